"""What else happens, and how the board is told to be."""
