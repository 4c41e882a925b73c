"""What happens in Grand Archive and Riftbound beside fights."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.instructions import Kill
from bot.engine.question import Do
from bot.engine.values import AllRefs, Flag, Named, Zone
from bot.errors import Problem
from bot.scenario.bearing import face_named, is_spell
from bot.scenario.casting import Use, cast
from bot.scenario.draft import DraftThing, Entry
from bot.scenario.making import default_owner
from bot.scenario.parsing import Parse
from bot.scenario.phrases import parts_of
from bot.scenario.reaching import walk
from bot.scenario.scene import Scene, handles
from bot.scenario.steps import Clauses, before
from bot.scenario.syntax import Clause, Thing
from bot.scenario.telling import number, on_table
from bot.scenario.timing import place

_SENTENCE = frozenset({".", "\n", "?", "!", ";"})
_EVENTS = frozenset("attack damage cast use put die destroy lethal attacked".split())


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def taken_apart(parse: Parse, clauses: Clauses) -> Clauses:
    """Clauses that hold two, as two."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "hascast":
            slots = dict(clause.slots)
            held = {"who": slots["who"], "what": slots.pop("what")}
            found.append(replace(clause, kind="have", slots=held))
            found.append(replace(clause, kind="cast", slots=slots, lead=(".",)))
        else:
            found.append(clause)
    return tuple(found)


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def in_order(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks after I resolved X": what stands behind "after" comes first."""
    del parse
    found = list(clauses)
    for at in range(1, len(found)):
        clause, previous = found[at], found[at - 1]
        inside = not _SENTENCE & set(clause.lead)
        if (
            "after" in clause.lead
            and inside
            and clause.kind in _EVENTS
            and previous.kind in _EVENTS
        ):
            found[at - 1] = replace(clause, lead=previous.lead)
            found[at] = replace(previous, lead=(".",))
    return tuple(found)


@handles("elliptic")
def elliptic(scene: Scene, clause: Clause) -> None:
    """ "If I have moved twice this turn …" He has: the one condition of that card."""
    for it in reversed(scene.recent):
        wanted = {one.name for one in walk(it.abilities) if isinstance(one, Flag)}
        if len(wanted) == 1:
            (name,) = wanted
            it.flags.add(name)
            scene.draft.tell(f"“{name}” holds for {it.id}.")
            return
        if wanted:
            break
    raise scene.error(Problem.SYNTAX, "Has what?", clause.place)


@handles("revealed")
def revealed(scene: Scene, clause: Clause) -> None:
    """Veiling Breeze revealed 2 wind cards."""
    points = number(scene, clause.get("n"))
    parts = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if not parts:
        if scene.last_cast is None:
            raise scene.error(Problem.AMBIGUOUS, "Revealed for which card?")
        scene.last_cast.x = points
        return
    for part in parts:
        it = _played(scene, part)
        it.x = points


def _played(scene: Scene, part: Thing) -> DraftThing:
    """The card, played if it has not been yet."""
    assert part.card is not None
    known = [
        it
        for it in scene.draft.things
        if it.card is not None and it.card.ref in part.card.names
    ]
    if known:
        return known[-1]
    face = face_named(scene.catalogue_card(part.card), part.card.typed)
    owner = scene.owner_of(part) or default_owner(scene)
    if is_spell(face):
        use = Use(owner, [], [], opening=not scene.draft.script)
        made = cast(scene, part, use)
        scene.last_cast = made
        return made
    return on_table(scene, part, owner)[0]


def together(scene: Scene, things: list[DraftThing], by: str, told: str) -> None:
    """Several units die at the same moment."""
    refs = tuple(Named(it.id) for it in things)
    what = Do((Kill(refs[0] if len(refs) == 1 else AllRefs(refs)),), by)
    scene.draft.tell(told)
    place(scene, Entry(what, by), protective=False)


def on_field(scene: Scene, player: str) -> list[DraftThing]:
    """The units that *player* has on the table."""
    return [
        it
        for it in scene.draft.things
        if it.controller == player
        and it.zone is Zone.BATTLEFIELD
        and it.kinds & {"unit", "ally", "champion"}
    ]
