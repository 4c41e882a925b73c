"""Card text in quotation marks: whose it is, and that it is in force."""

import re
from dataclasses import replace

from bot.cards.names import plain
from bot.citation import Game
from bot.engine.instructions import EMPTY
from bot.engine.values import Zone
from bot.errors import Problem
from bot.scenario.casting.giving_text import (
    give_text,
    in_force,
    letters,
    quoted_card,
    says_it,
)
from bot.scenario.scene.chosen_players import wants_player
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.making import champion
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHAT_HAS_TEXT
from bot.scenario.words.kinds import WEAPONS
from bot.scenario.words.own_names import own_name
from bot.scenario.words.syntax import Clause, Person, Spec, Thing
from bot.scenario.words.wordings import is_worn
from bot.worded import worded


def _is_its_name(thing: Thing) -> bool:
    assert thing.card is not None
    said = plain(thing.card.typed)
    return any(
        said in {plain(name.name), plain(name.name.split(",")[0])}
        or plain(name.name).startswith(said + " ")
        for name in thing.card.names
    )


def _weapon_before(scene: Scene, clause: Clause, thing: Thing) -> DraftThing | None:
    """ "… with a 2 power sword, Odd Blade: “…”": the weapon just told of."""
    start = clause.place.start
    if scene.game is not Game.GRAND_ARCHIVE or thing.noun != "label" or start < 2:
        return None
    if scene.parse.word(start - 1) != ",":
        return None
    said: set[str] = set()
    at = start - 2
    while at >= 0 and scene.parse.word(at) not in {".", "\n", "?", "!", ","}:
        said.add(scene.parse.word(at))
        at -= 1
    told = [it for it in scene.draft.things if it.label in said & WEAPONS]
    return told[-1] if told and told[-1].face is None else None


@handles("quoted")
def quoted(scene: Scene, clause: Clause) -> None:
    """Odd Totem: "If a source would deal damage …"."""
    who = scene.who(clause)
    if clause.get("name") is not None:
        _named_text(scene, clause, who)
        return
    thing: Thing | Person | None = clause.get("what")
    if thing is None:
        # "His 2/2 came into play this turn and says …": what was spoken of.
        if len(scene.focus) != 1:
            raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, clause.place)
        give_text(scene, scene.focus[0], clause.get("text"))
        return
    if isinstance(thing, Person):
        raise scene.error(Problem.AMBIGUOUS, worded("Control what?"), thing.place)
    if scene.game is not Game.MTG and "then" in clause.lead:
        # "Then Odd Ray: “…”": it is played now, and on what is not said.
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What does {source} target?", source=scene.said(thing)),
            thing.place,
        )
    if thing.card is not None and not _is_its_name(thing):
        # Text makes it a card of its own, not the one it is nearly called after.
        thing = replace(thing, noun="label", card=None)
    if thing.noun == "card" and thing.card is None:
        # "My opponent's card says …": it is what has that text.
        thing = replace(thing, noun="label", label="the card")
    if thing.noun == "label":
        scene.parse.memory.setdefault("sized", set()).add(thing.label.lower())
    if (weapon := _weapon_before(scene, clause, thing)) is not None:
        weapon.label = thing.label
        give_text(scene, weapon, clause.get("text"))
        return
    before = set(scene.draft.things)
    bearer = _bearer(scene, clause)
    found = scene.thing(thing, who, new=True)
    if not found:
        # "No Blood Scriveners": nothing that could have it.
        raise scene.error(Problem.AMBIGUOUS, worded("Control what?"), thing.place)
    worn = scene.game is Game.RIFTBOUND and is_worn(clause.get("text")[0])
    if any(it.kind == "inforcetext" for it in scene.following[:1]):
        found = found[:1]  # two enchantments: "…" and "…"
    for it in found:
        if (thing.noun == "label" or worn) and it not in before and not it.sized:
            it.kinds = {"gear"} if worn else {"enchantment"}
        if who:
            it.controller = it.owner = who
        elif it not in before and thing.owner is None:
            it.said.add("assumed controller")
        give_text(scene, it, clause.get("text"))
        if it not in before:
            quoted_card(scene, it)
    if bearer is not None:
        for it in found:
            it.attached_to = bearer.id
            it.controller = it.owner = bearer.controller
            it.said.discard("assumed controller")
        found = [bearer]
    scene.focus = found
    scene.notice(found)


