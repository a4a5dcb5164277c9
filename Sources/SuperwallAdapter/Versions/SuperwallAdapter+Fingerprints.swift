extension SuperwallAdapter {
  /// The code that a redemption passes through, version by version, in the form of `VersionTable`.
  static let fingerprints = """
    # Superwall-iOS | fingerprint | read | Web, Models/Web2App, Models/Customer Info, Delegate, DeepLinkRouter, CustomURLSession, TaskRetryLogic, Task+Retrying, EntitlementsInfo, Entitlement, AutomaticPurchaseController
    4.2.0 368274832ab0
    4.2.1..4.3.5 29ba2af9055d
    4.3.6..4.3.9 bb7ab40ecb87
    4.3.10..4.4.0 d1b844e98e00
    4.4.1..4.4.2 00f25fdb1aa0
    4.5.0..4.5.1 a8044cc71904
    4.5.2 1a99bab269b1
    4.6.0 77b540dc6e5f
    4.7.0 cdb68a61bcbd
    4.8.0..4.8.2 9142b5ee5043
    4.8.3 1b08cd236df6
    4.9.0 13839f262782
    4.9.1 5dc0d184750e
    4.9.2..4.9.3 7d6d8f12d033
    4.10.0 c233423ffaad
    4.10.1..4.10.4 91e14ee1805d
    4.10.5..4.10.6 96cc8b526e0d
    4.10.7..4.10.8 0bce4482c110
    4.11.0..4.12.0 e34aba74d854
    4.12.1..4.12.11 ff55268198d3
    4.13.0 7b8250125e87 form
    4.14.0 5e78bd460238
    4.14.1..4.14.2 0239e73c410a
    4.15.0..4.15.4 b3b7db3d7c14 form
    4.16.0..4.16.1 d304281967a4 form
    4.16.2..4.16.3 d2b9c131864e
    4.16.4 545c495365bf | read | commit 0f2cae7; there was no tag
    4.17.0 - | read | SubscriptionStatusPublishing.swift, SubscriptionStatus.swift of later commits; discussion #525; there was no tag

    # Superwall-Android | fingerprint | read | web, models/entitlements, models/customer, customer, deeplinks, network/session, WebRedemption, SuperwallDelegate, SubscriptionService, NetworkService, NetworkError, RequestExecutor, Task+Retrying, store/Entitlements
    2.1.0..2.1.1 49353cf9b089
    2.1.2..2.2.0 2fce23ea61f4
    2.2.1..2.2.3 24221ed9a4c0
    2.3.0 4d09c242ebe5
    2.3.1 2a5219d5cf19
    2.3.2..2.5.1 304d3f2748ca
    2.5.3..2.5.5 f7e26d3c538c
    2.5.6..2.5.7 3be324902fb5
    2.5.8 52666238f7cc
    2.6.0..2.6.1 9942be522b25
    2.6.2 cdde2d256469
    2.6.3..2.6.4 24b7c7c3f682
    2.6.5 3d99daca2baf
    2.6.6..2.6.7 143f235556bc
    2.6.8 baece2d39d5b
    2.7.0 6fe1876b5741
    2.7.1..2.7.3 f32f7e91cb5a form
    2.7.4..2.7.6 ad9f2614e786
    2.7.7..2.7.11 7818ccb7062d form
    2.7.12 6b9ce421ef9d form
    2.7.13 f519fa332327
    2.7.14 67d01e80f3b0 form
    2.7.15..2.7.16 ce537d18ac0f
    2.7.17..2.7.19 b34f4ff1d893
    2.7.20 - | inferred | discussion #426
    2.7.21 - form | inferred | no discussion names a change
    2.7.22 - | inferred | discussion #437
    2.8.0 - form | inferred | no discussion of it names a redemption
    2.8.3 - | read | WebPaywallRedeemer.kt of a later commit; discussions #460, #464; there was no tag
    """
}
