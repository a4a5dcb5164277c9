package org.redemptionkit.android

import org.junit.jupiter.api.extension.AfterEachCallback
import org.junit.jupiter.api.extension.BeforeEachCallback
import org.junit.jupiter.api.extension.ExtensionContext

/**
 * JUnit 5: a [service] for each test, by `@JvmField @RegisterExtension val redemption = RedemptionExtension()`.
 *
 * @param isStrict fails a test that has sold a link that the app never redeemed.
 * @param takesAnyKey see [RedemptionService].
 */
public class RedemptionExtension(private val isStrict: Boolean = false, private val takesAnyKey: Boolean = false) : BeforeEachCallback, AfterEachCallback {
    /** The service of the test that runs. */
    public lateinit var service: RedemptionService
        private set

    override fun beforeEach(context: ExtensionContext) {
        service = RedemptionService(takesAnyKey)
    }

    override fun afterEach(context: ExtensionContext): Unit =
        service.use { if (isStrict && context.executionException.isEmpty) it.expectNothingMissed() }
}
