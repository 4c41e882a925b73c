"""What has happened this turn, for conditions that ask for it ("a creature died")."""

from collections.abc import Collection, Iterator

from bot.engine.board import Board, Dealt
from bot.engine.events import (
    DamageEvent,
    Enter,
    Event,
    LifeGain,
    LifeLoss,
    ZoneChange,
)
from bot.engine.inside import inside
from bot.engine.question import AskKind, Question
from bot.engine.values import StatOf, Zone
from bot.replacing import replace

# Numbers of players and objects that are counted from the beginning of each turn.
TALLIES = ("damage dealt this turn", "life lost this turn", "life gained this turn")
# Such flags on a board are facts of this turn, not of the result.
SO_FAR = "so far: "
A_CREATURE_DIED = f"{SO_FAR}a creature died"
HURT, LOST, GAINED = "dealt damage", "lost life", "gained life"
BEREFT = "had a permanent leave"
ENTERED, ATTACKED = "entered this turn", "attacked this turn"
BLOCKED, WAS_BLOCKED = "blocked this turn", "was blocked this turn"
WAS_HURT = "was dealt damage this turn"
_HURT_BY, _HURT_IN_COMBAT_BY = "dealt damage to ", "dealt combat damage to "
# What is asked of an object, and any of what is kept of it that makes it so; behind
# "to " stands whoever controls what asks.
_DEEDS: dict[str, tuple[str, ...]] = {
    ENTERED: (ENTERED,),
    ATTACKED: (ATTACKED,),
    BLOCKED: (BLOCKED,),
    WAS_BLOCKED: (WAS_BLOCKED,),
    WAS_HURT: (WAS_HURT,),
    "attacked or blocked this turn": (ATTACKED, BLOCKED),
    "blocked or was blocked this turn": (BLOCKED, WAS_BLOCKED),
    "dealt damage to you this turn": (_HURT_BY,),
    "dealt combat damage to you this turn": (_HURT_IN_COMBAT_BY,),
}
DEEDS = frozenset(_DEEDS)
# What conditions say, of whom ("" nobody in particular), and what is kept of it.
_FACTS = {
    "an opponent was dealt damage this turn": ("opponent", HURT),
    "an opponent lost life this turn": ("opponent", LOST),
    "you were dealt damage this turn": ("you", HURT),
    "you lost life this turn": ("you", LOST),
    "you've lost life this turn": ("you", LOST),
    "you attacked this turn": ("you", ATTACKED),
    "you gained life this turn": ("you", GAINED),
    "you've gained life this turn": ("you", GAINED),
    "a creature died this turn": ("", A_CREATURE_DIED),
    "a permanent you controlled left the battlefield this turn": ("you", BEREFT),
}

_CARD_TYPES = frozenset("artifact creature enchantment land planeswalker".split())
_FACTS |= {
    said: ("you", f"{kind} 1 {ENTERED}")
    for kind in _CARD_TYPES
    for one in (f"{'an' if kind[0] in 'ae' else 'a'} {kind}",)
    for said in (
        f"{one} entered the battlefield under your control this turn",
        f"{one} entered under your control this turn",
        f"you had {one} enter the battlefield under your control this turn",
    )
}

# What is seen by itself as it comes about.
SEEN = frozenset(_FACTS)


def so_far(player: str, what: str) -> str:
    """The flag of a fact about a player: "so far: Bob gained life"."""
    return f"{SO_FAR}{player} {what}"


def remember(board: Board, event: Event) -> Board:
    """*board*, on which *event* is about to happen, with what is kept of it."""
    if board.dealt and isinstance(event, DamageEvent | LifeLoss | LifeGain):
        board = board.changed(dealt=tuple([_counted(it, event) for it in board.dealt]))
    marks = frozenset(_marks(board, event)) - board.flags
    return board.changed(flags=board.flags | marks) if marks else board


def asked_damage(question: Question) -> tuple[Dealt, ...]:
    """What is counted of damage because somebody asks for it.

    Else a creature that dies either way would hide how much it was dealt.
    """
    found: dict[Dealt, None] = {}
    for ask in question.asks:
        if ask.kind is AskKind.DAMAGE_DEALT:
            found[Dealt(ask.subject, ask.other)] = None
        elif ask.kind is AskKind.PREVENTED:
            found[Dealt(ask.subject, ask.other, prevented=True)] = None
        elif ask.kind is AskKind.DEALS:
            found[Dealt("", ask.subject)] = None
    return (*found, *_tallies(question))


