"""Abilities that would trigger on what is told, and that the engine does not play."""

import re
from collections.abc import Iterable, Iterator, Sequence

from bot.citation import Game
from bot.engine.combats_won import waits_for_a_combat
from bot.engine.conditions import Flag
from bot.engine.effects import (
    AttackWatch,
    BlockWatch,
    CastWatch,
    Modifier,
    OtherWatch,
    Static,
    Trigger,
)
from bot.engine.inside import holds, walk
from bot.engine.instructions import (
    DiscardCards,
    Draw,
    If,
    Instruction,
    MillCards,
    SacrificeIt,
    SacrificeSome,
    TakeCounters,
    Unplayed,
)
from bot.engine.permanents import TapIt
from bot.engine.phasing import Phase
from bot.engine.question import AskKind, Deal, EnterNow, Resolve, StepBegins
from bot.engine.turn_steps import COMBAT, STEPS, step_of
from bot.engine.values import THIS, Side, Zone
from bot.engine.watches import UNREAD, TargetedWatch, ZoneWatch
from bot.errors import Problem, QuestionError
from bot.scenario.happening.ending import asks_of_it
from bot.scenario.happening.left_for_upkeep import check_left_for_upkeep
from bot.scenario.happening.to_none import NOTHING_ELSE
from bot.scenario.happening.unit_deeds import may_be_told
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.passed_over import passed_over
from bot.scenario.scene.scene import Scene
from bot.worded import worded

# What touches no damage, life or object that is asked about.
_HARMLESS = (Unplayed, Draw, DiscardCards, MillCards)
# … unless just that is asked about.
_ASKED: dict[AskKind, type[Instruction]] = {
    AskKind.DRAWN: Draw,
    AskKind.DISCARDED: DiscardCards,
}
_PLAYED = frozenset({"end step", "end of combat"})


def check_unplayed(scene: Scene) -> None:
    """Refuse a scenario in which a trigger would be passed over in silence.

    Raises QuestionError (UNSUPPORTED), naming the ability.
    """
    check_left_for_upkeep(scene)
    asked = {it.kind for it in scene.draft.asks}
    touched = tuple(step for kind, step in _ASKED.items() if kind in asked)
    for host in scene.draft.things:
        if host.zone is not Zone.BATTLEFIELD and not host.entered_later:
            continue
        own = [(host, one) for one in (*host.abilities.statics, *_given_itself(host))]
        for bearer, one in (*own, *_given_others(scene, host)):
            if (
                isinstance(one, Trigger)
                and not all(_harmless(step, touched) for step in one.do)
                and _passed_over(scene, bearer, one)
            ):
                raise _refused(one, host, scene)
    _check_waiting(scene)


def _check_waiting(scene: Scene) -> None:
    """Refuse a story in which what a spell lets wait for is told behind it."""
    entries = list(all_entries(scene))
    for at, entry in enumerate(entries):
        host = scene.draft.thing(entry.source)
        if not isinstance(entry.what, Resolve) or host is None:
            continue
        for one in walk(entry.what.ability):
            if (
                isinstance(one, Trigger)
                and isinstance(one.watch, OtherWatch)
                and _PLAYS.search(one.watch.text)
                and not all(map(_harmless, one.do))
                and _happens(scene, host, one.watch.text, entries[at + 1 :])
            ):
                raise _refused(one, host, scene)


def _refused(one: Trigger, host: DraftThing, scene: Scene) -> QuestionError:
    ability = one.text or _said(one, host)
    return scene.error(Problem.UNSUPPORTED, passed_over(ability))


def _given_others(
    scene: Scene, host: DraftThing
) -> Iterator[tuple[DraftThing, Static]]:
    """What *host* gives what it is on, or any others, and that is not played."""
    worn = scene.draft.thing(host.attached_to)
    bearers = [worn] if worn is not None else scene.draft.things
    for given in host.abilities.statics:
        if isinstance(given, Modifier) and given.subject != THIS and given.grants:
            for one in given.grants.statics:
                if isinstance(one, Trigger) and isinstance(one.watch, OtherWatch):
                    yield from ((it, one) for it in bearers if it is not None)


def _given_itself(host: DraftThing) -> Iterator[Static]:
    """What *host* gives itself: 'except … and it has "When this becomes …"'."""
    for one in host.abilities.statics:
        if isinstance(one, Modifier) and one.subject == THIS:
            yield from one.grants.statics if one.grants is not None else ()


def check_sacrifices(scene: Scene) -> None:
    """Refuse annihilator against a player of whose permanents too few were told.

    What else there is, as lands mostly are, would be sacrificed instead.
    """
    for entry in all_entries(scene):
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        blocking = {blocker for blocker, _ in combat.blocks}
        for name, goal in combat.attackers:
            it, at = scene.draft.thing(name), scene.draft.thing(goal)
            side = at.controller if at is not None else goal
            words = (word.split() for word in (it.keywords if it else ()))
            wanted = sum(int(one[1]) for one in words if one[0] == "annihilator")
            has = [
                one
                for one in scene.draft.things
                if one.controller == side and one.on_board and one.id not in blocking
            ]
            all_told = side in scene.parse.memory.get(NOTHING_ELSE, ())
            if len(has) < wanted and not all_told:
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded(
                        "{who} sacrifices {n} permanents: say which ones there are.",
                        who=scene.name(side),
                        n=wanted,
                    ),
                )


