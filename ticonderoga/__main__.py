"""`python -m ticonderoga`: the same as the command `ticonderoga`."""

from __future__ import annotations

import sys

from ticonderoga.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
