"""Every use case, one call each; each call blocks and may come from any thread."""

import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.answers import Answer, answer_from_json
from bot.citation import Game
from bot.errors import Offer, Problem, QuestionError
from bot.judge.callers import Caller
from bot.judge.clock import LIGHT, PATIENCE, OutOfTimeError, within
from bot.judge.comparing import Comparison, Topic, View, topic_called, topics
from bot.judge.inquiry import MOST, Inquiry, inquiry_of
from bot.judge.keeping import HistoryLine, Keeping
from bot.judge.look_ups import LookUps
from bot.judge.options import is_of_another, names_option, options_in
from bot.judge.pointing import pointed
from bot.judge.recent import Known
from bot.judge.supply import Supply
from bot.version import VERSION
from bot.worded import worded

if TYPE_CHECKING:
    from bot.store.rows import RulingRow

log = logging.getLogger(__name__)

# Languages in which a ruling is shown just as it is kept.
AS_KEPT = ("", "en")


class Bench(LookUps, Keeping, Supply):
    """Judges scenarios, keeps what was asked, looks things up."""

    def ask(
        self,
        caller: Caller,
        text: str,
        *,
        game: Game | None = None,
        edition: str | None = None,
        public: bool = False,
    ) -> Answer:
        """Rule on the scenario *text* and keep it. Raises QuestionError."""
        inquiry = Inquiry(text, game, edition, caller.game)
        known = self.worked_out(caller, inquiry)
        return self._keep(caller, inquiry, known, public=public)

    def follow_up(
        self,
        caller: Caller,
        ruling: str,
        change: str = "",
        *,
        choose: Sequence[int] = (),
        edition: str | None = None,
        public: bool = False,
        keep: bool = True,
    ) -> Answer:
        """Go on from *ruling*: *change* in words, or options taken, from 0.

        With *keep* False the answer is only shown, and no id given.
        """
        row = self.row(caller, ruling)
        inquiry = inquiry_of(row)
        if edition:
            inquiry = inquiry.under(edition)
        if options := self._options(caller, inquiry, change):
            if names_option(change):
                inquiry = replace(inquiry, choices=())
            choose = (*options, *choose)
        elif change.strip():
            inquiry = self._with_change(inquiry, change)
        if choose:
            inquiry = inquiry.choosing(tuple(choose))
        found = self.worked_out(caller, inquiry)
        known = Known(*(replace(it, parent=row.id) for it in (found.told, found.kept)))
        return (
            self._keep(caller, inquiry, known, public=public, parent=row.id)
            if keep
            else known.told
        )

    def _options(
        self, caller: Caller, inquiry: Inquiry, change: str
    ) -> tuple[int, ...]:
        """The options that *change* takes, from 0; () where it says something else."""
        if not names_option(change):
            return options_in(change)
        root = self.worked_out(caller, replace(inquiry, choices=())).kept
        if len(root.choices) != 1:
            return ()
        (only,) = root.choices
        mine = only.chooser == "me"
        taken = options_in(change, only.options, inquiry.choices, mine=mine)
        if is_of_another(change, mine=mine) and options_in(
            change, only.options, inquiry.choices, mine=not mine
        ):
            raise QuestionError(
                Problem.AMBIGUOUS, worded("Somebody else chooses here."), text=change
            )
        return taken

    def changes(self, caller: Caller, ruling: str, some: Sequence[str]) -> set[str]:
        """Those changes of *some* with which *ruling* can be asked."""
        inquiry = inquiry_of(self.row(caller, ruling))
        if self.workers:
            return set(self.workers.call("readable", inquiry, some))
        return self.readable(inquiry, some)

    def readable(self, inquiry: Inquiry, some: Sequence[str]) -> set[str]:
        """As :meth:`changes`, in this very thread."""
        from bot.judge.ruling import readable

        return readable(inquiry, self.catalogue, some)

    def show(self, caller: Caller, ruling: str) -> Answer:
        """The stored ruling as it was answered, in the language of the caller."""
        row = self.row(caller, ruling)
        try:
            shown = answer_from_json(json.loads(row.answer))
        except (KeyError, TypeError, ValueError):
            # Kept by a version that wrote it differently: the inputs still stand.
            shown = self._rule(caller, inquiry_of(row))
        else:
            shown = self._translated(caller, inquiry_of(row), shown)
        return replace(
            shown,
            ruling=row.id,
            parent=row.parent,
            outdated=row.outdated,
            standing=row.review.standing,
            note=row.review.note,
        )

    def in_words_of(self, caller: Caller, line: HistoryLine) -> HistoryLine:
        """*line* with its verdict told anew, where the caller reads another language.

        As it is where that takes long, or would come out differently today.
        """
        if caller.language in AS_KEPT or not line.english:
            return line
        from bot.judge.workers import EndedError

        try:
            row = self.row(caller, line.id)
            asked = inquiry_of(row), caller.language
            light = partial(self.workers.call, "here") if self.workers else self.here
            known: Known = self.recent.find(*asked) or light(*asked, LIGHT)
        except (QuestionError, EndedError, OutOfTimeError):
            return line
        if known.kept.verdict != row.verdict:
            return line
        return replace(line, verdict=known.told.verdict, english=False)

    def recheck(self, game: Game) -> int:
        """Ask every stored ruling of *game* again and mark those that changed.

        How many are marked now. For after an edition has come in.
        """
        from bot.judge.rechecking import difference

        self.recent.clear()
        marked, last = 0, ""
        while rows := self.store.rulings(game=game, before=last, limit=100):
            for row in rows:
                try:
                    then = answer_from_json(json.loads(row.answer))
                    now = self._rule(Caller(row.asker, local=True), inquiry_of(row))
                    why = difference(then, now)
                except QuestionError as error:
                    why = f"It is no longer understood: {error.message}"
                except (KeyError, TypeError, ValueError):
                    continue  # Kept by a version that wrote it differently.
                if why != row.outdated:
                    self.store.mark_outdated(row.id, why)
                marked += bool(why)
            last = rows[-1].id
        return marked

    def compare(self, caller: Caller, text: str) -> Comparison:
        """A topic, or a scenario, side by side in the three games.

        Raises QuestionError when it is neither, with the topics as suggestions.
        """
        topic = topic_called(text, self.words(caller))
        if topic is not None:
            views = tuple(self._on_topic(topic, game) for game in Game)
            return Comparison(topic.name, topic.in_short, views)
        scenario = self.without_game(text)
        views = tuple(self._in_game(caller, scenario, game) for game in Game)
        if all(view.refused for view in views):
            raise QuestionError(
                Problem.UNKNOWN,
                worded("This is neither a topic nor a scenario of any of the games."),
                suggestions=[one.name for one in topics()],
            )
        return Comparison(text, "", views)

    def without_game(self, text: str) -> str:
        """The scenario *text* without the game said in front of it."""
        if self.workers:
            return str(self.workers.call("without_game", text))
        from bot.scenario.words.choosing_game import without_game

        return without_game(text)

    def _on_topic(self, topic: Topic, game: Game) -> View:
        from bot.judge.citing import citing
        from bot.library.shipped import shipped

        edition = shipped(game).edition
        cite = citing(self.library, game, edition)
        rules = tuple(cite(number) for number in topic.rules[game])
        return View(game, edition, topic.says[game], rules)

    def _in_game(self, caller: Caller, text: str, game: Game) -> View:
        try:
            answer = self._rule(caller, Inquiry(text, game))
        except QuestionError as error:
            return View(game, "", "", refused=error.message)
        return View(game, answer.edition, answer.verdict, answer.citations, answer)

    def _translated(self, caller: Caller, inquiry: Inquiry, kept: Answer) -> Answer:
        """What was *kept*, told anew in another language.

        What would come out differently today stays as it was answered, in English.
        """
        if caller.language in AS_KEPT:
            return kept
        try:
            found = self.worked_out(caller, inquiry)
        except QuestionError:
            return kept
        now = found.kept
        if (now.verdict, now.outcomes) != (kept.verdict, kept.outcomes):
            return kept
        return replace(found.told, citations=kept.citations)

    def _rule(self, caller: Caller, inquiry: Inquiry) -> Answer:
        return self.worked_out(caller, inquiry).told

    def remembered(self, caller: Caller, inquiry: Inquiry) -> Known | None:
        """The answer for the caller where it was worked out a moment ago."""
        return self.recent.find(inquiry, caller.language)

    def offers(
        self,
        caller: Caller,
        text: str,
        *,
        game: Game | None = None,
        edition: str | None = None,
    ) -> tuple[Offer, ...]:
        """What may be meant where *text* is refused, all of which can be ruled on."""
        try:
            self.worked_out(caller, Inquiry(text, game, edition, caller.game))
        except QuestionError as error:
            return error.offers
        return ()

    def worked_out(self, caller: Caller, inquiry: Inquiry) -> Known:
        """The answer for the caller, and in English as it is kept."""
        rule = self.workers or self.alone
        return self.recent.answer(
            inquiry, caller.language, lambda: rule(inquiry, caller.language)
        )

    def alone(self, inquiry: Inquiry, language: str) -> Known:
        """The answer, worked out here as processes would: what is heavy in its time.

        Not ``complete`` where that or room ran out. Raises QuestionError.
        """
        known = self.here(inquiry, language, LIGHT)
        if known.told.complete:
            return known
        with suppress(OutOfTimeError), within(PATIENCE):
            return self.here(inquiry, language)
        return known

    def here(self, inquiry: Inquiry, language: str, budget: int = MOST) -> Known:
        """The answer in *language*, worked out in this very thread.

        At most *budget* positions are looked at. Raises QuestionError; of a question
        about the rules in general, it says which those are.
        """
        from bot.judge.ruling import rule_on
        from bot.telling.words import Words

        self.catalogue.refresh()
        languages = [Words()]
        if language not in AS_KEPT:
            languages.append(self.words(Caller("", language=language)))
        try:
            told = rule_on(inquiry, self.catalogue, self.library, languages, budget)
        except QuestionError as error:
            raise self._pointed(error, inquiry) from error
        return Known(told[-1], told[0])

    def _pointed(self, error: QuestionError, inquiry: Inquiry) -> QuestionError:
        if inquiry.edits:
            return error
        from bot.scenario.words.choosing_game import game_said
        from bot.scenario.words.games_named import game_told

        said = game_said(inquiry.scenario) or game_told(inquiry.scenario)
        game = said or inquiry.game or inquiry.default_game or Game.MTG
        return pointed(error, inquiry.scenario, self.library, game)

    def _with_change(self, inquiry: Inquiry, change: str) -> Inquiry:
        from bot.judge.editions import edition_in

        known = {one.name for one in self.library.editions(inquiry.game)}
        edition = edition_in(change, known)
        return inquiry.under(edition) if edition else inquiry.changed(change.strip())

    def _keep(
        self,
        caller: Caller,
        inquiry: Inquiry,
        known: Known,
        *,
        public: bool,
        parent: str | None = None,
    ) -> Answer:
        """What is *known*, with the id under which it is kept.

        An answer that cannot be kept is still an answer; it has no id then.
        """
        from bot.store.interface import StoreError

        row = row_of(caller, inquiry, known, public=public, parent=parent)
        try:
            return replace(known.told, ruling=self.store.add(row).id)
        except StoreError as error:
            log.error("A ruling could not be kept: %s", error)
            return known.told


def row_of(
    caller: Caller,
    inquiry: Inquiry,
    known: Known,
    *,
    public: bool,
    parent: str | None = None,
) -> "RulingRow":
    """What is kept of a ruling; it has no id yet."""
    from bot.store.rows import RulingRow

    kept = known.kept
    return RulingRow(
        id="",
        created="",
        asker=caller.asker,
        place=caller.place,
        public=public or caller.local,
        game=kept.game,
        edition=kept.edition,
        scenario=inquiry.scenario,
        edits=inquiry.edits,
        choices=inquiry.choices,
        default_game=inquiry.default_game or "",
        engine=VERSION,
        editions=tuple(dict.fromkeys(cited.edition for cited in kept.citations)),
        parent=parent,
        verdict=kept.verdict,
        answer=known.written,
        language=caller.language,
        told="" if known.told.verdict == kept.verdict else known.told.verdict,
    )
