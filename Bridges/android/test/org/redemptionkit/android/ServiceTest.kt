package org.redemptionkit.android

import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.extension.RegisterExtension
import org.junit.runner.Description
import org.junit.runners.model.Statement
import org.redemptionkit.Outcomes
import org.redemptionkit.generated.FaultInjection
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.RecordedRedemption
import org.redemptionkit.generated.Vendor
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URI
import kotlin.concurrent.thread
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** Sends a link's code as RevenueCat's SDK does; null without an answer. */
private fun redeem(service: RedemptionService, link: String, user: String = "ada"): Int? {
    val connection = URI("${service.proxyUrl}/v1/subscribers/redeem_purchase").toURL().openConnection() as HttpURLConnection
    connection.doOutput = true
    connection.setRequestProperty("Authorization", "Bearer ${service.revenuecatKey}")
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
        assertEquals(2, failed.redemptions.size)
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
            if (second == null) check() else assertEquals(2, assertThrows(RedeemedOnceFailed::class.java) { check() }.redemptions.count { it.code.orEmpty() in link })
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
    fun theRuleGivesEachTestAServiceAndIsStrict() {
        val rule = RedemptionRule(isStrict = true)
        val spaces = ArrayList<String>()
        fun test(body: () -> Unit) = rule.apply(object : Statement() { override fun evaluate() = body() }, Description.EMPTY).evaluate()
        test { spaces += rule.service.space }
        test { redeem(rule.service, rule.service.sell(Vendor.Revenuecat)).also { spaces += rule.service.space } }
        assertEquals(2, spaces.toSet().size)
        val left = service.server.connection.callBlocking("space/list", JsonObject(emptyMap())).toString()
        assertTrue(service.space in left && spaces.none { it in left })
        assertThrows(RedeemedOnceFailed::class.java) { test { rule.service.sell(Vendor.Revenuecat) } }
    }
}
