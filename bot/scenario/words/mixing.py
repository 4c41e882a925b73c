"""Cards of another game in a scenario: refused, not guessed at."""

from bot.cards.card import CardName
from bot.cards.finding import How
from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.scenario.words.numbers_asked import CARD_OR_DAMAGE
from bot.scenario.words.parsing import Parse
from bot.scenario.words.tokens import Kind
from bot.scenario.words.typed_words import EVERYDAY
from bot.worded import worded


def refuse_mixed(parse: Parse, error: QuestionError, *, named: bool) -> None:
    """Raise what is right instead of *error* if a card of another game is named.

    *named*: the game was said, so the card is unknown there (UNKNOWN); otherwise
    two games are mixed (UNSUPPORTED), if a card of this one is named too.
    """
    if error.problem not in {Problem.SYNTAX, Problem.UNKNOWN, Problem.AMBIGUOUS}:
        return
    assert parse.game is not None
    foreign = _foreign(parse)
    if foreign is None:
        return
    at, length, name = foreign
    token = parse.tokens[at]
    if named or not _own(parse):
        raise QuestionError(
            Problem.UNKNOWN,
            worded(
                CARD_OR_DAMAGE,
                card=name.name,
                game=name.game.label,
                asked=parse.game.label,
            ),
            suggestions=(f"{name.game.value}: …", "a spell deals 3 damage to …"),
            text=parse.text,
            line=token.line,
            column=token.column,
            length=length,
        ) from error
    raise QuestionError(
        Problem.UNSUPPORTED,
        worded(
            "{card} is a card of {game}, and this scenario has cards of {asked}. I "
            "can't mix two games: which is meant?",
            card=name.name,
            game=name.game.label,
            asked=parse.game.label,
        ),
        suggestions=(f"{name.game.value}: …", f"{parse.game.value}: …"),
        text=parse.text,
        line=token.line,
        column=token.column,
        length=length,
    ) from error


def _foreign(parse: Parse) -> tuple[int, int, CardName] | None:
    """The first card of another game named in full by two words or more."""
    for game in Game:
        if game is parse.game:
            continue
        for at, words in _starts(parse):
            found = parse.catalogue.find_in_text(words, 0, game, EVERYDAY)
            if found is None or found.how is not How.EXACT or found.length < 2:
                continue
            own = parse.catalogue.find_in_text(words, 0, parse.game, EVERYDAY)
            if own is None or own.length < found.length:
                said = " ".join(words[: found.length]).rstrip(".,;:!?)")
                return at, len(said), found.names[0]
    return None


def _own(parse: Parse) -> bool:
    """Whether a card of the scenario's own game is named in full."""
    for _, words in _starts(parse):
        found = parse.catalogue.find_in_text(words, 0, parse.game, EVERYDAY)
        if found is not None and found.how is How.EXACT:
            return True
    return False


def _starts(parse: Parse) -> list[tuple[int, list[str]]]:
    """Every word of the text with those behind it."""
    found = []
    for at, token in enumerate(parse.tokens):
        if token.kind is Kind.WORD and not token.glued:
            found.append((at, parse.text[token.start :].split()[:14]))
    return found
