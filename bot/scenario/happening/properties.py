"""What a thing is said to be: its size, keywords, kinds, and whether it is tapped."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.traits import counter_shift
from bot.errors import Problem
from bot.scenario.casting.casting import HAD
from bot.scenario.casting.preventing import preventing
from bot.scenario.combat.unblocked import told_fighting
from bot.scenario.happening.animated import animate, becomes_so
from bot.scenario.happening.counters_within import counted_in
from bot.scenario.happening.not_its_size import check_listed, check_one_size
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.fought_over import says_one
from bot.scenario.scene.kinds_described import types_told
from bot.scenario.scene.marks_told import marked_by_then
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.specs import apply_specs
from bot.scenario.scene.timing import open_combat
from bot.scenario.scene.tokens_made import created_then
from bot.scenario.words.lexicon import VERBS
from bot.scenario.words.small_words import RELATIVES
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing
from bot.worded import worded

_OF_THE_CARD = frozenset({"text", "size", "keyword", "color", "type", "noun"})


@handles("is", "isa")
def properties(scene: Scene, clause: Clause) -> None:
    """My Bear is tapped; it has first strike; Protean Hydra has five counters."""
    if "as" in clause.lead:
        raise scene.not_read()
    if clause.kind == "isa" or clause.get("what2") is not None:
        described = clause.get("as") or clause.get("what2")
        known = [*scene.draft.things]
        if described.of("size"):
            _is_own(scene, clause)
        things = scene.things(clause.get("what")) if clause.get("what") else scene.focus
        one = clause.get("what")
        if isinstance(one, Thing) and says_one(scene, one) and known:
            if any(it not in known for it in things) and not described.of("size"):
                raise scene.not_read(clause.place)  # "two Furnaces (one is a copy)"
        if scene.last_cast is not None and _of_a_spell(described):
            things = [scene.last_cast]  # "It is a red sorcery": what was cast
        if not things and any(it.kind == "keyword" for it in described.specs):
            said = scene.parse.word(clause.place.start)
            what = worded("What is “{thing}” here?", thing=said)
            raise scene.error(Problem.AMBIGUOUS, what, clause.place)
        for it in things:
            if it not in known and described.owner is not None:
                # "Serra Angel is Bob's creature"
                it.controller = it.owner = scene.player(described.owner)
                it.said.add("chosen controller")
            check_one_size(scene, clause, it, described.specs)
            animate(scene, clause, it, described)
            apply_specs(scene, it, described.specs)
            it.kinds |= types_told(scene.game, described)
        scene.focus = things
        return
    if text := _of_all_creatures(scene, clause):
        whose = [
            it.owner for it in parts_of(clause.get("what")) if isinstance(it, Thing)
        ]
        told = {"text": (text, clause.place.start), "who": whose[0]}
        take_as(scene, clause, "inforcetext", told)
        return
    if told_fighting(scene, clause):
        return
    if _has_blocked(scene, clause):
        take_as(scene, clause, "block", {"blocker": clause.get("what")})
        return
    parts = parts_of(clause.get("what"))
    if any(isinstance(it, Thing) and it.det == "no" for it in parts):
        # "No blockers, 11 life": that life is of no creature.
        raise scene.not_read(clause.place)
    alone = clause.get("verbless") and not clause.get("last")
    if alone and _sized_twice(clause, parts):
        raise scene.not_read(clause.place)
    if any(spec.kind == "size" for spec in clause.get("specs")):
        _is_own(scene, clause)
    if preventing(scene, clause) or created_then(scene, clause):
        return
    for kind, counted in _COUNTED.items():
        if any(_counts(spec, counted) for spec in clause.get("specs")):
            # "He attacks my planeswalker with a 4/4. It has 3 loyalty"
            having = [it for it in scene.draft.things if kind in it.kinds]
            scene.focus = having if len(having) == 1 else scene.focus
    known = [*scene.draft.things]
    if clause.get("last"):
        clause = replace(clause, slots={**clause.slots, "what": _of_one(clause)})
    things = _still_unsized(scene, clause) or scene.things(clause.get("what"))
    parts = parts_of(clause.get("what"))
    if {spec.kind for spec in clause.get("specs")} <= _OF_THE_CARD:
        # "My Odd Bear, a 2/2, has “…”. I cast Odd Bear": no second one.
        for it in things:
            it.said |= {HAD} if it not in known and it.card is not None else set()
    if parts and all(isinstance(it, Thing) and it.owner is not None for it in parts):
        for it in things:
            it.said.add("chosen controller")  # "Bob's 2/2 has trample. It attacks."
    for it in _described(scene, clause, things):
        sizes = [spec.value for spec in clause.get("specs") if spec.kind == "size"]
        if len(clause.get("specs")) == len(sizes) == 1 and becomes_so(
            scene, it, *sizes
        ):
            continue
        before = (it.power, it.toughness)
        if "size" in it.said and any(
            spec.kind == "size" and spec.value != before for spec in clause.get("specs")
        ):
            if _with_counters(scene, clause, it):
                continue
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "Is {it} {before}/{before2} or another size?",
                    it=it.id,
                    before=before[0],
                    before2=before[1],
                ),
            )
        check_listed(scene, clause, it)
        check_one_size(scene, clause, it, clause.get("specs"))
        if it not in known or not marked_by_then(
            scene, clause, it, clause.get("specs")
        ):
            specs = _once(scene, clause.get("specs"))
            apply_specs(scene, it, counted_in(clause, it, specs))
    scene.focus = things


_COUNTED = {"planeswalker": "loyalty", "battle": "defense"}


def _counts(spec: Spec, kind: str) -> bool:
    return spec.kind == kind or (spec.kind == "counters" and spec.value[1] == kind)


def _once(scene: Scene, specs: tuple[Spec, ...]) -> tuple[Spec, ...]:
    """ "My champion has “Blue Lantern: Prevent the next 2 …”": one effect, not two.

    The wording of a spell that lies on it is the spell's; else what is named is no
    card, but a name for what the thing says itself.
    """
    for card, text in pairwise(specs if scene.game is not Game.MTG else ()):
        beside = card.place.end == text.place.start
        if card.kind == "attached" and text.kind == "text" and beside:
            (part, *_) = parts_of(card.value)
            one = part.card if isinstance(part, Thing) else None
            face = scene.catalogue_card(one).face if one is not None else None
            twice = text if face is not None and is_spell(face) else card
            return tuple(it for it in specs if it is not twice)
    return specs


def _of_all_creatures(scene: Scene, clause: Clause) -> str:
    """The wording of "All creatures have flying": of those told of later as well."""
    parts, specs = parts_of(clause.get("what")), clause.get("specs") or ()
    one = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG or not isinstance(one, Thing) or clause.question:
        return ""
    bare = not one.label and one.of("noun") == ("creature",) and len(one.specs) == 1
    bare = bare and one.det in {"all", "each", "every"}
    if not bare or not specs or any(it.kind != "keyword" for it in specs):
        return ""
    keywords = [word for it in specs for word in str(it.value).split("+")]
    which = "All creatures" if one.owner is None else "Creatures you control"
    return f"{which} have {' and '.join(keywords)}."


def _with_counters(scene: Scene, clause: Clause, it: DraftThing) -> bool:
    """ "My 3/3 has a -1/-1 counter on it, so it's a 2/2": that is what comes of it."""
    more, longer = counter_shift(it.counters.items())
    specs: tuple[Spec, ...] = clause.get("specs")
    if scene.draft.script or not (more or longer):
        return False
    if it.power is None or it.toughness is None:
        return False
    size = (it.power + more, it.toughness + longer)
    return all((spec.kind, spec.value) == ("size", size) for spec in specs)


def _of_one(clause: Clause) -> object:
    """ "Bob's 4/4 and a 2/2": in a mere list it is Bob's as well."""
    what = clause.get("what")
    if not isinstance(what, Several):
        return what
    parts: list[Thing | Person] = []
    owner: Person | None = None
    for part in what.parts:
        if isinstance(part, Thing):
            owner = part.owner or owner
            if part.det == "a" and part.owner is None and owner is not None:
                part = replace(part, owner=owner)
        parts.append(part)
    return replace(what, parts=tuple(parts))


