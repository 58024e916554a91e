"""The data pack read into typed objects: map, pieces, cards, scenarios."""
