"""Attacks of Grand Archive: cleave, weapons, several attacks in a turn."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import Trigger, ZoneWatch
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.sides import on_field
from bot.scenario.combat.dealing import damage
from bot.scenario.combat.joining import combat_of, default_goal, join
from bot.scenario.combat.taken_over import anonymous
from bot.scenario.scene.draft import LIFE_LEFT, Combat, DraftThing, Entry
from bot.scenario.scene.making import champion, take_for_unit
from bot.scenario.scene.marks_told import mark
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.units.asking import struck
from bot.scenario.words.asked_back import DAMAGED_OR_LEFT, WHICH_ATTACK
from bot.scenario.words.numbers_asked import LIFE_OF, POWER_OF
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Place, Quantity
from bot.worded import worded


@handles("attacks")
def several_attacks(scene: Scene, clause: Clause) -> None:
    """He makes two attacks: their numbers follow."""
    who = scene.player(clause.get("who"))
    scene.subject = who
    times = clause.get("times")
    scene.parse.memory["attacks"] = (who, times)


@handles("nthattack")
def nth_attack(scene: Scene, clause: Clause) -> None:
    """The first is 4 damage and the second is 4 damage."""
    known = scene.parse.memory.get("attacks")
    if known is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ATTACK, clause.place)
    who, _ = known
    quantity: Quantity = clause.get("n")
    it = anonymous(scene, who, number(scene, quantity), quantity.place)
    combat = combat_of(scene, who, fresh=True)
    goal = default_goal(scene, who)
    join(scene, combat, [it], [goal])
    combat.closed = combat.over = True
    scene.draft.tell(worded("{it} attacks {goal}.", it=it.id, goal=goal))
    scene.last_damage = (clause, [goal])


@handles("hit")
def two_hits(scene: Scene, clause: Clause) -> None:
    """Hit for 7, then another 7."""
    for slot in ("n", "n2"):
        slots = {"n": clause.get(slot)}
        damage(scene, replace(clause, kind="damage", slots=slots))


@after(Game.GRAND_ARCHIVE)
def one_attack_at_a_time(scene: Scene) -> None:
    """Each unit attacks in a combat of its own, in the order told."""
    script: list[Entry] = []
    for entry in scene.draft.script:
        combat = entry.what
        script.append(entry)
        if not isinstance(combat, Combat) or combat.cleave:
            continue
        names = list(dict.fromkeys(name for name, _ in combat.attackers))
        if len(names) < 2:
            continue
        whole = list(combat.attackers), list(combat.blocks)
        combat.together = tuple(names)
        for number_, name in enumerate(names):
            one = combat if number_ == 0 else Combat(combat.attacker, closed=True)
            one.attackers = [pair for pair in whole[0] if pair[0] == name]
            one.blocks = [pair for pair in whole[1] if pair[1] == name]
            if number_:
                script.append(Entry(one, entry.by))
        # What was asked behind them all was asked behind the last of them.
        marks = scene.draft.marks
        marks[:] = [script[-1] if it is entry else it for it in marks]
        scene.draft.assume(
            worded("They attack one after the other, in the order named.")
        )
    scene.draft.script[:] = script


@after(Game.GRAND_ARCHIVE)
def spread_cleave(scene: Scene) -> None:
    """Cleave makes all units of a player defenders."""
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or not combat.attackers:
            continue
        attacker = scene.draft.thing(combat.attackers[0][0])
        assert attacker is not None
        if "cleave" in attacker.keywords:
            combat.cleave = True
        if not combat.cleave:
            continue
        player = scene.other(combat.attacker)
        champion(scene, player)
        units = on_field(scene, player)
        combat.attackers = [(attacker.id, it.id) for it in units]
        names = ", ".join(it.id for it in units)
        scene.draft.tell(
            worded("Cleave: these all are defenders: {names}.", names=names)
        )


@after(Game.GRAND_ARCHIVE)
def powers_and_lives(scene: Scene) -> None:
    """Who deals combat damage needs a power, an ally whose death is asked of a life.

    Where only some units are asked about, only the damage to them is needed.
    """
    _leave_out_unsized(scene)
    asked = _asked_about(scene)
    dying = {it.subject for it in scene.draft.asks if it.kind is AskKind.DIES}
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        for dealer, taker in (*combat.attackers, *combat.blocks):
            it = scene.draft.thing(dealer)
            if it is not None and it.power is None:
                want(scene, it, "power", asked is None or taker in asked)
    for asked_ in scene.draft.asks:
        it = scene.draft.thing(asked_.subject)
        if asked_.kind is AskKind.LIFE and it is not None and it.toughness is None:
            want(scene, it, "life", True)
    for name in struck(scene):
        it = scene.draft.thing(name)
        if it is not None:
            take_for_unit(scene, it)
        if it is not None and it.toughness is None:
            # What is besieged loses durability instead.
            lasting = "siegeable" in it.kinds and "durability" in it.counters
            if not lasting and ("champion" not in it.kinds or name in dying):
                want(scene, it, "life", name in dying)


def _leave_out_unsized(scene: Scene) -> None:
    """ "Do they all die?" of all that was cleaved, a champion of no known life too.

    And "does it die?" of two that fight, where the life of only one of them is told.
    """
    asks = [it for it in scene.draft.asks if it.kind is AskKind.DIES]
    together = Counter(it.text for it in asks)
    for one in asks:
        it = scene.draft.thing(one.subject)
        if it is None or it.toughness is not None or together[one.text] < 2:
            continue
        if "champion" not in it.kinds:
            if not _OF_ONE & {*one.text.lower().split()}:
                continue
            want(scene, it, "life", False)
        together[one.text] -= 1
        at = scene.draft.asks.index(one)
        del scene.draft.asks[at]
        if scene.draft.marks:
            del scene.draft.marks[at]


_OF_ONE = frozenset({"it", "he", "she"})


_ABOUT_ONE = frozenset(
    {AskKind.DIES, AskKind.DAMAGE_DEALT, AskKind.DAMAGE_MARKED, AskKind.COUNTERS}
)


def _asked_about(scene: Scene) -> set[str] | None:
    """The units asked about, None if everything is."""
    asks = scene.draft.asks
    if asks and all(it.kind in _OF_WHAT_IS_LEGAL for it in asks):
        return set()
    if not any(it.kind in _ABOUT_ONE for it in asks):
        return None
    if any(it.kind not in _ABOUT_ONE | {AskKind.WHO_CHOOSES} for it in asks):
        return None
    return {it.subject for it in asks}


_OF_WHAT_IS_LEGAL = frozenset(
    {AskKind.CAN_RETALIATE, AskKind.CAN_INTERCEPT, AskKind.CAN_BE_ATTACKED}
)


_WANTED: dict[str, Callable[[str], str]] = {
    "power": lambda it: worded(POWER_OF, thing=it),
    "life": lambda it: worded(LIFE_OF, subject=it),
    "durability": lambda it: worded("the durability of {thing}", thing=it),
}


def want(scene: Scene, it: DraftThing, what: str, wanted: bool) -> None:
    """Ask for a number not said; if it is not *wanted* say what is left out."""
    whose = it.id.replace("my ", "your ") if "champion" in it.kinds else ""
    thing = whose or scene.describe(it)
    words = _WANTED[what](thing)
    if wanted:
        start, end = it.place
        if (words, Place(start, end)) not in scene.missing:
            scene.missing.append((words, Place(start, end)))
        return
    left_out = "Not said: {words}; whether it dies is left out."
    if what == "power":
        left_out = "Not said: {words}; the damage it deals is left out."
    scene.draft.assume(worded(left_out, words=words))


@after(Game.GRAND_ARCHIVE)
def chess_pieces(scene: Scene) -> None:
    """A Pawn somebody has beside Chessman cards is a Chessman Pawn."""
    asked = any(
        it.face is not None and "chessman" in it.face.text.lower()
        for it in scene.draft.things
    )
    for it in scene.draft.things:
        if asked and "pawn" in it.kinds and it.face is None:
            it.kinds.add("chessman")
            scene.draft.assume(worded("{it} is a Chessman Pawn.", it=it.id))


# What may end with "an ally attack", "a 3 power attack".
_NOUNS = frozenset({"attack", "damage", "hit", "combathit"})


@before(Game.GRAND_ARCHIVE)
def said_of_nobody(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Attack for 3." says not who attacks: whoever is not spoken for."""
    del parse
    found: list[Clause] = []
    acting = False
    for clause in clauses:
        acting = acting or isinstance(clause.get("who"), Person)
        stray = clause.kind == "attack" and not clause.lead and found
        if stray and set(clause.slots) == {"elided"} and found[-1].kind in _NOUNS:
            # "… with a 3 power" "attack": one noun, no second attack.
            clause = replace(clause, kind="unread")
        had = clause.kind == "attack" and found and found[-1].kind == "have"
        if had and clause.lead == ("with",):
            # "Opponent: Lorraine with a 5 power attack": who attacks whom?
            clause = replace(clause, kind="unread")
        begins = not clause.lead or set(clause.lead) & {".", "\n", "?", ";", "•"}
        if (
            clause.kind == "attack"
            and clause.get("elided")
            and clause.get("what") is None
            and clause.get("n") is not None
            and (begins or not acting)
        ):
            slots = {key: it for key, it in clause.slots.items() if key != "elided"}
            clause = replace(clause, slots=slots)
        found.append(clause)
    return tuple(found)


