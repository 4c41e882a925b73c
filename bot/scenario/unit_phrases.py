"""."""
from collections.abc import Iterator

from bot.scenario.parsing import Parse, Reading, reader


@reader("unitspec")
def read_unit_spec(parse: Parse, at: int) -> Iterator[Reading]:
    """."""
    yield from ()
