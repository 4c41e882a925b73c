"""Whose a unit or a spell is that nobody is told to own, and who is where."""

import re

from bot.cards.card import Face
from bot.cards.facts import abilities_of, is_attachable
from bot.citation import Game
from bot.engine.effects import (
    Bonus,
    Effect,
    EnterWatch,
    Modifier,
    Multiply,
    Plus,
    Trigger,
)
from bot.engine.inside import holds, inside
from bot.engine.instructions import Ability, CardAbilities, DealDamage, Kill
from bot.engine.question import EnterNow, NextTurn, Preference, Resolve
from bot.engine.values import Side, Target, Times, Zone
from bot.errors import Problem
from bot.scenario.casting.aided import aided
from bot.scenario.casting.casting import resolve
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.placing import harms, place_entry
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


def side_aimed_at(scene: Scene, face: Face, who: str) -> str:
    """Whose a unit is that a spell of *who* names first.

    The side its first target has to be of, else the other's, if it harms.
    """
    if not who or len(scene.draft.players) != 2:
        return scene.next_owner
    abilities = abilities_of(scene.game, face)
    for target in entering_targets(abilities):
        if target.filter.controller is Side.OPPONENT:
            return scene.other(who)
    if abilities.spell is None:
        return scene.next_owner
    if abilities.spell.targets:
        side = abilities.spell.targets[0].filter.controller
        if side in {Side.YOU, Side.OPPONENT}:
            return who if side is Side.YOU else scene.other(who)
    return scene.other(who) if harmful(abilities.spell) else scene.next_owner


def entering_targets(abilities: CardAbilities) -> list[Target]:
    """What the abilities that trigger on its own entering choose."""
    return [
        target
        for one in abilities.statics
        if isinstance(one, Trigger)
        and isinstance(one.watch, EnterWatch)
        and one.watch.what.this
        for target in one.targets
    ]


def side_acting(scene: Scene, face: Face, target: DraftThing) -> str:
    """Who put a spell on *target*, if nobody is named: its own side, or the other."""
    spell = abilities_of(scene.game, face).spell
    if spell is None or len(scene.draft.players) != 2 or _for_its_own(spell):
        return target.controller
    if not spell.targets and _TO_YOU.search(face.text):
        # "Deflecting Palm on his 8/8": a source is chosen that would hurt the caster.
        return scene.other(target.controller)
    if not harmful(spell):
        return target.controller
    return aided(scene, target) or scene.other(target.controller)


_TO_YOU = re.compile(r"(?i)\bsource of your choice\b.*\bdamage to you\b")


def _for_its_own(ability: Ability) -> bool:
    """Whether it can only target what is its controller's: "a friendly unit"."""
    sides = [it.filter.controller for it in ability.targets]
    return bool(sides) and all(it is Side.YOU for it in sides)


def harmful(spell: Ability) -> bool:
    """True for what people put on each other's units, not on their own."""
    nothing = Use("", [], [])
    more = holds(spell, Multiply, Plus, Bonus)
    if not any(it.filter.controller is Side.YOU for it in spell.targets):
        more = more or any(map(_weakens, inside(spell, Modifier)))
    hurts = harms(spell, nothing) or more or holds(spell, Kill)  # fmt: skip
    return hurts and not prevents(spell)


def _weakens(node: Modifier) -> bool:
    """Whether it stuns, or lowers Might."""
    power = node.power
    lowered = isinstance(power, int) and power < 0
    lowered = lowered or (isinstance(power, Times) and power.factor < 0)
    return lowered or "stunned" in node.keywords


def hurts_at_once(scene: Scene, face: Face) -> bool:
    """True for a spell that deals damage or kills as it resolves, and then is gone."""
    spell = abilities_of(scene.game, face).spell
    return spell is not None and any(
        isinstance(it, DealDamage | Kill) for it in spell.do
    )


def check_ordinal(scene: Scene, clause: Clause, face: Face, use: Use) -> None:
    """ "They attack one by one. I Deflecting Edge the first": what that attacks.

    Raises QuestionError (AMBIGUOUS) where it would protect the attacker.
    """
    spell = abilities_of(scene.game, face).spell
    it = scene.draft.thing(use.targets[0]) if len(use.targets) == 1 else None
    if scene.game is Game.MTG or spell is None or it is None or not prevents(spell):
        return
    words = [
        token.text
        for part in parts_of(clause.get("to"))
        for token in scene.parse.tokens[part.place.start : part.place.end]
    ]
    if it.controller != use.who and not _ORDINALS.isdisjoint(words[:2]):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("On which unit is {card} used?", card=face.name),
            clause.place,
        )


_ORDINALS = frozenset("first second third last next 1st 2nd 3rd".split())


