"""Cards at work in Grand Archive and Riftbound: played, linked, in force."""

import re

from bot.cards.facts import abilities_of, face_named, is_spell
from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect, Instead, PreventNext, ZoneWatch
from bot.engine.inside import holds, inside
from bot.engine.instructions import Ability, DealDamage, Kill
from bot.engine.question import AskKind, Preference, Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.asking.questions import ask
from bot.scenario.casting.casting import cast, resolve
from bot.scenario.casting.default_targets import Use, prevents
from bot.scenario.casting.giving_text import PUT_ON, give_text, in_force
from bot.scenario.casting.giving_text import read as read_text
from bot.scenario.casting.on_table import on_table
from bot.scenario.casting.placing import place_entry
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number, targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.steps import after
from bot.scenario.scene.unknown_cards import unknown_card
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.numbers_asked import HOW_MUCH_LEFT
from bot.scenario.words.syntax import Card, Clause, Person, Thing
from bot.worded import worded


@handles("undertext")
def under_text(scene: Scene, clause: Clause) -> None:
    """A unit is under an effect reading "… dealt to it …"."""
    things = scene.things(clause.get("what"), new=True)
    person = clause.get("who")
    who = scene.player(person) if isinstance(person, Person) else ""
    for it in things:
        if not put_on(scene, it, clause.get("text"), who):
            give_text(scene, it, clause.get("text"))
    scene.notice(things)
    scene.focus = things


def put_on(scene: Scene, it: DraftThing, quote: tuple[str, int], who: str = "") -> bool:
    """What a text says of one unit lies on *it*: it has resolved. False if it cannot.

    It is *who*'s, else that unit's controller's.

    Texts of Magic say by themselves what they are put on.
    """
    if not it.kinds & {"unit", "ally", "champion", "domain"}:
        return False
    text, at = quote
    if scene.game is Game.RIFTBOUND:
        text = _OF_ONE.sub("it", text)
        if not re.search(r"\b(a|choose a) (friendly |enemy )?unit\b", text, re.I):
            text = f"Choose a unit. {text[:1].upper()}{text[1:]}"
    else:
        text = _TO_ONE.sub("dealt to target unit", text)
    try:
        abilities = read_text(scene, (text, at), "", {"spell", "action"})
    except QuestionError:
        return False
    if abilities.spell is None:
        return False
    if not abilities.spell.targets and not holds(abilities.spell, Effect):
        return False
    if any(isinstance(one, DealDamage | Kill) for one in abilities.spell.do):
        return False  # that lies on nothing
    who = who or it.controller
    host = DraftThing(
        scene.draft.fresh(_title(quote[0])), "effect", who, who,
        kinds={"spell"}, zone=Zone.COMMAND, abilities=abilities,
    )  # fmt: skip
    scene.add(host)
    names = [it.id] if abilities.spell.targets else []
    use = Use(who, names, [], opening=True)
    place_entry(
        scene, resolve(scene, host, abilities.spell, use, spell=False), use, True
    )
    it.flags.add("protected")
    scene.draft.tell(worded("On {it}: “{quote}”.", it=it.id, quote=quote[0]))
    return True


PUT_ON |= {Game.GRAND_ARCHIVE: put_on, Game.RIFTBOUND: put_on}

_OF_ONE = re.compile(r"\b(I|me|this unit|that unit|him|her)\b")
_TO_ONE = re.compile(
    r"dealt to (it|(?:that|this) (?:unit|ally|champion)|me|him|her|your champion)\b"
)


def _title(text: str) -> str:
    words = text.rstrip(".").split()
    return f"“{' '.join(words[:4])}…”" if len(words) > 4 else f"“{text}”"


@handles("ask_hurtby")
def would_hurt(scene: Scene, clause: Clause) -> None:
    """Does an enemy Falling Comet hurt it? It is cast, and what it does is asked."""
    for name in _threatened(scene, clause):
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
        ask(scene, clause, AskKind.DIES, name)


@handles("ask_savedfrom")
def would_save(scene: Scene, clause: Clause) -> None:
    """Does Ki Barrier save it from Falling Comet? One is cast, then the other."""
    names = _threatened(scene, clause)
    scene.focus = [it for it in map(scene.draft.thing, names) if it]
    slots = {"card": clause.get("card"), "what": clause.get("what")}
    take_as(scene, clause, "ask_saves", slots)


