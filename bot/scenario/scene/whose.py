"""Whose a thing is, and how that is said."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Person, Spec, Thing
from bot.worded import worded

# Nobody said whose it is: it was taken to be somebody's.
GUESSED = "whose is guessed"


def leading(scene: Scene, thing: Thing) -> list[str]:
    """Whose champions several are: everybody's, or all opponents'."""
    if thing.owner and scene.parse.word(thing.owner.place.start) != "our":
        return scene.players(thing.owner)
    return list(scene.draft.players)


def default_owner(scene: Scene) -> str:
    """Whose something is when nothing says so: mine, if I am in the scenario."""
    if scene.next_owner:
        return scene.next_owner
    if scene.has_me:
        return "me"
    return scene.subject or next(iter(scene.draft.players))


# Clauses in which somebody does good to something.
_GIVING = frozenset("gains pumped become buff shield have put counterson".split())


def giver(scene: Scene, thing: Thing) -> str:
    """Who gives something to a thing that is nobody's: "he gives an ally taunt".

    It is taken to be theirs, and that is said. "" where it can be anybody's.
    """
    clause = scene.clause
    if clause is None or clause.kind not in _GIVING or thing.owner is not None:
        return ""
    if thing.label or (thing.det not in {"a", "another"} and not thing.count):
        return ""
    said = (*(clause.get("specs") or ()), *(clause.get("counters") or ()))
    if any(_harms(it) for it in said if isinstance(it, Spec)):
        return ""
    by = clause.get("who") or clause.get("by")
    return scene.player(by) if isinstance(by, Person) else ""


def _harms(spec: Spec) -> bool:
    """ "He gives a creature -2/-2": hardly his own."""
    values = spec.value if isinstance(spec.value, tuple) else (spec.value,)
    return any(isinstance(it, int) and it < 0 for it in values)


def its_givers(scene: Scene, thing: Thing) -> list[DraftThing] | None:
    """The one that is told of already, of those who give something to "an ally"."""
    who = giver(scene, thing) if thing.det == "a" else ""
    if not who:
        return None
    there = [
        it
        for it in scene.draft.things
        if it.controller == who and it.on_board and fits(it, thing, scene.game)
        if "champion" not in it.kinds and it not in scene.in_list
    ]
    if len(there) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHICH_ONE,
            thing.place,
            [it.id for it in there[:6]],
        )
    return there or None


def check_whose(scene: Scene, thing: Thing, it: DraftThing) -> None:
    """ "I use Kor Haven on the attacking 6/6": whose it is has to be said."""
    using = scene.clause is not None and scene.clause.kind in {"cast", "use"}
    if scene.game is Game.MTG and using and thing.owner is None:
        if blocker := _blocked_by(scene):
            it.controller = it.owner = scene.other(blocker)
            return
        if _against(scene, thing):
            it.controller = it.owner = scene.other(scene.subject or "me")
            return
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Whose is “{thing}”?", thing=scene.said(thing)),
            thing.place,
            (worded("Bob attacks me with a 3/3."),),
        )


def _against(scene: Scene, thing: Thing) -> bool:
    """Whether it attacks whoever does something to it.

    "… choosing an attacking 3/3" is what would deal them damage, and "I exile an
    attacking 6/6. Do I survive?" asks about its attack.
    """
    clause = scene.clause
    if clause is None or len(scene.draft.players) != 2:
        return False
    if any(it is thing or it == thing for it in parts_of(clause.get("src"))):
        return True
    who = clause.get("who")
    asked = [it.get("who") for it in scene.following if it.kind in _LOSING]
    return isinstance(who, Person) and any(
        isinstance(it, Person) and (it.kind, it.name) == (who.kind, who.name)
        for it in asked
    )


_LOSING = frozenset({"ask_loses"})


def _blocked_by(scene: Scene) -> str:
    """ "… on the attacking 6/6, which my 2/2 blocks": whose 2/2 that is, of two."""
    told = scene.following[0] if scene.following else None
    if told is None or len(scene.draft.players) != 2:
        return ""
    attacker = parts_of(told.get("attacker"))
    other = [it for it in attacker if not (isinstance(it, Thing) and it.noun == "it")]
    if told.kind == "block" and not other:
        blockers = [it for it in parts_of(told.get("blocker")) if isinstance(it, Thing)]
        owners = {scene.player(it.owner) for it in blockers if it.owner is not None}
        return owners.pop() if len(owners) == 1 == len(blockers) else ""
    return ""


def whose_it_is(scene: Scene, player: str) -> str:
    """Your, your opponent's, Bob's."""
    name = scene.name(player)
    return "your" if name == "you" else f"{name}'s"


_SHARED = "one of several"


def shared_out(scene: Scene, thing: Thing, owner: str) -> list[DraftThing]:
    """The next of those told last that is *owner*'s, where *thing* is just "one"."""
    last = scene.recent[-1:]
    if thing.noun != "thing" or thing.specs or thing.label or not last:
        return []
    alike = [it for it in scene.recent if it.label == last[0].label]
    left = [it for it in alike if _SHARED not in it.said]
    if len(alike) < 2 or not left:
        return []
    left[0].controller = left[0].owner = owner
    left[0].said |= {_SHARED, "chosen controller"}
    return left[:1]
