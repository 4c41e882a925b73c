"""Clauses that say how the board is, put onto the draft."""

import re
from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.inside import is_one_sided
from bot.engine.question import Do
from bot.errors import Problem
from bot.scenario.casting.casting import cast, require_read
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.on_table import another_of_each, on_table
from bot.scenario.casting.preventing import shield_retold
from bot.scenario.casting.shields import (
    check_who_has,
    check_whose_shield,
    placed_on,
    spoken_of,
)
from bot.scenario.casting.sides import (
    held_by,
    in_other_hands,
    whose_side,
)
from bot.scenario.casting.who_casts import shielded
from bot.scenario.combat.nobodys import also_theirs
from bot.scenario.happening.bare_numbers import (
    bare_number,
    check_only_counted,
    number_of_life,
)
from bot.scenario.happening.each_has import each_has, sized_now
from bot.scenario.happening.known_numbers import in_memory
from bot.scenario.happening.libraries import in_library
from bot.scenario.happening.lying_on import worn
from bot.scenario.happening.totals import set_life
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.any_walker import check_no_player
from bot.scenario.scene.asked_with import there_already
from bot.scenario.scene.assuming import check_told_first
from bot.scenario.scene.claims import READY_TO_BLOCK
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.him import creature_shielded
from bot.scenario.scene.meaning import number, self
from bot.scenario.scene.owned_lists import some_more
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.tokens_made import tokens_got
from bot.scenario.scene.whose import default_owner, shared_out
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing
from bot.worded import worded

# --- what is on the table ------------------------------------------------------


@handles("have")
def have(scene: Scene, clause: Clause) -> None:
    """I have Samite Healer, a 2/2 and a prevent-3 shield."""
    if clause.get("single") and sized_now(scene, clause):
        return
    if open_combat(scene) and clause.text.lower() in _TAKES_ONE:
        take_as(scene, clause, "unblocked", {"rest": 1, "one": 1})
        return
    if worn(scene, clause):
        bearer = Several((Thing("it", clause.place, label="it"),), clause.place)
        cards = Several(parts_of(clause.get("what")), clause.place)
        take_as(scene, clause, "attached", {"card": cards, "to": bearer})
        return
    if made := tokens_got(scene, clause):
        scene.focus = made
        return
    if creature_shielded(scene, clause):
        she = Several((Thing("it", clause.place, label="it"),), clause.place)
        take_as(scene, clause, "is", {"what": she, "specs": clause.get("what")})
        return
    for who, what in (("who", "what"), ("who2", "what2"), ("who3", "what3")):
        if clause.get(what) is None:
            continue
        person = clause.get(who) or clause.get("owner") or clause.get("where")
        if isinstance(person, Person) and person.kind in {"each", "both"}:
            names = scene.players(person)
            each_has(scene, names, clause.get(what))
            scene.parse.memory["alike"] = (clause.place.end, names)
            continue
        name = scene.player(person) if person else ""
        name = name or scene.who(clause) or whose_side(scene, clause)
        check_who_has(scene, clause, name)
        if clause.get("facing"):
            check_no_player(scene, clause.get(what))
            name = scene.other(name)
        if person is not None:
            scene.subject = name
        also_theirs(scene, clause, name)
        known = len(scene.draft.things)
        if clause.get("role"):
            check_told_first(scene, name, clause)
        hold(scene, name, clause.get(what), spoken_of(scene, clause))
        if person is None and clause.get("elided") is None:
            _nobodys(scene, scene.draft.things[known:])
        if _TO_BLOCK & {*re.findall(r"\w+", clause.text.lower())}:
            ready = scene.parse.memory.setdefault(READY_TO_BLOCK, [])
            ready.append((clause, scene.draft.things[known:]))
        if clause.get("specs"):
            # "I have hexproof because of Leyline of Sanctity": the player has it.
            HANDLERS["playerkeywords"](scene, clause)
        if clause.get("role"):
            for it in scene.draft.things[known:]:
                it.kinds.add(clause.get("role"))


# "I block two and take one": the one that is left.
_TAKES_ONE = frozenset({"take one", "take one of them"})
_TO_BLOCK = frozenset("block blocker blockers chump defend".split())


def _nobodys(scene: Scene, made: list[DraftThing]) -> None:
    """ "There is a Torbran": whose it is nobody has said, and it matters."""
    if scene.game is not Game.MTG:
        return
    for it in made:
        if it.card is not None and _has_sides(scene, it):
            it.said.discard("chosen controller")
            it.said.add("assumed controller")


def _has_sides(scene: Scene, it: DraftThing) -> bool:
    """Whether it matters whose it is, or it is said back as somebody's anyway."""
    still = scene.game is Game.MTG and it.card is not None
    return is_one_sided(it.abilities) or (still and "creature" not in it.kinds)


