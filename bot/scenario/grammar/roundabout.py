"""Roundabout ways of saying a thing, as the plain one: "keeps trying to bolt".

Only a text that cannot be read as typed is looked at so.
"""

import re
from dataclasses import replace

from bot.scenario.grammar.left_out import TALK
from bot.scenario.words.chat import CHAT
from bot.scenario.words.kinds import FIRST_NAMES, KEYWORDS, OPPONENTS
from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.small_words import HAVING
from bot.scenario.words.soft import SOFT
from bot.scenario.words.tokens import Kind, Token

# Who does so does what follows.
_ABOUT_TO = tuple(
    tuple(words.split())
    for words in (
        "keeps trying to", "keep trying to", "kept trying to", "go to", "goes to",
        "went to", "proceeds to", "proceeded to", "proceed to", "managed to",
        "manages to", "manage to", "chose to", "choose to", "chooses to", "opted to",
        "elected to", "went and", "goes and", "go and", "went ahead and",
        "goes ahead and", "go ahead and", "turns around and", "turned around and",
        "had to", "has to", "got to", "has the audacity to", "had the audacity to",
        "has the nerve to", "had the nerve to", "tried to", "decided to", "wanted to",
        "just tried to", "starts to", "started to", "is about to", "are about to",
        "am about to", "was about to", "want to", "wants to", "wanna",
        "would like to", "is going to", "am going to", "try to", "tries to",
        "am trying to", "is trying to", "attempt to", "attempts to", "attempted to",
    )
)  # fmt: skip
_LEADING_UP = frozenset(words[0] for words in _ABOUT_TO)
_DONE = frozenset(
    word[0]
    for row in "attack block block_with cast use sacrifice hit ping".split()
    for word in VERBS[row].active
) | frozenset("regenerate prevent double triple bolt shock doom fog".split())
_ARTICLES = frozenset(
    "a an the my his her their your this that at on with some 's".split()
)
_VERY = frozenset(
    "super really very so pretty absolutely totally incredibly insanely extremely "
    "utterly quite rather ridiculously hilariously such".split()
)
# They stand for somebody or something, and not before it.
_NO_ADJECTIVE = frozenset(
    "enough particular daily mum mommy daddy ex lawyer guru".split()
)
_KINDS = frozenset(
    "thing things effect spell shield card deal ability one trick".split()
)
_TAG_WORDS = frozenset(
    tuple(words.split())
    for words in (
        "is not it", "does not it", "does it not", "is it not", "right", "correct",
        "is it", "does it", "or not", "or no", "or nah", "yes", "no", "or what",
    )
)  # fmt: skip
_RESULT = frozenset(["it", "that", "so"])
_ENDS = frozenset(["", ".", "!", ";", "\n"])


