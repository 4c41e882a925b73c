"""A whole text that asks how one fight ends: "does my 5 beat his 4?".

It is told as that fight: "my 5 attacks his 4. Who dies?".
"""

from dataclasses import replace

from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import Kind, Token
from bot.scenario.words.written import as_mark, as_word

Tokens = tuple[Token, ...]

_ASKS = frozenset("does do can could would will".split())
# The first of the two attacks, or the second.
_BEATS = frozenset("beat beats kill kills destroy".split())
_STANDS = frozenset("survive survives withstand".split())
DUELS = _BEATS | _STANDS
_LEADS = MY_OR_HIS | frozenset("a an two three four".split())
_ADDED = frozenset("attacking in combat a fight if it attacks they attack".split())
_FIGHT = frozenset("attacking attack attacks from against by an".split())
# What tells who attacks and who defends.
_ATTACKS = frozenset("attacker attackers attacking assault".split())
_DEFENDS = frozenset("defender defenders defending shield tank".split())
_STOPS = frozenset(". , ; ! : i he you".split())


def duels(tokens: Tokens) -> Tokens:
    """*tokens* as the fight that is asked about, if that is all of the text."""
    start = 2 if [it.text for it in tokens[1:2]] == [":"] else 0
    said = list(tokens[start:])
    while said and (said[-1].text in {"?", "."} or said[-1].kind is Kind.BREAK):
        said.pop()
    verbs = [at for at, it in enumerate(said) if it.text in DUELS]
    if len(verbs) != 1 or not said or said[0].text not in _ASKS:
        return tokens
    (at,) = verbs
    first, second = said[1:at], said[at + 1 :]
    stands = said[at].text in _STANDS
    while second and second[-1].text in _ADDED:
        second.pop()
    while stands and second and second[0].text in _FIGHT:
        second.pop(0)
    if not (_is_side(first) and _is_side(second)):
        return tokens
    defends = _plays(first, _DEFENDS) or _plays(second, _ATTACKS)
    attacks = _plays(first, _ATTACKS) or _plays(second, _DEFENDS)
    if defends and attacks:
        return tokens
    swapped = defends or (stands and not attacks)
    attacker, other = (second, first) if swapped else (first, second)
    verb = as_word(said[at], "attack" if _several(attacker) else "attacks")
    end = replace(tokens[-1], start=tokens[start].start)
    asked = [as_word(end, "who"), as_word(end, "dies"), as_mark(tokens[-1], "?")]
    return (*tokens[:start], *attacker, verb, *other, as_mark(end, "."), *asked)


def _is_side(said: list[Token]) -> bool:
    """Whether *said* are units with what they have, told by their Might."""
    led = bool(said) and (said[0].text in _LEADS or said[0].kind is Kind.NUMBER)
    sized = any(it.text in {"might", "unit", "units"} for it in said)
    plain = not any(it.text in _STOPS or it.kind is Kind.QUOTE for it in said)
    return led and sized and plain


def _plays(said: list[Token], role: frozenset[str]) -> bool:
    words = {it.text for it in said}
    # A prevent shield is no Shield.
    return bool(role & (words - {"shield"} if "prevent" in words else words))


def _several(said: list[Token]) -> bool:
    words = {it.text for it in said}
    several = words & {"units", "and", "two", "three", "four", "attackers"}
    return bool(several) and "with" not in words
