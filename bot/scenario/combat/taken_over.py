"""What attacks where nothing names it, and whose it is by then."""

import re
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem
from bot.scenario.combat.attackers import check_power
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.counted_pronouns import told_with
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat, open_combat
from bot.scenario.scene.told_groups import whole_group
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Clause, Person, Place, Thing
from bot.worded import worded


def spoken_of(scene: Scene, clause: Clause, who: str) -> list[DraftThing]:
    """ "Alice's 2/2 is enchanted with NAME and attacks": what that was said of."""
    about = scene.draft.thing(scene.about)
    person = clause.get("who")
    there = [it for it in scene.draft.things if "creature" in it.kinds and it.on_board]
    he = isinstance(person, Person) and person.kind == "he" and len(there) == 1
    if he and any(
        there[0].id in it.commander_damage for it in scene.draft.players.values()
    ):
        return there  # "My commander has dealt 10. He attacks again."
    if clause.get("elided") is None or about is None or "creature" not in about.kinds:
        return []
    return [about] if who in {"", about.controller} else []


def by_power(scene: Scene, clause: Clause, who: str) -> list[DraftThing]:
    """What attacks "for 3": what was spoken of, or something of that power."""
    said = clause.get("n")
    if isinstance(said, tuple):
        who = who or scene.other("me")
        return [anonymous(scene, who, number(scene, q), q.place) for q in said]
    power = number(scene, said)
    found = spoken_of(scene, clause, who) if scene.game is Game.MTG else []
    for it in found:
        # "My Goblin enters and attacks Bob for 3": the Goblin, of that power.
        check_power(scene, it, power)
    if found:
        return found
    who = who or (scene.other("me") if scene.has_me else default_owner(scene))
    return [anonymous(scene, who, power, said.place)]


def check_powers(scene: Scene, found: list[DraftThing], clause: Clause) -> None:
    """ "My 4/4 lifelinker hits for 4", "a 2/2 and a 3/3 hit for 2 and 3".

    "Bob attacks for 5 with a 3/3 and a 2/2": together.
    """
    total = clause.get("sum")
    said = clause.get("n") or (total if len(found) == 1 else None)
    one = () if said is None else (said,)
    each = said if isinstance(said, tuple) else one
    for it, power in zip(found, each, strict=True) if len(found) == len(each) else ():
        check_power(scene, it, number(scene, power))
    if total is not None and all("size" in it.said for it in found):
        check_sum(scene, sum(it.power or 0 for it in found), number(scene, total))


def check_sum(scene: Scene, power: int, total: int) -> None:
    """Raises QuestionError (ILLEGAL) where attackers of that *power* are no *total*."""
    if power != total:
        raise scene.error(
            Problem.ILLEGAL,
            worded("These attackers do not add up to {total}.", total=total),
        )


def no_attack(scene: Scene, clause: Clause) -> Clause | None:
    """What is told in place of an attack: that something came, or who has what."""
    if (came := _just_came(scene, clause)) is not None:
        return came
    # "Can he attack my ally? His attacker is a 2/2.": that is still the question.
    asked = any(
        it.kind is AskKind.CAN_BE_ATTACKED and it.subject in scene.draft.players
        for it in scene.draft.asks
    )
    if not asked or last_combat(scene) is not None or clause.get("at") is not None:
        return None
    if not _ATTACKER_IS.search(clause.text):
        return None
    what = tuple(parts_of(clause.get("what")))
    return replace(clause, kind="have", slots={"who": clause.get("who"), "what": what})


_ATTACKER_IS = re.compile(r"\battackers? (?:is|are)\b", re.IGNORECASE)


def _just_came(scene: Scene, clause: Clause) -> Clause | None:
    """ "My 2/2 just came in": onto the battlefield, and not at anybody (302.6)."""
    just = "just" in {*clause.lead, *clause.text.lower().split()}
    bare = clause.get("at") is None and clause.get("who") is None
    if scene.game is not Game.MTG or not (just and bare and _CAME.search(clause.text)):
        return None
    what = clause.get("what") or Thing("it", clause.place, label="it")
    return replace(clause, kind="enter", slots={"what": what})


_CAME = re.compile(r"\b(?:came|come|comes) in\b(?! with)", re.IGNORECASE)


def swinging(scene: Scene, clause: Clause) -> str:
    """ "Opp is at thirty. Swing, no blocks.": whoever asks does, with what is mine."""
    bare = clause.text.lower().split(",")[0].split()[:1] in (["swing"], ["attack"])
    mine = any(
        it.controller == "me" and "creature" in it.kinds and it.on_board
        for it in scene.draft.things
    )
    if bare and clause.get("elided") and scene.has_me and mine:
        return "me"
    return _against_defenders(scene, clause) or _whose_goes_on(scene, clause)


