"""Ward: whether its cost is paid has to be told (702.21a)."""

import re
from collections.abc import Iterator

from bot.citation import Game
from bot.engine.counterspells import CounterSpell
from bot.engine.inside import inside
from bot.engine.instructions import May
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Who
from bot.errors import Problem
from bot.scenario.casting.optional import is_optional, replace_with
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHAT_PAID
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_PAID, _UNPAID = "paid", "unpaid"


@handles("wardpay")
def ward_paid(scene: Scene, clause: Clause) -> None:
    """I pay for ward; he can't pay for it; she doesn't pay for the Tithe."""
    used = not clause.get("no")
    if scene.game is not Game.MTG:
        if not any("deflect" in it.keywords for it in scene.draft.things):
            raise scene.error(Problem.AMBIGUOUS, WHAT_PAID)
        slots = {"who": clause.get("who"), "no": clause.get("no")}
        take_as(scene, clause, "deflectpaid", slots)
        return
    if "ward" not in clause.text.lower().split() and not _any_ward(scene):
        who = scene.player(clause.get("who")) if clause.get("who") else scene.subject
        if (asked := asked_to_pay(scene, who)) is not None:
            replace_with(scene, asked, who, used=used, paid=unless(asked, who))
            return
        if not any(it.face and "pay" in it.face.text for it in scene.draft.things):
            raise scene.error(Problem.AMBIGUOUS, WHAT_PAID)
    scene.draft.ward = _PAID if used else _UNPAID


def _any_ward(scene: Scene) -> bool:
    return any(
        ward_of(it) or (it.face is not None and "ward" in it.face.text.lower())
        for it in scene.draft.things
    )


def asked_to_pay(scene: Scene, who: str) -> DraftThing | None:
    """The one thing that says "that player may pay {2}", "unless they pay {2}"."""
    asked = [
        it
        for it in scene.draft.things
        if it.on_board and it.controller != who and it.face is not None
        and "may pay" in it.face.text.lower() and is_optional(it)
    ]  # fmt: skip
    asked += [it for it in scene.draft.things if it not in asked if unless(it, who)]
    if scene.last_cast in asked:
        return scene.last_cast
    return asked[0] if len(asked) == 1 else None


def unless(it: DraftThing, who: str) -> bool:
    """Whether *it* does something unless *who* pays for it: Mana Leak."""
    said = it.face.text.lower() if it.face is not None else ""
    return (
        it.on_board
        and bool(_UNLESS.search(said))
        and any(
            one.otherwise and (one.who is Who.YOU) == (it.controller == who)
            for one in inside(it.abilities, May)
        )
    )


_UNLESS = re.compile(r"\bunless [^.]*?\bpays?\b|\bmay pay\b")


def pays_ward(scene: Scene, who: str) -> bool:
    """Whether "She pays {2}" is for the ward of what she has just aimed at."""
    last = scene.last_resolve()
    what = last.what if last is not None else None
    if scene.game is not Game.MTG or not isinstance(what, Resolve) or last is None:
        return False
    if who and who != last.by:
        return False
    aims = [scene.draft.thing(name) for slot in what.chosen for name in slot]
    warded = any(
        it is not None and it.controller != last.by and ward_of(it) for it in aims
    )
    aimed = [name for slot in what.chosen for name in slot]
    if warded or any(found["unless"] for _, found in _written(scene, what, aimed)):
        scene.draft.ward = _PAID
        return True
    return False


def ward_of(it: DraftThing) -> str:
    """The ward it has, in words; "" for none."""
    return next((k for k in it.keywords if k[:4] == "ward"), "")


def check_ward(scene: Scene) -> None:
    """Counter what aims at a permanent with ward and is not paid for.

    Raises QuestionError (UNSUPPORTED) where nobody says whether it is.
    """
    if scene.game is not Game.MTG:
        return
    for entry in all_entries(scene):
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        aims = [one for slot in what.chosen for one in slot]
        if _counter_as_written(scene, entry, what, aims):
            continue
        for name in aims:
            it = scene.draft.thing(name)
            ward = ward_of(it) if it else ""
            if it is None or not ward or it.controller == what.controller:
                continue
            if scene.draft.ward == _PAID:
                continue
            if scene.draft.ward == _UNPAID:
                said = worded(
                    "Ward is not paid for: {it} is countered.", it=entry.source
                )
                _counter(scene, entry, it, said)
                break
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} has {ward}: say whether that is paid.", it=it.id, ward=ward
                ),
                None,
                _both_ways(scene, what.controller),
            )


