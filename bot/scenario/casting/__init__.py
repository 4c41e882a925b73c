"""Spells, abilities and shields that players use."""
