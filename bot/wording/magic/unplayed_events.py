"""Events that are kept in words, because no ruling plays them out."""

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.engine.effects import (
    AttackWatch,
    BlockedWatch,
    BlockWatch,
    EnterWatch,
    OtherWatch,
    Watch,
)
from bot.engine.values import THIS, ControllerOf, EachOf, Filter, Side, Who
from bot.engine.watches import TargetedWatch
from bot.wording.magic.grammar import G
from bot.wording.magic.making import about
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.relevance import touching
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.magic.triggers import Wait, Waits
from bot.wording.phrases import Attempt, UnclearError

# --- Two events, and events that are not played out ---


@G.says("event", "~ enters [the battlefield] or <words:own deed>")
def _enters_or(words: str) -> Wait:
    def bind(scene: Scene) -> list[Waits]:
        scene.mention(Who.THIS, frozenset({"object", "~", "creature", "permanent"}))
        return [
            Waits(EnterWatch(Filter(this=True)), topic=Who.THIS),
            Waits(
                _OWN.get(words, OtherWatch(f"this {words.replace('~', 'this')}")),
                topic=Who.THIS,
            ),
        ]

    return bind


for _words in (
    "attacks", "blocks", "becomes blocked", "becomes monstrous", "is turned face up",
    "becomes tapped", "becomes untapped", "mutates", "transforms",
    "transforms into ~", "becomes the target"
    " of a spell", "becomes the target of a spell or ability",
):  # fmt: skip
    G.table("own deed", {_words: _words})

_OWN: dict[str, Watch] = {
    "attacks": AttackWatch(THIS),
    "blocks": BlockWatch(THIS),
    "becomes blocked": BlockedWatch(THIS),
    "becomes the target of a spell": TargetedWatch(THIS, cast=True),
    "becomes the target of a spell or ability": TargetedWatch(THIS),
}
_DEED = frozenset(
    [
        "attacks",
        "attack",
        "blocks",
        "block",
        "becomes",
        "become",
        "cast",
        "casts",
        "is",
        "are",
        "untaps",
    ]
)


@G.reads("other event")
def _other(attempt: Attempt, at: int) -> Iterable[tuple[int, Wait]]:
    """Words up to a comma that no part of a ruling can hang on."""
    words = attempt.words
    found: list[tuple[int, Wait]] = []
    end = comma = at
    depth = 0
    if words[at : at + 3] == ("there", "are", "no"):
        return found  # a state that comes about in the course of the game (603.8)
    while end < len(words) and words[end] not in (".", '"', ":"):
        if words[end] == "," and end > at:
            depth += 1
            # Behind another comma only the end of a list: "…, or casts a spell".
            listed = depth == 1 or words[comma + 1] in ("or", "and")
            comma = end
            said = words[at:end]
            if listed and (not touching(said) or _known_deed(said)):
                found.append((end, _in_words(attempt, at, end)))
            if depth == 4:
                break
        end += 1
    return found


_DEEDS = re.compile(
    r"""(.*\bbecomes?\ (tapped|untapped|blocked|the\ target\ of|attached
        |renowned|level\ \d|monstrous|saddled|crewed|the\ monarch|day|night|plotted
        |prepared)\b.*
    | .*\b(draw|draws)\ (your|their|his\ or\ her)\ (second|third|first)\ card.*
    | .*\b(cast|casts)\ .*
    | .*\b(mills?|discards?|cycles?|sacrifices?)\ (a|an|one\ or\ more|another|~)\b.*
    | .*\bcounters?\ (is|are)\ removed\ from\ .*
    | .*\bis\ turned\ face\ (up|down).*
    | you\ get\ one\ or\ more\ {e}
    | .*\battacks?\b.*
    | (you|a\ player|an\ opponent)\ (wins?|loses?)\ a\ coin\ flip
    | you\ lose\ control\ of\ .*
    | the\ beginning\ of\ .*
    | you\ (expend|put\ one\ or\ more\ loyalty|roll|proliferate|scry|surveil)\b.*
    | .*\b(phases|transforms|explores|connives|is\ returned\ to|leaves\ your
        |fights|is\ exiled|untaps)\b.*
    )""",
    re.VERBOSE,
)
_PLAYED = re.compile(
    r"\b(damage|dies|enters|enter|leaves the battlefield|gains? life|loses? life"
    r"|tokens?)\b"
)


