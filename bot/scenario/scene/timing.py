"""Where in the script something happens: in response, before damage, then, later."""

from bot.cards.card import CardName
from bot.citation import Game
from bot.engine.question import EnterNow, NextTurn, Resolve, StepBegins
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.begun import to_attackers
from bot.scenario.scene.behind_blocks import (
    counts_from_life,
    counts_this_turn,
    damage_hangs_on,
    is_trick,
    meets_fighters,
    outcome_told,
    waits_for_main,
)
from bot.scenario.scene.draft import Combat, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.threats import (
    answered_in_combat,
    answers,
    groups,
    last_threat,
    not_too_late,
    takes_away,
    used_against,
)
from bot.scenario.scene.trigger_aimed import saves_from_attack_trigger, trigger_aimed
from bot.scenario.words.asked_back import WHEN_IN_COMBAT
from bot.scenario.words.tokens import ENDS
from bot.worded import Worded, worded

# In the memory of a parse: the last of several attacks that one clause tells of.
IN_ONE_BREATH = "in one breath"


def open_combat(scene: Scene) -> Combat | None:
    """The combat that is still being told, or None."""
    for entry in reversed(scene.draft.script):
        if isinstance(entry.what, Combat):
            return None if entry.what.closed else entry.what
    return None


def last_combat(scene: Scene) -> Combat | None:
    """The last combat told, closed or not."""
    for entry in reversed(scene.draft.script):
        if isinstance(entry.what, Combat):
            return entry.what
    return None


def close_combat(scene: Scene) -> None:
    """What is told from here on happens after the combat."""
    if (combat := open_combat(scene)) is not None:
        combat.closed = True


def _told_then(scene: Scene) -> str:
    """ "… on Alice, who then casts Healing Salve": the word stands inside."""
    said = scene.clause is not None and "then" in scene.clause.text.lower().split()[:3]
    return "then" if said else ""


def _goes_on(scene: Scene) -> bool:
    """Whether the sentence goes on that was told last."""
    lead = set(scene.clause.lead) if scene.clause else {"."}
    return lead.isdisjoint({".", "\n", ";", "?", "!"})


def _elided(scene: Scene) -> bool:
    """ "… and put a counter on it", "…, gaining 3": how the last thing goes on."""
    it = scene.clause
    goes_on = it and ("and" in it.lead or it.text.split(" ")[0].endswith("ing"))
    return bool(goes_on and scene.clause and scene.clause.get("elided"))


_OVER = frozenset({"resolved", "resolves"})


