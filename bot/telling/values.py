"""Values of what was asked, put into words: "you're at 18", "12 or 14 damage"."""

from dataclasses import replace

from bot.citation import Game
from bot.engine.asking_assigned import ANY
from bot.engine.outcome import Answered
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
    IN_ZONE_OF,
    SENTENCES,
    WON,
    YES_NO,
)
from bot.telling.jointly import OF_THEM
from bot.telling.naming import Names
from bot.telling.object_facts import TURNED
from bot.telling.words import ME, Words, runs

# Yes and no of whether it entered tapped.
_TOKENS = ("the tokens are tapped", "the tokens are untapped")
_ENTERS = ("{who} enters tapped", "{who} enters untapped")
# Of more values only the values are said, not what leads to each.
EXPLAINED = 4
# More numbers than this are told as a range.
_LISTED = 10
_KILLING = frozenset("kill kills destroy lethal die dies dead".split())


def _said_in(ask: Ask) -> list[str]:
    return ask.text.lower().replace("?", " ").split()


class Values:
    """Values in one language."""

    def __init__(self, game: Game, names: Names, words: Words) -> None:
        self._game, self._names, self._words = game, names, words

    def said(self, ask: Ask, value: str) -> str:
        """That this is the *value* of what is asked, as a clause."""
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
        if ask.kind is AskKind.DEATHS and ask.detail == OF_THEM:
            return self._of_them(ask, value)
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
            return self.value(value)
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

    def _of_them(self, ask: Ask, value: str) -> str:
        words = self._words
        if value == "0":
            return words(
                "none of them survives" if ask.negated else "none of them dies"
            )
        if value.isdecimal() and ask.negated:
            n = int(value)
            return words.many("{n} of them survives", "{n} of them survive", n)
        if value.isdecimal():
            return words.many("{n} of them dies", "{n} of them die", int(value))
        if ask.negated:
            return words.several("{n} of them survives", "{n} of them survive", n=value)
        return words.several("{n} of them dies", "{n} of them die", n=value)

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
        if len(ways) > EXPLAINED:
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

    def value(self, value: str) -> str:
        """*value* by itself: "18", "the graveyard"."""
        if self._game is Game.RIFTBOUND:
            value = value.partition("/")[0]  # units have one size
        return self._names.said(value) if value == ME else self._words.word(value)

    def ranged(self, answered: Answered) -> list[str]:
        """Every value of many, those that follow each other as a range."""
        values = [self.value(value) for value, _ in answered.values]
        numbers = [int(value) for value in values if value.lstrip("-").isdecimal()]
        if len(numbers) != len(values):
            return values
        said = runs(numbers, self._words)
        if len(said) <= _LISTED:
            return said
        return [self._words("{low} to {high}", low=min(numbers), high=max(numbers))]
