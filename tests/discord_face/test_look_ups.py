"""Rules, terms and cards, looked up in Discord."""

import pytest

from tests.discord_face.by_hand import SCENARIO
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, options, raw, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def test_a_rule_is_shown_by_number_with_a_link_to_the_official_place(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "rule", number="CR 615.7.")

    assert "Shields that count points" in text_of(shown.response)
    assert "[615.7](<https://" in raw(shown.response)
    assert "Magic: The Gathering, 2026-08-07" in text_of(shown.response)


async def test_a_rule_is_answered_with_its_acknowledgement(server: Server):
    await server.alice.slash(server.channel, "rule", number="615.7")

    assert server.env.http_requests[-1].json["type"] == 4


@pytest.mark.parametrize(
    ("typed", "first"), [("lifel", "Lifelink"), ("Bulw", "Bulwark"), ("", "")]
)
async def test_words_to_explain_are_offered(server: Server, typed: str, first: str):
    choices = await server.alice.autocomplete(server.channel, "glossary", "term", typed)

    assert choices[0]["name"].startswith(first)
    for one in choices[:3]:
        shown = await server.alice.slash(server.channel, "glossary", term=one["value"])
        assert "No glossary" not in text_of(shown.response)


async def test_editions_are_offered_by_their_game_as_well(server: Server):
    choices = await server.alice.autocomplete(
        server.channel, "ruling", "edition", "riftb"
    )

    assert {one["value"] for one in choices} == {"1.4", "1.3", "1.2"}


async def test_a_whole_section_is_paged(server: Server):
    shown = await server.alice.slash(server.channel, "rule", number="615")
    first = text_of(shown.response)
    await server.alice.click(shown.response, label="▶")
    second = text_of(shown.response)

    assert first != second
    assert "615.1" in first
    assert "◀" in buttons(shown.response)


async def test_somebody_else_turns_pages_of_their_own(server: Server):
    shown = await server.alice.slash(server.channel, "rule", number="615")
    before = text_of(shown.response)
    copy = await server.bob.click(shown.response, label="▶")

    assert text_of(shown.response) == before
    assert copy.ephemeral


async def test_a_number_that_does_not_exist_is_told_privately(server: Server):
    shown = await server.alice.slash(server.channel, "rule", number="615.99")

    assert shown.ephemeral
    assert "615.99" in text_of(shown.response)
    assert "Try:" in text_of(shown.response)


@pytest.mark.parametrize(
    ("typed", "offered"), [("615", "615.1 "), ("shield", "615.7 ")]
)
async def test_rules_are_offered_by_number_and_by_word(
    server: Server, typed: str, offered: str
):
    choices = await server.alice.autocomplete(server.channel, "rule", "number", typed)

    assert any(one["name"].startswith(offered) for one in choices)
    assert len(choices) <= 25


async def test_what_was_offered_is_understood(server: Server):
    [first, *_] = await server.alice.autocomplete(
        server.channel, "rule", "number", "437.1"
    )
    shown = await server.alice.slash(server.channel, "rule", number=first["value"])

    assert "Riftbound" in text_of(shown.response)


async def test_a_search_opens_what_it_found(server: Server):
    shown = await server.alice.slash(server.channel, "search", words="deathtouch")
    [first, *_] = options(shown.response).values()
    await server.alice.select(shown.response, [first])

    assert "**[" in raw(shown.response)


async def test_a_search_that_finds_nothing_says_so_and_escapes_the_words(
    server: Server,
):
    shown = await server.alice.slash(server.channel, "search", words="*zzqx*")

    assert r"\*zzqx\*" in raw(shown.response)


async def test_a_term_is_explained(server: Server):
    shown = await server.alice.slash(server.channel, "glossary", term="damage")

    assert "Magic: The Gathering" in text_of(shown.response)


async def test_a_card_is_shown(server: Server):
    shown = await server.alice.slash(server.channel, "card", name="furnace of rath")

    assert "Furnace of Rath" in text_of(shown.response)


