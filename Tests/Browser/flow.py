"""Everything that the page does, by accessible names alone: once with the mouse, once with keys."""
from __future__ import annotations

import json
import pathlib
import subprocess
import tempfile
import urllib.request

import rpc
from chromium import Keyboard, Mouse, Tab, wait
from service import Service

PANELS = ["Buy", "Sessions", "Mailbox", "Purchases and customers", "Link inspector", "Faults", "Clock", "Scenario", "SDKs and HTTP requests",
          "Timeline"]
Hand = Mouse | Keyboard


def opened(service: Service, tab: Tab, fragment: str = "", url: str | None = None) -> Tab:
    """The page, connected."""
    tab.open(f"{url or service.url}/{fragment}")
    wait("the page is connected", lambda: tab.evaluate("document.getElementById('status')?.dataset.connections ?? ''"))
    return tab


def connections(tab: Tab) -> int:
    """How often the page has been connected."""
    return int(tab.evaluate("document.getElementById('status').dataset.connections"))


def buy(hand: Hand, vendor: str, product: str) -> str:
    """Buys and returns the link that the buyer sees."""
    tab = hand.tab
    hand.choose("Vendor", vendor)
    hand.fill("Product", product)
    before = tab.text("region", "What the buyer sees")
    hand.push("Buy")
    wait("the buyer sees another page", lambda: (text := tab.text("region", "What the buyer sees")) and text != before)
    return str(tab.evaluate("document.getElementById('sale-link').textContent"))


def open_session(hand: Hand, sdk: str, number: int) -> None:
    hand.choose("SDK", sdk)
    hand.push("Open session")
    hand.tab.wait_text("list", "Open sessions", f"session-{number}: ")


def redeem(hand: Hand, outcome: str) -> None:
    # The region shows this redemption and not the one before it.
    hand.tab.evaluate("document.getElementById('report').replaceChildren()")
    hand.push("Redeem")
    hand.tab.wait_text("region", "What the SDK reports", f"The outcome: {outcome}")


def play(hand: Hand, service: Service) -> None:
    tab = hand.tab
    for name in PANELS:
        tab.find("region", name)
        tab.find("heading", name)
    # Buy, and what the buyer sees.
    link = buy(hand, "Superwall", "pro_monthly")
    assert link.startswith("https://"), link
    code = link.rpartition("=")[2]
    sale = tab.text("region", "What the buyer sees")
    assert "The mail" in sale and "jane.doe@example.com" in sale, sale
    tab.find("image", "QR code of the link")
    tab.wait_text("list", "Mails, newest first", "j***@e***e.com")
    tab.wait_text("list", "Purchases, newest first", "unused until")
    masked(tab, code)
    # Redeem, twice.
    open_session(hand, "Superwall: Superwall-iOS, ios", 1)
    hand.push("Use the link in a session")
    assert tab.focused() == ("textbox", "Link")
    redeem(hand, "redeemed")
    tab.wait_text("region", "What the SDK reports", "didRedeemLink")
    redeem(hand, "redeemed")  # The same device may redeem its code again.
    tab.wait_text("list", "Purchases, newest first", "used; ")
    # The link of a mail, offline and then with a network; then another one, too late.
    buy(hand, "RevenueCat", "pro_yearly")
    open_session(hand, "RevenueCat: purchases_flutter, android", 2)
    tab.wait_text("list", "Mails, newest first", "2: to")
    hand.push("Use the link of mail 2")
    hand.choose("Kind", "offline")
    hand.push("Inject the fault")
    tab.wait_text("region", "Faults", "Injected: offline.")
    redeem(hand, "failed")
    hand.push("Clear all faults")
    tab.wait_text("region", "Faults", "No fault is pending.")
    hand.push("Advance 61 minutes")
    tab.wait_text("region", "Clock", "s ahead of this browser")
    redeem(hand, "linkExpired")
    # What the vendor mails for an old link works.
    tab.wait_text("list", "Mails, newest first", "3: to")
    hand.push("Use the link of mail 3")
    redeem(hand, "redeemed")
    # Purchases and sessions.
    purchase = service.call("store/list", reveal=True)["purchases"][0]["purchase"]
    hand.push(f"Refund: pro_yearly {purchase['id'][-6:]}")
    tab.wait_text("list", "Purchases, newest first", "refunded")
    hand.push("Describe session-2")
    tab.wait_text("region", "What the SDK reports", "State of session-2")
    # The inspector.
    hand.fill("Link to inspect", link)
    hand.push("Explain")
    tab.wait_text("region", "Explanation", "Superwall, ios: redeems the code ***")
    hand.choose("Outcome", "invalidCode")
    hand.push("Render the reply")
    tab.wait_text("region", "Reply", "a_code" if "a_code" in tab.text("region", "Reply") else "{")
    masked(tab, code)
    # Reveal, and hide again.
    hand.push("Reveal codes, links and addresses", "checkbox")
    tab.wait_text("region", "Timeline", code)
    tab.wait_text("region", "Mailbox", code)
    hand.push("Reveal codes, links and addresses", "checkbox")
    wait("codes are hidden again", lambda: code not in tab.text("region", "Timeline") and "store/purchase" in tab.text("region", "Timeline"))
    masked(tab, code)
    # Export: what was clicked holds on a fresh server.
    hand.push("Export scenario")
    tab.wait_text("region", "Scenario", "were exported")
    replay(str(tab.evaluate("document.getElementById('scenario-text').value")))
    hand.push("Close session-1")
    wait("the session is closed", lambda: "session-1" not in tab.text("list", "Open sessions"))
    hand.push("Empty the ledger")
    tab.wait_text("list", "Purchases, newest first", "Nothing was bought.")


def masked(tab: Tab, code: str) -> None:
    """No panel but the buyer's shows a code or an address."""
    for name in PANELS[1:]:
        text = tab.on(tab.find("region", name), "function() { return this.textContent }")
        assert code not in text, f"{name} shows a code"
        assert "jane.doe@example.com" not in text, f"{name} shows an address"


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
