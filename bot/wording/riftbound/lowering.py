"""Might lowered to a minimum, Might given, cards that its controller draws."""

from collections.abc import Iterable

from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import Draw, Instruction
from bot.engine.values import ControllerOf
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.plain.values import lowered
from bot.wording.riftbound.grammar import G
from bot.wording.units.amounts import Count
from bot.wording.units.doing import subject_of
from bot.wording.units.nouns import IT, Form, Noun
from bot.wording.units.outcomes import Doing, Lasting
from bot.wording.units.scene import Scene


@G.reads("loss")
def _loss(attempt: Attempt, at: int) -> Iterable[tuple[int, int]]:
    """ "-4 Might": by how much it is lowered."""
    words = attempt.words
    word = words[at] if at < len(words) else ""
    if word[:1] == "-" and word[1:].isdecimal():
        if words[at + 1 : at + 2] == ("might",):
            return [(at + 2, int(word[1:]))]
    return []


@G.says(
    "lasting",
    "give <what:noun> <by:loss> [<t:duration>] [,] to a minimum of <n:amount> [might]",
    "give <what:noun> <by:loss> [,] to a minimum of <n:amount> [might] [<t:duration>]",
)
def _lowered(what: Noun, by: int, n: Count, t: Until | None = None) -> Lasting | None:
    """How far down it can go is seen as it resolves."""
    if what.form is not Form.TARGET or what.plural:
        return None

    def bind(scene: Scene) -> list[Static]:
        if not scene.resolving:
            raise UnclearError("nothing resolves here")
        ref = scene.ref(what)
        least = n(scene)
        if not isinstance(least, int):
            raise UnclearError("a minimum that is no number")
        loss = lowered(ref, by, least)
        return [Modifier(scene.caught(ref), loss, loss, until=scene.until(t))]

    return bind


@G.says(
    "lasting",
    "give [+] might equal to <n:quantity> to <what:nouns> [<t:duration>]",
    "give <what:nouns> [+] might equal to <n:quantity> [<t:duration>]",
)
def _given(n: Count, what: Noun, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if not scene.resolving:
            raise UnclearError("nothing resolves here")
        might = n(scene)
        subject = subject_of(scene, what)
        return [Modifier(subject, might, might, until=scene.until(t))]

    return bind


@G.says("clause", "its controller draws <n:amount>")
def _its_controller_draws(n: Count) -> Doing:
    """Whoever controls what was chosen, whether or not that died (359.3.e)."""

    def bind(scene: Scene) -> list[Instruction]:
        return [Draw(n(scene), ControllerOf(scene.ref(IT)))]

    return bind
