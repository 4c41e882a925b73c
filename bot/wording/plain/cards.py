"""All that a card gives, in our plain words, one line for each ability."""

import re
from dataclasses import replace
from typing import Any

import bot.wording.plain.doing
import bot.wording.plain.effects  # noqa: F401
from bot.engine.conditions import Always
from bot.engine.effects import Static, Until
from bot.engine.instructions import Ability, CardAbilities
from bot.engine.values import Target
from bot.wording.phrases import Attempt
from bot.wording.plain.values import G, P, quotable
from bot.wording.tokens import split_words
from bot.wording.units.costs import cost_flags, counters_paid

# --- Targets --------------------------------------------------------------------

P.both("one target", "target <filter:filter>", Target)
P.both(
    "one target", "up to <most:number> targets among <filter:filter>", Target, least=0
)
P.both("one target", "any number of targets among <filter:filter>", Target, least=0,
       most=None)  # fmt: skip
P.both("one target", "up to X targets among <filter:filter>", Target, least=0,
       most=None, by_x=True, fewer=True)  # fmt: skip
P.both("one target", "X targets among <filter:filter>", Target, least=0, most=None,
       by_x=True)  # fmt: skip
P.both("one target", "<least:number> to <most:number> targets among <filter:filter>",
       Target)  # fmt: skip


@G.says("targets", "<a:one target>")
def _one(a: Target) -> tuple[Target, ...]:
    return (a,)


@G.says("targets", "<a:one target> and <b:targets>")
def _more(a: Target, b: tuple[Target, ...]) -> tuple[Target, ...]:
    return (a, *b)


P.by_hand(
    "targets", lambda them: " and ".join(P.say("one target", one) for one in them)
)

# --- Abilities ------------------------------------------------------------------


@G.says(
    "ability",
    "[while <when:condition> ,] <head:how it begins> [with <targets>] : <do:block>",
)
@G.says(
    "ability",
    "[while <when:condition> ,] <head:how it begins> choosing <choose:choice> :"
    " <modes>",
)
def _ability(
    head: Ability, choose: tuple[int, int] = (1, 0), do: Any = (), **more: Any
) -> Ability:
    least, most = choose
    return replace(head, do=do, choose=least, choose_most=most, **more)


P.words("how it begins", {"spell": Ability(())})


@G.says("how it begins", "for <cost:text> [,]")
@G.says("how it begins", "for <cost:text> within <limit:text> [,]")
def _paid(cost: str, limit: str = "") -> Ability:
    taps, sacrifices = cost_flags(split_words(cost).words)
    return Ability(
        (), cost=cost, pays=counters_paid(cost), taps=taps, sacrifices=sacrifices,
        limit=limit,
    )  # fmt: skip


@G.says("choice", "<n:number>")
def _exactly(n: int) -> tuple[int, int]:
    return (n, 0)


@G.says("choice", "<n:number> to <m:number>")
def _between(n: int, m: int) -> tuple[int, int]:
    return (n, m)


@G.reads("modes")
def _modes(attempt: Attempt, at: int) -> list[tuple[int, tuple[Ability, ...]]]:
    found: list[tuple[int, tuple[Ability, ...]]] = []
    modes: tuple[Ability, ...] = ()
    while True:
        read = list(attempt.read(G.rule("ability"), at))
        if not read:
            return found[::-1]
        at, one = max(read, key=lambda it: it[0])
        modes = (*modes, one)
        found.append((at, modes))
        if attempt.words[at : at + 1] != ("or",):
            return found[::-1]
        at += 1


def _say_ability(it: Ability) -> str:
    said = f"for “{it.cost}”" if it.cost else "spell"
    if it.limit and it.cost:
        said += f" within “{quotable(it.limit)}”"
    if it.modes:
        how = str(it.choose)
        if it.choose_most:
            how = f"{it.choose} to {it.choose_most}"
        modes = " or ".join(_say_ability(mode) for mode in it.modes)
        said = f"{said} choosing {how}: {modes}"
    else:
        if it.targets:
            said += f" with {P.say('targets', it.targets)}"
        said = f"{said}: {P.say('block', it.do)}"
    if it.when != Always():
        said = f"while {P.say('condition', it.when)}, {said}"
    return said


P.by_hand("ability", _say_ability)

# --- Lines ----------------------------------------------------------------------


@G.says("line", "keywords : <names:texts>")
def _keywords(names: tuple[str, ...]) -> CardAbilities:
    return CardAbilities(keywords=names)


@G.says("line", "<static>")
def _static(static: Any) -> CardAbilities | None:
    if static.until is not Until.STATIC:
        return None  # What ends by itself is set up by something that resolves.
    return CardAbilities(statics=(static,))


