"""Other numbers, sizes, names and kinds of damage than those said before."""

import re

from bot.cards.card import CardName, Face
from bot.cards.facts import abilities_of, is_spell
from bot.engine.instructions import DealDamage
from bot.engine.question import EnterNow, Resolve
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.placing import harms
from bot.scenario.changing.edits import Altered, Edit, Rewritten, Together
from bot.scenario.changing.script import hurts
from bot.scenario.follow_ups.amounts import DEALS, amount_for_amount, rewritten
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import BE, Words, value_of
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.words.syntax import Card, Quantity, Several, Thing
from bot.scenario.words.tokens import ENDS, Kind, Token
from bot.worded import joined, one_of, worded

# --- X -------------------------------------------------------------------------


def other_x(context: Context) -> Edit | None:
    """“x=4”, “x is 6”: the X of the one thing that has one."""
    words = context.words
    values = [it.value for it in words.tokens if it.kind is Kind.EQUALS]
    if not values and words.word(0) in {"x", "with"}:
        at = 1 if words.word(0) == "x" else 2
        if words.word(at - 1) == "x" and words.word(at) in BE | {"=", "of", "equals"}:
            values = [it.value for it in words.tokens[at + 1 :]]
            if len(words.tokens) != at + 2:
                return None
    elif len(words.tokens) > 1 and words.word(0) != "with":
        return None
    if len(values) != 1 or not isinstance(values[0], int):
        return None
    having = [
        n
        for n in context.events()
        for it in context.entries(n)
        if isinstance(it.what, Resolve | EnterNow) and it.what.x is not None
    ]
    if len(having) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "Which X is it? {told}",
                told=joined(
                    [it.told for n in having for it in context.entries(n)], " "
                ),
            )
            if having
            else worded("Nothing here has an X."),
        )  # fmt: skip
    return Altered(having[0], worded("X is {values}.", values=values[0]), x=values[0])


# --- one for another -------------------------------------------------------------


def replaced(context: Context) -> Edit | None:
    """“7 damage instead of 3”, “Shock instead of Bolt”, “a 4/4, not a 3/3”."""
    words = context.words
    for phrase in _RATHER:
        at = words.find(*phrase)
        if at is None:
            continue
        new = _after_be(words.part(0, at))
        old = words.part(at + len(phrase))
        if not new.tokens or not old.tokens:
            return None
        return _one_for_other(context, old, new)
    for at in range(1, len(words.tokens) - 1):
        if words.word(at) in BE:  # "The Bolt was a Shock"
            old, new = words.part(0, at), words.part(at + 1)
            if context.cards(_without_article(old).said()):
                return _one_for_other(context, old, new)
    return _meant_card(context)


_RATHER = (
    ("instead", "of"), ("rather", "than"), (",", "not"), ("and", "not"), ("not",),
)  # fmt: skip


_IT = frozenset("it that this he she spell card the his my her their one".split())


def _meant_card(context: Context) -> Edit | None:
    """“Sorry, I mean Void Seeker”, “what if the spell was Final Spark”."""
    words = context.words
    at = next((n for n in range(1, 4) if words.word(n) in BE), None)
    if at is not None and {it.text for it in words.tokens[:at]} <= _IT:
        new = words.part(at + 1)
    elif "mean" in words.flags:
        new = words
    elif (
        "about" in words.flags
        and words.word(0) not in {"the", "that"}
        and _is_spell(context, _without_article(words))
    ):
        new = words  # "What about Shock?"
    elif words.word(0) == "with" and _is_spell(
        context, _without_article(words.part(1))
    ):
        new = words.part(1)  # "Same but with Shock"
    else:
        return None
    new = _without_article(new)
    come = context.cards(new.said()) or context.cards(new.said().split(" (")[0])
    if not come:
        return None
    name = next(iter(come))
    face = context.face(name)
    there = []
    for it in context.scene.draft.things:
        if it.face is None or is_spell(it.face) is not is_spell(face):
            continue
        entries = [one for one in context.all_entries() if one.source == it.id]
        if is_spell(face) and any(map(hurts, entries)) is not _harmful(context, face):
            continue
        there.append(it)
    refs = {it.card.ref for it in there if it.card is not None}
    if len(refs) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("{new} instead of what?", new=new.said()),
            tuple(f"{new.said()} instead of {it.id}" for it in there[:4]),
        )
    return _card_for_card(context, refs, new, come)


