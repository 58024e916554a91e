"""The words of non-players: the British chart, Brilliant Strokes and the Treaty."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence

LOG: Final[dict[str, Sentence]] = {}
