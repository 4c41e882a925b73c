"""What somebody says or thinks comes out of it: an opinion, never a fact."""

from bot.scenario.words.kinds import KEYWORDS
from bot.scenario.words.parsing import Parse
from bot.scenario.words.phrase_table import PhraseTable
from bot.scenario.words.small_words import HAVING, MY_OR_HIS
from bot.scenario.words.tokens import ENDS, Kind

_CLAIMS = frozenset(
    "says said claims claimed thinks thought think say claim argue argued argues "
    "insists insisted insist reckon reckons reckoned told went swears swore swear "
    "believes believed believe figured figures guesses guessed assumes assumed "
    "tells wrote writes pointed convinced convinces know knows knew bet "
    "bets".split()
)
_INSISTING = frozenset(
    "saying telling insisting claiming arguing thinking convinced sure certain yelling "
    "positive adamant like".split()
)
_HELPING = frozenset("is was 's keeps keep kept are were am".split())
_BETWEEN = frozenset("always still also just now even actually all then".split())
_CLAIMING = PhraseTable(
    (tuple(words.split()), None)
    for words in (
        "the whole table", "the table", "everybody", "we", "the judge", "my group",
        "a judge", "our judge", "another judge", "one judge", "the internet", "google",
        "the enchantment", "the card", "the text", "it", "dad", "mom", "bro",
        "my whole group", "my playgroup", "my group", "the store", "the shop",
        "friend", "a friend", "buddy", "a buddy", "one friend",
    )
)  # fmt: skip
# What opinions open with where nobody is said to have them.
_HELD = PhraseTable(
    (tuple(words.split()), None)
    for words in (
        "no way", "there is no way", "i am pretty sure", "pretty sure", "i feel like",
        "it feels like", "i am fairly sure", "i am sure", "i am certain",
        "is it true that", "is it true", "is true that", "is true", "true that",
        "i was told", "i was told that", "i am told", "i am being told", "i got told",
        "i am being told that", "i keep being told", "i keep hearing",
        "i have read", "i have read that", "i read",
        "i read that", "i heard", "i heard that", "i have heard that", "people say",
        "they say", "someone told me", "somebody told me", "everyone tells me",
        "the way i see it", "from what i understand", "as far as i know",
    )
)  # fmt: skip
# Words of opinions and of their reasons only.
SAID_SO = frozenset(
    "no not never nothing if wears wear cuz cause nah nope yeah means like anyways "
    "telling saying insisting convinced adamant around past ignores ignore ignoring "
    "while beats down fall falls fell stick sticks strikes".split()
)
#: Done by a player it is something that happened, whoever says so.
DOING = frozenset(
    "attack attacks attacked block blocks blocked swing swings swung chump chumps "
    "chumped cast casts use uses used pay pays paid sacrifice sacrifices sacrificed "
    "choose chooses chose pick picks picked activate activates activated tap taps "
    "tapped target targets targeted redirect redirects redirected respond responds "
    "responded play plays played flash flashes flashed assign assigns assigned "
    "regenerates".split()
)
_ACTING = DOING | HAVING | frozenset("hit hits deal deals go goes".split())
_PRINTED = frozenset("card enchantment artifact text spell".split())
# What a card says befalls damage.
_BEFALLS = frozenset(
    "doubled tripled halved prevented redirected double triple twice half extra less "
    "reduced increased".split()
)
_STATED = frozenset(
    "shield shields protection tapped untapped prevent prevents regenerated".split()
)
#: behind it stands what a unit does then
WHILE = frozenset({"while", "when"})
_FIGHTING = frozenset({"shield", "assault"})
_SIZING = frozenset({"might", "power", "toughness"})
_ADVERBS = frozenset("also already just then still again never first later".split())


def claims(parse: Parse, at: int) -> int:
    """Where what somebody says or thinks begins behind "he says"; 0 if nobody does."""
    starts = [end for end, _ in parse.reads("person", at)]
    starts += [end for end, _ in _CLAIMING.at(parse, at)]
    if parse.word(at - 1) in {"and", "but", "then"} and at > 1:
        starts.append(at)  # "she got mad and said …"
    if (parse.word(at), parse.word(at + 1)) == ("according", "to"):
        ends = [end for end, _ in parse.reads("person", at + 2)]
        return max(ends, default=0)
    held = [end for end, _ in _HELD.at(parse, at)]
    if held:
        return max(held)
    return max((_verb(parse, end) for end in starts), default=0)


def _verb(parse: Parse, at: int) -> int:
    for here in range(at, at + 2):
        word = parse.word(here)
        if word in _HELPING:
            behind = here + 1 + (parse.word(here + 1) in _BETWEEN)
            if parse.word(behind) in _INSISTING:
                return behind + 1
        if word in _PRINTED:
            return 0  # "My opponent's card says …": no opinion
        if word in _CLAIMS:
            if word == "went" and parse.word(here + 1) != "with":
                continue
            return here + 1
    return 0