def _without_article(words: Words) -> Words:
    return words.part(1) if words.word(0) in {"a", "an", "the"} else words


def _is_spell(context: Context, new: Words) -> bool:
    names = context.cards(new.said()) if new.tokens else set()
    return bool(names) and all(is_spell(context.face(it)) for it in names)


def _harmful(context: Context, face: Face) -> bool:
    spell = abilities_of(context.scene.game, face).spell
    return spell is not None and harms(spell, Use("", [], []))


def _after_be(words: Words) -> Words:
    """The words behind “it is”, “the spell was”."""
    for at in range(min(4, len(words.tokens))):
        if words.word(at) in BE and at + 1 < len(words.tokens):
            return words.part(at + 1)
    return words


def _one_for_other(context: Context, old: Words, new: Words) -> Edit | None:
    was, now = value_of(old), value_of(new)
    more = _MORE_SAID & {it.text for it in (*old.tokens, *new.tokens)}
    if was is not None and now is not None and was.kind is now.kind and not more:
        unit = _unit(new) or _unit(old)
        return number_for_number(context, was, now, unit)
    new = _without_article(new)
    gone = context.cards(_without_article(old).said())
    come = context.cards(new.said())
    if gone and come:
        return _card_for_card(context, gone, new, come)
    return None


# With these something else is said beside the number, which must not be lost.
_MORE_SAID = frozenset(
    ", ; . and or but if unless when while turn combat with without who which".split()
)
UNITS = frozenset(
    "damage life power might toughness loyalty counters counter poison mana cards card "
    "points point durability".split()
)


def _unit(words: Words) -> str:
    found = [it.text for it in words.tokens if it.text in UNITS]
    if not found and any(it.text in DEALS for it in words.tokens):
        return "damage"  # "it does 9 instead of 4"
    return found[0] if len(found) == 1 else ""


def number_for_number(context: Context, was: Token, now: Token, unit: str) -> Edit:
    """The one place where *was* is said becomes *now*; *unit* tells it from others."""
    tokens = context.telling.parse.tokens
    places = [n for n, it in enumerate(tokens) if _same_value(it, was)]
    if unit and len(places) > 1:
        near = [n for n in places if has_unit(context, n, unit)]
        places = near or places
    if unit == "damage":
        # "7 damage instead of 3": what deals it, not the shield of 3.
        shields = bool(_PREVENTING & {it.text for it in context.words.tokens})
        places = [n for n in places if _prevented(context, n) is shields]
        places = [n for n in places if not _is_no_damage(context, n)]
    altered = amount_for_amount(context, was, now) if not unit else None
    if len(places) == 1 and (altered is None or not _is_no_damage(context, places[0])):
        return rewritten(context, tokens[places[0]], now)
    if len(places) == 1:
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which {old} becomes {new}?", old=was.raw, new=now.raw),
            tuple(
                f"{now.raw} {it} instead of {was.raw}"
                for it in sorted(UNITS)
                if it == "damage" or has_unit(context, places[0], it)
            ),
        )
    if not places:
        altered = amount_for_amount(context, was, now)
        if altered is not None and not _PREVENTING & {
            it.text for it in context.words.tokens
        }:
            return altered
        if unit == "damage":
            raise context.error(
                Problem.AMBIGUOUS,
                worded("No {was} damage is told of in this scenario.", was=was.raw),
            )
        raise context.error(
            Problem.AMBIGUOUS,
            worded("No {was} was said in this scenario.", was=was.raw),
        )
    raise context.error(
        Problem.AMBIGUOUS,
        worded(
            "{was} was said {count} times. Which one becomes {now}?",
            was=was.raw,
            count=len(places),
            now=now.raw,
        ),
        tuple(around(context, n) for n in places[:5]),
    )


def _same_value(token: Token, was: Token) -> bool:
    if token.kind is Kind.QUOTE:
        return False
    if was.kind is Kind.SIZE or token.kind is Kind.SIZE:
        return token.kind is was.kind and token.value == was.value
    return isinstance(token.value, int) and token.value == was.value


def _is_no_damage(context: Context, at: int) -> bool:
    """Whether that number is a size, a count or a life total: "my 4-Might unit"."""
    if has_unit(context, at, "damage"):
        return False
    tokens = context.telling.parse.tokens
    others = any(has_unit(context, at, unit) for unit in UNITS - _OF_DAMAGE)
    if others or (at and tokens[at - 1].text in _BEFORE_OTHERS):
        return True
    return any(
        isinstance(part, Thing) and part.place.start <= at < part.place.end
        for clause in context.clauses
        for value in clause.slots.values()
        if isinstance(value, Thing | Several | tuple)
        for part in parts_of(value)
    )


