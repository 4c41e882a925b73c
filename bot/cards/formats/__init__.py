"""The shapes in which others publish cards, one module each."""
