"""May it be targeted, and with what? Asked of the engine."""

from dataclasses import replace

from bot.cards.facts import is_spell
from bot.engine.question import AskKind, Resolve
from bot.errors import Problem
from bot.scenario.asking.aims import aims
from bot.scenario.asking.legality import is_pronoun
from bot.scenario.asking.questions import ask
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.worded import worded


@handles("ask_can_target")
def can_target(scene: Scene, clause: Clause) -> None:
    """Can I target their hexproof creature?"""
    who = scene.who(clause)
    by, others = clause.get("by"), clause.get("other")
    if by is None and "enchant" in clause.text.lower():
        # "Can I enchant a land with NAME?": that is not on it yet.
        by, others = worn(others)
    subject, nobodys = who, False
    if by is not None:
        part = by if isinstance(by, Thing) else next(iter(parts_of(by)), None)
        if not isinstance(part, Thing):
            raise scene.error(Problem.AMBIGUOUS, worded("By whom, or with what?"))
        known = {it.id for it in scene.draft.things}
        made = _aiming(scene) if part.noun == "it" else None
        made = made or next(iter(scene.thing(part, who, new=True)), None)
        if made is None:  # "with no Bolt"
            raise scene.error(Problem.AMBIGUOUS, worded("By whom, or with what?"))
        if made.id not in known or not made.controller:
            at_hand(scene, made, who)
        nobodys = part.owner is None and not who and made.id not in known
        check_aims(scene, made)
        subject = made.id
    if not subject:
        raise scene.error(Problem.AMBIGUOUS, worded("By whom, or with what?"))
    for name in aims(scene, others, who):
        if name == subject and is_pronoun(others):
            name = _spoken_of_before(scene, subject) or name
        if by is None:
            subject = _aimed_by(scene, who, name) or who
        _check_kind_told(scene, subject, name)
        spell, it = scene.draft.thing(subject), scene.draft.thing(name)
        if nobodys and spell is not None and it is not None:
            # Whose creature may be targeted does not ask it of spells of that one.
            spell.controller = spell.owner = scene.other(it.controller)
        ask(scene, clause, AskKind.CAN_TARGET, subject, name)


def _aimed_by(scene: Scene, who: str, name: str) -> str:
    """ "Bob tries to bolt me. Can he target me?": what *who* aimed at it."""
    cast = (
        it.source
        for it in reversed(all_entries(scene))
        if isinstance(it.what, Resolve) and it.what.controller == who
        if any(name in slot for slot in it.what.chosen)
    )
    return next(cast, "")


def _check_kind_told(scene: Scene, by: str, name: str) -> None:
    """Whether a guessed enchantment is a "target creature" is not for us to say."""
    spell, it = scene.draft.thing(by), scene.draft.thing(name)
    if it is None or it.card is None or spell is None or spell.face is None:
        return
    guess = "{name} is taken to be an enchantment: nothing says what it is."
    guessed = worded(guess, name=it.card.name) in scene.parse.quoted.assumed
    if guessed and it.kinds == {"enchantment"} and "creature" in spell.face.text:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Nothing says whether {name} is a creature.", name=it.card.name),
        )


def worn(said: Several) -> tuple[Several | None, Several]:
    """ "The Bear with Lightning Greaves": what is to be worn, and by what."""
    (*others, last) = said.parts
    worn = last.first("attached") if isinstance(last, Thing) else None
    if worn is None or not isinstance(last, Thing):
        return None, said
    bare = replace(last, specs=tuple(it for it in last.specs if it.kind != "attached"))
    return worn, replace(said, parts=(*others, bare))


def _spoken_of_before(scene: Scene, subject: str) -> str:
    """What "it" is where it cannot be *subject*: the last creature told."""
    pool = [it.id for it in scene.recent if "creature" in it.kinds and it.on_board]
    pool = [name for name in pool if name != subject]
    return pool[-1] if pool else ""


def _aiming(scene: Scene) -> DraftThing | None:
    """ "Can I target his Bear with it?": what was told last that can have targets."""
    pool = [*scene.draft.things, *scene.recent]
    return next(
        (
            it
            for it in reversed(pool)
            if any(
                one.targets or any(mode.targets for mode in one.modes)
                for one in (it.abilities.spell, *it.abilities.activated)
                if one is not None
            )
        ),
        None,
    )


def at_hand(scene: Scene, made: DraftThing, who: str) -> None:
    """It is in the hand of *who*. Raises AMBIGUOUS where it was asked of another."""
    asked = any(made.id in (it.subject, it.other) for it in scene.draft.asks)
    if who and asked and made.controller not in {"", who}:
        raise scene.error(
            Problem.AMBIGUOUS, worded("Whose is “{thing}”?", thing=made.id)
        )
    if who and "chosen controller" not in made.said:
        made.controller = made.owner = who


def check_aims(scene: Scene, made: DraftThing) -> None:
    """Refuse to say what a spell without targets can target (115.1)."""
    spell = made.abilities.spell
    if made.face is None or not is_spell(made.face) or spell is None:
        return
    if not spell.targets and not any(it.targets for it in spell.modes):
        raise scene.error(Problem.ILLEGAL, worded("{it} has no targets.", it=made.id))
