"""What was asked, answered in a sentence of its own."""

from collections.abc import Sequence
from dataclasses import replace

from bot import answers
from bot.citation import Game
from bot.engine.asking_assigned import ANY
from bot.engine.outcome import Answered, ChoicePoint, Outcome, Ruling
from bot.engine.question import EVERY_KIND, GETS, LOSES, Ask, AskKind
from bot.plurals import plural
from bot.telling.asked import (
    ALL_SURVIVE,
    AMOUNTS,
    ANY_COUNTERS,
    CONTROLLED,
    CONTROLLED_OF_A_KIND,
    CREATED_OF_A_KIND,
    DEALT_LETHAL,
    EXTREMES,
    GONE,
    IN_ZONE_OF,
    LEGAL,
    SENTENCES,
    WON,
    YES_NO,
)
from bot.telling.choosing import Choosing
from bot.telling.fates import banished, by_state, came_back, dead, left, mortal
from bot.telling.jointly import TOTAL
from bot.telling.naming import Names
from bot.telling.object_facts import TURNED
from bot.telling.saying import Sayings
from bot.telling.separating import Matter, deciding, matter_of, only_about, signature
from bot.telling.together import Part, of_several
from bot.telling.words import ME, Words, runs

# Yes and no of whether it entered tapped.
_TOKENS = ("the tokens are tapped", "the tokens are untapped")
_ENTERS = ("{who} enters tapped", "{who} enters untapped")
# Of more values only the values are said, not what leads to each.
_EXPLAINED = 4
# More numbers than this are told as a range.
_LISTED = 10
_WINNERS = frozenset({AskKind.WINNER, AskKind.FIGHT_WINNER})
_COMES_BACK = "{who} dies and comes back"
_BY_STATE = "{who} dies: state-based actions destroy it, not {other}"

# What begins so is not answered by "yes" or "no".
_OPEN = ("what", "who", "which", "how", "where")


def _open(text: str) -> bool:
    return text.casefold().lstrip().startswith(_OPEN)


_BREAKS = ("{who} is destroyed", "{who} isn't destroyed")


