"""Creature types that the name of a card tells: Metallic Sliver, Wall of Fire."""

from collections.abc import Iterable, Iterator

from bot.scenario.words.kinds import SUBTYPES
from bot.worded import Worded, worded

# What deals with such creatures is none of them: Dragon Hunter, Elf Replica.
_DEALS_WITH = frozenset(
    "breeder caller catcher charmer hunter handler herder keeper master rider replica "
    "slayer tamer trainer whisperer wrangler".split()
)
# Types that are everyday words of names besides: Giant Spider, Serpent Warrior.
_ADJECTIVES = frozenset("giant noble elder phyrexian rogue spirit wall".split())


def types_in(name: str) -> frozenset[str]:
    """The creature types in *name*, none where it only speaks of such creatures.

    Asked of creatures alone whose types nobody told. Both halves count: a Goblin
    Piker is a Goblin, an Abbey Griffin a Griffin.
    """
    words = name.lower().replace(",", " ,").split()
    linked = [at for at, word in enumerate(words) if word in {"of", ",", "en-kor"}]
    last = linked[0] - 1 if linked else len(words) - 1
    found = {words[last]} if last >= 0 else set()
    if last > 0 and words[last] not in _DEALS_WITH and words[0] not in _ADJECTIVES:
        found.add(words[0])
    return frozenset(found & SUBTYPES)


def taken_as_described(name: str, kinds: frozenset[str]) -> Worded:
    """That nothing is known of a card but what is said, and what its name tells."""
    if not kinds:
        return worded(_DESCRIBED, name=name)
    return worded(_DESCRIBED_KIND, name=name, kinds=_listed(kinds))


_DESCRIBED = "{name} is no card I know: taken as described, without a text."
_DESCRIBED_KIND = (
    "{name} is no card I know: taken as described, without a text. By its name "
    "it is taken to be: {kinds}."
)


def with_texts(assumed: Iterable[str], named: frozenset[str]) -> Iterator[str]:
    """*assumed* without that those *named* have no text: it was told behind."""
    for it in assumed:
        if not isinstance(it, Worded) or not _of_no_text(it, named):
            yield it
        elif "kinds" in it.fields:
            yield worded(_NAMED_KIND, **it.fields)


def _of_no_text(it: Worded, named: frozenset[str]) -> bool:
    described = it.template in {_DESCRIBED, _DESCRIBED_KIND}
    return described and it.fields.get("name") in named


def taken_to_be(name: str, kinds: frozenset[str]) -> Worded:
    """What the name of a card tells that has its text, and no types."""
    return worded(_NAMED_KIND, name=name, kinds=_listed(kinds))


_NAMED_KIND = "By its name {name} is taken to be: {kinds}."


def _listed(kinds: frozenset[str]) -> str:
    return " ".join(sorted(it.capitalize() for it in kinds))
