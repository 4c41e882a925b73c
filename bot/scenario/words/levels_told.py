"""Levels and bonuses of Grand Archive that stand behind a card, told in front of it.

There they would be an aside that tells nothing: "Fireball (lv 3) his ally".
"""

from bot.scenario.words.paraphrase import paraphrases

levels_told = paraphrases(
    """
    <start> << {x:some} [ \\open ] [ at ] ( level | lv | lvl ) {n:number} [ \\close ]
        >> ( on | my | his | her | their ) -> at level {n} {x}
    , << {w:subject} {x:some} [ \\open ] [ at ] ( level | lv | lvl ) {n:number} [
        \\close ] >> ( on | my | his | her | their ) -> at level {n} {w} {x}
    <start> << {x:some} \\open [ with ] class bonus [ on | active ] \\close >>
        -> class bonus is on . {x}
    """
)
