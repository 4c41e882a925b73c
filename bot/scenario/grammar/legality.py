"""Clauses that ask what is allowed (data for :mod:`bot.scenario.words.pattern`)."""

LEGALITY = """
# --- legality
ask_can_block: @may {what:things} @yet block {other:thing} [ for {whose:person} ] [ ( instead of | rather than ) {rather:thing} ] @this
ask_can_block: @may {what:things} @yet block @this
ask_can_block: is it ( possible | legal | allowed | ok ) ( that | if ) {other:thing} ( is | gets | be ) blocked by {what:thing}
ask_can_block: is it ( possible | legal | allowed | ok ) ( that | if ) {what:thing} ( blocks | block ) {other:thing}
ask_can_block: is it ( possible | legal | allowed | ok ) to block {other:thing} with [ just | only ] {what:things}
ask_can_block ~-1: ( whether | if ) {other:thing} ( can | could | may ) @yet be blocked by [ just | only ] {what:things}
ask_can_block ~-1: whether {what:things} ( can | could | may ) @yet block {other:thing}
ask_can_block: @may {other:thing} @yet be blocked by [ just | only ] {what:things}
ask_can_block: @may {who:person} @yet ( block | chump | chump block | double block | triple block | gang block ) {other:thing} [ for {whose:person} ] with [ just | only ] {what:things} [ alone ] @this
ask_can_block: @may {who:person} @yet ( block | chump | chump block ) {other:thing} [ for {whose:person} ] [ ( instead of | rather than ) {rather:thing} ] @this
ask_can_block ~-1: @may {who:person} @yet ( block | chump ) @this
ask_can_block: @may {who:person} @yet block [ for {whose:person} ] with [ just | only ] {what:things} [ alone ] @this
ask_can_block each=1: ( can | could | may ) ( either | any | any one | one ) of {what:things} @yet block {other:thing} @this
ask_can_block each=1: ( can | could | may ) {other:thing} @yet be blocked by ( either | any | any one | one ) of {what:things} @this
ask_can_block: ( which | what ) [ of ] {what:things} [ @is ] ( can | could | may | able to ) [ legally ] block [ {other:thing} ]
ask_can_block: ( who | what | which creatures | which ones | which ) ( can | could | may | is able to ) [ legally ] block [ {other:thing} ]
ask_blocked: ( is | are | was | were ) {what:things} @still ( [ considered | seen as | counted as | treated as ] ( blocked | unblocked ) | a ( blocked | unblocked ) creature ) @this
ask_blocked: ( does | do | will | would ) {what:things} @still ( become | count as | stay | remain | get ) [ a ] ( blocked | unblocked ) [ creature | creatures ] @this
ask_can_attack: @may {what:thing} @yet attack @this
ask_can_attack: @may {what:thing} @yet attack {whom:targets} @this
ask_can_attack: @may {what:thing} @yet attack [ {whom:targets} ] ( [ together | along ] with | alongside | beside ) {with:things} @this
ask_can_attack: @may {who:person} @yet <attack_with> [ just | only ] {what:things} @this
ask_can_attack: @may {who:person} @yet attack {whom:targets} with [ just | only ] {what:things} @this
ask_can_attack: is it ( possible | legal | allowed | ok ) ( that | if ) {what:thing} ( attacks | attack ) [ {whom:person} ] @this
ask_can_attack: is it ( possible | legal | allowed | ok ) to attack [ {whom:person} ] with {what:thing} @this
ask_can_attackthing: ( can | could | may ) {who:person} [ even | still | legally | just | simply ] attack {other:thing} [ ( without | with ) {kw:keyword} ]
ask_can_attack: @may {what:thing} @yet be declared as ( an attacker | attacker ) @this
ask_can_block: @may {what:things} @yet be declared as ( a blocker | blocker | blockers ) @this
ask_legal: ( is | was ) ( that | this | the | it | his | her | my | their ) [ attack | block | blocks | attacks | double block ] ( legal | allowed | permitted )
ask_legal: ( is | was ) ( that | this | it ) ( a | an ) ( legal | valid | allowed ) ( attack | block | double block )
ask_legal: [ is [ that | this | it ] ] ( legal | allowed | ok ) [ yes | right | no | or no | or not | correct | yeah ] {end:asked}
ask_legal: ( can | may ) ( {who:person} | it | they ) [ do ( that | this | so ) ] {end:sentenceend}
ask_legal: ( am | is | are ) {who:person} allowed to [ do ( that | this | so ) ] {end:sentenceend}
ask_can_attack: ( does | do | will | would ) {what:thing} [ still | even ] get to attack [ {whom:targets} ] @this
ask_can_attack: ( does | do | will | would ) {who:person} [ still | even ] get to attack [ {whom:targets} ] with {what:things} @this
ask_can_block: ( does | do | will | would ) {what:things} [ still | even ] get to block [ {other:thing} ] @this
ask_can_block: ( does | do | will | would ) {who:person} [ still | even ] get to block [ {other:thing} ] with {what:things} @this
ask_can_block each=1: ( which | what ) ( attacker | attackers | creature | creatures | of them | one | ones | of these ) ( can | could | may ) {what:things} @yet block @this
ask_can_block each=1: ( which | what ) of ( these | the following | them | those ) [ creatures ] ( can | could | may ) [ legally ] block {other:thing} : {what:things} [ [ , ] or {what2:thing} ]
ask_can_block: ( is | would ) a ( double | triple | gang ) block [ be ] ( by | with | of ) {what:things} ( legal | allowed | possible | ok )
ask_can_block: @may {what:things} @yet ( gang up | team up | join forces | work together ) ( to block | on | and block | against ) {other:thing} @this
ask_can_block: @may {what:things} @yet ( double block | triple block | gang block ) {other:thing} @this
topic ~4: {what:thing} : {asks:asking}
ask_must_attack: ( must | shall ) {what:thing} @yet attack [ {whom:person} ] @this
ask_must_attack: ( do | does | will | did ) {what:thing} @yet ( have to | need to | has to ) attack [ {whom:person} ] @this
ask_must_attack: ( do | does | must | will ) {who:person} @yet [ have to | need to ] attack [ {whom:person} ] with {what:thing} @this
ask_must_attack: ( is | are ) {what:thing} @yet ( forced | required | obliged | obligated ) to attack [ {whom:person} ] @this
ask_must_attack: ( is | are | am ) {who:person} @yet ( forced | required | obliged | obligated ) to attack [ {whom:person} ] with {what:thing} @this
ask_must_attack no=1: ( can | could | may ) {who:person} @yet ( choose | decide | opt ) not to attack with {what:thing} @this
ask_must_attack no=1: ( can | could | may ) {who:person} @yet ( keep | leave | hold ) {what:thing} ( home | back | at home ) @this
ask_must_attack no=1: ( can | could | may ) {what:thing} @yet ( stay | remain ) ( home | back | at home ) @this
ask_must_block: ( must | shall ) {what:things} @yet block [ {other:thing} ] @this
ask_must_block: ( do | does | will | did ) {what:things} @yet ( have to | need to | has to ) block [ {other:thing} ] @this
ask_must_block: ( do | does | must | will ) {who:person} @yet [ have to | need to ] block [ {other:thing} ] with {what:things} @this
ask_must_block ~-1: ( do | does | must | will ) {who:person} @yet ( have to | need to ) block [ {other:thing} ] @this
ask_must_block: ( is | are ) {what:things} @yet ( forced | required | obliged | obligated ) to block [ {other:thing} ] @this
ask_must_block no=1: ( can | could | may ) {who:person} @yet ( choose | decide | opt ) not to block [ {other:thing} ] [ with {what:things} ] @this
ask_can_target: @may {who:person} @yet ( target | enchant ) {other:targets} [ with {by:things} [ 's ( trigger | triggered ability | ability | activated ability | effect ) ] ] @this
ask_can_target: @may {by:thing} @yet ( target | hit ) {other:targets} @this
ask_can_target: @may {by:thing} [ : | , | with | saying ] [ \\open ] {bytext:quote} [ \\close ] @yet target {other:targets} @this
ask_can_target: @may {other:things} @yet be [ legally ] ( targeted | the target of | a target of | a target for | enchanted ) [ by ] [ {by:things} ] @this
ask_can_target: is {other:thing} a ( legal | valid | possible ) target [ for {by:things} ]
ask_can_target: is it ( possible | legal | allowed | ok ) to target {other:targets} with {by:things}
ask_can_cast verb=1: @may {who:person} @yet {by:cardverb} [ {other:targets} | ( a | the | this | that | his | her | their | my ) [ whole ] ( attack | combat | combat damage | swing | alpha strike | fight | fight spell | fight card | damage ) | fights | combat ] [ in response ] @this
ask_can_cast during=1: @may {who:person} @yet ( <cast> | use | activate | put ) {by:things} [ ( on | for | at | targeting ) {other:targets} ] @midway
ask_can_cast: @may {who:person} @yet ( <cast> | use | activate | tap | put ) {by:things} [ ( on | for | at | targeting ) {other:targets} ] @this
ask_can_cast during=1: @may {by:things} @yet be ( cast | played | used | activated ) [ ( on | for | at | targeting ) {other:targets} ] @midway
ask_can_cast: @may {by:things} @yet be ( cast | played | used | activated ) [ ( on | for | at | targeting ) {other:targets} ] @this
ask_can_cast: @may {who:person} @yet ( use | activate ) {by:things} 's [ activated ] ability [ ( on | for | at | targeting ) {other:targets} ] @this
ask_can_cast: @may {who:person} @yet ( use | activate | tap it for ) ( its | his | her ) [ activated ] ability {text:quote} [ ( on | for | at | targeting ) {other:targets} ] @this
ask_can_cast: @may {who:person} @yet ( use | activate ) ( its | his | her ) [ activated ] ability [ ( on | for | at | targeting ) {other:targets} ] @this
ask_can_equip during=1: @may {who:person} @yet equip {other:things} [ with {by:things} ] @midway
ask_can_equip during=1: @may {who:person} @yet ( equip | attach | move ) {by:things} ( to | onto ) {other:things} @midway
ask_can_equip during=1: @may {by:thing} @yet ( equip | be equipped to | be attached to ) {other:things} @midway
ask_can_equip during=1: @may {other:things} @yet be equipped with {by:things} @midway
ask_can_equip: @may {who:person} @yet equip {other:things} [ with {by:things} ] @this
ask_can_equip: @may {who:person} @yet ( equip | attach | move ) {by:things} ( to | onto ) {other:things} @this
ask_can_equip: @may {by:thing} @yet ( equip | be equipped to | be attached to ) {other:things} @this
ask_can_equip: @may {by:things} @yet be attached to {other:things}
ask_can_equip: @may {other:things} @yet be equipped with {by:things} @this
"""
