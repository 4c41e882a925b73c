"""What was done in an earlier turn: "It was dealt 3 damage last turn." (514.2)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.errors import Problem, QuestionError
from bot.scenario.words.asked_back import SAME_TURN, STILL_SO
from bot.scenario.words.earlier_told import (
    asks_of_now,
    is_earlier_state,
    life_now,
    passes_with_turn,
    tells_life,
    told_as_now,
    without_lead,
)
from bot.scenario.words.rewriting import Around
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import ENDS, Kind, Token, sentence_end

PHRASES = tuple(
    tuple(words.split())
    for words in (
        *(f"{whose}{turn}" for whose in ("the ", "my ", "his ", "her ", "their ", "")
          for turn in ("last turn", "previous turn")),
        "the turn before", "a turn ago", "one turn ago", "two turns ago",
        "2 turns ago", "yesterday",
    )
)  # fmt: skip
_SAID = tuple(" ".join(it) for it in PHRASES)
# In this turn, and it may be over.
_BEFORE = tuple(
    tuple(words.split())
    for words in (
        "earlier this turn", "earlier in the turn", "earlier", "before", "previously",
        "a moment ago", "at the start of the turn", "at the beginning of the turn",
        "once", "at first", "until now", "this turn",
    )
)  # fmt: skip
WITHIN = frozenset("in on during from".split())
_NOW = tuple(
    tuple(words.split(" "))
    for words in "now,rn,and now,but now,this turn,in this turn,today".split(",")
)
_DOING = frozenset(
    "damage dealt bolted shocked burned hit deals bolts shocks hits burns casts cast "
    "attacks blocks fights takes draws drew gains gained gives gets puts pumped "
    "sacrifices activates bolt shock attack block draw took take".split()
)
# Another day, and mostly another game.
_OTHER_DAYS = tuple(
    tuple(words.split())
    for words in (
        *(f"last {it}" for it in
          "week night month game match round weekend time year".split()),
        "a week ago", "weeks ago", "days ago", "games ago", "the other day",
        "in game one", "in game 1", "a while ago",
    )
)  # fmt: skip
# What has come in an earlier turn may attack in this one (302.6).
_ENTERING = frozenset(
    "cast casts create creates created make makes made play plays played enters "
    "entered came drop drops dropped resolve resolves resolved land lands landed "
    "slammed".split()
)
# What is a player's stays when the turn has ended.
_STAYS = frozenset(
    "me us life at poison created entered came played made put revealed".split()
)
# What was told of, and was nothing on the table.
_ACCOUNTS = frozenset(
    "situation game games match case question discussion argument story debate argued "
    "argue debated disagreed happened".split()
)
_STATES = frozenset("had controlled owned was were".split())
_WAS = frozenset("was were been took bolted shocked burned".split())


def in_earlier_turns(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with the end of a turn between what happened before and now.

    Raises QuestionError (AMBIGUOUS) where nothing says whether a turn has ended.
    """
    text = around.text
    out: list[Token] = []
    earlier = entered = ended = False
    sentences = [without_lead(it, PHRASES) for it in _sentences(tokens)]
    for number, sentence in enumerate(sentences):
        start, end = _phrase(sentence)
        now = _now(sentence) if earlier and not end else None
        if entered and not end:
            now = now or range(0)
        if now is not None:
            out += _next_turn(sentence[0])
            sentence = (*sentence[: now.start], *sentence[now.stop :])
            earlier, entered, ended = False, False, True
        elif _goes_on_now(sentence):
            raise _unsettled(sentence[0], text)
        elif day := _other_day(sentence):
            if _now_told(sentence, _others(sentences, number)):
                raise _only_then(day, text)
        elif end:
            later = sentences[number + 1 :]
            others = _others(sentences, number)
            earlier = True
            if _changes_life(sentence) and any(map(life_now, (sentence, *others))):
                raise _unsettled(sentence[start], text)
            passed = passes_with_turn(sentence, leads=not start)
            two = start > 0 and _of_two_turns(sentence[:start])
            if two or (passed and _goes_on(later, others)):
                raise _unsettled(sentence[start], text)
            told = {it.text for it in (*sentence[:start], *sentence[end:])}
            entered = bool(_ENTERING & told) and told.isdisjoint({"on", "targeting"})
            trails = start > 0 or _now_told(sentence[end:], later)
            passes = not entered and _may_pass(sentence, trails=True)
            if passes and any(asks_of_now(sentence[start], it) for it in later):
                raise _unsettled(sentence[start], text)
            if passes and _may_pass(sentence, trails=trails):
                _check(sentence[start], later, text)
                _check_told(sentence[start], sentences[:number], text)
            spoken = _acts(sentence) or not (_ACCOUNTS | _STAYS).isdisjoint(told)
            then = is_earlier_state(sentence) and told_as_now((sentence, *others))
            if then or (_STATES & told and not spoken):
                raise _only_then(sentence[start:end], text)
            sentence = (*sentence[:start], *sentence[end:])
            if entered and any(map(_acts, sentences[:number])):
                # What happens in this turn was told before it.
                if {it.text for it in sentence} & _POINTING or out[1].text == ":":
                    raise _unsettled(sentence[0], text)
                out[:0] = [*sentence, *_next_turn(sentence[0])]
                entered, earlier, ended = False, False, True
                continue
        elif _within(sentence) and _was_then(sentence):
            if told_as_now((sentence, *_others(sentences, number))):
                raise _unsettled(sentence[0], text)
        elif is_earlier_state(sentence) and any(_phrase(sentence, _BEFORE)):
            if told_as_now((sentence, *_others(sentences, number))):
                raise _only_then(sentence, text, instead=())
        out += sentence
    return tuple(out) if ended else tokens


