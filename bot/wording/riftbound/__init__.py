"""Riftbound's card text read into effects."""
