"""Tokens that are created by hand."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import MakeTokens
from bot.engine.question import Ask, AskKind, Do
from bot.engine.values import Named, Zone
from bot.errors import Problem, QuestionError
from bot.scenario.happening.happening import count_of, do, doer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.words.numbers_asked import HOW_BIG_TOKEN
from bot.scenario.words.syntax import Clause, Person, Place, Thing
from bot.worded import worded


@handles("create")
def create(scene: Scene, clause: Clause) -> None:
    """I create two 1/1 Soldiers; a Clue; a token that's a copy of Voice of All."""
    whose = clause.get("whose")
    who = scene.player(whose) if isinstance(whose, Person) else doer(scene, clause)
    if clause.get("populate"):
        clause = _populated(scene, clause, who)
    if clause.get("copy") is not None:
        _copy(scene, clause, who)
        return
    if clause.get("named") is not None:
        _of_a_kind(scene, who, clause.get("named"))
        return
    for part in parts_of(clause.get("what")):
        assert isinstance(part, Thing)
        size = part.first("size")
        if size is None and not part.label:
            raise _unsized(scene, part.place)
        born = scene.things(part, who, new=True)
        for it in born:
            it.zone, it.token, it.entered_later = Zone.HAND, True, True
            it.controller = it.owner = who
        first = born[0]
        made = MakeTokens(
            len(born),
            Named(who),
            first.label or (f"{size[0]}/{size[1]}" if size else "creature"),
            frozenset(first.kinds),
            frozenset(first.colors),
            first.power,
            first.toughness,
            tuple(sorted(first.keywords)),
            first.tapped or clause.get("tapped") is not None,
            says=first.abilities,
            called=tuple(it.id for it in born),
        )
        told = f"{size[0]}/{size[1]}" if size else ""
        what = " ".join(filter(None, (str(len(born)), told, first.label)))
        _tell(scene, who, what, made)
        scene.notice(born)
        scene.focus = born
        if size is None and (first.face is None or "creature" in first.kinds):
            scene.parse.memory["unsized"] = part.place


def _unsized(scene: Scene, place: Place) -> QuestionError:
    said = HOW_BIG_TOKEN
    return scene.error(Problem.AMBIGUOUS, said, place, ("a 1/1 token",))


@after(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def unsized_tokens(scene: Scene) -> None:
    """How big tokens are is nothing to their number, which alone may be asked for.

    Raises QuestionError (AMBIGUOUS) where something else happens or is asked.
    """
    place = scene.parse.memory.get("unsized")
    if place is None:
        return
    asked = {one.kind for one in scene.draft.asks if not _how_many(one)}
    made = [entry.what for entry in all_entries(scene)]
    deeds = [deed for it in made if isinstance(it, Do) for deed in it.do]
    only = len(deeds) == len(made) and all(isinstance(it, MakeTokens) for it in deeds)
    if not (scene.draft.asks and asked <= _OF_NUMBERS and only):
        raise _unsized(scene, place)


def _how_many(one: Ask) -> bool:
    return one.kind is AskKind.EVERYTHING and "how many" in one.text.lower()


_OF_NUMBERS = {AskKind.CREATED, AskKind.CONTROLS, AskKind.WHO_CHOOSES}


@handles("createtoo")
def create_too(scene: Scene, clause: Clause) -> None:
    """ "… creates a token copy of the Bear and two 1/1 Soldiers": those as well."""
    entry, before = scene.last_entry, scene.told_last
    joined = before is not None and before.end == clause.place.start
    made = entry is not None and holds(entry.what, MakeTokens)
    if entry is None or not (joined and made):
        raise scene.not_read(clause.place)
    scene.subject = entry.by
    create(scene, replace(clause, kind="create"))


def _populated(scene: Scene, clause: Clause, who: str) -> Clause:
    """Populate: a copy of a creature token of theirs, or the only one (701.36)."""
    pool = [
        it
        for it in scene.draft.things
        if it.controller == who and "creature" in it.kinds
        and (it.token or "token" in it.kinds) and it.zone is not Zone.GRAVEYARD
    ]  # fmt: skip
    if clause.get("copy") is not None:
        it = scene.single(clause.get("copy"), who)
        pool = [it] if it in pool or "token" in scene.said(clause.get("copy")) else []
    if len({(one.label, one.power, one.toughness) for one in pool}) != 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Exactly one thing is copied."), clause.place
        )
    scene.focus = pool[:1]
    copy = Thing("it", clause.place, label="it")
    return replace(clause, slots={**clause.slots, "copy": copy})


def _of_a_kind(scene: Scene, who: str, named: str | tuple[int, str]) -> None:
    """Clues, Treasures, Food: artifacts that are called what they are (111.10)."""
    # Who investigates creates a Clue (701.16a).
    count, kind = (1, named) if isinstance(named, str) else named
    title = kind.capitalize()
    born = [_artifact(scene, who, title) for _ in range(count)]
    kinds, called = frozenset(born[0].kinds), tuple(it.id for it in born)
    made = MakeTokens(count, Named(who), title, kinds, called=called)
    _tell(scene, who, f"{count} {title}", made)
    scene.notice(born)
    scene.focus = born


def _artifact(scene: Scene, who: str, title: str) -> DraftThing:
    it = DraftThing(
        scene.draft.fresh(title), title, who, who, kinds={"artifact", title.lower()},
        zone=Zone.HAND, token=True, entered_later=True, named=True,
    )  # fmt: skip
    return scene.add(it)


def _tell(scene: Scene, who: str, what: str, made: MakeTokens) -> None:
    one = "You create {what} token.", "{who} creates {what} token."
    many = "You create {what} tokens.", "{who} creates {what} tokens."
    told = scene.says(who, *(many if made.amount != 1 else one), what=what)
    do(scene, who, told, made)


def _copy(scene: Scene, clause: Clause, who: str) -> None:
    it = scene.single(clause.get("copy"), who, new=True)
    told = scene.says(
        who,
        "You create a token copy of {it}.",
        "{who} creates a token copy of {it}.",
        it=it.id,
    )
    if it.card is not None and "said before" not in it.said and not _somebodys(clause):
        it.zone = Zone.NOWHERE if it not in scene.recent else it.zone
    made = [scene.add(_copied(scene, it, who)) for _ in range(count_of(scene, clause))]
    called = tuple(one.id for one in made)
    tokens = MakeTokens(len(made), Named(who), copy_of=Named(it.id), called=called)
    do(scene, who, told, tokens)
    scene.notice(made)
    scene.focus = made


def _somebodys(clause: Clause) -> bool:
    """ "A copy of Bob's Hill Giant", which is there, and not of just any such card."""
    what: Thing = clause.get("copy")
    return what.owner is not None or not {"enemy", "friendly"}.isdisjoint(
        what.of("status")
    )


def _copied(scene: Scene, it: DraftThing, who: str) -> DraftThing:
    """A token that is a copy of *it*, of which only what is printed counts (707.2)."""
    legend = "legendary" in it.kinds
    return replace(
        it,
        id=scene.draft.fresh(f"{it.id} token"),
        label=it.label or it.id if legend else "",
        controller=who, owner=who, zone=Zone.HAND, token=True, entered_later=True,
        kinds={*it.kinds}, colors={*it.colors}, elements={*it.elements},
        classes={*it.classes}, keywords={*it.keywords}, counters={}, damage=0,
        tapped=False, attached_to="", flags=set(), said={"copy"}, named=False,
    )  # fmt: skip
