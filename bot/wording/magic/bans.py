"""What cannot attack, block or use its abilities, said beside something else."""

from dataclasses import replace

from bot.engine.effects import Ban, Restriction, Static, Until
from bot.engine.instructions import Instruction
from bot.engine.values import ANY_OBJECT, Ref, Side
from bot.wording.magic.doing import Verb
from bot.wording.magic.grammar import G
from bot.wording.magic.making import Lasting, installed, until
from bot.wording.magic.nouns import Kind, Noun
from bot.wording.magic.scene import Scene
from bot.wording.magic.standing import cannot


@G.says("verb", "<bans:ban> <t:duration>", "<bans:ban>")
def _cannot_then(bans: tuple[Ban, ...], t: Until | None = None) -> Verb | None:
    """The second of two verbs: "gets +2/+0 until end of turn and can't be blocked"."""
    if {*bans} - _OF_CREATURES:
        return None

    def verb(scene: Scene, ref: Ref, who: Noun) -> list[Instruction]:
        def lasting(scene: Scene) -> list[Static]:
            subject = scene.caught(ref, who)
            return [Restriction(ban, subject, until=until(scene, t)) for ban in bans]

        return installed(scene, lasting)

    return verb


_OF_CREATURES = {Ban.ATTACK, Ban.BLOCK, Ban.BE_BLOCKED}


for _pattern, _ban in (
    ("can't be activated", Ban.USE),
    ("with {t} in their costs can't be activated", Ban.USE_TAPPING),
    ("can't be activated unless they're mana abilities", Ban.USE_NO_MANA),
):
    G.table("use", {f"activated abilities {_pattern}": _ban})
    G.table("ban", {str(_ban).lower(): (_ban,)})


@G.says("lasting", "<who:several> <bans:ban> , and (its|their) <use>")
def _cannot_activate(who: Noun, bans: tuple[Ban, ...], use: Ban) -> Lasting:
    return cannot(who, (*bans, use))


@G.says("lasting", "activated abilities of <who:several> can't be activated")
@G.says(
    "lasting",
    "activated abilities of <who:several> can't be activated unless they're"
    " <mana:mana abilities>",
)
def _cannot_use(who: Noun, mana: Ban = Ban.USE) -> Lasting:
    return cannot(who, (mana,))


G.table("mana abilities", {"mana abilities": Ban.USE_NO_MANA})


@G.says("lasting", "<who:several> can't [<also:cast spells or>] activate <what:used>")
def _players_cannot_use(who: Noun, what: Kind, also: bool = False) -> Lasting | None:
    """Whose abilities those are is who would activate them."""
    if who.filter.objects or who.kind is None or who.kind.late:
        return None
    if what.filter.controller is not None:
        return None
    whose = None if who.filter.players is Side.ANY else who.filter.players
    theirs = replace(what, filter=replace(what.filter, controller=whose))

    def bind(scene: Scene) -> list[Static]:
        lasts = until(scene, None)
        banned: list[Static] = [
            Restriction(Ban.USE, scene.kind(theirs), until=lasts),
        ]
        if also:
            banned.insert(0, Restriction(Ban.CAST, scene.watch(who), until=lasts))
        return banned

    return bind


G.table("cast spells or", {"cast spells or": True})
G.table("used", {"abilities": Kind(ANY_OBJECT)})
G.says("used", "abilities of <what:kind>")(lambda what: what)
