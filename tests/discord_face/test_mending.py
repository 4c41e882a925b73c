"""What was refused is mended in place, whatever was typed, days later."""

import re

import pytest
from discord import ui
from simcord.components import validate_modal, walk_components

from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.pages import Page
from bot.discord_face.presses import Act, Press, read_press
from bot.discord_face.swapping import MOST, mark_in, mark_of, swapped, swaps
from bot.discord_face.views.notices import refusal
from bot.errors import Offer, Problem, QuestionError
from bot.judge.languages import Words
from bot.judge.pointing import pointed
from bot.worded import worded
from tests.discord_face.by_hand import SCENARIO, refuse
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import buttons, raw, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


def typed_in(form, name: str) -> str:
    """What stands in the field *name* of a form."""
    fields = validate_modal(form.modal)["components"]
    found = [one["component"] for one in fields if "component" in one]
    return next(one.get("value", "") for one in found if one["custom_id"] == name)


async def test_a_text_of_backticks_comes_back_whole(server: Server):
    typed = "blorp" + "`" * 2500
    told = await server.alice.slash(
        server.channel, "ruling", scenario=typed, private=True
    )
    form = await server.alice.click(told.response, label="Correct it")

    assert typed_in(form, "scenario") == typed


async def test_every_line_that_is_not_understood_is_named_also_in_the_form(
    server: Server,
):
    typed = "a blorp\na prevent-2 shield\n*another* blorp"
    told = await server.alice.slash(
        server.channel, "ruling", scenario=typed, private=True
    )
    form = await server.alice.click(told.response, label="Correct it")
    complaint = validate_modal(form.modal)["components"][0]["content"]

    said = "Also not understood: line 3 “a blorp”."
    assert said in text_of(told.response)
    assert said in complaint


@pytest.mark.parametrize("past", [0, 1])
async def test_a_form_says_where_it_has_no_room_for_all_that_was_typed(
    server: Server, past: int
):
    typed = "blorp " + "x" * (limits.TYPED - 6 + past)
    told = await server.alice.slash(
        server.channel, "ruling", scenario=typed, private=True
    )
    form = await server.alice.click(told.response, label="Correct it")
    complaint = validate_modal(form.modal)["components"][0]["content"]

    assert typed_in(form, "scenario") == typed[: limits.TYPED]
    assert ("Only the first 4000 characters" in complaint) == bool(past)


@pytest.mark.parametrize("length", [3500, 3990])
async def test_a_long_text_comes_back_or_is_asked_for_again(
    server: Server, length: int
):
    typed = "blorp " + "x" * (length - 6)
    told = await server.alice.slash(
        server.channel, "ruling", scenario=typed, private=True
    )
    text = "".join(
        one["content"]
        for one in walk_components(told.response.components)
        if one["type"] == 10
    )
    kept = await server.alice.click(told.response, label="Correct it")
    await server.env.restart_bot(server.new_bot())
    later = await server.alice.click(told.response, label="Correct it")

    assert len(text) <= 4000
    assert typed_in(kept, "scenario") == typed
    assert typed_in(later, "scenario") == typed or "paste it again" in str(later.modal)


async def test_the_edition_asked_for_is_kept_while_it_is_mended(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    asked: list[str | None] = []
    answered = server.bench.worked_out

    def worked_out(caller, inquiry):
        asked.append(inquiry.edition)
        return answered(caller, inquiry)

    monkeypatch.setattr(server.bench, "worked_out", worked_out)
    told = await server.alice.slash(
        server.channel, "ruling", scenario="a blorp", edition="1.3", private=True
    )
    form = await server.alice.click(told.response, label="Correct it")
    await server.alice.submit_modal(form, {"scenario": SCENARIO})

    assert asked == ["1.3", "1.3"]


@pytest.mark.parametrize("private", [False, True])
async def test_a_change_that_was_refused_is_mended_where_it_was_asked_for(
    server: Server, private: bool, monkeypatch: pytest.MonkeyPatch
):
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=SCENARIO, private=private
    )
    monkeypatch.setattr(server.bench, "_with_change", refused_at_first)
    form = await server.alice.click(shown.response, label="What if …")
    told = await server.alice.submit_modal(form, {"change": "a blorp ```x"})
    refusal = told.followups[0] if told.followups else told.response
    assert refusal.ephemeral
    assert "blorp" in text_of(refusal)

    mending = await server.alice.click(refusal, label="Correct it")
    assert typed_in(mending, "change") == "a blorp ```x"
    assert "I don't know" in str(mending.modal)

    mended = await server.alice.submit_modal(mending, {"change": "7 damage"})
    assert "Changed: 7 damage." in raw(mended.response)
    assert mended.ephemeral == private


