"""What is said of a spell that cannot be meant."""

from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of, is_attachable, is_permanent, is_spell
from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.instructions import Ability
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.casting import HAD
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.placing import harms
from bot.scenario.casting.shields import check_amount
from bot.scenario.casting.told_branch import as_dealt
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries, face_of, face_text
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.trigger_aimed import aims_triggers
from bot.scenario.words.asked_back import which_is_meant
from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.syntax import Clause, Person, Quantity, Several, Thing
from bot.worded import worded


def chosen_by_another(
    scene: Scene, clause: Clause, who: str
) -> tuple[Clause, Clause] | None:
    """“He casts it. She chooses …”: the spell, and what her trigger is aimed at.

    None where the same player does both. Raises QuestionError (ILLEGAL).
    """
    chooser = clause.get("chooser")
    if not isinstance(chooser, Person) or chooser.kind in {"he", "self"}:
        return None
    other = scene.player(chooser)
    if other == who:
        return None
    if not aims_triggers(scene, other):
        raise scene.error(
            Problem.ILLEGAL,
            worded("Whoever casts a spell chooses its source."),
            chooser.place,
        )
    aimed = {"who": chooser, "to": clause.get("src")}
    gone = ("chooser", "src")
    slots = {name: it for name, it in clause.slots.items() if name not in gone}
    return replace(clause, slots=slots), replace(
        clause, kind="choosetarget", slots=aimed
    )


def check_aimed(
    scene: Scene, clause: Clause, spell: Ability | None, names: list[str]
) -> None:
    """ "I fog his 5/5" tells of no attack: refused, since Fog has no target.

    Raises QuestionError (AMBIGUOUS).
    """
    aimed = [it for it in map(scene.draft.thing, names) if it and it.on_board]
    if scene.game is not Game.MTG or spell is None or not aimed:
        return
    fights = last_combat(scene) is not None or any(
        it.kind.startswith(("attack", "block", "damage")) for it in scene.following
    )
    if fights or spell.targets or spell.modes or not prevents(spell):
        return
    if any(entry.harms for entry in all_entries(scene)):
        return
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "This has no target, and nothing that it could prevent is told. Say first "
            "what attacks, or what deals damage to what."
        ),
        clause.place,
        ("Bob attacks me with a 5/5. I cast Fog.",),
    )


def check_pronoun(scene: Scene, clause: Clause, face: Face, use: Use) -> None:
    """“… he shocks it”: hardly his own creature while mine fights it."""
    pronouns = [
        part for part in parts_of(clause.get("to"))
        if isinstance(part, Thing) and part.noun == "it"
    ]  # fmt: skip
    ability = abilities_of(scene.game, face).spell
    if not pronouns or ability is None or not harms(ability, use):
        return
    for name in use.targets:
        it = scene.draft.thing(name)
        if it is None or it.controller != use.who:
            continue
        foes = [
            one for one in scene.recent
            if one.controller != use.who and {"attacking", "blocking"} & one.flags
        ]  # fmt: skip
        if foes:
            named = [scene.describe(one) for one in (it, foes[-1])]
            raise scene.error(
                Problem.AMBIGUOUS,
                which_is_meant("it", named),
                pronouns[0].place,
            )


def check_deed(scene: Scene, clause: Clause, face: Face) -> None:
    """Refuse "Worship 1/1 creature, me at 2": two things, and nothing that is done.

    Raises QuestionError (SYNTAX).
    """
    nobody = clause.get("elided") and not clause.lead and clause.get("to") is not None
    if nobody and is_permanent(face) and not is_attachable(face):
        raise scene.not_read(clause.place)


def check_note(scene: Scene, clause: Clause, thing: Thing, use: Use) -> None:
    """(prevent 3), (6): a number in brackets repeats the card or gives X."""
    for value in thing.of("number"):
        points = value
        if isinstance(value, tuple) and value and isinstance(value[0], int | None):
            points = value[0]
            use.mode = use.mode or "prevent"
        if isinstance(points, int):
            face = face_of(scene, thing)
            if "X" in face_text(face) and use.x is None:
                use.x = points
    del clause


def check_numbers(
    scene: Scene, clause: Clause, thing: Thing, made: DraftThing, x: int | None
) -> None:
    """Lightning Bolt for 5 is a contradiction."""
    n: Quantity | None = clause.get("n")
    divided = clause.get("n2") is not None or clause.get("apiece")
    if n is not None and x is None and not divided:
        if isinstance(n.value, int):
            check_amount(scene, made, n.value)
            as_dealt(scene, made, n.value)
    for value in thing.of("number"):
        points = value[0] if isinstance(value, tuple) else value
        if isinstance(points, int) and made.x is None and x is None:
            check_amount(scene, made, points)


