"""Which of the things told of "him" and "her" can mean, besides a player."""

from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import walk
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.persons import gender
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import which_is_meant
from bot.scenario.words.kinds import FIRST_NAMES, OPPONENTS
from bot.scenario.words.small_words import OF_A_PLAYER
from bot.scenario.words.syntax import Card, Clause, Person, Place, Thing
from bot.worded import worded

# In the memory of a parse: where a "she" that has a shield is a creature, and which.
SHIELDED = "she is shielded"
_SHE = frozenset({"she", "her"})
_HE = frozenset({"he", "him"}) | _SHE
_OF_A_PLAYER_ALONE = frozenset("life he she his her him player opponent".split())


def walker_meant(scene: Scene, person: Person) -> DraftThing | None:
    """ "Liliana has 5 loyalty. I bolt her": a card said as a person.

    Raises QuestionError (AMBIGUOUS) where it may as well be a player told of.
    """
    if person.kind != "he" or person.name not in _HE:
        return None
    there = [
        it
        for it in scene.draft.things
        if it.named and it.zone is Zone.BATTLEFIELD and _is_somebody(it)
        if scene.clause_kind != "attack" or "planeswalker" in it.kinds  # 506.2
        if not _does_it(scene, it)
    ]
    if len(there) != 1 or scene.game is not Game.MTG:
        return None
    player, sought = scene.he(person), "f" if person.name in _SHE else "m"
    if player == scene.doer or gender(player) not in {"", sought}:
        return there[0]
    if there[0].controller == scene.doer and _prevents_something(scene):
        return there[0]  # "He bolts my Jace. I use a Healer on him": hardly on him
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    if player == "opponent" and _otherwise_called(scene, person):
        return there[0]
    # Nobody has called the opponent "she" so far: "her" is Liliana.
    said = player != "opponent" or before & {"he", "she", "his", "her", "him"}
    if not said and (person.name in _SHE or not before & OPPONENTS):
        return there[0]
    listed = [scene.describe(there[0]), scene.name(player)]
    raise either_meant(scene, person, listed)


def _otherwise_called(scene: Scene, person: Person) -> bool:
    """ "I attack his Liliana with a 3/3 and bolt her": "he" is the opponent, not "she".

    Nobody else is told of whom either word may mean.
    """
    said = {it.text for it in scene.parse.tokens}
    walkers = [it for it in scene.draft.things if "planeswalker" in it.kinds]
    alone = len(walkers) == 1 and not scene.parse.people
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    others = said & {"he", "his", "him"} and "she" not in before
    return alone and person.name == "her" and bool(others)


def walker_of_another(scene: Scene, person: Person) -> DraftThing | None:
    """ "My Chandra has 5 loyalty. Bob attacks her. He bolts her": never Bob, nor "it".

    "Him" is as likely a creature, where no walker was called so before.
    """
    if not scene.is_doer(person):
        return None
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    if person.name != "her" and not before & {"him", "his"}:
        return None
    return walker_meant(scene, person)


def check_not_his_own(scene: Scene, person: Person, it: DraftThing) -> None:
    """Refuse "Bob attacks with a 3/3. He bolts her" where mine may be meant as well.

    Raises QuestionError (AMBIGUOUS).
    """
    if person.kind == "it" or it.controller != scene.doer or scene.game is not Game.MTG:
        return
    mine = [
        one
        for one in scene.draft.things
        if one.on_board and one.zone is Zone.BATTLEFIELD and not is_passive(one)
        if one.controller != scene.doer
    ]
    if mine:
        raise either_meant(scene, person, [scene.describe(one) for one in (it, *mine)])


def either_meant(scene: Scene, person: Person, listed: list[str]) -> QuestionError:
    """The refusal where *person* ("her") may be any of those *listed*."""
    return scene.error(
        Problem.AMBIGUOUS,
        which_is_meant(person.name, listed),
        person.place,
        listed,
        listed,
    )


def _does_it(scene: Scene, it: DraftThing) -> bool:
    """ "Daisy blocks him": hardly Daisy."""
    clause = scene.clause
    return clause is not None and any(
        isinstance(part, Thing) and part.label.lower() == it.label.lower()
        for role in ("what", "by")
        for part in parts_of(clause.get(role))
    )


def _is_somebody(it: DraftThing) -> bool:
    """A planeswalker, or a creature called by a person's name: Elsa Bright."""
    first = it.label.lower().split(" ")[0]
    return "planeswalker" in it.kinds or first in FIRST_NAMES