def _threatened(scene: Scene, clause: Clause) -> list[str]:
    """What the card of *clause* has been cast on."""
    names = targeted(scene, clause.get("what"))
    for part in parts_of(clause.get("by")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.SYNTAX, WHICH_CARD, clause.place)
        if part.det in {"", "the"} and _at_work(scene, part.card, names):
            continue
        target = scene.draft.thing(names[0])
        owner = scene.owner_of(part)
        if not owner and target is not None:
            owner = scene.other(target.controller)
        cast(scene, part, Use(owner, names, []))
    return names


def _at_work(scene: Scene, card: Card, names: list[str]) -> bool:
    """Whether that card is in force already, or was aimed at one of *names*."""
    for it in scene.draft.things:
        if it.card is None or it.card.ref not in card.names:
            continue
        aimed = [
            {name for slot in entry.what.chosen for name in slot}
            for entry in all_entries(scene)
            if isinstance(entry.what, Resolve) and entry.source == it.id
        ]
        there = it.zone is Zone.BATTLEFIELD
        if there or any(not one or one & {*names} for one in aimed):
            return True
    return False


@handles("replaces")
def replaces(scene: Scene, clause: Clause) -> None:
    """Unlicensed Armory replaces its death: its ability was used on that unit."""
    victims = [it for it in scene.focus if it.kinds & {"unit", "ally"}]
    if len(victims) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Whose death?"), clause.place)
    (victim,) = victims
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing):
            continue
        host = on_table(scene, part, victim.controller)[0]
        pool = [one for one in host.abilities.activated if one.targets]
        if len(pool) == 1:
            use = Use(host.controller, [victim.id], [], opening=True)
            entry = resolve(scene, host, pool[0], use, spell=False)
            place_entry(scene, entry, use, True)
        wish = Preference(victim.controller, f"let {host.id} apply")
        scene.draft.preferences += [wish, Preference(victim.controller, host.id)]
        scene.draft.tell(
            worded(
                "{host} replaces the death of {victim}.", host=host.id, victim=victim.id
            )
        )
    scene.focus = victims


@handles("cardshield")
def card_shield(scene: Scene, clause: Clause) -> None:
    """Clarent's buffer of 1 (on my champion): against what that card prevents."""
    who = scene.player(clause.get("who")) if clause.get("who") else ""
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.UNKNOWN, WHICH_CARD, clause.place)
        face = face_named(scene.catalogue_card(part.card), part.card.typed)
        abilities = abilities_of(scene.game, face)
        texts = (abilities.spell, abilities.activated, abilities.statics)
        shields = [
            one for one in inside(texts, Effect) if isinstance(one.act, PreventNext)
        ]
        names = targeted(scene, clause.get("to"), who)
        if not names:
            owner = who or scene.owner_of(part) or default_owner(scene)
            if scene.game is not Game.GRAND_ARCHIVE:
                raise scene.error(
                    Problem.AMBIGUOUS, worded("On which unit?"), clause.place
                )
            names = [champion(scene, owner).id]
        if not shields and abilities.spell is not None:
            it = scene.draft.thing(names[0])
            cast(
                scene, part, Use(it.controller if it else who, names, [], opening=True)
            )
            continue
        if len(shields) != 1:
            raise scene.error(
                Problem.ILLEGAL,
                worded("{face} leaves no such shield.", face=face.name),
                clause.place,
            )
        (effect,) = shields
        assert isinstance(effect.act, PreventNext)
        printed = effect.act.remaining
        said = clause.get("n")
        points = number(scene, said) if said is not None else printed
        if not isinstance(points, int):
            raise scene.error(Problem.AMBIGUOUS, HOW_MUCH_LEFT, clause.place)
        if isinstance(printed, int) and points > printed:
            raise scene.error(
                Problem.ILLEGAL,
                worded(
                    "{face} prevents {printed}, not {points}.",
                    face=face.name,
                    printed=printed,
                    points=points,
                ),
                clause.place,
            )
        watch = effect.watch
        combat = watch.combat if isinstance(watch, DamageWatch) else None
        kind = {True: "combat", False: "noncombat", None: ""}[combat]
        add_shield(scene, names, points, kind, face.name)


