"""Words whose meaning hangs on what was told: "it isn't blocked", "he has trample"."""

import re

from bot.cards.facts import is_permanent
from bot.citation import Game
from bot.errors import Problem
from bot.scenario.changing.removal import shields
from bot.scenario.follow_ups.as_many import damage_told
from bot.scenario.follow_ups.finding import Context, cards_in
from bot.scenario.follow_ups.how_often import once_more
from bot.scenario.follow_ups.what_it_is import OF_ONE
from bot.scenario.scene.meaning import self
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.syntax import Person, Several, Thing
from bot.worded import worded

_LET_IN = re.compile(
    r"(?:it|that|this|the attacker|the attack|he|she|they) ?"
    r"(?:(?:is|are|was|were|'s|’s|s|goes|went) (?:unblocked|not blocked)|"
    r"(?:isn|wasn|aren|weren)['’]?t blocked)|"
    r"(?:i|we|he|she|they|my opponent|[A-Z]\w+) (?:lets? (?:it|that|this|them|him|"
    r"the \w+) (?:through|by|in)|(?:just |simply )?(?:takes?|took) (?:it|the hit|"
    r"the damage)(?: instead of blocking| on the chin| to the face)?)",
    re.IGNORECASE,
)


def let_in(context: Context, words: str) -> str:
    """ "It isn't blocked", "I take it", of the one attack there is: nobody blocks."""
    combat = last_combat(context.scene)
    if _LET_IN.fullmatch(words) is None or combat is None:
        return words
    return words if len(combat.attackers) != 1 else "nobody blocks"


_HE_HAS = re.compile(
    r"(?P<who>he|she|they)(?P<is> ?(?:['’]s|s|is|was|has|had|have|gets|got|gains))"
    r" (?P<rest>.+)",
    re.IGNORECASE,
)


def his_fighter(context: Context, words: str) -> str:
    """ "He has deathtouch", of the player whose one creature that is."""
    found = _HE_HAS.fullmatch(words)
    if found is None or context.scene.game is not Game.MTG:
        return words
    if not any(
        isinstance(part, Person) and part.kind == "he" and part.name == found["who"]
        for clause in context.clauses
        for part in clause.slots.values()
    ):
        return words
    rest = re.sub(r"^(?:got |an? )", "", found["rest"].strip(), flags=re.IGNORECASE)
    player = context.player(found["who"])
    own = [it for it in context.fighters() if it.controller == player]
    if len(own) != 1 or not (context.keywords(rest) or _SIZE.fullmatch(rest)):
        return words
    name = own[0].id.removeprefix("the ")
    has = "is" if _SIZE.fullmatch(rest) else "has"
    return f"the {name} {has} {rest}"


_SIZE = re.compile(r"\d+/\d+")
_LIES = re.compile(
    r"(?:with|plus|add|if|and)? ?(?:an? |the )?(?P<card>[\w',/ -]+?)(?: too| as well)?",
    re.IGNORECASE,
)


def lies_there(context: Context, words: str) -> str:
    """ "With a Furnace of Rath": there is one, whoever's it is."""
    found = _LIES.fullmatch(words)
    names = context.cards(found["card"]) if found is not None else set()
    if found is None or not names or not words[: found.start("card")].strip():
        return words
    there = {it for card in context.mentions() for it in card.names}
    faces = [context.face(it) for it in names]
    if names & there or not all(is_permanent(it) for it in faces):
        return words
    if any("creature" in it.types for it in faces):
        return words
    return f"there is {found['card']} in play"


_COUNT = re.compile(
    r"(?:with|(?:i|we|you|he|she|they|my opponent|[a-z]+) (?:only |just )?"
    r"(?:attacks?|swings?|attacked|swung|has|had|have|got)(?: me| him| her)?"
    r"(?: with)?)(?: only| just)? (?P<n>one|two|three|four|five|six|seven|eight)"
    r"(?: of (?:them|those|these))?",
    re.IGNORECASE,
)
_AMOUNT = re.compile(r"(?:with|and) (?P<n>\d+)", re.IGNORECASE)
_DOUBLE = re.compile(
    r"(?P<who>\w+|my opponent) (?:double|triple)[- ]?block(?:s|ed)?(?: it| him)? "
    r"with (?P<b>(?:an?|my|his|her|their) (?!.*\b(?:and|two|both)\b).+)|"
    r"(?P<b2>.+) joins the block",
    re.IGNORECASE,
)


def counted(context: Context, words: str) -> str:
    """ "He attacks with two", of four alike; "with 7", of one amount of damage."""
    found, group = _COUNT.fullmatch(words), context.group()
    fights = {it.id for it in context.fighters()}
    if found is not None and len(group) > 1 and {it.id for it in group} <= fights:
        return found["n"].lower()
    amount = _AMOUNT.fullmatch(words)
    if amount is not None and len(context.amounts()) == 1 and not group:
        return f"{amount['n']} damage"
    joining, combat = _DOUBLE.fullmatch(words), last_combat(context.scene)
    blocked = {it for _, it in combat.blocks} if combat is not None else set()
    if joining is not None and len(blocked) == 1:
        # It blocks what is blocked, whatever else attacks.
        attacker = blocked.pop().removeprefix("the ")
        return f"{joining['b'] or joining['b2']} blocks the {attacker} too"
    return words


