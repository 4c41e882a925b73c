"""What is done to the damage an effect meets: prevented, changed, moved."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.effects import (
    Act,
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
)
from bot.engine.instructions import Instruction, May
from bot.engine.values import (
    ONLY_YOU,
    THIS,
    Amount,
    ControllerOf,
    Filter,
    Half,
    Ref,
    Side,
    Sum,
    ThatMuch,
    Who,
)
from bot.wording.magic.amounts import Count
from bot.wording.magic.grammar import G
from bot.wording.magic.making import (
    Doing,
    Draft,
    Outcome,
)
from bot.wording.magic.nouns import IT, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError

# --- What happens to the damage ---

G.table("that damage", {"(that damage|it|this damage)": True})


def _effect(draft: Draft, act: Act, rider: tuple[Instruction, ...] = ()) -> Effect:
    return Effect(
        draft.watch,
        act,
        each_source=draft.each_source,
        until=draft.until,
        uses=draft.uses,
        rider=rider,
    )


@G.says("outcome", "prevent <that damage> [and <rider:clauses>]")
@G.says("outcome", "prevent <that damage> [, then <rider:clauses>]")
@G.says("outcome", "prevent <that damage> , <rider:clauses> , and <last:clauses>")
def _prevent_it(
    rider: Doing | None = None, last: Doing | None = None, **_: object
) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        act: Act = PreventAll() if draft.uses is None else PreventInstance()
        also = rider_of(scene, last) if last is not None else ()
        return _effect(draft, act, (*rider_of(scene, rider), *also))

    return bind


def rider_of(scene: Scene, rider: Doing | None) -> tuple[Instruction, ...]:
    """What is done besides, as where something resolves (615.5)."""
    if rider is None:
        return ()
    held, outside = scene.resolving, scene.before
    before = len(scene.targets)
    scene.resolving, scene.before = True, []
    said = rider(scene)
    done = (*scene.before, *said)
    scene.resolving, scene.before = held, outside
    if not held and len(scene.targets) > before:
        raise UnclearError("a target chosen by something that does not use the stack")
    return done


@G.says("outcome", "prevent <n:amount> of <that damage> [and <rider:clauses>]")
def _prevent_some(n: Count, rider: Doing | None = None, **_: object) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        return _prevented(scene, draft, n(scene), rider)

    return bind


@G.says(
    "outcome",
    "prevent <n:amount> damage (it|that spell|that source) would deal to "
    "(you|that permanent or player|that creature|that player)",
)
def _prevent_points(n: Count) -> Outcome:
    return lambda scene, draft: _prevented(scene, draft, n(scene), None)


@G.says("outcome", "prevent all but <n:amount> of <that damage> [and <rider:clauses>]")
def _prevent_all_but(n: Count, rider: Doing | None = None, **_: object) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        left = n(scene)
        if not isinstance(left, int):
            raise UnclearError("all but a number that is not fixed")
        return _prevented(scene, draft, Sum((ThatMuch(), -left)), rider)

    return bind


@G.says(
    "outcome",
    "prevent half [of] <that damage> [,] rounded <which:up or down> [and "
    "<rider:clauses>]",
)
def _prevent_half(which: bool, rider: Doing | None = None, **_: object) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        return _prevented(scene, draft, Half(ThatMuch(), which), rider)

    return bind


def _prevented(
    scene: Scene, draft: Draft, amount: Amount, rider: Doing | None
) -> Effect:
    act: Act = PreventEach(amount) if draft.uses is None else PreventInstance(amount)
    return _effect(draft, act, rider_of(scene, rider))


@G.says("outcome", "you may <outcome>")
def _you_may(outcome: Outcome) -> Outcome:
    return lambda scene, draft: replace(outcome(scene, draft), optional=Who.YOU)


# To whom, said again: nobody else than the one the damage was for.
G.table(
    "to it",
    {
        "[to (it|him|her|itself|them|the player|that target)]": "it",
        "to you": "you",
        "to ~": "this",
        "to (enchanted|equipped) creature": "attached",
        "to enchanted player": "attached player",
    },
)
_RECIPIENTS = frozenset(
    """permanent player creature planeswalker battle opponent artifact land enchantment
    vehicle object""".split()
)


@G.reads("to it")
def _to_that(attempt: Attempt, at: int) -> list[tuple[int, str]]:
    """ "to that player or planeswalker", "to that permanent, player, or battle"."""
    words = attempt.words
    if words[at : at + 2] != ("to", "that"):
        return []
    found: list[tuple[int, str]] = []
    end = at + 2
    while end < len(words) and words[end] in _RECIPIENTS:
        found.append((end + 1, "it"))
        end += 1
        end += words[end : end + 1] == (",",)
        end += words[end : end + 1] == ("or",)
        end += words[end : end + 1] == ("that",)
    return found[::-1]


_SAID_AGAIN = {
    "you": ONLY_YOU,
    "this": THIS,
    "attached": Filter(attached=True),
    "attached player": Filter(players=Side.ANY, objects=False, attached=True),
}


G.table("times as much", {
    "(double|twice)": 2, "(triple|three times)": 3, "(quadruple|four times)": 4,
})  # fmt: skip


@G.says(
    "outcome",
    "<who:noun> deals <factor:times as much> that (damage|much "
    "damage|much) <to it> instead",
)
@G.says(
    "outcome",
    "instead <who:noun> deals <factor:times as much> that (damage|much "
    "damage|much) <to it>",
)
@G.says("outcome", "double it")
def _multiplied(
    factor: int = 2, who: Noun | None = None, **holes: object
) -> Outcome | None:
    return _changed(who, holes, lambda scene: Multiply(factor))


def _speaks_of_source(who: Noun | None) -> bool:
    """Only words that can mean the damage's source."""
    return who is None or who.form in (Form.BACK, Form.THIS, Form.ATTACHED)


