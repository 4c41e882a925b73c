"""What two games' pronouns may mean: the units spoken of so far, and how."""

from dataclasses import replace

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.units.facing import DONE_TO, check_facing
from bot.scenario.units.pronoun_things import (
    SIZES,
    bare_specs,
    champion_in,
    is_champion,
    is_mine,
    is_unit,
    many,
    same,
    unit_named,
)
from bot.scenario.words.kinds import MEN, WOMEN
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Place, Several, Thing
from bot.scenario.words.tokens import STOPS

EVENTS = frozenset(
    "attack weaponattack mightattack cast casttimes castall attached damage splash "
    "diesto ask_hurtby survives use defend defendagainst die block".split()
)
# What is told beside, of no unit.
ASIDES = frozenset({"time", "note", "fact", "mention", "stepbegins", "turn"})
_AIMED_AT = {
    "attack": "at", "weaponattack": "at", "mightattack": "at", "diesto": "what",
    "ask_hurtby": "what", "survives": "what", "defend": "what",
    "defendagainst": "what", "die": "what", "block": "blocker",
}  # fmt: skip


def _of_it(clause: Clause) -> bool:
    """Whether that is told of "it" alone."""
    parts = parts_of(clause.get("what"))
    return len(parts) == 1 and isinstance(parts[0], Thing) and parts[0].noun == "it"


# Where a clause names what the next may speak of.
_NAMING = ("on", "to", "at", "other", "left", "right", "what", "as", "blocker")


