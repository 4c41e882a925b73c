"""Amounts kept in words: how much it is, only the asker can know."""

from itertools import permutations

from bot.engine.values import (
    Amount,
    EachOf,
    Filter,
    Side,
    StatOf,
    Sum,
    Times,
    Variable,
    Who,
)
from bot.plurals import plural
from bot.wording.magic.amounts import Count, fixed
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Kind
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import kind as kind_of
from bot.wording.phrases import Attempt

_COLORS = ("white", "blue", "black", "red", "green")
# What only the asker can know is kept in words, as a variable of that name.
for _words in (
    "the number of basic land types among lands you control",
    "the number of colors among permanents you control",
    "the number of cards in your graveyard",
    "the greatest mana value among permanents you control",
    "the number of opponents you have",
    "the number of colors of mana spent to cast ~",
    "the amount of mana spent to cast ~",
    "the amount of mana that was spent to cast ~",
    "the amount of mana spent to cast it",
    "the amount of mana spent to cast that spell",
    "the number of colors of mana spent to cast it",
    "the number of colors of mana spent to cast that spell",
    "the result",
    "the result of a six-sided die roll",
    "the exiled card's mana value",
    "the discarded card's mana value",
    "the number of creatures that died this turn",
    "the number of cards in all graveyards",
    "the number of creature cards in your graveyard",
    "the number of instant and sorcery cards in your graveyard",
    "the number of opponents you attacked this combat",
    *(f"your devotion to {one}" for one in _COLORS),
    *(f"your devotion to {a} and {b}" for a, b in permutations(_COLORS, 2)),
):
    G.table("measure", {_words: fixed(Variable(_words.replace("~", "this")))})


_ALL = EachOf(Filter(players=Side.ANY, objects=False))
_FOES = EachOf(Filter(players=Side.OPPONENT, objects=False))
G.table("measure", {
    "the highest life total among [all] players": fixed(StatOf(_ALL, "greatest life")),
    "the highest life total among your opponents": fixed(
        StatOf(_FOES, "greatest life")
    ),
    "the lowest life total among [all] players": fixed(StatOf(_ALL, "least life")),
    "the lowest life total among your opponents": fixed(StatOf(_FOES, "least life")),
    "your starting life total": fixed(StatOf(Who.YOU, "starting life")),
})  # fmt: skip
G.table(
    "measure",
    {
        "the amount of mana (that player|they|you) paid this way": fixed(
            Variable("the amount of mana paid this way")
        ),
        "the amount of mana paid this way": fixed(
            Variable("the amount of mana paid this way")
        ),
    },
)


@G.says("measure", "the sacrificed <kind>'s <stat:measured>")
def _of_the_sacrificed(kind: Kind, stat: str) -> Count | None:
    names = kind.filter.kinds
    if kind.filter != Filter(kinds=names) or len(names) != 1 or kind.plural:
        return None
    asked = Variable(f"the sacrificed {next(iter(names))}'s {stat}")

    def bind(scene: Scene) -> Amount:
        # "Its toughness", after that, is not the card's own.
        scene.renamed = None
        scene.mention_lost(names)
        return asked

    return bind


@G.says("measure", "the [amount of] damage dealt to you [so far] this turn by <kind>")
def _dealt_by_some(kind: Kind) -> Count | None:
    if not kind.plural or kind.filter != Filter(kinds=kind.filter.kinds):
        return None
    named = " ".join(sorted(kind.filter.kinds))
    return fixed(Variable(f"the damage dealt to you this turn by {named}s"))


@G.says("quantity", "<n:measure> minus <m:measure>")
def _less(n: Count, m: Count) -> Count:
    def bind(scene: Scene) -> Amount:
        less = m(scene)
        return Sum((n(scene), -less if isinstance(less, int) else Times(-1, less)))

    return bind


