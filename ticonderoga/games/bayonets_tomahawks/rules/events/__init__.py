"""7.4 The Events of the cards."""
