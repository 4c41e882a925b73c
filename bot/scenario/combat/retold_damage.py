"""Damage told once more: "A 3/3 ally attacks my champion. My champion takes 3."

It is what the fight, or the spell told before, deals anyway: whether as much comes of
that is looked at when all is told, and asked where it does not.
"""

from bot.citation import Game
from bot.engine.inside import inside
from bot.engine.instructions import Fight
from bot.engine.question import Deal, Hit
from bot.engine.values import Named
from bot.errors import QuestionError
from bot.scenario.combat.doubled import combat_said, is_besides, leave_out
from bot.scenario.scene.claims import or_more
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.syntax import Clause


def retold(scene: Scene, clause: Clause, hits: list[Hit]) -> QuestionError | None:
    """What to say of *hits* unless what was told before deals as much.

    None where they are damage besides that.
    """
    words = {*clause.lead, *clause.text.lower().split()}
    if is_besides(clause) or clause.get("unp") or words & _LATER or scene.timing:
        return None
    named = any(clause.get(slot) is not None for slot in ("source", "kind", "who"))
    named = named or bool(clause.get("itself") or clause.get("elided"))
    if combat_said(clause) is None and clause.get("dk") is not None:
        return None
    meeting = fighting(scene)
    if meeting and _of_the_fight(hits, meeting, named=named):
        return leave_out(scene)
    # "It is dealt 2 by a spell and 2 in combat": those are two.
    further = combat_said(clause) is True or (clause.get("toit") and clause.lead)
    last = None if named or further else _just_dealt(scene)
    if last is not None and _struck(last) & {it.recipient for it in hits}:
        return or_more(scene.parse, clause, last.source or last.by)
    return None


_LATER = frozenset({"then", "later", "after", "afterwards", "before", "next"})


def fighting(scene: Scene) -> set[tuple[str, str]]:
    """Which creature deals damage to what, in the combat that is being told."""
    combat = open_combat(scene)
    if combat is None or combat.over:
        return set()
    met = {pair for one, by in combat.blocks for pair in ((one, by), (by, one))}
    if scene.game is Game.RIFTBOUND:
        names = [name for name, _ in combat.attackers]
        return met | {
            pair
            for one in names
            for other in combat.defenders
            for pair in ((one, other), (other, one))
        }
    blocked = {name for _, name in combat.blocks if scene.game is Game.MTG}
    return met | {pair for pair in combat.attackers if pair[0] not in blocked}


def other_fighter(scene: Scene, it: DraftThing) -> str:
    """The one that *it* fights, "" if none or several do."""
    found = {hit for by, hit in fighting(scene) if by == it.id}
    return found.pop() if len(found) == 1 else ""


def _of_the_fight(
    hits: list[Hit], meeting: set[tuple[str, str]], *, named: bool
) -> bool:
    if named:
        return all((it.source, it.recipient) in meeting for it in hits)
    return all(it.recipient in {hit for _, hit in meeting} for it in hits)


def _just_dealt(scene: Scene) -> Entry | None:
    """What dealt the damage that the clause before told of."""
    entry = scene.draft.script[-1] if scene.draft.script else None
    if entry is None or entry.clause is None or entry.clause.place != scene.told_last:
        return None
    return entry


def _struck(entry: Entry) -> set[str]:
    """Whom *entry* deals damage that somebody is said to deal."""
    told = entry.clause
    if isinstance(entry.what, Deal) and told is not None:
        named = ("source", "kind", "who", "dk")
        sure = any(told.get(slot) is not None for slot in named)
        return {it.recipient for it in entry.what.hits} if sure else set()
    fights = inside(entry.what, Fight)
    return {it.id for one in fights for it in inside(one, Named)}
