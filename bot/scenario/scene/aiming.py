"""What a spell or ability is aimed at: targets, chosen sources, X, divisions."""

from bot.cards.card import Face
from bot.cards.facts import face_named
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.meaning import targeted, told_already
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.syntax import Card, Clause, Person, Quantity, Several, Thing
from bot.worded import worded


def card_thing(scene: Scene, value: object) -> Thing:
    """The noun phrase of a card slot: a Thing, or a card used as a verb."""
    match value:
        case Thing():
            return value
        case Card():
            return Thing("card", value.place, card=value, label=value.typed)
        case Several(parts=(Thing() as only,)):
            return only
        case _:
            raise scene.error(Problem.SYNTAX, WHICH_CARD)


def aimed_at(scene: Scene, clause: Clause, who: str) -> list[str]:
    """Everything *clause* is aimed at by *who*."""
    found = listed(scene, clause.get("to"), who)
    for value in clause.get("also") or ():
        # "Harm's Way on his Bolt …, 2 back at him": by whoever does all of it.
        scene.doer = who or scene.doer
        found += [it for it in listed(scene, value, who) if it not in found]
    times = clause.get("chosen") or 1
    if isinstance(times, tuple):
        return list(times)  # "3 hits on his 5 Might unit and 3 on his 6 Might unit"
    return found * times if len(found) == 1 else found


def listed(scene: Scene, value: object, who: str) -> list[str]:
    """The players and things that *value* means as targets of *who*."""
    if value is None:
        return []
    if isinstance(value, Thing):
        value = Several((value,), value.place)
    if isinstance(value, Person):
        value = Several((value,), value.place)
    if isinstance(value, Several):
        parts = []
        before = list(scene.draft.things)
        for part in value.parts:
            if isinstance(part, Thing) and _an_opponent(scene, part):
                parts += [scene.other("me")]
            elif isinstance(part, Person) and part.kind == "face":
                parts += [_face_of(scene, who)]
            elif isinstance(part, Thing) and _is_spell_ref(scene, part):
                told = told_already(scene, part, parts) or part
                parts += [it.id for it in scene.thing(told)]
            else:
                parts += targeted(
                    scene, Several((part,), value.place), who, new=_is_a(part)
                )
        _foresee(scene, before, parts)
        return list(dict.fromkeys(parts))
    return targeted(scene, value, who)


def _an_opponent(scene: Scene, part: Thing) -> bool:
    """ "I cast Banefire at them": the opponent, where no creatures are spoken of."""
    alone = scene.has_me and len(scene.draft.players) == 2
    return alone and part.noun == "them" and all(map(is_passive, scene.focus))


def _face_of(scene: Scene, who: str) -> str:
    """“Bolt face”: the other player's; mine if I am the one who answers it."""
    if who:
        return scene.other(who)
    if scene.next_actor("cast", "use", "pay") not in {"", "me"}:
        return scene.other("me" if scene.has_me else scene.subject)
    return "me" if scene.has_me else scene.other(scene.subject)


def _is_a(part: object) -> bool:
    return isinstance(part, Thing) and part.det in {"a", "another"}


def _is_spell_ref(scene: Scene, part: Thing) -> bool:
    if part.noun == "card" and part.card is not None:
        return any(
            it.card is not None and it.card.ref in part.card.names
            for it in scene.draft.things
        )
    return False


def chosen_sources(scene: Scene, clause: Clause, who: str) -> list[str]:
    """The sources chosen with "choosing …"."""
    value = clause.get("src")
    if value is None:
        return []
    found: list[str] = []
    other = scene.other(who) if who and len(scene.draft.players) == 2 else ""
    before = list(scene.draft.things)
    for part in parts_of(value):
        if isinstance(part, Thing):
            some = _the_one_there(scene, part, who) or just_cast(scene, part, who)
            some = some or scene.thing(part, other)
            found += [it.id for it in some]
            _foresee(scene, before, [it.id for it in some])
    return found