def creature_meant(scene: Scene, person: Person) -> DraftThing | None:
    """ "My Bear is a 2/2. I bolt him. Does he die?": the creature, not a player.

    None where a player is meant. Raises QuestionError (AMBIGUOUS) where it may as
    well be either: whether "he dies" is asked of a creature before it is of a player
    whose life nobody has told (120.3a, 120.3e).
    """
    if person.kind != "he" or person.name not in _HE:
        return None
    if scene.clause_kind == "attack":
        return None  # creatures are attacked by nobody (506.2)
    living = [
        it
        for it in scene.recent
        if it.on_board and it.zone is Zone.BATTLEFIELD and not is_passive(it)
    ]
    if not living or scene.game is not Game.MTG:
        return None
    player = scene.he(person)
    never = player == scene.doer or gender(player) not in {
        "", "f" if person.name in _SHE else "m",
    }  # fmt: skip
    focused = [it for it in living if it in scene.focus] or living
    if never:
        return _the_one(scene, person, focused, "")
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    unnamed = _is_unnamed(player, before)
    unspoken = unnamed and not before & (OPPONENTS | OF_A_PLAYER)
    dies = asks_whether_he_dies(scene)
    combat = last_combat(scene)
    attacked = combat is not None and player in dict(combat.attackers).values()
    if unspoken and not attacked:
        # "I have a 2/2 and bolt him. His life?" asks of a player after all.
        behind = {it.text for it in scene.parse.tokens[person.place.end :]}
        if not dies and behind & _OF_A_PLAYER_ALONE:
            return None
        # "Gisela is mine. I bolt him. How much?": hardly Gisela.
        own = any(it.controller == scene.doer for it in focused)
        return _the_one(scene, person, focused, player if own and not dies else "")
    fighting = [it for it in focused if it.controller == scene.doer]
    if combat is not None and fighting and _prevents_something(scene):
        # Hardly the opponent: "his 4/4 attacks, my 3/3 blocks, I use a Healer on him".
        raise either_meant(
            scene, person, [*map(scene.describe, fighting[:4]), scene.name(player)]
        )
    known = "life" in scene.draft.players[player].said or _life_follows(scene)
    if not dies or known:
        return None
    return _the_one(scene, person, focused, player)


def creature_shielded(scene: Scene, clause: Clause) -> bool:
    """ "I control Serra Angel. She has a prevent-2 shield": the Angel has it.

    Raises QuestionError (AMBIGUOUS) where an opponent spoken of before may have it.
    """
    person, what = clause.get("who"), clause.get("what") or ()
    if not (
        isinstance(person, Person) and person.kind == "he" and person.name == "she"
    ):
        return False
    if not what or any(getattr(it, "kind", "") != "shield" for it in what):
        return False
    player = scene.he(person)
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    other = gender(player) == "m" or _is_unnamed(player, before)
    if scene.game is not Game.MTG or not other or before & _SHE:
        return False
    living = [
        it
        for it in scene.recent
        if it.on_board and it.zone is Zone.BATTLEFIELD and "creature" in it.kinds
    ]
    focused = [it for it in living if it in scene.focus] or living
    if not focused:
        return False
    it = _the_one(scene, person, focused, player if before & OPPONENTS else "")
    scene.parse.memory[SHIELDED] = (clause.place, it.id)
    return True


def _is_unnamed(player: str, before: set[str]) -> bool:
    """Whether nobody has called *player* by a name *before* "she" is said."""
    nobody = player == "opponent" or player.endswith("'s opponent")
    return nobody or player.lower().split(" ")[0] not in before | {"me"}


def _life_follows(scene: Scene) -> bool:
    """ "I bolt him, he's at 2. Is he dead?": of a player, who has life."""
    return any(it.kind == "life" and _is_he(it.get("who")) for it in scene.following)


def _prevents_something(scene: Scene) -> bool:
    """Whether what the clause casts or uses prevents damage."""
    said = scene.clause.get("card") if scene.clause else None
    card = said.card if isinstance(said, Thing) else said
    if not isinstance(card, Card) or len(card.names) != 1:
        return False
    face = scene.catalogue_card(card).face
    does = walk(abilities_of(scene.game, face))
    return any(isinstance(it, Effect) and it.prevents for it in does)


def _the_one(
    scene: Scene, person: Person, living: list[DraftThing], player: str
) -> DraftThing:
    """The one of *living*; raises AMBIGUOUS where several are, or *player* may be."""
    if len(living) == 1 and not player:
        return living[0]
    listed = [scene.describe(it) for it in living[:4]]
    raise either_meant(scene, person, listed + ([scene.name(player)] if player else []))


def asks_whether_he_dies(scene: Scene) -> bool:
    """Whether the next question is "Does he die?": said of creatures and of players."""
    asked = next((it for it in scene.following if it.kind.startswith("ask_")), None)
    return (
        asked is not None
        and asked.kind in {"ask_dies", "ask_loses"}
        and (
            any(_is_he(it) for it in _named(asked))
            and not _OF_THE_GAME & set(asked.text.lower().split())
        )
    )


_OF_THE_GAME = frozenset("lose loses lost win wins game out".split())


def _named(asked: Clause) -> list[object]:
    return [*parts_of(asked.get("what")), asked.get("who"), asked.get("who2")]


def _is_he(said: object) -> bool:
    if isinstance(said, Thing):
        return said.label in {"he", "she", "him", "her"}
    return isinstance(said, Person) and said.kind == "he"


def creatures_as_they(scene: Scene, person: Person) -> list[DraftThing]:
    """ "I have two 3/3s. They each take 3 damage": the creatures, and no player.

    Raises QuestionError (AMBIGUOUS) where a player was spoken of who may be "they".
    """
    if (person.kind, person.name) != ("he", "they"):
        return []
    every = scene.parse.word(person.place.end) in _EVERY
    there = [it for it in scene.focus if it.on_board and not is_passive(it)]
    if not there or not (every or len(there) > 1) or len(scene.players(person)) > 1:
        return []
    before = {it.text for it in scene.parse.tokens[: person.place.start]}
    others = scene.parse.people or before & (OPPONENTS | OF_A_PLAYER)
    if (others and not every) or len({it.controller for it in there}) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who are “{thing}” here?", thing=person.name),
            person.place,
        )
    place = Place(person.place.start, person.place.end + every)
    how = scene.parse.word(place.end - 1)
    label = how if how == "each" else person.name
    return scene.thing(Thing("them", place, det="both" * (how == "both"), label=label))


_EVERY = frozenset({"all", "both", "each"})
