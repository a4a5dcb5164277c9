package org.redemptionkit

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A running `redemption serve`.
 *
 * On the JVM `RedemptionServer.start()` starts one as a child process. Close it at the end of a test; it also ends with the JVM.
 *
 * @property connection what carries the calls.
 */
public class RedemptionServer(public val connection: Connection) : AutoCloseable {
    /**
     * Calls any method by its name, with its params and result as JSON.
     *
     * @throws RedemptionException when there is no result.
     */
    public suspend fun call(method: String, params: JsonObject = JsonObject(emptyMap())): JsonElement =
        connection.call(method, params)

    /** Every event from the moment of collecting on, in the server's order. Slow collectors lose none. */
    public val events: Flow<JsonObject> get() = connection.events

    /** Keeps the events from now on. What came before a reply is there once the reply is. */
    public fun recordEvents(): EventRecorder = connection.recordEvents()

    /** Ends the server. Calls that wait fail with [ServerExited]; closing twice is fine. */
    override fun close(): Unit = connection.close()

    public companion object
}
