"""What holds of each of several only as long as something is so of that one."""

from dataclasses import replace

from bot.engine.conditions import AllHold, Compare, Condition, Matches, Not
from bot.engine.effects import Modifier, Restriction, Static
from bot.engine.inside import walk
from bot.engine.values import ANYTHING, EachOf, Filter, StatOf, Who
from bot.wording.magic.amounts import When
from bot.wording.magic.bodies import mentions
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting, conditioned
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import Attempt, UnclearError


@G.reads("standing")
def _so_long(attempt: Attempt, at: int) -> list[tuple[int, Lasting]]:
    """What is said after speaks of what was named: "enchanted creature …, it's …"."""
    each = attempt.words[at] == "each"
    return [
        (stop, _of_each(lasting, when) if each else _of_it(lasting, when))
        for end, lasting in attempt.read(G.rule("lasting"), at)
        for stop, when in attempt.read(G.rule("as long as"), end)
    ]


def _of_it(lasting: Lasting, when: When) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        statics = lasting(scene)
        return conditioned(statics, when(scene))

    return bind


def _of_each(lasting: Lasting, when: When) -> Lasting:
    """ "Each land … as long as it's a creature": "it" is every single land (611.3a)."""

    def bind(scene: Scene) -> list[Static]:
        statics = lasting(scene)
        held = [one for one in statics if isinstance(one, (Modifier, Restriction))]
        subjects = {one.subject for one in held}
        if len(subjects) != 1 or len(held) < len(statics):
            return conditioned(statics, when(scene))
        subject = subjects.pop()
        if not subject.objects or subject.this or subject.attached:
            return conditioned(statics, when(scene))
        if subject == ANYTHING:
            condition = when(scene)
            if mentions(condition, (Who.THIS,)):
                raise UnclearError("as long as what is so of each?")
            return conditioned(statics, condition)
        those = EachOf(subject)
        scene.mention(those, tags_of(subject), like=subject)
        condition = when(scene)
        if not any(one == those for one in walk(condition)):
            return conditioned(statics, condition)
        narrower = _narrowed(subject, condition, those)
        return [replace(one, subject=narrower) for one in held]

    return bind


def _narrowed(subject: Filter, condition: Condition, those: EachOf) -> Filter:
    """Those of *subject* of which *condition*, said of *those*, is true."""
    match condition:
        case AllHold(parts):
            for part in parts:
                subject = _narrowed(subject, part, those)
            return subject
        case Matches(ref, filter_) if ref == those:
            return _both(subject, filter_)
        case Not(Matches(ref, filter_)) if ref == those:
            return replace(subject, none_of=(*subject.none_of, filter_))
        case Compare(StatOf(ref, ("power" | "toughness") as stat), sign, int() as n):
            field = {">=": f"{stat}_at_least", "<=": f"{stat}_at_most"}.get(sign)
            if ref == those and field and getattr(subject, field) is None:
                return replace(subject, **{field: n})  # type: ignore[arg-type]
    raise UnclearError("as long as what is so of each?")


_ANY = Filter()


def _both(one: Filter, other: Filter) -> Filter:
    """What matches both, in the shortest form."""
    added: dict[str, object] = {}
    for name in Filter.__dataclass_fields__:
        here, there = getattr(one, name), getattr(other, name)
        if there == getattr(_ANY, name) or there == here:
            continue
        if name in ("kinds", "not_kinds", "keywords", "flags", "not_flags", "none_of"):
            added[name] = here + there if name == "none_of" else here | there
        elif here == getattr(_ANY, name):
            added[name] = there
        else:
            raise UnclearError("as long as what is so of each?")
    return replace(one, **added)  # type: ignore[arg-type]