def hold(scene: Scene, name: str, items: tuple[object, ...], thing: str = "") -> None:
    """Player *name* has *items*: things, shields, life; *thing* the shields, if any."""
    found = scene.listed = list[DraftThing]()
    side: Person | None = None
    for item in another_of_each(scene, items):
        check_only_counted(scene, item)
        if isinstance(item, Thing) and _only_listed(scene):
            # "Board: my 3/3, Bob's 4/4 and a 2/2": Bob's as well
            side = item.owner or side
            if item.det == "a" and item.owner is None and side is not None:
                item = replace(item, owner=side)
        match item:
            case Spec(kind="shield", value=(points, kind, label)):
                whom = [thing or self(scene, name)]
                if shield_retold(scene, whom, points):
                    continue
                add_shield(scene, whom, points, kind, label, item)
            case Spec(kind="shield_on", value=((points, kind, label), targets)):
                # "a planeswalker and a prevent-2 shield on it"
                scene.focus = found[-1:] or scene.focus
                whom = placed_on(scene, targets, name, thing)
                add_shield(scene, whom, points, kind, label, item)
            case Spec(kind="memory", value=quantity):
                in_memory(scene, name, number(scene, quantity))
            case Spec(kind="library", value=quantity):
                in_library(scene, name, number(scene, quantity))
            case Spec(kind="life", value=int(value)):
                set_life(scene, name, value)
            case Spec(kind="poison", value=int(value)):
                scene.draft.players[name].counters["poison"] = value
            case Thing(noun="number", count=int(value)) if (
                not scene.focus or number_of_life(scene, name, item)
            ):
                bare_number(scene, name, item, value)
            case Thing():
                check_whose_shield(scene, item, name)
                found += on_table(scene, item, name)
                in_other_hands(scene, item, name, found)
            case Several(parts=parts):
                for part in parts:
                    if isinstance(part, Thing):
                        found += on_table(scene, part, name)
            case _:
                raise scene.error(Problem.SYNTAX, worded("I cannot take this in."))
    if found:
        scene.notice(found)
        scene.focus = found


def _only_listed(scene: Scene) -> bool:
    """Whether the board is listed, and nobody is said to have it."""
    clause = scene.clause
    return clause is not None and bool(clause.get("elided")) and not clause.get("who")


@handles("inforce")
def in_play(scene: Scene, clause: Clause) -> None:
    """Furnace of Rath is out; boon reflection mine, tainted remedy his."""
    found: list[DraftThing] = []
    bare = clause.text.lower().startswith("with ")
    if bare and clause.question:
        for part in parts_of(clause.get("what")):
            if isinstance(part, Thing) and there_already(scene, part):
                return
    # "He hits me with NAME, then with NAME": whoever did the one does the other.
    same = scene.subject if bare and clause.get("when") and scene.draft.script else ""
    for what, side in (("what", "side"), ("what2", "side2")):
        whose: Person | None = None
        for part in parts_of(clause.get(what)):
            if not isinstance(part, Thing):
                continue
            # "My opponent's champion, a 2/2 and a 4/4 are on the field": all are his.
            whose = part.owner or (whose if some_more(part) else None)
            if part.card is None and part.owner is None:
                part = replace(part, owner=whose)
            scene.in_list = found  # "my 2/2 with flying and my 2/2": two
            found = found + _put_out(scene, part, clause.get(side), same)
    scene.in_list = []
    scene.notice(found)
    if clause.lead or not clause.text.lower().startswith("with "):
        # "I put a shield on my Bear with Samite Healer": "it" stays the Bear.
        scene.focus = found or scene.focus


def _put_out(
    scene: Scene, thing: Thing, side: Person | None, caster: str
) -> list[DraftThing]:
    owner = scene.player(side) if side else scene.owner_of(thing)
    if thing.card is not None:
        card = scene.catalogue_card(thing.card)
        face = face_named(card, thing.card.typed)
        if is_spell(face):
            _check_not_done(scene, thing)
            who = owner or caster or shielded(scene, face) or default_owner(scene)
            uses = [
                Use(who, [], [], opening=not scene.draft.script)
                for _ in range(thing.count or 1)
            ]
            return [cast(scene, thing, use) for use in uses]
    if owner and (shared := shared_out(scene, thing, owner)):
        return shared
    known = set(scene.draft.things)
    found = scene.thing(thing, owner, new=True)
    for it in found:
        if it.card is not None:
            require_read(scene, it, it.abilities)
        if it in known:
            if owner:
                held_by(scene, thing, it, owner)
            continue
        if owner:
            held_by(scene, thing, it, owner)
            it.said.add("chosen controller")
        elif _has_sides(scene, it):
            it.said.add("assumed controller")
    return found


def _check_not_done(scene: Scene, thing: Thing) -> None:
    """ "I discard a card with Faithless Looting": what the spell does was told."""
    clause, script = scene.clause, scene.draft.script
    behind = clause is not None and not clause.lead and clause.text[:5] == "with "
    if behind and script and isinstance(script[-1].what, Do):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who casts it, and on whom?"),
            thing.place,
            (worded("Bob casts {card} on me.", card=thing.label),),
        )


@handles("nocombat")
def nothing_else(scene: Scene, clause: Clause) -> None:
    """Nobody flies, he has nothing: what is assumed anyway."""
    if clause.get("who"):
        scene.subject = scene.player(clause.get("who"))


@handles("livesand")
def life_and_things(scene: Scene, clause: Clause) -> None:
    """I'm at 3 life and control Worship."""
    name = scene.player(clause.get("who"))
    scene.subject = name
    set_life(scene, name, number(scene, clause.get("n")))
    hold(scene, name, clause.get("what"))


@handles("speaker")
def speaker(scene: Scene, clause: Clause) -> None:
    """“Opp: attacks with a 3/3”: whose line it is."""
    scene.subject = scene.player(clause.get("who"))
