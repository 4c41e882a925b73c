"""Modes of spells and abilities: which of them is chosen (CR 700.2)."""

import re
from dataclasses import replace

from bot.engine.effects import Effect
from bot.engine.inside import holds, uses_x, walk
from bot.engine.instructions import (
    Ability,
    ChooseOne,
    ChooseSource,
    DealDamage,
    DestroyIt,
    Draw,
    GainLife,
)
from bot.engine.question import Resolve
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.may_target import may_be
from bot.scenario.casting.optional import replace_with, sole_optional
from bot.scenario.casting.threatened import threatened
from bot.scenario.casting.trigger_modes import bare, chosen_of_trigger
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.small_words import BY_NUMBER
from bot.scenario.words.syntax import Clause, Person, Spec, Thing
from bot.worded import one_of, worded
from bot.wording.rebuilding import renumbered

# In a text's memory: the spell of which no mode is told, with those it may be, and the
# mode it is read in to find whether that makes a difference.
MODES_UNSURE = "modes that may be chosen"
MODE_TRIED = "modes that are tried"


def told_mode(scene: Scene, clause: Clause, spell: Ability | None) -> Clause:
    """*clause* with "he picks the creatures" as the mode, if *spell* has modes.

    Also that "… and gain 3 life" follows, which one of the modes does.
    """
    modal = spell is not None and spell.modes
    if clause.get("mode") and not modal and chosen_of_trigger(scene, clause, ""):
        scene.pending_mode = ""
    elif clause.get("mode") in _DOES and not _does(spell, clause.get("mode")):
        # "He casts a Bear. I choose to gain the life": what I may do by itself.
        replace_with(scene, sole_optional(scene, clause, ""), "")
        scene.pending_mode = ""
    if spell is None or not spell.modes or scene.pending_mode:
        return clause
    if len(spell.modes) == 2 and _both(scene, clause):
        scene.pending_mode = "both"
        return replace(clause, slots={**clause.slots, "src": None})
    for slot in ("src", "to"):
        parts = parts_of(clause.get(slot))
        if len(parts) == 1 and _all_creatures(parts[0]):
            scene.pending_mode = "creatures"
            slots = {
                key: it
                for key, it in clause.slots.items()
                if key not in {slot, "chooser"}
            }
            return replace(clause, slots=slots)
    following = next(iter(scene.following), None)
    if following is not None and following.kind == "gain":
        joined = {"and", ","} & {*following.lead}
        scene.pending_mode = "life" if joined else ""
    if following is not None and not clause.get("mode") and _does(spell, "prevent"):
        told = _tells_of_shield(scene, following)
        scene.pending_mode = "prevent" if told else scene.pending_mode
    return clause


def _tells_of_shield(scene: Scene, following: Clause) -> bool:
    """ "He casts Healing Salve. He is protected from the next 3 damage."."""
    said = parts_of(following.get("to")) or parts_of(following.get("what"))
    whom = said[0] if following.kind in {"is", "shield", "gains"} and said else None
    whom = whom or following.get("who")
    he = isinstance(whom, Person) and (whom.kind in {"he", "me"})
    if not he and not (isinstance(whom, Thing) and whom.is_pronoun):
        return False
    if isinstance(whom, Person) and whom.kind == "me" and scene.doer != "me":
        return False
    had = following.get("what")
    specs = [*(following.get("specs") or ()), *(had if isinstance(had, tuple) else ())]
    shields = [it for it in specs if isinstance(it, Spec) and it.kind == "shield"]
    return following.kind == "shield" or bool(shields)


# By the mode that is said, what it does.
_DOES = {"life": GainLife, "draw": Draw, "destroy": DestroyIt, "prevent": Effect}


def _does(spell: Ability | None, mode: str) -> bool:
    return spell is not None and any(isinstance(it, _DOES[mode]) for it in walk(spell))


def _both(scene: Scene, clause: Clause) -> bool:
    """ "She chooses both, targeting the Bear and Bob": modes, no sources."""
    parts = parts_of(clause.get("src"))
    place = parts[0].place if len(parts) == 1 else None
    return place is not None and scene.parse.said(place.start, place.end) == "both"


def _all_creatures(part: object) -> bool:
    return (
        isinstance(part, Thing)
        and part.noun == "creature"
        and part.plural
        and all(it.kind == "noun" for it in part.specs)
        and not (part.owner or part.count or part.label)
    )


