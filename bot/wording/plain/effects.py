"""Effects, bans, changes and triggers in our plain words."""

from dataclasses import replace
from typing import Any, assert_never

import bot.wording.plain.filters
import bot.wording.plain.watches  # noqa: F401
from bot.engine.conditions import Always
from bot.engine.effects import (
    Ban,
    Bonus,
    CounterWatch,
    DamageWatch,
    Effect,
    EnterUnder,
    EnterWatch,
    EnterWith,
    Instead,
    Minus,
    Modifier,
    MoveTo,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    PreventNext,
    Redirect,
    Restriction,
    SetTo,
    Static,
    Tally,
    Trigger,
    Until,
)
from bot.engine.values import ANY_OBJECT, ANYTHING, THIS, Filter, ThatMuch, Zone
from bot.wording.phrases import Attempt
from bot.wording.plain.values import G, P

# --- What is done to it ---------------------------------------------------------


def _core(pattern: str, make: Any) -> None:
    """A way to say what an effect watches and does."""
    G.says("core", pattern)(make)


_core("prevent the next <n:amount> <it:damage>", lambda n, it: (it, PreventNext(n)))
_core("prevent all <it:damage>", lambda it: (it, PreventAll()))
_core("prevent <n:amount> of any <it:damage>", lambda n, it: (it, PreventEach(n)))
_core("multiply any <it:damage> by <n:number>", lambda it, n: (it, Multiply(n)))
_core("add <n:amount> to any <it:damage>", lambda n, it: (it, Plus(n)))
_core(
    "if <it:watch> , add <n:amount> to how many there are",
    lambda it, n: (it, Plus(n)),
)
_core("add <n:amount> Bonus Damage to any <it:damage>", lambda n, it: (it, Bonus(n)))
_core("take <n:amount> from any <it:damage>", lambda n, it: (it, Minus(n)))
_core("make any <it:damage> <n:amount>", lambda it, n: (it, SetTo(n)))
_core("move any <it:damage> onto <to:ref>", lambda it, to: (it, Redirect(to)))
_core(
    "if <it:watch> , put it into <zone:zone> instead",
    lambda it, zone: (it, MoveTo(zone)),
)
_core(
    "<what:filter> enters under the control of <who:ref>",
    lambda what, who: (EnterWatch(what), EnterUnder(who)),
)
_core("if <it:watch> , instead <do:block>", lambda it, do: (it, Instead(do)))
_core(
    "this enters with <n:amount> <kind:text> counters",
    lambda n, kind: (EnterWatch(THIS), EnterWith(counters=((kind, n),))),
)
_core(
    "<what:filter> enters with <n:amount> <kind:text> counters",
    lambda what, n, kind: (EnterWatch(what), EnterWith(counters=((kind, n),))),
)
_core("this enters rested", lambda: (EnterWatch(THIS), EnterWith(tapped=True)))
_core(
    "<what:filter> enters rested",
    lambda what: (EnterWatch(what), EnterWith(tapped=True)),
)
P.words("zone", {"exile": Zone.EXILE, "hand": Zone.HAND, "library": Zone.LIBRARY})


def _say_core(effect: Effect) -> str:
    watch, act = effect.watch, effect.act
    hit = P.say("damage", watch) if isinstance(watch, DamageWatch) else ""

    def n(amount: Any) -> str:
        return P.say("amount", amount)

    match act:
        case PreventNext(amount):
            return f"prevent the next {n(amount)} {hit}"
        case PreventAll() | PreventInstance(ThatMuch()):
            return f"prevent all {hit}"
        case PreventEach(amount) | PreventInstance(amount):
            return f"prevent {n(amount)} of any {hit}"
        case Multiply(factor):
            return f"multiply any {hit} by {factor}"
        case Plus(amount) if isinstance(watch, CounterWatch):
            many = f"add {n(amount)} to how many there are"
            return f"if {P.say('watch', watch)}, {many}"
        case Plus(amount):
            return f"add {n(amount)} to any {hit}"
        case Bonus(amount):
            return f"add {n(amount)} Bonus Damage to any {hit}"
        case Minus(amount):
            return f"take {n(amount)} from any {hit}"
        case SetTo(amount):
            return f"make any {hit} {n(amount)}"
        case Redirect(to, None):
            return f"move any {hit} onto {P.say('ref', to)}"
        case MoveTo(zone) if act == MoveTo(zone):
            put = P.say("zone", zone)
            return f"if {P.say('watch', watch)}, put it into {put} instead"
        case EnterUnder(controller) if isinstance(watch, EnterWatch):
            what = P.say("filter", watch.what)
            return f"{what} enters under the control of {P.say('ref', controller)}"
        case Instead(do):
            return f"if {P.say('watch', watch)}, instead {P.say('block', do)}"
        case EnterWith(True, ()) if watch == EnterWatch(THIS):
            return "this enters rested"
        case EnterWith(True, ()) if isinstance(watch, EnterWatch):
            return f"{P.say('filter', watch.what)} enters rested"
        case EnterWith(False, ((kind, amount),)) if watch == EnterWatch(THIS):
            return f"this enters with {n(amount)} “{kind}” counters"
        case EnterWith(False, ((kind, amount),)) if isinstance(watch, EnterWatch):
            who = P.say("filter", watch.what)
            return f"{who} enters with {n(amount)} “{kind}” counters"
        case _:
            raise ValueError(f"no words for {act!r}")


