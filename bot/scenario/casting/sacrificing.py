"""What is sacrificed: to pay, "I fling my 5/5 at him", or for nothing."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.cards.finding import Found
from bot.engine.instructions import Ability
from bot.engine.question import Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.choosing import prefer
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_at, all_entries, face_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.fought_over import is_just_one
from bot.scenario.scene.given_up import note_given
from bot.scenario.scene.matching import fits
from bot.scenario.scene.meaning import told_already
from bot.scenario.scene.sacrifice_costs import SACRIFICE_ASKED
from bot.scenario.scene.sacrificed import sacrificed_in
from bot.scenario.scene.scene import HANDLERS, Scene, handles, take_as
from bot.scenario.words.small_words import SACRIFICING
from bot.scenario.words.syntax import Card, Clause, Person, Quantity, Several, Thing
from bot.worded import worded

_FLING = "Fling"


@handles("sacto")
def sacrificed_to(scene: Scene, clause: Clause) -> None:
    """I sacrifice my 2/2 to Carrion Feeder; I fling my 5/5 at Bob."""
    thrown = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
    card = clause.get("card") or _fling(scene, clause)
    slots = {"who": clause.get("who"), "to": clause.get("to")}
    if card is None or any(
        it.card is not None and is_spell(face_of(scene, it)) for it in thrown
    ):
        # "I fling a Bolt at him": it is cast, as with any other word.
        cast = replace(clause, kind="cast", slots={**slots, "card": thrown[0]})
        HANDLERS["cast"](scene, cast)
        return
    card = _outlet(scene, clause) if card.noun == "it" else card
    aimed = _aimed_before(scene, clause)
    gone = {"who": clause.get("who"), "what": clause.get("what"), "paid": True}
    answering = scene.timing in {"response", "trigger"}
    take_as(scene, clause, "sacrificeonly", gone)
    note_given(scene, clause, thrown)
    if aimed is not None:
        scene.notice([aimed])
        scene.focus = [aimed]
    spell = card.card is not None and is_spell(face_of(scene, card))
    kind = "cast" if spell else "use"
    outlets = [] if spell else _asking_for_it(scene, card)
    if not spell and clause.get("to") and not any(one.targets for one in outlets):
        # "…, targeting Bob": what the sacrifice sets off does.
        who = scene.who(clause)
        prefer(scene, who, aimed_at(scene, clause, who))
        del slots["to"]
    if not spell and not outlets:
        return
    if kind == "use":
        slots["times"] = sum(
            1 if it.det == "a" else len(scene.thing(it)) for it in thrown
        )
        told, times = clause.get("n"), slots["times"]
        if isinstance(told, Quantity) and isinstance(told.value, int) and times:
            # "… to deal 2 to him": by all of them together.
            slots["n"] = replace(told, value=told.value // times)
    # Not its words: what they sacrifice is paid.
    used = replace(clause, kind=kind, text=kind, slots={**slots, "card": card})
    scene.behind = scene.last_entry if answering else None
    HANDLERS[kind](scene, used)


def _aimed_before(scene: Scene, clause: Clause) -> DraftThing | None:
    """The "it" of "he flings a 7/7 at it": told of before, not what is thrown."""
    parts = parts_of(clause.get("to"))
    if len(parts) != 1 or not isinstance(parts[0], Thing) or not parts[0].is_pronoun:
        return None
    return scene.one(parts[0])


def _outlet(scene: Scene, clause: Clause) -> Thing:
    """ "She sacrifices her 5/5 to it": the one thing of hers that asks for that."""
    who = scene.who(clause)
    pool = [
        it
        for it in scene.draft.things
        if it.controller == who
        and any("acrifice" in one.cost for one in it.abilities.activated)
    ]
    if len(pool) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("With what?"))
    return _named(pool[0], clause)


def only_sacrificed(scene: Scene, clause: Clause) -> bool:
    """Tell of what is sacrificed to no ability, by everyone or told later; if it is."""
    who = clause.get("who")
    parts = parts_of(clause.get("card"))
    if not SACRIFICING & {*clause.text.lower().split()} or len(parts) != 1:
        return False
    everyone = isinstance(who, Person) and who.kind in _EVERYONE
    if not (everyone or _not_told_yet(scene, parts[0], scene.who(clause))):
        return False
    what = Several(parts, clause.place)
    take_as(scene, clause, "sacrificeonly", {"who": who, "what": what})
    return True


_EVERYONE = frozenset({"each", "both", "each opponent"})


def _not_told_yet(scene: Scene, thing: Thing | Person, who: str) -> bool:
    """ "Bob sacrifices a creature. He has a 5/5": that one; none of his is told yet."""
    if not isinstance(thing, Thing) or thing.det != "a" or thing.noun != "creature":
        return False
    if thing.label or thing.card or any(it.kind != "noun" for it in thing.specs):
        return False
    if any(it.on_board and it.controller == who for it in scene.draft.things):
        return False
    return any(it.kind == "have" for it in scene.following)


def only_outlet(
    scene: Scene, clause: Clause, who: str, things: list[DraftThing]
) -> Thing | None:
    """What asks *who* to sacrifice such *things*: nobody does so for nothing.

    None where nothing does, and where what is used or cast is told behind this.
    Raises AMBIGUOUS where several things do.
    """
    words = clause.text.lower().split()
    if "sacrificing" in words or any(it.kind in _USING for it in scene.following):
        return None
    pool = [
        it
        for it in scene.draft.things
        if it.controller == who
        and it.zone is Zone.BATTLEFIELD
        and any(_takes(one, it, things) for one in it.abilities.activated)
    ]
    if len(pool) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("With what?"),
            clause.place,
            [it.id for it in pool],
        )
    if not pool or _still_unpaid(scene, who, pool[0]):
        return None
    return _named(pool[0], clause)


def _still_unpaid(scene: Scene, who: str, host: DraftThing) -> bool:
    """Whether it was used more often than was sacrificed so far."""
    entries = all_entries(scene)
    used = [
        it
        for it in entries
        if isinstance(it.what, Resolve) and it.what.source == host.id
    ]
    return len(used) > sum(len(sacrificed_in(it, who)) for it in entries)


def for_its_own(scene: Scene, clause: Clause, who: str, host: DraftThing) -> bool:
    """Whether it has an ability of its own that it is sacrificed for.

    Raises QuestionError (AMBIGUOUS) where another thing may ask for it as well.
    """
    if not any(it.sacrifices for it in host.abilities.activated):
        return False
    said = set(clause.text.lower().split())
    if not SACRIFICING & said or clause.get("to") is not None:
        return True
    other = only_outlet(scene, clause, who, [host])
    if other is not None and other.label != host.id:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("With what?"),
            clause.place,
            [host.id, other.label],
        )
    return True


def _named(it: DraftThing, clause: Clause) -> Thing:
    """*it* as somebody would name it."""
    if it.card is None:
        return Thing("label", clause.place, label=it.id)
    card = Card((it.card.ref,), it.id, clause.place)
    return Thing("card", clause.place, card=card, label=it.id)


_USING = frozenset(
    "use uselast useagain sacto cast castlast targetlast pay regen".split()
)


def _takes(ability: Ability, host: DraftThing, things: list[DraftThing]) -> bool:
    """Whether each of *things* can be what it asks to be sacrificed."""
    asked = SACRIFICE_ASKED.search(ability.cost)
    if asked is None or (asked["which"].lower() == "another" and host in things):
        return False
    return all(asked["kind"].lower() in it.kinds for it in things)


def _asking_for_it(scene: Scene, card: Thing) -> list[Ability]:
    """Its abilities that are played out, not only kept in words."""
    return [
        one
        for it in scene.thing(card)
        for one in it.abilities.activated
        if "acrifice" in one.cost
    ]


def _fling(scene: Scene, clause: Clause) -> Thing | None:
    """The card that is meant by the word alone."""
    if not {"fling", "flings", "flung"} & {*clause.text.lower().split()}:
        return None
    found = scene.parse.catalogue.find(_FLING, scene.game)
    if not isinstance(found, Found) or found.card.name != _FLING:
        return None
    card = Card((found.card.ref,), _FLING, clause.place)
    return Thing("card", clause.place, card=card, label=_FLING)


def one_of_theirs(scene: Scene, clause: Clause, thing: Thing) -> bool:
    """ "Alice controls a 2/2 and sacrifices a creature": what has been told of."""
    who = clause.get("who")
    if clause.get("to") is not None:
        return False
    if is_just_one(scene, thing) or not isinstance(who, Person):
        return is_just_one(scene, thing) and bool(scene.focus)
    whose = replace(thing, owner=thing.owner or who)
    if told_already(scene, whose, []) is None:
        return False
    fitting = (it for it in scene.draft.things if fits(it, whose, scene.game))
    return not any(one.sacrifices for it in fitting for one in it.abilities.activated)


def just_sacrificed(scene: Scene, clause: Clause, what: object) -> None:
    """*what* is sacrificed, and nothing is got for it.

    "I use it by sacrificing a Goat, naming the Giant": chosen for what is paid for.
    """
    gone = {"who": clause.get("who"), "what": what}
    HANDLERS["sacrificeonly"](scene, replace(clause, slots=gone))
    if clause.get("src") is not None:
        take_as(scene, clause, "source", {"src": clause.get("src")})
    if clause.get("mode") == "life" and clause.get("points") is not None:
        # "I sacrifice it to gain 3 life": by what, nobody has told.
        gains = {"who": clause.get("who"), "n": clause.get("points")}
        take_as(scene, clause, "gain", gains)
        scene.pending_mode = ""


def those_made(
    scene: Scene, thing: Thing, host: DraftThing, made: list[DraftThing], who: str
) -> Several:
    """ "Alice sacrifices a 1/1" nobody has told of: the one just made."""
    made = [it for it in made if it.controller == who]
    if thing.of("among"):
        made = made[: thing.count or 1]
    if not thing.plural and thing.det == "a":
        made = [host]
    scene.focus = made or [host]
    noun = "it" if len(scene.focus) == 1 else "them"
    return Several((Thing(noun, thing.place, label=noun),), thing.place)


def paid_for(scene: Scene, host: DraftThing, who: str) -> int:
    """How often what was just sacrificed pays for an ability of *host* that asks it."""
    asked = any(SACRIFICE_ASKED.search(it.cost) for it in host.abilities.activated)
    if not asked or scene.last_entry is None:
        return 1
    return len(sacrificed_in(scene.last_entry, who)) or 1
