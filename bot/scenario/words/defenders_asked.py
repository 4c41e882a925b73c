""" "Is my defender alive?" where nobody is said to defend: my unit."""

from bot.scenario.words.small_words import MY_OR_HIS
from bot.scenario.words.tokens import Token, sentence_end
from bot.scenario.words.written import as_word, text_at

Tokens = tuple[Token, ...]

_ROLE = {"defender": "unit", "defenders": "units"}
_DEFENDING = ("defen", "block")


def defenders_asked(tokens: Tokens) -> Tokens:
    """*tokens* with "my unit" for it in questions, if they alone speak of defending."""
    told = [at for at, it in enumerate(tokens) if it.text.startswith(_DEFENDING)]
    asked = all(
        tokens[at].text in _ROLE
        and text_at(tokens, at - 1) in MY_OR_HIS
        and text_at(tokens, sentence_end(tokens, at)) == "?"
        for at in told
    )
    if not told or not asked or told[0] == 0:
        return tokens
    return tuple(
        as_word(it, _ROLE[it.text]) if at in told else it
        for at, it in enumerate(tokens)
    )
