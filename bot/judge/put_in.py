"""Words put into a text where it is at fault: before it, behind it, instead of it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bot.errors import QuestionError, letter_at
from bot.scenario.words.marked import quotations, with_aim
from bot.worded import capital


@dataclass(frozen=True, slots=True)
class Place:
    """From where to where the text is at fault, and the sentence around it."""

    text: str
    start: int
    stop: int
    first: int
    last: int

    def changed(self, start: int, stop: int, words: str) -> str:
        text = self.text[:start] + words + self.text[stop:]
        return re.sub(r" {2,}", " ", text).strip()


def place_at_fault(error: QuestionError, text: str) -> Place | None:
    """The place of *error*, if it is one of *text*."""
    if not 0 < error.line <= len(text.splitlines()) or error.text != text:
        return None
    start = letter_at(text, error.line, error.column)
    return around_place(text, start, min(start + error.length, len(text)))


def around_place(text: str, start: int, stop: int) -> Place:
    """That place of *text*, with the sentence in which it lies."""
    inside = quotations(text)
    ends = [
        it.start()
        for it in _ENDS.finditer(text)
        if not any(begin <= it.start() < end for begin, end in inside)
    ]
    first = max((it + 1 for it in ends if it < start), default=0)
    first += len(text[first:]) - len(text[first:].lstrip())
    if game := _GAME.match(text[first:]):
        first += game.end()
    last = min((it for it in ends if it >= stop), default=len(text.rstrip()))
    return Place(text, start, stop, first, max(last, stop))


_ENDS = re.compile(r"[.?!;](?=\s|$)|\n")
_GAME = re.compile(r"[A-Za-z. 0-9]+: ")


def ways_to_put(place: Place, words: str) -> Iterator[tuple[str, str]]:
    """*words* put in, and what they stand for, if they stand for anything."""
    text = place.text
    core = words.strip("… ")
    if core.isdecimal():
        said = text[place.start : place.stop]
        numbers = [*re.finditer(r"(?<![\w/])\d+(?![\w/])", said)]
        for it in numbers if len(numbers) == 1 else ():
            made = said[: it.start()] + core + said[it.end() :]
            yield place.changed(place.start, place.stop, made), it[0]
        return
    within = words.startswith("…") and words.endswith(", …")
    if not re.search("[A-Za-z]", core) or "…" in core or within:
        return
    if words.startswith("…"):
        asked = text[place.last : place.last + 1] == "?"
        ends = dict.fromkeys((place.stop, place.last))
        for at in (it for it in ends if it < place.last or not asked):
            yield place.changed(at, at, f" {core}"), ""
        doer = _DOER.match(text, place.start, place.stop)
        yield from _instead(place, f"{doer[0]}{core}" if doer else core)
    elif words.endswith("…"):
        yield from _instead(place, core)
        rest = text[place.first :]
        lowered = rest if rest.startswith("I ") else rest[:1].lower() + rest[1:]
        comma = "" if core.endswith(",") else ","
        whole = f"{core}{comma} {lowered}"
        yield place.changed(place.first, len(text), whole), ""
    elif core.endswith((".", "?")):
        core = capital(core)
        if (cast := _CAST_ON.fullmatch(core)) is not None:
            end = text.find(cast[1], place.first) + len(cast[1])
            if made := with_aim(text, end, cast[2]):
                yield made, ""
                return
        old = text[place.first : place.last]
        if set(_WORD.findall(old.lower())) < set(_WORD.findall(core.lower())):
            yield place.changed(place.first, place.last + 1, core), old
        at = _before_pronoun(place, core)
        yield place.changed(at, at, f"{core} "), ""
        mark = "" if text.rstrip()[-1:] in {".", "?", "!"} else "."
        yield f"{text.rstrip()}{mark} {core}", ""
    else:
        yield from _instead(place, core)
        yield from _more_of_it(place, core)


def _before_pronoun(place: Place, core: str) -> int:
    """Where *core* is put so that what it is of is not "it" by that.

    "How much does it take?" is of what was told right before.
    """
    at, subject = place.first, _SUBJECT.match(core)
    before = _ENDS.split(place.text[:at].rstrip(" .!?;"))[-1].strip()
    pronoun = _PRONOUN.search(place.text, at, place.last)
    if subject is None or not pronoun or subject[0] in capital(before):
        return at
    led = _GAME.match(f"{before} ")  # the game stays in front of all
    return min(at, place.text.rfind(before, 0, at) + (led.end() if led else 0))


_SUBJECT = re.compile(r"(?!The ).+?(?= (?:has|is|are|have)\b)")
_PRONOUN = re.compile(r"\b(?:it|its|they|them|that|this|these|those)\b", re.I)
_DOER = re.compile(r"(?:he|she|they|we|i|my opponent) ", re.IGNORECASE)
_CAST_ON = re.compile(r"(?:I cast|.+? (?:casts|uses)|I use) (.+) (on my .+)\.")


def _instead(place: Place, words: str) -> Iterator[tuple[str, str]]:
    """*words* for what is at fault, where nothing it says is lost."""
    old = place.text[place.start : place.stop]
    lost = set(_WORD.findall(old.lower())) - set(_WORD.findall(words.lower()))
    whole = not re.search(r"\w$", old) or not re.match(r"\w", place.text[place.stop :])
    if whole and old.lower() not in _ARTICLES and not lost - _SMALL:
        # "A bunch of goblins": two of them.
        some = _SOME.search(place.text[: place.start]) if "two " in words else None
        start = some.start() if some else place.start
        yield place.changed(start, place.stop, words), place.text[start : place.stop]


_SOME = re.compile(
    r"\b(?:a bunch of|a lot of|lots of|a few|some|several|many) $", re.IGNORECASE
)


def _more_of_it(place: Place, words: str) -> Iterator[tuple[str, str]]:
    """ "Twin Flame (first mode)" for the "Twin Flame" of that sentence."""
    parts = words.split(" ")
    size = SIZE.search(words)
    for count in range(len(parts) - 1, 0, -1):
        old = " ".join(parts[:count]).rstrip(",")
        if old[:1].isupper() and old not in {"I", "A", "An", "The", "My"}:
            at = place.text.find(old, place.first, place.last)
            at = at if at >= 0 else place.text.find(old)
            if at >= 0:
                end = at + len(old)
                # The size that stands behind it already is not said twice.
                if size and (said := _BEHIND.match(place.text, end)):
                    end = said.end() if said[1] == size[0] else end
                yield place.changed(at, end, words), place.text[at:end]
                return


SIZE = re.compile(r"\d+/\d+")
_BEHIND = re.compile(r"[ ,(]+(?:an? )?(\d+/\d+)\)?")
_WORD = re.compile(r"[a-z0-9][\w’'/+-]*")
_ARTICLES = frozenset({"a", "an", "the"})
_SMALL = frozenset(
    "a an the it he she they him her them its his their one ones this that these "
    "those which who i me my mine you your both all each".split()
)
