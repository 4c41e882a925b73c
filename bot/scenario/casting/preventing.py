""" "My Healer prevents 1": what a card does, not a shield that lies on it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.cards.card import Face
from bot.cards.facts import abilities_of, is_spell
from bot.citation import Game
from bot.engine.effects import DamageWatch, Effect
from bot.engine.inside import walk
from bot.engine.question import Deal, Resolve
from bot.engine.values import Filter
from bot.errors import Problem
from bot.scenario.casting.mortals import last_struck
from bot.scenario.casting.players_hit import attacked_players, last_hit
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import aimed_by_last, all_entries, face_of
from bot.scenario.scene.claims import Claim, or_more
from bot.scenario.scene.draft import Combat, DraftThing
from bot.scenario.scene.meaning import number, self, targeted
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.timing import last_combat
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHOM_DEALT
from bot.scenario.words.syntax import Clause, Person, Quantity, Several, Spec, Thing
from bot.scenario.words.tokens import STOPS
from bot.worded import worded

_VERBS = frozenset("prevent prevents prevented stop stops stopped".split())

_BEFORE_NOUNS = frozenset("a an the another one has have had with own".split())


def preventing(scene: Scene, clause: Clause) -> bool:
    """Whether *clause* says that a card prevents damage; then it is cast or used."""
    specs: tuple[Spec, ...] = tuple(clause.get("specs") or ())
    parts = parts_of(clause.get("what"))
    if scene.game is not Game.MTG or len(specs) != 1 or len(parts) != 1:
        return False
    thing = parts[0]
    verb = scene.parse.word(specs[0].place.start)
    named = isinstance(thing, Thing) and thing.card is not None
    if specs[0].kind != "shield" or verb not in _VERBS or not named:
        return False
    if scene.parse.word(specs[0].place.start - 1) in _BEFORE_NOUNS:
        return False  # It "has a prevent-2 shield": that lies on it.
    assert isinstance(thing, Thing)
    face = face_of(scene, thing)
    if not _can(scene, face):
        return False
    kind = "cast" if is_spell(face) else "use"
    slots = {"who": thing.owner or _whoever(scene), "card": thing, "prevents": "1"}
    take_as(scene, clause, kind, slots)
    return True


def _whoever(scene: Scene) -> Person | None:
    """Who prevents: the player whom the last spell hit, or whose creature it hit."""
    struck = last_struck(scene)
    hit = [struck.controller] if struck else last_hit(scene)
    if len(hit) != 1:
        return Person("me") if scene.has_me else None
    (player,) = hit
    return Person(player) if player in {"me", "opponent"} else Person("name", player)


def _can(scene: Scene, face: Face) -> bool:
    return is_spell(face) or bool(abilities_of(scene.game, face).activated)


@handles("heal")
def heal(scene: Scene, clause: Clause) -> None:
    """Magic heals nothing: is it a shield?"""
    scene.things(clause.get("what"))
    raise scene.error(
        Problem.AMBIGUOUS,
        worded(
            "Which creature, and what does “healed” mean here: that the next damage "
            "to it is prevented?"
        ),
        None,
        ("prevent the next 1 damage to my 3/3",),
    )


@handles("preventof")
def prevent_of(scene: Scene, clause: Clause) -> None:
    """Bob bolts me. I prevent 2 of it: as a shield over whoever that is dealt to.

    Raises QuestionError (AMBIGUOUS) where nobody, or more than one, is dealt it.
    """
    who = scene.who(clause)
    magic = scene.game is Game.MTG
    new = "next" in clause.text.lower().split()
    already = prevents_already(scene) if magic and not new else None
    own = _own_it(scene, clause, who) if magic else []
    if own:
        names = own
    elif already is None and clause.get("to") is not None:
        names = targeted(scene, clause.get("to"), who)
    elif already is None:
        names = _dealt_next(scene, who) if new else dealt_last(scene, who)
    if already is None and not magic and not new and len(names) == 1:
        already = shields_already(scene, names[0])
    if already is not None:
        # "… prevents 1 of that damage": what it says anyway, told once more
        scene.claims.append(Claim(clause, or_more(scene.parse, clause, already)))
        return
    if len(names) != 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            WHOM_DEALT,
            clause.place,
            (new and _whom_meant(scene, clause, who))
            or ("I have a prevent-2 shield.", "My 2/2 has a prevent-2 shield."),
        )
    add_shield(scene, names, number(scene, clause.get("n")))


def _dealt_next(scene: Scene, who: str) -> list[str]:
    """ "I prevent the next 2 damage": whom of *who* and theirs damage is dealt to.

    What was hit already, else whoever is hit behind it; nobody where that is open.
    """
    side = who or default_owner(scene)
    hit = dealt_last(scene, who) or dealt_last(scene, side)
    if own := [name for name in hit if not who or _is_of(scene, name, who)]:
        return own
    for goal in _hit_later(scene):
        player = goal if isinstance(goal, Person) else goal.owner
        if player is not None and scene.player(player) == side:
            if isinstance(goal, Person) or goal.noun == "champion":
                return [self(scene, side)]
            # In Riftbound only units are dealt damage (417.1).
            there = Several((goal,), goal.place)
            units = scene.game is Game.RIFTBOUND
            return targeted(scene, there, side) if units else []
    fought = not hit and last_combat(scene) is not None
    return [] if fought else [self(scene, side)]


def _hit_later(scene: Scene) -> Iterator[Person | Thing]:
    """What damage is dealt to behind what is being told, the first first."""
    for later in scene.following:
        if later.kind in _HITS:
            goals = parts_of(later.get("at") or later.get("to"))
            yield from (it for it in goals if isinstance(it, Person | Thing))


def _whom_meant(scene: Scene, clause: Clause, who: str) -> tuple[str, ...]:
    """What may be told for "I prevent the next 2 damage"."""
    fight = last_combat(scene)
    there = [*(fight.attackers if fight else ()), *(fight.blocks if fight else ())]
    own = [scene.draft.thing(name) for pair in there for name in pair]
    told = [scene.describe(it) for it in own if it is not None and it.controller == who]
    told += [scene.parse.said(it.place.start, it.place.end) for it in _hit_later(scene)
             if isinstance(it, Thing) and it.owner is not None
             and scene.player(it.owner) == who]  # fmt: skip
    said = scene.parse.said(clause.place.start, clause.place.end)
    to_whom = [*dict.fromkeys(told), scene.name(self(scene, who))] if told else ()
    return tuple(f"{said} to {_YOURS.sub(_as_mine, it)}" for it in to_whom)


_YOURS = re.compile(r"^you(r?)\b")


def _as_mine(found: re.Match[str]) -> str:
    """What I am told is yours, as I tell of it."""
    return "my" if found[1] else "me"


_HITS = frozenset("attack weaponattack mightattack damage cast use castquote".split())


def prevents_already(scene: Scene) -> str | None:
    """What has been told that prevents damage; "" for an effect without a name."""
    if scene.game is not Game.MTG:
        return None
    for it in scene.draft.things:
        if it.on_board and any(_is_prevention(one) for one in it.abilities.statics):
            return it.id
    for entry in all_entries(scene):
        if any(map(_is_prevention, walk(entry.what))):
            return entry.source
    shields = [it for it in scene.draft.statics if _is_prevention(it)]
    return shields[0].label if isinstance(next(iter(shields), None), Effect) else None


def shields_already(scene: Scene, name: str) -> str | None:
    """What has been told that prevents damage to *name* alone; "" without a name."""
    for entry in all_entries(scene):
        for part in filter(_is_prevention, walk(entry.what)):
            aimed = isinstance(entry.what, Resolve) and any(
                name in slot for slot in entry.what.chosen
            )
            if aimed or _covers(part, name):
                return entry.source
    found = [it for it in scene.draft.statics if _covers(it, name)]
    return next((it.label for it in found), None)


def shield_retold(scene: Scene, names: Sequence[str], points: int | None) -> bool:
    """ "… and my shield prevents 3": of the one told before, which has to do so."""
    clause = scene.clause
    if scene.game is Game.MTG or clause is None or len(names) != 1 or points is None:
        return False
    typed = scene.parse.tokens[clause.place.start : clause.place.end]
    said = scene.parse.text[typed[0].start : typed[-1].end].lower() if typed else ""
    already = shields_already(scene, names[0])
    if already is None or not _PREVENTS.match(said):
        return False
    slots = {**clause.slots, "n": Quantity(points, clause.place)}
    doubt = or_more(scene.parse, clause, already)
    scene.claims.append(Claim(replace(clause, slots=slots), doubt))
    return True


_PREVENTS = re.compile(
    r"(?:the|that|this|my|his|her|their|its)\b[^.]*\bprevent(?:s|ed)\b"
)


def _covers(part: object, name: str) -> bool:
    """Whether *part* is an effect that prevents damage to *name*, and to it alone."""
    if not isinstance(part, Effect) or not _is_prevention(part):
        return False
    watched = part.watch.recipient if isinstance(part.watch, DamageWatch) else None
    return isinstance(watched, Filter) and watched.ids == frozenset({name})


def _is_prevention(part: object) -> bool:
    return isinstance(part, Effect) and part.prevents


def dealt_to_own(scene: Scene, host: DraftThing, who: str) -> list[str]:
    """The one of theirs, or *who*, that is dealt damage and may be *host*'s target."""
    struck = {
        name
        for entry in all_entries(scene)
        if entry.harms and isinstance(entry.what, Resolve)
        for slot in entry.what.chosen
        for name in slot
    }
    hit = {*struck, *dealt_last(scene, who)}
    hers = {name for name in hit if _is_of(scene, name, who)}
    aims = [it.filter for one in host.abilities.activated for it in one.targets]
    fits = all(
        any(aim.players if name in scene.draft.players else aim.objects for aim in aims)
        for name in hers
    )
    return [*hers] if len(hers) == 1 and fits else []  # which of several is not said


