"""What was understood, said back in plain sentences."""

from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.alike import NTH, first_called, of_their_side
from bot.engine.board import COLORS
from bot.engine.question import Ask, AskKind
from bot.engine.values import Zone
from bot.scenario.scene.draft import Draft, DraftThing
from bot.scenario.scene.scene import Scene
from bot.worded import Worded, all_of, joined, worded

_TAPPED = {
    Game.MTG: worded("it is tapped"),
    Game.GRAND_ARCHIVE: worded("rested"),
    Game.RIFTBOUND: worded("exhausted"),
}  # fmt: skip


def describe_board(scene: Scene) -> None:
    """Players and things, before everything that happens."""
    draft = scene.draft
    told = draft.understood[:]
    draft.understood.clear()
    for player in draft.players.values():
        if "life" in player.said:
            draft.tell(
                scene.says(
                    player.id,
                    "You are at {life} life.",
                    "{who} is at {life} life.",
                    life=player.life,
                )
            )
        if player.counters.get("poison"):
            draft.tell(
                scene.says(
                    player.id,
                    "You have {n} poison.",
                    "{who} has {n} poison.",
                    n=player.counters["poison"],
                )
            )
    for it in draft.things:
        draft.tell(sentence(scene, it))
    board = frozenset(draft.understood)
    draft.understood += [line for line in told if line not in board]


def owned(draft: Draft, thing: DraftThing) -> str:
    """“your Bear”, “your opponent's 3/3”."""
    whose = {"me": "your", "opponent": "your opponent's"}.get(
        thing.controller, f"{thing.controller}'s"
    )
    name = thing.id.removeprefix("the ").removeprefix("my ")
    name = name.removeprefix("opponent's ").removeprefix(f"{whose} ")
    name = _of_its_side(draft, thing) or name
    match thing.controller:
        case "":
            return thing.id
        case "me":
            return worded("your {thing}", thing=name)
        case "opponent":
            return worded("your opponent's {thing}", thing=name)
    return worded("{who}'s {thing}", who=thing.controller, thing=name)


def _of_its_side(draft: Draft, thing: DraftThing) -> str:
    """ "2/2" for the second of both sides' together, the first of its side."""
    called = of_their_side([(it.id, it.controller) for it in draft.things])
    return next(
        one for one, it in zip(called, draft.things, strict=True) if it is thing
    )


def attacked(scene: Scene, names: list[str], goals: list[str]) -> str:
    """Who attacks, and what or whom; *goals* may be empty."""
    one, attackers = len(names) == 1, all_of(names)
    if not goals:
        said = "{names} attacks." if one else "{names} attack."
        return worded(said, names=attackers)
    said = "{names} attacks {goals}." if one else "{names} attack {goals}."
    shown = [
        it.id if (it := scene.draft.thing(goal)) else scene.name(goal) for goal in goals
    ]
    return worded(said, names=attackers, goals=joined(shown))


def sentence(scene: Scene, it: DraftThing) -> str:
    """“You control Bear: a 2/2 green creature with reach.”; "" for spells."""
    to_come = it.token and it.entered_later
    if it.zone is Zone.NOWHERE or to_come or it.kinds == {"rune"}:
        return ""
    name = scene.name(it.controller)
    spell = "spell" in it.kinds and (it.face is None or is_spell(it.face))
    if spell or (it.zone is Zone.STACK and not it.entered_later):
        return ""
    verbs = ("You control {it}.", "{who} controls {it}.")
    if it.zone is Zone.HAND:
        verbs = ("You have in hand {it}.", "{who} has in hand {it}.")
    if it.zone is Zone.GRAVEYARD:
        verbs = ("You have in the graveyard {it}.", "{who} has in the graveyard {it}.")
    if it.zone is Zone.LIBRARY:
        verbs = ("On top of your library: {it}.", "On top of {who}'s library: {it}.")
    facts = _facts(scene, it)
    whose = "your" if name == "you" else f"{name}'s"
    # Here it is said who controls it: it needs no other name for that.
    of_its_side = _of_its_side(scene.draft, it)
    named = of_its_side or it.id
    described = it.id.startswith(("the ", f"{whose} ")) or _is_kind(it.id)
    if it.id in ("my champion", "opponent's champion"):
        named = _article("champion")
    elif described or of_its_side.startswith(tuple(f"{nth} " for nth in NTH)):
        named = _article(named.removeprefix("the ").removeprefix(f"{whose} "))
    else:
        named = Worded(named)
    if facts:
        named = worded("{it} ({facts})", it=named, facts=joined(facts, "; "))
    return scene.says(it.controller, *verbs, it=named)


