"""Short ids people can type and read to each other, such as K7Q2M."""

import secrets

# No vowels (no words by accident), and nothing that looks like something else.
ALPHABET = "23456789BCDFGHJKMNPQRSTVWXYZ"
LENGTH = 5
# After so many ids that were taken, the next ones are a character longer.
CROWDED = 3


def new_id(tried: int = 0) -> str:
    """A fresh id; *tried* counts the ones that were already taken."""
    length = LENGTH + tried // CROWDED
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def read_id(typed: str) -> str:
    """The id someone typed, without what lists set around it; "" if it is none."""
    found = typed.strip(" \t\n#`*").upper()
    fits = LENGTH <= len(found) <= 4 * LENGTH and set(found) <= set(ALPHABET)
    return found if fits else ""
