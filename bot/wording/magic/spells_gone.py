"""Spells that can't be countered, and where one goes instead of a graveyard.

What is not known to have been cast is kept as words.
"""

import re
from dataclasses import replace

from bot.engine.countering import KEPT
from bot.engine.counterspells import (
    COUNTERED,
    UNCOUNTERABLE,
    CopySpell,
    CounterSpell,
)
from bot.engine.effects import Effect, Modifier, MoveTo, Static, Until, ZoneWatch
from bot.engine.instructions import If, May, Unplayed
from bot.engine.values import Who, Zone
from bot.wording.magic.amounts import When
from bot.wording.magic.bodies import Body, Sentence, sentence_end
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, Lasting, installed, until
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt
from bot.wording.printed import in_words

_COUNTERED = ("if", "that", "spell", "is", "countered", "this", "way", ",")
_ELSEWHERE = re.compile(
    r"(?:exile it(?: with [a-z0-9 ]+ counters? on it)?"
    r"|put (?:it|that card) [a-z ]*\bits owner 's (?:library|hand)) "
    r"instead(?: of (?:putting it )?into (?:its owner|that player) 's graveyard)?"
)


@G.says("lasting", "<who:several> can't be countered [<t:duration>]")
def _never_countered(who: Noun, t: Until | None = None) -> Lasting | None:
    if who.form not in (Form.SOME, Form.EACH):
        return None
    return lambda scene: [
        Modifier(scene.watch(who), keywords=(UNCOUNTERABLE,), until=until(scene, t))
    ]


@G.says("sentence", "if <condition> , it can't be countered")
def _not_countered_if(condition: When) -> Sentence:
    return lambda body: body.add([If(condition(body.scene), (KEPT,))])


@G.says("clause", "~ can't be countered")
def _this_not_countered() -> Doing:
    return lambda scene: [KEPT]


@G.reads("sentence")
def _countered_and_gone(attempt: Attempt, at: int) -> list[tuple[int, Sentence]]:
    words = attempt.words
    if words[at : at + len(_COUNTERED)] != _COUNTERED:
        return []
    end = sentence_end(attempt, at, len(words))
    said = " ".join(words[at + len(_COUNTERED) : end]).replace("'s", " 's")
    if not _ELSEWHERE.fullmatch(" ".join(said.split())):
        return []
    gone = Unplayed(in_words(attempt, at, end))
    to = next((zone for word, zone in _TO.items() if word in said.split()), None)

    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if isinstance(last, CounterSpell) and to is not None:
            body.done[-1] = replace(last, to=to)
        body.add([gone])

    return [(end, read)]


@G.says(
    "sentence",
    "you may choose new targets for (the copy|that copy|it|the copies|those copies)",
)
def _targets_anew() -> Sentence:
    def read(body: Body) -> None:
        last = body.done[-1] if body.done else None
        if isinstance(last, CopySpell):
            body.done[:] = [
                replace(it, anew=True) if it == last else it for it in body.done
            ]
        elif isinstance(last, May | If) and isinstance(last.do[-1], CopySpell):
            copied = replace(last.do[-1], anew=True)
            body.done[-1] = replace(last, do=(*last.do[:-1], copied))
        else:
            body.add([Unplayed("choose new targets for the copy")])

    return read


_TO = {"exile": Zone.EXILE, "library": Zone.LIBRARY, "hand": Zone.HAND}


@G.says(
    "sentence",
    "exile <what:noun> [with (a|an) <kind:counter> counter on it] instead of putting"
    " it into (a|your|its owner's) graveyard as it resolves",
)
def _cast_and_gone(what: Noun, kind: str = "") -> Sentence | None:
    """The spell that was cast goes elsewhere, unless it is countered (608.2n)."""
    if what.form is not Form.BACK:
        return None
    act = MoveTo(Zone.EXILE, counters=((kind, 1),) if kind else ())
    counter = f" with a {kind} counter on it" if kind else ""
    words = f"exile that card{counter} instead of putting it into its owner's graveyard"

    def goes(scene: Scene) -> list[Static]:
        spell = replace(scene.caught(Who.EVENT_SOURCE, what), not_flags=_NOT_COUNTERED)
        watch = ZoneWatch(spell, Zone.STACK, Zone.GRAVEYARD)
        return [Effect(watch, act, until=Until.END_OF_GAME)]

    def read(body: Body) -> None:
        scene = body.scene
        if any(
            one.ref is Who.EVENT_SOURCE and "spell" in one.tags
            for one in scene.mentions
        ):
            body.add(installed(scene, goes))
            return
        scene.mention_unseen()
        body.add([Unplayed(f"{words} as it resolves")])

    return read


_NOT_COUNTERED = frozenset({COUNTERED})
