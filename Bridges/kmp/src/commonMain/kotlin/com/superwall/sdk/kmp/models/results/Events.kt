package com.superwall.sdk.kmp.models.results

import com.superwall.sdk.kmp.models.store.StoreTransaction
import com.superwall.sdk.kmp.models.triggers.Experiment

/** The result of a trigger. (Superwall-KMP 0.1.1, `models/results/TriggerResult.kt`) */
public sealed interface TriggerResult {
    /** The placement does not exist. */
    public data object PlacementNotFound : TriggerResult

    /** The user belongs to no audience. */
    public data object NoAudienceMatch : TriggerResult

    /** A paywall is shown. */
    public data class Paywall(val experiment: Experiment) : TriggerResult

    /** The user is in a group that sees no paywall. */
    public data class Holdout(val experiment: Experiment) : TriggerResult

    /** The trigger failed. */
    public data class Error(val error: String) : TriggerResult
}

/** The cause of a restore. (Superwall-KMP 0.1.1, `models/results/RestoreType.kt`) */
public sealed interface RestoreType {
    /** A purchase. */
    public data class ViaPurchase(val storeTransaction: StoreTransaction?) : RestoreType

    /** A request to restore. */
    public data object ViaRestore : RestoreType
}

/** The result of a request for a paywall. (Superwall-KMP 0.1.1, `models/results/PaywallPresentationRequestStatus.kt`) */
public enum class PaywallPresentationRequestStatusType { PRESENTATION, NO_PRESENTATION, TIMEOUT }

/** Why no paywall was shown. (Superwall-KMP 0.1.1, `models/results/PaywallPresentationRequestStatus.kt`) */
public sealed interface PaywallPresentationRequestStatusReason {
    /** The debugger is open. */
    public data object DebuggerPresented : PaywallPresentationRequestStatusReason

    /** A paywall is open. */
    public data object PaywallAlreadyPresented : PaywallPresentationRequestStatusReason

    /** The user is in a group that sees no paywall. */
    public data class Holdout(val experiment: Experiment) : PaywallPresentationRequestStatusReason

    /** The user belongs to no audience. */
    public data object NoAudienceMatch : PaywallPresentationRequestStatusReason

    /** The placement does not exist. */
    public data object PlacementNotFound : PaywallPresentationRequestStatusReason

    /** The paywall's view could not be made. */
    public data object NoPaywallViewController : PaywallPresentationRequestStatusReason

    /** There is nothing to show the paywall on. */
    public data object NoPresenter : PaywallPresentationRequestStatusReason

    /** There is no configuration. */
    public data object NoConfig : PaywallPresentationRequestStatusReason

    /** The subscription status stayed unknown for too long. */
    public data object SubscriptionStatusTimeout : PaywallPresentationRequestStatusReason
}