def _said(one: Trigger, host: DraftThing) -> str:
    if isinstance(one.watch, OtherWatch):
        return f"{host.id}: {one.watch.text} → …"
    return host.id


def _passed_over(scene: Scene, host: DraftThing, one: Trigger) -> bool:
    match one.watch:
        case OtherWatch(text) if {"removed", "from"} <= set(text.split()):
            return _takes_counters(scene)
        case OtherWatch(text) if text not in _PLAYED and (step := step_of(one.watch)):
            # Played where it is told to begin, whatever else is said of it.
            begun = any(
                isinstance(entry.what, StepBegins) and entry.what.step == step[0]
                for entry in all_entries(scene)
            )
            begun |= step[0] == "end step" and asks_of_it(scene)
            if step[0] == COMBAT:
                # Played in each combat that is told; what else is said of it is not.
                return _happens(scene, host, COMBAT)
            if Unplayed(UNREAD) in one.do:
                return begun or _happens(scene, host, step[0])
            return not begun and _happens(scene, host, step[0])
        case OtherWatch(text) if scene.game is Game.RIFTBOUND and host.kinds & _OWN:
            return not waits_for_a_combat(text) and _happens(scene, host, text)
        case OtherWatch(text):
            return text not in _PLAYED and _happens(scene, host, text)
        case CastWatch(by=by):
            # The casting of what enters is not told apart from its entering.
            return any(
                isinstance(entry.what, EnterNow)
                and not entry.what.cast
                and entry.what.object != host.id
                and (by is None or by == _side_of(host, entry.what.controller))
                for entry in all_entries(scene)
            )
        case ZoneWatch(origin=Zone.GRAVEYARD):
            # A card cast from there is not told apart from any other.
            return any(token.text in _FROM_THERE for token in scene.parse.tokens)
        case TargetedWatch() if one in (*_given_itself(host),):
            # What a copy is besides what it copies is not played out.
            return any(d == "target" and host.id in names
                       for d, names, _ in deeds_told(scene))  # fmt: skip
        case TargetedWatch(what):
            # What only deals damage or is put onto it was aimed at it all the same.
            worn = any(it.attached_to == host.id for it in scene.draft.things)
            told = {token.text for token in scene.parse.tokens}
            return bool(worn and told & _PUTTING_ON) or any(
                not isinstance(entry.what, Resolve | Combat)
                and _aimed(scene, host, what.this, entry.what)
                for entry in all_entries(scene)
            )
        case AttackWatch(what) | BlockWatch(what) if (
            what.this or scene.game is not Game.MTG
        ) and not host.kinds & _FIGHTERS:
            # A weapon that is wielded attacks with its champion; nothing else does.
            wielded = host.kinds & {"weapon", "attack"} and (
                host.attached_to
                or any(
                    host.id == name
                    for entry in all_entries(scene)
                    if isinstance(entry.what, Combat)
                    for name, _ in entry.what.wields
                )
            )
            if "attack" in host.kinds and not wielded:
                return True  # An attack card spoken of outside an attack.
            return not wielded and any(
                deed in ("attack", "defend") and by in ("", host.controller)
                for deed, _, by in deeds_told(scene)
            )
        case _:
            return False


_FROM_THERE = frozenset("flashback escape escapes disturb aftermath delve".split())
_PUTTING_ON = frozenset(
    "equip equips cast casts enchant enchants attach attaches move moves put puts "
    "play plays".split()
)


def _aimed(scene: Scene, host: DraftThing, only: bool, what: object) -> bool:
    """Whether *what* may have been aimed at *host* (at any creature: not *only*)."""
    match what:
        case Deal(hits=hits):
            spells = [(scene.draft.thing(hit.source), hit.recipient) for hit in hits]
            return any(
                it is not None
                and it.abilities.spell is not None
                and it.abilities.spell.targets
                and (name == host.id if only else scene.draft.thing(name) is not None)
                for it, name in spells
            )
        case EnterNow(object=name):
            it = scene.draft.thing(name)
            worn = it is not None and "aura" in it.kinds and it.attached_to
            return bool(worn) and (not only or (it is not None and
                                   it.attached_to == host.id))  # fmt: skip
    return False


def _takes_counters(scene: Scene) -> bool:
    """Whether anything that plays a part takes counters off something."""
    parts = [entry.what for entry in all_entries(scene)]
    there = [it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD]
    standing = [it.abilities.statics for it in there]
    return holds((*parts, *standing), TakeCounters)


def _side_of(host: DraftThing, player: str) -> Side:
    """On whose side *player* is, seen from *host*."""
    return Side.YOU if player == host.controller else Side.OPPONENT


