"""What happens in Grand Archive and Riftbound beside fights."""

from dataclasses import replace

from bot.cards.card import Face
from bot.citation import Game
from bot.engine.effects import (
    Bonus,
    DamageWatch,
    Effect,
    Multiply,
    Plus,
    PreventNext,
)
from bot.engine.instructions import Ability, DestroyIt, Kill
from bot.engine.question import AskKind, Deal, Do, Hit, Preference, Resolve
from bot.engine.values import AllRefs, Flag, Named, Zone
from bot.errors import Problem
from bot.scenario.asking import ask
from bot.scenario.attaching import attach_all
from bot.scenario.bearing import abilities_of, face_named, is_attachable, is_spell
from bot.scenario.casting import Use, cast, harms, place_entry, resolve
from bot.scenario.dealing import deal
from bot.scenario.draft import Combat, DraftThing, Entry
from bot.scenario.making import champion, default_owner, source, unknown_card
from bot.scenario.meaning import number, targeted
from bot.scenario.parsing import Parse
from bot.scenario.phrases import parts_of
from bot.scenario.quoting import give_text
from bot.scenario.quoting import read as read_text
from bot.scenario.reaching import walk
from bot.scenario.scene import Scene, handles
from bot.scenario.specs import add_shield, apply_specs
from bot.scenario.steps import Clauses, after, before
from bot.scenario.syntax import Clause, Place, Quantity, Thing
from bot.scenario.targeting import prevents
from bot.scenario.telling import on_table
from bot.scenario.timing import place

_SENTENCE = frozenset({".", "\n", "?", "!", ";"})
_EVENTS = frozenset(
    "attack damage cast use put die destroy lethal attached played".split()
)


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def taken_apart(parse: Parse, clauses: Clauses) -> Clauses:
    """Clauses that hold two, as two."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        if clause.kind == "hascast":
            slots = dict(clause.slots)
            held = {"who": slots["who"], "what": slots.pop("what")}
            found.append(replace(clause, kind="havebeside", slots=held))
            found.append(replace(clause, kind="cast", slots=slots, lead=(".",)))
        elif clause.kind == "respond":
            cards = {"what": clause.get("card")}
            found.append(replace(clause, kind="inforce", slots=cards))
            hit = {"n": clause.get("n")}
            found.append(replace(clause, kind="damage", slots=hit, lead=(".",)))
        else:
            found.append(clause)
    return tuple(found)


@before(Game.MTG, Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def in_order(parse: Parse, clauses: Clauses) -> Clauses:
    """ "He attacks after I resolved X": what stands behind "after" comes first."""
    del parse
    found = list(clauses)
    for at in range(1, len(found)):
        clause, previous = found[at], found[at - 1]
        inside = not _SENTENCE & set(clause.lead)
        if (
            "after" in clause.lead
            and inside
            and clause.kind in _EVENTS
            and previous.kind in _EVENTS
        ):
            found[at - 1] = replace(clause, lead=previous.lead)
            found[at] = replace(previous, lead=(".",))
    return tuple(found)


_CARDS = frozenset("played attached cast inforce use have".split())


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def restated(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I played Unyielding Spirit, so all spell damage is prevented": said twice."""
    del parse
    found: list[Clause] = []
    for clause in clauses:
        again = clause.kind == "preventall" and "so" in clause.lead
        if again and found and found[-1].kind in _CARDS:
            clause = replace(clause, kind="mention")
        found.append(clause)
    return tuple(found)


@handles("havebeside")
def have_beside(scene: Scene, clause: Clause) -> None:
    """The opponent, who controls Annie, …: in passing, so "it" stays what it was."""
    from bot.scenario.telling import _hold

    who = scene.player(clause.get("who"))
    focus = scene.focus
    _hold(scene, who, clause.get("what"))
    scene.focus = focus
    scene.subject = who


