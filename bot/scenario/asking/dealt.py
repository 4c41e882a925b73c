"""What damage and which counters there are, asked of whom they lie on."""

import re

from bot.citation import Game
from bot.engine.inside import holds, inside
from bot.engine.instructions import AddCounters
from bot.engine.question import EVERY_KIND, GETS, LOSES, AskKind
from bot.engine.values import Named
from bot.errors import Problem
from bot.scenario.asking.blocks_open import check_blocks
from bot.scenario.asking.counters_meant import more_meant
from bot.scenario.asking.each_hit import each_hit
from bot.scenario.asking.questions import ask, me
from bot.scenario.casting.mortals import facing, hurt_ones, last_struck
from bot.scenario.casting.players_hit import attacked_players
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.counters_for_x import counters_for_x
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.undeclared import ATTACKS, Told
from bot.scenario.words.asked_back import WHAT_HAPPENS, WHICH_ONE
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


def _beside_damage(scene: Scene, clause: Clause, names: list[str]) -> list[str]:
    """ "How many counters has my champion?": its damage is counters (DMG 13).

    Of it nothing else is asked where it bears no other.
    """
    if scene.game is not Game.GRAND_ARCHIVE:
        return names
    puts = any(holds(it.abilities, AddCounters) for it in scene.draft.things)
    left: list[str] = []
    for name in names:
        it = scene.draft.thing(name)
        damaged = it is not None and "champion" in it.kinds
        if damaged:
            ask(scene, clause, AskKind.DAMAGE_MARKED, name)
        if it is None or it.counters or puts or not damaged:
            left.append(name)
    return left


@handles("ask_counters")
def counters(scene: Scene, clause: Clause) -> None:
    """How many counters does it have now?"""
    kind = clause.get("kind") or ""
    text = clause.text.lower()
    if "damage counter" in text:
        _damage_counters(scene, clause)
        return
    value = clause.get("on")
    behind = scene.following[0] if scene.following else None
    if value is None and text.endswith("counters") and behind is not None:
        # "How many +1/+1 counters and how many -1/-1 counters does it get?": both.
        if behind.kind == clause.kind and behind.get("on") is not None:
            value, text = behind.get("on"), behind.text.lower()
    bearing = [it for it in scene.draft.things if it.counters]
    pronoun = [
        it for it in parts_of(value) if isinstance(it, Thing) and it.noun == "it"
    ]
    entered = [it for it in scene.draft.things if it.entered_later]
    gets = clause.get("enters") or (bearing == [] and " get" in text)
    if pronoun and gets and len(entered) == 1:
        names = [entered[0].id]
    elif pronoun and bearing == [] and all(map(is_passive, scene.focus)):
        # Not of the enchantment told last: of what the story is about.
        living = [it for it in scene.recent if not is_passive(it)]
        names = [living[-1].id] if living else targeted(scene, value)
    elif pronoun and len(bearing) == 1:
        names = [bearing[0].id]
    elif value is not None:
        names = targeted(scene, value)
        struck = last_struck(scene) if pronoun and scene.game is Game.MTG else None
        if struck is not None and struck.id not in names:
            # "He bolts my 2/2 while I have Vigor. How many does it get?": of both.
            names = [struck.id, *names]
    else:
        names = [it.id for it in scene.focus if it.counters or counters_for_x(it)] or [
            it.id for it in scene.draft.things if it.counters
        ]
    if pronoun and bearing == [] and scene.game is Game.MTG:
        names = more_meant(scene, names, kind)
    borne = {it for one in bearing if one.id in names for it in one.counters}
    if not kind and len(borne) == 1:
        (kind,) = borne
        back = {it for one in bearing if one.id in names for it in one.keywords}
        # What comes back has other counters than it had (702.79a, 702.93a).
        kind = EVERY_KIND if back & {"persist", "undying"} else kind
        kind = EVERY_KIND if _others_put(scene, names, kind) else kind
    moment = clause.get("enters") or ""
    got = bool({"get", "gets"} & set(text.split())) and kind in _CANCELLING
    bare = not any(it.counters for it in bearing if it.id in names)
    # "How many are put on it?": of what dies of them they were still put there.
    got = got or bool(_PUT & set(text.split()) and kind in _CANCELLING and bare)
    if clause.get("every"):
        kind = EVERY_KIND
    if _LOSING.search(text) is not None:
        moment, got = LOSES, False
    told = bool(names)
    names = names if clause.get("kind") else _beside_damage(scene, clause, names)
    for name in names[:4] if clause.get("back") and "enter" not in text else ():
        ask(scene, clause, AskKind.ZONE, name)  # whether it is back at all
    for name in names[:4]:
        when = GETS if got and scene.draft.thing(name) is not None else moment
        ask(scene, clause, AskKind.COUNTERS, name, when, detail=kind)
    if not told:
        ask(scene, clause, AskKind.EVERYTHING)


