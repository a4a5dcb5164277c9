package org.redemptionkit.conformance

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.redemptionkit.at
import org.redemptionkit.generated.SessionEvent
import org.redemptionkit.generated.UnexpectedJson
import org.redemptionkit.generated.WireValue
import org.redemptionkit.generated.readCustomerReply
import org.redemptionkit.generated.readEventParams
import org.redemptionkit.generated.readReply
import org.redemptionkit.generated.readResult
import org.redemptionkit.text

/**
 * Reads what the server says with the generated types, writes it again, and compares: every result, reply, outcome and event of every
 * case proves them. A type that passes over a member fails here, and so does an unknown case.
 */
internal class TypedReading {
    private val targets = HashMap<String, String>()
    var values = 0
        private set

    /** What the types make wrong of a result, or null. */
    fun read(method: String, params: JsonObject, result: JsonElement): String? {
        if (method == "session/open") targets[(result as JsonObject).text("session")] = target(params)
        compare("the result", result) { readResult(method, it) }?.let { return it }
        val target = when (method) {
            "reply/render" -> target(params.at("target") as JsonObject)
            // A phone's reply may hold members that the contract does not know.
            "reply/read" -> return compare("the reply", params.at("reply"), isOpen = true) {
                readReply(target(params.at("target") as JsonObject), it)
            }
            else -> params["session"]?.let { targets[(it as JsonPrimitive).content] }
        } ?: return null
        val reply = (result as? JsonObject)?.get("reply") ?: return null
        return compare("the reply of $target", reply) { if (method in CUSTOMER) readCustomerReply(target, it) else readReply(target, it) }
    }

    /** What the types make wrong of an event, or null. */
    fun readEvent(event: JsonObject): String? {
        compare("the event", event) { SessionEvent.fromJson(it) }?.let { return it }
        val target = targets[event.text("session")] ?: return null
        return compare("its params", event.getValue("params")) { readEventParams(target, event.text("name"), it) }
    }

    private fun target(words: JsonObject) = "${words.text("vendor")}/${words.text("sdk")}/${words.text("platform")}"

    private fun compare(what: String, json: JsonElement, isOpen: Boolean = false, read: (JsonElement) -> WireValue?): String? {
        val value = try {
            read(json) ?: return null
        } catch (unexpected: UnexpectedJson) {
            return "$what cannot be read with its type: ${unexpected.message}"
        }
        values += 1
        if (value.toString().contains("Unknown(") && "\"Unknown\"" !in json.toString()) unknown(value)?.let { return "$what: $it" }
        val difference = if (isOpen) difference(value.toJson(), json, part = true) else difference(json, value.toJson(), part = false)
        return difference?.let { "$what is written otherwise than it was read: $it" }
    }

    /** A case that the types do not know is a hole in the contract: this server is the one that they were made of. */
    private fun unknown(value: WireValue): String? =
        Regex("""(?:Unknown|Unrecognized)\((?:json|wire)=.{0,80}""").find(value.toString())?.let { "an unknown case: ${it.value}" }

    private companion object {
        val CUSTOMER = setOf("session/customerInfo", "session/logIn", "session/logOut")
    }
}
