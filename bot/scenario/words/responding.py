""" "I respond by gaining 4 life": "in response I gain 4 life", whatever is done."""

from collections.abc import Sequence

from bot.scenario.words.lexicon import TENSES, VERBS
from bot.scenario.words.tokens import ENDS, Token
from bot.scenario.words.written import as_mark, as_word

_RESPONDS = frozenset(
    "respond responds responded react reacts reacted reply replies replied answer "
    "answers answered".split()
)
_IT = frozenset("it this that him her them".split())
_SAVES = frozenset("save saves saved protect protects protected".split())
RESPONDING = _RESPONDS | _SAVES
# These are read behind "by" as they stand, with the card that does them.
_READ = frozenset(
    "casting using activating playing sacrificing removing returning bouncing exiling "
    "flickering blinking destroying killing pumping targeting flashing".split()
)
_BEGUN = ENDS | frozenset(", and but then so : ; ( )".split())
_NOT_SUBJECTS = frozenset("who which that what".split())
_ASKING = frozenset("can could may might would does do did will".split())
_LONGEST = 4
# "To my bolt on his 3/3 with flying".
_LONGEST_SPELL = 10
_AT = frozenset("on at targeting".split())
_KNOWN = frozenset(TENSES) | {
    form[0] for verb in VERBS.values() for form in verb.active if form
}


def responding(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with what somebody responds by doing told as done in response."""
    found = list(tokens)
    at = 0
    while at < len(found):
        by = _by(found, at)
        base = _base(found[by + 1].text) if by and by + 1 < len(found) else None
        aimed = any(it.text in _AT for it in found[at + 1 : by])
        reads = not aimed and found[at].text not in _SAVES
        if base is None or (reads and _reads(found, by + 1)):
            at += 1
            continue
        begin = at
        while begin and found[begin - 1].text not in _BEGUN:
            begin -= 1
        who = found[begin:at]
        # "Can I save it by …?" asks whether that does.
        no = _NOT_SUBJECTS | (_ASKING if found[at].text in _SAVES else set())
        if len(who) > _LONGEST or any(it.text in no for it in who):
            at += 1
            continue
        spell = [] if found[at].text in _SAVES else found[at + 1 : by]
        led = [as_word(found[at], it) for it in ("in", "response")]
        led += [*spell, as_mark(found[at], ",")] if spell else []
        does = as_word(found[by + 1], base)
        found[begin : by + 2] = [*led, *who, does]
        at = begin + len(led) + len(who)
    return tokens if found == [*tokens] else tuple(found)


def _base(doing: str) -> str | None:
    """ "put" of "putting"; None where no verb is known that ends so."""
    if not doing.endswith("ing"):
        return None
    stem = doing.removesuffix("ing")
    ways = (f"{stem}e", stem, stem[:-1])
    return next((it for it in ways if len(it) > 1 and it in _KNOWN), None)


def _by(tokens: Sequence[Token], at: int) -> int:
    """Where "by" stands in "responds (to the Bolt) by"; 0 where nobody does."""
    if tokens[at].text in _SAVES:
        said = [it.text for it in tokens[at + 1 : at + 3]]
        return at + 2 if said[1:] == ["by"] and said[0] in _IT else 0
    if tokens[at].text not in _RESPONDS:
        return 0
    end = at + 1
    if end < len(tokens) and tokens[end].text == "to":
        while end < min(len(tokens), at + 2 + _LONGEST_SPELL):
            if tokens[end].text in {"by", *_BEGUN}:
                break
            end += 1
    return end if [it.text for it in tokens[end : end + 1]] == ["by"] else 0


def _reads(tokens: Sequence[Token], at: int) -> bool:
    """Whether a card stands behind what is done: "bouncing it with Unsummon"."""
    if tokens[at].text not in _READ:
        return False
    if tokens[at].text in _ALONE:
        return True
    behind = at
    while behind < len(tokens) and tokens[behind].text not in ENDS:
        if tokens[behind].text in {"with", "using", "from", "to"}:
            return True
        behind += 1
    return False


_ALONE = frozenset("casting using activating playing sacrificing removing".split())
