"""What changed between two boards, as small facts that can be compared and said."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.citation import Game
from bot.engine.board import Board, Obj, Player, count
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.effects import Effect, PreventNext
from bot.engine.outcome import DamageDone
from bot.engine.seeing import remaining_of
from bot.engine.values import Zone
from bot.telling.naming import Names
from bot.telling.words import ME, Words

# Stands for a number that is filled in later; nobody can type it.
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is different at the end.

    *about* says of what and of whom, so that facts of several outcomes can be
    matched. *text* is a clause ("you're at 18"), *short* the same where the reader
    knows what is spoken of ("18 life"). *number* orders and ranges facts; *open* is
    *short* with HOLE in place of the number. *weight* says how much it matters, 0
    most.
    """

    about: tuple[str, str, str]
    text: str
    short: str
    number: int | None = None
    weight: int = 5
    open: str = ""

    @property
    def is_unharmed(self) -> bool:
        """True if it only says that nothing happened to an object."""
        return self.about[0] == "unharmed"

    def ranged(self, numbers: str) -> str:
        """The same with several *numbers* ("12 to 20")."""
        return self.open.replace(HOLE, numbers) if self.open else self.text


class Facts:
    """Finds the facts of one outcome; *before* is the board asked about."""

    def __init__(self, before: Board, game: Game, names: Names, words: Words) -> None:
        self._before = before
        self._game = game
        self._names = names
        self._words = words

    def of(self, after: Board, damage: tuple[DamageDone, ...]) -> tuple[Fact, ...]:
        """Everything that changed, what matters most first."""
        found = [
            *self._players(after),
            *self._objects(after),
            *self._effects(after),
        ]
        found += self._untouched(after, damage, {fact.about[1] for fact in found})
        return tuple(sorted(found, key=lambda fact: fact.weight))

    # --- Players -------------------------------------------------------------

    def _players(self, after: Board) -> Iterator[Fact]:
        for now in after.players:
            was = self._before.player(now.id)
            if was is None:
                continue
            if now.lost and not was.lost:
                yield self._fact(
                    ("lost", now.id, ""),
                    self._player(now, "you lose the game", "{who} loses the game"),
                    weight=0,
                )
            if now.won and not was.won:
                yield self._fact(
                    ("won", now.id, ""),
                    self._player(now, "you win the game", "{who} wins the game"),
                    weight=0,
                )
            if now.life is not None and now.life != was.life:
                yield self.life(now)
            yield from self._player_counters(was, now)
            yield from self._cards(was, now)

    def life(self, player: Player, *, still: bool = False) -> Fact:
        """What life total that player has."""
        life = player.life or 0
        if still:
            text = self._player(player, "you stay at {n}", "{who} stays at {n}", n=life)
        else:
            text = self._player(player, "you're at {n}", "{who} is at {n}", n=life)
        short, open_ = (
            self._player(player, "{n} life", "{who} at {n}", n=n) for n in (life, HOLE)
        )
        return Fact(
            ("life", player.id, ""), text, short, life, 3 if still else 1, open_
        )

    def _player_counters(self, was: Player, now: Player) -> Iterator[Fact]:
        for kind in sorted({kind for kind, _ in (*was.counters, *now.counters)}):
            number = count(now.counters, kind)
            if number == count(was.counters, kind):
                continue
            yield self._counted(now, kind)

    def _counted(self, now: Player, kind: str) -> Fact:
        number = count(now.counters, kind)
        text, open_ = (
            self._player(now, "you have {what}", "{who} has {what}", what=what)
            for what in self._counters(number, kind)
        )
        return Fact(("counters", now.id, kind), text, text, number, 1, open_)

    def _cards(self, was: Player, now: Player) -> Iterator[Fact]:
        say = self._words.many
        for what, old, new, one, many in (
            ("drawn", was.drawn, now.drawn, "a card", "{n} cards"),
            ("milled", was.milled, now.milled, "a card", "{n} cards"),
            ("discarded", was.discarded, now.discarded, "a card", "{n} cards"),
            ("returned", was.returned, now.returned, "a card", "{n} cards"),
        ):
            if new == old:
                continue
            mine, theirs = _CARDS[what]
            cards = say(one, many, new - old)
            text = self._player(now, mine, theirs, what=cards)
            yield Fact((what, now.id, ""), text, text, new - old, 2)

    # --- Objects -------------------------------------------------------------

    def _objects(self, after: Board) -> Iterator[Fact]:
        for now in after.objects:
            if now.zone is Zone.NOWHERE:
                continue
            was = self._before.obj(now.id)
            if was is None:
                yield from self._created(after, now)
            elif now != was:
                yield from self._changed(after, was, now)
        for was in self._before.objects:
            if after.obj(was.id) is None and was.zone is Zone.BATTLEFIELD:
                yield self._object(was, "zone", "{who} is gone", weight=1)

    def _created(self, after: Board, now: Obj) -> Iterator[Fact]:
        if now.zone is not Zone.BATTLEFIELD:
            return
        text = self._words("{who} enters", who=self._names.said(now.id))
        if now.controller:
            text += self._under(now)
        yield Fact(("created", now.id, ""), text, text, None, 2)
        yield from self._notes(None, now)

    def _under(self, now: Obj) -> str:
        if now.controller == ME:
            return self._words(" under your control")
        return self._words(
            " under the control of {who}", who=self._names.said(now.controller)
        )

    def _changed(self, after: Board, was: Obj, now: Obj) -> Iterator[Fact]:
        if now.zone is not was.zone:
            if was.zone is not Zone.STACK or now.zone is Zone.BATTLEFIELD:
                yield self._moved(was, now)
            if now.zone is not Zone.BATTLEFIELD:
                return
        elif now.destroyed and not was.destroyed:
            yield self._object(now, "zone", "{who} dies", weight=1)
        if now.damage != was.damage:
            yield self._damage(now)
        for kind in sorted({kind for kind, _ in (*was.counters, *now.counters)}):
            number = count(now.counters, kind)
            if number != count(was.counters, kind):
                yield self._on_object(now, kind)
        if self._size(after, now) != self._size(self._before, was):
            yield self._object(
                now,
                "size",
                "{who} is {size}",
                size=self._size(after, now),
                weight=4,
            )
        if now.tapped != was.tapped:
            yield self._object(
                now,
                "tapped",
                "{who} is tapped" if now.tapped else "{who} is untapped",
                weight=4,
            )
        if now.controller != was.controller:
            text = (
                "you control {what}"
                if now.controller == ME
                else ("{who} controls {what}")
            )
            said = self._words(
                text,
                who=self._names.said(now.controller),
                what=self._names.said(now.id),
            )
            yield Fact(("controller", now.id, ""), said, said, None, 2)
        yield from self._notes(was, now)

    def _on_object(self, now: Obj, kind: str) -> Fact:
        number = count(now.counters, kind)
        return self._object(
            now,
            "counters",
            "{who} has {what}",
            kind=kind,
            number=number,
            weight=2,
            what=self._counters(number, kind),
        )

    def _moved(self, was: Obj, now: Obj) -> Fact:
        template = _MOVED[now.zone]
        if was.zone is Zone.BATTLEFIELD and now.zone is Zone.GRAVEYARD:
            template = "{who} dies"
        return self._object(now, "zone", template, weight=1)

    def _damage(self, now: Obj) -> Fact:
        if self._game is Game.GRAND_ARCHIVE and "champion" in now.kinds:
            what = self._counters(now.damage, "damage")
        elif now.damage:
            what = (
                self._words("{n} damage", n=now.damage),
                self._words("{n} damage", n=HOLE),
            )
        else:
            what = (self._words("no damage left"), self._words("{n} damage", n=HOLE))
        return self._object(
            now,
            "damage",
            "{who} has {what}",
            number=now.damage,
            weight=2,
            what=what,
        )

    def _notes(self, was: Obj | None, now: Obj) -> Iterator[Fact]:
        known = was.notes if was else ()
        for note in now.notes:
            if note not in known:
                yield self._object(
                    now, "note", "{who}: {note}", kind=note, weight=3, note=note
                )

    def _size(self, board: Board, obj: Obj) -> str:
        toughness = toughness_of(board, obj)
        if toughness is None:
            return ""
        if self._game is Game.RIFTBOUND:
            return self._words("{n} Might", n=power_of(board, obj))
        return f"{power_of(board, obj)}/{toughness}"

    # --- Effects -------------------------------------------------------------

    def _effects(self, after: Board) -> Iterator[Fact]:
        for was in self._before.effects:
            before = remaining_of(was)
            if before is None:
                continue
            now = after.effect(was.id)
            left = remaining_of(now) if now is not None else 0
            if left == before or left is None:
                continue
            if now is None and self._ended(was, after):
                continue
            yield self.shield(was, left)

    def _ended(self, effect: Effect, after: Board) -> bool:
        """True if it is gone with the turn or with its object, not used up."""
        host = after.obj(effect.host)
        left = host is not None and host.zone is not Zone.BATTLEFIELD
        return after.turn != self._before.turn or left

    def shield(self, effect: Effect, left: int) -> Fact:
        """What is left on a shield, or of the times an effect may apply."""
        name = self._names.said_effect(effect.id)
        if left == 0:
            text = self._words("{effect} is used up", effect=name)
        elif isinstance(effect.act, PreventNext):
            text = self._words.many(
                "{n} point is left on {effect}",
                "{n} points are left on {effect}",
                left,
                effect=name,
            )
        else:
            text = self._words.many(
                "{effect} can still apply once",
                "{effect} can still apply {n} times",
                left,
                effect=name,
            )
        return Fact(("effect", effect.id, ""), text, text, left, 4)

    # --- What was met and is as it was ---------------------------------------

    def _untouched(
        self, after: Board, damage: tuple[DamageDone, ...], changed: set[str]
    ) -> Iterator[Fact]:
        for name in dict.fromkeys(done.recipient for done in damage):
            id = self._names.id_of(name)
            if id in changed:
                continue
            player, obj = after.player(id), after.obj(id)
            if player is not None and player.life is not None:
                yield self.life(player, still=True)
            elif obj is not None and obj.zone is Zone.BATTLEFIELD:
                yield self._object(obj, "unharmed", "{who} is unharmed")

    def unchanged(self, about: tuple[str, str, str], after: Board) -> Fact | None:
        """How it stands in an outcome with what is different in another one."""
        what, id, kind = about
        player, obj, effect = after.player(id), after.obj(id), after.effect(id)
        if player is not None:
            match what:
                case "life":
                    return self.life(player)
                case "counters":
                    return self._counted(player, kind)
                case "lost":
                    text = self._player(
                        player, "you stay in the game", "{who} stays in the game"
                    )
                    return Fact(about, text, text, None, 1)
        elif obj is not None:
            match what:
                case "zone":
                    return self._object(obj, "zone", "{who} survives", weight=1)
                case "damage" if obj.zone is Zone.BATTLEFIELD:
                    return self._damage(obj)
                case "counters" if obj.zone is Zone.BATTLEFIELD:
                    return self._on_object(obj, kind)
        elif effect is not None and what == "effect":
            left = remaining_of(effect)
            return self.shield(effect, left) if left is not None else None
        return None

    # --- Making them ---------------------------------------------------------

    def _player(self, player: Player, mine: str, theirs: str, /, **args: object) -> str:
        if player.id == ME:
            return self._words(mine, **args)
        return self._words(theirs, who=self._names.said(player.id), **args)

    def _object(
        self,
        obj: Obj,
        about: str,
        template: str,
        /,
        *,
        kind: str = "",
        number: int | None = None,
        weight: int = 5,
        **args: str | tuple[str, str],
    ) -> Fact:
        # What comes in two forms has the number in the one and HOLE in the other.
        text, open_ = (
            self._words(
                template,
                who=self._names.said(obj.id),
                **{k: v if isinstance(v, str) else v[form] for k, v in args.items()},
            )
            for form in (0, 1)
        )
        return Fact((about, obj.id, kind), text, text, number, weight, open_)

    def _fact(self, about: tuple[str, str, str], text: str, *, weight: int) -> Fact:
        return Fact(about, text, text, None, weight)

    def _counters(self, number: int, kind: str) -> tuple[str, str]:
        several = self._words("{n} {kind} counters", n=HOLE, kind=kind)
        if number == 0:
            return self._words("no {kind} counters", kind=kind), several
        counted = self._words.many(
            "{n} {kind} counter", "{n} {kind} counters", number, kind=kind
        )
        return counted, several


_CARDS = {
    "drawn": ("you draw {what}", "{who} draws {what}"),
    "milled": ("you mill {what}", "{who} mills {what}"),
    "discarded": ("you discard {what}", "{who} discards {what}"),
    "returned": (
        "you return {what} from your graveyard",
        "{who} returns {what} from the graveyard",
    ),
}
_MOVED = {
    Zone.BATTLEFIELD: "{who} enters",
    Zone.GRAVEYARD: "{who} goes to the graveyard",
    Zone.HAND: "{who} goes to the hand",
    Zone.LIBRARY: "{who} goes to the library",
    Zone.EXILE: "{who} is exiled",
    Zone.STACK: "{who} goes on the stack",
    Zone.COMMAND: "{who} goes to the command zone",
    Zone.NOWHERE: "{who} is gone",
}
