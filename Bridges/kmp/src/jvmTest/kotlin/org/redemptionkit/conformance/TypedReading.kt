package org.redemptionkit.conformance

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

internal class TypedReading {
    fun read(method: String, params: JsonObject, result: JsonElement): String? = null
    fun readEvent(event: JsonObject): String? = null
}
