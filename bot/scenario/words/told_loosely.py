"""Words that may be meant for plainer ones: only ever offered, and never read so.

One row a line, "said -> plain", for what stands within one sentence: a regular
expression, and what takes its place, in «» where that begins or ends with a space. In
front of a row the games may stand that it is for. A word in capitals stands for those
that `_WORDS` lists under it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.citation import Game

_WORDS = {
    "SHIELD": r"(?:shield|barrier|bubble|ward|protection|effect|thing|aura|spell|card)",
    "STOPS": r"(?:blocks?|stops?|absorbs?|soaks?(?: up)?|prevents?|eats?|negates?|"
    r"cancels?|reduces?(?: it by)?|saves?(?: me)?(?: from)?|protects?(?: \w+)? from|"
    r"takes?(?: away)?|removes?|ignores?)",
    "SOME": r"(?:a|an|some|this|that|the|my|his|her|their|another)",
    "PLAYS": r"(?:play|use|cast|activate|have|got|get)",
    "IT": r"(?:it|him|her|them|me|my \w+|his \w+|her \w+|their \w+)",
    "WHO": r"(?:i|he|she|they|we|my \w+|opp|opponent|my opponent|[A-Z]\w+)",
    "CARD": r"(?:card|spell|effect|ability|enchantment|artifact|item|thing|trick|aura)",
    "UNIT": r"(?:guy|dude|creature|minion|monster|unit|ally|fella|beast|one)",
}
_TABLE = r"""
# --- what hits
\b(?:shoot|burn|blast|zap|nuke|torch|roast|smack|smash|punch|slap|whack|nail|clobber|snipe|chip|poke|dome|strike|blow up|attack)s\b(?= IT\b.*\b(?:spell|for|with \d)) -> hits
\b(?:shot|burned|burnt|blasted|zapped|nuked|torched|roasted|smacked|smashed|punched|slapped|whacked|nailed|sniped|poked|struck)\b -> hit
\b(?:shoot|burn|blast|zap|nuke|torch|roast|smack|smash|punch|slap|whack|nail|clobber|snipe|poke|dome|strike)\b -> hit
\b(?:burn|damage|fire|red|direct damage|removal|damaging|random|kill) spell\b -> spell
\bwith (?:something|some source|a thing|an ability)\b -> «»
\b(deals?|dealt|does|did|do) (me|him|her|them|it|my \w+|his \w+) (\d+)(?: damage| dmg| points)? -> \1 \3 damage to \2
\bhit(s?) (IT)(?: \d+/\d+)? with (\d+) (?:damage|dmg|points) -> hit\1 \2 for \3
\bhit(s?) (my|his|her|their|the|a) (\w+) (\d+/\d+) (?:with|for) (\d+)(?: damage| dmg)? -> hit\1 \2 \4 \3 for \5
\b(?:throw|chuck|fling|fire|point|aim|toss|sling|launch)(s?) ((?:(?!trigger|ability).)+?) (?:at|on|into|to) -> cast\1 \2 on
\buse(s?|d) (.+?) (?:on|against|at|to kill|to hit) -> cast\1 \2 on
\b(?:send|reflect|bounce|throw|shoot|redirect|return|give)s? (?:it|that|the damage|that damage|all of it) (?:back )?(?:at|to|on) (?:him|her|them|me|\w+) (?:with|using|by|via) (.+) -> cast \1
\b(?:send|reflect|bounce|throw|redirect)s? (?:it|that|the damage) back (?:with|using|by|via) (.+) -> cast \1
\b(deals?|dealt|does) (\d+)(?: more)?(?: damage| dmg| points)?$ -> \1 \2 damage to it
\b(deals?|dealt|does) (\d+)(?: more)?(?: damage| dmg| points)?$ -> \1 \2 damage to me
 (?:with|from|off|by|via|using) (?:a|some|my|his) (?:life ?gain|healing|heal) (?:spell|card|effect|trick)\b -> «»
