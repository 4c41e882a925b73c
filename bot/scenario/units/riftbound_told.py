"""Told of Riftbound: Deflect paid, a combat survived, what a card gives, its trash."""

from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of, face_named, is_attachable
from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.engine.question import AskKind, Resolve
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import Clauses, after, before
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.outside import UNPREVENTABLE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing
from bot.worded import worded


@handles("deflectpaid")
def deflect_paid(scene: Scene, clause: Clause) -> None:
    """I pay the extra power: without it nothing with Deflect can be chosen."""
    if clause.get("no") is not None:
        raise scene.error(
            Problem.ILLEGAL,
            worded("Deflect has to be paid for: otherwise nothing of that is played."),
            clause.place,
        )
    scene.parse.memory["deflect paid"] = True
    scene.draft.tell(worded("Deflect is paid for."))


@after(Game.RIFTBOUND)
def deflect_is_paid(scene: Scene) -> None:
    """What an opponent plays on a unit with Deflect costs more: taken as paid."""
    if scene.parse.memory.get("deflect paid"):
        return
    for entry in all_entries(scene):
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        chosen = (scene.draft.thing(name) for slot in what.chosen for name in slot)
        if any(
            it is not None
            and it.controller != what.controller
            and any(word.split()[0] == "deflect" for word in it.keywords)
            for it in chosen
        ):
            scene.draft.assume(worded("Deflect is paid for."))
            return


@before(Game.RIFTBOUND)
def gear_stays(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Zhonya's in base, two of my units die": the gear is there, the units die."""
    found: list[Clause] = []
    for clause in clauses:
        parts = tuple(parts_of(clause.get("what"))) if clause.kind == "die" else ()
        first, rest = parts[:1], parts[1:]
        if rest and _is_gear(parse, first[0]):
            there = Several(first, first[0].place)
            found.append(replace(clause, kind="inforce", slots={"what": there}))
            dying = Several(rest, clause.get("what").place)
            clause = replace(clause, slots={**clause.slots, "what": dying})
        found.append(clause)
    return tuple(found)


def _is_gear(parse: Parse, one: object) -> bool:
    if not isinstance(one, Thing) or one.card is None or not one.of("place"):
        return False
    cards = (parse.catalogue.card(it) for it in one.card.names)
    return all("unit" not in it.face.types for it in cards)


@before(Game.RIFTBOUND)
def gear_beside(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Zhonya's and Ki Barrier are on my unit": whoever has the unit has the gear."""
    found: list[Clause] = []
    happened = False
    for clause in clauses:
        played = clause.kind == "cast" and not happened
        happened = happened or clause.kind in _HAPPENS
        said = clause.get("card") if clause.kind == "attached" or played else None
        to = tuple(parts_of(clause.get("to")))
        whose = clause.get("who") or _whose(to)
        if isinstance(said, Card):
            said = Thing("card", said.place, card=said, label=said.typed)
        parts = tuple(parts_of(said))
        beside = tuple(
            it for it in parts if isinstance(it, Thing) and _lies_beside(parse, it)
        )
        rest = tuple(it for it in parts if it not in beside)
        if not beside or not to or not isinstance(whose, Person):
            found.append(clause)
            continue
        owned = tuple(replace(it, owner=whose) for it in beside)
        there = Several(owned if rest else (*owned, *to), clause.place)
        found.append(replace(clause, kind="inforce", slots={"what": there}))
        if rest:
            left = {**clause.slots, "card": Several(rest, clause.place)}
            found.append(replace(clause, slots=left))
    return tuple(found)


# Behind that gear that is played comes too late.
_HAPPENS = frozenset({"cast", "damage", "attack", "mightattack", "die"})


def _whose(things: tuple[Thing | Person, ...]) -> Person | None:
    owners = (it.owner for it in things if isinstance(it, Thing))
    return next((it for it in owners if it is not None), None)


def _lies_beside(parse: Parse, one: object) -> bool:
    if not isinstance(one, Thing) or one.card is None:
        return False
    faces = [parse.catalogue.card(it).face for it in one.card.names]
    return all("gear" in it.types and not _goes_onto(it) for it in faces)


def _goes_onto(face: Face) -> bool:
    """Whether it is attached to a unit, or used on one."""
    used = abilities_of(Game.RIFTBOUND, face).activated
    return is_attachable(face) or any(it.targets for it in used)


@handles("legion")
def legion(scene: Scene, clause: Clause) -> None:
    """They hadn't played another card: what Legion asks for is not so (812)."""
    facts = (("legion", clause.get("no") is None),)
    take_as(scene, clause, "fact", {"who": clause.get("who"), "facts": facts})


@handles("survived")
def survived(scene: Scene, clause: Clause) -> None:
    """It survived combat with 4 damage: units are healed when that is over."""
    what = clause.get("what")
    things = scene.things(what, new=True) if what is not None else scene.focus
    # What it was dealt in a combat that was told is worked out.
    combat = last_combat(scene)
    fought = combat is not None
    if combat is not None and scene.draft.script[-1].what is combat:
        combat.over = True
    for it in things:
        if clause.get("n") is not None and not fought:
            points = number(scene, clause.get("n"))
            scene.draft.tell(
                worded(
                    "Units are healed after combat: of the {points} damage nothing "
                    "is left on {it}.",
                    points=points,
                    it=it.id,
                )
            )
    scene.notice(things)
    scene.focus = things


@handles("givenby")
def given_by(scene: Scene, clause: Clause) -> None:
    """My opponent's Frostcoat Cub gives it -2 Might: just that is done."""
    for part in parts_of(clause.get("by")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.SYNTAX, WHICH_CARD, clause.place)
        face = face_named(scene.catalogue_card(part.card), part.card.typed)
        always = abilities_of(scene.game, face).statics
        if any(isinstance(it, Modifier) for it in always):
            # What it gives as long as it is there would count twice.
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "What {spell} does I know: say only that it is there.",
                    spell=face.name,
                ),
                clause.place,
            )
    slots = {key: it for key, it in clause.slots.items() if key != "by"}
    take_as(scene, clause, "gains", slots)


