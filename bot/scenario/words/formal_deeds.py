"""What is done, told as a report tells it: in the passive, with participles, as nouns.

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

formal_deeds = paraphrases(
    """
    # At what a spell is aimed, and the damage that it redirects.
    << [ , ] [ and | with ] its damage [ being | is ] ( aimed | directed | redirected )
        ( at | to ) >> <target> -> , sending the damage at
    << [ , ] ( choosing | taking | selecting | designating ) {t:target} ( as its target
        | as the target | for its target ) -> targeting {t}
    << [ , ] ( the target of which is | whose [ sole | only ] target is | of which the
        target is | with ( the | its ) target being | and its target is | aimed at |
        directed at | which is ( aimed | directed ) at ) >> <target> -> targeting
    << [ , ] with {t:target} ( being | as ) its target >> @over -> targeting {t}
    << , {t:target} being ( its | the ) target >> @over -> targeting {t}
    @opens << {t:target} ( becomes | is | is made | is chosen as ) the target of @it [ ,
        ] [ which is | that is ] ( cast | played | activated ) by {who:person} >> @over
        -> {who} casts {it} on {t}
    @opens << {t:target} ( is | becomes ) the target of >> ( <my> | <named_player> ) ->
        {t} is targeted by
    << [ , ] ( its target being | the target being ) >> <target> -> targeting
    << ( is | was ) [ then | now | subsequently ] resolved >> ( <end> | , | targeting )
        -> resolves
    # What happens, as a noun.
    @opens << the <nth> ( event | action | step | thing ) is ( the | an ) ( activation |
        use | playing ) by {who:person} of -> {who} activates
    @opens << the <nth> ( event | action | step | thing ) is ( the | a ) casting by
        {who:person} of -> {who} casts
    @opens << [ the <nth> ( event | action | step | thing ) is ] an attack by {x:thing}
        ( on | against | upon ) {t:target} >> @over -> {x} attacks {t}
    @opens << the <nth> ( event | action | step | thing ) is that >> @told ->
    @opens << @upon the ( casting | activation | playing ) of {c:thing} by {who:person}
        ( on | targeting ) {t:target} , >> <going> -> {who} casts {c} on {t} .
    @opens << @upon the ( casting | activation | playing ) of {c:thing} by {who:person}
        , >> <going> -> {who} casts {c} .
    @opens << no ( blockers | blocker | blocks | block ) ( are | is ) ( declared | made
        ) by {who:person}/me -> {who}/i declares/declare no blockers
    @opens << ( a | an | the ) {k:spell} by which {n:number} [ points of ] damage is
        dealt to {t:target} ( is | was ) ( played | cast | activated ) by {who:person}
        >> @over -> {who} plays a {k} that deals {n} damage to {t}
    # Whose a spell is, and what comes of it.
    << ( a | the | one ) {k:spell} ( of {who:person} 's | ( [ that is | which is ] (
        played | cast | activated | controlled ) by {who:person} ) ) >> ( , | is | deals
        | dealing | resolves | targets | <end> ) -> {who} 's {k}
    << ( a | the | one ) {k:spell} ( of mine | ( [ that is | which is ] ( played | cast
        | activated | controlled ) by me ) ) >> ( , | is | deals | dealing | resolves |
        targets | <end> ) -> my {k}
    @opens << @it [ , ] [ which is | that is | which was ] ( cast | played | controlled
        ) by {who:person} and targeting {t:target} [ , ] resolves -> {who} casts {it} on
        {t}
    @opens << @it , [ which is | that is | which was ] ( cast | played | controlled ) by
        my opponent , >> ( resolves | deals | targets | is ) -> my opponent 's {it}
    @opens << @it , [ which is | that is | which was ] ( cast | played | controlled ) by
        me , >> ( resolves | deals | targets | is ) -> my {it}
    @opens << @upon [ the ] resolution of @it [ , ] {n:number} [ points of ] damage ( is
        | are ) ( dealt | done ) to >> <target> -> {it} deals {n} damage to
    @opens << @upon [ the ] resolution of @it [ , ] it >> ( deals | does ) -> {it}
    @opens << @upon [ the ] resolution of @it [ , ] >> @told -> {it} resolves .
    @opens << {n:number} [ points of | point of ] [ {k:combat} ] damage ( is | are | was
        | were ) [ then | subsequently | thereby ] ( dealt | done | inflicted ) ( to |
        on | upon ) {t:target} by @it >> @over -> {it} deals {n} {k} damage to {t}
    ( a | the ) <spell> << ( that | which ) ( resolves and deals | resolves , dealing )
        >> <number> -> that deals
    << ( resolves | resolve ) [ , ] [ and ] [ thus | thereby ] dealing >> ( <number> |
        damage ) -> deals
    @opens << ( a | an | the ) {k:spell} ( that deals | which deals | dealing )
        {n:number} [ points of ] damage to {t:target}/{t:some} ( is | was | has been ) (
        played | cast | activated ) by {who:person} >> @over -> {who} plays a {k} that
        deals {n} damage to {t}
    {k:spell} << [ , ] [ upon | on | after ] the resolution of which {n:number} damage
        is dealt to >> <target> -> that deals {n} damage to
    {k:spell} << , which targets {t:target} , deals {n:number} damage >> @over -> deals
        {n} damage to {t}
    ( deal | deals ) << {n:number} and {m:number} damage to {a:target} and {b:target} [
        , ] respectively -> {n} damage to {a} and {m} damage to {b}
    # What somebody only wishes is not done.
    <person> << , who ( wants | wishes | would like | hopes ) [ to see ] <some> ( gone |
        dead | destroyed | removed ) , >> <going> ->
    << [ , ] so that ( it | <target> ) would be dealt >> <number> damage <end> -> ,
        which would deal
    <person> << [ then | now ] ( points | aims | directs | launches | hurls ) >> ( a |
        an | the | his | her | their ) <capital> [ <capital> ] [ <capital> ]
        ( at | on | to | toward | towards ) -> casts
    i << [ then | now ] ( point | aim | direct | launch | hurl ) >> ( a | an | the | my
        ) <capital> [ <capital> ] [ <capital> ] ( at | on | to | toward | towards )
        -> cast
    {k:spell} deals <number> damage to {t:target} <clause> << ( a second | another | a
        further ) one deals ( {n:number} more | another {n:number} | {n:number} ) [
        damage ] >> @over -> a second {k} deals {n} damage to {t}
    << no ( unit | ally | creature ) retaliates -> nobody retaliates
    ( <person> 's | <my> ) <fighter> << attacks {t:target} with ( cleave [ , ] [ and ] [
        with ] {n:number} power | {n:number} power and [ with ] cleave ) -> with {n}
        power attacks {t} with cleave
    with <number> power << ( using | by means of ) a weapon >> <end> ->
    << ( chooses | decides | opts | elects ) to {v:acts} -> {v}s
    << ( choose | decide | opt | elect ) to >> <acts> ->
    << ( chooses | decides | opts | elects ) not to >> <acts> -> does not
    @opens <subject> << ( choose | decide | opt | elect ) not to >> <acts> -> do not
    ( attack | attacks ) <clause> << ( consecutively | successively | in succession | in
        turn | one by one ) >> @over -> one after the other
    @opens << ( a | an | the ) {k:spell} for {n:number} [ points of ] damage ( is | was
        ) ( played | cast | activated ) ( on | against | at ) {t:target} by {who:person}
        >> @over -> {who} plays a {k} that deals {n} damage to {t}
    {who:subject} << ( assigns | declares | designates | nominates | chooses ) as [ its
        | his | the | a ] ( blocker | blockers ) -> blocks with
    {who:subject} << ( assign | declare | designate | nominate | choose ) as [ its | my
        | the | a ] ( blocker | blockers ) -> block with
    ( block | blocks | attack | attacks ) <clause> << ( by means of | by the use of ) ->
        with
    @opens << {n:number} points of ( this | the | that ) damage ( are | is ) prevented [
        by a shield ] -> {n} of that damage is prevented
    {k:spell} << , the effect of which is to deal {n:number} damage to ( a | an | any |
        one ) <word> , targets {t:target} -> deals {n} damage to {t}
    <start> << i am the attacker >> <end> -> i attack
    <start> << {who:person} is the attacker >> <end> -> {who} attacks
    @opens << ( a | an ) {k:spell} ( that deals | which deals | dealing ) {n:number}
        damage ( is | was ) ( played | cast | activated ) by {who:person} ( ; | . | , |
        and | , and ) its target ( is | being ) {t:target} -> {who} plays a {k} that
        deals {n} damage to {t}
    <start> << the attacking side consists of {x:some} ( , and | and | ; | . | , while |
        while ) the defending side consists of {y:some} >> <end> -> {x} attack {y}
    # How an attack is told.
    @opens << @it , ( unblocked | being unblocked | which is unblocked | which is not
        blocked | remaining unblocked ) , ( deals | dealt ) [ its | it is ] combat
        damage to {t:target} -> {it} attacks {t} and is not blocked
    @opens << [ an | the ] unblocked {it:some} [ which is | that is ] ( controlled by |
        under the control of | of ) {who:person} ( deals | dealt ) [ its ] combat damage
        to {t:target} -> {who} attacks {t} with a {it} . it is not blocked
    @opens << combat damage ( is | was ) ( dealt | done ) to {t:target} by {who:person}
        's unblocked {it:some} >> @over -> {who} attacks {t} with a {it} . it is not
        blocked
    << ( remains | remained | stays | goes | went | is left ) unblocked -> is not
        blocked
    << ( remain | remained | stay | go | are left ) unblocked -> are not blocked
    @opens << the ( attacking/defending side | attackers/defenders | attacker/defender )
        [ , ] ( ( which | who ) ( is | are ) mine , ) ( consists of | consist of | is |
        are ) -> i attack/defend with
    @opens << the ( attacking/defending side | attackers/defenders | attacker/defender )
        [ , ] ( ( which | who ) ( is | are ) {who:person} 's , ) ( consists of | consist
        of | is | are ) -> {who} attacks/defends with
    @opens << the ( attacker/defender | attackers/defenders ) ( is | are ) {x:some} [ ,
        ] [ both | all ] [ of which are ] ( controlled by me | of mine | mine ) >> @over
        -> i attack/defend with {x}
    @opens << the ( attacker/defender | attackers/defenders ) ( is | are ) {x:some} [ ,
        ] [ both | all ] [ of which are ] ( controlled by {who:person} | of {who:person}
        's ) >> @over -> {who} attacks/defends with {x}
    i defend/attack with <clause> << ( ; | . | , | and | while | , and | , while ) the (
        attacking/defending side | attackers/defenders | opposing side ) ( consists of |
        consist of | are ) -> . my opponent attacks/defends with
    {who:person} defends/attacks with <clause> << ( ; | . | , | and | while | , and | ,
        while ) the ( attacking/defending side | attackers/defenders | opposing side ) (
        consists of | consist of | are ) -> . i attack/defend with
    @opens << my ( attacking/defending side | attacking/defending force ) ( consists of
        | consist of | is ) -> i attack/defend with
    @opens << {who:person} 's ( attacking/defending side | attacking/defending force ) (
        consists of | consist of | is ) -> {who} attacks/defends with
    <start> <clause> ( attacks | attack | defends | defend ) with <clause> << ( , | and
        | , and ) of >> ( a | an | one | two ) -> and
    << [ , ] unopposed >> ( . | ; | <end> ) -> and is not blocked
    @opens << an attack ( is | was ) ( made | launched | declared | carried out ) ( on |
        against | upon ) {t:target} by {who:person} ( with | using ) -> {who} attacks
        {t} with
    @opens << an attack ( is | was ) ( made | launched | declared | carried out ) by
        {who:person} ( on | against | upon ) {t:target} ( with | using ) -> {who}
        attacks {t} with
    @opens << an attack ( is | was ) ( made | launched | declared | carried out ) ( on |
        against | upon ) {t:target} by -> {t} is attacked by
    << ( is | was ) [ then | subsequently ] declared ( as | to be ) [ an | the ] (
        attacker | attacking creature ) [ against ] -> attacks
    << ( are | were ) [ then | subsequently ] declared ( as | to be ) [ the ] (
        attackers | attacking creatures ) [ against ] -> attack
    << ( is | was ) [ then | subsequently ] declared ( as | to be ) ( its blocker | a
        blocker of it | the blocker of it ) -> blocks it
    << ( are | were ) [ then | subsequently ] declared ( as | to be ) ( its blockers |
        blockers of it ) -> block it
    << combat ( takes place | occurs | ensues | is fought ) between ( the | my )
        attacking {a:some} and ( the | his | my opponent 's ) ( blocking | defending )
        {b:some} >> @over -> the {a} attacks and the {b} blocks it
    << ( is | are | was | were ) [ then | now ] ( opposed | met | confronted | resisted
        | faced ) [ in combat | there | in this combat ] by -> is blocked by
    # What follows.
    @opens << ( subsequently | thereupon | thereafter | hereupon | whereupon | after
        which | following which | following this | following that | upon which ) [ , ]
        >> @told -> then
    << , ( whereupon | after which | following which | upon which ) >> @told -> . then
    @opens << ( additionally | moreover | furthermore | however | nevertheless |
        nonetheless | in addition | besides | further | likewise | also , ) [ , ]
        >> @told ->
    @opens << also >> ( <subject> | <my> ) ->
    """,
    {
        "combat": "combat noncombat",
        "fighter": "champion ally",
        "acts": "attack block retaliate defend intercept",
        "nth": "first second third fourth next last only",
        "spell": "spell instant sorcery action reaction card ability",
    },
    {
        "it": "{it:thing}",
        "upon": "( upon | on | after | with | following )",
        "opens": "( <start> | , | ; | and | but | so | now | then )",
        "over": "( <end> | , | and | but | ; )",
        "told": "( <subject> | <my> | <capital> | a | an | the | both | there | two | "
        "three | it | <number> )",
    },
)
