"""A wording typed on one line, parted into the lines it has on the card."""

import re
from collections.abc import Iterator

from bot.wording.magic.keyword_lines import is_keywords, looks_like_keyword
from bot.wording.magic.paragraphs import REMINDER

# Where a sentence ends and another begins; what is in quotation marks stays whole.
_GAP = re.compile(r"(?:(?<=[.!)])|(?<=[.!]\"))( )(?=[A-Z{~+\-−0-9“\"\[])")
_CHAPTERS = re.compile(r"(?<=[.)\"]) (?=[IVX]+(?:, [IVX]+)* (?:—|–|--) [A-Z])")
_SLASHES = re.compile(r" ?//? ")
_COST = re.compile(
    r"(?:\{|\[?[+\-−–]?\d+\]?:|(?:Sacrifice|Pay|Tap|Discard|Remove|Exile|Return|"
    r"Reveal|Put|Untap|Mill)\b)[^.\"“”]{0,120}?: ?[A-Z\"“]"
    r"|\[?[+\-−–]?(?:\d+|X)\]?: "
)
_TRIGGER = re.compile(r"(?:When(?! you do\b)|Whenever|At the (?:beginning|end))\b")
_ABILITY_WORD = re.compile(r"(?!Choose\b)[A-Z][\w']+(?: [\w']+){0,3} [—–] ?[A-Z]")
# A line of keywords, where a capital or a cost goes on after it.
_PIECE = r"[a-z'’-]+(?: [a-z'’-]+){0,5}(?: (?:\d+|X|(?:\{[^}]*\})+))?"
_KEYWORDS = re.compile(
    rf"[A-Z]{_PIECE}(?:[,;] [A-Z]?{_PIECE})*(?= (?:[A-Z~“\"]|\{{[^.(]*:|[+−-]?\d+:))"
)
# What stands by itself, and does not follow from a trigger or a cost before it.
_STANDS = re.compile(
    r"(?:If|As long as) [^.]*\bwould\b[^.]*\b(?:instead|prevent)\b"
    r"|If [^.,]* an opponent controls causes you to discard "
    r"|(?:Other|Each|All|Creatures|Players|Your opponents|Enchanted|Equipped|Damage|"
    r"Spells|Lands|Artifacts|Permanents|You) [^.]*?\b(?:(?:get|gets) [+-]|(?:have|has|"
    r"can't|don't|enter|enters)\b)"
    # By the card's own name: what ends with the turn would say so.
    r"|(?!Then|The|It|If|That|This|Those|Otherwise|Target|An?|Until|Your?)\b"
    r"[A-Z][\w'’-]*(?:,? (?:[A-Z][\w'’-]*|of|the|and|to|in|from))* (?:gets [+-]|has )"
    # "Creature tokens get -1/-0.", "Attacking Goblins have haste."
    r"|(?!Those|They|Both|Until)[A-Z][\w'’-]*(?: [\w'’-]+){1,8}? (?:get [+−-]|have )"
    r"|As long as [^.,]*, [^.]*\b(?:get|gets|has|have|is|are|can't)\b"
    r"|Counters remain on "
)
# The same of damage, whose "that would be dealt" speaks of nothing said before.
_STANDS_OF_DAMAGE = re.compile(
    r"All (?:[a-z]+ )?damage (?:that )?(?:would|dealt)\b[^.]*"
    r"\bis dealt to\b[^.]*\binstead\b"
    r"|Prevent (?:all|half|\d+) [^.]*\bthat would be dealt\b"
    r"|Damage that would\b[^.]*\binstead\b"
)
_OF_BEFORE = re.compile(
    r"\b(?:next|target|chosen|those|that (?!would|is|are)\w+|(?<!reduces )it|them)\b"
)
_FOR_NOW = re.compile(
    r"\b(?:this turn|this way|this combat|until|next|may|target(?! of)|that|those|"
    r"it would)\b"
)
# The second sentence of a line that says how it enters: nothing hangs on it.
_ESCAPES = re.compile(r"\bescapes with [^.]*\binstead\.$")
# "Whenever" behind a cost says for how long, or is an ability of its own; "when" is
# one where it speaks of the card itself, by whatever name, and of nothing said before.
_OF_ITS_OWN = re.compile(
    r"Whenever\b"
    r"|When (?:this \w+|enchanted \w+|equipped \w+|~|[A-Z][\w'’-]*(?: [\w'’-]+){0,6}?) "
    r"(?:dies|enters|attacks|blocks|deals|is dealt|is put|leaves|becomes)\b"
    r"(?!.*\b(?:(?:that|those) (?!much|many|player|source)|next|exiled card))"
    r"|At the beginning of (?:your|each|combat)\b"
)
_LASTS = re.compile(r"\bthis turn\b|\buntil\b|\bthis combat\b|\bthis way\b")
# "This turn" of what was done so far, by the card itself: it lasts no less for that.
_LOOKED_BACK = re.compile(
    r"\bdealt damage by (?:this|~|equipped|enchanted|[A-Z])[^.,]*? this turn "
    r"(?=dies\b|is |would die\b)"
)
_LASTS_OR_NEXT = re.compile(rf"{_LASTS.pattern}|\\bnext\\b")
_GOES_ON = re.compile(
    r"\bthis way\b|^When you do,|^At\b.*\bnext end step\b|\bthat much\b.{0,12}this turn"
)


