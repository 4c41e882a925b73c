"""Shields and rules in force that the scenario itself tells of."""

import re
from dataclasses import replace

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.effects import Ban, DamageWatch, Effect, PreventAll, Restriction, Until
from bot.engine.question import Add, Deal, Resolve
from bot.engine.values import ANYTHING, Filter, Side, Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.casting import cast
from bot.scenario.casting.damage_from import sources_meant
from bot.scenario.casting.giving_text import give_text
from bot.scenario.casting.targeting import Use
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.bearing import is_passive
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.him import either_meant
from bot.scenario.scene.meaning import number, self, targeted
from bot.scenario.scene.persons import gender
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import add_shield, from_this_turn_on
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Person, Thing
from bot.worded import worded


@handles("shield")
def shield(scene: Scene, clause: Clause) -> None:
    """I put a prevent 5 on myself; shield of 3 on my Bear."""
    _check_he(scene, clause)
    who = scene.who(clause)
    said = clause.get("shield")
    if said is None:
        said = (number(scene, clause.get("n")), _kind(clause), "")
    points, kind, label = said
    cards = [it for it in parts_of(clause.get("card")) if isinstance(it, Thing)]
    if cards:
        _from_card(scene, clause, who, cards[0], points)
        return
    if _on_who_is_hit(scene, clause, who):
        names = [self(scene, who)]
    elif clause.get("to") is not None and not _on_himself(clause, who):
        names = _theirs(scene, clause, who, targeted(scene, clause.get("to"), who))
    elif thing := spoken_of(scene, clause) or ("" if who else _hit_last(scene)):
        names = [thing]
    else:
        names = [self(scene, who or _goes_on(scene, clause) or default_owner(scene))]
    if who:
        scene.subject = who
    more = [clause.get(slot) for slot in ("shield2", "shield3")]
    for points, kind, label in (said, *(it for it in more if it is not None)):
        add_shield(scene, names, points, kind, label)


def _check_he(scene: Scene, clause: Clause) -> None:
    """Refuse "my ally is hit while he is shielded": a champion, or that ally.

    Raises QuestionError (AMBIGUOUS).
    """
    person = clause.get("who")
    if scene.game is Game.MTG or not isinstance(person, Person) or person.kind != "he":
        return
    player = scene.player(person)
    units = [
        it
        for it in scene.recent[-1:]
        if it.on_board and "champion" not in it.kinds and it.controller != player
    ]
    within = "while" in clause.lead
    if not (within or {"is", "was", "'s"} & {*clause.text.lower().split()}):
        return
    if within and not scene.recent:  # taken before what it is told of
        message = worded("What is “{thing}” here?", thing=person.name)
        raise scene.error(Problem.AMBIGUOUS, message, person.place)
    if units:
        listed = [*map(scene.describe, units), scene.name(player)]
        raise either_meant(scene, person, listed)


def _kind(clause: Clause) -> str:
    """ "The next 3 non-combat damage": of that damage only."""
    kind = clause.get("kind") or ""
    return "noncombat" if kind.startswith("non") else "combat" if kind else ""


def _theirs(scene: Scene, clause: Clause, who: str, names: list[str]) -> list[str]:
    """ "Bob has a shield preventing the next 3 to them": not on what he blocks."""
    (to, *more) = parts_of(clause.get("to")) or (None,)
    if not who or more or not isinstance(to, Thing) or to.noun != "them":
        return names
    things = [(name, scene.draft.thing(name)) for name in names]
    own = [name for name, it in things if it is not None and it.controller == who]
    return own or names


