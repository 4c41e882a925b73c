"""Which of two that fight a pronoun means: what attacks, or what is attacked."""

from collections.abc import Sequence
from itertools import pairwise

from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.units.pronoun_things import is_champion, is_mine, same
from bot.scenario.words.asked_back import which_is_meant
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Spec, Thing
from bot.worded import worded


def harmed_by(clause: Clause, hit: Thing | None) -> Thing | None:
    """ "It attacks my champion. How much damage does it take?": what is attacked."""
    asked = clause.kind == "ask_damage" and clause.get("source") is None
    return hit if asked and is_champion(hit) else None


def met_by(
    clause: Clause, slot: str, attacking: Thing | None, victim: Thing | None
) -> Thing | None:
    """ "A 3/3 attacks mine. Mine deals 5 damage to it": what attacks, not mine."""
    damage = clause.kind == "damage" and slot == "to"
    kind = (clause.get("counters") or (0, ""))[1] if clause.kind == "put" else ""
    harms = damage or (kind in _WEAKENING and slot == "on")
    sources = parts_of(clause.get("source")) if damage else ()
    one = sources[0] if len(sources) == 1 else None
    if harms and attacking and victim and _hits_attacker(clause, attacking, victim):
        return attacking
    if not isinstance(one, Thing) or one.owner is None or not attacking or not victim:
        return None
    if _FIGHTS.isdisjoint({one.noun, *one.of("noun")}):
        return None
    left = [it for it in (attacking, victim) if is_mine(it) != is_mine(one)]
    return left[0] if len(left) == 1 else None


def _hits_attacker(clause: Clause, attacking: Thing, victim: Thing) -> bool:
    """ "A 7/5 attacks my champion. I deal 3 to it": nobody hits his own champion."""
    if victim.noun != "champion" or is_mine(attacking) == is_mine(victim):
        return False
    who = clause.get("who")
    sources = [
        it.owner for it in parts_of(clause.get("source")) if isinstance(it, Thing)
    ]
    mine = [it.kind == "me" for it in (who, *sources) if isinstance(it, Person)]
    return bool(mine) and all(it == is_mine(victim) for it in mine)


def check_either(
    parse: Parse, clause: Clause, attacking: Thing | None, struck: Thing
) -> None:
    """ "My 3/3 attacks his 2/2. A spell deals 2 damage to it": either of them.

    Raises QuestionError (AMBIGUOUS).
    """
    to = clause.get("on") if clause.kind == "put" else clause.get("to")
    its = [it for it in parts_of(to) if isinstance(it, Thing)]
    sources = parts_of(clause.get("source"))
    spell = any(isinstance(it, Thing) and it.noun == "spell" for it in sources)
    spell = spell or (clause.get("kind") or ("",))[0] == "spell"
    spell = clause.kind == "damage" and spell
    typed = [parse.said(it.place.start, it.place.end).lower() for it in its]
    both = (attacking, struck)
    # "It was incinerated": who did that would tell.
    nobody = clause.kind == "cast" and clause.get("who") is None
    nobody = nobody and bool(its) and its[0].place.start == clause.place.start
    unsure = spell or nobody or _other_side(clause, struck, attacking)
    none = any(it is None or it.noun == "champion" or it.plural for it in both)
    if not unsure or typed != ["it"] or none:
        return
    names = [parse.said(it.place.start, it.place.end) for it in both if it is not None]
    raise parse.error(
        Problem.AMBIGUOUS,
        which_is_meant("it", names),
        its[0].place,
        names,
        names,
    )


def check_shielded(parse: Parse, clauses: Sequence[Clause]) -> None:
    """ "He attacks my ally. I have a prevent-3 shield": on the ally, or the champion?

    Raises QuestionError (AMBIGUOUS).
    """
    for hits, clause in pairwise(clauses):
        who = clause.get("who")
        goals = parts_of(hits.get("at") or hits.get("to"))
        one = goals[0] if len(goals) == 1 else None
        if not isinstance(one, Thing) or not isinstance(who, Person):
            continue
        own = one.owner is not None and one.owner.kind == who.kind
        own = own and one.noun != "champion"
        if own and hits.kind in _HITTING and _has_shield(clause):
            said = parse.said(clause.place.start, clause.place.end)
            hit = parse.said(one.place.start, one.place.end)
            raise parse.error(
                Problem.AMBIGUOUS,
                worded("On what is the shield: the champion, or what is hit?"),
                clause.place,
                (f"{said} on {hit}", f"{said} on my champion"),
            )


_HITTING = frozenset({"attack", "weaponattack", "damage"})


