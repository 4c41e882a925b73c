"""What a permanent that enters as a copy copies: "She copies the Bear"."""

from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.effects import Effect, EnterAsCopy
from bot.engine.question import Preference
from bot.engine.values import EachOf, Zone
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.filling import COPIES
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("copies")
def copies(scene: Scene, clause: Clause) -> None:
    """Clone copies the Dragon; she copies the Bear; …, copying his 5/5."""
    if _with_a_spell(scene, clause.get("what")):
        # "I copy it with Odd Fork": that is cast on the spell.
        slots = {"who": "who", "card": "what", "to": "of"}
        take_as(scene, clause, "cast", {k: clause.get(v) for k, v in slots.items()})
        return
    # "A Clone enters as a copy of it": of what was told of before the Clone.
    before = _told_before(scene, clause)
    words = set(clause.text.lower().split())
    named = []
    if clause.get("what") and not (_ENTERS & words and _is_new(clause.get("what"))):
        who = clause.get("who")
        owner = scene.player(who) if isinstance(who, Person) else ""
        named = scene.things(clause.get("what"), owner)
    elif clause.get("what"):
        take_as(scene, clause, "enter", {"what": clause.get("what")})
        named = list(scene.focus)
    if named and _ENTERS & words and not any(it.entered_later for it in named):
        # "Alice's Clone enters as a copy of the Elk": that is when it enters.
        slots = {"what": clause.get("what")}
        take_as(scene, clause, "enter", slots)
        named = list(scene.focus)
    pool = [it for it in named or scene.draft.things if may_copy(it)]
    there = named or [it for it in scene.focus if _copies(it)]
    if len(there) == 1 and not pool and there[0].on_board and not _ENTERS & words:
        is_a_copy(scene, there[0], clause)
        return
    if named and not pool:
        raise scene.error(
            Problem.ILLEGAL,
            worded("{it} does not enter as a copy of anything.", it=named[0].id),
        )
    if not pool:
        raise scene.error(Problem.AMBIGUOUS, worded("What is the copy?"))
    copied = before or targeted(scene, clause.get("of"), new=True)
    if copied == [pool[-1].id] and _is_pronoun(clause.get("of")):
        copied = [it.id for it in _others(scene, pool[-1])]
    if len(copied) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Exactly one thing is copied."))
    choose_to_copy(scene, pool[-1], copied[0])


def _told_before(scene: Scene, clause: Clause) -> list[str]:
    """What "it" is where *clause* begins; nothing where something is named."""
    of = clause.get("of")
    told = clause.get("what") is not None and _is_pronoun(of)
    return targeted(scene, of) if told else []


def _is_pronoun(said: object) -> bool:
    return isinstance(said, Thing) and said.noun in {"it", "that"}


def _others(scene: Scene, copier: DraftThing) -> list[DraftThing]:
    """ "I cast Clone, which enters as a copy of it": nothing copies itself."""
    there = [it for it in scene.draft.things if it.on_board and it is not copier]
    return [
        it for it in there if it.zone is Zone.BATTLEFIELD and "creature" in it.kinds
    ]


def _is_new(what: object) -> bool:
    """ "A Clone": told for the first time."""
    return isinstance(what, Thing) and what.det == "a" and what.owner is None


def is_a_copy(scene: Scene, it: DraftThing, clause: Clause) -> None:
    """ "My Clone is a copy of Hill Giant": it is there as just that (707.2)."""
    what = clause.get("of")
    parts = what.parts if isinstance(what, Several) else (what,)
    (said,) = parts if len(parts) == 1 else (None,)
    if not isinstance(said, Thing) or (it.face is None and not it.token):
        raise scene.error(Problem.AMBIGUOUS, worded("What is the copy?"))
    before = len(scene.draft.things)
    fresh = said.card is not None and said.owner is None and said.det != "the"
    (model,) = scene.thing(said, it.controller, new=fresh)
    if model is it and _is_pronoun(said):
        others = _others(scene, it)
        if len(others) != 1:
            raise scene.error(Problem.AMBIGUOUS, worded("Exactly one thing is copied."))
        (model,) = others
    new = scene.draft.things[before:]
    as_it_is = replace(
        model, id=it.id, label=it.label, controller=it.controller, owner=it.owner,
        zone=it.zone, token=it.token, entered_later=it.entered_later,
        kinds={*model.kinds}, colors={*model.colors}, keywords={*model.keywords},
        counters={**it.counters}, damage=it.damage, tapped=it.tapped, attached_to="",
        flags={*it.flags}, said={*it.said, "is a copy"}, named=it.named,
    )  # fmt: skip
    things = [as_it_is if one is it else one for one in scene.draft.things]
    scene.draft.things[:] = [
        one for one in things if one is not model or model not in new or said.owner
    ]
    scene.draft.tell(worded("{it} copies {copied}.", it=it.id, copied=model.id))
    scene.recent[:] = [one for one in scene.recent if one not in (it, model)]
    scene.notice([as_it_is])
    scene.focus = [as_it_is]


def _with_a_spell(scene: Scene, what: object) -> bool:
    if not isinstance(what, Thing) or what.card is None:
        return False
    face = face_named(scene.catalogue_card(what.card), what.card.typed)
    return scene.game is Game.MTG and is_spell(face)


_ENTERS = frozenset({"enters", "entered", "enter", "comes"})


def may_copy(it: DraftThing) -> bool:
    """Whether it enters, by its own words, as a copy that somebody chooses."""
    return it.entered_later and _copies(it)


def _copies(it: DraftThing) -> bool:
    return any(
        isinstance(one, Effect)
        and isinstance(one.act, EnterAsCopy)
        and isinstance(one.act.of, EachOf)
        for one in it.abilities.statics
    )


def choose_to_copy(scene: Scene, it: DraftThing, copied: str) -> None:
    """Its controller uses the copy effect, and copies that."""
    for first, of in ((f"use {it.id}", ""), (copied, it.id)):
        scene.draft.preferences.append(Preference(it.controller, first, of=of))
    scene.draft.tell(worded("{it} copies {copied}.", it=it.id, copied=copied))
    it.said.add(COPIES)
    if (model := scene.draft.thing(copied)) is not None:
        # What that can do is used of it, once it is there.
        also = (*it.abilities.activated, *model.abilities.activated)
        it.abilities = replace(it.abilities, activated=also)
    scene.focus = [it]
