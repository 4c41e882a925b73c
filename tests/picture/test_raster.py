"""Letters of a picture are there on any machine, whatever fonts it has."""

import zlib
from html import escape

import pytest
import resvg_py

from bot.picture.raster import png_from
from bot.picture.text import lines, width

_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">'
    '<text x="5" y="45" font-size="40" font-family="DejaVu Sans">{}</text></svg>'
)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any font of its own."""
    real = resvg_py.svg_to_bytes

    def without_fonts(**options: object) -> bytes:
        return real(**options | {"skip_system_fonts": True})  # type: ignore[arg-type]

    monkeypatch.setattr(resvg_py, "svg_to_bytes", without_fonts)


def drawn(text: str) -> int:
    return zlib.crc32(png_from(_SVG.format(text)))


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("letter", ["ü", "Ł", "Ж", "Ω", "カ", "は", "竜", "漢", "、"])
def test_a_letter_people_type_is_drawn(letter: str):
    # A letter no font has, and nothing at all.
    assert drawn(letter) not in (drawn("\U000f1234"), drawn(" "))


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "name",
    [
        "Lightning Bolt",
        "ODIN, GUNGNIR",
        "{Tron} & #1",
        "½ ¾ ~^<<>>",
        "Ærathi Œuvre ©®",
        "Żółć ŁŃĘ",
        "Щит Жизни",
        "Ωμέγα Σφίγξ",
        "שלום",
        "龍驤虎視",
        "◆◆◆◆◆◆",
    ],
)
def test_no_name_is_wider_than_the_box_that_is_made_for_it(name: str):
    box = '<rect width="600" height="60" x="{}" fill="{}"/>'
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60">'
        + box.format(0, "#fff")
        + '<text y="45" font-size="26" font-weight="bold" font-family="DejaVu Sans">'
        f"{escape(name)}</text>"
    )
    beyond = width(name, 26, bold=True)
    covered, seen = (
        png_from(text + box.format(beyond, fill) + "</svg>")
        for fill in ("#fff", "none")
    )

    assert covered == seen


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("letters", ["fl", "fi", "ff"])
def test_letters_that_are_drawn_as_one_do_not_take_others_along(letters: str):
    wide = _SVG.replace('width="60"', 'width="200"')
    pictures = {png_from(wide.format(letters + one)) for one in "カ漢\U000f1234"}

    assert len(pictures) == 3


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("日本語 🔥", "日本語 ◆"),
        ("𝔉𝔞𝔫𝔠𝔶", "Fancy"),
        ("Z" + "\u0315" * 9, "Z" + "\u0315" * 2),
        ("❤\ufe0f", "❤"),
        ("𠮷野", "𠮷野"),
        ("드래곤", "드래곤"),
    ],
)
def test_what_hardly_a_font_has_does_not_take_the_letters_beside_it_along(
    typed: str, shown: str
):
    assert lines(typed, 26, 600, 1) == [shown]
