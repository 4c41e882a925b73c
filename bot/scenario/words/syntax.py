"""What the grammar reads: people, things and clauses, before they are looked up."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from bot.cards.card import CardName
from bot.frozen import frozen


@frozen
class Place:
    """From which token to which (exclusive): for errors and for saying back."""

    start: int
    end: int


@frozen
class Person:
    """A way to name a player.

    *kind*: ``me``, ``opponent``, ``name`` (with *name*), ``he`` (he, she, they, him
    …), ``self`` (himself …), ``each``, ``both``, ``each opponent``, ``you``,
    ``somebody``, ``controller`` (of what it *controls*).
    """

    kind: str
    name: str = ""
    place: Place = Place(0, 0)
    #: said as what something is done to: "me", "us", "him"
    aimed: bool = field(default=False, compare=False)
    #: whose opponent it is: "Bob's opponent", "her opponent"
    of: "Person | None" = None
    #: what is controlled by who is meant: "the Bear's controller"
    controls: "Thing | None" = None


@frozen
class Card:
    """A card named in the text; several *names* if the words fit several."""

    names: tuple[CardName, ...]
    typed: str
    place: Place
    plural: bool = False
    sure: bool = True


@frozen
class Spec:
    """One property given to a thing ("first strike", "3 life", "tapped").

    *kind*: ``size``, ``power``, ``toughness``, ``might``, ``life``, ``keyword``,
    ``loses``, ``color``, ``element``, ``class``, ``type``, ``counters``, ``damage``,
    ``loyalty``, ``flag``, ``attached``, ``shield``, ``number``, ``called``, ``status``.
    """

    kind: str
    value: Any
    place: Place = Place(0, 0)


@frozen
class Thing:
    """A noun phrase for one or more objects.

    *det*: ``a``, ``the``, ``that``, ``each``, ``all``, ``both``, ``other``, ``any`` or
    empty. *owner*: whose it is. *noun*: ``creature``, ``spell``, ``label``, ``card``,
    ``it``, ``them``, ``which`` … *label*: what the player called it.
    """

    noun: str
    place: Place
    det: str = ""
    owner: "Person | None" = None
    count: int | None = None
    card: Card | None = None
    label: str = ""
    specs: tuple[Spec, ...] = ()
    plural: bool = False

    @property
    def is_pronoun(self) -> bool:
        """Whether it only points back to something."""
        return self.noun in {"it", "them", "which"}

    @property
    def is_bare(self) -> bool:
        """Whether nothing but a noun is said of it: "that source", "the card"."""
        return all(spec.kind == "noun" for spec in self.specs)

    def of(self, kind: str) -> tuple[Any, ...]:
        """The values of every spec of *kind*."""
        if not self.specs:
            return ()
        return tuple([spec.value for spec in self.specs if spec.kind == kind])

    def first(self, kind: str) -> Any:
        """The value of the first spec of *kind*, or None."""
        for spec in self.specs:
            if spec.kind == kind:
                return spec.value
        return None

    def also(self, *specs: Spec, **changes: Any) -> "Thing":
        """The same thing of which *specs* are said as well."""
        return replace(self, specs=(*self.specs, *specs), **changes)


@frozen
class Several:
    """Things joined by commas and "and", players among them."""

    parts: tuple[Thing | Person, ...]
    place: Place
    # Joined by commas alone: perhaps no list at all.
    loose: bool = False


@frozen
class Quantity:
    """A number, X, "all", "half", or one that was not given (None)."""

    value: int | str | None
    place: Place


@frozen
class Clause:
    """One thing said. *kind* names the rule, *slots* what its parts read.

    *lead* holds the marks and joining words before it (``.``, ``,``, ``then``,
    ``if`` …); *question*: it stands in a sentence that ends with a question mark.
    *text* is what was typed, with short forms spelt out.
    """

    kind: str
    slots: Mapping[str, Any]
    place: Place
    lead: tuple[str, ...] = ()
    question: bool = False
    text: str = ""
    line: int = field(default=0, compare=False)

    def get(self, name: str) -> Any:
        """The value of a slot, or None."""
        return self.slots.get(name)
