"""“It was a 5-Might unit”, “it had no damage”: what one thing told of is then."""

import re

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import is_pronoun, words_of
from bot.scenario.scene.timing import last_combat
from bot.worded import worded

_SO_MUCH = re.compile(
    r"(?:(?:it|he|she|that|this|they) ?(?:has|had|have|got|is|was|'s|’s|gets)|with|"
    r"(?P<kw2>(?:the |its |his |her |my )?[a-z]+) (?:is|was|were|'s))"
    r"(?: only| just)? (?:an? )?(?P<kw>[a-z]+ )?(?P<n>\d+|[XIV]+)[?. !]*",
    re.IGNORECASE,
)


def so_much_of_it(context: Context, words: str) -> str:
    """ "It has Assault 3", "the Assault was 1": of the one that has it already."""
    found, scene = _SO_MUCH.fullmatch(words), context.scene
    if found is None or scene.game is Game.MTG:
        return words
    said = (found["kw"] or found["kw2"] or "").strip().lower()
    word = re.sub("^(?:the|its|his|her|my) ", "", said)
    if found["kw"] and found["kw2"]:
        return words
    if word == "shield" and shields(scene):
        return words
    having = [
        it
        for it in scene.draft.things
        if any(one.split(" ")[0] == word for one in it.keywords)
    ]
    if not word or len(having) != 1:
        return words
    name = having[0].id.removeprefix("the ")
    return f"the {name} has {word.capitalize()} {found['n']}"


_OF_MIGHT = re.compile(
    r"(?P<x>.+?) ?(?:is|was|'s|’s|were)(?: only| just)? (?:an? )?(?P<n>\d+)[- ]?"
    r"(?P<what>might|power)(?: unit| ally| one)?[?. !]*",
    re.IGNORECASE,
)


def of_might(context: Context, words: str) -> str:
    """ "It was a 5-Might unit", of what has another Might: "it has 5 Might"."""
    found = _OF_MIGHT.fullmatch(words)
    if found is None or context.scene.game is Game.MTG:
        return words
    if not is_pronoun(words_of(found["x"])):
        told = context.things(found["x"])
        things = [it for _, some in told for it in some]
        if len(things) > 1 and not any(it.plural or it.count for it, _ in told):
            raise context.error(
                Problem.AMBIGUOUS,
                worded("Which creature is meant?"),
                tuple(f"{it.id} has {found['n']} {found['what']}" for it in things[:4]),
            )
        if len(things) != 1:
            return words
    unit = found["what"].lower().replace("might", "Might")
    return f"{found['x']} has {found['n']} {unit}"


_UNHARMED = re.compile(
    r"(?P<x>.+?) (?:(?:already )?(?:has|had|have) no damage(?: counters?)?"
    r"(?: on (?:it|him|her|them)| marked(?: on it)?| yet| already| so far)*|"
    r"(?:is|was) (?:undamaged|unharmed|fresh|healthy|not damaged)"
    r"(?: before| until then| so far)?)[?. !]*",
    re.IGNORECASE,
)
_DAMAGED = re.compile(
    r"(?:(?P<x>.+?) (?:already )?(?:has|had|have)|with|at)(?: already| only| just)? "
    r"(?P<n>\d+) damage(?: counters?)?"
    r"(?: on (?:it|him|her)| marked(?: on it)?| already)*[?. !]*",
    re.IGNORECASE,
)
_NO_MORE = "{} has 0 damage"


def with_damage(context: Context, words: str) -> str:
    """ "It had no damage", "it had 3 damage", of the one thing that had some."""
    none, some = _UNHARMED.fullmatch(words), _DAMAGED.fullmatch(words)
    hurt = [it for it in context.scene.draft.things if it.damage]
    if len(hurt) != 1:
        return words
    (one,) = hurt
    name = one.id.removeprefix("the ")
    called = name if "champion" in one.kinds else f"the {name}"
    said = none or some
    if said is None:
        return words
    x = said["x"] or "it"
    if not is_pronoun(words_of(x)) and context.one(x) != one.id:
        mine = {"mine": "me", "theirs": "he", "his": "he", "hers": "she"}.get(x.lower())
        if not mine or context.player(mine) != one.controller:
            return words
    if some is not None:
        told = context.telling.story.text
        unit = "counters" if f"{one.damage} damage counter" in told else "damage"
        return f"{some['n']} {unit} instead of {one.damage}"
    return _NO_MORE.format(called)


_THEIRS = re.compile(
    r"(?P<who>he|she|they|my opponent|the opponent) (?:has|had|have|got) "
    r"(?P<kw>[a-z][a-z ]*(?: \d+)?)[?. !]*",
    re.IGNORECASE,
)


def their_fighter(context: Context, words: str) -> str:
    """ "They had Assault 2", of the one unit that player fights with."""
    found = _THEIRS.fullmatch(words)
    if found is None or context.scene.game is Game.MTG:
        return words
    pool = context.fighters()
    mine = [it for it in pool if it.controller == "me"]
    own = [it for it in pool if it.controller != "me"]
    if len(own) != 1 or not context.keywords(found["kw"]):
        return words
    if found["who"].lower() == "they" and len(mine) > 1:
        return words  # both of mine?
    return f"the {own[0].id.removeprefix('the ')} has {found['kw']}"


_AGAIN = re.compile(
    r"(?P<who>i|he|she|they|my opponent|the opponent|[a-z]+) (?P<verb>attack|swing)s? "
    r"(?:me |him |her |us )?(?:again|twice|two times|a second time|once more)[?. !]*",
    re.IGNORECASE,
)


def their_attack(context: Context, words: str) -> str:
    """ "He attacks twice", of the one thing that player attacked with."""
    found, combat = _AGAIN.fullmatch(words), last_combat(context.scene)
    if found is None or combat is None or len(combat.attackers) != 1:
        return words
    it = context.scene.draft.thing(combat.attackers[0][0])
    if it is None or "champion" in it.kinds:
        return words  # with which weapon?
    if it.controller != context.player(found["who"]):
        return words
    return f"the {it.id.removeprefix('the ')} {found['verb']}s again"


_ONLY_PREVENTS = re.compile(
    r"(?:i|he|she|they|it|that|my opponent|[a-z]+) (?:can |could )?(?:only |just )"
    r"(?:can |could )?prevent(?:s|ed)? (?P<n>\d+)(?: damage| of it| of that)?[?. !]*",
    re.IGNORECASE,
)


def less_prevented(context: Context, words: str) -> str:
    """ "He only prevents 1 of it", of the one shield that is told of."""
    found = _ONLY_PREVENTS.fullmatch(words)
    if found is None or len(shields(context.scene)) != 1:
        return words
    return f"the shield is {found['n']}"


OF_ONE = (
    their_attack,
    less_prevented,
    their_fighter,
    so_much_of_it,
    of_might,
    with_damage,
)
