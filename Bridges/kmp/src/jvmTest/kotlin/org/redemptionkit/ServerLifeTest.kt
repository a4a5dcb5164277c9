package org.redemptionkit

import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.withTimeout
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.put
import java.io.File
import java.io.IOException
import java.util.concurrent.ConcurrentLinkedQueue
import java.util.concurrent.CountDownLatch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.measureTime

/** The life of the child process: found, started, checked, drained, ended. Each server here is a real process. */
class ServerLifeTest {
    @Test
    fun theServerStartsAnswersAndEndsWithItsInput() = realTest {
        val before = children()
        val server = RedemptionServer.start()
        val child = assertNotNull((children() - before).singleOrNull(), "one child process")
        assertEquals("redemption", server.ask("server/describe").text("name"))
        server.close()
        assertFalse(ProcessHandle.of(child).map { it.isAlive }.orElse(false), "the child has ended")
    }

    @Test
    fun bothFramingsGiveTheSameResults() = realTest {
        val results = Framing.entries.map { framing ->
            RedemptionServer.start { this.framing = framing }.use { server ->
                server.ask("link/parse") { put("url", "rc-1://redeem_web_purchase?redemption_token=é€😀") }
            }
        }
        assertEquals(results[0], results[1])
        assertTrue("é€😀" in results[0].toString(), "text beyond ASCII comes back whole")
    }

    @Test
    fun aMissingProgramNamesThePlacesThatWereTried() = realTest {
        val failure = assertFailsWith<ServerNotFound> { RedemptionServer.start { executable = "/nowhere/redemption" } }
        assertEquals(listOf("/nowhere/redemption"), failure.lookedAt)
        assertTrue("Looked at:\n  - /nowhere/redemption\nAdd `org.redemptionkit" in failure.message.orEmpty(), failure.message)
        val onPath = assertFailsWith<ServerNotFound> { Executable.find(null, mapOf("PATH" to "/nowhere:/nothing")) }
        assertEquals(listOf("REDEMPTION_EXECUTABLE (not set)", "/nowhere/redemption", "/nothing/redemption"), onPath.lookedAt)
    }

    @Test
    fun theEnvironmentComesBeforeThePath() {
        val program = script("exit 0")
        val folder = File(program).parent
        assertEquals(program, Executable.find(null, mapOf("REDEMPTION_EXECUTABLE" to program, "PATH" to "/nowhere")))
        assertEquals("$folder/redemption", Executable.find(null, mapOf("PATH" to "/nowhere:$folder")))
        assertEquals(program, Executable.find(null, mapOf("REDEMPTION_EXECUTABLE" to "", "PATH" to folder)))
    }

    @Test
    fun aStartThatIsRefusedTellsStatusAndErrorOutput() = realTest {
        val failure = assertFailsWith<ServerStartFailed> { RedemptionServer.start { executable = script("echo broken >&2; exit 3") } }
        assertTrue("status 3" in failure.reason)
        assertEquals("broken", failure.errorOutput)
        val folder = assertFailsWith<ServerStartFailed> {
            RedemptionServer.start { ledger = "/nowhere/at/all.ledger" }
        }
        assertTrue(folder.errorOutput.isNotBlank(), "the server's own words: ${folder.errorOutput}")
    }

    @Test
    fun aFileThatCannotBeRunIsAStartThatFails() = realTest {
        val file = File.createTempFile("redemption", "").apply { deleteOnExit() }
        assertFailsWith<ServerStartFailed> { RedemptionServer.start { executable = file.path } }
    }

    @Test
    fun aProgramThatSaysNothingIsAStartThatFails() = realTest {
        val taken = measureTime {
            val failure = assertFailsWith<ServerStartFailed> {
                RedemptionServer.start {
                    executable = script("exec sleep 60")
                    timeout = 300.milliseconds
                }
            }
            assertEquals("it did not answer within 300ms", failure.reason)
        }
        assertTrue(taken < 20.seconds, "it ends long before the program would: $taken")
    }

