"""End of Empire: three wars for North America from 1740 to 1782, for two players."""
