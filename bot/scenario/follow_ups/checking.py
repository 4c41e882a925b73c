"""What must hold of a scenario with a follow-up's edit for that to be taken."""

import re
from collections import Counter
from collections.abc import Sequence

from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.exploration import explore
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.mortals import is_mortal
from bot.scenario.changing.edits import Added, Edit, Rewritten, When, singles
from bot.scenario.changing.script import Told, hurts
from bot.scenario.follow_ups.finding import Context
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.reading.reading import Read, retold
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.effort import room
from bot.scenario.words.syntax import Several, Thing
from bot.worded import all_of, worded

# What is called so has to be told: "the blocker" of no block is nothing.
_ROLE = re.compile(r"(?:the )?(?:attacker|blocker|defender)s?(?: \d+)?")
_ROLES = frozenset({"attacker", "blocker", "defender", "the attacker", "the blocker"})


def check_edit(edit: Edit, previous: Read, context: Context) -> None:
    """The scenario must still read with *edit*, differ, and keep its players."""
    before = context.telling.told
    after = read_with(context, edit)
    asks = isinstance(edit, Added) and edit.when is When.ASK
    if after.question == previous.question and not asks:
        raise context.error(
            Problem.ILLEGAL,
            worded(
                "That changes nothing here: it is so already, or I read it otherwise "
                "than it is meant."
            ),
        )
    assert after.told is not None
    now = after.told.told
    players = list(before.scene.draft.players)
    if list(now.scene.draft.players) != players:
        new = [it for it in now.scene.draft.players if it not in players]
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "Who is {listed}? The players are {listed2}.",
                listed=all_of(new),
                listed2=", ".join(players),
            ),
            tuple(players),
        )
    made = [it for it in now.scene.draft.things if not before.scene.draft.thing(it.id)]
    again = isinstance(edit, Added) and _made_again(edit, before, now)
    if again or _said_elsewhere(edit, before, now, context):
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "With that the scenario would read quite differently. Tell it anew."
            ),
        )
    fresh = [it for some in now.made[len(before.clauses) :] for it in some]
    if isinstance(edit, Added) and edit.when is When.FACT and any(map(hurts, fresh)):
        # "I attack twice" is no fact, and when it happens is not said.
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Instead of what was told before, or after it?"),
            (f"{edit.words} instead", f"then {edit.words}"),
        )
    added = {it.kind for it in now.clauses[len(before.clauses) :]}
    if added == {"choosetarget"} and _comes_to(after, previous) == _comes_to(
        previous, previous
    ):
        # "It was aimed at me", where nobody chooses that any more.
        raise context.error(
            Problem.ILLEGAL,
            worded(
                "That changes nothing here: it is so already, or I read it otherwise "
                "than it is meant."
            ),
        )
    if isinstance(edit, Added):
        unknown = [
            it for it in made
            if (it.id in _ROLES and context.words.word(0) == "the")
            or (_ROLE.fullmatch(it.id) and not it.sized)
        ]  # fmt: skip
        if unknown:
            raise context.error(
                Problem.NOT_FOUND,
                worded("There is no {name} in this scenario.", name=unknown[0].id),
            )
    if isinstance(edit, Added) and edit.when is When.FACT:
        _check_fighting(context, made, now.scene)
    if isinstance(edit, Added) and made and (said := _not_there(before, now)):
        raise context.error(
            Problem.NOT_FOUND,
            worded("There is no “{what}” in this scenario.", what=said),
        )
    replacing = {When.INSTEAD, When.DETAIL}
    if isinstance(edit, Added) and edit.when in replacing and edit.event is not None:
        old = before.clauses[edit.event]
        lost = _named(before.scene) - _named(now.scene)
        if edit.when is When.DETAIL and _count(now.scene) >= _count(before.scene):
            lost = set()
        if old.kind not in {"have", "inforce", "attached", "quoted"}:
            lost = _in_force(before.scene) - _in_force(now.scene)
        if lost:
            listed = all_of(sorted(lost))
            raise context.error(
                Problem.AMBIGUOUS,
                worded(
                    "“{old}” tells of {listed}, too. What of that?",
                    old=old.text,
                    listed=listed,
                ),
            )
    kinds = [it.kind for it in before.clauses], [it.kind for it in now.clauses]
    other = isinstance(edit, Rewritten) and kinds[0] != kinds[1]
    if other or _taken_for_another(edit, before, now, context):
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "With that the scenario would read quite differently. Tell it anew."
            ),
        )