def _on_who_is_hit(scene: Scene, clause: Clause, who: str) -> bool:
    """ "Ann attacks Ben. He casts a spell that prevents the next 3 to him": to Ben."""
    (to, *more) = parts_of(clause.get("to")) or (None,)
    theirs = sum(it.controller == who for it in scene.focus)
    if isinstance(to, Thing) and to.noun == "them" and not to.specs and theirs < 2:
        to = Person("he", "them", to.place)  # whatever attacks is not shielded by Ben
    if not isinstance(to, Person) or to.name not in {"him", "her", "them"} or more:
        return False
    last = scene.draft.script[-1].what if scene.draft.script else None
    hit: set[str] = set()
    if isinstance(last, Combat):
        hit = {goal for _, goal in last.attackers}
    elif isinstance(last, Resolve):
        hit = {name for slot in last.chosen for name in slot}
    fits = {"him": ("", "m"), "her": ("", "f")}.get(to.name, ("", "m", "f"))
    return who != "me" and who in hit and gender(who) in fits


def _hit_last(scene: Scene) -> str:
    """ "He attacks my 2/5. Prevent-3 shield.": on the 2/5, where no player is hit.

    The unit of its player that the last happening hits; "" where that is not just one.
    """
    if scene.game is Game.MTG or not scene.draft.script:
        return ""
    match scene.draft.script[-1].what:
        case Combat(attackers=attackers):
            hit = {goal for _, goal in attackers}
        case Deal(hits=hits):
            hit = {it.recipient for it in hits}
        case _:
            return ""
    there = [it for it in map(scene.draft.thing, hit) if it is not None]
    mine = [it for it in there if it.controller == default_owner(scene)]
    if not mine and len(there) == len(hit) == 1 and "champion" in there[0].kinds:
        return there[0].id  # "I attack the enemy champion, shield for 2": its shield
    return mine[0].id if len(mine) == len(hit) == 1 else ""


def _goes_on(scene: Scene, clause: Clause) -> str:
    """ "Bob has a Furnace too and a prevent-4 shield": still Bob; "" for nobody."""
    joined = scene.parse.word(clause.place.start - 1) in {"and", ",", "plus", "&"}
    about = scene.about if joined and clause.get("who") is None else ""
    return about if about in scene.draft.players else ""


def _on_himself(clause: Clause, who: str) -> bool:
    """ "Bob has a shield that prevents the next 3 damage to him": to Bob."""
    having = {"has", "have", "had"} & set(clause.text.lower().split()[:3])
    parts = parts_of(clause.get("to"))
    he = len(parts) == 1 and isinstance(parts[0], Person) and parts[0].kind == "he"
    return bool(having) and he and who not in {"", "me"}


def spoken_of(scene: Scene, clause: Clause) -> str:
    """ "My 2/2 is dealt 3 damage and has a shield": the 2/2; "" if nothing is."""
    about = scene.draft.thing(scene.about) if clause.get("elided") else None
    return about.id if about is not None and about.on_board else ""


def placed_on(scene: Scene, targets: object, who: str, thing: str = "") -> list[str]:
    """ "I attack his planeswalker and he has a prevent-2 shield on it": on his own.

    Where *thing* has the shield ("his 3/3 blocks and has a shield on it") "it" is that.
    Raises QuestionError (AMBIGUOUS) where that could be several things.
    """
    pronoun = [it for it in parts_of(targets) if isinstance(it, Thing)]
    if thing and [it.noun for it in pronoun] == ["it"]:
        return [thing]
    names = targeted(scene, targets, who)
    found = [it for it in map(scene.draft.thing, names) if it is not None]
    if scene.game is not Game.MTG or [it.noun for it in pronoun] != ["it"]:
        return names
    if not who or not found or any(it.controller == who for it in found):
        return names
    there = (it for it in scene.draft.things if it.zone is Zone.BATTLEFIELD)
    own = [it for it in there if it.controller == who and not is_passive(it)]
    if len(own) != 1:
        raise scene.error(Problem.AMBIGUOUS, worded("Which one is meant?"))
    return [own[0].id]


