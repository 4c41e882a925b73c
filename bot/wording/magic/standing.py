"""What holds all the time: "can't", bigger creatures, ways to enter."""

from collections.abc import Callable

from bot.engine.effects import (
    AsEntersChoose,
    Ban,
    Effect,
    EnterAsCopy,
    EnterWatch,
    EnterWith,
    ForcedClass,
    Modifier,
    Restriction,
    Static,
    Until,
)
from bot.engine.values import (
    ANY_OBJECT,
    ANYTHING,
    ONLY_YOU,
    THIS,
    Condition,
    CountOf,
    EachOf,
    Filter,
    Flag,
    Not,
    Side,
    Sum,
    Who,
)
from bot.wording.magic.amounts import Count, When, times
from bot.wording.magic.doing import Change
from bot.wording.magic.grammar import G
from bot.wording.magic.making import COMBAT, Lasting, Tail, conditioned, until
from bot.wording.magic.nouns import THIS as THIS_NOUN
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import UnclearError

# --- While something holds ---


@G.says("standing", "<lasting>")
def _plain(lasting: Lasting) -> Lasting:
    return lasting


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
@G.says("standing", "<lasting> <when:as long as>")
def _while(when: When, lasting: Lasting) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        condition: Condition = when(scene)
        return conditioned(lasting(scene), condition)

    return bind


# --- Can't ---


@G.says("lasting", "<c:dmg> can't be prevented [<t:duration>]")
@G.says("lasting", "<c:dmg> that would be dealt <tail> can't be prevented")
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


