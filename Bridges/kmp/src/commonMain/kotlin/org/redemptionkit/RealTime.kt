package org.redemptionkit

import kotlinx.coroutines.delay
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeSource

/**
 * Waits in turns of real time. Call it on a dispatcher whose delays are real.
 *
 * A turn counts at most 10 ms, however long it took: in a process that stood still, the app's own timers run first.
 */
internal class RealTime {
    private var turnBegan = TimeSource.Monotonic.markNow()

    /** Waits for a turn and returns the time that it counts. */
    suspend fun turn(): Duration {
        delay(5.milliseconds)
        val passed = turnBegan.elapsedNow()
        turnBegan = TimeSource.Monotonic.markNow()
        return minOf(passed, 10.milliseconds)
    }

    /** Waits until [isDone], for at most [limit]. Returns true if it is. */
    suspend inline fun until(limit: Duration, isDone: () -> Boolean): Boolean {
        var passed = Duration.ZERO
        while (!isDone()) {
            if (passed >= limit) return false
            passed += turn()
        }
        return true
    }

    companion object {
        /** How long a result, or the end of a call, is waited for at the most. */
        val PATIENCE: Duration = 2.seconds

        /** How long a link's answer is waited for that only comes when the test moves the clock. */
        val HELD: Duration = 500.milliseconds
    }
}
