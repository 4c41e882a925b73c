"""What is done, said as a noun or beside its verb, as the plain verb.

"My 5/5's attack is blocked", "it is then hit by …", "I prevent it with a shield". Rows
of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

nouns_done = paraphrases(
    """
    # "My 5/5's attack is blocked by …", "on my Bear's attack".
    ( <my> | the | <named_player> 's ) <one_or_two> << ( 's | s ) attack
        >> ( is | was | gets | got ) [ not | then | chump ] ( blocked | unblocked |
        intercepted ) ->
    <start> << in response to {o:my} {x:one_or_two} ( 's | s ) attack [ , ] ->
        {o} {x} attacks . in response ,
    <my> << {x:one_or_two} 's attack >> ( . | , | ? | <end> | and | <subject> | <my> )
        -> attacking {x}
    ( on | against | at ) <my> << {x:size} s attack >> ( . | , | ? | <end> | and |
        <subject> | <my> ) -> attacking {x}
    # "… and is then hit by a bolt".
    <clause> and << ( is | was | gets | got ) then {it:befalls} >> ( by | with | for )
        -> then is {it}
    ( <start> | , | and ) <it> << ( is | was | gets | got ) then {it:befalls}
        >> ( by | with | for ) -> is {it}
    # "He steals my 4/4 and attacks me": with that.
    ( <gains> control of | <steals> ) ( <my> | the | <named_player> 's ) <clause> and
        << {does:attacks} {whom:aimed} >> ( . | ; | <end> ) -> {does} {whom} with it
    # "He had a Furnace and so did I".
    <subject> ( had | has | have | control | controls | controlled ) << {x:some} [ , ]
        and so ( did | do | does | had | has | have | control | controls ) {o:mine}
        >> ( . | ; | <end> ) -> {x} and {o} have {x}
    # "Jace is mine and has 4 loyalty", "Worship but no creature", "and one mana".
    <start> << {it:title} is mine/his and >> ( has | is | was | had ) -> my/his {it}
    ( has | have | had | control | controls ) <some> << but no ( creature | creatures )
        >> ( . | , | ? | <end> | and ) -> and no creatures
    <word> << and [ has | have | had ] [ only | just | exactly ] ( {n:number} | {n:few}
        ) mana [ open | up | available | left | untapped | floating | for it | for that
        | to spend ] >> ( . | , | ? | <end> | and | but ) -> with {n} mana open
    <start> << [ there ( is | are ) ] [ a | an | one ] {it:title} [ is | are ] [ in play
        | out | on the table | there ] on ( both | each | either ) ( side | sides ) >> (
        . | , | <end> | and ) -> both players control {it}
    <my> <some> << ( is | stands | sits ) ( next to | beside ) it >> ( . | , | <end> )
        -> is out
    # "A 2/2 blocker" that is only there; "and send it at him" of what that triggers.
    ( have | has | had | control | controls ) <clause> and a <size> << blocker >> ( . |
        <end> ) ->
    <subject> << ( decide | decides | decided | choose | chooses | chose ) not to >> (
        block | chump ) -> do not
    ( bolt | shock | bolts | shocks | bolted | shocked ) <some> and << {v:sends} it >> (
        at | to ) ( him | his | her | my | the ) -> {v} the trigger
    <start> << my {a:some} and i each have a {b:clause} >> ( . | <end> ) ->
        my {a} has a {b} . i have a {b}
    {c:title} << ( that | which ) names ( him | her | my opponent ) -> naming my
        opponent
    # "I prevent the damage with a prevent-3 shield": so much of it.
    <person> ( prevent | prevents | prevented | stop | stops | absorb | absorbs )
        << ( the damage | that damage | its damage | that | this | it | all of it | it
        all | all of that | the hit | some of it | some of the damage ) ( with | using )
        ( a | an | my | his | her | their | the ) ( {n:number} point shield | prevent
        {n:number} [ shield ] | shield of {n:number} ) [ on ( me | it | him | her ) ]
        >> ( . | , | ? | <end> | and ) -> {n} of the damage
    """,
    {
        "gains": "gain gains gained take takes took",
        "steals": "steal steals stole",
        "attacks": "attack attacks attacked",
        "aimed": "me him her them",
        "mine": "i he she",
        "sends": "send sends point points aim aims fire fires",
        "few": "one two three four five",
        "it": "it he she my",
        "befalls": "hit dealt bolted shocked struck burned targeted attacked blocked",
    },
)
