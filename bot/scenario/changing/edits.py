"""What one follow-up changes, as data; and the text that results from several."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class When(StrEnum):
    """How words that are added join what was said before."""

    FACT = "fact"  # so it is from the start
    THEN = "then"  # it happens after everything else
    FIRST = "first"  # it happens before everything else
    BEFORE = "before"  # it happens right before one event
    ANSWER = "answer"  # where its own time words and its nature put it
    INSTEAD = "instead"  # in the place of one thing said
    DETAIL = "detail"  # a detail of one thing said ("… picks the Swiftspear")
    JOIN = "join"  # what attacks joins the combat told before
    ASK = "ask"  # asked instead of what was asked


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The characters from *start* to *end* of everything said become *words*."""

    start: int
    end: int
    words: str
    said: str


@dataclass(frozen=True, slots=True)
class Added:
    """More is said. *event*: the number of the clause it replaces or goes before.

    *dropped*: the numbers of other clauses that no longer hold.
    """

    words: str
    when: When
    said: str
    event: int | None = None
    dropped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Without:
    """These objects are not there, nor what they did."""

    things: tuple[str, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Unshielded:
    """The shields that were said to be there are not."""

    said: str


@dataclass(frozen=True, slots=True)
class Traits:
    """These objects have other keywords: without *lost*, with *gained*."""

    things: tuple[str, ...]
    lost: tuple[str, ...]
    gained: tuple[str, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Handed:
    """These objects are controlled by another player from the start."""

    things: tuple[str, ...]
    player: str
    said: str


@dataclass(frozen=True, slots=True)
class Fastened:
    """That object is attached to another one from the start."""

    thing: str
    host: str
    said: str


@dataclass(frozen=True, slots=True)
class StayedBack:
    """These objects are there and take no part in the combat."""

    things: tuple[str, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """What the clause of that number tells does not happen."""

    event: int
    said: str


@dataclass(frozen=True, slots=True)
class Moved:
    """What one clause tells happens right before what another tells, or first."""

    event: int
    before: int | None
    said: str


@dataclass(frozen=True, slots=True)
class Altered:
    """What one clause tells happens with another X, amount or kind of damage."""

    event: int
    said: str
    x: int | None = None
    amount: tuple[int, int] | None = None  # the old one, the new one
    combat: bool | None = None
    unpreventable: bool = False
    of: frozenset[str] = frozenset()  # what deals it, of several; none for all of them


@dataclass(frozen=True, slots=True)
class Preferred:
    """*who* ("" for whoever chooses) applies *first*, a label or id, first."""

    who: str
    first: str
    said: str


@dataclass(frozen=True, slots=True)
class Under:
    """Ruled under another edition."""

    edition: str
    said: str


@dataclass(frozen=True, slots=True)
class Together:
    """Several edits made by one follow-up, in order."""

    parts: tuple["Edit", ...]


Edit = (
    Rewritten
    | Added
    | Without
    | Unshielded
    | Traits
    | Handed
    | Fastened
    | StayedBack
    | Dropped
    | Moved
    | Altered
    | Preferred
    | Under
    | Together
)
Single = (
    Rewritten
    | Added
    | Without
    | Unshielded
    | Traits
    | Handed
    | Fastened
    | StayedBack
    | Dropped
    | Moved
    | Altered
    | Preferred
    | Under
)


def singles(edits: tuple[Edit, ...]) -> Iterator[Single]:
    """Every edit in order, those made together one by one."""
    for edit in edits:
        if isinstance(edit, Together):
            yield from singles(edit.parts)
        else:
            yield edit


@dataclass(frozen=True, slots=True)
class Story:
    """A scenario with its edits: the whole *text*, where each addition starts."""

    text: str
    starts: tuple[int, ...]
    edits: tuple[Single, ...]

    @property
    def added(self) -> tuple[Added, ...]:
        """The additions, one for each of *starts*."""
        return tuple(it for it in self.edits if isinstance(it, Added))

    @property
    def edition(self) -> str:
        """The edition asked for last, "" for none."""
        wanted = [it.edition for it in self.edits if isinstance(it, Under)]
        return wanted[-1] if wanted else ""


def story_of(text: str, edits: tuple[Edit, ...]) -> Story:
    """The scenario *text* with every rewritten place and every addition."""
    starts: list[int] = []
    for edit in singles(edits):
        match edit:
            case Rewritten(start, end, words):
                text = text[:start] + words + text[end:]
                shift = len(words) - (end - start)
                starts = [at + shift * (at >= end) for at in starts]
            case Added(words):
                text += "\n"
                starts.append(len(text))
                text += words
            case _:
                pass
    return Story(text, tuple(starts), tuple(singles(edits)))
