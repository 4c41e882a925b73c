"""Slang, short forms and typing errors, brought to one spelling.

Only words that can mean one thing stand here; a form that could be two things
("its", "hit") stays as typed and the grammar looks at what is around it.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bot.scenario.words.copies_had import uncopied
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.lettered import lettered
from bot.scenario.words.negated import asked_so
from bot.scenario.words.small_words import PAYING
from bot.scenario.words.spellings import APART, NUMBER_WORDS, RESPELLED
from bot.scenario.words.tokens import BULLET, STOPS, Kind, Token

# After these "its" is "it is"; elsewhere it is "belonging to it".
_IT_IS = frozenset(
    "a an the not unblocked blocked tapped untapped my his her their attacking fine ok "
    "okay safe dead alive still already really actually just only gone "
    "in on out down up mine combat noncombat unpreventable".split()
)


# Words after which a list goes on below the line.
_LISTING = frozenset("with are is by of on controls has have control".split())


def unlisted(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """“… attacks me with:” and the items below it, as one line with commas."""
    out: list[Token] = []
    listing = False
    for number, token in enumerate(tokens):
        following = tokens[number + 1] if number + 1 < len(tokens) else None
        bullet = token.kind is Kind.BREAK and token.text == BULLET
        if token.text == ":" and out and out[-1].text in _LISTING:
            if following is not None and following.text == BULLET:
                listing = True
                continue
        if token.text == ":" and _heads_a_side(tokens, number):
            listing = True
            out.append(replace(token, kind=Kind.WORD, text="controls"))
            continue
        if listing and bullet:
            if out[-1].text in _LISTING:
                continue
            out.append(replace(token, kind=Kind.MARK, text=","))
            continue
        if token.kind is Kind.BREAK:
            listing = False
        out.append(token)
    return tuple(out)


def _heads_a_side(tokens: tuple[Token, ...], at: int) -> bool:
    """ "Alice:" above the bullets that say what she has."""
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is None or following.text != BULLET or not at:
        return False
    before = tokens[at - 1]
    begins = at == 1 or tokens[at - 2].kind is Kind.BREAK
    sided = before.text in FIRST_NAMES | {"me", "i"} or before.text[:7] == "player "
    return begins and sided


_HAS_GOT = frozenset({"he's", "she's", "it's", "hes", "shes"})


def respell(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens with every word in one spelling; one may become several."""
    tokens = uncopied(lettered(unlisted(tokens)))
    out: list[Token] = []
    for number, token in enumerate(tokens):
        following = tokens[number + 1] if number + 1 < len(tokens) else None
        if token.text == "," and _how_often(tokens[number + 1 : number + 4]):
            continue
        if token.text == "and" and _once_more(tokens[number + 1 : number + 3]):
            token = replace(token, text="then")
        owned = token.text[-1:] == "s"
        if owned and (owner := _owner(token, following, tokens)):
            out += (replace(token, text=owner, raw=token.raw[:-1]),
                    replace(token, text="'s", raw="'s"))  # fmt: skip
            continue
        if token.raw == "2" and _means_to(following, out):
            out.append(replace(token, kind=Kind.WORD, text="to"))
            continue
        if out and out[-1].text in PAYING and _MANA.fullmatch(token.raw):
            symbols = "".join(f"{{{it}}}" for it in token.raw.lower())
            out.append(replace(token, kind=Kind.COST, text=symbols))
            continue
        kept = token.text == "its" and _is_of_damage(tokens[number + 1 : number + 4])
        if token.value is None and (kept or _stays(token.text)):
            out.append(token)
            continue
        words = APART.get(token.text, (token.text,))
        if words[-1] == "not" and asked_so(words, tokens, number, out):
            if words[:-1]:
                out.append(replace(token, text=words[0]))
            continue
        out += _one(token, following, out[-1] if out else None)
    named = [it for it in out if it.within] if len(out) != len(tokens) else []
    return tuple(counted_within(out) if named else out)


# "I pay BB": symbols without their brackets.
_MANA = re.compile(r"([WUBRG])\1*")
_OF_DAMAGE = frozenset("can can't cant cannot is isn't gets goes would".split())


