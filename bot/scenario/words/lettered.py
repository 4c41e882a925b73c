"""Players called by letters and numbers: "Player A", "player 2", then "B"."""

from collections.abc import Iterator
from dataclasses import replace

from bot.scenario.words.tokens import Kind, Token


def lettered(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """ "Player A", "player 2": a player's name in two words as one."""
    out: list[Token] = []
    for at, token in enumerate(tokens):
        before = out[-1] if out else None
        if (
            before is not None
            and before.text == "player"
            and (_letter(before, token) or _small(tokens, at))
        ):
            name = f"{before.raw.capitalize()} {token.raw.capitalize()}"
            out[-1] = replace(
                before, text=f"player {token.raw.lower()}", raw=name, end=token.end
            )
        else:
            out.append(token)
    return tuple(_alone(out))


def _alone(tokens: list[Token]) -> Iterator[Token]:
    """ "Player B … does B gain?": the letter alone is that player too."""
    said = {it.text[-1] for it in tokens if it.text[:7] == "player "}
    # Where one is player A the other is B.
    known = {chr(ord(it) + n) for it in said if it.isalpha() for n in (-1, 0, 1)}
    for at, token in enumerate(tokens):
        letter, _, ending = token.text.partition("'")
        behind = tokens[at + 1].text if at + 1 < len(tokens) else "."
        if (
            token.kind is Kind.WORD
            and token.capital
            and letter in known
            and ending in {"", "s"}
            and (letter != "a" or ending or behind in _NO_NOUN)
            and (at == 0 or tokens[at - 1].text not in _NAMED_SO)
        ):
            text = f"player {token.text}"
            yield replace(token, text=text, raw=f"Player {token.raw}")
        else:
            yield token


# Before these "A" is no article: somebody named so does something.
_NO_NOUN = frozenset(
    "controls casts attacks blocks has gains loses activates is uses have do does will "
    "plays chooses gain lose take takes die dies . , ? ! : and".split()
)
# After these a letter tells things apart: "creature B".
_NAMED_SO = frozenset(
    "creature creatures attacker blocker token spell source card bear soldier unit "
    "ally champion permanent effect shield option mode case scenario step team".split()
)


def _letter(before: Token, token: Token) -> bool:
    if token.kind is Kind.NUMBER:
        return before.capital and token.number in range(1, 7) and token.start > 0
    letter, rest = token.raw[:1], token.text[1:]
    if rest == "'s":
        letter = letter.upper()
    return token.kind is Kind.WORD and letter in "ABCDEFXYZ" and rest in {"", "'s"}


def _small(tokens: tuple[Token, ...], at: int) -> bool:
    """The 2 of "player 2 bolts me": not of "deals each player 2 damage"."""
    behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
    ahead = tokens[at - 2].text if at > 1 else ""
    token = tokens[at]
    numbered = token.kind is Kind.NUMBER and token.number in range(1, 7)
    letter, _, rest = token.text.partition("'")
    lettered = token.kind is Kind.WORD and letter in _LETTERS and rest in {"", "s"}
    others = {it.text for it in tokens[1:]} if letter == "a" else set()
    if letter == "a" and not ({"b", "b's"} & others and ahead not in _OF_PLAYERS):
        return False
    return (
        (numbered or lettered) and behind not in _COUNTED and ahead not in _OF_PLAYERS
    )


_LETTERS = frozenset("abcdef")
_COUNTED = frozenset("damage life card cards poison more points".split())
_OF_PLAYERS = frozenset(
    "each target that every any per other this attacking defending a another "
    "chosen active".split()
)
