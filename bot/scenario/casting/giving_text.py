"""Card text in quotation marks, put onto a thing or into force by itself."""

import re
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from bot.cards.facts import face_named, is_spell
from bot.citation import Game
from bot.engine.effects import Effect
from bot.engine.inside import holds
from bot.engine.instructions import (
    Ability,
    CardAbilities,
    DealDamage,
    DestroyIt,
    Kill,
    Unplayed,
)
from bot.engine.question import Resolve
from bot.engine.values import Filter, Who, Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.default_targets import Use
from bot.scenario.casting.reminders import is_reminder, without_given
from bot.scenario.casting.targeting import slots
from bot.scenario.scene.draft import DraftThing, Entry
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.shields_added import add_shield
from bot.scenario.scene.specs import in_full
from bot.scenario.scene.steps import takes
from bot.scenario.scene.whose import default_owner
from bot.scenario.words.asked_back import WHO_CASTS
from bot.scenario.words.own_names import by_its_name, own_name
from bot.scenario.words.syntax import Place, Spec
from bot.scenario.words.unquoting import like_a_name
from bot.scenario.words.wordings import reworded
from bot.worded import worded
from bot.wording.reading import read_quoted
from bot.wording.rebuilding import rebuilt


def read(
    scene: Scene,
    quote: tuple[str, int],
    name: str,
    kinds: set[str],
    *,
    entire: bool = False,
) -> CardAbilities:
    """What the quotation says. Raises QuestionError where it is not understood."""
    text, at = quote
    token = scene.parse.tokens[at]
    if scene.game is Game.MTG:
        text = by_its_name(text, name)
        name = name if name.lower() in text.lower() else own_name(text) or name
    # Players quote what a card says to its controller as said by themselves.
    text = re.sub(r"\bmy (?=champion|unit|allies|units|ally)", "your ", text)
    try:
        found = read_quoted(
            scene.game,
            text,
            name=name,
            kinds=frozenset(kinds),
            line=token.line,
            column=token.column + 1,
            whole=scene.parse.text,
            entire=entire,
        )
    except QuestionError as error:
        if like_a_name(token) and len(text) > 3 and text[-1].isalnum():
            raise _unknown(scene, text, Place(at, at + 1)) from error
        raise
    if _only_a_name(text, found):
        raise _unknown(scene, text.rstrip(" !?"), Place(at, at + 1))
    for said in found.irrelevant:
        scene.draft.assume(worded("“{said}” is taken to change nothing.", said=said))
    return found


def _only_a_name(text: str, found: CardAbilities) -> bool:
    """'I went "wobble!"': no wording, though "Wobble." could be an instruction."""
    spell = found.spell
    if spell is None or len(text.split()) > _NAME or text.rstrip()[-1:] == ".":
        return False
    said = any(char.isdigit() for char in text) or not spell.do
    return not said and all(isinstance(it, Unplayed) for it in spell.do)


_NAME = 4


def _unknown(scene: Scene, name: str, place: Place) -> QuestionError:
    """A card's name in quotation marks that nobody knows."""
    return scene.error(
        Problem.UNKNOWN,
        worded(
            "I know no “{name}”. If it is a card, paste its text in quotation marks "
            "after its name.",
            name=name,
        ),
        place,
        (f'"{name}": "…its text…"',),
    )


PutOn = Callable[[Scene, DraftThing, tuple[str, int]], bool]
# How a game puts a text that says nothing of its bearer onto one: False if it cannot.
PUT_ON: dict[Game, PutOn] = {}
# What has it is meant, where nothing is said to be protected.
_ALL_DAMAGE = re.compile(r"prevents? all (?:(?:non-?)?combat )?damage", re.IGNORECASE)
ANEW_EACH_COMBAT = "prevents anew each combat"
# Riftbound's own example of a Prevent Value that comes anew each combat (437.5.a).
_EACH_COMBAT = re.compile(
    r"prevent the first (\d+) damage (?:i|it) would take each combat", re.IGNORECASE
)


@takes("text")
def _has_text(scene: Scene, it: DraftThing, spec: Spec) -> None:
    """A 3/3 with "Prevent all damage …"."""
    give_text(scene, it, spec.value)


