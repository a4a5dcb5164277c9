package org.redemptionkit.generated

import kotlinx.serialization.json.*

/** A value of the contract. */
public interface WireValue {
    /** As it is on the wire: a value that was read comes out as it was, without members that this client does not know. */
    public fun toJson(): JsonElement
}

/**
 * JSON that is not what the contract says.
 *
 * @property pointer where, as a JSON Pointer (RFC 6901).
 * @property expected what was expected there.
 */
public class UnexpectedJson(public val pointer: String = "", public val expected: String) :
    IllegalArgumentException("At \"$pointer\": expected $expected.")

internal fun JsonElement.members(): JsonObject = this as? JsonObject ?: throw UnexpectedJson(expected = "an object")

internal fun JsonElement.text(): String =
    (this as? JsonPrimitive)?.takeIf { it.isString }?.content ?: throw UnexpectedJson(expected = "a string")

internal fun JsonElement.boolean(): Boolean =
    (this as? JsonPrimitive)?.takeIf { !it.isString }?.booleanOrNull ?: throw UnexpectedJson(expected = "true or false")

// `5` and `5.0` are one number.
internal fun JsonElement.integer(): Long {
    val number = (this as? JsonPrimitive)?.takeIf { !it.isString }
    val whole = number?.longOrNull ?: number?.doubleOrNull?.let { double -> double.toLong().takeIf { it.toDouble() == double } }
    return whole ?: throw UnexpectedJson(expected = "a whole number")
}

internal fun JsonElement.number(): Double =
    (this as? JsonPrimitive)?.takeIf { !it.isString }?.doubleOrNull ?: throw UnexpectedJson(expected = "a number")

internal fun JsonElement.nothing(): JsonNull = this as? JsonNull ?: throw UnexpectedJson(expected = "null")

internal fun <Element> JsonElement.list(read: (JsonElement) -> Element): List<Element> {
    val elements = this as? JsonArray ?: throw UnexpectedJson(expected = "a list")
    return elements.mapIndexed { index, element -> inside(index.toString()) { read(element) } }
}

internal fun <Value> JsonElement.map(read: (JsonElement) -> Value): Map<String, Value> =
    members().mapValues { (name, value) -> inside(name) { read(value) } }

internal fun <Value : Any> JsonElement.orNull(read: (JsonElement) -> Value): Value? = if (this is JsonNull) null else read(this)

internal fun <Value> JsonObject.required(name: String, read: (JsonElement) -> Value): Value = inside(name) {
    read(this[name] ?: throw UnexpectedJson(expected = "a member, which is missing"))
}

internal fun <Value : Any> JsonObject.nullable(name: String, read: (JsonElement) -> Value): Value? =
    required(name) { it.orNull(read) }

internal fun <Value : Any> JsonObject.optional(name: String, read: (JsonElement) -> Value): Value? =
    this[name]?.let { value -> inside(name) { read(value) } }

internal fun <Value : Any> JsonObject.loose(name: String, read: (JsonElement) -> Value): Value? =
    optional(name) { it }?.let { value -> inside(name) { value.orNull(read) } }

internal fun JsonObject.constant(name: String, value: String): Unit = required(name) {
    if (it.text() != value) throw UnexpectedJson(expected = "\"$value\"")
}

internal fun JsonObject.nulls(): Set<String> = filterValues { it is JsonNull }.keys

internal fun JsonElement.isObject(): Boolean = this is JsonObject

internal fun JsonElement.isArray(): Boolean = this is JsonArray

internal fun JsonElement.isNull(): Boolean = this is JsonNull

internal fun JsonElement.isString(): Boolean = this is JsonPrimitive && isString

internal fun JsonElement.isBoolean(): Boolean = this is JsonPrimitive && !isString && booleanOrNull != null

internal fun JsonElement.isNumber(): Boolean = this is JsonPrimitive && !isString && doubleOrNull != null

/** Tells of what goes wrong within a member where it is. */
private inline fun <Value> inside(name: String, read: () -> Value): Value = try {
    read()
} catch (wrong: UnexpectedJson) {
    val token = name.replace("~", "~0").replace("/", "~1")
    throw UnexpectedJson("/$token${wrong.pointer}", wrong.expected)
}
