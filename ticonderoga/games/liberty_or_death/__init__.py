"""Liberty or Death: the American insurrection, four factions, 1775 to 1780."""
