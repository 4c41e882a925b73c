"""What the order is asked of: "who decides in which order the effects are applied"."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import ENDS

_WORDS = frozenset(
    "the a an effect effects replacement replacements prevention is are gets get be "
    "being applied apply applies applying used use happen happens goes go in which "
    "what they them it that those these this two both or first second before after "
    "doubled tripled doubling tripling prevented preventing reduced increased damage "
    "shield shields to order we whether how my his her their your used life gain "
    "drawn draw counters tokens other each".split()
)


@reader("orderwords")
def read_order_words(parse: Parse, at: int) -> Iterator[Reading]:
    """Words that only speak of effects and what is done first, and things by name."""
    here = at
    while here < len(parse.tokens) and parse.word(here) not in ENDS | {",", ":", "("}:
        if parse.word(here) in _WORDS:
            here += 1
            continue
        named = [
            end
            for end, thing in parse.reads("thing", here)
            if isinstance(thing, Thing) and (thing.card is not None or thing.label)
        ]
        if not named:
            break
        here = max(named)
    if here > at:
        yield here, parse.said(at, here)


@reader("clauseend")
def read_clause_end(parse: Parse, at: int) -> Iterator[Reading]:
    """No more words of that clause behind it: "I heal 3", and no "3 damage"."""
    if at >= len(parse.tokens) or parse.word(at) in _CLAUSE_ENDS:
        yield at, True


_CLAUSE_ENDS = frozenset("? . ! , ; : ( ) - and but so then while or".split()) | {"\n"}
