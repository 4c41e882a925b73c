"""A person's text in, a question for the engine out."""

from dataclasses import dataclass, field, replace
from functools import partial

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.games import newest
from bot.engine.question import Question
from bot.errors import Problem, QuestionError
from bot.scenario.building import handlers  # noqa: F401  (readers register themselves)
from bot.scenario.changing.edits import Edit, Story, story_of
from bot.scenario.changing.script import Told
from bot.scenario.reading.claims_asked import with_claims_asked
from bot.scenario.reading.offering import of_no_game
from bot.scenario.reading.parsed import parsed
from bot.scenario.reading.parts_left_out import of_no_token
from bot.scenario.reading.read_anew import read_anew, told_as, without_conclusions
from bot.scenario.reading.ways import note_left_out, of_slips_mended
from bot.scenario.words.choosing_game import Chosen, choose_game
from bot.scenario.words.effort import bounded
from bot.scenario.words.examples import with_examples
from bot.scenario.words.marked import with_marks
from bot.scenario.words.named_types import with_texts
from bot.scenario.words.outside import refuse_teams
from bot.scenario.words.parsing import Parse
from bot.worded import worded

# In a text longer than that marks are taken as they stand.
_MARKED = 2000


@dataclass(frozen=True, slots=True)
class Read:
    """A scenario as it was read.

    *understood* says every fact back, *assumptions* what was taken for granted,
    *notes* what was read differently from how it was typed, *second* what is another
    scenario, or this one told otherwise.
    """

    question: Question
    understood: tuple[str, ...]
    assumptions: tuple[str, ...]
    game: Game
    edition: str
    notes: tuple[str, ...] = ()
    told: "Telling | None" = field(default=None, repr=False, compare=False)
    # What is told to trigger, by id.
    triggering: tuple[str, ...] = ()
    second: str = ""


@dataclass(frozen=True, slots=True)
class Telling:
    """How a scenario was told: for the follow-up that changes it.

    *words* is what was typed first; *story* that with every change so far. Of
    *parses* are words read behind it: the same ones are looked at in many ways.
    """

    words: str
    edits: tuple[Edit, ...]
    chosen: Chosen
    story: Story
    parse: Parse
    told: Told
    parses: dict[str, Parse] = field(default_factory=dict, repr=False, compare=False)


@bounded()
def read(
    text: str,
    *,
    catalogue: Catalogue,
    game: Game | None = None,
    edition: str | None = None,
    default_game: Game | None = None,
    edits: tuple[Edit, ...] = (),
    offering: bool = True,
) -> Read:
    """Read *text* with *edits*, in order, as :func:`bot.scenario.change` made them.

    Raises QuestionError with the place; *offering* what may have been meant as well,
    which nobody has tried yet.
    """
    try:
        chosen = choose_game(text, catalogue, game, edition, default_game)
    except QuestionError as error:
        if offering:
            in_magic = partial(parsed, Chosen(Game.MTG, ""), text, catalogue)
            error.offers = of_no_token(text, error) + of_no_game(in_magic, error)
        raise
    return retold(text, edits, chosen, catalogue, offering=offering and not edits)


def retold(
    text: str,
    edits: tuple[Edit, ...],
    chosen: Chosen,
    catalogue: Catalogue,
    *,
    offering: bool = False,
) -> Read:
    """Read *text* with *edits* in the game and edition *chosen*."""
    story = story_of(text, edits)
    edition = story.edition or chosen.edition
    typed = marked = story.text
    plain: QuestionError | None = None
    while True:
        try:
            parse, told, asked = _first(chosen, edition, story, catalogue, offering)
            break
        except QuestionError as error:
            game, told_of = typed[: chosen.skip], typed[chosen.skip :]
            marked = game + with_marks(told_of) if marked == typed else typed
            if marked != typed and len(typed) <= _MARKED:
                plain = error if error.instead else None  # it asks more to the point
                story = replace(story, text=marked)
                continue
            said = plain or error
            if offering:
                said.offers = said.offers or of_no_token(story.text, said)
                with_examples(chosen.game, said)
            raise said from None
    note_left_out(parse)
    draft = told.scene.draft
    changed = tuple(
        worded("Changed: {said}", said=it.said) for it in story.edits if it.said
    )
    texted = frozenset(it.label for it in draft.things if "text" in it.said)
    return Read(
        asked,
        (*changed, *parse.quoted.said, *draft.understood),
        tuple(with_texts((*draft.assumptions, *parse.quoted.assumed), texted)),
        chosen.game,
        edition or newest(chosen.game),
        (*parse.quoted.notes, *draft.notes),
        Telling(text, edits, chosen, story, parse, told),
        tuple(it.id for it in draft.things if "triggers" in it.said),
        parse.quoted.second,
    )


def _first(
    chosen: Chosen, edition: str, story: Story, catalogue: Catalogue, offering: bool
) -> tuple[Parse, Told, Question]:
    refuse_teams(story.text)
    typed = parsed(chosen, story.text, catalogue)
    parse = of_slips_mended(typed, keywords=True) or typed
    told = with_claims_asked(parse, lambda way: told_as(chosen, way, edition, story))
    told = told or without_conclusions(chosen, parse, edition, story)
    if told is not None:
        return told
    try:
        return parse, *told_as(chosen, parse, edition, story)
    except QuestionError as error:
        ways = typed, parse
        try:
            return read_anew(chosen, ways, edition, story, error, catalogue, offering)
        except QuestionError as again:
            # Where other ways take too long, what was found first is said.
            raise (error if again.problem is Problem.LIMIT else again) from None
