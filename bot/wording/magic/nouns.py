"""Whom and what Magic's text speaks of, before it is known what pronouns mean."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine.values import ANYTHING, Filter


class Form(StrEnum):
    """How something is spoken of."""

    YOU = "you"
    THIS = "this"
    ATTACHED = "attached"
    TARGET = "target"
    EACH = "each"  # every one that matches: "each creature", "creatures you control"
    SOME = "a"  # one that matches: "a creature you control"
    BACK = "it"  # something spoken of before: "it", "that creature", "its"
    OF_CHOICE = "of your choice"  # one that matches, chosen without a target
    CONTROLLER = "controller"
    OWNER = "owner"
    ALL_OF = "and"  # several nouns together
    ANY_OF = "or"
    DAMAGED = "dealt damage this way"
    DEFENDING = "defending player"
    CHOSEN_WORD = "chosen player"
    EVENT = "of the event"  # said outright: "that recipient", "that object"


@dataclass(frozen=True, slots=True)
class Noun:
    """One noun phrase.

    *word* is what a pronoun speaks of ("creature", "player", "" for a bare "it");
    *plural* "they", "those creatures". *of* is whose controller or owner is meant.
    *kind* is what it must match. *least* and *most* count targets.
    """

    form: Form
    kind: "Kind | None" = None
    word: str = ""
    plural: bool = False
    of: "Noun | None" = None
    parts: tuple["Noun", ...] = ()
    least: int = 1
    most: int | None = 1
    any_target: bool = False
    # "target creature of an opponent's choice"
    by_opponent: bool = False
    # "you and/or permanents you control": one thing for all of them together.
    shared: bool = False

    @property
    def filter(self) -> Filter:
        """What it must match, as far as that does not hang on other nouns."""
        return self.kind.filter if self.kind else ANYTHING


@dataclass(frozen=True, slots=True)
class Kind:
    """What a noun phrase must match: a filter and what it borrows from other nouns.

    *late* pairs a field of the filter with the noun that fills it ("controlled by
    target opponent", "blocking it", "shares a colour with it").
    """

    filter: Filter
    plural: bool = False
    late: tuple[tuple[str, Noun], ...] = ()
    # "dealt damage this way", "dealt damage by it this turn"
    damaged: "str | Noun" = ""
    # "of your choice"
    of_choice: bool = False
    # A source of damage, whatever it is.
    source: bool = False
    # "of the color of your choice": what is chosen when it resolves.
    chooses: str = ""

    def having(self, **fields: object) -> "Kind":
        """The same with those fields of the filter set."""
        return replace(self, filter=replace(self.filter, **fields))  # type: ignore[arg-type]


YOU = Noun(Form.YOU)
THIS = Noun(Form.THIS)
IT = Noun(Form.BACK)
# "it" where the one that does it is meant.
ITSELF = Noun(Form.BACK, word="itself")


def pointing(noun: Noun) -> str:
    """*noun*, which points back, as it is asked about: "that creature", "it"."""
    if noun.word:
        return f"that {noun.word}"
    return "they" if noun.plural else "it"
