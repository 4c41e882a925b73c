"""A shield of so many points, however it is called."""

from collections.abc import Iterator

from bot.citation import Game
from bot.scenario.phrases.origins import origins
from bot.scenario.words.parsing import COUNTING, Parse, Reading, reader
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.tokens import Kind

_BEFORE = frozenset("a an the one another my this that".split())


@reader(
    "shield",
    begins=(
        *_BEFORE,
        *"prevent prevents prevention preventing shield shielding damage".split(),
        *("combat", "x", COUNTING, Kind.NUMBER, Kind.TIMES),
    ),
    needs="prevent prevents prevention shield shields shielding".split(),
)
def read_shield(parse: Parse, at: int) -> Iterator[Reading]:
    """A prevent-3 shield, shield of 3, prevent 2: (points, kind, label)."""
    here = at
    while parse.word(here) in _BEFORE:
        here += 1
        if here > at + 1:
            return
    label = ""
    for end, points, kind in _shields(parse, here):
        yield end, (points, kind, label)
        for last in origins(parse, end):
            yield last, (points, kind, label)
        for last, against in _against(parse, end):
            yield last, (points, against, label)
        for last in _that_would_be_dealt(parse, end):
            yield last, (points, kind, label)


@reader("oneshield")
def read_one_of_several(parse: Parse, at: int) -> Iterator[Reading]:
    """Of two shields: one that prevents the next 4 damage, another preventing 3."""
    yield from parse.reads("shield", at)
    here = at
    while parse.word(here) in {"the", "one", "another", "first", "second", "other"}:
        here += 1
    here += parse.word(here) in {"that", "which", "for"}
    here += parse.word(here) in {"prevents", "preventing", "stops", "stopping"}
    if here > at:
        for word in ("the", "next"):
            here += parse.word(here) == word
        for end, quantity in parse.reads("number", here):
            last, kind = _shield_tail(parse, end)
            yield last, (quantity.value, kind, "")


def _against(parse: Parse, at: int) -> Iterator[tuple[int, str]]:
    """A shield against combat damage, against spells."""
    if parse.word(at) in {"against", "for", "from", "on", "versus"}:
        end, kind = damage_kind(parse, at + 1)
        if kind:
            yield end, kind


def damage_kind(parse: Parse, at: int) -> tuple[int, str]:
    """The "combat", "spell" of "combat damage", "damage from spells" or "spells"."""
    here = at
    from_it = (
        parse.word(here) in {"damage", "damages"} and parse.word(here + 1) in _FROM
    )
    here += 2 * from_it
    non = parse.word(here) == "non" and parse.word(here + 1) == "combat"
    here += non
    kind = _KINDS.get(parse.word(here), "")
    if kind == "combat" and non:
        kind = "noncombat"
    if not kind or (kind in _OF_SOURCES and parse.game is Game.MTG):
        return at, ""
    named = parse.word(here + 1) in {"damage", "damages"}
    if not named and not (from_it or parse.word(here) in _SEVERAL):
        return at, ""
    return here + 1 + (named and not from_it), kind


_FROM = frozenset({"from", "by", "of"})
_SEVERAL = frozenset({"spells", "attacks", "abilities"})
# In other games than Magic, where a spell is no kind of its own.
_OF_SOURCES = frozenset({"spell", "ability"})
_KINDS = {
    "combat": "combat", "noncombat": "noncombat", "attack": "combat",
    "attacks": "combat", "spell": "spell", "spells": "spell", "ability": "ability",
    "abilities": "ability",
}  # fmt: skip


def _shields(parse: Parse, at: int) -> Iterator[tuple[int, int | None, str]]:
    word = parse.word(at)
    if word in {"prevent", "prevents", "prevention"}:
        here = at + 1
        for filler in ("damage", "shield", "the", "next", "up", "to", "of", "for"):
            if parse.word(here) == filler:
                here += 1
        for end, quantity in parse.reads("number", here):
            if quantity.value == "X":
                continue
            last, kind = _shield_tail(parse, end)
            yield last, quantity.value, kind
    # "3 point shield", "a 3-damage prevention shield"
    for end, quantity in parse.reads("number", at):
        here = end
        while parse.word(here) in {"point", "points", "damage", "prevention"}:
            here += 1
        for words in (("points", "of", "prevention"), ("worth", "of", "prevention")):
            if parse.words[end : end + 3] == [*words] and quantity.value != "X":
                yield end + 3, quantity.value, ""
        if parse.word(end) == "prevent" and parse.word(end + 1) not in _PREVENTED:
            if quantity.value != "X" and end == at + 1:
                yield _shield_tail(parse, end + 1)[0], quantity.value, ""
        # "2 shields" are so many of them.
        called = parse.word(here) == "shield"
        called = called or (parse.word(here) == "shields" and here > end)
        prevention = here > end and parse.word(here - 1) == "prevention"
        if prevention and quantity.value != "X":
            yield here, quantity.value, ""
        if called and quantity.value != "X":
            yield here + 1, quantity.value, ""
    # "Shield 3" is a keyword in Riftbound.
    if parse.word(at) == "shield" and parse.game is Game.GRAND_ARCHIVE:
        for end, quantity in parse.reads("number", at + 1):
            if isinstance(quantity.value, int):
                last, kind = _shield_tail(parse, end)
                yield last, quantity.value, kind
    here = at
    while parse.word(here) in {"damage", "prevention", "preventing", "combat"}:
        here += 1
    if parse.word(here) in {"shield", "shielding"}:
        here += 1 + (parse.word(here + 1) == "up")
        if parse.word(here) in {"of", "for", "with", "("} or parse.word(here) in {
            "that",
            "preventing",
        }:
            bracket = parse.word(here) == "("
            here += 1
            while parse.word(here) in {
                "will", "prevents", "prevent", "the", "next", "preventing", "stops",
                "eats", "absorbs", "soaks",
            }:  # fmt: skip
                here += 1
            for end, quantity in parse.reads("number", here):
                last, kind = _shield_tail(parse, end)
                if bracket:
                    if parse.word(last) != ")":
                        continue
                    last += 1
                yield last, quantity.value, kind


