"""Colours and creature types that a card's text has somebody choose."""

from itertools import chain
from typing import Any

from bot.cards.facts import is_spell
from bot.engine.binding import filled
from bot.engine.effects import Modifier
from bot.engine.inside import inside, put_for
from bot.engine.instructions import Ability, May
from bot.engine.question import Resolve
from bot.engine.values import Filter, Zone
from bot.errors import Problem
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.kinds import CARD_TYPES, SUBTYPES
from bot.scenario.words.syntax import Clause
from bot.worded import worded

_OPEN = ("the color of ", "the chosen color")
_OPEN_TYPE = "from the chosen card type"
_TYPES = SUBTYPES | CARD_TYPES


@handles("chosecolor")
def chose_color(scene: Scene, clause: Clause) -> None:
    """The chosen color is red, Elf is the chosen type: of what asks for one."""
    color = str(clause.get("color"))
    asks = asks_type if color in _TYPES else asks_color
    if clause.place in scene.colors_used:
        return
    if clause.get("card") is not None:
        pool = scene.things(clause.get("card"))
        for it in pool:
            if it.zone is Zone.STACK and it.face is not None and is_spell(it.face):
                # "In response Gods Willing naming red": whether it is cast is asked.
                it.zone = Zone.HAND
                it.flags.add("in hand")
    else:
        pool = [it for it in scene.draft.things if asks(it)][-1:]
        if not pool and color in _TYPES:
            raise scene.error(
                Problem.AMBIGUOUS, worded("Chosen for what?"), clause.place
            )
    for it in pool:
        _choose(scene, it, color)


def _choose(scene: Scene, it: DraftThing, color: str) -> None:
    if color in _TYPES and asks_type(it):
        it.abilities = filled(it.abilities, color)
        scene.draft.tell(
            worded("The type chosen for {it} is {kind}.", it=it.id, kind=color.title())
        )
        return
    if not asks_color(it):
        return
    it.abilities = filled(_of_that_color(it.abilities), color)
    it.keywords = {filled(one, color) for one in it.keywords}
    it.said.add("chosen color")
    scene.draft.tell(
        worded("The colour chosen for {it} is {color}.", it=it.id, color=color)
    )


def _of_that_color(abilities: Any) -> Any:
    """*abilities* with the colour for "from artifacts or from the chosen color".

    Who names a colour has taken that (608.2d).
    """
    for part in inside(abilities, May):
        ways = (part.do, part.otherwise)
        of_color = [way for way in ways if _is_open(way)]
        if len(of_color) == 1 and len(of_color[0]) == 1 and all(ways):
            abilities = put_for(abilities, part, of_color[0][0])
    return abilities


def asks_type(it: DraftThing) -> bool:
    """Whether its text speaks of a creature type that nobody has named yet."""
    return (
        any("chosen" in part.kinds for part in inside(it.abilities, Modifier))
        or any(
            "chosen" in part.kinds | part.any_kinds | part.not_kinds
            for part in inside(it.abilities, Filter)
        )
        or any(
            part.endswith(_OPEN_TYPE)
            for part in chain(inside(it.abilities, str), it.keywords)
        )
    )


def asks_color(it: DraftThing) -> bool:
    """Whether its text speaks of a colour that nobody has named yet."""
    return _is_open((it.abilities, *it.keywords))


def _is_open(says: object) -> bool:
    return any(
        "chosen" in part.colors | part.not_colors for part in inside(says, Filter)
    ) or any(
        words in part
        for part in inside(says, str)
        if part.startswith(("protection", "hexproof"))
        for words in _OPEN
    )


def choose_as_cast(scene: Scene, it: DraftThing) -> None:
    """The colour that a spell asks for, from what is said behind it.

    Raises QuestionError (AMBIGUOUS) if nobody says which.
    """
    if not asks_color(it):
        return
    chosen = _chosen_behind(scene)
    if chosen is None:
        raise unchosen(scene, it)
    _choose(scene, it, str(chosen.get("color")))


def _chosen_behind(scene: Scene) -> Clause | None:
    """The clause that names a colour for what is cast or used just now."""
    if scene.clause is not None and scene.clause.get("color"):
        return scene.clause
    return next(
        (
            it
            for it in scene.following[:3]
            if it.kind == "chosecolor" and it.get("card") is None
        ),
        None,
    )


def speaks_of_color(ability: Ability) -> bool:
    """Whether it works with a colour that nobody has named yet."""
    return _is_open(ability)


def chosen_as_used(scene: Scene, it: DraftThing, ability: Ability) -> Ability:
    """*ability* with the colour that is chosen this time, as it is said behind it.

    Raises QuestionError (AMBIGUOUS) if nobody says which.
    """
    if not speaks_of_color(ability):
        return ability
    chosen = _chosen_behind(scene)
    if chosen is None:
        raise unchosen(scene, it)
    scene.colors_used.add(chosen.place)
    used: Ability = filled(_of_that_color(ability), str(chosen.get("color")))
    return used


def check_chosen(scene: Scene) -> None:
    """Refuse what works with a colour that nobody has named."""
    for done in (entry.what for entry in all_entries(scene)):
        if isinstance(done, Resolve) and speaks_of_color(done.ability):
            by = scene.draft.thing(done.source)
            if by is not None:
                raise unchosen(scene, by)
    for it in scene.draft.things:
        if it.zone is Zone.BATTLEFIELD and not it.entered_later and _asks_now(it):
            raise unchosen(scene, it)
        if it.zone is Zone.BATTLEFIELD and not it.entered_later and asks_type(it):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which type is chosen for {it}?", it=it.label or it.id),
                None,
                ("The chosen type is Elf.",),
            )


def _asks_now(it: DraftThing) -> bool:
    """Whether its text works with a colour; activated abilities ask when used."""
    its = it.abilities
    standing = (its.statics, its.spell, its.keywords, its.irrelevant, its.unread)
    return _is_open((*standing, *it.keywords))


def unchosen(scene: Scene, it: DraftThing) -> Exception:
    """Which colour is it?"""
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Which colour is chosen for {it}?", it=it.label or it.id),
        None,
        ("… choosing red", "The chosen color is red."),
    )
