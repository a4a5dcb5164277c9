package com.revenuecat.purchases

import android.content.Context
import android.content.Intent
import com.revenuecat.purchases.interfaces.RedeemWebPurchaseListener
import java.io.IOException
import java.net.HttpURLConnection
import java.net.URL
import java.util.concurrent.Executors

class PurchasesConfiguration private constructor(val apiKey: String, val user: String?) {
    class Builder(@Suppress("unused") private val context: Context, private val apiKey: String) {
        private var user: String? = null

        fun appUserID(id: String): Builder = also { user = id }

        fun build(): PurchasesConfiguration = PurchasesConfiguration(apiKey, user)
    }
}

class WebPurchaseRedemption(internal val token: String)

fun Intent.asWebPurchaseRedemption(): WebPurchaseRedemption? = data?.getQueryParameter("redemption_token")?.let(::WebPurchaseRedemption)

/** Sends the SDK's request on a thread of its own, and tells the result there. */
class Purchases private constructor(private val configuration: PurchasesConfiguration) {
    private val queue = Executors.newSingleThreadExecutor { Thread(it).apply { isDaemon = true } }

    fun redeemWebPurchase(redemption: WebPurchaseRedemption, listener: RedeemWebPurchaseListener) {
        queue.execute { listener.handleResult(answer(redemption.token)) }
    }

    fun close() = queue.shutdown()

    private fun answer(token: String): RedeemWebPurchaseListener.Result {
        val connection = URL("$proxyURL/v1/subscribers/redeem_purchase").openConnection() as HttpURLConnection
        connection.doOutput = true
        connection.setRequestProperty("Authorization", "Bearer ${configuration.apiKey}")
        connection.setRequestProperty("Content-Type", "application/json")
        connection.setRequestProperty("X-Platform", "android")
        return try {
            connection.outputStream.use { it.write("""{"redemption_token":"$token","app_user_id":"${configuration.user}"}""".toByteArray()) }
            if (connection.responseCode < 300) return RedeemWebPurchaseListener.Result.Success
            val body = connection.errorStream?.reader()?.readText().orEmpty()
            if ("7849" in body) RedeemWebPurchaseListener.Result.InvalidToken else RedeemWebPurchaseListener.Result.Error
        } catch (_: IOException) {
            RedeemWebPurchaseListener.Result.Error
        }
    }

    companion object {
        var proxyURL: URL? = null
        lateinit var sharedInstance: Purchases
            private set

        fun configure(configuration: PurchasesConfiguration): Purchases {
            // The SDK sends requests at once.
            checkNotNull(proxyURL) { "The app would send its requests to RevenueCat." }
            return Purchases(configuration).also { sharedInstance = it }
        }
    }
}
