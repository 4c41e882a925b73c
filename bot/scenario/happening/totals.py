"""Clauses that say how much life players have."""

from bot.citation import Game
from bot.engine.question import AskKind
from bot.errors import Problem, QuestionError
from bot.scenario.asking.life_meant import life_asked, of_a_thing, of_either_fighting
from bot.scenario.asking.questions import ask
from bot.scenario.happening.counts_told import check_listed
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.champion_sizes import life_printed
from bot.scenario.scene.claims import LIFE_TOLD, Claim
from bot.scenario.scene.draft import LIFE_LEFT
from bot.scenario.scene.happening_kinds import HAPPENING
from bot.scenario.scene.making import champion
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.scene.specs import apply_spec
from bot.scenario.scene.timing import open_combat
from bot.scenario.words.asked_back import ANYWAY_OR_ASKED
from bot.scenario.words.numbers_asked import WHOSE_SHIELD
from bot.scenario.words.syntax import Clause, Person, Spec, Thing
from bot.scenario.words.tokens import ENDS
from bot.worded import worded


@handles("life")
def life(scene: Scene, clause: Clause) -> None:
    """I'm at 12."""
    check_listed(scene, clause)
    value = number(scene, clause.get("n"))
    about = scene.draft.thing(scene.about) if clause.get("elided") else None
    if scene.game is Game.GRAND_ARCHIVE and about is not None and about.on_board:
        # "My ally has taken 2 and has 4 life": it has.
        apply_spec(scene, about, Spec("life", value, clause.place))
        return
    before = scene.parse.word(clause.place.start - 2)
    # "Bob bolts me with 5 life left": Bob's, or mine?
    behind = clause.lead[-1:] == ("with",) and clause.get("elided")
    either = behind and before in {"me", "him", "her", "them"}
    doubtful = any(it(scene, clause) for it in (of_a_thing, of_either_fighting))
    if clause.get("unclear") or either or doubtful:
        raise _whose(scene, clause)
    person = clause.get("who")
    if clause.get("ofdefender") or clause.get("ofattacker"):
        scene.side_life["defender" if clause.get("ofdefender") else "attacker"] = value
        return
    people = person if isinstance(person, tuple) else (person,) if person else ()
    players = [name for one in people for name in scene.players(one)]
    if clause.get("elided") and clause.lead == (",",) and _comes_out(scene):
        raise _whose(scene, clause)  # "Opp bolts me, 10 life"
    if clause.get("elided") and (subject := scene.who(clause)):
        # "Each of them controls a 2/2 and is at 3 life"
        behind, alike = scene.parse.memory.get("alike", (-2, []))
        players = alike if clause.place.start - behind in (0, 1) else [subject]
    players = players or _led_by(scene, clause)
    if not players and scene.parse.word(clause.place.start) in {"at", "on"}:
        raise _whose(scene, clause)
    players = players or list(scene.draft.players)
    if len(players) == 1:
        scene.subject = players[0]
        scene.parse.memory[LIFE_TOLD] = clause.place, players[0]
    if "so" in clause.lead and _comes_out(scene) and not _goes_on(scene):
        # "I was at 11 and he bolts me, so I'm at 8": what somebody takes for the end.
        for name in players:
            ask(scene, clause, AskKind.LIFE, name)
        return
    behind = {scene.parse.word(clause.place.end), *clause.lead}
    moving = _MOVES & {*clause.text.lower().split(), *behind}
    moves = bool(moving) and _comes_out(scene)
    if moving == {"now"} and not _goes_on(scene):
        # "He bolts me, what am I at? I'm at 11 now": as it is before that.
        moves = moves and not all(life_asked(scene, name) for name in players)
    if moves or clause.get("old") is not None:
        for name in players:
            told_life(scene, clause, name, value)
        return
    left = scene.game is Game.GRAND_ARCHIVE and _LEFT & {*clause.text.lower().split()}
    for name in players:
        said = scene.draft.players[name].said
        if len(players) == 1 and _AS_ALL in said:
            said -= {"life", _AS_ALL}  # "Each player is at 5, Tom is at 3"
        life_told(scene, clause, name, value)
        said |= {_AS_ALL} if len(players) > 1 else set()
        if left:
            champion(scene, name).said.add(LIFE_LEFT)


