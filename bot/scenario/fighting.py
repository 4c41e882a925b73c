"""Combat: who attacks whom, who blocks or defends or retaliates."""

from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect, PreventAll
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.draft import Combat, DraftThing, Entry
from bot.scenario.making import champion, default_owner
from bot.scenario.phrases import parts_of
from bot.scenario.scene import Scene, handles
from bot.scenario.syntax import Clause, Person, Place, Quantity, Several, Thing
from bot.scenario.telling import number
from bot.scenario.timing import last_combat, open_combat


def combat_of(scene: Scene, player: str, *, fresh: bool = False) -> Combat:
    """The combat of *player* that is being told, or a new one."""
    now = open_combat(scene)
    if now is not None and now.attacker == player and not fresh:
        return now
    if now is not None:
        now.closed = True
    if scene.timing == "next_turn":
        scene.timing = ""
    made = Combat(player)
    for it in scene.draft.things:
        it.flags -= {"attacking", "blocking", "unblocked", "blocked"}
    scene.draft.script.append(Entry(made, player))
    if not scene.draft.active:
        scene.draft.active = player
        scene.draft.assume(f"It is {scene.name(player)}'s turn.".replace(
            "you's", "your").replace("opponent's's", "opponent's"))  # fmt: skip
    return made


def _fresh(scene: Scene, clause: Clause) -> bool:
    """Whether a new attack begins rather than another attacker joining."""
    when = scene.timing
    if when in {"before_combat", "before_damage"}:
        return False
    if clause.get("again") is not None or when in {
        "then", "later", "after_combat", "next_turn", "same_turn",
    }:  # fmt: skip
        return True
    now = open_combat(scene)
    return now is not None and (now.over or bool(now.blocks or now.before))


@handles("attack")
def attack(scene: Scene, clause: Clause) -> None:
    """My 3/3 attacks Bob; he swings four 1/1s at me; she attacks for 5."""
    who = scene.who(clause)
    what = clause.get("what")
    targets = clause.get("at")
    goals = _goals(scene, targets, who)
    if not who:
        who = _attacking_player(scene, what, goals)
    if who:
        scene.subject = who
    if clause.get("total") is not None:
        _total(scene, clause, who)
        return
    attackers = _attackers(scene, clause, who, what)
    if attackers and attackers[0].controller:
        who = attackers[0].controller
    check_can_attack(scene, attackers)
    fresh = _fresh(scene, clause)
    if scene.timing in {"then", "same_turn", "response"}:
        scene.timing = ""
    combat = combat_of(scene, who, fresh=fresh)
    times = clause.get("times") or 1
    if scene.game is Game.RIFTBOUND:
        _riftbound(scene, combat, attackers, targets)
    else:
        if targets is not None and not goals:
            goals = _goals(scene, targets, who)
        goals = goals or [_default_goal(scene, who)]
        combat.cleave = clause.get("cleave") is not None
        _join(scene, combat, attackers, goals)
    for _ in range(times - 1):
        combat.closed = True
        combat = combat_of(scene, who, fresh=True)
        _join(scene, combat, attackers, goals)
    if clause.get("ub") is not None:
        combat.unblocked |= {it.id for it in attackers}
    _tell_attack(scene, combat, attackers, goals)
    attacked = [it for it in map(scene.draft.thing, goals) if it]
    anonymous = what is None and all(not it.named for it in attackers)
    scene.focus = attacked if anonymous and attacked else attackers
    scene.notice(attackers)


def attack_for(scene: Scene, clause: Clause, who: str) -> None:
    """Grand Archive: “he hits my champion for 5”."""
    n: Quantity = clause.get("n")
    points = number(scene, n)
    from bot.scenario.telling import targeted

    to = clause.get("to")
    goals = targeted(scene, to) if to is not None else [_default_goal(scene, who)]
    times = clause.get("times") or 1
    for _ in range(times):
        attacker = _anonymous(scene, who, points, n.place)
        combat = combat_of(scene, who, fresh=True)
        combat.over = True
        _join(scene, combat, [attacker], goals)
        combat.closed = True
        _tell_attack(scene, combat, [attacker], goals)
    scene.last_damage = (clause, goals)


