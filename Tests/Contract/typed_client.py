"""A small client in the types that a generator makes of the contract: mypy checks it, and it talks to the server.

`redemption_types` is made by make_types.py. The argument is the program.
"""
from __future__ import annotations

import json
import subprocess
import sys
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter
from redemption_types import (
    ErrorResponse,
    LinkExpired,
    LinkParseParams,
    LinkParseResult,
    NoParams,
    Platform,
    Redeemed,
    RedemptionRedeemParams,
    RedemptionRedeemResult,
    RevenueCatFlutterIosExpired,
    RevenueCatFlutterIosSuccess,
    Sdk,
    ServerDescribeResult,
    SessionEvent,
    SessionOpenParams,
    SessionOpenResult,
    SessionParams,
    SessionState,
    StorePurchaseParams,
    StorePurchaseResult,
    Vendor,
)

Result = TypeVar("Result", bound=BaseModel)


class Refused(Exception):
    """The server's error, typed."""

    def __init__(self, response: ErrorResponse) -> None:
        super().__init__(response.error.message)
        self.error = response.error


class Client:
    """`redemption serve` by a method per call: params in, result out, both typed."""

    def __init__(self, program: str) -> None:
        self.events: list[SessionEvent] = []
        self._last = 0
        self._process = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def call(self, method: str, params: BaseModel, result: type[Result]) -> Result:
        """Sends a request and reads its result; events on the way are kept."""
        assert self._process.stdin and self._process.stdout
        self._last += 1
        sent = params.model_dump(mode="json", by_alias=True, exclude_none=True)
        request = {"jsonrpc": "2.0", "id": self._last, "method": method, "params": sent}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        while True:
            message = json.loads(self._process.stdout.readline())
            if message.get("method") == "session/event":
                self.events.append(SessionEvent.model_validate(message["params"]))
            elif "error" in message:
                raise Refused(ErrorResponse.model_validate(message))
            else:
                return result.model_validate(message["result"])

    def close(self) -> int:
        """Ends the input and waits for the server's end."""
        assert self._process.stdin
        self._process.stdin.close()
        return self._process.wait()


FlutterReply: TypeAdapter[RevenueCatFlutterIosSuccess | RevenueCatFlutterIosExpired] = TypeAdapter(
    RevenueCatFlutterIosSuccess | RevenueCatFlutterIosExpired
)


def redeem_twice(client: Client) -> None:
    """A link works once, and each reply is the Flutter SDK's own."""
    target = {"vendor": Vendor.revenuecat, "sdk": Sdk.flutter, "platform": Platform.ios}
    opened = client.call("session/open", SessionOpenParams.model_validate(target), SessionOpenResult)
    purchase = {"vendor": Vendor.revenuecat, "product": "pro", "entitlements": ["pro"], "email": "ada@example.com"}
    order = StorePurchaseParams.model_validate(purchase)
    sold = client.call("store/purchase", order, StorePurchaseResult)
    read = client.call("link/parse", LinkParseParams(url=sold.link.url), LinkParseResult)
    assert read.link and read.link.code == sold.link.code

    link = RedemptionRedeemParams(session=opened.session, url=sold.link.url)
    first = client.call("redemption/redeem", link, RedemptionRedeemResult)
    assert isinstance(first.outcome, Redeemed)
    assert first.outcome.grant.entitlements and first.outcome.grant.entitlements["pro"].isActive
    success = FlutterReply.validate_python(first.reply)
    assert isinstance(success, RevenueCatFlutterIosSuccess)
    assert list(success.customerInfo.entitlements.active) == ["pro"]

    second = client.call("redemption/redeem", link, RedemptionRedeemResult)
    assert isinstance(second.outcome, LinkExpired) and second.outcome.reissued
    expired = FlutterReply.validate_python(second.reply)
    assert isinstance(expired, RevenueCatFlutterIosExpired)
    assert expired.obfuscatedEmail == second.outcome.obfuscatedEmail
    state = client.call("session/describe", SessionParams(session=opened.session), SessionState)
    assert state.vendor is Vendor.revenuecat and state.configured


def hear_events(client: Client) -> None:
    """Superwall's delegate calls come as typed events."""
    target = {"vendor": Vendor.superwall, "sdk": Sdk.native, "platform": Platform.ios}
    opened = client.call("session/open", SessionOpenParams.model_validate(target), SessionOpenResult)
    order = StorePurchaseParams.model_validate({"vendor": Vendor.superwall, "product": "pro", "entitlements": ["pro"]})
    sold = client.call("store/purchase", order, StorePurchaseResult)
    client.call("redemption/redeem", RedemptionRedeemParams(session=opened.session, code=sold.link.code), RedemptionRedeemResult)
    names = [event.name for event in client.events if event.session == opened.session]
    assert "willRedeemLink" in names and names[-1] == "didRedeemLink", names


def be_refused(client: Client) -> None:
    """An error is typed too."""
    try:
        client.call("session/describe", SessionParams(session="nobody's"), SessionState)
    except Refused as refused:
        assert refused.error.code.name == "unknownSession"
        assert refused.error.data.kind.value == "unknownSession" and refused.error.data.path == "/session"
    else:
        raise AssertionError("an unknown session was described")


def main() -> None:
    """Plays all of it."""
    client = Client(sys.argv[1])
    described = client.call("server/describe", NoParams(), ServerDescribeResult)
    assert described.name == "redemption" and len(described.targets) == 26
    redeem_twice(client)
    hear_events(client)
    be_refused(client)
    assert client.close() == 0


if __name__ == "__main__":
    main()
