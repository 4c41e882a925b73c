"""Grand Archive's noun phrases: your champion, targets, each of a kind, "it"."""

from dataclasses import replace

from bot.engine.values import Filter, Side, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.phrases import Attempt
from bot.wording.units.noun_phrases import (
    all_of,
    another,
    any_number,
    both,
    either,
    met_together,
    one,
    up_to,
)
from bot.wording.units.nouns import IT, OPPONENT, PLAYER, THIS, YOU, Form, Kind, Noun

_CHAMPION = frozenset({"champion"})
YOUR_CHAMPION = Filter(kinds=_CHAMPION, controller=Side.YOU)
_THEIR_CHAMPION = Filter(kinds=_CHAMPION, controller=Side.THAT_PLAYER)


def _hit(kind: str) -> Noun:
    filter_ = Filter() if kind == "object" else Filter(kinds=frozenset({kind}))
    return Noun(Form.FIXED, filter_, ref=Who.EVENT_RECIPIENT)


_YOURS = Filter(kinds=frozenset({"ally"}), controller=Side.YOU)
G.table(
    "noun",
    {
        "(you|yourself)": YOU,
        "~": THIS,
        "(it|itself|him|her|himself|herself|she|he)": IT,
        "(them|they|themselves)": Noun(Form.BACK, plural=True),
        "your champion": Noun(Form.ONE, YOUR_CHAMPION),
        "(their|that player's|that opponent's|its controller's) champion": Noun(
            Form.ONE, _THEIR_CHAMPION
        ),
        "(that player|that opponent|the player)": Noun(
            Form.FIXED, PLAYER, ref=Who.EVENT_PLAYER
        ),
        "each player": Noun(Form.FIXED, PLAYER, ref=Who.EACH_PLAYER, plural=True),
        "(each opponent|your opponents)": Noun(
            Form.FIXED, OPPONENT, ref=Who.EACH_OPPONENT, plural=True
        ),
        "target player": Noun(Form.TARGET, PLAYER),
        "target opponent": Noun(Form.TARGET, OPPONENT),
        "each player's champion": Noun(Form.EACH, Filter(kinds=_CHAMPION)),
        "each opponent's champion": Noun(
            Form.EACH, replace(YOUR_CHAMPION, controller=Side.OPPONENT)
        ),
        # Nobody prints it so, but many type it.
        "(an|any|your) opponent's champion": Noun(
            Form.SOME, replace(YOUR_CHAMPION, controller=Side.OPPONENT)
        ),
        "your allies": Noun(Form.EACH, _YOURS, plural=True),
        "(that|the|its) source": Noun(Form.BACK, word="source"),
        # Only one unit attacks at a time.
        "(the|this|its) attacker": Noun(Form.ONE, Filter(attacking=True)),
        "[the] linked (unit|ally|object|weapon|item|champion)": Noun(
            Form.FIXED, Filter(kinds=frozenset({"unit"})), ref=Who.ATTACHED
        ),
        "this (unit|object|ally|champion|weapon|item|phantasia|domain)": Noun(
            Form.HOLDER
        ),
    },
)
for _kind in ("unit", "ally", "champion", "object"):
    G.table("noun", {f"the hit {_kind}": _hit(_kind)})


for _kind in ("unit", "ally", "champion"):
    _killed = Noun(Form.FIXED, Filter(kinds=frozenset({_kind})), ref=Who.EVENT_OBJECT)
    G.table("noun", {f"the killed {_kind}": _killed})
    G.table("holder", {f"the killed {_kind}": _killed})


@G.says("noun", "(that|the) <kind>", "those <kind>", "each of those <kind>")
def _that(kind: Kind) -> Noun | None:
    word = _one_word(kind)
    if word is None:
        return None
    return Noun(Form.BACK, word=word, plural=kind.plural)


@G.says("noun", "each of them", "[each of] those targets")
def _each_of_them() -> Noun:
    return Noun(Form.BACK, plural=True)


def _one_word(kind: Kind) -> str | None:
    """The kind, if nothing else is said of it."""
    it = kind.filter
    if len(kind.words) != 1:
        return None
    if kind.words[0] == "object":
        return "object"
    return kind.words[0] if it == Filter(kinds=it.kinds) else None


G.same("target kind", "<kind>")


@G.says("target kind", "<kind> with <cost:cost> cost <n:number> [<how>]")
def _of_cost(kind: Kind, cost: str, n: int, how: str = "") -> Kind:
    """Only players see what something cost; which target it is they say."""
    less = {">=": " or more", "<=": " or less"}.get(how, "")
    said = f"of {cost} cost {n}{less}"
    return replace(kind, filter=replace(kind.filter, flags=kind.filter.flags | {said}))


@G.says(
    "target kind",
    "<kind> with <cost:cost> cost <n:number> [<how>] [,] or [with] <other:cost> cost"
    " <m:number> [<less:how>]",
)
def _of_either_cost(
    kind: Kind, cost: str, n: int, other: str, m: int, how: str = "", less: str = ""
) -> Kind:
    words = {">=": " or more", "<=": " or less"}
    said = f"of {cost} cost {n}{words.get(how, '')} or"
    said += f" {other} cost {m}{words.get(less, '')}"
    return replace(kind, filter=replace(kind.filter, flags=kind.filter.flags | {said}))


