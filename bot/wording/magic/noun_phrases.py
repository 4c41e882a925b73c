"""Noun phrases: you, this, targets, each of a kind, and words that point back."""

from dataclasses import replace

from bot.engine.places import ATTACKING_PLAYER
from bot.engine.values import ANYTHING, Filter, Side
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import IT, ITSELF, THIS, YOU, Form, Kind, Noun

_ANY_TARGET = Noun(Form.TARGET, Kind(ANYTHING), any_target=True)
_PLAYER = Filter(players=Side.ANY, objects=False)
_OPPONENT = Filter(players=Side.OPPONENT, objects=False)


def _back(word: str, plural: bool = False) -> Noun:
    return Noun(Form.BACK, word=word, plural=plural)


G.table(
    "noun",
    {
        "(you|yourself)": YOU,
        "~": THIS,
        "(it|him|her)": IT,
        "(itself|himself|herself)": ITSELF,
        "(he|she)": IT,
        "(them|they|themselves)": _back("", plural=True),
        "(enchanted|equipped|fortified) (creature|permanent|land|artifact"
        "|planeswalker|vehicle|enchantment|forest|swamp|island|mountain|plains"
        "|equipment|wall)": Noun(Form.ATTACHED),
        "enchanted (player|opponent)": Noun(Form.ATTACHED, word="player"),
        "any target": _ANY_TARGET,
        "(another target|a second target)": Noun(
            Form.TARGET, Kind(Filter(players=Side.ANY, other=True)), any_target=True
        ),
        "a third target": Noun(
            Form.TARGET,
            Kind(Filter(players=Side.ANY, other=True)),
            any_target=True,
            word="third",
        ),
        "any other target": Noun(
            Form.TARGET, Kind(Filter(players=Side.ANY, other=True)), any_target=True
        ),
        "each player": Noun(Form.EACH, Kind(_PLAYER)),
        "(each of your opponents|each opponent|your opponents)": Noun(
            Form.EACH, Kind(_OPPONENT)
        ),
        "(any number of targets|any number of target creatures and/or players"
        "|any number of target creatures , players , and/or planeswalkers)": Noun(
            Form.TARGET, Kind(ANYTHING), least=0, most=None, any_target=True
        ),
        "(defending player|the defending player)": Noun(Form.DEFENDING),
        "(attacking player|the attacking player)": Noun(
            Form.DEFENDING, word=ATTACKING_PLAYER
        ),
        "one of your opponents": Noun(Form.SOME, Kind(_OPPONENT)),
        "(that player or that (planeswalker's|permanent's|creature's) "
        "controller|that (planeswalker's|permanent's|creature's) "
        "controller or that player)": Noun(
            Form.CONTROLLER, of=_back("player or permanent")
        ),
        "that (creature's or spell's|spell's or creature's|permanent's or spell's"
        "|spell or ability's) controller": Noun(Form.CONTROLLER, of=_back("spell")),
        "(that permanent or player|that player or permanent|that creature or player"
        "|that creature , planeswalker , or player"
        "|that player or planeswalker)": _back("player or permanent"),
        "that target": _back("recipient"),
        "(those permanents and/or players|those targets)": _back("recipient", True),
        "that aura": _back("permanent"),
        "(that creature or planeswalker|that planeswalker or creature)": _back(
            "creature or planeswalker"
        ),
        "(that player|the player|that opponent)": _back("player"),
        "(those players|those opponents)": _back("player", True),
        "(that|the) source": _back("source"),
        "(that|the) (spell|instant or sorcery spell)": _back("spell"),
        "(those|the) spells": _back("spell", True),
        "(that|the) card": _back("card"),
        "those cards": _back("card", True),
        "(that token|the token)": _back("token"),
        "(those tokens|the tokens)": _back("token", True),
        "their controllers": Noun(Form.CONTROLLER, of=_back("", True), plural=True),
        "the chosen player": Noun(Form.CHOSEN_WORD),
        "the chosen permanent": _back("chosen permanent"),
        "the chosen creature": _back("chosen creature"),
        "the chosen source": _back("source"),
        "that recipient": Noun(Form.EVENT, word="that recipient"),
        "that object": Noun(Form.EVENT, word="that object"),
        "the affected player": Noun(Form.EVENT, word="that player"),
        "any permanent or player": Noun(Form.SOME, Kind(ANYTHING)),
        "(a card or token|a card or a token)": Noun(Form.SOME, Kind(Filter())),
    },
)
G.table(
    "target player",
    {
        "target opponent": Noun(Form.TARGET, Kind(_OPPONENT)),
        "target player": Noun(Form.TARGET, Kind(_PLAYER)),
    },
)


