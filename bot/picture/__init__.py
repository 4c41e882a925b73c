"""What happened, drawn: sources, effects in order, recipients, and every result."""
