"""Facts that conditions state about the board, players and turns."""

from dataclasses import replace
from typing import Any

from bot.engine.board import COLORS
from bot.engine.conditions import (
    AllHold,
    Compare,
    Condition,
    Exists,
    Flag,
    HurtBy,
    IsTurnOf,
    Matches,
    Not,
)
from bot.engine.history import ATTACKED
from bot.engine.values import EachOf, Filter, PreventedThisWay, Side, StatOf, Who, Zone
from bot.wording.magic.amounts import When
from bot.wording.magic.conditions import known
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import UnclearError

# --- Facts about the board ---


@G.says("known fact", "you control <what:some kind>")
def _you_control(what: tuple[Kind, int, int | None]) -> When:
    return _controls(what, Side.YOU)


@G.says(
    "known fact",
    "(an opponent controls|your opponents control) <what:some kind>",
)
def _they_control(what: tuple[Kind, int, int | None]) -> When:
    return _controls(what, Side.OPPONENT)


@G.says("known fact", "[the] defending player controls <what:some kind>")
def _defender_controls(what: tuple[Kind, int, int | None]) -> When:
    return _has(what, Noun(Form.DEFENDING))


@G.says("known fact", "(that player controls|they control) <what:some kind>")
def _that_player_controls(what: tuple[Kind, int, int | None]) -> When:
    return _has(what, Noun(Form.BACK, word="player"))


def _has(what: tuple[Kind, int, int | None], whose: Noun) -> When:
    kind, least, most = what
    theirs = replace(kind, late=(*kind.late, ("controlled_by", whose)))
    return lambda scene: Exists(scene.kind(theirs), least, most)


def _controls(what: tuple[Kind, int, int | None], side: Side) -> When:
    kind, least, most = what

    def bind(scene: Scene) -> Condition:
        if kind.filter.other and scene.spell:
            raise UnclearError("other than what?")
        filter_ = scene.kind(kind.having(controller=side))
        if least == most == 1:
            # "… exactly one creature, that creature gets …": there is no other.
            scene.mention(EachOf(filter_), tags_of(filter_), like=filter_)
        return Exists(filter_, least, most)

    return bind


@G.says("known fact", "you control <who:noun>")
def _is_yours(who: Noun) -> When | None:
    return _matches(who, Filter(controller=Side.YOU))


@G.says("known fact", "(another player|an opponent) controls <who:noun>")
def _is_theirs(who: Noun) -> When | None:
    return _matches(who, Filter(controller=Side.OPPONENT))


@G.says("some kind", "(a|an) <kind>")
def _one(kind: Kind) -> tuple[Kind, int, int | None] | None:
    return None if kind.plural else (kind, 1, None)


@G.says("some kind", "(a|an) <first:kind> or (a|an) <second:kind>")
def _one_or_other(first: Kind, second: Kind) -> tuple[Kind, int, int | None] | None:
    if first.plural or second.plural or first.late or second.late:
        return None
    return (Kind(Filter(any_of=(first.filter, second.filter))), 1, None)


@G.says("some kind", "another <kind>")
def _one_other(kind: Kind) -> tuple[Kind, int, int | None] | None:
    if kind.plural or kind.filter.other:
        return None
    return (kind.having(other=True), 1, None)


@G.says("some kind", "at least <n:number> other <kind>")
@G.says("some kind", "<n:number> or more other <kind>")
def _so_many_others(n: int, kind: Kind) -> tuple[Kind, int, int | None] | None:
    return None if kind.filter.other else (kind.having(other=True), n, None)


@G.says("some kind", "<n:number> or more <kind>", "at least <n:number> <kind>")
def _so_many(n: int, kind: Kind) -> tuple[Kind, int, int | None]:
    return (kind, n, None)


@G.says("some kind", "(one or more) <kind>")
def _some(kind: Kind) -> tuple[Kind, int, int | None]:
    return (kind, 1, None)


@G.says("some kind", "no <kind>")
def _none(kind: Kind) -> tuple[Kind, int, int | None] | None:
    return (kind, 0, 0)


@G.says("some kind", "no other <kind>", "no <kind> other than ~")
def _no_others(kind: Kind) -> tuple[Kind, int, int | None] | None:
    return None if kind.filter.other else (kind.having(other=True), 0, 0)


@G.says("some kind", "exactly <n:number> <kind>")
def _exactly(n: int, kind: Kind) -> tuple[Kind, int, int | None]:
    return (kind, n, n)


