""" "He thinks his 3/3 survives": of what somebody thinks so, that is there."""

from collections.abc import Sequence

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.tokens import Kind, Token

_SAYS = (
    "says say thinks think claims claim insists insist believes believe argues argue "
    "reckons reckon swears swear said thought"
)
_put = paraphrases(
    """
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] ( his | her )
        {it:size} [ {kind:title} ] {does:fares} >> ->
        {who} has a {it} {kind} . {who} {says} it {does}
    ( <start> | : | , | and ) << {who:subject} {says:says} [ that ] my {it:size}
        [ {kind:title} ] {does:fares} >> ->
        i have a {it} {kind} . {who} {says} it {does}
    """,
    {
        "says": _SAYS,
        "fares": "survives dies lives kills wins beats deals hits strikes",
    },
)
# "I block with the 3/3" tells of one that was told of; "I have a 3/3" tells of it.
_POINTING = frozenset({"the", "that", "this"})


def thought_of(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with what is only thought of told, unless it is told elsewhere."""
    says = frozenset(_SAYS.split())
    for at, token in enumerate(tokens):
        said = {it.text for it in tokens[max(0, at - 3) : at]}
        if token.kind is Kind.SIZE and said & says and _told(tokens, at):
            return tokens
    return _put(tokens)


def _told(tokens: Sequence[Token], at: int) -> bool:
    return any(
        it.text == tokens[at].text
        and other != at
        and (other == 0 or tokens[other - 1].text not in _POINTING)
        for other, it in enumerate(tokens)
    )
