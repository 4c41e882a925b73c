"""What befalls damage, from the asker's words into a card's.

"Halves all damage dealt to my allies, rounded up" is "If a source would deal damage to
an ally you control, it deals half that damage, rounded up, instead.", if cards of the
game are read so.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from bot.errors import QuestionError
from bot.scenario.words.law_words import BY, COLOURS, WHOM, Teller, in_card_words
from bot.scenario.words.spellings import NUMBER_WORDS
from bot.wording.reading import read_quoted

_N = r"(?P<n>\d+|one|two|three|four|five|six)(?: points?)?"
_TAKES = "take|takes|taken|get|gets|is dealt|are dealt|be dealt|receive|receives"
_DEALS = "deal|deals|do|does"
_WOULD = r"(?:would |had |will )?"
_KIND = r"(?:(?P<kind>combat|noncombat|non combat) )?(?:(?P<hue>HUE) )?".replace(
    "HUE", "|".join((*COLOURS, "spell"))
)
_DAMAGE = (
    rf"(?:(?:all|any|every|each)(?: of)? )?(?:the |that |this )?{_KIND}damage"
    rf"(?:(?: (?:that )?(?:is |would be |gets |being )?(?:dealt|done|coming|going))?"
    rf"(?: (?:from|by|of) (?P<by>{BY}))?(?: (?:in)?to (?P<to>{WHOM}))?"
    rf"(?: (?:from|by) (?P<by>{BY}))?"
    rf"|(?: that)? (?P<to>{WHOM}) {_WOULD}(?:{_TAKES})(?: from (?P<by>{BY}))?"
    rf"|(?: that)? (?P<by>{BY}) {_WOULD}(?:{_DEALS})(?: to (?P<to>{WHOM}))?)"
    r"(?P<turn> (?:each|every|per) turn)?"
)
_DAMAGE = rf"(?:(?:(?P<by>{BY}) 's? )?{_DAMAGE})"
_HALF = (
    r"(?: [,(])?(?: (?:always |and )?(?:round(?:ed|ing|s)?(?: it)? )(?P<round>up|down)"
    r"(?: \))?)?"
)
_PART = (
    rf"(?:(?:all |always |just |simply )*(?:(?P<times>doubled|tripled)"
    rf"|(?P<half>halved|cut in half){_HALF}|(?P<all>prevented|ignored|negated|stopped)"
    rf"|(?P<less>reduced|lowered|decreased) by {_N}"
    rf"|(?P<more>increased|raised|upped) by {_N}|{_N} (?P<less>less|lower)"
    rf"|{_N} (?P<more>more|higher)|(?:(?:reduced|turned|changed|set) (?:in)?to )?{_N}"
    r"(?P<set>)|(?:re ?directed|moved|sent|dealt|deflected|passed) "
    rf"(?:on |over )?to (?P<goal>{WHOM})(?: instead)?))"
)
_MORE = (
    rf"(?:{_N} (?:(?P<more>more|extra|additional|bonus)|(?P<less>less|fewer))"
    r"(?: damage)?|(?P<times>double|twice|triple)(?: (?:the|that|as much))?(?: damage)?"
    rf"|(?P<half>half)(?: (?:the|that|as much))?(?: damage)?{_HALF})"
)
_TO = rf"(?: to (?P<to>{WHOM}))?"
_FROM = rf"(?: from (?P<by>{BY}))?"
_STOP = (
    "prevent|block|stop|negate|absorb|cancel|ignore|nullify|remove|soak|eat|shrug off"
)
_SHARE = rf"(?:(?P<part>half)(?: of)?|all but {_N}(?P<but>)(?: of)?)"
_OUT = (
    rf"(?:(?:it|that damage|the damage|this damage|damage) (?:is|gets|'s) {_PART}"
    rf"|{_N}(?P<off>) of (?:it|that|that damage|the damage) is prevented"
    rf"|(?:i |you |we |he |she )?(?P<all>prevents?) (?:it|that damage|the damage|"
    r"all of (?:it|that damage|that))"
    rf"|(?:i |you |we |he |she )?prevents? {_N}(?P<off>)(?: (?:of it|of that|damage|"
    r"of that damage|of the damage))?"
    rf"|(?:i |you |we )?prevents? {_SHARE} (?:it|that damage|that|the damage){_HALF}"
    rf"|(?:it|that source|they|he|she) (?:deals|deal|does|do) {_MORE}(?: instead)?"
    r"|(?:it|they) (?:deals|deal) that much(?: damage)? "
    rf"(?:(?P<more>plus)|(?P<less>minus)) {_N}(?: instead)?"
    rf"|(?:it|that damage) (?:goes|is dealt|is redirected) to (?P<goal>{WHOM})"
    rf"(?: instead)?|(?P<goal>{WHOM}) takes? (?:it|that damage|the damage) instead)"
)
_COND = (
    rf"(?:(?P<by>{BY}) {_WOULD}(?:{_DEALS}) {_KIND}damage{_TO}"
    rf"|(?P<to>{WHOM}) {_WOULD}(?:{_TAKES}) {_KIND}damage(?: (?:from|by) (?P<by>{BY}))?"
    rf"|{_KIND}damage (?:would be|is) (?:dealt|done) to (?P<to>{WHOM})"
    rf"(?: by (?P<by>{BY}))?)"
)
#: how a whole clause tells it: behind "an enchantment that says"
_CLAUSES = (
    rf"{_DAMAGE} (?:is|gets|becomes|will be|would be|is being|'s) {_PART}",
    rf"(?P<part>half)(?: of)? {_DAMAGE} is prevented{_HALF}",
    rf"{_N}(?P<off>) (?:of )?{_DAMAGE} is prevented",
    rf"{_DAMAGE} (?:goes|is dealt|hits|lands) (?:on |to )?(?P<goal>{WHOM}) instead",
    rf"(?P<by>{BY}) (?:{_DEALS}) {_MORE}{_TO}",
    rf"(?P<to>{WHOM}) (?:{_TAKES}) {_MORE}{_FROM}",
    rf"(?P<to>{WHOM}) (?:{_TAKES}) (?P<all>no) {_KIND}damage{_FROM}",
    rf"(?P<to>{WHOM}) (?:do|does) not (?P<all>take) (?:any )?{_KIND}damage{_FROM}",
    rf"(?:if|when|whenever|any ?time|every ?time|each time) {_COND}(?: ?,)?(?: then)? "
    rf"{_OUT}",
    rf"the first(?P<first>) time(?:(?P<turn> (?:each|every|per) turn))?(?: that)? "
    rf"{_COND}(?P<turn> (?:each|every|per|a) turn)?(?: ?,)? {_OUT}",
    rf"the first(?P<first>) {_DAMAGE} is {_PART}",
)
#: and how a verb does, behind "an enchantment that"
_DOES = (
    rf"(?:V[{_STOP}]) (?:up )?(?P<all>){_DAMAGE}",
    rf"(?:V[{_STOP}]) {_N}(?P<off>)(?: of)? {_DAMAGE}",
    rf"(?:V[{_STOP}]) the first(?P<all>)(?P<first>) {_DAMAGE}",
    rf"(?:V[{_STOP}]) (?:{_SHARE}) {_DAMAGE}{_HALF}",
    rf"(?:V[{_STOP}]) {_N}(?P<off>) damage (?:each|every|any) ?time {_COND}",
    rf"(?:V[reduce|lower|decrease|cut]) {_DAMAGE} "
    rf"(?:by (?:(?P<less>){_N}|(?P<half>half))|to {_N}(?P<set>)"
    rf"|in (?P<half>half)){_HALF}",
    rf"(?:V[increase|raise|boost]) {_DAMAGE} by (?P<more>){_N}",
    rf"(?:V[add]) {_N}(?: (?:extra |more )?damage)? to (?P<more>){_DAMAGE}",
    rf"(?P<times>V[double|triple]) {_DAMAGE}",
    rf"(?P<half>V[halve]|cuts in half) {_DAMAGE}{_HALF}",
    rf"(?:V[redirect|send|move|deflect|reroute|divert|transfer|shift|pass]) {_DAMAGE}"
    rf"(?: over| on)? to (?P<goal>{WHOM})(?: instead)?",
    rf"(?:V[turn|change|make|convert|set|reduce]) {_DAMAGE} (?:(?:in)?to )?{_N}"
    r"(?P<set>)",
    rf"(?:V[make]) {_DAMAGE} (?P<times>double|triple)",
    rf"(?:V[make|let|cause|have|give]) (?P<by>{BY}) (?:to )?(?:deal|do|dealing) "
    rf"{_MORE}{_TO}",
    rf"(?:V[make|let|cause|have]) (?P<to>{WHOM}) (?:to )?take {_MORE}{_FROM}",
    rf"(?:V[make|let|cause|have]) (?P<to>{WHOM}) take (?P<all>no) {_KIND}damage{_FROM}",
    rf"(?:V[protect|save|keep|stop|shield|guard]) (?P<to>{WHOM}) (?P<all>)from "
    rf"(?:(?:taking|getting|being dealt) )?{_DAMAGE}",
    rf"(?P<self>takes|absorbs|soaks up) {_DAMAGE} instead(?: of (?P<to>{WHOM}))?",
    rf"(?P<self>takes) {_DAMAGE} for (?P<to>{WHOM})",
    rf"(?P<its>{_DEALS}) {_MORE}{_TO}",
    rf"(?P<own>takes?) {_MORE}{_FROM}",
    rf"(?P<own>takes?) (?P<all>no) {_KIND}damage{_FROM}",
    rf"(?P<own>does not take) (?P<all>)(?:any )?{_KIND}damage{_FROM}",
)
_KEYWORD = (
    r"flying|lifelink|trample|deathtouch|first strike|double strike|vigilance|haste|"
    r"indestructible|hexproof|menace|reach|infect|wither|protection from \w+"
)
# "An enchantment that gives my creatures lifelink", of whoever has it.
_GRANTS = re.compile(
    r"(?:gives?|grants?|makes?|giving) (?:all (?:of )?)?(?P<whose>my|his|her|their) "
    r"(?P<more>other )?creatures (?:have |get |gain )?"
    rf"(?P<grant>{_KEYWORD}|[+-]\d+/[+-]\d+)"
)
_SO = (
    r"(?:(?:basically|just|only|literally|simply|kind of|sort of) )*"
    r"(?:(?:says|said|reads|saying|reading|means|goes|states|makes it so|does so|"
    r"makes it)(?: that)?)(?: ,| :)?"
)
_IT = (
    r"(?:[,.] )?(?:(?:and|but) )?(?:(?:that|which|who|it|(?:the|this|that) "
    r"(?:card|text|enchantment|artifact|effect|thing)) )?"
)
#: what leads from a thing to what it does, which is either a clause or a verb's
LEADS = (
    re.compile(rf"{_IT}(?:{_SO}) (?P<clause>.+)"),
    re.compile(r"(?:where|so(?: that)?|:|, so|with which|whereby) (?P<clause>.+)"),
    re.compile(
        rf"{_IT}(?:(?:basically|just|only|literally|also|can|always) )*(?P<does>.+)"
    ),
)
#: how a card is explained that was named before
IT_SAYS = re.compile(
    r"(?:it|(?:the|this|that) (?:card|text|enchantment|artifact|effect)) "
    rf"{_SO} (?P<clause>.+)"
)
#: how a sentence goes on with what a thing does that the one before told of
GOING_ON = re.compile(
    r"(?:it|(?:the|this|that) (?:card|text|enchantment|artifact|effect|thing)) "
    rf"(?:{_SO}|(?:(?:basically|just) )?(?:doubles|triples|halves|reduces|increases|"
    r"prevents|turns|makes|adds|redirects|stops)) "
)


def _verbs(found: re.Match[str]) -> str:
    """ "prevents", "prevent", "preventing" for each verb of "V[prevent|…]"."""
    forms = []
    for verb in found[1].split("|"):
        first, *rest = verb.split()
        stem = first.removesuffix("e")
        double = first[-1] if first in {"stop", "cut", "set"} else ""
        third = f"{first[:-1]}ies" if first == "nullify" else f"{first}(?:e?s)?"
        forms.append(" ".join([f"(?:{third}|{stem}{double}ing)", *rest]))
    return "|".join(forms)


@cache
def _compiled(row: str) -> re.Pattern[str]:
    """That row: long ones, each made when a text comes that may be of its shape."""
    return re.compile(_numbered(re.sub(r"V\[([^]]+)\]", _verbs, row)))


def _numbered(row: str) -> str:
    """*row* with a name of its own for each slot, of which there may be several."""
    counted = iter(range(1000))
    return re.sub(r"\?P<([a-z]+)>", lambda it: f"?P<{it[1]}_{next(counted)}>", row)


def wording(said: str, of: Teller, *, does: bool) -> str:
    """The wording that *said* tells; "" where it tells none that is read.

    *does*: a verb begins it, whose subject is what is told of.
    """
    for row in _DOES if does else _CLAUSES:
        if does and not _compiled(row[: row.index(")") + 1]).match(said):
            continue  # its verb is another one
        slots = _slots(_compiled(row).fullmatch(said))
        if slots is None:
            continue
        if {"by", "to", "kind", "hue", "times", "more", "own", "its"}.isdisjoint(
            slots
        ) and not _ALL.search(said):
            return ""  # "prevents 2 damage", of nobody knows whose
        for told in _tellings(slots, of):
            if _is_read(told, of):
                return told
    return ""


_ALL = re.compile(r"\b(?:all|any|every|each)\b")


def _slots(found: re.Match[str] | None) -> dict[str, str] | None:
    """What stands in the slots of a row; None where one is told twice."""
    if found is None:
        return None
    slots: dict[str, str] = {}
    for name, value in found.groupdict().items():
        if (
            value is not None
            and slots.setdefault(name[: name.rindex("_")], value) != value
        ):
            return None
    return slots


def granted(said: str, of: Teller) -> str:
    """The wording of what *said* gives to creatures; "" where it gives nothing."""
    found = _GRANTS.fullmatch(said)
    if found is None or of.whose(found["whose"]) != "you":
        return ""
    others = "Other creatures" if found["more"] else "Creatures"
    verb = "have" if found["grant"][0].isalpha() else "get"
    told = f"{others} you control {verb} {found['grant']}."
    return told if _is_read(told, of) else ""


_GENERAL = re.compile(
    r"(?:i|me|players|creatures|sources|everything|anything|"
    r"(?:all|any|every|each|a|my) .*|(?:creatures|sources) i control)"
)
# What no thing needs to say: it is told of damage in general.
_BARE = (
    _CLAUSES[0],
    _CLAUSES[4],
    _CLAUSES[5],
    rf"(?:i )?prevent {_N}(?P<off>) (?:of the |of )?(?:damage )?from (?P<by>{BY}){_TO}"
    rf"|(?:i )?prevent {_N}(?P<off>) of (?:all|any|every) (?:the )?damage"
    rf"(?: dealt)?(?P<mine>){_TO}",
)


def bare_wording(said: str, teller: Callable[[], Teller]) -> str:
    """The wording that a clause tells by itself: "all damage is doubled"."""
    for row in _BARE:
        slots = _slots(_compiled(row).fullmatch(said))
        if slots is None:
            continue
        if {"by", "to"} & {*slots} and not all(
            _GENERAL.fullmatch(slots[it]) for it in ("by", "to") if it in slots
        ):
            return ""
        if {"all", "set", "goal", "half", "turn"} & {*slots}:
            return ""
        if "off" in slots:
            slots.setdefault("to", "me")
        of = teller()
        return next((it for it in _tellings(slots, of) if _is_read(it, of)), "")
    return ""


def _is_read(told: str, of: Teller) -> bool:
    kinds = frozenset({"creature"} if of.alive else {"enchantment"})
    try:
        read = read_quoted(of.game, told, kinds=kinds, entire=True)
    except QuestionError:
        return False
    return bool(read.statics) and not read.irrelevant


def _tellings(slots: Mapping[str, str], of: Teller) -> Iterator[str]:
    """The ways in which a card may say it."""
    source = "a source"
    slots = dict(slots)
    if "its" in slots:
        slots["by"] = "it"
    if "own" in slots:
        slots["to"] = "it"
    if "by" in slots:
        told = in_card_words(slots["by"], of, source=True)
        if told is None:
            return
        source = told
    if "hue" in slots:
        if source != "a source":
            return
        hue = slots["hue"]
        source = "a spell" if hue == "spell" else f"a {hue} source"
    whom = ""
    if "to" in slots:
        told = in_card_words(slots["to"], of)
        if told is None:
            return
        whom = told
    then = _outcome(slots, of)
    if then is None:
        return
    kinds = {"": ("",), "combat": ("combat ",)}.get(
        slots.get("kind", ""), ("noncombat ", "non-combat ")
    )
    to = f" to {whom}" if whom else ""
    if ("turn" in slots) != ("first" in slots):
        return
    for kind in kinds:
        dealt = f"{kind}damage"
        if "turn" in slots:
            first, each = "The first time", f"each turn, {then}."
            yield f"{first} {source} would deal {dealt}{to} {each}"
            if source == "a source" and whom:
                yield f"{first} {whom} would be dealt {dealt} {each}"
                yield f"{first} {dealt} would be dealt{to} {each}"
            continue
        yield f"If {source} would deal {dealt}{to}, {then}."
        if source == "a source" and whom:
            yield f"If {dealt} would be dealt{to}, {then}."


def _outcome(slots: Mapping[str, str], of: Teller) -> str | None:
    said = slots.get("n", "")
    number = NUMBER_WORDS.get(said, said)
    if "times" in slots:
        times = "triple" if slots["times"].startswith("tripl") else "double"
        return f"it deals {times} that damage instead"
    if "half" in slots or "part" in slots:
        rounded = f"half that damage, rounded {slots.get('round')}"
        if "round" not in slots:
            return None
        return (
            f"prevent {rounded}" if "part" in slots else f"it deals {rounded}, instead"
        )
    if "goal" in slots or "self" in slots:
        goal = in_card_words(slots.get("goal", "it"), of)
        if not goal or goal.startswith(("a ", "an ", "another ")) or "to" not in slots:
            return None
        return f"that damage is dealt to {goal} instead"
    if "but" in slots:
        return f"prevent all but {number} of that damage"
    if "off" in slots:
        return f"prevent {number} of that damage"
    if "all" in slots:
        return "prevent that damage"
    if "set" in slots:
        return f"it deals {number} damage instead"
    sign = "minus" if "less" in slots else "plus"
    return f"it deals that much damage {sign} {number} instead"
