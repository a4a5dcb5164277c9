"""Everything that the page does, by accessible names alone: once with the mouse, once with keys."""
from __future__ import annotations

import contextlib
import json
import pathlib
import re
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator

import rpc
from chromium import Keyboard, Mouse, Tab, wait
from service import Service

# Each tab with its panels; the timeline is beside them all.
TABS = {"Buy": ["Buy"], "Phones": ["Phones"], "Purchases": ["Purchases and customers"], "Mailbox": ["Mailbox"], "Compare": ["One link, every SDK"],
        "Faults, clock": ["Faults", "Clock"], "Webhooks": ["Webhooks"], "Stories": ["Stories"], "Requests": ["SDKs and HTTP requests"], "Scenario": ["Scenario"]}
Hand = Mouse | Keyboard


def opened(service: Service, tab: Tab, fragment: str = "", url: str | None = None) -> Tab:
    """The page, connected."""
    tab.open(f"{url or service.url}/{fragment}")
    wait("the page is connected", lambda: tab.evaluate("document.getElementById('status')?.dataset.connections ?? ''"))
    return tab


def reload(tab: Tab) -> None:
    """Loads the page again, and waits until it is connected."""
    tab.evaluate("document.isOld = true")
    tab.send("Page.reload")
    wait("the page is connected again", lambda: tab.evaluate("!document.isOld && (document.getElementById('status')?.dataset.connections ?? '')"))