def plainly(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without the words that only lead up to what is told."""
    out: list[Token] = []
    at = 0
    while at < len(tokens):
        led = _led_up_to(tokens, at)
        if led:
            if tokens[led].text == "hit" and tokens[led - 2].text == "about":
                # "It is about to hit me" has not dealt its damage yet: it attacks.
                out.append(replace(tokens[led], text="attacks"))
                led += 1
            at = led
            continue
        token = tokens[at]
        if token.text in _AWARE and (told := _noticed(tokens, at, out)):
            at = told
            continue
        if _forgot(tokens, at):
            out += [replace(token, text="do"), replace(token, text="not")]
            at += 2
            continue
        if not _is_empty(tokens, at, out):
            out.append(token)
        if _ends_asking(out, tokens, at):
            out.append(
                replace(token, kind=Kind.MARK, text="?", raw="", start=token.end)
            )
        at += 1
    return tuple(out)


def _forgot(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether it is not done: "forgot to block"."""
    said = [it.text for it in tokens[at : at + 3]]
    return (
        len(said) > 2
        and said[0] in {"forgot", "forget", "forgets", "refuses", "refused"}
        and said[1] == "to"
        and said[2] in _DONE
    )


def _noticed(tokens: tuple[Token, ...], at: int, out: list[Token]) -> int:
    """Where what is so begins behind "I forgot (that) my 3/3 had wither"; else 0."""
    if not out or out[-1].text not in OPPONENTS | {"i", "he", "she", "they", "we"}:
        return 0
    at += 1 + (at + 1 < len(tokens) and tokens[at + 1].text == "that")
    said = [it.text for it in tokens[at : at + _SUBJECT]]
    if not said or said[0] not in _ARTICLES | {"i", "he", "she", "they"}:
        return 0
    if not {"has", "had", "have", "is", "was"} & {*said}:
        return 0
    out.pop()
    if out and out[-1].text in {"my", "the"}:
        out.pop()  # "my opponent forgot …"
    return at


_AWARE = frozenset("forgot forgets noticed remembered realized realised".split())
_SUBJECT = 5


def _led_up_to(tokens: tuple[Token, ...], at: int) -> int:
    """Where the verb stands that "keeps trying to" leads up to; 0 if none does."""
    for words in _ABOUT_TO if tokens[at].text in _LEADING_UP else ():
        end = at + len(words)
        said = tuple(it.text for it in tokens[at:end])
        if said == words and end < len(tokens) and tokens[end].text in _DONE:
            only_meant = bool(_MEANT & {*said}) and _thought_better(tokens, at, end)
            return 0 if only_meant else end
    return 0


def _thought_better(tokens: tuple[Token, ...], begin: int, at: int) -> bool:
    """Whether "… but bolted my 2/2", "… but didn't" goes on behind what was meant."""
    said = [it.text for it in tokens[at:]]
    who = tokens[begin - 1].text if begin else ""
    ends = (n for n, word in enumerate(said) if word in _ENDS | {"?"})
    said = said[: next(ends, len(said))]
    if "instead" in said:
        return True
    if "but" not in said[:-1]:
        return False
    behind = said[said.index("but") + 1 :]
    behind = behind[behind[0] in {"then", who} :]
    return bool(behind) and (behind[0] in _CHANGED | _DONE or behind[0][-2:] == "ed")


_MEANT = frozenset(
    "trying tried want wants wanna would wanted starts started about going".split()
)
_CHANGED = frozenset(
    "did does do could can will would only chose forgot instead was got went ends then "
    "took".split()
)


def _is_empty(tokens: tuple[Token, ...], at: int, before: list[Token]) -> bool:
    token = tokens[at]
    if token.kind is not Kind.WORD or at + 1 >= len(tokens):
        return False
    following = tokens[at + 1]
    said = before[-1].text if before else ""
    if token.text == "ish" and following.text in _KINDS:
        return True
    if token.text in {"thing", "thingy"} and _is_called(before):
        return True  # "this Furnace of Rath thing"
    behind = tokens[at + 2].text if at + 2 < len(tokens) else ""
    if following.text == "ish" and behind in _KINDS:
        return True  # "a fog-ish thing"
    if token.text in {"he", "she", "they"} and said in OPPONENTS:
        return True  # "my opponent he attacks"
    if (
        token.text == "but"
        and said == "nothing"
        and following.text in {"a", "an", "my"}
    ):
        before.pop()
        return True
    if said not in _ARTICLES or token.capital:
        return False
    noun = following.kind in {Kind.WORD, Kind.SIZE, Kind.NUMBER}
    if token.text in _VERY:
        return noun and following.text in CHAT
    return noun and token.text in CHAT and token.text not in _NO_ADJECTIVE


def _is_called(before: list[Token]) -> bool:
    """Whether "this", "that" and what may be a name stand there."""
    words: list[str] = []
    for token in reversed(before[-_NAME:]):
        if token.text in {"this", "that", "a"} and words:
            return not TALK.issuperset(words)
        if token.kind is not Kind.WORD and token.text != "'s":
            return False
        words.append(token.text)
    return False


_NAME = 7


def without_speech(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with 'he goes "it dies?"' as "he says something"."""
    out: list[Token] = []
    for at, token in enumerate(tokens):
        verb = out[-1] if out else None
        if verb is None or verb.text not in _SPEAKS or not only_talk(token):
            out.append(token)
            continue
        people = {it.text for it in tokens[max(0, at - 4) : at - 1]} & _SPEAKERS
        if people:
            text = verb.text if verb.text in _CLAIMS else "says"
            out[-1] = replace(verb, text=text)
            token = replace(token, kind=Kind.WORD, text="something", value=None)
        out.append(token)
    return tuple(out)


_CLAIMS = frozenset("says said say like telling told tells claims insists".split())
_SPEAKS = _CLAIMS | frozenset(
    "goes go went yells yelled shouts shouted asks asked is was".split()
)
_SPEAKERS = OPPONENTS | FIRST_NAMES | frozenset(
    "i he she they we dude guy judge everybody and".split()
)  # fmt: skip


def _ends_asking(out: list[Token], tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a sentence of what comes out ends there with "… isn't it"."""
    if at + 1 < len(tokens) and tokens[at + 1].text not in _ENDS:
        return False
    start = len(out)
    while start > 0 and out[start - 1].text not in {*_ENDS, "?", ","}:
        start -= 1
    said = [it.text for it in out[start:]]
    if not said or said[0] not in _RESULT:
        return False
    return any(tuple(said[-n:]) in _TAG_WORDS for n in (1, 2, 3) if len(said) > n + 1)


def only_talk(token: Token) -> bool:
    """Whether the words of a quotation are what somebody said of it all.

    A card's text is none, nor is what a player announces: "fog", "no blocks".
    """
    if token.kind is not Kind.QUOTE:
        return False
    said = re.findall(r"[a-z']+|\d+", str(token.value).lower())
    if any(_states(said, at) for at in range(len(said))):
        return False
    return len(said) <= _SPOKEN and all(
        word.isdigit() or (word in _SAID and word not in _ANNOUNCED) for word in said
    )


def _states(said: list[str], at: int) -> bool:
    """ "It has deathtouch too", "I'm at 5": what is told with that, not thought."""
    if said[at] in _AT:
        return bool(said[at + 1 : at + 2]) and said[at + 1].isdigit()
    behind = [it for it in said[at + 1 : at + 4] if it not in _BETWEEN]
    keyword = any(tuple(behind[:n]) in KEYWORDS for n in (1, 2))
    return said[at] in _HAVING and keyword


_AT = frozenset({"at", "on"})
_HAVING = HAVING | {"gains", "gets", "is", "it's", "he's", "she's", "with"}
_BETWEEN = frozenset("a an the also both still actually got too now".split())
_SAID = TALK | SOFT | {word for words in KEYWORDS for word in words}
# Who says these does it.
_ANNOUNCED = frozenset(
    "attack attacks attacking block blocks blocking swing chump respond response cast "
    "use prevent pay choose pick discard sacrifice redirect apply target no none not "
    "if unless without instead regenerate response responses would whenever".split()
)
_SPOKEN = 14
