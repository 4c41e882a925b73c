"""New things on the table, from the words that describe them."""

import re
from dataclasses import replace

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.scene.bearing import dress
from bot.scenario.scene.claims import doubted
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.happening_kinds import HAPPENING
from bot.scenario.scene.kinds_described import BASIC_KIND, kinds_of
from bot.scenario.scene.labels import label_of, told_apart
from bot.scenario.scene.persons import of_all_players
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.sizes_told import (
    check_sizes,
    is_vague,
    other_size,
    size_behind,
    sized_elsewhere,
    tells_its_size,
)
from bot.scenario.scene.specs import apply_specs
from bot.scenario.scene.steps import MADE
from bot.scenario.scene.unknown_cards import is_shielded_walker, unknown_card
from bot.scenario.scene.whose import check_whose, default_owner, giver, leading
from bot.scenario.words.asked_back import WHAT_HAS_TEXT, WHICH_TWO
from bot.scenario.words.kinds import PLURALS, SUBTYPES, TOKENS
from bot.scenario.words.named_types import taken_as_described, types_in
from bot.scenario.words.numbers_asked import HOW_MANY, HOW_MANY_AND_BIG
from bot.scenario.words.syntax import Spec, Thing
from bot.scenario.words.typed_words import EVERYDAY
from bot.worded import capital, worded

_SOURCES = frozenset({"spell", "ability", "source", "attack"})


def make(scene: Scene, thing: Thing, owner: str) -> list[DraftThing]:
    """The new objects of one noun phrase: as many as it says."""
    if thing.det == "no" or thing.count == 0:
        return []
    if thing.noun == "champion" or "champion" in thing.of("noun"):
        if scene.game is Game.GRAND_ARCHIVE:
            if thing.plural or thing.det in _EVERYBODYS or of_all_players(thing):
                return [champion(scene, one, thing) for one in leading(scene, thing)]
            owner = _described_behind(scene, thing) or owner or default_owner(scene)
            return [champion(scene, owner, thing)]
    if thing.is_pronoun:
        raise AssertionError(thing)
    given = "" if owner else giver(scene, thing)
    owner = owner or given
    unsaid = not owner and scene.game is not Game.MTG
    supposed = not owner
    if not owner:
        owner = default_owner(scene)
    if thing.det in {"each", "all", "any"}:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("I know nothing yet that this could be. Say what is there."),
            thing.place,
        )
    if thing.noun == "thing" and thing.det == "another" and thing.of("text"):
        # "An enchantment with “…” and another one with “…”": no creature.
        raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, thing.place)
    specs = (scene.clause.get("specs") if scene.clause else None) or ()
    grows = bool(specs) and all(getattr(it, "kind", "") == "bonus" for it in specs)
    if unsaid and grows and thing.det in {"the", "other"} and not _sized(thing):
        # "The defender has +1 power": more than of what nobody knows the power.
        doubt = scene.error(
            Problem.AMBIGUOUS,
            worded("I have not been told of “{thing}”.", thing=scene.said(thing)),
            thing.place,
        )
        raise doubted(scene.parse, doubt)
    told = any("creature" in it.kinds for it in scene.draft.things)
    if thing.det == "both" and thing.noun == "creature" and told and not _sized(thing):
        # "A 1/1 and a 2/2, both enchanted with Holy Strength": they are no others.
        raise scene.error(Problem.AMBIGUOUS, WHICH_TWO, thing.place)
    both = thing.det == "both" and (thing.noun != "card" or thing.plural)
    count = thing.count or (2 if both else 1)
    if thing.plural and count == 1 and thing.count is None and thing.noun != "card":
        count = _how_many(scene, thing)
    found = []
    for _ in range(count):
        made = _one(scene, thing, owner, several=count > 1)
        if thing.owner is not None and scene.game is Game.MTG:
            # "Choosing Alice's 4/4. The 4/4 attacks": it is hers all the time.
            made.said.add("chosen controller")
        if unsaid:
            made.said.add("default controller")
        elif supposed:
            made.said.add("supposed controller")
        if given and given != "me":
            whose = worded("{it} belongs to {who}.", it=made.id, who=scene.name(given))
            scene.draft.assume(capital(whose))
        found.append(made)
    return found


def _described_behind(scene: Scene, thing: Thing) -> str:
    """ "I attack the enemy champion, champion at 10 life": whose was just named."""
    led = [it for it in scene.draft.things if "champion" in it.kinds]
    described = thing.owner is None and (thing.of("life") or thing.of("damage"))
    bare = thing.det in {"", "the"} and not thing.of("status")
    known = len(led) == 1 and described and bare
    return led[0].controller if known else ""


def _sized(thing: Thing) -> bool:
    return bool(thing.of("size") or thing.of("might") or thing.of("power"))


_FIGHTING = frozenset({"attack", "block", "unblocked"})
_EVERYBODYS = frozenset({"both", "each", "all"})


