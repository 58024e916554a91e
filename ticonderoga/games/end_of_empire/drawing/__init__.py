"""What tables draw of End of Empire."""
