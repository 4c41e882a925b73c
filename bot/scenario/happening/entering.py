"""What enters the battlefield without being cast."""

from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.engine.acts import EnterWith
from bot.engine.effects import Effect
from bot.engine.inside import inside
from bot.engine.instructions import CardAbilities
from bot.engine.question import EnterNow
from bot.engine.values import Filter, Side, Zone
from bot.engine.watches import EnterWatch
from bot.errors import Problem
from bot.scenario.casting.casting import WAS_CAST
from bot.scenario.casting.choosing import prefer
from bot.scenario.casting.giving_text import merge
from bot.scenario.casting.sides import check_aimed, entering_targets
from bot.scenario.happening.returning import enters_again
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.counters_for_x import counters_for_x
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.timing import place
from bot.scenario.scene.tokens_made import tokens_entering
from bot.scenario.words.asked_back import WHICH_COUNTERS
from bot.scenario.words.numbers_asked import HOW_MUCH
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded

_CAST = frozenset({"cast", "casts", "casting"})


def _just_cast(scene: Scene, it: DraftThing) -> bool:
    """ "Alice casts Clone. It enters": it was cast right before, and enters once."""
    last = scene.draft.script[-1] if scene.draft.script else None
    if last is None or last.arrives or scene.game is not Game.MTG:
        return False
    return isinstance(last.what, EnterNow) and last.what.object == it.id


def _check_played(scene: Scene, clause: Clause) -> None:
    """ "I play Zhang Liao and he enters": he, and no champion, has just entered.

    Raises QuestionError (SYNTAX) where nothing has.
    """
    last = scene.draft.script[-1].what if scene.draft.script else None
    played = scene.draft.thing(last.object) if isinstance(last, EnterNow) else None
    if played is None:
        raise scene.not_read(clause.place)
    scene.focus = [played]


def _has_entered(scene: Scene, clause: Clause, it: DraftThing) -> bool:
    """Whether "…, that enters with two counters" speaks of what has just been cast."""
    entered = any(
        isinstance(entry.what, EnterNow) and entry.what.object == it.id
        for entry in scene.draft.script
    )
    return entered and clause.text.lower().split()[:1] in (["that"], ["which"])


def _check_whole(scene: Scene, clause: Clause) -> None:
    """ "He has a 5/5 flier entering": not a 5/5, and a flier besides.

    Raises QuestionError (SYNTAX) where the size before it went elsewhere.
    """
    for part in parts_of(clause.get("what")):
        if not isinstance(part, Thing) or part.noun != "creature":
            continue
        before = part.place.start - 1
        bare = not (part.det or part.owner or part.plural)
        if bare and before >= 0 and "/" in scene.parse.tokens[before].text:
            raise scene.error(
                Problem.SYNTAX, worded("What enters? Say it in a sentence of its own.")
            )


def _size_as(scene: Scene, what: object) -> tuple[int, int] | None:
    """The size of "enters as a 1/1"; nothing else is said so."""
    if what is None:
        return None
    parts = parts_of(what)
    one = parts[0] if len(parts) == 1 else None
    sizes = one.of("size") if isinstance(one, Thing) and len(one.specs) == 1 else []
    if not sizes or one is None:
        raise scene.not_read(parts[0].place)
    size: tuple[int, int] = sizes[0]
    return size


def _enters_with(scene: Scene, it: DraftThing, kind: str, amount: int) -> None:
    """It enters with so many counters; not again what its own text says (614.1c)."""
    own = [
        number
        for part in inside(it.abilities.statics, EnterWith)
        for which, number in part.counters
        if which == kind
    ]
    if own == [amount]:
        return
    if own:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("{it} says itself what it enters with. Leave it out.", it=it.id),
        )
    act = EnterWith(counters=((kind, amount),))
    with_them = Effect(EnterWatch(Filter(this=True)), act)
    it.abilities = merge(it.abilities, CardAbilities(statics=(with_them,)))


def _told_tokens(what: object) -> bool:
    """ "A 1/1 Soldier token enters": it is created (111.1), not put there."""
    parts = [it for it in parts_of(what) if isinstance(it, Thing)]
    return bool(parts) and all(
        "token" in it.of("status") and it.of("size") for it in parts
    )


def _newcomers(scene: Scene, clause: Clause, who: str) -> tuple[Any, str]:
    """ "Two creatures of mine enter": others than those that are there already."""
    what = clause.get("what")
    (part, *more) = parts_of(what)
    if not isinstance(part, Thing) or part.owner is None or part.det or more:
        return what, who
    if not part.count or " of " not in clause.text.lower():
        return what, who
    owner = scene.player(part.owner)
    waiting = [
        it
        for it in scene.draft.things
        if it.controller == owner and it.zone is not Zone.BATTLEFIELD
    ]
    return (what, who) if waiting else (replace(part, owner=None), who or owner)


