"""Other numbers of the shields, or of the one card, that there are.

"With two of them", "only one shield", "both of us have one": what is counted is what
was told of, once; where several things could be, nothing is taken for granted.
"""

import re
from collections.abc import Iterator
from contextlib import suppress

from bot.engine.effects import DamageWatch
from bot.engine.exploration import explore
from bot.engine.outcome import DamageDone
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.building.building import question
from bot.scenario.changing.edits import Edit, Rewritten
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import self
from bot.scenario.scene.scene import Scene
from bot.scenario.words.effort import room
from bot.worded import worded

_NUMBERS = {
    "one": 1, "a single": 1, "a": 1, "two": 2, "a second": 2, "three": 3, "a third": 3,
    "four": 4, "a fourth": 4, "five": 5, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5,
    "another": 0, "one more": 0,
}  # fmt: skip
_N = "|".join(sorted(_NUMBERS, key=len, reverse=True))
_WHO = r"(?:(?P<who>my opponent|the opponent|\w+) (?:only |just )?(?:have|has|had|got))"
_OF_THEM = (
    r"(?:of (?:them|those|these|the same)(?P<these> shields?)?|"
    r"such(?: (?P<such>shields?|ones?))?)"
)
_COUNT = re.compile(
    rf"(?:(?:with|there (?:is|are|was|were)|{_WHO}) )?(?:only |just )?"
    rf"(?P<n>{_N})(?: (?:{_OF_THEM}|(?P<shield>(?:prevent[- ]?(?P<points>\d+) )?"
    r"shields?)(?: like (?:that|it|this))?))?(?: instead)?[?. !]*",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d+[?. !]*")
_BOTH = re.compile(
    r"(?:both (?:of us|players|of them)|we both|they both|each of us|both) "
    r"(?:have|has|had|control(?:s|led)?|got) "
    r"(?:one|it|that|(?P<all>shields|prevents)|(?:a|the|that) (?P<what>.+?))"
    r"(?: too)?[?. !]*",
    re.IGNORECASE,
)
_ONE_TOO = re.compile(
    r"(?P<who>my opponent|the opponent|\w+) (?:also )?"
    r"(?:have|has|had|control(?:s|led)?|got)(?: also)? (?:one|the same(?: one)?)"
    r"(?: of (?:them|those))?(?: too| as well)?[?. !]*",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:(?P<n>a|an|one|two|three|four|five|[1-5]|another|my|his|her|the|their) )?"
    r"prevent[- ]?(?P<points>\d+) shields?\b",
    re.IGNORECASE,
)
_FOR_NOBODY = re.compile(
    r"(?:(?:with|plus|add|about(?: with)?) )?(?:(?:an? )?prevent[- ]?(?P<n>\d+) shield|"
    r"prevention of (?P<n2>\d+))[?. !]*",
    re.IGNORECASE,
)
_BONUS = re.compile(
    r"(?:(?:it|that|this)(?:'?s| is| was| were) )?(?:only |just )?"
    r"(?P<new>[+-]\d+/[+-]\d+)(?: instead)?[?. !]*",
    re.IGNORECASE,
)
_BONUS_TOO = re.compile(
    r"(?:it|that|this)(?:'?s| is| was| were) (?:only |just )?[+-]\d+/", re.IGNORECASE
)
_BONUS_TOLD = re.compile(r"(?<!\d)[+-]\d+/[+-]\d+\b(?! counters?)")
_FIGHTERS = frozenset({"creature", "unit", "ally"})


