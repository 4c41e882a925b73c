"""A follow-up in words, read as an edit of the scenario it is about."""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import (
    Added,
    Edit,
    Rewritten,
    Together,
    When,
    singles,
)
from bot.scenario.changing.script import Told
from bot.scenario.follow_ups.added import added, happens
from bot.scenario.follow_ups.aimed_elsewhere import aimed_elsewhere
from bot.scenario.follow_ups.amounts import dealing, unpreventable
from bot.scenario.follow_ups.attached_moved import attached_moved
from bot.scenario.follow_ups.attackers import fewer_attack
from bot.scenario.follow_ups.cast_instead import aimed_alike
from bot.scenario.follow_ups.choices import preferred
from bot.scenario.follow_ups.counts import bare_count
from bot.scenario.follow_ups.edition import other_edition
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.frames import (
    apart,
    before_it,
    blocks_with_more,
    both_attack,
    fights_too,
    more_of_it,
    other_shield,
    plainer,
    whose_it_is,
)
from bot.scenario.follow_ups.gone import gone
from bot.scenario.follow_ups.how_often import how_often
from bot.scenario.follow_ups.it_named import it_named, not_done
from bot.scenario.follow_ups.numbers import other_x, replaced
from bot.scenario.follow_ups.order import ordered
from bot.scenario.follow_ups.shield_moved import shield_moved
from bot.scenario.follow_ups.sizes import sized
from bot.scenario.follow_ups.sources import of_the_source
from bot.scenario.follow_ups.told_anew import said_twice
from bot.scenario.follow_ups.traits import traits
from bot.scenario.follow_ups.typing import (
    check_subject,
    check_there,
    examples,
    put_in,
    taken_back,
    typed_rightly,
)
from bot.scenario.follow_ups.words import lines_of, spelled_out, words_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.reading.reading import Read, Telling, retold
from bot.scenario.scene.draft import Combat
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.words.examples import STOCK
from bot.scenario.words.syntax import Several, Thing
from bot.worded import all_of, worded

# Each reads one kind of follow-up, or finds that it is another kind.
_WAYS: tuple[Callable[[Context], Edit | None], ...] = (
    other_edition,
    other_x,
    of_the_source,
    shield_moved,
    attached_moved,
    fewer_attack,
    not_done,
    bare_count,
    how_often,
    traits,
    replaced,
    gone,
    unpreventable,
    preferred,
    ordered,
    dealing,
    sized,
    added,
)
# What is called so has to be told: "the blocker" of no block is nothing.
_ROLES = frozenset({"attacker", "blocker", "defender", "the attacker", "the blocker"})
_OFFERED = 4  # at most so many ways to say it are offered
_TRIED = 16  # and so many are read to find them


def change(words: str, previous: Read, *, catalogue: Catalogue) -> Edit:
    """What *words* change in *previous*; :func:`bot.scenario.read` applies it.

    Raises QuestionError when they say nothing that can be changed, or when it is
    not clear what is meant.
    """
    if previous.told is None:
        raise ValueError("this scenario was not read from words")
    words = taken_back(words)
    plain = words_of(words).said()
    told = previous.told.told
    more = blocks_with_more(plain, previous.told)
    if more is not None:
        _check(more, previous, Context(words_of(words), previous.told, catalogue))
        return more
    more_there = more_of_it(plain, told.scene)
    if more_there != plain and happens(plain, previous.told, catalogue):
        more_there = plain
    there_too = fights_too(plain, told.scene)
    context = Context(words_of(plain), previous.told, catalogue)
    sooner = before_it(plain, len(context.events()))
    whose, both = whose_it_is(plain, told.scene), both_attack(plain, told.scene)
    named, alike = it_named(context, plain), aimed_alike(context)
    there, shield = aimed_elsewhere(context, plain), other_shield(plain)
    for meant in (
        sooner, more_there, whose, there_too, both, named, there, shield, alike,
    ):  # fmt: skip
        words = meant if meant != plain else words
    try:
        return _change(words, previous, previous.told, catalogue)
    except QuestionError as error:
        refused = error
    mended = typed_rightly(words, previous.game, catalogue)
    ways = [mended] if mended != words else []
    if refused.problem in {Problem.SYNTAX, Problem.AMBIGUOUS}:
        said = words_of(mended).said()
        ways += (*plainer(said), *apart(said), *said_twice(context, said))
    for way in ways:
        try:
            return _change(way, previous, previous.told, catalogue)
        except QuestionError as error:
            refused = error if way == mended else refused
    offered = refused.suggestions
    refused.suggestions = _understood(offered, plain, previous, catalogue)
    raise refused


