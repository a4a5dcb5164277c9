"""The timeline, when its connection is cut and when there is very much of it."""
from __future__ import annotations

from chromium import Chromium, Mouse, Tab, wait
from flow import buy, connections, opened
from service import Relay, Service

CUTS = 100


def sequences(tab: Tab) -> list[int]:
    """The sequences of all lines, newest first."""
    return [int(text) for text in tab.evaluate("[...document.querySelectorAll('#lines > li')].map((line) => line.dataset.sequence)")]


def shows(tab: Tab, last: int) -> bool:
    return f"last entry {last}." in (tab.evaluate("document.getElementById('line-count').textContent") or "")


def a_stream_that_is_cut_100_times_loses_and_repeats_no_line(browser: Chromium) -> None:
    service = Service()
    relay = Relay(service.port)
    tab = browser.tab()
    try:
        hand = Mouse(opened(service, tab, url=relay.url))
        hand.push("Reads", "checkbox")
        for number in range(CUTS):
            service.batch([("store/purchase", {"vendor": "superwall", "product": f"product_{number}", "entitlements": ["pro"]}), ("clock/now", {})])
            if number % 2:  # Cut while it receives, and after it has.
                wait("the page has the new lines", lambda: tab.evaluate(f"document.getElementById('lines').textContent.includes('product_{number} ')"))
            before = connections(tab)
            relay.cut()
            service.call("store/mailbox")
            wait("the page is connected again", lambda: connections(tab) > before)
        # What the page itself reads is in the log too: it ends when nothing new happens.
        wait("the page has every line", lambda: shows(tab, service.call("log/read", limit=1)["last"]))
        tab.evaluate("document.getElementById('older').scrollIntoView()")
        wait("the list is read", lambda: "Searching" not in tab.evaluate("document.getElementById('line-count').textContent"))
        while not tab.evaluate("document.getElementById('older').hidden"):
            before = len(sequences(tab))
            hand.push("Show older lines")
            wait("there are more lines", lambda: len(sequences(tab)) > before)
        lines = sequences(tab)
        assert lines == list(range(lines[0], 0, -1)), "lines are lost, doubled or in another order"
        assert lines[0] > 3 * CUTS
    finally:
        tab.close()
        relay.close()
        service.close()


def a_page_with_10000_lines_stays_usable(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        for _ in range(100):
            service.batch([("fault/inject", {"kind": "none"})] * 100)
        hand = Mouse(opened(service, tab))
        wait("the page has the log", lambda: int(tab.evaluate("document.getElementById('line-count').textContent.match(/entry (\\d+)/)?.[1]") or 0) >= 10_000)
        assert len(sequences(tab)) == 200, len(sequences(tab))
        for _ in range(3):
            link = buy(hand, "Superwall", "pro")
            assert link
        wait("the timeline has the purchase", lambda: "store/purchase" in tab.text("list", "Lines"))
        hand.push("Show older lines")
        wait("older lines are shown", lambda: len(sequences(tab)) == 1200)
        hand.choose("Show", "mails")
        wait("only mails are shown", lambda: len(sequences(tab)) == 3)
        hand.choose("Show", "everything")
        hand.push("Reveal codes, links and addresses", "checkbox")
        wait("the log is there again, revealed", lambda: tab.text("list", "Lines").count("jane.doe@example.com") >= 6)
    finally:
        tab.close()
        service.close()


TESTS = [a_stream_that_is_cut_100_times_loses_and_repeats_no_line, a_page_with_10000_lines_stays_usable]
