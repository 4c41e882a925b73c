"""Questions of amounts, of cards in hand and library, of orders and of the end."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import holds, walk
from bot.engine.instructions import Draw, MakeTokens, Unplayed
from bot.engine.question import AskKind, EnterNow, Resolve
from bot.errors import Problem
from bot.scenario.asking.each_hit import each_hit
from bot.scenario.asking.questions import ask, asked_players
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHAT_HAPPENS
from bot.scenario.words.numbers_asked import CARDS_IN_HAND, CARDS_IN_LIBRARY
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import sentence_end, sentence_start
from bot.worded import worded


@handles("ask_prevented")
def prevented(scene: Scene, clause: Clause) -> None:
    """How much is prevented? How much of the damage to the Bear?"""
    value = clause.get("who")
    names = targeted(scene, value) if value is not None else [""]
    if clause.get("x") is not None and scene.game is Game.MTG:
        # "Does Fog stop everything?": cast, if nobody has cast it yet.
        take_as(scene, clause, "ask_works", {"what": clause.get("x")})
        scene.draft.asks.pop()
        scene.draft.marks.pop()
    if clause.get("all"):
        # "Does the Fog prevent it all?": what is dealt all the same says so.
        for name in each_hit(scene):
            ask(scene, clause, AskKind.DAMAGE_DEALT, name)
    for name in names:
        detail = clause.get("extreme") or ""
        ask(scene, clause, AskKind.PREVENTED, name, detail=detail)


@handles("ask_gain")
def gain(scene: Scene, clause: Clause) -> None:
    """How much life do they gain? Do I lose any life? Of a champion: its life."""
    words = set(clause.text.lower().split())
    if clause.get("of") == "lose" and "what" in words and "life" not in words:
        take_as(scene, clause, "ask_all")  # units and creatures, too
        return
    if clause.get("end") and scene.game is not Game.MTG:
        take_as(scene, clause, "ask_all")  # "Does each of them get one?": no life
        return
    whether, much = _TOTALS[clause.get("of") or "gain"]
    number = clause.get("n") is not None or clause.get("much") is not None
    every = scene.draft.players if clause.get("all") else None
    for name in every or asked_players(scene, clause):
        if scene.game is Game.GRAND_ARCHIVE:
            ask(scene, clause, AskKind.LIFE, champion(scene, name).id)
        else:
            ask(scene, clause, much if number else whether, name)


_TOTALS = {
    "gain": (AskKind.GAINS, AskKind.GAINED),
    "lose": (AskKind.LOSES_LIFE, AskKind.LIFE_LOST),
}


@handles("ask_drawn")
def drawn(scene: Scene, clause: Clause) -> None:
    """How many cards do I draw? How many does each of them draw?"""
    if clause.text.lower().split()[-2:] == ["we", "draw"] and not _draws(scene):
        ask(scene, clause, AskKind.WINNER)  # the game, and no cards
        return
    names = asked_players(scene, clause)
    names = names if clause.get("who") or clause.get("all") else names[:1]
    if clause.get("turn") and len(names) == 1:
        scene.step = "draw step"
        scene.draft.active = scene.draft.active or names[0]
    for name in names:
        ask(scene, clause, AskKind.DRAWN, name)


@handles("ask_kept_things")
def kept(scene: Scene, clause: Clause) -> None:
    """What does he have left on the board? Of each creature, whether it survives."""
    name = scene.player(clause.get("who"))
    own = [it for it in scene.draft.things if it.controller == name and is_mortal(it)]
    for it in own:
        ask(scene, clause, AskKind.DIES, it.id, negated=True)
    if not own or "creature" not in clause.text.lower() or _makes_tokens(scene):
        ask(scene, clause, AskKind.EVERYTHING)


def _makes_tokens(scene: Scene) -> bool:
    """Whether something told of may create what was not there before."""
    return any(holds(part, MakeTokens) for part in _told(scene))


def _draws(scene: Scene) -> bool:
    """Whether something told of has somebody draw cards."""
    return any(holds(part, Draw) for part in _told(scene))


def _told(scene: Scene) -> tuple[object, ...]:
    told = [one.what for one in scene.draft.script]
    return (*told, *(one.abilities for one in scene.draft.things))


@handles("ask_fatal")
def fatal(scene: Scene, clause: Clause) -> None:
    """Is that lethal? Do I have lethal? Of whom, or what, damage is dealt to."""
    hit = each_hit(scene)
    players = [it for it in hit if it in scene.draft.players]
    if clause.get("x") is not None or "have" in clause.text.lower().split():
        hit = players
    for name in players or hit:
        kind = AskKind.LOSES if name in scene.draft.players else AskKind.DIES
        ask(scene, clause, kind, name)
    if not hit:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_HAPPENS,
            clause.place,
        )


@handles("ask_winner")
def winner(scene: Scene, clause: Clause) -> None:
    """Who wins the game? Is it a draw? Does the game end?"""
    later = (it for it in scene.following if it.kind != "soft")
    asked_only = all(it.kind.startswith("ask_") for it in later)
    if not scene.draft.script and asked_only:
        # "It's my draw step. Who wins?": nothing is said to happen.
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_HAPPENS,
            clause.place,
        )
    if _of_creatures(scene, clause):
        take_as(scene, replace(clause, text="who dies", slots={}), "ask_dies")
        return
    ask(scene, clause, AskKind.WINNER)


def _of_creatures(scene: Scene, clause: Clause) -> bool:
    """ "My 4/4 fights a 5/5. Who wins?": nobody is dealt damage but what fights."""
    said, combat = {*clause.text.lower().split()}, last_combat(scene)
    if scene.game is not Game.MTG or "who" not in said or said & {"game", "match"}:
        return False
    tokens, place = scene.parse.tokens, clause.place
    start, end = sentence_start(tokens, place.start), sentence_end(tokens, place.end)
    sentence = tokens[start:end]
    if {"life", "poison"} & {it.text for it in sentence}:
        return False
    if combat is not None:
        blocked = {attacker for _, attacker in combat.blocks}
        return blocked >= {attacker for attacker, _ in combat.attackers}
    kinds = {it.clause.kind for it in all_entries(scene) if it.clause is not None}
    return kinds == {"fight"}


@handles("ask_order")
def order(scene: Scene, clause: Clause) -> None:
    """Does the order matter? In what order do they apply?"""
    harmful = [it for it in all_entries(scene) if it.harms]
    if len(harmful) > 1 and not clause.get("of"):
        # "He bolts me, then shocks me": what comes first was told, not chosen.
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which order is meant: of the effects, or of what is done?"),
            clause.place,
            ("Does it matter which effect applies first?",),
        )
    if clause.get("who"):
        ask(scene, clause, AskKind.WHO_CHOOSES)
    ask(scene, clause, AskKind.ORDER_MATTERS)
    if not any(it.kind.startswith("ask_") for it in scene.following):
        ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_hand")
def hand(scene: Scene, clause: Clause) -> None:
    """How many cards do I have in hand?"""
    for name in asked_players(scene, clause):
        ask(scene, clause, AskKind.HAND, name)


@handles("ask_library")
def library(scene: Scene, clause: Clause) -> None:
    """How many cards are left in my library?"""
    for name in asked_players(scene, clause):
        ask(scene, clause, AskKind.LIBRARY, name)


@after(Game.MTG)
def counted_cards(scene: Scene) -> None:
    """Refuse to count the cards of a hand or library that nobody has counted.

    Raises QuestionError (AMBIGUOUS, UNSUPPORTED).
    """
    asks = {it.kind: it for it in scene.draft.asks if it.kind in _COUNTED}
    if not asks:
        return
    done = [entry.what for entry in all_entries(scene)]
    for asked in scene.draft.asks:
        player = scene.draft.players.get(asked.subject)
        if asked.kind not in _COUNTED or player is None:
            continue
        who = scene.name(asked.subject)
        if asked.kind is AskKind.LIBRARY and player.library is None:
            problem = worded(CARDS_IN_LIBRARY, who=who)
            raise scene.error(Problem.AMBIGUOUS, problem)
        if asked.kind is AskKind.HAND and player.hand is None:
            problem = worded(CARDS_IN_HAND, who=who)
            raise scene.error(Problem.AMBIGUOUS, problem)
        cast = [
            it
            for one in done
            if (it := scene.draft.thing(_from_hand(one))) is not None
            and it.owner == asked.subject
        ]
        if asked.kind is AskKind.HAND and cast:
            problem = worded(
                "Does the hand of {who} count what is cast from it? Say how many "
                "cards are left when it is cast, and leave the spell out.",
                who=who,
            )
            raise scene.error(Problem.AMBIGUOUS, problem)
    told = [it.abilities for it in scene.draft.things if it.on_board]
    for part in walk((*told, *done)):
        if isinstance(part, Unplayed) and _HANDLED & {*part.text.lower().split()}:
            problem = worded("I do not play that out: “{text}”.", text=part.text)
            raise scene.error(Problem.UNSUPPORTED, problem)


def _from_hand(what: object) -> str:
    """What is played by it and may have come from a hand; "" for nothing."""
    match what:
        case Resolve(source=name, spell=True) | EnterNow(object=name):
            return name
        case _:
            return ""


_COUNTED = {AskKind.HAND, AskKind.LIBRARY}
_HANDLED = frozenset(
    "hand hands library libraries shuffle draw draws card cards".split()
)
