"""How the game is drawn: its board once, and the scene that a seat sees."""
