"""Which of two that meet in a block is meant, where something is done to it."""

from bot.cards.facts import abilities_of, face_named
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage, DestroyIt, Move
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Card, Clause, Person, Spec
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

# What people do to what is theirs.
_TO_OWN = frozenset(
    {"regen", "sacrificeonly", "pumped", "shield", "buff", "doublemight"}
)
_TO_OTHERS = frozenset({"destroy", "kill", "stun"})
# What only the rewritten pronouns of units leave an "it" to.
DONE_TO_UNITS = frozenset("gains pumped become buff stun doublemight".split())
_WEAKER = frozenset({"debuff", "-1/-1"})
_STRONGER = frozenset({"buff", "+1/+1", "bulwark"})
_FROM_SOMEBODY = frozenset({"from", "by", "because", "thanks"})


def of_the_two(scene: Scene, pool: list[DraftThing]) -> list[DraftThing]:
    """Of two that fight, the one that what is done now is done to.

    "Bob blocks with a 1/1 and sacrifices it": his own; "and I bolt it": not my own.
    Empty where that is not clear.
    """
    clause = scene.clause
    if clause is None or clause.kind.startswith("ask_") or len(pool) != 2:
        return []
    # "It is shocked": by whom nobody says.
    goes_on = clause.get("who") is not None or (
        # "I have a 9/9. Bob has a 4/4. Bolt it."
        clause.get("elided") is not None and ENDS.isdisjoint(clause.lead)
    )
    if scene.game is not Game.MTG and clause.get("who") is None:
        # "My 3/3 is attacked by his 5/5, gave it +0/+4": hardly he.
        goes_on = goes_on and clause.lead != (",",)
    who = (scene.who(clause) or scene.subject) if goes_on else ""
    sides = {it.controller for it in pool}
    if who not in sides or len(sides) != 2:
        return []
    hurts = does_harm(scene, clause)
    if hurts is None:
        return []
    return [it for it in pool if (it.controller == who) != hurts]


def either_met(scene: Scene, found: list[DraftThing]) -> list[DraftThing]:
    """ "My 2/2 is blocked by a 2/2. I cast Giant Growth on it": on mine.

    What harms is hardly aimed at one's own, and what helps at what that fights.
    """
    clause, combat = scene.clause, last_combat(scene)
    if clause is None or combat is None or len(found) != 1:
        return found
    done = clause.kind in DONE_TO_UNITS
    if done and scene.game is Game.MTG:
        return found
    pairs = [*combat.blocks, *combat.attackers]
    pairs += [(one, goal) for one, _ in combat.attackers for goal in combat.defenders]
    met = {one for pair in pairs for one in pair if found[0].id in pair}
    both = [it for it in scene.draft.things if it.id in met]
    if done and len(both) < 2:
        both = [*found, *_whom_it_meets(scene, found[0])]
    specs = clause.get("specs") or ()
    if clause.kind == "gains" and (left := _of_use(both, combat, specs)):
        return left
    if len(both) == 2 and any(it.kind in {"shield", "damage"} for it in specs):
        return both  # "My 3/3 attacks his Jace. It has a shield": either has
    if done and len(both) > 1 and not _goes_on_with_it(clause):
        # "A 5/5 attacks my 3/3. I give it +0/+4", "A spell gives it …"
        _check_one_of(scene, clause, found[0], both)
        return both
    return both if of_the_two(scene, both) not in ([], found) else found


def _of_use(
    both: list[DraftThing], combat: Combat, specs: tuple[Spec, ...]
) -> list[DraftThing]:
    """ "A 7/5 attacks my champion. I give it +2/+0": no use to what is attacked.

    Empty where none of *both* is a champion, or its life grows as well.
    """
    attacking = {name for name, _ in combat.attackers}
    left = [it for it in both if it.id in attacking or "champion" not in it.kinds]
    bonus = [it.value for it in specs if it.kind == "bonus"]
    more = [isinstance(it, tuple) and it[0] > 0 and not it[1] for it in bonus]
    return left if bonus and all(more) and len(left) < len(both) else []


def _whom_it_meets(scene: Scene, one: DraftThing) -> list[DraftThing]:
    """ "I have a 2 Might unit. A 5 Might unit attacks": what is there, if one."""
    there = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and it.kinds & {"unit", "ally"}
        and it.controller != one.controller
    ]
    return there if len(there) == 1 else []


def _check_one_of(
    scene: Scene, clause: Clause, one: DraftThing, both: list[DraftThing]
) -> None:
    """Raises AMBIGUOUS where *clause* does to *one* what is done to those it meets."""
    who, hurts = scene.who(clause), does_harm(scene, clause)
    alike = len(both) > 2 and who and hurts is not None
    if alike and (one.controller == who) == hurts:
        said = WHICH_ONE
        raise scene.error(Problem.AMBIGUOUS, said, clause.place)


def _goes_on_with_it(clause: Clause) -> bool:
    """ "My 3/3 attacks his 5/5. It gets +1/+1": what the sentence before began with.

    Not "it gets +1/+1 from my spell": that is what I do.
    """
    first, *rest = clause.text.lower().split() or [""]
    return first == "it" and _FROM_SOMEBODY.isdisjoint(rest)


def check_not_hurt(scene: Scene, whose: Person) -> None:
    """Refuse "Ann attacks Bo. Bo bolts their 3/3": his own, or hers?

    Raises QuestionError (AMBIGUOUS).
    """
    clause = scene.clause
    if whose.name != "their" or clause is None or len(scene.draft.players) != 2:
        return
    if (clause.kind == "damage" and clause.get("who")) or does_harm(scene, clause):
        message = worded("Who is “{person}” here?", person=whose.name)
        raise scene.error(Problem.AMBIGUOUS, message, whose.place,
                          [*scene.draft.players])  # fmt: skip


def does_harm(scene: Scene, clause: Clause) -> bool | None:
    """Whether what is done does harm; None where that is not known."""
    if clause.kind == "have":
        return False  # "… blocks with a 2/2 and has a shield on it"
    if clause.kind in _TO_OWN or clause.text.lower().startswith("sacrific"):
        return False
    if clause.kind in _TO_OTHERS:
        return True
    if clause.kind == "put" and isinstance(clause.get("counters"), tuple):
        _, kind = clause.get("counters")
        return None if kind not in _WEAKER | _STRONGER else kind in _WEAKER
    if clause.kind == "gains":
        specs = clause.get("specs")
        weaker = {it.value[1] for it in specs if it.kind == "counters"} & _WEAKER
        return bool(weaker) or any(
            isinstance(it.value, tuple) and min(it.value) < 0
            for it in specs if it.kind == "bonus"
        )  # fmt: skip
    if not clause.kind.startswith("cast"):
        return None
    said = clause.get("card")
    for part in (said,) if isinstance(said, Card) else parts_of(said):
        card = part if isinstance(part, Card) else getattr(part, "card", None)
        if isinstance(card, Card) and len(card.names) == 1:
            face = face_named(scene.catalogue_card(card), card.typed)
            spell = abilities_of(scene.game, face).spell
            return spell is not None and holds(spell, DealDamage, DestroyIt, Move)
    return None
