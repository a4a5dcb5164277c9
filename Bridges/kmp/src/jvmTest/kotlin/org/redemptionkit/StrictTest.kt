package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.cancelChildren
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch
import org.redemptionkit.generated.Platform
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** A strict test fails for what it missed. */
class StrictTest {
    private suspend fun play(server: RedemptionServer, strict: Boolean, listens: Boolean, opens: Boolean, case: OutcomeCase, links: Int = 1) {
        server.reset()
        server.installPurchases {
            isStrict = strict
            platform = Platform.Ios
        }.use { app ->
            val sdk = Purchases.configure("key") { appUserId = "ada" }
            if (listens) sdk.delegate = Updates {}
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

    @Test
    fun whatWasHeardOrIsAnotherVendorsIsNotMissedAndASecondCloseFailsNoMore() = realTest {
        RedemptionServer.start().use { server ->
            val app = server.installPurchases { isStrict = true }
            val sdk = Purchases.configure("key") { appUserId = "ada" }
            val phone = Phone(app) { link -> Purchases.parseAsWebPurchaseRedemption(link)?.let { sdk.redeemWebPurchase(it) {} } }
            for ((product, delegate) in mapOf("silver" to null, "gold" to Updates {})) {
                sdk.delegate = delegate
                phone.open(Outcomes.revenuecat.first().url(server, product))
            }
            sdk.delegate = null
            Outcomes.superwall.first().url(server)
            app.close()

            val missing = server.installPurchases { isStrict = true }
            Outcomes.revenuecat.first().url(server)
            assertFailsWith<SomethingMissed> { missing.close() }
            missing.close()
        }
    }

    @Test
    fun aDelegateOrAFlowOfSuperwallsHearsOfEvents() = realTest {
        RedemptionServer.start().use { server ->
            suspend fun play(listen: CoroutineScope.() -> Unit) = coroutineScope {
                server.installSuperwall { isStrict = true }.use { app ->
                    listen()
                    Superwall.configureAndAwait("key")
                    Phone(app) { Superwall.handleDeepLink(it) }.open(Outcomes.superwall.first().url(server))
                }
                coroutineContext.cancelChildren()
            }
            play { Superwall.delegate = object : SuperwallDelegate {} }
            play { launch(start = CoroutineStart.UNDISPATCHED) { Superwall.subscriptionStatusFlow.collect {} } }
            play { launch(start = CoroutineStart.UNDISPATCHED) { Superwall.customerInfoFlow.collect {} } }
            assertTrue("didRedeemLink came" in assertFailsWith<SomethingMissed> { play {} }.missed.joinToString())
        }
    }
}
