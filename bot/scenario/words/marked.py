"""Wordings between other marks than double ones: '…', […], (…), and behind a colon.

Only a text that cannot be read as typed is looked at so. Each mark takes the place of
one letter, so that what is said of a place stays true of what was typed.
"""

import re
from collections.abc import Callable

from bot.scenario.words.wordings import is_wording

_ENDED = re.compile(
    r"(?:(?<=[\s(\[:,;—–-])|^)['‘`](?=[\w{~+\[\-−–])"
    r"([^\n\"“”]{1,900}?[.!)])['’`](?=[\s.,;:!?)\]]|$)",
    re.MULTILINE,
)
_SINGLE = re.compile(
    r"(?:(?<=[\s(\[:,;—–-])|^)['‘`](?=[\w{~+\[\-−–])"
    r"((?:[^'‘’`\n\"“”]|(?<=\w)['’](?=\w)|(?<=s)['’](?= [a-z]))+)"
    r"['’`](?=[\s.,;:!?)\]]|$)",
    re.MULTILINE,
)
# A wording may hold another one, between double marks.
_HELD = r"(?:[^%s\n\"“”]|(?<=has )\"[^\"\n]+\"|(?<=with )\"[^\"\n]+\")+"
_SQUARE = re.compile(r"(?<!\[)\[(" + _HELD % r"\[\]" + r")\](?!\])")
_ROUND = re.compile(r"\((" + _HELD % "()" + r")\)")
# How a wording begins, and what nobody says of a game that is played.
_BEGINS = (
    r"(?:whenever\b|"
    r"when (?:this|it|~|cardname|enchanted|equipped|you|[A-Z])[^.?]{0,200},|"
    r"at the (?:beginning|end) of\b|if [^.?]{0,200} would\b|as long as [^.?]{0,200},|"
    r"prevent (?:all|the next|that)\b|the next time\b|all (?:\w+ )?damage that would\b|"
    r"(?:destroy|exile|tap|untap|return|counter|regenerate) "
    r"(?:target|all|each|another)|"
    r"(?:another )?target (?:player|opponent|(?:\w+ ){0,2}creature)\b|"
    r"(?:enchanted|equipped) (?:creature|permanent)\b|"
    r"(?:other )?(?:\w+ )?creatures you control (?:get|have|gain)\b|"
    r"(?:\{[^{}\s]{1,6}\})+[^.?:]{0,200}:|"
    r"(?:[A-Z~][\w',’ ]* )?deals? (?:\d+|x) damage to (?:any|target|each)\b)"
)
_WORDING = re.compile(_BEGINS, re.IGNORECASE)
_OF_THE_TABLE = re.compile(
    r"\b(?:i|me|my|mine|i'm|we|us|our|he|him|his|she|hers|alice|bob)\b|\?",
    re.IGNORECASE,
)
_SAID = re.compile(
    rf"(?:(?<=:)|(?<= -)|(?<= –)|(?<= —)|(?<=says)|(?<=reads)|(?<=reading)|"
    rf"(?<=saying)|(?<=says that))[ ](?={_BEGINS})([^\n\"“”?]{{1,900}}?[.!])(?:\s|$)",
    re.IGNORECASE,
)


_BEHIND_NAME = re.compile(
    r"[\"”]?[:,]? \(?[\"“](?=[\w{+−-])[^\"“”]+[\"”]\)?(?P<ended>\s+[A-Z]|\.?$)?"
)


def with_aim(text: str, end: int, aim: str) -> str:
    """*text* with *aim* behind the wording of the name that ends at *end*, or ""."""
    found = _BEHIND_NAME.match(text, end)
    if found is None:
        return ""
    stop = found.start("ended") if found["ended"] is not None else found.end()
    mark = "." if found["ended"] is not None else ""
    return f"{text[:stop]} {aim}{mark}{text[stop:]}"


_CLOSED_BY = {'"': '"', "“": "”", "«": "»", "„": "“”"}
_OPENING = re.compile(f"[{''.join(_CLOSED_BY)}]")


def quotations(text: str) -> list[tuple[int, int]]:
    """Where double marks open and close, in time that grows with the text alone."""
    found: list[tuple[int, int]] = []
    unclosed: set[str] = set()
    opening = _OPENING.search(text)
    while opening is not None:
        at, mark = opening.start(), opening[0]
        closing = "" if mark in unclosed else _CLOSED_BY[mark]
        ends = [end for it in closing if (end := text.find(it, at + 1)) >= 0]
        if ends:
            found.append((at, min(ends) + 1))
            at = min(ends)
        else:
            unclosed.add(mark)
        opening = _OPENING.search(text, at + 1)
    return found


def in_small_letters(text: str) -> str:
    """*text* without capitals but in its quotations, letter for letter."""
    told, at = "", 0
    for start, end in quotations(text):
        told += _small(text[at:start]) + text[start:end]
        at = end
    return told + _small(text[at:])


def _small(text: str) -> str:
    return "".join(it if len(it.lower()) > 1 else it.lower() for it in text)


def with_marks(text: str) -> str:
    """*text* with double marks around each wording that stands between others."""
    for pattern, change in _WAYS:
        inside = quotations(text)

        def outside(
            found: re.Match[str],
            change: Callable[[re.Match[str]], str] = change,
            inside: list[tuple[int, int]] = inside,
        ) -> str:
            held = any(start < found.start() < end for start, end in inside)
            return found[0] if held else change(found)

        text = pattern.sub(outside, text)
    return text


def _quoted(found: re.Match[str]) -> str:
    return f"“{found[1]}”"


def _if_wording(found: re.Match[str]) -> str:
    wording = is_wording(found[1]) and not _OF_THE_TABLE.search(found[1])
    return f"“{found[1]}”" if wording else found[0]


def _in_brackets(found: re.Match[str]) -> str:
    """ "(Whenever …)", and "(2/2; whenever …)", whose size stays as it is."""
    inside = found[1]
    begin = _WORDING.search(inside)
    if begin is None or _OF_THE_TABLE.search(inside) or not is_wording(inside):
        return found[0]
    led = inside[: begin.start()]
    if not led:
        return f"“{inside}”"
    if not re.fullmatch(r"[\w/ +,-]*\d/\d[\w ,]*[,;:] ", led):
        return found[0]
    return f" {led[:-2]},“{inside[len(led) :]}”"


def _said(found: re.Match[str]) -> str:
    """ ": Whenever …. " with marks for the spaces around it."""
    if _OF_THE_TABLE.search(found[1]) or not is_wording(found[1]):
        return found[0]
    if _DOES_SO.search(found.string[: found.start()].rstrip(" :")):
        return found[0]
    return f"“{found[1]}”"


# "P2: prevent the next 2 damage to P2's champion": somebody does so.
_DOES_SO = re.compile(
    r"(?:^|[.;\n])\s*(?:P\d|player \d|me|opp|opponent|[AN]P)$", re.IGNORECASE
)
_WAYS = (
    (_ENDED, _quoted),
    (_SINGLE, _quoted),
    (_SQUARE, _if_wording),
    (_ROUND, _in_brackets),
    (_SAID, _said),
)
