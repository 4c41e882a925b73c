"""Replacements that only may be applied: "she uses Abundance", "he declines"."""

import re
from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of
from bot.citation import Game
from bot.engine.effects import Effect, Trigger
from bot.engine.inside import holds, inside
from bot.engine.instructions import May, Move
from bot.engine.question import Preference
from bot.engine.values import Who, Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.trigger_modes import chosen_of_trigger
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.asked_back import WHICH_ABILITY
from bot.scenario.words.small_words import CASTING
from bot.scenario.words.syntax import Card, Clause, Person, Thing
from bot.worded import worded


def is_optional(it: DraftThing) -> bool:
    """Whether *it* does something only where somebody wants it to (603.5, 614.1a)."""
    return any(map(_may_be_declined, it.abilities.statics))


def _may_be_declined(one: object) -> bool:
    if isinstance(one, Effect | Trigger) and one.optional is not None:
        return True
    return isinstance(one, Trigger) and holds(one.do, May)


def replace_with(
    scene: Scene, it: DraftThing, who: str, *, used: bool = True, paid: bool = False
) -> None:
    """Note that *who* has *it* applied, or not, where that is asked.

    *paid*: it is something that is paid for to keep it from being done.
    """
    wish = f"use {it.id}" if used else f"don't use {it.id}"
    scene.draft.preferences.append(Preference(who, wish))
    doer = who or it.controller
    if paid and used:
        said = scene.says(doer, "You pay for {it}.", "{who} pays for {it}.", it=it.id)
    elif paid:
        said = worded("{it} is not paid for.", it=it.id)
    else:
        said = told_choice(scene, it, doer, used=used)
    scene.draft.tell(said)
    scene.focus = [it]


def told_choice(scene: Scene, it: DraftThing, who: str, *, used: bool) -> str:
    """That *who* has *it* applied, or not, as it is said back."""
    if not used:
        return worded("{it} is not used.", it=it.id)
    return scene.says(who, "You use {it}{how}.", "{who} uses {it}{how}.",
                      it=it.id, how="")  # fmt: skip


USING = frozenset(
    "use uses used using activate activates activated activating tap taps tapped "
    "tapping pop pops popped popping crack cracks cracked cracking".split()
)


_ANSWERS = frozenset("respond responds responded react reacts reacted".split())


def is_used(scene: Scene, clause: Clause, thing: Thing, face: Face) -> bool:
    """“I use Maze of Ith on it”: its ability, not the card cast."""
    if clause.get("src") is not None and scene.game is Game.MTG:
        # "I respond with the Regalia choosing the Bolt": for its ability.
        return bool(abilities_of(scene.game, face).activated)
    start, end = clause.place.start, clause.place.end
    # As it was typed, and as it is read: "I have the Circle activated".
    said = {*clause.text.lower().split()[:5], *scene.parse.words[start:end][:5]}
    if clause.get("prevents") and scene.game is Game.MTG and not said & CASTING:
        # "I prevent 1 of it with the Healer": no permanent prevents by being cast.
        return bool(abilities_of(scene.game, face).activated)
    if said & _ANSWERS and scene.game is Game.MTG:
        # "I respond with Samite Healer": no creature without flash is cast then.
        flash = "flash" in face.text.lower().split("\n")[0]
        return bool(abilities_of(scene.game, face).activated) and not flash
    who = clause.get("who")
    if isinstance(who, Person) and scene.game is not Game.MTG:
        # "He flash grenades": what is done with what lies there.
        if thing.card is not None and who.place.end == thing.card.place.start:
            used = bool(abilities_of(scene.game, face).activated)
            if used:
                _check_there(scene, thing.card)
            return used
    if not said & USING:
        return False
    if abilities_of(scene.game, face).activated:
        return True
    names = thing.card.names if thing.card else ()
    typed = thing.card.typed.casefold() if thing.card else ""
    return any(
        (it.zone is Zone.BATTLEFIELD or it.entered_later)
        and it.abilities.activated
        and (
            it.id.casefold() == typed or (it.card is not None and it.card.ref in names)
        )
        for it in scene.draft.things
    )