def _bearer(scene: Scene, clause: Clause) -> DraftThing | None:
    """ "My unit is equipped with a sword: “…”": the unit, which stays in focus."""
    start = clause.place.start
    worn = scene.parse.word(start - 2) in {"equipped", "enchanted"}
    worn = worn and scene.parse.word(start - 1) in {"with", "by"}
    return scene.focus[0] if worn and len(scene.focus) == 1 else None


def _named_text(scene: Scene, clause: Clause, who: str) -> None:
    """I control "Guard": "…": a permanent of that name with that text."""
    name, _ = clause.get("name")
    owner = who or default_owner(scene)
    it = DraftThing(
        scene.draft.fresh(name), name, owner, owner, kinds={"enchantment"}, named=True
    )
    scene.add(it)
    give_text(scene, it, clause.get("text"))
    scene.focus = [it]
    scene.notice([it])
    quoted_card(scene, it)


@handles("andquoted")
def and_quoted(scene: Scene, clause: Clause) -> None:
    """I control a 3 Might unit and "Odd Ward": "…": both are mine."""
    who = clause.get("who")
    take_as(scene, clause, "have", {"who": who, "what": clause.get("what")})
    slots = {"who": who, "text": clause.get("text"), "what": clause.get("named")}
    if clause.get("name") is not None:
        slots["name"] = clause.get("name")
    take_as(scene, clause, "quoted", slots)


@handles("calledplayer")
def called_player(scene: Scene, clause: Clause) -> None:
    """Stuffy Doll naming Bob; I have Stuffy Doll set on Bob."""
    if clause.get("host") is not None:
        owner = scene.player(clause.get("by"))
        scene.focus = scene.things(clause.get("host"), owner, new=bool(owner))
        scene.subject = owner or scene.subject
    waiting = [it for it in scene.draft.things if it.on_board and wants_player(it)]
    pool = [it for it in reversed(scene.recent) if it in waiting] or waiting[-1:]
    if not pool and clause.text.lower().startswith(("i choose", "i chose")):
        # "Bob bolts my NAME. I choose Bob.": the target of what that triggers.
        me = Person("me", place=clause.place)
        take_as(scene, clause, "targetlast", {"who": me, "to": clause.get("who")})
        return
    if not pool:
        raise scene.error(Problem.AMBIGUOUS, worded("Chosen for what?"))
    apply_spec(scene, pool[0], Spec("called", clause.get("who"), clause.place))


@handles("lifefixed")
def life_fixed(scene: Scene, clause: Clause) -> None:
    """His life total can't change."""
    text = "Your life total can't change."
    in_force(scene, (text, clause.place.start), scene.player(clause.get("who")))


@handles("inforcetext")
def text_in_force(scene: Scene, clause: Clause) -> None:
    """ "Players can't gain life" is in force."""
    if _of_the_last_cast(scene, clause) or _of_its_card(scene, clause):
        return
    if _of_what_is_used(scene, clause) or _of_what_was_told(scene, clause):
        return
    if clause.get("what") is not None:
        it = scene.one(clause.get("what"))
        text, at = clause.get("text")
        del at
        if "dealt to it" in text:
            give_text(scene, it, clause.get("text"))
            return
    who = scene.who(clause)
    text, at = clause.get("text")
    if scene.game is Game.MTG and text.lower().startswith(_WORN):
        _of_what_is_worn(scene, clause)
        return
    own = own_name(text).lower()
    if scene.game is Game.MTG and own:
        # A wording that speaks of what is there by its name: that one says it.
        named = [it for it in scene.draft.things if it.id.lower() == own]
        untold = len(named) == 1 and not (named[0].face and named[0].face.text)
        if untold or (len(named) == 1 and _is_behind(scene, clause)):
            give_text(scene, named[0], clause.get("text"))
            return
    if scene.game is Game.GRAND_ARCHIVE and who and _THIS_CHAMPION.search(text):
        # "Kuai has “If this champion would …”": that player's champion has it.
        at = clause.get("text")[1]
        give_text(
            scene, champion(scene, who), (_THIS_CHAMPION.sub("this unit", text), at)
        )
        return
    if scene.game is Game.MTG and _THIS_CREATURE.search(_INNER.sub("", text)):
        # Also "Odd Troll has afflict 2 (“Whenever this creature …”)".
        of_it = scene.focus if _is_behind(scene, clause) else []
        if len(of_it) == 1 and "creature" in of_it[0].kinds:
            # "I return Odd Troll to the battlefield: “This creature …”"
            give_text(scene, of_it[0], clause.get("text"))
            return
        # An effect of no card has no creature that it could speak of.
        raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, clause.place)
    in_force(scene, clause.get("text"), who)


