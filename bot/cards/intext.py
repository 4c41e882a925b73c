"""Card names in the middle of a running sentence."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.cards.bending import forms_of
from bot.cards.card import CardName
from bot.cards.finding import Hit, How, look_up, slips
from bot.cards.names import LITTLE, NameIndex, NameKind, plain
from bot.frozen import frozen

# No name has more words.
_LONGEST = 14
_STOPS = (".", "!", "?", ";", ":")
# So many names that begin with one word are compared with what follows it.
_COMPARED = 600


@frozen
class InText:
    """A card name that begins at some word of a text.

    *length* is how many words it takes. *names* holds one card, or several when
    the words fit each equally well. *plural* and *possessive* tell how the name
    was bent ("two Furnaces of Rath", "Rath's"); *everyday* that every word of it
    is a common one, so that the sentence may well mean something else.
    """

    length: int
    names: tuple[CardName, ...]
    how: How
    score: float = 100.0
    plural: bool = False
    possessive: bool = False
    everyday: bool = False

    @property
    def rank(self) -> tuple[int, int, float]:
        """Larger is better: surer, longer, nearer."""
        return (-self.how, self.length, self.score)


def find_in_text(
    index: NameIndex, spoken: "Spoken", *, partial: bool = False
) -> InText | None:
    """The longest card name that begins with the first word *spoken*, or None.

    With *partial* a first word or a telling word of a name will do ("Furnace"),
    if nothing better does.
    """
    # A text is gone through for its game, for its cards, and again with slips mended.
    key = (*spoken.typed, partial, spoken.common)
    known: tuple[InText | None] | None = index.text_cache.get(key)
    if known is None:
        known = (_found(index, spoken, partial),)
        if len(index.text_cache) > 4096:
            index.text_cache.clear()
        index.text_cache[key] = known
    return known[0]


def _found(index: NameIndex, spoken: "Spoken", partial: bool) -> InText | None:
    if not spoken.first:
        return None
    found = _as_written(index, spoken) or _run_together(index, spoken)
    if found:
        return _going_on(index, spoken, found) or found
    short = len(spoken.first) < 4
    if spoken.first in spoken.common or (
        short and spoken.first not in index.by_first_word
    ):
        return None
    more = partial and not short
    return _mis_spelt(index, spoken) or (_partly(index, spoken) if more else None)


def may_begin(
    index: NameIndex, typed: str, common: frozenset[str], *, partial: bool
) -> bool:
    """Whether :func:`find_in_text` may find anything where *typed* is the first word.

    Most words of a text begin no name, whatever follows them.
    """
    key = (typed, partial, common)
    known = index.beginning_cache.get(key)
    if known is None:
        known = _may_begin(index, typed, common, partial=partial)
        if len(index.beginning_cache) > 4096:
            index.beginning_cache.clear()
        index.beginning_cache[key] = known
    return known


def _may_begin(
    index: NameIndex, typed: str, common: Container[str], *, partial: bool
) -> bool:
    as_written, mis_spelt = _beginnings(index, typed)
    if as_written:
        return True
    first = plain(typed)
    return (mis_spelt or partial) and len(first) > 3 and first not in common


def _beginnings(index: NameIndex, typed: str) -> tuple[bool, bool]:
    """Whether a name may begin with *typed* as it stands, and with a slip in it."""
    first = plain(typed)
    if not first:
        return False, False
    as_written = any(it.words[0] in index.by_first_word for it in forms_of(typed))
    together = index.begins_together(first.replace(" ", ""))
    return as_written or together, any(_first_words_like(index, first))


class Spoken:
    """The words from *start* up to where no name can go on.

    Each of *words* is one word as typed, punctuation and all. *common* holds
    everyday words in lower case: they are never taken for mis-spelt names, and
    alone they are a name only with a capital letter.
    """

    def __init__(
        self, words: Sequence[str], start: int, common: frozenset[str]
    ) -> None:
        self.common = common
        self.typed = words[start : start + _LONGEST]
        for at, word in enumerate(self.typed, start=1):
            if word.endswith(_STOPS) and len(word) > 4:
                self.typed = self.typed[:at]
                break

    @cached_property
    def plain(self) -> list[str]:
        """The words in plain letters: what was looked up before is known without."""
        return [plain(word) for word in self.typed]

    @property
    def first(self) -> str:
        """The first word in plain letters."""
        return self.plain[0] if self.plain else ""

    def capital(self) -> bool:
        """Whether the first word begins with a capital letter."""
        return self.typed[0].lstrip("\"'“‘([")[:1].isupper()


@dataclass(slots=True)
class _Walk:
    """The names found so far while going on word by word."""

    index: NameIndex
    spoken: Spoken
    best: InText | None = None
    bends: int = 0
    _seen: set[tuple[int, str]] = field(default_factory=set)

    def go(
        self, at: int, key: str, *, plural: bool, possessive: bool, bends: int
    ) -> None:
        """Take the words before *at* as *key*, and try every form of the next."""
        if key and key in self.index.exact:
            self._keep(at, key, plural, possessive, bends)
        if at >= len(self.spoken.typed) or possessive:
            return
        if key and not self.index.continues(key):
            return
        if not self.spoken.plain[at]:
            # Punctuation on its own, inside a name ("Clarent , Sword of Peace").
            if key and self.spoken.typed[at] in {",", "-", "–", "—", "//", "/", ":"}:
                self.go(at + 1, key, plural=plural, possessive=False, bends=bends)
            return
        for n, form in enumerate(forms_of(self.spoken.typed[at])):
            if form.plural and plural:
                continue
            longer = " ".join((key, *form.words)) if key else " ".join(form.words)
            if (at, longer) in self._seen:
                continue
            self._seen.add((at, longer))
            self.go(
                at + 1,
                longer,
                plural=plural or form.plural,
                possessive=form.possessive,
                bends=bends + bool(n),
            )

    def _keep(
        self, at: int, key: str, plural: bool, possessive: bool, bends: int
    ) -> None:
        if self.best and (self.best.length, -self.bends) >= (at, -bends):
            return
        said = [word for word in self.spoken.plain[:at] if word]
        everyday = all(
            word in self.spoken.common for word in said + key.split()
        ) or all(word in self.spoken.common for word in said)
        if len(said) == 1 and everyday:
            weak = self.index.exact[key][0].kind is NameKind.SHORT
            if not self.spoken.capital() or bends > possessive or weak:
                return
        self.bends = bends
        self.best = InText(
            at,
            self.index.cards(key),
            How.EXACT,
            plural=plural,
            possessive=possessive,
            everyday=everyday,
        )


def _as_written(index: NameIndex, spoken: Spoken) -> InText | None:
    beginning = index.by_first_word
    if not any(it.words[0] in beginning for it in forms_of(spoken.typed[0])):
        return None
    walk = _Walk(index, spoken)
    walk.go(0, "", plural=False, possessive=False, bends=0)
    return walk.best


def _run_together(index: NameIndex, spoken: Spoken) -> InText | None:
    """A name with a space too few or too many: ``lightningbolt``."""
    best: InText | None = None
    joined = ""
    for at, word in enumerate(spoken.plain[:5], start=1):
        if not word:
            break
        joined += word.replace(" ", "")
        keys = index.compact.get(joined, ()) if len(joined) > 7 else ()
        cards = tuple(dict.fromkeys(it for key in keys for it in index.cards(key)))
        # A name in one word must not be put together from everyday words.
        if cards and not all(it in spoken.common for it in spoken.plain[:at]):
            best = InText(at, cards, How.FUZZY, 99.0)
    return best


def _mis_spelt(index: NameIndex, spoken: Spoken) -> InText | None:
    near: list[tuple[float, int, int, str]] = []
    for first in _first_words_like(index, spoken.first):
        for key in index.by_first_word[first][:_COMPARED]:
            words = key.split()
            far = _slips_between(spoken, words)
            if far is not None:
                score = round(100 * (1 - far / len(key)), 1)
                near.append((score, len(words), far, key))
    if not near:
        return None
    # The longest first: more words alike are a surer sign than fewer slips.
    longest = max(length for _, length, _, _ in near)
    score = max(it[0] for it in near if it[1] == longest)
    keys = [key for s, length, _, key in near if length == longest and s == score]
    cards = tuple(dict.fromkeys(it for key in keys for it in index.cards(key)))
    return InText(longest, cards, How.FUZZY, score)


def _going_on(index: NameIndex, spoken: Spoken, found: InText) -> InText | None:
    """The card *found* by more of its name, with a slip in it: "Furnace of Raht".

    Looked for only where one more word is as in that name.
    """
    if len(found.names) != 1:
        return None
    name = plain(found.names[0].name).split()
    begun = found.length + 1
    if len(name) <= begun or name[:begun] != spoken.plain[:begun]:
        return None
    longer = _mis_spelt(index, spoken)
    return longer if longer and longer.names == found.names else None


def _first_words_like(index: NameIndex, word: str) -> Iterable[str]:
    if word in index.by_first_word:
        return (word,)
    if word in index.words or word.isdecimal():
        # Spelt rightly, but no name begins so; and a number is no slip.
        return ()
    if not _word_slips(word):
        return ()
    known = index.spelling_cache.get(word)
    if known is None:
        near = process.extract(
            word,
            index.first_words,
            scorer=OSA.distance,
            score_cutoff=_word_slips(word),
            limit=12,
        )
        known = tuple(it for it, _, _ in near if it[0] == word[0] or len(word) > 5)
        if len(index.spelling_cache) > 4096:
            index.spelling_cache.clear()
        index.spelling_cache[word] = known
    return known


def _word_slips(word: str) -> int:
    """How many slips one word of a name may hold: 0 up to 3 letters, then 1, 2."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


