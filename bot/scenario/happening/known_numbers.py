"""Numbers that only the players know and a card asks for: cards in memory, in trash."""

from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.syntax import Clause, Quantity
from bot.worded import worded

_MEMORY = "cards in your memory"
_REVEALED = "cards revealed this way"
_IN_TRASH = "card with this name in your trash"
ASKED = {
    _MEMORY: (
        "how many cards are in your memory (for {card})",
        "how many cards are in {who}'s memory (for {card})",
    ),
    _REVEALED: (
        "how many cards are revealed for {card}",
        "how many cards are revealed for {card}",
    ),
    _IN_TRASH: (
        "how many copies of {card} are in your trash",
        "how many copies of {card} are in {who}'s trash",
    ),
    "LV": ("your level (LV, for {card})", "{who}'s level (LV, for {card})"),
}


@handles("memorysize")
def memory_size(scene: Scene, clause: Clause) -> None:
    """I have 3 cards in memory."""
    person = clause.get("who")
    text = clause.text.lower().split()
    if person is not None:
        name = scene.player(person)
    elif set(text) & {"his", "her", "their"}:
        name = scene.other("me" if scene.has_me else scene.subject)
    else:
        name = default_owner(scene)
    quantity: Quantity | None = clause.get("n")
    in_memory(scene, name, number(scene, quantity) if quantity is not None else 0)


def in_memory(scene: Scene, name: str, value: int) -> None:
    """*name* has so many cards in memory."""
    numbers(scene)[name, _MEMORY] = value
    scene.draft.tell(
        worded("Cards in memory of {who}: {value}.", who=scene.name(name), value=value)
    )


@handles("intrash")
def in_trash(scene: Scene, clause: Clause) -> None:
    """With two copies of Consuming Curse in my trash."""
    person = clause.get("who") or clause.get("owner")
    name = scene.player(person) if person else default_owner(scene)
    quantity: Quantity | None = clause.get("n")
    value = number(scene, quantity) if quantity is not None else 1
    numbers(scene)[name, _IN_TRASH] = value
    scene.draft.tell(
        worded(
            "Cards of that name in the trash of {who}: {value}.",
            who=scene.name(name),
            value=value,
        )
    )


def numbers(scene: Scene) -> dict[tuple[str, str], int]:
    """The numbers told of players so far, by player and name."""
    found: dict[tuple[str, str], int]
    found = scene.parse.memory.setdefault("player numbers", {})
    return found