def _next_turn(beside: Token) -> list[Token]:
    word = replace(beside, kind=Kind.WORD, value=None)
    return [replace(word, text=it, raw=it) for it in ("next", "turn", ",")]


_POINTING = frozenset("it he she they him her them his their that".split())


def _sentences(tokens: Sequence[Token]) -> Iterator[tuple[Token, ...]]:
    """The sentences; "… last turn and now …" is two, though no mark parts them."""
    start = 0
    for at, token in enumerate(tokens):
        names_game = at == 1 and token.text == ":"
        last = at == len(tokens) - 1
        if token.text in ENDS or names_game or last or _now_begins(tokens, start, at):
            yield tuple(tokens[start : at + 1])
            start = at + 1


def _now_begins(tokens: Sequence[Token], start: int, at: int) -> bool:
    """Whether what is done now is told behind *at*, and before it a turn before."""
    led, last = at + 1, min(at + 5, len(tokens))
    while led < last and tokens[led].text in _JOINS:
        led += 1
    behind = tuple([it.text for it in tokens[led : min(led + 2, last)]])
    if not (behind[:1] in _NOW or behind in _NOW or _now_behind(tokens, at + 1)):
        return False
    told = " ".join(it.text for it in tokens[start : at + 1])
    return any(it in told for it in _SAID)


def _now_behind(tokens: Sequence[Token], at: int) -> bool:
    """ "… last turn | and I shock it now": what goes on with a joining word is now."""
    if at >= len(tokens) or tokens[at].text not in _JOINS:
        return False
    words = [it.text for it in tokens[at : sentence_end(tokens, at)]]
    return len(words) > 1 and words[-1] == "now" and "now" not in words[:-1]