def as_many(words: str, context: Context, *, too: bool) -> Edit | str:
    """The edit that *words* are, or *words* as they are to be read."""
    bonus = _BONUS.fullmatch(words)
    if bonus is not None:
        return _other_bonus(bonus["new"], context) or words
    if _BONUS_TOO.match(words) and _BONUS_TOLD.search(context.telling.story.text):
        raise context.error(
            Problem.AMBIGUOUS, worded("Instead of what was told before, or after it?")
        )
    nobodys = _FOR_NOBODY.fullmatch(words)
    if nobodys is not None and (too or not shields(context.scene)):
        return _of_somebody(context, nobodys["n"] or nobodys["n2"], too=too)
    # "What about 5?" is said of damage.
    found = None if _DIGITS.fullmatch(words) else _COUNT.fullmatch(words)
    counted = _counted(found, context) if found is not None else ""
    if counted:
        return counted
    both, one = _BOTH.fullmatch(words), _ONE_TOO.fullmatch(words)
    if both is None and one is None:
        return words
    scene = context.scene
    there = shields(scene)
    cards = _cards(scene)
    what = ((both and both["what"]) or "").lower()
    if there and (not cards or "shield" in what or (both and both["all"])):
        whose = one["who"] if one and not both else ""
        if not _PLAYERS.search(words) and (other := _fights_it(context, whose)):
            return other
        return _shield_too(context, whose) or words
    if len(cards) == 1 and not there and what in cards[0].label.lower():
        return _card_too(scene, cards[0], one["who"] if one else "") or words
    return words


def _other_bonus(new: str, context: Context) -> Rewritten | None:
    """ "It's +0/+1", of the one bonus that was told."""
    told = [*_BONUS_TOLD.finditer(context.telling.story.text)]
    if len(told) != 1 or told[0][0] == new:
        return None
    said = worded("“{new}” instead of “{old}”.", new=new, old=told[0][0])
    return Rewritten(*told[0].span(), new, said)


def _of_somebody(context: Context, points: str, *, too: bool) -> str:
    """ "With a prevent-2 shield": of the one who is dealt damage, or has one already.

    Raises QuestionError where several are.
    """
    scene = context.scene
    hit = _holders(scene) or {it.recipient for it in damage_told(context)}
    shield = f"prevent-{points} shield{' too' if too else ''}"
    players = {self(scene, it): it for it in scene.draft.players}
    who = [players.get(it, it) for it in sorted(hit)]
    has = [
        "I have" if it == "me" else
        "my opponent has" if it == "opponent" else f"{it} has"
        for it in who
    ]  # fmt: skip
    if len(has) == 1:
        return f"{has[0]} a {shield}"
    raise context.error(
        Problem.AMBIGUOUS,
        worded("Who has the shield?"),
        tuple(f"{it} a {shield}" for it in has[:4]),
    )


def damage_told(context: Context) -> Iterator[DamageDone]:
    """The damage that is dealt as it was told."""
    asked = question(context.scene, context.telling.story.edition)
    for outcome in explore(asked, room(_POSITIONS)).outcomes:
        yield from outcome.damage


_POSITIONS = 200


def _cards(scene: Scene) -> list[DraftThing]:
    """What lies on the table, has a name and does not fight."""
    return [
        it
        for it in scene.draft.things
        if it.named and it.zone is Zone.BATTLEFIELD and not it.kinds & _FIGHTERS
        and "champion" not in it.kinds and not it.attached_to
    ]  # fmt: skip


def _counted(found: re.Match[str], context: Context) -> Edit | str:
    """So many shields as are told of in one place; so many of the one card."""
    scene = context.scene
    there, cards = shields(scene), _cards(scene)
    number = _NUMBERS[found["n"].lower()] or len(there or cards) + 1
    of_shields = bool(
        found["shield"] or found["these"] or (found["such"] or "").startswith("shield")
    )
    if found["n"].lower() == "a" and not of_shields:
        return ""
    several = len(there) > 1 and not _several_fight(scene)
    # "Of them" there have to be several; what fights may be counted, too.
    alone = not cards and (several or not _groups(scene))
    if there and (of_shields or alone):
        return _so_many_shields(found, context, number) or ""
    if of_shields or there or len(cards) != 1 or _groups(scene) or number != 2:
        return ""
    if found["who"] and scene.draft.players:
        return ""  # whose they are is told by other words
    return f"another {cards[0].label}"


def _groups(scene: Scene) -> bool:
    """Whether anything that fights could be counted."""
    return any(it.kinds & _FIGHTERS for it in scene.draft.things)


