"""Following on: the buttons and selects under a ruling, and the forms they open."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.answers import Answer
from bot.citation import Game
from bot.discord_face import limits
from bot.discord_face.asking import (
    PUBLIC,
    answer_with,
    changed,
    in_turn,
    mend_change,
)
from bot.discord_face.forms import CHANGE, QUICK, mended, what_if_form, written_in
from bot.discord_face.manners import alone, caller_of
from bot.discord_face.pages import Page
from bot.discord_face.presses import Act, Press
from bot.discord_face.turns import Asked, data_of, turn_of
from bot.discord_face.views.answering import Shown, answer_page
from bot.discord_face.views.details import everything_page, rules_page, steps_page
from bot.errors import BusyError, Problem, QuestionError
from bot.judge.bench import Bench
from bot.judge.callers import Caller
from bot.judge.languages import Words

# Longer no form waits to be told which of the changes to pick make sense.
PATIENCE_SECONDS = 1.0
View = Callable[[Shown, Words], Page]
VIEWS: dict[Act, View] = {
    Act.SHOW: answer_page,
    Act.STEPS: steps_page,
    Act.RULES: rules_page,
    Act.RESULTS: everything_page,
}


async def look(interaction: Asked, press: Press) -> None:
    """Show a ruling, or what stands behind one of its buttons."""
    await acknowledge(interaction, press)
    await _show(interaction, press)


async def show_again(interaction: Asked, ruling: str, private: bool | None) -> None:
    """Show the *ruling* of that id; what is not public to nobody else."""
    client, caller = interaction.client, caller_of(interaction)
    row = await client.judge.run(client.judge.bench.row, caller, ruling)
    hidden = bool(caller.guild) and not row.public
    private = hidden or await client.manners.private_here(interaction, private)
    page = _page(interaction, Press(Act.SHOW, interaction.user.id, row.id))
    await turn_of(interaction).soon(page, private=private)


async def choose(interaction: Asked, press: Press) -> None:
    """Follow the option taken; or turn the pages of options."""
    await acknowledge(interaction, press)
    option = picked(interaction)
    if option.startswith("page"):
        press = press.to(Act.SHOW, page=_index(option.removeprefix("page")))
    else:
        press = replace(press.to(Act.SHOW), path=(*press.path, _index(option)))
    if not press.fits:
        press = await _kept(interaction, press)
    await _show(interaction, press)


async def what_if(interaction: Asked, press: Press) -> None:
    """Open the form for a change."""
    client = interaction.client
    say = await client.words(interaction)
    # Read as it is kept: a form does not wait until it is told in another language.
    caller = replace(caller_of(interaction), language="")
    quick = await client.judge.run(
        _quick, client.judge.bench, caller, press.ruling, say
    )
    with suppress(TimeoutError, BusyError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            fitting = await client.judge.rule(
                caller.asker,
                client.judge.bench.changes,
                caller,
                press.ruling,
                [it[1] for it in quick],
            )
            quick = [it for it in quick if it[1] in fitting]
    # A button of a refusal has the number under which it may be kept.
    complaint, typed = mended(interaction, press, say) if press.nonce else ("", "")
    form = what_if_form(
        press.to(Act.CHANGE, more=press.more),
        interaction,
        say,
        quick,
        change=typed,
        complaint=complaint,
    )
    await turn_of(interaction).form(form)


async def change(interaction: Asked, press: Press) -> None:
    """Rule on the change that the form brings."""
    client, written = interaction.client, written_in(interaction)
    parts = [written.get(name, "").strip() for name in (QUICK, CHANGE)]
    private = is_private(interaction) or press.owner != interaction.user.id
    # The refusal that a change is mended in is private; what it is about need not be.
    private = (private and press.more != PUBLIC) or alone(interaction)
    caller = await client.manners.as_wanted(caller_of(interaction))
    bench = client.judge.bench
    ruled = partial(_changed, bench, caller, press.ruling, parts, not private)
    try:
        async with in_turn(interaction):
            await answer_with(interaction, ruled, private=private)
    except QuestionError as error:
        typed = "; ".join(filter(None, parts))
        await mend_change(interaction, error, press.ruling, typed, private=private)


async def acknowledge(interaction: Asked, press: Press) -> None:
    """Change the message where it is one's own; else promise a private copy."""
    turn = turn_of(interaction)
    private = is_private(interaction) and press.owner
    if private or press.owner == interaction.user.id:
        await turn.change()
    else:
        await turn.think(private=True)


