"""The games that stand on the engine, one folder each."""
