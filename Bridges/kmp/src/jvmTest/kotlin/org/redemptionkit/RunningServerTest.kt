package org.redemptionkit

import com.sun.net.httpserver.HttpServer
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.Vendor
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.put
import java.io.File
import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.ServerSocket
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/** `REDEMPTION_URL`: a server that runs already, over its WebSocket. */
class RunningServerTest {
    /** A `redemption up` on a free port; its first line names the address. */
    private class Up(vararg options: String) : AutoCloseable {
        val process: Process = ProcessBuilder(REAL, "up", "--http", "127.0.0.1:0", *options).redirectError(ProcessBuilder.Redirect.DISCARD).start()
        val url: String = Regex("http://[0-9.]+:[0-9]+").find(process.inputReader().readLine())?.value ?: error("no address")

        override fun close() {
            process.destroyForcibly().waitFor()
        }
    }

    private fun connect(url: String, token: String = "", options: ServerOptions.() -> Unit = {}): RedemptionServer =
        start(ServerOptions().apply { timeout = 30.seconds }.apply(options), mapOf("REDEMPTION_URL" to url, "REDEMPTION_TOKEN" to token))

    private fun failure(url: String, token: String = "", options: ServerOptions.() -> Unit = {}): String =
        assertFailsWith<ServerUnreachable> { connect(url, token, options) }.message.orEmpty()

    @Test
    fun theSameCallsAndEventsBeforeTheReplyThatTheyPrecede() = realTest {
        Up().use { up ->
            val before = children()
            val server = connect(up.url)
            assertEquals(before, children(), "no server was started")
            val link = server.buy()
            val session = server.open()
            val heard = ArrayList<String>()
            val listener = object : EventListener {
                override fun onEvent(event: JsonObject) {
                    heard += event.text("name")
                }

                override fun onEnd() {
                    heard += "end"
                }
            }
            server.connection.subscribe(listener).use {
                val result = server.ask("redemption/redeem") {
                    put("session", session)
                    put("url", link)
                }
                assertEquals(JsonPrimitive("Success"), result.at("reply", "type"))
                assertEquals(listOf("customerInfoUpdated"), heard.distinct())
                server.close()
                server.close()
            }
            assertEquals("end", heard.last())
            val closed = assertFailsWith<ServerExited> { server.ask("clock/now") }
            assertEquals("The connection to ${up.url} has been closed. Connect again with RedemptionServer.start.", closed.message)
            assertTrue(up.process.isAlive, "the server runs on")
        }
    }

    @Test
    fun closingEndsThisClientsSessionsOnly() = realTest {
        Up().use { up ->
            val (one, other) = listOf(connect(up.url), connect(up.url))
            val link = one.buy()
            val (first, second) = listOf(one.open(), other.open())
            one.close()
            while (other.session.list().sessions.any { it.session == first }) Unit
            val result = other.ask("redemption/redeem") {
                put("session", second)
                put("url", link)
            }
            assertEquals(JsonPrimitive("Success"), result.at("reply", "type"))
            other.close()
        }
    }

    @Test
    fun messagesOfEverySizeGoThrough() = realTest {
        Up().use { up ->
            connect(up.url).use { server ->
                for (size in listOf(10, 200, 70_000)) {
                    val code = "ü".repeat(size)
                    assertEquals(code, server.link.parse("rc-1://redeem_web_purchase?redemption_token=$code").link?.code)
                }
            }
        }
    }

    @Test
    fun aServerThatEndsFailsTheCallsThatWait() = realTest {
        Up().use { up ->
            val server = connect(up.url)
            val held = server.held()
            val waiting = async(server) { call("redemption/redeem", held) }
            server.ask("clock/now")
            up.close()
            val failed = assertFailsWith<ServerExited> { waiting.await() }
            assertTrue("the server was stopped" in failed.message.orEmpty(), failed.message)
            server.close()
        }
    }

    @Test
    fun theTokenIsSentAndAWrongOneIsNamed() = realTest {
        val token = "abcdefghijklmnopqrstuvwxyz012345"
        val file = File.createTempFile("redemption", ".token").apply { deleteOnExit() }
        file.writeText("$token\n")
        Up("--token-file", file.path).use { up ->
            connect(up.url, token).use { it.ask("clock/now") }
            val wrong = failure(up.url, "wrong-token")
            assertTrue("does not accept the token. Set REDEMPTION_TOKEN" in wrong, wrong)
            assertFalse("wrong-token" in wrong)
            assertTrue("requires a token. Set REDEMPTION_TOKEN" in failure(up.url))
        }
    }

    @Test
    fun anAddressWithoutSuchAServerIsNamed() {
        val other = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)
        other.start()
        val url = "http://127.0.0.1:${other.address.port}"
        assertTrue("status 404, so it is no redemption server" in failure(url), failure(url))
        other.stop(0)
        val nothing = failure(url)
        assertTrue(url in nothing && "redemption up" in nothing, nothing)
        ServerSocket(0, 1, InetAddress.getLoopbackAddress()).use { silent ->
            val late = failure("http://127.0.0.1:${silent.localPort}") { timeout = 300.milliseconds }
            assertTrue("it did not answer within 300ms" in late, late)
            silent.accept().use { given ->
                given.soTimeout = 5000
                while (given.getInputStream().read() >= 0) Unit // The connection that was given up is closed.
            }
        }
    }

    @Test
    fun aTextThatIsNoAddressIsRefusedAndNotRepeated() {
        val texts = listOf(
            "127.0.0.1:8787", "ws://127.0.0.1:8787", "http://", "http://a/path", "http://user:secret@a", "http://a/#secret", "http://a?x", "no sense",
        )
        for (text in texts) {
            val message = failure(text)
            assertTrue(message.startsWith("REDEMPTION_URL cannot be used") && "http://127.0.0.1:8787" in message, message)
            assertFalse("secret" in message)
        }
        assertEquals(null, ServerAddress.find(emptyMap()))
        val address = ServerAddress.find(mapOf("REDEMPTION_URL" to " https://host:1/ ", "REDEMPTION_TOKEN" to " secret\n"))
        assertEquals("https://host:1" to "secret", address?.origin to address?.token)
    }

    @Test
    fun optionsOfAServerThatIsStartedAreRefused() {
        Up().use { up ->
            assertTrue("the option `clock`" in failure(up.url) { clock = ServerClock.SYSTEM })
            assertTrue("the option `ledger`" in failure(up.url) { ledger = "file" })
            val before = children()
            connect(up.url) { executable = REAL }.use { assertEquals(1, (children() - before).size, "`executable` starts a server") }
        }
    }

    @Test
    fun aResetBelongsToAllClients() = realTest {
        Up().use { up ->
            connect(up.url).use { one ->
                connect(up.url).use { other ->
                    one.fault.inject(FaultInjection.OFFLINE)
                    one.buy()
                    assertEquals(1L, other.reset(Vendor.Revenuecat).purchases)
                }
            }
        }
    }
}
