public import RedemptionCore

/// The vendor of an SDK: `.revenueCat` or `.superwall`.
public typealias Vendor = RedemptionCore.Vendor
/// What happens to the purchase of another user.
public typealias TransferPolicy = RedemptionCore.TransferPolicy
