"""Each panel, used with the mouse and with keys; and what the page requests while it is used."""
from __future__ import annotations

import json
import re
import subprocess

import rpc
from chromium import Chromium, Keyboard, Mouse, Tab, wait
from flow import buy, chosen, confirm, connections, go, open_session, opened, play, redeem, reload, replay, request, saved
from service import Relay, Service


def stays_at_home(tab: Tab, service: Service) -> None:
    """No request left the origin, none had a code in its address, and the browser had nothing to complain about."""
    own = (service.url + "/", service.url.replace("http", "ws", 1) + "/", "data:,", "blob:" + service.url, "about:blank")
    addresses = tab.addresses()
    assert addresses and all(address.startswith(own) for address in addresses), addresses
    codes = [outcome["code"] for entry in service.call("log/read", reveal=True)["entries"] for outcome in entry.get("outcomes", [])]
    codes += [code["code"] for row in service.call("store/list", reveal=True)["purchases"] for code in row["codes"]]
    assert codes, "the space has no code"
    assert not [address for address in addresses for code in codes if code and code in address], addresses
    assert not tab.complaints(), tab.complaints()


def every_panel_works_with_the_mouse(browser: Chromium) -> None:
    use(browser, Mouse)


def every_panel_works_with_keys(browser: Chromium) -> None:
    use(browser, Keyboard)


def use(browser: Chromium, hand: type[Mouse] | type[Keyboard]) -> None:
    service, tab = Service(), browser.tab()
    try:
        play(hand(opened(service, tab)), service)
        stays_at_home(tab, service)
    finally:
        tab.close()
        service.close()


