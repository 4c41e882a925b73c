"""Card files taken in: all of a file or none of it."""

import gzip
import json
import tracemalloc

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.finding import Found
from bot.cards.importing import cards_in, import_cards
from bot.citation import Game
from bot.errors import Problem, QuestionError
from tests.cards import records


@pytest.fixture
def write(tmp_path):
    """Writes a file and gives back its path."""

    def write(content: str | bytes, name: str = "cards.json"):
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


def a_list(*names: str) -> str:
    lines = ",\n".join(json.dumps(records.scryfall(name)) for name in names)
    return f"[\n{lines}\n]"


def names(store, tmp_path) -> list[str]:
    return sorted(card.name for card in Catalogue(tmp_path, store).cards(Game.MTG))


@pytest.mark.parametrize(
    "content",
    [
        a_list("One", "Two"),
        a_list("One", "Two").replace("\n", "\r\n"),
        "\n".join(json.dumps(records.scryfall(it)) for it in ("One", "Two")),
        json.dumps({"object": "list", "data": json.loads(a_list("One", "Two"))}),
        gzip.compress(a_list("One", "Two").encode()),
        b"\xef\xbb\xbf" + a_list("One", "Two").encode(),
    ],
    ids=["array", "crlf", "lines", "wrapped", "gzip", "byte order mark"],
)
def test_a_file_may_be_packed_and_laid_out_in_many_ways(
    write, store, tmp_path, content
):
    assert import_cards(write(content), store).cards == 2
    assert names(store, tmp_path) == ["One", "Two"]


def test_pages_of_a_list_are_read_one_after_the_other(write, store):
    pages = [{"items": [records.riftcodex(it)], "pages": 2} for it in ("One", "Two")]
    done = import_cards(write("\n".join(map(json.dumps, pages))), store)

    assert (done.format, done.cards) == ("riftcodex", 2)


def test_importing_again_changes_nothing(write, store, tmp_path):
    file = write(a_list("One", "Two"))
    first = import_cards(file, store)

    assert first == import_cards(file, store)
    assert names(store, tmp_path) == ["One", "Two"]


def test_a_second_file_adds_to_the_first(write, store, tmp_path):
    import_cards(write(a_list("One")), store)
    import_cards(write(a_list("Two")), store)

    assert names(store, tmp_path) == ["One", "Two"]


def test_a_whole_catalogue_takes_the_place_of_the_old_one(write, store, tmp_path):
    import_cards(write(a_list("One")), store)
    import_cards(write(a_list("Two")), store, instead=True)

    assert names(store, tmp_path) == ["Two"]


def test_a_renamed_face_is_no_longer_found(write, store, tmp_path):
    import_cards(write(a_list("Old Name")), store)
    import_cards(write(a_list("New Name")), store, instead=True)

    assert not isinstance(Catalogue(tmp_path, store).find("old name"), Found)


def broken(line: str) -> str:
    good = json.dumps(records.scryfall("New"))
    return f"[\n{good},\n{line}\n]"


def wrong(**more: object) -> str:
    return broken(json.dumps(records.scryfall("Bad") | more))


@pytest.mark.parametrize(
    ("content", "line"),
    [
        pytest.param(broken('{"object": "card", "name": "Bad"'), 4, id="cut off"),
        pytest.param(broken('{"object": "card" "name": "Bad"}'), 3, id="no comma"),
        pytest.param(broken('{"object": "card", "name": "Bad'), 3, id="open quote"),
        pytest.param(broken("nonsense"), 3, id="no JSON"),
        pytest.param(broken("[" * 100_000), 3, id="deep"),
        pytest.param(broken('{"object": "card", "power": NaN}'), 3, id="not a number"),
        pytest.param(broken('{"object": "card"}'), 3, id="no name"),
        pytest.param(broken("7"), 3, id="a number"),
        pytest.param(broken("null"), 3, id="null"),
        pytest.param(wrong(name=["Bad"]), 3, id="name a list"),
        pytest.param(wrong(name=" "), 3, id="name blank"),
        pytest.param(wrong(name="x" * 201), 3, id="name long"),
        pytest.param(wrong(oracle_text="x" * 10_001), 3, id="text long"),
        pytest.param(wrong(oracle_text="\ud800"), 3, id="half a character"),
        pytest.param(wrong(power={"a": 1}), 3, id="power an object"),
        pytest.param(wrong(power=10**9), 3, id="power huge"),
        pytest.param(wrong(keywords="x" * 300), 3, id="keyword long"),
        pytest.param(wrong(keywords=[["a"]]), 3, id="keyword a list"),
        pytest.param(wrong(card_faces=[3]), 3, id="face a number"),
        pytest.param(wrong(card_faces=[{}] * 101), 3, id="faces without end"),
        pytest.param(
            broken(json.dumps(records.grand_archive("Bad"))), 3, id="two games"
        ),
        pytest.param(
            broken("").encode().replace(b'"New"', b'"N\xffw"'), 2, id="not UTF-8"
        ),
    ],
)
def test_a_broken_file_changes_nothing_and_says_where(
    write, store, tmp_path, content, line
):
    import_cards(write(a_list("Old")), store)

    with pytest.raises(QuestionError) as raised:
        import_cards(write(content), store)
    assert line == raised.value.line
    assert f"Line {line}" in raised.value.message
    assert names(store, tmp_path) == ["Old"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "empty"),
        (b"[]", "empty"),
        (b'{"data": []}', "empty"),
        (b"hello", "begins with"),
        (b"PK\x03\x04rest", "zip"),
        (gzip.compress(a_list("New").encode())[:-20], "cut off"),
        (b"\x1f\x8bnonsense", "compression is broken"),
        (b'[{"a": 1}]', "no card of a shape I know"),
        (json.dumps([records.scryfall("T", layout="token")]).encode(), "no cards"),
    ],
)
def test_what_is_no_card_file_is_refused(write, store, content, says):
    with pytest.raises(QuestionError, match=says):
        import_cards(write(content), store)


