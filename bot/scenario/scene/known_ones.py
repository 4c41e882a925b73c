"""Which of the things told so far a noun phrase means: one of them, or several."""

from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.claims import doubted
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import (
    either_fights,
    told_beside,
    which_of,
    whose_life_is_told,
)
from bot.scenario.scene.matching import described
from bot.scenario.scene.scene import Scene
from bot.scenario.words.small_words import MINE
from bot.scenario.words.syntax import Person, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import joined, worded


def known_several(
    scene: Scene, thing: Thing, pool: list[DraftThing], *, new: bool
) -> list[DraftThing] | None:
    """As many of *pool* as are meant; None if these must be new."""
    wanted = thing.count or (2 if thing.det == "both" and len(pool) > 1 else None)
    if wanted is None or len(pool) == wanted:
        return pool
    of_units = scene.game is not Game.MTG
    looks = {(described(it), it.controller) for it in pool}
    if wanted == 1 and not new and len(looks) == 1:
        return pool[:1]  # "one of the 2/2s"
    if wanted == 1 and len(looks) > 1 and thing.det == "the" and of_units:
        raise which_of(scene, thing, pool)  # "one of the units"
    if thing.det not in {"the", "both"}:
        return None
    focused = [it for it in pool if it in scene.focus]
    if len(focused) == wanted:
        return focused
    if len({described(it) for it in pool}) == 1 and len(pool) > wanted:
        return pool[:wanted]
    own = [[it for it in pool if it.controller == who] for who in scene.draft.players]
    own = [some for some in own if len(some) >= wanted]
    if len(own) == 1 and len(own[0]) == wanted:
        return own[0]  # "both units", of which only one side has so many
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Which {wanted} of these are meant: {listed}?",
            wanted=wanted,
            listed=joined([scene.describe(it) for it in pool[:6]]),
        ),
        thing.place,
        [scene.describe(it) for it in pool[:6]],
    )


def _put_on_either(scene: Scene, thing: Thing, pool: list[DraftThing]) -> bool:
    """ "His 4/4 hits my 2/2. I Deflecting Edge the ally": either, as it stands."""
    clause = scene.clause
    if scene.game is Game.MTG or not clause or clause.kind not in _PUTTING:
        return False
    bare = thing.owner is None and not thing.label and thing.card is None
    several = len({it.controller for it in pool}) > 1 and thing.det == "the"
    return several and bare and all(it.kind == "noun" for it in thing.specs)


