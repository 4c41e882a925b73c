"""Each way of saying a change comes to the same as the scenario told anew with it."""

import pytest

from bot.errors import QuestionError
from tests.scenario.conftest import After, GoOn

SHIELD = "Opponent's spell deals 5 damage to me. I have a prevent-2 shield."
BOTH = (
    "I control Furnace of Rath and have a prevent-2 shield. "
    "Opponent's Lightning Bolt deals 3 damage to me."
)
BLOCK = "He attacks me with a 4/4. I block with my 3/3."
FREE = "My opponent attacks me with a 4/4. I don't block. How much damage do I take?"
TWO = "He bolts my 2/2 Bear. I control a 4/4 Wurm."
ORDER = "Bob bolts me. Then he casts Shock on me. I have a prevent-4 shield."
ASKED = "He shocks me. How much damage do I take?"
BEAR = "He shocks my Bear (3/3). It has a prevent-1 shield."
BOTH_BLOCKED = (
    "He attacks me with a 4/4 and a 2/2. I block the 4/4 with my Wall (0/9). "
    "I block the 2/2 with my Ox (2/4)."
)
AT_FOUR = "I control Worship. I'm at 4 life. My opponent bolts me."
BOB = "Bob bolts Alice."
PARIAH = "Pariah is on my 1/4 Wall. My opponent bolts me."
WOLF = (
    "My opponent attacks me with a 4/4 and I block with my 3/3 Wolf. "
    "I have a prevent-2 shield on the Wolf."
)
KEPT = (
    "Bob attacks me with a 5/5. I have a prevent-3 shield and control two 1/1s. "
    "I don't block."
)
THREE = "Alice, Bob and Carl play. Bob attacks Alice with a 3/3. Nobody blocks."
GA = "ga: My opponent attacks my champion with a 4 power ally."
PREVENTED = "I have prevented the next 4 damage to me. Bob casts Fireball for 6 on me."
GA_PREVENTED = (
    "ga: I prevent the next 4 damage to my champion this turn. Then an ally with 5 "
    "power attacks my champion."
)