def _is_of_damage(behind: tuple[Token, ...]) -> bool:
    """ "Its combat damage can't be …"."""
    said = [it.text for it in behind]
    return said[1:2] == ["damage"] and said[-1] in _OF_DAMAGE


def _how_often(behind: tuple[Token, ...]) -> bool:
    """ "…, twice.", "…, two times.": the comma before an afterthought."""
    said = [it.text for it in behind]
    length = 2 if said[1:2] == ["times"] else 1
    if length == 1 and said[:1] not in (["twice"], ["thrice"]):
        return False
    return len(said) == length or said[length] in STOPS


def _once_more(behind: tuple[Token, ...]) -> bool:
    """ "… and again.": then the same is done once more."""
    said = [it.text for it in behind]
    return said[:1] == ["again"] and (len(said) == 1 or said[1] in STOPS)


def _means_to(following: Token | None, before: list[Token]) -> bool:
    """The 2 of "4 dmg 2 my face"."""
    return (
        len(before) > 1
        and before[-1].text == "damage"
        and before[-2].kind is Kind.NUMBER
        and following is not None
        and following.text in _SOMEBODY
    )


_SOMEBODY = frozenset("me my his her him their them opp opponent each".split())


def _owner(token: Token, following: Token | None, tokens: tuple[Token, ...]) -> str:
    """The name in "Bobs 4/4", typed without its apostrophe; "" for other words."""
    stem = token.text[:-1]
    if token.kind is not Kind.WORD:
        return ""
    if following is None or following.kind not in {Kind.SIZE, Kind.WORD}:
        return ""
    pet = following.kind is Kind.SIZE and re.search("[^aeiouy]y$", stem)
    if pet or stem not in FIRST_NAMES or token.text in FIRST_NAMES:
        return stem if pet else ""  # "timmys 3/3": of other words there are "-ies"
    if following.text in {"at", "on"}:
        return stem  # "sarahs at 6"
    same = (it for it in tokens if it.text in {stem, stem + "'s"})
    named = any(it.capital or not token.capital for it in same)
    owned = following.kind is Kind.SIZE or following.text in _OWNED
    return stem if named or owned else ""


_OWNED = frozenset(
    "bear bears creature creatures face life guy commander planeswalker attacker "
    "attackers blocker blockers goblin zombie elf board "
    "ally allies champ champion unit units".split()
)


# Short for a kind of card, and the end of many a name ("Hangarback Walker").
_IN_NAMES = frozenset({"walker", "walkers"})


def _names(before: Token) -> bool:
    """Whether a name goes on, or is told by its last word, behind *before*."""
    return before.capital or before.text in _WHOSE or before.text == "the"


def _unstretched(text: str) -> str:
    """ "sooo" and "killlls" with as many letters as they have."""
    return _STRETCHED.sub(r"\1", text)


_SIGH = re.compile(
    r"u+g+h+|a+r+g+h+|a+h+|o+h+|(?:ha){2,}h?|e+w+|o+o+f+|hi{2,}|he+y{2,}|yo{2,}"
)
_STRETCHED = re.compile(r"([a-z])\1{2,}")
# "Prevent n of it": a number that is not told.
_COUNTED = frozenset("prevent prevents next deal deals the first level shield".split())


_WHOSE = frozenset("my his her their your 's".split())
_BEHIND_AND = frozenset(
    "i he she they we you it my his her their then do does is".split()
)


