"""Text people typed, shown as it is: never Markdown, a mention or a link."""

import re

from bot.discord_face import limits

# Steers a terminal or a line of text, and shows nothing: controls, direction marks,
# invisible spaces, halves of letters. Joiners stay, for writing and emoji that need
# them.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e"
    "\u2028\u2029\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)
# Any that :meth:`str.splitlines` knows.
_LINE_END = re.compile("\r\n|[\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
_ANYWHERE = str.maketrans({mark: f"\\{mark}" for mark in "\\*_~`|<[]"})
# Only at the beginning of a line: headings, quotes, lists, small print.
_AT_START = re.compile(r"^(\s*)([#>+\-]|\d+(?=\.(?:\s|$)))", re.M)
_SCHEME = re.compile(r"(?i)\b([a-z][a-z0-9+.-]{1,20}):(?=//)")
_INVITE = re.compile(r"(?i)\b(discord(?:app)?)\.(?=gg|com|new|gift)")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)", re.I)
_EMOJI = re.compile(r":(?=[\w+-]+:)")
_BREAK = "\u200b"  # shows nothing and keeps apart what it stands between


def visible(text: str) -> str:
    """*text* without what cannot be seen; any kind of line end becomes ``\\n``."""
    if text.isascii() and text.isprintable():
        return text
    return _UNSEEN.sub("", _LINE_END.sub("\n", text).expandtabs(4))


def plain(text: str, most: int | None = None) -> str:
    """*text* on one line, escaped; at most *most* characters of it, then "…"."""
    line = " ".join(visible(text).split())
    return _escaped(short(line, most) if most else line)


def paragraph(text: str, most: int | None = None) -> str:
    """Like :func:`plain`, with its line ends."""
    lines = "\n".join(" ".join(one.split()) for one in visible(text).splitlines())
    return _escaped(short(lines, most) if most else lines)


def fenced(text: str) -> str:
    """*text* in a code block that it cannot end."""
    return f"```\n{visible(text).replace('`', f'`{_BREAK}')}\n```"


def unfenced(block: str) -> str:
    """The text that :func:`fenced` put in a code block; "" if it is none."""
    found = re.search(r"```\n(.*)\n```", block, re.S)
    return found[1].replace(_BREAK, "") if found else ""


def label(text: str, most: int = limits.OPTION_LABEL) -> str:
    """*text* for a button or an option, which know no Markdown; never empty."""
    return short(" ".join(visible(text).split()), most) or "…"


def short(text: str, most: int) -> str:
    """*text* in at most *most* characters."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _escaped(text: str) -> str:
    text = text.translate(_ANYWHERE)
    text = _AT_START.sub(_escape_start, text)
    # Most texts have none of these: looking for one letter is all they need.
    if "//" in text:
        text = _SCHEME.sub(rf"\1:{_BREAK}", text)
    if "." in text:
        text = _INVITE.sub(rf"\1{_BREAK}.", text)
    if "@" in text:
        text = _MENTION.sub(f"@{_BREAK}", text)
    if ":" in text:
        text = _EMOJI.sub(r"\\:", text)
    return text


def _escape_start(found: re.Match[str]) -> str:
    space, mark = found.groups()
    return f"{space}{mark}\\" if mark.isdecimal() else f"{space}\\{mark}"
