"""The players of a draft: their names, and who is whose opponent."""

from collections.abc import Sequence

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import Draft, DraftThing
from bot.scenario.words.asked_back import NOT_UNDERSTOOD
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Place, Several, Thing
from bot.worded import capital, worded


class PlayersThere:
    """The players of a draft, and what has been said of them so far."""

    def __init__(self, parse: Parse, game: Game) -> None:
        self.parse = parse
        self.game = game
        self.draft = Draft(game)
        self.subject = ""  # the last player who did something
        self.clause: Clause | None = None
        self.following: tuple[Clause, ...] = ()
        self.has_me = False
        # Things, by where their name ended: "…, which" goes on there.
        self.heard: dict[int, list[DraftThing]] = {}
        self.last_person = ""  # the player last named as one something happens to
        self.doer = ""  # who does what the clause being read says
        self.learned: dict[str, str] = {}  # who "he" and "she" have turned out to be
        self.meant_at: dict[str, int] = {}  # where a pronoun last meant that player

    def error(
        self,
        problem: Problem,
        message: str,
        place: Place | None = None,
        suggestions: Sequence[str] = (),
        instead: Sequence[str] = (),
    ) -> QuestionError:
        """The error at *place* (the clause being read if there is none).

        *instead* are words that may stand there.
        """
        if place is None or place.end <= place.start:
            place = self.clause.place if self.clause else None
        return self.parse.error(problem, message, place, suggestions, instead)

    def not_read(self, place: Place | None = None) -> QuestionError:
        """That what stands at *place* is not understood, without another reason."""
        said = NOT_UNDERSTOOD
        return self.error(Problem.SYNTAX, said, place)

    def name(self, player: str) -> str:
        """How to call a player in a sentence of ours."""
        match player:
            case "me":
                return worded("you")
            case "opponent":
                return worded("your opponent")
        return player

    def says(self, player: str, you: str, they: str, /, **fields: object) -> str:
        """What *player* does: *you* if that is who asks, else *they* of ``{who}``."""
        if player == "me":
            return worded(you, **fields)
        return capital(worded(they, who=self.name(player), **fields))

    def _is_other(self) -> bool:
        """ "Somebody hits me": of two it is the other; nobody is asked about so."""
        asked = self.clause is None or self.clause.kind.startswith("ask")
        return self.has_me and len(self.draft.players) == 2 and not asked

    def _name_before(self, at: int) -> str:
        """ "Carol, who …": the player whose name stands right before *at*, or ""."""
        word = self.parse.word(at - 1 - (self.parse.word(at - 1) == ","))
        return next((it for it in self.draft.players if it.lower() == word), "")

    def named_before(self, at: int) -> list[DraftThing]:
        """What was named right before *at*, a comma between them or none."""
        return self.heard.get(at - (self.parse.word(at - 1) == ","), [])

    def other(self, player: str) -> str:
        """The one opponent of *player*."""
        others = [it for it in self.draft.players if it != player]
        if len(others) != 1:
            raise self.error(
                Problem.AMBIGUOUS,
                worded("There are several players; say which one is meant."),
                None,
                [f"… {it}" for it in others],
            )
        return others[0]

    def begun_with(self, clause: Clause, value: object) -> list[DraftThing]:
        """The things of *value* where *clause* begins with them.

        "My Bear is attacked by a 2/2 and has a shield": so does what is attacked.
        """
        first = value.parts[0] if isinstance(value, Several) else value
        if not isinstance(first, Thing) or first.place.start != clause.place.start:
            return []
        return self.heard.get(first.place.end, [])

    def _first_player(self, person: Person) -> str:
        said = worded("Who is “I” here? Use one of the names.")
        names = list(self.draft.players)
        raise self.error(Problem.AMBIGUOUS, said, person.place, names)

    def _named(self, person: Person) -> str:
        for name in self.draft.players:
            if name.lower() == person.name.lower().removesuffix("'s"):
                return name
            if name.lower() + "s" == person.name.lower():
                return name
        raise self.error(
            Problem.UNKNOWN,
            worded("Who is {person}?", person=person.name),
            person.place,
        )
