""" "Bob's Murder destroys the Bear": what a spell does, told of it once more."""

import re
from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.scenario.casting.dealt_again import same_target
from bot.scenario.phrases.last_cast import card_of
from bot.scenario.phrases.merging import DIVISION
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import FURTHER
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing

# By the kind of a clause, what the spell has to say for having done that.
_DONE = {
    "destroy": re.compile(r"\bdestroy(?:s|ed)?\b"),
    "die": re.compile(r"\bdestroy(?:s|ed)?\b"),
    "exile": re.compile(r"\bexiles?\b"),
}
_KILLS = re.compile(r"\bdestroy|\bdamage\b|\bgets? [-−]")
_SAID = frozenset("destroy destroys destroyed kill kills killed exile exiles".split())
_TARGET = re.compile(r"\btarget\b")


@before(Game.MTG)
def done_again(parse: Parse, clauses: Clauses) -> Clauses:
    """What is told right behind a spell as done, where the spell does just that."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if last is None or not _again(parse, last, clause):
            found.append(clause)
        elif not last.get("to") and targets(parse, last):
            found[-1] = replace(last, slots={**last.slots, "to": clause.get("what")})
    return tuple(found)


@before(Game.MTG)
def named_again(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I palm it with Deflecting Palm": the spell that the verb is, and no other."""
    found: list[Clause] = []
    for clause in clauses:
        led = parse.word(clause.place.start) in {"with", "using"}
        if clause.kind == "inforce" and led and found:
            if _is_of(found[-1], clause.get("what")):
                continue
        if _is_of(clause, clause.get("src")):
            slots = {name: it for name, it in clause.slots.items() if name != "src"}
            clause = replace(clause, slots=slots)
        found.append(clause)
    return tuple(found)


def _is_of(cast: Clause, named: object) -> bool:
    """Whether what is *named* is the card whose verb *cast* is."""
    by, parts = cast.get("card"), parts_of(named)
    if cast.kind != "cast" or not isinstance(by, Card) or len(parts) != 1:
        return False
    card = parts[0].card if isinstance(parts[0], Thing) else None
    return card is not None and card.names == by.names


