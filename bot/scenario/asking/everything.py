"""What comes of all that was told: “what happens?”."""

import re
from itertools import pairwise

from bot.citation import Game
from bot.engine.question import AskKind
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.asking.moments import check_moment
from bot.scenario.asking.questions import ask
from bot.scenario.casting.mortals import hurt_ones, is_mortal, several
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.scene import Scene, handles, take_as
from bot.scenario.words.asked_back import NOT_UNDERSTOOD, WHAT_ASKED
from bot.scenario.words.small_words import THE_OR_HIS
from bot.scenario.words.soft import ASKING
from bot.scenario.words.syntax import Clause, Several, Thing
from bot.scenario.words.tokens import Kind
from bot.worded import worded


@handles("ask_all", "soft", "claim")
def everything(scene: Scene, clause: Clause) -> None:
    """What happens? Who's right? Everything that changes answers it."""
    named = (*parts_of(clause.get("who")), *parts_of(clause.get("with")))
    cards = [it for it in named if isinstance(it, Thing)]
    for one in cards:
        if one.noun == "spell" and one.of("ordinal"):
            scene.thing(one)  # "What does the second spell do?": it has to be told of.
    known = {it.card.ref for it in scene.draft.things if it.card is not None}
    if new := [it for it in cards if it.card and not known & {*it.card.names}]:
        # "What does Worship do if he bolts me?": there, though nobody says so.
        there = Several(tuple(new), clause.place)
        take_as(scene, clause, "inforce", {"what": there})
    if clause.kind == "claim":
        said = clause.text.strip(" ?!.,")
        scene.draft.notes.append(worded("I left out “{said}”.", said=said))
    if clause.kind == "soft":
        _check_asked(scene, clause)
        check_moment(scene, clause)
        _say_so(scene, clause)
        if scene.game is Game.MTG and _DYING & {*clause.text.lower().split()}:
            # "Does indestructible die to deathtouch?": those that fought, one by one.
            kinds = {it.kind for it in scene.following}
            asked = "ask_dies" in kinds or any(
                it.kind is AskKind.DIES for it in scene.draft.asks
            )
            hurt = [] if asked else _hurt(scene, {*clause.text.lower().split()})
            # No spell dies, nor does an Aura.
            hurt = [it for it in hurt if it.zone is not Zone.STACK and is_mortal(it)]
            for it in hurt:
                ask(scene, clause, AskKind.DIES, it.id)
            asks_more = bool(_MORE & {*clause.text.lower().split()})
            if hurt and not asks_more and not _OF_LIFE.search(clause.text.lower()):
                return
    ask(scene, clause, AskKind.EVERYTHING)


def _hurt(scene: Scene, words: set[str]) -> list[DraftThing]:
    """Those that fought; none where two that nobody speaks of cannot be told."""
    try:
        several_ones = several(scene, both=not {"all", "three", "four"} & words)
    except QuestionError:
        if words & _TWO:
            raise
        return []
    return hurt_ones(scene, several_ones)


_TWO = frozenset("both two they them either each".split())
_DYING = frozenset("die dies survive survives kill kills dead".split())
# "How much does Bob take, and does any of them die?" asks for more than deaths.
_MORE = frozenset("how what where".split())
_OF_LIFE = re.compile(
    r"\b(?:gains?|life|takes?|loses?|cards?|counters?|tokens?|draws?)\b"
)
# Such a question has an answer of its own: "Can she do so?", "Does that matter?"
_YES_OR_NO = frozenset("can could may is are does do did will would".split())


def _check_asked(scene: Scene, clause: Clause) -> None:
    """Refuse "Does it die? And Bob?" where what is asked of Bob is not known.

    Beside another question "what happens" would not answer it.
    """
    said = clause.text.lower().replace("?", " ").replace("'s", " ").split()
    more = any(one.kind is not AskKind.EVERYTHING for one in scene.draft.asks)
    more = more or any(
        it.kind.startswith("ask_") and it.kind != "ask_all" for it in scene.following
    )
    whole = bool({*clause.lead} & {".", "?", "!", "\n"})
    alone = {"?", ","} if {*said} <= _OF_ANOTHER else {"?"}
    whole = whole and scene.parse.word(clause.place.end) in alone
    own = said[0] in _YES_OR_NO or (said[:2] == ["how", "much"] and "most" in said)
    may = said[0] in {"can", "could", "may"}
    if more and (whole or may) and (not ASKING & {*said} or own):
        raise scene.error(Problem.SYNTAX, WHAT_ASKED, clause.place)


