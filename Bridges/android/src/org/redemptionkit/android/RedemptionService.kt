package org.redemptionkit.android

import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.intOrNull
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.longOrNull
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import org.redemptionkit.RedemptionServer
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Vendor
import java.util.UUID
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.DurationUnit
import kotlin.time.TimeSource

/** The app did not redeem a link as the test expects. @property redemptions what the service has answered, in order. */
public class RedeemedOnceFailed(sentence: String, public val redemptions: List<ServedRedemption>) : AssertionError(sentence)

/** A redemption that the service has answered. @property code the link's code. @property outcome what happened, not what the SDK says. */
public data class ServedRedemption(public val code: String, public val outcome: OutcomeKind)

/**
 * The services of RevenueCat, Superwall and Qonversion for one test: a space of its own on the local server, to which the real SDKs send their
 * requests. [RedemptionExtension] and [RedemptionRule] make one for each test.
 *
 * It finds a running `redemption up` by REDEMPTION_URL (and REDEMPTION_TOKEN), or starts one for all tests of this process.
 */
public class RedemptionService : AutoCloseable {
    private val local = LocalService.find()
    private val codes = LinkedHashMap<String, String>()
    private val served = ArrayList<ServedRedemption>()
    private var last = 0L

    /** The test's space: ledger, clock, faults, log. */
    public val space: String = "android-" + UUID.randomUUID().toString().take(18)

    /** The typed client of Kotlin Multiplatform, in this space. */
    public val server: RedemptionServer = local.connect()

    /** What `Purchases.proxyURL` and Qonversion's `setProxyURL` are set to. */
    public val proxyUrl: String get() = local.origin

    /** The API key for `PurchasesConfiguration.Builder`. The keys name the space, so that tests do not see each other. */
    public val revenuecatKey: String = key("goog_")

    /** The API key for `Superwall.configure`. */
    public val superwallKey: String = key("pk_")

    /** The project key for `QonversionConfig.Builder`. */
    public val qonversionKey: String = key("")

    init {
        try {
            call("space/use") { put("space", space); put("clock", "offset") }
        } catch (failed: Exception) {
            server.close()
            throw failed
        }
    }

    private fun key(prefix: String) = prefix + "space_" + space + (local.token?.let { "_$it" } ?: "")

    private fun call(method: String, params: JsonObjectBuilder.() -> Unit): JsonElement =
        server.connection.callBlocking(method, buildJsonObject(params))

    /**
     * Sells a purchase on the web in a situation of `outcomes/list`, such as `linkExpired (used)`, and returns the link that its buyer gets.
     *
     * @param product what is sold; `pro_monthly` by default. @param entitlements what it gives; `pro` by default. @param appUserId who buys
     * it; an anonymous buyer by default. @param email the buyer's address; empty for none. @param scheme the app's URL scheme.
     */
    @JvmOverloads
    public fun sell(
        vendor: Vendor, situation: String = "redeemed", product: String? = null, entitlements: List<String>? = null,
        appUserId: String? = null, email: String? = null, scheme: String? = null,
    ): String = runBlocking {
        val prepared = server.outcomes.prepare(vendor, situation, product, entitlements, null, appUserId, email, scheme)
        codes[prepared.url] = prepared.code
        prepared.url
    }

    /** Moves the space's clock; SDKs see it in the next answer. */
    public fun advance(time: Duration) {
        runBlocking { server.clock.advance(time.toDouble(DurationUnit.SECONDS)) }
    }

    /** The command that opens a link in the app of an emulator or a phone. @param application the app's package. */
    public fun adb(link: String, application: String): List<String> =
        listOf("adb", "shell", "am", "start", "-W", "-a", "android.intent.action.VIEW", "-d", "'$link'", application)

    /** What the service has answered to redemptions of a link that [sell] returned, or of all. A request that a fault has hit is `failed`. */
    @Synchronized
    public fun redemptions(link: String? = null): List<ServedRedemption> {
        do {
            val read = call("log/read") {
                put("after", last)
                put("reveal", true)
                putJsonArray("kinds") { add("answer"); add("request") }
            }.jsonObject
            val entries = read["entries"]?.jsonArray.orEmpty().map { it.jsonObject }
            entries.forEach(::hear)
            last = entries.mapNotNull { it["sequence"]?.jsonPrimitive?.longOrNull }.maxOrNull() ?: last
        } while (entries.isNotEmpty())
        val code = link?.let { codes[it] ?: throw IllegalArgumentException("The link is none that `sell` has returned.") }
        return served.filter { code == null || it.code == code }
    }

    private fun hear(entry: JsonObject) {
        if (entry["kind"]?.jsonPrimitive?.contentOrNull == "answer") {
            if (entry["session"] !is JsonNull) return
            entry["outcomes"]?.jsonArray.orEmpty().map { it.jsonObject }.forEach { outcome ->
                val code = outcome["code"]?.jsonPrimitive?.contentOrNull ?: return@forEach
                served += ServedRedemption(code, OutcomeKind.fromJson(outcome["kind"] ?: JsonNull))
            }
        } else if ((entry["status"]?.jsonPrimitive?.intOrNull ?: 599) >= 500) {
            val body = entry["body"].toString()
            codes.values.filter { it in body }.forEach { served += ServedRedemption(it, OutcomeKind.fromJson(JsonPrimitive("failed"))) }
        }
    }

    /**
     * The app has redeemed a link once, with that outcome. Waits for it for at most [within], and then looks for a second one for [quiet].
     *
     * An SDK repeats a request that failed, so that failures are not counted. Superwall's SDK sends its codes again with each of its polls:
     * use [redemptions] there.
     *
     * @param shows what the app shows, for the message. @throws RedeemedOnceFailed with a sentence.
     */
    @JvmOverloads
    public fun expectRedeemedOnce(
        link: String, outcome: OutcomeKind, shows: String? = null, within: Duration = 1.seconds, quiet: Duration = 250.milliseconds,
    ) {
        val began = TimeSource.Monotonic.markNow()
        while (redemptions(link).isEmpty() && began.elapsedNow() < within) Thread.sleep(10)
        if (redemptions(link).isNotEmpty()) Thread.sleep(quiet.inWholeMilliseconds)
        val all = redemptions(link)
        val app = shows?.let { ", the app showed \"$it\"" } ?: ""
        val failure = when {
            all.isEmpty() -> "never redeemed: no SDK sent the link's code to $proxyUrl with a key of this space$app."
            all.any { it.outcome != outcome } -> "${all.first { it.outcome != outcome }.outcome.word}$app, and the test expected ${outcome.word}."
            all.size > 1 && outcome.word != "failed" -> "redeemed ${all.size} times$app, and the test expected once."
            else -> return
        }
        throw RedeemedOnceFailed(failure, redemptions())
    }

    private val OutcomeKind.word: String get() = toJson().jsonPrimitive.content

    /** Strict: every link that was sold has been redeemed. @throws RedeemedOnceFailed if one has not. */
    public fun expectNothingMissed() {
        val missed = codes.filterValues { code -> redemptions().none { it.code == code } }.keys
        if (missed.isNotEmpty()) throw RedeemedOnceFailed("strict: ${missed.joinToString { "$it was sold and never redeemed" }}.", redemptions())
    }

    /** Ends the test's space. The server runs on. */
    override fun close() {
        server.use { call("space/delete") { put("space", space) } }
    }
}
