"""The names cards have, as they are typed beside what the cards say."""

import re
from collections.abc import Sequence

from bot.scenario.words.descriptions import DESCRIBING, KINDS, singular
from bot.scenario.words.kinds import (
    FIRST_NAMES,
)
from bot.scenario.words.tokens import BULLET, Kind, Token, paid_to

LINKING = frozenset(
    "of the to in and for from with a an on at by en il von de la le du".split()
)
# These link the words of a name, and more often two names.
PARTING = frozenset("on with by at and".split())
NEVER_NAMES = frozenset(
    "also i my his her their our your the a an it its he she they we you this that "
    "these those if when whenever then in on at with under as and but so each both two "
    "three four five six player players opponent opponents alice's bob's suppose say "
    "assume cast casts both what who how does do is are here after before during now "
    "there creature instant sorcery enchantment artifact aura equipment planeswalker "
    "spell card permanent can could would should must did has have had was were".split()
)
_POINTING = frozenset({("one",), ("another",), ("all",), ("some",), ("none",)})


def begins(tokens: Sequence[Token], at: int) -> bool:
    """Whether a sentence begins at *at*."""
    if at == 0 or tokens[at - 1].text in {".", "?", "!", ";", "\n", BULLET}:
        return True
    before = tokens[at - 1]
    # The full stop may stand within the marks: "… instead." Odd Idol says "…"
    return (
        before.kind is Kind.QUOTE
        and str(before.value).endswith((".", "!", "?"))
        and tokens[at].capital
    )


def called(tokens: Sequence[Token], at: int) -> bool:
    return at > 0 and tokens[at - 1].text in {"named", "called"}


def name_before(tokens: Sequence[Token], last: int, wording: str = "") -> int | None:
    """Where the name that ends before *last* begins; *wording* may hold it."""
    if _lettered(tokens, last):
        return last - 2
    within = tokens[last - 1].within if last else None
    if within is not None and not within[1] and last > within[0]:
        return last - 1 - within[0]
    # "Odd Twin A (2/2)", "Ogre A, a 4/4": no article stands there.
    behind = [it.text for it in tokens[last : last + 3]]
    opens = behind[:1] == ["("] or (
        behind[:1] == [","] and behind[1:2] == ["a"] and "/" in behind[-1]
    )
    first = last - ((wording != "" or opens) and _told_apart(tokens, last))
    lettered = first < last and not wording
    while first > 0:
        token = tokens[first - 1]
        if token.text == "'s":
            before = tokens[first - 2] if first > 1 else None
            owns = first == last < len(tokens) and tokens[last].kind is Kind.SIZE
            if before is None or owns or not names(tokens, first - 2):
                break  # "Maxwell's 2/2 with “…”": whose it is
            alone = first < last and says(wording, tokens[first:last])
            alone = alone and " ".join(it.raw for it in tokens[first:last]) in wording
            if alone and f"{before.text}'s" not in wording.lower().replace("’", "'"):
                break  # "Zelda's Odd Ogre", which calls itself Odd Ogre
            first -= 1
        elif token.kind is Kind.WORD and names(tokens, first - 1):
            first -= 1
        elif token.kind is Kind.WORD and first < last and token.text in LINKING:
            start = first - 1
            while start > 0 and tokens[start - 1].text in LINKING:
                start -= 1
            if _titled(tokens, start, first):
                first = start - 2
                continue
            if not (start and names(tokens, start - 1)) or paid_to(tokens, start):
                break
            linked = {it.text for it in tokens[start:first]}
            if linked & PARTING and not says(wording, tokens[start - 1 : last]):
                break
            first = start
        elif (
            token.text == ","
            and 1 < first < last
            and names(tokens, first - 2)
            and singular(tokens[first - 2].text) not in KINDS
            and not lettered
            and _epithet(tokens, first, last, wording)
        ):
            first -= 1
        elif token.text == ":" and first < last and first > 1:
            if tokens[first - 2].text != "protection":
                break
            first -= 1
        else:
            break
    if first < last and tokens[first].text == ",":
        first += 1  # "Hill Giant (3/3), Odd Mage: …": no epithet of anything
    if first and first < last and tokens[first - 1].text == "the":
        # "Alice controls The Mindskinner": the capital says that it belongs to it.
        named = not begins(tokens, first - 1) or says(wording, tokens[first - 1 : last])
        first -= tokens[first - 1].capital and named
    if tuple(it.text for it in tokens[first:last]) in _POINTING:
        return None  # "One says “…”": of several that were told before
    return first if first < last else None


def _titled(tokens: Sequence[Token], start: int, first: int) -> bool:
    """Whether ", the" stands there, between a legend's name and its title."""
    if start < 2 or [it.text for it in tokens[start - 1 : first]] != [",", "the"]:
        return False
    # "Judith, the Odd Diva": so named people are none at the table.
    return names(tokens, start - 2) or tokens[start - 2].capital


def names(tokens: Sequence[Token], at: int) -> bool:
    """A capitalised word that can be part of a card's name."""
    if (at := joined_from(tokens, at)) < 0:
        return False
    token = tokens[at]
    if token.kind is not Kind.WORD or not token.capital:
        return False
    if token.text.startswith("player "):
        return _letter_behind(tokens, at)
    if token.text in FIRST_NAMES and not named_after(tokens, at):
        following = tokens[at + 1 : at + 2]
        # "I cast Gamma Ray on it": who is spoken of stands beside no other name. Only
        # who stands last of some names asks for the one before.
        if not (following and following[0].capital) and not (
            (following and following[0].text in {"of", "the"} and names(tokens, at + 2))
            or (at > 1 and not begins(tokens, at - 1) and names(tokens, at - 1))
        ):
            return is_sized(tokens, at + 1)
    return token.text not in NEVER_NAMES or _within(tokens, at)


