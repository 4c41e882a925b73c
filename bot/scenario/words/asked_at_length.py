"""What is asked in many words, or in the order of another language, asked plainly.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

asked_at_length = paraphrases(
    """
    # "What is the largest amount of damage that I can assign to my opponent?"
    << what is the <most> [ possible ] ( amount | number ) of [ points of ] [ combat ]
        damage [ that | which ] {who:subject} ( <can> | ( am | is | are ) ( able |
        allowed ) to ) {v:gives} to {t:target} >> ( <end> | , | with | in | this )
        -> how much damage can {who} {v} to {t} at most
    << what is the <most> [ possible ] [ combat ] damage ( to {t:target} | [ that ]
        {t:target} can take ) >> ? -> how much damage can i deal to {t} at most
    << how much damage ( at [ the ] most | maximally ) ( can | may | could ) be
        {v:given} to {t:target} >> ? -> how much damage can be {v} to {t} at most
    @opens << ( do | does | did | will | would ) {it:target} ( get | be )
        ( hit | hurt | damaged ) [ back ] >> ? -> does {it} take damage
    # To what damage goes, that takes it.
    @opens << ( do | does | did | will | would ) [ all [ of ] ] @that_damage [ all ]
        ( go | get @moved | move ) [ over | on ] to {it:target} [ instead ] >> ? ->
        does {it} take damage
    @opens << ( is | was | gets | are ) [ all [ of ] ] @that_damage @moved to
        {it:target} [ instead ] >> ? -> does {it} take damage
    @opens << [ all [ of ] ] @that_damage ( go | goes | will go | would go | moves |
        ( is | gets | gets | will be | would be ) @moved ) to {it:target} [ instead ]
        [ , ] ( correct | right | yes | no ) >> ? -> does {it} take damage
    # "On how much life do I arrive?"
    << [ down ] <at> @how_much ( do | does | am | is | are | will ) {who:subject} <ends>
        [ up | in | out ] [ @after ] >> ( ? | <end> ) -> how much life do {who} have
    << @how_much ( remains | remain | do remain | does remain | is left | are left
        | stays | rests ) ( to | for ) {who:person} [ @after ] >> ( ? | <end> ) ->
        how much life do {who} have
    how much life ( have | has ) <subject> << @after >> ( ? | <end> ) ->
    # Of effects as such; which they are is told beside it.
    <start> << ( when | if | where | since ) ( two | several | multiple | both | many )
        [ <word> ] effects <clause> , who @decides >> ? -> who chooses
    <start> << how much life ( is | was | gets ) gained >> ? -> how much life do i gain
    ( <start> | , ) << life gained >> ? -> how much life do i gain
    # What saves a thing that has it, which is told only here.
    <start> << ( does | will | would ) protection from {k:word} ( save | protect )
        {it:some} from {c:some} >> ? -> does {it} with protection from {k} survive {c}
    <start> << ( does | will | would ) {k:saving} ( save | protect ) {it:some} from
        {c:some} >> ? -> does {it} with {k} survive {c}
    <start> << ( does | will | would ) a prevent {n:number} shield ( save | protect )
        {it:some} from {c:some} >> ? <last> -> does {it} with prevent {n} survive {c}
    # Of a spell as such; what has that protection is told behind it.
    <start> << ( does | will | would | can ) protection from <word> <stop> [ [ the ]
        damage ( from | of ) ] {c:some} >> ? <clause> protection
        -> is the damage prevented
    <start> << can you tell me ( if | whether ) protection from <word> <stops> {c:some}
        ( . | ? ) >> <clause> protection -> is the damage prevented ?
    # "Any damage, any discard?" is two questions, and the second of whomever.
    @opens any <word> << , [ and | or ] >> any [ cards | card ] <word> ? -> ?
    @opens << any ( damage | dmg ) >> ? any -> how much damage is dealt
    @opens << how many cards ( are | get | were ) drawn/discarded >> @asked_so ->
        does anyone draw/discard cards
    @opens << [ is | are | was | were ] any ( card | cards ) drawn/discarded
        >> @asked_so -> does anyone draw/discard cards
    @opens << ( is | are | was | were ) [ a | the ] ( card | cards ) drawn/discarded
        >> @asked_so -> does anyone draw/discard cards
    @opens << [ any ] ( card draw/discard | card draws/discards ) >> @asked_so ->
        does anyone draw/discard cards
    @opens << any ( discard | discards ) >> @asked_so -> does anyone discard cards
    # What is left of a shield is no other one.
    @opens << <holder> @has_left >> [ , ] <right> ? -> the shield has {n} left
    @opens << ( do | does | will | would ) <holder> @has_left >> ( ? | <end> )
        -> how much is left of the shield
    @opens << [ only ] {n:number} [ point | points ] ( is | are ) [ still ] ( left |
        remaining ) on @the_shield >> [ , ] <right> ? -> the shield has {n} left
    <says> [ that ] << @the_shield ( only | just ) ( works | stops | counts | applies |
        protects | prevents ) ( once | [ against | on | for | from ] [ the ] ( first |
        one ) [ one | hit | attack | attacker | ally | spell | time ] )
        >> ( ? | . | , | <end> ) -> the shield is gone
    damage << {v:spends} >> ( my | his | her | the | a ) shield -> uses up
    # What happens to it, and whether it dies.
    << ( what ( does happen | is happening | will be happening ) ( to | with ) | what (
        becomes | will become | is [ going ] to become | has become ) of ) -> what
        happens to
    << ( what is ( the | its ) ( fate | state | condition ) of | how is the ( state |
        condition ) of | ( in | on ) ( which | what ) ( state | condition ) is ) >>
        <target> [ @after ] ( ? | <end> ) -> what happens to
    @opens << is {t:target} [ now | then ] going to {v:fares} >> @asked_so ->
        does {t} {v}
    @opens << is {t:target} [ now | then ] going to be <killed> >> @asked_so ->
        does {t} die
    @opens << ( remains | stays ) {t:target} ( alive | living | in play ) >> @asked_so
        -> does {t} survive
    # How much it takes.
    << how ( much | many ) damage ( takes | receives | gets | suffers | take | receive
        | get | suffer | does arrive ( at | on | to ) | arrives ( at | on | to ) | does
        come ( at | on | to ) | comes ( at | on ) | does reach | reaches ) {t:target} [
        in ( total | all ) ] >> @asked_so -> how much damage does {t} take
    << how many damage counters ( lie | lies | come | comes | does come | do come | land
        | are put | go | goes | sit | sits | stay ) ( on | to ) {t:target} >> @asked_so
        -> how many damage counters does {t} have
    how many damage counters ( has | have ) <target> << ( received | taken | got |
        gotten ) >> ( ? | <end> ) ->
    # "My Shock deals how much to him?", "dead or not?"
    @opens << my {it:title} to ( his | her | the ) face ( does | deals ) how much [
        damage ] >> ( ? | <end> ) -> i cast {it} on my opponent . how much damage does
        my opponent take
    @opens << {it:some} ( does | deals | do | deal ) how much [ damage ] to {t:target}
        >> ( ? | <end> ) -> how much damage does {it} deal to {t}
    @opens << {it:some} ( does | deals | do | deal ) how much [ damage ] >> ( ? |
        <end> ) -> how much damage does {it} deal
    @opens << ( can | could ) i ( make | arrange ) it so [ that ] >> <subject>
        <clause> ? ->
    ( <start> | , | and ) << can <any> trample ( over | through ) [ it | him | her |
        anything | any damage | the blocker ] ? >> <last>
        -> how much damage can go through ?
    # "Does Pariah work against Skullcrack? He casts it on me".
    ( against | stop | prevent | from | survive ) [ a | his | her | the ] {c:title} ? [
        if | when | say ] {who:subject} {does:casts} << it >> ( on | at | <end> ) -> {c}
    @opens << ( what is | what 's ) the most [ damage ] <any> can trample ( over |
        through ) [ ( to | onto | on ) {x:target} ] >> ( ? | <end> )
        -> how much damage can go through
    ( dead | alive ) << or not >> ( ? | <end> ) ->
    @opens << {x:target} {v:first} {y:some} or ( not | no ) >> ( ? | <end> )
        -> {v} {x} {y}
    @opens << i take how much [ damage ] at {m:bound} >> ( ? | <end> ) -> how much
        damage do i take at {m}
    # "Net damage?", "State the damage after each.", "Show me every step."
    @opens << [ the ] ( net | total | final | resulting ) ( damage | result ) >>
        ( ? | <last> ) -> how much damage is dealt
    @opens << ( state | give | list | show | name | tell ) [ me | us ] [ the | all |
        every | each | what ] ( damage | result | results | outcome | outcomes | step |
        steps | life totals | totals ) [ dealt | marked ] [ and why ] [ ( after | at |
        for | of | in ) ( each | both | all | every ) [ of ( them | these | those ) ]
        [ <word> ] ] [ , ] [ please ] ( . | ! | ? | <last> ) >> -> what happens ?
    @opens << [ so ] ( do | does | did | will | can | could ) <subject> ( break | get |
        make it | go ) through >> ? -> what happens
    # "It doesn't survive, does it?"
    @opens << {it:some} ( does | do | did | will | would | can ) not {v:fares} [ , ]
        ( does | do | did | will | would | can ) <asked> >> ? -> does {it} {v}
    # How it has to be dealt out.
    << ( on | to ) ( which | what ) ( unit | units | of them | of the units ) <must>
        ( go [ my | the ] damage | ( my | the ) damage ( go | be {v:given} ) |
        i {v:gives} ( my | the ) [ <number> ] damage ) >> ( ? | <end> ) ->
        how must i assign my damage
    << how {m:must} i ( distribute | allocate | deal out ) ( my | the )
        [ <number> ] [ points of ] damage >> ( ? | <end> ) ->
        how {m} i assign my damage
    # What is so besides is told behind what is supposed.
    ( kill | survive | die | beat | live ) <clause> if <clause> << and
        {r:holding} {v:has} {x:clause} ? >> <last> -> ? {r} {v} {x} .
    # When it is asked of: when all has happened that was told.
    << after ( both | all [ the | two | three | four ] | the ( two | three ) |
        these | those ) ( attacks | hits | spells | combats | fights ) >>
        ( ? | <end> ) ->
    # "Did it die, and did mine?"
    ( do | does | did | will ) <some> {v:fares} [ in [ the ] ( combat | fight ) ] << [ ,
        ] and ( do | does | did | will ) {o:owned} >> ? -> . does {o} {v}
    # "He says he gains nothing. Is he right?": that is a number.
    <says> [ that ] <some> << {v:gains} @no_life >> @said_so -> {v} zero life
    <says> [ that ] <some> << {v:takes} @no_damage >> @said_so -> {v} zero damage
    ( @opens | <break> ) <some> << {v:gains} @no_life >> [ , ] <right> ?
        -> {v} zero life
    ( @opens | <break> ) <some> << {v:takes} @no_damage >> [ , ] <right> ?
        -> {v} zero damage
    ( do | does | did | will ) <some> << {v:gains} @no_life >> ( ? | <end> )
        -> {v} zero life
    ( do | does | did | will ) <some> << {v:takes} @no_damage >> ( ? | <end> )
        -> {v} zero damage
    # "We argued whether I live. Who is right?"
    <start> << we ( argued | argue | disagree | disagreed | fought | were arguing | are
        arguing | had an argument ) [ about | over ] ( whether | if ) {it:clause} [ or (
        not | nothing ) ] [ . | , | : ] who ( is | was | 's ) right ? -> {it} , right ?
    ( <start> | , ) << [ so | and ] how much [ then | exactly | in total ] >> ?
        -> how much damage
    # "He says his Bear dies if I shock it. Is he right?": what comes of it is asked.
    <top> << [ so | ok | hey ] @someone <says> [ me | us ] [ that ] {x:some}
        ( dies/survives/lives ) ( when | if | after | once ) {it:clause} [ . | , | so ]
        ( is | was ) ( he | she | that | this | it | they ) ( right | true | correct ) ?
        >> <last> -> does {x} die/survive/live if {it} ?
    # "My friend says I die to it. Is he right?": all that is told is what he says.
    <top> << [ so | ok | hey ] @someone <says> [ me | us ] [ that ] {x:some} {v:fate}
        {it:unopposed} @whether ? >> <last> -> {x} {v} {it} , right ?
    # … and who says that it is not so.
    ( <start> | , | and | so ) << [ so ] [ ( that | it | this ) ( is | 's | makes |
        was ) | making ] {n:number} damage [ total | in total | altogether ] [ , ] (
        right | correct | yes | yeah ) >> ( ? | <end> ) -> is that {n} damage
    <top> << [ so | ok | hey ] @someone <says> [ me | us ] [ that ] {x:some} {v:fate}
        {it:unopposed} [ . | , | ; ] [ but | and ] @someone ( <says> [ that ]
        ( it | he | she | they | i ) [ does | will | would ] [ not ] {w:fate} | <says>
        ( no | otherwise ) | disagree | disagrees | do not think so | does not think so
        | do not agree | does not agree ) @whether ? >> <last> -> {x} {v} {it} , right ?
    ( <start> | , | so ) << {o:my} {x:some} ( survives | would survive | will
        survive ) {it:clause} [ , ] ( right | correct | true ) ? >> <last> ->
        does {o} {x} survive {it} ?
    """,
    {
        "holding": "i he she they it opponent",
        "first": "is was are were can could will would may might",
        "owned": "mine his hers theirs",
        "casts": "casts cast plays played throws aims",
        "any": "i he she it they",
        "bound": "most least",
        "gains": "gain gains lose loses",
        "takes": "take takes",
        "most": "largest greatest highest maximum biggest most maximal",
        "holder": "i he she they it we",
        "has": "have has had",
        "right": "right correct yes true",
        "my": "my his her their",
        "spends": "destroys breaks removes kills eats ends spends wastes burns",
        "fate": "die dies survive survives live lives kills kill would will",
        "says": "says say said claims claim claimed thinks think insists told argues",
        "can": "can may could might",
        "gives": "assign deal do put give",
        "given": "assigned dealt done put given",
        "at": "on at with to",
        "ends": "arrive end finish stand go fall land remain left come be stop",
        "fares": "die survive live",
        "killed": "killed destroyed dead",
        "asked": "it he she they",
        "must": "must should do does",
        "saving": "indestructible hexproof shroud",
        "stop": "stop prevent",
        "stops": "stops prevents",
    },
    {
        "no_life": "( nothing | no life | zero life ) [ at all ]",
        "no_damage": "( nothing | no damage | none ) [ at all ]",
        "said_so": "( . | , | ; | ? | <end> | and | but )",
        "whether": "[ . | , | so | ; ] ( [ is | was ] ( he | she | that | this | it | "
        "they | are they ) ( right | true | correct ) | true | right | correct | who "
        "( is | was | 's ) right )",
        "someone": "( i | he | she | they | [ my ] opponent | someone | somebody "
        "| people | ( my | a | the ) ( friend | buddy | mate | brother | sister | "
        "judge ) )",
        "the_shield": "( it | the shield | <my> shield )",
        "has_left": "( still <has> [ @its ] prevent {n:number} [ shield ] [ @left ] | "
        "<has> [ still ] [ @its ] prevent {n:number} [ shield ] @left )",
        "its": "( <my> | a | its | the )",
        "left": "( left | remaining | over | left over )",
        "that_damage": "( the | that | this | his | her | its ) damage",
        "moved": "( dealt | redirected | sent | moved )",
        "how_much": "( how much life | how many life [ points ] | "
        "( what | which ) life [ total ] )",
        "after": "( after ( it | this | that | all this | all of this | combat ) | now "
        "| then | afterwards | left | over | in the end | at the end )",
        "decides": "( decides | chooses | picks | orders them | chooses the order | "
        "decides the order )",
        "opens": "( <start> | , | and | but | so )",
        "asked_so": "( ? | , | and | or | <end> | from | after | by | because )",
    },
)
