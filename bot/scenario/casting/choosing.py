"""Choices that the scenario says have been made."""

import re
from dataclasses import replace

from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.effects import Effect, Trigger
from bot.engine.inside import holds, inside
from bot.engine.instructions import May
from bot.engine.question import Preference, Resolve
from bot.errors import Problem
from bot.scenario.casting.preventing import prevents_already
from bot.scenario.casting.targeting import display
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries, face_of
from bot.scenario.scene.chosen_players import wants_player
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.trigger_aimed import aims_damage, aims_triggers, note_aimed
from bot.scenario.words.asked_back import WHICH_ABILITY, WHICH_PLAYER
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


@handles("choice")
def choice(scene: Scene, clause: Clause) -> None:
    """Alice applies Furnace of Rath first; I put all of it on the Goblin."""
    if clause.question and "or" in clause.lead:
        # "Who decides whether my shield or his Furnace applies first?": none is told.
        raise scene.not_read(clause.place)
    who = scene.who(clause)
    if clause.get("target") is not None:
        (aimed, *_) = parts_of(clause.get("target"))
        bare = isinstance(aimed, Thing) and aimed.noun == "it"
        if bare and "prevent" in clause.text.lower():
            # "He bolts me. I prevent 2 of it": of the damage, not from a source.
            take_as(scene, clause, "preventof")
            return
        uncast = isinstance(aimed, Thing) and _is_cast_now(scene, aimed)
        things = scene.things(clause.get("target"))
        prevents = "prevent" in clause.text.lower() and scene.game is Game.MTG
        if prevents and prevents_already(scene) is None:
            _by_itself(scene, clause)
            return
        if isinstance(aimed, Thing) and uncast:
            # "Urza's Armor prevents 1 of Bob's bolt": of one that nobody casts.
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Is {it} cast? Say when, and on what, or leave it out.",
                    it=face_of(scene, aimed).name,
                ),
                aimed.place,
            )
        points = [it.power or 0 for it in things]
        if clause.get("n") is not None:
            points = [number(scene, clause.get("n"))]
        division = tuple((it.id, n) for it, n in zip(things, points, strict=False))
        scene.draft.preferences.append(Preference(who, "", division))
        scene.draft.tell(
            worded(
                "Chosen: all of it on {listed}",
                listed=", ".join(it.id for it in things),
            )
            if clause.get("n") is None
            else worded(
                "Chosen: {n} of it on {listed}",
                n=points[0],
                listed=", ".join(it.id for it in things),
            )
        )
        return
    (named, *_) = (*parts_of(clause.get("first")), None)
    if isinstance(named, Thing) and named.noun == "which":
        # "Which happens first?" asks for it, and says nothing.
        take_as(scene, clause, "ask_who", {})
        return
    if isinstance(named, Thing) and _is_cast_now(scene, named):
        # "I use Unyielding Spirit first": no choice, but what is cast before the rest.
        take_as(scene, clause, "cast", {"who": clause.get("who"), "card": named})
        return
    if isinstance(named, Thing) and _is_used(scene, clause, named):
        take_as(scene, clause, "use", {"who": clause.get("who"), "card": named})
        return
    first = _first(scene, clause)
    scene.draft.preferences.append(Preference(who, first))
    if who:
        said = scene.says(
            who, "You apply {first} first.", "{who} applies {first} first.", first=first
        )
    else:
        said = worded("Whoever chooses applies {first} first.", first=first)
    scene.draft.tell(said)


def _is_cast_now(scene: Scene, named: Thing) -> bool:
    """Whether it is a spell that nobody has told of yet."""
    if named.card is None or not is_spell(face_of(scene, named)):
        return False
    return not any(
        it.card is not None and it.card.ref in named.card.names
        for it in scene.draft.things
    )


def _is_used(scene: Scene, clause: Clause, named: Thing) -> bool:
    """ "I used my Conservator first": what has nothing to apply, and is used."""
    if named.card is None or not _USING & {*clause.text.lower().split()}:
        return False
    abilities = abilities_of(scene.game, face_of(scene, named))
    return bool(abilities.activated) and not abilities.statics


