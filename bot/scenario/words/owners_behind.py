"""Whose a thing is, told behind its name: "Odd Ogre is my 3/3 with “…”"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.descriptions import DESCRIBING
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.quoted_words import LINKING, begins, names
from bot.scenario.words.small_words import MINE, POSSESSIVES
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.written import as_mark, put_before

_VERBS = {
    "my": ("i", "control"), "your": ("you", "control"), "his": ("he", "controls"),
    "her": ("she", "controls"), "their": ("they", "control"),
    "our": ("we", "control"), "mine": ("i", "control"), "hers": ("she", "controls"),
    "theirs": ("they", "control"),
}  # fmt: skip
_LONGEST = 9


def owners_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with whose a thing is in front of its name."""
    return _of_brackets(_of_asides(_of_names(tokens)))


def _of_names(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Odd Ogre, Lord of Odds is my 3/3 with “…”": I control it, a 3/3 with “…”."""
    for at in range(len(tokens) - 2, 0, -1):
        if tokens[at].text != "is":
            continue
        size = owner_at(tokens, at + 1)
        first = _name(tokens, at) if size and _is_thing(tokens, at + 1 + size) else None
        if first is None:
            continue
        comma, article = as_mark(tokens[at], ","), put_before(tokens[at], "a")
        who = controlling(tokens[at + 1 : at + 1 + size])
        name = as_one(tokens[first:at])
        behind = tokens[at + 1 + size :]
        tokens = (*tokens[:first], *who, *name, comma, article, *behind)
    return tokens


def _of_asides(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Odd Ogre, my 3/3, attacks": my Odd Ogre, a 3/3, attacks."""
    for at in range(len(tokens) - 2, 0, -1):
        size = owner_at(tokens, at + 1) if tokens[at].text == "," else 0
        aside = at + 1 + size
        if not size or not _tells_of_one(tokens, aside):
            continue
        first = _name(tokens, at)
        if first is None:
            continue
        name = as_one(tokens[first:at])
        owner, article = tokens[at + 1 : aside], put_before(tokens[at], "a")
        behind = (tokens[at], article, *tokens[aside:])
        tokens = (*tokens[:first], *owner, *name, *behind)
    return tokens


def _of_brackets(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Odd Ogre (Bob's 3/3)", "Odd Ogre (3/3, Bob's)": Bob's Odd Ogre (3/3).

    "Odd Ogre (Bob's)" is Bob's Odd Ogre.
    """
    for at in range(len(tokens) - 2, 0, -1):
        if tokens[at].text != "(" or (first := _name(tokens, at)) is None:
            continue
        end = next(
            (n for n in range(at, len(tokens)) if tokens[n].text == ")"), len(tokens)
        )
        owner, rest = _bracketed(tokens[at + 1 : end])
        if end == len(tokens) or not owner or (rest and not _is_thing(rest, 0)):
            continue
        name = as_one(tokens[first:at])
        behind = (tokens[at], *rest, *tokens[end:]) if rest else tokens[end + 1 :]
        tokens = (*tokens[:first], *owner, *name, *behind)
    return tokens


def _bracketed(said: tuple[Token, ...]) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """Whose a thing is by what a bracket says of it, and what else it says."""
    commas = [n for n, it in enumerate(said) if it.text == ","]
    if commas:
        for part, rest in (
            (said[: commas[0]], said[commas[0] + 1 :]),
            (said[commas[-1] + 1 :], said[: commas[-1]]),
        ):
            if owner := _whose(part):
                return owner, rest
    of = max((n for n, it in enumerate(said) if it.text == "of"), default=0)
    if of and (owner := _whose(said[of + 1 :])):
        return owner, said[:of]  # "An enchantment of mine"
    if owner := _whose(said):
        return owner, ()
    size = owner_at(said, 0)
    return said[:size], said[size:]


def _whose(part: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "My", "Bob's" for "mine", "Bob's"; nothing for other words."""
    if len(part) == 1 and part[0].text in MINE:
        return (put_before(part[0], MINE[part[0].text]),)
    if part and owner_at(part, 0) == len(part) and part[-1].text == "'s":
        return part
    if part and part[-1].text in OPPONENTS and len(part) < 3:
        return (*part, put_before(part[-1], "'s"))
    return ()


def _tells_of_one(tokens: Sequence[Token], at: int) -> bool:
    """Whether "2/5 creature: “…”", "3/3, attacks" at *at* is of one thing alone."""
    end = at
    while end < len(tokens) and not _closes(tokens, end):
        end += 1
    if end == at or not any(it.kind is Kind.SIZE for it in tokens[at:end]):
        return False
    last = end
    while last < len(tokens) and tokens[last].text not in ENDS:
        if tokens[last].kind is Kind.QUOTE:
            last += 1
            break
        last += tokens[last].text in _LEADING
        following = tokens[last : last + 1]
        if not any(it.kind is Kind.QUOTE or it.text in _LEADING for it in following):
            break
    told = last > end and tokens[last - 1].kind is Kind.QUOTE
    # "Equipped with Odd Blade, my 2/2 attacks": no comma closes what is told aside.
    comma = last < len(tokens) and tokens[last - 1].text == ","
    acts = comma and tokens[last].text in _ACTS
    return told or acts


def _closes(tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    return token.text in ENDS | _LEADING | _ACTS or token.kind is Kind.QUOTE


_LEADING = frozenset(", : with which that says reads has having and".split())
_ACTS = frozenset(
    "attacks attacked blocks blocked is was has dies died deals dealt enters entered "
    "gets fights fought becomes became untaps taps".split()
)


def owner_at(tokens: Sequence[Token], at: int) -> int:
    """How many tokens "my", "Bob's", "my opponent's" at *at* are; 0 for none."""
    words = [it.text for it in tokens[at : at + 3]]
    if len(words) == 3 and words[1] in OPPONENTS and words[2] == "'s":
        return 3 if words[0] in POSSESSIVES | {"the"} else 0
    if words[:1] and words[0] in POSSESSIVES:
        return 1
    if words[1:2] != ["'s"] or tokens[at].kind is not Kind.WORD:
        return 0
    return 2 if words[0] in OPPONENTS or _plays(tokens, at) else 0


def _plays(tokens: Sequence[Token], at: int) -> bool:
    """Whether the name at *at* is a player's: "Umezawa's Jitte" tells of none."""
    who = tokens[at]
    told = any(
        it.text == who.text
        and it.capital
        and n + 1 < len(tokens)
        and tokens[n + 1].text != "'s"
        and tokens[n + 1].kind is Kind.WORD
        and not tokens[n + 1].capital
        for n, it in enumerate(tokens)
    )
    return who.capital and (told or who.text in FIRST_NAMES)


def controlling(owner: Sequence[Token]) -> tuple[Token, ...]:
    """ "I control" for "my", "Bob controls" for "Bob's"; nothing for no owner."""
    if not owner:
        return ()
    if owner[0].text in _VERBS and len(owner) == 1:
        return tuple(put_before(owner[0], it) for it in _VERBS[owner[0].text])
    if owner[-1].text != "'s":
        return ()
    return (*owner[:-1], put_before(owner[-1], "controls"))


def as_one(name: Sequence[Token]) -> tuple[Token, ...]:
    """*name* as one that stands in quotation marks, if there is a comma within."""
    if not any(it.text == "," for it in name):
        return tuple(name)
    last = len(name) - 1
    return tuple(replace(it, within=(n, last - n)) for n, it in enumerate(name))


def _is_thing(tokens: Sequence[Token], at: int) -> bool:
    """Whether a size or a kind of card is told at *at*, before a wording or a stop."""
    end = at
    while end < len(tokens) and tokens[end].text not in ENDS | {",", "with"}:
        if tokens[end].kind is Kind.QUOTE or end - at > _LONGEST:
            break
        end += 1
    words = tokens[at:end]
    sized = any(it.kind is Kind.SIZE for it in words)
    return sized or bool({it.text for it in words} & _KINDS)


_KINDS = DESCRIBING & frozenset("enchantment artifact aura equipment creature".split())


_WORN = frozenset("equipped enchanted attached paired fortified".split())
_ROLES = frozenset(
    "target targets attacker blocker defender source recipient choice commander other "
    "second first survivor winner".split()
)


_ASKED = frozenset("where which what who how why".split())


def _name(tokens: Sequence[Token], end: int) -> int | None:
    """Where the name begins that opens the sentence and ends before *end*."""
    first = end
    while first and end - first <= _LONGEST and not begins(tokens, first):
        first -= 1
    words = tokens[first:end]
    if not words or len(words) > _LONGEST or not names(tokens, first):
        return None
    linked = LINKING | {",", "'s"}
    if words[-1].text in _ROLES or words[0].text in _WORN:
        return None  # "Target is Bob's 6/6"
    if len(words) == 1 and words[0].text in _ASKED:
        return None  # "Where is my 2/2?"
    named = all(names(words, n) or it.text in linked for n, it in enumerate(words))
    return first if named and names(words, len(words) - 1) else None
