"""Other amounts of damage, and damage of another kind."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.question import Deal
from bot.errors import Problem
from bot.scenario.changing.alteration import dealers_of
from bot.scenario.changing.edits import Altered, Edit, Rewritten
from bot.scenario.follow_ups.added import added
from bot.scenario.follow_ups.finding import Context
from bot.scenario.follow_ups.words import BE, Words, is_pronoun, value_of, words_of
from bot.scenario.scene.draft import Combat
from bot.scenario.words.asked_back import WHICH_DAMAGE
from bot.scenario.words.syntax import Quantity
from bot.scenario.words.tokens import Kind, Token
from bot.worded import joined, worded

DEALS = frozenset("deals deal dealt does do did makes make dealing doing".split())
_HITS = frozenset("hits hit swings swing attacks attack hitting swinging".split())
_NTH = {"first": 0, "second": 1, "third": 2, "last": -1, "other": 1}
_ONES = frozenset(
    "one hit attack spell action ability damage bolt event swing instance".split()
)
_NO_FIGHT = frozenset({"spell", "ability", "bolt"})
_FIGHT = frozenset({"attack", "swing"})
_BY = frozenset("of from by".split())
_HE = frozenset("he she they him i we it that this".split())


def rewritten(context: Context, old: Token, new: Token) -> Rewritten:
    """*old*, as it stands in the scenario, becomes *new*."""
    words = str(new.raw)
    if old.kind is Kind.TIMES:
        words = f"x{new.number}"
    elif old.kind is Kind.EQUALS:
        words = f"x={new.number}"
    start, end = _as_typed(context, old)
    typed = context.telling.story.text[start:end]
    return Rewritten(
        start,
        end,
        words,
        worded("{words} instead of {typed}.", words=words, typed=typed),
    )


def _as_typed(context: Context, old: Token) -> tuple[int, int]:
    """Where *old* was typed: what was put plainly stands where all of it was said."""
    typed = context.telling.story.text[old.start : old.end]
    found = list(re.finditer(rf"\b{re.escape(old.raw)}\b", typed, re.IGNORECASE))
    if len(found) != 1:
        return old.start, old.end
    return old.start + found[0].start(), old.start + found[0].end()


def told_of(context: Context, event: int) -> str:
    """What an event is, in the words it was understood in."""
    told = [it.told for it in context.entries(event) if it.told]
    return joined(told, " ") if told else context.clauses[event].text


def amount_for_amount(context: Context, was: Token, now: Token) -> Edit | None:
    """A number that stands on a card: the damage of the one spell that deals it."""
    if not isinstance(was.value, int) or not isinstance(now.value, int):
        return None
    having = [n for n, amount in context.amounts() if amount == was.value]
    return None if len(having) != 1 else _altered(context, having[0], was.value, now)


def _altered(context: Context, event: int, was: int, now: Token) -> Altered:
    return Altered(
        event,
        worded(
            "{now} instead of {was} damage ({what}).",
            now=now.number,
            was=was,
            what=told_of(context, event),
        ),
        amount=(was, now.number),
    )


def other_amount(context: Context, events: list[int], now: Token) -> Edit | None:
    """The amount of the only one of *events* becomes *now*; None if there is none."""
    literal = [
        quantity.place.start
        for n in events
        if isinstance(quantity := context.clauses[n].get("n"), Quantity)
        and isinstance(quantity.value, int)
    ]
    fixed = [(n, amount) for n, amount in context.amounts() if n in events]
    if len(events) != 1:
        return None
    if len(literal) == 1:
        return rewritten(context, context.telling.parse.tokens[literal[0]], now)
    if len(fixed) == 1:
        return _altered(context, fixed[0][0], fixed[0][1], now)
    return None


def of_the_attacker(context: Context, now: Token) -> Edit | None:
    """ "6 damage", where one attacker that nothing blocks is all that deals any."""
    (event, *more) = context.harmful() or [-1]
    if event < 0 or more:
        return None
    fights = [it.what for it in context.entries(event) if isinstance(it.what, Combat)]
    attacking = {name for fight in fights for name, _ in fight.attackers}
    one = context.scene.draft.thing(attacking.pop()) if len(attacking) == 1 else None
    if one is None or any(it.blocks for it in fights):
        return None
    tokens = context.telling.parse.tokens[slice(*one.place)]
    sizes = [it for it in tokens if it.kind is Kind.SIZE]
    if len(sizes) != 1 or not isinstance(sizes[0].value, tuple):
        return None
    (old,) = sizes
    words = f"{now.number}/{sizes[0].value[1]}"
    typed = context.telling.story.text[old.start : old.end]
    said = worded("{words} instead of {typed}.", words=words, typed=typed)
    return Rewritten(old.start, old.end, words, said)


def dealing(context: Context) -> Edit | None:
    """“The bolt deals 5”, “he only hits for 4”, “with a spell that does 4”."""
    words = context.words
    for at in range(len(words.tokens) - 1):
        word = words.word(at)
        begin = at + 1
        if word in _HITS and words.word(begin) in {"me", "it", "him", "my"}:
            begin += 1
        if word in _HITS and words.word(begin) == "for":
            begin += 1
        elif word not in DEALS:
            continue
        while words.word(begin) in {"only", "just"}:
            begin += 1
        rest = words.tokens[begin:]
        if not rest or not isinstance(rest[0].value, int):
            continue
        if [it.text for it in rest[1:]] not in ([], ["damage"]):
            continue
        subject = words.part(0, at)
        return _dealing(context, subject, rest[0], hits=word in _HITS)
    return None


def _dealing(
    context: Context, subject: Words, now: Token, *, hits: bool
) -> Edit | None:
    texts = [it.text for it in subject.tokens if it.text not in {"only", "just"}]
    if {"another", "additional", "second"} & set(texts[:2]):
        return None  # "another spell deals 3": beside the one told of
    sure = bool(context.words.flags & {"only", "instead"}) or any(
        it.text in {"only", "just"} for it in context.words.tokens
    )
    named = texts[-1:] in (["that"], ["which"])
    if named and "spell" in texts:
        sure = True
    elif len(texts) == 1 and texts[0] in _HE:
        if not sure and (hits or texts[0] != "it"):
            return None
    elif texts:
        events = spoken_of(context, subject)
        events = [n for n in events if n in context.harmful()] or events
        return other_amount(context, events, now) if events else None
    harmful = context.harmful()
    found = other_amount(context, harmful, now)
    if texts in ([], ["it"]):
        found = found or of_the_attacker(context, now)
    if found is None and harmful and (sure or texts == ["it"]):
        raise context.error(
            Problem.AMBIGUOUS,
            worded("Which damage is {now} instead?", now=now.number),
            tuple(told_of(context, n).rstrip(".") for n in harmful[:4]),
        )
    return found


def spoken_of(context: Context, subject: Words) -> list[int]:
    """The event that “the bolt”, “the second hit” names."""
    texts = [it.text for it in subject.tokens if it.text not in {"only", "just"}]
    plain = [it for it in texts if it not in {"the", "his", "my", "her", "that"}]
    if len(plain) > 2 and plain[0] == "damage" and plain[1] in _BY:
        # "Damage of the spell", "the damage from the attack": of that.
        at = texts.index(plain[1]) + 1
        return spoken_of(context, subject.part(at))
    if len(plain) > 1 and plain[-1] == "damage":
        # "The spell's damage", "the attack damage": of that.
        plain = [it for it in plain[:-1] if it != "'s"]
        subject = words_of(" ".join(plain))
    if plain[:1] and plain[0] in _NTH and set(plain[1:]) <= _ONES:
        harmful, at = context.harmful(), _NTH[plain[0]]
        if len(harmful) == 1 and len(_dealers(context, harmful[0])) > 1:
            return []  # one of several that are told of together
        return [harmful[at]] if -1 <= at < len(harmful) else []
    if len(plain) == 1 and plain[0].isdecimal():
        return [n for n in context.harmful() if _mentions(context, n, int(plain[0]))]
    things = [it for _, found in context.things(subject.said()) for it in found]
    events = context.events_by(things)
    if not events and len(plain) == 1 and plain[0] in _ONES:
        events = context.harmful()
        if len(events) > 1 and plain[0] in _NO_FIGHT | _FIGHT:
            fights = plain[0] in _FIGHT
            events = [n for n in events if context.is_combat(n) == fights]
    return events


# --- unpreventable, combat ----------------------------------------------------------


def _cannot_be_prevented(texts: list[str]) -> int | None:
    """Where "can't be prevented" begins if the words end so, and None if not.

    "Damage can't be prevented" is said of all of it, and is none of this.
    """
    *subject, modal = texts[:-3] or [""]
    if texts[-3:] != ["not", "be", "prevented"] or modal not in _MODALS:
        return None
    return None if not set(subject) - _ALL_DAMAGE else len(subject)


_MODALS = frozenset("can could may will would".split())
_ALL_DAMAGE = frozenset("the all this any no combat noncombat damage".split())


def unpreventable(context: Context) -> Edit | None:
    """“If the 7 was unpreventable”, “what if it's combat damage”."""
    words = context.words
    texts = [it.text for it in words.tokens]
    if (subject := _cannot_be_prevented(texts)) is not None:
        # "It can't be prevented": the same said with a verb.
        texts = [*texts[:subject], "is", "unpreventable"]
    unp = texts[-1] == "unpreventable" or texts[-2:] == ["unpreventable", "damage"]
    kinds = {"combat": True, "noncombat": False}
    kind = kinds.get(texts[-2]) if texts[-1] == "damage" and len(texts) > 1 else None
    at = next((n for n, it in enumerate(texts) if it in BE), None)
    if not (unp or kind is not None) or (at is None and len(texts) > 2):
        return None
    if at is not None and set(texts[at + 1 :]) - {
        "unpreventable", "damage", "combat", "noncombat", "also", "a", "all", "not",
    }:  # fmt: skip
        return None
    if "not" in texts and kind is None:
        return None
    if "not" in texts:
        kind = not kind
    no_such = context.telling.chosen.game is Game.RIFTBOUND
    if unp and (no_such or _both_ways(context, set(texts[:at]))):
        # Each of two that fight deals some of "the damage"; Riftbound has none of it.
        return added(replace(context, words=words_of("damage can't be prevented")))
    event = _event_meant(context, words.part(0, at) if at else None)
    if unp:
        said = worded(
            "this damage can't be prevented ({what}).", what=told_of(context, event)
        )
        of = _dealers_meant(context, event, words.part(0, at) if at else None)
        if of:
            said = worded(
                "Damage of {listed} can't be prevented.", listed=", ".join(sorted(of))
            )
        return Altered(event, said, unpreventable=True, of=of)
    told = context.clauses[event].text
    was, now = ("noncombat", "combat") if kind else ("combat", "noncombat")
    places = [*re.finditer(rf"\b{was} damage\b", context.telling.story.text, re.I)]
    if len(places) == 1 and places[0][0] in told:
        start, end = places[0].span()
        said = worded(
            "“{new}” instead of “{old}”.", new=f"{now} damage", old=places[0][0]
        )
        return Rewritten(start, end, f"{now} damage", said)
    if not all(isinstance(it.what, Deal) for it in context.entries(event)):
        raise context.error(
            Problem.AMBIGUOUS,
            worded(
                "Whether that is combat damage is settled by what deals it. Say who "
                "deals how much to whom."
            ),
            ("… deals 3 combat damage to me instead",),
        )
    now = "this is damage that is not combat damage ({what})."
    if kind:
        now = "this is combat damage ({what})."
    said = worded(now, what=told_of(context, event))
    return Altered(event, said, combat=kind)


