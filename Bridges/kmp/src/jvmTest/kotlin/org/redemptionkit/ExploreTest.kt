package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.serialization.json.Json
import org.redemptionkit.generated.ExploreApp
import org.redemptionkit.generated.ExploreLimits
import org.redemptionkit.generated.ExploreProperty
import org.redemptionkit.generated.ExploreReportResult
import org.redemptionkit.generated.ExploreSaying
import org.redemptionkit.generated.ExploreShows
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.Sdk
import org.redemptionkit.generated.Vendor
import org.redemptionkit.generated.WorldEventName
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** A small app with planted defects, each of which a search finds; the corrected app has none. */
class ExploreTest {
    private enum class Defect { REDEEMS_TWICE, LAPSED_IS_ACTIVE, RETRY_THROWS, TRIES_AGAIN_LATER, REDEEMS_AT_EACH_START }

    private class Shop(val clock: AppClock, private val defect: Defect?, var stored: String? = null) {
        var says: ExploreSaying = ExploreSaying.Nothing
        var access: List<String> = emptyList()
        var link: String? = null

        fun start() {
            Purchases.configure("key")
            if (defect == Defect.REDEEMS_AT_EACH_START) stored?.let(::open)
        }

        fun open(url: String) {
            if (says == ExploreSaying.Working) return
            redeem(Purchases.parseAsWebPurchaseRedemption(url) ?: return)
            if (defect == Defect.REDEEMS_TWICE) redeem(WebPurchaseRedemption(url))
        }

        fun retry() {
            if (defect == Defect.RETRY_THROWS) throw IllegalStateException("no reply")
            link?.let(::open)
        }

        private fun redeem(redemption: WebPurchaseRedemption) {
            says = ExploreSaying.Working
            link = redemption.redemptionUrl
            stored = link
            Purchases.sharedInstance.redeemWebPurchase(redemption) { result ->
                says = saying(result)
                if (defect == Defect.TRIES_AGAIN_LATER && result is Result.Success) clock.scope.launch {
                    delay(500)
                    redeem(redemption)
                }
            }
        }

        private fun saying(result: Result): ExploreSaying = when (result) {
            is Result.Success -> {
                access = result.customerInfo.entitlements.active.keys.toList()
                if (access.isEmpty() && defect != Defect.LAPSED_IS_ACTIVE) ExploreSaying.Expired else ExploreSaying.Active
            }
            is Result.Expired -> ExploreSaying.Expired
            is Result.InvalidToken -> ExploreSaying.Invalid
            is Result.PurchaseBelongsToOtherUser -> ExploreSaying.OtherUser
            is Result.Error -> if (result.error.code == PurchasesErrorCode.ConfigurationError) ExploreSaying.Error else ExploreSaying.Retry
        }
    }

    private val all = listOf(
        ExploreProperty.NO_CRASH, ExploreProperty.REDEEMED_ONCE, ExploreProperty.RIGHT_HOLDER, ExploreProperty.TRUTHFUL, ExploreProperty.NO_SILENCE,
        ExploreProperty.RETRY_HELPS,
    )

    private fun factory(server: RedemptionServer, defect: Defect?): suspend (AppClock) -> Shop = { clock ->
        server.installPurchases {
            dispatcher = clock
            platform = Platform.Ios
        }
        Shop(clock, defect).apply { start() }
    }

    private fun options(clocks: List<WorldEventName>, defect: Defect?): ExploreOptions<Shop>.() -> Unit = {
        app = ExploreApp(Vendor.Revenuecat, Sdk.Kmp, Platform.Ios)
        world = listOf(WorldEventName.PURCHASE, WorldEventName.LINK_OPENS) + clocks
        properties = all
        limits = ExploreLimits(stories = 120)
        shows = { ExploreShows(it.access, it.says) }
        key = { Json.parseToJsonElement("""["${it.says.wire}", "${it.access}", "${it.link}", "${it.stored}"]""") }
        open = { shop, url -> shop.open(url) }
        enabled = { if (it.says == ExploreSaying.Retry) listOf("retry") else emptyList() }
        event("retry", "The buyer presses \"try again\".") { it.retry() }
        restart = { shop, isNew -> Shop(shop.clock, defect, shop.stored.takeUnless { isNew }).apply { start() } }
    }

    private suspend fun explored(server: RedemptionServer, defect: Defect?, vararg world: WorldEventName): ExploreReportResult =
        server.explore(factory(server, defect), options(world.toList(), defect))

    @Test
    fun eachPlantedDefectIsFoundAndItsStoryFailsForThatAppAlone() = realTest {
        RedemptionServer.start().use { server ->
            for ((defect, property, world) in listOf(
                Triple(Defect.REDEEMS_TWICE, "redeemedOnce", null),
                Triple(Defect.LAPSED_IS_ACTIVE, "truthful", WorldEventName.LAPSE),
                Triple(Defect.RETRY_THROWS, "noCrash", WorldEventName.SERVER_FAILS),
                Triple(Defect.TRIES_AGAIN_LATER, "redeemedOnce", WorldEventName.TIME_PASSES),
                Triple(Defect.REDEEMS_AT_EACH_START, "redeemedOnce", WorldEventName.RELAUNCH),
            )) {
                val report = explored(server, defect, *listOfNotNull(world).toTypedArray())
                val found = report.findings.firstOrNull { it.property == property } ?: throw AssertionError("$defect: ${report.text}")
                assertEquals(emptyList(), report.differences, report.text)
                val story = found.story.map { it.event }.toTypedArray()
                assertFailsWith<StoryFailed> { server.playStory(factory(server, defect), *story, options = options(listOfNotNull(world), defect)) }
                if (story.none { it == "retry" }) server.playStory(factory(server, null), *story, options = options(listOfNotNull(world), null))
            }
        }
    }

    @Test
    fun theCorrectedAppHasNoFinding() = realTest {
        RedemptionServer.start().use { server ->
            val worlds = listOf(
                listOf(WorldEventName.SERVER_FAILS, WorldEventName.LAPSE), listOf(WorldEventName.ANSWER_IS_LATE), listOf(WorldEventName.TIME_PASSES),
                listOf(WorldEventName.RELAUNCH, WorldEventName.REINSTALL),
            )
            for (world in worlds) {
                val report = explored(server, null, *world.toTypedArray())
                assertEquals(emptyList(), report.findings.map { it.property to it.seen }, report.text)
                assertEquals(emptyList(), report.differences, report.text)
            }
            val closed = explored(server, null, WorldEventName.SERVER_FAILS)
            assertTrue(closed.closed, closed.text)
        }
    }

    @Test
    fun aPropertyOfTheTestsOwnSeesWhatIsTrue() = realTest {
        RedemptionServer.start().use { server ->
            val report = server.explore(factory(server, null)) {
                options(emptyList(), null)(this)
                property("poor", "nobody has bought anything") { _, truth, _ -> if (truth.purchases.isEmpty()) null else "somebody has" }
            }
            assertEquals("poor" to 1, report.findings.first().run { property to story.size }, report.text)
        }
    }
}
