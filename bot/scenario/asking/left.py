"""What is left: of a shield, or of a creature that was hurt."""

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect, PreventNext
from bot.engine.inside import inside
from bot.engine.instructions import EMPTY, Regenerate
from bot.engine.question import AskKind, Do, Resolve
from bot.errors import Problem
from bot.scenario.asking.questions import ask, me
from bot.scenario.casting.mortals import either_of_two, is_mortal
from bot.scenario.casting.sides import effects_here, used_once
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHAT_ASKED, WHICH_ONE
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("ask_shield")
def shield(scene: Scene, clause: Clause) -> None:
    """What is left on the shield? "What is left of my Bear?" asks how it fares."""
    what = clause.get("what")
    if isinstance(what, Several) and len(what.parts) == 1:
        what = what.parts[0]
    of = scene.game is Game.MTG and " of " in clause.text.lower()
    if of and isinstance(what, Thing) and what.label not in {"it", "them"}:
        scene.thing(what)
        ask(scene, clause, AskKind.EVERYTHING)
        return
    if of and isinstance(what, Thing) and not _any_shield(scene):
        # "… blocks with a 5/5. What is left of it?": of a creature.
        for it in either_of_two(scene, what) or [scene.single(what)]:
            ask(scene, clause, AskKind.SIZE, it.id)
        return
    if of and isinstance(what, Thing) and not _any_points(scene):
        # What only prevents as long as it is there has no points to be left.
        scene.single(what)
        ask(scene, clause, AskKind.EVERYTHING)
        return
    gone = "gone" in clause.text.lower()
    if gone and isinstance(what, Thing):
        # "Is it gone?", where nothing but a creature could be.
        if not _any_shield(scene) or any(it.kind == "size" for it in what.specs):
            take_as(scene, clause, "ask_dies", {"what": what})
            return
    walkers = _walkers(scene, what)
    for it in walkers:
        ask(scene, clause, AskKind.COUNTERS, it.id, detail="loyalty")
    if walkers:
        return
    if what is None and _of_the_board(scene, clause):
        ask(scene, clause, AskKind.EVERYTHING)
        return
    countered = any(it.counters.get("shield") for it in scene.draft.things)
    if countered or any(map(_regenerates, scene.draft.opening)):
        # Shields that prevent nothing have no points left or spent (701.19a, 122.1c).
        ask(scene, clause, AskKind.EVERYTHING)
        return
    points = any(isinstance(it.act, PreventNext) for it in effects_here(scene))
    once = set() if points else used_once(scene)
    if len(once) == 1 and clause.text.lower().split()[0] not in {"how", "what"}:
        # "Is one activation left over?": of what prevents the next time only.
        said = {*clause.text.lower().replace("?", " ").split()}
        gone = bool(_GONE & said) and "left" not in said
        ask(scene, clause, AskKind.IN_FORCE, once.pop(), negated=gone)
        return
    if scene.game is Game.MTG and not points and not _any_shield(scene, cast=False):
        # "He bolts my 4/4. What is left on it?": of no shield that anybody told of.
        told = isinstance(what, Thing) and scene.thing(what)
        if not told:
            raise scene.error(
                Problem.UNKNOWN,
                worded("I have not been told of “{thing}”.", thing="shield"),
                clause.place,
            )
        ask(scene, clause, AskKind.EVERYTHING)
        return
    for name in _which_shields(scene, clause):
        ask(scene, clause, AskKind.SHIELD, name)


def _walkers(scene: Scene, what: object) -> list[DraftThing]:
    """ "He attacks Jace with a 6/6. What's left on it, on Jace?": of its loyalty."""
    walkers = [it for it in scene.draft.things if "planeswalker" in it.kinds]
    if scene.game is not Game.MTG or not walkers:
        return []
    if what is None or (isinstance(what, Thing) and what.noun == "it"):
        return [] if _any_shield(scene) else walkers
    meant = scene.things(what) if isinstance(what, Thing | Several) else []
    return meant if all(it in walkers for it in meant) else []


