"""Riftbound's keywords, counters and numbers of Might."""

from collections.abc import Iterable

from bot.engine.values import Amount, Variable
from bot.wording.phrases import Attempt
from bot.wording.riftbound.grammar import G
from bot.wording.units.amounts import Count, fixed
from bot.wording.units.keywords import add_keywords

# What is played out, or what a question can be about.
PLAYED = frozenset({"tank", "backline", "deflect", "ganking", "shield", "assault",
                    "temporary"})  # fmt: skip
NUMBERED = frozenset({"shield", "assault", "deflect"})
# These say how a card is played, moved or looked for.
INERT = frozenset(
    {
        "action", "reaction", "hidden", "accelerate", "vision", "weaponmaster",
        "quick-draw", "equip", "empower", "ambush", "repeat", "hunt",
        "unique", "predict", "mighty", "lethality",
    }
)  # fmt: skip


add_keywords(G, PLAYED, NUMBERED)


def inert(words: tuple[str, ...], at: int) -> int:
    """Where an inert keyword with its number or cost ends; *at* if there is none."""
    if words[at : at + 1] and words[at] in INERT:
        end = at + 1
        while end < len(words) and (words[end].isdecimal() or words[end][:1] == "{"):
            end += 1
        if words[end : end + 1] == ("—",):
            return len(words)
        return end
    return at


@G.reads("counter")
def _counter(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    words = attempt.words
    if words[at + 1 : at + 2] in (("counter",), ("counters",)) and (
        words[at].isalpha() and words[at] not in ("a", "the", "no", "of")
    ):
        return [(at + 1, words[at])]
    return []


Change = tuple[Count, Count]


@G.reads("change")
def _change(attempt: Attempt, at: int) -> Iterable[tuple[int, Change]]:
    """ "+2 Might": it is both what a unit deals and what it takes to kill it."""
    words = attempt.words
    word = words[at] if at < len(words) else ""
    amount: Amount
    if word[:1] in "+-" and word[1:].isdecimal():
        amount = int(word)
    elif word == "+x":
        amount = Variable("X")
    else:
        return []
    if words[at + 1 : at + 2] != ("might",):
        return []
    # "to a minimum of 1" is more than a number added.
    if words[at + 2 : at + 4] in (("to", "a"), (",", "to")):
        return []
    return [(at + 2, (fixed(amount), fixed(amount)))]
