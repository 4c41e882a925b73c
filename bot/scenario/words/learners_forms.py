"""Which form a verb or a noun has by what stands before it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.tokens import ENDS, Kind, Token

Tokens = tuple[Token, ...]

_BE = frozenset("is are am 's was were".split())
_PAST = frozenset({"was", "were"})
_MANY_BE = frozenset({"are", "am", "were"})
_HAVE = frozenset({"have", "has"})
# Where a question or a clause begins, a form of "be" asks.
_OPENING = ENDS | {",", ":", "and", "but", "so", "then", "or"}
# What is done to nobody: behind a form of "be" it is done all the same.
_TO_NOBODY = frozenset("die survive live lose defend retaliate choose respond".split())
# Behind a verb: what it is done to, or with.
_OBJECTS = frozenset(
    "a an the my his her their its me him it them us this that one two three four both "
    "all with opponent enemy".split()
)
_OF_ONE = frozenset("he she it who".split())
# Behind one of these a verb has its plain form.
_HELPED = frozenset(
    "do does did can could will would may might must should to not let lets i you we "
    "they and or , if".split()
)
_NOUNS = frozenset(
    "unit ally creature champion spell ability card planeswalker shield weapon "
    "opponent "
    "enemy attacker blocker defender token permanent action instant sorcery trigger "
    "healer monster guy dude".split()
)
_OWNED = frozenset(
    "unit ally creature champion spell planeswalker life attacker blocker units allies "
    "creatures action".split()
)
_PLURALS = {it: it + "s" for it in _NOUNS} | {
    "ally": "allies", "ability": "abilities", "sorcery": "sorceries",
    "enemy": "enemies", "counter": "counters",
}  # fmt: skip
_MANY = frozenset("two three four five six both these those several".split())
_POINTS = frozenset("damage point points".split())
_FIGURES = frozenset({Kind.NUMBER, Kind.SIZE})
# "Is not open": no verb there.
_STATES = frozenset("open use".split())
_REGULAR = ("retaliate", "trade")
_FORMS = {
    word: (*verb.simple, verb.participle)
    for word, verb in TENSES.items()
    if word == verb.simple[0]
} | {it: (it, f"{it}s", f"{it}d", f"{it}d") for it in _REGULAR}
_BASE = frozenset(_FORMS)


def _word(token: Token, text: str) -> Token:
    return replace(token, kind=Kind.WORD, text=text, raw=text, value=None)


def singular_or_plural(tokens: Tokens) -> Tokens:
    """*tokens* with a plural behind "two", and "damage" for "damages"."""
    out = list(tokens)
    for at, token in enumerate(tokens):
        if token.text == "damages":
            out[at] = _word(token, "damage")
        elif token.text in _PLURALS and at and _counts(tokens, at - 1):
            out[at] = _word(token, _PLURALS[token.text])
        elif isinstance(token.value, int) and (
            _text(tokens, at + 1 + (_text(tokens, at + 1) == "more")) in _POINTS
        ):
            figure = str(token.value)
            out[at] = replace(token, kind=Kind.NUMBER, text=figure, raw=figure)
    return tuple(out)


def _counts(tokens: Sequence[Token], at: int) -> bool:
    """Whether more than one is counted there: not by "level 2", nor by "3 power"."""
    return tokens[at].text in _MANY


def agreeing(tokens: Tokens) -> Tokens:
    """*tokens* with each verb in the form that what it is said of needs."""
    out: list[Token] = []
    left_out = False
    for at, token in enumerate(tokens):
        if left_out:
            left_out = False
            continue
        here = [token]
        if token.kind is Kind.WORD and token.text in _BE:
            here, left_out = _being(tokens, at)
        elif token.text in _BASE or token.text == "have":
            here = [_said_of_one(tokens, at)]
        elif _is_foes(tokens, at):
            here = [
                _word(token, "opponent"),
                _word(replace(token, start=token.end), "'s"),
            ]
        out += here
    return tuple(out)


def _is_foes(tokens: Sequence[Token], at: int) -> bool:
    """ "Enemy ally attacks me": the opponent's, which "all enemy units" may not be."""
    told = _text(tokens, at) in {"opponent", "enemy"}
    every = _text(tokens, at - 1) in {"all", "each", "every", "of"}
    return told and not every and _text(tokens, at + 1) in _OWNED


