"""Answers that come late: what asked for them has gone, and they change nothing."""
from __future__ import annotations

import json
import re

from chromium import Chromium, Mouse, Tab, wait
from flow import go, opened
from service import Service

# While `held` is a list, what the server answers to a view waits in it. Lists are asked for beside it, one request at a time.
HOLD = """
window.held = null;
window.sockets = [];
const later = (asked, work) => (window.held && /"limit":1000|"purchase":|"details"|session.describe|link.parse|space.fork|explore/.test(asked) ? window.held.push(work) : work());
const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function(text) {
  (this.asked ??= {})[JSON.parse(text).id] = text;
  send.call(this, text);
};
Object.defineProperty(WebSocket.prototype, "onmessage", { get, set(receive) {
  window.sockets.push(this);
  set.call(this, (event) => later(this.asked?.[JSON.parse(event.data).id], () => receive(event)));
} });
const { fetch } = window;
window.fetch = (path, request) => fetch(path, request).then((response) => new Promise((resolve) => later(request.body, () => resolve(response))));
"""
# What the boxes of addresses show.
BOXES = """JSON.stringify(["person", "purchase", "line", "report", "comparison", "story", "explored"].map((id) => {
  const box = document.getElementById(id);
  return [id, box.hidden || box.textContent];
}).concat([[document.activeElement.id, location.hash]]))"""


def holding(browser: Chromium, service: Service, place: str) -> Tab:
    """The page at a place, whose answers can be held."""
    tab = browser.tab()
    tab.send("Page.addScriptToEvaluateOnNewDocument", source=HOLD)
    return opened(service, tab, "#/space/main/" + place)


def release(tab: Tab, held: str) -> None:
    """Gives the page what was held, and what comes of it."""
    for _ in range(3):
        tab.evaluate(f"window.{held}.splice(0).forEach((work) => work()); new Promise((resolve) => setTimeout(resolve, 50))")


def a_late_answer_draws_nothing_over_another_view(browser: Chromium) -> None:
    service = Service()
    sold = [service.call("store/purchase", vendor="superwall", product=f"pro_{number}", entitlements=["pro"]) for number in range(2)]
    opens = [service.call("session/open", vendor="superwall", sdk="native", platform="ios", appUserId=user)["session"] for user in ("ada", "bob")]
    service.call("redemption/redeem", session=opens[0], url=sold[0]["link"]["url"])
    link = sold[1]["link"]["url"].replace("/", "%2F").replace(":", "%3A").replace("?", "%3F")
    story = "story/revenuecat.native.ios/purchase%2ClinkOpens/"
    # From one view to another of its kind, and to one of another kind.
    moves = [("customer/ada", "customer/bob", "bob has"),
             ("customer/ada", "purchases", "Purchases"),
             (f"purchase/{sold[0]['purchase']['id']}", "customer/eve", "eve has"),
             ("session/session-1", "session/session-2", "State of session-2"),
             ("log/1", "log/2", "Line 2"),
             (f"compare/{link}/all/now", "phones", "Open a link"),
             (f"compare/{link}/all/now", f"compare/{link}/superwall.native.ios/linkExpired", "with a difference"),
             (story + "0", story.replace("Opens", "Opens%2ClinkOpens") + "1", "Next step")]
    tab = holding(browser, service, "buy")
    try:
        for first, second, text in moves:
            tab.evaluate(f"window.held = []; location.hash = {json.dumps('#/space/main/' + first)}")
            wait(f"{first} is asked for", lambda: tab.evaluate("window.held.length"))
            tab.evaluate(f"window.old = window.held; window.held = null; location.hash = {json.dumps('#/space/main/' + second)}")
            wait(f"{second} is shown", lambda text=text: text in tab.evaluate("document.getElementById('app').innerText"))
            before = tab.evaluate(BOXES)
            release(tab, "old")
            assert tab.evaluate(BOXES) == before, f"{first}, then {second}"
        wait("no copy is left", lambda: len(service.call("space/list")["spaces"]) == 1)
        assert not tab.complaints(), tab.complaints()
    finally:
        tab.close()
        service.close()


def what_was_typed_does_not_lead_away_from_another_view(browser: Chromium) -> None:
    service = Service()
    tab = holding(browser, service, "purchases")
    try:
        wait("the list is drawn", lambda: "No purchase was found." in tab.text("list", "Purchases, newest first"))
        tab.evaluate("""document.getElementById("purchase-search").value = "ada";
            document.getElementById("purchase-search").dispatchEvent(new Event("input"));
            location.hash = "#/space/main/customer/bob" """)
        tab.wait_text("region", "Access", "bob has no access")
        tab.evaluate("new Promise((resolve) => setTimeout(resolve, 400))")
        assert tab.evaluate("location.hash") == "#/space/main/customer/bob"
    finally:
        tab.close()
        service.close()


def an_exploration_ends_when_the_address_changes(browser: Chromium) -> None:
    service = Service()
    tab = holding(browser, service, "stories")
    try:
        hand = Mouse(tab)
        tab.evaluate("window.held = []")
        hand.tab.click(tab.find("button", "Explore"))
        wait("the exploration has begun", lambda: tab.evaluate("window.sockets.length > 1 && window.held.length"))
        tab.evaluate("window.old = window.held; window.held = null; location.hash = '#/space/main/stories/other'")
        wait("the page has another address", lambda: tab.evaluate("location.hash.endsWith('other')"))
        release(tab, "old")
        wait("its connection is closed", lambda: tab.evaluate("window.sockets.at(-1).readyState") >= 2)
        assert tab.evaluate("document.getElementById('explored').hidden"), "it is drawn"
    finally:
        tab.close()
        service.close()


def a_question_goes_with_its_view(browser: Chromium) -> None:
    service = Service()
    sold = service.call("store/purchase", vendor="superwall", product="pro", entitlements=["pro"])["purchase"]
    tab = holding(browser, service, f"purchase/{sold['id']}")
    try:
        Mouse(tab).push(f"Refund: pro {sold['id'][-6:]}")
        tab.wait_text("dialog", "Are you sure?", "cannot be undone")
        tab.evaluate("location.hash = '#/space/main/buy'")
        wait("the question is gone", lambda: not tab.evaluate("document.getElementById('confirm').open"))
        assert not service.call("store/list")["purchases"][0]["purchase"].get("refundedAt"), "it was refunded"
    finally:
        tab.close()
        service.close()


def a_search_without_a_purchase_offers_the_user(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        service.call("session/open", vendor="superwall", sdk="native", platform="ios", appUserId="ada")
        hand = Mouse(opened(service, tab))
        go(hand, "Purchases")
        hand.fill("Search", "ada", "searchbox")
        hand.push("What is known of ada", "link")
        text = tab.wait_text("region", "Access", "ada has no access")
        assert re.search(r"Sessions: session-1", text), text
    finally:
        tab.close()
        service.close()


TESTS = [a_late_answer_draws_nothing_over_another_view, what_was_typed_does_not_lead_away_from_another_view, an_exploration_ends_when_the_address_changes,
         a_question_goes_with_its_view, a_search_without_a_purchase_offers_the_user]
