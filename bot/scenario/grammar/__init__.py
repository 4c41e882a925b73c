"""The shapes of clauses, as tables, and how a text is covered by them."""
