"""What a spell is aimed at where nobody says it."""

import re
from dataclasses import dataclass

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.effects import Effect, Modifier
from bot.engine.inside import holds, inside, walk
from bot.engine.instructions import (
    Ability,
    DealDamage,
    DiscardCards,
    GainLife,
    LoseLife,
    MillCards,
    Regenerate,
)
from bot.engine.question import Resolve
from bot.engine.values import Chosen, Side, Target, Zone
from bot.engine.watches import DamageWatch
from bot.errors import Problem, QuestionError
from bot.scenario.casting.may_target import may_be, takes_players, takes_spells
from bot.scenario.casting.threatened import (
    endangered,
    endangered_so_far,
    threatened,
)
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought import in_combat
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.worded import worded


@dataclass(slots=True)
class Use:
    """What is said about one casting or using."""

    who: str
    targets: list[str]
    sources: list[str]
    x: int | None = None
    mode: str = ""
    division: tuple[tuple[str, int], ...] = ()
    times: int = 1
    loyalty: int | None = None
    opening: bool = False  # has resolved before the scenario begins
    guessed: bool = False  # nobody says who casts it, nor at what it is aimed
    mana: str = ""  # the kind it is tapped for: "W", "C", "*" where none is said
    itself: bool = False  # what enters is the target of its own ability


def _is_of(scene: Scene, name: str, player: str) -> bool:
    it = scene.draft.thing(name)
    return it is None or it.controller in {player, ""}


def prevents(ability: Ability) -> bool:
    """True if it installs a prevention or redirection."""
    return any(
        it.prevents or isinstance(it.act, Redirect) for it in inside(ability, Effect)
    )


def _sends_to_target(ability: Ability) -> bool:
    """ "… is dealt to any target instead": whom that is for nobody but says."""
    return any(isinstance(it.to, Chosen) for it in inside(ability, Redirect))


def disarms(ability: Ability) -> bool:
    """ "Prevent all damage target creature would deal": that is no shield for it."""
    watches = (it.watch for it in inside(ability, Effect))
    sources = (it.source.chosen for it in watches if isinstance(it, DamageWatch))
    return any(it is not None and it < len(ability.targets) for it in sources)


def default_target(
    scene: Scene, source: DraftThing, ability: Ability, target: Target, use: Use
) -> str:
    """The target where nobody named one and only one can be meant."""
    helpful = prevents(ability) or any(
        isinstance(it, GainLife | Regenerate) for it in ability.do
    )
    # "Target player loses 3 life and you gain 3 life" is not for oneself.
    helpful = helpful and not any(isinstance(it, _HARM) for it in ability.do)
    helpful = helpful and not _sends_to_target(ability) and not disarms(ability)
    mine = use.who
    if scene.game is not Game.MTG and helpful:
        hit = [it for it in threatened(scene, mine) if may_be(scene, target, it)]
        if len(hit) == 1:
            return _used_on(scene, source, hit[0])
    saves = helpful or strengthens(ability)
    answering, told = scene.timing == "response", scene.timing != ""
    if scene.game is Game.MTG and ((saves and answering) or (helpful and not told)):
        hit = endangered(scene, mine) if told else endangered_so_far(scene, mine)
        hit = [it for it in hit if may_be(scene, target, it)]
        hit = in_combat(scene, target.filter, hit)
        if len(hit) == 1:
            return _aimed(scene, source, hit[0])
    if scene.game is Game.GRAND_ARCHIVE and helpful:
        name = champion(scene, mine).id
        if may_be(scene, target, name):
            return _used_on(scene, source, name)
    creatures = [
        it.id
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and may_be(scene, target, it.id)
        and not (target.filter.other and it is source)
    ]
    if spell := _spell_answered(scene, source, target, mine):
        return _used_on(scene, source, spell)
    if own := own_fighter(scene, ability, mine, creatures):
        return _used_on(scene, source, own)
    creatures = in_combat(scene, target.filter, creatures)
    if takes_players(target):
        if target.filter.players is Side.OPPONENT and not creatures:
            return scene.other(mine)
        two = len(scene.draft.players) == 2 and not target.any_target
        hurts = two and harms(ability)  # "I Lava Spike": nobody does that to himself
        pair = len(scene.draft.players) == 2
        saved = [it for it in creatures if not pair or _is_of(scene, it, mine)]
        if helpful and not saved:  # nobody saves what fights against him
            return _aimed(scene, source, mine)
        if hurts and not creatures:
            return _aimed(scene, source, scene.other(mine))
    # A shield nobody aimed is for one's own, what deals damage is not.
    side = target.filter.controller
    if side is None and scene.game is not Game.MTG:
        side = Side.YOU if saves else Side.OPPONENT if harms(ability) else None
    if len(creatures) > 1 and side is not None:
        mine_only = side is Side.YOU
        creatures = [
            name
            for name in creatures
            if (it := scene.draft.thing(name)) and (it.controller == mine) == mine_only
        ]
    if (whom := _hit_before(scene, source, use)) and may_be(scene, target, whom):
        return _aimed(scene, source, whom)
    if not takes_players(target) and len(creatures) == 1:
        wrong = wrong_side(scene, target, use.who, creatures[0])
        if wrong or strengthens_others(scene, ability, use.who, creatures[0]):
            raise unaimed(source, scene)
        if scene.game is not Game.MTG:
            return _used_on(scene, source, creatures[0])
        return creatures[0]
    raise unaimed(source, scene)


