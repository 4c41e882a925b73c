"""Sentences that cannot touch a ruling, whatever their words."""

import re

# --- Whole sentences ---

# Costs, permissions and the like, whatever they name.
_HARMLESS = re.compile(
    r"""
      as\ an\ additional\ cost\ to\ cast\ ~\ ,(?!\ pay\ (x|\d+)\ life$).*
    | .*rather\ than\ pay\ .*(mana|crew|equip|ward|cycling|morph)\ cost$
    | you\ may\ cast\ ~\ from\ (your\ graveyard|exile)(\ (if|as\ long\ as)\ .*)?
    | if\ .*,\ you\ may\ cast\ ~\ without\ paying\ its\ mana\ cost$
    | if\ ~\ is\ in\ your\ opening\ hand\ ,\ you\ may\ begin\ the\ game\ with\ .*
    | you\ have\ no\ maximum\ hand\ size(\ for\ the\ rest\ of\ the\ game)?$
    | a\ deck\ can\ have\ any\ number\ of\ cards\ named\ .*
    | (you\ )?draw\ (a\ card|two\ cards)\ at\ the\ beginning\ of\ the\ next\ turn's
        \ upkeep
    | ([^.,]*\b)?skips?\ (your|their|his\ or\ her|that\ player's|the|all)
        \ (next\ )?(two\ |three\ )?((draw|untap|upkeep|main|combat|end)
        \ (steps?|phases?)|turns?)(\ of\ (that|their|your|his\ or\ her|that
        \ player's)(\ next)?\ turn)?(\ (next|this)\ turn)?
        (\ if\ you\ have\ no\ cards\ in\ hand)?$
    | you\ can't\ cast\ ~\ (during|unless|before|until|from)\b.*
    | cast\ ~\ only\ .*
    | you\ can't\ become\ the\ monarch(\ this\ turn)?
    | x\ can't\ be\ (greater\ than|0|less\ than)\b.*
    | (during\ your\ turn\ ,\ )?you\ may\ (play|cast)\ [^.]*\bby\ paying\ [^.]*\ in
        \ addition\ to\ (its|their)\ other\ costs?$
    | (until\ end\ of\ turn\ ,\ )?(you|players)\ don't\ lose\ unspent\ .*mana
        \ as\ steps\ and\ phases\ end
    | players\ dealt\ damage\ this\ way\ can't\ cast\ [^.,]*
    | exile\ all\ cards\ from\ target\ player's\ library(\ ,\ then\ that\ player
        \ shuffles\ their\ hand\ into\ their\ library)?
    | (you|each\ player|that\ player|they)\ may\ (look\ at\ and\ )?(play|cast)
        \ (?!.*\b(damage|token|tokens|life|counters?)\b).*
    """,
    re.VERBOSE,
)
_INERT = re.compile(
    r"""
      (~|it|that\ spell)\ can't\ be\ countered$
    | .*\bcan't\ be\ countered\ by\ .*
    | .*\bcan't\ (search|play)\b.*
    | .*\bcan't\ cast\ (more\ than|spells\ (?:with|of)\ the\ chosen
        |spells\ with\ (?:even|odd|mana\ value)|spells\ during
        |spells\ from|noncreature|creature|cards|a\ second)\b.*
    | .*\bcan\ only\ (cast|play)\b.*
    | (if\ [^,]*,\ )?(instead\ )?counter\ that\ spell(\ unless\ its\ controller\ pays
        \ \S+|\ if\ its\ mana\ value\ is\ \d+\ or\ less)?(\ instead)?
        (\ if\ [^,.]*)?
    | [^.,]*\bspells\ you\ cast\ have\ (convoke|improvise|delve|assist)
    | double\ the\ amount\ of\ each\ type\ of\ unspent\ mana\ you\ have
    | (players|your\ opponents|each\ opponent|each\ player|opponents|you)\ can't\ pay
        \ life\ [^.]*
    | mana\ abilities\ of\ [^.,]*\ cost\ .*
    | (your|each\ player's|their)\ maximum\ hand\ size\ is\ .*
    | (?!.*\b(tap|untap|exile|sacrifice|return|discard)\ ).*
        \b(attacks?|attack|block|blocks?)\ (each|this)\ (combat|turn)\ if\ able$
    | during\ target\ (opponent|player)'s\ next\ turn\ ,\ (each\ creature|creatures)
        \ that\ player\ controls\ attacks?(\ ~)?\ if\ able
    | (?!.*\b(tap|exile|sacrifice|return|discard)\ ).*
        \b(doesn't|don't)\ untap\ during\ .*
    | .*\bcosts?\ ({[^}]*}|x)+\ (less|more)\ to\ (cast|activate)
        (\ (for|if|where|during|than|unless|by|as)\b.*|\ ,\ where\b.*)?
        (\ and\ can\ be\ cast\ as\ though\ (it|they)\ had\ flash)?
    | (this|~)\ effect\ can't\ reduce\ .*
    | ~\ can\ be\ your\ commander$
    | choose\ an\ exiled\ card\b[^.,]*
    | (up\ to\ one\ )?target\ creature\ [^.,]*\battacks\ ~\ (this\ turn
        |during\ its\ controller's\ next\ turn)\ if\ able
    | play\ with\ (your\ hand|the\ top\ card\ of\ your\ library)\ revealed$
    | .*\b(plays|play)\ with\ .*\ revealed\b.*
    | you\ may\ choose\ not\ to\ untap\b.*
    | during\ (your|each\ of\ your)\ turns?\ ,\ you\ may\ (play|cast)\ .*
    | until\ end\ of\ turn\ ,\ you\ may\ (play|cast|spend)\ .*
    | (this|~)\ effect\ doesn't\ remove\ .*
    | (you|that\ player)\ (become|becomes)\ the\ monarch
    | goad\ (it|them|that\ creature|those\ creatures)
    | after\ this\ (main\ )?phase\ ,\ there\ is\ an\ additional\ .*
    | ~\ can't\ (attack|block|attack\ or\ block)\ alone
    | [^.,]*\bcan't\ (attack|block|attack\ or\ block)\ unless\ (you|its\ controller
        |their\ controller|that\ player)\ (pays?|sacrifices?|discards?|returns?|exiles?
        |taps?)\b.*
    | .*\bcan\ block\ (any\ number\ of|an\ additional|up\ to)\b.*
    | it's\ still\ a\ .*
    | they're\ still\ .*
    | you\ may\ choose\ new\ targets\ for\ .*
    | once\ (each\ turn|during\ each\ of\ your\ turns)\ ,\ you\ may\ (play|cast)
        \ .*
    | only\ you\ may\ activate\ .*
    | [a-z ,]*creatures\ can't\ attack\ [a-z ,]*unless\ (its|their)\ controller
        \ pays\ .*
    | if\ an\ opponent\ would\ begin\ .*
    | (until\ end\ of\ turn\ ,\ )?if\ (?:[^,]*\b(is|are)\ tapped\ for|tapped\ for
        |(you|a\ player)\ taps?\ [^,]*\ for)\ (two\ or\ more\ )?
        mana\ ,\ (?!.*\b(damage|life|tokens?|counters?|destroy|sacrifice|draws?)\b).*
    | (until\ end\ of\ turn\ ,\ )?[a-z ]*lands\ [a-z ]*tapped\ for\ mana\ produce\ .*
    | [^,]*\bwould\ add\ [a-z ]*mana\ instead\ add\ [^.,]*\bmana
    | until\ end\ of\ turn\ ,\ [^,]*\bwould\ add\ [a-z ]*mana\ instead\ add\ [^.,]*
        \bmana
    """,
    re.VERBOSE,
)
# What does something of weight beside what does not: "gets +2/+2 and attacks …".
_WEIGHTY = re.compile(
    r"\b(gets?|gains?|has|have|loses?|deals?|dealt|prevent(s|ed)?|dies|creates?"
    r"|enters?|becomes?|base|destroys?|draws?(?! step)|life|damage|tokens?|counters"
    r"|mills?)\b|[+-]\S+/[+-]"
)
# Counters that only say which cards in exile are meant.
_MARKED = re.compile(
    r"(?:(?<= exile)|(?<= own)|(?<= owns)) with (?:an? )?\w+ counters? on (?:it|them)\b"
)
_BEFORE = re.compile(r"^(as long as|if|during|while|until)\b((?!\bwould\b)[^,])*, ")
_AFTER = re.compile(r" (if|unless|for each|as long as|, where) .*$")
_MANA = re.compile(r"if you would lose unspent mana , that mana becomes \w+ instead")
# Events nothing of a ruling hangs on; what replaces them does not matter either.
_INERT_EVENT = re.compile(
    r"""^(if|the\ next\ time|each\ time|the\ first\ time)\ [^,]*\bwould\ (?:
        scry|surveil|search|begin|roll|flip|add\ mana
        |lose\ unspent|produce|planeswalk|set\ a\ scheme
        |be\ countered|begin|tap\ a|take\ an\ extra|look\ at|reveal|shuffle|coin
        |cast|play|venture|be\ revealed|pay\ mana|assemble
    )\b""",
    re.VERBOSE,
)


