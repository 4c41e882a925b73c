"""Clauses about the damage commanders have dealt in the game (903.10a)."""

MACROS = {
    "is": "( is | are | am | was | were | 's | has | have | had )",
    "has": "( has | have | had | got | has got | have got )",
    "did": "( taken | took | take | been dealt | dealt | received | suffered | eaten | been hit for | accumulated )",
    "got": "( taken | eaten | been dealt | dealt | received | suffered | been hit for )",
    "before": "[ already | previously | also | only | now | so far ]",
    "damage": "( commander damage | general damage | edh damage )",
    "game": "( too | as well | this game | in this game | earlier this game | earlier in the game | over the game | over the whole game | during this game | during the game | over the course of the game | over the course of this game | this match | so far | so far this game | earlier | before | before this | previously | in total | last turn | on earlier turns | on previous turns | in previous turns | in earlier turns | in earlier combats | in earlier turns | from earlier turns | from before | from previous turns | from earlier attacks | from earlier | on earlier attacks )",
    "it_has": "( {by:pronoun} ( has | have | had | 's ) @before | {by:pronoun} ( already | previously ) )",
    "it_did": "( @has @before | already | previously ) ( hit | connected with | smacked )",
    "it": "( it | that | this | [ the | that | this ] [ combat ] damage )",
    "ofit": "( [ any of | some of | all of ] @it )",
    "still": "[ still | even | also | then | really | actually ]",
    "behind": "[ here | then | too | at all | now | or not | in this case | or no ]",
    "zone": "( [ the | my | his | her | their ] command zone ) [ instead ]",
    "from": "( from | by | off | of | off of )",
}

STATE = """
commanderdamage role=commander: {who:person} [ @is ] @before @did @before [ a total of ] {n:number} [ points of ] @damage @before [ @from {by:thing} ] [ already | @game ]
commanderdamage role=commander: {who:person} ( @has | @is at | @is on | at | on | sits at | sits on ) @before [ a total of ] {n:number} [ points of ] @damage [ counters | marked ] @before [ @from {by:thing} ] [ already | @game ]
commanderdamage: {who:person} @before @has @before [ a total of ] {n:number} [ points of ] [ damage ] @before ( from | off | of ) {by:commander} [ already | @game ]
commanderdamage role=told ~3: {who:person} ( @before @has | @is @before @got ) @before [ a total of ] {n:number} [ points of ] [ damage ] @before ( from | off ) {by:pronoun} [ already | @game ]
commanderdamage ~-2: {who:person} [ @is ] @before @did @before [ a total of ] {n:number} [ points of ] [ combat ] [ damage ] @before @from {by:commander} [ already | @game ]
commanderdamage ~-2: {who:person} [ @is ] @before @did @before [ a total of ] {n:number} [ points of ] [ combat ] [ damage ] @from {by:thing} @before @game
commanderdamage ~-9: {by:commander} [ @has ] @before ( dealt | done | did | deals ) @before [ a total of ] {n:number} [ points of ] [ combat | commander ] [ damage ] ( to | on ) {who:person} [ already | @game ]
commanderdamage ~-2: {by:thing} @has @before ( dealt | done ) @before [ a total of ] {n:number} [ points of ] [ combat ] [ damage ] ( to | on ) {who:person} @before @game
commanderdamage role=commander: {by:thing} [ @has ] @before ( dealt | done | did | deals ) @before [ a total of ] {n:number} [ points of ] @damage ( to | on ) {who:person} [ already | @game ]
commanderdamage role=commander: {by:thing} [ @has ] @before ( dealt | done ) {who:person} @before {n:number} [ points of ] @damage [ already | @game ]
commanderdamage: {by:commander} [ @has ] @before ( hit | hits | connected with | dealt | smacked ) {who:person} @before ( {times:times} | once ) @before [ for ] {n:number} [ combat | commander ] [ damage ] [ each | each time | apiece ] [ already | @game ]
commanderdamage: {by:commander} @has @before ( hit | connected with ) {who:person} @before for {n:number} [ combat | commander ] [ damage ] [ already | @game ]
commanderdamage ~-2: {by:thing} @has @before ( hit | connected with ) {who:person} @before for {n:number} [ combat | commander ] [ damage ] @before @game
commanderdamage ~-9: {by:commander} @has @before ( dealt | done ) {who:person} @before [ a total of ] {n:number} [ points of ] [ combat | commander ] [ damage ] [ already | @game ]
commanderdamage ~-9: {by:commander} ( dealt | did ) {who:person} {n:number} [ points of ] [ combat | commander ] [ damage ] @game
commanderdamage ~-9: {by:commander} ( already | previously ) ( dealt | did ) {who:person} {n:number} [ points of ] [ combat | commander ] [ damage ] [ @game ]
commanderdamage role=commander: {dealer:person} [ @has ] @before ( dealt | done | did | deal | deals ) @before {n:number} [ points of ] @damage ( to | on ) {who:person} @before [ ( with | from | by | using ) {by:thing} ] [ already | @game ]
commanderdamage role=commander: {dealer:person} [ @has ] @before ( dealt | done | did ) {who:person} @before {n:number} [ points of ] @damage [ ( with | from | by | using ) {by:thing} ] [ already | @game ]
commanderdamage: {dealer:person} [ @has ] @before ( dealt | done | did ) {who:person} @before [ a total of ] {n:number} [ points of ] [ combat | commander ] [ damage ] @before ( with | from | by | using | through ) {by:commander} [ already | @game ]
commanderdamage: {dealer:person} [ @has ] @before ( dealt | done | did | deal | deals ) @before [ a total of ] {n:number} [ points of ] [ combat | commander ] [ damage ] ( to | on ) {who:person} @before ( with | from | by | using | through ) {by:commander} [ already | @game ]
commanderdamage: {dealer:person} @has @before ( hit | connected with | smacked ) {who:person} @before ( with | using ) {by:commander} @before ( {times:times} | once ) @before [ for ] {n:number} [ combat | commander ] [ damage ] [ each | each time | apiece ] [ already | @game ]
commanderdamage: {dealer:person} @has @before ( hit | connected with | smacked ) {who:person} @before ( with | using ) {by:commander} @before for [ a total of ] {n:number} [ combat | commander ] [ damage ] [ already | @game ]
commanderdamage role=commander: {by:thing} [ @has ] @before ( hit | hits | connected with | smacked ) {who:person} @before for [ a total of ] {n:number} [ points of ] @damage [ already | @game ]
commanderdamage role=commander: {who:owner} @damage [ count | total ] [ @from {by:thing} ] [ already ] ( is | : | = | is at ) [ already ] {n:number}
commanderdamage role=commander elided=1: ( @has @before | already | previously ) ( taken | took | been dealt | suffered | eaten ) @before [ a total of ] {n:number} [ points of ] @damage @before [ @from {by:thing} ] [ already | @game ]
commanderhits ~-3: @it_has ( hit | connected with | dealt | done | smacked ) {who:person} @before [ {times:times} | once ] @before [ for ] {n:number} [ combat ] [ damage ] [ each | each time | apiece ] [ already | @game ]
commanderhits: @it_has ( hit | connected with | smacked ) {who:person} @before ( {times:times} | once ) [ already | @game ]
commanderhits elided=1 ~-15: ( has | have ) @before ( hit | connected with | smacked ) {who:person} @before [ {times:times} | once ] @before [ for {n:number} [ damage ] ] @before ( with | using ) {by:pronoun} @before [ {times:times} | once ] [ already | @game ]
commanderhits ~-9: {dealer:person} @has @before ( hit | connected with | smacked ) {who:person} @before for [ a total of ] {n:number} [ damage ] @before @game
commanderhits: {dealer:person} @it_did {who:person} @before for [ a total of ] {n:number} [ damage ] @before with {by:pronoun} [ already | @game ]
commanderhits: {dealer:person} @it_did {who:person} @before with {by:pronoun} @before ( {times:times} | once ) [ already | @game ]
commanderhits: {by:commander} @has @before ( hit | connected with | smacked ) {who:person} @before ( {times:times} | once ) [ already | @game ]
commanderhits: {by:commander} ( already | previously ) ( hit | connected with | smacked ) {who:person} ( {times:times} | once ) [ already | @game ]
tocommand: {what:things} ( goes | go | went | is put | is moved | is sent | is returned | returns | returned | is going ) [ back ] ( in | into | to | back to ) @zone
commanderdamage role=commander more=1 ~-9: and {n:number} @damage @from {by:thing} [ already | @game ]
commanderdamage role=commander: {n:number} @damage [ @is | has been | have been ] ( on | to | dealt to | done to ) {who:person} [ already | @game ] [ @from {by:thing} ]
"""

