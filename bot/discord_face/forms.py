"""Forms, and what people wrote into them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.plain import label, short
from bot.discord_face.presses import Press
from bot.discord_face.turns import Asked, data_of
from bot.discord_face.views.notices import refused
from bot.judge.languages import Words

SCENARIO, KNOWN, GAME, CHANGE, QUICK, NOTE = (
    "scenario", "known", "game", "change", "quick", "note",
)  # fmt: skip


# The page of a button that opens a form to ask once more what was asked too soon.
AGAIN = 1


class Form(ui.Modal):
    """A form. What it is about stands in its custom_id, so any process can read it."""

    def __init__(self, title: str, press: Press, interaction: Asked) -> None:
        # One form is one person's, once: its id is the interaction it was opened by.
        named = replace(press, nonce=interaction.id)
        super().__init__(
            title=label(title, limits.MODAL_TITLE), custom_id=str(named), timeout=None
        )

    def is_finished(self) -> bool:
        """Always: discord.py need not keep it, what comes back is understood alone."""
        return True

    def ask(self, text: str, what: "ui.Item[Any]", about: str = "") -> None:
        """Add the field *what* under the label *text*."""
        self.add_item(
            ui.Label(
                text=label(text, limits.LABEL_TEXT),
                description=label(about, limits.LABEL_DESCRIPTION) if about else None,
                component=what,
            )
        )


def scenario_form(
    press: Press,
    interaction: Asked,
    say: Words,
    *,
    scenario: str = "",
    game: str = "",
    complaint: str = "",
) -> Form:
    """Ask for a scenario; *complaint* says what was wrong with the one typed before."""
    title = say("Correct the scenario") if complaint else say("Ask for a ruling")
    form = Form(title, press, interaction)
    if complaint:
        form.add_item(ui.TextDisplay(short(complaint, 1500)))
    games = [(one.label, one.value, "") for one in Game]
    form.ask(say("Game"), choices(GAME, games, game, say("work it out from the words")))
    form.ask(
        say("What happens?"),
        _text(SCENARIO, say("Bob's Lightning Bolt deals 3 damage to me."), scenario),
        say("What deals damage to what, and what prevents or changes it."),
    )
    if not complaint:
        form.ask(
            say("What is known?"),
            _text(
                KNOWN, say("I have a prevent-2 shield. I'm at 7 life."), needed=False
            ),
            say("Life, what is on the table, whose turn it is. May stay empty."),
        )
    return form


def mended(interaction: Asked, press: Press, say: Words) -> tuple[str, str]:
    """What was wrong in the refusal whose button it was, and what had been typed."""
    if interaction.message is None:
        return "", ""
    complaint, typed = refused(interaction.message)
    complaint = "" if press.page == AGAIN else complaint
    if typed is None:
        typed = interaction.client.drafts.get(press.nonce)
        if not typed:
            lost = say("It was too long to be kept; please paste it again.")
            complaint = f"{complaint}\n{lost}".strip()
    if len(typed) > limits.TYPED:
        room = say(
            "Only the first {most} characters have room here.", most=limits.TYPED
        )
        complaint = f"{complaint}\n{room}".strip()
    return complaint, typed


def what_if_form(
    press: Press,
    interaction: Asked,
    say: Words,
    quick: Sequence[tuple[str, str]],
    *,
    change: str = "",
    complaint: str = "",
) -> Form:
    """Ask for a change in words, or one of the *quick* ones (label, change).

    *complaint* says what was wrong with the *change* typed before.
    """
    form = Form(say("What if …"), press, interaction)
    if complaint:
        form.add_item(ui.TextDisplay(short(complaint, 1500)))
    options = [(text, change, "") for text, change in quick[: limits.SELECT_OPTIONS]]
    if options:
        form.ask(say("Pick one"), choices(QUICK, options, "", say("or write below")))
    form.ask(
        say("or in your own words") if options else say("Your words"),
        _text(
            CHANGE,
            say("7 damage instead of 3; without Furnace of Rath"),
            change,
            needed=False,
        ),
    )
    return form


def note_form(press: Press, interaction: Asked, say: Words) -> Form:
    """Ask a judge for the words that go with a ruling."""
    form = Form(say("Correct this ruling"), press, interaction)
    field = _text(NOTE, say("What is right, and by which rule."), most=1000)
    form.ask(say("Your words"), field)
    return form


def choices(
    name: str, options: Sequence[tuple[str, str, str]], chosen: str, hint: str
) -> "ui.Select[Any]":
    """A select in a form that may stay empty."""
    return ui.Select(
        custom_id=name,
        placeholder=label(hint, limits.PLACEHOLDER),
        required=False,
        min_values=0,
        max_values=1,
        options=[
            discord.SelectOption(
                label=label(text), value=value, default=value == chosen
            )
            for text, value, _ in options
        ],
    )


def written_in(interaction: Asked) -> dict[str, str]:
    """What was filled into the form that comes back; "" for a field left empty."""
    return dict(_fields(data_of(interaction).get("components", ())))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    for one in components:
        if "components" in one:
            yield from _fields(one["components"])
        elif "component" in one:
            yield from _fields([one["component"]])
        elif name := one.get("custom_id"):
            values = one.get("values") or [one.get("value") or ""]
            yield str(name), str(values[0])


def _text(
    name: str,
    hint: str,
    default: str = "",
    *,
    needed: bool = True,
    most: int = limits.TYPED,
) -> "ui.TextInput[Any]":
    return ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        placeholder=label(hint, limits.HINT),
        default=default[:most] or None,
        required=needed,
        max_length=most,
    )
