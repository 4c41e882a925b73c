"""Names that no card has: what is refused, and what may be meant."""

from bot.cards.facts import is_spell
from bot.cards.finding import Ambiguous, Found, How, Unknown
from bot.citation import Game
from bot.errors import Problem
from bot.scenario.scene.scene import Scene
from bot.scenario.words.syntax import Place, Thing
from bot.worded import one_of, worded


def unknown_card(scene: Scene, name: str, thing: Thing) -> Exception:
    """I do not know that card: nearest names, and what to do."""
    at, parse = thing.place.end, scene.parse
    if name and parse.capital(at - 1) and name.endswith(parse.tokens[at - 1].raw):
        while at < len(parse.tokens) and parse.capital(at):
            name = f"{name} {parse.tokens[at].raw}"  # "Falling" of "Falling Moon"
            at += 1
        if scene.game is Game.RIFTBOUND and _epithet(scene, at):
            # "Lucian, Gunslinger" is one name.
            name = f"{name}, {parse.tokens[at + 1].raw}"
            at += 2
    near = _nearest(scene, name)
    if not near:
        whole = _with_what_is_before(scene, name, thing.place.start)
        near = _nearest(scene, whole) if whole else []
        name = whole if near else name
    said = worded(
        "I know no card “{name}”. If it is a card, paste its text in quotation marks "
        "after its name; if it is a creature of your own, say its size.",
        name=name,
    )
    if near:
        said = worded(
            "I know no card “{name}”. Did you mean {near}? If it is a card, paste its "
            "text in quotation marks after its name; if it is a creature of your own, "
            "say its size.",
            name=name,
            near=one_of(near[:3]),
        )
    return scene.error(
        Problem.UNKNOWN,
        said,
        Place(thing.place.start, max(at, thing.place.end)),
        [*near, *_told_so(scene, name, at)],
        near,
    )


def _epithet(scene: Scene, at: int) -> bool:
    """Whether a champion's epithet stands there behind a comma."""
    parse = scene.parse
    told = parse.word(at) == "," and parse.capital(at + 1)
    return told and parse.word(at + 1) not in parse.people


def check_no_spell(scene: Scene, thing: Thing) -> None:
    """Refuse "it gets hit by a bolt (2/2)": it is not the bolt that has a size."""
    if not thing.label or scene.game is not Game.MTG or not thing.of("size"):
        return
    label = thing.label.lower().split()[0]
    if any(pair in scene.parse.text.lower() for pair in _called(label)):
        return  # "a 3/3 called Shock"
    match scene.parse.catalogue.find(thing.label, scene.game):
        case Found(card=card, how=How.EXACT) if is_spell(card.face):
            raise scene.error(
                Problem.ILLEGAL,
                worded("{it} is a spell: it has no size.", it=card.name),
                thing.place,
            )
        case _:
            return


def _called(label: str) -> tuple[str, ...]:
    return f"called {label}", f"named {label}"


def _nearest(scene: Scene, name: str) -> list[str]:
    match scene.parse.catalogue.find(name, scene.game):
        case Found(card=card, how=how) if " " in name or how is How.FUZZY:
            return [card.name]  # "Mana Shield", a part of its name
        case Ambiguous(candidates=names) if " " in name:
            return [it.name for it in names][:4]
        case Unknown(nearest=names):
            return [it.name for it in names][:4]
        case _:
            return []


def _with_what_is_before(scene: Scene, name: str, at: int) -> str:
    """ "Solphim, Mayhem Dominator" for its last word: its capitals; "" for no more."""
    parse = scene.parse
    first = at
    while first and (
        parse.capital(first - 1)
        or (parse.word(first - 1) == "," and first > 1 and parse.capital(first - 2))
    ):
        first -= 1
    if first == at:
        return ""
    return f"{parse.text[parse.tokens[first].start : parse.tokens[at].start]}{name}"


def is_shielded_walker(scene: Scene, name: str) -> bool:
    """ "Gideon Stormward": a card nobody entered, whose namesakes prevent damage.

    What it says may matter: without "a planeswalker" it is none of the asker's own.
    """
    if scene.game is not Game.MTG or "planeswalker" in scene.parse.text.lower():
        return False
    first = name.replace(",", " ").split()[0]
    found = scene.parse.catalogue.find(first, scene.game)
    cards = [found.card.ref] if isinstance(found, Found) else []
    cards += found.candidates if isinstance(found, Ambiguous) else []
    return any(
        it.name.lower().startswith(first.lower())
        and "planeswalker" in (face := scene.parse.catalogue.card(it).face).types
        and "prevent" in face.text.lower()
        for it in cards
    )


_AIMING = frozenset({"on", "at", "onto", "targeting"})


def _told_so(scene: Scene, name: str, at: int) -> list[str]:
    """How to tell of what is no card that is known, the name of which ends at *at*."""
    text = f'{name}: "…its text…"'
    if scene.game is not Game.MTG:
        return [text]
    loyal = f"My opponent controls {name}, a planeswalker with 5 loyalty."
    if "loyalty" in scene.parse.text.lower():
        return [loyal, text]
    if at < len(scene.parse.tokens) and scene.parse.word(at) in _AIMING:
        return [text]  # what is cast on something is no creature
    if {*scene.parse.words}.isdisjoint(_LASTING):
        return [text]  # nor does anything say that it stays
    return [text, f"{name}, a 3/3", loyal]


_LASTING = frozenset(
    "attack attacks attacked block blocks blocked control controls has have had got "
    "board battlefield".split()
)
