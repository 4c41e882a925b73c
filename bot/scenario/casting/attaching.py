"""Cards that lie on something: Auras, Equipment, and spells that have resolved."""

from bot.cards.card import Card, Face
from bot.cards.facts import (
    abilities_of,
    face_named,
    is_attachable,
    is_permanent,
    is_spell,
)
from bot.citation import Game
from bot.engine.effects import DamageWatch
from bot.engine.inside import inside
from bot.engine.values import Target, Zone
from bot.errors import Problem
from bot.scenario.casting.casting import cast, require_read
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.moving import attach_now, happens_now, lying_on_another
from bot.scenario.casting.on_table import on_table
from bot.scenario.casting.sides import (
    hurts_at_once,
    is_used,
    side_acting,
    told_before,
    use_on,
)
from bot.scenario.casting.who_casts import guess_caster, may_be_anyones
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import FORESEEN, all_entries, face_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.matching import fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import takes
from bot.scenario.scene.unknown_cards import unknown_card
from bot.scenario.scene.whose import GUESSED
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing
from bot.worded import worded


def attach_all(
    scene: Scene,
    cards: Several,
    to: list[DraftThing],
    who: str = "",
    done: Clause | None = None,
) -> None:
    """Every card of *cards* is on each of *to*."""
    for part in cards.parts:
        if isinstance(part, Person):
            raise scene.error(
                Problem.SYNTAX, worded("A player cannot be attached."), part.place
            )
        for _ in range(part.count or 1):
            attach(scene, part, to, who, done)


def _fit(targets: tuple[Target, ...], many: int) -> bool:
    """Whether one spell may have *many* targets."""
    if len(targets) == 1:
        most = targets[0].most
        return targets[0].least <= many and (most is None or many <= most)
    return len(targets) == many


@takes("attached")
def _attached(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """A 3/3 with Pariah on it."""
    attach_all(scene, spec.value, [it])


def _sent_before(scene: Scene, card: Thing, found: Card) -> str:
    """ "And then another Shock on Bob": whoever cast the first one casts that too."""
    last = scene.last_cast
    if card.det != "another" or last is None or last.card is None:
        return ""
    return last.controller if last.card.ref == found.ref else ""


def _done_to_it(scene: Scene) -> bool:
    """ "My 3/3 got Pariahed": by whom, nobody says."""
    words = scene.clause.text.lower().split() if scene.clause else []
    return not {"got", "gets", "get"}.isdisjoint(words)


_PROTECTS = "dealt to you"


def attach(
    scene: Scene,
    card: Thing,
    to: list[DraftThing],
    who: str = "",
    done: Clause | None = None,
) -> None:
    """One card on each of *to*: attached, or (a spell) already resolved.

    *done*: the clause that says that somebody does it, not only that it is so.
    """
    if card.noun in {"aura", "equipment"}:
        for target in to:
            owner = who or scene.owner_of(card, target.controller) or target.controller
            (made,) = scene.thing(_plain(card), owner, new=True)
            made.attached_to = target.id
            scene.draft.tell(
                worded(
                    "{made} is attached to {target}.", made=made.id, target=target.id
                )
            )
        return
    if card.is_pronoun:
        raise scene.error(
            Problem.SYNTAX,
            worded("“{card}” is no card that lies on it.", card=card.label),
            card.place,
        )
    if card.card is None:
        raise unknown_card(scene, card.label, card)
    found = scene.catalogue_card(card.card)
    face = face_named(found, card.card.typed)
    spell = abilities_of(scene.game, face).spell if len(to) > 1 else None
    if spell is not None and _fit(spell.targets, len(to)) and not card.count:
        # "Challenge is on my unit and on his": one spell with two targets.
        names = [it.id for it in to]
        owner = who or scene.owner_of(card, "") or guess_caster(scene, face, names)
        cast(scene, card, Use(owner, names, []))
        return
    for target in to:
        given = who or scene.owner_of(card, "")
        told = any(it.face is not None and it.face == face for it in scene.draft.things)
        mine = target.controller == "me" and not _done_to_it(scene)
        unsaid = not (given or told or mine)
        if unsaid and "me" in scene.draft.players and _PROTECTS in face.text.lower():
            # "Pariah is on my opponent's 4/4": whom it protects is why it is there.
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("Whose is “{thing}”?", thing=face.name),
                card.place,
            )
        owner = given or target.controller
        if is_spell(face) and target.zone is Zone.STACK:
            # "Deflecting Palm on a Bolt": who casts that, and on whom?
            if all(entry.source != target.id for entry in all_entries(scene)):
                target.flags.add(FORESEEN)
        if is_spell(face):
            _check_covers(scene, card, face, target)
            use = Use(owner, [target.id], [], opening=True)
            use.opening = not scene.draft.script or told_before(scene)
            if hurts_at_once(scene, face):
                # "Bolt on my 2/2. I respond …": it is being cast.
                use.opening = False
            if not who and card.owner is None:
                use.who = _sent_before(scene, card, found) or side_acting(
                    scene, face, target
                )
            scene.last_use = use
            made = cast(scene, card, use)
            clause = scene.clause
            if clause and not given and may_be_anyones(scene, clause, face):
                made.said.add(GUESSED)
            scene.focus = [target]
            continue
        if (
            scene.game is Game.MTG
            and "creature" in face.types
            and not is_attachable(face)
        ):
            # "Palisade Giant and Pariah on my 1/1": the Giant is only there.
            on_table(scene, card, owner)
            return
        unit = scene.game is not Game.MTG and {"unit", "ally", "champion"} & set(
            face.types
        )
        if not is_permanent(face) or unit:
            raise scene.error(
                Problem.ILLEGAL,
                worded("{face} does not go onto anything.", face=face.name),
                card.place,
            )
        moved = lying_on_another(scene, card, target) if done else None
        loose = moved or _lying_loose(scene, card)
        made = loose or scene.thing(_plain(card), owner, new=True)[0]
        require_read(scene, made, made.abilities)
        if moved or (done and is_attachable(face) and happens_now(scene, done)):
            made.zone = Zone.BATTLEFIELD
            made.flags.discard("in hand")
            attach_now(scene, made, target, who)
            continue
        if loose is None or who:
            made.controller = made.owner = owner
        if is_used(face) or (
            scene.game is Game.MTG
            and not is_attachable(face)
            and any(one.targets for one in made.abilities.activated)
        ):
            # "Maze of Ith on his 3/3": such a card lies on nothing.
            use_on(scene, made, target, who)
            continue
        made.attached_to = target.id
        made.zone = Zone.BATTLEFIELD
        made.flags.discard("in hand")
        how = "{made} is linked to {target}."
        if is_attachable(face):
            how = "{made} is attached to {target}."
        scene.draft.tell(worded(how, made=made.id, target=target.id))