@after(Game.GRAND_ARCHIVE)
def link_shields(scene: Scene) -> None:
    """An ally "with a link shield" has an object with that ability linked to it."""
    for it in list(scene.draft.things):
        if it.face is None and "unit" in it.kinds and "link shield" in it.keywords:
            it.keywords.discard("link shield")
            scene.add(
                DraftThing(
                    scene.draft.fresh("link shield"), "link shield",
                    it.controller, it.controller, kinds={"item"},
                    keywords={"link shield"}, attached_to=it.id,
                    zone=Zone.BATTLEFIELD,
                )
            )  # fmt: skip


@after(Game.GRAND_ARCHIVE)
def who_marks_lethal(scene: Scene) -> None:
    """Refuse "On Kill" of one of several retaliators against one attacker.

    Only that of the one whose damage is lethal triggers (DS 2.1).
    """
    for entry in scene.draft.script:
        combat = entry.what
        if not isinstance(combat, Combat) or len(combat.blocks) < 2:
            continue
        for name, _ in combat.blocks:
            it = scene.draft.thing(name)
            for one in it.abilities.statics if it is not None else ():
                if isinstance(one, Trigger) and (
                    isinstance(one.watch, ZoneWatch) and one.watch.damaged_by
                ):
                    raise scene.error(
                        Problem.UNSUPPORTED,
                        worded(
                            "Of several retaliators only the “On Kill” of the one "
                            "that marks lethal damage triggers: that is not followed."
                        ),
                    )


@handles("combathit")
def combat_hit(scene: Scene, clause: Clause) -> None:
    """An enemy attack deals 3 unpreventable damage to my Squire."""
    damage(
        scene, replace(clause, kind="damage", slots={**clause.slots, "dk": "combat"})
    )


@handles("atnumber")
def at_number(scene: Scene, clause: Clause) -> None:
    """My champion is at 12: damage counters or life left? Asked if not said."""
    person = clause.get("who")
    it = champion(scene, scene.player(person))
    value = number(scene, clause.get("n"))
    if clause.get("life") is not None:
        it.damage, it.toughness = value, number(scene, clause.get("life"))
        it.sized = True
        scene.notice([it])
        scene.focus = [it]
        return
    match clause.get("unit"):
        case "damage":
            mark(scene, it, value)
        case "life":
            it.toughness = value
            it.sized = True
            it.said.add(LIFE_LEFT)
        case _:
            words = worded(
                DAMAGED_OR_LEFT,
                value=value,
                it=it.id,
            )
            scene.missing.append((words, clause.place))
    scene.notice([it])
    scene.focus = [it]
