package org.redemptionkit

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.AllMethods
import org.redemptionkit.generated.Deleted
import org.redemptionkit.generated.MethodCaller
import org.redemptionkit.generated.SessionEvent
import org.redemptionkit.generated.UnexpectedJson
import org.redemptionkit.generated.Vendor

/**
 * A running `redemption serve`: `server.link.parse(…)`, `server.session.open(…)` and so on, every method typed.
 *
 * On the JVM `RedemptionServer.start()` starts one as a child process. Close it at the end of a test; it also ends with the JVM.
 *
 * @property connection what carries the calls.
 */
public class RedemptionServer(public val connection: Connection) : AllMethods(TypedCaller(connection)), AutoCloseable {
    /** Every event from the moment of collecting on, in the server's order. Slow collectors lose none. */
    public val events: Flow<SessionEvent> get() = connection.eventFlow().map(::readEvent)

    /**
     * Calls any method by its name, with its params and result as JSON.
     *
     * @throws RedemptionException when there is no result.
     */
    public suspend fun call(method: String, params: JsonObject = JsonObject(emptyMap())): JsonElement =
        connection.call(method, params)

    /** Keeps the events from now on. What came before a reply is there once the reply is. */
    public fun recordEvents(): EventRecorder = EventRecorder(connection)

    /**
     * Starts over: deletes customers, purchases, codes, mail, receipts and faults, and restores the default policies.
     *
     * [vendor] limits it to one vendor. Open sessions and the clock stay as they are. Returns the counts of what was deleted.
     *
     * If the server has ended by itself, this starts another one with the same options: a crash in one test does not fail the next. The
     * installed apps of the old one are gone: install them again.
     *
     * @throws CallRefused while a redemption is in progress, and on a ledger in a file without `--allow-reset`.
     * @throws ServerExited if the test has closed the server.
     */
    public suspend fun reset(vendor: Vendor? = null): Deleted = try {
        store.reset(vendor).deleted
    } catch (failed: RedemptionException) {
        if (!connection.revive()) throw failed
        store.reset(vendor).deleted
    }

    /** Ends the server. Calls that wait fail with [ServerExited]; closing twice is fine. */
    override fun close(): Unit = connection.close()

    public companion object
}

private class TypedCaller(private val connection: Connection) : MethodCaller {
    override suspend fun <Result> call(method: String, params: JsonObject, read: (JsonElement) -> Result): Result =
        reading(method, connection.call(method, params), read)
}

/** Returns a result as [read] decodes it. @throws UnreadableReply if it is not what the contract says. */
internal fun <Result> reading(method: String, json: JsonElement, read: (JsonElement) -> Result): Result = try {
    read(json)
} catch (unexpected: UnexpectedJson) {
    throw UnreadableReply(method, "at \"${unexpected.pointer}\" it expected ${unexpected.expected}", unexpected)
}

internal fun readEvent(json: JsonObject): SessionEvent = reading("session/event", json) { SessionEvent.fromJson(it) }
