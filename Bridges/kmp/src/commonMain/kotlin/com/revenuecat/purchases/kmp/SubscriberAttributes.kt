package com.revenuecat.purchases.kmp

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.json

/**
 * The setters of [Purchases] that return nothing. (purchases-kmp 3.5.1, `core/…/Purchases.kt`)
 *
 * The SDK has them in `Purchases` itself; they have a class of their own here to keep both files short.
 */
public abstract class SubscriberAttributes internal constructor() {
    /** Makes a call whose answer is nothing. */
    internal abstract fun tell(method: String, arguments: List<JsonElement>)

    public fun setAttributes(attributes: Map<String, String?>): Unit =
        tell("setAttributes", listOf(JsonObject(attributes.mapValues { json(it.value) })))

    public fun setEmail(email: String?): Unit = set("setEmail", email)

    public fun setPhoneNumber(phoneNumber: String?): Unit = set("setPhoneNumber", phoneNumber)

    public fun setDisplayName(displayName: String?): Unit = set("setDisplayName", displayName)

    public fun setPushToken(fcmToken: String?): Unit = set("setPushToken", fcmToken)

    public fun setMixpanelDistinctID(mixpanelDistinctID: String?): Unit = set("setMixpanelDistinctID", mixpanelDistinctID)

    public fun setOnesignalID(onesignalID: String?): Unit = set("setOnesignalID", onesignalID)

    public fun setOnesignalUserID(onesignalUserID: String?): Unit = set("setOnesignalUserID", onesignalUserID)

    public fun setPostHogUserID(postHogUserID: String?): Unit = set("setPostHogUserID", postHogUserID)

    public fun setAirshipChannelID(airshipChannelID: String?): Unit = set("setAirshipChannelID", airshipChannelID)

    public fun setFirebaseAppInstanceID(firebaseAppInstanceID: String?): Unit =
        set("setFirebaseAppInstanceID", firebaseAppInstanceID)

    public fun collectDeviceIdentifiers(): Unit = tell("collectDeviceIdentifiers", emptyList())

    public fun setAdjustID(adjustID: String?): Unit = set("setAdjustID", adjustID)

    public fun setAirbridgeDeviceID(airbridgeDeviceID: String?): Unit = set("setAirbridgeDeviceID", airbridgeDeviceID)

    public fun setAppsflyerID(appsflyerID: String?): Unit = set("setAppsflyerID", appsflyerID)

    public fun setFBAnonymousID(fbAnonymousID: String?): Unit = set("setFBAnonymousID", fbAnonymousID)

    public fun setMparticleID(mparticleID: String?): Unit = set("setMparticleID", mparticleID)

    public fun setCleverTapID(cleverTapID: String?): Unit = set("setCleverTapID", cleverTapID)

    public fun setMediaSource(mediaSource: String?): Unit = set("setMediaSource", mediaSource)

    public fun setCampaign(campaign: String?): Unit = set("setCampaign", campaign)

    public fun setAdGroup(adGroup: String?): Unit = set("setAdGroup", adGroup)

    public fun setAd(ad: String?): Unit = set("setAd", ad)

    public fun setKeyword(keyword: String?): Unit = set("setKeyword", keyword)

    public fun setCreative(creative: String?): Unit = set("setCreative", creative)

    /** Overrides the language of paywalls; null restores the phone's. */
    public fun overridePreferredUILocale(locale: String?): Unit = set("overridePreferredUILocale", locale)

    public fun enableAdServicesAttributionTokenCollection(): Unit =
        tell("enableAdServicesAttributionTokenCollection", emptyList())

    public fun presentCodeRedemptionSheet(): Unit = tell("presentCodeRedemptionSheet", emptyList())

    public fun invalidateVirtualCurrenciesCache(): Unit = tell("invalidateVirtualCurrenciesCache", emptyList())

    private fun set(method: String, value: String?): Unit = tell(method, listOf(json(value)))
}