def _phrase(
    sentence: Sequence[Token], phrases: Sequence[tuple[str, ...]] = PHRASES
) -> tuple[int, int]:
    """Where an earlier turn is spoken of at either end of *sentence*; 0, 0 if not."""
    words = [it.text for it in sentence]
    if words[-1:] == ["?"]:
        return 0, 0
    last = len(words) - (words[-1] in ENDS)
    for phrase in phrases:
        size = len(phrase)
        first = int(words[0] in WITHIN)
        leads = tuple(words[first : first + size]) == phrase and phrase != ()
        if leads and words[first + size : first + size + 1] not in (["of"], [":"], []):
            end = first + size
            return 0, end + (words[end : end + 1] == [","])
        if last > size + 1 and tuple(words[last - size : last]) == phrase:
            before = last - size - (words[last - size - 1] in WITHIN)
            return (0, 0) if words[before - 1] == "since" else (before, last)
    return 0, 0


def _within(sentence: Sequence[Token]) -> bool:
    """Whether an earlier turn is spoken of in the midst of what *sentence* tells."""
    words = tuple(it.text for it in sentence)
    if words[-1] == "?" or _ACCOUNTS & {*words}:
        return False  # "So yesterday we had a funny situation"
    told = " ".join(words)
    return any(
        words[at : at + len(it)] == it
        and words[at - 1] != "since"
        and words[at + len(it)] != "of"
        for it, said in zip(PHRASES, _SAID, strict=True)
        if said in told
        for at in range(1, len(words) - len(it))
    )


def _was_then(sentence: Sequence[Token]) -> bool:
    life = _changes_life(sentence) and tells_life(sentence)
    return life or is_earlier_state(sentence) or passes_with_turn(sentence, leads=False)


def _other_day(sentence: Sequence[Token]) -> Sequence[Token]:
    """The words by which *sentence* tells that something was done on another day."""
    words = tuple(it.text for it in sentence)
    if words[-1] == "?" or not _acts(sentence):
        return ()
    found = (
        sentence[at : at + len(day)]
        for at in range(len(words))
        for day in _OTHER_DAYS
        if words[at : at + len(day)] == day
    )
    return next(found, ())


def _others(
    sentences: Sequence[Sequence[Token]], number: int
) -> Sequence[Sequence[Token]]:
    return [*sentences[:number], *sentences[number + 1 :]]


def _goes_on(
    later: Sequence[Sequence[Token]], others: Sequence[Sequence[Token]]
) -> bool:
    """Whether something is told of now, and no "now" before it ends that turn."""
    first = next((it for it in later if it[-1].text != "?"), None)
    parted = first is not None and _now(first) is not None
    return not (parted and len(others) == len(later)) and told_as_now(others)


def _changes_life(sentence: Sequence[Token]) -> bool:
    told = {it.text for it in sentence}
    hurts = _acts(sentence) or passes_with_turn(sentence, leads=False)
    return (hurts and bool(_HURT & told)) or (
        "life" in told and bool({"gained", "lost", "gains", "loses"} & told)
    )


_HURT = frozenset("me him her them us my".split())


def _goes_on_now(sentence: Sequence[Token]) -> bool:
    """ "2 damage last turn and 2 now", "he shocks it and last turn he bolted it"."""
    words = tuple(it.text for it in sentence)
    if words[-1] == "?":
        return False
    for phrase in PHRASES:
        size = len(phrase)
        for at in range(2, len(words) - size):
            if words[at : at + size] != phrase:
                continue
            rest = sentence[at + size :]
            if words[at - 1] in _JOINS and _acts(sentence[:at]) and _acts(rest):
                if _STAYS.isdisjoint(words[at:]):
                    return True
            if words[at + size] in _JOINS:
                # "It hit me last turn and I'm at 5": is that before it or since?
                since = {"at", "life"} & {*words[at:]} and _acts(sentence[:at])
                more = _acts(sentence[at:]) and _acts(sentence[:at])
                more = more and not _STAYS & {*words}
                passed = passes_with_turn(sentence[:at], leads=False)
                return bool(since) or more or (passed and _acts(sentence[at:]))
    return False


