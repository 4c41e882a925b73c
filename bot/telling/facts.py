"""What changed between two boards, as small facts that can be compared and said."""

from collections import Counter
from collections.abc import Iterator

from bot.citation import Game
from bot.engine.board import Board
from bot.engine.effects import Effect, PreventNext
from bot.engine.outcome import DamageDone
from bot.engine.seeing import remaining_of
from bot.engine.values import Zone
from bot.telling.fact import HOLE, Fact
from bot.telling.naming import Names
from bot.telling.object_facts import ObjectFacts
from bot.telling.player_facts import PlayerFacts
from bot.telling.words import Words


class Facts:
    """Finds the facts of one outcome; *before* is the board asked about."""

    def __init__(self, before: Board, game: Game, names: Names, words: Words) -> None:
        self._before = before
        self._names = names
        self._words = words
        self._players = PlayerFacts(before, names, words)
        self._objects = ObjectFacts(before, game, names, words)

    def of(self, after: Board, damage: tuple[DamageDone, ...]) -> tuple[Fact, ...]:
        """Everything that changed, what matters most first."""
        found = [
            *self._players.all(after),
            *self._objects.all(after),
            *self._effects(after),
            *self._done(after),
        ]
        found += self._untouched(after, damage, {fact.about[1] for fact in found})
        return tuple(sorted(found, key=lambda fact: fact.weight))

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
        open_ = ""
        if isinstance(effect.act, PreventNext):
            open_ = self._words.several(
                "{n} point is left on {effect}",
                "{n} points are left on {effect}",
                n=HOLE,
                effect=name,
            )
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
        return Fact(("effect", effect.id, ""), text, text, left, 4, open_)

    # --- What is kept as words only ------------------------------------------

    def _done(self, after: Board) -> Iterator[Fact]:
        times = Counter(after.done)
        times.subtract(self._before.done)
        for text, number in times.items():
            if number:
                yield self._happens(text, number)

    def _happens(self, text: str, number: int) -> Fact:
        """How often happened what the engine does not follow any further."""
        what = text.rstrip(".")
        if number == 0:
            said = self._words("“{what}” does not happen", what=what)
        else:
            said = self._words.many(
                "“{what}” happens once", "“{what}” happens {n} times", number, what=what
            )
        return Fact(("done", text, ""), said, said, number, 3)

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
                yield self._players.life(player, still=True)
            elif obj is not None and obj.zone is Zone.BATTLEFIELD:
                if obj.damage:
                    # As much as before all this: it is not unharmed.
                    yield self._objects.damage(obj)
                    continue
                # What was dealt may have been healed by now (Riftbound 461.1).
                hurt = any(it.dealt for it in damage if it.recipient == name)
                said = "{who} survives" if hurt else "{who} is unharmed"
                kind = "hurt" if hurt else ""
                yield self._objects.make(obj, "unharmed", said, kind=kind)

    def unchanged(self, about: tuple[str, str, str], after: Board) -> Fact | None:
        """How it stands in an outcome with what is different in another one."""
        what, id, kind = about
        if what == "done":
            return self._happens(id, after.done.count(id))
        player, obj, effect = after.player(id), after.obj(id), after.effect(id)
        if player is not None:
            match what:
                case "life":
                    return self._players.life(player)
                case "counters":
                    return self._players.counted(player, kind)
                case "created":
                    return self._objects.created(id, kind, after)
                case "lost":
                    return self._players.stays(player)
        elif obj is not None:
            match what:
                case "zone" if obj.zone is Zone.BATTLEFIELD:
                    return self._objects.make(obj, "zone", "{who} survives", weight=1)
                case "damage" if obj.zone is Zone.BATTLEFIELD:
                    return self._objects.damage(obj)
                case "counters" if obj.zone in (Zone.BATTLEFIELD, Zone.EXILE):
                    return self._objects.counted(obj, kind)
        elif effect is not None and what == "effect":
            left = remaining_of(effect)
            return self.shield(effect, left) if left is not None else None
        return None
