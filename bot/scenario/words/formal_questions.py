"""What a report wants to know: "Determine the resulting life total."

Rows of :mod:`bot.scenario.words.paraphrase`.
"""

from bot.scenario.words.paraphrase import paraphrases

formal_questions = paraphrases(
    """
    # What only leads to a question.
    @opens << [ please | kindly ] <find> [ to me | for me | briefly ] [ : ] >> @asked ->
        can you tell me
    @opens << ( it is | this is | what is ) to be ( determined | established | decided |
        found out | examined | clarified | ascertained ) [ : ] >> @asked -> can you tell
        me
    @opens << [ to be ] ( determined | sought | required | requested | wanted ) : >>
        @asked -> can you tell me
    <going> << ( , | and | , and ) @wish [ the following ] [ : | , ] >> @asked -> . can
        you tell me
    @opens << @wish [ the following ] [ : | , | . ] >> @asked -> can you tell me
    @opens << ( <my> | the | our ) ( question | query | task | problem | point | request
        | issue ) [ at issue | to be decided | before us | in dispute ] ( is | reads |
        runs | concerns | would be | is to ( determine | establish | find out ) ) [ as
        follows | this | the following | simply | therefore | now ] [ : | , ] >> @asked
        -> can you tell me
    @opens << ( what | all [ that ] ) ( i | we ) ( wish | want | need | would like |
        should like ) to ( know | learn | find out ) is [ : | , ] >> @asked -> can you
        tell me
    # Of which nothing depends.
    << [ , ] ( depending on | according to | as a function of | in dependence on |
        subject to ) ( the | my | his ) ( order | sequence | choice ) [ of ] [ the ] [
        order of ] [ application | the effects | effects | choices ] [ in which ( they |
        the effects | these ) ( are applied | apply ) ] >> ( ? | . | <end> ) ->
    << [ , ] ( for | in | under ) each ( order | choice | ordering ) [ of application |
        of the effects ] >> ( ? | . | <end> ) ->
    << , if any , >> ( of | die | dies | are | is | survive | survives | will | do ) ->
    << , if any >> ( ? | . | <end> ) ->
    # What there is in the end.
    << ( which | what ) [ final | resulting | different ] life totals are ( reachable |
        attainable | conceivable | achievable ) [ for me ] >> ( ? | <end> ) -> which
        life totals are possible for me
    << ( which | what ) [ final | resulting ] results are ( reachable | attainable |
        conceivable | achievable | possible ) >> ( ? | <end> ) -> what can happen
    << ( which | what ) [ final | resulting | different ] life totals ( can | could |
        may | might ) {who:subject} ( have | reach | end up at | end up with | attain )
        >> ( ? | <end> ) -> what can {who} end up at
    << to ( what | which ) ( value | number | level | total | amount ) ( is | does |
        will ) {t:target} [ be ] ( reduced | fall | drop | sink | lowered | brought ) >>
        ( ? | <end> ) -> what is {t}
    << [ at | with | on ] ( what | which ) life total ( do | does | will | would )
        {who:subject} ( end [ up ] [ at | with ] | finish [ at | with ] | have | be at |
        remain [ at ] | be left with | retain | arrive at ) -> how much life do {who}
        have
    << how much life ( do | does | will | would ) {who:subject} ( retain | keep |
        possess | be left with | hold ) >> -> how much life do {who} have
    << how many life points ( do | does | will | would ) {who:subject} ( retain | keep |
        possess | have | be left with ) >> -> how much life do {who} have
    # What befalls a thing.
    << ( what | which ) [ amount of ] damage ( has | have ) {t:target} ( received |
        sustained | suffered | taken | incurred ) -> how much damage does {t} take
    << ( what | which | how much ) [ amount of ] damage ( has | have ) each {k:group} (
        received | sustained | suffered | taken | incurred ) -> how much damage does
        each {k} take
    << ( how much | what | which ) damage ( does | do | will ) {t:target} ( sustain |
        incur | suffer | bear ) -> how much damage does {t} take
    << how much damage is ( sustained | received | suffered | incurred ) by {t:target}
        at ( most | the most ) -> how much damage does {t} take at most
    << how much damage is ( sustained | received | suffered | incurred ) by {t:target}
        -> how much damage does {t} take
    << ( which | what ) damage is ( ultimately | finally | actually | in fact | in the
        end ) ( dealt | done ) to -> how much damage is dealt to
    << ( what is | what will be | tell me | which is ) the [ final | resulting ] ( state
        | status | condition ) of >> ( <target> | both | each | the two ) -> what
        happens to
    << ( what is | what will be | what are | can you tell me | tell me ) the [ final |
        resulting ] ( consequences | consequence | effect | effects | result | results |
        outcome | outcomes ) [ of ( ( this | the | that ) ( combat | attack | battle |
        fight | sequence | exchange | interaction | spell | situation | event | events |
        action | actions ) | it | this | all this | all of this ) ] >> ( ? | <end> ) ->
        what happens
    << ( does | will | would | is ) ( this | that | it | the damage ) [ to ] ( suffice |
        be sufficient | sufficient | enough ) to ( destroy | kill ) {t:target} >> ( ? |
        <end> ) -> does {t} die
    << is {t:target} ( thereby | thus | therefore | consequently | then | ultimately |
        in the end | finally ) <killed> -> is {t} destroyed
    @opens << does {t:target} ( leave the <field> | go to the graveyard | perish | meet
        its end | cease to exist ) -> does {t} die
    @opens << ( does | will | would ) {t:target} ( remain | stay | continue to be |
        still be ) ( on the <field> | in play | in existence | alive ) -> does {t}
        survive
    @opens << ( does | will | would ) {t:target} ( outlive | outlast | live through |
        withstand ) ( this | that | it | the ( combat | attack | damage | battle ) ) ->
        does {t} survive
    << ( is | are ) ( either | any ) of ( the [ two ] | these [ two ] | those [ two ] |
        my [ two ] | both ) >> <group> <killed> -> are any of the
    << ( after | upon | following ) [ the ] ( resolution | completion | conclusion ) of
        ( combat damage | combat | the combat | the attack | all effects | everything |
        these events | this ) >> ( ? | <end> ) -> after combat
    << ( what is | what will be | can you tell me | tell me ) the [ total | final |
        resulting | overall ] number of ( damage counters | counters ) ( on | upon )
        {t:target} -> how many damage counters does {t} have
    ( survive | survives ) << ( ( the | this | that ) ( combat | battle | showdown |
        fight | attack | exchange | spell ) | the ( encounter | clash | confrontation )
        ) >> ( ? | . | <end> ) ->
    << after the ( attack | battle | fight | exchange ) >> ( ? | . | <end> ) -> after
        combat
    @opens << ( state | indicate | determine | say | specify | decide ) for each [ of
        the ] {k:group} [ separately ] whether it ( survives | lives ) -> can you tell
        me which {k} survive
    @opens << ( state | indicate | determine | say | specify | decide ) for each [ of
        the ] {k:group} [ separately ] whether it ( dies | is destroyed | is killed ) ->
        does each {k} die ?
    << ( what is | can you tell me | tell me ) the <most> [ possible ] [ amount |
        quantity ] [ of ] [ combat ] damage ( which | that ) ( may | can | could | might
        ) be ( dealt | done ) to {t:target} -> how much damage can be dealt to {t} at
        most
    << by ( what | which ) ( number | amount | value ) ( does | will ) the damage on
        {t:target} ( increase | rise | grow ) -> how much damage does {t} take
    << is {t:target} defeated -> does {t} die
    @opens << ( state | indicate | determine | say | specify | decide | explain ) for
        both {k:groups} whether they ( survive | live ) -> do both {k} survive ?
    @opens << ( state | indicate | determine | say | specify | decide | explain ) for
        both {k:groups} whether they ( die | are destroyed | are killed ) -> do both {k}
        die ?
    << ( what is | can you tell me | tell me ) the ( minimum and [ the ] maximum |
        maximum and [ the ] minimum ) [ amount of ] [ combat ] damage [ which | that ] [
        ( may | can | could ) be ( dealt | done ) ] to {t:target} -> how much damage is
        dealt to {t}
    << ( what | how much | which ) damage is ( sustained | received | suffered |
        incurred ) by ( each of ( the two | them | these ) | both ) >> -> how much
        damage does each take
    can you tell me << where the damage ( is dealt | goes | is received | ends up ) >> (
        ? | . | and | , | <end> ) -> what happens
    << can you tell me the [ total | final | resulting | overall ] number of damage
        counters >> ( . | ? | <end> ) -> what happens
    # What damage goes where.
    << how ( is | will | must | should | can | may ) ( the | this | that | my | his ) [
        combat ] damage [ be ] ( distributed | apportioned | allocated | divided |
        shared out | split ) >> ( ? | , | <end> | between | among | by ) -> how is the
        damage assigned
    """,
    {
        "find": "determine state indicate specify calculate compute establish "
        "ascertain identify evaluate clarify explain list decide assess",
        "killed": "killed destroyed dead",
        "most": "largest greatest highest maximum biggest most maximal",
        "field": "battlefield board table field",
        "groups": "creatures units allies",
        "group": "creatures units allies creature unit ally",
    },
    {
        "opens": "( <start> | , | ; | and | but | so | now | : )",
        "wanted": "( final | resulting | total | number | life | amount | state | "
        "result | results | remaining | maximum | minimum | order | effect | "
        "consequences | outcome | outcomes | largest | smallest | possible | new | "
        "overall )",
        "asked": "( what | how | who | whose | which | where | whether | if | when | "
        "does | do | is | are | am | will | would | can | could | did | has | have | "
        "the @wanted | my | his | her | their | each | both | all | to | in | at | for "
        "| by | <named_player> )",
        "wish": "( ( i | we ) ( would | should | 'd ) ( appreciate | welcome ) ( "
        "knowing | learning | being told | it if you told me | an answer to ) | ( i | "
        "we ) ( would | should | 'd ) ( be ( grateful | obliged | glad | happy | "
        "thankful ) | like | wish | love ) ( to ( know | learn | hear | be told | ask "
        "| understand | find out ) | for ( an answer to | being told ) | if you ( "
        "could | would | can ) [ kindly ] ( tell me | inform me [ of | about ] | let "
        "me know ) ) | ( i | we ) ( wish | want | need | intend | desire ) to ( know | "
        "learn | ask | find out | be told | establish | determine | ascertain | "
        "clarify | inquire ) | it would be ( good | helpful | useful ) to know | ( i | "
        "we ) ( ask | wonder | request [ a statement of | information on ] ) )",
    },
)