def _whose(scene: Scene, clause: Clause) -> QuestionError:
    return scene.error(
        Problem.AMBIGUOUS,
        worded("Whose life is that?"),
        clause.place,
        ("I'm at 4 life.", "My opponent is at 4 life."),
    )


def life_told(scene: Scene, clause: Clause, name: str, value: int) -> None:
    """ "I bolt Bob. He is at 17. Then …": what comes of that, or what he starts at?"""
    player = scene.draft.players[name]
    known = player.life if "life" in player.said else None
    since = _comes_out(scene) and _is_told(scene, clause)
    if since and known is None:
        doubt = _which_life(scene, clause, name, value)
        told = Claim(clause, doubt, life=(name, value), unsaid=player.life)
        scene.claims.append(told)
    elif since and known != value and _goes_on(scene):
        told_life(scene, clause, name, value)
        return
    set_life(scene, name, value)


def _is_told(scene: Scene, clause: Clause) -> bool:
    """Whether it says that it is so; "with Bob at 5" only goes along with the rest."""
    words = scene.parse.words[clause.place.start : clause.place.end]
    alone = not clause.lead or clause.lead == (",",)
    alone = alone and words[0] not in {"with", "from", "at", "on"}
    return alone or not _STATING.isdisjoint(words)


_STATING = frozenset("is am are was were 's has have had got".split())


def _led_by(scene: Scene, clause: Clause) -> list[str]:
    """ "At 4 life with a Worship in play, I'm bolted": mine, and nobody else's."""
    words, at = scene.parse.words, clause.place.end
    begins = clause.place.start == 0 or words[clause.place.start - 1] in {*ENDS, ":"}
    if not begins or words[clause.place.start] not in {"at", "on"}:
        return []
    while at + 1 < len(words) and words[at] not in ENDS:
        if words[at] == "," and words[at + 1] == "i":
            return ["me"]
        at += 1
    return []


_AS_ALL = "life as all have"
_MOVES = frozenset("goes drops falls went dropped fell down up after now so".split())
_LEFT = frozenset({"at", "on", "left", "remaining"})


def _comes_out(scene: Scene) -> bool:
    """Whether something has been told that may have changed somebody's life."""
    return scene.game is Game.MTG and bool(scene.draft.script)


def _goes_on(scene: Scene) -> bool:
    """Whether more happens behind that."""
    return any(it.kind in HAPPENING and not it.question for it in scene.following)


@handles("told_or_asked")
def told_or_asked(scene: Scene, clause: Clause) -> None:
    """He bolts me. I'm at 17? Of whom it was told before, it is asked."""
    person = clause.get("who")
    if clause.get("n") is not None and isinstance(person, Person):
        names = scene.players(person)
        if all("life" in scene.draft.players[it].said for it in names):
            for name in names:
                ask(scene, clause, AskKind.LIFE, name)
            return
    raise scene.error(
        Problem.AMBIGUOUS,
        ANYWAY_OR_ASKED,
        clause.place,
        ("I'm at 17 life.", "What is my life total?"),
    )


@handles("atlife")
def at_life(scene: Scene, clause: Clause) -> None:
    """Am I dead at 3? The life is told, and whether that is lost is asked."""
    value = number(scene, clause.get("n"))
    for name in scene.players(clause.get("who")):
        set_life(scene, name, value)
    take_as(scene, clause, "ask_loses")


@handles("lifebeforethat")
def life_at_first(scene: Scene, clause: Clause) -> None:
    """ "My life was nine before the Bolt": so it is at the start.

    Raises QuestionError (AMBIGUOUS) where something happened before that card.
    """
    name = scene.player(clause.get("who"))
    entries = all_entries(scene)
    for part in parts_of(clause.get("card")):
        named = scene.thing(part) if isinstance(part, Thing) else []
        if not entries or entries[0].source not in {it.id for it in named}:
            raise scene.error(
                Problem.AMBIGUOUS,
                worded("What is the life total at the start?"),
                clause.place,
                ("I'm at 4 life.", "My opponent is at 4 life."),
            )
    vague = {"that", "this"} & {clause.text.lower().split()[-1]}
    if vague and "all" not in clause.text.lower().split() and len(entries) > 1:
        raise scene.error(
            Problem.AMBIGUOUS,
            worded("What is the life total at the start?"),
            clause.place,
            ("I'm at 4 life.", "My opponent is at 4 life."),
        )
    set_life(scene, name, number(scene, clause.get("n")))