@G.says("some kind", "<n:number> or fewer <kind>", "at most <n:number> <kind>")
def _so_few(n: int, kind: Kind) -> tuple[Kind, int, int | None] | None:
    return (kind, 0, n) if kind.plural else None


@G.says("known fact", "~ is attached to (a|an) <kind>")
def _attached_to(kind: Kind) -> When | None:
    if kind.plural or kind.late:
        return None
    return known(Matches(Who.ATTACHED, kind.filter))


@G.says("known fact", "there (is|are) <what:some kind>")
def _there_are(what: tuple[Kind, int, int | None]) -> When | None:
    """ "There are five or more Islands on the battlefield": of whomever."""
    kind, least, most = what
    if kind.filter.zone is not None or kind.late:
        return None
    return lambda scene: Exists(scene.kind(kind), least, most)


@G.says("known fact", "<what:some kind> (is|are) <state>")
def _some_are(what: tuple[Kind, int, int | None], state: Filter) -> When | None:
    """ "An artifact creature you control is attacking"."""
    kind, least, most = what
    fields = [
        name
        for name in ("tapped", "attacking", "blocking")
        if getattr(state, name) is not None
    ]
    if len(fields) != 1:
        return None
    name = fields[0]

    def bind(scene: Scene) -> Condition:
        filter_ = scene.kind(kind.having(**{name: getattr(state, name)}))
        return Exists(filter_, least, most)

    return bind


@G.says("known fact", "<who:noun> shares a color with <other:noun>")
def _share(who: Noun, other: Noun) -> When | None:
    if not _single(who):
        return None

    def bind(scene: Scene) -> Condition:
        one = scene.ref(who)
        some = other.form is Form.SOME
        with_ = EachOf(scene.filter(other)) if some else scene.ref(other)
        return Matches(one, Filter(shares_color_with=with_))

    return bind


@G.says("known fact", "you control a permanent of each color")
def _each_color() -> When:
    return known(
        AllHold(
            tuple(
                Exists(
                    Filter(
                        kinds=frozenset({"permanent"}),
                        colors=frozenset({color}),
                        controller=Side.YOU,
                    )
                )
                for color in COLORS
            )
        )
    )


# --- Facts about one thing ---

_STATES = {
    "tapped": Filter(tapped=True),
    "untapped": Filter(tapped=False),
    "attacking": Filter(attacking=True),
    "blocking": Filter(blocking=True),
    "attacking or blocking": Filter(
        any_of=(Filter(attacking=True), Filter(blocking=True))
    ),
    "enchanted": Filter(attached_kind="enchanted"),
    "equipped": Filter(attached_kind="equipped"),
    "a creature": Filter(kinds=frozenset({"creature"})),
    "legendary": Filter(kinds=frozenset({"legendary"})),
    "snow": Filter(kinds=frozenset({"snow"})),
}
G.table("state", _STATES)
G.table("state", {"in your graveyard": Filter(zone=Zone.GRAVEYARD)})


@G.says("known fact", "<who:noun> (is|'s|are|'re) <state>")
def _is(who: Noun, state: Filter) -> When | None:
    return _matches(who, state)


_ONE_ATTACKER = Exists(
    Filter(kinds=frozenset({"creature"}), attacking=True), at_least=0, at_most=1
)


@G.says("known fact", "<who:noun> (is|'s) attacking alone")
def _attacks_alone(who: Noun) -> When | None:
    """It attacks, and no other creature does (506.5)."""
    attacks = _matches(who, Filter(attacking=True))
    return attacks and (lambda scene: AllHold((attacks(scene), _ONE_ATTACKER)))


@G.says("known fact", "<by:noun> you controlled dealt damage to <it:noun> this turn")
def _was_hurt_by(by: Noun, it: Noun) -> When | None:
    if (
        by.form is not Form.SOME
        or by.kind is None
        or it.form not in (Form.BACK, Form.EVENT)
    ):
        return None
    kind = by.kind.having(controller=Side.YOU)
    return lambda scene: HurtBy(scene.ref(it), scene.kind(kind))


@G.says("known fact", "<who:noun> (is|'s|are|'re) (a|an) <kind>")
def _is_a(who: Noun, kind: Kind) -> When | None:
    if kind.plural or not _single(who):
        return None

    def bind(scene: Scene) -> Condition:
        if who.form is Form.BACK and scene.unseen(who):
            return _came_up(scene.kind(kind))
        one = scene.ref(who)
        if one is Who.THIS and "card" in kind.filter.kinds:
            raise UnclearError("only the players can see which card that is")
        return Matches(one, scene.kind(kind))

    return bind


