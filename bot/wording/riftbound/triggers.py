"""What Riftbound's triggered abilities wait for."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.effects import (
    AttackWatch,
    BlockWatch,
    EnterWatch,
    OtherWatch,
)
from bot.engine.values import THIS, Side, Who
from bot.wording.phrases import Attempt
from bot.wording.riftbound.grammar import G
from bot.wording.riftbound.harmless import touching
from bot.wording.units.begun import Wait, Waits
from bot.wording.units.damage import Hit
from bot.wording.units.deaths import death_of
from bot.wording.units.nouns import Form, Noun
from bot.wording.units.scene import Scene, tags_of
from bot.wording.units.triggers import (
    add_triggers,
    happens_to,
    is_dealt,
    own,
    up_to_a_comma,
)

G.table(
    "event",
    {
        "you play (me|~|this)": own(EnterWatch(THIS)),
        "(i attack|~ attacks)": own(AttackWatch(THIS)),
        "(i defend|~ defends)": own(BlockWatch(THIS)),
        "(i attack or defend|~ attacks or defends)": own(
            AttackWatch(THIS, or_blocks=True)
        ),
        "i die": own(death_of(THIS)),
    },
)
G.table(
    "trigger head",
    {"deathknell —": own(death_of(THIS))},
)
add_triggers(G)
G.says("waits", "<event>")(lambda event: event)


@G.says("event", "you play <who:watched>")
def _you_play(who: Noun) -> Wait | None:
    if who.filter.controller is not None:
        return None
    return _played(replace(who, filter=replace(who.filter, controller=Side.YOU)))


@G.says("event", "<who:watched> (is|are) played")
def _played(who: Noun) -> Wait | None:
    if who.form in (Form.THIS, Form.HOLDER) or not who.filter.kinds & {"unit", "gear"}:
        return None
    return happens_to(who, EnterWatch)


@G.says("event", "<who:watched> (dies|die)")
def _dies(who: Noun) -> Wait:
    return happens_to(who, death_of)


@G.says(
    "event",
    "<to:watched> (takes|take|is dealt|am dealt|are dealt|'m dealt) <c:dmg>"
    " [(by|from) <by:watched>]",
    "<by:watched> (deals|deal) <c:dmg> [to <to:watched>]",
)
def _damage(c: str, to: Noun | None = None, by: Noun | None = None) -> Wait:
    return is_dealt(Hit(c), to, by)


# A word that matters in an effect, but not in what a trigger waits for.
_FOR_EVENTS = frozenset(
    """buff buffed kill stun stuns gain assign assigned excess damage win combat
    equipped dealt""".split()
)


_DAMAGING = frozenset({"takes", "take", "deals", "deal"})


@G.reads("other event")
def _other(attempt: Attempt, at: int) -> Iterable[tuple[int, Wait]]:
    """Words up to a comma that no part of a ruling can hang on."""
    found: list[tuple[int, Wait]] = []
    for end in up_to_a_comma(attempt, at):
        said = attempt.words[at:end]
        part = tuple(word for word in said if word not in _FOR_EVENTS)
        if not touching(part) and _DAMAGING.isdisjoint(said):
            found.append((end, _in_words(attempt, at, end)))
    return found[:2]


def _in_words(attempt: Attempt, at: int, end: int) -> Wait:
    words = attempt.words
    mine = bool({"~", "i", "me"} & set(words[at:end]))
    said = " ".join("this" if w in ("~", "i", "me") else w for w in words[at:end])
    text = said.replace(" ,", ",").replace(" 's", "'s").replace(" 'm", " is")
    spoken = [
        noun
        for start in range(at, end)
        for stop, noun in attempt.read(_WATCHED, start)
        if stop <= end and noun.form is Form.SOME and noun.filter.objects
    ]

    def bind(scene: Scene) -> Waits:
        if spoken:
            tags = tags_of(spoken[0].filter)
            return Waits(OtherWatch(text), Who.EVENT_OBJECT, tags)
        if mine:
            return Waits(OtherWatch(text), Who.THIS, scene.own)
        return Waits(OtherWatch(text))

    return bind


_WATCHED = G.rule("watched")