def attack_of(scene: Scene, attackers: list[DraftThing], to: object) -> None:
    """“Bob's 3/3 deals combat damage to me”: it has attacked and is not blocked."""
    who = attackers[0].controller
    goals = _goals(scene, to, who) or [_default_goal(scene, who)]
    combat = combat_of(scene, who, fresh=_fresh_for(scene, attackers))
    new = [it for it in attackers if it.id not in dict(combat.attackers)]
    _join(scene, combat, new, goals)
    combat.unblocked |= {it.id for it in attackers}
    _tell_attack(scene, combat, attackers, goals)
    scene.focus = attackers
    scene.notice(attackers)


def _fresh_for(scene: Scene, attackers: list[DraftThing]) -> bool:
    now = open_combat(scene)
    return now is not None and (now.over or bool(now.blocks))


def _anonymous(scene: Scene, who: str, power: int, place: Place) -> DraftThing:
    """An attacker of which only its power is known."""
    measure = "Might" if scene.game is Game.RIFTBOUND else "power"
    it = DraftThing(
        scene.draft.fresh(f"the {power} {measure} attacker"), "", who, who,
        kinds={"creature"} if scene.game is Game.MTG else {"unit"},
        power=power, sized=True, place=(place.start, place.end),
    )  # fmt: skip
    it.said.add("size")
    if scene.game is Game.GRAND_ARCHIVE:
        it.kinds = {"ally", "unit"}
    if scene.game is not Game.GRAND_ARCHIVE:
        it.toughness = power
    return scene.add(it)


def _goals(scene: Scene, targets: object, who: str) -> list[str]:
    """Who or what is attacked: players, planeswalkers, units."""
    found: list[str] = []
    for part in parts_of(targets):
        if isinstance(part, Person):
            name = scene.player(part)
            if scene.game is Game.GRAND_ARCHIVE:
                name = champion(scene, name).id
            found.append(name)
        elif isinstance(part, Thing):
            owner = scene.other(who) if who and len(scene.draft.players) == 2 else ""
            if not who and part.owner is None and scene.has_me:
                owner = ""
            some = scene.thing(part, owner, new=part.det == "a")
            scene.notice(some)
            found += [it.id for it in some]
    return found


def _attacking_player(scene: Scene, what: object, goals: list[str]) -> str:
    for part in parts_of(what):
        if isinstance(part, Thing):
            owner = scene.owner_of(part)
            if owner:
                return owner
    for goal in goals:
        if goal in scene.draft.players and len(scene.draft.players) == 2:
            return scene.other(goal)
        thing = scene.draft.thing(goal)
        if thing is not None and len(scene.draft.players) == 2:
            return scene.other(thing.controller)
    return ""


def _attackers(
    scene: Scene, clause: Clause, who: str, what: object
) -> list[DraftThing]:
    said = clause.get("n")
    if isinstance(said, tuple):
        return [
            _anonymous(scene, who or scene.other("me"), number(scene, q), q.place)
            for q in said
        ]
    amount: Quantity | None = said
    if what is None:
        if amount is not None:
            if not who:
                who = scene.other("me") if scene.has_me else default_owner(scene)
            return [_anonymous(scene, who, number(scene, amount), amount.place)]
        mine = [
            it for it in scene.focus
            if it.controller == who and it.zone is Zone.BATTLEFIELD
            and it.kinds & {"creature", "unit", "ally", "planeswalker"}
        ]  # fmt: skip
        known = [
            it for it in scene.draft.things
            if it.controller == who and it.zone is Zone.BATTLEFIELD
            and it.kinds & {"creature", "unit", "ally"} and "utility" not in it.flags
        ]  # fmt: skip
        if mine or len(known) == 1:
            return mine or known
        raise scene.error(
            Problem.AMBIGUOUS,
            "What attacks? Say its power and toughness.",
            None,
            ("… attacks with a 3/3",),
        )
    found: list[DraftThing] = []
    for part in parts_of(what):
        if isinstance(part, Person):
            raise scene.error(
                Problem.SYNTAX, "A player cannot be sent to attack.", part.place
            )
        scene.in_list = found
        some = scene.thing(part, who, new=True)
        scene.in_list = []
        for it in some:
            if who and part.owner is None and "chosen controller" not in it.said:
                it.controller = it.owner = who
            elif not who and part.owner is None and "chosen controller" not in it.said:
                it.controller = it.owner = _whose_attack(scene)
            it.said.add("chosen controller")
        found += some
    if amount is not None and len(found) == 1:
        _check_power(scene, found[0], number(scene, amount))
    for it in found:
        it.needs_size = True
    scene.notice(found)
    return found


