"""Attacks that an ally with intercept takes on itself (Grand Archive)."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind, EnterNow
from bot.engine.unit_legality import INTERCEPTS, UNINTERCEPTED
from bot.errors import Problem
from bot.scenario.casting.sides import on_field
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@before(Game.GRAND_ARCHIVE)
def blocked_for_champion(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks my champion. I block with a 1/1": nothing but interception is so."""
    del parse
    found: list[Clause] = []
    on_champion = False
    for clause in clauses:
        if clause.kind in {"attack", "weaponattack"}:
            on_champion = all(map(_is_champion, parts_of(clause.get("at"))))
        found.append(_interception(clause) if on_champion else clause)
    return tuple(found)


def _is_champion(one: object) -> bool:
    return isinstance(one, Person) or (
        isinstance(one, Thing) and one.noun == "champion"
    )


def _interception(clause: Clause) -> Clause:
    """A block, by an ally or by a player who does not say with what, as that."""
    of_two = clause.kind == "unplayable" and "block" in clause.text.lower()
    if not (of_two or clause.kind == "block"):
        return clause
    takers = parts_of(clause.get("what" if of_two else "blocker"))
    attackers = parts_of(clause.get("at" if of_two else "attacker"))
    if len(takers) > 1 or any(map(_is_champion, takers)) or len(attackers) > 1:
        return clause
    slots: dict[str, object] = {"what": takers[0]} if takers else {}
    if attackers and not (isinstance(it := attackers[0], Thing) and it.is_pronoun):
        slots["of"] = attackers[0]
    if clause.get("who") is not None:
        slots["who"] = clause.get("who")
    return replace(clause, kind="intercept", slots=slots)


@after(Game.GRAND_ARCHIVE)
def came_too_late(scene: Scene) -> None:
    """Refuse to let an ally intercept that came after the attack (Intercept 1).

    Raises QuestionError (ILLEGAL).
    """
    asked = {
        one.subject for one in scene.draft.asks if one.kind is AskKind.CAN_INTERCEPT
    }
    for it in scene.draft.things:
        if it.id not in asked and "called blocker" not in it.said:
            continue
        fights = [one.what for one in scene.draft.script]
        for combat in (one for one in fights if isinstance(one, Combat)):
            came = [one.what for one in (*combat.before, *combat.between)]
            if any(isinstance(one, EnterNow) and one.object == it.id for one in came):
                raise scene.error(
                    Problem.ILLEGAL,
                    worded(
                        "{it} came after the attack was declared: only who is there "
                        "as its champion is attacked intercepts.",
                        it=it.id,
                    ),
                )


def _who_intercepts(scene: Scene, clause: Clause, side: str) -> DraftThing | None:
    """ "It intercepts", "he does": the one ally of *side* that can (Intercept 1).

    So it is with "I intercept with that ally", whichever was spoken of last.
    """
    said = parts_of(clause.get("what"))
    if not all(isinstance(it, Person) or it.is_pronoun or _bare(it) for it in said):
        return None
    there = [
        it
        for it in on_field(scene, side)
        if "intercept" in it.keywords and "champion" not in it.kinds
    ]
    return there[0] if len(there) == 1 else None


def _bare(thing: Thing) -> bool:
    """ "That ally", "the ally": of which nothing else is said."""
    bare = thing.is_bare and not (thing.owner or thing.label or thing.plural)
    return bare and thing.noun == "ally" and thing.det in {"the", "that", "this"}


def _intercepted(scene: Scene, clause: Clause) -> tuple[Combat | None, set[str]]:
    """The combat and, where it is told, whose attack: "I intercept the 4/4"."""
    said = clause.get("of")
    if said is None:
        return last_combat(scene), set()
    taker = parts_of(clause.get("what"))[:1]
    owner = next((it.owner for it in taker if isinstance(it, Thing)), None)
    if last_combat(scene) is None and (owner := owner or clause.get("who")):
        # "My 1/5 intercepts his 4/4": that attacked my champion.
        goal = Thing("champion", clause.place, det="the", owner=owner)
        goals = Several((goal,), clause.place)
        take_as(scene, clause, "attack", {"what": said, "at": goals})
        last = last_combat(scene)
        return last, {name for name, _ in last.attackers} if last is not None else set()
    named = {it.id for it in scene.things(said)}
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    fights = [it for it in fights if named <= {name for name, _ in it.attackers}]
    return (fights[-1] if fights else None), named