    @Test
    fun aProgramThatSpeaksNoProtocolIsAStartThatFails() = realTest {
        val failure = assertFailsWith<ServerStartFailed> { RedemptionServer.start { executable = script("echo hello; cat") } }
        assertTrue("does not speak the protocol" in failure.reason)
    }

    @Test
    fun anotherVersionIsRefusedByName() = realTest {
        suspend fun failure(versions: String): ServerVersionMismatch {
            val reply = """{"jsonrpc":"2.0","id":1,"result":{"name":"redemption",$versions}}"""
            return assertFailsWith<ServerVersionMismatch> { RedemptionServer.start { executable = script("read line; echo '$reply'; cat") } }
        }
        val newer = failure(""""version":"7.0.0","contractVersion":99""")
        assertEquals("redemption 7.0.0 with contract 99", newer.found)
        assertEquals(SupportedVersion.TEXT, newer.expected)
        assertTrue("Update this client to 7.0.0" in newer.message.orEmpty())
        val older = failure(""""version":"${SupportedVersion.RELEASE}"""")
        assertTrue("Update the server to ${SupportedVersion.RELEASE}" in older.message.orEmpty())
    }

    @Test
    fun aChattyErrorOutputNeverHoldsTheServerUp() = realTest {
        val chatty = script("yes a line of the log that nobody reads | head -c 2000000 >&2; exec \"$REAL\" \"\$@\"")
        RedemptionServer.start { executable = chatty }.use { server ->
            assertEquals("redemption", server.ask("server/describe").text("name"))
        }
    }

    @Test
    fun aServerKilledInTheMiddleFailsEveryCallThatWaits() = realTest {
        val before = children()
        val server = RedemptionServer.start()
        val child = (children() - before).single()
        val session = server.held()
        val waiting = (1..5).map { async(server) { call("redemption/redeem", session) } }
        server.ask("clock/now")
        ProcessHandle.of(child).get().destroyForcibly()
        for (call in waiting) assertEquals(137, assertFailsWith<ServerExited> { call.await() }.status)
        assertFailsWith<ServerExited> { server.ask("clock/now") }
        server.close()
    }

    /** A connection that breaks, as when the other side resets it, once the first message was sent. */
    private class Broken : Transport {
        private val sent = CountDownLatch(1)
        override val closed: ServerExited get() = exit()

        override fun read(): String? {
            sent.await()
            throw IOException("Connection reset")
        }

        override fun write(message: String) = sent.countDown()

        override fun flush() = Unit

        override fun endOutput() = Unit

        override fun awaitEnd() = Unit

        override fun kill() = Unit

        override fun exit(): ServerExited = ServerExited("http://127.0.0.1:1", isClosed = false)

        override fun lastErrors(): String = ""
    }

    @Test
    fun aConnectionThatBreaksFailsTheCallsThatWait() = realTest {
        val connection = ClientConnection(Broken(), 10.seconds)
        val failure = assertFailsWith<ServerExited> { connection.call("clock/now", JsonObject(emptyMap())) }
        assertEquals(listOf("Connection reset"), failure.suppressed.map { it.message })
        connection.close()
    }

    @Test
    fun namesOfHeadersAreReadInAnyCase() = realTest {
        val description = """{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"0.1.0","contractVersion":1}}"""
        RedemptionServer.start {
            // It answers what was asked: an answer that comes before is to no question.
            executable = script("read line; printf 'content-length: ${description.length}\\r\\n\\r\\n%s' '$description'; cat > /dev/null")
            framing = Framing.HEADER
        }.close()
    }

    @Test
    fun aBrokenPipeIsNoNewsOfItsOwn() = realTest {
        val uncaught = ConcurrentLinkedQueue<Throwable>()
        val before = Thread.getDefaultUncaughtExceptionHandler()
        Thread.setDefaultUncaughtExceptionHandler { _, error -> uncaught += error }
        try {
            val description = """{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"0.1.0","contractVersion":1}}"""
            RedemptionServer.start { executable = script("read line; exec 0<&-; echo '$description'; sleep 0.2; exit 7") }.use { server ->
                assertEquals(7, assertFailsWith<ServerExited> { server.ask("clock/now") }.status)
            }
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before)
        }
        assertEquals(emptyList(), uncaught.toList())
    }

