"""Clauses that say when: "then", "after combat", "next turn"."""

from bot.citation import Game
from bot.engine.question import NextTurn
from bot.errors import Problem
from bot.scenario.asking.of_this_turn import asked_of_turn
from bot.scenario.scene.draft import Entry
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import close_combat, last_combat
from bot.scenario.scene.turns import (
    TURN_TOLD,
    TURN_TOLD_BEHIND,
    attacked_next_turn,
    may_pass,
)
from bot.scenario.words.asked_back import SAME_TURN, WHAT_ASKED, WHAT_FIRST
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import STOPS
from bot.worded import worded


@handles("time")
def time(scene: Scene, clause: Clause) -> None:
    """A time word: for the clause after it, or (behind it) for the one before."""
    when = str(clause.get("when"))
    further = "and" in clause.lead and when != "next_turn"
    if further and scene.parse.word(clause.place.end) == "?":
        # "Is it tapped and still in combat?": no time, but what is asked as well.
        raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)
    if _is_said_apart(scene, clause):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is that said of what stands before it, or of what is behind it?"),
            clause.place,
        )
    if _of_old_damage(scene, clause):
        raise scene.error(
            Problem.AMBIGUOUS,
            SAME_TURN,
            clause.place,
        )
    if when in {"nothing", "together", "eot"}:
        return
    if when == "counted" and _is_hour(scene, clause):
        return
    if when == "counted":
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_FIRST,
            clause.place,
        )
    if when in _WITHIN and not clause.lead and _ends_question(scene, clause):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is that asked of the moment before combat damage, or of what is left "
                "behind it? Leave the combat out, or ask what dies."
            ),
            clause.place,
        )
    if when == "passes":
        # The turn, or priority: so it is asked where it makes a difference.
        if not may_pass(scene):
            return
        when = "next_turn"
    if when == "next_turn":
        if not asked_of_turn(scene, clause):
            _next_turn(scene, clause)
        return
    if when == "after_combat":
        close_combat(scene)
        scene.parse.memory["after combat"] = clause.place.end
        if last_combat(scene) is None:
            scene.timing = when  # of the combat that is told behind
        return
    if when == "after":
        return
    if when == "new_combat" and scene.game is Game.MTG:
        close_combat(scene)
    if when in {"new_combat", "same_turn"}:
        asked_of_turn(scene, clause)
        return
    scene.timing = when


def _is_hour(scene: Scene, clause: Clause) -> bool:
    """ "It's late and I'm tired. …": nothing is told yet that it may be late for."""
    return "too" not in clause.text.lower().split() and not scene.draft.script


def _is_said_apart(scene: Scene, clause: Clause) -> bool:
    """ "My opponent bolts me. In response.", "I cast Fog. Last turn. He attacks me"."""
    parse, start, end = scene.parse, clause.place.start, clause.place.end
    while start and parse.word(start - 1) in {",", "and", *_OPENING}:
        start -= 1
    whole = start > 0 and parse.word(start - 1) in STOPS and parse.word(end) in STOPS
    # "I bolt it after it attacked me last turn": when was what before?
    behind = start > 0 and clause.text.lower() == "last turn" and not clause.lead
    behind = behind and parse.word(start - 1) not in STOPS
    while behind and start and parse.word(start - 1) not in STOPS | {"after"}:
        start -= 1
    behind = behind and parse.word(start - 1) == "after"
    return (whole and bool(_BACK & {*clause.text.lower().split()})) or behind


# What may be said of something that stands before it.
_BACK = frozenset(
    "earlier previously last response responding before after once".split()
)
_OPENING = frozenset(
    "actually oh also sorry well hmm but wait mean i oops my bad then : say forgot to "
    "mention".split()
)


def _of_old_damage(scene: Scene, clause: Clause) -> bool:
    """ "I bolt his 4/4 (2 damage last turn)": no time that can be passed over."""
    at = clause.place.start
    while at and scene.parse.word(at - 1) not in STOPS:
        at -= 1
    words = {scene.parse.word(it) for it in range(at, clause.place.start)}
    told = words & {"damage", "already", *RELATIVES}
    return clause.text.lower() == "last turn" and bool(told)


def _next_turn(scene: Scene, clause: Clause) -> None:
    whose = clause.get("whose")
    player = ""
    if whose == "me":
        player = "me" if scene.has_me else scene.subject
    elif whose == "opponent":
        player = scene.other("me" if scene.has_me else scene.subject)
    elif (owner := clause.get("owner") or clause.get("who")) is not None:
        player = scene.player(owner)
        # "Play passes to Bob, who attacks …"
        scene.last_person = scene.subject = player
    if not clause.lead and attacked_next_turn(scene, player):
        return
    if not player and _has_ended(scene, clause):
        return
    close_combat(scene)
    told: str = worded("The turn ends.")
    if player:
        told = scene.says(
            player,
            "The turn ends; it is your turn.",
            "The turn ends; it is {who}'s turn.",
        )
    scene.parse.memory[TURN_TOLD] = clause.place
    scene.parse.memory[TURN_TOLD_BEHIND] = scene.told_last
    scene.draft.script.append(Entry(NextTurn(player), "", told))


def _has_ended(scene: Scene, clause: Clause) -> bool:
    """ "The turn ends. Next turn Bob bolts me": that is one turn's end."""
    said = clause.text.lower()
    begun = scene.draft.script[-1:] and scene.draft.script[-1].what == NextTurn()
    ended = scene.parse.memory.get(_ENDED, -_CLOSE)
    if "ends" in said.split():
        scene.parse.memory[_ENDED] = clause.place.end
    close = 0 < clause.place.start - ended < _CLOSE
    return bool(begun) and close and "next turn" in said


_ENDED = "turn ended"
# Only a mark stands between.
_CLOSE = 2


@handles("howoften")
def how_often(scene: Scene, clause: Clause) -> None:
    """ "I untap it again and again": a number of times that nobody said.

    Raises QuestionError (AMBIGUOUS).
    """
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("How often is that done? Say a number."),
        clause.place,
        ("I use it three times.",),
    )


# Moments within a combat, of which nothing is asked.
_WITHIN = frozenset({"before_combat", "before_damage", "before_blocks"})


def _ends_question(scene: Scene, clause: Clause) -> bool:
    """ "Who dies before combat damage?": what was asked is asked of that moment."""
    behind = scene.parse.word(clause.place.end) in {"?", ""}
    before = clause.text.lower().startswith("before")
    # "What dies if he attacks and I gain 3 before damage?": I do then.
    last = scene.told_last if scene.told_kind.startswith("ask_") else None
    asked = last is not None and last.end >= clause.place.start
    return before and behind and asked
