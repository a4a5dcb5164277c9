package org.redemptionkit

import java.net.URI
import java.net.URISyntaxException

/**
 * A running server.
 *
 * @property origin scheme, host and port, such as `http://127.0.0.1:8787`.
 * @property token the token that it wants; null for none.
 */
internal class ServerAddress private constructor(val origin: String, val token: String?) {
    /** The WebSocket for JSON-RPC. */
    val webSocket: URI get() = URI("ws" + origin.removePrefix("http") + "/_/ws")

    companion object {
        const val VARIABLE: String = "REDEMPTION_URL"
        const val TOKEN_VARIABLE: String = "REDEMPTION_TOKEN"

        /** The server that REDEMPTION_URL names; null if it is not set. @throws ServerUnreachable for another text than such an address. */
        fun find(environment: Map<String, String>): ServerAddress? {
            val text = environment[VARIABLE]?.trim().orEmpty().ifEmpty { return null }
            val address = try {
                URI(text)
            } catch (_: URISyntaxException) {
                null
            }
            val parts = address?.run { listOf(rawUserInfo, rawQuery, rawFragment, rawPath?.removePrefix("/")) }.orEmpty()
            if (address?.scheme !in listOf("http", "https") || address?.host == null || parts.any { !it.isNullOrEmpty() }) {
                // Not the text itself: it may have a token in it.
                throw ServerUnreachable(
                    VARIABLE, "it is not an address such as http://127.0.0.1:8787, without a path",
                    "Correct $VARIABLE; the token goes into $TOKEN_VARIABLE.",
                )
            }
            return ServerAddress(text.removeSuffix("/"), environment[TOKEN_VARIABLE]?.trim()?.ifEmpty { null })
        }
    }
}
