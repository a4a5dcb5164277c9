package org.redemptionkit.conformance

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.SessionEvent
import org.redemptionkit.generated.UnexpectedJson
import org.redemptionkit.generated.WireValue
import org.redemptionkit.generated.readResult

/**
 * Reads what the server says with the generated types, writes it again, and compares: every result, outcome and event of every case
 * proves them. `Tests/Codegen` does the same with every reply of every target. A type that passes over a member fails here, and so does an unknown case.
 */
internal class TypedReading {
    var values = 0
        private set

    /** What the types make wrong of a result, or null. */
    fun read(method: String, result: JsonElement): String? = compare("the result", result) { readResult(method, it) }

    /** What the types make wrong of an event, or null. */
    fun readEvent(event: JsonObject): String? = compare("the event", event) { SessionEvent.fromJson(it) }

    private fun compare(what: String, json: JsonElement, read: (JsonElement) -> WireValue?): String? {
        val value = try {
            read(json) ?: return null
        } catch (unexpected: UnexpectedJson) {
            return "$what cannot be read with its type: ${unexpected.message}"
        }
        values += 1
        if (value.toString().contains("Unknown(") && "\"Unknown\"" !in json.toString()) unknown(value)?.let { return "$what: $it" }
        return difference(json, value.toJson(), part = false)?.let { "$what is written otherwise than it was read: $it" }
    }

    /** A case that the types do not know is a hole in the contract: this server is the one that they were made of. */
    private fun unknown(value: WireValue): String? =
        Regex("""(?:Unknown|Unrecognized)\((?:json|wire)=.{0,80}""").find(value.toString())?.let { "an unknown case: ${it.value}" }
}
