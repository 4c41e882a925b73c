"""What was asked of players and things, as questions to the engine."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import Ask, AskKind
from bot.errors import Problem
from bot.scenario.asking.moments import after_which, told_so_far
from bot.scenario.asking.of_the_others import players_asked
from bot.scenario.asking.of_this_turn import since_of
from bot.scenario.casting.he_dies import of_what_moved
from bot.scenario.casting.mortals import asked_of
from bot.scenario.casting.players_hit import (
    attacked_player,
    attacked_players,
    last_hit,
    life_changed,
)
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import WHICH_TWO
from bot.scenario.words.syntax import Clause, Person, Quantity, Thing
from bot.scenario.words.tokens import sentence_end
from bot.worded import worded


def ask(
    scene: Scene,
    clause: Clause,
    kind: AskKind,
    subject: str = "",
    other: str = "",
    detail: str = "",
    *,
    negated: bool = False,
    causes: frozenset[str] = frozenset(),
) -> None:
    """Add one question; *causes*: of what is said to bring it about."""
    at, text = clause.place, clause.text.strip()
    if clause.text == scene.parse.spelt(at.start, at.end):
        text = scene.parse.said(at.start, at.end).strip()  # as it was typed
    given = with_the_most(scene, clause)
    asked = Ask(kind, subject, other, detail, text, negated, given=given)
    asked = replace(asked, since=since_of(scene, clause, kind))
    scene.draft.asks.append(asked)
    _spoken_of(scene, clause, kind, subject)
    moment = after_which(scene, clause, causes, subject)
    scene.draft.marks.append(told_so_far(scene, clause) if moment is None else moment)


def _spoken_of(scene: Scene, clause: Clause, kind: AskKind, subject: str) -> None:
    """ "How often does the Warden trigger, and how big is it?": the Warden."""
    it = scene.draft.thing(subject) if scene.game is Game.MTG else None
    if it is None or kind not in _OF_ONE:
        return
    same = scene.parse.memory.get("asked in") == clause.place
    scene.parse.memory["asked in"] = clause.place
    scene.focus = [*(one for one in scene.focus if same and one is not it), it]


_OF_ONE = {
    AskKind.TRIGGERS, AskKind.COUNTERS, AskKind.ZONE, AskKind.TAPPED, AskKind.LOYALTY,
    AskKind.CONTROLLER, AskKind.DAMAGE_MARKED, AskKind.DEALS, AskKind.SIZE,
}  # fmt: skip


def me(scene: Scene) -> str:
    """Whoever asks; who is spoken of where nobody says "I"."""
    if scene.has_me:
        return "me"
    return scene.subject


def asked_players(scene: Scene, clause: Clause) -> list[str]:
    """Whom the question is about: who is named, else everybody or me."""
    person = clause.get("who") or clause.get("owner")
    text = clause.text.lower()
    everybody = {"our", "we", "score"} | ({"they"} if person is None else set())
    if everybody & set(text.split()) or clause.get("all"):
        return list(scene.draft.players)
    if isinstance(person, Person):
        more = clause.get("who2")
        return players_asked(scene, person) + (scene.players(more) if more else [])
    if "total" in text or "both" in text or "possible" in text or not scene.has_me:
        return list(scene.draft.players)
    if "my" in text.split():
        return ["me"]
    hit = life_changed(scene) or last_hit(scene)
    struck = attacked_players(scene, blocked=True)
    # "My 4/4 hits him. Life?": his as well.
    asked = {*hit, *struck} | ({"me"} if struck or not hit else set())
    return [one for one in scene.draft.players if one in asked]


def _is_damage(champion: DraftThing, said: Quantity | None) -> bool:
    """ "My champion has 20 life and 17 damage. Am I at 19?": so much life is gone."""
    if said is None or not isinstance(said.value, int):
        return False
    life, damage = champion.toughness, champion.damage
    return isinstance(life, int) and 0 < damage <= said.value and (
        said.value > life - damage
    )  # fmt: skip


@handles("ask_life")
def life(scene: Scene, clause: Clause) -> None:
    """What's my life? Life totals? How much life does my champion have left?"""
    if clause.get("on") is not None:
        for name in targeted(scene, clause.get("on")):
            player = scene.game is Game.GRAND_ARCHIVE and name in scene.draft.players
            subject = champion(scene, name).id if player else name
            ask(scene, clause, AskKind.LIFE, subject)
        return
    if moved := of_what_moved(scene, clause):
        for it in moved:
            ask(scene, clause, AskKind.ZONE, it.id)
        return
    if scene.game is Game.RIFTBOUND:
        raise scene.error(
            Problem.ILLEGAL,
            worded("Players have no life total in Riftbound."),
            clause.place,
        )
    for name in asked_players(scene, clause):
        subject, kind = name, AskKind.LIFE
        if scene.game is Game.GRAND_ARCHIVE:
            it = champion(scene, name)
            subject = it.id
            if _is_damage(it, clause.get("n")):
                kind = AskKind.DAMAGE_MARKED
        ask(scene, clause, kind, subject, detail=clause.get("extreme") or "")
    if (walker := clause.get("loyal")) is not None:
        ask(scene, clause, AskKind.LOYALTY, scene.one(walker).id)


