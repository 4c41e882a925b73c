"""What steps and tokens of an outcome say that its last position does not show."""

from collections.abc import Mapping

from bot.engine.board import Board, Obj
from bot.engine.characteristics import kinds_of, power_of, toughness_of
from bot.engine.commanders import DIED
from bot.engine.entering_said import ALL_TAPPED, says_it_enters
from bot.engine.gamerules import GameRules, Topic
from bot.engine.outcome import Answered, Outcome, Said
from bot.engine.question import GETS, LOSES, Ask, AskKind, Question
from bot.engine.values import Zone

# Where a token is that was put into a graveyard: nowhere, once 704.5d is checked.
CEASES = "ceases to exist"


def died(outcome: Outcome, one: Obj) -> bool:
    """Whether it died (700.4), wherever it is by now; no token returns (111.8)."""
    there = one.token and one.zone is Zone.BATTLEFIELD
    return not there and (
        one.zone is Zone.GRAVEYARD
        or came_back(outcome, one)
        or (one.zone is Zone.COMMAND and DIED in one.flags)
    )


def ended_so(board: Board, ask: Ask) -> bool:
    """Whether the player has lost; has won, who is left alone in the game (104.2a)."""
    lost = {one.id for one in board.players if one.lost not in ("", ENDLESS)}
    if winner(board) == DRAWN and ask.kind is not AskKind.LOSES:
        return False
    if ask.kind is AskKind.LOSES:
        return ask.subject in lost
    return {one.id for one in board.players} - lost == {ask.subject}


DRAWN, GOES_ON = "draw", "nobody"
# Why a player is no longer in a game that ends without anybody losing (104.4b).
ENDLESS = "it goes on for ever"


def winner(board: Board) -> str:
    """Who has won (104.2a); DRAWN where all lost at once (104.4a), GOES_ON else."""
    left = [one.id for one in board.players if not one.lost]
    if not left:
        return DRAWN
    return left[0] if len(left) == 1 < len(board.players) else GOES_ON


def cards_held(question: Question, board: Board, player: str) -> int:
    """How many cards *player* has in hand: those counted, and what came back to it."""
    one = board.player(player)
    back = [
        it
        for it in board.objects
        if it.zone is Zone.HAND
        and it.owner == player
        and not it.token
        and (was := question.board.obj(it.id)) is not None
        and was.zone not in (Zone.HAND, Zone.LIBRARY)
    ]
    return (one.hand or 0 if one else 0) + len(back)


NO_SIZE = "no creature"
_GONE = frozenset({Zone.GRAVEYARD, Zone.EXILE})


def size_of(question: Question, board: Board, ask: Ask) -> str:
    """How big it is; where it has gone, unless *detail* asks of a moment before."""
    obj, was = board.obj(ask.subject), question.board.obj(ask.subject)
    if obj is None:
        return "unknown"
    gone = obj.zone in _GONE and was is not None and was.zone not in _GONE
    if gone and not ask.detail:
        return str(obj.zone)
    toughness = toughness_of(board, obj)
    return f"{power_of(board, obj)}/{toughness}" if toughness is not None else NO_SIZE


def can_choose(outcomes: tuple[Outcome, ...], ask: Ask) -> Answered:
    """Whether all of *detail* die, or live, if that player chooses so.

    Where others choose as well, what it hangs on.
    """
    saved = ask.kind is AskKind.CAN_SAVE
    found: dict[str, list[int]] = {"yes": [], "no": []}
    for index, outcome in enumerate(outcomes):
        there = [outcome.board.obj(name) for name in ask.detail.splitlines()]
        done = all(
            one is not None
            and died(outcome, one) != saved
            and not (saved and one.zone is Zone.EXILE)
            for one in there
        )
        found["yes" if done else "no"].append(index)
    if found["yes"] and _in_hand(outcomes, ask.subject, {*found["yes"]}):
        found["no"] = []
    values = tuple((value, tuple(where)) for value, where in found.items() if where)
    return Answered(ask, values)


def _in_hand(outcomes: tuple[Outcome, ...], player: str, wanted: set[int]) -> bool:
    """Whether *player* can choose one of *wanted* whatever others chose before."""
    groups: dict[tuple[object, ...], bool] = {}
    for index, outcome in enumerate(outcomes):
        chosen = [point.chooser == player for point, _ in outcome.choices]
        if chosen != sorted(chosen):
            return False  # somebody else chooses when that player has chosen
        theirs = tuple(one for one in outcome.choices if one[0].chooser != player)
        groups[theirs] = groups.get(theirs, False) or index in wanted
    return all(groups.values())


#: who had a choice at all, and by which rules
Asked = Mapping[str, tuple[str, ...]]


def choosers(
    rules: GameRules, outcomes: tuple[Outcome, ...], ask: Ask, idle: Asked
) -> Answered:
    """Who chooses, in order; of *idle* where every choice has the same result."""
    found: dict[str, tuple[str, ...]] = {}
    if ask.subject:
        # Whoever attacks orders the retaliators, or assigns first, whatever matters.
        orders = rules.cite(Topic.RETALIATE_ORDER)
        found[ask.subject] = orders or rules.cite(Topic.ASSIGN)
    for outcome in outcomes if not found else ():
        for point, _ in outcome.choices:
            found.setdefault(point.chooser, point.rules)
    everywhere = tuple(range(len(outcomes)))
    if not (found or idle):
        return Answered(ask, (("nobody", everywhere),))
    why = "" if found else SAME_RESULT
    found = found or dict(idle)
    cited = tuple(dict.fromkeys(rule for group in found.values() for rule in group))
    values = tuple((name, everywhere) for name in found)
    return Answered(ask, values, Said(why), cited)


_ORDERING = ("Which effect applies", "In which order")


