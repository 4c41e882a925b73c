"""A text taken apart into its tokens."""

import re
from bisect import bisect_right
from dataclasses import replace
from functools import lru_cache

from bot.errors import Problem, QuestionError, line_starts, place_in
from bot.scenario.words.pasted import nested, numbered, unescaped
from bot.scenario.words.tokens import (
    BULLET,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    MOST_TOKENS,
    Kind,
    Token,
)
from bot.scenario.words.wrapped import wraps
from bot.worded import worded

# "３/３" and "Ｂｏｂ", as an East Asian keyboard types them, are 3/3 and Bob.
_WIDE = {wide: chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)} | {0x3000: " "}
_PLAIN = _WIDE | str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'"})
_PATTERNS = (
    # A wording may hold another one: "Enchanted creature has "{T}: …."".
    (
        "quote",
        r'"(?:[^"]|(?:(?<=has )|(?<=ave )|(?<=ain )|(?<=ins )|(?<=and )|(?<=ith )|'
        r"(?<=change )|(?<=text to )|(?<=instances of ))"
        r'"(?=[^\s"])[^"]*")*"|'
        r'"[^"]*"|“(?:[^“”]|“[^“”]*”)*”|“[^”]*”|«[^»]*»|„[^“”]*[“”]',
    ),
    ("card", r"\[\[[^\[\]]+\]\]"),
    ("cost", r"(?:\{[^{}\s]{1,6}\})+"),
    ("counter", r"[+\-−–][0-9]+/[+\-−–][0-9]+"),
    # ":D", ";)", "<3": how somebody feels.
    ("smile", r"(?:(?<=\s)|^)(?:>?[:;=]['-]?[)(DPpOo/|3]|<3+)(?=[\s.,!?]|$)"),
    # "+2 Might", "-1 power" change a size as "+2/+2" and "-1/-0" do.
    (
        "change",
        r"(?<![\w)])[+\-−–][0-9]{1,3}"
        r"(?:\s?(?:[mM]ight|\[M\]|[pP]ower)(?!\w)|(?=\s[bB]uffs?\b))",
    ),
    # Riftbound has one number: "gives it -2 this turn".
    ("less", r"(?<![\w)])[+\-−–][0-9]{1,3}(?= (?:this turn|until|for the turn)\b)"),
    (
        "loyalty",
        r"(?:(?<=the )|(?<='s )|(?<=s' )|(?<=its )|(?<=his )|(?<=her ))"
        r"[+\-−–][0-9]+(?![\d/])|[+\-−–][0-9]+(?= (?:loyalty )?abilit)",
    ),
    ("size", r"[0-9]+\s?/\s?[0-9]+(?=s\b|'s\b|[^/\w]|$)"),
    ("equals", r"[xX]\s?=\s?[0-9]+(?:[,_][0-9]{3})*"),
    ("ordinal", r"[0-9]+(?:st|nd|rd|th)\b"),
    ("enum", r"(?:^|(?<=[\s(]))[0-9]{1,2}\)|(?<=\? )[2-9]\.(?= [A-Za-z])"),
    ("one", r"(?<=[.?!] )1\.(?= [A-Za-z][^?]*\?\s+2\. )"),
    ("letter", r"(?:(?<![^\n])|(?<=[?.:;,] ))[aA]\)(?= )|(?<=\s)[b-eB-E]\)(?= )"),
    ("times", r"[xX×]\s?[0-9]+\b|[0-9]+\s?[xX×](?![\w=])"),
    ("with", r"[wW]/(?=\s)"),
    ("without", r"[wW]/[oO](?:ut)?\b"),
    # "opp @ 20"; "<@20…>" is somebody's mention.
    ("at", r"(?<!<)@(?=\s?[0-9]{1,4}(?![\d/]))"),
    ("edition", r"[vV]?[0-9]+\.[0-9]+(?:\.[0-9a-z]+)*\b"),
    ("number", r"[0-9]{1,3}(?:[,_][0-9]{3})+\b|[0-9]+"),
    # ">3", "~3", "√9": another number than the digits say.
    ("reckoned", r"(?<=\S )[<>~]=?(?=[0-9])|[±∀-∑√-⋿](?=[0-9])"),
    ("reckoned_after", r"(?<=[0-9])[‰∀-∑√-⋿]"),
    ("arrow", r"-+>|=+>|→|⇒"),
    ("dots", r"\.{2,}|…"),
    # Only life is below nothing: "I'm at -1", "my life total is -3".
    (
        "below",
        r"(?:(?<= at )|(?<= life is )|(?<= total is )|(?<= total of ))[-–−][0-9]+"
        r"(?=\s+life\b|\s*[.,;!?)\n]|\s+and\b|\s+with\b|\s*$)",
    ),
    # "the 5/5's size"; of several, "two 2/2's", it is the plural.
    (
        "possessive",
        r"(?<=[0-9])['’]s(?= (?:final |new |current )?(?:controller|owner|power|"
        r"toughness|size|stats|life|damage|counters?)\b)|(?<=[pP]layer [1-6])['’]s\b",
    ),
    ("plural", r"(?<=/[0-9])['’]s\b"),
    ("word", r"[^\W\d_][^\W_]*(?:['\-][^\W_]+)*'?"),
    ("break", r"\r\n|\r|\n"),
    ("space", r"[^\S\r\n]+"),
    # "He blocks with a 2/2 *3/3": that is what is meant.
    ("correction", r"(?<=\S )\*(?=\w[^*\n]*(?:\n|$))"),
    # "*/1+*": what it stands for says the wording.
    ("star", r"\(?(?<!\w)\*/(?:1\+\*|\*\+1|\*)\)?"),
    ("ignored", r"[*_~#|<>]+|[\u200d\ufe0f]"),
    ("other", r"."),
)
_SCAN = re.compile(
    "|".join(f"(?P<{name}>{pattern})" for name, pattern in _PATTERNS), re.DOTALL
)
_BULLET = re.compile(r"[ \t]*(?:[-*•·–—+>]+|\d{1,2}[.)])[ \t]+(?=\S)")
_MARKS = set(",.;:?!()+/=->&%") | {"—", "–", "−"}
# "Two-Headed" is one word and counts nothing; "Ur-" before a name is nobody's "your".
_COUNTED_NAME = re.compile(
    r"(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Ur)-[A-Z]\w+$"
)
# What stands where bytes were no letters: the text was not written as UTF-8.
_LOST = re.compile("[\ufffd\ud800-\udfff]")