@G.says("line", "<ability>")
def _own(ability: Ability) -> CardAbilities:
    if ability.cost:
        return CardAbilities(activated=(ability,))
    return CardAbilities(spell=ability)


def lines_of(card: CardAbilities) -> tuple[str, ...]:
    """What *card* gives, said line by line. Raises ValueError for what has no words."""
    return tuple(_as_line(line) for line in _lines(card))


def plain_words(one: Static | Ability, *, might: bool = False) -> str:
    """One ability as a line. With *might*, power and life are one number.

    What has no words is said as it was printed.
    """
    try:
        said = _say_ability(one) if isinstance(one, Ability) else P.say("static", one)
    except ValueError:
        text = getattr(one, "text", "") or getattr(one, "label", "")
        return f"“{quotable(text)}”."
    return _as_line(in_might(said) if might else said)


def said_keywords(names: tuple[str, ...]) -> str:
    """The line of a card's keywords."""
    return _as_line("keywords: " + ", ".join(f"“{name}”" for name in names))


def _as_line(said: str) -> str:
    return f"{said[0].upper()}{_opened(said[1:])}."


def _lines(card: CardAbilities) -> list[str]:
    said: list[str] = []
    if card.keywords:
        names = ", ".join(f"“{name}”" for name in card.keywords)
        said.append(f"keywords: {names}")
    said.extend(P.say("static", one) for one in card.statics)
    if card.spell is not None:
        said.append(_say_ability(card.spell))
    said.extend(_say_ability(one) for one in card.activated)
    return said


def _opened(line: str) -> str:
    """*line* without the brackets around what is done at its end."""
    start = line.find(": (")
    if start < 0 or not line.endswith(")") or "“" in line[:start].rpartition("”")[2]:
        return line
    depth = 0
    for at in range(start + 2, len(line)):
        depth += (line[at] == "(") - (line[at] == ")")
        if depth == 0:
            return (
                line[: start + 2] + line[start + 3 : -1]
                if (at == len(line) - 1)
                else line
            )
    return line


_SAME = re.compile(r"gets (.+?) power and \1 life")


def in_might(line: str) -> str:
    """*line* in Riftbound's words, where power and life are one."""
    return _SAME.sub(r"gets \1 Might", line)


def read_line(line: str) -> CardAbilities | None:
    """The abilities a line in our words gives; None if it is not in our words."""
    words = split_words(line)
    if words.words[-1:] == (".",):
        words = split_words(line.rstrip().removesuffix("."))
    try:
        found = Attempt(words).whole(G.rule("line"))
    except RecursionError:
        return None
    return found[0] if found else None


_QUOTED = re.compile("“[^“”]*”")


def in_our_words(text: str, name: str = "") -> tuple[list[CardAbilities], str]:
    """What the lines of *text* in our words give, and the other lines.

    A line with the card's *name* in it is printed text: our words say "this", and a
    name only in what they quote.
    """
    names = {name, name.partition(",")[0]} - {""}
    parts: list[CardAbilities] = []
    rest: list[str] = []
    for line in text.splitlines():
        said = _QUOTED.sub("", line)
        printed = not line.strip() or any(one in said for one in names)
        found = None if printed else read_line(line)
        if found is None:
            rest.append(line)
        else:
            parts.append(found)
    return parts, "\n".join(rest)


def joined(parts: list[CardAbilities]) -> CardAbilities:
    """Several lines of one card together."""
    spells = [one.spell for one in parts if one.spell is not None]
    return CardAbilities(
        statics=tuple(it for one in parts for it in one.statics),
        spell=spells[0] if spells else None,
        activated=tuple(it for one in parts for it in one.activated),
        keywords=tuple(it for one in parts for it in one.keywords),
    )


def with_ours(ours: list[CardAbilities], printed: CardAbilities) -> CardAbilities:
    """What was said in our words together with what was *printed*."""
    if not ours:
        return printed
    both = joined([*ours, printed])
    return replace(both, irrelevant=printed.irrelevant, unread=printed.unread)


@G.reads("card")
def _card(attempt: Attempt, at: int) -> list[tuple[int, CardAbilities]]:
    """Lines in brackets, with semicolons between them."""
    words = attempt.words
    if words[at : at + 1] != ("(",):
        return []
    parts: list[CardAbilities] = []
    at += 1
    while True:
        for end, one in attempt.read(G.rule("line"), at):
            if words[end : end + 1] in ((";",), (")",)):
                parts.append(one)
                at = end
                break
        else:
            return []
        if words[at] == ")":
            return [(at + 1, joined(parts))]
        at += 1


P.by_hand(
    "card",
    lambda card: f"({'; '.join(_lines(card))})",
)
