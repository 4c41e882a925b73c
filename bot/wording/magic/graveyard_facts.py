"""What lies in a graveyard: conditions that count it, and what empties it."""

from collections.abc import Iterable

from bot.engine.conditions import AnyHolds, Condition, Exists, Flag
from bot.engine.instructions import Instruction, Move
from bot.engine.values import EachOf, Filter, Ref, Side, Zone
from bot.wording.magic.amounts import When
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import THIS, Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt
from bot.wording.printed import in_words

# --- Counting ---

_THERE_ARE = (("there", "are"), ("there", "is"), ("there", "'s"), ("there's",))
_YOURS = ("in", "your", "graveyard")
_SOME = G.rule("some kind")


@G.reads("known fact")
def _so_many_there(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
    """ "Seven or more cards are in your graveyard"."""
    words = attempt.words
    for there in _THERE_ARE:
        begin = at + len(there)
        if words[at:begin] == there:
            for end, (kind, least, most) in attempt.read(_SOME, begin):
                yield from _counted(attempt, at, end, kind, least, most)
    for end, (kind, least, most) in attempt.read(_SOME, at):
        if words[end : end + 1] in (("is",), ("are",)):
            last = end + 1 + len(_YOURS)
            if words[end + 1 : last] == _YOURS and kind.filter.zone is None:
                there_kind = kind.having(zone=Zone.GRAVEYARD, owner=Side.YOU)
                yield from _counted(attempt, at, last, there_kind, least, most)


def _counted(
    attempt: Attempt, at: int, end: int, kind: Kind, least: int, most: int | None
) -> Iterable[tuple[int, When]]:
    """What was told of the graveyard decides, or that it is so in as many words."""
    filter_ = kind.filter
    if filter_.zone is not Zone.GRAVEYARD or not least or most is not None:
        return
    said = Flag(in_words(attempt, at, end))

    def bind(scene: Scene) -> Condition:
        return AnyHolds((said, Exists(scene.kind(kind), least)))

    yield end, bind


# --- Emptying ---


def _emptied(
    zone: Zone, owner: Side | None = None, of: Ref | None = None
) -> list[Instruction]:
    cards = Filter(
        kinds=frozenset({"card"}), zone=Zone.GRAVEYARD, owner=owner, controlled_by=of
    )
    return [Move(EachOf(cards), zone, shuffle=zone is Zone.LIBRARY)]


def _all_of(zone: Zone, owner: Side | None = None) -> Verb:
    return lambda scene, ref, who: _emptied(zone, owner)


G.table(
    "order",
    {
        "exile all graveyards": _all_of(Zone.EXILE),
        "exile [all cards from] your graveyard": _all_of(Zone.EXILE, Side.YOU),
        "exile (each opponent's graveyard|all opponents' graveyards)": _all_of(
            Zone.EXILE, Side.OPPONENT
        ),
        "shuffle your graveyard into your library": _all_of(Zone.LIBRARY, Side.YOU),
    },
)


@G.says("order", "exile [(all cards|each card) from] <whose:target player>'s graveyard")
def _exile_graveyard(whose: Noun) -> Verb:
    return lambda scene, ref, who: _emptied(Zone.EXILE, of=scene.ref(whose))


@G.says("order", "shuffle <whose:target player>'s graveyard into their library")
@G.says(
    "order",
    "shuffle each card from <whose:target player>'s graveyard into its owner's library",
)
def _shuffle_graveyard(whose: Noun) -> Verb:
    return lambda scene, ref, who: _emptied(Zone.LIBRARY, of=scene.ref(whose))


@G.says(
    "order", "shuffle each card from ~'s owner's graveyard into its owner's library"
)
def _shuffle_own_graveyard() -> Verb:
    owner = Noun(Form.OWNER, of=THIS)
    return lambda scene, ref, who: _emptied(Zone.LIBRARY, of=scene.ref(owner))


@G.says("verb", "(shuffles|shuffle) (their|his or her) graveyard into their library")
def _shuffles_graveyard() -> Verb:
    return lambda scene, ref, who: _emptied(Zone.LIBRARY, of=ref)
