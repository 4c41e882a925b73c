"""What whoever runs the bot sees of it: figures, health, logs, reports of mistakes."""