def _shield_tail(parse: Parse, at: int) -> tuple[int, str]:
    # "My unit with prevent 1 attacks": what it does, not against what it is.
    here, kind = (at, "") if parse.word(at) in _SEVERAL else damage_kind(parse, at)
    while parse.word(here) in {"damage", "point", "points", "damages"}:
        here += 1
    if parse.word(here) == "to" and parse.word(here + 2) in {"shield", "thing"}:
        had = (parse.word(it) for it in range(here, max(-1, here - _NEAR), -1))
        who = next((it for it in had if it in SUBJECTS | {"opponent"}), "")
        here += 2 * (parse.word(here + 1) in _WHOM.get(who, ()))
    if parse.word(here) in _CALLED:
        here += 1 + (parse.word(here + 1) == "thing")
    for words in _TO_IT:
        if all(parse.word(here + n) == it for n, it in enumerate(words)):
            here += len(words)
            break
    return here, kind


# "3 prevent 2 each": no shield of three.
_PREVENTED = frozenset("value the next all up left any".split()) | {
    *map(str, range(30)),
}
_CALLED = frozenset(
    "shield shields effect spell thing card reaction action skill".split()
)
# "A prevent the next 3 damage to him shield"
_WHOM = {"i": {"me"}, "he": {"him"}, "she": {"her"}, "they": {"them"},
         "opponent": {"him", "her", "them"}}  # fmt: skip
_NEAR = 10
# What has the shield is what it is for: nothing new is said, unless a player has it.
_TO_IT = (
    ("that", "would", "be", "dealt", "to", "it", "this", "turn"),
    ("that", "would", "be", "dealt", "to", "it"),
    ("dealt", "to", "it"),
    ("to", "it", "this", "turn"),
    ("to", "it"),
)


def it_shielded(parse: Parse, end: int) -> int:
    """Where the "it" of a shield's "to it (this turn)" stands, which ends at *end*."""
    end -= 2 * (parse.words[end - 2 : end] == ["this", "turn"])
    return end - 1 if parse.words[end - 2 : end] == ["to", "it"] else -1


_WOULD = tuple(
    tuple(words.split())
    for words in (
        "that would be dealt",
        "that would be dealt this turn",
        "damage that would be dealt this turn",
        "this turn",
        "that would be dealt to me",
        "of the damage",
        "each time",
    )
)


def _that_would_be_dealt(parse: Parse, at: int) -> Iterator[int]:
    for words in _WOULD[:4]:
        if all(parse.word(at + n) == it for n, it in enumerate(words)):
            yield at + len(words)


def with_on_it(parse: Parse, at: int) -> Iterator[int]:
    """*at*, and behind an "on it" that stands there."""
    yield at
    if parse.word(at) == "on" and parse.word(at + 1) in _ITS:
        yield at + 2


_ITS = frozenset({"it", "him", "her", "them"})
_REGENERATION = frozenset({"regeneration", "regenerate", "regen"})


def regeneration_shields(parse: Parse, at: int) -> Iterator[tuple[int, int | bool]]:
    """A regeneration shield, two of them, a shield of regeneration up, on it."""
    here = at + (parse.word(at) in {"a", "an"})
    counted = [(end, it.value) for end, it in parse.reads("number", at)]
    for start, many in ((here, True), *counted):
        words = parse.words[start : start + 3]
        named = bool(words) and words[0] in _REGENERATION
        end = start + 2
        if words == ["shield", "of", "regeneration"]:
            end = start + 3
        elif not named or words[1:2] not in (["shield"], ["shields"]):
            continue
        if isinstance(many, int):
            for last in with_on_it(parse, end + (parse.word(end) == "up")):
                yield last, many
