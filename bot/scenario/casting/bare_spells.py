""" "Bob casts a spell with mana value 3": only that it is cast is told of it."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.effects import CastWatch
from bot.engine.inside import inside
from bot.engine.instructions import Ability
from bot.engine.question import Resolve
from bot.engine.values import Filter
from bot.errors import Problem, QuestionError
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.making import source
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.steps import after
from bot.scenario.scene.timing import place
from bot.scenario.words.numbers_asked import SPELL_OR_DAMAGE
from bot.scenario.words.small_words import SPELLS
from bot.scenario.words.syntax import Clause, Person, Place, Thing
from bot.worded import worded

_TOLD = frozenset({"color", "manavalue", "noun", "type"})


def unnamed(scene: Scene, where: Place) -> QuestionError:
    """His spell deals 2 damage to each unit."""
    return scene.error(
        Problem.AMBIGUOUS,
        SPELL_OR_DAMAGE,
        where,
        ("a spell deals 3 damage to …",),
    )


def cast_bare(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """Cast a spell that does nothing told; whether *clause* tells of such a one."""
    who = clause.get("who")
    nouns = {thing.noun, *map(str, thing.of("noun"))} & SPELLS
    told = {*clause.slots} - {"who", "card"}
    if scene.game is not Game.MTG or not isinstance(who, Person) or not nouns:
        return False
    if any(clause.get(key) for key in told) or thing.det not in {"a", "an", "another"}:
        return False
    if thing.label or any(it.kind not in _TOLD for it in thing.specs):
        return False
    player = scene.player(who)
    made = source(scene, replace(thing, specs=()), player, "spell")
    made.kinds |= nouns
    for spec in thing.specs:
        if spec.kind != "noun":
            apply_spec(scene, made, spec)
    said = scene.says(player, "You cast {it}{how}.", "{who} casts {it}{how}.",
                      it=made.id, how="")  # fmt: skip
    what = Resolve(made.id, Ability(()), player, spell=True)
    place(scene, Entry(what, player, said, made.id), protective=False)
    scene.subject, scene.focus = player, [made]
    scene.parse.memory.setdefault("bare spells", []).append((made, thing.place))
    return True


@after(Game.MTG)
def looked_at(scene: Scene) -> None:
    """Where nothing triggers on its being cast, what the spell does is asked for.

    Raises QuestionError (AMBIGUOUS), also where what is not told of it matters.
    """
    told: list[tuple[DraftThing, Place]] = scene.parse.memory.get("bare spells", [])
    watched = [
        one.what
        for it in scene.draft.things
        for one in inside(it.abilities.statics, CastWatch)
        if it.on_board
    ]
    for made, where in told:
        if not watched or any(_open(made, one) for one in watched):
            raise unnamed(scene, where)
        does = worded("What {it} does is not told: it does nothing.", it=made.id)
        scene.draft.assume(does)


def _open(made: DraftThing, looked: Filter) -> bool:
    """Whether *looked* asks for a kind or a colour that is not told of the spell."""
    parts = list(inside(looked, Filter))
    kinds = any(it.kinds - {"spell"} or it.not_kinds for it in parts)
    colors = any(it.colors or it.not_colors for it in parts)
    return (kinds and made.kinds == {"spell"}) or (colors and not made.colors)
