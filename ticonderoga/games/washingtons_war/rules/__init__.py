"""The rules of Washington's War, file by chapter of the rulebook."""
