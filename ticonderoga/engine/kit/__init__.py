"""What most games need besides their rules: packs, maps, cards, phases, positions as text."""
