"""What "it" means where only what is the doer's own can be meant."""

from typing import TYPE_CHECKING

from bot.engine.exchanging import Exchange
from bot.engine.inside import walk
from bot.engine.permanents import GainControl
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Zone
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.words.small_words import SACRIFICING
from bot.scenario.words.syntax import Clause

if TYPE_CHECKING:
    from bot.scenario.scene.scene import Scene

# "Alice regenerates it": what is hers.
_OWN_ONLY = frozenset({"regen", "sacrificeonly"})
# "He blocks with a 3/3 and pumps it +2/+2": nobody pumps what is another's.
_PUMPED = frozenset("pump pumps pumped boost boosts boosted buff buffs buffed".split())


def only_own(clause: Clause) -> bool:
    """Whether only what is the doer's can be meant: regenerated or sacrificed."""
    if clause.kind == "gains":
        return not _PUMPED.isdisjoint(clause.text.lower().split())
    if clause.kind == "use":
        return not SACRIFICING.isdisjoint(clause.text.lower().split())
    return clause.kind in _OWN_ONLY


def taken_over(scene: "Scene", it: DraftThing, who: str) -> bool:
    """ "Alice takes control of Bob's 4/4 and sacrifices it": hers by then."""
    told = [*scene.draft.opening, *scene.draft.script]
    for entry in scene.draft.script:
        if isinstance(entry.what, Combat):
            told += [*entry.what.before, *entry.what.between]
    for entry in told:
        what = entry.what
        gains = isinstance(what, Do | Resolve) and entry.by == who
        for one in walk(what) if gains else ():
            if not isinstance(one, GainControl | Exchange):
                continue
            if isinstance(what, Resolve) and any(it.id in slot for slot in what.chosen):
                return True
            if isinstance(one, GainControl) and one.what == Named(it.id):
                return True
    return False


def of_the_doer(scene: "Scene", candidates: list[DraftThing]) -> list[DraftThing]:
    """Of *candidates* what the doer of the clause controls, or of what was told last.

    All of them where others' may be meant, where nobody is the doer, and where nothing
    of the doer's was told of that could be regenerated.
    """
    if scene.clause is None or not only_own(scene.clause):
        return candidates
    who = scene.who(scene.clause)
    own = [
        it for it in candidates if it.controller == who or taken_over(scene, it, who)
    ]
    if not who or (not own and scene.clause.kind == "regen"):
        return candidates
    # "Bob controls Odd Idol. I sacrifice it.": what of mine was spoken of last.
    told = [it for it in scene.recent if it.on_board and it.controller == who]
    return own or told[-1:]


def of_either_side(scene: "Scene", candidates: list[DraftThing]) -> list[DraftThing]:
    """ "I have a 9/9. Bob has a 4/4. Bolt on it.": either, where nobody does it."""
    clause = scene.clause
    if clause is None or clause.get("who") is not None or len(candidates) != 1:
        return candidates
    goes_on = "and" in clause.lead and clause.get("elided") is not None
    if goes_on or scene.told_kind != "have" or clause.text.lower().startswith("it "):
        return candidates
    there = [
        it
        for it in scene.recent
        if it.zone is Zone.BATTLEFIELD and it.on_board and not is_passive(it)
    ]
    (one,) = candidates
    if one not in there:
        return candidates
    # "He attacks with a 4/4. I have a 5/5. Bolt on it.": not what is met by it.
    told = [it.what for it in scene.draft.script if isinstance(it.what, Combat)]
    fighting = {name for it in told[-1:] for name, _ in it.attackers if not it.closed}
    others = [it for it in there if it.controller != one.controller]
    return [*(it for it in others if it.id not in fighting), one]
