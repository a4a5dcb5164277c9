package org.redemptionkit.android

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.redemptionkit.LaunchCommand
import org.redemptionkit.ServerStartFailed
import org.redemptionkit.generated.RecordedRedemption
import java.util.concurrent.TimeUnit

/** Another JVM with tests: starts the service, and prints its process. */
fun main() {
    LocalService.start(LaunchCommand.find(null)).let { (process, _) -> println(process.pid()) }
}

/** The `redemption up` behind the tests of a process. */
class LocalServiceTest {
    private fun isUp(process: ProcessHandle) = process.info().arguments().map { "up" in it }.orElse(false)

    @Test
    fun aServiceThatHasEndedIsStartedAgain() {
        if (System.getenv("REDEMPTION_URL") != null) return // That one is not ours to end.
        val before = LocalService.find()
        for (child in ProcessHandle.current().children().filter(::isUp)) child.also { it.destroyForcibly() }.onExit().join()
        RedemptionService().use { own ->
            assertNotEquals(before.origin, own.proxyUrl)
            assertEquals(own.proxyUrl, LocalService.find().origin)
            assertEquals(emptyList<RecordedRedemption>(), own.redemptions())
        }
    }

    @Test
    fun theServiceEndsWithTheTests() {
        val java = "${System.getProperty("java.home")}/bin/java"
        val tests = ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), "org.redemptionkit.android.LocalServiceTestKt").start()
        val service = ProcessHandle.of(tests.inputReader().readLine().toLong())
        try {
            assertTrue(tests.waitFor(20, TimeUnit.SECONDS), "What reads the service's output keeps the tests from ending.")
            service.ifPresent { it.onExit().get(10, TimeUnit.SECONDS) }
        } finally {
            tests.destroy()
        }
    }

    @Test
    fun aServiceThatDoesNotStartSaysWhy() {
        val command = LaunchCommand.find(null, mapOf(LaunchCommand.VARIABLE to "sh -c 'echo No port is free. >&2'"))
        val failed = assertThrows(ServerStartFailed::class.java) { LocalService.start(command) }
        assertEquals("No port is free.\n", failed.errorOutput)
    }

    @Test
    fun aServiceMayPrintAsMuchAsItLikes() {
        val command = LaunchCommand.find(null, mapOf(LaunchCommand.VARIABLE to "sh -c 'echo http://127.0.0.1:1; seq 100000'"))
        assertTrue(LocalService.start(command).first.waitFor(20, TimeUnit.SECONDS))
    }
}
