"""What is there and was not said to be used, or to be on anything."""

from bot.cards.facts import is_attachable
from bot.citation import Game
from bot.engine.inside import holds, walk
from bot.engine.instructions import Ability, Regenerate
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.casting.default_targets import prevents
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place
from bot.worded import worded


def check_unused(scene: Scene) -> None:
    """What could have saved somebody and was not said to be used, was not."""
    entries = all_entries(scene)
    used = {entry.source for entry in entries}
    told = (one for entry in entries for one in walk(entry.what))
    # "He activates its regeneration": told without the ability.
    saved = (it.what for it in told if isinstance(it, Regenerate))
    used |= {it.id for it in saved if isinstance(it, Named)}
    for it in scene.draft.things:
        able = it.abilities.activated if it.zone is Zone.BATTLEFIELD else ()
        saves = any(prevents(one) or _regenerates(one) for one in able)
        if saves and it.on_board and it.id not in used:
            if _only_there(scene, it) or it.said >= {"size", "loyalty"}:
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("Is {it} used? Say so, or say that it is not.", it=it.id),
                    Place(*it.place),
                    _using(scene, it),
                )
            scene.draft.assume(worded("{it} is not used.", it=it.id))


def _using(scene: Scene, it: DraftThing) -> tuple[str, str]:
    """How to say that it is used, and that it is not."""
    mine = it.controller == "me"
    who = "I" if mine else it.controller.capitalize()
    chosen = it.face is not None and "of your choice" in it.face.text
    entries = all_entries(scene)
    source = next((entry.source for entry in entries if entry.source), "…")
    for entry in entries:
        if isinstance(entry.what, Combat) and entry.what.attackers:
            source = entry.what.attackers[0][0]
    onto = f", choosing {source}." if chosen else f" on {whom(scene, it)}."
    use, do = ("use", "do") if mine else ("uses", "does")
    return f"{who} {use} {it.id}{onto}", f"{who} {do} not use {it.id}."


def whom(scene: Scene, saving: DraftThing) -> str:
    """Whom or what it would save, as the asker says it: what is asked about."""
    for ask in scene.draft.asks:
        thing = scene.draft.thing(ask.subject)
        if thing is not None and thing is not saving:
            return scene.describe(thing).replace("your ", "my ", 1)
    mine = saving.controller == "me"
    return "me" if mine else scene.name(saving.controller).replace("your ", "my ", 1)


def _only_there(scene: Scene, it: DraftThing) -> bool:
    """Whether nothing but that it is there is said of it, while damage is dealt."""
    said = it.flags & {"attacking", "blocking", "unused", "sick"} or it.tapped
    said = said or "planeswalker" in it.kinds
    # "A shield on my Bear with Samite Healer": by it.
    said = said or scene.parse.word(it.place[0] - 1) in {"with", "using", "from", "by"}
    asked = any(it.id in {one.subject, one.other} for one in scene.draft.asks)
    entries = all_entries(scene)
    named = any(it.id in walk(entry.what) for entry in entries)
    dealt = any(entry.harms or isinstance(entry.what, Combat) for entry in entries)
    return dealt and not (said or asked or named)


def _regenerates(ability: Ability) -> bool:
    return holds(ability, Regenerate)


def loose_auras(scene: Scene) -> None:
    """Auras and Riftbound's Equipment that nobody says to be on anything.

    An Aura could not stay (704.5m); an Equipment would do nothing.
    """
    for it in scene.draft.things:
        aura = "aura" in it.kinds or (it.face and "aura" in it.face.subtypes)
        worn = scene.game is Game.RIFTBOUND and it.face and is_attachable(it.face)
        asked = any(it.id in {one.subject, one.other} for one in scene.draft.asks)
        if not (aura or worn) or it.attached_to or it.entered_later or asked:
            continue
        if it.zone is Zone.BATTLEFIELD:
            said = worded("What is {it} attached to?", it=it.id)
            if aura:
                said = worded("What does {it} enchant?", it=it.id)
            raise scene.error(Problem.AMBIGUOUS, said, Place(*it.place))
