"""What something gets: keywords, and so much more than it had."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Spec


@reader("keywords", of="specs")
def read_keywords(parse: Parse, at: int) -> Iterator[Reading]:
    """Properties of which every one is a keyword."""
    for end, specs in parse.reads("specs", at):
        if all(spec.kind == "keyword" for spec in specs):
            yield end, specs


@reader("gained", of="specs")
def read_gained(parse: Parse, at: int) -> Iterator[Reading]:
    """What is gained comes to what is there: "it gains 2 power" is +2/+0.

    "My champ got 12 damage on 15 life" tells how it stands.
    """
    for end, specs in parse.reads("specs", at):
        stands = any(it.kind == "counters" and it.value[1] == "damage" for it in specs)
        yield end, specs if stands else tuple(_more(parse, spec) for spec in specs)


@reader("changes", of="specs")
def read_changes(parse: Parse, at: int) -> Iterator[Reading]:
    """+2 Might: changes of size and nothing else."""
    for end, specs in parse.reads("gained", at):
        if all(spec.kind == "bonus" for spec in specs):
            yield end, specs


def _more(parse: Parse, spec: Spec) -> Spec:
    if not isinstance(spec.value, int):
        return spec
    match spec.kind:
        case "power":
            return replace(spec, kind="bonus", value=(spec.value, 0))
        case "toughness":
            return replace(spec, kind="bonus", value=(0, spec.value))
        case "life" if parse.game is not Game.MTG:
            return replace(spec, kind="bonus", value=(0, spec.value))
        case "might":
            return replace(spec, kind="bonus", value=(spec.value, spec.value))
    return spec
