"""How something is divided, said without all of its numbers."""

# Slots of a clause: evenly; "two and one between these"; "3 to it, the rest to me".
DIVIDED = ("even", "pair", "rest")
