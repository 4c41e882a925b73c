"""“The 3/3 doesn't block”, “only the Bear blocks”: fewer of those that block."""

import re

from bot.citation import Game
from bot.scenario.changing.edits import Edit, StayedBack
from bot.scenario.follow_ups.attackers import meant, only_combat
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import Combat
from bot.worded import all_of, worded

_NOT = (
    r"(?:(?:do|does|did|had|has|would|could|is|are|was|were)(?: ?n['’]?t| not)"
    r"|can ?not|can['’]?t|won['’]?t|will not)(?: have| able to)?"
)
_IS_NOT = (
    r"(?:(?:is|was|were|are|gets?|got|has|had|could)(?: ?n['’]?t| not)"
    r"|can ?not|can['’]?t)(?: been| be)?"
)
_BLOCK = r"(?:block|blocks|blocked|defend|defends|defended)"
_ANYTHING = r"(?: (?:it|that|this|him|her|them|anything|any of them))?"
# What does not block.
_STAYS = (
    re.compile(rf"(?:\w+|my opponent) {_NOT} {_BLOCK}{_ANYTHING} with (?P<what>.+)"),
    re.compile(rf"(?P<what>.+?) {_NOT} {_BLOCK}(?: (?P<it>.+))?"),
    re.compile(rf"(?P<what>.+?) {_IS_NOT} (?:blocking|defending)(?: (?P<it>.+))?"),
    re.compile(
        r"(?P<what>.+?) (?:stay|stays|stayed|hold|holds|held) (?:back|home|behind)"
        r"(?: (?:and|instead of) \w+)?|(?P<what2>.+?) (?:sits|sat) (?:it )?out"
    ),
)
# What is blocked by nothing.
_FREE = (
    re.compile(rf"(?P<what>.+?) {_IS_NOT} blocked"),
    re.compile(
        r"(?P<what>.+?) (?:is|was|goes|went|gets|got|comes|came)"
        r"(?: through)? unblocked(?: through)?"
    ),
    re.compile(rf"(?:\w+|my opponent) {_NOT} {_BLOCK} (?P<what>.+)"),
)
# Nothing else blocks than this; nothing else is blocked.
_ONLY = (
    re.compile(rf"(?P<only>only |just )?(?P<what>.+?) {_BLOCK}{_ANYTHING}"),
    re.compile(
        rf"(?:\w+|my opponent) (?P<only>only |just )?{_BLOCK}{_ANYTHING}"
        r"(?P<only2> only| just)? with (?P<only3>only |just )?(?P<what>.+)"
    ),
)
_ONLY_BLOCKED = re.compile(
    rf"(?:\w+|my opponent) (?P<only>only |just )?{_BLOCK} (?P<what>.+)"
)


def fewer_block(context: Context) -> Edit | None:
    """What blocks no more, of what was told to: it is still there."""
    combat = only_combat(context)
    if combat is None or context.scene.game is Game.GRAND_ARCHIVE:
        return None
    said = context.words.said().strip(" ?.!").lower()
    blocks = [*combat.blocks, *((it, "") for it in combat.defenders)]
    stay = _stay(context, combat, blocks, said)
    if not stay:
        return None
    robbed = {attacker for blocker, attacker in blocks if blocker in stay}
    if any(it[0] in robbed for it in combat.assigned):
        return None  # how that damage is assigned was told for all of them
    names = tuple(dict.fromkeys(it for it, _ in blocks if it in stay))
    many = worded("{names} take no part in the combat.", names=all_of(names))
    one = worded("{names} takes no part in the combat.", names=all_of(names))
    return StayedBack(names, one if len(names) == 1 else many)


def _stay(
    context: Context, combat: Combat, blocks: list[tuple[str, str]], said: str
) -> set[str]:
    """Which of those that block stay back, as *said*."""
    blocking = {it for it, _ in blocks}
    attacking = {it for it, _ in combat.attackers}
    for found in (way.fullmatch(said) for way in _STAYS):
        if found is None:
            continue
        groups = found.groupdict()
        what = meant(context, groups["what"] or groups.get("what2") or "")
        goal = meant(context, groups["it"]) if groups.get("it") else set()
        if groups.get("it") and groups["it"] not in _ANY and not goal:
            continue
        stay = {a for a, b in blocks if a in what and (not goal or b in goal)}
        if stay and stay == what & blocking:
            return stay
    for found in (way.fullmatch(said) for way in _FREE):
        what = meant(context, found["what"]) if found is not None else set()
        stay = {a for a, b in blocks if b in what and b in attacking}
        if what and stay:
            return stay
    for way in (*_ONLY, _ONLY_BLOCKED):
        found = way.fullmatch(said)
        groups = found.groupdict() if found is not None else {}
        only = any(groups.get(it) for it in ("only", "only2", "only3"))
        if found is None or not (only or "only" in context.words.flags):
            continue
        kept = meant(context, groups["what"])
        if kept and kept <= blocking and way is not _ONLY_BLOCKED:
            return blocking - kept
        if kept and way is _ONLY_BLOCKED and kept <= {b for _, b in blocks}:
            return {a for a, b in blocks if b not in kept}
    return set()


_ANY = frozenset("it that this him her them anything".split())
