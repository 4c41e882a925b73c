"""What can't be the target of what, and targets that must not be a certain thing."""

from bot.engine.board import COLORS
from bot.engine.effects import Ban, Restriction, Static, Until
from bot.engine.unnamed import ONLY_TARGETS
from bot.engine.values import Filter, Side
from bot.plurals import plural
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting, until
from bot.wording.magic.nouns import IT, Form, Kind, Noun
from bot.wording.magic.predicates import Predicate
from bot.wording.magic.scene import Scene
from bot.wording.magic.standing import subject_of


@G.says("lasting", "<who:several> can't be the (target|targets) of <by:targeting>")
def _untargetable_by(who: Noun, by: Filter) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, None)
        return [Restriction(Ban.BE_TARGETED, subject_of(scene, who), by, until=lasts)]

    return bind


@G.says(
    "lasting",
    "<who:several> can't be the (target|targets) of <by:targeting> <t:duration>",
)
def _untargetable_for_now(who: Noun, by: Filter, t: Until) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        return [Restriction(Ban.BE_TARGETED, subject_of(scene, who), by, until=lasts)]

    return bind


@G.says("targeting", "spells or abilities your opponents control")
def _their_spells() -> Filter:
    return Filter(controller=Side.OPPONENT)


@G.says("targeting", "<c:color> spells or abilities from <d:color> sources")
def _of_color(c: str, d: str) -> Filter | None:
    return Filter(colors=frozenset({c})) if c == d else None


for _color in COLORS:
    G.table("other color", {f"non{_color}": _color})


@G.says(
    "targeting",
    "<c:other color> spells or abilities from <d:other color> sources",
)
def _not_of_color(c: str, d: str) -> Filter | None:
    return Filter(not_colors=frozenset({c})) if c == d else None


@G.says("targeting", "<kind>")
def _spells(kind: Kind) -> Filter | None:
    return kind.filter if "spell" in kind.filter.kinds and not kind.late else None


@G.says(
    "targeting",
    "spells that can target only <a:kind> or of abilities that can target only"
    " <b:kind>",
)
def _aimed_at_one_kind(a: Kind, b: Kind) -> Filter | None:
    names = a.filter.kinds
    if a != b or a.filter != Filter(kinds=names) or len(names) != 1:
        return None
    return Filter(flags=frozenset({f"{ONLY_TARGETS}{plural(next(iter(names)))}"}))


@G.says("targeting", "abilities from artifact sources")
def _artifact_abilities() -> Filter:
    return Filter(kinds=frozenset({"artifact", "ability"}))


@G.says("any predicate", "can't be the (target|targets) of <by:targeting>")
@G.says("also predicate", "can't be the (target|targets) of <by:targeting>")
def _also_untargetable_by(by: Filter) -> Predicate:
    def make(scene: Scene, who: Filter, t: Until) -> list[Static]:
        return [Restriction(Ban.BE_TARGETED, who, by, until=t)]

    return Predicate(make)


@G.says("noun", "any target that (isn't|is not|'s not) (a|an) <kind>")
def _any_target_that_is_no(kind: Kind) -> Noun | None:
    names = kind.filter.kinds
    if (
        kind.plural
        or kind.late
        or kind.filter != Filter(kinds=names)
        or len(names) != 1
    ):
        return None
    other = Kind(Filter(players=Side.ANY, not_kinds=names))
    return Noun(Form.TARGET, other, any_target=True)


@G.says("noun", "any target other than <other:noun>")
def _any_target_but(other: Noun) -> Noun | None:
    if other == IT or other.form not in (Form.THIS, Form.BACK, Form.EVENT):
        return None
    kind = Kind(Filter(players=Side.ANY), late=(("not_ref", other),))
    return Noun(Form.TARGET, kind, any_target=True)
