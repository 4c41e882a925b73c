"""Fights of Riftbound: two groups at a battlefield."""
