"""Questions in other words, and as those ask who learnt the language late.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

asked_plainly = paraphrases(
    """
    ( . | , | ! | <break> ) << win >> ? -> do i win
    ( . | , | ! | <break> ) << [ so | and ] [ it | its ] [ is | 's ] [ a ]
        ( draw | tie ) [ , ] [ right | then ] >> ? -> is it a draw
    how much [ damage ] << ( can | could | may | might ) {who:subject} trample
        ( over | through ) [ onto | to | on | into ] [ me | him | her | my opponent ]
        >> ? -> can trample over
    # "He said I was dead. Was I?"
    <start> << <subject> <claims> [ that ] i ( am | was | 'm ) dead <so>
        ( am | was ) i >> ? -> am i dead
    <start> << <subject> <claims> [ that ] {it:some} ( is | was | 's ) dead <so>
        ( is | was ) <asked> >> ? -> is {it} dead
    <start> << <subject> <claims> [ that ] {it:some} ( dies | died ) <so>
        ( does | did | will ) <asked> >> ? -> does {it} die
    <start> << <subject> <claims> [ that ] {it:some} ( survives | survived | lives |
        lived ) <so> ( does | did | will ) <asked> >> ? -> does {it} survive
    ( <start> | , | and | so | but ) << could >> <subject> [ still ] ( die | lose |
        survive | live | win ) -> can
    how much [ damage ] ( do | does | did | can | could | will | would ) {who:some} <<
        ( shoot | throw | fire | fling | dish out | send | reflect ) [ back | out ] >> (
        ? | <end> ) -> deal
    how much [ damage ] ( do | does | did | can | could | will | would ) {who:some} <<
        ( shoot | throw | fire | fling | dish out | send | reflect ) [ back | out ] ( at
        | to ) >> <target> -> deal to
    # What lifelink does where it works.
    << ( does | will | would ) my lifelink [ still ] ( work | trigger | count | apply |
        matter ) >> ( ? | <end> ) -> do i gain life
    << ( does | will | would ) {w:his} lifelink [ still ] ( work | trigger | count |
        apply | matter ) >> ( ? | <end> ) -> does he gain life
    # The verb first, as other languages ask.
    <start> << dies {it:target} >> ( ? | <end> ) -> does {it} die
    how ( much | many ) [ damage ] << ( takes | receives | suffers ) {it:some} >> ( ? |
        <end> ) -> does {it} take
    how ( much | many ) [ damage ] << gets {it:target} >> ( ? | <end> ) ->
        does {it} take
    <start> << ( survives | lives ) {it:target} >> ( ? | <end> ) -> does {it} survive
    who ( survives | dies | lives | wins ) << ( this | that | all this | all that ) >>
        ( ? | <end> ) ->
    # Of poison nothing dies but a player.
    ( does | do | did | will | would ) <subject> << ( die | lose | be dead ) [ the game
        ] [ purely | just ] ( of | to | from | by | due to ) [ the ] poison [ counters |
        damage ] >> ( ? | <end> | , | or | right ) -> lose the game
    ( is | are | am ) {who:subject} << dead ( of | to | from | by ) [ the ] poison [
        counters | damage ] >> ( ? | <end> | , | or | right ) -> out of the game
    << where does my life ( end up | end | land ) from {n:number} >> ( ? | <end> )
        -> what is my life after , starting from {n}
    # "What's my life from 20?", "his life (20)": as nobody says otherwise.
    ( life | total | totals ) [ after | afterwards | then | now | left ] [ , ] <<
        from {n:number} >> ( ? | <last> | <end> ) -> starting from {n}
    ( life | total | totals ) << ( from 20 | \\open 20 \\close | starting at 20 ) >>
        ( <end> | ? ) ->
    << who ( is | 's | are ) [ all ] ( out | knocked out | eliminated ) >> ? -> who dies
    # What is on it when another turn has begun.
    <start> << ( is @its_damage @yet ( gone | healed | removed | off | there | on it ) |
        does @its_damage @yet ( stay | remain | go away | heal | wear off ) [ on it ] |
        does it @yet have @its_damage | is it @yet ( healed | damaged | hurt ) | does it
        @yet heal ) [ in | on ] [ the | my | his | her | their | your ] next turn ?
        -> next turn , how much damage does it have marked on it ?
    # "Is that even legal?"
    ( is | was | are | 's ) ( that | this | it | they ) << ( legit | kosher | ok to do |
        a legit play | a legal play ) >> [ ? ] <last> -> legal
    ( . | , | ! | <break> ) << ( legit | legal ) >> [ ? ] <last> -> is that legal
    ( is | was | can | could | does | do ) ( that | this | it | <subject> ) << even >>
        ( legal | allowed | possible | do | die | work | target | block ) ->
    << is {who:subject} allowed to >> do ( that | this ) -> can {who}
    ( ? | dead | die | legal | right | win | lose | survive ) << or >> <last> ->
    ( my/his life | my/his life total | am/is i/he at | am/is i/he on ) << after >>
        <undergoing> -> after i/he
    <start> << after >> <undergoing> <clause> , what ( is my | am i ) -> after i
    # "How much life I have?", "how many damage he takes?"
    how << many >> damage ( <end> | is | are | do | does | did | will | would | can |
        goes | <named_player> | i | he | she | they | it | my | the | from | to | in |
        left | for | after | gets ) -> much
    how many ( loyalty | poison | +1/+1 | -1/-1 | <change> ) << counter -> counters
    @opens how ( much | many ) [ <word> ] {what:counted} <<
        {who:asker} {does:does} >> ( ? | , | in | after | now | and |
        maximum | at ) -> do {who} {does}
    how ( much | many ) [ <word> ] {what:counted} <<
        ( has | have | had ) {who:subject} >> ( ? | , | now | left | after | in )
        -> do {who} have
    how ( much | many ) {what:counted} << ( becomes | become ) {who:person} >> ( ? | , )
        -> does {who} take
    how much damage << ( does | do | will ) <subject> ( make | deal | do ) [ to ] me >>
        ( ? | , | with | in | and ) -> do i take
    how much damage << ( do | does ) {who:subject} ( take | receive | get ) ( maximum |
        max | as a maximum ) -> do {who} take at most
    @opens << i {it:gains} [ . ] how much [ life ] >> ( ? | <last> )
        -> how much life do i {it}
    @opens << i {it:takes} [ . ] how much [ damage ] >> ( ? | <last> )
        -> how much damage do i {it}
    @opens << {who:spoken} gains [ . ] how much [ life ] >> ( ? | <last> )
        -> how much life does {who} gain
    @opens << {who:spoken} loses [ . ] how much [ life ] >> ( ? | <last> )
        -> how much life does {who} lose
    @opens << {who:spoken} takes [ . ] how much [ damage ] >> ( ? | <last> )
        -> how much damage does {who} take
    ( . | , | ! | <break> ) << any ( deaths | corpses | dead creatures ) >>
        ( ? | <last> ) -> who dies
    @opens << {it:loses} i >> [ life | the | any | <end> ] -> do i {it}
    << ( am i | is he | is she | are they ) taking >> [ any | the ] damage -> do i take
    ( what is | what 's ) ( my | his | her | their | <person> 's ) life << at >>
        ( ? | , ) ->
    ( life | life total ) << [ , ] ( at best and [ at ] worst |
        at best or [ at ] worst | at worst and [ at ] best | at best | at worst )
        >> ? ->
    @opens << {whose:my} life [ total ] is >> ( ? | <last> ) -> what is {whose} life
    @opens << opponent 's life [ total ] is >> ? -> what is opponent 's life
    << ( what | which ) is the ( largest | greatest | highest | biggest | most ) amount
        of damage [ that ] >> i can -> how much damage
    ( do | does | did | will | would | am | is | are ) <subject> ( die | dies | dead |
        lose | survive | live | alive )
        << or ( does | do | will | did | can ) [ the | his | my | her ] <keyword>
        ( save | saves | help | helps | keep ) ( him | her | it | them | me ) [ alive ]
        >> ? ->
    << [ , ] ( if | when ) he ( goes | puts | sends | pushes | assigns ) [ it ]
        ( all [ in ] | everything | max | maximum | everything he can | all he can |
        as much as ( possible | he can ) ) [ damage ] [ to | into | on | at | in ]
        [ my | the ] ( face | dome ) >> ( ? | <end> ) -> ? he sends the rest to me
    << [ , ] ( if | when ) i ( go | send | put | push | assign | trample ) [ over ]
        ( [ for ] max | [ for ] maximum | everything i can | all i can |
        as much as ( possible | i can ) ) [ damage ]
        [ to | into | on | at | in ] [ {whose:his} ] ( face | dome | head | him | her |
        them ) >> ( ? | <end> ) -> ? i send the rest to his face
    ( pick | picks | choose | chooses | decide | decides ) << ( who ( he | she | it |
        they ) ( kills | kill | hits | hit ) | which ( one | ones | of them | creature |
        of the two ) ( dies | die ) ) >> ( ? | <end> ) -> who dies
    <start> << [ what is | what 's ] [ the ] ( least/most | minimum/maximum | min/max )
        [ damage ] i [ can | could ] take >> ? -> what is the least/most damage i can
        take
    ( <start> | , ) << [ what is | what 's ] [ the ] ( max | maximum | most ) ( face |
        trample ) damage >> ? -> how much damage goes through at most
    ( <start> | , ) << ( max | maximum | most ) [ possible ] damage ( to | on ) me/him
        >> ? -> what is the most damage i/he can take
    << where are we [ at | now | after | then ] >> ( ? | if ) ->
        what are our life totals
    how much damage << i can ( deal | do ) -> can i deal
    << ( would | will | is ) {it:clause} ( be harmed | be hurt | get hurt | harmed )
        >> ? -> does {it} take damage
    ( <start> | , ) << {n:number} [ damage | dmg ] >> ? -> what happens
    <start> << [ so ] ( i get | do i get | it is | is it | that is | i end up at |
        am i at | i come to ) {n:number} or {m:number} [ depending ] >> ? ->
        what happens
    <start> << ( it | he | the damage ) ( pass | passes ) [ through ] [ any ] [ damage ]
        ( for | to ) me >> ? -> do i take damage
    <start> << ( what does | what is | what 's | what do ) ( it | this | that ) do to
        {it:clause} >> ? -> what happens to {it}
    how much [ damage ] << ( do | can | would ) i [ get to ] ( shoot | ping | burn |
        zap | hit ) {whom:whom} for -> damage does {whom} take
    <start> << does lifelink still ( gain | work | do anything | gain me life )
        if ( my | the | its ) damage is prevented ? -> do i gain life ?
    <start> << ( can | does | will | would ) @saving save {it:some} from
        ( deathtouch | dying | damage | lethal damage | destruction | it ) ? ->
        does {it} die ?
    ( go | goes | get | gets | trample | tramples ) << over the top -> through
    how much [ damage ] tramples ( over | through ) << ( me | him | her | them ) >>
        ( ? | <last> ) ->
    how much [ damage ] ( goes | go | gets | tramples ) << to face
        [ max | maximum | at most | tops ] >> ( ? | <end> ) -> through
    <start> << life gain >> ? -> do i gain life
    left of my/his ( board | side ) << : {it:clause} ? -> ? i/he control/controls {it} .
    <start> << is alive/dead >> ? -> is it alive/dead
    @opens << i ( get | take | receive ) [ any ] damage >> ? -> do i take damage
    how big << ( become | becomes ) {it:clause} >> ? -> is {it}
    << with how ( much | many ) ( life | lives ) {do:do} {who:subject}
        ( remain | stay | end | finish | end up ) -> how much life {do} {who} have left
    how much ( damage | of it ) << ( pass | passes ) [ through ] to -> goes through to
    << how many counters ( can | could | do | will | would ) i
        ( get | end up with | put ) [ on it | in total ]
        -> how many counters does it get
    life [ total ] , << i ( have | had ) >> <number> <end> -> i am at
    << ( which | what ) size has {it:clause} >> ( ? | after | now | at ) ->
        how big is {it}
    ( die | survive | live ) << at [ the ] end of [ the | this ] turn >> ? ->
        when the turn ends
    <start> << at [ the ] end of [ the | this ] turn [ , ] >> ( does | do | will )
        <clause> ( die | survive | live ) ? -> when the turn ends ,
    <start> << ( can | could | does | will | would ) {it:clause}
        ( kill | beat | destroy ) {a:article} {other:clause}
        ( if | when ) it blocks [ it | that ] >> ? ->
        if {it} blocks {a} {other} , does the {other} die
    which of ( mine | his | hers | theirs | the two ) <<
        ( can | could | might | may ) die >> ? -> dies
    << is ( that | it | this ) a ( legal | valid ) target >> ? -> is that legal
    << am i ( right | correct ) ( in | to )
        ( thinking | saying | assuming | believing | think | say | assume | believe )
        [ that ] -> is it right that
    # "That kills it, right?": asked as what it is taken for.
    << ( that | this | it ) kills {it:some} [ , ] @surely >> ( ? | <last> ) ->
        does that kill {it} ?
    @opens << ( that | this | it ) ( puts | leaves ) {who:person} ( at | on | to )
        {n:number} [ life ] [ , ] @surely >> ( ? | <last> ) -> is {who} at {n} ?
    @opens << ( that | this ) ( puts | leaves ) {who:person} ( where | at what ) >>
        ( ? | <last> ) -> where does {who} end up ?
    << [ so ] where am i >> ( ? | <last> ) -> where do i end up
    << [ so ] where is {who:spoken} [ now | then | afterwards ] >> ( ? | <last> ) ->
        what is {who} at
    how much damage << ( can | could | might | may ) {who:person} end up with >>
        ( ? | <last> ) -> can {who} end up taking
    << where ( do | will | would ) i land -> where do i end up
    << how much life ( does | did | will | would ) ( that | this | it ) cost me
        >> ( ? | <end> ) -> how much life do i lose
    << how much life ( does | did | will | would ) ( that | this | it ) cost
        ( him | her | them ) >> ( ? | <end> ) -> how much life does my opponent lose
    << ( i | we ) ( had | would ) like to know >> ( my | his | her | the | who | what |
        how | which | where | our ) -> state
    ( <start> | , ) << need to know what >> ( i | he | my | the ) -> state what
    @opens << my ( resulting | final | new ) life [ total ] is >> ( ? | <last> ) ->
        what is my life
    @opens << i am dead [ , ] @surely >> ( ? | <last> ) -> am i dead ?
    << am i ( surviving | living ) >> ( ? | now | or | <last> ) -> do i survive
    << ( will | would ) {it:some} be {so:fate} >>
        ( ? | now | then | after | or | <last> ) -> is {it} {so}
    << {is:is} {it:some} going to be {so:fate} >>
        ( ? | now | then | after | or | <last> ) -> {is} {it} {so}
    << am i ( a goner | finished | done for | screwed | cooked | toasted ) >>
        ( ? | now | or | <last> ) -> am i dead
    << ( do | should | must | can ) i [ have to | need to ] [ just ]
        ( scoop | concede ) [ [ it ] up ] [ now ] >> ( ? | , | or | <last> )
        -> am i dead
    ( do i | does he | does she | do they | did i | can i | will i )
        << ( squeak | scrape | scrap | get | pull | make it )
        ( by | through | out alive ) >> ( ? | <last> | or | and | if | , ) -> survive
    @opens << ( lethal | is it gg | is that gg | ggs | is it ggs | good game )
        >> ( ? | or not | <last> ) -> is that lethal
    @opens << [ it is | is it ] [ a | an ] <size> [ now ] [ , ] @surely >>
        ( ? | <last> ) -> how big is it ?
    <start> << [ so ] [ it is ] [ a | an ] <size> [ now ] >> ? -> how big is it
    << ( do | does | will | would | did | can ) {it:clause} stick around >>
        ( ? | <last> | and | or ) -> does {it} survive
    << is there [ any | a ] way [ that | for ] {who:subject} [ to ]
        ( survive | survives | live | lives ) -> can {who} survive
    @opens << {it:some} should ( die | survive | live ) [ , ] @surely >>
        ( ? | <last> ) -> does {it} die ?
    @asks <clause> << in case [ that ] >> <subject> -> if
    {n:number} poison [ counters ] ( lethal | enough ) [ to kill me | to kill him ]
        ( if | when ) {who:subject} << ( am | is | are ) [ already ] ( at | on )
        {m:number} [ already ] >> ( ? | , | <end> ) -> have {m} poison
    << ( does | will | would | do ) {it:some} [ still ] get {n:number} through
        [ to me | to him ] >> ( ? | if | when ) ->
        how much damage does {it} trample over
    <start> << ( is | was | would | will ) ( it | this | that ) [ be ] [ a | an ] [ even
        | fair | straight | clean ] trade >> ( ? | <last> ) -> do they trade
    who ( wins | won ) << the race >> ( ? | <last> | here | now | : | , ) ->
    how << many points [ of damage ] >> ( can | could | do | does | go | goes | get )
        -> much damage
    ( die | dies | dead | lose | loses | win | wins | survive | survives | live )
        << , no >> ( ? | <last> ) ->
    << what is [ still ] left of me >> ( ? | , | after | and | <last> ) ->
        what is my life
    << ( where | what ) do i ( end up | end | land | finish ) [ at | on ]
        ( from | starting from | starting at | if i start at | if i start from )
        {n:number} >> ( ? | <last> ) -> i start at {n} . where do i end up
    << ( does | will | would | do | can ) [ any | the | some | any of the ]
        ( damage | excess | rest ) ( from | of ) {it:some} go through
        [ to {whom:whom} | to me ] ( if | when ) >>
        ( he | she | i | my opponent ) ( chumps | blocks | chump | block ) with ->
        how much damage goes through if {it} attacks and
    @opens << ( at | on ) what life [ total ] ( do | will | would ) i
        ( end | end up | finish | sit | land ) -> what life total do i end up at
    << is there [ still | any | even ] ( anything | something | any | some ) left
        ( on | of | in ) >> ( the | my | his | her | that ) -> is anything left on
    how many <clause> ( die | dies | survive | survives | live ) <<
        ( to | from | against ) ( my | a | the ) {it:some} ( if | when ) >> ->
        if i cast {it} and
    how many <clause> ( die | dies | survive | survives | live ) <<
        ( to | from | against ) ( his | her ) {it:some} ( if | when ) >> ->
        if he casts {it} and
    # What can be regenerated is, to see whether that helps.
    << ( can | could | may ) {who:subject} [ still | just | then ] regenerate
        {it:clause} ? >> <last> -> in response {who} regenerate {it} . does it die ?
    ( do | can | will | would | does | could ) <subject> [ still | even ] survive
        << ( this | that | all this | all that | all of this | all of that ) >> ?  ->
    ( <start> | ? | , | and | so ) << ( does | did | will | would ) anything [ bad |
        else ] happen to {x:target} >> ( ? | <end> ) -> what happens to {x}
    # "Does mine die? Does his?"
    ? ( and | [ and | but ] ( does | did | will | would ) | ( what | how ) about )
        << his >> ( ? | <last> ) -> theirs
    # "Does any of mine die?": each of them is asked about.
    << ( do | does | did | will | would | can | could ) ( any | either | some )
        of {w:owned} [ still | actually ] {v:fares} >> ( ? | <last> | to | from | here )
        -> which of {w} {v}
    who << ( came | comes | come | did come ) out on top >> ( ? | <last> ) -> survives
    what life [ total ] << {who:asker} ( end | ends | finish | finishes | land | lands )
        [ up ] ( at | on | with ) >> ( ? | <end> ) -> do {who} end up at
    << is it @yet ( possible | allowed | legal | okay | ok ) [ for me ] to >> <can>
        -> can i
    << is it @yet ( possible | allowed | legal | okay | ok ) for him/her/{who:person} to
        >> <can> -> can he/she/{who}
    << ( am | is | are ) {who:subject} @yet ( able | allowed ) to >> <can> -> can {who}
    """,
    {
        "whom": "him her them",
        "owned": "mine his hers theirs ours",
        "fares": "die survive live",
        "undergoing": "taking getting eating being losing gaining casting attacking "
        "blocking letting paying",
        "asker": "i he she they we",
        "asked": "i he she they we it",
        "claims": "say says said claim claims claimed think thinks thought insist "
        "insists insisted swear swears swore",
        "so": ". , and but !",
        "keyword": "lifelink lifegain regeneration indestructible protection shield",
        "do": "do does will",
        "article": "a an the his her my",
        "counted": "life lives damage poison counter counters cards card loyalty",
        "does": "have take get gain lose draw receive deal",
        "fate": "dead alive fine ok okay safe alright gone",
        "is": "is are am",
        "can": "prevent stop save redirect regenerate survive kill destroy use cast "
        "activate respond choose apply split divide assign reduce negate avoid",
        "spoken": "he she",
        "gains": "gain lose",
        "takes": "take deal",
        "loses": "lose gain die win draw take",
    },
    {
        "opens": "( <start> | , | and | so )",
        "saving": "( indestructible | regeneration | protection | first strike )",
        "surely": "( right | correct | yes | no | yeah | ok | true | does not it | "
        "is not it | does it | is it )",
        "asks": "( do | does | did | will | would | is | am | are | can | what | how | "
        "who | which | where )",
        "its_damage": "( the | that | its | this ) damage",
        "yet": "[ still | even | legally | actually | really | also | then ]",
    },
)