def test_a_missing_file_is_the_askers_to_mend(store, tmp_path):
    with pytest.raises(QuestionError, match="no such file"):
        import_cards(tmp_path / "nowhere.json", store)


def test_too_few_cards_leave_the_old_ones(write, store, tmp_path):
    import_cards(write(a_list("One", "Two", "Three")), store)

    with pytest.raises(QuestionError) as raised:
        import_cards(write(a_list("Four")), store, instead=True, at_least=2)
    assert Problem.ILLEGAL is raised.value.problem
    assert names(store, tmp_path) == ["One", "Three", "Two"]


def test_terminal_commands_in_a_card_are_taken_out(write, store, tmp_path):
    evil = records.scryfall("Evil", oracle_text="a\x1b[2Jb\u202ec")
    import_cards(write(json.dumps([evil])), store)
    [card] = Catalogue(tmp_path, store).cards(Game.MTG)

    assert card.face.text == "a[2Jbc"


def test_the_hook_sees_every_card_that_is_kept(write, store):
    seen = []
    import_cards(write(a_list("One", "One", "Two")), store, each=seen.append)

    assert [card.name for card in seen] == ["One", "Two"]


def test_an_error_in_the_hook_leaves_the_old_cards(write, store, tmp_path):
    import_cards(write(a_list("Old")), store)

    def fails(card):
        raise RuntimeError(card.name)

    with pytest.raises(RuntimeError):
        import_cards(write(a_list("New")), store, each=fails)
    assert names(store, tmp_path) == ["Old"]


def test_progress_ends_with_the_whole_file(write, store):
    told = []
    file = write(a_list(*(f"Card {n}" for n in range(1200))))
    import_cards(file, store, told.append)

    assert [it.cards for it in told] == [500, 1000, 1200]
    assert told[-1].done == told[-1].total == file.stat().st_size


def test_a_large_file_is_never_whole_in_memory(write, store):
    filler = "x" * 9000
    lines = (
        json.dumps(records.scryfall(f"Card {n}", pictures=filler)) for n in range(1200)
    )
    file = write("[\n" + ",\n".join(lines) + "\n]")
    tracemalloc.start()
    import_cards(file, store)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < file.stat().st_size / 2


def test_errata_are_laid_over_cards_already_there(write, store, tmp_path):
    import_cards(write(json.dumps([records.riftcodex("Annie - Fiery")])), store)
    new = {"Annie, Fiery": {"text": "Newer.", "might": 5, "note": "since 1.3"}}
    done = import_cards(write(json.dumps({"errata": new})), store)
    [card] = Catalogue(tmp_path, store).cards(Game.RIFTBOUND)

    assert done.errata == 1
    assert (card.face.text, card.face.might, card.errata) == ("Newer.", 5, "since 1.3")


def test_errata_stay_when_the_cards_are_imported_again(write, store, tmp_path):
    done = import_cards(write('{"errata": {"Annie - Fiery": "Newer."}}'), store)
    import_cards(write(json.dumps([records.riftcodex("Annie - Fiery")])), store)
    found = Catalogue(tmp_path, store).get("annie")

    assert done.errata == 1
    assert found.face.text == "Newer."


def test_broken_errata_change_nothing(write, store):
    with pytest.raises(QuestionError) as raised:
        import_cards(write('{"errata": {\n"A": "new",\n"B": {"text": 3}}}'), store)
    assert raised.value.line == 3
    assert store.errata("riftbound") == {}


def test_the_cards_of_a_file_can_be_read_without_keeping_them(write, store):
    cards = list(cards_in(write(a_list("One", "Two"))))

    assert [card.name for card in cards] == ["One", "Two"]
    assert store.count(Game.MTG) == 0
