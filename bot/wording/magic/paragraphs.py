"""A card's text as paragraphs: one ability each, with its bullets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.wording.magic.keywords import INERT
from bot.wording.magic.relevance import touching
from bot.wording.tokens import split_words

# Begun at the first space of several, so that each is looked at once.
REMINDER = re.compile(r"(?<!\s)\s*\([^()]*\)")
_ABILITY_WORD = re.compile(
    r"^(?!(?:As|If|When|Whenever|During|Unless|Until|While|At|For|Each|You) [a-z])"
    r"(?P<word>[A-Z][\w'’!?,.\- ]{1,48}?)\s*(?:—|–|--| - )\s*(?=[A-Z{\[+\-−0-9])"
)
_CHOOSE = re.compile(
    r"\bchoose (?P<how>one or both|one or more|one|two|three|any number|up to one|"
    r"up to two|up to three)\s*(?:—|–|--|-|\.|:)\s*$",
    re.IGNORECASE,
)
_HOW_MANY = {
    "one": (1, 0), "two": (2, 0), "three": (3, 0), "one or both": (1, 2),
    "one or more": (1, 99), "any number": (0, 99), "up to one": (0, 1),
    "up to two": (0, 2), "up to three": (0, 3),
}  # fmt: skip
# Words before a dash that say when an ability works.
CONDITIONS = {"max speed": "you have max speed", "solved": "this is solved"}
# Words before the cost of an activated ability that limit how often it works
# (702.57, 702.142, 702.177).
LIMITS = {
    "boast": "Activate only if ~ attacked this turn and only once each turn.",
    "exhaust": "Activate only once.",
    "forecast": "Activate only during your upkeep and only once each turn.",
    "power-up": "Activate only once.",
}
STILL = re.compile(r"\. (?:It's|He's|She's) still (an? \w+)(?=\.|$)")
_CHOOSE_HERE = re.compile(
    r"^choose (?P<how>one or both|one or more|one|two|three)\s*(?:—|–|--|-)\s*"
    r"(?P<rest>[A-Z{].*)$",
    re.IGNORECASE,
)
# A line that ends in the middle of a sentence.
_BROKEN = re.compile(r"^(?:\S+\s+){3,}\S*[\w,]$")
_EXTRA_COST = re.compile(r"^\+ (?:\{[^}]+\})+ (?:—|–|--|-) ")
_TIER = re.compile(r"^[A-Z][^—.]* — (?:\{[^}]+\})+ — ")
_BULLET = re.compile(r"^\s*[•*]\s+")
LEVEL = re.compile(
    r"^(?:(?:\{[^}]+\})+: Level \d|LEVEL \d|(?:station )?\d+\+\s*(?:\||$))",
    re.IGNORECASE,
)
CLASS_LEVEL = re.compile(r"^(?:\{[^}]+\})+: Level (?P<level>\d)\.?$")
BECOMES_LEVEL = re.compile(r"^When (?:~|this Class) becomes level \d,")
CHAPTER = re.compile(r"^(?P<at>[IVX]+(?:, [IVX]+)*)\s*(?:—|–|--)\s+")
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability's text: its line, and the bullets below it if it has modes."""

    line: str
    modes: tuple[str, ...] = ()
    choose: tuple[int, int] = (1, 0)


# At the beginning it is a keyword of ours.
_CANNOT = re.compile(r"(?<=\w )(can) ?not\b")
# No paragraph of a card begins so: it goes on with what was said before it.
_LINKED = re.compile(
    r"Do this only\b|This ability triggers only\b|Activate (?:this ability )?only\b|"
    r"If you (?:do|don't)\b|Otherwise,|When you do\b|When(?:ever)? [^.,]* this way,"
)


def _unwrapped(text: str) -> Iterator[str]:
    """The lines of *text*, put together where a sentence was broken over two."""
    held = ""
    for raw in REMINDER.sub("", text).splitlines():
        line = _CANNOT.sub(r"\1't", raw.strip())
        if not line:
            continue
        if held and (
            _LINKED.match(line) or (_BROKEN.search(held) and line[:1].islower())
        ):
            held = f"{held} {line}"
            continue
        if held:
            yield held
        held = line
    if held:
        yield held


def _bare_modes(line: str, following: list[str]) -> tuple[str, ...]:
    """The modes of "Choose one - A." whose bullets are missing, () if it is none."""
    if "; or " in line:
        return tuple(part.rstrip(".") + "." for part in line.split("; or "))
    if following and not any(_BULLET.match(one) for one in following):
        return (line, *following)
    return ()