@before(Game.RIFTBOUND)
def cards_in_trash(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He casts X with 2 copies of it in his trash on my unit": there, then cast."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "castintrash":
            slots = {"who": clause.get("who"), "n": clause.get("n")}
            slots["card"] = clause.get("card")
            found.append(replace(clause, kind="intrash", slots=slots))
            held = {"n", "owner"}
            slots = {key: it for key, it in clause.slots.items() if key not in held}
            clause = replace(clause, kind="cast", slots=slots, lead=(".",))
        found.append(clause)
    return tuple(found)


@before(Game.RIFTBOUND)
def with_runes(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He has Esteemed Hierophant and 6 runes": two things that he has."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "haverunes":
            slots = {key: clause.get(key) for key in ("who", "n")}
            found.append(replace(clause, kind="runes", slots=slots))
            slots = {key: clause.get(key) for key in ("who", "what")}
            clause = replace(clause, kind="have", slots=slots)
        found.append(clause)
    return tuple(found)


@before(Game.RIFTBOUND)
def there_first(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Void Gate, a spell deals 3 to my unit": that is there, and the spell deals."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        source = clause.get("source")
        if (
            clause.kind == "damage"
            and isinstance(source, Several)
            and source.loose
            and isinstance(source.parts[-1], Thing)
            and source.parts[-1].noun == "spell"
        ):
            there = replace(source, parts=source.parts[:-1])
            slots = {"what": there}
            found.append(replace(clause, kind="inforce", slots=slots))
            slots = {**clause.slots, "source": replace(source, parts=source.parts[-1:])}
            clause = replace(clause, slots=slots, lead=(".",))
        found.append(clause)
    return tuple(found)


@before(Game.RIFTBOUND)
def spells_somewhere(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Firestorm on my battlefield": whoever has it is hit, and does not play it."""
    found: list[Clause] = []
    for clause in clauses:
        side = clause.get("side") if clause.kind == "inforce" else None
        somewhere = clause.text.lower().endswith("battlefield")
        spells = all(_is_spell(parse, it) for it in parts_of(clause.get("what")))
        if isinstance(side, Person) and side.kind in _OTHER and somewhere and spells:
            other = replace(side, kind=_OTHER[side.kind], name="")
            clause = replace(clause, slots={**clause.slots, "side": other})
        found.append(clause)
    return tuple(found)


_OTHER = {"me": "opponent", "he": "me", "opponent": "me"}


def _is_spell(parse: Parse, one: object) -> bool:
    if not isinstance(one, Thing) or one.card is None:
        return False
    faces = [parse.catalogue.card(it).face for it in one.card.names]
    return all("spell" in it.types for it in faces)


@before(Game.RIFTBOUND)
def unpreventable_told(parse: Parse, clauses: Clauses) -> Clauses:
    """Note where damage is told that can't be prevented."""
    for it in clauses:
        if it.get("unp") is not None or it.kind == "noprevent":
            parse.memory.setdefault("unpreventable", it.place)
    return clauses


@after(Game.RIFTBOUND)
def check_unpreventable(scene: Scene) -> None:
    """That damage is dealt in full, as what forbids is stronger (054.1).

    What becomes of what would have prevented it, no rule says: raises QuestionError
    (ILLEGAL) where that is asked, or more damage than of one spell or fight is told.
    """
    place = scene.parse.memory.get("unpreventable")
    if place is None:
        return
    harming = [it for it in all_entries(scene) if it.harms]
    asked = any(it.kind in _OF_SHIELDS for it in scene.draft.asks)
    fights = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    # How much has to be assigned to one of several, no rule says either.
    many = any(len(it.attackers) > 1 or len(it.defenders) > 1 for it in fights)
    if asked or many or len(harming) + len(fights) > 1:
        raise scene.error(Problem.ILLEGAL, UNPREVENTABLE, place)
    scene.draft.assume(
        worded(
            "Riftbound's rules know no damage that can't be prevented: it is dealt in "
            "full, as what forbids is stronger (054.1)."
        )
    )


_OF_SHIELDS = frozenset({AskKind.SHIELD, AskKind.IN_FORCE})


@after(Game.RIFTBOUND)
def sizes_for_choices(scene: Scene) -> None:
    """Who chooses what happens as a unit dies: whether it does must be known."""
    if not any(it.kind is AskKind.WHO_CHOOSES for it in scene.draft.asks):
        return
    for entry in scene.draft.script:
        what = entry.what
        if not isinstance(what, Resolve):
            continue
        if holds(what.ability, DealDamage):
            for name in (it for slot in what.chosen for it in slot):
                it = scene.draft.thing(name)
                if it is not None and "unit" in it.kinds and it.toughness is None:
                    it.needs_size = True
