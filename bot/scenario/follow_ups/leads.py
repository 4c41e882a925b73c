"""What people begin and end a follow-up with, which says nothing of the change."""

from bot.scenario.words.tokens import BULLET, Kind, Token

# What people begin a follow-up with.
_LEADS = tuple(
    tuple(phrase.split())
    for phrase in """
what if; what about if; how about if; how about; what about; what happens if; if; and;
but; so; or; ok; okay; oh; ah; oh ok; well; same; the same; same thing; same question;
same as before; same scenario; same situation; last one; last one i promise; i promise;
ok last one; one more; though; suppose; say; let us say; imagine; actually; wait; hmm;
does it change anything if; would it be different if; does it matter if; cool; thanks;
is it different if; does anything change if; would it change if; , ; . ; - ; : ; now;
assume; assuming; supposing; he says; she says; they say; my opponent says; like;
would it change anything if; would anything change if; would that change if;
what would happen if; what changes if; what would change if; would it matter if;
also; sry; sorry; haha; lol;
what would have happened if; what would happen when; how would it go if; oh and;
and what if; only; just; instead; i mean; i meant; mean; meant;
because; thx; right; alright; great; please; um; hm; !; never mind; nevermind; my bad;
thank you; thank you so much; thanks a lot; got it; gotcha; i see; makes sense; nice;
i forgot; i forgot to say; i forgot to mention; i forgot to add; forgot to say;
forgot to mention; forgot to add; i should add; i should have said; lets say; btw; nah;
by the way; it turns out; turns out; one more thing; one more question; next question;
another question; quick follow up; quick question; follow up; oops; hang on; hold on;
no wait; no ,; yeah; yes; yep; huh; interesting; then what if; and then if;
just curious; just to be sure; that makes sense; quick one; kk; k; yo; uh; erm; er; err;
well; woops; whoops; ups;
hypothetically; alternatively; next :; in case; in the case that; in the event that;
my friend says; my buddy says; forgot that; i forgot that; plus; hey; hi;
out of curiosity; for completeness; edit; correction;
lets assume; lets suppose; let us assume; let us suppose; given that; provided;
what would happen if; what will happen if; is it the same if; is that the same if;
is it still the same if; would it still be the same if; how does it change if;
how does that change if; how would it change if; how would that change if; i guess
""".replace("\n", " ").split(";")
    if phrase.strip()
)
_TRAILS = tuple(
    tuple(phrase.split())
    for phrase in """
?; !; .; ,; though; instead; please; lol; too; also; as well; then what; what then;
what now; what happens; what happens then; matters; does it matter; any difference;
does that change anything; does it change anything; does that matter; is it different;
does anything change; now; haha;
at all; only; already; on top; on top of that; on top of it; actually; really; !;
what changes; still; again please; thanks; thx; btw; by the way; forgot to mention;
i forgot to mention; right; all right; correct; ok;
would that change anything; would it change anything; would it matter; i mean;
would that matter; would that be different; is that different
""".replace("\n", " ").split(";")
    if phrase.strip()
)
# "Would the answer be any different if …": of these words, ended by "if".
_OF_RESULT = frozenset(
    "would does do did will is are has what how any anything the that this it answer "
    "answers result results outcome ruling verdict change changes changed differ "
    "differs different difference matter matters make makes be still same happen "
    "happens happened there a then about case affect affects affected".split()
)
_HOW = frozenset("go goes work works look looks".split())
_OPENING = frozenset("would does do did will is what how any".split())
# "Everything else the same, but …", "new question: …": with one of the heads.
_HEADS = frozenset(
    "question q scenario board setup situation case same rest else equal mention "
    "forgot correction edit thing followup".split()
)
_TALK = _HEADS | frozenset(
    "the a is as all everything other one i to was with new another last final more "
    "follow up followup set being still stays and so my just should have said say add "
    "ok quick next another - before that".split()
)
_MARKS = frozenset({",", ":", "-", "but", "except", "that", "though"})
_SAME = frozenset(
    "same result answer outcome change changes different difference matter matters "
    "happens happen affect still".split()
)


def _what_if(tokens: tuple[Token, ...], low: int, high: int) -> int:
    """ "Does the answer change if", "what is the outcome when"."""
    words = tokens[low].text
    if words not in _OPENING:
        return 0
    known = _OF_RESULT | _HOW if words == "how" else _OF_RESULT
    for at in range(low + 1, min(low + 11, high - 1)):
        if tokens[at].text in {"if", "when", "where"}:
            return at + 1 - low
        if tokens[at].text in {"with", "without"} and words in {"what", "how"}:
            return at - low
        if tokens[at].text not in known:
            break
    return 0


def _remark(tokens: tuple[Token, ...], low: int, high: int) -> int:
    """ "Same board but", "everything else the same,", "new question:"."""
    for at in range(low + 1, min(low + 9, high - 1)):
        texts = {it.text for it in tokens[low:at]}
        if not texts <= _TALK:
            break
        if tokens[at].text in _MARKS and texts & _HEADS:
            return at + 1 - low
    return 0


def _in_brackets(tokens: tuple[Token, ...], low: int, high: int) -> int:
    """ "… (everything else the same)"."""
    if tokens[high - 1].text != ")":
        return 0
    begin = max((n for n in range(low, high) if tokens[n].text == "("), default=low)
    said = {it.text for it in tokens[begin + 1 : high - 1]}
    return high - begin if begin > low and said and said <= _TALK | _OF_RESULT else 0


def _same_then(tokens: tuple[Token, ...], low: int, high: int) -> int:
    """ "…, still the same result"."""
    at = high
    while at > low and (
        tokens[at - 1].text in _OF_RESULT
        or (isinstance(tokens[at - 1].value, int) and tokens[at - 2].text == "still")
    ):
        at -= 1
    said = {it.text for it in tokens[at:high]}
    if at <= low + 1 or not said & _SAME or tokens[at - 1].text not in {",", "-", "."}:
        return 0
    return high - at + 1


def at_start(tokens: tuple[Token, ...], low: int, high: int) -> int:
    """How many tokens from *low* on only lead to what is said before *high*."""
    if tokens[low].kind in {Kind.BREAK, Kind.ENUM} or tokens[low].text == BULLET:
        return 1
    if (
        tokens[low].text == "instead"
        and tokens[low + 1 : low + 2]
        and (tokens[low + 1].text == "of")
    ):
        return 0
    fits = [
        len(phrase)
        for phrase in _LEADS
        if low + len(phrase) < high
        and all(tokens[low + n].text == it for n, it in enumerate(phrase))
    ]
    fits += [_what_if(tokens, low, high), _remark(tokens, low, high)]
    return max(fits)


def at_end(tokens: tuple[Token, ...], low: int, high: int) -> int:
    """How many tokens before *high* only follow what is said from *low* on."""
    if tokens[high - 1].kind is Kind.BREAK:
        return 1
    fits = [
        len(phrase)
        for phrase in _TRAILS
        if high - len(phrase) > low
        and all(
            tokens[high - len(phrase) + n].text == it for n, it in enumerate(phrase)
        )
    ]
    fits += [_in_brackets(tokens, low, high), _same_then(tokens, low, high)]
    return max(fits)