def _spell_answered(scene: Scene, source: DraftThing, target: Target, who: str) -> str:
    """ "Bob bolts me. Counterspell in response": the one spell that another cast."""
    if scene.game is not Game.MTG or not takes_spells(target):
        return ""
    cast = [
        it.id
        for it in scene.draft.things
        if it is not source
        and it.controller != who
        and (it.zone is Zone.STACK or it.entered_later)
        and may_be(scene, target, it.id)
    ]
    return cast[0] if len(cast) == 1 else ""


def _hit_before(scene: Scene, source: DraftThing, use: Use) -> str:
    """ "I bolt Bob. Then I cast a second Lightning Bolt": the player of the first."""
    if scene.game is not Game.MTG or source.card is None:
        return ""
    for entry in reversed(all_entries(scene)):
        it = scene.draft.thing(entry.source)
        if it is None or it.card is not source.card or entry.by != use.who:
            continue
        chosen = entry.what.chosen if isinstance(entry.what, Resolve) else ()
        hit = [name for slot in chosen for name in slot]
        return hit[0] if len(hit) == 1 and hit[0] in scene.draft.players else ""
    return ""


def harms(ability: Ability) -> bool:
    """Whether *ability* deals damage."""
    return holds(ability, DealDamage)


def all_in_reach(
    scene: Scene, source: DraftThing, ability: Ability, target: Target, use: Use
) -> list[str]:
    """ "Each of up to two units", and nobody said which: those there are.

    Raises AMBIGUOUS where more are there: none at all is hardly meant.
    """
    side = target.filter.controller
    reached = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and may_be(scene, target, it.id)
        and it is not source
        and (side is None or (it.controller == use.who) == (side is Side.YOU))
    ]
    # A spell that harms is for those of others, where there are any.
    reached = [it for it in reached if it.controller != use.who] or reached
    # Of what is split each gets some.
    points = [
        it.amount
        for it in inside(ability, DealDamage)
        if it.divided and isinstance(it.amount, int)
    ]
    most = min(target.most or len(reached), *points, len(reached))
    if not 0 < len(reached) <= most:
        raise unaimed(source, scene)
    return [_used_on(scene, source, it.id) for it in reached]


def _used_on(scene: Scene, source: DraftThing, name: str) -> str:
    """*name*, which nobody said it is used on."""
    said = "{source} is used on {creatures}."
    scene.draft.assume(worded(said, source=source.id, creatures=name))
    return name


def _aimed(scene: Scene, source: DraftThing, name: str) -> str:
    """*name*, of a player or a thing, which nobody said it is used on."""
    if name not in scene.draft.players:
        return _used_on(scene, source, name)
    said, what = "{source} is used on {who}.", source.label or source.id
    scene.draft.assume(worded(said, source=what, who=scene.name(name)))
    return name


_HARM = (DealDamage, DiscardCards, LoseLife, MillCards)


_OF_KIND = re.compile(r"\btarget (land|artifact|enchantment|planeswalker)\b")


def unaimed(source: DraftThing, scene: Scene) -> QuestionError:
    """The refusal that asks what *source* is aimed at."""
    name = source.label or source.id
    done = "cast" if source.face is None or is_spell(source.face) else "use"
    saves = source.face is not None and "prevent" in source.face.text.lower()
    text = source.face.text if source.face is not None else ""
    kind = found[1] if (found := _OF_KIND.search(text)) else "2/2"
    mine, theirs = f"my {kind}", f"my opponent's {kind}"
    does = {"me": f"I {done} {name} on {mine if saves else theirs}."}
    does["opponent"] = f"My opponent {done}s {name} on {theirs if saves else mine}."
    other = f"{source.controller} {done}s {name} on {theirs if saves else mine}."
    example = does.get(source.controller, other)
    said = worded("What does {source} target?", source=name)
    return scene.error(Problem.AMBIGUOUS, said, None, (example,))


# Whom a spell strengthens that nobody aimed: one's own creature that fights.
def own_fighter(scene: Scene, ability: Ability, who: str, pool: list[str]) -> str:
    """ "He blocks my 2/2. I cast Giant Growth": the 2/2, where *who* has no other.

    *pool*: what may be targeted. "" where it is not sure.
    """
    fight = open_combat(scene) if scene.game is Game.MTG else None
    if fight is None or not any(map(_strengthens, walk(ability))):
        return ""
    own = [
        name
        for name in pool
        if (it := scene.draft.thing(name)) is not None and it.controller == who
    ]
    fighting = {name for name, _ in fight.attackers} | {
        name for name, _ in fight.blocks
    }
    return own[0] if len(own) == 1 and own[0] in fighting else ""


def strengthens(ability: Ability) -> bool:
    """Whether it makes something bigger."""
    return any(map(_strengthens, walk(ability)))


def strengthens_others(scene: Scene, ability: Ability, who: str, name: str) -> bool:
    """ "I don't block his 3/3 and cast Giant Growth": hardly on his."""
    it = scene.draft.thing(name)
    others = it is not None and it.controller != who and scene.game is Game.MTG
    return others and strengthens(ability)


def wrong_side(scene: Scene, target: Target, who: str, name: str) -> bool:
    """Whether nobody aimed it, and the only one there is not theirs."""
    it = scene.draft.thing(name)
    if it is None or scene.game is not Game.MTG:
        return False
    side = target.filter.controller
    mine = it.controller == who
    return (side is Side.YOU and not mine) or (side is Side.OPPONENT and mine)


def _strengthens(part: object) -> bool:
    """+3/+3 until end of turn."""
    if not isinstance(part, Modifier):
        return False
    return isinstance(part.toughness, int) and part.toughness > 0
