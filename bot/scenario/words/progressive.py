"""What somebody is doing is done: "my 3/3 is attacking" is "my 3/3 attacks"."""

from bot.scenario.words.rewriting import Tokens
from bot.scenario.words.tokens import ENDS, Kind
from bot.scenario.words.written import as_word

DOING = frozenset({"attacking", "blocking", "defending"})
# "…, both are attacking": of those that stand before it.
_BEFORE = ENDS | {",", "and", "but", "so", "not", "them", "they"}
_ONE, _MORE = frozenset({"is", "was"}), frozenset({"are", "were", "am"})


def done(tokens: Tokens) -> Tokens:
    """*tokens* with "attacks" for "is attacking"; a question keeps its verb."""
    out = list(tokens)
    for at in range(len(tokens) - 2, 0, -1):
        verb, doing = tokens[at].text, tokens[at + 1].text
        asks = tokens[at - 1].text in _BEFORE
        if doing not in DOING or asks or tokens[at + 1].kind is not Kind.WORD:
            continue
        plain = doing.removesuffix("ing")
        if verb in _ONE | _MORE:
            form = f"{plain}s" if verb in _ONE else plain
            out[at : at + 2] = [as_word(tokens[at + 1], form)]
    return tuple(out) if len(out) != len(tokens) else tokens
