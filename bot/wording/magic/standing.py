"""What holds all the time: "can't", bigger creatures, ways to enter."""

from dataclasses import replace

from bot.engine.conditions import Condition, Not
from bot.engine.effects import (
    Ban,
    Modifier,
    Restriction,
    Static,
    Until,
)
from bot.engine.unnamed import AS_INFECT
from bot.engine.values import ANY_OBJECT, ANYTHING, ONLY_YOU, Filter, Who, Zone
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.entering import entrants
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import Change, sized
from bot.wording.magic.making import COMBAT, Lasting, Tail, conditioned, until
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# --- While something holds ---


G.same("standing", "<lasting>")


@G.says("standing", "<first:lasting> and <second:lasting>")
def _and(first: Lasting, second: Lasting) -> Lasting:
    return lambda scene: [*first(scene), *second(scene)]


@G.says("standing", "<when:as long as> , <first:lasting> and <second:lasting>")
def _both_while(when: When, first: Lasting, second: Lasting) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        condition = when(scene)
        return conditioned([*first(scene), *second(scene)], condition)

    return bind


@G.says("standing", "<when:as long as> , <lasting>")
def _while(when: When, lasting: Lasting) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        condition: Condition = when(scene)
        return conditioned(lasting(scene), condition)

    return bind


# --- Can't ---


@G.says("lasting", "<c:dmg> can't be prevented [<t:duration>]")
@G.says(
    "lasting", "<c:dmg> that would be dealt <tail> can't be prevented [<t:duration>]"
)
@G.says("lasting", "<c:dmg> dealt <tail> can't be prevented")
def _unpreventable(c: str, tail: Tail | None = None, t: Until | None = None) -> Lasting:
    return _damage_ban(Ban.PREVENT, c, tail, t)


@G.says("lasting", "<c:dmg> can't be redirected [<t:duration>]")
@G.says("lasting", "<c:dmg> that would be dealt <tail> can't be redirected")
def _fixed(c: str, tail: Tail | None = None, t: Until | None = None) -> Lasting:
    return _damage_ban(Ban.REDIRECT, c, tail, t)