def _both_ways(context: Context, subject: set[str]) -> bool:
    """Whether the damage spoken of is that of a fight in which both deal some."""
    if subject - _ALL_DAMAGE - {"it", "that"}:
        return False
    return any(
        isinstance(entry.what, Combat) and bool(entry.what.blocks)
        for n in context.harmful()
        for entry in context.entries(n)
    )


def _dealers(context: Context, event: int) -> list[str]:
    """What deals damage in an event, in the order told."""
    found = (name for it in context.entries(event) for name in dealers_of(it))
    return list(dict.fromkeys(found))


def _dealers_meant(
    context: Context, event: int, subject: Words | None
) -> frozenset[str]:
    """Which of several that deal damage together *subject* names; none for all."""
    dealers = _dealers(context, event)
    if len(dealers) < 2 or subject is None:
        return frozenset()
    if led := _OF.match(subject.said().lower()):
        subject = subject.part(len(led[0].split()))
    texts = [it.text for it in subject.tokens]
    nth = next((_NTH[it] for it in texts if it in _NTH), None)
    if nth is not None and len(context.harmful()) == 1:
        return frozenset(dealers[nth:][:1])
    value = value_of(subject)
    things = [it for _, found in context.things(subject.said()) for it in found]
    if value is not None and not things:
        things = [
            it
            for it in map(context.scene.draft.thing, dealers)
            if it is not None and it.power == value.value
        ]
    named = frozenset(it.id for it in things) & frozenset(dealers)
    return named if len(named) < len(dealers) else frozenset()


