package org.redemptionkit.conformance

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.async
import kotlinx.coroutines.supervisorScope
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.CallRefused
import org.redemptionkit.EventRecorder
import org.redemptionkit.RedemptionException
import org.redemptionkit.RedemptionServer
import org.redemptionkit.text

/** Plays one case against a server, with the typed reading of every result and event beside the raw one. */
internal class CasePlayer(private val server: RedemptionServer) {
    private val saved = HashMap<String, JsonElement>()
    private val waiting = HashMap<String, Pair<Step, Deferred<Result<JsonElement>>>>()
    private val types = TypedReading()

    /** How many values were read with their types and written again. */
    val typedValues: Int get() = types.values

    /** What is wrong, or null. */
    suspend fun play(case: Case): String? = supervisorScope {
        server.recordEvents().use { recorder ->
            case.steps.withIndex().firstNotNullOfOrNull { (index, step) ->
                val wrong = runCatching { play(step, recorder) }.getOrElse { "the runner stopped: $it" }
                wrong?.let { "step ${index + 1} (${step.method}): $it" }
            }.also { waiting.values.forEach { (_, reply) -> reply.cancel() } }
        }
    }

    private suspend fun CoroutineScope.play(step: Step, recorder: EventRecorder): String? {
        val reply = async(start = CoroutineStart.UNDISPATCHED) { call(step) }
        if (step.later != null) {
            waiting[step.later] = step to reply
            // Its reply must not come yet: a call that is answered has overtaken it.
            server.call("clock/now")
            return if (reply.isCompleted) "it was answered at once, and is to wait" else null
        }
        judge(step, reply.await())?.let { return it }
        for (name in step.replies) {
            val (earlier, late) = waiting.remove(name) ?: return "no step before is called \"$name\""
            judge(earlier, late.await())?.let { return "the reply to \"$name\": $it" }
        }
        return judgeEvents(step, recorder.take())
    }

    private suspend fun call(step: Step): Result<JsonElement> = try {
        Result.success(server.call(step.method, step.params.filled(saved) as JsonObject))
    } catch (failed: RedemptionException) {
        Result.failure(failed)
    }

    private fun judge(step: Step, reply: Result<JsonElement>): String? {
        val expected = step.expected
        if (expected is Expected.Refusal) return judgeRefusal(expected.error, reply)
        val result = reply.getOrElse { return it.message }
        val wrong = when (expected) {
            is Expected.Whole -> difference(expected.value.filled(saved), result, part = false)
            is Expected.Part -> difference(expected.value.filled(saved), result, part = true)
            is Expected.Refusal -> null
        }
        if (wrong != null) return wrong
        for ((name, pointer) in step.save) saved[name] = result.pointed(pointer) ?: return "the result has no $pointer to save"
        return types.read(step.method, step.params.filled(saved) as JsonObject, result)
    }

    private fun judgeRefusal(expected: Step.ExpectedError, reply: Result<JsonElement>): String? {
        val refusal = reply.exceptionOrNull() ?: return "it gave a result, expected the error ${expected.kind}"
        if (refusal !is CallRefused) return refusal.message
        return when {
            refusal.code != expected.code -> "the error's code is ${refusal.code}, expected ${expected.code}"
            refusal.kind != expected.kind -> "the error's kind is ${refusal.kind}, expected ${expected.kind}"
            expected.path != null && refusal.path != expected.path -> "the error's path is ${refusal.path}, expected ${expected.path}"
            else -> null
        }
    }

    private fun judgeEvents(step: Step, events: List<JsonObject>): String? {
        for (event in events) types.readEvent(event)?.let { return "the event ${event.text("name")}: $it" }
        val expected = step.events ?: return null
        val names = events.map { it.text("name") }
        if (names != expected.map { it.name }) return "the events are $names, expected ${expected.map { it.name }}"
        return expected.zip(events).firstNotNullOfOrNull { (word, event) ->
            word.params?.let { difference(it.filled(saved), event.getValue("params"), part = true, "/${word.name}") }
        }
    }
}
