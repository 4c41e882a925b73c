"""Damage of which not enough is told: a sum of several sources, "another one" of what.

"Two spells deal 3 damage in total" does not say how much each of them deals.
"""

import re
from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.casting.dealt_again import deals_damage
from bot.scenario.phrases.last_cast import card_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import ONE_OF_WHAT
from bot.scenario.words.numbers_asked import WHICH_SHARES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Place, Several, Thing
from bot.scenario.words.tokens import ENDS

_DEALS = frozenset({"damage", "splash", "attack", "mightattack"})
_SUMMED = frozenset(
    "total totals totalling totaling altogether combined together jointly overall "
    "collectively".split()
)
_IN_SUM = (("in", "all"), ("all", "told"), ("between", "them"), ("among", "them"))
_SIDES = ("source", "who", "what", "to", "at", "by")


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def check_sums(parse: Parse, clauses: Clauses) -> Clauses:
    """Raises AMBIGUOUS for one sum of damage of several sources, or to several."""
    told = sorted(clauses, key=lambda it: it.place.start)
    for at, clause in enumerate(told):
        if clause.question or clause.kind not in _DEALS:
            continue
        # Without a number each deals as much as its power.
        if clause.get("n") is None or not _several(clause):
            continue
        ahead = [it.place.end for it in told[:at] if it.kind != "time"]
        # "… in total with two spells", which asks nothing.
        rest = (it for it in told[at + 1 :] if it.question or not _asks(it))
        end = next((it.place.start for it in rest), len(parse.words))
        if _is_sum(parse, clause, max(ahead, default=0), end):
            raise parse.error(
                Problem.AMBIGUOUS,
                WHICH_SHARES,
                clause.place,
                ("Two spells deal 2 damage each to Bob.",),
            )
    return clauses


def _asks(clause: Clause) -> bool:
    return clause.kind.startswith("ask_")


def _several(clause: Clause) -> bool:
    if clause.text.lower().startswith("they "):
        return True
    if any(clause.get(slot) for slot in ("times", "times2", "many", "each")):
        return True
    sides = [_parts(clause, slot) for slot in _SIDES]
    return any(len(parts) > 1 for parts in sides) or any(
        isinstance(it, Thing)
        and (it.plural or (it.count or 1) > 1 or it.noun == "them" or it.det in _ALL)
        for parts in sides
        for it in parts
    )


_ALL = frozenset({"each", "all", "both", "each other"})


def _is_sum(parse: Parse, clause: Clause, begin: int, end: int) -> bool:
    """Whether its sentence calls the number a sum, as far as it is this clause's."""
    first, last = clause.place.start, clause.place.end
    while first > begin and parse.word(first - 1) not in ENDS:
        first -= 1
    while last < end and parse.word(last) not in ENDS:
        last += 1
    words = parse.words[first:last]
    pairs = pairwise(words)
    return not _SUMMED.isdisjoint(words) or any(it in _IN_SUM for it in pairs)


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def another_one(parse: Parse, clauses: Clauses) -> Clauses:
    """ "A spell deals 2 damage to it and another one deals 3": another spell.

    Raises QuestionError (AMBIGUOUS) where that may be another of something else.
    """
    found: list[Clause] = []
    for clause in clauses:
        slot = "what" if clause.kind == "attack" else "source"
        one = _another(parse, clause, slot) if clause.kind in _HITS else None
        if one is None or (found and not any(it.kind in _TOLD for it in found)):
            found.append(_by_the_same(parse, _just_before(clauses, clause), clause))
            continue
        last = _just_before(clauses, clause)
        attacks = last is not None and last.kind == clause.kind == "attack"
        if attacks and parse.game is Game.MTG:
            found.append(clause)  # "Two 3/3s attack Bob, a third attacks Carol."
            continue
        made = _like(parse, last, clause, one, slot) if last is not None else None
        if made is None:
            raise parse.error(Problem.AMBIGUOUS, ONE_OF_WHAT, one.place)
        found.append(made)
    return tuple(found)


def _by_the_same(parse: Parse, last: Clause | None, clause: Clause) -> Clause:
    """ "My spell deals 1 damage to it. Then another spell deals 1": mine as well."""
    one = _one(clause, "source") if clause.kind == "damage" else None
    if one is not None and one.label == "that":
        # "…, then another spell that deals 1 damage to it"
        at = one.place.start
        noun = parse.word(at - 1)
        if parse.word(at - 2) in _OTHER and noun in _NO_BODIES:
            one = Thing(noun, Place(at - 2, at), det="another")
    dealt = _dealer(last) if last is not None and one is not None else None
    if one is None or dealt is None or one.owner or one.det != "another":
        return clause
    if one.noun not in _NO_BODIES or one.noun != dealt.noun or dealt.owner is None:
        return clause
    hit = _parts(clause, "to")
    whose = [it.owner if isinstance(it, Thing) else it for it in hit]
    if any(it is not None and it.kind == dealt.owner.kind == "me" for it in whose):
        return clause  # "… Then another spell deals 2 damage to me": hardly my own
    same = Several((replace(one, owner=dealt.owner),), one.place)
    return replace(clause, slots={**clause.slots, "source": same})


