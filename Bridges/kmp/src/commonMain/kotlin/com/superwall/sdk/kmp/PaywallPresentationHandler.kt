package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.callbacks.CustomCallback
import com.superwall.sdk.kmp.models.callbacks.CustomCallbackResult
import com.superwall.sdk.kmp.models.paywall.PaywallInfo
import com.superwall.sdk.kmp.models.results.PaywallResult
import com.superwall.sdk.kmp.models.results.PaywallSkippedReason

/** Hears what became of a registered placement. */
public class PaywallPresentationHandler {
    internal var present: (PaywallInfo) -> Unit = {}
    internal var dismiss: (PaywallInfo, PaywallResult) -> Unit = { _, _ -> }
    internal var error: (String) -> Unit = {}
    internal var skip: (PaywallSkippedReason) -> Unit = {}

    /** A paywall is shown. No paywall is drawn here. */
    public fun onPresent(block: (PaywallInfo) -> Unit) {
        present = block
    }

    /** The paywall is closed, and why. */
    public fun onDismiss(block: (PaywallInfo, PaywallResult) -> Unit) {
        dismiss = block
    }

    /** No paywall can be shown. */
    public fun onError(block: (String) -> Unit) {
        error = block
    }

    /** No paywall is shown, and why. */
    public fun onSkip(block: (PaywallSkippedReason) -> Unit) {
        skip = block
    }

    /** Answers a paywall's request. Never called: no paywall is drawn here. */
    public fun onCustomCallback(@Suppress("UNUSED_PARAMETER") block: suspend (CustomCallback) -> CustomCallbackResult): Unit = Unit
}
