"""What card texts of Grand Archive and Riftbound leave to the players to say.

Bonuses and levels hold if the scenario says so; a number (cards in memory, cards
revealed, LV) must be said, or it is asked for.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.effects import DamageWatch, Effect, PreventAll
from bot.engine.inside import inside, walk
from bot.engine.instructions import Ability, If
from bot.engine.question import Resolve
from bot.engine.values import Filter, Variable, Zone
from bot.errors import Problem
from bot.scenario.casting.shields import check_amount
from bot.scenario.happening.known_numbers import ASKED, numbers
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.assuming import assume_off
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after, takes
from bot.scenario.scene.whose import default_owner
from bot.scenario.units.passed_on import BEHIND, told_of_cast, told_of_coming
from bot.scenario.units.places import at_battlefield, fights_there
from bot.scenario.words.syntax import Clause, Person, Place, Spec, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import worded

Facts = tuple[tuple[str, bool | int], ...]
# --- said of things and players ----------------------------------------------------


@takes("facts")
def fact_spec(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """Intangible Geist, class bonus active."""
    if not told_of_cast(scene, it, spec):
        give_facts(scene, it, spec.value)


@takes("blank")
def blank(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """Rookie, 4 Might, nothing; a vanilla unit: no abilities."""
    del scene, spec
    it.said.add("blank")


@takes("preventall")
def prevent_all_spec(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """A unit with Prevent All."""
    del spec
    watch = DamageWatch(recipient=Filter(ids=frozenset({it.id})))
    effect = Effect(
        watch, PreventAll(), id=scene.draft.effect_id(), label="Prevent All",
        controller=it.controller,
    )  # fmt: skip
    scene.draft.statics.append(effect)
    scene.draft.tell(worded("All damage to {it} is prevented.", it=it.id))


@takes("place")
def place_spec(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """In base, or at a battlefield."""
    if isinstance(spec.value, Thing):
        at_battlefield(scene, spec.value, it.controller)
    if spec.value == "there":
        fights_there(scene, it)
    if spec.value == "at base":
        it.flags.add("at base")
        scene.draft.tell(worded("{it} is in its base.", it=it.id))


def give_facts(scene: Scene, it: DraftThing, facts: Facts) -> None:
    """*facts* hold for this card; a champion's level and class for all its player's."""
    for name, value in facts:
        scene.parse.memory.setdefault("told facts", {})[name] = bool(value)
        if "champion" in it.kinds and it.kinds & {"unit"}:
            if scene.game is Game.GRAND_ARCHIVE and (
                name == "level" or name.endswith(" bonus")
            ):
                _note(scene, it.controller, name, value)
        if value is False:
            it.flags.discard(name)
            scene.draft.tell(
                worded("“{name}” does not count for {it}.", name=name, it=it.id)
            )
        elif name == "level":
            it.flags -= {flag for flag in it.flags if flag.startswith("level ")}
            it.flags.add(f"level {value}")
            scene.draft.tell(
                worded("{it} counts level {value}.", it=it.id, value=value)
            )
        else:
            it.flags.add(name)
            scene.draft.tell(worded("“{name}” counts for {it}.", name=name, it=it.id))


def _note(scene: Scene, player: str, name: str, value: bool | int) -> None:
    """*name* holds for that player's cards; of two levels the one told last."""
    known = _of_player(scene, player)
    if name == "level":
        known[:] = [it for it in known if it[0] != "level"]
    known.append((name, value))


@handles("fact")
def fact(scene: Scene, clause: Clause) -> None:
    """With class bonus (the card just played); my class bonus is on."""
    facts: Facts = clause.get("facts")
    if clause.get("what") is not None:
        if told_of_coming(scene, clause):
            return
        things = scene.things(clause.get("what"))
        for it in things:
            give_facts(scene, it, facts)
        scene.focus = things
        return
    person = clause.get("who") or clause.get("owner")
    last = _last_card(scene)
    if person is None and last is not None and not STOPS & set(clause.lead):
        give_facts(scene, last, facts)
        return
    asking = _who_asks(scene, person, facts)
    if asking is not None:
        give_facts(scene, asking, facts)
        return
    name = scene.player(person) if person else _whose_cards(scene, facts)
    for said, value in facts:
        _note(scene, name, said, value)
        who = scene.name(name)
        if said == "level":
            told = worded("Level {value} counts for {it}.", value=value, it=who)
        elif value is False:
            told = worded("“{name}” does not count for {it}.", name=said, it=who)
        else:
            told = worded("“{name}” counts for {it}.", name=said, it=who)
        scene.draft.tell(told)


