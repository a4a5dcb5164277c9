package org.redemptionkit.android

import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.extension.ExtensionContext
import org.junit.jupiter.api.extension.RegisterExtension
import org.junit.runner.Description
import org.junit.runners.model.Statement
import org.redemptionkit.CallRefused
import org.redemptionkit.LaunchCommand
import org.redemptionkit.Outcomes
import org.redemptionkit.RedeemedOnceFailed
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.Platform
import org.redemptionkit.generated.RecordedRedemption
import org.redemptionkit.generated.Sdk
import org.redemptionkit.generated.Vendor
import java.io.File
import java.io.IOException
import java.lang.reflect.Proxy
import java.net.HttpURLConnection
import java.net.URI
import java.util.Optional
import kotlin.concurrent.thread
import kotlin.time.Duration
import kotlin.time.Duration.Companion.days
import kotlin.time.Duration.Companion.seconds

/** Sends a link's code as RevenueCat's SDK does; null without an answer. */
private fun redeem(service: RedemptionService, link: String, user: String = "ada", key: String = service.revenuecatKey): Int? {
    val connection = URI("${service.proxyUrl}/v1/subscribers/redeem_purchase").toURL().openConnection() as HttpURLConnection
    connection.doOutput = true
    connection.setRequestProperty("Authorization", "Bearer $key")
    connection.setRequestProperty("Content-Type", "application/json")
    connection.setRequestProperty("X-Platform", "android")
    connection.readTimeout = 1000
    return try {
        val token = link.substringAfter("redemption_token=")
        connection.outputStream.use { it.write("""{"redemption_token":"$token","app_user_id":"$user"}""".toByteArray()) }
        connection.responseCode
    } catch (_: IOException) {
        null
    }
}

class ServiceTest {
    @JvmField
    @RegisterExtension
    val redemption = RedemptionExtension()
    private val service get() = redemption.service

    @Test
    fun everySituationIsSeenWithItsOutcome() {
        // Another user's purchase needs a user that has one; the SDK's timeout is longer than a test.
        for (case in Outcomes.revenuecat.filter { it.name !in listOf("purchaseBelongsToOtherUser", "failed (timeout)") }) {
            RedemptionService().use { own ->
                val link = own.sell(Vendor.Revenuecat, case.name, entitlements = listOf("gold"))
                redeem(own, link)
                own.expectRedeemedOnce(link, case.outcome, quiet = Duration.ZERO)
            }
        }
    }

    @Test
    fun aSecondRedemptionFails() {
        val link = service.sell(Vendor.Revenuecat)
        repeat(2) { redeem(service, link) }
        val failed = assertThrows(RedeemedOnceFailed::class.java) { service.expectRedeemedOnce(link, OutcomeKind.Redeemed) }
        assertEquals(2, failed.records.size)
    }

    @Test
    fun aLateRedemptionIsWaitedForAndASecondOneFails() {
        for ((first, second) in listOf(900L to null, 100L to 100L, 900L to 150L)) {
            val link = service.sell(Vendor.Revenuecat)
            val app = thread {
                Thread.sleep(first)
                redeem(service, link)
                if (second != null) Thread.sleep(second).also { redeem(service, link) }
            }
            val check = { service.expectRedeemedOnce(link, OutcomeKind.Redeemed, within = 2.seconds) }
            if (second == null) check() else assertEquals(2, assertThrows(RedeemedOnceFailed::class.java) { check() }.records.count { it.code.orEmpty() in link })
            app.join()
        }
    }

    @Test
    fun aRequestThatTheSdkRepeatsAfterAFailureIsOneRedemption() {
        val link = service.sell(Vendor.Revenuecat)
        runBlocking { service.server.fault.inject(FaultInjection.HTTP, status = 503) }
        assertEquals(503, redeem(service, link))
        service.expectRedeemedOnce(link, OutcomeKind.Failed, quiet = Duration.ZERO)
        runBlocking { service.server.fault.clear() }
        assertEquals(200, redeem(service, link))
        service.expectRedeemedOnce(link, OutcomeKind.Redeemed, quiet = Duration.ZERO)
    }

    @Test
    fun aLapsedPurchaseFailsWithASentence() {
        val link = service.sell(Vendor.Revenuecat, "subscriptionExpired")
        assertEquals(200, redeem(service, link))
        val failed = assertThrows(RedeemedOnceFailed::class.java) { service.expectRedeemedOnce(link, OutcomeKind.Redeemed, shows = "Thank you") }
        assertEquals("""lapsed: the service told the SDK with active=[], the app showed "Thank you", and the test expected redeemed.""", failed.message)
    }

