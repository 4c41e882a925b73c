"""Whom a thing is done to, behind what is done: "shoots on him a Bolt".

Many languages tell of that first. Rows of :mod:`bot.scenario.words.paraphrase`: only
the order changes, never what is said.
"""

from bot.scenario.words.paraphrase import paraphrases

aims_behind = paraphrases(
    """
    # "There comes a spell which makes 2 damage on it".
    << there ( comes | came | follows | followed | arrives ) {a:a} {k:source}
        ( that | which ) >> <deals> -> {a} {k}
    # "A spell makes on it 2 damage more": how much stands behind the verb.
    <deals> << <onto> {t:target} [ {c:further} ] {n:number} [ {m:more} ]
        [ ( points | point ) of ] damage [ {m:more} ] -> {c} {n} {m} damage to {t}
    <deals> {n:number} << damage {m:more} >> ( <onto> | . | , | ; | and | then | <end> )
        -> {m} damage
    <deals> <onto> {t:target} << {a:a} damage of {n:number} -> {n} damage
    ( <deals> <number> [ <more> ] damage ) << ( on | at | onto | in ) >> <target> -> to
    <deals> <onto> << {t:target} [ , ] how much damage >> ( ? | <end> ) -> {t}
    # "To me deals Bob's spell 3 damage", "on it a spell makes 3 damage".
    @opens << <onto> {t:target} {v:deals} {s:target} {n:number} [ {m:more} ] damage
        [ {m:more} ] -> {s} {v} {n} {m} damage to {t}
    # "It gets from a spell 2 damage", "from a spell it takes 2 damage".
    <takes> << <off> {s:target} {n:number} [ {m:more} ] damage [ {m:more} ] ->
        {n} {m} damage from {s}
    @opens << <off> {s:target} {t:target} {v:takes} {n:number} [ {m:more} ] damage
        [ {m:more} ] -> {t} {v} {n} {m} damage from {s}
    # "Gives 2 damage to it": no bonus is one of damage.
    << {v:gives} {n:number} [ {m:more} ] damage <onto> >> <target> ->
        deals {n} {m} damage to
    << {v:gives} {t:target} {n:number} [ {m:more} ] damage >> @over ->
        deals {n} {m} damage to {t}
    @opens << by {s:target} <is> dealt {n:number} [ {m:more} ] damage to {t:target} ->
        {s} deals {n} {m} damage to {t}
    # One way of saying what a shield does, and of having one.
    ( shield | barrier ) [ on <target> ] << [ , ] @that_prevents >>
        [ the ] [ next ] <number> -> that prevents
    << ( ( is | was ) having | possesses ) -> has
    << possess -> have
    has << on ( it | itself ) >> @a_shield ->
    @opens << ( <over> {t:target} [ , ] ( <lies> | there is | <is> [ <lying> ] )
        | there <is> [ <lying> ] <over> {t:target} | <subject> ( have | has | got )
        <over> {t:target} ) >> @a_shield -> {t} has
    @opens << {a:a} ( prevent {n:number} {k:shielding} | {k:shielding} that prevents
        [ the ] [ next ] {n:number} damage | {k:shielding} ( of | for ) {n:number} )
        ( <lies> | <is> [ <lying> ] ) <over>
        {t:target} >> @over -> {t} has {a} prevent {n} {k}
    <gives> << <onto> >> <target> @a_shield ->
    {v:gives} << {a:a} ( prevent {n:number} {k:shielding} | {k:shielding} that prevents
        [ the ] [ next ] {n:number} damage | {k:shielding} ( of | for ) {n:number} )
        to {t:target} >> @over ->
        {t} {a} prevent {n} {k}
    << ( lay | lays | laid | place | places | placed ) >> [ <over> <target> ]
        @a_shield -> put
    # "I play on it a Ki Barrier", "I put on my unit a shield that prevents 3".
    <places> << {on:onto} {t:aimed} ( {o:target} | {o:names} ) >> @over -> {o} {on} {t}
    # "On my unit I have played Ki Barrier", "a Bolt I cast on him".
    @opens << {on:onto} {t:target} [ , ] {s:subject} ( {h:has} {v:placed} | {v:places} )
        ( {o:target} | {o:names} ) >> @over -> {s} {h} {v} {o} {on} {t}
    <start> << {on:onto} {t:target} ( {h:has} | {v:places} ) {s:pronoun} [ {v:placed} ]
        ( {o:target} | {o:names} ) >> @over -> {s} {h} {v} {o} {on} {t}
    <start> << ( {o:target} | {o:names} ) {s:subject} {v:places} {on:onto} {t:target}
        >> ( . | ; | ! | <end> ) -> {s} {v} {o} {on} {t}
    # "I play it and both times choose his 3/3", "… and target it twice".
    << ( , | and | , and ) ( both times | twice )
        [ , ] <chooses> {t:target} >> @closes -> , choosing {t} both times
    << [ , ] and <chooses> {t:target} ( both times | twice ) >> @closes ->
        , choosing {t} both times
    # "With my 2/2 I block it".
    @opens << with {it:target} [ , ] {s:subject} [ {h:has} ] {v:fights} [ {o:target} ]
        >> @over -> {s} {h} {v} {o} with {it}
    <start> << with {it:target} {v:fights} {s:pronoun} [ {o:target} ] >> @over ->
        {s} {v} {o} with {it}
    blocked << from >> <target> -> by
    blocked by << me/him with >> my/his ->
    << ( makes | is making ) an attack ( on | against | at ) -> attacks
    << ( make | am making | are making ) an attack ( on | against | at ) -> attack
    """,
    {
        "a": "a an the another my his one",
        "source": "spell action ability card instant sorcery",
        "deals": "deal deals dealt dealing make makes made making do does did doing "
        "inflict inflicts inflicted cause causes caused",
        "takes": "take takes took taking get gets got getting receive receives "
        "received suffer suffers suffered",
        "gives": "give gives gave",
        "onto": "on to at onto against upon",
        "off": "from by off",
        "pronoun": "i we he she they",
        "more": "more further additional extra",
        "further": "another further additional",
        "places": "play plays played playing cast casts casting shoot shoots shot "
        "throw throws threw put puts putting lay lays laid place places placed use "
        "uses used activate activates activated fire fires fired",
        "placed": "played playing cast casting put laid placed used activated shot "
        "thrown",
        "has": "have has had am is are was",
        "is": "is was are were",
        "lies": "lies lie sits stands rests",
        "lying": "lying sitting put placed laid standing active",
        "over": "on over upon around",
        "chooses": "choose chooses chose choosing pick picks picked picking target "
        "targets targeted targeting",
        "fights": "attack attacks attacked attacking block blocks blocked blocking "
        "defend defends defended defending",
        "shielding": "shield barrier",
    },
    {
        "opens": "( <start> | , | and | but | then | so | now | afterwards )",
        "a_shield": "( a | an | the | my | another ) "
        "[ prevent <number> | big | small ] <shielding>",
        "that_prevents": "( that | which ) [ will | can | is ] ( prevents | prevent | "
        "preventing | stops | stop | stopping | blocks | absorbs | absorb )",
        "closes": "( <end> | . | ; | ? | ! )",
        "over": "( <end> | , | and | but | that | which | then | when | in | \\open )",
    },
)
