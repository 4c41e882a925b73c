"""Effects said in plain words that the readers read back to the same effects."""
