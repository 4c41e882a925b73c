""" "His 2/2 with regenerate": nothing else, where it is told that somebody does it.

What regenerates is asked about where nobody says so: then it stays as it is typed.
"""

from bot.scenario.words.paraphrase import paraphrases
from bot.scenario.words.tokens import Token

REGENERATING = frozenset({"regenerate", "regeneration", "regenerating"})
_deeds = paraphrases(
    """
    # Who pays for it does it.
    ( <subject> | and | then ) << ( pay | pays | paid ) [ <cost> | <number> [ mana ] |
        the cost | mana ] for ( it | that | regeneration | the regeneration ) >> (
        <end> | , | and | but ) -> regenerate it
    ( <subject> | and | then ) << ( regenerates | regenerate | regenerated ) >> ( <end>
        | , | and | but ) -> regenerate it
    """
)
_traits = paraphrases(
    """
    << [ that ] ( has | have | with | having ) ( regenerate | regeneration )
        [ and ] >> ( block | blocks | blocked | attack | attacks | attacked | is | gets
        | was | , | and | <end> | does | it | when | to | in ) ->
    ( my | his | her | their | a | the | 's ) << regenerating ->
    """
)
_DONE = frozenset({"regenerate", "regenerates", "regenerated"})
_HAD = frozenset("with has have having a the can could".split())


def regenerating(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """*tokens* without that ability, if somebody is said to use it."""
    done = _deeds(tokens)
    words = ["", *(it.text for it in done)]
    told = any(it in _DONE and words[at] not in _HAD for at, it in enumerate(words[1:]))
    return _traits(done) if told else tokens