_POSITIONS = 3_000


def _comes_to(read: Read, told: Read) -> set[tuple[object, ...]]:
    """What comes of the players and the things that were *told* of."""
    names = {it.id for it in told.question.board.objects}
    return {
        (it.board.players, tuple(one for one in it.board.objects if one.id in names))
        for it in explore(read.question, room(_POSITIONS)).outcomes
    }


def _not_there(before: Told, now: Told) -> str:
    """ "The 5-Might one" of which nobody has told: it is not brought along."""
    spoken = [
        part
        for clause in now.clauses[len(before.clauses) :]
        for slot in clause.slots.values()
        if isinstance(slot, Thing | Several | tuple)
        for part in parts_of(slot)
        if isinstance(part, Thing) and not (part.card or part.label)
        if any(part.of(kind) for kind in _SIZES)
    ]
    there = before.scene.draft.things
    parse = now.scene.parse
    for part in spoken:
        said = parse.said(part.place.start, part.place.end)
        one = said.lower().endswith((" one", " ones"))
        if not one and part.det not in {"the", "that"}:
            continue
        alike = [it for it in spoken if it is not part and it.det in {"", "a"}]
        fit = [it for it in now.scene.draft.things if fits(it, part, now.scene.game)]
        new = [
            it for it in fit if it not in there and not before.scene.draft.thing(it.id)
        ]
        if fit and len(new) == len(fit) and not alike:
            return said.lower().removeprefix("the ").removeprefix("that ")
    return ""


_SIZES = ("size", "power", "toughness", "might", "life")


def _said_elsewhere(edit: Edit, before: Told, now: Told, context: Context) -> bool:
    """Whether what is written otherwise is unread, or another thing is of that size."""
    tokens = context.telling.parse.tokens
    unread = [it.place for it in before.clauses if it.kind == "soft"]
    written = [it for it in singles((edit,)) if isinstance(it, Rewritten)]
    sized = any(_SIZE.search(it.words) for it in written)
    return (sized and _count(now.scene) > _count(before.scene)) or any(
        tokens[at.start].start <= it.start < tokens[at.end - 1].end
        for it in written
        for at in unread
    )


_SIZE = re.compile(r"^ ?\(?-?\d+/-?\d+\)?$")


def _check_fighting(context: Context, made: Sequence[DraftThing], scene: Scene) -> None:
    """In Riftbound whoever is at a battlefield fights there: one more unit is asked of.

    Raises QuestionError (AMBIGUOUS).
    """
    combat = last_combat(scene) if scene.game is Game.RIFTBOUND else None
    if combat is None or not combat.defenders:
        return
    fighting = {*combat.defenders, *(name for name, _ in combat.attackers)}
    for it in made:
        idle = it.id not in fighting and "at base" not in it.flags and it.sized
        # Who has a card may be there for what it says.
        if idle and is_mortal(it) and it.on_board and it.card is None:
            whose = {"me": "my"}.get(it.controller, f"{it.controller}'s")
            whose = "my opponent's" if it.controller == "opponent" else whose
            does = "attacks" if it.controller == combat.attacker else "defends"
            raise context.error(
                Problem.AMBIGUOUS,
                worded("Does it fight, too? Say so."),
                (f"{whose} {it.id.removeprefix('the ')} {does} too",),
            )


def _made_again(edit: Added, before: Told, now: Told) -> bool:
    """Whether "my ally" is another one now, and not the one that is there."""
    if edit.when not in {When.INSTEAD, When.DETAIL}:
        return False
    old, new = before.scene, now.scene
    spoken = [
        part
        for clause in now.clauses[len(before.clauses) :]
        for slot in ("to", "what")
        if isinstance(said := clause.get(slot), Several | Thing)
        for part in parts_of(said)
        if isinstance(part, Thing) and part.det in {"", "the", "that"}
        if not (part.is_pronoun or part.plural or part.count)
    ]
    return any(
        sum(fits(it, part, new.game) for it in new.draft.things)
        > sum(fits(it, part, old.game) for it in old.draft.things)
        > 0
        for part in spoken
    )