def may_apply(
    scene: Scene, clause: Clause, thing: Thing, who: str
) -> DraftThing | None:
    """ "… and uses Abundance": what is there and only may be applied.

    Of the other games' permanents none is played by being used: it is the one there,
    or the one that was just played.
    """
    if not set(clause.text.lower().split()[:5]) & USING:
        return None
    if scene.game is not Game.MTG and thing.det == "another":
        return None
    names = thing.card.names if thing.card else ()
    played = frozenset() if scene.game is Game.MTG else frozenset({Zone.STACK})
    there = [
        it
        for it in scene.draft.things
        if it.zone in {Zone.BATTLEFIELD, *played}
        and it.card is not None
        and it.card.ref in names
    ]
    if scene.game is Game.MTG or thing.det in {"a", "another"}:
        used = _ITS_ABILITY & set(clause.text.lower().split()[:5])
        optional = [it for it in there if is_optional(it)]
        alone = used and not optional and thing.det not in {"a", "another"}
        if alone and any(who in {"", it.controller} for it in there):
            # It is there: no second one is cast by being used.
            raise _no_ability(scene, clause, there[0])
        there = optional
    elif there and clause.get("to") is None:
        there = [it for it in there if who in {"", it.controller}]
        if there and not (_replaces(there[0]) or is_optional(there[0])):
            raise _no_ability(scene, clause, there[0])
    return there[0] if there else None


_ITS_ABILITY = frozenset("use uses activate activates activated activating".split())


def _no_ability(scene: Scene, clause: Clause, host: DraftThing) -> QuestionError:
    return scene.error(
        Problem.ILLEGAL,
        worded("{host} has no such ability to use.", host=host.id),
        clause.place,
    )


def _replaces(it: DraftThing) -> bool:
    return any(isinstance(one, Effect) for one in it.abilities.statics)


def _check_there(scene: Scene, card: Card) -> None:
    """Ask whether *card* is there, where its name alone says that it is used."""
    if any(
        it.on_board and it.card is not None and it.card.ref in card.names
        for it in scene.draft.things
    ):
        return
    raise scene.error(
        Problem.AMBIGUOUS,
        worded("I have not been told of “{thing}”.", thing=card.names[0].name),
        card.place,
        (f"My opponent controls {card.names[0].name}.",),
    )


def paid_for(scene: Scene, clause: Clause, who: str) -> Clause | None:
    """ "I banish Flash Grenade": the cost of the one ability it has for that."""
    parts = parts_of(clause.get("what"))
    one = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG and isinstance(one, Thing) and one.noun == "it":
        one = _spent(scene, one, who)
    if not isinstance(one, Thing) or one.card is None:
        return None
    if scene.game is Game.MTG:
        return _exiled_for(scene, clause, one, who)
    able = [
        abilities_of(name.game, scene.parse.catalogue.card(name).face)
        for name in one.card.names
    ]
    used = not clause.get("prevents") and any(
        ability.sacrifices for it in able for ability in it.activated
    )
    applied = any(_paid_to_replace(effect) for it in able for effect in it.statics)
    on_table = (
        it.controller
        for it in scene.draft.things
        if it.on_board and it.card is not None and it.card.ref in one.card.names
    )
    owner = scene.owner_of(one) or next(on_table, who)
    if not (used or applied) or not who or owner != who:
        return None
    slots = {"who": clause.get("who"), "card": one}
    return replace(clause, kind="use" if used else "useeffect", slots=slots)