_OF_DAMAGE = frozenset({"damage", "point", "points"})
_BEFORE_OTHERS = frozenset("at power might life toughness loyalty level".split())


def _prevented(context: Context, at: int) -> bool:
    """Whether that number says how much a shield prevents: "a prevent-3 shield"."""
    tokens = context.telling.parse.tokens
    before = [it.text for it in tokens[max(0, at - 3) : at]]
    while not ENDS.isdisjoint(before):
        before = before[1:]
    behind = [it.text for it in tokens[at + 1 : at + 3]]
    return bool(_PREVENTING & {*before}) or "shield" in behind


_PREVENTING = frozenset(
    "prevent prevents prevented prevention preventing shield".split()
)


def has_unit(context: Context, at: int, unit: str) -> bool:
    """Whether the word for what is counted stands right behind the number."""
    tokens = context.telling.parse.tokens
    end = at + 1
    while end < len(tokens) and (
        tokens[end].kind is Kind.COUNTER
        or tokens[end].text in {"combat", "noncombat", "unpreventable", "more", "-"}
    ):
        end += 1
    if end >= len(tokens):
        return False
    return tokens[end].text.removesuffix("s") == unit.removesuffix("s")


def around(context: Context, at: int) -> str:
    """The words around a number of the scenario."""
    tokens = context.telling.parse.tokens
    low, high = max(0, at - 2), min(len(tokens), at + 3)
    text = context.telling.story.text
    return " ".join(text[tokens[low].start : tokens[high - 1].end].split())


# --- names -------------------------------------------------------------------------


def _card_for_card(
    context: Context, gone: set[CardName], new: Words, come: set[CardName]
) -> Edit:
    edits: list[Edit] = []
    places = [it for it in context.mentions() if gone & set(it.names)]
    if not places:
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "{listed} is not in this scenario.",
                listed=one_of(sorted(it.name for it in gone)),
            ),
        )
    tokens = context.telling.parse.tokens
    other = _deals(context, come)
    for card in reversed(places):
        amount = _told_amount(context, card)
        if amount is not None and other not in {None, amount.value}:
            place = tokens[amount.place.start]
            edits.append(Rewritten(place.start, place.end, str(other), ""))
        start = tokens[card.place.start].start
        end = tokens[card.place.end - 1].end
        end = max(end, _repeated(context, card, end))
        if quoted := _QUOTED.match(context.telling.story.text, end):
            end = quoted.end()
        typed = context.telling.story.text[start:end]
        said = f"{new.said()} instead of {typed}." if card is places[0] else ""
        edits.append(Rewritten(start, end, new.said(), said))
    return edits[0] if len(edits) == 1 else Together(tuple(edits))


# What a card says goes with it, wherever its name stands in front of it.
_QUOTED = re.compile(r""" ?(?::|,? which says|\()? ?(?:"[^"]*"|“[^”]*”)\)?""")


def _deals(context: Context, names: set[CardName]) -> int | None:
    """How much damage the spell of those names deals, if it says a number."""
    for name in names:
        spell = abilities_of(context.scene.game, context.face(name)).spell
        for do in spell.do if spell is not None else ():
            if isinstance(do, DealDamage) and isinstance(do.amount, int):
                return do.amount
    return None


def _told_amount(context: Context, card: Card) -> Quantity | None:
    """The 3 of "Lightning Bolt deals 3 damage", which it says itself."""
    for clause in context.clauses:
        amount = clause.get("n")
        within = clause.place.start <= card.place.start < clause.place.end
        if clause.kind != "damage" or not within or not isinstance(amount, Quantity):
            continue
        if amount.place.start > card.place.end and amount.value is not None:
            said = _deals(context, set(card.names))
            return amount if said == amount.value else None
    return None


def _repeated(context: Context, card: Card, end: int) -> int:
    """Where “for 6” ends that only repeats what stands on the card before it."""
    tokens = context.telling.parse.tokens
    for clause in context.clauses:
        amount = clause.get("n")
        at = card.place.end
        if not isinstance(amount, Quantity) or amount.place.start != at + 1:
            continue
        if tokens[at].text == "for" and clause.get("x") is None:
            end = tokens[amount.place.end - 1].end
    return end