def _harmless(step: Instruction, touched: tuple[type[Instruction], ...] = ()) -> bool:
    """Touches nothing asked about, or hangs on a fact that only the asker knows."""
    if isinstance(step, touched):
        return False
    if isinstance(step, If):
        return holds(step.when, Flag)
    return isinstance(step, _HARMLESS) and step != Unplayed(UNREAD)


def _happens(
    scene: Scene, host: DraftThing, text: str, behind: Sequence[Entry] | None = None
) -> bool:
    """Whether the event that *text* puts into words is part of the story.

    With *behind* only of that part of it.
    """
    said = set(text.split())
    spoken = " ".join(token.text for token in scene.parse.tokens)
    if any(step in text and step in spoken for step in _STEPS):
        return True
    if ("end step" in text or "end phase" in text) and _TURN_ENDS.search(spoken):
        return True
    whom = ""
    if text.startswith("this ") and host.kinds & _FIGHTERS:
        whom = host.id
    elif text.startswith(("equipped ", "enchanted ")):
        whom = host.attached_to
    mine = said & {"you"} and text.startswith("you ")
    for deed, who, by in deeds_told(scene) if behind is None else _deeds(scene, behind):
        if not said & _WORDS[deed] and not (deed == "cast" and _PLAYS.search(text)):
            continue
        if whom and deed != "cast" and whom not in who:
            continue
        if mine and by != host.controller:
            continue
        if text.startswith("an opponent ") and by == host.controller:
            continue
        return True
    told = scene.game is Game.RIFTBOUND and behind is None
    return told and may_be_told(scene, host, text)


# "At end of turn", which is the end step (513.1); "until end of turn" tells nothing.
_TURN_ENDS = re.compile(
    r"(?<!until )(?<!until the )\bend of "
    r"(?:the |that |this |my |his |her |their |your )?"
    r"(?:\w+ 's )?turn\b"
)
_STEPS = (*STEPS, COMBAT)
# "You play a spell", "an opponent activates a card or ability": of every spell.
_PLAYS = re.compile(r"\b(?:plays?|activates?) an? (?:card|spell)(?: or ability)?$")
# What else attacks does so through the champion that wields or plays it.
_FIGHTERS = frozenset({"creature", "ally", "champion", "unit"})
# What a Riftbound player has; a battlefield's "you" is whoever it happens to.
_OWN = frozenset({"unit", "gear", "legend"})
_WORDS = {
    "combat": frozenset({"combat", "conquer", "conquers", "hold", "holds"}),
    "attack": frozenset({"attack", "attacks", "hit", "hits", "kill", "kills"}),
    "block": frozenset({"block", "blocks", "blocked"}),
    "defend": frozenset({"defend", "defends"}),
    "cast": frozenset({"cast", "casts"}),
    "target": frozenset({"target", "targets"}),
    "sacrifice": frozenset({"sacrifice", "sacrifices", "sacrificed"}),
    "phase": frozenset({"phase", "phases"}),
    "tap": frozenset({"tapped"}),
}


def deeds_told(scene: Scene) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """What the story holds: the deed, who or what is in it, and the player."""
    return _deeds(scene, all_entries(scene))


def _deeds(
    scene: Scene, entries: Iterable[Entry]
) -> Iterator[tuple[str, tuple[str, ...], str]]:
    for entry in entries:
        what = entry.what
        match what:
            case Combat():
                attackers = tuple(name for name, _ in what.attackers)
                blocked = tuple(name for pair in what.blocks for name in pair)
                yield "attack", attackers, what.attacker
                if scene.game is Game.RIFTBOUND:
                    yield "combat", (*attackers, *what.defenders), ""
                its = [it for it in map(scene.draft.thing, attackers) if it is not None]
                tapped = [it.id for it in its if "vigilance" not in it.keywords]
                if scene.game is Game.MTG and tapped:
                    yield "tap", tuple(tapped), what.attacker
                if blocked:
                    yield "block", blocked, ""
                if defending := (*what.defenders, *blocked):
                    yield "defend", defending, ""
            case Resolve():
                if what.spell:
                    yield "cast", (what.source,), what.controller
                chosen = tuple(name for slot in what.chosen for name in slot)
                if chosen:
                    yield "target", chosen, what.controller
                if what.ability.taps:
                    yield "tap", (what.source,), what.controller
                if what.ability.sacrifices:
                    yield "sacrifice", (what.source,), what.controller
            case EnterNow():
                yield "cast", (what.object,), what.controller
            case _:
                pass
        for part in walk(what) if not isinstance(what, Combat) else ():
            if isinstance(part, TapIt) and not part.untap:
                yield "tap", tuple(_named(part)), entry.by
            if isinstance(part, Phase):
                yield "phase", tuple(it.id for it in scene.draft.things), ""
            if isinstance(part, SacrificeIt | SacrificeSome):
                yield "sacrifice", tuple(_named(part)), entry.by


def _named(part: object) -> Iterator[str]:
    for it in walk(part):
        name = getattr(it, "id", "")
        if isinstance(name, str) and name:
            yield name
