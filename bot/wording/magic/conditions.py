"""Conditions and durations."""

from collections.abc import Iterable

from bot.engine.effects import Until
from bot.engine.values import (
    AllHold,
    AnyHolds,
    Compare,
    Condition,
    Exists,
    Filter,
    Flag,
    IsTurnOf,
    Matches,
    Not,
    PreventedThisWay,
    Side,
    StatOf,
    Variable,
    Who,
)
from bot.wording.magic.amounts import When
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import IT, THIS, Form, Kind, Noun
from bot.wording.magic.scene import Scene, tags_of
from bot.wording.magic.words import in_words
from bot.wording.phrases import Attempt, UnclearError

G.table(
    "duration",
    {
        "(this turn|until end of turn)": Until.END_OF_TURN,
        "this combat": Until.END_OF_COMBAT,
        "until end of combat": Until.END_OF_COMBAT,
        "until your next turn": Until.YOUR_NEXT_TURN,
        "for the rest of the game": Until.END_OF_GAME,
    },
)


def known(condition: Condition) -> When:
    """A condition that hangs on nothing said before."""
    return lambda scene: condition


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


def _controls(what: tuple[Kind, int, int | None], side: Side) -> When:
    kind, least, most = what

    def bind(scene: Scene) -> Condition:
        filter_ = scene.kind(kind.having(controller=side))
        return Exists(filter_, least, most)

    return bind


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


@G.says("some kind", "<n:number> or more <kind>", "at least <n:number> <kind>")
def _so_many(n: int, kind: Kind) -> tuple[Kind, int, int | None]:
    return (kind, n, None)


@G.says("some kind", "(one or more) <kind>")
def _some(kind: Kind) -> tuple[Kind, int, int | None]:
    return (kind, 1, None)


@G.says("some kind", "no [other] <kind>")
def _none(kind: Kind) -> tuple[Kind, int, int | None] | None:
    return (kind, 0, 0)


@G.says("some kind", "exactly <n:number> <kind>")
def _exactly(n: int, kind: Kind) -> tuple[Kind, int, int | None]:
    return (kind, n, n)


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
    return lambda scene: Matches(
        scene.ref(who), Filter(shares_color_with=scene.ref(other))
    )


@G.says("known fact", "damage from (a|an) <kind> is prevented this way")
def _prevented_from(kind: Kind) -> When:
    def bind(scene: Scene) -> Condition:
        filter_ = scene.kind(kind)
        scene.mention(Who.EVENT_SOURCE, tags_of(filter_) | {"source"}, like=filter_)
        prevented = Compare(PreventedThisWay(), ">", 0)
        return AllHold((prevented, Matches(Who.EVENT_SOURCE, filter_)))

    return bind


@G.says("known fact", "you control a permanent of each color")
def _each_color() -> When:
    colors = ("white", "blue", "black", "red", "green")
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
                for color in colors
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
}
G.table("state", _STATES)


@G.says("known fact", "<who:noun> (is|'s|are|'re) <state>")
def _is(who: Noun, state: Filter) -> When | None:
    return _matches(who, state)


@G.says("known fact", "<who:noun> (is|'s|are|'re) (a|an) <kind>")
def _is_a(who: Noun, kind: Kind) -> When | None:
    return None if kind.plural else _matches(who, kind.filter)


@G.says("known fact", "<who:noun> (is|'s) <adjective:color>")
def _is_color(who: Noun, adjective: str) -> When | None:
    return _matches(who, Filter(colors=frozenset({adjective})))


G.table("color", {c: c for c in ("white", "blue", "black", "red", "green")})


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


@G.says("known fact", "<who:noun> (has|have) <keyword>")
def _has_keyword(who: Noun, keyword: str) -> When | None:
    return _matches(who, Filter(keywords=frozenset({keyword})))


def _single(who: Noun) -> bool:
    return who.form in (Form.THIS, Form.ATTACHED, Form.BACK) and not who.plural


def _matches(who: Noun, filter_: Filter) -> When | None:
    if not _single(who):
        return None

    def bind(scene: Scene) -> Condition:
        return Matches(scene.ref(who), filter_)

    return bind


# --- Turns, life, X ---

G.table(
    "known fact",
    {
        "(it's|it is) your turn": known(IsTurnOf(Side.YOU)),
        "(it's not|it is not|it isn't) your turn": known(Not(IsTurnOf(Side.YOU))),
        "(it's|it is) an opponent's turn": known(IsTurnOf(Side.OPPONENT)),
        "damage is prevented this way": known(Compare(PreventedThisWay(), ">", 0)),
    },
)


@G.says(
    "known fact",
    "you have <n:number> or more life",
    "your life total is <n:number> or (greater|more)",
)
def _life_at_least(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), ">=", n))


@G.says(
    "known fact",
    "you have <n:number> or less life",
    "you have <n:number> or fewer life",
    "your life total is <n:number> or less",
)
def _life_at_most(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), "<=", n))


@G.says("known fact", "your life total is less than <n:number>")
def _life_under(n: int) -> When:
    return known(Compare(StatOf(Who.YOU, "life"), "<", n))


