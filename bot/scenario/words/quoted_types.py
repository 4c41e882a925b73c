"""What kind of card a wording makes: told, known, or by what the wording does."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.cards.card import Card, Face
from bot.citation import Game
from bot.engine.effects import Modifier, Trigger
from bot.engine.instructions import Ability, CardAbilities, Unplayed
from bot.errors import QuestionError
from bot.scenario.words.descriptions import Described, Description
from bot.scenario.words.kinds import IN_FULL, KEYWORDS, SUBTYPES
from bot.scenario.words.named_types import types_in
from bot.scenario.words.tokens import Kind, Token
from bot.wording.magic.paragraphs import CHAPTER
from bot.wording.reading import in_lines, read_card, read_quoted

_CARD_TYPES = (
    "creature", "planeswalker", "artifact", "enchantment", "land", "battle",
    "instant", "sorcery",
)  # fmt: skip
_CREATURES = frozenset(
    "flying,first strike,double strike,deathtouch,haste,lifelink,menace,reach,trample,"
    "vigilance,defender,infect,wither,indestructible,prowess,shadow,fear".split(",")
)
_LOYALTY = re.compile(r"(?:^|[.\n]\s*)\[?(?:[+−–-]\d+|[−–-]X|0)\]?: ")
_ITSELF_A_CREATURE = re.compile(
    r"\b[Tt]his creature\b|(?:~|\bCARDNAME) (?:attacks|blocks|dies|can't block)\b|"
    r"\bdealt to (?:~|CARDNAME)(?=[ ,.])|"
    r"(?:~|\bCARDNAME) (?:is|would be) dealt (?:combat )?damage\b|"
    r"\+1/\+1 counters? (?:on|from) (?:~|CARDNAME|this creature)\b|"
    # On nothing else that was named before.
    r"\A(?:(?!\b(?:tokens?|target)\b)[^\0])*\+1/\+1 counters? (?:on|from) it\b|"
    r"(?:~|\bCARDNAME)['’]s (?:power|toughness)(?: and toughness)? (?:is|are)\b|"
    r"(?:~|\bCARDNAME) or another [^.,]*\bcreature\b|"
    r"(?:~|\bCARDNAME) enter (?:the battlefield )?as a copy of [^.,]*\bcreature\b"
)


_ITSELF = re.compile(r"\b[Tt]his (land|artifact|enchantment)\b")
# "Target enchanted creature", "an equipped creature" are said by others, too.
_NOT_ITS_OWN = "".join(
    rf"(?<!\b{word} )" for word in "target an another each any other no".split()
)
_EQUIPS = re.compile(
    r"(?:^|[.)\n]\s*)Equip(?: \{|[—–-]| \d| [A-Z])|"
    rf"{_NOT_ITS_OWN}\b[Ee]quipped creature\b"
)
_ENCHANTS = re.compile(
    rf"^[Ee]nchant |{_NOT_ITS_OWN}\b[Ee]nchanted "
    r"(?:creature|permanent|land|artifact|planeswalker|player)\b"
)


def face_of(
    text: str,
    tokens: Sequence[Token],
    it: Described,
    name: str,
    quote: Token,
    known: Card | None,
) -> Face:
    """The face that the wording in *quote* gives the card of that *name*.

    Raises QuestionError at the first word that is not understood.
    """
    wording = str(quote.value)
    if known is not None:
        return _printed(text, it, wording, quote, known)
    types = tuple(kind for kind in _CARD_TYPES if kind in it.what.kinds)
    sub = it.what.subtypes
    worn = tokens[it.first - 2].text if it.first > 1 else ""
    worn = worn if tokens[it.first - 1].text in ("with", "by") else ""
    # With bestow a creature speaks of what it enchants, too (702.103).
    bestowed = it.what.size is not None or "creature" in it.what.kinds
    enchants = _ENCHANTS.search(wording) and not bestowed
    if "aura" in it.what.kinds or worn == "enchanted" or enchants:
        types, sub = types or ("enchantment",), (*sub, "aura")
    if "saga" in it.what.kinds or CHAPTER.match(wording):
        types, sub = types or ("enchantment",), (*sub, "saga")
    if "equipment" in it.what.kinds or worn == "equipped" or _EQUIPS.search(wording):
        types, sub = types or ("artifact",), (*sub, "equipment")
    told = it.what.size or it.what.subtypes or _fights(tokens, it)
    told = told or _sized_elsewhere(tokens, it)
    if not types and _LOYALTY.search(wording):
        types = ("planeswalker",)
    if not types and (told or _is_creature(it, wording)):
        types = ("creature",)
    elif not types and (itself := _ITSELF.search(wording)):
        types = (itself[1],)
    elif not types and _of_a_kind(it):
        types = (_kind(text, it, name, wording, quote),)
        types = types if types == ("instant",) else ("creature",)
    if not types:
        types = (_kind(text, it, name, wording, quote),)
        held = it.first > 0 and tokens[it.first - 1].text in _HOLDING
        if types == ("instant",) and held:
            spell = _read(text, wording, name, quote, types).spell
            if spell is not None and _only_kept(spell):
                types = ("enchantment",)
    read = _read(text, wording, name, quote, (*types, *sub))
    face = _face(it, name, wording, types, sub)
    if "creature" in types and face.power is None and _defines_both(read):
        return replace(face, power=0, toughness=0)  # 208.2a
    return face


def _defines_both(read: CardAbilities) -> bool:
    """Whether the wording says how big it is, so that nobody has to."""
    sizes = [it for it in read.statics if isinstance(it, Modifier) and it.defines]
    power = any(it.power != 0 for it in sizes)
    return power and any(it.toughness != 0 for it in sizes)


def _sized_elsewhere(tokens: Sequence[Token], it: Described) -> bool:
    """Whether a size stands before or in brackets behind the name anywhere."""
    size = len(it.words)
    for at in range(len(tokens) - size + 1 if size else 0):
        if tuple(token.text for token in tokens[at : at + size]) != it.words:
            continue
        quoted = [it.kind for it in tokens[at + size : at + size + 1]] == [Kind.QUOTE]
        behind = tokens[at + size + quoted : at + size + quoted + 2]
        if at and tokens[at - 1].kind is Kind.SIZE:
            return True
        if len(behind) > 1 and behind[0].text == "(" and behind[1].kind is Kind.SIZE:
            return True
    return False


def is_guessed(it: Described, face: Face, known: Card | None) -> bool:
    """Whether nothing said what kind of permanent it is."""
    if known is not None or not it.words or it.what.kinds:
        return False
    return face.types in {("enchantment",), ("artifact",)} and not (
        {"aura", "equipment"} & set(face.subtypes)
    )


def named_types(it: Described, face: Face) -> frozenset[str]:
    """The creature types of *face* that only its name tells."""
    told = it.what.subtypes or "creature" not in face.types
    return frozenset() if told else frozenset(face.subtypes) & types_in(face.name)


def plain_face(it: Described, name: str) -> Face:
    """The face of what is told by its size and its kinds alone."""
    types = tuple(kind for kind in _CARD_TYPES if kind in it.what.kinds)
    if it.what.size is not None and "creature" not in types:
        types = (*types, "creature")
    return _face(it, name, "", types, it.what.subtypes)


def _in_full(it: Described, wording: str) -> list[str]:
    """The keywords told besides *wording* that say what happens, as lines of it."""
    told = [one for one in it.what.keywords if one.split()[0] in IN_FULL]
    lines = [one.capitalize() for one in told]
    # "With afterlife 2: “When this creature dies, …”" says one thing twice; "with
    # exalted: “Other creatures you control have exalted.”" says two.
    said = _statics_of(wording, it) if lines and wording else frozenset()
    return [one for one in lines if not wording or not _statics_of(one, it) <= said]


def _statics_of(wording: str, it: Described) -> frozenset[object]:
    kinds, name = frozenset({"creature"}), " ".join(it.words)
    said = read_card(Game.MTG, wording, name=name, kinds=kinds)
    return frozenset(untold(said.statics))


def _face(
    it: Described, name: str, wording: str, types: tuple[str, ...], sub: tuple[str, ...]
) -> Face:
    power, toughness = it.what.size or (None, None)
    wording = "\n".join(
        line
        for line in (
            *_in_full(it, wording),
            in_lines(Game.MTG, wording, frozenset(types)),
        )
        if line
    )
    if "creature" in types and not sub:
        sub = tuple(sorted(types_in(name)))
    above = tuple(kind for kind in ("legendary", "snow") if kind in it.what.kinds)
    return Face(
        name, wording, types, above, sub, colours=it.what.colours,
        keywords=it.what.keywords, colours_known=bool(it.what.colours), power=power,
        toughness=toughness, loyalty=it.what.loyalty,
    )  # fmt: skip


def _printed(text: str, it: Described, wording: str, quote: Token, known: Card) -> Face:
    """The known card with the wording that was typed."""
    face = known.face
    kinds = (*face.types, *face.subtypes)
    typed = _read(text, wording, face.name, quote, kinds, entire=True)
    printed = read_card(
        Game.MTG,
        face.text,
        name=face.name,
        kinds=frozenset(kinds),
    )
    # Of several abilities to activate it is the quoted one that is used.
    one_of_them = 0 < len(typed.activated) < len(printed.activated)
    if _part_of(typed, printed) and not one_of_them:
        wording = face.text
    power, toughness = it.what.size or (face.power, face.toughness)
    wording = in_lines(Game.MTG, wording, frozenset(face.types))
    keywords = tuple(dict.fromkeys((*face.keywords, *it.what.keywords)))
    told = face.colours if has_colours(face, it.what) else it.what.colours
    return replace(
        face, text=wording, power=power, toughness=toughness, keywords=keywords,
        colours=tuple(filter(None, told)),
    )  # fmt: skip


def is_so_described(face: Face, what: Description) -> bool:
    """Whether *face* is all that *what* says of it besides its size."""
    kinds = {*face.types, *face.supertypes, *face.subtypes, "card", "permanent"}
    said = what.kinds | set(what.subtypes)
    return bool(said) and said <= kinds and has_colours(face, what)


def has_colours(face: Face, what: Description) -> bool:
    """Whether the colours that are told of a card are among those it has."""
    if "multicolored" in what.colours:
        return len(face.colours) > 1
    told = {*what.colours} - {""}
    return told <= {*face.colours} and not ("" in what.colours and face.colours)


def says_as_much(text: str, face: Face, quote: Token) -> bool:
    """Whether what is quoted does something, and all of it is printed on *face*.

    Raises QuestionError at the first word that is not understood.
    """
    kinds = (*face.types, *face.subtypes)
    typed = _read(text, str(quote.value), face.name, quote, kinds)
    printed = read_card(Game.MTG, face.text, name=face.name, kinds=frozenset(kinds))
    does = bool(typed.statics or typed.activated or typed.spell)
    return does and _part_of(typed, printed)


def _part_of(typed: CardAbilities, printed: CardAbilities) -> bool:
    """Whether people typed only some of what the card says."""
    spell = {typed.spell} - {None}
    return (
        untold(typed.statics) <= untold(printed.statics)
        and untold(typed.activated) <= untold(printed.activated)
        and set(typed.keywords) <= set(printed.keywords)
        and untold(spell) <= untold({printed.spell})
    )


def untold(parts: Iterable[object]) -> set[object]:
    """What the parts do, whatever words they are in."""
    return {
        replace(it, text="") if isinstance(it, Trigger | Ability) else it
        for it in parts
    }


_COMBAT = frozenset("attack attacks attacked block blocks blocked".split())


def _fights(tokens: Sequence[Token], it: Described) -> bool:
    """Whether the words around the name or the wording have it attack or block."""
    before = [one.text for one in tokens[max(0, it.first - 2) : it.first]]
    if before[-1:] in (["with"], ["by"]) and _COMBAT & set(before):
        return True
    end = max({it.quote, *it.gone}) + 1
    places = [end]
    size = len(it.words)
    for at in range(len(tokens) - size) if size else ():
        if tuple(one.text for one in tokens[at : at + size]) == it.words:
            places.append(at + size)
    return any(at < len(tokens) and tokens[at].text in _COMBAT for at in places)


def _of_a_kind(it: Described) -> bool:
    """ "My Ogre", "Goblin Piker"; what is an Angel's is no Angel."""
    return not it.cast and bool(SUBTYPES & set(it.words)) and "'s" not in it.words