def _understood(
    offered: tuple[str, ...], typed: str, previous: Read, catalogue: Catalogue
) -> tuple[str, ...]:
    """What can be typed next: those *offered* that are read, else examples that are.

    What only says where something belongs is put into what was *typed*.
    """
    assert previous.told is not None
    context = Context(words_of("…"), previous.told, catalogue)
    found: list[str] = []
    tries = iter(range(_TRIED))
    for some, enough in ((offered, _OFFERED), (examples(context), 2)):
        for said in dict.fromkeys(some):
            if len(found) >= enough:
                break
            if said in STOCK or said in found:
                continue  # the former is a scenario of its own
            for words, _ in zip(put_in(said, typed), tries, strict=False):
                with suppress(QuestionError):
                    _change(words, previous, previous.told, catalogue)
                    found.append(words)
                    break
    return tuple(found)


def _change(words: str, previous: Read, telling: Telling, catalogue: Catalogue) -> Edit:
    noun = "creature" if previous.game is Game.MTG else "unit"
    lines = [spelled_out(it, noun) for it in lines_of(words)] or [words]
    if len(lines) < 2:
        return _one(lines[0], previous, telling, catalogue)
    parts: list[Edit] = []
    now = previous
    for line in lines:
        assert now.told is not None
        parts.append(_one(line, now, now.told, catalogue))
        now = _read(Context(words_of(line), now.told, catalogue), parts[-1])
    return Together(tuple(parts))


def _one(words: str, previous: Read, telling: Telling, catalogue: Catalogue) -> Edit:
    asked = words_of(words)
    if not asked.tokens:
        raise QuestionError(
            Problem.SYNTAX,
            worded("What is different?"),
            text=words,
        )
    context = Context(asked, telling, catalogue)
    check_subject(context)
    for way in _WAYS:
        if way is added:
            check_there(context)
        edit = way(context)
        if edit is not None:
            _check(edit, previous, context)
            return edit
    raise QuestionError(
        Problem.SYNTAX,
        worded("I do not understand what this changes."),
        line=1,
        column=1,
        length=max(1, len(words.strip())),
        text=words,
    )


def _check(edit: Edit, previous: Read, context: Context) -> None:
    """The scenario must still read with *edit*, differ, and keep its players."""
    before = context.telling.told
    after = _read(context, edit)
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
    if isinstance(edit, Added) and context.words.word(0) == "the":
        unknown = [it for it in made if it.id in _ROLES]
        if unknown:
            raise context.error(
                Problem.NOT_FOUND,
                worded("There is no {name} in this scenario.", name=unknown[0].id),
            )
    replacing = {When.INSTEAD, When.DETAIL}
    if isinstance(edit, Added) and edit.when in replacing and edit.event is not None:
        old = before.clauses[edit.event]
        lost = _named(before.scene) - _named(now.scene)
        if edit.when is When.DETAIL and _count(now.scene) >= _count(before.scene):
            lost = set()
        if lost and old.kind in {"have", "inforce", "attached", "quoted"}:
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


def _count(scene: Scene) -> int:
    """How many things are on the table."""
    return sum(it.zone is Zone.BATTLEFIELD for it in scene.draft.things)


def _read(context: Context, edit: Edit) -> Read:
    telling = context.telling
    edits = (*telling.edits, edit)
    try:
        return retold(telling.words, edits, telling.chosen, context.catalogue)
    except QuestionError as error:
        raise context.told_here(error) from error
