"""A second scenario behind the first: "Same but he has a shield?", "Scenario 2: …".

Read together, each would be answered with the other's facts. The first is ruled on; of
the second is said that it waits.
"""

from bot.scenario.words.tokens import ENDS, Kind, Token

_NAMES = frozenset(
    "scenario situation case example version variant variation hypothetical".split()
)
_LEADING = frozenset(
    "and or but now also next then lastly finally ok okay so ,".split()
)
_SAME = frozenset(
    "question scenario situation thing case setup board story deal fight example "
    "attack block play hypothetical".split()
)
_VARYING = frozenset("but except only if when with without although instead".split())
_GOES_ON = frozenset({",", ":", "-", ".", "again", "now", "just"})
_SUPPOSING = frozenset("suppose imagine assume pretend say".split())
_ANOTHER = (
    ("another",), ("other",), ("different",), ("next",), ("new",), ("second",),
    ("in", "another"), ("in", "a", "different"), ("in", "a", "second"),
    ("a", "different"), ("a", "second"), ("the", "second"), ("the", "other"),
)  # fmt: skip
_RESULTS = frozenset("it that this anything something things".split())
_OF_RESULTS = frozenset("answer result outcome ruling same".split())
_AUXILIARIES = frozenset("does do would will".split())
_FIRST, _SECOND = frozenset("1 one a i".split()), frozenset("2 two b ii".split())
_MARKS = frozenset([":", ",", "-", ".", ")", "–", "—"])


def second_scenario(
    tokens: tuple[Token, ...],
) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """*tokens* of the first scenario, without its heading, and those of the rest."""
    words = [it.text for it in tokens]
    headed = _headed_first(words, tokens)
    asked = told = False
    for at in range(len(tokens)):
        if at and (words[at - 1] in ENDS or (headed and at == headed[1])):
            numbered = tokens[at].kind is Kind.ENUM and asked
            begin = _past_leading(words, at + 1 if numbered else at)
            heading = _heading(words, begin, _SECOND, "second")
            if heading and (headed or asked):
                return _without(tokens[:at], headed), tokens[at:]
            if asked and told and _varies(words, begin):
                return _without(tokens[:at], headed), tokens[at:]
            if told and _in_another_game(words[begin : begin + 5]):
                return _without(tokens[:at], headed), tokens[at:]
        how = told and words[at] == "how"
        if how and (begin := _asks_besides(words, at)):
            end = next((n for n in range(at, len(words)) if words[n] in ENDS), 0)
            mark = (tokens[end],) if end else ()
            return _without((*tokens[:begin], *mark), headed), tokens[at:]
        asked = asked or words[at] == "?"
        told = told or tokens[at].kind in _TELLING or words[at] in _PEOPLE
    return tokens, ()


def _asks_besides(words: list[str], at: int) -> int:
    """Where "…, and how much if I had none?" is joined to its sentence; 0 if not."""
    end = next((n for n in range(at, len(words)) if words[n] in ENDS), len(words))
    if not _how_much_if(words[at:end]):
        return 0
    begin = at
    while begin and words[begin - 1] in {",", "and", "but"}:
        begin -= 1
    return begin if 0 < begin < at and words[begin - 1] not in ENDS else 0


def _how_much_if(said: list[str]) -> bool:
    """ "How much if …", "how much would I take with …": asked of another case."""
    if said[:2] not in (["how", "much"], ["how", "many"]):
        return False
    would = "would" in said[2:4] and bool({"if", "with", "without"} & {*said})
    return would or "if" in said[2:4]


# "How does trample work? Now suppose …": no scenario has been told before that.
_TELLING = frozenset({Kind.SIZE, Kind.NUMBER, Kind.QUOTE, Kind.COUNTER})
_PEOPLE = frozenset("my me his her their opponent opponent's opp".split())


def _without(
    tokens: tuple[Token, ...], headed: tuple[int, int] | None
) -> tuple[Token, ...]:
    return tokens[: headed[0]] + tokens[headed[1] :] if headed else tokens


def _headed_first(
    words: list[str], tokens: tuple[Token, ...]
) -> tuple[int, int] | None:
    """Where "Scenario 1:" stands at the beginning of a sentence, and where it ends."""
    for at in range(len(tokens)):
        if at == 0 or words[at - 1] in ENDS:
            end = _heading(words, at, _FIRST, "first")
            if end:
                return at, end
    return None