def check_lies(scene: Scene, cards: object) -> None:
    """Refuse "the Ogre with Hill Giant": a creature lies on nothing (303.4, 301.5).

    Raises QuestionError (SYNTAX).
    """
    parts = parts_of(cards)
    only = parts[0] if len(parts) == 1 else None
    if scene.game is not Game.MTG or not isinstance(only, Thing):
        return
    face = face_of(scene, only) if only.card is not None else None
    if face is None or "creature" not in face.types:
        return
    if not (is_attachable(face) or is_used(face)):
        raise scene.not_read()


def _check_covers(scene: Scene, card: Thing, face: Face, target: DraftThing) -> None:
    """Refuse "my ally has Calming Breeze on": it chooses nothing, for a champion."""
    spell = abilities_of(scene.game, face).spell
    if scene.game is not Game.GRAND_ARCHIVE or spell is None or spell.targets:
        return
    kinds = {kind for it in inside(spell, DamageWatch) for kind in it.recipient.kinds}
    if "champion" in kinds and "champion" not in target.kinds:
        raise scene.error(
            Problem.ILLEGAL, worded("{it} has no targets.", it=face.name), card.place
        )


def _lying_loose(scene: Scene, card: Thing) -> DraftThing | None:
    """The one that was told of before and lies on nothing yet: "Rancor is on it"."""
    if card.det in {"a", "another"} or card.count is not None:
        return None
    loose = [
        it
        for it in scene.draft.things
        if it.zone in {Zone.BATTLEFIELD, Zone.HAND}
        and it.face is not None
        and is_attachable(it.face)
        and not it.attached_to
        and fits(it, card, scene.game)
    ]
    return loose[0] if len(loose) == 1 else None


def _plain(card: Thing) -> Thing:
    from dataclasses import replace

    return replace(card, det="another", count=None, owner=None, plural=False)
