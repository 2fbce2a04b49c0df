"""`python -m mastermind_edu` : la même chose que `mastermind-edu`."""

import sys

from mastermind_edu.cli import main

sys.exit(main())
