"""What deals the damage that is told of, and whose it is."""

import re

from bot.cards.finding import Unknown
from bot.citation import Game
from bot.engine.inside import holds
from bot.engine.instructions import DealDamage
from bot.engine.question import Deal, Hit
from bot.errors import Problem
from bot.scenario.combat.deals_on import dealing_on
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import source
from bot.scenario.scene.meaning import targeted
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.kinds import COLORS, ELEMENTS
from bot.scenario.words.small_words import HIS
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


def _told_behind(it: DraftThing, pronoun: Thing) -> bool:
    """ "It deals 4 to my ally. My ally has 5 life": told later, it is not meant."""
    return it.place[0] > pronoun.place.start


def dealers_of(
    scene: Scene, clause: Clause, owner: str, *, by_itself: bool = False
) -> list[DraftThing]:
    """What deals the damage told of; *owner* is who does it, if that is said.

    *by_itself*: what has the ability, where that of something is said to deal it.
    """
    if clause.get("itself") and len(scene.focus) == 1:
        return list(scene.focus)
    if clause.get("source") is not None:
        found: list[DraftThing] = []
        guess = owner or _other_side(scene, clause)
        for part in parts_of(clause.get("source")):
            assert isinstance(part, Thing)
            if clause.get("n") is not None and nameless(scene, part):
                found.append(of_unknown_kind(scene, part, guess))
                continue
            if (going_on := dealing_on(scene, part)) is not None:
                found.append(going_on)
                continue
            new = part.det in {"a", "another"} or not part.label
            meant = scene.thing(part, guess, new=new)
            if part.noun == "it" and all(_told_behind(it, part) for it in meant):
                raise scene.error(
                    Problem.AMBIGUOUS,
                    worded("What is “{thing}” here?", thing=part.label),
                    part.place,
                )
            found += dealing(scene, part, meant, guess)
        scene.notice(found)
        if clause.get("dk") == "ability" and not by_itself:
            # "Annie hits it for 2 with her ability", which nobody has told.
            return [source(scene, None, it.controller, "ability") for it in found]
        return found
    kind = clause.get("kind")
    guess = owner or _whose(scene, clause) or _other_side(scene, clause)
    if kind is not None:
        word, colors = kind
        it = source(scene, None, guess, word or "source")
        kinds = set(colors) - ELEMENTS - set(COLORS)
        it.colors |= set(colors) - ELEMENTS - kinds
        it.elements |= set(colors) & ELEMENTS
        it.kinds |= kinds
        return [it]
    dk = clause.get("dk")
    if dk in {"spell", "ability"}:
        return [source(scene, None, guess, dk)]
    if clause.get("ub") is not None or dk in {"combat", "attack"}:
        it = source(scene, None, guess, "attacker")
        it.kinds |= {"creature"} if scene.game is Game.MTG else {"unit"}
        return [it]
    it = source(scene, None, guess, "source")
    if dk is None:
        kindless: set[str] = scene.parse.memory.setdefault("kindless", set())
        kindless.add(it.id)
    return [it]


def _whose(scene: Scene, clause: Clause) -> str:
    """ "My 3 damage spell", "their ping": whose a source is that is no noun."""
    if clause.get("kind") is None or not scene.has_me:
        return ""
    parse = scene.parse
    for at in range(clause.place.start, clause.place.end):
        if not any(parse.reads("sourcekind", at)):
            continue
        # "His 3 damage spell": the owner stands before what it is like.
        while at > clause.place.start and parse.word(at) not in _OWNERS:
            at -= 1
            if parse.word(at) in _PARTING:
                break
        if parse.word(at) in HIS and len(scene.draft.players) == 2:
            return scene.other("me")
        return "me" if parse.word(at) == "my" else ""
    return ""


_OWNERS = HIS | {"my"}
# What stands between a source and what it deals damage to.
_PARTING = frozenset("by from with of off a an the another 's to and , .".split())


_OF_ANOTHER = frozenset("takes eats suffers receives gets".split())


def taker(scene: Scene, clause: Clause) -> str:
    """Who "takes 2 more" where that is not said: whoever was spoken of before.

    Raises QuestionError (AMBIGUOUS) where one creature cannot "take".
    """
    about = scene.spoken_of()
    verb = clause.text.lower().split()[0]
    before = [token.text for token in scene.parse.tokens[: clause.place.start]]
    ends = [n for n, it in enumerate(before) if it in ENDS]
    said = before[ends[-1] + 1 if ends else 0 :]
    mine = "my" in said and not {"i", "me"} & set(said)
    creature = [it.id for it in scene.focus] == [about]
    if creature and mine:
        return about
    if about == "me" and (verb in _OF_ANOTHER or mine):
        # "My creature is a 2/4, takes 5 damage": it does, and not I.
        if len(scene.focus) == 1:
            return scene.focus[0].id
        raise scene.error(Problem.AMBIGUOUS, worded("Who or what is meant here?"))
    if verb != "take" or about in scene.draft.players:
        return about
    spoken = scene.draft.thing(about)
    told = spoken is None or (spoken.controller == "me" and "champion" in spoken.kinds)
    told = told and scene.game is Game.GRAND_ARCHIVE and scene.has_me
    if "i" not in said and not told:
        raise scene.error(Problem.AMBIGUOUS, worded("Who or what is meant here?"))
    return "me"  # "I am hit for 3 by a Bear and take another 2"


