"""What a refusal says to type stands in the asker's own text, and is ruled on there."""

import pytest

from bot.errors import QuestionError
from bot.judge.bench import Bench
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        (
            "mtg: My opponent has two 2/2s. I have 12. I attack him with a 4/4.",
            "mtg: My opponent has two 2/2s. I have 12 life. I attack him with a 4/4.",
        ),
        (
            "I cast Lightning Bolt on Bob's 3/3 with ward {2}. Does it die?",
            "I cast Lightning Bolt on Bob's 3/3 with ward {2}. I don't pay for ward. "
            "Does it die?",
        ),
        (
            "Ivy attacks Sam with a 7/7. I cast Healing Salve on her to prevent the "
            "next 3. How much damage does Sam take?",
            "Ivy attacks Sam with a 7/7. I cast Healing Salve on Sam to prevent the "
            "next 3. How much damage does Sam take?",
        ),
    ],
)
def test_what_may_be_meant_is_offered(text: str, offered: str, bench: Bench) -> None:
    assert offered in [it.text for it in refused(bench, text).offers]
    assert bench.ask(ALICE, offered).verdict


def test_whether_something_blocks_is_offered(bench: Bench) -> None:
    text = "He has 4 life. My two 2/2s attack. He has one blocker, a 0/4. Is he dead?"
    offered = [it.text for it in refused(bench, text).offers]
    assert offered == [
        text.replace("He has one", f"{said} He has one")
        for said in (
            "My opponent blocks my 2/2 with my opponent's 0/4.",
            "My opponent doesn't block.",
        )
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            "My creature blocks his 3/3. Does it die?",
            "My creature blocks his 3/3. My creature is a 4/4. Does it die?",
        ),
        (
            "I control Odd Frobnicator. Bob casts Pyroclasm. Does it die?",
            "I control Odd Frobnicator, a 3/3. Bob casts Pyroclasm. Does it die?",
        ),
        (
            "I cast Fireball on his creature. Does it die?",
            "I cast Fireball with X=3 on his creature. The creature is a 2/2. Does it "
            "die?",
        ),
        (
            "I fireball him. what's his life?",
            "I fireball him for 3. what's his life?",
        ),
        (
            "He attacks me with two creatures. I don't block. My life?",
            "He attacks me with two creatures. I don't block. My opponent's creatures "
            "are 4/4. My life?",
        ),
        (
            "My creature blocks his 4/4. Does it die?",
            "My creature blocks his 4/4. My creature is a 4/4. Does it die?",
        ),
        (
            "ga: my ally attacks his ally. who dies?",
            "ga: my ally attacks his ally. My ally has 3 power. My opponent's ally "
            "has 4 life. who dies?",
        ),
        (
            "ga: A spell hits my 2/3 ally. Does it die?",
            "ga: A spell for 3 hits my 2/3 ally. Does it die?",
        ),
        (
            "rb: He hits my unit with a spell. dead?",
            "rb: He hits my 4 Might unit for 3 with a spell. dead?",
        ),
        (
            "rb: I attack with 5 might. They defend with two units. Who dies?",
            "rb: I attack with 5 might. They defend with two units. My opponent's "
            "units have 4 Might. Who dies?",
        ),
    ],
)
def test_what_nobody_has_told_is_shown_but_not_offered(
    text: str, shown: str, bench: Bench
) -> None:
    error = refused(bench, text)
    assert shown in error.suggestions
    assert not error.offers
    assert bench.ask(ALICE, shown).verdict


