"""What follows a kind that is told by something else: what it fights, or who has it."""

from dataclasses import replace

from bot.engine.values import Side
from bot.wording.magic.grammar import G
from bot.wording.magic.kind_phrases import Change, having
from bot.wording.magic.nouns import IT, Form, Kind, Noun


@G.says("after kind", "other than <other:noun>")
def _other_than_target(other: Noun) -> Change | None:
    if other.form in (Form.EVENT, Form.ATTACHED):
        return borrow("not_ref", other)
    return borrow("not_chosen", other) if other.form is Form.TARGET else None


def borrow(field: str, noun: Noun) -> Change:
    """That *field* taken from *noun*, once it is known what that is."""
    return lambda made: replace(made, late=(*made.late, (field, noun)))


@G.says("after kind", "(that target|that targets) <other:noun>")
def _aimed_at(other: Noun) -> Change | None:
    return borrow("aimed at", other) if other.form in _FIGHTERS[:2] else None


@G.says("after kind", "[that is] attached to <other:noun>")
def _attached_to(other: Noun) -> Change | None:
    return borrow("attached to", other) if other.form in _WORN_BY else None


_WORN_BY = (Form.BACK, Form.THIS, Form.ATTACHED)


_FIGHTERS = (Form.BACK, Form.THIS, Form.ATTACHED, Form.TARGET)


@G.says("after kind", "(blocking or blocked by|blocked by or blocking) <other:noun>")
def _in_combat(other: Noun) -> Change | None:
    return borrow("in_combat_with", other) if other.form in _FIGHTERS else None


@G.says("after kind", "[that's|that are] blocking <other:noun>")
@G.says("after kind", "<other:noun>'s blocked by")
def _blocking(other: Noun) -> Change | None:
    return _fighting(other, "blocking")


@G.says("after kind", "[that's|that are] blocked by <other:noun>")
@G.says("after kind", "<other:noun>'s blocking")
def _blocked_by(other: Noun) -> Change | None:
    return _fighting(other, "attacking")


def _fighting(other: Noun, how: str) -> Change | None:
    if other.form not in _FIGHTERS:
        return None
    beside = borrow("in_combat_with", other)
    mark = having(**{how: True})

    def change(made: Kind) -> Kind | None:
        marked = mark(made)
        return beside(marked) if marked is not None else None

    return change


@G.says("after kind", "with the same controller")
@G.says("after kind", "<other:holder>'s controller controls")
def _same_controller(other: Noun = IT) -> Change:
    return borrow("controlled_by", other)


@G.says("after kind", "[the] defending player controls")
def _defenders() -> Change:
    return borrow("controlled_by", Noun(Form.DEFENDING))


@G.says("after kind", "the affected player controls")
def _of_the_affected_player() -> Change:
    return borrow("controlled_by", Noun(Form.EVENT, word="that player"))


@G.says("after kind", "the chosen player controls")
def _of_the_chosen_player() -> Change:
    return borrow("controlled_by", Noun(Form.CHOSEN_WORD))


@G.says("after kind", "<whose:target player> (controls|control)")
def _controlled_by_target(whose: Noun) -> Change:
    return borrow("controller", whose)


@G.says("after kind", "dealt damage by <source:noun>")
@G.says("after kind", "dealt damage by <source:noun> this turn")
@G.says("after kind", "dealt damage this turn by <source:noun>")
def _damaged_by(source: Noun) -> Change | None:
    if source.form in (Form.THIS, Form.ATTACHED, Form.BACK, Form.SOME):
        return lambda made: replace(made, damaged=source)
    return None


@G.says("after kind", "dealt damage this turn by <source:noun> you controlled")
def _damaged_by_yours(source: Noun) -> Change | None:
    if source.form is not Form.SOME or source.kind is None:
        return None
    yours = replace(source, kind=source.kind.having(controller=Side.YOU))
    return _damaged_by(yours)
