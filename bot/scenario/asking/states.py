"""Questions about how things stand: tapped, whose they are, and who has won."""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import MakeTokens
from bot.engine.permanents import TapIt
from bot.engine.question import LOSES, AskKind, NextTurn
from bot.errors import Problem, QuestionError
from bot.scenario.asking.deaths import DYING
from bot.scenario.asking.questions import ask, asked_players
from bot.scenario.casting.mortals import several
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.filling import COPIES, copies_created
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.some_card import asked_of_it
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def _asks_untapped(clause: Clause) -> bool:
    """ "Is it untapped, ready, awake?"; "tapped or untapped?" asks for neither."""
    said = set(clause.text.lower().replace("?", " ").split())
    return bool(_UNTAPPED & said) and not _TURNED & said


_UNTAPPED = frozenset({"untapped", "untap", "ready", "awake"})
_TURNED = frozenset({"tapped", "tap", "exhausted", "rested"})


@handles("ask_tapped")
def tapped(scene: Scene, clause: Clause) -> None:
    """Is it tapped? Does it enter tapped?"""
    copies = "copy" in clause.text.lower().split() and copies_created(scene)
    if clause.get("tokens") or copies:
        negated = _asks_untapped(clause)
        ask(scene, clause, AskKind.TAPPED, detail="tokens", negated=negated)
        return
    try:
        things = _asked_of(scene, clause)
    except QuestionError:
        if clause.get("what") is None or not _are_created(scene, clause):
            raise
        # "Is the Zombie tapped?" of the token that is created.
        negated = _asks_untapped(clause)
        ask(scene, clause, AskKind.TAPPED, detail="tokens", negated=negated)
        return
    if clause.get("enters") and things and not things[-1].entered_later:
        # "She plays a land. She controls a Forest. Does it enter tapped?"
        words = {*clause.text.lower().split()}
        entered = [it for it in scene.draft.things if it.entered_later]
        things = entered[-1:] if words & {"it", "they"} and entered else things
    if clause.get("untaps") and len(things) == 1:
        _untap_step(scene, things[0].controller)
    for it in things:
        negated = _asks_untapped(clause)
        be = "be" in clause.text.lower().split() and not it.entered_later
        detail = "" if be else clause.get("enters") or ""
        ask(scene, clause, AskKind.TAPPED, it.id, detail=detail, negated=negated)


