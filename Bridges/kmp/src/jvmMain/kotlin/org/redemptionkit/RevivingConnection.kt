package org.redemptionkit

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.Platform

/** The connection to the server that runs now. [start] makes the first one, and another one after a crash. */
internal class RevivingConnection(private val start: () -> ClientConnection) : Connection {
    @Volatile
    private var current = start()

    @Volatile
    private var isClosed = false

    override val defaultPlatform: Platform? = platform(System.getenv(VARIABLE))

    override suspend fun call(method: String, params: JsonObject): JsonElement = current.call(method, params)

    override fun callBlocking(method: String, params: JsonObject): JsonElement = current.callBlocking(method, params)

    override fun subscribe(listener: EventListener): AutoCloseable = current.subscribe(listener)

    override fun pinned(): Connection = current

    override suspend fun revive(): Boolean = runInterruptible(Dispatchers.IO) { reviveBlocking() }

    @Synchronized
    private fun reviveBlocking(): Boolean {
        if (isClosed || !current.hasEnded) return false
        current.close()
        current = start()
        return true
    }

    @Synchronized
    override fun close() {
        isClosed = true
        current.close()
    }

    companion object {
        /** The environment variable with the platform of apps that name none. */
        const val VARIABLE = "REDEMPTION_PLATFORM"

        /** @throws IllegalArgumentException for another word than `ios` and `android`. */
        fun platform(word: String?): Platform? = when (word) {
            null, "" -> null
            "ios" -> Platform.Ios
            "android" -> Platform.Android
            else -> throw IllegalArgumentException("$VARIABLE is \"$word\". It must be ios or android.")
        }
    }
}
