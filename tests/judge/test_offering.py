"""What a refusal offers instead: each can be ruled on, and says what it changes."""

import pytest

from bot.citation import Game
from bot.errors import Problem, QuestionError
from bot.judge.bench import Bench
from bot.scenario.reading.offering import offers
from bot.scenario.reading.parsed import parsed
from bot.scenario.words.choosing_game import choose_game
from tests.judge.conftest import ALICE, refused


@pytest.mark.parametrize(
    ("text", "said", "changed"),
    [
        # What is asked besides; what stands in front of the tale.
        (
            "I have a prevent-3 shield. My opponent casts Shock on me. What is my "
            "life, and does the shield shrink back at the end of the turn?",
            "without “and does the shield shrink back at the end of the turn”",
            "What is my life?",
        ),
        (
            "My cat walked over the table. I cast Shock on my opponent. Also, my dog "
            "barked. What is my opponent's life?",
            "without “My cat walked over the table … my dog barked”",
            "Also, What is my opponent's life?",
        ),
        (
            "I'm at 4 life with a 5/5 lifelinker on defence. My opponent attacks with "
            "a 3/3; I block it with the lifelinker. What is my life?",
            "without “on defence”",
            "I'm at 4 life with a 5/5 lifelinker.",
        ),
        # What is only asked, for nothing that is supposed.
        (
            "Bob attacks me with a 3/3. Does the zap glorp it? What's my life?",
            "without “Does the zap glorp it”",
            "",
        ),
        # What may be the consequence of the rest, or more of it.
        (
            "My opponent's 2/2 attacks me unblocked. After combat, I lose 2 life. My "
            "life?",
            "“another 2” for “2”",
            "After combat, I lose another 2 life.",
        ),
    ],
)
def test_an_offer_is_ruled_on_and_says_what_it_changes(
    text: str, said: str, changed: str, bench: Bench
) -> None:
    error = refused(bench, text)
    offers = {str(it.said): it for it in error.offers}
    assert said in offers, [*offers]
    assert offers[said].changed(text) == changed
    assert error.suggestions == tuple(it.text for it in error.offers)
    for one in error.offers:
        assert bench.ask(ALICE, one.text).verdict


@pytest.mark.parametrize(
    ("text", "message", "said"),
    [
        (
            "ga: What is left of his 2/4 ally after [it] attacks my champion?",
            "What is “it” here?",
            "“his 2/4 ally” for “it”",
        ),
        (
            "If I Shock his 4/4 after [it] has been dealt 2 damage, does the 4/4 die?",
            "What is “it” here?",
            "“his 4/4” for “it”",
        ),
        (
            "rb: Does Kayn - Unleashed die? My opponent deals 7 to [him] with a spell.",
            "What is “him” here?",
            "“Kayn” for “him”",
        ),
        (
            "A 3/3 attacks Omar and isn't blocked. What's [his] life?",
            "Who is “his” here?",
            "“Omar's” for “his”",
        ),
        (
            "My opponent controls a 2/2 Lion with a regeneration shield on [it]. I "
            "cast Lightning Bolt on the Lion. Does the Lion die?",
            "What is “it” here?",
            "without “on it”",
        ),
    ],
)
def test_for_a_pronoun_stands_what_is_told(
    text: str, message: str, said: str, bench: Bench
) -> None:
    place = text.index("[")
    typed = text.replace("[", "").replace("]", "")
    error = QuestionError(
        Problem.AMBIGUOUS, message, line=1, column=place + 1, length=2, text=typed
    )
    chosen = choose_game(typed, bench.catalogue, None, None, Game.MTG)
    parse = parsed(chosen, typed, bench.catalogue)
    found = {str(it.said): it.text for it in offers(parse, error, error)}
    assert said in found, [*found]
    assert bench.ask(ALICE, found[said]).verdict


def test_a_spell_is_offered_with_what_it_may_target(bench: Bench) -> None:
    typed = "I have a 3/3 and Bob has a 4/4. I cast Lightning Bolt. Who dies?"
    error = refused(bench, typed)
    assert [it.changed(typed) for it in error.offers] == [
        f"I cast Lightning Bolt on {it}." for it in ("the 4/4", "the 3/3", "Bob")
    ]


