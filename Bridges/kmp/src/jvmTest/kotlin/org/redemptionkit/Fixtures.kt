package org.redemptionkit

import com.revenuecat.purchases.kmp.PurchasesDelegate
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreTransaction
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import java.io.File
import kotlin.io.path.createTempDirectory

/** The program that the check names. */
internal val REAL: String get() = Executable.find(null)

/** The process ids of this JVM's children. */
internal fun children(): Set<Long> = ProcessHandle.current().children().map { it.pid() }.toList().toSet()

/** A program of a few lines of shell, called `redemption`, in a folder of its own. */
internal fun script(lines: String): String {
    val folder = createTempDirectory("redemption").toFile().apply { deleteOnExit() }
    return File(folder, "redemption").apply {
        writeText("#!/bin/sh\n$lines\n")
        setExecutable(true)
        deleteOnExit()
    }.path
}

/** A call beside the test, whose failure is the test's to look at. */
internal fun CoroutineScope.async(server: RedemptionServer, body: suspend RedemptionServer.() -> JsonElement): Deferred<JsonElement> =
    CoroutineScope(coroutineContext + SupervisorJob()).async { server.body() }

/** Opens a session of RevenueCat's SDK and gives its name. */
internal suspend fun RedemptionServer.open(sdk: String = "kmp", platform: String = "android", vendor: String = "revenuecat"): String =
    ask("session/open") {
        put("vendor", vendor)
        put("sdk", sdk)
        put("platform", platform)
    }.text("session")

/** Buys something and gives the link. */
internal suspend fun RedemptionServer.buy(vendor: String = "revenuecat"): String =
    ask("store/purchase") {
        put("vendor", vendor)
        put("product", "pro_monthly")
        putJsonArray("entitlements") { add("pro") }
        put("email", "jane.doe@example.com")
    }.getValue("link").jsonObject.text("url")

/** A delegate that hears of the customer alone. */
internal class Updates(private val hear: (CustomerInfo) -> Unit) : PurchasesDelegate {
    override fun onCustomerInfoUpdated(customerInfo: CustomerInfo) = hear(customerInfo)

    override fun onPurchasePromoProduct(
        product: StoreProduct,
        startPurchase: (onError: (error: PurchasesError, userCancelled: Boolean) -> Unit, onSuccess: (StoreTransaction, CustomerInfo) -> Unit) -> Unit,
    ) = Unit
}

/** The params of a redemption whose answer a fault holds back until the clock is moved. */
internal suspend fun RedemptionServer.held(): JsonObject {
    val link = buy()
    val session = open()
    ask("fault/inject") {
        put("kind", "delay")
        put("seconds", 3600)
        put("count", 1000)
    }
    return buildJsonObject {
        put("session", session)
        put("url", link)
    }
}
