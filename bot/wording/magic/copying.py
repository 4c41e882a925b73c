"""How permanents enter as copies, and with which exceptions."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from bot.engine.board import COLORS, with_more
from bot.engine.effects import Effect, EnterAsCopy, EnterWatch, ForcedClass, Static
from bot.engine.instructions import EMPTY, CardAbilities
from bot.engine.values import THIS, Amount, EachOf, Variable, Who
from bot.wording.magic.entering import entrants
from bot.wording.magic.grammar import G
from bot.wording.magic.kind_phrases import fact
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import kind as kind_of
from bot.wording.phrases import Attempt, UnclearError


def _copying(scene: Scene, of: Noun, *, optional: bool) -> Effect:
    if of.form not in (Form.SOME, Form.OF_CHOICE):
        raise UnclearError("a copy of what?")
    return Effect(
        EnterWatch(THIS),
        EnterAsCopy(EachOf(scene.filter(of))),
        optional=Who.YOU if optional else None,
        forced=ForcedClass.COPY,
    )


@G.says(
    "lasting",
    "you may have ~ (enter|enters) [the battlefield] [<state:tapped>] as a copy of"
    " <of:noun> [on the battlefield]",
    "you may have ~ (enter|enters) [the battlefield] [<state:tapped>] as a copy of"
    " <of:noun> [on the battlefield] , except <but:exceptions>",
    "~ <must:enters> [<state:tapped>] as a copy of <of:noun> [on the battlefield]",
    "~ <must:enters> [<state:tapped>] as a copy of <of:noun> [on the battlefield] ,"
    " except <but:exceptions>",
)
def _as_copy(
    of: Noun, state: bool = False, must: bool = False, but: "Exception_ | None" = None
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _copying(scene, of, optional=not must)
        assert isinstance(made.act, EnterAsCopy)
        act = replace(made.act, tapped=state)
        return [replace(made, act=act if but is None else but(act))]

    return bind


G.table("enters", {"enters [the battlefield]": True})


# --- Exceptions of copies (707.9) ---

Exception_ = Callable[[EnterAsCopy], EnterAsCopy]
_IT_IS = "(it's|it is|he's|she's|the token is|they're|the tokens are|is)"
_IT_HAS = "(it has|it gains|he has|she has|they have|the token has|the tokens have|has)"


@dataclass(frozen=True, slots=True)
class _Also:
    """ "a 4/4 blue Spider Hero": what a copy is besides."""

    base: tuple[int, int] | None
    kinds: frozenset[str]
    colors: frozenset[str]


@G.reads("also")
def _what_else(attempt: Attempt, at: int) -> Iterable[tuple[int, _Also]]:
    words = attempt.words
    base: tuple[int, int] | None = None
    kinds: set[str] = set()
    colors: set[str] = set()
    while at < len(words) and words[at] != "in":
        word = words[at]
        known = kind_of(word)
        if "/" in word and base is None and (size := attempt.read(_SIZE, at)):
            base = size[0][1]
        elif word in COLORS:
            colors.add(word)
        elif word in ("legendary", "snow", "basic"):
            kinds.add(word)
        elif known is not None and known[0] not in ("permanent", "spell", "card"):
            kinds.add(known[0])
        elif word not in ("a", "an", "and", ","):
            return []
        at += 1
    if not (kinds or colors or base):
        return []
    return [(at, _Also(base, frozenset(kinds), frozenset(colors)))]


_SIZE = G.rule("size")


@G.says(
    "exception",
    f"{_IT_IS} <also> in addition to (its|his|her|their) other [creature] types",
    f"{_IT_IS} <also> in addition to (its|his|her|their) other <hues:hues>",
)
def _is_also(also: _Also, hues: bool = False) -> Exception_ | None:
    if also.colors and not hues:
        return None  # Of that color only, whatever it copies.
    return lambda act: replace(
        act,
        kinds=act.kinds | also.kinds,
        colors=act.colors | also.colors,
        base=also.base or act.base,
    )


G.table("hues", {"(colors and types|colors and creature types|colors)": True})


@G.says("exception", f"{_IT_IS} <base:size>")
@G.says("exception", "(its|his|her) [base] power and toughness are <base:size>")
def _is_as_big(base: tuple[int, int]) -> Exception_:
    return lambda act: replace(act, base=base)


@G.says("exception", f"{_IT_HAS} <keywords>")
@G.says("exception", f"{_IT_HAS} <grants:quoted>")
@G.says("exception", f"{_IT_HAS} <keywords> and <grants:quoted>")
@G.says("exception", f"{_IT_HAS} <grants:own quoted>")
@G.says("exception", f"{_IT_HAS} <keywords> and <grants:own quoted>")
def _has_also(
    keywords: tuple[str, ...] = (), grants: CardAbilities = EMPTY
) -> Exception_ | None:
    if grants.spell is not None:
        return None

    def but(act: EnterAsCopy) -> EnterAsCopy:
        more = with_more(act.grants or EMPTY, grants)
        return replace(
            act,
            keywords=act.keywords | {*keywords, *grants.keywords},
            grants=replace(more, keywords=()) if grants != EMPTY else act.grants,
        )

    return but


@G.says("exception", f"{_IT_HAS} ~'s other abilities")
def _keeps() -> Exception_:
    return lambda act: replace(act, keeps=True)


@G.says("exception", "it doesn't copy that creature's color")
def _keeps_colors() -> Exception_:
    return lambda act: replace(act, own_colors=True)


@G.says("exception", "(its|his|her) name is ~")
def _called() -> Exception_:
    return lambda act: replace(act, name="~")


@G.says(
    "exception",
    "(it's not|it isn't|it is not|they're not|they aren't|the token isn't|isn't"
    "|the tokens aren't) legendary",
)
def _not_legendary() -> Exception_:
    return lambda act: replace(act, not_kinds=act.not_kinds | {"legendary"})


@G.says(
    "exception",
    "it enters with <n:additional> <kind:counter> (counter|counters) on it"
    " [if <what:copied>]",
)
@G.says(
    "exception",
    "if <what:copied> , it enters with <n:additional> <kind:counter> (counter|counters)"
    " on it",
)
def _enters_also(n: Amount, kind: str, what: str = "") -> Exception_:
    return lambda act: replace(act, counters=(*act.counters, (kind, n, what)))


G.table(
    "additional",
    {
        "(a|an) additional": 1, "two additional": 2, "three additional": 3,
        "a": 1, "two": 2, "three": 3,
        "x additional": Variable("X"), "an additional x": Variable("X"),
    },
)  # fmt: skip
for _kind in ("creature", "planeswalker", "artifact"):
    G.table("copied", {f"it's (a|an) {_kind}": _kind})
G.table("copied", {"you control that (creature|permanent|artifact)": "yours"})


@G.says("exceptions", "<first:exception>")
@G.says("exceptions", "<first:exception> [,] and [if it does ,] <more:exceptions>")
@G.says("exceptions", "<first:exception> , <more:exceptions>")
def _exceptions(first: Exception_, more: Exception_ | None = None) -> Exception_:
    return lambda act: more(first(act)) if more is not None else first(act)


@G.says("lasting", "<who:several> (enter|enters) [the battlefield] as a copy of ~")
def _others_copy_this(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = EnterWatch(entrants(scene.watch(who)))
        return [Effect(watch, EnterAsCopy(Who.THIS), forced=ForcedClass.COPY)]

    return bind


# What can be copied.
G.table(
    "after kind",
    {
        "(with|that has) mana value less than or equal to the [amount of] mana spent to"
        " cast ~": fact(
            "has mana value less than or equal to the mana spent to cast this"
        ),
    },
)
