"""A text made a question, as it stands or read otherwise than it is typed."""

from functools import partial

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.question import Question
from bot.errors import Problem, QuestionError
from bot.scenario.asking.legal_told import fought_too
from bot.scenario.building import handlers  # noqa: F401  (readers register themselves)
from bot.scenario.building.building import question
from bot.scenario.building.layers import check_layers
from bot.scenario.building.named_alike import check_names
from bot.scenario.building.provided import check_provided
from bot.scenario.building.still_there import check_there
from bot.scenario.building.uneventful import check_eventful
from bot.scenario.building.whose_unsure import check_whose
from bot.scenario.casting.dealt_by_spell import CHANGED
from bot.scenario.changing.edits import Rewritten, Story
from bot.scenario.changing.scene import tell
from bot.scenario.changing.script import Told
from bot.scenario.combat.declared import (
    block_as_they_must,
    check_declared,
    only_supposed,
)
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.grammar.covering import cover
from bot.scenario.happening.untapping import check_untapping
from bot.scenario.reading.claims_asked import check_claimed
from bot.scenario.reading.concluded import comes_out, concluded, without
from bot.scenario.reading.idle import bare
from bot.scenario.reading.names_in_small import names_in_small
from bot.scenario.reading.offering import offers
from bot.scenario.reading.parsed import parsed
from bot.scenario.reading.refusing import in_its_words
from bot.scenario.reading.rewording import reworded
from bot.scenario.reading.said_of_card import explained
from bot.scenario.reading.talk import is_talk
from bot.scenario.reading.unread_too import unread_too
from bot.scenario.reading.ways import (
    Room,
    freer,
    is_relative,
    is_without,
    note,
    of_slips_mended,
    of_this_case,
    of_tokens,
    question_last,
)
from bot.scenario.reading.whichever import in_a_later_turn, whichever_mode
from bot.scenario.scene.loyal import check_loyal
from bot.scenario.scene.turns import TURN_UNSURE
from bot.scenario.words.choosing_game import Chosen
from bot.scenario.words.parsing import Parse


def without_conclusions(
    chosen: Chosen, parse: Parse, edition: str, story: Story, *, loosely: bool = False
) -> tuple[Parse, Told, Question] | None:
    """*parse* without what is said to follow, where that comes out of the rest."""
    spans = concluded(parse, loosely=loosely)
    if not spans:
        return None
    way = of_tokens(parse, without(parse, spans))
    try:
        told, asked = told_as(chosen, way, edition, story)
    except QuestionError:
        return None
    if not comes_out(asked, parse, spans):
        return None
    note(way, [parse.said(start, end) for start, end in spans])
    return way, told, asked


def told_as(
    chosen: Chosen, parse: Parse, edition: str, story: Story
) -> tuple[Told, Question]:
    """*parse* as a question, in whichever mode a spell is cast if that is not told."""
    return whichever_mode(parse, partial(_told_so, chosen, parse, edition, story))


def _told_so(
    chosen: Chosen, parse: Parse, edition: str, story: Story
) -> tuple[Told, Question]:
    clauses = cover(parse, rules_for(chosen.game))
    check_claimed(parse, clauses)
    parse.memory.pop(TURN_UNSURE, None)
    parse.memory[CHANGED] = any(isinstance(it, Rewritten) for it in story.edits)
    told = tell(parse, chosen.game, clauses, story)
    fought_too(told.scene)
    asked = question(told.scene, edition)
    if only_supposed(told.scene, asked):
        parse.memory["supposed"] = False
        return told_as(chosen, parse, edition, story)
    if block_as_they_must(told.scene, asked):
        asked = question(told.scene, edition)
    check_untapping(told.scene)
    check_loyal(told.scene)
    check_declared(told.scene, asked)
    check_layers(told.scene, asked)
    check_names(told.scene, asked)
    check_there(told.scene, asked)
    check_whose(told.scene, asked)
    check_provided(told.scene)
    if not story.edits:
        check_eventful(told.scene, asked)
    if (unsure := parse.memory.pop(TURN_UNSURE, None)) is not None:
        again = partial(told_as, chosen, parse, edition, story)
        return in_a_later_turn(parse, again, (told, asked), *unsure)
    return told, asked


