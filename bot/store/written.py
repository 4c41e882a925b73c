"""A ruling, and a person's settings, as rows of their tables."""

import json

from bot.store.database import Row
from bot.store.rows import PersonSettings, Review, RulingRow, Standing

COLUMNS = (
    "id, created, asker, place, public, game, edition, scenario, edits, choices, "
    "default_game, engine, editions, parent, verdict, answer, outdated, standing, "
    "note, reviewer, reviewed, language, told"
)


def values_of(row: RulingRow) -> tuple[str | int | None, ...]:
    """*row* in the order of COLUMNS."""
    values = (
        row.id,
        row.created,
        row.asker,
        row.place,
        int(row.public),
        row.game,
        row.edition,
        row.scenario,
        json.dumps(row.edits, ensure_ascii=False),
        json.dumps(row.choices),
        row.default_game,
        row.engine,
        json.dumps(row.editions),
        row.parent,
        row.verdict,
        row.answer,
        row.outdated,
        row.review.standing,
        row.review.note,
        row.review.by,
        row.review.at,
        row.language,
        row.told,
    )
    return tuple(whole(one) if isinstance(one, str) else one for one in values)


def whole(text: str) -> str:
    """*text* without halves of characters, which no database takes."""
    return text.encode("utf-8", "replace").decode("utf-8")


def ruling_of(row: Row) -> RulingRow:
    """The ruling of a row of COLUMNS."""
    (
        id_, created, asker, place, public, game, edition, scenario, edits, choices,
        default_game, engine, editions, parent, verdict, answer, outdated,
        standing, note, reviewer, reviewed, language, told,
    ) = row  # fmt: skip
    return RulingRow(
        id=id_,
        created=created,
        asker=asker,
        place=place,
        public=bool(public),
        game=game,
        edition=edition,
        scenario=scenario,
        edits=tuple(json.loads(edits)),
        choices=tuple(json.loads(choices)),
        default_game=default_game,
        engine=engine,
        editions=tuple(json.loads(editions)),
        parent=parent,
        verdict=verdict,
        answer=answer,
        outdated=outdated,
        review=Review(Standing(standing), note, reviewer, reviewed),
        language=language,
        told=told,
    )


def person_of(row: Row) -> tuple[str, PersonSettings]:
    """Who it is, and the settings, of a row of those columns and the person's."""
    asker, game, language, private = row
    wanted = None if private is None else bool(private)
    return asker, PersonSettings(game, language, wanted)
