"""Grand Archive's card text read into effects."""
