"""What somebody is said to have on the table."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from bot.citation import Game
from bot.engine.inside import is_one_sided
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.casting import HAD, require_read
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.specs import apply_specs
from bot.scenario.words.asked_back import WHICH_ONE, which_is_meant
from bot.scenario.words.syntax import Thing
from bot.worded import worded


def _anothers(it: DraftThing, thing: Thing, name: str) -> bool:
    """Bob controls Furnace of Rath too: Alice's stays hers."""
    return (
        thing.noun == "card"
        and thing.owner is None
        and thing.det not in {"the", "both"}
        and bool(name)
        and "chosen controller" in it.said
        and it.controller != name
        and it.zone is Zone.BATTLEFIELD
    )


def _with_names(scene: Scene, items: tuple[object, ...]) -> Iterator[object]:
    """ "An ally, Odd Guard 2/2" is one thing: its kind, and then its name."""
    for item, behind in pairwise((*items, None)):
        if (
            isinstance(item, Thing)
            and isinstance(behind, Thing)
            and item.det == "a"
            and not (item.label or item.card or item.plural)
            and all(spec.kind == "noun" for spec in item.specs)
            and behind.noun == "label"
            and not behind.det
            and any(behind.of(it) for it in ("size", "might", "power", "life"))
            and behind.place.start == item.place.end + 1
            and scene.parse.word(item.place.end) == ","
        ):
            continue
        yield item


def another_of_each(scene: Scene, items: tuple[object, ...]) -> tuple[object, ...]:
    """ "Sphere of Law and Sphere of Law" in one list: the second is another one."""
    _check_told_once(scene, items)
    named: list[str] = []
    owned: list[object] = []
    out: list[object] = []
    for item in _with_names(scene, items):
        if isinstance(item, Thing) and item.owner is not None and item.specs:
            # "His 3/3 and his 3/3": nobody names one twice in a list.
            specs = tuple((it.kind, it.value) for it in item.specs)
            alike = item.noun, item.label, item.owner.kind, item.owner.name, specs
            if alike in owned and not (item.plural or item.det or item.card):
                item = replace(item, det="another")
            owned.append(alike)
        if isinstance(item, Thing) and item.noun == "card" and item.card is not None:
            listed = scene.parse.word(item.place.start - 1) in {"and", ",", "&", "plus"}
            again = item.card.typed.lower() in named
            named.append(item.card.typed.lower())
            if again and listed and item.det in {"", "a"} and item.owner is None:
                item = replace(item, det="another")
        out.append(item)
    return tuple(out)


def _check_told_once(scene: Scene, items: tuple[object, ...]) -> None:
    """ "Two Hill Giants, Giant A (3/3) and Giant B (3/3)": two, not four.

    Raises QuestionError (AMBIGUOUS) where things told by number are then told by name.
    """
    things = [it for it in items if isinstance(it, Thing)]
    first, rest = next(iter(things), None), things[1:]
    if first is None or not rest or first.count != len(rest) or not first.plural:
        return
    last = first.label.lower().split()[-1:]
    kind = last[0].removesuffix("s") if last else ""
    if kind and all(it.label and kind in it.label.lower().split() for it in rest):
        raise scene.error(Problem.AMBIGUOUS, WHICH_ONE, first.place)


def on_table(scene: Scene, thing: Thing, name: str) -> list[DraftThing]:
    """*name* has this on the battlefield (a spell: in hand, ready)."""
    if (one := _pointed_at(scene, thing, name)) is not None:
        left = (thing.count or 1) - 1
        rest = replace(thing, count=left, plural=left > 1, det="another")
        return [one, *(scene.thing(rest, name, new=True) if left else ())]
    if (some := _fighting(scene, thing, name)) is not None:
        left = (thing.count or 1) - len(some)
        rest = replace(thing, count=left, plural=left > 1, det="another")
        return [*some, *(scene.thing(rest, name, new=True) if left else ())]
    _check_pointed(scene, thing, name)
    before = list(scene.draft.things)
    found = scene.thing(thing, name, new=True)
    if any(_anothers(it, thing, name) for it in found):
        found = scene.thing(replace(thing, det="another"), name, new=True)
    if thing.card is not None and found:
        _check_some_creature(scene, thing, found[0], name)
    for it in found:
        if it in before and thing.noun != "champion":
            # Spoken of already: what is said of it now holds as well.
            apply_specs(scene, it, [one for one in thing.specs if one.kind in _MORE])
        if thing.owner is None and "chosen controller" not in it.said:
            it.controller = it.owner = name
        it.said.add("chosen controller")
        if _may_be_in_hand(scene):
            it.said.add(HAD)
        if it.zone is Zone.STACK:
            _not_controlled(scene, it)
            it.flags.add("in hand")
            it.zone = Zone.HAND
        if it.card is not None:
            require_read(scene, it, it.abilities)
    return found


def of_nobody(scene: Scene, thing: Thing, name: str) -> list[DraftThing]:
    """ "Odd Rats (1/1) says “…”.": of *name*, unless another one uses it later."""
    known = {*scene.draft.things}
    found = on_table(scene, thing, name)
    for it in found if scene.game is Game.MTG else ():
        if it not in known:
            it.said.discard("chosen controller")
            sided = it.card is not None and is_one_sided(it.abilities)
            it.said.add("assumed controller" if sided else "default controller")
    return found


