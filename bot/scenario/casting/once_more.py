"""The same spell more than once: "two Shocks", "on my 2/2, then on me"."""

from collections.abc import Sequence
from dataclasses import replace

from bot.cards.facts import face_named, is_permanent
from bot.citation import Game
from bot.engine.instructions import Ability
from bot.errors import Problem
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.optional import USING
from bot.scenario.phrases.last_cast import card_name
from bot.scenario.phrases.nth_time import nth_time
from bot.scenario.phrases.said_of_spells import names_spell
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@before(Game.MTG)
def cast_once_more(parse: Parse, clauses: Clauses) -> Clauses:
    """Another spell of that name for each target that is told after "then"."""
    found: list[Clause] = []
    for clause in _done_again(parse, clauses):
        last = _before(found, clause)
        if clause.kind == "eachonce" and last is not None and last.kind in _USED:
            at = found.index(last)
            found[at : at + 1] = _each_once(last, clause)
            continue
        then = "then" in (*clause.lead, *clause.text.lower().split()[:1])
        # "Alice Bolts the Elf and then the Wolf": no more than what is named.
        to = clause.get("to" if clause.kind == "castelided" else "what")
        if (
            clause.kind in {"castelided", "inforce"}
            and then
            and last is not None
            and last.kind == "cast"
            and last.get("to") is not None
            and (clause.kind == "castelided" or _only(clause, to))
        ):
            card = last.get("card")
            if not _stays(parse, card):
                card = another_card(card)
            slots = {**last.slots, "card": card, "to": to}
            clause = replace(clause, kind="cast", slots=slots)
        found.append(clause)
    return tuple(found)


