"""Which abilities of a thing can be used: its own, and those given by what it wears."""

from collections.abc import Iterable

from bot.cards.facts import abilities_of, face_named, is_spell
from bot.citation import Game
from bot.engine.effects import Modifier
from bot.engine.inside import holds
from bot.engine.instructions import Ability, ChooseSource
from bot.engine.unread import not_understood
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.optional import is_optional, replace_with
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.taken import check_taken
from bot.scenario.words.syntax import Clause, Person, Several, Thing
from bot.worded import worded


def abilities_to_use(scene: Scene, it: DraftThing) -> tuple[Ability, ...]:
    """The activated abilities of *it*, its own and those of what is attached to it."""
    given = (
        ability
        for other in scene.draft.things
        if other.attached_to == it.id
        for one in other.abilities.statics
        if isinstance(one, Modifier) and one.subject.attached and one.grants
        for ability in one.grants.activated
    )
    return (*it.abilities.activated, *given, *_untold(scene, it))


def _untold(scene: Scene, it: DraftThing) -> tuple[Ability, ...]:
    """The +1 of a planeswalker of which no text is told: only its cost is (606.4)."""
    said = scene.clause.get("loyalty") if scene.clause is not None else None
    told = it.card is not None or it.abilities.activated
    if "planeswalker" not in it.kinds or told or said is None:
        return ()
    return (Ability((), loyalty=number(scene, said), speed="sorcery"),)


def check_understood(scene: Scene, abilities: Iterable[Ability]) -> None:
    """Refuse what hangs on an ability of which it is not known what it does."""
    for one in not_understood(tuple(abilities)):
        raise scene.error(
            Problem.UNSUPPORTED,
            worded(
                "It matters here what “{sentence}” does, and I do not understand it.",
                sentence=one.text,
            ),
            None,
            (worded("Say what it does in other words, in quotation marks."),),
        )


def may_use(scene: Scene, it: DraftThing, who: str) -> bool:
    """Whether *it* has an ability that *who* may activate (602.2)."""
    return any(
        not who or it.controller == who or _open_to_others(one)
        for one in abilities_to_use(scene, it)
    )


def _open_to_others(ability: Ability) -> bool:
    text = ability.text.lower()
    return "activate this ability" in text and (
        "opponent" in text or "any player" in text
    )


def has_ability_for(scene: Scene, value: object) -> bool:
    """ "He exiles it with Endless Sands": what is no spell, and has an ability."""
    parts = parts_of(value)
    one = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG or not isinstance(one, Thing) or one.card is None:
        return False
    face = face_named(scene.catalogue_card(one.card), one.card.typed)
    return not is_spell(face) and bool(abilities_of(scene.game, face).activated)


def meant_by(scene: Scene, host: DraftThing) -> DraftThing:
    """What is used where *host* is named: the one Aura on it that has an ability."""
    if abilities_to_use(scene, host):
        return host
    worn = [
        it
        for it in scene.draft.things
        if it.attached_to == host.id
        and it.zone is Zone.BATTLEFIELD
        and it.abilities.activated
    ]
    return worn[0] if len(worn) == 1 else host


def only_optional(scene: Scene, host: DraftThing) -> bool:
    """Whether all that can be used of *host* is what it may do by itself."""
    return is_optional(host) and not abilities_to_use(scene, meant_by(scene, host))


def usable_it(scene: Scene, thing: Thing, who: str) -> DraftThing | None:
    """ "She activates it": the one thing of hers that has something to activate."""
    if thing.noun != "it" or not who:
        return None
    focused = [it for it in scene.focus if may_use(scene, it, who)]
    pool = focused or [
        it
        for it in scene.recent
        if it.zone is Zone.BATTLEFIELD and it.controller == who
        and it.abilities.activated
    ]  # fmt: skip
    # "… Forged Scalemail on his champion. He uses it": what may be applied is used.
    pool = pool or [
        it
        for it in scene.draft.things
        if it.on_board and it.controller == who and only_optional(scene, it)
    ]
    return pool[0] if len(pool) == 1 else None


def payable(scene: Scene, who: str) -> DraftThing | None:
    """What *who* can mean to pay for: the thing told last that has an ability."""
    pool = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD or _has_resolved(scene, it)
        if may_use(scene, it, who)
    ]
    return pool[-1] if pool else None


def _has_resolved(scene: Scene, it: DraftThing) -> bool:
    """Whether *it* was cast, and something else since: what it does can be used."""
    last = scene.last_cast
    return it.zone is Zone.STACK and last is not None and last is not it


def wants_source(host: DraftThing) -> bool:
    """Whether one of the abilities of *host* has a source chosen for it."""
    return any(map(asks_source, host.abilities.activated))


def asks_source(ability: Ability) -> bool:
    """Whether a source is chosen as *ability* is carried out."""
    return holds(ability, ChooseSource)


@handles("unused")
def not_used(scene: Scene, clause: Clause) -> None:
    """ "I don't use the Circle": it is there, and that is all."""
    who = scene.who(clause)
    (one, *more) = parts_of(clause.get("card")) or (None,)
    alone = isinstance(one, Thing) and not more
    meant = usable_it(scene, one, who) if alone and isinstance(one, Thing) else None
    for it in [meant] if meant else scene.things(clause.get("card"), who):
        if only_optional(scene, it):
            replace_with(scene, it, who, used=False)
        else:
            it.flags.add("unused")


TAPPING = frozenset({"tap", "taps", "tapped"})


def just_tapped(
    scene: Scene, clause: Clause, thing: Thing, host: DraftThing, who: str
) -> bool:
    """ "Bob taps my 4/4": what has no ability for that, or is another player's."""
    aimed = clause.get("to") is not None or clause.get("restated") is not None
    if scene.game is not Game.MTG or aimed:
        return False
    if not TAPPING & {*clause.text.lower().split()}:
        return False
    theirs = bool(who) and host.controller not in {"", who}
    able = bool(host.abilities.activated) and not theirs
    if "creature" not in host.kinds or host.tapped or able:
        return False
    # "I tap two of them", "my three 2/2s": all that were found, the host among them.
    found = scene.heard.get(thing.place.end, [])
    found = found if host in found else [host]
    it = Several((Thing("it", thing.place, label="it"),), thing.place)
    by = clause.get("who") or Person("name", host.controller, thing.place)
    for one in found:
        scene.focus = [one]
        take_as(scene, clause, "tapdown", {"who": by, "what": it})
    scene.focus = found
    return True


def taps_theirs(scene: Scene, clause: Clause, thing: Thing, who: str) -> bool:
    """ "I have three 2/2s. Bob taps two of them": of those told none is his."""
    tapping = not TAPPING.isdisjoint(clause.text.lower().split())
    if scene.game is not Game.MTG or not tapping or thing.noun != "them" or not who:
        return False
    spoken = [it for it in scene.focus if "creature" in it.kinds]
    if not spoken or any(it.controller == who for it in spoken):
        return False
    check_taken(scene, clause, {"who", "card"})
    it = Several((thing,), thing.place)
    take_as(scene, clause, "tapdown", {"who": clause.get("who"), "what": it})
    return True
