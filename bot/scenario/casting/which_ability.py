"""Which of the abilities of a permanent is used."""

import re

from bot.engine.inside import holds
from bot.engine.instructions import (
    Ability,
    DealDamage,
    DestroyIt,
    Draw,
    GainLife,
    TakeCounters,
    Unplayed,
)
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.usable import abilities_to_use, asks_source, check_understood
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import one_of, worded

_NUMBERED = re.compile(
    r"\b(first|second|third|fourth|last|1st|2nd|3rd|4th)(?: [a-z]+)? ability\b"
)
_NUMBERS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": 0}
_NUMBERS |= {"1st": 1, "2nd": 2, "3rd": 3, "4th": 4}


def _numbered(scene: Scene, host: DraftThing) -> int | None:
    """The 2 of "I use its second ability": as they stand on the card.

    None where some ability of the card is not among those that can be used here.
    """
    text = host.face.text if host.face is not None else ""
    if text.count(": ") != len(host.abilities.activated):
        return None
    said = scene.clause.text.lower() if scene.clause is not None else ""
    found = _NUMBERED.search(said)
    return _NUMBERS[found[1]] if found else None


def _sign(scene: Scene) -> int:
    """Whether loyalty is said to go up (1) or down (-1) for it."""
    said = scene.clause.text.lower().split() if scene.clause is not None else []
    up, down = _UP & {*said}, _DOWN & {*said}
    return bool(up) - bool(down)


_UP = frozenset({"pluses", "plusses", "plus", "up"})
_DOWN = frozenset({"minuses", "minus", "down"})


def _idle(ability: Ability) -> bool:
    """Whether all that it does is kept in words."""
    return all(isinstance(one, Unplayed) for one in ability.do) and not ability.modes


def _takes_counters(ability: Ability) -> bool:
    """Whether counters are removed for it: "I remove a counter to ping Bob"."""
    return any(isinstance(it, TakeCounters) for it in ability.pays)


# "I remove a counter to gain 2 life": what is said to be done by using it.
_DEEDS: tuple[tuple[re.Pattern[str], type], ...] = tuple(
    (re.compile(said, re.IGNORECASE), act)
    for said, act in (
        (r"\b(?:to gain|gaining|and gains?)\b[^.]*\blife\b", GainLife),
        (r"\b(?:to (?:deal|ping|shoot)|dealing|pinging|shooting)\b", DealDamage),
        (r"\b(?:to draw|drawing|and draws?)\b", Draw),
        (r"\b(?:to (?:destroy|kill)|destroying|killing)\b", DestroyIt),
    )
)


def _doing(scene: Scene, pool: list[Ability]) -> list[Ability]:
    """Those of *pool* that do what is said to be done with it."""
    said = scene.clause.text if scene.clause is not None else ""
    acts = [act for pattern, act in _DEEDS if pattern.search(said)]
    if len(acts) != 1:
        return []
    (act,) = acts
    return [it for it in pool if holds(it.do, act)]


# What an ability adds, and whether anything else comes of it.
ADDS = re.compile(r"(?P<pays>[^.:\n]*): Add (?P<what>[^.]*)\.?(?P<more>[^\n{]*)")


def adds(text: str, wanted: str) -> bool:
    """Whether mana is added: of the kind *wanted* (W, C), any where that is "*"."""
    found = ADDS.search(text)
    if found is None or wanted in {"", "*"}:
        return found is not None
    what = found["what"]
    return f"{{{wanted}}}" in what or (wanted != "C" and "any color" in what)


_GROWS = re.compile(r"\bgets? \+\d", re.IGNORECASE)
_PUMP = frozenset("pump pumps pumped pumping".split())


def _is_pumped(scene: Scene) -> bool:
    """ "I pump it twice": with an ability that makes it grow."""
    said = scene.clause.text.lower().split() if scene.clause is not None else []
    return scene.clause_kind == "use" and not _PUMP.isdisjoint(said)


def ability_used(scene: Scene, host: DraftThing, use: Use) -> Ability:
    """The ability of *host* that is meant. Raises QuestionError for none or several."""
    pool = list(abilities_to_use(scene, host))
    if _is_pumped(scene):
        pool = [it for it in pool if _GROWS.search(it.text)]
    if (number := _numbered(scene, host)) is not None:
        meant = host.abilities.activated[number - 1 : number or None]
        pool = [it for it in pool if it in meant] or pool
    if use.mana:
        pool = [it for it in pool if adds(it.text, use.mana)] or pool
    if use.loyalty is not None:
        pool = [it for it in pool if it.loyalty == use.loyalty]
    elif (sign := _sign(scene)) and len(pool) > 1:
        pool = [it for it in pool if (it.loyalty or 0) * sign > 0] or pool
    else:
        walker = [it for it in pool if it.loyalty is not None and not _idle(it)]
        if walker and len(pool) > 1:
            pool = walker
    if scene.clause_kind in {"remove", "removeeach", "removemore"}:
        paid = [it for it in pool if _takes_counters(it)]
        pool = paid if len(paid) == 1 else pool
    doing = _doing(scene, pool) if len(pool) > 1 else []
    pool = doing if len(doing) == 1 else pool
    check_understood(scene, pool)
    if len(pool) > 1:
        telling = [it for it in pool if prevents(it)]
        pool = telling if len(telling) == 1 else pool
    if len(pool) > 1 and use.targets:
        fitting = [it for it in pool if len(it.targets) >= 1]
        pool = fitting or pool
    if len(pool) > 1:
        asking = [it for it in pool if asks_source(it) == bool(use.sources)]
        pool = asking or pool
    if len(pool) == 1:
        return pool[0]
    if not pool:
        raise scene.error(
            Problem.ILLEGAL,
            worded("{host} has no such ability to use.", host=host.label or host.id),
        )
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Which ability of {host}: {listed}?",
            host=host.label or host.id,
            listed=one_of([f"“{it.text}”" for it in pool[:4]]),
        ),
    )
