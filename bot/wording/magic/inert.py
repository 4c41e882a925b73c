"""What cannot touch a ruling: looking, searching, casting, paying, and the like.

It is kept as words (``Unplayed``); only its targets are taken down, for sentences
that speak of them later.
"""

from collections.abc import Iterable
from itertools import pairwise

from bot.engine.instructions import Instruction, Unplayed
from bot.engine.values import Ref, Side, Who
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.hidden_cards import (
    about_cards,
    brings_up,
    hidden_cards,
    out_of_hand,
)
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import KINDS
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words
from bot.wording.tokens import SELF

# Deeds with hidden cards, mana, dice and permissions.
_DEEDS = frozenset(
    [
        "scry",
        "scries",
        "surveil",
        "surveils",
        "look",
        "looks",
        "search",
        "searches",
        "reveal",
        "reveals",
        "shuffle",
        "shuffles",
        "cast",
        "casts",
        "play",
        "plays",
        "add",
        "adds",
        "transform",
        "transforms",
        "convert",
        "converts",
        "roll",
        "rolls",
        "flip",
        "flips",
        "clash",
        "clashes",
        "venture",
        "take",
        "copy",
        "foretell",
        "planeswalk",
        "spend",
        "learn",
        "collect",
        "exert",
        "turn",
        "note",
        "vote",
    ]
)
# Words that mean something a ruling hangs on; a deed does not reach over them.
_HARD = frozenset(
    [
        "damage",
        "prevent",
        "prevented",
        "would",
        "instead",
        "life",
        "die",
        "dies",
        "died",
        "destroy",
        "destroyed",
        "sacrifice",
        "sacrifices",
        "token",
        "tokens",
        "counters",
        "draw",
        "draws",
        "gain",
        "gains",
        "lose",
        "loses",
        "get",
        "gets",
        "deal",
        "deals",
        "create",
        "creates",
        "fights",
        "fight",
        "put",
        "puts",
        "return",
        "returns",
        "become",
        "becomes",
        "exile",
        "exiles",
        "exiled",
        "discard",
        "discards",
        "mills",
        "mill",
        "untap",
        "tap",
        "attack",
        "block",
        "can't",
    ]
)
_MOVES = frozenset(
    [
        "put",
        "puts",
        "return",
        "returns",
        "exile",
        "exiles",
        "exiled",
        "discard",
        "discards",
    ]
)


def is_deed(line: str) -> bool:
    """True for a line that begins like "Scry 1"."""
    return line.split(" ", 1)[0].casefold().rstrip(".") in _DEEDS


@G.reads("order")
@G.reads("verb")
def _deed(attempt: Attempt, at: int) -> Iterable[tuple[int, Verb]]:
    words = attempt.words
    if at >= len(words):
        return []
    if words[at] in ("return", "returns") and "transformed" in words[at : at + 12]:
        # The other face is another thing; what it does is not known here.
        stop = end_of_sentence(words, at)
        return [(stop, unplayed(attempt, at, stop))]
    if words[at] == "copy" and "spell" in words[at : at + 6]:
        return []  # What the copy does is played, or the words are not understood.
    if words[at] in ("shuffle", "shuffles") and _moves_things(words, at):
        return []
    if words[at] not in _DEEDS and not (
        words[at] in _MOVING and hidden_cards(words, at)
    ):
        return []
    if stop := _mana_for_each(words, at):
        return [(stop, unplayed(attempt, at, stop))]
    found: list[tuple[int, Verb]] = []
    if words[at] in _WHOLE:
        stop = end_of_sentence(words, at)
        if _only_cards(words[at:stop]):
            return [(stop, unplayed(attempt, at, stop))]
        # "Look at …, put …, then draw a card": what comes last is played.
        for end in range(stop - 1, at, -1):
            if words[end : end + 2] in _CUTS and _only_cards(words[at:end]):
                return [(end, unplayed(attempt, at, end))]
        return []
    end = at + 1
    while end <= len(words):
        here = words[end] if end < len(words) else "."
        if here == "if" and words[end - 1] in ("then", ",", "and"):
            break  # What is done only then is no part of it.
        if here in (".", ",", "and", "then", "instead", '"') and words[end - 1] != ",":
            found.append((end, unplayed(attempt, at, end)))
            if here in (".", '"'):
                break
        if words[end : end + 4] == ("damage", "prevented", "this", "way"):
            end += 4
            continue
        cards = here in _MOVES and about_cards(words, end)
        rolled = here == "die" and words[end - 1].endswith("-sided")
        if here in _HARD and not cards and not rolled:
            break
        if "/" in here and here[0] in "+-":
            break
        end += 1
    found.reverse()
    return found