_USING = frozenset({"use", "uses", "used", "activate", "activates", "activated"})


def _by_itself(scene: Scene, clause: Clause) -> None:
    """ "A 3/3 attacks me. I prevent 2 from it": by a shield that nobody told of.

    Raises QuestionError (AMBIGUOUS) where something else may deal damage, too.
    """
    combat = last_combat(scene)
    alone = combat is not None and len(combat.attackers) == 1
    if not alone or len(scene.draft.script) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What prevents that damage? Say what it is, and what it says."),
            clause.place,
            ("I have a prevent-2 shield.",),
        )
    take_as(scene, clause, "preventof")


@handles("choosetarget")
def choose_target(scene: Scene, clause: Clause) -> None:
    """I choose my opponent for the trigger: when it asks for its target."""
    who = scene.who(clause)
    hosts: list[DraftThing] = []
    if clause.get("host") is not None:
        hosts = scene.things(clause.get("host"), who)
        if _only_used(hosts):
            # "Bob's Pinger's ability targets me": it is no trigger, and so is used.
            used = {"who": clause.get("who"), "to": clause.get("to")}
            take_as(scene, clause, "use", {**used, "card": clause.get("host")})
            return
        if clause.get("damage") and not aims_damage(hosts):
            raise scene.not_read()
        who = who or hosts[0].controller
    to = clause.get("to")
    if isinstance(to, Person):
        to = Several((to,), to.place)
    (one, *more) = (*parts_of(to), None)
    waiting = any(it.on_board and wants_player(it) for it in scene.draft.things)
    if isinstance(one, Person) and more == [None] and waiting and not hosts:
        HANDLERS["calledplayer"](scene, replace(clause, slots={"who": one}))
        return
    if not hosts and _aims_by_use(scene, who):
        # "I have a Pinger. I point it at him.": nothing else of hers asks for it.
        take_as(scene, clause, "targetlast", {"who": clause.get("who"), "to": to})
        return
    _check_aims(scene, clause)
    names = _faced(scene, to, who) or targeted(scene, to, who)
    prefer(scene, who, names)
    struck_next(scene, names)
    note_aimed(scene, clause, names)
    for it in hosts or scene.draft.things:
        if it.on_board and it.controller == (who or it.controller) and _may_aim(it):
            # What it is aimed at is told: so it is used.
            scene.draft.preferences.append(Preference(who, f"use {it.id}"))


def _check_aims(scene: Scene, clause: Clause) -> None:
    """Raises QuestionError (AMBIGUOUS) where an ability is aimed, and none there is."""
    if _ABILITIES.isdisjoint(clause.text.lower().split()):
        return
    there = (*scene.draft.things, *scene.draft.statics, *all_entries(scene))
    triggers = any(it.aims or it.modes for one in there for it in inside(one, Trigger))
    if not triggers and not any(aims_triggers(scene, it) for it in scene.draft.players):
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY, clause.place)


_ABILITIES = frozenset("ability trigger abilities triggers".split())


def _faced(scene: Scene, to: object, who: str) -> list[str]:
    """ "I send the trigger to face": the other player's, whoever was spoken of last."""
    faces = [isinstance(it, Person) and it.kind == "face" for it in parts_of(to)]
    if faces != [True] or len(scene.draft.players) != 2:
        return []
    aiming = [it for it in scene.draft.players if aims_triggers(scene, it)]
    if not who and len(aiming) > 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_PLAYER)
    who = who or "".join(aiming)
    return [scene.other(who)] if who else []


def _aims_by_use(scene: Scene, who: str) -> bool:
    """Whether *who* has what is used on a target, and nothing that triggers at one."""
    theirs = [it for it in scene.draft.things if it.controller == who]
    return _only_used([it for it in theirs if it.on_board]) and not aims_triggers(
        scene, who
    )


