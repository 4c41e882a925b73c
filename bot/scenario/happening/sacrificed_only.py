"""What somebody sacrifices, to no ability that is named."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.exchanging import Exchange
from bot.engine.inside import walk
from bot.engine.instructions import DealDamage, SacrificeIt, SacrificeSome
from bot.engine.permanents import GainControl
from bot.engine.values import Filter, Named, Who
from bot.engine.watches import ZoneWatch
from bot.errors import Problem
from bot.scenario.casting.sacrificing import only_outlet
from bot.scenario.casting.shields import other_number
from bot.scenario.happening.happening import do, doer
from bot.scenario.happening.made_to_sacrifice import (
    chosen_to_sacrifice,
    devoured,
    given_to_trigger,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import acted_on, number
from bot.scenario.scene.scene import HANDLERS, Scene, handles
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHAT_FIRST, WHAT_HAS_TEXT, WHICH_ABILITY
from bot.scenario.words.kinds import TOKENS
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import Kind
from bot.worded import capital, worded


@handles("sacrificeonly")
def sacrifices(scene: Scene, clause: Clause) -> None:
    """He sacrifices a creature."""
    named = clause.get("who") is not None
    ordered = not named and clause.text.lower().startswith("sacrifice ")
    if (everyone := _everyone(clause)) is not None:
        do(scene, default_owner(scene), f"{capital(clause.text)}.", everyone)
        return
    who = doer(scene, clause) if named else default_owner(scene) if ordered else ""
    end = clause.place.end
    if scene.parse.word(end) == ":" and scene.parse.is_kind(end + 1, Kind.QUOTE):
        # "I sacrifice it: “Sacrifice a creature: You gain 3 life.”": for what has that?
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_HAS_TEXT,
            clause.place,
            ('I control "Odd Altar": "Sacrifice a creature: …". I use Odd Altar.',),
        )
    late = named and any(it.kind == "have" for it in scene.following)
    late = late and not _has_creatures(scene, who)
    if clause.get("by") or clause.get("boss") or late:
        hers = _any_of_hers(scene, clause.get("what"), who, late=late)
        if hers is not None:
            (part, *_) = parts_of(clause.get("what"))
            said = capital(scene.parse.said(part.place.start, part.place.end))
            one = worded("{it} is sacrificed.", it=said)
            many = worded("{it} are sacrificed.", it=said)
            do(scene, who, one if hers.amount == 1 else many, hers)
            return
    things = acted_on(scene, _of_theirs(clause), who)
    who = who or things[0].controller
    _only_of_theirs(scene, clause, who, things)
    if (eater := devoured(scene, who, things)) is not None:
        scene.focus = [eater]
        return
    if not clause.get("paid") and chosen_to_sacrifice(scene, who, things):
        scene.focus = things
        return
    if clause.get("trigger"):
        if given_to_trigger(scene, who, things, told=True):
            scene.focus = things
            return
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY, clause.place)
    outlet = None
    done = named or not _PASSIVE & set(clause.text.lower().split())
    if done and not (clause.get("paid") or clause.get("by") or clause.get("boss")):
        outlet = only_outlet(scene, clause, who, things)
    if outlet is not None:
        scene.focus = things
        noun = "it" if len(things) == 1 else "them"
        what = Several((Thing(noun, clause.place, label=noun),), clause.place)
        slots = {"who": clause.get("who"), "what": what, "card": outlet}
        if (to := aimed_behind(scene, outlet, len(things))) is not None:
            slots["to"] = to
        HANDLERS["sacto"](scene, replace(clause, kind="sacto", slots=slots))
        return
    if done and given_to_trigger(scene, who, things, told=False):
        scene.focus = things
        return
    face = things[0].face if len(things) == 1 else None
    if done and not clause.get("paid") and face is not None and face.name in TOKENS:
        # A Food is sacrificed for what it says itself.
        used = Thing("label", clause.place, label=things[0].id)
        slots = {"who": clause.get("who"), "card": used}
        HANDLERS["use"](scene, replace(clause, kind="use", text="use", slots=slots))
        return
    if done and not clause.get("paid"):
        check_got(scene)
    if len(things) > 1 and any(map(_watches_deaths, things)):
        # Gone first, it sees none of the others die (603.6c, 603.10a).
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_FIRST,
            clause.place,
        )
    told = worded("{it} is sacrificed.", it=", ".join(it.id for it in things))
    do(scene, who, told, *(SacrificeIt(Named(it.id)) for it in things))
    scene.focus = things


# "A Goat is sacrificed" may be because of anything.
_PASSIVE = frozenset("is are was were get gets got".split())


def _only_of_theirs(
    scene: Scene, clause: Clause, who: str, things: list[DraftThing]
) -> None:
    """Refuse what *who* does not control, nor can have got by then (701.21a)."""
    if scene.game is not Game.MTG or clause.get("boss") or clause.get("by"):
        return
    changed = any(
        isinstance(part, GainControl | Exchange)
        for entry in all_entries(scene)
        for part in walk(entry.what)
    )
    for it in things:
        if it.controller != who and it.on_board and not changed:
            raise scene.error(
                Problem.ILLEGAL,
                worded("Only who controls {it} can sacrifice it.", it=it.id),
                clause.place,
            )


def _watches_deaths(it: DraftThing) -> bool:
    """Whether something of it triggers as others die."""
    return any(
        isinstance(one, Trigger)
        and isinstance(one.watch, ZoneWatch)
        and not one.watch.what.this
        for one in it.abilities.statics
    )


def _of_theirs(clause: Clause) -> Several | None:
    """What is sacrificed, as something of whoever does it (701.21a)."""
    what: Several | None = clause.get("what")
    who = clause.get("who")
    if not isinstance(who, Person) or what is None:
        return what
    parts = tuple(
        replace(it, owner=who)
        if isinstance(it, Thing) and it.owner is None and it.det == "a"
        else it
        for it in parts_of(what)
    )
    return Several(parts, clause.place)


def _told_later(scene: Scene, who: str) -> bool:
    """Whether what that player has on the table is told behind this."""
    return any(
        it.kind == "have"
        and isinstance(owner := it.get("who") or it.get("owner"), Person)
        and who in scene.players(owner)
        for it in scene.following
    )


def _everyone(clause: Clause) -> SacrificeSome | None:
    """ "Each player sacrifices a creature": all at the same time (101.4)."""
    who = clause.get("who")
    parts = parts_of(clause.get("what"))
    one = parts[0] if len(parts) == 1 else None
    if not isinstance(who, Person) or who.kind not in _EVERYONE:
        return None
    plain = isinstance(one, Thing) and one.noun == "creature" and one.det == "a"
    if not plain or not isinstance(one, Thing) or one.label:
        return None
    if any(it.kind != "noun" for it in one.specs):
        return None
    creature = Filter(objects=True, kinds=frozenset({"creature"}))
    return SacrificeSome(creature, 1, _EVERYONE[who.kind])


_EVERYONE = {
    "each": Who.EACH_PLAYER,
    "both": Who.EACH_PLAYER,
    "each opponent": Who.EACH_OPPONENT,
}


def _has_creatures(scene: Scene, who: str) -> bool:
    return any(
        it.controller == who and it.on_board and "creature" in it.kinds
        for it in scene.draft.things
    )


def _any_of_hers(
    scene: Scene, what: object, who: str, *, late: bool
) -> SacrificeSome | None:
    """ "Bob's spell makes Alice sacrifice a creature": one of those she has.

    None where she is said to have none: then it is another one.
    """
    (part, *more) = parts_of(what)
    if more or not isinstance(part, Thing) or part.label:
        return None
    if part.det != "a" and not (part.plural and part.count and not part.det):
        return None
    if part.noun != "creature" or any(it.kind != "noun" for it in part.specs):
        return None
    kinds = frozenset({part.noun})
    pool = [it for it in scene.draft.things if it.controller == who and it.on_board]
    if not any(it.kinds >= kinds for it in pool) and not (
        late or _told_later(scene, who)
    ):
        return None
    return SacrificeSome(Filter(objects=True, kinds=kinds), part.count or 1, Named(who))


# "She sacrifices two Goblins to deal 4 damage to Nick": what that does is told.
def aimed_behind(scene: Scene, outlet: Thing, times: int) -> Several | None:
    """Whom what is told behind it is dealt to, by *outlet* used so many *times*.

    That clause is then taken. Raises QuestionError (ILLEGAL) for another number than
    that of its ability, once or in all.
    """
    told = _dealt(scene)
    (host, *_) = scene.thing(outlet)
    if told is None:
        return None
    does = walk(tuple(one.do for one in host.abilities.activated))
    points = {one.amount for one in does if isinstance(one, DealDamage)}
    said = number(scene, told.get("n"))
    if not any(isinstance(it, int) and said in (it, it * times) for it in points):
        raise other_number(scene, host, said)
    scene.told_with.add(told.place)
    to: Several | None = told.get("to")
    return to


def check_got(scene: Scene) -> None:
    """Refuse to say of what is sacrificed for nothing that it deals damage."""
    if (told := _dealt(scene)) is not None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY, told.place)


def _dealt(scene: Scene) -> Clause | None:
    behind = next(iter(scene.following), None)
    if behind is None or behind.kind != "damage" or behind.lead:
        return None
    return behind if behind.get("itself") and behind.get("n") is not None else None
