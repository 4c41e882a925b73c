"""Where the word planeswalker stands beside a name: right before it."""

from bot.scenario.words.quoted_words import ARTICLES, names
from bot.scenario.words.small_words import POSSESSIVES
from bot.scenario.words.tokens import Token


def walkers_named(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* with a planeswalker's name right behind that word.

    "My Kiora planeswalker" and "a planeswalker, Kiora, with" are said so, too.
    """
    found = [
        token
        for at, token in enumerate(tokens)
        # "The enchantments Odd Law and Odd Rule": what they would be taken for.
        if not (
            [it.text for it in tokens[at : at + 2]] == ["the", "enchantments"]
            or [it.text for it in tokens[at - 1 : at + 1]] == ["the", "enchantments"]
        )
        or not any(names(tokens, it) for it in range(at + 1, min(at + 3, len(tokens))))
    ]
    for at in range(1, len(found) - 2):
        if found[at].text != "planeswalker":
            continue
        led = found[at - 2].text in _LED if at > 1 else False
        if led and names(found, at - 1) and not names(found, at + 1):
            found[at - 1], found[at] = found[at], found[at - 1]
        elif found[at + 1].text == "," and names(found, at + 2):
            end = at + 3
            while end < len(found) and names(found, end):
                end += 1
            closed = [it.text for it in found[end : end + 2]]
            if closed[:1] == [","] and closed[-1] in {"with", "at", "who", "which"}:
                del found[end], found[at + 1]
                return walkers_named(tuple(found))
            if closed[:1] == ["("]:
                # "a planeswalker, Ajani (loyalty 3)"
                del found[at + 1]
                return walkers_named(tuple(found))
    return tuple(found)


_LED = ARTICLES | POSSESSIVES | {"'s"}
