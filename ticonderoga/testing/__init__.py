"""Testing a game on the engine: the battery of laws, and situations built in words."""