class Answering:
    """Answers questions in one language."""

    def __init__(
        self,
        game: Game,
        names: Names,
        sayings: Sayings,
        choosing: Choosing,
        words: Words,
    ) -> None:
        self._game = game
        # Kinds whose every value is a clause; the others' zones have other names.
        own = {AskKind.ZONE} if game is not Game.MTG else set()
        self._whole = frozenset({*YES_NO, *_WINNERS, *own})
        self._names = names
        self._sayings = sayings
        self._choosing = choosing
        self._words = words

    def line(
        self, answered: Answered, outcomes: Sequence[Outcome], *, shared: bool = False
    ) -> answers.QuestionAnswer:
        """Question and short answer, as the JSON has them.

        *shared*: the same words ask of several things ("Who dies?"), so that a bare
        "yes" would not say of which.
        """
        zone = answered.ask.kind is AskKind.ZONE and self._game is not Game.MTG
        zone = zone or answered.ask.kind in _WINNERS
        if shared or zone or (answered.ask.kind in YES_NO and _open(answered.ask.text)):
            short = self.clause(answered, outcomes)
        elif answered.ask.kind is AskKind.WHO_CHOOSES:
            short = self._choosers(answered)
        elif len(answered.values) > _EXPLAINED:
            short = self._words.one_of(self._ranged(answered))
        else:
            short = self._words.one_of(
                [
                    self._words.put_down(self._value(value), why)
                    for value, why in self._why(answered, outcomes)
                ]
            )
        return answers.QuestionAnswer(
            question=answered.ask.text
            or self._words.sentence(self.clause(answered, outcomes)),
            answer=short,
            why=self._sayings.sentence(answered.why),
            rules=answered.rules,
        )

    def depends(self, answered: Answered) -> bool:
        """True if the answer is not the same for every result."""
        return len(answered.values) > 1 and answered.ask.kind is not AskKind.WHO_CHOOSES

    def deaths(self, asked: Sequence[Answered], number: int) -> list[list[str]]:
        """Of each of so many outcomes what dies; what survives, where nothing does."""
        found: list[list[str]] = []
        for place in range(number):
            now = [
                (it.ask, value)
                for it in asked
                for value, places in it.values
                if place in places
            ]
            dead = [it for it in now if (it[1] == "yes") != it[0].negated]
            said = [self._said(ask, value) for ask, value in dead or now]
            if said not in found:
                found.append(said)
        return found

    def clause(self, answered: Answered, outcomes: Sequence[Outcome]) -> str:
        """A clause that answers it: "you're at 18 if …, 16 if …"."""
        ask = answered.ask
        if ask.kind is AskKind.WHO_CHOOSES:
            return self._choosers(answered)
        if len(answered.values) > _EXPLAINED:
            return self._said(ask, self._words.one_of(self._ranged(answered)))
        parts: list[str] = []
        for (value, why), (_, places) in zip(
            self._why(answered, outcomes), answered.values, strict=True
        ):
            # What is spoken of is said once; "yes" and "no" need their verbs.
            again = parts and ask.kind not in self._whole
            stays = ask.kind is AskKind.DIES and value == "no"
            breaks = ask.kind is AskKind.DIES and self._game is Game.GRAND_ARCHIVE
            if breaks and not mortal(ask, outcomes) and value in ("yes", "no"):
                form = _BREAKS[0 if (value == "yes") != ask.negated else 1]
                said = self._words(form, who=self._names.said(ask.subject))
                parts.append(self._words.put_down(said, why))
                continue
            state = ask.kind is AskKind.DIES and ask.other and value == "yes"
            died = ask.kind is AskKind.DIES and (value == "yes") != ask.negated
            if state and all(by_state(ask, outcomes[it]) for it in places):
                # Damage destroys nothing, nor does what deals it (120.5).
                who, other = self._names.said(ask.subject), self._names.said(ask.other)
                said = self._words(_BY_STATE, who=who, other=other)
            elif died and came_back(ask, [outcomes[it] for it in places]):
                said = self._words(_COMES_BACK, who=self._names.said(ask.subject))
            elif ask.kind is AskKind.DAMAGE_MARKED and dead(ask, outcomes, places):
                who = self._names.said(ask.subject)  # no damage is left to tell of
                said = self._words(YES_NO[AskKind.DIES][2], who=who)
            elif stays and left(ask, [outcomes[it] for it in places]):
                exiled = banished(ask, outcomes, places)
                template = GONE[exiled][0 if ask.negated else 1]
                if self._game is not Game.MTG and exiled:
                    template = IN_ZONE_OF[self._game]["exile"]
                said = self._words(template, who=self._names.said(ask.subject))
            else:
                said = self._value(value) if again else self._said(ask, value)
                if ask.detail == TOTAL:
                    said = self._words("{clause} in total", clause=said)
                if ask.extreme and len(places) < len(outcomes):
                    said = self._words(EXTREMES[ask.extreme], clause=said)
            parts.append(self._words.put_down(said, why))
        if len(parts) > 1 and not any(why for _, why in self._why(answered, outcomes)):
            return self._words.one_of(parts)
        return self._words.listed(parts)

    def part(self, answered: Answered, outcomes: Sequence[Outcome]) -> Part:
        """:meth:`clause`, to be said together with what is alike of others."""
        text = self.clause(answered, outcomes)
        ask = answered.ask
        if ask.kind is not AskKind.DIES or ask.subject == ME:
            return Part(text)
        who = self._names.said(ask.subject)
        for one in YES_NO[ask.kind][2:]:
            if text == self._words(one, who=who):
                return Part(text, of_several(one, self._words), who)
        return Part(text)

    def because(self, answered: Answered) -> str:
        """Why something is allowed or not, as a sentence; "" for other questions."""
        own = dict(answered.why.args).get("effect") == answered.ask.subject
        if answered.ask.kind not in LEGAL or (own and "can't" in answered.why.template):
            return ""  # "Idle Blob can't attack. Idle Blob: it can't attack."
        return self._sayings.sentence(answered.why)

    def lead(self, asked: Sequence[Answered], ruling: Ruling) -> str:
        """Who chooses what is *asked*: nobody whose choice is about something else."""
        open_ = [it for it in asked if self.depends(it)]
        matters = {self._matter(it, ruling.outcomes) for it in open_}
        points = [it for it in ruling.choices if matter_of(it) in matters]
        return self._choosing.lead(ruling.choices if None in matters else points)

    def _matter(self, answered: Answered, outcomes: Sequence[Outcome]) -> Matter | None:
        return deciding(outcomes, [places for _, places in answered.values])

    def _why(
        self, answered: Answered, outcomes: Sequence[Outcome]
    ) -> list[tuple[str, str]]:
        """Each value, with the choices that lead to it, or to one result with it."""
        found: list[tuple[str, str]] = []
        before: tuple[tuple[ChoicePoint, int], ...] = ()
        matter = self._matter(answered, outcomes)
        for value, places in answered.values:
            some = [outcomes[it] for it in places]
            if matter is not None:
                alone = {signature(it, matter): only_about(it, matter) for it in some}
                some = [*alone.values()]
            taken = some[0].choices if some else ()
            why = ""
            if taken and len(answered.values) > 1:
                why = self._choosing.because(taken, before)
                before = taken
                if len(some) > 1:
                    why = self._words("(for example {why})", why=why)
            found.append((value, why))
        return found

    def _said(self, ask: Ask, value: str) -> str:
        mine = ask.subject == ME
        who = self._names.said(ask.subject) if ask.subject else ""
        other = self._names.said(ask.other) if ask.other else ""
        if ask.kind is AskKind.TAPPED and ask.detail == "tokens":
            template = _TOKENS[0 if (value == "yes") != ask.negated else 1]
            return self._words(template)
        if ask.kind is AskKind.TAPPED and ask.detail:
            template = _ENTERS[0 if (value == "yes") != ask.negated else 1]
            return self._words(template, who=who)
        if ask.kind is AskKind.ALL_DIE and ask.negated:
            return self._words(ALL_SURVIVE[0 if value == "yes" else 1])
        if ask.kind in YES_NO and value in ("yes", "no"):
            # "Does it survive?" is answered by whether it does.
            true = (value == "yes") != ask.negated
            form = YES_NO[ask.kind]
            if ask.kind is AskKind.TAPPED and self._game is not Game.MTG:
                form = (*form[:2], *TURNED[self._game])
            template = form[0 if true else 1] if mine else form[2 if true else 3]
            return self._words(template, who=who, other=other).strip()
        if ask.kind is AskKind.COUNTERS and ask.other == GETS:
            what = self._amount(ask, value)
            return self._words("{who} gets {what}", who=who, what=what)
        if ask.kind is AskKind.COUNTERS and ask.other == LOSES:
            what = self._amount(ask, value)
            return self._words("{who} loses {what}", who=who, what=what)
        named = ask.kind in {AskKind.CONTROLLER, AskKind.SIZE}
        if ask.kind is AskKind.ZONE or (named and value in IN_ZONE_OF[self._game]):
            template = IN_ZONE_OF[self._game].get(value, "{who}: {zone}")
            return self._words(template, who=who, zone=self._words.word(value))
        if ask.kind is AskKind.HOLDS:
            if value == ME:
                return self._words("you control the battlefield")
            if value == "nobody":
                return self._words("nobody controls the battlefield")
            value = self._names.said(value)
        if ask.kind is AskKind.FIGHT_WINNER:
            if value == "nobody":
                return self._words("nobody wins the combat")
            won = YES_NO[AskKind.WINS_FIGHT][0 if value == ME else 2]
            return self._words(won, who=self._names.said(value))
        if ask.kind is AskKind.CONTROLLER:
            if value == ME:
                return self._words("you control {who}", who=who)
            value = self._names.said(value)
        if ask.kind is AskKind.WINNER:
            won = YES_NO[AskKind.WINS][0 if value == ME else 2]
            said = self._names.said(value) if value not in WON else ""
            return self._words(WON.get(value, won), who=said)
        if ask.kind is AskKind.ASSIGNED:
            return self._assigned(value)
        if ask.kind is AskKind.FIRST:
            some = [self._names.said(it) for it in value.splitlines()]
            template = (
                "damage may be assigned to {what} first"
                if len(some) > 1
                else "{what} must be assigned lethal damage first"
            )
            return self._words(template, what=self._words.one_of(some))
        if ask.kind not in SENTENCES:
            return self._value(value)
        if ask.kind is AskKind.LETHAL and not value.isdecimal():
            return self._words("no amount is enough to kill {who}", who=who)
        dealt = ask.kind is AskKind.LETHAL and ask.detail == "dealt"
        of_me, of_it, of_all = DEALT_LETHAL if dealt else SENTENCES[ask.kind]
        if ask.kind is AskKind.SIZE and self._game is Game.RIFTBOUND:
            of_it = "{who} has {what}"
        if ask.kind is AskKind.TRAMPLE and self._game is Game.RIFTBOUND:
            of_me = of_it = of_all = "{what} of the damage is excess"
        if ask.kind is AskKind.CREATED:
            # Asked of one player: who that is stands beside.
            mine, who = ask.other == ME, other
        template = of_me if mine else of_it if who else of_all
        killing = dealt or _KILLING & set(_said_in(ask))
        if ask.kind is AskKind.LETHAL and who and not killing:
            template = "at least {what} must be assigned to {who}"
        return self._words(template, who=who, what=self._amount(ask, value))

    def _assigned(self, value: str) -> str:
        """The one way to assign damage, the few there are, or one of many."""
        ways = [
            self._words.all_of(
                [
                    self._words("{n} more to any of them", n=n)
                    if name == ANY
                    else self._words("{n} to {name}", n=n, name=self._names.said(name))
                    for n, _, name in (part.partition(" ") for part in way.split(";"))
                ]
            )
            for way in value.splitlines()
        ]
        if not ways:
            return self._words("no damage is assigned")
        if len(ways) == 1:
            return self._words("the damage has to be assigned so: {way}", way=ways[0])
        if len(ways) > _EXPLAINED:
            return self._words(
                "the damage can be assigned in {n} ways, for example {way}",
                n=len(ways),
                way=ways[0],
            )
        return self._words(
            "the damage can be assigned so: {ways}", ways="; ".join(ways)
        )

    def _amount(self, ask: Ask, value: str) -> str:
        """ "no damage", "1 token", "12 or 14 damage"."""
        if ask.kind is AskKind.SIZE and self._game is Game.RIFTBOUND:
            return self._words("{n} Might", n=value.partition("/")[0])
        if ask.kind not in AMOUNTS:
            return value
        none, one, many = AMOUNTS[ask.kind]
        every = ask.kind is AskKind.COUNTERS and ask.detail == EVERY_KIND
        if every and value != "0":
            some = (line.split(" ", 1) for line in value.splitlines())
            return self._words.all_of(
                [self._amount(replace(ask, detail=kind), n) for n, kind in some]
            )
        if ask.kind is AskKind.COUNTERS and (every or not ask.detail):
            none, one, many = ANY_COUNTERS
        kind = self._words.word(ask.detail)
        if ask.kind is AskKind.CREATED and ask.detail:
            none, one, many = CREATED_OF_A_KIND
            kind = self._words.word(ask.detail.capitalize())
        if ask.kind in (AskKind.CONTROLS, AskKind.DEATHS):
            none, one, many = CONTROLLED.get(ask.detail, CONTROLLED_OF_A_KIND)
            kind = self._words.word(ask.detail.capitalize())
        kinds = plural(kind.lower()).capitalize() if kind else ""
        if value == "0":
            return self._words(none, kind=kind, kinds=kinds)
        if value.isdecimal():
            return self._words.many(one, many, int(value), kind=kind, kinds=kinds)
        return self._words.several(one, many, n=value, kind=kind, kinds=kinds)

    def _choosers(self, answered: Answered) -> str:
        who = [value for value, _ in answered.values]
        if who == ["nobody"]:
            return self._words("nobody has a choice")
        first, *rest = who
        then = "".join(self._names.then(one) for one in rest)
        said = self._words("you choose")
        if first != ME:
            said = self._words("{who} chooses", who=self._names.said(first))
        if answered.why.template:
            return self._words(
                "{said}, with the same result either way", said=said + then
            )
        return said + then

    def _value(self, value: str) -> str:
        if self._game is Game.RIFTBOUND:
            value = value.partition("/")[0]  # units have one size
        return self._names.said(value) if value == ME else self._words.word(value)

    def _ranged(self, answered: Answered) -> list[str]:
        values = [self._value(value) for value, _ in answered.values]
        numbers = [int(value) for value in values if value.lstrip("-").isdecimal()]
        if len(numbers) != len(values):
            return values
        said = runs(numbers, self._words)
        if len(said) <= _LISTED:
            return said
        return [self._words("{low} to {high}", low=min(numbers), high=max(numbers))]


_KILLING = frozenset("kill kills destroy lethal die dies dead".split())


def _said_in(ask: Ask) -> list[str]:
    return ask.text.lower().replace("?", " ").split()
