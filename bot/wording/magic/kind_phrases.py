"""What follows a kind: whose it is, what it has, where it is."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.values import Filter, Side, Who, Zone
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import THIS, Form, Kind, Noun

Change = Callable[[Kind], Kind | None]


def having(**fields: object) -> Change:
    """Those fields set, where nothing set them before."""

    def change(made: Kind) -> Kind | None:
        for name in fields:
            if getattr(made.filter, name) not in (None, False, frozenset(), ()):
                return None
        return made.having(**fields)

    return change


def _elsewhere(made: Kind) -> Kind | None:
    """ "card not on the battlefield": in "permanent, spell, or card not on the
    battlefield" it is said of the card alone, so that anything at all is meant."""
    if made.filter.any_kinds == {"permanent", "spell", "card"}:
        return made
    if "permanent" in made.filter.kinds | made.filter.any_kinds or made.filter.none_of:
        return None
    return made.having(none_of=(Filter(zone=Zone.BATTLEFIELD),))


def fact(words: str) -> Change:
    """Something that only the asker knows of it."""
    return lambda made: made.having(flags=made.filter.flags | {words})


def _beside_this(field: str) -> Change:
    return lambda made: replace(made, late=(*made.late, (field, THIS)))


def _owned(side: Side) -> Change:
    def change(made: Kind) -> Kind | None:
        filter_ = made.filter
        if filter_.controller is not None or filter_.owner is not None:
            return None
        if not filter_.objects:
            return None
        return made.having(controller=side)

    return change


G.table(
    "after kind",
    {
        "(you [already] control|under your control|your team controls"
        "|controlled by you)": _owned(Side.YOU),
        "(an opponent controls|your opponents control|one of your opponents controls"
        "|opponents control|you don't control|controlled by an opponent"
        "|controlled by your opponents)": _owned(Side.OPPONENT),
        "(that player controls|they control|the player controls)": _owned(
            Side.THAT_PLAYER
        ),
        "enchanted player controls": _owned(Side.ENCHANTED),
        "that player or that planeswalker's controller controls": lambda made: replace(
            made, late=(*made.late, ("controlled_by", Noun(Form.BACK, word="#0")))
        ),
        "(you own)": having(owner=Side.YOU),
        "(an opponent owns|your opponents own|you don't own)": having(
            owner=Side.OPPONENT
        ),
        "of the color of your choice": lambda made: replace(
            made.having(colors=frozenset({"chosen"})), chooses="a color"
        ),
        "of the [last] chosen color": having(colors=frozenset({"chosen"})),
        "of the chosen type": lambda made: made.having(
            kinds=made.filter.kinds | {"chosen"}
        ),
        "with the chosen name": having(name="chosen"),
        "(that's|that are|that is) tapped": having(tapped=True),
        "(that's|that are|that is) untapped": having(tapped=False),
        "(that's|that are|that is) attacking": having(attacking=True),
        "(that's|that are|that is) attacking or blocking": having(
            any_of=(Filter(attacking=True), Filter(blocking=True))
        ),
        "attacking you": having(attacking=True, attacking_player=Side.YOU),
        "attacking enchanted player": having(
            attacking=True, attacking_player=Who.ATTACHED
        ),
        "(that's|that are) attacking you": having(
            attacking=True, attacking_player=Side.YOU
        ),
        "(other than|except|except for) ~": having(other=True),
        "(with a counter|with counters|with one or more counters) on (it|them)": having(
            counter=""
        ),
        "with no counters on (it|them)": lambda made: made.having(
            none_of=(*made.filter.none_of, Filter(counter=""))
        ),
        "(from|in) (a graveyard|any graveyard|graveyards)": having(zone=Zone.GRAVEYARD),
        "(from|in) your graveyard": lambda made: made.having(
            zone=Zone.GRAVEYARD, owner=Side.YOU
        ),
        "(from|in) (an opponent's graveyard|your opponents' graveyards)": lambda made: (
            made.having(zone=Zone.GRAVEYARD, owner=Side.OPPONENT)
        ),
        "(from|in) that player's graveyard": lambda made: made.having(
            zone=Zone.GRAVEYARD, owner=Side.THAT_PLAYER
        ),
        "(on the battlefield|in play)": lambda made: made,
        "not on the battlefield": lambda made: _elsewhere(made),
        "cast from your graveyard this way": fact("was cast this way"),
        "(from|in) a library": having(zone=Zone.LIBRARY),
        "(from|in) exile": having(zone=Zone.EXILE),
        "(that player owns|they own)": having(owner=Side.THAT_PLAYER),
        "(from|in) all graveyards": having(zone=Zone.GRAVEYARD),
        "that entered this turn": fact("entered this turn"),
        "that entered the battlefield this turn": fact("entered this turn"),
        "that dealt damage to you this turn": fact("dealt damage to you this turn"),
        "that (was|were) dealt damage this turn": fact("was dealt damage this turn"),
        "that attacked this turn": fact("attacked this turn"),
        "that attacked or blocked this turn": fact("attacked or blocked this turn"),
        "that blocked this turn": fact("blocked this turn"),
        "that (was|were) blocked this turn": fact("was blocked this turn"),
        "that blocked or (was|were) blocked this turn": fact(
            "blocked or was blocked this turn"
        ),
        "that dealt combat damage to you this turn": fact(
            "dealt combat damage to you this turn"
        ),
        "that share no creature types": fact("share no creature types"),
        "that share a creature type": fact("share a creature type"),
        "(with|that has) [an] odd mana (value|values)": fact("has an odd mana value"),
        "(with|that has) [an] even mana (value|values)": fact("has an even mana value"),
        "with (lesser power|power less than ~'s power)": _beside_this("lesser power"),
        "with (greater power|power greater than ~'s power)": _beside_this(
            "greater power"
        ),
        "with toughness greater than (its|their) power": having(lopsided="<"),
        "with power greater than (its|their) toughness": having(lopsided=">"),
        "[that is] attached to a land": fact("is attached to a land"),
        "[that is] attached to a creature": fact("is attached to a creature"),
        "[(that is|that are)] attached to you": fact("is attached to you"),
        "(that's|that are|that is) enchanted": having(attached_kind="enchanted"),
        "(that's|that are|that is) equipped": having(attached_kind="equipped"),
        "(that's|that are|that is) modified": fact("is modified"),
        "with mana value [equal to] x": fact("has mana value X"),
        "(with|that has|that have) mana value x or less": fact(
            "has mana value X or less"
        ),
        "with mana value less than or equal to (~'s|its|his|her) power": fact(
            "has mana value less than or equal to this's power"
        ),
        "(that was|that were) put there [from anywhere] this turn": fact(
            "was put there this turn"
        ),
        "(that was|that were) put there from the battlefield this turn": fact(
            "was put there from the battlefield this turn"
        ),
        "that has mana value x": fact("has mana value X"),
        "[that is] by the chosen artist": fact("is by the chosen artist"),
        "that shares a color with the mana spent on this activation cost": fact(
            "shares a color with the mana spent on this activation cost"
        ),
        "that shares a color with the exiled card": fact(
            "shares a color with the exiled card"
        ),
        "[(that was|that were)] cast this way": fact("was cast this way"),
        "exiled with ~": lambda made: made.having(
            zone=Zone.EXILE, flags=made.filter.flags | {"was exiled with this"}
        ),
        "(that was|that were) exiled with ~": fact("was exiled with this"),
        "dealt damage this way": lambda made: replace(made, damaged="this way"),
        "of (your|their) choice": lambda made: replace(made, of_choice=True),
    },
)


