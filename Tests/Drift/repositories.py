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
class Names:
    """Methods of a channel, or errors with their numbers: what the groups of `pattern` match. The first place that a version has counts.

    With `inside`, only the text of its group is read."""

    pattern: str
    places: tuple[str, ...]
    # Empty for names that all platforms have.
    platform: str = ""
    inside: str = ""


@dataclass(frozen=True)
class Repository:
    vendor: str
    name: str
    package: str
    tag: str = r"(\d+\.\d+\.\d+)"
    pins: tuple[Pin, ...] = ()
    # Regular expressions over paths, joined by "or". Equal files there mean an equal redemption.
    core: tuple[str, ...] = ()
    channel: tuple[Names, ...] = ()
    errors: tuple[Names, ...] = ()
    # Methods of the channel that count in no version.
    aside: tuple[str, ...] = ()
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


EXPO = r'(?m)^\s*(?:Async)?Function\("(\w+)"\)'

SUPERWALL_IOS = r"Sources/SuperwallKit/"
SUPERWALL_ANDROID = r"superwall/src/main/java/com/superwall/sdk/"

REPOSITORIES = (
    Repository(
        "Superwall", "superwall/Superwall-Flutter", "superwallkit_flutter", since="2.2.0",
        pins=(
            Pin("Superwall-iOS", KIT, ("ios/superwallkit_flutter.podspec",)),
            Pin("Superwall-Android", DROID, ("android/build.gradle",)),
        ),
        channel=(Names(r"(?m)^  [\w<>?, ]+ (\w+)\(", ("pigeons/configure.dart",), inside=r"(?s)abstract class PSuperwallHostApi \{(.*?)\n\}"),),
    ),
    Repository(
        "Superwall", "superwall/expo-superwall", "expo-superwall", tag=r"v?(\d+\.\d+\.\d+)",
        pins=(
            Pin("Superwall-iOS", KIT, ("ios/SuperwallExpo.podspec",)),
            Pin("Superwall-Android", DROID, ("android/build.gradle",)),
        ),
        channel=(
            Names(EXPO, ("ios/SuperwallExpoModule.swift",), "ios"),
            Names(EXPO, ("android/src/main/java/expo/modules/superwallexpo/SuperwallExpoModule.kt",), "android"),
        ),
        aside=("getApiKey",),
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
    Repository(
        "RevenueCat", "RevenueCat/purchases-flutter", "purchases_flutter", since="8.4.0", pins=phc("ios/purchases_flutter.podspec"),
        channel=(
            Names(
                r'@"(\w+)" isEqualToString:\s*call\.method', (
                    "ios/purchases_flutter/Sources/purchases_flutter/PurchasesFlutterPlugin.m", "ios/Classes/PurchasesFlutterPlugin.m"), "ios"),
            Names(r'case "(\w+)":', ("android/src/main/java/com/revenuecat/purchases_flutter/PurchasesFlutterPlugin.java",), "android"),
        ),
    ),
    Repository(
        "RevenueCat", "RevenueCat/react-native-purchases", "react-native-purchases", since="8.5.0", pins=phc("RNPurchases.podspec"),
        channel=(
            Names(r"RCT_(?:EXPORT|REMAP)\w*_METHOD\(\s*(\w+)", ("ios/RNPurchases.m",), "ios"),
            Names(
                r"@ReactMethod(?:\([^)]*\))?\s+public \w+ (\w+)\(", (
                    "android/src/main/java/com/revenuecat/purchases/react/RNPurchasesModule.java",), "android"),
        ),
        # React Native's own, which a module may declare again.
        aside=("addListener", "removeListeners"),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-capacitor", "purchases-capacitor", since="10.1.0", pins=phc("RevenuecatPurchasesCapacitor.podspec"),
        channel=(
            Names(
                r'CAPPluginMethod\(name: "(\w+)"|CAP_PLUGIN_METHOD\((\w+)', (
                    "ios/Plugin/PurchasesPlugin.m", "ios/Sources/RevenuecatPurchasesCapacitor/PurchasesPlugin.swift"), "ios"),
            Names(
                r"@PluginMethod(?:\([^)]*\))?\s+fun (\w+)\(", (
                    "android/src/main/java/com/revenuecat/purchases/capacitor/PurchasesPlugin.kt",), "android"),
        ),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-unity", "purchases-unity", since="7.4.1",
        pins=phc("RevenueCat/Plugins/Editor/RevenueCatDependencies.xml", pattern=rf'name="PurchasesHybridCommon" version="{NUMBER}"'),
        channel=(
            Names(r"(?m)^    [\w.]+ (\w+)\(", ("RevenueCat/Scripts/PurchasesWrapper.cs",)),
            Names(r"(?m)^\w[\w *]* \*?(_RC\w+)\(", ("RevenueCat/Plugins/iOS/PurchasesUnityHelper.m",), "ios"),
            Names(r"public static \w+ (\w+)\(", ("RevenueCat/Plugins/Android/PurchasesWrapper.java",), "android"),
        ),
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
        errors=(Names(r"(?m)^\s*(?:@objc\(\w+\)\s*)?case (\w+) = (\d+)", ("Sources/Generated/ErrorCode.swift", "Sources/Error Handling/ErrorCode.swift")),),
    ),
    Repository(
        "RevenueCat", "RevenueCat/purchases-android", "purchases-android", since="8.10.0",
        commits=(("10.17.0", "4980371c51d5b6a2a9d21a8df9515ce9ea3eb0e0"),),
        core=(
            r"purchases/src/main/.*/deeplinks/.*",
            r"purchases/src/main/.*/(WebPurchaseRedemption|RedeemWebPurchaseListener|CustomerInfoResponseJsonKeys)\.kt",
            r"purchases/src/main/.*/common/errors\.kt",
        ),
        errors=(
            Names(r"(?m)^    (\w+Error)\(\s*(\d+),", tuple(
                f"purchases/src/main/kotlin/{path}.kt" for path in (
                    "generated/com/revenuecat/purchases/PurchasesErrorCode", "generated/PurchasesErrorCode",
                    "com/revenuecat/purchases/PurchasesErrorCode", "com/revenuecat/purchases/errors"))),
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