@pytest.mark.parametrize("private", [False, True])
async def test_a_change_typed_in_a_command_is_mended_in_the_form_too(
    server: Server, private: bool, monkeypatch: pytest.MonkeyPatch
):
    await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    [row] = server.bench.store.rulings()
    monkeypatch.setattr(server.bench, "_with_change", refused_at_first)
    told = await server.alice.slash(
        server.channel, "follow-up", private=private,
        ruling=f"`{row.id.lower()}`", change="a blorp",
    )  # fmt: skip
    refusal = told.followups[0] if told.followups else told.response
    assert refusal.ephemeral

    await server.env.restart_bot(server.new_bot())
    mending = await server.alice.click(refusal, label="Correct it")
    assert typed_in(mending, "change") == "a blorp"

    mended = await server.alice.submit_modal(mending, {"change": "7 damage"})
    assert "Changed: 7 damage." in raw(mended.response)
    assert mended.ephemeral == private


async def test_nothing_written_is_nothing_to_mend(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    form = await server.alice.click(shown.response, label="What if …")
    told = await server.alice.submit_modal(form, {})
    refusal = told.followups[0] if told.followups else told.response

    assert "What is different?" in text_of(refusal)
    assert "What you typed" not in text_of(refusal)
    assert buttons(refusal) == []


async def test_a_change_of_no_ruling_is_not_to_be_mended(server: Server):
    told = await server.alice.slash(
        server.channel, "follow-up", ruling="ZZZZZ", change="a blorp"
    )
    shown = told.followups[0] if told.followups else told.response

    assert "There is no ruling" in text_of(shown)
    assert "Correct it" not in buttons(shown)


def refused_at_first(inquiry, change: str):
    if "blorp" in change:
        raise refuse(change)
    return inquiry.changed(change)


async def test_a_message_nobody_wrote_in_is_no_scenario(server: Server):
    empty = await server.bob.send(server.channel, "", attachments=[("x.txt", b"hi")])
    ruling = await server.bob.slash(server.channel, "ruling", scenario=SCENARIO)
    for message in (empty, ruling.response):
        told = await server.alice.context_menu(server.channel, "Rule on this", message)

        assert told.ephemeral
        assert "Nobody has written anything" in text_of(told.response)


async def test_a_forwarded_message_is_the_scenario(server: Server):
    message = await server.bob.send(server.channel, SCENARIO)
    forwarded = await server.bob.forward(message, server.channel)
    shown = await server.alice.context_menu(server.channel, "Rule on this", forwarded)

    assert "You choose" in text_of(shown.response)


async def test_a_press_asks_it_again_with_the_words_that_were_offered(server: Server):
    told = await server.alice.slash(
        server.channel, "ruling", scenario="I have\n  a blorp here.", private=True
    )
    await server.env.restart_bot(server.new_bot())
    shown = await server.alice.click(told.response, label="prevent-2 shield")

    assert shown.ephemeral
    assert "You choose" in text_of(shown.response)
    [row] = server.bench.store.rulings()
    assert row.scenario == "I have\n  a prevent-2 shield here."


async def test_words_that_are_offered_are_public_where_the_question_was(server: Server):
    told = await server.alice.slash(server.channel, "ruling", scenario="a blorp")
    shown = await server.alice.click(told.followups[0], label="prevent-2 shield")

    assert not shown.ephemeral


async def test_what_was_too_long_to_be_kept_is_not_asked_again(server: Server):
    typed = "blorp " + "x" * 3900
    told = await server.alice.slash(
        server.channel, "ruling", scenario=typed, private=True
    )
    await server.env.restart_bot(server.new_bot())
    shown = await server.alice.click(told.response, label="prevent-2 shield")

    assert "paste it again" in text_of(shown.response)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("mtg: ", "ga: "), ["Magic: The Gathering", "Grand Archive"]),
        (("Circle of Protection: Red",), ["Circle of Protection: Red"]),
        (("x" * 99, "a|b"), []),
        (tuple("abcdef"), list("abcd")),
        (("🔥 Bär", "🔥 Bär"), ["🔥 Bär"]),
    ],
)
def test_what_is_offered_says_what_it_puts_in(words, offered):
    mend = Press(Act.MEND, 1 << 63, more="mtg.p", nonce=1 << 63)
    error = QuestionError(
        Problem.UNKNOWN, "?", line=1, column=3, text="a b c", instead=words
    )
    found = swaps(error, "a b c", mend, Words())

    assert [text for text, _ in found] == offered
    for said, (_, press) in zip(words, found, strict=False):
        read = read_press(str(press))
        assert read is not None
        assert swapped(read, "a b c") == ("mtg.p", f"a {said} c")


@pytest.mark.parametrize("more", ["", "/", "/1.2", "/a.b.c.d", "/9.1.1.x", "/1.9.1.x"])
def test_a_forged_offer_is_refused(more: str):
    with pytest.raises(QuestionError):
        swapped(Press(Act.AGAIN, 1, more=more), "a b c")


