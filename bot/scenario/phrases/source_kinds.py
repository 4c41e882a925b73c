"""What kind of source deals damage, where only its kind is told."""

from collections.abc import Iterator

from bot.scenario.phrases.unit_specs import subtyped
from bot.scenario.words.kinds import COLORS, ELEMENTS
from bot.scenario.words.parsing import Parse, Reading, reader


@reader("sourcekind")
def read_source_kind(parse: Parse, at: int) -> Iterator[Reading]:
    """Spell, ability, attack, burn spell, ping: what kind of source it is."""
    here = at
    colors = []
    while (
        parse.word(here) in COLORS
        or parse.word(here) in ELEMENTS
        or subtyped(parse, here)
    ):
        colors.append(parse.word(here))
        here += 1
        here += parse.word(here) == "element" and parse.word(here - 1) in ELEMENTS
    words = {
        "spell": "spell", "ability": "ability", "attack": "attack", "hit": "hit",
        "burn": "spell", "ping": "ability", "instant": "spell", "sorcery": "spell",
        "source": "source", "trigger": "ability", "one": "", "strike": "attack",
        "action": "source", "skill": "source",
    }  # fmt: skip
    if parse.word(here) in words:
        kind = words[parse.word(here)]
        end = (
            here + 1 + (parse.word(here + 1) in {"spell", "source", "ability", "card"})
        )
        yield end, (kind, tuple(colors))


@reader("sourcekinds")
def read_source_kinds(parse: Parse, at: int) -> Iterator[Reading]:
    """Spells, abilities, actions: of several sources what kind they are."""
    kind = {"spells": "spell", "abilities": "ability", "actions": "source"}
    if parse.word(at) in kind:
        yield at + 1, (kind[parse.word(at)], ())