class Spoken:
    """What the clauses so far have spoken of, for one who replaces pronouns."""

    def __init__(self, parse: Parse) -> None:
        self.parse = parse
        self.last: Thing | None = None
        # What was, before nothing but a champion's level was told.
        self.before_level: Thing | None = None
        self.bound: dict[str, Thing] = {}
        self.held: Thing | None = None
        self.struck: Thing | None = None
        self.alone: Thing | None = None
        self.attacking: Thing | None = None
        self.asking = False
        self.victim: Thing | None = None
        self.unclear = False
        self.defending: Thing | None = None  # what one defends with, alone
        self.two = False
        self.of_thing = False  # whether a thing, no player, was the last subject
        self.people: set[int] = set()
        self.bound_it: Thing | None = None
        self.stated: Thing | None = None
        self.character: Thing | None = None
        self.many_hit = False
        self.open_attack = False
        self.taken_on = False  # whether what was attacked is so no more
        self.foe_came = False  # whether a foe attacked after my unit was told of
        self.kind = ""
        self.before_kind = ""  # of the clause before, where that told of something
        self.named: Thing | None = None
        self.facing: tuple[Thing, ...] = ()
        self.players: set[str] = set()
        self.of_side: dict[bool, Thing] = {}  # the last unit of mine, and of others
        self.side: bool | None = None  # whether the last unit told of is mine
        self.known: set[str] = set()  # who was a player where no unit could be meant
        self.foes = False  # whether another player than me was told of
        self.asked: Thing | None = None
        self.joined: Thing | None = None  # what is on the table since the last attack
        self.end = 0  # of what has been read
        self.step = False  # another's step has begun since something of mine was named

    def state(self, clause: Clause) -> None:
        """ "The attacker has 6 life. Does it die?": what was just said of one thing."""
        if clause.kind not in {"is", "counterson", "isa"}:
            if clause.kind == "gains" and _of_it(clause):
                return  # "Yasuo has 4 Might. It gets +1 Might": still of him
            if not (clause.kind.startswith("ask") or clause.kind in ASIDES):
                self.stated = None
            return
        if clause.get("spoken") is not None:
            return  # "He has 3 power. Does it die?": he is not it
        parts = parts_of(clause.get("what") or clause.get("on"))
        one = parts[0] if len(parts) == 1 else None
        spoken = isinstance(one, Thing) and not one.is_pronoun
        if spoken and isinstance(one, Thing):
            specs = clause.get("specs") or ()
            told = tuple(it for it in specs if it.kind in SIZES)
            # "The other ally is a 2/2. Does it die?": the 2/2.
            self.stated = one.also(*told) if one.det == "other" else one

    def _aimed(self, clause: Clause) -> None:
        """Whom the event happens to: "it" in "does it die?"."""
        slot = _AIMED_AT.get(clause.kind, "to")
        # "Riptide Rex enters and targets my unit. Does it die?": what it targets.
        enters = clause.kind == "enter" and clause.get("to") is not None
        if clause.kind not in EVENTS and not enters:
            return
        passive = clause.kind == "block" and "blocked by" in clause.text.lower()
        if passive and self.attacking is not None:
            # "It attacks and is blocked by a 6 Might unit": who is blocked.
            self.victim, self.unclear = self.attacking, False
            return
        slot = "attacker" if passive else slot
        blocks = clause.kind == "block" and clause.get("who") is not None
        blocks = blocks and self.parse.game is Game.RIFTBOUND
        if blocks and not passive:
            slot = "what"  # "He blocks with a 4 Might unit": he defends with it
        parts = parts_of(clause.get(slot))
        one = champion_in(self.parse, parts[0]) if len(parts) == 1 else None
        player = parts[0] if len(parts) == 1 and one is None else None
        if isinstance(player, Person) and self.parse.game is Game.GRAND_ARCHIVE:
            one = Thing("champion", player.place, owner=player)  # "he attacks me"
        unaimed = clause.kind == "attack" and clause.get("at") is None
        if unaimed and clause.get("n") and self.parse.game is Game.GRAND_ARCHIVE:
            who = clause.get("who")
            if isinstance(who, Person) and who.kind in {"he", "opponent"}:
                # "He swings for 5. Dead?": my champion.
                me = Person("me", place=clause.place)
                one = Thing("champion", clause.place, owner=me)
        if one is None and clause.get("toit") and self.of_thing and self.attacking:
            self.unclear = True  # "It attacks his unit and is dealt 2. Does it die?"
            return
        if one is None or one.is_pronoun:
            # "My unit attacks, he defends with another. Does it die?": either.
            met = clause.kind == "defend" and clause.get("who") is not None
            met = met or blocks
            met = met and self.open_attack and self.attacking is not None
            self.unclear = met and self.parse.game is Game.RIFTBOUND
            said = parts_of(clause.get("blocker")) if self.unclear else ()
            things = [it for it in said if isinstance(it, Thing)]
            self.defending = things[0] if len(said) == len(things) == 1 else None
            if one is not None and one.noun == "it":
                self.victim = self.bound_it or self.held or self.last
            return
        self.victim = one
        what = clause.get("what") if clause.kind == "attack" else None
        # "My Wolf attacks his Bear. Does it die?" may ask of either.
        self.two = (
            isinstance(what, Several) and clause.get("who") is None and not many(what)
        )
        goes_on = clause.kind == "attack" and what is None and self._goes_on(clause)
        self.two = self.two or goes_on
        self.unclear = (
            self.parse.game is Game.RIFTBOUND
            and self.two
            and (what is None or what.place.start < one.place.start)
        )

    def _goes_on(self, clause: Clause) -> bool:
        """ "My unit is dealt 2 and attacks his": my unit does."""
        return bool(self.of_thing and clause.get("elided"))

    def _subject(self, clause: Clause) -> None:
        """Note whether *clause* begins with a thing, or goes on with one."""
        if clause.kind == "time" or clause.get("elided"):
            return
        self.of_thing = any(
            isinstance(part, Thing) and part.place.start == clause.place.start
            for value in clause.slots.values()
            if isinstance(value, Several | Thing)
            for part in parts_of(value)
        )

    def remember(self, clause: Clause) -> None:
        """Take note of what *clause* speaks of."""
        if clause.kind == "fact" and self.victim and not STOPS & set(clause.lead):
            return  # "Morgan is attacked while my champion is level 2": still of her
        if clause.kind == "nobodyhas":
            return  # What nobody has is nothing that is there.
        before = self.last
        if clause.kind == "fact" and {it[0] for it in clause.get("facts")} == {"level"}:
            self.before_level = self.before_level or before
        elif clause.kind not in ASIDES:
            self.before_level = None
        self._aimed(clause)
        self._subject(clause)
        named_now = unit_named(self.parse, clause)
        if named_now is not None and clause.kind in {"block", "defend"}:
            # "Garen attacks, Poppy defends": two that "her" may be.
            both = (self.named, named_now) if self.named else (named_now,)
            self.facing = tuple(it for it in both if it is not None)
        self.named = named_now or self.named
        if clause.kind in EVENTS:
            # "Ambessa attacks an 8 Might unit. Does she die?": who has a name.
            named = [
                part
                for slot in ("what", "at", "to")
                for part in parts_of(clause.get(slot))
                if isinstance(part, Thing) and part.noun == "card"
            ]
            if named or clause.kind not in {"block", "defend"}:
                self.character = named[0] if len(named) == 1 else None
            hit = parts_of(clause.get("to") or clause.get("at"))
            self.many_hit = bool(hit) and all(isinstance(it, Thing) for it in hit)
        if clause.kind == "retaliate":
            # "My champion attacks a 3/2. It retaliates. Does it die?": the 3/2.
            self.unclear = not (is_champion(self.attacking) and _says_it(clause))
        if clause.kind == "intercept":
            # Who takes the attack on itself is who is hit.
            said = parts_of(clause.get("what"))
            taker = next((it for it in said if isinstance(it, Thing)), self.stated)
            self.victim, self.struck, self.unclear = taker, taker, False
            # "My ally intercepts. It has a shield": who that sentence was of.
            self.alone = taker if taker and not taker.is_pronoun else None
        self.taken_on = self.taken_on or clause.kind == "intercept"
        self.taken_on = self.taken_on and clause.kind not in EVENTS
        attacks = clause.kind in {"attack", "weaponattack"}
        aimed = parts_of(clause.get("at")) if attacks else ()
        one = aimed[0] if len(aimed) == 1 else None
        if clause.kind in {"attack", "mightattack"}:
            self.open_attack = clause.get("at") is None
            foe = isinstance(who := clause.get("who"), Person) and who.kind != "me"
            self.foe_came = self.open_attack and foe and before is not None
        if attacks:
            what = [it for it in parts_of(clause.get("what")) if isinstance(it, Thing)]
            self.attacking = what[0] if len(what) == 1 else None
            # Several attack one: "it" can only be that one.
            several = many(clause.get("what"))
            self.alone = one if several and isinstance(one, Thing) else None
        if isinstance(one, Thing) and not one.is_pronoun:
            self.struck = one
        elif not attacks and (clause.kind in EVENTS or self._leaves(clause)):
            self.struck = None
        if isinstance(who := clause.get("who"), Person):
            # "My champion is at 12. A 3/3 ally hits her."
            self.last = champion_in(self.parse, who) or self.last
        slots: tuple[str, ...] = _NAMING
        # "Odd Steed puts a counter on my ally. He attacks it": what it was put on.
        if clause.kind == "put":
            slots = ("on",)
        elif clause.kind == "enter" and clause.get("to") is not None:
            slots = ("to",)  # "It enters and targets my ally. He deals 3 to it."
        for name in slots:
            value = clause.get(name)
            parts = value if isinstance(value, tuple) else ()
            if isinstance(value, Several | Thing):
                parts = tuple(parts_of(value))
            for part in parts:
                if isinstance(part, Thing) and is_unit(self.parse, part):
                    self.last = _theirs(part, who)
                    self._of_side(part, who)
        if self.last is not before and not attacks:
            self.struck = None  # another was named
        if clause.kind in EVENTS | {"retaliate", "intercept"}:
            self.joined = None
        elif clause.kind == "have" and self.last is not before:
            self.joined = self.last

    def _of_side(self, part: Thing, who: object) -> None:
        """Take note of whose *part* is, of which *who* is told."""
        owner = part.owner or who
        self.side = owner.kind == "me" if isinstance(owner, Person) else None
        if isinstance(owner, Person) and not (is_champion(part) or part.is_pronoun):
            self.of_side[owner.kind == "me"] = replace(part, owner=owner)

    def own(self, who: Person | None) -> Thing | None:
        """ "He has a 3/3. My champion is level 2. He attacks with it": with his own."""
        mine = who is not None and who.kind == "me"
        other = self.side is not None and self.side != mine
        return self.of_side.get(mine) if who is not None and other else None

    def _leaves(self, clause: Clause) -> bool:
        """Whether *clause* speaks of something else than the attack told before it.

        There a card that is discarded, or drawn, is not spoken of in the next one.
        """
        return self.parse.game is Game.RIFTBOUND and clause.kind != "time"

    def beside_step(self, clause: Clause, genders: frozenset[str]) -> bool:
        """Whether a "she" may be mine or whose step has begun: "His end phase begins."

        *genders* are those that *clause* speaks of.
        """
        who = clause.get("who")
        if clause.kind == "stepbegins":
            whose = who or clause.get("owner")
            mine = self.last is not None and is_mine(self.last)
            self.step = mine and isinstance(whose, Person) and whose.kind != "me"
            return False
        unclear = self.step and bool(genders - self.players - set(self.bound))
        if clause.kind in EVENTS and isinstance(who, Person):
            unclear = False  # "He attacks her": a player does
        self.step = self.step and clause.kind in ASIDES
        return unclear

    def hit_as(self, clause: Clause, gender: str) -> Thing | None:
        """Who "does she die?" asks of: who was hit, for players do not die there.

        None where only a champion can be meant: "He intercepts. Does he lose?"
        """
        lost = bool({"lose", "loses", "lost"} & {*clause.text.lower().split()})
        player = lost or (self.taken_on and gender in self.players)
        of_champion = player and self.parse.game is Game.GRAND_ARCHIVE
        return None if of_champion else self.victim

    def hits_own(self, clause: Clause) -> bool:
        """ "I attack with a 4/4 and hit it with a spell": not the 4/4, but what?"""
        told = self.before_kind == "attack" and self.open_attack
        if clause.kind != "damage" or not told or not clause.get("elided"):
            return False
        said = parts_of(clause.get("to"))
        spell = clause.get("kind") is not None or clause.get("dk") == "spell"
        return spell and any(isinstance(it, Thing) and it.label == "it" for it in said)

    def bind(self, gender: str, place: Place) -> Thing | None:
        """Who a pronoun of *gender* means from here on."""
        found = self.bound.get(gender) or self.character or self.last
        if found is None:
            return None
        self.bound[gender] = found
        return same(found, place)

    def bind_named(self, gender: str, part: Person) -> None:
        """Whom *part* means, where one has a name; of two that fight it is asked.

        Raises QuestionError (AMBIGUOUS).
        """
        if self.kind in DONE_TO and gender not in self.bound:
            check_facing(self.parse, part, self.facing)
        if self.named is not None and self.means_named(gender):
            self.bound[gender] = self.named

    def means_named(self, gender: str) -> bool:
        """Whether a "she" nobody has been yet may be the unit that has a name."""
        if self.named is None or gender in self.players | set(self.bound):
            return False
        return all(it.label != self.named.label for it in self.bound.values())

    def so_told(self, clause: Clause, gender: str) -> Thing | None:
        """ "They attack my Lorraine. She has a shield": the one who has a name.

        Or my champion that is attacked, where no other player is spoken of.
        """
        if clause.kind != "have" or not bare_specs(clause.get("what")) or not gender:
            return None
        hit = self.victim
        if hit is not None and hit.noun == "champion":
            # "My opponent's ally attacks my champion. She has a shield": nobody
            # called "my opponent" has been "she" yet.
            # Nor is who attacks it, or whose ally does, that champion.
            owns = {"he": "his", "she": "her"}.get(gender, "")
            told = owns in self.parse.words[: clause.place.start]
            player = told or gender in self.players
            if not player and (not self.foes or gender == "she"):
                return hit
        first = self.named.label.lower().split(" ")[0] if self.named else ""
        his = first.strip(",") in MEN
        named = (his if gender == "he" else not his) and self.means_named(gender)
        called = WOMEN if gender == "she" else MEN
        return self.named if named and not called & set(self.parse.people) else None

    def only_champion(self) -> Thing | None:
        """ "My champion is level 3. She takes 3.": no other player was told of."""
        one = self.last
        return one if one and one.noun == "champion" and not self.foes else None

    def strikes_back(self, slot: str) -> bool:
        """ "It attacks a 4/3. It retaliates": only what is attacked does."""
        by_it = isinstance(self.attacking, Thing) and self.attacking.is_pronoun
        return self.kind == "retaliate" and slot == "what" and by_it

    def is_object(self, at: int) -> bool:
        """Whether something is done to what the word at *at* means."""
        return self.parse.word(at - 1) in {"on", "to", "from", "at", "with"}


def _says_it(clause: Clause) -> bool:
    return clause.text.lower().startswith("it ")


def _theirs(part: Thing, who: object) -> Thing:
    """ "My opponent has a champion": his, wherever it is spoken of."""
    his = part.noun == "champion" and part.owner is None and isinstance(who, Person)
    return replace(part, owner=who) if his and isinstance(who, Person) else part
