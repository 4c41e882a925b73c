""" "I attack his champion, he attacks mine": whose champion stands there alone."""

from dataclasses import replace

from bot.scenario.words.tokens import ENDS, Kind, Token

Tokens = tuple[Token, ...]

_ALONE = {"mine": "my", "his": "his", "hers": "her", "theirs": "their"}
_ATTACKS = frozenset("attack attacks attacked attacking hit hits swing swings".split())
_INTO = frozenset({"at", "into", "for"})
_BEHIND = frozenset("with for by then and but too back again twice first".split())
_ALLIES = frozenset({"ally", "allies"})
_LONGEST = 6


def champions_meant(tokens: Tokens) -> Tokens:
    """*tokens* with "my champion" for "mine", where one was what was attacked last.

    And only where no ally is told of before, which "mine" might be as well.
    """
    if _ALONE.keys().isdisjoint(it.text for it in tokens):
        return tokens
    found: list[Token] = []
    champion = asked = False
    for at, token in enumerate(tokens):
        if token.kind is Kind.SIZE or token.text in _ALLIES:
            return tokens if len(found) <= at else (*found, *tokens[at:])
        asked = (asked or token.text == "how") and token.text not in ENDS
        found.append(token)
        if at and champion and _stands_alone(tokens, at):
            before = tokens[at - 1].text
            led = before in _INTO and tokens[at - 2].text in _ATTACKS
            if before in _ATTACKS or led or (asked and before in {"on", "does"}):
                whose = _ALONE[token.text]
                found[-1] = replace(token, text=whose, raw=whose)
                found.append(replace(token, text="champion", raw="champion"))
        elif token.text in _ATTACKS and (goal := _goal(tokens, at + 1)):
            champion = goal == "champion"
    return tuple(found) if len(found) > len(tokens) else tokens


def _stands_alone(tokens: Tokens, at: int) -> bool:
    """Whether a word for whose it is stands at *at*, and no noun behind it."""
    if tokens[at].text not in _ALONE:
        return False
    behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
    alone = behind in ENDS | _BEHIND | {","}
    return alone or (tokens[at].text == "mine" and behind in {"have", "take"})


def _goal(tokens: Tokens, at: int) -> str:
    """What is attacked by the verb before *at*: a "champion", "another" thing, ""."""
    at += at < len(tokens) and tokens[at].text in _INTO
    said = []
    for token in tokens[at : at + _LONGEST]:
        if token.text in ENDS | _BEHIND | {","}:
            break
        said.append(token)
    if any(it.text in {"champion", "me"} for it in said):
        return "champion"
    alone = len(said) == 1 and said[0].text in _ALONE
    return "another" if said and not alone else ""
