"""Words that hedge or stress and say nothing: "like three counters", "I only had"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.small_words import HAVING
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_mark

# Nothing a game knows: wherever they stand, the sentence says the same without them.
_EMPTY = frozenset(
    "literally totally obviously honestly apparently stupidly foolishly kinda sorta "
    "lol lmao haha hehe rofl xd freaking frickin fricking friggin fucking "
    "damn somehow randomly proudly happily gladly quickly smugly currently "
    "presently temporarily anyway anyways anyhow".split()
)
_HIMSELF = frozenset("himself herself themselves myself yourself".split())
_LITTLE = frozenset("just only merely like basically maybe legit".split())
# Without any of these, or a size, nothing goes.
_LOOKED_AT = (
    _EMPTY
    | _HIMSELF
    | _LITTLE
    | frozenset("already everything in that which all each both".split())
)
_ARTICLES = frozenset("a an one two three four five six some my his her their".split())
_PEOPLE = frozenset("i he she they we you".split())
_DONE = frozenset(
    "deal deals dealt take takes took cast casts bolt bolts bolted hits attacks "
    "attacked swings swung".split()
)
_ALLOWED = {""} | frozenset(
    "can could may might must should not or if will would whenever when do does "
    "did".split()
)
# "something like a 2/2", "is not like a": there it compares.
_COMPARED = frozenset(
    "something anything nothing creature creatures thing things card cards not "
    "effect effects spell spells works work looks look".split()
)


def unhedged(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without the words that change nothing; never within a name."""
    if [it for it in tokens if it.kind is Kind.SIZE or it.text in _LOOKED_AT]:
        tokens = _listed(tuple(_kept(tokens)))
    return _asked(tokens)


