""" "NAME “…”, for which I chose Elf": what was chosen for it, told behind it."""

from collections.abc import Sequence

from bot.scenario.words.asides import person_before
from bot.scenario.words.kinds import COLORS, SUBTYPES
from bot.scenario.words.tokens import Token
from bot.scenario.words.written import as_word

CHOOSING = frozenset("chose named picked chosen".split())


def chosen_behind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "with Elf chosen" for "for which I chose Elf"."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        chosen = _chosen(tokens, at)
        if chosen:
            comma = bool(found) and found[-1].text == ","
            del found[len(found) - comma :]
            found += [
                as_word(tokens[at], "with"),
                tokens[chosen],
                as_word(tokens[chosen - 1], "chosen"),
            ]
            at = chosen + 1
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found)


def _chosen(tokens: Sequence[Token], at: int) -> int:
    """Where "for which I have chosen Elf" says what was chosen; 0 for anything else."""
    if [it.text for it in tokens[at : at + 2]] != ["for", "which"]:
        return 0
    verb = at + 2
    while verb < min(at + 6, len(tokens)) and tokens[verb].text not in CHOOSING:
        verb += 1
    kind = verb + 1
    person = [it for it in tokens[at + 2 : verb] if it.text not in {"have", "has"}]
    if kind >= len(tokens) or person_before(person) != len(person) or not person:
        return 0
    return kind if tokens[kind].text in SUBTYPES | set(COLORS) else 0
