package org.redemptionkit.conformance

import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.Connection
import org.redemptionkit.EventListener
import org.redemptionkit.ReplyArrival
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.atomic.AtomicInteger

/** Passes calls on, and keeps what was sent and received, so that a case can compare it with a drop-in's objects. */
internal class RecordingConnection(private val real: Connection) : Connection by real {
    class Record(val method: String, val params: JsonObject) {
        @Volatile
        var result: JsonElement? = null
    }

    private val records = CopyOnWriteArrayList<Record>()

    /** The number of calls so far. */
    val count: Int get() = records.size

    /** The last call of [method] after the first [count]; null if there is none. */
    fun lastAfter(count: Int, method: String): Record? = records.drop(count).lastOrNull { it.method == method }

    override fun pinned(): Connection = this

    private val events = AtomicInteger()
    private val counting = real.subscribe(object : EventListener {
        override fun onEvent(event: JsonObject) {
            events.incrementAndGet()
        }

        override fun onEnd() = Unit
    })

    /** The number of events so far. */
    val eventCount: Int get() = events.get()

    /** The number of events when the last reply came. */
    @Volatile
    var eventCountAtReply = 0
        private set

    override suspend fun call(method: String, params: JsonObject): JsonElement {
        val record = record(method, params)
        val outer = currentCoroutineContext()[ReplyArrival]
        val arrival = ReplyArrival {
            eventCountAtReply = events.get()
            outer?.arrived?.invoke()
        }
        return withContext(arrival) { real.call(method, params) }.also { record.result = it }
    }

    override fun callBlocking(method: String, params: JsonObject): JsonElement = runBlocking { call(method, params) }

    override fun close() {
        counting.close()
        real.close()
    }

    private fun record(method: String, params: JsonObject) = Record(method, params).also { records += it }
}
