"""What people leave out at the end of a sentence, or write otherwise."""

from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.words.bulleted import is_sentence
from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.tokens import ENDS, Kind, Token

_ASKING = frozenset(
    "what what's which who who's whose how how's where where's why does do did is are "
    "am was can could will would should doesn't don't didn't isn't aren't wasn't won't "
    "can't couldn't wouldn't shouldn't".split()
)
_GOING_ON = frozenset(
    "and so then but also yo hey hi ok okay well wait bro dude lol um uh".split()
)


def with_question_mark(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with the mark that the question at the very end goes without."""
    if not tokens or tokens[-1].text in ENDS or tokens[-1].kind not in _LAST:
        return tokens
    before = (at for at, it in enumerate(tokens) if it.text in ENDS)
    begin = max(before, default=-1) + 1
    while tokens[begin].text in _GOING_ON and begin + 1 < len(tokens):
        begin += 1
    words = tokens[begin : begin + 2]
    if len(words) < 2 or words[0].text not in _ASKING or words[1].kind is Kind.NUMBER:
        return tokens
    if without_subject([it.text for it in tokens[begin:]]):
        return tokens
    last = tokens[-1]
    if last.kind is not Kind.WORD and not _asks(words[0].text, words[1].text):
        return tokens  # "which 2/2"
    mark = replace(last, kind=Kind.MARK, text="?", raw="?", start=last.end)
    return (*tokens, mark)


def without_subject(said: Sequence[str]) -> bool:
    """ "Can't be prevented", "is gone", "doesn't apply": told of what stands before.

    A question has whoever it asks of behind its verb.
    """
    if len(said) < 2:
        return False
    verb = said[0].removesuffix("n't")
    denied = verb != said[0] or said[1] == "not"
    behind = said[2] if said[1] == "not" and len(said) > 2 else said[1]
    if verb in _BEING:
        return denied or behind.endswith("ed") or behind in _SO
    does = behind in _DOES_SO or (denied and behind in TENSES)
    return said[0] in _ASKING - _OPENING and (behind == "be" or does)


# "It is off", "it does have lifelink", without what is so.
_SO = frozenset("gone off over dead down not now still already also".split())
_DOES_SO = frozenset("be have apply work".split())


def question_apart(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a full stop before the question that is typed right behind.

    "He bolts me am I dead": nothing but a question has its verb before who does it.
    """
    if not tokens or (tokens[-1].kind is not Kind.WORD and tokens[-1].text != "?"):
        return tokens
    last = len(tokens) - (tokens[-1].text == "?")
    before = (at for at in range(last) if tokens[at].text in _BEFORE)
    begin = max(before, default=-1) + 1
    for at in range(begin, last - 1):
        if not _asks(tokens[at].text, tokens[at + 1].text):
            continue
        if at < begin + 2 or tokens[at - 1].text in _LED:
            break
        if _OPENING.isdisjoint(it.text for it in tokens[begin:at]):
            end = tokens[at - 1].end
            stop = replace(
                tokens[at], kind=Kind.MARK, text=".", raw="", start=end, end=end
            )
            rest = tokens[at:]
            if tokens[-1].text != "?":
                mark = tokens[-1]
                rest += (replace(mark, kind=Kind.MARK, text="?", raw="?",
                                 start=mark.end, end=mark.end),)  # fmt: skip
            return (*tokens[:at], stop, *rest)
        break
    return tokens


def _asks(verb: str, who: str) -> bool:
    """Whether "am i", "does my", "what am" begin a question."""
    if verb in _WHAT:
        return who in _BEING | _DOING | _OF_WHAT
    return (verb in _BEING | _DOING and who in _WHO) or (verb in _DOING and who in _MY)


_BEFORE = ENDS | {",", ":", "(", ")", "-"}
_BEING = frozenset("am is are was were".split())
_DOING = frozenset("do does did can could will would".split())
_LAST = frozenset({Kind.WORD, Kind.SIZE})
_WHAT = frozenset({"what", "how", "where"})
_OF_WHAT = frozenset("much many life happens".split())
_WHO = frozenset("i he she it they we that this".split())
_MY = frozenset({"my", "his", "her"})
# What stands between them, or begins the question itself.
_LED = frozenset(
    "and but so then or if when because nor neither only not than as that which who "
    "now yo ok lol wait like well bro know knows wonder wondering sure tell me idea "
    "asking asks ask see about of at on for to in with from by no matter show explain "
    "out say says what how where i he she".split()
)
_OPENING = frozenset(
    "what what's which how how's who who's whose where where's why when whether if "
    "much many".split()
)


def full_stops(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a full stop for each semicolon: what is behind it is a sentence.

    So is "the opponent controls …" behind a wording that ends with its own.
    """
    out: list[Token] = []
    for at, it in enumerate(tokens):
        out.append(replace(it, text=".", raw=".") if it.text == ";" else it)
        if it.kind is Kind.QUOTE and _opponent_acts(tokens[at + 1 : at + 4]):
            if str(it.value).rstrip()[-1:] in {".", "!"}:
                out.append(replace(it, kind=Kind.MARK, text=".", raw=".", start=it.end))
    return tuple(out)


STOPPING = frozenset({";", "opponent", "opp"})


def _opponent_acts(said: Sequence[Token]) -> bool:
    words = [it.text for it in said]
    words = words[words[:1] == ["the"] :]
    named = len(words) > 1 and words[0] in {"opponent", "opp"}
    return named and words[1] in _ACTING


_ACTING = frozenset(
    "controls has have owns casts cast attacks blocks plays activates uses".split()
)


def parted_by_dashes(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a full stop for each dash before what begins a sentence.

    "I have a 4/4 - He blocks it": a capital, or who does or asks something, begins it;
    "My Bear – a 2/2 – attacks" goes on.
    """
    out = list(tokens)
    for at in range(1, len(tokens) - 1):
        dash, behind = tokens[at], tokens[at + 1]
        apart = tokens[at - 1].end < dash.start and dash.end < behind.start
        if dash.kind is not Kind.MARK or dash.text != "-" or not apart:
            continue
        if tokens[at - 1].text in ENDS:
            continue  # a bullet
        word = behind.text.partition("'")[0]
        asked = _asks_of(tokens, at + 1) or _tells(tokens, at + 1)
        if asked or word in (_SENTENCES if behind.capital else _DOES):
            out[at] = replace(dash, text=".", raw=".")
    return tuple(out)


def _tells(tokens: tuple[Token, ...], at: int) -> bool:
    """ "… - Mine has trample", "… - Two attack Bob": up to the next dash or mark."""
    end = at
    while end < len(tokens) and tokens[end].text not in ENDS | {"-"}:
        end += 1
    return tokens[at].capital and is_sentence(tokens[at:end])


def _asks_of(tokens: tuple[Token, ...], at: int) -> bool:
    """ "Does my …", "isn't Bob …"; "doesn't it?" only asks for a nod."""
    verb = tokens[at].text.removesuffix("n't")
    verb = {"wo": "will", "ca": "can"}.get(verb, verb)
    if verb not in _BEING | _DOING or at + 2 >= len(tokens):
        return False
    who, behind = tokens[at + 1], tokens[at + 2].text
    return behind not in ENDS and (
        who.text in _WHO | _MY | {"the", "their", "your"} or who.capital
    )


_DOES = frozenset("i he she they we does do did what how".split())
_LEADS = frozenset(
    "again only my his her their our the a an it this that these those then now next "
    "there who which where when whose is are was were can could will would may must "
    "nothing nobody no none both each everything everybody in on at with so but "
    "and".split()
)
_SENTENCES = _DOES | FIRST_NAMES | _LEADS
