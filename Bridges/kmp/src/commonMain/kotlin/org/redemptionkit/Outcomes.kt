package org.redemptionkit

import kotlinx.serialization.json.JsonPrimitive
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.PurchaseKind
import org.redemptionkit.generated.Vendor

/**
 * A situation in which an app redeems: a row of the server's table (`outcomes/list`), for a table test.
 *
 * @property name a name for the test, such as `linkExpired (used)`.
 */
public class OutcomeCase internal constructor(private val vendor: Vendor, public val name: String) {
    /** The outcome that the redemption has. */
    public val outcome: OutcomeKind = OutcomeKind.fromJson(JsonPrimitive(name.substringBefore(' ')))

    /**
     * Brings the situation about by `outcomes/prepare`, and returns the link to open. Faults hit redemptions alone.
     *
     * Policies last until [RedemptionServer.reset].
     *
     * @param product what is sold; `pro_monthly` by default.
     * @param entitlements what it gives; `pro` by default.
     * @param kind a subscription by default, or a one-time purchase.
     * @param appUserId who buys it; an anonymous buyer by default.
     * @param email the buyer's address; empty for none.
     * @param scheme the scheme of the links from now on.
     */
    public suspend fun url(
        server: RedemptionServer, product: String? = null, entitlements: List<String>? = null, kind: PurchaseKind? = null,
        appUserId: String? = null, email: String? = null, scheme: String? = null,
    ): String = server.outcomes.prepare(vendor, name, product, entitlements, kind, appUserId, email, scheme).url

    /** The [name], by which test runners call a case. */
    override fun toString(): String = name
}

/**
 * All outcomes of a redemption, and how to bring each about: for `for (case in Outcomes.revenuecat)`, or a `@MethodSource` of JUnit.
 *
 * RevenueCat's `purchaseBelongsToOtherUser` needs an app that has logged in a user: an anonymous customer becomes an alias of the owner.
 * Superwall has no outcome of its own for another user's purchase.
 */
public object Outcomes {
    // A test runner needs the names before there is a server; a test compares them with its table.
    private val first = listOf("redeemed", "subscriptionExpired", "linkExpired (expired)", "linkExpired (used)", "linkExpired (no address)", "invalidCode")
    private val last = listOf("failed (offline)", "failed (timeout)", "failed (http 500)")

    /** For RevenueCat. */
    public val revenuecat: List<OutcomeCase> = (first + "purchaseBelongsToOtherUser" + last).map { OutcomeCase(Vendor.Revenuecat, it) }

    /** For Superwall. */
    public val superwall: List<OutcomeCase> = (first + last).map { OutcomeCase(Vendor.Superwall, it) }
}
