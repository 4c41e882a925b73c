"""Which version this is; the wheel and whoever asks take it from here."""

VERSION = "0.1.0"
