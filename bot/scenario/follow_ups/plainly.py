"""What people say of a change in many ways, as the one way that is read.

Each row says the same in other words, whatever the scenario is; what it depends on is
looked at where the plain words are read.
"""

import re

_PARTS = {
    "WHO": r"(?:(?!(?:no|not|nobody|none|neither|never|without)\b)[a-z]+|my opponent|the opponent)",
    "SHIELD": r"(?:(?:prevention |prevent(?:[- ]?\d+)? )?shield"
    r"|(?:amount|damage) prevented|prevented (?:amount|damage)"
    r"|prevent(?:ion)?(?: value| amount| number| effect)?)",
    "THE": r"(?:the|my|his|her|their|that|this|its)",
    "IS": r"(?:is|are|was|were|'s|’s|s|has been|had been|would be|be)",
    "TOO": r"(?P<too>,? (?:too|as well|also|along with (?:it|that|them)))?",
    "NO": r"(?:do|does|did|had|have|has|would|could)(?:n['’]?t| not)",
    "NUM": r"(?P<n>\d+|one|two|three|four|five|six|seven|eight)",
    "SIZE": r"(?:an? )?(?P<size>\d+/\d+)",
    "SO": r"(?:,? instead)?",
    # A name or a noun, and no sentence.
    "NOUN": r"(?:(?!(?:and|but|or|if|it|he|she|they|i|we|nobody|no)\b)[\w'’,/:-]+)"
    r"(?: (?!(?:and|but|if|is|are|was|were|has|have|had)\b)[\w'’,/:-]+)*?",
}