def _letter_behind(tokens: Sequence[Token], at: int) -> bool:
    """ "Odd Ogre B" beside a Player B: the letter tells it apart from Odd Ogre A.

    "Player B's Hill Giant" says whose it is, which is no part of its name.
    """
    token, following = tokens[at], tokens[at + 1 : at + 2]
    owns = bool(following) and following[0].text == "'s"
    return (
        token.end - token.start == 1 and not owns and at > 0 and names(tokens, at - 1)
    )


def _within(tokens: Sequence[Token], at: int) -> bool:
    """ "Strike It Rich": a small word with a capital between two others that have."""
    if tokens[at].text == "i" or not 0 < at < len(tokens) - 1:
        return False
    return not begins(tokens, at - 1) and all(
        it.kind is Kind.WORD and it.capital and it.text not in NEVER_NAMES | FIRST_NAMES
        for it in (tokens[at - 1], tokens[at + 1])
    )


def name_after(tokens: Sequence[Token], first: int, end: int, wording: str) -> int:
    """Where the name that begins at *first* ends, *first* if there is none."""
    within = tokens[first].within if first < len(tokens) else None
    if within is not None and not within[0] and first + within[1] < end:
        return first + within[1] + 1
    last = first
    while last < end:
        token = tokens[last]
        if names(tokens, last) or (token.text == "'s" and last > first):
            last += 1
            continue
        linked = last
        while linked < end and tokens[linked].text in LINKING | {","}:
            linked += 1
        if token.text == ":" and linked == last > first:
            # "Circle of Protection: Red"
            linked += tokens[last - 1].text == "protection"
        if linked in (last, end) or last == first or not names(tokens, linked):
            break
        parting = {it.text for it in tokens[last:linked]} & (PARTING | {","})
        short = says(wording, tokens[first:last]) and parting == {","}
        titled = short and not says(wording, tokens[linked : linked + 1])
        if parting and not titled and not says(wording, tokens[first : linked + 1]):
            break
        last = linked
    return last


def _lettered(tokens: Sequence[Token], last: int) -> bool:
    """ "Card A", "enchantment B": known by a letter."""
    if last < 2:
        return False
    letter, noun = tokens[last - 1], tokens[last - 2]
    return len(letter.raw) == 1 and letter.raw.isupper() and noun.text in KINDS


def _told_apart(tokens: Sequence[Token], last: int) -> bool:
    """ "Odd Knight A": an A that is no article ends the name."""
    alone = last > 1 and tokens[last - 1].raw == "A"
    return alone and names(tokens, last - 2) and not begins(tokens, last - 1)


def says(wording: str, name: Sequence[Token]) -> bool:
    """Whether the wording speaks of the card by that name."""
    if not wording:
        return not any(it.kind is Kind.WORD for it in name)
    said = " ".join(re.findall(r"[\w']+", wording.lower()))
    return " ".join(it.text for it in name if it.kind is Kind.WORD) in said


def _epithet(tokens: Sequence[Token], first: int, last: int, wording: str = "") -> bool:
    """ ", Blade of Goldnight": a comma inside a name, before a known beginning."""
    after = [it.text for it in tokens[first:last]]
    if first > 1 and says(wording, tokens[first - 2 : last]):
        return True
    if (
        first > 1
        and names(tokens, first - 2)
        and says(wording, tokens[first - 2 : first - 1])
        and not says(wording, tokens[first:last])
    ):
        return True  # "Polukranos, Unchained", whose text only says Polukranos
    return (
        first > 1
        and names(tokens, first - 2)
        and (bool({"of", "the", "to"} & set(after)) or len(after) > 1)
        and not set(after) <= DESCRIBING
    )


# Names of players that only begin the name of a card, and what stands around one.
_MOST_JOINED = 8  # words that hyphens make one of a name


def named_after(tokens: Sequence[Token], at: int) -> bool:
    """ "My Olivia's Odd Elk": whose it is was said, so that Olivia is no player."""
    before = tokens[at - 1].text if at else ""
    owns = at + 1 < len(tokens) and tokens[at + 1].text == "'s"
    return before == "named" or (owns and before in {"my", "his", "her", "their"})


def is_sized(tokens: Sequence[Token], at: int) -> bool:
    """ "Donna, a 2/5", "Donna (2/5)": a player has no size."""
    behind = tokens[at : at + 3]
    led = [it.text for it in behind[:2]] in ([",", "a"], [",", "an"])
    sized = behind[2:] if led else behind[1:2]
    opens = led or [it.text for it in behind[:1]] == ["("]
    return opens and any(it.kind is Kind.SIZE for it in sized)


def joined_from(tokens: Sequence[Token], at: int) -> int:
    """Where what hyphens join to the word there begins (Witch-king); -1: not in words.

    So is what is too long for a name.
    """
    first = at
    while first and tokens[first].glued:
        before = tokens[first - 1]
        if before.end != tokens[first].start - 1:
            break
        if before.kind is not Kind.WORD or at - first == _MOST_JOINED:
            return -1
        first -= 1
    return first
