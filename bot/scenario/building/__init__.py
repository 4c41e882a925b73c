"""Clauses taken one by one, checked, and made the whole question."""
