"""What was understood, said back in plain sentences."""

from bot.citation import Game
from bot.engine.question import Ask, AskKind
from bot.engine.values import Zone
from bot.scenario.bearing import is_spell
from bot.scenario.draft import DraftThing
from bot.scenario.scene import Scene

_TAPPED = {
    Game.MTG: "tapped", Game.GRAND_ARCHIVE: "rested", Game.RIFTBOUND: "exhausted",
}  # fmt: skip
_COLOR_ORDER = ("white", "blue", "black", "red", "green")


def describe_board(scene: Scene) -> None:
    """Players and things, before everything that happens."""
    draft = scene.draft
    told = draft.understood[:]
    draft.understood.clear()
    for player in draft.players.values():
        name = scene.name(player.id)
        verb = "are" if name == "you" else "is"
        if "life" in player.said:
            draft.tell(f"{_cap(name)} {verb} at {player.life} life.")
        if player.counters.get("poison"):
            has = "have" if name == "you" else "has"
            draft.tell(f"{_cap(name)} {has} {player.counters['poison']} poison.")
    for it in draft.things:
        draft.tell(sentence(scene, it))
    for line in told:
        draft.tell(line)


def sentence(scene: Scene, it: DraftThing) -> str:
    """“You control Bear: a 2/2 green creature with reach.”; "" for spells."""
    if it.zone is Zone.NOWHERE or it.kinds == {"rune"}:
        return ""
    name = scene.name(it.controller)
    spell = "spell" in it.kinds and (it.face is None or is_spell(it.face))
    if spell or (it.zone is Zone.STACK and not it.entered_later):
        return ""
    verb = "control" if name == "you" else "controls"
    if it.zone is Zone.HAND:
        verb = ("have" if name == "you" else "has") + " in hand"
    if it.zone is Zone.GRAVEYARD:
        verb = ("have" if name == "you" else "has") + " in the graveyard"
    words = _facts(scene, it)
    named = it.id if not it.id.startswith("the ") else it.id.removeprefix("the ")
    whose = name.replace("you", "your") if name == "you" else f"{name}'s"
    if it.id.startswith(("the ", f"{whose} ")):
        named = _article(named.removeprefix(f"{whose} "))
    text = f"{_cap(name)} {verb} {named}"
    return f"{text} ({words})." if words else f"{text}."


def _article(words: str) -> str:
    vowel = words[:1] in "aeiou8" and not words.startswith("uni")
    return f"an {words}" if vowel else f"a {words}"


def _facts(scene: Scene, it: DraftThing) -> str:
    parts: list[str] = []
    if it.card is not None and it.face is not None and it.face.name != it.id:
        parts.append(f"the card {it.face.name}")
    parts += _numbers(scene, it)
    colors = [color for color in _COLOR_ORDER if color in it.colors]
    if colors and "color" in it.said:
        parts.append(" and ".join(colors))
    if it.keywords:
        parts.append(", ".join(sorted(it.keywords)))
    for kind, count in sorted(it.counters.items()):
        if "counters" in it.said or kind != "durability":
            parts.append(f"{count} {kind} counter{'s' * (count != 1)}")
    if it.damage:
        parts.append(f"{it.damage} damage on it")
    if it.tapped:
        parts.append(_TAPPED[scene.game])
    if it.token:
        parts.append("token")
    if it.stunned:
        parts.append("stunned")
    return "; ".join(parts)


def _numbers(scene: Scene, it: DraftThing) -> list[str]:
    if scene.game is Game.RIFTBOUND:
        known = it.power is None or f"{it.power}-Might" in it.id
        return [] if known else [f"{it.power} Might"]
    if scene.game is Game.GRAND_ARCHIVE:
        found = []
        if f" {it.power}/{it.toughness}" in it.id:
            return []
        if it.power is not None and f"{it.power} power" not in it.id:
            found.append(f"power {it.power}")
        if it.toughness is not None:
            found.append(f"life {it.toughness}")
        return found
    if it.power is None and it.toughness is None:
        return []
    size = f"{it.power}/{it.toughness}"
    return [] if it.id == f"the {size}" else [size]


_ASKED = {
    AskKind.LIFE: "the life of {subject}",
    AskKind.POISON: "the poison counters of {subject}",
    AskKind.DIES: "whether {subject} dies",
    AskKind.LOSES: "whether {subject} loses",
    AskKind.DAMAGE_DEALT: "how much damage is dealt to {subject}",
    AskKind.DAMAGE_MARKED: "how much damage is on {subject}",
    AskKind.PREVENTED: "how much is prevented",
    AskKind.SHIELD: "what is left of the shield",
    AskKind.COUNTERS: "the counters on {subject}",
    AskKind.SIZE: "how big {subject} is",
    AskKind.LETHAL: "how much damage is lethal for {subject}",
    AskKind.TRAMPLE: "how much {subject} can push through",
    AskKind.CAN_BLOCK: "whether {subject} can block {other}",
    AskKind.CAN_ATTACK: "whether {subject} can attack",
    AskKind.CAN_TARGET: "whether {subject} can target {other}",
    AskKind.CAN_CAST: "whether {subject} can cast {other}",
    AskKind.CAN_BE_ATTACKED: "whether {subject} can attack {other}",
    AskKind.CAN_ASSIGN: "whether the damage can be assigned like that",
    AskKind.CAN_RETALIATE: "whether {subject} can retaliate",
    AskKind.CAN_EQUIP: "whether {subject} can be attached to {other}",
    AskKind.WHO_CHOOSES: "who chooses",
    AskKind.ZONE: "where {subject} ends up",
    AskKind.DRAWN: "how many cards {subject} draws",
    AskKind.CREATED: "how many tokens are created",
    AskKind.LOYALTY: "the loyalty of {subject}",
    AskKind.EVERYTHING: "what happens",
}


def describe_asks(scene: Scene) -> None:
    """What was asked, last."""
    said = [_asked(scene, ask) for ask in scene.draft.asks]
    if said:
        listed = list(dict.fromkeys(said))
        scene.draft.tell(f"Asked: {'; '.join(listed)}.")


def _asked(scene: Scene, ask: Ask) -> str:
    if ask.subject == "me" and ask.kind is AskKind.LOSES:
        return "whether you lose"
    return _ASKED[ask.kind].format(
        subject=scene.name(ask.subject), other=scene.name(ask.other)
    )


def _cap(words: str) -> str:
    return words[:1].upper() + words[1:]
