"""What spells and abilities tell players to do."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.engine.conditions import AllHold, Compare, Condition
from bot.engine.effects import Effect, Modifier, Until
from bot.engine.instructions import (
    ChooseOne,
    DealDamage,
    DiscardCards,
    Draw,
    EndOfTurn,
    GainLife,
    If,
    Install,
    Instruction,
    LoseLife,
    MakeTokens,
    May,
    MillCards,
)
from bot.engine.permanents import GainControl
from bot.engine.values import Chosen, EachOf, PreventedThisWay, Ref, Who
from bot.wording.magic.amounts import When
from bot.wording.magic.grammar import G
from bot.wording.magic.making import (
    Awaited,
    Doing,
    Lasting,
    Then,
    Undivided,
    conditioned,
    installed,
)
from bot.wording.magic.nouns import IT, THIS, YOU, Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import several_players
from bot.wording.phrases import Attempt, UnclearError

# What a verb does once its subject is known.
Verb = Callable[[Scene, Ref, Noun], list[Instruction]]


# --- How clauses make sentences ---


G.same("clauses", "<first:clause>")


@G.says("clauses", "<first:clause> (and|, and|,) <rest:clauses>")
def _and(first: Doing, rest: Doing) -> Doing | None:
    if isinstance(first, Awaited) and not isinstance(rest, Awaited):
        return None
    return _both(first, rest)


@G.says("clauses", "<first:clause> (, then|then) <rest:clauses>")
def _then(first: Doing, rest: Doing) -> Doing | None:
    if isinstance(first, Awaited) and not isinstance(rest, Awaited):
        return None
    return _both(first, rest) if isinstance(rest, Then) else Then(first, rest)


def _both(first: Doing, rest: Doing) -> Doing:
    if isinstance(rest, Then):
        return Then(_both(first, rest.first), rest.last)

    def bind(scene: Scene) -> list[Instruction]:
        return [*first(scene), *rest(scene)]

    return Undivided(bind) if isinstance(rest, Undivided) else bind


@G.says("clause", "<lasting>")
def _lasts(lasting: Lasting) -> Doing:
    def install(scene: Scene) -> list[Instruction]:
        return installed(scene, lasting)

    return Awaited(install) if isinstance(lasting, Awaited) else install


@G.says("clause", "<who:several> <does:verbs>")
def _does(who: Noun, does: Verb) -> Doing | None:
    done = _done_by(who, does)
    if not isinstance(does, ThenVerbs):
        return done
    if who.form in (Form.YOU, Form.THIS, Form.ATTACHED, Form.EACH):
        return Then(_done_by(who, does.first), _done_by(who, does.last))
    return Undivided(done)


def _done_by(who: Noun, does: Verb) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = made = scene.just_made(who)
        if ref is None and who == IT:
            ref = _dealer(scene, does)
        if ref is None and who == IT:
            ref = scene.same_doer()
        if ref is None:
            ref = scene.ref(who)
        before = choices_before(scene)
        done = settled(scene, does, ref, who)
        if any(_of_thing(scene, one) for one in done):
            raise UnclearError("only players do that")
        if made is not None and not all(_is_change(one) for one in done):
            raise UnclearError("what is done to tokens just made is not followed")
        if done and isinstance(dealt := done[-1], DealDamage):
            scene.dealer = ref
            if isinstance(ref, Chosen) and isinstance(dealt.to, Chosen):
                scene.met = (ref, dealt.to)
        return [*before, *done]

    return bind


def _is_change(one: Instruction) -> bool:
    """Whether it makes something bigger or gives it abilities for a while."""
    static = one.static if isinstance(one, Install) else None
    return isinstance(static, Modifier) and static.until is not Until.END_OF_GAME


def _dealer(scene: Scene, does: Verb) -> Ref | None:
    """ "~ deals 1 damage to any target. It deals 2 damage to you": ~ again.

    Raises UnclearError if it could be what the damage is dealt to.
    """
    spell = scene.spell and scene.self_said
    dealer = Who.THIS if spell else scene.dealer
    if dealer is None:
        return None
    done = does(scene.clone(), dealer, THIS)
    if not all(isinstance(one, DealDamage) for one in done):
        return None
    if not spell and scene.rival(dealer):
        raise UnclearError("which of the two is “it”?")
    return dealer


def _of_thing(scene: Scene, one: Instruction) -> bool:
    """True if something that is no player would gain life, draw and the like."""
    match one:
        case (
            GainLife() | LoseLife() | Draw() | MillCards() | DiscardCards()
            | MakeTokens()
        ):  # fmt: skip
            ref = one.who
        case _:
            return False
    if isinstance(ref, Chosen) and ref.slot < len(scene.targets):
        return scene.targets[ref.slot].filter.players is None
    if isinstance(ref, EachOf):
        return ref.filter.players is None
    return ref in (Who.THIS, Who.EVENT_SOURCE, Who.EVENT_OBJECT)


@G.says("clause", "<who:several> each <does:verbs>")
def _each_does(who: Noun, does: Verb) -> Doing | None:
    return _does(who, does)


@G.says("clause", "<does:order>")
def _order(does: Verb) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        return settled(scene, does, Who.YOU, YOU)

    return bind


def settled(scene: Scene, does: Verb, ref: Ref, who: Noun) -> list[Instruction]:
    """What *does* makes, after the choices of what it is done to."""
    done = does(scene, ref, who)
    all_of_it = [*choices_before(scene), *done]
    given = any(isinstance(one, GainControl) for one in done)
    if ref is Who.YOU or given or not _is_player(who):
        return all_of_it
    return [_chosen_by(ref, one) for one in all_of_it]


def _is_player(who: Noun) -> bool:
    match who.form:
        case Form.CONTROLLER | Form.OWNER | Form.DEFENDING | Form.CHOSEN_WORD:
            return True
        case Form.BACK | Form.EVENT:
            return who.word in ("player", "opponent", "that player")
        case _:
            return who.filter.players is not None and not who.filter.objects


def _chosen_by(ref: Ref, one: Instruction) -> Instruction:
    """*one*; who does something chooses what it is done to (608.2d)."""
    if not isinstance(one, ChooseOne) or one.by is not Who.YOU:
        return one
    if several_players(ref):
        raise UnclearError("each of them chooses")
    return replace(one, by=ref)


def choices_before(scene: Scene) -> list[Instruction]:
    """Choices that have to be made before the next instruction."""
    before = list(scene.before)
    scene.before.clear()
    return before


G.same("verbs", "<first:verb>")


class ThenVerbs:
    """What somebody does *first*, and *last* another."""

    def __init__(self, first: Verb, last: Verb) -> None:
        self.first, self.last = first, last

    def __call__(self, scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        return _both_verbs(self.first, self.last)(scene, ref, who)


@G.reads("verbs")
def _more_verbs(attempt: Attempt, at: int) -> Iterable[tuple[int, Verb]]:
    """ "Target player draws a card, then discards a card": the same player does both.

    "… gets +1/+1, then draw a card": by its form the second is what you do.
    """
    found: list[tuple[int, Verb]] = []
    words = attempt.words
    for end, first in attempt.read(G.rule("verb"), at):
        for joint in _JOINTS:
            start = end + len(joint)
            if words[end:start] != joint or not _agree(words[at], words[start:]):
                continue
            for stop, rest in attempt.read(G.rule("verbs"), start):
                found.append((stop, _joined_verbs(first, rest, "then" in joint)))
    return found


_JOINTS = (("and",), (",", "and"), (",", "then"), (",",))
# They do not change with who does something, or do not say what is done.
_INVARIANT = frozenset({"can't", "can", "may", "must", "each"})


def _agree(word: str, behind: Sequence[str]) -> bool:
    """Whether what is done next can be said of the same one thing or person."""
    other = behind[0] if behind else ""
    return not _third_person(word) or _third_person(other) or other in _INVARIANT


def _third_person(word: str) -> bool:
    return word == "doesn't" or (word.endswith("s") and not word.endswith("ss"))


def _joined_verbs(first: Verb, rest: Verb, then: bool) -> Verb:
    if isinstance(rest, ThenVerbs):
        return ThenVerbs(_both_verbs(first, rest.first), rest.last)
    return ThenVerbs(first, rest) if then else _both_verbs(first, rest)


def _both_verbs(first: Verb, rest: Verb) -> Verb:
    return lambda scene, ref, who: [
        *settled(scene, first, ref, who),
        *settled(scene, rest, ref, who),
    ]


@G.says("clause", "<who:noun> may <does:verbs>")
def _may(who: Noun, does: Verb) -> Doing | None:
    if who.form is Form.SOME:
        return None  # "Any player may …": not the one that somebody chooses.
    if who.form is Form.BACK and who.plural and not who.word:
        # "They may …": only players do.
        who = Noun(Form.BACK, word="player")

    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(who)
        before = choices_before(scene)
        scene.may = True
        done = tuple(settled(scene, does, ref, who))
        scene.may = False
        return [*before, May(ref, done)]

    return bind


@G.says("clause", "you may <does:deeds>")
def _you_may(does: Verb) -> Doing:
    return lambda scene: [May(Who.YOU, tuple(settled(scene, does, Who.YOU, YOU)))]


@G.says("clause", "you may <shield:lasting>")
def _may_install(shield: Lasting) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        made = installed(scene, shield)
        static = made[-1].static if isinstance(made[-1], Install) else None
        if not (isinstance(static, Effect) and static.prevents):
            raise UnclearError("what is optional?")
        return [May(Who.YOU, tuple(made))]

    return bind


G.same("deeds", "<first:order>", "<first:verb>")


@G.says("deeds", "<first:order> (, then|and|, and|,) <rest:deeds>")
@G.says("deeds", "<first:verb> (, then|and|, and|,) <rest:deeds>")
def _deeds(first: Verb, rest: Verb) -> Verb:
    return lambda scene, ref, who: [
        *settled(scene, first, ref, who),
        *settled(scene, rest, ref, who),
    ]


@G.says("clause", "<who:noun> may have <does:clauses>")
def _may_have(who: Noun, does: Doing) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        ref = scene.ref(who)
        return [*choices_before(scene), May(ref, tuple(does(scene)))]

    return bind


@G.says("clause", "if <condition> , <does:clauses>")
def _if(condition: When, does: Doing) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        when = condition(scene)
        scene.next_sentence()
        held = scene.measure
        if when == _PREVENTED or (isinstance(when, AllHold) and _PREVENTED in when.of):
            scene.prevented_measure()
        known = {one.ref for one in scene.mentions}
        done = [If(when, tuple(does(scene)))]
        scene.only_then = frozenset(one.ref for one in scene.mentions) - known
        scene.measure = held
        return list(done)

    return bind


def only_if(when: Condition, done: tuple[Instruction, ...]) -> Instruction:
    """*done* if *when* holds: of what comes later that is looked at only then."""
    match done:
        case (EndOfTurn(later) as at_end,):
            return replace(at_end, do=(If(when, later),))
        case _:
            return If(when, done)


@G.says("next end step", "at the beginning of the next end step")
def _the_next_end_step() -> bool:
    return False


@G.says("next end step", "at the beginning of your next end step")
def _your_next_end_step() -> bool:
    return True


@G.says("clause", "<yours:next end step> , <does:clauses>")
def _at_end_step(*, yours: bool, does: Doing) -> Doing:
    return lambda scene: [EndOfTurn(tuple(does(scene)), yours)]


@G.says("clause", "as long as <condition> , <lasting>")
def _lasts_while(condition: When, lasting: Lasting) -> Doing:
    def bind(scene: Scene) -> list[Instruction]:
        when = condition(scene)
        return installed(scene, lambda scene: conditioned(lasting(scene), when))

    return bind


_PREVENTED = Compare(PreventedThisWay(), ">", 0)
