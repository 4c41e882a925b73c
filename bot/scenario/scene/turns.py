"""Whose turn it is at a point of what is told, and whose comes next (500, 508.1)."""

import re

from bot.citation import Game
from bot.engine.acts import PreventNext
from bot.engine.effects import Static, Until
from bot.engine.question import NextTurn, StepBegins
from bot.errors import Problem
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import close_combat, open_combat
from bot.scenario.words.asked_back import THEIR_ATTACK, WHAT_FIRST, YOUR_ATTACK
from bot.scenario.words.syntax import Place
from bot.worded import Worded, worded


def turn_now(scene: Scene) -> str:
    """The player whose turn it is by now; "" where nothing told says so."""
    active = scene.draft.active
    order = list(scene.draft.players)
    for entry in scene.draft.script:
        if not isinstance(entry.what, NextTurn):
            continue
        if entry.what.player or active not in order:
            active = entry.what.player
        else:
            active = order[(order.index(active) + 1) % len(order)]
    return active


# Where a turn is told of that may be the one of what was told before, or a later one.
TURN_UNSURE = "turn unsure"
# Where the last turn was told to begin.
TURN_TOLD = "turn told"
# What had been told of before it.
TURN_TOLD_BEHIND = "turn told behind"
# That combat is told to be over, before any is told of.
COMBAT_IS_OVER = "combat is over"
# Such a turn is taken to be a later one.
TURN_PASSES = "turn passes"


def lasts(scene: Scene) -> bool:
    """Whether something was told that would be over if a turn had ended since."""
    draft = scene.draft
    return bool(draft.script or draft.opening) or lasts_from_the_start(scene)


def lasts_from_the_start(scene: Scene) -> bool:
    """Whether that is so of something that was there before anything happened."""
    return any(map(_for_the_turn, scene.draft.statics)) or _marked(scene)


def _marked(scene: Scene) -> bool:
    """Whether something is stunned or has damage that is gone by the next turn."""
    return any(
        it.stunned or "damaged" in it.said or (it.damage and "champion" not in it.kinds)
        for it in scene.draft.things
    )


def turn_changes(scene: Scene, player: str, *, begins: bool, sets: bool) -> bool:
    """Whether what is told of *player*'s turn is a later turn than so far.

    *begins*: that turn is told to begin; *sets*: it is told to be theirs, nothing else.
    """
    now = turn_now(scene)
    if now and now != player:
        return lasts(scene) or bool(scene.draft.statics)
    if begins:
        return lasts(scene)
    if now or not lasts(scene):
        return False
    if sets and not (scene.draft.script or scene.draft.opening):
        scene.draft.assume(worded("What was told before is so in that turn."))
        return False
    return may_pass(scene, sooner=True)


def step_is_later(scene: Scene, player: str) -> bool:
    """Whether a step of *player*'s, told to begin, is of a later turn than so far.

    "I have a prevent-3 shield. My upkeep begins": a shield that is told as there is
    there in that step. What is said to be for this turn may be of an earlier one.
    """
    draft = scene.draft
    passing = [it for it in draft.statics if _for_the_turn(it)]
    if turn_now(scene) or draft.script or draft.opening or not passing:
        return turn_changes(scene, player, begins=True, sets=False)
    shields = all(isinstance(getattr(it, "act", None), PreventNext) for it in passing)
    if _marked(scene) or not shields or _told_of_a_turn(scene):
        return may_pass(scene, sooner=True)
    return turn_changes(scene, player, begins=False, sets=True)


def _for_the_turn(static: Static) -> bool:
    return getattr(static, "until", None) is Until.END_OF_TURN


def _told_of_a_turn(scene: Scene) -> bool:
    """ "… until end of turn", "… this turn": whether that is said of what is there."""
    at = scene.clause.place.start if scene.clause else 0
    told = scene.parse.text[: scene.parse.tokens[at].start]
    return "turn" in re.findall(r"[a-z]+", told.lower())


def may_pass(scene: Scene, *, sooner: bool = False) -> bool:
    """Whether a turn is taken to end here, where that can be meant or not.

    *sooner*: it is rather meant, so it is told where it comes to the same.
    """
    if not lasts(scene) or scene.clause is None:
        return False
    scene.parse.memory[TURN_UNSURE] = (scene.clause.place, sooner)
    return bool(scene.parse.memory.get(TURN_PASSES))


def pass_turn(scene: Scene, player: str) -> None:
    """It is *player*'s turn from here on: "Next turn. It is Dan's upkeep." is one."""
    close_combat(scene)
    if scene.clause is not None:
        scene.parse.memory[TURN_TOLD] = scene.clause.place
    players = scene.draft.players
    if not scene.draft.active and len(players) == 2 and player in players:
        scene.draft.active = scene.other(player)
    last = next(iter(reversed(scene.draft.script)), None)
    if last is not None and last.what == NextTurn():
        _give(scene, last, player)
        return
    said = scene.says(player, "Then it is your turn.", "Then it is {who}'s turn.")
    scene.draft.script.append(Entry(NextTurn(player), "", said))