def check_whose_shield(scene: Scene, item: Thing, who: str) -> None:
    """ "A 2/2 with lifelink and a prevent-2 shield": who has the shield?"""
    for spec in item.specs:
        start = spec.place.start
        listed = scene.parse.word(start - 1) in {"and", ",", "plus"}
        if spec.kind != "shield" or not listed or scene.parse.word(start) != "a":
            continue
        placed = "on" in {
            scene.parse.word(it) for it in range(start, spec.place.end + 1)
        }
        if start - 1 <= item.place.start or placed:
            continue  # "… and a prevent-2 shield on it" says whose
        it = scene.parse.said(item.place.start, start - 1)
        shield = scene.parse.said(start, spec.place.end)
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("Who has the shield: {who}, or the creature?", who=scene.name(who)),
            spec.place,
            (f"I have {shield}.", f"… {it} that has {shield}"),
        )


def _from_card(
    scene: Scene, clause: Clause, who: str, card: Thing, points: int | None
) -> None:
    """A Healing Salve shield (3) on myself: the card, its preventing part."""
    face = card.card and scene.parse.catalogue.card(card.card.names[0]).face
    if face and "prevent" not in face.text.lower():
        raise scene.error(
            Problem.ILLEGAL,
            worded(
                "{card} prevents no damage: “{text}”", card=face.name, text=face.text
            ),
            card.place,
        )
    if face and not is_spell(face):
        slots = {"who": card.owner, "card": card, "to": clause.get("to")}
        take_as(scene, clause, "use", slots)
        made = next(it for it in reversed(scene.draft.things) if it.face == face)
    else:
        names = targeted(scene, clause.get("to"), who)
        use = Use(who or default_owner(scene), names, [], mode="prevent")
        made = cast(scene, card, use)
    check_amount(scene, made, points)


def check_amount(scene: Scene, made: DraftThing, points: int | None) -> None:
    """A number said of a card must be one that stands on it."""
    text = made.face.text if made.face else ""
    digits = set("".join(c if c.isdecimal() else " " for c in text).split())
    if points is not None and text and "X" not in text and str(points) not in digits:
        raise other_number(scene, made, points)


def other_number(scene: Scene, made: DraftThing, points: int | str) -> QuestionError:
    """That *points* is no number, or not a part, of what *made* says (ILLEGAL)."""
    text = made.face.text if made.face else ""
    digits = set("".join(c if c.isdecimal() else " " for c in text).split())
    return scene.error(
        Problem.ILLEGAL,
        worded(
            "{card} does not say {points}: “{text}” What changes it, or is another "
            "card meant?",
            card=made.label or made.id,
            points=points,
            text=text,
        ),
        None,
        tuple(f"… {digit} …" for digit in sorted(digits)),
    )


@handles("oldshield")
def shield_without_number(scene: Scene, clause: Clause) -> None:
    """“The shield from before”: its number is not known."""
    scene.missing.append((worded("how much the shield prevents"), clause.place))


def add_static(scene: Scene, static: Restriction | Effect, told: str) -> None:
    """In force from the start, or from this point of the script on."""
    scene.draft.tell(told)
    if scene.timing in {"then", "later", "after_combat", "next_turn"}:
        scene.timing = ""
        scene.draft.script.append(Entry(Add(static), told=told))
    elif scene.turns_ended:
        from_this_turn_on(scene, Entry(Add(static), told=told))
    else:
        scene.draft.statics.append(static)


@handles("noprevent")
def cannot_be_prevented(scene: Scene, clause: Clause) -> None:
    """Damage can't be prevented this turn; that to my champion, that of the Goblin."""
    if "so" in clause.lead and (cards := [it for it in scene.draft.things if it.face]):
        if not any(it.face and _UNPREVENTED.search(it.face.text) for it in cards):
            raise other_number(scene, cards[-1], f"“{clause.text.strip()}”")
    combat, source = _kind_of_damage(clause)
    recipient = ANYTHING
    told = worded("Damage can't be prevented this turn.")
    if clause.get("what") is not None:
        things = scene.things(clause.get("what"))
        source = replace(source, ids=frozenset(it.id for it in things))
        told = worded(
            "Damage of {listed} can't be prevented.",
            listed=", ".join(it.id for it in things),
        )
    if clause.get("kind") or clause.get("to") is not None:
        told = worded("In force: {words}.", words=clause.text.strip())
    if clause.get("to") is not None:
        recipient = _recipients(scene, clause.get("to"))
    add_static(
        scene,
        Restriction(
            Ban.PREVENT,
            subject=source,
            object=recipient,
            combat=combat,
            id=scene.draft.effect_id(),
            label="“damage can't be prevented”",
            controller=default_owner(scene),
            until=Until.END_OF_TURN,
        ),
        told,
    )


