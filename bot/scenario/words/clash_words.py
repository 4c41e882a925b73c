"""What players of Grand Archive say of attacks, interception and retaliation.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

of_clashes = paraphrases(
    """
    # Who answers an attack.
    << ( declares | declare | chooses | uses ) retaliation -> retaliates
    ( , | and | . ) << [ the ] retaliation ( happens | ensues | follows | occurs )
        -> it retaliates
    {who:subject} << ( rests | rest ) ( it | him | her | that ally ) to retaliate
        -> retaliates
    << ( rests | rest ) to retaliate -> retaliates
    << ( jumps | steps ) in [ with intercept | to intercept | for it | for her | for him
        | in the way ] >> ( . | , | ; | and | ? | <last> ) -> intercepts
    << ( jump | step ) in ( with intercept | to intercept )
        >> ( . | , | ; | and | ? | <last> ) -> intercept
    << ( uses | use ) [ its | the ] intercept >> ( . | , | ; | and | ? | <last> )
        -> intercepts
    << ( uses | use ) my {x:some} 's intercept -> intercept with my {x}
    {who:subject} ( have | has | control | controls ) <some> with intercept <<
        and ( intercept | intercepts ) [ it | that | the attack | with it ]
        >> ( . | , | ; | ? | <end> ) -> . {who} intercept with it
    # What is attacked, and with what.
    ( attack | attacks | swing | swings ) with {x:some} << [ , ] ( targeting |
        choosing | target ) -> into
    {o:my} champion << ( swings | swing ) {x:some} at {y:some} >> ( . | , | ; | <end> )
        -> attacks {y} with {x}
    <start> << with {x:some} ( , | i ) [ i ] attack {y:some} >> ( . | , | ; | <end> )
        -> i attack {y} with {x}
    {who:subject} ( have | has | control | wield ) <clause> <weapon> <clause> << and
        ( attack | attacks ) {y:some} >> ( . | , | ; | ? | <end> ) -> . {who} attack {y}
        with it
    # What comes next.
    ( attacked | hit | struck ) by <some> << and [ then ] [ also ] ( hit | struck |
        shot )
        ( with | by ) a {n:number} damage {k:kind} -> . then a {k} deals {n} damage to
        it
    <number> [ damage ] [ ( from | by | off ) [ a | the | his ] {j:kind} ] << and after
        [ that ] {n:number}
        ( by | from ) [ a | an | the ] ( other | another | second | different )
        {k:kind} -> . then another {k} deals {n} damage to it
    <subject> << flash grenades -> uses flash grenade
    # What stops damage.
    << a [ shielding ] buffer of {n:number} -> a prevent {n} shield
    << ( a shielding of {n:number} | shielding {n:number} ) -> a prevent {n} shield
    {who:subject} << ( activated | activate | played | play | plays | cast | used |
        use ) ( a | my ) ( card | spell | action | reaction | thing ) that prevents the
        next {n:number} damage >> ( to | for | on ) -> have a prevent {n} shield
    {who:subject} << ( played | play | plays | cast | put | activated ) a prevent
        {n:number} [ shield ] >> on -> have a prevent {n} shield
    """,
    {
        "kind": "spell action ability attack",
        "weapon": "sword axe bow blade dagger weapon hammer spear gun polearm",
    },
)