def test_a_spell_that_targets_nobody_is_offered_on_nobody(bench: Bench) -> None:
    typed = "I have a Palisade Giant and a 1/1, opponent's Pyroclasm"
    error = refused(bench, typed)
    assert [it.changed(typed) for it in error.offers] == [
        "My opponent casts Pyroclasm."
    ]


def test_a_spell_is_offered_in_each_of_its_modes(bench: Bench) -> None:
    typed = "I cast Healing Salve. My opponent attacks me with a 2/2. My life?"
    error = refused(bench, typed)
    assert [it.changed(typed) for it in error.offers] == [
        f"I cast Healing Salve ({nth} mode)." for nth in ("first", "second")
    ]


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        (
            "I had Worship and a 2/2. Bob attacks me with a 30/30. Do I die?",
            ["I have Worship and a 2/2.", ""],
        ),
        ("I was at 10 last turn. Bob bolts me.", ["I am at 10.", ""]),
        ("My 2/2 was indestructible. Bob bolts it.", ["My 2/2 is indestructible."]),
        ("i bolted his 4/4 last turn and i shock it", ["this turn"]),
        (
            "Bob shocks my 4/4 after it was bolted last turn. Dead?",
            ["Bob shocks my 4/4.", "this turn"],
        ),
        (
            'I attack with a 2/2 with "{R}: This creature gets +1/+0 until end of '
            'turn." Bob blocks with a 3/3. Then I activate it. Does the 3/3 die?',
            ["it before combat damage.", "it after combat damage."],
        ),
        ("Bob's 3/3 attacks me and hits for 3. I take 3 again.", [""]),
        (
            "Bob attacks me with a 3/3. I don't block. I cast Fog in his upkeep.",
            ["I cast Fog."],
        ),
        ("Bob bolts my 3/3. Too late, I give it +0/+3.", [""]),
        ("On my turn Bob attacks me with a 3/3.", ["Bob attacks me with a 3/3."]),
        ("Bob bolts me. Sorry, Carol does.", ["Carol bolts me."]),
        ("Bob bolts me, and so does Carol.", ["Bob bolts me. … Carol bolts me."]),
        ("My two 2/2s deal 4 damage in total to Bob.", ["2 damage each"]),
        ("ga: One of two allies with 2 power attacks my champion.", ["An ally with"]),
    ],
)
def test_what_a_refusal_says_to_do_is_offered_done(
    text: str, ways: list[str], bench: Bench
) -> None:
    found = [it.changed(text) for it in refused(bench, text).offers]
    assert len(found) >= len(ways)
    assert all(way in one for way, one in zip(ways, found, strict=False))


@pytest.mark.parametrize(
    ("text", "first"),
    [
        # It is only told behind "it".
        (
            "I regenerate it when he bolts my Troll. Does it survive?",
            "I regenerate my Troll when he bolts my Troll.",
        ),
        (
            "While it was enchanted with Pacifism my 3/3 was bolted. Dead?",
            "While my 3/3 was enchanted with Pacifism my 3/3 was bolted.",
        ),
        (
            "In response to Bob's Lightning Bolt I give my 2/2 protection from red.",
            "In response to Bob's Lightning Bolt on my 2/2 I give my 2/2 protection "
            "from red.",
        ),
        (
            "Does my 2/2 survive if Bob deals 3 damage to it but I got a healer?",
            "I use Healer on my 2/2.",
        ),
        (
            "Bob casts Star of Extinction. I have a 3/3. Does it die?",
            "Bob casts Star of Extinction on my land.",
        ),
        (
            'Bob casts Odd Ray "Destroy target Wall." I have a 2/2 Wall and a 3/3 '
            "Wall. Who dies?",
            "on the 2/2 Wall.",
        ),
        (
            "Bob's Ogre deals 5 damage to my 2/2. I control Dolmen Gate. Dead?",
            "Bob's Ogre deals 5 combat damage to my 2/2.",
        ),
        (
            "I have Healing Grace in hand. Bob bolts me. My life?",
            "I cast Healing Grace on me.",
        ),
    ],
)
def test_what_is_offered_first_may_be_meant(
    text: str, first: str, bench: Bench
) -> None:
    assert refused(bench, text).offers[0].changed(text) == first


