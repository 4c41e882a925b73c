"""Attacks, blocks and damage dealt by hand."""
