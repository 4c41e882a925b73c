"""The use cases: ask, follow up, show, look up, forget. No Discord, no SQL."""
