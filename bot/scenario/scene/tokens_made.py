"""What a spell or ability that was told creates, as it is spoken of behind it.

"Alice casts Raise the Alarm. The Soldiers block": no others, but those (111.1).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.citation import Game
from bot.engine.effects import Trigger
from bot.engine.inside import inside
from bot.engine.instructions import EMPTY, CardAbilities, MakeTokens
from bot.engine.question import Do, Resolve
from bot.engine.values import Named, Who, Zone
from bot.engine.watches import EnterWatch
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.matching import fits
from bot.scenario.words.kinds import ARTIFACT_TOKENS
from bot.scenario.words.syntax import Clause, Thing
from bot.wording.rebuilding import rebuilt

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.scenario.scene.scene import Scene

    Holder = Entry | DraftThing


def tokens_made(
    scene: "Scene", thing: Thing, whose: str, *, entering: bool = False
) -> list[DraftThing]:
    """The tokens that *thing* means, named where they are created; none if unknown."""
    kind = scene.clause.kind if scene.clause is not None else ""
    if scene.game is not Game.MTG or thing.card is not None:
        return []
    if kind in _TOLD_ANEW and not entering:
        return []
    if not whose and kind == "attack" and scene.clause is not None:
        whose = scene.who(scene.clause)
    for made, player, holder in _creating(scene):
        if whose not in {"", player}:
            continue
        if made.called:
            # "… blocks the Elf with a Soldier and the Ogre with a Soldier"
            there = [it for it in scene.draft.things if it.id in made.called]
            rest = [it for it in there if it not in scene.recent]
            if rest and thing.det in {"a", "another"} and _means(rest[0], thing):
                return rest[:1]
            continue
        one = _token(made, player)
        if one is None or not isinstance(made.amount, int) or not _means(one, thing):
            continue
        born = []
        for _ in range(made.amount):
            token = replace(one, id=scene.draft.fresh(one.label))
            born.append(scene.add(token))
        _name(holder, made, tuple(it.id for it in born))
        if thing.plural or thing.det in {"all", "each", "both"}:
            return born[: thing.count] if thing.count else born
        return born[: thing.count or 1]
    return []


def tokens_entering(scene: "Scene", what: object, whose: str) -> list[DraftThing]:
    """ "Two Soldier tokens enter", of which no size is told: those just created."""
    parts = [it for it in parts_of(what) if isinstance(it, Thing)]
    if any(it.of("size") for it in parts):
        return []
    return [one for it in parts for one in tokens_made(scene, it, whose, entering=True)]


_GETS = frozenset({"get", "gets", "got"})


def tokens_got(scene: "Scene", clause: Clause) -> list[DraftThing]:
    """ "I get two Soldiers", which were created by what was told."""
    said = clause.text.lower().split()[:3]
    if _GETS.isdisjoint(said):
        return []
    what = clause.get("what")
    if made := tokens_entering(scene, what, scene.who(clause)):
        return made
    parts = [it for it in parts_of(what) if isinstance(it, Thing)]
    now = "got" not in said and len(parts) == 1
    return scene.focus if now and creates_artifact(scene, clause, parts[0]) else []


def creates_artifact(scene: "Scene", clause: Clause, thing: Thing) -> bool:
    """ "I make a Treasure", "I get a Clue": nobody can cast what is only a token."""
    from bot.scenario.scene.scene import take_as

    label = thing.card.typed if thing.card is not None else thing.label
    kind = label.lower().removesuffix("s")
    if scene.game is not Game.MTG or kind not in ARTIFACT_TOKENS:
        return False
    named = (thing.count or 1, kind)
    take_as(scene, clause, "create", {"who": clause.get("who"), "named": named})
    return True


def created_then(scene: "Scene", clause: Clause) -> bool:
    """ "She creates a 1/1 Soldier token, then a 2/2 Bear token": that one as well."""
    from bot.scenario.scene.scene import take_as

    last = scene.last_entry.clause if scene.last_entry is not None else None
    token = any(it.value == "token" for it in clause.get("specs") or ())
    then = bool(clause.get("last")) and "then" in clause.lead
    if not (then and token and last is not None and last.kind == "create"):
        return False
    take_as(scene, clause, "create", {"what": clause.get("what")})
    return True


def name_as(scene: "Scene", told: MakeTokens) -> None:
    """Have what creates as many tokens create those *told* of."""
    for made, _, holder in _creating(scene):
        if not made.called and made.amount == told.amount:
            _name(holder, made, told.called)
            return


# What is told with these words is there besides.
_TOLD_ANEW = frozenset("have is isa enter create createtoo".split())


def _means(one: DraftThing, thing: Thing) -> bool:
    named = bool(thing.label or thing.of("type") or "token" in thing.of("status"))
    return named and fits(one, thing, Game.MTG)


def _token(made: MakeTokens, player: str) -> DraftThing | None:
    """One of them as it stands in the draft, None where its size is open."""
    plain = {"creature", "artifact", "enchantment", "token", "legendary"}
    label = made.name or " ".join(
        it.capitalize() for it in sorted(made.kinds) if it not in plain
    )
    open_ = any(not isinstance(it, int) for it in (made.power, made.toughness) if it)
    if open_ or made.copy_of is not None or made.also or not label:
        return None
    return DraftThing(
        label, label, player, player,
        kinds={*made.kinds}, colors={*made.colors}, keywords={*made.keywords},
        power=made.power if isinstance(made.power, int) else None,
        toughness=made.toughness if isinstance(made.toughness, int) else None,
        zone=Zone.HAND, tapped=made.tapped, token=True, entered_later=True,
        named=True, sized=True, abilities=made.says or EMPTY,
    )  # fmt: skip


def _creating(scene: "Scene") -> "Iterator[tuple[MakeTokens, str, Holder]]":
    """What creates tokens for whoever has it, who that is, and where it stands."""
    from bot.scenario.scene.aiming import all_entries

    born: set[str] = set()
    for entry in all_entries(scene):
        if isinstance(entry.what, Resolve | Do):
            born |= _named_in(entry.what)
            do = entry.what.do if isinstance(entry.what, Do) else entry.what.ability.do
            for one in _for_you(do, entry.by):
                yield from _with_theirs(one, entry.by, entry)
    for it in [*scene.draft.things]:
        born |= _named_in(it.abilities)
        # What a token that was named creates stands with what created that token.
        if it.id not in born:
            there = it.zone is Zone.BATTLEFIELD and not it.entered_later
            for one in _by_triggers(it.abilities, there=there):
                yield from _with_theirs(one, it.controller, it)


def _named_in(part: object) -> set[str]:
    return {name for one in inside(part, MakeTokens) for name in one.called}


def _with_theirs(
    made: MakeTokens, player: str, holder: "Holder"
) -> "Iterator[tuple[MakeTokens, str, Holder]]":
    """Tokens, and what those create that have been named."""
    yield made, player, holder
    if made.called and made.says is not None:
        for one in _by_triggers(made.says):
            yield from _with_theirs(one, player, holder)


def _by_triggers(
    abilities: CardAbilities, *, there: bool = False
) -> "Iterator[MakeTokens]":
    """What triggers create; what is *there* already does not enter any more."""
    for static in abilities.statics:
        if not isinstance(static, Trigger):
            continue
        watch = static.watch
        if not (there and isinstance(watch, EnterWatch) and watch.what.this):
            yield from _for_you(static.do)


def _for_you(do: "Iterable[object]", who: str = "") -> "Iterator[MakeTokens]":
    whose = (Who.YOU, Named(who))
    return (one for one in do if isinstance(one, MakeTokens) and one.who in whose)


def _name(holder: "Holder", made: MakeTokens, names: tuple[str, ...]) -> None:
    def named(node: object) -> object:
        return replace(made, called=names) if node is made else node

    if isinstance(holder, Entry):
        holder.what = rebuilt(holder.what, named)
    else:
        holder.abilities = rebuilt(holder.abilities, named)
