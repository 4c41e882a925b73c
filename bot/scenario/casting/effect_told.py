""" "I activate it: it fights the Dragon": what is aimed at, told by what is done to it.

What a spell or an ability does is told once more right behind it: that is no second
happening (CR 601.2c, 602.2b), and says what it targets where nobody has said that.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.citation import Game
from bot.engine.instructions import Ability
from bot.scenario.casting.default_targets import Use
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import listed
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.words.small_words import FURTHER
from bot.scenario.words.syntax import Clause, Person, Thing

_DAMAGE = r"\bdamage\b|\bfights?\b"
_MOVED = r"\breturn\b|\bexile\b"
# By the kind of a clause, or by what is said to be done, what the text has to say.
_SAYS = {
    "fight": r"\bfights?\b",
    "damage": _DAMAGE,
    "attack": _DAMAGE,
    "destroy": r"\bdestroy\b|\bgets? [-−]|" + _DAMAGE,
    "exile": _MOVED,
    "return": _MOVED,
    "blink": r"\bexile\b",
    "put": r"\bcounters?\b",
    "takescontrol": r"\bcontrol\b",
    "tap": r"\btap\b",
    "untaps": r"\buntap\b",
}
_HITS = frozenset("hit hits hitting bite bites biting strike strikes".split())
_BLINKS = frozenset("blink blinks blinked flicker flickers flickered".split())
_KILLS = frozenset("kill kills killing".split())
_ANOTHER = FURTHER | {"after"}
_ITSELF = frozenset({"spell", "ability", "trigger", "effect"})


def aim_by_effect(
    scene: Scene, host: DraftThing, abilities: tuple[Ability, ...], use: Use
) -> Ability | None:
    """Note as targets of *use* what the next clause tells is done by it.

    Returns the one of the *abilities* of *host* that does so; None where nothing that
    any of them does is told next.
    """
    if (player := _player_told(scene, host, abilities, use)) is not None:
        use.targets = [player]
        told = scene.following[0]
        if told.kind in {"discard", "mill"} and not told.get("what"):
            scene.told_with.add(told.place)
        return None
    clause, following = _restated(scene), False
    if clause is None and scene.following:
        clause, following = scene.following[0], True
    if scene.game is not Game.MTG or clause is None or use.division:
        return None
    if not _may_tell(clause):
        return None
    fits = [it for it in abilities if it.targets and _does(host, it, clause)]
    if use.loyalty is not None:
        fits = [it for it in fits if it.loyalty == use.loyalty]
    if len(fits) != 1:
        return None
    said = list(_objects(scene, host, fits[0], clause, use))
    if not said:
        return None
    kept = scene.focus, scene.recent[:]
    names = [name for value in said for name in listed(scene, value, use.who)]
    if use.targets and {*names} != {*use.targets}:
        scene.focus, scene.recent = kept
        return None
    use.targets = use.targets or names
    if following:
        scene.told_with.add(clause.place)
    return fits[0]


_TO_A_PLAYER = {
    "loselife": r"\btarget (?:player|opponent) loses\b",
    "discard": r"\btarget (?:player|opponent) discards\b",
    "draw": r"\btarget (?:player|opponent) draws\b",
    "mill": r"\btarget (?:player|opponent) mills\b",
}


def _player_told(
    scene: Scene, host: DraftThing, abilities: tuple[Ability, ...], use: Use
) -> str | None:
    """ "I cast NAME. Bob loses 3 life.": the one player that NAME can be aimed at."""
    clause = scene.following[0] if scene.following else None
    said = _TO_A_PLAYER.get(clause.kind, "") if clause is not None else ""
    if clause is None or not said or scene.game is not Game.MTG:
        return None
    person = clause.get("who")
    face = host.face.text if host.face is not None else ""
    aimed = [it for it in abilities if len(it.targets) == 1]
    text = " ".join([face, *(it.text for it in aimed)]).lower()
    told = aimed and re.search(said, text) and not clause.question
    if not told or not isinstance(person, Person) or clause.get("when"):
        return None
    names = scene.players(person)
    fits = len(names) == 1 and use.targets in ([], names)
    return names[0] if fits and _as_many(clause, text) else None


def _as_many(clause: Clause, text: str) -> bool:
    """Whether what is told is as much as the *text* says."""
    n = getattr(clause.get("n"), "value", clause.get("n"))
    return n is None or not isinstance(n, int) or _said_so(n, text)


def _said_so(n: int, text: str) -> bool:
    """Whether that number stands in *text*, as a figure or as a word."""
    words = "no an? two three four five six seven eight nine ten".split()
    word = words[n] if n < len(words) else ""
    return bool(re.search(rf"\b(?:{n}|{word or n}|x)\b", text))


def _restated(scene: Scene) -> Clause | None:
    """ "I activate it, dealing 2 damage to Bob": read with what is used already."""
    used = scene.clause
    if used is None or used.get("restated_to") is None or used.kind == "cast":
        return None
    slots = {"n": used.get("restated"), "to": used.get("restated_to")}
    return replace(used, kind="damage", slots=slots, text="", lead=(), question=False)


def _told(clause: Clause) -> str:
    """What *clause* tells is done; "" where a spell of its own is cast."""
    if clause.get("card") is not None:
        return "blink" if _BLINKS & {*clause.text.lower().split()} else ""
    return str(clause.get("does") or clause.kind)


def _may_tell(clause: Clause) -> bool:
    words = {*clause.lead, *clause.text.lower().split()}
    told = _told(clause)
    if clause.question or clause.get("when") or words & _ANOTHER:
        return False
    if clause.kind == "attack" and not words & _HITS:
        return False
    dealer = any(clause.get(it) for it in ("source", "itself", "toit", "who"))
    if clause.kind == "damage" and clause.text and not dealer:
        return False
    return told in _SAYS


def _does(host: DraftThing, ability: Ability, clause: Clause) -> bool:
    """Whether *ability* says that it does what *clause* tells."""
    face = host.face.text if host.face is not None else ""
    text = (ability.text or face).lower()
    told = _told(clause)
    said = _SAYS[told]
    if told == "destroy" and not _KILLS & {*clause.text.lower().split()}:
        said = r"\bdestroy\b"
    if not re.search(said, text):
        return False
    amount = getattr(clause.get("n"), "value", None)
    if isinstance(amount, int) and told == "damage":
        return bool(re.search(rf"\b{amount}\b|\bx\b|\bequal to\b|\bthat much\b", text))
    put = clause.get("counters")
    if told == "put" and isinstance(put, tuple) and isinstance(put[0], int):
        return _said_so(put[0], text) or bool(re.search(r"\bequal to\b|\bthat m", text))
    return True


def _objects(
    scene: Scene, host: DraftThing, ability: Ability, clause: Clause, use: Use
) -> Iterator[object]:
    """What stands in *clause* for the targets, in order; nothing where unclear."""
    who = clause.get("who")
    if isinstance(who, Person) and scene.player(who) != use.who:
        return
    doer = clause.get("left") or clause.get("source") or clause.get("by")
    aimed = clause.get("right") or clause.get("to") or clause.get("at")
    if clause.kind == "attack":
        doer = clause.get("what")
    elif clause.kind == "put":
        doer, aimed = None, clause.get("on")
    elif aimed is None:
        aimed = clause.get("what")
    if aimed is None or clause.get("n2") is not None:
        return
    if doer is not None and not _is_itself(host, doer):
        if len(ability.targets) < 2:
            return
        yield doer
    yield aimed


def _is_itself(host: DraftThing, doer: object) -> bool:
    """Whether *doer* is what is used: named, or pointed back at."""
    parts = parts_of(doer)
    if len(parts) != 1 or not isinstance(one := parts[0], Thing):
        return False
    if one.is_pronoun or one.noun in _ITSELF:
        return True
    if one.card is not None:
        return host.card is not None and host.card.ref in one.card.names
    return one.noun == "label" and one.label.lower() in {host.id, host.label.lower()}


@handles("effecttold")
def effect_told(scene: Scene, clause: Clause) -> None:
    """ "It destroys my Bear": of nothing that was told before. Raises QuestionError."""
    raise scene.not_read(clause.place)