# What no spell and hardly anything but a creature has, in front of a sentence. An
# order that is cast may have trample or wither; a Vehicle is told by its crew.
_OF_CREATURES = re.compile(
    r"(?:^|[.\n])\s*(?:flying|first strike|double strike|haste|menace|reach|vigilance|"
    r"defender|prowess|shadow|fear|intimidate|skulk|flanking|annihilator \d+|"
    r"bushido \d+)(?=\s*(?:[,;.\n(]|$))",
    re.IGNORECASE,
)
_CREW = re.compile(r"\b[Cc]rew \d")


def _is_creature(it: Described, wording: str) -> bool:
    own = re.sub(r'"[^"]*"', "", wording)
    if _OF_CREATURES.search(own) and not _CREW.search(own):
        return True
    first = re.split(r"[.\n]", wording)[0].lower()
    words = [part.strip() for part in first.split(",")]
    name = " ".join(it.words).replace(" ,", ",")
    if words and all(tuple(part.split()) in KEYWORDS for part in words):
        # "Wither. Odd Bolt deals 3 damage to …" that is cast: an order, no creature's.
        rest = wording[len(first) :].lstrip(". \n")
        orders = rest.lower().startswith(f"{name} deals ") if name else False
        return bool(_CREATURES & set(words)) and not (it.cast and orders)
    said = (
        re.sub(re.escape(name), "~", wording, flags=re.IGNORECASE) if name else wording
    )
    # What it gives to others, in quotation marks, says nothing of itself.
    return bool(_ITSELF_A_CREATURE.search(re.sub(r'"[^"]*"', "", said)))


