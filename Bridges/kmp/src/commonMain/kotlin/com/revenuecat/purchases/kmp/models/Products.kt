package com.revenuecat.purchases.kmp.models

/** A product of the phone's own store. None exist here. (purchases-kmp 3.5.1, `models/…/StoreProduct.kt`) */
public interface StoreProduct {
    public val id: String
    public val type: ProductType
    public val category: ProductCategory?
    public val price: Price
    public val title: String
    public val localizedDescription: String?
    public val period: Period?
    public val subscriptionOptions: SubscriptionOptions?
    public val defaultOption: SubscriptionOption?
    public val discounts: List<StoreProductDiscount>
    public val introductoryDiscount: StoreProductDiscount?
    public val purchasingData: PurchasingData
    public val presentedOfferingContext: PresentedOfferingContext?
    public val pricePerWeek: Price?
    public val pricePerMonth: Price?
    public val pricePerYear: Price?
}

/** The kind of a product. (purchases-kmp 3.5.1, `models/…/ProductType.kt`) */
public enum class ProductType { SUBS, INAPP, UNKNOWN }

/** Whether a product renews. (purchases-kmp 3.5.1, `models/…/ProductCategory.kt`) */
public enum class ProductCategory { SUBSCRIPTION, NON_SUBSCRIPTION }

/** What a store needs to sell a product. (purchases-kmp 3.5.1, `models/…/PurchasingData.kt`) */
public interface PurchasingData {
    public val productId: String
    public val productType: ProductType
}

/** A length of time. (purchases-kmp 3.5.1, `models/…/Period.kt`) */
public class Period(public val value: Int, public val unit: PeriodUnit) {
    /** The length in months: a month has 30 days, a year 365 days and 12 months. */
    public val valueInMonths: Double
        get() = when (unit) {
            PeriodUnit.DAY -> value / 30.0
            PeriodUnit.WEEK -> value / (365.0 / 12.0 / 7.0)
            PeriodUnit.MONTH -> value.toDouble()
            PeriodUnit.YEAR -> value * 12.0
            PeriodUnit.UNKNOWN -> 0.0
        }
}

/** The unit of a [Period]. (purchases-kmp 3.5.1, `models/…/Period.kt`) */
public enum class PeriodUnit { DAY, WEEK, MONTH, YEAR, UNKNOWN }

/**
 * A purchase in the phone's own store. None happen here. (purchases-kmp 3.5.1, `models/…/StoreTransaction.kt`)
 *
 * @property transactionId the store's identifier; null if it gave none.
 * @property productIds the products bought.
 * @property purchaseTime milliseconds since 1970-01-01T00:00:00Z.
 */
public class StoreTransaction(
    public val transactionId: String?,
    public val productIds: List<String>,
    public val purchaseTime: Long,
)

/** How one subscription replaces another. (purchases-kmp 3.5.1, `models/…/ReplacementMode.kt`) */
public interface ReplacementMode {
    public val name: String
}

/** Google's ways of replacing. (purchases-kmp 3.5.1, `models/…/GoogleReplacementMode.kt`) */
public enum class GoogleReplacementMode : ReplacementMode {
    WITHOUT_PRORATION, WITH_TIME_PRORATION, CHARGE_FULL_PRICE, CHARGE_PRORATED_PRICE, DEFERRED
}

/** The country of the phone's store. (purchases-kmp 3.5.1, `models/…/Storefront.kt`) */
public class Storefront(public val countryCode: String)

/** The customer's balances. Always empty here. (purchases-kmp 3.5.1, `models/…/VirtualCurrencies.kt`) */
public class VirtualCurrencies(public val all: Map<String, VirtualCurrency>) {
    /** Returns the balance with this code. */
    public operator fun get(code: String): VirtualCurrency? = all[code]
}

/** One balance. (purchases-kmp 3.5.1, `models/…/VirtualCurrency.kt`) */
public class VirtualCurrency(
    public val balance: Int,
    public val name: String,
    public val code: String,
    public val serverDescription: String?,
)
