"""Whether somebody loses, whether something dies: as questions to the engine."""

import re
from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.blocks_open import check_blocks
from bot.scenario.asking.killers import cast_as_asked, killers, would_kill
from bot.scenario.asking.mortals_meant import (
    killed_by_him,
    of_everyone,
    of_one,
    one_side,
    only_group,
)
from bot.scenario.asking.of_the_others import players_asked
from bot.scenario.asking.of_which_side import of_which_side
from bot.scenario.asking.questions import ask, me
from bot.scenario.asking.saviours import check_saving
from bot.scenario.asking.victims import check_does_it, victims
from bot.scenario.casting.he_dies import no_player, struck_as_him
from bot.scenario.casting.mortals import (
    asked_of,
    check_told,
    hurt_ones,
    is_fighting,
    is_mortal,
    killed_by,
    several,
    together_with,
)
from bot.scenario.casting.players_hit import (
    attacked_player,
    attacked_players,
    dealt_to,
    last_hit,
)
from bot.scenario.combat.traded import dies_before_damage
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.told_groups import told_groups
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("ask_loses")
def loses(scene: Scene, clause: Clause) -> None:
    """Am I dead? Can I kill him?"""
    person = clause.get("who2") or clause.get("who")
    if isinstance(person, Person) and person.kind == "relative":
        dies(scene, replace(clause, slots={}))  # "…, who dies?"
        return
    if isinstance(person, Person) and person.kind == "it":
        # "Does it kill itself?"
        itself = Several((Thing("it", clause.place, label="it"),), clause.place)
        dies(scene, replace(clause, slots={"what": itself}))
        return
    names = struck_as_him(scene, person) if isinstance(person, Person) else []
    names = names or (players_asked(scene, person) if person else [me(scene)])
    # "Does he (Do I live)": what is asked again has the question before in brackets.
    words = [*_WORD.findall(clause.text.lower()), *_as_read(scene, clause)]
    negated = bool(
        set(words) & (LIVING | {"win"}) or {"in", "game"} <= set(words)
    ) and not set(words) & (DYING | _LOST)
    meant = no_player(scene, person, names[0]) if isinstance(person, Person) else None
    if meant is not None and meant in killers(scene, clause):
        meant = None  # "He bolts my Reckoner. Does my Reckoner kill him?"
    if meant is not None and isinstance(person, Person):
        for it in together_with(scene, meant) if person.name == "they" else [meant]:
            ask(scene, clause, AskKind.DIES, it.id, negated=negated)
        return
    if {"can", "could"} & {*words}:
        check_blocks(scene, clause, names)
    many = isinstance(person, Person) and (
        person.name == "they" or person.kind == "both"
    )
    if isinstance(person, Person) and person.kind == "each":
        of_players = {*words} & (_PLAYERS | _LOSING)
        if not of_players and (fighters := of_everyone(scene)):
            # "He blocks. Everyone dies, right?": the creatures of a combat; the players
            # as well where something else happens to everyone.
            for it in fighters:
                ask(scene, clause, AskKind.DIES, it.id, negated=negated)
            if last_combat(scene) is not None:
                return
    if many and {*words} & _LIFE_OR_DEATH and not {*words} & _PLAYERS:
        mortal = several(scene, both="both" in words)
        if len(mortal) < _GROUP:
            mortal = only_group(scene)
        elif not scene.draft.script and len(told_groups(scene)) >= _GROUP:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Who are “{thing}” here?", thing=person.name),
                person.place,
            )
        if len(mortal) >= _GROUP:
            # "I have two Bears. He casts Pyroclasm. Do they die?"
            for it in mortal:
                ask(scene, clause, AskKind.DIES, it.id, negated=negated)
            return
    if {"win", "wins"} & {*words} and scene.game is Game.MTG:
        for name in names:
            ask(scene, clause, AskKind.WINS, name)
        return
    if "win" in words and len(scene.draft.players) == 2:
        # Who wins makes the other lose (104.2a), and does not lose at once (104.4a).
        names, negated = [scene.other(name) for name in names] + names, False
    for name in names:
        subject = name
        if scene.game is Game.GRAND_ARCHIVE:
            subject = champion(scene, name).id
            ask(scene, clause, AskKind.DIES, subject, negated=negated)
            continue
        ask(scene, clause, AskKind.LOSES, subject, negated=negated)


