"""What is told of as done, though it follows from what was told before: done once.

"I cast Grizzly Bears, and I gain 1 life from Soul Warden." Whether that comes of what
was told before is not guessed: everything up to there is played out, with it and
without it.
"""

from collections import Counter
from collections.abc import Iterator

from bot.engine.effects import Modifier
from bot.engine.inside import inside, walk
from bot.engine.instructions import (
    AddCounters,
    DealDamage,
    DiscardCards,
    Draw,
    GainLife,
    LoseLife,
    MakeTokens,
    MillCards,
    TakeCounters,
)
from bot.engine.outcome import Outcome
from bot.engine.question import (
    Add,
    Deal,
    Do,
    Preference,
    Resolve,
)
from bot.engine.values import Named, Zone
from bot.scenario.building.played_out import (
    STATE,
    Lines,
    assume_done,
    comes_of,
    dealt_as,
    died,
    doer,
    grown,
    has_returned,
    is_alike,
    lines_of,
    new_lines,
    played,
    prevented_as,
    too_much,
    within,
)
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.claims import Claim, doubted, or_more
from bot.scenario.scene.draft import BEFORE_ALL, Combat, Entry
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.tokens_made import name_as

_ALIKE = (
    AddCounters, DealDamage, DiscardCards, Draw, GainLife, LoseLife, MakeTokens,
    MillCards, Modifier, TakeCounters,
)  # fmt: skip
_TOLD = frozenset(
    "become castself create damage die discard draw gain gains loselife mill pumped "
    "put putwith remove splash".split()
)
# At that time it has not come of what is told so far.
_SOONER = frozenset({"response", "before_damage", "before_combat", "between"})
_LATER = frozenset({"then", "after_combat", "later", "next_turn"})
# So it is more of it.
_FURTHER = frozenset("another more again additional extra other further".split())
_NTH = frozenset("second third fourth fifth".split())
# What damage results in: lifelink, wither, infect, toxic (120.3).
_OF_DAMAGE = frozenset({AddCounters, GainLife, LoseLife})
# So much that happened before what may come of it is played out, in all: for a dozen
# of such things, one after the other.
_LOOKED = 100


def told_once(scene: Scene) -> None:
    """Take out of the script what comes of something else in it.

    Raises QuestionError (AMBIGUOUS) where it may be that or something more.
    """
    looked = 0
    for group in _groups(scene):
        used: list[Lines] = []
        for entry in [*group]:
            host = _does_such(scene, entry) if _is_told(entry) else ""
            looked += group.index(entry) if host else 0
            if looked > _LOOKED:
                raise too_much(scene, entry.clause)
            if host and _comes_anyway(scene, entry, group, used, host):
                hits = entry.what.hits if isinstance(entry.what, Deal) else ()
                own = host in {hit.source for hit in hits}
                named = "" if own else _named(entry, group)
                _take_out(scene, entry, group, named or host)
            else:
                used = []
    for claim in scene.claims:
        if claim.unsaid is not None:
            continue
        if claim.dead:
            if not all(
                died(it, claim.dead) for it in played(scene, scene.draft.script)
            ):
                raise doubted(scene.parse, claim.doubt)
            continue
        host = _bears_out(scene, claim)
        if not host:
            raise doubted(scene.parse, claim.doubt)
        assume_done(scene, claim.clause, host)


def _bears_out(scene: Scene, claim: Claim) -> str:
    """What does as is claimed, "" if nothing does."""
    script = scene.draft.script
    if claim.life is not None or claim.marked is not None:
        last = comes_of(scene, claim)
        return doer(last) if last is not None else ""
    if claim.back is not None:
        for end in range(1, len(script) + 1):
            outcomes = played(scene, script[:end])
            if outcomes and all(has_returned(it, *claim.back) for it in outcomes):
                return claim.back[0]
        return ""
    outcomes = played(scene, script)
    if claim.hits:
        dealt = [dealt_as(it, claim.hits) for it in outcomes]
    else:
        n = number(scene, claim.clause.get("n"))
        dealt = [prevented_as(it, n) for it in outcomes]
    return dealt[0] if dealt and all(dealt) else ""


def _groups(scene: Scene) -> Iterator[list[Entry]]:
    for entry in [*scene.draft.script]:
        if isinstance(entry.what, Combat):
            yield entry.what.before
            yield entry.what.between
    yield scene.draft.script


