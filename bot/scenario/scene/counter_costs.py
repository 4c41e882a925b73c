"""What abilities cost that ask for a counter from another permanent (602.2b)."""

import re
from collections import Counter

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import AddCounters, TakeCounters
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.sacrificed import put_before
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_COUNTERS
from bot.scenario.words.numbers_asked import HOW_MUCH
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.worded import worded

_ASKED = re.compile(
    r"\bremove (?P<many>an?|\w+) (?:(?P<kind>[^\s,:]+) )?counters? "
    r"(?:or an? (?P<other>[^\s,:]+) counter )?from (?:among )?"
    r"(?P<which>another |an? |other )?"
    r"(?P<noun>creature|artifact|permanent|planeswalker)s? you control",
    re.IGNORECASE,
)


_FROM_OTHERS = re.compile(
    r"\bremove\b[^,:]*\bcounters?\b[^,:]* you control\b", re.IGNORECASE
)


def asks_for_counters(cost: str) -> bool:
    """Whether *cost* is paid with counters from something else than its host."""
    return _FROM_OTHERS.search(cost) is not None


def check_counter_costs(scene: Scene) -> None:
    """Take the counters where nothing else can be meant.

    What is told as removed pays first. Raises AMBIGUOUS where one of several is to be
    chosen, ILLEGAL where there are too few. Counters that nobody told of are taken to
    be there, as those of the host are.
    """
    if scene.game is not Game.MTG:
        return
    told = [pair for one in all_entries(scene) for pair in _removed(one)]
    spent: Counter[tuple[str, str]] = Counter()
    for entry in all_entries(scene):
        host = scene.draft.thing(entry.source)
        if host is None or not isinstance(entry.what, Resolve):
            continue
        cost = entry.what.ability.cost
        if not asks_for_counters(cost):
            continue
        paid = next((one for one in told if one[0] == entry.by), None)
        if paid is not None:
            told.remove(paid)
            continue
        asked = _ASKED.search(cost)
        put = _put_later(scene, asked)
        pool = _could_pay(scene, host, entry.by, asked, put)
        if len(pool) > 1 or (pool and asked is None):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("From what is the counter removed?"),
                None,
                [it.id for it in pool],
            )
        if pool and asked is not None:
            kind, n = _price(scene, pool[0], asked, entry.what.x)
            spent[pool[0].id, kind] += n
            had = pool[0].counters.get(kind, 0)
            if pool[0].id not in put and had < spent[pool[0].id, kind]:
                raise scene.error(
                    Problem.ILLEGAL,
                    worded(
                        "{host} has {n} {kind} counters: too few to pay for that.",
                        host=pool[0].id,
                        n=had,
                        kind=kind,
                    ),
                )
            gone = Do((TakeCounters(kind, n, Named(pool[0].id)),), entry.by)
            put_before(scene, Entry(gone, entry.by, entry.told), entry)


def _removed(entry: Entry) -> list[tuple[str, str]]:
    """Who removes a counter in *entry*, said by hand, and from what."""
    if not isinstance(entry.what, Do):
        return []
    who = entry.what.controller
    return [
        (who, one.on.id)
        for one in entry.what.do
        if isinstance(one, TakeCounters)
        and isinstance(one.on, Named)
        and one.on.id != entry.source  # what its own ability costs
    ]


def _put_later(scene: Scene, asked: re.Match[str] | None) -> set[str]:
    """What gets such counters in what is told."""
    return {
        part.on.id
        for one in all_entries(scene)
        for part in inside(one.what, AddCounters)
        if isinstance(part.on, Named) and _is_kind(part.kind, asked)
    }


def _could_pay(
    scene: Scene, host: DraftThing, who: str, asked: re.Match[str] | None, put: set[str]
) -> list[DraftThing]:
    which = (asked["which"] or "").lower().strip() if asked is not None else ""
    other = which in {"another", "other"}
    noun = asked["noun"].lower() if asked is not None else "permanent"
    return [
        it
        for it in scene.draft.things
        if it.controller == who
        and it.zone is Zone.BATTLEFIELD
        and (noun == "permanent" or noun in it.kinds)
        and not (other and it is host)
        and (it.id in put or _kinds_on(it, asked))
    ]


def _is_kind(kind: str, asked: re.Match[str] | None) -> bool:
    if asked is None:
        return True
    kinds = {(asked["kind"] or "").lower(), (asked["other"] or "").lower()} - {""}
    return not kinds or kind in kinds


def _kinds_on(it: DraftThing, asked: re.Match[str] | None) -> list[str]:
    return [kind for kind, n in it.counters.items() if n and _is_kind(kind, asked)]


def _price(
    scene: Scene, it: DraftThing, asked: re.Match[str], x: int | None
) -> tuple[str, int]:
    """The kind and number of counters that *it* loses."""
    kinds = _kinds_on(it, asked) or [(asked["kind"] or "").lower()]
    if len(kinds) > 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_COUNTERS, None, kinds)
    many = asked["many"].lower()
    if many == "x":
        if x is None:
            raise scene.error(Problem.AMBIGUOUS, HOW_MUCH)
        return kinds[0], x
    return kinds[0], int(many) if many.isdecimal() else NUMBER_WORDS.get(many, 1)
