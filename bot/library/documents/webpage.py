"""From a saved web page to the lines a reader sees."""

import re
from html.parser import HTMLParser

# What stands on lines of its own, and what is not seen at all.
_BLOCK = re.compile(
    r"address|article|aside|blockquote|d[dlt]|details|div|fieldset|fig(?:caption|ure)|"
    r"footer|form|h[1-6r]|header|li|main|[ou]l|p|pre|section|summary|"
    r"t(?:able|body|d|foot|h|head|itle|r)"
)
_UNSEEN = re.compile(r"script|style|noscript|template|svg|head|nav|button|select")


def looks_like_html(text: str) -> bool:
    """Whether *text* starts as a web page does."""
    head = text.lstrip("\ufeff \r\n\t")[:400].lower()
    return head.startswith(("<!doctype html", "<html", "<?xml", "<head")) or (
        head.startswith("<") and ("<body" in head or "<div" in head or "<p>" in head)
    )


def lines_of_page(html: str) -> str:
    """The page's words: list items with a dash, an empty line between blocks."""
    parser = _Words()
    parser.feed(html)
    parser.close()
    return "\n".join(parser.lines())


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._parts: list[str] = []
        self._unseen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if _UNSEEN.fullmatch(tag):
            self._unseen.append(tag)
        elif tag == "br":
            self._parts.append("\n")
        elif tag == "td":
            self._parts.append(" ")
        elif _BLOCK.fullmatch(tag):
            self._parts.append("\n\n")
            if tag == "li":
                self._parts.append("- ")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._unseen:
            while self._unseen and self._unseen.pop() != tag:
                pass
        elif _BLOCK.fullmatch(tag) and tag != "td":
            self._parts.append("\n\n")

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            # Line ends in the source mean nothing on the page.
            self._parts.append(re.sub(r"\s+", " ", data))

    def lines(self) -> list[str]:
        """What was seen, line by line, without runs of empty lines."""
        lines: list[str] = []
        for line in "".join(self._parts).split("\n"):
            line = " ".join(line.split())
            if line == "-":
                continue
            if line or (lines and lines[-1]):
                lines.append(line)
        return lines