_PUT = frozenset("end put placed receive receives land go".split())


def _others_put(scene: Scene, names: list[str], kind: str) -> bool:
    """Whether counters of another kind than *kind* are told to be put on *names*."""
    bearing = {Named(name) for name in names}
    return any(
        it.kind != kind and it.on in bearing
        for entry in all_entries(scene)
        for it in inside(entry.what, AddCounters)
    )


# "How many does it lose?", "how many are removed?"; not whether it loses one.
_LOSING = re.compile(
    r"^(and |so )?how (many|much)\b.*\b(lose|loses|removed|come off)\b"
)
# They remove one another: what it gets is not what it then has (704.5q).
_CANCELLING = frozenset({"+1/+1", "-1/-1"})


def _damage_counters(scene: Scene, clause: Clause) -> None:
    damaged = [it.id for it in scene.draft.things if it.damage]
    on = parts_of(clause.get("on"))
    if on and all(isinstance(it, Thing) and not it.is_pronoun for it in on):
        asked = targeted(scene, clause.get("on"))
    else:
        asked = _hit(scene, clause) or damaged
    for name in asked:
        ask(scene, clause, AskKind.DAMAGE_MARKED, name)
    if not scene.draft.asks:
        ask(scene, clause, AskKind.EVERYTHING)


def _hit(scene: Scene, clause: Clause) -> list[str]:
    """Whom the damage that is asked about is dealt to."""
    value = clause.get("who") or clause.get("to") or clause.get("what")
    if any(isinstance(it, Person) and it.name == "they" for it in parts_of(value)):
        # "… attacks Bob with a 3/3 and Carol with a 2/2. Do they take damage?"
        goals = attacked_players(scene, blocked=True)
        if len(goals) > 1:
            return goals
    if {*clause.text.lower().split()} >= _THROUGH:
        # "How much gets through to them?": no damage goes through to a creature.
        if goals := attacked_players(scene, blocked=True):
            return goals
    if scene.game is Game.MTG and "we" in clause.text.lower().split():
        return list(scene.draft.players)
    if _of_each(scene, value) and any(map(scene.draft.thing, each_hit(scene))):
        return each_hit(scene)[:_MOST_HIT]
    if value is not None:
        return targeted(scene, value)
    if which := clause.get("each"):
        hit = each_hit(scene)
        players = [it for it in hit if it in scene.draft.players]
        return players if which == "players" else hit[:_MOST_HIT]
    if scene.game is Game.MTG and _WHOM.match(clause.text.lower()):
        if found := each_hit(scene)[:_MOST_HIT]:
            return found
    if scene.last_damage is not None and scene.last_damage[1]:
        return _units_of(scene, list(dict.fromkeys(scene.last_damage[1])))
    combat = last_combat(scene)
    if combat is not None and combat.attackers:
        met = dict.fromkeys(goal for _, goal in combat.attackers)
        if scene.game is Game.GRAND_ARCHIVE:
            # Who is hit back is dealt damage as well.
            met |= dict.fromkeys(attacker for _, attacker in combat.blocks)
        return _units_of(scene, list(met))
    shielded = scene.sole_shielded()
    if shielded:
        return [shielded]
    if clause.text.lower().startswith("which") and scene.game is Game.MTG:
        # "Which creature takes the damage?": each of them is looked at.
        return [it.id for it in scene.draft.things if not is_passive(it)][:_MOST_HIT]
    # "The trigger targets Bob. How much damage?"
    aimed = list(dict.fromkeys(scene.parse.memory.get("aimed", ())))
    if scene.game is not Game.MTG or aimed:
        return aimed
    # "What's the damage if I Fireball his 3/3 and him?": of neither is said "I take".
    hit = each_hit(scene)[:_MOST_HIT]
    return hit if hit and "me" not in hit else [me(scene)]


