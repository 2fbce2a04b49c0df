"""La correction d’une classe : des copies, des programmes isolés, des notes et des retours."""
