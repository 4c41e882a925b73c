"""What is told around wordings, put in the order it is read in."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.quoted_by_size import is_named_by_size
from bot.scenario.words.quoted_words import description, names
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.wordings import is_wording
from bot.scenario.words.written import put_before


def amounts_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the wording next to its name: Fireball for 5 "…", kicked "…"."""
    found = list(tokens)
    for at, token in enumerate(tokens):
        if token.kind is not Kind.QUOTE or at < 3 or not is_wording(str(token.value)):
            continue
        if tokens[at - 1].text == "kicked" and names(tokens, at - 2):
            found[at - 1 : at + 1] = [token, tokens[at - 1]]
            continue
        bracketed = [it.text for it in (tokens[at - 1], *tokens[at + 1 : at + 2])]
        begin, end = (at - 1, at + 2) if bracketed == ["(", ")"] else (at, at + 1)
        first = begin - 2
        amount = tokens[begin - 1].kind in {Kind.NUMBER, Kind.EQUALS}
        amount = amount and tokens[first].text in {"for", "with"}
        if first > 0 and amount and names(tokens, first - 1):
            found[first:end] = [*tokens[begin:end], *tokens[first:begin]]
            continue
        # "Fireball X=5 (“…”)", "Fireball (X=5, “…”)"
        colon = begin - (begin == at and tokens[at - 1].text == ":")
        bare = tokens[colon - 1].kind is Kind.EQUALS
        if bare and names(tokens, colon - 2):
            led = put_before(tokens[colon - 1], "with")
            found[colon - 1 : end] = [*tokens[begin:end], led, tokens[colon - 1]]
        within = [it.text for it in (tokens[at - 3], tokens[at - 1])] == ["(", ","]
        if within and tokens[at - 2].kind is Kind.EQUALS and names(tokens, at - 4):
            led = put_before(tokens[at], "with")
            closed = [it.text for it in tokens[at + 1 : at + 2]] == [")"]
            found[at - 3 : at + 1 + closed] = [token, led, tokens[at - 2]]
    return tuple(found)


def texts_of_things(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "with" between a described creature and its wording: a 4/4 "…"."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        if token.kind is Kind.QUOTE and _stands_on_it(tokens, at):
            begin = token.start
            found.append(
                Token(Kind.WORD, "with", "", begin, begin, token.line, token.column)
            )
        found.append(token)
    return tuple(found)


def _stands_on_it(tokens: Sequence[Token], at: int) -> bool:
    wording = str(tokens[at].value)
    if not is_wording(wording):
        return False
    if is_named_by_size(tokens, at, wording):
        return True
    behind = description(tokens, at)
    if behind is None:
        return False
    if behind[1].size is not None:
        return True
    return not behind[1].kinds - {"creature"} and "creature" in behind[1].kinds


_COUNTERS = frozenset({"counter", "counters"})


def counters_first(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "with two +1/+1 counters and “…”" for "with “…” and two …"."""
    for at in range(1, len(tokens) - 3):
        joined = tokens[at - 1].text == "with" and tokens[at + 1].text == "and"
        if tokens[at].kind is not Kind.QUOTE or not joined:
            continue
        said = [it.text for it in tokens[at + 2 : at + 5]]
        end = at + 2 + next((n for n, it in enumerate(said) if it in _COUNTERS), 0)
        if end == at + 2:
            continue
        end += 1
        end += 2 * ([it.text for it in tokens[end : end + 2]] == ["on", "it"])
        counters, text = tokens[at + 2 : end], (tokens[at + 1], tokens[at])
        return counters_first((*tokens[:at], *counters, *text, *tokens[end:]))
    return tokens


def said_together(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with wordings joined: a 1/1 with "Flying" and "Whenever …"."""
    found: list[Token] = []
    for token in tokens:
        joined = (
            token.kind is Kind.QUOTE
            and len(found) > 2
            and found[-1].text == "and"
            and found[-2].kind is Kind.QUOTE
            and found[-3].text in {"with", "has", "have", "having"}
            and is_wording(str(found[-2].value))
            and is_wording(str(token.value))
        )
        if joined:
            first = found[-2]
            both = f"{first.value}\n{token.value}"
            found[-2:] = [replace(first, value=both, end=token.end)]
        else:
            found.append(token)
    return tuple(found)