def paragraphs(text: str) -> list[Paragraph]:
    """The abilities of a card's text; reminder text is left out."""
    made: list[Paragraph] = []
    lines = list(_unwrapped(text))
    for at, line in enumerate(lines):
        inline = _CHOOSE_HERE.match(line)
        if inline and (modes := _bare_modes(inline["rest"], lines[at + 1 :])):
            how = _HOW_MANY[inline["how"].casefold()]
            made.append(Paragraph("", modes, how))
            if "; or " in line:
                continue
            break
        if line.rstrip(".").casefold() == "tiered":
            # One of these, each for its own additional cost (702.183a).
            made.append(Paragraph("", (), (1, 0)))
            continue
        if _BULLET.match(line) and made:
            bullet = _TIER.sub("", _BULLET.sub("", line))
            made[-1] = replace(made[-1], modes=(*made[-1].modes, bullet))
            continue
        if extra := _EXTRA_COST.match(line):
            # Spree: one or more of these, each for its own cost (702.172a).
            if not (made and made[-1].modes and not made[-1].line):
                made.append(Paragraph("", (), (1, 99)))
            made[-1] = replace(made[-1], modes=(*made[-1].modes, line[extra.end() :]))
            continue
        choose = _CHOOSE.search(line)
        if choose:
            how = _HOW_MANY[choose["how"].casefold()]
            made.append(Paragraph(line[: choose.start()].rstrip(), (), how))
        else:
            made.append(Paragraph(line))
    return made


def chapters(
    found: list[Paragraph], names: tuple[tuple[str, ...], ...] = ()
) -> list[Paragraph]:
    """*found*, each chapter of a Saga in the words of a triggered ability (714.2b).

    The last one ends with the sacrifice that follows it (714.4), unless the Saga, which
    may be called by one of its *names*, is gone by then.
    """
    last = max((_at(one)[-1] for one in found if CHAPTER.match(one.line)), default=0)
    made: list[Paragraph] = []
    for one in found:
        chapter = CHAPTER.match(one.line)
        if chapter is None:
            made.append(one)
            continue
        rest = one.line[chapter.end() :]
        rest = rest[word.end() :] if (word := ability_word(rest)) else rest
        for at in _at(one):
            head = f"When lore counter number {at} is put on ~, "
            said = " ".join(split_words(rest, names).words)
            end = at == last and not one.modes and not _LEAVES.search(said)
            tail = " Sacrifice ~." if end else ""
            line = f"{head}{rest[:1].lower()}{rest[1:]}{tail}".rstrip()
            made.append(replace(one, line=line))
    return made


def _at(chapter: Paragraph) -> list[int]:
    """The numbers of a chapter: "I, II" are 1 and 2."""
    found = CHAPTER.match(chapter.line)
    numbers = found["at"].split(", ") if found else []
    return [_ROMAN.index(one) + 1 for one in numbers if one in _ROMAN] or [0]


# A last chapter after which there is no Saga to be sacrificed.
_LEAVES = re.compile(r"(?i)\bexile (~|this saga)|\bsacrifice (~|this saga)")

_SMALL = frozenset(
    ["of", "the", "and", "a", "an", "in", "to", "for", "with", "from", "on"]
)


def is_title(paragraph: Paragraph) -> bool:
    """True for a line of capitalised words that names what stands below it."""
    words = paragraph.line.replace(",", "").split()
    return (
        not paragraph.modes
        and len(words) > 1
        and not paragraph.line.endswith((".", ")", '"'))
        and all(word[:1].isupper() or word in _SMALL for word in words)
        and "{" not in paragraph.line
    )


_EVENT = re.compile(r"^(?P<event>(?:When|Whenever|At) [^,.\"]*), (?P<does>[^\"]*)$")
_COST = re.compile(r"^[^.\"]*: [^\"]*$")


def under_condition(line: str, means: str) -> str:
    """An ability that is there only as long as *means* holds, in one sentence."""
    if found := _EVENT.match(line):
        return f"{found['event']}, if {means}, {found['does']}"
    if _COST.match(line):
        return f"{line} Activate only if {means}."
    return f"As long as {means}, {line[:1].lower()}{line[1:]}"


_ONLY_COST = re.compile(r"(?:\{[^}]*\})+\.?\s*")


def ability_word(line: str) -> re.Match[str] | None:
    """The ability word or name before the dash that *line* begins with (207.2c).

    A name has its capitals; small words that say what happens are no part of one.
    """
    found = _ABILITY_WORD.match(line)
    if found and touching(tuple(it for it in found["word"].split() if it.islower())):
        return None
    return found


def is_keyword_cost(word: str, rest: str = "") -> bool:
    """True if what stands before a dash is a keyword, and *rest* what it costs."""
    if _ONLY_COST.fullmatch(rest):
        return True
    name = word.casefold().strip()
    bare = name.rstrip("0123456789").rstrip()
    return bare in INERT or bare in ("choose one", "choose two")


_EXPLOITS = re.compile(
    r"When (?:~|this creature|[A-Z][^.]*?) exploits a creature, (?P<then>[^.]*\.)"
)


def exploiting(found: list[Paragraph]) -> list[Paragraph]:
    """*found*, with what follows on exploiting told with exploit itself (702.110b)."""
    then = [it for it in (_EXPLOITS.fullmatch(one.line) for one in found) if it]
    bare = [one for one in found if one.line.rstrip(".") == "Exploit"]
    if len(then) != 1 or len(bare) != 1:
        return found
    both = (
        "When ~ enters, you may sacrifice a creature. When you do, " + then[0]["then"]
    )
    return [
        replace(one, line=both) if one is bare[0] else one
        for one in found
        if not _EXPLOITS.fullmatch(one.line)
    ]
