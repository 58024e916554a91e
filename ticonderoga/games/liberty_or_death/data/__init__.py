"""The data pack read into typed objects: map, cards, pieces."""
