"""When something happens, told apart from it: put into its clause."""

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.scenario.phrases.last_cast import (
    CASTS,
    aimed_alike,
    done_by,
    last_cast,
    last_done,
    named_first,
)
from bot.scenario.words.syntax import Card, Clause, Thing

# Time words that only say where a neighbouring clause stands.
ATTACHED = frozenset(
    "before_damage between response trigger then before_combat before_blocks".split()
)


TAKES = frozenset(
    "cast use castself castagain sacrifice pay damage attack block shield gain draw "
    "loselife die destroy become put enter create fight noprevent preventall nogain "
    "regen tap exile source mill discard retaliate unblocked gains is quoted attached "
    "againfor inforce have dead killfor mutual lethal remove sacrificeonly uncombat "
    "remove_obj sacto give uselast targetlast castboth castquote castthen loses "
    "reanimate putwith tobase stun casttimes castall recover heal splash bonusdamage "
    "castat castelided drain drawlose exchangecontrol exchangelife goads lifebecomes "
    "madewith outofcombat phase takescontrol untaps copies dredge chapter blockeach "
    "attackall movecounters chosecolor givesprotection".split()
)


_FIGHTS = frozenset({"attack", "attackedby"})


def with_times(clauses: list[Clause]) -> list[Clause]:
    out: list[Clause] = []
    waiting: list[Clause] = []
    for number, clause in enumerate(clauses):
        following = clauses[number + 1] if number + 1 < len(clauses) else None
        if _behind(clause, "after_combat") and out and out[-1].kind in TAKES:
            if following is None or following.lead:
                out[-1] = with_when(out[-1], "after_combat")
                continue
        if _behind(clause, "new_combat") and out and out[-1].kind in _FIGHTS:
            if following is None or following.lead:
                # "I attack with it in another combat."
                out.insert(len(out) - 1, clause)
                continue
        if (
            _behind(clause, "later")
            and out
            and out[-1].kind in TAKES
            and ends(following)
        ):
            # "Bob blocks, and he bolts it later.": the fight is over by then.
            out[-1] = with_when(out[-1], "later")
            continue
        if clause.kind == "time" and answers_what_is_new(clause, clauses):
            # "In response to his Bolt on my Bear": the Bolt is cast first.
            fields = {"who": "owner", "card": "threat", "to": "at", "x": "x",
                      "casting": "casting"}  # fmt: skip
            slots = {
                name: clause.get(it) for name, it in fields.items() if clause.get(it)
            }
            slots["answered"] = True
            answered = replace(clause, kind="cast", slots=slots)
            last = None if clause.lead else last_cast(out)
            last = last_done(out) if last is None and not clause.lead else last
            if last is not None and _sentence_ends(clause, following):
                # "I cast Healing Salve on my 2/2 in response to his Bolt on it."
                answered, used = named_first(answered, out[last])
                answered = aimed_alike(answered, used)
                used = done_by(used, out[last - 1] if last else None)
                out[last] = with_when(used, "response")
                out.insert(last, answered)
                continue
            out.append(answered)
            waiting.append(replace(clause, slots={"when": "response"}))
            continue
        if clause.kind == "time" and clause.get("when") in ATTACHED:
            closes = clause.lead == (",",) and clause.get("what") is not None
            trailing = (
                (not clause.lead or (closes and ends(following)))
                and bool(out)
                and out[-1].kind in TAKES
                and not waiting
                and (
                    following is None
                    or bool(following.lead)
                    or (clause.get("when") == "response" and _is_asked(following))
                )
            )
            asks = following is not None and "?" in following.lead
            if asks and {"and", "or"} & set(clause.lead):
                # "Is it tapped and still in combat? It …": no time of what is told.
                out.append(replace(clause, kind="first"))
            elif trailing and clause.text.lower().strip() in _SOONER:
                if _told(out) != [out[-1]]:
                    out.append(_told_first(out, clause))
                # else "I use it first. He swings at me": told in this order.
            elif trailing:
                out[-1] = _with_time(out[-1], clause)
            elif _goes_before(clause, clauses[number + 1 :]) and _told(out):
                # "He bolts it, but first I cast Salve": before the one thing told.
                one = len(_told(out)) == 1 and "but" in clause.lead
                when = "response" if one else "counted"
                clause = replace(clause, slots={**clause.slots, "when": when})
                (waiting if one else out).append(clause)
            else:
                waiting.append(clause)
            continue
        answers = clause.kind in CASTS and _responds(clause)
        if "then" in clause.lead and not waiting and not answers:
            clause = with_when(clause, "then")
        elif answers and clause.get("when") and "then" in clause.lead:
            pass  # "… attacks, then I respond to the block with …"
        elif answers:
            clause = with_when(clause, "response")
        elif clause.kind in CASTS and "later" in clause.text.lower().split()[:3]:
            # "He attacks me and later casts a spell": the fight is over.
            clause = with_when(clause, "later")
        if clause.kind in TAKES:
            for time in waiting:
                clause = _with_time(clause, time)
                clause = replace(clause, lead=(*time.lead, *clause.lead))
            waiting = []
        out.append(clause)
    for time in waiting:
        # Taken by nothing that was told behind it: not to be passed over.
        behind = [it for it in out if it.place.start >= time.place.end]
        told = any(not (_is_asked(it) or it.kind == "time") for it in behind)
        out.append(replace(time, kind="first") if told else time)
    return out


