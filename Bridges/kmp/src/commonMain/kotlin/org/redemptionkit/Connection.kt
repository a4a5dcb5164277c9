package org.redemptionkit

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.Platform
import kotlin.coroutines.AbstractCoroutineContextElement
import kotlin.coroutines.CoroutineContext

/**
 * A way to one server: calls, their replies, and events.
 *
 * The JVM has one that starts a child process. Another platform brings its own; nothing else in the client knows of processes.
 * Calls may be made from any thread. A call that gets no reply in time ends with [CallTimedOut], in real time. An error that the server
 * sends without an id names no call: it fails every pending call with its message.
 */
public interface Connection : AutoCloseable {
    /**
     * Calls [method] and returns its result. Cancelling the coroutine cancels the request on the server.
     *
     * @throws RedemptionException when there is no result.
     */
    public suspend fun call(method: String, params: JsonObject): JsonElement

    /**
     * The same for code that cannot suspend. Blocks its thread.
     *
     * @throws RedemptionException when there is no result.
     */
    public fun callBlocking(method: String, params: JsonObject): JsonElement

    /**
     * Calls [listener] with every later event, in the server's order, until the returned object is closed. It runs on the
     * connection's own thread and must not block. The events before a reply come before the call returns.
     */
    public fun subscribe(listener: EventListener): AutoCloseable

    /** The platform of an installed app that names none; null for Android. On the JVM, the one in REDEMPTION_PLATFORM: `ios` or `android`. */
    public val defaultPlatform: Platform? get() = null

    /** The connection to the server that runs now: its calls fail once that server has ended, also after [revive]. */
    public fun pinned(): Connection = this

    /** Starts another server if this one has ended by itself. Returns true if it did. */
    public suspend fun revive(): Boolean = false

    /** Ends the connection. Calls that wait fail with [ServerExited]; closing twice is fine. */
    override fun close()
}

/**
 * In the context of a call: [arrived] is called when its reply comes, where events are told, before those that come after it. A
 * [Connection] that does not look for it calls nothing.
 */
public class ReplyArrival(public val arrived: () -> Unit) : AbstractCoroutineContextElement(ReplyArrival) {
    /** Its key. */
    public companion object Key : CoroutineContext.Key<ReplyArrival>
}

/** Hears of events as they come. */
public interface EventListener {
    /** An event as it is on the wire. */
    public fun onEvent(event: JsonObject)

    /** There will be no more: the server has ended. */
    public fun onEnd()
}
