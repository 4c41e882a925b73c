"""Sentences that cannot touch a ruling, whatever their words."""

import re

# --- Whole sentences ---

_INERT = re.compile(
    r"""
      .*\bcan't\ be\ countered$
    | .*\bcan't\ be\ countered\ by\ .*
    | as\ an\ additional\ cost\ to\ cast\ ~\ ,.*
    | .*rather\ than\ pay\ .*mana\ cost$
    | if\ .*,\ you\ may\ cast\ ~\ without\ paying\ its\ mana\ cost$
    | if\ ~\ is\ in\ your\ opening\ hand\ ,\ you\ may\ begin\ the\ game\ with\ .*
    | skip\ your\ (draw|untap|upkeep)\ step$
    | .*\bcan't\ (search|activate|play)\b.*
    | .*\bcan't\ cast\ (more\ than|spells\ (?:with|of)\ the\ chosen|spells\ during
        |spells\ from|noncreature|creature|cards|a\ second)\b.*
    | .*\bcan\ only\ (cast|play)\b.*
    | (your|each\ player's|their)\ maximum\ hand\ size\ is\ .*
    | you\ have\ no\ maximum\ hand\ size(\ for\ the\ rest\ of\ the\ game)?$
    | .*\b(attacks?|attack|block|blocks?)\ (each|this)\ (combat|turn)\ if\ able$
    | all\ .*\ able\ to\ block\ .*\ do\ so$
    | .*\b(doesn't|don't)\ untap\ during\ .*
    | .*\bcosts?\ ({[^}]*}|x)+\ (less|more)\ to\ (cast|activate).*
    | ~\ can\ be\ your\ commander$
    | a\ deck\ can\ have\ any\ number\ of\ cards\ named\ .*
    | play\ with\ (your\ hand|the\ top\ card\ of\ your\ library)\ revealed$
    | x\ can't\ be\ (greater\ than|0|less\ than)\b.*
    | .*\b(plays|play)\ with\ .*\ revealed\b.*
    | ~\ can't\ have\ more\ than\ .*\ counters\ on\ it$
    | (you\ may\ choose\ not\ to\ untap|.*\bremains\ tapped)\b.*
    | you\ may\ (play|cast)\ (?!.*\b(damage|token|tokens|life|counters?)\b).*
    | during\ (your|each\ of\ your)\ turns?\ ,\ you\ may\ (play|cast)\ .*
    | until\ end\ of\ turn\ ,\ you\ may\ (play|cast|spend)\ .*
    | (this|~)\ effect\ doesn't\ remove\ .*
    | (you|that\ player)\ (become|becomes)\ the\ monarch
    | goad\ (it|them|that\ creature|those\ creatures)
    | after\ this\ (main\ )?phase\ ,\ there\ is\ an\ additional\ .*
    | draw\ (a\ card|two\ cards)\ at\ the\ beginning\ of\ the\ next\ turn's
        \ upkeep
    | [^.,]*\bcan't\ (attack|block|attack\ or\ block)\ unless\ (you|its\ controller
        |their\ controller|that\ player)\ (pays?|sacrifices?|discards?|returns?|exiles?
        |taps?)\b.*
    | .*\bcan\ block\ (any\ number\ of|an\ additional|up\ to)\b.*
    | it's\ still\ a\ .*
    | damage\ isn't\ removed\ from\ .*\ during\ (the\ )?cleanup\ steps?
    | they're\ still\ .*
    | you\ may\ choose\ new\ targets\ for\ .*
    | only\ you\ may\ activate\ .*
    | [a-z ,]*creatures\ can't\ attack\ [a-z ,]*unless\ (its|their)\ controller
        \ pays\ .*
    | if\ an\ opponent\ would\ begin\ .*
    """,
    re.VERBOSE,
)
# Events nothing of a ruling hangs on; what replaces them does not matter either.
_INERT_EVENT = re.compile(
    r"""^(if|the\ next\ time|each\ time|the\ first\ time)\ [^,]*\bwould\ (?:
        scry|surveil|search|begin|roll|flip|proliferate|explore|connive|add\ mana
        |lose\ unspent|produce|planeswalk|set\ a\ scheme|untap|counter|investigate
        |be\ countered|begin|tap\ a|take\ an\ extra|look\ at|reveal|shuffle|coin
        |cast|play|venture|learn|be\ revealed|pay\ mana|assemble
    )\b""",
    re.VERBOSE,
)


def inert_sentence(words: tuple[str, ...]) -> bool:
    """True for a sentence that cannot touch a ruling although its words might."""
    said = " ".join(words).replace(" 's", "'s").replace(" n't", "n't").rstrip(" .")
    said = said.replace(" ' ", "' ")
    if said == "exile ~":
        return False
    return bool(_INERT.fullmatch(said) or _INERT_EVENT.match(said))