def _other_side(scene: Scene, clause: Clause) -> str:
    """Whose a source is that nobody owns: not the one who is hit."""
    if clause.get("toit") and len(scene.draft.players) == 2:
        spoken = taker(scene, clause)
        it = scene.draft.thing(spoken)
        return scene.other(it.controller if it is not None else spoken)
    for part in parts_of(clause.get("to")):
        if isinstance(part, Person) and part.kind in _SINGLE:
            hit = scene.player(part)
            if len(scene.draft.players) == 2:
                return scene.other(hit)
        if isinstance(part, Thing) and part.owner is not None:
            hit = scene.owner_of(part)
            if hit and len(scene.draft.players) == 2:
                return scene.other(hit)
    if clause.get("to") is None and (dealer := _dealt_last(scene)):
        return dealer
    if scene.has_me and len(scene.draft.players) == 2:
        return scene.other("me")
    return default_owner(scene)


def _dealt_last(scene: Scene) -> str:
    """ "I hit it with a 3 damage spell and then with a 2 damage spell": who did."""
    last = next(reversed(all_entries(scene)), None)
    if last is None or not isinstance(last.what, Deal):
        return ""
    dealt = scene.draft.thing(last.what.hits[0].source) if last.what.hits else None
    return dealt.controller if dealt is not None else ""


def aimed(scene: Scene, clause: Clause, to: object) -> list[str]:
    """The ids of whom damage is dealt to; of what nobody is told to own, whose it is.

    A unit, a creature that somebody's source hurts is the other player's.
    """
    kept = scene.next_owner
    if len(scene.draft.players) == 2:
        dealer = scene.who(clause) or _whose(scene, clause)
        for part in parts_of(clause.get("source")):
            dealer = dealer or (scene.owner_of(part) if isinstance(part, Thing) else "")
        scene.next_owner = scene.other(dealer) if dealer else kept
    names = targeted(scene, to, new=True)
    scene.next_owner = kept
    return names


_SINGLE = frozenset({"me", "name", "opponent", "somebody"})


def to_itself(clause: Clause, hits: list[Hit]) -> bool:
    """ "Then it deals 3 damage to it": never one and the same."""
    said = [*parts_of(clause.get("source")), *parts_of(clause.get("to"))]
    pronouns = [isinstance(it, Thing) and it.noun in {"it", "which"} for it in said]
    return len(said) > 1 and all(pronouns) and hits[0].source == hits[0].recipient


# Damage from a card nobody knows: what it deals is said, so it is ruled on.
def nameless(scene: Scene, thing: Thing) -> bool:
    """Whether *thing* is a name that stands for nothing known: "Singularity deals 6".

    Not in Magic where a colour or combat is spoken of, or a card is called nearly so.
    """
    bare = thing.noun == "label" and thing.card is None and not thing.specs
    if not bare or not thing.label[:1].isupper() or thing.plural:
        return False
    if scene.game is Game.MTG:
        found = scene.parse.catalogue.find(thing.label, scene.game)
        words = set(re.findall("[a-z]+", scene.parse.text.lower()))
        if words & _MATTERS or not isinstance(found, Unknown) or found.nearest:
            return False
    said = thing.label.lower()
    return said not in scene.parse.memory.get("sized", ()) and not any(
        said in {it.id.lower(), it.label.lower()} for it in scene.draft.things
    )


def of_unknown_kind(scene: Scene, thing: Thing, guess: str) -> DraftThing:
    """The source of that name; whether it is a spell is asked where it matters."""
    it = source(scene, thing, scene.owner_of(thing) or guess)
    kindless: set[str] = scene.parse.memory.setdefault("kindless", set())
    kindless.add(it.id)
    scene.draft.assume(
        worded(
            "{name} is no card I know: it deals the damage said, and nothing else.",
            name=it.id,
        )
    )
    return it


def dealing(
    scene: Scene, thing: Thing, found: list[DraftThing], guess: str
) -> list[DraftThing]:
    """*found*, or another spell: "my spell deals 5" is no shield just cast."""
    plain = thing.noun == "spell" and not thing.label and thing.card is None
    if not plain or len(found) != 1 or found[0].face is None:
        return found
    does = found[0].abilities
    deals = holds(does, DealDamage)
    if deals or not does.understood or does.spell is None:
        return found
    return [source(scene, thing, scene.owner_of(thing) or guess, "spell")]


# What a source has that is known of no card that nobody knows.
_MATTERS = frozenset(COLORS) | {"combat", "color", "colors", "colored", "colorless"}
