"""Cards by kind and name: "my champion Lorraine", "my champion is Lorraine"."""

from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.scenario.words.rewriting import Around
from bot.scenario.words.tokens import ENDS, Token

# Whose it is, and who then controls it: "my champion is Lorraine".
_WHOSE = {"my": "i", "his": "he", "her": "she", "their": "they", "'s": ""}


def named_champions(tokens: tuple[Token, ...], around: Around) -> tuple[Token, ...]:
    """*tokens* with "my Lorraine" and "I control Lorraine" for these."""
    catalogue = around.catalogue
    out: list[Token] = []
    words = [it.raw for it in tokens]
    for at, token in enumerate(tokens):
        before = tokens[at - 1] if at else None
        behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
        whose = _WHOSE.get(before.text) if before is not None else None
        if token.text == "champion" and whose is not None and behind not in _COPULAS:
            if _champion_named(words, at + 1, catalogue):
                continue
        of_a_kind = token.text in _KINDS and whose is not None and behind
        if (
            of_a_kind
            and tokens[at + 1].capital
            and _named(words, at + 1, catalogue, token.text)
        ):
            continue  # "my ally Lorraine": my Lorraine
        if _attacks_mine(tokens, words, at, catalogue):
            # "Lorraine attacks my champion": she is none of mine.
            out.append(replace(token, text="his", raw="his"))
        last = out[-1] if out else None
        if (
            token.text in _COPULAS
            and last is not None
            and last.text == "champion"
            and len(out) > 1
            and (who := _WHOSE.get(out[-2].text)) is not None
            and _champion_named(words, at + 1, catalogue)
        ):
            owner = out[-2]
            del out[-2:]
            out += [replace(owner, text=who)] if who else []
            token = replace(token, text="control" if who == "i" else "controls")
        out.append(token)
        goal = before is not None and before.text in _ATTACKS and behind in _BEHIND
        goal = goal and "champion" not in [it.text for it in out[-5:]]
        if token.text == "his" and (behind in _DOES or goal):
            # "My ally attacks his, his retaliates": his ally.
            out.append(replace(token, text="ally", raw="ally"))
    return tuple(out)


def _attacks_mine(
    tokens: tuple[Token, ...], words: list[str], at: int, catalogue: Catalogue
) -> bool:
    """Whether a champion of nobody, by its name, is said there to attack mine."""
    if not tokens[at].capital or (at and tokens[at - 1].text not in ENDS | {",", ":"}):
        return False
    end = at + _champion_named(words, at, catalogue)
    verb, *goal = [it.text for it in tokens[end : end + 3]] or [""]
    return end > at and verb in _ATTACKS and goal == ["my", "champion"]


_DOES = frozenset("retaliates survives dies lives".split())
_ATTACKS = frozenset("attacks attacked hits hit".split())
_BEHIND = frozenset({"", ",", ".", "?", "and", "then", "which", "\n"})
_COPULAS = frozenset({"is", "was"})


_KINDS = frozenset({"ally", "weapon", "item", "domain"})


def _champion_named(words: list[str], at: int, catalogue: Catalogue) -> int:
    """How many words from *at* name a champion, 0 if they do not."""
    return _named(words, at, catalogue, "champion")


def _named(words: list[str], at: int, catalogue: Catalogue, kind: str) -> int:
    """How many words from *at* name a card of that *kind*, 0 if they do not."""
    found = catalogue.find_in_text(words, at, Game.GRAND_ARCHIVE, frozenset())
    if found is None or found.how:
        return 0
    faces = [catalogue.card(name).face for name in found.names]
    return found.length if all(kind in it.types for it in faces) else 0