def _whose_attack(scene: Scene) -> str:
    """Whose attacker it is where nothing says so: not theirs who answer it."""
    answering = scene.next_actor("block", "cast", "use", "pay")
    if answering and len(scene.draft.players) == 2:
        return scene.other(answering)
    return default_owner(scene)


def _check_power(scene: Scene, it: DraftThing, points: int) -> None:
    """“My ally attacks for 5”: that is its power."""
    if it.power is None:
        it.power = points
        it.said.add("size")
        if scene.game is Game.GRAND_ARCHIVE:
            it.sized = True
    elif it.power != points and "size" in it.said:
        raise scene.error(
            Problem.ILLEGAL, f"{it.id} has power {it.power}, not {points}."
        )


_FIGHTERS = frozenset("creature unit ally champion planeswalker weapon".split())


def check_fighter(scene: Scene, it: DraftThing) -> None:
    """Enchantments and spells neither attack nor block."""
    if not it.kinds & _FIGHTERS:
        raise scene.error(
            Problem.ILLEGAL, f"{it.id} is no creature: it cannot attack or block."
        )


def check_can_attack(scene: Scene, attackers: list[DraftThing]) -> None:
    """A creature said to be tapped cannot be declared as an attacker."""
    for it in attackers:
        check_fighter(scene, it)
        if it.tapped and "tapped" in it.said and not open_combat(scene):
            raise scene.error(
                Problem.ILLEGAL,
                f"{it.id} is tapped, and a tapped creature cannot attack. Was it "
                "untapped?",
            )


def _default_goal(scene: Scene, who: str) -> str:
    other = scene.other(who)
    if scene.game is Game.GRAND_ARCHIVE:
        return champion(scene, other).id
    return other


def _join(
    scene: Scene, combat: Combat, attackers: list[DraftThing], goals: list[str]
) -> None:
    already = {name for name, _ in combat.attackers}
    for it in attackers:
        it.flags.add("attacking")
        if it.id in already and not combat.cleave:
            continue
        # Several goals: one attacker each in Magic, all of them with cleave.
        if combat.cleave or (scene.game is Game.GRAND_ARCHIVE and len(goals) > 1):
            combat.cleave = True
            combat.attackers += [(it.id, goal) for goal in goals]
        else:
            combat.attackers.append((it.id, goals[0]))


def _riftbound(
    scene: Scene, combat: Combat, attackers: list[DraftThing], targets: object
) -> None:
    """Two groups fight at a battlefield."""
    other = scene.other(combat.attacker)
    for it in attackers:
        it.flags.add("attacking")
        if it.id not in {name for name, _ in combat.attackers}:
            combat.attackers.append((it.id, other))
    for part in parts_of(targets):
        if isinstance(part, Thing):
            some = scene.thing(part, other)
            combat.defenders += [it.id for it in some if it.id not in combat.defenders]
            for it in some:
                it.flags.add("blocking")


def _total(scene: Scene, clause: Clause, who: str) -> None:
    """Attackers total 6: one attacking side with that Might."""
    quantity: Quantity = clause.get("total")
    total = number(scene, quantity)
    attackers = (
        _attackers(scene, clause, who, clause.get("what"))
        if clause.get("what") is not None
        else []
    )
    if not who:
        who = (
            attackers[0].controller
            if attackers
            else (scene.other("me") if scene.has_me else default_owner(scene))
        )
    if attackers:
        if sum(it.power or 0 for it in attackers) != total:
            raise scene.error(
                Problem.ILLEGAL, f"These attackers do not add up to {total}."
            )
    else:
        attackers = [_anonymous(scene, who, total, quantity.place)]
    combat = combat_of(scene, who)
    if scene.game is Game.RIFTBOUND:
        _riftbound(scene, combat, attackers, clause.get("at"))
    else:
        _join(scene, combat, attackers, [_default_goal(scene, who)])
    _tell_attack(scene, combat, attackers, [])
    scene.focus = attackers


