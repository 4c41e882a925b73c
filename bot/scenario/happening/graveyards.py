"""Cards in graveyards, and what comes back from there."""

from bot.citation import Game
from bot.engine.effects import DrawWatch, Effect, Instead
from bot.engine.instructions import MillCards, Move, PutOnto
from bot.engine.values import AllRefs, Filter, Matches, Named, Side, Zone
from bot.errors import Problem
from bot.scenario.happening.happening import do, doer
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import default_owner
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("ingraveyard")
def in_graveyard(scene: Scene, clause: Clause) -> None:
    """I have a 2/2 Bear in my graveyard: there, but not in play."""
    whose = clause.get("whose") or clause.get("who")
    name = scene.player(whose) if whose is not None else default_owner(scene)
    scene.subject = name
    what = clause.get("what")
    found: list[DraftThing] = []
    for item in what if isinstance(what, tuple | list) else (what,):
        if not isinstance(item, Thing):
            raise scene.error(Problem.SYNTAX, worded("This cannot be in a graveyard."))
        for it in scene.thing(item, name, new=True):
            it.controller = it.owner = name
            it.zone = Zone.GRAVEYARD
            it.needs_size = False
            found.append(it)
    scene.notice(found)
    scene.focus = found


@after(Game.MTG)
def dredges(scene: Scene) -> None:
    """Instead of drawing, N cards may be milled and the card returned (702.52a)."""
    for it in scene.draft.things:
        words = sorted(it.keywords | set(it.abilities.keywords))
        counts = [word.split()[1] for word in words if word.startswith("dredge ")]
        if it.zone is not Zone.GRAVEYARD or not counts or not counts[0].isdigit():
            continue
        number, player = int(counts[0]), scene.draft.players[it.owner]
        if player.library is not None and player.library < number:
            continue  # Not with fewer cards in the library (702.52b).
        scene.draft.statics.append(
            Effect(
                DrawWatch(Filter(ids=frozenset({it.owner}), players=Side.ANY)),
                Instead(
                    (
                        MillCards(number, Named(it.owner)),
                        Move(Named(it.id), Zone.HAND),
                    )
                ),
                id=scene.draft.effect_id(),
                label=it.id,
                controller=it.owner,
                optional=Named(it.owner),
                when=Matches(Named(it.id), Filter(zone=Zone.GRAVEYARD)),
            )
        )


@handles("gravesize")
def grave_size(scene: Scene, clause: Clause) -> None:
    """I have three cards in my graveyard: cards that nobody names."""
    name = scene.player(clause.get("who"))
    value = number(scene, clause.get("n")) if clause.get("n") else 1
    scene.draft.tell(
        worded(
            "Cards in the graveyard of {who}: {value}.",
            who=scene.name(name),
            value=value,
        )
    )


@handles("reanimate")
def reanimate(scene: Scene, clause: Clause) -> None:
    """I return the Bear and the Elf to the battlefield: they enter together."""
    whose = clause.get("whose")
    who = doer(scene, clause)
    owner = scene.player(whose) if isinstance(whose, Person) else who
    known = {id(it) for it in scene.draft.things}
    found: list[DraftThing] = scene.things(clause.get("what"), owner, new=True)
    for it in found:
        if id(it) not in known:
            it.zone = Zone.GRAVEYARD
    names = ", ".join(it.id for it in found)
    back = PutOnto(AllRefs(tuple(Named(it.id) for it in found)), under=Named(who))
    do(scene, who, f"{names}: from the graveyard to the battlefield.", back)
    scene.focus = found