def _described(
    scene: Scene, clause: Clause, things: list[DraftThing]
) -> list[DraftThing]:
    """ "My 3/3, his 2/2 with flying": what stands behind a list is said of its last."""
    parts = parts_of(clause.get("what"))
    words = set(clause.text.lower().split())
    if not clause.get("last") or len(parts) < 2 or words & {"each", "both", "all"}:
        return things
    last = parts[-1]
    if not isinstance(last, Thing):
        return things
    # "…, a 1/1 token": what was told of just now is not told of once more.
    return things[-1:] if last.det == "a" else scene.thing(last)


def _has_blocked(scene: Scene, clause: Clause) -> bool:
    """ "His 3/3 attacked and my 2/2 blocked": no 2/2 of mine that was blocked.

    "A 1/1 blocked", "only two 3/3s blocked": of none that attacks.
    """
    said = [(it.kind, it.value) for it in clause.get("specs")]
    combat = open_combat(scene)
    if said != [("status", "blocked")] or not clause.get("last") or combat is None:
        return False
    return all(
        isinstance(it, Thing)
        and (
            (it.det == "a" or not _attacks(scene, combat, it))
            if it.owner is None
            else scene.player(it.owner) != combat.attacker
        )
        for it in parts_of(clause.get("what"))
    )


def _attacks(scene: Scene, combat: Combat, what: Thing) -> bool:
    """Whether one of the attackers is what is told of."""
    attackers = (scene.draft.thing(name) for name, _ in combat.attackers)
    return any(it and fits(it, what, scene.game) for it in attackers)


