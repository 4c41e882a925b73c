"""Triggered abilities that let their controller choose among modes (700.2b)."""

from collections.abc import Callable, Sequence

from bot.engine.effects import Trigger
from bot.engine.instructions import Ability
from bot.engine.unread import NOT_UNDERSTOOD
from bot.wording.magic.abilities import ability_of, chosen_of, slotted
from bot.wording.magic.bodies import Body, read_body
from bot.wording.magic.grammar import G
from bot.wording.magic.paragraphs import ability_word
from bot.wording.magic.scene import Scene
from bot.wording.magic.triggered import begun, intervening, only_if
from bot.wording.magic.triggers import Wait
from bot.wording.phrases import Attempt, UnclearError, UnreadError
from bot.wording.tokens import Words

Split = Callable[[str], Words]


def triggered_modes(
    attempt: Attempt, texts: Sequence[str], choose: tuple[int, int], split: Split,
    new_scene: Callable[[], Scene], unread: Callable[[str, str], None],
) -> list[Trigger]:  # fmt: skip
    """The triggers of the line *attempt*, which do one of *texts*, split by *split*.

    A mode that is not understood is told *unread*, with the reason. Raises UnclearError
    if it is not known when, or what may be chosen.
    """
    end = len(attempt.words)
    told = "\n".join((attempt.text.text, *texts))
    for stop, wait in attempt.read(G.rule("trigger head"), 0):
        after, _ = intervening(attempt, stop, new_scene())
        if after not in (end, end + 1):
            continue

        def scene(stop: int = stop, wait: Wait = wait) -> Scene:
            made = new_scene()
            begun(attempt, 0, stop, wait, made)
            return made

        modes = tuple(_mode(text, split, scene(), unread) for text in texts)
        waits = begun(attempt, 0, stop, wait, hearing := new_scene())
        _, when = intervening(attempt, stop, hearing)
        does = _does(modes, choose)
        return [
            only_if(
                Trigger(
                    one.watch, does.do, each_source=one.each_source, text=told,
                    modes=does.modes,
                ),
                one.when, when,
            )
            for one in waits
        ]  # fmt: skip
    raise UnclearError("it is not known when this triggers")


def _mode(
    text: str, split: Split, scene: Scene, unread: Callable[[str, str], None]
) -> Ability:
    word = ability_word(text)
    attempt = Attempt(split(text[word.end() :] if word else text))
    try:
        body = read_body(attempt, 0, len(attempt.words), Body(scene, has_event=True))
    except UnreadError as trouble:
        unread(text, trouble.why)
        return Ability(NOT_UNDERSTOOD, text=text)
    return ability_of(body, text)


def _does(modes: tuple[Ability, ...], choose: tuple[int, int]) -> Ability:
    """One is chosen as it goes on the stack (603.3c); of several, each if wanted."""
    if choose == (1, 0):
        return Ability((), modes=modes)
    if any(mode.targets or slotted(mode.do) for mode in modes):
        raise UnclearError("a triggered ability with a choice of modes")
    return Ability(chosen_of([mode.do for mode in modes], choose))
