"""Questions about shields, and whether damage is prevented, in other words.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

prevention_asked = paraphrases(
    """
    # Whether a shield must be used: who has a choice, if anybody.
    << ( ( can | could | may ) {who:subject} [ still | just | also ] ( choose | decide |
        opt | elect ) not to ( use | apply | spend ) | ( do | does | must )
        {who:subject} [ have to | need to ] ( use | apply | spend ) ) @the_shield
        [ on ( that | this | it ) | now | here | then | yet ] >> ( ? | <end> )
        -> who chooses
    # "Do I gain life if the damage is prevented?": whether it is, is looked at.
    @asks <clause> << @though @the_damage @is_prevented >> ? -> ? provided all of it is
        prevented
    @asks <clause> << @though <subject> ( prevent | prevents ) @the_damage >> ? ->
        ? provided all of it is prevented
    <start> << @though @the_damage @is_prevented [ , ] {q:clause} ? -> {q} ? provided
        all of it is prevented ?
    <start> << @though <subject> ( prevent | prevents ) @the_damage [ , ] {q:clause} ?
        -> {q} ? provided all of it is prevented ?
    # What is left of a shield, and what it has prevented.
    ( <start> | ? | , | and ) << [ is ] [ the | my | his ] shield gone >> ( ? | <end> )
        -> is the shield gone
    ( <start> | ? | , | and ) << [ the | my | his ] shield left >> ( ? | <end> )
        -> is anything left of the shield
    ( <start> | ? | , | and | so ) << ( does | did | will | would ) @a_shield ( go away
        | disappear | vanish | get removed | run out | expire | get lost ) >>
        ( ? | <end> | , | too ) -> is the shield used up
    ( <start> | ? | , | and | so ) << ( does | did | will | would ) @a_shield ( stay |
        remain | last | survive | hold ) [ up | there | around | on it ] >>
        ( ? | <end> | , | too ) -> is the shield still there
    ( <start> | ? | , | and | so ) << ( do | does | did | will | would ) <subject> lose
        @a_shield >> ( ? | <end> | , | too ) -> is the shield used up
    ( <start> | ? | , | and | so ) << ( does | do | will | is ) ( any | anything |
        something ) of @a_shield ( remain | remains | stay | survive | remaining ) >>
        ( ? | <end> ) -> is anything left of the shield
    how much << ( shield | prevention ) ( is | will be ) left >> ( ? | <end> ) ->
        is left of the shield
    << is any of the ( shield | prevention ) left >> ( ? | <end> )
        -> is anything left of the shield
    ( <start> | ? | , | and ) << ( does | did | will ) ( the | my | his ) shield get
        used up >> ( ? | <end> ) -> is the shield used up
    << is ( everything | it all | all of it ) prevented >> ( ? | <end> )
        -> is all of the damage prevented
    is ( the | my | his ) << ( prevention | prevent ) [ shield | effect ]
        >> ( used up | gone | spent | still there ) -> shield
    how much [ damage ] ( was | is | gets ) << not prevented >> ( ? | <end> ) -> dealt
    ( <start> | ? ) << [ the ] damage dealt >> ( ? | <end> ) -> how much damage is dealt
    ( <start> | ? | , | and | so ) << ( does | did | do | will | would )
        ( the | my | his ) [ prevention ] shield [ actually | still ]
        ( prevent | stop | absorb | block )
        ( it | this | that | any of it | anything | the damage | any damage ) >>
        ( ? | <end> ) -> is any of the damage prevented
    ( <start> | ? | , | and | so ) << ( does | did | do | will | would )
        ( the | my | his | her | their ) ( shield | prevention | prevent ) [ even |
        still | actually ] ( help | do anything ) [ here | at all | me | it | for me |
        against this | against that ] >> <last> -> is any of the damage prevented
    ( <start> | ? | , | and | so ) << ( do | does | did | will | would ) <subject>
        [ still | even | actually ] prevent ( anything | something | any of it | any |
        any damage ) >> ( ? | <end> ) -> is any of the damage prevented
    ( <start> | ? | , | and | so ) << ( was | is | did | does ) ( it | this | that )
        [ get ] prevented >> ( ? | <end> ) -> is any of the damage prevented
    """,
    {},
    {
        "a_shield": "( ( the | my | his | her | their ) [ prevention ] shield )",
        "asks": "( do | does | did | will | would | is | am | are | can | what | how | "
        "who | which | where )",
        "though": "( if | when | even if | even when | even though | although )",
        "the_damage": "( [ all | all of ] [ the | that | this | my | his | her | their "
        "| its ] [ combat | incoming ] damage | all of it | it all )",
        "is_prevented": "( is | gets | was | has been | would be ) [ all | fully | "
        "completely | entirely ] prevented",
        "the_shield": "( the | my | his | her | that | this | its ) ( prevent | "
        "prevention | shield | prevent <number> [ shield ] | prevention shield )",
    },
)
