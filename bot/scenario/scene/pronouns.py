"""Which of the things told so far a pronoun means: "it", "which", "them".

What was spoken of last is narrowed down by what is said of it, one reason after the
other; where several are left, nobody can tell, and the asker is asked.
"""

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.bearing import is_passive, lies_alone
from bot.scenario.scene.counted_pronouns import (
    a_person_may_be_meant,
    just_counted,
    of_the_whole,
    so_many,
    some_of,
    told_as_several,
    told_with,
)
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import one_of_them
from bot.scenario.scene.matching import described
from bot.scenario.scene.narrowing import BY_WHAT_IS_SAID, TELLING_APART, resolving
from bot.scenario.scene.of_two_fighting import of_the_two
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.the_rest import the_rest
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHICH_ONE, which_is_meant
from bot.scenario.words.syntax import Thing
from bot.worded import worded

_LIVING = frozenset({"he", "she", "him", "her", "who"})


def pronoun(scene: Scene, thing: Thing) -> DraftThing:
    """What "it" or "which" means. Raises AMBIGUOUS where that could be several."""
    behind = stands_behind(scene, thing) or _in_brackets(scene, thing)
    if behind is not None:
        return behind
    candidates = [it for it in scene.focus if it.zone is not Zone.NOWHERE]
    for kinds, narrow in BY_WHAT_IS_SAID:
        if not kinds or scene.clause_kind in kinds:
            candidates = narrow(scene, candidates)
    if thing.label == "it" and len(candidates) == 1:
        return candidates[0]
    if thing.noun == "which" and candidates:
        return candidates[-1]
    creatures = [it for it in candidates if it.on_board and not is_passive(it)]
    pool = creatures or ([] if thing.label in _LIVING else candidates)
    for narrow in TELLING_APART:
        left = narrow(scene, pool) if len(pool) > 1 else []
        if narrow is of_the_two and len(left) == 1:
            meant = worded("“{thing}” is taken to be {it}.",
                           thing=thing.label, it=scene.describe(left[0]))  # fmt: skip
            scene.draft.assume(meant)
        pool = left or pool
    if len(pool) == 1:
        return pool[0]
    if not pool:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What is “{thing}” here?", thing=thing.label),
            thing.place,
        )
    names = [scene.describe(it) for it in pool[:4]]
    raise scene.error(
        Problem.AMBIGUOUS,
        which_is_meant(thing.label, names),
        thing.place,
        [f"… {name} …" for name in names],
        names,
    )


