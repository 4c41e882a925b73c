""" "A 3/3 attacks. What is my life?": an attacker that nobody was said to control."""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.combat.attackers import not_theirs
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Person, Place, Thing
from bot.worded import worded

_NOBODYS = "taken for theirs who attack"
_HARM = frozenset({AskKind.LIFE, AskKind.LIFE_LOST, AskKind.LOSES_LIFE, AskKind.LOSES,
                   AskKind.DAMAGE_DEALT, AskKind.PREVENTED,
                   AskKind.POISON})  # fmt: skip


def take_for(scene: Scene, it: DraftThing, who: str) -> None:
    """Let *it*, of which nobody said whose it is, attack for *who*.

    With "" for whoever would have it; that is said, or asked where it would matter.
    """
    # Who asks for life may ask for what lifelink gives.
    side = who or _paying_for(scene, it)
    side = side or not_theirs(scene, harms=True, gains="lifelink" in it.keywords)
    it.controller = it.owner = side or default_owner(scene)
    if not side:
        it.said.add(_NOBODYS)
    elif not who:
        said = scene.says(side, "{it} is yours.", "{it} belongs to {who}.", it=it.id)
        scene.draft.assume(said)


def _pays(clause: Clause) -> bool:
    life = clause.kind == "loselife" and bool(_PAYING & {*clause.text.lower().split()})
    return life or clause.kind in {"pay", "use"}


_PAYING = frozenset({"pay", "pays", "paid", "paying"})


def _paying_for(scene: Scene, it: DraftThing) -> str:
    """ "It attacks. I pay 4 life": who pays for an ability that *it* has; or ""."""
    told = [one for one in scene.following[:4] if _pays(one)]
    if not told or not it.abilities.activated or scene.game is not Game.MTG:
        return ""
    person, what = told[0].get("who"), told[0].get("card")
    parts = [one for one in parts_of(what) if isinstance(one, Thing)]
    own = all(one.noun == "it" or fits(it, one, scene.game) for one in parts)
    return scene.player(person) if own and isinstance(person, Person) else ""


def whose_attack(scene: Scene) -> str:
    """Whose attacker it is where nobody says so: theirs who would have it."""
    return _who_meets(scene) or not_theirs(scene) or default_owner(scene)


def _who_meets(scene: Scene) -> str:
    """ "A 6 Might unit attacks. I have a 2 Might unit": whose it is not; or "".

    "A 6 Might unit attacks. Bob's unit defends" is told of Bob as well.
    """
    if scene.game is not Game.RIFTBOUND or len(scene.draft.players) != 2:
        return ""
    for one in scene.following[:1]:
        units = [it for it in parts_of(one.get("what")) if isinstance(it, Thing)]
        has = one.kind == "have" and units and all(it.of("might") for it in units)
        who = one.get("who")
        if one.kind == "defend" and who is None:
            who = next((it.owner for it in units if it.owner is not None), None)
        if isinstance(who, Person) and (has or one.kind in _DEFENDS):
            return scene.other(scene.player(who))
    return ""


_DEFENDS = frozenset({"defend", "defendagainst", "theyare"})


@after(Game.MTG)
def whose_attacker(scene: Scene) -> None:
    """Raises AMBIGUOUS where its player is asked about, or shielded, as if attacked."""
    about = {one.subject for one in scene.draft.asks if one.kind in _HARM}
    about.add(scene.sole_shielded())
    for it in scene.draft.things:
        if _NOBODYS not in it.said or it.controller not in about:
            continue
        if "lifelink" not in it.keywords:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Whose is “{thing}”?", thing=scene.parse.said(*it.place)),
                Place(*it.place),
                (worded("Bob attacks me with a 3/3."),),
            )


def also_theirs(scene: Scene, clause: Clause, name: str) -> None:
    """ "A 3/3 has trample. I also control a Wall": the 3/3 is mine too."""
    also = "also" in clause.text.lower().split()[:3]
    if not also or scene.game is not Game.MTG:
        return
    told = [it for it in scene.draft.things if it.on_board and "creature" in it.kinds]
    unsaid = [it for it in told if "chosen controller" not in it.said]
    if any(it.controller == name for it in told if it not in unsaid):
        return
    for it in unsaid:
        it.controller = it.owner = name
        it.said.add("chosen controller")
        said = scene.says(name, "{it} is yours.", "{it} belongs to {who}.", it=it.id)
        scene.draft.assume(said)