def told_of_hit(clause: Clause, hit: Thing | None, other: Thing | None) -> Thing | None:
    """ "My champion is attacked and it has a shield": the champion told first.

    What attacks it is dealt no damage, *other*, so what protects is on it.
    """
    parts = parts_of(clause.get("what"))
    it = parts[0] if len(parts) == 1 and clause.kind == "is" else None
    specs = clause.get("specs") or ()
    if (foe := _foe_meant(clause, hit, other)) is not None:
        return foe
    if isinstance(it, Thing) and it.label == "it" and hit is not None:
        if (sized := _size_lacked(specs, hit, other)) is not None:
            return same(sized, it.place)
    first = other is None or (hit is not None and hit.place.start < other.place.start)
    if not (isinstance(it, Thing) and it.label == "it" and hit is not None and first):
        return None
    shields = bool(specs) and all(spec.kind == "shield" for spec in specs)
    # "My 2/3 is attacked by a 4/4. It has a shield": what the sentence begins with.
    told = hit.noun == "champion" or other is not None
    return same(hit, it.place) if shields and told else None


def _size_lacked(
    specs: Sequence[Spec], hit: Thing, attacking: Thing | None
) -> Thing | None:
    """ "He attacks my ally with a 4-power ally. It has 6 life": the one that lacks it.

    Where both do, life is told of what is attacked, and power of what attacks.
    """
    kinds = {spec.kind for spec in specs} & {*_NEEDED}
    if attacking is None or len(kinds) != 1:
        return None
    (kind,) = kinds
    lack = [it for it in (hit, attacking) if not (it.of(kind) or it.of("size"))]
    if any(it.label or it.card for it in (hit, attacking)):
        return None
    if len(lack) == 1:
        return lack[0]
    return {"hit": hit, "attacking": attacking}.get(_NEEDED[kind]) if lack else None


# Of which of two that fight the number is needed before the other's.
_NEEDED = {"life": "hit", "power": "attacking", "might": ""}


def _foe_meant(
    clause: Clause, hit: Thing | None, attacking: Thing | None
) -> Thing | None:
    """ "My unit attacks his. He has Shield 1": his, to which that is of use."""
    if not _of_him(clause) or hit is None or attacking is None:
        return None
    foes = [it for it in (hit, attacking) if not is_mine(it)]
    if len(foes) != 1 or any(it.label for it in (hit, attacking)):
        return None
    words = {str(it.value).split()[0] for it in clause.get("specs") or ()}
    idle = words & ({"assault"} if foes[0] is hit else {"shield", "tank", "backline"})
    return None if idle else same(foes[0], clause.place)


def _of_him(clause: Clause) -> bool:
    """Whether *clause* tells of nothing but a keyword that a "he" has."""
    (one, *more) = parts_of(clause.get("what")) or (None,)
    specs = clause.get("specs") or ()
    he = isinstance(one, Thing) and one.label in {"he", "she", "they"} and not more
    told = {it.kind for it in specs}
    return he and clause.kind == "is" and told == {"keyword"}


def _has_shield(clause: Clause) -> bool:
    """Whether a player is told to have a shield, and no more."""
    if clause.kind == "shield":
        return clause.get("to") is None and not clause.get("played")
    items = clause.get("what") if clause.kind == "have" else None
    return isinstance(items, tuple) and all(
        isinstance(it, Spec) and it.kind == "shield" for it in items
    )


def _other_side(clause: Clause, struck: Thing, attacking: Thing | None) -> bool:
    """ "A 6/6 attacks my 3/3. I deal 1 damage to it": who does that to his own?

    Nor does anybody put a counter that helps on what is another's.
    """
    who = clause.get("who")
    told = struck if struck.owner or attacking is None else attacking
    if told.owner is None or not isinstance(who, Person):
        return False
    own = (is_mine(told) == (who.kind == "me")) == (told is struck)
    if clause.kind == "put":
        return own == ((clause.get("counters") or (0, ""))[1] in _WEAKENING)
    return clause.kind == "damage" and own


_FIGHTS = frozenset({"unit", "ally", "champion", "creature"})
_WEAKENING = frozenset({"-1/-1", "debuff", "damage"})
# What either of two that fight may have.
_OF_BOTH = frozenset({"shield", "counters", "damage"})


def _of_either(spec: Spec) -> bool:
    """ "It has Shield 2", "it is buffed": not what only an attacker has or is."""
    said = str(spec.value)
    told = spec.kind in {"keyword", "status"}
    return told and not said.startswith(("assault", "tapped", "attacking"))


def tells_of_either(clause: Clause) -> bool:
    """ "My Wolf attacks his Bear, it has a prevent-2 shield": which of the two?"""
    if _of_him(clause):
        return True
    shield = clause.kind == "shield"
    if clause.kind != "is" and isinstance(clause.get("who"), Person):
        return False  # "I put a shield on it": mine
    parts = parts_of(clause.get("to" if shield else "what"))
    specs = () if shield else clause.get("specs") or ()
    one = parts[0] if len(parts) == 1 else None
    return (
        (clause.kind in {"shield", "stun"} or (clause.kind == "is" and bool(specs)))
        and all(it.kind in _OF_BOTH or _of_either(it) for it in specs)
        and isinstance(one, Thing)
        and one.label == "it"
    )
