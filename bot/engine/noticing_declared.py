"""Which triggered abilities are set waiting by attacks, blocks and spells declared."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from bot.engine.board import Board, Waiting
from bot.engine.effects import (
    AttackWatch,
    BlockedWatch,
    BlockWatch,
    CastWatch,
    Tally,
    Trigger,
    UnblockedWatch,
)
from bot.engine.in_force import holds_for
from bot.engine.matching import matches
from bot.engine.noticing import only_once, times_triggered, with_waiting
from bot.engine.seeing import granted, scope_of
from bot.engine.values import Filter


def notice_attackers(
    board: Board, attackers: Iterable[str], defenders: Sequence[str] = ()
) -> Board:
    """Abilities that trigger on these being declared as attackers, now waiting.

    In Riftbound the defenders become so at the same moment.
    """
    names = list(attackers)
    attack = [
        one
        for one in _declared(board, AttackWatch, names)
        if _in_company(board, one.trigger, names)
        and _at_the_richest(board, one)
        and _at_its_goal(board, one)
    ]
    return with_waiting(
        board,
        *only_once(attack),
        *_declared(board, BlockWatch, defenders),
        *_defending(board, defenders),
    )


def _defending(board: Board, names: Iterable[str]) -> Iterator[Waiting]:
    """What triggers on attacking or defending, for those that defend."""
    for one in _declared(board, AttackWatch, names):
        if isinstance(one.trigger.watch, AttackWatch) and one.trigger.watch.or_blocks:
            yield one


def _in_company(board: Board, trigger: Trigger, names: list[str]) -> bool:
    """Whether as many attack as *trigger* wants: nothing else, or some beside it."""
    watch = trigger.watch
    if not isinstance(watch, AttackWatch):
        return True
    if watch.beside is None:
        return len(names) == 1 or not watch.alone
    scope, beside = scope_of(board, trigger), watch.beside
    rest = [it for it in names if it != trigger.host and matches(scope, beside, it)]
    return len(rest) >= watch.others


def _at_the_richest(board: Board, one: Waiting) -> bool:
    """Whether what attacks does so as *one* wants: a player who has the most life."""
    watch, attacker = one.trigger.watch, board.obj(one.source)
    if not isinstance(watch, AttackWatch) or not watch.richest:
        return True
    attacked = board.player(attacker.attacking) if attacker is not None else None
    most = max(it.life or 0 for it in board.players)
    return attacked is not None and attacked.life == most


def _at_its_goal(board: Board, one: Waiting) -> bool:
    """Whether what attacks does so where *one* wants it: you, your planeswalker."""
    watch, attacker = one.trigger.watch, board.obj(one.source)
    if not isinstance(watch, AttackWatch) or watch.goal is None or attacker is None:
        return True
    goal = attacker.attacking or ""
    return bool(goal) and matches(scope_of(board, one.trigger), watch.goal, goal)


def notice_blocks(board: Board, blocks: Sequence[tuple[str, str]]) -> Board:
    """Abilities that trigger on these blocks, (blocker, attacker), now waiting."""
    blockers = dict.fromkeys(blocker for blocker, _ in blocks)
    attackers = dict.fromkeys(attacker for _, attacker in blocks)
    through = [it.id for it in board.objects if it.attacking and not it.blocked]
    return with_waiting(
        board,
        *_declared(board, UnblockedWatch, through),
        *_declared(board, BlockWatch, blockers),
        *_declared(board, BlockedWatch, attackers),
        *_in_pairs(board, BlockWatch, blocks),
        *_in_pairs(board, BlockedWatch, [(it, by) for by, it in blocks]),
    )


def notice_blocked(board: Board, attackers: Sequence[str]) -> Board:
    """Abilities that trigger on these becoming blocked by an effect (509.3c)."""
    return with_waiting(board, *_declared(board, BlockedWatch, attackers))


def _in_pairs(
    board: Board,
    kind: type[BlockWatch | BlockedWatch],
    pairs: Iterable[tuple[str, str]],
) -> Iterator[Waiting]:
    """What triggers once for each block: the one that does it, and the other."""
    for trigger in _triggers_on(board, kind):
        watch = trigger.watch
        assert isinstance(watch, (BlockWatch, BlockedWatch))
        other = _other(watch)
        if other is None:
            continue
        scope = scope_of(board, trigger)
        for name, against in pairs:
            fits = matches(scope, watch.what, name) and matches(scope, other, against)
            if fits and holds_for(trigger, board, scope):
                yield Waiting(trigger, 0, name, against)


def _other(watch: BlockWatch | BlockedWatch) -> Filter | None:
    return watch.attacker if isinstance(watch, BlockWatch) else watch.by


def notice_cast(board: Board, spell: str) -> Board:
    """Abilities that trigger on *spell* being cast, now waiting."""
    found = [*_declared(board, CastWatch, (spell,))]
    return with_waiting(board, *found) if found else board


_Declared = AttackWatch | BlockWatch | BlockedWatch | UnblockedWatch | CastWatch


def _triggers_on(board: Board, kind: type[_Declared]) -> list[Trigger]:
    given = (one for one in granted(board) if isinstance(one, Trigger))
    return [one for one in (*board.triggers, *given) if isinstance(one.watch, kind)]


def _declared(
    board: Board, kind: type[_Declared], names: Iterable[str]
) -> Iterator[Waiting]:
    triggers = _triggers_on(board, kind)
    for name in names if triggers else ():
        for trigger in triggers:
            watch = trigger.watch
            assert isinstance(watch, _Declared)
            if isinstance(watch, (BlockWatch, BlockedWatch)) and _other(watch):
                continue
            scope = scope_of(board, trigger)
            what = watch.what
            if isinstance(watch, CastWatch) and watch.by is not None:
                what = replace(what, controller=watch.by)
            if matches(scope, what, name) and holds_for(trigger, board, scope):
                for _ in range(
                    times_triggered(board, trigger, _declares(board, kind, name))
                ):
                    yield Waiting(trigger, 0, name, name)


def _declares(
    board: Board, kind: type[_Declared], name: str
) -> Callable[[Tally], bool]:
    """Whether a tally is about *name* being declared as that *kind* of watch says."""

    def counts(tally: Tally) -> bool:
        cause = tally.cause
        return (
            isinstance(cause, kind)
            and isinstance(cause, (AttackWatch, CastWatch))
            and matches(scope_of(board, tally), cause.what, name)
        )

    return counts
