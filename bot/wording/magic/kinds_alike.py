"""What follows a kind: the color or the name that it has in common with another."""

from bot.wording.magic.grammar import G
from bot.wording.magic.kind_phrases import Change, having
from bot.wording.magic.kinds_beside import borrow
from bot.wording.magic.nouns import THIS, Form, Noun
from bot.wording.phrases import Attempt


@G.reads("after kind")
def _of_that_color(attempt: Attempt, at: int) -> list[tuple[int, Change]]:
    """ "Choose a color. … of that color": the one that was chosen."""
    words = attempt.words
    chosen = " ".join(words[:at]).rpartition("choose a color")[1]
    if not chosen or words[at : at + 3] != ("of", "that", "color"):
        return []
    return [(at + 3, having(colors=frozenset({"chosen"})))]


@G.says("after kind", "named ~")
def _named_so() -> Change:
    return borrow("named_as", THIS)


@G.says("after kind", "that (shares|share) a color with <other:noun>")
def _shares(other: Noun) -> Change | None:
    if other.form not in (Form.BACK, Form.EVENT):
        return None
    return borrow("shares_color_with", other)


@G.says("after kind", "(with|that has|that have) the same name as <other:noun>")
def _same_name(other: Noun) -> Change | None:
    if other.form not in (Form.BACK, Form.EVENT, Form.THIS):
        return None
    return borrow("named_as", other)