@handles("undertext")
def under_text(scene: Scene, clause: Clause) -> None:
    """A unit is under an effect reading "… dealt to it …"."""
    things = scene.things(clause.get("what"), new=True)
    text, at = clause.get("text")
    for it in things:
        if scene.game is Game.RIFTBOUND:
            text = f"Choose a unit. {text}"
        for words in ("dealt to it", "dealt to that unit", "dealt to this unit"):
            if scene.game is Game.GRAND_ARCHIVE:
                text = text.replace(words, "dealt to target unit")
        host = DraftThing(
            scene.draft.fresh("the effect"), "effect", it.controller, it.controller,
            kinds={"spell"}, zone=Zone.COMMAND,
        )  # fmt: skip
        scene.add(host)
        abilities = read_text(scene, (text, at), "", {"spell", "action"})
        if abilities.spell is None or not abilities.spell.targets:
            give_text(scene, it, clause.get("text"))
            continue
        host.abilities = abilities
        use = Use(it.controller, [it.id], [], opening=True)
        entry = resolve(scene, host, abilities.spell, use, spell=False)
        place_entry(scene, entry, use, True)
        it.flags.add("protected")
    scene.notice(things)
    scene.focus = things


@handles("wouldhurt")
def would_hurt(scene: Scene, clause: Clause) -> None:
    """Does an enemy Falling Comet hurt it? It is cast, and what it does is asked."""
    names = targeted(scene, clause.get("what"))
    for part in parts_of(clause.get("by")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.SYNTAX, "Which card is meant?", clause.place)
        target = scene.draft.thing(names[0])
        owner = scene.owner_of(part)
        if not owner and target is not None:
            owner = scene.other(target.controller)
        cast(scene, part, Use(owner, names, []))
    for name in names:
        ask(scene, clause, AskKind.DAMAGE_DEALT, name)
        ask(scene, clause, AskKind.DIES, name)


@handles("deaths")
def deaths(scene: Scene, clause: Clause) -> None:
    """In the same combat two units of mine are dying: lethal damage to each at once."""
    owner = default_owner(scene)
    things = scene.things(clause.get("what"), owner)
    hits: list[Hit] = []
    enemy = scene.other(things[0].controller)
    it = source(scene, None, enemy, "attacker")
    it.kinds = {"unit"}
    for one in things:
        if one.toughness is None:
            one.power = one.toughness = 1
            scene.draft.assume(f"The numbers of {one.id} do not matter here.")
        hits.append(Hit(it.id, one.id, max(1, one.toughness - one.damage), True))
    names = " and ".join(one.id for one in things)
    scene.draft.tell(f"{names} would be dealt lethal damage at the same time.")
    deal(scene, hits, enemy)
    scene.focus = things


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def killed_for_it(parse: Parse, clauses: Clauses) -> Clauses:
    """ "I use Baited Hook and kill my 4 Might unit": that is its target."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        if (
            clause.kind in {"destroy", "die", "killfor"}
            and last is not None
            and last.kind in {"use", "cast", "pay"}
            and last.get("to") is None
            and not _SENTENCE & set(clause.lead)
            and _kills(parse, last)
        ):
            slots = {**last.slots, "to": clause.get("what")}
            found[-1] = replace(last, kind="use", slots=slots)
            continue
        if clause.kind == "destroy" and _kills(parse, clause):
            slots = {key: clause.get(key) for key in ("who", "card", "elided")}
            slots["to"] = clause.get("what")
            clause = replace(clause, kind="use", slots=slots)
        found.append(clause)
    return tuple(found)


def _kills(parse: Parse, clause: Clause) -> bool:
    """Whether the card that is used kills what it is used on."""
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing) or part.card is None or len(part.card.names) > 1:
            return False
        face = parse.catalogue.card(part.card.names[0]).face
        game = parse.game
        if game is None:
            return False
        texts = abilities_of(game, face).activated
        return any(isinstance(it, Kill | DestroyIt) for it in walk(texts))
    return False


@handles("replaces")
def replaces(scene: Scene, clause: Clause) -> None:
    """Unlicensed Armory replaces its death: its ability was used on that unit."""
    victims = [it for it in scene.focus if it.kinds & {"unit", "ally"}]
    if len(victims) != 1:
        raise scene.error(Problem.AMBIGUOUS, "Whose death?", clause.place)
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
        scene.draft.tell(f"{host.id} replaces the death of {victim.id}.")
    scene.focus = victims


@handles("cardshield")
def card_shield(scene: Scene, clause: Clause) -> None:
    """Clarent's buffer of 1 (on my champion): against what that card prevents."""
    who = scene.player(clause.get("who")) if clause.get("who") else ""
    for part in parts_of(clause.get("card")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.UNKNOWN, "Which card is meant?", clause.place)
        face = face_named(scene.catalogue_card(part.card), part.card.typed)
        abilities = abilities_of(scene.game, face)
        texts = (abilities.spell, abilities.activated, abilities.statics)
        shields = [
            one for one in walk(texts)
            if isinstance(one, Effect) and isinstance(one.act, PreventNext)
        ]  # fmt: skip
        names = targeted(scene, clause.get("to"), who)
        if not names:
            owner = who or scene.owner_of(part) or default_owner(scene)
            if scene.game is not Game.GRAND_ARCHIVE:
                raise scene.error(Problem.AMBIGUOUS, "On which unit?", clause.place)
            names = [champion(scene, owner).id]
        if not shields and abilities.spell is not None:
            it = scene.draft.thing(names[0])
            cast(
                scene, part, Use(it.controller if it else who, names, [], opening=True)
            )
            continue
        if len(shields) != 1:
            raise scene.error(
                Problem.ILLEGAL, f"{face.name} leaves no such shield.", clause.place
            )
        (effect,) = shields
        assert isinstance(effect.act, PreventNext)
        printed = effect.act.remaining
        said = clause.get("n")
        points = number(scene, said) if said is not None else printed
        if not isinstance(points, int):
            raise scene.error(Problem.AMBIGUOUS, "How much is left?", clause.place)
        if isinstance(printed, int) and points > printed:
            raise scene.error(
                Problem.ILLEGAL,
                f"{face.name} prevents {printed}, not {points}.",
                clause.place,
            )
        watch = effect.watch
        combat = watch.combat if isinstance(watch, DamageWatch) else None
        kind = {True: "combat", False: "noncombat", None: ""}[combat]
        add_shield(scene, names, points, kind, face.name)


