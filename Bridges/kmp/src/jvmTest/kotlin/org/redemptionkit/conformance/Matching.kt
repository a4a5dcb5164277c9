package org.redemptionkit.conformance

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.math.BigDecimal

/** The first place where [actual] is not [expected], or null. `5` and `5.0` are one number; null is not absence. */
internal fun difference(expected: JsonElement, actual: JsonElement, part: Boolean, path: String = ""): String? = when (expected) {
    is JsonObject -> if (actual is JsonObject) objectDifference(expected, actual, part, path) else mismatch(expected, actual, path)
    is JsonArray -> if (actual is JsonArray) arrayDifference(expected, actual, part, path) else mismatch(expected, actual, path)
    is JsonPrimitive -> if (actual is JsonPrimitive && samePrimitive(expected, actual)) null else mismatch(expected, actual, path)
}

private fun objectDifference(expected: JsonObject, actual: JsonObject, part: Boolean, path: String): String? {
    for ((name, value) in expected) {
        val own = actual[name] ?: return "$path/$name is missing, expected ${short(value)}"
        difference(value, own, part, "$path/$name")?.let { return it }
    }
    val extra = actual.keys - expected.keys
    return if (part || extra.isEmpty()) null else "$path has ${extra.sorted()}, which is not expected"
}

private fun arrayDifference(expected: JsonArray, actual: JsonArray, part: Boolean, path: String): String? {
    if (expected.size != actual.size) return "$path has ${actual.size} elements, expected ${expected.size}"
    return expected.indices.firstNotNullOfOrNull { difference(expected[it], actual[it], part, "$path/$it") }
}

private fun samePrimitive(expected: JsonPrimitive, actual: JsonPrimitive): Boolean {
    if (expected === JsonNull || actual === JsonNull) return expected === actual
    if (expected.isString || actual.isString) return expected == actual
    val one = expected.content.toBigDecimalOrNull()
    val other = actual.content.toBigDecimalOrNull()
    return if (one != null && other != null) one.compareTo(other) == 0 else expected == actual
}

private fun String.toBigDecimalOrNull(): BigDecimal? = runCatching { BigDecimal(this) }.getOrNull()

private fun mismatch(expected: JsonElement, actual: JsonElement, path: String) =
    "${path.ifEmpty { "the value" }} is ${short(actual)}, expected ${short(expected)}"

private fun short(value: JsonElement): String = value.toString().let { if (it.length > 200) it.take(200) + "…" else it }

/** The value at a JSON Pointer (RFC 6901), or null. */
internal fun JsonElement.pointed(pointer: String): JsonElement? {
    if (pointer.isEmpty()) return this
    return pointer.drop(1).split("/").map { it.replace("~1", "/").replace("~0", "~") }
        .fold(this as JsonElement?) { value, token ->
            when (value) {
                is JsonObject -> value[token]
                is JsonArray -> token.toIntOrNull()?.let(value::getOrNull)
                else -> null
            }
        }
}

/** Fills `${name}` from [saved]: whole strings become the value, others its text. */
internal fun JsonElement.filled(saved: Map<String, JsonElement>): JsonElement = when (this) {
    is JsonObject -> JsonObject(mapValues { it.value.filled(saved) })
    is JsonArray -> JsonArray(map { it.filled(saved) })
    is JsonPrimitive -> if (isString) filledText(content, saved) else this
}

private val PLACE = Regex("\\$\\{([A-Za-z][A-Za-z0-9]*)}")

private fun filledText(text: String, saved: Map<String, JsonElement>): JsonElement {
    fun value(name: String) = saved[name] ?: error("nothing saved \"$name\"")
    PLACE.matchEntire(text)?.let { return value(it.groupValues[1]) }
    return JsonPrimitive(
        PLACE.replace(text) { match ->
            when (val found = value(match.groupValues[1])) {
                is JsonPrimitive -> found.content
                else -> found.toString()
            }
        },
    )
}
