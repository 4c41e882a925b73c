"""What an effect does to damage, in the asker's words: whose, to whom, how much.

"Stops any damage that would be dealt to it by Bob's 2/2 this turn", "next time it would
take damage, prevent 2 of it": told in the few words in which all that is read.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.scenario.words.spellings import NUMBER_WORDS

_N = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)"
_STOPS = (
    "damage|would|that|which|who|is|are|was|were|will|gets?|prevented|instead|if|when|"
    "while|unless|until|does|do|can|not|no|never|only|has|have|had|by|from|turn|combat|"
    "and|or|but|so|then|to|next|double|half|with|a|an|i|he|she|they|we|you|time|take|"
    "takes|deals?|except|because|for|be|being|rounded|in"
)
_W = rf"(?!(?:{_STOPS})(?: |$))[^ ,.:;()\"?!]+"
_PRONOUN = (
    "me|myself|i|him|her|them|it|himself|herself|itself|themselves|he|she|they|us|we|"
    "everyone|everybody|players|creatures|units|allies"
)
_DET = (
    r"(?:(?:each|all|any|every|both|one|another)(?: of)? )?(?:my|his|her|their|the|a|"
    rf"an|this|that|each|all|any|every|another|(?:(?:my|the|an|his) )?{_W} 's)"
)
_LOYAL = rf"(?: (?:with|\() {_N} (?:loyalty|life|might|power)(?: counters)?(?: \))?)?"
_ONE = (
    rf"(?:{_PRONOUN}|{_DET} {_W}(?: {_W}){{0,4}}{_LOYAL}|{_W}(?: {_W}){{0,2}}{_LOYAL})"
    r"(?: (?:i|he|she|they) (?:control|controls|have|has))?"
)
#: a player or a thing, or two of them
NP = rf"(?:{_ONE}(?: (?:and|or) {_ONE})?)"
_NAMED = re.compile(NP)
# Within a row some words that may be one: whether they are is looked at afterwards.
# Spelt out in each place that rows would be a hundred times as long.
_WITHIN = frozenset("a an i he she they we and or with has have".split())
_PARTING = "|".join(
    it
    for it in (*_STOPS.split("|"), *"dealt done coming going inflicted aimed".split())
    if it not in _WITHIN
)
_SOME = rf"(?!(?:{_PARTING})(?: |$))[^ ,.:;\"?!]+"
_NP = rf"(?:that )?{_SOME}(?: {_SOME}){{0,11}}"

TIME = (
    r"(?P<time>this turn|(?:until|till) (?:the )?end of (?:the |this )?turn|"
    r"(?:during|for|the rest of|for the rest of|for the whole) (?:the |this )?turn)"
)
_TIME = rf"(?: {TIME})?"
_KIND = r"(?:(?P<kind>combat|noncombat|non combat|spell) )?"
_DEALT = (
    r"(?:(?:that|which) )?(?:(?:would(?: have)?|is|are|will|was|gets?|being)(?: been| "
    r"be)? )?(?:dealt|done|coming|going|inflicted|aimed)"
)
_TO = rf"(?:{_DEALT} )?(?:to|on|against|in to|at) (?P<to>{_NP})"
_BY = rf"(?:{_DEALT} )?(?:by|from|of) (?P<by>{_NP})"
_WILL = "(?:would |will |is going to |may )?"
_TAKES = (
    rf"(?:(?:that|which) )?(?P<to>{_NP}) {_WILL}(?:takes?|gets?|receives?|suffers?|be "
    "dealt|is dealt)"
)
_DEALS = rf"(?:(?:that|which) )?(?P<by>{_NP}) {_WILL}(?:deals?|does|do)"
_MORE = rf"(?: (?:{_TO}|{_BY}|{_TAKES}|{_DEALS}|{_DEALT}|{TIME}))?"
_TAIL = _MORE * 3
_ALL = r"(?:(?:all|any|every|each|whatever|the|that)(?: of)?(?: the| that)? )"
_EVERY = r"(?P<every>(?:all|any|every|each|whatever)(?: of)?(?: the| that)? )"
_PLAIN = rf"{_KIND}damage{_TAIL}"
_DAMAGE = (
    rf"(?:{_ALL}?{_PLAIN}|(?P<by>its|his|her|their|my|{_NP} 's) {_KIND}damage{_TAIL})"
)
_POINTS = rf"(?:the )?next (?P<next>{_N})(?: points?)?(?: of)?(?: the)? {_PLAIN}"
_ROUND = r"(?:(?: [,(])? (?:always )?round(?:ed|ing|s)? (?P<round>up|down)(?: \))?)"
_BACK = "(?:back |over |on |straight )?"
_IS = r"(?:is|are|gets?|will be|would be|becomes|being|'s)"
_PASSIVE = (
    r"(?:all )?(?:(?P<all>prevented|negated|stopped|ignored|cancell?ed)"
    rf"|(?P<times>doubled|tripled)|(?:halved|cut in half){_ROUND}(?P<half>)"
    rf"|(?:reduced|lowered|decreased) by (?P<minus>{_N})"
    rf"|(?:increased|raised|boosted) by (?P<plus>{_N})"
    rf"|(?:re ?directed|moved|sent|dealt|transferred|deflected) {_BACK}to "
    rf"(?P<goal>{_NP})(?: instead)?)"
)
_AMOUNT = (
    rf"(?:(?P<none>no)|(?P<times>double|twice|triple)(?: the)?|half(?: the)?(?P<half>)"
    rf"|(?P<minus>{_N}) (?:less|fewer)|(?P<plus>{_N}) (?:more|extra|additional))"
)
_AFTER = rf"(?:{_ROUND}?)"
_THAT = r"(?:it|that|that damage|the damage|this damage|all of it|damage)"
_OUT = (
    rf"(?:(?:i )?prevents? (?P<all>{_THAT})|{_THAT} {_IS} {_PASSIVE}"
    rf"|(?:i )?prevents? (?P<part>{_N}) of (?:it|that|that damage|the damage)"
    rf"|(?P<part>{_N}) of (?:it|that|that damage|the damage) {_IS} prevented)"
)
_COND = (
    rf"(?:(?:that )?(?P<to>{_NP}) (?:would )?(?:takes?|gets?|be dealt|is dealt) "
    rf"{_PLAIN}|(?:that )?(?P<by>{_NP}) (?:would )?deals? {_PLAIN}"
    rf"|(?:that )?(?:any )?{_KIND}damage would be dealt{_MORE}{_MORE})"
)
_ONCE = rf"(?:the )?next(?P<once>) time {_COND}{_TIME}(?: ,)?(?: then)? {_OUT}"
_INSTANCE = rf"(?:the )?next(?P<once>) (?:instance of |source of )?{_PLAIN}"
#: how a clause tells it
# In front of a row is what has to be said for it: one row is made where it may be read.
_MUCH = "no|double|twice|triple|half|less|fewer|more|extra|additional"
_CLAUSES = (
    (
        "next",
        rf"{_POINTS} {_IS} (?P<points>prevented){_TIME}",
    ),
    (
        "next",
        rf"{_POINTS} {_IS} (?:re ?directed|moved|sent|dealt) {_BACK}to (?P<goal>{_NP})"
        rf"(?: instead)?{_TIME}",
    ),
    (
        "",
        rf"{_DAMAGE} {_IS} {_PASSIVE}{_TIME}",
    ),
    (
        "instead",
        rf"{_DAMAGE} (?:goes|lands|hits) {_BACK}(?:to |on )?(?P<goal>{_NP}) instead"
        rf"{_TIME}",
    ),
    (
        "next",
        rf"{_INSTANCE} {_IS} {_PASSIVE}{_TIME}",
    ),
    (
        "not",
        rf"{_DAMAGE} (?:can not|could not|may not) be prevented(?P<never>){_TIME}",
    ),
    (
        "preventable",
        rf"{_DAMAGE} is (?:unpreventable|not preventable)(?P<never>){_TIME}",
    ),
    (
        "no",
        rf"no {_KIND}damage (?:can be |is |gets |will be |would be )?(?:dealt|done) to "
        rf"(?P<to>{_NP})(?P<none>){_MORE}{_TIME}",
    ),
    (
        _MUCH,
        rf"(?P<to>{_NP}) {_WILL}(?:takes?|is dealt|gets?) {_AMOUNT} {_KIND}damage"
        rf"{_MORE}{_AFTER}{_TIME}",
    ),
    (
        _MUCH,
        rf"(?P<by>{_NP}) {_WILL}(?:deals?|does|do) {_AMOUNT} {_KIND}damage"
        rf"{_MORE}{_AFTER}{_TIME}",
    ),
    (
        "half",
        rf"half (?:of )?{_DAMAGE} {_IS} prevented(?P<off>){_ROUND}{_TIME}",
    ),
    (
        "of",
        rf"(?P<part>{_N}) of {_EVERY}{_PLAIN} {_IS} prevented{_TIME}",
    ),
    (
        "next",
        _ONCE,
    ),
)
_STOP = "(?:prevent|stop|block|negate|absorb|cancel|ignore|soak up)"
#: and how a verb does, which stands there without its ending
_DOES = (
    rf"{_STOP} {_POINTS}(?P<points>)",
    rf"{_STOP} (?P<none>){_DAMAGE}",
    rf"{_STOP} (?P<all>){_INSTANCE}",
    rf"{_STOP} (?P<all>){_ALL}?{_KIND}damage(?:{_TIME})? the next(?P<once>) time "
    rf"{_COND}",
    rf"{_STOP} half (?:of )?{_DAMAGE}(?P<off>){_ROUND}",
    rf"{_STOP} (?P<part>{_N}) of {_EVERY}{_PLAIN}",
    rf"{_STOP} (?P<part>{_N}) (?:of the )?damage (?:from|by|of) each source"
    rf"(?: that {_WILL}deals? damage to (?P<to>{_NP}))?",
    rf"(?P<times>double|triple) {_DAMAGE}",
    rf"halve {_DAMAGE}(?P<half>){_ROUND}",
    rf"(?:reduce|lower|decrease) {_DAMAGE} by (?P<minus>{_N}){_TIME}",
    rf"(?:increase|raise|boost) {_DAMAGE} by (?P<plus>{_N}){_TIME}",
    rf"add (?P<plus>{_N})(?: damage)? to {_DAMAGE}",
    rf"(?:re ?direct|send|move|deflect|transfer|divert) (?:{_DAMAGE}|{_POINTS}) {_BACK}"
    rf"to (?P<goal>{_NP})(?: instead)?{_TIME}",
    rf"make {_DAMAGE} unpreventable(?P<never>){_TIME}",
    rf"(?:stop|keep) {_DAMAGE} from being prevented(?P<never>){_TIME}",
    rf"(?:make|let|cause) (?P<to>{_NP}) (?:to )?take {_AMOUNT} {_KIND}damage{_MORE}"
    rf"{_AFTER}{_TIME}",
    rf"(?:make|let|cause) (?P<by>{_NP}) (?:to )?(?:deal|do) {_AMOUNT} {_KIND}damage"
    rf"{_MORE}{_AFTER}{_TIME}",
    rf"(?:protect|save|keep|shield) (?P<to>{_NP}) (?P<none>)from (?:taking |being "
    rf"dealt )?{_ALL}?{_KIND}damage{_MORE}{_TIME}",
    rf"(?:protect|save|keep|shield) (?P<to>{_NP}) from (?P<points>){_POINTS}",
)
_BY_NEED = tuple((re.compile(rf"\b(?:{need})\b"), row) for need, row in _CLAUSES)
_VERBS = re.compile(r"\(\?(?::|P<\w+>)[^()]*\)|[a-z]+")
_BY_VERB = tuple(
    (re.compile(rf"{found[0]}\b"), row)
    for row in _DOES
    if (found := _VERBS.match(row)) is not None
)
_BASE = re.compile(
    r"(prevent|stop|block|negate|absorb|cancel|ignore|soak|double|triple|halve|reduce|"
    r"lower|decrease|increase|raise|boost|add|redirect|send|move|deflect|transfer|divert|"
    r"make|keep|let|cause|protect|save|shield)(?:s|es|d|ed|ing|ped|ping|ling)?"
)
_BENT = {
    "negating": "negate", "ignoring": "ignore", "doubling": "double", "moving": "move",
    "tripling": "triple", "halving": "halve", "reducing": "reduce", "raising": "raise",
    "decreasing": "decrease", "increasing": "increase", "making": "make",
    "causing": "cause", "saving": "save", "letting": "let",
}  # fmt: skip
# A span of the words said, or a word.
Piece = tuple[int, int] | str


@dataclass(frozen=True, slots=True)
class Said:
    """What is said: *slots* with the span of each, in the words it was said in."""

    words: str
    slots: dict[str, tuple[int, int]]

    def __contains__(self, slot: str) -> bool:
        return slot in self.slots

    def __getitem__(self, slot: str) -> str:
        start, end = self.slots[slot]
        return self.words[start:end]


def _rows(words: str, *, does: bool) -> Iterator[re.Pattern[str]]:
    """The rows that may say *words*, by what those have to have in them."""
    if does:
        yield from (_made(row) for verb, row in _BY_VERB if verb.match(words))
    else:
        yield from (_made(row) for need, row in _BY_NEED if need.search(words))


@cache
def _made(row: str) -> re.Pattern[str]:
    return re.compile(_numbered(row))


def _numbered(row: str) -> str:
    """*row* with a name of its own for each slot, of which there may be several."""
    counted = iter(range(1000))
    return re.sub(r"\?P<([a-z]+)>", lambda it: f"?P<{it[1]}_{next(counted)}>", row)


def said(words: str, *, does: bool) -> Iterator[Said]:
    """What *words* say is done to damage, in each way in which they may be read."""
    for row in _rows(words, does=does):
        found = row.fullmatch(words)
        if found is not None and (made := _slots(found)) is not None:
            yield Said(words, made)


def base(word: str) -> str:
    """The verb that an effect "prevents" or is "preventing"; "" for any other word."""
    if word in _BENT:
        return _BENT[word]
    found = _BASE.fullmatch(word)
    return found[1] if found else ""


def _slots(found: re.Match[str]) -> dict[str, tuple[int, int]] | None:
    """Where each slot is; None where one is told twice."""
    slots: dict[str, tuple[int, int]] = {}
    for name, value in found.groupdict().items():
        if value is None:
            continue
        slot = name[: name.rindex("_")]
        if slot in _THINGS and not _NAMED.fullmatch(value):
            return None
        if slot in slots and found.string[slice(*slots[slot])] != value:
            return None
        slots.setdefault(slot, found.span(name))
    return slots


_THINGS = frozenset({"to", "by", "goal"})


def plainly(
    it: Said, to: Piece | None, by: Piece | None, goal: Piece | None
) -> list[Piece] | None:
    """*it* in the words in which it is read, of these players and things."""
    if to is None and by is None:
        return None
    kind = it["kind"].split() if "kind" in it else []
    time = ["this", "turn"] if "time" in it else []
    aimed: list[Piece] = [*kind, "damage"]
    aimed += ["to", to] if to is not None else []
    aimed += ["by", by] if by is not None else []
    if "never" in it:
        return [*aimed, "can", "not", "be", "prevented", *time]
    if "points" in it:
        if by is not None or to is None:
            return None
        number = _number(it["next"])
        return ["prevent", "the", "next", number, *kind, "damage", "to", to, *time]
    if ("none" in it or "all" in it) and "once" not in it:
        whom: list[Piece] = ["to", to] if to is not None else []
        source: list[Piece] = ["by", by] if by is not None else []
        return ["prevent", "all", *kind, "damage", *whom, *source, *time]
    done = _done(it, goal)
    if done is None:
        return None
    if "next" in it:
        return ["the", "next", _number(it["next"]), *aimed, *done, *time]
    first: list[Piece] = ["the", "next", "time"] if "once" in it else []
    if "part" in it:
        first += [_number(it["part"]), "of"]
    if "off" in it:
        first += ["half", "of"]
    return [*first, *aimed, *done, *time]


def _done(it: Said, goal: Piece | None) -> list[Piece] | None:
    if "times" in it:
        return ["is", "tripled" if it["times"].startswith("tripl") else "doubled"]
    if "half" in it or "off" in it:
        if "round" not in it:
            return None
        how = "halved" if "half" in it else "prevented"
        return ["is", how, "rounded", it["round"]]
    for slot, verb in (("minus", "reduced"), ("plus", "increased")):
        if slot in it:
            return ["is", verb, "by", _number(it[slot])]
    if "goal" in it:
        return ["is", "redirected", "to", goal] if goal is not None else None
    return ["is", "prevented"]


def _number(said_: str) -> str:
    return str(NUMBER_WORDS.get(said_, said_))
