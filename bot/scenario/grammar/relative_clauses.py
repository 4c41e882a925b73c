""" "My 3/3, on which there is a shield, attacks": said as two sentences.

Only a text that cannot be read as typed is looked at so. What a thing is or has is told
before what happens, what it does behind that.
"""

from dataclasses import replace

from bot.scenario.grammar.relative_spans import (
    BY,
    GOES_ON,
    LIES_ON,
    ONE,
    PERSONS,
    STOPS,
    TAILS,
    VERB_FORMS,
    WHEN,
    Relative,
    relative_at,
)
from bot.scenario.words.small_words import HIS, MY_OR_HIS, SUBJECTS
from bot.scenario.words.tokens import Token
from bot.scenario.words.written import as_mark, as_word, text_at

Tokens = tuple[Token, ...]

_STATES = frozenset(
    "is are was were am has have had controls control controlled holds carries carry "
    "bears wears stands stand sits lies lie there".split()
)
_DONE_TO = frozenset(
    "blocked attacked dealt hit targeted chosen sacrificed destroyed bolted struck "
    "shot killed exiled returned intercepted".split()
)
_ADVERBS = frozenset(
    "already also still currently now just then only both each "
    "earlier previously".split()
)
_THEIRS = frozenset({"opponent", "opposing", "enemy"})
_HOLDS = frozenset("control controls have has got is controlled had".split())
_TIMES = frozenset("this earlier last until before during after so".split())
_ARE = {"lies": "is", "sits": "is", "rests": "is", "lie": "are", "sit": "are"}


def coordinated_apart(tokens: Tokens) -> Tokens:
    """Those of which more than one thing is said, and "on which I have a shield".

    "He blocks my 2/4, which is tapped and has taunt": no blocker has it. "I block with
    a 4/4 on which I have a shield": nothing blocks on something, and nobody has that.
    """
    return relatives_apart(tokens, several=True)


def relatives_apart(tokens: Tokens, *, several: bool = False) -> Tokens:
    """*tokens* with "My 3/3 has 1 damage on it. My 3/3 attacks" for such a clause.

    *several*: only those in which several things are said, or what lies on something.
    """
    at = 1
    while at < len(tokens) - 1:
        found = relative_at(tokens, at)
        if found and several and not (_is_several(found) or _lies_on(found)):
            found = None
        told = _told(tokens, found) if found else None
        if told is None:
            at += 1
        else:
            tokens = told
    return tokens


def _told(tokens: Tokens, clause: Relative) -> Tokens | None:
    """*tokens* with the clause as a sentence of its own, before or behind."""
    start = clause.start
    while start and tokens[start - 1].text not in STOPS:
        start -= 1
    thing = _owned(tokens[clause.start : clause.stop])
    main = tokens[start : clause.start]
    marked = text_at(tokens, clause.end) in {",", ")"}
    rest_at = clause.end + marked
    rest_end = rest_at
    while rest_end < len(tokens) and tokens[rest_end].text not in STOPS:
        rest_end += 1
    rest = tokens[rest_at:rest_end]
    first = next((it for it in clause.said if it.text not in _ADVERBS), None)
    if first is None or (main and main[0].text in {"if", "when", "whenever"}):
        return None
    own = thing[0].text in HIS | {"the"} and len(main) > 0
    known = thing[0].text not in ONE and not own
    holding = bool(main) and main[-1].text in _HOLDS
    laid = clause.by is not None and any(it.text == "shield" for it in clause.said)
    state = _is_state(clause) or laid  # whenever it was put there, it is there
    if not state and clause.by is not None and clause.by.text != "with" and not holding:
        return None  # "He bolts my Bear, on which I cast …": before that, or behind?
    if state and not (known or holding or laid) and _is_perfect(clause.said):
        return None  # behind what happens it would have happened after that
    before = (known and state and not holding) or (not known and not state and not main)
    if before and not state and not rest:
        return None
    name = thing if known or before else _the(thing)
    at = tokens[clause.stop + 1]
    again = tuple(
        replace(it, start=at.start, end=at.start, line=at.line, column=at.column)
        for it in name
    )
    said = _sentences(clause, again, thing)
    if said is None:
        return None
    stop = as_mark(tokens[clause.stop], ".")
    apart: list[Token] = []
    for one in said:
        apart += [*one, stop]
    if before:
        whole = (*main, *(thing if known else _the(thing)))
        rest = _without_comma(whole, rest)
        return (*tokens[:start], *apart, *whole, *rest, *tokens[rest_end:])
    if known and rest and not main and rest[0].text in VERB_FORMS:
        # "My 3/3, with which I block his 4/4, has a shield"
        whole = (*thing, *rest)
        both = (*whole, stop, *apart[:-1])
        if rest[0].text not in _STATES:
            both = (*apart, *whole)
        return (*tokens[:start], *both, *tokens[rest_end:])
    on = _as_sentence(rest)
    if rest and on is None:
        if (main or known) and rest[0].text != "with":
            return None
        # "A 3/3, on which there is a shield, attacks me": of it, behind.
        first_told = (*main, *thing, *rest)
        return (*tokens[:start], *first_told, stop, *apart[:-1], *tokens[rest_end:])
    behind = (*apart, *(on or ())) if on else apart[:-1]
    return (*tokens[: clause.stop], stop, *behind, *tokens[rest_end:])


