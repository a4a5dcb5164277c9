package org.redemptionkit

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.asExecutor
import kotlinx.coroutines.cancel
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.launch
import kotlinx.coroutines.runInterruptible
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.io.IOException
import java.util.concurrent.CompletableFuture
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.ExecutionException
import java.util.concurrent.Future
import java.util.concurrent.ScheduledThreadPoolExecutor
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicLong
import java.util.concurrent.atomic.AtomicReference
import kotlin.coroutines.ContinuationInterceptor
import kotlin.time.Duration

/**
 * The calls to one server, its replies and its events.
 *
 * One coroutine reads and one writes, on threads of their own kind, so that no dispatcher of a test, and no virtual clock, can hold
 * them up.
 */
internal class ClientConnection(private val transport: Transport, private val timeout: Duration) : Connection {
    // A limited view of the IO dispatcher is not held to the 64 threads of the dispatcher itself: many servers can stand side by side.
    private val pipes = Dispatchers.IO.limitedParallelism(PIPES)
    private val scope = CoroutineScope(SupervisorJob() + pipes)
    private val outgoing = Channel<String>(Channel.UNLIMITED)
    private val waiters = ConcurrentHashMap<Long, Waiter>()
    private val ids = AtomicLong()
    private val ended = AtomicReference<RedemptionException?>(null)
    private val listeners = CopyOnWriteArrayList<EventListener>()

    private class Waiter(val method: String, val complete: (Result<JsonElement>) -> Unit) {
        @Volatile
        var limit: Future<*>? = null
    }

    init {
        scope.launch { write() }
        scope.launch { runInterruptible { read() } }
    }

    override suspend fun call(method: String, params: JsonObject): JsonElement = suspendCancellableCoroutine { continuation ->
        val arrival = continuation.context[ReplyArrival]
        val id = begin(method, params) { result ->
            arrival?.arrived?.invoke()
            // Resumed on a thread of its own, never on the reader's, because the resumed code may block. An AppClock only queues it.
            if (continuation.context[ContinuationInterceptor] is AppClock) continuation.resumeWith(result) else completions.execute { continuation.resumeWith(result) }
        }
        continuation.invokeOnCancellation { cancel(id) }
    }

    override fun callBlocking(method: String, params: JsonObject): JsonElement {
        val reply = CompletableFuture<JsonElement>()
        val id = begin(method, params) { result -> result.fold(reply::complete, reply::completeExceptionally) }
        try {
            return reply.get()
        } catch (interrupted: InterruptedException) {
            cancel(id)
            throw interrupted
        } catch (failed: ExecutionException) {
            throw failed.cause ?: failed
        }
    }

    override fun subscribe(listener: EventListener): AutoCloseable {
        listeners += listener
        if (ended.get() != null) listener.onEnd()
        return AutoCloseable { listeners -= listener }
    }

    override fun close() {
        end(transport.closed)
        transport.awaitEnd()
        scope.cancel()
    }

    /** True if nothing can be called any more. */
    val hasEnded: Boolean get() = ended.get() != null

    /** The end of what the server wrote to its error output, once it has ended. */
    fun lastErrors(): String = transport.lastErrors()

    // MARK: calls

    private fun begin(method: String, params: JsonObject, complete: (Result<JsonElement>) -> Unit): Long {
        val id = ids.incrementAndGet()
        val waiter = Waiter(method, complete)
        // The waiter is there before the request is: a reply cannot come too early.
        waiters[id] = waiter
        ended.get()?.let { reason -> waiters.remove(id)?.complete?.invoke(Result.failure(reason)) }
        waiter.limit = clock.schedule({ timeOut(id) }, timeout.inWholeMilliseconds, TimeUnit.MILLISECONDS)
        if (!waiters.containsKey(id)) waiter.limit?.cancel(false)
        send(
            JsonObject(
                mapOf("jsonrpc" to VERSION, "id" to JsonPrimitive(id), "method" to JsonPrimitive(method), "params" to params),
            ),
        )
        return id
    }

    private fun timeOut(id: Long) {
        val waiter = waiters.remove(id) ?: return
        sendCancel(id)
        waiter.complete(Result.failure(CallTimedOut(waiter.method, timeout)))
    }