@G.says("known fact", "x is <n:number> or (more|greater)")
def _x_at_least(n: int) -> When:
    return known(Compare(Variable("X"), ">=", n))


# --- Facts only the asker knows ---

# Where a condition in words can begin and what it is about. It becomes a question
# to the asker rather than something read from the board.
_ASKED = (
    "~ was kicked", "~ was bargained", "~ was cast", "you cast it", "it was cast",
    "it was kicked", "you have no cards in hand",
    "seven or more cards are in your graveyard", "you've completed a dungeon",
    "you have max speed", "a permanent you controlled left the battlefield this turn",
    "your library has no cards in it", "you have the city's blessing",
    "you attacked this turn", "you gained life this turn",
    "an opponent lost life this turn",
    "a creature died this turn", "you've gained life this turn",
    "an opponent was dealt damage this turn", "you 're the monarch",
    "there are seven or more cards in your graveyard",
    "you have one or fewer cards in hand", "it was n't cast",
    "there are four or more card types among cards in your graveyard",
    "you've cast another spell this turn", "it's renowned",
    "you control your commander", "an opponent has no cards in hand",
    "you win the flip", "it escaped", "you can't", "you lose the flip",
    "you paid for it as it entered",
    "the gift was promised", "evidence was collected", "you're the monarch",
    "it is the first card drawn in that draw step", "it is that player's draw step",
    "you cast it from your hand", "the spell was kicked", "~'s madness cost was paid",
    "its additional cost was paid", "no mana was spent to cast it",
)  # fmt: skip
for _words in _ASKED:
    G.table("known fact", {_words: known(Flag(_words.replace("~", "this")))})


@G.reads("known fact")
def _mana_spent(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
    words = attempt.words
    if words[at + 1 : at + 5] == ("was", "spent", "to", "cast") and (
        words[at + 5 : at + 6] in (("~",), ("it",))
    ):
        text = f"{words[at].upper()} was spent to cast this"
        return [(at + 6, known(Flag(text)))]
    return []


_NEVER_ASKED = frozenset({"would", "prevent", "prevented", "prevents", "if", "x"})


@G.reads("condition")
def _asked(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
    """Words only the asker can judge: what happened before, what was paid."""
    words = attempt.words
    found = list(attempt.read(G.rule("facts"), at))
    ends = {end for end, _ in found}
    end = at
    while end < len(words) and end - at < 24:
        here = words[end]
        if here in (".", ":", '"') or here in _NEVER_ASKED:
            break
        if here in (",", "instead") and end - at > 2:
            if end not in ends:
                found.append((end, _flag(attempt, at, end)))
            if here == "instead":
                break
        end += 1
    else:
        return found
    if (
        end not in ends
        and end - at > 2
        and words[end : end + 1] in ((".",), ())
        and end - at < 24
    ):
        found.append((end, _flag(attempt, at, end)))
    return found


_DONE_OR_NOT = frozenset(["do", "does", "don't", "doesn't"])


def _flag(attempt: Attempt, at: int, end: int) -> When:
    said = in_words(attempt, at, end)
    if attempt.words[end - 1] in _DONE_OR_NOT and end - at < 4:
        # "If they do": whether something was done just before.
        return _unclear
    vague = _VAGUE & set(attempt.words[at:end])

    def bind(scene: Scene) -> Condition:
        if vague and not scene.resolving:
            raise UnclearError(f"what is meant by “{min(vague)}”?")
        return Flag(said)

    return bind


def _unclear(scene: Scene) -> Condition:
    raise UnclearError("whether what is done?")


# Nobody could answer a question about these out of their sentence.
_VAGUE = frozenset(["it", "they", "them", "that", "those", "its", "their"])


@G.says("known fact", "it is not true that <fact:condition>")
def _not_true(fact: When) -> When:
    return lambda scene: Not(fact(scene))


@G.says("facts", "<fact:known fact>")
def _fact(fact: When) -> When:
    return fact


@G.says("facts", "<first:known fact> and <rest:facts>")
def _both(first: When, rest: When) -> When:
    def bind(scene: Scene) -> Condition:
        one, more = first(scene), rest(scene)
        return AllHold((one, *(more.of if isinstance(more, AllHold) else (more,))))

    return bind


@G.says("facts", "<first:known fact> or <rest:facts>")
def _either(first: When, rest: When) -> When:
    def bind(scene: Scene) -> Condition:
        one, more = first(scene), rest(scene)
        return AnyHolds((one, *(more.of if isinstance(more, AnyHolds) else (more,))))

    return bind


_ = (IT, THIS)


# --- Where conditions stand ---


@G.says("as long as", "as long as <condition>", "while <condition>")
def _as_long(condition: When) -> When:
    return condition


@G.says("as long as", "if <facts>")
def _as_long_if(facts: When) -> When:
    return facts


G.table(
    "as long as",
    {
        "during your turn": known(IsTurnOf(Side.YOU)),
        "during (each of your turns)": known(IsTurnOf(Side.YOU)),
        "during turns other than yours": known(Not(IsTurnOf(Side.YOU))),
        "during each opponent's turn": known(IsTurnOf(Side.OPPONENT)),
    },
)
