"""Whom and what a text speaks of, before it is known what pronouns mean."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.values import ANY_OBJECT, Filter, Ref, Side


class Form(StrEnum):
    """How something is spoken of."""

    YOU = "you"
    THIS = "this"
    HOLDER = "this unit"  # in an effect that another object inherits: that object
    FIXED = "the"  # what *ref* says
    TARGET = "target"
    EACH = "each"  # every one that matches
    ONE = "your champion"  # the only one that matches
    SOME = "a"  # one that matches
    TOGETHER = "one or more"  # those that match, met together
    BACK = "it"  # something spoken of before
    ALL_OF = "and"
    ANY_OF = "or"


@dataclass(frozen=True, slots=True)
class Noun:
    """One noun phrase.

    *word* is what a pronoun speaks of ("unit", "" for a bare "it"). *least* and
    *most* count targets. *ref* is set for FIXED only.
    """

    form: Form
    filter: Filter = ANY_OBJECT
    word: str = ""
    plural: bool = False
    least: int = 1
    most: int | None = 1
    parts: tuple["Noun", ...] = ()
    ref: Ref | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """What a noun without its article must match; *words* as they were printed."""

    filter: Filter
    plural: bool = False
    words: tuple[str, ...] = ()


YOU = Noun(Form.YOU)
THIS = Noun(Form.THIS)
IT = Noun(Form.BACK)
PLAYER = Filter(players=Side.ANY, objects=False)
OPPONENT = Filter(players=Side.OPPONENT, objects=False)
