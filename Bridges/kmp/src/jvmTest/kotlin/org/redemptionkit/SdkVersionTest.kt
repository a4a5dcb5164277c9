package org.redemptionkit

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The version of the app's SDK goes to the server, and its warning to the output of the tests. */
class SdkVersionTest {
    private fun printedBy(install: RedemptionServer.(String) -> ChannelSession, vararg versions: String): List<String> {
        val bytes = ByteArrayOutputStream()
        val output = System.out
        System.setOut(PrintStream(bytes, true))
        try {
            RedemptionServer.startBlocking().use { server -> for (version in versions) server.install(version).close() }
        } finally {
            System.setOut(output)
        }
        return bytes.toString().lines().filter { it.startsWith("RedemptionKit: ") }
    }

    @Test
    fun aVersionThatNobodyHasReadIsPrintedOnce() {
        val purchases = printedBy({ version -> installPurchases { sdkVersion = version } }, "99.1.0", "99.1.0", "3.5.1")
        assertEquals(1, purchases.size, purchases.toString())
        assertTrue(purchases[0].startsWith("RedemptionKit: Nobody has compared the redemption of purchases-kmp 99.1.0 "), purchases[0])
        val superwall = printedBy({ version -> installSuperwall { sdkVersion = version } }, "99.2.0", "99.2.0")
        assertEquals(1, superwall.size, superwall.toString())
        assertTrue(superwall[0].startsWith("RedemptionKit: Nobody has compared the redemption of Superwall-KMP 99.2.0 "), superwall[0])
    }
}