def _how_many(scene: Scene, thing: Thing) -> int:
    """Plural without a number: "my bears" is one card, "his guys" unknown."""
    if thing.label and thing.det != "a" and not _is_kinds(thing.label):
        return 1
    if scene.game is not Game.MTG and scene.in_list and _sized(thing) and not thing.det:
        return 1  # "my 2/2 and my 3/3 allies"
    said = scene.parse.said(thing.place.start, thing.place.end)
    asked = worded(HOW_MANY_AND_BIG, said=said)
    two = "two 2/2s"
    if _sized(thing):
        asked = worded(HOW_MANY, said=said)
        two = _POSSESSED.sub(lambda it: f"{it[0]}two ", said, count=1)
    raise scene.error(Problem.AMBIGUOUS, asked, thing.place, (two,))


_POSSESSED = re.compile(r"^(?:(?:my|his|her|their|our|\w+['’]s) )?", re.IGNORECASE)


def _is_kinds(label: str) -> bool:
    """ "He has goblins": so many of a kind, and nobody of that name.

    "Her 1/1 Skeletons" is called so, as a card may be.
    """
    kind = PLURALS.get(label, label.removesuffix("s"))
    return label.islower() and label not in SUBTYPES and kind in SUBTYPES


def champion(scene: Scene, player: str, thing: Thing | None = None) -> DraftThing:
    """The Grand Archive champion of *player*, made when first spoken of."""
    if player not in scene.draft.players:
        raise scene.error(Problem.AMBIGUOUS, worded("Whose champion is meant?"))
    for it in scene.draft.things:
        if "champion" in it.kinds and it.controller == player:
            if thing is not None:
                apply_specs(scene, it, thing.specs)
            return it
    name = {"me": "my champion", "opponent": "opponent's champion"}.get(
        player, f"{player}'s champion"
    )
    it = DraftThing(
        scene.draft.fresh(name), "champion", player, player,
        kinds={"champion", "unit"}, sized=True,
    )  # fmt: skip
    scene.add(it)
    if thing is not None:
        apply_specs(scene, it, thing.specs)
        told = thing.owner is not None or scene.side_called(thing) or thing.plural
        if not told and thing.det in {"a", "the"}:
            from bot.scenario.scene.describing import owned

            said, meant = scene.said(thing), owned(scene.draft, it)
            scene.draft.assume(
                worded("“{thing}” is taken to be {it}.", thing=said, it=meant)
            )
    return it


def _one(scene: Scene, thing: Thing, owner: str, *, several: bool) -> DraftThing:
    if thing.noun == "card" and thing.card is None and thing.of("text"):
        # "I control a card that says “…”": it is what has that text.
        scene.parse.memory.setdefault("sized", set()).add("the card")
        thing = replace(
            thing,
            noun="label",
            label="the card",
            specs=(*thing.specs, Spec("type", "enchantment", thing.place)),
        )
    if thing.noun == "card":
        it = _card(scene, thing, owner, several=several)
        it.said |= {"pointed at"} if _pointed_at(scene, thing) else set()
        _take_part(scene, thing, it)
        return it
    if thing.noun in _SOURCES or set(thing.of("noun")) & _SOURCES:
        return source(scene, thing, owner)
    check_sizes(scene, thing)
    label = label_of(scene, thing, several=several)
    if not thing.label:
        label = told_apart(scene, label, owner)
    it = DraftThing(
        scene.draft.fresh(label), thing.label, owner, owner,
        place=(thing.place.start, thing.place.end), named=bool(thing.label),
    )  # fmt: skip
    it.kinds |= kinds_of(scene.game, thing)
    it.said |= {"pointed at"} if thing.det == "the" else set()
    roles = {"attacker": "attacker", "blocker": "called blocker"}
    it.said |= {roles[noun] for noun in thing.of("noun") if noun in roles}
    if "blocker" in thing.of("noun") and tells_its_size(scene.clause):
        it.said.add("blocker")  # "The blocker is a 2/2", "my blocker is a 2/2".
    scene.add(it)
    apply_specs(scene, it, thing.specs)
    ignored = {"type", "asked" if _of_legality(scene) else ""}
    ignored.add("pointed at" if scene.clause_kind == "have" else "")
    told = it.sized or "artifact" in it.kinds
    it.said |= {"vague size"} if is_vague(scene, thing) and not told else set()
    if thing.noun == "label" and not told and not it.said - ignored:
        _unknown(scene, thing, it)
    it.said |= {"pointed at"} if _pointed_at(scene, thing) else set()
    it.said |= {"told fighting"} if scene.clause_kind in _FIGHTING else set()
    _take_part(scene, thing, it)
    if thing.noun == "label" and it.sized and " " in thing.label:
        kinds = types_in(thing.label) if scene.game is Game.MTG else frozenset()
        it.kinds |= kinds if "creature" in it.kinds else frozenset()
        scene.draft.assume(taken_as_described(thing.label, kinds))
    elif thing.noun == "label" and "loyalty" in it.said and " " in thing.label:
        if is_shielded_walker(scene, thing.label):
            scene.draft.things.remove(it)
            raise unknown_card(scene, thing.label, thing)
        scene.draft.assume(taken_as_described(thing.label, frozenset()))
    return it


