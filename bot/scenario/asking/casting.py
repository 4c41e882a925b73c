"""May it be cast, activated, equipped? Asked of the engine."""

from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.asking.aims import aims
from bot.scenario.asking.own_time import in_time, usable_in_time
from bot.scenario.asking.questions import ask, me
from bot.scenario.asking.saving import untargeted
from bot.scenario.asking.targets_asked import at_hand, check_aims, worn
from bot.scenario.asking.working import try_out
from bot.scenario.casting.casting_words import said_of_casting
from bot.scenario.casting.giving_text import give_text
from bot.scenario.casting.on_table import on_table
from bot.scenario.casting.usable import check_understood
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import card_thing
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def _used_on_table(scene: Scene, clause: Clause, made: DraftThing, said: Thing) -> bool:
    """ "He has an ally with intercept. Can he use it?": to intercept, not to play it.

    Raises QuestionError (AMBIGUOUS) where nothing tells what it is used for.
    """
    there = made.zone is Zone.BATTLEFIELD and made.face is None
    if scene.game is Game.MTG or said.noun != "it" or not there:
        return False
    if "intercept" not in made.keywords or open_combat(scene) is None:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What is {it} used for? Say what it does.", it=made.id),
            clause.place,
        )
    take_as(scene, clause, "ask_can_intercept", {"what": said})
    return True


@handles("ask_can_cast")
def can_cast(scene: Scene, clause: Clause) -> None:
    """Can he bolt me? Can I cast Shock on it?"""
    who = scene.player(clause.get("who")) or me(scene)
    by = clause.get("by")
    if _of_an_ability(scene, clause, who):
        return
    part = card_thing(scene, by)
    if clause.get("verb") and untargeted(scene, part):
        # "Can he fog my 5/5?": whether it helps, for nothing is aimed at.
        things = [it for it in parts_of(clause.get("other")) if isinstance(it, Thing)]
        named_ones = [it for it in things if not it.is_pronoun]  # "can I fog that?"
        found = [it for one in named_ones for it in scene.thing(one, new=True)]
        try_out(scene, clause, part, who)
        scene.notice(found)
        scene.focus = found or scene.focus
        ask(scene, clause, AskKind.EVERYTHING)
        return
    spells = [it for it in scene.recent if it.face is not None and is_spell(it.face)]
    if part.noun == "it" and spells:
        made = spells[-1]  # "Can I cast it on him?": no creature is meant
    else:
        named = scene.thing(part, who, new=True)
        vague = part.noun == "it" and "do" in clause.text.lower().split()
        if vague or not named:  # "… with no Bolt?"
            raise scene.error(Problem.AMBIGUOUS, WHICH_CARD)
        made = named[0]
        if _used_on_table(scene, clause, made, part):
            return
        if not _of_magic(scene) and _used_as_it_lies(scene, clause, made):
            ask(scene, clause, AskKind.EVERYTHING)
            return
    at_hand(scene, made, who)
    scene.notice([made])
    if not in_time(scene, made, who):
        ask(scene, clause, AskKind.CAN_CAST, who, made.id, "never")
        return
    others = clause.get("other")
    during = clause.get("during") is not None or open_combat(scene) is not None
    said = said_of_casting(scene, made, who, during=during) if _of_magic(scene) else ""
    if others is None or said.startswith("barred") or (during and not _any_time(made)):
        detail = said or ("during" if during else "")
        ask(scene, clause, AskKind.CAN_CAST, who, made.id, detail)
        return
    check_aims(scene, made)
    for name in aims(scene, others, who):
        ask(scene, clause, AskKind.CAN_TARGET, made.id, name)


def _used_as_it_lies(scene: Scene, clause: Clause, made: DraftThing) -> bool:
    """ "Can I use Forged Scalemail?": what it offers is among the choices.

    Raises QuestionError (AMBIGUOUS) of what is there and offers nothing.
    """
    if made.zone is not Zone.BATTLEFIELD or _HANDLES.isdisjoint(
        clause.text.lower().split()
    ):
        return False
    if made.face is not None and is_spell(made.face):
        return False
    if made.kinds & {"champion", "ally", "unit"} or made.face is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_CARD)
    if made.abilities.activated:
        said = worded("Is {it} used? Say so, or say that it is not.", it=made.id)
        raise scene.error(Problem.AMBIGUOUS, said, clause.place)
    return True


