"""Several shields that are alike: "two prevent-2 shields"."""

import re
from dataclasses import replace

from bot.errors import Problem, QuestionError
from bot.scenario.words.rewriting import Around
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.scenario.words.tokens import Kind, Token
from bot.worded import worded

_MOST = 120
# "Two prevent-2 shields on my Bear": all of them lie there.
_APART = frozenset({"different", "separate", "distinct", "individual"})
_WHERE = frozenset(["on", "for", "to", "each", "over"])
_ENDS = frozenset([".", ",", ";", ":", "?", "!", "\n", "and", "(", ")"])


def each_shield(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "a prevent-2 shield and a prevent-2 shield" in its place."""
    tokens = said_once(_alike(tokens), around.text)
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        token, count = tokens[at], count_of(tokens[at])
        if not count and token.raw.isdecimal() and _shields(tokens, at + 1):
            count = int(token.raw)
        if count > _MOST and _shields(tokens, at + 1):
            raise QuestionError(
                Problem.LIMIT,
                worded("I keep track of at most {n} shields that are alike.", n=_MOST),
                line=token.line,
                column=token.column,
                length=len(token.raw),
                text=around.text,
            )
        if token.text == "one" and _shields(tokens, at + 1, "shield"):
            token = replace(token, text="a")  # and no creature that has it
        apart = tokens[at + 1 : at + 2] != () and tokens[at + 1].text in _APART
        end = _shields(tokens, at + 1 + apart) if 1 < count <= _MOST else 0
        where = where_they_lie(tokens, end) if end else 0
        if not end or where < end:
            out.append(token)
            at += 1
            continue
        one = replace(token, kind=Kind.WORD, text="a", value=None)
        last = replace(tokens[end - 1], text="shield")
        for number in range(count):
            if number:
                out.append(replace(token, kind=Kind.WORD, text="and", value=None))
            out += (one, *tokens[at + 1 + apart : end - 1], last, *tokens[end:where])
        at = where
    return tuple(out)


_WHOM = r"(?:it|him|her|me|(?:my|the|this|that|his|her) \w+)"
# "A prevent-2 shield that prevents the next 2 damage to it", in whatever form.
_SAID_AGAIN = re.compile(
    rf"prevent (?:- )?(?P<n>\d+)(?: shield)?(?: on {_WHOM})?"
    r"(?P<again>(?:(?: ,)? (?:that|which|who) (?:will |would |can )?"
    r"(?:prevents?|stops?|absorbs?)| prevent) (?:up to )?(?:the )?(?:next )?"
    rf"(?P<m>\d+|{'|'.join(NUMBER_WORDS)})"
    rf"(?: damages?| dmg)?(?: (?:to|on|for) {_WHOM})?)(?= [.,;!?]| and |$)"
)


def said_once(tokens: tuple[Token, ...], text: str = "") -> tuple[Token, ...]:
    """ "A prevent-2 shield that prevents 2 damage" without what says it again.

    Raises QuestionError (AMBIGUOUS) where that says another number.
    """
    for at, token in enumerate(tokens):
        if token.text != "prevent":
            continue
        behind = " ".join(it.text for it in tokens[at : at + _LONGEST + 4])
        said = _SAID_AGAIN.match(behind)
        start = at + len(behind[: said.start("again")].split()) if said else at
        end = start + len(said["again"].split()) if said else at
        if said is not None and said["n"] != str(
            NUMBER_WORDS.get(said["m"], said["m"])
        ):
            if not text or " prevent " in f" {said['again']}":
                continue  # "A prevent-2, prevent 3 the next turn": of another
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded(
                    "Does the shield prevent {n} damage or {m}?",
                    n=said["n"],
                    m=said["m"],
                ),
                line=token.line,
                column=token.column,
                length=tokens[end - 1].end - token.start,
                text=text,
                instead=[f"prevent-{said[it]} shield" for it in "nm"],
            )
        if said is not None:
            return said_once((*tokens[:start], *tokens[end:]), text)
    return tokens


# Behind "two shields" and "one … shield", what says of each how much it prevents.
_PREVENTS = r"(?:prevent(?:s|ing)?|stop(?:s|ping)?|absorb(?:s|ing)?|for|of)"
_POINTS = r"(?:the next )?#(?: points?)?(?: of)?(?: damage)?"
_OF_EACH = re.compile(
    rf"(?P<on> on (?:(?:my|his|her|their|the) )?[^ ,.]+)?"
    rf" (?:[,.;:(-] )?(?:and )?(?:(?:that|which) )?(?:"
    rf"(?:each|both|all)(?: of (?:them|which)| \#)? (?:would )?{_PREVENTS} {_POINTS}"
    rf"|(?:would )?{_PREVENTS} {_POINTS} (?:each|apiece)|of #(?! and #))"
    rf"(?P<end> (?:to|on) (?=me|my|him|his|it|her|them|the)| [.,;:!?)]| \n| and|$)"
)


def _alike(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Two shields, each prevents 2" as "two prevent-2 shields"."""
    for at, token in enumerate(tokens):
        if token.text != "shields" or not at:
            continue
        count = at - 1 - (tokens[at - 1].text in {"prevention", "prevent"})
        if count < 0 or not 1 < count_of(tokens[count]) <= _MOST:
            continue
        behind = tokens[at + 1 : at + 1 + _LONGEST]
        words = ["#" if count_of(it) else it.text for it in behind]
        said = _OF_EACH.match(" " + " ".join(words))
        if said is None:
            continue
        on, end = (said[it] or "" for it in ("on", "end"))
        long = len(said[0].split()) - len(end.split())
        number = [it for it in behind[:long] if count_of(it)][-1]
        like = replace(token, kind=Kind.WORD, value=None)
        where = behind[: len(on.split())]
        if end == " to ":
            where, long = (replace(like, text="on", raw="on"),), long + 1
        points = (replace(like, text="prevent", raw="prevent"), number)
        rest = tokens[at + 1 + long + (end == " )") :]
        return _alike((*tokens[: count + 1], *points, token, *where, *rest))
    return tokens


_LONGEST = 16


def where_they_lie(tokens: tuple[Token, ...], at: int) -> int:
    """The end of "on my Bear" at *at*; *at* if nothing lies anywhere, 0 if unclear."""
    if at >= len(tokens) or tokens[at].text not in _WHERE:
        return at
    end = at + 1
    while end < len(tokens) and tokens[end].text not in _ENDS:
        if end > at + 4 or tokens[end].text in {"each", "all", "both"}:
            return 0
        end += 1
    return end if tokens[at].text == "on" and end > at + 1 else 0


def count_of(token: Token) -> int:
    """The number that *token* is, 0 if none."""
    if token.kind is Kind.NUMBER:
        return int(token.raw) if token.raw.isdecimal() and len(token.raw) < 3 else 0
    return NUMBER_WORDS.get(token.text, 0) if token.kind is Kind.WORD else 0


def _shields(tokens: tuple[Token, ...], at: int, noun: str = "shields") -> int:
    """The end of "prevent-2 shields" or "2-point shields" at *at*, 0 if none."""
    here = at
    said = [it.text for it in tokens[at : at + 1]]
    if said in (["prevent"], ["prevention"]):
        here += 1
        here += tokens[here : here + 1] != () and tokens[here].text == "-"
    if here >= len(tokens) or tokens[here].kind is not Kind.NUMBER:
        return 0
    here += 1
    if here == at + 1:
        here += here < len(tokens) and tokens[here].text == "-"
        if here >= len(tokens) or tokens[here].text not in {"point", "damage"}:
            return 0
        here += 1
    here += here < len(tokens) and tokens[here].text == "prevention"
    ends = here < len(tokens) and tokens[here].text == noun
    return here + 1 if ends else 0