def _heading(words: list[str], at: int, numbers: frozenset[str], ordinal: str) -> int:
    """The end of "Scenario 2:", "Second scenario:", "Case B -"; 0 for other words."""
    said = [*words[at : at + 4], "", "", "", ""]
    if said[0] == "the":
        at, said = at + 1, said[1:]
    if said[0] in _NAMES and said[1].rstrip(").:") in numbers:
        if said[1][-1:] in {")", ".", ":"}:
            return at + 2
        return at + 3 if said[2] in _MARKS else 0
    if said[0] == ordinal and said[1] in _NAMES:
        return at + 3 if said[2] in _MARKS else 0
    return 0


def _past_leading(words: list[str], at: int) -> int:
    while at < len(words) and words[at] in _LEADING:
        at += 1
    return at


def _varies(words: list[str], at: int) -> bool:
    """Whether the sentence tells the scenario before it otherwise."""
    end = next((it for it in range(at, len(words)) if words[it] in ENDS), len(words))
    said = words[at:end]
    if said[:1] == ["the"] and said[1:2] == ["same"]:
        said = said[1:]
    now = words[at - 1] == "now" if at else False
    return bool(said) and (
        _same(said)
        or _supposes(said, now=now)
        or _differs(said)
        or _other(said)
        or said[0] in {"alternatively", "alternately"}
        or _wonders(said)
        or (words[end : end + 1] == ["?"] and _only_if(said))
        or (said[:2] == ["instead", "of"] and "if" in said)
        or _how_much_if(said)
        or (
            said[:2] in (["what", "about"], ["how", "about"])
            and len(said) > 3
            and said[2] in {"with", "without", "instead"}
        )
    )


def _same(said: list[str]) -> bool:
    """ "Same but …", "Same question, except that …", "Same for a 4/4"."""
    if said[0] != "same" or len(said) < 3:
        return False
    if said[1] in _VARYING or said[1:3] in (["for", "a"], ["for", "an"]):
        return True
    return said[1] in _SAME and (
        said[2] in _VARYING
        or said[2] in _GOES_ON
        or (said[2] == "as" and bool(_VARYING & {*said[3:]}))
    )


def _supposes(said: list[str], *, now: bool) -> bool:
    """ "Now suppose …", "Imagine instead …": what was told is not so."""
    if said[0] in {"let's", "lets"}:
        return now and bool(_SUPPOSING & {*said[:3]})
    return said[0] in _SUPPOSING and (now or "instead" in said[:3])


def _differs(said: list[str]) -> bool:
    """ "Would the answer be different with …?", "does the same happen when …?"."""
    if said[0] not in _AUXILIARIES or len(said) < 4:
        return False
    of = said[1] in _RESULTS or (said[1] == "the" and said[2] in _OF_RESULTS)
    verb = {"different", "change", "same", "differ"} & {*said[1:6]}
    return of and bool(verb) and bool(_VARYING - {"only"} & {*said[3:]})


def _wonders(said: list[str]) -> bool:
    """ "What if he has a shield?"; "what if he then bolts me?" only goes on."""
    if tuple(said[:2]) == ("what", "if") or tuple(said[:3]) in _ABOUT_IF:
        return not _LATER & {*said}
    return False


def _only_if(said: list[str]) -> bool:
    """ "And if it had trample?", "With a Fog?": no question of its own.

    "If it dies, do I …" and "with a Fog, do I …" have one.
    """
    return said[0] in {"if", "with", "without"} and not {*said} & _OF_ITS_OWN


_OF_ITS_OWN = frozenset(
    ", does do did will would can could what how who which is are".split()
)
_ABOUT_IF = frozenset({("what", "about", "if"), ("how", "about", "if")})
_LATER = frozenset("then after afterwards later next again".split())


def _in_another_game(said: list[str]) -> bool:
    """ "In another game, Bob bolts it": nothing told before holds in that one."""
    return any(
        tuple(said[: len(it)]) == it and said[len(it) :][:1] in _GAMES
        for it in _ANOTHER
        if it[0] == "in"
    )


_GAMES = (["game"], ["match"], ["duel"])


def _other(said: list[str]) -> bool:
    """ "Another scenario: …", "In a different case, …"."""
    return any(
        tuple(said[: len(it)]) == it
        and said[len(it) : len(it) + 1]
        and said[len(it)] in _NAMES
        and said[len(it) + 1 : len(it) + 2]
        and said[len(it) + 1] in {":", ",", "-", "where"}
        for it in _ANOTHER
    )
