"""What gets counters, gets bigger, gains abilities, or is created."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import (
    Instruction,
    MakeTokens,
    May,
)
from bot.engine.values import (
    Amount,
    Filter,
    Ref,
    Times,
    Variable,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, installed
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.numbers import times
from bot.wording.phrases import Attempt, UnclearError

# --- Counters ---


@G.says("order", "put <does:put counters>")
@G.says("verb", "(puts|put) <does:put counters>")
def _puts(does: Doing) -> Verb:
    """By you; who else puts them matters to what replaces that (122.6)."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if ref is not Who.YOU:
            raise UnclearError("counters put by somebody else")
        return does(scene)

    return bind


# --- Growing and gaining ---


def modified(
    scene: Scene, ref: Ref, who: Noun, until: Until | None, **fields: object
) -> list[Instruction]:
    """Install a change to what *ref* refers to."""
    from bot.wording.magic.making import until as lasting_until

    def lasting(scene: Scene) -> list[Static]:
        if until is None and scene.lasting is None and who.form is Form.BACK:
            # "It gains haste": as long as it is there.
            t = Until.END_OF_GAME
        else:
            t = lasting_until(scene, until)
        return [Modifier(scene.caught(ref, who), until=t, **fields)]  # type: ignore[arg-type]

    return installed(scene, lasting)


@G.says("verb", "[also] (gains|gain) <keywords> <t:duration>")
@G.says("verb", "[also] (gains|gain) <keywords>")
def _gains(keywords: tuple[str, ...], t: Until | None = None) -> Verb:
    return lambda scene, ref, who: modified(scene, ref, who, t, keywords=keywords)