_UNPREVENTED = re.compile(r"can['’]t be prevented|unpreventable", re.I)


def _recipients(scene: Scene, said: object) -> Filter:
    """ "To my champion"; "to my allies", "to each ally I control": all there are."""
    (part, *more) = (*parts_of(said), None)
    if isinstance(part, Thing) and more == [None] and part.noun in _UNITS:
        every = (part.plural and not part.count) or part.det in {"each", "every", "all"}
        whose = scene.player(part.owner) if part.owner is not None else ""
        side = Side.YOU if whose == default_owner(scene) else Side.OPPONENT
        if every and all(spec.kind == "noun" for spec in part.specs):
            return Filter(
                kinds=frozenset({part.noun}), controller=side if whose else None
            )
    names = targeted(scene, said)
    return Filter(ids=frozenset(names), players=Side.ANY)


_UNITS = frozenset({"ally", "unit", "creature"})


def _kind_of_damage(clause: Clause) -> tuple[bool | None, Filter]:
    """Whether it is combat damage, where that is said, and of what kind its source."""
    kind = clause.get("kind") or ""
    combat = {"combat": True, "noncombat": False, "non combat": False}.get(kind)
    if combat is not None or not kind:
        return combat, ANYTHING
    return None, Filter(any_kinds=frozenset(kind.split()) - {"and"})


@handles("nogain")
def cannot_gain(scene: Scene, clause: Clause) -> None:
    """Players can't gain life."""
    subject = Filter(players=Side.ANY, objects=False)
    if clause.get("who"):
        names = scene.players(clause.get("who"))
        subject = Filter(players=Side.ANY, objects=False, ids=frozenset(names))
    add_static(
        scene,
        Restriction(
            Ban.GAIN_LIFE,
            subject=subject,
            id=scene.draft.effect_id(),
            label="“can't gain life”",
            until=Until.END_OF_TURN,
        ),
        "No life can be gained."
        if not clause.get("who")
        else "These players can't gain life.",
    )


@handles("preventall")
def prevent_all(scene: Scene, clause: Clause) -> None:
    """Prevent all combat damage this turn."""
    combat, source = _kind_of_damage(clause)
    recipient = ANYTHING
    if clause.get("by") is not None:
        things = sources_meant(scene, clause.get("by"))
        source = replace(source, ids=frozenset(it.id for it in things))
    if clause.get("to") is not None:
        recipient = _recipients(scene, clause.get("to"))
    words = clause.text.strip()
    add_static(
        scene,
        Effect(
            DamageWatch(source, recipient, combat),
            PreventAll(),
            id=scene.draft.effect_id(),
            label=f"“{words}”",
            controller=default_owner(scene),
            each_source=False,
            until=Until.END_OF_TURN,
        ),
        f"In force: {words}.",
    )


_OF_ITSELF = re.compile(r"\b(?:this creature|CARDNAME)\b|~")


@handles("shieldtext")
def shield_text(scene: Scene, clause: Clause) -> None:
    """I have "Prevent the next 2 damage …" on it: that has resolved."""
    from bot.scenario.casting.quoted import resolve_quoted

    who = scene.who(clause) or default_owner(scene)
    names = targeted(scene, clause.get("to"), who)
    if scene.game is not Game.MTG or _OF_ITSELF.search(clause.get("text")[0]):
        for name in names:
            if (it := scene.draft.thing(name)) is not None:
                give_text(scene, it, clause.get("text"))
                scene.focus = [it]
        return
    resolve_quoted(scene, clause.get("text"), who, names)