def give_text(scene: Scene, it: DraftThing, quote: tuple[str, int]) -> None:
    """*it* has the quoted text."""
    if scene.game is not Game.MTG and _ALL_DAMAGE.fullmatch(quote[0].strip(" .")):
        quote = (f"{quote[0].strip(' .')} to this", quote[1])
    each_combat = _EACH_COMBAT.fullmatch(quote[0].strip().rstrip("."))
    if each_combat is not None:
        add_shield(scene, [it.id], int(each_combat[1]), "combat", "")
        it.said |= {"text", ANEW_EACH_COMBAT}
        return
    if it.card is not None and it.abilities.understood and _same(scene, it, quote[0]):
        return
    if scene.game is Game.MTG and is_reminder(it, quote[0]):
        scene.draft.tell(
            worded("{it} has the text “{quote}”.", it=it.id, quote=quote[0])
        )
        return
    worn = _WORN.search(quote[0])
    if worn and scene.game is Game.MTG and it.kinds & {"creature"} and not it.card:
        kind = "Aura" if worn[1].lower() == "enchanted" else "Equipment"
        raise scene.error(
            Problem.AMBIGUOUS,
            worded(
                "That is what an {kind} says, not {it}. Name it, then its wording, "
                "then what it is on.",
                kind=kind,
                it=it.id,
            ),
            Place(quote[1], quote[1] + 1),
            (f'an {kind} that says "…" is on my 3/3',),
        )
    try:
        # "Your champion" in its text is not a name.
        name = it.id if it.label in it.kinds else it.label or it.id
        # Of a card that is known its own text says more than one half understood.
        read_text = read(scene, quote, name, it.kinds, entire=it.card is not None)
    except QuestionError:
        if scene.game in PUT_ON and PUT_ON[scene.game](scene, it, quote):
            return
        if it.card is not None and _lasts(scene, quote[0]):
            in_force(scene, quote, it.controller)
            return
        faces = it.card.faces if it.card is not None else ()
        alike = reworded if scene.game is Game.MTG else _said_alike
        known = any(one.text and alike(quote[0], one.text) for one in faces)
        if not known or not it.abilities.understood:
            raise
        scene.draft.notes.append(worded("{it} is taken as I know the card.", it=it.id))
        return
    if "unit" in it.kinds and scene.game is not Game.MTG:
        read_text = rebuilt(read_text, _of_its_wearer)
    # A second quotation says more of it; the first stands for the card's own text.
    more = it.card is None or "text" in it.said
    if scene.game is Game.MTG:
        it.abilities = without_given(it, read_text)
    it.abilities = merge(it.abilities, read_text) if more else read_text
    for keyword in sorted(it.keywords) if scene.game is Game.MTG else ():
        in_full(it, keyword)
    it.keywords |= set(read_text.keywords)
    it.said.add("text")
    scene.draft.tell(worded("{it} has the text “{quote}”.", it=it.id, quote=quote[0]))


def _of_its_wearer(node: Any) -> Any:
    """ "Equipped unit has +2 Might" on a unit: whatever it wears says so of that."""
    if isinstance(node, Filter):
        return replace(node, attached=False, this=True) if node.attached else node
    worn = [it.name for it in fields(node) if getattr(node, it.name) is Who.ATTACHED]
    return replace(node, **dict.fromkeys(worn, Who.THIS)) if worn else node


def _said_alike(quote: str, printed: str) -> bool:
    """Whether most words of *quote* are in what is printed: it is retold, no more."""
    said = re.findall(r"[a-z']+", quote.lower())
    own = set(re.findall(r"[a-z']+", printed.lower()))
    return 2 * sum(word in own for word in said) > len(said)


_WORN = re.compile(r"\b(enchanted|equipped) creature\b", re.IGNORECASE)


def merge(first: CardAbilities, second: CardAbilities) -> CardAbilities:
    """Both texts together."""
    return CardAbilities(
        (*first.statics, *second.statics),
        second.spell or first.spell,
        (*first.activated, *second.activated),
        (*first.keywords, *second.keywords),
        (*first.irrelevant, *second.irrelevant),
        (*first.unread, *second.unread),
    )


def _same(scene: Scene, it: DraftThing, quoted: str) -> bool:
    """Whether the quotation is what the catalogue says anyway, in these words or not.

    In few words and from memory only in Magic: in the other games cards are short,
    and who quotes one otherwise means it so.
    """
    printed = it.face.text if it.face else ""
    said = letters(quoted)
    if said and said in letters(printed):
        return True
    numbers = _numbers(quoted)
    retold = bool(numbers) and numbers == _numbers(printed)
    return scene.game is Game.MTG and retold