def place(scene: Scene, entry: Entry, *, protective: bool) -> None:
    """Put *entry* into the script where its time words put it."""
    when, scene.timing = scene.timing or _told_then(scene), ""
    script = scene.draft.script
    entry.clause, entry.when = scene.clause, when
    if scene.clause is not None and _OVER & {*scene.clause.text.lower().split()}:
        entry.resolved = True  # "after his Shock resolved on it"
    start = scene.clause.place.start if scene.clause is not None else 0
    if start - scene.parse.memory.get("after combat", start + 9) in {0, 1}:
        entry.when = "after_combat"
    answered, scene.last_entry = scene.last_entry, entry
    chained, scene.answering = scene.answering, when == "response"
    combat = open_combat(scene)
    if scene.behind is not None:
        _put_behind(scene, entry, scene.behind)
        return
    softly = scene.parse.memory.pop("softly", None) is answered
    if when == "after":
        when = ""
        if protective:
            not_too_late(scene, entry)
    if not when and told_earlier(scene):
        script.insert(0, entry)
        return
    further = not when and (chained or softly) and _elided(scene)
    further = (further or (chained and when == "then")) and _goes_on(scene)
    if further and answered is not None and answered.by == entry.by:
        # "In response I use it on the Wall, then on the Ox": still in response.
        _put_behind(scene, entry, answered)
        scene.behind, scene.answering = None, chained
        return
    if when == "behind":
        if answered is not None and answered.upon:
            _put_behind(scene, entry, answered)
            scene.behind = None
            return
        when = "then"
    if when in {"", "response", "trigger"} and protective and combat is not None:
        if saves_from_attack_trigger(scene, entry, when != ""):
            # An attack and what triggers on it are one happening.
            script.insert(_index(scene, combat), entry)
            return
    if when == "trigger" or (when == "response" and trigger_aimed(scene)):
        _answer_trigger(scene, entry, script[-1] if script else None)
        return
    if when == "" and protective and combat is None and _step_begins(scene):
        _answer_trigger(scene, entry, script[-1])
        return
    now = protective and when in {"", "then", "response"}
    chosen = used_against(scene, entry) if now else None
    bare = scene.clause is not None and "then" in scene.clause.lead
    if when == "then" and bare and chosen is not None and not chosen.resolved:
        when = ""  # "He bolts me. Then I counter it": while it is still there
    soft = when == "" and protective and (chosen or answers(scene, entry))
    soft = soft or (when == "" and takes_away(scene, entry))
    if soft:
        scene.parse.memory["softly"] = entry
    if when == "response" or soft:
        before = scene.response_to or chosen
        if before is None and when == "response" and scene.game is not Game.MTG:
            # Who answers an answer answers that one, not what it answered.
            last = answered.what if answered is not None else None
            before = answered if isinstance(last, Resolve) else None
        if before is None and when == "response" and chained:
            # So does another player who responds to what was done in response.
            theirs = answered is not None and answered.by != entry.by
            before = answered if theirs else None
        if when == "response":
            before = before or answered_in_combat(combat, entry)
        before = before or last_threat(scene, entry)
        if before is None and when == "response":
            before = _cast_after_all(scene)
        if before is not None:
            if when == "" and before.source:
                scene.draft.assume(_sooner(scene, entry, before.source))
            if when == "response" and (before.arrives or before.answers):
                # Entering cannot be answered, only what triggers on it.
                _answer_trigger(scene, entry, before)
                return
            if isinstance(before.what, Resolve):
                entry.upon = before.what.source
            _insert_before(scene, entry, before)
            return
    if combat is not None:
        if when in {"", "then"} and counts_this_turn(scene, entry):
            when = "after_combat"
            scene.draft.assume(_when("after", entry))
        _into_combat(scene, combat, entry, when, protective)
        return
    if when == "before_damage" and last_combat(scene) is not None:
        last = last_combat(scene)
        assert last is not None
        last.before.append(entry)
        return
    if when in {"before_combat", "before_blocks"}:
        at = next(
            (n for n, it in enumerate(script) if isinstance(it.what, Combat)),
            len(script),
        )
        script.insert(at, entry)
        return
    last = script[-1].what if script else None
    breath = scene.parse.memory.get(IN_ONE_BREATH)
    if protective and not when and breath is not None and last is breath:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Against which attack?"),
            None,
            ("I use Calming Breeze. Then Bob attacks my champion for 3 and for 5.",),
        )
    entry.ends_combat = when == "after_combat"
    entry.meant = when if when in {"before_damage", "between"} else ""
    script.append(entry)


def _cast_after_all(scene: Scene) -> Entry | None:
    """ "Doom Blade on my 3/3. In response …": the spell, which has not resolved yet."""
    opening, script = scene.draft.opening, scene.draft.script
    last = opening[-1] if opening and not script else None
    spell = scene.draft.thing(last.source) if last is not None else None
    if last is None or spell is None or not isinstance(last.what, Resolve):
        return None
    if not last.what.spell or scene.game is not Game.MTG:
        return None
    script.append(opening.pop())
    spell.zone = Zone.STACK
    return last


def resolve_last(scene: Scene, cards: frozenset[CardName]) -> None:
    """Let the spell of one of *cards* resolve behind what was told since (608.1).

    What was told in between was then done in response to it.
    """
    for group in groups(scene):
        for at, entry in enumerate(group):
            what, thing = entry.what, scene.draft.thing(entry.source)
            spell = isinstance(what, Resolve) and what.spell
            if not spell or thing is None or thing.card is None:
                continue
            behind = group[at + 1 :]
            if thing.card.ref not in cards:
                continue
            entry.resolved, scene.answering = True, False
            if not behind:
                return
            if any(isinstance(it.what, Combat | NextTurn) for it in behind):
                continue
            for it in behind:
                it.upon = it.upon or entry.source
            group[at:] = [*behind, entry]
            return


def _step_begins(scene: Scene) -> bool:
    """ "It's my upkeep. I use a Healer on me": while what triggers then is waiting."""
    script = scene.draft.script
    waiting = bool(script) and isinstance(script[-1].what, StepBegins)
    faces = (it.face.text for it in scene.draft.things if it.face is not None)
    if waiting and any("beginning of" in text for text in faces):
        said = scene.clause.text if scene.clause is not None else ""
        scene.draft.assume(
            worded("“{said}” is taken to answer what triggers then.", said=said)
        )
    return waiting


def _answer_trigger(scene: Scene, entry: Entry, before: Entry | None) -> None:
    """*entry* is done with what triggers on *before* on the stack."""
    script = scene.draft.script
    if before is None or before not in script or isinstance(before.what, Combat):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("In response to which trigger?"),
            None,
            ("My Elvish Visionary enters. In response to the trigger, …",),
        )
    at = script.index(before)
    script.insert(at + (not before.answers), entry)
    entry.answers = True


