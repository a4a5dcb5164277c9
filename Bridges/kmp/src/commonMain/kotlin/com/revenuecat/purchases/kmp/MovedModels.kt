package com.revenuecat.purchases.kmp

// The SDK's old names of its models, deprecated there too. (purchases-kmp 3.5.1, `core/…/MovedModels.kt`)

private const val MOVED: String = "Moved to the package models."

@Deprecated(MOVED, ReplaceWith("CacheFetchPolicy", "com.revenuecat.purchases.kmp.models.CacheFetchPolicy"))
public typealias CacheFetchPolicy = com.revenuecat.purchases.kmp.models.CacheFetchPolicy

@Deprecated(MOVED, ReplaceWith("CustomerInfo", "com.revenuecat.purchases.kmp.models.CustomerInfo"))
public typealias CustomerInfo = com.revenuecat.purchases.kmp.models.CustomerInfo

@Deprecated(MOVED, ReplaceWith("DangerousSettings", "com.revenuecat.purchases.kmp.models.DangerousSettings"))
public typealias DangerousSettings = com.revenuecat.purchases.kmp.models.DangerousSettings

@Deprecated(MOVED, ReplaceWith("EntitlementInfo", "com.revenuecat.purchases.kmp.models.EntitlementInfo"))
public typealias EntitlementInfo = com.revenuecat.purchases.kmp.models.EntitlementInfo

@Deprecated(MOVED, ReplaceWith("EntitlementInfos", "com.revenuecat.purchases.kmp.models.EntitlementInfos"))
public typealias EntitlementInfos = com.revenuecat.purchases.kmp.models.EntitlementInfos

@Deprecated(MOVED, ReplaceWith("EntitlementVerificationMode", "com.revenuecat.purchases.kmp.models.EntitlementVerificationMode"))
public typealias EntitlementVerificationMode = com.revenuecat.purchases.kmp.models.EntitlementVerificationMode

@Deprecated(MOVED, ReplaceWith("Offering", "com.revenuecat.purchases.kmp.models.Offering"))
public typealias Offering = com.revenuecat.purchases.kmp.models.Offering

@Deprecated(MOVED, ReplaceWith("Offerings", "com.revenuecat.purchases.kmp.models.Offerings"))
public typealias Offerings = com.revenuecat.purchases.kmp.models.Offerings

@Deprecated(MOVED, ReplaceWith("OwnershipType", "com.revenuecat.purchases.kmp.models.OwnershipType"))
public typealias OwnershipType = com.revenuecat.purchases.kmp.models.OwnershipType

@Deprecated(MOVED, ReplaceWith("Package", "com.revenuecat.purchases.kmp.models.Package"))
public typealias Package = com.revenuecat.purchases.kmp.models.Package

@Deprecated(MOVED, ReplaceWith("PackageType", "com.revenuecat.purchases.kmp.models.PackageType"))
public typealias PackageType = com.revenuecat.purchases.kmp.models.PackageType

@Deprecated(MOVED, ReplaceWith("PeriodType", "com.revenuecat.purchases.kmp.models.PeriodType"))
public typealias PeriodType = com.revenuecat.purchases.kmp.models.PeriodType

@Deprecated(MOVED, ReplaceWith("PresentedOfferingContext", "com.revenuecat.purchases.kmp.models.PresentedOfferingContext"))
public typealias PresentedOfferingContext = com.revenuecat.purchases.kmp.models.PresentedOfferingContext

@Deprecated(MOVED, ReplaceWith("PresentedOfferingTargetingContext", "com.revenuecat.purchases.kmp.models.PresentedOfferingTargetingContext"))
public typealias PresentedOfferingTargetingContext = com.revenuecat.purchases.kmp.models.PresentedOfferingTargetingContext

@Deprecated(MOVED, ReplaceWith("ProductType", "com.revenuecat.purchases.kmp.models.ProductType"))
public typealias ProductType = com.revenuecat.purchases.kmp.models.ProductType

@Deprecated(MOVED, ReplaceWith("PurchasesAreCompletedBy", "com.revenuecat.purchases.kmp.models.PurchasesAreCompletedBy"))
public typealias PurchasesAreCompletedBy = com.revenuecat.purchases.kmp.models.PurchasesAreCompletedBy

@Deprecated(MOVED, ReplaceWith("PurchasesError", "com.revenuecat.purchases.kmp.models.PurchasesError"))
public typealias PurchasesError = com.revenuecat.purchases.kmp.models.PurchasesError

@Deprecated(MOVED, ReplaceWith("PurchasesErrorCode", "com.revenuecat.purchases.kmp.models.PurchasesErrorCode"))
public typealias PurchasesErrorCode = com.revenuecat.purchases.kmp.models.PurchasesErrorCode

@Deprecated(MOVED, ReplaceWith("PurchasesException", "com.revenuecat.purchases.kmp.models.PurchasesException"))
public typealias PurchasesException = com.revenuecat.purchases.kmp.models.PurchasesException

@Deprecated(MOVED, ReplaceWith("PurchasesTransactionException", "com.revenuecat.purchases.kmp.models.PurchasesTransactionException"))
public typealias PurchasesTransactionException = com.revenuecat.purchases.kmp.models.PurchasesTransactionException

@Deprecated(MOVED, ReplaceWith("ReplacementMode", "com.revenuecat.purchases.kmp.models.ReplacementMode"))
public typealias ReplacementMode = com.revenuecat.purchases.kmp.models.ReplacementMode

@Deprecated(MOVED, ReplaceWith("Store", "com.revenuecat.purchases.kmp.models.Store"))
public typealias Store = com.revenuecat.purchases.kmp.models.Store

@Deprecated(MOVED, ReplaceWith("StoreKitVersion", "com.revenuecat.purchases.kmp.models.StoreKitVersion"))
public typealias StoreKitVersion = com.revenuecat.purchases.kmp.models.StoreKitVersion

@Deprecated(MOVED, ReplaceWith("VerificationResult", "com.revenuecat.purchases.kmp.models.VerificationResult"))
public typealias VerificationResult = com.revenuecat.purchases.kmp.models.VerificationResult
