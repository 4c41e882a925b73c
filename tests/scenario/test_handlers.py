"""Steps of building are done in an order that is written down."""

from bot.scenario.building import handlers
from bot.scenario.scene import steps


def test_every_module_with_steps_is_named_in_their_order():
    with_steps = {
        step.__module__.removeprefix("bot.scenario.")
        for _, step in steps._BEFORE + steps._AFTER
    }

    assert with_steps == set(handlers.STEPS_IN_ORDER)