@pytest.mark.parametrize(
    "text",
    [
        "He attacks me with a 3/3 and I block with Wall of Roots. Does it die?",
        "Bob attacks me with two 3/3s. Does Gloomward Basin help?",
        "Bob's 4/4 considers attacking me. What is my life?",
        "Bob attacks me with a 3/3 and I sidestep. What is my life?",
        "ga: His spell does 2 to my two allies with 2 life, one of them blessed. Who "
        "dies?",
        # My ally may be meant, though there an unknown name is asked about besides.
        "ga: My ally is hit by Oddball. It has 3 life and a prevent-1 shield. Dead?",
        "I have a Bear-style 2/2 with protection from red. Bob bolts it.",
        'I have two cards in hand. I cast Odd Pages: "Draw a card." How many cards do '
        "I have in hand?",
    ],
)
def test_what_was_hardly_meant_is_not_offered(text: str, bench: Bench) -> None:
    assert not refused(bench, text).offers


def test_that_it_is_used_is_shown_beside_that_it_is_not(bench: Bench) -> None:
    text = "I have Circle of Protection: Red. Bob bolts me. My life?"
    error = refused(bench, text)
    assert [it.changed(text) for it in error.offers] == [
        "I do not use Circle of Protection: Red."
    ]
    assert "I use Circle of Protection: Red, choosing" in error.examples[0]


def test_of_several_mistakes_all_are_named(bench: Bench) -> None:
    error = refused(
        bench,
        "I have a 3/3 and Bob has Vorpal Kittycat. Bob zorgles my 3/3 for 2. He "
        "wibbles. Does it die?",
    )
    assert not error.offers
    assert "the rest I do" not in error.message
    named = [str(error.message), *map(str, error.also)]
    assert any("Vorpal Kittycat" in it for it in named)
    assert any("zorgles" in it for it in named)


def test_what_no_game_reads_has_an_example_of_each(bench: Bench) -> None:
    error = refused(bench, "My friend does a backflip, and my guy loses to the moon.")
    assert "any of the three games" in error.message
    for example in error.suggestions:
        assert bench.ask(ALICE, example).verdict


def test_what_is_counted_is_offered_as_it_is_listed(bench: Bench) -> None:
    error = refused(bench, "I have three creatures: a 2/2 and a 3/3. I gain 1 life.")
    assert [it.said for it in error.offers] == ["“two” for “three”"]


def test_of_the_games_those_are_offered_in_which_it_can_be_ruled_on(
    bench: Bench,
) -> None:
    error = refused(
        bench,
        "Ida controls two copies of Odd Scribe: “If you would draw a card, draw two "
        "cards instead.” She draws a card. How many cards does she draw?",
    )
    assert [it.said for it in error.offers] == ["Magic: The Gathering"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("My Squire blocks a 3/3. Does it die?", "My Squire is a 4/4."),
        (
            "My opponent controls Ogre A and Ogre B. He attacks me with Ogre A. Life?",
            "My opponent's Ogre A is a 4/4.",
        ),
        ("Cid's creature attacks Dora. Dora's life?", "Cid's creature is a 4/4."),
        (
            "rb: My unit has a prevent-3 shield and a 5-Might unit attacks it. Does it "
            "die?",
            "My unit has 4 Might.",
        ),
    ],
)
def test_what_is_missing_is_shown_as_a_sentence_that_can_be_added(
    text: str, said: str, bench: Bench
) -> None:
    assert any(said in it for it in refused(bench, text).suggestions)
    assert bench.ask(ALICE, f"{text} {said}").verdict


def test_a_text_that_is_changed_is_not_changed_again(bench: Bench) -> None:
    ruling = bench.ask(ALICE, "Lightning Bolt deals 3 damage to me.").ruling or ""
    with pytest.raises(QuestionError) as caught:
        bench.follow_up(ALICE, ruling, "a blorp")
    assert not caught.value.offers
