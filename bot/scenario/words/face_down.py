""" "A face-down creature": one word that says what it is (708.2a)."""

from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token

_CREATURES = frozenset("creature creatures attacker blocker attackers blockers".split())
# Words for what it may be turned into, which say nothing of what it is now.
_HOW = frozenset({"morph", "megamorph", "manifested"})


def face_down(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "face-down" before a creature or a size as one word."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        after = tokens[at + 2 : at + 4]
        words = [it.text for it in after]
        how = bool(words) and words[0] in _HOW and words[1:2] and words[1] in _CREATURES
        named = bool(words) and (words[0] in _CREATURES or after[0].kind is Kind.SIZE)
        down = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if token.text == "face" and down == "down" and (named or how):
            end = tokens[at + 1].end
            found.append(replace(token, text="face-down", raw="face-down", end=end))
            at += 3 if how else 2
            continue
        found.append(token)
        at += 1
    return tuple(found)