def says_it(scene: Scene, it: DraftThing, quoted: str) -> bool:
    """Whether what is quoted is (part of) what the card *it* says, in any words."""
    name = it.face.name if it.face else it.label
    try:
        read = read_quoted(scene.game, quoted, name=name, kinds=frozenset(it.kinds))
    except QuestionError:
        return False
    its = it.abilities
    return bool(read.statics) and all(one in its.statics for one in read.statics)


def _lasts(scene: Scene, quoted: str) -> bool:
    """What an ability of a card does for a while, without what it costs."""
    said = quoted.lower()
    lasting = "this turn" in said or "until end of turn" in said
    return scene.game is not Game.MTG and lasting and ":" not in said


def letters(text: str) -> str:
    """What is left of a wording to compare it by."""
    low = text.lower().replace("this creature", "").replace("this enchantment", "")
    return "".join(char for char in low if char.isalnum())


def _numbers(text: str) -> str:
    return "".join(char for char in text if char.isdecimal())


def in_force(scene: Scene, quote: tuple[str, int], controller: str = "") -> None:
    """A quotation of nobody's card is in force now."""
    text, _ = quote
    owner = controller or default_owner(scene)
    abilities = _standing_or_spell(scene, quote)
    host = DraftThing(
        scene.draft.fresh(_title(text)), "effect", owner, owner,
        kinds={"enchantment"}, abilities=abilities,
    )  # fmt: skip
    scene.add(host)
    scene.draft.tell(worded("In force: “{text}”.", text=text))
    if abilities.spell is not None:
        if scene.game is Game.MTG and _done_at_once(abilities.spell):
            raise scene.error(
                Problem.AMBIGUOUS,
                WHO_CASTS,
                Place(quote[1], quote[1] + 1),
                (f"My opponent casts “{text}”",),
            )
        host.zone = Zone.COMMAND
        resolve_opening(scene, host, abilities.spell)
    elif not abilities.statics and not abilities.activated:
        raise scene.error(
            Problem.UNSUPPORTED,
            worded("I find nothing in this text that I can rule on."),
        )


def _standing_or_spell(scene: Scene, quote: tuple[str, int]) -> CardAbilities:
    """As the text of a permanent; else as that of a spell that has resolved."""
    try:
        return read(scene, quote, "the effect", {"enchantment"})
    except QuestionError:
        lasting = ("this turn", "until end of turn")
        if not any(words in quote[0].lower() for words in lasting):
            raise
        return read(scene, quote, "the effect", {"instant", "action", "spell"})


_DEEDS = DealDamage | DestroyIt | Kill


def _done_at_once(ability: Ability) -> bool:
    """ "Destroy target creature.": nothing of it is in force afterwards."""
    return bool(ability.do) and all(isinstance(it, _DEEDS) for it in ability.do)


def lasts(ability: Ability) -> bool:
    """ "Prevent the next 2 damage …": nothing of it is done at once."""
    return holds(ability, Effect) and not any(
        isinstance(it, _DEEDS) for it in ability.do
    )


def resolve_opening(scene: Scene, host: DraftThing, ability: Ability) -> None:
    """What a spell's text does has been done before the scenario begins."""
    chosen: tuple[tuple[str, ...], ...] = ()
    if ability.targets and scene.game is Game.MTG:
        chosen = slots(scene, host, ability, Use(host.controller, [], []))
    if holds(ability, Effect) or ability.do:
        what = Resolve(host.id, ability, host.controller, chosen)
        # What lies on units is there before a spell that harms them at once.
        harms = any(isinstance(it, DealDamage | Kill) for it in ability.do)
        later = harms and scene.game is not Game.MTG
        entries = scene.draft.script if later else scene.draft.opening
        entries.append(Entry(what, host.controller, "", host.id))


def _title(text: str) -> str:
    words = text.split()
    short = " ".join(words[:4])
    return f"“{short}…”" if len(words) > 4 else f"“{text}”"


def quoted_card(scene: Scene, it: DraftThing) -> None:
    """A named card with its text that is a spell: it has resolved."""
    face = it.face or (face_named(it.card, it.label) if it.card else None)
    spell = it.abilities.spell
    if spell is None:
        return
    if (face is not None and is_spell(face)) or (
        face is None and not it.abilities.statics
    ):
        it.zone = Zone.COMMAND
        resolve_opening(scene, it, spell)
