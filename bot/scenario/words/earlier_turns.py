"""What was done in an earlier turn: "It was dealt 3 damage last turn." (514.2)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.errors import Problem, QuestionError
from bot.scenario.words.tokens import BULLET, Kind, Token
from bot.worded import worded

_STOPS = frozenset({".", "?", "!", ";", "\n", BULLET})
_PHRASES = tuple(
    tuple(words.split())
    for words in (
        *(f"{whose}{turn}" for whose in ("", "the ", "my ", "his ", "her ", "their ")
          for turn in ("last turn", "previous turn")),
        "the turn before", "a turn ago", "one turn ago", "two turns ago",
        "2 turns ago", "yesterday",
    )
)  # fmt: skip
_WITHIN = frozenset("in on during".split())
_NOW = tuple(
    tuple(words.split())
    for words in ("now", "and now", "but now", "this turn", "in this turn", "today")
)
# What is done so to a creature is over when the turn is.
_HARMING = frozenset(
    "damage dealt bolted shocked burned hit deals bolts shocks hits burns casts "
    "attacks blocks fights takes".split()
)
_WAS = frozenset("was were been took bolted shocked burned".split())


def in_earlier_turns(tokens: tuple[Token, ...], text: str) -> tuple[Token, ...]:
    """*tokens* with the end of a turn between what happened before and now.

    Raises QuestionError (AMBIGUOUS) where nothing says whether a turn has ended.
    """
    if not {"turn", "turns", "yesterday"} & {it.text for it in tokens}:
        return tokens
    out: list[Token] = []
    earlier = ended = False
    sentences = list(_sentences(tokens))
    for number, sentence in enumerate(sentences):
        start, end = _phrase(sentence)
        now = _led_by_now(sentence) if earlier and not end else 0
        if now:
            word = replace(sentence[0], kind=Kind.WORD, value=None)
            out += [replace(word, text=it, raw=it) for it in ("next", "turn", ",")]
            sentence = sentence[now:]
            earlier, ended = False, True
        elif end:
            later = sentences[number + 1 :]
            earlier = True
            if _harms(sentence) and _WAS & {it.text for it in sentence}:
                _check(sentence[start], later, text)
            sentence = (*sentence[:start], *sentence[end:])
        out += sentence
    return tuple(out) if ended else tokens


def _sentences(tokens: Sequence[Token]) -> Iterator[tuple[Token, ...]]:
    start = 0
    for at, token in enumerate(tokens):
        if token.text in _STOPS or at == len(tokens) - 1:
            yield tuple(tokens[start : at + 1])
            start = at + 1


def _phrase(sentence: Sequence[Token]) -> tuple[int, int]:
    """Where an earlier turn is spoken of at either end of *sentence*; 0, 0 if not."""
    words = [it.text for it in sentence]
    if words[-1:] == ["?"]:
        return 0, 0
    last = len(words) - (words[-1] in _STOPS)
    for phrase in _PHRASES:
        size = len(phrase)
        first = int(words[0] in _WITHIN)
        leads = tuple(words[first : first + size]) == phrase and phrase != (
            "yesterday",
        )
        if leads and words[first + size : first + size + 1] not in (["of"], [":"], []):
            end = first + size
            return 0, end + (words[end : end + 1] == [","])
        if last > size + 1 and tuple(words[last - size : last]) == phrase:
            before = last - size - (words[last - size - 1] in _WITHIN)
            return (0, 0) if words[before - 1] == "since" else (before, last)
    return 0, 0


def _led_by_now(sentence: Sequence[Token]) -> int:
    words = tuple(it.text for it in sentence)
    led = next((it for it in _NOW if words[: len(it)] == it), ())
    end = len(led)
    return end + (words[end : end + 1] == (",",)) if led else 0


def _harms(sentence: Sequence[Token]) -> bool:
    return bool(_HARMING & {it.text for it in sentence})


def _check(at: Token, later: Sequence[Sequence[Token]], text: str) -> None:
    """Refuse what was dealt in an earlier turn, and more behind it in no turn told."""
    for sentence in later:
        if _led_by_now(sentence):
            return
        if sentence[-1].text != "?" and _harms(sentence):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded(
                    "Is that in the same turn? Damage on creatures is gone when the "
                    "turn has ended. Leave it out then, or say so."
                ),
                line=at.line,
                column=at.column,
                length=max(1, len(at.raw)),
                suggestions=("… Next turn, …",),
                text=text,
            )
