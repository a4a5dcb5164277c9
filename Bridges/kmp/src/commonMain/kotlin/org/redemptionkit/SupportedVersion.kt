package org.redemptionkit

/** The servers that this client works with: those with the same contract that are not from an older release. */
internal object SupportedVersion {
    /** The release that this client is from. */
    const val RELEASE: String = "0.1.0"

    /** Version of the contract that this client was made from. */
    const val CONTRACT: Int = 1

    const val TEXT: String = "redemption $RELEASE or newer with contract $CONTRACT"

    /** What to do about a server; null if it works. A server that reports no contract version is too old. */
    fun advice(version: String, contract: Int?): String? = when {
        (contract ?: 0) > CONTRACT -> "Update this client to $version, or start a server of version $RELEASE."
        (contract ?: 0) < CONTRACT || isOlder(version, RELEASE) -> "Update the server to $RELEASE."
        else -> null
    }

    /** Whether a release is older than another; patches do not count. */
    private fun isOlder(one: String, other: String): Boolean {
        val (major, minor) = numbers(one)
        val (otherMajor, otherMinor) = numbers(other)
        return if (major != otherMajor) major < otherMajor else minor < otherMinor
    }

    private fun numbers(version: String): List<Int> = List(2) { version.split(".").getOrNull(it)?.toIntOrNull() ?: -1 }
}
