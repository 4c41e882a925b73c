"""A card's wording typed on one line: where each of its abilities begins.

People copy a card without its line breaks. What begins an ability on every card (a
restriction in brackets, "On Enter:", a cost before a colon, a line of keywords)
begins one there as well; a reminder in brackets ends one.
"""

import re
from collections.abc import Iterator

from bot.citation import Game
from bot.wording.grand_archive import keywords as grand_archive

# A sentence that is there in brackets for those who do not know the rule.
_REMINDED = re.compile(r"\([A-Z“\"+:{][^()]*(?:\([^()]*\)[^()]*)*[.!”\"]?\)\.?$")
_SENTENCE = re.compile(
    r"(?: +(?=•)| +(?=\[[^\]]+\]\[>\]))|(?:[.!?]|[.!?][”\"]|\)|[.!]\)) +(?=[A-Z(\[:{“])"
)
_COST = (
    r"(?:REST|Rest|Exhaust|\[E\]|:rb_|\[\d+\]|\{|\(\d+\)|\(X\)|Banish|Remove|Sacrifice|"
    r"Discard|Return|Kill|Spend|Disempower|Pay|Recycle|Reveal)[^.“\"]{0,90}?:(?!rb_)\s"
)
_BEGINS = {
    Game.GRAND_ARCHIVE: re.compile(
        rf"""\[ | On\ [A-Z][a-z]+(?:\ [A-Z][a-z]+)?:
        | Whenever\b | Upkeep\b | Balance\b | Inherited\ Effect | Lineage\ Release
        | Floating\ Memory | As\ long\ as\b | For\ every\b | Activate\ this\ card\ only
        | At\ the\ beginning\ of\ (?!the\ next|your\ next)
        | As\ an\ additional\ cost\ to\ activate\ this
        | Damage\ dealt\ by\b | Prevent\ all\b
        | If\ (?!you\b|it\b|they\b|that\b|the\b|not\b|no\b|[A-Z])
          [^.,]*\bwould\b
        | {_COST}""",
        re.VERBOSE,
    ),
    Game.RIFTBOUND: re.compile(
        rf"""\[[^\]]+\](?:\[>\]|\s*\(|\s*:rb_|\s*[A-Z\[]|\s*$)
        | When(?!\ you\ do\b) | While\b | At\ the\ (?:start|end)\ of
        | Friendly\b | Other\ friendly\b | Enemy\b | As\ an\ additional\ cost
        | I\ (?:get|have|can|must|enter|cost|don't|ignore)\b | My\b | Your\b | Each\b
        | If\ (?!you\b|it\b|they\b|that\b|the\b|not\b|no\b) [^.,]*\bwould\b
        | {_COST}""",
        re.VERBOSE,
    ),
}
# Of these the cost of the card itself is spoken of, and nothing else in the line.
_COST_LINE = re.compile(
    r"(?:\[[^\]]*\] *)*(?:This card(?: costs|'s activation)|While paying "
    r"for this card|Whenever this card)\b"
)
_WORDS = {
    Game.GRAND_ARCHIVE: sorted(
        (grand_archive.PLAYED | grand_archive.NUMBERED | grand_archive.INERT)
        - {"empower", "glimpse", "prepare", "foster", "command", "link", "agility"},
        key=len,
        reverse=True,
    ),
    Game.RIFTBOUND: (
        "accelerate", "action", "ambush", "assault", "backline", "deflect", "ganking",
        "hidden", "hunt", "quick-draw", "reaction", "shield", "tank", "temporary",
        "vision", "weaponmaster",
    ),
}  # fmt: skip


def _keywords(game: Game) -> re.Pattern[str]:
    one = rf"\[?(?:{'|'.join(_WORDS[game])})(?: \d+)?\]?"
    opening = r"(?:\[[^\]]*(?:Bonus|Level|Memory)[^\]]*\] *)*"
    return re.compile(
        rf"{opening}{one}(?:, {one})*(?P<dot>\.?)"
        r"(?! Release\b| Shield\b)(?= +[A-Z\[(:{])",
        re.IGNORECASE,
    )


_KEYWORDS = {game: _keywords(game) for game in _BEGINS}
_UPPER = re.compile(r" +[A-Z\[(:{]")


def in_lines(game: Game, text: str, *, spell: bool) -> str:
    """*text* with a line break for the space before each new ability.

    As long as *text*, so that places in it stay what they are. What happens to
    *spell* as it resolves stays one ability where only its sentences part it.
    """
    out = list(text)
    start = 0
    for line in text.split("\n"):
        for at, dot in _breaks(game, line, spell=spell):
            out[start + at] = "\n"
            if dot:
                out[start + at - 1] = " "
        start += len(line) + 1
    return "".join(out)


def _breaks(game: Game, line: str, *, spell: bool) -> Iterator[tuple[int, bool]]:
    """Places of spaces in *line* to break it at; whether the dot before goes, too."""
    begun = 0
    while (found := _KEYWORDS[game].match(line, begun)) is not None:
        if not _UPPER.match(line, found.end()):
            break
        if line[found.end() :].lstrip().startswith("("):
            close = _closing(line, line.index("(", found.end()))
            if close is None or not line[close + 1 :].strip():
                break
            found_end, dot = close + 1, False
            found_end += line[found_end : found_end + 1] == "."
            if line[found_end : found_end + 1] != " ":
                break
        else:
            found_end, dot = found.end(), bool(found["dot"])
        yield found_end, dot
        begun = found_end + 1
    for mark in _SENTENCE.finditer(line, begun):
        before, after = line[begun : mark.end()].rstrip(), line[mark.end() :]
        if _inside(line[: mark.end()]):
            continue
        if before.endswith("]") and not before.endswith("."):
            continue
        if after.startswith("(") and not _BEGINS[game].match(after):
            continue  # the reminder of what stands before it
        after = after.lstrip()
        ends = (
            after.startswith("•")
            or _REMINDED.search(before) is not None
            or _COST_LINE.match(before)
        )
        if ends or _BEGINS[game].match(after):
            yield mark.end() - 1, False
            begun = mark.end()
            yield from ((begun + at, dot) for at, dot in _breaks(
                game, line[begun:], spell=spell))  # fmt: skip
            return


def _closing(line: str, at: int) -> int | None:
    depth = 0
    for here in range(at, len(line)):
        depth += (line[here] == "(") - (line[here] == ")")
        if depth == 0:
            return here
    return None


def _inside(text: str) -> bool:
    """Whether *text* ends within brackets or quotation marks."""
    marks = text.count('"') % 2 or text.count("“") > text.count("”")
    return bool(marks) or text.count("(") > text.count(")")
