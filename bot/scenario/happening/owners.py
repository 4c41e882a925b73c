"""Whose things are: who controls them, and who owns them."""

from dataclasses import replace

from bot.cards.facts import face_named, is_permanent
from bot.citation import Game
from bot.scenario.casting.sides import owned_only, tells_owner
from bot.scenario.happening.telling import hold
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import after, takes
from bot.scenario.words.syntax import Card, Clause, Spec, Thing

# "Bob controls a Bear that is Alice's".
_BEHIND = ("that is ", "which is ", "that are ", "which are ")


@handles("ownit")
def it_is_theirs(scene: Scene, clause: Clause) -> None:
    """“Odd Totem: …. Alice controls it.”"""
    what = clause.get("what") or Thing("it", clause.place, label="it")
    if what.det == "both" and (told := _told_by_wording(scene, what)):
        take_as(scene, clause, "have", {"who": clause.get("who"), "what": told})
        return
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


def _told_by_wording(scene: Scene, what: Thing) -> tuple[Thing, ...]:
    """The two permanents whose wordings stand at the front, where some is not there.

    "NAME: “…” NAME 2: “…” I control both": the names alone put nothing on the table.
    """
    told = {it.ref: (name, it) for name, it in scene.parse.quoted.cards.items()}
    there = {it.card.ref for it in scene.draft.things if it.card is not None}
    if len(told) != _TWO or len(there) == len(scene.draft.things) == _TWO:
        return ()
    faces = [face_named(card, " ".join(name)) for name, card in told.values()]
    if not all(map(is_permanent, faces)) or there - told.keys():
        return ()
    if len(there) != len(scene.draft.things):
        return ()
    names = [Card((ref,), card.name, what.place) for ref, (_, card) in told.items()]
    return tuple(Thing("card", what.place, card=it, label=it.typed) for it in names)


_TWO = 2


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
