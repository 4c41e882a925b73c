"""Ward: whether its cost is paid has to be told (702.21a)."""

import re

from bot.citation import Game
from bot.engine.counterspells import CounterSpell
from bot.engine.question import Do, Resolve
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.casting.optional import is_optional, replace_with
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_PAID, _UNPAID = "paid", "unpaid"


@handles("wardpay")
def ward_paid(scene: Scene, clause: Clause) -> None:
    """I pay for ward; he can't pay for it; she doesn't pay for the Tithe."""
    used = not clause.get("no")
    if "ward" not in clause.text.lower().split() and not _any_ward(scene):
        who = scene.player(clause.get("who")) if clause.get("who") else scene.subject
        if (asked := asked_to_pay(scene, who)) is not None:
            replace_with(scene, asked, who, used=used)
            return
        if not any(it.face and "pay" in it.face.text for it in scene.draft.things):
            raise scene.error(Problem.AMBIGUOUS, worded("What is paid for?"))
    scene.draft.ward = _PAID if used else _UNPAID


def _any_ward(scene: Scene) -> bool:
    return scene.game is not Game.MTG or any(
        ward_of(it) or (it.face is not None and "ward" in it.face.text.lower())
        for it in scene.draft.things
    )


def asked_to_pay(scene: Scene, who: str) -> DraftThing | None:
    """The one thing of another's that says "that player may pay {2}"."""
    asked = [
        it
        for it in scene.draft.things
        if it.on_board and it.controller != who and it.face is not None
        and "may pay" in it.face.text.lower() and is_optional(it)
    ]  # fmt: skip
    return asked[0] if len(asked) == 1 else None


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
    if warded:
        scene.draft.ward = _PAID
    return warded


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
        _check_written(scene, what, aims)
        for name in aims:
            it = scene.draft.thing(name)
            ward = ward_of(it) if it else ""
            if it is None or not ward or it.controller == what.controller:
                continue
            if scene.draft.ward == _PAID:
                continue
            if scene.draft.ward == _UNPAID:
                _counter(scene, entry, it)
                break
            raise scene.error(
                Problem.UNSUPPORTED,
                worded(
                    "{it} has {ward}: say whether that is paid.", it=it.id, ward=ward
                ),
                None,
                (worded("I pay for ward."), worded("I don't pay for ward.")),
            )


_WRITTEN = re.compile(
    r"\bwhen(?:ever)? (?P<what>[^.,]*?) becomes? the target of [^.]*?,"
    r"[^\n]*?\bcounter (?:that|it)\b(?P<unless>[^.]*\bunless\b)?"
)
_CASTS = re.compile(
    r"\bwhen(?:ever)? (?P<who>an opponent|a player|each player) casts [^.]*?,"
    r"[^\n]*?\bcounter (?:that|it)\b(?P<unless>[^.]*\bunless\b)?"
)


def _check_written(scene: Scene, what: Resolve, aims: list[str]) -> None:
    """Refuse what an ability in words would counter, unless that is paid for."""
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
        found = aimed or cast
        if found is None or (found["unless"] and scene.draft.ward == _PAID):
            continue
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "{it} has an ability that can counter that: say whether it is paid for,"
                " or leave {it} out.",
                it=host.id,
            ),
            None,
            (worded("I pay for ward."),) if found["unless"] else (),
        )


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


def _counter(scene: Scene, entry: Entry, it: DraftThing) -> None:
    """A spell is countered by the ability of *it*; an ability does nothing."""
    said = worded("Ward is not paid for: {it} is countered.", it=entry.source)
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
