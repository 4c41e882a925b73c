"""What something becomes: “is a 6/6 Soldier creature”, “becomes blue”."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.engine.board import COLORS
from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import CardAbilities, Instruction
from bot.engine.values import Filter, Ref
from bot.wording.magic.amounts import Count
from bot.wording.magic.creature_types import CREATURE_TYPES
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.granting import given
from bot.wording.magic.growing import Change, modified
from bot.wording.magic.making import Lasting
from bot.wording.magic.nouns import Form, Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import SUBTYPES, kind, replaced
from bot.wording.phrases import Attempt, UnclearError


@dataclass(frozen=True, slots=True)
class Shape:
    """ "6/6 white Human Soldier creature with flying"."""

    base: tuple[int, int] | None
    kinds: frozenset[str]
    colors: frozenset[str] | None = None
    keywords: tuple[str, ...] = ()
    # "with power and toughness each equal to …"
    size: Count | None = None


@G.reads("shape")
def _shape(attempt: Attempt, at: int) -> Iterable[tuple[int, Shape]]:
    words = attempt.words
    base: tuple[int, int] | None = None
    kinds: set[str] = set()
    colors: set[str] = set()
    while at < len(words):
        word = words[at]
        if "/" in word and base is None:
            sides = word.split("/")
            if not all(side.isdecimal() for side in sides):
                return []
            base = (int(sides[0]), int(sides[1]))
        elif word in COLORS or (
            word == "and" and {*words[at - 1 : at + 2 : 2]} <= set(COLORS)
        ):
            colors |= {word} & set(COLORS)
        elif word == "legendary" or (
            (known := kind(word)) and known[0] not in ("permanent", "spell", "card")
        ):
            kinds.add(word if word == "legendary" else kind(word)[0])  # type: ignore[index]
        else:
            break
        at += 1
    if "creature" not in kinds and not (kinds and kinds <= CREATURE_TYPES):
        return []  # "a 1/1 Frog": a creature that becomes so is one still (205.1a)
    size = "".join(words[at + 5 : at + 6]).split("/")
    told = base is None and words[at : at + 5] == _BASE and len(size) == 2
    if told and all(it.isdecimal() for it in size):
        base, at = (int(size[0]), int(size[1])), at + 6
    shape = Shape(base, frozenset(kinds), frozenset(colors) or None)
    found = [(at, shape)]
    if words[at : at + 1] == ("with",):
        for end, keywords in attempt.read(G.rule("keywords"), at + 1):
            found.insert(0, (end, replace(shape, keywords=keywords)))
        for said in _EVERY:
            if words[at + 1 : at + 1 + len(said)] == said:
                every = replace(shape, kinds=shape.kinds | CREATURE_TYPES)
                found.insert(0, (at + 1 + len(said), every))
    if words[at : at + 7] == _EACH_EQUAL and base is None:
        sized = replace(shape, base=(0, 0))
        for end, n in attempt.read(G.rule("quantity"), at + 7):
            found.insert(0, (end, replace(sized, size=n)))
    return found


_BASE = tuple("with base power and toughness".split())
_EVERY = (("all", "creature", "types"), ("changeling",))
_EACH_EQUAL = tuple("with power and toughness each equal to".split())


_STILL = (
    "(that's still (a planeswalker|a land|an enchantment)|that are still lands"
    "|in addition to its other types|in addition to their other types)"
)


@G.says("lasting", f"<who:noun> (is|are) [a|an] <shape> {_STILL}")
def _is(who: Noun, shape: Shape) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving and scene.lasting is None:
            raise UnclearError("it does not say for how long")
        return [
            Modifier(
                scene.watch(who), keywords=shape.keywords, kinds=shape.kinds,
                base=shape.base, colors=shape.colors,
                until=scene.lasting or Until.STATIC,
            )
        ]  # fmt: skip

    return bind


@G.says("lasting", "<who:noun> (is|are) every creature type")
def _is_every(who: Noun) -> Lasting:
    """Changeling, and what makes others so (702.73a)."""

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving and scene.lasting is None:
            raise UnclearError("it does not say for how long")
        lasts = scene.lasting or Until.STATIC
        return [Modifier(scene.watch(who), kinds=CREATURE_TYPES, until=lasts)]

    return bind


_ALSO = "in addition to (its|their) other (types|creature types|colors and types)"
_HUED = "in addition to (its|their) other colors and types"


@G.says("lasting", f"<who:several> (is|are) [a|an] <also:kind> {_HUED}")
def _is_also_colored(who: Noun, also: Kind) -> Lasting | None:
    """A black Zombie besides: a color is had besides, too."""
    if not _only_besides(also) or not also.filter.colors:
        return None

    def bind(scene: Scene) -> list[Static]:
        lasts = Until.STATIC
        if scene.resolving:
            if who.form not in (Form.BACK, Form.TARGET):
                raise UnclearError("it does not say for how long")
            lasts = scene.lasting or Until.END_OF_GAME  # 611.2a
        said = also.filter
        return [
            Modifier(
                scene.watch(who), kinds=said.kinds, also_colors=said.colors, until=lasts
            )
        ]

    return bind


def _only_besides(also: Kind) -> bool:
    """Whether that says nothing but colors and types that can be had besides."""
    said = also.filter
    if said != Filter(kinds=said.kinds, colors=said.colors) or also.of_choice:
        return False
    return not (also.late or also.damaged or "chosen" in said.kinds)


@G.says("lasting", f"<who:several> (is|are) [a|an] <also:kind> {_ALSO}")
@G.says(
    "lasting",
    f"<who:several> (is|are) [a|an] <also:kind> {_ALSO} and (has|have) <keywords>",
    f"<who:several> (gets|get) <by:change> and (is|are) [a|an] <also:kind> {_ALSO}",
    f"<who:several> (gets|get) <by:change> , (has|have) <keywords> , and (is|are)"
    f" [a|an] <also:kind> {_ALSO}",
    f"<who:several> (has|have) <keywords> and (is|are) [a|an] <also:kind> {_ALSO}",
    f"<who:several> (is|are) [a|an] <also:kind> {_ALSO} and (has|have) <grants:quoted>",
)
def _is_also(
    who: Noun,
    also: Kind,
    by: Change | None = None,
    keywords: tuple[str, ...] = (),
    grants: CardAbilities | None = None,
) -> Lasting | None:
    if also.filter != Filter(kinds=also.filter.kinds) or also.late or also.damaged:
        return None
    if "chosen" in also.filter.kinds or also.of_choice:
        return None

    def bind(scene: Scene) -> list[Static]:
        lasts = Until.STATIC
        if scene.resolving:
            target = who.form in (Form.BACK, Form.TARGET)
            if not target or by is not None or keywords or grants is not None:
                raise UnclearError("it does not say for how long")
            lasts = scene.lasting or Until.END_OF_GAME  # 611.2a
        sized = by(scene) if by else (0, 0)
        power, toughness, more, rest = given(grants, *sized)
        subject = scene.watch(who)
        kinds = also.filter.kinds
        return [
            Modifier(
                subject, power, toughness, (*keywords, *more), kinds=kinds, grants=rest,
                until=lasts,
            )
        ]  # fmt: skip

    return bind


@G.says("lasting", f"<who:noun> (is|are) the chosen type {_ALSO}")
def _is_as_chosen(who: Noun) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), kinds=frozenset({"chosen"}))]

    return bind


@G.says("verb", f"(becomes|become) (a|an) <also:kind> {_HUED} [<t:duration>]")
def _becomes_colored(also: Kind, t: Until | None = None) -> Verb | None:
    if not _only_besides(also) or not also.filter.colors:
        return None
    said = also.filter
    return lambda scene, ref, who: modified(
        scene, ref, who, _for_good(scene, t), kinds=said.kinds, also_colors=said.colors
    )


@G.says("verb", f"(becomes|become) (a|an) <also:kind> {_ALSO} [<t:duration>]")
def _becomes_also(also: Kind, t: Until | None = None) -> Verb | None:
    kinds = also.filter.kinds
    if also.filter != Filter(kinds=kinds) or also.late or also.damaged:
        return None
    if "chosen" in kinds or also.of_choice:
        return None
    return lambda scene, ref, who: modified(
        scene, ref, who, _for_good(scene, t), kinds=kinds
    )


for _words in (
    "(becomes|become) (a|an) <shape> [<t:duration>]",
    "(becomes|become) (a|an) <shape> and (gains|gain) <keywords> [<t:duration>]",
    f"(becomes|become) (a|an) <shape> {_STILL} [<t:duration>]",
    f"(becomes|become) (a|an) <shape> <t:duration> {_STILL}",
    f"(becomes|become) (a|an) <shape> and (gains|gain) <keywords> {_STILL}"
    " [<t:duration>]",
    f"(becomes|become) (a|an) <shape> and (gains|gain) <keywords> <t:duration>"
    f" {_STILL}",
):

    def _becomes(
        shape: Shape,
        t: Until | None = None,
        keywords: tuple[str, ...] = (),
        *,
        still: bool = _STILL in _words,
    ) -> Verb:
        # What becomes an artifact creature keeps its other types, too (205.1b).
        keeps = still or "artifact" in shape.kinds
        lost = frozenset() if keeps else replaced(shape.kinds)

        def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
            if who.form not in (Form.THIS, Form.TARGET, Form.BACK) or (
                "creature" in scene.host_kinds and not shape.kinds & SUBTYPES
            ):
                raise UnclearError("what else it is would change as well")
            # How big is known once, when it resolves (608.2h).
            size = shape.size(scene) if shape.size is not None else 0
            return modified(
                scene, ref, who, _for_good(scene, t), kinds=shape.kinds,
                not_kinds=lost, base=shape.base, power=size, toughness=size,
                keywords=(*shape.keywords, *keywords), colors=shape.colors,
            )  # fmt: skip

        return bind

    G.rule("verb").add(_words, _becomes)


@G.says("verb", "(becomes|become) <hue:color> [<t:duration>]")
@G.says(
    "verb", "(becomes|become) <hue:color> and (gains|gain) <keywords> [<t:duration>]"
)
def _colored(hue: str, t: Until | None = None, keywords: tuple[str, ...] = ()) -> Verb:
    return lambda scene, ref, who: modified(
        scene, ref, who, t if keywords else _for_good(scene, t),
        colors=frozenset({hue}), keywords=keywords,
    )  # fmt: skip


@G.says("verb", "(becomes|become) colorless [<t:duration>]")
def _colorless(t: Until | None = None) -> Verb:
    return lambda scene, ref, who: modified(
        scene, ref, who, _for_good(scene, t), colors=frozenset()
    )


def _for_good(scene: Scene, t: Until | None) -> Until | None:
    """What is said without a duration stays (611.2a)."""
    return Until.END_OF_GAME if t is None and scene.lasting is None else t