_THROUGH = frozenset({"through", "to", "them"})


def _of_each(scene: Scene, value: object) -> bool:
    """ "Each of them", creatures among them; "each player" are no creatures."""
    (part, *more) = (*parts_of(value), None)
    if not isinstance(part, Person) or part.kind != "each" or any(more):
        return False
    return scene.parse.word(part.place.start + 1) == "of"


# "Who takes how much?", "where does it go?": whoever is dealt any.
_WHOM = re.compile(
    r"(?:(?:and|so) )?(?:who|which player|where|(?:the )?damage .*where)\b"
)
# Of so many creatures it is said what each is dealt.
_MOST_HIT = 6


def _units_of(scene: Scene, names: list[str]) -> list[str]:
    """Riftbound: where a player is attacked, it is the units there that are hit."""
    combat = last_combat(scene)
    if scene.game is not Game.RIFTBOUND or combat is None:
        return names
    fighting = [name for name, _ in combat.blocks] + combat.defenders
    if any(scene.draft.thing(name) for name in names) or not fighting:
        return names
    return list(dict.fromkeys(fighting))


def _dealer(scene: Scene, said: Thing | Several) -> str:
    """What deals it; "it" is the spell just cast, not the enchantment before it."""
    it = scene.one(said)
    pronoun = any(isinstance(one, Thing) and one.noun == "it" for one in parts_of(said))
    if scene.game is Game.MTG and pronoun and is_passive(it):
        harming = [one.source for one in all_entries(scene) if one.harms]
        return harming[-1] if harming else it.id
    return it.id


def _check_more(scene: Scene, clause: Clause) -> None:
    """ "How much can it still take?": so much as does not kill it, or is prevented?

    Raises QuestionError (AMBIGUOUS).
    """
    words = clause.text.lower().split()
    more = _MORE & {*words} and _CAN & {*words} and _TAKES & {*words}
    if more and words[:2] == ["how", "much"] and scene.game is Game.MTG:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "Is it asked how much damage kills it, or how much of it is prevented?"
            ),
            clause.place,
            ("How much is left on the shield?", "Would it survive Lightning Bolt?"),
        )


_MORE = frozenset({"still", "more", "further", "additional"})
_CAN = frozenset({"can", "could"})
_TAKES = frozenset({"take", "receive", "survive", "eat"})


def own_units(scene: Scene, name: str) -> list[str]:
    """ "How much do I take?" where no player is dealt damage: what units of mine do."""
    if name not in scene.draft.players:
        return [name]
    own = [it.id for it in hurt_ones(scene, []) if it.controller == name]
    return own or [name]


def damaged_as_they(scene: Scene, value: object) -> list[str]:
    """ "My unit fights his. How much damage do they have?": of both, not of a player.

    Nobody where the opponent was called "they" before, or who is "each of them" was
    told of last.
    """
    (part, *more) = (*parts_of(value), None)
    if any(more) or scene.game is Game.MTG:
        return []
    hurt = hurt_ones(scene, [])
    if isinstance(part, Person):
        before = {it.text for it in scene.parse.tokens[: part.place.start]}
        said = (part.kind, part.name) == ("he", "they") and before.isdisjoint(_THEIRS)
        if scene.game is Game.GRAND_ARCHIVE and said:
            # What a player is dealt is dealt to the champion: of two allies alone.
            allies = all("champion" not in it.kinds for it in hurt)
            said = allies and len({it.controller for it in hurt}) > 1
    else:
        lone = sum(not is_passive(it) for it in scene.focus) == 1
        said = lone and part is not None and part.label == "each" and not part.count
    return [it.id for it in hurt] if said else []