def _tell_attack(
    scene: Scene, combat: Combat, attackers: list[DraftThing], goals: list[str]
) -> None:
    from bot.scenario.casting import display

    names = ", ".join(it.id for it in attackers)
    to = ", ".join(display(scene, it) for it in goals)
    verb = "attacks" if len(attackers) == 1 else "attack"
    combat.told.append(f"{names} {verb} {to}".strip() + ".")


# --- blocks --------------------------------------------------------------------


@handles("unblocked")
def unblocked(scene: Scene, clause: Clause) -> None:
    """No blocks; the wurm is unblocked; he doesn't block the Guide."""
    combat = open_combat(scene) or last_combat(scene)
    what = clause.get("what")
    if what is not None:
        things = scene.things(what)
        if combat is None:
            combat = _implied_attack(scene, things)
        names = {it.id for it in things}
        known = {name for name, _ in combat.attackers}
        if not names <= known:
            _join(scene, combat, [it for it in things if it.id not in known],
                  [_default_goal(scene, combat.attacker)])  # fmt: skip
        combat.unblocked |= names
        scene.focus = things
        return
    if combat is None:
        pool = [it for it in scene.focus if it.kinds & {"creature", "unit"}]
        if not pool:
            raise scene.error(Problem.AMBIGUOUS, "What is not blocked?")
        combat = _implied_attack(scene, pool)
    combat.unblocked |= {name for name, _ in combat.attackers}


def _implied_attack(scene: Scene, things: list[DraftThing]) -> Combat:
    who = things[0].controller
    combat = combat_of(scene, who)
    for it in things:
        it.needs_size = True
    _join(scene, combat, things, [_default_goal(scene, who)])
    _tell_attack(scene, combat, things, [_default_goal(scene, who)])
    return combat


@handles("block", "blocked")
def block(scene: Scene, clause: Clause) -> None:
    """He blocks with two 2/2s; my 6/6 is blocked by a 2/2."""
    who = scene.who(clause)
    combat = open_combat(scene)
    if combat is not None and who and combat.attacker == who:
        raise scene.error(
            Problem.AMBIGUOUS,
            f"{scene.name(who)} attacks: who blocks?",
            None,
            [f"{it} blocks …" for it in scene.draft.players if it != who],
        )
    attackers = _blocked_ones(scene, clause, who, combat)
    if combat is None or not {it.id for it in attackers} <= {
        name for name, _ in combat.attackers
    }:
        combat = _attack_of(scene, attackers, combat)
    defender = who or scene.other(combat.attacker)
    blockers = _blockers(scene, clause, defender, combat)
    if combat.over:
        raise scene.error(
            Problem.ILLEGAL, "Combat damage has been dealt already: no more blocks."
        )
    for it in (*attackers, *blockers):
        check_fighter(scene, it)
    for it in blockers:
        if it.tapped and ("tapped" in it.said):
            raise scene.error(
                Problem.ILLEGAL,
                f"{it.id} is tapped, and a tapped creature cannot be declared as a "
                "blocker (CR 509.1a). Was it really untapped?",
            )
        it.needs_size = True
        it.flags.add("blocking")
        for attacker in attackers:
            pair = (it.id, attacker.id)
            if scene.game is Game.RIFTBOUND:
                if it.id not in combat.defenders:
                    combat.defenders.append(it.id)
            elif pair not in combat.blocks:
                combat.blocks.append(pair)
            attacker.flags.add("blocked")
    names = " and ".join(it.id for it in blockers)
    verb = "blocks" if len(blockers) == 1 else "block"
    combat.told.append(f"{names} {verb} {', '.join(it.id for it in attackers)}.")
    scene.subject = defender if who else scene.subject
    scene.focus = _focus_after_block(clause, attackers, blockers)
    scene.notice([*attackers, *blockers])


