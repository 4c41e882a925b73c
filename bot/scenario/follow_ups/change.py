"""A follow-up in words, read as an edit of the scenario it is about."""

import re
from collections.abc import Callable
from contextlib import suppress

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.changing.edits import (
    Edit,
    Together,
)
from bot.scenario.follow_ups.added import added, happens
from bot.scenario.follow_ups.aimed_elsewhere import aimed_elsewhere
from bot.scenario.follow_ups.amounts import dealing, unpreventable
from bot.scenario.follow_ups.as_many import as_many
from bot.scenario.follow_ups.as_typed import in_typed_words
from bot.scenario.follow_ups.asked_about import asked_about
from bot.scenario.follow_ups.attached_moved import attached_moved
from bot.scenario.follow_ups.attackers import fewer_attack
from bot.scenario.follow_ups.blockers import fewer_block
from bot.scenario.follow_ups.by_so_much import by_so_much
from bot.scenario.follow_ups.cast_instead import aimed_alike, spell_named
from bot.scenario.follow_ups.checking import check_edit, read_with
from bot.scenario.follow_ups.choices import preferred
from bot.scenario.follow_ups.chosen_instead import chosen_instead
from bot.scenario.follow_ups.counts import bare_count
from bot.scenario.follow_ups.declined import option_taken
from bot.scenario.follow_ups.edition import other_edition
from bot.scenario.follow_ups.fighters_told import as_many_fight, fights_instead
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.frames import (
    before_it,
    blocks_with_more,
    both_attack,
    fights_too,
    more_of_it,
    other_blocked,
    other_shield,
    plainer,
    whose_it_is,
)
from bot.scenario.follow_ups.gone import gone
from bot.scenario.follow_ups.how_often import how_often
from bot.scenario.follow_ups.in_this_scene import HERE
from bot.scenario.follow_ups.it_named import it_named, not_done
from bot.scenario.follow_ups.loosely import in_other_words
from bot.scenario.follow_ups.nth_event import nth_event
from bot.scenario.follow_ups.numbers import other_x, replaced
from bot.scenario.follow_ups.only_those import only_those
from bot.scenario.follow_ups.order import ordered
from bot.scenario.follow_ups.plainly import plainly
from bot.scenario.follow_ups.preventable import preventable
from bot.scenario.follow_ups.put_elsewhere import put_elsewhere, with_what_it_was_on
from bot.scenario.follow_ups.recoloured import recoloured
from bot.scenario.follow_ups.restated import (
    apart,
    at_life,
    not_as_well,
    now_so,
    two_changes,
)
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
from bot.scenario.reading.reading import Read, Telling
from bot.scenario.words.asked_back import STILL_THERE
from bot.scenario.words.effort import bounded
from bot.scenario.words.nearest_example import STOCK
from bot.worded import is_said, worded

# Each reads one kind of follow-up, or finds that it is another kind.
_WAYS: tuple[Callable[[Context], Edit | None], ...] = (
    other_edition,
    nth_event,
    other_x,
    of_the_source,
    shield_moved,
    attached_moved,
    fewer_attack,
    fewer_block,
    not_done,
    option_taken,
    bare_count,
    how_often,
    only_those,
    traits,
    recoloured,
    replaced,
    gone,
    preventable,
    unpreventable,
    preferred,
    ordered,
    dealing,
    sized,
    added,
)
# A change is short: each way to understand it parts its words at each of them.
_LONGEST = 150
_EXAMPLES = 2  # so many of other changes are shown
_OFFERED = 4  # at most so many ways to say it are offered
_TRIED = 16  # and so many are read to find them,
_READ = 2000  # but no more characters than that: a longer text takes longer each time


_OWN = re.compile(
    r"(mine|theirs|(?:my|his|her|their|the) (?:other )?"
    r"(?:one|creature|unit|ally|guy))\b",
    re.IGNORECASE,
)
_CONTROLS = re.compile(r"(?!.*\binstead\b).+? controls? .+", re.IGNORECASE)


@bounded()
def change(words: str, previous: Read, *, catalogue: Catalogue) -> Edit:
    """What *words* change in *previous*; :func:`bot.scenario.read` applies it.

    Raises QuestionError when they say nothing that can be changed, or when it is
    not clear what is meant.
    """
    return _meant(words, previous, catalogue)


def _meant(
    words: str, previous: Read, catalogue: Catalogue, *, helping: bool = True
) -> Edit:
    """What *words* change; a refusal says what can be typed instead if *helping*."""
    try:
        return _read(words, previous, catalogue, helping=helping)
    except QuestionError as error:
        plainer_told = in_other_words(words)
        if plainer_told != words:
            with suppress(QuestionError):
                return _read(plainer_told, previous, catalogue, helping=False)
        raise in_typed_words(error, words) from None


