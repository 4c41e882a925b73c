"""How big something is made: its base power and toughness, or twice what it has."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import Instruction
from bot.engine.repeating import ForEach
from bot.engine.values import Chosen, Ref, StatOf, Variable, Who
from bot.wording.magic.amounts import Count
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import modified
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import IT, Noun
from bot.wording.magic.nouns import THIS as THIS_NOUN
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError


@G.says("verb", "(has|have) base power and toughness <size> <t:duration>")
@G.says("verb", "(has|have) base power and toughness <size>")
@G.says(
    "verb",
    "(has|have) base power and toughness <size> and (gains|gain) "
    "<keywords> [<t:duration>]",
)
def _base(
    size: tuple[int, int], t: Until | None = None, keywords: tuple[str, ...] = ()
) -> Verb:
    return lambda scene, ref, who: modified(
        scene, ref, who, t, base=size, keywords=keywords
    )


def _each_doubled(
    scene: Scene, of: Ref, who: Noun, t: Until | None, *, both: bool
) -> list[Instruction]:
    """Each by the power of its own."""
    slot = scene.extra_slot()
    each, single = Chosen(slot), replace(who, plural=False)
    power, toughness = StatOf(each, "power"), StatOf(each, "toughness")
    done = modified(scene, each, single, t, power=power)
    if both:
        done += modified(scene, each, single, t, toughness=toughness)
    return [ForEach(of, slot, tuple(done))]


@G.says("order", "double the power of <of:noun> [<t:duration>]")
@G.says("order", "double the power and <both:toughness> of <of:noun> [<t:duration>]")
@G.says("order", "double <of:holder>'s power [<t:duration>]")
@G.says("order", "double <of:holder>'s power and <both:toughness> [<t:duration>]")
@G.says("order", "double (its|their) power [<t:duration>]")
@G.says("order", "double (its|their) power and <both:toughness> [<t:duration>]")
def _doubled(of: Noun = IT, t: Until | None = None, both: bool = False) -> Verb:
    """It gets as much more as it has then (701.10b)."""

    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        one = scene.ref(of)
        if not isinstance(one, Who | Chosen) or of.plural:
            return _each_doubled(scene, one, of, t, both=both)
        done = modified(scene, one, of, t, power=StatOf(one, "power"))
        if both:
            done += modified(scene, one, of, t, toughness=StatOf(one, "toughness"))
        return done

    return bind


G.table("toughness", {"toughness": True})


@G.says("lasting", "<who:several> (has|have) base power and toughness <size>")
@G.says(
    "lasting",
    "<who:several> (has|have) base power and toughness <size> and (has|have) "
    "<keywords>",
)
def _has_base(
    who: Noun, size: tuple[int, int], keywords: tuple[str, ...] = ()
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), base=size, keywords=keywords)]

    return bind


@G.says(
    "lasting",
    "<who:several> (has|have) base power and toughness each equal to <n:quantity>",
)
@G.says(
    "lasting",
    "<who:several> (has|have) base power and toughness x/x , where x is <n:quantity>",
)
@G.says("lasting", "~'s base power and toughness are each equal to <n:quantity>")
def _has_base_as(n: Count, who: Noun = THIS_NOUN) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        subject, size = scene.watch(who), n(scene)
        return [Modifier(subject, base=(0, 0), power=size, toughness=size)]

    return bind


@G.says(
    "verb",
    "(has|have) base power and toughness each equal to <n:quantity> [<t:duration>]",
)
@G.says(
    "verb",
    "(has|have) base power and toughness x/x <t:duration> , where x is <n:quantity>",
)
def _base_as(n: Count, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        size = n(scene)
        return modified(scene, ref, who, t, base=(0, 0), power=size, toughness=size)

    return bind


@G.reads("size")
def _size(attempt: Attempt, at: int) -> Iterable[tuple[int, tuple[int, int]]]:
    sides = attempt.words[at].split("/") if at < len(attempt.words) else []
    if len(sides) != 2 or not all(side.isdecimal() for side in sides):
        return []
    return [(at + 1, (int(sides[0]), int(sides[1])))]


@G.says("verb", "(has|have) base power and toughness x/x [<t:duration>]")
def _base_x(t: Until | None = None) -> Verb:
    if t is None:
        t = Until.END_OF_GAME  # 611.2a
    return _base_as(lambda scene: Variable("X"), t)
