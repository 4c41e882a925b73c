"""Every number that is needed and was not said, asked for at once."""

import re

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.building.defined_sizes import count_nothing
from bot.scenario.building.missing_said import described, said_how
from bot.scenario.building.token_sizes import token_sizes
from bot.scenario.combat.only_asked import SIZELESS, only_asked_about
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.making import SIZES_KNOWN
from bot.scenario.scene.scene import Scene
from bot.scenario.words.numbers_asked import (
    LOYALTY_OF,
    MIGHT_OF,
    POWER_AND_LIFE_OF,
    POWER_AND_TOUGHNESS_OF,
    SOME_MISSING,
)
from bot.scenario.words.syntax import Place
from bot.worded import joined, worded


def missing(scene: Scene) -> None:
    """Every number that is needed and was not said, asked for at once."""
    if scene.game is Game.MTG:
        _usual_sizes(scene)
        only_asked_about(scene)
    if scene.game is Game.RIFTBOUND:
        token_sizes(scene)
    wanted: list[str] = [words for words, _ in scene.missing]
    unsized: list[DraftThing] = []
    place = scene.missing[0][1] if scene.missing else None
    for entry in scene.draft.script:
        combat = entry.what
        if isinstance(combat, Combat) and not _only_declared(combat):
            names = [name for name, _ in combat.blocks] + combat.defenders
            names += [name for _, name in combat.blocks]
            for name, _ in combat.attackers:
                it = scene.draft.thing(name)
                if it is not None and it.power is None:
                    names.append(name)
            names += [goal for _, goal in combat.attackers]
            for name in dict.fromkeys(names):
                it = scene.draft.thing(name)
                if it is None or SIZELESS in it.flags:
                    continue
                if not _known(scene, it):
                    unsized.append(it)
    for it in scene.draft.things:
        free = it.power is not None and "attacking" in it.flags
        if it.needs_size and not _known(scene, it) and not free:
            if it.zone is Zone.BATTLEFIELD:
                unsized.append(it)
    unsized += [it for it in count_nothing(scene) if it not in unsized]
    wanted += [_what_is_missing(scene, it) for it in unsized]
    if unsized and place is None and unsized[0].place != (0, 0):
        place = Place(*unsized[0].place)  # where it was spoken of first
    if scene.game is Game.MTG:
        wanted += _loyalties(scene)
    if wanted:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                SOME_MISSING,
                what=joined([*dict.fromkeys(wanted)], "; "),
            ),
            place,
            said_how(scene, unsized),
        )


def _only_declared(what: object) -> bool:
    """Whether no damage is dealt by that attack: it is only asked about."""
    return isinstance(what, Combat) and what.declared and not what.blocks


def _loyalties(scene: Scene) -> list[str]:
    """Planeswalkers to which something happens, without their loyalty.

    The others are marked: what is not known is not 0 (704.5i).
    """
    wanted: list[str] = []
    unknown = [
        it
        for it in scene.draft.things
        if "planeswalker" in it.kinds
        and (it.zone is Zone.BATTLEFIELD or it.entered_later)
        and not it.counters.get("loyalty")
        and it.loyalty is None
    ]
    if not unknown:
        return []
    told = (it for it in scene.draft.script if not _only_declared(it.what))
    # What only deals damage may have any loyalty.
    script = re.sub(
        r"source='[^']*'", "", repr([(it.what, it.every, it.upon) for it in told])
    )
    asked = {it.subject for it in scene.draft.asks if it.kind is AskKind.LOYALTY}
    for it in unknown:
        if it.id in asked or f"'{it.id}'" in script or "'planeswalker'" in script:
            wanted.append(worded(LOYALTY_OF, thing=scene.describe(it)))
        it.flags.add("loyalty unknown")
    return wanted


def _usual_sizes(scene: Scene) -> None:
    for it in scene.draft.things:
        usual = SIZES_KNOWN.get(it.label.lower())
        if "vague size" in it.said:
            continue
        if usual and it.needs_size and it.power is None and it.toughness is None:
            it.power, it.toughness = usual
            scene.draft.assume(
                worded(
                    "{it}: a {usual}/{usual2}, as bears are.",
                    it=it.id,
                    usual=usual[0],
                    usual2=usual[1],
                )
            )


_NO_CREATURES = frozenset("planeswalker battle land artifact enchantment".split())


def _known(scene: Scene, it: DraftThing) -> bool:
    if "champion" in it.kinds or "weapon" in it.kinds:
        return True
    if it.kinds & _NO_CREATURES and "creature" not in it.kinds:
        return True  # a land, say, gets its size from what makes it a creature
    if scene.game is Game.GRAND_ARCHIVE:
        return True  # Only what is asked about needs its numbers there.
    return it.power is not None and it.toughness is not None


def _what_is_missing(scene: Scene, it: DraftThing) -> str:
    word = {
        Game.MTG: POWER_AND_TOUGHNESS_OF,
        Game.GRAND_ARCHIVE: POWER_AND_LIFE_OF,
        Game.RIFTBOUND: MIGHT_OF,
    }[scene.game]
    return worded(word, thing=described(scene, it))