_POWER = re.compile(
    r"(?:(?:the |that |his |her |my )?(?:attack|attacker|ally|damage|it|champion)|it|"
    r"he|she|that|this)(?:'s|’s|s| is| was| for| deals?| dealt| does| did| hits? for|"
    r" only| just)+ (?P<n>\d+)(?: damage)?(?: instead)?|"
    r"(?P<n2>\d+)(?: damage)?(?: instead)?",
    re.IGNORECASE,
)


_WITH_DAMAGE = re.compile(r"with (?P<n>\d+) damage", re.IGNORECASE)


def attacks_for(context: Context, words: str) -> str:
    """ "It hits for 6", of the one attack in Grand Archive: the attacker's power."""
    found, scene = _POWER.fullmatch(words), context.scene
    hurt = [it for it in scene.draft.things if it.damage]
    if (dealt := _WITH_DAMAGE.fullmatch(words)) and hurt and context.harmful():
        # What is on the champion, or what the attack deals?
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which damage is {now} instead?", now=dealt["n"]),
        )
    if found is None or scene.game is not Game.GRAND_ARCHIVE or context.amounts():
        return words
    harmful, combat = context.harmful(), last_combat(scene)
    if len(harmful) != 1 or combat is None or len(combat.attackers) != 1:
        return words
    if "power" not in context.clauses[harmful[0]].text.lower():
        return words
    return f"{found['n'] or found['n2']} power"


_PUMPED = re.compile(
    r"(?:\w+|my opponent) (?:pump|grow|boost|buff|make|made)(?:s|ed|d)? (?P<x>.+?)"
    r"(?: up)?(?: to| into)? (?:an? )?(?P<size>\d+/\d+)"
    r"(?: first| before (?:that|it|damage|the damage|it (?:resolves|hits|lands))|"
    r" in response(?: to (?:it|that|the \w+))?| beforehand)?",
    re.IGNORECASE,
)


def pumped(context: Context, words: str) -> str:
    """ "I pump the Bear to 5/5 in response", where only one thing happens."""
    found = _PUMPED.fullmatch(words)
    if found is None or len(context.events()) != 1:
        return words
    return f"{found['x']} is {found['size']}"


_ONLY_HAS = re.compile(
    r"(?P<who>\w+|my opponent) only (?:has|had|have|got) (?:the )?(?P<card>.+)",
    re.IGNORECASE,
)


def only_has(context: Context, words: str) -> str:
    """ "He only has the Comet", of two spells he cast: he only casts that."""
    found = _ONLY_HAS.fullmatch(words)
    names = context.cards(found["card"]) if found is not None else set()
    if found is None or not names:
        return words
    if any(is_permanent(context.face(it)) for it in names):
        return words
    return f"{found['who']} only casts {found['card']}"


_AT_LIFE = re.compile(
    r"(?:at|on|from|starting (?:at|on|from)|with) (?:only |just )?(?P<n>\d+)"
    r"(?: life(?: left)?|(?= instead))(?: instead)?",
    re.IGNORECASE,
)


def at_life_here(context: Context, words: str) -> str:
    """ "And at 3 life?", of the one player who is dealt damage."""
    found, scene = _AT_LIFE.fullmatch(words), context.scene
    if found is None or scene.game is not Game.MTG:
        return words
    hit = {it.recipient for it in damage_told(context)}
    players = [it for it in scene.draft.players if self(scene, it) in hit]
    if len(players) != 1:
        return words
    if players[0] == "me":
        return f"I am at {found['n']} life"
    return f"{scene.name(players[0])} is at {found['n']} life"


_SO_MANY = re.compile(
    r"(?:with |(?:\w+|my opponent) (?:has|had|casts?|uses?) )?(?P<n>two|2|three|3) "
    r"(?P<card>[\w' ]+?)s",
    re.IGNORECASE,
)
_SHIELD_OF = re.compile(
    r"(?:(?:i|we|he|she|they|my opponent|\w+) (?:had )?(?:used?|had|have|has|put|cast|"
    r"casts|uses) )an? (?:prevention )?shield (?:of|for|that prevents) (?P<n>\d+)",
    re.IGNORECASE,
)
_LOYALTY = re.compile(
    r"it (?:has|had|is at|was at|starts? (?:at|with)) (?P<n>\d+)(?P<what> loyalty)",
    re.IGNORECASE,
)


