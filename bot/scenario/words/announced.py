""" "He says “I bolt you”": what a player announces is told of that player.

What a card says has no "I" in it, and is longer than what is said at a table.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.errors import QuestionError
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.scenario.words.unquoting import inside_marks
from bot.scenario.words.written import as_word, put_before

SPEAKS = frozenset(
    "say says said go goes went yell yells yelled shout shouts shouted announce "
    "announces announced declare declares declared reply replies replied respond "
    "responds responded answer answers answered".split()
)
_IS_LIKE_SO = SPEAKS | frozenset("is was am 's 'm were".split())
SPEAKING = frozenset({"like", "all", "goes", "went"})
_BETWEEN = frozenset({",", ":", "like", "with"})
_DEEDS = frozenset(
    "bolt shock fog block chump attack swing cast use sac sacrifice flash tap activate "
    "respond path helix kill murder burn ping regenerate redirect equip".split()
)
# A wording of a card, a question or a condition: nothing that is announced.
_NO_DEED = frozenset(
    "would target whenever each until prevent prevents damage if unless when instead ? "
    "can could cannot can't don't won't not may might must should".split()
)
_LEADING = frozenset(
    "in response then ok okay so now well i i'll i'm will gonna 'll am ll going to and "
    "no just , sure fine".split()
)
# What somebody thinks or takes for the result is an opinion.
_STATES = frozenset(
    "think thought win lose gain take die draw have had was do did believe guess need "
    "want get got know survive live deal stay 'm am , . !".split()
)
_LONGEST = 12
_NO_BLOCKS = [["no", "block"], ["no", "blocks"]]
_OTHERS = {"me": "him", "my": "his", "mine": "his", "your": "my", "yours": "mine"}
_MINE = {"your": "my", "yours": "mine"}
_OURS = {"your": "his", "yours": "his"}


def announced(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "he bolts me" for 'he says "I bolt you"'."""
    out: list[Token] = []
    for token in tokens:
        verb = len(out) - 1
        while verb > 0 and out[verb].text in _BETWEEN:
            verb -= 1
        like = len(out) > verb + 1 and out[verb + 1].text == "like"
        speaks = verb > 0 and out[verb].text in (_IS_LIKE_SO if like else SPEAKS)
        said = _inside(token) if speaks and token.kind is Kind.QUOTE else []
        if not said or not _is_deed([it.text for it in said]):
            out.append(token)
            continue
        speaker, joined = out[verb - 1], out[verb - 1].text in {"and", "then", ","}
        own = speaker.text == "i"
        if not (joined or own or _is_player(out, verb - 1)):
            out.append(token)
            continue
        del out[verb:]
        out += _told(said, own=own)
    return tuple(out)