@handles("nofact")
def no_fact(scene: Scene, clause: Clause) -> None:
    """I don't have class bonus: what is said there does not hold."""
    denied = tuple((name, False) for name, _ in clause.get("facts"))
    fact(scene, replace(clause, kind="fact", slots={**clause.slots, "facts": denied}))


def _who_asks(scene: Scene, person: Person | None, facts: Facts) -> DraftThing | None:
    """ "He has moved twice": the one unit whose text looks at just that."""
    if person is None or person.kind != "he":
        return None
    wanted = {name for name, _ in facts}
    asking = [
        it
        for it in scene.draft.things
        if it.kinds & {"unit", "ally", "champion"}
        and any(one.name in wanted for one in inside(it.abilities, Flag))
    ]
    return asking[0] if len(asking) == 1 else None


def _whose_cards(scene: Scene, facts: Facts) -> str:
    """ "Class bonus is on", of nobody: of the one player whose cards look at it."""
    wanted = {name for name, _ in facts}
    owners = {
        it.controller
        for it in scene.draft.things
        for one in inside(it.abilities, Flag)
        if one.name in wanted
    }
    return owners.pop() if len(owners) == 1 else default_owner(scene)


def _last_card(scene: Scene) -> DraftThing | None:
    """The card that was played or used last."""
    entry = scene.last_resolve()
    played = scene.draft.thing(entry.source) if entry is not None else None
    return played or scene.last_cast or scene.last_host


def _of_player(scene: Scene, name: str) -> list[tuple[str, bool | int]]:
    known: dict[str, list[tuple[str, bool | int]]]
    known = scene.parse.memory.setdefault("player facts", {})
    return known.setdefault(name, [])


@handles("deck")
def deck(scene: Scene, clause: Clause) -> None:
    """I'm on the Alice chess deck: the champion's own bonuses count."""
    name = scene.player(clause.get("who"))
    for said in clause.get("facts") or ():
        _of_player(scene, name).append(said)
        scene.draft.tell(
            worded("“{name}” counts for {it}.", name=said[0], it=scene.name(name))
        )


@handles("note")
def note(scene: Scene, clause: Clause) -> None:
    """…, so 3 unpreventable: what the card or the attack just told does anyway."""
    points = number(scene, clause.get("n"))
    before = scene.draft.script[-1] if scene.draft.script else None
    cards = [it for it in scene.draft.things if it.face is not None and it.face.text]
    if cards:
        check_amount(scene, cards[-1], points)
        implied(scene, cards[-1], points)
        return
    told = [hit.amount for hit in getattr(getattr(before, "what", None), "hits", ())]
    if points not in told:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Where does the {points} come from?", points=points),
            clause.place,
        )


def implied(scene: Scene, it: DraftThing, points: int) -> None:
    """A number that the card gives only with a bonus: so the bonus counts."""
    for part in walk(it.abilities):
        if not isinstance(part, If) or not isinstance(part.when, Flag):
            continue
        inside = set(_figures(part.do))
        others = set(_figures(replace(part, do=()))) | {
            number for ability in _abilities(it) for number in _figures(ability.do[:1])
            if ability.do[:1] != (part,)
        }  # fmt: skip
        if points in inside and points not in others and part.when.name not in it.flags:
            it.flags.add(part.when.name)
            scene.draft.tell(
                worded("“{when}” counts for {it}.", when=part.when.name, it=it.id)
            )


def _abilities(it: DraftThing) -> Iterator[Ability]:
    yield from it.abilities.activated
    if it.abilities.spell is not None:
        yield it.abilities.spell


