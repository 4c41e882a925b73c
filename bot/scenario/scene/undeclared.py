"""Attacks that are told of, until everything is told that may forbid them."""

from dataclasses import dataclass

from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place, Spec

ATTACKS = "attacks told of, that may not be allowed"
_GAINED = "gained "


@dataclass(frozen=True)
class Told:
    """An attack as it was told: with what, on what, and what was gained by then.

    What gains stealth or taunt later has it too late.
    """

    combat: Combat
    place: Place
    attackers: tuple[str, ...]
    goals: tuple[str, ...]
    rested: tuple[str, ...]
    cleave: bool
    gained: frozenset[tuple[str, str]]

    def finds(self, it: DraftThing, keyword: str) -> bool:
        """Whether *it* had *keyword* when that was declared, whenever it is told."""
        gained = _GAINED + keyword
        late = gained in it.said and (it.id, gained) not in self.gained
        return keyword in it.keywords and not late


def note_gained(it: DraftThing, specs: tuple[Spec, ...]) -> None:
    """Note which keywords of *specs* came to *it* only where that is told."""
    for spec in specs:
        if spec.kind == "keyword":
            words = {*str(spec.value).split("+")} - it.keywords
            it.said |= {_GAINED + word for word in words}


def gained_by_now(scene: Scene) -> frozenset[tuple[str, str]]:
    """What has gained which keywords by now."""
    return frozenset(
        (it.id, said)
        for it in scene.draft.things
        for said in it.said
        if said.startswith(_GAINED)
    )