def _of_two_turns(told: Sequence[Token]) -> bool:
    """ "Bob shocks it after it was bolted last turn": only the end of that was then."""
    words = [it.text for it in told]
    begun = [it.text in SUBJECTS or it.capital for it in (*told[1:], told[0])]
    return any(
        (word in _SETS_APART or (begun[at] and (word == "," or _two(words, at))))
        and _acts(told[:at])
        and (_acts(told[at:]) or not _ENTERING.isdisjoint(words[at:]))
        for at, word in enumerate(words)
    )


def _two(words: Sequence[str], at: int) -> bool:
    """ "He bolts me | and he cast Worship"."""
    return words[at] in _JOINS and not _PRESENT.isdisjoint(words[:at])


_SETS_APART = frozenset("after although because before but since though while".split())
_JOINS = frozenset(", and n nd an & then but so".split())


def _now(sentence: Sequence[Token]) -> range | None:
    """Where "now" or "this turn" begins or ends a sentence that tells something."""
    words = tuple(it.text for it in sentence)
    if words[-1:] == ("?",):
        return None
    last = len(words) - (words[-1] in ENDS)
    led = 0
    while led < last and words[led] in _LEADS:
        led += 1
    for phrase in _NOW:
        size = led + len(phrase)
        if words[led:size] == phrase:
            return range(size + (words[size : size + 1] == (",",)))
        size = len(phrase)
        if words[last - size : last] == phrase:
            return range(last - size, last)
    return None


# "Ok so, this turn …"
_LEADS = frozenset("ok okay so well anyway alright , and n nd an & then but".split())


def _acts(sentence: Sequence[Token]) -> bool:
    return bool(_DOING & {it.text for it in sentence})


def _may_pass(sentence: Sequence[Token], *, trails: bool) -> bool:
    """Whether what was done may be over with its turn: a life total stays."""
    words = {it.text for it in sentence}
    return _acts(sentence) and (trails or bool(_WAS & words)) and not _STAYS & words


def _now_told(told: Sequence[Token], later: Sequence[Sequence[Token]]) -> bool:
    """ "Last turn I cast it. Bob bolts it": what is told behind is so now."""
    behind = {it.text for sentence in later for it in sentence}
    return bool(_PRESENT & behind) and not _PRESENT & {it.text for it in told}


_PRESENT = frozenset(it for it in _DOING if it.endswith("s"))


def _check(at: Token, later: Sequence[Sequence[Token]], text: str) -> None:
    """Refuse what was dealt in an earlier turn, and more behind it in no turn told."""
    for sentence in later:
        if _now(sentence) is not None:
            return
        if sentence[-1].text != "?" and _acts(sentence):
            raise _unsettled(at, text)


def _check_told(at: Token, before: Sequence[Sequence[Token]], text: str) -> None:
    """Refuse what was done in an earlier turn and is told behind what is done now."""
    for sentence in before:
        asks = sentence[-1].text == "?"
        if not asks and _acts(sentence) and not any(_phrase(sentence)):
            raise _unsettled(at, text)


def _unsettled(at: Token, text: str) -> QuestionError:
    then = re.match(r"(?i)(?:the )?(?:last|previous) turn\b", text[at.start :])
    return QuestionError(
        Problem.AMBIGUOUS,
        SAME_TURN,
        line=at.line,
        column=at.column,
        length=len(then[0]) if then else max(1, len(at.raw)),
        suggestions=("… Next turn, …",),
        text=text,
        instead=["this turn"] if then else [],
    )


def _only_then(
    said: Sequence[Token], text: str, instead: Sequence[str] = ("this turn",)
) -> QuestionError:
    """ "I had a prevent-3 shield last turn": that says nothing of now."""
    at = said[0]
    return QuestionError(
        Problem.AMBIGUOUS,
        STILL_SO,
        line=at.line,
        column=at.column,
        length=max(1, said[-1].end - at.start),
        text=text,
        instead=[*instead],
    )
