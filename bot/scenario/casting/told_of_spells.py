"""What is told of a spell beside its name: "a white Shock", "with lifelink"."""

from bot.cards.facts import is_spell
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.syntax import Thing

_OF_A_SPELL = frozenset({"flag", "facts", "loyalty", "size", "manavalue", "keyword"})
# What is told of it, and read where it is: what it is called, and what it counts.
_CALLED = frozenset(
    {"noun", "color", "type", "element", "status", "place", "number", "shield"}
)
# "I cast Odd Bird (1/1) with flying"
_OF_A_PERMANENT = frozenset({"keyword", "color", "type"})


def take_told(scene: Scene, made: DraftThing, thing: Thing) -> None:
    """What *thing* is told to be and to have, the card of it being cast as *made*.

    Raises QuestionError (SYNTAX) where it is what no spell has: "Shock with a shield".
    """
    assert made.face is not None
    spell = is_spell(made.face)
    kept = _OF_A_SPELL if spell else _OF_A_SPELL | _OF_A_PERMANENT
    for spec in thing.specs:
        # "He casts Crescent Strike there": where it hits, at the battlefield told of.
        if (spec.kind, spec.value) == ("place", "there"):
            continue
        if spell and spec.kind not in kept | _CALLED:
            raise scene.not_read(spec.place)
    # "Blaze Alight with class bonus", "Garruk with 3 loyalty"
    apply_specs(scene, made, tuple(it for it in thing.specs if it.kind in kept))
    told = {str(it.value) for it in thing.specs if it.kind == "color"}
    if spell and not told <= made.colors and "multicolored" not in told:
        # Whatever is printed.
        made.colors = told - {""}
