"""Questions whether something helps, which is played if it has not been."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.engine.watches import DamageWatch
from bot.scenario.asking.alone import check_not_alone
from bot.scenario.asking.questions import ask
from bot.scenario.asking.saving import cards_in, do_it, is_done, is_there
from bot.scenario.asking.stopping import told_behind
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.unknown_cards import unknown_card
from bot.scenario.words.syntax import Card, Clause, Thing


@handles("ask_works")
def works(scene: Scene, clause: Clause) -> None:
    """Does Fog work? What nobody has cast yet is cast, and what happens answers."""
    check_not_alone(scene, clause)
    told = replace(clause, slots={"card": clause.get("what")})
    if not told_behind(scene, told):
        for part in parts_of(clause.get("what")):
            if isinstance(part, Thing) and not _of_what_is_told(scene, part):
                _try(scene, clause, part)
        _whether(scene, clause)
        return
    ask(scene, clause, AskKind.EVERYTHING)


def _whether(scene: Scene, clause: Clause) -> None:
    """Ask what is dealt to me, whether what prevents damage applies, or all of it."""
    parts = parts_of(clause.get("what"))
    cards = {name for it in cards_in(parts) for name in it.names}
    used = [it for it in scene.draft.things if it.card and it.card.ref in cards]
    said = clause.text.lower()
    for_me = "save me" in said or "help me" in said
    if for_me and scene.game is Game.MTG:
        ask(scene, clause, AskKind.DAMAGE_DEALT, "me")
        return
    if used and all(holds(it.abilities, DamageWatch) for it in used):
        for it in used:
            ask(scene, clause, AskKind.APPLIES, it.id)
        return
    ask(scene, clause, AskKind.EVERYTHING)


def _of_what_is_told(scene: Scene, part: Thing) -> bool:
    """ "Does that help?" of no card in a hand: of all that is told."""
    held = any("in hand" in it.flags for it in scene.draft.things)
    return part.is_pronoun and not held


def _try(scene: Scene, clause: Clause, part: Thing) -> None:
    if part.card is not None and part.card.sure and not is_there(scene, part):
        try_out(scene, clause, part, _harmed(scene))
        return
    known = {it.id for it in scene.draft.things}
    found = scene.thing(part)
    if part.noun == "label" and any(it.id not in known for it in found):
        # "Does Gloom Shrine help?": what it does nobody has said.
        raise unknown_card(scene, part.label, part)
    held = [it for it in found if "in hand" in it.flags and it.card]
    for it in held:
        assert it.card is not None
        card = Card((it.card.ref,), it.id, clause.place)
        do_it(
            scene,
            replace(clause, slots={}),
            Thing("card", clause.place, card=card, label=it.id),
            it.controller,
        )


def try_out(scene: Scene, clause: Clause, part: Thing, who: str) -> None:
    """ "Does Fog help?", "Can he fog it?": *who* does it, unless it has been done."""
    if not is_done(scene, part):
        do_it(scene, replace(clause, slots={}), part, who)


def _harmed(scene: Scene) -> str:
    """Who would be helped: who is attacked, or whose creature was aimed at."""
    combat = last_combat(scene)
    goals = {goal for _, goal in combat.attackers} if combat else set()
    if len(goals) == 1 and goals <= set(scene.draft.players):
        return next(iter(goals))
    if combat is not None and len(scene.draft.players) == 2:
        return scene.other(combat.attacker)
    focus = [it for it in scene.focus if it.zone is Zone.BATTLEFIELD]
    if len(focus) == 1 and is_mortal(focus[0]):
        return focus[0].controller
    return "me" if scene.has_me else scene.subject