_WORD = re.compile(r"[^\s()?!.,;]+")
_GROUP = 2


def _as_read(scene: Scene, clause: Clause) -> set[str]:
    """The words it is read as: "do I squeak by" asks whether I survive."""
    return set(scene.parse.words[clause.place.start : clause.place.end])


_PLAYERS = frozenset("we players player you us".split())
_LOSING = frozenset("lose loses lost win wins won losing winning".split())
# A question with one of these is asked of whatever is on the table.
_LIFE_OR_DEATH = frozenset("die survive live dead alive".split())
_OF_ALL = frozenset(
    "who what which many anything anybody everything any either one".split()
)
_LOST = frozenset("lose loses lost losing out".split())
LIVING = frozenset(
    "survive survives survived surviving live lives lived living alive safe saved "
    "ok okay fine good make makes save protected covered stay stays through left "
    "alright unhurt standing there pull pulls".split()
)
DYING = frozenset("die dies dead died dying killed kill destroy destroyed gone".split())
# "Opp flings a 7/7 at me. Dead?": whoever was aimed at last.
_OF_ONESELF = frozenset("dead alive so then now or not".split())


@handles("ask_dies")
def dies(scene: Scene, clause: Clause) -> None:
    """Does the Bear die? Who survives? Alive?"""
    value = clause.get("what")
    if dies_before_damage(scene, clause):
        return
    words = set(re.findall(r"\w+", clause.text.lower().replace("'s ", " is ")))
    words |= _as_read(scene, clause) & {"survive", "live", "either"}
    negated = bool(words & LIVING) and not words & DYING
    if scene.game is Game.MTG and isinstance(value, Several) and len(value.parts) == 1:
        one = value.parts[0]
        if isinstance(one, Thing) and one.label in {"he", "she"} and scene.has_me:
            he = Person("he", one.label, place=one.place)
            loses(scene, replace(clause, slots={"who": he}))  # "He's dead?"
            return
    if of_one(clause) and (those := one_side(scene)):
        for it in those:  # "Does one die?": any of the two, not the one told of last
            ask(scene, clause, AskKind.DIES, it.id, negated=negated)
        return
    if any(isinstance(it, Person) for it in parts_of(value)):
        cast_as_asked(scene, clause)  # "Would I survive a second Bolt?"
    if (asked := victims(scene, clause)) is not None:
        whom, creatures = asked
        for it in creatures:
            ask(scene, clause, AskKind.DIES, it.id, negated=negated)
        if whom is not None:
            killing = {"by": clause.get("by")} if clause.get("by") else {}
            loses(scene, replace(clause, slots={"who2": whom} | killing))
        return
    if (foe := killed_by(scene, clause)) is not None:
        ask(scene, clause, AskKind.DIES, foe.id, negated=negated)
        return
    things: list[DraftThing] = []
    players: list[str] = []
    check_told(scene, clause)
    check_saving(scene, clause)
    # "Does my 1/1 with deathtouch kill it?" "Does it survive the Bolt?"
    cast_as_asked(scene, clause)
    causes = killers(scene, clause)
    for part in parts_of(clause.get("only")):
        causes = causes + (scene.thing(part) if isinstance(part, Thing) else [])
    check_does_it(scene, clause, causes if clause.get("by") else [])
    by = frozenset(it.id for it in causes)
    for slot in ("what", "what2"):
        for part in parts_of(clause.get(slot)):
            if isinstance(part, Person):
                players += scene.players(part)
            elif part.label in {"which", "who"}:
                value = None
            else:
                things += asked_of(scene, part)
    things = killed_by_him(scene, clause, things)
    # "Both creatures" are no cards that only lie in a graveyard.
    things = [it for it in things if is_mortal(it)] or things
    if things and all(it.zone is Zone.LIBRARY for it in things):
        # "Is the Elf in the graveyard?": a card that is milled does not die.
        for it in things:
            ask(scene, clause, AskKind.ZONE, it.id)
        return
    if things and all(it.face and is_spell(it.face) for it in things):
        # "Is the barrier gone?": what a spell has left behind, not the card.
        named = (Thing("label", clause.place, label=it.id) for it in things)
        spells = Several(tuple(named), clause.place)
        take_as(scene, clause, "ask_spellgone", {"what": spells})
        return
    players_die = scene.game is Game.MTG
    players_die = players_die and not words & {"what", "which"}
    if value is None and players_die and "who" in clause.text.lower():
        attacked_ones = attacked_players(scene)
        players += attacked_ones if len(attacked_ones) > 1 else dealt_to(scene)
    if value is None and players_die and words <= _OF_ONESELF and last_hit(scene):
        for name in last_hit(scene):
            ask(scene, clause, AskKind.LOSES, name, negated=negated)
        return
    if players_die and (value is None or _asks_it(value)):
        _check_spared(scene, clause, things)
    if value is None and players_die and (attacked := attacked_player(scene)):
        ask(scene, clause, AskKind.LOSES, attacked, negated=negated)
        later = any(it.kind == "life" for it in scene.following)
        for name, player in scene.draft.players.items() if "who" in words else ():
            # Whose life is told may run out of it in another way.
            if ("life" in player.said or later) and name != attacked:
                ask(scene, clause, AskKind.LOSES, name, negated=negated)
        if not words & _OF_ALL:
            return
        scene.focus = []
    both = "both" in words and {"can", "could"}.isdisjoint(words)
    if value is None and both and scene.game is not Game.MTG:
        take_as(scene, clause, "ask_whodies", {})  # "Are both dead?"
        return
    if value is None:
        pool = [it for it in scene.focus if is_mortal(it)]
        every = bool(clause.get("every") or words & {"what", "which", "who"})
        if _OF_ALL & words or "who" in clause.text.lower() or every or not pool:
            every = scene.game is Game.MTG and every
            pool = [
                it
                for it in scene.draft.things
                if is_mortal(it) and (every or is_fighting(it))
            ]
        things = of_which_side(scene, clause, hurt_ones(scene, pool))
        if not pool and scene.game is Game.GRAND_ARCHIVE:
            champions = [it for it in scene.draft.things if "champion" in it.kinds]
            things = hurt_ones(scene, champions)
    if len(things) > 1 and would_kill(scene, clause, words):
        # "Two 4/4s block. Can I kill both?": whether that can be chosen so.
        killer = scene.player(clause.get("who"))
        detail = "\n".join(it.id for it in things)
        ask(scene, clause, AskKind.CAN_KILL, killer, detail=detail)
        return
    if negated and _all_together(scene, words, things) and not players:
        # "Can all three survive?": whether that can be chosen so, of all at once.
        detail = "\n".join(it.id for it in things)
        ask(scene, clause, AskKind.CAN_SAVE, things[0].controller, detail=detail)
        return
    destroyed = scene.game is Game.MTG and bool(words & {"destroyed", "destroy"})
    cause = causes[0].id if destroyed and len(causes) == 1 else ""
    for it in things:
        ask(scene, clause, AskKind.DIES, it.id, cause, negated=negated, causes=by)
    for name in players:
        ask(scene, clause, AskKind.LOSES, name, negated=negated, causes=by)
    if not things and not players:
        ask(scene, clause, AskKind.EVERYTHING)
    scene.focus = things or scene.focus


def _asks_it(value: object) -> bool:
    (one, *more) = parts_of(value) or (None,)
    return isinstance(one, Thing) and one.label == "it" and not more


def _check_spared(scene: Scene, clause: Clause, things: list[DraftThing]) -> None:
    """ "I have a 3/3. He attacks me with a 5/5. Dies?": of what, if nothing blocks?

    "Dead?" may ask of a player. Raises QuestionError (AMBIGUOUS).
    """
    combat = last_combat(scene)
    if combat is None or combat is not scene.draft.script[-1].what or combat.before:
        return
    attackers = {name for name, _ in combat.attackers}
    if things:
        of_creatures = {it.id for it in things} <= attackers
    else:
        of_creatures = clause.text.lower().split() == ["dies"]
    if of_creatures:
        check_blocks(scene, clause, [goal for _, goal in combat.attackers])


def _all_together(scene: Scene, words: set[str], things: list[DraftThing]) -> bool:
    able = {"can", "could"} & words and {"all", "both", "every"} & words
    several = len(things) > 1 and len({it.controller for it in things}) == 1
    return bool(able) and scene.game is Game.MTG and several
