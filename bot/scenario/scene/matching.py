"""Whether a thing on the table is what a noun phrase speaks of."""

import re

from bot.cards.names import plain
from bot.citation import Game
from bot.engine.values import Zone
from bot.scenario.scene.draft import DraftThing
from bot.scenario.words.kinds import NUMBERED
from bot.scenario.words.syntax import Thing


def fits(it: DraftThing, thing: Thing, game: Game) -> bool:
    """Whether *it* can be what *thing* describes, whoever owns it."""
    if it.zone is Zone.NOWHERE:
        return False
    if thing.noun == "card":
        return _same_card(it, thing)
    if thing.label and thing.noun == "label":
        return _called(it, thing.label)
    return _described_so(it, thing)


def originals(pool: list[DraftThing], thing: Thing) -> list[DraftThing]:
    """Of *pool* what was copied: "the Ogre" of which there is a token copy."""
    if thing.plural or "token" in thing.of("status"):
        return pool
    return [it for it in pool if "copy" not in it.said] or pool


def creatures_called(pool: list[DraftThing], thing: Thing) -> list[DraftThing]:
    """Of *pool* the Goblins where "a Goblin" is said beside Goblin Bombardment."""
    if not thing.label or len(pool) < 2:
        return pool
    said = plain(thing.label)
    called = [
        it for it in pool if plain(it.label) in {said, said.removesuffix("s")}
        and "creature" in it.kinds
    ]  # fmt: skip
    rest = [it for it in pool if it not in called]
    return pool if any("creature" in it.kinds for it in rest) else called or pool


def _same_card(it: DraftThing, thing: Thing) -> bool:
    if thing.card is None:
        return False
    if it.card is not None and any(it.card.ref == name for name in thing.card.names):
        return True
    if "is a copy" in it.said and plain(it.id) == plain(thing.label):
        return True  # "the Clone" that is a Hill Giant by now
    # "The Bears", "her Bears": the Balduvian Bears there are; "a Bears" are others.
    pointing = thing.det in _POINTING or thing.owner is not None
    if it.card is not None and (not pointing or _in_full(thing)):
        return False
    return _called(it, thing.label)


_POINTING = frozenset("the both that this those these".split())


def _in_full(thing: Thing) -> bool:
    """Whether a card is named by all of its name, so that no other can be meant."""
    assert thing.card is not None
    said = plain(thing.card.typed)
    return any(said == plain(name.name) for name in thing.card.names)


def _called(it: DraftThing, label: str) -> bool:
    """Whether *label* is its name, or the telling words of it."""
    said, own = plain(label), plain(it.label)
    if not own:
        return False
    bare = re.sub(r" \d+$", "", plain(it.id))
    if said in {own, plain(it.id), bare} or said.removesuffix("s") == own:
        return True
    words = own.split()
    return all(
        any(word in {own_word, own_word + "s"} for own_word in words)
        for word in said.split()
    )


def _described_so(it: DraftThing, thing: Thing) -> bool:
    if thing.noun == "creature" and not it.kinds & {
        "creature", "unit", "ally", "champion",
    }:  # fmt: skip
        return False
    nouns = set(thing.of("noun"))
    if nouns and not all(_is(it, noun) for noun in nouns):
        return False
    if thing.noun in {"spell", "source", "card", "ability"} and not nouns:
        return False
    if thing.noun == "thing" and not nouns and not thing.specs and not thing.label:
        return bool(it.kinds & {"creature", "unit", "ally"})
    letter = re.search(r" ([A-Z0-9])$", thing.label)
    if letter and not plain(it.id).endswith(plain(thing.label)):
        return False
    by_kind = thing.label in it.kinds  # "the weapon" that is a sword
    named = thing.label and it.label and not letter and not by_kind
    if named and not _called(it, thing.label):
        return False  # "my ally Bo" is not the Pip that looks the same
    for kind in thing.of("type"):
        if kind not in it.kinds and kind not in plain(it.label).split():
            return False
    return _numbers_fit(it, thing) and _looks_fit(it, thing)


def _is(it: DraftThing, noun: str) -> bool:
    match noun:
        case "attacker":
            return "attacking" in it.flags
        case "blocker":
            fights = {"blocking", "attacked"} & it.flags
            return bool(fights) or "called blocker" in it.said
        case "creature":
            return bool(it.kinds & {"creature", "unit", "ally"})
        case "permanent":
            return "spell" not in it.kinds
        case "unit":
            return bool(it.kinds & {"unit", "ally", "champion", "creature"})
        case _:
            return noun in it.kinds


def _numbers_fit(it: DraftThing, thing: Thing) -> bool:
    size = thing.first("size")
    sizes = ((it.power, it.toughness), it.size_before or (it.power, it.toughness))
    if size is not None and size not in sizes:
        return False
    for name in ("might", "power"):
        value = thing.first(name)
        if value is not None and value not in {power for power, _ in sizes}:
            return False
    life = thing.first("life")
    return life is None or it.toughness == life


def _looks_fit(it: DraftThing, thing: Thing) -> bool:
    if thing.of("blank") and "blank" not in it.said:
        return False
    if it.elements and not it.elements.issuperset(thing.of("element")):
        return False
    for color in thing.of("color"):
        if color and color not in it.colors:
            return False
    if any(one in it.keywords for lacked in thing.of("without") for one in lacked):
        return False
    for keywords in thing.of("keyword"):
        if not all(_has_keyword(it, one) for one in str(keywords).split("+")):
            return False
    return all(_has_status(it, status) for status in thing.of("status"))


def _has_keyword(it: DraftThing, keyword: str) -> bool:
    """ "The one with Shield" has Shield 2, of the keywords that have a number."""
    if keyword in it.keywords:
        return True
    return keyword in NUMBERED and any(
        one.startswith(f"{keyword} ") for one in it.keywords
    )


def _has_status(it: DraftThing, status: str) -> bool:
    match status:
        case "tapped":
            return it.tapped
        case "untapped":
            return not it.tapped
        case "commander":
            return "commander" in it.kinds
        case "face-down":
            return "face-down" in it.flags
        case "token":
            return it.token or "token" in it.flags
        case "nontoken":
            return not it.token
        case "unblocked" if "attacking" in it.flags:
            return "blocked" not in it.flags
        case "attacking" | "blocking" | "unblocked" | "blocked":
            # Before any combat has been told this tells nothing apart.
            roles = {"attacking", "blocking", "unblocked", "blocked"}
            return status in it.flags or not it.flags & roles
        case "enemy" | "friendly":
            return True  # whose it is, is held against its owner
        case "enchanted" | "equipped":
            return True  # what lies on it is looked at where all things are known
        case "stunned":
            return it.stunned
        case "protected":
            return "protected" in it.flags
        case "unprotected":
            return "protected" not in it.flags
        case _:
            return status in it.flags


_FIGHTING = frozenset("attacking blocking unblocked blocked attacked".split())


def described(it: DraftThing) -> tuple[object, ...]:
    """What tells one thing from another; equal for identical ones."""
    return (
        it.label.lower(), it.controller, it.power, it.toughness,
        frozenset(it.keywords), frozenset(it.colors), it.damage,
        tuple(sorted(it.counters.items())), it.tapped, it.token,
        frozenset(it.flags - _FIGHTING),
    )  # fmt: skip
