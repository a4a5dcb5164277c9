extension RevenueCatAdapter {
  /// The code that a redemption passes through, version by version, in the form of `VersionTable`.
  static let fingerprints = """
    # purchases-hybrid-common | fingerprint | read | HybridAdditions and mappers of customer, entitlements, subscriptions and transactions, ErrorContainer
    13.12.0..13.15.0 f3a2f4d26c73
    13.15.1..13.18.1 7f8a4e2960dc
    13.19.0..13.21.0 99d64dc45fc4
    13.22.0..13.38.1 8bfba66c2964
    14.0.0..14.0.2 5e277bce71ea form
    14.1.0..17.3.0 211f15a90e55
    17.4.0..18.17.0 dcb40151985d form
    18.18.0..18.32.1 efc4bf35b6ef

    # purchases-ios | fingerprint | read | DeepLinkParser, WebPurchaseRedemption, PostRedeemWebPurchaseOperation, RedeemWebPurchaseAPI, BackendErrorCode
    5.11.0..5.12.1 9b26fc02f1ed
    5.13.0..5.14.0 fea2cc299a69
    5.14.1..5.85.0 cd4968b3697b
    5.86.0 0c43d8361528 | inferred | commit ff486da, before its release

    # purchases-android | fingerprint | read | deeplinks, WebPurchaseRedemption, RedeemWebPurchaseListener, CustomerInfoResponseJsonKeys, common/errors
    8.10.0 8a61d070e767
    8.10.1..8.10.4 1d200bf1e91c
    8.10.5 9f56f2eb6147
    8.10.6..8.19.2 8f974848f482
    8.20.0 a3d5f252de40 form
    8.21.0..8.23.0 391b6e3d9015
    8.24.0..8.25.0 1d9e14bb1818
    9.0.0..9.3.2 8a38f06e2b3c form
    9.4.0..9.14.1 9dfc2f4602a1
    9.15.0..9.21.0 43ff4855cb1a
    9.22.0..9.23.1 4d1f81184065 form
    9.24.0..10.0.2 b3f772f6c1ad form
    10.1.0..10.17.0 1dbabb23a9d9 form
    """
}