G.table("cost", {"reserve": "reserve", "memory": "memory"})


@G.says(
    "target kind",
    "<kind> with <n:number> [<how>] <stat>",
    "<kind> with <stat> <n:number> [<how>]",
)
def _of_size(kind: Kind, n: int, stat: str, how: str = "==") -> Kind | None:
    return _sized(kind, n, stat, how)


@G.says("noun", "(each|all) <kind> with <n:number> [<how>] <stat>")
def _each_of_size(kind: Kind, n: int, stat: str, how: str = "==") -> Noun:
    return Noun(Form.EACH, _sized(kind, n, stat, how).filter, plural=kind.plural)


def _sized(kind: Kind, n: int, stat: str, how: str) -> Kind:
    """*kind* of that much power or life, or at least or at most so much."""
    least, most = (n if how in {sign, "=="} else None for sign in (">=", "<="))
    filter_ = (
        replace(kind.filter, power_at_least=least, power_at_most=most)
        if stat == "power"
        else replace(kind.filter, toughness_at_least=least, toughness_at_most=most)
    )
    return replace(kind, filter=filter_)


G.table("stat", {"power": "power", "life": "life"})


G.says("noun", "any amount of target <kind:target kind>")(any_number)


@G.says(
    "noun", "(all|each) <kind> <whose:target player>", "<kind> <whose:target player>"
)
def _of_target_player(kind: Kind, whose: Filter) -> Noun | None:
    """All that a player controls who is a target."""
    if kind.filter.controller is not None:
        return None
    player = Noun(Form.TARGET, whose)
    return Noun(Form.EACH, kind.filter, plural=True, parts=(player,))


G.table(
    "target player",
    {"target player controls": PLAYER, "target opponent controls": OPPONENT},
)


G.says("noun", "target <kind:target kind>")(one(Form.TARGET))
G.says("noun", "another target <kind:target kind>")(another(Form.TARGET))
G.says("noun", "[each of] up to <n:number> target <kind:target kind>")(up_to)


@G.says("noun", "[each of] up to <n:number> other target <kind:target kind>")
def _up_to_other(n: int, kind: Kind) -> Noun:
    filter_ = replace(kind.filter, other=True)
    return Noun(Form.TARGET, filter_, least=0, most=n, plural=n > 1)


@G.says("noun", "[each of] <n:number> target <kind:target kind>")
def _so_many(n: int, kind: Kind) -> Noun | None:
    if not kind.plural or n < 2:
        return None
    return Noun(Form.TARGET, kind.filter, least=n, most=n, plural=True)


G.says("noun", "each <kind>")(one(Form.EACH))
G.says("noun", "[all] <kind>")(all_of)


@G.says(
    "noun",
    "all <kind> except [for] <but:noun>",
    "each <kind> except [for] <but:noun>",
    "(all|each) <kind> (other than|besides|beside) <but:noun>",
)
def _all_but(kind: Kind, but: Noun) -> Noun | None:
    if but.form is not Form.ONE:
        return None
    none_of = (*kind.filter.none_of, but.filter)
    return Noun(Form.EACH, replace(kind.filter, none_of=none_of), plural=kind.plural)


@G.says(
    "noun",
    "each <kind> controlled by the same player as <who:noun>",
    "each <kind> <who:noun>'s controller controls",
)
def _beside(kind: Kind, who: Noun) -> Noun | None:
    """What the controller of something else controls as well."""
    if kind.plural or kind.filter.controller is not None or who.form is not Form.BACK:
        return None
    return Noun(Form.EACH, kind.filter, parts=(who,))


G.says("noun", "(a|an|any) <kind>")(one(Form.SOME))
G.says("noun", "another <kind>")(another(Form.SOME))
G.says("noun", "one or more <kind>")(met_together)
G.same("nouns", "<one:noun>", "each of <one:noun>")
G.says("nouns", "<first:noun> and <second:noun>")(both)


@G.says("nouns", "<first:noun> and / or <second:noun>")
def _and_or(first: Noun, second: Noun) -> Noun:
    return Noun(Form.ALL_OF, parts=(first, second), plural=True, word="or")


G.says("nouns", "<first:noun> or <second:noun>")(either)
G.same("watched", "<one:nouns>")
G.table(
    "holder",
    {
        "~": THIS,
        "your champion": Noun(Form.ONE, YOUR_CHAMPION),
        "this (unit|object|ally|champion|weapon|item|phantasia|domain)": Noun(
            Form.HOLDER
        ),
    },
)


@G.says("holder", "(that|the) <kind>")
def _that_ones(kind: Kind) -> Noun | None:
    return None if kind.plural else _that(kind)


@G.reads("noun")
def _mastery(attempt: Attempt, at: int) -> list[tuple[int, Noun]]:
    """ "Your Fractured Memories": the one thing of that name a player has."""
    words = attempt.words
    end = at + 1
    if words[at : at + 1] != ("your",):
        return []
    while end < len(words) and words[end].isalpha() and attempt.text.capital(end):
        end += 1
    if end == at + 1:
        return []
    name = attempt.text.between(at + 1, end).lower()
    return [(end, Noun(Form.ONE, Filter(name=name, controller=Side.YOU)))]
