package com.superwall.sdk.kmp.models.paywall

import com.superwall.sdk.kmp.models.triggers.Experiment
import kotlin.time.Instant

/**
 * A paywall. No paywall is drawn here, so that every member is null unless the app's own test sets it.
 *
 * (Superwall-KMP 0.1.1, `models/paywall/PaywallInfo.kt`, with the same parameters in the same order.)
 */
public data class PaywallInfo(
    val identifier: String? = null,
    val name: String? = null,
    val experiment: Experiment? = null,
    val productIds: List<String>? = null,
    val products: List<PaywallProduct>? = null,
    val url: String? = null,
    val presentedByPlacementWithName: String? = null,
    val presentedByPlacementWithId: String? = null,
    val presentedByPlacementAt: Instant? = null,
    val presentedBy: String? = null,
    val presentationSourceType: String? = null,
    val responseLoadStartTime: Instant? = null,
    val responseLoadCompleteTime: Instant? = null,
    val responseLoadFailTime: Instant? = null,
    val responseLoadDuration: Double? = null,
    val webViewLoadStartTime: Instant? = null,
    val webViewLoadCompleteTime: Instant? = null,
    val webViewLoadFailTime: Instant? = null,
    val webViewLoadDuration: Double? = null,
    val productsLoadStartTime: Instant? = null,
    val productsLoadCompleteTime: Instant? = null,
    val productsLoadFailTime: Instant? = null,
    val productsLoadDuration: Double? = null,
    val paywalljsVersion: String? = null,
    val isFreeTrialAvailable: Boolean? = null,
    val featureGatingBehavior: FeatureGatingBehavior? = null,
    val closeReason: PaywallCloseReason? = null,
    val localNotifications: List<LocalNotification>? = null,
    val computedPropertyRequests: List<ComputedPropertyRequest>? = null,
    val surveys: List<Survey>? = null,
    val state: Map<String, Any?>? = null,
)

/** Whether a feature needs access after the paywall. (Superwall-KMP 0.1.1, `models/paywall/PaywallEnums.kt`) */
public enum class FeatureGatingBehavior { GATED, NON_GATED }

/** Why a paywall was closed. (Superwall-KMP 0.1.1, `models/paywall/PaywallEnums.kt`) */
public enum class PaywallCloseReason { SYSTEM_LOGIC, FOR_NEXT_PAYWALL, WEB_VIEW_FAILED_TO_LOAD, MANUAL_CLOSE, NONE }
