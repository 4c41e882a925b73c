"""A text, with what was changed of it, read to its end."""