@G.reads("measure")
def _so_many_this_way(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    words = attempt.words
    if words[at : at + 3] != ("the", "number", "of"):
        return []
    for end in range(at + 4, min(at + 11, len(words) + 1)):
        said = words[at + 3 : end]
        if {"damage", "counter", "counters", "life"} & set(said):
            return []
        if said[-2:] == ("this", "way"):
            return [(end, fixed(Variable(" ".join(words[at:end]))))]
    return []


_OUTSTANDING = frozenset(["greatest", "highest", "lowest", "least", "total"])
_MEASURES = frozenset(["power", "toughness", "mana", "number"])
# Whose they are must not hang on what was said before.
_OTHERS = frozenset(["they", "their", "them", "that", "those", "it", "its", "this"])
_LAST = frozenset(["control", "battlefield", "graveyard", "graveyards", "exile", "own"])


@G.reads("measure")
def _among(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "the greatest power among creatures you control": what the asker can see."""
    words = attempt.words
    second, third = words[at + 1 : at + 2], words[at + 2 : at + 3]
    if words[at : at + 1] != ("the",) or not (
        (second and second[0] in _OUTSTANDING and third and third[0] in _MEASURES)
        or (second == ("number",) and third == ("of",))
    ):
        return []
    for end in range(at + 5, min(at + 18, len(words) + 1)):
        said = words[at:end]
        if said[-1] in (".", ",", '"', "to", "instead") or said[-1] in _OTHERS:
            return []
        joint = ("among",) if second == ("number",) else ("among", "of")
        if said[-1] == "plus":
            return []
        if said[-1] in _LAST and any(word in said[3:] for word in joint):
            return [(end, fixed(Variable(" ".join(said))))]
    return []


@G.reads("for each")
def _for_each_among(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "for each basic land type among lands you control": what the asker can see."""
    words = attempt.words
    if words[at : at + 2] != ("for", "each"):
        return []
    for end in range(at + 5, min(at + 14, len(words) + 1)):
        said = words[at + 2 : end]
        if said[-1] in (".", ",", '"', "to", "instead") or said[-1] in _OTHERS:
            return []
        if said[-1] in _LAST and "among" in said:
            here = said.index("among")
            counted = (*said[: here - 1], plural(said[here - 1]), *said[here:])
            return [(end, _asked_for(counted))]
    return []


@G.reads("for each")
def _times(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "for each time you've cast your commander this game"."""
    words = attempt.words
    if words[at : at + 3] != ("for", "each", "time"):
        return []
    end = at + 3
    while end < len(words) and words[end] not in (".", ",", '"'):
        end += 1
    said = attempt.text.between(at + 3, end)
    return [(end, fixed(Variable(f"the number of times {said}")))]


@G.reads("measure")
def _number_of_times(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    words = attempt.words
    if words[at : at + 4] != ("the", "number", "of", "times"):
        return []
    end = at + 4
    while end < len(words) and words[end] not in (".", ",", '"'):
        end += 1
    return [(end, fixed(Variable(attempt.text.between(at, end))))]


@G.reads("for each")
def _so_often(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "for each card exiled this way": only the asker can count that."""
    words = attempt.words
    if words[at : at + 2] != ("for", "each"):
        return []
    for end in range(at + 3, min(at + 10, len(words) + 1)):
        said = words[at + 2 : end]
        if {"damage", "counter", "counters", "life", "1"} & set(said):
            return []
        if said[-2:] == ("this", "way"):
            return [(end, fixed(Variable(f"the number of {' '.join(said)}")))]
    return []


@G.reads("for each")
def _for_each_this_turn(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "for each creature that died this turn": only the asker can count that."""
    if attempt.words[at : at + 2] != ("for", "each"):
        return []
    end = _past(attempt.words, at + 2)
    if not end:
        return []
    return [(end, _asked_for(_several(attempt.words[at + 2 : end])))]


@G.reads("measure")
def _so_many_this_turn(attempt: Attempt, at: int) -> list[tuple[int, Count]]:
    """ "the number of creatures that died this turn"."""
    if attempt.words[at : at + 3] != ("the", "number", "of"):
        return []
    end = _past(attempt.words, at + 3)
    return [(end, _asked_for(attempt.words[at + 3 : end]))] if end else []


def _asked_for(words: tuple[str, ...]) -> Count:
    return fixed(Variable(f"the number of {' '.join(words)}"))


_MEASURED = frozenset(["1", "one", "damage", "life", "counter", "counters", "time"])


def _past(words: tuple[str, ...], at: int) -> int:
    """The end of "creature that died this turn", 0 if it is nothing of the kind.

    A verb must come before "this turn", else it says how long something lasts.
    """
    for end in range(at + 4, min(at + 12, len(words) + 1)):
        said = words[at:end]
        if said[-1] in (".", ",", '"', "and") or said[0] in _MEASURED:
            return 0
        if said[-2:] == ("this", "turn"):
            return end if {"that", "who"} & set(said[1:-3]) else 0
    return 0


def _several(said: tuple[str, ...]) -> tuple[str, ...]:
    """ "opponents who lost life this turn" of "opponent who …"."""
    for at, word in enumerate(said):
        if kind_of(word) or word in ("opponent", "player", "card", "spell"):
            return (*said[:at], plural(word), *said[at + 1 :])
    return said