def _of_magic(scene: Scene) -> bool:
    return scene.game is Game.MTG


def _of_an_ability(scene: Scene, clause: Clause, who: str) -> bool:
    """ "Can she activate its ability?", "Can I use it now?": of what is there."""
    if not _ACTIVATES & set(clause.text.lower().replace("?", "").split()):
        return False
    by = clause.get("by")
    parts = [it for it in parts_of(by) if isinstance(it, Thing)]
    if (quoted := clause.get("text")) is not None:
        # "Can Bob use its ability “…”?": it has that ability.
        give_text(scene, scene.one(Thing("it", clause.place, label="it")), quoted)
    pool = [
        it
        for it in scene.draft.things
        if it.abilities.activated
        and it.zone is Zone.BATTLEFIELD
        and (not parts or parts[0].noun == "it" or fits(it, parts[0], scene.game))
    ]
    if not pool and not parts:
        raise scene.error(Problem.AMBIGUOUS, worded("Which ability is meant?"))
    if scene.game is not Game.MTG:
        return False
    pool = pool or _just_named(scene, clause, parts, who)
    if not pool:
        there = [
            it
            for it in scene.draft.things
            if it.zone is Zone.BATTLEFIELD and fits(it, parts[0], scene.game)
        ]
        if there:
            # Nothing of it is activated: what it offers is among the choices.
            ask(scene, clause, AskKind.EVERYTHING)
        return bool(there)
    made = pool[-1]
    check_understood(scene, made.abilities.activated)
    if not usable_in_time(scene, made):
        ask(scene, clause, AskKind.CAN_USE, who, made.id, "never")
        return True
    others = clause.get("other")
    aimed = any(it.targets or it.modes for it in made.abilities.activated)
    if others is not None and not aimed:
        # "Can I use Circle of Protection: Red on his Bolt?": whether it helps is seen.
        raise scene.error(
            Problem.ILLEGAL, worded("{it} has no targets.", it=made.id), clause.place
        )
    for name in aims(scene, others, who):
        ask(scene, clause, AskKind.CAN_TARGET, made.id, name)
    scene.notice([made])
    scene.focus = [made]
    midway = clause.get("during") is not None or open_combat(scene) is not None
    ask(scene, clause, AskKind.CAN_USE, who, made.id, "during" if midway else "")
    return True


def _just_named(
    scene: Scene, clause: Clause, parts: list[Thing], who: str
) -> list[DraftThing]:
    """ "Can I use Samite Healer on me?": whoever uses what nobody told of has it."""
    card = parts[0].card if len(parts) == 1 else None
    known = any(fits(it, parts[0], scene.game) for it in scene.draft.things)
    if card is None or known or _HANDLES.isdisjoint(clause.text.lower().split()):
        return []
    face = scene.catalogue_card(card).face
    if is_spell(face) or not abilities_of(scene.game, face).activated:
        return []
    return on_table(scene, parts[0], who)


_HANDLES = frozenset("use activate used activated".split())
_ACTIVATES = frozenset("use activate tap used activated".split())


def _any_time(made: DraftThing) -> bool:
    """Whether it is no spell that only a main phase allows."""
    spell = made.face is not None and is_spell(made.face)
    return not spell or "sorcery" not in made.kinds


@handles("ask_can_equip")
def can_equip(scene: Scene, clause: Clause) -> None:
    """Can I equip it with Shield of the Realm?"""
    who = scene.player(clause.get("who")) if clause.get("who") else me(scene)
    by, other = clause.get("by"), clause.get("other")
    if by is None:
        by, other = worn(other)
    there = [it for it in scene.draft.things if "equipment" in it.kinds]
    meant = [it for it in parts_of(by) if not isinstance(it, Thing) or it.noun != "it"]
    if not meant and len(there) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("With what?"))
    known = len(scene.draft.things)
    equipment = scene.things(by, who, new=True)[0] if meant else there[0]
    if len(scene.draft.things) > known and equipment.face is None:
        # "Can Bob equip his Sword to it?" tells what it is.
        equipment.kinds = {"artifact", "equipment"}
    midway = clause.get("during") is not None or open_combat(scene) is not None
    for it in scene.things(other, who, new=True):
        detail = "during" if midway else ""
        ask(scene, clause, AskKind.CAN_EQUIP, equipment.id, it.id, detail=detail)
