"""What tables draw of Bayonets & Tomahawks."""