def _of_the_board(scene: Scene, clause: Clause) -> bool:
    """ "A spell hits my two units. What's left?": which of them, not of a shield."""
    alone = clause.text.lower().split()[-2:] in _ALONE
    units = [it for it in scene.draft.things if it.on_board and it.kinds & {"unit"}]
    return alone and len(units) > 1


_ALONE = (["what's", "left"], ["is", "left"], ["whats", "left"])


def _which_shields(scene: Scene, clause: Clause) -> list[str]:
    """By name, where they protect different things; "" is all that there are.

    Raises AMBIGUOUS where they cannot be told apart.
    """
    shields = [
        it
        for it in scene.draft.statics
        if isinstance(it, Effect) and isinstance(it.act, PreventNext)
    ]
    if len({it.watch for it in shields}) < 2:
        return [""]
    mine = frozenset({me(scene)})
    if "my" in clause.text.lower().split():
        shields = [it for it in shields if _protected(it) == mine]
    names = [it.label for it in shields]
    if not names or len(set(names)) < len(names):
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    return names


def _protected(shield: Effect) -> frozenset[str] | None:
    watch = shield.watch
    return watch.recipient.ids if isinstance(watch, DamageWatch) else None


_GONE = frozenset("gone used spent wasted over dies die dead".split())


@handles("ask_spellgone")
def spell_gone(scene: Scene, clause: Clause) -> None:
    """Is the barrier gone? Whether what the spell left behind is used up.

    Raises QuestionError (SYNTAX) where nothing of such a spell could be: "Does it
    survive the Bolt? The Shock?" asks no more of the spell itself.
    """
    gone = bool(_GONE & set(clause.text.lower().replace("?", " ").split()))
    for it in scene.things(clause.get("what")):
        left = _effects_of(scene, it)
        if any(isinstance(one.act, PreventNext) for one in left):
            ask(scene, clause, AskKind.SHIELD, it.id)
        elif any(one.uses == 1 and not one.each_turn for one in left):
            ask(scene, clause, AskKind.IN_FORCE, it.id, negated=gone)
        else:
            raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)


def _effects_of(scene: Scene, it: DraftThing) -> list[Effect]:
    """What it leaves behind, played already or only later."""
    given = abilities_of(scene.game, it.face) if it.face is not None else EMPTY
    return list(inside(given, Effect))


@handles("ask_kept")
def kept(scene: Scene, clause: Clause) -> None:
    """Do I lose Sigarda? Where it is in the end."""
    known = list(scene.draft.things)
    asked, whose = scene.things(clause.get("what")), clause.get("whose")
    owner = scene.player(whose) if isinstance(whose, Person) else ""
    if owner and len(asked) > 1 and any(it.controller != owner for it in asked):
        # "I attack with one of my 3/3s, he blocks. Do I lose both?": what is mine.
        own = [it for it in known if it.controller == owner and is_mortal(it)]
        if len(own) != len(asked):
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
        asked = own
    for it in asked:
        if it not in known:
            # "Do I lose a Giant?": which of them cannot be told.
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
        ask(scene, clause, AskKind.ZONE, it.id)


def _regenerates(entry: Entry) -> bool:
    does = entry.what.do if isinstance(entry.what, Do) else ()
    return any(isinstance(one, Regenerate) for one in does)


def _any_points(scene: Scene) -> bool:
    """Whether a shield could have been spent: one that was told, or a spell's."""
    told = [one for one in scene.draft.statics if isinstance(one, Effect)]
    cast = any(isinstance(entry.what, Resolve) for entry in scene.draft.script)
    return cast or bool(scene.draft.opening) or any(one.prevents for one in told)


def _any_shield(scene: Scene, *, cast: bool = True) -> bool:
    """Whether what was told could prevent damage or has counters for it."""
    things = scene.draft.things
    told = [
        *scene.draft.statics,
        *(one for it in things for one in it.abilities.statics),
    ]
    made = any(isinstance(one, Effect) and one.prevents for one in told)
    cast &= any(isinstance(entry.what, Resolve) for entry in scene.draft.script)
    return made or cast or any(it.counters.keys() - {"loyalty"} for it in things)