QUESTIONS = """
ask_commander: [ and | so ] ( how much | what | how many ) @damage ( @is | do | does | did | will | would ) {who:person} @before [ @did | have | has | got | gotten | at | on | take | end up with | end up at | been dealt ] @before [ @from {by:thing} ] [ after | afterwards | now | then | after combat | in total | after that | in the end ]
ask_commander: [ and | so ] ( how much | what | how many ) @damage ( @is | was | will be | has been ) ( dealt | done | that | this | there | it ) [ to {who:person} ] [ @from {by:thing} ] [ after | afterwards | now | then | after combat | in total | after that | in the end ]
ask_commander of=it: [ and | so ] ( does | do | did | will | would | can ) @ofit @still ( count | counts | register ) ( as | for | towards | toward ) @damage @behind
ask_commander of=it: [ and | so ] @is @ofit @still [ counted as | considered ] @damage @behind
ask_commander of=it: [ and | so ] ( how much | how many | what | what part ) [ of @it | damage ] [ does | would | will ] ( count | counts | counted | goes down | is | was ) [ as | for | towards | toward ] @damage @behind
ask_commander: [ and | so ] ( does | do | did | will | would | has | have ) {who:person} @still ( take | taken | get | suffer | receive ) [ any ] @damage @behind
ask_loses: [ and | so ] ( do | does | did | will | would | have | has | @is | can ) {who:person} [ now | just | already | also ] ( lost | lose | losing | die | died | dead | dying ) [ the game ] ( from | to | by | through | because of | due to | with | on | of ) [ the ] @damage
ask_loses: ( have | has ) {who:person} [ now | just | already ] ( lost | died ) [ the game ] [ now | then | or not ]
"""
