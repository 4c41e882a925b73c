"""Aegis: rulings on damage prevention and replacement effects."""
