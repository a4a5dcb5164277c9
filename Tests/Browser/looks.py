"""How the page looks: codes that a camera reads, contrast, names and order."""
from __future__ import annotations

import io
import json
import pathlib
import shutil
import subprocess
import tempfile
from importlib import resources
from typing import Any

from chromium import Chromium, Mouse, Skipped, Tab, wait
from flow import buy, go, open_session, opened, redeem
from service import Service

SIZES = [(1280, 900), (390, 844)]
LOOKS = [(width, height, dark) for width, height in ((1280, 900), (768, 1024), (390, 844)) for dark in (False, True)]
# From this width on, the timeline is beside the panels.
ROOM_FOR_TWO = 1024
# Where axe plays all its rules in the dark; a scheme changes colours alone, so elsewhere it looks at these.
ROOMY = 1280
# The region that an address shows.
PLACES = {"Buy": "#/space/main/buy", "Phones": "#/space/main/phones", "Access": "#/space/main/customer/ada", "Purchases and customers": "#/space/main/purchases",
          "Mailbox": "#/space/main/mailbox", "One link, every SDK": "#/space/main/compare", "Clock": "#/space/main/world", "Webhooks": "#/space/main/webhooks",
          "Stories": "#/space/main/stories", "SDKs and HTTP requests": "#/space/main/requests", "Scenario": "#/space/main/scenario",
          "Timeline": "#/space/main/log", "Line": "#/space/main/log/3"}


def decoded(image: bytes) -> list[str]:
    """The texts of the QR codes in an image, as zbar reads them."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "page.png"
        file.write_bytes(image)
        result = subprocess.run(["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", str(file)], capture_output=True, text=True)
        return result.stdout.splitlines()


def the_qr_code_can_be_scanned_and_its_link_redeemed(browser: Chromium) -> None:
    if shutil.which("zbarimg") is None:
        raise Skipped("there is no zbarimg; install the Debian packages of Tests/Browser/packages.txt")
    service = Service()
    sessions = {vendor["name"]: service.call("session/open", vendor=vendor["vendor"], sdk="native", platform="ios")["session"]
                for vendor in service.call("server/describe")["vendors"]}
    try:
        for width, height in SIZES:
            for dark in (False, True):
                tab = opened(service, browser.tab(width, height, dark))
                hand = Mouse(tab)
                for vendor, session in sessions.items():
                    link = buy(hand, vendor, "pro")
                    tab.on(tab.find("image", "QR code of the link"), "function() { this.scrollIntoView({ block: 'center' }) }")
                    texts = decoded(tab.screenshot())
                    assert texts == [link], f"{vendor}, {width}, dark {dark}: {texts}"
                    assert service.call("redemption/redeem", session=session, url=texts[0])["outcome"]["kind"] == "redeemed"
                tab.close()
    finally:
        service.close()


def axe() -> str:
    """axe-core, as its PyPI package has it."""
    return resources.files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def axe_finds_nothing_in_light_and_dark(browser: Chromium) -> None:
    service = Service()
    try:
        tab = populated(browser, service)
        for name, (width, height, dark) in [(name, look) for name in PLACES for look in LOOKS]:
            tab.look(width, height, dark)
            if name == "Timeline" and width >= ROOM_FOR_TWO:
                continue  # It is beside every panel.
            tab.evaluate(f"location.hash = {json.dumps(PLACES[name])}")
            wait(f"{name} is shown", lambda name=name: tab.all("region", name))
            inspect(tab, f"{name}, {width}, dark {dark}", "{ runOnly: ['color-contrast'] }" if dark and width != ROOMY else "{}")
        tab.close()
    finally:
        service.close()


def inspect(tab: Tab, where: str, rules: str = "{}", part: str = "document") -> None:
    """Nothing for axe to find in a part of the page, and nothing wider than the window."""
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(axe())
    text = tab.evaluate(f"axe.run({part}, {{ resultTypes: ['violations'], ...{rules} }}).then((result) => JSON.stringify(result.violations))")
    found = [f"{item['id']}: {node['target']} {node['failureSummary']}" for item in json.loads(text) for node in item["nodes"]]
    assert not found, f"{where}:\n" + "\n".join(found[:20])
    fits(tab, where)


def fits(tab: Tab, where: str) -> None:
    """Nothing is wider than the window."""
    wide = tab.evaluate("""(() => {
        const width = document.documentElement.clientWidth, all = [...document.querySelectorAll("body *")];
        if (document.documentElement.scrollWidth <= width) return "";
        return "too wide: " + all.filter((one) => one.getBoundingClientRect().right > width).map((one) => one.tagName + " " + one.textContent.slice(0, 60));
    })()""")
    assert not wide, f"{where}: {wide[:1000]}"


def text_of_twice_the_size_fits(browser: Chromium) -> None:
    service = Service()
    try:
        tab = populated(browser, service)
        tab.send("Page.setFontSizes", fontSizes={"standard": 32, "fixed": 26})
        assert tab.evaluate("getComputedStyle(document.body).fontSize") == "28px"
        for name, place in PLACES.items():
            for width in (1280, 768, 390):
                tab.look(width, 900, False)
                tab.evaluate(f"location.hash = {json.dumps(place)}")
                wait(f"{name} is shown", lambda name=name: tab.all("region", name))
                fits(tab, f"{name}, {width}")
        tab.close()
    finally:
        service.close()


def populated(browser: Chromium, service: Service, width: int = 1280, height: int = 900, dark: bool = False) -> Tab:
    """The page after a purchase, a redemption and a webhook, with something in each panel."""
    tab = opened(service, browser.tab(width, height, dark))
    hand = Mouse(tab)
    service.call("webhook/subscribe", vendor="superwall")
    link = buy(hand, "Superwall", "pro_monthly")
    open_session(hand, "Superwall: Superwall-iOS, ios", len(service.call("session/list")["sessions"]) + 1, "ada")
    go(hand, "Phones")
    hand.fill("Link", link)
    redeem(hand, "redeemed")
    go(hand, "Compare")
    hand.fill("Link to compare", link)
    hand.push("Compare")
    tab.wait_text("region", "Comparison", "with a difference")
    go(hand, "Scenario")
    hand.push("Export scenario")
    tab.wait_text("region", "Scenario", "exported to scenario.json")
    tab.wait_text("list", "Lines", "didRedeemLink")
    return tab


def write_screenshots(browser: Chromium, folder: str) -> None:
    """The pictures of docs/page.md, with few colours. They need Pillow, which no test does."""
    from PIL import Image

    service = Service()
    tab = populated(browser, service)
    tab.evaluate(f"location.hash = {json.dumps(PLACES['Phones'])}")
    for width, height in ((1280, 900), (390, 900)):
        for dark in (False, True):
            tab.look(width, height, dark)
            wait("the panel is shown", lambda: tab.all("region", "What the SDK reports"))
            file = pathlib.Path(folder) / f"page-{width}-{'dark' if dark else 'light'}.webp"
            image = Image.open(io.BytesIO(tab.screenshot())).convert("RGB")
            counted: Any = image.getcolors(1 << 24)
            common = sorted(counted, reverse=True)[:24]
            palette = Image.new("P", (1, 1))
            palette.putpalette([part for _, colour in common for part in colour] + [0] * 3 * (256 - len(common)))
            image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB").save(file, lossless=True, method=3)
    tab.close()
    service.close()


TESTS = [the_qr_code_can_be_scanned_and_its_link_redeemed, text_of_twice_the_size_fits, axe_finds_nothing_in_light_and_dark]