\b(?:is|'s|gets|get|got|was) hit (?:by|with|w) (?:a |an |some )?(\d+)[- ](?:damage|dmg|points?)(?: (?:thing|spell|source|effect|burn|shot|ping))? -> « takes \1 damage»
\b(?:kick|bite|punch|slap|hit|smack|punche|smashe|smash)s? (?:me in the |my |into my |me to the )face\b(?! for) -> attacks me
\bkills? (.+?) with (?:a |an )(\d+)[- ]?(?:damage|dmg|point) (?:spell|shot|burn|thing) -> deals \2 damage to \1
\b(?:i|he|she|they) (?:tap|use|activate)(?:s|ped|d)? (.+?) to (?:deal|do) (\d+)(?: damage| dmg)? to (.+) -> \1 deals \2 damage to \3
# --- attacks
\b(?:slap|punch|bash|smack|hit|attack|battle|duel|brawl|bite)s? each other\b -> fight each other
ga: \b(?:hits?|attacks?) mine\b -> attacks my champion
ga: ^(?:my )?(?:ally )?(\d+/\d+)(?: ally)? (?:vs\.?|against) (?:his |their )?(?:ally )?(\d+/\d+)(?: ally)?, mine attacks -> My \1 ally attacks his \2 ally
\bdouble[- ]strikes (IT) with (.+?)(?=[,.?!]|$| and | but ) -> attacks \1 with \2 with double strike
\b(?:goes|swings|comes|runs|rushes|charges|marches|storms|flies|jumps|steps) (?:in|over|forward|face|at me|at him) with -> attacks with
\b(?:go|swing|come|run|rush|charge|march|storm|fly|jump|step) (?:in|over|forward|face|at me|at him) with -> attack with
\b(?:comes|rushes|charges|marches|runs|flies|goes) at (me|him|her|them)\b -> attacks \1
\bsend(s?) (.+?) (?:at|into|against|to attack|in at) -> attack\1 with \2 into
\b(attack|block|swing|defend|hit|intercept|retaliate|attacked|blocked|attacks|blocks|swings|defends)(ing|ed|s)?( \w+)? (?:using|by using|via|through|by) -> \1\2\3 with
\b(?:goes|runs|comes|heads|rushes|charges|marches|flies) (?:at|into|for|after|towards?|against) -> attacks
\b(?:go|run|come|head|rush|charge|march|fly) (?:at|into|for|after|towards?|against) -> attack
\b(attack|attacks|attacked|swing|swings) with (?:everything|all|all of them|both|everyone): -> \1 with
\b(?:comes?|gets?|goes) through unblocked\b -> is not blocked
\bcharges? in(?! with) -> attack
\b(my|his|her|their) (two|three|2|3) (?:guys|dudes|creatures|minions|ones), (?:both|all|each) (\d+/\d+)s?,? -> \1 \2 \3s
\bbites?\b -> hit
mtg: \b(?:runs?|ran|crash(?:es)?|attacks?|goes|swings?) into (his|her|their|a|an|my) (\d+/\d+) -> is blocked by \1 \2
ga: ^(?:i|he|she) (?:block|intercept|defend)s? with (.+?) to (?:save|protect|defend) (.+?) from (.+) -> \3 attacks \2. I intercept with \1
riftbound: ^(?:i )?attack(?:ing)? with (\d+) ?(?:\+|and|&|,) ?(\d+)(?: might)? (?:vs\.?|against|into|versus) (?:a |an |his |one )?(?:defender |blocker )?(?:of )?(\d+)(?: might)?(?: defender| unit)?$ -> I attack with a \1 Might unit and a \2 Might unit. They defend with a \3 Might unit
riftbound: ^(?:i )?attack(?:ing)? with (?:a )?(\d+)(?: might)? (?:vs\.?|against|into|versus) (?:a |an |his |one )?(?:defender |blocker )?(?:of )?(\d+)(?: might)?(?: defender| unit)?$ -> I attack with a \1 Might unit. They defend with a \2 Might unit
riftbound: \b(fights?|battles?|attacks?|meets?) (a|an|his|her|their|one) (\d+) might\b(?! unit) -> \1 \2 \3 Might unit
ga,riftbound: \b(swing|attack|hit)(s?) (\d+) (?:dmg |damage )?(?:at|on|into|to) (.+?)(?=[,.?!]|$| who| with| and | but ) -> \1\2 \4 for \3
\b(plays?|casts?) (a|another) (?:\w+ )?spell for (\d+)(?=[,.?!]|$| and | then ) -> \1 \2 spell for \3 on it
# --- blocks
\buse (it|him|her|my .+?) to (?:stop|block|catch|hold off|intercept) (.+?)(?=[,.?!]|$| and | but ) -> block \2 with \1
\b(?:put|throw|place|stick)s? (.+?) (?:in front of|in the way of|before) (.+?)(?=[,.?!]|$) -> block \2 with \1
\b(?:jump|step|get)s? in (?:front of|the way of) -> blocks
\bstops? (it|him|that|the attack|his attack) with -> block \1 with
# --- said in a hurry
\b(him|her|them|me|opp|my opponent|the opponent|opponent|[A-Z]\w+) (?:right |straight )?(?:in|to|at) (?:the |his |my |her |their )?(?:face|dome|head|nose|skull)\b -> \1
\bfor (\d+) combat\b(?! (?:damage|dmg)) -> for \1 combat damage
\bwtf\b -> what
 (?:from|with|off|thanks to) (?:a|some|my|his) (?:combat )?(?:trick|spell|card|effect)(?=[,.?!]|$| and | but ) -> «»
 in a row\b -> «»
\bi hav\b -> i have
\b(?:respond|responds|answer|answers) (?:with|by) (?:a )?regenerat(?:e|ion|ing)(?: it)?\b -> regenerate it
\b(?:for )?(?:the (?:whole|entire) (?:time|game)|all along|all game|the whole turn)\b -> «»
\bdozen (?=damage|dmg|points|life) -> «12 »
\b(has|have|got) a shield on (.+?) (?:preventing|that prevents|for) (?:the next )?(\d+)(?: damage| dmg| points)?(?: on it)? -> put a prevent-\3 shield on \2
\buses? (?:a |the )?prevent (?:the )?next (\d+)(?: damage| dmg)? (?:to|on|for) -> put a prevent-\1 shield on
,? (?:n|and|also|and also|&) (?=(?:how|who|what|whats|which|does|do|is|can)\b) -> «. »
^(.+?) (?:is|are|was) (?:out )?on my (?:board|side|field|side of the \w+)\b(?!.* his (?:board|side)) -> I control \1
^(.+?) (?:is|are|was) (?:out )?on (?:his|her|their|opp's|my opponent's) (?:board|side|field|side of the \w+)\b -> My opponent controls \1
\b(?:a |this |some |my |his )?(?:made-up |homebrew |custom |weird )?(?:card|enchantment|artifact|effect|thing) (?:that|which) (?:says|reads|goes) (?:that )?([^"“”]+)$ -> "\1."
\b(?:my |his |her )?(?:planes)?walker,? (?:it's|its|it is|a|is) (?:a )?(\w+) (?:with|w) (\d+) loyalty -> \1, a planeswalker with \2 loyalty
\ba (?!planeswalker with)(?:planeswalker )?([A-Za-z]+) (?:planeswalker )?(?:with|at) (\d+) loyalty\b -> \1, a planeswalker with \2 loyalty
\b(i|he|she|they) (?:was|were|am|is) (?:going to|about to|gonna) block (?:it |him |that )?(?:with .+? )?but (?:in the end |then )?(?:i|he|she|they) (didn't|did not|don't|doesn't)(?: block)? -> \1 \2 block
\b(?:opp|opponent|him|he|they)(?: at)? (\d+),? (?:me|i)(?: at)? (\d+)\b -> my opponent is at \1 life and I am at \2 life
\b(?:me|i)(?: at)? (\d+),? (?:opp|opponent|him|he|they)(?: at)? (\d+)\b -> I am at \1 life and my opponent is at \2 life
mtg: ^me (?:n|and|&) my \w+ (?:are |were )?(?:playing|play|play a game of) (edh|commander),? -> «\1 game. »
ga: ^(?:a )?crit(?:ical)? (\d+) (?:attack|ally)(?: with (\d+) power| for (\d+)) (?:at|on|into|attacks) (?:the |opp |opp's |his |their )?champ(?:ion)? -> my \2\3 power ally with critical \1 attacks his champion.
ga: \bget(s?) hit unpreventably for (\d+) (?:then|and then) (?:normal|normally) for (\d+) -> take\1 \2 unpreventable damage. Then a spell deals \3 damage to it.
# --- what prevents
\bPLAYS(?:s|d|ed)? SOME CARD (?:that|which) makes (?:all )?damage to (?:me|him|her|them) (?:zero|0|nothing)(?: this turn)? -> cast "Prevent all damage that would be dealt to you this turn."
\b(prevents? \d+)(?: damage| dmg)? with (?:a|an|some) (?:\w+ )?(?:spell|card|trick)(?=[,.?!]|$) -> \1 of that damage
\bmy (?:shield|barrier) STOPS (?:up to )?(?:the (?:first|next) )?(\d+)(?: damage| dmg| points)? -> I have a prevent-\1 shield
\b(?:his|her|their) (?:shield|barrier) STOPS (?:up to )?(?:the (?:first|next) )?(\d+)(?: damage| dmg| points)? -> he has a prevent-\1 shield
\bSOME CARD (?:preventing|that prevents?|which prevents?|that stops?|that reduces?) (\d+)(?: damage| dmg)? (?:to|from|for|on) (?:all|each of) my (?:guys|creatures|dudes|minions|team|board) -> "If a source would deal damage to a creature you control, prevent \1 of that damage."
ga: \bshield (\d+)\b -> a prevent-\1 shield
\b(?:hit|target|use|enchant|save)s? (it|him|her|my [\w/ ]+?) with (?:a|an|some|my) (?:\w+ )?(?:spell|card|trick|effect) (?:that|which) STOPS (\d+)(?: damage| dmg)? -> put a prevent-\2 shield on \1
\bshield(?:s|ed)? (it|him|her|my [\w/ ]+?) (?:for|from|against|by) (\d+)(?: damage| dmg)? -> put a prevent-\2 shield on \1
\b(i|he|she|they) (?:soak|absorb|block|stop|negate|cancel|reduce)s? (\d+)(?: of (?:it|that|the damage)| damage| dmg)(?: of it)? -> \1 prevent \2 of that damage
\breduces? (?:the|that|its|his) damage by (\d+) -> prevent \1 of that damage
\b(?:who|that|which)(?:'s| has| have|s)(?: got)? (?=a (?:prevent|\d+[- ]?(?:point|pt))) -> «with »
\b(is|are) protected (?:from|against) (red|white|blue|black|green) -> has protection from \2
 with (?:some|an|a) (?:artifact|enchantment|ability|effect|item)(?=[,.?!]|$) -> «»
\b(?:a |an |some |my |his |the )?(?:shield|barrier|bubble) (?:thing |effect )?(?:that |which |to |it )?STOPS (?:up to )?(?:the (?:first|next) )?(\d+)(?: of)?(?: (?:the|that|any|it))?(?: damage| dmg| points)?(?: each time)? -> a prevent-\1 shield
\b(?:a |an |some |my |his |the )?(?:shield|barrier|bubble|armor|armour|protection) (?:of|worth|for|at|with|preventing|blocking|stopping|absorbing) (\d+)(?: damage| dmg| points)? -> a prevent-\1 shield
\b(\d+)[- ]?(?:points?|pt|damage)?[- ](?:shield|barrier)\b -> prevent-\1 shield
\b(two|three|four|2|3|4) (?:prevention |damage )?(?:shields|barriers)(?: each| that| which)? (?:each )?(?:prevent(?:ing)?|block(?:ing)?|stop(?:ping)?) (\d+)(?: damage| dmg)?(?: each)? -> \1 prevent-\2 shields
\bPLAYS(?:s|d|ed)? SOME CARD (?:that|which)(?: says| can)? STOPS (?:the )?(?:next |first )?(\d+)(?: damage| dmg| points)?(?: dealt)? (?:to|on|for|from) (.+?)(?=[,.?!]|$| and | but | then ) -> put a prevent-\1 shield on \2
\b(PLAYS)(s?) SOME CARD (?:that|which)(?: says| can)? STOPS (?:up to )?(?:the )?(?:next |first )?(\d+)(?: damage| dmg| points)?(?! ?(?:dam|dmg|poi|dealt|to\b|on\b|for\b|from\b)) -> have a prevent-\3 shield
\bpay(?:s|ing)? (?:\d+|one|two|three|four|some)(?: \w+)? (?:mana )?(?:to|and) (prevent|regenerate|give|use|activate|save|protect)(s?)\b -> \1\2
\bprevent(s?) (\d+)(?: damage| dmg)? (?:on|from|of|for) (my|his|her|their|me|him|the) -> prevent\1 \2 damage to \3
\bPLAYS(?:s|d|ed)? SOME CARD (?:(?:that|which)(?: says)?|saying|so that) (?:he|she|i|they|you) (?:takes?|gets?) no damage(?: this turn)? -> cast "Prevent all damage that would be dealt to you this turn."
\bPLAYS(?:s|d|ed)? SOME CARD (?:(?:that|which)(?: says)?|saying) (?:prevents?|stops?|blocks?) all damage(?: to (?:me|him|her|them|you))?(?: this turn)? -> cast "Prevent all damage that would be dealt to you this turn."
\b(?:that|which)(?: says)? (?:all )?damage (?:dealt )?to it is prevented -> with "Prevent all damage that would be dealt to this creature."
\b(?:that|which) (?:can't|cannot|can not) be (?:damaged|hurt|dealt damage|harmed)(?! by) -> with "Prevent all damage that would be dealt to this creature."
\b(?:that|which) (?:can't|cannot|can not) be (?:damaged|hurt|harmed|dealt damage) by (red|white|blue|black|green)(?: cards| spells| sources| creatures| stuff)? -> with "Prevent all damage that would be dealt to this creature by \1 sources."
\bSOME (?:enchantment|artifact|card|effect|thing) (?:that|which) doubles (?:all )?(?:the )?damage -> "If a source would deal damage, it deals double that damage instead."
\b(?:can't|cannot|can not|doesn't|does not|won't) (?:be killed|die|be destroyed)(?: by| from| to)? damage\b -> has indestructible
\b(?:i|he|she|they) (?:equip|enchant|pump|buff)(?:s|ped|ed)? (.+?) with (?:a|an|my|his|the|some) [\w ]+? (?:that|which) (?:gives|grants|adds)(?: it)? (?:a )?(\+\d+/\+\d+) -> \1 gets \2
\b(?:responds?|answers?|replies|reacts?) with (?:a|an) (?:shield|barrier|bubble|spell|card|trick)(?: that| which)? STOPS (\d+)(?: damage| dmg)? -> puts a prevent-\1 shield on it
\b(?:a|an|some|my|his|her) \w+ (?:that|which) (?:stops?|absorbs?|prevents?|reduces?|negates?|soaks?) (?:up to )?(?:the )?(?:next |first )?(\d+)(?: damage| dmg)?(?! (?:from|to|of|on)\b) -> a prevent-\1 shield
\bSOME \w+ (?:that|which) (?:makes|lets|has) (?:all )?my (?:spells|creatures|sources|stuff|things) (?:do|deal|dealing) (?:double|twice the)(?: damage)? -> "If a source you control would deal damage, it deals double that damage instead."
\b(?:i|he|she|they|opponent|my opponent|opp) (?:casts?|plays?|uses?) (?:something|a spell|a card|some spell|a thing) (?:that|which) (?:deals?|does) (\d+)(?: damage| dmg)? to (?:everyone|everybody|all players|each player|both of us)\b -> a spell deals \1 damage to each player
\b(?:i|he|she|they|opponent|my opponent|opp) (?:casts?|plays?|uses?) (?:something|a card|some spell|a thing) (?:that|which) (?:deals?|does) (\d+)(?: damage| dmg)? to  -> «a spell deals \1 damage to »
# --- what prevents nobody has told how much
\b(a|an|some|my|his|her|their|the) (?:[\w-]+ )?SHIELD (?:that|which|to) (?:can )?STOPS(?: up)? (?:some|part|a bit|a little|most|half|a few|several)?(?: of)?(?: ?(?:the|that|any|incoming|its))?(?: (?:damage|dmg|points|it))?(?=[,.?!]|$| and | but | so ) -> \1 shield
\b(?:a|an|some|my|his|her) (?:damage )?prevention (?:effect|spell|card|thing|ability|shield|trick)\b(?! (?:of|for|that|which) )(?= |[,.?!]|$) -> a shield
\b(?:has|had|have|got|wears?|wearing|with) (?:an? |some )?(?:armou?r|protection|a damage shield)(?=[,.?!]|$| and | but ) -> has a shield
\b(i|he|she|they|my opponent|[A-Z]\w+) (?:was |were |am |is |'m |'s )?(?:standing |hiding |sitting |safe )*behind (?=(?:a|an|my|his|her|some) ) -> «\1 have »
\b(?:is|are|was|were|gets?|got) (?:warded|guarded|armou?red|covered|safe|immune|defended) (?:for|from|against|up to) (?:the )?(?:first |next )?(\d+)(?: damage| dmg| points)? -> has a prevent-\1 shield
\b(?:who|that|which) (?:is|are|was) (?:protected|shielded|guarded|warded) (?:from|against) (?:the )?(?:first |next )?(\d+)(?: damage| dmg| points)? -> with a prevent-\1 shield
\b(?:an? |my |his |her )?(?:armou?r|block|defen[sc]e|guard|ward) (?:of )?(\d+)(?=[,.?!]|$| and | but | so ) -> a prevent-\1 shield
\b(?:an? )?(?:\w+ )?(?:that|which)(?: says)? (?:i|you|he|she) takes? (\d+) less(?: damage)?(?: from (?:everything|anything|all sources|each source|any source))? -> "If a source would deal damage to you, prevent \1 of that damage."
(?: is| am|'m|'s) enchanted with (?="If a source would) -> « have »
riftbound: \b(\d+) mights\b -> \1 Might units
\bSOME (?:spell|ability) (?:that|which) doubles (?:all )?(?:the )?damage(?: this turn)? -> "If a source would deal damage this turn, it deals double that damage instead."
\b(?:parry|parries|counters?|answers?|dodges?|deflects?)(?: (?:it|that|the attack|his attack|him|her))? with (?=[a-z]+ [a-z]+) -> «cast »
\b(?:is |are |was )?(?:just )?(?:chilling|sitting|standing|hanging out|lying|idling|waiting|out)(?: there)? (?:on|in) (?:the |my |his )?(?:field|board|battlefield|table|play)\b -> is on the battlefield
\b(?:a|an|some) (?:(?!and |but |the )[\w']+ ){1,4}(?:falls|comes|rains|drops)(?: down)?(?: on (?:us|me|him|everything))? and (?:does|deals) (\d+)(?: damage| dmg)?(?: each)? (?:to|on) -> «a spell deals \1 damage to »
\b(?:breathes?|spits?|shoots?|throws?|hurls?|sprays?|blows?) (?:fire|acid|ice|lightning|flames?|a fireball|poison) (?:at|on|onto|over) (IT)\b -> hits \1
ga,riftbound: \b(?:slams?|rams?|crashes|charges?|bumps?|throws?) (.+?) (?:into|against|at) (?=(?:his|her|their|my|the|a|an) ) -> «attack with \1 into »
mtg: \bmy pinger\b -> my Prodigal Pyromancer
mtg: \ba pinger\b(?! that) -> a Prodigal Pyromancer
mtg: \b(his|her) pinger\b -> \1 Prodigal Pyromancer
# --- how big
mtg: \bhas (\d+) (?:health|hp|toughness|defen[sc]e|life) and (\d+) (?:attack|power|atk|strength)\b -> is a \2/\1
mtg: \bhas (\d+) (?:attack|power|atk|strength) and (\d+) (?:health|hp|toughness|defen[sc]e|life)\b -> is a \1/\2
ga: \b(two|three|2|3) (?:enemies|enemy allies|enemy units|opposing allies) with (\d+) power\b -> \1 \2 power allies
riftbound: \b(two|three|2|3) (?:enemies|enemy units|opposing units) with (\d+) might\b -> \1 \2 Might units
\b(it|he|she|that|the \d+/\d+) tramples\b(?! over) -> \1 has trample
ga: \bthey have (\d+) and (\d+) life\b -> I have an ally with \1 life and an ally with \2 life
ga: \bthey have (\d+), (\d+),? and (\d+) life\b -> I have an ally with \1 life, an ally with \2 life and an ally with \3 life
riftbound: \bthey have (\d+) and (\d+) might\b -> I have a \1 Might unit and a \2 Might unit
riftbound: \bthey have (\d+), (\d+),? and (\d+) might\b -> I have a \1 Might unit, a \2 Might unit and a \3 Might unit
riftbound: \b(?:i|he|she) (?:buff|pump|boost)s? (it|him|her|my .+?) (?:by |for |with )?\+?(\d+)(?: might)? first -> before that \1 gets +\2 Might
riftbound: \b(?:i|he|she) (?:buff|pump|boost)s? (it|him|her|my .+?) (?:by |for |with )?\+?(\d+)(?: might)?(?! first) -> \1 gets +\2 Might
mtg: \b(a|an|my|his|her|their|the) (\w+) (?:with |that has |has |of )(\d+) (?:attack|power|atk|strength|str)(?: and|,| /|/)? ?(\d+) (?:health|hp|toughness|defen[sc]e|def|life) -> \1 \3/\4 \2
mtg: \b(\d+) (?:attack|power|atk|strength|str)(?: and|,| /|/)? ?(\d+) (?:health|hp|toughness|defen[sc]e|def|life)\b -> \1/\2
\b(my|his|her|their|a|the) (?:big |fat |bad )?(?:boy|boi|lad|chonker|beater|fatty|beatstick|monster|beast) (?=\d+/\d+) -> «\1 »
\bdamage (\d+) on (it|him|her) -> \1 damage on \2
\bsummon(?:s|ed)? (?=(?:a|an|two|three|my|his) ) -> «has »
\b(a|my|his|her|their|the|an) (\w+) (?:with|that has|who has|having|of) (\d+) (?:toughness|hp|health|hitpoints)\b -> \1 \2 with toughness \3
ga,riftbound: \b(\d+) (?:attack|atk|strength|str)\b -> \1 power
ga: \b(a|my|his|her|their|the|an|enemy|opposing) (champion|ally|champ|UNIT)(?:,)? (?:with |has |of )?(\d+) power\b -> \1 \3 power \2
ga: \b(his|mine|hers|theirs) has (\d+) (power|life)\b -> \1 ally has \2 \3
ga: \b(my|his|her|their|the|a|an|enemy|opposing) (?:guy|dude|creature|minion|monster|unit|fella|beast)\b -> \1 ally
riftbound: \b(my|his|her|their|the|a|an|enemy|opposing) (?:guy|dude|creature|minion|monster|fella|beast|champion|ally)\b -> \1 unit
riftbound: \b(a|my|his|her|their|the|an|enemy|opposing) (?:\w+ )?(?:with |of |has )?(\d+) might (?:guy|dude|one|creature) -> \1 \2 Might unit
riftbound: \b(a|my|his|her|their|the|an|enemy|opposing) (?:guy|dude|unit|creature|one) (?:with|of|has|,) (\d+) might\b -> \1 \2 Might unit
riftbound: \b(?:attacker|defender) (\d+) might\b -> \1 Might unit
riftbound: \bdefender has (\d+) might\b -> he defends with a \1 Might unit
riftbound: \bdefender (?:is|with|of) (?:a )?(\d+)(?: might)?\b -> he defends with a \1 Might unit
riftbound: \b(?:move|go|walk|run|send|march)(?:es|s|ed)? (.+?) (?:in)?(?:to|at|onto|against) (?:his|her|their|the|a|an enemy)? ?battlefield\b -> attack with \1
riftbound: \b(?:moves?|goes|go|walks?|runs?|marches|went|moved) (?:in)?to (?:his|her|their|the|a|an enemy) battlefield\b -> attacks
riftbound: \b(attacks?(?: with .+?)?)(?: there)? (?:where|and there|but) (he|she|they|my opponent|opponent|opp) (?:has|have|got|controls?) (.+) -> \1. \2 defend with \3
riftbound: \b(attacks? with .+?) (?:with|against|vs|into) (a single|one|a|his|two|three) (.+) -> \1. They defend with \2 \3
riftbound: \b(.+? might unit.*?) and (.+? might unit.*?) (?:fight|battle|clash|meet)(?: at .+)? -> \1 attacks \2
riftbound: \b(?:a )?single (\d)\b(?! might) -> one \1 Might unit
riftbound: \btwo units \((\d+) and (\d+)\) -> a \1 Might unit and a \2 Might unit
riftbound: \b(shield|prevent) of (\d+) -> prevent-\2 shield
ga: \((\d+) (?:atk|attack|power|str)[,/ ]+(\d+) (?:hp|health|life|def)\) -> (power \1, life \2)
ga: \((?:atk|attack|str) (\d+)[,/ ]+(?:hp|health|def|life) (\d+)\) -> (power \1, life \2)
ga: \b(\d+) (?:hp|health|hitpoints|hit points)\b -> \1 life
ga: \b(?:hp|health) (?=after|left|now|total) -> «life »
ga: \b(?:hero|commander|leader|main character)\b -> champion
ga: \b(?:smack|smash|bash|hit|stab|bite|slap)s? (her|him|it|my champion|me) for (\d+) with (an|a|his|her|their) ally -> attacks my champion with \3 \2 power ally
ga,riftbound: \b(?:cast|play|throw|shoot|fire|use)(s?) (?:a|an|his|her) (?:fireball|bolt|lightning|fire|blast|burn|nuke|damage spell|burn spell) for (\d+) (?:at|on|to) (.+?)(?=[,.?!]|$| and | but | while ) -> play\1 a spell for \2 on \3
,? while (?:he|she|it) (?:is |was )?(?:shielded|protected) (?:for|by|from|against) (\d+)(?: damage| dmg)?\b -> « with a prevent-\1 shield»
(?<!while he )(?<!while she )(?<!while it )\b(?:is |are |gets |got )?(?:shielded|protected) (?:for|by|from|against) (\d+)(?: damage| dmg)?\b -> has a prevent-\1 shield
\bgang(?:s|ed)? up on -> attack
riftbound: \b(my|his|her|their) (two|three|2|3) (?:guys|units|dudes|ones) (?:with |of |at )?(\d+) might(?: each)?\b -> \1 \2 \3 Might units
riftbound: \bunits? (\d+) might and (\d+) might\b -> a \1 Might unit and a \2 Might unit
riftbound: \b(\d+) mighter\b -> \1 Might unit
ga: \bequip (a \w+) with (\d+) power and (?:smack|hit|attack|bash|stab) (.+?)(?=[,.?!]|$) -> attack \3 with \1 (\2 power)
riftbound: \bboth of our (\d+) might units (?:crash|run|go|smash|charge) into each other -> my \1 Might unit attacks his \1 Might unit
# --- whose life
\b(?:if )?(i|he|she|they|we) (?:start|started|starts|begin|began)(?: the game)? (?:with|at|on)? ?(\d+)(?: life)?\b -> \1 was at \2 life
\b(gain|gains|gained|lose|loses|lost) (\d+)(?! life|\w|/) -> \1 \2 life
ga: \b(?:heal|heals|healed)(?: myself| himself| me| him| her)?(?: for)? (\d+)(?: life)? -> recover \1
mtg: \b(?:heal|heals|healed)(?: myself| himself| me| him)?(?: for)? (\d+)(?: life)? -> gain \1 life
^(?:my |his |her )?life (?:is|was|total is|total was|at|=) (\d+)$ -> «I was at \1 life»
# --- who and what
^(?:but |so |and |well )?(?:my \w+|he|she|they|opp|opponent|my opponent|someone|[A-Z]\w+) (?:says?|said|thinks?|thought|claims?|claimed|insists?|swears?|believes?|told me|is sure|argues?)(?: that| to me)? (?=.* ) -> «»
\b(my|his|her|their) (?:friend|buddy|mate|cousin|brother|sister|kid|son|daughter|pal|roommate|gf|bf|wife|husband|dad|mom) (?=[A-Z]) -> «»
\b(?:big|fat|huge|nasty|stupid|silly|little|tiny|lone|random|generic|normal|regular|poor|angry|scary|mighty|ugly|lovely|favou?rite|beautiful|massive|giant|cute|mean|evil|other|simple|basic)\b -> «»
\b(shield|spell|card|effect) thing\b -> \1
\b(?:anyway|though|basically|literally|somehow|suddenly|luckily|sadly|obviously|apparently|at some point|on top of that|for some reason|of course|as usual|at once|right away|by the way|like i said)\b -> «»
\b(?:there's|there is|theres) (a \d+/\d+) on each side -> I have \1. My opponent has \1
\b\d+[- ]drop (?=\d+/\d+) -> «»
\b(\w+) the (?:cat|dog|bird|horse|bear|dragon|fox|wolf|mouse|rat|frog|cow|pig|goat|lion|tiger)(?= \(?\d+/\d+) -> \1
\b(my|his|her|their) (?:cat|dog|bird|horse|hamster|pet|card) (?=[A-Z]\w+) -> «\1 »
\b([A-Z][a-z]+) (\d+/\d+)(?= ?(?:[,.?!]|$|and\b|but\b|attacks|blocks|swings)) -> \1 (\2)
\((?:a |an )?(\d+/\d+) flyer\) -> (\1 flying)
\((?:a |an )?(\d+/\d+) trampler\) -> (\1 trample)
\((?:a |an )?(\d+/\d+) lifelinker\) -> (\1 lifelink)
"(\w+)" (?=\(?\d+/\d+) -> «\1 »
^start(?:ing|ed)?(?: at| with| on)? (\d+)(?: life)?$ -> «I was at \1 life»
# --- joined
^(?:does|do|will|would|can) (?:a|an|my) (.+?) (die|survive|live|make it) (?:when|if|after|once) (.+)$ -> «I have a \1. \3. Does it \2»
(?<=\w) (?:while|because|since|where|as) (?=(?:i|he|she|they|my|his|opp)\b) -> «. »
, (?:but|so|and|then) (?=(?:i|he|she|they|my|his|opp)\b) -> «. »
"""  # noqa: E501


@dataclass(frozen=True, slots=True)
class Loose:
    """What may be said plainer: *plain* for each place where *said* is found."""

    said: re.Pattern[str]
    plain: str

    def tellings(self, sentence: str) -> Iterator[str]:
        """*sentence* with one such place told plainer."""
        for found in self.said.finditer(sentence):
            made = found.expand(self.plain)
            told = f"{sentence[: found.start()]}{made}{sentence[found.end() :]}"
            yield re.sub(r" {2,}", " ", told).replace(" ,", ",").strip()


@cache
def loosely(game: Game) -> tuple[Loose, ...]:
    """The rows for *game*, in their order."""
    found = []
    for line in _TABLE.splitlines():
        if not line or line.startswith("#"):
            continue
        games, rest = "", line
        if led := re.match(r"((?:mtg|ga|riftbound)(?:,(?:ga|riftbound))?): ", line):
            games, rest = led[1], line[led.end() :]
        if games and game.value not in games.split(","):
            continue
        said, _, plain = rest.rpartition(" -> ")
        for name, words in _WORDS.items():
            said = re.sub(
                f"(?<![A-Z]){name}(?![A-Z])", words.replace("\\", r"\\"), said
            )
        plain = plain.removeprefix("«").removesuffix("»")
        said = said.replace("[A-Z]", "(?-i:[A-Z])")
        found.append(Loose(re.compile(said, re.IGNORECASE), plain))
    return tuple(found)
