"""Who and what the words of a clause mean, given everything said so far."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.cards.card import Card as CatalogueCard
from bot.cards.card import CardName
from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.bearing import dress, face_named, is_spell
from bot.scenario.draft import MOST_OBJECTS, Draft, DraftPlayer, DraftThing, Entry
from bot.scenario.kinds import MEN, WOMEN
from bot.scenario.matching import described, fits
from bot.scenario.parsing import Parse
from bot.scenario.phrases import parts_of
from bot.scenario.syntax import Card, Clause, Person, Place, Several, Spec, Thing
from bot.worded import worded

Handler = Callable[["Scene", Clause], None]
HANDLERS: dict[str, Handler] = {}


def handles(*kinds: str) -> Callable[[Handler], Handler]:
    """Make a function the handler of clauses of those kinds."""

    def register(function: Handler) -> Handler:
        for kind in kinds:
            HANDLERS[kind] = function
        return function

    return register


class Scene:
    """The draft, and what "it", "he" and "the Bear" mean at this point."""

    def __init__(self, parse: Parse, game: Game) -> None:
        self.parse = parse
        self.game = game
        self.draft = Draft(game)
        self.subject = ""  # the last player who did something
        self.focus: list[DraftThing] = []  # things of the last clause that had any
        self.recent: list[DraftThing] = []  # every thing, the latest mention last
        self.clause: Clause | None = None
        self.has_me = False
        self.timing = ""  # a time word waiting for its clause
        self.response_to: Entry | None = None
        self.missing: list[tuple[str, Place]] = []
        self.next_owner = ""
        self.about = ""  # the subject of the last clause: a player or a thing
        self.last_person = ""  # the player last named as one something happens to
        self.doer = ""  # who does what the clause being read says
        self.in_list: list[DraftThing] = []  # named already in the list being read
        self.side_life: dict[str, int] = {}
        self.expected: list[tuple[Clause, str, str, int]] = []
        self.following: tuple[Clause, ...] = ()
        self.last_damage: tuple[Clause, list[str]] | None = None
        self.last_use: Any = None
        self.last_entry: Entry | None = None
        self.last_cast: DraftThing | None = None
        self.last_host: DraftThing | None = None
        self.last_mode = ""
        self.pending_mode = ""
        self.pending_x: int | None = None
        self.pending_target = ""
        self.pending_pay: tuple[DraftThing, str, int] | None = None

    # --- errors ------------------------------------------------------------

    def error(
        self,
        problem: Problem,
        message: str,
        place: Place | None = None,
        suggestions: Sequence[str] = (),
    ) -> QuestionError:
        """The error at *place* (the clause being read if there is none)."""
        if place is None or place.end <= place.start:
            place = self.clause.place if self.clause else None
        if place is None or place.start >= len(self.parse.tokens):
            return QuestionError(
                problem, message, suggestions=suggestions, text=self.parse.text
            )
        first = self.parse.tokens[place.start]
        last = self.parse.tokens[max(place.start, place.end - 1)]
        length = last.end - first.start if last.line == first.line else len(first.raw)
        return QuestionError(
            problem,
            message,
            line=first.line,
            column=first.column,
            length=max(1, length),
            suggestions=suggestions,
            text=self.parse.text,
        )

    # --- players -----------------------------------------------------------

    def name(self, player: str) -> str:
        """How to call a player in a sentence of ours."""
        return {"me": "you", "opponent": "your opponent"}.get(player, player)

    def player(self, person: Person | None) -> str:
        """The id of the player *person* means; "" for None."""
        if person is None:
            return ""
        match person.kind:
            case "me":
                return "me" if self.has_me else self._first_player(person)
            case "name":
                return self._named(person)
            case "opponent":
                return self._opponent(person)
            case "he":
                return self._he(person)
            case "self":
                return self.subject or self._he(person)
            case "relative":
                if not self.last_person:
                    raise self.error(Problem.AMBIGUOUS, "Who?", person.place)
                return self.last_person
            case "active":
                return self.draft.active or next(iter(self.draft.players))
            case "face":
                return self.other(self.subject or "me")
            case _:
                raise self.error(
                    Problem.AMBIGUOUS, "Which player is meant here?", person.place
                )

    def who(self, clause: Clause) -> str:
        """The player who does it; "" if nobody is named.

        Where the subject was left out ("… and casts Fog") it is the last one.
        """
        person = clause.get("who")
        if isinstance(person, Person):
            self.doer = self.player(person)
            return self.doer
        if clause.get("elided"):
            return self.subject or ("me" if self.has_me else "")
        return ""

    def next_actor(self, *kinds: str) -> str:
        """Who is named as acting in the first clause of those kinds to come."""
        for clause in self.following[:4]:
            if clause.kind in kinds and isinstance(clause.get("who"), Person):
                return self.player(clause.get("who"))
        return ""

    def players(self, person: Person) -> list[str]:
        """The players *person* means: one, both, each."""
        if person.kind in {"each", "both"}:
            return list(self.draft.players)
        if person.kind == "each opponent":
            return [it for it in self.draft.players if it != (self.subject or "me")]
        return [self.player(person)]

    def other(self, player: str) -> str:
        """The one opponent of *player*."""
        others = [it for it in self.draft.players if it != player]
        if len(others) != 1:
            raise self.error(
                Problem.AMBIGUOUS,
                "There are several players; say which one is meant.",
                None,
                [f"… {it}" for it in others],
            )
        return others[0]

    def _first_player(self, person: Person) -> str:
        raise self.error(
            Problem.AMBIGUOUS,
            "Who is “I” here? Use one of the names.",
            person.place,
            list(self.draft.players),
        )

    def _named(self, person: Person) -> str:
        for name in self.draft.players:
            if name.lower() == person.name.lower().removesuffix("'s"):
                return name
            if name.lower() + "s" == person.name.lower():
                return name
        raise self.error(Problem.UNKNOWN, f"Who is {person.name}?", person.place)

    def _opponent(self, person: Person) -> str:
        if person.name:
            for name in self.draft.players:
                if name.lower() == person.name.lower():
                    return name
        me = "me" if self.has_me else self.subject
        if not me:
            if "opponent" in self.draft.players:
                return "opponent"
            raise self.error(
                Problem.AMBIGUOUS, "Whose opponent is meant?", person.place
            )
        if "opponent" in self.draft.players:
            return "opponent"
        return self.other(me)

    def _he(self, person: Person, owns: bool = False) -> str:
        """He is never me; of two players it is the other, else the last named.

        *owns*: "her Bear" can be that of who does it, "hits her" never means that.
        """
        others = [it for it in self.draft.players if it != "me"]
        if self.has_me and len(others) == 1:
            return others[0]
        aimed = not owns and person.name in {"him", "her", "them"}
        if aimed and self.doer and len(others) == 2:
            return self.other(self.doer)
        wanted = _PRONOUNS.get(person.name, "")
        fitting = [it for it in others if wanted and _gender(it) == wanted]
        possible = [it for it in others if _gender(it) in {"", wanted} or not wanted]
        if len(fitting) == 1 or len(possible) == 1:
            return (fitting if len(fitting) == 1 else possible)[0]
        if self.subject in possible and self.subject != "me":
            return self.subject
        raise self.error(
            Problem.AMBIGUOUS,
            f"Who is “{person.name or 'he'}” here?",
            person.place,
            others,
        )

    def sole_shielded(self) -> str:
        """The one recipient that everything protective so far lies on, or ""."""
        from bot.scenario.reaching import protected_by

        names = {
            name
            for entry in self.draft.opening + self.draft.script
            for name in protected_by(entry.what)
        } | {name for static in self.draft.statics for name in protected_by(static)}
        return names.pop() if len(names) == 1 else ""

    def spoken_of(self) -> str:
        """Who or what the clause before was about: its subject goes on."""
        if not self.about:
            raise self.error(Problem.AMBIGUOUS, "Who or what is meant here?")
        return self.about

    def told(self, clause: Clause) -> None:
        """Note what *clause* was about."""
        person = clause.get("who")
        relative = isinstance(person, Person) and person.kind == "relative"
        if relative and self.last_person:
            # "…, who does not block and has …": the same player goes on.
            self.subject = self.last_person
        for slot in ("at", "to"):
            value = clause.get(slot)
            for part in parts_of(value) if _lists(value) else ():
                if isinstance(part, Person) and part.kind in {"name", "opponent", "me"}:
                    self.last_person = self.player(part)
        for slot in ("who", "what", "source", "to", "attacker", "blocker"):
            value = clause.get(slot)
            if isinstance(value, Person) and value.kind != "relative":
                self.about = self.doer or self.subject
                return
            first = next(iter(parts_of(value)), None) if _lists(value) else None
            if isinstance(first, Person):
                self.about = self.last_person or self.subject
                return
            if isinstance(first, Thing):
                known = [it for it in self.focus if it.zone is not Zone.NOWHERE]
                self.about = known[0].id if known else self.about
                return

    def last_resolve(self) -> Entry | None:
        """The last spell or ability told."""
        from bot.engine.question import Resolve
        from bot.scenario.aiming import all_entries

        for entry in reversed(all_entries(self)):
            if isinstance(entry.what, Resolve):
                return entry
        return None

    def move_last(self, when: str) -> None:
        """A time word behind a clause moves what that clause put in the script."""
        from bot.scenario.timing import place

        entry = self.last_resolve()
        if entry is None or entry not in self.draft.script:
            return
        self.draft.script.remove(entry)
        self.timing = when
        place(self, entry, protective=True)

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
                ("Take fewer: the rest would come out the same way.",),
            )
        self.draft.things.append(thing)
        return thing

    def card_of(self, thing: Thing) -> Card:
        """The card that *thing* names. Raises UNKNOWN where it is just some card."""
        if thing.card is None:
            raise self.error(
                Problem.UNKNOWN,
                f"Which card is meant by “{thing.label or thing.noun}”? Name it.",
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
            names = tuple(named) or names
        if len(names) > 1:
            listed = " or ".join(it.name for it in names[:6])
            raise self.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{typed}” could be {listed}. Which one?",
                    typed=card.typed,
                    listed=listed,
                ),
                card.place,
                [it.name for it in names[:6]],
            )
        self.check_game(names[0], card.place)
        return self.parse.catalogue.card(names[0])

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
        for part in parts_of(value):
            if isinstance(part, Thing):
                self.in_list = found
                found = found + self.thing(part, owner, new=new)
        self.in_list = []
        self.notice(found)
        return found

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
                "Exactly one thing must be meant here.",
                said.place if isinstance(said, Thing) else None,
                [it.id for it in found[:6]],
            )
        return found[0]

    def thing(
        self, thing: Thing, owner: str = "", *, new: bool = False
    ) -> list[DraftThing]:
        """The objects of one noun phrase; new ones are made and dressed."""
        if thing.noun in {"it", "which"}:
            return [self._it(thing)]
        if thing.noun == "them":
            return self._them(thing, owner)
        whose = self.owner_of(thing, owner)
        if _like_the_last(thing) and self.recent and (new or thing.det != "the"):
            thing = self._as_last(thing)
        if thing.det not in {"a", "another"} or not new:
            known = self._known(thing, whose or "", new=new)
            if known is not None:
                return known
        asked = self.clause is not None and self.clause.kind in _ONLY_KNOWN
        champion = self.game is Game.GRAND_ARCHIVE and thing.noun == "champion"
        described = self.clause is not None and self.clause.kind == "ask_lethal"
        described = described and bool(thing.of("might"))
        # "My three 1/1 tokens live?" tells of them well enough.
        described = described or ((thing.count or 1) > 1 and bool(thing.of("size")))
        if asked and thing.card is None and not champion and not described:
            raise self.error(
                Problem.AMBIGUOUS,
                worded("I have not been told of “{thing}”.", thing=self.said(thing)),
                thing.place,
                [self.describe(it) for it in self.draft.things[:4]],
            )
        return self._make(thing, whose or owner)

    def said(self, thing: Thing) -> str:
        """The words of a noun phrase."""
        return self.parse.said(thing.place.start, thing.place.end)

    def owner_of(self, thing: Thing, owner: str = "") -> str:
        """Whose *thing* is said to be, "" if that is not said.

        Among named players "his" belongs to the one the clause is about.
        """
        if "enemy" in thing.of("status"):
            return self.other(self.subject or "me")
        if "friendly" in thing.of("status"):
            return self.subject or "me"
        if thing.owner is None:
            return ""
        if thing.owner.kind == "he" and owner and not self.has_me:
            return owner
        if thing.owner.kind == "he":
            return self._he(thing.owner, owns=True)
        return self.player(thing.owner)

    def _it(self, thing: Thing) -> DraftThing:
        candidates = [it for it in self.focus if it.zone is not Zone.NOWHERE]
        if self.clause is not None and self.clause.kind == "ask_dies":
            # "I have Unlicensed Armory. Is it killed?" asks of what can be.
            mortal = [it for it in self.recent if it.on_board and not _passive(it)]
            if mortal and all(map(_passive, candidates)):
                candidates = mortal[-1:]
        if thing.label == "it" and len(candidates) == 1:
            return candidates[0]
        creatures = [it for it in candidates if it.on_board and not _passive(it)]
        if thing.noun == "which" and candidates:
            return candidates[-1]
        living = thing.label in {"he", "she", "him", "her", "who"}
        pool = creatures or ([] if living else candidates)
        if len(pool) > 1:
            # One thing among several alike: only the single one is "it".
            alike = [described(it) for it in pool]
            single = [it for it in pool if alike.count(described(it)) == 1]
            pool = single if len(single) == 1 else pool
        if len(pool) > 1 and self.clause and self.clause.kind.startswith("ask_"):
            # "Seraph of the Sword blocks a 7/7. Does it die?": the one with a name.
            named = [it for it in pool if it.named]
            pool = named if len(named) == 1 else pool
        if len(pool) == 1:
            return pool[0]
        if not pool:
            raise self.error(
                Problem.AMBIGUOUS, f"What is “{thing.label}” here?", thing.place
            )
        raise self.error(
            Problem.AMBIGUOUS,
            f"“{thing.label}” could be "
            + " or ".join(self.describe(it) for it in pool[:4])
            + ". Which one is meant?",
            thing.place,
            [f"… {self.describe(it)} …" for it in pool[:4]],
        )

    def _them(self, thing: Thing, owner: str = "") -> list[DraftThing]:
        pool = [it for it in self.focus if not _passive(it)] or list(self.focus)
        if owner and any(it.controller != owner for it in pool):
            # "He swings with both": of those spoken of only his own can be meant.
            pool = [it for it in pool if it.controller == owner] or [
                it for it in self.recent if it.controller == owner and not _passive(it)
            ]
        if not pool:
            raise self.error(
                Problem.AMBIGUOUS, f"Who are “{thing.label}” here?", thing.place
            )
        if thing.count == 1 and len({described(it) for it in pool}) == 1:
            return pool[:1]  # "one of them": they are alike
        return pool

    def describe(self, thing: DraftThing) -> str:
        """“your Bear”, “your opponent's 3/3”."""
        whose = {"me": "your", "opponent": "your opponent's"}.get(
            thing.controller, f"{thing.controller}'s"
        )
        name = thing.id.removeprefix("the ").removeprefix("my ")
        name = name.removeprefix("opponent's ").removeprefix(f"{whose} ")
        return f"{whose} {name}" if thing.controller else thing.id

    def _known(
        self, thing: Thing, whose: str, *, new: bool = False
    ) -> list[DraftThing] | None:
        """What has been spoken of and fits; None if it must be something new."""
        if new and not thing.det and not thing.label and thing.owner is None:
            if thing.noun != "champion":
                return None
        pool = [
            it
            for it in self.draft.things
            if it not in self.in_list
            and fits(it, thing, self.game)
            and (not whose or it.controller == whose or it.owner == whose)
            and not (thing.of("shield"))
        ]
        if not pool:
            return None
        wanted = thing.count if thing.count is not None else None
        if thing.det in {"each", "all", "any"}:
            return pool
        if thing.det == "other":
            rest = [it for it in pool if it not in self.focus]
            if not rest and thing.owner is not None and self.game is not Game.MTG:
                return None  # "my other crux ally" is none of those named.
            pool = rest or pool
        if thing.plural:
            if wanted is None or len(pool) == wanted:
                return pool
            named = thing.det in {"the", "both"}
            focused = [it for it in pool if it in self.focus]
            if named and len(focused) == wanted:
                return focused
            if len(pool) > wanted and named and len({described(p) for p in pool}) == 1:
                return pool[:wanted]
            if len(pool) > wanted and named:
                raise self.error(
                    Problem.AMBIGUOUS,
                    f"Which {wanted} of these are meant: "
                    + ", ".join(self.describe(it) for it in pool[:6])
                    + "?",
                    thing.place,
                    [self.describe(it) for it in pool[:6]],
                )
            return None if thing.det not in {"the", "both"} else pool
        if thing.det == "a" and not thing.label:
            return None
        if len(pool) == 1:
            # "a 2/2" beside "my 2/2 Bear" is another one.
            if thing.det in {"a", "another"}:
                return None
            if new and not thing.det and not thing.label and thing.owner is None:
                return None
            return pool
        focused = [it for it in pool if it in self.focus]
        if len(focused) == 1:
            return focused
        exact = [it for it in pool if it.id.lower() == thing.label.lower()]
        if len(exact) == 1:
            return exact
        if thing.det in {"a", "another"}:
            return None
        alike = {described(it) for it in pool}
        if len(alike) == 1 and len({it.controller for it in pool}) == 1:
            return pool[:1]
        if self.game is not Game.MTG and thing.det in {"a", ""} and thing.owner is None:
            # "One ally has a bulwark counter": one of those that are alike.
            like = [described(it) for it in pool]
            several = {it for it in like if like.count(it) > 1}
            if len(several) == 1:
                return [next(it for it in pool if described(it) in several)]
        raise self.error(
            Problem.AMBIGUOUS,
            f"“{self.parse.said(thing.place.start, thing.place.end)}” could be "
            + " or ".join(self.describe(it) for it in pool[:4])
            + ". Which one is meant?",
            thing.place,
            [self.describe(it) for it in pool[:4]],
        )

    def _as_last(self, thing: Thing) -> Thing:
        """“He has one”: another like the thing just spoken of."""
        last = next((it for it in reversed(self.recent) if not _passive(it)), None)
        if last is None or last.power is None or last.toughness is None:
            raise self.error(Problem.AMBIGUOUS, "One of what?", thing.place)
        size = Spec("size", (last.power, last.toughness), thing.place)
        return replace(
            thing, noun="creature", det="another", label=last.label,
            count=thing.count or 1, specs=(size,),
        )  # fmt: skip

    def _make(self, thing: Thing, owner: str) -> list[DraftThing]:
        from bot.scenario.making import make

        return make(self, thing, owner)


