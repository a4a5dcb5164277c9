package org.redemptionkit

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.cancelChildren
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.RecordedRedemption
import org.redemptionkit.generated.RedemptionListResult
import org.redemptionkit.generated.SDKError
import org.redemptionkit.generated.StoreListResult
import org.redemptionkit.generated.Vendor
import kotlin.concurrent.Volatile
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds

/**
 * One installed app with a simulated SDK: a session of the server, its calls, and its events.
 *
 * Callbacks and delegates are called one after the other, in the order in which the SDK makes them, on the dispatcher that the
 * session was installed with; a real SDK has its main thread for that.
 *
 * @property session the session's name, for other calls of [RedemptionServer] that concern it; another one after `Phone.relaunch` and `reinstall`.
 * @property target whose words it speaks: `vendor/sdk/platform`, such as `revenuecat/kmp/android`.
 */
public class ChannelSession internal constructor(
    internal val server: RedemptionServer,
    private val params: JsonObject,
    dispatcher: CoroutineDispatcher,
    private val isStrict: Boolean = false,
    private val install: (ChannelSession) -> Unit = {},
) : AutoCloseable {
    /** Another server may have another session of this name. */
    private val connection = server.connection.pinned()

    /** Its typed calls. */
    internal val pinned = RedemptionServer(connection)
    private val scope = CoroutineScope(SupervisorJob() + dispatcher)
    private val calls = SupervisorJob(scope.coroutineContext[Job])
    private val callsInProgress = MutableStateFlow(0)
    /** Calls by [start] since the installation; [settle] compares. */
    private val callsStarted = MutableStateFlow(0)
    private val deliveries = Channel<suspend () -> Unit>(Channel.UNLIMITED)
    @Volatile
    private var thrown: Throwable? = null

    @Volatile
    private var isClosed = false

    private var uninstall: () -> Unit = {}

    @Volatile
    private var hear: (name: String, params: JsonElement) -> Unit = { _, _ -> }

    @Volatile
    private var listens: () -> Boolean = { true }

    /** The names of the events, until something of the app listens. */
    private val unheard = MutableStateFlow(emptyList<String>())
    private val subscription: AutoCloseable

    @Volatile
    public var session: String
        private set

    private val deviceId: String

    /** How often the app has started: a call of an earlier start is over. */
    @Volatile
    private var starts = 1

    public val target: String = listOf("vendor", "sdk", "platform").joinToString("/") { params.text(it) }

    private val vendor: Vendor = Vendor.fromJson(params.getValue("vendor"))

    internal val isIos: Boolean = params.text("platform") == "ios"

    /** Its sessions so far, one for each start. */
    @Volatile
    internal var sessions: Set<String>
        private set

    private val recorded = Redemptions(listOf(this))

    /** The redemptions that the app asked its SDK for since the last [RedemptionServer.reset], in that order, as the server has recorded them. */
    public suspend fun redemptions(): List<RecordedRedemption> = recorded.recorded()

    init {
        val opened = connection.callBlocking("session/open", params)
        val result = reading("session/open", opened) { it as JsonObject }
        session = result.text("session")
        if ("warning" in result) SessionWarnings.print(result.text("warning"))
        deviceId = result.text("deviceId")
        sessions = setOf(session)
        subscription = connection.subscribe(object : EventListener {
            override fun onEvent(event: JsonObject) {
                if (event.text("session") != session) return
                val params = event.getValue("params")
                val name = event.text("name")
                deliverToThisStart {
                    unheard.update { if (listens()) emptyList() else it + name }
                    hear(name, params)
                }
            }

            override fun onEnd() = Unit
        })
        scope.launch { for (delivery in deliveries) run(delivery) }
        (dispatcher as? AppClock)?.apps?.add(this)
        install(this)
    }

    /** Kills the app and starts it on the same phone, where its SDK has what it stored; if it [isNew], nothing. */
    internal suspend fun startAgain(isNew: Boolean) {
        isClosed = true
        starts += 1
        calls.cancelChildren()
        connection.call("session/close", JsonObject(mapOf("session" to JsonPrimitive(session))))
        if (isNew) server.device.wipe(vendor, Platform.fromJson(params.getValue("platform")), deviceId)
        // A killed app leaves no paywall, and what the SDK has stored knows the user.
        val ended = if (isNew) setOf("paywall") else setOf("paywall", "appUserId")
        val opened = connection.call("session/open", JsonObject(params - ended + ("deviceId" to JsonPrimitive(deviceId))))
        session = reading("session/open", opened) { it as JsonObject }.text("session")
        sessions += session
        isClosed = false
        install(this)
    }

    /**
     * Waits until every call of the app has ended and every callback of its SDK has run.
     *
     * What the app's own callbacks threw meanwhile is thrown here, and so is a call that ended without a word of the SDK's:
     * [ChannelSilent], [CallTimedOut], [ServerExited].
     */
    public suspend fun settle() {
        do {
            val before = callsStarted.value
            calls.children.forEach { it.join() }
            allHasCome()
            allIsTold()
            // A call that a callback has started may have ended already; its own callback is still to come.
        } while (callsStarted.value != before)
        throwWhatTheAppThrew()
    }

    /** Waits for the reply to a request that changes nothing: it comes behind the events that follow the replies before it. */
    private suspend fun allHasCome() {
        try {
            connection.call("\$/cancelRequest", JsonObject(mapOf("id" to JsonPrimitive(0))))
        } catch (_: RedemptionException) {
            // The server has ended, and nothing more comes.
        }
    }

    /**
     * Waits until the app redeems [url] and its SDK returns a result, and checks that it redeems it exactly once.
     *
     * Passes if the app asked its SDK to redeem the link within 1 s ([within]), the SDK returned a result, and the app did not ask again for
     * 250 ms ([quiet]) without an SDK call in progress. It does not see a second redemption that comes later: pass a longer [quiet] if the app
     * has a longer timer. All times are real, also under `runTest`, whose virtual delays end while this waits.
     *
     * [url] is the link as it was sold, or as the app got it; [shows] is what the app shows, for the message. Throws what [settle] throws.
     *
     * @throws RedeemedOnceFailed if the link was redeemed never or more than once, or with another [outcome], with the server's sentence.
     */
    public suspend fun expectRedeemedOnce(
        url: String,
        outcome: OutcomeKind? = null,
        within: Duration = 1.seconds,
        quiet: Duration = 250.milliseconds,
        shows: String? = null,
    ): RecordedRedemption = recorded.once(Expectation(url, outcome, shows), within, quiet)

    /** True if a callback of the app has thrown, which [settle] throws. */
    internal val hasThrown: Boolean get() = thrown != null

    /** True if a call of the app is in progress. */
    internal val isBusy: Boolean get() = callsInProgress.value > 0 || calls.children.any()

    /** Calls [body] where callbacks are called, and waits for its end. What it throws, [settle] throws. */
    internal suspend fun onMain(body: () -> Unit) {
        deliver(body)
        allIsTold()
    }

    /** Waits until every callback so far has run. */
    internal suspend fun allIsTold() {
        val reached = CompletableDeferred<Unit>()
        deliver { reached.complete(Unit) }
        // After the app is uninstalled, no callback runs.
        val end = scope.coroutineContext.job.invokeOnCompletion { reached.complete(Unit) }
        reached.await()
        end.dispose()
    }

    /**
     * Starts over at the session's vendor: deletes its customers, purchases and codes.
     *
     * The app stays installed, with what its SDK has cached. See [RedemptionServer.reset].
     */
    public suspend fun reset() {
        server.reset(vendor)
    }

    /**
     * Uninstalls the app: its callbacks and delegates hear nothing any more, and a suspended call in progress ends with [PhoneReset].
     *
     * Throws what the app's callbacks threw, unless it was thrown before.
     *
     * @throws SomethingMissed if the app was installed as `isStrict`, and a link was sold and never redeemed, or an event came that nothing heard.
     */
    override fun close() {
        val isFirst = !isClosed
        isClosed = true
        if (listens()) unheard.value = emptyList()
        uninstall()
        subscription.close()
        scope.cancel()
        var missed = emptyList<String>()
        try {
            if (isStrict && isFirst) missed = missed()
            connection.callBlocking("session/close", JsonObject(mapOf("session" to JsonPrimitive(session))))
        } catch (_: RedemptionException) {
            // The server ended first, and the session with it; later calls have failed already.
        }
        throwWhatTheAppThrew()
        if (missed.isNotEmpty()) throw SomethingMissed(missed)
    }

    private fun missed(): List<String> {
        val asked = RedemptionListResult.fromJson(connection.callBlocking("redemption/list", JsonObject(emptyMap()))).redemptions
        val sold = generateSequence(soldPage(null)) { page -> page.nextCursor?.let { soldPage(it) } }.flatMap { it.purchases }.toList()
        // Another form of a link has its code too, and so has the damaged one of the situation `invalidCode`.
        val lost = sold.filter { it.codes.isNotEmpty() && it.codes.none { sold -> asked.any { record -> record.code == sold.code || sold.code in record.url.orEmpty() } } }
        return lost.map { "the link of ${it.purchase.product} was sold and never redeemed" } +
            unheard.value.distinct().map { "$it came, and nothing of the app listened" }
    }

    private fun soldPage(cursor: String?): StoreListResult {
        val page = mapOf("vendor" to params.getValue("vendor"), "reveal" to JsonPrimitive(true)) + listOfNotNull(cursor?.let { "cursor" to JsonPrimitive(it) })
        return StoreListResult.fromJson(connection.callBlocking("store/list", JsonObject(page)))
    }

    /** Gives every event to [listener], in their order; [listens] is true if the app hears of them; [onClose] is called when the app is uninstalled. */
    internal fun hear(onClose: () -> Unit, listens: () -> Boolean, listener: (name: String, params: JsonElement) -> Unit) {
        this.listens = listens
        uninstall = onClose
        hear = listener
    }

    /** Calls the channel and gives its value. @throws ChannelFailure for the channel's own error. */
    internal fun callNow(method: String, arguments: List<JsonElement> = emptyList()): JsonElement =
        if (isClosed) throw PhoneReset(method) else answer(method, connection.callBlocking("channel/call", params(method, arguments)))

    /** The same for code that can suspend. */
    internal suspend fun call(method: String, arguments: List<JsonElement> = emptyList()): JsonElement {
        callsInProgress.update { it + 1 }
        try {
            if (isClosed) throw PhoneReset(method)
            val start = starts
            val result = connection.call("channel/call", params(method, arguments))
            // The server's answer is that the session was closed, in the words of the SDK.
            if (isClosed || start != starts) throw PhoneReset(method)
            return answer(method, result)
        } finally {
            callsInProgress.update { it - 1 }
        }
    }

    /** Any call of the server about this session. */
    internal suspend fun ask(method: String, params: Map<String, JsonElement>): JsonElement =
        connection.call(method, JsonObject(mapOf("session" to JsonPrimitive(session)) + params))

    /** Sends a call before it returns, and reports its end to the app after all earlier events and before all later ones. */
    internal fun start(call: suspend () -> JsonElement, onEnd: (Result<JsonElement>) -> Unit) {
        callsStarted.update { it + 1 }
        val end = CompletableDeferred<() -> Unit>()
        val hasPlace = MutableStateFlow(false)
        val takePlace = { if (hasPlace.compareAndSet(expect = false, update = true)) deliverToThisStart { end.await()() } }
        scope.launch(calls + ReplyArrival(takePlace), start = CoroutineStart.UNDISPATCHED) {
            try {
                val result = try {
                    Result.success(call())
                } catch (failed: RedemptionException) {
                    Result.failure(failed)
                } catch (refused: ChannelFailure) {
                    Result.failure(refused)
                }
                end.complete { onEnd(result) }
                takePlace()
            } finally {
                // A call that is cancelled keeps no later callback waiting.
                end.complete {}
            }
        }
    }

    /** An app that is killed before its turn comes hears nothing more. */
    private fun deliverToThisStart(delivery: suspend () -> Unit) {
        val start = starts
        deliver { if (start == starts) delivery() }
    }

    private fun deliver(delivery: suspend () -> Unit) {
        deliveries.trySend(delivery)
    }

    private suspend fun run(delivery: suspend () -> Unit) {
        try {
            delivery()
        } catch (cancelled: CancellationException) {
            throw cancelled
        } catch (wrong: Throwable) {
            if (thrown == null) thrown = wrong
        }
    }

    /** What a callback of the app has thrown since the last call; null for nothing. */
    internal fun takeThrown(): Throwable? = thrown.also { thrown = null }

    internal fun throwWhatTheAppThrew() {
        takeThrown()?.let { throw it }
    }

    private fun params(method: String, arguments: List<JsonElement>) = JsonObject(
        mapOf("session" to JsonPrimitive(session), "method" to JsonPrimitive(method), "arguments" to JsonArray(arguments)),
    )

    private fun answer(method: String, result: JsonElement): JsonElement {
        val answer = result as? JsonObject ?: throw UnreadableReply("channel/call", "a result that is no object")
        answer["error"]?.let { throw ChannelFailure(reading("channel/call", it, SDKError::fromJson)) }
        answer["silent"]?.let { throw ChannelSilent(method, (it as? JsonPrimitive)?.contentOrNull.orEmpty()) }
        return answer["value"] ?: throw UnreadableReply("channel/call", "neither value nor error nor silent")
    }

    private fun JsonObject.text(name: String): String = (this[name] as? JsonPrimitive)?.contentOrNull.orEmpty()
}

/** The channel's own error, which a drop-in turns into what its SDK throws. */
internal class ChannelFailure(val error: SDKError) : Exception(error.message) {
    val details: JsonObject? get() = error.details as? JsonObject
}

internal fun json(text: String?): JsonElement = if (text == null) JsonNull else JsonPrimitive(text)
