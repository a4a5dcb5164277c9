package org.redemptionkit

import kotlinx.coroutines.flow.Flow
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A way to one server: calls, their replies, and events.
 *
 * The JVM has one that starts a child process. Another platform brings its own; nothing else in the client knows of processes.
 * Calls may be made from any thread. A call that gets no reply in time ends with [CallTimedOut], in real time.
 */
public interface Connection : AutoCloseable {
    /** Every event from the moment of collecting on, in the server's order. Slow collectors lose none. */
    public val events: Flow<JsonObject>

    /**
     * Calls [method] and gives its result. Cancelling the coroutine tells the server, which stops what it does.
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

    /** Keeps the events from now on. What came before a reply is there once the reply is. */
    public fun recordEvents(): EventRecorder

    /** Ends the connection. Calls that wait fail with [ServerExited]; closing twice is fine. */
    override fun close()
}

/** The events since it was made, or since they were last taken. */
public interface EventRecorder : AutoCloseable {
    /** The events so far, in the server's order; the next call gives those after them. */
    public fun take(): List<JsonObject>

    /** Stops keeping events. */
    override fun close()
}
