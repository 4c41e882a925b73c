"""“The shield is on the Bear instead”: the one shield there is, on something else."""

import re

from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import Added, Edit, Together, Unshielded, When
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.meaning import self
from bot.scenario.words.small_words import MINE
from bot.worded import worded

_SHIELD = r"(?:prevent[- ]?(?P<n>\d+) |prevention )?shield(?: (?:of|for) (?P<n2>\d+))?"
_THE = r"(?:the|that|this|my|his|her|their|[\w' ]+'s)(?: same)? "
_GOES = (
    r"(?:is|was|were|are|goes|went|sits|sat|would be|got|gets) (?:put |used |placed )?"
    r"(?:on|onto|over|for|around) |protect(?:s|ed) "
)
_HAS = r"has|have|had|gets|get|got|holds|held|is given|was given"
_WAYS = tuple(
    re.compile(way, re.IGNORECASE)
    for way in (
        rf"{_THE}{_SHIELD} (?:{_GOES})(?P<to>.+)",
        rf"(?:.+? )?(?:move|moves|moved|put|puts|switch|switched) {_THE}{_SHIELD} "
        r"(?:to|on|onto|over to) (?P<to>.+)",
        rf"(?:.+? )?(?:give|gives|gave) (?P<to>.+?) {_THE}{_SHIELD}",
        rf"(?P<to>.+?) (?:{_HAS}) {_THE}{_SHIELD}",
    )
)
# A shield not spoken of as the one told of is the same only where it is "instead".
_ANOTHER = (
    re.compile(rf"(?P<to>.+?) (?:{_HAS}) (?:a )?{_SHIELD}", re.IGNORECASE),
    re.compile(rf"(?:a )?{_SHIELD} (?:{_GOES})(?P<to>.+)", re.IGNORECASE),
)
_INSTEAD = re.compile(r",? instead\b", re.IGNORECASE)


def shield_moved(context: Context) -> Edit | None:
    """The shield that was told of, on whoever is said to have it now."""
    words = context.words
    text = " ".join(_INSTEAD.sub("", words.said()).split())
    ways = _WAYS + (_ANOTHER if "instead" in words.flags else ())
    found = next((it for way in ways if (it := way.fullmatch(text))), None)
    if found is None:
        return None
    there = shields(context.scene)
    name, said = _holder(context, found["to"])
    if not name or len(there) != 1 or not _plain(there[0]):
        return None
    if found.re in _ANOTHER and said == "I" and _on_mine(context, _holders(there[0])):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Who has the shield?"),
            (f"prevent-{found['n'] or found['n2']} shield instead",),
        )
    points = int(found["n"] or found["n2"] or there[0].start or 0)
    if _holders(there[0]) == frozenset({name}):
        if points != there[0].start:
            return None  # the same shield, with another number
        raise context.error(
            Problem.ILLEGAL, worded("That changes nothing: it is so already.")
        )
    whose = context.scene.name(name) if said == "I" else said
    told = worded("a prevent-{n} shield is on {name} instead.", n=points, name=whose)
    has = "have" if said == "I" else "has"
    return Together(
        (
            Unshielded(""),
            Added(f"{said} {has} a prevent-{points} shield", When.FACT, told),
        )
    )


def _holders(shield: Effect) -> frozenset[str]:
    """Who has that shield."""
    assert isinstance(shield.watch, DamageWatch)
    return shield.watch.recipient.ids or frozenset()


def _on_mine(context: Context, holders: frozenset[str]) -> bool:
    """ "I have a prevent-4 shield", where my Bear has the one told of."""
    there = context.scene.draft.things
    return any(
        it.id in holders and it.controller == "me" and "champion" not in it.kinds
        for it in there
    )


def _plain(shield: Effect) -> bool:
    """Whether its number is all there is to say of it."""
    return isinstance(shield.watch, DamageWatch) and shield.watch.combat is None


_MINE = frozenset("i me myself".split())


def _holder(context: Context, words: str) -> tuple[str, str]:
    """The one player or thing that *words* mean, and what to call it; "" for none."""
    if words.lower() in _MINE:
        return (self(context.scene, "me") if context.scene.has_me else ""), "I"
    if (whose := MINE.get(words.lower())) is not None:
        words = f"{whose} {'creature' if context.scene.game is Game.MTG else 'unit'}"
    parse, first = context.parse(words)
    for end, person in parse.reads("person", first):
        if end == len(parse.tokens):
            try:
                return self(context.scene, context.scene.player(person)), words
            except QuestionError:
                return "", ""
    things = [it for _, some in context.things(words) for it in some]
    return (things[0].id, words) if len(things) == 1 else ("", "")
