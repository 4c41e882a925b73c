"""Damage dealt to somebody else instead (614.9)."""

from bot.engine.effects import (
    Effect,
    Redirect,
    Static,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import (
    Lasting,
    Tail,
    damage_watch,
    only_while,
    until,
    with_subject,
)
from bot.wording.magic.nouns import Noun
from bot.wording.magic.outcomes import destination
from bot.wording.magic.scene import Scene

# --- All damage … is dealt to … instead ---


@G.says(
    "lasting", "all <c:dmg> that would be dealt <tail> is dealt to <to:noun> instead"
)
@G.says(
    "lasting",
    "all <c:dmg> that <by:noun> would deal <tail> is dealt to <to:noun> instead",
)
@G.says("lasting", "<c:dmg> that would be dealt <tail> is dealt to <to:noun> instead")
def _all_moved(c: str, tail: Tail, to: Noun, by: Noun | None = None) -> Lasting | None:
    return _moved(c, tail, to, by, None)


@G.says(
    "lasting",
    "the next <n:amount> <c:dmg> that would be dealt <tail> is dealt to "
    "<to:noun> instead",
)
@G.says(
    "lasting",
    "the next <n:amount> <c:dmg> that <by:noun> would deal <tail> is dealt "
    "to <to:noun> instead",
)
def _next_moved(
    n: Count, c: str, tail: Tail, to: Noun, by: Noun | None = None
) -> Lasting | None:
    return _moved(c, tail, to, by, n)


def _moved(
    c: str, tail: Tail, to: Noun, by: Noun | None, n: Count | None
) -> Lasting | None:
    whole = with_subject(tail, by)
    if whole is None or whole.both is not None:
        return None

    def bind(scene: Scene) -> list[Static]:
        amount = n(scene) if n else None
        t = until(scene, whole.t)
        watch = damage_watch(scene, whole, c)
        act = Redirect(destination(scene, to), amount, points=n is not None)
        start = amount if isinstance(amount, int) else None
        effect = Effect(watch, act, each_source=False, until=t, start=start)
        return only_while(scene, whole, [effect])

    return bind