_BANS = {
    "(can't|don't|doesn't) gain life": Ban.GAIN_LIFE,
    "(can't|don't|doesn't) lose life": Ban.LOSE_LIFE,
    "can't lose the game": Ban.LOSE_GAME,
    "can't win the game": Ban.WIN_GAME,
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
    return _cannot(who, (Ban.COUNTERS,), t)


@G.says("lasting", "<who:several> <bans:ban> [<t:duration>]")
def _cannot(who: Noun, bans: tuple[Ban, ...], t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        subject = _subject(scene, who)
        return [Restriction(ban, subject, until=lasts) for ban in bans]

    return bind


def _subject(scene: Scene, who: Noun) -> Filter:
    """Who is meant, locked in where something resolves (611.2c)."""
    if not scene.resolving or who.form in (Form.YOU, Form.THIS):
        return scene.watch(who)
    if who.form is Form.EACH and who.filter.objects:
        return scene.caught(scene.ref(who), Noun(Form.BACK, plural=True))
    return scene.watch(who)


@G.says("lasting", "<who:several> can't be blocked by <by:several> [<t:duration>]")
@G.says("lasting", "<who:several> can't be blocked [<t:duration>] by <by:several>")
def _unblockable_by(who: Noun, by: Noun, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        subject = _subject(scene, who)
        return [Restriction(Ban.BE_BLOCKED, subject, scene.watch(by), until=lasts)]

    return bind


@G.says(
    "lasting", "<who:several> can't be blocked except by <by:exception> [<t:duration>]"
)
def _unblockable_except(who: Noun, by: Filter, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        return [Restriction(Ban.BE_BLOCKED, _subject(scene, who), by, until=lasts)]

    return bind


@G.says("exception", "<kind>")
def _exception(kind: Kind) -> Filter | None:
    """Who cannot block when only *kind* can."""
    f = kind.filter
    bare = f.kinds - {"creature"}
    if kind.late or not kind.plural:
        return None
    if f == Filter(kinds=f.kinds) and len(bare) == 1:
        return Filter(not_kinds=bare)
    if f == Filter(kinds=f.kinds, keywords=f.keywords) and not bare and f.keywords:
        if len(f.keywords) == 1:
            return Filter(without_keywords=f.keywords)
        return None
    if f == Filter(kinds=f.kinds, colors=f.colors) and not bare:
        return Filter(not_colors=f.colors)
    return None


@G.says("lasting", "<who:several> can't be blocked except by two or more creatures")
def _menace(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), keywords=("menace",))]

    return bind


@G.says("lasting", "all damage is dealt as though its source had <keyword>")
def _as_though(keyword: str) -> Lasting:
    return lambda scene: [
        Modifier(ANY_OBJECT, keywords=(keyword,), until=until(scene, None))
    ]


@G.says("lasting", "<who:several> can't be the target of <by:targeting>")
def _untargetable_by(who: Noun, by: Filter) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, None)
        return [Restriction(Ban.BE_TARGETED, _subject(scene, who), by, until=lasts)]

    return bind


_RED_ETC = G.rule("color")


@G.says("targeting", "spells or abilities your opponents control")
def _their_spells() -> Filter:
    return Filter(controller=Side.OPPONENT)


@G.says("targeting", "<c:color> spells or abilities from <d:color> sources")
def _of_color(c: str, d: str) -> Filter | None:
    return Filter(colors=frozenset({c})) if c == d else None


@G.says("targeting", "abilities from artifact sources")
def _artifact_abilities() -> Filter:
    return Filter(kinds=frozenset({"artifact", "ability"}))


# --- Bigger, and with more abilities ---


@G.says("lasting", "<who:several> (gets|get) <by:change>")
@G.says("lasting", "<who:several> (gets|get) <by:change> <each:for each>")
@G.says("lasting", "<who:several> (gets|get) <by:change> and (has|have) <keywords>")
@G.says(
    "lasting",
    "<who:several> (gets|get) <by:change> <each:for each> and (has|have) <keywords>",
)
@G.says("lasting", "<who:several> (has|have) <keywords>")
@G.says("lasting", "<who:several> (loses|lose) <loses:keywords>")
@G.says(
    "lasting", "<who:several> (gets|get) <by:change> and (loses|lose) <loses:keywords>"
)
def _modified(
    who: Noun,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    each: Count | None = None,
    loses: tuple[str, ...] = (),
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        subject = scene.watch(who)
        if who.form is Form.THIS:
            scene.mention(Who.THIS, frozenset({"object", "creature"}))
        power, toughness = by(scene) if by else (0, 0)
        if each is not None:
            number = each(scene)
            power = 0 if power == 0 else times(power, number)
            toughness = 0 if toughness == 0 else times(toughness, number)
        return [Modifier(subject, power, toughness, keywords=keywords, loses=loses)]

    return bind


# --- Entering ---


@G.says("lasting", "~'s power and toughness are each equal to <n:quantity>")
@G.says("lasting", "~'s power is equal to <power:quantity>")
@G.says("lasting", "~'s toughness is equal to <toughness:quantity>")
def _as_big_as(
    n: Count | None = None, power: Count | None = None, toughness: Count | None = None
) -> Lasting:
    """What is printed as * (a 0 that this fills)."""

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        p, q = power or n, toughness or n
        return [Modifier(THIS, p(scene) if p else 0, q(scene) if q else 0)]

    return bind


_ENTERS = "(enters|enter) [the battlefield]"


def _entering(scene: Scene, who: Noun, act: EnterWith) -> list[Static]:
    if scene.resolving and scene.lasting is None:
        raise UnclearError("it does not say for how long")
    if who.form is Form.THIS:
        scene.mention(Who.THIS, frozenset({"object"}))
        watch = EnterWatch(THIS)
        # What changes how it itself enters is chosen first (616.1a).
    elif who.form in (Form.EACH, Form.SOME):
        watch = EnterWatch(scene.watch(who))
    else:
        raise UnclearError("what enters?")
    return [Effect(watch, act, until=scene.lasting or Until.STATIC)]


@G.says("lasting", "~ enters [the battlefield] tapped unless <facts>")
def _tapped_unless(facts: When) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _entering(scene, THIS_NOUN, EnterWith(tapped=True))
        return conditioned(made, Not(facts(scene)))

    return bind


@G.says(
    "standing line",
    "as ~ enters [the battlefield] , you may <does:deeds> . if you don't , (it|~) enters"
    " [the battlefield] tapped [.]",
)
def _tapped_unless_done(does: object) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _entering(scene, THIS_NOUN, EnterWith(tapped=True))
        return conditioned(made, Not(Flag("you paid for it as it entered")))

    return bind


@G.says("lasting", "<who:several> (enters|enter) [the battlefield] tapped")
def _tapped(who: Noun) -> Lasting:
    return lambda scene: _entering(scene, who, EnterWith(tapped=True))


@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with <n:some> <kind:counter> (counter|counters) "
    f"on (it|him|her|them)",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with <n:some> <kind:counter> (counter|counters) "
    f"on (it|him|her|them) <each:for each>",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} tapped with <n:some> <kind:counter> "
    f"(counter|counters) on (it|him|her|them)",
)
@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with a number of <kind:counter> counters on "
    f"(it|him|her|them) equal to <n:quantity>",
)
def _with_counters(
    who: Noun, n: Count, kind: str, each: Count | None = None
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        amount = n(scene)
        if each is not None:
            amount = times(amount, each(scene))
        return _entering(scene, who, EnterWith(counters=((kind, amount),)))

    return bind


@G.says(
    "lasting",
    "you may have ~ (enter|enters) [the battlefield] as a copy of "
    "<of:noun> [on the battlefield]",
)
def _as_copy(of: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        return [_copying(scene, of, optional=True)]

    return bind


@G.says(
    "lasting", "~ enters [the battlefield] as a copy of <of:noun> [on the battlefield]"
)
def _must_copy(of: Noun) -> Lasting:
    return lambda scene: [_copying(scene, of, optional=False)]


@G.says("lasting", "<who:several> (enter|enters) [the battlefield] as a copy of ~")
def _others_copy_this(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        watch = EnterWatch(scene.watch(who))
        return [Effect(watch, EnterAsCopy(Who.THIS), forced=ForcedClass.COPY)]

    return bind


@G.says(
    "lasting",
    f"<who:noun> {_ENTERS} with <n:some> <kind:counter> (counter|counters) "
    f"on it for each"
    " <a:kind> and each <b:kind>",
)
def _with_counters_for_both(
    who: Noun, n: Count, kind: str, a: Kind, b: Kind
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        each = Sum((CountOf(scene.kind(a)), CountOf(scene.kind(b))))
        if n(scene) != 1:
            raise UnclearError("how many for each?")
        return _entering(scene, who, EnterWith(counters=((kind, each),)))

    return bind


@G.says(
    "lasting",
    "(~|it) escapes with <n:some> <kind:counter> (counter|counters) on it [instead]",
)
def _escapes(n: Count, kind: str) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        made = _entering(scene, THIS_NOUN, EnterWith(counters=((kind, n(scene)),)))
        return conditioned(made, Flag("it escaped"))

    return bind


def _copying(scene: Scene, of: Noun, *, optional: bool) -> Effect:
    if of.form not in (Form.SOME, Form.OF_CHOICE):
        raise UnclearError("a copy of what?")
    return Effect(
        EnterWatch(THIS),
        EnterAsCopy(EachOf(scene.filter(of))),
        optional=Who.YOU if optional else None,
        forced=ForcedClass.COPY,
    )


@G.says("lasting", "as ~ enters [the battlefield] , choose <what:choice>")
def _choose(what: str) -> Lasting:
    return lambda scene: [Effect(EnterWatch(THIS), AsEntersChoose(what))]


for _what in (
    "a color", "a creature type", "a card name", "a player", "an opponent",
    "a card type", "a basic land type", "a number", "a nonland card name",
    "a color other than white", "a creature type other than wall", "odd or even",
    "a land type", "an artifact creature type",
):  # fmt: skip
    G.table("choice", {_what: _what})

_ = (ANY_OBJECT, Callable)
