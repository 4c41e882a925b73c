"""Sentences of what holds all the time, each knowing the one before it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.engine.effects import Effect, Modifier, Restriction, Static
from bot.engine.inside import walk
from bot.engine.instructions import If, Install, May
from bot.wording.magic.abilities import standing
from bot.wording.magic.bodies import Body, read_body
from bot.wording.magic.grammar import G
from bot.wording.magic.inert_sentences import before_harmless
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError, UnreadError


def standing_part(
    attempt: Attempt,
    at: int,
    stop: int,
    statics: list[Static],
    before: Scene | None,
    new_scene: Callable[[], Scene],
) -> tuple[list[Static], Scene | None, list[str]]:
    """A sentence, or all of it but what cannot touch a ruling, which comes last.

    *statics* are those of the sentences before it, and *before* what they spoke of.
    Raises UnreadError.
    """
    try:
        made, scene = _sentence(attempt, at, stop, statics, before, new_scene)
    except UnreadError as problem:
        cut = at + before_harmless(attempt.words[at:stop])
        if cut == at or "turn" in attempt.words[cut:stop]:
            raise
        try:
            made, scene = _sentence(attempt, at, cut, statics, before, new_scene)
        except UnreadError:
            raise problem from None
        return made, scene, [attempt.text.between(cut + 1, stop)]
    return made, scene, []


def _sentence(
    attempt: Attempt,
    at: int,
    stop: int,
    statics: list[Static],
    before: Scene | None,
    new_scene: Callable[[], Scene],
) -> tuple[list[Static], Scene | None]:
    why = ""
    last = statics[-1] if statics else None
    for end, lasting in attempt.read(G.rule("standing sentence"), at):
        if end != stop:
            continue
        scene = new_scene()
        scene.resolving = False
        if before is not None and isinstance(last, (Modifier, Restriction)):
            # "Enchanted creature …. Otherwise, it …": what was spoken of last.
            scene.mentions = list(before.mentions)
        try:
            made = standing(scene, lasting)
        except UnclearError as unclear:
            why = why or unclear.why
        else:
            return [*statics, *made], scene
    if before is not None and isinstance(last, Effect):
        ridden = _rider(attempt, at, stop, last, before)
        if ridden is not None:
            return [*statics[:-1], ridden[0]], ridden[1]
    raise attempt.unread(at, stop, why)


def _rider(
    attempt: Attempt, at: int, stop: int, effect: Effect, before: Scene
) -> tuple[Effect, Scene] | None:
    """*effect* with the sentence as what else happens when it applies (615.5)."""
    scene = before.clone()
    scene.resolving = True
    rider_body = Body(scene, has_event=True)
    rider_body.riding = True
    # "When you do, you may pay {2}. If you do, …": each knows the one before it.
    rider_body.done = list(effect.rider)
    rider_body.last = len(effect.rider)
    scene.event_measure()
    try:
        body = read_body(attempt, at, stop, rider_body)
    except UnreadError:
        return None
    new = [one for one in body.done if one not in effect.rider]
    if body.scene.targets or any(isinstance(one, Install) for one in new):
        return None
    if body.each_turn:
        often = _each_turn(effect, done=body.if_done)
        return None if often is None else (often, body.scene)
    return replace(effect, rider=tuple(body.done)), body.scene


def _each_turn(effect: Effect, *, done: bool) -> Effect | None:
    """*effect* that may apply only once each turn; None if that is not what is meant.

    A part that may be declined would not be used up by that; nor is what only triggers.
    """
    if not done or effect.uses is not None:
        return None
    if any(isinstance(one, May) for one in walk(effect.rider)):
        return None
    return replace(effect, uses=1, each_turn=True)


def may_go_on(one: Static) -> bool:
    """Whether "otherwise" can speak of what else an effect does."""
    rider = one.rider if isinstance(one, Effect) else ()
    return bool(rider) and isinstance(rider[-1], If) and not rider[-1].otherwise


def is_left_behind(words: Sequence[str]) -> bool:
    """Whether a spell's line waits for what comes: "At the next end step, …"."""
    said = " ".join(words)
    return "this turn ," in said or "of the next end step ," in said
