""" "Question about Pariah: …": such words say only what a scenario is about."""

from bot.errors import Problem, QuestionError
from bot.scenario.words.kinds import KEYWORD_WORDS
from bot.scenario.words.openings import ADJECTIVES, GREETINGS, opened_up
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.worded import worded

_OPENING = tuple(
    tuple(words.split())
    for words in (
        "i have", "i've", "i have got", "i've got", "i got", "got", "have", "i need",
        "need", "looking for", "i am looking for", "i'm looking for", "here is",
        "here's", "just", "asking for",
    )
)  # fmt: skip
_ARTICLES = frozenset(
    "a an another one two three four a few couple several my the some these".split()
)
_NOUNS = frozenset(
    "question questions ruling rulings q query clarification help judgement doubt "
    "doubts".split()
)
_ABOUT = frozenset("about on regarding re concerning involving with for of".split())
_ALONE = frozenset("regarding concerning re about".split())
_UNSURE = tuple(
    tuple(words.split())
    for words in (
        "i am confused about", "i'm confused about", "confused about",
        "i am unsure about", "i'm unsure about", "i am not sure about",
        "i'm not sure about", "trying to understand", "i am trying to understand",
        "i'm trying to understand", "i am curious about", "i'm curious about",
        "i am wondering about", "i'm wondering about", "wondering about",
        "i was wondering about", "i wonder about", "i was thinking about",
        "i wanted to ask about", "i want to ask about", "i was confused about",
        "interaction between", "the interaction between", "interaction of",
        "about the interaction between", "about the interaction of",
    )
)  # fmt: skip
_GREETED = GREETINGS | ENDS | {",", "there", "all", "everyone", "guys", "judge"}
_CARD = frozenset(
    "the my a his this new custom card cards called named how same".split()
)
_SUBJECTS = frozenset(
    "damage prevention combat protection shields shield assignment rules rule layers "
    "replacement effects effect prevent preventing blocking attacking death triggers "
    "lifegain life gain timing the a an and of with how works work interaction "
    "between lethal vs versus + & / question questions first strikers combats".split()
)
# "How does Pariah work with trample?", and then a board with a question of its own.
_HOW = frozenset(
    tuple(words.split())
    for words in ("how does", "how do", "how would", "how will", "does", "do", "can")
)
_WORKS = frozenset("work works interact interacts".split())
_JOINS = frozenset("and with vs versus & +".split())
_CLOSING = frozenset({":", "-", "–", "—", ".", "!", "\n", "?"})
_LONGEST = 14


