"""Questions that stand behind "I'd like to know if …", asked straight out.

Read as it stands, what may be so would be told.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.tokens import ENDS, Kind, Token

_LEADS = tuple(
    tuple(words.split())
    for words in (
        "know", "tell me", "tell us", "wonder", "wondering", "ask", "asking", "asked",
        "sure", "unsure", "question is", "find out", "see", "curious", "no idea",
        "explain", "clarify", "confirm", "not clear", "unclear", "understand",
        "check", "arguing", "argue", "disagree", "debating", "agree", "figure out",
        "work out", "clue", "any idea", "determine",
    )
)  # fmt: skip
# "Trying to work out |how much| I take": before what is asked with a word of its own.
_OPEN_LEADS = tuple(
    tuple(words.split())
    for words in (
        "to know", "not know", "wanna know", "you know", "wondering", "wonder",
        "figure out", "work out", "find out", "not sure", "unsure", "no idea",
        "any idea", "no clue", "not clear", "unclear", "curious", "agree", "arguing",
        "argue", "argued", "disagree", "disagreed", "debating", "calculate",
        "determine", "to see", "to understand", "to ask", "asking", "question is",
        "clarify", "tell me", "tell us", "to state",
    )
)  # fmt: skip
_OPEN = {
    "how": frozenset("much many big often low high".split()),
    "who": frozenset("wins won dies died survives survived lives chooses".split()),
    "what": frozenset("happens happened dies died survives survived life".split()),
    "which": frozenset("of one ones unit units creature creatures ally allies".split()),
}
# "Is it right that it dies?"
_RIGHT = tuple(
    tuple(words.split())
    for words in (
        "right", "true", "correct", "checking", "confirm", "verify",
    )
)  # fmt: skip
_TO = frozenset(["if", "whether", "that"])
_ABOUT = frozenset(["about", "over", "on", "as"])
_HELPING = frozenset(
    "is are was were can could will would do does did has have should may am".split()
)
_PLURAL = frozenset("i we you they both all these those".split())
# "… I'd like to know |if|": nothing but who wants to know stands before it.
_LONGEST_LEAD = 12


def _forms() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for row in (
        "deal take die survive gain lose draw block attack_with attack destroy push "
        "save prevent stay fight exile return"
    ).split():
        for form in VERBS[row].active:
            base = form[0]
            if len(form) > 1 or base.endswith("ing"):
                continue
            known = {it[0] for it in VERBS[row].active if len(it) == 1}
            if base.endswith("s") and (bare := _bare(base, known)):
                found.setdefault(base, (bare, "does"))
            elif base in known:
                found.setdefault(base, (base, "do"))
    for base in "work help stop apply count trigger matter get go come kill".split():
        found.setdefault(base, (base, "do"))
        third = base + ("es" if base.endswith("o") else "s")
        found.setdefault(third.replace("ys", "ies"), (base, "does"))
    return found


def _bare(word: str, known: set[str]) -> str:
    """The verb that *word* is the third person of: dies, takes, deals."""
    for bare in (word[:-1], word[:-2], word[:-3] + "y"):
        if bare in known:
            return bare
    return ""


_FORMS = _forms()


def asked_straight(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """*tokens* with "does the 6/6 die?" for "I wonder if the 6/6 dies.".

    "How much I take?" stands for "not sure how much I take." as well.
    """
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        is_open = token.text in _OPEN and _is_open(tokens, at)
        begin = _lead(out, _OPEN_LEADS) if is_open else -1
        if begin >= 0:
            end = _end(tokens, at)
            del out[begin:]
            out += [*tokens[at:end], _asked(tokens[end - 1])]
            at = end + (end < len(tokens) and tokens[end].text in _STOPS)
            continue
        if token.text not in _TO:
            out.append(token)
            at += 1
            continue
        begin = _lead(out, _RIGHT if token.text == "that" else _LEADS)
        end = _end(tokens, at + 1) if begin >= 0 else at + 1
        straight = _straight(tokens[at + 1 : end])
        if token.text == "that" and _in_general(straight):
            straight = ()
        if not straight:
            out.append(token)
            at += 1
            continue
        del out[begin:]
        out += [*straight, _asked(tokens[end - 1])]
        at = end + (end < len(tokens) and tokens[end].text in _STOPS)
    return tuple(out)


_STOPS = frozenset([".", "?", "!"])


def _asked(last: Token) -> Token:
    """The mark behind a question that ends with *last*."""
    return replace(last, kind=Kind.MARK, text="?", raw="", value=None)


def _is_open(tokens: Sequence[Token], at: int) -> bool:
    behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return behind in _OPEN[tokens[at].text]


def _in_general(straight: Sequence[Token]) -> bool:
    """ "Is it true that you can't regenerate?": asked of no case."""
    said = {it.text for it in straight[1:3]}
    return bool(said & {"you", "one", "we", "not"})


def _lead(before: Sequence[Token], leads: Sequence[tuple[str, ...]]) -> int:
    """Where the clause begins that ends with "… like to know"; -1 for no such one."""
    at = len(before)
    said = [it.text for it in before[max(0, at - 3) :]]
    said = said[:-1] if said and said[-1] in _ABOUT else said
    if not any(tuple(said[-len(words) :]) == words for words in leads):
        return -1
    while at > 0 and before[at - 1].text not in ENDS | {",", "and", "but", "so"}:
        at -= 1
        if before[at].kind is not Kind.WORD or len(before) - at > _LONGEST_LEAD:
            return -1
    return at


def _end(tokens: Sequence[Token], at: int) -> int:
    while at < len(tokens) and tokens[at].text not in ENDS:
        joined = tokens[at].text in {"and", "or", "but"} and tokens[at - 1].text == ","
        if joined:
            return at - 1
        at += 1
    return at


def _straight(body: Sequence[Token]) -> tuple[Token, ...]:
    """*body* with its verb first: "it can block" as "can it block"; () if none."""
    if body and body[0].text in {"if", "when"}:
        return ()
    for at in range(1, len(body)):
        token, before = body[at], body[at - 1].text
        if token.kind is not Kind.WORD:
            continue
        if token.text in _HELPING:
            return (replace(token, raw=""), *body[:at], *body[at + 1 :])
        base, helping = _FORMS.get(token.text, ("", ""))
        if base and (helping == "does" or before in _PLURAL):
            verb = replace(token, text=base)
            return (replace(token, text=helping), *body[:at], verb, *body[at + 1 :])
    return ()
