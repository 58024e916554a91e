"""The data pack read into typed objects: map, pieces, tables, scenarios."""