    @Test
    fun whoSubscribesAfterTheEndHearsOfItAtOnce() = realTest {
        val server = RedemptionServer.start()
        server.close()
        assertEquals(emptyList(), withTimeout(10.seconds) { server.events.toList() })
    }

    @Test
    fun aChildThatIsNoServerIsNotLeftRunning() = realTest {
        val before = children()
        val reply = """{"jsonrpc":"2.0","id":1,"result":{"name":"another","version":"0.1.0","contractVersion":1}}"""
        val other = assertFailsWith<ServerVersionMismatch> { RedemptionServer.start { executable = script("read line; echo '$reply'; cat > /dev/null") } }
        assertEquals("another 0.1.0 with contract 1", other.found)
        assertFailsWith<ServerVersionMismatch> {
            RedemptionServer.start { executable = script("read line; echo '${reply.replace("another", "redemption").replace("0.1.0", "0.0.9")}'; cat > /dev/null") }
        }
        RedemptionServer.start { executable = script("read line; echo '${reply.replace("another", "redemption")}'; read line; echo garbage; exec sleep 60") }.use { server ->
            assertFailsWith<UnreadableReply> { server.ask("clock/now") }
            withTimeout(10.seconds) { while (children() != before) delay(5.milliseconds) }
        }
    }

    @Test
    fun aServerThatDoesNotEndByItselfIsEnded() = realTest {
        val before = children()
        val description = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"name\":\"redemption\",\"version\":\"0.1.0\",\"contractVersion\":1}}"
        RedemptionServer.start { executable = script("read line; echo '$description'; exec sleep 60") }.close()
        assertEquals(before, children())
    }

    @Test
    fun theLastLinesOfTheErrorOutputAreKept() = realTest {
        val failure = assertFailsWith<ServerStartFailed> { RedemptionServer.start { executable = script("seq 1 30 >&2; exit 3") } }
        assertEquals((11..30).joinToString("\n"), failure.errorOutput)
    }

    @Test
    fun aNotificationThatIsNoEventIsPassedOver() = realTest {
        val description = """{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"0.1.0","contractVersion":1}}"""
        val lines = listOf("""{"jsonrpc":"2.0","method":"newer","params":{}}""", """{"jsonrpc":"2.0","id":2,"result":{"now":"here"}}""")
        val program = script("read line; echo '$description'; read line; echo '${lines[0]}'; echo '${lines[1]}'; cat > /dev/null")
        RedemptionServer.start { executable = program }.use { server ->
            server.recordEvents().use { recorder ->
                assertEquals("here", server.ask("clock/now").text("now"))
                assertEquals(emptyList(), recorder.take())
            }
        }
    }

    @Test
    fun theOptionsOfAServerHaveTheirDefaults() {
        val options = ServerOptions()
        assertEquals(listOf(null, ":memory:", ServerClock.VIRTUAL, 10.seconds, Framing.LINE), options.run { listOf(executable, ledger, clock, timeout, framing) })
    }

    @Test
    fun aClosedServerRefusesCallsAndMayBeClosedAgain() = realTest {
        val server = RedemptionServer.start()
        val session = server.held()
        val waiting = async(server) { call("redemption/redeem", session) }
        server.ask("clock/now")
        server.close()
        server.close()
        assertFailsWith<ServerExited> { waiting.await() }
        assertFailsWith<ServerExited> { server.ask("clock/now") }
    }

    @Test
    fun aLedgerOnDiskOutlivesItsServer() = realTest {
        val file = File.createTempFile("redemption", ".ledger").apply { delete() }
        try {
            val link = RedemptionServer.start { ledger = file.path }.use { it.buy() }
            val result = RedemptionServer.start { ledger = file.path }.use { server ->
                val session = server.open()
                server.ask("redemption/redeem") {
                    put("session", session)
                    put("url", link)
                }
            }
            assertEquals(JsonPrimitive("Success"), result.at("reply", "type"))
        } finally {
            file.parentFile.listFiles { found -> found.name.startsWith(file.name) }?.forEach { it.delete() }
        }
    }
}
