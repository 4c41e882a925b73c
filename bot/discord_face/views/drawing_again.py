"""A message that was drawn a moment ago, for whoever asks for the same."""

from collections.abc import Callable, Hashable
from typing import Any

from bot.discord_face.pages import Page
from bot.discord_face.presses import moved
from bot.discord_face.views.answering import Shown, answer_page, footer
from bot.judge.languages import Words

Component = dict[str, Any]
# Messages that say the same as Discord is sent them, by how they are shown.
Drawn = dict[Hashable, list[Component]]


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


def ruling_again(shown: Shown, say: Words, drawn: Drawn) -> Page:
    """The page of *shown*, from what is *drawn* of the same answer, which grows.

    All that differs from one asker to the next is whose message and which ruling it
    is: the buttons say so, and the footer.
    """
    if not shown.place.ruling or shown.place.path:
        return answer_page(shown, say)
    key = (shown.private, shown.judges, shown.mine, shown.answer.parent)
    known = drawn.get(key)
    if known is None:
        known = drawn[key] = _components(answer_page(shown, say))
    place = shown.place
    [box, *rows] = (_moved(one, place.owner, place.ruling) for one in known)
    box["components"][-1] = {
        **box["components"][-1], "content": footer(shown.answer, say)
    }  # fmt: skip
    return Redrawn([box, *rows])


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