# Questions about what has to be there already; "Can a 2/2 attack?" makes its own.
_ONLY_KNOWN = frozenset(
    "ask_dies ask_size ask_zone ask_counters ask_damage ask_lethal ask_loyalty "
    "ask_shield ask_tapped ask_what choice".split()
)


_PRONOUNS = {
    "he": "m", "him": "m", "his": "m", "she": "f", "her": "f", "hers": "f",
}  # fmt: skip


def _lists(value: object) -> bool:
    return isinstance(value, Several | Thing)


def _gender(name: str) -> str:
    low = name.lower()
    if low in WOMEN:
        return "f"
    return "m" if low in MEN else ""


def _like_the_last(thing: Thing) -> bool:
    """A bare "one" or "two"."""
    return (
        thing.noun == "number"
        or (thing.noun == "thing" and not thing.label and not thing.specs
            and thing.det in {"", "another"} and thing.owner is None)
    )  # fmt: skip


def _passive(thing: DraftThing) -> bool:
    """Cards that only are there: enchantments, spells."""
    if thing.face is not None and is_spell(thing.face):
        return True
    return not thing.kinds & {
        "creature", "planeswalker", "unit", "ally", "champion", "battle", "weapon",
    }  # fmt: skip


__all__ = ["HANDLERS", "DraftPlayer", "Handler", "Scene", "dress", "face_named",
           "handles"]  # fmt: skip
