"""What is done, under a condition, instead of what the sentence before said."""

from dataclasses import replace

from bot.engine.conditions import Condition, Flag
from bot.engine.effects import Effect, Modifier, PreventNext, Until
from bot.engine.inside import walk
from bot.engine.instructions import (
    DealDamage,
    If,
    Install,
    Instruction,
    MakeTokens,
    May,
)
from bot.engine.values import DoneThisWay
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.bodies import Body, Sentence
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing
from bot.wording.magic.nouns import IT, Noun
from bot.wording.magic.sentences_of_damage import last_deal
from bot.wording.numbers import times
from bot.wording.phrases import UnclearError


@G.says("sentence", "if <condition> , <does:clauses> instead")
@G.says("sentence", "if <condition> , instead [only] <does:clauses>")
@G.says("sentence", "<does:clauses> instead if <condition>")
def _self_replacing(condition: When, does: Doing) -> Sentence:
    def read(body: Body) -> None:
        when = condition(body.scene)
        done = does(body.scene)
        before = body.done[body.last :]
        if not before or not done:
            raise UnclearError("instead of what?")
        done = _as_long(done, before)
        if isinstance(before[-1], May) and _of_this_way(when):
            # Whether it was done is known only once the player has chosen.
            body.done[-1] = _inside(before[-1], when, done)
            return
        if len(before) > 1:
            # "Discard a card, then draw a card": both, or it is not known which.
            if [type(one) for one in done] != [type(one) for one in before]:
                raise UnclearError("instead of which part?")
            body.done[body.last :] = [If(when, tuple(done), tuple(before))]
            return
        same = [
            at
            for at in range(body.last, len(body.done))
            if type(body.done[at]) is type(done[0])
        ]
        if not same and len(body.done) == 1:
            # Nothing else was said, so it can only be instead of that.
            same = [0]
        if len(same) != 1:
            raise UnclearError("instead of which part?")
        at = same[0]
        if _parts(body.done[at]) != _parts(done[0]):
            # "2 damage to it and 2 to its controller": "4 to it instead" of one?
            raise UnclearError("instead of which part?")
        if len(done) == 1 and isinstance(done[0], May) and not done[0].otherwise:
            # "You may … instead": whoever declines does what was said first.
            done = [replace(done[0], otherwise=(body.done[at],))]
        body.done[at] = If(when, tuple(done), (body.done[at],))

    return read


def _parts(one: Instruction) -> int:
    return len(one.also) if isinstance(one, DealDamage) else 0


def _as_long(done: list[Instruction], before: list[Instruction]) -> list[Instruction]:
    """*done*, for as long as what it replaces where it does not say for how long."""
    lasts = {one.static.until for one in before if isinstance(one, Install)}
    if len(lasts) != 1:
        return done
    until = lasts.pop()
    return [
        replace(one, static=replace(one.static, until=until))
        if isinstance(one, Install)
        and isinstance(one.static, Modifier)
        and one.static.until is Until.END_OF_GAME
        else one
        for one in done
    ]


def _of_this_way(when: Condition) -> bool:
    if isinstance(when, Flag):
        return when.name.endswith(" this way")
    return any(isinstance(one, DoneThisWay) for one in walk(when))


def _inside(may: May, when: Condition, done: list[Instruction]) -> May:
    """*may* with *done* instead of the part of it that is of the same sort."""
    same = [at for at, one in enumerate(may.do) if type(one) is type(done[0])]
    if len(done) != 1 or len(same) != 1 or same[0] == 0:
        raise UnclearError("instead of which part?")
    at = same[0]
    part = If(when, tuple(done), (may.do[at],))
    return replace(may, do=(*may.do[:at], part, *may.do[at + 1 :]))


@G.says(
    "sentence", "if <condition> , <who:noun> (deals|deal) <n:amount> damage instead"
)
@G.says(
    "sentence", "if <condition> , instead <who:noun> (deals|deal) <n:amount> damage"
)
@G.says("sentence", "<who:noun> (deals|deal) <n:amount> damage instead if <condition>")
def _deals_otherwise(condition: When, who: Noun, n: Count) -> Sentence:
    """Another number to the same recipient (608.2c)."""

    def read(body: Body) -> None:
        when = condition(body.scene)
        at = last_deal(body)
        deal = body.done[at]
        assert isinstance(deal, DealDamage)
        # "It deals … instead": what deals the damage, whatever was named since.
        other = who != IT and body.scene.ref(who) != deal.source
        if deal.divided or deal.also or other:
            raise UnclearError("instead of which damage?")
        more = replace(deal, amount=n(body.scene))
        body.done[at] = If(when, (more,), (deal,))

    return read


@G.says(
    "sentence", "if <condition> , prevent the next <n:amount> damage [this way] instead"
)
def _other_shield(condition: When, n: Count) -> Sentence:
    def read(body: Body) -> None:
        when = condition(body.scene)
        at = len(body.done) - 1
        install = body.done[at] if body.done else None
        if not (
            isinstance(install, Install)
            and isinstance(install.static, Effect)
            and isinstance(install.static.act, PreventNext)
        ):
            raise UnclearError("instead of which shield?")
        number = n(body.scene)
        other = replace(
            install.static, act=PreventNext(number),
            start=number if isinstance(number, int) else None,
        )  # fmt: skip
        body.done[at] = If(when, (replace(install, static=other),), (install,))

    return read


@G.says("sentence", "if <condition> , create <n:amount> of those tokens instead")
@G.says("sentence", "if <condition> , instead create <n:amount> of those tokens")
@G.says("sentence", "create <n:amount> of those tokens instead if <condition>")
def _so_many_instead(condition: When, n: Count) -> Sentence:
    def read(body: Body) -> None:
        made = body.done[-1] if body.done else None
        if not isinstance(made, MakeTokens):
            raise UnclearError("which tokens?")
        more = replace(made, amount=n(body.scene))
        body.done[-1] = If(condition(body.scene), (more,), (made,))

    return read


@G.says(
    "sentence",
    "if <condition> , <who:noun> (deals|deal) <factor:times as much> that much damage"
    " instead",
)
def _deals_times_as_much(condition: When, who: Noun, factor: int) -> Sentence:
    def read(body: Body) -> None:
        when = condition(body.scene)
        at = last_deal(body)
        deal = body.done[at]
        assert isinstance(deal, DealDamage)
        if (
            deal.divided
            or deal.also
            or (who != IT and body.scene.ref(who) != deal.source)
        ):
            raise UnclearError("instead of which damage?")
        much = deal.amount
        so_often = factor * much if isinstance(much, int) else times(factor, much)
        more = replace(deal, amount=so_often)
        body.done[at] = If(when, (more,), (deal,))

    return read


@G.says("sentence", "<does:clauses> if <smaller:condition> instead if <condition>")
@G.says("sentence", "if <condition> , <does:clauses> if <smaller:condition> instead")
@G.says("sentence", "if <condition> , instead <does:clauses> if <smaller:condition>")
def _other_limit(does: Doing, smaller: When, condition: When) -> Sentence:
    """The same deed under another condition than the one said before."""

    def read(body: Body) -> None:
        when = condition(body.scene)
        last = body.done[-1] if body.done else None
        done = tuple(does(body.scene))
        if (
            not isinstance(last, If)
            or last.otherwise
            or [type(one) for one in last.do] != [type(one) for one in done]
        ):
            raise UnclearError("instead of which part?")
        body.done[-1] = If(when, (If(smaller(body.scene), done),), (last,))

    return read