def _exiled_for(scene: Scene, clause: Clause, one: Thing, who: str) -> Clause | None:
    """ "I exile Odd Totem", of mine, which says what it does for that."""
    assert one.card is not None
    pool = [
        it
        for it in scene.draft.things
        if it.card is not None
        and it.card.ref in one.card.names
        and it.zone is Zone.BATTLEFIELD
        and it.controller == who
    ]
    if len(pool) != 1 or clause.get("prevents"):
        return None
    costs = [ability.cost for ability in pool[0].abilities.activated]
    itself = rf"\bexile (?:this|{re.escape(pool[0].id)})\b"
    if not any(re.search(itself, cost, re.IGNORECASE) for cost in costs):
        return None
    return replace(clause, kind="use", slots={"who": clause.get("who"), "card": one})


def _spent(scene: Scene, pronoun: Thing, who: str) -> Thing | None:
    """ "I have Flash Grenade. My ally is distant. I banish it": what can be paid."""
    pool = [
        it
        for it in scene.draft.things
        if it.card is not None
        and it.on_board
        and it.controller == who
        and any(one.sacrifices for one in it.abilities.activated)
        | any(_paid_to_replace(one) for one in it.abilities.statics)
    ]
    if len(pool) != 1 or pool[0].card is None:
        return None
    (it,) = pool
    card = Card((pool[0].card.ref,), it.id, pronoun.place)
    return Thing("card", pronoun.place, card=card, label=it.id)


def _paid_to_replace(effect: object) -> bool:
    """ "You may banish this. If you do, prevent 2 of that damage." """
    return (
        isinstance(effect, Effect)
        and effect.optional is not None
        and Move(Who.THIS, Zone.EXILE) in effect.rider
    )


@handles("useeffect")
def use_effect(scene: Scene, clause: Clause) -> None:
    """She chooses to apply Abundance. He decides not to use it. I decline."""
    who = scene.who(clause)
    used = not clause.get("declined")
    if clause.get("card") is None:
        if used and chosen_of_trigger(scene, clause, who):
            return
        replace_with(scene, sole_optional(scene, clause, who), who, used=used)
        return
    for it in scene.things(clause.get("card"), who):
        if not is_optional(it):
            raise scene.error(
                Problem.ILLEGAL,
                worded("{host} has no such ability to use.", host=it.id),
                clause.place,
            )
        replace_with(scene, it, who, used=used)


def sole_optional(scene: Scene, clause: Clause, who: str) -> DraftThing:
    """ "I choose not to draw": by the one thing that lets *who* do so, or not.

    Raises QuestionError (AMBIGUOUS) where there is none or more than one.
    """
    all_there = [it for it in scene.draft.things if it.on_board and is_optional(it)]
    pool = [it for it in all_there if who in {"", it.controller}]
    # "Unless they sacrifice …": another player's lets *who* do it.
    pool = pool or [it for it in all_there if _asks_others(it)]
    done = _DONE & {*clause.text.lower().split()}
    if done:
        pool = [it for it in pool if done & _said_by(it)]
    if len(pool) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHICH_ABILITY, clause.place)
    return pool[0]


def _asks_others(it: DraftThing) -> bool:
    return any(
        one.otherwise and one.who is not Who.YOU for one in inside(it.abilities, May)
    )


_DONE = frozenset(
    "draw gain deal create prevent search sacrifice destroy exile untap copy "
    "discard return".split()
)


def pays_for_option(scene: Scene, who: str, cost: str) -> bool:
    """ "She pays the 2 life": for what says that she may, where one thing does."""
    pool = [
        it
        for it in scene.draft.things
        if it.on_board and is_optional(it) and it.controller == who
        and f"may {cost}" in _text(it).lower()
    ]  # fmt: skip
    if len(pool) != 1:
        return False
    replace_with(scene, pool[0], who)
    return True


def _text(it: DraftThing) -> str:
    own = it.face.text if it.face is not None else ""
    told = (getattr(one, "text", "") for one in it.abilities.statics)
    return " ".join([own, *told])


def _said_by(it: DraftThing) -> set[str]:
    text = _text(it)
    words = {word.strip(".,;:").lower() for word in text.split()}
    return words | {word.removesuffix("s") for word in words}
