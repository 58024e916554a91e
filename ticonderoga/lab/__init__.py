"""The laboratory: many games between named agents, and how fast the engine is."""
