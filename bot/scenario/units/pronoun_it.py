"""What "it" means among units: what is attacked, what was told of, or what joins."""

from bot.scenario.units.pronoun_things import same
from bot.scenario.units.spoken_of import EVENTS, Spoken
from bot.scenario.words.syntax import Thing

# Where whom something is done to is told.
OBJECTS = ("at", "to", "on", "other")
_OF_WHO_JOINS = frozenset({"ask_can_retaliate", "ask_can_intercept"})


class It(Spoken):
    """What was spoken of so far, and which of that "it" is."""

    def meant_by_it(self, part: Thing, slot: str) -> Thing:
        """ "… and then attacked it with a 4 Might unit. Is it safe?": the attacked."""
        if self.struck is not None and (slot in OBJECTS or self.strikes_back(slot)):
            self.bound_it = None if self.kind == "retaliate" else self.struck
            return same(self.struck, part.place)
        if slot in OBJECTS and self.before_level is not None and self.held is None:
            self.bound_it = self.before_level
            return same(self.before_level, part.place)
        if slot in OBJECTS and self.last is not None and self.held is None:
            self.bound_it = self.last
        elif slot in OBJECTS:
            self.bound_it = self.held
        elif self.joined is not None and self.kind in _OF_WHO_JOINS:
            # "His 3/3 attacks my 1/3. I have a 2/2 with ambush. Can it retaliate?"
            return same(self.joined, part.place)
        elif self.kind == "noretaliate" and self.struck is not None:
            return same(self.struck, part.place)
        elif self.kind == "ask_tapped" and self.attacking is not None:
            # "My 4/4 attacks his champion. Is it awake?": what may have rested.
            return same(self.attacking, part.place)
        elif self.held is not None:
            if slot == "what" and not self.asking and self.kind in EVENTS:
                self.bound_it = self.held  # "I attack with it. Does it die?"
            return same(self.held, part.place)
        elif slot == "what" and not self.asking and self.kind in EVENTS:
            # "It attacks a 5 Might unit. Does it die?": what attacks.
            self.bound_it = self.last
        elif self.asking and self.stated is not None:
            return same(self.stated, part.place)
        elif (self.asking or self.kind == "is") and self.alone is not None:
            return same(self.alone, part.place)
        elif self.asking and self.victim is not None:
            return same(self.victim, part.place)
        return part
