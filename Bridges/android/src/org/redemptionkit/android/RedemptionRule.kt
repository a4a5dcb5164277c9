package org.redemptionkit.android

import org.junit.rules.TestRule
import org.junit.runner.Description
import org.junit.runners.model.Statement

/**
 * JUnit 4, as Robolectric needs: a [service] for each test, by `@get:Rule val redemption = RedemptionRule()`.
 *
 * @param isStrict fails a test that has sold a link that the app never redeemed.
 * @param takesAnyKey see [RedemptionService].
 */
public class RedemptionRule(private val isStrict: Boolean = false, private val takesAnyKey: Boolean = false) : TestRule {
    /** The service of the test that runs. */
    public lateinit var service: RedemptionService
        private set

    override fun apply(base: Statement, description: Description): Statement = object : Statement() {
        override fun evaluate() = RedemptionService(takesAnyKey).use {
            service = it
            base.evaluate()
            if (isStrict) it.expectNothingMissed()
        }
    }
}
