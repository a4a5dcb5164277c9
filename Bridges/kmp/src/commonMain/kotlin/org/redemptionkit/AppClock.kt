package org.redemptionkit

import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineExceptionHandler
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Delay
import kotlinx.coroutines.DisposableHandle
import kotlinx.coroutines.InternalCoroutinesApi
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update
import kotlin.concurrent.Volatile
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.resume

/**
 * The main thread and the time of an app that [explore] plays: a dispatcher like a `TestDispatcher`, whose delays pass by events of the search
 * alone. Install the SDKs with it, and start the app's coroutines in [scope]; `Dispatchers.setMain(clock)` makes it the main dispatcher.
 */
@OptIn(InternalCoroutinesApi::class)
public class AppClock internal constructor() : CoroutineDispatcher(), Delay {
    private class Timer(val due: Long, val action: Runnable)

    private val ready = Channel<Runnable>(Channel.UNLIMITED)
    private val timers = MutableStateFlow(emptyList<Timer>())

    /** The app's time: milliseconds since 1970-01-01T00:00:00Z. */
    @Volatile
    public var now: Long = 0
        internal set

    /** A scope of the app. What a coroutine of it throws is a finding; all of them end with the story. */
    public val scope: CoroutineScope = CoroutineScope(this + SupervisorJob() + CoroutineExceptionHandler { _, thrown -> failed(thrown) })

    /** The installed apps. */
    internal val apps = ArrayList<ChannelSession>()

    /** What the app threw first since it was looked at. */
    @Volatile
    internal var failure: Throwable? = null

    internal fun failed(thrown: Throwable) {
        if (failure == null) failure = thrown
    }

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        ready.trySend(block)
    }

    override fun scheduleResumeAfterDelay(timeMillis: Long, continuation: CancellableContinuation<Unit>) {
        val timer = invokeOnTimeout(timeMillis, Runnable { continuation.resume(Unit) }, continuation.context)
        continuation.invokeOnCancellation { timer.dispose() }
    }

    override fun invokeOnTimeout(timeMillis: Long, block: Runnable, context: CoroutineContext): DisposableHandle {
        val timer = Timer(now + timeMillis, block)
        timers.update { it + timer }
        return DisposableHandle { timers.update { it - timer } }
    }

    /** Runs all that can run before time passes. Returns false if there was nothing. @throws NeverSettled if there is no end of it. */
    internal fun runCurrent(): Boolean {
        for (count in 0..<MOST) (ready.tryReceive().getOrNull() ?: takeDue() ?: return count > 0).run()
        throw NeverSettled()
    }

    private fun takeDue(): Runnable? {
        val timer = timers.value.filter { it.due <= now }.minByOrNull { it.due } ?: return null
        timers.update { it - timer }
        return timer.action
    }

    /** In how many milliseconds timers are due, each moment once, the next one first. */
    internal val dues: List<Double> get() = timers.value.map { maxOf(0, it.due - now).toDouble() }.distinct().sorted()

    /** Forgets all that waits: the app has ended. */
    internal fun clear() {
        while (ready.tryReceive().isSuccess) Unit
        timers.value = emptyList()
        failure = null
    }

    internal companion object {
        const val MOST = 100_000
    }
}

/** The app did not come to rest: it calls its SDK, or starts coroutines, again and again. */
public class NeverSettled internal constructor() :
    IllegalStateException("The app has not come to rest: it calls its SDK, or starts coroutines without a delay, again and again.")
