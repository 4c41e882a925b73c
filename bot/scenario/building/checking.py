"""Checks and defaults once every clause is taken."""

from bot.citation import Game
from bot.engine.effects import Effect, EnterWatch, EnterWith
from bot.engine.inside import inside
from bot.engine.instructions import EMPTY
from bot.engine.question import Deal, EnterNow, Hit
from bot.engine.values import Side, Zone
from bot.engine.watches import CounterWatch, DamageWatch
from bot.errors import Problem
from bot.scenario.building.unused import check_unused
from bot.scenario.combat.others_attack import check_others
from bot.scenario.happening.counted_in import counted_in
from bot.scenario.happening.totals import set_life
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.chosen_players import wants_player
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.whose import GUESSED
from bot.scenario.words.numbers_asked import COUNTERS_OF_A_KIND
from bot.scenario.words.syntax import Person, Place, Spec
from bot.worded import Worded, worded


def controllers(scene: Scene) -> None:
    """Whose something was taken to be, where nothing said it later either."""
    for it in scene.draft.things:
        if "chosen controller" in it.said:
            continue
        if "assumed controller" in it.said or _sides_matter(scene, it):
            dealer = _who_deals(scene, it)
            if dealer not in {"", "me"}:
                it.said.add(GUESSED)  # what only stands there is hardly another's
            it.controller = it.owner = dealer or it.controller
            scene.draft.assume(
                scene.says(
                    it.controller, "{it} is yours.", "{it} belongs to {who}.", it=it.id
                )
            )


def _sides_matter(scene: Scene, it: DraftThing) -> bool:
    """Whether nobody was told to own *it*, and something there may look at that."""
    others = [one.abilities for one in scene.draft.things if one is not it]
    looked_at = bool(scene.draft.statics) or any(one != EMPTY for one in others)
    return looked_at and "default controller" in it.said and "unit" in it.kinds


def _who_deals(scene: Scene, it: DraftThing) -> str:
    """The one player whose sources deal anything, if *it* changes what its own deal.

    "He bolts me. What about with Torbran?": his, or it would change nothing.
    """
    watched = [
        one.watch.source.controller
        for one in it.abilities.statics
        if isinstance(one, Effect) and isinstance(one.watch, DamageWatch)
    ]
    if not watched or set(watched) != {Side.YOU} or scene.game is not Game.MTG:
        return ""
    dealing = {one.by for one in all_entries(scene) if one.harms}
    for one in all_entries(scene):
        if isinstance(one.what, Combat):
            fighting = [name for name, _ in (*one.what.attackers, *one.what.blocks)]
            there = map(scene.draft.thing, fighting)
            dealing |= {thing.controller for thing in there if thing is not None}
    return next(iter(dealing)) if len(dealing) == 1 else ""


def entered_with(scene: Scene) -> None:
    """Cards on the table have the counters they enter with, if none are said."""
    for it in scene.draft.things:
        read = it.card is not None or "text" in it.said
        if it.zone is not Zone.BATTLEFIELD or it.entered_later:
            continue
        own = [
            one
            for one in it.abilities.statics
            if not (isinstance(one, Effect) and isinstance(one.watch, EnterWatch))
            or one.watch.what.this
        ]
        put: set[str] = set()
        for act in inside(tuple(own), EnterWith):
            if read:
                counted_in(scene, it, act)
            if "counters" in it.said:
                continue
            for kind, amount in act.counters:
                if not read and "/" in kind:
                    continue  # A size that is told is told with its counters.
                if isinstance(amount, int) and kind in put:
                    continue  # "It escapes with twelve counters on it instead."
                if isinstance(amount, int) and not _more_put(scene, it, kind):
                    it.counters.setdefault(kind, amount)
                    put.add(kind)
                    scene.draft.assume(
                        worded(
                            "{it} has the {amount} {kind} counters it enters with.",
                            it=it.id,
                            amount=amount,
                            kind=kind,
                        )
                    )
                elif it.toughness == 0 or isinstance(amount, int):
                    raise scene.error(
                        Problem.AMBIGUOUS,
                        worded(
                            COUNTERS_OF_A_KIND,
                            kind=kind,
                            it=it.id,
                        ),
                        Place(*it.place),
                        (f"{it.id} with five {kind} counters",),
                    )


def _more_put(scene: Scene, entered: DraftThing, kind: str) -> bool:
    """Whether something there changes how many counters are put on things.

    Which of the two came first is not told, so neither are the counters (614.12).
    """
    return kind != "loyalty" and any(
        isinstance(one, Effect)
        and isinstance(one.watch, CounterWatch)
        and one.watch.kind in {"", kind}
        for it in scene.draft.things
        if it is not entered and it.zone is Zone.BATTLEFIELD
        for one in it.abilities.statics
    )