def _focus_after_block(
    clause: Clause, attackers: list[DraftThing], blockers: list[DraftThing]
) -> list[DraftThing]:
    """Only what this clause itself has named can be "it" in the next."""
    if clause.get("attacker") is None:
        return blockers
    if clause.get("blocker") is None:
        return attackers
    return [*attackers, *blockers]


def _attack_of(
    scene: Scene, attackers: list[DraftThing], combat: Combat | None
) -> Combat:
    who = attackers[0].controller
    if combat is not None and combat.attacker == who and not combat.over:
        known = {name for name, _ in combat.attackers}
        new = [it for it in attackers if it.id not in known]
        for it in new:
            it.needs_size = True
        _join(scene, combat, new, [_default_goal(scene, who)])
        return combat
    return _implied_attack(scene, attackers)


def _blocked_ones(
    scene: Scene, clause: Clause, who: str, combat: Combat | None
) -> list[DraftThing]:
    said = clause.get("attacker")
    if said is not None:
        owner = scene.other(who) if who and len(scene.draft.players) == 2 else ""
        blocker = clause.get("blocker")
        if not owner and combat is not None:
            owner = combat.attacker
        if not owner:
            owner = _owner_by_blocker(scene, blocker)
        if not owner and scene.has_me and len(scene.draft.players) == 2:
            owner = _unnamed_is_theirs(scene, said, blocker)
        found: list[DraftThing] = []
        for part in parts_of(said):
            if isinstance(part, Thing):
                fighting = _fighting(scene, part, combat)
                found += fighting or scene.thing(part, owner, new=True)
        for it in found:
            it.needs_size = True
        return found
    if combat is not None:
        free = [name for name, _ in combat.attackers if name not in combat.unblocked]
        waiting = [it for it in free if it not in {a for _, a in combat.blocks}]
        names = waiting or free
        if len(names) == 1 or scene.game is Game.RIFTBOUND:
            return [one for name in names if (one := scene.draft.thing(name))]
        raise scene.error(
            Problem.AMBIGUOUS,
            "Which attacker is blocked: " + " or ".join(names) + "?",
            None,
            [f"… blocks {name}" for name in names],
        )
    pool = [
        it
        for it in scene.focus
        if it.kinds & {"creature", "unit", "ally"}
        and it.zone is Zone.BATTLEFIELD
        and (not who or it.controller != who)
    ]
    if len(pool) == 1:
        return pool
    recent = [
        it for it in scene.recent
        if it.kinds & {"creature", "unit", "ally"} and it.controller != who
        and it.zone is Zone.BATTLEFIELD and "utility" not in it.flags
    ]  # fmt: skip
    if len(recent) == 1:
        return recent
    raise scene.error(Problem.AMBIGUOUS, "Which attacker is blocked?")


def _owner_by_blocker(scene: Scene, blocker: object) -> str:
    if len(scene.draft.players) != 2:
        return ""
    for part in parts_of(blocker):
        if isinstance(part, Thing):
            if part.noun in {"it", "which", "them"}:
                return scene.other(scene.thing(part)[0].controller)
            owner = scene.owner_of(part)
            if owner and len(scene.draft.players) == 2:
                return scene.other(owner)
            known = [
                it
                for it in scene.draft.things
                if part.label and it.label.lower() == part.label.lower()
            ]
            if len(known) == 1 and len(scene.draft.players) == 2:
                return scene.other(known[0].controller)
    return ""


def _unnamed_is_theirs(scene: Scene, said: object, blocker: object) -> str:
    """“Drudge Skeletons chumps a 6/6”: the one with a name is mine."""
    (attacker, *_) = parts_of(said)
    named = [it for it in parts_of(blocker) if isinstance(it, Thing) and it.label]
    if named and isinstance(attacker, Thing) and attacker.det == "a":
        if not attacker.label and attacker.owner is None:
            return scene.other("me")
    return ""


