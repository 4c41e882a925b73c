"""An attack in Grand Archive and Riftbound, told by a noun, an arrow or a mere "into".

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

_MACROS = {
    "goal": "( my | one | his | her | their | me | him | them | the | a | an | another "
    "| opponent | enemy | mine | <size> | <number> | <capital> )",
}

# In both games.
told_attacks = paraphrases(
    """
    <start> << {a:fighter} ( into | onto | <arrow> | [ is ] going into | goes into |
        runs into ) >> @goal -> {a} attacks
    ( . | , | ; | and | then ) << {a:fighter} ( into | onto | <arrow> ) >> @goal
        -> {a} attacks
    <some> << ( make | makes | made | do | does | did | perform | performs | performed |
        launch | launches | launched | start | starts ) ( attack | an attack | one
        attack ) ( to | on | onto | at | against | toward | towards | upon | into ) >>
        @goal -> attacks
    << ( is | was | gets | got ) declared as ( [ an | the ] attacker | attacking )
        ( against | on | into | at ) -> attacks
    << one of {o:own} ( allies | units ) , a {s:size} >> , -> {o} {s}
    << one of {o:own} ( allies | units ) , a {s:size} -> {o} {s}
    << one of {o:own} {k:kinds} , a {n:number} might [ unit | one ] ,
        -> {o} {n} might unit
    """,
    {"own": "my his her their", "kinds": "units unit guys", "arrow": "-> >"},
    _MACROS,
)

# In Grand Archive alone.
told_of_power = paraphrases(
    """
    <number> << ( pow | p | pows ) >> ( ally | unit | attack | champion | attacker |
        guy | enemy | weapon | sword | and | , | / | . | ; | <number> | into | attacks |
        hits | swings | <end> ) -> power
    ( my | his | her | their | the | enemy | opponent | 's | your ) << ( hero | heroes )
        -> champion
    ( my | his | her | their | opponent | enemy | 's | a | an ) << {k:kinds} {n:number}
        power >> ( attack | attacks | attacked | hit | hits | swing | swings | is |
        comes | into | on | vs | <arrow> ) -> {n} power {k}
    ( retaliate | retaliates | retaliated ) << ( against | vs | on ) ( it | him | her |
        that | the attacker | the attack | that attack ) >> ( . | , | ; | ? | and | so
        | <end> ) ->
    """,
    {"kinds": "ally unit attacker", "arrow": "-> >"},
)
