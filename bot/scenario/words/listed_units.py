"""Units told in a list, and wordings played as "it": said at greater length."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.tokens import ENDS, Kind, Token

_GROUPS = frozenset("allies units".split())


def listed(tokens: Sequence[Token]) -> list[Token]:
    """ "each of my allies (a 1/2 and a 1/3)" as "my 1/2 ally and my 1/3 ally"."""
    found = _sizes_in_brackets(_named_after(list(tokens)))
    for at in range(len(found) - 5):
        words = [it.text for it in found[at : at + 5]]
        if words[:2] != ["each", "of"] or words[2] not in POSSESSIVES:
            continue
        if words[3] not in _GROUPS or words[4] not in {"(", ":"}:
            continue
        end = at + 5
        while end < len(found) and found[end].text not in ENDS | {")"}:
            end += 1
        items = _items(found[at + 5 : end], found[at + 2], found[at + 3])
        if items is None or (words[4] == "(" and end == len(found)):
            continue
        found[at : end + (words[4] == "(")] = items
        return found
    return found


_SIZED = frozenset("might power".split())
_COUNTS = {"two": 2, "three": 3, "2": 2, "3": 3}


def _sizes_in_brackets(found: list[Token]) -> list[Token]:
    """ "Two units (2 Might and 4 Might)" as "a 2 Might unit and a 4 Might unit"."""
    for at, token in enumerate(found):
        count = _COUNTS.get(token.text)
        if count is None:
            continue
        group = at + 1
        while group < len(found) and found[group].text not in _GROUPS | ENDS | {"("}:
            group += 1
        opening = group
        while opening < len(found) and found[opening].text not in ENDS | {"(", ","}:
            opening += 1
        closing = opening
        while closing < len(found) and found[closing].text not in ENDS | {")"}:
            closing += 1
        if closing >= len(found) or found[group].text not in _GROUPS:
            continue
        if found[opening].text != "(" or found[closing].text != ")":
            continue
        sizes = _sizes(found[opening + 1 : closing])
        if len(sizes) != count:
            continue
        one = "ally" if found[group].text == "allies" else "unit"
        noun = replace(found[group], text=one, raw=one)
        before, behind = found[at + 1 : group], found[group + 1 : opening]
        whose = found[at - 1].text if at else ""
        whose = whose if whose in POSSESSIVES else "a"
        items: list[Token] = []
        for n, size in enumerate(sizes):
            said = ("and", whose) if n else (whose,) if whose == "a" else ()
            words = (
                replace(token, kind=Kind.WORD, text=it, raw=it, value=None)
                for it in said
            )
            items += [*words, *before, *size, noun, *behind]
        return [*found[:at], *items, *found[closing + 1 :]]
    return found


def _sizes(said: Sequence[Token]) -> list[list[Token]]:
    """ "2 Might and 4 Might", "2 and 4 Might": each with its word; [] for others."""
    words = [it for it in said if it.text in _SIZED]
    found: list[list[Token]] = []
    for token in said:
        if token.kind is Kind.NUMBER:
            found.append([token, words[-1]] if words else [])
        elif token.text not in _SIZED | {"and", ","}:
            return []
    return found if all(found) else []


_NUMBERS = frozenset("two three four both 2 3 4".split())


def _named_after(found: list[Token]) -> list[Token]:
    """ "my two units, a 2 Might and a 3 Might, attack" as "my 2 Might and my …"."""
    for at in range(len(found) - 6):
        words = [it.text for it in found[at : at + 5]]
        if words[0] in _NUMBERS and words[1] == "of":
            owner = at + 2
        elif words[0] in POSSESSIVES and words[1] in _NUMBERS:
            owner = at
        else:
            continue
        group = at + 2 + (owner > at) * 1
        if found[owner].text not in POSSESSIVES or found[group].text not in _GROUPS:
            continue
        if found[group + 1].text != ",":
            continue
        end = group + 2
        while end < len(found) and found[end].text not in ENDS:
            closes = found[end].text == "," and found[end + 1 : end + 2]
            if closes and found[end + 1].text not in {"a", "an", "and", "one"}:
                break
            end += 1
        if end >= len(found) or found[end].text != ",":
            continue
        items = _items(found[group + 2 : end], found[owner], found[group])
        if items is not None:
            found[at : end + 1] = items
            return found
    return found


def _items(said: Sequence[Token], owner: Token, group: Token) -> list[Token] | None:
    """ "a 1/2, a 4 life ally and a 1/3": each as the owner's; None for no such list."""
    noun = "ally" if group.text == "allies" else "unit"
    found: list[Token] = []
    count = 0
    for at, token in enumerate(said):
        before = said[at - 1].text if at else ","
        if token.text in {"a", "an"} and before in {",", "and"}:
            found.append(owner)
            count += 1
        else:
            found.append(token)
        after = said[at + 1].text if at + 1 < len(said) else ","
        if token.kind is Kind.SIZE and after not in {"ally", "unit"}:
            found.append(replace(group, text=noun, raw=noun))
    return found if count > 1 else None


_PLAY = frozenset("play plays played cast casts use uses activate activates".split())


def played_as_it(tokens: Sequence[Token]) -> list[Token]:
    """ "“…” My opponent plays it on me." as "My opponent plays “…” on me."."""
    found = list(tokens)
    for at, token in enumerate(found):
        begins = at == 0 or found[at - 1].text in ENDS | {":"}
        if token.kind is not Kind.QUOTE or not begins:
            continue
        for here in range(at + 1, min(at + 6, len(found) - 1)):
            if found[here].text in _PLAY and found[here + 1].text in {"it", "this"}:
                found[here + 1] = token
                del found[at : at + 1 + (found[at + 1].text == ".")]
                return found
            if found[here].text in ENDS and here > at + 1:
                break
    return found
