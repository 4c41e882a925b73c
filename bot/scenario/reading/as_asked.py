"""What a refusal says to do to a text, done to it, where that is told by a table.

"Is it still there? Say “has” of what is there, and leave out what was": both are
offered, in the words of the asker.
"""

import re
from collections.abc import Callable, Iterator

from bot.errors import Offer, QuestionError
from bot.scenario.reading.changes import changed, standing_for
from bot.scenario.reading.turning import turns
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.marked import quotations
from bot.worded import worded

_END = re.compile(r"[.?!;](?=\s|$)|\n")
_GAME = re.compile(r"\s*[A-Za-z. 0-9]+:\s+")


class _Told:
    """The text, the place at fault in it, and the sentence around that."""

    def __init__(self, text: str, error: QuestionError) -> None:
        lines = text.splitlines(keepends=True)
        self.text = text
        self.start = sum(map(len, lines[: error.line - 1])) + error.column - 1
        self.stop = self.start + error.length
        inside = quotations(text)
        ends = [
            it.end()
            for it in _END.finditer(text)
            if not any(begin < it.start() < end for begin, end in inside)
        ]
        game = _GAME.match(text)
        opens = game.end() if game else 0
        begin = max((it for it in ends if it <= self.start), default=opens)
        spaces = len(text[begin:]) - len(text[begin:].lstrip())
        self.begin = begin + spaces
        self.end = min((it for it in ends if it >= self.stop), default=len(text))
        earlier = [it for it in (opens, *ends) if it < begin]
        self.before = earlier[-1] if earlier else self.begin

    @property
    def sentence(self) -> str:
        return self.text[self.begin : self.end]

    def put(self, start: int, end: int, words: str) -> Offer:
        """Other *words* from *start* to *end*, those there left out where none are."""
        old = self.text[start:end].strip(" ,")
        new = words.strip(" .")
        said = standing_for(new, old.rstrip("."))
        if not new or not old:
            said = worded("without “{said}”", said=old)
            said = said if old else worded("with “{option}”", option=new)
        made = changed(self.text, said, (start, end, words))
        text = re.sub(r" +(?=[.,?!])|(?<=\S) +(?= \S)", "", made.text)
        return Offer(re.sub(r"(^|[.?!] ), *", r"\1", text), said)

    def instead(self, sentence: str) -> Offer:
        """Another *sentence* for that one."""
        return self.put(self.begin, self.end, sentence)


def as_asked(text: str, error: QuestionError) -> Iterator[Offer]:
    """*text* with what *error* says to do about it done."""
    if not 0 < error.line <= len(text.splitlines()):
        return
    message = str(error.message)
    for said, way in _WAYS:
        if said in message:
            yield from way(_Told(text, error))


# --- told in the past ---------------------------------------------------------

_WAS = {"was": "is", "were": "are"}
_ONCE = re.compile(
    r",? ?\b(?:(?:in |on )?(?:the |my |his |her )?(?:last|previous) (?:turn|game|week)|"
    r"yesterday|(?:a|one|two|three|\d) turns? ago|before(?=[.,]|$))(?: only)?,? ?",
    re.IGNORECASE,
)
_EARLIER = re.compile(
    r",? ?\b(?:after|that|which|who) (?:it|he|she|they|i|was|were|had|has|took)?\b"
    r"[^,.?!]*? last turn\b",
    re.IGNORECASE,
)
_MANY = re.compile(r"\b(?:i|you|we|they)\b(?= \w+$)", re.IGNORECASE)


def _still(told: _Told) -> Iterator[Offer]:
    """As it is, where it is still so; without it, where it is not."""
    now = re.sub(r" +(?=[.,])", "", _ONCE.sub(" ", told.sentence)).strip()
    for past in re.finditer(r"\b[a-z]+\b", now):
        plain = _present(past[0], many=bool(_MANY.search(now[: past.end()])))
        plain = (
            "am"
            if now[: past.start()].lower().endswith("i ") and plain == "is"
            else plain
        )
        if plain:
            here = f"{now[: past.start()]}{plain}{now[past.end() :]}"
            yield told.instead(here[:1].upper() + here[1:])
            break
    yield from _without(told)


