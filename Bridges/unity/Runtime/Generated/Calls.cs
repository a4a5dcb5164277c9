// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
#pragma warning disable 1573, 1591 // What its name says has no comment of its own.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>The methods of the server, by the part before the slash. A transport inherits this class and implements Send.</summary>
    public abstract class ContractCalls
    {
        /// <summary>Creates the groups.</summary>
        protected ContractCalls()
        {
            Link = new LinkCalls(this);
            Session = new SessionCalls(this);
            Redemption = new RedemptionCalls(this);
            Outcomes = new OutcomesCalls(this);
            Device = new DeviceCalls(this);
            Channel = new ChannelCalls(this);
            Store = new StoreCalls(this);
            Clock = new ClockCalls(this);
            Fault = new FaultCalls(this);
        }

        /// <summary>The methods <c>link/…</c>.</summary>
        public LinkCalls Link { get; }

        /// <summary>The methods <c>session/…</c>.</summary>
        public SessionCalls Session { get; }

        /// <summary>The methods <c>redemption/…</c>.</summary>
        public RedemptionCalls Redemption { get; }

        /// <summary>The methods <c>outcomes/…</c>.</summary>
        public OutcomesCalls Outcomes { get; }

        /// <summary>The methods <c>device/…</c>.</summary>
        public DeviceCalls Device { get; }

        /// <summary>The methods <c>channel/…</c>.</summary>
        public ChannelCalls Channel { get; }

        /// <summary>The methods <c>store/…</c>.</summary>
        public StoreCalls Store { get; }

        /// <summary>The methods <c>clock/…</c>.</summary>
        public ClockCalls Clock { get; }

        /// <summary>The methods <c>fault/…</c>.</summary>
        public FaultCalls Fault { get; }

        /// <summary>Sends a request and reads its result.</summary>
        /// <param name="method">The method.</param>
        /// <param name="parameters">Its params; null for none.</param>
        /// <param name="read">Reads the result.</param>
        /// <param name="cancellation">Cancels the call.</param>
        /// <param name="timeout">The real time limit; null for the transport's own.</param>
        protected internal abstract Task<TResult> Send<TResult>(
            string method, JObject parameters, Func<JToken, TResult> read, CancellationToken cancellation, TimeSpan? timeout)
            where TResult : class;
    }

    /// <summary>The methods <c>link/…</c>.</summary>
    public sealed class LinkCalls
    {
        private readonly ContractCalls _transport;

        internal LinkCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.</summary>
        /// <remarks><c>link/parse</c></remarks>
        /// <param name="url">The text to read as a link.</param>
        /// <param name="vendor">The vendor whose links to look for; defaults to all in turn. Null where it is left out.</param>
        /// <param name="platform">The platform whose URL class parses it; defaults to <c>ios</c>. Null where it is left out.</param>
        public Task<LinkParseResult> Parse(
            string url, Vendor vendor = null, Platform platform = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (url == null) { throw new ArgumentNullException(nameof(url)); }
            json.Add("url", JsonShape.Of(url));
            if (vendor != null) { json.Add("vendor", vendor.Write()); }
            if (platform != null) { json.Add("platform", platform.Write()); }
            return _transport.Send("link/parse", json, LinkParseResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>session/…</c>.</summary>
    public sealed class SessionCalls
    {
        private readonly ContractCalls _transport;

        internal SessionCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session
        /// that runs there.</summary>
        /// <remarks><c>session/open</c></remarks>
        /// <param name="vendor">The vendor of the SDK.</param>
        /// <param name="sdk">One of the vendor's SDKs.</param>
        /// <param name="platform">The platform of its native side.</param>
        /// <param name="appUserId">The app's user; anonymous if left out, null or blank.</param>
        /// <param name="deviceId">The phone, as the SDK names it; defaults to a new one. If the SDK has stored something there, the app starts again
        /// with that. Null where it is left out.</param>
        /// <param name="sdkVersion">The version of the app's SDK package, such as <c>10.9.1</c>: the session does what that version does. By default
        /// it is the newest that the server knows. The result has a warning if redemption may differ in it. Null where it is left out.</param>
        /// <param name="configured">False for an app that has not configured its SDK yet. It does so with <c>session/configure</c>, or on its own
        /// channel with <c>channel/call</c>. <c>true</c> where it is left out. Null where it is left out.</param>
        /// <param name="gateway">The gateway that answers its requests; defaults to the ledger. Null where it is left out.</param>
        /// <param name="confirmationAlert">The SDK's <c>shouldShowWebPurchaseConfirmationAlert</c>; defaults to the SDK's default. Superwall only.
        /// Null where it is left out.</param>
        /// <param name="alertsStayOpen">iOS: true if an alert stays open until <c>session/closeAlert</c>; false by default: a person closes it at
        /// once. Superwall only. Null where it is left out.</param>
        /// <param name="webRestorationAlert">iOS: the SDK's <c>shouldShowWebRestorationAlert</c>; true by default. Superwall only. Null where it is
        /// left out.</param>
        /// <param name="automaticallyDismiss">The SDK's <c>paywalls.automaticallyDismiss</c>; true by default. Superwall only. Null where it is left
        /// out.</param>
        /// <param name="entitlementsMaxAge">Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only. Greater than 0, at
        /// most 3155760000. Null where it is left out.</param>
        /// <param name="purchaseController">True if the app decides about access itself; false by default. Superwall only. Null where it is left
        /// out.</param>
        /// <param name="deepLinkTrigger">True if the configuration has a placement for <c>deepLink_open</c>; false by default. Superwall only. Null
        /// where it is left out.</param>
        /// <param name="paywall">A paywall that is on screen; defaults to none. Superwall only. Null where it is left out.</param>
        /// <param name="products">Products that the app sells in the phone's own store. Superwall only. Null where it is left out.</param>
        /// <param name="ownedProducts">The identifiers of the products that are owned in the phone's own store. Superwall only. Null where it is left
        /// out.</param>
        /// <param name="deviceEntitlements">Entitlements from the phone's own store. Superwall only. Null where it is left out.</param>
        /// <param name="pendingCheckout">iOS: a checkout that an earlier run of the app has left pending, as <c>session/describe</c> returned it;
        /// none when left out. Superwall only. Null where it is left out.</param>
        public Task<SessionOpenResult> Open(
            Vendor vendor, Sdk sdk, Platform platform, Optional<string> appUserId = default(Optional<string>), string deviceId = null,
            string sdkVersion = null, bool? configured = null, Gateway gateway = null, bool? confirmationAlert = null, bool? alertsStayOpen = null,
            bool? webRestorationAlert = null, bool? automaticallyDismiss = null, double? entitlementsMaxAge = null, bool? purchaseController = null,
            bool? deepLinkTrigger = null, OpenPaywall paywall = null, ProductList products = null, IReadOnlyList<string> ownedProducts = null,
            EntitlementList deviceEntitlements = null, PendingCheckout pendingCheckout = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (sdk == null) { throw new ArgumentNullException(nameof(sdk)); }
            json.Add("sdk", sdk.Write());
            if (platform == null) { throw new ArgumentNullException(nameof(platform)); }
            json.Add("platform", platform.Write());
            if (appUserId.IsThere) { json.Add("appUserId", appUserId.Value == null ? JsonShape.Null() : JsonShape.Of(appUserId.Value)); }
            if (deviceId != null) { json.Add("deviceId", JsonShape.Of(deviceId)); }
            if (sdkVersion != null) { json.Add("sdkVersion", JsonShape.Of(sdkVersion)); }
            if (configured != null) { json.Add("configured", JsonShape.Of(configured.Value)); }
            if (gateway != null) { json.Add("gateway", gateway.Write()); }
            if (confirmationAlert != null) { json.Add("confirmationAlert", JsonShape.Of(confirmationAlert.Value)); }
            if (alertsStayOpen != null) { json.Add("alertsStayOpen", JsonShape.Of(alertsStayOpen.Value)); }
            if (webRestorationAlert != null) { json.Add("webRestorationAlert", JsonShape.Of(webRestorationAlert.Value)); }
            if (automaticallyDismiss != null) { json.Add("automaticallyDismiss", JsonShape.Of(automaticallyDismiss.Value)); }
            if (entitlementsMaxAge != null) { json.Add("entitlementsMaxAge", JsonShape.Of(entitlementsMaxAge.Value)); }
            if (purchaseController != null) { json.Add("purchaseController", JsonShape.Of(purchaseController.Value)); }
            if (deepLinkTrigger != null) { json.Add("deepLinkTrigger", JsonShape.Of(deepLinkTrigger.Value)); }
            if (paywall != null) { json.Add("paywall", paywall.Write()); }
            if (products != null) { json.Add("products", products.Write()); }
            if (ownedProducts != null) { json.Add("ownedProducts", JsonShape.Of(ownedProducts, item => JsonShape.Of(item))); }
            if (deviceEntitlements != null) { json.Add("deviceEntitlements", deviceEntitlements.Write()); }
            if (pendingCheckout != null) { json.Add("pendingCheckout", pendingCheckout.Write()); }
            return _transport.Send("session/open", json, SessionOpenResult.Read, cancellation, timeout);
        }

        /// <summary>Returns a session's state.</summary>
        /// <remarks><c>session/describe</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        public Task<SessionState> Describe(string session, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            return _transport.Send("session/describe", json, SessionState.Read, cancellation, timeout);
        }

        /// <summary>Returns the open sessions.</summary>
        /// <remarks><c>session/list</c></remarks>
        /// <param name="vendor">Lists only sessions of this vendor; defaults to all. Null where it is left out.</param>
        public Task<SessionListResult> List(
            Vendor vendor = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor != null) { json.Add("vendor", vendor.Write()); }
            return _transport.Send("session/list", json, SessionListResult.Read, cancellation, timeout);
        }

        /// <summary>Ends the app and returns its last state. A redemption in progress ends with <c>failed</c>. The device keeps what the SDK has
        /// stored.</summary>
        /// <remarks><c>session/close</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        public Task<SessionState> Close(string session, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            return _transport.Send("session/close", json, SessionState.Read, cancellation, timeout);
        }

        /// <summary>Sends the app to the background, for some seconds or until <c>session/foreground</c>.</summary>
        /// <remarks><c>session/background</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="seconds">Seconds after which it comes back: the clock moves, as by <c>clock/advance</c>. Without them it stays there until
        /// <c>session/foreground</c>. Greater than 0, at most 3155760000. Null where it is left out.</param>
        public Task<SessionState> Background(
            string session, double? seconds = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            if (seconds != null) { json.Add("seconds", JsonShape.Of(seconds.Value)); }
            return _transport.Send("session/background", json, SessionState.Read, cancellation, timeout);
        }

        /// <summary>Brings the app to the foreground.</summary>
        /// <remarks><c>session/foreground</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        public Task<SessionState> Foreground(string session, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            return _transport.Send("session/foreground", json, SessionState.Read, cancellation, timeout);
        }

        /// <summary>Passes a link to the SDK. The redemption runs in the background and sends events.</summary>
        /// <remarks><c>session/handleDeepLink</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="url">The link that opened the app; not unwrapped.</param>
        public Task<SessionHandleDeepLinkResult> HandleDeepLink(
            string session, string url, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            if (url == null) { throw new ArgumentNullException(nameof(url)); }
            json.Add("url", JsonShape.Of(url));
            return _transport.Send("session/handleDeepLink", json, SessionHandleDeepLinkResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>redemption/…</c>.</summary>
    public sealed class RedemptionCalls
    {
        private readonly ContractCalls _transport;

        internal RedemptionCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Redeems a link in the app and waits for the result.</summary>
        /// <remarks><c>redemption/redeem</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="url">The link; a wrapped one is unwrapped. Either this or <c>code</c>. Null where it is left out.</param>
        /// <param name="code">The code alone. Either this or <c>url</c>. Null where it is left out.</param>
        public Task<RedemptionRedeemResult> Redeem(
            string session, string url = null, string code = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            if (url != null) { json.Add("url", JsonShape.Of(url)); }
            if (code != null) { json.Add("code", JsonShape.Of(code)); }
            return _transport.Send("redemption/redeem", json, RedemptionRedeemResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the redemptions that apps asked their SDKs for, with what came of them.</summary>
        /// <remarks><c>redemption/list</c></remarks>
        /// <param name="session">Only those of this session, which may have ended; defaults to all. Null where it is left out.</param>
        /// <param name="url">Only those of this link; another form of it with the same code counts too. Defaults to all. Null where it is left
        /// out.</param>
        public Task<RedemptionListResult> List(
            string session = null, string url = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session != null) { json.Add("session", JsonShape.Of(session)); }
            if (url != null) { json.Add("url", JsonShape.Of(url)); }
            return _transport.Send("redemption/list", json, RedemptionListResult.Read, cancellation, timeout);
        }

        /// <summary>Fails with a sentence for the test's report unless a link was redeemed as expected.</summary>
        /// <remarks><c>redemption/expect</c></remarks>
        /// <param name="url">The link; another form of it with the same code counts too.</param>
        /// <param name="outcome">The outcome of the last redemption of the link; defaults to any. An error that the SDK throws is none. Null where it
        /// is left out.</param>
        /// <param name="times">The number of times that an app asks its SDK to redeem the link. At least 0, at most 1000. <c>1</c> where it is left
        /// out. Null where it is left out.</param>
        /// <param name="session">Only redemptions of this session count; defaults to all. Null where it is left out.</param>
        /// <param name="shows">The text that the app shows now; the sentence of the error quotes it. Null where it is left out.</param>
        public Task<RedemptionListResult> Expect(
            string url, OutcomeKind outcome = null, long? times = null, string session = null, string shows = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (url == null) { throw new ArgumentNullException(nameof(url)); }
            json.Add("url", JsonShape.Of(url));
            if (outcome != null) { json.Add("outcome", outcome.Write()); }
            if (times != null) { json.Add("times", JsonShape.Of(times.Value)); }
            if (session != null) { json.Add("session", JsonShape.Of(session)); }
            if (shows != null) { json.Add("shows", JsonShape.Of(shows)); }
            return _transport.Send("redemption/expect", json, RedemptionListResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>outcomes/…</c>.</summary>
    public sealed class OutcomesCalls
    {
        private readonly ContractCalls _transport;

        internal OutcomesCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Returns the situations in which a redemption can take place, each with its outcome.</summary>
        /// <remarks><c>outcomes/list</c></remarks>
        /// <param name="vendor">The vendor of the SDK that the app has.</param>
        /// <param name="product">The product to sell. Null where it is left out.</param>
        /// <param name="entitlements">The entitlements that it gives. Null where it is left out.</param>
        /// <param name="email">The buyer's address; empty for none. Null where it is left out.</param>
        public Task<OutcomesListResult> List(
            Vendor vendor, string product = null, IReadOnlyList<string> entitlements = null, string email = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (product != null) { json.Add("product", JsonShape.Of(product)); }
            if (entitlements != null) { json.Add("entitlements", JsonShape.Of(entitlements, item => JsonShape.Of(item))); }
            if (email != null) { json.Add("email", JsonShape.Of(email)); }
            return _transport.Send("outcomes/list", json, OutcomesListResult.Read, cancellation, timeout);
        }

        /// <summary>Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its
        /// policies last until <c>store/reset</c>.</summary>
        /// <remarks><c>outcomes/prepare</c></remarks>
        /// <param name="vendor">The vendor of the SDK that the app has.</param>
        /// <param name="situation">The name of a row of <c>outcomes/list</c>.</param>
        /// <param name="product">The product to sell. <c>"pro_monthly"</c> where it is left out. Null where it is left out.</param>
        /// <param name="entitlements">The entitlements that it gives; defaults to <c>pro</c>. Null where it is left out.</param>
        /// <param name="kind">A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription
        /// lapses. Null where it is left out.</param>
        /// <param name="appUserId">The user who buys it; defaults to an anonymous buyer. Null where it is left out.</param>
        /// <param name="email">The buyer's address; empty for none. <c>"jane.doe@example.com"</c> where it is left out. Null where it is left
        /// out.</param>
        /// <param name="scheme">The URL scheme of the links that are issued from now on; defaults to that of <c>store/policy</c>. Null where it is
        /// left out.</param>
        public Task<OutcomesPrepareResult> Prepare(
            Vendor vendor, string situation, string product = null, IReadOnlyList<string> entitlements = null, PurchaseKind kind = null,
            string appUserId = null, string email = null, string scheme = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (situation == null) { throw new ArgumentNullException(nameof(situation)); }
            json.Add("situation", JsonShape.Of(situation));
            if (product != null) { json.Add("product", JsonShape.Of(product)); }
            if (entitlements != null) { json.Add("entitlements", JsonShape.Of(entitlements, item => JsonShape.Of(item))); }
            if (kind != null) { json.Add("kind", kind.Write()); }
            if (appUserId != null) { json.Add("appUserId", JsonShape.Of(appUserId)); }
            if (email != null) { json.Add("email", JsonShape.Of(email)); }
            if (scheme != null) { json.Add("scheme", JsonShape.Of(scheme)); }
            return _transport.Send("outcomes/prepare", json, OutcomesPrepareResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>device/…</c>.</summary>
    public sealed class DeviceCalls
    {
        private readonly ContractCalls _transport;

        internal DeviceCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends.</summary>
        /// <remarks><c>device/wipe</c></remarks>
        /// <param name="vendor">The vendor whose SDK has stored something there.</param>
        /// <param name="platform">The platform of the device.</param>
        /// <param name="deviceId">The device, as <c>session/open</c> named it.</param>
        public Task<DeviceResult> Wipe(
            Vendor vendor, Platform platform, string deviceId, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (platform == null) { throw new ArgumentNullException(nameof(platform)); }
            json.Add("platform", platform.Write());
            if (deviceId == null) { throw new ArgumentNullException(nameof(deviceId)); }
            json.Add("deviceId", JsonShape.Of(deviceId));
            return _transport.Send("device/wipe", json, DeviceResult.Read, cancellation, timeout);
        }

        /// <summary>Sets the clock of a device on which the app does not run.</summary>
        /// <remarks><c>device/set</c></remarks>
        /// <param name="vendor">The vendor whose SDK reads the clock.</param>
        /// <param name="platform">The platform of the device.</param>
        /// <param name="deviceId">The device, as <c>session/open</c> named it or will name it.</param>
        /// <param name="clockAhead">Seconds by which its clock is ahead of the space's; below 0 it is behind. At most ten years. At least -315576000,
        /// at most 315576000.</param>
        public Task<DeviceResult> Set(
            Vendor vendor, Platform platform, string deviceId, double clockAhead,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (platform == null) { throw new ArgumentNullException(nameof(platform)); }
            json.Add("platform", platform.Write());
            if (deviceId == null) { throw new ArgumentNullException(nameof(deviceId)); }
            json.Add("deviceId", JsonShape.Of(deviceId));
            json.Add("clockAhead", JsonShape.Of(clockAhead));
            return _transport.Send("device/set", json, DeviceResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>channel/…</c>.</summary>
    public sealed class ChannelCalls
    {
        private readonly ContractCalls _transport;

        internal ChannelCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Calls a method of a wrapper SDK's own channel and returns what its native side returns.</summary>
        /// <remarks><c>channel/call</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="method">The channel's name of the call, such as <c>redeemWebPurchase</c>. All methods of the wrapper are known, in the
        /// version that <c>docs/channels.md</c> names; any other name returns the platform's error for an unknown method.</param>
        /// <param name="arguments">An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for none. Null
        /// where it is left out.</param>
        public Task<ChannelCallResult> Call(
            string session, string method, JToken arguments = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session == null) { throw new ArgumentNullException(nameof(session)); }
            json.Add("session", JsonShape.Of(session));
            if (method == null) { throw new ArgumentNullException(nameof(method)); }
            json.Add("method", JsonShape.Of(method));
            if (arguments != null) { json.Add("arguments", JsonShape.Of(arguments)); }
            return _transport.Send("channel/call", json, ChannelCallResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>store/…</c>.</summary>
    public sealed class StoreCalls
    {
        private readonly ContractCalls _transport;

        internal StoreCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Buys on the web and returns the link.</summary>
        /// <remarks><c>store/purchase</c></remarks>
        /// <param name="vendor">The vendor of the checkout.</param>
        /// <param name="product">The product's identifier, without control characters. At least 1 character.</param>
        /// <param name="entitlements">Entitlement identifiers: not empty, no control characters.</param>
        /// <param name="appUserId">The buyer's user id, without control characters; defaults to an anonymous checkout. At least 1 character. Null
        /// where it is left out.</param>
        /// <param name="email">The email address given at checkout: one <c>@</c>, no control characters. Defaults to none. Null where it is left
        /// out.</param>
        /// <param name="kind">A subscription or a one-time purchase; defaults to <c>subscription</c>. Null where it is left out.</param>
        /// <param name="store">The store that charges for it; defaults to <c>rc_billing</c> for RevenueCat and <c>stripe</c> for Superwall. Null
        /// where it is left out.</param>
        /// <param name="expiresIn">Seconds of paid time; defaults to 30 days. A fraction is cut off. At least 0, at most 3155760000. Null where it is
        /// left out.</param>
        /// <param name="renews">True if it renews by itself when the clock reaches the end of the paid time. <c>false</c> where it is left out. Null
        /// where it is left out.</param>
        /// <param name="period">Seconds of each further period, with <c>renews</c>; defaults to <c>expiresIn</c>. A fraction is cut off. At least 1,
        /// at most 3155760000. Null where it is left out.</param>
        /// <param name="billing">The result of the charges of further periods, with <c>renews</c>; defaults to <c>succeeds</c>. Null where it is left
        /// out.</param>
        /// <param name="plan">The plan of that product. Null where it is left out.</param>
        /// <param name="displayName">The product's name, as shown to users. Null where it is left out.</param>
        /// <param name="price">The price that the buyer pays. Null where it is left out.</param>
        /// <param name="trial">True if the first period is a trial. <c>false</c> where it is left out. Null where it is left out.</param>
        /// <param name="gracePeriod">Seconds of grace after the paid time; with <c>renews</c>, after a failed charge. Defaults to none. At least 0,
        /// at most 3155760000. Null where it is left out.</param>
        /// <param name="billingIssue">True if the payment has failed since. <c>false</c> where it is left out. Null where it is left out.</param>
        /// <param name="sandbox">True for a purchase without real money. <c>false</c> where it is left out. Null where it is left out.</param>
        /// <param name="managementUrl">The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has one. Null
        /// where it is left out.</param>
        /// <param name="paywall">The paywall that led to it. Null where it is left out.</param>
        /// <param name="metadata">Data the page of the checkout sends along: texts, numbers, booleans and null. RevenueCat's webhooks return it for
        /// purchases of the store <c>rc_billing</c>. Null where it is left out.</param>
        /// <param name="checkout">The kind of checkout; defaults to <c>link</c>. Null where it is left out.</param>
        /// <param name="placementParams">The params that the app or page gave the placement. Superwall only. Null where it is left out.</param>
        /// <param name="afterPurchase">The action of the paywall's button after the purchase; defaults to <c>appDefault</c>. It requires the checkout
        /// <c>paywall</c>. Superwall only. Null where it is left out.</param>
        /// <param name="afterPurchaseUrl">The address that a button with <c>customUrl</c> opens. It requires <c>afterPurchase</c> to be
        /// <c>customUrl</c>. Superwall only. Null where it is left out.</param>
        /// <param name="checkoutContextId">The id under which a session has reported the checkout (<c>session/checkout</c>); its SDK then gets the
        /// purchase. It requires the checkout <c>paywall</c>. A later purchase with the same id replaces this one. Superwall only. At least 1
        /// character. Null where it is left out.</param>
        /// <param name="browser">The browser of the checkout; defaults to <c>external</c>. With <c>inApp</c>, <c>next.kind</c> is <c>none</c>. It
        /// requires <c>checkoutContextId</c>. Superwall only. Null where it is left out.</param>
        public Task<StorePurchaseResult> Purchase(
            Vendor vendor, string product, IReadOnlyList<string> entitlements, string appUserId = null, string email = null, PurchaseKind kind = null,
            string store = null, double? expiresIn = null, bool? renews = null, double? period = null, Billing billing = null, string plan = null,
            string displayName = null, Price price = null, bool? trial = null, double? gracePeriod = null, bool? billingIssue = null,
            bool? sandbox = null, string managementUrl = null, PaywallContext paywall = null, JObject metadata = null, CheckoutKind checkout = null,
            JObject placementParams = null, AfterPurchase afterPurchase = null, string afterPurchaseUrl = null, string checkoutContextId = null,
            CheckoutBrowser browser = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (product == null) { throw new ArgumentNullException(nameof(product)); }
            json.Add("product", JsonShape.Of(product));
            if (entitlements == null) { throw new ArgumentNullException(nameof(entitlements)); }
            json.Add("entitlements", JsonShape.Of(entitlements, item => JsonShape.Of(item)));
            if (appUserId != null) { json.Add("appUserId", JsonShape.Of(appUserId)); }
            if (email != null) { json.Add("email", JsonShape.Of(email)); }
            if (kind != null) { json.Add("kind", kind.Write()); }
            if (store != null) { json.Add("store", JsonShape.Of(store)); }
            if (expiresIn != null) { json.Add("expiresIn", JsonShape.Of(expiresIn.Value)); }
            if (renews != null) { json.Add("renews", JsonShape.Of(renews.Value)); }
            if (period != null) { json.Add("period", JsonShape.Of(period.Value)); }
            if (billing != null) { json.Add("billing", billing.Write()); }
            if (plan != null) { json.Add("plan", JsonShape.Of(plan)); }
            if (displayName != null) { json.Add("displayName", JsonShape.Of(displayName)); }
            if (price != null) { json.Add("price", price.Write()); }
            if (trial != null) { json.Add("trial", JsonShape.Of(trial.Value)); }
            if (gracePeriod != null) { json.Add("gracePeriod", JsonShape.Of(gracePeriod.Value)); }
            if (billingIssue != null) { json.Add("billingIssue", JsonShape.Of(billingIssue.Value)); }
            if (sandbox != null) { json.Add("sandbox", JsonShape.Of(sandbox.Value)); }
            if (managementUrl != null) { json.Add("managementURL", JsonShape.Of(managementUrl)); }
            if (paywall != null) { json.Add("paywall", paywall.Write()); }
            if (metadata != null) { json.Add("metadata", JsonShape.Of(metadata)); }
            if (checkout != null) { json.Add("checkout", checkout.Write()); }
            if (placementParams != null) { json.Add("placementParams", JsonShape.Of(placementParams)); }
            if (afterPurchase != null) { json.Add("afterPurchase", afterPurchase.Write()); }
            if (afterPurchaseUrl != null) { json.Add("afterPurchaseUrl", JsonShape.Of(afterPurchaseUrl)); }
            if (checkoutContextId != null) { json.Add("checkoutContextId", JsonShape.Of(checkoutContextId)); }
            if (browser != null) { json.Add("browser", browser.Write()); }
            return _transport.Send("store/purchase", json, StorePurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Creates another link to a purchase, as the vendor's manage page does.</summary>
        /// <remarks><c>store/issueLink</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        public Task<StoreIssueLinkResult> IssueLink(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            return _transport.Send("store/issueLink", json, StoreIssueLinkResult.Read, cancellation, timeout);
        }

        /// <summary>Ends the paid time of a purchase now.</summary>
        /// <remarks><c>store/expire</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        public Task<PurchaseResult> Expire(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            return _transport.Send("store/expire", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Cancels the renewal of a subscription; access ends with the paid time.</summary>
        /// <remarks><c>store/cancel</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        public Task<PurchaseResult> Cancel(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            return _transport.Send("store/cancel", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Pauses a subscription from the end of its paid time.</summary>
        /// <remarks><c>store/pause</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        /// <param name="resumesIn">Seconds of the pause; defaults to no end before <c>store/resume</c>. A fraction is cut off. At least 1, at most
        /// 3155760000. Null where it is left out.</param>
        public Task<PurchaseResult> Pause(
            PurchaseReference purchase, double? resumesIn = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            if (resumesIn != null) { json.Add("resumesIn", JsonShape.Of(resumesIn.Value)); }
            return _transport.Send("store/pause", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Ends a pause, or takes back a cancellation before the end of the paid time.</summary>
        /// <remarks><c>store/resume</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        public Task<PurchaseResult> Resume(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            return _transport.Send("store/resume", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Changes a subscription to another product, now or at the next renewal.</summary>
        /// <remarks><c>store/changeProduct</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        /// <param name="product">The product's identifier, without control characters. At least 1 character.</param>
        /// <param name="plan">The plan of that product. Null where it is left out.</param>
        /// <param name="displayName">The product's name, as shown to users. Null where it is left out.</param>
        /// <param name="entitlements">Entitlement identifiers: not empty, no control characters. Null where it is left out.</param>
        /// <param name="price">The price that the buyer pays from then on. Null where it is left out.</param>
        /// <param name="period">Seconds of each paid period from then on. A fraction is cut off. At least 1, at most 3155760000. Null where it is
        /// left out.</param>
        /// <param name="at">The moment at which it changes; defaults to <c>now</c>. Null where it is left out.</param>
        public Task<PurchaseResult> ChangeProduct(
            PurchaseReference purchase, string product, string plan = null, string displayName = null, IReadOnlyList<string> entitlements = null,
            Price price = null, double? period = null, ChangeMoment at = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            if (product == null) { throw new ArgumentNullException(nameof(product)); }
            json.Add("product", JsonShape.Of(product));
            if (plan != null) { json.Add("plan", JsonShape.Of(plan)); }
            if (displayName != null) { json.Add("displayName", JsonShape.Of(displayName)); }
            if (entitlements != null) { json.Add("entitlements", JsonShape.Of(entitlements, item => JsonShape.Of(item))); }
            if (price != null) { json.Add("price", price.Write()); }
            if (period != null) { json.Add("period", JsonShape.Of(period.Value)); }
            if (at != null) { json.Add("at", at.Write()); }
            return _transport.Send("store/changeProduct", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Refunds a purchase and ends its access now.</summary>
        /// <remarks><c>store/refund</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        public Task<PurchaseResult> Refund(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            return _transport.Send("store/refund", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Changes a purchase as its store's notifications would.</summary>
        /// <remarks><c>store/update</c></remarks>
        /// <param name="purchase">The purchase's id from <c>store/purchase</c>.</param>
        /// <param name="expiresIn">Seconds from now until the paid time ends, after a renewal. At least 0, at most 3155760000. Null where it is left
        /// out.</param>
        /// <param name="gracePeriod">Seconds of grace after the paid time; 0 ends it. At least 0, at most 3155760000. Null where it is left
        /// out.</param>
        /// <param name="billingIssue">True if a payment has failed. Null where it is left out.</param>
        /// <param name="billing">The result of the next charges, of a purchase that renews. Null where it is left out.</param>
        /// <param name="unsubscribed">True if the buyer has cancelled the renewal. Null where it is left out.</param>
        /// <param name="trial">True if the current period is a trial. Null where it is left out.</param>
        /// <param name="plan">The plan of the product. Null where it is left out.</param>
        /// <param name="product">The product's identifier, without control characters. At least 1 character. Null where it is left out.</param>
        /// <param name="displayName">The product's name, as shown to users. Null where it is left out.</param>
        /// <param name="price">The price that the buyer pays. Null where it is left out.</param>
        /// <param name="sandbox">True for a purchase without real money. Null where it is left out.</param>
        /// <param name="entitlements">Entitlement identifiers: not empty, no control characters. Null where it is left out.</param>
        /// <param name="managementUrl">The page where the buyer manages it. Null where it is left out.</param>
        public Task<PurchaseResult> Update(
            PurchaseReference purchase, double? expiresIn = null, double? gracePeriod = null, bool? billingIssue = null, Billing billing = null,
            bool? unsubscribed = null, bool? trial = null, string plan = null, string product = null, string displayName = null, Price price = null,
            bool? sandbox = null, IReadOnlyList<string> entitlements = null, string managementUrl = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (purchase == null) { throw new ArgumentNullException(nameof(purchase)); }
            json.Add("purchase", purchase.Write());
            if (expiresIn != null) { json.Add("expiresIn", JsonShape.Of(expiresIn.Value)); }
            if (gracePeriod != null) { json.Add("gracePeriod", JsonShape.Of(gracePeriod.Value)); }
            if (billingIssue != null) { json.Add("billingIssue", JsonShape.Of(billingIssue.Value)); }
            if (billing != null) { json.Add("billing", billing.Write()); }
            if (unsubscribed != null) { json.Add("unsubscribed", JsonShape.Of(unsubscribed.Value)); }
            if (trial != null) { json.Add("trial", JsonShape.Of(trial.Value)); }
            if (plan != null) { json.Add("plan", JsonShape.Of(plan)); }
            if (product != null) { json.Add("product", JsonShape.Of(product)); }
            if (displayName != null) { json.Add("displayName", JsonShape.Of(displayName)); }
            if (price != null) { json.Add("price", price.Write()); }
            if (sandbox != null) { json.Add("sandbox", JsonShape.Of(sandbox.Value)); }
            if (entitlements != null) { json.Add("entitlements", JsonShape.Of(entitlements, item => JsonShape.Of(item))); }
            if (managementUrl != null) { json.Add("managementURL", JsonShape.Of(managementUrl)); }
            return _transport.Send("store/update", json, PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Posts a Stripe id to RevenueCat, like <c>POST /v1/receipts</c>.</summary>
        /// <remarks><c>store/receipts</c></remarks>
        /// <param name="appUserId">The user who gets the purchase.</param>
        /// <param name="fetchToken">Stripe's subscription (<c>sub_…</c>) or Checkout session (<c>cs_…</c>).</param>
        public Task<StoreReceiptsResult> Receipts(
            string appUserId, string fetchToken, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (appUserId == null) { throw new ArgumentNullException(nameof(appUserId)); }
            json.Add("appUserId", JsonShape.Of(appUserId));
            if (fetchToken == null) { throw new ArgumentNullException(nameof(fetchToken)); }
            json.Add("fetchToken", JsonShape.Of(fetchToken));
            return _transport.Send("store/receipts", json, StoreReceiptsResult.Read, cancellation, timeout);
        }

        /// <summary>Changes how a vendor's side behaves, and returns its settings.</summary>
        /// <remarks><c>store/policy</c></remarks>
        /// <param name="vendor">The vendor whose rules to change.</param>
        /// <param name="transfer">Rule for a purchase that belongs to another user. Null where it is left out.</param>
        /// <param name="linkLifetime">Lifetime of a link in seconds. Greater than 0, at most 3155760000. Null where it is left out.</param>
        /// <param name="scheme">The app's URL scheme, without <c>://</c>. Null where it is left out.</param>
        /// <param name="host">The host of links that also open in a browser. Null where it is left out.</param>
        /// <param name="linkPolicy">The rule for purchases that get redemption links. RevenueCat only. Null where it is left out.</param>
        /// <param name="successUrl">The app owner's success page. RevenueCat and Superwall only. Null where it is left out.</param>
        /// <param name="postPurchase">The page that the buyer sees next. Superwall only. Null where it is left out.</param>
        /// <param name="storeUrl">The store page for buyers without the app. Superwall only. Null where it is left out.</param>
        public Task<StorePolicyResult> Policy(
            Vendor vendor, TransferPolicy transfer = null, double? linkLifetime = null, string scheme = null, string host = null,
            LinkPolicy linkPolicy = null, string successUrl = null, PostPurchase postPurchase = null, string storeUrl = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor == null) { throw new ArgumentNullException(nameof(vendor)); }
            json.Add("vendor", vendor.Write());
            if (transfer != null) { json.Add("transfer", transfer.Write()); }
            if (linkLifetime != null) { json.Add("linkLifetime", JsonShape.Of(linkLifetime.Value)); }
            if (scheme != null) { json.Add("scheme", JsonShape.Of(scheme)); }
            if (host != null) { json.Add("host", JsonShape.Of(host)); }
            if (linkPolicy != null) { json.Add("linkPolicy", linkPolicy.Write()); }
            if (successUrl != null) { json.Add("successUrl", JsonShape.Of(successUrl)); }
            if (postPurchase != null) { json.Add("postPurchase", postPurchase.Write()); }
            if (storeUrl != null) { json.Add("storeUrl", JsonShape.Of(storeUrl)); }
            return _transport.Send("store/policy", json, StorePolicyResult.Read, cancellation, timeout);
        }

        /// <summary>Deletes everything in the ledger, for the next test.</summary>
        /// <remarks><c>store/reset</c></remarks>
        /// <param name="vendor">The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are cleared.
        /// Null where it is left out.</param>
        public Task<StoreResetResult> Reset(
            Vendor vendor = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor != null) { json.Add("vendor", vendor.Write()); }
            return _transport.Send("store/reset", json, StoreResetResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the mail that the vendors have sent.</summary>
        /// <remarks><c>store/mailbox</c></remarks>
        /// <param name="email">The recipient's address; defaults to all mail. Null where it is left out.</param>
        /// <param name="limit">Largest number of messages, the newest ones; defaults to 10,000. At least 1, at most 10000. Null where it is left
        /// out.</param>
        public Task<StoreMailboxResult> Mailbox(
            string email = null, long? limit = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (email != null) { json.Add("email", JsonShape.Of(email)); }
            if (limit != null) { json.Add("limit", JsonShape.Of(limit.Value)); }
            return _transport.Send("store/mailbox", json, StoreMailboxResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        /// <param name="vendor">Lists only this vendor's purchases and customers; defaults to all. Null where it is left out.</param>
        /// <param name="email">Lists only purchases of a buyer with this address, and no customers. Null where it is left out.</param>
        /// <param name="appUserId">Lists only purchases that this user bought or owns, and no customers. Null where it is left out.</param>
        /// <param name="purchase">The <c>id</c> of a purchase: lists only that one, whatever the other params, and no customers. Null where it is
        /// left out.</param>
        /// <param name="limit">Largest number of purchases, and of customers, the newest ones; defaults to 100. At least 1, at most 1000. Null where
        /// it is left out.</param>
        /// <param name="cursor">The <c>nextCursor</c> of an earlier result: the list continues there. Pass the same other params. Null where it is
        /// left out.</param>
        /// <param name="reveal">True to show codes and addresses. <c>false</c> where it is left out. Null where it is left out.</param>
        public Task<StoreListResult> List(
            Vendor vendor = null, string email = null, string appUserId = null, string purchase = null, long? limit = null, string cursor = null,
            bool? reveal = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (vendor != null) { json.Add("vendor", vendor.Write()); }
            if (email != null) { json.Add("email", JsonShape.Of(email)); }
            if (appUserId != null) { json.Add("appUserId", JsonShape.Of(appUserId)); }
            if (purchase != null) { json.Add("purchase", JsonShape.Of(purchase)); }
            if (limit != null) { json.Add("limit", JsonShape.Of(limit.Value)); }
            if (cursor != null) { json.Add("cursor", JsonShape.Of(cursor)); }
            if (reveal != null) { json.Add("reveal", JsonShape.Of(reveal.Value)); }
            return _transport.Send("store/list", json, StoreListResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>clock/…</c>.</summary>
    public sealed class ClockCalls
    {
        private readonly ContractCalls _transport;

        internal ClockCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Returns the server's time.</summary>
        /// <remarks><c>clock/now</c></remarks>
        public Task<ClockResult> Now(CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("clock/now", null, ClockResult.Read, cancellation, timeout);

        /// <summary>Moves the virtual clock forward and runs what is due.</summary>
        /// <remarks><c>clock/advance</c></remarks>
        /// <param name="seconds">Seconds to advance: more than 0, at most a hundred years. Greater than 0, at most 3155760000.</param>
        public Task<ClockResult> Advance(double seconds, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            json.Add("seconds", JsonShape.Of(seconds));
            return _transport.Send("clock/advance", json, ClockResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>fault/…</c>.</summary>
    public sealed class FaultCalls
    {
        private readonly ContractCalls _transport;

        internal FaultCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Injects a fault into the next requests of sessions to their gateways.</summary>
        /// <remarks><c>fault/inject</c></remarks>
        /// <param name="kind">The fault to inject.</param>
        /// <param name="status">HTTP status, for <c>http</c> alone; defaults to 500. A 4xx has the body that the vendor's service sends. At least
        /// 300, at most 599. Null where it is left out.</param>
        /// <param name="code">The vendor's error number in the body, for <c>http</c> alone; defaults to the one that its service sends with the
        /// status. Without it and <c>message</c>, a 5xx has no body. At least -9007199254740991, at most 9007199254740991. Null where it is left
        /// out.</param>
        /// <param name="message">The text in the body, for <c>http</c> alone; defaults to that of the number. Null where it is left out.</param>
        /// <param name="retryAfter">Seconds in the header field <c>Retry-After</c>, for <c>http</c> alone; by default there is no such field. At
        /// least 0, at most 3155760000. Null where it is left out.</param>
        /// <param name="seconds">Seconds to hold the answer; required for <c>delay</c>, and only for it. Greater than 0, at most 3155760000. Null
        /// where it is left out.</param>
        /// <param name="count">Number of requests that it affects. By default, <c>offline</c> lasts until <c>none</c>, and any other fault affects
        /// one request. At least 1, at most 9007199254740991. Null where it is left out.</param>
        /// <param name="session">The session whose requests it affects; defaults to any session. Null where it is left out.</param>
        /// <param name="on">The requests that it affects; defaults to all. Over HTTP only <c>redemption</c> is known. Null where it is left
        /// out.</param>
        public Task<FaultInjectResult> Inject(
            FaultInjection kind, long? status = null, long? code = null, string message = null, double? retryAfter = null, double? seconds = null,
            long? count = null, string session = null, FaultedRequest on = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (kind == null) { throw new ArgumentNullException(nameof(kind)); }
            json.Add("kind", kind.Write());
            if (status != null) { json.Add("status", JsonShape.Of(status.Value)); }
            if (code != null) { json.Add("code", JsonShape.Of(code.Value)); }
            if (message != null) { json.Add("message", JsonShape.Of(message)); }
            if (retryAfter != null) { json.Add("retryAfter", JsonShape.Of(retryAfter.Value)); }
            if (seconds != null) { json.Add("seconds", JsonShape.Of(seconds.Value)); }
            if (count != null) { json.Add("count", JsonShape.Of(count.Value)); }
            if (session != null) { json.Add("session", JsonShape.Of(session)); }
            if (on != null) { json.Add("on", on.Write()); }
            return _transport.Send("fault/inject", json, FaultInjectResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the pending faults.</summary>
        /// <remarks><c>fault/list</c></remarks>
        public Task<FaultInjectResult> List(CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("fault/list", null, FaultInjectResult.Read, cancellation, timeout);

        /// <summary>Removes all pending faults, or those of one session.</summary>
        /// <remarks><c>fault/clear</c></remarks>
        /// <param name="session">Only the faults that name this session; defaults to all faults. Null where it is left out.</param>
        public Task<FaultClearResult> Clear(
            string session = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session != null) { json.Add("session", JsonShape.Of(session)); }
            return _transport.Send("fault/clear", json, FaultClearResult.Read, cancellation, timeout);
        }

        /// <summary>Lets an answer arrive that the fault <c>late</c> has held.</summary>
        /// <remarks><c>fault/release</c></remarks>
        /// <param name="session">Only an answer to this session; defaults to any session. Null where it is left out.</param>
        /// <param name="newest">True for the answer that was held last, instead of the oldest one. <c>false</c> where it is left out. Null where it
        /// is left out.</param>
        public Task<FaultReleaseResult> Release(
            string session = null, bool? newest = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            var json = new JObject();
            if (session != null) { json.Add("session", JsonShape.Of(session)); }
            if (newest != null) { json.Add("newest", JsonShape.Of(newest.Value)); }
            return _transport.Send("fault/release", json, FaultReleaseResult.Read, cancellation, timeout);
        }
    }
}