def _sized_twice(clause: Clause, parts: Iterable[object]) -> bool:
    """ "My units 3 might 5 might": two sizes in a row are of two, without a verb."""
    sizes = _SIZES & {spec.kind for spec in clause.get("specs")}
    things = (it for it in parts if isinstance(it, Thing))
    return any(spec.kind in sizes for it in things for spec in it.specs)


_SIZES = frozenset({"size", "might", "power"})


def _still_unsized(scene: Scene, clause: Clause) -> list[DraftThing]:
    """ "I sacrifice my creature to Viscera Seer. It was a 2/2": not the Seer.

    The card spoken of last has another size, and one creature has none yet.
    """
    size = next((it.value for it in clause.get("specs") if it.kind == "size"), None)
    parts = parts_of(clause.get("what"))
    alone = all(isinstance(it, Thing) and it.noun == "it" for it in parts)
    if size is None or not alone or len(scene.focus) != 1:
        return []
    face = scene.focus[0].face
    if face is None or None in (face.power, face.toughness):
        return []
    if (face.power, face.toughness) == size:
        return []
    left = [
        it
        for it in scene.draft.things
        if "creature" in it.kinds and it.card is None and it.power is None
    ]
    return left if len(left) == 1 else []


def _of_a_spell(described: Thing) -> bool:
    kinds = {*described.of("noun"), *described.of("type")}
    return bool(kinds & {"spell", "instant", "sorcery"})


@handles("isalso")
def properties_of_it(scene: Scene, clause: Clause) -> None:
    """“… and is a 2/1”: of what the clause before was about."""
    about = _going_on(scene, clause) or scene.spoken_of()
    if about in scene.draft.players and clause.get("specs"):
        # "I'm at 22 and have protection from everything"
        who = Person("name", about, clause.place)
        take_as(scene, clause, "playerkeywords", {"who": who, **clause.slots})
        return
    it = scene.draft.thing(about)
    if it is None:
        raise scene.error(Problem.AMBIGUOUS, worded("What is meant here?"))
    specs = clause.get("specs") or ()
    if clause.get("counters") is not None:
        specs = (Spec("counters", clause.get("counters"), clause.place),)
    apply_specs(scene, it, counted_in(clause, it, specs))
    scene.focus = [it]


def _going_on(scene: Scene, clause: Clause) -> str:
    """ "… his 2/2, which is tapped and has lifelink": what has been told of so.

    Raises QuestionError (AMBIGUOUS) where that may as well be the one that does it.
    """
    end = clause.place.start
    while end and scene.parse.word(end - 1) in {"and", "also", ","}:
        end -= 1
    heard = scene.heard.get(end, [])
    for at in range(end - 1, max(-1, end - _LONGEST_RELATIVE), -1):
        word = scene.parse.word(at)
        if word in _SENTENCE_ENDS or word == "," or word in _DOES:
            return ""  # "My 3/3 that is tapped attacks his 2/2 and has lifelink"
        if word in RELATIVES and scene.parse.word(at + 1) in _IS_OR_HAS:
            break
    else:
        return ""
    if [it.id for it in heard] == [scene.about]:
        return scene.about
    if len(heard) != 1 or scene.parse.word(end) == ",":
        raise scene.error(Problem.AMBIGUOUS, worded("What is meant here?"))
    return heard[0].id


# So many words at most are between "which" and "and has".
_LONGEST_RELATIVE = 14
_SENTENCE_ENDS = frozenset({".", ";", "?", "!", "\n", ":"})
_IS_OR_HAS = frozenset("is are was were has have had already also still".split())
_DOES = frozenset(
    form[0]
    for row in VERBS.values()
    for form in row.active
    if len(form) == 1 and form[0].endswith("s")
) - {"counters", "points", "is", "has", "was"}  # fmt: skip


@handles("indestructible")
def indestructible(scene: Scene, clause: Clause) -> None:
    """My Bear can't be destroyed."""
    for it in scene.things(clause.get("what")):
        it.keywords.add("indestructible")


@handles("notso")
def not_so(scene: Scene, clause: Clause) -> None:
    """It isn't monstrous: which goes without saying. Raises ILLEGAL where it is."""
    found = scene.things(clause.get("what"))
    for it in found:
        if clause.get("flag") in it.flags:
            raise scene.error(
                Problem.ILLEGAL,
                worded("{it} has {keyword}.", it=it.id, keyword=clause.get("flag")),
                clause.place,
            )
    scene.focus = found


def _is_own(scene: Scene, clause: Clause) -> None:
    """ "Alice's Duelist is a 2/1", "is a 2/1 of mine": that name is none of a card."""
    scene.parse.memory.setdefault("sized", set()).update(
        part.label.lower()
        for part in parts_of(clause.get("what"))
        if isinstance(part, Thing)
    )
