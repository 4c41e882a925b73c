"""Sentences of what resolves, one after the other, each knowing those before it."""

from dataclasses import replace
from typing import Any

from bot.engine.conditions import Not
from bot.engine.effects import Until
from bot.engine.instructions import (
    DealDamage,
    EndOfTurn,
    If,
    Install,
    Instruction,
    May,
    Move,
    PutOnto,
    Unplayed,
)
from bot.engine.repeating import ForEach
from bot.engine.values import Amount, Chosen, ControllerOf, EachOf, OwnerOf
from bot.wording.magic.amounts import Count, When
from bot.wording.magic.bodies import Body, Sentence, sentence_end
from bot.wording.magic.doing import only_if
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Doing, Undivided
from bot.wording.magic.nouns import Form, Noun
from bot.wording.numbers import times
from bot.wording.phrases import Attempt, UnclearError
from bot.wording.printed import in_words
from bot.wording.rebuilding import with_x

# --- The kinds of sentences ---


@G.says("sentence", "[then] <does:clauses>")
def _plain(does: Doing) -> Sentence:
    return lambda body: body.add(does(body.scene))


@G.says("sentence", "<does:clauses> , where <letter:letter> is <n:quantity>")
@G.says("sentence", "<does:clauses> where <letter:letter> is <n:quantity>")
def _where(does: Doing, letter: str, n: Count) -> Sentence:
    def read(body: Body) -> None:
        done = does(body.scene)
        held = body.scene.measure
        if len(done) == 1 and isinstance(done[0], Install):
            # An effect's amounts may speak of the event it waits for.
            body.scene.event_measure()
        amount: Amount = n(body.scene)
        body.scene.measure = held
        body.add([with_x(one, letter, amount) for one in done])

    return read


G.table("letter", {"x": "X", "y": "Y"})


@G.says("sentence", "until end of turn , <does:clauses>")
@G.says("sentence", "(this turn|for the rest of the turn) , <does:clauses>")
def _until_end_of_turn(does: Doing) -> Sentence:
    return _for_so_long(does, Until.END_OF_TURN)


@G.says(
    "sentence",
    "until end of turn , <does:clauses> , where <letter:letter> is <n:quantity>",
)
def _until_end_of_turn_where(does: Doing, letter: str, n: Count) -> Sentence:
    inner = _where(does, letter, n)

    def read(body: Body) -> None:
        body.scene.lasting = Until.END_OF_TURN
        inner(body)
        body.scene.lasting = None

    return read


@G.says("sentence", "until your next turn , <does:clauses>")
def _until_next_turn(does: Doing) -> Sentence:
    return _for_so_long(does, Until.YOUR_NEXT_TURN)


@G.says("sentence", "until [the] end of your next turn , <does:clauses>")
def _until_end_of_next_turn(does: Doing) -> Sentence:
    return _for_so_long(does, Until.END_OF_YOUR_NEXT_TURN)


def _for_so_long(does: Doing, until: Until) -> Sentence:
    def read(body: Body) -> None:
        body.scene.lasting = until
        done = does(body.scene)
        body.scene.lasting = None
        body.add([_told_for(one, _SO_LONG[until]) for one in done])

    return read


_SO_LONG = {
    Until.END_OF_TURN: "until end of turn",
    Until.YOUR_NEXT_TURN: "until your next turn",
    Until.END_OF_YOUR_NEXT_TURN: "until the end of your next turn",
}


def _told_for(one: Instruction, so_long: str) -> Instruction:
    """*one*; what is only kept in words says for how long, too."""
    match one:
        case Unplayed(text) if not text.endswith(("turn", "turns")):
            return Unplayed(f"{text} {so_long}")
        case May() | If():
            return replace(one, do=tuple(_told_for(part, so_long) for part in one.do))
        case _:
            return one


@G.says("sentence", "<each:for each> , <does:clauses>")
def _for_each(each: Count, does: Doing) -> Sentence:
    def read(body: Body) -> None:
        number = each(body.scene)
        body.add([scaled(one, number) for one in does(body.scene)])

    return read


def scaled(one: Instruction, each: Amount) -> Instruction:
    """*one* with its single amount taken as often as *each* says."""
    n = getattr(one, "amount", None)
    if not isinstance(n, int) or isinstance(one, (Install, DealDamage)):
        raise UnclearError("what is done for each?")
    if isinstance(getattr(one, "who", None), ControllerOf | OwnerOf):
        # "For each of them, its controller …": each its own.
        raise UnclearError("what is done for each?")
    return replace(one, amount=times(n, each))  # type: ignore[arg-type]


