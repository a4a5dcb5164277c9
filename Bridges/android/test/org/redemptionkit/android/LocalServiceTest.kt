package org.redemptionkit.android

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Test
import org.redemptionkit.generated.RecordedRedemption

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
}
