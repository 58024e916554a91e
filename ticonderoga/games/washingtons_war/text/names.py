"""What the sides and the stages of the alliance are called."""

from __future__ import annotations

from typing import Final

SIDE_NAMES: Final = ("American", "British", "French")
SIDES_WINNING: Final = ("Americans", "British")
SIDES_IN_SENTENCES: Final = ("The Americans", "The British")

FRANCE: Final = (
    "neutral",
    "about to sign the alliance",
    "in the war; the European War begins at the year's end",
    "in the war; European War",
)
"""12.2 What France is, by how far it has come (`position.FRANCE_NEUTRAL` to `EUROPEAN_WAR`)."""
