"""Our own summary of every numbered section of the rules."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, str]] = {}
