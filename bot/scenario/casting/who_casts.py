"""Who casts a spell: whoever is said to, or whoever can be meant."""

import re

from bot.cards.card import Face
from bot.cards.facts import abilities_of, face_named, is_spell
from bot.citation import Game
from bot.engine.acts import Redirect
from bot.engine.counterspells import CounterSpell
from bot.engine.inside import holds, inside
from bot.engine.instructions import Ability, ChooseSource, DealDamage, Fight
from bot.engine.values import Chosen, ControllerOf, Side
from bot.errors import Problem
from bot.scenario.casting.aided import aided
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.placing import protects
from bot.scenario.casting.sides import harmful
from bot.scenario.casting.threatened import side_hit
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import card_thing
from bot.scenario.scene.going_on_doing import goes_on
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHO_CASTS
from bot.scenario.words.small_words import CASTING, PLAYING
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded

# What a wording says that is not the same for everybody.
_PAIR = 2
_SIDED = re.compile(r"\b(?:you|your|opponents?)\b", re.IGNORECASE)


def caster_told(scene: Scene, clause: Clause, thing: Thing) -> str:
    """Who is said to cast *thing*; "" where nothing tells it. Raises AMBIGUOUS."""
    if isinstance(clause.get("who"), Person):
        return scene.who(clause)
    if thing.owner is not None and thing.owner.of is not None:
        return scene.player(thing.owner)
    words = scene.parse.said(thing.place.start, thing.place.end).lower().split()
    first = "opponent's" if words[:2] == ["my", "opponent's"] else "".join(words[:1])
    if first == "my":
        return "me" if scene.has_me else scene.subject
    if first in _OTHERS:
        return scene.other("me") if scene.has_me else scene.subject
    for _, owner in scene.parse.reads("owner", thing.place.start):
        return scene.player(owner)
    to = parts_of(clause.get("to"))
    if to and to[0].place.start == clause.place.start:
        # "… and I get bolted": somebody else does it.
        return ""
    if {".", "\n", "?", "!"} & set(clause.lead) or clause.get("answered"):
        return ""  # "I gain 3 in response to Skullcrack": hardly to my own
    if scene.parse.word(thing.place.end) in _DOES_ITSELF:
        return ""  # "I use a Healer, then Shock deals 2 to me": not who did that
    assert thing.card is not None
    face = face_named(scene.catalogue_card(thing.card), thing.card.typed)
    acted = scene.acted or not clause.lead or "and" in clause.lead
    if acted or not is_spell(face):
        # "He casts Pyroclasm, then Lightning Bolt at my face".
        going_on = goes_on(scene.parse, scene.draft, clause, scene.subject)
        return "" if _helps_another(scene, clause, face, going_on) else going_on
    if any(isinstance(it, Person) and it.kind == "face" for it in to):
        # "I'm at 2 life, bolt to the face": mine or theirs?
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who casts it, and on whom?"),
            clause.place,
            (worded("Bob casts {card} on me.", card=thing.label),),
        )
    return ""


def _helps_another(scene: Scene, clause: Clause, face: Face, who: str) -> bool:
    """ "He bolts me, Healing Salve on me": whoever is kept safe has cast that."""
    spell = abilities_of(scene.game, face).spell
    said = clause.text.lower().split()
    if spell is None or not prevents(spell) or {*said[:2]} & {*CASTING, *PLAYING}:
        return False
    aimed = [it for it in parts_of(clause.get("to")) if isinstance(it, Person)]
    return any(it.kind in {"me", "name"} and scene.player(it) != who for it in aimed)


_DOES_ITSELF = frozenset("resolves resolved deals dealt hits hit".split())
_OTHERS = frozenset("his her their opponent's enemy opponents opp's".split())