def _mana_for_each(words: tuple[str, ...], at: int) -> int:
    """The end of "add {R} for each 1 life you lost", however much it is; 0 if none."""
    stop = end_of_sentence(words, at)
    said = words[at:stop]
    added = words[at] in ("add", "adds") and ("for", "each") in pairwise(said)
    return stop if added and not {"and", "then", ","} & set(said) else 0


def _moves_things(words: tuple[str, ...], at: int) -> bool:
    """ "shuffle it into its owner's library": what is on the battlefield leaves it."""
    stop = end_of_sentence(words, at)
    things = {"permanent", "permanents", "creature", "creatures", "it", SELF, "target"}
    clause = words[at + 1 : stop]
    if "into" not in clause or {"graveyard", "graveyards"} & set(clause):
        return "permanents" in clause
    return bool(things & set(clause[: clause.index("into")]))


_MOVING = _MOVES | {"exiles", "puts", "returns", "discards"}
_CUTS = ((",", "then"), ("and", "you"))
# What they find is known to nobody else, so they take their whole sentence.
_WHOLE = frozenset(
    [
        "search",
        "searches",
        "reveal",
        "reveals",
        "look",
        "looks",
    ]
)


def end_of_sentence(words: tuple[str, ...], at: int) -> int:
    """The place of the full stop, or of an "instead" outside quotation marks."""
    quoted = False
    while at < len(words):
        if words[at] == '"':
            quoted = not quoted
        if words[at] == "." or (words[at] == "instead" and not quoted):
            break
        at += 1
    return at


def _only_cards(words: tuple[str, ...]) -> bool:
    """True if the sentence does nothing but move cards that were found."""
    return not any(
        (word in _HARD and word not in _MOVING) or ("/" in word and word[0] in "+-")
        for word in words
    )


_NOUN = G.rule("noun")


def unplayed(attempt: Attempt, at: int, end: int) -> Verb:
    """A verb that is kept as words; the targets in it are taken down."""
    said = in_words(attempt, at, end)
    words = attempt.words
    nouns: list[Noun] = []
    place = at + 1
    first = True
    while place < end:
        fitting = [one for one in attempt.read(_NOUN, place) if one[0] <= end]
        for stop, noun in sorted(fitting, key=lambda one: -one[0]):
            wanted = noun.form is Form.TARGET or (
                first
                and noun.form is Form.SOME
                and words[at] in ("cast", "casts", "play", "plays", "choose", "chooses")
            )
            if wanted:
                nouns.append(noun)
                place = stop - 1
                break
        first = False
        place += 1

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        third = words[at].endswith("s") and not words[at].endswith("ss")
        if ref is not Who.YOU and not (third or who.plural or scene.may):
            raise UnclearError("who is to “{do}”?", do=words[at])
        for noun in nouns:
            scene.ref(noun)
        if words[at] in ("cast", "casts", "play", "plays"):
            scene.mention_cast()
        if brings_up(words, at, end) or out_of_hand(words, at):
            onto = "battlefield" in words[at:]
            kinds = {*words[at:end], "permanent"} & KINDS if onto else frozenset()
            scene.mention_unseen(frozenset(kinds))
        before = list(scene.before)
        scene.before.clear()
        text = said if ref is Who.YOU or scene.may else f"{_who(who)} {said}"
        return [*before, Unplayed(text)]

    return verb


def _who(who: Noun) -> str:
    match who.form:
        case Form.BACK:
            them = "they" if who.plural else "it"
            return f"that {who.word}" if who.word else them
        case Form.TARGET:
            return "that player"
        case Form.THIS:
            return "this"
        case Form.EACH if not who.filter.objects:
            theirs = who.filter.players is Side.OPPONENT
            return "each opponent" if theirs else "each player"
        case _:
            return str(who.form)