async def test_help_has_examples_to_press(server: Server):
    shown = await server.alice.slash(server.channel, "help")
    answered = await server.alice.click(shown.response, label="Two effects at once")

    assert shown.ephemeral
    assert answered.ephemeral
    assert "You choose" in text_of(answered.response)


async def test_rules_and_cards_in_a_message_are_looked_up_for_who_asks(server: Server):
    message = await server.bob.send(
        server.channel, "but 615.7 says Furnace of Rath comes first"
    )
    shown = await server.alice.context_menu(
        server.channel, "Rules in this message", message
    )

    assert shown.ephemeral
    assert "Shields that count points" in text_of(shown.response)
    assert "Furnace of Rath" in text_of(shown.response)


async def test_rules_in_a_message_are_told_with_their_edition_and_whose_words(
    server: Server,
):
    message = await server.bob.send(server.channel, "but 615.7 comes first")
    shown = await server.alice.context_menu(
        server.channel, "Rules in this message", message
    )

    last = text_of(shown.response).splitlines()[-1]
    assert last.startswith("-# Magic: The Gathering, ")
    assert "in our own words" in last


async def test_a_term_that_is_not_the_publisher_s_is_told_to_be_ours(server: Server):
    shown = await server.alice.slash(server.channel, "glossary", term="lifelink")

    assert text_of(shown.response).splitlines()[0].endswith("in our own words")


async def test_rules_named_in_a_ruling_are_looked_up_as_well(server: Server):
    ruling = await server.bob.slash(server.channel, "ruling", scenario=SCENARIO)
    shown = await server.alice.context_menu(
        server.channel, "Rules in this message", ruling.response
    )

    assert "616.1e" in text_of(shown.response)


async def test_a_message_that_was_forwarded_is_read(server: Server):
    message = await server.bob.send(server.channel, "but 615.7 comes first")
    forwarded = await server.bob.forward(message, server.channel)
    shown = await server.alice.context_menu(
        server.channel, "Rules in this message", forwarded
    )

    assert "Shields that count points" in text_of(shown.response)


async def test_a_message_without_rules_says_so(server: Server):
    message = await server.bob.send(server.channel, "hello there")
    shown = await server.alice.context_menu(
        server.channel, "Rules in this message", message
    )

    assert "names no rule" in text_of(shown.response)


async def test_a_topic_is_compared_in_the_three_games(server: Server):
    [first, *_] = await server.alice.autocomplete(
        server.channel, "compare", "topic", ""
    )
    shown = await server.alice.slash(server.channel, "compare", topic=first["value"])

    assert text_of(shown.response).startswith("### Unpreventable damage\n")
    for game in ("Magic", "Grand Archive", "Riftbound"):
        assert game in text_of(shown.response)


async def test_a_topic_is_told_in_the_reader_s_language(server: Server):
    await server.alice.slash(server.channel, "my-settings", language="de")
    [offered] = await server.alice.autocomplete(
        server.channel, "compare", "topic", "verdopplung"
    )
    shown = await server.alice.slash(server.channel, "compare", topic=offered["value"])
    typed = await server.alice.slash(server.channel, "compare", topic=offered["name"])

    assert offered["name"] == "Verdopplung neben Verhinderung"
    for one in (shown, typed):
        assert "### Verdopplung neben Verhinderung" in text_of(one.response)
        assert "Beide Arten stehen nebeneinander" in text_of(one.response)


async def test_about_names_the_editions_and_what_is_kept(server: Server):
    shown = await server.alice.slash(server.channel, "about")

    assert "Riftbound, 1.4" in text_of(shown.response)
    assert "/forget-me" in text_of(shown.response)


async def test_autocomplete_offers_one_s_rulings(server: Server):
    await server.alice.slash(server.channel, "ruling", scenario="typed", private=True)
    mine = await server.alice.autocomplete(server.channel, "follow-up", "ruling", "18")
    theirs = await server.bob.autocomplete(server.channel, "follow-up", "ruling", "")

    assert [one["value"] for one in mine] == [server.bench.store.rulings()[0].id]
    assert theirs == []
