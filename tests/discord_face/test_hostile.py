"""Names and texts that are up to no good, and presses nobody could make."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from simcord.components import validate_message_state, walk_components

from bot.answers import Answer, ChoiceLine, Chosen
from bot.discord_face.presses import Act, Press
from bot.discord_face.views.answering import Shown, answer_page
from bot.discord_face.views.details import everything_page, steps_page
from bot.judge.languages import Words
from tests.discord_face.by_hand import SCENARIO, TWO_WAYS, outcome
from tests.discord_face.conftest import Server
from tests.discord_face.seeing import raw, text_of

NAMES = (
    "@everyone",
    "<@123456789012345678>",
    "[click](https://evil.test)",
    "**Bold** ||spoiler||",
    "`code` ```block```",
    "# Heading",
    "\u202eesrever\u202c",
    "https://evil.test discord.gg/evil",
    "'; drop table rulings; --",
    "{0} {name} %s %(x)s",
    "\x00\u200b",
    "🐻" * 200,
)


def named(name: str) -> Answer:
    """An answer in which everything is called *name*."""
    way = Chosen("c1", name, name)
    return replace(
        TWO_WAYS,
        verdict=f"{name} is at 18.",
        understood=(name,),
        assumptions=(name,),
        scenario=name,
        choices=(ChoiceLine("c1", name, name, (name, name), (name,), after=(way,)),),
        outcomes=(outcome(name, 18, way), outcome(name, 16, way)),
        note=name,
        standing="corrected",
        outdated=name,
        reach=(name,),
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("view", [answer_page, steps_page, everything_page])
def test_a_hostile_name_is_only_a_name(name: str, view):
    made = view(Shown(named(name), Press(Act.SHOW, 1, "K7Q2M"), taken=(name,)), Words())
    components = validate_message_state(
        made.to_components(), flags=1 << 15, content=None, embeds=[]
    )
    text = "\n".join(
        one["content"] for one in walk_components(components) if one["type"] == 10
    )

    for live in ("@everyone", "](https://evil", " https://evil", "<@1", "\u202e"):
        assert live not in text.replace("\\<@", "").replace("(<https", "")
    for line in text.splitlines():
        assert not line.startswith(("# ", "> "))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=300))
def test_no_text_breaks_a_page(name: str):
    for view in (answer_page, steps_page, everything_page):
        made = view(Shown(named(name), Press(Act.SHOW, 1, "K7Q2M")), Words())
        validate_message_state(
            made.to_components(), flags=1 << 15, content=None, embeds=[]
        )


@pytest.mark.parametrize("name", NAMES[:6])
async def test_a_refusal_repeats_what_was_typed_harmlessly(server: Server, name: str):
    shown = await server.alice.slash(
        server.channel, "ruling", scenario=f"{name} blorp", private=True
    )
    text = raw(shown.response)
    outside = text.replace("`\u200b", "")

    # Nothing typed stands outside code blocks, and no code block is ended early.
    assert outside.count("```") % 2 == 0
    assert name not in "".join(outside.split("```")[::2])


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize(
    "forged",
    [
        Press(Act.CHOOSE, 1, "ZZZZZ"),
        Press(Act.DELETE, 1, "ZZZZZ"),
        Press(Act.RULE, 1, more="nonsense"),
        Press(Act.EXAMPLE, 1, more="nonsense"),
        Press(Act.STEPS, 1, "ZZZZZ", path=(99, 99), page=9999),
        Press(Act.FORGET, 1),
        Press(Act.HISTORY, 1, "ZZZZZ", more="x/y"),
    ],
)
async def test_a_forged_button_is_answered_and_does_nothing(
    server: Server, forged: Press
):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    stored = server.env.backend.get_message(server.channel.id, shown.response.id)
    stored.components[1]["components"][0]["custom_id"] = str(forged)
    told = await server.bob.click(shown.response, custom_id=str(forged))

    assert told.acknowledged
    assert "our side" not in text_of(told.response or shown.response)
    assert len(server.bench.store.rulings()) >= 1


async def test_two_people_pressing_at_once_each_get_their_answer(server: Server):
    shown = await server.alice.slash(server.channel, "ruling", scenario=SCENARIO)
    first = await server.alice.click(shown.response, label="Steps")
    second = await server.bob.click(shown.response, label="Back to the ruling")

    assert "Step 1 happens." in text_of(first.response)
    assert "Who chooses" in text_of(second.response)
