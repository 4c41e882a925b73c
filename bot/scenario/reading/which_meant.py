"""What may be meant of what was told of one more, of several, or of who fights whom."""

import re
from collections.abc import Iterator

from bot.errors import Offer
from bot.scenario.reading.told_so import GAME, Told

# --- taken back, or said of one more ------------------------------------------

_ANOTHER = re.compile(
    r"(?:[,.]+ ?(?:and )?)(?:(?:sorry|wait|oops|no|actually|i mean)[,.]? )*"
    r"(?:(?P<so>so does|so did|also) (?P<too>[A-Z]\w+)|"
    r"(?P<who>[A-Z]\w+|I) (?:does|did|do))\b",
    re.IGNORECASE,
)


def taken_back(told: Told) -> Iterator[Offer]:
    """Without what stands before it; told of whom it is told of then."""
    yield from of_another(told)
    end = told.stop
    mark = re.match(r"[^.?!]*?\b(?:mean|nvm|that|no|sorry|wait|oops)\b[,.]* *",
                    told.text[told.start :], re.IGNORECASE)  # fmt: skip
    end = told.start + mark.end() if mark else end
    start = told.begin if told.begin < told.start else told.before
    if "," not in told.text[start : told.start]:
        yield told.put(start, end, " " if start else "")


def of_another(told: Told) -> Iterator[Offer]:
    """ "Bob bolts me, and so does Carol": Carol bolts me."""
    for it in _ANOTHER.finditer(told.text):
        start = max(told.text.rfind(". ", 0, it.start()) + 1, 0)
        start += len(told.text[start:]) - len(told.text[start:].lstrip())
        game = GAME.match(told.text)
        start = max(start, game.end() if game else 0)
        first, _, rest = told.text[start : it.start()].partition(" ")
        if not first[:1].isupper() or not rest:
            continue
        who = it["too"] or it["who"]
        fresh = f"{who} {rest}"
        new = f"{first} {rest}. {fresh}" if it["so"] else fresh
        yield told.put(start, it.end(), new)


# --- how many -----------------------------------------------------------------

_ONE_OF = re.compile(
    r"\b(?:just |only )?(?:one|1|either) of (?:my |his |her )?(?:two|three|four|[2-4]) "
    r"(?P<power>\d+ power |\d+-might )?(?P<what>[\w/]+?)(?P<many>ies|s)\b"
    r"(?! (?:has|have|had|is|are|was|were|got|gets)\b)",
    re.IGNORECASE,
)


def one_of(told: Told) -> Iterator[Offer]:
    """ "One of my two 2/2s": a 2/2."""
    it = _ONE_OF.search(told.text, told.begin, told.end)
    if it:
        what = it["what"] + ("y" if it["many"] == "ies" else "")
        said = f"{it['power'] or ''}{what}"
        article = "an" if said[:1] in "aeiou" else "a"
        begins = it.start() == told.begin
        yield told.put(
            *it.span(), f"{article.capitalize() if begins else article} {said}"
        )


_TOTAL = re.compile(
    r",? ?\b(?:in total|overall|altogether|together|total)\b,? ?|"
    r"\b(?:for )?a total of ",
    re.IGNORECASE,
)
_EQUAL = re.compile(r"\b(two|three|four)\b[^.]*?\b(\d+)/\d+s\b", re.IGNORECASE)
_OF_ONE = re.compile(r"\b(?:spell|ability|bolt|sorcery|instant)\b", re.IGNORECASE)
_NUMBERS = {"two": 2, "three": 3, "four": 4}


def each(told: Told) -> Iterator[Offer]:
    """ "My two 2/2s deal 4 damage in total": 2 damage each, as big as they are."""
    said = re.sub(r" +(?=[.,])", "", _TOTAL.sub(" ", told.sentence)).strip()
    points = re.search(r"(?<![\w/])(\d+)(?![\w/])( damage)?", said)
    equal = _EQUAL.search(told.text, 0, told.end)
    if not points or not equal or _OF_ONE.search(told.sentence):
        return
    many, power = _NUMBERS[equal[1].lower()], int(equal[2])
    if int(points[1]) == many * power:
        each = f"{power}{points[2] or ''} each"
        yield told.instead(
            f"{said[:1].upper()}{said[1 : points.start()]}{each}{said[points.end() :]}"
        )


def all_of(told: Told) -> Iterator[Offer]:
    """ "Both" of more than two: all."""
    it = re.search(r"\bboth\b", told.text[told.start : told.stop], re.IGNORECASE)
    if it:
        yield told.put(told.start + it.start(), told.start + it.end(), "all")


def another(told: Told) -> Iterator[Offer]:
    """ "Another one": another of what is told before."""
    it = re.compile(
        r"\b(another|the (?:second|other))(?: one)?\b", re.IGNORECASE
    ).search(told.text, told.start, told.stop)
    for what in dict.fromkeys(_KINDS.findall(told.text[: told.start].lower())):
        if it:
            yield told.put(*it.span(), f"{it[1]} {what}")


_KINDS = re.compile(r"\b(spell|ally|unit|source|creature|attack)s?\b")

_BLOCKS = re.compile(
    r"\b(?:chump[- ])?block(?P<s>s?)\b(?: (?:it|him|that|the attack))?"
)


def intercepts(told: Told) -> Iterator[Offer]:
    """What is told to block in Grand Archive may be meant to intercept."""
    for it in _BLOCKS.finditer(told.text, told.begin, told.end):
        yield told.put(*it.span(), f"intercept{it['s']}")
        return


_RETALIATES = re.compile(r"\bretaliate(?P<s>s?)\b")


def unarmed(told: Told) -> Iterator[Offer]:
    """Who would retaliate with a weapon does not."""
    for it in _RETALIATES.finditer(told.text, told.begin, told.start):
        does = "does" if it["s"] else "do"
        yield told.put(it.start(), told.stop, f"{does} not retaliate")
        return


_SWINGS = re.compile(r"\b(?:attacks?|swings?)\b(?=[ ,]+(?:with|for)\b|[.,])")
_ITS_ALLY = re.compile(r"\b(?:my|his|her|their) (?:\d+/\d+ )?ally\b", re.IGNORECASE)


def aimed(told: Told) -> Iterator[Offer]:
    """Who attacks nothing that is told attacks the ally that is."""
    allies = [it for it in _ITS_ALLY.finditer(told.text) if it.start() < told.start]
    for it in _SWINGS.finditer(told.text, 0, told.start):
        behind = [one[0] for one in allies if one.start() > it.end()]
        behind = [one for one in behind if "with" not in one]
        if behind:
            yield told.put(*it.span(), f"{it[0]} {behind[-1].lower()}")
        return


_OF_LIFE = re.compile(r"\b\d+(?P<whole> ?(?:/|out of|of) ?\d+)?(?!\d)")


def hurt_or_left(told: Told) -> Iterator[Offer]:
    """ "At 12/15", "at 12": so much damage, or so much life left."""
    it = _OF_LIFE.search(told.text, told.start, told.stop)
    if it is not None:
        yield told.put(*it.span(), f"{it[0]} damage")
        yield told.put(*it.span(), f"{it[0]} life{'' if it['whole'] else ' left'}")
