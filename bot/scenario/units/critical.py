"""Critical: the cards that are discarded for it, or are not (Grand Archive)."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.question import Preference
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Several, Spec, Thing
from bot.scenario.words.tokens import Kind
from bot.worded import worded


@before(Game.GRAND_ARCHIVE)
def of_attackers(parse: Parse, clauses: Clauses) -> Clauses:
    """ "A 3/3 attacks my champion with critical 1": what attacks has it.

    So has a champion what its attack card says.
    """
    del parse
    attacker: object = None
    found: list[Clause] = []
    for clause in clauses:
        attacker = clause.get("what") if clause.kind == "weaponattack" else attacker
        if attacker is not None and _says_of_the_attack(clause):
            clause = replace(clause, slots={**clause.slots, "what": attacker})
        found.append(_with_critical(clause))
    return tuple(found)


def _says_of_the_attack(clause: Clause) -> bool:
    """ "“Odd Slash”, an attack card with 5 power: “Critical 1”"."""
    parts = parts_of(clause.get("what"))
    told = clause.kind == "is" and len(parts) == 1
    return told and isinstance(parts[0], Thing) and parts[0].noun == "attack"


def _with_critical(clause: Clause) -> Clause:
    said = behind_the_goal(clause)
    if said is None or not str(said[0].value).startswith("critical "):
        return clause
    spec, at = said
    having = tuple(
        it.also(spec) if isinstance(it, Thing) else it
        for it in parts_of(clause.get("what"))
    )
    what = Several(having, clause.place)
    return replace(clause, slots={**clause.slots, "at": at, "what": what})


@before(Game.GRAND_ARCHIVE)
def asked_of_attacks(parse: Parse, clauses: Clauses) -> Clauses:
    """ "Can I attack a stealth ally with cleave?": it is the attack that has it."""
    del parse
    return tuple(_of_the_attack(clause) for clause in clauses)


_OF_ATTACKS = frozenset({"cleave", "true sight"})


def _of_the_attack(clause: Clause) -> Clause:
    other = clause.get("other")
    asked = clause.kind in {"ask_can_attackthing", "ask_can_beattacked"}
    if not asked or not isinstance(other, Thing) or not other.specs:
        return clause
    *specs, last = other.specs
    behind = last.place.end == clause.place.end and "with" in clause.text.lower()
    if last.value not in _OF_ATTACKS or not behind or clause.get("kw") is not None:
        return clause
    bare = replace(other, specs=tuple(specs))
    return replace(clause, slots={**clause.slots, "other": bare, "kw": last.value})


def behind_the_goal(clause: Clause) -> tuple[Spec, Several] | None:
    """What is said last of what is attacked, and that without it.

    "… attacks my champion with cleave": it is said of the attack.
    """
    if clause.kind != "attack" or clause.get("what") is None:
        return None
    (*others, one) = parts_of(clause.get("at")) or (None,)
    if not isinstance(one, Thing) or not one.specs:
        return None
    *specs, last = one.specs
    if last.place.end != clause.place.end:
        return None
    bare = replace(one, specs=tuple(specs))
    return last, Several((*others, bare), one.place)


@before(Game.GRAND_ARCHIVE)
def discards_for_it(parse: Parse, clauses: Clauses) -> Clauses:
    """ "… with critical 2; I discard 2 cards": that is what it asks for."""
    asked = any(
        token.text == "critical"
        or (token.kind is Kind.QUOTE and "critical" in str(token.value).lower())
        for token in parse.tokens
    )
    found: list[Clause] = []
    early: list[Clause] = []
    told = False
    for clause in clauses:
        if asked and clause.kind == "discard":
            clause = replace(clause, kind="docard")
        told = told or "critical" in clause.text.lower()
        choice = clause.kind in {"docard", "nodiscard"}
        # "I can't discard. An ally with critical 1 attacks me.": known by then.
        (early if asked and choice and not told else found).append(clause)
    return (*found, *early)


# What is said of a choice made already: by who asks, by somebody else.
_CHOSEN = {
    ("docard", True): (
        "Chosen: you discard for {critical}.",
        "Chosen: {who} discards for {critical}.",
    ),
    ("docard", False): (
        "Chosen: you discard too few for {critical}.",
        "Chosen: {who} discards too few for {critical}.",
    ),
    ("nodiscard", False): (
        "Chosen: you discard nothing for {critical}.",
        "Chosen: {who} discards nothing for {critical}.",
    ),
}


@handles("nodiscard", "docard")
def discards(scene: Scene, clause: Clause) -> None:
    """I don't discard for the critical: a choice already made."""
    person = clause.get("who")
    who = scene.player(person) if person else scene.who(clause) or default_owner(scene)
    combat = last_combat(scene)
    untold = person is None and combat is not None and who == combat.attacker
    nobody = clause.text.lower().startswith("no") and combat is not None
    if combat is not None and (untold or nobody):
        who = scene.other(combat.attacker)  # nobody: nor does who is asked
    wanted = _critical(scene)
    # Who attacks is not asked to.
    attacks = combat is not None and who == combat.attacker and clause.kind == "docard"
    if not wanted or attacks:
        raise scene.error(Problem.AMBIGUOUS, worded("Discards for what?"), clause.place)
    cards = _cards(scene, clause, wanted)
    pays = clause.kind == "docard" and cards >= wanted
    word = f"critical {wanted}"
    option, other = f"pay to stop {word}", f"let {word} apply"
    if not pays:
        option, other = other, option
    if Preference(who, other) in scene.draft.preferences:
        # Of two with the same critical: which of them the cards are for is not told.
        raise scene.error(Problem.AMBIGUOUS, worded("Discards for what?"), clause.place)
    scene.draft.preferences.append(Preference(who, option))
    scene.draft.tell(scene.says(who, *_CHOSEN[clause.kind, pays], critical=word))


def take_back(scene: Scene) -> None:
    """ "What if I discard a card?": not as told before, of the one critical."""
    asking = [it for it in scene.draft.things if any(map(_is_critical, it.keywords))]
    if len(asking) != 1:
        return
    word = f"critical {_critical(scene)}"
    made = {f"pay to stop {word}", f"let {word} apply"}
    before = [it for it in scene.draft.preferences if it.first in made]
    for one in before:
        scene.draft.preferences.remove(one)
        said = {
            str(scene.says(one.who, *told, critical=word)) for told in _CHOSEN.values()
        }
        scene.draft.understood[:] = [
            it for it in scene.draft.understood if str(it) not in said
        ]


def _is_critical(word: str) -> bool:
    return word.startswith("critical ")


def _cards(scene: Scene, clause: Clause, wanted: int) -> int:
    """How many are discarded: as many as are told, else what is asked for."""
    said = clause.get("n")
    if said is not None:
        return number(scene, said)
    things = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    if things:
        return sum(it.count or 1 for it in things)
    return 1 if {"a", "one"} & set(clause.text.lower().split()) else wanted


def _critical(scene: Scene) -> int:
    """How many cards are asked for: all critical that one unit has (Critical 3)."""
    numbers = {
        it.id: sum(
            int(word.removeprefix("critical "))
            for word in it.keywords
            if _is_critical(word)
        )
        for it in scene.draft.things
    }
    asking = [name for name, number in numbers.items() if number]
    combat = last_combat(scene)
    attacking = {name for name, _ in combat.attackers} if combat is not None else set()
    if len(asking) > 1 and attacking & set(asking):
        asking = [name for name in asking if name in attacking]
    return numbers[asking[0]] if asking else 0