def _the_one_there(scene: Scene, part: Thing, who: str) -> list[DraftThing]:
    """ "… attacks me with a 3/3. I cast NAME choosing that source": what attacks.

    Raises QuestionError (AMBIGUOUS) where several attack.
    """
    combat = open_combat(scene)
    if part.noun != "source" or part.det != "the" or not part.is_bare:
        return []
    attack = {name for name, _ in combat.attackers} if combat is not None else set()
    there = [
        it for it in scene.draft.things if it.id in attack and it.controller != who
    ]
    if len(there) > 1:
        names = [scene.describe(it) for it in there[:4]]
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Which source is chosen?"),
            part.place,
            [f"… choosing {name} …" for name in names],
            names,
        )
    return there


def just_cast(scene: Scene, part: Thing, who: str) -> list[DraftThing]:
    """ "Bob bolts my 2/2. I use NAME against it": the Bolt, hardly my own 2/2.

    Nor is it Bob's Torbran that had been told of; what his spell is put on may be.
    """
    last = scene.draft.script[-1] if scene.draft.script else None
    if part.noun != "it" or last is None or not isinstance(last.what, Resolve):
        return []
    spell = scene.draft.thing(last.what.source)
    hit = {name for slot in last.what.chosen for name in slot}
    own = all(it.controller == who or it.id not in hit for it in scene.focus)
    if spell is None or spell.zone is not Zone.STACK or spell.controller == who:
        return []
    return [spell] if own else []


def _foresee(scene: Scene, before: list[DraftThing], names: list[str]) -> None:
    """A spell chosen before it is cast: the one told next is this one."""
    for it in scene.draft.things:
        if it.id in names and it not in before and it.zone is Zone.STACK:
            it.flags.add(FORESEEN)


FORESEEN = "chosen before it is cast"


def x_of(scene: Scene, clause: Clause, thing: Thing) -> int | None:
    """The X that is said, or was said before; None where it is not known."""
    if clause.get("x") is not None:
        return int(clause.get("x"))
    n: Quantity | None = clause.get("n")
    if n is not None and clause.get("n2") is None:
        if not isinstance(n.value, int):
            return None
        face = face_of(scene, thing)
        if "X" in face_text(face):
            return n.value
    if scene.pending_x is not None:
        x, scene.pending_x = scene.pending_x, None
        return x
    return None


def face_of(scene: Scene, thing: Thing) -> Face:
    card = scene.card_of(thing)
    return face_named(scene.catalogue_card(card), card.typed)


def face_text(face: object) -> str:
    """The text on a face, and its cost, where X may stand."""
    return f"{getattr(face, 'text', '')} {getattr(face, 'mana_cost', '')}"


def lists_of(scene: Scene) -> list[list[Entry]]:
    """The parts of the script: what comes before, the rest, and inside combats."""
    found = [scene.draft.opening, scene.draft.script]
    for it in scene.draft.script:
        if isinstance(it.what, Combat):
            found += [it.what.before, it.what.between]
    return found


def all_entries(scene: Scene) -> list[Entry]:
    """Every entry, those inside combats too, in the order they were put."""
    found: list[Entry] = []
    for it in scene.draft.opening + scene.draft.script:
        found.append(it)
        if isinstance(it.what, Combat):
            found += it.what.before + it.what.between
    return found


def aimed_by_last(scene: Scene) -> list[str]:
    """All that the last spell or ability was aimed at, if that one harms."""
    last = next(iter(reversed(all_entries(scene))), None)
    if last is not None and isinstance(last.what, Deal):
        return [hit.recipient for hit in last.what.hits]
    if last is None or not last.harms or not isinstance(last.what, Resolve):
        return []
    return [name for slot in last.what.chosen for name in slot]


def attackers_struck(scene: Scene, combat: Combat) -> bool:
    """Whether what attacks is harmed within that combat, and no life total is told."""
    players = scene.draft.players
    if any("life" in players[it].said for _, it in combat.attackers if it in players):
        return False
    struck = {
        name
        for it in (*combat.before, *combat.between)
        # What only chooses a source harms nothing by that.
        if it.harms and isinstance(it.what, Resolve) and it.what.ability.targets
        for slot in it.what.chosen
        for name in slot
    }
    return any(name in struck for name, _ in combat.attackers)