@G.says(
    "static",
    "[while <when:condition> ,] [<optional:ref> may] [<how:how often may>]"
    " [<together:together>] <core> [<until:until>]"
    " [and then <rider:block>]",
)
def _effect(
    core: tuple[Any, Any], how: str = "", together: bool = False, **more: Any
) -> Effect:
    watch, act = core
    if how and how != "turn":
        match act:
            case PreventAll():
                act = PreventInstance()
            case PreventEach(amount):
                act = PreventInstance(amount)
    uses = int(how) if how.isdecimal() else 1 if how else None
    made = Effect(watch, act, uses=uses, each_turn=how == "turn", one_or_more=together)
    return replace(made, **more)


G.table("how often may", {"the next time ,": "next", "once each turn ,": "turn"})
G.says("how often may", "the next <n:number> times ,")(lambda n: str(n))
G.table("together", {"counting all of a moment as one ,": True})


def _say_effect(it: Effect) -> str:
    said = _say_core(it)
    if it.one_or_more:
        said = f"counting all of a moment as one, {said}"
    if it.each_turn and it.uses == 1 and not isinstance(it.act, PreventInstance):
        said = f"once each turn, {said}"
    elif it.uses == 1 and not isinstance(it.act, PreventEach | PreventAll):
        said = f"the next time, {said}"
    elif it.uses is not None and it.uses > 1 and not it.each_turn:
        said = f"the next {it.uses} times, {said}"
    elif it.uses is not None:
        raise ValueError(f"no words for {it.uses} uses")
    if it.optional is not None:
        said = f"{P.say('ref', it.optional)} may {said}"
    said = _say_while(it.when, said)
    if it.until is not Until.STATIC:
        said += f" {P.say('until', it.until)}"
    if it.rider:
        said += f" and then {P.say('block', it.rider)}"
    return said


def _say_while(when: Any, said: str) -> str:
    if when == Always():
        return said
    return f"while {P.say('condition', when)}, {said}"


# --- Bans and changes -----------------------------------------------------------

P.words(
    "ban",
    {
        "can't be prevented": Ban.PREVENT,
        "can't be dealt": Ban.BE_DEALT_DAMAGE,
    },
)


@G.says("static", "[while <when:condition> ,] <it:damage> <ban> [<until:until>]")
def _ban(it: DamageWatch, ban: Ban, **more: Any) -> Restriction:
    source = ANYTHING if it.source == ANY_OBJECT else it.source
    made = Restriction(ban, source, it.recipient, it.combat)
    return replace(made, **more)


P.words(
    "lone ban",
    {
        "can't recover": Ban.GAIN_LIFE,
        "can't deal damage": Ban.DEAL_DAMAGE,
        "can't attack": Ban.ATTACK,
        "can't be retaliated": Ban.BE_RETALIATED,
    },
)


@G.says(
    "static",
    "[while <when:condition> ,] <who:filter> <ban:lone ban> [by <object:filter>]"
    " [<until:until>]",
)
def _lone_ban(who: Filter, ban: Ban, **more: Any) -> Restriction:
    return replace(Restriction(ban, who), **more)


def _say_restriction(it: Restriction) -> str:
    if it.ban in (Ban.PREVENT, Ban.BE_DEALT_DAMAGE):
        source = ANY_OBJECT if it.subject == ANYTHING else it.subject
        said = P.say("damage", DamageWatch(source, it.object, it.combat))
        said += " " + P.say("ban", it.ban)
    else:
        said = f"{P.say('filter', it.subject)} {P.say('lone ban', it.ban)}"
        if it.object != ANYTHING:
            said += f" by {P.say('filter', it.object)}"
    said = _say_while(it.when, said)
    if it.until is not Until.STATIC:
        said += f" {P.say('until', it.until)}"
    return said


