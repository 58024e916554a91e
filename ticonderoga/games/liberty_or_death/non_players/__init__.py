"""8 The non-player factions: their flowcharts, node by node."""
