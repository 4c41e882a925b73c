"""Cards in graveyards, and what comes back from there."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.conditions import AllHold, Compare, Matches
from bot.engine.effects import DrawWatch, Effect, Instead
from bot.engine.instructions import Draw, MillCards, Move, PutOnto
from bot.engine.question import AskKind, Do, Preference
from bot.engine.values import AllRefs, Filter, Named, Side, StatOf, Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.happening.happening import do, doer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import after
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("ingraveyard")
def in_graveyard(scene: Scene, clause: Clause) -> None:
    """I have a 2/2 Bear in my graveyard: there, but not in play."""
    whose = clause.get("whose") or clause.get("who")
    if isinstance(whose, Person) and whose.kind in {"each", "both"}:
        for one in scene.players(whose):
            kind = one if one in {"me", "opponent"} else "name"
            who = replace(whose, kind=kind, name=one)
            in_graveyard(scene, replace(clause, slots={**clause.slots, "who": who}))
        return
    if clause.get("any") and "your graveyard" in scene.parse.text.lower():
        raise scene.error(Problem.AMBIGUOUS, worded("Whose is this?"), clause.place)
    name = scene.player(whose) if whose is not None else scene.subject
    name = name or default_owner(scene)
    scene.subject = name
    what = clause.get("what")
    found: list[DraftThing] = []
    for item in what if isinstance(what, tuple | list) else (what,):
        if not isinstance(item, Thing):
            raise scene.error(Problem.SYNTAX, worded("This cannot be in a graveyard."))
        if item.card is None and (item.count or item.det in {"a", "an"}):
            # "Two Zombies … and two Zombie cards in my graveyard": others than those.
            item = replace(item, det="another")
        if item.noun == "card" and item.card is None and item.specs:
            # "A card with dredge 3": of no name, but told well enough.
            item = replace(item, noun="creature")
        for it in scene.thing(item, name, new=True):
            it.controller = it.owner = name
            it.zone = Zone.GRAVEYARD
            it.needs_size = False
            found.append(it)
    scene.notice(found)
    scene.focus = found


@handles("castatgrave")
def cast_at_graveyard(scene: Scene, clause: Clause) -> None:
    """She casts a spell on a Bear in her graveyard: there, if it was not yet."""
    scene.subject = scene.player(clause.get("who"))
    owner = scene.player(clause.get("whose"))
    names: list[str] = []
    for item in parts_of(clause.get("to")):
        there = [
            it
            for it in scene.draft.things
            if it.zone is Zone.GRAVEYARD and it.owner == owner
            and isinstance(item, Thing) and fits(it, item, scene.game)
        ]  # fmt: skip
        if not there:
            slots = {"what": (item,), "whose": clause.get("whose")}
            take_as(scene, clause, "ingraveyard", slots)
            there = scene.focus
        names += [it.id for it in there[:1]]
    aims = tuple(Thing("label", clause.place, label=name) for name in names)
    to = Several(aims, clause.place)
    slots = {key: it for key, it in clause.slots.items() if key != "whose"}
    take_as(scene, clause, "cast", {**slots, "to": to})


@after(Game.MTG)
def dredges(scene: Scene) -> None:
    """Instead of drawing, N cards may be milled and the card returned (702.52a)."""
    for it in scene.draft.things:
        words = sorted(it.keywords | set(it.abilities.keywords))
        counts = [word.split()[1] for word in words if word.startswith("dredge ")]
        if it.zone is not Zone.GRAVEYARD or not counts or not counts[0].isdecimal():
            continue
        number = int(counts[0])
        it.keywords.add(f"dredge {number}")
        there = Filter(zone=Zone.GRAVEYARD, keywords=frozenset({f"dredge {number}"}))
        # Not with fewer cards in the library (702.52b).
        enough = Compare(StatOf(Named(it.owner), "library"), ">=", number)
        scene.draft.statics.append(
            Effect(
                DrawWatch(Filter(ids=frozenset({it.owner}), players=Side.ANY)),
                Instead(
                    (
                        MillCards(number, Named(it.owner)),
                        Move(Named(it.id), Zone.HAND),
                    )
                ),
                id=scene.draft.effect_id(),
                label=it.id,
                controller=it.owner,
                optional=Named(it.owner),
                when=AllHold((Matches(Named(it.id), there), enough)),
            )
        )


@handles("dredge")
def dredge(scene: Scene, clause: Clause) -> None:
    """She dredges the Imp: what she does instead of the draw told, or of another."""
    who = doer(scene, clause)
    it = scene.one(clause.get("what"))
    _drawing(scene, who)
    scene.draft.preferences.append(Preference(who, f"use {it.id}"))
    scene.draft.tell(
        scene.says(who, "You dredge {it}.", "{who} dredges {it}.", it=it.id)
    )
    scene.focus = [it]


@handles("ask_dredge")
def may_dredge(scene: Scene, clause: Clause) -> None:
    """Can she dredge the Imp? It is among the choices of the draw, or it is not."""
    who = scene.player(clause.get("who")) if clause.get("who") else scene.subject
    it = scene.one(clause.get("what"))
    _drawing(scene, who)
    ask(scene, clause, AskKind.ZONE, it.id)


def _drawing(scene: Scene, who: str) -> None:
    """A draw of that player, if none has been told."""
    told = any(
        isinstance(entry.what, Do)
        and any(isinstance(one, Draw) for one in entry.what.do)
        for entry in scene.draft.script
    )
    if not told:
        said = scene.says(who, "You draw a card.", "{who} draws a card.")
        do(scene, who, said, Draw(1, Named(who)))


@handles("gravesize")
def grave_size(scene: Scene, clause: Clause) -> None:
    """I have three cards in my graveyard: cards that nobody names."""
    name = scene.player(clause.get("who"))
    value = number(scene, clause.get("n")) if clause.get("n") else 1
    scene.draft.players[name].graveyard = value
    scene.draft.tell(
        worded(
            "Cards in the graveyard of {who}: {value}.",
            who=scene.name(name),
            value=value,
        )
    )


@handles("reanimate")
def reanimate(scene: Scene, clause: Clause) -> None:
    """I return the Bear and the Elf to the battlefield: they enter together."""
    whose = clause.get("whose")
    who = doer(scene, clause)
    owner = scene.player(whose) if isinstance(whose, Person) else who
    if clause.get("who") is None and isinstance(whose, Person):
        # Nobody is said to return it: its owner has it (110.2a).
        who = owner
    known = {id(it) for it in scene.draft.things}
    found: list[DraftThing] = scene.things(clause.get("what"), owner, new=True)
    for it in found:
        if id(it) not in known:
            it.zone = Zone.GRAVEYARD
    names = ", ".join(it.id for it in found)
    back = PutOnto(AllRefs(tuple(Named(it.id) for it in found)), under=Named(who))
    do(scene, who, f"{names}: from the graveyard to the battlefield.", back)
    scene.focus = found