@G.says("after kind", "(you own and control|you both own and control)")
def _own_and_control() -> Change:
    return lambda made: made.having(controller=Side.YOU, owner=Side.YOU)


@G.says("after kind", "with <keyword>", "(that has|that have) <keyword>")
def _with(keyword: str) -> Change:
    return lambda made: made.having(keywords=made.filter.keywords | {keyword})


@G.says("after kind", "with <first:keyword> or <second:keyword>")
def _with_either(first: str, second: str) -> Change:
    return having(
        any_of=(
            Filter(keywords=frozenset({first})),
            Filter(keywords=frozenset({second})),
        )
    )


@G.says("after kind", "with <stat> (greater|more) than <n:number>")
def _more_than(stat: str, n: int) -> Change:
    return _at_least(stat, n + 1)


@G.says("after kind", "with <stat> less than <n:number>")
def _less_than(stat: str, n: int) -> Change:
    return _at_most(stat, n - 1)


@G.says("after kind", "without <keyword>")
def _without(keyword: str) -> Change:
    return lambda made: made.having(
        without_keywords=made.filter.without_keywords | {keyword}
    )


@G.says(
    "after kind",
    "with <stat> <n:number> or (greater|more)",
    "(that has|that have) <stat> <n:number> or (greater|more)",
)
def _at_least(stat: str, n: int) -> Change:
    return having(**{f"{stat}_at_least": n})


@G.says(
    "after kind",
    "with <stat> <n:number> or (less|fewer)",
    "(that has|that have) <stat> <n:number> or (less|fewer)",
)
def _at_most(stat: str, n: int) -> Change:
    return having(**{f"{stat}_at_most": n})


@G.says("after kind", "with <stat> <n:number>")
def _exactly(stat: str, n: int) -> Change:
    return having(**{f"{stat}_at_least": n, f"{stat}_at_most": n})


@G.says("after kind", "with no <kind:counter> (counter|counters) on (it|them)")
def _without_counter(kind: str) -> Change:
    return lambda made: made.having(
        none_of=(*made.filter.none_of, Filter(counter=kind))
    )


@G.says("after kind", "with <kind:counter> (counter|counters) on (it|them)")
@G.says(
    "after kind",
    "with (a|an|one or more) <kind:counter> (counter|counters) on (it|them)",
)
def _with_counter(kind: str) -> Change:
    return having(counter=kind)


G.table(
    "stat",
    {"power": "power", "toughness": "toughness", "mana value": "mana_value"},
)


@G.says("after kind", "(that's|that are|that is|who is) (a|an) <also:kind>")
@G.says("after kind", "that are <also:kind>")
def _that_is(also: Kind) -> Change | None:
    named = also.filter
    if named == Filter(kinds=named.kinds):
        return lambda made: made.having(kinds=made.filter.kinds | named.kinds)
    if named == Filter(any_kinds=named.any_kinds):
        return lambda made: (
            None if made.filter.any_kinds else made.having(any_kinds=named.any_kinds)
        )
    return None


@G.says(
    "after kind",
    "(that's|that is|who is) (a|an) <one:kind> or (a|an) <other:kind>",
    "(that's|that is|who is) (a|an) <one:kind> , (a|an) <other:kind> , or (a|an)"
    " <third:kind>",
)
def _that_is_either(one: Kind, other: Kind, third: Kind | None = None) -> Change | None:
    parts = [one, other] if third is None else [one, other, third]
    names = [next(iter(part.filter.kinds), "") for part in parts]
    if any(
        part != Kind(Filter(kinds=frozenset({name})))
        for part, name in zip(parts, names, strict=True)
    ):
        return None
    return having(any_kinds=frozenset(names))


@G.says("after kind", "with <stat> <n:number> or <m:number>")
def _one_of_two(stat: str, n: int, m: int) -> Change | None:
    if m != n + 1:
        return None
    return having(**{f"{stat}_at_least": n, f"{stat}_at_most": m})