def _listed(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Everything (two 2/2s and a 3/3)" and "3 goblins (all 1/1)" without the rest."""
    out: list[Token] = []
    at, closing, end = 0, -1, -1
    while at < len(tokens):
        token = tokens[at]
        if at > end:
            rest = range(at, len(tokens))
            end = next((n for n in rest if tokens[n].text == ")"), len(tokens))
        if token.text == "everything" and at + 1 < end and tokens[at + 1].text == "(":
            if any(it.kind is Kind.SIZE for it in tokens[at:end]):
                at, closing = at + 2, end
                continue
        if at == closing:
            at += 1
            continue
        said = tuple([it.text for it in tokens[at : at + 3]])
        if said in {("in", "all", ":"), ("in", "total", ":")}:
            at += 2  # "three creatures in all: …"
            continue
        if said[0] in {"that", "which"} and said[1:] in _OF_BOTH and out:
            # "a 2/2 and a 3/3 that both have wither": told of either
            both = replace(token, text="both", raw="both")
            out += [
                *([] if out[-1].text == "," else [as_mark(token, ",")]),
                both, replace(token, text="with", raw="with"),
            ]  # fmt: skip
            at += 3
            continue
        if said[:2] == ("both", "blocking") and _ends_a_list(out):
            at += 1  # "into a 1/1 and a 2/2 both blocking"
            continue
        if out and _restated(tokens, at, out):
            # "one creature (1/1 flyer)" is one 1/1 flyer.
            out.pop()
            at, closing = at + 1, end if token.text == "(" else closing
            continue
        opened = out and out[-1].text == "(" and end - at == 2
        # "Odd Knight and Odd Ox (both 1/3)": told of names, it is told of each.
        if token.text in _ALL and opened and not (len(out) > 1 and out[-2].capital):
            at += 1
            continue
        if token.kind is Kind.SIZE and out and out[-1].kind is Kind.SIZE:
            # "2/2 3/3" are two creatures.
            out.append(replace(token, kind=Kind.WORD, text="and", raw="", value=None))
        if _goes_on_listing(tokens, at, out):
            out.append(as_mark(token, ","))
        if out and out[-1].kind is Kind.SIZE and _names_again(tokens, at, end, out):
            at += 1
            continue
        out.append(token)
        at += 1
    return tuple(out)


def _goes_on_listing(tokens: tuple[Token, ...], at: int, before: list[Token]) -> bool:
    """Where a comma is left out of "a 3/3 a 2/2 and a 4/4"."""
    if not before or before[-1].kind is not Kind.SIZE:
        return False
    texts = [it.text for it in tokens[at : at + 5]]
    kinds = [it.kind is Kind.SIZE for it in tokens[at : at + 5]]
    if len(texts) < 5 or texts[0] not in {"a", "an"} or not kinds[1]:
        return False
    joined = texts[2] in {"and", ",", "n", "&"} and texts[3] in {"a", "an"}
    return joined and kinds[4]


def _ends_a_list(before: list[Token]) -> bool:
    """Whether "a 1/1 and a 2/2" stands there, and no more than these two."""
    listed = [it for it in before[-5:] if it.kind is Kind.SIZE]
    joined = len(before) > 4 and any(it.text == "and" for it in before[-4:-1])
    return len(listed) == 2 and joined and before[-1].kind is Kind.SIZE


_OF_BOTH = {("both", "have"), ("each", "have"), ("each", "has"), ("both", "has")}


def _restated(tokens: tuple[Token, ...], at: int, before: list[Token]) -> bool:
    """Whether the size of "one creature (1/1)", "a creature a 2/2" opens there."""
    if len(before) < 2 or before[-1].text not in _NOBODY_IN_PARTICULAR:
        return False
    if before[-2].text not in {"one", "a", "1"} or at + 1 >= len(tokens):
        return False
    return tokens[at].text in {"(", "a"} and tokens[at + 1].kind is Kind.SIZE


_NOBODY_IN_PARTICULAR = frozenset("creature guy dude blocker".split())


def _names_again(
    tokens: tuple[Token, ...], at: int, end: int, before: list[Token]
) -> bool:
    """The "wall" of "a blocker (0/1 wall)": what it is was said before."""
    opens = len(before) > 1 and before[-2].text == "("
    if opens and len(before) > 2 and before[-3].capital:
        # "Undead Alchemist (4/2 Zombie)": no name says all that the card is.
        opens = tokens[at].text in {*_NO_KIND, before[-3].text}
    plain = tokens[at].kind is Kind.WORD and tokens[at].text in _CREATURES
    return opens and plain and at == end - 1


_NO_KIND = frozenset("creature token guy dude chump".split())
_CREATURES = _NO_KIND | frozenset(
    "wall plant bear goblin soldier zombie elf human beast bird saproling thopter "
    "spirit cat dog wolf rat insect".split()
)
_ALL = frozenset(["all", "each", "both"])


def _asked(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "…, who dies" at the end of all asks, though no mark says so."""
    ends = [it.text for it in tokens[-3:]]
    if len(ends) < 3 or ends[0] not in {",", "."} or ends[1] not in {"who", "what"}:
        return tokens
    if ends[2] not in {"dies", "survives", "lives", "wins", "happens"}:
        return tokens
    last = tokens[-1]
    mark = replace(last, kind=Kind.MARK, text="?", raw="", start=last.end, value=None)
    return (*tokens, mark)


def _kept(tokens: tuple[Token, ...]) -> Iterator[Token]:
    said: Token | None = None
    past = 0
    for at, token in enumerate(tokens):
        if at > 1 and tokens[at - 1].kind is Kind.SIZE:
            past = max(past, _afterthought(tokens, at))
        if at < past:
            continue
        following = tokens[at + 1] if at + 1 < len(tokens) else None
        if not _is_empty(token, following, said) or _likens(tokens, at, said):
            yield token
            said = token


def _afterthought(tokens: tuple[Token, ...], at: int) -> int:
    """The end of the "besides" of "a 3/3 and a 2/2 besides"; 0 where none is.

    A size stands in front of *at*.
    """
    if tokens[at - 2].text not in {"a", "an", "one", "another"}:
        return 0  # "… and my 2/2 too": what is done is done to it as well
    for words in _BESIDES:
        end = at + len(words)
        if tuple(it.text for it in tokens[at:end]) == words:
            behind = tokens[end].text if end < len(tokens) else ""
            return end if behind in _GOES_ON else 0
    return 0


_BESIDES = tuple(
    tuple(words.split())
    for words in ("besides", "too", "as well", "as well as that", "also", "left")
)
_GOES_ON = frozenset({"", ",", ".", ";", "and", "\n"})


def _is_empty(token: Token, following: Token | None, before: Token | None) -> bool:
    if token.kind is not Kind.WORD or following is None:
        return False
    if token.capital and (following.capital or before is None or before.capital):
        return False
    said = before.text if before is not None else ""
    if token.text in _HIMSELF:
        # "He destroys the 2/2 himself": nobody else does. "Alice herself": Alice.
        sized = before is not None and before.kind is Kind.SIZE
        return sized or said in _CREATURES or said in FIRST_NAMES | {"planeswalker"}
    if token.text == "already" and following.text in {"and", ",", "."}:
        return before is not None and before.kind is Kind.WORD
    if token.text in _EMPTY:
        return before is not None and before.kind is Kind.WORD
    if token.text not in _LITTLE:
        return False
    if token.text in {"just", "only"} and following.text in HAVING:
        return said in _PEOPLE
    if token.text == "only":
        # "His spell only deals 2": of what may be done it says more than that.
        done = following.text in _DONE and said not in _ALLOWED
        return done or (said in HAVING and _counts(following))
    return _counts(following) and said not in _COMPARED and said not in {"", "or"}


def _likens(tokens: tuple[Token, ...], at: int, before: Token | None) -> bool:
    """ "I swing into it like an idiot": how it is done, and no hedge."""
    if tokens[at].text != "like" or before is None:
        return False
    words = [it.text for it in tokens[at + 1 : at + 5]]
    ends = [n for n, it in enumerate(words) if it in _GOES_ON or it == "but"]
    done = before.kind is Kind.SIZE or before.text in _DONE_TO
    return done and words[:1] in (["a"], ["an"]) and bool(ends) and ends[0] in {2, 3}


_DONE_TO = frozenset(
    "it him her me them in attack attacks attacked swing swings".split()
)


def _counts(token: Token) -> bool:
    return (
        token.kind in {Kind.SIZE, Kind.NUMBER}
        or token.text in _ARTICLES
        or token.value is not None
    )
