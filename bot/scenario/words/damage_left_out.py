"""What a spell does, in short: "he casts Pyroclasm, 2 to each creature"."""

from dataclasses import replace

from bot.scenario.words.kinds import FIRST_NAMES
from bot.scenario.words.small_words import MY_OR_HIS, PLAYING
from bot.scenario.words.tokens import ENDS, Kind, Token

_BEHIND = frozenset({",", "(", "-", ":"})
_WHOM = MY_OR_HIS | frozenset(
    "each every all me him them face it both opponent that the any target".split()
)
_CASTS = PLAYING | frozenset("bolts shocks bolt shock responds respond".split())
_DEALS = frozenset("deals deal dealt does did".split())
# What is dealt, divided or paid so is no second telling of what the spell does.
_TOLD = frozenset(
    "damage deals deal dealing dealt divided divide divides dividing split splits "
    "splitting assign assigns assigning pays pay".split()
)


def damage_left_out(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with "damage" behind such a number."""
    out: list[Token] = []
    casts = told = short = spell = False
    for at, token in enumerate(tokens):
        if token.text in ENDS:
            casts = told = short = spell = False
        # "A spell deals 2 to me and 3 to my 2/2": no damage of a fight.
        spell = spell or token.text == "spell"
        if spell and token.text in _DEALS:
            casts, short = True, True
            out.append(token)
            continue
        casts, told = casts or token.text in _CASTS, told or token.text in _TOLD
        out.append(token)
        if token.kind is not Kind.NUMBER or not casts or told or at + 2 >= len(tokens):
            continue
        before = tokens[at - 1].text
        led = (
            before in _BEHIND
            or (spell and before in _DEALS)
            or (short and before == "and")
        )
        whom = tokens[at + 2].text
        if led and tokens[at + 1].text == "to" and whom in _WHOM | FIRST_NAMES:
            short = True
            out.append(
                replace(token, kind=Kind.WORD, text="damage", raw="", value=None)
            )
    return tuple(out) if len(out) > len(tokens) else tokens
