"""Which of the things told so far a pronoun or a noun phrase means."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.nouns import singular
from bot.scenario.scene.at_goal import at_goal
from bot.scenario.scene.borne import bearers
from bot.scenario.scene.claims import doubted
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import (
    either_fights,
    told_beside,
    which_of,
)
from bot.scenario.scene.in_order import in_order
from bot.scenario.scene.matching import creatures_called, described, fits, originals
from bot.scenario.scene.name_ends import ends_so
from bot.scenario.scene.one_or_two import check_the_card
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.small_words import LIVING, MINE
from bot.scenario.words.syntax import Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import joined, worded


def _wears(scene: Scene, it: DraftThing, thing: Thing) -> bool:
    """Whether it is enchanted or equipped, where it is said to be."""
    kinds = {"enchanted": "aura", "equipped": "equipment"}
    wanted = [kinds[one] for one in thing.of("status") if one in kinds]
    return all(
        any(
            one.attached_to == it.id and kind in one.kinds for one in scene.draft.things
        )
        for kind in wanted
    )


def _named_by_chance(scene: Scene, thing: Thing, pool: list[DraftThing]) -> bool:
    """ "My ally with 2 life" beside a card that has 2 life: a card goes by its name."""
    sized = any(thing.of(it) for it in ("size", "might", "power", "life", "element"))
    if scene.game is Game.MTG or not sized or thing.label or thing.det:
        return False
    named = len(pool) == 1 and pool[0].face is not None
    return named and thing.noun in {"ally", "unit"} and thing.owner is not None


def _asked_which(scene: Scene, thing: Thing, whose: str) -> list[DraftThing]:
    """ "Which Bear dies?": all that are called so, and no other that is not there."""
    clause, words = scene.clause, thing.label.lower().split()
    asked = clause is not None and clause.kind.startswith("ask_")
    before = [scene.parse.word(thing.place.start - n) for n in (1, 2)]
    if before[0] == "of":
        before = before[1:]  # "which of Carla's Dinosaurs"
    if not asked or before[0] != "which" or not words:
        return []
    last = singular(words[-1])
    return [
        it
        for it in scene.draft.things
        if it.on_board
        and (not whose or it.controller == whose)
        and last in {singular(word) for word in _called(it)} | it.kinds
    ]


def _called(it: DraftThing) -> list[str]:
    return (it.face.name if it.face is not None else it.label).lower().split()


def known(
    scene: Scene, thing: Thing, whose: str, *, new: bool = False
) -> list[DraftThing] | None:
    """What has been spoken of and fits; None if it must be something new.

    Raises QuestionError (AMBIGUOUS) where several fit and nothing tells them apart.
    """
    nobodys = not thing.det and not thing.label and thing.owner is None
    if new and nobodys and thing.noun != "champion":
        return None
    if asked := _asked_which(scene, thing, whose):
        return asked
    if (ordered := in_order(scene, thing, whose)) is not None:
        return ordered
    pool = [
        it
        for it in scene.draft.things
        if it not in scene.in_list
        and fits(it, thing, scene.game)
        and (not whose or it.controller == whose or it.owner == whose)
        and not (thing.of("shield"))
    ]
    if scene.game is not Game.MTG and thing.owner is not None:
        # "Attacker is 6 Might. Does my unit die?": whose that one is nobody has said.
        pool = [it for it in pool if "default controller" not in it.said] or pool
    _check_whose(scene, thing, pool)
    pool = originals([it for it in pool if _wears(scene, it, thing)], thing)
    pool = bearers(scene, pool, thing)
    pool = _by_first_size(scene, thing, whose, creatures_called(pool, thing))
    pool = pool or ends_so(scene, thing, whose)
    pool = check_the_card(scene, thing, at_goal(scene, thing, pool))
    some = thing.det == "the" and thing.plural and thing.count == 1
    if not pool and some and scene.game is not Game.MTG:
        # "One has Ki Barrier": one of those told, and no further one.
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
        )
    if not pool:
        return None
    if thing.det in {"each", "all", "any"}:
        # Each player has a champion, spoken of or not.
        all_have = scene.game is Game.GRAND_ARCHIVE and thing.noun == "champion"
        return None if all_have and thing.det == "each" and not whose else pool
    if thing.det == "other":
        bare = all(it.kind == "noun" for it in thing.specs) and not thing.label
        mine = thing.owner is not None and not thing.plural and bare
        if scene.game is not Game.MTG and mine:
            told = [it for it in pool if "other" in scene.parse.words[slice(*it.place)]]
            if len(told) == 1 or (len(pool) == 1 and not scene.asks):
                return told or None  # "My unit has 5 Might. My other unit has 2 Might"
        rest = [it for it in pool if it not in scene.focus]
        if not rest and thing.owner is not None and not thing.plural:
            return None  # "my other crux ally" is none of those named.
        if not rest and not thing.plural and len(pool) == 1 and not scene.asks:
            which = worded("Which one is meant?")
            doubt = scene.error(Problem.AMBIGUOUS, which, thing.place)
            raise doubted(scene.parse, doubt)
        pool = rest or pool
    if thing.plural:
        return _known_several(scene, thing, pool, new=new)
    if thing.det == "a" and not thing.label:
        return None
    if _named_by_chance(scene, thing, pool):
        return None
    if len(pool) == 1:
        # "a 2/2" beside "my 2/2 Bear" is another one.
        another = thing.det in {"a", "another"} or (new and nobodys)
        return None if another else pool
    return _known_one(scene, thing, pool)


def _check_whose(scene: Scene, thing: Thing, pool: list[DraftThing]) -> None:
    """ "A 3/3 attacks a 5/5. Does my unit die?": which of them is mine nobody said.

    Raises QuestionError (AMBIGUOUS).
    """
    if thing.owner is None or not pool or thing.noun == "champion":
        return
    before = {*scene.parse.words[: scene.clause.place.start if scene.clause else 0]}
    if before & _SIDES or before & {it.lower() for it in scene.parse.people}:
        return
    free = replace(thing, owner=None)
    others = [
        it
        for it in scene.draft.things
        if it.controller != pool[0].controller
        and it.place[1] <= thing.place.start
        and "champion" not in it.kinds
        and fits(it, free, scene.game)
    ]
    if others:
        raise which_of(scene, thing, [*pool, *others])


_SIDES = frozenset(
    "i me my mine we us our you your he him his she her hers they them their theirs "
    "opponent opponents enemy 's owner controller player each".split()
)


def _by_first_size(
    scene: Scene, thing: Thing, whose: str, pool: list[DraftThing]
) -> list[DraftThing]:
    """ "I give the 2/2 +1/+1 and he shocks the 2/2.": what was told of as a 2/2.

    Nor is "the 3/3" what has grown to that where something was a 3/3 before.
    """
    sizes = [f"{power}/{toughness}" for power, toughness in thing.of("size")]
    sizes += [f"{might}-Might" for might in thing.of("might")]
    pointing = thing.det in {"the", "that", "this"} or thing.owner is not None
    if len(sizes) != 1 or thing.label or not pointing or thing.det == "another":
        return pool
    first = [
        it
        for it in scene.draft.things
        if sizes[0] in it.id.split()
        and it not in scene.in_list
        and it.zone is Zone.BATTLEFIELD
        and (not whose or it.controller == whose)
    ]
    if pool or any(it.kind not in {"size", "might", "noun"} for it in thing.specs):
        return [it for it in pool if it in first] or pool
    return first


def _known_several(
    scene: Scene, thing: Thing, pool: list[DraftThing], *, new: bool
) -> list[DraftThing] | None:
    """As many of *pool* as are meant; None if these must be new."""
    wanted = thing.count
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


_PUTTING = frozenset({"cast", "attached", "shield", "use"})


def _known_one(
    scene: Scene, thing: Thing, pool: list[DraftThing]
) -> list[DraftThing] | None:
    """The one of several that is meant, by the first reason that tells them apart."""
    if _all_of_mine(scene, thing):
        return pool
    either = _put_on_either(scene, thing, pool) or either_fights(scene, thing, pool)
    either = either or _either_of_mine(scene, thing)
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
        return pool[:1]
    raise which_of(scene, thing, pool)


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
    start = thing.place.start
    while start > 0 and scene.parse.word(start - 1) not in STOPS:
        start -= 1
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
    whose = scene.said(thing).lower() in {"mine", "ours", "his", "hers", "theirs"}
    return whose and not _OF_ONE_ALONE & set(scene.clause.text.lower().split())


def _either_of_mine(scene: Scene, thing: Thing) -> bool:
    """ "I block with two 2/2s. Mine has first strike": which, though they are alike?"""
    return scene.clause_kind in _TELLS_OF_IT and scene.said(thing).lower() in MINE


_TELLS_OF_IT = frozenset({"is", "isa", "isalso"})
_OF_ONE_ALONE = frozenset("does is was has did will would can could".split())


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


def check_told_of(scene: Scene, thing: Thing) -> None:
    """Raise QuestionError (AMBIGUOUS) where a question is of what was never told of."""
    asked = scene.clause_kind in _ONLY_KNOWN
    if scene.clause_kind.startswith("ask_can_"):
        # "Can the 3/3 block it?" asks of one that is there, if anything is.
        fighters = [it for it in scene.draft.things if it.kinds & LIVING]
        asked = asked or (thing.det == "the" and bool(fighters))
    champion = scene.game is Game.GRAND_ARCHIVE and thing.noun == "champion"
    sized = bool(thing.of("might") or thing.of("size"))
    # "My three 1/1 tokens live?" tells of them well enough.
    tokens = (thing.count or 1) > 1 and bool(thing.of("size"))
    described = (scene.clause_kind == "ask_lethal" and sized) or tokens
    if asked and thing.card is None and not champion and not described:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
            [scene.describe(it) for it in scene.draft.things[:4]],
        )


# Questions about what has to be there already; "Can a 2/2 attack?" makes its own.
_ONLY_KNOWN = frozenset(
    "ask_dies ask_size ask_zone ask_counters ask_damage ask_lethal ask_loyalty "
    "ask_shield ask_tapped ask_controller ask_what choice".split()
)


def one_of_last(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "Two 2/2s, one with flying": one of these; "and one with" is another."""
    start = thing.place.start
    before = scene.parse.word(start - 1) if start else ""
    bare = thing.noun == "thing" and not thing.label and thing.owner is None
    bare = bare and {spec.kind for spec in thing.specs} == {"keyword"}
    if not bare or before not in {",", ".", "(", ";"}:
        return None
    if scene.parse.word(start) != "one" or len(scene.draft.things) < 2:
        return None
    *_, other, last = scene.draft.things
    if described(other) != described(last) or other.controller != last.controller:
        return None
    apply_specs(scene, last, thing.specs)
    return last
