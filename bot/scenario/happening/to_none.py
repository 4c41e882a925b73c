"""What is told to have happened to nothing: "no creature died this turn"."""

from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Card, Clause, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded

# What happens to things, by the slot of what it happens to. Without this it would
# happen to something that was told of otherwise.
_HAPPENINGS = {
    "attack": "what",
    "block": "blocker",
    "destroy": "what",
    "die": "what",
    "exile": "what",
    "sacrificeonly": "what",
    "use": "card",
}


def happens_to_none(scene: Scene, clause: Clause) -> bool:
    """Whether *clause* tells of no thing at all, so that nothing happens by it.

    Raises QuestionError (SYNTAX) for what is not blocked where no attack was told.
    """
    slot = _HAPPENINGS.get(clause.kind)
    parts = parts_of(clause.get(slot)) if slot is not None else ()
    none = [isinstance(it, Thing) and it.det == "no" for it in parts]
    if not any(none):
        return False
    if not all(none):
        # "I block with a 2/2, no trample": of which of the two is that said?
        raise scene.not_read(clause.place)
    if clause.get("attacker") is not None and last_combat(scene) is None:
        raise scene.not_read()
    return True


# Under this the players are remembered who have no more than has been told.
NOTHING_ELSE = "nothing else"


@handles("notthis")
def not_this(scene: Scene, clause: Clause) -> None:
    """ "He sacrifices his 1/1 rather than his 4/4": that is there too.

    Raises QuestionError (SYNTAX) for a sentence of its own: "And not the second one."
    """
    if not clause.place.start or ENDS & {*clause.lead}:
        raise scene.not_read()
    kept = list(scene.focus)
    scene.things(clause.get("what"), scene.subject, new=True)
    scene.focus = kept


@handles("notat")
def not_at(scene: Scene, clause: Clause) -> None:
    """ "He attacks Ben instead of me": nothing happens to me by that.

    Raises QuestionError (SYNTAX) behind anything but an attack or a spell, or where
    just that player is whom it is done to.
    """
    goals = done_to(scene)
    told = scene.told_last
    end = told.end if told is not None else -1
    follows = end + (scene.parse.word(end) == ",") == clause.place.start
    follows = follows and scene.told_kind in {"attack", "cast", "castat"}
    if not follows or scene.player(clause.get("at")) in goals:
        raise scene.not_read(clause.place)


def done_to(scene: Scene) -> set[str]:
    """Whom the attack or the spell that was told last is aimed at."""
    fight = last_combat(scene)
    script = scene.draft.script
    last = script[-1].what if script else None
    if isinstance(last, Combat) and last is fight:
        return {goal for _, goal in last.attackers} | {*last.defenders}
    if isinstance(last, Resolve):
        return {name for slot in last.chosen for name in slot}
    return set()


@handles("nevercast")
def never_cast(scene: Scene, clause: Clause) -> None:
    """ "Bob didn't cast Shock", "instead of bolting me": nothing happens by that.

    Raises QuestionError (AMBIGUOUS) where just that was told before.
    """
    card = clause.get("card")
    if isinstance(card, Thing):
        card = card.card
    names = card.names if isinstance(card, Card) else ()
    name = card.typed if isinstance(card, Card) else ""
    who = scene.who(clause) or scene.subject
    if any(
        (it := scene.draft.thing(entry.source)) is not None
        and it.card is not None
        and it.card.ref in names
        and entry.by == who
        for entry in scene.draft.script
    ):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is {it} cast? Say when, and on what, or leave it out.", it=name),
            clause.place,
        )


@handles("opposed")
def opposed(scene: Scene, clause: Clause) -> None:
    """ "Bob's 4/4 faces my 3/3": both are there, and no combat is told by it."""
    found = scene.things(clause.get("what"), new=True)
    found += scene.things(clause.get("other"), new=True)
    scene.focus = found
    scene.notice(found)


@handles("nothingelse")
def nothing_else(scene: Scene, clause: Clause) -> None:
    """I have no other permanents: what has been told is all that can be sacrificed."""
    who = scene.who(clause)
    scene.parse.memory.setdefault(NOTHING_ELSE, set()).add(who)
    scene.subject = who