def _present(word: str, *, many: bool) -> str:
    if word in _WAS:
        return _WAS[word]
    if word == "had":
        return "have" if many else "has"
    tense = TENSES.get(word) or TENSES.get(word.removesuffix("d"))
    if tense is None or word in tense.simple[:2]:
        return "controls" if word == "owned" and not many else ""
    return tense.simple[0 if many else 1]


def _without(told: _Told) -> Iterator[Offer]:
    """Without that clause, or all of that sentence."""
    parts = re.split(r"(,? (?:and|n|then|but|now) |, )", told.sentence)
    at = told.begin
    for n in range(0, len(parts), 2):
        end = at + len(parts[n])
        rest = "".join(parts[n + 1 : n + 2])
        # "… but it was used up last turn" is said of what would stay.
        apart = not turns(_ONCE.sub(" ", parts[n]))
        apart = apart and not any("but" in it for it in parts[max(0, n - 1) : n])
        if len(parts) > 1 and at <= told.start < end and apart:
            if not rest:
                yield told.put(at - len(parts[n - 1]), end, "")
            elif _WHO.match(parts[n + 2]):
                yield told.put(at, end + len(rest), "")
        at = end + len(rest)
    if not any(_STILL.match(it) for it in parts[2::2]):
        yield told.put(told.begin, told.end, "")


# "… last turn and is at 10": so it is now.
_STILL = re.compile(r"(?:is|are|am|has|have|now)\b")
_WHO = re.compile(
    r"(?:now |then )?(?:(?:[Ii]|he|she|they|we|it|my|his|her|opp)\b|[A-Z])"
)


def _same_turn(told: _Told) -> Iterator[Offer]:
    """Without what is over, as it was told; else in this turn."""
    if it := _EARLIER.search(told.sentence):
        yield told.put(told.begin + it.start(), told.begin + it.end(), "")
    yield from _without(told)
    for it in re.finditer(r"(?:the |my )?last turn\b", told.sentence, re.IGNORECASE):
        yield told.put(told.begin + it.start(), told.begin + it.end(), "this turn")


# --- when ---------------------------------------------------------------------

_LATE = re.compile(r"\blate\b|\bin vain\b|\bto no \w+|\bfor nothing\b", re.IGNORECASE)
_WHEN = re.compile(
    r",? ?\b(?:before|during|in|at|on) (?:the (?:beginning|end) of )?"
    r"(?:my|his|her|their|the) (?:next )?(?!(?:first|second|third|last)\b)[a-z]+"
    r"(?: (?:step|phase))?,? ?",
    re.IGNORECASE,
)


def _round_damage(told: _Told) -> Iterator[Offer]:
    for when in (" before combat damage", " after combat damage"):
        yield told.put(told.stop, told.stop, when)


_HURT = re.compile(r"\b(?=(?:damage|dmg)\b)", re.IGNORECASE)


def _of_combat(told: _Told) -> Iterator[Offer]:
    if (it := _HURT.search(told.text, told.start, told.stop)) is not None:
        for kind in ("combat ", "noncombat "):
            yield told.put(it.start(), it.start(), kind)


_DEALT = re.compile(r"\bdeals? \d+ (?:[a-z]+ )?(?=(?:damage|dmg)\b)", re.IGNORECASE)


def _dealt_by(told: _Told) -> Iterator[Offer]:
    """ "I deal 4 damage to his ally": by a spell, or in an attack."""
    if (it := _DEALT.search(told.text)) is not None:
        word = re.compile(r"\w+").match(told.text, it.end())
        end = word.end() if word else it.end()
        yield told.put(end, end, " with a spell")
        yield told.put(it.end(), it.end(), "combat ")


_OF_TURN = re.compile(
    r",? ?\b(?:(?:on|in|during) my (?:own )?turn|(?:while )?it(?:'s| is) my turn)\b"
    r"[,.]? ?",
    re.IGNORECASE,
)


def _in_order(told: _Told) -> Iterator[Offer]:
    if _LATE.search(told.sentence):
        if not told.sentence.endswith("?"):
            yield told.put(told.begin, told.end, "")  # too late, it did nothing
        return
    when = _WHEN.search(told.text, told.begin, told.end)
    if when:
        yield told.put(when.start(), when.end(), " ")


