"""What people wrap a change in, as the plain change: "replace the Bolt with Shock"."""

import re
from collections.abc import Iterator

from bot.scenario.scene.scene import Scene

_NAME = r"(?:the |a |an |that |his |her |my |their )?(?P<{}>.+?)"


def _rows(*rows: tuple[str, str]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(
        (
            re.compile(
                pattern.replace("OLD", _NAME.format("old"))
                .replace("NEW", _NAME.format("new"))
                .replace("THING", r"(?P<thing>.+?)"),
                re.IGNORECASE,
            ),
            plain,
        )
        for pattern, plain in rows
    )


# The first that fits and can be read is taken.
_FRAMES = _rows(
    (r"(?:replace|substitute) OLD (?:with|by) NEW", "{new} instead of {old}"),
    (r"(?:swap|switch|exchange) OLD (?:for|with) NEW", "{new} instead of {old}"),
    (r"(?:change|turn) OLD (?:to|into) NEW", "{new} instead of {old}"),
    (r"NEW instead of OLD", "{new} instead of {old}"),
    (
        r"(?:\w+|my opponent) (?:used|uses|use|casts?|plays?|played|had|has) NEW "
        r"instead of OLD",
        "{new} instead of {old}",
    ),
    (r"(?P<thing>.+?) instead of (?:me|him|her|them|you|us)", "{thing} instead"),
    (r"(?:it|that|this) (?:is|was|were|'s) NEW", "{new} instead"),
    (r"(?:make|turn) (?P<old>.+?) (?:into )?(?P<new>an? .+|\d+/\d+)", "{old} is {new}"),
    (r"(?P<old>.+?) (?:is|was|were) my opponent's", "my opponent controls {old}"),
    (r"(?P<old>.+?) (?:is|was|were) (?:mine|ours)", "I control {old}"),
    (
        r"(?:the |my |his |her )?shield (?:prevented|prevents|is|was|were)"
        r"(?: bigger| smaller)?,?(?: say)? (?P<new>\d+)",
        "prevent-{new} shield instead",
    ),
    (r"(?P<thing>my|his|her) life total (?:was|were) (?P<new>\d+)",
     "{thing} life total is {new}"),
    (r"(?:what )?about (?P<new>\d+)", "{new} damage"),
    (r"(?P<new>\d+)", "{new} damage"),
    (r"(?:\w+|my opponent) attack(?:s|ed) (?:me )?with (?:only|just) THING",
     "only {thing} attacks"),
    (r"no blocks?(?:ers)?", "nobody blocks"),
    (r"no blocks?(?:ers)?", "I don't block"),
    (r"no blocks?(?:ers)?", "my opponent doesn't block"),
)  # fmt: skip
# "Another Furnace": it is there too, and does not come in when all is over.
_MORE = re.compile(
    r"(?:add|with|plus|there (?:is|was|were)"
    r"|i (?:also )?(?:have|had|control|controlled))?"
    r"\s*(?:also )?(?:another|a second|a third|one more) (?P<thing>[^.,]+?)"
    r"(?: too| as well)?",
    re.IGNORECASE,
)
_ADDED = re.compile(r"(?:add|plus) (?P<thing>[^.,]+)", re.IGNORECASE)
_SHIELD = re.compile(r"\bshields?\b", re.IGNORECASE)


def more_of_it(words: str, scene: Scene) -> str:
    """ "With another Furnace of Rath" as "I control another Furnace of Rath".

    Whoever controls the one that is there controls the other.
    """
    found = _MORE.fullmatch(words) or _ADDED.fullmatch(words)
    if found is None:
        return words
    thing = found["thing"]
    another = "another " if _MORE.fullmatch(words) else ""
    alike = (it for it in scene.draft.things if it.label.lower() == thing.lower())
    whose = next((it.controller for it in alike), "me")
    who = {"me": "I", "opponent": "my opponent"}.get(whose, whose)
    if _SHIELD.search(thing):
        return f"{who} {'have' if who == 'I' else 'has'} {another}{thing}"
    return f"{who} {'control' if who == 'I' else 'controls'} {another}{thing}"


def plainer(words: str) -> Iterator[str]:
    """Plainer ways to say *words*, the likeliest first; none where none is known."""
    for pattern, plain in _FRAMES:
        found = pattern.fullmatch(words)
        if found is not None:
            said = plain.format(**found.groupdict())
            if said != words:
                yield said