@before(Game.MTG)
def aimed_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Alice casts Shock. It targets Bob.", "She targets Bob.": that spell's target.

    Else what triggered is meant.
    """
    found: list[Clause] = []
    for clause in clauses:
        # "I choose the Pyromancer as the source and target my Bear."
        # "I cast Fireblast by sacrificing two Mountains, aiming it at Bob."
        at = len(found) - 1
        while at > 0 and (found[at].kind == "source" or "by" in found[at].lead):
            at -= 1
        last = found[at] if found else None
        if last is not None and (picked := _picked_for(parse, last, clause)):
            aimed = {"to": Several((picked,), clause.place)}
            found[at] = replace(last, slots={**last.slots, **aimed})
        elif clause.kind not in {"aimedlast", "targetlast"} and not (
            last is not None and _sends(clause) and _aims(parse, last, clause)
        ):
            found.append(clause)
        elif clause.get("of") is not None and not _is_last(last, clause):
            # "The target of his Lightning Bolt is my 2/2": so it is cast.
            slots = {"card": clause.get("of"), "to": clause.get("to")}
            found.append(replace(clause, kind="cast", slots=slots))
        elif last is not None and _aims(parse, last, clause):
            aimed = {"to": clause.get("to")}
            if clause.get("src") is not None:
                aimed["src"] = clause.get("src")
            found[at] = replace(last, slots={**last.slots, **aimed})
        elif clause.kind == "aimedlast" and _by_another(last, clause):
            # "He shocks my Reckoner and I point it at his face": what triggers.
            found.append(replace(clause, kind="drainby"))
        elif clause.kind == "aimedlast" and last is not None and last.kind == "cast":
            # "Harm's Way on the bolt with his 2/2 as the target": one more target.
            more = (*last.slots.get("also", ()), clause.get("to"))
            found[at] = replace(last, slots={**last.slots, "also": more})
        elif clause.kind == "aimedlast":
            found.append(replace(clause, kind="choosetarget"))
        else:
            found.append(clause)
    return tuple(found)


@before(Game.MTG)
def divided_behind(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Alice casts Fireball. She puts 2 on the Bear and 1 on the Elf."."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        divides = clause.kind in {"divide", "assign"} and last is not None
        if (
            divides
            and last is not None
            and last.kind == "cast"
            and not last.get("to")
            and "divided" in _text(parse, last)
        ):
            told = {key: it for key, it in clause.slots.items() if key in DIVISION}
            if "to2" not in told and "each" in clause.text.lower().split():
                told["apiece"] = True
            aimed = told["to"]
            if isinstance(aimed, Thing):
                told["to"] = Several((aimed,), aimed.place)
            found[-1] = replace(last, slots={**last.slots, **told})
            continue
        found.append(clause)
    return tuple(found)


def _is_last(last: Clause | None, clause: Clause) -> bool:
    """Whether *clause* names what is cast in *last*."""
    cast = card_of(last) if last is not None else None
    named = card_of(replace(clause, slots={"card": clause.get("of")}))
    return cast is not None and named is not None and cast.names == named.names


def _sends(clause: Clause) -> bool:
    """ "I cast Harm's Way and I send the damage to him"."""
    return clause.kind == "drainby" and "damage" in clause.text.lower().split()


def _aims(parse: Parse, last: Clause, clause: Clause) -> bool:
    if last.kind not in {"cast", "use", "sacto"} or last.get("to"):
        return False
    if clause.kind == "aimedlast":
        return True
    return last.kind == "cast" and _same_person(last, clause) and targets(parse, last)


def _picked_for(parse: Parse, last: Clause, clause: Clause) -> Person | None:
    """ "Alice casts Shock. She chooses Bob.": for that, where it has a target."""
    to = clause.get("who" if clause.kind == "calledplayer" else "to")
    told = clause.kind in {"choosetarget", "calledplayer"} and not clause.get("host")
    if not told or not isinstance(to, Person) or last.kind != "cast" or last.get("to"):
        return None
    if _OF_TRIGGERS & {*clause.text.lower().split()} or not targets(parse, last):
        return None
    same = clause.kind == "calledplayer" or _same_person(last, clause)
    return to if same else None


_OF_TRIGGERS = frozenset({"trigger", "triggers", "ability", "damage", "named"})


def _same_person(last: Clause, clause: Clause) -> bool:
    one, other = last.get("who"), clause.get("who")
    if not isinstance(one, Person) or not isinstance(other, Person):
        return other is None
    if one.kind == "me" and other.kind == "he":
        return False
    return other.kind in {"he", "relative"} or (one.kind, one.name) == (
        other.kind, other.name,
    )  # fmt: skip


def _by_another(last: Clause | None, clause: Clause) -> bool:
    who = clause.get("who")
    aims = isinstance(who, Person) and who.kind in {"me", "name", "opponent", "he"}
    return last is not None and aims and not _same_person(last, clause)


def _again(parse: Parse, cast: Clause, clause: Clause) -> bool:
    does = _DONE.get(clause.kind)
    if does is None or cast.kind != "cast" or clause.question or clause.get("card"):
        return False
    words = set(clause.text.lower().split())
    if not _SAID & words or FURTHER & {*clause.lead, *words} or "would" in words:
        return False
    if clause.kind != "die" and clause.get("elided") is None:
        return False
    if clause.kind == "die" and not cast.get("to"):
        return False
    if not all(isinstance(it, Thing) for it in parts_of(clause.get("what"))):
        return False
    says = _text(parse, cast)
    does = _KILLS if words & {"kill", "kills"} else does
    return bool(does.search(says)) and same_target(
        parse, cast.get("to"), clause.get("what")
    )


def targets(parse: Parse, cast: Clause) -> bool:
    return bool(_TARGET.search(_text(parse, cast)))


def _text(parse: Parse, cast: Clause) -> str:
    """What the spell that is cast says, in small letters; else nothing."""
    card = card_of(cast)
    if card is None:
        return ""
    face = face_named(parse.catalogue.card(card.names[0]), card.typed)
    return face.text.lower() if is_spell(face) else ""