@G.says("sentence", "[then] <does:clauses> unless <who:noun> <cost:verb>")
def _unless(does: Doing, who: Noun, cost: Any) -> Sentence | None:
    if who.form in (Form.SOME, Form.OF_CHOICE) or isinstance(does, Undivided):
        return None  # "unless any player pays": nobody chooses which.

    def read(body: Body) -> None:
        scene = body.scene
        done = body.led(does)
        payer = who
        if who.form is Form.BACK and who.plural and not who.word:
            # "unless they pay": only players do.
            payer = Noun(Form.BACK, word="player")
        everyone = _each_of(done)
        if everyone is not None and payer.form is Form.BACK:
            # "Each player … unless they …": each decides for himself.
            slot = scene.extra_slot()
            one = Chosen(slot)
            paid = cost(scene, one, who)
            not_paid = tuple(replace(it, who=one) for it in done)  # type: ignore[arg-type]
            body.add([ForEach(everyone, slot, (May(one, tuple(paid), not_paid),))])
            return
        ref = scene.ref(payer)
        paid = cost(scene, ref, who)
        body.add([May(ref, tuple(paid), tuple(done))])

    return read


def _each_of(done: list[Instruction]) -> EachOf | None:
    """The players each of whom does all of *done*; None for anybody else."""
    whom = {getattr(one, "who", None) for one in done}
    only = next(iter(whom)) if len(whom) == 1 else None
    if isinstance(only, EachOf) and only.filter.players and not only.filter.objects:
        return only
    return None


@G.says("sentence", "[then] <does:clauses> unless <facts>")
def _unless_so(does: Doing, facts: When) -> Sentence | None:
    if isinstance(does, Undivided):
        return None

    def read(body: Body) -> None:
        done = body.led(does)
        body.add([If(Not(facts(body.scene)), tuple(done))])

    return read


@G.says("sentence", "[then] <does:clauses> if <condition>")
def _trailing_if(does: Doing, condition: When) -> Sentence | None:
    if isinstance(does, Undivided):
        return None

    def read(body: Body) -> None:
        done = body.led(does)
        body.add([only_if(condition(body.scene), tuple(done))])

    return read


@G.says("sentence", "then [,] if <condition> , <does:clauses>")
def _then_if(does: Doing, condition: When) -> Sentence:
    def read(body: Body) -> None:
        done = does(body.scene)
        body.add([only_if(condition(body.scene), tuple(done))])

    return read


@G.says("sentence", "each time , <does:clauses>")
@G.says("sentence", "each time , <does:clauses> , where x is <n:quantity>")
def _each_time(does: Doing, n: Count | None = None) -> Sentence:
    """Our own words for what else happens whenever the effect applies (615.5)."""

    def read(body: Body) -> None:
        held = body.scene.measure
        body.scene.event_measure()
        done = does(body.scene)
        if n is not None:
            done = [with_x(one, "X", n(body.scene)) for one in done]
        body.scene.measure = held
        if body.done:
            body.ride(done)
        else:
            body.add(done)

    return read


@G.says("sentence", "choose <what:several>")
def _choose(what: Noun) -> Sentence | None:
    several = what.form is Form.ALL_OF and what.parts
    for one in several or (what,):
        if one.form not in (Form.TARGET, Form.SOME, Form.OF_CHOICE):
            return None

    def read(body: Body) -> None:
        body.scene.ref(what)
        body.add(list(body.scene.before))
        body.scene.before.clear()

    return read


@G.says("sentence", "<does:clauses> <yours:next end step>")
def _end_step(does: Doing, *, yours: bool) -> Sentence:
    def read(body: Body) -> None:
        done = does(body.scene)
        only = done[0].do if len(done) == 1 and isinstance(done[0], If) else done
        if len(only) > 1 and any(isinstance(one, (Move, PutOnto)) for one in only):
            # "Exile it and return it at …": it is gone until then.
            raise UnclearError("which of it happens only then?")
        body.add([EndOfTurn(tuple(done), yours)])

    return read


@G.says("sentence", "it comes back when ~ leaves the battlefield")
def _comes_back() -> Sentence:
    back = Unplayed("it comes back when this leaves the battlefield")
    return lambda body: body.add([back])


@G.says("sentence", "activate only as a sorcery")
def _sorcery_speed() -> Sentence:
    def read(body: Body) -> None:
        body.speed = "sorcery"

    return read


@G.reads("sentence")
def _limit(attempt: Attempt, at: int) -> list[tuple[int, Sentence]]:
    """Who may activate an ability and when, which says nothing of what it does."""
    words = attempt.words[at : at + 4]
    if words[:2] != ("activate", "only") and not (
        (words[:1] == ("only",) and "may" in attempt.words[at : at + 5])
        or words == ("any", "player", "may", "activate")
        or words[:2] == ("spend", "only")
    ):
        return []
    end = sentence_end(attempt, at, len(attempt.words))
    if "activate" not in attempt.words[at:end] and words[:1] != ("spend",):
        return []
    said = in_words(attempt, at, end)

    def read(body: Body) -> None:
        body.limits = (*body.limits, said)

    return [(end, read)]
