"""The same commands in a terminal: one-shot and interactive."""