def _is_perfect(said: Tokens) -> bool:
    """Whether it tells what has been done: "which has been hit", "I have cast"."""
    for at, token in enumerate(said):
        if token.text in {"have", "has", "had"}:
            behind = (it.text for it in said[at + 1 :] if it.text not in _ADVERBS)
            done = next(behind, "")
            return done in _DONE or done.endswith("ed")
    return False


_DONE = frozenset("been taken got put cast given lost dealt chosen become".split())


def _owned(thing: Tokens) -> Tokens:
    """ "My 2/3 Bear" of "a 2/3 Bear of mine"."""
    if [it.text for it in thing[-2:]] != ["of", "mine"] or thing[0].text not in ONE:
        return thing
    return (as_word(thing[0], "my"), *thing[1:-2])


def _without_comma(whole: Tokens, rest: Tokens) -> Tokens:
    """*rest* as it goes on behind *whole*."""
    if rest and rest[0].text in SUBJECTS | MY_OR_HIS:
        return (as_mark(whole[-1], ","), *rest)
    return rest


def _as_sentence(rest: Tokens) -> Tokens | None:
    """What goes on with somebody of its own: "and I block it"."""
    joined = 1 if rest and rest[0].text in GOES_ON - {"while", "then"} else 0
    if text_at(rest, joined) in WHEN:
        return rest[joined:]
    person = joined + (text_at(rest, joined) in MY_OR_HIS)
    own = text_at(rest, person) in SUBJECTS | PERSONS
    return rest[joined:] if own else None


def _is_state(clause: Relative) -> bool:
    verbs = [at for at, it in enumerate(clause.said) if it.text in VERB_FORMS | _STATES]
    if not verbs:
        return False
    if any(it.text == "prevented" for it in clause.said):
        return True
    verb = clause.said[verbs[0]].text
    behind = {it.text for it in clause.said[verbs[0] + 1 : verbs[0] + 3]}
    passive = verb in {"is", "are"} and not behind.isdisjoint(_DONE_TO)
    return verb in _STATES and not passive


def _the(thing: Tokens) -> Tokens:
    """ "The 3/3" of "a 3/3 with trample"."""
    if thing[0].text not in ONE:
        return thing
    ends = (at for at, it in enumerate(thing) if it.text in TAILS)
    return (as_word(thing[0], "the"), *thing[1 : next(ends, len(thing))])


def _sentences(clause: Relative, name: Tokens, thing: Tokens) -> list[Tokens] | None:
    """What is said of *name*: one sentence for each verb."""
    said = clause.said
    if clause.by is not None:
        return [_with_preposition(clause.by, said, name)]
    if clause.link == "whose":
        return _of_whose(said, name, thing)
    if said[0].text in SUBJECTS | MY_OR_HIS | PERSONS:
        return [_put_in(said, name)]
    verbs = [at for at, it in enumerate(said[:3]) if it.text in VERB_FORMS | _STATES]
    if not verbs and thing[-1].text not in PERSONS:
        return None
    return [(*name, *it) for it in _parts(said)]


