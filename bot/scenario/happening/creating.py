"""Tokens that are created by hand."""

from bot.engine.instructions import MakeTokens
from bot.engine.values import Named, Zone
from bot.errors import Problem
from bot.scenario.happening.happening import count_of, do, doer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("create")
def create(scene: Scene, clause: Clause) -> None:
    """I create two 1/1 Soldiers; a Clue; a token that's a copy of Voice of All."""
    whose = clause.get("whose")
    who = scene.player(whose) if isinstance(whose, Person) else doer(scene, clause)
    if clause.get("copy") is not None:
        _copy(scene, clause, who)
        return
    if clause.get("named") is not None:
        named = clause.get("named")
        # Who investigates creates a Clue (701.16a).
        count, kind = (1, named) if isinstance(named, str) else named
        made = MakeTokens(count, Named(who), kind, frozenset({"artifact", kind}))
        _tell(scene, who, f"{count} {kind.capitalize()}", made)
        return
    for part in parts_of(clause.get("what")):
        assert isinstance(part, Thing)
        size = part.first("size")
        if size is None:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("How big is the token?"),
                part.place,
                ("a 1/1 token",),
            )
        born = scene.things(part, who, new=True)
        for it in born:
            it.zone, it.token, it.entered_later = Zone.HAND, True, True
            it.controller = it.owner = who
        first = born[0]
        made = MakeTokens(
            len(born),
            Named(who),
            first.label or f"{size[0]}/{size[1]}",
            frozenset(first.kinds),
            frozenset(first.colors),
            first.power,
            first.toughness,
            tuple(sorted(first.keywords)),
            says=first.abilities,
            called=tuple(it.id for it in born),
        )
        what = " ".join([str(len(born)), f"{size[0]}/{size[1]}", first.label]).strip()
        _tell(scene, who, what, made)
        scene.focus = born


def _tell(scene: Scene, who: str, what: str, made: MakeTokens) -> None:
    told = scene.says(
        who, "You create {what} token.", "{who} creates {what} token.", what=what
    )
    do(scene, who, told, made)
    # "How big is it?" asks of the token, of which nothing else has been told.
    scene.focus = []


def _copy(scene: Scene, clause: Clause, who: str) -> None:
    it = scene.single(clause.get("copy"), who, new=True)
    told = scene.says(
        who,
        "You create a token copy of {it}.",
        "{who} creates a token copy of {it}.",
        it=it.id,
    )
    if it.card is not None and "said before" not in it.said:
        it.zone = Zone.NOWHERE if it not in scene.recent else it.zone
    count = count_of(scene, clause)
    do(scene, who, told, MakeTokens(count, Named(who), copy_of=Named(it.id)))