def introduced(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* without the words that introduce what the scenario is about.

    A name stays as a heading, where it is not named so again.
    Raises QuestionError (AMBIGUOUS) where it is a keyword that nothing is said to have.
    """
    for at in range(len(tokens)):
        if at and tokens[at - 1].text not in ENDS | {","}:
            continue
        words = [it.text for it in tokens[at : at + 40]]
        if not at and (begin := opened_up([it.text for it in tokens])):
            return tokens[begin:]
        if begin := _how_it_works(tokens, at) or _titled(tokens, at):
            return tokens[:at] + tokens[begin:]
        headed = _heading(tokens, at)
        begin = _introduction(words)
        if headed or begin:
            try:
                greeted = all(it.text in _GREETED for it in tokens[:at])
                start = 0 if greeted else at
                if headed:
                    return _under(tokens, start, headed)
                return _subject(tokens, start, at + begin)
            except QuestionError as error:
                error.text = around.text
                raise
        if at > _LONGEST:
            break
    return tokens


def _how_it_works(tokens: tuple[Token, ...], at: int) -> int:
    """Where "How do the en-Kor work with trample?" ends, if Nomads en-Kor is told of.

    0 where that is all there is, and where it can be asked of the things it names.
    """
    words = [it.text for it in tokens[at : at + 30]]
    opened = max((len(it) for it in _HOW if tuple(words[: len(it)]) == it), default=0)
    closed = words.index("?") if opened and "?" in words else 0
    rest = [it.text for it in tokens[at + closed + 1 :]]
    plain = all(it.kind is Kind.WORD for it in tokens[at + opened : at + closed])
    if not closed or not plain or "?" not in rest:
        return 0
    said = words[opened:closed]
    joined = any(
        one in _WORKS and (said[n + 1 : n + 2] in (["with"], ["together"]) or n > 0)
        for n, one in enumerate(said)
    )
    if not joined or not _only_topics(said, rest):
        return 0
    if not any(_ends_a_name(part, tokens[at + closed + 1 :]) for part in _parts(said)):
        return 0
    behind = tokens[at + closed + 1 : at + closed + 2]
    return 0 if behind and behind[0].kind is Kind.QUOTE else at + closed + 1


def _titled(tokens: tuple[Token, ...], at: int) -> int:
    """Where the title "Test of Faith and combat:" ends; 0 where a text has none.

    "Alice and Bob: both at 10 life" is no title.
    """
    words = [it.text for it in tokens[: _LONGEST + 1]]
    closed = words.index(":") if not at and ":" in words else 0
    behind = tokens[closed + 1 : closed + 2]
    if not closed or not behind or behind[0].kind is Kind.QUOTE:
        return 0
    said, rest = words[:closed], [it.text for it in tokens[closed + 1 :]]
    if not all(it.kind is Kind.WORD for it in tokens[:closed]) or "?" not in rest:
        return 0
    topic = {"vs", "versus", *_SUBJECTS, *KEYWORD_WORDS, *_NOUNS} - _SMALL
    return closed + 1 if topic & {*said} and _only_topics(said, rest) else 0


_SMALL = frozenset("the a an and of with".split())


def _only_topics(said: list[str], rest: list[str]) -> bool:
    """Whether all that is *said* are subjects, and names that are named again."""
    return all(
        all(
            it in _SUBJECTS or (it in KEYWORD_WORDS and _again(it, rest)) for it in part
        )
        or _named_again([it for it in part if it not in _NOUNS], rest)
        for part in _parts(said)
    )


def _parts(said: list[str]) -> list[list[str]]:
    """What is joined in "Pariah and the en-Kor"."""
    parts: list[list[str]] = [[]]
    for word in said:
        if word in _JOINS | _WORKS:
            parts.append([])
        elif parts[-1] or word not in _CARD | _ARTICLES:
            parts[-1].append(word)
    return [it for it in parts if it]


def _ends_a_name(part: list[str], rest: tuple[Token, ...]) -> bool:
    """Whether *part* is told again as the end of a longer name, and not without it."""
    words = [it.text for it in rest]
    starts = [n for n in range(len(rest)) if words[n : n + len(part)] == part]
    return bool(starts) and all(n and rest[n - 1].capital for n in starts[:1])


def _heading(tokens: tuple[Token, ...], at: int) -> int:
    """Where the subject of "yo infect question." ends; 0 where there is none."""
    end = at
    while end < len(tokens) and tokens[end].text in GREETINGS | ADJECTIVES | {","}:
        end += 1
    begin = end
    while end < len(tokens) and tokens[end].text in KEYWORD_WORDS:
        end += 1
    closed = [it.text for it in tokens[end : end + 2]]
    titled = len(closed) == 2 and closed[0] in _NOUNS and closed[1] in _CLOSING - {"?"}
    return end if begin < end and titled else 0


def _under(tokens: tuple[Token, ...], start: int, end: int) -> tuple[Token, ...]:
    """*tokens* without the heading, where nothing has to have the keyword it names.

    Raises QuestionError (AMBIGUOUS) as `introduced` does.
    """
    rest = tokens[end + 2 :]
    subject = tuple(it for it in tokens[start:end] if it.text in KEYWORD_WORDS)
    _check_had(subject, rest)
    words = [it.text for it in rest]
    sized = any(it.kind is Kind.SIZE for it in rest)
    if sized and not all(_again(it.text, words) for it in subject):
        return tokens
    return tokens[:start] + rest


def _introduction(words: list[str]) -> int:
    """How many words "I have a quick question about" are; 0 for others."""
    for phrase in _UNSURE:
        if tuple(words[: len(phrase)]) == phrase:
            return len(phrase)
    at = 0
    for phrase in _OPENING:
        if tuple(words[: len(phrase)]) == phrase:
            at = max(at, len(phrase))
    while words[at : at + 1] and words[at] in _ARTICLES | ADJECTIVES | {","}:
        at += 1
    nouned = bool(words[at : at + 1]) and words[at] in _NOUNS
    nouned = nouned or (at > 0 and words[at - 1] == "ruling")
    # "One about Pariah"; "one of them" is one of several that were told.
    alone = at > 0 and words[at - 1] == "one"
    nouned = nouned or (alone and words[at : at + 1] == ["about"])
    if words[at : at + 1] and words[at] in _NOUNS:
        at += 1
    about = words[at : at + 1]
    if about == ["of"] and words[at - 1 : at] == ["one"]:
        return 0  # "One of them says “…”"
    if about and about[0] in (_ABOUT if nouned else _ALONE if not at else ()):
        return at + 1
    return 0


def _subject(tokens: tuple[Token, ...], start: int, begin: int) -> tuple[Token, ...]:
    """*tokens* with what stands from *begin* on as a heading, or without it."""
    while begin < len(tokens) and tokens[begin].text in _CARD:
        begin += 1
    end = begin
    while end < len(tokens) and tokens[end].text not in _CLOSING | {",", "("}:
        if tokens[end].kind is not Kind.WORD and tokens[end].text not in _PLUS:
            break
        end += 1
    titled = _title_behind(tokens, begin, end)
    if titled:
        return tokens[:start] + tokens[titled + 1 :]
    if end == begin > start + 1 and end < len(tokens) and tokens[end].text == ".":
        if tokens[end - 1].text in {"card", "cards"}:
            return tokens[:start] + tokens[end + 1 :]  # "Another one about this card."
    if end == begin or end >= len(tokens) or end - begin > _LONGEST:
        return tokens
    if tokens[end].kind is Kind.QUOTE or tokens[end].text == "(":
        return tokens[:start] + tokens[begin:]
    if tokens[end].text not in _CLOSING:
        return tokens
    if tokens[end + 1 : end + 2] and tokens[end + 1].kind is Kind.QUOTE:
        return tokens[:start] + tokens[begin:]
    subject = [it.text for it in tokens[begin:end]]
    if subject[-1] in {"work", "works", "interact"}:
        subject, end_of = subject[:-1], end - 1
    else:
        end_of = end
    rest = [it.text for it in tokens[end:]]
    _check_had(tokens[begin:end], tokens[end:])
    if all(
        it in _SUBJECTS or (it in KEYWORD_WORDS and _again(it, rest)) for it in subject
    ):
        return tokens[:start] + tokens[end + 1 :]
    if all(_named_again(name, rest) for name in _names(subject)):
        return tokens[:start] + tokens[end + 1 :]
    if not any(it.capital for it in tokens[begin:end_of]):
        return tokens
    return tokens[:start] + tokens[begin:end_of] + tokens[end:]


_PLUS = frozenset({"+", "&", "/"})


def _title_behind(tokens: tuple[Token, ...], begin: int, comma: int) -> int:
    """Where "Torbran, Thane of Red Fell." ends, if Torbran is told of behind it.

    0 where no such title stands there.
    """
    if [it.text for it in tokens[comma : comma + 1]] != [","] or comma == begin:
        return 0
    end = comma + 1
    while end < len(tokens) and tokens[end].text not in _CLOSING | {",", "("}:
        if tokens[end].kind is not Kind.WORD:
            return 0
        end += 1
    titled = end > comma + 1 and end < len(tokens) and tokens[end].text in _CLOSING
    titled = titled and tokens[comma + 1].capital and tokens[end - 1].capital
    name = [it.text for it in tokens[begin:comma]]
    again = _named_again(name, [it.text for it in tokens[end:]])
    return end if titled and tokens[begin].capital and again else 0


def _check_had(subject: tuple[Token, ...], rest: tuple[Token, ...]) -> None:
    """Refuse "Question about deathtouch: my 2/2 blocks a 5/5", where nothing has it.

    Raises QuestionError (AMBIGUOUS).
    """
    words = [it.text for it in rest]
    sized = any(it.kind is Kind.SIZE for it in rest)
    if not sized or "both" in words:
        return
    if any(it.text not in _SUBJECTS | KEYWORD_WORDS for it in subject):
        return
    for token in subject:
        if token.text in KEYWORD_WORDS - _SUBJECTS and not _again(token.text, words):
            raise QuestionError(
                Problem.AMBIGUOUS,
                worded("Which one has {keyword}?", keyword=token.raw),
                line=token.line,
                column=token.column,
                length=len(token.raw),
            )


def _again(word: str, rest: list[str]) -> bool:
    stem = word[:_STEM]
    return any(stem in it or (stem == "flyin" and it in _FLIERS) for it in rest)


_STEM = 5
_FLIERS = frozenset("fly flier fliers flyer flyers flies".split())


def _names(subject: list[str]) -> list[list[str]]:
    """The names of "Pariah and Furnace of Rath"."""
    found: list[list[str]] = [[]]
    for word in subject:
        if word in {"and", "with", "vs", "versus", "&", "+", "/"}:
            found.append([])
        else:
            found[-1].append(word)
    return [it for it in found if it]


def _named_again(name: list[str], rest: list[str]) -> bool:
    return any(rest[at : at + len(name)] == name for at in range(len(rest)))
