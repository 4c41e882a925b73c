"""Whose things are: who controls them, and who owns them."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.casting.sides import owned_only, tells_owner
from bot.scenario.happening.telling import hold
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import after, takes
from bot.scenario.words.syntax import Clause, Spec, Thing

# "Bob controls a Bear that is Alice's".
_BEHIND = ("that is ", "which is ", "that are ", "which are ")


@handles("ownit")
def it_is_theirs(scene: Scene, clause: Clause) -> None:
    """“Odd Totem: …. Alice controls it.”"""
    what = clause.get("what") or Thing("it", clause.place, label="it")
    both = what.det == "both" and len(scene.draft.things) == 2
    found = scene.draft.things[:] if both else scene.things(what)
    if len(found) != 1 and what.noun != "them":
        found = [scene.one(what)]
    name = scene.player(clause.get("who"))
    owned = tells_owner(scene) or clause.text.lower().startswith(_BEHIND)
    for it in found:
        if owned and "chosen controller" in it.said:
            # "Bob controls a Bear. Alice owns it.": he still does (108.3, 108.4).
            owned_only(scene, it, name)
            continue
        it.controller = name
        if "chosen controller" not in it.said:
            it.owner = name
        it.said.add("chosen controller")
    scene.subject = name
    scene.focus = found
    if clause.get("more") is not None:
        hold(scene, name, clause.get("more"))


@takes("ownedby")
def owned_by(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """A creature my opponent owns, which I control."""
    owned_only(scene, it, scene.player(spec.value))


@handles("ownsof")
def owns(scene: Scene, clause: Clause) -> None:
    """I own a unit that my opponent controls; that Bob owns a unit says no more."""
    thing = clause.get("what")
    holder = thing.owner or clause.get("who")
    spec = Spec("ownedby", clause.get("who"), clause.place)
    held = replace(thing, owner=None, specs=(*thing.specs, spec))
    slots = {"who": holder, "what": (held,)}
    take_as(scene, clause, "have", slots)


@after(*Game)
def owners(scene: Scene) -> None:
    """Whose it is said to be is not who controls it."""
    for name, owner in scene.parse.memory.get("owners", {}).items():
        if (it := scene.draft.thing(name)) is not None:
            it.owner = owner
