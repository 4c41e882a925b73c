"""Where a spell goes instead of a graveyard: kept as words, as nothing follows it."""

import re

from bot.engine.instructions import Unplayed
from bot.wording.magic.bodies import Body, Sentence, sentence_end
from bot.wording.magic.grammar import G
from bot.wording.magic.words import in_words
from bot.wording.phrases import Attempt

_COUNTERED = ("if", "that", "spell", "is", "countered", "this", "way", ",")
_ELSEWHERE = re.compile(
    r"(?:exile it(?: with [a-z0-9 ]+ counters? on it)?"
    r"|put (?:it|that card) [a-z ]*\bits owner 's (?:library|hand)) "
    r"instead(?: of (?:putting it )?into (?:its owner|that player) 's graveyard)?"
)


@G.reads("sentence")
def _countered_and_gone(attempt: Attempt, at: int) -> list[tuple[int, Sentence]]:
    words = attempt.words
    if words[at : at + len(_COUNTERED)] != _COUNTERED:
        return []
    end = sentence_end(attempt, at, len(words))
    said = " ".join(words[at + len(_COUNTERED) : end]).replace("'s", " 's")
    if not _ELSEWHERE.fullmatch(" ".join(said.split())):
        return []
    gone = Unplayed(in_words(attempt, at, end))
    return [(end, lambda body: body.add([gone]))]


@G.says(
    "sentence",
    "exile (that card|it) [with (a|an) <kind:counter> counter on it] instead of putting"
    " it into (your|its owner's) graveyard as it resolves",
)
def _cast_and_gone(kind: str = "") -> Sentence:
    """What is cast goes elsewhere afterwards; nothing more is known of it."""
    counter = f" with a {kind} counter on it" if kind else ""
    words = f"exile that card{counter} instead of putting it into its owner's graveyard"

    def read(body: Body) -> None:
        body.scene.mention_unseen()
        body.add([Unplayed(f"{words} as it resolves")])

    return read
