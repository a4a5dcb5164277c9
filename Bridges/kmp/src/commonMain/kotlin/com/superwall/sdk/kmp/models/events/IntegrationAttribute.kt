package com.superwall.sdk.kmp.models.events

/** A service with its own name for the user. (Superwall-KMP 0.1.1, `models/events/IntegrationAttribute.kt`) */
public enum class IntegrationAttribute {
    ADJUST_ID,
    AMPLITUDE_DEVICE_ID,
    AMPLITUDE_USER_ID,
    APPSFLYER_ID,
    BRAZE_ALIAS_NAME,
    BRAZE_ALIAS_LABEL,
    ONESIGNAL_ID,
    FB_ANON_ID,
    FIREBASE_APP_INSTANCE_ID,
    FIREBASE_INSTALLATION_ID,
    SINGULAR_DEVICE_ID,
    ITERABLE_USER_ID,
    ITERABLE_CAMPAIGN_ID,
    ITERABLE_TEMPLATE_ID,
    MIXPANEL_DISTINCT_ID,
    MPARTICLE_ID,
    CLEVERTAP_ID,
    AIRSHIP_CHANNEL_ID,
    KOCHAVA_DEVICE_ID,
    TENJIN_ID,
    POSTHOG_USER_ID,
    CUSTOMERIO_ID,
    APPSTACK_ID;

    /** The name on the wire, such as `amplitudeUserId`. */
    internal val wire: String
        get() = name.lowercase().split("_").let { parts ->
            parts.first() + parts.drop(1).joinToString("") { part -> part.replaceFirstChar { it.uppercase() } }
        }
}
