"""Says what happens as something enters."""

from dataclasses import replace

from bot.engine.effects import (
    AsEntersChoose,
    Effect,
    EnterAsCopy,
    EnterWith,
    Modifier,
    TakeAsEnters,
)
from bot.engine.instructions import AddCounters, Install
from bot.engine.values import (
    ANY_OBJECT,
    THIS,
    EachOf,
    Filter,
    Who,
)
from bot.wording.saying.changes import ChangeWords
from bot.wording.saying.copies import exceptions


class EnteringWords(ChangeWords):
    """Says how things enter."""

    def _entering(self, e: Effect, what: Filter) -> str:
        act = e.act
        match act:
            case EnterWith() if e.decline and what != THIS:
                return f"{self.filtered(what, many=True)} have riot"
            case EnterWith(tapped=True, counters=()) if e.decline and what == THIS:
                deeds = self.clauses(e.decline).removeprefix("you ")
                return (
                    f"as this enters, you may {deeds}. If you don't, it enters tapped"
                )
            case EnterWith(counters=((kind, n),)) if e.optional and what == THIS:
                word = f"{kind} counter{'s' * (n != 1)}"
                some = "a" if n == 1 else self.amount(n)
                match e.decline:
                    case (AddCounters(other, m),):
                        another = f"{'a' if m == 1 else self.amount(m)} {other}"
                        return (
                            f"this enters with your choice of {some} {word} or "
                            f"{another} counter{'s' * (m != 1)} on it"
                        )
                    case (Install(Modifier(keywords=(keyword,))),):
                        return (
                            f"this enters with your choice of {some} {word} or "
                            f"{keyword}"
                        )
                return f"you may have this enter with {some} {word} on it"
            case EnterWith(counters=((kind, n),)) if act.kinds:
                also = " ".join(sorted(act.kinds))
                return (
                    f"{self.filtered(what, many=True)} enter with a number of {kind} "
                    f"counters on them equal to {self.quantity(n)} and as a {also} in "
                    "addition to its other types"
                )
            case EnterWith(tapped, counters):
                many = what != THIS
                who = (
                    "permanents"
                    if what == ANY_OBJECT
                    else self.filtered(_permanents(what), many=many)
                )
                verb = "enter" if many else "enters"
                said = f"{who} {verb}"
                if tapped or act.untapped:
                    said += " tapped" if tapped else " untapped"
                for kind, n in counters:
                    word = "counter" if n == 1 else "counters"
                    some = "a" if n == 1 else self.amount(n)
                    them = "them" if many else "it"
                    said += f" with {some} {kind} {word} on {them}{self.defined(n)}"
                return said
            case EnterAsCopy(Who.THIS):
                return f"{self.filtered(what, many=True)} enter as a copy of this"
            case EnterAsCopy(EachOf(filter_)):
                may = "you may have this enter" if e.optional else "this enters"
                but = exceptions(act, self._inside(act.grants) if act.grants else "")
                state = " tapped" if act.tapped else ""
                return f"{may}{state} as a copy of {self.one(filter_)}{but}"
            case AsEntersChoose(choice):
                return f"as this enters, choose {choice}"
            case TakeAsEnters(taken, _, sacrificed=True):
                kinds = replace(taken, controller=None, zone=None, other=False)
                said = self.filtered(kinds, many=True)
                return f"as this enters, sacrifice any number of {said}"
            case TakeAsEnters(taken):
                kinds = replace(taken, owner=None, zone=None)
                said = self.filtered(kinds, many=True)
                return f"as this enters, exile any number of {said} from your graveyard"
            case _:
                return f"({type(act).__name__})"


def _permanents(what: Filter) -> Filter:
    """What has no kind told enters as a permanent of any kind, not as a source."""
    if what.this or what.token or what.kinds or what.any_kinds or what.any_of:
        return what
    return replace(what, kinds=frozenset({"permanent"}))
