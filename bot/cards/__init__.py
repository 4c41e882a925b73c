"""The catalogue: shipped cards, imported cards, and finding them by name."""
