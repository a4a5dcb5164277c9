package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.PurchasesDelegate
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreTransaction
import com.revenuecat.purchases.kmp.models.PurchasesError
import org.redemptionkit.generated.Platform
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

/** A strict test fails for what it missed. */
class StrictTest {
    private val listening = object : PurchasesDelegate {
        override fun onCustomerInfoUpdated(customerInfo: CustomerInfo) = Unit

        override fun onPurchasePromoProduct(
            product: StoreProduct,
            startPurchase: (onError: (error: PurchasesError, userCancelled: Boolean) -> Unit, onSuccess: (StoreTransaction, CustomerInfo) -> Unit) -> Unit,
        ) = Unit
    }

    private suspend fun play(server: RedemptionServer, strict: Boolean, listens: Boolean, opens: Boolean, case: OutcomeCase, links: Int = 1) {
        server.reset()
        server.installPurchases {
            isStrict = strict
            platform = Platform.Ios
        }.use { app ->
            val sdk = Purchases.configure("key") { appUserId = "ada" }
            if (listens) sdk.delegate = listening
            repeat(links - 1) { case.url(server) }
            val url = case.url(server)
            if (opens) Phone(app) { link -> Purchases.parseAsWebPurchaseRedemption(link)?.let { sdk.redeemWebPurchase(it) {} } }.open(url)
        }
    }

    @Test
    fun aLinkThatIsNeverRedeemedAndAnEventThatNobodyHearsFailAStrictTestAlone() = realTest {
        RedemptionServer.start().use { server ->
            val redeemed = Outcomes.revenuecat.first()
            play(server, strict = false, listens = false, opens = false, redeemed)
            val lost = assertFailsWith<SomethingMissed> { play(server, strict = true, listens = true, opens = false, redeemed) }
            assertEquals("strict: the link of pro_monthly was sold and never redeemed.", lost.message)
            val page = assertFailsWith<SomethingMissed> { play(server, strict = true, listens = true, opens = false, redeemed, links = 101) }
            assertEquals(101, page.missed.size)
            val deaf = assertFailsWith<SomethingMissed> { play(server, strict = true, listens = false, opens = true, redeemed) }
            assertEquals(1, deaf.missed.size)
            assertEquals(true, "customerInfoUpdated came" in deaf.missed[0], deaf.missed[0])
        }
    }

    @Test
    fun aStrictTestOfEverySituationPasses() = realTest {
        RedemptionServer.start().use { server ->
            for (case in Outcomes.revenuecat) play(server, strict = true, listens = true, opens = true, case)
        }
    }
}
