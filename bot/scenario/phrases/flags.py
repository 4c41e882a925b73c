"""What else people say that a thing is: kicked, monstrous, summoning sick."""

from collections.abc import Iterator

from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.phrase_table import PhraseTable

# How people say that something came under control only this turn (302.6).
_ARRIVED = tuple(
    (verb, *where, *when)
    for verb in ("came", "entered", "arrived")
    for where in (
        (), ("in",), ("into", "play"), ("the", "battlefield"), ("down",),
        *(
            (*there, "under", whose, "control")
            for there in ((), ("into", "play"), ("the", "battlefield"))
            for whose in ("my", "his", "her", "their", "its", "your")
        ),
    )
    for when in (("this", "turn"), ("on", "this", "turn"))
)  # fmt: skip


_FLAGS = PhraseTable(
    (tuple(words.split()), flag)
    for words, flag in (
        ("empowered", "empowered"),
        ("kicked", "kicked"),
        ("metalcraft", "metalcraft"),
        ("threshold", "threshold"),
        ("hellbent", "hellbent"),
        ("summoning sick", "sick"),
        ("summoning sickness", "sick"),
        *((" ".join(words), "sick") for words in _ARRIVED),
        ("monstrous", "monstrous"),
        ("renowned", "renowned"),
        ("buffed", "buffed"),
        ("leveled up", "leveled up"),
    )
)


def flags(parse: Parse, at: int) -> Iterator[tuple[int, str, object]]:
    """Each flag that stands at *at*."""
    for end, flag in _FLAGS.at(parse, at):
        yield end, "flag", flag


@reader("traits", of="specs")
def read_traits(parse: Parse, at: int) -> Iterator[Reading]:
    """Keywords and colours: what a creature may as well not have."""
    for end, specs in parse.reads("specs", at):
        if all(spec.kind in {"keyword", "color"} for spec in specs):
            yield end, specs