def _kind(text: str, it: Described, name: str, wording: str, quote: Token) -> str:
    """A spell where it is cast and reads as one; else something that stays."""
    spell = bool(it.what.kinds & {"spell"})
    first, second = ("instant", "enchantment")
    bare = re.sub(re.escape(name), "~", wording, flags=re.IGNORECASE) if name else ""
    if not (it.cast or spell) or re.search(r"~ enters? (?:the|tapped|as|with)", bare):
        first, second = second, first
    try:
        found = _read(text, wording, name, quote, (first,))
        if first != "instant" and any(one.taps for one in found.activated):
            return "artifact"  # Few enchantments tap.
        if _does(found, first) or (first != "instant" and _TRIGGERS.match(wording)):
            return first
    except QuestionError as error:
        try:
            if _does(_read(text, wording, name, quote, (second,)), second):
                return second
        except QuestionError:
            raise error from None
        raise
    return second


# No spell begins so, whatever it triggers.
_TRIGGERS = re.compile(r"(?:Whenever|At the beginning of)\b", re.IGNORECASE)
_HOLDING = frozenset("control controls controlled has have".split())


def _only_kept(told: Ability) -> bool:
    """Whether all of it is kept as words: "Creatures can't attack you unless …"."""
    kept = all(isinstance(it, Unplayed) for it in told.do)
    return kept and not told.targets and not told.modes


def _does(read: CardAbilities, kind: str) -> bool:
    if kind == "instant":
        return read.spell is not None
    return bool(read.statics or read.activated or read.keywords)


def _read(
    text: str,
    wording: str,
    name: str,
    quote: Token,
    kinds: Sequence[str],
    *,
    entire: bool = False,
) -> CardAbilities:
    return read_quoted(
        Game.MTG,
        wording,
        name=name,
        kinds=frozenset(kinds),
        line=quote.line,
        column=quote.column + 1,
        whole=text,
        entire=entire,
    )