def spoken_deeds(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "he fogs" for "he's like nah I fog", "he goes I fog".

    What somebody says without marks is told of him as far as his clause goes.
    """
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        begin = _speaking(tokens, at, out)
        if not begin:
            out.append(tokens[at])
            at += 1
            continue
        led = begin
        while led < len(tokens) and tokens[led].text in _LEADING:
            led += 1
        end = led
        while end < len(tokens) and tokens[end].text not in _CLOSES:
            end += 1
        if end < len(tokens) and tokens[end].text in _HELPS:
            end = led  # "he is like bro it is 1": what he thinks
        said, texts = tokens[begin:end], [it.text for it in tokens[begin:end]]
        own = out[-1].text == "i"
        if _is_deed(texts):
            # "He goes bolt my 2/2": what is mine is told by me.
            mine = not own and "i" not in texts[: led - begin]
            out += _told(list(said), own=own, mine=mine)
            at = end
        elif "i" in texts[: led - begin] or not 0 < end - led <= _NAME_AND_AIM:
            out.append(tokens[at])
            at += 1
        else:
            # "He's like holy day" casts it, as whoever "goes holy day" does.
            out.append(as_word(tokens[at], "go" if own else "goes"))
            at = led
    return tuple(out)


def _speaking(tokens: tuple[Token, ...], at: int, before: list[Token]) -> int:
    """Behind the "is like", "goes" at *at*, if somebody speaks so; else 0."""
    if not before or not _is_player(before, len(before) - 1):
        if not (before and before[-1].text == "i"):
            return 0
    words = [it.text for it in tokens[at : at + 3]]
    if words[:2] in _IS_LIKE and words[2:] and tokens[at + 2].kind is Kind.WORD:
        return at + 2 if words[2] not in _NOTHING_CAST else 0
    if words[:1] not in (["goes"], ["went"], ["go"]) or len(words) < _FEWEST:
        return 0
    behind = at + 1 + (words[1] == "like")
    texts = [it.text for it in tokens[behind : behind + _FEWEST * 2]]
    first = next((n for n, it in enumerate(texts) if it not in _LEADING), len(texts))
    if texts[:1] == ["to"]:
        return 0  # "he goes to attack me": that is no speech
    does = texts[first : first + 1] and texts[first] in _DEEDS
    return behind if "i" in texts[:first] or does else 0


_IS_LIKE = [[one, two] for one in ("is", "was", "am", "are") for two in ("like", "all")]
# "He is like you say", "is all the blue player": no card is named.
_NOTHING_CAST = frozenset(
    "a an the my your his her you he she they we it this that these those out of over "
    "about for done good dead ready there here with not at on crazy mad".split()
)
_FEWEST = 3
_NAME_AND_AIM = 7
_HELPS = frozenset("do does did am is".split())
_CLOSES = _HELPS | ENDS | frozenset(", and so then but what who how".split())


def _inside(token: Token) -> list[Token]:
    """The words within the marks; none where they are no sentence of a player's."""
    try:
        return list(inside_marks(token))
    except QuestionError:
        return []


def _is_player(before: list[Token], at: int) -> bool:
    word = before[at]
    led = at > 0 and before[at - 1].text in {"my", "the"}
    known = word.text in OPPONENTS | FIRST_NAMES | {"he", "she", "they", "dude", "guy"}
    begins = at == 0 or before[at - 1].text in ENDS | {",", "and", "then", "so", "but"}
    return (known or led or word.capital) and word.kind is Kind.WORD and (begins or led)


def _is_deed(said: list[str]) -> bool:
    """Whether somebody does something by saying this: "I bolt you", "no blocks"."""
    prevents = said[:2] == ["i", "prevent"] or said[1:3] == ["'ll", "prevent"]
    never = _NO_DEED - ({"prevent", "damage"} if prevents else set())
    if not 0 < len(said) <= _LONGEST or never & {*said}:
        return False
    if said[:2] in _NO_BLOCKS:
        return len(said) <= len(("no", "blocks", "!"))
    led = next((at for at, word in enumerate(said) if word not in _LEADING), 0)
    # A spell that is only named is read for itself: "fog!".
    if said[led] in _DEEDS:
        return len(said) > led + 1 or "i" in said[:led]
    return "i" in said[:led] and said[led] not in _STATES


def _told(said: list[Token], *, own: bool, mine: bool = False) -> Iterator[Token]:
    """What is told of the player before it by the words *said*.

    *own*: the asker says so; *mine*: "my" there is the asker's, whoever says so.
    """
    texts = [it.text for it in said]
    if texts[:2] in _NO_BLOCKS:
        yield from (put_before(said[0], it) for it in ("does", "not"))
        yield as_word(said[1], "block")
        return
    led = next(at for at, word in enumerate(texts) if word not in _LEADING)
    last = len(said)
    while said[last - 1].text in {".", "!", ","}:
        last -= 1
    words = _OURS if own else _MINE if mine else _OTHERS
    yield from (_swapped(it, words, own=own) for it in said[led:last])
    if "response" in texts[:led]:
        yield from (put_before(said[led], it) for it in ("in", "response"))


def _swapped(token: Token, words: dict[str, str], *, own: bool) -> Token:
    if token.text == "you":
        return as_word(token, "him" if own else "me")
    text = words.get(token.text)
    return as_word(token, text) if text else replace(token, within=None)
