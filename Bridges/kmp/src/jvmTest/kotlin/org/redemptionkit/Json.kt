package org.redemptionkit

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** A test on real threads. With kotlinx-coroutines-test at hand, `runTest` does as well. */
internal fun realTest(body: suspend CoroutineScope.() -> Unit): Unit = runBlocking(Dispatchers.Default, body)

/** Calls with the params that [params] builds. */
internal suspend fun RedemptionServer.ask(method: String, params: JsonObjectBuilder.() -> Unit = {}): JsonObject =
    call(method, buildJsonObject(params)).jsonObject

internal fun JsonObject.text(name: String): String = getValue(name).jsonPrimitive.content

/** The value at these names, one inside the other. */
internal fun JsonElement.at(vararg names: String): JsonElement = names.fold(this) { value, name -> value.jsonObject.getValue(name) }