def chosen_players(scene: Scene) -> None:
    """Stuffy Doll waits for a chosen player: of two it is the opponent."""
    for it in scene.draft.things:
        there = it.zone is Zone.BATTLEFIELD or it.entered_later
        if there and wants_player(it):
            name = scene.other(it.controller)
            person = Person("name", name)
            if name in {"me", "opponent"}:
                person = Person(name)
            apply_spec(scene, it, Spec("called", person))
            scene.draft.assume(
                worded(
                    "The player chosen for {it} is {who}.",
                    it=it.id,
                    who=scene.name(name),
                )
            )


def side_life(scene: Scene) -> None:
    """“Defender: 20 life”, now that it is known who defends."""
    combat = last_combat(scene)
    if combat is None:
        return
    for side, value in scene.side_life.items():
        attacker = combat.attacker
        set_life(scene, attacker if side == "attacker" else scene.other(attacker),
                 value)  # fmt: skip


def expected(scene: Scene) -> None:
    """“Do I take the 2 from my Ancient Tomb?”: asked, so it is dealt."""
    for clause, source, name, points in scene.expected:
        if any(_names(entry, source) for entry in scene.draft.script):
            continue
        scene.clause = clause
        told = worded(
            "{source} deals {points} damage to {who}.",
            source=source,
            points=points,
            who=scene.name(name),
        )
        what = Deal((Hit(source, name, points),))
        scene.draft.script.append(Entry(what, "", told, source))


def _names(entry: object, source: str) -> bool:
    return f"'{source}'" in repr(entry)


def _before_blocking(scene: Scene, combat: Combat) -> None:
    """What is cast in a combat and blocks in it has entered before blocks."""
    blockers = {name for name, _ in combat.blocks}
    place = next(n for n, it in enumerate(scene.draft.script) if it.what is combat)
    for entry in list(combat.before):
        what = entry.what
        if isinstance(what, EnterNow) and what.object in blockers:
            combat.before.remove(entry)
            scene.draft.script.insert(place, entry)
            place += 1


def combats(scene: Scene) -> None:
    """What attacks and is not said to be blocked is not, which is said back."""
    check_others(scene)
    for entry in list(scene.draft.script):
        combat = entry.what
        if not isinstance(combat, Combat):
            continue
        _before_blocking(scene, combat)
        if scene.game is Game.MTG and not combat.declared:
            blocked = {attacker for _, attacker in combat.blocks}
            open_ones = [
                name
                for name, _ in combat.attackers
                if name not in blocked and name not in combat.unblocked
            ]
            for name in open_ones:
                scene.draft.assume(worded("{who} is not blocked.", who=name))
            for name in combat.unblocked & blocked:
                raise scene.error(
                    Problem.ILLEGAL,
                    worded("Is {name} blocked or unblocked?", name=name),
                )


def already_dead(scene: Scene) -> None:
    """Refuse a board on which something has more damage than it survives (704.5g)."""
    for it in scene.draft.things:
        if it.zone is not Zone.BATTLEFIELD or it.toughness is None:
            continue
        shift = it.counters.get("+1/+1", 0) - it.counters.get("-1/-1", 0)
        life = it.toughness + shift + it.counters.get("buff", 0)
        if it.damage and it.damage >= life and "indestructible" not in it.keywords:
            if "immortality" in it.keywords:
                continue
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "With {damage} damage {it} ({life}) would have died already. Are "
                    "the numbers right, or what keeps it alive?",
                    damage=it.damage,
                    it=it.id,
                    life=life,
                ),
            )


def starting(player: str, life: int | None) -> Worded:
    """What a player starts at who is said nothing of."""
    if player == "me":
        return worded("You are at {life} life.", life=life)
    if player == "opponent":
        return worded("Your opponent is at {life} life.", life=life)
    who = player[0].upper() + player[1:]
    return worded("{who} is at {life} life.", who=who, life=life)


def defaults(scene: Scene) -> None:
    """Say back what was taken for granted."""
    draft = scene.draft
    if scene.game is Game.MTG:
        silent = [it for it in draft.players.values() if "life" not in it.said]
        if len(silent) == len(draft.players):
            lives = {it.life for it in silent}
            draft.assume(worded("Each player starts at {life} life.", life=lives.pop()))
        else:
            for player in silent:
                draft.assume(starting(player.id, player.life))
        check_unused(scene)
    draft.assume(worded("Nothing else on the table matters."))