@handles("ask_poison")
def poison(scene: Scene, clause: Clause) -> None:
    """How many poison counters do I have?"""
    attacked = attacked_players(scene, blocked=True)
    hit = attacked_player(scene) or (attacked[0] if len(attacked) == 1 else None)
    told = clause.get("who") or clause.get("owner") or clause.get("all")
    if hit and not told and "my" not in clause.text.split():
        ask(scene, clause, AskKind.POISON, hit)
        return
    for name in asked_players(scene, clause):
        ask(scene, clause, AskKind.POISON, name)


@handles("ask_size")
def size(scene: Scene, clause: Clause) -> None:
    """How big is Rhino afterwards? How big are both of the two creatures there are?"""
    if clause.get("both"):
        things = [it for it in scene.draft.things if "creature" in it.kinds]
        if len(things) != 2:
            raise scene.error(Problem.AMBIGUOUS, WHICH_TWO)
    else:
        what = clause.get("whats") or clause.get("what")
        if isinstance(what, Thing) and what.noun == "them":
            things = asked_of(scene, what)
        elif clause.get("whats") is not None or _of_each(what):
            things = scene.things(what)
        else:
            things = [scene.one(what or Thing("it", clause.place, label="it"))]
    combat = open_combat(scene)
    # "He pumps it. How big is it then?": before damage, which may kill it.
    midway = combat is not None and combat.before and "then" in clause.text.split()
    for it in things:
        what = next(iter(parts_of(clause.get("whats") or clause.get("what"))), None)
        said = what if isinstance(what, Thing) and what.noun in {"it", "them"} else None
        if said and it.kinds and it.kinds <= {"enchantment", "aura", "legendary"}:
            # "I create two Soldiers. How big are they?": not the enchantment.
            told = worded("What is “{thing}” here?", thing=said.label or said.noun)
            raise scene.error(Problem.AMBIGUOUS, told, clause.place)
        ask(scene, clause, AskKind.SIZE, it.id, detail="midway" if midway else "")


def _of_each(what: object) -> bool:
    return isinstance(what, Thing) and (what.plural or what.det in {"each", "every"})


@handles("ask_who")
def who_chooses(scene: Scene, clause: Clause) -> None:
    """Who picks? Which applies first, Furnace of Rath or the shield?"""
    for slot in ("one", "other"):
        if clause.get(slot) is not None:
            scene.things(clause.get(slot))  # each of them has to be there
    ask(scene, clause, AskKind.WHO_CHOOSES)


# Questions about the case that the one before asks about: "… at most? And then?".
def with_the_most(scene: Scene, clause: Clause) -> Ask | None:
    """ "How much can I push through at most? What is the blocker dealt then?" """
    last = scene.draft.asks[-1] if scene.draft.asks else None
    if last is None or not _IN_THAT_CASE.search(_sentence(scene, clause)):
        return None
    extreme = last.extreme or last.kind is AskKind.TRAMPLE
    return last if extreme and scene.game is Game.MTG else last.given


def _sentence(scene: Scene, clause: Clause) -> str:
    """The words of *clause*, and those behind it to the end of the sentence."""
    end = sentence_end(scene.parse.tokens, clause.place.end)
    return scene.parse.said(clause.place.start, end)


_IN_THAT_CASE = re.compile(
    r"\b(then|in (that|this|such a) case|if (i|he|she|they) do(es)? (that|so)|if so"
    r"|at the same time|doing (that|so)|that way|meanwhile)\b",
    re.IGNORECASE,
)
