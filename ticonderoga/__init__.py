"""Ticonderoga: one rules engine, one table and one laboratory for board wargames."""

__version__ = "0.1.0"