def cast_only_now(
    scene: Scene, clause: Clause, thing: Thing, who: str
) -> DraftThing | None:
    """ "Bob has Odd Ring. He cast it this turn": what is cast, not used.

    So it is as long as nothing has happened but what it may have been there for.
    """
    told = clause.text.lower().split()
    back = thing.noun in {"it", "which"} or scene.parse.word(thing.place.start) == "it"
    if scene.game is not Game.MTG or not back or not {*told[:3]} & _CASTING:
        return None
    names = thing.card.names if thing.card is not None else ()
    known = [
        it
        for it in (scene.draft.things if names else scene.thing(thing, who))
        if it.card is not None and (not names or it.card.ref in names)
    ]
    if len(known) != 1 or scene.draft.opening:
        return None
    (it,) = known
    happened = [one.what for one in scene.draft.script if one.clause is not None]
    fought = all(isinstance(one, Combat) and not one.over for one in happened)
    theirs = it.controller == who and it.zone is Zone.BATTLEFIELD
    untouched = not (it.flags or it.attached_to or it.counters)
    if not (theirs and untouched and fought):
        return None
    it.said.add(HAD)
    return it


def check_not_cast(
    scene: Scene, clause: Clause, thing: Thing, host: DraftThing
) -> None:
    """ "He bolts me. He just cast it.", said of his Odd Ring: when?

    Raises QuestionError (AMBIGUOUS).
    """
    said = set(clause.text.lower().split())
    if scene.game is not Game.MTG or thing.noun not in {"it", "which"}:
        return
    if said & _CASTING and host.zone is Zone.BATTLEFIELD and host.card is not None:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("{it} is there already. Is it cast only now?", it=host.id),
            thing.place,
            (
                scene.says(
                    host.controller, "You cast {it}.", "{who} casts {it}.", it=host.id
                ),
            ),
        )


def named_again(
    scene: Scene, clause: Clause, thing: Thing, face: Face
) -> DraftThing | None:
    """ "Odd Idol.", left of its wording told late: what is there, and not cast.

    "Rip Bear?" asks what becomes of what is called so; nobody casts a Bear with that.
    """
    alone = thing.place.start == clause.place.start
    if not clause.get("elided") or not alone or is_spell(face):
        return None
    asked = clause.question
    if thing.place.end != clause.place.end:
        return None
    if not (asked or {".", "\n"} & set(clause.lead)):
        return None
    assert thing.card is not None
    found = [
        it
        for it in scene.draft.things
        if (it.card is not None and it.card.ref in thing.card.names)
        or (asked and it.label.lower() == thing.card.typed.lower())
        if it.zone is Zone.BATTLEFIELD
    ]
    if asked and not found:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is {it} cast? Say when, and on what, or leave it out.", it=face.name
            ),
            clause.place,
        )
    return found[0] if len(found) == 1 else None


def at_itself(scene: Scene, clause: Clause, cast: Thing) -> bool:
    """ "She casts NAME, targeting itself": what enters is its own target.

    So it is with "casts Elf, targeting Elf" where there is no other Elf.
    """
    parts = parts_of(clause.get("to"))
    match parts:
        case [Thing(det="", owner=None, specs=(), label=label)] if label:
            if label.lower() == cast.label.lower():
                return all(it.label != label for it in scene.draft.things)
    said = {getattr(it, "label", "") or getattr(it, "name", "") for it in parts}
    return said == {"itself"}


def hits(scene: Scene, clause: Clause, face: Face) -> bool:
    """ "Questing Beast hits me": a creature that connects, no spell that is cast.

    So does "Bob's Questing Beast", and "my", but not who "hits me with Questing Beast".
    """
    words = set(clause.text.lower().split())
    person = clause.get("who")
    if person is not None and scene.parse.word(person.place.end) != "'s":
        if scene.parse.word(person.place.start) not in POSSESSIVES:
            return False
    creature = "creature" in {it.lower() for it in face.types}
    return (
        scene.game is Game.MTG
        and creature
        and clause.get("to") is not None
        and bool(words & {"hits", "hit"})
    )


def aims(scene: Scene, clause: Clause, thing: Thing, face: Face) -> Clause | None:
    """ "Blood Artist targets me": what is there triggers, and nothing is cast (603.3d).

    The clause that says which target is chosen; None where it says something else.
    """
    words = clause.text.lower().split()
    says = set(words) & {"targets", "targeted"} or "is targeting" in " ".join(words)
    if scene.game is not Game.MTG or is_spell(face) or not says or thing.card is None:
        return None
    if set(words[:3]) & _CASTING or clause.get("to") is None:
        return None
    there = any(
        it.card is not None
        and it.card.ref in thing.card.names
        and any(isinstance(one, Trigger) for one in it.abilities.statics)
        for it in scene.draft.things
    )
    slots = {"host": Several((thing,), thing.place), "to": clause.get("to")}
    return replace(clause, kind="choosetarget", slots=slots) if there else None


_CASTING = frozenset("cast casts casting play plays playing flash flashes".split())
