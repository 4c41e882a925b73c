"""Whether two pieces that stand side by side are one thing said, cut in two."""

from dataclasses import dataclass
from typing import Any

from bot.frozen import frozen
from bot.scenario.scene.happening_kinds import HAPPENING
from bot.scenario.words.kinds import SUBTYPES
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.pattern import Rule
from bot.scenario.words.small_words import THE_OR_HIS
from bot.scenario.words.syntax import Several, Thing
from bot.scenario.words.tokens import Kind


@frozen
class Piece:
    """One part of a cover: a clause, or None for a mark, joining word or filler."""

    start: int
    end: int
    rule: Rule | None
    binds: tuple[tuple[str, Any], ...] = ()
    join: str = ""
    left_out: bool = False


@dataclass(slots=True)
class Best:
    """The cheapest cover from a place on: its first piece, and what comes behind."""

    cost: int
    piece: Piece | None
    rest: "Best | None"


def is_one(parse: Parse, piece: Piece, behind: Piece | None) -> bool:
    """Whether what stands on both sides of the end of *piece* is one thing said."""
    return (
        _is_owner(parse, piece)
        or _wears(parse, piece)
        or _size_of_card(parse, piece)
        or _count_cut_off(parse, piece)
        or (_is_one_said(piece, behind) and parse.word(piece.end) not in _NOBODY)
        or _name_cut_off(parse, piece)
        or _lies_on(parse, piece)
        or (_says_more(behind) and noun_cut_off(parse, piece))
        or (_asks(piece) and parse.word(piece.end) == ":")  # "life: 8"
    )


def _lies_on(parse: Parse, piece: Piece) -> bool:
    """ "The shield is on | my other ally a 2/2": that is where it lies."""
    on = parse.word(piece.end - 1) == "on" and piece.end - piece.start > 1
    return on and parse.word(piece.end) in THE_OR_HIS | {"a", "an"}


def _asks(piece: Piece) -> bool:
    return piece.rule is not None and piece.rule.kind == "ask_life"


def list_cut_off(piece: Piece, rest: Best) -> bool:
    """ "I attack with a 2/2 | and | a 3/3 with flying left": it attacks as well."""
    behind = rest.rest.piece if rest.rest is not None else None
    if piece.rule is None or rest.piece is None or rest.piece.join != "and":
        return False
    if behind is None or behind.rule is None or piece.rule.kind not in HAPPENING:
        return False
    does = any(it.value == "blocked" for it in dict(behind.binds).get("specs", ()))
    return "verbless" in behind.rule.fixed and not does


# "I bolt it | no blocks", "nobody blocks": what is not done is told by itself.
_NOBODY = frozenset({"no", "nobody", "none"})


def subject_cut_off(parse: Parse, piece: Piece, rest: Best) -> bool:
    """Whether the last of a list is rather the subject of what follows.

    "I have a Wall and my 2/2 | and my 3/3 attack": both do, since one "attacks".
    "I have a Wall and my Bear, a 2/2, | is attacked": the Bear is.
    """
    behind = rest.rest.piece if rest.rest is not None else None
    if piece.rule is None or behind is None or behind.rule is None or not rest.piece:
        return False
    if rest.piece.join == ",":
        return piece.rule.kind == "have" and parse.word(behind.start) in {"is", "gets"}
    first = next((it for _, it in behind.binds if isinstance(it, Several)), None)
    if rest.piece.join != "and" or first is None or first.place.start != behind.start:
        return False
    one = first.parts[0]
    if len(first.parts) > 1 or not isinstance(one, Thing) or not _is_single(one):
        return False
    verb = parse.word(first.place.end)
    told = verb in TENSES and verb == TENSES[verb].simple[2]
    return _is_of_many(verb) or (told and one.owner is not None and _ends_owned(piece))


def _ends_owned(piece: Piece) -> bool:
    """ "I have a Wall and my 2/2": whose it is need not be said of what I have."""
    listed = dict(piece.binds).get("what")
    several = listed if isinstance(listed, tuple) else ()
    things = [it for it in several if isinstance(it, Thing)]
    return len(things) > 1 and not things[0].owner and things[-1].owner is not None


def _is_single(thing: Thing) -> bool:
    many = thing.plural or thing.count not in {None, 1} or thing.is_pronoun
    return not many and thing.det not in {"each", "all", "both"}


def _is_of_many(word: str) -> bool:
    """ "are", "attack": not "attacks", nor "hit", which may be told of the past."""
    verb = TENSES.get(word)
    base = verb is not None and verb.simple[0] == word != verb.simple[2]
    return base or word in {"are", "were", "have", "both", "each"}


def _is_owner(parse: Parse, piece: Piece) -> bool:
    """ "Odd Maker's 2/2 | Wolf dies": the Wolf is the Maker's, which is no 2/2.

    And "Bob's 4/4 lost | its counter" has not lost its life.
    """
    end = piece.end
    if parse.word(end - 1) == "lost":
        return True
    says_so = piece.rule is not None and piece.rule.kind in {"is", "isa"}
    return says_so and parse.is_kind(end - 1, Kind.SIZE) and parse.word(end - 2) == "'s"


