"""What is said of one unit and counts for another card: bonuses, tags."""

from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.inside import inside
from bot.engine.values import Filter
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import after
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.worded import worded

BEHIND = "facts told behind what is cast"


def told_of_cast(scene: Scene, it: DraftThing, spec: Spec) -> bool:
    """ "He plays Odd Bolt on my ally with class bonus": whether that is of Odd Bolt.

    So it is where Odd Bolt asks for it. Raises QuestionError (AMBIGUOUS) where the ally
    does as well.
    """
    names = {name for name, _ in spec.value}
    clause = scene.clause
    for said in parts_of(clause.get("card")) if clause is not None else ():
        if not isinstance(said, Thing) or said.card is None:
            continue
        card = scene.catalogue_card(said.card)
        own = it.card is not None and it.card.ref == card.ref
        if own or not names & _asked_by(abilities_of(scene.game, card.face)):
            continue
        if names & _asked_by(it.abilities):
            raise scene.error(
                Problem.AMBIGUOUS,
                worded(
                    "For which does “{name}” hold: {it}, or {other}?",
                    name=scene.parse.said(spec.place.start, spec.place.end),
                    it=card.name,
                    other=it.id,
                ),
                spec.place,
            )
        scene.parse.memory.setdefault(BEHIND, []).append((card.ref, said.place, spec))
        return True
    return False


def told_of_coming(scene: Scene, clause: Clause) -> bool:
    """ "Odd Bolt has class bonus. He plays Odd Bolt": told of a spell not yet cast."""
    parts = parts_of(clause.get("what"))
    for said in parts:
        if not isinstance(said, Thing) or said.card is None:
            return False
        card = scene.catalogue_card(said.card)
        there = any(it.card and it.card.ref == card.ref for it in scene.draft.things)
        if there or not is_spell(card.face):
            return False
        spec = Spec("facts", clause.get("facts"), said.place)
        scene.parse.memory.setdefault(BEHIND, []).append((card.ref, said.place, spec))
    return bool(parts)


def _asked_by(abilities: object) -> set[str]:
    return {one.name for one in inside(abilities, Flag)}


@after(Game.GRAND_ARCHIVE)
def bonuses_of_others(scene: Scene) -> None:
    """ "… linked to my ally (class bonus active)": of the card that looks at it."""
    for it in scene.draft.things:
        own = {name for name in it.flags if name.endswith(" bonus")}
        own -= {one.name for one in inside(it.abilities, Flag)}
        for name in sorted(own):
            every = [
                one
                for one in scene.draft.things
                if any(part.name == name for part in inside(one.abilities, Flag))
            ]
            asking = [one for one in every if one.controller == it.controller]
            if not asking and len(every) == 1:
                # "I banish Odd Dagger targeting his 4/4 with class bonus."
                asking = every
            for one in asking:
                one.flags.add(name)
                scene.draft.tell(
                    worded("“{name}” counts for {it}.", name=name, it=one.id)
                )


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def kinds_asked_for(scene: Scene) -> None:
    """ "My 3 Might Mech" beside "Your Mechs have …": it has the tag it is called by."""
    wanted = {
        kind
        for it in scene.draft.things
        for part in inside(it.abilities, Filter)
        for kind in part.kinds | part.any_kinds
    }
    for it in scene.draft.things:
        if it.face is not None or not it.kinds & {"unit", "ally"}:
            continue
        for word in it.label.lower().split():
            kind = next(
                (one for one in (word, word.removesuffix("s")) if one in wanted), ""
            )
            if kind and kind not in it.kinds:
                it.kinds.add(kind)
                scene.draft.assume(
                    worded("{it} is a {kind}.", it=it.id, kind=kind.capitalize())
                )