_THEIRS = frozenset({"they", "them", "their", "theirs"})


def _through(scene: Scene, clause: Clause) -> list[str]:
    """ "I intercept. Does anything get through?": to what was attacked at first."""
    words = {*clause.text.lower().strip(" ?").split()}
    whom = clause.get("who") or clause.get("to") or clause.get("source")
    if scene.game is not Game.GRAND_ARCHIVE or "through" not in words or whom:
        return []
    told: list[Told] = scene.parse.memory.get(ATTACKS, [])
    return [*dict.fromkeys(name for it in told for name in it.goals)]


# "How much?": of damage, where nothing else is told of that has a number.
_BARE = frozenset(
    f"{led}how much{said}"
    for led in ("", "so ", "and ")
    for said in ("", " then", " exactly", " in total")
)
_OF_LIFE = frozenset(
    "gain gains gained lifelink heal heals healed recover recovers draw draws drawn "
    "mill mills milled lose loses lost counter counters poison".split()
)


@handles("ask_damage")
def damage(scene: Scene, clause: Clause) -> None:
    """How much damage do I take? Do I take anything?"""
    _check_more(scene, clause)
    bare = clause.text.lower().strip(" ?") in _BARE
    if bare and not _OF_LIFE.isdisjoint(scene.parse.words):
        ask(scene, clause, AskKind.EVERYTHING)
        return
    begun = clause.lead or not clause.place.start
    if not begun and clause.text.lower().startswith("damage "):
        # "… that eats the next 3 | damage to me": no question, but the rest of one.
        raise scene.not_read()
    known = {it.id for it in scene.draft.things}
    they = clause.get("who") or clause.get("to")
    names = _through(scene, clause) or damaged_as_they(scene, they)
    names = names or _hit(scene, clause)
    names = _of_the_other(scene, clause.get("by"), they, names)
    if scene.game is Game.RIFTBOUND:
        names = [it for name in names for it in own_units(scene, name)]
    other = ""
    if clause.get("source") is not None:
        other = _dealer(scene, clause.get("source"))
        if [other] == names and (foe := facing(scene, other)) is not None:
            other = foe.id  # "Does it deal damage to the attacker?": the blocker
        elif [other] == names:
            raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, clause.place)
        told = clause.get("n") is not None
        one = scene.draft.thing(other)
        spell = one is not None and bool(one.kinds & {"instant", "sorcery"})
        nothing = not scene.draft.script or (spell and scene.game is Game.MTG)
        if other not in known and not told and nothing:
            # "Does Pyroclasm hurt it?", where nobody casts it.
            raise scene.error(
                Problem.AMBIGUOUS,
                WHAT_HAPPENS,
                clause.place,
            )
        n = clause.get("n")
        if n is not None and isinstance(n.value, int) and names:
            scene.expected.append((clause, other, names[0], n.value))
    extreme = clause.get("extreme") or ""
    if extreme:
        check_blocks(scene, clause, names)
    for name in names:
        ask(scene, clause, AskKind.DAMAGE_DEALT, name, other, extreme)
        if clause.get("who") is None and clause.get("to") is None:
            scene.parse.memory.setdefault("of_whom", set()).add(scene.draft.asks[-1])
    if not names:
        ask(scene, clause, AskKind.EVERYTHING)


def _of_the_other(
    scene: Scene, by: object, said: object, names: list[str]
) -> list[str]:
    """ "I bolt my own Taunter. How much can I deal to him?": no creature of mine."""
    pronouns = [it for it in parts_of(said) if isinstance(it, Person)]
    if scene.game is not Game.MTG or not isinstance(by, Person) or len(names) != 1:
        return names
    it, who = scene.draft.thing(names[0]), scene.player(by)
    of_him = len(pronouns) == 1 and pronouns[0].kind == "he" and it is not None
    return [scene.other(who)] if of_him and it and it.controller == who else names
