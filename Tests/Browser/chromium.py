"""Debian's Chromium without a window, driven through its DevTools protocol: real mouse and key events, elements by role and name."""
from __future__ import annotations

import base64
import contextlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import websocket

TIME_LIMIT = 60.0
JSON = Any


class Replaced(Exception):
    """The page has drawn an element again before it was used, or another page is being shown."""


class Crashed(Exception):
    """The process that draws the page has ended: no command about the page is answered until the page is loaded again."""


# What Chromium says of an element or a page that is no longer there.
REPLACED = re.compile(
    "detached from document|No node (found for|with) given|does not belong to the document|Inspected target navigated|"
    "Cannot find context|context was destroyed|Not attached to an active page"
)


class Skipped(Exception):
    """Says why a test was not run."""


def program() -> str | None:
    """Chromium's executable; nil if there is none."""
    return next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)


def wait(what: str, condition: Callable[[], Any]) -> Any:
    """The first true value of a condition."""
    end = time.monotonic() + TIME_LIMIT
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.05)
    raise AssertionError(f"in {TIME_LIMIT:.0f} s: {what}")


class Chromium:
    """One browser with a profile of its own."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        options = [
            "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--no-first-run", "--hide-scrollbars", "--remote-debugging-port=0", "--remote-allow-origins=*",
            "--disable-features=OptimizationHints,MediaRouter,Translate", f"--user-data-dir={self._folder.name}", "about:blank",
        ]
        if os.geteuid() == 0:
            options.insert(0, "--no-sandbox")
        self._process = subprocess.Popen([str(program()), *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        file = pathlib.Path(self._folder.name) / "DevToolsActivePort"
        text = wait("Chromium opens its port", lambda: file.exists() and file.read_text().count("\n") and file.read_text())
        self._port = int(text.split("\n")[0])

    def tab(self, width: int = 1280, height: int = 900, dark: bool = False, scripts: bool = True) -> Tab:
        request = urllib.request.Request(f"http://127.0.0.1:{self._port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request, timeout=TIME_LIMIT) as response:
            return Tab(json.load(response)["webSocketDebuggerUrl"], width, height, dark, scripts)

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(TIME_LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()


class Tab:
    """One page."""

    def __init__(self, address: str, width: int, height: int, dark: bool, scripts: bool) -> None:
        self._socket = websocket.create_connection(address, timeout=TIME_LIMIT)
        self._last = 0
        self.events: list[dict[str, JSON]] = []
        for domain in ("Inspector", "Page", "Runtime", "DOM", "Network", "Log", "Accessibility"):
            self.send(f"{domain}.enable")
        # Each tab is drawn as if it were in front.
        self.send("Emulation.setFocusEmulationEnabled", enabled=True)
        self.look(width, height, dark)
        if not scripts:
            self.send("Emulation.setScriptExecutionDisabled", value=True)

    def close(self) -> None:
        with contextlib.suppress(Replaced):
            self.send("Page.close")
        self._socket.close()

    def send(self, method: str, **params: JSON) -> JSON:
        """Sends a command and returns its result; events that come before it are kept."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("id") == self._last:
                if REPLACED.search(message.get("error", {}).get("message", "")):
                    raise Replaced
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            if message.get("method") == "Inspector.targetCrashed":
                raise Crashed(f"Chromium crashed at {method}")
            if "method" in message:
                self.events.append(message)

    def look(self, width: int, height: int, dark: bool) -> None:
        """Sets the size of the window, and the colours that the person prefers."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def open(self, address: str) -> None:
        self.send("Page.navigate", url=address)

    def evaluate(self, expression: str) -> JSON:
        try:
            result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        except Replaced:  # by a page that is evaluated now
            time.sleep(0.1)
            return self.evaluate(expression)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def evaluate_node(self, name: str) -> int:
        """The element with this id."""
        node = self.send("Runtime.evaluate", expression=f"document.getElementById({json.dumps(name)})")["result"]["objectId"]
        return int(self.send("DOM.describeNode", objectId=node)["node"]["backendNodeId"])

    # Elements.

    def all(self, role: str, name: str | None = None) -> list[int]:
        """The elements with a role and an accessible name, as the accessibility tree has them. Asks again if the page is left meanwhile.

        Chromium 156 may crash when it is asked while a page is loaded again; then the page is loaded once more.
        """
        wanted = {"role": role} if name is None else {"role": role, "accessibleName": name}
        end = time.monotonic() + TIME_LIMIT
        while True:
            try:
                root = self.send("DOM.getDocument", depth=0)["root"]["backendNodeId"]
                nodes = self.send("Accessibility.queryAXTree", backendNodeId=root, **wanted)["nodes"]
                return [node["backendDOMNodeId"] for node in nodes if not node["ignored"]]
            except (Replaced, Crashed) as error:
                if time.monotonic() > end:
                    raise
                if isinstance(error, Crashed):
                    self.send("Page.reload")
                time.sleep(0.1)

    def find(self, role: str, name: str) -> int:
        found: list[int] = wait(f"there is a {role} with the name {name!r}", lambda: self.all(role, name))
        assert len(found) == 1, f"{len(found)} elements are a {role} with the name {name!r}"
        return found[0]

    def on(self, element: int, function: str, *arguments: JSON) -> JSON:
        """Calls a JavaScript function with the element as `this`."""
        node = self.send("DOM.resolveNode", backendNodeId=element)["object"]["objectId"]
        result = self.send("Runtime.callFunctionOn", objectId=node, functionDeclaration=function, returnByValue=True,
                           arguments=[{"value": argument} for argument in arguments])
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def text(self, role: str, name: str) -> str:
        """The visible text of an element; empty if it is not there."""
        found = self.all(role, name)
        try:
            return str(self.on(found[0], "function() { return this.innerText }")) if found else ""
        except RuntimeError:  # It was replaced meanwhile.
            return ""

    def wait_text(self, role: str, name: str, part: str) -> str:
        """The text of an element once it has a part."""
        try:
            return str(wait("", lambda: part in (text := self.text(role, name)) and text))
        except AssertionError:
            raise AssertionError(f"{role} {name!r} does not get {part!r}: {self.text(role, name)[:2000]!r}") from None

    def focused(self) -> tuple[str, str]:
        """Role and accessible name of what has the focus."""
        element = self.send("Runtime.evaluate", expression="document.activeElement")["result"]["objectId"]
        node = self.send("Accessibility.getPartialAXTree", objectId=element, fetchRelatives=False)["nodes"][0]
        return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")

    # Hands.

    def click_on(self, role: str, name: str) -> None:
        """Clicks on an element with the mouse, once the page does not draw its lists again."""
        def clicked() -> bool:
            wait("the page is not busy", lambda: self.evaluate("document.getElementById('app')?.ariaBusy !== 'true'"))
            try:
                self.click(self.find(role, name))
            except Replaced:
                return False
            return True
        wait(f"the {role} {name!r} is clicked", clicked)

    def click(self, element: int) -> None:
        """Clicks with the mouse, once the element is where the mouse will be."""
        def middle() -> JSON:
            self.send("DOM.scrollIntoViewIfNeeded", backendNodeId=element)
            return self.on(element, """function() {
                const box = this.getClientRects()[0] ?? this.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
                const hit = document.elementFromPoint(x, y);
                return hit && (this.contains(hit) || hit.contains(this)) ? [x, y] : null;
            }""")
        x, y = wait("the element can be clicked", middle)
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key: str, modifiers: int = 0) -> None:
        """Presses and releases a key; 2 is Ctrl, 8 is Shift."""
        code, text = {"Enter": (13, "\r"), "Tab": (9, ""), " ": (32, " "), "ArrowDown": (40, ""), "ArrowUp": (38, ""), "ArrowLeft": (37, ""),
                      "ArrowRight": (39, ""), "End": (35, ""), "Home": (36, ""), "Backspace": (8, ""), "a": (65, "")}[key]
        name = {" ": "Space", "a": "KeyA"}.get(key, key)
        common = {"key": key, "code": name, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.send("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text and not modifiers else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def tab_to(self, role: str, name: str) -> None:
        """Presses Tab until an element has the focus."""
        wait(f"there is a {role} with the name {name!r}", lambda: self.all(role, name))
        for _ in range(400):
            if self.focused() == (role, name):
                return
            self.press("Tab")
        raise AssertionError(f"the Tab key does not reach the {role} {name!r}")

    def screenshot(self) -> bytes:
        return base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"])

    def addresses(self) -> list[str]:
        """The address of every request and every WebSocket so far."""
        self.evaluate("0")
        names = {"Network.requestWillBeSent": lambda params: params["request"]["url"], "Network.webSocketCreated": lambda params: params["url"]}
        return [names[event["method"]](event["params"]) for event in self.events if event["method"] in names]

    def complaints(self) -> list[str]:
        """What the browser has written to its console: violations of the policy, and exceptions."""
        self.evaluate("0")
        texts = [event["params"]["entry"]["text"] for event in self.events if event["method"] == "Log.entryAdded"]
        return texts + [str(event["params"]["exceptionDetails"]) for event in self.events if event["method"] == "Runtime.exceptionThrown"]


class Mouse:
    """Uses the page with the mouse."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def push(self, name: str, role: str = "button") -> None:
        self.tab.click_on(role, name)

    def fill(self, name: str, text: str, role: str = "textbox") -> None:
        self.tab.click_on(role, name)
        self.tab.press("a", modifiers=2)
        self.tab.send("Input.insertText", text=text)

    def choose(self, name: str, option: str) -> None:
        # The list of options is a window of its own, which has no events here.
        found = self.tab.on(self.tab.find("combobox", name), """function(text) {
            const option = [...this.options].find((option) => option.text === text);
            if (!option) return [...this.options].map((option) => option.text).join(", ");
            if (option.selected) return;
            this.value = option.value;
            this.dispatchEvent(new Event("change", { bubbles: true }));
        }""", option)
        assert found is None, f"{name!r} has no {option!r}, but {found}"


class Keyboard:
    """Uses the page with keys alone."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def push(self, name: str, role: str = "button") -> None:
        self.tab.tab_to(role, name)
        self.tab.press(" " if role == "checkbox" else "Enter")

    def fill(self, name: str, text: str, role: str = "textbox") -> None:
        self.tab.tab_to(role, name)
        self.tab.press("a", modifiers=2)
        self.tab.send("Input.insertText", text=text)

    def choose(self, name: str, option: str) -> None:
        self.tab.tab_to("combobox", name)
        element = self.tab.find("combobox", name)
        self.tab.press("Home")
        for _ in range(60):
            if self.tab.on(element, "function() { return this.selectedOptions[0]?.text }") == option:
                return
            self.tab.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not reach {option!r} in {name!r}")