def _is_kind(name: str) -> bool:
    """ "flyer", but neither "lifelinker 2" nor "unit A": a letter is a name."""
    last = name[-1:]
    return name[:1].islower() and not (last.isdecimal() or last.isupper())


def _article(thing: str) -> str:
    vowel = thing[:1] in "aeiou8" and not thing.startswith("uni")
    return worded("an {thing}" if vowel else "a {thing}", thing=thing)


def _facts(scene: Scene, it: DraftThing) -> list[str]:
    parts: list[str] = []
    named = first_called(it.id)
    if it.card is not None and it.face is not None and it.face.name != named:
        parts.append(worded("the card {name}", name=Worded(it.face.name)))
    parts += _numbers(scene, it)
    colors = [worded(color) for color in COLORS if color in it.colors]
    if colors and "color" in it.said:
        parts.append(all_of(colors))
    if it.keywords:
        parts.append(joined([Worded(word) for word in sorted(it.keywords)]))
    for kind, count in sorted(it.counters.items()):
        if "counters" in it.said or kind != "durability":
            said = "{n} {kind} counter" if count == 1 else "{n} {kind} counters"
            parts.append(worded(said, n=count, kind=kind))
    if it.damage:
        parts.append(worded("{n} damage on it", n=it.damage))
    if it.tapped:
        parts.append(_TAPPED[scene.game])
    if "face-down" in it.flags:
        parts.append(worded("face down"))
    if it.token:
        parts.append(worded("token"))
    if it.stunned:
        parts.append(worded("stunned"))
    return parts


def _numbers(scene: Scene, it: DraftThing) -> list[str]:
    if scene.game is Game.RIFTBOUND:
        known = it.power is None or f"{it.power}-Might" in it.id
        return [] if known else [worded("{n} Might", n=it.power)]
    if scene.game is Game.GRAND_ARCHIVE:
        found: list[str] = []
        if f" {it.power}/{it.toughness}" in it.id:
            return []
        if it.power is not None and f"{it.power} power" not in it.id:
            found.append(worded("power {n}", n=it.power))
        if it.toughness is not None:
            found.append(worded("life {n}", n=it.toughness))
        return found
    if it.power is None and it.toughness is None:
        return []
    size = "/".join("?" if n is None else str(n) for n in (it.power, it.toughness))
    return [] if it.id.startswith("the ") and first_called(it.id) == size else [size]


