""" "Karn Liberated has 6 loyalty": a planeswalker nobody entered, by its whole name.

From there on it has one name, the first word of it, which is how it is spoken of.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.finding import Found
from bot.scenario.words.descriptions import ARTICLES
from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.quoted_words import begins, names
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import HAVING, POSSESSIVES
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.typed_words import EVERYDAY
from bot.scenario.words.walkers_named import WALKERS, loyalty_behind
from bot.scenario.words.written import put_before, put_behind, text_at

_LINKS = frozenset("of the to".split())
_LONGEST = 8
_LED = ARTICLES | POSSESSIVES | HAVING | {"'s", "on", "at", "attack", "attacks", "bolt"}


def walkers_titled(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with one word for each such name, "planeswalker" before the first."""
    tokens = _told_apart(tokens)
    at = 0
    while at < len(tokens):
        end, known = _whole_name(tokens, at, around)
        if end and not known and not _shared(tokens, at, end):
            tokens = _as_one(_counted(tokens, end), at, end)
            end = at + 2
        at = max(end, at + 1)
    return _known_in_full(tokens, around)


def _told_apart(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "He attacks my jace | jace has 4 loyalty": no mark parts them."""
    out: list[Token] = []
    for at, token in enumerate(tokens):
        again = token.text in WALKERS and any(it.text == token.text for it in out)
        if again and text_at(tokens, at + 1) in _HAS and tokens[at - 1].kind in _MADE:
            led = tokens[at - 1].text in _NOT_ENDED
            out += [] if led else [put_before(token, ".", Kind.MARK)]
        out.append(token)
    return tuple(out) if len(out) > len(tokens) else tokens


_HAS = frozenset("has had is 's was at".split())
_MADE = frozenset({Kind.WORD, Kind.SIZE, Kind.NUMBER})
_NOT_ENDED = _LED | frozenset(
    "and but while since because that if so his to on at from of with for by into "
    "against does did will would whether".split()
)


def _known_in_full(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """ "My Ajani Vengeant is there. He bolts Ajani": of several so called, that one."""
    for at in range(len(tokens) - 1):
        if tokens[at].text not in WALKERS or not names(tokens, at + 1):
            continue
        end = at + 2
        name = around.text[tokens[at].start : tokens[at + 1].end]
        found = around.catalogue.find(name, around.game)
        known = isinstance(found, Found) and _plain(found.card.name) == _plain(name)
        if not known or _shared(tokens, at, end):
            continue
        out: list[Token] = []
        for here, token in enumerate(tokens):
            out.append(token)
            alone = token.text == tokens[at].text and here > at
            if alone and text_at(tokens, here + 1) != tokens[at + 1].text:
                stop = token.end - token.start + token.column
                out.append(
                    replace(
                        tokens[at + 1],
                        start=token.end,
                        end=token.end,
                        line=token.line,
                        column=stop,
                    )
                )
        return tuple(out)
    return tokens


def _counted(tokens: tuple[Token, ...], end: int) -> tuple[Token, ...]:
    """*tokens* with "at 5 loyalty" for the "at 5" of the name that ends at *end*."""
    while end < len(tokens) and not isinstance(tokens[end].value, int):
        if tokens[end].text == "loyalty":
            return tokens
        end += 1
    if end == len(tokens) or text_at(tokens, end + 1) == "loyalty":
        return tokens
    said = put_behind(tokens[end], "loyalty")
    return (*tokens[: end + 1], said, *tokens[end + 1 :])


def _as_one(tokens: tuple[Token, ...], at: int, end: int) -> tuple[Token, ...]:
    """*tokens* with the name from *at* to *end* in one, there and elsewhere."""
    whole = tuple(it.text for it in tokens[at:end])
    comma = whole.index(",") if "," in whole else 1
    told = {whole, whole[:comma]}
    out: list[Token] = []
    here, told_of = 0, False
    while here < len(tokens):
        size = max(
            (
                len(it)
                for it in told
                if tuple(token.text for token in tokens[here : here + len(it)]) == it
            ),
            default=0,
        )
        if not size:
            out.append(tokens[here])
            here += 1
            continue
        first, last = tokens[here], tokens[here + size - 1]
        kind = text_at(tokens, here - 1) if here else ""
        if kind != "planeswalker" and not told_of:
            if kind == "an":
                out[-1] = replace(out[-1], text="a", raw="a")
            out.append(put_before(first, "planeswalker"))
        told_of = True
        stop = last.end - last.raw.endswith(":")
        out.append(replace(first, raw=first.raw.capitalize(), end=stop))
        here += size
    return tuple(out)


def _whole_name(tokens: Sequence[Token], at: int, around: Around) -> tuple[int, bool]:
    """Where the name of several words ends that begins at *at*, by its loyalty; or 0.

    And whether a card is known by it.
    """
    if not (_opens(tokens, at, around) or _opens_small(tokens, at)):
        return 0, False
    for end in range(min(len(tokens), at + _LONGEST), at + 1, -1):
        if not loyalty_behind(tokens, end, called=tokens[at].text in WALKERS):
            continue
        part = tokens[at:end]
        if any(it.kind is Kind.MARK and it.text != "," for it in part):
            continue
        small = not tokens[at].capital or not _written(part)
        if small and not _small(part):
            continue
        name = around.text[part[0].start : part[-1].end]
        found = around.catalogue.find(name, around.game)
        if not isinstance(found, Found):
            return end, False
        return end, _plain(found.card.face.name) == _plain(name)
    return 0, False


def _shared(tokens: Sequence[Token], at: int, end: int) -> bool:
    """Whether another name begins as that does: "Odd Moat" beside "Odd Walker"."""
    whole = [it.text for it in tokens[at:end]]
    others = [*range(at), *range(end, len(tokens) - 1)]
    for here in others:
        if tokens[here].text != whole[0]:
            continue
        comma = tokens[here + 1].text == ","
        the = text_at(tokens, here + 1 + comma) == "the"
        last = here + 1 + comma + (comma and the)
        more = last < len(tokens) and names(tokens, last)
        if (
            more
            and [it.text for it in tokens[here : last + 1]] != whole[: last + 1 - here]
        ):
            return True
    return False


def _opens(tokens: Sequence[Token], at: int, around: Around) -> bool:
    """A capital that may begin a name, and no verb at the beginning of a sentence."""
    if not names(tokens, at) or (tokens[at].text,) in KEYWORDS:
        return False
    if tokens[at].text in WALKERS or not begins(tokens, at):
        return not (at and tokens[at - 1].capital and names(tokens, at - 1))
    if tokens[at].text in TENSES or tokens[at].text in EVERYDAY:
        return False
    found = around.catalogue.find(tokens[at].raw, around.game)
    return not isinstance(found, Found)


def _opens_small(tokens: Sequence[Token], at: int) -> bool:
    led = at > 0 and tokens[at - 1].text in _LED
    return tokens[at].text in WALKERS and (led or begins(tokens, at))


def _written(part: Sequence[Token]) -> bool:
    """ "Karn Liberated", "Koth of the Hammer", "Ugin, the Ineffable"."""
    words = [it.text for it in part]
    if words.count(",") > 1 or "," in words[-1:] or words[-1] in _LINKS:
        return False
    comma = words.index(",") if "," in words else len(words)
    if 2 < comma < len(words):
        return False
    for at, it in enumerate(part[1:], 1):
        if it.text in {",", *_LINKS}:
            continue
        counted = words[at - 1] == "and" and it.capital
        linked = it.text == "and" and at + 2 == len(part) and part[-1].capital
        linked = linked and isinstance(part[-1].value, int)
        if not (it.capital or counted or linked) or it.text in WALKERS:
            return False
    behind = words[comma + 1 :]
    return comma == len(words) or len(behind) > 1 or part[-1].text not in EVERYDAY


def _small(part: Sequence[Token]) -> bool:
    """ "karn liberated", "teferi, hero of dominaria", "ugin the ineffable"."""
    words = [it.text for it in part]
    rest = words[1 + (words[1:2] == [","]) :]
    kinds = {it.kind for it in part if it.text != ","} == {Kind.WORD}
    strange = [it for it in rest if it not in _LINKS]
    known = any(it in EVERYDAY or it in TENSES or it in WALKERS for it in strange)
    titled = len(rest) == 1 or {"of", "the"} & set(rest)
    return kinds and bool(titled) and 0 < len(strange) < 4 and not known


def _plain(name: str) -> str:
    return "".join(it for it in name.lower() if it.isalnum())
