"""The engine: asks, choices, dice, log, matches, saving and replay. It knows no game."""
