"""The document itself: its size, its policy, what it says without scripts, and who may load it."""
from __future__ import annotations

import base64
import hashlib
import html
import pathlib
import re
import subprocess
import tempfile
import urllib.request

import rpc
from chromium import Chromium, wait
from flow import opened
from service import Service


def fetched(service: Service) -> tuple[bytes, dict[str, str]]:
    with urllib.request.urlopen(service.url + "/", timeout=rpc.TIME_LIMIT) as response:
        return response.read(), {name.lower(): value for name, value in response.headers.items()}


def digest(body: bytes, tag: str) -> str:
    found = re.findall(rb"<%b>(.*?)</%b>" % (tag.encode(), tag.encode()), body, re.S)
    assert len(found) == 1, f"the page has {len(found)} elements {tag}"
    return "sha256-" + base64.b64encode(hashlib.sha256(found[0]).digest()).decode()


def the_page_is_small_and_its_policy_has_its_hashes(browser: Chromium) -> None:
    service = Service()
    try:
        body, headers = fetched(service)
        assert len(body) <= 80_000, f"the page has {len(body)} bytes"
        assert headers["content-security-policy"] == (
            f"default-src 'none'; script-src '{digest(body, 'script')}'; style-src '{digest(body, 'style')}'; connect-src 'self'; "
            "img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"), headers
        assert headers["content-type"] == "text/html; charset=utf-8", headers
        for attribute in (b" style=", b" onclick=", b" src=", b"<link rel=\"stylesheet"):
            assert attribute not in body, attribute
        addresses = set(re.findall(rb"https?://[^\s'\"`/,]+", body)) - {b"http://127.0.0.1:8787", b"http://www.w3.org"}
        assert not addresses, addresses
    finally:
        service.close()


def without_scripts_the_page_can_be_read_and_its_commands_work(browser: Chromium) -> None:
    service = Service()
    tab = browser.tab(scripts=False)
    try:
        tab.open(service.url + "/")
        tab.find("heading", "Without scripts")
        assert not tab.all("region", "Buy"), "a panel that needs scripts is shown without them"
        body, _ = fetched(service)
        static = re.search(rb"<noscript>(.*?)</noscript>", body, re.S)
        assert static
        commands = re.findall(r"curl .*", html.unescape(re.sub(r"<[^>]+>", "\n", static.group(1).decode())))
        assert len(commands) == 9, commands
        words = {"http://127.0.0.1:8787": service.url, "VENDOR": service.call("server/describe")["vendors"][0]["vendor"]}
        for command in commands:
            for word, value in words.items():
                command = command.replace(word, value)
            reply = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=rpc.TIME_LIMIT).stdout
            assert '"result"' in reply, f"{command}: {reply}"
            for word, pattern in (("LINK", r'"link":\{"url":"([^"]+)"'), ("SESSION", r'"session":"([^"]+)"')):
                if word not in words and (found := re.search(pattern, reply)):
                    words[word] = found.group(1)
    finally:
        tab.close()
        service.close()


def a_token_comes_from_the_fragment_or_from_the_form_and_is_in_no_address(browser: Chromium) -> None:
    token = "0123456789abcdefghij"
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "token"
        file.write_text(token)
        service = Service("--host", "localhost", "--token-file", str(file), token=token)
        tab = browser.tab()
        try:
            opened(service, tab, f"#token={token}")
            assert all(token not in address.partition("#")[0] for address in tab.addresses()), tab.addresses()
            assert token not in tab.evaluate("location.href"), "the address that a person shares has the token"
            tab.evaluate("sessionStorage.clear()")
            tab.open("about:blank")
            tab.open(service.url + "/")
            wait("the page asks for the token", lambda: tab.evaluate("document.getElementById('token') !== null"))
            tab.evaluate("document.getElementById('token').focus()")
            tab.send("Input.insertText", text=token)
            tab.press("Enter")
            wait("the page is connected", lambda: "Connected to" in (tab.evaluate("document.getElementById('status')?.textContent") or ""))
            assert all(token not in address.partition("#")[0] for address in tab.addresses()), tab.addresses()
            assert tab.evaluate("document.cookie") == "", "the page has a cookie"
        finally:
            tab.close()
            service.close()


TESTS = [the_page_is_small_and_its_policy_has_its_hashes, without_scripts_the_page_can_be_read_and_its_commands_work,
         a_token_comes_from_the_fragment_or_from_the_form_and_is_in_no_address]