def _text(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if 0 <= at < len(tokens) else "."


def _being(tokens: Tokens, at: int) -> tuple[list[Token], bool]:
    """What stands for "is" at *at*, and whether for the word behind it, too.

    "Is attack me" is "attacks me", "is prevent" is "is prevented", and "is it die" asks
    whether it does.
    """
    be, verb = tokens[at], _text(tokens, at + 1)
    if verb == "not" and _text(tokens, at + 2) in _BASE - _STATES:
        return [_word(be, "do" if be.text in _MANY_BE else "does")], False
    opens = _text(tokens, at - 1) in _OPENING
    if opens and verb not in _BASE:
        asks = _last_word(tokens, at) in _TO_NOBODY and be.text not in _PAST
        return [
            _word(be, "do" if be.text in _MANY_BE else "does") if asks else be
        ], False
    if opens and verb in _TO_NOBODY and _text(tokens, at + 2) in ENDS:
        return [_word(be, "does"), _word(replace(be, start=be.end), "it")], False
    if opens or (verb not in _BASE and verb not in _HAVE):
        return [be], False
    if verb in _HAVE:
        return [_word(be, "have" if be.text in _MANY_BE else "has")], True
    forms, behind = _FORMS[verb], _text(tokens, at + 2)
    # No player is blocked: "I am block by my 2/5".
    active = verb == "block" and be.text == "am"
    if verb in _TO_NOBODY or active or _is_object(tokens, at + 2):
        form = 2 if be.text in _PAST else 0 if be.text in _MANY_BE else 1
        return [_word(tokens[at + 1], forms[form])], True
    if behind == "by" or (verb not in {"attack", "block"} and forms[3] != verb):
        return [be, _word(tokens[at + 1], forms[3])], True
    return [be], False


def _is_object(tokens: Sequence[Token], at: int) -> bool:
    if at >= len(tokens):
        return False
    named = tokens[at].capital and tokens[at].text != "i"
    return named or tokens[at].text in _OBJECTS or tokens[at].kind in _FIGURES


def _last_word(tokens: Sequence[Token], at: int) -> str:
    """The last word of the sentence."""
    end = at
    while end < len(tokens) and tokens[end].text not in ENDS | {","}:
        end += 1
    return tokens[end - 1].text


def _said_of_one(tokens: Sequence[Token], at: int) -> Token:
    """The verb there, with its "s" where one alone does it."""
    before = _text(tokens, at - 1)
    clause = at
    while clause and tokens[clause - 1].text not in ENDS | {","}:
        clause -= 1
    helped = {it.text for it in tokens[clause:at]} & _HELPED
    one = before in _OF_ONE or (before in _NOUNS and not helped)
    if before in _OF_ONE and helped & {"do", "does", "did", "can", "will", "would"}:
        one = False
    if not one:
        return tokens[at]
    verb = tokens[at].text
    return _word(tokens[at], "has" if verb == "have" else _FORMS[verb][1])


_OF_LIFE = frozenset(
    "how many much what which is are am do does did have has had i me my we life "
    "total point points after now then this that it at on with in the to of stay "
    "stays remain remains remaining left become becomes be been end finish finishes "
    "arrive get there still will would can combat opponent he him his they their only "
    "so and number health falls fall goes go down drops drop sinks sink reach "
    "reaches".split()
)
_ASKING = frozenset("how what which".split())
_WHOSE = {
    "i": "my", "me": "my", "my": "my", "opponent": "my opponent 's", "he": "his",
    "him": "his", "his": "his", "they": "their", "their": "their",
}  # fmt: skip
_BOUNDS = ENDS | {","}


def life_asked(tokens: Tokens) -> Tokens:
    """*tokens* with "what is my life" for whatever asks only that."""
    start = 0
    for end in range(len(tokens) + 1):
        if end < len(tokens) and tokens[end].text not in _BOUNDS:
            continue
        said = {it.text for it in tokens[start:end]}
        whose = {_WHOSE[it] for it in said & _WHOSE.keys()}
        asks = said & _ASKING and said & {"life", "health"} and said <= _OF_LIFE
        if asks and len(whose) == 1:
            told = f"what is {min(whose)} life"
            asked = [_word(tokens[start], it) for it in told.split()]
            asked[-1] = replace(asked[-1], end=tokens[end - 1].end)
            return (*tokens[:start], *asked, *life_asked(tokens[end:]))
        start = end + 1
    return tokens


_LED = frozenset("with has have use uses play plays cast casts by and is , of".split())
_AT = frozenset("on to at do does can".split())
_LEADING = frozenset("unit ally creature spell shield action card champion".split())


def with_articles(tokens: Tokens) -> Tokens:
    """*tokens* with an article before a thing that has none."""
    out: list[Token] = []
    for at, token in enumerate(tokens):
        before = _text(tokens, at - 1)
        starts = before in ENDS and _text(tokens, at + 1) != ":"
        # "With Shield 2": a keyword.
        counted = at + 1 < len(tokens) and tokens[at + 1].kind is Kind.NUMBER
        if (
            token.text in _LEADING
            and not counted
            and (
                starts or before in _LED or (before in _AT and token.text == "champion")
            )
        ):
            article = "the" if token.text == "champion" else "a"
            out.append(_word(replace(token, end=token.start), article))
        out.append(token)
    return tuple(out)
