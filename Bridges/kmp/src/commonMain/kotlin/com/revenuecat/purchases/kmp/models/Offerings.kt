package com.revenuecat.purchases.kmp.models

/**
 * What the app sells. Always empty here: no store and no dashboard is simulated. (purchases-kmp 3.5.1, `models/…/Offerings.kt`)
 *
 * @property all every offering by its identifier.
 * @property current the offering to show; null if there is none.
 */
public class Offerings(
    public val all: Map<String, Offering>,
    public val current: Offering?,
    private val getCurrentOfferingForPlacement: (String) -> Offering?,
) {
    public constructor(all: Map<String, Offering>, current: Offering?) : this(all, current, { null })

    /** Returns the offering with this identifier. */
    public operator fun get(identifier: String): Offering? = all[identifier]

    /** Returns the offering with this identifier. */
    public fun getOffering(identifier: String): Offering? = all[identifier]

    /** Returns the offering of a placement. */
    public fun getCurrentOfferingForPlacement(placementId: String): Offering? = getCurrentOfferingForPlacement.invoke(placementId)
}

/** A set of packages. (purchases-kmp 3.5.1, `models/…/Offering.kt`) */
public interface Offering {
    public val identifier: String
    public val serverDescription: String
    public val metadata: Map<String, Any>
    public val availablePackages: List<Package>
    public val lifetime: Package?
    public val annual: Package?
    public val sixMonth: Package?
    public val threeMonth: Package?
    public val twoMonth: Package?
    public val monthly: Package?
    public val weekly: Package?
    public val webCheckoutUrl: String?

    /** Returns the package with this identifier. */
    public fun getPackage(identifier: String): Package? = availablePackages.firstOrNull { it.identifier == identifier }

    /** Returns the text under [key], or [default] if there is none. */
    public fun getMetadataString(key: String, default: String): String = metadata[key] as? String ?: default

    /** Returns the package with this identifier. */
    public operator fun get(s: String): Package? = getPackage(s)
}

/** A product as an offering shows it. (purchases-kmp 3.5.1, `models/…/Package.kt`) */
public interface Package {
    public val identifier: String
    public val packageType: PackageType
    public val storeProduct: StoreProduct
    public val presentedOfferingContext: PresentedOfferingContext
    public val webCheckoutUrl: String?
}

/** How long a package's product lasts. (purchases-kmp 3.5.1, `models/…/Package.kt`) */
public enum class PackageType { UNKNOWN, CUSTOM, LIFETIME, ANNUAL, SIX_MONTH, THREE_MONTH, TWO_MONTH, MONTHLY, WEEKLY }

/**
 * Where a product was shown. (purchases-kmp 3.5.1, `models/…/PresentedOfferingContext.kt`)
 *
 * @property offeringIdentifier the offering.
 * @property placementIdentifier the placement; null if there was none.
 * @property targetingContext the targeting rule; null if there was none.
 */
public class PresentedOfferingContext(
    public val offeringIdentifier: String,
    public val placementIdentifier: String?,
    public val targetingContext: PresentedOfferingTargetingContext?,
)

/** A targeting rule. (purchases-kmp 3.5.1, `models/…/PresentedOfferingContext.kt`) */
public class PresentedOfferingTargetingContext(public val revision: Int, public val ruleId: String)

/** A paywall of the app's own that was shown. (purchases-kmp 3.5.1, `models/…/CustomPaywallImpressionParams.kt`) */
public class CustomPaywallImpressionParams private constructor(
    public val paywallId: String?,
    @Deprecated("Replaced by offering.") public val offeringId: String?,
    public val offering: Offering?,
) {
    public constructor() : this(null, null, null)

    public constructor(paywallId: String?) : this(paywallId, null, null)

    @Deprecated("Replaced by an Offering.", ReplaceWith("CustomPaywallImpressionParams(paywallId, offering)"))
    public constructor(paywallId: String? = null, offeringId: String?) : this(paywallId, offeringId, null)

    public constructor(paywallId: String? = null, offering: Offering) : this(paywallId, offering.identifier, offering)
}
