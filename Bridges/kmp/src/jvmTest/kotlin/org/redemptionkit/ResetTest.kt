package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCustomerInfo
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.TransferPolicy
import org.redemptionkit.generated.Vendor
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** A fresh service between two tests. */
class ResetTest {
    private suspend fun RedemptionServer.sell(vendor: Vendor) =
        store.purchase(vendor, "pro_monthly", listOf("pro"), email = "jane.doe@example.com").link.url

    @Test
    fun everythingSoldIsGoneAndTheClockStays() = realTest {
        RedemptionServer.start().use { server ->
            server.sell(Vendor.Revenuecat)
            server.sell(Vendor.Superwall)
            server.fault.inject(FaultInjection.OFFLINE)
            server.store.policy(Vendor.Revenuecat, transfer = TransferPolicy.KeepWithOriginal)
            val now = server.clock.advance(3600.0).now
            assertEquals(2L, server.reset().purchases)
            assertTrue(server.store.mailbox().messages.isEmpty())
            assertEquals(TransferPolicy.Transfer, server.store.policy(Vendor.Revenuecat).transfer)
            assertEquals(now, server.clock.now().now)
            assertEquals(0L, server.reset().purchases)
        }
    }

    @Test
    fun anAppResetsItsOwnVendorAndStaysInstalled() = realTest {
        RedemptionServer.start().use { server ->
            server.installPurchases().use { app ->
                val purchases = Purchases.configure("key") { appUserId = "ada" }
                val link = server.sell(Vendor.Revenuecat)
                server.sell(Vendor.Superwall)
                app.reset()
                assertEquals(Result.InvalidToken, purchases.awaitRedeemWebPurchase(WebPurchaseRedemption(link)))
                assertEquals(1, server.store.mailbox().messages.size)
                val second = server.sell(Vendor.Revenuecat)
                assertIs<Result.Success>(purchases.awaitRedeemWebPurchase(WebPurchaseRedemption(second)))
                assertEquals(setOf("pro"), purchases.awaitCustomerInfo().entitlements.active.keys)
            }
        }
    }
}
