package com.superwall.sdk.kmp.models.events

import com.superwall.sdk.kmp.models.paywall.PaywallInfo
import com.superwall.sdk.kmp.models.paywall.Survey
import com.superwall.sdk.kmp.models.paywall.SurveyOption
import com.superwall.sdk.kmp.models.results.PaywallPresentationRequestStatusReason
import com.superwall.sdk.kmp.models.results.PaywallPresentationRequestStatusType
import com.superwall.sdk.kmp.models.results.RestoreType
import com.superwall.sdk.kmp.models.results.TriggerResult
import com.superwall.sdk.kmp.models.store.StoreProduct
import com.superwall.sdk.kmp.models.store.StoreTransaction

/**
 * A tracked event. Only the members of its kind have a value.
 *
 * (Superwall-KMP 0.1.1, `models/events/SuperwallEventInfo.kt`, with the same parameters in the same order.)
 *
 * @property eventType the event's kind.
 * @property params the event's parameters.
 * @property deepLinkUrl the link; for [EventType.DEEP_LINK].
 * @property error the error's text; for events that end in `FAIL`.
 * @property name the native name; for an event without a kind of its own, which becomes [EventType.CUSTOM_PLACEMENT].
 */
public data class SuperwallEventInfo(
    val eventType: EventType,
    val params: Map<String, Any?>? = null,
    val placementName: String? = null,
    val deviceAttributes: Map<String, Any?>? = null,
    val deepLinkUrl: String? = null,
    val result: TriggerResult? = null,
    val paywallInfo: PaywallInfo? = null,
    val transaction: StoreTransaction? = null,
    val product: StoreProduct? = null,
    val error: String? = null,
    val triggeredPlacementName: String? = null,
    val attempt: Long? = null,
    val name: String? = null,
    val survey: Survey? = null,
    val selectedOption: SurveyOption? = null,
    val customResponse: String? = null,
    val status: PaywallPresentationRequestStatusType? = null,
    val reason: PaywallPresentationRequestStatusReason? = null,
    val restoreType: RestoreType? = null,
    val userAttributes: Map<String, Any?>? = null,
    val token: String? = null,
    val userEnrichment: Map<String, Any?>? = null,
    val deviceEnrichment: Map<String, Any?>? = null,
    val message: String? = null,
    val integrationAttributes: Map<String, Any?>? = null,
    val reviewRequestedCount: Long? = null,
    val missingProductIdentifiers: List<String>? = null,
)