def _slips_between(spoken: Spoken, name: list[str]) -> int | None:
    """The slips between what is said and *name* word by word, None if too many."""
    if len(name) > len(spoken.plain):
        return None
    total, alike = 0, 0
    for said, meant in zip(spoken.plain, name, strict=False):
        if said == meant:
            alike += said not in spoken.common
            continue
        little = meant in LITTLE
        allowed = 1 if little else _word_slips(meant)
        far = OSA.distance(said, meant, score_cutoff=allowed)
        if far > allowed or not said:
            return None
        # An everyday word is hardly a slip, unless the words before speak for it.
        if said in spoken.common and not (alike and (little or len(said) > 4)):
            return None
        total += far
    letters = sum(map(len, name))
    # A single word has nothing beside it that speaks for it.
    limit = slips(letters) if len(name) > 1 else _word_slips(name[0])
    if len(name) == 1 and letters < 6:
        return None
    return total if 0 < total <= limit else None


def _partly(index: NameIndex, spoken: Spoken) -> InText | None:
    """Cards by a part of their name: as many words from here as still fit one."""
    best: InText | None = None
    for length in range(1, min(4, len(spoken.plain)) + 1):
        said = spoken.plain[:length]
        if not said[-1] or (said[-1] in spoken.common and said[-1] not in index.words):
            break
        hit = look_up_part(index, " ".join(said))
        if hit is None:
            break
        if said[-1] not in spoken.common and not _of_anothers(hit, said[-1]):
            best = InText(length, hit.cards, hit.how, hit.score)
    return best


def _of_anothers(hit: Hit, word: str) -> bool:
    """Whether all cards *hit* are somebody's: "Liliana" is not "Liliana's Caress"."""
    names = [plain(it.name).split() for it in hit.cards]
    return all(f"{word}s" in it and word not in it for it in names)


def look_up_part(index: NameIndex, typed: str) -> Hit | None:
    """The cards whose name holds the words *typed*, or None.

    One word is that of every name that holds it: "Fortune" may be Far Fortune. But a
    Wall of Swords is not called Swords.
    """
    hit = look_up(index, typed)
    if not isinstance(hit, Hit) or hit.how not in {How.PREFIX, How.WORDS}:
        return None
    word = plain(typed)
    sure = hit.how is How.PREFIX and len(hit.cards) == 1
    if not sure or word not in index.words:
        return hit
    names = [it for it in index.words[word] if f"of {word}" not in it]
    others = (card for key in names for card in index.cards(key))
    return replace(hit, cards=tuple(dict.fromkeys((*hit.cards, *others))))