def in_lines(text: str, *, spell: bool) -> str:
    """*text* with a line break for the space before each new ability.

    As long as *text*, so that places in it stay what they are. What triggers in a
    spell's text belongs to the spell.
    """
    text = _SLASHES.sub(lambda it: "\n".rjust(len(it.group())), text)
    text = re.sub(r" (?=•)", "\n", text)
    text = _CHAPTERS.sub("\n", text)
    out = list(text)
    for start, end in _lines(text):
        before = start
        for at, sentence in _sentences(text, start, end):
            for here in _after_keywords(sentence):
                out[at + here] = "\n"
            if at == start:
                before = at
                continue
            if _begins(sentence, text[before : at - 1], spell=spell):
                out[at - 1] = "\n"
                before = at
    return "".join(out)


def _after_keywords(sentence: str) -> Iterator[int]:
    """Where keywords at the beginning end that no mark parts from what follows."""
    at = len(sentence) if is_keywords(sentence) else 0
    while found := _KEYWORDS.match(sentence, at):
        if not is_keywords(found.group()):
            return
        yield found.end()
        at = found.end() + 1


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for line in text.split("\n"):
        yield start, start + len(line)
        start += len(line) + 1


def _sentences(text: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """Each sentence of a line and where it begins; reminders and quotes whole."""
    at, depth, quoted = start, 0, False
    for here in range(start, end):
        char = text[here]
        depth += (char == "(") - (char == ")")
        quoted = quoted != (char == '"')
        if depth == 0 and not quoted and _GAP.match(text, here):
            yield at, text[at:here]
            at = here + 1
    yield at, text[at:end]


def _begins(sentence: str, before: str, *, spell: bool) -> bool:
    """Whether a new ability begins with *sentence* after what stands in *before*."""
    said, bare = REMINDER.sub("", sentence), REMINDER.sub("", before)
    if is_keywords(bare) or is_keywords(said):
        return True
    if bare != before and looks_like_keyword(bare):
        # "Extort (Whenever …) Artifacts enter tapped.": explained, so a keyword.
        return True
    if _COST.match(sentence) or _ABILITY_WORD.match(sentence):
        return True
    if spell:
        return False
    if _ESCAPES.search(bare):
        return True
    if not _TRIGGER.match(sentence):
        # What hangs on a trigger says for how long; this stands for good.
        after = _TRIGGER.match(bare) or ": " in bare
        said = _LOOKED_BACK.sub("", said)
        stands = _STANDS.match(said) and not _FOR_NOW.search(said.split(",")[0])
        damage = _STANDS_OF_DAMAGE.match(said) and not _OF_BEFORE.search(said)
        return bool(after and (stands or damage) and not _LASTS.search(said))
    if ": " in before:
        # "{T}: … When you do, …" goes on; "When this creature dies, …" does not.
        later = _LOOKED_BACK.sub("", said)
        return bool(_OF_ITS_OWN.match(said)) and not _LASTS_OR_NEXT.search(later)
    return not _GOES_ON.search(sentence)