@handles("bareshield")
def shield_of_what(scene: Scene, clause: Clause) -> None:
    """I have a shield. Raises QuestionError (AMBIGUOUS): how much it prevents."""
    raise scene.error(
        Problem.AMBIGUOUS,
        WHOSE_SHIELD,
        clause.place,
        ("I have a prevent-3 shield.", "My Bear has a prevent-3 shield."),
    )


@handles("lifebefore")
def life_before(scene: Scene, clause: Clause) -> None:
    """ "What is her life total, starting from 20?": hers, or everybody's."""
    value = number(scene, clause.get("n"))
    asks = scene.draft.asks
    asked = asks[-1].subject if asks and asks[-1].kind is AskKind.LIFE else ""
    players = [asked] if asked in scene.draft.players else list(scene.draft.players)
    for name in players:
        if "life" not in scene.draft.players[name].said:
            set_life(scene, name, value)


def set_life(scene: Scene, name: str, value: int) -> None:
    """The player's (or champion's) life at the start."""
    player = scene.draft.players[name]
    if scene.game is Game.RIFTBOUND:
        raise scene.error(
            Problem.ILLEGAL, worded("Players have no life total in Riftbound.")
        )
    if scene.game is Game.GRAND_ARCHIVE:
        life_printed(champion(scene, name), value)
        return
    if value <= 0:
        scene.at_zero[name] = scene.clause.place if scene.clause else None
    if "life" in player.said and player.life != value:
        raise _which_life(scene, scene.clause, name, value)
    player.life = value
    player.said.add("life")


@handles("setlife")
def life_becomes(scene: Scene, clause: Clause) -> None:
    """He dropped to 4: by what was told, or that is what he starts from."""
    name = scene.player(clause.get("who")) if clause.get("who") else scene.who(clause)
    if name not in scene.draft.players:
        raise scene.error(Problem.AMBIGUOUS, worded("Whose life is that?"))
    scene.subject = name
    told_life(scene, clause, name, number(scene, clause.get("n")))


def told_life(scene: Scene, clause: Clause, name: str, value: int) -> None:
    """ "Bob bolts me. I go to 17": what comes of it; else where the player starts."""
    behind = scene.parse.word(clause.place.end)
    if clause.get("old") is not None:
        set_life(scene, name, number(scene, clause.get("old")))
    elif not (_comes_out(scene) or behind == "after"):
        set_life(scene, name, value)
        return
    combat = open_combat(scene)
    if combat is not None and not combat.before:
        combat.closed = True  # its damage has been dealt
    if scene.last_entry is not None:
        scene.last_entry.resolved = True
    doubt = _which_life(scene, clause, name, value)
    scene.claims.append(Claim(clause, doubt, life=(name, value)))


def _which_life(
    scene: Scene, clause: Clause | None, name: str, value: int
) -> QuestionError:
    life = scene.draft.players[name].life
    numbers = {"life": life, "value": value}
    if name == "me":
        said = worded("Are you at {life} life or at {value}?", **numbers)
    else:
        who = scene.name(name)
        said = worded("Is {who} at {life} life or at {value}?", who=who, **numbers)
    place = clause.place if clause is not None else None
    return scene.error(Problem.ILLEGAL, said, place)


@handles("livehand")
def life_and_hand(scene: Scene, clause: Clause) -> None:
    """Bob has 20 life and no cards in hand."""
    name = scene.player(clause.get("who"))
    set_life(scene, name, number(scene, clause.get("n")))
    held = number(scene, clause.get("h")) if clause.get("h") else 0
    scene.draft.players[name].hand = held
    scene.subject = name


@handles("lifetotals")
def life_totals(scene: Scene, clause: Clause) -> None:
    """Life totals: me 7, Bob 4."""
    for which in ("", "2", "3"):
        if (who := clause.get(f"who{which}")) is not None:
            scene.subject = scene.player(who)
            value = number(scene, clause.get(f"n{which}"))
            set_life(scene, scene.subject, value)