def _changed(
    who: Noun | None, holes: dict[str, object], act: Callable[[Scene], Act]
) -> Outcome | None:
    """What *act* makes of the damage; None if *who* can't mean its source."""
    if not _speaks_of_source(who):
        return None
    again = _SAID_AGAIN.get(str(holes.get("to it")))

    def bind(scene: Scene, draft: Draft) -> Effect:
        if again is not None and draft.watch.recipient != again:
            raise UnclearError("the damage would be dealt to another")
        _check_source(who, draft)
        return _effect(draft, act(scene))

    return bind


def _check_source(who: Noun | None, draft: Draft) -> None:
    """Raises UnclearError if *who* is not what the damage would come from."""
    source = draft.watch.source
    if who is not None and (
        (who.form is Form.THIS and not source.this)
        or (who.form is Form.ATTACHED and not source.attached)
    ):
        raise UnclearError("the damage would come from another source")


@G.says("outcome", "<who:noun> deals that much damage plus <n:amount> <to it> instead")
@G.says("outcome", "<who:noun> deals that much damage <to it> plus <n:amount> instead")
@G.says("outcome", "instead <who:noun> deals that much damage plus <n:amount> <to it>")
@G.says(
    "outcome",
    "<who:noun> deals that much damage plus an amount of damage equal to "
    "<n:quantity> <to it> instead",
)
@G.says(
    "outcome", "<who:noun> deals that much damage plus <n:quantity> <to it> instead"
)
def _plus(n: Count, who: Noun | None = None, **holes: object) -> Outcome | None:
    return _changed(who, holes, lambda scene: Plus(n(scene)))


@G.says("outcome", "<who:noun> deals that much damage minus <n:amount> <to it> instead")
@G.says("outcome", "instead <who:noun> deals that much damage minus <n:amount> <to it>")
def _minus(n: Count, who: Noun | None = None, **holes: object) -> Outcome | None:
    return _changed(who, holes, lambda scene: Minus(n(scene)))