def _dealer(clause: Clause) -> Thing | None:
    """The one thing that deals the damage: "my spell", "I cast a spell that"."""
    kind, *_ = clause.get("kind") or ("",)
    if clause.get("source") is None and clause.kind == "damage" and kind:
        who = clause.get("who")
        owner = who if isinstance(who, Person) else None
        return Thing(str(kind), clause.place, det="another", owner=owner)
    return _one(clause, "source")


def _just_before(clauses: Clauses, clause: Clause) -> Clause | None:
    """What was told to deal damage right before *clause*, as it was typed."""
    start = clause.place.start
    told = [it for it in clauses if it.kind not in _BETWEEN and it.place.start < start]
    last = max(told, key=lambda it: it.place.start, default=None)
    return last if last is not None and last.kind in _TOLD else None


def _like(
    parse: Parse, last: Clause, clause: Clause, one: Thing, slot: str
) -> Clause | None:
    """*clause* of another like what dealt the damage told last."""
    card = card_of(last) if last.kind == "cast" else None
    if card is not None:
        if not deals_damage(parse, card):
            return clause
        if clause.get("n") is not None or clause.get("at") is None:
            return None
        slots = {"card": card, "to": clause.get("at"), "who": last.get("who")}
        return replace(clause, kind="cast", slots=slots)
    known = {key: last.get(key) for key in ("kind", "dk") if last.get(key)}
    if last.get("source") is None and last.kind == clause.kind == "damage" and known:
        slots = {key: it for key, it in clause.slots.items() if key != "kind"}
        like = _dealer(last) if slots.get("source") is not None else None
        if like is not None:
            known = {"source": Several((replace(like, place=one.place),), one.place)}
        return replace(clause, slots={**slots, **known})
    dealt = _one(last, "what" if last.kind == "attack" else "source")
    if dealt is None or dealt.is_pronoun or dealt.plural or (dealt.count or 1) > 1:
        return None
    if clause.get("another") and dealt.noun not in _NO_BODIES:
        return None  # "a 3/3 attacks me, then another for 5": by no size of its own
    if dealt.noun == "spell" and clause.kind == "attack":
        return None  # how much does it deal?
    like = replace(dealt, det="another", place=one.place)
    slots = {key: it for key, it in clause.slots.items() if key != "kind"}
    return replace(clause, slots={**slots, slot: Several((like,), one.place)})


_NO_BODIES = frozenset({"spell", "ability", "effect", "source"})


def _another(parse: Parse, clause: Clause, slot: str) -> Thing | None:
    """The bare "another one" that deals the damage of *clause*."""
    if clause.get(slot) is None:
        # "And another deals 3 to it."
        kind, *_ = clause.get("kind") or ("",)
        known = bool(kind) or slot != "source"
        start = clause.place.start
        words = _ANOTHER.match(" ".join(parse.words[start : start + 5]))
        place = Place(start, start + 1)
        said = words or clause.get("another")
        return Thing("thing", place) if said and not known else None
    one = _one(clause, slot)
    if one is None or one.card is not None or one.owner is not None:
        return None
    said = parse.said(one.place.start, one.place.end).lower()
    return one if _ANOTHER_ONE.fullmatch(said) else None


_OTHER = frozenset({"another", "second", "third"})
_NEXT = "(?:(?:yet )?another|an? (?:second|third|fourth|different|further|new))"
_ANOTHER = re.compile(rf"{_NEXT}(?: one)? (?:deals?|dealt|does|did|hits?)\b")
_ANOTHER_ONE = re.compile(rf"{_NEXT}(?: one)?")


def _one(clause: Clause, slot: str) -> Thing | None:
    parts = _parts(clause, slot)
    one = parts[0] if len(parts) == 1 else None
    return one if isinstance(one, Thing) else None


def _parts(clause: Clause, slot: str) -> tuple[Thing | Person, ...]:
    said = clause.get(slot)
    named = isinstance(said, Several | Thing | Person | tuple)
    return parts_of(said) if named else ()


_HITS = frozenset({"damage", "attack"})
_TOLD = _HITS | {"cast", "castquote", "castat", "use"}
_BETWEEN = frozenset({"time", "turn", "note", "mention", "ask_dies"})
