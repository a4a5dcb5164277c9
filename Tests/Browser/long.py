"""Lists of 10,000: each says how many there are, shows more on demand, finds one, and has nothing for axe to find."""
from __future__ import annotations

import json

from chromium import Chromium, Mouse, wait
from flow import chosen, go, opened
from looks import inspect
from service import Service

COUNT = 10_000
# Each list with its panel, its count, and what finds one entry: the field, what is typed, and the list's only entry.
LISTS = {
    "Purchases, newest first": ("Purchases", "purchase", "newest", ("Search", "user777", "pro_777")),
    "Customers": ("Purchases", "customer", "newest", None),
    "Mails, newest first": ("Mailbox", "mail", "newest", ("Sent to", "user777@example.com", "1: to")),
    "Events, oldest first": ("Webhooks", "event", "oldest", None),
    "Findings": ("Stories", "finding", "first", None),
}
# The window of each list when axe looks at its first hundred entries.
WINDOWS = [(1280, True), (390, False), (768, True), (390, True), (1280, False)]


def filled(service: Service) -> None:
    """Sells to 10,000 users, each with a mail and an event for the backend."""
    service.call("webhook/subscribe", vendor="revenuecat")
    for start in range(0, COUNT, 1000):
        service.batch([("store/purchase", {"vendor": "revenuecat", "product": f"pro_{number}", "entitlements": ["pro"],
                                           "appUserId": f"user{number}", "email": f"user{number}@example.com"})
                       for number in range(start + 1, start + 1001)])


def report() -> str:
    """A report of the explorer with 10,000 findings."""
    finding = {"property": "truthful", "story": [{"event": "purchase", "text": "The buyer buys on the web."}], "seen": "something"}
    return json.dumps({"text": "Much is wrong.", "findings": [{**finding, "seen": f"thing {number}"} for number in range(1, COUNT + 1)]})


def each_list_has_10000_entries(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        filled(service)
        hand = Mouse(opened(service, tab))
        go(hand, "Stories")
        with chosen(tab, "story-file", "report.json", report()):
            tab.wait_text("region", "Exploration", "10,000 things are wrong")
        for (name, (panel, one, end, search)), (width, dark) in zip(LISTS.items(), WINDOWS, strict=True):
            go(hand, panel)
            # Webhooks have a cursor and no total.
            total = "; there are more." if one == "event" else f" of 10,000 {one}s."
            rows = lambda name=name: tab.on(tab.find("list", name), "function() { return this.childElementCount }")  # noqa: E731
            tab.wait_text("status", f"Count: {name}", f"The {end} 100{total}")
            assert rows() == 100, rows()
            tab.look(width, 900, dark)
            inspect(tab, f"{name}, {width}, dark {dark}", part=f"document.querySelector('[aria-label={json.dumps(name)}]').parentElement")
            tab.look(1280, 900, False)
            hand.push(f"Show more: {name}")
            tab.wait_text("status", f"Count: {name}", f"The {end} 1,000{total}")
            assert rows() == 1000, rows()
            if search:
                field, text, found = search
                hand.fill(field, text, "searchbox")
                wait(f"{text} is found", lambda name=name, found=found: found in tab.text("list", name) and rows() == 1)
                hand.fill(field, " ", "searchbox")
        assert not tab.complaints(), tab.complaints()
    finally:
        tab.close()
        service.close()


TESTS = [each_list_has_10000_entries]
