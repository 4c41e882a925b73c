"""What commanders have dealt earlier in the game, and how much that has become."""

from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem, QuestionError
from bot.scenario.asking.questions import ask, asked_players
from bot.scenario.casting.players_hit import attacked_players
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.steps import after
from bot.scenario.words.asked_back import NOT_UNDERSTOOD_HERE
from bot.scenario.words.parsing import Parse, Reading, reader
from bot.scenario.words.syntax import Clause, Quantity, Thing
from bot.worded import worded

EXAMPLE = "Alice's commander is a 5/5. Bob has taken 16 commander damage from it."
_STRUCK = "who was dealt commander damage, and where that ends"
_LATER = "commander damage of what is told of later"


@reader("commander", of="thing")
def read_commander(parse: Parse, at: int) -> Iterator[Reading]:
    """Alice's commander, that 5/5 commander."""
    for end, thing in parse.reads("thing", at):
        if _is_role(thing):
            yield end, thing


def _is_role(thing: Thing) -> bool:
    return "commander" in thing.of("status")


@handles("commanderdamage")
def told_before(scene: Scene, clause: Clause) -> None:
    """Bob has already taken 16 commander damage from Alice's commander."""
    name = _struck(scene, clause)
    scene.subject = name
    by = clause.get("by")
    if by is None or _is_role(by):
        it = _commander(scene, by, name)
        described = by is not None and (by.of("size") or not _told_later(scene, clause))
        if it is None and by is not None and described:
            it = scene.thing(by, scene.other(name), new=True)[0]
            scene.notice([it])
            scene.focus = [it]
        if it is None:
            # "I've taken 15 from his commander. He attacks me with his 7/7 commander."
            scene.parse.memory.setdefault(_LATER, []).append((clause, name))
            return
    else:
        it = scene.one(by)
        if clause.get("role") == "told" and "commander" not in it.kinds:
            n = number(scene, clause.get("n"))
            raise scene.error(
                Problem.AMBIGUOUS, worded("“{n}” of what?", n=n), clause.place
            )
    _note(scene, clause, name, it)


def _struck(scene: Scene, clause: Clause) -> str:
    """Who was dealt it; by "and 5 from B" whoever was dealt what is told before."""
    before = scene.parse.memory.get(_STRUCK)
    told = clause.get("who")
    if clause.get("more") and told is None:
        if before is None or before[1] != clause.place.start:
            raise scene.error(
                Problem.SYNTAX,
                worded(NOT_UNDERSTOOD_HERE, word=clause.text),
                clause.place,
                (EXAMPLE,),
            )
        name: str = before[0]
    elif told is None and clause.get("elided"):
        # "… swings his commander at me, already took 17 damage from it."
        by = clause.get("by")
        it = _commander(scene, None, "") if by is None else scene.one(by)
        if it is None:
            raise _which_commander(scene, clause)
        name = scene.other(it.controller)
    else:
        name = scene.player(told)
    scene.parse.memory[_STRUCK] = name, clause.place.end
    return name


def _told_later(scene: Scene, clause: Clause) -> bool:
    """Whether a commander is spoken of behind *clause*, which may tell what it is."""
    words = scene.parse.words[clause.place.end :]
    return any(
        word in {"commander", "commanders", "general"} and behind != "damage"
        for word, behind in zip(words, [*words[1:], ""], strict=True)
    )


@after(Game.MTG)
def told_of_later(scene: Scene) -> None:
    """Damage by a commander that was told of behind it.

    Raises QuestionError (AMBIGUOUS) where none was.
    """
    for clause, name in scene.parse.memory.pop(_LATER, ()):
        it = _commander(scene, clause.get("by"), name)
        if it is None:
            raise _which_commander(scene, clause)
        _note(scene, clause, name, it)


def _commander(scene: Scene, by: Thing | None, struck: str) -> DraftThing | None:
    """The commander told of so far that is meant, None if none can be.

    One of nobody in particular is another player's. Raises QuestionError (AMBIGUOUS).
    """
    owner = scene.owner_of(by) if by is not None else ""
    there = [
        it
        for it in scene.draft.things
        if "commander" in it.kinds
        and (it.controller == owner if owner else it.controller != struck)
    ]
    if len(there) > 1:
        if by is not None:
            return scene.single(by)
        raise _which_commander(scene, None)
    return there[0] if there else None


def _which_commander(scene: Scene, clause: Clause | None) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Which commander dealt that damage? Say what it is."),
        clause.place if clause is not None else None,
        (EXAMPLE,),
    )


def _note(scene: Scene, clause: Clause, struck: str, it: DraftThing) -> None:
    if clause.get("role"):
        it.kinds.add("commander")
    if "commander" not in it.kinds:
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "Damage of earlier turns matters only where a commander dealt it. Is "
                "“{it}” one? Then say so.",
                it=it.id,
            ),
            clause.place,
            (EXAMPLE,),
        )
    amount = number(scene, clause.get("n")) * (clause.get("times") or 1)
    scene.draft.players[struck].commander_damage[it.id] = amount
    scene.last_person = struck  # "… to Bob, who is at 30"
    scene.draft.tell(
        worded(
            "Combat damage that {thing} has dealt to {who} before: {n}.",
            thing=scene.describe(it),
            who=scene.name(struck),
            n=amount,
        )
    )


@handles("commanderhits")
def hit_before(scene: Scene, clause: Clause) -> None:
    """It has already hit me twice: each time for its power, unless told.

    What is no commander deals that now.
    """
    by, who = clause.get("by"), clause.get("who")
    it = scene.one(by) if by is not None else _commander(scene, None, scene.player(who))
    if it is None:
        raise _which_commander(scene, clause)
    if "commander" not in it.kinds and clause.get("n") is not None:
        slots = {**clause.slots, "source": by, "to": who}
        take_as(scene, clause, "damage", slots)
        return
    name = scene.subject = scene.player(who)
    dealt = scene.draft.players[name].commander_damage
    if clause.get("n") is None and it.id in dealt:
        return  # "she has taken 14 from it": told already
    if clause.get("n") is None and it.power is not None:
        power = Quantity(it.power, clause.place)
        clause = replace(clause, slots={**clause.slots, "n": power})
    _note(scene, clause, name, it)


@handles("ask_commander")
def damage_so_far(scene: Scene, clause: Clause) -> None:
    """How much commander damage have I taken?"""
    by = clause.get("by")
    source = scene.one(by).id if by is not None else ""
    # "Does it count as commander damage?": to whoever is attacked.
    struck = attacked_players(scene, blocked=True) if clause.get("of") else []
    for name in struck or asked_players(scene, clause):
        ask(scene, clause, AskKind.COMMANDER_DAMAGE, name, source)