@G.says(
    "verb",
    "(gains|gain) your choice of <a:keyword> or <b:keyword> [<t:duration>]",
    "(gains|gain) your choice of <a:keyword> , <b:keyword> , or <c:keyword> "
    "[<t:duration>]",
)
def _gains_either(a: str, b: str, c: str | None = None, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        each = [
            tuple(modified(scene, ref, who, t, keywords=(one,)))
            for one in (a, b, c)
            if one is not None
        ]
        otherwise = each[-1]
        for one in reversed(each[:-1]):
            otherwise = (May(Who.YOU, one, otherwise),)
        return list(otherwise)

    return bind


@G.says(
    "verb",
    "(gains|gain) protection from <a:quality> or from <b:quality> [<t:duration>]",
)
def _protected_from_either(a: str, b: str, t: Until | None = None) -> Verb:
    return _gains_either(f"protection from {a}", f"protection from {b}", t=t)


@G.says("verb", "(loses|lose) <keywords> <t:duration>")
@G.says("verb", "(loses|lose) <keywords>")
@G.says(
    "verb",
    "(loses|lose) <keywords> and can't have [or gain] <a:keyword> [or <b:keyword>]",
)
def _loses(
    keywords: tuple[str, ...],
    t: Until | None = None,
    a: str | None = None,
    b: str | None = None,
) -> Verb | None:
    if {a, b} - {None} - {*keywords}:
        return None
    more = {"bars": True} if a is not None else {}
    return lambda scene, ref, who: modified(scene, ref, who, t, loses=keywords, **more)


@G.says("verb", "[also] (gets|get) [an additional] <by:change> <t:duration>")
@G.says("verb", "[also] (gets|get) [an additional] <by:change>")
def _gets(by: "Change", t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        power, toughness = by(scene)
        return modified(scene, ref, who, t, power=power, toughness=toughness)

    return bind


@G.says("verb", "(gets|get) <by:change> and (gains|gain) <keywords> <t:duration>")
@G.says("verb", "(gets|get) <by:change> and (gains|gain) <keywords>")
@G.says("verb", "(gains|gain) <keywords> and (gets|get) <by:change> [<t:duration>]")
def _gets_and_gains(
    by: "Change", keywords: tuple[str, ...], t: Until | None = None
) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        power, toughness = by(scene)
        return modified(
            scene, ref, who, t, power=power, toughness=toughness, keywords=keywords
        )

    return bind


Change = Callable[[Scene], tuple[Amount, Amount]]


# --- Tokens ---

Tokens = Callable[[Scene, Ref], MakeTokens]


@G.says("order", "investigate")
@G.says("verb", "(investigates|investigate)")
def _investigates() -> Verb:
    """A Clue is created (701.16)."""
    kinds = frozenset({"artifact", "clue"})
    return lambda scene, ref, who: _made(
        scene, [MakeTokens(1, ref, name="clue", kinds=kinds)]
    )


def _made(scene: Scene, tokens: list[MakeTokens]) -> list[Instruction]:
    scene.mention_made([one.kinds for one in tokens])
    first, *also = tokens
    return [replace(first, also=tuple(also))]


@G.says("order", "create <what:tokens> and <more:tokens>")
@G.says("verb", "(creates|create) <what:tokens> and <more:tokens>")
@G.says("order", "create <what:tokens> , <more:tokens> [,] and <rest:tokens>")
@G.says("verb", "(creates|create) <what:tokens> , <more:tokens> [,] and <rest:tokens>")
def _creates_several(what: Tokens, more: Tokens, rest: Tokens | None = None) -> Verb:
    """Created at the same time: one event to replace."""
    found = [one for one in (what, more, rest) if one is not None]
    return lambda scene, ref, who: _made(scene, [it(scene, ref) for it in found])


@G.says("order", "(create|make) <what:tokens>")
@G.says("order", "put <what:tokens> onto the battlefield [under your control]")
@G.says("verb", "(creates|create|makes|make) <what:tokens>")
@G.says("verb", "(puts|put) <what:tokens> onto the battlefield")
def _creates(what: Tokens) -> Verb:
    return lambda scene, ref, who: _made(scene, [what(scene, ref)])


_ATTACKING = "(that's|that are) tapped and attacking"


@G.says("order", f"create <what:tokens> {_ATTACKING}")
@G.says("verb", f"(creates|create) <what:tokens> {_ATTACKING}")
def _creates_attackers(what: Tokens) -> Verb:
    return lambda scene, ref, who: _made(
        scene, [replace(what(scene, ref), tapped=True, attacking=True)]
    )


@G.says("order", f"create <what:tokens> {_ATTACKING} <each:for each>")
@G.says("verb", f"(creates|create) <what:tokens> {_ATTACKING} <each:for each>")
def _creates_attackers_for_each(what: Tokens, each: Count) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = replace(what(scene, ref), tapped=True, attacking=True)
        return _made(scene, [replace(one, amount=times(one.amount, each(scene)))])

    return bind


@G.says("order", "create <what:tokens> (that's|that are) attacking")
@G.says("verb", "(creates|create) <what:tokens> (that's|that are) attacking")
def _creates_attackers_untapped(what: Tokens) -> Verb:
    return lambda scene, ref, who: _made(
        scene, [replace(what(scene, ref), attacking=True)]
    )


@G.reads("change")
def _change(attempt: Attempt, at: int) -> list[tuple[int, Change]]:
    """+2/+0, -X/-X."""
    if at >= len(attempt.words):
        return []
    sides = attempt.words[at].split("/")
    if len(sides) != 2 or any(side[:1] not in ("+", "-") for side in sides):
        return []
    power, toughness = _signed(sides[0]), _signed(sides[1])
    if power is None or toughness is None:
        return []
    return [(at + 1, lambda scene: (power, toughness))]


def _signed(side: str) -> Amount | None:
    if side[1:].isdecimal():
        return int(side)
    if side[1:] in ("x", "y"):
        letter = Variable(side[1:].upper())
        return letter if side[0] == "+" else Times(-1, letter)
    return None


@G.says("verb", "(gets|get) <by:change> <each:for each> <t:duration>")
@G.says("verb", "(gets|get) <by:change> <t:duration> <each:for each>")
@G.says("verb", "(gets|get) <by:change> <each:for each>")
def _gets_for_each(by: Change, each: Count, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        power, toughness = by(scene)
        number = each(scene)
        return modified(
            scene, ref, who, t,
            power=_many(power, number), toughness=_many(toughness, number),
        )  # fmt: skip

    return bind


def _many(n: Amount, each: Amount) -> Amount:
    return 0 if n == 0 else times(n, each)


def sized(scene: Scene, who: Filter, by: Change, each: Count | None) -> Modifier:
    """*who* gets +N/+N (for each …)."""
    power, toughness = by(scene)
    if each is not None:
        number = each(scene)
        power = 0 if power == 0 else times(power, number)
        toughness = 0 if toughness == 0 else times(toughness, number)
    return Modifier(who, power, toughness)