def _figures(value: object) -> Iterator[int]:
    for part in walk(value):
        amount = getattr(part, "amount", None)
        if isinstance(amount, int) and not isinstance(amount, bool):
            yield amount


# --- what the cards ask for ----------------------------------------------------------


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def facts_of_cast(scene: Scene) -> None:
    """What was told behind whom a spell is cast on, and is of that spell."""
    for ref, place, spec in scene.parse.memory.get(BEHIND, ()):
        same = [it for it in scene.draft.things if it.card and it.card.ref == ref]
        for it in [one for one in same if one.place[0] == place.start] or same:
            give_facts(scene, it, spec.value)


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def bind_facts(scene: Scene) -> None:
    """Flags and numbers that the cards in play look at."""
    for it in scene.draft.things:
        _flags(scene, it)
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve):
            _numbers_of(scene, entry)
    for it in scene.draft.things:
        if it.zone is Zone.BATTLEFIELD:
            letters = [it for it in _letters(it.abilities.statics) if it != "X"]
            for letter in dict.fromkeys(letters):
                value = _value(scene, it, it.controller, letter)
                if value is not None:
                    it.x = value


def _letters(value: object) -> Iterator[str]:
    for part in walk(value):
        if isinstance(part, Variable):
            yield part.letter


def _numbers_of(scene: Scene, entry: Entry) -> None:
    what = entry.what
    assert isinstance(what, Resolve)
    it = scene.draft.thing(what.source)
    if what.x is not None or it is None:
        return
    for letter in dict.fromkeys(_letters(what.ability)):
        if letter == "X":
            continue
        value = _value(scene, it, what.controller, letter)
        if value is not None:
            entry.what = replace(what, x=value)


def _value(scene: Scene, it: DraftThing, player: str, letter: str) -> int | None:
    if it.x is not None:
        return it.x
    known = numbers(scene).get((player, letter))
    if known is None and letter == "LV":
        known = level_of(scene, it, player)
    if known is not None:
        return known
    unknown = ("the number of {card} ({letter})", "the number of {card} ({letter})")
    mine, theirs = ASKED.get(letter, unknown)
    words = worded(
        mine if player == "me" else theirs,
        who=scene.name(player),
        card=it.face.name if it.face else it.id,
        letter=letter,
    )
    start, end = it.place
    scene.missing.append((words, Place(start, end)))
    return None


def level_of(scene: Scene, it: DraftThing, player: str) -> int | None:
    """The level that is said of it, else of its player or champion."""
    for flag in it.flags:
        head, _, tail = flag.partition(" ")
        if head == "level" and tail.isdecimal():
            return int(tail)
    for name, value in _of_player(scene, player):
        if name == "level":
            return int(value)
    for one in scene.draft.things:
        if "champion" in one.kinds and one.controller == player:
            for said in one.keywords | one.flags:
                head, _, tail = said.partition(" ")
                if head == "level" and tail.isdecimal():
                    return int(tail)
    return None


def _flags(scene: Scene, it: DraftThing) -> None:
    """The bonuses that hold for one card, from what was said of it and its player."""
    wanted = {one.name for one in inside(it.abilities, Flag)}
    if not wanted:
        return
    said = dict(_of_player(scene, it.controller))
    for name, value in said.items():
        if value is True:
            it.flags.add(name)
    if scene.game is Game.GRAND_ARCHIVE:
        mine = [
            one for one in scene.draft.things
            if "champion" in one.kinds and one.controller == it.controller
        ]  # fmt: skip
        if any(one.classes & it.classes for one in mine) and not said.get(
            "class bonus", True
        ):
            pass
        elif any(one.classes & it.classes for one in mine):
            it.flags.add("class bonus")
        if "class bonus" in it.flags:
            # "bonus on" of a card that asks for one champion means that bonus.
            it.flags |= {name for name in wanted if name.endswith(" bonus")}
    level = level_of(scene, it, it.controller)
    if level is not None:
        for name in wanted:
            least = name.removeprefix("level ").removesuffix("+")
            if name.startswith("level ") and least.isdecimal() and int(least) <= level:
                it.flags.add(name)
    assume_off(scene, it)