@G.says(
    "static",
    "[while <when:condition> ,] <subject:filter> gets <power:bonus> power and"
    " <toughness:bonus> life [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <power:bonus> power"
    " [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <toughness:bonus> life"
    " [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <keywords:texts> [<until:until>]",
    "[while <when:condition> ,] <subject:filter> loses <loses:texts> [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets the ability <grants:card>"
    " [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <power:bonus> power and"
    " <toughness:bonus> life and <keywords:texts> [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <power:bonus> power and"
    " <keywords:texts> [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <toughness:bonus> life and"
    " <keywords:texts> [<until:until>]",
    "[while <when:condition> ,] <subject:filter> gets <power:bonus> power"
    " [and <toughness:bonus> life] and the ability <grants:card> [<until:until>]",
)
def _modifier(subject: Filter, **more: Any) -> Modifier:
    return replace(Modifier(subject), **more)


@G.says(
    "static",
    "[while <when:condition> ,] <subject:filter> gets <might:bonus> Might"
    " [and <keywords:texts>] [and the ability <grants:card>] [<until:until>]",
)
def _might(subject: Filter, might: Any, **more: Any) -> Modifier:
    return replace(Modifier(subject, might, might), **more)


@G.reads("bonus")
def _bonus(attempt: Attempt, at: int) -> list[tuple[int, Any]]:
    """ "+2", or another amount."""
    word = attempt.words[at] if at < len(attempt.words) else ""
    if word[:1] in "+-" and word[1:].isdecimal():
        return [(at + 1, int(word))]
    return list(attempt.read(G.rule("amount"), at))


def _say_bonus(amount: Any) -> str:
    return f"{amount:+d}" if isinstance(amount, int) else P.say("amount", amount)


P.by_hand("bonus", _say_bonus)


@G.reads("texts")
def _texts(attempt: Attempt, at: int) -> list[tuple[int, tuple[str, ...]]]:
    found: list[tuple[int, tuple[str, ...]]] = []
    said: tuple[str, ...] = ()
    while True:
        read = list(attempt.read(G.rule("text"), at))
        if not read:
            return found[::-1]
        at, one = read[0]
        said = (*said, one)
        found.append((at, said))
        if attempt.words[at : at + 1] != (",",):
            return found[::-1]
        at += 1


def _say_modifier(it: Modifier) -> str:
    parts = []
    if it.power != 0 and it.toughness != 0:
        parts.append(
            f"{P.say('bonus', it.power)} power and {P.say('bonus', it.toughness)} life"
        )
    elif it.power != 0:
        parts.append(f"{P.say('bonus', it.power)} power")
    elif it.toughness != 0:
        parts.append(f"{P.say('bonus', it.toughness)} life")
    if it.keywords:
        parts.append(", ".join(f"“{one}”" for one in it.keywords))
    if it.grants is not None:
        parts.append(f"the ability {P.say('card', it.grants)}")
    subject = P.say("filter", it.subject)
    said = f"{subject} gets {' and '.join(parts)}"
    if it.loses:
        said = f"{subject} loses " + ", ".join(f"“{one}”" for one in it.loses)
    said = _say_while(it.when, said)
    if it.until is not Until.STATIC:
        said += f" {P.say('until', it.until)}"
    return said


# --- Triggers -------------------------------------------------------------------


@G.says(
    "static",
    "[while <when:condition> ,] <once:how often> <watch> [<until:until>]"
    " [with <targets>] [<alone:together>] : <do:block>",
)
def _trigger(
    once: tuple[bool], watch: Any, do: tuple[Any, ...], alone: bool = False, **more: Any
) -> Trigger:
    made = Trigger(watch, do, once=once[0], each_source=not alone)
    return replace(made, **more)


G.table("how often", {"whenever": (False,), "the next time": (True,)})


def _say_trigger(it: Trigger) -> str:
    said = "the next time " if it.once else "whenever "
    said += P.say("watch", it.watch)
    if it.until is not Until.STATIC:
        said += f" {P.say('until', it.until)}"
    if it.targets:
        said += f" with {P.say('targets', it.targets)}"
    if not it.each_source:
        said += " counting all of a moment as one,"
    return _say_while(it.when, f"{said}: {P.say('block', it.do)}")


def say_static(it: Static) -> str:
    """*it* in our words."""
    match it:
        case Effect():
            return _say_effect(it)
        case Restriction():
            return _say_restriction(it)
        case Modifier():
            return _say_modifier(it)
        case Trigger():
            return _say_trigger(it)
        case Tally():
            raise TypeError("how often abilities trigger is a matter of Magic's cards")
        case _:
            assert_never(it)


P.by_hand("static", say_static)