@pytest.mark.parametrize(
    ("text", "change", "shown"),
    [
        (
            "Bob bolts me, then shocks me. I have a prevent-2 shield.",
            "the damage is unpreventable",
            "Shock's damage is unpreventable",
        ),
        (
            "Bob casts Lightning Bolt on my 2/2 Bear. Bob attacks me with a 3/3.",
            "what if it's a 4/4",
            "the 3/3 is a 4/4",
        ),
        (
            "rb: My 6-Might unit has a prevent-3 shield. A spell deals 4 damage to it.",
            "with a blorp",
            "6 damage instead of 4",
        ),
    ],
)
def test_of_a_follow_up_each_suggestion_can_be_ruled_on(
    text: str, change: str, shown: str, bench: Bench
) -> None:
    ruling = bench.ask(ALICE, text).ruling or ""
    with pytest.raises(QuestionError) as caught:
        bench.follow_up(ALICE, ruling, change)
    assert shown in caught.value.suggestions
    for said in caught.value.suggestions:
        assert bench.follow_up(ALICE, ruling, said).verdict


def test_what_prevents_is_offered_for_the_asker_first(bench: Bench) -> None:
    error = refused(bench, "I have a 2/2. I use Samite Healer. Bob bolts me.")
    assert error.offers[0].text == (
        "I have a 2/2. I use Samite Healer on me. Bob bolts me."
    )
    assert not any("on Samite Healer" in it.text for it in error.offers)


def test_another_number_than_the_card_says_is_put_right(bench: Bench) -> None:
    text = "Samite Healer prevents 2 damage to my 2/2. Bob shocks it."
    assert refused(bench, text).suggestions == (text.replace("s 2 d", "s 1 d"),)


def test_no_words_of_the_asker_are_lost(bench: Bench) -> None:
    error = refused(bench, "My 4/4 is blocked by a big bear. Does the big bear die?")
    for one in (*error.suggestions, *(it.text for it in error.offers)):
        assert "big bear die" in one


def test_what_is_only_an_example_stays_apart_from_the_text(bench: Bench) -> None:
    error = refused(bench, "Alice attacks with a 2/2. Bob frobs the whole flurb.")
    assert not any("Alice" in it for it in error.examples)


def test_an_unknown_spell_is_filled_with_what_a_spell_does(bench: Bench) -> None:
    text = "riftbound: He plays Hextech Ray on my 4 Might unit and then Gloomp on it."
    error = refused(bench, f"{text} Does it die?")
    assert not any("would deal" in str(it) for it in error.suggestions)


def test_of_a_long_text_only_what_is_put_in_is_shown(bench: Bench) -> None:
    told = "I gain 20 life. Bob casts Shock on me. " * 12
    error = refused(bench, f"{told}My creature blocks his 3/3. Does it die?")
    assert "My creature is a 4/4." in error.suggestions


