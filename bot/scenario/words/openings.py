""" "Last night at the store my brother and I had an argument:" – what opens a tale.

When and where it was, and who quarrelled with whom about it: no word of it is played.
"""

import re

GREETINGS = frozenset("yo hey hi hello ok okay so".split())
#: what a question or a case is said to be
ADJECTIVES = frozenset(
    "quick simple general weird small tricky easy fun short dumb stupid basic strange "
    "odd new last rules ruling rule judge judges mtg magic card game interaction "
    "combat commander edh".split()
)
_LONGEST = 28
_ONE = re.compile(
    rf"(?:(?:{'|'.join(sorted(GREETINGS))}|alright|well|now) ,? ?)*"
    r"(?:here is|here 's|here's|heres|got|i got|i've got|i have|we had|we have|had) "
    rf"(?:a |an |another |this )?(?:(?:{'|'.join(sorted(ADJECTIVES))}|good) )*"
    r"(?:one|case|situation|scenario|puzzle)"
    r"(?: for (?:you|ya|u|the judges?|everybody|you guys|you all))? [.:!\n-] "
)

# "This happened yesterday at our table: …", "last night at the store: …"
_DAY = (
    r"(?:yesterday|today|tonight|(?:the other|last|this|on|one) (?:day|night|week|"
    r"weekend|evening|friday|saturday|sunday|monday|thursday|wednesday|tuesday|"
    r"game night|fnm)|"
    r"a (?:while|few days|week) ago|recently|just now)"
)
_PLACE = (
    r"(?:(?:at|in|during|from|over) (?:(?:my|our|the|a|his|local) )*"
    r"(?:kitchen )?(?:table|lgs|store|shop|fnm|game night|gamenight|playgroup|pod|"
    r"commander night|edh|commander|draft|cube|prerelease|club|house|place|tournament|"
    r"locals|school|work|game|match))"
)
# "Two players disagree.", "last night my brother and I had an argument about it:",
# "We got into a fight about this", "I was playing against my friend Dave"
_SOME_FRIEND = (
    r"(?:my|our|a|the|his|her) (?:\w+ )?(?:friend|buddy|brother|sister|cousin|roommate|"
    r"mate|pal|dad|mom|mum|son|daughter|kid|wife|husband|girlfriend|boyfriend|uncle|"
    r"neighbour|neighbor|opponent|flatmate|colleague|coworker|nephew|niece|bro)s?"
    r"(?: \w+)?"
)
_BOTH = (
    rf"(?:we(?: both)?|the two of us|two players|both players|two friends|i|"
    rf"{_SOME_FRIEND} and (?:i|me)|(?:me|i) and {_SOME_FRIEND})"
)
_QUARREL = (
    rf"(?:{_BOTH} (?:(?:just )?(?:had|have|got into|get into|got in|were having|are "
    r"having|was having) (?:a|an|this|some|the) (?:\w+ ){0,2}(?:argument|dispute|"
    r"disagreement|discussion|fight|debate|quarrel|disagreement)|disagree|disagreed|"
    r"argued|argue|(?:are|were) (?:arguing|disagreeing|fighting)|can not agree|"
    r"could not agree|cannot agree|can't agree)"
    rf"(?: with {_SOME_FRIEND})?"
    r"(?: (?:about|over|on) (?:this|it|that|what happened|(?:(?:a|the|this|that|our|the"
    r" last) )?(?:one|ruling|rule|rules|game|combat|damage|situation|interaction|play|"
    r"outcome|result|thing|question)))?|"
    rf"(?:i|we) (?:was|were) playing (?:a game )?(?:against |with |versus )?"
    rf"{_SOME_FRIEND})"
)
_HAPPENED = re.compile(
    rf"(?:(?:{'|'.join(sorted(GREETINGS))}|alright|well|now|all|guys|judges?) ,? ?)*"
    rf"(?:{_DAY} ,? ?)?(?:{_PLACE} ,? ?)?"
    r"(?:(?:so )?(?:this|the following|this one|that|something (?:weird|odd|strange))"
    r"(?: situation| thing| one)? (?:just )?(?:happened|came up|occurred|took place)"
    r"(?: to (?:me|us))?|it (?:went|happened|goes|was) like this|"
    r"(?:the |our )?(?:situation|case|scenario|board) (?:is|was) (?:as follows|this|"
    r"like this)|we (?:were playing|played|had this)|i was playing|playing|"
    rf"{_QUARREL}) (?:{_DAY} |{_PLACE} )*[.:!,\n-] "
)

# "Hey all. At fnm yesterday my opponent attacked me": when and where, of all of it.
_ONCE = re.compile(
    rf"(?:(?:{'|'.join(sorted(GREETINGS))}|alright|well|all|guys|judges?|everyone) "
    rf"[,.!\n]? ?)*(?:{_DAY} ,? ?(?:{_PLACE} ,? ?)?|{_PLACE} ,? ?(?:{_DAY} ,? ?)?)"
    r"(?=(?:i|he|she|we|they|my|me|an?|the|opp|opponent|some|someone|damage|both) )"
)

_OTHER_DAY = re.compile(
    r"\b(?:yesterday|today|tonight|tomorrow|ago|recently|days?|nights?|weeks?|"
    r"(?:other|another|next|first|second|last|this|one|that) (?:game|match|time))\b"
)


_NOW = re.compile(
    r"\b(?:is|are|am|has|attacks|casts|blocks|bolts|shocks|plays|uses|hits|deals|controls|"
    r"activates|swings|now|i (?:have|attack|cast|block|bolt|play|use|control|swing))\b"
)


def opened_up(words: list[str]) -> int:
    """How many words "Okay, here's a weird one for you:" are at the start of a text."""
    start = " ".join(words[:_LONGEST]) + " "
    said = _ONE.match(start) or _HAPPENED.match(start)
    once = None if said else _ONCE.match(start)
    behind = " ".join(words)[once.end() :] if once else ""
    if once and not _OTHER_DAY.search(behind):
        # Nothing of another day; and a day alone is said of one sentence, or of a
        # tale that is told in the past up to its questions.
        alone = not re.search(_PLACE, once.group())
        told = re.split(r"[.!] ", behind)
        now = any(_NOW.search(it) for it in told if not it.endswith("?"))
        said = None if alone and now and words.count(".") > 1 else once
    return len(said.group().split()) if said else 0