def _fighting(scene: Scene, part: Thing, combat: Combat | None) -> list[DraftThing]:
    """ "The trampler" among those that attack, before anything else."""
    if combat is None or part.det in {"a", "another"}:
        return []
    from bot.scenario.matching import fits

    names = {name for name, _ in combat.attackers}
    pool = [
        it for it in scene.draft.things if it.id in names and fits(it, part, scene.game)
    ]
    if part.noun == "it":
        pool = [it for it in scene.draft.things if it.id in names]
        if len(pool) > 1:
            pool = [it for it in pool if it in scene.focus]
    return pool if len(pool) == 1 or part.plural else []


def _blockers(
    scene: Scene, clause: Clause, defender: str, combat: Combat
) -> list[DraftThing]:
    said = clause.get("blocker")
    if said is None:
        owned = clause.get("owner")
        if owned is not None:
            raise scene.error(Problem.AMBIGUOUS, "What blocks?")
        verb = clause.text.lower()
        unsaid = _whoever(scene, combat, defender, verb)
        if unsaid:
            return unsaid
        mine = [
            it
            for it in scene.recent
            if it.controller == defender and it.kinds & {"creature", "unit"}
            and it.zone is Zone.BATTLEFIELD and not it.tapped
        ]  # fmt: skip
        if len(mine) == 1 and "double" not in verb and "triple" not in verb:
            return mine
        raise scene.error(
            Problem.AMBIGUOUS,
            "What blocks? Say its power and toughness.",
            None,
            ("… blocks with a 2/2",),
        )
    found: list[DraftThing] = []
    attacking = {name for name, _ in combat.attackers}
    for part in parts_of(said):
        if isinstance(part, Person):
            raise scene.error(Problem.SYNTAX, "A player cannot block.", part.place)
        if part.noun in {"it", "them", "which"}:
            pool = [
                it
                for it in scene.focus
                if it.id not in attacking and it.controller == defender
            ]
            if not pool:
                pool = [
                    it for it in scene.draft.things
                    if it.controller == defender and it.id not in attacking
                    and it.kinds & {"creature", "unit"}
                ]  # fmt: skip
            if not pool or (part.noun == "it" and len(pool) > 1):
                raise scene.error(Problem.AMBIGUOUS, "What blocks?", part.place)
            found += pool
            continue
        scene.in_list = found
        some = scene.thing(part, defender, new=True)
        scene.in_list = []
        some = [it for it in some if it.id not in attacking] or _another(
            scene, part, defender
        )
        for it in some:
            if part.owner is None and "chosen controller" not in it.said:
                it.controller = it.owner = defender
            it.said.add("chosen controller")
        found += some
    return found


_TIMES = {"double": 2, "triple": 3, "quadruple": 4}


def _whoever(
    scene: Scene, combat: Combat, defender: str, verb: str
) -> list[DraftThing]:
    """“She triple blocks my Phantom”: blockers whose size cannot matter.

    Where all damage to the attacker is prevented anyway, any size will do.
    """
    count = next((n for word, n in _TIMES.items() if word in verb), 0)
    attackers = [it for name, _ in combat.attackers if (it := scene.draft.thing(name))]
    if not count or len(attackers) != 1:
        return []
    safe = any(
        isinstance(it, Effect) and isinstance(it.act, PreventAll)
        and isinstance(it.watch, DamageWatch) and it.watch.recipient.this
        for it in attackers[0].abilities.statics
    )  # fmt: skip
    if not safe:
        return []
    scene.draft.assume("The blockers are 1/1s; their size does not matter here.")
    made = []
    for _ in range(count):
        it = DraftThing(
            scene.draft.fresh("the blocker"), "", defender, defender,
            kinds={"creature"}, power=1, toughness=1, sized=True,
        )  # fmt: skip
        made.append(scene.add(it))
    return made


def _another(scene: Scene, part: Thing, owner: str) -> list[DraftThing]:
    from bot.scenario.making import make

    return make(scene, part, owner)


