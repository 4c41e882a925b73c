"""What happens in Grand Archive and Riftbound beside fights."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.inside import inside
from bot.engine.instructions import EMPTY, Heal
from bot.engine.question import AskKind, Deal, Do, Hit, NextTurn
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.asking.dealt import damaged_as_they, own_units
from bot.scenario.asking.questions import ask
from bot.scenario.casting.on_table import on_table
from bot.scenario.combat.dealing import deal
from bot.scenario.combat.joining import combat_of, join
from bot.scenario.combat.taken_over import anonymous
from bot.scenario.happening.telling import hold
from bot.scenario.phrases.nth_time import nth_time
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.claims import or_more
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.fights_there import fights_there
from bot.scenario.scene.making import champion, source
from bot.scenario.scene.marks_told import mark, marked_by_then
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.specs import apply_spec, apply_specs
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import IN_ONE_BREATH, open_combat, place
from bot.scenario.scene.whose import default_owner
from bot.scenario.units.facts import implied
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE, NOTHING_BLOCKS
from bot.scenario.words.small_words import ALREADY
from bot.scenario.words.syntax import (
    Clause,
    Person,
    Place,
    Quantity,
    Several,
    Spec,
    Thing,
)
from bot.worded import all_of, worded


@handles("havebeside")
def have_beside(scene: Scene, clause: Clause) -> None:
    """The opponent, who controls Annie, …: in passing, so "it" stays what it was."""
    who = scene.player(clause.get("who"))
    focus = scene.focus
    hold(scene, who, clause.get("what"))
    scene.focus, scene.subject = focus, who


@handles("deaths")
def deaths(scene: Scene, clause: Clause) -> None:
    """In the same combat two units of mine are dying: lethal damage to each at once."""
    owner = default_owner(scene)
    things = scene.things(clause.get("what"), owner)
    hits: list[Hit] = []
    enemy = scene.other(things[0].controller)
    it = source(scene, None, enemy, "attacker")
    it.kinds = {"unit"}
    for one in things:
        if one.toughness is None:
            one.power = one.toughness = 1
            scene.draft.assume(
                worded("The numbers of {one} do not matter here.", one=one.id)
            )
        hits.append(Hit(it.id, one.id, max(1, one.toughness - one.damage), True))
    names = all_of([one.id for one in things])
    scene.draft.tell(
        worded("{names} would be dealt lethal damage at the same time.", names=names)
    )
    deal(scene, hits, enemy)
    scene.focus = things


@handles("elliptic")
def elliptic(scene: Scene, clause: Clause) -> None:
    """ "If I have moved twice this turn …" He has: the one condition of that card."""
    for it in reversed(scene.recent):
        wanted = {one.name for one in inside(it.abilities, Flag)}
        if len(wanted) == 1:
            (name,) = wanted
            it.flags.add(name)
            scene.draft.tell(worded("“{name}” holds for {it}.", name=name, it=it.id))
            return
        if wanted:
            break
    raise scene.error(Problem.SYNTAX, worded("Has what?"), clause.place)


@handles("enlist")
def enlist(scene: Scene, clause: Clause) -> None:
    """ "… to each unit I control: my champion, Pip and Moss": who is there."""
    owner = scene.subject
    if scene.last_damage is not None:
        for part in parts_of(scene.last_damage[0].get("to")):
            if isinstance(part, Thing):
                owner = scene.owner_of(part) or owner
    elif len(parts_of(clause.get("what"))) == 1 and not scene.draft.things:
        raise scene.not_read(clause.place)
    else:
        owner = default_owner(scene)
    found: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if isinstance(part, Thing):
            found += on_table(scene, part, owner)
    scene.notice(found)
    scene.focus = found


@handles("alsohave")
def also_have(scene: Scene, clause: Clause) -> None:
    """…, plus two other allies: the same player has them too.

    "It blocks the 5/5 together with my 1/1": that one blocks it as well.
    """
    combat = open_combat(scene)
    if scene.told_kind == "block" and not clause.lead and combat and combat.blocks:
        met = Thing("it", clause.place, label="it")
        scene.focus = [it for it in (scene.draft.thing(combat.blocks[-1][1]),) if it]
        slots = {
            "attacker": Several((met,), clause.place),
            "blocker": _fighting(clause),
        }
        take_as(scene, clause, "block", slots)
        return
    if scene.told_kind == "attack" and not clause.lead and combat is not None:
        who = Person("name", combat.attacker, clause.place)
        take_as(scene, clause, "attack", {"who": who, "what": _fighting(clause)})
        return
    hold(scene, scene.subject or default_owner(scene), clause.get("what"))


def _fighting(clause: Clause) -> Several:
    found = parts_of(clause.get("what"))
    return Several(found, clause.place)


@handles("unread")
def unread(scene: Scene, clause: Clause) -> None:
    """Words in the middle of a sentence that only look like a question."""
    raise scene.error(
        Problem.SYNTAX,
        worded(NOT_UNDERSTOOD_HERE, word=clause.text),
        clause.place,
    )


@handles("outwith")
def out_with(scene: Scene, clause: Clause) -> None:
    """Bairui is out with 1 charge counter."""
    person = clause.get("who")
    found: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if isinstance(part, Thing):
            owner = scene.player(person) if person else scene.owner_of(part)
            found += on_table(scene, part, owner or default_owner(scene))
    for it in found:
        apply_specs(scene, it, clause.get("specs"))
    scene.notice(found)
    scene.focus = found


@handles("mention")
def mention(scene: Scene, clause: Clause) -> None:
    """Words quoted from a card that is there: nothing new but the bonus they are of."""
    names = [name for card in clause.get("cards") or () for name in card.names]
    numbers = re.findall(r"\d+", clause.get("text")[0]) if names else []
    for it in scene.draft.things:
        if it.card is not None and it.card.ref in names:
            for points in dict.fromkeys(map(int, numbers)):
                implied(scene, it, points)


@handles("againfor")
def again_for(scene: Scene, clause: Clause) -> None:
    """He attacks me for 3, then for 4; …, then again for 5: the same once more.

    Raises AMBIGUOUS where it was done before: "and 2 damage already".
    """
    tokens, place = scene.parse.tokens, clause.place
    behind = tokens[place.end].start if place.end < len(tokens) else None
    typed = scene.parse.text[tokens[place.start].start : behind].lower()
    if not ALREADY.isdisjoint(re.findall(r"\w+", typed)):
        raise scene.error(
            Problem.AMBIGUOUS, worded("What happens again?"), clause.place
        )
    script = scene.draft.script
    last = script[-1] if script else None
    what = last.what if last is not None else None
    if isinstance(what, NextTurn) and len(script) > 1:
        # "2 damage this turn and 2 next turn"
        last, what = script[-2], script[-2].what
        what = what if isinstance(what, Deal) else None
    amount: Quantity | None = clause.get("n")
    if what is not None and nth_time(clause) not in {0, _how_often(scene, what) + 1}:
        raise scene.error(
            Problem.AMBIGUOUS, worded("What happens again?"), clause.place
        )
    if isinstance(what, Combat) and what.attackers:
        if what.blocks and clause.text.lower().startswith("for "):
            # "He attacks, I retaliate with my ally for 1": no attack anew.
            raise scene.error(
                Problem.AMBIGUOUS, worded("What happens again?"), clause.place
            )
        if scene.game is not Game.GRAND_ARCHIVE:
            raise scene.error(
                Problem.AMBIGUOUS, worded("Who attacks again?"), clause.place
            )
        goals = [goal for _, goal in what.attackers]
        name = what.attackers[-1][0]
        it = scene.draft.thing(name)
        if amount is not None:
            it = anonymous(scene, what.attacker, number(scene, amount), amount.place)
        assert it is not None
        what.closed = True
        combat = combat_of(scene, what.attacker, fresh=True)
        combat.cleave = what.cleave
        join(scene, combat, [it], list(dict.fromkeys(goals)))
        combat.closed = True
        scene.parse.memory[IN_ONE_BREATH] = combat
        combat.told.append(
            worded(
                "{it} attacks {listed}.",
                it=it.id,
                listed=", ".join(dict.fromkeys(goals)),
            )
        )
        return
    if isinstance(what, Deal) and what.hits:
        points = number(scene, amount) if amount is not None else what.hits[-1].amount
        hits = [replace(hit, amount=points) for hit in what.hits]
        if amount is not None and "again" not in clause.text.lower():
            hits = [replace(hit, unpreventable=False) for hit in hits]
        names = ", ".join(hit.recipient for hit in hits)
        told = worded(
            "{source} deals {points} damage to {names} again.",
            source=hits[0].source,
            points=points,
            names=names,
        )
        deal(scene, hits, last.by if last is not None else "", told)
        return
    raise scene.error(Problem.AMBIGUOUS, worded("What happens again?"), clause.place)


def _how_often(scene: Scene, last: object) -> int:
    """How often the same has happened that *last* is."""
    return sum(_done_by(it.what) == _done_by(last) for it in scene.draft.script)


def _done_by(what: object) -> object:
    if isinstance(what, Combat):
        return what.attackers
    if isinstance(what, Deal):
        return [(hit.source, hit.recipient) for hit in what.hits]
    return None


@handles("damagedby")
def damaged_before(scene: Scene, clause: Clause) -> None:
    """I have 12 damage counters on my champion."""
    scene.focus = scene.things(clause.get("what"), scene.who(clause), new=True)
    last = scene.draft.script[-1].what if scene.draft.script else None
    if clause.get("elided") and scene.draft.asks and isinstance(last, Deal):
        # "Does it survive with 2 damage on it?": with what it was dealt, or with more?
        for hit in last.hits:
            if hit.recipient in {it.id for it in scene.focus}:
                raise or_more(scene.parse, clause, hit.source)
    for it in scene.focus:
        mark(scene, it, number(scene, clause.get("n")))


@handles("ask_marked")
def marked(scene: Scene, clause: Clause) -> None:
    """How much damage is on Pip?"""
    names = damaged_as_they(scene, clause.get("who"))
    names = names or targeted(scene, clause.get("who"))
    if scene.game is Game.RIFTBOUND:
        names = [it for name in names for it in own_units(scene, name)]
    for name in names:
        ask(scene, clause, AskKind.DAMAGE_MARKED, name)


# What nothing can be said of where nothing happens.
_OF_EVENTS = frozenset(
    {AskKind.EVERYTHING, AskKind.DIES, AskKind.DAMAGE_DEALT, AskKind.PREVENTED}
)


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def something_happens(scene: Scene) -> None:
    """A board on which nothing happens and of which nothing definite is asked."""
    definite = [it for it in scene.draft.asks if it.kind not in _OF_EVENTS]
    # "My champion has 20 life and 20 damage counters. Do I lose?"
    hurt = {it.id for it in scene.draft.things if it.damage}
    definite += [
        it for it in scene.draft.asks if it.kind is AskKind.DIES and it.subject in hurt
    ]
    if not scene.draft.script and not scene.draft.opening and not definite:
        raise scene.error(
            Problem.SYNTAX,
            worded("I see the board, but nothing happens on it that I understand."),
            Place(0, 1),
            fights_there(scene),
        )


@handles("counterson")
def counters_on(scene: Scene, clause: Clause) -> None:
    """Two bulwark counters on my champion; they have a bulwark counter."""
    if clause.get("on") is not None:
        things = scene.things(clause.get("on"), new=True)
    else:
        things = _whose_counters(scene, clause)
    told = [clause.get(slot) for slot in ("counters", "counters2")]
    for spec in [Spec("counters", it, clause.place) for it in told if it is not None]:
        for it in things:
            if not marked_by_then(scene, clause, it, (spec,)):
                apply_spec(scene, it, spec)
    if clause.get("shield") is not None:
        add_shield(scene, [it.id for it in things], *clause.get("shield"))
    scene.notice(things)
    scene.focus = things


def _whose_counters(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What a player's counters are on: the units just spoken of, or the champion."""
    person: Person | None = clause.get("who")
    if person is None:
        raise scene.error(Problem.AMBIGUOUS, worded("On which unit?"), clause.place)
    if person.name == "they" and len(scene.focus) > 1:
        return list(scene.focus)
    if scene.game is not Game.GRAND_ARCHIVE:
        raise scene.error(Problem.AMBIGUOUS, worded("On which unit?"), clause.place)
    return [champion(scene, scene.player(person))]


