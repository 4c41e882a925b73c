"""What is told of a thing only where it is named again: "Odd Ox (3/2) attacks"."""

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import MakeTokens
from bot.engine.question import Do, Resolve
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.specs import apply_spec
from bot.scenario.words.syntax import Thing
from bot.worded import worded

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene


def fill_in(scene: "Scene", found: list[DraftThing], thing: Thing) -> None:
    """Put onto the one thing that is named again what is told of it only now."""
    if len(found) != 1 or scene.game is not Game.MTG or not found[0].named:
        return
    it = found[0]
    if scene.clause is None or scene.clause.kind.startswith("ask_"):
        return
    for spec in thing.specs:
        if spec.kind == "size" and it.power is None and it.toughness is None:
            apply_spec(scene, it, spec)
        elif spec.kind in {"loyalty", "counters"} and spec.kind not in it.said:
            # What is printed is no more than it enters with.
            if not it.counters or spec.kind == "loyalty":
                apply_spec(scene, it, spec)
        elif spec.kind == "keyword" and not set(str(spec.value).split("+")) <= (
            it.keywords
        ):
            apply_spec(scene, it, spec)


_SIZES = frozenset({"size", "power", "life", "might"})


def sized_now(scene: "Scene", thing: Thing, whose: str) -> DraftThing | None:
    """ "My ally is linked to it. … to my 2/4 ally": the one ally whose size was open.

    Not of Magic, and only where whose it is says that it is no second one.
    """
    sizes = [it for it in thing.specs if it.kind in _SIZES]
    if scene.game is Game.MTG or thing.owner is None or not sizes or thing.card:
        return None
    if thing.det in {"a", "another"} or thing.label or thing.plural:
        return None
    wanted = thing.of("noun") or ("ally", "unit")
    there = [
        it
        for it in scene.draft.things
        if it.controller == whose and it.kinds & set(wanted)
        and it.kinds & {"ally", "unit"} and "champion" not in it.kinds
    ]  # fmt: skip
    if len(there) != 1 or there[0].card is not None or there[0].named:
        return None
    it, again = there[0], there[0] in scene.in_list  # "it and my 2 Might unit"
    if it.power is not None or it.toughness is not None or it.sized or again:
        return None
    for spec in sizes:
        apply_spec(scene, it, spec)
    it.sized = True
    return it


def _is_the_token(scene: "Scene", thing: Thing) -> bool:
    """ "Destroys the token": it is one that is made on the way, no further one."""
    bare = not thing.label and all(it.kind == "status" for it in thing.specs)
    bare = bare and thing.card is None and not thing.plural and thing.count is None
    going = scene.game is Game.MTG and bool(scene.draft.script)
    return going and bare and thing.det == "the" and "token" in thing.of("status")


def copies_created(scene: "Scene") -> bool:
    """Whether tokens that are copies of something are created as told."""
    return any(
        one.copy_of is not None
        for entry in scene.draft.script
        if isinstance(entry.what, Do | Resolve)
        for one in inside(entry.what, MakeTokens)
    )


# Said of what enters as a copy: "the copy" is that, and not what it copies.
COPIES = "copies"


def the_copy(scene: "Scene", thing: Thing) -> DraftThing | None:
    """What "the copy" means: not its original.

    Raises QuestionError (AMBIGUOUS) where a card makes it on the way.
    """
    if scene.said(thing).lower().split()[-1:] != ["copy"]:
        return None
    made = [it for it in scene.draft.things if it.said & {"copy", COPIES}]
    if len(made) == 1:
        return made[0]
    if copies_created(scene):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
        )
    return None


def told_later(scene: "Scene", thing: Thing, whose: str) -> DraftThing | None:
    """What "the red 3/3" means where one 3/3 of no colour was told of.

    In the same way "her 2/2" is her one creature of which no size was told.
    """
    if _is_the_token(scene, thing):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
        )
    if (one := _whose_now(scene, thing, whose)) is not None:
        return one
    new = [it for it in thing.specs if it.kind in {"color", "size"} and it.value]
    if scene.game is not Game.MTG or not new or thing.plural:
        return None
    if thing.det not in {"the", "that", "other"} and thing.owner is None:
        return None
    for kinds in ({"color"}, {"size"}, {"color", "size"}):
        added = [it for it in new if it.kind in kinds]
        if {it.kind for it in added} != kinds:
            continue
        if "size" in kinds and thing.label:
            # "The Rhino loses trample. My 5/5 Rhino with trample …": one Rhino.
            added += [it for it in thing.specs if it.kind == "keyword"]
        rest = tuple(it for it in thing.specs if it not in added)
        if not rest and not thing.label and thing.noun != "creature":
            continue
        pool = [
            it
            for it in scene.draft.things
            if it not in scene.in_list
            and fits(it, replace(thing, specs=rest), scene.game)
            and (whose in {"", it.controller} or _nobodys(it, thing))
            and ("size" not in kinds or _unsized(it))
            # "Can Bob's artifact creature block it? Can his red one?": two of them
            and "asked" not in it.said
        ]
        if len(pool) != 1 or ("color" in kinds and not _uncoloured(pool[0])):
            continue
        for spec in added:
            apply_spec(scene, pool[0], spec)
        return _belongs(pool[0], whose)
    return None


def _belongs(it: DraftThing, whose: str) -> DraftThing:
    if whose and it.controller != whose:
        it.controller = it.owner = whose
        it.said.add("chosen controller")
    return it


def _whose_now(scene: "Scene", thing: Thing, whose: str) -> DraftThing | None:
    """ "I bolt the Rhino. Bob's Rhino is a 4/4.": it is said only now whose it is."""
    kind = scene.clause_kind
    if kind not in {"is", "isa"} or not whose or thing.owner is None:
        return None
    there = [it for it in scene.draft.things if fits(it, thing, scene.game)]
    pool = [it for it in there if _nobodys(it, thing) and _unsized(it)]
    return _belongs(pool[0], whose) if len(pool) == len(there) == 1 else None


def _nobodys(it: DraftThing, thing: Thing) -> bool:
    """ "I bolt the Rhino. Bob's Rhino is a 4/4.": nobody had said whose it was."""
    unsaid = "pointed at" in it.said and "chosen controller" not in it.said
    return unsaid and bool(thing.label)


def _unsized(it: DraftThing) -> bool:
    bare = it.face is None and it.power is None and it.toughness is None
    return bare and "creature" in it.kinds and not it.token


def _uncoloured(it: DraftThing) -> bool:
    if it.colors or "color" in it.said:
        return False
    return it.face is None or not it.face.colours_known