def _against_defenders(scene: Scene, clause: Clause) -> str:
    """ "I defend with a 2-Might unit. Two 3-Might units attack.": they are not mine."""
    combat = open_combat(scene)
    if scene.game is not Game.RIFTBOUND or clause.get("who") is not None:
        return ""
    waits = combat is not None and combat.defenders and not combat.attackers
    return combat.attacker if combat is not None and waits else ""


def _whose_goes_on(scene: Scene, clause: Clause) -> str:
    """ "Bob's 4/4 has lifelink and attacks me": nobody attacks themselves."""
    told = scene.focus[0] if len(scene.focus) == 1 else None
    if told is None or scene.game is not Game.MTG or "creature" not in told.kinds:
        return ""
    if not clause.get("elided") or clause.get("what") is not None:
        return ""
    aimed = [it for it in parts_of(clause.get("at")) if isinstance(it, Person)]
    attacked = {scene.player(it) for it in aimed}
    goes_on = set(clause.lead) == {"and"} and scene.who(clause) in attacked
    return told.controller if goes_on and told.controller not in attacked else ""


def anonymous(scene: Scene, who: str, power: int, place: Place) -> DraftThing:
    """An attacker of which only its power is known."""
    measure = "-Might" if scene.game is Game.RIFTBOUND else " power"
    it = DraftThing(
        scene.draft.fresh(f"the {power}{measure} attacker"), "", who, who,
        kinds={"creature"} if scene.game is Game.MTG else {"unit"},
        power=power, sized=True, place=(place.start, place.end),
    )  # fmt: skip
    it.said.add("size")
    if scene.game is Game.GRAND_ARCHIVE:
        it.kinds = {"ally", "unit"}
    if scene.game is not Game.GRAND_ARCHIVE:
        it.toughness = power
    return scene.add(it)


def other_side(scene: Scene, part: Thing, owner: str) -> list[DraftThing]:
    """ "I stun his unit with mine; then I attack it": of both, the one of *owner*."""
    if scene.game is Game.MTG or part.label != "it" or not owner:
        return []
    theirs = [it for it in scene.focus if it.controller == owner and it.on_board]
    mine = [it for it in scene.focus if it.controller != owner]
    return theirs if len(theirs) == 1 and mine else []


def they_attack(scene: Scene, clause: Clause) -> Clause:
    """ "I control a 3/3 and a 2/2. They attack": these, not whoever else plays."""
    who = clause.get("who")
    if (alone := _one_attacks(scene, clause)) is not None:
        return alone
    they = isinstance(who, Person) and (
        (who.kind, who.name) == ("he", "they") or who.kind == "both"
    )
    units = scene.game is not Game.MTG
    if not they or clause.get("what") is not None:
        return clause
    if units and clause.get("at") is None:
        return clause  # There "they" mostly is who plays.
    spoken = scene.focus
    if spoken and all(it in scene.whole for it in spoken):
        spoken = scene.whole  # "One of them has lifelink. They attack": all of them
    elif len(spoken) == 1 and {"all", "both"} & {*clause.text.lower().split()}:
        # "One has flying. They all attack"
        spoken = scene.whole = whole_group(scene, spoken)
    elif spoken and scene.parse.word(who.place.end) == "all":
        all_of_them = Place(who.place.start, who.place.end + 1)
        them = Thing("them", all_of_them, label="they")
        spoken = scene.whole = told_with(scene, them, spoken)
    there = [it for it in spoken if it.kinds & LIVING and it.on_board]
    sides = {it.controller for it in there}
    if len(there) < 2 or len(sides) != 1 or len(there) != len(spoken):
        return clause
    others = {it.controller for it in scene.draft.things if it.kinds & LIVING}
    if others - sides:
        return clause  # there are creatures of somebody else, who may be meant
    them = Thing("them", clause.place, label="they")
    slots = {name: it for name, it in clause.slots.items() if name != "who"}
    return replace(clause, slots=slots | {"what": them})


def _one_attacks(scene: Scene, clause: Clause) -> Clause | None:
    """ "Kari is a 2/2 of mine. She attacks": she, where no opponent has a creature."""
    who = clause.get("who")
    he = isinstance(who, Person) and who.kind == "he" and who.name in {"he", "she"}
    if not he or clause.get("what") is not None or scene.game is not Game.MTG:
        return None
    there = [it for it in scene.draft.things if "creature" in it.kinds and it.on_board]
    spoken = [it for it in scene.focus if it in there and it.named]
    if len(spoken) != 1 or any(it.controller != spoken[0].controller for it in there):
        return None
    if spoken[0].controller not in {"", "me"}:
        return None
    it = Thing("it", clause.place, label="it")
    slots = {name: one for name, one in clause.slots.items() if name != "who"}
    return replace(clause, slots=slots | {"what": it})


def hasty(scene: Scene, who: str) -> list[DraftThing]:
    """ "I cast a 2/2 with haste and attack": what has just entered, if it can."""
    return [
        it
        for it in scene.focus
        if scene.game is Game.MTG
        and it.controller == who
        and it.entered_later
        and "haste" in it.keywords
    ]