def guess_caster(scene: Scene, face: object, names: list[str]) -> str:
    """Nobody said who casts: what harms comes from the other side."""
    spell = abilities_of(scene.game, face).spell
    if spell is not None and (chooser := _chooser_told(scene, spell)):
        return chooser
    helpful = spell is not None and (
        prevents(spell) or protects(spell, Use("", [], []))
    )
    helpful = helpful and not (spell and names and _sends_damage(spell))
    # Skullcrack keeps others from something, too, and is aimed at who is harmed.
    helpful = helpful and not any(map(_deals, spell.do if spell else ()))
    if scene.game is not Game.MTG and spell is not None:
        helpful = not harmful(spell)
    owner = ""
    for name in names:
        thing = scene.draft.thing(name)
        owner = thing.controller if thing else name
        if thing is not None and not helpful and (side := aided(scene, thing)):
            return side
        break
    if not owner and spell is not None and holds(spell.do, CounterSpell):
        # "Bob bolts it. Counterspell in response": nobody counters his own.
        last = scene.last_resolve()
        if last is not None and len(scene.draft.players) == _PAIR:
            return scene.other(last.by)
    if not owner and spell is None and _SIDED.search(getattr(face, "text", "")):
        # A permanent named by itself: whose it is decides what it does.
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who controls {it}?", it=getattr(face, "name", "")),
        )
    if not owner and helpful:
        owner = shielded(scene, face)
    if not owner:
        owner = "me" if scene.has_me else scene.subject or default_owner(scene)
        # "Thought Reflection and Divination. How many cards?": of whoever asks.
        helpful = helpful or (spell is not None and not harmful(spell))
        return owner if helpful else scene.other(owner)
    sides = {it.filter.controller for it in spell.targets} if spell else set()
    if spell is not None and {Side.YOU, Side.OPPONENT} <= sides:
        # "Challenge is played on my unit and his": the same, whoever plays it.
        if not all(isinstance(it, Fight) for it in spell.do):
            raise scene.error(Problem.AMBIGUOUS, WHO_CASTS)
        return owner
    if sides == {Side.YOU}:
        return owner
    if helpful or len(scene.draft.players) != 2:
        if not helpful:
            raise scene.error(Problem.AMBIGUOUS, WHO_CASTS)
        return owner
    return scene.other(owner)


def shielded(scene: Scene, face: object) -> str:
    """Who has cast what prevents damage: whoever is hit; "" where that is unsure."""
    spell = abilities_of(scene.game, face).spell
    return side_hit(scene) if spell is not None and prevents(spell) else ""


def _deals(part: object) -> bool:
    return isinstance(part, DealDamage)


def may_be_anyones(scene: Scene, clause: Clause, face: Face) -> bool:
    """Whether nothing tells who casts what harms: "I have a 9/9. Bolt on it."

    Not where it is told whose that is, or whom it befalls: the other one does it.
    """
    spell = abilities_of(scene.game, face).spell
    if spell is None or not harmful(spell):
        return False
    aimed = parts_of(clause.get("to"))
    told = any(isinstance(it, Person) or it.owner is not None for it in aimed)
    return not told and not (aimed and aimed[0].place.start == clause.place.start)


def owner_by_answer(scene: Scene, clause: Clause) -> str:
    """ "Hill Giant has resolved. Bob bolts it": the other one's; "" if untold."""
    answer = scene.following[0] if scene.following else None
    if answer is None or answer.kind != "cast" or len(scene.draft.players) != 2:
        return ""
    at = [it for it in parts_of(answer.get("to")) if isinstance(it, Thing)]
    who, card = answer.get("who"), card_thing(scene, answer.get("card")).card
    if "resolve" not in clause.text.lower() or card is None or not at:
        return ""
    if not isinstance(who, Person):
        return ""
    face = face_named(scene.catalogue_card(card), card.typed)
    spell = abilities_of(scene.game, face).spell
    actor = scene.player(who)
    if at[0].noun != "it" or spell is None:
        return ""
    return scene.other(actor) if harmful(spell) else actor


def _chooser_told(scene: Scene, spell: Ability) -> str:
    """ "Harm's Way: “…”. I choose the Snake as the source": who chooses has cast it."""
    chooses = holds(spell, ChooseSource)
    told = scene.following[0] if scene.following and chooses else None
    if told is None or told.kind != "source":
        return ""
    who = told.get("who")
    return scene.player(who) if isinstance(who, Person) else ""


def _sends_damage(spell: Ability) -> bool:
    """Whether its targets are what damage is dealt to instead, or whose it is."""
    sent = [it.to for it in inside(spell, Redirect)]
    ends = [it.of if isinstance(it, ControllerOf) else it for it in sent]
    mine = any(it.filter.controller is Side.YOU for it in spell.targets)
    return bool(ends) and not mine and all(isinstance(it, Chosen) for it in ends)