def _pointed_at(scene: Scene, thing: Thing, name: str) -> DraftThing | None:
    """ "He bolts the Wolf. I control a 3/4 Wolf": the Wolf of which was told.

    So it is with "the 2/2" and "a 2/2": the board may be told in any order.
    """
    counted = thing.det == "" and (thing.count or 1) > 1
    if scene.game is not Game.MTG or (thing.det != "a" and not counted):
        return None
    if not thing.label and (thing.noun != "creature" or not thing.of("size")):
        return None
    said, size = thing.label.lower(), thing.first("size")
    words = scene.clause.text.lower().split() if scene.clause else []
    if _ONE_MORE & set(words):
        return None
    # "He attacks with the 4/4. He has a 4/4 trampler": the same size names it.
    described = thing.card is None and size is not None
    pool = [
        it
        for it in scene.draft.things
        if (it.label.lower() == said or (described and not it.label))
        and "pointed at" in it.said
        and (it.label or it.sized or _some_creature(it))
        and (it.label or thing.label or not it.sized or fits(it, thing, scene.game))
        and ("chosen controller" not in it.said or it.controller == name)
        and it.zone is Zone.BATTLEFIELD
        and (it.controller == name or "attacking" not in it.flags)
        and (it.power is None or size in {None, (it.power, it.toughness)})
    ]
    if len(pool) != 1:
        return None
    (one,) = pool
    pointed = scene.parse.memory.setdefault("pointed at", {})
    owned = one.controller if "chosen controller" in one.said else ""
    given = (one.power, one.toughness) if one.sized else None
    pointed[one.id] = (one.label.lower(), given, owned)
    apply_specs(scene, one, thing.specs)
    one.label = one.label or thing.label
    one.said.discard("pointed at")
    one.controller = one.owner = name or one.controller
    one.said.add("chosen controller")
    scene.notice([one])
    return one


def _fighting(scene: Scene, thing: Thing, name: str) -> list[DraftThing] | None:
    """ "He blocks with a 3/3. He has two 3/3s": what fights is among them.

    Raises QuestionError (AMBIGUOUS) where more is said of one that is there: it may be
    another.
    """
    size, words = thing.first("size"), scene.clause.text if scene.clause else ""
    told = thing.det == "a" or (thing.det == "" and bool(thing.count))
    if scene.game is not Game.MTG or not told or size is None or thing.label:
        return None
    if _ONE_MORE & set(words.lower().split()):
        return None
    there = [
        it
        for it in scene.draft.things
        if it.said & {"told fighting", "pointed at"}
        and it.controller == name
        and (it.power, it.toughness) == size
        and it.zone is Zone.BATTLEFIELD
        and not it.label
        and it not in scene.listed
    ]
    if not there:
        return None
    if len(there) <= (thing.count or 1) and all(
        fits(it, thing, scene.game) for it in there
    ):
        return there
    said = scene.said(thing)
    further = f"another {said.split(' ', 1)[-1]}"
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("Is “{thing}” one of those told of, or another one?", thing=said),
        thing.place,
        [further],
        [further] if thing.det == "a" else [],
    )


def _check_some_creature(
    scene: Scene, thing: Thing, card: DraftThing, name: str
) -> None:
    """ "I bolt his creature. He controls Serra Angel.": that one, or another?

    Raises QuestionError (AMBIGUOUS).
    """
    for it in scene.draft.things:
        theirs = "chosen controller" not in it.said or it.controller == name
        aimed = "pointed at" in it.said and _some_creature(it) and not it.sized
        if aimed and theirs and "creature" in card.kinds and scene.game is Game.MTG:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Which creature is meant? Name it."),
                thing.place,
                [card.id],
            )


def _some_creature(it: DraftThing) -> bool:
    """ "I bolt his creature. He has a 3/3.": one of which nothing else was told."""
    return it.kinds == {"creature"} and it.id.endswith("creature") and it.face is None


def _check_pointed(scene: Scene, thing: Thing, name: str) -> None:
    """ "I bolt the 2/2. Bob has a 2/2 Bear and a 2/2 Elf.": either can be meant.

    Raises QuestionError (AMBIGUOUS) unless the two are alike.
    """
    words = scene.clause.text.lower().split() if scene.clause else []
    if thing.det != "a" or _ONE_MORE & {*words}:
        return
    label, size = thing.label.lower(), thing.first("size")
    pointed = scene.parse.memory.get("pointed at", {})
    for known, (said, given, owned) in pointed.items():
        one = scene.draft.thing(known)
        if one is None or (owned and owned != name) or size is None:
            continue
        if said not in {"", label} or given not in {None, size}:
            continue
        if (one.label.lower(), one.controller) == (label, name) and not thing.specs[1:]:
            continue  # two that are alike
        pool = [scene.describe(one), scene.said(thing)]
        raise scene.error(
            Problem.AMBIGUOUS,
            which_is_meant(said or (given and f"{given[0]}/{given[1]}") or known, pool),
            thing.place,
        )


def _may_be_in_hand(scene: Scene) -> bool:
    words = scene.clause.text.lower().split() if scene.clause else []
    return bool({"has", "have", "got"} & set(words[:4])) and not _PLACED & set(words)


_ONE_MORE = frozenset("also too another second other additional well".split())
_PLACED = frozenset("control controls battlefield play out board table".split())
_MORE = frozenset("counters keyword damage loyalty attached status text shield".split())


def _not_controlled(scene: Scene, it: DraftThing) -> None:
    """A spell with an effect can be had in hand, but nobody "controls" it there."""
    words = scene.clause.text.lower().split() if scene.clause else []
    if {"control", "controls", "controlled"} & set(words[:4]):
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{it} is an instant or sorcery: it is cast, not controlled.", it=it.id
            ),
            None,
            (
                scene.says(
                    it.controller, "You cast {it}.", "{who} casts {it}.", it=it.id
                ),
            ),
        )
