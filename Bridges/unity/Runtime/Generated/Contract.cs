// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>How the next charges of a subscription end: paid, not paid, or not paid before the first retry.</summary>
    public sealed class Billing : IEquatable<Billing>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly Billing Succeeds = new Billing("succeeds", Kinds.Succeeds);
        public static readonly Billing Fails = new Billing("fails", Kinds.Fails);
        public static readonly Billing FailsThenSucceeds = new Billing("failsThenSucceeds", Kinds.FailsThenSucceeds);

        private static readonly Billing[] All = { Succeeds, Fails, FailsThenSucceeds };

        private Billing(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Succeeds, Fails, FailsThenSucceeds,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Billing Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new Billing(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Billing Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(Billing other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as Billing);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(Billing one, Billing other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(Billing one, Billing other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>When a subscription changes to another product: now, with a new period, or at the next renewal.</summary>
    public sealed class ChangeMoment : IEquatable<ChangeMoment>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly ChangeMoment Now = new ChangeMoment("now", Kinds.Now);
        public static readonly ChangeMoment Renewal = new ChangeMoment("renewal", Kinds.Renewal);

        private static readonly ChangeMoment[] All = { Now, Renewal };

        private ChangeMoment(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Now, Renewal,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static ChangeMoment Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new ChangeMoment(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static ChangeMoment Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(ChangeMoment other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as ChangeMoment);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(ChangeMoment one, ChangeMoment other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(ChangeMoment one, ChangeMoment other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A call on the wrapper SDK's own channel. As in the SDKs, links in it are not unwrapped.</summary>
    public sealed class ChannelCallParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ChannelCallParams(string session, string method, JToken arguments = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Method = method ?? throw new ArgumentNullException("method");
            Arguments = arguments;
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>The channel's name of the call, such as <c>redeemWebPurchase</c>. All methods of the wrapper are known, in the version that
        /// <c>docs/channels.md</c> names; any other name returns the platform's error for an unknown method.</summary>
        public string Method { get; }
        /// <summary>An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for none. Null where it is
        /// left out.</summary>
        public JToken Arguments { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ChannelCallParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ChannelCallParams(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "method", JsonShape.Text),
                JsonShape.Optional(members, "arguments", JsonShape.Any));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("method", JsonShape.Of(Method));
            if (Arguments != null) { json.Add("arguments", JsonShape.Of(Arguments)); }
            return json;
        }
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

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("value", JsonShape.Of(Value));
                return json;
            }
        }

        /// <summary>The native side returns an error.</summary>
        public sealed class ChannelError : ChannelCallResult
        {
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("error", Error.Write());
                return json;
            }
        }

        /// <summary>The real native side never answers, so a client must not wait for it.</summary>
        public sealed class ChannelSilence : ChannelCallResult
        {
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("silent", JsonShape.Of(Silent));
                return json;
            }
        }

        /// <summary>A case of a newer server, as received.</summary>
        public sealed class Unknown : ChannelCallResult
        {
            /// <summary>Creates it with a value.</summary>
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Json);
        }
    }

    /// <summary>The message that Unity's native side sends to the app's game object for an asynchronous call.</summary>
    public sealed class ChannelMessage
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("receiver", JsonShape.Of(Receiver));
            json.Add("message", JsonShape.Of(Message));
            return json;
        }
    }

    /// <summary>Something that a buyer can do on a page.</summary>
    public sealed class CheckoutAction
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("kind", Kind.Write());
            json.Add("text", JsonShape.Of(Text));
            json.Add("url", Url == null ? JsonShape.Null() : JsonShape.Of(Url));
            return json;
        }
    }

    /// <summary>What a buyer can do: open the link, scan it as a QR code, or get the app from its store.</summary>
    public sealed class CheckoutActionKind : IEquatable<CheckoutActionKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly CheckoutActionKind Redeem = new CheckoutActionKind("redeem", Kinds.Redeem);
        public static readonly CheckoutActionKind Scan = new CheckoutActionKind("scan", Kinds.Scan);
        public static readonly CheckoutActionKind Install = new CheckoutActionKind("install", Kinds.Install);

        private static readonly CheckoutActionKind[] All = { Redeem, Scan, Install };

        private CheckoutActionKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Redeem, Scan, Install,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutActionKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new CheckoutActionKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutActionKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(CheckoutActionKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as CheckoutActionKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(CheckoutActionKind one, CheckoutActionKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(CheckoutActionKind one, CheckoutActionKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>Where a checkout takes place: a purchase link's hosted page, the vendor's SDK in a web page, or a paywall's button.</summary>
    public sealed class CheckoutKind : IEquatable<CheckoutKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly CheckoutKind Link = new CheckoutKind("link", Kinds.Link);
        public static readonly CheckoutKind WebSdk = new CheckoutKind("webSDK", Kinds.WebSdk);
        public static readonly CheckoutKind Paywall = new CheckoutKind("paywall", Kinds.Paywall);

        private static readonly CheckoutKind[] All = { Link, WebSdk, Paywall };

        private CheckoutKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Link, WebSdk, Paywall,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new CheckoutKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(CheckoutKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as CheckoutKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(CheckoutKind one, CheckoutKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(CheckoutKind one, CheckoutKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>Where the browser goes after a checkout.</summary>
    public sealed class CheckoutNext
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("kind", Kind.Write());
            json.Add("url", Url == null ? JsonShape.Null() : JsonShape.Of(Url));
            if (StoreUrl != null) { json.Add("storeUrl", JsonShape.Of(StoreUrl)); }
            return json;
        }
    }

    /// <summary>What is where the browser goes: nothing; the vendor's success page; the owner's, with the link in its query; the app, through a link
    /// with a code; the vendor's page that opens the app or its store; the owner's page, with the purchase in its query and no code.</summary>
    public sealed class CheckoutNextKind : IEquatable<CheckoutNextKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly CheckoutNextKind None = new CheckoutNextKind("none", Kinds.None);
        public static readonly CheckoutNextKind HostedPage = new CheckoutNextKind("hostedPage", Kinds.HostedPage);
        public static readonly CheckoutNextKind SuccessPage = new CheckoutNextKind("successPage", Kinds.SuccessPage);
        public static readonly CheckoutNextKind DeepLink = new CheckoutNextKind("deepLink", Kinds.DeepLink);
        public static readonly CheckoutNextKind RedemptionPage = new CheckoutNextKind("redemptionPage", Kinds.RedemptionPage);
        public static readonly CheckoutNextKind Redirect = new CheckoutNextKind("redirect", Kinds.Redirect);

        private static readonly CheckoutNextKind[] All = { None, HostedPage, SuccessPage, DeepLink, RedemptionPage, Redirect };

        private CheckoutNextKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, None, HostedPage, SuccessPage, DeepLink, RedemptionPage, Redirect,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutNextKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new CheckoutNextKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutNextKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(CheckoutNextKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as CheckoutNextKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(CheckoutNextKind one, CheckoutNextKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(CheckoutNextKind one, CheckoutNextKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The owner of the page or screen: the vendor, the app's owner, the app, the email with the link, or the phone, which finds no app for
    /// the link.</summary>
    public sealed class CheckoutPlace : IEquatable<CheckoutPlace>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly CheckoutPlace Vendor = new CheckoutPlace("vendor", Kinds.Vendor);
        public static readonly CheckoutPlace Owner = new CheckoutPlace("owner", Kinds.Owner);
        public static readonly CheckoutPlace App = new CheckoutPlace("app", Kinds.App);
        public static readonly CheckoutPlace Mail = new CheckoutPlace("mail", Kinds.Mail);
        public static readonly CheckoutPlace Phone = new CheckoutPlace("phone", Kinds.Phone);

        private static readonly CheckoutPlace[] All = { Vendor, Owner, App, Mail, Phone };

        private CheckoutPlace(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Vendor, Owner, App, Mail, Phone,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutPlace Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new CheckoutPlace(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutPlace Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(CheckoutPlace other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as CheckoutPlace);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(CheckoutPlace one, CheckoutPlace other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(CheckoutPlace one, CheckoutPlace other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>What a checkout passes to the app's own success URL if the vendor redirects instead of redeeming.</summary>
    public sealed class CheckoutRedirect
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            if (AppUserId != null) { json.Add("appUserId", JsonShape.Of(AppUserId)); }
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            if (StripeSubscriptionId != null) { json.Add("stripeSubscriptionId", JsonShape.Of(StripeSubscriptionId)); }
            json.Add("placementParams", JsonShape.Of(PlacementParams, item => JsonShape.Of(item)));
            return json;
        }
    }

    /// <summary>A page or a screen after a checkout. Its texts are ours; those of vendors and apps differ.</summary>
    public sealed class CheckoutScreen
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("situations", JsonShape.Of(Situations, item => item.Write()));
            json.Add("place", Place.Write());
            json.Add("url", Url == null ? JsonShape.Null() : JsonShape.Of(Url));
            json.Add("title", JsonShape.Of(Title));
            json.Add("text", JsonShape.Of(Text));
            json.Add("actions", JsonShape.Of(Actions, item => item.Write()));
            json.Add("note", Note == null ? JsonShape.Null() : JsonShape.Of(Note));
            return json;
        }
    }

    /// <summary>The buyer's device: a phone with the app, a phone without it, or a computer.</summary>
    public sealed class CheckoutSituation : IEquatable<CheckoutSituation>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly CheckoutSituation Phone = new CheckoutSituation("phone", Kinds.Phone);
        public static readonly CheckoutSituation PhoneWithoutApp = new CheckoutSituation("phoneWithoutApp", Kinds.PhoneWithoutApp);
        public static readonly CheckoutSituation Desktop = new CheckoutSituation("desktop", Kinds.Desktop);

        private static readonly CheckoutSituation[] All = { Phone, PhoneWithoutApp, Desktop };

        private CheckoutSituation(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Phone, PhoneWithoutApp, Desktop,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutSituation Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new CheckoutSituation(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutSituation Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(CheckoutSituation other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as CheckoutSituation);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(CheckoutSituation one, CheckoutSituation other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(CheckoutSituation one, CheckoutSituation other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The virtual clock moves forward.</summary>
    public sealed class ClockAdvanceParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ClockAdvanceParams(double seconds)
        {
            Seconds = seconds;
        }

        /// <summary>Seconds to advance: more than 0, at most a hundred years. Greater than 0, at most 3155760000.</summary>
        public double Seconds { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ClockAdvanceParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ClockAdvanceParams(JsonShape.Required(members, "seconds", JsonShape.Number));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("seconds", JsonShape.Of(Seconds));
            return json;
        }
    }

    /// <summary>The server's time.</summary>
    public sealed class ClockResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("now", JsonShape.Of(Now));
            if (Events != null) { json.Add("events", JsonShape.Of(Events.Value)); }
            if (EventsLeft != null) { json.Add("eventsLeft", JsonShape.Of(EventsLeft.Value)); }
            return json;
        }
    }

    /// <summary>The record of a customer, as SDKs report it beside the purchases.</summary>
    public sealed class Customer
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("customers", JsonShape.Of(Customers));
            json.Add("purchases", JsonShape.Of(Purchases));
            json.Add("codes", JsonShape.Of(Codes));
            json.Add("messages", JsonShape.Of(Messages));
            json.Add("faults", JsonShape.Of(Faults));
            return json;
        }
    }

    /// <summary>A device, as one vendor's SDK sees it.</summary>
    public sealed class DeviceResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("platform", Platform.Write());
            json.Add("deviceId", JsonShape.Of(DeviceId));
            json.Add("stored", JsonShape.Of(Stored));
            json.Add("clockAhead", JsonShape.Of(ClockAhead));
            return json;
        }
    }

    /// <summary>The clock of a device on which the app does not run.</summary>
    public sealed class DeviceSetParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public DeviceSetParams(Vendor vendor, Platform platform, string deviceId, double clockAhead)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Platform = platform ?? throw new ArgumentNullException("platform");
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            ClockAhead = clockAhead;
        }

        /// <summary>The vendor whose SDK reads the clock.</summary>
        public Vendor Vendor { get; }
        /// <summary>The platform of the device.</summary>
        public Platform Platform { get; }
        /// <summary>The device, as <c>session/open</c> named it or will name it.</summary>
        public string DeviceId { get; }
        /// <summary>Seconds by which its clock is ahead of the space's; below 0 it is behind. At most ten years. At least -315576000, at most
        /// 315576000.</summary>
        public double ClockAhead { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static DeviceSetParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new DeviceSetParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "deviceId", JsonShape.Text), JsonShape.Required(members, "clockAhead", JsonShape.Number));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("platform", Platform.Write());
            json.Add("deviceId", JsonShape.Of(DeviceId));
            json.Add("clockAhead", JsonShape.Of(ClockAhead));
            return json;
        }
    }

    /// <summary>The app is uninstalled.</summary>
    public sealed class DeviceWipeParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public DeviceWipeParams(Vendor vendor, Platform platform, string deviceId)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Platform = platform ?? throw new ArgumentNullException("platform");
            DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
        }

        /// <summary>The vendor whose SDK has stored something there.</summary>
        public Vendor Vendor { get; }
        /// <summary>The platform of the device.</summary>
        public Platform Platform { get; }
        /// <summary>The device, as <c>session/open</c> named it.</summary>
        public string DeviceId { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static DeviceWipeParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new DeviceWipeParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "platform", Platform.Read),
                JsonShape.Required(members, "deviceId", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("platform", Platform.Write());
            json.Add("deviceId", JsonShape.Of(DeviceId));
            return json;
        }
    }

    /// <summary>What an owner may use.</summary>
    public sealed class Entitlement
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static EntitlementList Read(JToken json)
        {
            switch (JsonShape.Kind(json))
            {
                case "array": return new List(JsonShape.ListOf(EntitlementOrId.Read)(json));
                case "object": return new Map(JsonShape.MapOf(Entitlement.Read)(json));
                default: throw new ContractMismatch(json, "one of: list, map");
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(Func<List, TResult> list, Func<Map, TResult> map)
        {
            if (this is List) { return list((List)this); }
            if (this is Map) { return map((Map)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The case with a list.</summary>
        public sealed class List : EntitlementList
        {
            /// <summary>Wraps a value.</summary>
            public List(IReadOnlyList<EntitlementOrId> value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public IReadOnlyList<EntitlementOrId> Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Value, item => item.Write());
        }

        /// <summary>The case with <c>map</c>.</summary>
        public sealed class Map : EntitlementList
        {
            /// <summary>Wraps a value.</summary>
            public Map(IReadOnlyDictionary<string, Entitlement> value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public IReadOnlyDictionary<string, Entitlement> Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Value, item => item.Write());
        }
    }

    /// <summary>The user's entitlements as the app sees them, each list by ascending identifier.</summary>
    public sealed class EntitlementLists
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("active", JsonShape.Of(Active, item => item.Write()));
            json.Add("inactive", JsonShape.Of(Inactive, item => item.Write()));
            json.Add("all", JsonShape.Of(All, item => item.Write()));
            json.Add("web", JsonShape.Of(Web, item => item.Write()));
            json.Add("device", JsonShape.Of(Device, item => item.Write()));
            return json;
        }
    }

    /// <summary>An entitlement, or its identifier alone, which becomes an active entitlement.</summary>
    public abstract class EntitlementOrId
    {
        private EntitlementOrId() { }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static EntitlementOrId Read(JToken json)
        {
            switch (JsonShape.Kind(json))
            {
                case "string": return new String(JsonShape.Text(json));
                case "object": return new EntitlementCase(Entitlement.Read(json));
                default: throw new ContractMismatch(json, "one of: string, entitlement");
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(Func<String, TResult> @string, Func<EntitlementCase, TResult> entitlement)
        {
            if (this is String) { return @string((String)this); }
            if (this is EntitlementCase) { return entitlement((EntitlementCase)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>Stands for the case String.</summary>
        public static implicit operator EntitlementOrId(string value) => new String(value);

        /// <summary>The case with <c>string</c>.</summary>
        public sealed class String : EntitlementOrId
        {
            /// <summary>Wraps a value.</summary>
            public String(string value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public string Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Value);
        }

        /// <summary>Stands for the case EntitlementCase.</summary>
        public static implicit operator EntitlementOrId(Entitlement value) => new EntitlementCase(value);

        /// <summary>What an owner may use.</summary>
        public sealed class EntitlementCase : EntitlementOrId
        {
            /// <summary>Wraps a value.</summary>
            public EntitlementCase(Entitlement value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public Entitlement Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }
    }

    /// <summary>State of the subscription behind an entitlement.</summary>
    public sealed class EntitlementState : IEquatable<EntitlementState>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly EntitlementState Subscribed = new EntitlementState("subscribed", Kinds.Subscribed);
        public static readonly EntitlementState InGracePeriod = new EntitlementState("inGracePeriod", Kinds.InGracePeriod);
        public static readonly EntitlementState InBillingRetryPeriod = new EntitlementState("inBillingRetryPeriod", Kinds.InBillingRetryPeriod);
        public static readonly EntitlementState Expired = new EntitlementState("expired", Kinds.Expired);
        public static readonly EntitlementState Revoked = new EntitlementState("revoked", Kinds.Revoked);

        private static readonly EntitlementState[] All = { Subscribed, InGracePeriod, InBillingRetryPeriod, Expired, Revoked };

        private EntitlementState(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Subscribed, InGracePeriod, InBillingRetryPeriod, Expired, Revoked,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static EntitlementState Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new EntitlementState(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static EntitlementState Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(EntitlementState other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as EntitlementState);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(EntitlementState one, EntitlementState other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(EntitlementState one, EntitlementState other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>-32768 to -32000 and -32800 as JSON-RPC 2.0 and LSP have them, the rest is this server's own.</summary>
    public sealed class ErrorCode : IEquatable<ErrorCode>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly ErrorCode ParseError = new ErrorCode(-32700, Kinds.ParseError);
        public static readonly ErrorCode InvalidRequest = new ErrorCode(-32600, Kinds.InvalidRequest);
        public static readonly ErrorCode MethodNotFound = new ErrorCode(-32601, Kinds.MethodNotFound);
        public static readonly ErrorCode InvalidParams = new ErrorCode(-32602, Kinds.InvalidParams);
        public static readonly ErrorCode InternalError = new ErrorCode(-32603, Kinds.InternalError);
        public static readonly ErrorCode RequestCancelled = new ErrorCode(-32800, Kinds.RequestCancelled);
        public static readonly ErrorCode MessageTooLarge = new ErrorCode(-32099, Kinds.MessageTooLarge);
        public static readonly ErrorCode TooManyPending = new ErrorCode(-32098, Kinds.TooManyPending);
        public static readonly ErrorCode ShuttingDown = new ErrorCode(-32097, Kinds.ShuttingDown);
        public static readonly ErrorCode BatchRepliesTooLarge = new ErrorCode(-32096, Kinds.BatchRepliesTooLarge);
        public static readonly ErrorCode UnknownSession = new ErrorCode(-32000, Kinds.UnknownSession);
        public static readonly ErrorCode UnknownTarget = new ErrorCode(-32001, Kinds.UnknownTarget);
        public static readonly ErrorCode NotARedemptionLink = new ErrorCode(-32002, Kinds.NotARedemptionLink);
        public static readonly ErrorCode LedgerUnavailable = new ErrorCode(-32003, Kinds.LedgerUnavailable);
        public static readonly ErrorCode UnknownPurchase = new ErrorCode(-32004, Kinds.UnknownPurchase);
        public static readonly ErrorCode ClockNotVirtual = new ErrorCode(-32005, Kinds.ClockNotVirtual);
        public static readonly ErrorCode SdkError = new ErrorCode(-32006, Kinds.SdkError);
        public static readonly ErrorCode ScriptEnded = new ErrorCode(-32007, Kinds.ScriptEnded);
        public static readonly ErrorCode UnreadableReply = new ErrorCode(-32008, Kinds.UnreadableReply);
        public static readonly ErrorCode TooManySessions = new ErrorCode(-32009, Kinds.TooManySessions);
        public static readonly ErrorCode LiveUnavailable = new ErrorCode(-32010, Kinds.LiveUnavailable);
        public static readonly ErrorCode NoChannel = new ErrorCode(-32011, Kinds.NoChannel);
        public static readonly ErrorCode ResetNotAllowed = new ErrorCode(-32012, Kinds.ResetNotAllowed);
        public static readonly ErrorCode RedemptionInProgress = new ErrorCode(-32013, Kinds.RedemptionInProgress);
        public static readonly ErrorCode TooManyFaults = new ErrorCode(-32014, Kinds.TooManyFaults);
        public static readonly ErrorCode NotRecorded = new ErrorCode(-32015, Kinds.NotRecorded);
        public static readonly ErrorCode SdkSilent = new ErrorCode(-32016, Kinds.SdkSilent);
        public static readonly ErrorCode UnknownSpace = new ErrorCode(-32017, Kinds.UnknownSpace);
        public static readonly ErrorCode CannotFork = new ErrorCode(-32018, Kinds.CannotFork);
        public static readonly ErrorCode TooManySpaces = new ErrorCode(-32019, Kinds.TooManySpaces);
        public static readonly ErrorCode ResultNotKnown = new ErrorCode(-32020, Kinds.ResultNotKnown);
        public static readonly ErrorCode OtherSpace = new ErrorCode(-32021, Kinds.OtherSpace);
        public static readonly ErrorCode DeviceInUse = new ErrorCode(-32022, Kinds.DeviceInUse);
        public static readonly ErrorCode UnexpectedRedemption = new ErrorCode(-32023, Kinds.UnexpectedRedemption);
        public static readonly ErrorCode NothingToRefund = new ErrorCode(-32024, Kinds.NothingToRefund);

        private static readonly ErrorCode[] All = { ParseError, InvalidRequest, MethodNotFound, InvalidParams, InternalError, RequestCancelled, MessageTooLarge, TooManyPending, ShuttingDown, BatchRepliesTooLarge, UnknownSession, UnknownTarget, NotARedemptionLink, LedgerUnavailable, UnknownPurchase, ClockNotVirtual, SdkError, ScriptEnded, UnreadableReply, TooManySessions, LiveUnavailable, NoChannel, ResetNotAllowed, RedemptionInProgress, TooManyFaults, NotRecorded, SdkSilent, UnknownSpace, CannotFork, TooManySpaces, ResultNotKnown, OtherSpace, DeviceInUse, UnexpectedRedemption, NothingToRefund };

        private ErrorCode(long word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, ParseError, InvalidRequest, MethodNotFound, InvalidParams, InternalError, RequestCancelled, MessageTooLarge, TooManyPending,
            ShuttingDown, BatchRepliesTooLarge, UnknownSession, UnknownTarget, NotARedemptionLink, LedgerUnavailable, UnknownPurchase,
            ClockNotVirtual, SdkError, ScriptEnded, UnreadableReply, TooManySessions, LiveUnavailable, NoChannel, ResetNotAllowed,
            RedemptionInProgress, TooManyFaults, NotRecorded, SdkSilent, UnknownSpace, CannotFork, TooManySpaces, ResultNotKnown, OtherSpace,
            DeviceInUse, UnexpectedRedemption, NothingToRefund,
        }

        /// <summary>The value on the wire.</summary>
        public long Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static ErrorCode Of(long word)
        {
            return Array.Find(All, one => one.Word == word) ?? new ErrorCode(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static ErrorCode Read(JToken json) => Of(JsonShape.Whole(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(ErrorCode other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as ErrorCode);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(ErrorCode one, ErrorCode other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(ErrorCode one, ErrorCode other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The part of an error that programs read.</summary>
    public sealed class ErrorData
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ErrorData(ErrorKind kind, string path = null, string expected = null, long? utf8Offset = null, SDKError details = null)
        {
            Kind = kind ?? throw new ArgumentNullException("kind");
            Path = path;
            Expected = expected;
            Utf8Offset = utf8Offset;
            Details = details;
        }

        /// <summary>What is wrong.</summary>
        public ErrorKind Kind { get; }
        /// <summary>The place in the params; a JSON Pointer (RFC 6901). Absent if no member is wrong. Null where it is left out.</summary>
        public string Path { get; }
        /// <summary>What was expected there; absent if unknown. Null where it is left out.</summary>
        public string Expected { get; }
        /// <summary>The place of the syntax error, in bytes from the start of the message; absent otherwise. At least 0. Null where it is left
        /// out.</summary>
        public long? Utf8Offset { get; }
        /// <summary>For <c>sdkError</c>: the SDK's own words. Null where it is left out.</summary>
        public SDKError Details { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ErrorData Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ErrorData(
                JsonShape.Required(members, "kind", ErrorKind.Read), JsonShape.Optional(members, "path", JsonShape.Text),
                JsonShape.Optional(members, "expected", JsonShape.Text), JsonShape.OptionalValue(members, "utf8Offset", JsonShape.Whole),
                JsonShape.Optional(members, "details", SDKError.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("kind", Kind.Write());
            if (Path != null) { json.Add("path", JsonShape.Of(Path)); }
            if (Expected != null) { json.Add("expected", JsonShape.Of(Expected)); }
            if (Utf8Offset != null) { json.Add("utf8Offset", JsonShape.Of(Utf8Offset.Value)); }
            if (Details != null) { json.Add("details", Details.Write()); }
            return json;
        }
    }

    /// <summary>One word for programs. It never changes.</summary>
    public sealed class ErrorKind : IEquatable<ErrorKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly ErrorKind Syntax = new ErrorKind("syntax", Kinds.Syntax);
        public static readonly ErrorKind Empty = new ErrorKind("empty", Kinds.Empty);
        public static readonly ErrorKind PrematureEnd = new ErrorKind("prematureEnd", Kinds.PrematureEnd);
        public static readonly ErrorKind Nul = new ErrorKind("nul", Kinds.Nul);
        public static readonly ErrorKind DuplicateKey = new ErrorKind("duplicateKey", Kinds.DuplicateKey);
        public static readonly ErrorKind NumberOutOfRange = new ErrorKind("numberOutOfRange", Kinds.NumberOutOfRange);
        public static readonly ErrorKind Depth = new ErrorKind("depth", Kinds.Depth);
        public static readonly ErrorKind InvalidUtf8 = new ErrorKind("invalidUTF8", Kinds.InvalidUtf8);
        public static readonly ErrorKind OutOfMemory = new ErrorKind("outOfMemory", Kinds.OutOfMemory);
        public static readonly ErrorKind MessageTooLarge = new ErrorKind("messageTooLarge", Kinds.MessageTooLarge);
        public static readonly ErrorKind CharsetUnsupported = new ErrorKind("charsetUnsupported", Kinds.CharsetUnsupported);
        public static readonly ErrorKind HeaderTooLarge = new ErrorKind("headerTooLarge", Kinds.HeaderTooLarge);
        public static readonly ErrorKind HeaderMalformed = new ErrorKind("headerMalformed", Kinds.HeaderMalformed);
        public static readonly ErrorKind ContentLengthMissing = new ErrorKind("contentLengthMissing", Kinds.ContentLengthMissing);
        public static readonly ErrorKind ContentLengthInvalid = new ErrorKind("contentLengthInvalid", Kinds.ContentLengthInvalid);
        public static readonly ErrorKind ContentLengthDuplicate = new ErrorKind("contentLengthDuplicate", Kinds.ContentLengthDuplicate);
        public static readonly ErrorKind Truncated = new ErrorKind("truncated", Kinds.Truncated);
        public static readonly ErrorKind NotAnObject = new ErrorKind("notAnObject", Kinds.NotAnObject);
        public static readonly ErrorKind Version = new ErrorKind("version", Kinds.Version);
        public static readonly ErrorKind MethodType = new ErrorKind("methodType", Kinds.MethodType);
        public static readonly ErrorKind IdType = new ErrorKind("idType", Kinds.IdType);
        public static readonly ErrorKind ParamsType = new ErrorKind("paramsType", Kinds.ParamsType);
        public static readonly ErrorKind BatchEmpty = new ErrorKind("batchEmpty", Kinds.BatchEmpty);
        public static readonly ErrorKind BatchTooLong = new ErrorKind("batchTooLong", Kinds.BatchTooLong);
        public static readonly ErrorKind MethodNotFound = new ErrorKind("methodNotFound", Kinds.MethodNotFound);
        public static readonly ErrorKind Missing = new ErrorKind("missing", Kinds.Missing);
        public static readonly ErrorKind WrongType = new ErrorKind("wrongType", Kinds.WrongType);
        public static readonly ErrorKind Invalid = new ErrorKind("invalid", Kinds.Invalid);
        public static readonly ErrorKind UnknownMember = new ErrorKind("unknownMember", Kinds.UnknownMember);
        public static readonly ErrorKind InternalError = new ErrorKind("internalError", Kinds.InternalError);
        public static readonly ErrorKind UnwritableResult = new ErrorKind("unwritableResult", Kinds.UnwritableResult);
        public static readonly ErrorKind RequestCancelled = new ErrorKind("requestCancelled", Kinds.RequestCancelled);
        public static readonly ErrorKind TooManyPending = new ErrorKind("tooManyPending", Kinds.TooManyPending);
        public static readonly ErrorKind ShuttingDown = new ErrorKind("shuttingDown", Kinds.ShuttingDown);
        public static readonly ErrorKind BatchRepliesTooLarge = new ErrorKind("batchRepliesTooLarge", Kinds.BatchRepliesTooLarge);
        public static readonly ErrorKind UnknownSession = new ErrorKind("unknownSession", Kinds.UnknownSession);
        public static readonly ErrorKind UnknownTarget = new ErrorKind("unknownTarget", Kinds.UnknownTarget);
        public static readonly ErrorKind UnknownVendor = new ErrorKind("unknownVendor", Kinds.UnknownVendor);
        public static readonly ErrorKind NotARedemptionLink = new ErrorKind("notARedemptionLink", Kinds.NotARedemptionLink);
        public static readonly ErrorKind LedgerUnavailable = new ErrorKind("ledgerUnavailable", Kinds.LedgerUnavailable);
        public static readonly ErrorKind ResultNotKnown = new ErrorKind("resultNotKnown", Kinds.ResultNotKnown);
        public static readonly ErrorKind UnknownPurchase = new ErrorKind("unknownPurchase", Kinds.UnknownPurchase);
        public static readonly ErrorKind ClockNotVirtual = new ErrorKind("clockNotVirtual", Kinds.ClockNotVirtual);
        public static readonly ErrorKind ScriptEnded = new ErrorKind("scriptEnded", Kinds.ScriptEnded);
        public static readonly ErrorKind UnreadableReply = new ErrorKind("unreadableReply", Kinds.UnreadableReply);
        public static readonly ErrorKind TooManySessions = new ErrorKind("tooManySessions", Kinds.TooManySessions);
        public static readonly ErrorKind LiveUnavailable = new ErrorKind("liveUnavailable", Kinds.LiveUnavailable);
        public static readonly ErrorKind NoChannel = new ErrorKind("noChannel", Kinds.NoChannel);
        public static readonly ErrorKind ResetNotAllowed = new ErrorKind("resetNotAllowed", Kinds.ResetNotAllowed);
        public static readonly ErrorKind RedemptionInProgress = new ErrorKind("redemptionInProgress", Kinds.RedemptionInProgress);
        public static readonly ErrorKind TooManyFaults = new ErrorKind("tooManyFaults", Kinds.TooManyFaults);
        public static readonly ErrorKind NotRecorded = new ErrorKind("notRecorded", Kinds.NotRecorded);
        public static readonly ErrorKind NoNotifications = new ErrorKind("noNotifications", Kinds.NoNotifications);
        public static readonly ErrorKind SdkSilent = new ErrorKind("sdkSilent", Kinds.SdkSilent);
        public static readonly ErrorKind UnknownSpace = new ErrorKind("unknownSpace", Kinds.UnknownSpace);
        public static readonly ErrorKind CannotFork = new ErrorKind("cannotFork", Kinds.CannotFork);
        public static readonly ErrorKind TooManySpaces = new ErrorKind("tooManySpaces", Kinds.TooManySpaces);
        public static readonly ErrorKind OtherSpace = new ErrorKind("otherSpace", Kinds.OtherSpace);
        public static readonly ErrorKind DeviceInUse = new ErrorKind("deviceInUse", Kinds.DeviceInUse);
        public static readonly ErrorKind UnexpectedRedemption = new ErrorKind("unexpectedRedemption", Kinds.UnexpectedRedemption);
        public static readonly ErrorKind NothingToRefund = new ErrorKind("nothingToRefund", Kinds.NothingToRefund);
        public static readonly ErrorKind NotConfigured = new ErrorKind("notConfigured", Kinds.NotConfigured);
        public static readonly ErrorKind InvalidAppUserId = new ErrorKind("invalidAppUserId", Kinds.InvalidAppUserId);
        public static readonly ErrorKind LogOutWhileAnonymous = new ErrorKind("logOutWhileAnonymous", Kinds.LogOutWhileAnonymous);
        public static readonly ErrorKind NothingCached = new ErrorKind("nothingCached", Kinds.NothingCached);
        public static readonly ErrorKind InvalidLink = new ErrorKind("invalidLink", Kinds.InvalidLink);
        public static readonly ErrorKind NoSuchCall = new ErrorKind("noSuchCall", Kinds.NoSuchCall);
        public static readonly ErrorKind Offline = new ErrorKind("offline", Kinds.Offline);
        public static readonly ErrorKind Timeout = new ErrorKind("timeout", Kinds.Timeout);
        public static readonly ErrorKind Transport = new ErrorKind("transport", Kinds.Transport);
        public static readonly ErrorKind Http = new ErrorKind("http", Kinds.Http);
        public static readonly ErrorKind Refused = new ErrorKind("refused", Kinds.Refused);
        public static readonly ErrorKind Unreadable = new ErrorKind("unreadable", Kinds.Unreadable);

        private static readonly ErrorKind[] All = { Syntax, Empty, PrematureEnd, Nul, DuplicateKey, NumberOutOfRange, Depth, InvalidUtf8, OutOfMemory, MessageTooLarge, CharsetUnsupported, HeaderTooLarge, HeaderMalformed, ContentLengthMissing, ContentLengthInvalid, ContentLengthDuplicate, Truncated, NotAnObject, Version, MethodType, IdType, ParamsType, BatchEmpty, BatchTooLong, MethodNotFound, Missing, WrongType, Invalid, UnknownMember, InternalError, UnwritableResult, RequestCancelled, TooManyPending, ShuttingDown, BatchRepliesTooLarge, UnknownSession, UnknownTarget, UnknownVendor, NotARedemptionLink, LedgerUnavailable, ResultNotKnown, UnknownPurchase, ClockNotVirtual, ScriptEnded, UnreadableReply, TooManySessions, LiveUnavailable, NoChannel, ResetNotAllowed, RedemptionInProgress, TooManyFaults, NotRecorded, NoNotifications, SdkSilent, UnknownSpace, CannotFork, TooManySpaces, OtherSpace, DeviceInUse, UnexpectedRedemption, NothingToRefund, NotConfigured, InvalidAppUserId, LogOutWhileAnonymous, NothingCached, InvalidLink, NoSuchCall, Offline, Timeout, Transport, Http, Refused, Unreadable };

        private ErrorKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Syntax, Empty, PrematureEnd, Nul, DuplicateKey, NumberOutOfRange, Depth, InvalidUtf8, OutOfMemory, MessageTooLarge,
            CharsetUnsupported, HeaderTooLarge, HeaderMalformed, ContentLengthMissing, ContentLengthInvalid, ContentLengthDuplicate, Truncated,
            NotAnObject, Version, MethodType, IdType, ParamsType, BatchEmpty, BatchTooLong, MethodNotFound, Missing, WrongType, Invalid,
            UnknownMember, InternalError, UnwritableResult, RequestCancelled, TooManyPending, ShuttingDown, BatchRepliesTooLarge, UnknownSession,
            UnknownTarget, UnknownVendor, NotARedemptionLink, LedgerUnavailable, ResultNotKnown, UnknownPurchase, ClockNotVirtual, ScriptEnded,
            UnreadableReply, TooManySessions, LiveUnavailable, NoChannel, ResetNotAllowed, RedemptionInProgress, TooManyFaults, NotRecorded,
            NoNotifications, SdkSilent, UnknownSpace, CannotFork, TooManySpaces, OtherSpace, DeviceInUse, UnexpectedRedemption, NothingToRefund,
            NotConfigured, InvalidAppUserId, LogOutWhileAnonymous, NothingCached, InvalidLink, NoSuchCall, Offline, Timeout, Transport, Http, Refused,
            Unreadable,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static ErrorKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new ErrorKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static ErrorKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(ErrorKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as ErrorKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(ErrorKind one, ErrorKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(ErrorKind one, ErrorKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The <c>error</c> of a reply. Neither <c>message</c> nor <c>data</c> holds a value that the client sent.</summary>
    public sealed class ErrorObject
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ErrorObject(ErrorCode code, string message, ErrorData data)
        {
            Code = code ?? throw new ArgumentNullException("code");
            Message = message ?? throw new ArgumentNullException("message");
            Data = data ?? throw new ArgumentNullException("data");
        }

        /// <summary>The number of the error.</summary>
        public ErrorCode Code { get; }
        /// <summary>One sentence for people.</summary>
        public string Message { get; }
        /// <summary>The part of an error that programs read.</summary>
        public ErrorData Data { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ErrorObject Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ErrorObject(
                JsonShape.Required(members, "code", ErrorCode.Read), JsonShape.Required(members, "message", JsonShape.Text),
                JsonShape.Required(members, "data", ErrorData.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", Code.Write());
            json.Add("message", JsonShape.Of(Message));
            json.Add("data", Data.Write());
            return json;
        }
    }

    /// <summary>The kind of failure: <c>offline</c> no connection; <c>timeout</c> no answer in time; <c>transport</c> the connection broke;
    /// <c>http</c> an unexpected status; <c>refused</c> the service rejected the request; <c>unreadable</c> the answer could not be parsed.</summary>
    public sealed class FailureReason : IEquatable<FailureReason>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly FailureReason Offline = new FailureReason("offline", Kinds.Offline);
        public static readonly FailureReason Timeout = new FailureReason("timeout", Kinds.Timeout);
        public static readonly FailureReason Transport = new FailureReason("transport", Kinds.Transport);
        public static readonly FailureReason Http = new FailureReason("http", Kinds.Http);
        public static readonly FailureReason Refused = new FailureReason("refused", Kinds.Refused);
        public static readonly FailureReason Unreadable = new FailureReason("unreadable", Kinds.Unreadable);

        private static readonly FailureReason[] All = { Offline, Timeout, Transport, Http, Refused, Unreadable };

        private FailureReason(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Offline, Timeout, Transport, Http, Refused, Unreadable,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FailureReason Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new FailureReason(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FailureReason Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(FailureReason other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as FailureReason);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(FailureReason one, FailureReason other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(FailureReason one, FailureReason other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A pending fault.</summary>
    public sealed class Fault
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("kind", Kind.Write());
            if (Status != null) { json.Add("status", JsonShape.Of(Status.Value)); }
            if (Code != null) { json.Add("code", JsonShape.Of(Code.Value)); }
            if (Message != null) { json.Add("message", JsonShape.Of(Message)); }
            if (RetryAfter != null) { json.Add("retryAfter", JsonShape.Of(RetryAfter.Value)); }
            if (Seconds != null) { json.Add("seconds", JsonShape.Of(Seconds.Value)); }
            if (Count != null) { json.Add("count", JsonShape.Of(Count.Value)); }
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            if (On != null) { json.Add("on", On.Write()); }
            return json;
        }
    }

    /// <summary>The faults to remove.</summary>
    public sealed class FaultClearParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public FaultClearParams(string session = null)
        {
            Session = session;
        }

        /// <summary>Only the faults that name this session; defaults to all faults. Null where it is left out.</summary>
        public string Session { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FaultClearParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FaultClearParams(JsonShape.Optional(members, "session", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            return json;
        }
    }

    /// <summary>The faults were removed.</summary>
    public sealed class FaultClearResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("cleared", JsonShape.Of(Cleared));
            return json;
        }
    }

    /// <summary>A fault for the next requests of sessions to their gateways.</summary>
    public sealed class FaultInjectParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public FaultInjectParams(
            FaultInjection kind, long? status = null, long? code = null, string message = null, double? retryAfter = null, double? seconds = null,
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

        /// <summary>The fault to inject.</summary>
        public FaultInjection Kind { get; }
        /// <summary>HTTP status, for <c>http</c> alone; defaults to 500. A 4xx has the body that the vendor's service sends. At least 300, at most
        /// 599. Null where it is left out.</summary>
        public long? Status { get; }
        /// <summary>The vendor's error number in the body, for <c>http</c> alone; defaults to the one that its service sends with the status. Without
        /// it and <c>message</c>, a 5xx has no body. At least -9007199254740991, at most 9007199254740991. Null where it is left out.</summary>
        public long? Code { get; }
        /// <summary>The text in the body, for <c>http</c> alone; defaults to that of the number. Null where it is left out.</summary>
        public string Message { get; }
        /// <summary>Seconds in the header field <c>Retry-After</c>, for <c>http</c> alone; by default there is no such field. At least 0, at most
        /// 3155760000. Null where it is left out.</summary>
        public double? RetryAfter { get; }
        /// <summary>Seconds to hold the answer; required for <c>delay</c>, and only for it. Greater than 0, at most 3155760000. Null where it is left
        /// out.</summary>
        public double? Seconds { get; }
        /// <summary>Number of requests that it affects. By default, <c>offline</c> lasts until <c>none</c>, and any other fault affects one request.
        /// At least 1, at most 9007199254740991. Null where it is left out.</summary>
        public long? Count { get; }
        /// <summary>The session whose requests it affects; defaults to any session. Null where it is left out.</summary>
        public string Session { get; }
        /// <summary>The requests that it affects; defaults to all. Over HTTP only <c>redemption</c> is known. Null where it is left out.</summary>
        public FaultedRequest On { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FaultInjectParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FaultInjectParams(
                JsonShape.Required(members, "kind", FaultInjection.Read), JsonShape.OptionalValue(members, "status", JsonShape.Whole),
                JsonShape.OptionalValue(members, "code", JsonShape.Whole), JsonShape.Optional(members, "message", JsonShape.Text),
                JsonShape.OptionalValue(members, "retryAfter", JsonShape.Number), JsonShape.OptionalValue(members, "seconds", JsonShape.Number),
                JsonShape.OptionalValue(members, "count", JsonShape.Whole), JsonShape.Optional(members, "session", JsonShape.Text),
                JsonShape.Optional(members, "on", FaultedRequest.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("kind", Kind.Write());
            if (Status != null) { json.Add("status", JsonShape.Of(Status.Value)); }
            if (Code != null) { json.Add("code", JsonShape.Of(Code.Value)); }
            if (Message != null) { json.Add("message", JsonShape.Of(Message)); }
            if (RetryAfter != null) { json.Add("retryAfter", JsonShape.Of(RetryAfter.Value)); }
            if (Seconds != null) { json.Add("seconds", JsonShape.Of(Seconds.Value)); }
            if (Count != null) { json.Add("count", JsonShape.Of(Count.Value)); }
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            if (On != null) { json.Add("on", On.Write()); }
            return json;
        }
    }

    /// <summary>What is pending.</summary>
    public sealed class FaultInjectResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("pending", JsonShape.Of(Pending, item => item.Write()));
            return json;
        }
    }

    /// <summary>A fault, or <c>none</c> to clear all pending ones.</summary>
    public sealed class FaultInjection : IEquatable<FaultInjection>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly FaultInjection Offline = new FaultInjection("offline", Kinds.Offline);
        public static readonly FaultInjection Timeout = new FaultInjection("timeout", Kinds.Timeout);
        public static readonly FaultInjection Http = new FaultInjection("http", Kinds.Http);
        public static readonly FaultInjection Malformed = new FaultInjection("malformed", Kinds.Malformed);
        public static readonly FaultInjection Delay = new FaultInjection("delay", Kinds.Delay);
        public static readonly FaultInjection Late = new FaultInjection("late", Kinds.Late);
        public static readonly FaultInjection None = new FaultInjection("none", Kinds.None);

        private static readonly FaultInjection[] All = { Offline, Timeout, Http, Malformed, Delay, Late, None };

        private FaultInjection(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Offline, Timeout, Http, Malformed, Delay, Late, None,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FaultInjection Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new FaultInjection(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FaultInjection Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(FaultInjection other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as FaultInjection);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(FaultInjection one, FaultInjection other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(FaultInjection one, FaultInjection other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The fault that replaces the gateway's answer. <c>delay</c> holds the answer. <c>late</c> holds it until <c>fault/release</c>; HTTP
    /// requests do not meet it. <c>malformed</c> is a success that is not JSON; RevenueCat's SDK on Android then never calls back (-32016,
    /// <c>sdkSilent</c>).</summary>
    public sealed class FaultKind : IEquatable<FaultKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly FaultKind Offline = new FaultKind("offline", Kinds.Offline);
        public static readonly FaultKind Timeout = new FaultKind("timeout", Kinds.Timeout);
        public static readonly FaultKind Http = new FaultKind("http", Kinds.Http);
        public static readonly FaultKind Malformed = new FaultKind("malformed", Kinds.Malformed);
        public static readonly FaultKind Delay = new FaultKind("delay", Kinds.Delay);
        public static readonly FaultKind Late = new FaultKind("late", Kinds.Late);

        private static readonly FaultKind[] All = { Offline, Timeout, Http, Malformed, Delay, Late };

        private FaultKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Offline, Timeout, Http, Malformed, Delay, Late,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FaultKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new FaultKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FaultKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(FaultKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as FaultKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(FaultKind one, FaultKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(FaultKind one, FaultKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>Which answer arrives.</summary>
    public sealed class FaultReleaseParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public FaultReleaseParams(string session = null, bool? newest = null)
        {
            Session = session;
            Newest = newest;
        }

        /// <summary>Only an answer to this session; defaults to any session. Null where it is left out.</summary>
        public string Session { get; }
        /// <summary>True for the answer that was held last, instead of the oldest one. <c>false</c> where it is left out. Null where it is left
        /// out.</summary>
        public bool? Newest { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FaultReleaseParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FaultReleaseParams(
                JsonShape.Optional(members, "session", JsonShape.Text), JsonShape.OptionalValue(members, "newest", JsonShape.Truth));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            if (Newest != null) { json.Add("newest", JsonShape.Of(Newest.Value)); }
            return json;
        }
    }

    /// <summary>The answer has arrived.</summary>
    public sealed class FaultReleaseResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("released", JsonShape.Of(Released));
            json.Add("held", JsonShape.Of(Held));
            return json;
        }
    }

    /// <summary>What a request asks the service for. <c>redemption</c> has the code of a link; <c>customer</c> is what a user or device has, for
    /// which Superwall's SDKs send their stored codes; <c>own</c> is what only one vendor's SDK asks.</summary>
    public sealed class FaultedRequest : IEquatable<FaultedRequest>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly FaultedRequest Redemption = new FaultedRequest("redemption", Kinds.Redemption);
        public static readonly FaultedRequest Customer = new FaultedRequest("customer", Kinds.Customer);
        public static readonly FaultedRequest LogIn = new FaultedRequest("logIn", Kinds.LogIn);
        public static readonly FaultedRequest Receipt = new FaultedRequest("receipt", Kinds.Receipt);
        public static readonly FaultedRequest Reissue = new FaultedRequest("reissue", Kinds.Reissue);
        public static readonly FaultedRequest Checkout = new FaultedRequest("checkout", Kinds.Checkout);
        public static readonly FaultedRequest Own = new FaultedRequest("own", Kinds.Own);

        private static readonly FaultedRequest[] All = { Redemption, Customer, LogIn, Receipt, Reissue, Checkout, Own };

        private FaultedRequest(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Redemption, Customer, LogIn, Receipt, Reissue, Checkout, Own,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static FaultedRequest Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new FaultedRequest(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static FaultedRequest Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(FaultedRequest other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as FaultedRequest);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(FaultedRequest one, FaultedRequest other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(FaultedRequest one, FaultedRequest other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The gateway of a session: its name, or a script.</summary>
    public abstract class Gateway
    {
        private Gateway() { }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Gateway Read(JToken json)
        {
            switch (JsonShape.Kind(json))
            {
                case "string": return new GatewayNameCase(GatewayName.Read(json));
                case "object": return new ScriptGatewayCase(ScriptGateway.Read(json));
                default: throw new ContractMismatch(json, "one of: gatewayName, scriptGateway");
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(Func<GatewayNameCase, TResult> gatewayName, Func<ScriptGatewayCase, TResult> scriptGateway)
        {
            if (this is GatewayNameCase) { return gatewayName((GatewayNameCase)this); }
            if (this is ScriptGatewayCase) { return scriptGateway((ScriptGatewayCase)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>Stands for the case GatewayNameCase.</summary>
        public static implicit operator Gateway(GatewayName value) => new GatewayNameCase(value);

        /// <summary>What answers a session: <c>ledger</c>, the embedded one; or <c>live</c>, the vendor's own service over HTTP, which a program has
        /// that was built with the trait Live. Keys and places of the services are the server's own configuration (<c>redemption serve
        /// --live-config</c>, or environment variables); no request carries them. With <c>live</c> a reply may take as long as the service takes,
        /// other calls go on meanwhile, and <c>session/open</c> waits for what the service knows of a user who was named.</summary>
        public sealed class GatewayNameCase : Gateway
        {
            /// <summary>Wraps a value.</summary>
            public GatewayNameCase(GatewayName value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public GatewayName Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case ScriptGatewayCase.</summary>
        public static implicit operator Gateway(ScriptGateway value) => new ScriptGatewayCase(value);

        /// <summary>Outcomes from a script.</summary>
        public sealed class ScriptGatewayCase : Gateway
        {
            /// <summary>Wraps a value.</summary>
            public ScriptGatewayCase(ScriptGateway value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public ScriptGateway Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }
    }

    /// <summary>What answers a session: <c>ledger</c>, the embedded one; or <c>live</c>, the vendor's own service over HTTP, which a program has that
    /// was built with the trait Live. Keys and places of the services are the server's own configuration (<c>redemption serve --live-config</c>, or
    /// environment variables); no request carries them. With <c>live</c> a reply may take as long as the service takes, other calls go on meanwhile,
    /// and <c>session/open</c> waits for what the service knows of a user who was named.</summary>
    public sealed class GatewayName : IEquatable<GatewayName>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly GatewayName Ledger = new GatewayName("ledger", Kinds.Ledger);
        public static readonly GatewayName Live = new GatewayName("live", Kinds.Live);

        private static readonly GatewayName[] All = { Ledger, Live };

        private GatewayName(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Ledger, Live,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static GatewayName Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new GatewayName(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static GatewayName Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(GatewayName other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as GatewayName);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(GatewayName one, GatewayName other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(GatewayName one, GatewayName other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>What a redemption grants, or what a user has. Unknown members are absent.</summary>
    public sealed class Grant
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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

    /// <summary>Where HTTP and WebSocket clients connect.</summary>
    public sealed class HTTPAddress
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public HTTPAddress(string url)
        {
            Url = url ?? throw new ArgumentNullException("url");
        }

        /// <summary>Scheme, host and port, without a trailing slash.</summary>
        public string Url { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static HTTPAddress Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new HTTPAddress(JsonShape.Required(members, "url", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("url", JsonShape.Of(Url));
            return json;
        }
    }

    /// <summary>A link that the ledger created.</summary>
    public sealed class IssuedLink
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("url", JsonShape.Of(Url));
            json.Add("code", JsonShape.Of(Code));
            json.Add("expiresAt", JsonShape.Of(ExpiresAt));
            return json;
        }
    }

    /// <summary>Why a link no longer works: <c>expired</c> too old and never used; <c>used</c> already used, at any age.</summary>
    public sealed class LinkExpiryReason : IEquatable<LinkExpiryReason>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly LinkExpiryReason Expired = new LinkExpiryReason("expired", Kinds.Expired);
        public static readonly LinkExpiryReason Used = new LinkExpiryReason("used", Kinds.Used);

        private static readonly LinkExpiryReason[] All = { Expired, Used };

        private LinkExpiryReason(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Expired, Used,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static LinkExpiryReason Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new LinkExpiryReason(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static LinkExpiryReason Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(LinkExpiryReason other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as LinkExpiryReason);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(LinkExpiryReason one, LinkExpiryReason other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(LinkExpiryReason one, LinkExpiryReason other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A text that may be a link.</summary>
    public sealed class LinkParseParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public LinkParseParams(string url, Vendor vendor = null, Platform platform = null)
        {
            Url = url ?? throw new ArgumentNullException("url");
            Vendor = vendor;
            Platform = platform;
        }

        /// <summary>The text to read as a link.</summary>
        public string Url { get; }
        /// <summary>The vendor whose links to look for; defaults to all in turn. Null where it is left out.</summary>
        public Vendor Vendor { get; }
        /// <summary>The platform whose URL class parses it; defaults to <c>ios</c>. Null where it is left out.</summary>
        public Platform Platform { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static LinkParseParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new LinkParseParams(
                JsonShape.Required(members, "url", JsonShape.Text), JsonShape.Optional(members, "vendor", Vendor.Read),
                JsonShape.Optional(members, "platform", Platform.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("url", JsonShape.Of(Url));
            if (Vendor != null) { json.Add("vendor", Vendor.Write()); }
            if (Platform != null) { json.Add("platform", Platform.Write()); }
            return json;
        }
    }

    /// <summary>How an SDK reads the text.</summary>
    public sealed class LinkParseResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("link", Link == null ? JsonShape.Null() : Link.Write());
            if (Redirect != null) { json.Add("redirect", Redirect.Write()); }
            return json;
        }
    }

    /// <summary>A code of a purchase.</summary>
    public sealed class ListedCode
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", JsonShape.Of(Code));
            json.Add("state", State.Write());
            json.Add("expiresAt", JsonShape.Of(ExpiresAt));
            if (UsedAt != null) { json.Add("usedAt", JsonShape.Of(UsedAt.Value)); }
            if (UsedByAppUserId != null) { json.Add("usedByAppUserId", JsonShape.Of(UsedByAppUserId)); }
            if (UsedByDeviceId != null) { json.Add("usedByDeviceId", JsonShape.Of(UsedByDeviceId)); }
            if (Attempts != null) { json.Add("attempts", JsonShape.Of(Attempts, item => item.Write())); }
            return json;
        }
    }

    /// <summary>The state of a code.</summary>
    public sealed class ListedCodeState : IEquatable<ListedCodeState>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly ListedCodeState Unused = new ListedCodeState("unused", Kinds.Unused);
        public static readonly ListedCodeState Used = new ListedCodeState("used", Kinds.Used);
        public static readonly ListedCodeState Expired = new ListedCodeState("expired", Kinds.Expired);

        private static readonly ListedCodeState[] All = { Unused, Used, Expired };

        private ListedCodeState(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Unused, Used, Expired,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static ListedCodeState Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new ListedCodeState(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static ListedCodeState Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(ListedCodeState other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as ListedCodeState);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(ListedCodeState one, ListedCodeState other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(ListedCodeState one, ListedCodeState other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A customer of a vendor that keeps customers.</summary>
    public sealed class ListedCustomer
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("appUserIds", JsonShape.Of(AppUserIds, item => JsonShape.Of(item)));
            json.Add("firstSeenAt", JsonShape.Of(FirstSeenAt));
            return json;
        }
    }

    /// <summary>A purchase with who owns it and its codes.</summary>
    public sealed class ListedPurchase
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            json.Add("appUserIds", JsonShape.Of(AppUserIds, item => JsonShape.Of(item)));
            json.Add("deviceIds", JsonShape.Of(DeviceIds, item => JsonShape.Of(item)));
            json.Add("codes", JsonShape.Of(Codes, item => item.Write()));
            return json;
        }
    }

    /// <summary>A fact of an outcome that a reply cannot carry.</summary>
    public sealed class Loss
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("path", JsonShape.Of(Path));
            json.Add("message", JsonShape.Of(Message));
            return json;
        }
    }

    /// <summary>One message in the mailbox of all buyers.</summary>
    public sealed class MailMessage
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("to", JsonShape.Of(To));
            json.Add("obfuscatedTo", JsonShape.Of(ObfuscatedTo));
            json.Add("url", JsonShape.Of(Url));
            json.Add("sentAt", JsonShape.Of(SentAt));
            json.Add("reason", Reason.Write());
            return json;
        }
    }

    /// <summary>Why a message was sent: something was bought, or an old link was opened.</summary>
    public sealed class MailReason : IEquatable<MailReason>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly MailReason Purchase = new MailReason("purchase", Kinds.Purchase);
        public static readonly MailReason Reissue = new MailReason("reissue", Kinds.Reissue);

        private static readonly MailReason[] All = { Purchase, Reissue };

        private MailReason(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Purchase, Reissue,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static MailReason Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new MailReason(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static MailReason Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(MailReason other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as MailReason);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(MailReason one, MailReason other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(MailReason one, MailReason other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A method without params.</summary>
    public sealed class NoParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public NoParams()
        {
        }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static NoParams Read(JToken json)
        {
            JsonShape.Object(json);
            return new NoParams();
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            return json;
        }
    }

    /// <summary>The kind of offer something was bought under.</summary>
    public sealed class OfferType : IEquatable<OfferType>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly OfferType Trial = new OfferType("trial", Kinds.Trial);
        public static readonly OfferType Code = new OfferType("code", Kinds.Code);
        public static readonly OfferType Promotional = new OfferType("promotional", Kinds.Promotional);
        public static readonly OfferType Winback = new OfferType("winback", Kinds.Winback);

        private static readonly OfferType[] All = { Trial, Code, Promotional, Winback };

        private OfferType(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Trial, Code, Promotional, Winback,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static OfferType Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new OfferType(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static OfferType Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(OfferType other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as OfferType);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(OfferType one, OfferType other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(OfferType one, OfferType other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A purchase that does not renew.</summary>
    public sealed class OneTimePurchase
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (AutomaticallyDismiss != null) { json.Add("automaticallyDismiss", JsonShape.Of(AutomaticallyDismiss.Value)); }
            return json;
        }
    }

    /// <summary>The six kinds of outcome.</summary>
    public sealed class OutcomeKind : IEquatable<OutcomeKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly OutcomeKind Redeemed = new OutcomeKind("redeemed", Kinds.Redeemed);
        public static readonly OutcomeKind SubscriptionExpired = new OutcomeKind("subscriptionExpired", Kinds.SubscriptionExpired);
        public static readonly OutcomeKind LinkExpired = new OutcomeKind("linkExpired", Kinds.LinkExpired);
        public static readonly OutcomeKind InvalidCode = new OutcomeKind("invalidCode", Kinds.InvalidCode);
        public static readonly OutcomeKind PurchaseBelongsToOtherUser = new OutcomeKind("purchaseBelongsToOtherUser", Kinds.PurchaseBelongsToOtherUser);
        public static readonly OutcomeKind Failed = new OutcomeKind("failed", Kinds.Failed);

        private static readonly OutcomeKind[] All = { Redeemed, SubscriptionExpired, LinkExpired, InvalidCode, PurchaseBelongsToOtherUser, Failed };

        private OutcomeKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Redeemed, SubscriptionExpired, LinkExpired, InvalidCode, PurchaseBelongsToOtherUser, Failed,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static OutcomeKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new OutcomeKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static OutcomeKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(OutcomeKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as OutcomeKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(OutcomeKind one, OutcomeKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(OutcomeKind one, OutcomeKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A situation, and what comes of a redemption in it.</summary>
    public sealed class OutcomeSituation
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("name", JsonShape.Of(Name));
            json.Add("outcome", Outcome.Write());
            json.Add("platforms", JsonShape.Of(Platforms, item => item.Write()));
            json.Add("needsUser", JsonShape.Of(NeedsUser));
            json.Add("prepare", Prepare.Write());
            return json;
        }
    }

    /// <summary>For which app. Product, entitlements and address are returned in each row's <c>prepare</c>.</summary>
    public sealed class OutcomesListParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public OutcomesListParams(Vendor vendor, string product = null, IReadOnlyList<string> entitlements = null, string email = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Product = product;
            Entitlements = entitlements;
            Email = email;
        }

        /// <summary>The vendor of the SDK that the app has.</summary>
        public Vendor Vendor { get; }
        /// <summary>The product to sell. Null where it is left out.</summary>
        public string Product { get; }
        /// <summary>The entitlements that it gives. Null where it is left out.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>The buyer's address; empty for none. Null where it is left out.</summary>
        public string Email { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static OutcomesListParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new OutcomesListParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Optional(members, "product", JsonShape.Text),
                JsonShape.Optional(members, "entitlements", JsonShape.ListOf(JsonShape.Text)), JsonShape.Optional(members, "email", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            if (Product != null) { json.Add("product", JsonShape.Of(Product)); }
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            return json;
        }
    }

    /// <summary>The ways in which a redemption can end.</summary>
    public sealed class OutcomesListResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("situations", JsonShape.Of(Situations, item => item.Write()));
            return json;
        }
    }

    /// <summary>The situation to bring about.</summary>
    public sealed class OutcomesPrepareParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("situation", JsonShape.Of(Situation));
            if (Product != null) { json.Add("product", JsonShape.Of(Product)); }
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (Kind != null) { json.Add("kind", Kind.Write()); }
            if (AppUserId != null) { json.Add("appUserId", JsonShape.Of(AppUserId)); }
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            if (Scheme != null) { json.Add("scheme", JsonShape.Of(Scheme)); }
            return json;
        }
    }

    /// <summary>What to open.</summary>
    public sealed class OutcomesPrepareResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("situation", JsonShape.Of(Situation));
            json.Add("outcome", Outcome.Write());
            json.Add("url", JsonShape.Of(Url));
            json.Add("code", JsonShape.Of(Code));
            json.Add("purchase", JsonShape.Of(Purchase));
            return json;
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

        /// <summary>The value on the wire.</summary>
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
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
            /// <summary>Creates it with a value.</summary>
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Json);
        }
    }

    /// <summary>Whether the owner bought it or shares a family member's purchase.</summary>
    public sealed class OwnershipType : IEquatable<OwnershipType>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly OwnershipType Purchased = new OwnershipType("purchased", Kinds.Purchased);
        public static readonly OwnershipType FamilyShared = new OwnershipType("familyShared", Kinds.FamilyShared);
        public static readonly OwnershipType Unknown = new OwnershipType("unknown", Kinds.Unknown);

        private static readonly OwnershipType[] All = { Purchased, FamilyShared, Unknown };

        private OwnershipType(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unrecognized</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unrecognized, Purchased, FamilyShared, Unknown,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static OwnershipType Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new OwnershipType(word, Kinds.Unrecognized);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static OwnershipType Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(OwnershipType other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as OwnershipType);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(OwnershipType one, OwnershipType other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(OwnershipType one, OwnershipType other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The paywall and placement that led to a purchase.</summary>
    public sealed class PaywallContext
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
    public sealed class PeriodType : IEquatable<PeriodType>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly PeriodType Normal = new PeriodType("normal", Kinds.Normal);
        public static readonly PeriodType Intro = new PeriodType("intro", Kinds.Intro);
        public static readonly PeriodType Trial = new PeriodType("trial", Kinds.Trial);
        public static readonly PeriodType Prepaid = new PeriodType("prepaid", Kinds.Prepaid);

        private static readonly PeriodType[] All = { Normal, Intro, Trial, Prepaid };

        private PeriodType(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Normal, Intro, Trial, Prepaid,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static PeriodType Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new PeriodType(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static PeriodType Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(PeriodType other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as PeriodType);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(PeriodType one, PeriodType other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(PeriodType one, PeriodType other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The system whose native SDK is simulated: it decides dates, error names, keys and order.</summary>
    public sealed class Platform : IEquatable<Platform>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly Platform Ios = new Platform("ios", Kinds.Ios);
        public static readonly Platform Android = new Platform("android", Kinds.Android);

        private static readonly Platform[] All = { Ios, Android };

        private Platform(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Ios, Android,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Platform Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new Platform(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Platform Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(Platform other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as Platform);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(Platform one, Platform other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(Platform one, Platform other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>An amount of money.</summary>
    public sealed class Price
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public Product(string id, IReadOnlyList<string> entitlements)
        {
            Id = id ?? throw new ArgumentNullException("id");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
        }

        /// <summary>The product's identifier.</summary>
        public string Id { get; }
        /// <summary>Identifiers of the entitlements that it grants.</summary>
        public IReadOnlyList<string> Entitlements { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static Product Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new Product(
                JsonShape.Required(members, "id", JsonShape.Text), JsonShape.Required(members, "entitlements", JsonShape.ListOf(JsonShape.Text)));
        }

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ProductList Read(JToken json)
        {
            switch (JsonShape.Kind(json))
            {
                case "array": return new List(JsonShape.ListOf(Product.Read)(json));
                case "object": return new Map(JsonShape.MapOf(JsonShape.ListOf(JsonShape.Text))(json));
                default: throw new ContractMismatch(json, "one of: list, map");
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(Func<List, TResult> list, Func<Map, TResult> map)
        {
            if (this is List) { return list((List)this); }
            if (this is Map) { return map((Map)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The case with a list.</summary>
        public sealed class List : ProductList
        {
            /// <summary>Wraps a value.</summary>
            public List(IReadOnlyList<Product> value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public IReadOnlyList<Product> Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Value, item => item.Write());
        }

        /// <summary>The case with <c>map</c>.</summary>
        public sealed class Map : ProductList
        {
            /// <summary>Wraps a value.</summary>
            public Map(IReadOnlyDictionary<string, IReadOnlyList<string>> value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public IReadOnlyDictionary<string, IReadOnlyList<string>> Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Value, item => JsonShape.Of(item, item1 => JsonShape.Of(item1)));
        }
    }

    /// <summary>Whether a purchase renews.</summary>
    public sealed class PurchaseKind : IEquatable<PurchaseKind>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly PurchaseKind Subscription = new PurchaseKind("subscription", Kinds.Subscription);
        public static readonly PurchaseKind OneTime = new PurchaseKind("oneTime", Kinds.OneTime);

        private static readonly PurchaseKind[] All = { Subscription, OneTime };

        private PurchaseKind(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Subscription, OneTime,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static PurchaseKind Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new PurchaseKind(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static PurchaseKind Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(PurchaseKind other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as PurchaseKind);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(PurchaseKind one, PurchaseKind other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(PurchaseKind one, PurchaseKind other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The id of a purchase.</summary>
    public sealed class PurchaseParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public PurchaseParams(PurchaseReference purchase)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
        }

        /// <summary>The purchase's id from <c>store/purchase</c>.</summary>
        public PurchaseReference Purchase { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PurchaseParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PurchaseParams(JsonShape.Required(members, "purchase", PurchaseReference.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            return json;
        }
    }

    /// <summary>One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent.</summary>
    public sealed class PurchaseRecord
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PurchaseReference Read(JToken json)
        {
            switch (JsonShape.Kind(json))
            {
                case "string": return new String(JsonShape.Text(json));
                case "object": return new PurchaseRecordCase(PurchaseRecord.Read(json));
                default: throw new ContractMismatch(json, "one of: string, purchaseRecord");
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(Func<String, TResult> @string, Func<PurchaseRecordCase, TResult> purchaseRecord)
        {
            if (this is String) { return @string((String)this); }
            if (this is PurchaseRecordCase) { return purchaseRecord((PurchaseRecordCase)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>Stands for the case String.</summary>
        public static implicit operator PurchaseReference(string value) => new String(value);

        /// <summary>The case with <c>string</c>.</summary>
        public sealed class String : PurchaseReference
        {
            /// <summary>Wraps a value.</summary>
            public String(string value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public string Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Value);
        }

        /// <summary>Stands for the case PurchaseRecordCase.</summary>
        public static implicit operator PurchaseReference(PurchaseRecord value) => new PurchaseRecordCase(value);

        /// <summary>One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent.</summary>
        public sealed class PurchaseRecordCase : PurchaseReference
        {
            /// <summary>Wraps a value.</summary>
            public PurchaseRecordCase(PurchaseRecord value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public PurchaseRecord Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }
    }

    /// <summary>A purchase after a change.</summary>
    public sealed class PurchaseResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            return json;
        }
    }

    /// <summary>Who paid.</summary>
    public sealed class Purchaser
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("vendor", Vendor.Write());
            json.Add("sdk", Sdk.Write());
            json.Add("platform", Platform.Write());
            if (Url != null) { json.Add("url", JsonShape.Of(Url)); }
            if (Code != null) { json.Add("code", JsonShape.Of(Code)); }
            json.Add("at", JsonShape.Of(At));
            if (Outcome != null) { json.Add("outcome", Outcome.Write()); }
            if (Returned != null) { json.Add("returned", JsonShape.Of(Returned)); }
            if (Active != null) { json.Add("active", JsonShape.Of(Active, item => JsonShape.Of(item))); }
            if (Error != null) { json.Add("error", JsonShape.Of(Error)); }
            return json;
        }
    }

    /// <summary>A redemption of a code.</summary>
    public sealed class RedemptionAttempt
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("at", JsonShape.Of(At));
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            json.Add("outcome", Outcome.Write());
            return json;
        }
    }

    /// <summary>What a test expects of a link.</summary>
    public sealed class RedemptionExpectParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public RedemptionExpectParams(string url, OutcomeKind outcome = null, long? times = null, string session = null, string shows = null)
        {
            Url = url ?? throw new ArgumentNullException("url");
            Outcome = outcome;
            Times = times;
            Session = session;
            Shows = shows;
        }

        /// <summary>The link; another form of it with the same code counts too.</summary>
        public string Url { get; }
        /// <summary>The outcome of the last redemption of the link; defaults to any. An error that the SDK throws is none. Null where it is left
        /// out.</summary>
        public OutcomeKind Outcome { get; }
        /// <summary>The number of times that an app asks its SDK to redeem the link. At least 0, at most 1000. <c>1</c> where it is left out. Null
        /// where it is left out.</summary>
        public long? Times { get; }
        /// <summary>Only redemptions of this session count; defaults to all. Null where it is left out.</summary>
        public string Session { get; }
        /// <summary>The text that the app shows now; the sentence of the error quotes it. Null where it is left out.</summary>
        public string Shows { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionExpectParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionExpectParams(
                JsonShape.Required(members, "url", JsonShape.Text), JsonShape.Optional(members, "outcome", OutcomeKind.Read),
                JsonShape.OptionalValue(members, "times", JsonShape.Whole), JsonShape.Optional(members, "session", JsonShape.Text),
                JsonShape.Optional(members, "shows", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("url", JsonShape.Of(Url));
            if (Outcome != null) { json.Add("outcome", Outcome.Write()); }
            if (Times != null) { json.Add("times", JsonShape.Of(Times.Value)); }
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            if (Shows != null) { json.Add("shows", JsonShape.Of(Shows)); }
            return json;
        }
    }

    /// <summary>Why a redemption has no result.</summary>
    public sealed class RedemptionFailure
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("redeemUrl", JsonShape.Of(RedeemUrl));
            if (RedeemUrlRedirect != null) { json.Add("redeemUrlRedirect", JsonShape.Of(RedeemUrlRedirect)); }
            return json;
        }
    }

    /// <summary>A link that a vendor's SDK would redeem.</summary>
    public sealed class RedemptionLink
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("code", JsonShape.Of(Code));
            json.Add("url", JsonShape.Of(Url));
            return json;
        }
    }

    /// <summary>Which redemptions to return.</summary>
    public sealed class RedemptionListParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public RedemptionListParams(string session = null, string url = null)
        {
            Session = session;
            Url = url;
        }

        /// <summary>Only those of this session, which may have ended; defaults to all. Null where it is left out.</summary>
        public string Session { get; }
        /// <summary>Only those of this link; another form of it with the same code counts too. Defaults to all. Null where it is left out.</summary>
        public string Url { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionListParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionListParams(JsonShape.Optional(members, "session", JsonShape.Text), JsonShape.Optional(members, "url", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Session != null) { json.Add("session", JsonShape.Of(Session)); }
            if (Url != null) { json.Add("url", JsonShape.Of(Url)); }
            return json;
        }
    }

    /// <summary>The redemptions that apps asked their SDKs for.</summary>
    public sealed class RedemptionListResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("redemptions", JsonShape.Of(Redemptions, item => item.Write()));
            if (Dropped != null) { json.Add("dropped", JsonShape.Of(Dropped.Value)); }
            return json;
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

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
            public override JToken Write()
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
            /// <summary>Creates it with a value.</summary>
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Json);
        }
    }

    /// <summary>The customer opens a link in the app.</summary>
    public sealed class RedemptionRedeemParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public RedemptionRedeemParams(string session, string url = null, string code = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Url = url;
            Code = code;
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>The link; a wrapped one is unwrapped. Either this or <c>code</c>. Null where it is left out.</summary>
        public string Url { get; }
        /// <summary>The code alone. Either this or <c>url</c>. Null where it is left out.</summary>
        public string Code { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionRedeemParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionRedeemParams(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Optional(members, "url", JsonShape.Text),
                JsonShape.Optional(members, "code", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            if (Url != null) { json.Add("url", JsonShape.Of(Url)); }
            if (Code != null) { json.Add("code", JsonShape.Of(Code)); }
            return json;
        }
    }

    /// <summary>The result of a redemption. If the SDK never calls back, the call fails with -32016.</summary>
    public sealed class RedemptionRedeemResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("outcome", Outcome.Write());
            json.Add("reply", JsonShape.Of(Reply));
            json.Add("losses", JsonShape.Of(Losses, item => item.Write()));
            return json;
        }
    }

    /// <summary>How a subscription goes on by itself.</summary>
    public sealed class Renewal
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", JsonShape.Of(Code));
            json.Add("message", JsonShape.Of(Message));
            json.Add("details", JsonShape.Of(Details));
            if (Domain != null) { json.Add("domain", JsonShape.Of(Domain)); }
            return json;
        }
    }

    /// <summary>Outcomes from a script.</summary>
    public sealed class ScriptGateway
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ScriptGateway(IReadOnlyList<ScriptedAnswer> script)
        {
            Script = script ?? throw new ArgumentNullException("script");
        }

        /// <summary>One per redemption, in order.</summary>
        public IReadOnlyList<ScriptedAnswer> Script { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ScriptGateway Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ScriptGateway(JsonShape.Required(members, "script", JsonShape.ListOf(ScriptedAnswer.Read)));
        }

        /// <summary>The object on the wire.</summary>
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

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ScriptedAnswer Read(JToken json)
        {
            switch (JsonShape.Tag(json, "kind"))
            {
                case "redeemed": return new Redeemed(RedemptionOutcome.Redeemed.Read(json));
                case "subscriptionExpired": return new SubscriptionExpired(RedemptionOutcome.SubscriptionExpired.Read(json));
                case "linkExpired": return new LinkExpired(RedemptionOutcome.LinkExpired.Read(json));
                case "invalidCode": return new InvalidCode(RedemptionOutcome.InvalidCode.Read(json));
                case "purchaseBelongsToOtherUser": return new PurchaseBelongsToOtherUser(RedemptionOutcome.PurchaseBelongsToOtherUser.Read(json));
                case "failed": return new Failed(RedemptionOutcome.Failed.Read(json));
                case "absent": return Absent.Read(json);
                default: throw new ContractMismatch(json, "one of: redeemed, subscriptionExpired, linkExpired, invalidCode, purchaseBelongsToOtherUser, failed, absent");
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Calls the function of the current case. There is one for each case.</summary>
        public TResult Match<TResult>(
            Func<Redeemed, TResult> redeemed, Func<SubscriptionExpired, TResult> subscriptionExpired, Func<LinkExpired, TResult> linkExpired,
            Func<InvalidCode, TResult> invalidCode, Func<PurchaseBelongsToOtherUser, TResult> purchaseBelongsToOtherUser,
            Func<Failed, TResult> failed, Func<Absent, TResult> absent)
        {
            if (this is Redeemed) { return redeemed((Redeemed)this); }
            if (this is SubscriptionExpired) { return subscriptionExpired((SubscriptionExpired)this); }
            if (this is LinkExpired) { return linkExpired((LinkExpired)this); }
            if (this is InvalidCode) { return invalidCode((InvalidCode)this); }
            if (this is PurchaseBelongsToOtherUser) { return purchaseBelongsToOtherUser((PurchaseBelongsToOtherUser)this); }
            if (this is Failed) { return failed((Failed)this); }
            if (this is Absent) { return absent((Absent)this); }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>Stands for the case Redeemed.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.Redeemed value) => new Redeemed(value);

        /// <summary>The code was valid and its purchase gives access.</summary>
        public sealed class Redeemed : ScriptedAnswer
        {
            /// <summary>Wraps a value.</summary>
            public Redeemed(RedemptionOutcome.Redeemed value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public RedemptionOutcome.Redeemed Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case SubscriptionExpired.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.SubscriptionExpired value) => new SubscriptionExpired(value);

        /// <summary>The code was valid, but its purchase has lapsed or was refunded.</summary>
        public sealed class SubscriptionExpired : ScriptedAnswer
        {
            /// <summary>Wraps a value.</summary>
            public SubscriptionExpired(RedemptionOutcome.SubscriptionExpired value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public RedemptionOutcome.SubscriptionExpired Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case LinkExpired.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.LinkExpired value) => new LinkExpired(value);

        /// <summary>The code has expired or was used already.</summary>
        public sealed class LinkExpired : ScriptedAnswer
        {
            /// <summary>Wraps a value.</summary>
            public LinkExpired(RedemptionOutcome.LinkExpired value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public RedemptionOutcome.LinkExpired Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case InvalidCode.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.InvalidCode value) => new InvalidCode(value);

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : ScriptedAnswer
        {
            /// <summary>Wraps a value.</summary>
            public InvalidCode(RedemptionOutcome.InvalidCode value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public RedemptionOutcome.InvalidCode Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case PurchaseBelongsToOtherUser.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.PurchaseBelongsToOtherUser value) => new PurchaseBelongsToOtherUser(value);

        /// <summary>The purchase belongs to another user, and the policy keeps it there.</summary>
        public sealed class PurchaseBelongsToOtherUser : ScriptedAnswer
        {
            /// <summary>Wraps a value.</summary>
            public PurchaseBelongsToOtherUser(RedemptionOutcome.PurchaseBelongsToOtherUser value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public RedemptionOutcome.PurchaseBelongsToOtherUser Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>Stands for the case Failed.</summary>
        public static implicit operator ScriptedAnswer(RedemptionOutcome.Failed value) => new Failed(value);

        /// <summary>The outcome is unknown: the network, the service or its answer failed.</summary>
        public sealed class Failed : ScriptedAnswer
        {
            /// <summary>Wraps a value.</summary>
            public Failed(RedemptionOutcome.Failed value) => Value = value ?? throw new ArgumentNullException("value");

            /// <summary>The value.</summary>
            public RedemptionOutcome.Failed Value { get; }

            /// <inheritdoc/>
            public override JToken Write() => Value.Write();
        }

        /// <summary>The service's answer does not contain the code of the request.</summary>
        public sealed class Absent : ScriptedAnswer
        {
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
            public Absent()
            {
            }

            /// <summary>Reads an object. Unknown members are ignored.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Absent Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "kind", "absent");
                return new Absent();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("kind", "absent");
                return json;
            }
        }
    }

    /// <summary>The language layer that an app talks to.</summary>
    public sealed class Sdk : IEquatable<Sdk>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly Sdk Native = new Sdk("native", Kinds.Native);
        public static readonly Sdk Flutter = new Sdk("flutter", Kinds.Flutter);
        public static readonly Sdk ReactNative = new Sdk("react-native", Kinds.ReactNative);
        public static readonly Sdk Unity = new Sdk("unity", Kinds.Unity);
        public static readonly Sdk Kmp = new Sdk("kmp", Kinds.Kmp);
        public static readonly Sdk Capacitor = new Sdk("capacitor", Kinds.Capacitor);

        private static readonly Sdk[] All = { Native, Flutter, ReactNative, Unity, Kmp, Capacitor };

        private Sdk(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Native, Flutter, ReactNative, Unity, Kmp, Capacitor,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Sdk Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new Sdk(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Sdk Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(Sdk other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as Sdk);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(Sdk one, Sdk other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(Sdk one, Sdk other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>Versions, targets, methods and limits of this server.</summary>
    public sealed class ServerDescribeResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ServerDescribeResult(
            string name, string version, long contractVersion, IReadOnlyList<VendorSummary> vendors, IReadOnlyList<TargetDescription> targets,
            IReadOnlyList<string> methods, ServerLimits limits, HTTPAddress http = null)
        {
            Name = name ?? throw new ArgumentNullException("name");
            Version = version ?? throw new ArgumentNullException("version");
            ContractVersion = contractVersion;
            Vendors = vendors ?? throw new ArgumentNullException("vendors");
            Targets = targets ?? throw new ArgumentNullException("targets");
            Methods = methods ?? throw new ArgumentNullException("methods");
            Limits = limits ?? throw new ArgumentNullException("limits");
            Http = http;
        }

        /// <summary>The program's name.</summary>
        public string Name { get; }
        /// <summary>Semantic version of the release that the program is from.</summary>
        public string Version { get; }
        /// <summary>Version of the contract: a client works with a server of the same number and of its own release or a newer one.</summary>
        public long ContractVersion { get; }
        /// <summary>Every vendor, in the order of the adapters.</summary>
        public IReadOnlyList<VendorSummary> Vendors { get; }
        /// <summary>Every target, in the order of the adapters.</summary>
        public IReadOnlyList<TargetDescription> Targets { get; }
        /// <summary>The methods that a client may send.</summary>
        public IReadOnlyList<string> Methods { get; }
        /// <summary>Limits of sizes and numbers.</summary>
        public ServerLimits Limits { get; }
        /// <summary>Where HTTP clients connect; absent if the server has no HTTP. Null where it is left out.</summary>
        public HTTPAddress Http { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ServerDescribeResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ServerDescribeResult(
                JsonShape.Required(members, "name", JsonShape.Text), JsonShape.Required(members, "version", JsonShape.Text),
                JsonShape.Required(members, "contractVersion", JsonShape.Whole),
                JsonShape.Required(members, "vendors", JsonShape.ListOf(VendorSummary.Read)),
                JsonShape.Required(members, "targets", JsonShape.ListOf(TargetDescription.Read)),
                JsonShape.Required(members, "methods", JsonShape.ListOf(JsonShape.Text)), JsonShape.Required(members, "limits", ServerLimits.Read),
                JsonShape.Optional(members, "http", HTTPAddress.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("name", JsonShape.Of(Name));
            json.Add("version", JsonShape.Of(Version));
            json.Add("contractVersion", JsonShape.Of(ContractVersion));
            json.Add("vendors", JsonShape.Of(Vendors, item => item.Write()));
            json.Add("targets", JsonShape.Of(Targets, item => item.Write()));
            json.Add("methods", JsonShape.Of(Methods, item => JsonShape.Of(item)));
            json.Add("limits", Limits.Write());
            if (Http != null) { json.Add("http", Http.Write()); }
            return json;
        }
    }

    /// <summary>Limits of sizes and numbers.</summary>
    public sealed class ServerLimits
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public ServerLimits(
            long messageBytes, long headerBytes, long batchCalls, long batchReplyBytes, long pendingRequests, long sessions, long faults,
            long mailboxMessages, long listedPurchases, long logEntries, long subscriptionIds, long depth)
        {
            MessageBytes = messageBytes;
            HeaderBytes = headerBytes;
            BatchCalls = batchCalls;
            BatchReplyBytes = batchReplyBytes;
            PendingRequests = pendingRequests;
            Sessions = sessions;
            Faults = faults;
            MailboxMessages = mailboxMessages;
            ListedPurchases = listedPurchases;
            LogEntries = logEntries;
            SubscriptionIds = subscriptionIds;
            Depth = depth;
        }

        /// <summary>The longest message, in bytes without framing.</summary>
        public long MessageBytes { get; }
        /// <summary>The longest block of header lines, in bytes.</summary>
        public long HeaderBytes { get; }
        /// <summary>The most calls in one batch.</summary>
        public long BatchCalls { get; }
        /// <summary>The most bytes of replies to one batch; later calls of the batch are rejected with <c>batchRepliesTooLarge</c> and not
        /// run.</summary>
        public long BatchReplyBytes { get; }
        /// <summary>The most requests that wait for their answer.</summary>
        public long PendingRequests { get; }
        /// <summary>The most open sessions.</summary>
        public long Sessions { get; }
        /// <summary>The most pending faults of <c>fault/inject</c>.</summary>
        public long Faults { get; }
        /// <summary>The most messages in one result of <c>store/mailbox</c>.</summary>
        public long MailboxMessages { get; }
        /// <summary>The most purchases in one result of <c>store/list</c>.</summary>
        public long ListedPurchases { get; }
        /// <summary>The most entries that the log keeps.</summary>
        public long LogEntries { get; }
        /// <summary>The most ids in one call of <c>session/linkStripeSubscriptions</c>.</summary>
        public long SubscriptionIds { get; }
        /// <summary>The deepest nesting of arrays and objects.</summary>
        public long Depth { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static ServerLimits Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new ServerLimits(
                JsonShape.Required(members, "messageBytes", JsonShape.Whole), JsonShape.Required(members, "headerBytes", JsonShape.Whole),
                JsonShape.Required(members, "batchCalls", JsonShape.Whole), JsonShape.Required(members, "batchReplyBytes", JsonShape.Whole),
                JsonShape.Required(members, "pendingRequests", JsonShape.Whole), JsonShape.Required(members, "sessions", JsonShape.Whole),
                JsonShape.Required(members, "faults", JsonShape.Whole), JsonShape.Required(members, "mailboxMessages", JsonShape.Whole),
                JsonShape.Required(members, "listedPurchases", JsonShape.Whole), JsonShape.Required(members, "logEntries", JsonShape.Whole),
                JsonShape.Required(members, "subscriptionIds", JsonShape.Whole), JsonShape.Required(members, "depth", JsonShape.Whole));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("messageBytes", JsonShape.Of(MessageBytes));
            json.Add("headerBytes", JsonShape.Of(HeaderBytes));
            json.Add("batchCalls", JsonShape.Of(BatchCalls));
            json.Add("batchReplyBytes", JsonShape.Of(BatchReplyBytes));
            json.Add("pendingRequests", JsonShape.Of(PendingRequests));
            json.Add("sessions", JsonShape.Of(Sessions));
            json.Add("faults", JsonShape.Of(Faults));
            json.Add("mailboxMessages", JsonShape.Of(MailboxMessages));
            json.Add("listedPurchases", JsonShape.Of(ListedPurchases));
            json.Add("logEntries", JsonShape.Of(LogEntries));
            json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds));
            json.Add("depth", JsonShape.Of(Depth));
            return json;
        }
    }

    /// <summary>The app goes to the background.</summary>
    public sealed class SessionBackgroundParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public SessionBackgroundParams(string session, double? seconds = null)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Seconds = seconds;
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>Seconds after which it comes back: the clock moves, as by <c>clock/advance</c>. Without them it stays there until
        /// <c>session/foreground</c>. Greater than 0, at most 3155760000. Null where it is left out.</summary>
        public double? Seconds { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionBackgroundParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionBackgroundParams(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.OptionalValue(members, "seconds", JsonShape.Number));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            if (Seconds != null) { json.Add("seconds", JsonShape.Of(Seconds.Value)); }
            return json;
        }
    }

    /// <summary>Something that an SDK does or passes to its app, in the SDK's own order.</summary>
    public sealed class SessionEvent
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("sequence", JsonShape.Of(Sequence));
            json.Add("name", JsonShape.Of(Name));
            json.Add("at", JsonShape.Of(At));
            json.Add("params", JsonShape.Of(Params));
            return json;
        }
    }

    /// <summary>The state of an SDK.</summary>
    public sealed class SessionFacts
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("vendor", Vendor.Write());
            json.Add("sdk", Sdk.Write());
            json.Add("platform", Platform.Write());
            json.Add("configured", JsonShape.Of(Configured));
            json.Add("appUserId", AppUserId == null ? JsonShape.Null() : JsonShape.Of(AppUserId));
            json.Add("isAnonymous", JsonShape.Of(IsAnonymous));
            json.Add("deviceId", JsonShape.Of(DeviceId));
            json.Add("storedCodes", JsonShape.Of(StoredCodes, item => item.Write()));
            json.Add("redemptionsUnderWay", JsonShape.Of(RedemptionsUnderWay));
            json.Add("status", Status.Write());
            json.Add("entitlements", Entitlements.Write());
            json.Add("purchaseController", JsonShape.Of(PurchaseController));
            json.Add("userAttributes", JsonShape.Of(UserAttributes));
            json.Add("integrationAttributes", JsonShape.Of(IntegrationAttributes));
            json.Add("paywall", Paywall == null ? JsonShape.Null() : Paywall.Write());
            json.Add("linksWaiting", JsonShape.Of(LinksWaiting));
            if (PendingCheckout != null) { json.Add("pendingCheckout", PendingCheckout.Write()); }
            return json;
        }
    }

    /// <summary>The app passes a link to its SDK.</summary>
    public sealed class SessionHandleDeepLinkParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public SessionHandleDeepLinkParams(string session, string url)
        {
            Session = session ?? throw new ArgumentNullException("session");
            Url = url ?? throw new ArgumentNullException("url");
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }
        /// <summary>The link that opened the app; not unwrapped.</summary>
        public string Url { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionHandleDeepLinkParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionHandleDeepLinkParams(
                JsonShape.Required(members, "session", JsonShape.Text), JsonShape.Required(members, "url", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("url", JsonShape.Of(Url));
            return json;
        }
    }

    /// <summary>What the SDK's deep-link call returns.</summary>
    public sealed class SessionHandleDeepLinkResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("handled", JsonShape.Of(Handled));
            if (Error != null) { json.Add("error", JsonShape.Of(Error)); }
            return json;
        }
    }

    /// <summary>Lists the open sessions of all clients.</summary>
    public sealed class SessionListParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public SessionListParams(Vendor vendor = null)
        {
            Vendor = vendor;
        }

        /// <summary>Lists only sessions of this vendor; defaults to all. Null where it is left out.</summary>
        public Vendor Vendor { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionListParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionListParams(JsonShape.Optional(members, "vendor", Vendor.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Vendor != null) { json.Add("vendor", Vendor.Write()); }
            return json;
        }
    }

    /// <summary>The open sessions, in the order in which they were opened.</summary>
    public sealed class SessionListResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("sessions", JsonShape.Of(Sessions, item => item.Write()));
            return json;
        }
    }

    /// <summary>Params of <c>session/open</c>.</summary>
    public sealed class SessionOpenParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public SessionOpenParams(
            Vendor vendor, Sdk sdk, Platform platform, Optional<string> appUserId = default(Optional<string>), string deviceId = null,
            string sdkVersion = null, bool? configured = null, Gateway gateway = null, bool? confirmationAlert = null, bool? alertsStayOpen = null,
            bool? webRestorationAlert = null, bool? automaticallyDismiss = null, double? entitlementsMaxAge = null, bool? purchaseController = null,
            bool? deepLinkTrigger = null, OpenPaywall paywall = null, ProductList products = null, IReadOnlyList<string> ownedProducts = null,
            EntitlementList deviceEntitlements = null, PendingCheckout pendingCheckout = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Sdk = sdk ?? throw new ArgumentNullException("sdk");
            Platform = platform ?? throw new ArgumentNullException("platform");
            HasAppUserId = appUserId.IsThere;
            AppUserId = appUserId.Value;
            DeviceId = deviceId;
            SdkVersion = sdkVersion;
            Configured = configured;
            Gateway = gateway;
            ConfirmationAlert = confirmationAlert;
            AlertsStayOpen = alertsStayOpen;
            WebRestorationAlert = webRestorationAlert;
            AutomaticallyDismiss = automaticallyDismiss;
            EntitlementsMaxAge = entitlementsMaxAge;
            PurchaseController = purchaseController;
            DeepLinkTrigger = deepLinkTrigger;
            Paywall = paywall;
            Products = products;
            OwnedProducts = ownedProducts;
            DeviceEntitlements = deviceEntitlements;
            PendingCheckout = pendingCheckout;
        }

        /// <summary>The vendor of the SDK.</summary>
        public Vendor Vendor { get; }
        /// <summary>One of the vendor's SDKs.</summary>
        public Sdk Sdk { get; }
        /// <summary>The platform of its native side.</summary>
        public Platform Platform { get; }
        /// <summary>The app's user; anonymous if left out, null or blank.</summary>
        public string AppUserId { get; }
        /// <summary>Whether <c>appUserId</c> is present, which includes null.</summary>
        public bool HasAppUserId { get; }
        /// <summary>The phone, as the SDK names it; defaults to a new one. If the SDK has stored something there, the app starts again with that.
        /// Null where it is left out.</summary>
        public string DeviceId { get; }
        /// <summary>The version of the app's SDK package, such as <c>10.9.1</c>: the session does what that version does. By default it is the newest
        /// that the server knows. The result has a warning if redemption may differ in it. Null where it is left out.</summary>
        public string SdkVersion { get; }
        /// <summary>False for an app that has not configured its SDK yet. It does so with <c>session/configure</c>, or on its own channel with
        /// <c>channel/call</c>. <c>true</c> where it is left out. Null where it is left out.</summary>
        public bool? Configured { get; }
        /// <summary>The gateway that answers its requests; defaults to the ledger. Null where it is left out.</summary>
        public Gateway Gateway { get; }
        /// <summary>The SDK's <c>shouldShowWebPurchaseConfirmationAlert</c>; defaults to the SDK's default. Superwall only. Null where it is left
        /// out.</summary>
        public bool? ConfirmationAlert { get; }
        /// <summary>iOS: true if an alert stays open until <c>session/closeAlert</c>; false by default: a person closes it at once. Superwall only.
        /// Null where it is left out.</summary>
        public bool? AlertsStayOpen { get; }
        /// <summary>iOS: the SDK's <c>shouldShowWebRestorationAlert</c>; true by default. Superwall only. Null where it is left out.</summary>
        public bool? WebRestorationAlert { get; }
        /// <summary>The SDK's <c>paywalls.automaticallyDismiss</c>; true by default. Superwall only. Null where it is left out.</summary>
        public bool? AutomaticallyDismiss { get; }
        /// <summary>Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only. Greater than 0, at most 3155760000. Null
        /// where it is left out.</summary>
        public double? EntitlementsMaxAge { get; }
        /// <summary>True if the app decides about access itself; false by default. Superwall only. Null where it is left out.</summary>
        public bool? PurchaseController { get; }
        /// <summary>True if the configuration has a placement for <c>deepLink_open</c>; false by default. Superwall only. Null where it is left
        /// out.</summary>
        public bool? DeepLinkTrigger { get; }
        /// <summary>A paywall that is on screen; defaults to none. Superwall only. Null where it is left out.</summary>
        public OpenPaywall Paywall { get; }
        /// <summary>Products that the app sells in the phone's own store. Superwall only. Null where it is left out.</summary>
        public ProductList Products { get; }
        /// <summary>The identifiers of the products that are owned in the phone's own store. Superwall only. Null where it is left out.</summary>
        public IReadOnlyList<string> OwnedProducts { get; }
        /// <summary>Entitlements from the phone's own store. Superwall only. Null where it is left out.</summary>
        public EntitlementList DeviceEntitlements { get; }
        /// <summary>iOS: a checkout that an earlier run of the app has left pending, as <c>session/describe</c> returned it; none when left out.
        /// Superwall only. Null where it is left out.</summary>
        public PendingCheckout PendingCheckout { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionOpenParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionOpenParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "sdk", Sdk.Read),
                JsonShape.Required(members, "platform", Platform.Read), JsonShape.IfThere(members, "appUserId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Optional(members, "deviceId", JsonShape.Text), JsonShape.Optional(members, "sdkVersion", JsonShape.Text),
                JsonShape.OptionalValue(members, "configured", JsonShape.Truth), JsonShape.Optional(members, "gateway", Gateway.Read),
                JsonShape.OptionalValue(members, "confirmationAlert", JsonShape.Truth),
                JsonShape.OptionalValue(members, "alertsStayOpen", JsonShape.Truth),
                JsonShape.OptionalValue(members, "webRestorationAlert", JsonShape.Truth),
                JsonShape.OptionalValue(members, "automaticallyDismiss", JsonShape.Truth),
                JsonShape.OptionalValue(members, "entitlementsMaxAge", JsonShape.Number),
                JsonShape.OptionalValue(members, "purchaseController", JsonShape.Truth),
                JsonShape.OptionalValue(members, "deepLinkTrigger", JsonShape.Truth), JsonShape.Optional(members, "paywall", OpenPaywall.Read),
                JsonShape.Optional(members, "products", ProductList.Read),
                JsonShape.Optional(members, "ownedProducts", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "deviceEntitlements", EntitlementList.Read),
                JsonShape.Optional(members, "pendingCheckout", PendingCheckout.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("sdk", Sdk.Write());
            json.Add("platform", Platform.Write());
            if (HasAppUserId) { json.Add("appUserId", AppUserId == null ? JsonShape.Null() : JsonShape.Of(AppUserId)); }
            if (DeviceId != null) { json.Add("deviceId", JsonShape.Of(DeviceId)); }
            if (SdkVersion != null) { json.Add("sdkVersion", JsonShape.Of(SdkVersion)); }
            if (Configured != null) { json.Add("configured", JsonShape.Of(Configured.Value)); }
            if (Gateway != null) { json.Add("gateway", Gateway.Write()); }
            if (ConfirmationAlert != null) { json.Add("confirmationAlert", JsonShape.Of(ConfirmationAlert.Value)); }
            if (AlertsStayOpen != null) { json.Add("alertsStayOpen", JsonShape.Of(AlertsStayOpen.Value)); }
            if (WebRestorationAlert != null) { json.Add("webRestorationAlert", JsonShape.Of(WebRestorationAlert.Value)); }
            if (AutomaticallyDismiss != null) { json.Add("automaticallyDismiss", JsonShape.Of(AutomaticallyDismiss.Value)); }
            if (EntitlementsMaxAge != null) { json.Add("entitlementsMaxAge", JsonShape.Of(EntitlementsMaxAge.Value)); }
            if (PurchaseController != null) { json.Add("purchaseController", JsonShape.Of(PurchaseController.Value)); }
            if (DeepLinkTrigger != null) { json.Add("deepLinkTrigger", JsonShape.Of(DeepLinkTrigger.Value)); }
            if (Paywall != null) { json.Add("paywall", Paywall.Write()); }
            if (Products != null) { json.Add("products", Products.Write()); }
            if (OwnedProducts != null) { json.Add("ownedProducts", JsonShape.Of(OwnedProducts, item => JsonShape.Of(item))); }
            if (DeviceEntitlements != null) { json.Add("deviceEntitlements", DeviceEntitlements.Write()); }
            if (PendingCheckout != null) { json.Add("pendingCheckout", PendingCheckout.Write()); }
            return json;
        }
    }

    /// <summary>The opened session.</summary>
    public sealed class SessionOpenResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("appUserId", AppUserId == null ? JsonShape.Null() : JsonShape.Of(AppUserId));
            json.Add("deviceId", JsonShape.Of(DeviceId));
            if (NativeVersion != null) { json.Add("nativeVersion", JsonShape.Of(NativeVersion)); }
            if (Rules != null) { json.Add("rules", JsonShape.Of(Rules, item => JsonShape.Of(item))); }
            if (Warning != null) { json.Add("warning", JsonShape.Of(Warning)); }
            return json;
        }
    }

    /// <summary>The name of a session.</summary>
    public sealed class SessionParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public SessionParams(string session)
        {
            Session = session ?? throw new ArgumentNullException("session");
        }

        /// <summary>The session, as <c>session/open</c> named it.</summary>
        public string Session { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SessionParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SessionParams(JsonShape.Required(members, "session", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            return json;
        }
    }

    /// <summary>A session's state.</summary>
    public sealed class SessionState
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("vendor", Vendor.Write());
            json.Add("sdk", Sdk.Write());
            json.Add("platform", Platform.Write());
            json.Add("configured", JsonShape.Of(Configured));
            json.Add("appUserId", AppUserId == null ? JsonShape.Null() : JsonShape.Of(AppUserId));
            json.Add("isAnonymous", JsonShape.Of(IsAnonymous));
            json.Add("deviceId", JsonShape.Of(DeviceId));
            json.Add("storedCodes", JsonShape.Of(StoredCodes, item => item.Write()));
            json.Add("redemptionsUnderWay", JsonShape.Of(RedemptionsUnderWay));
            json.Add("status", Status.Write());
            json.Add("entitlements", Entitlements.Write());
            json.Add("purchaseController", JsonShape.Of(PurchaseController));
            json.Add("userAttributes", JsonShape.Of(UserAttributes));
            json.Add("integrationAttributes", JsonShape.Of(IntegrationAttributes));
            json.Add("paywall", Paywall == null ? JsonShape.Null() : Paywall.Write());
            json.Add("linksWaiting", JsonShape.Of(LinksWaiting));
            if (PendingCheckout != null) { json.Add("pendingCheckout", PendingCheckout.Write()); }
            return json;
        }
    }

    /// <summary>A session and its user; <c>session/describe</c> returns the rest.</summary>
    public sealed class SessionSummary
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("session", JsonShape.Of(Session));
            json.Add("vendor", Vendor.Write());
            json.Add("sdk", Sdk.Write());
            json.Add("platform", Platform.Write());
            json.Add("configured", JsonShape.Of(Configured));
            json.Add("appUserId", AppUserId == null ? JsonShape.Null() : JsonShape.Of(AppUserId));
            json.Add("deviceId", JsonShape.Of(DeviceId));
            return json;
        }
    }

    /// <summary>Changes a subscription to another product; what is left out stays as it is.</summary>
    public sealed class StoreChangeProductParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StoreChangeProductParams(
            PurchaseReference purchase, string product, string plan = null, string displayName = null, IReadOnlyList<string> entitlements = null,
            Price price = null, double? period = null, ChangeMoment at = null)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
            Product = product ?? throw new ArgumentNullException("product");
            Plan = plan;
            DisplayName = displayName;
            Entitlements = entitlements;
            Price = price;
            Period = period;
            At = at;
        }

        /// <summary>The purchase's id from <c>store/purchase</c>.</summary>
        public PurchaseReference Purchase { get; }
        /// <summary>The product's identifier, without control characters. At least 1 character.</summary>
        public string Product { get; }
        /// <summary>The plan of that product. Null where it is left out.</summary>
        public string Plan { get; }
        /// <summary>The product's name, as shown to users. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>Entitlement identifiers: not empty, no control characters. Null where it is left out.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>The price that the buyer pays from then on. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>Seconds of each paid period from then on. A fraction is cut off. At least 1, at most 3155760000. Null where it is left
        /// out.</summary>
        public double? Period { get; }
        /// <summary>The moment at which it changes; defaults to <c>now</c>. Null where it is left out.</summary>
        public ChangeMoment At { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreChangeProductParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreChangeProductParams(
                JsonShape.Required(members, "purchase", PurchaseReference.Read), JsonShape.Required(members, "product", JsonShape.Text),
                JsonShape.Optional(members, "plan", JsonShape.Text), JsonShape.Optional(members, "displayName", JsonShape.Text),
                JsonShape.Optional(members, "entitlements", JsonShape.ListOf(JsonShape.Text)), JsonShape.Optional(members, "price", Price.Read),
                JsonShape.OptionalValue(members, "period", JsonShape.Number), JsonShape.Optional(members, "at", ChangeMoment.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            json.Add("product", JsonShape.Of(Product));
            if (Plan != null) { json.Add("plan", JsonShape.Of(Plan)); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (Price != null) { json.Add("price", Price.Write()); }
            if (Period != null) { json.Add("period", JsonShape.Of(Period.Value)); }
            if (At != null) { json.Add("at", At.Write()); }
            return json;
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

        /// <summary>The value on the wire.</summary>
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
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
            /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

            /// <inheritdoc/>
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
            /// <summary>Creates it with a value.</summary>
            public Unknown(JToken json) => Json = json ?? throw new ArgumentNullException("json");

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write() => JsonShape.Of(Json);
        }
    }

    /// <summary>Another link to a purchase.</summary>
    public sealed class StoreIssueLinkResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("link", Link.Write());
            return json;
        }
    }

    /// <summary>Which purchases and customers.</summary>
    public sealed class StoreListParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StoreListParams(
            Vendor vendor = null, string email = null, string appUserId = null, string purchase = null, long? limit = null, string cursor = null,
            bool? reveal = null)
        {
            Vendor = vendor;
            Email = email;
            AppUserId = appUserId;
            Purchase = purchase;
            Limit = limit;
            Cursor = cursor;
            Reveal = reveal;
        }

        /// <summary>Lists only this vendor's purchases and customers; defaults to all. Null where it is left out.</summary>
        public Vendor Vendor { get; }
        /// <summary>Lists only purchases of a buyer with this address, and no customers. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>Lists only purchases that this user bought or owns, and no customers. Null where it is left out.</summary>
        public string AppUserId { get; }
        /// <summary>The <c>id</c> of a purchase: lists only that one, whatever the other params, and no customers. Null where it is left
        /// out.</summary>
        public string Purchase { get; }
        /// <summary>Largest number of purchases, and of customers, the newest ones; defaults to 100. At least 1, at most 1000. Null where it is left
        /// out.</summary>
        public long? Limit { get; }
        /// <summary>The <c>nextCursor</c> of an earlier result: the list continues there. Pass the same other params. Null where it is left
        /// out.</summary>
        public string Cursor { get; }
        /// <summary>True to show codes and addresses. <c>false</c> where it is left out. Null where it is left out.</summary>
        public bool? Reveal { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreListParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreListParams(
                JsonShape.Optional(members, "vendor", Vendor.Read), JsonShape.Optional(members, "email", JsonShape.Text),
                JsonShape.Optional(members, "appUserId", JsonShape.Text), JsonShape.Optional(members, "purchase", JsonShape.Text),
                JsonShape.OptionalValue(members, "limit", JsonShape.Whole), JsonShape.Optional(members, "cursor", JsonShape.Text),
                JsonShape.OptionalValue(members, "reveal", JsonShape.Truth));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Vendor != null) { json.Add("vendor", Vendor.Write()); }
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            if (AppUserId != null) { json.Add("appUserId", JsonShape.Of(AppUserId)); }
            if (Purchase != null) { json.Add("purchase", JsonShape.Of(Purchase)); }
            if (Limit != null) { json.Add("limit", JsonShape.Of(Limit.Value)); }
            if (Cursor != null) { json.Add("cursor", JsonShape.Of(Cursor)); }
            if (Reveal != null) { json.Add("reveal", JsonShape.Of(Reveal.Value)); }
            return json;
        }
    }

    /// <summary>What the ledger has, newest first.</summary>
    public sealed class StoreListResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchases", JsonShape.Of(Purchases, item => item.Write()));
            if (OmittedPurchases != null) { json.Add("omittedPurchases", JsonShape.Of(OmittedPurchases.Value)); }
            json.Add("customers", JsonShape.Of(Customers, item => item.Write()));
            if (OmittedCustomers != null) { json.Add("omittedCustomers", JsonShape.Of(OmittedCustomers.Value)); }
            if (NextCursor != null) { json.Add("nextCursor", JsonShape.Of(NextCursor)); }
            return json;
        }
    }

    /// <summary>Whose mail.</summary>
    public sealed class StoreMailboxParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StoreMailboxParams(string email = null, long? limit = null)
        {
            Email = email;
            Limit = limit;
        }

        /// <summary>The recipient's address; defaults to all mail. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>Largest number of messages, the newest ones; defaults to 10,000. At least 1, at most 10000. Null where it is left out.</summary>
        public long? Limit { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreMailboxParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreMailboxParams(
                JsonShape.Optional(members, "email", JsonShape.Text), JsonShape.OptionalValue(members, "limit", JsonShape.Whole));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            if (Limit != null) { json.Add("limit", JsonShape.Of(Limit.Value)); }
            return json;
        }
    }

    /// <summary>The mail that the vendors sent.</summary>
    public sealed class StoreMailboxResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("messages", JsonShape.Of(Messages, item => item.Write()));
            if (Omitted != null) { json.Add("omitted", JsonShape.Of(Omitted.Value)); }
            return json;
        }
    }

    /// <summary>Pauses a subscription from the end of its paid time.</summary>
    public sealed class StorePauseParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StorePauseParams(PurchaseReference purchase, double? resumesIn = null)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
            ResumesIn = resumesIn;
        }

        /// <summary>The purchase's id from <c>store/purchase</c>.</summary>
        public PurchaseReference Purchase { get; }
        /// <summary>Seconds of the pause; defaults to no end before <c>store/resume</c>. A fraction is cut off. At least 1, at most 3155760000. Null
        /// where it is left out.</summary>
        public double? ResumesIn { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StorePauseParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StorePauseParams(
                JsonShape.Required(members, "purchase", PurchaseReference.Read), JsonShape.OptionalValue(members, "resumesIn", JsonShape.Number));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            if (ResumesIn != null) { json.Add("resumesIn", JsonShape.Of(ResumesIn.Value)); }
            return json;
        }
    }

    /// <summary>Settings of a vendor's side; a member that is left out does not change.</summary>
    public sealed class StorePolicyParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StorePolicyParams(
            Vendor vendor, TransferPolicy transfer = null, double? linkLifetime = null, string scheme = null, string host = null,
            LinkPolicy linkPolicy = null, string successUrl = null, PostPurchase postPurchase = null, string storeUrl = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Transfer = transfer;
            LinkLifetime = linkLifetime;
            Scheme = scheme;
            Host = host;
            LinkPolicy = linkPolicy;
            SuccessUrl = successUrl;
            PostPurchase = postPurchase;
            StoreUrl = storeUrl;
        }

        /// <summary>The vendor whose rules to change.</summary>
        public Vendor Vendor { get; }
        /// <summary>Rule for a purchase that belongs to another user. Null where it is left out.</summary>
        public TransferPolicy Transfer { get; }
        /// <summary>Lifetime of a link in seconds. Greater than 0, at most 3155760000. Null where it is left out.</summary>
        public double? LinkLifetime { get; }
        /// <summary>The app's URL scheme, without <c>://</c>. Null where it is left out.</summary>
        public string Scheme { get; }
        /// <summary>The host of links that also open in a browser. Null where it is left out.</summary>
        public string Host { get; }
        /// <summary>The rule for purchases that get redemption links. RevenueCat only. Null where it is left out.</summary>
        public LinkPolicy LinkPolicy { get; }
        /// <summary>The app owner's success page. RevenueCat and Superwall only. Null where it is left out.</summary>
        public string SuccessUrl { get; }
        /// <summary>The page that the buyer sees next. Superwall only. Null where it is left out.</summary>
        public PostPurchase PostPurchase { get; }
        /// <summary>The store page for buyers without the app. Superwall only. Null where it is left out.</summary>
        public string StoreUrl { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StorePolicyParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StorePolicyParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Optional(members, "transfer", TransferPolicy.Read),
                JsonShape.OptionalValue(members, "linkLifetime", JsonShape.Number), JsonShape.Optional(members, "scheme", JsonShape.Text),
                JsonShape.Optional(members, "host", JsonShape.Text), JsonShape.Optional(members, "linkPolicy", LinkPolicy.Read),
                JsonShape.Optional(members, "successUrl", JsonShape.Text), JsonShape.Optional(members, "postPurchase", PostPurchase.Read),
                JsonShape.Optional(members, "storeUrl", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            if (Transfer != null) { json.Add("transfer", Transfer.Write()); }
            if (LinkLifetime != null) { json.Add("linkLifetime", JsonShape.Of(LinkLifetime.Value)); }
            if (Scheme != null) { json.Add("scheme", JsonShape.Of(Scheme)); }
            if (Host != null) { json.Add("host", JsonShape.Of(Host)); }
            if (LinkPolicy != null) { json.Add("linkPolicy", LinkPolicy.Write()); }
            if (SuccessUrl != null) { json.Add("successUrl", JsonShape.Of(SuccessUrl)); }
            if (PostPurchase != null) { json.Add("postPurchase", PostPurchase.Write()); }
            if (StoreUrl != null) { json.Add("storeUrl", JsonShape.Of(StoreUrl)); }
            return json;
        }
    }

    /// <summary>The settings of a vendor's side.</summary>
    public sealed class StorePolicyResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StorePolicyResult(
            Vendor vendor, TransferPolicy transfer, double linkLifetime, string scheme, string host, LinkPolicy linkPolicy = null,
            Optional<string> successUrl = default(Optional<string>), PostPurchase postPurchase = null,
            Optional<string> storeUrl = default(Optional<string>))
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Transfer = transfer ?? throw new ArgumentNullException("transfer");
            LinkLifetime = linkLifetime;
            Scheme = scheme ?? throw new ArgumentNullException("scheme");
            Host = host;
            LinkPolicy = linkPolicy;
            HasSuccessUrl = successUrl.IsThere;
            SuccessUrl = successUrl.Value;
            PostPurchase = postPurchase;
            HasStoreUrl = storeUrl.IsThere;
            StoreUrl = storeUrl.Value;
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
        /// <summary>The app owner's success page; null for the vendor's. RevenueCat and Superwall only.</summary>
        public string SuccessUrl { get; }
        /// <summary>Whether <c>successUrl</c> is present, which includes null.</summary>
        public bool HasSuccessUrl { get; }
        /// <summary>The page that the buyer sees next. Superwall only. Null where it is left out.</summary>
        public PostPurchase PostPurchase { get; }
        /// <summary>The store page for buyers without the app; null if it is not set. Superwall only.</summary>
        public string StoreUrl { get; }
        /// <summary>Whether <c>storeUrl</c> is present, which includes null.</summary>
        public bool HasStoreUrl { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StorePolicyResult Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StorePolicyResult(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "transfer", TransferPolicy.Read),
                JsonShape.Required(members, "linkLifetime", JsonShape.Number), JsonShape.Required(members, "scheme", JsonShape.Text),
                JsonShape.Required(members, "host", JsonShape.OrNull(JsonShape.Text)), JsonShape.Optional(members, "linkPolicy", LinkPolicy.Read),
                JsonShape.IfThere(members, "successUrl", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Optional(members, "postPurchase", PostPurchase.Read),
                JsonShape.IfThere(members, "storeUrl", JsonShape.OrNull(JsonShape.Text)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("transfer", Transfer.Write());
            json.Add("linkLifetime", JsonShape.Of(LinkLifetime));
            json.Add("scheme", JsonShape.Of(Scheme));
            json.Add("host", Host == null ? JsonShape.Null() : JsonShape.Of(Host));
            if (LinkPolicy != null) { json.Add("linkPolicy", LinkPolicy.Write()); }
            if (HasSuccessUrl) { json.Add("successUrl", SuccessUrl == null ? JsonShape.Null() : JsonShape.Of(SuccessUrl)); }
            if (PostPurchase != null) { json.Add("postPurchase", PostPurchase.Write()); }
            if (HasStoreUrl) { json.Add("storeUrl", StoreUrl == null ? JsonShape.Null() : JsonShape.Of(StoreUrl)); }
            return json;
        }
    }

    /// <summary>A purchase on the web.</summary>
    public sealed class StorePurchaseParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StorePurchaseParams(
            Vendor vendor, string product, IReadOnlyList<string> entitlements, string appUserId = null, string email = null, PurchaseKind kind = null,
            string store = null, double? expiresIn = null, bool? renews = null, double? period = null, Billing billing = null, string plan = null,
            string displayName = null, Price price = null, bool? trial = null, double? gracePeriod = null, bool? billingIssue = null,
            bool? sandbox = null, string managementUrl = null, PaywallContext paywall = null, JObject metadata = null, CheckoutKind checkout = null,
            JObject placementParams = null, AfterPurchase afterPurchase = null, string afterPurchaseUrl = null, string checkoutContextId = null,
            CheckoutBrowser browser = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Product = product ?? throw new ArgumentNullException("product");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            AppUserId = appUserId;
            Email = email;
            Kind = kind;
            Store = store;
            ExpiresIn = expiresIn;
            Renews = renews;
            Period = period;
            Billing = billing;
            Plan = plan;
            DisplayName = displayName;
            Price = price;
            Trial = trial;
            GracePeriod = gracePeriod;
            BillingIssue = billingIssue;
            Sandbox = sandbox;
            ManagementUrl = managementUrl;
            Paywall = paywall;
            Metadata = metadata;
            Checkout = checkout;
            PlacementParams = placementParams;
            AfterPurchase = afterPurchase;
            AfterPurchaseUrl = afterPurchaseUrl;
            CheckoutContextId = checkoutContextId;
            Browser = browser;
        }

        /// <summary>The vendor of the checkout.</summary>
        public Vendor Vendor { get; }
        /// <summary>The product's identifier, without control characters. At least 1 character.</summary>
        public string Product { get; }
        /// <summary>Entitlement identifiers: not empty, no control characters.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>The buyer's user id, without control characters; defaults to an anonymous checkout. At least 1 character. Null where it is left
        /// out.</summary>
        public string AppUserId { get; }
        /// <summary>The email address given at checkout: one <c>@</c>, no control characters. Defaults to none. Null where it is left out.</summary>
        public string Email { get; }
        /// <summary>A subscription or a one-time purchase; defaults to <c>subscription</c>. Null where it is left out.</summary>
        public PurchaseKind Kind { get; }
        /// <summary>The store that charges for it; defaults to <c>rc_billing</c> for RevenueCat and <c>stripe</c> for Superwall. Null where it is
        /// left out.</summary>
        public string Store { get; }
        /// <summary>Seconds of paid time; defaults to 30 days. A fraction is cut off. At least 0, at most 3155760000. Null where it is left
        /// out.</summary>
        public double? ExpiresIn { get; }
        /// <summary>True if it renews by itself when the clock reaches the end of the paid time. <c>false</c> where it is left out. Null where it is
        /// left out.</summary>
        public bool? Renews { get; }
        /// <summary>Seconds of each further period, with <c>renews</c>; defaults to <c>expiresIn</c>. A fraction is cut off. At least 1, at most
        /// 3155760000. Null where it is left out.</summary>
        public double? Period { get; }
        /// <summary>The result of the charges of further periods, with <c>renews</c>; defaults to <c>succeeds</c>. Null where it is left
        /// out.</summary>
        public Billing Billing { get; }
        /// <summary>The plan of that product. Null where it is left out.</summary>
        public string Plan { get; }
        /// <summary>The product's name, as shown to users. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>The price that the buyer pays. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>True if the first period is a trial. <c>false</c> where it is left out. Null where it is left out.</summary>
        public bool? Trial { get; }
        /// <summary>Seconds of grace after the paid time; with <c>renews</c>, after a failed charge. Defaults to none. At least 0, at most
        /// 3155760000. Null where it is left out.</summary>
        public double? GracePeriod { get; }
        /// <summary>True if the payment has failed since. <c>false</c> where it is left out. Null where it is left out.</summary>
        public bool? BillingIssue { get; }
        /// <summary>True for a purchase without real money. <c>false</c> where it is left out. Null where it is left out.</summary>
        public bool? Sandbox { get; }
        /// <summary>The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has one. Null where it is left
        /// out.</summary>
        public string ManagementUrl { get; }
        /// <summary>The paywall that led to it. Null where it is left out.</summary>
        public PaywallContext Paywall { get; }
        /// <summary>Data the page of the checkout sends along: texts, numbers, booleans and null. RevenueCat's webhooks return it for purchases of
        /// the store <c>rc_billing</c>. Null where it is left out.</summary>
        public JObject Metadata { get; }
        /// <summary>The kind of checkout; defaults to <c>link</c>. Null where it is left out.</summary>
        public CheckoutKind Checkout { get; }
        /// <summary>The params that the app or page gave the placement. Superwall only. Null where it is left out.</summary>
        public JObject PlacementParams { get; }
        /// <summary>The action of the paywall's button after the purchase; defaults to <c>appDefault</c>. It requires the checkout <c>paywall</c>.
        /// Superwall only. Null where it is left out.</summary>
        public AfterPurchase AfterPurchase { get; }
        /// <summary>The address that a button with <c>customUrl</c> opens. It requires <c>afterPurchase</c> to be <c>customUrl</c>. Superwall only.
        /// Null where it is left out.</summary>
        public string AfterPurchaseUrl { get; }
        /// <summary>The id under which a session has reported the checkout (<c>session/checkout</c>); its SDK then gets the purchase. It requires the
        /// checkout <c>paywall</c>. A later purchase with the same id replaces this one. Superwall only. At least 1 character. Null where it is left
        /// out.</summary>
        public string CheckoutContextId { get; }
        /// <summary>The browser of the checkout; defaults to <c>external</c>. With <c>inApp</c>, <c>next.kind</c> is <c>none</c>. It requires
        /// <c>checkoutContextId</c>. Superwall only. Null where it is left out.</summary>
        public CheckoutBrowser Browser { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StorePurchaseParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StorePurchaseParams(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "product", JsonShape.Text),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "appUserId", JsonShape.Text), JsonShape.Optional(members, "email", JsonShape.Text),
                JsonShape.Optional(members, "kind", PurchaseKind.Read), JsonShape.Optional(members, "store", JsonShape.Text),
                JsonShape.OptionalValue(members, "expiresIn", JsonShape.Number), JsonShape.OptionalValue(members, "renews", JsonShape.Truth),
                JsonShape.OptionalValue(members, "period", JsonShape.Number), JsonShape.Optional(members, "billing", Billing.Read),
                JsonShape.Optional(members, "plan", JsonShape.Text), JsonShape.Optional(members, "displayName", JsonShape.Text),
                JsonShape.Optional(members, "price", Price.Read), JsonShape.OptionalValue(members, "trial", JsonShape.Truth),
                JsonShape.OptionalValue(members, "gracePeriod", JsonShape.Number), JsonShape.OptionalValue(members, "billingIssue", JsonShape.Truth),
                JsonShape.OptionalValue(members, "sandbox", JsonShape.Truth), JsonShape.Optional(members, "managementURL", JsonShape.Text),
                JsonShape.Optional(members, "paywall", PaywallContext.Read), JsonShape.Optional(members, "metadata", JsonShape.Object),
                JsonShape.Optional(members, "checkout", CheckoutKind.Read), JsonShape.Optional(members, "placementParams", JsonShape.Object),
                JsonShape.Optional(members, "afterPurchase", AfterPurchase.Read), JsonShape.Optional(members, "afterPurchaseUrl", JsonShape.Text),
                JsonShape.Optional(members, "checkoutContextId", JsonShape.Text), JsonShape.Optional(members, "browser", CheckoutBrowser.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("product", JsonShape.Of(Product));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item)));
            if (AppUserId != null) { json.Add("appUserId", JsonShape.Of(AppUserId)); }
            if (Email != null) { json.Add("email", JsonShape.Of(Email)); }
            if (Kind != null) { json.Add("kind", Kind.Write()); }
            if (Store != null) { json.Add("store", JsonShape.Of(Store)); }
            if (ExpiresIn != null) { json.Add("expiresIn", JsonShape.Of(ExpiresIn.Value)); }
            if (Renews != null) { json.Add("renews", JsonShape.Of(Renews.Value)); }
            if (Period != null) { json.Add("period", JsonShape.Of(Period.Value)); }
            if (Billing != null) { json.Add("billing", Billing.Write()); }
            if (Plan != null) { json.Add("plan", JsonShape.Of(Plan)); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            if (Price != null) { json.Add("price", Price.Write()); }
            if (Trial != null) { json.Add("trial", JsonShape.Of(Trial.Value)); }
            if (GracePeriod != null) { json.Add("gracePeriod", JsonShape.Of(GracePeriod.Value)); }
            if (BillingIssue != null) { json.Add("billingIssue", JsonShape.Of(BillingIssue.Value)); }
            if (Sandbox != null) { json.Add("sandbox", JsonShape.Of(Sandbox.Value)); }
            if (ManagementUrl != null) { json.Add("managementURL", JsonShape.Of(ManagementUrl)); }
            if (Paywall != null) { json.Add("paywall", Paywall.Write()); }
            if (Metadata != null) { json.Add("metadata", JsonShape.Of(Metadata)); }
            if (Checkout != null) { json.Add("checkout", Checkout.Write()); }
            if (PlacementParams != null) { json.Add("placementParams", JsonShape.Of(PlacementParams)); }
            if (AfterPurchase != null) { json.Add("afterPurchase", AfterPurchase.Write()); }
            if (AfterPurchaseUrl != null) { json.Add("afterPurchaseUrl", JsonShape.Of(AfterPurchaseUrl)); }
            if (CheckoutContextId != null) { json.Add("checkoutContextId", JsonShape.Of(CheckoutContextId)); }
            if (Browser != null) { json.Add("browser", Browser.Write()); }
            return json;
        }
    }

    /// <summary>What was sold, and where the buyer goes.</summary>
    public sealed class StorePurchaseResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            json.Add("link", Link.Write());
            json.Add("next", Next.Write());
            json.Add("redemptionInfo", RedemptionInfo == null ? JsonShape.Null() : RedemptionInfo.Write());
            json.Add("screens", JsonShape.Of(Screens, item => item.Write()));
            return json;
        }
    }

    /// <summary>Posts a Stripe id to RevenueCat.</summary>
    public sealed class StoreReceiptsParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StoreReceiptsParams(string appUserId, string fetchToken)
        {
            AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            FetchToken = fetchToken ?? throw new ArgumentNullException("fetchToken");
        }

        /// <summary>The user who gets the purchase.</summary>
        public string AppUserId { get; }
        /// <summary>Stripe's subscription (<c>sub_…</c>) or Checkout session (<c>cs_…</c>).</summary>
        public string FetchToken { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreReceiptsParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreReceiptsParams(
                JsonShape.Required(members, "appUserId", JsonShape.Text), JsonShape.Required(members, "fetchToken", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("appUserId", JsonShape.Of(AppUserId));
            json.Add("fetchToken", JsonShape.Of(FetchToken));
            return json;
        }
    }

    /// <summary>What RevenueCat's <c>POST /v1/receipts</c> answers.</summary>
    public sealed class StoreReceiptsResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("status", JsonShape.Of(Status));
            json.Add("body", JsonShape.Of(Body));
            return json;
        }
    }

    /// <summary>Deletes all purchases, mail and redemptions, clears faults, ends checkouts in progress, and resets policies. Sessions and the clock
    /// stay. Rejected while a redemption is in progress, and on a ledger in a file unless the server was started with <c>--allow-reset</c>.</summary>
    public sealed class StoreResetParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StoreResetParams(Vendor vendor = null)
        {
            Vendor = vendor;
        }

        /// <summary>The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are cleared. Null where
        /// it is left out.</summary>
        public Vendor Vendor { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreResetParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreResetParams(JsonShape.Optional(members, "vendor", Vendor.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (Vendor != null) { json.Add("vendor", Vendor.Write()); }
            return json;
        }
    }

    /// <summary>What was deleted.</summary>
    public sealed class StoreResetResult
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("deleted", Deleted.Write());
            return json;
        }
    }

    /// <summary>Changes a purchase as its store's notifications would; a member that is left out does not change.</summary>
    public sealed class StoreUpdateParams
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public StoreUpdateParams(
            PurchaseReference purchase, double? expiresIn = null, double? gracePeriod = null, bool? billingIssue = null, Billing billing = null,
            bool? unsubscribed = null, bool? trial = null, string plan = null, string product = null, string displayName = null, Price price = null,
            bool? sandbox = null, IReadOnlyList<string> entitlements = null, string managementUrl = null)
        {
            Purchase = purchase ?? throw new ArgumentNullException("purchase");
            ExpiresIn = expiresIn;
            GracePeriod = gracePeriod;
            BillingIssue = billingIssue;
            Billing = billing;
            Unsubscribed = unsubscribed;
            Trial = trial;
            Plan = plan;
            Product = product;
            DisplayName = displayName;
            Price = price;
            Sandbox = sandbox;
            Entitlements = entitlements;
            ManagementUrl = managementUrl;
        }

        /// <summary>The purchase's id from <c>store/purchase</c>.</summary>
        public PurchaseReference Purchase { get; }
        /// <summary>Seconds from now until the paid time ends, after a renewal. At least 0, at most 3155760000. Null where it is left out.</summary>
        public double? ExpiresIn { get; }
        /// <summary>Seconds of grace after the paid time; 0 ends it. At least 0, at most 3155760000. Null where it is left out.</summary>
        public double? GracePeriod { get; }
        /// <summary>True if a payment has failed. Null where it is left out.</summary>
        public bool? BillingIssue { get; }
        /// <summary>The result of the next charges, of a purchase that renews. Null where it is left out.</summary>
        public Billing Billing { get; }
        /// <summary>True if the buyer has cancelled the renewal. Null where it is left out.</summary>
        public bool? Unsubscribed { get; }
        /// <summary>True if the current period is a trial. Null where it is left out.</summary>
        public bool? Trial { get; }
        /// <summary>The plan of the product. Null where it is left out.</summary>
        public string Plan { get; }
        /// <summary>The product's identifier, without control characters. At least 1 character. Null where it is left out.</summary>
        public string Product { get; }
        /// <summary>The product's name, as shown to users. Null where it is left out.</summary>
        public string DisplayName { get; }
        /// <summary>The price that the buyer pays. Null where it is left out.</summary>
        public Price Price { get; }
        /// <summary>True for a purchase without real money. Null where it is left out.</summary>
        public bool? Sandbox { get; }
        /// <summary>Entitlement identifiers: not empty, no control characters. Null where it is left out.</summary>
        public IReadOnlyList<string> Entitlements { get; }
        /// <summary>The page where the buyer manages it. Null where it is left out.</summary>
        public string ManagementUrl { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StoreUpdateParams Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new StoreUpdateParams(
                JsonShape.Required(members, "purchase", PurchaseReference.Read), JsonShape.OptionalValue(members, "expiresIn", JsonShape.Number),
                JsonShape.OptionalValue(members, "gracePeriod", JsonShape.Number), JsonShape.OptionalValue(members, "billingIssue", JsonShape.Truth),
                JsonShape.Optional(members, "billing", Billing.Read), JsonShape.OptionalValue(members, "unsubscribed", JsonShape.Truth),
                JsonShape.OptionalValue(members, "trial", JsonShape.Truth), JsonShape.Optional(members, "plan", JsonShape.Text),
                JsonShape.Optional(members, "product", JsonShape.Text), JsonShape.Optional(members, "displayName", JsonShape.Text),
                JsonShape.Optional(members, "price", Price.Read), JsonShape.OptionalValue(members, "sandbox", JsonShape.Truth),
                JsonShape.Optional(members, "entitlements", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "managementURL", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("purchase", Purchase.Write());
            if (ExpiresIn != null) { json.Add("expiresIn", JsonShape.Of(ExpiresIn.Value)); }
            if (GracePeriod != null) { json.Add("gracePeriod", JsonShape.Of(GracePeriod.Value)); }
            if (BillingIssue != null) { json.Add("billingIssue", JsonShape.Of(BillingIssue.Value)); }
            if (Billing != null) { json.Add("billing", Billing.Write()); }
            if (Unsubscribed != null) { json.Add("unsubscribed", JsonShape.Of(Unsubscribed.Value)); }
            if (Trial != null) { json.Add("trial", JsonShape.Of(Trial.Value)); }
            if (Plan != null) { json.Add("plan", JsonShape.Of(Plan)); }
            if (Product != null) { json.Add("product", JsonShape.Of(Product)); }
            if (DisplayName != null) { json.Add("displayName", JsonShape.Of(DisplayName)); }
            if (Price != null) { json.Add("price", Price.Write()); }
            if (Sandbox != null) { json.Add("sandbox", JsonShape.Of(Sandbox.Value)); }
            if (Entitlements != null) { json.Add("entitlements", JsonShape.Of(Entitlements, item => JsonShape.Of(item))); }
            if (ManagementUrl != null) { json.Add("managementURL", JsonShape.Of(ManagementUrl)); }
            return json;
        }
    }

    /// <summary>A code that the SDK stores, with its state.</summary>
    public sealed class StoredCode
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", JsonShape.Of(Code));
            json.Add("kind", Kind.Write());
            return json;
        }
    }

    /// <summary>A subscription as its store reports it.</summary>
    public sealed class Subscription
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
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

        /// <summary>The object on the wire.</summary>
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
    public sealed class SubscriptionStatus : IEquatable<SubscriptionStatus>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly SubscriptionStatus Unknown = new SubscriptionStatus("unknown", Kinds.Unknown);
        public static readonly SubscriptionStatus Inactive = new SubscriptionStatus("inactive", Kinds.Inactive);
        public static readonly SubscriptionStatus Active = new SubscriptionStatus("active", Kinds.Active);

        private static readonly SubscriptionStatus[] All = { Unknown, Inactive, Active };

        private SubscriptionStatus(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unrecognized</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unrecognized, Unknown, Inactive, Active,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static SubscriptionStatus Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new SubscriptionStatus(word, Kinds.Unrecognized);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static SubscriptionStatus Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(SubscriptionStatus other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as SubscriptionStatus);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(SubscriptionStatus one, SubscriptionStatus other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(SubscriptionStatus one, SubscriptionStatus other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A target that the server knows.</summary>
    public sealed class TargetDescription
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public TargetDescription(
            Vendor vendor, Sdk sdk, Platform platform, string package, string since, bool modelled, VersionRange versions = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Sdk = sdk ?? throw new ArgumentNullException("sdk");
            Platform = platform ?? throw new ArgumentNullException("platform");
            Package = package ?? throw new ArgumentNullException("package");
            Since = since;
            Modelled = modelled;
            Versions = versions;
        }

        /// <summary>Whose SDK.</summary>
        public Vendor Vendor { get; }
        /// <summary>Which of the vendor's SDKs.</summary>
        public Sdk Sdk { get; }
        /// <summary>The platform of its native side.</summary>
        public Platform Platform { get; }
        /// <summary>The SDK's package name, such as <c>purchases_flutter</c>.</summary>
        public string Package { get; }
        /// <summary>First release of that SDK with link redemption, by its changelog or documentation; null if unknown.</summary>
        public string Since { get; }
        /// <summary>False if this SDK has no redemption; its replies are the native ones.</summary>
        public bool Modelled { get; }
        /// <summary>The versions of that SDK whose redemption is reproduced; absent if unknown. Null where it is left out.</summary>
        public VersionRange Versions { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static TargetDescription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new TargetDescription(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "sdk", Sdk.Read),
                JsonShape.Required(members, "platform", Platform.Read), JsonShape.Required(members, "package", JsonShape.Text),
                JsonShape.Required(members, "since", JsonShape.OrNull(JsonShape.Text)), JsonShape.Required(members, "modelled", JsonShape.Truth),
                JsonShape.Optional(members, "versions", VersionRange.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("sdk", Sdk.Write());
            json.Add("platform", Platform.Write());
            json.Add("package", JsonShape.Of(Package));
            json.Add("since", Since == null ? JsonShape.Null() : JsonShape.Of(Since));
            json.Add("modelled", JsonShape.Of(Modelled));
            if (Versions != null) { json.Add("versions", Versions.Write()); }
            return json;
        }
    }

    /// <summary>The rule for a purchase of another identified user: it moves; it moves unless it includes an active subscription; it stays; both
    /// users share it.</summary>
    public sealed class TransferPolicy : IEquatable<TransferPolicy>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly TransferPolicy Transfer = new TransferPolicy("transfer", Kinds.Transfer);
        public static readonly TransferPolicy TransferIfInactive = new TransferPolicy("transferIfInactive", Kinds.TransferIfInactive);
        public static readonly TransferPolicy KeepWithOriginal = new TransferPolicy("keepWithOriginal", Kinds.KeepWithOriginal);
        public static readonly TransferPolicy Share = new TransferPolicy("share", Kinds.Share);

        private static readonly TransferPolicy[] All = { Transfer, TransferIfInactive, KeepWithOriginal, Share };

        private TransferPolicy(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Transfer, TransferIfInactive, KeepWithOriginal, Share,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static TransferPolicy Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new TransferPolicy(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static TransferPolicy Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(TransferPolicy other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as TransferPolicy);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(TransferPolicy one, TransferPolicy other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(TransferPolicy one, TransferPolicy other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>The vendor of a link, a session or a reply.</summary>
    public sealed class Vendor : IEquatable<Vendor>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly Vendor Qonversion = new Vendor("qonversion", Kinds.Qonversion);
        public static readonly Vendor Revenuecat = new Vendor("revenuecat", Kinds.Revenuecat);
        public static readonly Vendor Superwall = new Vendor("superwall", Kinds.Superwall);

        private static readonly Vendor[] All = { Qonversion, Revenuecat, Superwall };

        private Vendor(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Qonversion, Revenuecat, Superwall,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Vendor Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new Vendor(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Vendor Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(Vendor other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as Vendor);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(Vendor one, Vendor other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(Vendor one, Vendor other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A vendor whose SDKs the server knows.</summary>
    public sealed class VendorSummary
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public VendorSummary(Vendor vendor, string name, string note, IReadOnlyList<string> calls = null)
        {
            Vendor = vendor ?? throw new ArgumentNullException("vendor");
            Name = name ?? throw new ArgumentNullException("name");
            Note = note;
            Calls = calls;
        }

        /// <summary>The name that clients ask for.</summary>
        public Vendor Vendor { get; }
        /// <summary>The name as the vendor writes it.</summary>
        public string Name { get; }
        /// <summary>One sentence about what the targets do not show, such as SDKs that are not targets; null for none.</summary>
        public string Note { get; }
        /// <summary>The calls that only this vendor's SDKs have, for <c>session/call</c>; absent if there are none. Null where it is left
        /// out.</summary>
        public IReadOnlyList<string> Calls { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static VendorSummary Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new VendorSummary(
                JsonShape.Required(members, "vendor", Vendor.Read), JsonShape.Required(members, "name", JsonShape.Text),
                JsonShape.Required(members, "note", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Optional(members, "calls", JsonShape.ListOf(JsonShape.Text)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("vendor", Vendor.Write());
            json.Add("name", JsonShape.Of(Name));
            json.Add("note", Note == null ? JsonShape.Null() : JsonShape.Of(Note));
            if (Calls != null) { json.Add("calls", JsonShape.Of(Calls, item => JsonShape.Of(item))); }
            return json;
        }
    }

    /// <summary>The result of checking the signature of the service's answer.</summary>
    public sealed class Verification : IEquatable<Verification>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly Verification NotRequested = new Verification("notRequested", Kinds.NotRequested);
        public static readonly Verification Verified = new Verification("verified", Kinds.Verified);
        public static readonly Verification VerifiedOnDevice = new Verification("verifiedOnDevice", Kinds.VerifiedOnDevice);
        public static readonly Verification Failed = new Verification("failed", Kinds.Failed);

        private static readonly Verification[] All = { NotRequested, Verified, VerifiedOnDevice, Failed };

        private Verification(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, NotRequested, Verified, VerifiedOnDevice, Failed,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static Verification Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new Verification(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static Verification Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(Verification other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as Verification);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(Verification one, Verification other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(Verification one, Verification other) => !(one == other);
        #pragma warning restore 1591
    }

    /// <summary>A range of versions. A bound covers all versions that it begins: <c>5.86</c> covers 5.86.1.</summary>
    public sealed class VersionRange
    {
        /// <summary>Creates an object from the properties of the same names; required ones come first.</summary>
        public VersionRange(string first, string last)
        {
            First = first ?? throw new ArgumentNullException("first");
            Last = last ?? throw new ArgumentNullException("last");
        }

        /// <summary>The earliest one.</summary>
        public string First { get; }
        /// <summary>The latest version that was read.</summary>
        public string Last { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static VersionRange Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new VersionRange(JsonShape.Required(members, "first", JsonShape.Text), JsonShape.Required(members, "last", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("first", JsonShape.Of(First));
            json.Add("last", JsonShape.Of(Last));
            return json;
        }
    }
}
