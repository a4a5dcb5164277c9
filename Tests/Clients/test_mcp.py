"""The official client of the Model Context Protocol talks to `redemption mcp`, in the old and in the new revision."""
from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Awaitable, Callable
from typing import Any

import mcp_types
import pytest
import rpc
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, LATEST_HANDSHAKE_VERSION, LATEST_MODERN_VERSION

MODES = {"legacy": LATEST_HANDSHAKE_VERSION, "auto": LATEST_MODERN_VERSION, LATEST_MODERN_VERSION: LATEST_MODERN_VERSION}
APP = {"vendor": "revenuecat", "sdk": "react-native", "platform": "ios", "appUserId": "ada"}


def with_client(mode: str, use: Callable[[Client], Awaitable[None]]) -> None:
    """Starts the server as a child process and connects in this mode."""

    async def run() -> None:
        async with asyncio.timeout(120):
            parameters = StdioServerParameters(command=rpc.executable(), args=["mcp"])
            async with Client(stdio_client(parameters), mode=mode) as client:
                await use(client)

    asyncio.run(run())


async def called(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """The structured result of a tool, which the client has checked against the tool's schema."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    return result.structured_content


@pytest.mark.parametrize("mode", MODES)
def test_the_client_lists_tools_and_pages(mode: str) -> None:
    """Every revision of the client connects, lists the tools with their schemas, and reads every page."""

    async def use(client: Client) -> None:
        assert client.protocol_version == MODES[mode]
        tools = (await client.list_tools()).tools
        assert 6 <= len(tools) <= 10
        for tool in tools:
            assert tool.description and tool.output_schema and tool.input_schema["type"] == "object", tool.name
        pages = (await client.list_resources()).resources
        for page in pages:
            [content] = (await client.read_resource(page.uri)).contents
            assert content.text.startswith("#") and len(content.text.encode()) == page.size, page.uri
        assert any(page.name == "symptoms.md" for page in pages)

    with_client(mode, use)


# What the app tells the buyer in each outcome, if it tells the truth.
TRUTH = {
    "redeemed": "welcome", "linkExpired": "new link", "subscriptionExpired": "renew", "invalidCode": "damaged", "purchaseBelongsToOtherUser": "sign in",
    "failed": "try again",
}


def buggy(answer: dict[str, Any]) -> str:
    """A handler that welcomes everyone whose call returned SUCCESS, although the subscription may have lapsed."""
    kind = answer["reply"]["result"]
    return {"SUCCESS": "welcome", "EXPIRED": "new link", "INVALID_TOKEN": "damaged", "PURCHASE_BELONGS_TO_OTHER_USER": "sign in"}.get(kind, "try again")


def corrected(answer: dict[str, Any]) -> str:
    """The same, which looks at the entitlement too."""
    said = buggy(answer)
    return "renew" if said == "welcome" and "pro" not in answer["reply"]["customerInfo"]["entitlements"]["active"] else said


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_a_planted_bug_is_found_and_its_correction_confirmed(mode: str) -> None:
    """With calls of tools alone: the lapsed subscription is told as a welcome, and no longer after the correction."""

    async def use(client: Client) -> None:
        async def lies(handler: Callable[[dict[str, Any]], str]) -> list[str]:
            found = []
            for row in (await called(client, "situations", vendor=APP["vendor"]))["situations"]:
                prepared = await called(client, "prepare_situation", vendor=APP["vendor"], situation=row["situation"], entitlements=["pro"])
                for platform in ("ios", "android"):
                    answer = await called(client, "open_link", **APP | {"platform": platform}, space=prepared["space"], url=prepared["url"])
                    if handler(answer) != TRUTH[answer["outcome"]["kind"]]:
                        found.append(f"{row['situation']}, {platform}")
                    prepared = await called(client, "prepare_situation", vendor=APP["vendor"], situation=row["situation"], entitlements=["pro"])
            return found

        assert await lies(buggy) == ["subscriptionExpired, ios", "subscriptionExpired, android"]
        assert await lies(corrected) == []

    with_client(mode, use)


@pytest.mark.parametrize("vendor", ["revenuecat", "superwall", "qonversion"])
def test_each_situation_ends_as_it_was_listed(vendor: str) -> None:
    """For each vendor, `open_link` has the outcome that `situations` names."""

    async def use(client: Client) -> None:
        rows = (await called(client, "situations", vendor=vendor))["situations"]
        assert {row["outcome"]["kind"] for row in rows} >= {"redeemed", "failed"}, rows
        for row in rows:
            prepared = await called(client, "prepare_situation", vendor=vendor, situation=row["situation"])
            answer = await called(client, "open_link", vendor=vendor, sdk="native", platform="ios", appUserId="ada", **{key: prepared[key] for key in ("space", "url")})
            assert answer.get("outcome", {}).get("kind") == row["outcome"]["kind"], (row, answer)

    with_client("auto", use)


def test_the_other_tools() -> None:
    """Links are explained, methods described and called, scenarios replayed, SDKs explored, versions compared."""

    async def use(client: Client) -> None:
        readings = (await called(client, "explain_link", url="rc-d458f1e3a2://redeem_web_purchase?redemption_token=abc"))["readings"]
        assert [row["vendor"] for row in readings if row["redeems"]] == ["revenuecat", "revenuecat"]
        assert all(row["reason"] for row in readings if not row["redeems"])
        described = await called(client, "describe_method", method="clock/advance")
        assert described["params"]["required"] == ["seconds"]
        methods = await called(client, "describe_method")
        assert "store/purchase" in [row["method"] for row in methods["methods"]]
        prepared = await called(client, "prepare_situation", vendor="revenuecat", situation="redeemed")
        before = (await called(client, "call_method", method="clock/now", space=prepared["space"]))["result"]
        await called(client, "call_method", method="clock/advance", params={"seconds": 60}, space=prepared["space"])
        assert (await called(client, "call_method", method="clock/now", space=prepared["space"]))["result"] != before
        step = {"method": "link/parse", "params": {"url": "https://example.com"}, "contains": {"link": None}}
        played = await called(client, "replay_scenario", cases=[{"description": "No link.", "steps": [step]}])
        assert (played["passed"], played["failed"]) == (1, 0)
        wrong = step | {"contains": {"link": {"vendor": "superwall"}}}
        played = await called(client, "replay_scenario", cases=[{"description": "No link.", "steps": [wrong]}])
        assert (played["passed"], played["failed"]) == (0, 1)
        report = await called(client, "explore", app={key: APP[key] for key in ("vendor", "sdk", "platform")}, world=["purchase", "linkOpens"])
        assert report["findings"] == [] and report["closed"] is True, report["text"]
        assert (await called(client, "list_versions"))["vendors"]
        changes = await called(client, "compare_versions", **{"from": "superwallkit_flutter@2.4.9", "to": "superwallkit_flutter@2.4.11"})
        assert changes["platforms"][0]["changes"]

    with_client("auto", use)


def test_a_wrong_call_says_what_to_do() -> None:
    """Mistakes in a tool's arguments are results that a model reads; an unknown tool or page is an error."""

    async def use(client: Client) -> None:
        async def refused(tool: str, **arguments: Any) -> str:
            result = await client.call_tool(tool, arguments)
            assert result.is_error and result.structured_content is None
            return result.content[0].text

        assert "vendor" in await refused("situations")
        assert "revenuecat" in await refused("situations", vendor="revenuecad")
        assert "linkExpired (used)" in await refused("prepare_situation", vendor="revenuecat", situation="used")
        assert "prepare_situation" in await refused("open_link", **APP, url="rc-1://redeem_web_purchase?redemption_token=x", space="nowhere")
        assert "`platform`" in await refused("open_link", vendor="revenuecat", sdk="native", url="rc-1://x")
        assert "store/purchase" in await refused("call_method", method="store/purchased")
        assert "takes url" in await refused("explain_link", url="x", link="y")
        for wrong in (client.call_tool("redeem", {}), client.read_resource("redemptionkit://docs/none.md")):
            with pytest.raises(Exception, match=r"redemptionkit|situations|resources/list|Wrong param|no such page"):
                await wrong

    with_client("auto", use)


def replies(*requests: dict[str, Any]) -> list[dict[str, Any]]:
    """What the server answers to messages, one a line."""
    sent = "".join(json.dumps({"jsonrpc": "2.0", "id": number} | request) + "\n" for number, request in enumerate(requests))
    done = subprocess.run([rpc.executable(), "mcp"], input=sent, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stderr == "", done
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_request_is_served_under_its_revision() -> None:
    """`initialize` takes each old revision; the new one is refused with the supported ones if the client names another."""
    old = [{"method": "initialize", "params": {"protocolVersion": version}} for version in (*HANDSHAKE_PROTOCOL_VERSIONS, LATEST_MODERN_VERSION)]
    versions = [reply["result"]["protocolVersion"] for reply in replies(*old)]
    assert versions == [*HANDSHAKE_PROTOCOL_VERSIONS, LATEST_HANDSHAKE_VERSION]

    def enveloped(version: str, **more: Any) -> dict[str, Any]:
        return {"method": "tools/list", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": version} | more}}

    capable = {"io.modelcontextprotocol/clientCapabilities": {}}
    listed, incapable, future, plain = replies(
        enveloped(LATEST_MODERN_VERSION, **capable), enveloped(LATEST_MODERN_VERSION), enveloped("2030-01-01", **capable), {"method": "tools/list"})
    assert listed["result"]["resultType"] == "complete" and listed["result"]["ttlMs"] > 0
    assert incapable["error"]["code"] == mcp_types.INVALID_PARAMS
    assert future["error"]["code"] == mcp_types.UNSUPPORTED_PROTOCOL_VERSION
    assert future["error"]["data"]["supported"] == [LATEST_MODERN_VERSION] and future["error"]["data"]["requested"] == "2030-01-01"
    assert "resultType" not in plain["result"]
