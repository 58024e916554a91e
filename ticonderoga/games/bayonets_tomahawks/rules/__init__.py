"""The rules of Bayonets & Tomahawks, a file to a chapter."""
