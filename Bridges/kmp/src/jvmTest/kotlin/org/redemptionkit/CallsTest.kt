package org.redemptionkit

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.coroutines.yield
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.put
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.measureTime

/** Calls, replies and events over real pipes. */
class CallsTest {
    @Test
    fun aThousandCallsInFlightEachGetTheirOwnReply() = realTest {
        RedemptionServer.start().use { server ->
            val replies = (1..1000).map { number ->
                async {
                    server.ask("link/parse") { put("url", "rc-1://redeem_web_purchase?redemption_token=t$number") }
                }
            }.awaitAll()
            replies.forEachIndexed { index, reply -> assertEquals(JsonPrimitive("t${index + 1}"), reply.at("link", "code")) }
        }
    }

    @Test
    fun twoServersSideBySideKnowNothingOfEachOther() = realTest {
        RedemptionServer.start().use { one ->
            RedemptionServer.start().use { other ->
                val link = one.buy()
                one.ask("clock/advance") { put("seconds", 60) }
                suspend fun redeem(server: RedemptionServer): JsonElement {
                    val session = server.open()
                    return server.ask("redemption/redeem") {
                        put("session", session)
                        put("url", link)
                    }.at("reply", "type")
                }
                assertEquals(JsonPrimitive("InvalidToken"), redeem(other))
                assertEquals(JsonPrimitive("Success"), redeem(one))
            }
        }
    }

    @Test
    fun eventsComeBetweenRepliesInTheServersOrder() = realTest {
        RedemptionServer.start().use { server ->
            val recorder = server.recordEvents()
            val sessions = (1..20).map { server.open("kmp", "android", "superwall") }
            val links = sessions.map { server.buy("superwall") }
            recorder.take()
            sessions.zip(links).map { (session, link) ->
                async {
                    server.ask("redemption/redeem") {
                        put("session", session)
                        put("url", link)
                    }
                }
            }.awaitAll()
            val events = recorder.take()
            for (session in sessions) {
                val own = events.filter { it.text("session") == session }
                assertEquals((1..own.size).map { it.toString() }, own.map { it.text("sequence") }, "numbered from 1")
                val told = own.map { it.text("name") }.filter { it.endsWith("RedeemLink") }
                assertEquals(listOf("willRedeemLink", "didRedeemLink"), told)
            }
            recorder.close()
        }
    }

    @Test
    fun theFlowOfEventsLosesNothingToASlowCollectorAndEndsWithTheServer() = realTest {
        val server = RedemptionServer.start()
        val ready = CompletableDeferred<Unit>()
        val seen = async(start = CoroutineStart.UNDISPATCHED) {
            val names = ArrayList<String>()
            ready.complete(Unit)
            server.events.collect { event ->
                delay(2.milliseconds)
                names += event.name
            }
            names
        }
        ready.await()
        val session = server.open("kmp", "ios", "superwall")
        repeat(50) { server.ask("session/handleDeepLink") { put("session", session); put("url", "app://superwall/redeem?code=none$it") } }
        // Events may follow the reply; they stand before the reply to the next call.
        server.ask("clock/now")
        server.close()
        assertEquals(50, seen.await().count { it == "didRedeemLink" })
    }

    @Test
    fun cancellingACallTellsTheServerWhichStopsIt() = realTest {
        val log = File.createTempFile("redemption", ".log").apply { deleteOnExit() }
        RedemptionServer.start { executable = listening(log) }.use { server ->
            val held = server.held()
            val call = launch { server.call("redemption/redeem", held) }
            while (server.ask("session/describe") { put("session", held.text("session")) }.text("redemptionsUnderWay") == "0") yield()
            call.cancel()
            call.join()
            server.ask("clock/now")
            assertEquals(listOf(idOf("redemption/redeem", log)), cancelled(log))
            server.ask("clock/advance") { put("seconds", 4000) }
            assertEquals("redemption", server.ask("server/describe").text("name"), "a late reply would find nobody")
        }
    }

    @Test
    fun aRefusalSaysWhereAndWhatWasExpected() = realTest {
        RedemptionServer.start().use { server ->
            val refusal = assertFailsWith<CallRefused> { server.ask("clock/advance") { put("seconds", "soon") } }
            assertEquals(-32602, refusal.code)
            assertEquals("/seconds", refusal.path)
            assertTrue(refusal.expected.orEmpty().isNotBlank())
            assertEquals("unknownSession", assertFailsWith<CallRefused> { server.ask("session/describe") { put("session", "none") } }.kind)
            assertEquals("methodNotFound", assertFailsWith<CallRefused> { server.ask("no/such") }.kind)
        }
    }