# What is asked for, as it is said back.
ASKED = {
    AskKind.LIFE: "the life of {subject}",
    AskKind.GAINED: "how much life is gained by {subject}",
    AskKind.LIFE_LOST: "how much life is lost by {subject}",
    AskKind.GAINS: "whether life is gained by {subject}",
    AskKind.LOSES_LIFE: "whether life is lost by {subject}",
    AskKind.POISON: "the poison counters of {subject}",
    AskKind.DIES: "whether {subject} dies",
    AskKind.CAN_KILL: "whether {subject} can kill all of them",
    AskKind.CAN_SAVE: "whether {subject} can save all of them",
    AskKind.FIRST: "which unit is assigned damage first",
    AskKind.ASSIGNED: "how the damage is assigned",
    AskKind.LOSES: "whether {subject} loses",
    AskKind.WINS: "whether {subject} wins",
    AskKind.WINNER: "who wins",
    AskKind.ORDER_MATTERS: "whether the order matters",
    AskKind.HAND: "how many cards {subject} has in hand",
    AskKind.LIBRARY: "how many cards {subject} has in the library",
    AskKind.COMMANDER_DAMAGE: "how much commander damage {subject} has been dealt",
    AskKind.DAMAGE_DEALT: "how much damage is dealt to {subject}",
    AskKind.DEALS: "how much damage {subject} deals",
    AskKind.DAMAGE_MARKED: "how much damage is on {subject}",
    AskKind.PREVENTED: "how much is prevented",
    AskKind.SHIELD: "what is left of the shield",
    AskKind.IN_FORCE: "whether {subject} is still in force",
    AskKind.COUNTERS: "the counters on {subject}",
    AskKind.SIZE: "how big {subject} is",
    AskKind.LETHAL: "how much damage is lethal for {subject}",
    AskKind.TRAMPLE: "how much {subject} can push through",
    AskKind.CAN_BLOCK: "whether {subject} can block {other}",
    AskKind.CAN_ATTACK: "whether {subject} can attack",
    AskKind.CAN_USE: "whether {subject} can use {other}",
    AskKind.MUST_ATTACK: "whether {subject} has to attack",
    AskKind.MUST_BLOCK: "whether {subject} has to block",
    AskKind.MUST_SACRIFICE: "whether {other} has to be sacrificed by {subject}",
    AskKind.BLOCKED: "whether {subject} is blocked",
    AskKind.LAWFUL: "whether that can be declared so",
    AskKind.CAN_TARGET: "whether {subject} can target {other}",
    AskKind.CAN_CAST: "whether {subject} can cast {other}",
    AskKind.CAN_BE_ATTACKED: "whether {subject} can attack {other}",
    AskKind.CAN_ASSIGN: "whether the damage can be assigned like that",
    AskKind.CAN_RETALIATE: "whether {subject} can retaliate",
    AskKind.MUST_RETALIATE: "whether {subject} has to retaliate",
    AskKind.CAN_INTERCEPT: "whether {subject} can intercept",
    AskKind.CAN_EQUIP: "whether {subject} can be attached to {other}",
    AskKind.WHO_CHOOSES: "who chooses",
    AskKind.ZONE: "where {subject} ends up",
    AskKind.CONQUERS: "whether {subject} conquers the battlefield",
    AskKind.HOLDS: "who controls the battlefield",
    AskKind.WINS_FIGHT: "whether {subject} wins the combat",
    AskKind.FIGHT_WINNER: "who wins the combat",
    AskKind.DRAWN: "how many cards {subject} draws",
    AskKind.DISCARDED: "how many cards {subject} discards",
    AskKind.SACRIFICED: "how many permanents are to be sacrificed by {subject}",
    AskKind.TRIGGERS: "what triggers",
    AskKind.APPLIES: "whether {subject} applies",
    AskKind.CREATED: "how many tokens are created",
    AskKind.DEATHS: "how many of the permanents of {subject} die",
    AskKind.CONTROLS: "how many are controlled by {subject}",
    AskKind.LOYALTY: "the loyalty of {subject}",
    AskKind.TAPPED: "whether {subject} is tapped",
    AskKind.CONTROLLER: "who controls {subject}",
    AskKind.EVERYTHING: "what happens",
}


# The same of whoever asks, where the words change.
ASKED_OF_ME = {
    AskKind.LIFE: "your life",
    AskKind.GAINED: "how much life you gain",
    AskKind.LIFE_LOST: "how much life you lose",
    AskKind.GAINS: "whether you gain life",
    AskKind.LOSES_LIFE: "whether you lose life",
    AskKind.POISON: "your poison counters",
    AskKind.CONTROLS: "how many you control",
    AskKind.DEATHS: "how many of your permanents die",
    AskKind.SACRIFICED: "how many permanents you have to sacrifice",
    AskKind.CAN_KILL: "whether you can kill all of them",
    AskKind.CAN_SAVE: "whether you can save all of them",
    AskKind.LOSES: "whether you lose",
    AskKind.WINS: "whether you win",
    AskKind.CONQUERS: "whether you conquer the battlefield",
    AskKind.WINS_FIGHT: "whether you win the combat",
    AskKind.COMMANDER_DAMAGE: "how much commander damage you have been dealt",
    AskKind.HAND: "how many cards you have in hand",
    AskKind.LIBRARY: "how many cards you have in your library",
    AskKind.CAN_USE: "whether you can use {other}",
    AskKind.CAN_CAST: "whether you can cast {other}",
    AskKind.CAN_BE_ATTACKED: "whether you can attack {other}",
    AskKind.DRAWN: "how many cards you draw",
    AskKind.DISCARDED: "how many cards you discard",
}


def describe_asks(scene: Scene) -> None:
    """What was asked, last."""
    said = [_asked(scene, ask) for ask in scene.draft.asks]
    if said:
        listed = list(dict.fromkeys(said))
        scene.draft.tell(worded("Asked: {listed}.", listed=joined(listed, "; ")))


def _asked(scene: Scene, ask: Ask) -> str:
    if ask.kind is AskKind.TAPPED and ask.detail == "tokens":
        return worded("whether the tokens are tapped")
    template = ASKED[ask.kind]
    if ask.subject == "me":
        template = ASKED_OF_ME.get(ask.kind, template)
    return worded(
        template, subject=scene.name(ask.subject), other=scene.name(ask.other)
    )
