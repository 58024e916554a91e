"""The words of non-players: Events."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

LOG: Final[dict[str, Sentence]] = {}
