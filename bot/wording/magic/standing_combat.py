"""Who can attack and block, and who has to: what holds always or for a while."""

from bot.engine.effects import Ban, Modifier, Restriction, Static, Until
from bot.engine.instructions import Instruction
from bot.engine.permanents import BecomeBlocked
from bot.engine.unless import Nobody
from bot.engine.unnamed import FALLS_BY_POWER, MUST_ATTACK, PAST_BLOCKERS
from bot.engine.values import ONLY_YOU, Filter, Ref
from bot.wording.magic.amounts import Count
from bot.wording.magic.doing import Verb, choices_before
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import Change, sized
from bot.wording.magic.making import Lasting, installed, until
from bot.wording.magic.nouns import Noun
from bot.wording.magic.predicates import Predicate, at_most, lured
from bot.wording.magic.scene import Scene
from bot.wording.magic.standing import forbidden, subject_of
from bot.wording.phrases import UnclearError

# --- One predicate, or two, of one subject ---


def _how_long(scene: Scene, does: Predicate, t: Until | None) -> Until:
    if does.t is not None and t is not None:
        raise UnclearError("for how long?")
    return until(scene, does.t or t)


@G.says("lasting", "<who:several> <does:predicate> [<t:duration>]")
def _predicate(who: Noun, does: Predicate, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = _how_long(scene, does, t)
        return does.make(scene, subject_of(scene, who), lasts)

    return bind


@G.says("lasting", "<by:several> can't be blocked <t:duration> by <whom:several>")
def _unblockable_this_turn(by: Noun, t: Until, whom: Noun) -> Lasting:
    return lambda scene: [
        Restriction(
            Ban.BE_BLOCKED,
            subject_of(scene, by),
            scene.watch(whom),
            until=until(scene, t),
        )
    ]


G.same("any predicate", "<does:predicate>")
G.same("also predicate", "<does:predicate>")


@G.says("any predicate", "<bans:ban>")
@G.says("also predicate", "<bans:ban>")
def _also_ban(bans: tuple[Ban, ...]) -> Predicate:
    return Predicate(lambda scene, who, t: forbidden(bans, who, t))


@G.says("any predicate", "(gets|get) <by:change> [<each:for each>]")
def _also_size(by: Change, each: Count | None = None) -> Predicate:
    def make(scene: Scene, who: Filter, t: Until) -> list[Static]:
        return [sized(scene, who, by, each)]

    return Predicate(make, plain=True)


@G.says("any predicate", "(has|have) <keywords>")
def _also_keywords(keywords: tuple[str, ...]) -> Predicate:
    return Predicate(
        lambda scene, who, t: [Modifier(who, keywords=keywords)], plain=True
    )


_AND = "(, and|and|,)"


@G.says(
    "lasting",
    f"<who:several> <first:any predicate> {_AND} <second:any predicate> [<t:duration>]",
    f"<who:several> <first:any predicate> , <second:any predicate> {_AND}"
    " <third:any predicate>",
)
def _predicates(
    who: Noun,
    first: Predicate,
    second: Predicate,
    third: Predicate | None = None,
    t: Until | None = None,
) -> Lasting | None:
    """ "Enchanted creature gets +2/+2 and can't block."."""
    said = tuple(one for one in (first, second, third) if one is not None)
    if all(one.plain for one in said):
        return None

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving and any(one.plain for one in said):
            raise UnclearError("it does not say for how long")
        subject = subject_of(scene, who)
        return [
            static
            for one in said
            for static in one.make(
                scene, subject, _how_long(scene, one, None if one.t else t)
            )
        ]

    return bind


@G.says("verbs", "<first:verb> (, and|and|,) <does:also predicate> [<t:duration>]")
def _verb_and_predicate(first: Verb, does: Predicate, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        held = scene.lasting
        scene.lasting = held or does.t or t
        done = first(scene, ref, who)
        scene.lasting = held
        more = installed(
            scene,
            lambda there: does.make(
                there, there.caught(ref, who), _how_long(there, does, t)
            ),
        )
        return [*done, *choices_before(scene), *more]

    return bind


@G.says(
    "verbs",
    "<first:verb> , <does:also predicate> , and <also:also predicate> [<t:duration>]",
)
def _verb_and_predicates(
    first: Verb, does: Predicate, also: Predicate, t: Until | None = None
) -> Verb:
    def make(scene: Scene, who: Filter, lasts: Until) -> list[Static]:
        return [*does.make(scene, who, lasts), *also.make(scene, who, lasts)]

    if does.t is not None or also.t is not None:
        raise UnclearError("for how long?")
    return _verb_and_predicate(first, Predicate(make), t)


@G.says("verb", "(becomes|become) blocked")
def _becomes_blocked() -> Verb:
    return lambda scene, ref, who: [BecomeBlocked(ref)]


@G.says(
    "lasting",
    "if <who:noun> is blocked , you may have it assign its combat damage as though it"
    " weren't blocked",
)
@G.says(
    "lasting",
    "you may have <who:several> assign (its|their) combat damage as though"
    " (it|they) weren't blocked",
)
@G.says(
    "lasting",
    "<who:several>'s controller may have it assign its combat damage as though it"
    " weren't blocked",
)
def _past_blockers(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), keywords=(PAST_BLOCKERS,))]

    return bind


# --- All that can ---


@G.says(
    "lasting",
    "all creatures able to block <who:several> [<t:duration>] do so",
)
def _lure(who: Noun, t: Until | None = None) -> Lasting:
    return lambda scene: lured(subject_of(scene, who), until(scene, t))


@G.says(
    "lasting",
    "no more than <n:number> (creature|creatures) can <bans:deed of combat>"
    " [<whom:several>] each combat",
)
def _limit(n: int, bans: tuple[Ban, ...], whom: Noun | None = None) -> Lasting:
    """Of each combat; what attacked in another combat of the turn is not counted."""
    return lambda scene: at_most(scene, n, bans, whom, until(scene, None))


@G.says(
    "lasting",
    "no more than <n:number> (creature|creatures) can <bans:deed of combat>"
    " [<whom:several>] <t:duration>",
)
def _limit_for_now(
    n: int, bans: tuple[Ban, ...], t: Until, whom: Noun | None = None
) -> Lasting:
    return lambda scene: at_most(scene, n, bans, whom, until(scene, t))


@G.says(
    "lasting",
    "lethal damage dealt to <who:several> is determined by (its|their) power rather"
    " than (its|their) toughness",
)
def _falls_by_power(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), keywords=(FALLS_BY_POWER,))]

    return bind


@G.says("order", "goad <who:several>")
def _goad(who: Noun) -> Verb:
    """It attacks if able, and somebody else (701.15b)."""

    def bind(scene: Scene, ref: Ref, by: Noun) -> list[Instruction]:
        aimed = scene.ref(who)
        before = choices_before(scene)

        def lasting(there: Scene) -> list[Static]:
            t = Until.YOUR_NEXT_TURN
            subject = there.caught(aimed, who)
            return [
                Modifier(subject, keywords=(MUST_ATTACK,), until=t),
                Restriction(Ban.ATTACK, subject, until=t, unless=Nobody(ONLY_YOU)),
            ]

        return [*before, *installed(scene, lasting)]

    return bind