def _just_named(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """ "I play Ki Barrier on my unit. He bolts that unit": the one named just before.

    [] where the sentence before names several, or only says that it is there.
    """
    at = thing.place.start
    that = scene.parse.word(at) == "that" and scene.acted
    if scene.game is Game.MTG or not that or thing.specs[1:]:
        return []
    start = _sentence_start(scene, at)
    before = _sentence_start(scene, max(start - 1, 0))
    heard = [
        it
        for end, some in scene.heard.items()
        if before < end <= at
        for it in some
        if it in pool
    ]
    named = list(dict.fromkeys(it.id for it in heard))
    return heard[:1] if len(named) == 1 and heard[0] in scene.focus else []


def _sentence_start(scene: Scene, at: int) -> int:
    while at > 0 and scene.parse.word(at - 1) not in STOPS:
        at -= 1
    return at


_PUTTING = frozenset({"cast", "attached", "shield", "use"})


def _of_holder(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """ "He has a prevent 3 on the champion": on his own; [] where that is not told."""
    clause = scene.clause
    who = clause.get("who") if clause is not None and clause.kind == "have" else None
    if not isinstance(who, Person) or thing.noun != "champion" or thing.owner:
        return []
    own = [it for it in pool if it.controller == scene.player(who)]
    return own if len(own) == 1 else []


def known_one(
    scene: Scene, thing: Thing, pool: list[DraftThing]
) -> list[DraftThing] | None:
    """The one of several that is meant, by the first reason that tells them apart."""
    if _all_of_mine(scene, thing):
        return pool
    if own := _of_holder(scene, thing, pool):
        return own
    if (lives := whose_life_is_told(scene, thing, pool)) is not None:
        return [lives]
    if either_fights(scene, thing, pool):
        raise doubted(scene.parse, which_of(scene, thing, pool))
    if just := _just_named(scene, thing, pool):
        return just
    either = _put_on_either(scene, thing, pool) or _either_of_mine(scene, thing)
    if either or _one_of_roles(thing, pool):
        raise which_of(scene, thing, pool)
    bare = [it for it in pool if it.card is None]
    if len(bare) == 1 and thing.noun == "creature" and thing.of("size"):
        return bare  # "The 1/1" is hardly the Prodigal Sorcerer.
    if told_beside(scene, thing, pool):
        raise which_of(scene, thing, pool)
    if thing.det == "both" and len(pool) == 2:
        return pool  # "both Bears", mine and his
    focused = [] if _asked_before(scene, thing, pool) else scene.focus
    focused = [it for it in pool if it in focused]
    if len(focused) == 1 and _called_by_name(scene, thing, focused[0]):
        # "Zealot's ability, aimed at the 2/2": hardly Zealot, a 2/2 as well.
        focused = [it for it in pool if it not in focused]
        if len(focused) > 1:
            raise which_of(scene, thing, pool)
    if len(focused) == 1 and _only_had(scene, thing):
        one = _nameless(thing, pool) if scene.game is not Game.MTG else None
        if one is None:
            raise which_of(scene, thing, pool)
        return [one]
    if len(focused) == 1:
        return focused
    exact = _exactly(scene, thing, pool)
    if len(exact) == 1:
        return exact
    if thing.det in {"a", "another"}:
        return None
    if scene.game is not Game.MTG and (one := _nameless(thing, pool)) is not None:
        return [one]
    if len({(described(it), it.controller) for it in pool}) == 1:
        # "Does mine die?" of two that are alike: whatever becomes of each.
        asked = scene.asks and scene.said(thing).lower() in _WHOSE
        return pool if asked else pool[:1]
    raise which_of(scene, thing, pool)


def _only_had(scene: Scene, thing: Thing) -> bool:
    """ "I have a 4/4. I have a 2/2. He bolts my creature": which is no more than told.

    Once something has happened, what that was about goes on.
    """
    bare = all(it.kind == "noun" for it in thing.specs) and not thing.label
    bare = bare and thing.noun in {"creature", "unit", "ally"} and not thing.card
    mine = thing.owner is not None and thing.owner.kind == "me" and bool(thing.specs)
    return mine and bare and not (scene.asks or scene.acted)


def _one_of_roles(thing: Thing, pool: list[DraftThing]) -> bool:
    """ "A 4/4 attacks me and a 2/2 my planeswalker. I block the attacker": either."""
    roles = {"attacker", "blocker"} & {*thing.of("noun")}
    bare = all(it.kind == "noun" for it in thing.specs) and not thing.label
    alike = len({described(it) for it in pool}) == 1
    return bool(roles) and bare and thing.det == "the" and not alike


def _asked_before(scene: Scene, thing: Thing, pool: list[DraftThing]) -> bool:
    """ "Does my creature die? He shocks my 3/3. I have a 2/1, too.": not the last told.

    What is asked in front speaks of what something happens to.
    """
    asked = scene.asks and not scene.acted and scene.game is Game.MTG
    return asked and all(thing.place.start < it.place[0] for it in pool)


def _called_by_name(scene: Scene, thing: Thing, it: DraftThing) -> bool:
    """Whether the sentence has called it by its name, and now says a size."""
    if scene.game is not Game.MTG or thing.label or not thing.of("size"):
        return False
    start = _sentence_start(scene, thing.place.start)
    return any(
        start < end <= thing.place.start and it in some and scene.parse.capital(end - 1)
        for end, some in scene.heard.items()
    )


def _all_of_mine(scene: Scene, thing: Thing) -> bool:
    """ "Do mine both die?", "how many of his die?": all that somebody has."""
    if not scene.asks or scene.clause is None:
        return False
    at = thing.place.start
    if [*scene.parse.words[at - 3 : at]] == ["how", "many", "of"]:
        return True  # "How many of my Bears die?": a name says nothing of how many
    whose = scene.said(thing).lower() in _WHOSE
    said = set(scene.clause.text.lower().split())
    return whose and (not _OF_ONE_ALONE & said or bool({"both", "all"} & said))


def _either_of_mine(scene: Scene, thing: Thing) -> bool:
    """ "I block with two 2/2s. Mine has first strike": which, though they are alike?"""
    return scene.clause_kind in _TELLS_OF_IT and scene.said(thing).lower() in MINE


_TELLS_OF_IT = frozenset({"is", "isa", "isalso"})
_WHOSE = frozenset({"mine", "ours", "his", "hers", "theirs"})
_OF_ONE_ALONE = frozenset({"does", "is", "was", "has"})


def _exactly(scene: Scene, thing: Thing, pool: list[DraftThing]) -> list[DraftThing]:
    """Those of *pool* that are called as *thing* is, or were told of by then."""
    if thing.of("size"):
        # "I have a 2/2. I bolt the 2/2. Bob has a 2/2.": the one told of by then.
        return [it for it in pool if it.place[1] <= thing.place.start]
    if scene.game is Game.MTG and len({it.label.lower() for it in pool}) == 1:
        return []  # "Bear" and "Bear 2" are both Bears; told apart they are named.
    return [it for it in pool if it.id.lower() == thing.label.lower()]


def _nameless(thing: Thing, pool: list[DraftThing]) -> DraftThing | None:
    """The ally or unit that goes without a name, or one of those that are alike."""
    bare = [it for it in pool if it.face is None and not it.label]
    if not thing.label and len(bare) == 1:
        # "Morgan and a 2/2 ally. The ally …": not the one that has a name.
        return bare[0]
    if thing.det not in {"a", ""} or thing.owner is not None:
        return None
    # "One ally has a bulwark counter": one of those that are alike.
    like = [described(it) for it in pool]
    several = [it for it, look in zip(pool, like, strict=True) if like.count(look) > 1]
    return several[0] if len({described(it) for it in several}) == 1 else None
