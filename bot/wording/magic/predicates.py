"""What is said of somebody in "can't", "must" and "can", whoever that is.

A predicate does not know its subject: "<who> gets +2/+2 and can't block" puts two of
them, or one and a verb, behind the same.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.engine.effects import Ban, Modifier, Restriction, Static, Until
from bot.engine.unless import Company, Paid, Unless
from bot.engine.unnamed import (
    AS_FLYING,
    AS_HASTE,
    AS_NO_DEFENDER,
    AS_SHADOW,
    BLOCKS_ANY,
    BLOCKS_MORE,
    BY_TOUGHNESS,
    LURE,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
    ONE_BLOCKER,
)
from bot.engine.values import Filter
from bot.wording.magic.grammar import G
from bot.wording.magic.inert import end_of_sentence
from bot.wording.magic.nouns import Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words


@dataclass(frozen=True, slots=True)
class Predicate:
    """What becomes of a subject; *t* is how long, if it says so within itself.

    *plain*: only a size or keywords, which have sentences of their own.
    """

    make: Callable[[Scene, Filter, Until], list[Static]]
    t: Until | None = None
    plain: bool = False


# --- Traits --------------------------------------------------------------------

for _words, _keyword in (
    ("can't be blocked except by two or more creatures", "menace"),
    ("can't be blocked by more than one creature", ONE_BLOCKER),
    ("can attack as though (it|they) didn't have defender", AS_NO_DEFENDER),
    ("can attack as though (it|they) had haste", AS_HASTE),
    ("can block as though (it|they) had (reach|flying)", AS_FLYING),
    (
        "can block creatures with shadow as though (it|they|~) (had shadow|didn't have"
        " shadow)",
        AS_SHADOW,
    ),
    (
        "(assigns|assign) combat damage equal to (its|their) toughness rather than"
        " (its|their) power",
        BY_TOUGHNESS,
    ),
    ("(attacks|attack) each (combat|turn) if able", MUST_ATTACK),
    ("(blocks|block) each (combat|turn) if able", MUST_BLOCK),
    ("must be blocked [each (combat|turn)] if able", MUST_BE_BLOCKED),
    ("can block any number of creatures [each (combat|turn)]", BLOCKS_ANY),
    ("can block an additional creature [each (combat|turn)]", f"{BLOCKS_MORE}1"),
):
    G.table("combat trait", {_words: _keyword})


@G.says("combat trait", "can block an additional <n:number> creatures each combat")
def _blocks_so_many_more(n: int) -> str:
    return f"{BLOCKS_MORE}{n}"


# What has its duration in the middle.
for _words, _keyword in (
    (
        "can attack <t:duration> as though (it|they) didn't have defender",
        AS_NO_DEFENDER,
    ),
    ("can attack <t:duration> as though (it|they) had haste", AS_HASTE),
    ("(attacks|attack) <t:duration> if able", MUST_ATTACK),
    ("(blocks|block) <t:duration> if able", MUST_BLOCK),
    ("must be blocked <t:duration> if able", MUST_BE_BLOCKED),
):

    def _timed(t: Until, keyword: str = _keyword) -> Predicate:
        return Predicate(_having(keyword), t)

    G.rule("predicate").add(_words, _timed)


def _having(*traits: str) -> Callable[[Scene, Filter, Until], list[Static]]:
    return lambda scene, who, t: [Modifier(who, keywords=traits, until=t)]


@G.says("predicate", "<trait:combat trait>")
def _trait(trait: str) -> Predicate:
    return Predicate(_having(trait))


@G.says("predicate", "(attacks|attack) or (blocks|block) each (combat|turn) if able")
def _fights() -> Predicate:
    return Predicate(_having(MUST_ATTACK, MUST_BLOCK))


def lured(who: Filter, t: Until) -> list[Static]:
    """All creatures able to block *who* do so."""
    return [Modifier(who, keywords=(LURE,), until=t)]


# --- Can't -----------------------------------------------------------------------


@G.says("predicate", "can't be blocked by <by:several>")
def _unblockable_by(by: Noun) -> Predicate:
    return Predicate(
        lambda scene, who, t: [
            Restriction(Ban.BE_BLOCKED, who, scene.watch(by), until=t)
        ]
    )


@G.says("predicate", "can't block <whom:several>")
def _cannot_block(whom: Noun) -> Predicate:
    return Predicate(
        lambda scene, who, t: [
            Restriction(Ban.BE_BLOCKED, scene.watch(whom), who, until=t)
        ]
    )


@G.says("predicate", "can't be blocked except by <by:exception>")
def _unblockable_except(by: Filter) -> Predicate:
    return Predicate(
        lambda scene, who, t: [Restriction(Ban.BE_BLOCKED, who, by, until=t)]
    )


@G.says("predicate", "can block only <whom:exception>")
def _blocks_only(whom: Filter) -> Predicate:
    return Predicate(
        lambda scene, who, t: [Restriction(Ban.BE_BLOCKED, whom, who, until=t)]
    )


@G.says("exception", "<kind>")
def _exception(kind: Kind) -> Filter | None:
    """Who cannot block when only *kind* can."""
    f = kind.filter
    bare = f.kinds - {"creature"}
    if kind.late or not kind.plural:
        return None
    if f == Filter(kinds=f.kinds) and len(bare) == 1:
        return Filter(not_kinds=bare)
    if f.any_of and all(_only_keyword(one) for one in f.any_of):
        several = frozenset(word for one in f.any_of for word in one.keywords)
        return Filter(without_keywords=several)
    if f == Filter(kinds=f.kinds, keywords=f.keywords) and not bare and f.keywords:
        if len(f.keywords) == 1:
            return Filter(without_keywords=f.keywords)
        return None
    if f == Filter(kinds=f.kinds, colors=f.colors) and not bare:
        return Filter(not_colors=f.colors)
    return None


def _only_keyword(one: Filter) -> bool:
    return one == Filter(keywords=one.keywords) and bool(one.keywords)


# --- Whom they attack, with whom, for what price -------------------------------------

_DEEDS = {
    "attack": (Ban.ATTACK,),
    "block": (Ban.BLOCK,),
    "attack or block": (Ban.ATTACK, Ban.BLOCK),
}
G.table("deed of combat", _DEEDS)


@G.says("predicate", "can't attack <whom:several>")
def _cannot_attack(whom: Noun) -> Predicate:
    return Predicate(
        lambda scene, who, t: [_against(scene, who, whom, t)],
    )


def _against(
    scene: Scene, who: Filter, whom: Noun, t: Until, unless: Unless | None = None
) -> Restriction:
    goal = scene.watch(whom)
    return Restriction(Ban.ATTACK, who, goal, until=t, unless=unless)


@G.says("predicate", "can't <bans:deed of combat> alone")
def _never_alone(bans: tuple[Ban, ...]) -> Predicate:
    return _only(bans, lambda scene: Company())


@G.says("predicate", "can't <bans:deed of combat> unless <wants:unless>")
def _cannot_unless(
    bans: tuple[Ban, ...], wants: Callable[[Scene], Unless]
) -> Predicate:
    return _only(bans, wants)


def _only(bans: tuple[Ban, ...], wants: Callable[[Scene], Unless]) -> Predicate:
    return Predicate(
        lambda scene, who, t: [
            Restriction(ban, who, until=t, unless=wants(scene)) for ban in bans
        ]
    )


@G.says("predicate", "can't attack <whom:several> unless <wants:unless>")
def _cannot_attack_unless(whom: Noun, wants: Callable[[Scene], Unless]) -> Predicate:
    return Predicate(
        lambda scene, who, t: [_against(scene, who, whom, t, wants(scene))]
    )


_ALSO = "also (attacks|attack|blocks|block)"


@G.says("unless", f"(a|an) creature with greater power {_ALSO}")
def _greater() -> Callable[[Scene], Unless]:
    return lambda scene: Company(greater=True)


@G.says("unless", f"(a|an) <kind> {_ALSO}")
def _beside(kind: Kind) -> Callable[[Scene], Unless] | None:
    if kind.plural:
        return None
    return lambda scene: Company(who=scene.kind(kind))


@G.says("unless", "at least <n:number> other creatures (attack|block|attack or block)")
def _so_many(n: int) -> Callable[[Scene], Unless]:
    return lambda scene: Company(n)


_PAYERS = (
    ("its", "controller"), ("their", "controller"), ("that", "player"),
    ("that", "creature", "'s", "controller"), ("you",), ("they",),
    ("defending", "player"), ("its", "owner"),
)  # fmt: skip
_PAYING = frozenset(
    "pays pay sacrifices sacrifice discards discard returns return exiles exile taps"
    " tap removes remove".split()
)


@G.reads("unless")
def _price(
    attempt: Attempt, at: int
) -> Iterable[tuple[int, Callable[[Scene], Unless]]]:
    """ "its controller pays {2} for each …": to the end of the sentence, in words."""
    words = attempt.words
    deeds = (at + len(payer) for payer in _PAYERS if words[at:][: len(payer)] == payer)
    if not any(words[deed : deed + 1] and words[deed] in _PAYING for deed in deeds):
        return []
    end = end_of_sentence(words, at)
    said = in_words(attempt, at, end)
    return [(end, lambda scene: Paid(said))]


# --- At most so many ---------------------------------------------------------------


def at_most(
    scene: Scene, n: int, bans: tuple[Ban, ...], whom: Noun | None, t: Until
) -> list[Static]:
    """No more than *n* creatures can attack (*whom*), or block."""
    every = Filter(kinds=frozenset({"creature"}))
    if whom is None:
        return [Restriction(ban, every, after=n, until=t) for ban in bans]
    if bans != (Ban.ATTACK,):
        raise UnclearError("block whom?")
    goal = scene.watch(whom)
    return [Restriction(Ban.ATTACK, every, goal, after=n, until=t)]