    /** Removes a call that its caller has cancelled, and cancels it on the server. A late reply is ignored. */
    private fun cancel(id: Long) {
        val waiter = waiters.remove(id) ?: return
        waiter.limit?.cancel(false)
        sendCancel(id)
    }

    private fun sendCancel(id: Long) = send(
        JsonObject(
            mapOf(
                "jsonrpc" to VERSION,
                "method" to JsonPrimitive("\$/cancelRequest"),
                "params" to JsonObject(mapOf("id" to JsonPrimitive(id))),
            ),
        ),
    )

    private fun send(message: JsonObject) {
        outgoing.trySend(message.toString())
    }

    private suspend fun write() {
        try {
            for (message in outgoing) runInterruptible { writeAll(message) }
        } catch (_: IOException) {
            // A broken pipe is no news of its own: the end of the server's output tells.
        } finally {
            transport.endOutput()
        }
    }

    private fun writeAll(first: String) {
        var message: String? = first
        while (message != null) {
            transport.write(message)
            message = outgoing.tryReceive().getOrNull()
        }
        transport.flush()
    }

    // MARK: replies and events

    private fun read() {
        try {
            while (true) receive(transport.read() ?: break)
            end(transport.exit())
        } catch (unreadable: UnreadableReply) {
            end(unreadable)
            transport.kill()
        } catch (broken: IOException) {
            // Not by initCause, which throws: the exception was made with the cause null, and the calls would wait for ever.
            end(transport.exit().apply { addSuppressed(broken) })
        }
    }

    private fun receive(text: String) {
        val message = try {
            Json.parseToJsonElement(text) as? JsonObject
        } catch (wrong: IllegalArgumentException) {
            throw UnreadableReply(null, "a message that is no JSON", wrong)
        }
        if (message == null) throw UnreadableReply(null, "a message that is no object")
        if ("method" in message) return tell(message)
        if (message["id"] in listOf(null, JsonNull) && message["error"] is JsonObject) return failAll(message)
        val id = (message["id"] as? JsonPrimitive)?.content?.toLongOrNull()
        // A reply without a caller: the call was cancelled, or timed out.
        val waiter = waiters.remove(id ?: throw UnreadableReply(null, "a reply without the id of a call")) ?: return
        waiter.limit?.cancel(false)
        waiter.complete(Replies.read(waiter.method, message))
    }

    /** An error without an id names no call: it fails every pending call with its message. The server still runs. */
    private fun failAll(message: JsonObject) {
        for (id in waiters.keys) {
            val waiter = waiters.remove(id) ?: continue
            waiter.limit?.cancel(false)
            waiter.complete(Replies.read(waiter.method, message))
        }
    }

    private fun tell(message: JsonObject) {
        // Other notifications are a newer server's; they are no events.
        if ((message["method"] as? JsonPrimitive)?.content != "session/event") return
        val event = message["params"] as? JsonObject ?: throw UnreadableReply(null, "an event without params")
        try {
            for (listener in listeners) listener.onEvent(event)
        } catch (wrong: RuntimeException) {
            throw UnreadableReply(null, "an event that its listener cannot take (${wrong.message})", wrong)
        }
    }

    // MARK: the end

    private fun end(reason: RedemptionException) {
        if (!ended.compareAndSet(null, reason)) return
        for (id in waiters.keys) {
            val waiter = waiters.remove(id) ?: continue
            waiter.limit?.cancel(false)
            waiter.complete(Result.failure(reason))
        }
        // Last, as it ends the server, which answers then what it still holds: those answers would be no news of the app's.
        outgoing.close()
        for (listener in listeners) listener.onEnd()
    }

    private companion object {
        const val PIPES = 2
        val VERSION = JsonPrimitive("2.0")
        val completions = Dispatchers.IO.asExecutor()

        /** Counts the limits of all calls in real time, on a thread that no test framework knows of. */
        val clock = ScheduledThreadPoolExecutor(1) { task ->
            Thread(task, "redemption-time-limits").apply { isDaemon = true }
        }.apply { removeOnCancelPolicy = true }
    }
}
