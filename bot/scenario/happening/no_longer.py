""" "I had a prevent-3 shield. Bob bolts me": is it still there?"""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import STILL_THERE
from bot.scenario.words.lexicon import TENSES
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.scenario.words.tokens import Kind

# Verbs that a tale told in the past has; those that say how a thing is are not here.
_PAST = frozenset(verb.simple[2] for verb in TENSES.values()) - {"controlled"} | {
    *"was were did came won bolted shocked".split()
}
# What tells how a thing is, and by which verbs that it was so.
_STATES = frozenset({"have", "is", "has", "quoted", "inforce"})
_HAD = frozenset({"had", "controlled"})
_WERE = frozenset({"was", "were"})
# "He had this Furnace of Rath thing": it is there.
_POINTED = frozenset({"this", "that"})
_ENDS = frozenset({"", ".", "\n", ";", ":"})

_HITS = frozenset({"attack", "block", "cast", "damage", "weaponattack"})
# "I had Odd Gear: "…" and he bolts me" is of one moment.
_GOES_ON = frozenset({",", "and", "when", "while", "but", "then"})


@before(*Game)
def still_there(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses as they are. Raises QuestionError where "had" may mean "no more"."""
    # "He bolts my 3/3. I had a shield on it": as that happened.
    hit = min((it.place.start for it in clauses if it.kind in _HITS), default=None)
    past = [
        it
        for it in clauses
        if _was_so(parse, it) and (hit is None or it.place.start < hit)
    ]
    told = [it for it in clauses if it not in past]
    # As it was typed: some verbs are put in plain words that have no past.
    tale = {word for it in told for word in it.text.lower().split()}
    if not past or tale & _PAST:
        return clauses
    raise parse.error(
        Problem.AMBIGUOUS,
        STILL_THERE,
        past[0].place,
    )


def _was_so(parse: Parse, clause: Clause) -> bool:
    """Whether a sentence of its own tells in the past of what may not last."""
    if clause.kind not in _STATES or clause.question:
        return False
    span = range(clause.place.start, clause.place.end)
    had = [at for at in span if parse.word(at) in _HAD | _WERE]
    if not had or parse.word(had[0] + 1) in _POINTED:
        return False
    begins = not span.start or parse.word(span.start - 1) in _ENDS
    read_out = parse.tokens[span.stop - 1].kind is Kind.QUOTE
    on = parse.word(span.stop)
    if not begins or (on in _GOES_ON if read_out else on not in _ENDS):
        return False  # "I had Worship out and he bolts me": it is told of then
    there = clause.kind in _THERE
    return _lasts(clause, parts=there or parse.word(had[0]) in _HAD)


def _lasts(clause: Clause, *, parts: bool) -> bool:
    """Whether it tells of a shield, of an ability, or of a card without a size."""
    what = clause.get("what")
    told = what if isinstance(what, tuple) else parts_of(what)
    if clause.kind == "quoted":
        return parts
    told = (*told, *(clause.get("specs") or ()))
    for it in told:
        if isinstance(it, Spec) and it.kind in _LASTING:
            return "damage" not in str(it.value)
        if isinstance(it, Thing) and it.card is not None and clause.kind in _THERE:
            return parts and it.first("size") is None
    return False


_THERE = frozenset({"have", "inforce"})
_LASTING = frozenset({"counter", "counters", "shield", "shield_on", "keyword", "bonus"})
