"""“What if it is infect damage?”, “the source has wither”: told of what deals it."""

from bot.errors import Problem
from bot.scenario.changing.edits import Edit, Traits
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import BE
from bot.scenario.scene.draft import Combat
from bot.scenario.words.kinds import COLORS
from bot.worded import joined, worded

_HAS = frozenset("has have had".split())
_DAMAGE = frozenset(
    {("it",), ("that",), ("this",), ("the", "damage"), ("this", "damage")}
)
_SOURCES = frozenset({("the", "source"), ("its", "source"), ("that", "source")})


def of_the_source(context: Context) -> Edit | None:
    """A keyword of the only source whose damage is told of (120.3).

    Raises QuestionError (AMBIGUOUS) where there are several, or for its colour.
    """
    words = context.words
    texts = [it.text for it in words.tokens]
    last = len(texts) - 1
    at = next((n for n in range(1, 4) if words.word(n) in BE | _HAS), 0)
    if not at:
        return None
    of_source = words.word(at) in _HAS and tuple(texts[:at]) in _SOURCES
    of_damage = (
        words.word(at) in BE
        and tuple(texts[:at]) in _DAMAGE
        and texts[last] == "damage"
    )
    if not (of_source or of_damage):
        return None
    said = words.said(at + 1, last + of_source)
    if of_damage and said in COLORS:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Say what is {color}: damage has no color.", color=said),
            tuple(f"{name} is {said}" for name in _sources(context)[:3]),
        )
    keywords = context.keywords(said)
    if not keywords:
        return None
    sources = _sources(context)
    if len(sources) != 1:
        listed = joined(keywords)
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which source has {listed}?", listed=listed),
            tuple(f"{name} has {listed}" for name in sources[:4]),
        )
    return Traits(
        (sources[0],),
        (),
        keywords,
        worded("{name} has {listed}.", name=sources[0], listed=joined(keywords)),
    )


def _sources(context: Context) -> list[str]:
    """What deals the damage that is told of, by name."""
    found: list[str] = []
    for number in context.harmful():
        for entry in context.entries(number):
            if isinstance(entry.what, Combat):
                found += [name for name, _ in entry.what.attackers]
            elif entry.source:
                found.append(entry.source)
    return list(dict.fromkeys(found))