@lru_cache(maxsize=16)
def tokenize(text: str) -> tuple[Token, ...]:
    """The tokens of *text*. Raises QuestionError (LIMIT, ILLEGAL, SYNTAX)."""
    require_short(text)
    _require_all_letters(text)
    found = tuple(_Scanner(text).run())
    if len(found) > MOST_TOKENS:
        raise _too_much(
            worded(
                "That is {count} words and marks; I read at most {most_tokens}.",
                count=f"{len(found):,}",
                most_tokens=f"{MOST_TOKENS:,}",
            )
        )
    return found


def require_short(text: str) -> None:
    """Raise QuestionError (LIMIT) where *text* is longer than what is read."""
    if len(text) > LONGEST_TEXT:
        raise _too_much(
            worded(
                "That is {n} characters; I read at most {most}.",
                n=f"{len(text):,}",
                most=f"{LONGEST_TEXT:,}",
            )
        )


def _too_much(message: str) -> QuestionError:
    shorter = worded("Leave out what does not touch the damage.")
    return QuestionError(Problem.LIMIT, message, suggestions=(shorter,))


def _require_all_letters(text: str) -> None:
    """Raise QuestionError at the first letter of *text* that was lost."""
    lost = _LOST.search(text)
    if lost is None:
        return
    line, column = place_in(text, lost.start())
    raise QuestionError(
        Problem.SYNTAX,
        worded("A letter was lost here: save the text as UTF-8, or type it again."),
        line=line,
        column=column,
        text=text,
    )