@handles("nodefence")
def no_defence(scene: Scene, clause: Clause) -> None:
    """I have no defense: nothing to add."""
    del scene, clause


@handles("unplayable")
def no_blocks(scene: Scene, clause: Clause) -> None:
    """My champion blocks their ally: not a thing there."""
    raise scene.error(
        Problem.ILLEGAL,
        NOTHING_BLOCKS,
        clause.place,
        ("Their ally (power 3) attacks my champion.", "Squire retaliates."),
    )


@handles("ownquote")
def own_quote(scene: Scene, clause: Clause) -> None:
    """ "…text…" I control that: whose the text just quoted is."""
    hosts = [it for it in scene.draft.things if it.label == "effect"]
    if not hosts and len(scene.focus) == 1 and scene.focus[0].abilities != EMPTY:
        hosts = scene.focus  # the card whose text it is
    if not hosts:
        raise scene.error(Problem.AMBIGUOUS, worded("Control what?"), clause.place)
    person = clause.get("who")
    who = scene.player(person) if person else "me"
    hosts[-1].controller = hosts[-1].owner = who


@handles("recover")
def recover(scene: Scene, clause: Clause) -> None:
    """I recover 2: that many damage counters come off the champion."""
    if clause.get("what") is not None:
        (it,) = scene.things(clause.get("what"))
    else:
        it = champion(scene, scene.who(clause))
    points = number(scene, clause.get("n"))
    what = Do((Heal(Named(it.id), points),), it.controller)
    told = worded("{it} recovers {points}.", it=it.id, points=points)
    place(scene, Entry(what, it.controller, told), protective=False)
