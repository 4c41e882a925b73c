"""What happens to somebody or something, and what something does."""

from collections.abc import Sequence

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.question import ATTACKERS, DEFENDERS, AskKind, Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask, asked_players
from bot.scenario.casting.mortals import is_mortal, several
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHAT_HAPPENS, WHICH_ONE
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("ask_what")
def what_happens_to(scene: Scene, clause: Clause) -> None:
    """What happens to my 4/4 and to me? Whether it dies, and my life."""
    for part in (*parts_of(clause.get("what")), *parts_of(clause.get("what2"))):
        if isinstance(part, Person):
            for name in scene.players(part):
                ask(scene, clause, AskKind.LIFE, name)
        else:
            for it in scene.thing(part):
                ask(scene, clause, _fate(scene, it), it.id)
                if {"persist", "undying"} & {*it.keywords}:
                    ask(scene, clause, AskKind.ZONE, it.id)
    ask(scene, clause, AskKind.EVERYTHING)


def _fate(scene: Scene, it: DraftThing) -> AskKind:
    """What is asked of it: an Aura, a spell does not die (700.4), but goes."""
    immortal = scene.game is Game.MTG and bool(it.kinds) and not is_mortal(it)
    return AskKind.ZONE if immortal or it.zone is Zone.STACK else AskKind.DIES


@handles("ask_dealtby")
def dealt_by(scene: Scene, clause: Clause) -> None:
    """How much damage does the Wolf deal? Does the Bear deal its damage?"""
    if clause.get("each"):
        for it in several(scene, both="both" in clause.text.lower()):
            ask(scene, clause, AskKind.DEALS, it.id)
        return
    known = {it.id for it in scene.draft.things}
    named = _named(scene, clause.get("by"))
    if named is None and clause.get("it"):
        named = several(scene, both=False)  # "Does it get to hit back?"
        if len(named) != 1:
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    if named is None and (last := _dealt_last(scene)):
        ask(scene, clause, AskKind.DEALS, last)
        return
    if any(it.id not in known and it.kinds & SPELLS for it in named or ()):
        # "How much does a Shock do with Torbran?": to whom, and by whom?
        raise scene.error(
            Problem.AMBIGUOUS,
            WHAT_HAPPENS,
            clause.place,
            ("I cast Shock on my opponent. How much damage does it deal?",),
        )
    if scene.game is Game.RIFTBOUND:
        for name in fighters_asked(scene, clause, named):
            ask(scene, clause, AskKind.DEALS, name)
        return
    for it in named or ():
        ask(scene, clause, AskKind.DEALS, it.id)
    if named is None:
        ask(scene, clause, AskKind.EVERYTHING)


@handles("ask_dealtlast")
def dealt_by_the_last(scene: Scene, clause: Clause) -> None:
    """How much damage is that? Is it 4 or 8, of damage as much as of life?"""
    last = _dealt_last(scene)
    if last:
        ask(scene, clause, AskKind.DEALS, last)
    if not last or clause.get("either"):
        ask(scene, clause, AskKind.EVERYTHING)


def _dealt_last(scene: Scene) -> str:
    """What deals the damage told last; "" where none does, or more than one."""
    last = next(iter(reversed(all_entries(scene))), None)
    match last.what if last is not None and scene.game is Game.MTG else None:
        case Deal(hits=hits):
            sources = {hit.source for hit in hits}
        case Combat(attackers=attackers, blocks=[]):
            sources = {name for name, _ in attackers}
        case Resolve(source=source) if last is not None and last.harms:
            sources = {source}
        case _:
            return ""
    source = sources.pop() if len(sources) == 1 else ""
    return source if source and scene.draft.thing(source) else ""


@handles("ask_triggers")
def triggers(scene: Scene, clause: Clause) -> None:
    """How many times does Repercussion trigger? Does anything trigger?"""
    parts = parts_of(clause.get("what"))
    bare = [it for it in parts if isinstance(it, Thing) and it.noun == "ability"]
    if clause.get("of") is not None or clause.get("its") or bare:
        for it in _having_triggers(scene, clause):
            ask(scene, clause, AskKind.TRIGGERS, it.id)
        return
    if clause.get("what") is None:
        ask(scene, clause, AskKind.TRIGGERS)
        return
    _of_each(scene, clause, "what", AskKind.TRIGGERS)


