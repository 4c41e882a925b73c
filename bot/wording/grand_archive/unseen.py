"""What no board shows and only the asker knows: phases, cards, levels, names."""

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.engine.conditions import Flag, Matches, Not
from bot.engine.effects import Effect, Instead, OtherWatch, Static, Trigger, Until
from bot.engine.instructions import (
    ChooseOne,
    DealDamage,
    Install,
    Instruction,
    May,
    TakeCounters,
    Unplayed,
)
from bot.engine.values import Amount, Chosen, EachOf, Filter, Sum, Times, Variable, Who
from bot.wording.grand_archive.grammar import G
from bot.wording.grand_archive.nouns import YOUR_CHAMPION
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.rebuilding import with_x
from bot.wording.units.amounts import Count, When, counters_on, fixed
from bot.wording.units.bodies import Body, Sentence, sentence_end
from bot.wording.units.conditions import known
from bot.wording.units.nouns import OPPONENT, Form, Kind, Noun
from bot.wording.units.outcomes import Doing, Lasting, sure
from bot.wording.units.scene import Scene

# --- Facts ----------------------------------------------------------------------

_PHASES = ("materialize", "recollection", "draw", "main", "combat", "end", "wake up")
for _whose in ("your", "an opponent's"):
    for _phase in _PHASES:
        _fact = Flag(f"it is {_whose} {_phase} phase")
        G.table(
            "one condition",
            {
                f"(it's|it is) {_whose} {_phase} phase": known(_fact),
                f"(it's not|it is not|it isn't) {_whose} {_phase} phase": known(
                    Not(_fact)
                ),
                f"you activated (~|this card) during {_whose} {_phase} phase": known(
                    Flag(f"you activated it during {_whose} {_phase} phase")
                ),
            },
        )


@G.reads("one condition")
def _this_turn(attempt: Attempt, at: int) -> Iterable[tuple[int, When]]:
    """What has happened this turn, as far as the words before the comma say it."""
    words = attempt.words
    for end in range(at + 4, min(at + 16, len(words) + 1)):
        if words[end - 1] in (",", ".", '"', ":"):
            break
        if words[end - 2 : end] == ("this", "turn"):
            said = " ".join("this" if w == "~" else w for w in words[at:end])
            if _HAPPENED & set(words[at:end]):
                return [(end, known(Flag(said.replace(" 's", "'s"))))]
    return []


_HAPPENED = frozenset(
    ("has", "have", "hasn't", "haven't", "was", "were", "wasn't", "weren't", "'ve")
)


@G.says("target kind", "<kind> that <what:has happened> this turn")
def _that_has(kind: Kind, what: str) -> Kind:
    flags = kind.filter.flags | {f"{what} this turn"}
    return replace(kind, filter=replace(kind.filter, flags=flags))


