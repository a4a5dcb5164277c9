package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.Json
import org.redemptionkit.generated.ExploreApp
import org.redemptionkit.generated.ExploreLimits
import org.redemptionkit.generated.ExploreProperty
import org.redemptionkit.generated.ExplorePurchase
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
import kotlin.test.assertFalse
import kotlin.test.assertTrue
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** A small app with planted defects, each of which a search finds; the corrected app has none. */
class ExploreTest {
    private enum class Defect { REDEEMS_TWICE, LAPSED_IS_ACTIVE, RETRY_THROWS, TRIES_AGAIN_LATER, REDEEMS_AT_EACH_START, FORGETS_THE_LINK_OF_ITS_START, RESULT_THROWS }

    private class Shop(val clock: AppClock, private val defect: Defect?, var stored: String? = null) {
        var says: ExploreSaying = ExploreSaying.Nothing
        var access: List<String> = emptyList()
        var link: String? = null

        fun start(link: String? = null) {
            Purchases.configure("key")
            if (defect != Defect.FORGETS_THE_LINK_OF_ITS_START) link?.let(::open)
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
                if (defect == Defect.RESULT_THROWS) error("no screen")
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
        restart = { shop, isNew, link -> Shop(shop.clock, defect, shop.stored.takeUnless { isNew }).apply { start(link) } }
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
                Triple(Defect.FORGETS_THE_LINK_OF_ITS_START, "noSilence", WorldEventName.LINK_STARTS_APP),
                Triple(Defect.RESULT_THROWS, "noCrash", null),
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
                listOf(WorldEventName.LINK_STARTS_APP, WorldEventName.SERVER_FAILS),
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

    /** An app that keeps a word in [disk], and says so if it is there at a first start. */
    private class Keeper(val disk: MutableMap<String, String>) {
        var isSurprised = disk.isNotEmpty()
    }

    @Test
    fun storageIsEmptiedForEachStoryAndIsAPartOfTheState() = realTest {
        RedemptionServer.start().use { server ->
            val disk = HashMap<String, String>()
            val keeper: suspend (AppClock) -> Keeper = { clock ->
                server.installPurchases {
                    dispatcher = clock
                    platform = Platform.Ios
                }
                Keeper(disk)
            }
            suspend fun explored(storage: List<MutableMap<String, *>>): ExploreReportResult = server.explore(keeper) {
                app = ExploreApp(Vendor.Revenuecat, Sdk.Kmp, Platform.Ios)
                world = listOf(WorldEventName.RELAUNCH, WorldEventName.REINSTALL)
                limits = ExploreLimits(stories = 30)
                shows = { ExploreShows(emptyList(), ExploreSaying.Nothing) }
                key = { Json.parseToJsonElement("1") }
                open = { _, _ -> }
                event("keep") { it.disk["word"] = "kept" }
                restart = { _, isNew, _ -> Keeper(disk).apply { isSurprised = disk.isNotEmpty() && isNew } }
                event("never") { error("is not possible") }
                enabled = { listOf("keep") }
                property("fresh", "a new app has nothing") { _, _, app -> if (app.isSurprised) "it has ${app.disk}" else null }
                this.storage = storage
            }
            val emptied = explored(listOf(disk))
            assertEquals(emptyList(), emptied.findings, emptied.text)
            assertEquals(4, emptied.states, "a first start and another one, each with nothing stored and with a word")
            assertTrue(explored(emptyList()).findings.isNotEmpty())
        }
    }

    @Test
    fun eachStartSaysWhatItIs() = realTest {
        RedemptionServer.start().use { server ->
            val starts = ArrayList<String>()
            server.playStory(factory(server, null), "purchase", "linkOpens", "relaunch", "reinstall", "linkStartsApp") {
                options(listOf(WorldEventName.RELAUNCH, WorldEventName.REINSTALL, WorldEventName.LINK_STARTS_APP), null)(this)
                properties = listOf(ExploreProperty.NO_CRASH)
                val restarted = restart ?: error("there is none")
                restart = { shop, isNew, link ->
                    starts += "$isNew ${link != null} ${Purchases.isConfigured}"
                    restarted(shop, isNew, link)
                }
            }
            assertEquals(listOf("false false false", "true false false", "false true false"), starts.take(3))
        }
    }

    @Test
    fun anAppOnAnotherDispatcherIsWaitedForIfTheTestSaysHowLong() = realTest {
        RedemptionServer.start().use { server ->
            suspend fun explored(time: Duration?): ExploreReportResult = server.explore(factory(server, null)) {
                options(emptyList(), null)(this)
                properties = listOf(ExploreProperty.NO_SILENCE)
                limits = ExploreLimits(stories = 3)
                open = { shop, url ->
                    shop.clock.scope.launch {
                        withContext(Dispatchers.IO) { delay(20) }
                        delay(20)
                        shop.open(url)
                    }
                }
                settle = time
            }
            val waited = explored(300.milliseconds)
            assertEquals(emptyList(), waited.findings, waited.text)
            assertFalse(waited.closed)
            assertTrue(explored(null).findings.isNotEmpty())
        }
    }

    @Test
    fun aSilentSdkIsNoCrashAndTheSearchBuysWhatTheTestSays() = realTest {
        RedemptionServer.start().use { server ->
            val android: suspend (AppClock) -> Shop = { clock ->
                server.installPurchases {
                    dispatcher = clock
                    platform = Platform.Android
                }
                Shop(clock, null).apply { start() }
            }
            val search: ExploreOptions<Shop>.() -> Unit = {
                options(emptyList(), null)(this)
                app = ExploreApp(Vendor.Revenuecat, Sdk.Kmp, Platform.Android)
                world = listOf(WorldEventName.PURCHASE_WITH_EMAIL, WorldEventName.LINK_OPENS, WorldEventName.ANSWER_IS_UNREADABLE)
                properties = listOf(ExploreProperty.NO_CRASH)
                purchase = ExplorePurchase("gold_yearly", listOf("gold"))
                email = "zoe@example.com"
            }
            val silent = server.explore(android, search)
            assertEquals(emptyList(), silent.findings, silent.text)
            val report = server.explore(android) {
                search()
                property("poor", "nobody has bought anything") { _, truth, _ -> if (truth.purchases.isEmpty()) null else "somebody has" }
            }
            assertEquals(listOf("The buyer buys gold_yearly on the web, with the address zoe@example.com."), report.findings.first().story.map { it.text })
        }
    }
}
