"""5 The events of the cards, a file for every ten."""