def is_private(interaction: Asked) -> bool:
    """Whether only the person sees the message whose button it was."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def picked(interaction: Asked) -> str:
    """The value picked in a select."""
    values = data_of(interaction).get("values") or [""]
    return str(values[0])


async def shown_at(interaction: Asked, press: Press) -> Shown:
    """The ruling of *press* after the options taken there, for who pressed."""
    client = interaction.client
    caller = await client.manners.as_wanted(caller_of(interaction))
    guild = await client.manners.guild(caller.guild)
    shown = await client.judge.rule(
        caller.asker, _shown, client.judge.bench, caller, press
    )
    others = not alone(interaction)
    return replace(
        shown,
        place=replace(press, owner=interaction.user.id, nonce=0),
        private=shown.private and others,
        judges=bool(guild.judge_role) and others,
    )


async def _show(interaction: Asked, press: Press) -> None:
    await turn_of(interaction).show(await _page(interaction, press))


async def _page(interaction: Asked, press: Press) -> Page:
    shown = await shown_at(interaction, press)
    say = await interaction.client.words(interaction)
    return VIEWS[press.act](shown, say)


async def _kept(interaction: Asked, press: Press) -> Press:
    """*press* as a ruling of its own, where the way there has grown too long."""
    bench = interaction.client.judge.bench
    caller = await interaction.client.manners.as_wanted(caller_of(interaction))
    ruled = partial(bench.follow_up, caller, press.ruling, choose=press.path)
    answer = await turn_of(interaction).once(ruled)
    return Press(Act.SHOW, press.owner, answer.ruling or "")


def _shown(bench: Bench, caller: Caller, press: Press) -> Shown:
    root = bench.show(caller, press.ruling)
    rights = bench.rights(caller, press.ruling)
    now: Answer = root
    said: tuple[str, ...] = ()
    if press.path:
        further = bench.follow_up(caller, press.ruling, choose=press.path, keep=False)
        now = replace(
            further,
            ruling=root.ruling,
            parent=root.parent,
            standing=root.standing,
            note=root.note,
        )
        before = len(bench.row(caller, press.ruling).choices)
        said = taken(now, before, press.path)
    return Shown(
        now,
        press,
        mine=rights.mine,
        private=not rights.public and bool(caller.guild),
        taken=said,
    )


def taken(now: Answer, before: int, path: tuple[int, ...]) -> tuple[str, ...]:
    """The options of *path* in words, as far as *now*, which they lead to, has them.

    So many others were taken *before*.
    """
    found = [*now.outcomes, *(it for one in now.readings for it in one.outcomes)]
    chosen = found[0].choices[before : before + len(path)] if found else ()
    said = [it.option for it in chosen]
    return (*said, *(f"{index + 1}." for index in path[len(said) :]))


def _changed(
    bench: Bench, caller: Caller, ruling: str, parts: list[str], public: bool
) -> Answer:
    """The answer after each of the changes, one going on from the other."""
    if not any(parts):
        raise QuestionError(
            Problem.SYNTAX,
            "What is different? Pick one of the changes, or write it.",
            suggestions=("the damage can't be prevented", "7 damage instead of 3"),
        )
    first, *more = [one for one in parts if one]
    answer = changed(bench, caller, ruling, first, public=public)
    for one in more:
        answer = changed(bench, caller, answer.ruling or "", one, public=public)
    return answer


def _quick(
    bench: Bench, caller: Caller, ruling: str, say: Words
) -> list[tuple[str, str]]:
    """Changes to pick, those that make sense for that ruling: label and change."""
    answer = bench.show(caller, ruling)
    unpreventable = "the damage can't be prevented"
    quick = [
        (say("it is combat damage"), "it is combat damage"),
        (say("it is not combat damage"), "it is noncombat damage"),
        *_turns(answer, say),
    ]
    if answer.game is not Game.RIFTBOUND:  # whose rules know no such damage
        quick.insert(0, (say(unpreventable), unpreventable))
    names = {one.name for one in bench.editions(answer.game) if not one.partial}
    others = sorted(names - {answer.edition}, reverse=True)[:5]
    return quick + [
        (say("under the rules of {edition}", edition=one), f"under edition {one}")
        for one in others
    ]


def _turns(answer: Answer, say: Words) -> Iterator[tuple[str, str]]:
    """Whose turn it may be instead of what is assumed."""
    players = answer.outcomes[0].players if answer.outcomes else {}
    for who in list(players)[:6]:
        match who:
            case "me":
                assumed, change = "It is your turn.", "it is my turn"
                said = say("It is your turn.")
            case "opponent":
                assumed = "It is your opponent's turn."
                change = "it is my opponent's turn"
                said = say("It is your opponent's turn.")
            case _:
                assumed, change = f"It is {who}'s turn.", f"it is {who}'s turn"
                said = say("It is {who}'s turn.", who=who)
        if assumed not in answer.assumptions and len(change) <= limits.OPTION_LABEL:
            yield said, change


def _index(written: str) -> int:
    if not written.isdecimal() or len(written) > 4:
        raise QuestionError(Problem.ILLEGAL, "That is not one of the options.")
    return int(written)