def _event_meant(context: Context, subject: Words | None) -> int:
    harmful = context.harmful()
    if subject is not None and (led := _OF.match(subject.said().lower())):
        subject = subject.part(len(led[0].split()))  # "the damage from the spell"
    if subject is not None and not is_pronoun(subject):
        texts = [it.text for it in subject.tokens]
        value = value_of(subject)
        nth = bool(_NTH.keys() & {*texts})  # "the second one" is no one damage
        if nth and len(harmful) == 1 and _has_nth(context, harmful[0], texts):
            return harmful[0]
        if value is not None and isinstance(value.value, int) and not nth:
            amount = value.value
            harmful = [n for n in harmful if _mentions(context, n, amount)]
        elif set(texts) - {"the", "damage", "hit", "attack", "his", "my", "all"}:
            spoken = spoken_of(context, subject)
            harmful = [n for n in harmful if n in spoken]
    if len(harmful) != 1:
        raise context.error(
            Problem.AMBIGUOUS,
            WHICH_DAMAGE,
            tuple(_each_source(context, harmful or context.harmful())),
        )
    return harmful[0]


def _has_nth(context: Context, event: int, texts: list[str]) -> bool:
    """Whether so many deal damage in one event: of two attacks the second."""
    number = max(_NTH[it] for it in texts if it in _NTH)
    return 1 < len(_dealers(context, event)) > number


_OF = re.compile(r"(?:the )?(?:combat )?damage (?:of|from|by|dealt by) ")


def _each_source(context: Context, events: list[int]) -> Iterator[str]:
    """What was said, of each source by its name."""
    said = " ".join(it.raw for it in context.words.tokens)
    at = re.search(r"\b(?:is|was|are|were|can|could|ca)\b", said)
    if at is None:
        return
    if len(events) > 1 and context.harmful() == events:
        counted = ("first", "second", "third")[: len(events)]
        yield from (f"the {nth} {said[at.start() :]}" for nth in counted)
    for entry in (it for n in events for it in context.entries(n)):
        for name in dealers_of(entry):
            yield f"{name}'s damage {said[at.start() :]}"


def _mentions(context: Context, number: int, value: int) -> bool:
    if (number, value) in context.amounts():
        return True
    for entry in context.entries(number):
        if isinstance(entry.what, Combat):
            fighters = map(context.scene.draft.thing, dealers_of(entry))
            if any(it is not None and it.power == value for it in fighters):
                return True
    return False
