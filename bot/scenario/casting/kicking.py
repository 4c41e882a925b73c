"""What is paid for a spell: "kicked", "three red mana was spent to cast it"."""

import re
from collections.abc import Iterator

from bot.cards.card import Face
from bot.cards.facts import is_spell
from bot.citation import Game
from bot.engine.conditions import Flag
from bot.engine.inside import walk
from bot.errors import Problem
from bot.scenario.casting.storm import STORM_COUNT
from bot.scenario.scene.aiming import face_of
from bot.scenario.scene.draft import DraftThing
from bot.scenario.scene.meaning import number
from bot.scenario.scene.scene import Scene, handles
from bot.scenario.scene.specs import apply_spec
from bot.scenario.words.asked_back import WHICH_CARD
from bot.scenario.words.kinds import SYMBOLS
from bot.scenario.words.syntax import Clause, Spec, Thing
from bot.wording.numbers import NUMBERS


def paid_more(scene: Scene, clause: Clause, thing: Thing) -> tuple[Spec, ...]:
    """The facts told of a spell as it is cast: "a kicked Odd Blast"."""
    if scene.game is not Game.MTG:
        return ()
    told = tuple(spec for spec in thing.specs if spec.kind == "flag")
    if clause.get("kicked"):
        told += (Spec("flag", "kicked", clause.place),)
    if clause.get("back"):
        told += (Spec("flag", "flashback", clause.place),)
    for flag in _spent(clause, _text(scene, thing)):
        told += (Spec("flag", flag, clause.place),)
    if clause.get("storm") is not None:
        many = number(scene, clause.get("storm"))
        told += (Spec("flag", f"{STORM_COUNT} {many}", clause.place),)
    if clause.get("grave") and "flashback" in _text(scene, thing):
        told += (Spec("flag", "flashback", clause.place),)
    return told


def check_how(scene: Scene, clause: Clause, face: Face) -> None:
    """Refuse what is cast from elsewhere, or for another cost, if its text asks that.

    Raises QuestionError (UNSUPPORTED).
    """
    asks = _ASKS_HOW.search(face.text.lower()) if clause.get("how") else None
    if asks is not None or (clause.get("how") and not is_spell(face)):
        raise scene.not_read(clause.place)


# "If you cast it from your hand", "if its madness cost was paid".
_ASKS_HOW = re.compile(
    r"\b(?:was|were|wasn't) (?:cast|paid)|\byou cast (?:it|this spell) from"
)


def _text(scene: Scene, thing: Thing) -> str:
    return face_of(scene, thing).text.lower()


@handles("kickedlast")
def kicked_last(scene: Scene, clause: Clause) -> None:
    """ "It was kicked", "paying the kicker": the spell that was cast last."""
    apply_spec(scene, _last(scene), Spec("flag", "kicked", clause.place))


def _last(scene: Scene) -> DraftThing:
    if scene.last_cast is None:
        raise scene.error(Problem.AMBIGUOUS, WHICH_CARD)
    return scene.last_cast


@handles("stormlast")
def storm_last(scene: Scene, clause: Clause) -> None:
    """ "The storm count is 4": so often the spell that was cast last is copied."""
    many = f"{STORM_COUNT} {number(scene, clause.get('n'))}"
    apply_spec(scene, _last(scene), Spec("flag", many, clause.place))


@handles("spentlast")
def spent_last(scene: Scene, clause: Clause) -> None:
    """ "Three red mana was spent to cast it": what its text asks about that holds."""
    if clause.get("spent") is not None:
        it = _last(scene)
        for flag in _spent(clause, it.face.text.lower() if it.face else ""):
            apply_spec(scene, it, Spec("flag", flag, clause.place))
        return
    it, n = _last(scene), number(scene, clause.get("n"))
    hue = clause.get("hue")
    for one in walk(it.abilities):
        asked = _SPENT.fullmatch(one.name) if isinstance(one, Flag) else None
        if asked and asked[2] == hue and int(asked[1]) <= n:
            it.flags.add(asked[0])


def _spent(clause: Clause, text: str) -> Iterator[str]:
    """What a card of that *text* asks about the mana of each colour spent on it."""
    for hue, n in clause.get("spent") or ():
        if f"{{{SYMBOLS[hue].lower()}}} was spent" in text:
            yield f"{{{SYMBOLS[hue]}}} was spent to cast this"
        for least in range(1, n + 1):
            if re.search(
                rf"\b(?:{least}|{NUMBERS[min(least, 20)]}) {hue} mana was", text
            ):
                yield f"at least {least} {hue} mana was spent to cast this"


_SPENT = re.compile(r"at least (\d+) (\w+) mana was spent to cast this")
