"""Which of the things told so far a pronoun or a noun phrase means."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.nouns import singular
from bot.scenario.scene.at_goal import (
    at_goal,
    defending_champion,
    of_who_is_attacked,
)
from bot.scenario.scene.borne import bearers
from bot.scenario.scene.claims import doubted
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import (
    which_of,
    whose_life_is_told,
)
from bot.scenario.scene.in_order import in_order
from bot.scenario.scene.known_ones import known_one, known_several
from bot.scenario.scene.matching import creatures_called, described, fits, originals
from bot.scenario.scene.one_or_two import check_the_card
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.shields_added import has_its_shields
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.asked_back import WHICH_ONE
from bot.scenario.words.small_words import LIVING
from bot.scenario.words.syntax import Thing
from bot.worded import worded


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
        and has_its_shields(scene, it, thing)
    ]
    if scene.game is not Game.MTG and thing.owner is not None:
        # "Attacker is 6 Might. Does my unit die?": whose that one is nobody has said.
        pool = [it for it in pool if "default controller" not in it.said] or pool
    _check_whose(scene, thing, pool)
    pool = originals([it for it in pool if _wears(scene, it, thing)], thing)
    pool = bearers(scene, pool, thing)
    pool = _by_first_size(scene, thing, whose, creatures_called(pool, thing))
    pool = pool or ends_so(scene, thing, whose)
    pool = of_who_is_attacked(scene, thing, at_goal(scene, thing, pool))
    pool = check_the_card(scene, thing, pool)
    pool = pool or defending_champion(scene, thing)
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
            which = WHICH_ONE
            doubt = scene.error(Problem.AMBIGUOUS, which, thing.place)
            raise doubted(scene.parse, doubt)
        pool = rest or pool
    if thing.plural:
        return known_several(scene, thing, pool, new=new)
    if thing.det == "a" and not thing.label:
        return None
    if _named_by_chance(scene, thing, pool):
        return None
    if len(pool) == 1:
        # "a 2/2" beside "my 2/2 Bear" is another one.
        another = thing.det in {"a", "another"} or (new and nobodys)
        return None if another else pool
    return known_one(scene, thing, pool)


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
    if others and whose_life_is_told(scene, free, [*pool, *others]) not in pool:
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
    # "Do I take 4 from his attacking 4/4?": it attacks, and nobody has to say it again.
    attacks = "attacking" in thing.of("status") and thing.owner is not None
    described = described or (attacks and bool(thing.of("size")))
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


# Things that are spoken of by the end of a name of one word: "the Hydra".
# Shorter words end too many names by chance.
_SHORTEST = 4


def ends_so(scene: Scene, thing: Thing, whose: str) -> list[DraftThing]:
    """The Phytohydra that "the Hydra" means where nothing else is called so."""
    word = thing.label.lower()
    whole = thing.card is not None and any(
        it.name.lower() == word for it in thing.card.names
    )
    if scene.game is not Game.MTG or thing.det != "the" or whole:
        return []
    if len(word) < _SHORTEST:
        return []
    if thing.plural or any(it.kind not in {"noun", "type"} for it in thing.specs):
        return []
    found = [
        it
        for it in scene.draft.things
        if it.on_board
        and it.named
        and it.label.lower().split()[-1:] != [word]
        and it.label.lower().endswith(word)
        and (not whose or it.controller == whose)
    ]
    return found if len(found) == 1 else []
