"""Sentences told as a list: "- He bolts my Bear / - In response I …"."""

from collections.abc import Sequence
from itertools import pairwise

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.lexicon import BE, TENSES, VERBS
from bot.scenario.words.rewriting import Tokens
from bot.scenario.words.small_words import HAVING, SUBJECTS, THE_OR_HIS
from bot.scenario.words.tokens import BULLET, ENDS, Token
from bot.scenario.words.written import as_mark

BULLETS = frozenset({BULLET})
_ACTING = SUBJECTS | FIRST_NAMES | {"opponent"}
_OPENING = _ACTING | THE_OR_HIS | frozenset(
    "a an it in then after before what who which how does do is are will can "
    "so and but".split()
)  # fmt: skip
_DOES = (
    BE
    | HAVING
    | {*TENSES}
    | {form[0] for verb in VERBS.values() for form in verb.active}
)
# What stands before a verb of which no line is one: "2/2 that attacks each turn".
_NO_SUBJECT = frozenset({"that", "which", "who", "with", ":", ",", "("})


def bulleted(tokens: Tokens) -> Tokens:
    """*tokens* with a full stop for each bullet between two lines that are sentences.

    What stands below "Attackers:" is a list of things.
    """
    bullets = [at for at, it in enumerate(tokens) if it.text == BULLET]
    if not bullets or any(tokens[at - 1].text in {":", ","} for at in bullets if at):
        return tokens
    if bullets == [0] and all(it.text != "\n" for it in tokens):
        return tokens[1:]  # one line alone is no list
    out = list(tokens)
    starts = [*([-1] if bullets[0] else []), *bullets, len(tokens)]
    lines = [tokens[start + 1 : end] for start, end in pairwise(starts)]
    for at, (before, line) in zip(starts[1:], pairwise(lines), strict=False):
        if is_sentence(before) and is_sentence(line):
            out[at] = as_mark(tokens[at], ".")
    if bullets[0] == 0 and len(bullets) > 1 and out[bullets[1]].text == ".":
        del out[0]
    return tuple(out) if out != [*tokens] else tokens


def is_sentence(line: Sequence[Token]) -> bool:
    """Whether *line* tells or asks something, and is no mere thing."""
    words = [it.text for it in line]
    if words[-1:] == ["?"]:
        return True
    while words and words[-1] in ENDS:
        words.pop()
    if words in (["again"], ["twice"]):
        return True  # what stands in the line before is done so
    if not words:
        return False
    if words[0] not in _OPENING:
        # "3/3 attacks", "Obviously my Bear is a 4/4"
        verb = next(
            (at for at in range(1, min(4, len(words))) if words[at] in _DOES), 0
        )
        return bool(verb) and _NO_SUBJECT.isdisjoint(words[:verb])
    if words[0] in {"my", "the"} and words[1:2] == ["opponent"]:
        words = words[1:]
    # "Bob bolts me", "I bolt it": a card's name may be what somebody does.
    acts = words[0] in _ACTING and words[1:2] != [] and words[1].endswith(("s", "ed"))
    acts = acts or (words[0] in {"i", "we", "they"} and words[1:2] != [":"])
    return acts or bool(_DOES & {*words[1:]})
