"""What the numbers and recipients of a clause stand for."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.counted_pronouns import told_with
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import is_just_one, one_of_them, which_of
from bot.scenario.scene.him import (
    check_not_his_own,
    creature_meant,
    creatures_as_they,
    walker_meant,
    walker_of_another,
)
from bot.scenario.scene.making import champion
from bot.scenario.scene.matching import creatures_called, described, fits
from bot.scenario.scene.one_of_group import one_of_group
from bot.scenario.scene.owned_lists import whose_list
from bot.scenario.scene.persons import gender
from bot.scenario.scene.scene import Scene
from bot.scenario.words.numbers_asked import HOW_MUCH
from bot.scenario.words.syntax import Person, Place, Quantity, Thing
from bot.worded import worded


def number(scene: Scene, quantity: Quantity | None) -> int:
    """The number said; X and missing ones are refused."""
    if quantity is None or not isinstance(quantity.value, int):
        raise scene.error(
            Problem.AMBIGUOUS,
            HOW_MUCH,
            quantity.place if quantity else None,
        )
    return quantity.value


def self(scene: Scene, name: str) -> str:
    """What is dealt damage in the place of a player: in Grand Archive a champion."""
    if scene.game is Game.GRAND_ARCHIVE:
        return champion(scene, name).id
    return name


def once_each(
    scene: Scene, part: Thing, owner: str, named: list[str], *, new: bool
) -> list[DraftThing]:
    """ "My 3 Might Tank and 3 Might dude": not once more what is *named* already."""
    before = scene.in_list
    if scene.game is not Game.MTG:
        scene.in_list = before + [it for it in scene.draft.things if it.id in named]
    some = scene.thing(part, owner, new=new)
    scene.in_list = before
    return some


def targeted(
    scene: Scene, value: object, who: str = "", *, new: bool = False
) -> list[str]:
    """The ids of players and things in a slot; *who* does it, where that is known."""
    scene.doer = scene.doer or who
    found: list[str] = []
    things: list[DraftThing] = []
    named: list[Thing] = []
    for part in parts_of(value):
        if isinstance(part, Person):
            if (walker := walker_of_another(scene, part)) is not None:
                things.append(walker)
                found.append(walker.id)
                continue
            if _protects_himself(scene, part):
                found.append(scene.doer)
                continue
            if part.kind == "it" or scene.is_doer(part):
                label = part.name or "it"
                things.append(scene.thing(Thing("it", part.place, label=label))[0])
                check_not_his_own(scene, part, things[-1])
                found.append(things[-1].id)
                continue
            if part.kind == "self" and who:
                found.append(who)
                continue
            if some := _each_of_them(scene, part) or creatures_as_they(scene, part):
                things += some
                found += [it.id for it in some]
                continue
            it = walker_meant(scene, part) or creature_meant(scene, part)
            if it is not None:
                things.append(it)
                found.append(it.id)
                continue
            players = scene.players(part)
            scene.last_person = players[0] if len(players) == 1 else ""
            found += players
        elif _is_who_is_shielded(scene, part, who):
            found.append(who or scene.subject)
        elif two := _both_players(scene, part):
            found += two
        elif player := _player_as_them(scene, part, who):
            scene.last_person = player
            found.append(player)
        else:
            _one_or_a_player(scene, part, who)
            hers = whose_list(scene.draft, part, named, things)
            some = _acted_on(scene, part, hers, found, new=new)
            named.append(part)
            things += some
            found += [it.id for it in some]
    if things:
        scene.notice(things)
        scene.focus = things
    if scene.game is Game.GRAND_ARCHIVE:
        found = [
            champion(scene, it).id if it in scene.draft.players else it for it in found
        ]
    return list(dict.fromkeys(found))


def _each_of_them(scene: Scene, part: Person) -> list[DraftThing]:
    """ "1 damage to each of them", behind creatures that were spoken of: those."""
    start = part.place.start
    said = scene.parse.word(start + 1), scene.parse.word(start + 2)
    if part.kind != "each" or said != ("of", "them") or scene.game is not Game.MTG:
        return []
    living = [it for it in scene.focus if not is_passive(it)]
    them = Thing("them", Place(start + 2, start + 3), label="them")
    living = told_with(scene, them, living)
    return living if len(living) > 1 else []


def acted_on(scene: Scene, value: object, owner: str = "") -> list[DraftThing]:
    """The things in a slot to which something happens; *owner* as for new ones."""
    found: list[DraftThing] = []
    for part in parts_of(value):
        if isinstance(part, Thing):
            named = [it.id for it in found]
            found += _acted_on(scene, part, owner, named, new=False)
    scene.notice(found)
    return found


def _acted_on(
    scene: Scene, part: Thing, owner: str, named: list[str], *, new: bool
) -> list[DraftThing]:
    if is_just_one(scene, part):
        found = one_of_group(scene, part, owner)
        return found or one_of_them(scene, part, scene.focus)
    if (told := told_already(scene, part, named)) is not None:
        return once_each(scene, told, "", named, new=False)
    return once_each(scene, part, owner, named, new=new)


def told_already(scene: Scene, part: Thing, named: list[str]) -> Thing | None:
    """ "Bob has a 2/2. I bolt a 2/2": the one told of, said as "the 2/2".

    None where nothing told of fits, or what fits is aimed at already.
    """
    if part.det != "a" or part.plural or scene.game is not Game.MTG:
        return None
    the = replace(part, det="the")
    whose = scene.owner_of(part)
    pool = [
        it
        for it in scene.draft.things
        if it.zone is Zone.BATTLEFIELD
        and fits(it, the, scene.game)
        and whose in {"", it.controller}
    ]
    pool = creatures_called(pool, the)
    if not pool or any(it.id in named for it in pool):
        return None
    if len({described(it) for it in pool}) > 1 and part.label:
        # Two that are called Soldier, of different sizes: nothing says which.
        raise which_of(scene, part, pool)
    return the


def _protects_himself(scene: Scene, part: Person) -> bool:
    """ "Bob uses prevent the next 3 damage to him": Bob, if no other is told of."""
    if scene.clause_kind not in _PROTECTING or part.kind != "he":
        return False
    before = {it.text for it in scene.parse.tokens[: part.place.start]}
    others = {it.lower() for it in scene.draft.players} - {"me", scene.doer.lower()}
    return not others & before and is_himself(scene, scene.doer, part.name)


def is_himself(scene: Scene, player: str, word: str) -> bool:
    """Whether "him" is *player*, who protects it: no creature of his is told of."""
    known = scene.game is Game.MTG and {player} <= {*scene.draft.players} - {"me"}
    return (
        known
        and gender(player) in _FITTING.get(word, ())
        and all(it.controller != player or is_passive(it) for it in scene.draft.things)
    )


# Of whom a player does so and so may be spoken.
_FITTING = {"him": ("", "m"), "her": ("", "f"), "them": ("", "m", "f")}
_PROTECTING = frozenset("shield have preventof preventall redirectall".split())


def _is_who_is_shielded(scene: Scene, part: Thing, who: str) -> bool:
    """ "Bob has a shield that prevents the next 4 damage to them": that is Bob.

    Not where he has several creatures, and what others have is hardly what he shields.
    """
    if scene.clause_kind != "shield" or part.noun != "them" or part.det:
        return False
    holder = who or scene.subject
    theirs = sum(it.controller == holder for it in scene.focus if not is_passive(it))
    return holder != "me" and holder in scene.draft.players and theirs < _SEVERAL


_SEVERAL = 2


def _both_players(scene: Scene, part: Thing) -> list[str]:
    """ "Bob and Carol have shields. 4 damage to both of them", of no creatures."""
    others = [it for it in scene.draft.players if it != "me"]
    both = part.noun == "them" and part.det == "both" and (part.count or 2) == 2
    nobody = all(map(is_passive, scene.draft.things))
    return others if both and nobody and len(others) == 2 else []


def _player_as_them(scene: Scene, part: Thing, who: str) -> str:
    """ "Ann has a shield. Bo bolts them": the other one, if nothing else is there.

    Nor is one creature of who does it "them", if the other was what was told of last.
    """
    if part.noun != "them" or part.det or part.count or scene.game is not Game.MTG:
        return ""
    doer = who or scene.doer
    if doer not in scene.draft.players or len(scene.draft.players) != 2:
        return ""
    other = scene.other(doer)
    lonely = all(is_passive(it) for it in scene.draft.things)
    there = [it for it in scene.focus if not is_passive(it)]
    own = len(there) == 1 and there[0].controller == doer
    return other if lonely or (own and scene.about == other) else ""


def _one_or_a_player(scene: Scene, part: Thing, who: str) -> None:
    """Refuse "I bolt them" of one creature: it may as well be the opponent."""
    if part.noun != "them" or part.det or part.count or scene.game is not Game.MTG:
        return
    meant = [it for it in scene.focus if not is_passive(it)]
    by_me = (who or scene.doer) == "me" and len(scene.draft.players) == 2
    if by_me and len(meant) == 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who are “{thing}” here?", thing=part.label or "them"),
            part.place,
        )
