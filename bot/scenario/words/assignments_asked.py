"""Whether somebody may assign the damage of a fight as he wants to, in Riftbound.

Rows of :mod:`bot.scenario.words.paraphrase`. What is only wanted is not done.
"""

from bot.scenario.words.paraphrase import paraphrases

assignments_asked = paraphrases(
    """
    # What somebody wants to do, and whether he may; what he did, and whether he might.
    << {o:subject} @wants ( to | my damage to ) {v:kills} {c:clause} @stop @may ?
        -> can {o} {v} {c} ?
    << {o:subject} @wants to {v:assigns} {c:clause} @stop @may ? -> can {o} {v} {c} ?
    << {o:subject} ( assign | assigns | assigned ) {c:clause} @stop @may ?
        -> can {o} assign {c} ?
    << {o:subject} ( put | puts ) {n:number} [ damage ] {c:clause} @stop @may ?
        -> can {o} put {n} {c} ?
    ( <start> | , | and | so ) << {o:subject} ( can | may ) {v:assigns} {c:clause} [ , ]
        ( right | correct | yes | yeah | true | or not ) ? -> can {o} {v} {c} ?
    << ( am i/is he | are they/is she ) ( allowed | permitted | able ) to {v:assigns} ->
        can i/he {v}
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
    },
    {
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
