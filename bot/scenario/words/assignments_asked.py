"""Whether somebody may assign the damage of a fight as he wants to, in Riftbound.

Rows of :mod:`bot.scenario.words.paraphrase`. What is only wanted is not done.
"""

from bot.scenario.words.paraphrase import paraphrases

assignments_asked = paraphrases(
    """
    # What somebody wants to do, and whether he may; what he did, and whether he might.
    <start> << {o:subject} [ @wants to ] {v:assigns} {c:clause} . {r:unclaimed} @stop
        @may ?
        -> {r} . can {o} {v} {c} ?
    << {o:subject} @wants to {v:assigns} {c:clause} @stop {x:clause} . @right ?
        -> {x} . can {o} {v} {c} ?
    << @claims {o:subject} ( can | may ) {p:past} {c:clause} . {r:clause} @stop ( @may |
        @true ) ? -> {r} . can {o} {p} {c} ?
    << @claims {o:subject} ( can | may ) @deal ( to | on ) my {y:some} and {p:past} my
        {x:some} . {r:clause} @stop ( @may | @true ) ?
        -> i have my {y} and my {x} . {r} . can {o} skip my {x} ?
    << @claims {o:subject} ( can | may ) {p:past} {c:clause} @stop ( @may | @true ) ?
        -> can {o} {p} {c} ?
    << [ {o:subject} @says ] {o:subject} {v:passes} {c:some} and ( {w:reaches} |
        {z:assigns}
        <some> ( to | on ) ) {d:some} @stop ( @may | @true ) ? -> can {o} skip {c} ?
    << [ {o:subject} @says ] {o:subject} {w:reaches} {d:some} and {v:passes} {c:some}
        @stop
        ( @may | @true ) ? -> can {o} skip {c} ?
    << {o:subject} @wants ( to | my damage to ) {v:kills} {c:clause} @stop @may ?
        -> can {o} {v} {c} ?
    << {o:subject} @wants to {v:assigns} {c:clause} @stop @may ? -> can {o} {v} {c} ?
    << {o:subject} ( assign | assigns | assigned ) {c:clause} @stop @may ?
        -> can {o} assign {c} ?
    << {o:subject} ( put | puts ) {n:number} [ damage ] {c:clause} @stop @may ?
        -> can {o} put {n} {c} ?
    << {o:subject} ( put | puts ) {a:whole} {c:clause} @stop @may ? -> can {o} put {a}
        {c} ?
    ( <start> | , | and | so ) << {o:subject} ( can | may ) {v:assigns} {c:clause} [ , ]
        ( right | correct | yes | yeah | true | or not ) ? -> can {o} {v} {c} ?
    << ( am i/is he | are they/is she ) ( allowed | permitted | able ) to {v:assigns} ->
        can i/he {v}
    {o:subject} <clause> << and @wants to {v:kills} {c:clause} @stop @may ?
        -> . can {o} {v} {c} ?
    # What somebody wanted and is not said to have done is what he says he may do.
    ( <start> | , | and | but ) << {o:subject} ( wanted | tried | hoped ) to >>
        <assigns> -> {o} says {o} can
    # Who stands in front, and who is reached for behind it.
    << ( can | could | may ) {o:subject} @past my {x:some} and @reach my {y:some} with
        {z:some}
        >> ( ? | <end> )
        -> i have my {x} and my {y} . he attacks with {z} . can {o} skip my {x}
    << ( can | could | may ) {o:subject} @past my {x:some} and @reach my {y:some}
        >> ( ? | <end> | if | when ) -> i have my {x} and my {y} . can {o} skip my {x}
    << ( can | could | may ) {o:subject} @past {x:some} and @reach {y:some}
        >> ( ? | <end> | if | when ) -> can {o} skip {x}
    << ( can | could | may ) {o:subject} @reach {y:some} ( without killing | before
        killing | without @hitting | instead of @hitting | before ) my {x:some} [ first
        ]
        >> ( ? | <end> | if | when ) -> i have my {x} and {y} . can {o} skip my {x}
    << ( can | could | may ) {o:subject} @reach {y:some} ( without killing | before
        killing | without @hitting | instead of @hitting | before ) the {x:some} [ first
        ] >> ( ? | <end> | if | when ) -> can {o} skip the {x}
    << can {o:subject} {v:assigns} @all ( to | on ) {w:own} {y:some} instead of [ to |
        on
        ] {w2:own} {x:some} >> ( ? | <end> )
        -> {w} {y} is there . {w2} {x} is there . can {o} skip {w2} {x}
    # Of one after the other.
    << ( must | do | does | should ) {o:subject} [ have to | need to | always ] @kill
        one [ of them | of the units | unit ] [ completely | fully | off | first ]
        before ( {p:subject} [ can | may ] ( damage | hit | touch | attack | assign |
        deal | put | kill ) | damaging | hitting | assigning | dealing | putting |
        moving on ) {c:clause} ? -> do {o} have to kill one first ?
    << can {o:subject} ( assign | deal | put ) ( less than lethal [ damage ] | less
        damage than lethal | non lethal damage | nonlethal damage ) ( to | on ) {c:some}
        ? -> do {o} have to kill one first ?
    << can {o:subject} ( damage | hurt | hit ) ( both | all ) [ of them ] without
        killing ( one | any | either ) [ of them ] ? -> do {o} have to kill one first ?
    # Who says which of them it is.
    << who ( picks | chooses | decides | selects ) ( which | what | who ) [ one | unit |
        of them | of those ] ( dies | die | is killed | gets killed | gets hit | takes
        [ the ] damage | gets the damage | gets it ) >> ( ? | . | <end> ) -> who chooses
    """,
    {
        "assigns": "assign put split deal divide spread place",
        "kills": "kill destroy finish",
        "own": "my his her their",
        "past": "ignore skip bypass",
        "passes": "ignores skips bypasses ignored skipped",
        "reaches": "kills hits killed hit attacks damages",
        "whole": "all everything",
    },
    {
        "all": "( all [ [ of ] the ] [ damage ] | everything | it all | all <number> [ "
        "damage ] )",
        "says": "( says | said | claims | thinks | insists | argues )",
        "claims": "( ( he | she | they | opponent | [ my | his ] ( opponent | friend | "
        "buddy | mate | brother ) | somebody | someone ) ( says | said | claims | "
        "thinks | insists | argues ) [ that ] )",
        "right": "( who [ of us ] is | is ( he | she | that ) | am i ) ( right | "
        "correct )",
        "deal": "( put | assign | deal ) [ @all | [ his | her | their ] [ <number> ] [ "
        "damage ] ]",
        "true": "( is ( he | she | that | this | it ) [ really ] ( right | correct | "
        "true | so ) | ( right | correct | true ) )",
        "past": "[ just | simply ] ( ignore | skip | bypass | go past | go around | go "
        "through | leave )",
        "reach": "[ just | simply | only | directly ] ( kill | hit | damage | attack | "
        "target | destroy | go for | deal damage to | assign damage to | assign it to "
        "| put damage on | put the damage on | assign the damage to | take out )",
        "hitting": "( hitting | damaging | attacking | killing | assigning [ lethal ] "
        "[ damage ] to | dealing with | touching | going through | dealing damage to )",
        "wants": "( want | wants | wanted | would like | had like | plan | plans | "
        "planned | try | tries | hope | hopes )",
        "stop": "( . | , | ; | - ) [ and | but | so ]",
        "may": "( ( am i | is he | is she | are they ) ( allowed | permitted ) "
        "[ to [ do ( that | this | it | so ) ] ] | ( can | may | could ) <subject> "
        "[ [ legally ] do ( that | this | it | so ) ] | ( is | was | would ) ( that | "
        "this | it ) [ be ] ( allowed | possible | legal | ok | okay | fine | right | "
        "correct | a legal assignment | a legal split ) | ( possible | allowed | legal "
        "| ok ) [ or not ] )",
        "kill": "( kill | destroy | finish | finish off | assign lethal to | assign "
        "lethal damage to | deal lethal to | deal lethal damage to )",
    },
)
