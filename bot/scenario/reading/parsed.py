"""The words of a text, put plainly, with the names of its cards and players known."""

from dataclasses import replace

from bot.cards.catalogue import Catalogue
from bot.citation import Game
from bot.engine.games import GAMES
from bot.errors import Problem, QuestionError
from bot.scenario.grammar.indirect import asked_straight
from bot.scenario.grammar.relative_clauses import relatives_apart
from bot.scenario.phrases.player_names import names_in
from bot.scenario.reading.card_rewritings import IN_ORDER
from bot.scenario.reading.rewritings import AS_WRITTEN
from bot.scenario.words.called_alike import called_alike
from bot.scenario.words.capitals import with_capitals
from bot.scenario.words.choosing_game import Chosen
from bot.scenario.words.defining import with_defined
from bot.scenario.words.editions_said import editions_said
from bot.scenario.words.games_named import games_named
from bot.scenario.words.learners import as_english
from bot.scenario.words.marked import in_small_letters
from bot.scenario.words.parsing import Parse, shouting
from bot.scenario.words.quoted_cards import quoted_cards
from bot.scenario.words.rewriting import Around, rewritten
from bot.scenario.words.scanning import tokenize
from bot.scenario.words.second_scenario import second_scenario
from bot.scenario.words.told_units import goes_on, told_units
from bot.worded import worded


def parsed(
    chosen: Chosen,
    text: str,
    catalogue: Catalogue,
    *,
    plainer: bool = False,
    small: frozenset[int] = frozenset(),
    apart: bool = False,
    learned: bool = False,
) -> Parse:
    """The tokens of *text* with the names of its players known.

    *plainer*: where the wordings of cards stand within sentences, their names alone.
    *small*: where words begin that were typed small, and are those of names.
    *apart*: with a sentence for each relative clause.
    *learned*: with the forms and the order of English, where it was written otherwise.
    """
    around = Around(text, catalogue, chosen.game)
    # "BOB AND ALICE": capitals make no names where everything is in capitals.
    quiet = in_small_letters(text) if shouting(text) else text
    typed = with_capitals(tokenize(quiet), quiet, catalogue, chosen.game)
    if small:
        typed = tuple(
            replace(it, raw=it.raw.capitalize()) if it.start in small else it
            for it in typed
        )
    tokens, second = second_scenario(typed)
    # The game in front is no part of the first sentence, nor is one that is named.
    editions, named = editions_said(text, GAMES[chosen.game])
    told = games_named(text).get(chosen.game, ())
    named += (*told, (0, chosen.skip))
    # "He showed me Riftbound": a game, and no card.
    played = {end for start, end in told if text[start:end].lower() in {"", "grand"}}
    tokens = tuple(
        replace(it, text="game", raw="game")
        if it.start in played or it.start - 1 in played
        else it
        for it in tokens
        if not any(start <= it.start < end for start, end in named)
    )
    tokens = relatives_apart(tokens) if apart else tokens
    tokens = as_english(tokens, chosen.game) if learned else tokens
    tokens = rewritten(tokens, AS_WRITTEN, around)
    catalogue, quoted = with_defined(tokens, catalogue, chosen.game)
    catalogue, alike = called_alike(tokens, catalogue, chosen.game)
    quoted = replace(quoted, notes=(*quoted.notes, *alike))
    tokens = rewritten(tokens, IN_ORDER, replace(around, catalogue=catalogue))
    tokens = asked_straight(tokens)
    if chosen.game is not Game.MTG and (plainer or goes_on(tokens)):
        tokens, catalogue = told_units(tokens, catalogue, chosen.game)
    if not tokens:
        raise QuestionError(
            Problem.SYNTAX,
            worded("There is nothing to rule on yet."),
            suggestions=(
                "Lightning Bolt deals 3 damage to me. I have a prevent-2 shield.",
            ),
            text=text,
        )
    if chosen.game is Game.MTG:
        tokens, quoted = quoted_cards(text, tokens, catalogue)
        catalogue = catalogue.beside(
            [*quoted.cards.values(), *quoted.nameless.values()]
        )
    if len(editions) > 1:
        label = chosen.game.value
        others = ", ".join(f"“{label} {it}: …”" for it in editions)
        note = worded(
            "A ruling is for one edition of the rules; begin with {others} for each.",
            others=others,
        )
        quoted = replace(quoted, notes=(*quoted.notes, note))
    if second:
        quoted = replace(quoted, second=text[second[0].start : second[-1].end])
    parse = Parse(text, tokens, catalogue, chosen.game)
    parse.quoted = quoted
    names = names_in(parse)
    if not names:
        return parse
    # What was read without knowing them is read again.
    fresh = Parse(text, tokens, catalogue, chosen.game)
    fresh.people, fresh.quoted = names, quoted
    return fresh
