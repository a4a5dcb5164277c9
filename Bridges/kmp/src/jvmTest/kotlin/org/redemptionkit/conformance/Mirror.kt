package org.redemptionkit.conformance

import com.superwall.sdk.kmp.models.entitlements.LatestSubscriptionState
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlin.reflect.KProperty1
import kotlin.reflect.full.memberProperties
import kotlin.reflect.jvm.isAccessible
import kotlin.time.Instant

/**
 * The first place where an object of the drop-in does not have what the native side sent, or null.
 *
 * Members are properties of the same name. `type` is the name of the class, an enum's word is its name, and a time in milliseconds is an
 * [Instant].
 */
internal fun mirrorDifference(json: JsonElement, value: Any?, path: String = ""): String? = when {
    json is JsonNull || value == null -> if (json is JsonNull && value == null) null else unlike(json, value, path)
    json is JsonObject -> objectDifference(json, value, path)
    json is JsonArray -> listDifference(json, (value as? Collection<*>)?.toList(), path)
    else -> if (samePrimitive(json as JsonPrimitive, value)) null else unlike(json, value, path)
}

private fun objectDifference(json: JsonObject, value: Any, path: String): String? = json.entries.firstNotNullOfOrNull { (name, member) ->
    val own: Any? = when {
        value is Map<*, *> -> if (name in value) value[name] else return "$path/$name is missing"
        name == "type" && member is JsonPrimitive && property(value, name) == null ->
            return@firstNotNullOfOrNull if (value::class.simpleName == member.content) null else unlike(member, value, "$path/type")
        else -> (property(value, name) ?: return "$path/$name is no property of ${value::class.simpleName}").get(value)
    }
    mirrorDifference(member, own, "$path/$name")
}

@Suppress("UNCHECKED_CAST")
private fun property(value: Any, name: String): KProperty1<Any, *>? =
    (value::class.memberProperties.firstOrNull { it.name == name } as? KProperty1<Any, *>)?.also { it.isAccessible = true }

private fun listDifference(json: JsonArray, values: List<Any?>?, path: String): String? {
    if (values?.size != json.size) return unlike(json, values, path)
    return json.indices.firstNotNullOfOrNull { mirrorDifference(json[it], values[it], "$path/$it") }
}

private fun samePrimitive(json: JsonPrimitive, value: Any): Boolean = when (value) {
    is String -> json.isString && json.content == value
    // Its words differ by platform, such as `billing_retry` for IN_BILLING_RETRY_PERIOD.
    is LatestSubscriptionState -> json.content.lowercase().replace("_", "") in value.name.lowercase().replace("_", "")
    is Enum<*> -> json.isString && json.content == value.name
    is Instant -> json.content.toDouble() == value.toEpochMilliseconds().toDouble()
    is Number -> !json.isString && json.content.toDouble() == value.toDouble()
    else -> !json.isString && json.content == value.toString()
}

private fun unlike(json: JsonElement, value: Any?, path: String) = "${path.ifEmpty { "the value" }} is $value, the native side sent $json"