def _into_combat(
    scene: Scene, combat: Combat, entry: Entry, when: str, protective: bool
) -> None:
    script = scene.draft.script
    over = combat.over or (combat.dealt and when in {"", "then"} and not protective)
    if when == "between" or (combat.first_struck and when in {"", "then"}):
        combat.between.append(entry)
    elif when in {"after_combat", "later", "next_turn"} or over:
        combat.closed = True
        script.append(entry)
    elif when == "before_blocks" and to_attackers(combat, entry):
        combat.before.append(entry)  # it has attacked by then (508)
    elif when in {"before_combat", "before_blocks"}:
        script.insert(_index(scene, combat), entry)
    elif when == "before_damage" or protective:
        combat.before.append(entry)
        if when == "":
            scene.draft.assume(_when("before", entry))
    elif when == "then":
        _then(scene, combat, entry)
    else:
        combat.before.append(entry)
        scene.draft.assume(_when("before", entry))


def _then(scene: Scene, combat: Combat, entry: Entry) -> None:
    """“… blocks, then he bolts it”: before or after damage? Ask if it matters."""
    trick = is_trick(scene, entry)
    late = waits_for_main(scene, entry)
    matters = not late and damage_hangs_on(scene, combat, entry)
    lead = set(scene.clause.lead) if scene.clause is not None else set()
    open_still = not lead & ENDS and not (trick and outcome_told(scene))
    told_now = open_still and not counts_from_life(scene, entry)
    if ((matters or trick) and told_now) or meets_fighters(entry):
        # "…, then he sacrifices it": as one breath tells blocks and what follows.
        combat.before.append(entry)
        scene.draft.assume(_when("before", entry))
        return
    if matters and not open_still:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHEN_IN_COMBAT,
            None,
            ("before damage …", "after combat …"),
        )
    combat.closed = True
    scene.draft.assume(_when("after", entry))
    scene.draft.script.append(entry)


def _index(scene: Scene, combat: Combat) -> int:
    return next(n for n, it in enumerate(scene.draft.script) if it.what is combat)


def _put_behind(scene: Scene, entry: Entry, first: Entry) -> None:
    """*entry* goes with *first*, which was paid for it or is another use."""
    entry.upon, entry.answers = first.upon, first.answers
    for group in (scene.draft.opening, *groups(scene)):
        if any(it is first for it in group):
            at = next(n for n, it in enumerate(group) if it is first)
            group.insert(at + 1, entry)
            scene.behind = entry
            return
    scene.draft.script.append(entry)


def _insert_before(scene: Scene, entry: Entry, before: Entry) -> None:
    for group in groups(scene):
        if before in group:
            at = group.index(before)
            while at and before.told and _are_one(group[at - 1], before):
                at -= 1  # "deals 3 to it twice": before the first of them
            group.insert(at, entry)
            return
    scene.draft.script.append(entry)


def _are_one(entry: Entry, other: Entry) -> bool:
    """Whether both are told by one clause: "he bolts me twice"."""
    told = entry.clause is not None and entry.clause is other.clause
    often = told and other.clause is not None and other.clause.get("times") is not None
    return often or entry.what == other.what


def _sooner(scene: Scene, entry: Entry, other: str) -> str:
    """That it comes before *other*, which was told first."""
    if isinstance(entry.what, Resolve) or scene.clause is None:
        it = entry.source or "It"
        return worded("{it} resolves before {other}.", it=it, other=other)
    said = scene.clause.text
    return worded("“{said}” is taken to come before {other}.", said=said, other=other)


def _when(when: str, entry: Entry) -> Worded:
    """That *entry*, a spell or what is told to be done, is taken to happen then."""
    it = entry.source or worded("It")
    if entry.told and not isinstance(entry.what, Resolve | EnterNow):
        if when == "after":
            return worded("After combat damage: {said}", said=entry.told)
        return worded("Before combat damage: {said}", said=entry.told)
    if when == "after":
        return worded("{it} happens after combat damage.", it=it)
    return worded("{it} happens before combat damage.", it=it)


# What is told behind what it was done before: "I played NAME earlier".
def told_earlier(scene: Scene) -> bool:
    """ "I played Unyielding Spirit earlier": before all that was told so far."""
    clause = scene.clause
    if clause is None or scene.game is Game.MTG:
        return False
    end = clause.place.end
    said = {scene.parse.word(end - 1), scene.parse.word(end)}
    if said & {"earlier", "beforehand"}:
        return True
    # "Two spells hit me. I have Swerving Spring up": it was there for both.
    there = scene.parse.word(end - 1) in _THERE
    return there and bool(_HAS & set(clause.text.lower().split()))


_THERE = frozenset({"up", "active"})
_HAS = frozenset("have had has is was 's 've got".split())