for _at, _ordinal in enumerate("first second third fourth fifth sixth".split()):
    for _rule in ("noun", "holder"):
        G.table(_rule, {f"the {_ordinal} target": Noun(Form.BACK, word=f"#{_at}")})
    _several = _back(f"#{_at}", plural=True)
    G.table("noun", {f"[each of] the {_ordinal} targets": _several})


@G.says("noun", "(that|the) <kind>")
def _that(kind: Kind) -> Noun | None:
    name = _one_word(kind)
    if name is None or kind.plural:
        return None
    return Noun(Form.BACK, word=name)


@G.says("noun", "the <kind>")
def _the_one(kind: Kind) -> Noun | None:
    """ "the creature you control": one of the targets, told by what it is."""
    if kind.plural or _one_word(kind) is not None or kind.late or kind.damaged:
        return None
    return Noun(Form.BACK, kind, word="thing")


@G.says("noun", "one of <kind>")
def _one_of(kind: Kind) -> Noun | None:
    return Noun(Form.SOME, kind) if kind.plural else None


@G.says("noun", "one or more <kind>")
def _one_or_more(kind: Kind) -> Noun | None:
    return Noun(Form.SOME, kind) if kind.plural else None


@G.says("noun", "[each of] those <kind>", "the <kind>")
def _those(kind: Kind) -> Noun | None:
    name = _one_word(kind)
    if name is None or not kind.plural:
        return None
    return Noun(Form.BACK, word=name, plural=True)


def _one_word(kind: Kind) -> str | None:
    """The kind, if nothing else is said of it."""
    it = kind.filter
    if kind.late or kind.damaged or kind.of_choice:
        return None
    if it == Filter(kinds=it.kinds) and len(it.kinds) == 1:
        return next(iter(it.kinds))
    return None


@G.says("noun", "target <kind>")
def _target(kind: Kind) -> Noun | None:
    return None if kind.plural else Noun(Form.TARGET, kind)


@G.says("noun", "target <kind> of an opponent's choice")
def _target_of_theirs(kind: Kind) -> Noun | None:
    return None if kind.plural else Noun(Form.TARGET, kind, by_opponent=True)


@G.says("noun", "(another|a second) target <kind>")
def _another_target(kind: Kind) -> Noun | None:
    if kind.plural:
        return None
    return Noun(Form.TARGET, kind.having(other=True))


@G.says("noun", "a third target <kind>")
def _third_target(kind: Kind) -> Noun | None:
    """Other than both before it."""
    another = _another_target(kind)
    return replace(another, word="third") if another else None


@G.says("noun", "[each of] up to <n:number> target <kind>")
def _up_to(n: int, kind: Kind) -> Noun:
    return Noun(Form.TARGET, kind, least=0, most=n, plural=n > 1)


@G.says("noun", "[each of] up to <n:number> other target <kind>")
def _up_to_others(n: int, kind: Kind) -> Noun:
    return _up_to(n, kind.having(other=True))


@G.says("noun", "each of up to <n:number> targets", "up to <n:number> targets")
def _up_to_any(n: int) -> Noun:
    return Noun(
        Form.TARGET, Kind(ANYTHING), least=0, most=n, any_target=True, plural=True
    )


@G.says("noun", "each of <n:number> targets", "<n:number> targets")
def _so_many_any(n: int) -> Noun:
    return Noun(
        Form.TARGET, Kind(ANYTHING), least=n, most=n, any_target=True, plural=True
    )


@G.says("noun", "each of <n:number> target <kind>", "<n:number> target <kind>")
def _so_many(n: int, kind: Kind) -> Noun | None:
    if not kind.plural or n < 2:
        return None
    return Noun(Form.TARGET, kind, least=n, most=n, plural=True)


for _most, _so_many_targets in (
    (2, "one or two targets"),
    (3, "one , two , or three targets"),
):
    _up_to_most = Noun(
        Form.TARGET, Kind(ANYTHING), least=1, most=_most, any_target=True, plural=True
    )
    G.table("noun", {_so_many_targets: _up_to_most})


@G.says("noun", "one , two , or three target <kind>")
def _one_to_three(kind: Kind) -> Noun:
    return Noun(Form.TARGET, kind, least=1, most=3, plural=True)


@G.says("noun", "one or two target <kind>", "each of one or two target <kind>")
def _one_or_two(kind: Kind) -> Noun:
    return Noun(Form.TARGET, kind, least=1, most=2, plural=True)


