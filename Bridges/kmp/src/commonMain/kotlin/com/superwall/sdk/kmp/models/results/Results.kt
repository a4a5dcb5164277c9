package com.superwall.sdk.kmp.models.results

import com.superwall.sdk.kmp.models.triggers.Experiment

/** How restoring ended. */
public sealed interface RestorationResult {
    /** It is done. */
    public data object Restored : RestorationResult

    /** It failed. */
    public data class Failed(val error: String) : RestorationResult

    public companion object {
        /** It is done. */
        public fun restored(): RestorationResult = Restored

        /** It failed. */
        public fun failed(error: String): RestorationResult = Failed(error)
    }
}

/** How a purchase in the phone's own store ended. */
public sealed interface PurchaseResult {
    /** It is done. */
    public data object Purchased : PurchaseResult

    /** The user did not want to. */
    public data object Cancelled : PurchaseResult

    /** It is not decided yet. */
    public data object Pending : PurchaseResult

    /** It failed. */
    public data class Failed(val error: String) : PurchaseResult

    public companion object {
        /** It is done. */
        public fun purchased(): PurchaseResult = Purchased

        /** The user did not want to. */
        public fun cancelled(): PurchaseResult = Cancelled

        /** It is not decided yet. */
        public fun pending(): PurchaseResult = Pending

        /** It failed. */
        public fun failed(error: String): PurchaseResult = Failed(error)
    }
}

/** Why a paywall was closed. */
public sealed interface PaywallResult {
    /** The user bought. */
    public data class Purchased(val productId: String) : PaywallResult

    /** The user did not want to. */
    public data object Declined : PaywallResult

    /** What the user had was restored, from the web too. */
    public data object Restored : PaywallResult
}

/** Why no paywall was shown. */
public sealed interface PaywallSkippedReason {
    /** The user is in a group that sees none. */
    public data class Holdout(val experiment: Experiment) : PaywallSkippedReason

    /** The user is none of those who see one. */
    public data object NoAudienceMatch : PaywallSkippedReason

    /** There is no such placement. */
    public data object PlacementNotFound : PaywallSkippedReason
}

/** What registering a placement would do. (Superwall-KMP 0.1.1, `models/results/PresentationResult.kt`) */
public sealed interface PresentationResult {
    /** There is no such placement: always the case here, as no campaign is modelled. */
    public data object PlacementNotFound : PresentationResult

    /** The user is none of those who see a paywall. */
    public data object NoAudienceMatch : PresentationResult

    /** A paywall would be shown. */
    public data class Paywall(val experiment: Experiment) : PresentationResult

    /** The user is in a group that sees none. */
    public data class Holdout(val experiment: Experiment) : PresentationResult

    /** The paywall could not be shown. */
    public data object PaywallNotAvailable : PresentationResult
}
