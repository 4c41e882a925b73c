"""Aegis on Discord: the only part that knows discord.py."""