    @Test
    fun aLinkThatNobodyRedeemedFails() {
        val link = service.sell(Vendor.Revenuecat)
        assertTrue(assertThrows(RedeemedOnceFailed::class.java) { service.expectRedeemedOnce(link, OutcomeKind.Redeemed) }.message!!.startsWith("never redeemed"))
    }

    @Test
    fun testsDoNotSeeEachOther() {
        val link = service.sell(Vendor.Revenuecat)
        RedemptionService().use { other ->
            assertEquals(403, redeem(other, link))
            assertEquals(listOf(OutcomeKind.InvalidCode), other.redemptions().map { it.outcome })
        }
        assertEquals(emptyList<RecordedRedemption>(), service.redemptions())
    }

    @Test
    fun aServiceThatTakesAnyKeyStartsEmptyAndIsTheAppsWithItsOwnKey() {
        // Two processes at once would empty each other's space.
        assumeTrue(System.getenv("REDEMPTION_URL") == null)
        val rule = RedemptionRule(isStrict = true, takesAnyKey = true)
        val extension = RedemptionExtension(takesAnyKey = true)
        fun redeemed(own: RedemptionService) {
            assertEquals(emptyList<RecordedRedemption>(), own.redemptions())
            val link = own.sell(Vendor.Revenuecat)
            assertEquals(200, redeem(own, link, key = "goog_own"))
            own.expectRedeemedOnce(link, OutcomeKind.Redeemed)
        }
        rule.apply(object : Statement() { override fun evaluate() = redeemed(rule.service) }, Description.EMPTY).evaluate()
        val context = Proxy.newProxyInstance(javaClass.classLoader, arrayOf(ExtensionContext::class.java)) { _, _, _ -> Optional.empty<Throwable>() }
        extension.beforeEach(context as ExtensionContext)
        redeemed(extension.service)
        extension.afterEach(context)
    }

    @Test
    fun aLinkThatTheAppSentWithItsOwnKeySaysSo() {
        assumeTrue(LocalService.find().token == null)
        val link = service.sell(Vendor.Revenuecat)
        assertEquals(403, redeem(service, link, key = "goog_own"))
        val message = assertThrows(RedeemedOnceFailed::class.java) { service.expectRedeemedOnce(link, OutcomeKind.Redeemed, within = Duration.ZERO) }.message!!
        assertTrue(message.startsWith("never redeemed") && message.endsWith("takesAnyKey = true."), message)
    }

    @Test
    fun theRuleGivesEachTestAServiceAndIsStrict() {
        val rule = RedemptionRule(isStrict = true)
        val spaces = ArrayList<String>()
        fun test(body: () -> Unit) = rule.apply(object : Statement() { override fun evaluate() = body() }, Description.EMPTY).evaluate()
        test { spaces += rule.service.space }
        test { redeem(rule.service, rule.service.sell(Vendor.Revenuecat)).also { spaces += rule.service.space } }
        assertEquals(2, spaces.toSet().size)
        val left = service.server.connection.callBlocking("space/list", JsonObject(emptyMap())).toString()
        assertTrue(service.space in left && spaces.none { it in left })
        val missed = assertThrows(RedeemedOnceFailed::class.java) {
            test {
                redeem(rule.service, rule.service.sell(Vendor.Revenuecat))
                repeat(2) { rule.service.sell(Vendor.Revenuecat) }
            }
        }
        assertEquals(2, missed.message.orEmpty().split("never redeemed").size - 1)
    }

    @Test
    fun theDefaultTimesWaitForALateRedemptionAndSeeASecondOne() {
        val link = service.sell(Vendor.Revenuecat)
        val app = thread { Thread.sleep(500).also { redeem(service, link) } }
        service.expectRedeemedOnce(link, OutcomeKind.Redeemed)
        app.join()
    }

    @Test
    fun aSessionThatTheTestOpensIsNotTheApp() {
        val link = service.sell(Vendor.Revenuecat)
        runBlocking {
            val session = service.server.session.open(Vendor.Revenuecat, Sdk.Kmp, Platform.Android).session
            service.server.redemption.redeem(session, link)
        }
        assertEquals(emptyList<RecordedRedemption>(), service.redemptions())
        assertThrows(RedeemedOnceFailed::class.java) { service.expectRedeemedOnce(link, OutcomeKind.Redeemed, within = Duration.ZERO) }
    }

    @Test
    fun theClockOfASpaceRunsAndIsMovedByTheTest() {
        fun now() = runBlocking { service.server.clock.now().now }
        val before = now()
        Thread.sleep(5)
        assertTrue(now() - before in 5L..60_000L)
        service.advance(31.days)
        assertTrue(now() - before - 31.days.inWholeMilliseconds in 5L..60_000L)
    }

