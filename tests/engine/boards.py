"""The smallest boards and effects, so that a test is a few lines.

Players are ``me`` (whose turn it is) and ``foe``; more can be named. Whatever has no
other controller is mine, except spells, which are the foe's.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.citation import Game
from bot.engine.binding import bind, install
from bot.engine.board import Board, Obj, Player, count
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.effects import (
    Act,
    Ban,
    DamageWatch,
    Effect,
    Modifier,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Restriction,
    Static,
    Trigger,
    Until,
)
from bot.engine.exploration import explore
from bot.engine.games import newest
from bot.engine.instructions import CardAbilities, Instruction
from bot.engine.outcome import Outcome, Ruling
from bot.engine.question import (
    Ask,
    AskKind,
    Attack,
    Block,
    Deal,
    Do,
    EnterNow,
    Happening,
    Hit,
    Question,
)
from bot.engine.values import ANYTHING, Filter, Side, Zone

ME, FOE = "me", "foe"


# --- Things ----------------------------------------------------------------


def creature(
    name: str, power: int, toughness: int, *keywords: str, **fields: Any
) -> Obj:
    """A creature on the battlefield; its id is its name."""
    fields.setdefault("controller", ME)
    fields.setdefault("owner", fields["controller"])
    kinds = frozenset({"creature"}) | frozenset(fields.pop("kinds", ()))
    colors = frozenset(fields.pop("colors", ()))
    return Obj(
        name,
        name,
        kinds=kinds,
        colors=colors,
        power=power,
        toughness=toughness,
        keywords=frozenset(keywords),
        **fields,
    )


def permanent(name: str, *kinds: str, **fields: Any) -> Obj:
    """Any other permanent: ``permanent("Karn", "planeswalker", …)``."""
    fields.setdefault("controller", ME)
    fields.setdefault("owner", fields["controller"])
    return Obj(
        name,
        name,
        kinds=frozenset(kinds or ("enchantment",)),
        keywords=frozenset(fields.pop("keywords", ())),
        **fields,
    )


def spell(name: str = "Bolt", *kinds: str, **fields: Any) -> Obj:
    """A spell on the stack, the foe's and red unless said."""
    fields.setdefault("controller", FOE)
    fields.setdefault("owner", fields["controller"])
    return Obj(
        name,
        name,
        kinds=frozenset(kinds or ("instant",)),
        colors=frozenset(fields.pop("colors", ("red",))),
        keywords=frozenset(fields.pop("keywords", ())),
        zone=Zone.STACK,
        **fields,
    )


def card(thing: Obj, *statics: Static) -> Obj:
    """*thing* with those static abilities printed on it."""
    return replace(thing, abilities=CardAbilities(statics=tuple(statics)))


# --- Effects ---------------------------------------------------------------


def to(*names: str) -> Filter:
    """Exactly those players and objects."""
    return Filter(players=Side.ANY, ids=frozenset(names))


def by(*names: str) -> Filter:
    """Exactly those sources."""
    return Filter(ids=frozenset(names))


def on_damage(act: Act, label: str, *recipients: str, **fields: Any) -> Effect:
    """*act* on damage to *recipients* (nobody named: to anything)."""
    watch = DamageWatch(
        source=fields.pop("source", Filter()),
        recipient=to(*recipients) if recipients else ANYTHING,
        combat=fields.pop("combat", None),
        at_least=fields.pop("at_least", 1),
    )
    fields.setdefault("controller", ME)
    return Effect(watch, act, id=fields.pop("id", label), label=label, **fields)


def shield(points: int, *recipients: str, label: str = "", **fields: Any) -> Effect:
    """Prevent the next *points* damage to *recipients* (me if nobody is named)."""
    fields.setdefault("until", Until.END_OF_TURN)
    return on_damage(
        PreventNext(points),
        label or f"shield {points}",
        *(recipients or (ME,)),
        each_source=False,
        start=points,
        **fields,
    )


def next_time(*recipients: str, label: str = "next time", **fields: Any) -> Effect:
    """The next time a source would deal damage to *recipients*, prevent it."""
    fields.setdefault("until", Until.END_OF_TURN)
    act = PreventInstance(*fields.pop("amount", ()))
    return on_damage(act, label, *(recipients or (ME,)), uses=1, **fields)