_LEAVE = re.compile(
    r"""(?P<first>(?:until|for\ as\ long\ as|during)\ [^,]*\ ,\ )?
        (?:you|they|that\ player|its\ owner|target\ player)\ may\ (?:play|cast)\ [^,]*?
        (?P<last>\ (?:this\ turn|until\ [^,]*|for\ as\ long\ as\ [^,]*))?""",
    re.VERBOSE,
)


def allows_playing(words: tuple[str, ...]) -> bool:
    """Whether a sentence gives leave to play cards for a while (601.3).

    "Until the end of your next turn, you may play those cards."
    """
    found = _LEAVE.fullmatch(" ".join(words).rstrip(" ."))
    if found is None or not (found["first"] or found["last"]):
        return False
    return not _WEIGHTY.search(found[0]) and '"' not in words


_OTHER_COST = re.compile(r"(if [^.]* , )?you may [^.]* rather than pay ~'s mana cost")


def paid_otherwise(words: tuple[str, ...]) -> bool:
    """Whether a sentence gives the spell another cost: chosen as it is cast (601.2b).

    "You may exile a white card from your hand rather than pay ~'s mana cost."
    """
    return bool(_OTHER_COST.fullmatch(" ".join(words).replace(" 's", "'s")))


def inert_sentence(words: tuple[str, ...]) -> bool:
    """True for a sentence that cannot touch a ruling although its words might."""
    said = " ".join(words).replace(" 's", "'s").replace(" n't", "n't").rstrip(" .")
    said = said.replace(" ' ", "' ")
    if said == "exile ~":
        return False
    said = _MARKED.sub("", said)
    if _HARMLESS.fullmatch(said):
        return True
    if _MANA.fullmatch(said):
        return True
    if found := _INERT_EVENT.match(said):
        return not _WEIGHTY.search(said[found.end() :])
    return bool(_INERT.fullmatch(said)) and not _WEIGHTY.search(_deed_of(said))


def weighty(words: tuple[str, ...]) -> bool:
    """True if the words say something that a ruling can hang on."""
    return bool(_WEIGHTY.search(" ".join(words)))


def before_harmless(words: tuple[str, ...]) -> int:
    """The place of the "and" after which nothing touches a ruling; 0 if none.

    "Enchanted creature gets +2/+2 and attacks each combat if able."
    """
    for at in range(len(words) - 1, 0, -1):
        if words[at] == "and" and inert_sentence(words[at + 1 :]):
            return at
    return 0


def _deed_of(said: str) -> str:
    """*said* without the conditions before and after it."""
    return _AFTER.sub("", _BEFORE.sub("", said))