def _attacks_in(combat: Combat | None, it: DraftThing) -> bool:
    return combat is not None and it.controller == combat.attacker


@handles("intercept")
def intercepting(scene: Scene, clause: Clause) -> None:
    """Guard intercepts: the attack on its champion is made on Guard (Intercept 1)."""
    combat, named = _intercepted(scene, clause)
    if clause.get("what") is not None:
        # "… and intercepts with a 1/4": it is on the side that is attacked.
        other = scene.other(combat.attacker) if combat is not None else ""
        it = _who_intercepts(scene, clause, other)
        it = it or scene.one(clause.get("what"), scene.who(clause) or other)
    elif clause.get("who") is not None and combat is not None and (
        only := _who_intercepts(scene, clause, scene.other(combat.attacker))
    ):  # fmt: skip
        it = only
    elif scene.focus and not _attacks_in(combat, scene.focus[-1]):
        it = scene.focus[-1]
    else:
        raise scene.error(Problem.AMBIGUOUS, worded("What intercepts?"), clause.place)
    pairs = combat.attackers if combat is not None else []
    goals = {goal for name, goal in pairs if not named or name in named}
    attacked = [one for one in map(scene.draft.thing, goals) if one is not None]
    if combat is None or not attacked:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which attack is intercepted?"), clause.place
        )
    mine = [
        one
        for one in attacked
        if "champion" in one.kinds and one.controller == it.controller
    ]
    if len(attacked) > 1 or not mine or "ally" not in it.kinds or it.tapped:
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{it} can't intercept that: an awake ally with intercept takes on "
                "itself an attack on its own champion, and no cleave attack.",
                it=it.id,
            ),
            clause.place,
        )
    if not named and len({name for name, _ in pairs}) > 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which attack is intercepted?"), clause.place
        )
    for name, _ in pairs:
        one = scene.draft.thing(name)
        if one is not None and "unblockable" in one.keywords:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{attacker} is unblockable: its attacks can't be intercepted.",
                    attacker=name,
                ),
                clause.place,
            )
        told = UNINTERCEPTED in scene.parse.memory
        if one is not None and (told or UNINTERCEPTED in one.keywords):
            raise scene.error(
                Problem.ILLEGAL,
                worded("An attack of {attacker} can't be intercepted.", attacker=name),
                clause.place,
            )
    combat.attackers = [
        (name, it.id if not named or name in named else goal) for name, goal in pairs
    ]
    combat.blocks = [pair for pair in combat.blocks if pair[0] != mine[0].id]
    it.said.add("called blocker")
    it.flags.add(INTERCEPTS)
    scene.draft.tell(worded("{it} intercepts the attack.", it=it.id))
    scene.notice([it])
    scene.focus = [it]


@handles("unintercepted")
def unintercepted(scene: Scene, clause: Clause) -> None:
    """My attack can't be intercepted: nothing that attacks in it."""
    combat = last_combat(scene)
    attackers = [name for name, _ in combat.attackers] if combat is not None else []
    for it in filter(None, map(scene.draft.thing, attackers)):
        it.keywords.add(UNINTERCEPTED)
    if not attackers:
        scene.parse.memory[UNINTERCEPTED] = clause.place
    scene.draft.tell(worded("This attack can't be intercepted."))


@after(Game.GRAND_ARCHIVE)
def told_before(scene: Scene) -> None:
    """ "My attack can't be intercepted. I attack his champion": that attack.

    Raises QuestionError (AMBIGUOUS) where several attacks are told, or none.
    """
    if (place := scene.parse.memory.get(UNINTERCEPTED)) is None:
        return
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    if len(fights) != 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which attack can't be intercepted?"), place
        )
    for name, _ in fights[0].attackers:
        if (it := scene.draft.thing(name)) is not None:
            it.keywords.add(UNINTERCEPTED)
