"""Which things and which events of the scenario a follow-up speaks of."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from bot.cards.card import CardName, Face
from bot.cards.catalogue import Catalogue
from bot.engine.instructions import DealDamage
from bot.engine.question import Deal, Resolve
from bot.engine.values import Zone
from bot.errors import Problem, QuestionError
from bot.scenario.casting.casting import with_modes
from bot.scenario.changing.edits import When
from bot.scenario.changing.script import hurts
from bot.scenario.follow_ups.words import Words
from bot.scenario.grammar.clauses import rules_for
from bot.scenario.grammar.covering import cover
from bot.scenario.phrases.merging import merged
from bot.scenario.phrases.smaller import parts_of
from bot.scenario.reading.parsed import parsed
from bot.scenario.reading.reading import Telling
from bot.scenario.scene.aiming import all_entries
from bot.scenario.scene.draft import Combat, DraftThing, Entry
from bot.scenario.scene.matching import described, fits
from bot.scenario.scene.scene import Scene
from bot.scenario.scene.steps import prepared
from bot.scenario.words.parsing import Parse
from bot.scenario.words.syntax import Card, Clause, Person, Several, Spec, Thing
from bot.scenario.words.tokens import Kind

# Of one follow-up so many different words are read behind the scenario at most.
_KEPT = 32
_FIGHTERS = frozenset({"creature", "unit", "ally", "planeswalker"})


@dataclass(slots=True)
class Context:
    """A follow-up and the scenario it is about."""

    words: Words
    telling: Telling
    catalogue: Catalogue
    # With what was quoted in each text that was read behind the scenario.
    beside: dict[str, Catalogue] = field(default_factory=dict)
    # What each clause put into the script, by its number, once it has been looked up.
    _put: list[list[Entry]] = field(default_factory=list)

    @property
    def scene(self) -> Scene:
        """The scenario as it was read."""
        return self.telling.told.scene

    @property
    def clauses(self) -> list[Clause]:
        """Everything said so far, by number."""
        return self.telling.told.clauses

    def error(
        self, problem: Problem, message: str, suggestions: tuple[str, ...] = ()
    ) -> QuestionError:
        """The error for this follow-up."""
        return QuestionError(
            problem, message, suggestions=suggestions, text=self.words.text
        )

    def told_here(self, error: QuestionError) -> QuestionError:
        """*error* with its place in the follow-up, if it lies in what was added."""
        lines = error.text.splitlines()
        before = len(self.telling.story.text.splitlines())
        if error.line <= before or error.line > len(lines):
            if error.line:
                return error
            return self.error(error.problem, error.message, error.suggestions)
        return QuestionError(
            error.problem,
            error.message,
            line=error.line - before,
            column=error.column,
            length=error.length,
            suggestions=error.suggestions,
            text="\n".join(lines[before:]),
        )

    # --- reading more words ----------------------------------------------------

    def parse(self, text: str) -> tuple[Parse, int]:
        """*text* behind the scenario, and its first token."""
        before = self.telling.story.text + "\n"
        known = self.telling.parses
        if text not in known:
            if len(known) >= _KEPT:
                known.clear()
            known[text] = parsed(self.telling.chosen, before + text, self.catalogue)
        parse = known[text].over_again()
        self.beside[text] = parse.catalogue
        first = next(
            (n for n, it in enumerate(parse.tokens) if it.start >= len(before)),
            len(parse.tokens),
        )
        return self._as_read(parse, first)

    def _as_read(self, parse: Parse, first: int) -> tuple[Parse, int]:
        """*parse* with the scenario as it was understood, not as it was typed.

        Slips of the finger are mended there, and talk is left out of it.
        """
        read = self.telling.parse
        left: tuple[tuple[int, int], ...] = read.memory.get("left out", ())
        if not (read.mended or left):
            return parse, first
        gone = {at for span in left for at in range(*span)}
        told = [at for at in range(len(read.tokens)) if at not in gone]
        tokens = [read.tokens[at] for at in told]
        # What was told ends with the line.
        begin = first - (first > 0 and parse.is_kind(first - 1, Kind.BREAK))
        whole = Parse(
            parse.text,
            (*tokens, *parse.tokens[begin:]),
            parse.catalogue,
            parse.game,
        )
        whole.quoted, whole.people = parse.quoted, parse.people
        whole.mended = frozenset(n for n, at in enumerate(told) if at in read.mended)
        return whole, len(tokens) + first - begin

    def clauses_of(self, text: str) -> list[Clause]:
        """The clauses of *text*, said behind the scenario. Raises QuestionError."""
        parse, first = self.parse(text)
        rules = rules_for(self.telling.chosen.game)
        whole = cover(parse, rules)
        mine = tuple(it for it in whole if it.place.start >= first)
        return list(prepared(parse, merged(mine)))

    def keywords(self, text: str) -> tuple[str, ...]:
        """The keywords that are all *text* says; () for anything else."""
        if not text:
            return ()
        parse, first = self.parse(text)
        for end, keyword in parse.reads("keyword", first):
            if end == len(parse.tokens):
                return tuple(str(keyword).split("+"))
        return ()

    def cards(self, text: str) -> set[CardName]:
        """The cards that *text* is the name of; empty if it is something else."""
        parse, first = self.parse(text)
        for last, card in parse.reads("card", first):
            if last == len(parse.tokens):
                return set(card.names)
        return set()

    def face(self, name: CardName) -> Face:
        """What that card says, which may be quoted in the scenario or here.

        Raises KeyError where it is in no text that was read.
        """
        if self.words.text not in self.beside:
            self.parse(self.words.text)
        for catalogue in (self.beside[self.words.text], *self.beside.values()):
            with suppress(KeyError):
                return catalogue.card(name).face
        raise KeyError(name)

    def mentions(self) -> list[Card]:
        """Every place of the scenario where a card is named, in order."""
        found: dict[int, Card] = {}
        for clause in self.clauses:
            for card in _cards(clause):
                found[card.place.start] = card
        return [found[at] for at in sorted(found)]

    @property
    def replaced(self) -> set[int]:
        """The numbers of the clauses that an earlier follow-up replaced."""
        gone: set[int] = set()
        for it in self.telling.story.added:
            gone |= set(it.dropped)
            if it.when is When.INSTEAD and it.event is not None:
                gone.add(it.event)
        return gone

    def player(self, text: str) -> str:
        """The player that *text* means, "" for none."""
        parse, first = self.parse(text)
        for end, person in parse.reads("person", first):
            if end == len(parse.tokens):
                with suppress(QuestionError):
                    return self.scene.player(person)
        return ""

    def one(self, text: str) -> str:
        """The one player or thing that *text* means, "" where that is not clear."""
        if player := self.player(text):
            return player
        things = [it.id for _, some in self.things(text) for it in some]
        return things[0] if len(things) == 1 else ""

    # --- things ------------------------------------------------------------------

    def things(self, text: str) -> list[tuple[Thing, list[DraftThing]]]:
        """Each noun phrase of *text* with every thing it fits; [] if it is none."""
        parse, first = self.parse(text)
        end = len(parse.tokens)
        for last, several in parse.reads("things", first):
            if last == end:
                parts = [it for it in parts_of(several) if isinstance(it, Thing)]
                if len(parts) == len(parts_of(several)):
                    return [(it, self.fitting(it)) for it in parts]
        return []

    def fitting(self, thing: Thing) -> list[DraftThing]:
        """Every thing on the table that *thing* can mean."""
        scene = self.scene
        if thing.noun in {"it", "which", "them"}:
            return self.meant
        owner = ""
        if thing.owner is not None:
            try:
                owner = scene.player(thing.owner)
            except QuestionError:
                return []
        found = [
            it
            for it in scene.draft.things
            if fits(it, thing, scene.game)
            and (not owner or owner in {it.controller, it.owner})
        ]
        named = [it for it in found if it.id.lower() == thing.label.lower()]
        return named if len(named) == 1 and not thing.plural else found

    @property
    def meant(self) -> list[DraftThing]:
        """What “it” or “they” can be: the only fighters there are, or those alike."""
        pool = self.fighters()
        return pool if len({described(it) for it in pool}) == 1 else []

    def fighters(self) -> list[DraftThing]:
        """Every creature, unit, ally and planeswalker that is there."""
        return [
            it
            for it in self.scene.draft.things
            if it.kinds & _FIGHTERS
            and "champion" not in it.kinds
            and it.zone is Zone.BATTLEFIELD
        ]

    def group(self) -> list[DraftThing]:
        """The only several things that are alike; [] if there is no one such group."""
        groups = [some for some in self.groups().values() if len(some) > 1]
        return groups[0] if len(groups) == 1 else []

    def groups(self) -> dict[tuple[object, ...], list[DraftThing]]:
        """The things on the table by the noun phrase that told of them, or by looks."""
        found: dict[tuple[object, ...], list[DraftThing]] = {}
        for it in self.scene.draft.things:
            if it.zone is Zone.BATTLEFIELD:
                key = it.place if it.place[1] > it.place[0] else described(it)
                found.setdefault(key, []).append(it)
        return found

    # --- events ------------------------------------------------------------------

    def entries(self, number: int) -> list[Entry]:
        """What the clause of that number put into the script and is still there."""
        if not self._put:
            there = {*all_entries(self.scene)}
            made = self.telling.told.made
            self._put = [[it for it in some if it in there] for some in made]
        return self._put[number]

    def all_entries(self) -> list[Entry]:
        """Everything in the script, that inside combats too."""
        return all_entries(self.scene)

    def events(self) -> list[int]:
        """The numbers of the clauses that tell what happens, in the order told."""
        return [n for n in range(len(self.clauses)) if self.entries(n)]

    def harmful(self) -> list[int]:
        """The numbers of the clauses that deal damage or destroy."""
        return [n for n in self.events() if any(map(hurts, self.entries(n)))]

    def amounts(self) -> list[tuple[int, int]]:
        """Every amount of damage that one event fixes: (number of clause, amount)."""
        return [
            (number, amount)
            for number in self.events()
            for entry in self.entries(number)
            for amount in dealt(entry)
        ]

    def is_combat(self, number: int) -> bool:
        """Whether that clause tells of a combat."""
        return any(isinstance(it.what, Combat) for it in self.entries(number))

    def events_by(self, things: list[DraftThing]) -> list[int]:
        """The numbers of the clauses in which those things do something."""
        names = {it.id for it in things}
        found = []
        for number in self.events():
            for entry in self.entries(number):
                what = entry.what
                if entry.source in names or (
                    isinstance(what, Combat) and names & {n for n, _ in what.attackers}
                ):
                    found.append(number)
        return list(dict.fromkeys(found))

    def like(self, clause: Clause) -> list[int]:
        """The events that *clause* tells once more: same kind, actor and cards."""
        cards = cards_in(clause)
        found = []
        for number in self.events():
            other = self.clauses[number]
            if cards and not cards & cards_in(other):
                continue
            if not cards and other.kind != clause.kind:
                continue
            if self.same_actor(clause, number):
                found.append(number)
        return found

    def same_actor(self, clause: Clause, number: int) -> bool:
        """Whether who *clause* names is behind that event; True for nobody."""
        who = clause.get("who")
        if not isinstance(who, Person):
            return True
        try:
            name = self.scene.player(who)
        except QuestionError:
            return False
        by = {it.by for it in self.entries(number)}
        return name in by or not by - {""}


def dealt(entry: Entry) -> list[int]:
    """The fixed amounts of damage that *entry* itself deals, each once."""
    what = entry.what
    found: list[int] = []
    if isinstance(what, Deal):
        found = [it.amount for it in what.hits]
    elif isinstance(what, Resolve):
        whole = with_modes(what.ability, what.modes)
        found = [
            it.amount
            for it in whole.do
            if isinstance(it, DealDamage) and isinstance(it.amount, int)
        ]
    return list(dict.fromkeys(found))


def cards_in(value: object) -> set[CardName]:
    """Every card named in a clause or a part of one."""
    return {name for card in _cards(value) for name in card.names}


def _cards(value: object) -> Iterator[Card]:
    match value:
        case Card():
            yield value
        case Clause(slots=slots):
            for part in slots.values():
                yield from _cards(part)
        case Several(parts=parts):
            yield from _cards(parts)
        case Thing(card=card, specs=specs):
            yield from _cards(card)
            yield from _cards(specs)
        case Spec(value=inner):
            yield from _cards(inner)
        case tuple():
            for part in value:
                yield from _cards(part)
        case _:
            pass
