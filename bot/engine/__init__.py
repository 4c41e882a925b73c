"""The pure engine: no clock, dice, log, file, Discord or database."""
