"""How big a new thing is said to be: behind it, elsewhere, or twice."""

from collections.abc import Sequence

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene
from bot.scenario.words.kinds import VAGUE_SIZES
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.worded import all_of, worded


def tells_its_size(clause: Clause | None) -> bool:
    return any(it.kind == "size" for it in _said_of_it(clause))


def _said_of_it(clause: Clause | None) -> Sequence[Spec]:
    """What "it is" is followed by."""
    if clause is None or clause.kind not in {"is", "isa"}:
        return ()
    described = clause.get("as") or clause.get("what2")
    return described.specs if described is not None else clause.get("specs") or ()


def size_behind(clause: Clause | None, thing: Thing) -> tuple[int, int] | None:
    """ "Seraph is a 4/4": the size of *thing*, told behind it."""
    said = _said_of_it(clause)
    if clause is None or not any(it == thing for it in parts_of(clause.get("what"))):
        return None
    return next((it.value for it in said if it.kind == "size"), None)


def sized_elsewhere(scene: Scene, thing: Thing) -> tuple[int, int] | None:
    """ "My Bear has a shield … my 4/4 Bear": one creature, of the size told there."""
    words, last = scene.parse.words, thing.place.end - 1
    for at in range(2, len(words)):
        if at == last or words[at] != words[last]:
            continue
        size = scene.parse.tokens[at - 1].value
        alike = words[at - 2] == words[thing.place.start]
        if alike and isinstance(size, tuple):
            return size
    return None


def is_vague(scene: Scene, thing: Thing) -> bool:
    """ "A big bear": not as big as the card called so, nor as bears are."""
    said = VAGUE_SIZES & {*scene.parse.words[thing.place.start : thing.place.end]}
    return bool(said) and not thing.of("size")


def check_sizes(scene: Scene, thing: Thing) -> None:
    """ "Two Tanks (3 Might and 4 Might)": nothing has two different sizes."""
    bare = thing.specs and all(it.kind == "counters" for it in thing.specs)
    if bare and not thing.label and scene.game is not Game.MTG:
        raise scene.error(Problem.AMBIGUOUS, worded("Counters on what?"), thing.place)
    said = "might" if scene.game is Game.RIFTBOUND else "life"
    for kind in ("size", "might", "power", "life"):
        # "My 7 Might unit (6)": a number alone is of that kind.
        alone = {"number"} if kind == said and thing.of(kind) else set()
        values = [it.value for it in thing.specs if it.kind in {kind, *alone}]
        again = [it.place for it in thing.specs if it.kind == kind][1:]
        # "My 3 might, 3 might": these are two.
        listed = any(scene.parse.word(it.start - 1) in {",", "and"} for it in again)
        if len(set(values)) > 1 or listed:
            several = all_of([str(it) for it in values])
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "Which has which size: {several}? Name each by itself.",
                    several=several,
                ),
                thing.place,
                ("a 3 Might unit with Tank and a 4 Might unit with Tank",)
                if scene.game is Game.RIFTBOUND
                else ("a 3/3 and a 4/4",),
            )


def other_size(face: object, size: tuple[int, int]) -> bool:
    printed = (getattr(face, "power", None), getattr(face, "toughness", None))
    return printed != size