_ENCHANTED = re.compile(r"upkeep of enchanted (\w+) 's controller")
# "at the beginning of each player's upkeep"
_EACH_ONES = (
    ("each", "player"), ("each", "opponent"), ("a", "player"), ("an", "opponent"),
    ("that", "player"),
)  # fmt: skip


def _known_deed(words: tuple[str, ...]) -> bool:
    """Deeds the engine does not play, although their words could be about others."""
    said = " ".join(words)
    return bool(_DEEDS.fullmatch(said)) and not _PLAYED.search(said)


def _met(attempt: Attempt, at: int, end: int) -> Noun | None:
    """What it blocks or is blocked by: "that creature" from then on."""
    words = attempt.words
    for place in range(at, end - 1):
        if words[place] in ("blocks", "block") or words[place : place + 2] == (
            "blocked", "by",
        ):  # fmt: skip
            start = place + 1 + (words[place] == "blocked")
            found: list[tuple[int, Noun]] = attempt.read(G.rule("noun"), start)
            for stop, noun in found:
                if stop == end and noun.form in (Form.SOME, Form.EACH):
                    return noun
    return None


def _crowd(attempt: Attempt, at: int, end: int) -> Kind | None:
    """What you attack with: "those creatures" from then on."""
    words = attempt.words
    if words[at : at + 3] != ("you", "attack", "with"):
        return None
    found: list[tuple[int, tuple[Kind, int, int | None]]] = attempt.read(
        G.rule("some kind"), at + 3
    )
    for stop, (kind, least, _) in found:
        if stop == end and least > 1:
            return kind
    return None


def _in_words(attempt: Attempt, at: int, end: int) -> Wait:
    said = " ".join("this" if w == "~" else w for w in attempt.words[at:end])
    text = said.replace(" ,", ",").replace(" 's", "'s")
    nouns = [
        (stop, noun) for stop, noun in attempt.read(G.rule("several"), at) if stop < end
    ]
    deeds = [(stop, noun) for stop, noun in nouns if attempt.words[stop] in _DEED]
    met = _met(attempt, at, end)
    crowd = _crowd(attempt, at, end)

    def bind(scene: Scene) -> list[Waits]:
        topic: Who | None = None
        if deeds:
            _, noun = deeds[0]
            creature = frozenset({"creature", "permanent"} if met is None else set())
            if noun.form is Form.THIS:
                scene.mention(Who.THIS, creature | {"object", "~"})
                topic = Who.THIS
            elif noun.form is Form.ATTACHED:
                scene.mention(Who.ATTACHED, creature | {"object"})
                topic = Who.ATTACHED
            elif noun.form in (Form.SOME, Form.EACH) and met is not None:
                raise UnclearError("which of the two is meant afterwards?")
            elif noun.form in (Form.SOME, Form.EACH):
                filter_ = scene.filter(noun)
                about(scene, Who.EVENT_OBJECT, noun, filter_)
                if filter_.players is None:
                    topic = Who.EVENT_OBJECT
            if crowd is not None:
                there = replace(scene.kind(crowd), attacking=True, controller=Side.YOU)
                scene.mention(
                    EachOf(there), tags_of(there) | {"object"}, plural=True, like=there
                )
            if met is not None:
                filter_ = scene.filter(met)
                about(scene, Who.EVENT_OBJECT, met, filter_)
        if "spell" in attempt.words[at:end]:
            scene.mention(Who.EVENT_SOURCE, frozenset({"spell", "source"}))
        if any(
            attempt.words[place : place + 2] in _EACH_ONES for place in range(at, end)
        ):
            scene.mention(Who.EVENT_PLAYER, frozenset({"player", "opponent"}))
        if worn := _ENCHANTED.search(said):
            scene.mention(Who.ATTACHED, frozenset({worn[1], "permanent"}))
            scene.mention(ControllerOf(Who.ATTACHED), frozenset({"player", "opponent"}))
        if attempt.words[at : at + 2] == ("you", "get"):
            scene.event_measure()
        return [Waits(OtherWatch(text), topic=topic)]

    return bind
