"""What somebody takes for the result, to be told whether it is: "So I'm at 17?"."""

from dataclasses import replace

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.asked_back import ANYWAY_OR_ASKED
from bot.scenario.words.parsing import Parse
from bot.scenario.words.small_words import SUBJECTS
from bot.scenario.words.syntax import Clause
from bot.scenario.words.tokens import sentence_end, sentence_start

# What is asked where a result of that kind is claimed, and of which part of it.
_ASKED = {
    "life": ("ask_life", {"who": "who", "n": "n"}),
    "setlife": ("ask_life", {"who": "who"}),
    "die": ("ask_dies", {"what": "what"}),
    "damage": ("ask_damage", {"who": "to"}),
    "gain": ("ask_gain", {"who": "who", "n": "n"}),
    "loselife": ("ask_gain", {"who": "who", "n": "n"}),
}
_OF = {"loselife": {"of": "lose"}}
# "I think I draw a card": nobody tells so that it is done.
_RESULTS = frozenset(
    {*_ASKED, "draw", "put", "create", "exile", "destroy", "effecttold"}
)
_HAPPENS = frozenset(
    "cast castelided castself attack attackwith damage block use fight resolve".split()
)
_PAST = frozenset({"was", "were", "had", "started", "began"})
_TAGS = frozenset("right correct yes yeah true".split())
_SUPPOSED = frozenset("if when while with since because unless".split())
_THINKS = frozenset(
    "think thought say said guess believe suppose assume reckon swear figure figured "
    "assumed guessed believed bet".split()
)
_HELD = ("in my opinion", "imo", "pretty sure", "am sure", "am certain", "i was like",
         "i am like", "obviously", "of course", "clearly")  # fmt: skip


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def claimed_apart(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I take 3, right? He attacks me with a 5/5 …": asked of what is told behind it.

    Of units, behind what is told as well.
    """
    found: list[Clause] = []
    for number, clause in enumerate(clauses):
        told = any(it.kind in _HAPPENS for it in clauses[:number])
        later = any(it.kind in _HAPPENS for it in clauses[number + 1 :])
        apart = later != told and (later or parse.game is not Game.MTG)
        ahead = _goes_on(parse, clauses[number + 1 :], clause)
        if apart and not ahead and _claims_apart(parse, clause):
            clause = _as_asked(clause, thought=False)
        found.append(clause)
    return tuple(found)


def _claims_apart(parse: Parse, clause: Clause) -> bool:
    """Whether its sentence is a result that wants a yes, and says not what of."""
    start = sentence_start(parse.tokens, clause.place.start)
    end = sentence_end(parse.tokens, clause.place.end)
    said = {parse.word(at) for at in range(start, end)}
    if clause.kind not in _ASKED or clause.get("source") or said & _SUPPOSED:
        return False
    led = parse.word(start) in {"so", "then"} or parse.word(end - 1) in _TAGS
    return led and parse.word(end) == "?"


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def thought_of_hits(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I think it deals 7 damage", of an attack told before: no hit besides."""
    found: list[Clause] = []
    for number, clause in enumerate(clauses):
        told = any(it.kind in _HAPPENS for it in clauses[:number])
        hit = clause.kind == "damage" and not clause.question
        thought = hit and told and _thinks(parse, clauses, clause)
        found.append(_as_asked(clause, thought=True) if thought else clause)
    return tuple(found)


@before(Game.MTG)
def claimed(parse: Parse, clauses: Clauses) -> Clauses:
    """ "So my Bear dies and I'm at 17?", "I think I gain 4": asked, not told.

    Raises QuestionError (AMBIGUOUS) where what somebody thinks may have happened.
    """
    found: list[Clause] = []
    for number, clause in enumerate(clauses):
        told = any(it.kind in _HAPPENS for it in clauses[:number])
        if clause.kind == "life" and told and _was_before(clause):
            found.append(clause)
            continue
        thought = clause.kind in _RESULTS and _thinks(parse, clauses, clause)
        later = any(it.kind in _HAPPENS for it in clauses[number + 1 :])
        known = any(it.kind == "life" for it in clauses[:number])
        if thought and not known and _is_open(parse, clause, told=told, later=later):
            raise parse.error(
                Problem.AMBIGUOUS,
                ANYWAY_OR_ASKED,
                clause.place,
                ("I'm at 17 life.", "What is my life total?"),
            )
        before = clauses[:number]
        ahead = _goes_on(parse, clauses[number + 1 :], clause)
        meant = not ahead and _claims(parse, clause, told=told)
        meant = meant or (thought and (told or later))
        if not meant and told and not later and _concludes(parse, before, clause):
            if clause.kind != "life":
                raise parse.error(
                    Problem.AMBIGUOUS,
                    ANYWAY_OR_ASKED,
                    clause.place,
                    ("What is my life total?",),
                )
            meant = True
        if meant:
            clause = _as_asked(clause, thought=thought)
        found.append(clause)
    return tuple(found)


def _was_before(clause: Clause) -> bool:
    """ "I'm at 7, I was at 10. Right?": that is what it was before."""
    return bool(_PAST & {*clause.text.lower().split()})


def _as_asked(clause: Clause, *, thought: bool) -> Clause:
    kind, slots = _ASKED.get(clause.kind, ("", {}))
    value = {new: clause.get(old) for new, old in slots.items()}
    if kind and all(value.values()):
        slots = {key: it for key, it in value.items() if it is not None}
        return replace(clause, kind=kind, slots=slots | _OF.get(clause.kind, {}))
    return replace(clause, kind="claim", slots={}) if thought else clause


def _is_open(parse: Parse, clause: Clause, *, told: bool, later: bool) -> bool:
    """Whether what is thought may be so anyway: "I think I'm at 7. He bolts me"."""
    if clause.kind == "life":
        return (told or later) and not (clause.question or _asks_who(parse))
    return later and not told and not _asks_who(parse)


def _asks_who(parse: Parse) -> bool:
    """Whether it is asked of the whole text who is right."""
    return bool({"right", "correct", "wrong", "true"} & {*parse.words})


def _goes_on(parse: Parse, behind: Clauses, clause: Clause) -> bool:
    """Whether its sentence goes on: "So I'm at 17 and he bolts me?"."""
    end = sentence_end(parse.tokens, clause.place.end)
    return any(
        (it.kind in _HAPPENS or it.kind.startswith("ask_")) and it.place.start < end
        for it in behind
    )


def _concludes(parse: Parse, before: Clauses, clause: Clause) -> bool:
    """Whether a result is told as what follows: "So I gain 4 and he's at 16.".

    "So he bolts me - I'm at 3" only begins with that word.
    """
    start = sentence_start(parse.tokens, clause.place.start)
    if any(it.kind in _HAPPENS and it.place.start >= start for it in before):
        return False
    said = {parse.word(at) for at in range(clause.place.start, clause.place.end)}
    led = parse.word(start) == "so" and not said & _SUPPOSED
    return led and clause.kind in {"gain", "loselife", "life"}


def _thinks(parse: Parse, clauses: Clauses, clause: Clause) -> bool:
    """Whether "I think (that)" opens the sentence that it goes on with.

    "I think he's wrong but I'm at 6" thinks something else.
    """
    end = clause.place.start
    start = sentence_start(parse.tokens, end)
    said = [parse.word(at) for at in range(start, end)]
    if _thinks_else(parse, clauses, start, end):
        return False
    text = f" {' '.join(said)} "
    thinks = any(
        word in _THINKS and said[at - 1] in {"i", "had", "would"}
        for at, word in enumerate(said)
        if at
    )
    return thinks or any(f" {it} " in text for it in _HELD)


def _thinks_else(parse: Parse, clauses: Clauses, start: int, end: int) -> bool:
    """Whether who is right, or the like, is all that is thought before *end*."""
    told: set[int] = set()
    for it in clauses:
        if it.kind not in {"claim", "soft"}:
            told |= {*range(it.place.start, it.place.end)}
    between = [at for at in range(start, end) if at not in told]
    words = [parse.word(at) for at in between]
    thinks = (n for n, it in enumerate(words) if it in _THINKS | _SURE)
    behind = words[next(thinks, len(words)) + 1 :]
    return bool(_SOMEBODY & {*behind}) and not _SUPPOSED & {*behind}


_SURE = frozenset({"sure", "certain", "opinion"})
_SOMEBODY = SUBJECTS | {"it", "this", "everybody", "somebody"}


def _claims(parse: Parse, clause: Clause, *, told: bool) -> bool:
    """Whether its sentence asks for a yes; *told*: something has happened before."""
    if clause.kind not in _ASKED or clause.kind == "setlife":
        return False
    start = sentence_start(parse.tokens, clause.place.start)
    end = sentence_end(parse.tokens, clause.place.end)
    said = {parse.word(at) for at in range(start, end)}
    behind = {parse.word(at) for at in range(clause.place.end, end)}
    concludes = told and "so" in clause.lead and not _SUPPOSED & {*clause.lead}
    if concludes:  # "He hits me with a 2/2, so I take 2?"
        said = {parse.word(at) for at in range(clause.place.start, end)}
    if told and parse.word(end) == "." and not said & _SUPPOSED:
        return _asked_next(parse, end + 1)
    if parse.word(end) != "?" or said & _SUPPOSED or "so" in behind:
        return False
    led = parse.word(start) == "so" or concludes
    return led or (told and parse.word(end - 1) in _TAGS)


def _asked_next(parse: Parse, at: int) -> bool:
    """Whether "Right?", "Is that correct?" is all that stands in the sentence there."""
    end = sentence_end(parse.tokens, at)
    said = [parse.word(it) for it in range(at, end)]
    led = 2 if said[:2] in (["is", "that"], ["is", "this"], ["am", "i"]) else 0
    return parse.word(end) == "?" and len(said) == led + 1 and said[led] in _TAGS