@G.reads("has happened")
def _has_happened(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    words = attempt.words
    for end in range(at + 1, min(at + 6, len(words))):
        if words[end : end + 2] == ("this", "turn"):
            return [(end, " ".join(words[at:end]))]
        if not words[end].isalpha():
            break
    return []


@G.says(
    "one condition", "<who:noun> is (a|an) <kind> that <what:has happened> this turn"
)
def _is_one_that_has(who: Noun, kind: Kind, what: str) -> When | None:
    if kind.plural or who.form not in (Form.BACK, Form.THIS, Form.TARGET):
        return None
    flags = kind.filter.flags | {f"{what} this turn"}
    filter_ = replace(kind.filter, flags=flags)
    return lambda scene: Matches(scene.ref(who), filter_)


@G.says("noun", "(a|any) source with (that|the chosen) name")
def _of_that_name() -> Noun:
    return Noun(Form.SOME, Filter(flags=frozenset({"of the chosen name"})))


# --- Levels ---------------------------------------------------------------------

_LEVEL = re.compile(r"[+-](\d+|x|lv)")
_STANDING_LEVEL = re.compile(
    r"(your champion|~|champions [a-z' ]+|each champion[a-z' ]*) gets? [+-] ?(\d+|x|lv)"
    r" level( (as long as|for (each|every)|if|while) .+|,? where x is .+)?"
)


@G.reads("standing sentence")
def _has_level(attempt: Attempt, at: int) -> Iterable[tuple[int, Sentence]]:
    """Levels are followed by the players, whatever they hang on."""
    words = attempt.words
    end = sentence_end(attempt, at, len(words))
    said = " ".join(words[at:end])
    if _STANDING_LEVEL.fullmatch(said) and not _MORE & set(words[at:end]):
        return [(end, lambda body: None)]
    return []


_MORE = frozenset({"power", "life", "damage", "prevent", "has", "have", "gains"})


@G.reads("level change")
def _level_change(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    words = attempt.words
    word = words[at] if at < len(words) else ""
    if word in ("+", "-") and words[at + 2 : at + 3] == ("level",):
        return [(at + 3, f"{word}{words[at + 1]}")]
    if _LEVEL.fullmatch(word) and words[at + 1 : at + 2] == ("level",):
        return [(at + 2, word)]
    return []


@G.says("clause", "<who:nouns> (gets|get) <by:level change> [<t:duration>]")
def _gets_level(who: Noun, by: str, t: Until | None = None) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        scene.ref(who)
        return [*scene.chosen_before(), Unplayed(f"its level changes by {by}")]

    return bind


# --- Amounts --------------------------------------------------------------------

_OF_CARDS = re.compile(
    r"the ((total|highest|lowest) )?(reserve|memory) costs?( stat)? (of|among) .+"
    r"|the [a-z]+ card's ((reserve|memory) cost|power|life)( stat)?"
    r"|(your|its owner's|its controller's|their|that player's) influence"
    r"|(the )?(highest|lowest) [a-z ]+ among .+"
    r"|the amount of [a-z ]+ (sacrificed|banished|discarded|revealed|destroyed|removed"
    r"|rested|returned)( this way)?"
)
_STOPS = frozenset({".", ",", '"', ":", "plus", "minus", "instead"})


@G.reads("measure")
def _of_cards(attempt: Attempt, at: int) -> Iterable[tuple[int, Count]]:
    """Costs and stats of cards nobody follows: the asker says how much."""
    words = attempt.words
    end = at
    while end < len(words) and words[end] not in _STOPS:
        end += 1
    found = []
    for stop in (end, *(i for i in range(end - 1, at + 1, -1) if words[i] in _TURNS)):
        said = " ".join(words[at:stop]).replace(" 's", "'s")
        if _OF_CARDS.fullmatch(said):
            found.append((stop, fixed(Variable(said.removeprefix("the amount of ")))))
    return found


_TURNS = frozenset({"and", "then", "to", "split", "damage"})


@G.says("quantity", "<n:measure> minus <m:measure>")
def _difference(n: Count, m: Count) -> Count:
    def bind(scene: Scene) -> Amount:
        less = m(scene)
        taken = -less if isinstance(less, int) else Times(-1, less)
        return Sum((n(scene), taken))

    return bind


@G.says("measure", "the amount of <kind:counter> counters that (were|was) on <on:noun>")
def _that_were(kind: str, on: Noun) -> Count:
    return lambda scene: counters_on(scene.ref(on), kind)


@G.says("linked sentence", "<letter> is <n:quantity>")
def _means(letter: Variable, n: Count) -> Sentence:
    """ "X is the amount of …" behind the sentences that speak of X."""

    def read(body: Body) -> None:
        amount = n(body.scene)
        made = [with_x(one, letter.letter, amount) for one in body.done]
        if made == body.done:
            raise UnclearError("of which X?")
        body.done[:] = made
        body.scene.meaning[letter.letter] = amount

    return read


# --- Events nobody follows --------------------------------------------------------

_UNFOLLOWED = frozenset({"suppressed", "suppress", "glimpse", "summon", "level"})


@G.reads("unfollowed")
def _unfollowed(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    """ "You would glimpse an amount": up to the comma, without "this turn"."""
    words = attempt.words
    end = at
    while end < len(words) and words[end] not in (",", ".", '"', ":"):
        end += 1
    part = words[at:end]
    if words[end : end + 1] != (",",) or "would" not in part:
        return []
    if not _UNFOLLOWED & set(part[part.index("would") :]):
        return []
    stop = end - 2 * (part[-2:] == ("this", "turn"))
    said = " ".join("this" if w == "~" else w for w in words[at:stop])
    return [(stop, said.replace(" 's", "'s"))]


@G.says(
    "lasting",
    "if <what:unfollowed> [<t:duration>] , [<may:you may>] <does:clauses> instead",
)
@G.says(
    "lasting",
    "the <next:next> time <what:unfollowed> [<t:duration>] , [<may:you may>]"
    " <does:clauses> instead",
)
def _instead_of_it(
    what: str,
    does: Doing,
    t: Until | None = None,
    may: bool = False,
    next: bool = False,
) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = scene.until(t)
        held, scene.resolving = scene.resolving, True
        scene.measure, measured = Variable("that many"), scene.measure
        done = sure(tuple(does(scene)))
        scene.resolving, scene.measure = held, measured
        return [
            Effect(
                OtherWatch(what), Instead(done), until=lasts,
                uses=1 if next else None, optional=Who.YOU if may else None,
            )
        ]  # fmt: skip

    return bind


G.table("you may", {"you may": True})
G.table("next", {"next": True})


@G.says(
    "linked sentence",
    "as an additional cost to activate each of those cards , deal <n:number>"
    " [<certain:sure>] damage to your champion",
)
def _costs_damage(n: int, certain: bool = False) -> Sentence:
    """Damage as a cost: dealt whenever one of those cards is activated."""

    def read(body: Body) -> None:
        if not body.scene.resolving:
            raise UnclearError("nothing resolves here")
        paid = DealDamage(n, EachOf(YOUR_CHAMPION), unpreventable=certain)
        watch = OtherWatch("you activate one of those cards")
        body.done.append(Install(Trigger(watch, (paid,), until=Until.END_OF_GAME)))

    return read


@G.reads("activation")
def _activation(attempt: Attempt, at: int) -> Iterable[tuple[int, str]]:
    """ "Target Spell card activation", which is not followed."""
    words = attempt.words
    for end in range(at + 2, min(at + 8, len(words))):
        if words[end - 1] in ("activation", "trigger") and words[at] == "target":
            return [(end, attempt.text.between(at + 1, end).lower())]
        if words[end - 1] in (".", ","):
            break
    return []


@G.says(
    "clause",
    "negate <what:activation> [you don't control] unless its controller has ~ deal"
    " <n:amount> [<certain:sure>] damage to their champion",
)
def _negate_unless(what: str, n: Count, certain: bool = False) -> Doing:
    """Whoever activated it has a choice: the damage, or that it is negated."""

    def bind(scene: Scene) -> list[Instruction]:
        slot = scene.extra_slot()
        theirs = EachOf(replace(_CHAMPION, controlled_by=Chosen(slot)))
        paid = DealDamage(n(scene), theirs, unpreventable=certain)
        negated = Unplayed(f"the {what} is negated")
        return [ChooseOne(OPPONENT, slot), May(Chosen(slot), (paid,), (negated,))]

    return bind


_CHAMPION = Filter(kinds=frozenset({"champion"}))


@G.says(
    "clause",
    "change the target of (that attack|the attack|an attack that targets <what:noun>)"
    " to <to:noun>",
)
def _other_target(to: Noun, what: Noun | None = None) -> Doing:
    """Whom an attack hits, those who tell of it say."""

    def bind(scene: Scene) -> list[Instruction]:
        scene.ref(to)
        return [*scene.chosen_before(), Unplayed("that attack has a new target")]

    return bind


@G.says(
    "clause",
    "remove up to <n:number> <kind:counter> counters from <on:noun>",
    "remove any amount of <kind:counter> counters from <on:noun>",
)
def _removes_some(kind: str, on: Noun, n: int = 0) -> Doing | None:
    """How many, its controller says; "the amount removed this way" is as many."""
    if kind == "damage":
        return None

    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(on)
        many = Variable("counters removed this way")
        return [*scene.chosen_before(), TakeCounters(kind, many, ref)]

    return bind
