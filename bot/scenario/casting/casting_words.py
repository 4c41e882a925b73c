"""What permanents say of who can cast spells and when (601.3): kept as words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.citation import Game
from bot.engine.question import EnterNow, NextTurn, Resolve
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.behind_blocks import casts_slowly
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.worded import worded

_SAID = re.compile(
    r"\b(?P<who>you|players|each player|each opponent|your opponents) "
    r"(?P<does>(?:can't|can|may) cast [^.]*)",
    re.IGNORECASE,
)
_FLASH = re.compile(r"may cast (?:(\w+) )?spells as though they had flash")
# Costs, copies and zones are no matter of when.
_HARMLESS = re.compile(r"\bfrom\b|\bwithout paying\b|\bany type\b|\bany color\b")


def said_of_casting(scene: Scene, made: DraftThing, who: str, *, during: bool) -> str:
    """What else decides whether *who* can cast *made* now.

    "flash" where it can be cast as though it had flash, "barred NAME" where NAME
    forbids it, else "". Raises QuestionError (UNSUPPORTED) for what is not followed.
    """
    found = ""
    active = _active(scene)
    for it in scene.draft.things:
        if not it.on_board:
            continue
        for sentence in it.abilities.irrelevant:
            for said in _SAID.finditer(sentence):
                if not _concerns(said["who"].lower(), it.controller == who):
                    continue
                holds = _holds(scene, made, said["does"].lower(), it, who, during)
                if holds == "barred" and active:
                    return f"barred {it.id}"
                found = found or holds
    return "" if found == "barred" else found


@dataclass(frozen=True, slots=True)
class _Limit:
    """What *it*, in force since *since* was told, says of *who* can cast spells."""

    it: DraftThing
    who: str
    does: str
    since: Entry | None = None


def check_cast(scene: Scene, *, turn_told: bool) -> None:
    """Refuse a spell that is told to be cast where words there forbid it (601.3).

    Raises QuestionError: ILLEGAL, AMBIGUOUS where that hangs on whose turn it is,
    UNSUPPORTED for what is not followed.
    """
    if scene.game is not Game.MTG:
        return
    limits = [
        one
        for it in scene.draft.things
        if it.on_board and not it.entered_later
        for one in _limits(it)
    ]
    upon = {one.source: one.upon for one in all_entries(scene) if one.upon}
    count: dict[str, int] = {}
    for entry in all_entries(scene):
        made = scene.draft.thing(entry.source)
        if isinstance(entry.what, NextTurn):
            limits = [one for one in limits if "this turn" not in one.does]
            count = {}
        if made is None:
            continue
        if was_cast(entry, made):
            count[entry.by] = count.get(entry.by, 0) + 1
            for one in limits:
                if not _answers(one.since, entry.source, upon):
                    _check(scene, entry, made, one, count[entry.by], told=turn_told)
        match entry.what:
            case EnterNow():
                limits += _limits(made, entry)
            case Resolve(ability=ability):
                limits += _limits(made, entry, (ability.text,))


def was_cast(entry: Entry, made: DraftThing) -> bool:
    """Whether *entry* is a spell that was cast, a creature too."""
    if isinstance(entry.what, Resolve):
        return entry.what.spell
    return isinstance(entry.what, EnterNow) and "you cast it" in made.flags


def _limits(
    it: DraftThing, since: Entry | None = None, texts: tuple[str, ...] | None = None
) -> Iterator[_Limit]:
    for text in it.abilities.irrelevant if texts is None else texts:
        for said in _SAID.finditer(text):
            does = said["does"].lower()
            if does.startswith("can't") or " only " in does:
                yield _Limit(it, said["who"].lower(), does, since)


def _answers(since: Entry | None, spell: str, upon: dict[str, str]) -> bool:
    """Whether what came into force *since* was cast in response to *spell*."""
    name = since.upon if since is not None else ""
    while name and name != spell:
        name = upon.get(name, "")
    return bool(name)


def _check(
    scene: Scene, entry: Entry, made: DraftThing, limit: _Limit, nth: int, *, told: bool
) -> None:
    it, does = limit.it, limit.does
    if not _concerns(limit.who, it.controller == entry.by):
        return
    whole = _WHOLE.fullmatch(does)
    if whole is not None:
        kind = (whole["kind"] or "").strip()
        if kind and (kind.removeprefix("non") in made.kinds) is kind.startswith("non"):
            return
        if whole["many"] and nth == 1:
            return
        if whole["many"] and kind:
            raise _unfollowed(scene, it)
    elif not told and _OF_A_TURN.match(does) and not casts_slowly(scene):
        raise scene.error(Problem.AMBIGUOUS, worded("Whose turn is it?"))
    elif not _barred(scene, entry, made, limit):
        return
    elif not told:
        raise scene.error(Problem.AMBIGUOUS, worded("Whose turn is it?"))
    said = worded("{effect}: spells can't be cast.", effect=it.id)
    raise scene.error(Problem.ILLEGAL, said)


_OF_A_TURN = re.compile(r"can(?:'t cast spells| cast spells only) during (?!combat)")
# What it says of each spell, or of each but the first, whosever turn it is.
_WHOLE = re.compile(
    r"can't cast (?P<many>more than one )?(?P<kind>(?:non)?(?:creature|artifact|"
    r"enchantment|instant|sorcery|planeswalker) )?spells?(?: (?:this|each) turn)?"
)


def _barred(scene: Scene, entry: Entry, made: DraftThing, limit: _Limit) -> bool:
    midway = bool(entry.upon) or open_combat(scene) is not None
    found = _holds(scene, made, limit.does, limit.it, entry.by, midway)
    return found == "barred"


def _concerns(whom: str, own: bool) -> bool:
    if whom in {"players", "each player"}:
        return True
    return own == (whom == "you")


def _holds(
    scene: Scene, made: DraftThing, does: str, it: DraftThing, who: str, during: bool
) -> str:
    active = _active(scene)
    flash = _FLASH.match(does)
    if flash is not None:
        return "flash" if flash[1] is None or flash[1] in made.kinds else ""
    if _HARMLESS.search(does):
        return ""
    if does.startswith("can't cast spells during combat"):
        return "barred" if during else ""
    if does.startswith("can't cast spells during your turn"):
        return "barred" if active == it.controller else ""
    if re.match(r"can cast spells only during (?:their|your) own turns?", does):
        return "barred" if active != who else ""
    if does.startswith("can cast spells only any time they could cast a sorcery"):
        return "barred" if active != who or during else ""
    raise _unfollowed(scene, it)


def _unfollowed(scene: Scene, it: DraftThing) -> Exception:
    return scene.error(
        Problem.UNSUPPORTED,
        worded("What {it} says of casting spells is not followed here.", it=it.id),
    )


def _active(scene: Scene) -> str:
    """Whose turn it is: told before, or right behind the question."""
    following = scene.following[0] if scene.following else None
    if following is not None and following.kind == "turn":
        whose = following.get("whose")
        if whose:
            return str(whose)
        if following.get("who") is not None:
            return scene.player(following.get("who"))
    combat = open_combat(scene)
    return scene.draft.active or (combat.attacker if combat is not None else "")
