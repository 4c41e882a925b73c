"""Refusals that say more than that something was not read."""

from bot.errors import QuestionError
from bot.scenario.changing.edits import Story
from bot.scenario.words.choosing_game import Chosen
from bot.scenario.words.examples import in_words_of
from bot.scenario.words.mixing import refuse_mixed
from bot.scenario.words.outside import refuse_outside
from bot.scenario.words.parsing import Parse


def in_its_words(
    chosen: Chosen, parse: Parse, story: Story, error: QuestionError
) -> QuestionError:
    """*error* in the words of the game; raises what says more."""
    error.text = error.text or story.text
    in_words_of(chosen.game, error)
    refuse_outside(parse, error)
    refuse_mixed(parse, error, named=chosen.skip > 0)
    return error
