"""A text and the place at fault in it, and what may stand there instead."""

import re

from bot.errors import Offer, QuestionError, letter_at
from bot.scenario.reading.changes import changed, standing_for
from bot.scenario.words.marked import quotations
from bot.worded import worded

_END = re.compile(r"[.?!;](?=\s|$)|\n")
GAME = re.compile(r"\s*[A-Za-z. 0-9]+:\s+")


class Told:
    """The text, the place at fault in it, and the sentence around that."""

    def __init__(self, text: str, error: QuestionError) -> None:
        self.text = text
        self.start = letter_at(text, error.line, error.column)
        self.stop = self.start + error.length
        inside = quotations(text)
        ends = [
            it.end()
            for it in _END.finditer(text)
            if not any(begin < it.start() < end for begin, end in inside)
        ]
        game = GAME.match(text)
        opens = game.end() if game else 0
        begin = max((it for it in ends if it <= self.start), default=opens)
        spaces = len(text[begin:]) - len(text[begin:].lstrip())
        self.begin = begin + spaces
        self.end = min((it for it in ends if it >= self.stop), default=len(text))
        earlier = [it for it in (opens, *ends) if it < begin]
        self.before = earlier[-1] if earlier else self.begin

    @property
    def sentence(self) -> str:
        return self.text[self.begin : self.end]

    def put(self, start: int, end: int, words: str) -> Offer:
        """Other *words* from *start* to *end*, those there left out where none are."""
        old = self.text[start:end].strip(" ,")
        new = words.strip(" .")
        said = standing_for(new, old.rstrip("."))
        if not new or not old:
            said = worded("without “{said}”", said=old)
            said = said if old else worded("with “{option}”", option=new)
        made = changed(self.text, said, (start, end, words))
        text = re.sub(r" +(?=[.,?!])|(?<=\S) +(?= \S)", "", made.text)
        return Offer(re.sub(r"(^|[.?!] ), *", r"\1", text), said)

    def instead(self, sentence: str) -> Offer:
        """Another *sentence* for that one."""
        return self.put(self.begin, self.end, sentence)
