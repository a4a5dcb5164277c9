package com.superwall.sdk.kmp.models.paywall

import com.superwall.sdk.kmp.models.entitlements.Entitlement

/** A product on a paywall. (Superwall-KMP 0.1.1, `models/paywall/PaywallProduct.kt`) */
public data class PaywallProduct(
    val id: String? = null,
    val name: String? = null,
    val entitlements: Set<Entitlement> = emptySet(),
)

/** A notification that a paywall schedules. [delay] counts milliseconds. (Superwall-KMP 0.1.1, `models/paywall/LocalNotification.kt`) */
public data class LocalNotification(
    val id: String,
    val type: LocalNotificationType,
    val title: String,
    val body: String,
    val delay: Long,
    val subtitle: String? = null,
)

/** The occasion of a [LocalNotification]. (Superwall-KMP 0.1.1, `models/paywall/LocalNotification.kt`) */
public enum class LocalNotificationType { TRIAL_STARTED, UNSUPPORTED }

/** A property that the SDK computes for audiences. (Superwall-KMP 0.1.1, `models/paywall/ComputedPropertyRequest.kt`) */
public data class ComputedPropertyRequest(val type: ComputedPropertyRequestType, val eventName: String)

/** The kind of a [ComputedPropertyRequest]. (Superwall-KMP 0.1.1, `models/paywall/ComputedPropertyRequest.kt`) */
public enum class ComputedPropertyRequestType {
    MINUTES_SINCE,
    HOURS_SINCE,
    DAYS_SINCE,
    MONTHS_SINCE,
    YEARS_SINCE,
    PLACEMENTS_IN_HOUR,
    PLACEMENTS_IN_DAY,
    PLACEMENTS_IN_WEEK,
    PLACEMENTS_IN_MONTH,
    PLACEMENTS_SINCE_INSTALL,
}

/** A paywall's survey. (Superwall-KMP 0.1.1, `models/paywall/Survey.kt`) */
public data class Survey(
    val id: String,
    val assignmentKey: String,
    val title: String,
    val message: String,
    val options: List<SurveyOption>,
    val presentationCondition: SurveyShowCondition,
    val presentationProbability: Double,
    val includeOtherOption: Boolean,
    val includeCloseOption: Boolean,
)

/** An answer of a [Survey]. (Superwall-KMP 0.1.1, `models/paywall/Survey.kt`) */
public data class SurveyOption(val id: String? = null, val text: String? = null)

/** When a [Survey] is shown. (Superwall-KMP 0.1.1, `models/paywall/Survey.kt`) */
public enum class SurveyShowCondition { ON_MANUAL_CLOSE, ON_PURCHASE }
