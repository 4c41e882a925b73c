""" "He" and "she" for units: characters have names, so pronouns may mean them.

A person who is the object of what somebody else does, or of whom only units'
properties are said, is the unit last named; from there on the pronoun stays with it
until a player's verb takes it back.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.citation import Game
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.scene.steps import Clauses, before
from bot.scenario.units.facing import apart
from bot.scenario.units.pronoun_fighters import (
    check_either,
    check_shielded,
    harmed_by,
    met_by,
    tells_of_either,
    told_of_hit,
)
from bot.scenario.units.pronoun_it import OBJECTS, It
from bot.scenario.units.pronoun_things import (
    asks_nothing,
    bound,
    is_champion,
    is_mine,
    is_other,
    people_in,
    protects,
    same,
    tells_of_foes,
    that_unit,
)
from bot.scenario.units.spoken_of import ASIDES
from bot.scenario.units.told_of_units import fights_alone, of_both, of_unit, on_units
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Clause, Person, Several, Spec, Thing

_GENDER = {"he": "he", "him": "he", "she": "she", "her": "she"}
_GENDERS = frozenset(_GENDER.values())
_OBJECTIVE = frozenset({"him", "her"})
_ASKED = ("what", "who", "on", "to")
_OF_UNITS = frozenset({"counterson"})
_ASKED_OF_UNITS = frozenset(
    "ask_damage ask_counters ask_kindcounters ask_life ask_marked ask_markedon".split()
)
# What can be asked of either of two that fight.
_OF_EITHER = dict.fromkeys(("ask_damage", "ask_marked"), "who")
_OF_EITHER |= {"ask_dies": "what", "ask_heals": "what", "ask_markedon": "on"}
_OF_BOTH = frozenset({"ask_dies", "ask_heals"})
_DONE = frozenset("gains pumped become buff".split())
_RETALIATES = frozenset({"retaliate", "noretaliate", "ask_can_retaliate"})


@before(Game.GRAND_ARCHIVE, Game.RIFTBOUND)
def pronouns(parse: Parse, clauses: Clauses) -> Clauses:
    """The clauses with the pronouns that mean units replaced by those units."""
    reader = parse.memory.get("units' pronouns")
    start = min((it.place.start for it in clauses), default=0)
    if parse.game is Game.GRAND_ARCHIVE:
        check_shielded(parse, sorted(clauses, key=lambda it: it.place.start))
    if isinstance(reader, _Pronouns) and start >= reader.end:
        reader.go_on()  # a follow-up: it speaks of what was asked about
    else:
        reader = parse.memory["units' pronouns"] = _Pronouns(parse)
    return tuple(reader.read(clause) for clause in clauses)


class _Pronouns(It):
    """Clauses taken one by one, their pronouns replaced."""

    def read(self, clause: Clause) -> Clause:
        """*clause* with the units that its pronouns mean."""
        clause = self.take(clause)
        self.end = max(self.end, clause.place.end)
        if clause.kind.startswith("ask"):
            things = [part for slot in _ASKED for part in parts_of(clause.get(slot))]
            one = next((it for it in things[:1] if isinstance(it, Thing)), None)
            alone = one is not None and len(things) == 1 and not one.is_pronoun
            self.asked = one if alone else None
        return clause

    def go_on(self) -> None:
        """ "What if she has 3 life?": she of whom the question was."""
        self.bound_it = self.asked or self.bound_it
        if self.asked is not None:
            free = _GENDERS - self.players - set(self.bound)
            self.bound |= dict.fromkeys(free, self.asked)

    def take(self, clause: Clause) -> Clause:
        if clause.kind == "spokenof":
            self._asked_first(clause)
        asked = clause.kind.startswith("ask") or clause.kind == "soft"
        if not asked:
            self.before_kind = self.kind
        self.asking, self.kind = asked, clause.kind
        if not asked and clause.kind not in ASIDES:
            self.held, self.bound_it = self.bound_it, None
        else:
            its = self.parse.words[clause.place.start : clause.place.end].count("it")
            # "Does it kill it?": two of them, and not the same one.
            met = None if self.unclear else self.victim
            self.held = harmed_by(clause, met) or (self.bound_it if its < 2 else None)
        who = clause.get("who")
        subject = who if isinstance(who, Person) else None
        self.people = {
            value.place.start
            for slot in clause.slots.values()
            for value in people_in(slot)
        }
        said = {self.parse.word(at) for at in self.people} & set(_GENDER)
        if self.beside_step(clause, frozenset(_GENDER[it] for it in said)):
            return replace(clause, kind="unclearit")
        if clause.kind in _ASKED_OF_UNITS and not self.unclear:
            self._asked_of_victim()
        self.foes = self.foes or tells_of_foes(clause, frozenset(_GENDER))
        self.players |= {
            _GENDER.get(value.name, "he")
            for slot, filled in clause.slots.items()
            for value in people_in(filled)
            if slot not in OBJECTS and value.name in {*_GENDER, "his"}
            if clause.kind not in _OF_UNITS
            and self.so_told(clause, _GENDER.get(value.name, "")) is None
        }
        if clause.kind == "ask_dies" and asks_nothing(clause):
            one = self.stated or self.victim
            # "My unit has Prevent 2. A 5 Might unit attacks. Dead?": who of them?
            came = (one is None and self.open_attack) or apart(self.stated, self.victim)
            if came or (self.unclear and self.stated is None):
                slots = {"by": clause.get("by")}
                return replace(clause, kind="ask_whodies", slots=slots)
            if one is not None and not self.unclear:
                what = Several((same(one, clause.place),), clause.place)
                clause = replace(clause, slots={**clause.slots, "what": what})
        if (both := self._both(clause)) is not None:
            return both
        either = self.unclear and clause.kind in _OF_EITHER and self._asks_it(clause)
        if either or self.hits_own(clause):
            return replace(clause, kind="unclearit")
        two, self.two = self.two, False
        shielded = clause.kind == "shield" and is_champion(self.victim)
        if (hit := told_of_hit(clause, self.victim, self.attacking)) is not None:
            slots = {**clause.slots, "what": Several((hit,), hit.place)}
            clause = replace(clause, slots=slots)
        elif two and tells_of_either(clause) and not shielded:
            return replace(clause, kind="unclearit")
        clause = on_units(self._inside(clause, subject))
        if subject is not None and subject.kind == "he":
            clause = self._as_subject(clause, subject)
        elif subject is not None and clause.get("who2") is not None:
            self._came_in(clause)
        before = self.last
        self.remember(clause)
        self._spoken_of(clause, new=self.last is not before)
        self.state(clause)
        return clause

    def _asked_of_victim(self) -> None:
        """ "A 3/3 attacks my champion. What does she take?": no player was "she"."""
        said = {self.parse.word(at) for at in self.people} & set(_GENDER)
        for gender in {_GENDER[it] for it in said} - self.players - set(self.bound):
            if self.victim is not None:
                self.bound[gender] = self.victim

    def _asked_first(self, clause: Clause) -> None:
        """ "Is my champion dead? He's at 3 life": he is who the question asks of."""
        one = next(iter(parts_of(clause.get("what"))), None)
        whose = one.owner if isinstance(one, Thing) else None
        if isinstance(one, Thing) and (whose is None or whose.kind == "me"):
            self.bound |= dict.fromkeys(_GENDERS, one)

    def _asks_it(self, clause: Clause) -> bool:
        parts = parts_of(clause.get(_OF_EITHER[clause.kind]))
        one = parts[0] if len(parts) == 1 else None
        if not isinstance(one, Thing) or self.bound_it is not None:
            return False
        so = one.noun == "it" and self._is_it(_GENDER.get(one.label, ""))
        return one.label == "it" or so

    def _both(self, clause: Clause) -> Clause | None:
        """ "My 3/2 attacks his 2/3. Does it die?": either may be meant, so of both."""
        if clause.kind not in _OF_BOTH or not self._asks_it(clause):
            return None
        known, game = self.stated or self.victim or self.held, self.parse.game
        if self.foe_came and game is Game.RIFTBOUND and known is None:
            # "I have a 3 Might unit. They attack with a 4. Does it die?": which of them
            return replace(clause, kind="ask_whodies", slots={})
        if not (self.two or self.unclear) or is_other(self.stated):
            return None
        goal = self.victim
        if game is Game.RIFTBOUND:  # "he defends with a 5. Does it die?"
            goal = None if self.stated else self.defending or goal
        return of_both(clause, self.attacking, goal, in_order=not self.unclear)

    def _is_it(self, gender: str) -> bool:
        """Whether a "he" asked about is of no unit yet, and none there has a name."""
        free = gender in _GENDERS - {*self.bound} and self.character is None
        return self.asking and free

    def _spoken_of(self, clause: Clause, *, new: bool) -> None:
        """ "My ally has 4 damage on him": from here on he is that ally.

        Who he is already he stays where no *new* unit is named: "a shield on him".
        """
        people = self.people
        for at in range(clause.place.start, clause.place.end):
            # As typed: "counters on her" is read as "counters on it".
            word = self.parse.tokens[at].raw.lower()
            gender = _GENDER.get(word, "")
            owns = word == "her" and not self.is_object(at)
            known = gender in self.bound and not new
            if gender and at not in people and not (owns or known) and self.last:
                self.bound[gender] = self.last

    def _inside(self, clause: Clause, subject: Person | None) -> Clause:
        """Objects: "my opponent attacked him" cannot mean the opponent."""
        slots = dict(clause.slots)
        asked = ("who",) if clause.kind.startswith("ask") and subject is None else ()
        for name in (*OBJECTS, "what", *asked):
            value = slots.get(name)
            if isinstance(value, tuple):
                slots[name] = tuple(self._shield_on(it, subject) for it in value)
            if not isinstance(value, Several | Thing | Person):
                continue
            if name in {"to", "on"} and self.struck is not None:
                check_either(self.parse, clause, self.attacking, self.struck)
            met = met_by(clause, name, self.attacking, self.victim)
            if name == "to" and protects(self.parse, clause):
                parts = self._shielded(parts_of(value), subject)
            else:
                parts = tuple(
                    bound(part, met) or self._part(part, subject, name)
                    for part in parts_of(value)
                )
            if parts != tuple(parts_of(value)):
                single = isinstance(value, Thing) and len(parts) == 1
                slots[name] = parts[0] if single else Several(parts, value.place)
        return replace(clause, slots=slots)

    def _shield_on(self, item: Any, subject: Person | None) -> Any:
        """ "… attacks her, but I have a shield on her": my own of those that fight."""
        if not isinstance(item, Spec) or item.kind != "shield_on":
            return item
        shield, targets = item.value
        parts = self._shielded(parts_of(targets), subject)
        return replace(item, value=(shield, Several(parts, targets.place)))

    def _shielded(
        self, parts: Iterable[Thing | Person], subject: Person | None
    ) -> tuple[Thing | Person, ...]:
        """Whom *subject*'s shield is on: nobody shields what another attacks with.

        One that nobody is told to have is on the champion that is attacked: it deals
        no damage back.
        """
        there = [it for it in (self.victim, self.attacking) if it and it.owner]
        own = [it for it in there if subject and is_mine(it) == (subject.kind == "me")]
        if subject is None and self.attacking and self.victim:
            own = [self.victim] if is_champion(self.victim) else []
        one = own[0] if len(own) == 1 else None
        return tuple(self._own(it, one, subject) for it in parts)

    def _own(
        self, part: Thing | Person, own: Thing | None, subject: Person | None
    ) -> Thing | Person:
        said = part.label if isinstance(part, Thing) else part.name
        it = isinstance(part, Thing) and part.noun == "it"
        if own is None or not (it or said in _OBJECTIVE):
            return self._part(part, subject, "to")
        if gender := _GENDER.get(said, ""):
            self.bound[gender] = own
        return same(own, part.place)

    def _part(
        self, part: Thing | Person, subject: Person | None, slot: str
    ) -> Thing | Person:
        if isinstance(part, Thing) and part.label == "it" and part.noun == "it":
            own = self.own(subject) if (self.kind, slot) == ("attack", "what") else None
            return same(own, part.place) if own else self.meant_by_it(part, slot)
        said = part.label if isinstance(part, Thing) else part.name
        if not (gender := _GENDER.get(said, "")):
            if self.kind in _RETALIATES and slot == "what" and self.struck:
                # "My 5/5 attacks his 2/6. That ally retaliates": who is attacked.
                return same(self.struck, part.place) if that_unit(part) else part
            return part
        if self.kind in _RETALIATES and slot == "what" and self.struck is not None:
            return same(self.struck, part.place)  # only what is attacked does
        if isinstance(part, Thing) and part.noun == "it":
            if self._is_it(gender):
                # "My guy is attacked by a 5 Might unit. Does he live?"
                if (
                    it := self.meant_by_it(replace(part, label="it"), slot)
                ).noun != "it":
                    return it
            if self.kind in _DONE and self.struck and gender not in self.bound:
                return part  # "A 5/5 attacks my 3/3. I give him +0/+4": either
            return self.bind(gender, part.place) or part
        if isinstance(part, Person) and part.kind == "he" and slot == "who":
            # "How much damage does she have?": no player has damage there.
            known = self.character or gender in self.bound
            if known or self.parse.game is Game.RIFTBOUND:
                return self.bind(gender, part.place) or part
        if isinstance(part, Person) and part.kind == "he" and slot in OBJECTS:
            other = subject is not None and subject.kind in {"opponent", "he"}
            # Nobody attacks a player there; "he is attacked" is a unit.
            other = other or (slot == "at" and subject is None)
            # "My guy is a 2/5, he took 3": of whom that was said.
            told = self.stated if self.kind == "damage" and not self.foes else None
            if told and subject is None and gender not in self.players:
                self.bound.setdefault(gender, told)
            # Nor is anything of Riftbound put on a player: "I Counter Strike her".
            mine = subject is not None and subject.kind == "me"
            put_on = self.kind in {"cast", "casttimes", "castall", "attached", "damage"}
            other = other or (mine and put_on and self.parse.game is Game.RIFTBOUND)
            # "Morgan is there. Their spell deals 5 to her": who has a name.
            self.bind_named(gender, part)
            if other or gender in self.bound or self.only_champion():
                return self.bind(gender, part.place) or part
        return part

    def _as_subject(self, clause: Clause, subject: Person) -> Clause:
        gender = _GENDER.get(subject.name, "")
        if clause.kind == "ask_loses" and subject.name == "they" and self.many_hit:
            place = subject.place
            them = Several((Thing("them", place, label="they"),), place)
            return replace(clause, kind="ask_dies", slots={"what": them})
        free = gender not in self.known and self.parse.word(subject.place.end) != ":"
        unit = self.bound.get(gender) or (self.only_champion() if free else None)
        if unit is None and (clause.kind, self.parse.game) == ("life", Game.RIFTBOUND):
            unit = self.last  # players have no life there: "he's 4" is the unit told
        if unit is None and clause.kind in _OF_UNITS and self.means_named(gender):
            # "I control Lorraine. She has 17 damage counters": no player has these.
            unit = self.named
        if unit is None and clause.kind in _OF_UNITS and gender and self.victim:
            if self.foes and is_mine(self.victim) and gender not in self.players:
                return replace(clause, kind="unclearit")  # she, or the opponent?
            unit = None if self.foes else self.victim
        alone = fights_alone(clause, riftbound=self.parse.game is Game.RIFTBOUND)
        meets = any(clause.get(slot) is not None for slot in ("at", "attacker"))
        if unit is None and alone and free and gender and meets:
            # "Vayne has Assault 3. She attacks my 2 Might unit": with nobody else.
            unit = self.named if self.means_named(gender) else self.stated
        unit = unit or self.so_told(clause, gender)
        placed = clause.kind == "ask_life" and "where" in clause.text.lower().split()
        placed = placed and self.parse.game is Game.RIFTBOUND
        if placed and unit is None and gender:
            # Players have no place there: "where does he end up?"
            unit = self.victim if not self.unclear else None
        if unit is None and clause.kind == "ask_loses" and gender:
            unit = self.hit_as(clause, gender)
        if unit is None:
            self.known.add(gender)
            return clause
        what, met = same(unit, subject.place), self.last is not None
        told = of_unit(self.parse, clause, what, alone=alone, placed=placed, met=met)
        if told is None:
            self.bound.pop(gender, None)
        return told or clause

    def _came_in(self, clause: Clause) -> None:
        """I rested Arthur when he came in; not "and he has a 4 Might unit"."""
        person = None if clause.get("what2") else clause.get("who2")
        if isinstance(person, Person) and person.kind == "he":
            self.remember(clause)
            if (gender := _GENDER.get(person.name, "")) and self.last is not None:
                self.bound[gender] = self.last
