package org.redemptionkit.conformance

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.Connection
import java.util.concurrent.CopyOnWriteArrayList

/** Passes calls on, and keeps what was sent and received, so that a case can compare it with the typed values. */
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

    override suspend fun call(method: String, params: JsonObject): JsonElement {
        val record = record(method, params)
        return real.call(method, params).also { record.result = it }
    }

    override fun callBlocking(method: String, params: JsonObject): JsonElement {
        val record = record(method, params)
        return real.callBlocking(method, params).also { record.result = it }
    }

    private fun record(method: String, params: JsonObject) = Record(method, params).also { records += it }
}

/** The params without nulls: a typed call leaves out what a case gives as null. */
internal fun JsonObject.withoutNulls(): JsonObject = JsonObject(filterValues { it !is JsonNull })