def _is_asked(clause: Clause) -> bool:
    return clause.kind.startswith("ask_") or clause.kind in {"soft", "claim", "note"}


# Behind what happens these do not go on with it: it came before what was told.
_SOONER = frozenset({"first", "firstly", "at first"})


def _told_first(out: list[Clause], time: Clause) -> Clause:
    """ "He bolts it. I cast Salve on it first": before the one thing told so far.

    Before which of several nobody can tell: then the word is not understood.
    """
    last = out.pop()
    if len(_told(out)) == 1 and last.kind in _HAPPENS:
        return with_when(last, "response")
    out.append(last)
    return replace(time, kind="first")


def _told(out: list[Clause]) -> list[Clause]:
    return [it for it in out if it.kind in _HAPPENS]


def _goes_before(time: Clause, behind: list[Clause]) -> bool:
    """Whether "first" says that of what is told behind it, and begins no sequence."""
    if time.text.lower().strip() not in _SOONER or not behind:
        return False
    sequence = any(
        "then" in (*it.lead, *it.text.lower().split()[:2]) or it.get("when") == "then"
        for it in behind
    )
    return behind[0].kind in TAKES and not sequence


_HAPPENS = CASTS | {"attached", "damage", "attack", "mightattack", "weaponattack"}


def _responds(clause: Clause) -> bool:
    """ "Bob responds with …", "… and in response casts …": said within the clause."""
    words = clause.text.lower().split()
    return "in response" in " ".join(words[:_LEADING]) or not _RESPONDING.isdisjoint(
        words
    )


_LEADING = 6
_RESPONDING = frozenset(
    "respond responds responded responding react reacts reacted reply replies answer "
    "answers answered".split()
)


def ends(following: Clause | None) -> bool:
    """Whether the sentence ends before the clause *following*."""
    return following is None or bool(set(following.lead) & {".", "!", "?", "\n"})


def _sentence_ends(clause: Clause, following: Clause | None) -> bool:
    """Whether *clause* is the last of its sentence; a question first stands behind."""
    asked_first = following is not None and following.place.start < clause.place.start
    goes_on = following is not None and not _GOING_ON.isdisjoint(following.lead)
    return asked_first or goes_on or ends(following)


_GOING_ON = frozenset({"and", "then", "but", "so"})


def _behind(clause: Clause, when: str) -> bool:
    return clause.kind == "time" and clause.get("when") == when and not clause.lead


# "Once that has resolved": the last thing told has, not what it answered.
_OF_THAT = re.compile(r"\b(?:after|once) (?:that|it)(?: has)? resolve", re.IGNORECASE)


def _with_time(clause: Clause, time: Clause) -> Clause:
    when = str(time.get("when"))
    if when == "then" and time.text.lower().startswith("afterward"):
        when = "later"  # what came before is over, a fight too
    elif when == "then" and _OF_THAT.search(time.text):
        when = "behind"
    clause = with_when(clause, when)
    if time.get("what") is not None:
        clause = replace(clause, slots={**clause.slots, "around": time.get("what")})
    return clause


def with_when(clause: Clause, when: str) -> Clause:
    if clause.get("when") and when == "then":
        return clause
    return replace(clause, slots={**clause.slots, "when": when})


# What is responded to: told before, or only there.
def answers_what_is_new(clause: Clause, clauses: Sequence[Clause]) -> bool:
    """Whether *clause* itself tells of the spell that it is a response to.

    "In response to Bob's Bolt on my Bear", "In response to Bob's Pyroclasm", unless
    *clauses* tell of that Pyroclasm elsewhere.
    """
    threat = clause.get("threat")
    if threat is None or clause.get("at") is not None:
        return threat is not None
    return not any(_cards(it) & set(threat.names) for it in clauses if it is not clause)


def _cards(clause: Clause) -> set[object]:
    found: set[object] = set()
    for value in clause.slots.values():
        for part in getattr(value, "parts", (value,)):
            card = part.card if isinstance(part, Thing) else part
            found |= set(card.names) if isinstance(card, Card) else set()
    return found