@G.says("outcome", "<who:noun> deals <n:number> damage <to it> instead")
@G.says("outcome", "instead <who:noun> deals <n:number> damage <to it>")
def _set_to(n: int, who: Noun | None = None, **holes: object) -> Outcome | None:
    return _changed(who, holes, lambda scene: SetTo(n))


@G.says("outcome", "<who:noun> deals damage equal to <n:quantity> <to it> instead")
@G.says("outcome", "<who:noun> deals damage <to it> equal to <n:quantity> instead")
def _equal_to(n: Count, who: Noun | None = None, **holes: object) -> Outcome | None:
    return _changed(who, holes, lambda scene: SetTo(n(scene)))


@G.says(
    "outcome",
    "<who:noun> deals half that (damage|much damage) [,] rounded <which:up "
    "or down> [,] <to it> instead",
)
@G.says(
    "outcome",
    "<who:noun> deals half that (damage|much damage) <to it> [,] rounded "
    "<which:up or down> [,] instead",
)
def _halved(which: bool, who: Noun | None = None, **holes: object) -> Outcome | None:
    return _changed(who, holes, lambda scene: SetTo(Half(ThatMuch(), which)))


@G.says("outcome", "that damage is dealt to <to:noun> instead")
@G.says("outcome", "instead that damage is dealt to <to:noun>")
@G.says("outcome", "<who:noun> deals that damage to <to:noun> instead")
@G.says("outcome", "that damage is dealt to <to:noun> instead of <to it>")
def _dealt_to(to: Noun, who: Noun | None = None, **_: object) -> Outcome | None:
    if not _speaks_of_source(who):
        return None
    subject = who

    def bind(scene: Scene, draft: Draft) -> Effect:
        _check_source(subject, draft)
        if subject == IT and not draft.each_source:
            # "If this would be dealt damage, it deals …": no source was spoken of.
            raise UnclearError("the damage would come from another source")
        return _effect(draft, Redirect(destination(scene, to, subject)))

    return bind


def destination(scene: Scene, to: Noun, subject: object = None) -> Ref:
    """Where damage is moved to. Raises UnclearError for several places."""
    # "that spell deals that damage to its controller": the spell's.
    if to.form is Form.CONTROLLER and to.of == Noun(Form.BACK) and subject is not None:
        return ControllerOf(Who.EVENT_SOURCE)
    if to.form is Form.BACK and to.word in ("", "itself") and subject is not None:
        # "that creature deals that damage to itself"
        return Who.EVENT_SOURCE
    if to.form in (Form.SOME, Form.EACH, Form.ALL_OF):
        raise UnclearError("damage can be moved to one place only")
    ref = scene.ref(to)
    if ref is Who.EVENT_RECIPIENT:
        # "All damage that would be dealt to creatures … to that creature": another.
        return scene.back_from(to, ref)
    return ref


@G.says("outcome", "you may have that damage dealt to <to:noun> instead")
def _may_have_dealt(to: Noun) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        act = Redirect(destination(scene, to))
        return replace(_effect(draft, act), optional=Who.YOU)

    return bind


@G.says("outcome", "<does:clauses> instead")
def _something_else(does: Doing) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        return _effect(draft, Instead(done_instead(scene, does)))

    return bind


@G.says("outcome", "instead <does:clauses>")
def _instead_something(does: Doing) -> Outcome:
    def bind(scene: Scene, draft: Draft) -> Effect:
        return _effect(draft, Instead(rider_of(scene, does)))

    return bind


def done_instead(scene: Scene, does: Doing) -> tuple[Instruction, ...]:
    """What "… instead" does. "You may … instead" leaves the event alone if you
    decline, and is read elsewhere."""
    done = rider_of(scene, does)
    if done and isinstance(done[0], May) and done[0].who is Who.YOU:
        raise UnclearError("what is done is optional, so the event may happen")
    return done
