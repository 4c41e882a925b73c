"""Who and what the words of a clause mean, given everything said so far."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.cards.card import Card as CatalogueCard
from bot.cards.card import CardName
from bot.cards.names import plain
from bot.citation import Game
from bot.engine.inside import protected_by
from bot.engine.question import Hit, NextTurn, Resolve
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.borne import bear
from bot.scenario.scene.claims import Claim
from bot.scenario.scene.controllers import controller_of
from bot.scenario.scene.draft import MOST_OBJECTS, DraftThing, Entry
from bot.scenario.scene.filling import fill_in, sized_now, the_copy, told_later
from bot.scenario.scene.like_the_last import as_last, like_the_last
from bot.scenario.scene.owned_lists import whose_list
from bot.scenario.scene.persons import Persons, of_all_players
from bot.scenario.scene.tokens_made import tokens_made
from bot.scenario.scene.which_card import which_card
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Place, Several, Thing
from bot.worded import worded

Handler = Callable[["Scene", Clause], None]
HANDLERS: dict[str, Handler] = {}


def handles(*kinds: str) -> Callable[[Handler], Handler]:
    """Make a function the handler of clauses of those kinds."""

    def register(function: Handler) -> Handler:
        for kind in kinds:
            assert kind not in HANDLERS, kind
            HANDLERS[kind] = function
        return function

    return register


def take_as(
    scene: "Scene",
    clause: Clause,
    kind: str,
    slots: Mapping[str, object] | None = None,
    lead: tuple[str, ...] | None = None,
) -> None:
    """Handle *clause* as one of *kind*; *slots* and *lead* replace its own if given."""
    told = replace(clause, kind=kind)
    if slots is not None:
        told = replace(told, slots=slots)
    if lead is not None:
        told = replace(told, lead=lead)
    before, scene.clause = scene.clause, told
    try:
        HANDLERS[kind](scene, told)
    finally:
        scene.clause = before


class Scene(Persons):
    """The draft, and what "it", "he" and "the Bear" mean at this point."""

    def __init__(self, parse: Parse, game: Game) -> None:
        super().__init__(parse, game)
        self.focus: list[DraftThing] = []  # things of the last clause that had any
        self.recent: list[DraftThing] = []  # every thing, the latest mention last
        self.timing = ""  # a time word waiting for its clause
        self.step = ""  # the step that was said for what follows
        self.response_to: Entry | None = None
        self.behind: Entry | None = None  # what is placed next goes right behind it
        self.missing: list[tuple[str, Place]] = []
        self.next_owner = ""
        self.acted = False  # whether somebody did something in the last clause
        self.about = ""  # the subject of the last clause: a player or a thing
        # Where the clause before stood; what an "it" that began a clause meant there.
        self.told_last: Place | None = None
        self.told_kind = ""
        self.it_was: tuple[Place, DraftThing] | None = None
        self.in_list: list[DraftThing] = []  # named already in the list being read
        self.whole: list[DraftThing] = []  # of which "one of them" was spoken of last
        self.listed: list[DraftThing] = []  # what is held, as it is being told
        self.side_life: dict[str, int] = {}
        # Clauses that only told what was told before them, in other words.
        self.told_with: set[Place] = set()
        # What was done by casting a spell of which nothing else is known.
        self.unnamed_casts: list[tuple[Entry, str, str]] = []
        # Who is said to be at 0 life, and where.
        self.at_zero: dict[str, Place | None] = {}
        self.expected: list[tuple[Clause, str, str, int]] = []
        self.last_damage: tuple[Clause, list[str]] | None = None
        self.claims: list[Claim] = []
        self.either_kind: list[tuple[Clause, list[Hit]]] = []
        self.last_use: Any = None
        self.last_entry: Entry | None = None
        self.answering = False  # what was told last was done in response
        self.last_cast: DraftThing | None = None
        self.last_host: DraftThing | None = None
        self.used_in: Place | None = None  # where that was told
        self.last_mode = ""
        self.pending_mode = ""
        self.colors_used: set[Place] = set()  # colours chosen for one use
        self.told_by_choice = 0  # so many things as a source was last chosen
        self.pending_x: int | None = None
        self.pending_target = ""
        self.pending_pay: tuple[DraftThing, str, int] | None = None

    def sole_shielded(self) -> str:
        """The one recipient that everything protective so far lies on, or ""."""
        names = {
            name
            for entry in self.draft.opening + self.draft.script
            for name in protected_by(entry.what)
        } | {name for static in self.draft.statics for name in protected_by(static)}
        return names.pop() if len(names) == 1 else ""

    @property
    def clause_kind(self) -> str:
        """What kind of clause is read now; none between clauses."""
        return self.clause.kind if self.clause is not None else ""

    @property
    def asks(self) -> bool:
        """Whether what is read now is a question."""
        return self.clause_kind.startswith("ask_")

    def spoken_of(self) -> str:
        """Who or what the clause before was about: its subject goes on."""
        if not self.about:
            raise self.error(Problem.AMBIGUOUS, worded("Who or what is meant here?"))
        return self.about

    def went_on(self, thing: Thing, one: DraftThing) -> None:
        """Note what the "it" that this clause begins with means."""
        if self.clause is not None and thing.place.start == self.clause.place.start:
            self.it_was = (self.clause.place, one)

    def just_used(self, host: DraftThing) -> bool:
        """Whether the clause before told that *host* is used: a cost behind is its."""
        return self.last_host is host and self.used_in == self.told_last

    def player(self, person: Person | None) -> str:
        if person is not None and person.kind == "controller":
            return controller_of(self, person)
        return super().player(person)

    def last_resolve(self) -> Entry | None:
        """The last spell or ability told."""
        from bot.scenario.scene.aiming import all_entries

        for entry in reversed(all_entries(self)):
            if isinstance(entry.what, Resolve):
                return entry
        return None

    # --- things ------------------------------------------------------------

    def notice(self, things: Iterable[DraftThing]) -> None:
        """These things have just been spoken of."""
        for thing in things:
            if thing in self.recent:
                self.recent.remove(thing)
            self.recent.append(thing)

    def add(self, thing: DraftThing) -> DraftThing:
        """Put a new thing into the draft."""
        if len(self.draft.things) >= MOST_OBJECTS:
            raise self.error(
                Problem.LIMIT,
                worded("I keep track of at most {n} objects.", n=MOST_OBJECTS),
                None,
                (worded("Take fewer: the rest would come out the same way."),),
            )
        if self.asks:
            thing.said.add("asked")
        self.draft.things.append(thing)
        return thing

    def card_of(self, thing: Thing) -> Card:
        """The card that *thing* names. Raises UNKNOWN where it is just some card."""
        if thing.card is None:
            raise self.error(
                Problem.UNKNOWN,
                worded(
                    "Which card is meant by “{thing}”? Name it.",
                    thing=thing.label or thing.noun,
                ),
                thing.place,
            )
        return thing.card

    def catalogue_card(self, card: Card) -> CatalogueCard:
        """The one card that *card* names. Raises AMBIGUOUS with the candidates."""
        names = card.names
        if len({it.game for it in names}) > 1:
            names = tuple(it for it in names if it.game is self.game) or names
        if len(names) > 1:
            named = [it for it in names if it.name.lower() == card.typed.lower()]
            names = tuple(named) or self._in_full(names) or names
        if len(names) > 1:
            raise which_card(self, card, names)
        self.check_game(names[0], card.place)
        return self.parse.catalogue.card(names[0])

    def _in_full(self, names: Sequence[CardName]) -> tuple[CardName, ...]:
        """The one of *names* that is on the table, or stands in the text in full."""
        there = {it.card.name for it in self.draft.things if it.card is not None}
        text = f" {plain(self.parse.text)} "
        for told in (
            tuple(it for it in names if it.name in there),
            tuple(it for it in names if f" {plain(it.name)} " in text),
        ):
            if len(told) == 1:
                return told
        return ()

    def check_game(self, name: CardName, place: Place) -> None:
        """Refuse a card of another game."""
        if name.game is not self.game:
            raise self.error(
                Problem.UNSUPPORTED,
                worded(
                    "{card} is a card of {game}, and this scenario is about {asked}. "
                    "I can't mix two games: which is meant?",
                    card=name.name,
                    game=name.game.label,
                    asked=self.game.label,
                ),
                place,
                (f"{name.game.value}: …", f"{self.game.value}: …"),
            )

    def things(
        self, value: Several | Thing | None, owner: str = "", *, new: bool = False
    ) -> list[DraftThing]:
        """Every object a noun phrase or a list of them means.

        *owner* is who has what nobody is named for. *new*: "a" thing is always a
        new one, and so is what has not been seen.
        """
        found: list[DraftThing] = []
        named: list[Thing] = []
        for part in parts_of(value):
            if isinstance(part, Thing):
                self.in_list = found
                hers = whose_list(self.draft, part, named, found)
                found = found + self.thing(part, owner or hers, new=new)
                named.append(part)
        self.in_list = []
        self.notice(found)
        return found

    @property
    def turns_ended(self) -> int:
        """How many turns have ended so far."""
        return sum(isinstance(it.what, NextTurn) for it in self.draft.script)

    def one(self, value: Thing | Several | None, owner: str = "") -> DraftThing:
        """The single object a noun phrase, or a list of them, means."""
        parts = parts_of(value)
        return self._only(self.things(value, owner), parts[0] if parts else None)

    def single(self, thing: Thing, owner: str = "", *, new: bool = False) -> DraftThing:
        """The single object of :meth:`thing`."""
        return self._only(self.thing(thing, owner, new=new), thing)

    def _only(self, found: list[DraftThing], said: object) -> DraftThing:
        if len(found) != 1:
            raise self.error(
                Problem.AMBIGUOUS,
                worded("Exactly one thing must be meant here."),
                said.place if isinstance(said, Thing) else None,
                [it.id for it in found[:6]],
            )
        return found[0]

    def thing(
        self, thing: Thing, owner: str = "", *, new: bool = False
    ) -> list[DraftThing]:
        """The objects of one noun phrase; new ones are made and dressed."""
        found = self._meant(thing, owner, new=new)
        self.heard[thing.place.end] = found
        return found

    def _meant(self, thing: Thing, owner: str, *, new: bool) -> list[DraftThing]:
        from bot.scenario.scene.one_of_group import one_of_group
        from bot.scenario.scene.pointing import check_told_of, known, one_of_last
        from bot.scenario.scene.pronouns import all_behind, plural_pronoun, pronoun

        if thing.noun in {"it", "which"}:
            if several := all_behind(self, thing):
                return several
            meant = pronoun(self, thing)
            self.went_on(thing, meant)
            return [meant]
        if thing.noun == "them":
            return plural_pronoun(self, thing, owner)
        if (one := the_copy(self, thing)) is not None:
            return [one]
        if (many := thing.first("among")) is not None:
            # "One of her two Goblins": as many of them as are meant.
            rest = tuple(it for it in thing.specs if it.kind != "among")
            whole = replace(thing, det="", count=many, plural=True, specs=rest)
            return self.thing(whole, owner, new=new)[: thing.count or 1]
        whose = self.owner_of(thing, owner)
        if (one := one_of_last(self, thing)) is not None:
            return [one]
        if (ones := one_of_group(self, thing, whose or owner)) is not None:
            return ones
        if like_the_last(thing) and self.recent and (new or thing.det != "the"):
            thing = as_last(self, thing, whose or owner)
        if thing.det not in {"a", "another"} or not new:
            found = known(self, thing, whose or "", new=new)
            if found is not None:
                fill_in(self, found, thing)
                bear(self, found, thing)
                return found
        if made := tokens_made(self, thing, whose or ""):
            return made
        if (one := told_later(self, thing, whose or "")) is not None:
            return [one]
        if (one := sized_now(self, thing, whose or owner)) is not None:
            return [one]
        check_told_of(self, thing)
        return self._make(thing, whose or owner)

    def said(self, thing: Thing | Several) -> str:
        """The words of a noun phrase."""
        return self.parse.said(thing.place.start, thing.place.end)

    def owner_of(self, thing: Thing, owner: str = "") -> str:
        """Whose *thing* is said to be, "" if that is not said.

        Among named players "his" belongs to the one the clause is about.
        """
        if side := self.side_called(thing):
            return side
        if thing.owner is None or of_all_players(thing):
            return ""
        if thing.owner.kind == "he" and not self.has_me:
            from bot.scenario.scene.of_two_fighting import check_not_hurt

            if owner := self.doing_to_own(thing.owner) or owner:
                check_not_hurt(self, thing.owner)
                return self.is_he(thing.owner, owner)
        if thing.owner.kind == "he":
            return self.he(thing.owner, owns=True)
        return self.player(thing.owner)

    def describe(self, thing: DraftThing) -> str:
        """“your Bear”, “your opponent's 3/3”."""
        from bot.scenario.scene.describing import owned

        return owned(self.draft, thing)

    def _make(self, thing: Thing, owner: str) -> list[DraftThing]:
        from bot.scenario.scene.making import make

        return make(self, thing, owner)