def _only_used(hosts: list[DraftThing]) -> bool:
    """Whether none of them has a trigger with targets, and one an ability with some."""
    texts = [it.abilities for it in hosts]
    triggers = [it for text in texts for it in text.statics if isinstance(it, Trigger)]
    aims = any(it.aims for it in triggers)
    return not aims and any(one.targets for text in texts for one in text.activated)


def _may_aim(it: DraftThing) -> bool:
    """Whether a trigger of *it* has targets, and may be declined as it resolves."""
    return any(
        isinstance(one, Trigger)
        and one.aims
        and (one.optional is not None or holds(one.do, May))
        for one in it.abilities.statics
    )


def aims_own_trigger(scene: Scene, clause: Clause, dealers: list[DraftThing]) -> bool:
    """ "Boros Reckoner deals damage to Bob": what its own trigger is aimed at.

    "… deals its damage to the 2/2" that blocks it is combat damage.
    """
    if clause.get("n") is None and of_the_fight(scene, clause):
        return False
    begun = scene.draft.opening or scene.draft.script
    if clause.get("n") is None and begun and aims_damage(dealers):
        aimed = {"host": clause.get("source"), "to": clause.get("to")}
        choose_target(scene, replace(clause, kind="choosetarget", slots=aimed))
        return True
    return False


_ITS_DAMAGE = re.compile(
    r"\b(?:(?:its|his|her|their) (?:combat )?|combat )damage\b", re.IGNORECASE
)


def of_the_fight(scene: Scene, clause: Clause) -> bool:
    """Whether what a creature that fights deals is told as "its (combat) damage"."""
    fight = open_combat(scene) if scene.game is Game.MTG else None
    return fight is not None and bool(_ITS_DAMAGE.search(clause.text))


def struck_next(scene: Scene, names: list[str]) -> None:
    """ "He bolts my Reckoner and it hits his 2/2. Does it die?": the 2/2."""
    it = scene.draft.thing(names[0])
    if it is not None and scene.draft.script:
        scene.focus = [it]


def prefer(scene: Scene, who: str, names: list[str]) -> None:
    """Whoever chooses a target, *who* if that is said, takes the one named."""
    if len(names) != 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Exactly one target must be meant here.")
        )
    scene.draft.preferences.append(Preference(who, names[0]))
    scene.parse.memory.setdefault("aimed", []).append(names[0])
    target = display(scene, names[0])
    if who:
        said = scene.says(
            who,
            "You choose {target} as the target.",
            "{who} chooses {target} as the target.",
            target=target,
        )
    else:
        said = worded("Whoever chooses takes {target} as the target.", target=target)
    scene.draft.tell(said)


def _first(scene: Scene, clause: Clause) -> str:
    if clause.get("shield"):
        return _shield(scene, clause)
    (part, *_) = parts_of(clause.get("first"))
    words = scene.parse.said(part.place.start, part.place.end).lower()
    if isinstance(part, Thing) and part.noun == "card":
        return scene.thing(part)[0].id
    if "shield" in words or "prevent" in words:
        labels = [
            it.label for it in scene.draft.statics
            if isinstance(it, Effect) and it.prevents
        ]  # fmt: skip
        if len(labels) == 1:
            return labels[0]
    if isinstance(part, Thing):
        return scene.thing(part)[0].id
    raise scene.error(Problem.AMBIGUOUS, worded("What is applied first?"), part.place)


def _shield(scene: Scene, clause: Clause) -> str:
    """ "The shield": the one effect told of that prevents damage."""
    found = [
        it.label for it in scene.draft.statics if isinstance(it, Effect) and it.prevents
    ]
    found += [
        it.id
        for it in scene.draft.things
        if any(isinstance(one, Effect) and one.prevents for one in it.abilities.statics)
    ]
    found += [
        entry.source
        for entry in all_entries(scene)
        if isinstance(entry.what, Resolve)
        and any(one.prevents for one in inside(entry.what.ability, Effect))
    ]
    if len(found) != 1:
        raise scene.error(
            Problem.AMBIGUOUS, worded("What is applied first?"), clause.place
        )
    return found[0]