def _damage_ban(ban: Ban, c: str, tail: Tail | None, t: Until | None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        source, recipient = ANYTHING, ANYTHING
        if tail is not None:
            if tail.both or tail.when:
                raise UnclearError("damage to and by the same thing")
            if t and tail.t:
                raise UnclearError("for how long?")
            source = scene.watch(tail.by) if tail.by else ANYTHING
            recipient = scene.watch(tail.to) if tail.to else ANYTHING
        lasts = until(scene, t or (tail.t if tail else None))
        return [Restriction(ban, source, recipient, combat=COMBAT[c], until=lasts)]

    return bind


@G.says(
    "lasting",
    "<c:dmg> that would be dealt <tail> can't be prevented or dealt instead to another"
    " permanent or player",
)
def _unchangeable(c: str, tail: Tail) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        source = scene.watch(tail.by) if tail.by else ANYTHING
        recipient = scene.watch(tail.to) if tail.to else ANYTHING
        lasts = until(scene, tail.t)
        return [
            Restriction(ban, source, recipient, combat=COMBAT[c], until=lasts)
            for ban in (Ban.PREVENT, Ban.REDIRECT)
        ]

    return bind


@G.says(
    "lasting",
    "if <by:noun> would deal <c:dmg> to <to:several> , that damage can't be prevented"
    " or dealt instead to another (permanent or player|creature or player)",
)
def _unchangeable_if(by: Noun, c: str, to: Noun) -> Lasting:
    return _unchangeable(c, Tail(by=by, to=to))


@G.says(
    "lasting",
    "if <by:noun> would deal <c:dmg> to <to:several> , that damage can't be prevented",
)
def _unpreventable_if(by: Noun, c: str, to: Noun) -> Lasting:
    return _damage_ban(Ban.PREVENT, c, Tail(by=by, to=to), None)


_BANS = {
    "(can't|don't|doesn't) gain life": Ban.GAIN_LIFE,
    "(can't|don't|doesn't) lose life": Ban.LOSE_LIFE,
    "can't lose the game": Ban.LOSE_GAME,
    "can't win the game": Ban.WIN_GAME,
    "(don't|doesn't) lose the game for having 0 or less life": Ban.LOSE_BY_LIFE,
    "can't be regenerated": Ban.REGENERATE,
    "can't be destroyed": Ban.DESTROY,
    "can't have counters put on (it|them|him|her)": Ban.COUNTERS,
    "can't draw cards": Ban.DRAW,
    "can't attack": Ban.ATTACK,
    "can't block": Ban.BLOCK,
    "can't be blocked": Ban.BE_BLOCKED,
    "can't be dealt damage": Ban.BE_DEALT_DAMAGE,
    "can't deal damage": Ban.DEAL_DAMAGE,
    "can't cast spells": Ban.CAST,
    "can't be the (target|targets) of spells or abilities": Ban.BE_TARGETED,
    "can't get counters": Ban.COUNTERS,
}
for _pattern, _ban in _BANS.items():
    G.table("ban", {_pattern: (_ban,)})
G.table(
    "ban",
    {"can't lose the game or win the game": (Ban.LOSE_GAME, Ban.WIN_GAME)},
)
G.table("ban", {"can't attack or block": (Ban.ATTACK, Ban.BLOCK)})
G.table("ban", {"can't be destroyed or regenerated": (Ban.DESTROY, Ban.REGENERATE)})


@G.says("lasting", "your life total can't change [<t:duration>]")
def _fixed_life(t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        return [
            Restriction(ban, ONLY_YOU, until=lasts)
            for ban in (Ban.GAIN_LIFE, Ban.LOSE_LIFE)
        ]

    return bind


@G.says("lasting", "counters can't be put on <who:several> [<t:duration>]")
def _no_counters(who: Noun, t: Until | None = None) -> Lasting:
    return cannot(who, (Ban.COUNTERS,), t)


@G.says(
    "lasting",
    "<who:several> can't have <kind:counter> counters put on (it|them|him|her)"
    " [<t:duration>]",
    "<who:several> can't get [additional] <kind:counter> counters [<t:duration>]",
    "<kind:counter> counters can't be put on <who:several> [<t:duration>]",
)
def _no_such_counters(who: Noun, kind: str, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        subject = subject_of(scene, who)
        return [Restriction(Ban.COUNTERS, subject, counter=kind, until=lasts)]

    return bind


@G.says(
    "lasting",
    "<who:several> can't draw more than <n:number> (card|cards) each turn",
)
def _no_more_draws(who: Noun, n: int) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        subject = subject_of(scene, who)
        if subject.players is None:
            raise UnclearError("only players do that")
        return [Restriction(Ban.DRAW, subject, after=n, until=until(scene, None))]

    return bind


@G.says(
    "lasting",
    "<who:several> can't enter [the battlefield] from graveyards or libraries",
    "<who:several> in graveyards and libraries can't enter [the battlefield]",
)
@G.says("lasting", "<who:several> in <zones:graveyards> can't enter [the battlefield]")
def _stay_there(
    who: Noun, zones: tuple[Zone, ...] = (Zone.GRAVEYARD, Zone.LIBRARY)
) -> Lasting:
    """What lies in those zones does not get onto the battlefield."""

    def bind(scene: Scene) -> list[Static]:
        what = entrants(scene.watch(who))
        there = tuple(replace(what, zone=zone) for zone in zones)
        return [Restriction(Ban.ENTER, Filter(any_of=there), until=until(scene, None))]

    return bind


G.table("graveyards", {"graveyards": (Zone.GRAVEYARD,)})


@G.says("lasting", "<who:several> <bans:ban> [<t:duration>]")
def cannot(who: Noun, bans: tuple[Ban, ...], t: Until | None = None) -> Lasting:
    """Who or what cannot do or have done what *bans* say."""

    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        subject = subject_of(scene, who)
        if subject.players is None and not subject.chosen and _OF_PLAYERS & {*bans}:
            raise UnclearError("only players do that")
        return forbidden(bans, subject, lasts)

    return bind


def forbidden(bans: tuple[Ban, ...], subject: Filter, lasts: Until) -> list[Static]:
    """What keeps *subject* from each of *bans*."""
    # The recipient is what the damage would be dealt to, not its source.
    return [
        Restriction(ban, object=subject, until=lasts)
        if ban is Ban.BE_DEALT_DAMAGE
        else Restriction(ban, subject, until=lasts)
        for ban in bans
    ]


_OF_PLAYERS = {
    Ban.GAIN_LIFE, Ban.LOSE_LIFE, Ban.LOSE_GAME, Ban.WIN_GAME, Ban.LOSE_BY_LIFE,
    Ban.DRAW,
}  # fmt: skip


def subject_of(scene: Scene, who: Noun) -> Filter:
    """Who is meant, locked in where something resolves (611.2c)."""
    if not scene.resolving or who.form in (Form.YOU, Form.THIS):
        return scene.watch(who)
    if who.form is Form.EACH and who.filter.objects:
        return scene.caught(scene.ref(who), Noun(Form.BACK, plural=True))
    return scene.watch(who)


@G.says("lasting", "<who:several> (assigns|assign) no combat damage [<t:duration>]")
@G.says("lasting", "<who:several> can't deal combat damage [<t:duration>]")
def _no_combat_damage(who: Noun, t: Until | None = None) -> Lasting:
    """Damage that is not assigned is not dealt; nothing is prevented (510.1a)."""

    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        subject = subject_of(scene, who)
        return [Restriction(Ban.DEAL_DAMAGE, subject, combat=True, until=lasts)]

    return bind


@G.says("lasting", "<who:several> <bans:ban> unless <facts>")
def _cannot_unless(who: Noun, bans: tuple[Ban, ...], facts: When) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = cannot(who, bans)(scene)
        return conditioned(made, Not(facts(scene)))

    return bind


@G.says("lasting", "all damage is dealt as though its source had <keyword>")
def _as_though(keyword: str) -> Lasting:
    return lambda scene: [
        Modifier(ANY_OBJECT, keywords=(keyword,), until=until(scene, None))
    ]


@G.says("lasting", "all damage is dealt to <who:noun> as though its source had infect")
def _as_infect(who: Noun) -> Lasting:
    return lambda scene: [
        Modifier(scene.watch(who), keywords=(AS_INFECT,), until=until(scene, None))
    ]


@G.says("lasting", "cards in graveyards lose all abilities")
def _buried_have_none() -> Lasting:
    # What enters from there is looked at as it would be on the battlefield (614.12).
    buried = Filter(zone=Zone.GRAVEYARD)
    return lambda scene: [
        Modifier(buried, loses=("all abilities",), until=until(scene, None))
    ]


# --- Bigger, and with more abilities ---


@G.says("lasting", "<who:several> (gets|get) [an additional] <by:change>")
@G.says(
    "lasting", "<who:several> (gets|get) [an additional] <by:change> <each:for each>"
)
@G.says("lasting", "<who:several> (gets|get) <by:change> and (has|have) <keywords>")
@G.says(
    "lasting",
    "<who:several> (gets|get) <by:change> <each:for each> and (has|have) <keywords>",
)
@G.says("lasting", "<who:several> (has|have) <keywords>")
@G.says(
    "lasting",
    "<who:several> (has|have) <keywords> [,] and (it|they) (gets|get) <by:change>",
)
@G.says("lasting", "<who:several> (loses|lose) <loses:keywords>")
@G.says(
    "lasting",
    "<who:several> (loses|lose) <loses:keywords> and can't have [or gain] <a:keyword>"
    " [or <b:keyword>]",
)
@G.says(
    "lasting", "<who:several> (gets|get) <by:change> and (loses|lose) <loses:keywords>"
)
def _modified(
    who: Noun,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    each: Count | None = None,
    loses: tuple[str, ...] = (),
    a: str | None = None,
    b: str | None = None,
) -> Lasting | None:
    # What is lost is not had again while this lasts; of other keywords it says more.
    if {a, b} - {None} - {*loses}:
        return None

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        subject = scene.watch(who)
        if who.form is Form.THIS:
            scene.mention(Who.THIS, frozenset({"object", "creature"}))
        if by is None:
            barred = a is not None
            return [Modifier(subject, keywords=keywords, loses=loses, bars=barred)]
        made = sized(scene, subject, by, each)
        return [replace(made, keywords=keywords, loses=loses)]

    return bind