def read_anew(
    chosen: Chosen,
    ways: tuple[Parse, Parse],
    edition: str,
    story: Story,
    error: QuestionError,
    catalogue: Catalogue,
    offering: bool,
) -> tuple[Parse, Told, Question]:
    """The text read otherwise: with slips mended, with names for their wordings.

    *ways*: as it was typed, and with slips in its keywords mended.
    Raises QuestionError as the text was refused first, or with its slips mended.
    """
    plainer, first = ways
    refused, strange = error, None
    each = len(first.tokens)
    most = _READ_ANEW if offering or story.edits else _TRIED_ANEW
    room = Room(most - each, each)
    mended = of_slips_mended(first)
    learned = apart = None
    # Where one of several is meant, nothing of that is read otherwise.
    unclear = error.problem is Problem.AMBIGUOUS and not error.instead
    if room.behind() and (unclear or error.problem in _UNREAD):
        learned = parsed(chosen, story.text, catalogue, learned=True)
        learned = of_slips_mended(learned) or learned
    others = [learned, question_last(first, error), mended]
    if room.behind(others):
        if chosen.game is not Game.MTG:
            plainer = parsed(chosen, story.text, catalogue, plainer=True)
        if plainer.tokens != first.tokens:
            others += [plainer, of_slips_mended(plainer)]
    if room.behind(others) and is_relative(story.text, error):
        apart = parsed(chosen, story.text, catalogue, apart=True)
        others.append(of_slips_mended(apart) or apart)
    small = names_in_small(first) if room.behind(others) else frozenset()
    if small:
        others.append(parsed(chosen, story.text, catalogue, small=small))
    for way in others:
        if way is None or not room.takes(way):
            continue
        try:
            return way, *told_as(chosen, way, edition, story)
        except QuestionError as again:
            meant = error.problem is not Problem.ILLEGAL
            # What was read and is not read any more was no slip.
            meant &= Problem.SYNTAX not in {again.problem} - {error.problem}
            refused = again if way is mended and meant else refused
            strange = again if way is others[-1] and small else strange
    for way in (first, *others):
        claims = refused.problem in _UNREAD
        idle = bare(way, claims=claims) if way is not None else None
        if idle is None or idle is way or not room.takes(idle):
            continue
        if not claims and not is_without(idle, refused):
            continue
        try:
            return idle, *told_as(chosen, idle, edition, story)
        except QuestionError:
            pass
    if refused.problem in _UNREAD:
        first, mended = bare(first), mended and bare(mended)
        learned = learned and bare(learned)
    way = of_this_case(mended or first)
    if way is not None and room.tokens > 0:
        try:
            return way, *told_as(chosen, way, edition, story)
        except QuestionError:
            pass
    way = mended or first
    spans = explained(way) if way is not None and room.tokens > 0 else ()
    if way is not None and spans:
        brief = of_tokens(way, without(way, spans))
        note(brief, [way.said(*it) for it in spans])
        try:
            return brief, *told_as(chosen, brief, edition, story)
        except QuestionError:
            pass
    free = [freer(it) for it in dict.fromkeys((mended, first, learned)) if it]
    free += [freer(apart)] if apart is not None else []
    for way in free if error.problem in _UNREAD else ():
        if not room.takes(way):
            continue
        try:
            told, asked = told_as(chosen, way, edition, story)
        except QuestionError as again:
            further = (again.line, again.column) > (refused.line, refused.column)
            further &= apart is None or way is not free[-1]
            refused = again if further else refused
            continue
        return way, told, asked
    for way in dict.fromkeys((mended, first)):
        if way is None or refused.problem not in _UNREAD or not room.takes(way):
            continue
        try:
            found = _without_talk(chosen, freer(way), edition, story)
        except QuestionError as again:
            # All but the talk is understood: what that lacks is what is asked for.
            refused = refused if again.problem in _UNREAD else again
            continue
        if found is not None:
            return found
    for way in dict.fromkeys((mended, first)):
        if way is not None and refused.problem in _UNREAD and room.takes(way):
            found = without_conclusions(chosen, way, edition, story, loosely=True)
            if found is not None:
                return found
    if not offering and not story.edits:
        raise refused from error
    far, free_of_talk = refused, freer(mended or first)
    if strange is not None and strange.problem in {Problem.UNKNOWN, Problem.AMBIGUOUS}:
        refused, free_of_talk = strange, ways[-1] or free_of_talk
    elif refused.problem is Problem.SYNTAX and not story.edits:
        refused = reworded(free_of_talk) or refused
    refused = in_its_words(chosen, mended or first, story, refused)
    if not story.edits:
        if refused.problem in _UNREAD:
            refused.also = unread_too(free_of_talk, refused)
        refused.offers = offers(free_of_talk, refused, far)
    raise refused from error


_UNREAD = frozenset({Problem.SYNTAX, Problem.UNKNOWN})
# Most texts have less than a hundred tokens, the longest some thousand. What is only
# tried, to be offered, is one of several.
_READ_ANEW, _TRIED_ANEW = 1500, 500


def _without_talk(
    chosen: Chosen, parse: Parse, edition: str, story: Story
) -> tuple[Parse, Told, Question] | None:
    """*parse* without clauses that tell nothing of a game; None where others remain."""
    parse.skipping = True
    cover(parse, rules_for(chosen.game))
    spans: tuple[tuple[int, int], ...] = parse.memory["skipped"]
    if not is_talk(parse, spans):
        return None
    told, asked = told_as(chosen, parse, edition, story)
    parse.memory["left out"] = (*parse.memory["left out"], *spans)
    return parse, told, asked
