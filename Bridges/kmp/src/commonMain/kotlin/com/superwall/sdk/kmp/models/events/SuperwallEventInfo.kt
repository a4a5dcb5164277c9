package com.superwall.sdk.kmp.models.events

/**
 * Something that the SDK tracks.
 *
 * @property name its own word, such as `redemption_start`.
 * @property params what it carries.
 */
public data class SuperwallEventInfo(val name: String, val params: Map<String, Any?>)

/** What other services call the user. [rawValue] is the attribute's name for the SDK. */
public enum class IntegrationAttribute(public val rawValue: String) {
    AMPLITUDE_USER_ID("amplitudeUserId"),
    AMPLITUDE_DEVICE_ID("amplitudeDeviceId"),
    MIXPANEL_DISTINCT_ID("mixpanelDistinctId"),
    FIREBASE_APP_INSTANCE_ID("firebaseAppInstanceId"),
    ADJUST_ID("adjustId"),
    APPSFLYER_ID("appsflyerId"),
    ONESIGNAL_ID("onesignalId"),
}
