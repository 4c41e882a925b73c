"""What is kept: rulings, settings, claims. SQLite by default."""