_WRITTEN = re.compile(
    r"\bwhen(?:ever)? (?P<what>[^.,]*?) becomes? the target of [^.]*?,"
    r"(?P<first>[^\n]*?)\bcounter (?:that|it)\b(?P<unless>[^.]*\bunless\b)?"
)
_CASTS = re.compile(
    r"\bwhen(?:ever)? (?P<who>an opponent|a player|each player) casts [^.]*?,"
    r"(?P<first>[^\n]*?)\bcounter (?:that|it)\b(?P<unless>[^.]*\bunless\b)?"
)


# Then it depends on what went before in the turn, or on whose ability it is.
_AT_TIMES = re.compile(r"\btime\b|\bduring\b|\bwhile\b|[\"“]")


def _both_ways(scene: Scene, payer: str) -> tuple[str, ...]:
    """What to add: "Bob pays for ward." of the one whose spell it is."""
    if payer == "me":
        return worded("I pay for ward."), worded("I don't pay for ward.")
    who = "My opponent" if payer == "opponent" else scene.name(payer)
    return f"{who} pays for ward.", f"{who} doesn't pay for ward."


def _written(
    scene: Scene, what: Resolve, aims: list[str]
) -> Iterator[tuple[DraftThing, re.Match[str]]]:
    """What has an ability that would counter *what*, and the words of it."""
    for host in scene.draft.things:
        text = host.face.text.lower() if host.face and host.on_board else ""
        if "counter" not in text or host.id == what.source:
            continue
        foe = host.controller != what.controller
        aimed = _WRITTEN.search(text)
        if aimed is not None and not (
            (foe or "opponent" not in aimed[0])
            and any(_is_meant(scene, host, aimed["what"], name) for name in aims)
        ):
            aimed = None
        cast = _CASTS.search(text) if what.spell else None
        if cast is not None and not foe and cast["who"] == "an opponent":
            cast = None
        if (found := aimed or cast) is not None:
            yield host, found


def _counter_as_written(
    scene: Scene, entry: Entry, what: Resolve, aims: list[str]
) -> bool:
    """Counter what an ability in words counters, where it is told that nobody pays.

    Raises QuestionError (UNSUPPORTED) where that is not told.
    """
    for host, found in _written(scene, what, aims):
        may_be_paid = bool(found["unless"])
        if may_be_paid and scene.draft.ward == _PAID:
            continue
        at_once = not found["first"].strip() and not _AT_TIMES.search(found[0])
        if at_once and (not may_be_paid or scene.draft.ward == _UNPAID):
            said = worded("{spell} is countered.", spell=entry.source)
            _counter(scene, entry, host, said)
            return True
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "{it} has an ability that can counter that: say whether it is paid for,"
                " or leave {it} out.",
                it=host.id,
            ),
            None,
            _both_ways(scene, what.controller) if may_be_paid else (),
        )
    return False


def _is_meant(scene: Scene, host: DraftThing, what: str, name: str) -> bool:
    """Whether *name* is among *what* an ability of *host* says is aimed at."""
    if name == host.controller:
        return bool(re.search(r"\byou\b(?! control)", what))
    it = scene.draft.thing(name)
    if it is None or it.controller != host.controller:
        return False
    if "you control" in what:
        words = set(re.findall(r"\w+", what))
        return "permanent" in words or bool(it.kinds & words)
    if "enchanted" in what or "equipped" in what:
        return host.attached_to == name
    return it is host


def _counter(scene: Scene, entry: Entry, it: DraftThing, said: str) -> None:
    """A spell is countered by the ability of *it*; an ability does nothing."""
    groups = [scene.draft.script]
    for one in scene.draft.script:
        if isinstance(one.what, Combat):
            groups += [one.what.before, one.what.between]
    for group in groups:
        if entry not in group:
            continue
        at = group.index(entry)
        assert isinstance(entry.what, Resolve)
        if entry.what.spell:
            ward = Do((CounterSpell(Named(entry.source)),), it.controller, it.id)
            group.insert(at, Entry(ward, it.controller, said, it.id))
        else:
            group.remove(entry)
            scene.draft.tell(entry.told)
            scene.draft.tell(said)