def so_many(context: Context, words: str) -> str:
    """ "And 2 bolts?", of the one cast; "it had 6 loyalty", of what has any."""
    walkers = [it for it in context.fighters() if "planeswalker" in it.kinds]
    loyalty = _LOYALTY.fullmatch(words)
    if loyalty is not None and len(walkers) == 1:
        name = walkers[0].id.removeprefix("the ")
        return f"the {name} has {loyalty['n']} loyalty"
    found = _SO_MANY.fullmatch(words)
    cards = context.cards(found["card"]) if found is not None else set()
    used = _SHIELD_OF.fullmatch(words)
    if used is not None and len(shields(context.scene)) == 1:
        return f"the shield is {used['n']}"
    events = context.events()
    if found is None or not cards or len(events) != 1:
        return words
    clause = context.clauses[events[0]]
    if clause.kind != "cast" or not cards & cards_in(clause) or clause.get("times"):
        return words
    times = "twice" if found["n"].lower() in {"two", "2"} else "three times"
    return f"if {clause.text.strip(' .,;!')} {times}"


_ATTACKS = re.compile(
    r"(?P<who>\w+|my opponent) (?:attacks?|attacked|swings? at|swung at) "
    r"(?P<to>[\w' ]+?)(?: instead)?",
    re.IGNORECASE,
)


def attacks_another(context: Context, words: str) -> str:
    """ "Bob attacks Carl", of the one attack he was told to make on somebody else."""
    found = _ATTACKS.fullmatch(words)
    told = [it for it in context.clauses if it.kind == "attack"]
    if found is None or len(told) != 1 or not context.one(found["to"]):
        return words
    (attack,) = told
    at, who = attack.get("at"), attack.get("who")
    if not (isinstance(who, Person) and isinstance(at, Person | Thing | Several)):
        return words
    if context.player(found["who"]) != context.scene.player(who):
        return words
    tokens = context.telling.parse.tokens
    text = context.telling.story.text
    begin, end = tokens[attack.place.start].start, tokens[attack.place.end - 1].end
    to = tokens[at.place.start].start, tokens[at.place.end - 1].end
    said = f"{text[begin : to[0]]}{found['to']}{text[to[1] : end]}"
    return f"{said.strip(' .,;!')} instead"


_NOT_WITH = re.compile(
    r"(?P<head>.+? (?:block\w*|defend\w*) .*?) (?:instead of|rather than|and not|not)"
    r"(?: with| by)? (?P<old>.+?)(?: instead)?[?. !]*",
    re.IGNORECASE,
)


def blocks_instead_of(context: Context, words: str) -> str:
    """ "He blocks with a 5/5 instead of the 2/2", of what alone blocks so far."""
    found, combat = _NOT_WITH.fullmatch(words), last_combat(context.scene)
    if found is None or combat is None:
        return words
    old = {it.id for _, some in context.things(found["old"]) for it in some}
    blocking = {name for name, _ in combat.blocks}
    return f"{found['head']} instead" if old and old == blocking else words


_HOLDS = re.compile(
    r"(?P<who>my opponent|\w+) (?:only )?(?:has|had|have|'s got|got|holds|held) "
    r"(?:an? )?(?P<card>.+?)(?P<on> on .+)? in response(?P<to> to .+)?[?. !]*",
    re.IGNORECASE,
)


def held_in_response(context: Context, words: str) -> str:
    """ "She has Healing Salve in response": that is cast."""
    found = _HOLDS.fullmatch(words)
    names = context.cards(found["card"]) if found is not None else set()
    if found is None or not names:
        return words
    if any(is_permanent(context.face(it)) for it in names):
        return words
    cast = "cast" if found["who"].lower() in {"i", "we", "they"} else "casts"
    aimed, to = found["on"] or "", found["to"] or ""
    return f"{found['who']} {cast} {found['card']}{aimed} in response{to}"


_IS_A = re.compile(
    r"(?:(?:it|that|this|the spell) ?(?:is|was|were|'s|’s) |with )?(?:an? )?"
    r"(?P<card>.+?) (?:for|with|at) (?:x ?= ?)?(?P<n>\d+)(?: damage)?"
    r"(?: instead(?: of (?:the |his |her |my )?(?P<old>.+?))?)?[?. !]*",
    re.IGNORECASE,
)


def another_for_x(context: Context, words: str) -> str:
    """ "It was a Fireball for 10", of the one spell that was cast at somebody."""
    found = _IS_A.fullmatch(words)
    harmful = context.harmful()
    if found is None or len(harmful) != 1 or not context.cards(found["card"]):
        return words
    clause = context.clauses[harmful[0]]
    if found["old"] and not context.cards(found["old"]) & cards_in(clause):
        return words
    who, to = clause.get("who"), clause.get("to")
    if clause.kind != "cast" or who is None or to is None or clause.get("times"):
        return words
    parse = context.telling.parse
    who, to = (parse.said(it.place.start, it.place.end) for it in (who, to))
    cast = "cast" if who.lower() in {"i", "we", "they"} else "casts"
    return f"{who} {cast} {found['card']} for {found['n']} on {to} instead"


HERE = (
    let_in,
    blocks_instead_of,
    his_fighter,
    lies_there,
    counted,
    attacks_for,
    once_more,
    only_has,
    pumped,
    at_life_here,
    so_many,
    attacks_another,
    held_in_response,
    another_for_x,
    *OF_ONE,
)