def trigger_of(scene: Scene, what: object) -> DraftThing | None:
    """*what*, if it is a unit just played that chooses something as it enters."""
    last = scene.draft.script[-1].what if scene.draft.script else None
    played = scene.draft.thing(last.object) if isinstance(last, EnterNow) else None
    if played is None or scene.game is Game.MTG:
        return None
    if not entering_targets(played.abilities):
        return None
    (part, *more) = parts_of(what) or [None]
    one = part if isinstance(part, Thing) and not more else None
    return played if one and scene.things(one) == [played] else None


def aim_entering(scene: Scene, made: DraftThing, use: Use) -> None:
    """ "I play Riptide Rex targeting his unit": what its trigger will choose.

    Raises QuestionError (ILLEGAL) where no trigger of it can choose that.
    """
    check_aimed(scene, made, use.who, use.targets)
    for it in filter(None, map(scene.draft.thing, use.targets)):
        scene.draft.preferences.append(Preference(use.who, it.id))


def check_aimed(scene: Scene, made: DraftThing, who: str, names: list[str]) -> None:
    """Raise QuestionError (ILLEGAL) where no trigger of *made* can choose *names*."""
    wanted = entering_targets(made.abilities)
    for name in names:
        it = scene.draft.thing(name)
        if it is None or not any(_may_choose(one, it, who) for one in wanted):
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "Nothing that {source} does when it is played can choose {names}.",
                    source=made.id,
                    names=it.id if it is not None else scene.name(name),
                ),
            )


def _may_choose(target: Target, it: DraftThing, who: str) -> bool:
    side = target.filter.controller
    mine = it.controller == who
    return side is None or (side is Side.YOU) == mine


_BEFORE = frozenset("had already before beforehand earlier".split())


_STATE = frozenset("is are has have was were with got under".split())


_LATER = frozenset({"then", "later", "afterwards"})


_DONE = frozenset("played cast used activated".split())


_PUT = _DONE | frozenset("put placed stuck".split())


def told_before(scene: Scene, *, harms: bool = False) -> bool:
    """ "I'd resolved X on it", "while X is on it": it was there from the start."""
    clause = scene.clause
    if clause is None or clause.get("when"):
        return False
    if scene.game is Game.MTG:
        # "His trigger goes at me. I have Mending Hands on me": of this turn.
        turned = any(isinstance(it.what, NextTurn) for it in scene.draft.script)
        return bool(clause.get("stands")) and not (turned or _LATER & set(clause.lead))
    # "Void Seeker on my unit with 3 Might" tells nothing more of the spell.
    to = [it.place for it in parts_of(clause.get("to"))]
    within = {at for it in to for at in range(it.start, it.end)}
    words = range(clause.place.start, clause.place.end)
    said = {scene.parse.word(at) for at in words if at not in within}
    if clause.kind == "attached":
        if said & _DONE and said & {"is", "are", "gets"} and not said & _BEFORE:
            return False  # "Void Seeker is played on it": that happens.
        # "It has Ki Barrier" tells how things are, "Ki Barrier on it" what is done:
        # behind several hits, where no verb tells which it answers, it is no answer.
        # What harms is no answer anyway.
        named = len(scene.draft.script) > 1 and not said & _PUT and not harms
        state = said & (_STATE | _BEFORE) or (named and not clause.get("acts"))
        return bool(state) and not _LATER & set(clause.lead)
    if clause.kind == "have":
        # "I have a 2 Might unit with Ki Barrier" tells how things are.
        return not _LATER & set(clause.lead)
    return clause.kind in {"cast", "played", "use"} and bool(said & _BEFORE)


def is_used(face: Face) -> bool:
    """True for what is not put onto a unit but used on it ("under the Dagger")."""
    return bool(_ITEMS & set(face.types)) and not (
        is_attachable(face) or " link" in f" {face.text}".lower()
    )


_ITEMS = frozenset({"item", "regalia", "gear", "weapon"})


def use_on(scene: Scene, it: DraftThing, target: DraftThing, who: str) -> None:
    """The one ability of *it* that targets has been used on *target*."""
    pool = [one for one in it.abilities.activated if one.targets]
    if len(pool) != 1:
        raise scene.error(
            Problem.ILLEGAL, worded("{it} does not go onto anything.", it=it.id)
        )
    kind = prevents(pool[0]) or _for_its_own(pool[0])
    kind |= scene.game is Game.MTG and not harmful(pool[0])
    if not who and not kind and len(scene.draft.players) == 2:
        it.controller = it.owner = scene.other(target.controller)
    use = Use(it.controller, [target.id], [], opening=True)
    place_entry(scene, resolve(scene, it, pool[0], use, spell=False), use, True)
    if pool[0].sacrifices:
        it.zone = Zone.GRAVEYARD
    scene.last_host, scene.last_cast = it, None
    scene.draft.assume(
        worded(
            "{it} has been used on {target} before all this.",
            it=it.id,
            target=target.id,
        )
    )