def _tallies(question: Question) -> Iterator[Dealt]:
    """What abilities count of this turn, of every player and of what asks for it."""
    board = question.board
    counted = {one.id: 0 for one in board.players}
    asked = _tallied((board.effects, board.triggers, question.script))
    for obj in board.objects:
        of_it = _tallied(obj.abilities)
        asked |= of_it
        if TALLIES[0] in of_it:
            counted[obj.id] = obj.damage
    for stat in TALLIES:
        if stat in asked:
            yield from (
                Dealt(one, "", points if stat == TALLIES[0] else 0, tally=stat)
                for one, points in counted.items()
            )


def _tallied(part: object) -> set[str]:
    found = {it.stat for it in inside(part, StatOf)}
    return {one for one in TALLIES if any(it.endswith(one) for it in found)}


def tallied(board: Board, name: str, stat: str) -> int:
    """What has been counted so this turn of the player or object *name*."""
    return sum(it.points for it in board.dealt if (it.to, it.tally) == (name, stat))


def remember_prevented(board: Board, event: Event, points: int) -> Board:
    """*board* with *points* of *event* prevented, where that is asked about."""
    if not points or not isinstance(event, DamageEvent):
        return board
    found = [_with(one, event, points, prevented=True) for one in board.dealt]
    return board.changed(dealt=tuple(found))


def _counted(one: Dealt, event: DamageEvent | LifeLoss | LifeGain) -> Dealt:
    if not isinstance(event, DamageEvent):
        stat = TALLIES[1 + isinstance(event, LifeGain)]
        more = event.amount if (one.to, one.tally) == (event.player, stat) else 0
        return replace(one, points=one.points + more)
    if one.tally not in {"", TALLIES[0]}:
        return one
    return _with(one, event, event.amount, prevented=False)


def _with(one: Dealt, event: DamageEvent, points: int, *, prevented: bool) -> Dealt:
    of_it = one.to in {"", event.recipient} and one.by in {"", event.source}
    if of_it and one.prevented is prevented:
        return replace(one, points=one.points + points)
    return one


def _marks(board: Board, event: Event) -> Iterator[str]:
    match event:
        case DamageEvent(source=by, recipient=who) if board.player(who) is not None:
            yield so_far(who, HURT)
            yield so_far(by, _HURT_BY + who)
            if event.combat:
                yield so_far(by, _HURT_IN_COMBAT_BY + who)
        case DamageEvent(recipient=who):
            yield so_far(who, WAS_HURT)
        case LifeLoss(player=who):
            yield so_far(who, LOST)
        case LifeGain(player=who):
            yield so_far(who, GAINED)
        case Enter(object=name, controller=who):
            yield so_far(name, ENTERED)
            obj = board.obj(name)
            for kind in obj.kinds & _CARD_TYPES if obj is not None else ():
                nth = entered(board, who, kind) + 1
                yield so_far(who, f"{kind} {nth} {ENTERED}")
        case ZoneChange(origin=Zone.BATTLEFIELD, to=to):
            obj = board.obj(event.object)
            if obj is None or obj.zone is not event.origin:
                return
            yield so_far(obj.controller, BEREFT)
            if to is Zone.GRAVEYARD and obj.is_("creature"):
                yield A_CREATURE_DIED
        case _:
            pass


def entered(board: Board, player: str, kind: str) -> int:
    """How many things of that card type entered under *player*'s control this turn."""
    nth = 0
    while so_far(player, f"{kind} {nth + 1} {ENTERED}") in board.flags:
        nth += 1
    return nth


def attacked(board: Board, names: Collection[str]) -> Board:
    """*board*, on which *names* have been declared as attackers (508.1)."""
    by = {obj.controller for it in names if (obj := board.obj(it)) is not None}
    marks = {so_far(one, ATTACKED) for one in (*names, *by)}
    return board.changed(flags=board.flags | marks)


def blocked(board: Board, pairs: Collection[tuple[str, str]]) -> Board:
    """*board*, on which blockers are declared, each with what it blocks (509.1)."""
    marks = {so_far(one, BLOCKED) for one, _ in pairs}
    marks |= {so_far(one, WAS_BLOCKED) for _, one in pairs}
    return board.changed(flags=board.flags | marks)


def did(board: Board, you: str, name: str, deed: str) -> bool:
    """Whether what is asked of the object *name* has come about this turn."""
    return any(
        so_far(name, one + you * one.endswith(" to ")) in board.flags
        for one in _DEEDS.get(deed, ())
    )


def happened(board: Board, you: str, fact: str) -> bool:
    """Whether what the condition *fact* of *you* asks for has happened this turn."""
    who, what = _FACTS.get(fact, ("", ""))
    if not what:
        return False
    if not who:
        return what in board.flags
    players = (you,) if who == "you" else board.opponents(you)
    return any(so_far(one, what) in board.flags for one in players)
