"""Creatures called by what they can do: a flyer, a trampler, a Spirit flyer."""

from collections.abc import Iterator

from bot.replacing import replace
from bot.scenario.words.kinds import AGENTS, UNIT_AGENTS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.syntax import Place, Spec, Thing


def _agents(
    agents: dict[tuple[str, ...], str], *, named: bool
) -> list[tuple[tuple[str, ...], tuple[str, str, bool]]]:
    """Each of *agents*, one and several: its label, its keyword, whether several."""
    found = []
    for words, keyword in agents.items():
        label = " ".join(words) if named else ""
        found.append((words, (label, keyword, False)))
        found.append(((*words[:-1], words[-1] + "s"), (label, keyword, True)))
    return found


CREATURES_AS_AGENTS = PhraseTable(_agents(AGENTS, named=True))
UNITS_AS_AGENTS = PhraseTable(
    _agents(AGENTS, named=True) + _agents(UNIT_AGENTS, named=False)
)


def agent_behind(parse: Parse, at: int, thing: Thing) -> Iterator[tuple[int, Thing]]:
    """ "A 1/1 Spirit flyer" is a Spirit with flying."""
    for end, (_, keyword, plural) in CREATURES_AS_AGENTS.at(parse, at):
        specs = (*thing.specs, Spec("keyword", keyword, Place(at, end)))
        yield end, replace(thing, specs=specs, plural=thing.plural or plural)
