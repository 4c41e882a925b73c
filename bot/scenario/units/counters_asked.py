"""How many counters? Asked in Grand Archive and Riftbound."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import AddCounters
from bot.engine.question import AskKind
from bot.engine.values import Who, Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.asking import struck
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@before(Game.GRAND_ARCHIVE)
def bulwark_told(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Is the bulwark counter used up?": only of one that was told of.

    Raises QuestionError (AMBIGUOUS) where no word but of that question is of it, and
    no card that could have put it there is named.
    """
    asked = [it for it in clauses if it.kind.startswith("ask") and _lost(it)]
    said = [at for at, it in enumerate(parse.tokens) if it.text == "bulwark"]
    within = [at for it in asked for at in range(it.place.start, it.place.end)]
    named = any(
        isinstance(one, Thing) and one.card is not None
        for it in clauses
        for slot in it.slots.values()
        for one in (parts_of(slot) if isinstance(slot, Several | Thing) else ())
    )
    if said and not named and set(said) <= set(within):
        raise parse.error(
            Problem.AMBIGUOUS, worded("Counters on what?"), asked[0].place
        )
    return clauses


def _lost(clause: Clause) -> bool:
    words = set(clause.text.lower().replace("?", " ").split())
    return "bulwark" in words and bool(words & _LOST)


_LOST = frozenset("used gone lose loses lost removed spent still".split())


@handles("ask_kindcounters")
def kind_counters(scene: Scene, clause: Clause) -> None:
    """How many enlighten counters? On what is hit, if nothing else is named."""
    value = clause.get("on")
    kind = clause.get("kind")
    having = [it.id for it in scene.draft.things if kind in it.counters]
    if _who_buffs(value, kind):
        names = _buffed(scene, value)
    elif value is not None:
        names = targeted(scene, value)
        if kind == "durability" and not {*names} & {*having}:
            names = having  # "My champion attacks with it": a weapon has that alone
    else:
        named = [it.id for it in scene.draft.things if _speaks_of(it, kind)]
        champions = [it.id for it in scene.draft.things if "champion" in it.kinds]
        names = having or named or struck(scene) or champions
        if kind == "damage":
            names = struck(scene) or champions
    if not names:
        raise scene.error(Problem.AMBIGUOUS, worded("Counters on what?"), clause.place)
    for name in dict.fromkeys(names):
        if kind == "damage":
            ask(scene, clause, AskKind.DAMAGE_MARKED, name)
        else:
            ask(scene, clause, AskKind.COUNTERS, name, detail=kind)


def _who_buffs(value: object, kind: str) -> bool:
    """ "Do I get a buff counter?": what cards put on allies, asked of a player."""
    parts = parts_of(value)
    return kind in {"buff", "debuff"} and bool(parts) and (
        all(isinstance(it, Person) for it in parts)
    )  # fmt: skip


def _buffed(scene: Scene, value: object) -> list[str]:
    """The allies of the player that is asked about, if there are any."""
    sides = {scene.player(it) for it in parts_of(value) if isinstance(it, Person)}
    return [
        it.id
        for it in scene.draft.things
        if it.controller in sides and it.kinds & {"ally", "unit"}
        and "champion" not in it.kinds
    ]  # fmt: skip


def _speaks_of(it: DraftThing, kind: str) -> bool:
    """A card on the table that puts such counters on itself."""
    if it.face is None or it.zone is not Zone.BATTLEFIELD:
        return False
    return any(
        one.kind == kind and one.on is Who.THIS
        for one in inside(it.abilities, AddCounters)
    )