@handles("elliptic")
def elliptic(scene: Scene, clause: Clause) -> None:
    """ "If I have moved twice this turn …" He has: the one condition of that card."""
    for it in reversed(scene.recent):
        wanted = {one.name for one in walk(it.abilities) if isinstance(one, Flag)}
        if len(wanted) == 1:
            (name,) = wanted
            it.flags.add(name)
            scene.draft.tell(f"“{name}” holds for {it.id}.")
            return
        if wanted:
            break
    raise scene.error(Problem.SYNTAX, "Has what?", clause.place)


@handles("revealed")
def revealed(scene: Scene, clause: Clause) -> None:
    """Veiling Breeze revealed 2 wind cards."""
    points = number(scene, clause.get("n"))
    parts = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if not parts:
        if scene.last_cast is None:
            raise scene.error(Problem.AMBIGUOUS, "Revealed for which card?")
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
            use = Use(who, [], [])
            use.opening = earlier or not scene.draft.script or "after" in clause.lead
            made = cast(scene, part, use)
            scene.last_cast = made
        else:
            found += on_table(scene, part, who)
    if found:
        scene.notice(found)
        scene.focus = found


_EARLIER = frozenset("had already up active running going effect force earlier".split())


@handles("linked")
def linked(scene: Scene, clause: Clause) -> None:
    """Ana has Covenant of Thorns linked to Turtle."""
    who = scene.who(clause)
    if who:
        scene.subject = who
    to = scene.thing(clause.get("to"), who)
    attach_all(scene, clause.get("card"), to, who)
    scene.focus = to


@handles("enlist")
def enlist(scene: Scene, clause: Clause) -> None:
    """ "… to each unit I control: my champion, Pip and Moss": who is there."""
    owner = scene.subject
    if scene.last_damage is not None:
        for part in parts_of(scene.last_damage[0].get("to")):
            if isinstance(part, Thing):
                owner = scene.owner_of(part) or owner
    else:
        owner = default_owner(scene)
    found: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if isinstance(part, Thing):
            found += on_table(scene, part, owner)
    scene.notice(found)
    scene.focus = found


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def shields_at_hand(scene: Scene) -> None:
    """A protective spell somebody "has" and nobody plays: it has resolved."""
    for it in list(scene.draft.things):
        spell = it.abilities.spell
        if "in hand" not in it.flags or spell is None or not prevents(spell):
            continue
        it.flags.discard("in hand")
        it.zone = Zone.STACK
        use = Use(it.controller, [], [], opening=True)
        ability = resolve(scene, it, spell, use, spell=True)
        place_entry(scene, ability, use, True)
        scene.draft.assume(f"{it.id} has resolved before all this.")