@handles("enter")
def enters(scene: Scene, clause: Clause) -> None:
    """My Rusted Sentinel enters; Bob plays a 3/3."""
    who = scene.who(clause)
    whose = clause.get("whose")
    if isinstance(whose, Person):
        who = scene.player(whose)
    elif isinstance(clause.get("who"), Person):
        scene.subject = who
    _check_whole(scene, clause)
    if enters_again(scene, clause):
        take_as(scene, clause, "comesback")
        return
    plain = not {"as", "to", "counters"} & {k for k, it in clause.slots.items() if it}
    if scene.game is Game.MTG and plain and _told_tokens(clause.get("what")):
        HANDLERS["create"](scene, clause)
        return
    if plain and (made := tokens_entering(scene, clause.get("what"), who)):
        scene.focus = made
        return
    size = _size_as(scene, clause.get("as"))
    what, who = _newcomers(scene, clause, who)
    known = {it.id for it in scene.draft.things}
    for it in scene.things(what, who, new=True):
        if size is not None:
            it.power, it.toughness = size
            it.sized = True
            it.said.add("size")
        if scene.game is Game.GRAND_ARCHIVE and "champion" in it.kinds:
            _check_played(scene, clause)
            continue
        if _just_cast(scene, it) and clause.get("counters") is None:
            scene.focus = [it]
            if clause.get("to") is not None:
                aimed = targeted(scene, clause.get("to"), it.controller)
                prefer(scene, it.controller, aimed)
            continue
        cast = scene.game is Game.MTG and bool(_CAST & {*clause.text.lower().split()})
        it.zone = Zone.STACK if cast else Zone.HAND
        it.entered_later = True
        # It enters with them: that can be changed (306.5b, 122.6).
        it.loyalty = it.counters.pop("loyalty", it.loyalty)
        for kind in counters_for_x(it) if it.x is not None else ():
            it.counters.pop(kind, None)
        if who:
            it.controller = who
        elif it.id not in known and clause.get("to") is not None:
            _owned_by_target(scene, it, clause)
        if cast:
            it.flags |= WAS_CAST
        told = _enters_under(scene, it)
        counters = clause.get("counters")
        if clause.get("loyal") is not None:
            counters = (clause.get("loyal").value, "loyalty")
        if clause.get("tapped"):
            tapped = Effect(EnterWatch(Filter(this=True)), EnterWith(tapped=True))
            it.abilities = merge(it.abilities, CardAbilities(statics=(tapped,)))
        if scene.game is Game.MTG:
            # "I cast a 1/1 with three +1/+1 counters": it enters with those (122.6).
            for kind in [*it.counters]:
                _enters_with(scene, it, kind, it.counters.pop(kind))
        if counters is not None:
            amount, kind = counters
            if not kind:
                raise scene.error(Problem.AMBIGUOUS, WHICH_COUNTERS)
            if not isinstance(amount, int):
                raise scene.error(Problem.AMBIGUOUS, HOW_MUCH)
            if kind == "loyalty":
                it.loyalty = amount
            else:
                _enters_with(scene, it, kind, amount)
            told = worded(
                "{it} would enter with {amount} {kind} counter."
                if amount == 1
                else "{it} would enter with {amount} {kind} counters.",
                it=it.id,
                amount=amount,
                kind=kind,
            )
        if _has_entered(scene, clause, it):
            scene.draft.tell(told)
            continue
        it.x = clause.get("x") if clause.get("x") is not None else it.x
        entering = EnterNow(it.id, it.controller, it.x, cast=cast)
        entry = Entry(entering, it.controller, told, it.id)
        entry.arrives = scene.game is Game.MTG
        place(scene, entry, protective=False)
        scene.focus = [it]
        if clause.get("to") is not None:
            # What it does as it has entered: whoever controls it takes that target.
            aimed = targeted(scene, clause.get("to"), it.controller)
            if scene.game is not Game.MTG:
                check_aimed(scene, it, it.controller, aimed)
            prefer(scene, it.controller, aimed)
            scene.focus = [*filter(None, map(scene.draft.thing, aimed))] or [it]


def _owned_by_target(scene: Scene, it: DraftThing, clause: Clause) -> None:
    """ "Riptide Rex enters and targets my unit": of whom its trigger lets choose that.

    Only where nobody was said to own it.
    """
    parts = parts_of(clause.get("what"))
    if any(isinstance(one, Thing) and one.owner for one in parts):
        return
    sides = {one.filter.controller for one in entering_targets(it.abilities)}
    aimed = filter(None, map(scene.draft.thing, targeted(scene, clause.get("to"))))
    owners = {one.controller for one in aimed}
    if len(sides) != 1 or len(owners) != 1 or len(scene.draft.players) != 2:
        return
    if (side := sides.pop()) is not None:
        owner = owners.pop()
        owner = owner if side is Side.YOU else scene.other(owner)
        it.controller = it.owner = owner


def _enters_under(scene: Scene, it: DraftThing) -> str:
    if scene.game is Game.GRAND_ARCHIVE:
        return scene.says(
            it.controller,
            "{it} enters the field under your control.",
            "{it} enters the field under {who}'s control.",
            it=it.id,
        )
    return scene.says(
        it.controller,
        "{it} enters the battlefield under your control.",
        "{it} enters the battlefield under {who}'s control.",
        it=it.id,
    )
