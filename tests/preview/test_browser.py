"""The page in a browser: ask, choose, publish, look at it, as a person would.

What is seen on the way is README's screenshots: ``AEGIS_SCREENSHOTS=1`` takes them
anew, and without it they are compared with what is seen now.
"""

import hashlib
import io
import json
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import bench
from bot.discord_face.previewing import MANAGER, page_of
from bot.judge.judge import Judge

playwright = pytest.importorskip("playwright.async_api")
CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="there is no Chromium (Debian: apt install chromium)"
)

SHOTS = Path(__file__).parent.parent.parent / "docs" / "screenshots"
SCENARIO = "I control Furnace of Rath. I have a prevent-2 shield. Opponent bolts me."


class Browser:
    """The page, as alice or bob see it."""

    def __init__(self, page: "playwright.Page") -> None:
        self.page = page
        self.seen: dict[str, str] = {}

    async def see(self, name: str, at: str = "#preview-app") -> None:
        """Remember what stands at *at* as *name*; take its picture where asked to."""
        shown = self.page.locator(at)
        said = await shown.inner_text()
        for one in await shown.locator("img[alt]").all():
            said += str(await one.get_attribute("alt"))
        said = re.sub(r"ruling [0-9A-Z]{5,}", "ruling …", said)
        self.seen[name] = hashlib.sha256(said.encode()).hexdigest()
        if os.environ.get("AEGIS_SCREENSHOTS"):
            points = await self.page.locator("#preview-app").screenshot()
            SHOTS.mkdir(exist_ok=True)
            small = Image.open(io.BytesIO(points)).convert("P", palette=1, colors=64)
            small.save(SHOTS / f"{name}.png", optimize=True)

    async def press(self, name: str) -> None:
        await self.page.get_by_role("button", name=name, exact=True).click()

    async def wait(self, text: str) -> None:
        await self.page.locator("#preview-app").get_by_text(text).first.wait_for()

    async def drawn(self, image: "playwright.Locator") -> None:
        """Wait until *image* is there to be looked at, not only its other text."""
        await image.scroll_into_view_if_needed()
        await self.page.wait_for_function(
            "image => image.complete && image.naturalWidth > 0",
            arg=await image.element_handle(),
        )

    async def command(self) -> None:
        await self.page.get_by_placeholder("Message #rules").click()
        await self.page.keyboard.type("/ruling")
        await self.wait("+4 optional")
        await self.page.keyboard.press("Enter")

    async def option(self, name: str) -> None:
        await self.page.locator(".command-suggestion", has_text=name).first.click()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Browser]:
    async with (
        page_of(Judge(bench(folder))) as address,
        playwright.async_playwright() as driver,
    ):
        chromium = await driver.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"]
        )
        page = await chromium.new_page(viewport={"width": 680, "height": 860})
        page.set_default_timeout(60_000)
        await page.goto(address)
        yield Browser(page)
        await chromium.close()


async def test_ask_choose_publish_and_look_at_it(tmp_path: Path):
    async with opened(tmp_path) as browser:
        await use(browser)

    kept = SHOTS / "seen.json"
    if os.environ.get("AEGIS_SCREENSHOTS"):
        kept.write_text(json.dumps(browser.seen, indent=2) + "\n", "utf-8")
    assert json.loads(kept.read_text("utf-8")) == browser.seen, (
        "The screenshots of README.md are old: make screenshots takes them anew."
    )


async def use(browser: Browser) -> None:
    # An empty /ruling opens the form.
    await browser.command()
    await browser.press("Send")
    await browser.wait("What happens?")
    await browser.see("form", "#modal-root")
    await browser.press("Cancel")

    await browser.command()
    await browser.option("private")
    await browser.option("True")
    await browser.page.get_by_text("+3 more").click()
    await browser.option("scenario")
    await browser.page.keyboard.type(SCENARIO)
    await browser.press("Send")
    await browser.wait("Only you can see this")
    await browser.wait("Who chooses")
    await browser.see("answer")

    await browser.page.locator(".select-trigger").click()
    options = browser.page.get_by_role("option")
    await browser.see("choice")
    await options.filter(has_text="You're at 18").click()
    await browser.wait("After: prevent-2 shield")

    await browser.press("Picture")
    image = browser.page.locator("#preview-app img[alt*='Lightning Bolt']")
    await image.last.wait_for()
    assert "→" in str(await image.last.get_attribute("alt"))
    await browser.drawn(image.last)
    await browser.see("picture")

    await browser.press("Publish")
    await browser.page.get_by_label("Viewing as").select_option(label="bob")
    private = browser.page.get_by_text("Only you can see this")
    await playwright.expect(private).to_have_count(0)
    await browser.wait("After: prevent-2 shield")


@pytest.mark.parametrize(("viewer", "offers"), [("alice", 0), (MANAGER, 1)])
async def test_who_manages_the_server_alone_is_offered_its_settings(
    tmp_path: Path, viewer: str, offers: int
):
    async with opened(tmp_path) as browser:
        viewing = browser.page.get_by_label("Viewing as")
        await viewing.select_option(label=viewer)
        await browser.page.wait_for_load_state("networkidle")
        await browser.page.get_by_placeholder("Message #rules").click()
        await browser.page.keyboard.type("/settings")
        await browser.wait("/my-settings")
        offered = browser.page.locator(".command-entry", has_text="/settings")
        await playwright.expect(offered).to_have_count(offers)
