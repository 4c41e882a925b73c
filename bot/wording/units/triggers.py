"""What triggered abilities wait for, where Grand Archive and Riftbound say it alike."""

from collections.abc import Callable, Iterator

from bot.engine.effects import DamageWatch, Watch
from bot.engine.values import ANY_OBJECT, Filter, Side, Who
from bot.wording.phrases import Attempt, Grammar, UnclearError
from bot.wording.units.amounts import When
from bot.wording.units.begun import Wait, Waits
from bot.wording.units.damage import COMBAT, Hit
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.scene import Scene, tags_of

UNIT = frozenset({"object", "unit"})
_FIGHTERS = frozenset({"unit", "ally", "champion"})


def add_triggers(g: Grammar) -> None:
    """The rules ``trigger head`` and ``intervening`` as far as both games have them."""
    g.says("trigger head", "(when|whenever) <event> ,")(lambda event: event)
    g.says("trigger head", "(when|whenever|at) <event:other event> ,")(
        lambda event: event
    )

    @g.says("intervening", "if <condition> ,")
    def _intervening(condition: When) -> When:
        return condition


def own(watch: Watch) -> Wait:
    """What *watch* sees of the card itself."""
    return lambda scene: Waits(watch, Who.THIS, scene.own)


def watched(scene: Scene, who: Noun, ref: Who) -> tuple[Filter, Who, frozenset[str]]:
    """What *who* matches, what "it" then means (*ref*, or the card), and its tags."""
    if who.form is Form.TOGETHER and ref is not Who.EVENT_RECIPIENT:
        raise UnclearError("several at once would count as one")
    filter_ = scene.watch(who)
    if who.form in (Form.THIS, Form.HOLDER):
        return filter_, Who.THIS, scene.own
    return filter_, ref, tags_of(filter_)


def happens_to(who: Noun, watch: Callable[[Filter], Watch]) -> Wait:
    """What *watch* sees of any one of *who*; "it" is that one."""

    def bind(scene: Scene) -> Waits:
        what, topic, tags = watched(scene, who, Who.EVENT_OBJECT)
        return Waits(watch(what), topic, tags)

    return bind


def is_dealt(hit: Hit, to: Noun | None, by: Noun | None) -> Wait:
    """Damage of *by* to *to*; "it" is the only one of them that is named."""

    def bind(scene: Scene) -> Waits:
        recipient = Filter(players=Side.ANY)
        source = ANY_OBJECT
        topic: Who = Who.EVENT_RECIPIENT
        tags = UNIT
        if to is not None:
            recipient, topic, tags = watched(scene, to, Who.EVENT_RECIPIENT)
        if by is not None:
            source, by_topic, by_tags = watched(scene, by, Who.EVENT_SOURCE)
            scene.mention(by_topic, by_tags | {"source"})
            if to is None:
                topic, tags = by_topic, by_tags
            elif recipient.objects and (by_topic is Who.THIS or by_tags & _FIGHTERS):
                scene.rivals = (by_topic, topic)
        watch = DamageWatch(source, recipient, COMBAT[hit.c], hit.least, hit.most)
        once = to is not None and to.form is Form.TOGETHER
        return Waits(watch, topic, tags, True, each_source=not once)

    return bind


def up_to_a_comma(attempt: Attempt, at: int) -> Iterator[int]:
    """Where the words from *at* on may end: at the commas of their sentence."""
    words = attempt.words
    for end in range(at, len(words)):
        if words[end] in (".", '"', ":"):
            return
        if words[end] == "," and end > at:
            yield end
