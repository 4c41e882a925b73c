"""Another of what one player has, on the other side."""

from itertools import pairwise

from bot.citation import Game
from bot.engine.instructions import EMPTY
from bot.errors import Problem
from bot.scenario.happening.telling import hold
from bot.scenario.phrases.last_cast import CASTS
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import WHAT_BOTH
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Spec, Thing


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def done_as_well(parse: Parse, clauses: Clauses) -> Clauses:
    """Refuse "Bob attacks with a 2/2, and so does Carol": that is nothing she has.

    Raises QuestionError (AMBIGUOUS).
    """
    for told, clause in pairwise(clauses):
        if clause.kind == "alsohas" and told.kind in _DEEDS:
            raise parse.error(Problem.AMBIGUOUS, WHAT_BOTH, clause.place)
    return clauses


_DEEDS = CASTS | frozenset(
    "attack weaponattack mightattack block retaliate damage die destroy".split()
)


@handles("alsohas")
def also_has(scene: Scene, clause: Clause) -> None:
    """I control Furnace of Rath and so does my opponent: another of the same."""
    name = scene.player(clause.get("who"))
    told = list(scene.focus)
    if not told or any(it.controller == name or not _plain(it) for it in told):
        raise scene.error(Problem.AMBIGUOUS, WHAT_BOTH)
    for it in told:
        if it.card is None:
            said = (("size", (it.power, it.toughness)),
                    *(("keyword", one) for one in sorted(it.keywords)),
                    *(("color", one) for one in sorted(it.colors)))  # fmt: skip
            same = Thing(
                "creature", clause.place, "another", label=it.label, count=1,
                specs=tuple(Spec(kind, value, clause.place) for kind, value in said),
            )  # fmt: skip
            hold(scene, name, (same,))
            continue
        label = it.label or it.card.ref.name
        card = Card((it.card.ref,), label, clause.place)
        same = Thing("card", clause.place, card=card, label=label, det="another")
        hold(scene, name, (same,))
    scene.subject = name


def _plain(it: DraftThing) -> bool:
    """A card, or a creature that is all told by its size, colours and keywords."""
    if it.card is not None:
        return True
    sized = it.power is not None and it.toughness is not None
    return sized and it.abilities == EMPTY and not (it.counters or it.tapped)
