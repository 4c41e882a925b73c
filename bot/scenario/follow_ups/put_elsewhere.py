"""“I put it on the other one”: the one spell, aura or shield told of, on another.

Of what has been told of once nobody supposes a second one without saying so.
"""

import re

from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.changing.edits import Added, Edit, Together, When
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.checking import read_with
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.words import is_pronoun, words_of
from bot.scenario.words.small_words import MINE
from bot.worded import worded

_END = r",?(?P<sure> instead)?[?. !]*"
_WAYS = tuple(
    re.compile(way + _END, re.IGNORECASE)
    for way in (
        r"(?P<what>.+?) ?(?:is|was|were|'s|’s|goes|went|sits|sat|had been|would be)"
        r"(?: put| cast| used| played| placed)? (?:on|onto) (?P<to>.+?)",
        r"(?P<who>my opponent|\w+) (?:puts?|uses?|used|casts?|plays?|played|places?|"
        r"placed)(?P<what> .+?) (?:on|onto) (?P<to>.+?)",
    )
)
_MORE = re.compile(
    r"\b(?:too|as well|also|again|another|second|both|each|first|then|in response|"
    r"before|after|twice|not|never)\b|n['’]t\b",
    re.IGNORECASE,
)
_OTHER = re.compile(
    r"(?:the|my|his|her|their) other(?: one| creature| unit| ally| guy)?", re.IGNORECASE
)
_ARTICLE = re.compile(r"^(?:the|that|this|my|his|her|their) ", re.IGNORECASE)
_SHIELD = re.compile(r"(?:prevent[- ]?\d+ |prevention )?(?:shield|prevent)", re.I)


def put_elsewhere(context: Context, words: str) -> str:
    """*words* as what was told of being there instead of where it was."""
    found = next(filter(None, (way.fullmatch(words) for way in _WAYS)), None)
    if found is None or _MORE.search(words):
        return words
    what, who = found["what"].strip(), found.groupdict().get("who")
    alone = is_pronoun(words_of(what))
    named = _ARTICLE.sub("", what).lower()
    there = {
        name: on
        for name, (by, on) in _told(context).items()
        if alone or {*named.split()} <= {*re.split(r"[ ,]+", name.lower())}
        or (bool(_SHIELD.fullmatch(named)) and name == "the shield")
        if not who or context.player(who) in by
    }  # fmt: skip
    if len(there) != 1:
        return words
    ((name, on),) = there.items()
    to = _called(context, found["to"], on)
    return f"{name} is on {to} instead" if to else words


def with_what_it_was_on(context: Context, edit: Edit) -> Edit:
    """*edit*, after which what it was on is still there. Raises QuestionError."""
    after = read_with(context, edit).told
    assert after is not None
    now = {it.id for it in after.told.scene.draft.things}
    lost = [it for it in context.scene.draft.things if it.sized and it.id not in now]
    parts = [edit]
    for it in lost:
        if it.keywords or it.card or it.damage or it.zone is not Zone.BATTLEFIELD:
            raise context.error(
                Problem.AMBIGUOUS,
                worded("Is {name} still there? Tell it anew.", name=it.id),
            )
        who = {"me": "I have", "opponent": "my opponent has"}.get(
            it.controller, f"{it.controller} has"
        )
        words = f"{who} a {it.id.removeprefix('the ')}"
        said = worded("{name} is still there.", name=it.id)
        parts.append(Added(words, When.FACT, said))
    return edit if len(parts) == 1 else Together(tuple(parts))


def _told(context: Context) -> dict[str, tuple[set[str], set[str]]]:
    """What was put on something: its name, by whom and on what; told once each."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    harmful, twice = context.harmful(), set()
    for number in context.events():
        clause = context.clauses[number]
        names = {it.name for it in cards_in(clause)}
        on, by = set[str](), set[str]()
        for entry in context.entries(number):
            by.add(entry.by)
            if isinstance(entry.what, Resolve):
                on |= {it for slot in entry.what.chosen for it in slot}
        if len(names) != 1 or number in harmful or not on or clause.get("times"):
            continue
        (name,) = names
        twice |= {name} & found.keys()
        found[name] = by, on
    for it in context.scene.draft.things:
        if it.attached_to and it.named and it.zone is Zone.BATTLEFIELD:
            twice |= {it.label} & found.keys()
            found[it.label] = {it.controller}, {it.attached_to}
    told = shields(context.scene)
    if len(told) == 1:
        on = getattr(getattr(told[0].watch, "recipient", None), "ids", None) or set()
        found["the shield"] = {*context.scene.draft.players}, {*on}
    return {name: it for name, it in found.items() if name not in twice}


def _called(context: Context, to: str, on: set[str]) -> str:
    """What *to* is called, "" where it is nothing that was told of or is sized."""
    if to.lower() in {"me", "myself"}:
        return "me"
    pool = [it for it in context.fighters() if it.id not in on]
    if _OTHER.fullmatch(to):
        own = {it.controller for it in context.scene.draft.things if it.id in on}
        near = [it for it in pool if it.controller in own]
        pool = near if len(near) == 1 else pool
        return pool[0].id if len(pool) == 1 else ""
    if to.lower() in MINE:
        mine = context.player({"mine": "me"}.get(to.lower(), "he"))
        pool = [it for it in pool if it.controller == mine] or [
            it for it in pool if (it.controller == "me") == (to.lower() == "mine")
        ]
        return pool[0].id if len(pool) == 1 else ""
    return to if context.one(to) or context.things(to) else ""