    @Test
    fun aPurchaseIsSoldAsTheTestSays() {
        val link = service.sell(Vendor.Revenuecat, product = "gold", entitlements = listOf("a", "b"), appUserId = "ada", email = "ada@example.com", scheme = "shop")
        assertTrue(link.startsWith("shop://"), link)
        val (sold, mail) = runBlocking { service.server.store.list(Vendor.Revenuecat).purchases.single().purchase to service.server.store.mailbox().messages.single() }
        assertEquals(listOf("gold", listOf("a", "b"), "ada", "ada@example.com"), listOf(sold.product, sold.entitlements, sold.buyerId, mail.to))
    }

    @Test
    fun eachKeyNamesTheSpaceAndTheToken() {
        val token = LocalService.find().token?.let { "_$it" }.orEmpty()
        val keys = listOf("goog_", "pk_", "").map { "${it}space_${service.space}$token" }
        assertEquals(keys, listOf(service.revenuecatKey, service.superwallKey, service.qonversionKey))
        System.getenv("REDEMPTION_URL")?.let { assertEquals(it, service.proxyUrl) }
    }

    @Test
    fun aServiceWithATokenTakesItInTheKeys() {
        val file = File.createTempFile("redemption", ".token").apply { deleteOnExit() }
        file.writeText("abcdefghijklmnopqrstuvwxyz012345\n")
        val up = ProcessBuilder(LaunchCommand.find(null).words + listOf("up", "--http", "127.0.0.1:0", "--token-file", file.path)).start()
        try {
            val origin = Regex("http://[0-9.]+:[0-9]+").find(up.inputReader().readLine())!!.value
            RedemptionService(LocalService(origin, file.readText().trim()), takesAnyKey = false).use { own ->
                assertTrue(own.revenuecatKey.endsWith("_abcdefghijklmnopqrstuvwxyz012345"))
                val link = own.sell(Vendor.Revenuecat)
                assertEquals(200, redeem(own, link))
                own.expectRedeemedOnce(link, OutcomeKind.Redeemed)
            }
        } finally {
            up.destroyForcibly().waitFor()
        }
    }

    @Test
    fun aFailureListsAllRedemptionsAndAnotherRefusalIsThrownAsItIs() {
        val links = List(2) { service.sell(Vendor.Revenuecat) }
        links.forEach { redeem(service, it) }
        assertEquals(2, assertThrows(RedeemedOnceFailed::class.java) { service.expectRedeemedOnce(links[0], OutcomeKind.Failed) }.records.size)
        assertThrows(CallRefused::class.java) { service.expectRedeemedOnce(links[0], OutcomeKind.Unknown("lost"), quiet = Duration.ZERO) }
        runBlocking { service.server.call("space/delete", buildJsonObject { put("space", service.space) }) }
        assertThrows(CallRefused::class.java) { service.expectRedeemedOnce(links[0], OutcomeKind.Redeemed, within = Duration.ZERO) }
        service.server.connection.callBlocking("space/use", buildJsonObject { put("space", service.space) })
    }

    @Test
    fun theCommandForAnEmulatorQuotesTheLinkForItsShell() {
        val words = listOf("adb", "shell", "am", "start", "-W", "-a", "android.intent.action.VIEW", "-d", "'shop://a?b=c&d=e'", "com.example.app")
        assertEquals(words, service.adb("shop://a?b=c&d=e", "com.example.app"))
    }

    @Test
    fun anExtensionGivesEachTestAServiceAndIsStrictIfItPassed() {
        fun context(answer: Any?) =
            Proxy.newProxyInstance(javaClass.classLoader, arrayOf(ExtensionContext::class.java)) { _, _, _ -> answer } as ExtensionContext

        fun play(isStrict: Boolean, failure: Throwable? = null): String {
            val extension = RedemptionExtension(isStrict)
            val context = context(Optional.ofNullable(failure))
            extension.beforeEach(context)
            extension.service.sell(Vendor.Revenuecat)
            extension.afterEach(context)
            extension.beforeEach(context)
            return extension.service.space.also { extension.service.close() }
        }
        assertThrows(RedeemedOnceFailed::class.java) { play(isStrict = true) }
        assertNotEquals(play(isStrict = true, IOException()), play(isStrict = false))
        val extension = RedemptionExtension()
        val spaces = List(2) {
            extension.beforeEach(context(null))
            extension.service.use { it.space }
        }
        assertEquals(2, spaces.toSet().size)
    }

    @Test
    fun aRuleThatIsNotStrictLetsALinkBe() {
        val rule = RedemptionRule()
        rule.apply(object : Statement() { override fun evaluate() { rule.service.sell(Vendor.Revenuecat) } }, Description.EMPTY).evaluate()
    }
}
