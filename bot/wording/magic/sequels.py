"""Sentences that go on with the one before: otherwise, if you do, those tokens."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.conditions import Flag, Matches, Not
from bot.engine.effects import DamageWatch, Effect, PreventInstance, Static, Until
from bot.engine.instructions import (
    CardAbilities,
    DealDamage,
    DestroyIt,
    EndOfTurn,
    If,
    Install,
    Instruction,
    MakeTokens,
    May,
    SacrificeIt,
    Unplayed,
)
from bot.engine.values import ANY_OBJECT, THIS, DoneThisWay, Filter, Who
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G
from bot.wording.magic.making import COMBAT, Doing, Undivided, installed
from bot.wording.magic.mentions import MADE
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tokens_made import says
from bot.wording.phrases import UnclearError


@G.says("sentence", "otherwise , <does:clauses>")
def _otherwise(does: Doing) -> Sentence:
    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if not isinstance(last, If) or last.otherwise:
            raise UnclearError("otherwise than what?")
        body.done[-1] = replace(last, otherwise=tuple(does(body.scene)))

    return read


@G.says("sentence", "prevent x of that damage , where x is <n:quantity>")
def _prevent_of_that(n: Count) -> Sentence:
    """Of the damage dealt just before: a shield that meets it (615.7)."""

    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if not isinstance(last, DealDamage) or last.also or last.source is not Who.THIS:
            raise UnclearError("which damage is prevented?")
        to = last.to
        amount = n(body.scene)

        def lasting(scene: Scene) -> list[Static]:
            watch = DamageWatch(THIS, scene.caught(to, Noun(Form.BACK, word="player")))
            act = PreventInstance(amount)
            return [
                Effect(watch, act, each_source=False, until=Until.END_OF_TURN, uses=1)
            ]

        body.done[-1:-1] = installed(body.scene, lasting)

    return read


def _tokens_changed(
    done: list[Instruction], change: Callable[[MakeTokens], MakeTokens | None]
) -> None:
    """Change the tokens made last, also where making them is optional."""
    match done[-1] if done else None:
        case MakeTokens() as made:
            changed = change(made)
            if changed is None:
                raise UnclearError("tokens with abilities of their own")
            done[-1] = changed
        case May(do=do, otherwise=()) as may if do:
            inside = list(do)
            _tokens_changed(inside, change)
            done[-1] = replace(may, do=tuple(inside))
        case If(do=do, otherwise=()) as if_ if do:
            inside = list(do)
            _tokens_changed(inside, change)
            done[-1] = replace(if_, do=tuple(inside))
        case _:
            raise UnclearError("which tokens?")


@G.says(
    "sentence", "(it|they|that token|those tokens) (gain|gains|have|has) <keywords>"
)
def _tokens_with(keywords: tuple[str, ...]) -> Sentence:
    def change(made: MakeTokens) -> MakeTokens:
        return replace(made, keywords=(*made.keywords, *keywords))

    return lambda body: _tokens_changed(body.done, change)


@G.says(
    "sentence",
    "its power is equal to <power:quantity> and its toughness is equal to"
    " <toughness:quantity>",
    "its power and toughness are each equal to <power:quantity>",
)
def _tokens_sized(power: Count, toughness: Count | None = None) -> Sentence:
    """How big the token is as it is created."""

    def read(body: Body) -> None:
        scene, held = body.scene, body.scene.mentions
        # "That creature" is no token whose size is being said.
        scene.mentions = [one for one in held if one.ref != MADE]
        p = power(scene)
        q = toughness(scene) if toughness else p
        scene.mentions = held
        _tokens_changed(body.done, lambda made: replace(made, power=p, toughness=q))

    return read


@G.says("sentence", "(it|they|that token|those tokens) (has|have) <grants:quoted>")
def _tokens_say(grants: CardAbilities) -> Sentence:
    return lambda body: _tokens_changed(body.done, lambda made: says(made, grants))


@G.says(
    "sentence",
    "<how:taken away> (it|them|that token|those tokens|the token|the tokens) at the"
    " beginning of the next end step",
)
def _tokens_gone(how: str) -> Sentence:
    return _going(f"{how} those tokens at the beginning of the next end step")


@G.says(
    "sentence",
    "<how:taken away> (it|them|that token|those tokens|the token|the tokens) at (end"
    " of combat|the end of combat)",
)
def _tokens_gone_after_combat(how: str) -> Sentence:
    return _going(f"{how} those tokens at end of combat")


G.table("taken away", {"sacrifice": "sacrifice", "exile": "exile"})


def _going(when: str) -> Sentence:
    return lambda body: _go_away(body.done, when)


def _go_away(done: list[Instruction], when: str) -> None:
    """Tell when the tokens made last go away, also where making them is optional."""
    match done[-1] if done else None:
        case May(do=do, otherwise=()) as may if do:
            inside = list(do)
            _go_away(inside, when)
            done[-1] = replace(may, do=tuple(inside))
            return
    made = [one for one in done if not isinstance(one, Unplayed)]
    if not made or not isinstance(made[-1], MakeTokens):
        raise UnclearError("what goes away?")
    done.append(Unplayed(when))


@G.says(
    "sentence", "if (you|they|(that|the) player|he or she) (do|does) , <does:clauses>"
)
@G.says("sentence", "when you do , <does:clauses>")
def _if_you_do(does: Doing) -> Sentence:
    def read(body: Body) -> None:
        at = len(body.done) - 1
        last = body.done[at] if body.done else None
        if type(last) in _FATES:
            # "Sacrifice it. If you do, …": it may be gone already.
            those = DoneThisWay(None, _FATES[type(last)])
            body.add([If(Matches(those, Filter()), tuple(does(body.scene)))])
            return
        if not isinstance(may := last, May):
            raise UnclearError("if you do what?")
        known = {one.ref for one in body.scene.mentions}
        done = tuple(does(body.scene))
        now = {one.ref for one in body.scene.mentions}
        body.scene.only_then = frozenset(now - known)
        body.done[at] = replace(may, do=(*may.do, *done))

    return read


_FATES: dict[type, str] = {SacrificeIt: "sacrificed", DestroyIt: "destroyed"}


@G.says("sentence", "any player may pay <cost:payment>")
def _anyone_pays(cost: str) -> Sentence:
    return lambda body: body.add([Unplayed(f"any player may pay {cost}")])


@G.says("sentence", "if (no one|nobody) does , <does:clauses>")
def _if_nobody_does(does: Doing) -> Sentence:
    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if not isinstance(last, Unplayed) or not last.text.startswith("any player may"):
            raise UnclearError("if nobody does what?")
        paid = Flag("a player paid for it")
        body.add([If(Not(paid), tuple(does(body.scene)))])

    return read


@G.says("sentence", "<does:clauses> unless any player pays <cost:payment>")
def _unless_any(does: Doing, cost: str) -> Sentence | None:
    """Whether anybody did, the asker says."""
    if isinstance(does, Undivided):
        return None

    def read(body: Body) -> None:
        done = body.led(does)
        offered = Unplayed(f"any player may pay {cost}")
        body.add([offered, If(Not(Flag("a player paid for it")), tuple(done))])

    return read


@G.says("sentence", "(if you do|when you do) , <does:clauses> <yours:next end step>")
def _if_you_do_later(does: Doing, *, yours: bool) -> Sentence:
    return _if_you_do(lambda scene: [EndOfTurn(tuple(does(scene)), yours)])


@G.says("sentence", "if (you|they|(that|the) player) (don't|doesn't) , <does:clauses>")
def _if_you_do_not(does: Doing) -> Sentence:
    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if isinstance(last, Unplayed) and last.text.startswith("pay "):
            # "Pay {2}. If you don't, …": nobody can be made to pay (118.12).
            last = May(Who.YOU, (last,))
        if not isinstance(last, May):
            raise UnclearError("if you don't do what?")
        body.done[-1] = _else(last, tuple(does(body.scene)))

    return read


def _else(may: May, do: tuple[Instruction, ...]) -> May:
    """*may* with what happens if nothing of it is done."""
    if not may.otherwise:
        return replace(may, otherwise=do)
    last = may.otherwise[-1]
    if not isinstance(last, May):
        raise UnclearError("if you don't do what?")
    return replace(may, otherwise=(*may.otherwise[:-1], _else(last, do)))


@G.says(
    "sentence",
    "if <fact:condition> , (~|this effect) doesn't affect <c:dmg> that would be dealt"
    " by <other:several>",
)
def _but_not_by(fact: When, c: str, other: Noun) -> Sentence:
    """Of the prevention just before: what it lets through under a condition."""

    def read(body: Body) -> None:
        install = body.done[-1] if body.done else None
        static = install.static if isinstance(install, Install) else None
        if (
            not isinstance(install, Install)
            or not isinstance(static, Effect)
            or not isinstance(static.watch, DamageWatch)
            or static.watch.source != ANY_OBJECT
            or static.watch.combat is not COMBAT[c]
        ):
            raise UnclearError("which effect?")
        when = fact(body.scene)
        barred = body.scene.watch(other)
        watch = replace(static.watch, source=Filter(none_of=(barred,)))
        less = replace(install, static=replace(static, watch=watch))
        body.done[-1] = If(when, (less,), (install,))

    return read