def _several_fight(scene: Scene) -> bool:
    """Whether somebody has more than one that fights: "them" may be those."""
    owners = [it.controller for it in scene.draft.things if it.kinds & _FIGHTERS]
    return len(owners) > len({*owners})


def _so_many_shields(
    found: re.Match[str], context: Context, number: int
) -> Rewritten | None:
    text = context.telling.story.text
    told = [*_TOLD.finditer(text)]
    if len(told) != 1 or (told[0]["n"] or "a").lower() in {"my", "his", "her", "their"}:
        return None
    points = told[0]["points"]
    if found["points"] not in {None, points}:
        return None
    who = found["who"]
    if who and not _is_one_of(context, who, _holders(context.scene)):
        return None
    if number == len(shields(context.scene)):
        return None
    many = "a" if number == 1 else str(number)
    new = f"{many} prevent-{points} shield{'s' if number > 1 else ''}"
    said = worded("“{new}” instead of “{old}”.", new=new, old=told[0][0])
    return Rewritten(*told[0].span(), new, said)


def _holders(scene: Scene) -> set[str]:
    """The players that a shield protects, and what else one protects."""
    named = {self(scene, it): it for it in scene.draft.players}
    on = (it.watch for it in shields(scene))
    ids = (it.recipient.ids or () for it in on if isinstance(it, DamageWatch))
    return {named.get(it, it) for some in ids for it in some}


def _is_one_of(context: Context, who: str, holders: set[str]) -> bool:
    if who.lower() == "it":
        return len(holders) == 1 and holders.isdisjoint(context.scene.draft.players)
    parse, first = context.parse(who)
    for end, person in parse.reads("person", first):
        if end == len(parse.tokens):
            with suppress(QuestionError):
                return context.scene.player(person) in holders
    return False


def _others(scene: Scene, holder: str) -> list[str]:
    return [it for it in scene.draft.players if it != holder]


def _shield_too(context: Context, who: str) -> str:
    """ "Both of us have one", of the one shield that a player has."""
    scene = context.scene
    points = {it.start for it in shields(scene)}
    holders = _holders(scene)
    players = [it for it in holders if it in scene.draft.players]
    if len(points) != 1 or len(players) != 1 or len(shields(scene)) != 1:
        return ""
    said = who or _named(scene, players[0])
    if not said or (who and _is_one_of(context, who, holders)):
        return ""
    return f"{said} {_has(said, 'have', 'has')} a prevent-{points.pop()} shield too"


_PLAYERS = re.compile(r"\b(?:us|we|players|i)\b", re.IGNORECASE)


def _fights_it(context: Context, who: str) -> str:
    """ "Both of them have one": the other of two that fight has such a shield, too."""
    pool, there = context.fighters(), shields(context.scene)
    holders = _holders(context.scene)
    others = [it for it in pool if it.id not in holders]
    whose = {it.controller for it in pool}
    if len(pool) != 2 or len(others) != 1 or len(there) != 1 or len(whose) != 2:
        return ""
    mine = {"mine": "me", "theirs": "he", "his": "he", "hers": "she"}.get(who.lower())
    if who and not (mine and context.player(mine) == others[0].controller):
        return ""
    name = others[0].id.removeprefix("the ")
    return f"the {name} has a prevent-{there[0].start} shield too"


def _card_too(scene: Scene, card: DraftThing, who: str) -> str:
    said = who or _named(scene, card.controller)
    if not said:
        return ""
    return f"{said} {_has(said, 'control', 'controls')} another {card.label}"


def _named(scene: Scene, holder: str) -> str:
    """The one other player, as a follow-up names them; "" where there are more."""
    others = _others(scene, holder)
    if len(others) != 1:
        return ""
    return {"me": "I", "opponent": "my opponent"}.get(others[0], others[0])


def _has(who: str, mine: str, theirs: str) -> str:
    return mine if who.lower() in {"i", "we", "they", "you"} else theirs
