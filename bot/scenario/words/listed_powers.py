""" "Creatures of 5, 4 and 3 power", "attackers with power 2 and 3": one by one."""

from dataclasses import replace

from bot.scenario.words.counted_shields import count_of
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind, Token

POWERS = frozenset({"power", "might", "powers", "mights"})
SAID = POWERS | {"for"}
_NOUNS = {
    "creatures": "creature", "attackers": "creature", "blockers": "creature",
    "guys": "creature", "dudes": "creature", "allies": "ally", "units": "unit",
} | {f"{it}s": it for it in SUBTYPES if not it.endswith("s")}  # fmt: skip
_JOINS = frozenset([",", "and", "&", "n"])
_MOST = 9


def listed_powers(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a creature for each power, where as many are told as counted."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        noun = _NOUNS.get(tokens[at].text)
        tokens = _hits_listed(tokens, at) if noun else tokens
        place = _place(tokens, at + 1) if noun else at
        powers, end = _powers(tokens, place) if noun else ([], at)
        count = count_of(out[-1]) if out else 0
        # "Three units there, 2, 3 and 4 Might": as many as are counted.
        apart = tokens[place : place + 1] and tokens[place].text in _APART
        loose = place > at + 1 or (apart and not _is_power(tokens, place + 1))
        wrong = count != len(powers) if count or loose else False
        if noun is None or len(powers) < 2 or wrong:
            out.append(tokens[at])
            at += 1
            continue
        if count:
            out.pop()
        whose = _whose(out)
        del out[len(out) - len(whose) :]
        said = next(it for it in tokens[place:end] if it.text in POWERS)
        said = replace(said, text=said.text.removesuffix("s"))
        one = replace(tokens[at], text=noun, raw=noun)
        article = [it for it in whose if it.text != "the"]
        article = article or [replace(one, text="a", raw="a")]
        for nth, power in enumerate(powers):
            if nth:
                joint = "and" if nth + 1 == len(powers) else ","
                kind = Kind.WORD if joint == "and" else Kind.MARK
                out.append(replace(power, kind=kind, text=joint, raw=joint, value=None))
            out += [*article, power, said, one]
        out += tokens[at + 1 : place]
        # "Two allies, with 3 and 4 power, attack": the aside is over.
        marks = [it.text for it in (*tokens[place : place + 1], *tokens[end : end + 1])]
        at = end + (marks == [",", ","])
    return tuple(out)


def _hits_listed(tokens: tuple[Token, ...], at: int) -> tuple[Token, ...]:
    """ "Three allies attack him for 1, 2 and 3": as with the powers at the noun.

    So is "…, powers 1, 2 and 3", and "…, with 1, 2 and 3 power".
    """
    said = [it.text for it in tokens[at + 1 : at + 3 + _GOAL]]
    leads = [n for n, it in enumerate(said) if it in _LEADS or it in POWERS]
    if not said or said[0] not in _ATTACKING or not leads:
        return tokens
    start = at + 1 + leads[0]
    marked = tokens[start].text != "for" and tokens[start - 1].text in {",", ":", "-"}
    ended_at = start - marked
    words = all(
        it.kind is Kind.WORD or it.text == "one" for it in tokens[at + 1 : ended_at]
    )
    alone = tokens[start].text in POWERS and not marked
    if not words or alone or (marked and tokens[start].text == "for"):
        return tokens
    found, here = [tokens[start]], start + 1
    while here < len(tokens) and (
        tokens[here].kind is Kind.NUMBER
        or (tokens[here].text in _JOINS and found[-1].kind is Kind.NUMBER)
    ):
        found += [tokens[here]] if tokens[here].kind is Kind.NUMBER else []
        here += 1
    if tokens[start].text == "with":
        if here == len(tokens) or tokens[here].text not in POWERS:
            return tokens
        here += 1
    powers = found[1:]
    counted = count_of(tokens[at - 1]) if at else 0
    ended = here == len(tokens) or tokens[here].text in ENDS
    if len(powers) != counted or counted < 2 or not ended:
        return tokens
    of, power = (replace(found[0], text=it, raw=it) for it in ("of", "power"))
    listed = [it for n in powers for it in (replace(of, text="and", raw="and"), n)][1:]
    deed = tokens[at + 1 : ended_at]
    return (*tokens[: at + 1], of, *listed, power, *deed, *tokens[here:])


# So many words stand before the "for" at most: "attack my opponent 's champion for".
_GOAL = 10
_LEADS = frozenset({"for", "with"})
_ATTACKING = frozenset("attack attacks attacked hit hits".split())


def _whose(before: list[Token]) -> list[Token]:
    """The words at the end of *before* that say whose they are: "my opponent's"."""
    owner = before[-1:] if before and before[-1].text.endswith("'s") else []
    rest = before[: len(before) - len(owner)]
    if rest and rest[-1].text in MY_OR_HIS | {"the"}:
        return [rest[-1], *owner]
    return owner


_APART = frozenset({",", ":"})


def _place(tokens: tuple[Token, ...], at: int) -> int:
    """Behind where the units at *at* stand: "there", "at a battlefield"."""
    said = [it.text for it in tokens[at : at + 3]]
    if said[:1] in (["there"], ["here"]):
        return at + 1
    led = said[:1] in (["at"], ["on"]) and {*said[1:2]} <= MY_OR_HIS | {"a", "the"}
    return at + 3 if led and said[2:] == ["battlefield"] else at


def _powers(tokens: tuple[Token, ...], at: int) -> tuple[list[Token], int]:
    """The numbers of "of 5, 4 and 3 power" or "with power 5 and 4", and their end.

    So are those of ", power 5 and 4".
    """
    at += [it.text for it in tokens[at : at + 2]] == [",", "with"]
    if not tokens[at : at + 1]:
        return [], at
    listed = tokens[at].text in _APART
    if not listed and tokens[at].text not in {"of", "with", "having"}:
        return [], at
    here = at + 1
    named = _is_power(tokens, here)
    here += named
    here += named and here < len(tokens) and tokens[here].text in {"of", ":"}
    found: list[Token] = []
    while here < len(tokens) and len(found) < _MOST:
        if tokens[here].kind is not Kind.NUMBER:
            return [], at
        found.append(tokens[here])
        here += 1
        if _is_power(tokens, here) and not named:
            return found, here + 1
        joins = here
        while joins < len(tokens) and tokens[joins].text in _JOINS:
            joins += 1
        goes_on = joins > here and joins < len(tokens)
        if not goes_on or tokens[joins].kind is not Kind.NUMBER:
            return (found, here) if named else ([], at)
        here = joins
    return [], at


def _is_power(tokens: tuple[Token, ...], at: int) -> bool:
    return at < len(tokens) and tokens[at].text in POWERS