@handles("revealed")
def revealed(scene: Scene, clause: Clause) -> None:
    """Veiling Breeze revealed 2 wind cards."""
    points = number(scene, clause.get("n"))
    parts = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if not parts:
        if scene.last_cast is None:
            raise scene.error(Problem.AMBIGUOUS, worded("Revealed for which card?"))
        scene.last_cast.x = points
        return
    for part in parts:
        it = _played(scene, part)
        it.x = points


@handles("played")
def played(scene: Scene, clause: Clause) -> None:
    """Ana resolved Spellshield; I have Storm of Thorns up."""
    who = scene.player(clause.get("who"))
    scene.subject = who
    earlier = bool(_EARLIER & set(clause.text.lower().split()))
    found: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if not isinstance(part, Thing):
            continue
        if part.card is None:
            raise unknown_card(scene, part.label, part)
        face = face_named(scene.catalogue_card(part.card), part.card.typed)
        if is_spell(face):
            opening = earlier or not scene.draft.script or "after" in clause.lead
            for _ in range(part.count or 1):
                scene.last_cast = cast(scene, part, Use(who, [], [], opening=opening))
        else:
            found += on_table(scene, part, who)
    if found:
        scene.notice(found)
        scene.focus = found


_EARLIER = frozenset("had already up active running going effect force earlier".split())


@handles("lineage")
def in_lineage(scene: Scene, clause: Clause) -> None:
    """Hexbound Blade is in my champion's lineage: what it says to be inherited."""
    (to, *_) = scene.things(clause.get("to"), new=True)
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing):
            continue
        (host, *_) = on_table(scene, part, to.controller)
        if clause.get("text") is not None:
            give_text(scene, host, clause.get("text"))
        host.attached_to, host.zone = to.id, Zone.BATTLEFIELD
        scene.draft.tell(
            worded("{card} is in the lineage of {it}.", card=host.id, it=to.id)
        )
    scene.focus = [to]


def _saves(spell: Ability) -> bool:
    """True for what puts something else in place of a death."""
    return any(
        isinstance(it.watch, ZoneWatch) and isinstance(it.act, Instead)
        for it in inside(spell, Effect)
    )


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def shields_at_hand(scene: Scene) -> None:
    """A protective spell somebody "has" and nobody plays: it has resolved."""
    for it in list(scene.draft.things):
        spell = it.abilities.spell
        if "in hand" not in it.flags or spell is None:
            continue
        if not (prevents(spell) or _saves(spell)):
            continue
        it.flags.discard("in hand")
        it.zone = Zone.STACK
        use = Use(it.controller, [], [], opening=True)
        ability = resolve(scene, it, spell, use, spell=True)
        place_entry(scene, ability, use, True)
        scene.draft.assume(worded("{it} has resolved before all this.", it=it.id))


def _played(scene: Scene, part: Thing) -> DraftThing:
    """The card, played if it has not been yet."""
    card = scene.card_of(part)
    known = [
        it
        for it in scene.draft.things
        if it.card is not None and it.card.ref in card.names
    ]
    if known:
        return known[-1]
    face = face_named(scene.catalogue_card(card), card.typed)
    owner = scene.owner_of(part) or default_owner(scene)
    if is_spell(face):
        use = Use(owner, [], [], opening=not scene.draft.script)
        made = cast(scene, part, use)
        scene.last_cast = made
        return made
    return on_table(scene, part, owner)[0]


@handles("diesto")
def dies_to(scene: Scene, clause: Clause) -> None:
    """My unit would die to Void Seeker: it is cast on the unit."""
    things = scene.things(clause.get("what"), new=True)
    for part in parts_of(clause.get("by")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.SYNTAX, WHICH_CARD, clause.place)
        for it in things:
            owner = scene.owner_of(part) or scene.other(it.controller)
            cast(scene, part, Use(owner, [it.id], []))
    scene.focus = things


@handles("twotexts")
def two_texts(scene: Scene, clause: Clause) -> None:
    """I have two effects: "…" and "…"."""
    who = scene.player(clause.get("who"))
    for slot in ("text", "text2"):
        in_force(scene, clause.get(slot) or clause.get("text"), who)