@handles("alsohave")
def also_have(scene: Scene, clause: Clause) -> None:
    """…, plus two other allies: the same player has them too."""
    from bot.scenario.telling import _hold

    _hold(scene, scene.subject or default_owner(scene), clause.get("what"))


@handles("unread")
def unread(scene: Scene, clause: Clause) -> None:
    """Words in the middle of a sentence that only look like a question."""
    raise scene.error(
        Problem.SYNTAX, f"I do not understand “{clause.text}” here.", clause.place
    )


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def nothing_skipped(parse: Parse, clauses: Clauses) -> Clauses:
    """ "…, who has one": said of what stands before it, never a question."""
    return tuple(
        replace(clause, kind="unread")
        if clause.kind == "soft"
        and not clause.question
        and not clause.lead
        and parse.word(clause.place.start) in _RELATIVE
        else clause
        for clause in clauses
    )


_RELATIVE = frozenset("who which where whose".split())


@handles("outwith")
def out_with(scene: Scene, clause: Clause) -> None:
    """Bairui is out with 1 charge counter."""
    person = clause.get("who")
    found: list[DraftThing] = []
    for part in parts_of(clause.get("what")):
        if isinstance(part, Thing):
            owner = scene.player(person) if person else scene.owner_of(part)
            found += on_table(scene, part, owner or default_owner(scene))
    for it in found:
        apply_specs(scene, it, clause.get("specs"))
    scene.notice(found)
    scene.focus = found


@handles("mention")
def mention(scene: Scene, clause: Clause) -> None:
    """Words quoted from a card that is there: nothing new."""
    del scene, clause


def side_aimed_at(scene: Scene, face: Face, who: str) -> str:
    """Whose a unit is that a spell of *who* names first: the other's, if it harms."""
    if scene.game is Game.MTG or not who or len(scene.draft.players) != 2:
        return scene.next_owner
    spell = abilities_of(scene.game, face).spell
    if spell is None:
        return scene.next_owner
    return scene.other(who) if harmful(spell) else scene.next_owner


def side_acting(scene: Scene, face: Face, target: DraftThing) -> str:
    """Who put a spell on *target*, if nobody is named: its own side, or the other."""
    spell = abilities_of(scene.game, face).spell
    if scene.game is Game.MTG or spell is None or len(scene.draft.players) != 2:
        return target.controller
    return scene.other(target.controller) if harmful(spell) else target.controller


def harmful(spell: Ability) -> bool:
    """True for what people put on each other's units, not on their own."""
    nothing = Use("", [], [])
    more = any(isinstance(it, Multiply | Plus | Bonus) for it in walk(spell))
    hurts = harms(spell, nothing) or more or any(
        isinstance(it, Kill) for it in walk(spell)
    )  # fmt: skip
    return hurts and not prevents(spell)


_BEFORE = frozenset("had already before beforehand earlier".split())
_STATE = frozenset("is are has have was were with got under".split())
_LATER = frozenset({"then", "later", "afterwards"})


def told_before(scene: Scene) -> bool:
    """ "I'd resolved X on it", "while X is on it": it was there from the start."""
    clause = scene.clause
    if clause is None or scene.game is Game.MTG or clause.get("when"):
        return False
    words = scene.parse.tokens[clause.place.start : clause.place.end]
    said = {token.text for token in words}
    if clause.kind == "attached":
        # "It has Ki Barrier" tells how things are, "Ki Barrier on it" what is done.
        return bool(said & (_STATE | _BEFORE)) and not _LATER & set(clause.lead)
    return clause.kind in {"cast", "played", "use"} and bool(said & _BEFORE)


