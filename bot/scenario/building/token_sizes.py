"""Tokens of Riftbound that have one size: nobody tells it."""

from bot.scenario.scene.scene import Scene
from bot.worded import worded

# Riftbound's tokens of one size (184).
_TOKENS = {"recruit": 1, "sprite": 3, "sand soldier": 2}


def token_sizes(scene: Scene) -> None:
    """A Recruit of which no Might is told is the token."""
    for it in scene.draft.things:
        might = _TOKENS.get(it.label.lower().rstrip(" 0123456789").removesuffix("s"))
        told = it.power is not None or "vague size" in it.said
        if might is None or told or it.face is not None or not it.needs_size:
            continue
        it.power = it.toughness = might
        scene.draft.assume(
            worded("{it} is the token with {might} Might.", it=it.id, might=might)
        )