def _one(
    token: Token, following: Token | None, before: Token | None
) -> Iterator[Token]:
    if token.kind is not Kind.WORD:
        yield token
        return
    text = "oh" if _SIGH.fullmatch(token.text) else _unstretched(token.text)
    if text == "w" and following and following.text == "/":
        text = "with"
    if token.raw == "n" and before and following and (
        before.kind is Kind.WORD and before.text not in _COUNTED
        and following.kind in {Kind.WORD, Kind.NUMBER, Kind.SIZE}
    ):  # fmt: skip
        text = "and"  # "he attacks n my ally retaliates"
    text = _critical(text, following)
    if token.raw == "an" and following and following.text in _BEHIND_AND:
        text = "and"  # "he smites it an i have 7 runes"
    if text == "general" and before and before.text in _WHOSE and not token.capital:
        text = "commander"  # what it was called before
    got = following is not None and following.text == "got"
    if got and text in _HAS_GOT | {"its"}:
        words: tuple[str, ...] = (*APART.get(text, ("it",))[:1], "has")
    elif text in _GUYS and before and before.text in _WHOSE and _begins(following):
        words = (text[:-1], "is")  # "my dudes a 4/4"
    elif text == "its" and _means_it_is(following, before):
        words = ("it", "is")
    elif text in APART:
        words = APART[text]
    elif text in _IN_NAMES and token.capital and before and _names(before):
        words = (text,)
    elif text in RESPELLED:
        words = (RESPELLED[text],)
    else:
        words = tuple(_ending_apart(text))
    for number, word in enumerate(words):
        value = NUMBER_WORDS.get(word)
        raw = token.raw
        if len(words) > 1:
            # "Conservator's" is a name and an ending; only the first keeps its capital.
            raw = token.raw[: len(word)] if number == 0 else word
        start, end = token.start, token.end
        typed = len(token.raw) == end - start and token.within is None
        if len(words) == 2 and typed and "'" in text:
            # Where the name stands without its ending.
            ends = start + text.rindex("'")
            start, end = (start, ends) if number == 0 else (ends, end)
        same = (word, value, raw) == (token.text, token.value, token.raw)
        yield (
            token
            if same
            else replace(token, text=word, value=value, raw=raw, start=start, end=end)
        )


_GUYS = frozenset({"guys", "dudes"})
_BY_WHAT_FOLLOWS = (
    _GUYS | _IN_NAMES | _HAS_GOT | frozenset("w n an general its crit not".split())
)


@lru_cache(maxsize=8192)
def _stays(text: str) -> bool:
    """Whether a word is spelt as it stands, whatever is around it."""
    return (
        text not in APART
        and text not in RESPELLED
        and text not in NUMBER_WORDS
        and text not in _BY_WHAT_FOLLOWS
        and not _SIGH.fullmatch(text)
        and _unstretched(text) == text
        and [*_ending_apart(text)] == [text]
    )


def _begins(following: Token | None) -> bool:
    return following is not None and following.text in {"a", "an"}


def _critical(text: str, following: Token | None) -> str:
    """The "crit" of "crit 1", which is no creature."""
    numbered = following is not None and following.kind is Kind.NUMBER
    return "critical" if text == "crit" and numbered else text


def _ending_apart(text: str) -> Iterator[str]:
    for ending, word in (
        ("'s", "'s"),
        ("'re", "are"),
        ("'ve", "have"),
        ("'ll", "will"),
        ("'d", "'d"),
        ("'m", "am"),
    ):
        stem = text.removesuffix(ending)
        if stem and stem != text:
            yield RESPELLED.get(stem, stem)
            yield word
            return
    yield text


def _means_it_is(following: Token | None, before: Token | None) -> bool:
    if following is None or following.kind is Kind.LOYALTY:
        return False
    if before is not None and before.text == "of":
        return False  # "15 of its 20 life"
    if following.kind in {Kind.SIZE, Kind.NUMBER, Kind.TIMES}:
        return True
    return following.text in _IT_IS or following.value is not None


# Where in a name in quotation marks each of its words stands.
def counted_within(tokens: list[Token]) -> Iterator[Token]:
    """The words of a name in quotation marks counted anew, "'s" among them."""
    at = 0
    while at < len(tokens):
        end = at + 1
        while end < len(tokens) and _same_name(tokens[end - 1], tokens[end]):
            end += 1
        for here in range(at, end):
            counted = (here - at, end - 1 - here)
            one = tokens[here]
            yield replace(one, within=counted) if one.within is not None else one
        at = end


def _same_name(one: Token, following: Token) -> bool:
    if one.within is None or following.within is None:
        return False
    return one.start == following.start or following.within[0] == one.within[0] + 1
