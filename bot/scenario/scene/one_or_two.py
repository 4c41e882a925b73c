"""What may be a card told of already or another thing: asked, never taken for one."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import Clauses, before, made
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Place, Several, Thing
from bot.worded import worded


@made
def check_title(scene: Scene, it: DraftThing) -> None:
    """ "Gisela, the Broken Blade 4/3": hardly Gisela, Blade of Goldnight, and a Blade.

    Raises AMBIGUOUS behind a card of which only the name before the comma is said.
    """
    if it.card is not None or not it.named or len(scene.draft.things) < 2:
        return
    before, start = scene.draft.things[-2], it.place[0]
    the = scene.parse.word(start) == "the" or " " in it.label
    if before.card is None or not the or scene.parse.word(start - 1) != ",":
        return
    first, comma, _ = before.card.ref.name.partition(",")
    if comma and before.place[1] == start - 1 and before.label == first:
        name = f"{first}, {scene.said(Thing('label', Place(start, it.place[1])))}"
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Is “{name}” one card or two? Say which, with its text.", name=name),
            Place(before.place[0], it.place[1]),
        )


@before(*Game)
def check_is(parse: Parse, clauses: Clauses) -> Clauses:
    """ "My Hill Giant, Grizzly Bears is a 2/2": one thing is, and two are named.

    Raises QuestionError (AMBIGUOUS).
    """
    for clause in clauses:
        what = clause.get("what") if clause.kind in {"is", "isa"} else None
        if isinstance(what, Thing) and _one_of_a_list(parse, what):
            raise parse.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{said}”: is this one thing or several? Say of each what it is.",
                    said=parse.said(what.place.start, what.place.end),
                ),
                what.place,
            )
        if not isinstance(what, Several) or not what.loose:
            continue
        if parse.word(what.place.end) in {"is", "was", "has"}:
            raise parse.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{said}”: is this one thing or several? Say of each what it is.",
                    said=parse.said(what.place.start, what.place.end),
                ),
                what.place,
            )
    return clauses


def _one_of_a_list(parse: Parse, what: Thing) -> bool:
    """ "My Hill Giant and Serra Angel are 2/2s": both are, not the last alone."""
    start = what.place.start
    joined = start > 0 and parse.word(start - 1) in {"and", ","}
    return joined and not what.plural and parse.word(what.place.end) == "are"


def check_the_card(
    scene: Scene, thing: Thing, pool: list[DraftThing]
) -> list[DraftThing]:
    """ "I control Torbran. My red 2/4 …": is that Torbran, who happens to be one?

    Raises AMBIGUOUS where a card is known by its name alone, and nothing points at it.
    """
    whose = thing.owner is not None and not thing.label and not thing.plural
    whose = whose and not thing.det
    sized = bool(thing.of("size"))
    if scene.game is not Game.MTG or not (whose and sized) or len(pool) != 1:
        return pool
    it = pool[0]
    # "Torbran, a 2/4": told of the card itself as well.
    told = scene.parse.text.count(f"{it.power}/{it.toughness}") > 1
    if it.card is None or told:
        return pool
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Is “{thing}” {name}, or another creature?",
            thing=scene.said(thing),
            name=it.id,
        ),
        thing.place,
        (it.id, f"another {thing.of('size')[0][0]}/{thing.of('size')[0][1]}"),
    )
