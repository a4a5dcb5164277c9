package org.redemptionkit

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.intOrNull

/** Reads the reply to a call: its result, or the error as [CallRefused]. */
public object Replies {
    /** @param message the whole reply, as the server sent it. */
    public fun read(method: String, message: JsonObject): Result<JsonElement> {
        message["result"]?.let { return Result.success(it) }
        val error = message["error"] as? JsonObject
            ?: return Result.failure(UnreadableReply(method, "a reply with neither result nor error"))
        return Result.failure(refusal(method, error) ?: UnreadableReply(method, "an error without code and data.kind: ${error.text("message").orEmpty()}"))
    }

    private fun refusal(method: String, error: JsonObject): CallRefused? {
        val data = error["data"] as? JsonObject ?: return null
        return CallRefused(
            method = method,
            code = (error["code"] as? JsonPrimitive)?.intOrNull ?: return null,
            kind = data.text("kind") ?: return null,
            path = data.text("path"),
            expected = data.text("expected"),
            details = data["details"],
            serverMessage = error.text("message").orEmpty(),
        )
    }

    private fun JsonObject.text(name: String): String? = (this[name] as? JsonPrimitive)?.contentOrNull
}
