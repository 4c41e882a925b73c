"""Readers for the documents that publishers really publish."""
