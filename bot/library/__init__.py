"""The rules by number and by word, of every edition."""

from bot.library.entry import Edition, Entry, Hit, Link, Suggestion, Term
from bot.library.library import Library

__all__ = ["Edition", "Entry", "Hit", "Library", "Link", "Suggestion", "Term"]