def _pieces(typed: str) -> list[str]:
    """The words of *typed*, parted at its hyphens unless a name has them."""
    if _COUNTED_NAME.match(typed):
        return [typed]
    return typed.rstrip("'").split("-")


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        # Same length, so that offsets stay those of what was typed.
        self.plain = numbered(unescaped(text.translate(_PLAIN)))
        self.out: list[Token] = []
        self.wraps = wraps(self.plain)
        self.lines = line_starts(text)
        self.gap = True

    def run(self) -> list[Token]:
        at = self._skip_bullet(0)
        while at < len(self.plain):
            match = _SCAN.match(self.plain, at)
            assert match is not None
            name = match.lastgroup or "other"
            at = self._take(name, match.group(), at)
        return self.out

    def _take(self, name: str, typed: str, at: int) -> int:
        end = at + len(typed)
        match name:
            case "smile" if self._within_words(end):
                # How somebody feels ends what was said: "he bolted me :( am I dead".
                self._add(Kind.MARK, ",", at, end)
            case "space" | "star" | "ignored" | "smile":
                self.gap = True
            case "break":
                listed = _BULLET.match(self.plain, end) is not None
                if listed or not (self._ended() or at in self.wraps):
                    self._add(Kind.BREAK, "\n", at, end)
                self.gap = True
                return self._skip_bullet(end)
            case "quote":
                inside = nested(typed[1:-1].strip())
                if inside.endswith(",") and " " in inside:
                    # The comma of the sentence around it, as some set it.
                    inside = f"{inside[:-1]}."
                self._add(Kind.QUOTE, '"', at, end, inside)
            case "card":
                # The brackets only mark a name; its words are read like any other.
                inner = at + 2
                while inner < end - 2:
                    found = _SCAN.match(self.plain, inner, end - 2)
                    assert found is not None
                    inner = self._take(found.lastgroup or "other", found.group(), inner)
                self.gap = True
                return end
            case "cost":
                self._add(Kind.COST, typed.lower(), at, end)
            case "counter":
                kind = typed.replace("−", "-").replace("–", "-")
                self._add(Kind.COUNTER, kind, at, end, kind)
            case "change" | "less":
                kind = re.sub(r"[−–]", "-", typed)
                amount = re.sub(r"[^\d+-]", "", kind)
                both = f"{amount[0]}0" if kind[-1] in "rR" else amount
                both = "" if name == "less" else both
                self._add(Kind.COUNTER, typed.lower(), at, end, f"{amount}/{both}")
            case "size":
                power, toughness = (self._number(it, at) for it in typed.split("/"))
                size = (power, toughness)
                self._add(Kind.SIZE, f"{power}/{toughness}", at, end, size)
            case "loyalty":
                number = self._number(typed[1:], at)
                signed = number if typed[0] == "+" else -number
                self._add(Kind.LOYALTY, typed, at, end, signed)
            case "equals":
                value = self._number(typed.split("=")[1], at)
                self._add(Kind.EQUALS, typed.lower(), at, end, value)
            case "times":
                digits = re.sub(r"\D", "", typed)
                self._add(Kind.TIMES, typed.lower(), at, end, self._number(digits, at))
            case "enum" if self._in_brackets(at):
                # "(life 4)" holds a number; "4)" only numbers a line.
                return self._take("number", typed[:-1], at)
            case "enum" | "one" | "letter":
                self._add(Kind.ENUM, typed, at, end)
            case "with" | "without" | "at" | "correction":
                self._add(Kind.WORD, name, at, end)
            case "ordinal" | "edition" | "reckoned" | "reckoned_after":
                self._add(Kind.WORD, typed.lower(), at, end)
            case "below":
                below = -self._number(typed[1:], at)
                self._add(Kind.NUMBER, f"-{typed[1:]}", at, end, below)
            case "number":
                self._add(Kind.NUMBER, typed, at, end, self._number(typed, at))
            case "arrow":
                self._add(Kind.MARK, "->", at, end)
            case "dots":
                self._add(Kind.MARK, ".", at, end)
            case "possessive":
                self._add(Kind.WORD, "'s", at, end)
            case "plural":
                self._add(Kind.WORD, "s", at, end)
            case "word":
                self._word(typed, at)
            case _:
                self._other(typed, at)
        return end

    def _word(self, typed: str, at: int) -> None:
        """Words; a hyphen parts words, except in the names that keep it."""
        start = at
        for piece in _pieces(typed):
            end = start + len(piece)
            if piece.isdecimal():
                value = self._number(piece, start)
                self._add(Kind.NUMBER, piece, start, end, value)
            elif piece:
                self._add(Kind.WORD, piece.lower(), start, end)
            start = end + 1
        if typed.endswith("s'"):
            self._add(Kind.WORD, "'s", at + len(typed) - 1, at + len(typed))

    def _other(self, typed: str, at: int) -> None:
        if (
            typed in "-–"
            and at
            and self.plain[at - 1 : at + 2].replace("-", "a").isalnum()
        ):
            # "6-Might", "4-power": the hyphen only joins.
            return
        if typed in _MARKS:
            if typed in "-–—−" and self._negative(at):
                raise self._error(
                    Problem.ILLEGAL,
                    worded("A number cannot be negative here."),
                    at,
                    (worded("Give how much it is, 0 or more."),),
                )
            text = "-" if typed in "–—−" else typed
            self._add(Kind.MARK, text, at, at + 1)
        elif typed == '"' or ord(typed) > 0x2000 or not typed.isalnum():
            # Emoji and ornaments say nothing about rules; a lone quotation mark
            # is reported by the reader if what follows does not read.
            self.gap = True
        else:
            self._add(Kind.WORD, typed.lower(), at, at + 1)

    def _within_words(self, end: int) -> bool:
        behind = self.plain[end:].lstrip(" ")
        before = self.out[-1].kind if self.out else Kind.MARK
        return before is not Kind.MARK and behind[:1].isalnum()

    def _in_brackets(self, at: int) -> bool:
        depth = 0
        for char in self.plain[self.plain.rfind("\n", 0, at) + 1 : at]:
            depth = max(0, depth + (char == "(") - (char == ")"))
        return depth > 0

    def _negative(self, at: int) -> bool:
        before = self.plain[at - 1] if at else " "
        return before in " \t\n(=:" and self.plain[at + 1 : at + 2].isdecimal()

    def _add(
        self,
        kind: Kind,
        text: str,
        start: int,
        end: int,
        value: int | str | tuple[int, int] | None = None,
    ) -> None:
        line, column = self._place(start)
        # Of a word only the apostrophe is written as everywhere: "Player A’s".
        raw = self.text[start:end]
        raw = raw.translate(_PLAIN) if kind is Kind.WORD else raw
        between = self.text[self.out[-1].end : start] if self.out else " "
        glued = not self.gap and between in ("", "-")
        self.out.append(Token(kind, text, raw, start, end, line, column, value, glued))
        self.gap = False

    def _ended(self) -> bool:
        """Whether a sentence has just ended: a new line behind it says no more."""
        return bool(self.out) and self.out[-1].text in {".", "!", "?"}

    def _skip_bullet(self, at: int) -> int:
        match = _BULLET.match(self.plain, at)
        if not match:
            return at
        # "-3 damage" and "2) ..." are told apart by the space after the mark.
        if self.out and self.out[-1].kind is Kind.BREAK:
            self.out[-1] = replace(self.out[-1], text=BULLET)
        else:
            self._add(Kind.BREAK, BULLET, at, match.end())
        return match.end()

    def _place(self, at: int) -> tuple[int, int]:
        """Line and column as they were typed: a ``\\n`` in it begins no line there."""
        line = bisect_right(self.lines, at)
        return line, at - self.lines[line - 1] + 1

    def _number(self, digits: str, at: int) -> int:
        value = int(re.sub(r"\D", "", digits) or "0")
        if value > LARGEST_NUMBER:
            raise self._error(
                Problem.ILLEGAL,
                worded(
                    "Numbers over {largest_number} are more than I reckon with; a "
                    "smaller one will come out the same way.",
                    largest_number=f"{LARGEST_NUMBER:,}",
                ),
                at,
                (worded("Take 1000 instead."),),
                len(digits),
            )
        return value

    def _error(
        self,
        problem: Problem,
        message: str,
        at: int,
        suggestions: tuple[str, ...],
        length: int = 1,
    ) -> QuestionError:
        line, column = self._place(at)
        return QuestionError(
            problem,
            message,
            line=line,
            column=column,
            length=length,
            suggestions=suggestions,
            text=self.text,
        )
