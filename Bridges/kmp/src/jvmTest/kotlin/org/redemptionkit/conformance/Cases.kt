package org.redemptionkit.conformance

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.io.File

/** The shared cases; Tests/Conformance/README.md describes them. */
@Serializable
internal data class CaseIndex(val files: List<Entry>) {
    @Serializable
    data class Entry(val file: String)
}

@Serializable
internal data class CaseFile(val cases: List<Case>) {
    /** Cases that change nothing may share a server. */
    val isPure: Boolean get() = cases.all { case -> case.steps.all { it.method in PURE } }
}

private val PURE = setOf("link/parse", "reply/render", "reply/read")

@Serializable
internal data class Case(val description: String, val steps: List<Step>) {
    /** Whether it has targets, and all of them are of this SDK. This package has no types for other SDKs. */
    fun isFor(sdk: String): Boolean {
        val sdks = steps.flatMap { step -> listOf(step.params["sdk"], (step.params["target"] as? JsonObject)?.get("sdk")) }
        return sdks.any { it != null } && sdks.all { it == null || it == JsonPrimitive(sdk) }
    }
}

@Serializable
internal data class Step(
    val method: String,
    val params: JsonObject,
    @SerialName("result") private val whole: JsonElement? = null,
    @SerialName("contains") private val part: JsonElement? = null,
    val error: ExpectedError? = null,
    val save: Map<String, String> = emptyMap(),
    val events: List<ExpectedEvent>? = null,
    val eventsAfter: List<ExpectedEvent>? = null,
    val later: String? = null,
    val replies: List<String> = emptyList(),
) {
    /** True if the app configures its SDK by its own call. */
    val configures: Boolean get() = method == "channel/call" && params["method"] == JsonPrimitive("configure")

    @Serializable
    data class ExpectedError(val code: Int, val kind: String, val path: String? = null)

    @Serializable
    data class ExpectedEvent(val name: String, val params: JsonElement? = null)

    val expected: Expected
        get() = when {
            error != null -> Expected.Refusal(error)
            part != null -> Expected.Part(part)
            // One of the three is there: without the others, a null is the result null.
            else -> Expected.Whole(whole ?: JsonNull)
        }
}

/** What has to come of a step. */
internal sealed interface Expected {
    data class Whole(val value: JsonElement) : Expected

    data class Part(val value: JsonElement) : Expected

    data class Refusal(val error: Step.ExpectedError) : Expected
}

private val lenient = Json { ignoreUnknownKeys = true }

/** Every file of the folder, in the order of its index, with the cases of Kotlin Multiplatform. */
internal fun readCases(folder: File): List<Pair<String, CaseFile>> {
    val index = lenient.decodeFromString<CaseIndex>(File(folder, "index.json").readText())
    return index.files.map { it.file to kmpCases(File(folder, it.file)) }
}

private fun kmpCases(file: File): CaseFile =
    CaseFile(lenient.decodeFromString<CaseFile>(file.readText()).cases.filter { it.isFor("kmp") })
