"""What Grand Archive's objects have and become that nobody follows here."""

from collections.abc import Iterable

from bot.engine.instructions import CardAbilities, Unplayed
from bot.wording.grand_archive.grammar import G
from bot.wording.phrases import Attempt
from bot.wording.units.bodies import Sentence
from bot.wording.units.nouns import Noun
from bot.wording.units.outcomes import Doing, Lasting


@G.reads("standing sentence")
def _enters_distant(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """How it enters, where nothing else is followed of that state."""
    words = ("~", "enters", "the", "field", "distant")
    if attempt.words[at : at + 5] != words:
        return []
    return [(at + 5, lambda body: None)]


@G.says(
    "clause", "<who:nouns> [also] (gains|gain|has|have) <what:quoted> [<t:duration>]"
)
def _gains_nothing(who: Noun, what: CardAbilities, t: object = None) -> Doing | None:
    """An ability in quotation marks of which nothing is followed."""
    if what != CardAbilities(irrelevant=what.irrelevant):
        return None
    return lambda scene: [Unplayed("an ability that is not followed is gained")]


@G.says("standing sentence", "<who:nouns> (has|have) <what:quoted>")
def _has_nothing(who: Noun, what: CardAbilities) -> Sentence | None:
    if what != CardAbilities(irrelevant=what.irrelevant):
        return None
    return lambda body: None


@G.reads("of a level")
def _of_a_level(attempt: Attempt, at: int) -> Iterable[tuple[int, bool]]:
    """ "Other champions get -3 level": levels are followed by the players."""
    words = attempt.words
    for end in range(at + 1, min(at + 6, len(words))):
        if words[end] == "level" and words[end - 1][:1] in ("+", "-"):
            return [(end + 1, True)] if "champions" in words[at:end] else []
        if words[end] in (",", "."):
            break
    return []


@G.says("standing", "<level:of a level> and <lasting>")
def _besides_a_level(level: bool, lasting: Lasting) -> Lasting:
    return lasting
