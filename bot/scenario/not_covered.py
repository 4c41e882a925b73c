"""What to say where a text could not be read to its end."""

from bot.errors import Problem, QuestionError
from bot.scenario.naming import EVERYDAY
from bot.scenario.parsing import Parse
from bot.scenario.tokens import BULLET, Kind
from bot.worded import worded

ENDS = frozenset({".", "?", "!", "\n", ";", BULLET})


def refusal(parse: Parse, last: int) -> QuestionError:
    """The error for a text read no further than the token *last*."""
    count = len(parse.tokens)
    stop = min(max(last, parse.furthest), count - 1)
    unknown = _unknown_name(parse, last, stop)
    if unknown is not None:
        return unknown
    token = parse.tokens[stop]
    word = token.raw.strip() or "the end of the line"
    return QuestionError(
        Problem.SYNTAX,
        worded("I do not understand “{word}” here.", word=word),
        line=token.line,
        column=token.column,
        length=max(1, len(token.raw.strip())),
        suggestions=("A 3/3 attacks me, I block with my 2/2 Bear. Does the Bear die?",),
        text=parse.text,
    )


def _unknown_name(parse: Parse, last: int, stop: int) -> QuestionError | None:
    """What looks like an unknown card in the sentence that did not read."""
    at = last
    while at > 0 and parse.word(at - 1) not in ENDS:
        at -= 1
    while at < len(parse.tokens) and (parse.word(at) not in ENDS or at < last):
        end = _name_from(parse, at)
        sized = parse.is_kind(end, Kind.SIZE) or parse.word(end) in {"(", ":"}
        if end > at and end >= last and not sized:
            name = parse.said(at, end)
            near = _near(parse, name)
            token = parse.tokens[at]
            said = worded(
                "I know no “{name}”. If it is a card, paste its text in quotation "
                "marks after its name.",
                name=name,
            )
            if near:
                said = worded(
                    "I know no “{name}”. Did you mean {near}? If it is a card, paste "
                    "its text in quotation marks after its name.",
                    name=name,
                    near=" or ".join(near[:3]),
                )
            return QuestionError(
                Problem.UNKNOWN,
                said,
                line=token.line,
                column=token.column,
                length=len(name),
                suggestions=(*near, f'{name}: "…its text…"'),
                text=parse.text,
            )
        at += 1
    return None


def _name_from(parse: Parse, at: int) -> int:
    """The end of a capitalised name that is no known card, from *at*; *at* if none.

    Words in small letters are hardly ever cards: they are only not understood.
    """
    if not parse.is_kind(at, Kind.WORD) or not parse.capital(at):
        return at
    if _known_word(parse, at) or any(
        card.sure or end > at + 1 for end, card in parse.reads("card", at)
    ):
        return at
    end = at + 1
    while parse.is_kind(end, Kind.WORD) and (
        parse.capital(end) or parse.word(end) in _IN_NAMES
    ):
        end += 1
    while parse.word(end - 1) in _IN_NAMES:
        end -= 1
    if end == at + 1 and (at == 0 or parse.word(at - 1) in ENDS):
        return at  # a sentence begins with a capital
    return end


_IN_NAMES = frozenset(["of", "the", "in", "to", "and"])


def _known_word(parse: Parse, at: int) -> bool:
    word = parse.word(at)
    if len(word) < 3 or word in parse.people or word.startswith("'"):
        return True
    if word in EVERYDAY or word.removesuffix("s") in EVERYDAY:
        return True
    things = [
        it
        for _, it in parse.reads("thing", at)
        if it.noun != "label" and (it.card is None or it.card.sure)
    ]
    return bool(things or parse.reads("spec", at))


def _near(parse: Parse, name: str) -> list[str]:
    found = parse.catalogue.find(name, parse.game)
    names = getattr(found, "nearest", ()) or getattr(found, "candidates", ())
    return [it.name for it in names][:4]
