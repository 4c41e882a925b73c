"""What changed for the players."""

from collections.abc import Iterator

from bot.engine.asking_results import ENDLESS
from bot.engine.board import Board, Player, count
from bot.telling.fact import HOLE, Fact, counters
from bot.telling.naming import Names
from bot.telling.together import of_several
from bot.telling.words import ME, Words

_CARDS = {
    "drawn": ("you draw {what}", "{who} draws {what}"),
    "milled": ("you mill {what}", "{who} mills {what}"),
    "exiled": (
        "you exile {what} from the top of your library",
        "{who} exiles {what} from the top of the library",
    ),
    "discarded": ("you discard {what}", "{who} discards {what}"),
    "returned": (
        "you return {what} from your graveyard",
        "{who} returns {what} from the graveyard",
    ),
}


class PlayerFacts:
    """Facts about players; *before* is the board asked about."""

    def __init__(self, before: Board, names: Names, words: Words) -> None:
        self._before = before
        self._names = names
        self._words = words

    def all(self, after: Board) -> Iterator[Fact]:
        """What changed for each player."""
        for now in after.players:
            was = self._before.player(now.id)
            if was is None:
                continue
            if now.lost not in ("", ENDLESS) and not was.lost:
                text = self._player(now, "you lose the game", "{who} loses the game")
                yield Fact(("lost", now.id, ""), text, text, None, 0)
            if now.won and not was.won:
                text = self._player(now, "you win the game", "{who} wins the game")
                yield Fact(("won", now.id, ""), text, text, None, 0)
            if now.life is not None and now.life != was.life:
                yield self.life(now)
                if now.life <= 0 and not now.lost:
                    # Something keeps them in it, and nobody would think so.
                    yield self.stays(now)
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
        several = "" if still else of_several("{who} is at {n}", self._words, n=life)
        return Fact(
            ("life", player.id, ""), text, short, life, 3 if still else 1, open_,
            full=self._player(player, "you're at {n}", "{who} is at {n}", n=HOLE),
            several="" if player.id == ME else several,
            who=self._names.said(player.id),
        )  # fmt: skip

    def _player_counters(self, was: Player, now: Player) -> Iterator[Fact]:
        for kind in sorted({kind for kind, _ in (*was.counters, *now.counters)}):
            number = count(now.counters, kind)
            if number == count(was.counters, kind):
                continue
            yield self.counted(now, kind)

    def counted(self, now: Player, kind: str) -> Fact:
        """How many counters of *kind* that player has."""
        number = count(now.counters, kind)
        text, open_ = (
            self._player(now, "you have {what}", "{who} has {what}", what=what)
            for what in counters(self._words, number, kind)
        )
        return Fact(("counters", now.id, kind), text, text, number, 1, open_)

    def _cards(self, was: Player, now: Player) -> Iterator[Fact]:
        for what in _CARDS:
            old, new = getattr(was, what), getattr(now, what)
            if new == old:
                continue
            mine, theirs = _CARDS[what]
            cards = self._words.many("a card", "{n} cards", new - old)
            text = self._player(now, mine, theirs, what=cards)
            yield Fact((what, now.id, ""), text, text, new - old, 2)

    def stays(self, player: Player) -> Fact:
        """That the player has not lost, where in other outcomes they have."""
        text = self._player(player, "you stay in the game", "{who} stays in the game")
        return Fact(("lost", player.id, ""), text, text, None, 1)

    def _player(self, player: Player, mine: str, theirs: str, /, **args: object) -> str:
        if player.id == ME:
            return self._words(mine, **args)
        return self._words(theirs, who=self._names.said(player.id), **args)