def _rows(table: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    found = []
    for row in filter(None, map(str.strip, table.splitlines())):
        said, plain = row.split(" -> ")
        for name, part in _PARTS.items():
            said = re.sub(rf"\b{name}\b", part.replace("\\", r"\\"), said)
        found.append((re.compile(said.strip(), re.IGNORECASE), plain.strip()))
    return tuple(found)


_ROWS = _rows(r"""
(?P<w>i|we|you|he|she|they|it)['’]?d (?:have )?(?P<rest>(?:used|cast|put|had|chosen|played|picked|blocked|attacked|paid|hit|bolted|shocked|let|kept)\b.+) -> {w} {rest}
(?P<w>WHO) had (?P<rest>(?:used|cast|put|chosen|played|picked|paid|hit|bolted|shocked)\b.+) -> {w} {rest}
(?:and )?(?:why|(?:which|what)(?:'s the| is the)? rules?(?: number)?|rules? numbers?|what(?:'s| is) the rule(?: for (?:that|this))?)(?: (?:is|are) (?:that|this|it|those)| (?:says?|covers?|governs?) (?:so|that|this|it)| appl(?:y|ies)(?: here)?| though)? -> why?
(?P<x>i|he|she|they|we|NOUN) would(?:['’]?ve| have)? (?:die|died)(?: then| anyway| too| there)? -> would {x} die?
(?P<x>i|he|she|they|we|NOUN) would(?:['’]?ve| have)? (?:live|lived|survive|survived)(?: then| anyway| too| there)? -> would {x} survive?
(?P<x>i|he|she|they|we|NOUN) would(?:['’]?ve| have)? (?:lose|lost)(?: then| anyway| too| there)? -> would {x} lose?
(?P<x>i|he|she|they|we|NOUN) would(?:['’]?ve| have)? (?:win|won)(?: then| anyway| too| there)? -> would {x} win?
(?P<who>WHO) (?:already |just )?(?:lose|loses|lost|skips?|skipped) (?P<s>THE SHIELD)(?: first| before that)? -> {who} does not have {s}
(?P<s>THE SHIELD) ?(?:IS|got|gets) (?:already |all )*(?:used up|used|spent|gone|not there|expired|removed|never there)(?: already| before| before that| by then| first)? -> without {s}
(?P<who>WHO) (?:NO|never) (?:put|cast|set|place|get|got|raise|bring|make|made|use|used|play|played)(?: up)? (?:THE|a|any) (?P<s>SHIELD)(?: up)? -> {who} does not have the {s}
(?:it|that|this|THE SHIELD) (?:only |just )?(?:prevents?|prevented|would prevent|stops?|stopped|absorbs?|absorbed|covers?|covered)(?: only| just)?(?: the next)? NUM(?: damage| of it)?(?:,? instead(?: of \d+)?)? -> the shield is {n}
(?:THE )?SHIELD ?(?:IS)(?: only| just)?(?: for| of| worth| good for)?(?: an?)? (?:prevent[- ]?)?NUM(?: damage| points?| shield)?SO -> the shield is {n}
(?:THE )?prevent[- ]?\d+(?: shield)? ?(?:IS) (?:only |just )?(?:an? )?(?:prevent[- ]?)?NUM(?: shield)?SO -> the shield is {n}
(?:with|plus|and|add) (?:an? )?(?:(?:shield|spell|effect) (?:that|which) prevents|shield preventing)(?: the next)? NUM(?: damage)?(?: of it| of that)?TOO -> with a prevent-{n} shield{too}
(?:with|plus|and|add)? ?(?:plus |add |another |one more )(?:prevention of|prevent)(?: the next)? NUM(?: damage)?TOO -> with a prevent-{n} shield too
(?:with |and |by )*(?:an? )?prevent(?:ion|ing)?(?: of| for)?(?: the next| only| just)? NUM(?: damage)?(?: of it| of that)?(?: each| apiece)?TOO -> prevention of {n}{too}
(?:with |and |by )*NUM (?:(?:damage |of it |of that |points? )?prevented|(?:points? of )?prevention)TOO -> prevention of {n}{too}
(?:i|we) (?:have|had|cast|casted|play|played|use|used|got|put up)(?: also)?(?: an?| some)? (?:spell|something|card|ability|shield|thing|effect|one) (?:that|which|to) prevents?(?: the next)? NUM(?: damage)?(?: (?:dealt )?to (?:me|us|myself))?TOO -> i have a prevent-{n} shield{too}
(?P<who>WHO) (?:has|had|casts?|plays?|played|uses?|used|got|puts? up)(?: also)?(?: an?| some)? (?:spell|something|card|ability|shield|thing|effect|one) (?:that|which|to) prevents?(?: the next)? NUM(?: damage)?TOO -> {who} has a prevent-{n} shield{too}
(?:with )?(?P<what>noncombat|non-combat|non combat|combat)(?: damage)?SO -> it is {what} damage
(?:the |that |this )?damage (?:is|was|were) (?P<what>noncombat|non-combat|non combat|combat)SO -> it is {what} damage
(?P<head>.*\b)non[- ]combat(?P<tail>\b.*) -> {head}noncombat{tail}
(?:the |his |her |my |their )?(?P<n>first|second|third|last) (?:ally|unit|attacker|one|attack)['’]s? damage (?P<rest>(?:is|was|cannot|can['’]?t|can not|can)\b.+) -> the {n} attack {rest}
(?P<x>NOUN) (?:has |have )?(?:only |just )?moved (?:only |just )?once(?: this turn)? -> {x} has not moved twice this turn
(?:for|dealing|doing) NUM(?: damage)?SO -> {n} damage
(?P<what>(?:the|that|this|his|her|my|their) [\w' ]+?|it) ?(?:was|is|were|'s) for NUM(?: damage)?SO -> {what} deals {n}
(?P<what>(?:the|that|this|his|her|my) (?:spell|ability|damage|bolt)|it) (?:hits?|hit) (?:me )?for NUM(?: damage)?SO -> {what} deals {n}
(?:an?other |a second )?blocker, (?P<b>[^,]+), blocks(?: too| as well)? -> {b} joins the block
WHO (?:adds?|added|throws? in|threw in|puts? in) (?P<b>NOUN) (?:to|in|into) the block -> {b} joins the block
WHO (?:adds?|added|throws? in|threw in|puts? in) (?P<b>NOUN) as (?:a|another)(?: second| third| extra)? blocker -> {b} joins the block
(?P<b>NOUN) (?:joins?|joined)(?: in)?(?: on| in)? (?:the|my|his|her|their) block(?:ing)? -> {b} joins the block
(?:with )?(?P<b>(?!who |what |nobody|no |.*\binstead\b)NOUN) blocking(?: it| that)?TOO -> {b} blocks{too}
(?P<b>(?:an?|my|his|her|their|the) (?:[\w' ]+ )?\d+/\d+(?: \w+)?|\d+/\d+) blocked(?: it| that)?TOO -> {b} blocks{too}
(?:it|that|this|he|she) ?(?:is|was|'s|’s|s|gets|got) blocked by (?P<b>NOUN)TOO -> {b} blocks{too}
(?:with )?(?P<b>(?!who |what |nobody|no )NOUN) attacking(?: me)?(?: too| as well| along) -> {b} attacks too
(?P<b>NOUN) (?:comes?|came) along(?: too| as well)? -> {b} attacks too
(?P<b>NOUN) (?:joins?|joined)(?: in)? (?:the |his |her |my |their )?(?:attack|combat|fight)(?:ing)? -> {b} attacks too
(?P<x>(?!(?:it|that|this|he|she|they|i|nobody)\b)NOUN) (?:dies|died|is killed|gets killed|got killed|was killed|is destroyed|was destroyed|gets destroyed) (?:in response|beforehand|before (?:that|it)(?: resolves| hits| lands)?) -> {x} dies first
(?:both|all|all of (?:it|them)|both of (?:it|them)|everything|each)(?: hits?| spells?| attacks?| damage)? (?:(?:is|are|was|were) unpreventable|(?:can['’]?t|cannot|can not|couldn['’]?t|could not) be prevented)(?: either)? -> the damage can't be prevented
(?P<a>.+?) first,? (?P<b>(?:with|using|via) .+) -> {a} {b} first
(?P<x>NOUN) (?P<no>can['’]?t|cannot|can not|couldn['’]?t|could not) be prevented either -> {x} can't be prevented
(?P<x>neither|none)(?: of (?:us|them))? (?:is|was|are|were) (?:an? )?(?P<kw>tank|stunned|tapped)s? -> {x} has {kw}
(?:neither|none)(?: of (?:it|them))? (?:can|could) be prevented -> the damage can't be prevented
(?:WHO )(?:can['’]?t|cannot|can not|couldn['’]?t|could not) prevent (?:it|that|this|the damage|that damage|any of it|any of that) -> the damage can't be prevented
(?:none of (?:it|that|the damage)|nothing) (?:can|could) be prevented -> the damage can't be prevented
(?:with |as )?(?:the )?unpreventable(?: damage)?SO -> the damage can't be prevented
(?P<x>NOUN) (?:deals?|dealt|does|did|do|dealing) (?:only |all )?(?:its |his |her |their |the )?(?:damage as )?unpreventable(?: combat)?(?: damage)?SO -> {x} can't be prevented
(?P<s>(?:i['’]?m|i am|i was|(?:he|she)(?:['’]?s| is| was)|[A-Z]\w+ (?:is|was)|my opponent (?:is|was)) (?:at|on) \d+(?: life)?),? instead -> {s}
(?P<x>(?:the|that|this|his|her|my|their) [\w' ]+?|it) would (?:deal|do) NUM(?: damage)?SO -> {x} deals {n}
x:? ?(?P<n>\d+) -> x is {n}
WHO (?:pays?|paid|puts?|chooses?|chose|picks?|picked) NUM (?:for|into|as) x -> x is {n}
(?:WHO )?(?:chooses?|chose|picks?|with) x ?= ?NUM -> x is {n}
(?P<w>WHO (?:has|had|have|got)) (?P<n>two|three|[2-9]) of (?P<t>those|them|these) (?:out|in play|on the (?:board|table|battlefield)) -> {w} {n} of {t}
(?P<w>.+?) (?:couldn['’]?t|could not|can['’]?t|cannot|(?:is|was)(?:n['’]?t| not) able to|(?:is|was) unable to) (?P<d>(?:retaliate|intercept|attack|respond|cast|use|activate|play|pay|shock|bolt|ping)\b.*) -> {w} doesn't {d}
WHO skip(?:s|ped)? (?P<x>NOUN) -> without {x}
(?:without|no) (?:any )?retaliat(?:ion|ing) -> nobody retaliates
(?:the )?(?P<x>NOUN) (?:is|was|were) (?:mine|ours|under my control|on my side) -> it is my {x}
i (?:am|was|'m) the one (?:with|who (?:has|had|controls|controlled|owns|owned)|controlling) (?:the )?(?P<x>NOUN) -> it is my {x}
(?P<w>i|we|they) own(?:ed)? (?P<x>(?!.*\b(?:last|before|earlier|until)\b).+) -> {w} control {x}
(?P<w>WHO) own(?:s|ed) (?P<x>(?!.*\b(?:last|before|earlier|until)\b).+) -> {w} controls {x}
(?P<x>NOUN) (?:is|was) (?P<w>(?-i:[A-Z])\w+)['’]s -> it is {w}'s {x}
(?:the )?(?P<x>NOUN) (?:is|was) (?:his|hers|theirs|(?:my |the )?opponent['’]?s) -> it is my opponent's {x}
(?P<w>i|we|they) controlled (?P<x>(?!.*\b(?:last|before|earlier|until)\b).+) -> {w} control {x}
(?P<w>WHO) controlled (?P<x>(?!.*\b(?:last|before|earlier|until)\b).+) -> {w} controls {x}
WHO (?:remove[sd]?|gets? rid of|got rid of|disenchant(?:s|ed)?|naturalizes?) (?P<x>NOUN)(?: first| beforehand| before (?:that|it)| in response| with \w+)? -> without {x}
there(?:'s|’s|s| is| was) no block(?:s|er|ers|ing)? -> nobody blocks
(?:no one|noone|none of (?:us|them|you)) (?:blocks?|blocked|is blocking)(?: it| that| them| him)? -> nobody blocks
(?P<x>(?!(?:i|we|you|they)\b)NOUN) do(?:es)? have (?P<kw>.+) -> {x} has {kw}
(?P<x>(?!(?:i|we|you|they|he|she)\b)NOUN) would have (?P<kw>(?!.*ed$)[a-z][a-z ]*) -> {x} has {kw}
(?P<x>NOUN) has(?:n['’]?t| not) got (?P<kw>.+) -> {x} does not have {kw}
(?P<who>i|he|she|they)(?:['’]?d| would) rather (?:apply|choose|pick|take|use) (?P<e>.+?)(?: first)? -> {who} choose {e} first
(?:nobody|no ?one|none of us|neither of us) (?:has|had|controls?|controlled|have|owns?|plays?|played) (?P<x>NOUN) -> without {x}
(?:if )?(?P<x>NOUN) (?:isn['’]?t|wasn['’]?t|weren['’]?t|is not|was not) (?:on the (?:board|table|battlefield|field)|around)(?: at all)? -> without {x}
(?P<who>WHO) (?:NO|never) (?:put|play|played|have|had) (?P<x>THE [\w' ]+?) (?:out|down|in play|on the (?:board|table|battlefield)) -> {who} does not have {x}
(?P<x>.+?),? (?:instead of|rather than) (?:that|this|all that) -> {x} instead
(?:rather than|instead of) (?:that|this|all that),? (?P<x>.+) -> {x} instead
(?P<x>NOUN) (?:isn['’]?t|wasn['’]?t|is not|was not|is no longer|was no longer) (?:there|around|out|in play|on the (?:battlefield|board|table))(?: any ?more| any longer| by then)? -> without {x}
(?P<x>NOUN) (?:has |had )?(?:left|leaves) (?:play|the (?:battlefield|board|table|game))(?: first| before (?:that|it)| already)? -> without {x}
(?P<x>NOUN) (?:gets?|got|is|was|has been|had been) (?:removed|disenchanted|gotten rid of)(?: first| before(?: that| it)?| already| beforehand)? -> without {x}
(?:some ?one|some ?body) (?:removes?|removed|disenchants?|disenchanted|gets? rid of|got rid of) (?P<x>NOUN)(?: first| before (?:that|it)| already| beforehand)? -> without {x}
(?P<w>WHO) (?:only |just )?(?P<v>has|have|had)(?: only| just)? NUM life(?: left)? -> {w} {v} {n} life
(?:with )?(?:the |all )?damage (?:being )?unpreventable(?: this turn)? -> the damage can't be prevented
(?P<x>NOUN) (?:is|was) (?P<w>his|hers|theirs),?(?: and)? not (?:mine|his|hers|theirs|ours) -> {x} is {w}
(?P<h>.+ (?:has|have|had|gets?) (?:first strike|double strike|deathtouch|trample|lifelink|indestructible|flying)) 2 -> {h} too
(?:it|that|this|the spell|the bolt|he|she) ?(?:IS|had|casts?) (?:only |just )?(?:an? )?NUM[- ](?:damage|dmg) (?:spell|bolt|hit|attack|ability|burn spell|one)SO -> it deals {n}
(?:with )?(?:an? )?NUM[- ](?:damage|dmg) (?:spell|bolt|hit|ability|burn spell)SO -> {n} damage
(?P<s>THE SHIELD) (?:IS|goes|went|sits) (?:on|over) (?P<x>NOUN) instead of .+ -> {s} is on {x} instead
(?:would|is|will) (?:an? )?prevent[- ]?NUM(?: shield)? (?:be )?(?:enough|suffice|do)(?: too)? -> the shield is {n}
(?P<x>NOUN) ?(?:is|was|were|'s) (?:a bit |a little |a lot )?(?:bigger|smaller|larger|stronger|weaker),? (?:say|like|for example|as)?,? ?SIZE -> {x} is {size}
(?:with )?(?:an?other|a second|a third|one more|an extra|an additional) attacker,? SIZE -> a {size} attacks too
(?:the )?two of (?P<x>them|those|these) (?P<v>have|had|get|got|are|were) (?P<r>.+) -> both of {x} {v} {r}
with (?P<x>NOUN) having (?P<r>.+) -> {x} has {r}
with (?P<x>NOUN) (?:at|as|being) SIZE -> {x} is {size}
(?P<x>(?:without|no|minus) .+?),? (?:obviously |surely |clearly |then )?(?:i['’]?m|i am|he['’]?s|she['’]?s|it['’]?s|it is|i|he|she|it)(?: at| not)?(?: dead| alive| fine| ok| safe| dies| die| survives| lives)? -> {x}
(?:an?other|a second|one more) (?P<x>NOUN) (?:is|was) on (?P<w>\w+)['’]s side -> {w} controls another {x}
(?:an?other|a second|one more) (?P<x>NOUN) (?:is|was) on my side -> i control another {x}
(?:instead of|rather than) (?:an? |the |his |her |my )?(?P<old>NOUN),? (?:WHO (?:had|has|casts?|used|uses|plays?|played)|it was|it's|with) (?:an? |the )?(?P<new>NOUN) -> {new} instead of {old}
(?:\w+['’]s|his|her|the|that|my opponent['’]s) (?:spell|card) (?:was|were|is) (?:an? )?(?P<x>[A-Z][\w',/ -]+) -> it is {x}
before (?:that|it),? (?P<x>.+) -> {x} before that
(?P<x>.+?) before (?:everything|anything)(?: else)? -> {x} first
(?:throw|toss|put|chuck) in (?P<x>NOUN) -> there is {x} in play
(?:with|plus|add|and) (?P<x>(?!no |an?other |a second |a third )NOUN) (?:out|in play|on (?:the )?(?:board|table|battlefield|field))TOO -> there is {x} in play
(?:they |these |both |it )?(?:came |come |were |are |was |happened )?(?:the |in (?:the |an? )?)?(?:other|opposite|reversed?|different) (?:order|way (?:a?round)) -> the other way round
(?:they |these |both |it |(?:with )?the order )?(?:(?:is|was|are|were|got|'s) )?(?:reversed|swapped|switched|flipped|inverted)(?: order)? -> the other way round
(?:WHO )?(?:swap|switch|reverse|flip|invert)(?:s|ped|ed|d)? (?:the order|the two|their order|them)(?: around| round)? -> the other way round
""")


def plainly(words: str) -> str:
    """*words* as they are read best."""
    for pattern, plain in _ROWS:
        found = pattern.fullmatch(words)
        if found is not None:
            groups = {name: it or "" for name, it in found.groupdict().items()}
            words = plain.format(**groups)
    return words
