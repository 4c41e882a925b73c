"""Clauses of Riftbound alone (data for the matcher)."""

RULES = """
# --- combat
attack: [ the | my | his | her | their ] attackers : {what:things} [ , ] [ \\open ] [ total | in total | sum | totalling | = ] [ {total:number} ] [ \\close ]
attack: [ the | my | his | her | their ] attackers ( total | totals | have | with | deal | add up to ) {total:number} [ might ] [ total | in total ]
attack: {who:person} <attack> ( with | for ) {total:number} [ might ] ( in total | total | altogether )
attack: {at:targets} ( is | are | gets | get | was ) attacked by {what:things}
attack: {what:things} <attack> ( into | at | against | where ) {at:things} [ <both_in> ]
defenders: {who:owner} defenders ( : | are | is ) {blocker:things}
defenders: ( defenders | defender | defending ) ( : | are | is ) {blocker:things}
defend: {who:person} ( defend | defends | defended ) with {blocker:things}
alongside: [ and ] [ {what:things} ] ( defends | defend | is defending | is | stands ) ( next to | beside | alongside | together with | with ) {with:things}
alongside: ( also there | also at the battlefield | also here | also defending ) : {with:things}
alongside: ( next to | beside | alongside | together with ) {with:things}
beside: {what:things} ( is | are ) ( also | at the same battlefield | there too | there as well | also there )
maintarget: ( main target | target | chosen | the target ) ( : | is ) {to:things}

# --- the board
runes: {who:person} ( has | have | control | controls | with | got ) [ exactly | only | just ] {n:number} runes
runes: ( with | at ) [ exactly | only ] {n:number} runes
runes: {what:things} with [ exactly ] {n:number} runes
elliptic: {who:person} ( has | have | did )
points: {who:person} @is ( at | on ) {n:number} points
basethings: {what:things} ( stay | stays | is | are | sits | remains ) ( in | at ) ( base | my base | his base | the base ) [ , ] [ not in combat | out of combat ]
notincombat: [ and ] ( not in combat | out of combat | outside combat | outside of combat )
empowered: {what:things} ( is | are ) empowered [ and ( stay | stays | is | sits ) in base ] [ , ] [ not in combat ]
prevalue: {what:things} ( has | have | with ) {n:number} prevent value [ left ]

# --- questions
ask_lethal: how much ( do | does | must | should | would ) {who:person} [ have | need ] [ to ] assign [ to it ] [ to kill {what:thing} ]
ask_lethal: how ( must | do | should | can | may ) {who:person} assign [ it | the damage | their damage | that ]
ask_lethal: how is ( it | the damage | that ) assigned
ask_lethal: ( do | does | must | can ) {who:person} @still ( have to | need to | got to ) ( put | assign ) {n:number} ( into | on | to ) {what:things} [ first ] [ , ] [ or what | or not ]
ask_can_spread: [ was | is ] ( it | that | this ) legal
ask_hitsback: [ so ] {what:things} ( do | does | can | will ) not ( hit | strike | fight ) back [ right ]
ask_hitsback: ( does | do | can | will ) {what:things} ( hit | strike | fight | deal damage ) back
ask_lethal: ( is | are ) ( my | his | the | their ) {n:number} [ damage | might ] enough [ to kill {what:things} ]
ask_dies: ( can | could ) {who:person} save {what:things} [ and what does it cost ]
"""
