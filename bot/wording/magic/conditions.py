"""Conditions and durations."""

from collections.abc import Iterable

from bot.engine.conditions import (
    AllHold,
    AnyHolds,
    Compare,
    Condition,
    Flag,
    IsTurnOf,
    Not,
)
from bot.engine.effects import Until
from bot.engine.values import Side, StatOf, Who
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.grammar import G
from bot.wording.magic.nouns import Noun
from bot.wording.magic.scene import Scene
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words
from bot.wording.tokens import SELF

G.table(
    "duration",
    {
        "(this turn|until end of turn)": Until.END_OF_TURN,
        "this combat": Until.END_OF_COMBAT,
        "until end of combat": Until.END_OF_COMBAT,
        "until your next turn": Until.YOUR_NEXT_TURN,
        "until [the] end of your next turn": Until.END_OF_YOUR_NEXT_TURN,
        "for the rest of the game": Until.END_OF_GAME,
    },
)


def known(condition: Condition) -> When:
    """A condition that hangs on nothing said before."""
    return lambda scene: condition


# --- Facts only the asker knows ---

# Where a condition in words can begin and what it is about. It becomes a question
# to the asker rather than something read from the board.
_ASKED = (
    "~ was kicked", "~ was bargained", "~ was cast", "you cast it", "it was cast",
    "it was kicked",
    "you've completed a dungeon",
    "you have max speed", "a permanent you controlled left the battlefield this turn",
    "your library has no cards in it", "you have the city's blessing",
    "you attacked this turn", "you gained life this turn",
    "an opponent lost life this turn", "you lost life this turn",
    "you've lost life this turn", "you were dealt damage this turn",
    "a creature died this turn", "you've gained life this turn",
    "an opponent was dealt damage this turn", "you 're the monarch",
    "it was n't cast", "it was cycled",
    "there are four or more card types among cards in your graveyard",
    "you've cast another spell this turn",
    "you control your commander", "an opponent has no cards in hand",
    "you win the flip", "it escaped", "you can't", "you lose the flip",
    "you paid for it as it entered",
    "the gift was promised", "evidence was collected", "you're the monarch",
    "it is the first card drawn in that draw step", "it is that player's draw step",
    "you cast it from your hand", "the spell was kicked", "~'s madness cost was paid",
    "its additional cost was paid", "no mana was spent to cast it",
    "a player paid for it",
)  # fmt: skip


def _said_of_this(words: str) -> When:
    flag = Flag(words.replace("~", "this").replace(" 're", "'re"))

    def bind(scene: Scene) -> Condition:
        if words.startswith(("~ was", "it was kicked", "the spell was kicked")):
            # "If ~ was kicked, it deals …": the spell.
            scene.mention(Who.THIS, frozenset({"object", "~"}))
        return flag

    return bind


for _words in _ASKED:
    G.table("known fact", {_words: _said_of_this(_words)})


@G.says("known fact", "~ is at level <n:number> or higher")
def _at_level(n: int) -> When:
    """Of a Class (716.2); told as "level 3"."""
    return known(Flag(f"level {n}+"))


