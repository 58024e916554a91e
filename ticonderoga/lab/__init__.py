"""The laboratory: games between named agents, what they tell, and how fast it goes."""