def _came_up(filter_: Filter) -> Condition:
    """Of a card that only the players can see: it is for them to say."""
    if filter_ != Filter(kinds=filter_.kinds) or "card" not in filter_.kinds:
        raise UnclearError("only the players can see which card that is")
    named = " ".join((*sorted(filter_.kinds - {"card"}), "card"))
    return Flag(f"{'an' if named[0] in 'aeiou' else 'a'} {named} was revealed this way")


@G.says("known fact", "<who:noun> (is|'s) <adjective:color>")
def _is_color(who: Noun, adjective: str) -> When | None:
    return _matches(who, Filter(colors=frozenset({adjective})))


@G.says("known fact", "<who:noun> (is|'s) <adjective:color> (or|and/or) <other:color>")
def _is_of_two_colors(who: Noun, adjective: str, other: str) -> When | None:
    return _matches(who, Filter(colors=frozenset({adjective, other})))


G.table("color", {c: c for c in COLORS})


@G.says(
    "known fact",
    "(there is|there 's|there are) (a|an|one or more) <kind:counter> (counter|counters)"
    " on <who:noun>",
    "<who:noun> has (a|an|one or more) <kind:counter> (counter|counters) "
    "on (it|him|her)",
)
def _has_counter(who: Noun, kind: str) -> When | None:
    return _matches(who, Filter(counter=kind))


@G.says(
    "known fact",
    "<who:noun> has <n:number> or more <kind:counter> counters on (it|him|her)",
)
@G.says(
    "known fact", "(there are) <n:number> or more <kind:counter> counters on <who:noun>"
)
def _has_counters(who: Noun, n: int, kind: str) -> When | None:
    if not _single(who):
        return None
    return lambda scene: Compare(StatOf(scene.ref(who), f"counters:{kind}"), ">=", n)


@G.says("known fact", "<who:noun> has no <kind:counter> counters on (it|him|her)")
def _has_no_counter(who: Noun, kind: str) -> When | None:
    has = _matches(who, Filter(counter=kind))
    return has and (lambda scene: Not(has(scene)))


@G.says("known fact", "<who:noun> had no <kind:counter> counters on (it|him|her)")
def _had_no_counters(who: Noun, kind: str) -> When | None:
    """Looked at as it last was, on the battlefield (603.10a)."""
    had = _had_counters(who, kind)
    return had and (lambda scene: Not(had(scene)))


@G.says("known fact", "<who:noun> had [one or more] counters on (it|him|her)")
@G.says(
    "known fact",
    "<who:noun> had (a|one|one or more) <kind:counter> (counter|counters) on"
    " (it|him|her)",
)
def _had_counters(who: Noun, kind: str = "") -> When | None:
    if not _single(who):
        return None
    return lambda scene: Matches(Who.EVENT_OBJECT, Filter(counter=kind))


@G.says("known fact", "<who:noun> (has|have) <keyword>")
def _has_keyword(who: Noun, keyword: str) -> When | None:
    return _matches(who, Filter(keywords=frozenset({keyword})))


G.table("bound", {"greater": "at_least", "less": "at_most"})


@G.says("known fact", "<who:noun> has <stat> <n:number> or <bound>")
def _has_so_much(who: Noun, stat: str, n: int, bound: str) -> When | None:
    bounds: dict[str, Any] = {f"{stat}_{bound}": n}
    return _matches(who, replace(Filter(), **bounds))


@G.says("known fact", "<who:noun> (wasn't|isn't|was not|is not|'s not) a token")
def _no_token(who: Noun) -> When | None:
    return _matches(who, Filter(token=False))


@G.says("known fact", "<who:noun> attacked this turn")
def _attacked(who: Noun) -> When | None:
    return _matches(who, Filter(flags=frozenset({ATTACKED})))


def _single(who: Noun) -> bool:
    return who.form in (Form.THIS, Form.ATTACHED, Form.BACK) and not who.plural


def _matches(who: Noun, filter_: Filter) -> When | None:
    if not _single(who):
        return None

    return lambda scene: Matches(scene.ref(who), filter_)


G.table(
    "known fact",
    {
        "(it's|it is) your turn": known(IsTurnOf(Side.YOU)),
        "(it's not|it is not|it isn't) your turn": known(Not(IsTurnOf(Side.YOU))),
        "(it's|it is) an opponent's turn": known(IsTurnOf(Side.OPPONENT)),
        "damage is prevented this way": known(Compare(PreventedThisWay(), ">", 0)),
    },
)