def states(parse: Parse, start: int, at: int) -> bool:
    """Whether the claim from *start* on tells there what was told nowhere else.

    What somebody does, has or is belongs into a sentence of its own: taken as an
    opinion it would be passed over.
    """
    printed = parse.word(start) == "the" and parse.word(start + 1) in _PRINTED
    if printed or parse.word(start) == "it":
        # "The card says all damage is doubled": no opinion.
        if parse.word(at) in _BEFALLS:
            return True
        if printed:
            return False
    found = _does(parse, start, at) and not _argued(parse, start, at)
    found = found or _has(parse, at) or _is_new(parse, start, at)
    found = found or _is_at(parse, start, at)
    if found:
        parse.memory.setdefault("only claimed", at)
    return found


def _argued(parse: Parse, start: int, at: int) -> bool:
    """Whether what is done there is a reason, or what cannot be, and told elsewhere.

    "He says it does nothing since he attacked Jace", "… that I can't fog it".
    """
    said = [parse.word(it) for it in range(start, at)]
    cannot = said[-2:] in (["can", "not"], ["could", "not"], ["may", "not"])
    reason = bool(_REASONS & {*said})
    return (cannot or reason) and told_elsewhere(parse, start, at, claimed=True)


_REASONS = frozenset("because since cuz cause".split())


def reasoned(parse: Parse, start: int, at: int) -> bool:
    """Whether the claim from *start* on gives at *at* what somebody has for a reason.

    That is a fact, where no other sentence tells of it: "… because he has Worship".
    """
    if parse.word(at) not in _REASONS:
        return False
    for here in range(at + 2, at + 5):
        if parse.word(here) in HAVING:
            what = here + 1 + (parse.word(here + 1) in _ARTICLES)
            return not told_elsewhere(parse, start, what, claimed=True)
    return False


_ARTICLES = frozenset({"a", "an", "the", "no", "my", "his", "her"})
_THOUGHT = frozenset("thought figured assumed guessed believed".split())


_TOLD = frozenset({"me", "us", "him", "them"})


def _does(parse: Parse, start: int, at: int) -> bool:
    before = at - 1
    while before > start and parse.word(before) in _ADVERBS:
        before -= 1
    if parse.word(before) == "could" and _THOUGHT & {*parse.words[start:before]}:
        before -= 1  # "He thought he could chump with a 1/1": he did, for all we know.
    # "My friend told me Fog does nothing": who is told does nothing there.
    subject = before >= start and parse.word(before) not in _TOLD
    doer = subject and any(
        end == before + 1
        for back in range(max(start, before - 2), before + 1)
        for end, _ in parse.reads("person", back)
    )
    joined = parse.word(before) in {"and", "then", "to"}
    if not (doer or joined):
        return False
    done = parse.word(at) in DOING and doer
    if parse.word(at) in {"use", "uses", "used"}:
        # "Alice already used it": said of what stands before.
        done = done and parse.word(at + 1) not in {"it", "that", "them", "'"}
    return (
        done
        or bool(parse.reads("castverb", at))
        or (bool(parse.reads("cardverb", at)) and doer and parse.word(at) not in HAVING)
    )


def _acts_next(parse: Parse, at: int) -> bool:
    """Whether somebody does something behind the mark or word at *at*."""
    if parse.word(at) not in {",", "but", "so"}:
        return False
    if parse.word(at + 1) in MY_OR_HIS and parse.is_kind(at + 2, Kind.SIZE):
        return True
    return any(
        parse.word(end) in _ACTING or any(parse.reads("cardverb", end))
        for end, _ in parse.reads("person", at + 1)
    )


def _has(parse: Parse, at: int) -> bool:
    """ "He says he has 5 life"."""
    if parse.word(at) not in HAVING:
        return False
    return any(it.value for _, it in parse.reads("number", at + 1))


def _is_at(parse: Parse, start: int, at: int) -> bool:
    """ "I thought he was at 3. I bolted him": what he was at is told nowhere else.

    Behind what was done it is an opinion of what comes of it, where that is asked.
    """
    if not _counts_life(parse, at):
        return False
    last = at
    while last < len(parse.tokens) and parse.word(last) not in ENDS:
        last += 1
    if any(_is_done(parse, it) for it in range(start)):
        if not _RIGHT.isdisjoint(parse.words[at:]):
            return False
    elsewhere = (*range(start), *range(last, len(parse.tokens)))
    own = _is_own(parse, at)
    return not any(_counts_life(parse, it) and _is_own(parse, it) == own
                   for it in elsewhere)  # fmt: skip


