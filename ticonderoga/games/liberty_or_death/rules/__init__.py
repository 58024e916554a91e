"""The procedures of Liberty or Death, one file to a chapter of the rulebook."""
