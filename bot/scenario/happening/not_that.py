""" "I bolt his 3/3, not his 4/4": what nothing was done to, told beside what was."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.happening.to_none import done_to
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import NOT_UNDERSTOOD, WHICH_ONE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing


@before(*Game)
def beside_what(parse: Parse, clauses: Clauses) -> Clauses:
    """What is not meant goes with the clause that tells what is.

    Raises QuestionError (SYNTAX) where nothing was told before it.
    """
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "notthat":
            last = found[-1] if found else None
            if last is None or last.kind.startswith(("ask_", "not")) or clause.question:
                raise parse.error(
                    Problem.SYNTAX,
                    NOT_UNDERSTOOD,
                    clause.place,
                )
            clause = replace(clause, slots={**clause.slots, "beside": last})
        found.append(clause)
    return tuple(found)


@handles("notthat")
def not_that(scene: Scene, clause: Clause) -> None:
    """I bolt his 3/3, not his 4/4: there is one, and it is another.

    Raises QuestionError (AMBIGUOUS) where it is what was told to be meant.
    """
    said = clause.get("beside")
    assert isinstance(said, Clause)
    kept = (scene.focus, scene.subject, scene.about)
    people, things = _told(scene, said)
    others: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if isinstance(part, Person):
            if scene.player(part) in people | done_to(scene):
                raise scene.not_read(part.place)
            wrong = False
        elif part.noun in {"it", "them", "which"}:
            wrong = True
        elif part.owner is None and part.det in {"", "a"} and not part.label:
            continue  # "a 3/3, not a 2/2": there is none
        elif part.is_bare and not part.label and not part.of("size"):
            # "his champion, not mine"
            whose = scene.owner_of(part)
            wrong = bool(things) and any(it.controller == whose for it in things[-1:])
        else:
            others += scene.thing(part)
            wrong = any(it in things for it in others)
        if wrong:
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, part.place)
    scene.focus, scene.subject, scene.about = kept
    if others:  # "Not his 4/4. 3 damage to each of them": of those and of it
        scene.whole = list(dict.fromkeys((*scene.focus, *others)))


def _told(scene: Scene, said: Clause) -> tuple[set[str], list[DraftThing]]:
    """Who and what the clause tells of: what it is done to, else who does it."""
    parts = [
        part
        for slot in said.slots.values()
        if isinstance(slot, Several | Thing | Person)
        for part in parts_of(slot)
        if part.place.end <= said.place.end
    ]
    parts.sort(key=lambda it: it.place.end)
    people = [it for it in parts if isinstance(it, Person)]
    if parts and isinstance(parts[-1], Person):
        people = people[-1:]
    ends = sorted(
        end for end in scene.heard if said.place.start < end <= said.place.end
    )
    return (
        {scene.player(it) for it in people},
        [it for end in ends for it in scene.heard[end]],
    )