# "And mine, dying at the same time?": what is asked of another is not known.
_OF_ANOTHER = frozenset("and what about mine yours his hers theirs".split())
# "What happens?", "So who's right?", "How does that work?": all that changed says it.
_ANYTHING = frozenset(
    """
    what who which how whose happens happen happened going on goes go is are was
    does do did will would can could may should i me my we he him she they it its
    this that these those the a an all each every everything anything here there
    then now so and or to of in at for with by from work works interact interacts
    interaction resolve resolves resolution result results outcome outcomes final
    end ends state right wrong correct true order rule rules ruling answer question
    case matter matters mean means think say 's be come comes out not no yes effect
    effects choose chooses choice choices decide decides apply applies first play
    """.split()
)
_ASKING = frozenset(
    """
    what who which how whose where when why is are was were does do did will would can
    could may should
    """.split()
)
# May lead into a question: "in the end step, how many cards", "total damage is".
_LEADING = _ANYTHING | frozenset(
    "after combat day damage life step total turn when where why".split()
)
_VARIANTS = frozenset({("what", "about"), ("what", "abt"), ("how", "about")})


def _say_so(scene: Scene, clause: Clause) -> None:
    """Say what question was taken for "what happens", if it asks of one thing."""
    said = clause.text.strip(" ?!.,")
    words = said.lower().replace("'s", " ").split()
    asked = {*said.lower().replace(",", " ").split()}
    if scene.game is not Game.MTG and (asked >= {"end", "turn"} or "healed" in asked):
        # Damage on units is gone by then; what changed now is no answer to that.
        raise scene.error(
            Problem.UNSUPPORTED,
            NOT_UNDERSTOOD,
            clause.place,
        )
    if scene.game is not Game.MTG and tuple(words[:2]) in _VARIANTS:
        # "What about cleave?": of other things than were told.
        scene.draft.notes.append(
            worded(
                "“{said}?” changes the scenario; ask it as a follow-up to this ruling.",
                said=said,
            )
        )
        return
    told = (
        words[0] in _BEING
        and words[1:2]
        and (words[1].endswith("ed") or words[1] in {"dealt", "hit"})
    )
    named = said.split()[-1:] and said.split()[-1][:1].isupper()
    if told or (named and len(words) == 2 and words[0] in _BEING):
        # "is Bob", "are blocked by a 1/1 each": the rest of what was told.
        raise scene.not_read(clause.place)
    if not _LEADING.issuperset(_before_the_question(words)) or _asks_of_untold(scene):
        # "Flash it in first – how big is it": something is done before it is asked.
        raise scene.not_read(clause.place)
    alone = clause.lead or not clause.place.start
    forced = "what" in words and words[-3:] == ["have", "to", "do"]
    if (
        alone
        and not forced
        and not _ANYTHING.issuperset(words)
        and _of_what_may_be(words)
    ):
        # What could be done is not seen from what happens.
        raise scene.error(
            Problem.UNSUPPORTED,
            worded("I can't answer that. Ask what happens, what dies or who chooses."),
            clause.place,
        )
    if not _ANYTHING.issuperset(words):
        scene.draft.assume(
            worded("“{said}” is answered with everything that changed.", said=said)
        )


def _asks_of_untold(scene: Scene) -> bool:
    """ "Does my 2/2 survive his 5/5?" where no other clause tells of a 5/5."""
    clause, parse = scene.clause, scene.parse
    asked = range(clause.place.start, clause.place.end) if clause else range(0)
    sizes = {
        parse.word(at)
        for at in asked
        if (parse.is_kind(at, Kind.SIZE) and parse.word(at - 1) in _WHOSE)
        # "Me 10 damage?", "life 10, so?": may as well be told as asked
        or (parse.is_kind(at, Kind.NUMBER) and parse.word(at - 1) in _TOLD)
    }
    told = {it.text for at, it in enumerate(parse.tokens) if at not in asked}
    # "What happens with a shield that …": nor is that told of elsewhere.
    shield = {"with", "a", "shield"} <= {parse.word(at) for at in asked}
    return shield or bool(sizes - told)


_WHOSE = THE_OR_HIS | {"'s"}
_TOLD = frozenset({"me", "life", "opponent", "hp"})


def _before_the_question(words: list[str]) -> list[str]:
    """What stands in front of the word that asks; nothing where none does."""
    asks = (
        n
        for n, (before, it) in enumerate(pairwise([",", *words]))
        if it in _ASKING
        # "Fight is combat damage or no?", "it dies no matter what": neither asks there.
        and not (it in _BEING and before[-1] not in _MARKS)
        and (before, it) != ("matter", "what")
    )
    return words[: next(asks, 0)]


_BEING = frozenset({"is", "are", "was", "were"})
_MARKS = frozenset(",;:.–—-(")


def _of_what_may_be(words: list[str]) -> bool:
    """Whether it is asked what somebody could or has to do: "does he get to …?".

    Or for a number: what changed does not say how much more would kill it.
    """
    if words[:2] == ["how", "much"] and "more" not in words:
        return False
    if {"choose", "choice", "pick", "prevent"} & {*words}:
        return False  # What can be chosen is shown.
    may = words[0] in {"can", "could", "may", "must", "should"}
    may = may or (words[0] == "how" and "more" in words)
    pairs = {*pairwise(words)}
    may = may or any((it, who) in pairs for it in ("can", "could") for who in _WHO)
    may = may or ("any", "way") in pairs
    return may or any((it, "to") in pairs for it in ("get", "gets", "have", "able"))


_WHO = ("i", "he", "she", "they", "we")