    @Test
    fun aReplyThatNobodyCanReadIsATypedErrorAndNeverAHang() = realTest {
        val description = """{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"0.1.0","contractVersion":1}}"""
        for (line in listOf("garbage", "[1]", """{"jsonrpc":"2.0","result":1}""", """{"jsonrpc":"2.0","method":"session/event"}""")) {
            val program = script("read line; echo '$description'; read line; echo '$line'; cat > /dev/null")
            RedemptionServer.start { executable = program }.use { server ->
                assertFailsWith<UnreadableReply>(line) { server.ask("clock/now") }
            }
        }
        for (reply in listOf("""{"jsonrpc":"2.0","id":2}""", """{"jsonrpc":"2.0","id":2,"error":{"code":1}}""")) {
            val program = script("read line; echo '$description'; read line; echo '$reply'; cat > /dev/null")
            RedemptionServer.start { executable = program }.use { server ->
                assertFailsWith<UnreadableReply>(reply) { server.ask("clock/now") }
            }
        }
    }

    @Test
    fun aHangEndsAfterTheLimitOfTheCall() = realTest {
        val log = File.createTempFile("redemption", ".log").apply { deleteOnExit() }
        val started = RedemptionServer.start {
            timeout = 5.seconds
            executable = listening(log)
        }
        started.use { server ->
            val held = server.held()
            val late = assertFailsWith<CallTimedOut> { server.call("redemption/redeem", held) }
            assertEquals("redemption/redeem", late.method)
            assertEquals(5.seconds, late.limit)
            server.ask("clock/now")
            assertEquals(listOf(idOf("redemption/redeem", log)), cancelled(log))
        }
    }

    @Test
    fun theLimitCountsRealTimeWhereADispatcherSkipsDelays() {
        SkippingDispatcher().use { skipping ->
            skipping.run {
                val taken = measureTime { delay(3600.seconds) }
                assertTrue(taken < 5.seconds, "an hour passes at once: $taken")
                RedemptionServer.start { timeout = 5.seconds }.use { server ->
                    delay(3600.seconds)
                    assertEquals("redemption", server.ask("server/describe").text("name"), "skipped time ends no call")
                    val held = server.held()
                    val waited = measureTime { assertFailsWith<CallTimedOut> { server.call("redemption/redeem", held) } }
                    assertTrue(waited >= 4.9.seconds, "the limit is real: $waited")
                }
            }
        }
    }

    @Test
    fun callsFromManyThreadsAndBlockingOnesShareAServer() = realTest {
        RedemptionServer.start().use { server ->
            val jobs = (1..8).map { async(Dispatchers.IO) { repeat(50) { server.connection.callBlocking("clock/now", JsonObject(emptyMap())) } } }
            withContext(Dispatchers.Unconfined) {
                server.ask("clock/now")
                // Still on the client's own thread: blocking here must not stop what it waits for.
                server.connection.callBlocking("clock/now", JsonObject(emptyMap()))
            }
            jobs.awaitAll()
        }
    }

    @Test
    fun anInterruptedBlockingCallIsCancelled() = realTest {
        val log = File.createTempFile("redemption", ".log").apply { deleteOnExit() }
        RedemptionServer.start { executable = listening(log) }.use { server ->
            val held = server.held()
            var thrown: Throwable? = null
            val thread = Thread { thrown = runCatching { server.connection.callBlocking("redemption/redeem", held) }.exceptionOrNull() }
            thread.start()
            while (server.ask("session/describe") { put("session", held.text("session")) }.text("redemptionsUnderWay") == "0") yield()
            thread.interrupt()
            thread.join()
            assertTrue(thrown is InterruptedException, "$thrown")
            server.ask("clock/now")
            assertEquals(listOf(idOf("redemption/redeem", log)), cancelled(log))
        }
    }

    /** The real server, which lets [log] have all that it is sent. */
    private fun listening(log: File): String = script("tee \"$log\" | \"$REAL\" \"\$@\"")

    private fun sent(log: File): List<JsonObject> = log.readLines().map { Json.parseToJsonElement(it) as JsonObject }

    private fun idOf(method: String, log: File): JsonElement = sent(log).single { it.text("method") == method }.at("id")

    private fun cancelled(log: File): List<JsonElement> =
        sent(log).filter { it.text("method") == "\$/cancelRequest" }.map { it.at("params", "id") }
}
