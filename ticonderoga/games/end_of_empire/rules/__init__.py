"""The rules of End of Empire, a file to a chapter."""