def order_matters(outcomes: tuple[Outcome, ...], ask: Ask, idle: Asked) -> Answered:
    """Whether any order that somebody chooses changes the result."""
    cited: dict[str, None] = {}
    for outcome in outcomes:
        for point, _ in outcome.choices:
            if point.question.template.startswith(_ORDERING):
                cited |= dict.fromkeys(point.rules)
    everywhere = tuple(range(len(outcomes)))
    if cited:
        return Answered(ask, (("yes", everywhere),), rules=tuple(cited))
    same = dict.fromkeys(rule for group in idle.values() for rule in group)
    return Answered(ask, (("no", everywhere),), rules=tuple(same))


#: said of a choice that changes nothing
SAME_RESULT = "The result is the same whatever is chosen."


def deaths(question: Question, outcome: Outcome, player: str, kind: str) -> int:
    """How many permanents of that *kind* ("" any) that *player* had died."""
    before = {one.id: one for one in question.board.objects}
    dead = {it for it, one in before.items() if one.zone is Zone.GRAVEYARD}
    return sum(
        one.zone is not Zone.NOWHERE
        and before.get(one.id, one).controller == player
        and (one.token if kind == "token" else kind in {"", *one.kinds})
        and one.id not in dead
        and died(outcome, one)
        for one in outcome.board.objects
    )


def came_back(outcome: Outcome, one: Obj) -> bool:
    """Whether it died on the way to where it is now, by undying or the like.

    Copies of it, which are called the same, may have died instead.
    """
    deaths = sum(
        step.said.template == "{object} dies."
        and ("object", one.name) in step.said.args
        for step in outcome.steps
    )
    others = sum(
        it.name == one.name and it.id != one.id and it.zone is not Zone.BATTLEFIELD
        for it in outcome.board.objects
    )
    return deaths > others


GAINED_LIFE = "{player}: +{amount} life, now {life}."
LOST_LIFE = "{player}: -{amount} life, now {life}."


def said_of(outcome: Outcome, template: str, name: str) -> bool:
    """Whether a step says that of the object of that *name*."""
    return any(
        step.said.template == template and ("object", name) in step.said.args
        for step in outcome.steps
    )


def entered_tapped(outcome: Outcome, name: str) -> bool:
    """Whether a step says so of the object of that *name*."""
    return any(said_of(outcome, template, name) for template in ALL_TAPPED)


def counters_got(outcome: Outcome, obj: Obj | None, ask: Ask) -> int | None:
    """How many counters it got or entered with, None if what it has is asked."""
    if obj is None:
        return None
    if ask.other == GETS:
        # What cancels at once (704.5q) or has left with it was put on it all the same.
        told = [
            dict(one.said.args) for one in outcome.steps if one.said.template in _PUT
        ]
        put = [it for it in told if it["on"] == obj.name and it["kind"] == ask.detail]
        return sum(int(it["amount"]) for it in put)
    if ask.other == LOSES:
        told = [
            dict(one.said.args) for one in outcome.steps if one.said.template in _TAKEN
        ]
        gone = [
            it for it in told if it["on"] == obj.name and ask.detail in ("", it["kind"])
        ]
        return sum(int(it["amount"]) for it in gone)
    if ask.other and obj.zone is not Zone.BATTLEFIELD:
        return entered_with(outcome, obj.name, ask.detail)
    return None


_TAKEN = (
    "{amount} {kind} counter is removed from {on}.",
    "{amount} {kind} counters are removed from {on}.",
)
_PUT = (
    "{amount} {kind} counter is put on {on}.",
    "{amount} {kind} counters are put on {on}.",
)


def entered_with(outcome: Outcome, name: str, kind: str) -> int:
    """How many counters (of that *kind*) were put on it as it last entered (614.1c).

    What has left again has none, but it did not enter without any.
    """
    total = 0
    entered = False
    for step in outcome.steps:
        args = dict(step.said.args)
        if args.get("object") == name:
            entered = says_it_enters(step.said)
            total = 0 if entered else total
        elif entered and args.get("on") == name and kind in {"", args.get("kind")}:
            total += int(args.get("amount", 0))
    return total


def amount_told(outcome: Outcome, template: str, player: str) -> int:
    """The amounts that the steps in that *template* tell of *player*, added up."""
    return sum(
        amount
        for step in outcome.steps
        if step.said.template == template and ("player", player) in step.said.args
        for key, amount in step.said.args
        if key == "amount" and isinstance(amount, int)
    )


def sacrifices(outcome: Outcome, player: str, kind: str) -> int:
    """How many permanents (of that *kind*) *player* sacrifices, or has to."""
    gone = {
        str(value)
        for step in outcome.steps
        if step.said.template == "{object} is sacrificed."
        for _, value in step.said.args
    }
    mine = [
        one
        for one in outcome.board.objects
        if one.name in gone and one.controller == player and kind in {"", *one.kinds}
    ]
    # Who has too few is still told how many it should have been.
    told = 0 if kind else amount_told(outcome, _TO_SACRIFICE, player)
    return max(told, len(mine))


_TO_SACRIFICE = "To be sacrificed by {player}: {amount}."


def controlled(board: Board, player: str, kind: str) -> int:
    """How many permanents of that *kind* ("token", "creature", "" any) *player* has."""
    return sum(
        one.zone is Zone.BATTLEFIELD
        and one.controller == player
        and (one.token if kind == "token" else kind in {"", *kinds_of(board, one)})
        for one in board.objects
    )


def made(question: Question, board: Board) -> list[Obj]:
    """The tokens that have been created, wherever they are now."""
    before = {it.id for it in question.board.objects if it.zone is not Zone.NOWHERE}
    return [
        one
        for one in board.objects
        if one.token and one.id not in before and one.zone is not Zone.NOWHERE
    ]
