"""What an effect does to the event it changes: one closed union of ways."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.engine.values import (
    Amount,
    Filter,
    Ref,
    ThatMuch,
    Zone,
)

if TYPE_CHECKING:
    from bot.engine.instructions import (
        CardAbilities,
        Instruction,
        MakeTokens,
    )


@dataclass(frozen=True, slots=True)
class PreventNext:
    """A shield of points, used up point by point (615.7; Prevent Value; shielding)."""

    remaining: Amount


@dataclass(frozen=True, slots=True)
class PreventInstance:
    """One attempt, however much it prevents (615.8; DP 5.2). ThatMuch means all."""

    amount: Amount = ThatMuch()


@dataclass(frozen=True, slots=True)
class PreventEach:
    """That many points of each event, not used up (615.10)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PreventAll:
    """All of it, not used up."""


@dataclass(frozen=True, slots=True)
class Multiply:
    """Times *factor* (damage, life, counters, tokens, draws)."""

    factor: int


@dataclass(frozen=True, slots=True)
class Plus:
    """That many more."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Bonus:
    """Riftbound's Bonus Damage: inside the total in 1.4, on top of what is dealt in
    1.3; never ordered among the replacement effects (715)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Minus:
    """That many less; not prevention."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class SetTo:
    """Exactly that many instead (also Half(ThatMuch()), Least((ThatMuch(), N)))."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Redirect:
    """Dealt to *to* instead (614.9).

    *amount* None means all. Otherwise that much is moved; with *points* it is a pool
    of points used up over the turn ("the next N damage … is dealt to … instead").
    """

    to: Ref
    amount: Amount | None = None
    points: bool = False


@dataclass(frozen=True, slots=True)
class FromSource:
    """The damage is dealt by *source* instead of by its source."""

    source: Ref


@dataclass(frozen=True, slots=True)
class Instead:
    """The event does not happen; *do* happens instead ("draw that many cards").

    What is done is part of the same replacement, so the effects already applied stay
    applied to it (616.2).
    """

    do: tuple["Instruction", ...]


@dataclass(frozen=True, slots=True)
class FloorLife:
    """Life falls to *life* instead of under it."""

    life: int = 1


@dataclass(frozen=True, slots=True)
class MoveTo:
    """The object goes to *zone* instead; *shuffle* into a library, *bottom* of it."""

    zone: Zone
    shuffle: bool = False
    bottom: bool = False
    counters: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class EnterWith:
    """It enters tapped or *untapped*, with counters, as something more."""

    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    kinds: frozenset[str] = frozenset()
    untapped: bool = False


@dataclass(frozen=True, slots=True)
class EnterAsCopy:
    """It enters as a copy of one of *of* (616.1c), whoever it enters under chooses.

    The exceptions (707.9): *kinds*, *keywords*, *colors* and abilities (*grants*) it
    has besides, *not_kinds* that it has not, the *name* ("~" for its own) and size
    (*base*) it has instead, and *counters* it enters with: kind, number and what it
    has to be.
    *keeps*: it has what else is printed on it as well. *own_colors*: no others.
    """

    of: Ref
    kinds: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    not_kinds: frozenset[str] = frozenset()
    counters: tuple[tuple[str, Amount, str], ...] = ()
    tapped: bool = False
    colors: frozenset[str] = frozenset()
    name: str = ""
    base: tuple[int, int] | None = None
    grants: "CardAbilities | None" = None
    keeps: bool = False
    own_colors: bool = False


@dataclass(frozen=True, slots=True)
class EnterUnder:
    """It enters under the control of *controller* (616.1b)."""

    controller: Ref


@dataclass(frozen=True, slots=True)
class EnterBackFace:
    """It enters with its back face up (616.1d)."""


@dataclass(frozen=True, slots=True)
class AsEntersChoose:
    """As it enters, its controller chooses (614.12a); *what* in words ("a color")."""

    what: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeAsEnters:
    """As it enters, its controller moves any number of *what* to *to* (614.13).

    It enters with *counters* for each of them; *sacrificed*: that is how they leave.
    """

    what: Filter
    to: Zone
    sacrificed: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()


@dataclass(frozen=True, slots=True)
class AlsoCreate:
    """Those tokens plus the ones *token* says are created."""

    token: "MakeTokens"


Act = (
    PreventNext
    | PreventInstance
    | PreventEach
    | PreventAll
    | Multiply
    | Plus
    | Bonus
    | Minus
    | SetTo
    | Redirect
    | FromSource
    | Instead
    | FloorLife
    | MoveTo
    | EnterWith
    | EnterAsCopy
    | EnterUnder
    | EnterBackFace
    | AsEntersChoose
    | TakeAsEnters
    | AlsoCreate
)


PREVENTIONS = (PreventNext, PreventInstance, PreventEach, PreventAll)
# They change how much an event is of, and nothing else about it.
OF_AMOUNTS = (*PREVENTIONS, Multiply, Plus, Minus, SetTo)
