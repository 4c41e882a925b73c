"""Spells and abilities known only by their wording in quotation marks."""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.casting.activating import activate
from bot.scenario.casting.casting import resolve
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.giving_text import PUT_ON, give_text, in_force
from bot.scenario.casting.giving_text import read as read_text
from bot.scenario.casting.placing import place_entry, protects
from bot.scenario.casting.spell_targets import spell_answered
from bot.scenario.casting.told_ahead import told_ahead
from bot.scenario.scene.aiming import aimed_at, listed
from bot.scenario.scene.chosen_colors import chosen_as_used
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import source
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHICH_ABILITY
from bot.scenario.words.syntax import Clause
from bot.worded import worded


@handles("castquote")
def cast_quoted(scene: Scene, clause: Clause) -> None:
    """One of those "prevent the next 5 damage …" things on myself."""
    who = scene.who(clause) or default_owner(scene)
    scene.subject = who
    names = aimed_at(scene, clause, who)
    if not names and clause.get("restated_to") is not None:
        names = listed(scene, clause.get("restated_to"), who)
    sources: list[str] = []
    if clause.get("src") is not None:
        other = scene.other(who) if len(scene.draft.players) == 2 else ""
        things = scene.things(clause.get("src"), other, new=True)
        sources = [it.id for it in things]
    if (host := _whose(scene, clause, who)) is not None:
        _use_of(scene, host, clause, Use(who, names, sources))
        return
    if _put_on(scene, names, clause.get("text")):
        return
    if _is_activated(clause.get("text")[0]):
        use = Use(who, names, sources, times=clause.get("times") or 1)
        _use_quoted(scene, clause.get("text"), use)
    else:
        resolve_quoted(scene, clause.get("text"), who, names, sources)
    if sources:
        scene.focus = [it for it in map(scene.draft.thing, sources) if it]


def _whose(scene: Scene, clause: Clause, who: str) -> DraftThing | None:
    """ "I activate Garruk's “+1: …”", "his “+1: …”": what has that ability."""
    if clause.get("host") is not None:
        return scene.one(clause.get("host"))
    if clause.get("its") is None:
        return None
    pool = [it for it in scene.focus if it.on_board and it.controller == who]
    if _LOYALTY.match(clause.get("text")[0]):
        walkers = [it for it in scene.draft.things if "planeswalker" in it.kinds]
        pool = [it for it in walkers if it.on_board and it.controller == who]
    if len(pool) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    return pool[0]


def _use_of(scene: Scene, host: DraftThing, clause: Clause, use: Use) -> None:
    quote: tuple[str, int] = clause.get("text")
    cost = _LOYALTY.match(quote[0])
    use.times = clause.get("times") or 1
    if cost is not None:
        use.loyalty = int(cost[1].replace("−", "-").replace("–", "-"))
        if host.card is None and host.power is None:
            host.kinds = {"planeswalker"}
    said = _words(quote[0])
    if not any(_words(it.text) == said for it in host.abilities.activated):
        known = use.loyalty is not None and any(
            it.loyalty == use.loyalty for it in host.abilities.activated
        )
        if not known:
            give_text(scene, host, quote)
    activate(scene, host, use)
    scene.focus = [host]


def _words(text: str) -> list[str]:
    return re.findall(r"[\w+/{}-]+", text.lower())


_LOYALTY = re.compile(r"\s*([+−–-]?\d+): ")


def _put_on(scene: Scene, names: list[str], quote: tuple[str, int]) -> bool:
    """ "“… dealt to it this turn” was played on my unit": that lies on it now."""
    host = scene.draft.thing(names[0]) if len(names) == 1 else None
    put_on = PUT_ON.get(scene.game)
    if host is None or put_on is None or not _ON_IT.match(quote[0]):
        return False
    return put_on(scene, host, quote)


# No target of its own: it speaks of "it" from the beginning.
_ON_IT = re.compile(r"(?!.*\b(?:choose|target)\b)[^.]*\b(?:dealt )?to it\b", re.I)
_COST = re.compile(r"\s*(?:\{[^}]+\}[\s,]*)+:")


def _is_activated(text: str) -> bool:
    """Whether the wording begins with a cost: "{1}{G}: Regenerate …"."""
    return _COST.match(text) is not None


def _use_quoted(scene: Scene, quote: tuple[str, int], use: Use) -> None:
    """I activate "{1}: Regenerate this creature." on my 3/3: that has the ability."""
    host = scene.draft.thing(use.targets[0]) if len(use.targets) == 1 else None
    itself = re.search(r"\bthis (?:creature|permanent)\b|~", quote[0])
    if itself and host is not None:
        give_text(scene, host, quote)
        use.targets = []
    elif itself:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY)
    else:
        in_force(scene, quote, use.who)
        host = scene.draft.things[-1]
    activate(scene, host, use)
    scene.focus = [host]


def resolve_quoted(
    scene: Scene,
    quote: tuple[str, int],
    who: str,
    names: list[str],
    sources: list[str] | None = None,
) -> None:
    """A spell known by its text resolves at this point."""
    kinds = {
        Game.MTG: {"instant"},
        Game.GRAND_ARCHIVE: {"action", "spell"},
        Game.RIFTBOUND: {"spell"},
    }[scene.game]
    abilities = read_text(scene, quote, "the spell", kinds)
    names = names or told_ahead(scene, abilities.spell, who)
    if abilities.spell is None:
        raise scene.error(Problem.UNSUPPORTED, worded("I cannot read this as a spell."))
    clause = scene.clause
    if clause is not None:
        answered = spell_answered(scene, clause, abilities.spell, "the spell", who)
        names = [answered.id] if answered is not None else names
    made = source(scene, None, who, "spell")
    spell = chosen_as_used(scene, made, abilities.spell)
    use = Use(who, names if spell.targets else [], list(sources or []))
    entry = resolve(scene, made, spell, use, spell=True)
    place_entry(scene, entry, use, protects(spell, use))
