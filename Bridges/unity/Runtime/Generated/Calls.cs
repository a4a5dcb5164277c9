// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>The methods of the server, by the part before the slash. A transport inherits it and sends.</summary>
    public abstract class ContractCalls
    {
        /// <summary>Puts the groups together.</summary>
        protected ContractCalls()
        {
            Server = new ServerCalls(this);
            Rpc = new RpcCalls(this);
            Link = new LinkCalls(this);
            Session = new SessionCalls(this);
            Redemption = new RedemptionCalls(this);
            Reply = new ReplyCalls(this);
            Channel = new ChannelCalls(this);
            Entitlements = new EntitlementsCalls(this);
            Store = new StoreCalls(this);
            Clock = new ClockCalls(this);
            Fault = new FaultCalls(this);
            Log = new LogCalls(this);
            Scenario = new ScenarioCalls(this);
        }

        /// <summary>The methods <c>server/…</c>.</summary>
        public ServerCalls Server { get; }

        /// <summary>The methods <c>rpc/…</c>.</summary>
        public RpcCalls Rpc { get; }

        /// <summary>The methods <c>link/…</c>.</summary>
        public LinkCalls Link { get; }

        /// <summary>The methods <c>session/…</c>.</summary>
        public SessionCalls Session { get; }

        /// <summary>The methods <c>redemption/…</c>.</summary>
        public RedemptionCalls Redemption { get; }

        /// <summary>The methods <c>reply/…</c>.</summary>
        public ReplyCalls Reply { get; }

        /// <summary>The methods <c>channel/…</c>.</summary>
        public ChannelCalls Channel { get; }

        /// <summary>The methods <c>entitlements/…</c>.</summary>
        public EntitlementsCalls Entitlements { get; }

        /// <summary>The methods <c>store/…</c>.</summary>
        public StoreCalls Store { get; }

        /// <summary>The methods <c>clock/…</c>.</summary>
        public ClockCalls Clock { get; }

        /// <summary>The methods <c>fault/…</c>.</summary>
        public FaultCalls Fault { get; }

        /// <summary>The methods <c>log/…</c>.</summary>
        public LogCalls Log { get; }

        /// <summary>The methods <c>scenario/…</c>.</summary>
        public ScenarioCalls Scenario { get; }

        /// <summary>Sends a request and reads its result.</summary>
        /// <param name="method">The method.</param>
        /// <param name="parameters">Its params; null for none.</param>
        /// <param name="read">Reads the result.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
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
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ServerDescribeResult> Describe(
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("server/describe", null, ServerDescribeResult.Read, cancellation, timeout);
        }
    }

    /// <summary>The methods <c>rpc/…</c>.</summary>
    public sealed class RpcCalls
    {
        private readonly ContractCalls _transport;

        internal RpcCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Returns this document with all references bundled.</summary>
        /// <remarks><c>rpc.discover</c></remarks>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<JObject> Discover(
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("rpc.discover", null, JsonShape.Object, cancellation, timeout);
        }
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
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkParseResult> Parse(
            LinkParseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("link/parse", parameters.Write(), LinkParseResult.Read, cancellation, timeout);
        }

        /// <summary>Returns how a vendor's SDK reads a link. A wrapped link is unwrapped first.</summary>
        /// <remarks><c>link/parse</c></remarks>
        /// <param name="url">The text.</param>
        /// <param name="vendor">Whose grammar to read it with; defaults to every vendor's in turn.</param>
        /// <param name="platform">Which platform's URL class reads it; defaults to <c>ios</c>.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkParseResult> Parse(
            string url,
            Vendor vendor = null,
            Platform platform = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Parse(new LinkParseParams(url, vendor, platform), cancellation, timeout);
        }

        /// <summary>Returns what a customer sees who opens a link on a device.</summary>
        /// <remarks><c>link/open</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkOpenResult> Open(
            LinkOpenParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("link/open", parameters.Write(), LinkOpenResult.Read, cancellation, timeout);
        }

        /// <summary>Returns what a customer sees who opens a link on a device.</summary>
        /// <remarks><c>link/open</c></remarks>
        /// <param name="url">The link.</param>
        /// <param name="device">On what.</param>
        /// <param name="app">The state of the app there.</param>
        /// <param name="scheme">The scheme that the app registers, without <c>://</c>; not compared by default.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkOpenResult> Open(
            string url,
            LinkDevice device,
            LinkApp app,
            string scheme = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Open(new LinkOpenParams(url, device, app, scheme), cancellation, timeout);
        }

        /// <summary>Returns a link as a QR code.</summary>
        /// <remarks><c>link/qr</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkQRResult> Qr(
            LinkQRParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("link/qr", parameters.Write(), LinkQRResult.Read, cancellation, timeout);
        }

        /// <summary>Returns a link as a QR code.</summary>
        /// <remarks><c>link/qr</c></remarks>
        /// <param name="url">The text of the code; at most 2,329 bytes in UTF-8.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkQRResult> Qr(
            string url,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Qr(new LinkQRParams(url), cancellation, timeout);
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

        /// <summary>Installs an app, which configures its SDK by default.</summary>
        /// <remarks><c>session/open</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionOpenResult> Open(
            SessionOpenParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/open", parameters.Write(), SessionOpenResult.Read, cancellation, timeout);
        }

        /// <summary>Installs an app, which configures its SDK by default.</summary>
        /// <remarks><c>session/open</c></remarks>
        /// <param name="vendor">Whose SDK.</param>
        /// <param name="sdk">Which of the vendor's SDKs.</param>
        /// <param name="platform">The platform of its native side.</param>
        /// <param name="appUserId">The app's user; anonymous if left out, null or blank.</param>
        /// <param name="deviceId">The installed app's own identifier; defaults to a new one.</param>
        /// <param name="sdkVersion">The version of the app's SDK package, such as <c>10.9.1</c>. The result has a warning if redemption may
        /// differ in it.</param>
        /// <param name="configured">False for an app that has not configured its SDK yet; it does by <c>session/configure</c>, or on its
        /// own channel by <c>channel/call</c>.</param>
        /// <param name="gateway">What answers it; defaults to the ledger.</param>
        /// <param name="confirmationAlert">The SDK's <c>shouldShowWebPurchaseConfirmationAlert</c>; defaults to the SDK's default.
        /// Superwall only.</param>
        /// <param name="automaticallyDismiss">The SDK's <c>paywalls.automaticallyDismiss</c>; true by default. Superwall only.</param>
        /// <param name="entitlementsMaxAge">Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only.</param>
        /// <param name="purchaseController">True if the app decides about access itself; false by default. Superwall only.</param>
        /// <param name="deepLinkTrigger">True if the configuration has a placement for <c>deepLink_open</c>; false by default. Superwall
        /// only.</param>
        /// <param name="paywall">A paywall that is on screen; defaults to none. Superwall only.</param>
        /// <param name="products">What the app sells in the phone's own store. Superwall only.</param>
        /// <param name="ownedProducts">The identifiers of the products that are owned in the phone's own store. Superwall only.</param>
        /// <param name="deviceEntitlements">What the phone's own store gives. Superwall only.</param>
        /// <param name="pendingCheckout">iOS: a checkout that an earlier run of the app has left pending, as <c>session/describe</c>
        /// returned it; none when left out. Superwall only.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionOpenResult> Open(
            Vendor vendor,
            Sdk sdk,
            Platform platform,
            Optional<string> appUserId = default(Optional<string>),
            string deviceId = null,
            string sdkVersion = null,
            bool? configured = null,
            Gateway gateway = null,
            bool? confirmationAlert = null,
            bool? automaticallyDismiss = null,
            double? entitlementsMaxAge = null,
            bool? purchaseController = null,
            bool? deepLinkTrigger = null,
            OpenPaywall paywall = null,
            ProductList products = null,
            IReadOnlyList<string> ownedProducts = null,
            EntitlementList deviceEntitlements = null,
            PendingCheckout pendingCheckout = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Open(new SessionOpenParams(vendor, sdk, platform, appUserId, deviceId, sdkVersion, configured, gateway, confirmationAlert, automaticallyDismiss, entitlementsMaxAge, purchaseController, deepLinkTrigger, paywall, products, ownedProducts, deviceEntitlements, pendingCheckout), cancellation, timeout);
        }

        /// <summary>Configures the app's SDK; a second call changes nothing.</summary>
        /// <remarks><c>session/configure</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Configure(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/configure", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Configures the app's SDK; a second call changes nothing.</summary>
        /// <remarks><c>session/configure</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Configure(
            string session,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Configure(new SessionParams(session), cancellation, timeout);
        }

        /// <summary>Returns a session's state.</summary>
        /// <remarks><c>session/describe</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Describe(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/describe", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Returns a session's state.</summary>
        /// <remarks><c>session/describe</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Describe(
            string session,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Describe(new SessionParams(session), cancellation, timeout);
        }

        /// <summary>Returns the open sessions.</summary>
        /// <remarks><c>session/list</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionListResult> List(
            SessionListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/list", parameters.Write(), SessionListResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the open sessions.</summary>
        /// <remarks><c>session/list</c></remarks>
        /// <param name="vendor">Lists only this vendor's; defaults to every vendor's.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionListResult> List(
            Vendor vendor = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return List(new SessionListParams(vendor), cancellation, timeout);
        }

        /// <summary>Removes the app and returns its last state. A redemption in progress ends with <c>failed</c>.</summary>
        /// <remarks><c>session/close</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Close(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/close", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Removes the app and returns its last state. A redemption in progress ends with <c>failed</c>.</summary>
        /// <remarks><c>session/close</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Close(
            string session,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Close(new SessionParams(session), cancellation, timeout);
        }

        /// <summary>Brings the app to the foreground.</summary>
        /// <remarks><c>session/foreground</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Foreground(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/foreground", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Brings the app to the foreground.</summary>
        /// <remarks><c>session/foreground</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Foreground(
            string session,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Foreground(new SessionParams(session), cancellation, timeout);
        }

        /// <summary>Identifies the app's user (Superwall: identify).</summary>
        /// <remarks><c>session/logIn</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogInResult> LogIn(
            SessionLogInParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/logIn", parameters.Write(), LogInResult.Read, cancellation, timeout);
        }

        /// <summary>Identifies the app's user (Superwall: identify).</summary>
        /// <remarks><c>session/logIn</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="appUserId">The app's user from now on.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogInResult> LogIn(
            string session,
            string appUserId,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return LogIn(new SessionLogInParams(session, appUserId), cancellation, timeout);
        }

        /// <summary>Logs the app's user out (Superwall: reset).</summary>
        /// <remarks><c>session/logOut</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogOutResult> LogOut(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/logOut", parameters.Write(), LogOutResult.Read, cancellation, timeout);
        }

        /// <summary>Logs the app's user out (Superwall: reset).</summary>
        /// <remarks><c>session/logOut</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogOutResult> LogOut(
            string session,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return LogOut(new SessionParams(session), cancellation, timeout);
        }

        /// <summary>Shows or closes a paywall.</summary>
        /// <remarks><c>session/setPaywall</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetPaywall(
            SessionSetPaywallParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/setPaywall", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Shows or closes a paywall.</summary>
        /// <remarks><c>session/setPaywall</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="open">True if one is on screen.</param>
        /// <param name="entitlements">The identifiers of what its products give; defaults to none.</param>
        /// <param name="automaticallyDismiss">True if the SDK may close it; defaults to the session's own option.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetPaywall(
            string session,
            bool open,
            IReadOnlyList<string> entitlements = null,
            bool? automaticallyDismiss = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return SetPaywall(new SessionSetPaywallParams(session, open, entitlements, automaticallyDismiss), cancellation, timeout);
        }

        /// <summary>A paywall's page reports a step of a checkout.</summary>
        /// <remarks><c>session/checkout</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Checkout(
            SessionCheckoutParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/checkout", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>A paywall's page reports a step of a checkout.</summary>
        /// <remarks><c>session/checkout</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="step">The step.</param>
        /// <param name="checkoutContextId">The id of the checkout. The SDK asks its service about it until a <c>store/purchase</c> with
        /// this id ends it.</param>
        /// <param name="product">The product.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> Checkout(
            string session,
            CheckoutStep step,
            string checkoutContextId,
            string product,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Checkout(new SessionCheckoutParams(session, step, checkoutContextId, product), cancellation, timeout);
        }

        /// <summary>Sets the entitlements from the phone's own store.</summary>
        /// <remarks><c>session/setDeviceEntitlements</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetDeviceEntitlements(
            SessionSetDeviceEntitlementsParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/setDeviceEntitlements", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Sets the entitlements from the phone's own store.</summary>
        /// <remarks><c>session/setDeviceEntitlements</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="entitlements">All that it gives.</param>
        /// <param name="ownedProducts">Products that are owned; each gives what <c>products</c> of <c>session/open</c> says.</param>
        /// <param name="after">How it came to be; some SDKs then send the codes that they hold. Defaults to neither.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetDeviceEntitlements(
            string session,
            EntitlementList entitlements = null,
            IReadOnlyList<string> ownedProducts = null,
            DeviceTransaction after = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return SetDeviceEntitlements(new SessionSetDeviceEntitlementsParams(session, entitlements, ownedProducts, after), cancellation, timeout);
        }

        /// <summary>Sets whether the app controls the subscription status itself.</summary>
        /// <remarks><c>session/setPurchaseController</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetPurchaseController(
            SessionSetPurchaseControllerParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/setPurchaseController", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Sets whether the app controls the subscription status itself.</summary>
        /// <remarks><c>session/setPurchaseController</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="external">True for the app, false for the SDK.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetPurchaseController(
            string session,
            bool external,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return SetPurchaseController(new SessionSetPurchaseControllerParams(session, external), cancellation, timeout);
        }

        /// <summary>Sets the subscription status, as the app does.</summary>
        /// <remarks><c>session/setSubscriptionStatus</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetSubscriptionStatus(
            SessionSetSubscriptionStatusParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/setSubscriptionStatus", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Sets the subscription status, as the app does.</summary>
        /// <remarks><c>session/setSubscriptionStatus</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="status">The status; an active one without entitlements is inactive.</param>
        /// <param name="entitlements">What an active status rests on, where <c>status</c> is a word alone.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetSubscriptionStatus(
            string session,
            GivenStatus status,
            EntitlementList entitlements = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return SetSubscriptionStatus(new SessionSetSubscriptionStatusParams(session, status, entitlements), cancellation, timeout);
        }

        /// <summary>Sets attributes of the user.</summary>
        /// <remarks><c>session/setUserAttributes</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetUserAttributes(
            SessionSetUserAttributesParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/setUserAttributes", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>Sets attributes of the user.</summary>
        /// <remarks><c>session/setUserAttributes</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="attributes">What it tells.</param>
        /// <param name="integrationAttributes">What other services call the user; a change makes some SDKs send the codes that they
        /// hold.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> SetUserAttributes(
            string session,
            JObject attributes = null,
            JObject integrationAttributes = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return SetUserAttributes(new SessionSetUserAttributesParams(session, attributes, integrationAttributes), cancellation, timeout);
        }

        /// <summary>Returns the user's customer info in the format of the SDK.</summary>
        /// <remarks><c>session/customerInfo</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<CustomerResult> CustomerInfo(
            SessionCustomerInfoParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/customerInfo", parameters.Write(), CustomerResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the user's customer info in the format of the SDK.</summary>
        /// <remarks><c>session/customerInfo</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="fetchPolicy">Where it may come from; defaults to <c>cachedOrFetched</c>.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<CustomerResult> CustomerInfo(
            string session,
            FetchPolicy fetchPolicy = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return CustomerInfo(new SessionCustomerInfoParams(session, fetchPolicy), cancellation, timeout);
        }

        /// <summary>Passes a link to the SDK. The redemption runs in the background and sends events.</summary>
        /// <remarks><c>session/handleDeepLink</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionHandleDeepLinkResult> HandleDeepLink(
            SessionHandleDeepLinkParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/handleDeepLink", parameters.Write(), SessionHandleDeepLinkResult.Read, cancellation, timeout);
        }

        /// <summary>Passes a link to the SDK. The redemption runs in the background and sends events.</summary>
        /// <remarks><c>session/handleDeepLink</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="url">The link, as the app was opened with it; not unwrapped.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionHandleDeepLinkResult> HandleDeepLink(
            string session,
            string url,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return HandleDeepLink(new SessionHandleDeepLinkParams(session, url), cancellation, timeout);
        }

        /// <summary>Posts the Stripe ids of a Superwall redemption to RevenueCat.</summary>
        /// <remarks><c>session/linkStripeSubscriptions</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionLinkStripeSubscriptionsResult> LinkStripeSubscriptions(
            SessionLinkStripeSubscriptionsParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/linkStripeSubscriptions", parameters.Write(), SessionLinkStripeSubscriptionsResult.Read, cancellation, timeout);
        }

        /// <summary>Posts the Stripe ids of a Superwall redemption to RevenueCat.</summary>
        /// <remarks><c>session/linkStripeSubscriptions</c></remarks>
        /// <param name="session">Superwall's session, where the purchase was redeemed.</param>
        /// <param name="receiptsSession">RevenueCat's session in the same app.</param>
        /// <param name="includeCheckoutSessions">True if Checkout sessions (<c>cs_…</c>) of one-time purchases are sent too.</param>
        /// <param name="subscriptionIds">The ids to send; defaults to what the session's redemptions named.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionLinkStripeSubscriptionsResult> LinkStripeSubscriptions(
            string session,
            string receiptsSession,
            bool? includeCheckoutSessions = null,
            IReadOnlyList<string> subscriptionIds = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return LinkStripeSubscriptions(new SessionLinkStripeSubscriptionsParams(session, receiptsSession, includeCheckoutSessions, subscriptionIds), cancellation, timeout);
        }

        /// <summary>Requests a mail with new links. An SDK without this call rejects it.</summary>
        /// <remarks><c>session/reissue</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionReissueResult> Reissue(
            SessionReissueParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/reissue", parameters.Write(), SessionReissueResult.Read, cancellation, timeout);
        }

        /// <summary>Requests a mail with new links. An SDK without this call rejects it.</summary>
        /// <remarks><c>session/reissue</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="email">The address, as the user gives it; the SDK itself judges it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionReissueResult> Reissue(
            string session,
            string email,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Reissue(new SessionReissueParams(session, email), cancellation, timeout);
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
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<RedemptionRedeemResult> Redeem(
            RedemptionRedeemParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("redemption/redeem", parameters.Write(), RedemptionRedeemResult.Read, cancellation, timeout);
        }

        /// <summary>Redeems a link in the app and waits for the result.</summary>
        /// <remarks><c>redemption/redeem</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="url">The link; wrapped ones are opened. Either this or <c>code</c>.</param>
        /// <param name="code">The code alone. Either this or <c>url</c>.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<RedemptionRedeemResult> Redeem(
            string session,
            string url = null,
            string code = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Redeem(new RedemptionRedeemParams(session, url, code), cancellation, timeout);
        }
    }

    /// <summary>The methods <c>reply/…</c>.</summary>
    public sealed class ReplyCalls
    {
        private readonly ContractCalls _transport;

        internal ReplyCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Renders an outcome in the format of a target.</summary>
        /// <remarks><c>reply/render</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ReplyRenderResult> Render(
            ReplyRenderParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("reply/render", parameters.Write(), ReplyRenderResult.Read, cancellation, timeout);
        }

        /// <summary>Renders an outcome in the format of a target.</summary>
        /// <remarks><c>reply/render</c></remarks>
        /// <param name="target">In whose words.</param>
        /// <param name="outcome">What came of a redemption.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ReplyRenderResult> Render(
            Target target,
            RedemptionOutcome outcome,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Render(new ReplyRenderParams(target, outcome), cancellation, timeout);
        }

        /// <summary>Reads a target's reply as an outcome.</summary>
        /// <remarks><c>reply/read</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ReplyReadResult> Read(
            ReplyReadParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("reply/read", parameters.Write(), ReplyReadResult.Read, cancellation, timeout);
        }

        /// <summary>Reads a target's reply as an outcome.</summary>
        /// <remarks><c>reply/read</c></remarks>
        /// <param name="target">Whose words they are.</param>
        /// <param name="reply">What the app received.</param>
        /// <param name="code">The code that was asked for; some replies do not carry it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ReplyReadResult> Read(
            Target target,
            JObject reply,
            string code = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Read(new ReplyReadParams(target, reply, code), cancellation, timeout);
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
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ChannelCallResult> Call(
            ChannelCallParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("channel/call", parameters.Write(), ChannelCallResult.Read, cancellation, timeout);
        }

        /// <summary>Calls a method of a wrapper SDK's own channel and returns what its native side returns.</summary>
        /// <remarks><c>channel/call</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="method">The channel's own name of the call, such as <c>redeemWebPurchase</c>. Every method of the wrapper is known,
        /// in the version that <c>docs/channels.md</c> names; any other name gets the platform's own error for a method that is not
        /// there.</param>
        /// <param name="arguments">An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for
        /// none.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ChannelCallResult> Call(
            string session,
            string method,
            JToken arguments = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Call(new ChannelCallParams(session, method, arguments), cancellation, timeout);
        }
    }

    /// <summary>The methods <c>entitlements/…</c>.</summary>
    public sealed class EntitlementsCalls
    {
        private readonly ContractCalls _transport;

        internal EntitlementsCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Merges the entitlements of the phone's store and of the web by a target's rules of precedence.</summary>
        /// <remarks><c>entitlements/merge</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<EntitlementsMergeResult> Merge(
            EntitlementsMergeParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("entitlements/merge", parameters.Write(), EntitlementsMergeResult.Read, cancellation, timeout);
        }

        /// <summary>Merges the entitlements of the phone's store and of the web by a target's rules of precedence.</summary>
        /// <remarks><c>entitlements/merge</c></remarks>
        /// <param name="vendor">Whose SDK.</param>
        /// <param name="sdk">Which of the vendor's SDKs.</param>
        /// <param name="platform">The platform of its native side.</param>
        /// <param name="device">Of the phone's own store.</param>
        /// <param name="web">Bought on the web.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<EntitlementsMergeResult> Merge(
            Vendor vendor,
            Sdk sdk,
            Platform platform,
            EntitlementList device,
            EntitlementList web,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Merge(new EntitlementsMergeParams(vendor, sdk, platform, device, web), cancellation, timeout);
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
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StorePurchaseResult> Purchase(
            StorePurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/purchase", parameters.Write(), StorePurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Buys on the web and returns the link.</summary>
        /// <remarks><c>store/purchase</c></remarks>
        /// <param name="vendor">Through whose checkout.</param>
        /// <param name="product">The product's identifier; it has no control characters.</param>
        /// <param name="entitlements">The identifiers of the entitlements that it gives; none is empty or has control characters.</param>
        /// <param name="appUserId">Who buys; an anonymous checkout if left out. It has no control characters.</param>
        /// <param name="email">The e-mail address given at checkout: one <c>@</c>, no control characters. None if left out.</param>
        /// <param name="kind">Whether it renews; defaults to <c>subscription</c>.</param>
        /// <param name="store">Where it is paid; defaults to <c>rc_billing</c> for RevenueCat and <c>stripe</c> for Superwall.</param>
        /// <param name="expiresIn">Seconds of paid time; defaults to 30 days. A fraction is cut off.</param>
        /// <param name="plan">The plan of that product.</param>
        /// <param name="displayName">The product's name for people.</param>
        /// <param name="price">What is paid.</param>
        /// <param name="trial">True if the first period is a trial.</param>
        /// <param name="gracePeriod">Seconds of grace after the paid time; defaults to none.</param>
        /// <param name="billingIssue">True if the payment has failed since.</param>
        /// <param name="sandbox">True for a purchase without real money.</param>
        /// <param name="paywall">The paywall that led to it.</param>
        /// <param name="checkout">Where the checkout takes place; defaults to <c>link</c>.</param>
        /// <param name="placementParams">The params that the app or page gave the placement. Superwall only.</param>
        /// <param name="afterPurchase">What a paywall's button does after the purchase; defaults to <c>appDefault</c>. It requires the
        /// checkout <c>paywall</c>. Superwall only.</param>
        /// <param name="afterPurchaseUrl">Where a button with <c>customUrl</c> leads. It requires <c>afterPurchase</c> to be
        /// <c>customUrl</c>. Superwall only.</param>
        /// <param name="checkoutContextId">The id under which a session has reported the checkout (<c>session/checkout</c>); its SDK then
        /// gets the purchase. It requires the checkout <c>paywall</c>. A later purchase with the same id replaces this one. Superwall
        /// only.</param>
        /// <param name="browser">Where the paywall opened the checkout; <c>external</c> when left out. With <c>inApp</c>, <c>next.kind</c>
        /// is <c>none</c>. It requires <c>checkoutContextId</c>. Superwall only.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StorePurchaseResult> Purchase(
            Vendor vendor,
            string product,
            IReadOnlyList<string> entitlements,
            string appUserId = null,
            string email = null,
            PurchaseKind kind = null,
            string store = null,
            double? expiresIn = null,
            string plan = null,
            string displayName = null,
            Price price = null,
            bool? trial = null,
            double? gracePeriod = null,
            bool? billingIssue = null,
            bool? sandbox = null,
            PaywallContext paywall = null,
            CheckoutKind checkout = null,
            JObject placementParams = null,
            AfterPurchase afterPurchase = null,
            string afterPurchaseUrl = null,
            string checkoutContextId = null,
            CheckoutBrowser browser = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Purchase(new StorePurchaseParams(vendor, product, entitlements, appUserId, email, kind, store, expiresIn, plan, displayName, price, trial, gracePeriod, billingIssue, sandbox, paywall, checkout, placementParams, afterPurchase, afterPurchaseUrl, checkoutContextId, browser), cancellation, timeout);
        }

        /// <summary>Creates another link to a purchase, as the vendor's manage page does.</summary>
        /// <remarks><c>store/issueLink</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreIssueLinkResult> IssueLink(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/issueLink", parameters.Write(), StoreIssueLinkResult.Read, cancellation, timeout);
        }

        /// <summary>Creates another link to a purchase, as the vendor's manage page does.</summary>
        /// <remarks><c>store/issueLink</c></remarks>
        /// <param name="purchase">Which one.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreIssueLinkResult> IssueLink(
            PurchaseReference purchase,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return IssueLink(new PurchaseParams(purchase), cancellation, timeout);
        }

        /// <summary>Ends the paid time of a purchase now.</summary>
        /// <remarks><c>store/expire</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<PurchaseResult> Expire(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/expire", parameters.Write(), PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Ends the paid time of a purchase now.</summary>
        /// <remarks><c>store/expire</c></remarks>
        /// <param name="purchase">Which one.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<PurchaseResult> Expire(
            PurchaseReference purchase,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Expire(new PurchaseParams(purchase), cancellation, timeout);
        }

        /// <summary>Refunds a purchase and ends its access now.</summary>
        /// <remarks><c>store/refund</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<PurchaseResult> Refund(
            PurchaseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/refund", parameters.Write(), PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Refunds a purchase and ends its access now.</summary>
        /// <remarks><c>store/refund</c></remarks>
        /// <param name="purchase">Which one.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<PurchaseResult> Refund(
            PurchaseReference purchase,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Refund(new PurchaseParams(purchase), cancellation, timeout);
        }

        /// <summary>Changes a purchase as its store's notifications would.</summary>
        /// <remarks><c>store/update</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<PurchaseResult> Update(
            StoreUpdateParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/update", parameters.Write(), PurchaseResult.Read, cancellation, timeout);
        }

        /// <summary>Changes a purchase as its store's notifications would.</summary>
        /// <remarks><c>store/update</c></remarks>
        /// <param name="purchase">Which one.</param>
        /// <param name="expiresIn">Renewed: the paid time ends so many seconds from now.</param>
        /// <param name="gracePeriod">The grace period ends so many seconds after the paid time; 0 ends it.</param>
        /// <param name="billingIssue">True if a payment has failed.</param>
        /// <param name="unsubscribed">True if the buyer has cancelled the renewal.</param>
        /// <param name="trial">True if the current period is a trial.</param>
        /// <param name="plan">The plan of the product.</param>
        /// <param name="product">The product's identifier; it has no control characters.</param>
        /// <param name="displayName">The product's name for people.</param>
        /// <param name="price">What was paid.</param>
        /// <param name="sandbox">True for a purchase without real money.</param>
        /// <param name="entitlements">The identifiers of the entitlements that it gives; none is empty or has control characters.</param>
        /// <param name="managementUrl">Where the buyer manages it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<PurchaseResult> Update(
            PurchaseReference purchase,
            double? expiresIn = null,
            double? gracePeriod = null,
            bool? billingIssue = null,
            bool? unsubscribed = null,
            bool? trial = null,
            string plan = null,
            string product = null,
            string displayName = null,
            Price price = null,
            bool? sandbox = null,
            IReadOnlyList<string> entitlements = null,
            string managementUrl = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Update(new StoreUpdateParams(purchase, expiresIn, gracePeriod, billingIssue, unsubscribed, trial, plan, product, displayName, price, sandbox, entitlements, managementUrl), cancellation, timeout);
        }

        /// <summary>Posts a Stripe id to RevenueCat, like <c>POST /v1/receipts</c>.</summary>
        /// <remarks><c>store/receipts</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreReceiptsResult> Receipts(
            StoreReceiptsParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/receipts", parameters.Write(), StoreReceiptsResult.Read, cancellation, timeout);
        }

        /// <summary>Posts a Stripe id to RevenueCat, like <c>POST /v1/receipts</c>.</summary>
        /// <remarks><c>store/receipts</c></remarks>
        /// <param name="appUserId">For whom.</param>
        /// <param name="fetchToken">Stripe's subscription (<c>sub_…</c>) or Checkout session (<c>cs_…</c>).</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreReceiptsResult> Receipts(
            string appUserId,
            string fetchToken,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Receipts(new StoreReceiptsParams(appUserId, fetchToken), cancellation, timeout);
        }

        /// <summary>Changes how a vendor's side behaves, and returns its settings.</summary>
        /// <remarks><c>store/policy</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StorePolicyResult> Policy(
            StorePolicyParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/policy", parameters.Write(), StorePolicyResult.Read, cancellation, timeout);
        }

        /// <summary>Changes how a vendor's side behaves, and returns its settings.</summary>
        /// <remarks><c>store/policy</c></remarks>
        /// <param name="vendor">Whose side.</param>
        /// <param name="transfer">What becomes of another user's purchase.</param>
        /// <param name="linkLifetime">Seconds that a link works.</param>
        /// <param name="scheme">The app's URL scheme, without <c>://</c>.</param>
        /// <param name="host">The host of links that open in a browser too.</param>
        /// <param name="linkPolicy">Whether purchases get redemption links. RevenueCat only.</param>
        /// <param name="successUrl">The app owner's own success page. RevenueCat and Superwall only.</param>
        /// <param name="postPurchase">Where the buyer goes. Superwall only.</param>
        /// <param name="storeUrl">Where a buyer without the app gets it. Superwall only.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StorePolicyResult> Policy(
            Vendor vendor,
            TransferPolicy transfer = null,
            double? linkLifetime = null,
            string scheme = null,
            string host = null,
            LinkPolicy linkPolicy = null,
            string successUrl = null,
            PostPurchase postPurchase = null,
            string storeUrl = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Policy(new StorePolicyParams(vendor, transfer, linkLifetime, scheme, host, linkPolicy, successUrl, postPurchase, storeUrl), cancellation, timeout);
        }

        /// <summary>Deletes everything in the ledger, for the next test.</summary>
        /// <remarks><c>store/reset</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreResetResult> Reset(
            StoreResetParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/reset", parameters.Write(), StoreResetResult.Read, cancellation, timeout);
        }

        /// <summary>Deletes everything in the ledger, for the next test.</summary>
        /// <remarks><c>store/reset</c></remarks>
        /// <param name="vendor">Whose; defaults to every vendor's. With a vendor, faults of its sessions and those without a session are
        /// cleared.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreResetResult> Reset(
            Vendor vendor = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Reset(new StoreResetParams(vendor), cancellation, timeout);
        }

        /// <summary>Returns the mail that the vendors have sent.</summary>
        /// <remarks><c>store/mailbox</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreMailboxResult> Mailbox(
            StoreMailboxParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/mailbox", parameters.Write(), StoreMailboxResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the mail that the vendors have sent.</summary>
        /// <remarks><c>store/mailbox</c></remarks>
        /// <param name="email">The address; defaults to all mail.</param>
        /// <param name="limit">How many messages, the newest ones; defaults to 10,000.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreMailboxResult> Mailbox(
            string email = null,
            long? limit = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Mailbox(new StoreMailboxParams(email, limit), cancellation, timeout);
        }

        /// <summary>The newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreListResult> List(
            StoreListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/list", parameters.Write(), StoreListResult.Read, cancellation, timeout);
        }

        /// <summary>The newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        /// <param name="vendor">Only this vendor's; all when left out.</param>
        /// <param name="email">Only purchases of a buyer with this address, and no customers.</param>
        /// <param name="appUserId">Only purchases that this user bought or owns, and no customers.</param>
        /// <param name="limit">How many purchases, and how many customers, the newest ones; 100 when left out.</param>
        /// <param name="reveal">True shows codes and addresses.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreListResult> List(
            Vendor vendor = null,
            string email = null,
            string appUserId = null,
            long? limit = null,
            bool? reveal = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return List(new StoreListParams(vendor, email, appUserId, limit, reveal), cancellation, timeout);
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
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ClockResult> Now(
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("clock/now", null, ClockResult.Read, cancellation, timeout);
        }

        /// <summary>Moves the virtual clock forward and runs what is due.</summary>
        /// <remarks><c>clock/advance</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ClockResult> Advance(
            ClockAdvanceParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("clock/advance", parameters.Write(), ClockResult.Read, cancellation, timeout);
        }

        /// <summary>Moves the virtual clock forward and runs what is due.</summary>
        /// <remarks><c>clock/advance</c></remarks>
        /// <param name="seconds">How far.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ClockResult> Advance(
            double seconds,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Advance(new ClockAdvanceParams(seconds), cancellation, timeout);
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
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<FaultInjectResult> Inject(
            FaultInjectParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("fault/inject", parameters.Write(), FaultInjectResult.Read, cancellation, timeout);
        }

        /// <summary>Injects a fault into the next requests of sessions to their gateways.</summary>
        /// <remarks><c>fault/inject</c></remarks>
        /// <param name="kind">Which fault.</param>
        /// <param name="status">HTTP status, for <c>http</c> alone; defaults to 500.</param>
        /// <param name="seconds">How long the answer is held; for <c>delay</c> alone, which needs it.</param>
        /// <param name="count">Number of requests that it affects. By default, <c>offline</c> lasts until <c>none</c>, and any other fault
        /// affects one request.</param>
        /// <param name="session">The session whose requests it affects; defaults to any session.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<FaultInjectResult> Inject(
            FaultInjection kind,
            long? status = null,
            double? seconds = null,
            long? count = null,
            string session = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Inject(new FaultInjectParams(kind, status, seconds, count, session), cancellation, timeout);
        }
    }

    /// <summary>The methods <c>log/…</c>.</summary>
    public sealed class LogCalls
    {
        private readonly ContractCalls _transport;

        internal LogCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>What has happened, oldest first.</summary>
        /// <remarks><c>log/read</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogReadResult> Read(
            LogReadParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("log/read", parameters.Write(), LogReadResult.Read, cancellation, timeout);
        }

        /// <summary>What has happened, oldest first.</summary>
        /// <remarks><c>log/read</c></remarks>
        /// <param name="after">The sequence after which to begin; the oldest entry when left out.</param>
        /// <param name="limit">How many entries at most; 10,000 when left out.</param>
        /// <param name="reveal">True shows codes, links and addresses.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogReadResult> Read(
            long? after = null,
            long? limit = null,
            bool? reveal = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Read(new LogReadParams(after, limit, reveal), cancellation, timeout);
        }

        /// <summary>Sends the log as notifications, from a sequence on and live. A further call replaces the first.</summary>
        /// <remarks><c>log/subscribe</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogSubscribeResult> Subscribe(
            LogSubscribeParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("log/subscribe", parameters.Write(), LogSubscribeResult.Read, cancellation, timeout);
        }

        /// <summary>Sends the log as notifications, from a sequence on and live. A further call replaces the first.</summary>
        /// <remarks><c>log/subscribe</c></remarks>
        /// <param name="after">The sequence after which to begin; the oldest entry when left out.</param>
        /// <param name="reveal">True shows codes, links and addresses.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogSubscribeResult> Subscribe(
            long? after = null,
            bool? reveal = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Subscribe(new LogSubscribeParams(after, reveal), cancellation, timeout);
        }
    }

    /// <summary>The methods <c>scenario/…</c>.</summary>
    public sealed class ScenarioCalls
    {
        private readonly ContractCalls _transport;

        internal ScenarioCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Returns the log as a scenario that <c>redemption replay</c> plays, without codes, links, keys and addresses.</summary>
        /// <remarks><c>scenario/export</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ScenarioExportResult> Export(
            ScenarioExportParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("scenario/export", parameters.Write(), ScenarioExportResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the log as a scenario that <c>redemption replay</c> plays, without codes, links, keys and addresses.</summary>
        /// <remarks><c>scenario/export</c></remarks>
        /// <param name="session">The session to export, with what it depends on: purchases, faults, policies, the clock, and sessions with
        /// the same user or code. Everything when left out.</param>
        /// <param name="after">The sequence after which to begin; the oldest entry when left out.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<ScenarioExportResult> Export(
            string session = null,
            long? after = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Export(new ScenarioExportParams(session, after), cancellation, timeout);
        }
    }
}
