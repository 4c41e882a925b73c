"""The board and the script as they grow, clause by clause."""
