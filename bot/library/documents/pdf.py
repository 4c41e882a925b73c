"""From a PDF to lines of text, without what is printed on every page."""

import io
import logging
import re
from collections import Counter

from pypdf import PdfReader
from pypdf.errors import PyPdfError

from bot.library.documents.document import broken

MOST_PAGES = 1_000


def text_of_pdf(data: bytes, name: str) -> str:
    """The words of the PDF *data*, page after page.

    Raises QuestionError naming the page that cannot be read.
    """
    # pypdf logs each oddity of a file; what matters is raised.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    pages: list[list[str]] = []
    place = name
    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise broken(name, "this PDF is encrypted")
        if len(reader.pages) > MOST_PAGES:
            why = f"{len(reader.pages)} pages are too many for a rulebook"
            raise broken(name, why)
        for number, page in enumerate(reader.pages, 1):
            place = f"{name}, page {number}"
            pages.append(page.extract_text().splitlines())
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, OSError,
            IndexError, RecursionError, AssertionError) as error:  # fmt: skip
        # A damaged file makes pypdf stumble in many ways; all are the file's fault.
        raise broken(place, f"this PDF is damaged ({error})") from None
    if not any(line.strip() for page in pages for line in page):
        raise broken(name, "this PDF holds pictures, no text")
    return "\n".join(line for page in _without_furniture(pages) for line in page)


def _without_furniture(pages: list[list[str]]) -> list[list[str]]:
    """Drops heads and feet: the first or last lines that most pages share."""
    counted: Counter[str] = Counter()
    for page in pages:
        counted.update({_shape(line) for line in _edges(page)})
    common = {line for line, n in counted.items() if n >= 3 and n > len(pages) / 2}
    cleaned = []
    for at, page in enumerate(pages):
        edge = set(map(id, _edges(page)))
        cleaned.append(
            [
                line
                for line in page
                # The first page keeps its title even if every page repeats it.
                if at == 0 or id(line) not in edge or _shape(line) not in common
            ]
        )
    return cleaned


def _edges(page: list[str]) -> list[str]:
    filled = [line for line in page if line.strip()]
    return filled[:2] + filled[-2:]


def _shape(line: str) -> str:
    """The line with any page number taken out."""
    return re.sub(r"\d+", "#", line.strip())
