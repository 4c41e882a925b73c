"""Questions about what one could still do: played as if it were done."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import walk
from bot.engine.question import AskKind, Deal
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.asking.alone import check_not_alone
from bot.scenario.asking.questions import ask
from bot.scenario.asking.twice import SECOND_SCENARIO
from bot.scenario.casting.default_targets import prevents
from bot.scenario.casting.mortals import is_mortal, last_struck
from bot.scenario.casting.on_table import on_table
from bot.scenario.casting.usable import check_understood
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries, face_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.timing import last_combat
from bot.scenario.words.asked_back import WHAT_HAPPENS
from bot.scenario.words.syntax import Card, Clause, Person, Several, Thing
from bot.worded import worded


@handles("ask_saves")
def saves(scene: Scene, clause: Clause) -> None:
    """Can I save my Bear with Giant Growth? It is cast, and whether it helps asked.

    "… from Lightning Bolt?": that is cast on it first, by the other player.
    """
    parts = parts_of(clause.get("what"))
    saved = [it for it in parts if isinstance(it, Thing)]
    _point_at_the_struck(scene, saved)
    if not any(it.noun not in {"it", "them"} for it in saved):
        check_not_alone(scene, clause)

    def by_the_other(threat: Thing, has_targets: bool) -> dict[str, Any]:
        asker = "me" if scene.has_me else ""
        things = [it for one in saved for it in scene.thing(one, asker, new=True)]
        sides = {it.controller for it in things}
        if len(sides) != 1 or len(scene.draft.players) != 2:
            raise untold(scene, threat)
        foe = _person(scene.other(*sides), clause)
        return {"who": foe, "to": clause.get("what") if has_targets else None}

    threaten(scene, clause, by_the_other)
    parts = _own_of_the_saver(scene, clause, parts)
    saved = [it for it in parts if isinstance(it, Thing)]
    for part in parts_of(clause.get("card")):
        if isinstance(part, Thing) and not is_done(scene, part):
            do_it(scene, clause, part, _saver(scene, clause, parts))
    things = [it for part in saved for it in scene.thing(part) if is_mortal(it)]
    threats = any(it.harms or isinstance(it.what, Deal) for it in all_entries(scene))
    if scene.game is not Game.MTG and not threats and last_combat(scene) is None:
        raise scene.error(
            Problem.SYNTAX,
            worded("I see the board, but nothing happens on it that I understand."),
            clause.place,
        )
    if not parts_of(clause.get("card")):
        _check_savable(scene, clause, things)
    negated = "die" not in clause.text.lower().split()
    for it in things:
        ask(scene, clause, AskKind.DIES, it.id, negated=negated)
    people = [it for it in parts if isinstance(it, Person)]
    if scene.game is Game.MTG:
        # "Can I cast Fog to save myself?": whether somebody loses the game.
        for name in (who for it in people for who in scene.players(it)):
            if "life" not in scene.draft.players[name].said and _prevents(
                scene, clause
            ):
                # Nobody dies of one Bolt, and yet it is stopped or is not.
                ask(scene, clause, AskKind.PREVENTED, name)
            ask(scene, clause, AskKind.LOSES, name, negated=negated)
    if not things and not (people and scene.game is Game.MTG):
        ask(scene, clause, AskKind.EVERYTHING)


def _point_at_the_struck(scene: Scene, saved: Sequence[Thing]) -> None:
    """ "He bolts my 4/4. He has a Leyline. Can I save it?": hardly the Leyline."""
    pointing = scene.game is Game.MTG and any(it.noun == "it" for it in saved)
    if pointing and not any(map(is_mortal, scene.focus)):
        struck = last_struck(scene)
        scene.focus = [struck] if struck is not None else scene.focus


def _prevents(scene: Scene, clause: Clause) -> bool:
    """Whether what would save somebody prevents damage."""
    named = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    faces = [face_of(scene, it) for it in named if it.card is not None]
    effects = walk(tuple(abilities_of(scene.game, it) for it in faces))
    return any(isinstance(it, Effect) and it.prevents for it in effects)


def _own_of_the_saver(
    scene: Scene, clause: Clause, parts: tuple[Thing | Person, ...]
) -> tuple[Thing | Person, ...]:
    """ "Does Fog save it?" of a fight: the one creature that whoever asks has in it."""
    said = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG or not isinstance(said, Thing) or said.noun != "it":
        return parts
    try:
        scene.thing(said)
    except QuestionError:
        who = _saver(scene, clause, ()) if scene.has_me else ""
        there = (it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD)
        own = [it for it in there if is_mortal(it) and it.controller == who]
        if len(own) == 1:
            mine = Person("me", place=said.place)
            return (Thing("creature", said.place, owner=mine),)
    return parts


def threaten(
    scene: Scene, clause: Clause, aimed: Callable[[Thing, bool], dict[str, Any]]
) -> None:
    """Cast the threats that nobody has cast yet, each with the slots *aimed* gives it.

    *aimed* is told whether the spell has targets. Raises QuestionError (AMBIGUOUS).
    """
    for part in parts_of(clause.get("threat")):
        assert isinstance(part, Thing)
        if is_done(scene, part) or _attacks(scene, part):
            continue
        if part.card is None or not is_spell(face_of(scene, part)):
            raise untold(scene, part)
        spell = abilities_of(scene.game, face_of(scene, part)).spell
        slots = aimed(part, bool(spell and spell.targets))
        take_as(scene, clause, "cast", {"card": part} | slots, lead=(".",))


def _person(name: str, clause: Clause) -> Person:
    kind = name if name in {"me", "opponent"} else "name"
    return Person(kind, "" if kind == name else name, place=clause.place)


def _check_savable(scene: Scene, clause: Clause, things: list[DraftThing]) -> None:
    """Refuse "Can he save it?" where nothing is told that could: it is not known.

    What is in a hand or could be bought nobody has said.
    """
    for it in scene.draft.things:
        check_understood(scene, it.abilities.activated if it.on_board else ())
    who = _saver(scene, clause, parts_of(clause.get("what")))
    known = scene.game is not Game.MTG or scene.draft.statics
    if known or any(
        ("spell" in it.kinds and it.controller == who)
        or "in hand" in it.flags
        or it.abilities.activated
        or it.abilities.statics
        or (it in things and it.keywords & _SAVING)
        for it in scene.draft.things
    ):
        return
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "I have not been told what {who} could save it with.", who=scene.name(who)
        ),
        clause.place,
        (worded("Can {who} save it with Giant Growth?", who=scene.name(who)),),
    )


_SAVING = frozenset("indestructible regenerate undying persist".split())


def _saver(scene: Scene, clause: Clause, saved: Sequence[object]) -> str:
    """Who does it: who is asked of, else whose it is that may be saved."""
    if isinstance(clause.get("who"), Person):
        return scene.player(clause.get("who"))
    for part in saved:
        if isinstance(part, Person):
            return scene.player(part)
        if isinstance(part, Thing):
            return scene.single(part).controller
    return "me" if scene.has_me else scene.subject


def do_it(scene: Scene, clause: Clause, card: Thing, who: str) -> None:
    """Let *who* cast or use *card*, as asked, for what *clause* would save."""
    before = map(scene.parse.word, range(clause.place.start))
    if scene.draft.asks and "?" in before:
        # "Does it die? And can I save it with Giant Growth?": the first without that.
        raise scene.error(
            Problem.UNSUPPORTED,
            SECOND_SCENARIO,
            clause.place,
        )
    abilities = abilities_of(scene.game, face_of(scene, card)) if card.card else None
    spell = card.card is not None and is_spell(face_of(scene, card))
    if abilities is not None and not spell and not abilities.activated:
        # Nothing that is done: it is there, and what it does is seen.
        on_table(scene, card, who)
        return
    aimed = clause.get("to") or clause.get("what") or _threatened(scene, clause)
    kind = "cast" if spell else "use"
    scene.timing = "before_damage" if last_combat(scene) else "response"
    slots: dict[str, Any] = {"who": _person(who, clause)}
    slots |= {"card": card, "to": aimed}
    ability = abilities.spell if spell and abilities else None
    if ability is not None and not (ability.targets or ability.modes):
        slots["to"] = None
    if ability is not None and any(map(prevents, ability.modes)):
        slots["prevents"] = 1
    take_as(scene, clause, kind, slots, lead=())
    scene.timing = ""
    scene.draft.assume(
        worded("{it} is played as asked, to see what it does.", it=card.label)
    )


def _threatened(scene: Scene, clause: Clause) -> Several | None:
    """What the last harm was aimed at: that is what one would save."""
    focus = [it for it in scene.focus if it.zone is Zone.BATTLEFIELD]
    entry = next((it for it in reversed(all_entries(scene)) if it.harms), None)
    if entry is None or len(focus) != 1 or not is_mortal(focus[0]):
        return None
    return Several((Thing("it", clause.place, label="it"),), clause.place)


def is_done(scene: Scene, card: Thing) -> bool:
    """Whether that card has been cast or used already."""
    if card.card is None:
        return False
    known = {
        it.id
        for it in scene.draft.things
        if it.card is not None and it.card.ref in card.card.names
    }
    return any(entry.source in known for entry in all_entries(scene))


def _attacks(scene: Scene, card: Thing) -> bool:
    """Whether a creature of that card attacks in the combat told last."""
    combat = last_combat(scene)
    if card.card is None or combat is None:
        return False
    fighting = {name for name, _ in combat.attackers}
    return any(
        it.id in fighting and it.card is not None and it.card.ref in card.card.names
        for it in scene.draft.things
    )


def untargeted(scene: Scene, part: Thing) -> bool:
    """Whether that is a spell, and has no targets."""
    if part.card is None or not is_spell(face_of(scene, part)):
        return False
    spell = abilities_of(scene.game, face_of(scene, part)).spell
    return spell is not None and not (spell.targets or spell.modes)


def is_there(scene: Scene, part: Thing) -> bool:
    """Whether a thing of that card has been told of."""
    names = part.card.names if part.card is not None else ()
    things = scene.draft.things
    return any(it.card is not None and it.card.ref in names for it in things)


def cards_in(value: object) -> Iterator[Card]:
    """Every card that is named in *value*."""
    match value:
        case Card():
            yield value
        case Thing(card=Card() as card):
            yield card
        case Several(parts=parts):
            yield from cards_in(parts)
        case tuple():
            for one in value:
                yield from cards_in(one)


def untold(scene: Scene, part: Thing) -> Exception:
    return scene.error(
        Problem.AMBIGUOUS,
        WHAT_HAPPENS,
        part.place,
        ("Bob casts Lightning Bolt on me.", "Bob attacks me with a 3/3."),
    )


@handles("ask_deals")
def deals(scene: Scene, clause: Clause) -> None:
    """How much does Lightning Bolt deal to me? It is cast, and that is asked."""
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing) or part.card is None:
            continue
        if is_spell(face_of(scene, part)) and not is_done(scene, part):
            slots = {"card": part, "to": clause.get("who")}
            take_as(scene, clause, "cast", slots, lead=(".",))
    asked = {"who": clause.get("who")}
    take_as(scene, clause, "ask_damage", asked)


@handles("ask_fight")
def fight_and_see(scene: Scene, clause: Clause) -> None:
    """Who wins the fight between my 4/4 and his 3/3? They fight; who dies is asked."""
    take_as(scene, clause, "fight")
    take_as(scene, clause, "ask_dies", {})


@handles("ask_blocksdies")
def blocks_and_dies(scene: Scene, clause: Clause) -> None:
    """Will my 2/2 survive blocking a 9/9? It blocks, and whether it dies is asked."""
    block = {"blocker": clause.get("blocker"), "attacker": clause.get("attacker")}
    take_as(scene, clause, "block", block)
    parts = [
        replace(it, det="the") if isinstance(it, Thing) and it.det == "a" else it
        for it in parts_of(clause.get("blocker"))
    ]
    asked = {"what": Several((*parts,), clause.place)}  # no second one like it
    take_as(scene, clause, "ask_dies", asked)