def _is_told(entry: Entry) -> bool:
    """Whether *entry* may be what comes of something else."""
    clause = entry.clause
    # Nothing is told of a cost that is only paid.
    if clause is None or not entry.told or not isinstance(entry.what, Do | Deal | Add):
        return False
    if clause.kind not in _TOLD or clause.get("by") or clause.get("turn"):
        return False
    words = {*clause.lead, *clause.text.lower().split()}
    if entry.when in _SOONER or (isinstance(entry.what, Deal) and "then" in words):
        return False
    if "spell" in words and not _NTH.isdisjoint(words):
        return False  # "The second spell deals 2 damage to me"
    # "A 4/4 that already took 2 damage": before, so of nothing told.
    return _FURTHER.isdisjoint(words) and "already" not in words


def _deeds(what: object) -> set[type]:
    deeds = {type(it) for it in walk(what) if isinstance(it, _ALIKE)}
    return deeds | ({DealDamage} if isinstance(what, Deal) else set())


def _does_such(scene: Scene, entry: Entry) -> str:
    """What has an ability that does such a thing, if anything has."""
    kinds = _deeds(entry.what)
    if entry.clause is not None and entry.clause.kind == "die":
        # "The Bear blocks and dies": of the damage (510.2), told before it is dealt
        fights = (it.what for it in scene.draft.script if isinstance(it.what, Combat))
        fight = next((it for it in fights if entry in it.before), None)
        return fight.attackers[0][0] if fight and fight.attackers else ""
    hits = entry.what.hits if isinstance(entry.what, Deal) else ()
    by = {hit.source for hit in hits}
    for it in sorted(scene.draft.things, key=lambda one: one.id not in by):
        if not kinds.isdisjoint(type(one) for one in walk(it.abilities)):
            return it.id
    for one in all_entries(scene):
        used = one.what.ability if isinstance(one.what, Resolve) else None
        deeds = _deeds(used or one.what)
        if used is not None and kinds & deeds:
            return one.source
        if one is entry or kinds.isdisjoint(_OF_DAMAGE):
            continue
        if DealDamage in deeds:
            return one.source
        if isinstance(one.what, Combat) and one.what.attackers:
            return one.what.attackers[0][0]
    return ""


def _named(entry: Entry, group: list[Entry]) -> str:
    """The spell or ability told right before that does it, if one does."""
    kinds = _deeds(entry.what)
    dies = entry.clause is not None and entry.clause.kind == "die"
    told = [it for it in group[: group.index(entry)] if it.clause is not None]
    # What is told in response happens sooner, and yet was told last.
    for one in sorted(told, key=_place, reverse=True):
        if isinstance(one.what, Resolve) and (dies or kinds & _deeds(one.what.ability)):
            return one.source
        if not _is_told(one):
            return ""
    return ""


def _comes_anyway(
    scene: Scene, entry: Entry, group: list[Entry], used: list[Lines], host: str
) -> bool:
    """Whether that has happened already by what was told right before *entry*."""
    script, at = scene.draft.script, group.index(entry)
    outer = 0
    if group is script:
        cause = _told_last(script, at)
        cause = _cause(scene, at) if cause is None else cause
        if cause < 0 or _is_such(script[cause], entry):
            return False
        first = played(scene, script[:cause])
        bare = later = played(scene, script[:at])
        third = played(scene, [*script[:at], entry])
        before = played(scene, [*script[:cause], entry]) or None
    else:
        before = None
        outer = next(n for n, it in enumerate(script) if _holds(it, group))
        first = bare = played(scene, script[:outer])
        third = played(scene, [*script[:outer], entry])
        later = _without(scene, script, outer, group, at)
    if not (first and later and third):
        return False
    if isinstance(entry.what, Add):
        same, alike = grown(entry.source, (first[0], later[0]), (bare[0], third[0]))
    else:
        hidden = _unnamed(scene, entry)
        own = lines_of(third[0], hidden) - lines_of(bare[0], hidden)
        caused = [new_lines(it, first, hidden) for it in later]
        if before is not None and (not own or any(own - it for it in caused)):
            # What is left of it then may be less: "two counters are removed".
            own = lines_of(before[0], hidden) - lines_of(first[0], hidden) or own
        said = "deal" if isinstance(entry.what, Deal) else ""
        if entry.clause is not None and entry.clause.kind == "die":
            said = "dies"
        own = Counter({one: n for one, n in own.items() if said in one[0]})
        for _ in (it for it in used if it == own):
            caused = [lines - own for lines in caused]
        found = [within(own, lines) for lines in caused]
        same = all(found)
        if any(found) and not same and _aim(scene, entry, host):
            if group is script:
                later = played(scene, script[:at])
            else:
                later = _without(scene, script, outer, group, at)
            same = all(within(own, new_lines(it, first, hidden)) for it in later)
            if not same:
                scene.draft.preferences.pop()
        alike = any(found) or any(is_alike(own, lines) for lines in caused)
        used += [own] if same else []
    if (alike and not same) or (same and _is_later(entry, group[:at])):
        raise doubted(scene.parse, or_more(scene.parse, entry.clause, host))
    return same


