"""Magic's card text."""
