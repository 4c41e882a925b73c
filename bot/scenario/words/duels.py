"""A whole text that asks how one fight ends: "does my 5 beat his 4?".

It is told as that fight: "my 5 attacks his 4. Who dies?". So is one that says how it
ends: "he says his 5 kills my 4 and lives, right?".
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
_SAYING = frozenset("say says said think thinks claim claims insist insists".split())
# So far into the text who says so has been named.
_NAMED = 4
_SAID_OF_IT = frozenset(
    "right correct true is are was am he she that this it i they , .".split()
)
_RIGHT = frozenset("right correct true".split())
_ENDING = frozenset("and survives survive lives live dies die wins".split())
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
    begun = _asked_or_said(said)
    at = next((n for n, it in enumerate(said) if it.text in DUELS), 0)
    if not begun <= at or at <= 0 or begun < 0:
        return tokens
    first, second = said[begun:at], _without_end(said[at + 1 :])
    if any(it.text in DUELS for it in second):
        return tokens
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


def _asked_or_said(said: list[Token]) -> int:
    """Where the fight begins that is asked about or said to end so; -1 if none is."""
    if said and said[0].text in _ASKS:
        return 1
    words = [it.text for it in said[:_NAMED]]
    claims = next((at for at, it in enumerate(words) if it in _SAYING), 0)
    if claims:
        return claims + 1 + (words[claims + 1 : claims + 2] == ["that"])
    return 0 if said and said[-1].text in _RIGHT else -1


def _without_end(said: list[Token]) -> list[Token]:
    """*said* without what is asked of it, and what comes of who kills."""
    said = list(said)
    while said and said[-1].text in _SAID_OF_IT:
        said.pop()
    while said and said[-1].text in _ENDING:
        said.pop()
    return said


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