def _whose_turn(told: _Told) -> Iterator[Offer]:
    for it in _OF_TURN.finditer(told.text):
        yield told.put(it.start(), it.end(), "" if it.start() == 0 else " ")


# --- taken back, or said of one more ------------------------------------------

_ANOTHER = re.compile(
    r"(?:[,.]+ ?(?:and )?)(?:(?:sorry|wait|oops|no|actually|i mean)[,.]? )*"
    r"(?:(?P<so>so does|so did|also) (?P<too>[A-Z]\w+)|"
    r"(?P<who>[A-Z]\w+|I) (?:does|did|do))\b",
    re.IGNORECASE,
)


def _taken_back(told: _Told) -> Iterator[Offer]:
    """Without what stands before it; told of whom it is told of then."""
    yield from _of_another(told)
    end = told.stop
    mark = re.match(r"[^.?!]*?\b(?:mean|nvm|that|no|sorry|wait|oops)\b[,.]* *",
                    told.text[told.start :], re.IGNORECASE)  # fmt: skip
    end = told.start + mark.end() if mark else end
    start = told.begin if told.begin < told.start else told.before
    if "," not in told.text[start : told.start]:
        yield told.put(start, end, " " if start else "")


def _of_another(told: _Told) -> Iterator[Offer]:
    """ "Bob bolts me, and so does Carol": Carol bolts me."""
    for it in _ANOTHER.finditer(told.text):
        start = max(told.text.rfind(". ", 0, it.start()) + 1, 0)
        start += len(told.text[start:]) - len(told.text[start:].lstrip())
        game = _GAME.match(told.text)
        start = max(start, game.end() if game else 0)
        first, _, rest = told.text[start : it.start()].partition(" ")
        if not first[:1].isupper() or not rest:
            continue
        who = it["too"] or it["who"]
        fresh = f"{who} {rest}"
        new = f"{first} {rest}. {fresh}" if it["so"] else fresh
        yield told.put(start, it.end(), new)


# --- how many -----------------------------------------------------------------

_ONE_OF = re.compile(
    r"\b(?:just |only )?(?:one|1|either) of (?:my |his |her )?(?:two|three|four|[2-4]) "
    r"(?P<power>\d+ power |\d+-might )?(?P<what>[\w/]+?)(?P<many>ies|s)\b"
    r"(?! (?:has|have|had|is|are|was|were|got|gets)\b)",
    re.IGNORECASE,
)


def _one_of(told: _Told) -> Iterator[Offer]:
    it = _ONE_OF.search(told.text, told.begin, told.end)
    if it:
        what = it["what"] + ("y" if it["many"] == "ies" else "")
        said = f"{it['power'] or ''}{what}"
        article = "an" if said[:1] in "aeiou" else "a"
        begins = it.start() == told.begin
        yield told.put(
            *it.span(), f"{article.capitalize() if begins else article} {said}"
        )


_TOTAL = re.compile(
    r",? ?\b(?:in total|overall|altogether|together|total)\b,? ?|"
    r"\b(?:for )?a total of ",
    re.IGNORECASE,
)
_EQUAL = re.compile(r"\b(two|three|four)\b[^.]*?\b(\d+)/\d+s\b", re.IGNORECASE)
_OF_ONE = re.compile(r"\b(?:spell|ability|bolt|sorcery|instant)\b", re.IGNORECASE)
_NUMBERS = {"two": 2, "three": 3, "four": 4}


def _each(told: _Told) -> Iterator[Offer]:
    """ "My two 2/2s deal 4 damage in total": 2 damage each, as big as they are."""
    said = re.sub(r" +(?=[.,])", "", _TOTAL.sub(" ", told.sentence)).strip()
    points = re.search(r"(?<![\w/])(\d+)(?![\w/])( damage)?", said)
    equal = _EQUAL.search(told.text, 0, told.end)
    if not points or not equal or _OF_ONE.search(told.sentence):
        return
    many, power = _NUMBERS[equal[1].lower()], int(equal[2])
    if int(points[1]) == many * power:
        each = f"{power}{points[2] or ''} each"
        yield told.instead(
            f"{said[:1].upper()}{said[1 : points.start()]}{each}{said[points.end() :]}"
        )


