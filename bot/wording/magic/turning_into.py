"""What becomes a copy, the monarch, of a color: kept as words, not followed."""

from collections.abc import Iterable

from bot.engine.effects import Until
from bot.engine.instructions import Instruction, Unplayed
from bot.engine.values import Ref, Side, Who
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.inert import end_of_sentence, unplayed
from bot.wording.magic.nouns import Form, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.tags import tags_of
from bot.wording.phrases import Attempt, UnclearError


@G.reads("verb")
def _becomes_a_copy(attempt: Attempt, at: int) -> Iterable[tuple[int, Verb]]:
    words = attempt.words
    if words[at : at + 1] not in (("becomes",), ("become",)) or (
        words[at + 1 : at + 4] != ("a", "copy", "of")
    ):
        return []
    stop = end_of_sentence(words, at)
    plain = unplayed(attempt, at, stop)
    timed = "until" in words[at:stop]

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if who.form is not Form.THIS:
            raise UnclearError("what becomes a copy?")
        # "You may have ~ become a copy of …": told of it, not of who lets it.
        held, scene.may = scene.may, scene.may or words[at] == "become"
        done = plain(scene, ref, who)
        scene.may = held
        if words[at] == "become" and isinstance(last := done[-1], Unplayed):
            done[-1] = Unplayed(f"have this {last.text}")
        scene.mention(ref, tags_of(scene.watch(who)) | {"~", "creature", "permanent"})
        if scene.lasting is Until.END_OF_TURN and not timed:
            last = done[-1]
            assert isinstance(last, Unplayed)
            done[-1] = Unplayed(f"{last.text} until end of turn")
        elif scene.lasting is not None:
            raise UnclearError("a copy for how long?")
        return done

    return [(stop, verb)]


@G.says("verb", "(become|becomes) the monarch")
def _monarch() -> Verb:
    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if ref is Who.YOU:
            return [Unplayed("you become the monarch")]
        if who.form is Form.TARGET and not who.filter.objects:
            whom = "opponent" if who.filter.players is Side.OPPONENT else "player"
            return [Unplayed(f"target {whom} becomes the monarch")]
        if who != Noun(Form.BACK, word="player"):
            raise UnclearError("who is to be the monarch?")
        return [Unplayed("that player becomes the monarch")]

    return verb


@G.says(
    "verb",
    "(become|becomes) the color [or colors] of your choice [until end of turn]",
)
def _of_a_color() -> Verb:
    """Which colour is not told: it is said as an event where it counts."""

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        if who.form not in (Form.THIS, Form.TARGET, Form.ATTACHED):
            raise UnclearError("what becomes that color?")
        scene.mention(ref, tags_of(scene.watch(who)) | {"~", "creature", "permanent"})
        if scene.lasting not in (None, Until.END_OF_TURN):
            raise UnclearError("that color for how long?")
        return [Unplayed("it becomes the color of your choice until end of turn")]

    return verb
