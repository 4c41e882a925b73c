"""A message that was drawn a moment ago, for whoever asks for the same."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

from bot.answers import Answer
from bot.discord_face.pages import Page, page
from bot.discord_face.presses import Act, Press, moved
from bot.discord_face.views.answering import (
    Shown,
    answer_page,
    answer_parts,
    answer_rows,
    colour,
    footer,
)
from bot.judge.languages import Words

Component = dict[str, Any]
# Messages that say the same as Discord is sent them, by how they are shown.
Drawn = dict[Hashable, list[Component]]
# In place of a ruling's id: no shorter than any, so that there is room for it.
_NOBODYS = "0" * 8


def drawn_again(
    drawn: Drawn, key: Hashable, owner: int, draw: Callable[[], Page]
) -> Page:
    """What *draw* gives, from what is *drawn*, which grows.

    All that may differ from one *owner* to the next is whose the buttons are.
    """
    known = drawn.get(key)
    if known is None:
        known = drawn[key] = _components(draw())
    return Redrawn([_moved(one, owner, "") for one in known])


def drawn_once(drawn: Drawn, draw: Callable[[], Page]) -> Page:
    """What *draw* gives, nothing of which is any one person's, from what is *drawn*."""
    known = drawn.get(None)
    if known is None:
        known = drawn[None] = _components(draw())
    return Redrawn(known)


def ruling_again(shown: Shown, say: Words, drawn: Drawn) -> Page:
    """The page of *shown*, from what is *drawn* of the same answer, which grows.

    All that differs from one asker to the next is whose message and which ruling it
    is: the buttons say so, and the footer. Which buttons there are differs from one
    place to the next.
    """
    answer, place = shown.answer, shown.place
    if not place.ruling or place.path:
        return answer_page(shown, say)
    known = drawn.get(answer.parent)
    if known is None:
        parts = page(answer_parts(shown, say), colour=colour(answer))
        known = drawn[answer.parent] = _components(parts)
    buttons = (shown.private, shown.judges, shown.mine)
    rows = drawn.get(buttons)
    if rows is None:
        rows = drawn[buttons] = _components(page((), answer_rows(shown, say)))[1:]
    [box, *moved_rows] = (_moved(it, place.owner, place.ruling) for it in known + rows)
    box["components"][-1] = {
        **box["components"][-1], "content": footer(answer, say)
    }  # fmt: skip
    return Redrawn([box, *moved_rows])


def draw_ahead(answer: Answer, say: Words, drawn: Drawn) -> None:
    """Draw what :func:`ruling_again` is asked for most, before anybody has asked."""
    answer = replace(answer, ruling=_NOBODYS)
    ruling_again(Shown(answer, Press(Act.SHOW, 0, _NOBODYS)), say, drawn)


class Redrawn(Page):
    """A page that is components already, and nothing else of a view."""

    def __init__(self, components: list[Component]) -> None:
        # A view would get ready for presses, which none of our messages waits for.
        self._components = components

    def to_components(self) -> list[Component]:
        """Them."""
        return self._components

    def has_components_v2(self) -> bool:
        """Always."""
        return True


def _components(page: Page) -> list[Component]:
    components: list[Component] = page.to_components()  # type: ignore[no-untyped-call]
    return components


def _moved(component: Component, owner: int, ruling: str) -> Component:
    """A copy of *component*, whose buttons and selects are of another message."""
    if "components" in component:
        inner = [_moved(one, owner, ruling) for one in component["components"]]
        return {**component, "components": inner}
    if "custom_id" in component:
        return {**component, "custom_id": moved(component["custom_id"], owner, ruling)}
    return component
