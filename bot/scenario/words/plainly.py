"""What was typed in the plain words in which it is read: eleven tables of rows."""

from bot.scenario.words.asked_plainly import asked_plainly
from bot.scenario.words.crewing import crewing
from bot.scenario.words.done_plainly import done_plainly
from bot.scenario.words.everyday_words import everyday_words
from bot.scenario.words.no_more import no_more
from bot.scenario.words.nouns_done import nouns_done
from bot.scenario.words.other_order import not_meant
from bot.scenario.words.prevention_asked import prevention_asked
from bot.scenario.words.purposes import purposes
from bot.scenario.words.put_plainly import put_plainly
from bot.scenario.words.thought_of import thought_of
from bot.scenario.words.tokens import Token


def plainly(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* in plain words: how things are told, what is done, what is asked."""
    told = crewing(put_plainly(no_more(everyday_words(not_meant(tokens)))))
    asked = asked_plainly(done_plainly(nouns_done(purposes(told))))
    return thought_of(prevention_asked(asked))