def cleaves(scene: Scene, combat: Combat) -> bool:
    """Whether it attacks all units of a player: said of it, or of an attacker."""
    there = (scene.draft.thing(name) for name, _ in combat.attackers)
    return combat.cleave or any("cleave" in it.keywords for it in there if it)


def on_field(scene: Scene, player: str) -> list[DraftThing]:
    """The units that *player* has on the table."""
    return [
        it
        for it in scene.draft.things
        if it.controller == player
        and it.zone is Zone.BATTLEFIELD
        and it.kinds & {"unit", "ally", "champion"}
    ]


def effects_here(scene: Scene) -> list[Effect]:
    """Every effect that is in force or comes into force in the scenario."""
    found = [it for it in scene.draft.statics if isinstance(it, Effect)]
    for thing in scene.draft.things:
        if thing.zone is Zone.BATTLEFIELD:
            found += [it for it in thing.abilities.statics if isinstance(it, Effect)]
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve):
            found += list(inside(entry.what.ability, Effect))
    return found


def used_once(scene: Scene) -> set[str]:
    """What the effects are called that apply the next time and never again."""
    found = {it.label for it in scene.draft.statics if isinstance(it, Effect)
             and it.uses == 1 and not it.each_turn and it.label}  # fmt: skip
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve):
            effects = list(inside(entry.what.ability, Effect))
            if any(it.uses == 1 and not it.each_turn for it in effects):
                found.add(entry.what.source)
    return found


def in_other_hands(
    scene: Scene, thing: Thing, name: str, found: list[DraftThing]
) -> None:
    """ "My opponent controls my unit": mine, and in the opponent's hands."""
    owners = scene.parse.memory.get("owners", {})
    for it in found:
        it.owner = owners.get(it.id, it.owner)
    if tells_owner(scene):
        # "The Bear is owned by Alice", which Bob was told to control.
        for it in found:
            if it.controller != name and it.id not in owners:
                owned_only(scene, it, name)
        return
    owner = scene.owner_of(thing)
    if not owner or owner == name:
        return
    words = scene.clause.text.lower().split() if scene.clause else []
    if not {"control", "controls", "controlled"} & set(words):
        return
    if scene.game is Game.MTG and scene.clause and scene.clause.get("who") is None:
        return  # "There is a 3/3 (controlled by Bob)."
    for it in found[-1:]:
        it.controller = name
        owned_only(scene, it, owner)


def held_by(scene: Scene, thing: Thing, it: DraftThing, holder: str) -> None:
    """ "Bob's 3/3 is under Alice's control": hers, and Bob owns it (108.3)."""
    owner = scene.owner_of(thing) if thing.owner is not None else ""
    told = "chosen controller" in it.said and it.controller != holder
    if told and tells_owner(scene):
        owned_only(scene, it, holder)
        return
    it.controller, it.owner = holder, owner or holder
    if owner and owner != holder:
        owned_only(scene, it, owner)


_OWNED = frozenset("own owns owned belong belongs".split())


def tells_owner(scene: Scene) -> bool:
    """Whether the clause tells who owns something, not who controls it (108.3)."""
    words = scene.clause.text.lower().split() if scene.clause else []
    return not _OWNED.isdisjoint(words)


def owned_only(scene: Scene, it: DraftThing, owner: str) -> None:
    """*owner* owns it, whoever controls it."""
    scene.parse.memory.setdefault("owners", {})[it.id] = it.owner = owner
    scene.draft.tell(worded("{it} is owned by {who}.", it=it.id, who=scene.name(owner)))


def whose_side(scene: Scene, clause: Clause) -> str:
    """Whose "there is also a 2 Might unit" is, where both sides have units."""
    words = clause.text.lower().replace("'", " ").split()
    said = {token.text for token in scene.parse.tokens}
    both = bool(said & {"my", "i", "me"}) and bool(
        said & {"their", "opponent", "his", "her", "he", "she", "they", "enemy"}
    )
    there = any(it.kinds & {"unit", "ally"} for it in scene.draft.things)
    if words[:1] != ["there"]:
        return default_owner(scene)
    if scene.game is Game.MTG:
        if not _beside_anothers(scene, clause, words):
            return default_owner(scene)
    elif not (both or there):
        return default_owner(scene)
    else:
        beside = {it.controller for it in scene.focus if "attacking" not in it.flags}
        if "also" in words and len(beside) == 1:
            return beside.pop()
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Whose is this?"),
        clause.place,
        ("I have …", "My opponent has …"),
    )


def _beside_anothers(scene: Scene, clause: Clause, words: list[str]) -> bool:
    """ "Bob has a 3/3. There's also a 2/2.": Bob's, or of whoever is asking."""
    creature = any(
        isinstance(it, Thing) and it.of("size") and it.owner is None
        for it in clause.get("what")
    )
    others = {it.controller for it in scene.draft.things} - {default_owner(scene)}
    return creature and "also" in words and bool(others)
