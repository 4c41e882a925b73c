"""Rules and cards by number, by word and by name."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.judge.parts import Parts

if TYPE_CHECKING:
    from bot.cards.card import Card, CardName, Face
    from bot.judge.mentioning import Mentioned
    from bot.library.changes import Change, Piece
    from bot.library.citations import Refound
    from bot.library.entry import Edition, Entry, Hit, Suggestion, Term
    from bot.library.history import Diff, Stage

    # What faces may name: they know the judge alone.
    __all__ = [
        "Card", "CardName", "Change", "Diff", "Edition", "Entry", "Face", "Hit",
        "LookUps", "Piece", "Refound", "Stage", "Suggestion", "Term",
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardReading:
    """A card's effects in our words; *unread*: sentences not understood, and why."""

    effects: tuple[str, ...]
    unread: tuple[tuple[str, str], ...]


class LookUps(Parts):
    """Looking things up; nothing is stored. What is not there is a QuestionError."""

    def rule(
        self,
        text: str,
        *,
        game: Game | None = None,
        edition: str | None = None,
        only: bool = False,
    ) -> "list[Entry]":
        """The rules *text* names, with their sub-rules unless *only*."""
        return self.library.look_up(text, game, edition, only=only)

    def search(
        self, words: str, *, game: Game | None = None, most: int = 10
    ) -> "list[Hit]":
        """The best places for *words* in the rules."""
        return self.library.search(words, game, most)

    def glossary(self, term: str, *, game: Game | None = None) -> "list[Term]":
        """What *term* means in each game that has it."""
        return self.library.glossary(term, game)

    def suggest_rules(
        self, typed: str, *, game: Game | None = None, limit: int = 25
    ) -> "list[Suggestion]":
        """Rules that begin with what was *typed* so far."""
        return self.library.suggest(typed, game, limit)

    def suggest_terms(
        self, typed: str, *, game: Game | None = None, limit: int = 25
    ) -> list[str]:
        """Words that are explained, from what was *typed* so far."""
        return self.library.suggest_terms(typed, game, limit)

    def editions(self, game: Game | None = None) -> "list[Edition]":
        """Every edition held, newest first in each game."""
        return self.library.editions(game)

    def diff(
        self,
        number: str | None = None,
        *,
        game: Game | None = None,
        before: str | None = None,
        after: str | None = None,
    ) -> "Diff":
        """What changed between two editions."""
        return self.library.diff(number, game, before, after)

    def weighty_first(self, diff: "Diff") -> "Diff":
        """*diff* with the rules that rulings lean on before all others."""
        from bot.library.shipped import shipped

        ours = {rule.number for rule in shipped(diff.game).rules}
        changes = sorted(
            diff.changes, key=lambda it: not {it.new_number, it.old_number} & ours
        )
        return replace(diff, changes=tuple(changes))

    def rule_history(self, number: str, *, game: Game | None = None) -> "list[Stage]":
        """One rule through all editions held, the newest first."""
        return self.library.history(number, game)

    def card(
        self, name: str, *, game: Game | None = None, rather: Game | None = None
    ) -> "Card":
        """The card *name* means, in *game* only; else *rather* one of that game."""
        self.catalogue.refresh()
        return self.catalogue.get(name, game or self._of_several(name, rather))

    def _of_several(self, name: str, rather: Game | None) -> Game | None:
        """*rather* where one of the cards that *name* may mean is of that game."""
        from bot.cards.finding import Ambiguous

        found = self.catalogue.find(name) if rather else None
        several = found.candidates if isinstance(found, Ambiguous) else ()
        return rather if rather in {one.game for one in several} else None

    def reading(self, card: "Card") -> CardReading:
        """What a card's text is read as, in our words."""
        from bot.wording.faces import joined_faces
        from bot.wording.reading import read_card
        from bot.wording.say import say_all

        effects: list[str] = []
        unread: list[tuple[str, str]] = []
        for face in card.faces:
            kinds = frozenset((*face.types, *face.supertypes, *face.subtypes))
            parts = [(face.name, face.text, kinds)]
            if card.layout == "joined":
                parts = list(joined_faces(face.name, face.text))
            for name, text, of in parts:
                read = read_card(card.game, text, name=name, kinds=of or kinds)
                effects += say_all(read, card.game)
                unread += read.unread
        return CardReading(tuple(effects), tuple(unread))

    def suggest_cards(
        self, typed: str, *, game: Game | None = None, limit: int = 25
    ) -> "list[CardName]":
        """Cards whose name may become what is *typed* so far."""
        return self.catalogue.suggest(typed, game, limit)

    def mentioned(self, text: str, *, game: Game | None = None) -> "Mentioned":
        """Every rule and card that *text* names."""
        if self.workers:
            found: Mentioned = self.workers.call("mentioned", text, game=game)
            return found
        from bot.judge.mentioning import mentioned

        self.catalogue.refresh()
        return mentioned(text, self.library, self.catalogue, game)

    def citations(self) -> "list[Refound]":
        """Every rule our wording is pinned to, found again in the newest editions."""
        from bot.citation import RuleRef
        from bot.library.shipped import shipped

        return self.library.check(
            RuleRef(game, rule.number, shipped(game).edition)
            for game in Game
            for rule in shipped(game).rules
            if shipped(game).edition in rule.editions
        )
