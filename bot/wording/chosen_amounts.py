"""Amounts that players decide on as something resolves: cards discarded, life paid."""

from bot.engine.values import Amount, Least, Variable

CARDS_DISCARDED = Variable("the number of cards discarded this way")
LIFE_PAID = Variable("the amount of life paid this way")


def as_chosen(n: Amount) -> str:
    """How much a player may decide on, in words; "" for an amount that is settled."""
    match n:
        case Least((first, int(most))) if first == CARDS_DISCARDED:
            return f"up to {most}"
        case Variable() if n == CARDS_DISCARDED:
            return "any number of"
        case Variable() if n == LIFE_PAID:
            return "any amount of"
        case _:
            return ""
