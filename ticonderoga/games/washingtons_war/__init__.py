"""Washington's War: a card-driven game of the American Revolution for two."""
