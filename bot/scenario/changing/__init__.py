"""A scenario told anew with edits: added, dropped, moved, altered."""
