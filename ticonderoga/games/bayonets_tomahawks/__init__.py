"""Bayonets & Tomahawks: the war for North America from 1755 to 1759, for two players."""
