package org.redemptionkit.conformance

import com.revenuecat.purchases.kmp.Purchases
import com.superwall.sdk.kmp.Superwall
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.supervisorScope
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.redemptionkit.CallRefused
import org.redemptionkit.ChannelFailure
import org.redemptionkit.ChannelSession
import org.redemptionkit.EventRecorder
import org.redemptionkit.RedemptionException
import org.redemptionkit.RedemptionServer
import org.redemptionkit.text

/**
 * Plays one case: calls of the SDK's native side through the drop-in, others as plain JSON: `Tests/Codegen` has the typed methods.
 *
 * A drop-in's objects must have what the native side sent.
 */
internal class CasePlayer(real: RedemptionServer) {
    private val connection = RecordingConnection(real.connection)
    private val server = RedemptionServer(connection)
    private val saved = HashMap<String, JsonElement>()
    private val waiting = HashMap<String, Pair<Step, Deferred<Result<JsonElement>>>>()
    private val channels = HashMap<String, ChannelSession>()
    private val installed = HashMap<String, ChannelSession>()
    private val delegates = Delegates()
    private var usesDropIns = false

    /** How many calls went through a drop-in's own API, and how many events its delegates heard. */
    var dropInCalls = 0
        private set

    /** What is wrong, or null. */
    suspend fun play(case: Case): String? = supervisorScope {
        usesDropIns = case.steps.any { it.method == "channel/call" || it.method == "session/handleDeepLink" }
        server.recordEvents().use { recorder ->
            case.steps.withIndex().firstNotNullOfOrNull { (index, step) ->
                val wrong = runCatching { play(step, recorder) }.getOrElse { "the runner stopped: $it" }
                wrong?.let { "step ${index + 1} (${step.method}): $it" }
            }.also { waiting.values.forEach { (_, reply) -> reply.cancel() } }
        }.also { channels.values.forEach { it.close() } }
    }

    private suspend fun CoroutineScope.play(step: Step, recorder: EventRecorder): String? {
        val hearsPurchases = Installed.listen(delegates)
        val first = connection.eventCount
        val reply = async(start = CoroutineStart.UNDISPATCHED) { call(step) }
        if (step.later != null) {
            waiting[step.later] = step to reply
            // Its reply must not come yet: a call that is answered has overtaken it.
            server.clock.now()
            return if (reply.isCompleted) "it was answered at once, and is to wait" else null
        }
        judge(step, reply.await())?.let { return it }
        val before = connection.eventCountAtReply - first
        for (name in step.replies) {
            val (earlier, late) = waiting.remove(name) ?: return "no step before is called \"$name\""
            judge(earlier, late.await())?.let { return "the reply to \"$name\": $it" }
        }
        // The reply to a request that changes nothing comes behind all events.
        server.call("\$/cancelRequest", JsonObject(mapOf("id" to JsonPrimitive(0))))
        val events = recorder.take()
        val unheard = judgeDelegates(events, hearsPurchases)
        // The instance, and with it the delegate, changes while a step configures.
        return judgeEvents(step, events, before) ?: unheard.takeUnless { step.configures }
    }

    private suspend fun call(step: Step): Result<JsonElement> {
        val params = step.params.filled(saved) as JsonObject
        return try {
            Result.success(result(step, params))
        } catch (failed: RedemptionException) {
            Result.failure(failed)
        }
    }

    private suspend fun result(step: Step, params: JsonObject): JsonElement = when {
        step.method == "session/open" && usesDropIns -> install(params)
        // The SDK's own types allow no arguments that its native side refuses.
        step.method == "channel/call" && step.error != null -> server.call(step.method, params)
        step.method == "channel/call" -> callChannel(params)
        else -> server.call(step.method, params)
    }

    private fun install(params: JsonObject): JsonElement {
        val before = connection.count
        val channel = ChannelSession(server, params, Dispatchers.Default.limitedParallelism(1))
        channels[channel.session] = channel
        install(channel)
        return connection.lastAfter(before, "session/open")?.result ?: error("the drop-in opened no session")
    }

    private fun install(channel: ChannelSession) {
        val vendor = channel.target.substringBefore('/')
        if (installed.put(vendor, channel) === channel) return
        if (vendor == "revenuecat") Purchases.install(channel) else Superwall.install(channel).also { Superwall.delegate = delegates }
    }

    /** Calls the drop-in, and returns what its native side answered. */
    private suspend fun callChannel(params: JsonObject): JsonElement {
        val channel = channels.getValue(params.text("session"))
        val method = params.text("method")
        val arguments = (params["arguments"] as? JsonArray).orEmpty()
        install(channel)
        val call = dropInCall(channel, method, arguments)
        val before = connection.count
        val outcome = call?.let { runCatching { it() } }
        val sent = connection.lastAfter(before, "channel/call")
        if (outcome == null || sent == null) return callNativeSide(channel, method, arguments)
        val answer = sent.result as? JsonObject ?: throw outcome.exceptionOrNull() ?: error("no answer")
        dropInCalls += 1
        dropInDifference(answer, outcome)?.let { error("the drop-in's $method: $it") }
        return answer
    }

    private fun dropInDifference(answer: JsonObject, outcome: Result<Any?>): String? {
        val thrown = outcome.exceptionOrNull()
        val error = answer["error"] as? JsonObject
        return when {
            error != null -> if (thrown == null) "it did not throw $error" else errorDifference(error, thrown)
            thrown != null -> if ("silent" in answer) null else "it threw $thrown"
            else -> mirrorDifference(answer.getValue("value"), outcome.getOrNull())
        }
    }

    private suspend fun callNativeSide(channel: ChannelSession, method: String, arguments: List<JsonElement>): JsonElement {
        val before = connection.count
        try {
            channel.call(method, arguments)
        } catch (_: ChannelFailure) {
            // The answer has it.
        }
        return connection.lastAfter(before, "channel/call")?.result ?: error("no answer")
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
        return null
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

    private fun judgeEvents(step: Step, events: List<JsonObject>, before: Int): String? {
        if (step.events == null && step.eventsAfter == null) return null
        return judgeEvents(step.events.orEmpty(), events.take(before))
            ?: judgeEvents(step.eventsAfter.orEmpty(), events.drop(before))?.let { "after the reply, $it" }
    }

    private fun judgeEvents(expected: List<Step.ExpectedEvent>, events: List<JsonObject>): String? {
        val names = events.map { it.text("name") }
        if (names != expected.map { it.name }) return "the events are $names, expected ${expected.map { it.name }}"
        return expected.zip(events).firstNotNullOfOrNull { (word, event) ->
            word.params?.let { difference(it.filled(saved), event.getValue("params"), part = true, "/${word.name}") }
        }
    }

    /** What the drop-ins' delegates did not hear of the installed sessions' events. */
    private suspend fun judgeDelegates(events: List<JsonObject>, hearsPurchases: Boolean): String? {
        installed.values.forEach { it.allIsTold() }
        val heard = events.filter { event ->
            val channel = installed.values.firstOrNull { it.session == event.text("session") }
            channel != null && (hearsPurchases || event.text("name") != "customerInfoUpdated")
        }
        return delegates.difference(heard)
    }
}
