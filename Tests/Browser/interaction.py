"""Each panel, used with the mouse and with keys; and what the page requests while it is used."""
from __future__ import annotations

import re
import subprocess

import rpc
from chromium import Chromium, Keyboard, Mouse, Tab, wait
from flow import buy, connections, open_session, opened, play, redeem, replay, request
from service import Relay, Service


def stays_at_home(tab: Tab, service: Service) -> None:
    """No request left the origin, none had a code in its address, and the browser had nothing to complain about."""
    own = (service.url + "/", service.url.replace("http", "ws", 1) + "/", "data:,", "blob:" + service.url, "about:blank")
    addresses = tab.addresses()
    assert addresses and all(address.startswith(own) for address in addresses), addresses
    codes = [outcome["code"] for entry in service.call("log/read", reveal=True)["entries"] for outcome in entry.get("outcomes", [])]
    assert codes, "the log has no code"
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
            tab.wait_text("region", "Purchases and customers", "pro_main")
            show(hand, "ada")
            assert "pro_main" not in tab.text("region", "Purchases and customers")
            assert tab.evaluate("document.getElementById('space').value") == "ada"
            buy(hand, "RevenueCat", "pro_ada")
            tab.wait_text("region", "Purchases and customers", "pro_ada")
            show(hand, "main")
            tab.wait_text("region", "Purchases and customers", "pro_main")
            assert "pro_ada" not in tab.text("region", "Purchases and customers")
        listed = service.call("store/list")
        assert [row["purchase"]["product"] for row in listed["purchases"]] == ["pro_main", "pro_main"], listed
        assert not tab.complaints(), tab.complaints()
    finally:
        tab.close()
        service.close()


def show(hand: Mouse | Keyboard, space: str) -> None:
    """Shows another space, and waits for the page to be loaded again."""
    hand.tab.evaluate("document.isOld = true")
    hand.choose("Space", space)
    hand.push("Open space")
    wait("the page shows the space", lambda: hand.tab.evaluate("!document.isOld && (document.getElementById('status')?.dataset.connections ?? '')"))


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
        for number, (seconds, advance) in enumerate([("2", None), ("3000", "Advance 61 minutes")], 1):
            buy(hand, "RevenueCat", f"product_{number}")
            open_session(hand, "RevenueCat: purchases-ios, ios", number)
            hand.push("Use the link in a session")
            hand.choose("Kind", "delay")
            hand.fill("Delay in seconds", seconds, "spinbutton")
            hand.push("Inject the fault")
            tab.wait_text("region", "Faults", f"Injected: delay {seconds} s")
            tab.evaluate("document.getElementById('report').replaceChildren()")
            hand.push("Redeem")
            wait("the redemption is asked for", lambda: tab.text("list", "Lines").count("redemption/redeem") == number)
            if advance:
                hand.push(advance)
            tab.wait_text("region", "What the SDK reports", "The outcome: redeemed")
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


TESTS = [spaces_are_listed_and_each_is_shown_alone, every_panel_works_with_the_mouse, every_panel_works_with_keys, sdks_that_have_called_are_listed_and_their_requests_can_be_replayed,
         each_checkout_shows_what_its_buyer_sees, an_answer_that_was_held_is_exported_so_that_it_replays,
         a_session_outlives_a_cut_connection]
