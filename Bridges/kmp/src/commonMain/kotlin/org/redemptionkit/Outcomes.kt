package org.redemptionkit

import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Sdk
import org.redemptionkit.generated.StorePurchaseResult
import org.redemptionkit.generated.TransferPolicy
import org.redemptionkit.generated.Vendor

/**
 * A way in which a redemption can end, for a table test.
 *
 * @property name a name for the test, such as `linkExpired (used)`.
 * @property outcome the outcome that the redemption has.
 */
public class OutcomeCase internal constructor(
    public val name: String,
    public val outcome: OutcomeName,
    private val prepare: suspend (RedemptionServer) -> String,
) {
    /**
     * Prepares the server so that a redemption has [outcome], and returns the link to open.
     *
     * Faults and policies last until [RedemptionServer.reset].
     */
    public suspend fun url(server: RedemptionServer): String = prepare(server)

    /** The [name], by which test runners call a case. */
    override fun toString(): String = name
}

/**
 * All outcomes of a redemption, and how to bring each about: for `for (case in Outcomes.revenuecat)`, or a `@MethodSource` of JUnit.
 *
 * Superwall has no outcome of its own for another user's purchase.
 */
public object Outcomes {
    /** For RevenueCat. */
    public val revenuecat: List<OutcomeCase> = Cases(Vendor.Revenuecat).all

    /** For Superwall. */
    public val superwall: List<OutcomeCase> = Cases(Vendor.Superwall).all
}

private class Cases(private val vendor: Vendor) {
    val all: List<OutcomeCase>
        get() = listOfNotNull(
            OutcomeCase("redeemed", OutcomeName.REDEEMED) { it.sold().link.url },
            OutcomeCase("subscriptionExpired", OutcomeName.SUBSCRIPTION_EXPIRED) { server ->
                server.sold().also { server.store.expire(it.purchase) }.link.url
            },
            OutcomeCase("linkExpired (expired)", OutcomeName.LINK_EXPIRED) { server ->
                server.sold().also { server.clock.advance(server.store.policy(vendor).linkLifetime) }.link.url
            },
            OutcomeCase("linkExpired (used)", OutcomeName.LINK_EXPIRED) { server -> server.sold().link.url.also { server.use(it) } },
            OutcomeCase("invalidCode", OutcomeName.INVALID_CODE) { it.sold().link.url + "0" },
            OutcomeCase("purchaseBelongsToOtherUser", OutcomeName.PURCHASE_BELONGS_TO_OTHER_USER) { server ->
                server.store.policy(vendor, transfer = TransferPolicy.KeepWithOriginal)
                server.sold(STRANGER).link.url
            }.takeIf { vendor == Vendor.Revenuecat },
            failed("offline") { it.fault.inject(FaultInjection.OFFLINE) },
            failed("timeout") { it.fault.inject(FaultInjection.TIMEOUT, count = ATTEMPTS) },
            failed("http 500") { it.fault.inject(FaultInjection.HTTP, status = 500, count = ATTEMPTS) },
        )

    private fun failed(name: String, inject: suspend (RedemptionServer) -> Unit) =
        OutcomeCase("failed ($name)", OutcomeName.FAILED) { server -> server.sold().link.url.also { inject(server) } }

    private suspend fun RedemptionServer.sold(owner: String? = null): StorePurchaseResult =
        store.purchase(vendor, "pro_monthly", listOf("pro"), appUserId = owner, email = "jane.doe@example.com")

    /** Redeems a link on another phone. */
    private suspend fun RedemptionServer.use(url: String) {
        val phone = session.open(vendor, Sdk.Native, Platform.Ios, appUserId = STRANGER).session
        redemption.redeem(phone, url)
        session.close(phone)
    }

    private companion object {
        /** Somebody else, whom the app must not log in. */
        const val STRANGER = "redemptionkit-stranger"

        /** Superwall's SDK on iOS asks that often. */
        const val ATTEMPTS = 7L
    }
}
