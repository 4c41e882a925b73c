"""Tokens that would be created: what an instruction or an effect makes."""

from dataclasses import replace

from bot.engine.board import DESIGNATED, Board, Obj, with_more
from bot.engine.events import Applied, CreateTokens
from bot.engine.instructions import EMPTY, MakeTokens
from bot.engine.matching import refs, value
from bot.engine.scope import Scope
from bot.engine.values import Zone


def token_events(
    scope: Scope, make: MakeTokens, applied: Applied
) -> tuple[CreateTokens, ...]:
    """What *make* would create for each of its players (111.1)."""
    return tuple(
        CreateTokens(
            player,
            value(scope, part.amount),
            _pattern(scope, part, player),
            tapped=part.tapped,
            called=part.called,
            applied=applied,
        )
        for part in (make, *make.also)
        for player in refs(scope, part.who)
    )


def _pattern(scope: Scope, make: MakeTokens, player: str) -> Obj:
    """The token that the tokens *player* creates are made like."""
    board = scope.board
    copied = refs(scope, make.copy_of) if make.copy_of is not None else ()
    original = board.obj(copied[0]) if copied else None
    if original is not None:
        pattern = _copied(
            replace(
                original,
                id=f"{original.name} token",
                kinds=original.kinds - DESIGNATED,
                zone=Zone.NOWHERE,
                counters=(),
                damage=0,
                token=True,
            ),
            make,
            scope,
        )
    else:
        title = make.name or _title(make)
        pattern = Obj(
            f"{title} pattern",
            title,
            player,
            player,
            make.kinds | {"token"},
            make.colors,
            power=None if make.power is None else value(scope, make.power),
            toughness=None if make.toughness is None else value(scope, make.toughness),
            keywords=frozenset(make.keywords),
            zone=Zone.NOWHERE,
            token=True,
            abilities=make.says or EMPTY,
        )
    if make.attacking:
        pattern = replace(pattern, attacking=_attacked(board, scope.this, player))
    return pattern


def _attacked(board: Board, host: str, player: str) -> str:
    """What *host*, or else what *player* attacks with, attacks; "" outside combat."""
    obj = board.obj(host)
    if obj is not None and obj.attacking:
        return obj.attacking
    goals = (one.attacking for one in board.objects if one.controller == player)
    return next((goal for goal in goals if goal), "")


def _copied(pattern: Obj, make: MakeTokens, scope: Scope) -> Obj:
    """*pattern* with the exceptions that *make* names (707.9)."""
    if make.power is not None and make.toughness is not None:
        size = (value(scope, make.power), value(scope, make.toughness))
        pattern = replace(pattern, power=size[0], toughness=size[1])
    return replace(
        pattern,
        kinds=(pattern.kinds | make.kinds) - make.not_kinds,
        keywords=pattern.keywords | frozenset(make.keywords),
        abilities=with_more(pattern.abilities, make.says),
    )


def _title(make: MakeTokens) -> str:
    plain = {"creature", "artifact", "enchantment", "token", "legendary", "land"}
    named = sorted(kind for kind in make.kinds if kind not in plain)
    return " ".join(word.capitalize() for word in named) or "token"