def prevent_each(
    points: int, *recipients: str, label: str = "", **fields: Any
) -> Effect:
    """If a source would deal damage to *recipients*, prevent *points* of it."""
    return on_damage(
        PreventEach(points), label or f"prevent {points} each", *recipients, **fields
    )


def prevent_all(*recipients: str, label: str = "prevent all", **fields: Any) -> Effect:
    """Prevent all damage to *recipients*."""
    return on_damage(PreventAll(), label, *recipients, **fields)


def doubler(label: str = "doubler", *recipients: str, **fields: Any) -> Effect:
    """Twice that much damage instead."""
    return on_damage(Multiply(2), label, *recipients, **fields)


def plus(points: int, label: str = "", *recipients: str, **fields: Any) -> Effect:
    """That much plus *points* instead."""
    return on_damage(Plus(points), label or f"plus {points}", *recipients, **fields)


def unpreventable(**fields: Any) -> Restriction:
    """Damage can't be prevented."""
    return Restriction(Ban.PREVENT, id="no prevention", label="no prevention", **fields)


def ban(kind: Ban, subject: Filter = ANYTHING, **fields: Any) -> Restriction:
    """What a "can't" effect forbids."""
    return Restriction(kind, subject, id=str(kind), label=str(kind), **fields)


# --- Boards and happenings -------------------------------------------------


def board(*things: Obj | Static, **fields: Any) -> Board:
    """*things* in play among ``players`` (names) with ``life`` each (20).

    ``life`` may be a number or a mapping from name to number.
    """
    life = fields.pop("life", 20)
    names: Iterable[str] = fields.pop("players", (ME, FOE))
    given = life if isinstance(life, dict) else {}
    start = 20 if isinstance(life, dict) else life
    fields.setdefault("active", ME)
    made = Board(
        players=tuple(Player(name, given.get(name, start)) for name in names),
        objects=tuple(one for one in things if isinstance(one, Obj)),
        **fields,
    )
    for one in things:
        if not isinstance(one, Obj):
            made = install(made, one)
        elif one.zone is Zone.BATTLEFIELD:
            made = bind(made, one)
    return made


def hit(source: str, recipient: str, amount: int, **fields: Any) -> Hit:
    """One source's damage; ``combat`` and ``unpreventable`` may be set."""
    return Hit(source, recipient, amount, **fields)


def deal(source: str, recipient: str, amount: int, **fields: Any) -> Deal:
    """One source deals damage to one recipient."""
    return Deal((hit(source, recipient, amount, **fields),))


def together(*hits: Hit) -> Deal:
    """All of it at the same time."""
    return Deal(hits)


def do(*instructions: Instruction, by: str = ME, source: str = "") -> Do:
    """An instruction of player *by* carried out."""
    return Do(instructions, by, source)


def attack(*attackers: str, at: str = FOE, blocks: Any = (), **fields: Any) -> Attack:
    """*attackers* attack *at*; *blocks* are pairs (blocker, attacker)."""
    return Attack(
        tuple((name, at) for name in attackers),
        tuple(Block(blocker, attacker) for blocker, attacker in blocks),
        **fields,
    )


def enter(name: str, controller: str = ME) -> EnterNow:
    """The object, so far somewhere else, enters the battlefield."""
    return EnterNow(name, controller)


