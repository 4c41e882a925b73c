"""“Choose the Bolt instead”: the one source that was told to be chosen is another."""

import re

from bot.engine.question import Resolve
from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.words import is_pronoun, words_of
from bot.scenario.words.syntax import Clause, Several
from bot.worded import worded

_WHO = r"(?:(?P<who>my opponent|the opponent|\w+) )?"
_END = r"(?: instead(?: of (?P<old>.+?))?)?[?. !]*"
_WAYS = tuple(
    re.compile(way + _END, re.IGNORECASE)
    for way in (
        rf"{_WHO}(?:choose|chooses|chose|pick|picks|picked|name|names|named)"
        r" (?P<to>.+?)(?: (?:for|with) (?P<what>.+?))?",
        rf"{_WHO}(?:use|uses|used|activate|activates|activated|put|puts)"
        r" (?P<what>.+?) (?:on|for|against|choosing|naming) (?P<to>.+?)",
        r"(?P<what>.+?) ?(?:is|was|were|'s|’s|goes|went) (?:used )?(?:on|for|against) "
        r"(?P<to>.+?)",
        r"(?:on|choosing|naming) (?P<to>.+?)",
    )
)


def chosen_instead(context: Context, words: str) -> Edit | None:
    """The source is another one of those told of, where one ability chooses one."""
    found = next(filter(None, (way.fullmatch(words) for way in _WAYS)), None)
    if found is None:
        return None
    told = [it for it in map(context.clauses.__getitem__, context.events())
            if _chosen(context, it)]  # fmt: skip
    return _rewritten(context, told[0], found.groupdict()) if len(told) == 1 else None


def _rewritten(
    context: Context, clause: Clause, said: dict[str, str | None]
) -> Edit | None:
    what, who, old = said.get("what"), said.get("who"), said["old"]
    names = " ".join(it.name for it in cards_in(clause)).lower()
    called = re.sub(r"^(?:the|my|his|her|their|that) ", "", (what or "it").lower())
    if not is_pronoun(words_of(called)) and called not in names:
        return None
    number = context.clauses.index(clause)
    by = {it.by for it in context.entries(number)}
    if who and context.player(who) not in by:
        return None
    was, to = _chosen(context, clause), said["to"] or ""
    now = context.one(to)
    if not now or now == was or (old and context.one(old) != was):
        return None
    if not any(it.id == now for it in context.scene.draft.things):
        return None  # no player is a source
    slot = clause.get("src") or clause.get("to")
    tokens, text = context.telling.parse.tokens, context.telling.story.text
    start = tokens[slot.place.start].start
    end = tokens[slot.place.end - 1].end
    told = worded("“{new}” instead of “{old}”.", new=to, old=text[start:end])
    return Rewritten(start, end, to, told)


def _chosen(context: Context, clause: Clause) -> str:
    """The id of the source that *clause* tells is chosen for an ability, or ""."""
    slot = clause.get("src") or clause.get("to")
    if clause.kind not in {"cast", "use"} or not isinstance(slot, Several):
        return ""
    sources = {it.source for n in context.harmful() for it in context.entries(n)} | {
        it.id for it in context.fighters()
    }
    ids = {
        one
        for it in context.entries(context.clauses.index(clause))
        if isinstance(it.what, Resolve) and not it.what.spell
        for some in it.what.chosen
        for one in some
    }
    # What shields a creature is no choice of a source.
    there = context.scene.draft.thing(next(iter(ids), ""))
    own = there is not None and there.controller in {
        it.by for it in context.entries(context.clauses.index(clause))
    }
    return ids.pop() if len(ids) == 1 and ids <= sources and not own else ""
