"""What loses all its abilities or a type, and what it is from then on."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.engine.board import COLORS
from bot.engine.characteristics import ALL_ABILITIES
from bot.engine.effects import Modifier, Static, Until
from bot.engine.instructions import Instruction
from bot.engine.values import Filter, Ref
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.growing import modified
from bot.wording.magic.making import Doing, Lasting
from bot.wording.magic.nouns import Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.vocabulary import CARD_TYPES, SUBTYPES, kind, replaced
from bot.wording.phrases import Attempt, UnclearError


@dataclass(frozen=True, slots=True)
class Turned:
    """What is left of something: a size, types and colors in place of its own."""

    base: tuple[int, int] | None = None
    kinds: frozenset[str] = frozenset()
    colors: frozenset[str] | None = None
    keywords: tuple[str, ...] = ()
    bare: bool = False  # it loses all abilities

    def fields(self) -> dict[str, object]:
        """As fields of a modifier."""
        return {
            "base": self.base,
            "kinds": self.kinds,
            "not_kinds": replaced(self.kinds),
            "colors": self.colors,
            "keywords": self.keywords,
            "loses": (ALL_ABILITIES,),
        }


@G.reads("novel")
def _novel(attempt: Attempt, at: int) -> Iterable[tuple[int, Turned]]:
    """ "blue Frog", "green Elk creature", "1/1 Insect artifact creature"."""
    words = attempt.words
    made = Turned()
    kinds: set[str] = set()
    colors: set[str] = set()
    start = at
    while at < len(words):
        word = words[at]
        sides = word.split("/")
        if len(sides) == 2 and all(it.isdecimal() for it in sides) and at == start:
            made = replace(made, base=(int(sides[0]), int(sides[1])))
        elif word in COLORS:
            colors.add(word)
        elif (known := kind(word)) and known[0] in CARD_TYPES | SUBTYPES:
            kinds.add(known[0])
        else:
            break
        at += 1
    if not kinds or (kinds & CARD_TYPES and "creature" not in kinds):
        return []
    found = replace(made, kinds=frozenset(kinds), colors=frozenset(colors) or None)
    return [(at, found)]


_BASE = "base power and toughness <size>"

for _words in (
    "(loses|lose) all [other] abilities [, card types , and creature types]",
    "(has|have) <keywords>",
    "(gains|gain) <keywords>",
    f"(has|have) {_BASE}",
    "(becomes|become|is|are) [a|an] <novel>",
    f"(becomes|become|is|are) [a|an] <novel> with {_BASE}",
):

    def _part(
        novel: Turned | None = None,
        size: tuple[int, int] | None = None,
        keywords: tuple[str, ...] = (),
        *,
        bare: bool = "abilities" in _words,
    ) -> Turned | None:
        made = novel or Turned()
        if size is not None and made.base is not None:
            return None
        return replace(made, base=size or made.base, keywords=keywords, bare=bare)

    G.rule("turning").add(_words, _part)


@G.says("turned", "<a:turning>")
@G.says("turned", "<a:turning> [,] and [it|they] <b:turning>")
@G.says("turned", "<a:turning> , <b:turning> , and [it|they] <c:turning>")
@G.says("turned", "<a:turning> and <b:turning> [,] and [it|they] <c:turning>")
def _turned(
    a: Turned, b: Turned | None = None, c: Turned | None = None
) -> Turned | None:
    parts = [one for one in (a, b, c) if one is not None]
    if sum(one.bare for one in parts) != 1:
        return None
    if sum(one.base is not None for one in parts) > 1:
        return None
    if sum(bool(one.kinds) for one in parts) > 1:
        return None
    return Turned(
        next((one.base for one in parts if one.base is not None), None),
        frozenset().union(*(one.kinds for one in parts)),
        next((one.colors for one in parts if one.colors is not None), None),
        tuple(word for one in parts for word in one.keywords),
        bare=True,
    )


@G.says("verb", "<turned> <t:duration>")
@G.says("verb", "<turned>")
def _turns(turned: Turned, t: Until | None = None) -> Verb:
    def bind(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        lasts = t
        if t is None and scene.lasting is None:
            if not turned.kinds:
                raise UnclearError("it does not say for how long")
            lasts = Until.END_OF_GAME  # 611.2a
        return modified(scene, ref, who, lasts, **turned.fields())

    return bind


@G.says("lasting", "<who:several> <turned>")
def _is_turned(who: Noun, turned: Turned) -> Lasting:
    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), **turned.fields())]  # type: ignore[arg-type]

    return bind


@G.says("lasting", "<who:several> (isn't|aren't) (a|an) <kind>")
@G.says("lasting", "<who:several> (isn't|aren't) <kind>")
def _is_not(who: Noun, kind: Kind) -> Lasting | None:
    if kind.filter != Filter(kinds=kind.filter.kinds) or len(kind.filter.kinds) != 1:
        return None

    def bind(scene: Scene) -> list[Static]:
        if scene.resolving:
            raise UnclearError("it does not say for how long")
        return [Modifier(scene.watch(who), not_kinds=kind.filter.kinds)]

    return bind


@G.says("clause", "<who:noun> isn't (a|an) <kind> <t:duration>")
def _is_not_for_now(who: Noun, kind: Kind, t: Until) -> Doing | None:
    kinds = kind.filter.kinds
    if kind.filter != Filter(kinds=kinds) or len(kinds) != 1:
        return None

    def bind(scene: Scene) -> list[Instruction]:
        return modified(scene, scene.ref(who), who, t, not_kinds=kinds)

    return bind
