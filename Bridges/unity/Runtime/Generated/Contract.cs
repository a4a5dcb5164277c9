// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
#pragma warning disable 1573, 1591 // What its name says has no comment of its own.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>How the next charges of a subscription end: paid, not paid, or not paid before the first retry.</summary>
    public sealed class Billing : ContractWord<string, Billing.Kinds>
    {
        public static readonly Billing Succeeds = new Billing("succeeds", Kinds.Succeeds);
        public static readonly Billing Fails = new Billing("fails", Kinds.Fails);
        public static readonly Billing FailsThenSucceeds = new Billing("failsThenSucceeds", Kinds.FailsThenSucceeds);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Succeeds, Fails, FailsThenSucceeds }

        private static readonly Billing[] All = { Succeeds, Fails, FailsThenSucceeds };

        private Billing(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Billing Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new Billing(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Billing Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>When a subscription changes to another product: now, with a new period, or at the next renewal.</summary>
    public sealed class ChangeMoment : ContractWord<string, ChangeMoment.Kinds>
    {
        public static readonly ChangeMoment Now = new ChangeMoment("now", Kinds.Now);
        public static readonly ChangeMoment Renewal = new ChangeMoment("renewal", Kinds.Renewal);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Now, Renewal }

        private static readonly ChangeMoment[] All = { Now, Renewal };

        private ChangeMoment(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static ChangeMoment Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new ChangeMoment(word, Kinds.Unknown);
    }

    /// <summary>What the channel returns: exactly one of <c>value</c>, <c>error</c> and <c>silent</c>.</summary>
    public abstract class ChannelCallResult
    {
        private ChannelCallResult() { }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ChannelCallResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            if (members["value"] != null) { return ChannelValue.Read(json); }
            if (members["error"] != null) { return ChannelError.Read(json); }
            if (members["silent"] != null) { return ChannelSilence.Read(json); }
            return new Unknown(json);
        }

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(
            Func<ChannelValue, TResult> value, Func<ChannelError, TResult> error, Func<ChannelSilence, TResult> silent,
            Func<Unknown, TResult> unknown)
        {
            if (this is ChannelValue) { return value((ChannelValue)this); }
            if (this is ChannelError) { return error((ChannelError)this); }
            if (this is ChannelSilence) { return silent((ChannelSilence)this); }
            if (this is Unknown) { return unknown((Unknown)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The native side returns a value.</summary>
        public sealed class ChannelValue : ChannelCallResult
        {
            public ChannelValue(JToken value)
            {
                Value = value;
            }

            /// <summary>The value; null for none. A <c>ChannelMessage</c> for Unity's asynchronous calls.</summary>
            public JToken Value { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ChannelValue Read(JToken json)
            {
                var members = JsonShape.Object(json);
                return new ChannelValue(JsonShape.Required(members, "value", JsonShape.Any));
            }
        }

        /// <summary>The native side returns an error.</summary>
        public sealed class ChannelError : ChannelCallResult
        {
            public ChannelError(SDKError error)
            {
                Error = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The error as the channel returns it.</summary>
            public SDKError Error { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ChannelError Read(JToken json)
            {
                var members = JsonShape.Object(json);
                return new ChannelError(JsonShape.Required(members, "error", SDKError.Read));
            }
        }

        /// <summary>The real native side never answers, so a client must not wait for it.</summary>
        public sealed class ChannelSilence : ChannelCallResult
        {
            public ChannelSilence(string silent)
            {
                Silent = silent ?? throw new ArgumentNullException("silent");
            }

            /// <summary>Why, for people.</summary>
            public string Silent { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ChannelSilence Read(JToken json)
            {
                var members = JsonShape.Object(json);
                return new ChannelSilence(JsonShape.Required(members, "silent", JsonShape.Text));
            }
        }

        /// <summary>A case of a newer server, as received.</summary>
        public sealed class Unknown : ChannelCallResult
        {
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }
        }
    }

    /// <summary>The message that Unity's native side sends to the app's game object for an asynchronous call.</summary>
    public sealed class ChannelMessage
    {
        public ChannelMessage(string receiver, string message)
        {
            Receiver = receiver ?? throw new ArgumentNullException("receiver");
            Message = message ?? throw new ArgumentNullException("message");
        }

        /// <summary>The method that receives it, such as <c>_redeemWebPurchase</c>.</summary>
        public string Receiver { get; }
        /// <summary>Its text: JSON.</summary>
        public string Message { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ChannelMessage Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ChannelMessage(JsonShape.Required(members, "receiver", JsonShape.Text), JsonShape.Required(members, "message", JsonShape.Text));
        }
    }

    /// <summary>Something that a buyer can do on a page.</summary>
    public sealed class CheckoutAction
    {
        public CheckoutAction(CheckoutActionKind kind, string text, string url)
        {
            Kind = kind ?? throw new ArgumentNullException("kind");
            Text = text ?? throw new ArgumentNullException("text");
            Url = url;
        }

        /// <summary>What it does.</summary>
        public CheckoutActionKind Kind { get; }
        /// <summary>Its label.</summary>
        public string Text { get; }
        /// <summary>The link, or the store's address; null if that is unknown. <c>link/qr</c> returns the code of a link to scan.</summary>
        public string Url { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static CheckoutAction Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new CheckoutAction(
                JsonShape.Required(members, "kind", CheckoutActionKind.Read), JsonShape.Required(members, "text", JsonShape.Text),
                JsonShape.Required(members, "url", JsonShape.OrNull(JsonShape.Text)));
        }
    }

    /// <summary>What a buyer can do: open the link, scan it as a QR code, or get the app from its store.</summary>
    public sealed class CheckoutActionKind : ContractWord<string, CheckoutActionKind.Kinds>
    {
        public static readonly CheckoutActionKind Redeem = new CheckoutActionKind("redeem", Kinds.Redeem);
        public static readonly CheckoutActionKind Scan = new CheckoutActionKind("scan", Kinds.Scan);
        public static readonly CheckoutActionKind Install = new CheckoutActionKind("install", Kinds.Install);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Redeem, Scan, Install }

        private static readonly CheckoutActionKind[] All = { Redeem, Scan, Install };

        private CheckoutActionKind(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutActionKind Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new CheckoutActionKind(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutActionKind Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>Where a checkout takes place: a purchase link's hosted page, the vendor's SDK in a web page, or a paywall's button.</summary>
    public sealed class CheckoutKind : ContractWord<string, CheckoutKind.Kinds>
    {
        public static readonly CheckoutKind Link = new CheckoutKind("link", Kinds.Link);
        public static readonly CheckoutKind WebSdk = new CheckoutKind("webSDK", Kinds.WebSdk);
        public static readonly CheckoutKind Paywall = new CheckoutKind("paywall", Kinds.Paywall);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Link, WebSdk, Paywall }

        private static readonly CheckoutKind[] All = { Link, WebSdk, Paywall };

        private CheckoutKind(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutKind Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new CheckoutKind(word, Kinds.Unknown);
    }

    /// <summary>Where the browser goes after a checkout.</summary>
    public sealed class CheckoutNext
    {
        public CheckoutNext(CheckoutNextKind kind, string url, string storeUrl = null)
        {
            Kind = kind ?? throw new ArgumentNullException("kind");
            Url = url;
            StoreUrl = storeUrl;
        }

        /// <summary>What is there.</summary>
        public CheckoutNextKind Kind { get; }
        /// <summary>Its address; null if there is none or the vendor publishes none.</summary>
        public string Url { get; }
        /// <summary>The address for buyers without the app; absent if unknown. Null where it is left out.</summary>
        public string StoreUrl { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static CheckoutNext Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new CheckoutNext(
                JsonShape.Required(members, "kind", CheckoutNextKind.Read), JsonShape.Required(members, "url", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Optional(members, "storeUrl", JsonShape.Text));
        }
    }

    /// <summary>What is where the browser goes: nothing; the vendor's success page; the owner's, with the link in its query; the app, through a link
    /// with a code; the vendor's page that opens the app or its store; the owner's page, with the purchase in its query and no code.</summary>
    public sealed class CheckoutNextKind : ContractWord<string, CheckoutNextKind.Kinds>
    {
        public static readonly CheckoutNextKind None = new CheckoutNextKind("none", Kinds.None);
        public static readonly CheckoutNextKind HostedPage = new CheckoutNextKind("hostedPage", Kinds.HostedPage);
        public static readonly CheckoutNextKind SuccessPage = new CheckoutNextKind("successPage", Kinds.SuccessPage);
        public static readonly CheckoutNextKind DeepLink = new CheckoutNextKind("deepLink", Kinds.DeepLink);
        public static readonly CheckoutNextKind RedemptionPage = new CheckoutNextKind("redemptionPage", Kinds.RedemptionPage);
        public static readonly CheckoutNextKind Redirect = new CheckoutNextKind("redirect", Kinds.Redirect);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, None, HostedPage, SuccessPage, DeepLink, RedemptionPage, Redirect }

        private static readonly CheckoutNextKind[] All = { None, HostedPage, SuccessPage, DeepLink, RedemptionPage, Redirect };

        private CheckoutNextKind(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutNextKind Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new CheckoutNextKind(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutNextKind Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The owner of the page or screen: the vendor, the app's owner, the app, the email with the link, or the phone, which finds no app for
    /// the link.</summary>
    public sealed class CheckoutPlace : ContractWord<string, CheckoutPlace.Kinds>
    {
        public static readonly CheckoutPlace Vendor = new CheckoutPlace("vendor", Kinds.Vendor);
        public static readonly CheckoutPlace Owner = new CheckoutPlace("owner", Kinds.Owner);
        public static readonly CheckoutPlace App = new CheckoutPlace("app", Kinds.App);
        public static readonly CheckoutPlace Mail = new CheckoutPlace("mail", Kinds.Mail);
        public static readonly CheckoutPlace Phone = new CheckoutPlace("phone", Kinds.Phone);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Vendor, Owner, App, Mail, Phone }

        private static readonly CheckoutPlace[] All = { Vendor, Owner, App, Mail, Phone };

        private CheckoutPlace(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutPlace Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new CheckoutPlace(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutPlace Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>What a checkout passes to the app's own success URL if the vendor redirects instead of redeeming.</summary>
    public sealed class CheckoutRedirect
    {
        public CheckoutRedirect(
            Vendor vendor, IReadOnlyDictionary<string, string> placementParams, string appUserId = null, string email = null,
            string stripeSubscriptionId = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            PlacementParams = placementParams ?? throw new ArgumentNullException("placementParams");
            AppUserId = appUserId;
            Email = email;
            StripeSubscriptionId = stripeSubscriptionId;
        }

        /// <summary>Whose checkout.</summary>
        public Vendor Vendor { get; }
        /// <summary>The placement's parameters: every other query item, decoded, the first of each name.</summary>
        public IReadOnlyDictionary<string, string> PlacementParams { get; }
        /// <summary>The buyer; absent unless identified. Null where it is left out.</summary>
        public string AppUserId { get; }
        /// <summary>The full address given at checkout; absent if it has none. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>Stripe's subscription (<c>sub_…</c>), or its Checkout session (<c>cs_…</c>) for a one-time purchase; absent if it has none. Null
        /// where it is left out.</summary>
        public string StripeSubscriptionId { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static CheckoutRedirect Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new CheckoutRedirect(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "placementParams", JsonShape.MapOf(JsonShape.Text)),
                JsonShape.Optional(members, "appUserId", JsonShape.Text), JsonShape.Optional(members, "email", JsonShape.Text),
                JsonShape.Optional(members, "stripeSubscriptionId", JsonShape.Text));
        }
    }

    /// <summary>A page or a screen after a checkout. Its texts are ours; those of vendors and apps differ.</summary>
    public sealed class CheckoutScreen
    {
        public CheckoutScreen(
            IReadOnlyList<CheckoutSituation> situations, CheckoutPlace place, string url, string title, string text,
            IReadOnlyList<CheckoutAction> actions, string note)
        {
            Situations = situations ?? throw new ArgumentNullException("situations");
            Place = place ?? throw new ArgumentNullException("place");
            Url = url;
            Title = title ?? throw new ArgumentNullException("title");
            Text = text ?? throw new ArgumentNullException("text");
            Actions = actions ?? throw new ArgumentNullException("actions");
            Note = note;
        }

        /// <summary>Who sees it.</summary>
        public IReadOnlyList<CheckoutSituation> Situations { get; }
        /// <summary>Whose it is.</summary>
        public CheckoutPlace Place { get; }
        /// <summary>Its address; null for none. It may hold a code, so a page shows it as text and does not fetch it.</summary>
        public string Url { get; }
        /// <summary>Its heading.</summary>
        public string Title { get; }
        /// <summary>The text on it.</summary>
        public string Text { get; }
        /// <summary>What the buyer can do there.</summary>
        public IReadOnlyList<CheckoutAction> Actions { get; }
        /// <summary>A note for the app's developer; null for none.</summary>
        public string Note { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static CheckoutScreen Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new CheckoutScreen(
                JsonShape.Required(members, "situations", JsonShape.ListOf(CheckoutSituation.Read)),
                JsonShape.Required(members, "place", CheckoutPlace.Read), JsonShape.Required(members, "url", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "title", JsonShape.Text), JsonShape.Required(members, "text", JsonShape.Text),
                JsonShape.Required(members, "actions", JsonShape.ListOf(CheckoutAction.Read)),
                JsonShape.Required(members, "note", JsonShape.OrNull(JsonShape.Text)));
        }
    }

    /// <summary>The buyer's device: a phone with the app, a phone without it, or a computer.</summary>
    public sealed class CheckoutSituation : ContractWord<string, CheckoutSituation.Kinds>
    {
        public static readonly CheckoutSituation Phone = new CheckoutSituation("phone", Kinds.Phone);
        public static readonly CheckoutSituation PhoneWithoutApp = new CheckoutSituation("phoneWithoutApp", Kinds.PhoneWithoutApp);
        public static readonly CheckoutSituation Desktop = new CheckoutSituation("desktop", Kinds.Desktop);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Phone, PhoneWithoutApp, Desktop }

        private static readonly CheckoutSituation[] All = { Phone, PhoneWithoutApp, Desktop };

        private CheckoutSituation(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutSituation Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new CheckoutSituation(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutSituation Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The server's time.</summary>
    public sealed class ClockResult
    {
        public ClockResult(long now, long? events = null, bool? eventsLeft = null)
        {
            Now = now;
            Events = events;
            EventsLeft = eventsLeft;
        }

        /// <summary>The present moment; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long Now { get; }
        /// <summary>How often something has happened to a purchase by itself, such as a renewal; absent for never, and from <c>clock/now</c>. At
        /// least 1. Null where it is left out.</summary>
        public long? Events { get; }
        /// <summary>True if more is due than one call does (100,000): it happens before the next call that reads a purchase. Absent if all has
        /// happened. Null where it is left out.</summary>
        public bool? EventsLeft { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ClockResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ClockResult(
                JsonShape.Required(members, "now", JsonShape.Whole), JsonShape.OptionalValue(members, "events", JsonShape.Whole),
                JsonShape.OptionalValue(members, "eventsLeft", JsonShape.Truth));
        }
    }

    /// <summary>The record of a customer, as SDKs report it beside the purchases.</summary>
    public sealed class Customer
    {
        public Customer(
            string originalAppUserId, long firstSeen, long requestDate, Verification verification, long? originalPurchaseDate = null,
            string originalApplicationVersion = null, string managementUrl = null)
        {
            OriginalAppUserId = originalAppUserId ?? throw new ArgumentNullException("originalAppUserId");
            FirstSeen = firstSeen;
            RequestDate = requestDate;
            Verification = verification ?? throw new ArgumentNullException("verification");
            OriginalPurchaseDate = originalPurchaseDate;
            OriginalApplicationVersion = originalApplicationVersion;
            ManagementUrl = managementUrl;
        }

        /// <summary>The first identifier this customer was known by.</summary>
        public string OriginalAppUserId { get; }
        /// <summary>When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long FirstSeen { get; }
        /// <summary>The time of the service's answer, to which "active" refers; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long RequestDate { get; }
        /// <summary>Whether the answer's signature was checked.</summary>
        public Verification Verification { get; }
        /// <summary>When the app itself was first bought (iOS receipts); absent if unknown; milliseconds since 1970-01-01T00:00:00Z. Null where it is
        /// left out.</summary>
        public long? OriginalPurchaseDate { get; }
        /// <summary>The app version at that first purchase (iOS receipts); absent if unknown. Null where it is left out.</summary>
        public string OriginalApplicationVersion { get; }
        /// <summary>Where the customer manages the subscription; absent if there is no such page. Null where it is left out.</summary>
        public string ManagementUrl { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Customer Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Customer(
                JsonShape.Required(members, "originalAppUserId", JsonShape.Text), JsonShape.Required(members, "firstSeen", JsonShape.Whole),
                JsonShape.Required(members, "requestDate", JsonShape.Whole), JsonShape.Required(members, "verification", Verification.Read),
                JsonShape.OptionalValue(members, "originalPurchaseDate", JsonShape.Whole),
                JsonShape.Optional(members, "originalApplicationVersion", JsonShape.Text),
                JsonShape.Optional(members, "managementURL", JsonShape.Text));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("originalAppUserId", JsonShape.Of(OriginalAppUserId));
            json.Add("firstSeen", JsonShape.Of(FirstSeen));
            json.Add("requestDate", JsonShape.Of(RequestDate));
            if (OriginalPurchaseDate != null) { json.Add("originalPurchaseDate", JsonShape.Of(OriginalPurchaseDate.Value)); }
            if (OriginalApplicationVersion != null) { json.Add("originalApplicationVersion", JsonShape.Of(OriginalApplicationVersion)); }
            if (ManagementUrl != null) { json.Add("managementURL", JsonShape.Of(ManagementUrl)); }
            json.Add("verification", Verification.Write());
            return json;
        }
    }

    /// <summary>What <c>store/reset</c> deleted.</summary>
    public sealed class Deleted
    {
        public Deleted(long customers, long purchases, long codes, long messages, long faults)
        {
            Customers = customers;
            Purchases = purchases;
            Codes = codes;
            Messages = messages;
            Faults = faults;
        }

        /// <summary>Customers, each under one or several app user ids. At least 0.</summary>
        public long Customers { get; }
        /// <summary>Purchases. At least 0.</summary>
        public long Purchases { get; }
        /// <summary>Codes, used or not. At least 0.</summary>
        public long Codes { get; }
        /// <summary>Messages in the mailbox. At least 0.</summary>
        public long Messages { get; }
        /// <summary>Faults that were pending. At least 0.</summary>
        public long Faults { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Deleted Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Deleted(
                JsonShape.Required(members, "customers", JsonShape.Whole), JsonShape.Required(members, "purchases", JsonShape.Whole),
                JsonShape.Required(members, "codes", JsonShape.Whole), JsonShape.Required(members, "messages", JsonShape.Whole),
                JsonShape.Required(members, "faults", JsonShape.Whole));
        }
    }

    /// <summary>A device, as one vendor's SDK sees it.</summary>
    public sealed class DeviceResult
    {
        public DeviceResult(Vendor vendor, Platform platform, string deviceId, bool stored, double clockAhead)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Platform = platform ?? throw new ArgumentNullException("platform");
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            Stored = stored;
            ClockAhead = clockAhead;
        }

        /// <summary>The vendor.</summary>
        public Vendor Vendor { get; }
        /// <summary>Its platform.</summary>
        public Platform Platform { get; }
        /// <summary>Its id.</summary>
        public string DeviceId { get; }
        /// <summary>True if the SDK has stored something there: the next session on it is a relaunch.</summary>
        public bool Stored { get; }
        /// <summary>Seconds by which its clock is ahead of the space's.</summary>
        public double ClockAhead { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static DeviceResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new DeviceResult(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "deviceId", JsonShape.Text), JsonShape.Required(members, "stored", JsonShape.Truth),
                JsonShape.Required(members, "clockAhead", JsonShape.Number));
        }
    }

    /// <summary>What an owner may use.</summary>
    public sealed class Entitlement
    {
        public Entitlement(
            string id, bool? isActive = null, string productId = null, string planId = null, IReadOnlyList<string> productIds = null,
            string store = null, long? startsAt = null, long? renewedAt = null, long? expiresAt = null, long? gracePeriodExpiresAt = null,
            bool? isLifetime = null, bool? willRenew = null, EntitlementState state = null, OfferType offerType = null)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductId = productId;
            PlanId = planId;
            ProductIds = productIds;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            GracePeriodExpiresAt = gracePeriodExpiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier, such as <c>pro</c>.</summary>
        public string Id { get; }
        /// <summary>True if it gives access now. Defaults to false. <c>false</c> where it is left out. Null where it is left out.</summary>
        public bool? IsActive { get; }
        /// <summary>The product that grants it now; absent for a manual grant. Null where it is left out.</summary>
        public string ProductId { get; }
        /// <summary>The plan of that product (Google Play's base plan); absent if it has none. Null where it is left out.</summary>
        public string PlanId { get; }
        /// <summary>All products that grant it, ascending, each once. Defaults to none. Null where it is left out.</summary>
        public IReadOnlyList<string> ProductIds { get; }
        /// <summary>Where that product was bought; absent if unknown. Null where it is left out.</summary>
        public string Store { get; }
        /// <summary>First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? StartsAt { get; }
        /// <summary>Latest purchase or renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? RenewedAt { get; }
        /// <summary>End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? ExpiresAt { get; }
        /// <summary>End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? GracePeriodExpiresAt { get; }
        /// <summary>True if it never ends; absent if unknown. Null where it is left out.</summary>
        public bool? IsLifetime { get; }
        /// <summary>True if it will renew; absent if unknown. Null where it is left out.</summary>
        public bool? WillRenew { get; }
        /// <summary>State of its subscription; absent if unknown. Null where it is left out.</summary>
        public EntitlementState State { get; }
        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Entitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Entitlement(
                JsonShape.Required(members, "id", JsonShape.Text), JsonShape.OptionalValue(members, "isActive", JsonShape.Truth),
                JsonShape.Optional(members, "productId", JsonShape.Text), JsonShape.Optional(members, "planId", JsonShape.Text),
                JsonShape.Optional(members, "productIds", JsonShape.ListOf(JsonShape.Text)), JsonShape.Optional(members, "store", JsonShape.Text),
                JsonShape.OptionalValue(members, "startsAt", JsonShape.Whole), JsonShape.OptionalValue(members, "renewedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "expiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "gracePeriodExpiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "isLifetime", JsonShape.Truth), JsonShape.OptionalValue(members, "willRenew", JsonShape.Truth),
                JsonShape.Optional(members, "state", EntitlementState.Read), JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            if (IsActive != null) { json.Add("isActive", JsonShape.Of(IsActive.Value)); }
            if (ProductId != null) { json.Add("productId", JsonShape.Of(ProductId)); }
            if (PlanId != null) { json.Add("planId", JsonShape.Of(PlanId)); }
            if (ProductIds != null) { json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item))); }
            if (Store != null) { json.Add("store", JsonShape.Of(Store)); }
            if (StartsAt != null) { json.Add("startsAt", JsonShape.Of(StartsAt.Value)); }
            if (RenewedAt != null) { json.Add("renewedAt", JsonShape.Of(RenewedAt.Value)); }
            if (ExpiresAt != null) { json.Add("expiresAt", JsonShape.Of(ExpiresAt.Value)); }
            if (GracePeriodExpiresAt != null) { json.Add("gracePeriodExpiresAt", JsonShape.Of(GracePeriodExpiresAt.Value)); }
            if (IsLifetime != null) { json.Add("isLifetime", JsonShape.Of(IsLifetime.Value)); }
            if (WillRenew != null) { json.Add("willRenew", JsonShape.Of(WillRenew.Value)); }
            if (State != null) { json.Add("state", State.Write()); }
            if (OfferType != null) { json.Add("offerType", OfferType.Write()); }
            return json;
        }
    }

    /// <summary>Entitlements in a list, or by identifier as in a grant.</summary>
    public abstract class EntitlementList
    {
        private EntitlementList() { }

        public abstract JToken Write();

        /// <summary>The case with a list.</summary>
        public sealed class List : EntitlementList
        {
            public List(IReadOnlyList<EntitlementOrId> value) => Value = value ?? throw new ArgumentNullException("value");
            public IReadOnlyList<EntitlementOrId> Value { get; }
            public override JToken Write() => JsonShape.Of(Value, item => item.Write());
        }

        /// <summary>The case with <c>map</c>.</summary>
        public sealed class Map : EntitlementList
        {
            public Map(IReadOnlyDictionary<string, Entitlement> value) => Value = value ?? throw new ArgumentNullException("value");
            public IReadOnlyDictionary<string, Entitlement> Value { get; }
            public override JToken Write() => JsonShape.Of(Value, item => item.Write());
        }
    }

    /// <summary>The user's entitlements as the app sees them, each list by ascending identifier.</summary>
    public sealed class EntitlementLists
    {
        public EntitlementLists(
            IReadOnlyList<Entitlement> active, IReadOnlyList<Entitlement> inactive, IReadOnlyList<Entitlement> all, IReadOnlyList<Entitlement> web,
            IReadOnlyList<Entitlement> device)
        {
            Active = active ?? throw new ArgumentNullException("active");
            Inactive = inactive ?? throw new ArgumentNullException("inactive");
            All = all ?? throw new ArgumentNullException("all");
            Web = web ?? throw new ArgumentNullException("web");
            Device = device ?? throw new ArgumentNullException("device");
        }

        /// <summary>Those that give access.</summary>
        public IReadOnlyList<Entitlement> Active { get; }
        /// <summary>Those that do not.</summary>
        public IReadOnlyList<Entitlement> Inactive { get; }
        /// <summary>Both.</summary>
        public IReadOnlyList<Entitlement> All { get; }
        /// <summary>Bought on the web.</summary>
        public IReadOnlyList<Entitlement> Web { get; }
        /// <summary>Bought in the phone's own store.</summary>
        public IReadOnlyList<Entitlement> Device { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static EntitlementLists Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new EntitlementLists(
                JsonShape.Required(members, "active", JsonShape.ListOf(Entitlement.Read)),
                JsonShape.Required(members, "inactive", JsonShape.ListOf(Entitlement.Read)),
                JsonShape.Required(members, "all", JsonShape.ListOf(Entitlement.Read)),
                JsonShape.Required(members, "web", JsonShape.ListOf(Entitlement.Read)),
                JsonShape.Required(members, "device", JsonShape.ListOf(Entitlement.Read)));
        }
    }

    /// <summary>An entitlement, or its identifier alone, which becomes an active entitlement.</summary>
    public abstract class EntitlementOrId
    {
        private EntitlementOrId() { }

        public abstract JToken Write();

        /// <summary>Stands for the case String.</summary>
        public static implicit operator EntitlementOrId(string value) => new String(value);

        /// <summary>The case with <c>string</c>.</summary>
        public sealed class String : EntitlementOrId
        {
            public String(string value) => Value = value ?? throw new ArgumentNullException("value");
            public string Value { get; }
            public override JToken Write() => JsonShape.Of(Value);
        }

        /// <summary>Stands for the case EntitlementCase.</summary>
        public static implicit operator EntitlementOrId(Entitlement value) => new EntitlementCase(value);

        /// <summary>What an owner may use.</summary>
        public sealed class EntitlementCase : EntitlementOrId
        {
            public EntitlementCase(Entitlement value) => Value = value ?? throw new ArgumentNullException("value");
            public Entitlement Value { get; }
            public override JToken Write() => Value.Write();
        }
    }

    /// <summary>State of the subscription behind an entitlement.</summary>
    public sealed class EntitlementState : ContractWord<string, EntitlementState.Kinds>
    {
        public static readonly EntitlementState Subscribed = new EntitlementState("subscribed", Kinds.Subscribed);
        public static readonly EntitlementState InGracePeriod = new EntitlementState("inGracePeriod", Kinds.InGracePeriod);
        public static readonly EntitlementState InBillingRetryPeriod = new EntitlementState("inBillingRetryPeriod", Kinds.InBillingRetryPeriod);
        public static readonly EntitlementState Expired = new EntitlementState("expired", Kinds.Expired);
        public static readonly EntitlementState Revoked = new EntitlementState("revoked", Kinds.Revoked);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Subscribed, InGracePeriod, InBillingRetryPeriod, Expired, Revoked }

        private static readonly EntitlementState[] All = { Subscribed, InGracePeriod, InBillingRetryPeriod, Expired, Revoked };

        private EntitlementState(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static EntitlementState Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new EntitlementState(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static EntitlementState Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The kind of failure: <c>offline</c> no connection; <c>timeout</c> no answer in time; <c>transport</c> the connection broke;
    /// <c>http</c> an unexpected status; <c>refused</c> the service rejected the request; <c>unreadable</c> the answer could not be parsed.</summary>
    public sealed class FailureReason : ContractWord<string, FailureReason.Kinds>
    {
        public static readonly FailureReason Offline = new FailureReason("offline", Kinds.Offline);
        public static readonly FailureReason Timeout = new FailureReason("timeout", Kinds.Timeout);
        public static readonly FailureReason Transport = new FailureReason("transport", Kinds.Transport);
        public static readonly FailureReason Http = new FailureReason("http", Kinds.Http);
        public static readonly FailureReason Refused = new FailureReason("refused", Kinds.Refused);
        public static readonly FailureReason Unreadable = new FailureReason("unreadable", Kinds.Unreadable);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Offline, Timeout, Transport, Http, Refused, Unreadable }

        private static readonly FailureReason[] All = { Offline, Timeout, Transport, Http, Refused, Unreadable };

        private FailureReason(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FailureReason Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new FailureReason(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FailureReason Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>A pending fault.</summary>
    public sealed class Fault
    {
        public Fault(
            FaultKind kind, long? status = null, long? code = null, string message = null, double? retryAfter = null, double? seconds = null,
            long? count = null, string session = null, FaultedRequest on = null)
        {
            Kind = kind ?? throw new ArgumentNullException("kind");
            Status = status;
            Code = code;
            Message = message;
            RetryAfter = retryAfter;
            Seconds = seconds;
            Count = count;
            Session = session;
            On = on;
        }

        /// <summary>Which fault.</summary>
        public FaultKind Kind { get; }
        /// <summary>HTTP status; only for <c>http</c>. Null where it is left out.</summary>
        public long? Status { get; }
        /// <summary>The vendor's error number in the body, if it was given. Null where it is left out.</summary>
        public long? Code { get; }
        /// <summary>The text in the body, if it was given. Null where it is left out.</summary>
        public string Message { get; }
        /// <summary>Seconds in the header field <c>Retry-After</c>, if they were given. Null where it is left out.</summary>
        public double? RetryAfter { get; }
        /// <summary>How long the answer is held; only for <c>delay</c>. Null where it is left out.</summary>
        public double? Seconds { get; }
        /// <summary>Number of requests that it will still affect; absent if it lasts until <c>none</c>. At least 1. Null where it is left
        /// out.</summary>
        public long? Count { get; }
        /// <summary>The session whose requests it affects; absent for any session. Null where it is left out.</summary>
        public string Session { get; }
        /// <summary>The requests that it affects; absent for all. Null where it is left out.</summary>
        public FaultedRequest On { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Fault Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Fault(
                JsonShape.Required(members, "kind", FaultKind.Read), JsonShape.OptionalValue(members, "status", JsonShape.Whole),
                JsonShape.OptionalValue(members, "code", JsonShape.Whole), JsonShape.Optional(members, "message", JsonShape.Text),
                JsonShape.OptionalValue(members, "retryAfter", JsonShape.Number), JsonShape.OptionalValue(members, "seconds", JsonShape.Number),
                JsonShape.OptionalValue(members, "count", JsonShape.Whole), JsonShape.Optional(members, "session", JsonShape.Text),
                JsonShape.Optional(members, "on", FaultedRequest.Read));
        }
    }

    /// <summary>The faults were removed.</summary>
    public sealed class FaultClearResult
    {
        public FaultClearResult(long cleared)
        {
            Cleared = cleared;
        }

        /// <summary>The number of faults that were pending. At least 0.</summary>
        public long Cleared { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FaultClearResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FaultClearResult(JsonShape.Required(members, "cleared", JsonShape.Whole));
        }
    }

    /// <summary>What is pending.</summary>
    public sealed class FaultInjectResult
    {
        public FaultInjectResult(IReadOnlyList<Fault> pending)
        {
            Pending = pending ?? throw new ArgumentNullException("pending");
        }

        /// <summary>In the order in which the faults were injected.</summary>
        public IReadOnlyList<Fault> Pending { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FaultInjectResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FaultInjectResult(JsonShape.Required(members, "pending", JsonShape.ListOf(Fault.Read)));
        }
    }

    /// <summary>A fault, or <c>none</c> to clear all pending ones.</summary>
    public sealed class FaultInjection : ContractWord<string, FaultInjection.Kinds>
    {
        public static readonly FaultInjection Offline = new FaultInjection("offline", Kinds.Offline);
        public static readonly FaultInjection Timeout = new FaultInjection("timeout", Kinds.Timeout);
        public static readonly FaultInjection Http = new FaultInjection("http", Kinds.Http);
        public static readonly FaultInjection Malformed = new FaultInjection("malformed", Kinds.Malformed);
        public static readonly FaultInjection Delay = new FaultInjection("delay", Kinds.Delay);
        public static readonly FaultInjection Late = new FaultInjection("late", Kinds.Late);
        public static readonly FaultInjection None = new FaultInjection("none", Kinds.None);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Offline, Timeout, Http, Malformed, Delay, Late, None }

        private static readonly FaultInjection[] All = { Offline, Timeout, Http, Malformed, Delay, Late, None };

        private FaultInjection(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FaultInjection Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new FaultInjection(word, Kinds.Unknown);
    }

    /// <summary>The fault that replaces the gateway's answer. <c>delay</c> holds the answer. <c>late</c> holds it until <c>fault/release</c>; HTTP
    /// requests do not meet it. <c>malformed</c> is a success that is not JSON; RevenueCat's SDK on Android then never calls back (-32016,
    /// <c>sdkSilent</c>).</summary>
    public sealed class FaultKind : ContractWord<string, FaultKind.Kinds>
    {
        public static readonly FaultKind Offline = new FaultKind("offline", Kinds.Offline);
        public static readonly FaultKind Timeout = new FaultKind("timeout", Kinds.Timeout);
        public static readonly FaultKind Http = new FaultKind("http", Kinds.Http);
        public static readonly FaultKind Malformed = new FaultKind("malformed", Kinds.Malformed);
        public static readonly FaultKind Delay = new FaultKind("delay", Kinds.Delay);
        public static readonly FaultKind Late = new FaultKind("late", Kinds.Late);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Offline, Timeout, Http, Malformed, Delay, Late }

        private static readonly FaultKind[] All = { Offline, Timeout, Http, Malformed, Delay, Late };

        private FaultKind(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FaultKind Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new FaultKind(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FaultKind Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The answer has arrived.</summary>
    public sealed class FaultReleaseResult
    {
        public FaultReleaseResult(bool released, long held)
        {
            Released = released;
            Held = held;
        }

        /// <summary>False if no answer was held.</summary>
        public bool Released { get; }
        /// <summary>The number of answers that are still held. At least 0.</summary>
        public long Held { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FaultReleaseResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FaultReleaseResult(
                JsonShape.Required(members, "released", JsonShape.Truth), JsonShape.Required(members, "held", JsonShape.Whole));
        }
    }

    /// <summary>What a request asks the service for. <c>redemption</c> has the code of a link; <c>customer</c> is what a user or device has, for
    /// which Superwall's SDKs send their stored codes; <c>own</c> is what only one vendor's SDK asks.</summary>
    public sealed class FaultedRequest : ContractWord<string, FaultedRequest.Kinds>
    {
        public static readonly FaultedRequest Redemption = new FaultedRequest("redemption", Kinds.Redemption);
        public static readonly FaultedRequest Customer = new FaultedRequest("customer", Kinds.Customer);
        public static readonly FaultedRequest LogIn = new FaultedRequest("logIn", Kinds.LogIn);
        public static readonly FaultedRequest Receipt = new FaultedRequest("receipt", Kinds.Receipt);
        public static readonly FaultedRequest Reissue = new FaultedRequest("reissue", Kinds.Reissue);
        public static readonly FaultedRequest Checkout = new FaultedRequest("checkout", Kinds.Checkout);
        public static readonly FaultedRequest Own = new FaultedRequest("own", Kinds.Own);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Redemption, Customer, LogIn, Receipt, Reissue, Checkout, Own }

        private static readonly FaultedRequest[] All = { Redemption, Customer, LogIn, Receipt, Reissue, Checkout, Own };

        private FaultedRequest(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FaultedRequest Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new FaultedRequest(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FaultedRequest Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The gateway of a session: its name, or a script.</summary>
    public abstract class Gateway
    {
        private Gateway() { }

        public abstract JToken Write();

        /// <summary>Stands for the case GatewayNameCase.</summary>
        public static implicit operator Gateway(GatewayName value) => new GatewayNameCase(value);

        /// <summary>What answers a session: <c>ledger</c>, the embedded one; or <c>live</c>, the vendor's own service over HTTP, which a program has
        /// that was built with the trait Live. Keys and places of the services are the server's own configuration (<c>redemption serve
        /// --live-config</c>, or environment variables); no request carries them. With <c>live</c> a reply may take as long as the service takes,
        /// other calls go on meanwhile, and <c>session/open</c> waits for what the service knows of a user who was named.</summary>
        public sealed class GatewayNameCase : Gateway
        {
            public GatewayNameCase(GatewayName value) => Value = value ?? throw new ArgumentNullException("value");
            public GatewayName Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case ScriptGatewayCase.</summary>
        public static implicit operator Gateway(ScriptGateway value) => new ScriptGatewayCase(value);

        /// <summary>Outcomes from a script.</summary>
        public sealed class ScriptGatewayCase : Gateway
        {
            public ScriptGatewayCase(ScriptGateway value) => Value = value ?? throw new ArgumentNullException("value");
            public ScriptGateway Value { get; }
            public override JToken Write() => Value.Write();
        }
    }

    /// <summary>What answers a session: <c>ledger</c>, the embedded one; or <c>live</c>, the vendor's own service over HTTP, which a program has that
    /// was built with the trait Live. Keys and places of the services are the server's own configuration (<c>redemption serve --live-config</c>, or
    /// environment variables); no request carries them. With <c>live</c> a reply may take as long as the service takes, other calls go on meanwhile,
    /// and <c>session/open</c> waits for what the service knows of a user who was named.</summary>
    public sealed class GatewayName : ContractWord<string, GatewayName.Kinds>
    {
        public static readonly GatewayName Ledger = new GatewayName("ledger", Kinds.Ledger);
        public static readonly GatewayName Live = new GatewayName("live", Kinds.Live);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Ledger, Live }

        private static readonly GatewayName[] All = { Ledger, Live };

        private GatewayName(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static GatewayName Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new GatewayName(word, Kinds.Unknown);
    }

    /// <summary>What a redemption grants, or what a user has. Unknown members are absent.</summary>
    public sealed class Grant
    {
        public Grant(
            Owner owner = null, Purchaser purchaser = null, PaywallContext paywall = null,
            IReadOnlyDictionary<string, Entitlement> entitlements = null, IReadOnlyDictionary<string, Subscription> subscriptions = null,
            IReadOnlyDictionary<string, OneTimePurchase> oneTimePurchases = null, Customer customer = null)
        {
            Owner = owner;
            Purchaser = purchaser;
            Paywall = paywall;
            Entitlements = entitlements;
            Subscriptions = subscriptions;
            OneTimePurchases = oneTimePurchases;
            Customer = customer;
        }

        /// <summary>Who owns the purchase now. Null where it is left out.</summary>
        public Owner Owner { get; }
        /// <summary>Who bought it. Null where it is left out.</summary>
        public Purchaser Purchaser { get; }
        /// <summary>The paywall that led to it; absent for a manual grant. Null where it is left out.</summary>
        public PaywallContext Paywall { get; }
        /// <summary>What the owner may use, each under its own identifier. Defaults to none. Null where it is left out.</summary>
        public IReadOnlyDictionary<string, Entitlement> Entitlements { get; }
        /// <summary>The owner's subscriptions, each under its product identifier. Defaults to none. Null where it is left out.</summary>
        public IReadOnlyDictionary<string, Subscription> Subscriptions { get; }
        /// <summary>The owner's one-time purchases, each under its transaction identifier. Defaults to none. Null where it is left out.</summary>
        public IReadOnlyDictionary<string, OneTimePurchase> OneTimePurchases { get; }
        /// <summary>The owner's record as a customer. Null where it is left out.</summary>
        public Customer Customer { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Grant Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Grant(
                JsonShape.Optional(members, "owner", Owner.Read), JsonShape.Optional(members, "purchaser", Purchaser.Read),
                JsonShape.Optional(members, "paywall", PaywallContext.Read),
                JsonShape.Optional(members, "entitlements", JsonShape.MapOf(Entitlement.Read)),
                JsonShape.Optional(members, "subscriptions", JsonShape.MapOf(Subscription.Read)),
                JsonShape.Optional(members, "oneTimePurchases", JsonShape.MapOf(OneTimePurchase.Read)),
                JsonShape.Optional(members, "customer", Customer.Read));
        }

        public JObject Write()
        {
            var json = new JObject();
            if (Owner != null) { json.Add("owner", Owner.Write()); }
            if (Purchaser != null) { json.Add("purchaser", Purchaser.Write()); }
            if (Paywall != null) { json.Add("paywall", Paywall.Write()); }
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write())); }
            if (Subscriptions != null) { json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write())); }
            if (OneTimePurchases != null) { json.Add("oneTimePurchases", JsonShape.Of(OneTimePurchases, item => item.Write())); }
            if (Customer != null) { json.Add("customer", Customer.Write()); }
            return json;
        }
    }

    /// <summary>A link that the ledger created.</summary>
    public sealed class IssuedLink
    {
        public IssuedLink(string url, string code, long expiresAt)
        {
            Url = url ?? throw new ArgumentNullException("url");
            Code = code ?? throw new ArgumentNullException("code");
            ExpiresAt = expiresAt;
        }

        /// <summary>The whole link.</summary>
        public string Url { get; }
        /// <summary>The one-use secret in it.</summary>
        public string Code { get; }
        /// <summary>The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long ExpiresAt { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static IssuedLink Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new IssuedLink(
                JsonShape.Required(members, "url", JsonShape.Text), JsonShape.Required(members, "code", JsonShape.Text),
                JsonShape.Required(members, "expiresAt", JsonShape.Whole));
        }
    }

    /// <summary>Why a link no longer works: <c>expired</c> too old and never used; <c>used</c> already used, at any age.</summary>
    public sealed class LinkExpiryReason : ContractWord<string, LinkExpiryReason.Kinds>
    {
        public static readonly LinkExpiryReason Expired = new LinkExpiryReason("expired", Kinds.Expired);
        public static readonly LinkExpiryReason Used = new LinkExpiryReason("used", Kinds.Used);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Expired, Used }

        private static readonly LinkExpiryReason[] All = { Expired, Used };

        private LinkExpiryReason(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static LinkExpiryReason Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new LinkExpiryReason(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static LinkExpiryReason Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>How an SDK reads the text.</summary>
    public sealed class LinkParseResult
    {
        public LinkParseResult(RedemptionLink link, CheckoutRedirect redirect = null)
        {
            Link = link;
            Redirect = redirect;
        }

        /// <summary>The link that it redeems; null for none.</summary>
        public RedemptionLink Link { get; }
        /// <summary>The fields of a success URL that carries the purchase instead of a code; absent otherwise. Null where it is left out.</summary>
        public CheckoutRedirect Redirect { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static LinkParseResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new LinkParseResult(
                JsonShape.Required(members, "link", JsonShape.OrNull(RedemptionLink.Read)),
                JsonShape.Optional(members, "redirect", CheckoutRedirect.Read));
        }
    }

    /// <summary>A code of a purchase.</summary>
    public sealed class ListedCode
    {
        public ListedCode(
            string code, ListedCodeState state, long expiresAt, long? usedAt = null, string usedByAppUserId = null, string usedByDeviceId = null,
            IReadOnlyList<RedemptionAttempt> attempts = null)
        {
            Code = code ?? throw new ArgumentNullException("code");
            State = state ?? throw new ArgumentNullException("state");
            ExpiresAt = expiresAt;
            UsedAt = usedAt;
            UsedByAppUserId = usedByAppUserId;
            UsedByDeviceId = usedByDeviceId;
            Attempts = attempts;
        }

        /// <summary>The code; <c>***</c> unless revealed.</summary>
        public string Code { get; }
        /// <summary>Its state.</summary>
        public ListedCodeState State { get; }
        /// <summary>The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long ExpiresAt { get; }
        /// <summary>When it was used; absent if it is unused; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? UsedAt { get; }
        /// <summary>The user who used it; absent if it was no identified user. Null where it is left out.</summary>
        public string UsedByAppUserId { get; }
        /// <summary>The device that used it; absent if a user did. Null where it is left out.</summary>
        public string UsedByDeviceId { get; }
        /// <summary>Its redemptions in the log, oldest first; absent if the server keeps no log. Null where it is left out.</summary>
        public IReadOnlyList<RedemptionAttempt> Attempts { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ListedCode Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ListedCode(
                JsonShape.Required(members, "code", JsonShape.Text), JsonShape.Required(members, "state", ListedCodeState.Read),
                JsonShape.Required(members, "expiresAt", JsonShape.Whole), JsonShape.OptionalValue(members, "usedAt", JsonShape.Whole),
                JsonShape.Optional(members, "usedByAppUserId", JsonShape.Text), JsonShape.Optional(members, "usedByDeviceId", JsonShape.Text),
                JsonShape.Optional(members, "attempts", JsonShape.ListOf(RedemptionAttempt.Read)));
        }
    }

    /// <summary>The state of a code.</summary>
    public sealed class ListedCodeState : ContractWord<string, ListedCodeState.Kinds>
    {
        public static readonly ListedCodeState Unused = new ListedCodeState("unused", Kinds.Unused);
        public static readonly ListedCodeState Used = new ListedCodeState("used", Kinds.Used);
        public static readonly ListedCodeState Expired = new ListedCodeState("expired", Kinds.Expired);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Unused, Used, Expired }

        private static readonly ListedCodeState[] All = { Unused, Used, Expired };

        private ListedCodeState(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static ListedCodeState Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new ListedCodeState(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static ListedCodeState Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>A customer of a vendor that keeps customers.</summary>
    public sealed class ListedCustomer
    {
        public ListedCustomer(Vendor vendor, IReadOnlyList<string> appUserIds, long firstSeenAt)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            AppUserIds = appUserIds ?? throw new ArgumentNullException("appUserIds");
            FirstSeenAt = firstSeenAt;
        }

        /// <summary>The vendor.</summary>
        public Vendor Vendor { get; }
        /// <summary>All app user ids, ascending.</summary>
        public IReadOnlyList<string> AppUserIds { get; }
        /// <summary>When the ledger created it; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long FirstSeenAt { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ListedCustomer Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ListedCustomer(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "appUserIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "firstSeenAt", JsonShape.Whole));
        }
    }

    /// <summary>A purchase with who owns it and its codes.</summary>
    public sealed class ListedPurchase
    {
        public ListedPurchase(
            PurchaseRecord purchase, IReadOnlyList<string> appUserIds, IReadOnlyList<string> deviceIds, IReadOnlyList<ListedCode> codes)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
            AppUserIds = appUserIds ?? throw new ArgumentNullException("appUserIds");
            DeviceIds = deviceIds ?? throw new ArgumentNullException("deviceIds");
            Codes = codes ?? throw new ArgumentNullException("codes");
        }

        /// <summary>The purchase; its address is masked unless revealed.</summary>
        public PurchaseRecord Purchase { get; }
        /// <summary>The users who own it: all ids of its customer, or the one user.</summary>
        public IReadOnlyList<string> AppUserIds { get; }
        /// <summary>The devices that hold it.</summary>
        public IReadOnlyList<string> DeviceIds { get; }
        /// <summary>Its codes in the order in which they expire.</summary>
        public IReadOnlyList<ListedCode> Codes { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ListedPurchase Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ListedPurchase(
                JsonShape.Required(members, "purchase", PurchaseRecord.Read),
                JsonShape.Required(members, "appUserIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "deviceIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "codes", JsonShape.ListOf(ListedCode.Read)));
        }
    }

    /// <summary>A fact of an outcome that a reply cannot carry.</summary>
    public sealed class Loss
    {
        public Loss(string path, string message)
        {
            Path = path ?? throw new ArgumentNullException("path");
            Message = message ?? throw new ArgumentNullException("message");
        }

        /// <summary>Place of the fact in the outcome; a JSON Pointer (RFC 6901).</summary>
        public string Path { get; }
        /// <summary>Why this target cannot carry it, in one sentence.</summary>
        public string Message { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Loss Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Loss(JsonShape.Required(members, "path", JsonShape.Text), JsonShape.Required(members, "message", JsonShape.Text));
        }
    }

    /// <summary>One message in the mailbox of all buyers.</summary>
    public sealed class MailMessage
    {
        public MailMessage(string to, string obfuscatedTo, string url, long sentAt, MailReason reason)
        {
            To = to ?? throw new ArgumentNullException("to");
            ObfuscatedTo = obfuscatedTo ?? throw new ArgumentNullException("obfuscatedTo");
            Url = url ?? throw new ArgumentNullException("url");
            SentAt = sentAt;
            Reason = reason ?? throw new ArgumentNullException("reason");
        }

        /// <summary>The full address.</summary>
        public string To { get; }
        /// <summary>The recipient's address, masked as in replies.</summary>
        public string ObfuscatedTo { get; }
        /// <summary>The link in it.</summary>
        public string Url { get; }
        /// <summary>When it was sent; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long SentAt { get; }
        /// <summary>Why it was sent.</summary>
        public MailReason Reason { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static MailMessage Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new MailMessage(
                JsonShape.Required(members, "to", JsonShape.Text), JsonShape.Required(members, "obfuscatedTo", JsonShape.Text),
                JsonShape.Required(members, "url", JsonShape.Text), JsonShape.Required(members, "sentAt", JsonShape.Whole),
                JsonShape.Required(members, "reason", MailReason.Read));
        }
    }

    /// <summary>Why a message was sent: something was bought, or an old link was opened.</summary>
    public sealed class MailReason : ContractWord<string, MailReason.Kinds>
    {
        public static readonly MailReason Purchase = new MailReason("purchase", Kinds.Purchase);
        public static readonly MailReason Reissue = new MailReason("reissue", Kinds.Reissue);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Purchase, Reissue }

        private static readonly MailReason[] All = { Purchase, Reissue };

        private MailReason(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static MailReason Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new MailReason(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static MailReason Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The kind of offer something was bought under.</summary>
    public sealed class OfferType : ContractWord<string, OfferType.Kinds>
    {
        public static readonly OfferType Trial = new OfferType("trial", Kinds.Trial);
        public static readonly OfferType Code = new OfferType("code", Kinds.Code);
        public static readonly OfferType Promotional = new OfferType("promotional", Kinds.Promotional);
        public static readonly OfferType Winback = new OfferType("winback", Kinds.Winback);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Trial, Code, Promotional, Winback }

        private static readonly OfferType[] All = { Trial, Code, Promotional, Winback };

        private OfferType(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static OfferType Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new OfferType(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static OfferType Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>A purchase that does not renew.</summary>
    public sealed class OneTimePurchase
    {
        public OneTimePurchase(
            string id, string productId, long purchasedAt, long? originallyPurchasedAt = null, long? refundedAt = null, string store = null,
            bool? isSandbox = null, Price price = null, string displayName = null, string storeTransactionId = null)
        {
            Id = id ?? throw new ArgumentNullException("id");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchasedAt = purchasedAt;
            OriginallyPurchasedAt = originallyPurchasedAt;
            RefundedAt = refundedAt;
            Store = store;
            IsSandbox = isSandbox;
            Price = price;
            DisplayName = displayName;
            StoreTransactionId = storeTransactionId;
        }

        /// <summary>The service's id of the transaction.</summary>
        public string Id { get; }
        /// <summary>The product's identifier.</summary>
        public string ProductId { get; }
        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchasedAt { get; }
        /// <summary>When it was first bought; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? OriginallyPurchasedAt { get; }
        /// <summary>When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? RefundedAt { get; }
        /// <summary>Where it was bought; absent if the reply cannot carry it. Null where it is left out.</summary>
        public string Store { get; }
        /// <summary>True for a purchase without real money; absent if the reply cannot carry it. Null where it is left out.</summary>
        public bool? IsSandbox { get; }
        /// <summary>What was paid; absent if unknown. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>The product's name for people; absent if it has none. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>The store's id of the transaction; absent if unknown. Null where it is left out.</summary>
        public string StoreTransactionId { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OneTimePurchase Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OneTimePurchase(
                JsonShape.Required(members, "id", JsonShape.Text), JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchasedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "originallyPurchasedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "refundedAt", JsonShape.Whole), JsonShape.Optional(members, "store", JsonShape.Text),
                JsonShape.OptionalValue(members, "isSandbox", JsonShape.Truth), JsonShape.Optional(members, "price", Price.Read),
                JsonShape.Optional(members, "displayName", JsonShape.Text), JsonShape.Optional(members, "storeTransactionId", JsonShape.Text));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchasedAt", JsonShape.Of(PurchasedAt));
            if (OriginallyPurchasedAt != null) { json.Add("originallyPurchasedAt", JsonShape.Of(OriginallyPurchasedAt.Value)); }
            if (RefundedAt != null) { json.Add("refundedAt", JsonShape.Of(RefundedAt.Value)); }
            if (Store != null) { json.Add("store", JsonShape.Of(Store)); }
            if (IsSandbox != null) { json.Add("isSandbox", JsonShape.Of(IsSandbox.Value)); }
            if (Price != null) { json.Add("price", Price.Write()); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            if (StoreTransactionId != null) { json.Add("storeTransactionId", JsonShape.Of(StoreTransactionId)); }
            return json;
        }
    }

    /// <summary>A paywall on screen.</summary>
    public sealed class OpenPaywall
    {
        public OpenPaywall(IReadOnlyList<string> entitlements = null, bool? automaticallyDismiss = null)
        {
            Entitlements = entitlements;
            AutomaticallyDismiss = automaticallyDismiss;
        }

        /// <summary>Identifiers of the entitlements that its products grant, ascending. Null where it is left out.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>True if the SDK may close it after a purchase or a redemption. <c>true</c> where it is left out. Null where it is left
        /// out.</summary>
        public bool? AutomaticallyDismiss { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OpenPaywall Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OpenPaywall(
                JsonShape.Optional(members, "entitlements", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.OptionalValue(members, "automaticallyDismiss", JsonShape.Truth));
        }

        public JObject Write()
        {
            var json = new JObject();
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (AutomaticallyDismiss != null) { json.Add("automaticallyDismiss", JsonShape.Of(AutomaticallyDismiss.Value)); }
            return json;
        }
    }

    /// <summary>The six kinds of outcome.</summary>
    public sealed class OutcomeKind : ContractWord<string, OutcomeKind.Kinds>
    {
        public static readonly OutcomeKind Redeemed = new OutcomeKind("redeemed", Kinds.Redeemed);
        public static readonly OutcomeKind SubscriptionExpired = new OutcomeKind("subscriptionExpired", Kinds.SubscriptionExpired);
        public static readonly OutcomeKind LinkExpired = new OutcomeKind("linkExpired", Kinds.LinkExpired);
        public static readonly OutcomeKind InvalidCode = new OutcomeKind("invalidCode", Kinds.InvalidCode);
        public static readonly OutcomeKind PurchaseBelongsToOtherUser = new OutcomeKind("purchaseBelongsToOtherUser", Kinds.PurchaseBelongsToOtherUser);
        public static readonly OutcomeKind Failed = new OutcomeKind("failed", Kinds.Failed);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Redeemed, SubscriptionExpired, LinkExpired, InvalidCode, PurchaseBelongsToOtherUser, Failed }

        private static readonly OutcomeKind[] All = { Redeemed, SubscriptionExpired, LinkExpired, InvalidCode, PurchaseBelongsToOtherUser, Failed };

        private OutcomeKind(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static OutcomeKind Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new OutcomeKind(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static OutcomeKind Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>A situation, and what comes of a redemption in it.</summary>
    public sealed class OutcomeSituation
    {
        public OutcomeSituation(string name, OutcomeKind outcome, IReadOnlyList<Platform> platforms, bool needsUser, OutcomesPrepareParams prepare)
        {
            Name = name ?? throw new ArgumentNullException("name");
            Outcome = outcome ?? throw new ArgumentNullException("outcome");
            Platforms = platforms ?? throw new ArgumentNullException("platforms");
            NeedsUser = needsUser;
            Prepare = prepare ?? throw new ArgumentNullException("prepare");
        }

        /// <summary>A name for a test, such as <c>linkExpired (used)</c>.</summary>
        public string Name { get; }
        /// <summary>The outcome that the redemption has.</summary>
        public OutcomeKind Outcome { get; }
        /// <summary>The phones on which it can occur.</summary>
        public IReadOnlyList<Platform> Platforms { get; }
        /// <summary>True if the app must have logged in a user. An anonymous customer would get the purchase.</summary>
        public bool NeedsUser { get; }
        /// <summary>The params of <c>outcomes/prepare</c>.</summary>
        public OutcomesPrepareParams Prepare { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OutcomeSituation Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OutcomeSituation(
                JsonShape.Required(members, "name", JsonShape.Text), JsonShape.Required(members, "outcome", OutcomeKind.Read),
                JsonShape.Required(members, "platforms", JsonShape.ListOf(Platform.Read)), JsonShape.Required(members, "needsUser", JsonShape.Truth),
                JsonShape.Required(members, "prepare", OutcomesPrepareParams.Read));
        }
    }

    /// <summary>The ways in which a redemption can end.</summary>
    public sealed class OutcomesListResult
    {
        public OutcomesListResult(IReadOnlyList<OutcomeSituation> situations)
        {
            Situations = situations ?? throw new ArgumentNullException("situations");
        }

        /// <summary>A table, for a test over all rows.</summary>
        public IReadOnlyList<OutcomeSituation> Situations { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OutcomesListResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OutcomesListResult(JsonShape.Required(members, "situations", JsonShape.ListOf(OutcomeSituation.Read)));
        }
    }

    /// <summary>The situation to bring about.</summary>
    public sealed class OutcomesPrepareParams
    {
        public OutcomesPrepareParams(
            Vendor vendor, string situation, string product = null, IReadOnlyList<string> entitlements = null, PurchaseKind kind = null,
            string appUserId = null, string email = null, string scheme = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Situation = situation ?? throw new ArgumentNullException("situation");
            Product = product;
            Entitlements = entitlements;
            Kind = kind;
            AppUserId = appUserId;
            Email = email;
            Scheme = scheme;
        }

        /// <summary>The vendor of the SDK that the app has.</summary>
        public Vendor Vendor { get; }
        /// <summary>The name of a row of <c>outcomes/list</c>.</summary>
        public string Situation { get; }
        /// <summary>The product to sell. <c>"pro_monthly"</c> where it is left out. Null where it is left out.</summary>
        public string Product { get; }
        /// <summary>The entitlements that it gives; defaults to <c>pro</c>. Null where it is left out.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription lapses. Null
        /// where it is left out.</summary>
        public PurchaseKind Kind { get; }
        /// <summary>The user who buys it; defaults to an anonymous buyer. Null where it is left out.</summary>
        public string AppUserId { get; }
        /// <summary>The buyer's address; empty for none. <c>"jane.doe@example.com"</c> where it is left out. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>The URL scheme of the links that are issued from now on; defaults to that of <c>store/policy</c>. Null where it is left
        /// out.</summary>
        public string Scheme { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OutcomesPrepareParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OutcomesPrepareParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "situation", JsonShape.Text),
                JsonShape.Optional(members, "product", JsonShape.Text), JsonShape.Optional(members, "entitlements", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "kind", PurchaseKind.Read), JsonShape.Optional(members, "appUserId", JsonShape.Text),
                JsonShape.Optional(members, "email", JsonShape.Text), JsonShape.Optional(members, "scheme", JsonShape.Text));
        }
    }

    /// <summary>What to open.</summary>
    public sealed class OutcomesPrepareResult
    {
        public OutcomesPrepareResult(string situation, OutcomeKind outcome, string url, string code, string purchase)
        {
            Situation = situation ?? throw new ArgumentNullException("situation");
            Outcome = outcome ?? throw new ArgumentNullException("outcome");
            Url = url ?? throw new ArgumentNullException("url");
            Code = code ?? throw new ArgumentNullException("code");
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
        }

        /// <summary>The name of the situation.</summary>
        public string Situation { get; }
        /// <summary>The outcome that the redemption has.</summary>
        public OutcomeKind Outcome { get; }
        /// <summary>The link to open.</summary>
        public string Url { get; }
        /// <summary>The code in it.</summary>
        public string Code { get; }
        /// <summary>The id of the purchase.</summary>
        public string Purchase { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OutcomesPrepareResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OutcomesPrepareResult(
                JsonShape.Required(members, "situation", JsonShape.Text), JsonShape.Required(members, "outcome", OutcomeKind.Read),
                JsonShape.Required(members, "url", JsonShape.Text), JsonShape.Required(members, "code", JsonShape.Text),
                JsonShape.Required(members, "purchase", JsonShape.Text));
        }
    }

    /// <summary>Who owns a purchase.</summary>
    public abstract class Owner
    {
        private Owner() { }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Owner Read(JToken json)
        {
            switch (JsonShape.Tag(json, "kind"))
            {
                case "appUser": return AppUser.Read(json);
                case "device": return Device.Read(json);
                default: return new Unknown(json);
            }
        }

        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(Func<AppUser, TResult> appUser, Func<Device, TResult> device, Func<Unknown, TResult> unknown)
        {
            if (this is AppUser) { return appUser((AppUser)this); }
            if (this is Device) { return device((Device)this); }
            if (this is Unknown) { return unknown((Unknown)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>An identified user of the app, or an anonymous one that the vendor counts as a user.</summary>
        public sealed class AppUser : Owner
        {
            public AppUser(string appUserId)
            {
                AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            }

            /// <summary>The app user.</summary>
            public string AppUserId { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new AppUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "appUser");
                return new AppUser(JsonShape.Required(members, "appUserId", JsonShape.Text));
            }

            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "appUser");
                json.Add("appUserId", JsonShape.Of(AppUserId));
                return json;
            }
        }

        /// <summary>A device whose user never identified.</summary>
        public sealed class Device : Owner
        {
            public Device(string deviceId)
            {
                DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            }

            /// <summary>The device.</summary>
            public string DeviceId { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Device Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "device");
                return new Device(JsonShape.Required(members, "deviceId", JsonShape.Text));
            }

            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "device");
                json.Add("deviceId", JsonShape.Of(DeviceId));
                return json;
            }
        }

        /// <summary>A case of a newer server, as received.</summary>
        public sealed class Unknown : Owner
        {
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }
            public override JToken Write() => JsonShape.Of(Json);
        }
    }

    /// <summary>Whether the owner bought it or shares a family member's purchase.</summary>
    public sealed class OwnershipType : ContractWord<string, OwnershipType.Kinds>
    {
        public static readonly OwnershipType Purchased = new OwnershipType("purchased", Kinds.Purchased);
        public static readonly OwnershipType FamilyShared = new OwnershipType("familyShared", Kinds.FamilyShared);
        public static readonly OwnershipType Unknown = new OwnershipType("unknown", Kinds.Unknown);

        /// <summary>The words, for a <c>switch</c>; <c>Unrecognized</c> is a word of a newer server.</summary>
        public enum Kinds { Unrecognized, Purchased, FamilyShared, Unknown }

        private static readonly OwnershipType[] All = { Purchased, FamilyShared, Unknown };

        private OwnershipType(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static OwnershipType Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new OwnershipType(word, Kinds.Unrecognized);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static OwnershipType Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The paywall and placement that led to a purchase.</summary>
    public sealed class PaywallContext
    {
        public PaywallContext(
            string identifier, string placementName, JObject placementParams, string variantId, string experimentId, string productIdentifier = null,
            PaywallProduct product = null, JObject userAttributes = null)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            PlacementName = placementName ?? throw new ArgumentNullException("placementName");
            PlacementParams = placementParams ?? throw new ArgumentNullException("placementParams");
            VariantId = variantId ?? throw new ArgumentNullException("variantId");
            ExperimentId = experimentId ?? throw new ArgumentNullException("experimentId");
            ProductIdentifier = productIdentifier;
            Product = product;
            UserAttributes = userAttributes;
        }

        /// <summary>The paywall's identifier.</summary>
        public string Identifier { get; }
        /// <summary>The placement that showed it.</summary>
        public string PlacementName { get; }
        /// <summary>The parameters that the app gave with the placement.</summary>
        public JObject PlacementParams { get; }
        /// <summary>The variant of the experiment that was shown.</summary>
        public string VariantId { get; }
        /// <summary>The experiment.</summary>
        public string ExperimentId { get; }
        /// <summary>The product chosen on the paywall; absent if unknown. Null where it is left out.</summary>
        public string ProductIdentifier { get; }
        /// <summary>The product's own description; absent if unknown. Null where it is left out.</summary>
        public PaywallProduct Product { get; }
        /// <summary>What the buyer answered on the way to the purchase; absent if nothing was asked. Null where it is left out.</summary>
        public JObject UserAttributes { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PaywallContext Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PaywallContext(
                JsonShape.Required(members, "identifier", JsonShape.Text), JsonShape.Required(members, "placementName", JsonShape.Text),
                JsonShape.Required(members, "placementParams", JsonShape.Object), JsonShape.Required(members, "variantId", JsonShape.Text),
                JsonShape.Required(members, "experimentId", JsonShape.Text), JsonShape.Optional(members, "productIdentifier", JsonShape.Text),
                JsonShape.Optional(members, "product", PaywallProduct.Read), JsonShape.Optional(members, "userAttributes", JsonShape.Object));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("placementName", JsonShape.Of(PlacementName));
            json.Add("placementParams", JsonShape.Of(PlacementParams));
            json.Add("variantId", JsonShape.Of(VariantId));
            json.Add("experimentId", JsonShape.Of(ExperimentId));
            if (ProductIdentifier != null) { json.Add("productIdentifier", JsonShape.Of(ProductIdentifier)); }
            if (Product != null) { json.Add("product", Product.Write()); }
            if (UserAttributes != null) { json.Add("userAttributes", JsonShape.Of(UserAttributes)); }
            return json;
        }
    }

    /// <summary>A product as the paywall shows it, with formatted prices. All 31 members are present (SuperwallKit 4.12.1 and later).</summary>
    public sealed class PaywallProduct
    {
        public PaywallProduct(
            string identifier, string languageCode, string locale, string currencyCode, string currencySymbol, string period, string periodly,
            string localizedPeriod, string periodAlt, long periodDays, long periodWeeks, long periodMonths, long periodYears, double rawPrice,
            string price, string dailyPrice, string weeklyPrice, string monthlyPrice, string yearlyPrice, double rawTrialPeriodPrice,
            string trialPeriodPrice, string trialPeriodDailyPrice, string trialPeriodWeeklyPrice, string trialPeriodMonthlyPrice,
            string trialPeriodYearlyPrice, long trialPeriodDays, long trialPeriodWeeks, long trialPeriodMonths, long trialPeriodYears,
            string trialPeriodText, string trialPeriodEndDate)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            LanguageCode = languageCode ?? throw new ArgumentNullException("languageCode");
            Locale = locale ?? throw new ArgumentNullException("locale");
            CurrencyCode = currencyCode ?? throw new ArgumentNullException("currencyCode");
            CurrencySymbol = currencySymbol ?? throw new ArgumentNullException("currencySymbol");
            Period = period ?? throw new ArgumentNullException("period");
            Periodly = periodly ?? throw new ArgumentNullException("periodly");
            LocalizedPeriod = localizedPeriod ?? throw new ArgumentNullException("localizedPeriod");
            PeriodAlt = periodAlt ?? throw new ArgumentNullException("periodAlt");
            PeriodDays = periodDays;
            PeriodWeeks = periodWeeks;
            PeriodMonths = periodMonths;
            PeriodYears = periodYears;
            RawPrice = rawPrice;
            Price = price ?? throw new ArgumentNullException("price");
            DailyPrice = dailyPrice ?? throw new ArgumentNullException("dailyPrice");
            WeeklyPrice = weeklyPrice ?? throw new ArgumentNullException("weeklyPrice");
            MonthlyPrice = monthlyPrice ?? throw new ArgumentNullException("monthlyPrice");
            YearlyPrice = yearlyPrice ?? throw new ArgumentNullException("yearlyPrice");
            RawTrialPeriodPrice = rawTrialPeriodPrice;
            TrialPeriodPrice = trialPeriodPrice ?? throw new ArgumentNullException("trialPeriodPrice");
            TrialPeriodDailyPrice = trialPeriodDailyPrice ?? throw new ArgumentNullException("trialPeriodDailyPrice");
            TrialPeriodWeeklyPrice = trialPeriodWeeklyPrice ?? throw new ArgumentNullException("trialPeriodWeeklyPrice");
            TrialPeriodMonthlyPrice = trialPeriodMonthlyPrice ?? throw new ArgumentNullException("trialPeriodMonthlyPrice");
            TrialPeriodYearlyPrice = trialPeriodYearlyPrice ?? throw new ArgumentNullException("trialPeriodYearlyPrice");
            TrialPeriodDays = trialPeriodDays;
            TrialPeriodWeeks = trialPeriodWeeks;
            TrialPeriodMonths = trialPeriodMonths;
            TrialPeriodYears = trialPeriodYears;
            TrialPeriodText = trialPeriodText ?? throw new ArgumentNullException("trialPeriodText");
            TrialPeriodEndDate = trialPeriodEndDate ?? throw new ArgumentNullException("trialPeriodEndDate");
        }

        /// <summary>Store identifier.</summary>
        public string Identifier { get; }
        /// <summary>The language of the texts.</summary>
        public string LanguageCode { get; }
        /// <summary>Language and region.</summary>
        public string Locale { get; }
        /// <summary>ISO 4217 code.</summary>
        public string CurrencyCode { get; }
        /// <summary>The currency's symbol.</summary>
        public string CurrencySymbol { get; }
        /// <summary>The billing period, such as <c>month</c>.</summary>
        public string Period { get; }
        /// <summary>The billing period as an adverb, such as <c>monthly</c>.</summary>
        public string Periodly { get; }
        /// <summary>The billing period in the buyer's language.</summary>
        public string LocalizedPeriod { get; }
        /// <summary>The billing period in another wording, such as <c>1 month</c>.</summary>
        public string PeriodAlt { get; }
        /// <summary>The billing period in whole days. At least -9007199254740991, at most 9007199254740991.</summary>
        public long PeriodDays { get; }
        /// <summary>The billing period in whole weeks. At least -9007199254740991, at most 9007199254740991.</summary>
        public long PeriodWeeks { get; }
        /// <summary>The billing period in whole months. At least -9007199254740991, at most 9007199254740991.</summary>
        public long PeriodMonths { get; }
        /// <summary>The billing period in whole years. At least -9007199254740991, at most 9007199254740991.</summary>
        public long PeriodYears { get; }
        /// <summary>The price in the currency's unit.</summary>
        public double RawPrice { get; }
        /// <summary>The price, formatted.</summary>
        public string Price { get; }
        /// <summary>The daily price, formatted.</summary>
        public string DailyPrice { get; }
        /// <summary>The weekly price, formatted.</summary>
        public string WeeklyPrice { get; }
        /// <summary>The monthly price, formatted.</summary>
        public string MonthlyPrice { get; }
        /// <summary>The yearly price, formatted.</summary>
        public string YearlyPrice { get; }
        /// <summary>The trial's price in the currency's unit; 0 without a trial.</summary>
        public double RawTrialPeriodPrice { get; }
        /// <summary>The trial's price, formatted.</summary>
        public string TrialPeriodPrice { get; }
        /// <summary>The trial's daily price, formatted.</summary>
        public string TrialPeriodDailyPrice { get; }
        /// <summary>The trial's weekly price, formatted.</summary>
        public string TrialPeriodWeeklyPrice { get; }
        /// <summary>The trial's monthly price, formatted.</summary>
        public string TrialPeriodMonthlyPrice { get; }
        /// <summary>The trial's yearly price, formatted.</summary>
        public string TrialPeriodYearlyPrice { get; }
        /// <summary>The trial in whole days; 0 without a trial. At least -9007199254740991, at most 9007199254740991.</summary>
        public long TrialPeriodDays { get; }
        /// <summary>The trial in whole weeks; 0 without a trial. At least -9007199254740991, at most 9007199254740991.</summary>
        public long TrialPeriodWeeks { get; }
        /// <summary>The trial in whole months; 0 without a trial. At least -9007199254740991, at most 9007199254740991.</summary>
        public long TrialPeriodMonths { get; }
        /// <summary>The trial in whole years; 0 without a trial. At least -9007199254740991, at most 9007199254740991.</summary>
        public long TrialPeriodYears { get; }
        /// <summary>The trial in words; empty without a trial.</summary>
        public string TrialPeriodText { get; }
        /// <summary>The end of the trial in words; empty without a trial.</summary>
        public string TrialPeriodEndDate { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PaywallProduct Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PaywallProduct(
                JsonShape.Required(members, "identifier", JsonShape.Text), JsonShape.Required(members, "languageCode", JsonShape.Text),
                JsonShape.Required(members, "locale", JsonShape.Text), JsonShape.Required(members, "currencyCode", JsonShape.Text),
                JsonShape.Required(members, "currencySymbol", JsonShape.Text), JsonShape.Required(members, "period", JsonShape.Text),
                JsonShape.Required(members, "periodly", JsonShape.Text), JsonShape.Required(members, "localizedPeriod", JsonShape.Text),
                JsonShape.Required(members, "periodAlt", JsonShape.Text), JsonShape.Required(members, "periodDays", JsonShape.Whole),
                JsonShape.Required(members, "periodWeeks", JsonShape.Whole), JsonShape.Required(members, "periodMonths", JsonShape.Whole),
                JsonShape.Required(members, "periodYears", JsonShape.Whole), JsonShape.Required(members, "rawPrice", JsonShape.Number),
                JsonShape.Required(members, "price", JsonShape.Text), JsonShape.Required(members, "dailyPrice", JsonShape.Text),
                JsonShape.Required(members, "weeklyPrice", JsonShape.Text), JsonShape.Required(members, "monthlyPrice", JsonShape.Text),
                JsonShape.Required(members, "yearlyPrice", JsonShape.Text), JsonShape.Required(members, "rawTrialPeriodPrice", JsonShape.Number),
                JsonShape.Required(members, "trialPeriodPrice", JsonShape.Text), JsonShape.Required(members, "trialPeriodDailyPrice", JsonShape.Text),
                JsonShape.Required(members, "trialPeriodWeeklyPrice", JsonShape.Text),
                JsonShape.Required(members, "trialPeriodMonthlyPrice", JsonShape.Text),
                JsonShape.Required(members, "trialPeriodYearlyPrice", JsonShape.Text),
                JsonShape.Required(members, "trialPeriodDays", JsonShape.Whole), JsonShape.Required(members, "trialPeriodWeeks", JsonShape.Whole),
                JsonShape.Required(members, "trialPeriodMonths", JsonShape.Whole), JsonShape.Required(members, "trialPeriodYears", JsonShape.Whole),
                JsonShape.Required(members, "trialPeriodText", JsonShape.Text), JsonShape.Required(members, "trialPeriodEndDate", JsonShape.Text));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("languageCode", JsonShape.Of(LanguageCode));
            json.Add("locale", JsonShape.Of(Locale));
            json.Add("currencyCode", JsonShape.Of(CurrencyCode));
            json.Add("currencySymbol", JsonShape.Of(CurrencySymbol));
            json.Add("period", JsonShape.Of(Period));
            json.Add("periodly", JsonShape.Of(Periodly));
            json.Add("localizedPeriod", JsonShape.Of(LocalizedPeriod));
            json.Add("periodAlt", JsonShape.Of(PeriodAlt));
            json.Add("periodDays", JsonShape.Of(PeriodDays));
            json.Add("periodWeeks", JsonShape.Of(PeriodWeeks));
            json.Add("periodMonths", JsonShape.Of(PeriodMonths));
            json.Add("periodYears", JsonShape.Of(PeriodYears));
            json.Add("rawPrice", JsonShape.Of(RawPrice));
            json.Add("price", JsonShape.Of(Price));
            json.Add("dailyPrice", JsonShape.Of(DailyPrice));
            json.Add("weeklyPrice", JsonShape.Of(WeeklyPrice));
            json.Add("monthlyPrice", JsonShape.Of(MonthlyPrice));
            json.Add("yearlyPrice", JsonShape.Of(YearlyPrice));
            json.Add("rawTrialPeriodPrice", JsonShape.Of(RawTrialPeriodPrice));
            json.Add("trialPeriodPrice", JsonShape.Of(TrialPeriodPrice));
            json.Add("trialPeriodDailyPrice", JsonShape.Of(TrialPeriodDailyPrice));
            json.Add("trialPeriodWeeklyPrice", JsonShape.Of(TrialPeriodWeeklyPrice));
            json.Add("trialPeriodMonthlyPrice", JsonShape.Of(TrialPeriodMonthlyPrice));
            json.Add("trialPeriodYearlyPrice", JsonShape.Of(TrialPeriodYearlyPrice));
            json.Add("trialPeriodDays", JsonShape.Of(TrialPeriodDays));
            json.Add("trialPeriodWeeks", JsonShape.Of(TrialPeriodWeeks));
            json.Add("trialPeriodMonths", JsonShape.Of(TrialPeriodMonths));
            json.Add("trialPeriodYears", JsonShape.Of(TrialPeriodYears));
            json.Add("trialPeriodText", JsonShape.Of(TrialPeriodText));
            json.Add("trialPeriodEndDate", JsonShape.Of(TrialPeriodEndDate));
            return json;
        }
    }

    /// <summary>How the current period of a subscription was bought.</summary>
    public sealed class PeriodType : ContractWord<string, PeriodType.Kinds>
    {
        public static readonly PeriodType Normal = new PeriodType("normal", Kinds.Normal);
        public static readonly PeriodType Intro = new PeriodType("intro", Kinds.Intro);
        public static readonly PeriodType Trial = new PeriodType("trial", Kinds.Trial);
        public static readonly PeriodType Prepaid = new PeriodType("prepaid", Kinds.Prepaid);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Normal, Intro, Trial, Prepaid }

        private static readonly PeriodType[] All = { Normal, Intro, Trial, Prepaid };

        private PeriodType(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static PeriodType Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new PeriodType(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static PeriodType Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The system whose native SDK is simulated: it decides dates, error names, keys and order.</summary>
    public sealed class Platform : ContractWord<string, Platform.Kinds>
    {
        public static readonly Platform Ios = new Platform("ios", Kinds.Ios);
        public static readonly Platform Android = new Platform("android", Kinds.Android);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Ios, Android }

        private static readonly Platform[] All = { Ios, Android };

        private Platform(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Platform Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new Platform(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Platform Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>An amount of money.</summary>
    public sealed class Price
    {
        public Price(long amountMicros, string currency)
        {
            AmountMicros = amountMicros;
            Currency = currency ?? throw new ArgumentNullException("currency");
        }

        /// <summary>Millionths of the currency's unit: 9.99 is 9990000.</summary>
        public long AmountMicros { get; }
        /// <summary>ISO 4217 code, upper case.</summary>
        public string Currency { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Price Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Price(JsonShape.Required(members, "amountMicros", JsonShape.Whole), JsonShape.Required(members, "currency", JsonShape.Text));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("amountMicros", JsonShape.Of(AmountMicros));
            json.Add("currency", JsonShape.Of(Currency));
            return json;
        }
    }

    /// <summary>A product of the phone's own store.</summary>
    public sealed class Product
    {
        public Product(string id, IReadOnlyList<string> entitlements)
        {
            Id = id ?? throw new ArgumentNullException("id");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
        }

        /// <summary>The product's identifier.</summary>
        public string Id { get; }
        /// <summary>Identifiers of the entitlements that it grants.</summary>
        public IReadOnlyList<string> Entitlements { get; }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item)));
            return json;
        }
    }

    /// <summary>A product that the next renewal changes to.</summary>
    public sealed class ProductChange
    {
        public ProductChange(
            string product, string plan = null, string displayName = null, IReadOnlyList<string> entitlements = null, Price price = null,
            long? period = null)
        {
            Product = product ?? throw new ArgumentNullException("product");
            Plan = plan;
            DisplayName = displayName;
            Entitlements = entitlements;
            Price = price;
            Period = period;
        }

        /// <summary>The product's identifier.</summary>
        public string Product { get; }
        /// <summary>The plan of that product; absent if it has none. Null where it is left out.</summary>
        public string Plan { get; }
        /// <summary>The product's name for people; absent if it has none. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>Identifiers of the entitlements that it grants; absent for the same. Null where it is left out.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>What is paid; absent for the same. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>Seconds of each paid period; absent for the same. Null where it is left out.</summary>
        public long? Period { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ProductChange Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ProductChange(
                JsonShape.Required(members, "product", JsonShape.Text), JsonShape.Optional(members, "plan", JsonShape.Text),
                JsonShape.Optional(members, "displayName", JsonShape.Text),
                JsonShape.Optional(members, "entitlements", JsonShape.ListOf(JsonShape.Text)), JsonShape.Optional(members, "price", Price.Read),
                JsonShape.OptionalValue(members, "period", JsonShape.Whole));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("product", JsonShape.Of(Product));
            if (Plan != null) { json.Add("plan", JsonShape.Of(Plan)); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (Price != null) { json.Add("price", Price.Write()); }
            if (Period != null) { json.Add("period", JsonShape.Of(Period.Value)); }
            return json;
        }
    }

    /// <summary>Products in a list, or by product identifier the entitlements that each grants.</summary>
    public abstract class ProductList
    {
        private ProductList() { }

        public abstract JToken Write();

        /// <summary>The case with a list.</summary>
        public sealed class List : ProductList
        {
            public List(IReadOnlyList<Product> value) => Value = value ?? throw new ArgumentNullException("value");
            public IReadOnlyList<Product> Value { get; }
            public override JToken Write() => JsonShape.Of(Value, item => item.Write());
        }

        /// <summary>The case with <c>map</c>.</summary>
        public sealed class Map : ProductList
        {
            public Map(IReadOnlyDictionary<string, IReadOnlyList<string>> value) => Value = value ?? throw new ArgumentNullException("value");
            public IReadOnlyDictionary<string, IReadOnlyList<string>> Value { get; }
            public override JToken Write() => JsonShape.Of(Value, item => JsonShape.Of(item, item1 => JsonShape.Of(item1)));
        }
    }

    /// <summary>Whether a purchase renews.</summary>
    public sealed class PurchaseKind : ContractWord<string, PurchaseKind.Kinds>
    {
        public static readonly PurchaseKind Subscription = new PurchaseKind("subscription", Kinds.Subscription);
        public static readonly PurchaseKind OneTime = new PurchaseKind("oneTime", Kinds.OneTime);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Subscription, OneTime }

        private static readonly PurchaseKind[] All = { Subscription, OneTime };

        private PurchaseKind(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static PurchaseKind Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new PurchaseKind(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static PurchaseKind Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent.</summary>
    public sealed class PurchaseRecord
    {
        public PurchaseRecord(
            string id, Vendor vendor, PurchaseKind kind, string product, string store, string storeCustomerId, string storeTransactionId,
            IReadOnlyList<string> entitlements, string buyerId, long purchasedAt, long originallyPurchasedAt, PeriodType periodType, bool isSandbox,
            string plan = null, string displayName = null, string email = null, long? expiresAt = null, long? gracePeriodExpiresAt = null,
            long? billingIssuesDetectedAt = null, long? unsubscribeDetectedAt = null, long? refundedAt = null, Price price = null,
            string managementUrl = null, PaywallContext paywall = null, JObject metadata = null, Renewal renewal = null)
        {
            Id = id ?? throw new ArgumentNullException("id");
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Kind = kind ?? throw new ArgumentNullException("kind");
            Product = product ?? throw new ArgumentNullException("product");
            Store = store ?? throw new ArgumentNullException("store");
            StoreCustomerId = storeCustomerId ?? throw new ArgumentNullException("storeCustomerId");
            StoreTransactionId = storeTransactionId ?? throw new ArgumentNullException("storeTransactionId");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            BuyerId = buyerId ?? throw new ArgumentNullException("buyerId");
            PurchasedAt = purchasedAt;
            OriginallyPurchasedAt = originallyPurchasedAt;
            PeriodType = periodType ?? throw new ArgumentNullException("periodType");
            IsSandbox = isSandbox;
            Plan = plan;
            DisplayName = displayName;
            Email = email;
            ExpiresAt = expiresAt;
            GracePeriodExpiresAt = gracePeriodExpiresAt;
            BillingIssuesDetectedAt = billingIssuesDetectedAt;
            UnsubscribeDetectedAt = unsubscribeDetectedAt;
            RefundedAt = refundedAt;
            Price = price;
            ManagementUrl = managementUrl;
            Paywall = paywall;
            Metadata = metadata;
            Renewal = renewal;
        }

        /// <summary>The ledger's id of the purchase.</summary>
        public string Id { get; }
        /// <summary>The vendor whose checkout sold it.</summary>
        public Vendor Vendor { get; }
        /// <summary>Whether it renews.</summary>
        public PurchaseKind Kind { get; }
        /// <summary>The product's identifier.</summary>
        public string Product { get; }
        /// <summary>The store that charged for it.</summary>
        public string Store { get; }
        /// <summary>The store's id of the buyer, such as <c>cus_…</c>.</summary>
        public string StoreCustomerId { get; }
        /// <summary>The store's id of the purchase, such as <c>sub_…</c>, or <c>cs_…</c> for a one-time purchase.</summary>
        public string StoreTransactionId { get; }
        /// <summary>Identifiers of the entitlements that it grants, ascending.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>The app user who bought it, or the id of an anonymous checkout.</summary>
        public string BuyerId { get; }
        /// <summary>Latest purchase or renewal, a whole second; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchasedAt { get; }
        /// <summary>First purchase, a whole second; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long OriginallyPurchasedAt { get; }
        /// <summary>How the current period was bought.</summary>
        public PeriodType PeriodType { get; }
        /// <summary>True for a purchase without real money.</summary>
        public bool IsSandbox { get; }
        /// <summary>The plan of that product; absent if it has none. Null where it is left out.</summary>
        public string Plan { get; }
        /// <summary>The product's name for people; absent if it has none. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>The full address given at checkout; absent for none. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>End of the paid time; absent for a one-time purchase; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</summary>
        public long? ExpiresAt { get; }
        /// <summary>End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? GracePeriodExpiresAt { get; }
        /// <summary>When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? BillingIssuesDetectedAt { get; }
        /// <summary>When the buyer's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z. Null where it is
        /// left out.</summary>
        public long? UnsubscribeDetectedAt { get; }
        /// <summary>When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? RefundedAt { get; }
        /// <summary>What was paid; absent if unknown. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>Where the buyer manages it; absent if there is no such page. Null where it is left out.</summary>
        public string ManagementUrl { get; }
        /// <summary>The paywall that led to it; absent for none. Null where it is left out.</summary>
        public PaywallContext Paywall { get; }
        /// <summary>What the page of the checkout has sent along; absent for nothing. Null where it is left out.</summary>
        public JObject Metadata { get; }
        /// <summary>How it goes on by itself; absent if it does not renew. Null where it is left out.</summary>
        public Renewal Renewal { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PurchaseRecord Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PurchaseRecord(
                JsonShape.Required(members, "id", JsonShape.Text), JsonShape.Required(members, "vendor", Vendor.Read),
                JsonShape.Required(members, "kind", PurchaseKind.Read), JsonShape.Required(members, "product", JsonShape.Text),
                JsonShape.Required(members, "store", JsonShape.Text), JsonShape.Required(members, "storeCustomerId", JsonShape.Text),
                JsonShape.Required(members, "storeTransactionId", JsonShape.Text),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(JsonShape.Text)), JsonShape.Required(members, "buyerId", JsonShape.Text),
                JsonShape.Required(members, "purchasedAt", JsonShape.Whole), JsonShape.Required(members, "originallyPurchasedAt", JsonShape.Whole),
                JsonShape.Required(members, "periodType", PeriodType.Read), JsonShape.Required(members, "isSandbox", JsonShape.Truth),
                JsonShape.Optional(members, "plan", JsonShape.Text), JsonShape.Optional(members, "displayName", JsonShape.Text),
                JsonShape.Optional(members, "email", JsonShape.Text), JsonShape.OptionalValue(members, "expiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "gracePeriodExpiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "billingIssuesDetectedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "unsubscribeDetectedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "refundedAt", JsonShape.Whole), JsonShape.Optional(members, "price", Price.Read),
                JsonShape.Optional(members, "managementURL", JsonShape.Text), JsonShape.Optional(members, "paywall", PaywallContext.Read),
                JsonShape.Optional(members, "metadata", JsonShape.Object), JsonShape.Optional(members, "renewal", Renewal.Read));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("vendor", Vendor.Write());
            json.Add("kind", Kind.Write());
            json.Add("product", JsonShape.Of(Product));
            if (Plan != null) { json.Add("plan", JsonShape.Of(Plan)); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            json.Add("store", JsonShape.Of(Store));
            json.Add("storeCustomerId", JsonShape.Of(StoreCustomerId));
            json.Add("storeTransactionId", JsonShape.Of(StoreTransactionId));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item)));
            json.Add("buyerId", JsonShape.Of(BuyerId));
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            json.Add("purchasedAt", JsonShape.Of(PurchasedAt));
            json.Add("originallyPurchasedAt", JsonShape.Of(OriginallyPurchasedAt));
            if (ExpiresAt != null) { json.Add("expiresAt", JsonShape.Of(ExpiresAt.Value)); }
            if (GracePeriodExpiresAt != null) { json.Add("gracePeriodExpiresAt", JsonShape.Of(GracePeriodExpiresAt.Value)); }
            if (BillingIssuesDetectedAt != null) { json.Add("billingIssuesDetectedAt", JsonShape.Of(BillingIssuesDetectedAt.Value)); }
            if (UnsubscribeDetectedAt != null) { json.Add("unsubscribeDetectedAt", JsonShape.Of(UnsubscribeDetectedAt.Value)); }
            if (RefundedAt != null) { json.Add("refundedAt", JsonShape.Of(RefundedAt.Value)); }
            json.Add("periodType", PeriodType.Write());
            json.Add("isSandbox", JsonShape.Of(IsSandbox));
            if (Price != null) { json.Add("price", Price.Write()); }
            if (ManagementUrl != null) { json.Add("managementURL", JsonShape.Of(ManagementUrl)); }
            if (Paywall != null) { json.Add("paywall", Paywall.Write()); }
            if (Metadata != null) { json.Add("metadata", JsonShape.Of(Metadata)); }
            if (Renewal != null) { json.Add("renewal", Renewal.Write()); }
            return json;
        }
    }

    /// <summary>A purchase by its <c>id</c>, or the whole purchase as another method returned it.</summary>
    public abstract class PurchaseReference
    {
        private PurchaseReference() { }

        public abstract JToken Write();

        /// <summary>Stands for the case String.</summary>
        public static implicit operator PurchaseReference(string value) => new String(value);

        /// <summary>The case with <c>string</c>.</summary>
        public sealed class String : PurchaseReference
        {
            public String(string value) => Value = value ?? throw new ArgumentNullException("value");
            public string Value { get; }
            public override JToken Write() => JsonShape.Of(Value);
        }

        /// <summary>Stands for the case PurchaseRecordCase.</summary>
        public static implicit operator PurchaseReference(PurchaseRecord value) => new PurchaseRecordCase(value);

        /// <summary>One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent.</summary>
        public sealed class PurchaseRecordCase : PurchaseReference
        {
            public PurchaseRecordCase(PurchaseRecord value) => Value = value ?? throw new ArgumentNullException("value");
            public PurchaseRecord Value { get; }
            public override JToken Write() => Value.Write();
        }
    }

    /// <summary>A purchase after a change.</summary>
    public sealed class PurchaseResult
    {
        public PurchaseResult(PurchaseRecord purchase)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
        }

        /// <summary>Its state now.</summary>
        public PurchaseRecord Purchase { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PurchaseResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PurchaseResult(JsonShape.Required(members, "purchase", PurchaseRecord.Read));
        }
    }

    /// <summary>Who paid.</summary>
    public sealed class Purchaser
    {
        public Purchaser(string id, string email = null, StoreIdentifiers storeIdentifiers = null)
        {
            Id = id ?? throw new ArgumentNullException("id");
            Email = email;
            StoreIdentifiers = storeIdentifiers;
        }

        /// <summary>The app user who bought it, or the id of an anonymous checkout.</summary>
        public string Id { get; }
        /// <summary>The full address given at checkout; absent if unknown. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>The store's ids of the buyer and the purchases; absent if unknown. Null where it is left out.</summary>
        public StoreIdentifiers StoreIdentifiers { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Purchaser Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Purchaser(
                JsonShape.Required(members, "id", JsonShape.Text), JsonShape.Optional(members, "email", JsonShape.Text),
                JsonShape.Optional(members, "storeIdentifiers", StoreIdentifiers.Read));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            if (StoreIdentifiers != null) { json.Add("storeIdentifiers", StoreIdentifiers.Write()); }
            return json;
        }
    }

    /// <summary>A redemption that an app asked its SDK for. Without <c>outcome</c> and <c>error</c> it is in progress.</summary>
    public sealed class RecordedRedemption
    {
        public RecordedRedemption(
            string session, Vendor vendor, Sdk sdk, Platform platform, long at, string url = null, string code = null, OutcomeKind outcome = null,
            string returned = null, IReadOnlyList<string> active = null, string error = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Sdk = sdk ?? throw new ArgumentNullException("sdk");
            Platform = platform ?? throw new ArgumentNullException("platform");
            At = at;
            Url = url;
            Code = code;
            Outcome = outcome;
            Returned = returned;
            Active = active;
            Error = error;
        }

        /// <summary>The session of the app; <c>http</c> for an SDK that redeemed over HTTP.</summary>
        public string Session { get; }
        /// <summary>Whose SDK was asked.</summary>
        public Vendor Vendor { get; }
        /// <summary>Which of the vendor's SDKs.</summary>
        public Sdk Sdk { get; }
        /// <summary>On which phone.</summary>
        public Platform Platform { get; }
        /// <summary>When the app asked; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long At { get; }
        /// <summary>The link, as the app passed it; absent if it passed a code. Null where it is left out.</summary>
        public string Url { get; }
        /// <summary>The code; absent if the SDK sees no redemption link. Null where it is left out.</summary>
        public string Code { get; }
        /// <summary>What came of it; absent while it is in progress, and after an error. Null where it is left out.</summary>
        public OutcomeKind Outcome { get; }
        /// <summary>The word by which the SDK named the result, such as <c>SUCCESS</c>; absent if it has none. Null where it is left out.</summary>
        public string Returned { get; }
        /// <summary>The entitlements that it made active, ascending; absent for an outcome without a purchase. Null where it is left out.</summary>
        public IReadOnlyList<string> Active { get; }
        /// <summary>The message of the error that the call ended with, or why the SDK never answers. Null where it is left out.</summary>
        public string Error { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RecordedRedemption Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RecordedRedemption(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "vendor", Vendor.Read),
                JsonShape.Required(members, "sdk", Sdk.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "at", JsonShape.Whole), JsonShape.Optional(members, "url", JsonShape.Text),
                JsonShape.Optional(members, "code", JsonShape.Text), JsonShape.Optional(members, "outcome", OutcomeKind.Read),
                JsonShape.Optional(members, "returned", JsonShape.Text), JsonShape.Optional(members, "active", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "error", JsonShape.Text));
        }
    }

    /// <summary>A redemption of a code.</summary>
    public sealed class RedemptionAttempt
    {
        public RedemptionAttempt(long at, OutcomeKind outcome, string session = null)
        {
            At = at;
            Outcome = outcome ?? throw new ArgumentNullException("outcome");
            Session = session;
        }

        /// <summary>The time; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long At { get; }
        /// <summary>The outcome.</summary>
        public OutcomeKind Outcome { get; }
        /// <summary>The session; absent for an HTTP request. Null where it is left out.</summary>
        public string Session { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionAttempt Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionAttempt(
                JsonShape.Required(members, "at", JsonShape.Whole), JsonShape.Required(members, "outcome", OutcomeKind.Read),
                JsonShape.Optional(members, "session", JsonShape.Text));
        }
    }

    /// <summary>Why a redemption has no result.</summary>
    public sealed class RedemptionFailure
    {
        public RedemptionFailure(
            FailureReason reason, string message, Optional<long?> httpStatus = default(Optional<long?>),
            Optional<long?> backendCode = default(Optional<long?>), string sdkCode = null, long? attempts = null)
        {
            Reason = reason ?? throw new ArgumentNullException("reason");
            Message = message ?? throw new ArgumentNullException("message");
            HasHttpStatus = httpStatus.IsThere;
            HttpStatus = httpStatus.Value;
            HasBackendCode = backendCode.IsThere;
            BackendCode = backendCode.Value;
            SdkCode = sdkCode;
            Attempts = attempts;
        }

        /// <summary>The kind of failure.</summary>
        public FailureReason Reason { get; }
        /// <summary>One sentence for people, in English; never contains a code, a key or an address.</summary>
        public string Message { get; }
        /// <summary>HTTP status; null if there was no answer. At least 100, at most 599.</summary>
        public long? HttpStatus { get; }
        /// <summary>Whether <c>httpStatus</c> is present, which includes null.</summary>
        public bool HasHttpStatus { get; }
        /// <summary>The vendor's error number in the answer's body; null for none. At least -9007199254740991, at most 9007199254740991.</summary>
        public long? BackendCode { get; }
        /// <summary>Whether <c>backendCode</c> is present, which includes null.</summary>
        public bool HasBackendCode { get; }
        /// <summary>The SDK's own error code as text, read from a reply whose other members do not lead to that code; absent otherwise. Null where it
        /// is left out.</summary>
        public string SdkCode { get; }
        /// <summary>How many requests were sent; 0 when the SDK refused to send one. Defaults to 1. At least 0, at most 9007199254740991. <c>1</c>
        /// where it is left out. Null where it is left out.</summary>
        public long? Attempts { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionFailure Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionFailure(
                JsonShape.Required(members, "reason", FailureReason.Read), JsonShape.Required(members, "message", JsonShape.Text),
                JsonShape.IfThere(members, "httpStatus", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.IfThere(members, "backendCode", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Optional(members, "sdkCode", JsonShape.Text), JsonShape.OptionalValue(members, "attempts", JsonShape.Whole));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("reason", Reason.Write());
            json.Add("message", JsonShape.Of(Message));
            if (HasHttpStatus) { json.Add("httpStatus", HttpStatus.HasValue ? JsonShape.Of(HttpStatus.Value) : JsonShape.Null()); }
            if (HasBackendCode) { json.Add("backendCode", BackendCode.HasValue ? JsonShape.Of(BackendCode.Value) : JsonShape.Null()); }
            if (SdkCode != null) { json.Add("sdkCode", JsonShape.Of(SdkCode)); }
            if (Attempts != null) { json.Add("attempts", JsonShape.Of(Attempts.Value)); }
            return json;
        }
    }

    /// <summary>What a web SDK returns to the page.</summary>
    public sealed class RedemptionInfo
    {
        public RedemptionInfo(string redeemUrl, string redeemUrlRedirect = null)
        {
            RedeemUrl = redeemUrl ?? throw new ArgumentNullException("redeemUrl");
            RedeemUrlRedirect = redeemUrlRedirect;
        }

        /// <summary>The link that opens the app.</summary>
        public string RedeemUrl { get; }
        /// <summary>The same link over HTTPS, for codes to scan; absent for none. Null where it is left out.</summary>
        public string RedeemUrlRedirect { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionInfo(
                JsonShape.Required(members, "redeemUrl", JsonShape.Text), JsonShape.Optional(members, "redeemUrlRedirect", JsonShape.Text));
        }
    }

    /// <summary>A link that a vendor's SDK would redeem.</summary>
    public sealed class RedemptionLink
    {
        public RedemptionLink(Vendor vendor, string code, string url)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Code = code ?? throw new ArgumentNullException("code");
            Url = url ?? throw new ArgumentNullException("url");
        }

        /// <summary>The vendor whose form the link has.</summary>
        public Vendor Vendor { get; }
        /// <summary>The one-use secret in it; may be empty if the SDK accepts that.</summary>
        public string Code { get; }
        /// <summary>The link, verbatim; if it was wrapped, the inner one.</summary>
        public string Url { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionLink Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionLink(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "code", JsonShape.Text),
                JsonShape.Required(members, "url", JsonShape.Text));
        }
    }

    /// <summary>The redemptions that apps asked their SDKs for.</summary>
    public sealed class RedemptionListResult
    {
        public RedemptionListResult(IReadOnlyList<RecordedRedemption> redemptions, long? dropped = null)
        {
            Redemptions = redemptions ?? throw new ArgumentNullException("redemptions");
            Dropped = dropped;
        }

        /// <summary>In the order in which the apps asked; the newest 1,000 of a space are kept.</summary>
        public IReadOnlyList<RecordedRedemption> Redemptions { get; }
        /// <summary>The number of older ones, which are not kept; absent for none. At least 1. Null where it is left out.</summary>
        public long? Dropped { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionListResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionListResult(
                JsonShape.Required(members, "redemptions", JsonShape.ListOf(RecordedRedemption.Read)),
                JsonShape.OptionalValue(members, "dropped", JsonShape.Whole));
        }
    }

    /// <summary>The outcome of one redemption: a closed list. An outcome is never an error of a call.</summary>
    public abstract class RedemptionOutcome
    {
        private RedemptionOutcome() { }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionOutcome Read(JToken json)
        {
            switch (JsonShape.Tag(json, "kind"))
            {
                case "redeemed": return Redeemed.Read(json);
                case "subscriptionExpired": return SubscriptionExpired.Read(json);
                case "linkExpired": return LinkExpired.Read(json);
                case "invalidCode": return InvalidCode.Read(json);
                case "purchaseBelongsToOtherUser": return PurchaseBelongsToOtherUser.Read(json);
                case "failed": return Failed.Read(json);
                default: return new Unknown(json);
            }
        }

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(
            Func<Redeemed, TResult> redeemed, Func<SubscriptionExpired, TResult> subscriptionExpired, Func<LinkExpired, TResult> linkExpired,
            Func<InvalidCode, TResult> invalidCode, Func<PurchaseBelongsToOtherUser, TResult> purchaseBelongsToOtherUser,
            Func<Failed, TResult> failed, Func<Unknown, TResult> unknown)
        {
            if (this is Redeemed) { return redeemed((Redeemed)this); }
            if (this is SubscriptionExpired) { return subscriptionExpired((SubscriptionExpired)this); }
            if (this is LinkExpired) { return linkExpired((LinkExpired)this); }
            if (this is InvalidCode) { return invalidCode((InvalidCode)this); }
            if (this is PurchaseBelongsToOtherUser) { return purchaseBelongsToOtherUser((PurchaseBelongsToOtherUser)this); }
            if (this is Failed) { return failed((Failed)this); }
            if (this is Unknown) { return unknown((Unknown)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The code was valid and its purchase gives access.</summary>
        public sealed class Redeemed : RedemptionOutcome
        {
            public Redeemed(Grant grant, Optional<string> code = default(Optional<string>))
            {
                Grant = grant ?? throw new ArgumentNullException("grant");
                HasCode = code.IsThere;
                Code = code.Value;
            }

            /// <summary>What the redemption granted.</summary>
            public Grant Grant { get; }
            /// <summary>The code that was redeemed; null only after <c>reply/read</c> of a reply without it.</summary>
            public string Code { get; }
            /// <summary>Whether <c>code</c> is present, which includes null.</summary>
            public bool HasCode { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Redeemed Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "redeemed");
                return new Redeemed(JsonShape.Required(members, "grant", Grant.Read), JsonShape.IfThere(members, "code", JsonShape.OrNull(JsonShape.Text)));
            }

            public JObject Write()
            {
                var json = new JObject();
                json.Add("kind", "redeemed");
                if (HasCode) { json.Add("code", Code == null ? JsonShape.Null() : JsonShape.Of(Code)); }
                json.Add("grant", Grant.Write());
                return json;
            }
        }

        /// <summary>The code was valid, but its purchase has lapsed or was refunded.</summary>
        public sealed class SubscriptionExpired : RedemptionOutcome
        {
            public SubscriptionExpired(Grant grant, Optional<string> code = default(Optional<string>))
            {
                Grant = grant ?? throw new ArgumentNullException("grant");
                HasCode = code.IsThere;
                Code = code.Value;
            }

            /// <summary>What the redemption granted.</summary>
            public Grant Grant { get; }
            /// <summary>The code that was redeemed; null only after <c>reply/read</c> of a reply without it.</summary>
            public string Code { get; }
            /// <summary>Whether <c>code</c> is present, which includes null.</summary>
            public bool HasCode { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new SubscriptionExpired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "subscriptionExpired");
                return new SubscriptionExpired(
                    JsonShape.Required(members, "grant", Grant.Read), JsonShape.IfThere(members, "code", JsonShape.OrNull(JsonShape.Text)));
            }

            public JObject Write()
            {
                var json = new JObject();
                json.Add("kind", "subscriptionExpired");
                if (HasCode) { json.Add("code", Code == null ? JsonShape.Null() : JsonShape.Of(Code)); }
                json.Add("grant", Grant.Write());
                return json;
            }
        }

        /// <summary>The code has expired or was used already.</summary>
        public sealed class LinkExpired : RedemptionOutcome
        {
            public LinkExpired(
                bool reissued, Optional<string> code = default(Optional<string>), LinkExpiryReason reason = null,
                Optional<string> obfuscatedEmail = default(Optional<string>))
            {
                Reissued = reissued;
                HasCode = code.IsThere;
                Code = code.Value;
                Reason = reason;
                HasObfuscatedEmail = obfuscatedEmail.IsThere;
                ObfuscatedEmail = obfuscatedEmail.Value;
            }

            /// <summary>True if a new link was sent to the buyer.</summary>
            public bool Reissued { get; }
            /// <summary>The code that was redeemed; null only after <c>reply/read</c> of a reply without it.</summary>
            public string Code { get; }
            /// <summary>Whether <c>code</c> is present, which includes null.</summary>
            public bool HasCode { get; }
            /// <summary>Expired or used; absent if the service did not report it. Null where it is left out.</summary>
            public LinkExpiryReason Reason { get; }
            /// <summary>The buyer's address, masked; null if unknown.</summary>
            public string ObfuscatedEmail { get; }
            /// <summary>Whether <c>obfuscatedEmail</c> is present, which includes null.</summary>
            public bool HasObfuscatedEmail { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new LinkExpired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "linkExpired");
                return new LinkExpired(
                    JsonShape.Required(members, "reissued", JsonShape.Truth), JsonShape.IfThere(members, "code", JsonShape.OrNull(JsonShape.Text)),
                    JsonShape.Optional(members, "reason", LinkExpiryReason.Read),
                    JsonShape.IfThere(members, "obfuscatedEmail", JsonShape.OrNull(JsonShape.Text)));
            }

            public JObject Write()
            {
                var json = new JObject();
                json.Add("kind", "linkExpired");
                if (HasCode) { json.Add("code", Code == null ? JsonShape.Null() : JsonShape.Of(Code)); }
                if (Reason != null) { json.Add("reason", Reason.Write()); }
                json.Add("reissued", JsonShape.Of(Reissued));
                if (HasObfuscatedEmail) { json.Add("obfuscatedEmail", ObfuscatedEmail == null ? JsonShape.Null() : JsonShape.Of(ObfuscatedEmail)); }
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : RedemptionOutcome
        {
            public InvalidCode(Optional<string> code = default(Optional<string>))
            {
                HasCode = code.IsThere;
                Code = code.Value;
            }

            /// <summary>The code that was redeemed; null only after <c>reply/read</c> of a reply without it.</summary>
            public string Code { get; }
            /// <summary>Whether <c>code</c> is present, which includes null.</summary>
            public bool HasCode { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "invalidCode");
                return new InvalidCode(JsonShape.IfThere(members, "code", JsonShape.OrNull(JsonShape.Text)));
            }

            public JObject Write()
            {
                var json = new JObject();
                json.Add("kind", "invalidCode");
                if (HasCode) { json.Add("code", Code == null ? JsonShape.Null() : JsonShape.Of(Code)); }
                return json;
            }
        }

        /// <summary>The purchase belongs to another user, and the policy keeps it there.</summary>
        public sealed class PurchaseBelongsToOtherUser : RedemptionOutcome
        {
            public PurchaseBelongsToOtherUser(Optional<string> code = default(Optional<string>))
            {
                HasCode = code.IsThere;
                Code = code.Value;
            }

            /// <summary>The code that was redeemed; null only after <c>reply/read</c> of a reply without it.</summary>
            public string Code { get; }
            /// <summary>Whether <c>code</c> is present, which includes null.</summary>
            public bool HasCode { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new PurchaseBelongsToOtherUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "purchaseBelongsToOtherUser");
                return new PurchaseBelongsToOtherUser(JsonShape.IfThere(members, "code", JsonShape.OrNull(JsonShape.Text)));
            }

            public JObject Write()
            {
                var json = new JObject();
                json.Add("kind", "purchaseBelongsToOtherUser");
                if (HasCode) { json.Add("code", Code == null ? JsonShape.Null() : JsonShape.Of(Code)); }
                return json;
            }
        }

        /// <summary>The outcome is unknown: the network, the service or its answer failed.</summary>
        public sealed class Failed : RedemptionOutcome
        {
            public Failed(RedemptionFailure failure, Optional<string> code = default(Optional<string>))
            {
                Failure = failure ?? throw new ArgumentNullException("failure");
                HasCode = code.IsThere;
                Code = code.Value;
            }

            /// <summary>Why.</summary>
            public RedemptionFailure Failure { get; }
            /// <summary>The code that was redeemed; null only after <c>reply/read</c> of a reply without it.</summary>
            public string Code { get; }
            /// <summary>Whether <c>code</c> is present, which includes null.</summary>
            public bool HasCode { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Failed Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "failed");
                return new Failed(
                    JsonShape.Required(members, "failure", RedemptionFailure.Read),
                    JsonShape.IfThere(members, "code", JsonShape.OrNull(JsonShape.Text)));
            }

            public JObject Write()
            {
                var json = new JObject();
                json.Add("kind", "failed");
                if (HasCode) { json.Add("code", Code == null ? JsonShape.Null() : JsonShape.Of(Code)); }
                json.Add("failure", Failure.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server, as received.</summary>
        public sealed class Unknown : RedemptionOutcome
        {
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }
        }
    }

    /// <summary>The result of a redemption. If the SDK never calls back, the call fails with -32016.</summary>
    public sealed class RedemptionRedeemResult
    {
        public RedemptionRedeemResult(RedemptionOutcome outcome, JObject reply, IReadOnlyList<Loss> losses)
        {
            Outcome = outcome ?? throw new ArgumentNullException("outcome");
            Reply = reply ?? throw new ArgumentNullException("reply");
            Losses = losses ?? throw new ArgumentNullException("losses");
        }

        /// <summary>The outcome.</summary>
        public RedemptionOutcome Outcome { get; }
        /// <summary>The outcome in the format of the session's SDK.</summary>
        public JObject Reply { get; }
        /// <summary>What the reply cannot carry.</summary>
        public IReadOnlyList<Loss> Losses { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionRedeemResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionRedeemResult(
                JsonShape.Required(members, "outcome", RedemptionOutcome.Read), JsonShape.Required(members, "reply", JsonShape.Object),
                JsonShape.Required(members, "losses", JsonShape.ListOf(Loss.Read)));
        }
    }

    /// <summary>How a subscription goes on by itself.</summary>
    public sealed class Renewal
    {
        public Renewal(
            long period, Billing billing, long number, long retriesLeft, bool isPaused, bool hasEnded, long? gracePeriod = null, long? retryAt = null,
            long? resumesAt = null, ProductChange change = null)
        {
            Period = period;
            Billing = billing ?? throw new ArgumentNullException("billing");
            Number = number;
            RetriesLeft = retriesLeft;
            IsPaused = isPaused;
            HasEnded = hasEnded;
            GracePeriod = gracePeriod;
            RetryAt = retryAt;
            ResumesAt = resumesAt;
            Change = change;
        }

        /// <summary>Seconds of each paid period after the first one.</summary>
        public long Period { get; }
        /// <summary>How the next charges end.</summary>
        public Billing Billing { get; }
        /// <summary>The number of the period: 1 for the first one.</summary>
        public long Number { get; }
        /// <summary>How often it is tried again after that.</summary>
        public long RetriesLeft { get; }
        /// <summary>True if it is paused, or will be at the end of the period.</summary>
        public bool IsPaused { get; }
        /// <summary>True once access has ended.</summary>
        public bool HasEnded { get; }
        /// <summary>Seconds of access after a failed charge; absent for none. Null where it is left out.</summary>
        public long? GracePeriod { get; }
        /// <summary>When a failed charge is tried again; absent if none is; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</summary>
        public long? RetryAt { get; }
        /// <summary>When a pause ends by itself; absent if it does not; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? ResumesAt { get; }
        /// <summary>What it changes to at the next renewal; absent for nothing. Null where it is left out.</summary>
        public ProductChange Change { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Renewal Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Renewal(
                JsonShape.Required(members, "period", JsonShape.Whole), JsonShape.Required(members, "billing", Billing.Read),
                JsonShape.Required(members, "number", JsonShape.Whole), JsonShape.Required(members, "retriesLeft", JsonShape.Whole),
                JsonShape.Required(members, "isPaused", JsonShape.Truth), JsonShape.Required(members, "hasEnded", JsonShape.Truth),
                JsonShape.OptionalValue(members, "gracePeriod", JsonShape.Whole), JsonShape.OptionalValue(members, "retryAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "resumesAt", JsonShape.Whole), JsonShape.Optional(members, "change", ProductChange.Read));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("period", JsonShape.Of(Period));
            if (GracePeriod != null) { json.Add("gracePeriod", JsonShape.Of(GracePeriod.Value)); }
            json.Add("billing", Billing.Write());
            json.Add("number", JsonShape.Of(Number));
            if (RetryAt != null) { json.Add("retryAt", JsonShape.Of(RetryAt.Value)); }
            json.Add("retriesLeft", JsonShape.Of(RetriesLeft));
            json.Add("isPaused", JsonShape.Of(IsPaused));
            if (ResumesAt != null) { json.Add("resumesAt", JsonShape.Of(ResumesAt.Value)); }
            if (Change != null) { json.Add("change", Change.Write()); }
            json.Add("hasEnded", JsonShape.Of(HasEnded));
            return json;
        }
    }

    /// <summary>An error as an SDK's own channel returns it.</summary>
    public sealed class SDKError
    {
        public SDKError(string code, string message, JToken details, string domain = null)
        {
            Code = code ?? throw new ArgumentNullException("code");
            Message = message ?? throw new ArgumentNullException("message");
            Details = details;
            Domain = domain;
        }

        /// <summary>The channel's code; RevenueCat's hybrids write their number as text. Empty if the channel has none; the name of the exception if
        /// it throws.</summary>
        public string Code { get; }
        /// <summary>The SDK's error message.</summary>
        public string Message { get; }
        /// <summary>Details; an empty object or null for none.</summary>
        public JToken Details { get; }
        /// <summary>The domain of an <c>NSError</c>, on channels that carry it (React Native on iOS); absent on the others. Null where it is left
        /// out.</summary>
        public string Domain { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SDKError Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SDKError(
                JsonShape.Required(members, "code", JsonShape.Text), JsonShape.Required(members, "message", JsonShape.Text),
                JsonShape.Required(members, "details", JsonShape.Any), JsonShape.Optional(members, "domain", JsonShape.Text));
        }
    }

    /// <summary>Outcomes from a script.</summary>
    public sealed class ScriptGateway
    {
        public ScriptGateway(IReadOnlyList<ScriptedAnswer> script)
        {
            Script = script ?? throw new ArgumentNullException("script");
        }

        /// <summary>One per redemption, in order.</summary>
        public IReadOnlyList<ScriptedAnswer> Script { get; }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("script", JsonShape.Of(Script, item => item.Write()));
            return json;
        }
    }

    /// <summary>An outcome, which gets the code of the request, or an answer without that code.</summary>
    public abstract class ScriptedAnswer
    {
        private ScriptedAnswer() { }

        public abstract JToken Write();

        /// <summary>Stands for the case Redeemed.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.Redeemed value) => new Redeemed(value);

        /// <summary>The code was valid and its purchase gives access.</summary>
        public sealed class Redeemed : ScriptedAnswer
        {
            public Redeemed(RedemptionOutcome.Redeemed value) => Value = value ?? throw new ArgumentNullException("value");
            public RedemptionOutcome.Redeemed Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case SubscriptionExpired.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.SubscriptionExpired value) => new SubscriptionExpired(value);

        /// <summary>The code was valid, but its purchase has lapsed or was refunded.</summary>
        public sealed class SubscriptionExpired : ScriptedAnswer
        {
            public SubscriptionExpired(RedemptionOutcome.SubscriptionExpired value) => Value = value ?? throw new ArgumentNullException("value");
            public RedemptionOutcome.SubscriptionExpired Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case LinkExpired.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.LinkExpired value) => new LinkExpired(value);

        /// <summary>The code has expired or was used already.</summary>
        public sealed class LinkExpired : ScriptedAnswer
        {
            public LinkExpired(RedemptionOutcome.LinkExpired value) => Value = value ?? throw new ArgumentNullException("value");
            public RedemptionOutcome.LinkExpired Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case InvalidCode.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.InvalidCode value) => new InvalidCode(value);

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : ScriptedAnswer
        {
            public InvalidCode(RedemptionOutcome.InvalidCode value) => Value = value ?? throw new ArgumentNullException("value");
            public RedemptionOutcome.InvalidCode Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case PurchaseBelongsToOtherUser.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.PurchaseBelongsToOtherUser value) => new PurchaseBelongsToOtherUser(value);

        /// <summary>The purchase belongs to another user, and the policy keeps it there.</summary>
        public sealed class PurchaseBelongsToOtherUser : ScriptedAnswer
        {
            public PurchaseBelongsToOtherUser(RedemptionOutcome.PurchaseBelongsToOtherUser value) => Value = value ?? throw new ArgumentNullException("value");
            public RedemptionOutcome.PurchaseBelongsToOtherUser Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case Failed.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.Failed value) => new Failed(value);

        /// <summary>The outcome is unknown: the network, the service or its answer failed.</summary>
        public sealed class Failed : ScriptedAnswer
        {
            public Failed(RedemptionOutcome.Failed value) => Value = value ?? throw new ArgumentNullException("value");
            public RedemptionOutcome.Failed Value { get; }
            public override JToken Write() => Value.Write();
        }

        /// <summary>The service's answer does not contain the code of the request.</summary>
        public sealed class Absent : ScriptedAnswer
        {
            public Absent()
            {
            }

            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "absent");
                return json;
            }
        }
    }

    /// <summary>The language layer that an app talks to.</summary>
    public sealed class Sdk : ContractWord<string, Sdk.Kinds>
    {
        public static readonly Sdk Native = new Sdk("native", Kinds.Native);
        public static readonly Sdk Flutter = new Sdk("flutter", Kinds.Flutter);
        public static readonly Sdk ReactNative = new Sdk("react-native", Kinds.ReactNative);
        public static readonly Sdk Unity = new Sdk("unity", Kinds.Unity);
        public static readonly Sdk Kmp = new Sdk("kmp", Kinds.Kmp);
        public static readonly Sdk Capacitor = new Sdk("capacitor", Kinds.Capacitor);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Native, Flutter, ReactNative, Unity, Kmp, Capacitor }

        private static readonly Sdk[] All = { Native, Flutter, ReactNative, Unity, Kmp, Capacitor };

        private Sdk(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Sdk Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new Sdk(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Sdk Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>Something that an SDK does or passes to its app, in the SDK's own order.</summary>
    public sealed class SessionEvent
    {
        public SessionEvent(string session, long sequence, string name, long at, JObject @params)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Sequence = sequence;
            Name = name ?? throw new ArgumentNullException("name");
            At = at;
            Params = @params ?? throw new ArgumentNullException("params");
        }

        /// <summary>Whose.</summary>
        public string Session { get; }
        /// <summary>Counts a session's events from 1. At least 1.</summary>
        public long Sequence { get; }
        /// <summary>The SDK's own word for it; <c>x-events</c> lists them.</summary>
        public string Name { get; }
        /// <summary>The time; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long At { get; }
        /// <summary>Its body as that channel delivers it.</summary>
        public JObject Params { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionEvent(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "sequence", JsonShape.Whole),
                JsonShape.Required(members, "name", JsonShape.Text), JsonShape.Required(members, "at", JsonShape.Whole),
                JsonShape.Required(members, "params", JsonShape.Object));
        }
    }

    /// <summary>The state of an SDK.</summary>
    public sealed class SessionFacts
    {
        public SessionFacts(
            string session, Vendor vendor, Sdk sdk, Platform platform, bool configured, string appUserId, bool isAnonymous, string deviceId,
            IReadOnlyList<StoredCode> storedCodes, long redemptionsUnderWay, SubscriptionStatus status, EntitlementLists entitlements,
            bool purchaseController, JObject userAttributes, JObject integrationAttributes, OpenPaywall paywall, long linksWaiting,
            PendingCheckout pendingCheckout = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Sdk = sdk ?? throw new ArgumentNullException("sdk");
            Platform = platform ?? throw new ArgumentNullException("platform");
            Configured = configured;
            AppUserId = appUserId;
            IsAnonymous = isAnonymous;
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            StoredCodes = storedCodes ?? throw new ArgumentNullException("storedCodes");
            RedemptionsUnderWay = redemptionsUnderWay;
            Status = status ?? throw new ArgumentNullException("status");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PurchaseController = purchaseController;
            UserAttributes = userAttributes ?? throw new ArgumentNullException("userAttributes");
            IntegrationAttributes = integrationAttributes ?? throw new ArgumentNullException("integrationAttributes");
            Paywall = paywall;
            LinksWaiting = linksWaiting;
            PendingCheckout = pendingCheckout;
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>Whose SDK.</summary>
        public Vendor Vendor { get; }
        /// <summary>Which of the vendor's SDKs.</summary>
        public Sdk Sdk { get; }
        /// <summary>The platform of its native side.</summary>
        public Platform Platform { get; }
        /// <summary>True if the app has configured its SDK.</summary>
        public bool Configured { get; }
        /// <summary>The app's user; null if the SDK has none.</summary>
        public string AppUserId { get; }
        /// <summary>True if the SDK created the app user id, or is not configured yet.</summary>
        public bool IsAnonymous { get; }
        /// <summary>The installed app's own identifier.</summary>
        public string DeviceId { get; }
        /// <summary>Codes that the SDK stores, oldest first.</summary>
        public IReadOnlyList<StoredCode> StoredCodes { get; }
        /// <summary>The number of redemptions in progress. At least 0.</summary>
        public long RedemptionsUnderWay { get; }
        /// <summary>The subscription status. RevenueCat's SDKs have none and stay at <c>unknown</c>.</summary>
        public SubscriptionStatus Status { get; }
        /// <summary>The user's entitlements as the app sees them.</summary>
        public EntitlementLists Entitlements { get; }
        /// <summary>True if the app decides about access itself.</summary>
        public bool PurchaseController { get; }
        /// <summary>Attributes that the app set on its user.</summary>
        public JObject UserAttributes { get; }
        /// <summary>The user's ids in other services.</summary>
        public JObject IntegrationAttributes { get; }
        /// <summary>The paywall on screen; null for none.</summary>
        public OpenPaywall Paywall { get; }
        /// <summary>The number of links that wait for <c>session/configure</c>. At least 0.</summary>
        public long LinksWaiting { get; }
        /// <summary>The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only. Null where it is left out.</summary>
        public PendingCheckout PendingCheckout { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionFacts Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionFacts(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "vendor", Vendor.Read),
                JsonShape.Required(members, "sdk", Sdk.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "configured", JsonShape.Truth),
                JsonShape.Required(members, "appUserId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isAnonymous", JsonShape.Truth), JsonShape.Required(members, "deviceId", JsonShape.Text),
                JsonShape.Required(members, "storedCodes", JsonShape.ListOf(StoredCode.Read)),
                JsonShape.Required(members, "redemptionsUnderWay", JsonShape.Whole), JsonShape.Required(members, "status", SubscriptionStatus.Read),
                JsonShape.Required(members, "entitlements", EntitlementLists.Read),
                JsonShape.Required(members, "purchaseController", JsonShape.Truth), JsonShape.Required(members, "userAttributes", JsonShape.Object),
                JsonShape.Required(members, "integrationAttributes", JsonShape.Object),
                JsonShape.Required(members, "paywall", JsonShape.OrNull(OpenPaywall.Read)),
                JsonShape.Required(members, "linksWaiting", JsonShape.Whole), JsonShape.Optional(members, "pendingCheckout", PendingCheckout.Read));
        }
    }

    /// <summary>What the SDK's deep-link call returns.</summary>
    public sealed class SessionHandleDeepLinkResult
    {
        public SessionHandleDeepLinkResult(bool handled, string error = null)
        {
            Handled = handled;
            Error = error;
        }

        /// <summary>True if the SDK's call returns that it handles the link.</summary>
        public bool Handled { get; }
        /// <summary>The error of a call that throws instead of returning false; absent otherwise. Null where it is left out.</summary>
        public string Error { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionHandleDeepLinkResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionHandleDeepLinkResult(
                JsonShape.Required(members, "handled", JsonShape.Truth), JsonShape.Optional(members, "error", JsonShape.Text));
        }
    }

    /// <summary>The open sessions, in the order in which they were opened.</summary>
    public sealed class SessionListResult
    {
        public SessionListResult(IReadOnlyList<SessionSummary> sessions)
        {
            Sessions = sessions ?? throw new ArgumentNullException("sessions");
        }

        /// <summary>One entry per session.</summary>
        public IReadOnlyList<SessionSummary> Sessions { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionListResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionListResult(JsonShape.Required(members, "sessions", JsonShape.ListOf(SessionSummary.Read)));
        }
    }

    /// <summary>The opened session.</summary>
    public sealed class SessionOpenResult
    {
        public SessionOpenResult(
            string session, string appUserId, string deviceId, string nativeVersion = null, IReadOnlyList<string> rules = null, string warning = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            AppUserId = appUserId;
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            NativeVersion = nativeVersion;
            Rules = rules;
            Warning = warning;
        }

        /// <summary>The name of the session for later calls.</summary>
        public string Session { get; }
        /// <summary>The app's user; null if the SDK has none.</summary>
        public string AppUserId { get; }
        /// <summary>The installed app's own identifier.</summary>
        public string DeviceId { get; }
        /// <summary>The version of the native SDK that the app's package brings; absent if the vendor's versions are unknown. Null where it is left
        /// out.</summary>
        public string NativeVersion { get; }
        /// <summary>What that version does that older ones do not, by the identifiers of <c>versions/list</c>; absent if the vendor's versions are
        /// unknown. Null where it is left out.</summary>
        public IReadOnlyList<string> Rules { get; }
        /// <summary>What differs in <c>sdkVersion</c> from what the session does, or that nobody has compared it; absent otherwise. Null where it is
        /// left out.</summary>
        public string Warning { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionOpenResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionOpenResult(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "appUserId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "deviceId", JsonShape.Text), JsonShape.Optional(members, "nativeVersion", JsonShape.Text),
                JsonShape.Optional(members, "rules", JsonShape.ListOf(JsonShape.Text)), JsonShape.Optional(members, "warning", JsonShape.Text));
        }
    }

    /// <summary>A session's state.</summary>
    public sealed class SessionState
    {
        public SessionState(
            string session, Vendor vendor, Sdk sdk, Platform platform, bool configured, string appUserId, bool isAnonymous, string deviceId,
            IReadOnlyList<StoredCode> storedCodes, long redemptionsUnderWay, SubscriptionStatus status, EntitlementLists entitlements,
            bool purchaseController, JObject userAttributes, JObject integrationAttributes, OpenPaywall paywall, long linksWaiting,
            PendingCheckout pendingCheckout = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Sdk = sdk ?? throw new ArgumentNullException("sdk");
            Platform = platform ?? throw new ArgumentNullException("platform");
            Configured = configured;
            AppUserId = appUserId;
            IsAnonymous = isAnonymous;
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            StoredCodes = storedCodes ?? throw new ArgumentNullException("storedCodes");
            RedemptionsUnderWay = redemptionsUnderWay;
            Status = status ?? throw new ArgumentNullException("status");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PurchaseController = purchaseController;
            UserAttributes = userAttributes ?? throw new ArgumentNullException("userAttributes");
            IntegrationAttributes = integrationAttributes ?? throw new ArgumentNullException("integrationAttributes");
            Paywall = paywall;
            LinksWaiting = linksWaiting;
            PendingCheckout = pendingCheckout;
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>Whose SDK.</summary>
        public Vendor Vendor { get; }
        /// <summary>Which of the vendor's SDKs.</summary>
        public Sdk Sdk { get; }
        /// <summary>The platform of its native side.</summary>
        public Platform Platform { get; }
        /// <summary>True if the app has configured its SDK.</summary>
        public bool Configured { get; }
        /// <summary>The app's user; null if the SDK has none.</summary>
        public string AppUserId { get; }
        /// <summary>True if the SDK created the app user id, or is not configured yet.</summary>
        public bool IsAnonymous { get; }
        /// <summary>The installed app's own identifier.</summary>
        public string DeviceId { get; }
        /// <summary>Codes that the SDK stores, oldest first.</summary>
        public IReadOnlyList<StoredCode> StoredCodes { get; }
        /// <summary>The number of redemptions in progress. At least 0.</summary>
        public long RedemptionsUnderWay { get; }
        /// <summary>The subscription status. RevenueCat's SDKs have none and stay at <c>unknown</c>.</summary>
        public SubscriptionStatus Status { get; }
        /// <summary>The user's entitlements as the app sees them.</summary>
        public EntitlementLists Entitlements { get; }
        /// <summary>True if the app decides about access itself.</summary>
        public bool PurchaseController { get; }
        /// <summary>Attributes that the app set on its user.</summary>
        public JObject UserAttributes { get; }
        /// <summary>The user's ids in other services.</summary>
        public JObject IntegrationAttributes { get; }
        /// <summary>The paywall on screen; null for none.</summary>
        public OpenPaywall Paywall { get; }
        /// <summary>The number of links that wait for <c>session/configure</c>. At least 0.</summary>
        public long LinksWaiting { get; }
        /// <summary>The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only. Null where it is left out.</summary>
        public PendingCheckout PendingCheckout { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionState Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionState(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "vendor", Vendor.Read),
                JsonShape.Required(members, "sdk", Sdk.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "configured", JsonShape.Truth),
                JsonShape.Required(members, "appUserId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isAnonymous", JsonShape.Truth), JsonShape.Required(members, "deviceId", JsonShape.Text),
                JsonShape.Required(members, "storedCodes", JsonShape.ListOf(StoredCode.Read)),
                JsonShape.Required(members, "redemptionsUnderWay", JsonShape.Whole), JsonShape.Required(members, "status", SubscriptionStatus.Read),
                JsonShape.Required(members, "entitlements", EntitlementLists.Read),
                JsonShape.Required(members, "purchaseController", JsonShape.Truth), JsonShape.Required(members, "userAttributes", JsonShape.Object),
                JsonShape.Required(members, "integrationAttributes", JsonShape.Object),
                JsonShape.Required(members, "paywall", JsonShape.OrNull(OpenPaywall.Read)),
                JsonShape.Required(members, "linksWaiting", JsonShape.Whole), JsonShape.Optional(members, "pendingCheckout", PendingCheckout.Read));
        }
    }

    /// <summary>A session and its user; <c>session/describe</c> returns the rest.</summary>
    public sealed class SessionSummary
    {
        public SessionSummary(string session, Vendor vendor, Sdk sdk, Platform platform, bool configured, string appUserId, string deviceId)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Sdk = sdk ?? throw new ArgumentNullException("sdk");
            Platform = platform ?? throw new ArgumentNullException("platform");
            Configured = configured;
            AppUserId = appUserId;
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>Its vendor.</summary>
        public Vendor Vendor { get; }
        /// <summary>Its SDK.</summary>
        public Sdk Sdk { get; }
        /// <summary>Its platform.</summary>
        public Platform Platform { get; }
        /// <summary>True once the app has configured its SDK.</summary>
        public bool Configured { get; }
        /// <summary>The app's user; null if the SDK has none.</summary>
        public string AppUserId { get; }
        /// <summary>The installed app's own identifier.</summary>
        public string DeviceId { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionSummary Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionSummary(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "vendor", Vendor.Read),
                JsonShape.Required(members, "sdk", Sdk.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "configured", JsonShape.Truth),
                JsonShape.Required(members, "appUserId", JsonShape.OrNull(JsonShape.Text)), JsonShape.Required(members, "deviceId", JsonShape.Text));
        }
    }

    /// <summary>The store's ids of a buyer and the purchases.</summary>
    public abstract class StoreIdentifiers
    {
        private StoreIdentifiers() { }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreIdentifiers Read(JToken json)
        {
            switch (JsonShape.Tag(json, "kind"))
            {
                case "stripe": return Stripe.Read(json);
                case "paddle": return Paddle.Read(json);
                case "other": return Other.Read(json);
                default: return new Unknown(json);
            }
        }

        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(
            Func<Stripe, TResult> stripe, Func<Paddle, TResult> paddle, Func<Other, TResult> other, Func<Unknown, TResult> unknown)
        {
            if (this is Stripe) { return stripe((Stripe)this); }
            if (this is Paddle) { return paddle((Paddle)this); }
            if (this is Other) { return other((Other)this); }
            if (this is Unknown) { return unknown((Unknown)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>Stripe's names.</summary>
        public sealed class Stripe : StoreIdentifiers
        {
            public Stripe(string customerId, IReadOnlyList<string> subscriptionIds)
            {
                CustomerId = customerId ?? throw new ArgumentNullException("customerId");
                SubscriptionIds = subscriptionIds ?? throw new ArgumentNullException("subscriptionIds");
            }

            /// <summary>Stripe's customer, <c>cus_…</c>.</summary>
            public string CustomerId { get; }
            /// <summary>Subscriptions (<c>sub_…</c>), or Checkout sessions (<c>cs_…</c>) of one-time purchases.</summary>
            public IReadOnlyList<string> SubscriptionIds { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Stripe Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "stripe");
                return new Stripe(
                    JsonShape.Required(members, "customerId", JsonShape.Text),
                    JsonShape.Required(members, "subscriptionIds", JsonShape.ListOf(JsonShape.Text)));
            }

            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "stripe");
                json.Add("customerId", JsonShape.Of(CustomerId));
                json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds, item => JsonShape.Of(item)));
                return json;
            }
        }

        /// <summary>Paddle's names.</summary>
        public sealed class Paddle : StoreIdentifiers
        {
            public Paddle(string customerId, IReadOnlyList<string> subscriptionIds)
            {
                CustomerId = customerId ?? throw new ArgumentNullException("customerId");
                SubscriptionIds = subscriptionIds ?? throw new ArgumentNullException("subscriptionIds");
            }

            /// <summary>Paddle's customer.</summary>
            public string CustomerId { get; }
            /// <summary>Paddle's subscriptions.</summary>
            public IReadOnlyList<string> SubscriptionIds { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Paddle Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "paddle");
                return new Paddle(
                    JsonShape.Required(members, "customerId", JsonShape.Text),
                    JsonShape.Required(members, "subscriptionIds", JsonShape.ListOf(JsonShape.Text)));
            }

            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "paddle");
                json.Add("customerId", JsonShape.Of(CustomerId));
                json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds, item => JsonShape.Of(item)));
                return json;
            }
        }

        /// <summary>The ids of any other store.</summary>
        public sealed class Other : StoreIdentifiers
        {
            public Other(string store, JObject additionalInfo = null)
            {
                Store = store ?? throw new ArgumentNullException("store");
                AdditionalInfo = additionalInfo;
            }

            /// <summary>The store by its own name.</summary>
            public string Store { get; }
            /// <summary>Further members that the store reports. Defaults to none. Null where it is left out.</summary>
            public JObject AdditionalInfo { get; }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Other Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "other");
                return new Other(JsonShape.Required(members, "store", JsonShape.Text), JsonShape.Optional(members, "additionalInfo", JsonShape.Object));
            }

            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "other");
                json.Add("store", JsonShape.Of(Store));
                if (AdditionalInfo != null) { json.Add("additionalInfo", JsonShape.Of(AdditionalInfo)); }
                return json;
            }
        }

        /// <summary>A case of a newer server, as received.</summary>
        public sealed class Unknown : StoreIdentifiers
        {
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }
            public override JToken Write() => JsonShape.Of(Json);
        }
    }

    /// <summary>Another link to a purchase.</summary>
    public sealed class StoreIssueLinkResult
    {
        public StoreIssueLinkResult(IssuedLink link)
        {
            Link = link ?? throw new ArgumentNullException("link");
        }

        /// <summary>The link.</summary>
        public IssuedLink Link { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreIssueLinkResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreIssueLinkResult(JsonShape.Required(members, "link", IssuedLink.Read));
        }
    }

    /// <summary>What the ledger has, newest first.</summary>
    public sealed class StoreListResult
    {
        public StoreListResult(
            IReadOnlyList<ListedPurchase> purchases, IReadOnlyList<ListedCustomer> customers, long? omittedPurchases = null,
            long? omittedCustomers = null, string nextCursor = null)
        {
            Purchases = purchases ?? throw new ArgumentNullException("purchases");
            Customers = customers ?? throw new ArgumentNullException("customers");
            OmittedPurchases = omittedPurchases;
            OmittedCustomers = omittedCustomers;
            NextCursor = nextCursor;
        }

        /// <summary>Purchases with their codes.</summary>
        public IReadOnlyList<ListedPurchase> Purchases { get; }
        /// <summary>Customers, of the vendors that keep them.</summary>
        public IReadOnlyList<ListedCustomer> Customers { get; }
        /// <summary>The number of older purchases that are not in the result; absent for none. With <c>email</c>, <c>appUserId</c> or <c>cursor</c>,
        /// counting stops at 1,000. Null where it is left out.</summary>
        public long? OmittedPurchases { get; }
        /// <summary>The number of older customers that are not in the result; absent for none. With <c>cursor</c>, counting stops at 1,000. Null
        /// where it is left out.</summary>
        public long? OmittedCustomers { get; }
        /// <summary>Pass it as <c>cursor</c> for the purchases and customers that follow; absent if there are none. Null where it is left
        /// out.</summary>
        public string NextCursor { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreListResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreListResult(
                JsonShape.Required(members, "purchases", JsonShape.ListOf(ListedPurchase.Read)),
                JsonShape.Required(members, "customers", JsonShape.ListOf(ListedCustomer.Read)),
                JsonShape.OptionalValue(members, "omittedPurchases", JsonShape.Whole),
                JsonShape.OptionalValue(members, "omittedCustomers", JsonShape.Whole), JsonShape.Optional(members, "nextCursor", JsonShape.Text));
        }
    }

    /// <summary>The mail that the vendors sent.</summary>
    public sealed class StoreMailboxResult
    {
        public StoreMailboxResult(IReadOnlyList<MailMessage> messages, long? omitted = null)
        {
            Messages = messages ?? throw new ArgumentNullException("messages");
            Omitted = omitted;
        }

        /// <summary>Oldest first.</summary>
        public IReadOnlyList<MailMessage> Messages { get; }
        /// <summary>The number of older messages that are not in the result; absent for none. Null where it is left out.</summary>
        public long? Omitted { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreMailboxResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreMailboxResult(
                JsonShape.Required(members, "messages", JsonShape.ListOf(MailMessage.Read)),
                JsonShape.OptionalValue(members, "omitted", JsonShape.Whole));
        }
    }

    /// <summary>The settings of a vendor's side.</summary>
    public sealed class StorePolicyResult
    {
        public StorePolicyResult(
            Vendor vendor, TransferPolicy transfer, double linkLifetime, string scheme, string host, LinkPolicy linkPolicy = null,
            string successUrl = null, PostPurchase postPurchase = null, string storeUrl = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Transfer = transfer ?? throw new ArgumentNullException("transfer");
            LinkLifetime = linkLifetime;
            Scheme = scheme ?? throw new ArgumentNullException("scheme");
            Host = host;
            LinkPolicy = linkPolicy;
            SuccessUrl = successUrl;
            PostPurchase = postPurchase;
            StoreUrl = storeUrl;
        }

        /// <summary>Whose side.</summary>
        public Vendor Vendor { get; }
        /// <summary>The rule for a purchase of another user.</summary>
        public TransferPolicy Transfer { get; }
        /// <summary>Lifetime of a link in seconds.</summary>
        public double LinkLifetime { get; }
        /// <summary>The app's URL scheme.</summary>
        public string Scheme { get; }
        /// <summary>The host of links that open in a browser too; null if the vendor has none.</summary>
        public string Host { get; }
        /// <summary>The rule for purchases that get redemption links. RevenueCat only. Null where it is left out.</summary>
        public LinkPolicy LinkPolicy { get; }
        /// <summary>The app owner's success page; null for the vendor's. RevenueCat and Superwall only. Null where it is left out.</summary>
        public string SuccessUrl { get; }
        /// <summary>The page that the buyer sees next. Superwall only. Null where it is left out.</summary>
        public PostPurchase PostPurchase { get; }
        /// <summary>The store page for buyers without the app; null if it is not set. Superwall only. Null where it is left out.</summary>
        public string StoreUrl { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StorePolicyResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StorePolicyResult(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "transfer", TransferPolicy.Read),
                JsonShape.Required(members, "linkLifetime", JsonShape.Number), JsonShape.Required(members, "scheme", JsonShape.Text),
                JsonShape.Required(members, "host", JsonShape.OrNull(JsonShape.Text)), JsonShape.Optional(members, "linkPolicy", LinkPolicy.Read),
                JsonShape.Optional(members, "successUrl", JsonShape.Text), JsonShape.Optional(members, "postPurchase", PostPurchase.Read),
                JsonShape.Optional(members, "storeUrl", JsonShape.Text));
        }
    }

    /// <summary>What was sold, and where the buyer goes.</summary>
    public sealed class StorePurchaseResult
    {
        public StorePurchaseResult(
            PurchaseRecord purchase, IssuedLink link, CheckoutNext next, RedemptionInfo redemptionInfo, IReadOnlyList<CheckoutScreen> screens)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
            Link = link ?? throw new ArgumentNullException("link");
            Next = next ?? throw new ArgumentNullException("next");
            RedemptionInfo = redemptionInfo;
            Screens = screens ?? throw new ArgumentNullException("screens");
        }

        /// <summary>The purchase.</summary>
        public PurchaseRecord Purchase { get; }
        /// <summary>The link that redeems it, whether or not the buyer is shown it.</summary>
        public IssuedLink Link { get; }
        /// <summary>The page that the browser opens next.</summary>
        public CheckoutNext Next { get; }
        /// <summary>What a web SDK returns to the page; null for other checkouts and for purchases that cannot be redeemed.</summary>
        public RedemptionInfo RedemptionInfo { get; }
        /// <summary>The screens that the buyer sees next, in order, for a page that simulates the checkout.</summary>
        public IReadOnlyList<CheckoutScreen> Screens { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StorePurchaseResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StorePurchaseResult(
                JsonShape.Required(members, "purchase", PurchaseRecord.Read), JsonShape.Required(members, "link", IssuedLink.Read),
                JsonShape.Required(members, "next", CheckoutNext.Read),
                JsonShape.Required(members, "redemptionInfo", JsonShape.OrNull(RedemptionInfo.Read)),
                JsonShape.Required(members, "screens", JsonShape.ListOf(CheckoutScreen.Read)));
        }
    }

    /// <summary>What RevenueCat's <c>POST /v1/receipts</c> answers.</summary>
    public sealed class StoreReceiptsResult
    {
        public StoreReceiptsResult(long status, JObject body)
        {
            Status = status;
            Body = body ?? throw new ArgumentNullException("body");
        }

        /// <summary>HTTP status.</summary>
        public long Status { get; }
        /// <summary>The answer's body: RevenueCat's customer (<c>request_date</c>, <c>request_date_ms</c>, <c>subscriber</c>), or its error
        /// (<c>code</c>, <c>message</c>).</summary>
        public JObject Body { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreReceiptsResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreReceiptsResult(
                JsonShape.Required(members, "status", JsonShape.Whole), JsonShape.Required(members, "body", JsonShape.Object));
        }
    }

    /// <summary>What was deleted.</summary>
    public sealed class StoreResetResult
    {
        public StoreResetResult(Deleted deleted)
        {
            Deleted = deleted ?? throw new ArgumentNullException("deleted");
        }

        /// <summary>How many of each.</summary>
        public Deleted Deleted { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreResetResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreResetResult(JsonShape.Required(members, "deleted", Deleted.Read));
        }
    }

    /// <summary>A code that the SDK stores, with its state.</summary>
    public sealed class StoredCode
    {
        public StoredCode(string code, OutcomeKind kind)
        {
            Code = code ?? throw new ArgumentNullException("code");
            Kind = kind ?? throw new ArgumentNullException("kind");
        }

        /// <summary>The code.</summary>
        public string Code { get; }
        /// <summary>The service's last answer for it.</summary>
        public OutcomeKind Kind { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoredCode Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoredCode(JsonShape.Required(members, "code", JsonShape.Text), JsonShape.Required(members, "kind", OutcomeKind.Read));
        }
    }

    /// <summary>A subscription as its store reports it.</summary>
    public sealed class Subscription
    {
        public Subscription(
            string productId, string store, long purchasedAt, bool isSandbox, PeriodType periodType, string planId = null,
            long? originallyPurchasedAt = null, long? expiresAt = null, long? gracePeriodExpiresAt = null, long? unsubscribeDetectedAt = null,
            long? billingIssuesDetectedAt = null, long? refundedAt = null, long? autoResumesAt = null, OwnershipType ownershipType = null,
            Price price = null, string displayName = null, string managementUrl = null, string storeTransactionId = null)
        {
            ProductId = productId ?? throw new ArgumentNullException("productId");
            Store = store ?? throw new ArgumentNullException("store");
            PurchasedAt = purchasedAt;
            IsSandbox = isSandbox;
            PeriodType = periodType ?? throw new ArgumentNullException("periodType");
            PlanId = planId;
            OriginallyPurchasedAt = originallyPurchasedAt;
            ExpiresAt = expiresAt;
            GracePeriodExpiresAt = gracePeriodExpiresAt;
            UnsubscribeDetectedAt = unsubscribeDetectedAt;
            BillingIssuesDetectedAt = billingIssuesDetectedAt;
            RefundedAt = refundedAt;
            AutoResumesAt = autoResumesAt;
            OwnershipType = ownershipType;
            Price = price;
            DisplayName = displayName;
            ManagementUrl = managementUrl;
            StoreTransactionId = storeTransactionId;
        }

        /// <summary>The product's identifier; a customer has one subscription of a product at a time.</summary>
        public string ProductId { get; }
        /// <summary>Where it was bought.</summary>
        public string Store { get; }
        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchasedAt { get; }
        /// <summary>True for a purchase without real money.</summary>
        public bool IsSandbox { get; }
        /// <summary>How the current period was bought.</summary>
        public PeriodType PeriodType { get; }
        /// <summary>The plan of that product; absent if it has none. Null where it is left out.</summary>
        public string PlanId { get; }
        /// <summary>First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? OriginallyPurchasedAt { get; }
        /// <summary>End of the paid time; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? ExpiresAt { get; }
        /// <summary>End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? GracePeriodExpiresAt { get; }
        /// <summary>When the owner's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z. Null where it is
        /// left out.</summary>
        public long? UnsubscribeDetectedAt { get; }
        /// <summary>When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? BillingIssuesDetectedAt { get; }
        /// <summary>When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? RefundedAt { get; }
        /// <summary>When a paused subscription resumes; absent unless it is paused; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</summary>
        public long? AutoResumesAt { get; }
        /// <summary>Whether it is shared; absent if the store does not say. Null where it is left out.</summary>
        public OwnershipType OwnershipType { get; }
        /// <summary>What was paid; absent if unknown. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>The product's name for people; absent if it has none. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>Where the owner manages it; absent if there is no such page. Null where it is left out.</summary>
        public string ManagementUrl { get; }
        /// <summary>The store's id of the latest transaction; absent if unknown. Null where it is left out.</summary>
        public string StoreTransactionId { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Subscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Subscription(
                JsonShape.Required(members, "productId", JsonShape.Text), JsonShape.Required(members, "store", JsonShape.Text),
                JsonShape.Required(members, "purchasedAt", JsonShape.Whole), JsonShape.Required(members, "isSandbox", JsonShape.Truth),
                JsonShape.Required(members, "periodType", PeriodType.Read), JsonShape.Optional(members, "planId", JsonShape.Text),
                JsonShape.OptionalValue(members, "originallyPurchasedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "expiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "gracePeriodExpiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "unsubscribeDetectedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "billingIssuesDetectedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "refundedAt", JsonShape.Whole), JsonShape.OptionalValue(members, "autoResumesAt", JsonShape.Whole),
                JsonShape.Optional(members, "ownershipType", OwnershipType.Read), JsonShape.Optional(members, "price", Price.Read),
                JsonShape.Optional(members, "displayName", JsonShape.Text), JsonShape.Optional(members, "managementURL", JsonShape.Text),
                JsonShape.Optional(members, "storeTransactionId", JsonShape.Text));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("productId", JsonShape.Of(ProductId));
            if (PlanId != null) { json.Add("planId", JsonShape.Of(PlanId)); }
            json.Add("store", JsonShape.Of(Store));
            json.Add("purchasedAt", JsonShape.Of(PurchasedAt));
            if (OriginallyPurchasedAt != null) { json.Add("originallyPurchasedAt", JsonShape.Of(OriginallyPurchasedAt.Value)); }
            if (ExpiresAt != null) { json.Add("expiresAt", JsonShape.Of(ExpiresAt.Value)); }
            if (GracePeriodExpiresAt != null) { json.Add("gracePeriodExpiresAt", JsonShape.Of(GracePeriodExpiresAt.Value)); }
            if (UnsubscribeDetectedAt != null) { json.Add("unsubscribeDetectedAt", JsonShape.Of(UnsubscribeDetectedAt.Value)); }
            if (BillingIssuesDetectedAt != null) { json.Add("billingIssuesDetectedAt", JsonShape.Of(BillingIssuesDetectedAt.Value)); }
            if (RefundedAt != null) { json.Add("refundedAt", JsonShape.Of(RefundedAt.Value)); }
            if (AutoResumesAt != null) { json.Add("autoResumesAt", JsonShape.Of(AutoResumesAt.Value)); }
            json.Add("isSandbox", JsonShape.Of(IsSandbox));
            json.Add("periodType", PeriodType.Write());
            if (OwnershipType != null) { json.Add("ownershipType", OwnershipType.Write()); }
            if (Price != null) { json.Add("price", Price.Write()); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            if (ManagementUrl != null) { json.Add("managementURL", JsonShape.Of(ManagementUrl)); }
            if (StoreTransactionId != null) { json.Add("storeTransactionId", JsonShape.Of(StoreTransactionId)); }
            return json;
        }
    }

    /// <summary>The user's subscription status, or <c>unknown</c>.</summary>
    public sealed class SubscriptionStatus : ContractWord<string, SubscriptionStatus.Kinds>
    {
        public static readonly SubscriptionStatus Unknown = new SubscriptionStatus("unknown", Kinds.Unknown);
        public static readonly SubscriptionStatus Inactive = new SubscriptionStatus("inactive", Kinds.Inactive);
        public static readonly SubscriptionStatus Active = new SubscriptionStatus("active", Kinds.Active);

        /// <summary>The words, for a <c>switch</c>; <c>Unrecognized</c> is a word of a newer server.</summary>
        public enum Kinds { Unrecognized, Unknown, Inactive, Active }

        private static readonly SubscriptionStatus[] All = { Unknown, Inactive, Active };

        private SubscriptionStatus(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static SubscriptionStatus Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new SubscriptionStatus(word, Kinds.Unrecognized);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static SubscriptionStatus Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The rule for a purchase of another identified user: it moves; it moves unless it includes an active subscription; it stays; both
    /// users share it.</summary>
    public sealed class TransferPolicy : ContractWord<string, TransferPolicy.Kinds>
    {
        public static readonly TransferPolicy Transfer = new TransferPolicy("transfer", Kinds.Transfer);
        public static readonly TransferPolicy TransferIfInactive = new TransferPolicy("transferIfInactive", Kinds.TransferIfInactive);
        public static readonly TransferPolicy KeepWithOriginal = new TransferPolicy("keepWithOriginal", Kinds.KeepWithOriginal);
        public static readonly TransferPolicy Share = new TransferPolicy("share", Kinds.Share);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Transfer, TransferIfInactive, KeepWithOriginal, Share }

        private static readonly TransferPolicy[] All = { Transfer, TransferIfInactive, KeepWithOriginal, Share };

        private TransferPolicy(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static TransferPolicy Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new TransferPolicy(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static TransferPolicy Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The vendor of a link, a session or a reply.</summary>
    public sealed class Vendor : ContractWord<string, Vendor.Kinds>
    {
        public static readonly Vendor Qonversion = new Vendor("qonversion", Kinds.Qonversion);
        public static readonly Vendor Revenuecat = new Vendor("revenuecat", Kinds.Revenuecat);
        public static readonly Vendor Superwall = new Vendor("superwall", Kinds.Superwall);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Qonversion, Revenuecat, Superwall }

        private static readonly Vendor[] All = { Qonversion, Revenuecat, Superwall };

        private Vendor(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Vendor Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new Vendor(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Vendor Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>The result of checking the signature of the service's answer.</summary>
    public sealed class Verification : ContractWord<string, Verification.Kinds>
    {
        public static readonly Verification NotRequested = new Verification("notRequested", Kinds.NotRequested);
        public static readonly Verification Verified = new Verification("verified", Kinds.Verified);
        public static readonly Verification VerifiedOnDevice = new Verification("verifiedOnDevice", Kinds.VerifiedOnDevice);
        public static readonly Verification Failed = new Verification("failed", Kinds.Failed);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, NotRequested, Verified, VerifiedOnDevice, Failed }

        private static readonly Verification[] All = { NotRequested, Verified, VerifiedOnDevice, Failed };

        private Verification(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Verification Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new Verification(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Verification Read(JToken json) => Of(JsonShape.Text(json));
    }
}