async def test_a_question_about_the_rules_opens_the_rule_beside_it_at_a_press(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    def refused(caller, inquiry):
        error = QuestionError(Problem.SYNTAX, "no", text=inquiry.scenario)
        raise pointed(error, inquiry.scenario, server.bench.library, Game.MTG)

    monkeypatch.setattr(server.bench, "worked_out", refused)
    asked = "does deathtouch work with trample?"
    told = await server.alice.slash(
        server.channel, "ruling", scenario=asked, private=True
    )
    opened = await server.alice.click(told.response, label="702.19")

    assert "**[702.19]" in text_of(opened.response)
    assert asked in text_of(told.response)


def offering(bench, monkeypatch: pytest.MonkeyPatch, *texts: str) -> None:
    """What has "blorp" in it is refused, and *texts* are offered instead."""
    answered = bench.worked_out

    def worked_out(caller, inquiry):
        if "blorp" not in inquiry.scenario:
            return answered(caller, inquiry)
        error = refuse(inquiry.scenario)
        said = (worded("without “{said}”", said=f"a blorp {it}") for it in texts)
        error.offers = tuple(map(Offer, texts, said))
        raise error

    monkeypatch.setattr(bench, "worked_out", worked_out)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_press_rules_on_what_is_offered(
    server: Server, monkeypatch: pytest.MonkeyPatch, restarted: bool
):
    offering(server.bench, monkeypatch, "A 2/2 attacks me.", "Bob’s 3/3 “hits” me.")
    told = await server.alice.slash(
        server.channel, "ruling", scenario="A 2/2\n attacks me, a blorp.", private=True
    )
    assert "I can rule on this:" in text_of(told.response)
    assert "Try:" not in text_of(told.response)
    assert "Without “a blorp A 2/2 attacks me.”" in buttons(told.response)[1]
    if restarted:
        await server.env.restart_bot(server.new_bot())
    shown = await server.alice.click(told.response, label=buttons(told.response)[2])

    assert shown.ephemeral
    [row] = server.bench.store.rulings()
    assert row.scenario == "Bob’s 3/3 “hits” me."


async def test_what_is_no_longer_offered_is_not_ruled_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    offering(server.bench, monkeypatch, "A 2/2 attacks me.")
    told = await server.alice.slash(
        server.channel, "ruling", scenario="a blorp", private=True
    )
    offering(server.bench, monkeypatch, "A 3/3 attacks me.")
    shown = await server.alice.click(told.response, label=buttons(told.response)[1])

    assert "older version" in text_of(
        shown.followups[0] if shown.followups else shown.response
    )
    assert server.bench.store.rulings() == []


@pytest.mark.parametrize("length", [limits.BUTTON_LABEL, limits.BUTTON_LABEL + 1])
def test_a_long_offer_is_cut_on_its_button_only(length: int):
    mend = Press(Act.MEND, (1 << 63) - 1, more="riftbound.p." + "x" * 20, nonce=1 << 63)
    offer = Offer("a text", "x" * length)
    error = QuestionError(Problem.SYNTAX, "?", text="typed", offers=[offer])
    [(said, press)] = found = swaps(error, "typed", mend, Words())
    made = refusal(error, Words(), typed="typed", mend=mend, offers=found)
    label = str([it.label for it in made.walk_children() if hasattr(it, "label")][1])

    assert len(label) == limits.BUTTON_LABEL
    assert said in written(made)
    read = read_press(str(press))
    assert read is not None
    assert mark_in(read) == mark_of(offer)
    assert swapped(read, "typed") == (mend.more, "typed")


def test_the_longest_offers_fit_in_a_message():
    text = "X" + "x" * 1500
    offers = [Offer(f"{n}{text}", f"{n}" + "y" * 1500) for n in range(MOST + 1)]
    error = QuestionError(
        Problem.SYNTAX, "?" * 900, line=1, column=1, text=text, offers=offers
    )
    mend = Press(Act.MEND, 1, nonce=1)
    found = swaps(error, text, mend, Words())
    made = refusal(error, Words(), typed=text, mend=mend, offers=found)

    assert len(found) == MOST
    assert len(written(made)) <= limits.TEXT


def test_what_is_not_seen_is_no_other_offer():
    assert mark_of(Offer("a  b\u200b", "x")) == mark_of(Offer("a b", "y"))
    assert mark_of(Offer("a c", "x")) != mark_of(Offer("a b", "x"))


def written(made: Page) -> str:
    return "\n".join(
        it.content for it in made.walk_children() if isinstance(it, ui.TextDisplay)
    )


def test_on_a_phone_the_caret_stands_under_what_was_not_understood():
    text = f"{'I control a 3/3. ' * 9}Bob frobs me. {'I control a 3/3. ' * 9}"
    place = text.index("frobs") + 1
    error = QuestionError(
        Problem.SYNTAX, "No.", line=1, column=place, length=5, text=text
    )
    shown = [
        one.content
        for one in refusal(error, Words()).walk_children()
        if isinstance(one, ui.TextDisplay)
    ]
    [(line, caret)] = re.findall("```\n(.*)\n(.*)\n```", "\n".join(shown))

    assert len(line) <= 40
    assert line[caret.index("^") :].startswith("frobs")