def _is_own(parse: Parse, at: int) -> bool:
    """Whether what is counted at *at* is the asker's: "I am at 3"."""
    return not {"i", "me", "my"}.isdisjoint(parse.words[max(0, at - 3) : at])


_RIGHT = frozenset("right correct true wrong agree".split())


def _counts_life(parse: Parse, at: int) -> bool:
    led = parse.is_kind(at, Kind.NUMBER) and parse.word(at - 1) in {"at", "on", "to"}
    if parse.word(at - 1) == "on" and parse.word(at - 2) in {"it", "them", "that"}:
        return False  # "She used it on 3": of the damage
    return led and parse.word(at + 1) in {*ENDS, "", ",", "life", "and", "but", "so"}


def _is_done(parse: Parse, at: int) -> bool:
    told = any(parse.reads("castverb", at)) or any(parse.reads("cardverb", at))
    return told or parse.word(at) in DOING


def _is_new(parse: Parse, start: int, at: int) -> bool:
    """A size, a keyword or a shield that no other sentence tells of."""
    word = parse.word(at)
    if parse.is_kind(at, Kind.SIZE) or parse.is_kind(at, Kind.COUNTER):
        return not told_elsewhere(parse, start, at, claimed=True)
    if parse.is_kind(at, Kind.NUMBER) and parse.word(at + 1) in _SIZING:
        if parse.word(at + 2) in WHILE and _FIGHTING & {*parse.words}:
            return False  # "It is 5 Might while defending": what Shield comes to
        return not told_elsewhere(parse, start, at, claimed=True, words=2)
    if word in {"prevent", "prevents"} and (
        not parse.is_kind(at + 1, Kind.NUMBER)
        or parse.word(at - 1) in {"only", "just", "always"}
    ):
        return False  # "You only prevent 1": of what a shield told elsewhere does
    if word == "prevents" and parse.word(at - 2) == "shield" and parse.word(at - 3):
        return not told_elsewhere(parse, start, at - 2, claimed=True, words=2)
    if _unpreventable(parse, at):
        return not _lawful(parse, at)
    if word == "regenerated" and parse.word(at - 1) == "be":
        return False  # "it can't be regenerated": that is done by nobody yet
    said = tuple(parse.word(it) for it in range(at, at + 3))
    keyword = max((n for n in range(1, 4) if said[:n] in KEYWORDS), default=0)
    if not keyword and word not in _STATED:
        return False
    # "He says it has deathtouch, I block …": that is no opinion of deathtouch.
    claimed = parse.word(at - 1) not in HAVING | {"with", "gains", "gets"}
    return not all(
        told_elsewhere(parse, start, it, claimed=claimed)
        for it in range(at, at + max(1, keyword))
    )


def _unpreventable(parse: Parse, at: int) -> bool:
    """ "He says his damage can't be prevented this turn": what would make it so.

    Why it could not be, or by what, is an opinion of the rules.
    """
    if parse.word(at + 1) in _REASONS | {"by", "with"}:
        return False
    said = [parse.word(it) for it in range(at - 2, at + 1)]
    return said[-1] == "unpreventable" or said == ["not", "be", "prevented"]


def _lawful(parse: Parse, at: int) -> bool:
    """Whether another place, or a card that is named, says the same."""
    if any(
        other != at and _unpreventable(parse, other)
        for other in range(len(parse.tokens))
    ):
        return True
    return any(
        "can't be prevented" in parse.catalogue.card(name).face.text.lower()
        for other in range(len(parse.tokens))
        for _, card in parse.reads("card", other)
        for name in card.names
    )


#: so many letters are the same of "regenerate" and "regeneration".
STEM = 7


def told_elsewhere(
    parse: Parse, start: int, at: int, *, claimed: bool = False, words: int = 1
) -> bool:
    """Whether so many *words* at *at* stand in another sentence than that of *start*.

    Of what is *claimed* there, what somebody does next is a sentence of its own.
    """
    first = last = start
    if parse.lenient:
        # What was told before somebody says so of it is no news.
        first, last = start, len(parse.tokens)
    while not parse.lenient and first > 0 and parse.word(first - 1) not in ENDS:
        first -= 1
    while last < len(parse.tokens) and parse.word(last) not in ENDS:
        if claimed and not parse.lenient and _acts_next(parse, last):
            break
        last += 1
    word = parse.word(at).removesuffix("s")
    behind = parse.words[at + 1 : at + words]
    return any(
        (
            (it.text.startswith(word[:STEM]) if len(word) > 2 else it.text == word)
            or (word == "shield" and it.text == "prevent")
        )
        and parse.words[place + 1 : place + words] == behind
        for place, it in enumerate(parse.tokens)
        if not first <= place < last and it.kind is not Kind.QUOTE
    )
