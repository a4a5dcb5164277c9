package org.redemptionkit.android

import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import org.redemptionkit.CallRefused
import org.redemptionkit.RedeemedOnceFailed
import org.redemptionkit.RedemptionServer
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.RecordedRedemption
import org.redemptionkit.generated.Vendor
import java.util.UUID
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.DurationUnit
import kotlin.time.TimeSource

/**
 * The services of RevenueCat, Superwall and Qonversion for one test: a space of its own on the local server, to which the real SDKs send their
 * requests. [RedemptionExtension] and [RedemptionRule] make one for each test.
 *
 * It finds a running `redemption up` by REDEMPTION_URL (and REDEMPTION_TOKEN), or starts one for all tests of this process.
 *
 * @param takesAnyKey for an app that configures its SDK with a key of its own: uses the server's main space, which keys without a name open. It is
 * emptied; its clock stays. One test at a time may do so on a server.
 */
public class RedemptionService internal constructor(private val local: LocalService, private val takesAnyKey: Boolean) : AutoCloseable {
    @JvmOverloads
    public constructor(takesAnyKey: Boolean = false) : this(LocalService.find(), takesAnyKey)

    private val sold = ArrayList<String>()

    /** The test's space: ledger, clock, faults, log. */
    public val space: String = if (takesAnyKey) MAIN else "android-" + UUID.randomUUID().toString().take(18)

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
        call("space/use") { put("space", space); put("clock", "offset") }
        if (takesAnyKey) runBlocking { server.reset() }
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
        server.outcomes.prepare(vendor, situation, product, entitlements, null, appUserId, email, scheme).url.also { sold += it }
    }

    /** Moves the space's clock; SDKs see it in the next answer. */
    public fun advance(time: Duration) {
        runBlocking { server.clock.advance(time.toDouble(DurationUnit.SECONDS)) }
    }

    /** The command that opens a link in the app of an emulator or a phone. @param application the app's package. */
    public fun adb(link: String, application: String): List<String> =
        listOf("adb", "shell", "am", "start", "-W", "-a", "android.intent.action.VIEW", "-d", "'$link'", application)

    /**
     * What the service has told the SDKs of a link, or of all. A request that a fault has hit is `failed`, until the SDK repeats it; codes that an SDK
     * has stored and sends again are none.
     */
    public fun redemptions(link: String? = null): List<RecordedRedemption> = runBlocking { server.redemption.list(url = link, session = HTTP).redemptions }

    /**
     * The app has redeemed a link once, with that outcome. Waits for it for at most [within], and then looks for a second one for [quiet].
     *
     * @param shows what the app shows, for the message. @throws RedeemedOnceFailed with the server's sentence.
     */
    @JvmOverloads
    public fun expectRedeemedOnce(
        link: String, outcome: OutcomeKind, shows: String? = null, within: Duration = 1.seconds, quiet: Duration = 250.milliseconds,
    ) {
        val began = TimeSource.Monotonic.markNow()
        while (redemptions(link).isEmpty() && began.elapsedNow() < within) Thread.sleep(10)
        if (redemptions(link).isNotEmpty()) Thread.sleep(quiet.inWholeMilliseconds)
        try {
            runBlocking { server.redemption.expect(link, outcome, session = HTTP, shows = shows) }
        } catch (failed: CallRefused) {
            if (failed.kind != "unexpectedRedemption") throw failed
            throw RedeemedOnceFailed(failed.serverMessage + hint(link), redemptions())
        }
    }

    /** Says so if the app has sent the link with a key that does not name this space. */
    private fun hint(link: String): String {
        if (takesAnyKey || local.token != null || redemptions(link).isNotEmpty()) return ""
        val isElsewhere = local.connect().use { other ->
            other.connection.callBlocking("space/use", buildJsonObject { put("space", MAIN) })
            runBlocking { other.redemption.list(url = link, session = HTTP).redemptions.isNotEmpty() }
        }
        return if (isElsewhere) " The app sent it with an API key of its own. Configure the SDK with the service's, or set takesAnyKey = true." else ""
    }

    /** Strict: every link that was sold has been redeemed. @throws RedeemedOnceFailed if one has not. */
    public fun expectNothingMissed() {
        val missed = sold.filter { redemptions(it).isEmpty() }
        if (missed.isNotEmpty()) throw RedeemedOnceFailed("strict: ${missed.joinToString { "$it was sold and never redeemed" }}.", redemptions())
    }

    /** Ends the test's space. The server runs on. */
    override fun close() {
        server.use { if (!takesAnyKey) call("space/delete") { put("space", space) } }
    }

    private companion object {
        /** The space of keys that name none. */
        const val MAIN = "main"

        /** Stands for a session in the record of redemptions. */
        const val HTTP = "http"
    }
}