def _read(words: str, previous: Read, catalogue: Catalogue, *, helping: bool) -> Edit:
    if previous.told is None:
        raise ValueError("this scenario was not read from words")
    words = taken_back(words, previous.game, catalogue)
    asked = words_of(words)
    if len(asked.tokens) > _LONGEST:
        raise QuestionError(
            Problem.LIMIT,
            worded(
                "That is {count} words and marks; I read at most {most_tokens}.",
                count=f"{len(asked.tokens):,}",
                most_tokens=f"{_LONGEST:,}",
            ),
            text=words,
        )
    plain = plainly(asked.said())
    if plain != asked.said():
        if "too" in asked.flags and not plain.endswith((" too", " as well")):
            plain = f"{plain} too"
        if "instead" in asked.flags and _CONTROLS.fullmatch(plain):
            plain = f"{plain} instead"
        words = f"if {plain}" if "supposed" in asked.flags else plain
        plain = words_of(words).said()
    if (parts := not_as_well(plain)) is not None:
        return _one_by_one(parts, previous, catalogue, helping=helping)
    told = previous.told.told
    context = Context(words_of(plain), previous.told, catalogue)
    many = as_many(plain, context, too="too" in words_of(words).flags)
    more = many if not isinstance(many, str) else blocks_with_more(plain, previous.told)
    as_many_do = as_many_fight(context, plain)
    fighting = as_many_do if isinstance(as_many_do, str) else plain
    more = more if isinstance(as_many_do, str) else as_many_do
    more = more or chosen_instead(context, plain) or spell_named(context, plain)
    if more is not None:
        check_edit(more, previous, Context(words_of(words), previous.told, catalogue))
        return more
    if isinstance(many, str) and many != plain:
        words, plain = many, many
        context = Context(words_of(plain), previous.told, catalogue)
        fighting = plain
    more_there = more_of_it(plain, told.scene)
    if more_there != plain and happens(plain, previous.told, catalogue):
        more_there = plain
    there_too = fights_too(plain, told.scene)
    sooner = before_it(plain, len(context.events()))
    whose, both = whose_it_is(plain, told.scene), both_attack(plain, told.scene)
    named, alike = it_named(context, plain), aimed_alike(context)
    alike = alike if alike != context.words.said() else plain  # "…, too"
    there, shield = aimed_elsewhere(context, plain), other_shield(plain)
    life = at_life(plain, previous.told.story.text)
    flags = words_of(words).flags
    too = "too" in flags
    elsewhere = plain if too else put_elsewhere(context, plain)
    if elsewhere != plain:
        with suppress(QuestionError):
            edit = _change(elsewhere, previous, previous.told, catalogue)
            return with_what_it_was_on(context, edit)
    other = plain if too else other_blocked(plain, told.scene)
    fights = fights_instead(context, plain, flags)
    for meant in (
        life, other, fights, fighting, sooner, more_there, whose,
        there_too, both, named, there, shield,
        alike, by_so_much(context, plain),
        *(way(context, plain) for way in HERE), elsewhere,
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
        now = now_so(said)
        ways += (*plainer(said), *([now] if now != said else []))
        ways += (*apart(now), *said_twice(context, said), *asked_about(context, now))
    for way in ways:
        try:
            return _change(way, previous, previous.told, catalogue)
        except QuestionError as error:
            # "What if it had trample": it has it, nothing is over.
            over = is_said(refused.message, STILL_THERE)
            refused = error if way == mended or over else refused
    together = _both(plainly(words_of(mended).said()), previous, catalogue)
    if together is not None:
        return together
    if not helping:
        raise refused
    offered = refused.suggestions
    unclear = str(refused.message)
    spoken = re.search(r"“(\w+)”", unclear) or re.match(_OWN, plain)
    pronoun = spoken[1] if spoken is not None else ""
    again = _understood(offered, plain, pronoun, previous, catalogue)
    refused.alike = not again
    refused.suggestions = again or _for_example(previous, catalogue)
    raise refused


def _both(words: str, previous: Read, catalogue: Catalogue) -> Edit | None:
    """Two changes said in one, if each is read by itself."""
    parts = two_changes(words)
    if parts is None:
        return None
    try:
        return _one_by_one(parts, previous, catalogue, helping=False)
    except QuestionError:
        return None


def _one_by_one(
    parts: tuple[str, ...], previous: Read, catalogue: Catalogue, *, helping: bool
) -> Together:
    """Each of *parts* after the one before it. Raises QuestionError."""
    edits: list[Edit] = []
    now = previous
    for part in parts:
        assert now.told is not None
        edits.append(_meant(part, now, catalogue, helping=helping))
        now = read_with(Context(words_of(part), now.told, catalogue), edits[-1])
    return Together(tuple(edits))


def _understood(
    offered: tuple[str, ...],
    typed: str,
    pronoun: str,
    previous: Read,
    catalogue: Catalogue,
) -> tuple[str, ...]:
    """What can be typed next: those *offered* that are read.

    What only says where something belongs is put into what was *typed*.
    """
    assert previous.told is not None
    found: list[str] = []
    tries = iter(range(_tries(previous, typed)))
    for said in dict.fromkeys(offered):
        if len(found) >= _OFFERED:
            break
        if said in STOCK:
            continue  # it is a scenario of its own
        for words, _ in zip(put_in(said, typed, pronoun), tries, strict=False):
            with suppress(QuestionError):
                _change(words, previous, previous.told, catalogue)
                if words not in found:
                    found.append(words)
                break
    return tuple(found)


def _tries(previous: Read, typed: str = "") -> int:
    """How many changes like what was *typed* may be read."""
    assert previous.told is not None
    longest = len(previous.told.story.text) + len(typed)
    return min(_TRIED, _READ // max(1, longest))


def _for_example(previous: Read, catalogue: Catalogue) -> tuple[str, ...]:
    """Changes of this very scenario that are read, whatever was meant."""
    assert previous.told is not None
    context = Context(words_of("…"), previous.told, catalogue)
    found: list[str] = []
    for said in examples(context)[: _tries(previous)]:
        with suppress(QuestionError):
            _change(said, previous, previous.told, catalogue)
            found.append(said)
        if len(found) == _EXAMPLES:
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
        now = read_with(Context(words_of(line), now.told, catalogue), parts[-1])
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
            check_edit(edit, previous, context)
            return edit
    raise QuestionError(
        Problem.SYNTAX,
        worded("I do not understand what this changes."),
        line=1,
        column=1,
        length=max(1, len(words.strip())),
        text=words,
    )
