"""The words of non-players: the Patriot and the French chart."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

LOG: Final[dict[str, Sentence]] = {}
