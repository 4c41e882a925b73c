"""The wording of the rules an answer cites."""

from collections.abc import Callable

from bot.answers import Cited
from bot.citation import Game, RuleRef
from bot.library.library import Library


def citing(library: Library, game: Game, edition: str) -> Callable[[str], Cited]:
    """What gives the wording of a rule of *game* in *edition*, by its number."""

    # All rules of one answer are of one moment.
    stamp = library.stamp()

    def cite(number: str) -> Cited:
        entry = library.cite(RuleRef(game, number, edition), stamp)
        return Cited(
            game=entry.game,
            rule=entry.number,
            edition=entry.edition,
            says=entry.says,
            official=entry.official,
            url=entry.url,
            heading=entry.heading,
            note=entry.note,
        )

    return cite
