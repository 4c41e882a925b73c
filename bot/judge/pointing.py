"""A question about the rules in general, without a scenario: the rules to read."""

import re
from collections.abc import Iterator
from itertools import islice

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.library.entry import Term
from bot.library.library import Library
from bot.worded import worded

_WORD = re.compile(r"[a-z]+(?:['’-][a-z]+)*")
_ASKS = frozenset(
    "does do did can could is are was will would should what how when if why which "
    "whether where who may must".split()
)
# A number, a size or a wording belongs to a scenario.
_TOLD = re.compile(r"\d|[\"“”]")
_LONGEST_TERM = 4
_MOST_WORDS = 30
_MOST_TERMS = 4
_MOST_RULES = 4
# Headings that nearly every question would be sent to.
_EVERYDAY = frozenset(
    "damage creature creatures player players turn turns card cards life game games "
    "spell spells ability abilities permanent permanents source sources attack "
    "attacks attacking block blocks blocking target targets die dies cast you your "
    "opponent opponents deal play control artifact enchantment instant sorcery land "
    "token tokens color counter counters owner controller effect effects object "
    "objects event time step phase combat zone battlefield hand library graveyard "
    "rule rules red white blue black green object one two three choose each other "
    "another any all put power toughness cost mana tap discard exile destroy resolve "
    "state add end win lose draw start ante round".split()
)


_SOMEBODY = frozenset(
    "i me my mine he him his she her they them their opponent opp we us".split()
)


def is_general(text: str) -> bool:
    """Whether *text* only asks: one question, without numbers and wordings."""
    words = _WORD.findall(text.lower())
    if not words or len(words) > _MOST_WORDS or _TOLD.search(text):
        return False
    body = text.strip().rstrip("?!. ")
    one = not re.search(r"[.?!\n]\s", body)
    # "Opponent bolts me, do I take damage?" begins with what happened to somebody.
    told = bool(_SOMEBODY & set(words))
    if told and words[:2] == ["what", "if"]:
        return False  # what is supposed is told
    return one and (words[0] in _ASKS or (text.strip().endswith("?") and not told))


def pointed(
    error: QuestionError, text: str, library: Library, game: Game
) -> QuestionError:
    """*error*, or where *text* asks about the rules in general, which rules those are.

    Rules are only named where the index has a heading for a word of *text*.
    """
    if error.problem not in _NOT_READ or not is_general(text):
        return error
    if error.problem is Problem.AMBIGUOUS and error.instead:
        return error  # it says which words to put in, and where
    terms = dict(islice(_terms(text, library, game), _MOST_TERMS))
    if not terms:
        return error
    heads = [it.rules[0] for it in terms.values()]
    both = _together(list(terms), heads, library, game)
    named = list(dict.fromkeys([*both, *heads]))[:_MOST_RULES]
    if game is not Game.MTG:
        # Alone, a number is Magic's first.
        named = [f"{game} {number}" for number in named]
    about = ", ".join(dict.fromkeys(terms))
    return QuestionError(
        Problem.UNSUPPORTED,
        worded(
            "That asks about the rules in general ({about}); I rule on what happens to "
            "somebody's creatures and life. The rules on it: {rules}.",
            about=about,
            rules=", ".join(named),
        ),
        suggestions=(
            *(f"rule {number}" for number in named),
            _example(terms, game),
        ),
        text=text,
        rules=named,
    )


_NOT_READ = frozenset({Problem.SYNTAX, Problem.UNSUPPORTED, Problem.AMBIGUOUS})


def _example(terms: dict[str, Term], game: Game) -> str:
    """A scenario about the keywords asked of; a usual one where there are none."""
    if game is Game.GRAND_ARCHIVE:
        return "My champion has a prevent-3 shield. A 5/5 ally attacks my champion."
    if game is Game.RIFTBOUND:
        return "My 4 Might unit has Prevent 3. A spell deals 5 damage to it."
    from bot.scenario.words.kinds import KEYWORDS

    named = [it for it in terms if tuple(it.split()) in KEYWORDS]
    if not named:
        return "A 3/3 attacks me and I have a prevent-2 shield."
    return f"My 4/4 with {' and '.join(named)} is blocked by a 2/2. What happens?"


def _terms(text: str, library: Library, game: Game) -> Iterator[tuple[str, Term]]:
    """The words of *text* that are the heading of a rule, the longest first."""
    words = _WORD.findall(text.lower())
    at = 0
    while at < len(words):
        for end in range(min(len(words), at + _LONGEST_TERM), at, -1):
            said = " ".join(words[at:end])
            if said in _EVERYDAY or (end == at + 1 and len(said) < 4):
                continue
            named = ((it, _term(it, library, game)) for it in _MEANT.get(said, (said,)))
            term, found = next((it for it in named if it[1]), (said, None))
            if found is not None:
                yield term, found
                at = end
                break
        else:
            at += 1


# As people bend them, and as the rules of one game or another are headed.
_MEANT = {
    **dict.fromkeys(
        ("prevent", "prevents", "prevented", "preventing", "prevention"),
        ("prevention effects", "prevent"),
    ),
    **dict.fromkeys(("replacement", "replaced", "replace"), ("replacement effects",)),
    **dict.fromkeys(("trampling", "tramples", "trampler"), ("trample",)),
    **dict.fromkeys(("regeneration", "regenerating"), ("regenerate",)),
    **dict.fromkeys(("assign", "assigned"), ("combat damage step",)),
}


def _term(said: str, library: Library, game: Game) -> Term | None:
    try:
        found = library.glossary(said, game)
    except QuestionError:
        return None
    return next((it for it in found if it.rules), None)


def _together(
    names: list[str], heads: list[str], library: Library, game: Game
) -> Iterator[str]:
    """The rules below *heads* that speak of two or more of *names*, two at most."""
    if len(names) < 2:
        return
    hits = library.search(" ".join(names), game, 12)
    both = [
        hit.number
        for hit in hits
        if _spoken_of(names, hit.passage + hit.heading) > 1
        and any(hit.number.startswith(head) for head in heads)
    ]
    yield from both[:2]


def _spoken_of(names: list[str], text: str) -> int:
    low = text.lower()
    return sum(name in low for name in names)
