"""What one sentence names and the next says all about, as one: "I play a spell. It
deals 4 damage to his unit."

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

told_further = paraphrases(
    """
    # What comes after it comes then.
    ( <start> | , | and | ; ) << after it [ , ]
        >> ( another | @one_more | a | an | <subject> ) -> then
    ( , | and | ; ) << ( after that | after this | afterwards | subsequently ) [ , ]
        >> ( with | ( another | @one_more ) [ one ] ( with | of ) ) -> then
    <attacks> <clause> ( with | by ) ( a | an ) {k:source} <clause> then ( with | by )
        << another [ one ] >> ( for | of ) <number> -> another {k}
    <attacks> <clause> << [ , ] followed by >> ( another | @one_more ) [ one ] with
        -> , then
    # What comes in between is told in between.
    {v:attacks} {x:target} << ( , | . | and | , and ) then {b:some} ( does | does so )
        . before @the_next [ , ] {c:clause} >> ( . | <end> )
        -> . {c} . then {b} {v} {x}
    << ( , | . | and | , and ) then {b:clause} . before @the_next [ , ] {c:clause} >>
        ( . | <end> ) -> . {c} . then {b}
    # How it is, and what it has already.
    ( tapped | untapped | battlefield | base | exhausted | stunned | rested | flying |
        trample | lifelink | deathtouch | haste | vigilance | reach | <size> )
        << and [ it ] [ already ] has [ already ] >> <number> damage -> . it already has
    # "Bolt on me, Salve in response": no second target.
    << , >> <title> in response ( <end> | , | naming ) -> .
    ( , | . | <start> ) << {s:title} in response ( on | at ) {x:target} >> ( <end> | , )
        -> {s} on {x} in response
    ( <start> | , | and ) << {n:number} [ of it | of that | damage ] prevented
        >> ( . | , | ; | ? | <end> ) -> {n} of it is prevented
    # With so much damage each.
    <attacks> <clause> with @one << {k:source} ( for | of ) {n:number} [ damage ] >> [
        , ] ( then | and [ then ] ( @one <source> | @one_more | with | <subject> ) )
        -> {n} damage {k}
    <attacks> <clause> ( and | then ) with @one << {k:source} ( for | of )
        {n:number} [ damage ] >> @over -> {n} damage {k}
    with @one << {c:color} {n:number} damage {k:source} >> -> {n} damage {c} {k}
    # One more of them.
    << ( a further | one more | an additional | yet another | one further ) >>
        <source> ( <deals> | that | which | of | . | , | on | at | targeting |
        dealing ) -> another
    ( another | second | third ) <source> << of ( mine | his | hers | theirs )
        >> [ <would> ] <deals> ->
    <plays> @one <source> << , dealing >> <number> -> that deals
    # By its damage in front, and what is done with it behind.
    << ( {w:whose} | an | my opponent 's | opponent 's ) {k:source} ( that | which )
        ( deals | does ) {n:number} [ damage ] ( is | was | gets | got ) ( played | cast
        | used | resolved | put | aimed ) ( on | onto | at | targeting ) -> a {k} deals
        {n} damage to
    # What it does stands in the next sentence.
    <plays> @one {k:source} << @on_it [ <would> ] <deals> >> <number> -> that deals
    <plays> @one {k:source} << @on_it [ <would> ] ( prevent | prevents ) >> ( the | all
        | <number> ) -> that prevents
    # And so does how much, behind whom it is aimed at.
    <plays> @one {k:source} << <aiming> {t:target} ( @on_it | , dealing | , that )
        [ <would> ] [ <deals> ] {n:number} damage [ to ( it | them ) ] >> @over ->
        that deals {n} damage to {t}
    # "And then a second action that deals 3 damage to it": it is played, too.
    <plays> @one <source> that <deals> <clause> << [ , ] [ and ]
        ( then | later | afterwards | after that | after this ) @one {k:source}
        ( that | which ) >> <deals> -> . then another {k}
    # The whole said of it by its damage.
    <plays> @one <source> << with the effect that {n:number} damage ( is | are ) dealt
        to -> that deals {n} damage to
    """,
    {
        "attacks": "attack attacks attacked swings hits hit",
        "whose": "a his her their my the",
        "source": "spell action ability instant sorcery",
        "plays": "play plays played playing cast casts casting use uses used activate "
        "activates activated resolve resolves resolved",
        "deals": "deal deals dealt make makes made do does did inflict inflicts",
        "would": "would will shall",
        "aiming": "on at targeting upon",
    },
    {
        "the_next": "( the | his | her | my | their ) ( second | other | next ) "
        "( attack | one | hit | spell | ally | unit )",
        "one_more": "( a second | a third | one more | a further )",
        "one": "( a | an | another | a second | a third | the first | the second )",
        "over": "( <end> | , | and | but )",
        "on_it": "( ( . | , | ; | : ) [ and ] [ now | then ] ( it | that | this | "
        "which | ( the | this | that ) ( <source> | card ) ) [ says that it ] | and "
        "( it | this | that ) )",
    },
)