@G.reads("known fact")
def _mana_spent(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
    words = attempt.words
    if words[at + 1 : at + 5] == ("was", "spent", "to", "cast") and (
        words[at + 5 : at + 6] in (("~",), ("it",))
    ):
        fact = Flag(f"{words[at].upper()} was spent to cast this")

        def bind(scene: Scene) -> Condition:
            if words[at + 5] == "~":
                scene.mention(Who.THIS, frozenset({"object", "~"}))
            return fact

        return [(at + 6, bind)]
    return []


@G.says("known fact", "at least <n:amount> <hue:color> mana was spent to cast (~|it)")
def _much_of_one_color(n: Count, hue: str) -> When:
    """Adamant (207.2c)."""

    def bind(scene: Scene) -> Condition:
        scene.mention(Who.THIS, frozenset({"object", "~"}))
        return Flag(f"at least {n(scene)} {hue} mana was spent to cast this")

    return bind


# It goes without saying that a creature isn't, until that has triggered (702.112b).
NOT_YET = Not(Flag("renowned"))

for _words in ("~ isn't renowned", "it isn't renowned"):
    G.table("known fact", {_words: lambda scene: NOT_YET})
for _words in ("~ is renowned", "it's renowned", "renowned"):
    G.table("known fact", {_words: lambda scene: NOT_YET.of})

# Told of it, or because its own ability has made it so (701.37b).
MONSTROUS = Flag("this is monstrous")

for _words in ("~ is monstrous", "it's monstrous"):
    G.table("known fact", {_words: lambda scene: MONSTROUS})


_NEVER_ASKED = frozenset({"would", "prevent", "prevented", "prevents", "if", "x"})


@G.reads("condition")
def _asked(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
    """Words only the asker can judge: what happened before, what was paid."""
    words = attempt.words
    found = list(attempt.read(G.rule("facts"), at))
    if any(word in _DONE_OR_NOT for word in words[at : at + 4]):
        # "If they do": whether something was done just before.
        return found
    ends = {end for end, _ in found}
    end = at
    while end < len(words) and end - at < 24:
        here = words[end]
        if here in (".", ":", '"') or here in _NEVER_ASKED:
            break
        if here in (",", "instead") and end - at > 2:
            if end not in ends:
                found.append((end, _flag(attempt, at, end)))
            # What a comma joins to it could be what is done then.
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
    said = in_words(attempt, at, end).replace(*_AS_PRINTED_NOW)
    words = attempt.words[at:end]
    vague = _VAGUE & set(words)
    played = words[-2:] == ("this", "way") and _PLAYED & set(words)

    def bind(scene: Scene) -> Condition:
        if vague and not scene.resolving:
            raise UnclearError("what is meant by “{it}”?", it=min(vague))
        if played and not {"card", "cards", "spell", "player"} & set(words):
            # Seen as it is played out: taking it not to hold would be a guess.
            raise UnclearError("what was done this way?")
        if _FOLLOWED & set(words):
            raise UnclearError("whether that is so is seen here, and not told")
        if words[:1] == (SELF,) and not scene.spell:
            # "If ~ has fewer than three counters on it, put one on it".
            scene.mention(Who.THIS, frozenset({"object", SELF}))
        return Flag(said)

    return bind


_AS_PRINTED_NOW = ("entered the battlefield this turn", "entered this turn")
# What is counted as it comes about: the asker could not say it beforehand.
_FOLLOWED = frozenset(["damage", "life"])
_PLAYED = frozenset(["dies", "die", "died", "destroyed", "exiled", "sacrificed"])

# Nobody could answer a question about these out of their sentence.
_VAGUE = frozenset(["it", "they", "them", "that", "those", "its", "their"])


@G.says("known fact", "it is not true that <fact:condition>")
def _not_true(fact: When) -> When:
    return lambda scene: Not(fact(scene))


G.table(
    "sizes compared",
    {
        "power or toughness": ("power", "toughness"),
        "power": ("power",),
        "toughness": ("toughness",),
    },
)


@G.says(
    "known fact", "<who:noun> has (greater) <stats:sizes compared> than <other:noun>"
)
def _greater(who: Noun, stats: tuple[str, ...], other: Noun) -> When:
    """Evolve: either of the two numbers is enough (702.100a)."""

    def bind(scene: Scene) -> Condition:
        one, another = scene.ref(who), scene.ref(other)
        found = [Compare(StatOf(one, it), ">", StatOf(another, it)) for it in stats]
        return AnyHolds(tuple(found)) if len(found) > 1 else found[0]

    return bind


@G.says("known fact", "<one:measure> is (more|greater) than <other:measure>")
def _more_than(one: Count, other: Count) -> When:
    return lambda scene: Compare(one(scene), ">", other(scene))


@G.says("known fact", "<one:measure> (is|was) <n:number> or (more|greater)")
def _so_much(one: Count, n: int) -> When:
    return lambda scene: Compare(one(scene), ">=", n)


@G.says("known fact", "<one:measure> (is|was) <n:number> or (less|fewer)")
def _so_little(one: Count, n: int) -> When:
    return lambda scene: Compare(one(scene), "<=", n)


@G.says("known fact", "<one:measure> (is|was) [exactly] <n:number>")
def _just_so_much(one: Count, n: int) -> When:
    return lambda scene: Compare(one(scene), "==", n)


@G.says("known fact", "<one:measure> is less than <other:measure>")
def _less_than(one: Count, other: Count) -> When:
    return lambda scene: Compare(one(scene), "<", other(scene))


G.same("facts", "<fact:known fact>")


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


# --- Where conditions stand ---


G.same("as long as", "as long as <condition>", "while <condition>")


G.same("as long as", "if <facts>")


G.table(
    "as long as",
    {
        "during your turn": known(IsTurnOf(Side.YOU)),
        "during (each of your turns)": known(IsTurnOf(Side.YOU)),
        "during turns other than yours": known(Not(IsTurnOf(Side.YOU))),
        "during each opponent's turn": known(IsTurnOf(Side.OPPONENT)),
    },
)
