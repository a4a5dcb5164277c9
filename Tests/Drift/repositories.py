"""The vendors' repositories: where a wrapper pins its native SDK, and which files a redemption passes through."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pin:
    """`pattern` has one group, the version. Of several places the first that matches counts.

    A place is a file, `tag` for the name of the tag, or `submodule:PATH` for a tag of the package's own repository."""

    package: str
    pattern: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class Repository:
    vendor: str
    name: str
    package: str
    tag: str = r"(\d+\.\d+\.\d+)"
    pins: tuple[Pin, ...] = ()
    # Regular expressions over paths, joined by "or". Equal files there mean an equal redemption.
    core: tuple[str, ...] = ()
    since: str = "0"
    # Versions without a tag, with the commit that was read.
    commits: tuple[tuple[str, str], ...] = ()


NUMBER = r"(\d+(?:\.\d+)+)"
PHC = "purchases-hybrid-common"
KIT = rf"['\"]SuperwallKit['\"],\s*['\"](?:~> |= )?{NUMBER}['\"]"
DROID = rf"superwall-android:{NUMBER}['\"]"
COMMON = rf"PurchasesHybridCommon['\"], ?['\"]{NUMBER}"


def phc(place: str, pattern: str = COMMON) -> tuple[Pin, ...]:
    return (Pin(PHC, pattern, (place,)),)


SUPERWALL_IOS = r"Sources/SuperwallKit/"
SUPERWALL_ANDROID = r"superwall/src/main/java/com/superwall/sdk/"

REPOSITORIES = (
    Repository(
        "Superwall", "superwall/Superwall-Flutter", "superwallkit_flutter", since="2.2.0",
        pins=(
            Pin("Superwall-iOS", KIT, ("ios/superwallkit_flutter.podspec",)),
            Pin("Superwall-Android", DROID, ("android/build.gradle",)),
        ),
    ),
    Repository(
        "Superwall", "superwall/expo-superwall", "expo-superwall", tag=r"v?(\d+\.\d+\.\d+)",
        pins=(
            Pin("Superwall-iOS", KIT, ("ios/SuperwallExpo.podspec",)),
            Pin("Superwall-Android", DROID, ("android/build.gradle",)),
        ),
    ),
    Repository(
        "Superwall", "superwall/Superwall-iOS", "Superwall-iOS", since="4.2.0",
        commits=(("4.16.4", "0f2cae71a79193c8e0c6b4c0bfc137f1bd741fbb"),),
        core=(
            SUPERWALL_IOS + r"(Web|Models/Web2App|Models/Customer Info|Delegate)/.*",
            SUPERWALL_IOS + r"(.*/)?(DeepLinkRouter|CustomURLSession|TaskRetryLogic|Task\+Retrying|EntitlementsInfo|Entitlement"
            r"|AutomaticPurchaseController|SubscriptionStatusPublishing)\.swift",
        ),
    ),
    Repository(
        "Superwall", "superwall/Superwall-Android", "Superwall-Android", since="2.1.0",
        core=(
            SUPERWALL_ANDROID + r"(web|models/entitlements|models/customer|customer|deeplinks|network/session)/.*",
            SUPERWALL_ANDROID + r"(.*/)?(WebRedemption|SuperwallDelegate|SuperwallDelegateAdapter|SubscriptionService|NetworkService"
            r"|NetworkError|RequestExecutor|Task\+Retrying)\.kt",
            SUPERWALL_ANDROID + r"store/Entitlements\.kt",
        ),
    ),
    Repository("RevenueCat", "RevenueCat/purchases-flutter", "purchases_flutter", since="8.4.0", pins=phc("ios/purchases_flutter.podspec")),
    Repository("RevenueCat", "RevenueCat/react-native-purchases", "react-native-purchases", since="8.5.0", pins=phc("RNPurchases.podspec")),
    Repository(
        "RevenueCat", "RevenueCat/purchases-capacitor", "purchases-capacitor", since="10.1.0", pins=phc("RevenuecatPurchasesCapacitor.podspec")
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-unity", "purchases-unity", since="7.4.1",
        pins=phc("RevenueCat/Plugins/Editor/RevenueCatDependencies.xml", pattern=rf'name="PurchasesHybridCommon" version="{NUMBER}"'),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-kmp", "purchases-kmp", tag=r"(\d+\.\d+\.\d+)(?:\+.*)?", since="1.6.0",
        pins=(
            Pin(PHC, rf"\+{NUMBER}$", ("tag",)),
            Pin("purchases-ios", r"(.*)", ("submodule:upstream/purchases-ios",)),
            Pin("purchases-android", rf'(?m)^revenuecat-android = "{NUMBER}"', ("gradle/libs.versions.toml",)),
        ),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-hybrid-common", PHC, since="13.12.0",
        pins=(
            Pin("purchases-ios", rf"'RevenueCat', ?'{NUMBER}'", ("PurchasesHybridCommon.podspec",)),
            Pin("purchases-android", rf"(?m)^\s*(?:ext\.)?(?:purchases|purchases_version) ?= ?['\"]{NUMBER}['\"]", (
                "android/gradle/libs.versions.toml", "android/build.gradle", "android/hybridcommon/build.gradle")),
        ),
        core=(
            r"(.*/)?(CustomerInfo|EntitlementInfo|EntitlementInfos|SubscriptionInfo|NonSubscriptionTransaction|Transaction"
            r"|NSDate)\+HybridAdditions\.swift",
            r"(.*/)?ErrorContainer\.swift",
            r"android/.*/main/.*/(CustomerInfoMapper|EntitlementInfoMapper|EntitlementInfosMapper|SubscriptionInfoMapper|TransactionMapper"
            r"|PurchasesError|mappersHelpers)\.kt",
        ),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-ios", "purchases-ios", since="5.11.0",
        commits=(("5.86.0", "ff486da380002b66ba57efd9910f62db7ad2c225"),),
        core=(
            r"Sources/(.*/)?(DeepLinkParser|PostRedeemWebPurchaseOperation|RedeemWebPurchaseAPI|BackendErrorCode)\.swift",
            r"Sources/WebPurchaseRedemption/.*",
        ),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-android", "purchases-android", since="8.10.0",
        commits=(("10.17.0", "4980371c51d5b6a2a9d21a8df9515ce9ea3eb0e0"),),
        core=(
            r"purchases/src/main/.*/deeplinks/.*",
            r"purchases/src/main/.*/(WebPurchaseRedemption|RedeemWebPurchaseListener|CustomerInfoResponseJsonKeys)\.kt",
            r"purchases/src/main/.*/common/errors\.kt",
        ),
    ),
    Repository(
        "Qonversion", "qonversion/qonversion-ios-sdk", "qonversion-ios-sdk", since="6.12.0",
        core=(r"Sources/.*[Rr]edemption.*",),
    ),
    Repository(
        "Qonversion", "qonversion/android-sdk", "qonversion/android-sdk", tag=r"sdk/(\d+\.\d+\.\d+)", since="9.5.0",
        core=(r"sdk/src/main/.*[Rr]edemption.*",),
    ),
)
