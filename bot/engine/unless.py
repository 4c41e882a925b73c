"""What makes up for a "can't attack" or "can't block" as they are declared."""

from dataclasses import dataclass

from bot.engine.hashing import Hashed, remembers_hash
from bot.engine.values import ANYTHING, Filter


@remembers_hash
@dataclass(frozen=True, slots=True)
class Paid(Hashed):
    """ "unless its controller pays {2}": what is to be done, in words (508.1g)."""

    words: str


@remembers_hash
@dataclass(frozen=True, slots=True)
class Company(Hashed):
    """ "can't attack alone": so many others have to attack or block too (508.1c).

    *greater*: their power has to be greater than that of the one spoken of.
    """

    number: int = 1
    who: Filter = ANYTHING
    greater: bool = False


@remembers_hash
@dataclass(frozen=True, slots=True)
class Nobody(Hashed):
    """It has to attack a player that is not *who*, as long as it can (701.15b)."""

    who: Filter = ANYTHING


Unless = Paid | Company | Nobody
