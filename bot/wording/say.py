"""Effects said in plain words; reading the words again gives the same effects."""

import re
from dataclasses import replace
from functools import lru_cache

from bot.citation import Game
from bot.engine.effects import (
    DiscardWatch,
    Effect,
    Modifier,
    Restriction,
    Static,
    Tally,
    Trigger,
)
from bot.engine.instructions import Ability, CardAbilities
from bot.engine.unread import NOT_UNDERSTOOD
from bot.wording.magic.keyword_lines import in_full
from bot.wording.plain.cards import plain_words, said_keywords
from bot.wording.saying.effects import EffectWords


def say(one: Static | Ability, game: Game = Game.MTG) -> str:
    """*one* as a card would print it, in our own words.

    ``read_card`` of these words gives *one* again (without its ``text``).
    """
    if game is not Game.MTG:
        return plain_words(one, might=game is Game.RIFTBOUND)
    match one:
        case Effect() | Restriction() | Modifier() | Trigger() | Tally():
            return EffectWords().static(one)
        case Ability():
            return _ability(one)


def say_all(card: CardAbilities, game: Game = Game.MTG) -> tuple[str, ...]:
    """Everything *card* gives that was understood, one line for each ability."""
    lines: list[str] = []
    if card.keywords:
        names = _COST.sub(lambda it: it.group().upper(), ", ".join(card.keywords))
        lines.append(names if game is Game.MTG else said_keywords(card.keywords))
    implied = _implied(card.keywords) if game is Game.MTG else ()
    lines.extend(
        say(one, game)
        for one in card.statics
        if _bare(one) not in implied and not is_unread(one) and not _doubled(one)
    )
    if card.spell is not None and not is_unread(card.spell):
        lines.append(say(card.spell, game))
    lines.extend(say(one, game) for one in card.activated if not is_unread(one))
    worn = _worn((*card.keywords, *(line.lower() for line in card.irrelevant)))
    if game is Game.MTG and worn:
        return tuple(
            line.replace("enchanted creature", worn).replace(
                "Enchanted creature", worn.capitalize()
            )
            for line in lines
        )
    return tuple(lines)


_COST = re.compile(r"\{[^}]*\}")


def _doubled(one: Static) -> bool:
    """True for what says of unnamed cards the same as another says of named ones."""
    return isinstance(one, Effect) and (
        isinstance(one.watch, DiscardWatch) and one.watch.unnamed
    )


def is_unread(one: Static | Ability) -> bool:
    """True for an ability that is not understood, in all that it does or in a mode."""
    return isinstance(one, (Trigger, Ability)) and NOT_UNDERSTOOD in (
        one.do, *(mode.do for mode in one.modes),
    )  # fmt: skip


def _worn(keywords: tuple[str, ...]) -> str:
    """What "enchanted creature" is called where no creature is enchanted."""
    for keyword in keywords:
        if keyword.startswith(("equip", "reconfigure")):
            return "equipped creature"
        if keyword.startswith("fortify"):
            return "fortified land"
        if keyword.startswith("enchant ") and " or " in keyword:
            return "enchanted permanent"
        if (enchants := _ENCHANTS.match(keyword)) and enchants[1] != "creature":
            worn = _LAND.sub("land", enchants[1]).replace("opponent", "player")
            return f"enchanted {worn}"
    return ""


_ENCHANTS = re.compile(
    r"enchant (?:(?:non)?basic |tapped |untapped )?(permanent|land"
    r"|artifact(?! creature)|planeswalker|enchantment|player|opponent"
    r"|plains|island|swamp|mountain|forest)"
)
_LAND = re.compile(r"plains|island|swamp|mountain|forest")


def _implied(keywords: tuple[str, ...]) -> tuple[Static, ...]:
    """What stands among the statics because a keyword is short for it."""
    found: list[Static] = []
    for keyword in keywords:
        found.extend(_short_for(keyword))
    return tuple(found)


@lru_cache(maxsize=256)
def _short_for(keyword: str) -> tuple[Static, ...]:
    from bot.wording.reading import read_card

    sentence = in_full(keyword)
    if not sentence:
        return ()
    read = read_card(Game.MTG, sentence, name="", kinds=frozenset({"creature"}))
    return tuple(_bare(one) for one in read.statics)


def _bare(one: Static) -> Static:
    """*one* without the words it was read from."""
    return replace(one, text="") if isinstance(one, Trigger) else one


_LOYALTY = re.compile(r"[+-]?(\d+|X)")
_CHOOSE = {
    (1, 0): "one", (2, 0): "two", (3, 0): "three", (1, 2): "one or both",
    (0, 1): "up to one", (0, 2): "up to two", (0, 3): "up to three",
}  # fmt: skip


def _ability(one: Ability) -> str:
    teller = EffectWords(one.targets)
    body = teller.sentences(one.do)
    if one.modes:
        how = (one.choose, one.choose_most)
        many = _CHOOSE.get(how) or ("any number" if how[0] == 0 else "one or more")
        head = f"{body} Choose {many} —".strip()
        body = "\n".join((head, *(f"• {_ability(mode)}" for mode in one.modes)))
    body = f"{teller.choices()}{body}".strip()
    if one.speed == "sorcery" and one.cost and not _LOYALTY.fullmatch(one.cost):
        body += " Activate only as a sorcery."
    if one.limit:
        body += f" {one.limit}"
    return f"{one.cost}: {body}" if one.cost else body
