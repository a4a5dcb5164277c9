"""The explorer's page: a file that needs nothing else, with the graph of states, the findings in it and the coverage."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import tempfile
from typing import Any

import rpc
from chromium import Chromium, Mouse, Tab, wait
from looks import SIZES, axe

JSON = Any


def explored(stories: int, *, alone: bool) -> str:
    """The page of a search: of an app that never says anything, or of the app that the server plays."""
    process = subprocess.Popen([rpc.executable(), "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin and process.stdout
    try:

        def call(method: str, **params: JSON) -> JSON:
            assert process.stdin and process.stdout
            process.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n")
            process.stdin.flush()
            for line in process.stdout:
                if "id" in (message := json.loads(line)):
                    return message["result"]
            raise AssertionError("the server has ended")

        more: dict[str, JSON] = {"alone": True} if alone else {"world": ["purchase", "linkOpens", "lapse"], "properties": ["noSilence"]}
        step = call("explore/start", app={"vendor": "revenuecat", "sdk": "react-native", "platform": "ios"}, limits={"stories": stories}, **more)
        links = 0
        while step["do"] != "done":
            links = 0 if step["do"] in ("begin", "end") else links + (step.get("event", {}).get("name") == "linkOpens")
            seen = {"ended": True} if step["do"] == "end" else {"key": min(links, 3), "shows": {"says": "nothing", "text": "</script><b>hello</b>"}}
            step = call("explore/observed", exploration=step["exploration"], **({} if alone else seen))
        page: str = call("explore/report", exploration=step["exploration"], format="html")["html"]
        return page
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait(rpc.TIME_LIMIT)


def shown(browser: Chromium, page: str, width: int = 1280, height: int = 900, dark: bool = False) -> Tab:
    """The page, opened as a file."""
    folder = pathlib.Path(tempfile.mkdtemp())
    file = folder / "explored.html"
    file.write_text(page, encoding="utf-8")
    tab = browser.tab(width, height, dark)
    tab.open(file.as_uri())
    wait("the page is drawn", lambda: tab.evaluate("document.querySelectorAll('#dots circle').length"))
    return tab


def the_explored_page_needs_nothing_else_and_is_small(browser: Chromium) -> None:
    page = explored(60, alone=False)
    data = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert len(data) == 1 and len(page) - len(data[0]) <= 80_000, len(page)
    tab = shown(browser, page)
    assert all(address.startswith(("file:", "data:")) for address in tab.addresses()), tab.addresses()
    assert not tab.complaints(), tab.complaints()
    assert tab.evaluate("document.querySelectorAll('#dots circle').length") == len(json.loads(data[0])["depth"])
    # What an app shows is text.
    assert tab.evaluate("document.querySelectorAll('b').length") == 0
    assert "</script><b>hello</b>" in tab.evaluate("document.getElementById('shows').textContent")
    tab.close()


def the_event_that_was_tried_most_is_the_darkest(browser: Chromium) -> None:
    for stories in (60, 200, 400):
        tab = shown(browser, explored(stories, alone=True))
        heats = json.loads(tab.evaluate("JSON.stringify([...document.querySelectorAll('#tried td[class]')].map((cell) => [Number(cell.textContent.replace(',', '')), cell.className]))"))
        most = max(number for number, _ in heats)
        assert {heat for number, heat in heats if number == most} == {"heat5"}, heats
        assert tab.evaluate("document.getElementById('way').parentElement.hidden"), "the way to the start is empty"
        tab.close()


def a_finding_is_a_path_that_is_walked_with_mouse_and_keys(browser: Chromium) -> None:
    tab = shown(browser, explored(60, alone=False))
    place = lambda: tab.evaluate("document.getElementById('where').textContent")  # noqa: E731
    assert place() == "State 3, 2 steps from the start: a finding ends here", place()
    assert tab.evaluate("document.querySelectorAll('#marks .path.now').length") == 2
    tab.click(tab.all("button", "The buyer buys pro_monthly on the web.")[0])
    assert place() == "State 2, 1 step from the start", place()
    tab.tab_to("application", "Graph of the states")
    tab.press("Home")
    assert place() == "State 1, the start", place()
    tab.press("End")
    assert "a finding ends here" in place(), place()
    tab.press("ArrowLeft")
    assert place() == "State 2, 1 step from the start", place()
    tab.press("ArrowRight")
    assert "a finding ends here" in place(), place()
    Mouse(tab).fill("Find in what the app shows", "held by nobody", "searchbox")
    wait("the other states are dimmed", lambda: tab.evaluate("document.querySelectorAll('#dots .dimmed').length"))
    tab.close()


def the_explored_page_has_no_fault_of_access_in_light_and_dark(browser: Chromium) -> None:
    pages = [explored(60, alone=False), explored(400, alone=True)]
    for page in pages:
        for width, height in SIZES:
            for dark in (False, True):
                tab = shown(browser, page, width, height, dark)
                tab.evaluate(axe())
                text = tab.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((result) => JSON.stringify(result.violations))")
                found = [f"{item['id']}: {node['target']} {node['failureSummary']}" for item in json.loads(text) for node in item["nodes"]]
                assert not found, f"{width}, dark {dark}:\n" + "\n".join(found[:20])
                overflow = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                assert overflow <= 0, f"at {width} pixels, {overflow} pixels do not fit"
                tab.close()


TESTS = [
    the_explored_page_needs_nothing_else_and_is_small,
    the_event_that_was_tried_most_is_the_darkest,
    a_finding_is_a_path_that_is_walked_with_mouse_and_keys,
    the_explored_page_has_no_fault_of_access_in_light_and_dark,
]
