"""A follow-up in words, read as an edit of the scenario it is about."""