def spaces_are_listed_and_each_is_shown_alone(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        request(service, "/v1/subscribers/jane", {"Authorization": "Bearer appl_space_ada", "X-Platform": "iOS", "X-Version": "5.86.0"})
        for hand in (Mouse(opened(service, tab)), Keyboard(tab)):
            buy(hand, "RevenueCat", "pro_main")
            show(hand, "main", "ada")
            buy(hand, "RevenueCat", "pro_ada")
            go(hand, "Purchases")
            assert "pro_main" not in tab.wait_text("list", "Purchases, newest first", "pro_ada")
            show(hand, "ada", "main")
            go(hand, "Purchases")
            assert "pro_ada" not in tab.wait_text("list", "Purchases, newest first", "pro_main")
        listed = service.call("store/list")
        assert [row["purchase"]["product"] for row in listed["purchases"]] == ["pro_main", "pro_main"], listed
        assert not tab.complaints(), tab.complaints()
    finally:
        tab.close()
        service.close()


def show(hand: Mouse | Keyboard, before: str, space: str, text: str | None = None) -> None:
    """Shows another space, and waits for the page to be loaded again."""
    hand.tab.evaluate("document.isOld = true")
    if text is None:
        hand.push(f"Space: {before}")
    hand.push(text or space, "link")
    wait("the page shows the space", lambda: hand.tab.evaluate("!document.isOld && (document.getElementById('status')?.dataset.connections ?? '')"))
    hand.tab.find("button", f"Space: {space}")


def a_space_is_forked_renamed_saved_loaded_and_deleted(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        buy(hand, "Superwall", "pro_monthly")
        hand.push("Space: main")
        hand.fill("Name", "Before the renewal")
        hand.push("Fork this space")
        show(hand, "main", "before-the-renewal", "Open before-the-renewal")
        go(hand, "Faults, clock")
        hand.push("Advance 31 days")
        tab.wait_text("region", "Clock", "31 days ahead of this browser")
        go(hand, "Purchases")
        tab.wait_text("list", "Purchases, newest first", "the subscription lapsed")
        assert service.call("store/list")["purchases"][0]["purchase"]["expiresAt"] > service.call("clock/now")["now"], "main has lost today"
        hand.push("Space: before-the-renewal")
        value = saved(hand, "Save as a file", "before-the-renewal.space.json")
        tab.wait_text("dialog", "Spaces", "before-the-renewal.space.json was saved.")
        hand.fill("Name", "after it")
        tab.evaluate("document.isOld = true")
        hand.push("Rename this space")
        wait("the page shows it", lambda: tab.evaluate("!document.isOld && (document.getElementById('status')?.dataset.connections ?? '')"))
        assert [space["name"] for space in service.call("space/list")["spaces"]] == ["main", "after-it"]
        hand.push("Space: after-it")
        with chosen(tab, "space-file", "broken.space.json", value[:-9]):
            tab.wait_text("dialog", "Spaces", "broken.space.json is not JSON.")
        with chosen(tab, "space-file", "kept.space.json", value):
            tab.wait_text("dialog", "Spaces", "kept.space.json is the space kept-1 now.")
        hand.push("Delete this space")
        confirm(hand, "Delete it")
        tab.find("button", "Space: main")
        assert [space["name"] for space in service.call("space/list")["spaces"]] == ["main", "kept-1"]
        tab.evaluate("document.isOld = true; location.hash = '#/space/kept-1/purchases'")
        wait("the page shows it", lambda: tab.evaluate("!document.isOld && (document.getElementById('status')?.dataset.connections ?? '')"))
        tab.wait_text("list", "Purchases, newest first", "the subscription lapsed")
    finally:
        tab.close()
        service.close()


def two_tabs_show_two_spaces(browser: Chromium) -> None:
    service, one, other = Service(), browser.tab(), browser.tab()
    try:
        first, second = Mouse(opened(service, one)), Mouse(opened(service, other, "#/space/ada"))
        buy(first, "RevenueCat", "pro_main")
        buy(second, "RevenueCat", "pro_ada")
        assert "pro_ada" not in one.text("list", "Lines") and "pro_main" not in other.text("list", "Lines")
        assert "pro_main" in one.wait_text("list", "Lines", "pro_main") and "pro_ada" in other.wait_text("list", "Lines", "pro_ada")
    finally:
        one.close()
        other.close()
        service.close()


def an_address_opened_cold_shows_what_it_names(browser: Chromium) -> None:
    service = Service()
    sold = service.call("store/purchase", vendor="superwall", product="pro", entitlements=["pro"], email="jane.doe@example.com")
    session = service.call("session/open", vendor="superwall", sdk="native", platform="ios", appUserId="ada")["session"]
    service.call("redemption/redeem", session=session, url=sold["link"]["url"])
    line = next(entry for entry in service.call("log/read")["entries"] if entry.get("method") == "redemption/redeem")["sequence"]
    events = "purchase%2CserverFails%2ClinkOpens"
    shows = {
        f"log/{line}": ("region", "Line", "What this SDK does not pass on"), "log/999999": ("region", "Line", "This space has no line 999999"),
        "customer/ada": ("region", "Access", "ada has access: 1 purchase"), f"purchase/{sold['purchase']['id']}": ("region", "Purchase", "Access for ada until"),
        "purchase/pur_none": ("region", "Purchase", "This space has no purchase pur_none"), f"session/{session}": ("region", "What the SDK reports", "State of session-1"),
        f"story/revenuecat.native.ios/{events}/3": ("list", "What happened in this step", "redemption/redeem failed"),
    }
    try:
        for address, (role, name, text) in shows.items():
            for width in (1280, 390):
                tab = opened(service, browser.tab(width), "#/space/main/" + address)
                tab.wait_text(role, name, text)
                reload(tab)
                tab.wait_text(role, name, text)
                assert not tab.complaints(), tab.complaints()
                tab.close()
    finally:
        service.close()


def one_link_is_compared_between_sdks_and_a_value_copied_as_an_assertion(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        link = buy(hand, "RevenueCat", "pro_monthly")
        hand.push("Compare the SDKs")
        text = tab.wait_text("region", "Comparison", "with a difference")
        assert "12 SDKs" in text and "folded" in text, text
        code = service.call("store/list", reveal=True)["purchases"][0]["codes"][0]
        assert code["state"] == "unused", "comparing has redeemed the link"
        assert [space["name"] for space in service.call("space/list")["spaces"]] == ["main"], "a copy is left"
        assert link not in tab.text("region", "Comparison"), "the comparison shows a link"
        name = tab.evaluate("document.querySelector('#comparison td button').ariaLabel")
        forms = {"TypeScript": "expect(reply", "Dart": "expect(reply[", "Kotlin": "assertEquals(", "C#": "Assert.That(", "Swift": "#expect("}
        for language, start in forms.items():
            hand.choose("Copy as", language)
            hand.push(name)
            tab.wait_text("status", "Assertion", start)
        # The address alone gives it again.
        address = tab.evaluate("location.href")
        tab.open("about:blank")
        tab.open(address)
        tab.wait_text("region", "Comparison", "12 SDKs")
        stays_at_home(tab, service)
    finally:
        tab.close()
        service.close()


def a_subscription_lives_and_its_webhooks_are_delivered(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        go(hand, "Webhooks")
        hand.choose("Vendor", "RevenueCat")
        hand.push("Add a webhook")
        tab.wait_text("list", "Webhooks of this space", "RevenueCat")
        sold = service.call("store/purchase", vendor="revenuecat", product="pro", entitlements=["pro"], appUserId="ada", expiresIn=86400, renews=True)
        tab.wait_text("list", "Events, oldest first", "INITIAL_PURCHASE")
        go(hand, "Purchases")
        hand.push("pro", "link")
        hand.push(f"Cancel renewal: pro {sold['purchase']['id'][-6:]}")
        go(hand, "Faults, clock")
        hand.fill("Move forward by", "2 days")
        hand.push("Advance")
        tab.wait_text("status", "What the clock has done", "1 renewal or other event")
        go(hand, "Webhooks")
        tab.wait_text("list", "Events, oldest first", "EXPIRATION")
        hand.push("Deliver new events")
        tab.wait_text("region", "What the backend receives", "3 deliveries")
        tab.wait_text("list", "Events, oldest first", "delivered 1 time")
    finally:
        tab.close()
        service.close()


def a_subscription_is_paused_resumed_and_changed_to_another_product(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    sold = service.call("store/purchase", vendor="revenuecat", product="pro", entitlements=["pro"], appUserId="ada", expiresIn=86400, renews=True)["purchase"]
    try:
        hand, name = Mouse(opened(service, tab, f"#/space/main/purchase/{sold['id']}")), f"pro {sold['id'][-6:]}"
        renewal = lambda: service.call("store/list")["purchases"][0]["purchase"]["renewal"]  # noqa: E731
        tab.wait_text("region", "Purchase", "Period 1, each 1 day")
        hand.push(f"Pause: {name}")
        tab.wait_text("region", "Purchase", "Paused.")
        assert renewal()["isPaused"], renewal()
        hand.push(f"Resume: {name}")
        tab.wait_text("region", "Purchase", "Period 1, each 1 day")
        assert not renewal()["isPaused"], renewal()
        hand.push("Another product", "DisclosureTriangle")
        hand.fill("Product", "max")
        hand.fill("Entitlements", "max, pro")
        hand.choose("At", "now")
        hand.push("Change product")
        tab.find("heading", "max")
        tab.wait_text("region", "Purchase", "max, pro")
        changed = service.call("store/list")["purchases"][0]["purchase"]
        assert (changed["product"], changed["entitlements"]) == ("max", ["max", "pro"]), changed
    finally:
        tab.close()
        service.close()


def the_timeline_holds_new_lines_while_it_is_paused(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        service.call("store/purchase", vendor="superwall", product="before", entitlements=["pro"])
        tab.wait_text("list", "Lines", "product=before")
        hand.push("Pause")
        service.call("store/purchase", vendor="superwall", product="meanwhile", entitlements=["pro"])
        wait("it says how many wait", lambda: "Paused: 1 new line." in tab.evaluate("document.getElementById('line-count').textContent"))
        assert "meanwhile" not in tab.text("list", "Lines")
        hand.push("Pause")
        tab.wait_text("list", "Lines", "product=meanwhile")
        hand.push("Clear view")
        wait("the view is empty", lambda: not tab.text("list", "Lines").strip())
        service.call("store/purchase", vendor="superwall", product="after", entitlements=["pro"])
        tab.wait_text("list", "Lines", "product=after")
        hand.push("Show older lines")
        tab.wait_text("list", "Lines", "product=before")
    finally:
        tab.close()
        service.close()


def an_open_line_keeps_its_address_and_is_revealed_beside_any_panel(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    sold = service.call("store/purchase", vendor="superwall", product="pro", entitlements=["pro"], email="ada@example.com")
    session = service.call("session/open", vendor="superwall", sdk="native", platform="ios")["session"]
    service.call("redemption/redeem", session=session, url=sold["link"]["url"])
    try:
        line = next(entry["sequence"] for entry in service.call("log/read")["entries"] if entry.get("method") == "redemption/redeem")
        hand = Mouse(opened(service, tab, f"#/space/main/log/{line}"))
        tab.wait_text("region", "Line", f"Line {line}")
        go(hand, "Compare")
        tab.send("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        hand.push("Copy the address")
        wait("the address is copied", lambda: tab.evaluate("navigator.clipboard.readText()") == f"{service.url}/#/space/main/log/{line}")
        assert sold["link"]["code"] not in tab.text("region", "Line")
        hand.push("Reveal codes, links and addresses", "checkbox")
        tab.wait_text("region", "Line", sold["link"]["code"])
    finally:
        tab.close()
        service.close()


def a_story_of_a_report_is_played_step_by_step(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    steps = [{"method": "session/open", "params": {"vendor": "revenuecat", "sdk": "native", "platform": "ios"}, "contains": {}, "save": {"session1": "/session"}},
             {"method": "store/purchase", "params": {"vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]}, "contains": {}, "save": {"link1": "/link/url"}},
             {"method": "redemption/redeem", "params": {"session": "${session1}", "url": "${link1}"}, "contains": {}}]
    finding = {"property": "truthful", "story": [{"event": "retry", "text": "The buyer presses try again."}], "expected": "nothing", "seen": "something",
               "shows": {"says": "active"}, "truth": {}, "scenario": {"title": "t", "cases": [{"description": "d", "steps": steps}]}}
    try:
        hand = Mouse(opened(service, tab))
        go(hand, "Stories")
        with chosen(tab, "story-file", "report.json", json.dumps({"findings": [finding], "text": "One thing is wrong."})):
            hand.push("Play: truthful")
        for number in range(1, 4):
            hand.push("Next step")
            wait("the step is shown", lambda number=number: tab.evaluate("[...document.querySelectorAll('#story > ol:first-of-type > li')].findIndex((li) => li.ariaCurrent)") == number)
        tab.wait_text("region", "Story", "Access to pro.")
        tab.wait_text("region", "Story", "seen: something")
    finally:
        tab.close()
        service.close()


def a_story_is_written_in_words(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        go(hand, "Stories")
        assert tab.evaluate("document.getElementById('story-events').value") == "purchase, server fails, link opens, sign in, link opens"
        hand.fill("One story", "Purchase, link opens, The subscription lapses.")
        hand.push("Play this story")
        wait("the story is shown", lambda: tab.evaluate("document.querySelectorAll('#story > ol:first-of-type > li').length") == 4)
        assert "purchase%2ClinkOpens%2Clapse" in tab.evaluate("location.hash"), tab.evaluate("location.hash")
        hand.fill("One story", "purchase, link opened")
        hand.push("Play this story")
        tab.wait_text("region", "Stories", 'There is no event "link opened". The events are: purchase, purchase with email, link opens,')
    finally:
        tab.close()
        service.close()


def while_the_server_is_away_nothing_waits_to_be_sent(browser: Chromium) -> None:
    service = Service()
    relay, tab = Relay(service.port), browser.tab()
    try:
        hand = Mouse(opened(service, tab, url=relay.url))
        go(hand, "Buy")
        relay.close()
        wait("the page says so", lambda: "Not connected" in tab.evaluate("document.getElementById('status').textContent"))
        hand.push("Buy")
        tab.wait_text("region", "Buy", "Nothing was sent and nothing waits")
        relay.open()
        wait("the page is connected again", lambda: connections(tab) > 1)
        assert service.call("store/list")["purchases"] == [], "a purchase was sent later"
    finally:
        tab.close()
        relay.close()
        service.close()


def sdks_that_have_called_are_listed_and_their_requests_can_be_replayed(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        known = {"Authorization": "Bearer appl_any", "X-Platform": "iOS", "X-Platform-Flavor": "native", "X-Version": "5.86.1"}
        wrapper = {**known, "X-Platform": "android", "X-Platform-Flavor": "flutter", "X-Platform-Flavor-Version": "99.0.0", "X-Version": "10.17.0"}
        other = {"Authorization": "Bearer any", "Source": "iOS", "Source-Version": "6.13.1", "Platform-Version": "26.0", "Platform": "iOS"}
        request(service, "/v1/subscribers/jane", known)
        request(service, "/v1/subscribers/jane", wrapper)
        request(service, "/v3/users/jane/properties", other)
        go(hand, "Requests")
        tab.wait_text("list", "SDKs that have called", "RevenueCat, purchases-ios 5.86.1, iOS: 1 request. The reference knows it (5.86 to 5.86).")
        tab.wait_text("list", "SDKs that have called", "purchases_flutter 99.0.0, android: 1 request. The reference was read from")
        tab.wait_text("list", "SDKs that have called", "RevenueCat: the API key is for the App Store")
        tab.wait_text("list", "SDKs that have called", "qonversion-ios-sdk 6.13.1, iOS: 1 request. The reference knows it")
        text = tab.wait_text("list", "HTTP requests, newest first", "GET /v1/subscribers/{id} 200 in")
        assert "jane" not in text, "a request shows a user before it is revealed"
        hand.push("Reveal codes, links and addresses", "checkbox")
        text = tab.wait_text("list", "HTTP requests, newest first", "/v1/subscribers/jane")
        commands = re.findall(r"^curl .*$", text, re.M)
        assert len(commands) == 3, commands
        for command in commands:
            reply = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=rpc.TIME_LIMIT).stdout
            assert " 200 " in reply.split("\n")[0] + " ", f"{command}: {reply}"
        tab.wait_text("list", "SDKs that have called", "purchases-ios 5.86.1, iOS: 2 requests")
        sequence = re.findall(r"\d+", str(tab.evaluate("document.querySelector('#request-list li:last-child [aria-label^=Send]').ariaLabel")))[0]
        hand.push(f"Send request {sequence} again")
        tab.wait_text("list", "SDKs that have called", "purchases-ios 5.86.1, iOS: 3 requests")
    finally:
        tab.close()
        service.close()


def each_checkout_shows_what_its_buyer_sees(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        buy(hand, "RevenueCat", "one")
        tab.wait_text("region", "What the buyer sees", "The success page of RevenueCat, with the link.")
        hand.push("Checkout settings", "DisclosureTriangle")
        hand.fill("Success URL", "https://shop.example/thanks")
        buy(hand, "RevenueCat", "two")
        tab.wait_text("region", "What the buyer sees", "https://shop.example/thanks?redeem_url=")
        tab.wait_text("list", "Pages and screens", "This page gets the link as `redeem_url` and has to show it.")
        hand.choose("Vendor", "Superwall")
        wait("the settings are Superwall's", lambda: tab.all("combobox", "Post purchase"))
        hand.choose("Link opened on", "a phone without the app")
        hand.fill("Store URL", "https://store.example/app")
        hand.choose("Checkout", "webSDK")
        buy(hand, "Superwall", "three")
        tab.wait_text("region", "What the buyer sees", "https://store.example/app")
        tab.wait_text("list", "Pages and screens", "[Get the app] [Open the app]")
        hand.choose("Link opened on", "a desktop")
        buy(hand, "Superwall", "four")
        tab.wait_text("region", "What the buyer sees", "Open this on your phone: scan the code with its camera")
        tab.wait_text("list", "Pages and screens", "[Get the app] [Scan with your phone's camera]")
        hand.choose("Post purchase", "redirect")
        hand.fill("Success URL", "https://shop.example/thanks")
        buy(hand, "Superwall", "five")
        tab.wait_text("region", "What the buyer sees", "Its address has the purchase and no code.")
        go(hand, "Scenario")
        hand.push("Export scenario")
        tab.wait_text("region", "Scenario", "were exported")
        replay(str(tab.evaluate("document.getElementById('scenario-text').value")))
    finally:
        tab.close()
        service.close()


def an_answer_that_was_held_is_exported_so_that_it_replays(browser: Chromium) -> None:
    service, tab = Service(), browser.tab()
    try:
        hand = Mouse(opened(service, tab))
        for number, (seconds, advance) in enumerate([("2 s", None), ("50 min", "Advance 61 minutes")], 1):
            buy(hand, "RevenueCat", f"product_{number}")
            open_session(hand, "RevenueCat: purchases-ios, ios", number)
            go(hand, "Faults, clock")
            hand.choose("Kind", "delay")
            hand.fill("Delay", seconds)
            hand.push("Inject the fault")
            tab.wait_text("region", "Faults", "Injected: delay")
            go(hand, "Buy")
            hand.push("Use the link in a session")
            tab.evaluate("document.getElementById('report').replaceChildren()")
            hand.push("Redeem")
            wait("the redemption is asked for", lambda: tab.text("list", "Lines").count("redemption/redeem") == number)
            if advance:
                go(hand, "Faults, clock")
                hand.push(advance)
                go(hand, "Phones")
            tab.wait_text("region", "What the SDK reports", "The outcome: redeemed")
        go(hand, "Scenario")
        hand.push("Export scenario")
        tab.wait_text("region", "Scenario", "were exported")
        scenario = str(tab.evaluate("document.getElementById('scenario-text').value"))
        assert scenario.count('"later"') == 2 and scenario.count('"replies"') == 2, scenario
        replay(scenario)
    finally:
        tab.close()
        service.close()


def a_session_outlives_a_cut_connection(browser: Chromium) -> None:
    service = Service()
    relay, tab = Relay(service.port), browser.tab()
    try:
        hand = Mouse(opened(service, tab, url=relay.url))
        open_session(hand, "RevenueCat: purchases-ios, ios", 1)
        before = connections(tab)
        relay.cut()
        wait("the page is connected again", lambda: connections(tab) > before)
        buy(hand, "RevenueCat", "after_the_cut")
        hand.push("Use the link in a session")
        redeem(hand, "redeemed")  # In the session from before the cut.
    finally:
        tab.close()
        relay.close()
        service.close()


TESTS = [an_open_line_keeps_its_address_and_is_revealed_beside_any_panel, spaces_are_listed_and_each_is_shown_alone,
         a_space_is_forked_renamed_saved_loaded_and_deleted, two_tabs_show_two_spaces,
         an_address_opened_cold_shows_what_it_names, one_link_is_compared_between_sdks_and_a_value_copied_as_an_assertion,
         a_subscription_lives_and_its_webhooks_are_delivered, a_subscription_is_paused_resumed_and_changed_to_another_product,
         the_timeline_holds_new_lines_while_it_is_paused, a_story_of_a_report_is_played_step_by_step, a_story_is_written_in_words,
         while_the_server_is_away_nothing_waits_to_be_sent,
         every_panel_works_with_the_mouse, every_panel_works_with_keys, sdks_that_have_called_are_listed_and_their_requests_can_be_replayed,
         each_checkout_shows_what_its_buyer_sees, an_answer_that_was_held_is_exported_so_that_it_replays,
         a_session_outlives_a_cut_connection]
