"""What goes on from the clause before: "then another ally", "then 4 from another"."""

from dataclasses import replace

from bot.cards.card import CardName, Face
from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.critical import behind_the_goal
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Quantity, Several, Spec, Thing

_THEN = frozenset({"then", "later", "afterwards"})
_ATTACKS = frozenset({"attack", "weaponattack"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def another_attacks(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks it with a 3 power ally and then another ally with 3 power."

    What is named without a verb behind "then" does what was done before; where
    nothing has attacked it is not understood.
    """
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "is" and clause.get("last") and _THEN & set(clause.lead):
            clause = _sequel(found[-1] if found else None, clause)
        elif clause.kind in {"attack", "weaponattack"}:
            clause = _same_goal(found[-1] if found else None, clause)
        found.append(clause)
    return tuple(found)


def _sequel(last: Clause | None, clause: Clause) -> Clause:
    """The attack of what *clause* only names."""
    (one, *more) = parts_of(clause.get("what"))
    if (
        last is None
        or last.kind not in _ATTACKS
        or more
        or not isinstance(one, Thing)
        or one.is_pronoun
    ):
        return replace(clause, kind="unread")
    thing = replace(one, specs=(*one.specs, *clause.get("specs")))
    slots = {name: last.get(name) for name in ("who", "at") if last.get(name)}
    slots |= {"what": Several((thing,), one.place), "again": "1"}
    return replace(clause, kind="attack", slots=slots)


def _same_goal(last: Clause | None, clause: Clause) -> Clause:
    """ "… attacks my champion, then another ally attacks": the same champion."""
    if _hits_too(last, clause):
        assert last is not None
        return replace(clause, slots={**clause.slots, "at": last.get("to")})
    if (
        last is None
        or last.kind not in _ATTACKS
        or not _THEN & set(clause.lead)
        or clause.get("at") is not None
        or last.get("at") is None
        or clause.get("cleave")
    ):
        return clause
    return replace(clause, slots={**clause.slots, "at": last.get("at")})


def _hits_too(last: Clause | None, clause: Clause) -> bool:
    """ "… gets hit by a spell for 2, then by an attack for 4": it hits the same."""
    return (
        last is not None
        and last.kind == "damage"
        and last.get("to") is not None
        and bool(_THEN & {*clause.lead} or {"and", ","} & {*clause.lead})
        and not any(clause.get(it) for it in ("at", "who", "what", "cleave"))
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def spells_hit(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Blaze Alight hits my champion": the spell is cast on it, nothing attacks."""
    found: list[Clause] = []
    for clause in clauses:
        what = parts_of(clause.get("what")) if clause.kind == "attack" else ()
        one = what[0] if len(what) == 1 else None
        if (
            isinstance(one, Thing)
            and one.card is not None
            and clause.get("at") is not None
            and clause.get("who") is None
            and any(is_spell(_face(parse, one, it)) for it in one.card.names)
        ):
            slots = {"card": replace(one, specs=()), "to": clause.get("at")}
            if clause.get("n") is not None:
                slots["n"] = clause.get("n")
            found.append(replace(clause, kind="cast", slots=slots))
            flags = tuple(((str(flag), True),) for flag in one.of("flag"))
            for facts in (*one.of("facts"), *flags):
                slots = {"facts": facts}
                found.append(replace(clause, kind="fact", slots=slots, lead=()))
            continue
        found.append(clause)
    return tuple(found)


def _face(parse: Parse, thing: Thing, name: CardName) -> Face:
    assert thing.card is not None
    return face_named(parse.catalogue.card(name), thing.card.typed)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def from_another(parse: Parse, clauses: Clauses) -> Clauses:
    """ "… takes 4 from a spell, then 4 from another": from another spell."""
    del parse
    found: list[Clause] = []
    last: Clause | None = None
    for clause in clauses:
        if clause.kind == "damage":
            bare = clause.get("kind") is None and clause.get("source") is None
            if last is not None and bare and _says_another(clause):
                slots = {key: last.get(key) for key in ("kind", "dk") if last.get(key)}
                kind = _kind_of(last)
                if "kind" not in slots and kind:
                    slots["kind"] = (kind, ())
                clause = replace(clause, slots={**clause.slots, **slots})
            last = clause
        found.append(clause)
    return tuple(found)


def _says_another(clause: Clause) -> bool:
    words = clause.text.lower().split()
    return bool({"another", "second", "other"} & set(words[-2:]))


def _kind_of(clause: Clause) -> str:
    """ "spell" for damage that a spell dealt, "" if nothing says so."""
    parts = parts_of(clause.get("source"))
    if len(parts) == 1 and isinstance(parts[0], Thing):
        noun = parts[0].noun
        return noun if noun in {"spell", "ability", "source"} else ""
    return ""


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def damage_so_far(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My champion has 20 life, 18 damage and …": what it has, dealt before."""
    found: list[Clause] = []
    has_damage = False
    for clause in clauses:
        last = found[-1] if found else None
        n = clause.get("n")
        if clause.kind == "shield" and has_damage and clause.lead in _LISTED:
            # "…, 2 damage and a prevent-2 shield": that is its as well.
            if "to" not in clause.slots and last is not None:
                slots = {**clause.slots, "to": last.get("what")}
                clause = replace(clause, slots=slots)
        has_damage = False
        if (
            clause.kind == "damage"
            and set(clause.slots) == {"n"}
            and clause.lead in _LISTED
            and last is not None
            and last.kind == "is"
            and last.get("specs")
            and isinstance(n, Quantity)
            and isinstance(n.value, int)
            and parse.word(clause.place.start) not in {"takes", "take"}
        ):
            spec = Spec("damage", n.value, clause.place)
            specs = (*last.get("specs"), spec)
            found[-1] = replace(last, slots={**last.slots, "specs": specs})
            has_damage = True
            continue
        found.append(clause)
    return tuple(found)


_LISTED = frozenset({(",",), ("and",), (",", "and")})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def fought_last_turn(parse: Parse, clauses: Clauses) -> Clauses:
    """ "It attacked mine last turn, which took 3": what was then is not followed."""
    del parse
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "lastturn" and number and not clause.lead
        else clause
        for number, clause in enumerate(clauses)
    )


@before(Game.GRAND_ARCHIVE)
def cleaves_it(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks my champion with cleave": the attack has it, not who is attacked."""
    found: list[Clause] = []
    for clause in clauses:
        said = behind_the_goal(clause)
        if said is not None and (said[0].kind, said[0].value) == ("keyword", "cleave"):
            spec, at = said
            if parse.word(spec.place.start - 1) == "with":
                slots = {**clause.slots, "at": at, "cleave": "1"}
                clause = replace(clause, slots=slots)
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE)
def while_distant(parse: Parse, clauses: Clauses) -> Clauses:
    """ "It attacks my champion while distant": which of them nobody can tell."""
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "fact"
        and not clause.lead
        and clause.get("who") is None
        and parse.word(clause.place.start) == "while"
        and number
        and clauses[number - 1].kind in _ATTACKS
        else clause
        for number, clause in enumerate(clauses)
    )


@before(Game.GRAND_ARCHIVE)
def attacked_with(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I attack his champion with an Intervention": whose that is nobody can tell."""
    found: list[Clause] = []
    for clause in clauses:
        parts = parts_of(clause.get("what")) if clause.kind == "inforce" else ()
        if (
            found
            and found[-1].kind in _ATTACKS
            and not clause.lead
            and parse.word(clause.place.start) == "with"
            and any(_is_action(parse, part) for part in parts)
        ):
            clause = replace(clause, kind="unread")
        found.append(clause)
    return tuple(found)


def _is_action(parse: Parse, part: object) -> bool:
    if not isinstance(part, Thing) or part.card is None:
        return False
    faces = [_face(parse, part, it) for it in part.card.names]
    return all("action" in it.types for it in faces)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def with_damage(parse: Parse, clauses: Clauses) -> Clauses:
    """ "… into a unit with 1 damage" tells of the unit: nothing is dealt by "with"."""
    del parse
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "damage"
        and clause.lead[-1:] == ("with",)
        and not clause.get("to")
        and not clause.get("source")
        else clause
        for clause in clauses
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def cast_with_bonus(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I play Noxian Guillotine with Legion on it": cast, and Legion holds."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "castwith":
            slots = {key: it for key, it in clause.slots.items() if key != "facts"}
            found.append(replace(clause, kind="cast", slots=slots))
            facts = {"facts": clause.get("facts")}
            clause = replace(clause, kind="fact", slots=facts, lead=())
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def said_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """What stands behind the clause it goes on: a further target, a goal, a weapon."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        back = _belongs_to(found, clause)
        if back is not None:
            found[back] = _with(found[back], clause)
        elif clause.kind in _BEHIND:
            found.append(replace(clause, kind="unread"))
        else:
            found.append(clause)
    return tuple(found)


_BEHIND = frozenset({"castmore", "goalof"})


def _belongs_to(found: list[Clause], clause: Clause) -> int | None:
    """Where the clause is that *clause* goes on, None if it stands by itself."""
    for back in range(len(found) - 1, max(-1, len(found) - 4), -1):
        one = found[back]
        match clause.kind:
            case "castmore" if one.kind == "cast" and one.get("to") is not None:
                return back
            case "goalof" if one.kind in _ATTACKS and one.get("at") is None:
                return back
            case "wield" if (
                one.kind == "weaponattack"
                and clause.get("elided")
                and one.get("weapon2") is None
            ):
                return back
        if {".", "?", "!", "\n"} & set(one.lead):
            break
    return None


def _with(one: Clause, clause: Clause) -> Clause:
    slots = dict(one.slots)
    if clause.kind == "castmore":
        parts = (*parts_of(one.get("to")), *parts_of(clause.get("to")))
        slots["to"] = Several(parts, clause.place)
    elif clause.kind == "goalof":
        slots["at"] = clause.get("at")
    else:
        slots["weapon2"] = clause.get("weapon")
    return replace(one, slots=slots)


@before(Game.GRAND_ARCHIVE)
def retaliates_against(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My ally retaliates against a 3/3 attacker": which has attacked that ally."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        attacker = clause.get("attacker")
        if clause.kind == "retaliate" and attacker is not None:
            told = any(one.kind in _ATTACKS for one in found)
            slots = {"what": attacker, "at": clause.get("what")}
            if not told:
                found.append(replace(clause, kind="attack", slots=slots))
            slots = {"what": clause.get("what")}
            slots |= {"attacker": attacker} if told else {}
            clause = replace(clause, slots=slots, lead=())
        elif clause.kind == "intercept" and attacker is not None:
            # "Rook intercepts an attack by a 4/4 on my champion."
            slots = {"what": attacker, "at": clause.get("at")}
            found.append(replace(clause, kind="attack", slots=slots))
            slots = {"what": clause.get("what")}
            clause = replace(clause, slots=slots, lead=())
        found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def told_as_gone(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Flash Grenade is banished and …": told, and not asked of a death."""
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "ask_dies"
        and not clause.question
        and clause.get("what") is not None
        and parse.word(clause.place.end) == "and"
        and {"banished", "destroyed", "killed"} & set(clause.text.lower().split())
        else clause
        for clause in clauses
    )
