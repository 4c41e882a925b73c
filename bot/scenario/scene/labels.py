"""What a thing is called that has no name of its own."""

from bot.citation import Game
from bot.scenario.scene.kinds_described import NO_CREATURE
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.unknown_cards import check_no_spell
from bot.scenario.scene.whose import whose_it_is
from bot.scenario.words.syntax import Thing


def told_apart(scene: Scene, label: str, owner: str) -> str:
    """“Your opponent's 4-Might unit” beside one of mine that is called just so."""
    if scene.game is Game.MTG:
        return label
    others = {
        it.controller
        for it in scene.draft.things
        if it.id.lower() == label.lower() and not it.named
    }
    if not others or owner in others:
        return label
    return f"{whose_it_is(scene, owner)} {label.removeprefix('the ')}"


def label_of(scene: Scene, thing: Thing, *, several: bool) -> str:
    """What to call it: as the player did, or by its size."""
    if thing.label:
        check_no_spell(scene, thing)
        return thing.label
    sized = thing.of("might") or thing.of("power")
    units = () if scene.game is not Game.MTG else ("unit", "ally")
    roles = () if sized and scene.game is not Game.MTG else ("attacker", "blocker")
    for kind in (*roles, "planeswalker", *units):
        if kind in thing.of("noun") and not thing.of("size"):
            # Nothing blocks in Riftbound.
            defends = kind == "blocker" and scene.game is Game.RIFTBOUND
            return "defender" if defends else str(kind)
    size = thing.first("size")
    if size is not None:
        return f"the {size[0]}/{size[1]}"
    might = thing.first("might")
    if might is not None:
        return f"the {might}-Might unit"
    power = thing.first("power")
    if power is not None:
        kind = "ally" if scene.game is Game.GRAND_ARCHIVE else "creature"
        return f"the {power} power {kind}"
    own = [it for it in ("domain", "weapon") if it in thing.of("noun")]
    if own and scene.game is Game.GRAND_ARCHIVE:
        return f"the {own[0]}"
    if "legend" in thing.of("noun") and scene.game is Game.RIFTBOUND:
        return "the legend"
    noun = {
        Game.MTG: "creature",
        Game.GRAND_ARCHIVE: "ally",
        Game.RIFTBOUND: "unit",
    }[scene.game]
    other = next((it for it in thing.of("noun") if it in NO_CREATURE), None)
    if other and "creature" not in thing.of("noun"):
        return f"the {other}"
    keyword = thing.first("keyword")
    if keyword:
        return f"the {keyword} {noun}"
    del several
    return f"the {noun}"
