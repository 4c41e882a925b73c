"""What changed for permanents and other objects."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.alike import first_called
from bot.engine.board import Board, Obj, count, dies
from bot.engine.characteristics import power_of, toughness_of
from bot.engine.commanders import DIED
from bot.engine.effects import Until
from bot.engine.gamerules import TAPPED_TO_ATTACK
from bot.engine.recalling import FROM_COMBAT
from bot.engine.values import Zone
from bot.telling.fact import HOLE, Fact, counters
from bot.telling.naming import Names
from bot.telling.together import of_several
from bot.telling.words import ME, Words

_MOVED = {
    Zone.BATTLEFIELD: "{who} enters",
    Zone.GRAVEYARD: "{who} goes to the graveyard",
    Zone.HAND: "{who} goes to the hand",
    Zone.LIBRARY: "{who} goes to the library",
    Zone.MEMORY: "{who} goes to the memory",
    Zone.EXILE: "{who} is exiled",
    Zone.STACK: "{who} goes on the stack",
    Zone.COMMAND: "{who} goes to the command zone",
    Zone.NOWHERE: "{who} is gone",
    Zone.PHASED_OUT: "{who} has phased out",
}
_DIES = "{who} dies and comes back"
_LEAVES = "{who} leaves and comes back"
# What the games call an object that is turned, and one that is not.
TURNED = {
    Game.MTG: ("{who} is tapped", "{who} is untapped"),
    Game.GRAND_ARCHIVE: ("{who} is rested", "{who} is awake"),
    Game.RIFTBOUND: ("{who} is exhausted", "{who} is ready"),
}
# Where the games' own words for a zone differ from Magic's.
_MOVED_IN = {
    Game.MTG: {},
    Game.GRAND_ARCHIVE: {
        Zone.BATTLEFIELD: "{who} enters the field",
        Zone.EXILE: "{who} is banished",
        Zone.LIBRARY: "{who} goes to the deck",
    },
    Game.RIFTBOUND: {
        Zone.BATTLEFIELD: "{who} is played",
        Zone.EXILE: "{who} is banished",
        Zone.GRAVEYARD: "{who} goes to the trash",
        Zone.LIBRARY: "{who} goes to the deck",
    },
}

# What has one number only has it, and is not that number.
_SIZE_IN = {Game.RIFTBOUND: "{who} has {size}"}

# What goes from the stack to a graveyard without being a spell that resolved.
_PERMANENT = frozenset({"creature", "planeswalker", "enchantment", "artifact", "land"})


def _kept(after: Board, now: Obj) -> list[str]:
    """Keywords it was given for good, as it entered or later."""
    return [
        keyword
        for one in after.modifiers
        if one.until is Until.END_OF_GAME and one.subject.this and one.host == now.id
        for keyword in one.keywords
    ]


def _kind_of_token(obj: Obj) -> str:
    """What a token is called that was spoken of: "Soldier 2" is another Soldier."""
    return first_called(obj.name).removesuffix(" token") if obj.token else obj.name


class ObjectFacts:
    """Facts about objects; *before* is the board asked about."""

    def __init__(self, before: Board, game: Game, names: Names, words: Words) -> None:
        self._before = before
        self._game = game
        self._names = names
        self._words = words

    def all(self, after: Board) -> Iterator[Fact]:
        """What changed for each object."""
        new: dict[tuple[str, str], list[Obj]] = {}
        dead: dict[tuple[str, str], list[Obj]] = {}
        for now in after.objects:
            if now.zone is Zone.NOWHERE:
                continue
            was = self._before.obj(now.id)
            if was is None or self._is_new(now):
                key = (_kind_of_token(now), now.controller)
                if now.zone is Zone.BATTLEFIELD:
                    new.setdefault(key, []).append(now)
                elif now.token:
                    # It came, and has left again.
                    was = replace(now, zone=Zone.BATTLEFIELD)
                    if now.zone is Zone.GRAVEYARD and dies(was):
                        dead.setdefault(key, []).append(now)
                    else:
                        yield self._moved(was, now)
            elif now != was or self._size(after, now) != self._size(self._before, was):
                yield from self._changed(after, was, now)
        for key, made in new.items():
            # With those that have died by now: they were created as well.
            yield from self._created(key[0], [*made, *dead.get(key, ())])
        for (name, controller), gone in dead.items():
            yield from self._died(name, controller, gone)
        for was in self._before.objects:
            if after.obj(was.id) is None and was.zone is Zone.BATTLEFIELD:
                yield self.make(was, "zone", "{who} is gone", weight=1)

    def _is_new(self, now: Obj) -> bool:
        was = self._before.obj(now.id)
        return was is None or was.zone is Zone.NOWHERE

    def _created(self, name: str, made: list[Obj]) -> Iterator[Fact]:
        """New objects of one name under one controller, told together."""
        first, number = made[0], len(made)
        what = self._words.many(
            "a {name} token", "{n} {name} tokens", number, name=name
        )
        if not first.token:
            what = self._names.with_article(first.name)
        if first.controller == ME:
            text = self._words("you create {what}", what=what)
        else:
            who = self._names.said(first.controller)
            text = self._words("{who} creates {what}", who=who, what=what)
        about = ("created", first.controller, name)
        yield Fact(about, text, text, number, 2)
        for one in made:
            if one.zone is Zone.BATTLEFIELD:
                yield from self._notes(None, one)

    def _died(self, name: str, controller: str, gone: list[Obj]) -> Iterator[Fact]:
        """Tokens of one name that came and died, told together (700.4)."""
        if len(gone) == 1:
            yield self._moved(replace(gone[0], zone=Zone.BATTLEFIELD), gone[0])
            return
        text = self._words.many(
            "a {name} token dies", "{n} {name} tokens die", len(gone), name=name
        )
        yield Fact(("died", controller, name), text, text, len(gone), 1)

    def created(self, player: str, name: str, after: Board) -> Fact:
        """How many tokens of that name came, where in other outcomes some stay."""
        made = [
            it
            for it in after.objects
            if it.token and (_kind_of_token(it), it.controller) == (name, player)
            if it.zone is not Zone.NOWHERE and self._is_new(it)
        ]
        if made:
            return next(self._created(name, made))
        if player == ME:
            text = self._words("you create no {name} token", name=name)
        else:
            who = self._names.said(player)
            text = self._words("{who} creates no {name} token", who=who, name=name)
        return Fact(("created", player, name), text, text, 0, 2)

    def _changed(self, after: Board, was: Obj, now: Obj) -> Iterator[Fact]:
        if now.zone is not was.zone:
            resolved = was.zone is Zone.STACK and not _PERMANENT & now.kinds
            if not resolved or now.zone is not Zone.GRAVEYARD:
                yield self._moved(was, now)
            if now.zone is not Zone.BATTLEFIELD:
                for kind, number in now.counters:
                    if number > count(was.counters, kind):
                        yield self.counted(now, kind)
                return
        elif now.came_from and was.zone is not Zone.BATTLEFIELD:
            # It came onto the battlefield, and left it for where it had been.
            yield self._moved(was, now)
            return
        elif now.came_from and not was.came_from:
            died = now.destroyed or (now.came_from is Zone.GRAVEYARD and dies(was))
            back = _DIES if died else _LEAVES
            yield self.make(now, "zone", back, weight=1)
        if now.damage != was.damage:
            yield self.damage(now)
        kinds = sorted({kind for kind, _ in (*was.counters, *now.counters)})
        counted = [k for k in kinds if count(now.counters, k) != count(was.counters, k)]
        for kind in counted:
            yield self.counted(now, kind)
        # Counters speak for themselves.
        size = self._size(after, now)
        if size and not counted and size != self._size(self._before, was):
            yield self.make(
                now,
                "size",
                _SIZE_IN.get(self._game, "{who} is {size}"),
                size=size,
                weight=4,
            )
        # That attacking taps what attacks is no news.
        if now.tapped != was.tapped and TAPPED_TO_ATTACK not in now.flags:
            yield self.make(
                now,
                "tapped",
                TURNED[self._game][0 if now.tapped else 1],
                weight=4,
            )
        if "at base" in now.flags - was.flags:
            fought = FROM_COMBAT in now.flags
            place = (
                "{who} is recalled to its base" if fought else "{who} is in its base"
            )
            yield self.make(now, "base", place, weight=3)
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
        for keyword in _kept(after, now):
            yield self.make(
                now, keyword, "{who} has {keyword}", keyword=keyword, weight=4
            )
        yield from self._notes(was, now)

    def counted(self, now: Obj, kind: str) -> Fact:
        """How many counters of *kind* are on the object."""
        number = count(now.counters, kind)
        return self.make(
            now,
            "counters",
            "{who} has {what}",
            kind=kind,
            number=number,
            weight=2,
            what=counters(self._words, number, kind),
        )

    def _moved(self, was: Obj, now: Obj) -> Fact:
        # A token that leaves for a hand or a library is nowhere to be found there.
        lost = now.token and now.zone in {Zone.HAND, Zone.LIBRARY}
        zone = Zone.NOWHERE if lost else now.zone
        template = _MOVED_IN[self._game].get(zone, _MOVED[zone])
        was_there = was.zone is Zone.BATTLEFIELD or now.destroyed
        if was_there and now.zone is Zone.GRAVEYARD and dies(was):
            template = "{who} dies"
        elif now.destroyed and now.zone is Zone.GRAVEYARD and (
            self._game is Game.GRAND_ARCHIVE
        ):  # fmt: skip
            template = "{who} is destroyed"
        if now.zone is Zone.COMMAND and DIED in now.flags - was.flags:
            template = "{who} dies and goes to the command zone"
        return self.make(now, "zone", template, weight=1)

    def damage(self, now: Obj) -> Fact:
        """How much damage is marked on the object."""
        if self._game is Game.GRAND_ARCHIVE and "champion" in now.kinds:
            what = counters(self._words, now.damage, "damage")
        else:
            several = self._words.several("{n} damage", "{n} damage", n=HOLE)
            was = self._before.obj(now.id)
            healed = was is not None and was.damage > 0
            left = (
                self._words.many("{n} damage", "{n} damage", now.damage)
                if now.damage
                else self._words("no damage left" if healed else "no damage")
            )
            what = (left, several)
        return self.make(
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
                said = self._words.label(note)
                yield self.make(
                    now, "note", "{who}: {note}", kind=note, weight=3, note=said
                )

    def _size(self, board: Board, obj: Obj) -> str:
        toughness = toughness_of(board, obj)
        if toughness is None:
            return ""
        if self._game is Game.RIFTBOUND:
            return self._words("{n} Might", n=power_of(board, obj))
        return f"{power_of(board, obj)}/{toughness}"

    def make(
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
        """A fact about *obj*; *args* go into *template*."""
        # What comes in two forms has the number in the one and HOLE in the other.
        said, holed = (
            {k: v if isinstance(v, str) else v[form] for k, v in args.items()}
            for form in (0, 1)
        )
        who = self._names.said(obj.id)
        text = self._words(template, who=who, **said)
        open_ = self._words(template, who=who, **holed)
        several = of_several(template, self._words, **said)
        return Fact(
            (about, obj.id, kind), text, text, number, weight, open_,
            several=several, who=who,
        )  # fmt: skip