def _all_of(told: _Told) -> Iterator[Offer]:
    it = re.search(r"\bboth\b", told.text[told.start : told.stop], re.IGNORECASE)
    if it:
        yield told.put(told.start + it.start(), told.start + it.end(), "all")


def _another(told: _Told) -> Iterator[Offer]:
    """ "Another one": another of what is told before."""
    it = re.compile(
        r"\b(another|the (?:second|other))(?: one)?\b", re.IGNORECASE
    ).search(told.text, told.start, told.stop)
    for what in dict.fromkeys(_KINDS.findall(told.text[: told.start].lower())):
        if it:
            yield told.put(*it.span(), f"{it[1]} {what}")


_KINDS = re.compile(r"\b(spell|ally|unit|source|creature|attack)s?\b")

_BLOCKS = re.compile(
    r"\b(?:chump[- ])?block(?P<s>s?)\b(?: (?:it|him|that|the attack))?"
)


def _intercepts(told: _Told) -> Iterator[Offer]:
    """What is told to block in Grand Archive may be meant to intercept."""
    for it in _BLOCKS.finditer(told.text, told.begin, told.end):
        yield told.put(*it.span(), f"intercept{it['s']}")
        return


_RETALIATES = re.compile(r"\bretaliate(?P<s>s?)\b")


def _unarmed(told: _Told) -> Iterator[Offer]:
    """Who would retaliate with a weapon does not."""
    for it in _RETALIATES.finditer(told.text, told.begin, told.start):
        does = "does" if it["s"] else "do"
        yield told.put(it.start(), told.stop, f"{does} not retaliate")
        return


_SWINGS = re.compile(r"\b(?:attacks?|swings?)\b(?=[ ,]+(?:with|for)\b|[.,])")
_ITS_ALLY = re.compile(r"\b(?:my|his|her|their) (?:\d+/\d+ )?ally\b", re.IGNORECASE)


def _aimed(told: _Told) -> Iterator[Offer]:
    """Who attacks nothing that is told attacks the ally that is."""
    allies = [it for it in _ITS_ALLY.finditer(told.text) if it.start() < told.start]
    for it in _SWINGS.finditer(told.text, 0, told.start):
        behind = [one[0] for one in allies if one.start() > it.end()]
        behind = [one for one in behind if "with" not in one]
        if behind:
            yield told.put(*it.span(), f"{it[0]} {behind[-1].lower()}")
        return


_OF_LIFE = re.compile(r"\b\d+(?P<whole> ?(?:/|out of|of) ?\d+)?(?!\d)")


def _hurt_or_left(told: _Told) -> Iterator[Offer]:
    """ "At 12/15", "at 12": so much damage, or so much life left."""
    it = _OF_LIFE.search(told.text, told.start, told.stop)
    if it is not None:
        yield told.put(*it.span(), f"{it[0]} damage")
        yield told.put(*it.span(), f"{it[0]} life{'' if it['whole'] else ' left'}")


_WAYS: tuple[tuple[str, Callable[[_Told], Iterator[Offer]]], ...] = (
    ("only defending units retaliate", _intercepts),
    ("What attacks, and what is attacked?", _aimed),
    ("or the life it has left", _hurt_or_left),
    ("No weapon is wielded in a retaliation", _unarmed),
    ("Nothing blocks in Grand Archive", _intercepts),
    ("Is it still there?", _still),
    ("Is that still so in this turn?", _still),
    ("Is that in the same turn?", _same_turn),
    ("What happens first?", _in_order),
    ("before or after the combat damage?", _round_damage),
    ("Is that combat damage?", _of_combat),
    ("is of an attack or a spell", _dealt_by),
    ("it cannot be another player's", _whose_turn),
    ("Is what stands before that taken back?", _taken_back),
    ("What do both have?", _of_another),
    ("Which attack is this?", _one_of),
    ("I do not understand", _one_of),
    ("How much of that does each deal", _each),
    ("Which two are meant?", _all_of),
    ("One of what?", _another),
    ("Which one is meant?", _another),
)
