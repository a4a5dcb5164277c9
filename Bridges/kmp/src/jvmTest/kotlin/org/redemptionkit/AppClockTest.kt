package org.redemptionkit

import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.yield
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

/** The clock of an explored app: what runs, in which order, and what an end forgets. */
class AppClockTest {
    private val clock = AppClock()

    @Test
    fun timersRunAsTheyAreDueAndACancelledOneDoesNot() {
        val ran = ArrayList<Long>()
        val jobs = listOf(30L, 10L, 15L, 20L).map { milliseconds ->
            clock.scope.launch {
                delay(milliseconds)
                ran += milliseconds
            }
        }
        clock.runCurrent()
        assertEquals(listOf(10.0, 15.0, 20.0, 30.0), clock.dues)
        jobs[2].cancel()
        clock.runCurrent()
        assertEquals(listOf(10.0, 20.0, 30.0), clock.dues)
        clock.now = 30
        assertTrue(clock.runCurrent())
        assertEquals(listOf(10L, 20L, 30L), ran)
        assertFalse(clock.runCurrent())
    }

    @Test
    fun theFirstFailureIsKeptUntilTheEndThatForgetsAll() {
        for (fault in listOf("the first", "the second")) clock.scope.launch { error(fault) }
        clock.scope.launch { delay(10) }
        clock.runCurrent()
        assertEquals("the first", clock.failure?.message)
        clock.clear()
        assertNull(clock.failure)
        assertEquals(emptyList(), clock.dues)
    }

    @Test
    fun anAppThatDoesNotComeToRestIsAnError() {
        clock.scope.launch { while (true) yield() }
        assertFailsWith<NeverSettled> { clock.runCurrent() }
    }
}
