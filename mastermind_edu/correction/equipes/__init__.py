"""Qui juge les copies : cette machine, ou une grappe de machines ; la correction leur parle de la même façon, par `concurrent.futures`."""