def _size_of_card(parse: Parse, piece: Piece) -> bool:
    """ "I flash in a 3/3 | Ambush Viper and block": that is one creature."""
    sized = parse.is_kind(piece.end - 1, Kind.SIZE) and parse.capital(piece.end)
    return sized and any(card.sure for _, card in parse.reads("card", piece.end))


def _wears(parse: Parse, piece: Piece) -> bool:
    """ "His warhammer | equipped bear attacks", "his warhammer equipped | bear"."""
    worn = next((at for at in (piece.end, piece.end - 1) if parse.word(at) in _WORN), 0)
    return worn > 0 and parse.word(worn + 1) in _CREATURES | SUBTYPES


_WORN = frozenset({"equipped", "enchanted"})


def _is_one_said(piece: Piece, rest: Piece | None) -> bool:
    """Whether the two are one thing said: a name, and what is done by that.

    "I control a shimmering 3/3 | Bear": no card that is cast, but what it is. "The
    Angel | takes it", "My 2/5 with reach | takes it": no player who does not block. "I
    have a Bear | foo 2/2": no
    second creature, where nothing stands between.
    """
    if piece.rule is None or rest is None or rest.rule is None:
        return False
    if "last" in rest.rule.fixed:
        return _is_new(rest)
    kinds = piece.rule.kind, rest.rule.kind
    if kinds[0].startswith("ask_") and "bare" in rest.rule.fixed:
        return True  # "I end at | 12 life": a life total, and nothing that is asked
    if kinds == ("loyalis", "ask_life") and rest.end - rest.start == 1:
        return True  # "Jace is at 5 | life"
    if kinds == ("cast", "life") and "elided" in rest.rule.fixed:
        return True  # "My opponent Jace | is at 5 life": who is called so
    counted = kinds in {("life", "ask_poison"), ("life", "ask_damage")}
    if counted and rest.end - rest.start == 1:
        return True  # "I am at 8 | poison", "I'm at 5 | damage"
    if kinds == ("ask_damage", "ask_prevented"):
        return True  # "Damage to my 3/3 | is prevented": told, not asked
    if kinds == ("cast", "explained"):
        return True  # "Furnace of Rath | doubles all damage": nobody casts it
    if kinds == ("have", "cast"):
        return len(rest.binds) == 1
    return kinds[0] in _OF_THINGS and kinds[1] == "unblocked"


# Clauses that end with what a thing is, or with a thing.
_OF_THINGS = frozenset("inforce cast is isa have".split())


def _is_new(piece: Piece) -> bool:
    """Whether a property is told of no pronoun: "… a 2/2 | that can't attack"."""
    things = dict(piece.binds).get("what")
    parts = things.parts if isinstance(things, Several) else ()
    return any(isinstance(it, Thing) and not it.is_pronoun for it in parts)


def cut_off(parse: Parse, piece: Piece | None) -> bool:
    """Whether what stands unmarked behind a clause begins with that one's last word.

    "I shock | Bob then bolt Bob", "I had a soldier | token, blocked".
    """
    if piece is None or piece.rule is None:
        return False
    if parse.word(piece.start + 1) in {"then", "and"}:
        return True
    first = piece.binds[0][1] if piece.rule.kind == "is" and piece.binds else None
    part = first.parts[0] if isinstance(first, Several) else first
    bare = isinstance(part, Thing) and not part.det and part.owner is None
    return bare and parse.word(piece.start + 1) == ","


def size_cut_off(parse: Parse, piece: Piece) -> bool:
    """ "My guy has lifelink | 4/4 swings": the size is that of the guy.

    So is that of "he has a wall | 0/6 blocks".
    """
    if piece.rule is None or not parse.is_kind(piece.end, Kind.SIZE):
        return False
    named = parse.word(piece.end - 1)
    return piece.rule.kind == "is" or named in _CREATURES or named in SUBTYPES


_CREATURES = frozenset("creature guy dude token thing blocker attacker".split())


def _name_cut_off(parse: Parse, piece: Piece) -> bool:
    """ "I sacrifice it to Goblin | Bombardment to shoot him": it is one card's name."""
    return any(
        end > piece.end and card.sure
        for at in range(max(piece.start, piece.end - 2), piece.end)
        for end, card in parse.reads("card", at)
    )


def _count_cut_off(parse: Parse, piece: Piece) -> bool:
    """ "I take 2 | Bolts to the face": two spells, and no 2 damage."""
    last = piece.end - 1
    if not parse.is_kind(last, Kind.NUMBER):
        return False
    return any(end > piece.end for end, _ in parse.reads("cardq", last))


def noun_cut_off(parse: Parse, piece: Piece) -> bool:
    """ "He has five 1/1 | Saprolings attack me": five Saprolings do."""
    end = piece.end
    if not parse.is_kind(end - 1, Kind.SIZE):
        return False
    return any(
        last in {end + 1, end + 2}  # "my 2/2 | double striker"
        for at in range(max(piece.start, end - 3), end)
        for last, _ in parse.reads("thing", at)
    )


def _says_more(piece: Piece | None) -> bool:
    """ "He has a 4/4 | trampler enchanted": what is said of no trampler besides."""
    return piece is not None and piece.rule is not None and piece.rule.kind == "is"