def _taken_for_another(edit: Edit, before: Told, now: Told, context: Context) -> bool:
    """Whether "it" is another thing now in words that have not changed.

    "He bolts the 2/2. It has a shield.", "what if he bolts the 3/3 instead": the
    shield stays where it was.
    """
    if not isinstance(edit, Added):
        return False
    old, new = before.scene, now.scene
    if edit.when is When.JOIN and len(_sides(old)) != len(_sides(new)):
        return True  # It attacks in a combat of its own.
    replacing = edit.when in {When.INSTEAD, When.DETAIL}
    if replacing and _by_blocks(now) - _by_blocks(before):
        return True  # "The 4/4" that is blocked has no longer been said to attack.
    if replacing and _aims_elsewhere(edit, before, now):
        return True
    if replacing and not (
        edit.event is not None and context.clauses[edit.event].kind in _FACTS
    ):
        return _shielded(old) != _shielded(new)
    if not replacing and len(_sides(old)) == len(_sides(new)):
        if _sides(old) != _sides(new):
            return True  # "5 Might attacks 5 Might": mine was the one that attacks.
    owners = {it.id: it.controller for it in old.draft.things}
    ones = {"one", "ones", "it", "that"} & {it.text for it in context.words.tokens}
    return bool(ones) and any(
        owners.get(it.id, it.controller) != it.controller for it in new.draft.things
    )


def _aims_elsewhere(edit: Added, before: Told, now: Told) -> bool:
    """Whether what happens besides hits another thing, as "it" was what is gone."""
    there = {it.id for it in now.scene.draft.things}
    hit = [
        {
            it
            for n, made in enumerate(told.made[: len(before.clauses)])
            if n != edit.event and n not in edit.dropped
            for entry in made
            for it in _hit_by(entry)
        }
        for told in (before, now)
    ]
    return bool(hit[0] - hit[1] - there) and bool(hit[1] - hit[0])


def _hit_by(entry: Entry) -> set[str]:
    if isinstance(entry.what, Deal):
        return {it.recipient for it in entry.what.hits}
    if isinstance(entry.what, Resolve):
        return {it for slot in entry.what.chosen for it in slot}
    return set()


def _sides(scene: Scene) -> list[str]:
    """Who attacks in each combat."""
    script = (entry.what for entry in scene.draft.script)
    return [it.attacker for it in script if isinstance(it, Combat)]


def _by_blocks(told: Told) -> set[str]:
    """The attackers that only a block tells of."""
    blocks = [it.place for it in told.clauses if it.kind == "block"]
    attacking = {
        name
        for entry in told.scene.draft.script
        if isinstance(entry.what, Combat)
        for name in (
            *(attacker for _, attacker in entry.what.blocks),
            *(attacker for attacker, _ in entry.what.attackers),
        )
    }
    return {
        it.id
        for it in told.scene.draft.things
        if it.id in attacking and any(at.start <= it.place[0] < at.end for at in blocks)
    }


_FACTS = frozenset("have shield inforce attached quoted is".split())


def _shielded(scene: Scene) -> Counter[object]:
    """What stands as shielded, and by what."""
    return Counter(
        (it.label, it.watch) for it in scene.draft.statics if isinstance(it, Effect)
    )


def _named(scene: Scene) -> set[str]:
    """What is on the table and has a name."""
    return {
        it.id for it in scene.draft.things if it.named and it.zone is Zone.BATTLEFIELD
    }


def _in_force(scene: Scene) -> set[str]:
    """What does something while it is on the table, whether it fights or not."""
    there = (it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD)
    return {it.id for it in there if it.abilities.statics}


def _count(scene: Scene) -> int:
    """How many things are on the table."""
    return sum(it.zone is Zone.BATTLEFIELD for it in scene.draft.things)


def read_with(context: Context, edit: Edit) -> Read:
    """The scenario of *context* with *edit*. Raises QuestionError."""
    telling = context.telling
    edits = (*telling.edits, edit)
    try:
        return retold(telling.words, edits, telling.chosen, context.catalogue)
    except QuestionError as error:
        raise context.told_here(error) from error