def stands_behind(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "My 4/3 attacks his 2/2, which is …": what the relative clause stands behind.

    Behind a spell and what it hits, "which" may as well go on with the spell.
    """
    start = thing.place.start
    if scene.parse.word(start) not in _RELATIVE:
        return None
    heard = scene.named_before(start)
    both = [*scene.focus[-1:], *heard]
    if len(heard) != 1 or any(it.zone is not Zone.BATTLEFIELD for it in both):
        return None
    return None if any(map(is_passive, both)) else heard[0]


def all_behind(scene: Scene, thing: Thing) -> list[DraftThing]:
    """ "Two creatures that must attack", "a 2/2 and a 3/3, which attack": each."""
    start = thing.place.start
    heard = scene.named_before(start) if scene.parse.word(start) in _RELATIVE else []
    if scene.parse.word(start + 1) in _MANY_DO and heard == scene.focus[-1:]:
        heard = list(scene.focus)
    there = [it for it in heard if it.zone is Zone.BATTLEFIELD and not is_passive(it)]
    return there if len(there) == len(heard) > 1 else []


def _in_brackets(scene: Scene, thing: Thing) -> DraftThing | None:
    """ "Bob casts "Quake deals …" with X=4 (it's red)": the spell just cast."""
    said = scene.clause
    if said is None or said.kind != "is" or said.lead[-1:] != ("(",):
        return None
    colors = all(spec.kind == "color" for spec in said.get("specs") or ())
    spell = resolving(scene) if colors and thing.label == "it" else []
    return spell[0] if spell else None


_RELATIVE = frozenset({"which", "who", "that"})
_MANY_DO = frozenset({"attack", "block", "are", "have"})


def _both_told_of(scene: Scene, one: DraftThing) -> list[DraftThing]:
    """ "My Tank has 4 Might. My other unit has 3. He attacks them": both of mine."""
    if scene.game is Game.MTG or scene.draft.script:
        return []
    own = [
        it
        for it in scene.draft.things
        if it.controller == one.controller and it.on_board and not is_passive(it)
    ]
    return own if len(own) == _TWO and one in own else []


_TWO = 2


def _those_met(scene: Scene, thing: Thing, one: DraftThing) -> list[DraftThing]:
    """ "I have two units. Renekton attacks. He deals 2 to each": to both of mine.

    Raises QuestionError (AMBIGUOUS) where *one* may be meant by "them" as well.
    """
    if scene.game is Game.MTG or scene.clause_kind != "damage":
        return [one]
    sides: dict[str, list[DraftThing]] = {}
    for it in scene.draft.things:
        if it.on_board and it.kinds & {"unit", "ally"}:
            sides.setdefault(it.controller, []).append(it)
    several = [them for them in sides.values() if len(them) > 1]
    if not several or one.controller == several[0][0].controller:
        return [one]
    if len(several) == 1 and (thing.label == "each" or scene.doer == one.controller):
        return several[0]
    if thing.label == "them" and scene.doer:
        return [one]
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Who are “{thing}” here?", thing=scene.said(thing)),
        thing.place,
        [scene.describe(it) for it in (one, *several[0])[:4]],
    )


def plural_pronoun(scene: Scene, thing: Thing, owner: str = "") -> list[DraftThing]:
    """What "them" means, of *owner* if somebody does it."""
    if thing.det == "other":
        return the_rest(scene, thing, owner)
    if (kind := just_counted(scene, thing)) is not None:
        return scene.thing(kind)
    pool = [it for it in scene.focus if not is_passive(it)] or list(scene.focus)
    pool = told_with(scene, thing, pool)
    if owner and any(it.controller != owner for it in pool):
        # "He swings with both": of those spoken of only his own can be meant.
        pool = [it for it in pool if it.controller == owner] or [
            it for it in scene.recent if it.controller == owner and not is_passive(it)
        ]
    thing = of_the_whole(scene, thing, pool)
    if scene.asks and len(pool) == 1 and not (thing.count or thing.det):
        pool = told_as_several(scene) or pool
    if len(pool) == 1 and not (scene.asks or thing.count or thing.det):
        pool = _both_told_of(scene, pool[0]) or _those_met(scene, thing, pool[0])
    # One enchantment is not "each of them": those who play may be meant. Nor is one
    # creature "them" where somebody is called by a name: "they" may be that person.
    person = len(pool) == 1 and a_person_may_be_meant(scene, thing)
    unsure = lies_alone(pool) or person
    if not pool or (unsure and thing.count != 1 and thing.det != "both"):
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who are “{thing}” here?", thing=scene.said(thing)),
            thing.place,
        )
    if thing.count == 1 and (len(pool) == 1 or last_combat(scene) is not None):
        return one_of_them(scene, thing, pool)
    if thing.count == 1 and len({described(it) for it in pool}) == 1:
        scene.whole = pool
        return pool[:1]  # "one of them": they are alike
    if thing.count == 1 and thing.det == "a" and len(pool) > 1 and not scene.asks:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, thing.place)
    many, told = thing.count or 0, len(pool)
    wrong = many < told or (many > told and thing.det != "both")
    if many > 1 and (thing.det == "a" or wrong):
        return some_of(scene, thing, pool)
    number = thing.count or 2
    if thing.det == "both" and len(pool) != number:
        return so_many(scene, thing, number)
    return pool