ALIKE = {
    (PREVENTED, PREVENTED.replace("4", "2")): """
        what if the shield was only 2; the shield was 2; it prevents 2
        """,
    (GA_PREVENTED, GA_PREVENTED.replace("4", "2")): """
        what if the shield was only 2; the shield was 2
        """,
    (SHIELD, "Opponent's spell deals 5 damage to me."): """
        I lose the shield first; the shield was already used up; my shield's gone
        i didn't put up the shield; ok and w/o the shield?
        """,
    (SHIELD, SHIELD.replace("prevent-2", "prevent-4")): """
        it prevents 4; ty! and what if the shield was for 4; my shield only stops 4
        """,
    (SHIELD, SHIELD.replace("5", "7")): """
        ok and 7?; 7 damage?; for 7; same with 7; it was 7 not 5; the spell was for 7
        lets say the spell would deal 7; ok cool, and if the spell deals 7 then?
        """,
    (SHIELD, f"{SHIELD} Damage can't be prevented."): """
        i can't prevent it; none of it can be prevented; same but unpreventable
        """,
    (SHIELD, f"{SHIELD} There is a Furnace of Rath."): """
        throw in a Furnace of Rath; plus a Furnace of Rath; with Furnace of Rath out too
        """,
    (BOTH, f"{BOTH} I choose the shield first."): """
        I pick the shield; the shield then the furnace; i'd rather apply the shield
        what if the furnace applies after the shield; the shield before the furnace
        """,
    (BOTH, BOTH.replace("Lightning Bolt deals 3", "Shock deals 2")): """
        it was a Shock not a Lightning Bolt; Lightning Bolt was Shock; what about Shock
        """,
    (BLOCK, "He attacks me with a 4/4."): """
        it isn't blocked; I let it through; no one blocked; I just take it
        """,
    (BLOCK, "He attacks me with a 4/4. I block with my 3/3 and a 2/2."): """
        and if I block with a 2/2 as well then?; a 2/2 joins the block
        with a 2/2 blocking too; I double block with a 2/2
        i throw in a 2/2 as a second blocker
        """,
    (BLOCK, "He attacks me with a 4/4 deathtouch. I block with my 3/3."): """
        nvm he has deathtouch; i forgot: the 4/4 would have deathtouch
        """,
    (FREE, FREE.replace("I don't block", "I block with a 1/1")): """
        now a 1/1 blocked; what if it's blocked by a 1/1; with a 1/1 blocking
        """,
    (TWO, "He bolts me. I control a 2/2 Bear and a 4/4 Wurm."): """
        he aims it at me; it was aimed at me; he targets me instead; on me instead
        me instead of the Bear
        """,
    (ORDER, "Bob casts Shock on me. Then he bolts me. I have a prevent-4 shield."): """
        they came in the other order; reversed; the order was reversed
        """,
    (ASKED, f"He controls Furnace of Rath. {ASKED}"): """
        and with a Furnace of Rath out?; and with Furnace of Rath in play as well?
        """,
    (ASKED, f"I have a prevent-1 shield. {ASKED}"): """
        I had a spell that prevents the next 1; with prevent 1
        i cast something that prevents the next 1 damage to me
        """,
    (ASKED, "He shocks me. Then he shocks me. How much damage do I take?"): """
        he does it twice; and then again; he shocks me a second time
        """,
    (TWO, TWO.replace("2/2", "4/4")): """
        i pump the Bear to 4/4 in response; does the answer change if the Bear was a 4/4
        same board but the Bear is a 4/4; (forgot to mention the Bear is 4/4)
        the Bear is 4/4, still the same result?; everything else equal, the Bear is 4/4
        what about the case where the Bear is a 4/4 (everything else the same)
        """,
    (BOTH, "Opponent's Shock deals 2 damage to me. I have a prevent-2 shield."): """
        it's a Shock and the Furnace of Rath isn't there anymore
        without Furnace of Rath, and it's a Shock; it was a Shock but no furnace
        """,
    (AT_FOUR, AT_FOUR.replace("at 4", "at 9")): """
        what if I was at 9?; and from 9 life?; I only had 9 life; kk and im on 9 instead
        """,
    (BOB, f"Bob shocks Alice. {BOB}"): """
        he shocks her first; same but before that he shocks her
        he shocks her before everything else
        """,
    (BOB, "Bob shocks Alice."): """
        he shocks her instead of that; rather than that he shocks her
        """,
    (PARIAH, "I have a 1/4 Wall. My opponent bolts me."): """
        Pariah isn't there anymore, still the same?; someone removed Pariah
        Pariah left the battlefield first; i disenchant Pariah first
        """,
    (WOLF, WOLF.replace(" I have a prevent-2 shield on the Wolf.", "")): """
        what if there was no shield on the Wolf; what if I don't use the shield at all
        """,
    (KEPT, KEPT.replace("prevent-3", "prevent-1")): """
        what if the shield only covers 1; a prevent-1 shield instead
        """,
    (KEPT, "Bob attacks me with a 5/5. I control two 1/1s. I don't block."): """
        without the shield obviously i'm dead, right?
        """,
    (WOLF, WOLF.replace("on the Wolf", "on me")): """
        what if the shield was on me instead of the Wolf
        """,
    (WOLF, WOLF.replace("3/3 Wolf", "4/5 Wolf")): """
        what if the Wolf were bigger, like a 4/5; and with the Wolf at 4/5?
        """,
    (WOLF, WOLF.replace("4/4", "4/4 lifelinker with trample")): """
        what if the 4/4 was a 4/4 with lifelink and trample
        """,
    (THREE, THREE.replace("attacks Alice", "attacks Carl")): """
        what if Bob attacks Carl; what if bob swings at Carl instead
        """,
    (GA, GA.replace("4", "6")): """
        it hits for 6; the ally does 6 damage; ok and 6?; for 6
        """,
}


@pytest.mark.parametrize(
    ("text", "words", "anew"),
    [
        (text, words.strip(), anew)
        for (text, anew), ways in ALIKE.items()
        for line in ways.strip().splitlines()
        for words in line.split(";")
    ],
)
def test_a_change_comes_to_the_scenario_told_with_it(
    go_on: GoOn, text: str, words: str, anew: str
) -> None:
    found, told = go_on(text, words), go_on(anew)
    assert found.answers() == told.answers()
    for one in ("me", "opponent", "Alice", "Bob", "Carl"):
        assert found.life(one) == told.life(one)
    assert _harm(found) == _harm(told)


def _harm(found: After) -> set[tuple[object, ...]]:
    return {
        tuple(
            sorted(
                (it.controller, it.damage, it.destroyed)
                for it in outcome.board.objects
                if it.damage or it.destroyed
            )
        )
        for outcome in found.ruling.outcomes
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BOTH, "he has no shield"),
        (BOTH, "without his shield"),
        (BLOCK, "the 4/4 deals 6 damage"),
        (ORDER, "it was aimed at Bob"),
        (ASKED, "and Lightning Bolt?"),
        (WOLF, "damage can't be prevented next turn"),
        (BOTH, "the bolt was on my Bear (3/3)"),
        (GA, "for 6 and then 2"),
        (BOTH, "without the furnace or the shield"),
        (TWO, "he aims it at my 3/3 Ox"),
        ("Bob bolts me. I shock Bob.", "for 5"),
        ("Bob bolts me. I shock Bob.", "he shocks me instead"),
        (WOLF, "i don't have the shield but two blockers, both 2/2"),
        (BEAR, "I have a prevent-2 shield instead"),
        (BOTH_BLOCKED, "it isn't blocked"),
    ],
)  # fmt: skip
def test_what_a_change_leaves_open_is_asked(go_on: GoOn, text: str, words: str) -> None:
    with pytest.raises(QuestionError):
        go_on(text, words)
