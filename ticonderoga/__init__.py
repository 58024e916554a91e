"""Ticonderoga: one rules engine, one table and one laboratory for board wargames."""

from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import load, save

__version__ = "0.1.0"

__all__ = ["Match", "__version__", "answer", "find_game", "load", "make_agent", "save"]