def _done_again(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I bolt him, then again.", "I gain 3 life twice": that is done so often."""
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "castmore":
            found.append(_one_more(parse, clauses, clause))
        elif clause.kind == "again" and _only_says_so(found, clause):
            continue
        elif clause.kind == "again":
            found.append(repeated(parse, found, clause))
        elif clause.kind == "drawncast":
            # "He topdecks a Bolt and bolts me": the one that was drawn.
            same = card_name(clause.get("drawn")) == card_name(clause.get("card"))
            slots = {key: clause.get(key) for key in ("who", "card", "to")}
            kind = "cast" if same else "unread"
            found.append(replace(clause, kind=kind, slots=slots))
        elif clause.kind == "castfollow":
            found.append(_following(found, clause))
        elif clause.kind == "takefrom":
            found += _taken(clause)
        elif clause.kind == "casteach":
            found += _each_hit(parse, clause)
        elif clause.kind == "attackedby" and (at := _struck_too(found)) is not None:
            slots = {**clause.slots, "at": at}
            found.append(replace(clause, kind="attack", slots=slots))
        elif clause.kind == "timesover":
            if found and found[-1].get("times") is not None:
                # "Bob bolts me twice. Actually once."
                raise parse.error(
                    Problem.AMBIGUOUS,
                    worded("How often is that done? Say a number."),
                    clause.place,
                )
            for _ in range(1, clause.get("times")):
                found.append(repeated(parse, found, clause))
        else:
            found.append(clause)
    return tuple(found)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def taken_one_by_one(parse: Parse, clauses: Clauses) -> Clauses:
    """ "She takes 2 from a spell, then 1 from an action": one after the other."""
    del parse
    return tuple(
        one
        for clause in clauses
        for one in (_taken(clause) if clause.kind == "takefrom" else (clause,))
    )


def _taken(clause: Clause) -> list[Clause]:
    found: list[Clause] = []
    for nth in ("", "2", "3"):
        if clause.get(f"n{nth}") is not None:
            slots = {key: clause.get(key + nth) for key in ("n", "source")}
            slots["to"] = clause.get("to")
            found.append(replace(clause, kind="damage", slots=slots))
    return found


def _struck_too(earlier: list[Clause]) -> object:
    """ "I get bolted and hit by a 3/3": who was struck by it is attacked, too."""
    last = earlier[-1] if earlier else None
    if last is None or last.kind != "cast":
        return None
    to = parts_of(last.get("to"))
    players = to and all(isinstance(it, Person) for it in to)
    begins = players and to[0].place.start == last.place.start
    return last.get("to") if begins else None


def _following(earlier: list[Clause], clause: Clause) -> Clause:
    """ "He bolts my 4/4, followed by a Shock": at what the spell before is aimed at."""
    last = earlier[-1] if earlier else None
    slots: dict[str, object] = {"card": clause.get("card"), "elided": "1"}
    if last is not None and last.kind == "cast" and last.get("to") is not None:
        slots |= {"to": _the_same(last.get("to"))}
        if last.get("who") is not None:
            slots |= {"who": last.get("who")}
    return replace(clause, kind="cast", slots=slots)


def _each_hit(parse: Parse, clause: Clause) -> list[Clause]:
    """ "I get hit by a Bolt and a 3/3": the spell is cast, and the 3/3 attacks me."""
    found: list[Clause] = []
    to = parts_of(clause.get("to"))
    players = all(isinstance(it, Person) for it in to)
    for part in parts_of(clause.get("card")):
        if isinstance(part, Thing) and names_spell(parse, part):
            slots = {**clause.slots, "card": part}
            found.append(replace(clause, kind="cast", slots=slots))
        elif players:
            what = Several((part,), clause.place)
            slots = {"who": clause.get("who"), "what": what, "at": clause.get("to")}
            found.append(replace(clause, kind="attack", slots=slots))
        else:
            return [replace(clause, kind="unread")]  # "my 2/2 is hit by a 3/3"
    return found


def _only_says_so(earlier: list[Clause], again: Clause) -> bool:
    """ "I bolt Max. He gets bolted a second time": that is the second one."""
    last = earlier[-1] if earlier else None
    beside = last is not None and last.place.end == again.place.start
    joined = again.lead or again.text.lower().split()[0] in _JOINED
    if last is None or not beside or joined:
        return False
    return how_often(earlier, last) == (nth_time(again) or 2)


_JOINED = frozenset("and then later afterwards".split())


def how_often(earlier: Sequence[Clause], last: Clause) -> int:
    """How often among *earlier* is done what *last* tells of."""
    card = card_name(last.get("card"))
    return sum(
        it.get("times") or 1
        for it in earlier
        if (it.kind == last.kind or {it.kind, last.kind} <= _CAST)
        and card_name(it.get("card")) == card
    )


_CAST = frozenset({"cast", "castagain"})


def repeated(
    parse: Parse, earlier: list[Clause], again: Clause, *, later: bool = False
) -> Clause:
    """What was done last, done once more where *again* says so; *later*: next turn.

    Raises QuestionError (AMBIGUOUS) of what is not simply done as often as one likes:
    a creature attacks once in a turn.
    """
    behind = [it for it in earlier if it.place.end <= again.place.end]
    skipped = _OF_TIME | ({"unblocked"} if later else set())
    done = [it for it in behind if it.kind not in skipped]
    done.sort(key=lambda it: it.place.end)
    last = done[-1] if done else None
    # "He bolts me and I bolt him, then again": one of them, or both?
    both = len(done) > 1 and not ENDS & {*done[-1].lead} and _repeats(parse, done[-2])
    both = both and done[-1].text != done[-2].text and done[-1].kind != "castagain"
    told = worded("What is done again? Say it in a sentence of its own.")
    unsaid = parse.error(Problem.AMBIGUOUS, told, again.place)
    if again.kind == "timesover" and last is not None and _is_result(last, done):
        raise unsaid
    nth = nth_time(again)
    if nth and last is not None:
        if isinstance(last.get("times"), int):
            slots = {key: it for key, it in last.slots.items() if key != "times"}
            last = replace(last, slots=slots)
        if how_often(done, done[-1]) != nth - 1:
            raise unsaid
    fights = later and last is not None and last.kind in _FOUGHT
    if last is None or both or not (fights or _repeats(parse, last)):
        raise unsaid
    slots = {key: _the_same(it) for key, it in last.slots.items()}
    if last.get("card") is not None:
        slots["card"] = another_card(last.get("card"))
    if again.kind == "again" and (more := again.get("n")) is not None:
        if last.get("n") is None:
            raise unsaid
        slots["n"] = more
    if again.kind == "again" and again.get("who") and last.get("who"):
        slots["who"] = again.get("who")
    return replace(last, slots=slots, place=again.place, lead=("then",))


def _is_result(last: Clause, done: list[Clause]) -> bool:
    """ "Bob bolts me. I take 3 twice": what was dealt already, or more than that?"""
    bare = last.kind == "damage" and last.get("source") is None
    return bare and any(it.kind in _DEALING for it in done[:-1])


_DEALING = frozenset({"cast", "castquote", "attack", "use"})
_OF_TIME = frozenset({"time", "turn", "stepbegins"})
_FOUGHT = frozenset({"attack", "damage"})


def _the_same(said: object) -> object:
    """ "A 3/3" that does it again is the 3/3 that did."""
    if isinstance(said, Several):
        return replace(said, parts=tuple(map(_known, said.parts)))
    return _known(said) if isinstance(said, Thing) else said


def _known(part: Thing | Person) -> Thing | Person:
    new = isinstance(part, Thing) and part.det in {"a", "an"} and part.card is None
    return replace(part, det="the") if new and isinstance(part, Thing) else part


def _repeats(parse: Parse, clause: Clause) -> bool:
    if USING & set(clause.text.lower().split()):
        return False  # what is tapped for it is not tapped again
    if clause.kind == "cast":
        several = clause.get("times") not in {None, 1} or clause.get("to") is None
        return not several and not _stays(parse, clause.get("card"))
    if clause.kind == "castagain":
        return True
    if clause.kind == "damage":
        return clause.get("n") is not None and clause.get("source") is None
    return clause.kind in {"gain", "loselife", "drain", "draw", "mill"}


def _one_more(parse: Parse, clauses: Clauses, more: Clause) -> Clause:
    """ "He casts Shock on me, then another one": that spell, at what it was cast on."""
    earlier = [it for it in clauses if it.place.end <= more.place.start]
    earlier = [it for it in earlier if it.kind != "time"]
    last = max(earlier, key=lambda it: it.place.end, default=None)
    if last is None or last.kind not in {"cast", "castmore"} or "?" in more.lead:
        unsaid = worded("What is done again? Say it in a sentence of its own.")
        raise parse.error(Problem.AMBIGUOUS, unsaid, more.place)
    if last.kind == "castmore":
        last = _one_more(parse, clauses, last)
    slots = {**last.slots, "card": another_card(last.get("card"))}
    slots |= {key: it for key in ("who", "to") if (it := more.get(key)) is not None}
    return replace(last, slots=slots, place=more.place, lead=("then",), text=more.text)


_USED = frozenset({"cast", "use", "uselast"})


def _each_once(used: Clause, clause: Clause) -> list[Clause]:
    """ "I activate it twice, once on my Lion and once on me": a clause for each.

    As they are where it is told to be used more or less often than that.
    """
    told = [
        (clause.get(f"t{n}"), clause.get(f"to{n}" if n > 1 else "to"))
        for n in (1, 2, 3)
        if clause.get(f"t{n}")
    ]
    if clause.get("each"):
        # "… twice, once for each of them": who they are is told by one word.
        twice = used.get("times") is not None and "each" in clause.text.lower().split()
        bare = used.get("to") is None and used.get("src") is None
        slots = {**used.slots, "to": clause.get("to")}
        return [replace(used, slots=slots)] if twice and bare else [used, clause]
    words = used.text.lower().split()
    times = used.get("times") or (2 if "twice" in words else None)
    aimed = used.get("to") is not None or used.get("src") is not None
    if aimed:
        # "I activate it once on my Lion and once on me."
        told = told if "and" in clause.lead and "once" in words else []
    elif times not in {None, sum(n for n, _ in told)}:
        told = []
    if not told:
        return [used, clause]
    slot = "src" if "choosing" in clause.text.lower().split() else "to"
    found = [used] if aimed else []
    for n, what in told:
        slots = {**used.slots, slot: what, "times": n}
        if not found:
            found.append(replace(used, slots=slots))
        elif USING & set(words):
            of_it = {"who": used.get("who"), slot: what, "times": n}
            found.append(replace(used, kind="useagain", slots=of_it, lead=("and",)))
        else:
            slots["card"] = another_card(used.get("card"))
            found.append(replace(used, slots=slots, lead=("and",)))
    return found


def _only(clause: Clause, what: object) -> bool:
    """Whether a noun phrase is all that *clause* says."""
    return isinstance(what, Several) and what.place == clause.place


def _before(found: list[Clause], clause: Clause) -> Clause | None:
    """What stands before *clause* in the text: questions have been put last."""
    earlier = [it for it in found if it.place.end <= clause.place.start]
    return max(earlier, key=lambda it: it.place.end, default=None)


def _stays(parse: Parse, card: object) -> bool:
    """ "I use Walking Ballista on him, then on her": a permanent is used again."""
    parts = parts_of(card) if isinstance(card, Thing | Several) else ()
    named = [it.card for it in parts if isinstance(it, Thing) and it.card]
    return bool(named) and all(
        is_permanent(face_named(parse.catalogue.card(one.names[0]), one.typed))
        for one in named
    )


def another_card(card: object) -> object:
    """*card*, and not the one that was played before."""
    match card:
        case Thing():
            return replace(card, det="another", count=None)
        case Several(parts=(Thing() as one,)):
            return replace(card, parts=(replace(one, det="another", count=None),))
    return card


def each_one(use: Use, spell: Ability | None, times: int) -> list[Use]:
    """*use* as often as it is cast: each on all of it, or each on one of as many."""
    single = spell is not None and len(spell.targets) == 1
    if single and times > 1 and len(use.targets) == times:
        return [replace(use, targets=[name]) for name in use.targets]
    return [replace(use, targets=list(use.targets)) for _ in range(times)]
