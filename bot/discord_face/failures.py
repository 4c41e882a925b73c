"""The one place where everything that goes wrong ends up."""

import logging
import secrets
import traceback
from dataclasses import dataclass, replace

import discord
from discord import app_commands

from bot.discord_face.forms import AGAIN
from bot.discord_face.pages import Page
from bot.discord_face.presses import Act, Press
from bot.discord_face.sending import TurnOverError
from bot.discord_face.swapping import MOST, swaps
from bot.discord_face.taking import use_of
from bot.discord_face.turns import Asked, turn_of
from bot.discord_face.views.notices import (
    elsewhere,
    fault,
    notice,
    refusal,
    refused,
)
from bot.errors import (
    AwayError,
    BusyError,
    Problem,
    QuestionError,
    SetupError,
    TooSoonError,
)
from bot.judge.languages import Words
from bot.monitoring.figures import End

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody typed; *mend* opens the form in which it is corrected."""

    text: str
    mend: Press


async def fail(
    interaction: Asked, error: BaseException, typed: Typed | None = None
) -> None:
    """Tell the asker, alone, what is wrong; log what is our own mistake.

    Logs name no text that anybody typed. A refusal offers to mend what was *typed*.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    turn, id = turn_of(interaction), ""
    if isinstance(error, TurnOverError):
        turn.end = End.OVER
        return
    try:
        say = await interaction.client.words(interaction)
        match error:
            case QuestionError():
                turn.end = End.REFUSED
                interaction.client.figures.refused(error.problem.value)
                shown = _refusal(interaction, error, typed, say)
            case BusyError():
                turn.end = End.BUSY
                shown = notice(
                    say("Many people are asking just now. Ask again in a minute.")
                )
            case AwayError():
                id = secrets.token_hex(4)
                turn.end = End.FAILED
                noted(use_of(interaction), error, id)
                shown = _refusal(interaction, _away(say), typed, say)
            case app_commands.TransformerError():
                shown = notice(say("One of the options is not what it should be."))
            case app_commands.CheckFailure():
                shown = notice(say("You may not use this command here."))
            case (
                app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch()
            ):
                shown = notice(
                    say("This command has changed; restart Discord to see the new one.")
                )
            case _:
                id = secrets.token_hex(4)
                turn.end = End.FAILED
                noted(use_of(interaction), error, id)
                shown = fault(id, say)
        await turn.whisper(shown, lambda: elsewhere(say))
    except TurnOverError:
        turn.end = End.OVER
    except Exception as untold:
        turn.end = End.FAILED
        if not id:
            noted(use_of(interaction), untold, secrets.token_hex(4))


def _away(say: Words) -> TooSoonError:
    """What the asker can do about a database that does not answer."""
    told = say("Our database does not answer just now. Ask again in a minute.")
    return TooSoonError(Problem.LIMIT, told)


def _refusal(
    interaction: Asked, error: QuestionError, typed: Typed | None, say: Words
) -> Page:
    if typed is None:
        return refusal(error, say)
    # Where one only has to wait, the form has nothing to correct.
    page = AGAIN if isinstance(error, TooSoonError) else 0
    mend = replace(typed.mend, nonce=interaction.id, page=page)
    offers = swaps(error, typed.text, mend, say) if mend.act is Act.MEND else []
    offers += _rules(error)[: MOST - len(offers)]
    made = refusal(error, say, typed=typed.text, mend=mend, offers=offers)
    if refused(made)[1] is None:
        interaction.client.drafts.keep(interaction.id, typed.text, mend.owner)
    return made


def _rules(error: QuestionError) -> list[tuple[str, Press]]:
    """Buttons that open, beside it, the rules which speak of what was asked."""
    found = [
        (it, Press(Act.RULE, more=f"//{it}", nonce=at))
        for at, it in enumerate(error.rules)
    ]
    return [(it, press) for it, press in found if press.fits]


def noted(what: str, error: BaseException, id: str = "") -> None:
    """Log that *what* failed, and report it; both without the error's own words."""
    log.error(
        "%s failed\n%s",
        f"{id}: {what}" if id else what,
        trace(error),
        extra={"id": id, "error": error},
    )


def trace(error: BaseException) -> str:
    """Where *error* came from, without its message: that may repeat what was typed.

    Only what is wrong with the machine is told whole: that is for whoever runs it.
    """
    said = type(error).__name__
    if isinstance(error, SetupError):
        said += f": {error}"
    if isinstance(error, discord.HTTPException):
        said += f" {error.status} {error.code}"
    return "".join(traceback.format_tb(error.__traceback__)) + said
