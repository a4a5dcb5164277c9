package org.redemptionkit

/** The servers that this client was made for. Before 1.0 a minor version may change what a client relies on. */
internal object SupportedVersion {
    const val TEXT: String = "redemption 0.1"

    fun fits(version: String?): Boolean = version?.split(".")?.take(2) == listOf("0", "1")
}
