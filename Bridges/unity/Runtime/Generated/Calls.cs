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
            Space = new SpaceCalls(this);
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

        /// <summary>The methods <c>space/…</c>.</summary>
        public SpaceCalls Space { get; }

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
        /// <param name="url">The text to read as a link.</param>
        /// <param name="vendor">The vendor whose links to look for; defaults to all in turn.</param>
        /// <param name="platform">The platform whose URL class parses it; defaults to <c>ios</c>.</param>
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

        /// <summary>Returns what a customer sees after opening a link on a device.</summary>
        /// <remarks><c>link/open</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LinkOpenResult> Open(
            LinkOpenParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("link/open", parameters.Write(), LinkOpenResult.Read, cancellation, timeout);
        }

        /// <summary>Returns what a customer sees after opening a link on a device.</summary>
        /// <remarks><c>link/open</c></remarks>
        /// <param name="url">The link to open.</param>
        /// <param name="device">The device on which it is opened.</param>
        /// <param name="app">The state of the app on that device.</param>
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
        /// <param name="vendor">The vendor of the SDK.</param>
        /// <param name="sdk">One of the vendor's SDKs.</param>
        /// <param name="platform">The platform of its native side.</param>
        /// <param name="appUserId">The app's user; anonymous if left out, null or blank.</param>
        /// <param name="deviceId">The installed app's own identifier; defaults to a new one.</param>
        /// <param name="sdkVersion">The version of the app's SDK package, such as <c>10.9.1</c>. The result has a warning if redemption may
        /// differ in it.</param>
        /// <param name="configured">False for an app that has not configured its SDK yet; it does by <c>session/configure</c>, or on its
        /// own channel by <c>channel/call</c>.</param>
        /// <param name="gateway">The gateway that answers its requests; defaults to the ledger.</param>
        /// <param name="confirmationAlert">The SDK's <c>shouldShowWebPurchaseConfirmationAlert</c>; defaults to the SDK's default.
        /// Superwall only.</param>
        /// <param name="alertsStayOpen">iOS: true if an alert stays open until <c>session/closeAlert</c>; false by default: a person closes
        /// it at once. Superwall only.</param>
        /// <param name="webRestorationAlert">iOS: the SDK's <c>shouldShowWebRestorationAlert</c>; true by default. Superwall only.</param>
        /// <param name="automaticallyDismiss">The SDK's <c>paywalls.automaticallyDismiss</c>; true by default. Superwall only.</param>
        /// <param name="entitlementsMaxAge">Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only.</param>
        /// <param name="purchaseController">True if the app decides about access itself; false by default. Superwall only.</param>
        /// <param name="deepLinkTrigger">True if the configuration has a placement for <c>deepLink_open</c>; false by default. Superwall
        /// only.</param>
        /// <param name="paywall">A paywall that is on screen; defaults to none. Superwall only.</param>
        /// <param name="products">Products that the app sells in the phone's own store. Superwall only.</param>
        /// <param name="ownedProducts">The identifiers of the products that are owned in the phone's own store. Superwall only.</param>
        /// <param name="deviceEntitlements">Entitlements from the phone's own store. Superwall only.</param>
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
            bool? alertsStayOpen = null,
            bool? webRestorationAlert = null,
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
            return Open(new SessionOpenParams(vendor, sdk, platform, appUserId, deviceId, sdkVersion, configured, gateway, confirmationAlert, alertsStayOpen, webRestorationAlert, automaticallyDismiss, entitlementsMaxAge, purchaseController, deepLinkTrigger, paywall, products, ownedProducts, deviceEntitlements, pendingCheckout), cancellation, timeout);
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
        /// <param name="vendor">Lists only sessions of this vendor; defaults to all.</param>
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
        /// <param name="entitlements">Entitlements that its products give; defaults to none.</param>
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
        /// <param name="step">The step that the page reports.</param>
        /// <param name="checkoutContextId">The id of the checkout. The SDK asks its service about it until a <c>store/purchase</c> with
        /// this id ends it.</param>
        /// <param name="product">The product being bought.</param>
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

        /// <summary>A person closes the SDK's alert that is open; without one, nothing happens.</summary>
        /// <remarks><c>session/closeAlert</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> CloseAlert(
            SessionParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("session/closeAlert", parameters.Write(), SessionState.Read, cancellation, timeout);
        }

        /// <summary>A person closes the SDK's alert that is open; without one, nothing happens.</summary>
        /// <remarks><c>session/closeAlert</c></remarks>
        /// <param name="session">The session, as <c>session/open</c> named it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SessionState> CloseAlert(
            string session,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return CloseAlert(new SessionParams(session), cancellation, timeout);
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
        /// <param name="entitlements">All entitlements from the phone's own store.</param>
        /// <param name="ownedProducts">Products that are owned; each gives what <c>products</c> of <c>session/open</c> says.</param>
        /// <param name="after">The transaction that led to it; some SDKs then send the codes that they hold. Defaults to none.</param>
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
        /// <param name="external">True if the app decides about access, false if the SDK does.</param>
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
        /// <param name="entitlements">Entitlements of an active status, if <c>status</c> is a word alone.</param>
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
        /// <param name="attributes">Attributes to set; null removes one.</param>
        /// <param name="integrationAttributes">Ids of the user in other services; a change makes some SDKs send the codes that they
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
        /// <param name="fetchPolicy">Sources that it may come from; defaults to <c>cachedOrFetched</c>.</param>
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
        /// <param name="target">The SDK whose reply to return.</param>
        /// <param name="outcome">The outcome of the redemption.</param>
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
        /// <param name="target">The SDK that sent the reply.</param>
        /// <param name="reply">The reply that the app received.</param>
        /// <param name="code">The code of the redemption, for replies that do not carry it.</param>
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

        /// <summary>Merges device and web entitlements as the SDK does.</summary>
        /// <remarks><c>entitlements/merge</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<EntitlementsMergeResult> Merge(
            EntitlementsMergeParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("entitlements/merge", parameters.Write(), EntitlementsMergeResult.Read, cancellation, timeout);
        }

        /// <summary>Merges device and web entitlements as the SDK does.</summary>
        /// <remarks><c>entitlements/merge</c></remarks>
        /// <param name="vendor">The vendor of the SDK.</param>
        /// <param name="sdk">One of the vendor's SDKs.</param>
        /// <param name="platform">The platform of its native side.</param>
        /// <param name="device">Entitlements from the phone's own store.</param>
        /// <param name="web">Entitlements bought on the web.</param>
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
        /// <param name="vendor">The vendor of the checkout.</param>
        /// <param name="product">The product's identifier, without control characters.</param>
        /// <param name="entitlements">Entitlement identifiers: not empty, no control characters.</param>
        /// <param name="appUserId">The buyer's user id, without control characters; defaults to an anonymous checkout.</param>
        /// <param name="email">The email address given at checkout: one <c>@</c>, no control characters. Defaults to none.</param>
        /// <param name="kind">A subscription or a one-time purchase; defaults to <c>subscription</c>.</param>
        /// <param name="store">The store that charges for it; defaults to <c>rc_billing</c> for RevenueCat and <c>stripe</c> for
        /// Superwall.</param>
        /// <param name="expiresIn">Seconds of paid time; defaults to 30 days. A fraction is cut off.</param>
        /// <param name="plan">The plan of that product.</param>
        /// <param name="displayName">The product's name, as shown to users.</param>
        /// <param name="price">The price that the buyer pays.</param>
        /// <param name="trial">True if the first period is a trial.</param>
        /// <param name="gracePeriod">Seconds of grace after the paid time; defaults to none.</param>
        /// <param name="billingIssue">True if the payment has failed since.</param>
        /// <param name="sandbox">True for a purchase without real money.</param>
        /// <param name="managementUrl">The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has
        /// one.</param>
        /// <param name="paywall">The paywall that led to it.</param>
        /// <param name="checkout">The kind of checkout; defaults to <c>link</c>.</param>
        /// <param name="placementParams">The params that the app or page gave the placement. Superwall only.</param>
        /// <param name="afterPurchase">The action of the paywall's button after the purchase; defaults to <c>appDefault</c>. It requires
        /// the checkout <c>paywall</c>. Superwall only.</param>
        /// <param name="afterPurchaseUrl">The address that a button with <c>customUrl</c> opens. It requires <c>afterPurchase</c> to be
        /// <c>customUrl</c>. Superwall only.</param>
        /// <param name="checkoutContextId">The id under which a session has reported the checkout (<c>session/checkout</c>); its SDK then
        /// gets the purchase. It requires the checkout <c>paywall</c>. A later purchase with the same id replaces this one. Superwall
        /// only.</param>
        /// <param name="browser">The browser of the checkout; defaults to <c>external</c>. With <c>inApp</c>, <c>next.kind</c> is
        /// <c>none</c>. It requires <c>checkoutContextId</c>. Superwall only.</param>
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
            string managementUrl = null,
            PaywallContext paywall = null,
            CheckoutKind checkout = null,
            JObject placementParams = null,
            AfterPurchase afterPurchase = null,
            string afterPurchaseUrl = null,
            string checkoutContextId = null,
            CheckoutBrowser browser = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Purchase(new StorePurchaseParams(vendor, product, entitlements, appUserId, email, kind, store, expiresIn, plan, displayName, price, trial, gracePeriod, billingIssue, sandbox, managementUrl, paywall, checkout, placementParams, afterPurchase, afterPurchaseUrl, checkoutContextId, browser), cancellation, timeout);
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
        /// <param name="purchase">The purchase, as <c>store/purchase</c> named it.</param>
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
        /// <param name="purchase">The purchase, as <c>store/purchase</c> named it.</param>
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
        /// <param name="purchase">The purchase, as <c>store/purchase</c> named it.</param>
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
        /// <param name="purchase">The purchase, as <c>store/purchase</c> named it.</param>
        /// <param name="expiresIn">Seconds from now until the paid time ends, after a renewal.</param>
        /// <param name="gracePeriod">Seconds of grace after the paid time; 0 ends it.</param>
        /// <param name="billingIssue">True if a payment has failed.</param>
        /// <param name="unsubscribed">True if the buyer has cancelled the renewal.</param>
        /// <param name="trial">True if the current period is a trial.</param>
        /// <param name="plan">The plan of the product.</param>
        /// <param name="product">The product's identifier, without control characters.</param>
        /// <param name="displayName">The product's name, as shown to users.</param>
        /// <param name="price">The price that the buyer pays.</param>
        /// <param name="sandbox">True for a purchase without real money.</param>
        /// <param name="entitlements">Entitlement identifiers: not empty, no control characters.</param>
        /// <param name="managementUrl">The page where the buyer manages it.</param>
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
        /// <param name="appUserId">The user who gets the purchase.</param>
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
        /// <param name="vendor">The vendor whose rules to change.</param>
        /// <param name="transfer">Rule for a purchase that belongs to another user.</param>
        /// <param name="linkLifetime">Seconds that a link works.</param>
        /// <param name="scheme">The app's URL scheme, without <c>://</c>.</param>
        /// <param name="host">The host of links that also open in a browser.</param>
        /// <param name="linkPolicy">Says if purchases get redemption links. RevenueCat only.</param>
        /// <param name="successUrl">The app owner's own success page. RevenueCat and Superwall only.</param>
        /// <param name="postPurchase">The page that the buyer sees next. Superwall only.</param>
        /// <param name="storeUrl">The store page for buyers without the app. Superwall only.</param>
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
        /// <param name="vendor">The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are
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
        /// <param name="email">The recipient's address; defaults to all mail.</param>
        /// <param name="limit">Largest number of messages, the newest ones; defaults to 10,000.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreMailboxResult> Mailbox(
            string email = null,
            long? limit = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Mailbox(new StoreMailboxParams(email, limit), cancellation, timeout);
        }

        /// <summary>Returns the newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreListResult> List(
            StoreListParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("store/list", parameters.Write(), StoreListResult.Read, cancellation, timeout);
        }

        /// <summary>Returns the newest purchases with their codes, and the newest customers.</summary>
        /// <remarks><c>store/list</c></remarks>
        /// <param name="vendor">Lists only this vendor's purchases and customers; defaults to all.</param>
        /// <param name="email">Lists only purchases of a buyer with this address, and no customers.</param>
        /// <param name="appUserId">Lists only purchases that this user bought or owns, and no customers.</param>
        /// <param name="limit">Largest number of purchases, and of customers, the newest ones; defaults to 100.</param>
        /// <param name="cursor">The <c>nextCursor</c> of an earlier result: the list continues there. Pass the same other params.</param>
        /// <param name="reveal">True to show codes and addresses.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<StoreListResult> List(
            Vendor vendor = null,
            string email = null,
            string appUserId = null,
            long? limit = null,
            string cursor = null,
            bool? reveal = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return List(new StoreListParams(vendor, email, appUserId, limit, cursor, reveal), cancellation, timeout);
        }
    }

    /// <summary>The methods <c>space/…</c>.</summary>
    public sealed class SpaceCalls
    {
        private readonly ContractCalls _transport;

        internal SpaceCalls(ContractCalls transport)
        {
            _transport = transport;
        }

        /// <summary>Binds this client to a space, which is made on its first use.</summary>
        /// <remarks><c>space/use</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceUseResult> Use(
            SpaceUseParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/use", parameters.Write(), SpaceUseResult.Read, cancellation, timeout);
        }

        /// <summary>Binds this client to a space, which is made on its first use.</summary>
        /// <remarks><c>space/use</c></remarks>
        /// <param name="space">Made on its first use.</param>
        /// <param name="clock">Of a new space; defaults to that of <c>main</c>, and to <c>offset</c> if that cannot be moved.</param>
        /// <param name="startsAt">The time on the clock of a new space; milliseconds since 1970-01-01T00:00:00Z. Defaults to the
        /// system's.</param>
        /// <param name="seed">Makes codes, ids and waits before retries of a new space reproducible: the same calls give the same ones.
        /// Rejected if other machines reach the server. Defaults to random numbers of the system.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceUseResult> Use(
            string space,
            SpaceClock clock = null,
            long? startsAt = null,
            long? seed = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Use(new SpaceUseParams(space, clock, startsAt, seed), cancellation, timeout);
        }

        /// <summary>Returns all spaces.</summary>
        /// <remarks><c>space/list</c></remarks>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceListResult> List(
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/list", null, SpaceListResult.Read, cancellation, timeout);
        }

        /// <summary>Copies a space: its ledger, clock, faults and sessions. Calls that wait stay with the original.</summary>
        /// <remarks><c>space/fork</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceForkResult> Fork(
            SpaceForkParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/fork", parameters.Write(), SpaceForkResult.Read, cancellation, timeout);
        }

        /// <summary>Copies a space: its ledger, clock, faults and sessions. Calls that wait stay with the original.</summary>
        /// <remarks><c>space/fork</c></remarks>
        /// <param name="from">The space to copy; defaults to that of this client.</param>
        /// <param name="as">The name of the copy; defaults to <c>fork-1</c> and so on.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceForkResult> Fork(
            string from = null,
            string @as = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Fork(new SpaceForkParams(from, @as), cancellation, timeout);
        }

        /// <summary>Returns a text that two states share if their futures are the same, and when the state changes by itself.</summary>
        /// <remarks><c>space/digest</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceDigestResult> Digest(
            SpaceDigestParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/digest", parameters.Write(), SpaceDigestResult.Read, cancellation, timeout);
        }

        /// <summary>Returns a text that two states share if their futures are the same, and when the state changes by itself.</summary>
        /// <remarks><c>space/digest</c></remarks>
        /// <param name="space">The space; defaults to that of this client.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceDigestResult> Digest(
            string space = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Digest(new SpaceDigestParams(space), cancellation, timeout);
        }

        /// <summary>Returns a space as one value.</summary>
        /// <remarks><c>space/save</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceSaveResult> Save(
            SpaceSaveParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/save", parameters.Write(), SpaceSaveResult.Read, cancellation, timeout);
        }

        /// <summary>Returns a space as one value.</summary>
        /// <remarks><c>space/save</c></remarks>
        /// <param name="space">A space without open sessions.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceSaveResult> Save(
            string space,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Save(new SpaceSaveParams(space), cancellation, timeout);
        }

        /// <summary>Makes a space of a value that <c>space/save</c> returned.</summary>
        /// <remarks><c>space/load</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceLoadResult> Load(
            SpaceLoadParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/load", parameters.Write(), SpaceLoadResult.Read, cancellation, timeout);
        }

        /// <summary>Makes a space of a value that <c>space/save</c> returned.</summary>
        /// <remarks><c>space/load</c></remarks>
        /// <param name="space">A name that no space has.</param>
        /// <param name="value">As <c>space/save</c> returned it.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceLoadResult> Load(
            string space,
            JObject value,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Load(new SpaceLoadParams(space, value), cancellation, timeout);
        }

        /// <summary>Ends a space with its ledger and its sessions.</summary>
        /// <remarks><c>space/delete</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceDeleteResult> Delete(
            SpaceDeleteParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("space/delete", parameters.Write(), SpaceDeleteResult.Read, cancellation, timeout);
        }

        /// <summary>Ends a space with its ledger and its sessions.</summary>
        /// <remarks><c>space/delete</c></remarks>
        /// <param name="space">A space other than <c>main</c>.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<SpaceDeleteResult> Delete(
            string space,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Delete(new SpaceDeleteParams(space), cancellation, timeout);
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
        /// <param name="seconds">Seconds to advance: more than 0, at most a hundred years.</param>
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
        /// <param name="kind">The fault to inject.</param>
        /// <param name="status">HTTP status, for <c>http</c> alone; defaults to 500. A 4xx has the body that the vendor's service
        /// sends.</param>
        /// <param name="code">The vendor's error number in the body, for <c>http</c> alone; defaults to the one that its service sends with
        /// the status. Without it and <c>message</c>, a 5xx has no body.</param>
        /// <param name="message">The text in the body, for <c>http</c> alone; defaults to that of the number.</param>
        /// <param name="retryAfter">Seconds in the header field <c>Retry-After</c>, for <c>http</c> alone; by default there is no such
        /// field.</param>
        /// <param name="seconds">Seconds to hold the answer; required for <c>delay</c>, and only for it.</param>
        /// <param name="count">Number of requests that it affects. By default, <c>offline</c> lasts until <c>none</c>, and any other fault
        /// affects one request.</param>
        /// <param name="session">The session whose requests it affects; defaults to any session.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<FaultInjectResult> Inject(
            FaultInjection kind,
            long? status = null,
            long? code = null,
            string message = null,
            double? retryAfter = null,
            double? seconds = null,
            long? count = null,
            string session = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Inject(new FaultInjectParams(kind, status, code, message, retryAfter, seconds, count, session), cancellation, timeout);
        }

        /// <summary>Returns the faults that are still to be met.</summary>
        /// <remarks><c>fault/list</c></remarks>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<FaultInjectResult> List(
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("fault/list", null, FaultInjectResult.Read, cancellation, timeout);
        }

        /// <summary>Forgets all faults, or those of one session.</summary>
        /// <remarks><c>fault/clear</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<FaultClearResult> Clear(
            FaultClearParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("fault/clear", parameters.Write(), FaultClearResult.Read, cancellation, timeout);
        }

        /// <summary>Forgets all faults, or those of one session.</summary>
        /// <remarks><c>fault/clear</c></remarks>
        /// <param name="session">Only the faults that name this session; defaults to all faults.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<FaultClearResult> Clear(
            string session = null,
            CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return Clear(new FaultClearParams(session), cancellation, timeout);
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

        /// <summary>Returns log entries, oldest first.</summary>
        /// <remarks><c>log/read</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogReadResult> Read(
            LogReadParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("log/read", parameters.Write(), LogReadResult.Read, cancellation, timeout);
        }

        /// <summary>Returns log entries, oldest first.</summary>
        /// <remarks><c>log/read</c></remarks>
        /// <param name="after">Sequence number after which to begin; defaults to the oldest entry.</param>
        /// <param name="limit">Largest number of entries to return; defaults to 10,000.</param>
        /// <param name="reveal">True to show codes, links and addresses.</param>
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

        /// <summary>Streams the log from a sequence number. A second call replaces the first.</summary>
        /// <remarks><c>log/subscribe</c></remarks>
        /// <param name="parameters">What it takes.</param>
        /// <param name="cancellation">Stops the wait.</param>
        /// <param name="timeout">The real time that it may take; null for the transport's own.</param>
        public Task<LogSubscribeResult> Subscribe(
            LogSubscribeParams parameters, CancellationToken cancellation = default(CancellationToken), TimeSpan? timeout = null)
        {
            return _transport.Send("log/subscribe", parameters.Write(), LogSubscribeResult.Read, cancellation, timeout);
        }

        /// <summary>Streams the log from a sequence number. A second call replaces the first.</summary>
        /// <remarks><c>log/subscribe</c></remarks>
        /// <param name="after">Sequence number after which to begin; defaults to the oldest entry.</param>
        /// <param name="reveal">True to show codes, links and addresses.</param>
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
        /// the same user or code. Defaults to everything.</param>
        /// <param name="after">Sequence number after which to begin; defaults to the oldest entry.</param>
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
