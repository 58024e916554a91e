"""Skirmish: a game of one page, kept working by the tests, from which a new game is copied."""
