// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
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
            Server = new ServerCalls(this);
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

        /// <summary>The methods <c>server/…</c>.</summary>
        public ServerCalls Server { get; }

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

    /// <summary>The methods <c>server/…</c>.</summary>
    public sealed class ServerCalls
    {
        private readonly ContractCalls _transport;

        internal ServerCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Returns versions, targets, methods and limits of this server.</summary>
        /// <remarks><c>server/describe</c></remarks>
        public Task<ServerDescribeResult> Describe(CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("server/describe", null, ServerDescribeResult.Read, cancellation, timeout);
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
        public Task<LinkParseResult> Parse(
            LinkParseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("link/parse", parameters.Write(), LinkParseResult.Read, cancellation, timeout);

        /// <summary>Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.</summary>
        /// <remarks><c>link/parse</c></remarks>
        public Task<LinkParseResult> Parse(
            string url, Vendor vendor = null, Platform platform = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Parse(new LinkParseParams(url, vendor, platform), cancellation, timeout);
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
        public Task<SessionOpenResult> Open(
            SessionOpenParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/open", parameters.Write(), SessionOpenResult.Read, cancellation, timeout);

        /// <summary>Starts an app, which configures its SDK by default. On a device that has stored something it is a relaunch, and ends the session
        /// that runs there.</summary>
        /// <remarks><c>session/open</c></remarks>
        public Task<SessionOpenResult> Open(
            Vendor vendor, Sdk sdk, Platform platform, Optional<string> appUserId = default(Optional<string>), string deviceId = null,
            string sdkVersion = null, bool? configured = null, Gateway gateway = null, bool? confirmationAlert = null, bool? alertsStayOpen = null,
            bool? webRestorationAlert = null, bool? automaticallyDismiss = null, double? entitlementsMaxAge = null, bool? purchaseController = null,
            bool? deepLinkTrigger = null, OpenPaywall paywall = null, ProductList products = null, IReadOnlyList<string> ownedProducts = null,
            EntitlementList deviceEntitlements = null, PendingCheckout pendingCheckout = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Open(new SessionOpenParams(vendor, sdk, platform, appUserId, deviceId, sdkVersion, configured, gateway, confirmationAlert, alertsStayOpen, webRestorationAlert, automaticallyDismiss, entitlementsMaxAge, purchaseController, deepLinkTrigger, paywall, products, ownedProducts, deviceEntitlements, pendingCheckout), cancellation, timeout);

        /// <summary>Returns a session's state.</summary>
        /// <remarks><c>session/describe</c></remarks>
        public Task<SessionState> Describe(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/describe", parameters.Write(), SessionState.Read, cancellation, timeout);

        /// <summary>Returns a session's state.</summary>
        /// <remarks><c>session/describe</c></remarks>
        public Task<SessionState> Describe(string session, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Describe(new SessionParams(session), cancellation, timeout);

        /// <summary>Returns the open sessions.</summary>
        /// <remarks><c>session/list</c></remarks>
        public Task<SessionListResult> List(
            SessionListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/list", parameters.Write(), SessionListResult.Read, cancellation, timeout);

        /// <summary>Returns the open sessions.</summary>
        /// <remarks><c>session/list</c></remarks>
        public Task<SessionListResult> List(
            Vendor vendor = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            List(new SessionListParams(vendor), cancellation, timeout);

        /// <summary>Ends the app and returns its last state. A redemption in progress ends with <c>failed</c>. The device keeps what the SDK has
        /// stored.</summary>
        /// <remarks><c>session/close</c></remarks>
        public Task<SessionState> Close(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/close", parameters.Write(), SessionState.Read, cancellation, timeout);

        /// <summary>Ends the app and returns its last state. A redemption in progress ends with <c>failed</c>. The device keeps what the SDK has
        /// stored.</summary>
        /// <remarks><c>session/close</c></remarks>
        public Task<SessionState> Close(string session, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Close(new SessionParams(session), cancellation, timeout);

        /// <summary>Sends the app to the background, for some seconds or until <c>session/foreground</c>.</summary>
        /// <remarks><c>session/background</c></remarks>
        public Task<SessionState> Background(
            SessionBackgroundParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/background", parameters.Write(), SessionState.Read, cancellation, timeout);

        /// <summary>Sends the app to the background, for some seconds or until <c>session/foreground</c>.</summary>
        /// <remarks><c>session/background</c></remarks>
        public Task<SessionState> Background(
            string session, double? seconds = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Background(new SessionBackgroundParams(session, seconds), cancellation, timeout);

        /// <summary>Brings the app to the foreground.</summary>
        /// <remarks><c>session/foreground</c></remarks>
        public Task<SessionState> Foreground(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/foreground", parameters.Write(), SessionState.Read, cancellation, timeout);

        /// <summary>Brings the app to the foreground.</summary>
        /// <remarks><c>session/foreground</c></remarks>
        public Task<SessionState> Foreground(
            string session, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Foreground(new SessionParams(session), cancellation, timeout);

        /// <summary>Passes a link to the SDK. The redemption runs in the background and sends events.</summary>
        /// <remarks><c>session/handleDeepLink</c></remarks>
        public Task<SessionHandleDeepLinkResult> HandleDeepLink(
            SessionHandleDeepLinkParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("session/handleDeepLink", parameters.Write(), SessionHandleDeepLinkResult.Read, cancellation, timeout);

        /// <summary>Passes a link to the SDK. The redemption runs in the background and sends events.</summary>
        /// <remarks><c>session/handleDeepLink</c></remarks>
        public Task<SessionHandleDeepLinkResult> HandleDeepLink(
            string session, string url, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            HandleDeepLink(new SessionHandleDeepLinkParams(session, url), cancellation, timeout);
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
        public Task<RedemptionRedeemResult> Redeem(
            RedemptionRedeemParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("redemption/redeem", parameters.Write(), RedemptionRedeemResult.Read, cancellation, timeout);

        /// <summary>Redeems a link in the app and waits for the result.</summary>
        /// <remarks><c>redemption/redeem</c></remarks>
        public Task<RedemptionRedeemResult> Redeem(
            string session, string url = null, string code = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Redeem(new RedemptionRedeemParams(session, url, code), cancellation, timeout);

        /// <summary>Returns the redemptions that apps asked their SDKs for, with what came of them.</summary>
        /// <remarks><c>redemption/list</c></remarks>
        public Task<RedemptionListResult> List(
            RedemptionListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("redemption/list", parameters.Write(), RedemptionListResult.Read, cancellation, timeout);

        /// <summary>Returns the redemptions that apps asked their SDKs for, with what came of them.</summary>
        /// <remarks><c>redemption/list</c></remarks>
        public Task<RedemptionListResult> List(
            string session = null, string url = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            List(new RedemptionListParams(session, url), cancellation, timeout);

        /// <summary>Fails with a sentence for the test's report unless a link was redeemed as expected.</summary>
        /// <remarks><c>redemption/expect</c></remarks>
        public Task<RedemptionListResult> Expect(
            RedemptionExpectParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("redemption/expect", parameters.Write(), RedemptionListResult.Read, cancellation, timeout);

        /// <summary>Fails with a sentence for the test's report unless a link was redeemed as expected.</summary>
        /// <remarks><c>redemption/expect</c></remarks>
        public Task<RedemptionListResult> Expect(
            string url, OutcomeKind outcome = null, long? times = null, string session = null, string shows = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Expect(new RedemptionExpectParams(url, outcome, times, session, shows), cancellation, timeout);
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
        public Task<OutcomesListResult> List(
            OutcomesListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("outcomes/list", parameters.Write(), OutcomesListResult.Read, cancellation, timeout);

        /// <summary>Returns the situations in which a redemption can take place, each with its outcome.</summary>
        /// <remarks><c>outcomes/list</c></remarks>
        public Task<OutcomesListResult> List(
            Vendor vendor, string product = null, IReadOnlyList<string> entitlements = null, string email = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            List(new OutcomesListParams(vendor, product, entitlements, email), cancellation, timeout);

        /// <summary>Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its
        /// policies last until <c>store/reset</c>.</summary>
        /// <remarks><c>outcomes/prepare</c></remarks>
        public Task<OutcomesPrepareResult> Prepare(
            OutcomesPrepareParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("outcomes/prepare", parameters.Write(), OutcomesPrepareResult.Read, cancellation, timeout);

        /// <summary>Brings a situation about and returns the link to open in it. Its faults hit redemptions alone and end with the next call; its
        /// policies last until <c>store/reset</c>.</summary>
        /// <remarks><c>outcomes/prepare</c></remarks>
        public Task<OutcomesPrepareResult> Prepare(
            Vendor vendor, string situation, string product = null, IReadOnlyList<string> entitlements = null, PurchaseKind kind = null,
            string appUserId = null, string email = null, string scheme = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Prepare(new OutcomesPrepareParams(vendor, situation, product, entitlements, kind, appUserId, email, scheme), cancellation, timeout);
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
        public Task<DeviceResult> Wipe(
            DeviceWipeParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("device/wipe", parameters.Write(), DeviceResult.Read, cancellation, timeout);

        /// <summary>Uninstalls the app: what its SDK has stored on the device is gone. A session that runs there ends.</summary>
        /// <remarks><c>device/wipe</c></remarks>
        public Task<DeviceResult> Wipe(
            Vendor vendor, Platform platform, string deviceId, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Wipe(new DeviceWipeParams(vendor, platform, deviceId), cancellation, timeout);

        /// <summary>Sets the clock of a device on which the app does not run.</summary>
        /// <remarks><c>device/set</c></remarks>
        public Task<DeviceResult> Set(
            DeviceSetParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("device/set", parameters.Write(), DeviceResult.Read, cancellation, timeout);

        /// <summary>Sets the clock of a device on which the app does not run.</summary>
        /// <remarks><c>device/set</c></remarks>
        public Task<DeviceResult> Set(
            Vendor vendor, Platform platform, string deviceId, double clockAhead,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Set(new DeviceSetParams(vendor, platform, deviceId, clockAhead), cancellation, timeout);
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
        public Task<ChannelCallResult> Call(
            ChannelCallParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("channel/call", parameters.Write(), ChannelCallResult.Read, cancellation, timeout);

        /// <summary>Calls a method of a wrapper SDK's own channel and returns what its native side returns.</summary>
        /// <remarks><c>channel/call</c></remarks>
        public Task<ChannelCallResult> Call(
            string session, string method, JToken arguments = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Call(new ChannelCallParams(session, method, arguments), cancellation, timeout);
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
        public Task<StorePurchaseResult> Purchase(
            StorePurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/purchase", parameters.Write(), StorePurchaseResult.Read, cancellation, timeout);

        /// <summary>Buys on the web and returns the link.</summary>
        /// <remarks><c>store/purchase</c></remarks>
        public Task<StorePurchaseResult> Purchase(
            Vendor vendor, string product, IReadOnlyList<string> entitlements, string appUserId = null, string email = null, PurchaseKind kind = null,
            string store = null, double? expiresIn = null, bool? renews = null, double? period = null, Billing billing = null, string plan = null,
            string displayName = null, Price price = null, bool? trial = null, double? gracePeriod = null, bool? billingIssue = null,
            bool? sandbox = null, string managementUrl = null, PaywallContext paywall = null, JObject metadata = null, CheckoutKind checkout = null,
            JObject placementParams = null, AfterPurchase afterPurchase = null, string afterPurchaseUrl = null, string checkoutContextId = null,
            CheckoutBrowser browser = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Purchase(new StorePurchaseParams(vendor, product, entitlements, appUserId, email, kind, store, expiresIn, renews, period, billing, plan, displayName, price, trial, gracePeriod, billingIssue, sandbox, managementUrl, paywall, metadata, checkout, placementParams, afterPurchase, afterPurchaseUrl, checkoutContextId, browser), cancellation, timeout);

        /// <summary>Creates another link to a purchase, as the vendor's manage page does.</summary>
        /// <remarks><c>store/issueLink</c></remarks>
        public Task<StoreIssueLinkResult> IssueLink(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/issueLink", parameters.Write(), StoreIssueLinkResult.Read, cancellation, timeout);

        /// <summary>Creates another link to a purchase, as the vendor's manage page does.</summary>
        /// <remarks><c>store/issueLink</c></remarks>
        public Task<StoreIssueLinkResult> IssueLink(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            IssueLink(new PurchaseParams(purchase), cancellation, timeout);

        /// <summary>Ends the paid time of a purchase now.</summary>
        /// <remarks><c>store/expire</c></remarks>
        public Task<PurchaseResult> Expire(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/expire", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Ends the paid time of a purchase now.</summary>
        /// <remarks><c>store/expire</c></remarks>
        public Task<PurchaseResult> Expire(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Expire(new PurchaseParams(purchase), cancellation, timeout);

        /// <summary>Cancels the renewal of a subscription; access ends with the paid time.</summary>
        /// <remarks><c>store/cancel</c></remarks>
        public Task<PurchaseResult> Cancel(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/cancel", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Cancels the renewal of a subscription; access ends with the paid time.</summary>
        /// <remarks><c>store/cancel</c></remarks>
        public Task<PurchaseResult> Cancel(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Cancel(new PurchaseParams(purchase), cancellation, timeout);

        /// <summary>Pauses a subscription from the end of its paid time.</summary>
        /// <remarks><c>store/pause</c></remarks>
        public Task<PurchaseResult> Pause(
            StorePauseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/pause", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Pauses a subscription from the end of its paid time.</summary>
        /// <remarks><c>store/pause</c></remarks>
        public Task<PurchaseResult> Pause(
            PurchaseReference purchase, double? resumesIn = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Pause(new StorePauseParams(purchase, resumesIn), cancellation, timeout);

        /// <summary>Ends a pause, or takes back a cancellation before the end of the paid time.</summary>
        /// <remarks><c>store/resume</c></remarks>
        public Task<PurchaseResult> Resume(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/resume", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Ends a pause, or takes back a cancellation before the end of the paid time.</summary>
        /// <remarks><c>store/resume</c></remarks>
        public Task<PurchaseResult> Resume(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Resume(new PurchaseParams(purchase), cancellation, timeout);

        /// <summary>Changes a subscription to another product, now or at the next renewal.</summary>
        /// <remarks><c>store/changeProduct</c></remarks>
        public Task<PurchaseResult> ChangeProduct(
            StoreChangeProductParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/changeProduct", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Changes a subscription to another product, now or at the next renewal.</summary>
        /// <remarks><c>store/changeProduct</c></remarks>
        public Task<PurchaseResult> ChangeProduct(
            PurchaseReference purchase, string product, string plan = null, string displayName = null, IReadOnlyList<string> entitlements = null,
            Price price = null, double? period = null, ChangeMoment at = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            ChangeProduct(new StoreChangeProductParams(purchase, product, plan, displayName, entitlements, price, period, at), cancellation, timeout);

        /// <summary>Refunds a purchase and ends its access now.</summary>
        /// <remarks><c>store/refund</c></remarks>
        public Task<PurchaseResult> Refund(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/refund", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Refunds a purchase and ends its access now.</summary>
        /// <remarks><c>store/refund</c></remarks>
        public Task<PurchaseResult> Refund(
            PurchaseReference purchase, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Refund(new PurchaseParams(purchase), cancellation, timeout);

        /// <summary>Changes a purchase as its store's notifications would.</summary>
        /// <remarks><c>store/update</c></remarks>
        public Task<PurchaseResult> Update(
            StoreUpdateParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/update", parameters.Write(), PurchaseResult.Read, cancellation, timeout);

        /// <summary>Changes a purchase as its store's notifications would.</summary>
        /// <remarks><c>store/update</c></remarks>
        public Task<PurchaseResult> Update(
            PurchaseReference purchase, double? expiresIn = null, double? gracePeriod = null, bool? billingIssue = null, Billing billing = null,
            bool? unsubscribed = null, bool? trial = null, string plan = null, string product = null, string displayName = null, Price price = null,
            bool? sandbox = null, IReadOnlyList<string> entitlements = null, string managementUrl = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Update(new StoreUpdateParams(purchase, expiresIn, gracePeriod, billingIssue, billing, unsubscribed, trial, plan, product, displayName, price, sandbox, entitlements, managementUrl), cancellation, timeout);

        /// <summary>Posts a Stripe id to RevenueCat, like <c>POST /v1/receipts</c>.</summary>
        /// <remarks><c>store/receipts</c></remarks>
        public Task<StoreReceiptsResult> Receipts(
            StoreReceiptsParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/receipts", parameters.Write(), StoreReceiptsResult.Read, cancellation, timeout);

        /// <summary>Posts a Stripe id to RevenueCat, like <c>POST /v1/receipts</c>.</summary>
        /// <remarks><c>store/receipts</c></remarks>
        public Task<StoreReceiptsResult> Receipts(
            string appUserId, string fetchToken, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Receipts(new StoreReceiptsParams(appUserId, fetchToken), cancellation, timeout);

        /// <summary>Changes how a vendor's side behaves, and returns its settings.</summary>
        /// <remarks><c>store/policy</c></remarks>
        public Task<StorePolicyResult> Policy(
            StorePolicyParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/policy", parameters.Write(), StorePolicyResult.Read, cancellation, timeout);

        /// <summary>Changes how a vendor's side behaves, and returns its settings.</summary>
        /// <remarks><c>store/policy</c></remarks>
        public Task<StorePolicyResult> Policy(
            Vendor vendor, TransferPolicy transfer = null, double? linkLifetime = null, string scheme = null, string host = null,
            LinkPolicy linkPolicy = null, string successUrl = null, PostPurchase postPurchase = null, string storeUrl = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Policy(new StorePolicyParams(vendor, transfer, linkLifetime, scheme, host, linkPolicy, successUrl, postPurchase, storeUrl), cancellation, timeout);

        /// <summary>Deletes everything in the ledger, for the next test.</summary>
        /// <remarks><c>store/reset</c></remarks>
        public Task<StoreResetResult> Reset(
            StoreResetParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/reset", parameters.Write(), StoreResetResult.Read, cancellation, timeout);

        /// <summary>Deletes everything in the ledger, for the next test.</summary>
        /// <remarks><c>store/reset</c></remarks>
        public Task<StoreResetResult> Reset(
            Vendor vendor = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Reset(new StoreResetParams(vendor), cancellation, timeout);

        /// <summary>Returns the mail that the vendors have sent.</summary>
        /// <remarks><c>store/mailbox</c></remarks>
        public Task<StoreMailboxResult> Mailbox(
            StoreMailboxParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/mailbox", parameters.Write(), StoreMailboxResult.Read, cancellation, timeout);

        /// <summary>Returns the mail that the vendors have sent.</summary>
        /// <remarks><c>store/mailbox</c></remarks>
        public Task<StoreMailboxResult> Mailbox(
            string email = null, long? limit = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Mailbox(new StoreMailboxParams(email, limit), cancellation, timeout);

        /// <summary>Returns the newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        public Task<StoreListResult> List(
            StoreListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("store/list", parameters.Write(), StoreListResult.Read, cancellation, timeout);

        /// <summary>Returns the newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        public Task<StoreListResult> List(
            Vendor vendor = null, string email = null, string appUserId = null, string purchase = null, long? limit = null, string cursor = null,
            bool? reveal = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            List(new StoreListParams(vendor, email, appUserId, purchase, limit, cursor, reveal), cancellation, timeout);
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
        public Task<ClockResult> Advance(
            ClockAdvanceParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("clock/advance", parameters.Write(), ClockResult.Read, cancellation, timeout);

        /// <summary>Moves the virtual clock forward and runs what is due.</summary>
        /// <remarks><c>clock/advance</c></remarks>
        public Task<ClockResult> Advance(double seconds, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Advance(new ClockAdvanceParams(seconds), cancellation, timeout);
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
        public Task<FaultInjectResult> Inject(
            FaultInjectParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("fault/inject", parameters.Write(), FaultInjectResult.Read, cancellation, timeout);

        /// <summary>Injects a fault into the next requests of sessions to their gateways.</summary>
        /// <remarks><c>fault/inject</c></remarks>
        public Task<FaultInjectResult> Inject(
            FaultInjection kind, long? status = null, long? code = null, string message = null, double? retryAfter = null, double? seconds = null,
            long? count = null, string session = null, FaultedRequest on = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Inject(new FaultInjectParams(kind, status, code, message, retryAfter, seconds, count, session, on), cancellation, timeout);

        /// <summary>Returns the pending faults.</summary>
        /// <remarks><c>fault/list</c></remarks>
        public Task<FaultInjectResult> List(CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("fault/list", null, FaultInjectResult.Read, cancellation, timeout);

        /// <summary>Removes all pending faults, or those of one session.</summary>
        /// <remarks><c>fault/clear</c></remarks>
        public Task<FaultClearResult> Clear(
            FaultClearParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("fault/clear", parameters.Write(), FaultClearResult.Read, cancellation, timeout);

        /// <summary>Removes all pending faults, or those of one session.</summary>
        /// <remarks><c>fault/clear</c></remarks>
        public Task<FaultClearResult> Clear(
            string session = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Clear(new FaultClearParams(session), cancellation, timeout);

        /// <summary>Lets an answer arrive that the fault <c>late</c> has held.</summary>
        /// <remarks><c>fault/release</c></remarks>
        public Task<FaultReleaseResult> Release(
            FaultReleaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            _transport.Send("fault/release", parameters.Write(), FaultReleaseResult.Read, cancellation, timeout);

        /// <summary>Lets an answer arrive that the fault <c>late</c> has held.</summary>
        /// <remarks><c>fault/release</c></remarks>
        public Task<FaultReleaseResult> Release(
            string session = null, bool? newest = null, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null) =>
            Release(new FaultReleaseParams(session, newest), cancellation, timeout);
    }
}