def _asked_of(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What is named; of "Is the Archer still there? Tapped?" what was asked of last."""
    if clause.get("what") is not None:
        return scene.things(clause.get("what"))
    about = scene.draft.asks[-1].subject if scene.draft.asks else scene.spoken_of()
    things = [it for it in [scene.draft.thing(about)] if it is not None]
    if not things:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE)
    return things


def _untap_step(scene: Scene, player: str) -> None:
    """ "Does it untap?": as its controller's turn begins, if nothing else is told."""
    done = tuple(entry.what for entry in scene.draft.script)
    told = any(isinstance(one, NextTurn) for one in done)
    told |= any(one.kind == "time" for one in scene.following)
    if told or any(it.untap for it in inside(done, TapIt)):
        return
    said = scene.says(
        player,
        "The turn ends; it is your turn.",
        "The turn ends; it is {who}'s turn.",
    )
    scene.draft.script.append(Entry(NextTurn(player), "", said))


def _are_created(scene: Scene, clause: Clause) -> bool:
    """Whether all tokens that anything told creates are of the kind asked about."""
    (said, *more) = parts_of(clause.get("what"))
    done = (entry.what for entry in scene.draft.script)
    there = (it.abilities for it in scene.draft.things if it.on_board)
    made = [part for one in (*done, *there) for part in inside(one, MakeTokens)]
    if more or not made or not isinstance(said, Thing):
        return False
    kinds = {str(it).lower() for it in said.of("type")}
    return bool(kinds) and all(kinds <= one.kinds for one in made)


@handles("ask_controller")
def controller(scene: Scene, clause: Clause) -> None:
    """Who controls it? Under whose control does it enter?"""
    for it in scene.things(clause.get("what")):
        ask(scene, clause, AskKind.CONTROLLER, it.id)


@handles("ask_wins")
def wins(scene: Scene, clause: Clause) -> None:
    """Who wins? Does anybody lose the game? Of a fight: which of the two dies."""
    combat = last_combat(scene)
    fight = several(scene, both=True) if combat is not None and combat.blocks else []
    if scene.game is not Game.MTG:
        fight = [it for it in scene.draft.things if it.kinds & {"unit", "ally"}]
    if fight and "game" not in clause.text.lower():
        for it in fight:
            ask(scene, clause, AskKind.DIES, it.id)
        return
    won = {"win", "wins", "won"} & set(clause.text.lower().split())
    if won and scene.game is Game.MTG:
        ask(scene, clause, AskKind.WINNER)
        return
    kind = AskKind.LOSES
    for name in scene.draft.players:
        ask(scene, clause, kind, name)


@handles("ask_loyalty")
def loyalty(scene: Scene, clause: Clause) -> None:
    """How much loyalty is left?"""
    said = [
        part
        for part in (*parts_of(clause.get("what")), *parts_of(clause.get("what2")))
        if isinstance(part, Thing) and part.noun not in {"it", "them"}
    ]
    named = [it for part in said for it in scene.thing(part)]
    # What enters as a copy of a planeswalker has loyalty then.
    things = [it for it in named if it.loyalty is not None or COPIES in it.said] or [
        it for it in scene.draft.things if not named and it.loyalty is not None
    ]
    words = {*clause.text.lower().split()}
    for it in things:
        if words & {"lose", "loses", "removed", "lost"}:
            ask(scene, clause, AskKind.COUNTERS, it.id, LOSES, "loyalty")
        else:
            ask(scene, clause, AskKind.LOYALTY, it.id)
    walkers = named or [it for it in scene.draft.things if "planeswalker" in it.kinds]
    if not things and len(walkers) == 1:
        # How much it had at first is asked for with all else that is missing.
        ask(scene, clause, AskKind.LOYALTY, walkers[0].id)
    elif not things:
        raise scene.error(Problem.AMBIGUOUS, worded("Which planeswalker is meant?"))


@handles("ask_controls")
def controls(scene: Scene, clause: Clause) -> None:
    """How many creatures does Bob control afterwards? How many Wolves are left?"""
    for name in asked_players(scene, clause):
        ask(scene, clause, AskKind.CONTROLS, name, detail=clause.get("kinds"))


@handles("ask_how_many")
def how_many_die(scene: Scene, clause: Clause) -> None:
    """How many creatures die? How many survive? Of each player who has any."""
    words = set(clause.text.lower().replace("?", " ").split())
    kind = clause.get("kinds")
    if kind is None:
        kind = _FIGHTING[scene.game]
    of = AskKind.DEATHS if words & DYING or clause.get("killer") else AskKind.CONTROLS
    if of is AskKind.CONTROLS and clause.get("kinds") is None:
        living = [it for it in scene.draft.things if kind in it.kinds]
        if len(living) == 1 and living[0].counters:
            # "It has 7 counters. How many are left?": of one creature, its counters.
            take_as(scene, clause, "ask_counters", {})
            return
        if not living:
            ask(scene, clause, AskKind.EVERYTHING)  # of counters, cards and the like
            return
    counted = {"": {*()}, "token": {*()}}.get(kind, {kind})
    things = [it for it in scene.draft.things if counted <= it.kinds]
    owners = {it.controller for it in things}
    if clause.get("of") is not None:
        owners &= {scene.player(clause.get("of"))}
        if not owners and kind == _FIGHTING[scene.game]:
            ask(scene, clause, AskKind.EVERYTHING)  # of what else they have
            return
    if clause.get("killer") is not None:
        owners = {scene.other(scene.player(clause.get("killer")))}
    combat = last_combat(scene)
    if clause.get("of_fight") and combat is not None:
        of = AskKind.DEATHS
        fighting = {name for name, _ in combat.blocks}
        if "attackers" in words:
            fighting = {name for name, _ in combat.attackers}
        owners = {it.controller for it in things if it.id in fighting}
    most = clause.get("most") or ""
    for name in scene.draft.players:
        if not owners or name in owners:
            ask(scene, clause, of, name, most, detail=kind)


# What dies in each game, where nobody says what.
_FIGHTING = {Game.MTG: "creature", Game.GRAND_ARCHIVE: "ally", Game.RIFTBOUND: "unit"}


@handles("ask_sacrificed")
def to_sacrifice(scene: Scene, clause: Clause) -> None:
    """How many permanents do I have to sacrifice?"""
    for name in asked_players(scene, clause)[:1]:
        ask(scene, clause, AskKind.SACRIFICED, name, detail=clause.get("kind") or "")


@handles("ask_zone")
def zone(scene: Scene, clause: Clause) -> None:
    """Where does it go? Hand or exile?"""
    what = clause.get("what")
    things = _coming_back(scene, clause) or asked_of_it(scene, clause)
    if not things:
        things = scene.things(what) if what is not None else scene.focus
    if len(things) == 1 and {"they", "them"} & set(clause.text.lower().split()):
        things = []  # "He mills 3 cards. Where do they go?": not the one thing there
    for it in things:
        ask(scene, clause, AskKind.ZONE, it.id)
    if not things:
        ask(scene, clause, AskKind.EVERYTHING)


def _coming_back(scene: Scene, clause: Clause) -> list[DraftThing]:
    """What "does it come back?" asks of: the one thing there that can."""
    pronoun = all(
        isinstance(it, Thing) and it.noun == "it" for it in parts_of(clause.get("what"))
    )
    if not pronoun or not {"back", "return"} & {*clause.text.lower().split()}:
        return []
    able = [it for it in scene.draft.things if it.keywords & {"undying", "persist"}]
    return able if len(able) == 1 else []