@handles("defend", "defenders")
def defend(scene: Scene, clause: Clause) -> None:
    """Riftbound: my defenders are Bouncer and Rookie."""
    person = clause.get("who")
    combat = open_combat(scene)
    who = scene.player(person) if person else ""
    said = clause.get("what") or clause.get("blocker")
    if not who and combat is not None:
        who = scene.other(combat.attacker)
    found = scene.things(said, who or ("me" if scene.has_me else ""), new=True)
    if clause.get("with") is not None:
        found += scene.things(clause.get("with"), who, new=True)
    if not found:
        raise scene.error(Problem.AMBIGUOUS, "Who defends?")
    who = who or found[0].controller
    if combat is None:
        combat = combat_of(scene, scene.other(who))
    for it in found:
        it.needs_size = True
        it.flags.add("blocking")
        if it.id not in combat.defenders:
            combat.defenders.append(it.id)
    if clause.get("attacker") is not None:
        attackers = scene.things(clause.get("attacker"), scene.other(who), new=True)
        _riftbound(scene, combat, attackers, None)
    combat.told.append(f"{', '.join(it.id for it in found)} defend.")
    scene.focus = found


@handles("retaliate")
def retaliate(scene: Scene, clause: Clause) -> None:
    """Grand Archive: the attacked ally is rested to retaliate."""
    combat = open_combat(scene) or last_combat(scene)
    if combat is None or not combat.attackers:
        raise scene.error(Problem.AMBIGUOUS, "Against which attack?")
    attacker = combat.attackers[0][0]
    other = scene.other(combat.attacker)
    if clause.get("p1") is not None:
        found = [
            _anonymous(scene, other, number(scene, clause.get(it)), clause.place)
            for it in ("p1", "p2")
        ]
        for it in found:
            combat.attackers.append((attacker, it.id))
        first = combat.attackers[0]
        if (
            scene.draft.thing(first[1]) is None
            or "champion" in (scene.draft.thing(first[1]) or found[0]).kinds
        ):
            combat.attackers.pop(0)
    else:
        found = scene.things(clause.get("what"), other)
        if clause.get("n") is not None:
            _check_power(scene, found[0], number(scene, clause.get("n")))
    for it in found:
        if (it.id, attacker) not in combat.blocks:
            combat.blocks.append((it.id, attacker))
    combat.told.append(f"{', '.join(it.id for it in found)} retaliate.")
    scene.focus = found


@handles("firststrike")
def first_strike_over(scene: Scene, clause: Clause) -> None:
    """First-strike damage has gone through; what follows happens in between."""
    combat = open_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, "Which attackers have first strike?")
    combat.first_struck = True


@handles("tramples")
def tramples(scene: Scene, clause: Clause) -> None:
    """He tramples the other 4 over at me: how the damage is assigned."""
    combat = open_combat(scene) or last_combat(scene)
    if combat is None:
        raise scene.error(Problem.AMBIGUOUS, "Which attacker tramples?")
    quantity = clause.get("n")
    if quantity is None:
        return
    over = number(scene, quantity)
    tramplers = [
        (name, goal)
        for name, goal in combat.attackers
        if (it := scene.draft.thing(name)) and "trample" in it.keywords
    ]
    if len(tramplers) != 1:
        raise scene.error(Problem.AMBIGUOUS, "Which attacker tramples?")
    name, goal = tramplers[0]
    combat.assigned.append((name, goal, over))
    combat.told.append(f"{name} assigns {over} damage to {scene.name(goal)}.")


@handles("assign")
def assign(scene: Scene, clause: Clause) -> None:
    """He assigns 2 to the Bear and 3 to me."""
    combat = open_combat(scene) or last_combat(scene)
    if combat is None or len({name for name, _ in combat.attackers}) != 1:
        raise scene.error(Problem.AMBIGUOUS, "Which attacker's damage is this?")
    name = combat.attackers[0][0]
    from bot.scenario.telling import targeted

    if clause.get("n") is None:
        it = scene.draft.thing(name)
        (to,) = targeted(scene, Several((clause.get("to"),), clause.place))
        combat.assigned.append((name, to, (it.power if it else 0) or 0))
        return
    for n in ("", "2", "3"):
        if clause.get("n" + n) is None:
            continue
        said = clause.get("to" + n)
        several = said if isinstance(said, Several) else Several((said,), clause.place)
        for recipient in targeted(scene, several):
            points = number(scene, clause.get("n" + n))
            combat.assigned.append((name, recipient, points))
            combat.told.append(f"{name} assigns {points} damage to {recipient}.")
