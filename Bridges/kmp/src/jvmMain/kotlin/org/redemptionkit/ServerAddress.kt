package org.redemptionkit

import java.net.URI
import java.net.URISyntaxException
import java.security.SecureRandom

/**
 * A running server.
 *
 * @property origin scheme, host and port, such as `http://127.0.0.1:8787`.
 * @property token the token that it wants; null for none.
 */
internal class ServerAddress private constructor(val origin: String, val token: String?) {
    /** The WebSocket for JSON-RPC, in the space of this test process. */
    val webSocket: URI get() = URI("ws" + origin.removePrefix("http") + "/_/ws?run=" + RUN)

    companion object {
        const val VARIABLE: String = "REDEMPTION_URL"
        const val TOKEN_VARIABLE: String = "REDEMPTION_TOKEN"

        /**
         * The name by which a running server knows this test process, whose connections share a space of their own: a ledger, a virtual
         * clock and faults, until the last of them ends.
         */
        private val RUN = "%016x".format(SecureRandom().nextLong())

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