def _take_part(scene: Scene, thing: Thing, it: DraftThing) -> None:
    """ "Bob has an attacking Hill Giant": what follows from that."""
    if it.said & {"attacking", "attacker", "unblocked"}:
        check_whose(scene, thing, it)
    for follow in MADE:
        follow(scene, it)


def _of_legality(scene: Scene) -> bool:
    """Whether it is asked what may be done: what it has, known or not, decides."""
    kind = scene.clause_kind
    return kind in {"ask_can_target", "ask_can_cast", "ask_can_block", "ask_can_attack"}


def _pointed_at(scene: Scene, thing: Thing) -> bool:
    """Whether something happens to it, or is asked of it, as if it had been told of."""
    if thing.det == "the":
        return True
    kind = scene.clause_kind
    if scene.game is Game.MTG and thing.det == "a" and kind == "cast":
        return not thing.label and thing.noun == "creature"
    return thing.owner is not None and kind in HAPPENING


# What players call creatures whose size goes without saying.
SIZES_KNOWN = {"bear": (2, 2), "bears": (2, 2)}


def _unknown(scene: Scene, thing: Thing, it: DraftThing) -> None:
    """A name that is no card and of which nothing is said."""
    if it.label.lower() in scene.parse.memory.get("sized", ()):
        return
    for other in scene.draft.things:
        alike = other.label.lower().removesuffix("s") == it.label.lower()
        if alike and other is not it and other.sized and other.card is None:
            # "… and blocks with her own Silvercoat Lion": the same creature.
            it.power, it.toughness, it.sized = other.power, other.toughness, True
            it.keywords |= other.keywords
            it.colors, it.kinds = set(other.colors), set(other.kinds)
            return
    scene.draft.things.remove(it)
    raise unknown_card(scene, thing.label, thing)


_OF_KINDS = EVERYDAY | SUBTYPES


def _card(scene: Scene, thing: Thing, owner: str, *, several: bool) -> DraftThing:
    named = scene.card_of(thing)
    card = scene.catalogue_card(named)
    face = face_named(card, named.typed)
    label = thing.label.split(",")[0]
    if is_spell(face) or (several and named.plural):
        label = face.name.split(",")[0]
    it = DraftThing(
        scene.draft.fresh(label), label, owner, owner,
        place=(thing.place.start, thing.place.end), named=True,
    )  # fmt: skip
    if is_spell(face):
        it.zone = Zone.STACK
    scene.add(it)
    size = thing.first("size") or size_behind(scene.clause, thing)
    whole = named.typed.lower() in {one.name.lower() for one in named.names}
    of_a_kind = {*named.typed.lower().split()} & _OF_KINDS
    vague = not whole and bool(of_a_kind) and is_vague(scene, thing)
    vague &= "creature" in face.types
    own = size is not None and not named.sure and other_size(face, size)
    elsewhere = sized_elsewhere(scene, thing) if of_a_kind and size is None else None
    own = own or (elsewhere is not None and other_size(face, elsewhere))
    if own or vague:
        it.kinds |= BASIC_KIND[scene.game]  # an everyday word: the player's creature
        it.said |= {"vague size"} if vague else set()
    else:
        dress(it, scene.game, card, face)
    it.token = it.token or face.name in TOKENS
    apply_specs(scene, it, thing.specs)
    return it


def take_for_unit(scene: Scene, it: DraftThing) -> None:
    """What was told by a wording alone fights or is hurt: it is a unit."""
    told = it.card is None and it.kinds == {"enchantment"}
    if told and scene.game is not Game.MTG:
        it.kinds = set(BASIC_KIND[scene.game])


def source(scene: Scene, thing: Thing | None, owner: str, kind: str = "") -> DraftThing:
    """A spell, ability or source nobody has named."""
    kind = kind or (thing.noun if thing else "source")
    colors = set(thing.of("color")) if thing else set()
    label = thing.label if thing and thing.label else f"the {kind or 'source'}"
    it = DraftThing(
        scene.draft.fresh(label), label, owner, owner, zone=Zone.STACK,
        kinds={kind} if kind in {"spell", "ability"} else set(), colors=colors,
    )  # fmt: skip
    if thing:
        it.kinds |= {str(value) for value in thing.of("type")}
        it.elements |= {str(value) for value in thing.of("element")}
        it.keywords |= {str(value) for value in thing.of("keyword")}
    return scene.add(it)
