"""Bans and continuous changes in words."""

from dataclasses import replace

from bot.engine.board import COLORS
from bot.engine.counterspells import UNCOUNTERABLE
from bot.engine.effects import (
    AttackWatch,
    Ban,
    DamageWatch,
    EnterWatch,
    LeaveWatch,
    Modifier,
    Restriction,
    Tally,
    Until,
    ZoneWatch,
    counted_base,
)
from bot.engine.instructions import CardAbilities
from bot.engine.unnamed import AS_INFECT, KEEPS_COUNTERS, PAST_BLOCKERS
from bot.engine.values import ANY_OBJECT, ANYTHING, Amount, Filter, Side, Zone
from bot.plurals import plural
from bot.wording.magic.creature_types import CREATURE_TYPES
from bot.wording.magic.vocabulary import replaced
from bot.wording.saying.declaring import limit_said, traits_said
from bot.wording.saying.events import DAMAGE, EventWords
from bot.wording.saying.kinds import article
from bot.wording.saying.teller import UNTIL


class ChangeWords(EventWords):
    """Says what is forbidden, and what is bigger or has more abilities."""

    def ban(self, r: Restriction) -> str:
        """ "Players can't gain life"."""
        t = UNTIL[r.until]
        if r.ban in (Ban.PREVENT, Ban.REDIRECT):
            damage = DAMAGE[r.combat]
            can = "prevented" if r.ban is Ban.PREVENT else "redirected"
            if r.subject == ANYTHING and r.object == ANYTHING:
                return f"{damage} can't be {can}{t}"
            to = (
                ""
                if r.object == ANYTHING
                else f" to {self.filtered(r.object, many=True)}"
            )
            by = (
                "" if r.subject == ANYTHING
                else f" by {self.filtered(r.subject, many=True, source=True)}"
            )  # fmt: skip
            return f"{damage} that would be dealt{to}{by}{t} can't be {can}"
        if r.ban is Ban.SACRIFICE:
            return (
                "spells and abilities your opponents control can't cause you to"
                " sacrifice permanents"
            )
        if r.ban is Ban.LEGEND:
            to = (
                "" if r.subject == ANY_OBJECT
                else f" to {self.filtered(r.subject, many=True)}"
            )  # fmt: skip
            return f'the "legend rule" doesn\'t apply{to}'
        if r.ban is Ban.ENTER and r.subject.any_of:
            one = replace(r.subject.any_of[0], zone=None)
            zones = " and ".join(_ZONES[it.zone] for it in r.subject.any_of if it.zone)
            return f"{self.kind(one, many=True)} in {zones} {r.ban}{t}"
        limit = limit_said(r, lambda it: self.filtered(it, many=True), t)
        if limit:
            return limit
        dealt_to = r.ban is Ban.BE_DEALT_DAMAGE
        who = self.filtered(r.object if dealt_to else r.subject, many=True)
        if r.ban is Ban.BE_BLOCKED and r.object != ANYTHING:
            return f"{who} can't be blocked by {self.filtered(r.object, many=True)}{t}"
        if r.ban is Ban.BE_TARGETED and r.object != ANYTHING:
            return f"{who} can't be the target of {self._aiming(r.object)}{t}"
        words = {
            Ban.BE_TARGETED: "can't be the target of spells or abilities",
            Ban.COUNTERS: "can't have counters put on them",
            Ban.LOSE_BY_LIFE: "don't lose the game for having 0 or less life",
            Ban.UNTAP: str(Ban.UNTAP)
            if r.subject.this or r.subject.attached
            else "don't untap during their controllers' untap steps",
        }.get(r.ban, str(r.ban))
        if r.counter:
            words = f"can't have {r.counter} counters put on them"
        if r.ban is Ban.COUNTERS and not r.subject.objects:
            words = f"can't get {r.counter}{r.counter and ' '}counters"
        elif r.subject.this:
            words = words.replace("put on them", "put on it")
        if r.after:
            cards = "one card" if r.after == 1 else f"{r.after} cards"
            words = f"can't draw more than {cards} each turn"
        if r.ban is Ban.DEAL_DAMAGE and r.combat:
            words = "can't deal combat damage"
        return f"{who} {words}{t}"

    def tally(self, t: Tally) -> str:
        """ "Creatures entering don't cause abilities to trigger"."""
        of = f" of {self.filtered(t.hosts, many=True)}" if t.hosts != ANYTHING else ""
        if t.cause is None:
            one = self.filtered(t.hosts, many=False)
            return (
                f"if a triggered ability of {one} triggers, that ability triggers an "
                "additional time"
            )
        whose = self.filtered(t.hosts, many=False)
        if isinstance(t.cause, DamageWatch):
            source = self.filtered(t.cause.source, many=False, source=True)
            to = self.filtered(t.cause.recipient, many=False)
            return (
                f"if {source} dealing {DAMAGE[t.cause.combat]} to {to} causes a "
                f"triggered ability of {whose} to trigger, that ability triggers an "
                "additional time"
            )
        assert isinstance(t.cause, EnterWatch | ZoneWatch | LeaveWatch | AttackWatch)
        doing = {
            EnterWatch: "entering",
            ZoneWatch: "dying",
            LeaveWatch: "leaving the battlefield",
            AttackWatch: "attacking",
        }[type(t.cause)]
        what = t.cause.what
        if t.more is None:
            who = self.filtered(what, many=True)
            return f"{who} {doing} don't cause abilities{of} to trigger"
        one = self.filtered(what, many=False)
        return (
            f"if {one} {doing} causes a triggered ability of {whose} to trigger, that "
            "ability triggers an additional time"
        )

    def _aiming(self, f: Filter) -> str:
        """What cannot target it: spells, abilities or both."""
        if "spell" in f.kinds:
            return self.kind(f, many=True)
        if f.kinds:
            return f"abilities from {' '.join(f.kinds - {'ability'})} sources"
        if f == Filter(controller=Side.OPPONENT):
            return "spells or abilities your opponents control"
        for fact in f.flags:
            return f"spells that {fact} or of abilities that {fact}"
        color = next(iter(f.colors), "")
        color = color or f"non{next(iter(f.not_colors))}"
        return f"{color} spells or abilities from {color} sources"

    def modifier(self, m: Modifier, *, until: bool = False) -> str:
        """ "Creatures you control get +1/+1 and have flying"."""
        many = not (
            m.subject.this or m.subject.attached or m.subject.chosen is not None
        ) or (m.subject.chosen in self.several)
        who = self.filtered(m.subject, many=many)
        if m.keywords == (KEEPS_COUNTERS,):
            return (
                f"counters remain on {self.filtered(m.subject, many=False)} as it moves"
                " to any zone other than a player's hand or library"
            )
        if m.defines:
            return self._defined(m)
        if m.keywords == (UNCOUNTERABLE,):
            return f"{who} can't be countered{UNTIL[m.until]}"
        if m.keywords == (AS_INFECT,):
            return f"all damage is dealt to {who} as though its source had infect"
        if m.keywords == (PAST_BLOCKERS,):
            its, it = ("their", "they") if many else ("its", "it")
            return (
                f"you may have {who} assign {its} combat damage as though {it} "
                "weren't blocked"
            )
        lasts = m.until is not Until.STATIC
        t = {
            Until.END_OF_TURN: " until end of turn",
            Until.STATIC: "",
        }.get(m.until, UNTIL[m.until])
        if in_combat := traits_said(m, who, many, t):
            return in_combat
        verbs: list[str] = []
        defined = ""
        if (m.power != 0 or m.toughness != 0) and not _so_big(m):
            size, defined = self._size(m.power, m.toughness)
            verbs.append(f"{'get' if many else 'gets'} {size}")
        anew = bool(m.kinds) and m.not_kinds == replaced(m.kinds)
        if anew and m.loses:
            verbs.append(self._anew(m, lasts, many))
        elif m.kinds:
            verbs.append(self._shape(m, lasts, many, anew=anew))
        elif m.base is not None and _so_big(m):
            n = self.quantity(m.power)
            have = "have" if many else "has"
            verbs.append(f"{have} base power and toughness each equal to {n}")
        elif m.base is not None:
            verbs.append(
                f"{'have' if many else 'has'} base power and toughness "
                f"{m.base[0]}/{m.base[1]}"
            )
        if m.colors is not None and not m.kinds:
            hue = next(iter(m.colors), "colorless")
            verbs.append(f"{'become' if many else 'becomes'} {hue}")
        if m.not_kinds and not anew:
            verbs.append(f"isn't {article(' '.join(sorted(m.not_kinds)))}")
        if m.keywords and ((anew and m.loses) or not m.kinds):
            gain = (
                ("gain" if many else "gains") if lasts else ("have" if many else "has")
            )
            if m.keywords in (("monstrous",), ("renowned",)):
                gain = "becomes"  # No ability, but kept like one (701.37b).
            verbs.append(f"{gain} {joined_and(list(m.keywords))}")
        if m.loses:
            verbs.append(f"{'lose' if many else 'loses'} {joined_and(list(m.loses))}")
        if m.bars:
            verbs.append(f"can't have or gain {' or '.join(m.loses)}")
        if m.takes is not None:
            verbs.append(f'{"lose" if many else "loses"} "{_quoted(m.takes)}"')
        if m.grants is not None:
            words = _quoted(m.grants)
            gain = (
                ("gain" if many else "gains") if lasts else ("have" if many else "has")
            )
            verbs.append(f'{gain} "{words}"')
        return f"{who} {' and '.join(verbs)}{t}{defined}"

    def _defined(self, m: Modifier) -> str:
        """ "~'s power and toughness are each equal to …"."""
        whose = f"{self.filtered(m.subject, many=False)}'s"
        if m.power == m.toughness:
            return f"{whose} power and toughness are each equal to " + self.quantity(
                m.power
            )
        side, n = ("power", m.power) if m.power != 0 else ("toughness", m.toughness)
        return f"{whose} {side} is equal to {self.quantity(n)}"

    def _shape(self, m: Modifier, lasts: bool, many: bool, *, anew: bool) -> str:
        from bot.wording.saying.kinds import _place

        if m.kinds == {"chosen"}:
            are, their = ("are", "their") if many else ("is", "its")
            return f"{are} the chosen type in addition to {their} other types"
        if m.kinds >= CREATURE_TYPES:
            return self._of_every_type(m, lasts, many)
        so_big = _so_big(m)
        words = [f"{m.base[0]}/{m.base[1]}"] if m.base and not so_big else []
        hues = m.also_colors | (m.colors or frozenset())
        words.extend(color for color in COLORS if color in hues)
        words.extend(sorted(m.kinds, key=_place))
        other = "colors and types" if m.also_colors else "types"
        if many and not lasts and m.colors is None and m.base is None:
            words[-1] = plural(words[-1])
            having = f" and have {joined_and(list(m.keywords))}" if m.keywords else ""
            return f"are {' '.join(words)} in addition to their other {other}{having}"
        said = article(" ".join(words))
        if so_big:
            n = self.quantity(m.power)
            said += f" with power and toughness each equal to {n}"
        if m.keywords:
            how = "and gains" if so_big else "with"
            said += f" {how} {joined_and(list(m.keywords))}"
        if lasts:
            creature = m.base is not None or "creature" in m.kinds
            besides = not anew and not (creature and "artifact" in m.kinds)
            also = f" in addition to its other {other}" if besides else ""
            return f"becomes {said}{also}"
        return f"is {said} in addition to its other {other}"

    def _of_every_type(self, m: Modifier, lasts: bool, many: bool) -> str:
        if m.kinds == CREATURE_TYPES and m.base is None:
            return f"{'are' if many else 'is'} every creature type"
        rest = replace(m, kinds=m.kinds - CREATURE_TYPES)
        said = self._shape(rest, lasts, many, anew=False)
        return said.replace(" in addition", " with all creature types in addition", 1)

    def _anew(self, m: Modifier, lasts: bool, many: bool) -> str:
        """ "becomes a blue Frog with base power and toughness 1/1"."""
        from bot.wording.saying.kinds import _place

        hues = [color for color in COLORS if color in (m.colors or ())]
        words = " ".join((*hues, *sorted(m.kinds, key=_place)))
        be = ("become" if many else "becomes") if lasts else ("are" if many else "is")
        size = "" if m.base is None else "{}/{}".format(*m.base)
        return f"{be} {article(words)}" + (
            f" with base power and toughness {size}" if size else ""
        )

    def _size(self, power: Amount, toughness: Amount) -> tuple[str, str]:
        if isinstance(power, int) and isinstance(toughness, int):
            return f"{power:+d}/{toughness:+d}", ""
        from bot.engine.values import Times, Variable

        def side(n: Amount) -> tuple[str, Amount | None]:
            if isinstance(n, int):
                return f"{n:+d}", None
            if isinstance(n, Times) and n.factor == -1:
                return "-X", n.of
            return "+X", n

        (p, x), (q, y) = side(power), side(toughness)
        if x is not None and y is not None and x != y:
            two = f", where X is {self.quantity(x)} and Y is {self.quantity(y)}"
            return f"{p}/{q.replace('X', 'Y')}", two
        of = x if x is not None else y
        if of is None or of == Variable("X"):
            return f"{p}/{q}", ""
        return f"{p}/{q}", f", where X is {self.quantity(of)}"


_ZONES = {Zone.GRAVEYARD: "graveyards", Zone.LIBRARY: "libraries"}


def joined_and(parts: list[str]) -> str:
    """ "a, b, and c"."""
    from bot.wording.saying.kinds import joined

    return joined(parts, "and")


def _so_big(m: Modifier) -> bool:
    """ "with power and toughness each equal to …"."""
    alike = m.base == (0, 0) and m.power == m.toughness != 0
    return alike and (bool(m.kinds) or counted_base(m))


def _quoted(card: CardAbilities) -> str:
    """Abilities as they stand in quotation marks."""
    from bot.wording.say import say_all

    return '" and "'.join((*say_all(card), *card.irrelevant))
