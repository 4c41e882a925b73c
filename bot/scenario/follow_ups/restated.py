"""A follow-up said in other sentences: in the present, or one thing in each."""

import re
from collections.abc import Iterator

# "What if it had …" is of now, but not "what if it had been there last turn".
_THEN = re.compile(r"\b(?:last|previous|already|before|earlier|once|until)\b", re.I)
_HAD_NOT = re.compile(
    r"\bhad(?:n't| not) (block|attack|cast|regenerate)(?:ed|d)?\b", re.IGNORECASE
)
_WAS = {"was": "is", "were": "are"}


def now_so(words: str) -> str:
    """ "The 5/5 had lifelink" as "the 5/5 has lifelink"."""
    if _THEN.search(words):
        return words
    words = _HAD_NOT.sub(r"didn't \1", words)
    words = re.sub(r"\bhad been\b", "is", words)
    words = re.sub(r"(\w)'d had\b|\bhad had\b", r"\1 had", words)
    words = re.sub(r"\b(i|we|you|they) had\b", r"\1 have", words, flags=re.I)
    words = re.sub(r"\bhad\b", "has", words)
    words = re.sub(r"\bi (?:was|were)\b", "I am", words, flags=re.I)
    return re.sub(r"\b(?:was|were)\b", lambda it: _WAS[it[0]], words)


_JOINED = re.compile(
    r"(?:,\s*)?\band (?=(?:i|he|she|they|it|my|his|her|their|the|opp\w*)\b)",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"(?P<who>i|he|she|they|my opponent|[A-Z]\w+)(?P<first>(?:['’]\w+)? .+?),? "
    r"(?:and|but) (?P<not>(?:do|does|did|had)(?:n['’]?t| not)) (?P<rest>.+)",
    re.IGNORECASE,
)


def not_as_well(words: str) -> tuple[str, str] | None:
    """ "I'm at 10 and don't cast it": what else is not done is a change too."""
    on = _GOES_ON.fullmatch(words)
    if on is None:
        return None
    return f"{on['who']}{on['first']}", f"{on['who']} {on['not']} {on['rest']}"


def apart(words: str) -> Iterator[str]:
    """ "It was a 5/5 and I cast Fog": each on a line of its own."""
    lines = _JOINED.sub("\n", words)
    if lines != words:
        yield lines
    on = _GOES_ON.fullmatch(words)
    if on is not None:
        yield f"{on['who']}{on['first']}\n{on['who']} {on['not']} {on['rest']}"


_SAYS = (
    r"(?:(?:is|are|was|were|am|has|have|had|deals?|dealt|do|does|did|can|cannot|could|"
    r"blocks?|attacks?|casts?|controls?|plays?|uses?|chooses?|gets?|prevents?)\b|"
    r"\w(?:n['’]?t|['’](?:s|m|re))\b)"
)
_TWO = re.compile(
    rf"(?P<one>(?:(?!\band\b|\bbut\b).)*?{_SAYS}.*?)"
    r"(?:,? (?:and also|but also|and|but|plus|while|whereas) |[.;,] )"
    rf"(?P<other>(?:(?:with(?:out)?|no) .+|.+ first|(?:(?!\band\b).)*?{_SAYS}.*))",
    re.IGNORECASE,
)


_NO_SHIELD = re.compile(
    r"(?P<one>.+?),? (?:instead of|rather than) (?:the|my|his|her|that|a) "
    r"(?:prevention |prevent[- ]?\d+ )?shield",
    re.IGNORECASE,
)


_SIZED_WITH = re.compile(
    r"(?P<x>(?:the|my|his|her|their) [\w/ ]+?|[A-Z]\w+) (?:is|was|were) (?:an? )?"
    r"(?P<size>\d+/\d+) with (?P<with>[a-z ]+)",
    re.IGNORECASE,
)


def two_changes(words: str) -> tuple[str, str] | None:
    """ "It's a Shock and there's a Furnace out": two things that are otherwise."""
    if (instead := _NO_SHIELD.fullmatch(words)) is not None:
        return instead["one"], "without the shield"
    if (sized := _SIZED_WITH.fullmatch(words)) is not None:
        name = sized["size"] if sized["x"][-1].isdigit() else ""
        called = f"the {name}" if name else sized["x"]
        return f"{sized['x']} is {sized['size']}", f"{called} has {sized['with']}"
    found = _TWO.fullmatch(words)
    return (found["one"], found["other"]) if found is not None else None


_AT_LIFE = re.compile(
    r"(?:at|on|with) (?:only |just )?(?P<n>\d+)(?P<life> life)?[?. !]*", re.I
)
_LIFE_TOLD = re.compile(
    r"\b(?P<who>[Ii](?:['’]?m| am)|(?:[Hh]e|[Ss]he)(?:['’]?s| is)|"
    r"(?:[Mm]y |[Tt]he )?[Oo]pp(?:onent)?(?:['’]?s| is)|[A-Z]\w+(?:['’]s| is)) "
    r"(?:only |just )?(?:at|on) \d+"
)


_AT = re.compile(
    r"(?:i(?:['’]?m| am| was| were| only)?|we(?:['’]?re)?) (?:only |just )?"
    r"(?:at|on|had|have) "
    r"(?P<n>\d+)(?: life)?(?: left)?[?. !]*",
    re.IGNORECASE,
)
_OF_MINE = re.compile(r"\bI (?:have|had|control) [^.?!]*?\b(?P<n>\d+) life\b")


def at_life(words: str, told: str) -> str:
    """ "And at 3 life?", of the one player whose life was *told*."""
    mine, listed = _AT.fullmatch(words), [*_OF_MINE.finditer(told)]
    if mine is not None and len(listed) == 1 and not _LIFE_TOLD.search(told):
        old = listed[0]["n"]
        return f"{mine['n']} life instead of {old} life" if old != mine["n"] else words
    found, lives = _AT_LIFE.fullmatch(words), [*_LIFE_TOLD.finditer(told)]
    if found is None or len(lives) != 1 or not (found["life"] or words[0] in "aoAO"):
        return words
    return f"{lives[0]['who']} at {found['n']} life"
