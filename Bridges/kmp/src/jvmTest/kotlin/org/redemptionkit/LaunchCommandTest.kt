package org.redemptionkit

import java.security.MessageDigest
import kotlin.io.path.createTempDirectory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** `REDEMPTION_COMMAND`: another program than ours, such as a container, starts the server. */
class LaunchCommandTest {
    @Test
    fun aCommandLineIsSplitAsAShellDoes() {
        fun words(line: String) = LaunchCommand.find(null, mapOf("REDEMPTION_COMMAND" to line)).words
        assertEquals(listOf("docker", "run", "-i", "--rm", "image"), words("  docker run -i  --rm image "))
        assertEquals(listOf("/my tools/run", "a\"b", "c d", "\\n", ""), words("""'/my tools/run' a\"b "c d" "\n" "" """))
        assertEquals(listOf("runit", "\$HOME"), words("""ru"ni"'t' "\${'$'}HOME""""))
        for (line in listOf("'open", "\"open", "''")) {
            val failure = assertFailsWith<ServerNotFound> { words(line) }
            assertTrue("REDEMPTION_COMMAND ($line" in failure.message.orEmpty(), failure.message.orEmpty())
        }
    }

    @Test
    fun theCommandComesBeforeTheExecutableAndAfterTheOption() {
        val environment = mapOf("REDEMPTION_COMMAND" to "docker run image", "REDEMPTION_EXECUTABLE" to REAL)
        assertEquals("docker run image", LaunchCommand.find(null, environment).name)
        assertEquals(listOf(REAL), LaunchCommand.find(REAL, environment).words)
        assertEquals(listOf(REAL), LaunchCommand.find(null, environment - "REDEMPTION_COMMAND").words)
        assertEquals(listOf(REAL), LaunchCommand.find(null, environment + ("REDEMPTION_COMMAND" to " ")).words)
    }

    @Test
    fun theCommandStartsAServer() = realTest {
        val command = LaunchCommand.find(null, mapOf("REDEMPTION_COMMAND" to "env LC_ALL=C '$REAL'"))
        start(command, ServerOptions()).use { server -> assertEquals("redemption", server.ask("server/describe").text("name")) }
    }

    @Test
    fun aCommandThatCannotStartIsNamed() = realTest {
        val command = LaunchCommand.find(null, mapOf("REDEMPTION_COMMAND" to "/nowhere/docker run image"))
        val failure = assertFailsWith<ServerStartFailed> { start(command, ServerOptions()) }
        assertTrue("/nowhere/docker run image did not start" in failure.message.orEmpty(), failure.message.orEmpty())
    }

    @Test
    fun anErrorWithoutAnIdFailsEveryPendingCallAndTheServerRunsOn() = realTest {
        val described = """{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"0.1.0","contractVersion":1}}"""
        val error = """{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"No JSON.","data":{"kind":"parse"}}}"""
        val late = """{"jsonrpc":"2.0","id":4,"result":{"now":"still here"}}"""
        val program = script("read line; echo '$described'; read line; read line; echo '$error'; read line; echo '$late'; cat >/dev/null")
        RedemptionServer.start { executable = program }.use { server ->
            val calls = listOf("link/parse", "store/mailbox").map { method -> async(server) { ask(method) } }
            for (call in calls) {
                val failure = assertFailsWith<CallRefused> { call.await() }
                assertEquals("No JSON.", failure.serverMessage)
            }
            assertEquals("still here", server.ask("clock/now").text("now"))
        }
    }

    @Test
    fun onAMachineWithoutAProgramOneSentenceNamesTheContainer() {
        for (machine in listOf("Mac OS X aarch64", "Linux aarch64", "Windows 11 amd64")) {
            val advice = PackedProgram.advice(machine).orEmpty()
            assertTrue(advice.startsWith("No program is made for $machine: ") && "REDEMPTION_COMMAND=\"docker run -i --rm " in advice, advice)
            assertEquals(null, PackedProgram.find(createTempDirectory("cache"), machine) { error("$it was looked for") })
            assertTrue(ServerNotFound(emptyList(), advice).message.orEmpty().endsWith(advice))
        }
        assertEquals(null, PackedProgram.advice("Linux amd64"))
    }

    @Test
    fun thePackedProgramIsCopiedOnceAndADamagedOneNever() {
        val cache = createTempDirectory("cache")
        val program = "the program".encodeToByteArray()
        val sum = MessageDigest.getInstance("SHA-256").digest(program).joinToString("") { "%02x".format(it) }
        var copies = 0
        fun find(content: ByteArray) = PackedProgram.find(cache, "Linux amd64") { name ->
            (if (name.endsWith(".sha256")) "$sum\n".encodeToByteArray() else content.also { copies++ }).inputStream()
        }
        val damaged = assertFailsWith<ServerNotFound> { find("another".encodeToByteArray()) }
        assertTrue("its checksum is" in damaged.message.orEmpty(), damaged.message.orEmpty())
        val copied = find(program) ?: error("no program")
        assertEquals("the program" to true, copied.readText() to copied.canExecute())
        assertEquals(copied, find(program))
        assertEquals(2, copies)
        assertEquals(listOf("redemption"), copied.parentFile.list()?.toList())
        assertEquals(null, PackedProgram.find(cache, "Linux amd64") { null })
    }
}