def modes_of(
    scene: Scene, source: DraftThing, ability: Ability, use: Use
) -> tuple[int, ...]:
    """Which modes of *ability* are chosen, by their places (CR 700.2).

    Raises QuestionError (AMBIGUOUS) where that is not told.
    """
    if not ability.modes:
        if use.mode in _ABOUT or use.mode in BY_NUMBER:
            raise scene.not_read()
        return ()
    if use.mode in _ABOUT:
        told = [n for n, it in enumerate(ability.modes) if _is_about(it, use.mode)]
        if len(told) == 1:
            return (told[0],)
    chooses = holds(ability.modes, ChooseOne, ChooseSource)
    if use.mode == "both" and _may_be_both(source, ability) and not chooses:
        return (0, 1)
    if use.mode in BY_NUMBER and BY_NUMBER[use.mode] < len(ability.modes):
        return (BY_NUMBER[use.mode],)
    if " " in use.mode:
        said = bare(use.mode)
        own = bare(source.face.name if source.face is not None else source.id)
        said = re.sub(rf"\b{re.escape(own)}\b", "this", said)
        texts = [bare(it.text) for it in ability.modes]
        # In which order "this turn" and "to any target" stand is nothing to it.
        named = [
            n
            for n, it in enumerate(texts)
            if said in it or sorted(said.split()) == sorted(it.split())
        ]
        if len(named) == 1:
            return (named[0],)
    wanted = [
        number
        for number, mode in enumerate(ability.modes)
        if _mode_fits(scene, mode, use)
    ]
    if len(wanted) > 1 and not use.targets and scene.timing == "response":
        wanted = _that_save(scene, ability, use, wanted) or wanted
    if len(wanted) == 1:
        return (wanted[0],)
    if len(wanted) > 1 and use.x is not None and len(set(wanted)) > 1:
        wanted = [it for it in wanted if uses_x(ability.modes[it])] or wanted
        if len(wanted) == 1:
            return (wanted[0],)
    aimed = [it for it in wanted if ability.modes[it].targets]
    if use.targets and len(aimed) == 1 and not use.mode:
        # Who is named is a target: modes without any are not meant.
        return (aimed[0],)
    tried: dict[str, int] = scene.parse.memory.get(MODE_TRIED) or {}
    if source.id in tried:
        return (tried[source.id],)
    if not use.mode and 1 < len(wanted) <= _MOST_TRIED:
        scene.parse.memory[MODES_UNSURE] = (source.id, wanted)
    shown = [mode.text or "?" for mode in ability.modes]
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Which mode of {source}: {listed}?",
            source=source.label or source.id,
            listed=one_of([f"“{text}”" for text in shown]),
        ),
        None,
        [
            worded("{spell} ({nth} mode)", spell=source.label or source.id, nth=nth)
            for nth, _ in zip(BY_NUMBER, shown, strict=False)
        ],
    )


_MOST_TRIED = 3


def _that_save(
    scene: Scene, ability: Ability, use: Use, wanted: list[int]
) -> list[int]:
    """Of the modes *wanted* those that can target the one creature in danger."""
    names = threatened(scene, use.who)
    if len(names) != 1:
        return []
    return [
        it
        for it in wanted
        if any(may_be(scene, target, names[0]) for target in ability.modes[it].targets)
    ]


# "He picks the creatures": what the one mode is about, and the others are not.
_ABOUT = {"creatures": "creature", "players": "player"}


def _is_about(mode: Ability, what: str) -> bool:
    named = {word for word in _ABOUT.values() if word in mode.text.lower()}
    return named == {_ABOUT[what]}


def _may_be_both(source: DraftThing, ability: Ability) -> bool:
    """Whether its text lets both of two modes be chosen (700.2d)."""
    if len(ability.modes) != 2:
        return False
    text = source.face.text.lower() if source.face is not None else ""
    return bool(
        re.search(r"\bchoose (?:one or both|two|one or more|any number)\b", text)
    )


def together(ability: Ability, picked: list[Ability]) -> Ability:
    """*ability* doing all of what was *picked*, each mode with targets of its own."""
    do, targets = [*ability.do], [*ability.targets]
    for one in picked:
        slots = {at: at + len(targets) for at in range(len(one.targets))}
        do += renumbered(one.do, slots)
        targets += one.targets
    return replace(ability, do=tuple(do), targets=tuple(targets), modes=())


def _mode_fits(scene: Scene, mode: Ability, use: Use) -> bool:
    if use.mode == "prevent":
        return prevents(mode)
    if use.mode in _DOES:
        return any(isinstance(it, _DOES[use.mode]) for it in mode.do)
    if use.mode == "damage":
        return any(isinstance(it, DealDamage) for it in mode.do)
    if not use.targets:
        return True
    return all(
        any(may_be(scene, target, name) for target in mode.targets) or not mode.targets
        for name in use.targets
    )


@handles("mode", "modepart")
def mode(scene: Scene, clause: Clause) -> None:
    """(prevent mode): which bullet the last spell or the next one uses."""
    if clause.kind == "modepart":
        for name in targeted(scene, clause.get("to")):
            scene.pending_target = name
    elif _tells_a_shield(scene, clause):
        shield = (clause.get("n").value, "", "")
        take_as(scene, clause, "shield", {"shield": shield})
    elif not (_is_modal(scene) or clause.text.startswith("(")):
        # "I choose to gain the life": of no spell, so of what one may do. In brackets
        # it only says what a card does: "Shieldmate's Blessing on it (prevent 3)".
        if chosen_of_trigger(scene, clause, scene.who(clause)):
            return
        take_as(scene, clause, "useeffect", {"who": clause.get("who")})


def _tells_a_shield(scene: Scene, clause: Clause) -> bool:
    """ "He attacks me for 5 (prevent 2)": of nothing that was cast or used."""
    if clause.get("mode") != "prevent" or clause.get("n") is None:
        return False
    texts = [it.face.text.lower() for it in scene.draft.things if it.face is not None]
    return clause.text.startswith("(") and not any("prevent" in it for it in texts)


def _is_modal(scene: Scene) -> bool:
    """Whether the last spell or ability in the script has modes."""
    entries = reversed(all_entries(scene))
    last = next((it.what for it in entries if isinstance(it.what, Resolve)), None)
    return last is not None and bool(last.ability.modes)


@handles("xis")
def x_is(scene: Scene, clause: Clause) -> None:
    """X is 4: for the last spell, or the next."""
    if clause.get("x") is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
    scene.pending_x = int(clause.get("x"))
