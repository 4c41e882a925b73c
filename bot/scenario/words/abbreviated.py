"""Words cut short with a full stop: "opp. attacks my battlefield"."""

from bot.scenario.words.tokens import Kind, Token

SHORT = frozenset("opp op opps oppo vs dmg resp pts".split())


def abbreviated(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without the full stop behind a word that is only cut short."""
    return tuple(
        token
        for at, token in enumerate(tokens)
        if not (token.text == "." and token.glued and at and _goes_on(tokens, at))
    )


def _goes_on(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a small letter behind the full stop shows that no sentence ends."""
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if tokens[at - 1].text not in SHORT or behind is None:
        return False
    return behind.kind is Kind.WORD and behind.raw[:1].islower()