def _having_triggers(scene: Scene, clause: Clause) -> list[DraftThing]:
    """ "Does its ability trigger?", "does the Deathknell?": the one thing with some."""
    named = scene.things(clause.get("of")) if clause.get("of") is not None else []
    pool = named or [it for it in scene.draft.things if _triggers(it)]
    pool = [it for it in pool if it in scene.focus] or pool if not named else pool
    if len(pool) > 1 and pool == named and all(map(_triggers, pool)):
        return pool  # "Do the Servitors' abilities trigger?": asked of each
    if len(pool) != 1 or not _triggers(pool[0]):
        raise scene.error(
            Problem.AMBIGUOUS, worded("Which ability is meant?"), clause.place
        )
    return pool


def _triggers(it: DraftThing) -> bool:
    return any(isinstance(one, Trigger) for one in it.abilities.statics)


@handles("ask_applies")
def applies(scene: Scene, clause: Clause) -> None:
    """Does Furnace of Rath apply?"""
    _of_each(scene, clause, "what", AskKind.APPLIES)


@handles("ask_discarded")
def discarded(scene: Scene, clause: Clause) -> None:
    """How many cards does Bob discard?"""
    names = asked_players(scene, clause)
    for name in names if clause.get("all") else names[:1]:
        ask(scene, clause, AskKind.DISCARDED, name)


@handles("ask_trade")
def trade(scene: Scene, clause: Clause) -> None:
    """Do they trade? Whether both of a fight die."""
    for it in several(scene, both=True):
        ask(scene, clause, AskKind.DIES, it.id)


@handles("ask_markedon")
def marked(scene: Scene, clause: Clause) -> None:
    """How much damage is marked on the Wolf?"""
    for it in scene.things(clause.get("on")):
        ask(scene, clause, AskKind.DAMAGE_MARKED, it.id)


def _of_each(scene: Scene, clause: Clause, slot: str, kind: AskKind) -> None:
    """*kind* of each thing named there; of "it", everything that happens."""
    things = _named(scene, clause.get(slot))
    for it in things or ():
        ask(scene, clause, kind, it.id)
    if things is None:
        ask(scene, clause, AskKind.EVERYTHING)


def _named(scene: Scene, value: object) -> list[DraftThing] | None:
    """The things of *value*; None where it names none that are there."""
    found: list[DraftThing] = []
    for part in parts_of(value):
        if not isinstance(part, Thing) or part.is_pronoun:
            return None
        found += scene.thing(part)
    return found


@handles("ask_regenerates")
def regenerates(scene: Scene, clause: Clause) -> None:
    """Does it regenerate? Whether its shield is used."""
    things = scene.thing(clause.get("what"))
    for it in things:
        ask(scene, clause, AskKind.APPLIES, f"regeneration of {it.id}")
    scene.focus = things


# What units of Riftbound deal in a combat: each side's Might is summed (465.2).
def fighters_asked(
    scene: Scene, clause: Clause, named: Sequence[DraftThing] | None
) -> list[str]:
    """Whose damage is asked for: *named*, or of both sides where "it" may be either.

    Several of one side deal it together. Raises QuestionError (AMBIGUOUS) where
    nothing deals damage.
    """
    combat = last_combat(scene)
    entries = all_entries(scene)
    happens = any(it.harms or isinstance(it.what, Combat) for it in entries)
    if not happens and not all(it.stunned for it in named or ()):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who fights whom? Say what attacks what."),
            clause.place,
            ("My 4 Might unit attacks their 3 Might unit. …",),
        )
    if combat is None or entries[-1].what is not combat:
        return [it.id for it in named or ()]
    sides = {
        ATTACKERS: [name for name, _ in combat.attackers],
        DEFENDERS: combat.defenders,
    }
    both = [*sides[ATTACKERS], *sides[DEFENDERS]]
    asked = [it.id for it in named] if named else both
    found: list[str] = []
    for name in asked:
        side = next((it for it, names in sides.items() if name in names), "")
        together = side and len(sides[side]) > 1
        found.append(side if together else name)
    return list(dict.fromkeys(found))