def is_used(face: Face) -> bool:
    """True for what is not put onto a unit but used on it ("under the Dagger")."""
    return bool(_ITEMS & set(face.types)) and not (
        is_attachable(face) or " link" in f" {face.text}".lower()
    )


_ITEMS = frozenset({"item", "regalia", "gear", "weapon"})


def use_on(scene: Scene, it: DraftThing, target: DraftThing, who: str) -> None:
    """The one ability of *it* that targets has been used on *target*."""
    pool = [one for one in it.abilities.activated if one.targets]
    if len(pool) != 1:
        raise scene.error(Problem.ILLEGAL, f"{it.id} does not go onto anything.")
    if not who and not prevents(pool[0]) and len(scene.draft.players) == 2:
        it.controller = it.owner = scene.other(target.controller)
    use = Use(it.controller, [target.id], [], opening=True)
    place_entry(scene, resolve(scene, it, pool[0], use, spell=False), use, True)
    if pool[0].sacrifices:
        it.zone = Zone.GRAVEYARD
    scene.last_host, scene.last_cast = it, None
    scene.draft.assume(f"{it.id} has been used on {target.id} before all this.")


def _played(scene: Scene, part: Thing) -> DraftThing:
    """The card, played if it has not been yet."""
    assert part.card is not None
    known = [
        it
        for it in scene.draft.things
        if it.card is not None and it.card.ref in part.card.names
    ]
    if known:
        return known[-1]
    face = face_named(scene.catalogue_card(part.card), part.card.typed)
    owner = scene.owner_of(part) or default_owner(scene)
    if is_spell(face):
        use = Use(owner, [], [], opening=not scene.draft.script)
        made = cast(scene, part, use)
        scene.last_cast = made
        return made
    return on_table(scene, part, owner)[0]


def together(scene: Scene, things: list[DraftThing], by: str, told: str) -> None:
    """Several units die at the same moment."""
    refs = tuple(Named(it.id) for it in things)
    what = Do((Kill(refs[0] if len(refs) == 1 else AllRefs(refs)),), by)
    scene.draft.tell(told)
    place(scene, Entry(what, by), protective=False)


def on_field(scene: Scene, player: str) -> list[DraftThing]:
    """The units that *player* has on the table."""
    return [
        it
        for it in scene.draft.things
        if it.controller == player
        and it.zone is Zone.BATTLEFIELD
        and it.kinds & {"unit", "ally", "champion"}
    ]


@handles("againfor")
def again_for(scene: Scene, clause: Clause) -> None:
    """He attacks me for 3, then for 4; …, then again for 5: the same once more."""
    from bot.scenario.fighting import anonymous, combat_of, join

    last = scene.draft.script[-1] if scene.draft.script else None
    what = last.what if last is not None else None
    amount: Quantity | None = clause.get("n")
    if isinstance(what, Combat) and what.attackers:
        if scene.game is not Game.GRAND_ARCHIVE:
            raise scene.error(Problem.AMBIGUOUS, "Who attacks again?", clause.place)
        goals = [goal for _, goal in what.attackers]
        name = what.attackers[-1][0]
        it = scene.draft.thing(name)
        if amount is not None:
            it = anonymous(scene, what.attacker, number(scene, amount), amount.place)
        assert it is not None
        what.closed = True
        combat = combat_of(scene, what.attacker, fresh=True)
        combat.cleave = what.cleave
        join(scene, combat, [it], list(dict.fromkeys(goals)))
        combat.closed = True
        scene.draft.tell(f"{it.id} attacks {', '.join(dict.fromkeys(goals))}.")
        return
    if isinstance(what, Deal) and what.hits:
        points = number(scene, amount) if amount is not None else what.hits[-1].amount
        hits = [replace(hit, amount=points) for hit in what.hits]
        names = ", ".join(hit.recipient for hit in hits)
        scene.draft.tell(f"{hits[0].source} deals {points} damage to {names} again.")
        deal(scene, hits, last.by if last is not None else "")
        return
    raise scene.error(Problem.AMBIGUOUS, "What happens again?", clause.place)