@pytest.mark.parametrize(
    ("text", "asked", "typed"),
    [
        (
            "a burn spell at my opponent's 4/4",
            "How much damage is it?",
            "a spell deals 3 damage to my opponent's 4/4",
        ),
        (
            "trample is blocked",
            "What has trample? Say how big it is.",
            "a 3/3 creature with trample is blocked by a 3/3",
        ),
        (
            "My creature has protection, he bolts it.",
            "Protection from what? Say the colour, or what else it is.",
            "My creature has protection from red, he bolts it.",
        ),
        (
            "Bob attacks me with a 2/2 and I block with a shielded 4/4. Who dies?",
            "How much does the shield prevent?",
            "Bob attacks me with a 2/2 and I block with a 4/4 with a prevent-3 shield. "
            "Who dies?",
        ),
        (
            "ga: My champion has a shield. A 3 power ally attacks my champion.",
            "How much does the shield prevent?",
            "ga: My champion has a prevent-3 shield. A 3 power ally attacks my "
            "champion.",
        ),
        (
            "Bob prevents damage. Alice bolts Bob.",
            "How much does the shield prevent?",
            "Bob prevents the next 3 damage. Alice bolts Bob.",
        ),
        (
            "My 2/2 is protected. He bolts it. Dead?",
            "How much does the shield prevent?",
            "My 2/2 has a prevent-3 shield. He bolts it. Dead?",
        ),
        (
            "He bolts me but I prevent some. How much do I take?",
            "How much does the shield prevent?",
            "He bolts me but I prevent 3 damage. How much do I take?",
        ),
        (
            "rb: My opponent attacks my 4-Might unit and I have a prevent-2 shield on "
            "it. Does it die?",
            "What attacks? Say how big it is.",
            "rb: My opponent attacks my 4-Might unit with a 3 Might unit and I have a "
            "prevent-2 shield on it. Does it die?",
        ),
        (
            "he has a bunch of 1/1 goblins and i pyroclasm",
            "How many are “1/1 goblins”?",
            "he has two 1/1 goblins and i pyroclasm",
        ),
    ],
)
def test_what_a_sentence_lacks_is_asked_for(
    text: str, asked: str, typed: str, bench: Bench
) -> None:
    error = refused(bench, text)

    assert (error.message, error.examples) == (asked, (typed,))
    assert bench.ask(ALICE, typed).verdict


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            "i got stoneclad bulwark out and he hits me with a 5/5",
            'i got Stoneclad Bulwark "…its text…" out and he hits me with a 5/5',
        ),
        (
            "he casts searing gust on my 2/2",
            'he casts Searing Gust "…its text…" on my 2/2',
        ),
        (
            "ga: I play Ember Volley on his ally with 3 life.",
            'ga: I play Ember Volley "…its text…" on his ally with 3 life.',
        ),
        (
            "He targets my 2/2 with Odd Pulse. Does it die?",
            'He targets my 2/2 with Odd Pulse "…its text…". Does it die?',
        ),
        (
            "rb: I cast Ember Volley. Does his 5-Might unit die?",
            'rb: I cast Ember Volley "…its text…". Does his 5-Might unit die?',
        ),
        (
            "My opponent casts Tidal Oddness and I have 5 life. Am I dead?",
            'My opponent casts Tidal Oddness "…its text…" and I have 5 life. Am I '
            "dead?",
        ),
        (
            "rb: I play Ember Volley on his 3-Might unit.",
            'rb: I play Ember Volley "…its text…" on his 3-Might unit.',
        ),
    ],
)
def test_where_the_text_of_a_card_nobody_knows_belongs_is_shown(
    text: str, shown: str, bench: Bench
) -> None:
    error = refused(bench, text)
    assert error.examples == (shown,)
    assert not error.alike

    with pytest.raises(QuestionError, match="Put what the card says there"):
        bench.ask(ALICE, shown)


@pytest.mark.parametrize(
    ("text", "words", "shown"),
    [
        (
            "rb: A spell deals 4 damage to my 9-Might unit, then another spell deals "
            "3 damage to it.",
            "what about 8 damage",
            ("8 damage instead of 4", "8 damage instead of 3"),
        ),
        (
            "rb: He attacks with a 5-Might unit. I defend with a 4-Might unit.",
            "the zorble has Tank",
            (
                "what if the 5-Might unit has Tank",
                "what if the 4-Might unit has 5 Might",
            ),
        ),
    ],
)
def test_a_follow_up_is_shown_with_its_own_words_or_as_another(
    text: str, words: str, shown: tuple[str, ...], bench: Bench
) -> None:
    ruling = bench.ask(ALICE, text).ruling or ""
    with pytest.raises(QuestionError) as caught:
        bench.follow_up(ALICE, ruling, words)
    assert caught.value.suggestions == shown
    assert caught.value.alike is ("zorble" in words)


def test_what_is_only_like_the_text_is_told_apart(bench: Bench) -> None:
    assert refused(bench, "rb: I frob two battlefields that I hold. Dead?").alike
    assert not refused(bench, "I fireball him. what's his life?").alike


def test_what_does_it_is_none_of_those_that_it_is_done_to(bench: Bench) -> None:
    error = refused(bench, "My 2/2 and my 4/4 attack. He blocks one with a 3/3.")
    assert [it.text for it in error.offers] == [
        f"My 2/2 and my 4/4 attack. He blocks my {size} with a 3/3."
        for size in ("4/4", "2/2")
    ]
    assert str(error.message).startswith("Which is meant by “one”?")
