"""What looks like a thing and is what somebody does: "and he bolts me", "opp fogs"."""

from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Thing

# Somebody, and never "my opponent's" but where an apostrophe is left out.
_BARE = frozenset({"opp", "opponent"})
_AIMED = frozenset("me him her it them my his us".split())


def is_done(parse: Parse, at: int, end: int, thing: Thing) -> bool:
    """Whether that is what somebody does there: "bolts me", "opp fogs"."""
    if parse.word(at) in _BARE and end == at + 2:
        doing = parse.word(end - 1).endswith("s") and not parse.capital(end - 1)
        return doing and bool(parse.reads("cardverb", end - 1))
    spell = thing.card is not None and not parse.capital(at)
    spell = spell and parse.word(end) in _AIMED and bool(parse.reads("cardverb", at))
    return end == at + 1 and (spell or parse.word(at) in {"copy", "copies"})
