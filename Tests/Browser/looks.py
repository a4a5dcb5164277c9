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

from chromium import Chromium, Mouse, Skipped, Tab
from flow import buy, open_session, opened
from service import Service

SIZES = [(1280, 900), (390, 844)]


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
        for width, height in SIZES:
            for dark in (False, True):
                tab = populated(browser, service, width, height, dark)
                tab.evaluate(axe())
                text = tab.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((result) => JSON.stringify(result.violations))")
                found = [f"{item['id']}: {node['target']} {node['failureSummary']}" for item in json.loads(text) for node in item["nodes"]]
                assert not found, f"{width}, dark {dark}:\n" + "\n".join(found[:20])
                overflow = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                assert overflow <= 0, f"at {width} pixels, {overflow} pixels do not fit"
                tab.close()
    finally:
        service.close()


def populated(browser: Chromium, service: Service, width: int, height: int, dark: bool) -> Tab:
    """The page after a purchase and a redemption, with something in each panel."""
    tab = opened(service, browser.tab(width, height, dark))
    hand = Mouse(tab)
    link = buy(hand, "Superwall", "pro_monthly")
    sessions = len(service.call("session/list")["sessions"])
    open_session(hand, "Superwall: Superwall-iOS, ios", sessions + 1)
    hand.push("Use the link in a session")
    hand.push("Redeem")
    tab.wait_text("region", "What the SDK reports", "didRedeemLink")
    hand.fill("Link to inspect", link)
    hand.push("Explain")
    tab.wait_text("region", "Explanation", "Superwall, ios")
    hand.push("Render the reply")
    hand.push("Export scenario")
    tab.wait_text("region", "Scenario", "were exported")
    tab.wait_text("list", "Lines", "didRedeemLink")
    return tab


def write_screenshots(browser: Chromium, folder: str) -> None:
    """The pictures of docs/page.md, with few colours. They need Pillow, which no test does."""
    from PIL import Image

    for width, height in ((1280, 1180), (390, 1180)):
        for dark in (False, True):
            service = Service()
            tab = populated(browser, service, width, height, dark)
            tab.evaluate("scrollTo(0, 0)")
            file = pathlib.Path(folder) / f"page-{width}-{'dark' if dark else 'light'}.webp"
            image = Image.open(io.BytesIO(tab.screenshot())).convert("RGB")
            counted: Any = image.getcolors(1 << 24)
            common = sorted(counted, reverse=True)[:24]
            palette = Image.new("P", (1, 1))
            palette.putpalette([part for _, colour in common for part in colour] + [0] * 3 * (256 - len(common)))
            image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB").save(file, lossless=True, method=3)
            tab.close()
            service.close()


TESTS = [the_qr_code_can_be_scanned_and_its_link_redeemed, axe_finds_nothing_in_light_and_dark]
