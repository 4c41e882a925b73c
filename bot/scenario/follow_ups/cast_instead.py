"""“He casts Shock on my Bear instead of Bolt”: one spell for another, aimed alike.

“It was Falling Comet”, of a spell that nobody had named, is that spell so aimed.
"""

import re

from bot.cards.facts import abilities_of
from bot.engine.question import Deal, Resolve
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.placing import harms
from bot.scenario.changing.edits import Added, When
from bot.scenario.follow_ups.details import plain
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import DraftThing
from bot.worded import worded

_CAST = re.compile(
    r"(?P<who>.+?) (?:casts?|plays?|played|uses?|used) (?P<new>.+?)"
    r" (?:on|at|targeting) (?P<to>.+?) (?:instead of|rather than) (?:the )?(?P<old>.+?)"
    r"[?. !]*",
    re.IGNORECASE,
)


def aimed_alike(context: Context) -> str:
    """The words as "Shock instead of Bolt", where who casts it and on what stay.

    As they were typed where anything else would change, too.
    """
    words = context.words.said()
    found = _CAST.fullmatch(words)
    if found is None or not context.cards(found["new"]):
        return words
    there = _cast(context, found["old"])
    if there is None:
        return words
    told = {it for slot in there.chosen for it in slot}
    who, to = context.player(found["who"]), context.one(found["to"])
    if who != there.controller or told != {to}:
        return words
    return f"{found['new']} instead of {found['old']}"


def _cast(context: Context, name: str) -> Resolve | None:
    """The one spell of that *name* in the scenario."""
    cards = context.cards(name)
    ids = {
        it.id
        for it in context.scene.draft.things
        if it.card is not None and it.card.ref in cards
    }
    spells = [
        it.what
        for it in context.all_entries()
        if isinstance(it.what, Resolve) and it.what.spell and it.what.source in ids
    ]
    return spells[0] if len(spells) == 1 else None


_NAMED = re.compile(
    r"(?:(?:it|that|this|(?:the|that|his|her|my|their) spell)(?:'s| is| was) (?:an? )?|"
    r"(?P<who>my opponent|\w+) (?:casts?|plays?|played|uses?|used) (?:an? )?|with )"
    r"(?P<new>.+?)(?: instead)?[?. !]*",
    re.IGNORECASE,
)


def spell_named(context: Context, words: str) -> Added | None:
    """ "It was Falling Comet", where one spell that nobody named deals damage."""
    found = _NAMED.fullmatch(words)
    names = context.cards(found["new"]) if found is not None else set()
    if found is None or len(names) != 1 or len(context.harmful()) != 1:
        return None
    (number,), face = context.harmful(), context.face(next(iter(names)))
    spell = abilities_of(context.scene.game, face).spell
    source, hit = _unnamed(context, number)
    if spell is None or not harms(spell, Use("", [], [])) or source is None:
        return None
    who = source.controller
    if found["who"] and context.player(found["who"]) != who:
        return None
    said = {"me": "I cast", "opponent": "my opponent casts"}.get(who, f"{who} casts")
    to = {"me": "me", "opponent": "my opponent"}.get(hit, hit)
    aimed = f" on {to}" if spell.targets else ""
    old = plain(context.clauses[number])
    told = worded("“{text}” instead of “{what}”.", text=found["new"], what=old)
    return Added(f"{said} {found['new']}{aimed}", When.INSTEAD, told, number)


def _unnamed(context: Context, number: int) -> tuple[DraftThing | None, str]:
    """The spell without a name that deals what is told there, and the one it is to."""
    hits = [
        hit
        for it in context.entries(number)
        if isinstance(it.what, Deal)
        for hit in it.what.hits
    ]
    if len(hits) != 1:
        return None, ""
    source = context.scene.draft.thing(hits[0].source)
    nameless = source is not None and source.card is None and "spell" in source.kinds
    return (source if nameless else None), hits[0].recipient