def _is_of(scene: Scene, name: str, who: str) -> bool:
    it = scene.draft.thing(name)
    return (it.controller if it else name) == who


def dealt_last(scene: Scene, who: str = "") -> list[str]:
    """Whom the last damage told of is dealt to; nobody where fights leave that open.

    Of what is attacked and no player, only what is controlled by *who*.
    """
    if len(beside := _dealt_together(scene)) > 1:
        return beside
    if (struck := last_struck(scene)) is not None:
        return [struck.id]
    combat = last_combat(scene)
    if combat is not None and combat.blocks:
        # "The next 2 damage" may be dealt to anybody; outside Magic "2" may be, too.
        told = scene.clause.text.lower().split() if scene.clause is not None else []
        of_it = scene.game is Game.MTG and "next" not in told
        return _own_fighter(scene, combat, who) if of_it else []
    if combat is not None and scene.game is Game.RIFTBOUND:
        return _own_there(scene, combat, who)
    if combat is not None and scene.game is Game.MTG and combat.attacker == who:
        return []  # who attacks keeps no damage off whom they attack
    led = [name for name in aimed_by_last(scene)
           if (it := scene.draft.thing(name)) is not None
           and it.kinds & {"champion", "planeswalker"}]  # fmt: skip
    hit = dict.fromkeys([*last_hit(scene), *led, *attacked_players(scene)])
    return [*hit] or (_own_there(scene, combat, who) if combat else [])


