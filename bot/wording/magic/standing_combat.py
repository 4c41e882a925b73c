"""Who can attack, who can block what, and how much they deal: what always holds."""

from bot.engine.effects import Ban, Modifier, Restriction, Static, Until
from bot.engine.unnamed import AS_NO_DEFENDER, BY_TOUGHNESS, ONE_BLOCKER, PAST_BLOCKERS
from bot.engine.values import Filter
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting, until
from bot.wording.magic.nouns import Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.standing import subject_of
from bot.wording.phrases import UnclearError


@G.says("lasting", "<who:several> can't be blocked by <by:several> [<t:duration>]")
@G.says("lasting", "<who:several> can't be blocked [<t:duration>] by <by:several>")
def _unblockable_by(who: Noun, by: Noun, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        subject = subject_of(scene, who)
        return [Restriction(Ban.BE_BLOCKED, subject, scene.watch(by), until=lasts)]

    return bind


@G.says("lasting", "<by:several> can't block <who:several> [<t:duration>]")
def _cannot_block(by: Noun, who: Noun, t: Until | None = None) -> Lasting:
    return _unblockable_by(who, by, t)


@G.says(
    "lasting", "<who:several> can't be blocked except by <by:exception> [<t:duration>]"
)
def _unblockable_except(who: Noun, by: Filter, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        return [Restriction(Ban.BE_BLOCKED, subject_of(scene, who), by, until=lasts)]

    return bind


@G.says("lasting", "<by:several> can block only <who:exception> [<t:duration>]")
def _blocks_only(by: Noun, who: Filter, t: Until | None = None) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, t)
        return [Restriction(Ban.BE_BLOCKED, who, subject_of(scene, by), until=lasts)]

    return bind


@G.says("exception", "<kind>")
def _exception(kind: Kind) -> Filter | None:
    """Who cannot block when only *kind* can."""
    f = kind.filter
    bare = f.kinds - {"creature"}
    if kind.late or not kind.plural:
        return None
    if f == Filter(kinds=f.kinds) and len(bare) == 1:
        return Filter(not_kinds=bare)
    if f.any_of and all(_only_keyword(one) for one in f.any_of):
        several = frozenset(word for one in f.any_of for word in one.keywords)
        return Filter(without_keywords=several)
    if f == Filter(kinds=f.kinds, keywords=f.keywords) and not bare and f.keywords:
        if len(f.keywords) == 1:
            return Filter(without_keywords=f.keywords)
        return None
    if f == Filter(kinds=f.kinds, colors=f.colors) and not bare:
        return Filter(not_colors=f.colors)
    return None


def _only_keyword(one: Filter) -> bool:
    return one == Filter(keywords=one.keywords) and bool(one.keywords)


for _words, _keyword in (
    ("can't be blocked except by two or more creatures", "menace"),
    ("can't be blocked by more than one creature", ONE_BLOCKER),
    ("can attack as though (it|they) didn't have defender", AS_NO_DEFENDER),
    (
        "(assigns|assign) combat damage equal to (its|their) toughness rather than"
        " (its|their) power",
        BY_TOUGHNESS,
    ),
):
    G.table("combat trait", {_words: _keyword})


@G.says(
    "lasting",
    "you may have <who:several> assign (its|their) combat damage as though"
    " (it|they) weren't blocked",
)
@G.says(
    "lasting",
    "<who:several>'s controller may have it assign its combat damage as though it"
    " weren't blocked",
)
def _past_blockers(who: Noun) -> Lasting:
    return _combat_trait(who, PAST_BLOCKERS)


@G.says("lasting", "<who:several> <trait:combat trait>")
def _combat_trait(who: Noun, trait: str) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), keywords=(trait,))]

    return bind


@G.says(
    "lasting",
    "<who:several> can attack <t:duration> as though (it|they) didn't have defender",
)
def _attacks_all_the_same(who: Noun, t: Until) -> Lasting:
    return _combat_trait_until(who, AS_NO_DEFENDER, t)


@G.says("lasting", "<who:several> <trait:combat trait> <t:duration>")
def _combat_trait_until(who: Noun, trait: str, t: Until) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        subject = subject_of(scene, who)
        return [Modifier(subject, keywords=(trait,), until=until(scene, t))]

    return bind