def _parts(said: Tokens) -> list[Tokens]:
    """ "has 5 Might", "is here" of "has 5 Might and (which) is here"."""
    parts: list[Tokens] = []
    start = 0
    for at in range(2, len(said)):
        if said[at].text != "and":
            continue
        verb = at + 1 + (text_at(said, at + 1) in {"which", "who", "that", "also"})
        if text_at(said, verb) in VERB_FORMS | _STATES:
            parts.append(said[start:at])
            start = verb
    return [*parts, said[start:]]


def _is_several(clause: Relative) -> bool:
    """Whether several things are told of its thing, each of which is so."""
    parts = _parts(clause.said)
    states = _STATES - {"there"}
    return (
        len(parts) > 1
        and clause.by is None
        and clause.link != "whose"
        and all(
            it[0].text in states or it[0].text in {"gets", *_ADVERBS} for it in parts
        )
    )


def _lies_on(clause: Relative) -> bool:
    """ "On which I have a shield", "that there is a shield on"."""
    first = clause.said[0].text
    on = clause.by is not None and clause.by.text in LIES_ON
    return on and (first in SUBJECTS | MY_OR_HIS | PERSONS | {"there"})


def _of_whose(said: Tokens, name: Tokens, thing: Tokens) -> list[Tokens] | None:
    """ "Its power is 3"; of its controller, what that player has."""
    if said[0].text not in {"controller", "owner"}:
        return [(*name, as_word(said[0], "'s"), *said)]
    whose = thing[0].text
    if whose == "my":
        verb = {"has": "have", "controls": "control", "is": "am"}.get(said[1].text)
        if verb is None:
            return None
        return [(as_word(said[0], "i"), as_word(said[1], verb), *said[2:])]
    if whose.endswith("'s") and whose not in {"opponent's", "enemy's"}:
        owner = replace(name[0], text=whose[:-2], raw=name[0].raw[:-2])
        return [(owner, *said[1:])]
    if any(it.text.removesuffix("'s") in _THEIRS for it in thing[:3]):
        words = (as_word(said[0], it) for it in ("my", "opponent"))
        return [(*words, *said[1:])]
    return None


def _with_preposition(by: Token, said: Tokens, name: Tokens) -> Tokens:
    """ "I have cast Giant Growth on it this turn", "all damage to it is prevented"."""
    texts = [it.text for it in said]
    by = as_word(by, "on") if by.text in LIES_ON else by
    if texts[-1] in _ARE:
        there = (as_word(by, "there"), as_word(by, _ARE[texts[-1]]))
        return (*there, *said[:-1], by, *name)
    been = ["has", "been", "dealt"] if "been" in texts else ["was", "dealt"]
    verb = next((at for at in range(len(said)) if texts[at:][: len(been)] == been), 0)
    if by.text == "to" and verb and texts[verb - 1] == "damage":
        end = verb + len(been)
        return (*name, *said[verb:end], *said[:verb], *said[end:])
    if by.text in {"to", "for"} and "prevented" in texts and "damage" in texts:
        at = texts.index("dealt" if "dealt" in texts else "damage") + 1
        by = as_word(by, "to")
    elif by.text == "to" and "dealt" in texts:
        at = texts.index("dealt") + 1
    else:
        times = (at for at, it in enumerate(texts) if it in _TIMES and at > 1)
        at = next(times, len(said))
    return (*said[:at], by, *name, *said[at:])


def _put_in(said: Tokens, name: Tokens) -> Tokens:
    """ "I have enchanted it with Pariah" of "which I have enchanted with Pariah"."""
    ends = BY | _TIMES
    places = (at for at, it in enumerate(said) if it.text in ends and at > 1)
    at = next(places, len(said))
    return (*said[:at], *name, *said[at:])