# --- Rulings ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling, with what tests ask of it: each answer is the set over outcomes."""

    ruling: Ruling

    def _each(self, look: Any) -> set[Any]:
        return {look(one) for one in self.ruling.outcomes}

    def life(self, who: str = ME) -> set[int | None]:
        """Life totals that *who* can end at."""
        return self._each(lambda one: _player(one, who).life)

    def lives(self, *names: str) -> set[tuple[int | None, ...]]:
        """Life totals of *names* together."""
        return self._each(lambda one: tuple(_player(one, n).life for n in names))

    def dealt(self, recipient: str = ME) -> set[int]:
        """Damage dealt to *recipient* over the whole script."""
        return self._each(
            lambda one: sum(d.dealt for d in one.damage if d.recipient == recipient)
        )

    def prevented(self, recipient: str = ME) -> set[int]:
        """Damage to *recipient* prevented over the whole script."""
        return self._each(
            lambda one: sum(d.prevented for d in one.damage if d.recipient == recipient)
        )

    def marked(self, name: str) -> set[int]:
        """Damage marked on the object in the end."""
        return self._each(lambda one: _object(one, name).damage)

    def zone(self, name: str) -> set[Zone]:
        """Where the object ends up."""
        return self._each(lambda one: _object(one, name).zone)

    def counters(self, name: str, kind: str) -> set[int]:
        """Counters of that kind on the player or object in the end."""

        def look(one: Outcome) -> int:
            player = one.board.player(name)
            return count((player or _object(one, name)).counters, kind)

        return self._each(look)

    def left(self, effect: str) -> set[int | None]:
        """Points (or uses) the effect has left; None if it is gone."""
        return self._each(lambda one: _left(one.board, effect))

    def size(self, name: str) -> set[tuple[int, int | None]]:
        """Power and toughness of the object in the end."""
        return self._each(
            lambda one: (
                power_of(one.board, _object(one, name)),
                toughness_of(one.board, _object(one, name)),
            )
        )

    def lost(self, who: str = ME) -> set[bool]:
        """Whether the player has lost."""
        return self._each(lambda one: bool(_player(one, who).lost))

    def player(self, who: str, field: str) -> set[Any]:
        """Any field of the player."""
        return self._each(lambda one: getattr(_player(one, who), field))

    def tokens(self, name: str) -> set[int]:
        """How many tokens of that name are on the battlefield."""
        return self._each(
            lambda one: sum(
                o.token and o.name == name and o.zone is Zone.BATTLEFIELD
                for o in one.board.objects
            )
        )

    @property
    def choosers(self) -> set[str]:
        """Who is asked anything."""
        return {point.chooser for point in self.ruling.choices}

    @property
    def rules(self) -> set[str]:
        """Every locator cited in any step or choice."""
        steps = {r for o in self.ruling.outcomes for s in o.steps for r in s.rules}
        return steps | {r for point in self.ruling.choices for r in point.rules}

    @property
    def told(self) -> str:
        """All steps of all outcomes as text."""
        return "\n".join(str(s) for o in self.ruling.outcomes for s in o.steps)

    def answers(self) -> list[set[str]]:
        """For each thing asked the values it can have."""
        return [
            {value for value, _ in answered.values} for answered in self.ruling.answered
        ]


def _player(outcome: Outcome, name: str) -> Player:
    found = outcome.board.player(name)
    assert found is not None, name
    return found


def _object(outcome: Outcome, name: str) -> Obj:
    found = outcome.board.obj(name)
    assert found is not None, name
    return found


def _left(board: Board, name: str) -> int | None:
    effect = board.effect(name)
    if effect is None:
        return None
    if isinstance(effect.act, PreventNext):
        assert isinstance(effect.act.remaining, int)
        return effect.act.remaining
    return effect.uses


def question(
    start: Board,
    *script: Happening,
    game: Game = Game.MTG,
    edition: str = "",
    asks: tuple[Ask, ...] = (),
) -> Question:
    """A question about Magic unless *game* says otherwise."""
    return Question(game, edition or newest(game), start, script, asks)


def rule(
    start: Board,
    *script: Happening,
    game: Game = Game.MTG,
    edition: str = "",
    asks: tuple[Ask, ...] = (),
) -> Ruled:
    """What happens to *start* when the *script* happens."""
    return Ruled(
        explore(question(start, *script, game=game, edition=edition, asks=asks))
    )


def ask(kind: AskKind, subject: str = "", other: str = "", **fields: Any) -> Ask:
    """One question."""
    return Ask(kind, subject, other, **fields)


__all__ = [
    "FOE", "ME", "Modifier", "Ruled", "Trigger", "ask", "attack", "ban", "board",
    "by", "card", "creature", "deal", "do", "doubler", "enter", "hit", "next_time",
    "on_damage", "permanent", "plus", "prevent_all", "prevent_each", "question",
    "rule", "shield", "spell", "to", "together", "unpreventable",
]  # fmt: skip
