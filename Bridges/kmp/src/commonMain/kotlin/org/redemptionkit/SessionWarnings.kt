package org.redemptionkit

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.getAndUpdate

/** Prints what the server warns of when a session is opened, each text once in a test process. */
internal object SessionWarnings {
    private val printed = MutableStateFlow(emptySet<String>())

    fun print(warning: String) {
        if (warning !in printed.getAndUpdate { it + warning }) println("RedemptionKit: $warning")
    }
}