@G.says("noun", "x target <kind>", "each of x target <kind>")
def _x_targets(kind: Kind) -> Noun:
    return Noun(Form.TARGET, kind, word="x", least=0, most=None, plural=True)


@G.says("noun", "[each of] x targets")
def _any_x_targets() -> Noun:
    return replace(_x_targets(Kind(ANYTHING)), any_target=True)


@G.says("noun", "[each of] up to x target <kind>", "[each of] up to x targets")
def _up_to_x_targets(kind: Kind | None = None) -> Noun:
    many = replace(_any_number(kind or Kind(ANYTHING)), word="up to x")
    return replace(many, any_target=kind is None)


@G.says("noun", "any number of target <kind>", "each of any number of target <kind>")
def _any_number(kind: Kind) -> Noun:
    return Noun(Form.TARGET, kind, least=0, most=None, plural=True)


def _damaged_this_way(kind: Kind) -> Noun:
    return Noun(Form.DAMAGED, replace(kind, damaged=""), plural=kind.plural)


@G.says("noun", "each <kind>")
def _each(kind: Kind) -> Noun | None:
    if kind.plural:
        return None
    if kind.damaged == "this way":
        return _damaged_this_way(kind)
    return Noun(Form.EACH, kind)


@G.says("noun", "all <kind>")
def _all(kind: Kind) -> Noun | None:
    if kind.plural and kind.damaged == "this way":
        return _damaged_this_way(kind)
    return Noun(Form.EACH, kind, plural=True) if kind.plural else None


# What stands without an article, in the plural.
BARE = "bare"


@G.says("noun", "<kind>")
def _bare(kind: Kind) -> Noun | None:
    every = _all(kind)
    return replace(every, word=BARE) if every else None


@G.says("noun", "(a|an|any) <kind>")
def _some(kind: Kind) -> Noun | None:
    if kind.plural:
        return None
    if kind.damaged == "this way":
        return _damaged_this_way(kind)
    if kind.of_choice:
        return Noun(Form.OF_CHOICE, kind)
    return Noun(Form.SOME, kind)


@G.says("noun", "another <kind>")
def _another(kind: Kind) -> Noun | None:
    if kind.plural or kind.filter.other:
        return None
    form = Form.OF_CHOICE if kind.of_choice else Form.SOME
    return Noun(form, kind.having(other=True))


@G.says("noun", "(its|his|her|their) controller")
def _its_controller() -> Noun:
    return Noun(Form.CONTROLLER, of=IT)


@G.says("noun", "(its|his|her|their) owner", "their owners")
def _its_owner() -> Noun:
    return Noun(Form.OWNER, of=IT)


@G.says("noun", "<of:holder>'s (controller|controllers)", "the controller of <of:noun>")
def _controller(of: Noun) -> Noun:
    return Noun(Form.CONTROLLER, of=of)


@G.says("noun", "<of:holder>'s (owner|owners)", "the owner of <of:noun>")
def _owner(of: Noun) -> Noun:
    return Noun(Form.OWNER, of=of)


@G.says("holder", "~")
def _own() -> Noun:
    return THIS


@G.says("holder", "(that|the) <kind>")
def _that_ones(kind: Kind) -> Noun | None:
    return _that(kind)


@G.says("holder", "<of:attached>'s controller")
def _attached_controller(of: Noun) -> Noun:
    return Noun(Form.CONTROLLER, of=of)


G.table(
    "attached",
    {
        "(enchanted|equipped|fortified) (creature|permanent|land|artifact)": Noun(
            Form.ATTACHED
        )
    },
)


@G.says("holder", "target <kind>")
def _targets_own(kind: Kind) -> Noun | None:
    return None if kind.plural else Noun(Form.TARGET, kind)


@G.says("holder", "those <kind>")
def _those_ones(kind: Kind) -> Noun | None:
    return _those(kind)


G.table(
    "holder",
    {
        "the chosen player": Noun(Form.CHOSEN_WORD),
        "defending player": Noun(Form.DEFENDING),
        "attacking player": Noun(Form.DEFENDING, word=ATTACKING_PLAYER),
        "that recipient": Noun(Form.EVENT, word="that recipient"),
        "that object": Noun(Form.EVENT, word="that object"),
        "the affected player": Noun(Form.EVENT, word="that player"),
        "(that player|the player)": _back("player"),
        "(that|the) source": _back("source"),
        "(that|the) spell": _back("spell"),
        "(that|the) card": _back("card"),
        "(that creature or planeswalker)": _back("permanent"),
        "(enchanted|equipped|fortified) (creature|permanent|land|artifact)": Noun(
            Form.ATTACHED
        ),
    },
)
