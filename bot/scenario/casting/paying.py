"""Costs paid for abilities, and the sources chosen as they are used."""

import re
from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.instructions import ChooseSource
from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.activating import activate
from bot.scenario.casting.answered_threats import threat_met
from bot.scenario.casting.copying import choose_to_copy, may_copy
from bot.scenario.casting.costs import paid_with_life
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.hosts import host_of
from bot.scenario.casting.optional import is_optional, pays_for_option, replace_with
from bot.scenario.casting.usable import may_use, payable, wants_source
from bot.scenario.casting.ward import asked_to_pay, pays_ward, unless
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import (
    aimed_at,
    all_entries,
    chosen_sources,
    face_of,
)
from bot.scenario.scene.chosen_names import asks_name, choose_name
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHAT_PAID
from bot.scenario.words.small_words import PAYING
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import joined, worded


def _only_applied(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "I pay for Altar of Blood": what replaces something where somebody pays."""
    there = [it for it in scene.draft.things if it.on_board and is_optional(it)]
    there = [it for it in there if fits(it, thing, scene.game)]
    return there[0] if len(there) == 1 and not there[0].abilities.activated else None


@handles("pay")
def pay(scene: Scene, clause: Clause) -> None:
    """I pay 1 for Circle of Protection: Red, picking Ball Lightning."""
    who = scene.player(clause.get("who")) if clause.get("who") else scene.subject
    value = clause.get("card")
    times = clause.get("times") or 1
    if value is None and _paid_already(scene, clause, who):
        # "I activate it and pay {1}, naming the Giant": what it costs is no other use.
        if clause.get("src") is not None:
            slots = {"src": clause.get("src"), "to": clause.get("to")}
            take_as(scene, clause, "source", slots)
        return
    if value is None and clause.get("src") is None and clause.get("to") is None:
        if pays_ward(scene, who):
            return
        if who and (asked := asked_to_pay(scene, who)) is not None:
            replace_with(scene, asked, who, paid=unless(asked, who))
            return
        host = payable(scene, who)
        after = scene.following[0] if scene.following else None
        used = "by" in clause.lead or (after is not None and after.kind in _USED)
        if host is None or used:
            # A cost by itself says nothing more: "I pay {1} and use it".
            scene.subject = who or scene.subject
            return
        if wants_source(host):
            scene.pending_pay = (host, who, times)
        else:
            times = clause.get("times") or _as_often(host, clause.get("cost"))
            activate(scene, host, Use(who or host.controller, [], [], times=times))
        return
    if value is not None:
        thing = value if isinstance(value, Thing) else parts_of(value)[0]
        assert isinstance(thing, Thing)
        if scene.game is not Game.MTG and (named := _only_applied(scene, thing)):
            replace_with(scene, named, who or named.controller)
            return
        if scene.game is Game.MTG and (leak := _asks_for_it(scene, thing, who)):
            replace_with(scene, leak, who, paid=True)
            return
        if _is_spell(scene, thing):
            # "I pay 1 for his Bolt": that is what the Circle is used against.
            _cast_first(scene, clause, thing, who)
            against = Several((thing,), thing.place)
            slots = {**clause.slots, "card": None, "src": against}
            pay(scene, replace(clause, slots=slots))
            return
        host = host_of(scene, thing, who)
    else:
        host = payable(scene, who)
    if host is None:
        raise scene.error(Problem.AMBIGUOUS, WHAT_PAID)
    doer = who or host.controller
    threat = threat_met(scene, clause, host.abilities.activated, doer)
    names = aimed_at(scene, clause, who)
    sources = [threat.id] if threat else chosen_sources(scene, clause, who)
    if not sources and not names and wants_source(host):
        scene.pending_pay = (host, who, times)
        return
    activate(scene, host, Use(who or host.controller, names, sources, times=times))
    scene.focus = [it for it in map(scene.draft.thing, names or sources) if it] or [
        host
    ]


def _asks_for_it(scene: Scene, thing: Thing, who: str) -> DraftThing | None:
    """ "I pay {3} for his Mana Leak": the one told that is so called, if it asks it."""
    names = thing.card.names if thing.card is not None else ()
    asked = (
        it
        for it in scene.draft.things
        if it.card is not None and it.card.ref in names and unless(it, who)
    )
    return next(asked, None)


def _as_often(host: DraftThing, cost: object) -> int:
    """How often its one ability is used for *cost*: {B}{B} of a {B} is twice."""
    costs = [_SYMBOL.findall(it.cost.lower()) for it in host.abilities.activated]
    paid = _SYMBOL.findall(str(cost or ""))
    one = costs[0] if len(costs) == 1 else []
    often = len(paid) // len(one) if one else 1
    return often if often > 1 and sorted(paid) == sorted(one * often) else 1


_SYMBOL = re.compile(r"\{[^}]+\}")


def _paid_already(scene: Scene, clause: Clause, who: str) -> bool:
    """Whether what is paid is the cost of what this sentence has just told as used."""
    if "by" in clause.lead:
        return clause.get("src") is not None
    host, last = payable(scene, who), scene.last_use
    chosen = last is not None and last.sources and clause.get("src") is not None
    used = host is not None and scene.just_used(host)
    return _goes_on(clause) and used and not chosen


def _cast_first(scene: Scene, clause: Clause, thing: Thing, who: str) -> None:
    """A spell that is spoken of as there, and that nobody has told as cast."""
    assert thing.card is not None
    known = {
        it.id
        for it in scene.draft.things
        if it.card is not None and it.card.ref in thing.card.names
    }
    if any(entry.source in known for entry in all_entries(scene)):
        return
    me = Person("me") if who == "me" else Person("name", who)
    aimed = Several((replace(me, place=thing.place),), thing.place)
    slots = {"card": thing, "to": aimed}
    take_as(scene, clause, "cast", slots, lead=(".",))
    scene.timing = "response"


def _is_spell(scene: Scene, thing: Thing) -> bool:
    return thing.card is not None and is_spell(face_of(scene, thing))


@handles("source")
def choose_source(scene: Scene, clause: Clause) -> None:
    """…, picking the wurm: the source for what was just paid or cast."""
    before = set(scene.draft.things)
    sources = chosen_sources(scene, clause, scene.subject)
    if clause.get("to") is not None:
        it = scene.thing(clause.get("to"))[0]
        scene.pending_target = it.id
    if scene.pending_pay is not None:
        host, who, times = scene.pending_pay
        scene.pending_pay = None
        targets = [scene.pending_target] if scene.pending_target else []
        activate(scene, host, Use(who, targets, sources, times=times))
        scene.focus = [it for it in map(scene.draft.thing, sources) if it]
        return
    last = scene.last_resolve()
    copies = [it for it in scene.draft.things if may_copy(it)]
    if copies and len(sources) == 1 and not _asks_source(last):
        choose_to_copy(scene, copies[-1], sources[0])
        return
    nameless = [it for it in scene.draft.things if asks_name(it)]
    named = scene.draft.thing(sources[0]) if len(sources) == 1 else None
    if nameless and named is not None and not _asks_source(last):
        choose_name(scene, nameless[-1], named)
        if named not in before and "spell" in named.kinds:
            scene.draft.things.remove(named)  # named, and not cast by that
        return
    if last is None:
        raise scene.error(Problem.AMBIGUOUS, worded("Chosen for what?"))
    _choose_for(scene, last, sources)


def _asks_source(entry: Entry | None) -> bool:
    what = entry.what if entry is not None else None
    return isinstance(what, Resolve) and any(
        isinstance(it, ChooseSource) for it in what.ability.do
    )


def _choose_for(scene: Scene, entry: Entry, sources: list[str]) -> None:
    """Put the chosen source into the slot of the last ability."""
    what = entry.what
    assert isinstance(what, Resolve)
    slots = [it.slot for it in what.ability.do if isinstance(it, ChooseSource)]
    if not slots:
        raise scene.error(
            Problem.ILLEGAL,
            worded("{source} does not choose a source.", source=entry.source),
        )
    chosen = list(what.chosen)
    while len(chosen) <= slots[0]:
        chosen.append(())
    chosen[slots[0]] = tuple(sources[:1])
    entry.what = replace(what, chosen=tuple(chosen))
    entry.told = joined(
        [entry.told, worded("Chosen: {source}.", source=sources[0])], " "
    )


def finish_pending(scene: Scene) -> None:
    """What was paid without choosing anything: used as it stands."""
    if scene.pending_pay is not None:
        host, who, times = scene.pending_pay
        scene.pending_pay = None
        activate(scene, host, Use(who or host.controller, [], [], times=times))


@handles("seats")
def seats(scene: Scene, clause: Clause) -> None:
    """We are three players: those who are named, or somebody is missing."""
    said, known = clause.get("n").value, len(scene.draft.players)
    if said != known:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "You say {said} players; I know of {known}.", said=said, known=known
            ),
            clause.place,
            ("Alice is at 20, Bob is at 20 and Carol is at 20.",),
        )


@handles("mana")
def mana(scene: Scene, clause: Clause) -> None:
    """I have 3 mana open: costs are taken as paid, so it is only said so."""
    said = worded("Mana is not counted: every cost is taken as paid.")
    if said not in scene.draft.assumptions:
        scene.draft.assume(said)


# --- life ----------------------------------------------------------------------


def pays_life(scene: Scene, clause: Clause, who: str, n: int) -> bool:
    """Whether "I pay 4 life" is the cost of what *who* uses or casts (119.4).

    An ability that is not told of otherwise is used. Raises AMBIGUOUS where several
    cost as much.
    """
    if scene.game is not Game.MTG or not PAYING & set(clause.text.lower().split()):
        return False
    if pays_ward(scene, who):
        return False  # and that much life is lost
    hosts = paid_with_life(scene, who, n)
    if _goes_on(clause):
        made = scene.last_cast
        spell = made.abilities.spell if made is not None else None
        if spell is not None and spell.pays:
            return True
    again = "again" in {scene.parse.word(clause.place.end), *clause.text.split()}
    if not again and any(scene.just_used(host) for host in hosts):
        return True
    if not hosts:
        return pays_for_option(scene, who, f"pay {n} life")
    after = scene.following[0] if scene.following else None
    if after is not None and after.kind in _USING and not ENDS & set(after.lead):
        told = [part for part in parts_of(after.get("card")) if isinstance(part, Thing)]
        names = {name for part in told if part.card for name in part.card.names}
        if any(it.card is not None and it.card.ref in names for it in hosts):
            return True  # "I pay 4 life and activate Adanto Vanguard"
    if len(hosts) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_PAID,
            clause.place,
            [scene.describe(it) for it in hosts],
        )
    activate(scene, hosts[0], Use(who, [], []))
    return True


def pays_card(scene: Scene, clause: Clause, who: str) -> bool:
    """ "I discard a card": the whole cost of the one ability of *who*'s with that."""
    hosts = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD and may_use(scene, it, who)
        and [one.cost.lower() for one in it.abilities.activated] == ["discard a card"]
    ]  # fmt: skip
    texts = [str(it.value or "") for it in scene.parse.tokens]
    texts += [it.face.text for it in scene.draft.things if it.card and it.face]
    made = sum("discard" in it.lower() for it in texts if it) > 1
    after = [it.kind for it in scene.following[:1] if not ENDS & set(it.lead)]
    if scene.game is not Game.MTG or len(hosts) != 1 or made or _goes_on(clause):
        return False
    if scene.just_used(hosts[0]) or _USED & {*after}:
        return False
    activate(scene, hosts[0], Use(who, [], []))
    return True


def _goes_on(clause: Clause) -> bool:
    return bool(clause.lead) and not ENDS & set(clause.lead)


_USING = frozenset({"use", "cast"})
_USED = _USING | {"uselast", "regen"}
