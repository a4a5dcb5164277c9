package com.revenuecat.purchases.kmp.models

/** Google's offers of a product. None exist here. (purchases-kmp 3.5.1, `models/…/SubscriptionOptions.kt`) */
public interface SubscriptionOptions {
    public val basePlan: SubscriptionOption?
    public val freeTrial: SubscriptionOption?
    public val introOffer: SubscriptionOption?
    public val defaultOffer: SubscriptionOption?

    /** Returns the offers with this tag. */
    public fun withTag(tag: String): List<SubscriptionOption>
}

/** One of Google's offers. (purchases-kmp 3.5.1, `models/…/SubscriptionOption.kt`) */
public interface SubscriptionOption {
    public val id: String
    public val pricingPhases: List<PricingPhase>
    public val tags: List<String>

    @Deprecated("Replaced by presentedOfferingContext.", ReplaceWith("presentedOfferingContext.offeringIdentifier"))
    public val presentedOfferingIdentifier: String?
    public val presentedOfferingContext: PresentedOfferingContext?
    public val purchasingData: PurchasingData
    public val installmentsInfo: InstallmentsInfo?
}

/** True for an offer with the full price alone. */
public val SubscriptionOption.isBasePlan: Boolean get() = pricingPhases.size == 1

/** The period of the full price. */
public val SubscriptionOption.billingPeriod: Period? get() = fullPricePhase?.billingPeriod

/** True for an offer that does not renew. */
public val SubscriptionOption.isPrepaid: Boolean get() = fullPricePhase?.recurrenceMode == RecurrenceMode.NON_RECURRING

/** The last phase. */
public val SubscriptionOption.fullPricePhase: PricingPhase? get() = pricingPhases.lastOrNull()

/** The first phase before the full price that costs nothing. */
public val SubscriptionOption.freePhase: PricingPhase? get() = earlier.firstOrNull { it.price.amountMicros == 0L }

/** The first phase before the full price that costs something. */
public val SubscriptionOption.introPhase: PricingPhase? get() = earlier.firstOrNull { it.price.amountMicros > 0L }

private val SubscriptionOption.earlier: List<PricingPhase> get() = pricingPhases.dropLast(1)

/** A stretch of time with one price. (purchases-kmp 3.5.1, `models/…/PricingPhase.kt`) */
public class PricingPhase(
    public val billingPeriod: Period,
    public val recurrenceMode: RecurrenceMode,
    public val billingCycleCount: Int?,
    public val price: Price,
    public val offerPaymentMode: OfferPaymentMode?,
)

/** How often a [PricingPhase] repeats. (purchases-kmp 3.5.1, `models/…/RecurrenceMode.kt`) */
public enum class RecurrenceMode { INFINITE_RECURRING, FINITE_RECURRING, NON_RECURRING, UNKNOWN }

/** How a [PricingPhase] is paid. (purchases-kmp 3.5.1, `models/…/OfferPaymentMode.kt`) */
public enum class OfferPaymentMode { FREE_TRIAL, SINGLE_PAYMENT, DISCOUNTED_RECURRING_PAYMENT }

/** How many instalments are owed. (purchases-kmp 3.5.1, `models/…/InstallmentsInfo.kt`) */
public class InstallmentsInfo(public val commitmentPaymentsCount: Int, public val renewalCommitmentPaymentsCount: Int)

/** One of Apple's discounts. None exist here. (purchases-kmp 3.5.1, `models/…/StoreProductDiscount.kt`) */
public interface StoreProductDiscount {
    public val price: Price
    public val numberOfPeriods: Long
    public val offerIdentifier: String?
    public val paymentMode: DiscountPaymentMode
    public val subscriptionPeriod: Period
    public val type: DiscountType
}

/** How a discount is paid. (purchases-kmp 3.5.1, `models/…/DiscountPaymentMode.kt`) */
public enum class DiscountPaymentMode { FREE_TRIAL, PAY_AS_YOU_GO, PAY_UP_FRONT }

/** The kind of a discount. (purchases-kmp 3.5.1, `models/…/DiscountType.kt`) */
public enum class DiscountType { INTRODUCTORY, PROMOTIONAL, WINBACK }
