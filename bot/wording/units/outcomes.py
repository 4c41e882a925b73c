"""What is done to damage that would be dealt."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine.conditions import Flag
from bot.engine.effects import (
    Act,
    DamageWatch,
    Effect,
    Instead,
    Minus,
    Multiply,
    Plus,
    PreventAll,
    PreventEach,
    PreventInstance,
    Redirect,
    SetTo,
    Static,
    Until,
)
from bot.engine.instructions import If, Instruction, May, Unplayed
from bot.engine.values import Amount, Half, Sum, ThatMuch, Who
from bot.wording.phrases import Grammar, UnclearError
from bot.wording.units.amounts import Count, When
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.scene import Scene

Lasting = Callable[[Scene], list[Static]]
Doing = Callable[[Scene], list[Instruction]]


@dataclass(frozen=True, slots=True)
class Draft:
    """An effect on damage before it is known what it does."""

    watch: DamageWatch
    until: Until
    uses: int | None = None
    together: bool = False

    def made(
        self, act: Act, rider: tuple[Instruction, ...] = (), *, may: bool = False
    ) -> Effect:
        """The effect that does *act*."""
        return Effect(
            self.watch, act, rider=rider, uses=self.uses, until=self.until,
            one_or_more=self.together, optional=Who.YOU if may else None,
        )  # fmt: skip


Outcome = Callable[[Scene, Draft], Effect]


# --- What happens to the damage -------------------------------------------------


def _prevention(draft: Draft, amount: Amount) -> Act:
    if draft.uses is not None:
        return PreventInstance(amount)
    return PreventAll() if amount == ThatMuch() else PreventEach(amount)


def _rider(scene: Scene, rider: Doing | None) -> tuple[Instruction, ...]:
    if rider is None:
        return ()
    resolving, targets = scene.resolving, len(scene.targets)
    scene.resolving = True
    done = tuple(rider(scene))
    scene.resolving = resolving
    if len(scene.targets) > targets:
        raise UnclearError("a target chosen by a replacement effect")
    return done


def add_outcomes(g: Grammar) -> None:
    """The rule ``outcome``."""
    g.table("that damage", {"(that damage|it|this damage|the damage)": True})

    @g.says("prevented", "<that damage>")
    def _whole(**_: object) -> Count:
        return lambda scene: ThatMuch()

    @g.says("prevented", "<n:amount> of <that damage>")
    def _part(n: Count, **_: object) -> Count:
        return n

    @g.says("prevented", "all but <n:amount> of <that damage>")
    def _all_but(n: Count, **_: object) -> Count:
        def bind(scene: Scene) -> Amount:
            left = n(scene)
            if not isinstance(left, int):
                raise UnclearError("all but a number that is not fixed")
            return Sum((ThatMuch(), -left))

        return bind

    @g.says("prevented", "half [of] <that damage> [[,] rounded <which:up or down>]")
    def _half(which: bool = False, **_: object) -> Count:
        # Numbers are rounded down where a card does not say (Rounding 1).
        return lambda scene: Half(ThatMuch(), which)

    @g.says(
        "prevented",
        "an amount of <that damage> equal to <n:quantity>",
        "<that damage> equal to <n:quantity>",
    )
    def _equal(n: Count, **_: object) -> Count:
        return n

    @g.says("outcome", "prevent <n:prevented> [and <rider:clauses>] [instead]")
    @g.says("outcome", "prevent <n:prevented> [, then <rider:clauses>] [instead]")
    @g.says("outcome", "instead prevent <n:prevented> [and <rider:clauses>]")
    def _prevent(n: Count, rider: Doing | None = None) -> Outcome:
        def bind(scene: Scene, draft: Draft) -> Effect:
            act = _prevention(draft, n(scene))
            return draft.made(act, _rider(scene, rider))

        return bind

    @g.says("outcome", "you may <first:clauses> . if you do , <then:outcome>")
    def _may_first(first: Doing, then: Outcome) -> Outcome:
        def bind(scene: Scene, draft: Draft) -> Effect:
            cost = _rider(scene, first)
            effect = then(scene, draft)
            return replace(effect, rider=(*cost, *effect.rider), optional=Who.YOU)

        return bind

    @g.says("outcome", "<first:clauses> . if <condition> , <then:outcome>")
    def _if_it_shows(first: Doing, condition: When, then: Outcome) -> Outcome:
        """ "Reveal a card …. If that card is …, prevent 3 of that damage."."""

        def bind(scene: Scene, draft: Draft) -> Effect:
            shown = _rider(scene, first)
            if not all(isinstance(one, Unplayed) for one in shown):
                raise UnclearError("what is done first?")
            when = condition(scene)
            if not isinstance(when, Flag):
                raise UnclearError("what decides it?")
            return replace(then(scene, draft), when=when)

        return bind

    @g.says("outcome", "you may <then:outcome>")
    def _may(then: Outcome) -> Outcome:
        return lambda scene, draft: replace(then(scene, draft), optional=Who.YOU)

    _add_changes(g)


def _add_changes(g: Grammar) -> None:
    g.table("that much damage", {"(that much damage|that damage|that much)": True})
    taking = (
        "<who:noun> (takes|take|is dealt|are dealt|deals|deal) <much:that much damage>"
    )

    @g.says(
        "outcome",
        f"{taking} <sign:sign> <n:amount> [damage] [to <to:noun>] [instead]",
        f"{taking} to <to:noun> <sign:sign> <n:amount> [instead]",
        f"instead {taking} <sign:sign> <n:amount> [to <to:noun>]",
        "(it's|they're) dealt <much:that much damage> <sign:sign> <n:amount> [instead]",
    )
    def _changed(
        sign: bool,
        n: Count,
        who: Noun | None = None,
        to: Noun | None = None,
        **_: object,
    ) -> Outcome | None:
        if not _points_back(who) or not _points_back(to):
            return None

        def bind(scene: Scene, draft: Draft) -> Effect:
            amount = n(scene)
            return draft.made(Plus(amount) if sign else Minus(amount))

        return bind

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal|is dealt|are dealt) <n:number>"
        " <more:more or less> [damage] [instead]",
        "<who:noun> (takes|take|deals|deal|is dealt|are dealt) <n:number>"
        " <more:more or less> of (that damage|it) [instead]",
    )
    def _by_so_much(who: Noun, n: int, more: bool) -> Outcome | None:
        if not _points_back(who):
            return None
        return lambda scene, draft: draft.made(Plus(n) if more else Minus(n))

    g.table("more or less", {"more": True, "less": False})
    g.table("sign", {"plus": True, "minus": False})
    g.table("times as much", {"(double|twice)": 2, "triple": 3})

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal) <n:times as much>"
        " (that damage|that much damage|that much|the damage) [to <to:noun>] [instead]",
        "<who:noun> (takes|take|deals|deal|is dealt|are dealt) <n:times as much> damage"
        " [to <to:noun>] [instead]",
        "<n:times as much> that damage [instead]",
        "<who:noun> (is dealt|are dealt) <n:times as much> that damage [instead]",
        "double (it|that damage) [instead]",
    )
    def _times(
        n: int = 2, who: Noun | None = None, to: Noun | None = None
    ) -> Outcome | None:
        if not _points_back(who) or not _points_back(to):
            return None
        return lambda scene, draft: draft.made(Multiply(n))

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal|is dealt|are dealt) half that [much] damage"
        " [[,] rounded <which:up or down>] [[,] instead]",
    )
    def _halved(who: Noun, which: bool = False) -> Outcome | None:
        if not _points_back(who):
            return None
        return lambda scene, draft: draft.made(SetTo(Half(ThatMuch(), which)))

    @g.says(
        "outcome",
        "<who:noun> (takes|take|deals|deal) <n:number> damage instead",
    )
    def _set(who: Noun, n: int) -> Outcome | None:
        if not _points_back(who):
            return None
        return lambda scene, draft: draft.made(SetTo(n))

    @g.says(
        "outcome",
        "(that damage is|it's|it is) dealt to <to:noun> instead",
        "have that damage [be] dealt to <to:noun> instead",
        "<to:noun> (is|are) dealt that (much|) damage instead",
        "have <to:noun> take that damage instead",
        "deal that damage to <to:noun> instead",
        "<to:noun> takes that damage instead",
        "instead that damage is dealt to <to:noun>",
    )
    def _elsewhere(to: Noun) -> Outcome:
        return moved(to)

    @g.says("outcome", "<does:clauses> instead", "instead <does:clauses>")
    @g.says("outcome", "<does:clauses> instead [,] and then <more:clauses>")
    def _something_else(does: Doing, more: Doing | None = None) -> Outcome:
        def bind(scene: Scene, draft: Draft) -> Effect:
            done = sure(_rider(scene, does))
            return draft.made(Instead((*done, *_rider(scene, more))))

        return bind


def sure(done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """*done*. Raises UnclearError if it might not happen, and nothing then would."""
    if any(isinstance(one, May | If) for one in done):
        raise UnclearError("may it be replaced, or is something optional instead?")
    return done


def _points_back(who: Noun | None) -> bool:
    if who is None:
        return True
    return who.form in (Form.BACK, Form.HOLDER, Form.THIS, Form.ONE)


def moved(to: Noun) -> Outcome:
    """The damage is dealt to *to* instead."""

    def bind(scene: Scene, draft: Draft) -> Effect:
        if to.form in (Form.SOME, Form.EACH, Form.ALL_OF):
            raise UnclearError("damage can be moved to one place only")
        return draft.made(Redirect(scene.ref(to)))

    return bind