def _is_later(entry: Entry, earlier: list[Entry]) -> bool:
    """Whether "then" stands before it, and not before what does it, or a later time."""
    told = entry.clause
    if entry.when in _LATER:
        return True
    if told is None or _LATER.isdisjoint(told.lead):
        return False
    return all(it.clause is None or it.clause.place != told.place for it in earlier)


def _without(
    scene: Scene, script: list[Entry], outer: int, group: list[Entry], at: int
) -> tuple[Outcome, ...]:
    """What can come of a combat without what is told of it from *at* on.

    How large something becomes is seen before the damage: it may die of that.
    """
    combat, kept = script[outer].what, [*group]
    assert isinstance(combat, Combat)
    group[at:] = [it for it in group[at:] if not _is_told(it)]
    only_declared = isinstance(kept[at].what, Add) and group is combat.before
    was, combat.declared = combat.declared, combat.declared or only_declared
    found = played(scene, script[: outer + 1])
    combat.declared, group[:] = was, kept
    return found


def _cause(scene: Scene, at: int) -> int:
    """Where the last thing stands that made anything happen before *at*."""
    script = scene.draft.script
    cause = at - 1
    while cause > 0 and isinstance(script[cause].what, Do):
        now, before = (played(scene, script[:n]) for n in (cause + 1, cause))
        if [*map(lines_of, now)] != [*map(lines_of, before)]:
            break
        cause -= 1
    told = script[cause].clause
    while cause > 0 and told is not None and script[cause - 1].clause is told:
        cause -= 1  # "I cast two Grizzly Bears": both of them
    return cause


def _told_last(script: list[Entry], at: int) -> int | None:
    """Where that stands which was told last before *at* and happens sooner.

    "Bob bolts me, I respond with Healing Salve, gain 3": the Bolt resolves last.
    """
    last = max(range(at), key=lambda n: (_place(script[n]), n), default=at)
    such = _deeds(script[at].what) & _deeds(_used(script[last]))
    return last if last < at - 1 and such else None


def _place(entry: Entry) -> int:
    return entry.clause.place.start if entry.clause is not None else -1


def _used(entry: Entry) -> object:
    return entry.what.ability if isinstance(entry.what, Resolve) else None


def _is_such(cause: Entry, entry: Entry) -> bool:
    """ "It deals 2 damage to me. It deals 2 damage to me": the same told twice."""
    return _is_told(cause) and bool(_deeds(cause.what) & _deeds(entry.what))


def _holds(entry: Entry, group: list[Entry]) -> bool:
    combat = entry.what
    return isinstance(combat, Combat) and any(
        it is group for it in (combat.before, combat.between)
    )


def _unnamed(scene: Scene, entry: Entry) -> frozenset[str]:
    """ "The trigger deals 2 damage to me": what of the steps is not told."""
    names = [entry.source] if isinstance(entry.what, Do) else []
    if isinstance(entry.what, Deal):
        names = [hit.source for hit in entry.what.hits]
    found = [scene.draft.thing(it) for it in names]
    bare = all(it and it.zone is Zone.STACK and it.card is None for it in found)
    return STATE | {"source"} if names and bare else STATE


def _aim(scene: Scene, entry: Entry, host: str) -> bool:
    """Have what asks for a target take the one it is told of; False if none is."""
    hits = entry.what.hits if isinstance(entry.what, Deal) else ()
    names = {hit.recipient for hit in hits}
    if isinstance(entry.what, Do):
        names = {it.id for it in inside(entry.what.do, Named)}
    it = scene.draft.thing(host)
    if it is None or len(names) != 1:
        return False
    scene.draft.preferences.append(Preference(it.controller, names.pop()))
    return True


def _take_out(scene: Scene, entry: Entry, group: list[Entry], host: str) -> None:
    at = group.index(entry)
    group.pop(at)
    stands_for = group[at - 1] if at else BEFORE_ALL
    draft = scene.draft
    draft.marks[:] = [stands_for if one is entry else one for one in draft.marks]
    for made in walk(entry.what):
        if isinstance(made, MakeTokens) and made.called:
            name_as(scene, made)
    if entry.clause is not None:
        assume_done(scene, entry.clause, host)
