"""Cards at work in Riftbound: splashed, picked, killed for, Bonus Damage, stun."""

from dataclasses import replace

from bot.engine.effects import Bonus, DamageWatch, Effect
from bot.engine.instructions import Kill
from bot.engine.question import AskKind, Hit
from bot.engine.values import Filter, Named, Side, Zone
from bot.errors import Problem
from bot.scenario.asking.questions import ask
from bot.scenario.casting.activating import activate
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.on_table import on_table
from bot.scenario.combat.dealing import damage, deal
from bot.scenario.happening.happening import do
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import source
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.specs import stunned
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Thing
from bot.worded import worded


@handles("runes")
def runes(scene: Scene, clause: Clause) -> None:
    """I have 7 runes."""
    person = clause.get("who")
    who = scene.player(person) if person else ""
    if not who:
        who = scene.focus[-1].controller if scene.focus else default_owner(scene)
    count = number(scene, clause.get("n"))
    for it in [it for it in scene.draft.things if it.kinds == {"rune"}]:
        if it.controller == who:
            scene.draft.things.remove(it)
    for _ in range(count):
        scene.add(DraftThing(scene.draft.fresh("rune"), "rune", who, who,
                             kinds={"rune"}, sized=True))  # fmt: skip
    scene.draft.tell(
        worded("Runes of {who}: {count}.", who=scene.name(who), count=count)
    )


@handles("splash")
def splash(scene: Scene, clause: Clause) -> None:
    """My Crescent Strike splashes 1 onto his Chimera: just that damage."""
    slots = {"source": clause.get("source"), "n": clause.get("n"),
             "to": clause.get("to"), "dk": "spell"}  # fmt: skip
    damage(scene, replace(clause, kind="damage", slots=slots))


@handles("pick")
def pick(scene: Scene, clause: Clause) -> None:
    """Baited Hook: "…" I pick my 5 Might unit: the ability is used on it."""
    who = scene.player(clause.get("who"))
    hosts = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and any(one.targets for one in it.abilities.activated)
    ]
    if not hosts:
        raise scene.error(Problem.AMBIGUOUS, worded("Picked for what?"), clause.place)
    it = scene.single(clause.get("to"), who, new=True)
    scene.notice([it])
    scene.focus = [it]
    activate(scene, hosts[-1], Use(who, [it.id], []))


@handles("killfor")
def kill_for(scene: Scene, clause: Clause) -> None:
    """I kill my unit for Baited Hook."""
    who = scene.player(clause.get("who"))
    it = scene.single(clause.get("what"), who, new=True)
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing):
            continue
        host = on_table(scene, part, who)[0]
        if any(one.targets for one in host.abilities.activated):
            activate(scene, host, Use(who, [it.id], []))
        else:
            do(scene, who, f"{it.id} would be killed.", Kill(Named(it.id)))
    scene.notice([it])
    scene.focus = [it]


@handles("bonusdamage")
def bonus_damage(scene: Scene, clause: Clause) -> None:
    """3 damage with Bonus Damage 1 into Prevent 3: from a spell."""
    points, extra = number(scene, clause.get("n")), number(scene, clause.get("b"))
    shield = clause.get("target")
    if shield is not None:
        it = DraftThing(
            scene.draft.fresh("the unit"), "unit", default_owner(scene),
            default_owner(scene), kinds={"unit"}, power=1, toughness=points + extra + 1,
            sized=True,
        )  # fmt: skip
        scene.add(it)
        scene.draft.assume(worded("The Might of the unit does not matter."))
        add_shield(scene, [it.id], shield, "", "Prevent")
        things = [it]
    else:
        things = scene.things(clause.get("to"), new=True)
    enemy = scene.other(things[0].controller)
    dealer = source(scene, None, enemy, "spell")
    scene.draft.statics.append(
        Effect(
            DamageWatch(Filter(ids=frozenset({dealer.id}))),
            Bonus(extra),
            id=scene.draft.effect_id(),
            label="Bonus Damage",
            controller=enemy,
        )
    )
    for one in things:
        told = worded(
            "{dealer} deals {points} damage and {extra} Bonus Damage to {one}.",
            dealer=dealer.id,
            points=points,
            extra=extra,
            one=one.id,
        )
        scene.draft.tell(told)
    deal(scene, [Hit(dealer.id, one.id, points) for one in things], enemy)
    for one in things:
        ask(scene, clause, AskKind.DAMAGE_DEALT, one.id)
    scene.focus = things


@handles("stun")
def stun(scene: Scene, clause: Clause) -> None:
    """He stuns my unit: it deals no combat damage this turn."""
    who = scene.who(clause)
    if who:
        scene.subject = who
    for it in scene.things(clause.get("what"), new=True):
        stunned(scene, it)
        if it.stunned:
            scene.draft.tell(worded("{it} is stunned.", it=it.id))
        scene.focus = [it]


@handles("bonusgiven")
def bonus_given(scene: Scene, clause: Clause) -> None:
    """Void Gate gives 1 Bonus Damage; my spells deal 1 Bonus Damage."""
    first = scene.parse.word(clause.place.start)
    person = clause.get("who")
    owner = scene.player(person) if person else ""
    (giver, *_) = parts_of(clause.get("what")) or (None,)
    if isinstance(giver, Thing) and giver.owner is not None:
        # "My opponent's Annie gives …": theirs, whatever the first word is.
        owner = scene.owner_of(giver)
    elif not owner and first == "my":
        owner = "me"
    if not owner and first in {"his", "their", "her"}:
        owner = scene.other("me") if scene.has_me else ""
    points = number(scene, clause.get("b"))
    source = Filter(controller=Side.YOU) if owner else Filter()
    scene.draft.statics.append(
        Effect(
            DamageWatch(replace(source, any_kinds=frozenset({"spell", "ability"}))),
            Bonus(points),
            id=scene.draft.effect_id(),
            label="Bonus Damage",
            controller=owner or default_owner(scene),
        )
    )
    if owner:
        said = worded(
            "Spells and abilities of {who} deal {points} Bonus Damage.",
            who=scene.name(owner),
            points=points,
        )
    else:
        said = worded("All spells and abilities deal {n} Bonus Damage.", n=points)
    scene.draft.tell(said)