def _dealt_together(scene: Scene) -> list[str]:
    """Whom damage is dealt to in the last sentence that tells of damage.

    "A spell deals 5 to my champion and 2 to my ally. I prevent 3": of either.
    """
    found: dict[str, None] = {}
    start = None
    for entry in reversed(all_entries(scene)):
        if not isinstance(entry.what, Deal) or entry.clause is None:
            break
        place = entry.clause.place
        between = scene.parse.tokens[place.start : start or place.start]
        if any(token.text in STOPS for token in between):
            break
        found |= dict.fromkeys(hit.recipient for hit in entry.what.hits)
        start = place.start
        if entry.when:
            break
    return [*found]


def _own_it(scene: Scene, clause: Clause, who: str) -> list[str]:
    """ "I block the 4/4 with a 3/3 and prevent 2 to it": to the one that is mine."""
    if last_struck(scene) is not None:
        return []
    to, combat = parts_of(clause.get("to")), last_combat(scene)
    it = len(to) == 1 and isinstance(to[0], Thing) and to[0].noun == "it"
    own = _fighters_of(scene, combat, who) if combat is not None and it else []
    return own if len(own) == 1 else []


def _own_fighter(scene: Scene, combat: Combat, who: str) -> list[str]:
    """The one creature of *who* that fights, where nothing else of theirs is hit."""
    own = _fighters_of(scene, combat, who)
    if len(own) != 1 or len(combat.attackers) != 1 or len(combat.blocks) != 1:
        return []
    (attacker,) = (scene.draft.thing(it) for it, _ in combat.attackers)
    tramples = attacker is not None and "trample" in attacker.keywords
    return [] if tramples and combat.attacker != who else own


def _fighters_of(scene: Scene, combat: Combat, who: str) -> list[str]:
    """The creatures of *who* that block or are blocked."""
    fighting = dict.fromkeys(name for pair in combat.blocks for name in pair)
    found = [it for it in map(scene.draft.thing, fighting) if it is not None]
    return [it.id for it in found if it.controller == who]


def _own_there(scene: Scene, combat: Combat, who: str) -> list[str]:
    """What *who* has among that which is dealt damage by attackers, *who* as well.

    In Riftbound both sides are dealt damage in a combat (465.2). Of nobody told it is
    the champion that is attacked, which deals none back.
    """
    there = [*combat.defenders, *(goal for _, goal in combat.attackers)]
    if scene.game is Game.RIFTBOUND:
        there += [name for name, _ in combat.attackers]
    own = [it.id for name in there if (it := scene.draft.thing(name)) is not None
           if it.controller == who
           or (not who and "champion" in it.kinds)]  # fmt: skip
    own += [name for name in there if name == who and scene.game is Game.MTG]
    return list(dict.fromkeys(own))