@contextlib.contextmanager
def chosen(tab: Tab, field: str, name: str, text: str) -> Iterator[None]:
    """A file that is chosen in a field, and is there while the page reads it."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / name
        file.write_text(text, encoding="utf-8")
        found = tab.send("DOM.resolveNode", backendNodeId=tab.evaluate_node(field))
        tab.send("DOM.setFileInputFiles", files=[str(file)], objectId=found["object"]["objectId"])
        yield


def saved(hand: Hand, control: str, name: str) -> str:
    """The text of the file that a button saves."""
    with tempfile.TemporaryDirectory() as folder:
        hand.tab.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        hand.push(control)
        file = pathlib.Path(folder) / name
        # Until it is whole, it has another name.
        wait(f"{name} is saved", file.exists)
        return file.read_text(encoding="utf-8")


def connections(tab: Tab) -> int:
    """How often the page has been connected."""
    return int(tab.evaluate("document.getElementById('status').dataset.connections"))


def go(hand: Hand, tab: str) -> None:
    """Shows a tab."""
    hand.push(tab, "link")
    for name in TABS.get(tab, ["Timeline"]):
        hand.tab.find("region", name)


def buy(hand: Hand, vendor: str, product: str) -> str:
    """Buys and returns the link that the buyer sees."""
    tab = hand.tab
    go(hand, "Buy")
    hand.choose("Vendor", vendor)
    hand.fill("Product", product)
    before = tab.text("region", "What the buyer sees")
    hand.push("Buy")
    wait("the buyer sees another page", lambda: (text := tab.text("region", "What the buyer sees")) and text != before)
    return str(tab.evaluate("document.getElementById('sale-link').textContent"))


def open_session(hand: Hand, sdk: str, number: int, user: str | None = None) -> None:
    go(hand, "Phones")
    hand.choose("SDK", sdk)
    if user:
        hand.fill("App user id", user)
    hand.push("Open session")
    hand.tab.wait_text("list", "Open sessions", f"session-{number}: ")


def redeem(hand: Hand, outcome: str) -> None:
    # The region shows this redemption and not the one before it.
    hand.tab.evaluate("document.getElementById('report').replaceChildren()")
    hand.push("Redeem")
    hand.tab.wait_text("region", "What the SDK reports", f"The outcome: {outcome}")


def confirm(hand: Hand, action: str) -> None:
    """Says yes to a question about what cannot be undone."""
    hand.tab.wait_text("dialog", "Are you sure?", "cannot be undone")
    hand.push(action)


def play(hand: Hand, service: Service) -> None:
    """The main job, each panel once."""
    tab = hand.tab
    for name in TABS:
        go(hand, name)
    link = buy(hand, "Superwall", "pro_monthly")
    assert link.startswith("https://"), link
    code = link.rpartition("=")[2]
    sale = tab.text("region", "What the buyer sees")
    assert "The mail" in sale and "jane.doe@example.com" in sale, sale
    tab.find("image", "QR code of the link")
    # Redeem, twice; the row in the timeline has the outcome and the user.
    open_session(hand, "Superwall: Superwall-iOS, ios", 1, "ada")
    go(hand, "Buy")
    hand.push("Use the link in a session")
    assert tab.focused() == ("textbox", "Link")
    redeem(hand, "redeemed")
    tab.wait_text("region", "What the SDK reports", "didRedeemLink")
    redeem(hand, "redeemed")  # The same device may redeem its code again.
    wait("the timeline says how it ended", lambda: re.search(r"redemption/redeem.*\s+session-1\s+ada\s+Superwall\s+redeemed", tab.text("list", "Lines")))
    # A link that the SDK refuses has an outcome, too.
    hand.fill("Link", "https://nothing.example/")
    redeem(hand, "not a redemption link")
    wait("the timeline says so", lambda: "not a redemption link" in tab.text("list", "Lines"))
    # The link of a mail, offline and then with a network; then another one, too late.
    buy(hand, "RevenueCat", "pro_yearly")
    open_session(hand, "RevenueCat: purchases_flutter, android", 2, "bob")
    go(hand, "Mailbox")
    tab.wait_text("list", "Mails, newest first", "j***@e***e.com")
    go(hand, "Faults, clock")
    hand.choose("Kind", "offline")
    hand.push("Inject the fault")
    tab.wait_text("region", "Faults", "Injected: offline.")
    go(hand, "Mailbox")
    hand.push("Use the link of mail 2")
    redeem(hand, "failed")
    go(hand, "Faults, clock")
    hand.push("Clear all faults")
    tab.wait_text("region", "Faults", "No fault is pending.")
    hand.push("Advance 61 minutes")
    tab.wait_text("region", "Clock", "1 hour 1 minute ahead of this browser")
    go(hand, "Phones")
    redeem(hand, "link expired")
    go(hand, "Mailbox")
    hand.push("Use the link of mail 3")
    redeem(hand, "redeemed")
    # Why bob has access, and what ends it.
    go(hand, "Purchases")
    hand.fill("Search", "bob", "searchbox")
    # The search has begun when the other purchase is gone; it shows the list again.
    wait("only bob's purchase is listed", lambda: re.fullmatch(r"pro_yearly, .*\s+.*Access for .*", tab.text("list", "Purchases, newest first").strip()))
    hand.push("pro_yearly", "link")
    purchase = service.call("store/list", reveal=True)["purchases"][0]["purchase"]
    hand.push(f"Refund: pro_yearly {purchase['id'][-6:]}")
    confirm(hand, "Refund")
    tab.wait_text("region", "Purchase", "No access: it was refunded today")
    masked(tab, code)
    # Reveal, and hide again.
    go(hand, "Mailbox")
    hand.push("Reveal codes, links and addresses", "checkbox")
    tab.wait_text("region", "Timeline", code)
    tab.wait_text("region", "Mailbox", code)
    hand.push("Reveal codes, links and addresses", "checkbox")
    wait("codes are hidden again", lambda: code not in tab.text("region", "Timeline") and "store/purchase" in tab.text("region", "Timeline"))
    masked(tab, code)
    # Export: what happened holds on a fresh server.
    go(hand, "Scenario")
    hand.push("Export scenario")
    tab.wait_text("region", "Scenario", "were exported")
    replay(str(tab.evaluate("document.getElementById('scenario-text').value")))
    go(hand, "Phones")
    hand.push("Close session-1")
    confirm(hand, "Close the session")
    wait("the session is closed", lambda: "session-1" not in tab.text("list", "Open sessions"))
    empty(hand)


def empty(hand: Hand) -> None:
    """Empties the ledger, after a question that can be answered with no."""
    tab = hand.tab
    hand.push("Space: main")
    hand.push("Empty the ledger")
    hand.push("Cancel")
    hand.push("Empty the ledger")
    confirm(hand, "Empty it")
    tab.wait_text("dialog", "Spaces", "main is empty.")
    hand.push("Close")
    go(hand, "Purchases")
    hand.fill("Search", " ", "searchbox")
    tab.wait_text("list", "Purchases, newest first", "No purchase was found.")


def masked(tab: Tab, code: str) -> None:
    """No panel but the buyer's shows a code or an address."""
    text = tab.evaluate("[...document.querySelectorAll('.panel:not(#buy), #timeline')].map((one) => one.textContent).join(' ')")
    assert code not in text, "a panel shows a code"
    assert "jane.doe@example.com" not in text, "a panel shows an address"


def replay(scenario: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "scenario.json"
        file.write_text(scenario, encoding="utf-8")
        result = subprocess.run([rpc.executable(), "replay", str(file)], capture_output=True, text=True, timeout=rpc.TIME_LIMIT)
        steps = json.loads(scenario)["cases"][0]["steps"]
        assert result.returncode == 0 and len(steps) > 2, result.stdout + result.stderr + scenario
        assert not any("jane.doe" not in json.dumps(step) and "code=" in json.dumps(step) for step in steps), "the scenario has a code"


def request(service: Service, path: str, headers: dict[str, str]) -> None:
    """A request as an SDK sends it."""
    urllib.request.urlopen(urllib.request.Request(service.url + path, headers=headers), timeout=rpc.TIME_LIMIT).close()