def _is_behind(scene: Scene, clause: Clause) -> bool:
    """ "Odd Ox is tapped: “…”": the quotation says more of what stands before it."""
    return scene.parse.word(clause.place.start - 1) in {":", "(", "-"}


# A creature of which it speaks, or "it" of which nothing in it tells what that is.
_THIS_CREATURE = re.compile(
    r"\bthis creature\b|^\W*(?:when(?:ever)?|if|as long as) it\b", re.IGNORECASE
)
_INNER = re.compile(r"[\"“][^\"”]*[\"”]")
_THIS_CHAMPION = re.compile(r"\bthis (?:champion|unit)\b", re.IGNORECASE)


def _of_its_card(scene: Scene, clause: Clause) -> bool:
    """ "I have 3 cards in hand and control Odd Saint: “…”": the text of that card."""
    named, said = clause.get("of"), clause.get("text")
    behind = scene.parse.word(clause.place.start - 1) == ":"
    if scene.game is Game.MTG or (clause.get("who") is not None and not behind):
        return False
    known = [it for it in scene.draft.things if it.card is not None]
    if named is not None:
        its = [it for it in known if it.card is not None and it.card.ref in named.names]
        if len(its) == 1:
            give_text(scene, its[0], said)
            return True
    return any(says_it(scene, it, said[0]) for it in known)


def _of_the_last_cast(scene: Scene, clause: Clause) -> bool:
    """ "I skullcracked him (“… Skullcrack deals 3 …”)": the text of that card."""
    made = scene.last_cast
    bracketed = scene.parse.word(clause.place.start - 1) == "("
    if made is None or made.face is None or not bracketed or not clause.place.start:
        return False
    text, _ = clause.get("text")
    return made.face.name.lower() in str(text).lower()


def _of_what_is_used(scene: Scene, clause: Clause) -> bool:
    """ "I have used Odd Hymn twice: “…”": what was used says it; no effect beside it.

    Raises AMBIGUOUS where the card that was used says something else.
    """
    host = scene.last_host
    if scene.game is not Game.MTG or host is None or not scene.just_used(host):
        return False
    if clause.get("who") is not None or clause.get("what") is not None:
        return False
    if scene.parse.word(clause.place.start - 1) not in (":", "("):
        return False
    text, _ = clause.get("text")
    if letters(text) not in letters(host.face.text if host.face else ""):
        raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, clause.place)
    return True


def _of_what_was_told(scene: Scene, clause: Clause) -> bool:
    """ "Bob's Odd Ox is untapped: “…”": the text of the one of no text told before it.

    Raises AMBIGUOUS where several are.
    """
    told = clause.get("who") is not None or clause.get("what") is not None
    if scene.game is not Game.MTG or told or not _is_behind(scene, clause):
        return False
    text, _ = clause.get("text")
    spoken = [it for it in scene.focus if it.named and it.zone is Zone.BATTLEFIELD]
    untold = [it for it in spoken if not (it.face and it.face.text)]
    if not untold or any("text" in it.said for it in untold):
        return False
    if len(untold) > 1:
        named = [it for it in untold if it.id.lower() == own_name(text).lower()]
        if len(named) != 1:
            raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, clause.place)
        untold = named
    give_text(scene, untold[0], clause.get("text"))
    return True


_WORN = ("enchanted creature", "equipped creature")


def _of_what_is_worn(scene: Scene, clause: Clause) -> None:
    """ "My 2/2 is enchanted with an Aura "Enchanted creature …"": the Aura says it."""
    bare = [
        it
        for it in scene.draft.things
        if it.attached_to and it.kinds & {"aura", "equipment"}
        and it.face is None and it.abilities == EMPTY
    ]  # fmt: skip
    if len(bare) != 1:
        raise scene.error(Problem.AMBIGUOUS, WHAT_HAS_TEXT, clause.place)
    give_text(scene, bare[0], clause.get("text"))