def tell_turn(scene: Scene, player: str, *, begins: bool, sets: bool) -> None:
    """It is *player*'s turn: a later one than so far, or the one that is told of."""
    now = turn_now(scene)
    if turn_changes(scene, player, begins=begins, sets=sets):
        pass_turn(scene, player)
    elif not now or not scene.turns_ended:
        scene.draft.active = player
        scene.draft.players[player].said.add("turn")


def attacks_in_own_turn(scene: Scene, player: str) -> None:
    """See to it that the combat *player* begins is in that player's turn (508.1).

    Raises QuestionError (ILLEGAL) where the turn was said to be another's, and
    (AMBIGUOUS) where its end step has begun.
    """
    now, script = turn_now(scene), scene.draft.script
    if scene.game is Game.MTG and now == player:
        if in_end_step(script):
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_FIRST,
            )
        return
    begun = next(
        (n for n in reversed(range(len(script))) if _begins_turn(script[n])), None
    )
    behind = script[begun + 1 :] if begun is not None else script
    if begun is not None and script[begun].what == NextTurn():
        if not any(isinstance(it.what, Combat) for it in behind):
            # "Next turn I attack": the next of mine.
            _give(scene, script[begun], player)
            _turn_between(scene, begun, player)
            if scene.game is Game.RIFTBOUND and scene.turns_ended == 1:
                scene.draft.active = scene.draft.active or scene.other(player)
            return
    if scene.game is not Game.MTG or not now:
        return
    told = begun is not None or "turn" in scene.draft.players[now].said
    if told and not behind:
        raise scene.error(
            Problem.ILLEGAL,
            scene.says(
                player,
                YOUR_ATTACK,
                THEIR_ATTACK,
            ),
        )
    pass_turn(scene, player)


def _turn_between(scene: Scene, begun: int, player: str) -> None:
    """Tell of the other's turn, in which theirs awake, between two of *player*."""
    script = scene.draft.script
    fights = [it.what for it in script[:begun] if isinstance(it.what, Combat)]
    if scene.game is Game.MTG or len(scene.draft.players) != 2 or not fights:
        return
    since = script[script.index(_last(script[:begun])) + 1 : begun]
    if fights[-1].attacker == player and not any(map(_begins_turn, since)):
        entry = Entry(NextTurn())
        _give(scene, entry, scene.other(player))
        script.insert(begun, entry)


def _last(script: list[Entry]) -> Entry:
    return next(it for it in reversed(script) if isinstance(it.what, Combat))


def attacked_next_turn(scene: Scene, player: str) -> bool:
    """ "Bob attacks me with a 3/3 next turn and I block": the turn ends before that.

    *player*: whose next turn is said, if it is.
    """
    script, now = scene.draft.script, open_combat(scene)
    if scene.game is not Game.MTG or now is None or script[-1].what is not now:
        return False
    if not scene.acted:
        return False  # "Does it untap in Bob's next untap step?": said of a question
    if now.blocks or now.before or player not in {"", now.attacker}:
        return False
    if len(script) > 1 and _begins_turn(script[-2]):
        return True  # The turn has been passed on to whoever attacks.
    entry = Entry(NextTurn())
    _give(scene, entry, now.attacker)
    script.insert(-1, entry)
    return True


def not_behind_its_end(scene: Scene, player: str, place: Place) -> None:
    """See to it that what is told of *player*'s turn does not follow its end step.

    Raises QuestionError (AMBIGUOUS): "At end of turn he bolts it. On my turn …" is of
    two turns, and nobody said whose the first is (513.1).
    """
    now = turn_now(scene) or scene.draft.active
    ended = scene.game is Game.MTG and in_end_step(scene.draft.script)
    before = scene.told_last is not None and scene.told_last.start < place.start
    if ended and before and now in {"", player}:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Whose turn is it?"),
            place,
            ("It is my turn.", "It is my opponent's turn."),
        )


def in_end_step(script: list[Entry]) -> bool:
    """Whether the end step of the turn has begun, behind which no combat is (506.1)."""
    for entry in reversed(script):
        if isinstance(entry.what, NextTurn | StepBegins):
            return entry.what == StepBegins("end step")
    return False


def _begins_turn(entry: Entry) -> bool:
    return isinstance(entry.what, NextTurn)


def _give(scene: Scene, entry: Entry, player: str) -> None:
    entry.what = NextTurn(player)
    entry.told = scene.says(
        player, "The turn ends; it is your turn.", "The turn ends; it is {who}'s turn."
    )


def turn_of(player: str) -> Worded:
    """Whose turn it is taken to be."""
    if player == "me":
        return worded("It is your turn.")
    if player == "opponent":
        return worded("It is your opponent's turn.")
    return worded("It is {who}'s turn.", who=player)
