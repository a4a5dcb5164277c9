package org.redemptionkit

import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.flow.updateAndGet
import kotlin.time.Duration
import kotlin.time.TimeSource

/** How a redemption can end, for both vendors. [wire] is the name in the server's contract. */
public enum class OutcomeName(public val wire: String) {
    REDEEMED("redeemed"),
    SUBSCRIPTION_EXPIRED("subscriptionExpired"),
    LINK_EXPIRED("linkExpired"),
    INVALID_CODE("invalidCode"),
    PURCHASE_BELONGS_TO_OTHER_USER("purchaseBelongsToOtherUser"),
    FAILED("failed"),
}

/**
 * A redemption that the app asked its SDK for.
 *
 * @property url the link that the app passed.
 * @property code the code in it; null if the SDK sees no redemption link.
 * @property session the session, which is one installation of the app.
 * @property outcome the result that the SDK gave; null while there is none. A success of RevenueCat that leaves nothing active is
 *   [OutcomeName.SUBSCRIPTION_EXPIRED]: its SDK has no result of its own for that.
 * @property error the message of the exception that the call ended with; null if it had a result.
 * @property at when the app asked, in real time since it was installed.
 */
public data class RedemptionRecord(
    val url: String,
    val code: String?,
    val session: String,
    val outcome: OutcomeName? = null,
    val error: String? = null,
    val at: Duration = Duration.ZERO,
) {
    internal val isEnded: Boolean get() = outcome != null || error != null

    internal val result: String get() = outcome?.wire ?: error?.let { "an error, $it" } ?: "still in progress"
}

/**
 * The app did not redeem a link exactly once, or with another outcome than the test expects.
 *
 * @property records all redemptions that the app asked for, in order.
 */
public class RedeemedOnceFailed(expected: String, public val records: List<RedemptionRecord>) : AssertionError(
    "Expected $expected. " + if (records.isEmpty()) {
        "The app asked its SDK for no redemption."
    } else {
        "The app asked its SDK for:\n" + records.withIndex().joinToString("\n") { (index, record) ->
            val later = if (index == 0) "" else ", ${(record.at - records[0].at).inWholeMilliseconds} ms later"
            "${index + 1}. ${record.url}$later: ${record.result} (session ${record.session})"
        }
    },
)

/** The redemptions of one installed app, in the order in which the app asked for them. Any thread may call it. */
internal class RedemptionLog(private val session: () -> String) {
    private val installed = TimeSource.Monotonic.markNow()
    private val entries = MutableStateFlow(emptyList<RedemptionRecord>())

    val records: List<RedemptionRecord> get() = entries.value

    /** Adds a redemption; returns its place. */
    fun begin(url: String, code: String?): Int =
        entries.updateAndGet { it + RedemptionRecord(url, code, session(), at = installed.elapsedNow()) }.lastIndex

    fun ended(place: Int, outcome: OutcomeName): Unit = change(place) { it.copy(outcome = outcome) }

    fun failed(place: Int, failure: Throwable): Unit = change(place) { it.copy(error = failure.message ?: failure.toString()) }

    /** A result that belongs to the first redemption of its code without one. An SDK may also redeem codes that it has stored. */
    fun delivered(code: String, outcome: OutcomeName) {
        val place = records.indexOfFirst { it.code == code && it.outcome == null }
        if (place >= 0) ended(place, outcome)
    }

    private fun change(place: Int, change: (RedemptionRecord) -> RedemptionRecord): Unit =
        entries.update { all -> all.mapIndexed { index, record -> if (index == place) change(record) else record } }

    /** The redemptions of [url], or of its [code]. */
    fun of(url: String, code: String?): List<RedemptionRecord> = records.filter { it.url == url || code != null && it.code == code }

    /** Returns the only redemption of [url]. @throws RedeemedOnceFailed if there is none or another, or with another [outcome]. */
    fun once(url: String, code: String?, outcome: OutcomeName?): RedemptionRecord {
        val all = records
        val own = of(url, code)
        val record = own.singleOrNull() ?: throw RedeemedOnceFailed("one redemption of $url, but there were ${own.size}", all)
        if (!record.isEnded) throw RedeemedOnceFailed("the end of the redemption of $url, but it is still in progress", all)
        if (outcome != null && record.outcome != outcome) {
            throw RedeemedOnceFailed("the outcome ${outcome.wire} for $url, but it was ${record.result}", all)
        }
        return record
    }
}

/** The outcome that a result of RevenueCat's SDK stands for. */
internal fun outcome(result: Result): OutcomeName = when (result) {
    is Result.Success -> if (result.customerInfo.hasAccess) OutcomeName.REDEEMED else OutcomeName.SUBSCRIPTION_EXPIRED
    is Result.Error -> OutcomeName.FAILED
    is Result.InvalidToken -> OutcomeName.INVALID_CODE
    is Result.Expired -> OutcomeName.LINK_EXPIRED
    is Result.PurchaseBelongsToOtherUser -> OutcomeName.PURCHASE_BELONGS_TO_OTHER_USER
}

private val CustomerInfo.hasAccess: Boolean
    get() = entitlements.active.isNotEmpty() || activeSubscriptions.isNotEmpty() || nonSubscriptionTransactions.isNotEmpty()

/** The outcome that a result of Superwall's SDK stands for. */
internal fun outcome(result: RedemptionResult): OutcomeName = when (result) {
    is RedemptionResult.Success -> OutcomeName.REDEEMED
    is RedemptionResult.Error -> OutcomeName.FAILED
    is RedemptionResult.InvalidCode -> OutcomeName.INVALID_CODE
    is RedemptionResult.ExpiredCode -> OutcomeName.LINK_EXPIRED
    is RedemptionResult.ExpiredSubscription -> OutcomeName.SUBSCRIPTION_EXPIRED
}

internal val RedemptionResult.code: String
    get() = when (this) {
        is RedemptionResult.Success -> code
        is RedemptionResult.Error -> code
        is RedemptionResult.InvalidCode -> code
        is RedemptionResult.ExpiredCode -> code
        is RedemptionResult.ExpiredSubscription -> code
    }
