"""Catalogue cards as things on the table: their kinds, numbers and abilities."""

from bot.cards.card import Card, Face, Stat
from bot.cards.facts import abilities_of, is_kind_spell, is_spell
from bot.citation import Game
from bot.engine.question import Deal, Resolve
from bot.scenario.scene.draft import Combat, Draft, DraftThing


def take_for_creature(game: Game, thing: DraftThing) -> None:
    """What was told by its wording alone is a creature where a size is told too."""
    if game is Game.MTG and thing.card is None and thing.kinds == {"enchantment"}:
        thing.kinds.add("creature")


def is_hit(thing: DraftThing) -> bool:
    """Whether damage can be dealt to it (120.1)."""
    return bool(thing.kinds & {"creature", "planeswalker", "battle"})


def was_hurt(draft: Draft, it: DraftThing) -> bool:
    """Whether something has happened that may have left *it* damaged."""
    for entry in (*draft.opening, *draft.script):
        match entry.what:
            case Combat() as combat:
                pairs = (*combat.attackers, *combat.blocks)
                if it.id in {*combat.defenders, *(one for two in pairs for one in two)}:
                    return True
            case Deal(hits=hits):
                if any(hit.recipient == it.id for hit in hits):
                    return True
            case Resolve(chosen=chosen) if entry.harms:
                aimed = {name for slot in chosen for name in slot}
                if not aimed or it.id in aimed:
                    return True
            case _:
                if entry.harms:
                    return True
    return False


def is_passive(thing: DraftThing) -> bool:
    """True for cards that only are there: enchantments, spells."""
    if thing.face is not None and is_spell(thing.face):
        return True
    return not thing.kinds & {
        "creature", "planeswalker", "unit", "ally", "champion", "battle", "weapon",
    }  # fmt: skip


def lies_alone(things: list[DraftThing]) -> bool:
    """Whether all there is is one card that only is there."""
    return len(things) == 1 and is_passive(things[0])


def dress(thing: DraftThing, game: Game, card: Card, face: Face) -> None:
    """Give *thing* what the card says; what was said of it already stands."""
    thing.card, thing.face = card, face
    thing.kinds |= {*face.types, *face.supertypes, *face.subtypes}
    thing.colors |= set(face.colours) if "color" not in thing.said else set()
    thing.elements |= set(face.elements)
    thing.classes |= set(face.classes)
    thing.abilities = abilities_of(game, face)
    thing.keywords |= set(thing.abilities.keywords)
    thing.keywords |= {word.lower() for word in face.keywords}
    if "size" not in thing.said:
        power, toughness = _numbers(game, face)
        thing.power = power if thing.power is None else thing.power
        thing.toughness = toughness if thing.toughness is None else thing.toughness
        thing.sized = thing.toughness is not None or thing.power is not None
    thing.mana_value = _mana_value(face)
    loyalty = _int(face.loyalty)
    if loyalty is not None and "loyalty" not in thing.counters:
        thing.loyalty = loyalty
        thing.counters["loyalty"] = loyalty
    if game is Game.GRAND_ARCHIVE:
        if {"ally", "champion"} & thing.kinds:
            thing.kinds.add("unit")
        durability = _int(face.durability)
        if durability is not None:
            thing.counters.setdefault("durability", durability)
            thing.flags.add("durability")
    if game is Game.RIFTBOUND and "unit" in thing.kinds:
        thing.kinds.add("unit")
    if is_kind_spell(game, face):
        thing.kinds.add("spell")


def _numbers(game: Game, face: Face) -> tuple[int | None, int | None]:
    match game:
        case Game.RIFTBOUND:
            return _int(face.might), _int(face.might)
        case Game.GRAND_ARCHIVE:
            return _int(face.power), _int(face.life)
        case _:
            return _stat(face.power), _stat(face.toughness)


def _stat(value: Stat) -> int | None:
    # "*" counts as 0 where nothing says what it is.
    return 0 if isinstance(value, str) else value


def _int(value: Stat) -> int | None:
    return value if isinstance(value, int) else None


def _mana_value(face: Face) -> int | None:
    if not face.mana_cost:
        return None
    total = 0
    for symbol in face.mana_cost.strip("{}").split("}{"):
        total += int(symbol) if symbol.isdecimal() else symbol not in {"X", "Y", "Z"}
    return total
