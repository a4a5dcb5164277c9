package org.redemptionkit

import kotlinx.coroutines.CancellableContinuation
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Delay
import kotlinx.coroutines.DisposableHandle
import kotlinx.coroutines.InternalCoroutinesApi
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.runBlocking
import java.util.concurrent.Executors
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.resume

/** One thread whose delays are over at once, as under `runTest`: it stands in for kotlinx-coroutines-test, which is not at hand here. */
@OptIn(InternalCoroutinesApi::class)
internal class SkippingDispatcher : CoroutineDispatcher(), Delay, AutoCloseable {
    private val thread = Executors.newSingleThreadExecutor { Thread(it, "skipping").apply { isDaemon = true } }

    fun run(body: suspend CoroutineScope.() -> Unit): Unit = runBlocking(this, body)

    override fun dispatch(context: CoroutineContext, block: Runnable) = thread.execute(block)

    override fun scheduleResumeAfterDelay(timeMillis: Long, continuation: CancellableContinuation<Unit>) =
        thread.execute { continuation.resume(Unit) }

    override fun invokeOnTimeout(timeMillis: Long, block: Runnable, context: CoroutineContext): DisposableHandle {
        val task = thread.submit(block)
        return DisposableHandle { task.cancel(false) }
    }

    override fun close() {
        thread.shutdown()
    }
}