@handles("casttimes")
def cast_times(scene: Scene, clause: Clause) -> None:
    """He void seekers my unit twice."""
    from bot.scenario.acting import cast_spell

    slots = dict(clause.slots)
    for _ in range(slots.pop("times") or 1):
        cast_spell(scene, replace(clause, kind="cast", slots=slots))


@handles("diesto")
def dies_to(scene: Scene, clause: Clause) -> None:
    """My unit would die to Void Seeker: it is cast on the unit."""
    things = scene.things(clause.get("what"), new=True)
    for part in parts_of(clause.get("by")):
        if not isinstance(part, Thing) or part.card is None:
            raise scene.error(Problem.SYNTAX, "Which card is meant?", clause.place)
        for it in things:
            owner = scene.owner_of(part) or scene.other(it.controller)
            cast(scene, part, Use(owner, [it.id], []))
    scene.focus = things


@handles("survives")
def survives(scene: Scene, clause: Clause) -> None:
    """Does it survive an attack for 5? It is attacked, and its death is asked."""
    things = scene.things(clause.get("what"), new=True)
    points = number(scene, clause.get("n"))
    for it in things:
        enemy = scene.other(it.controller)
        kind = "spell" if clause.get("dk") else "attack"
        dealer = source(scene, None, enemy, kind)
        if kind == "attack":
            dealer.kinds |= {"unit"}
        hit = Hit(dealer.id, it.id, points, kind == "attack")
        scene.draft.tell(f"{it.id} is dealt {points} by {dealer.id}.")
        deal(scene, [hit], enemy)
        ask(scene, clause, AskKind.DIES, it.id, negated=True)
    scene.notice(things)
    scene.focus = things


@handles("damagedby")
def damaged_before(scene: Scene, clause: Clause) -> None:
    """I have 12 damage counters on my champion."""
    for it in scene.things(clause.get("what"), new=True):
        it.damage = number(scene, clause.get("n"))
        it.said.add("damage")


@handles("ask_marked")
def marked(scene: Scene, clause: Clause) -> None:
    """How much damage is on Pip?"""
    for name in targeted(scene, clause.get("who")):
        ask(scene, clause, AskKind.DAMAGE_MARKED, name)


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def something_happens(scene: Scene) -> None:
    """A board on which nothing happens and of which nothing definite is asked."""
    definite = [it for it in scene.draft.asks if it.kind is not AskKind.EVERYTHING]
    if not scene.draft.script and not scene.draft.opening and not definite:
        raise scene.error(
            Problem.SYNTAX,
            "I see the board, but nothing happens on it that I understand.",
            Place(0, 1),
        )


@after(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def kinds_are_said(scene: Scene) -> None:
    """Damage of no said kind, where something here looks at the kind: asked for."""
    kindless: set[str] = scene.parse.memory.get("kindless", set())
    hits = [
        hit
        for entry in scene.draft.script
        if isinstance(entry.what, Deal)
        for hit in entry.what.hits
        if hit.source in kindless
    ]
    if not hits or not any(map(_looks_at_kind, effects_here(scene))):
        return
    for hit in hits:
        it = scene.draft.thing(hit.recipient)
        whom = it.id if it is not None else scene.name(hit.recipient)
        words = f"whether the {hit.amount} damage to {whom} is of an attack or a spell"
        if (words, Place(0, 1)) not in scene.missing:
            scene.missing.append((words, Place(0, 1)))


def effects_here(scene: Scene) -> list[Effect]:
    """Every effect that is in force or comes into force in the scenario."""
    found = [it for it in scene.draft.statics if isinstance(it, Effect)]
    for thing in scene.draft.things:
        if thing.zone is Zone.BATTLEFIELD:
            found += [it for it in thing.abilities.statics if isinstance(it, Effect)]
    for entry in scene.draft.opening + scene.draft.script:
        if isinstance(entry.what, Resolve):
            found += [it for it in walk(entry.what.ability) if isinstance(it, Effect)]
    return found


def _looks_at_kind(effect: Effect) -> bool:
    watch = effect.watch
    if not isinstance(watch, DamageWatch):
        return False
    source_kinds = watch.source.kinds | watch.source.any_kinds
    return watch.combat is not None or bool(
        source_kinds & {"spell", "ability", "unit", "ally", "champion"}
    )
