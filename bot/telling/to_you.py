"""What happens to whoever asks: other languages say it otherwise than of others."""

# Said to them, and the field in which it is told of others who it happens to.
_SAID = (
    ("{it} deals {points} damage to you.", "who"),
    ("{it} deals {points} combat damage to you.", "who"),
    ("{it} deals {points} unpreventable damage to you.", "who"),
    ("{it} deals {points} unpreventable combat damage to you.", "who"),
    ("{source} deals {amount} damage to you.", "recipient"),
    ("{source} deals {amount} damage to you.", "player"),
    ("{source} deal {amount} damage to you.", "recipient"),
    ("{source} would deal {amount} damage to you.", "recipient"),
    ("{source} would deal {amount} combat damage to you.", "recipient"),
    ("The next {points} damage to you is prevented this turn.", "whom"),
    ("The next {points} combat damage to you is prevented this turn.", "whom"),
    ("The next {points} noncombat damage to you is prevented this turn.", "whom"),
    ("The next {points} spell damage to you is prevented this turn.", "whom"),
    ("The next {points} ability damage to you is prevented this turn.", "whom"),
    ("Which effect applies {which} to the damage to you?", "recipient"),
)
# By the template of what is told of others: the field, and the template said to you.
TO_YOU = {said.replace("you", f"{{{field}}}"): (field, said) for said, field in _SAID}
