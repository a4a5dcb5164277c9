// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>What a paywall's button does after the purchase.</summary>
    public sealed class AfterPurchase : IEquatable<AfterPurchase>
    {
        /// <summary><c>appDefault</c>.</summary>
        public static readonly AfterPurchase AppDefault = new AfterPurchase("appDefault", Kinds.AppDefault);

        /// <summary><c>redemptionPage</c>.</summary>
        public static readonly AfterPurchase RedemptionPage = new AfterPurchase("redemptionPage", Kinds.RedemptionPage);

        /// <summary><c>deepLink</c>.</summary>
        public static readonly AfterPurchase DeepLink = new AfterPurchase("deepLink", Kinds.DeepLink);

        /// <summary><c>customUrl</c>.</summary>
        public static readonly AfterPurchase CustomUrl = new AfterPurchase("customUrl", Kinds.CustomUrl);

        private static readonly AfterPurchase[] All = { AppDefault, RedemptionPage, DeepLink, CustomUrl };

        private AfterPurchase(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>AppDefault</c> of the class.</summary>
            AppDefault,

            /// <summary>See <c>RedemptionPage</c> of the class.</summary>
            RedemptionPage,

            /// <summary>See <c>DeepLink</c> of the class.</summary>
            DeepLink,

            /// <summary>See <c>CustomUrl</c> of the class.</summary>
            CustomUrl
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static AfterPurchase Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new AfterPurchase(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static AfterPurchase Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(AfterPurchase other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as AfterPurchase);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Word.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return JsonShape.Say(Word);
        }

        /// <summary>Whether both have one word.</summary>
        public static bool operator ==(AfterPurchase one, AfterPurchase other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(AfterPurchase one, AfterPurchase other)
        {
            return !(one == other);
        }
    }

    /// <summary>Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the
    /// app.</summary>
    public sealed class CheckoutBrowser : IEquatable<CheckoutBrowser>
    {
        /// <summary><c>inApp</c>.</summary>
        public static readonly CheckoutBrowser InApp = new CheckoutBrowser("inApp", Kinds.InApp);

        /// <summary><c>external</c>.</summary>
        public static readonly CheckoutBrowser External = new CheckoutBrowser("external", Kinds.External);

        private static readonly CheckoutBrowser[] All = { InApp, External };

        private CheckoutBrowser(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>InApp</c> of the class.</summary>
            InApp,

            /// <summary>See <c>External</c> of the class.</summary>
            External
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static CheckoutBrowser Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new CheckoutBrowser(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static CheckoutBrowser Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(CheckoutBrowser other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as CheckoutBrowser);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Word.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return JsonShape.Say(Word);
        }

        /// <summary>Whether both have one word.</summary>
        public static bool operator ==(CheckoutBrowser one, CheckoutBrowser other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(CheckoutBrowser one, CheckoutBrowser other)
        {
            return !(one == other);
        }
    }

    /// <summary>What the user has is not what it was.</summary>
    public sealed class CustomerInfoChange
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="from">What it was.</param>
        /// <param name="to">What it is.</param>
        public CustomerInfoChange(JObject from, JObject to)
        {
            From = from ?? throw new ArgumentNullException("from");
            To = to ?? throw new ArgumentNullException("to");
        }

        /// <summary>What it was.</summary>
        public JObject From { get; }

        /// <summary>What it is.</summary>
        public JObject To { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static CustomerInfoChange Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new CustomerInfoChange(
                JsonShape.Required(members, "from", JsonShape.Object),
                JsonShape.Required(members, "to", JsonShape.Object));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("from", JsonShape.Of(From));
            json.Add("to", JsonShape.Of(To));
            return json;
        }
    }

    /// <summary>A link was given to the SDK.</summary>
    public sealed class DeepLinkOpenEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="url">The link.</param>
        /// <param name="path">Its path.</param>
        /// <param name="lastPathComponent">The last part of the path.</param>
        /// <param name="pathExtension">The extension of that part.</param>
        /// <param name="host">Its host; empty for none.</param>
        /// <param name="query">Its query; empty for none. Android decodes it.</param>
        /// <param name="fragment">Its fragment; empty for none. Android decodes it.</param>
        public DeepLinkOpenEvent(
            string url,
            string path,
            string lastPathComponent,
            string pathExtension,
            string host,
            string query,
            string fragment)
        {
            Url = url ?? throw new ArgumentNullException("url");
            Path = path ?? throw new ArgumentNullException("path");
            LastPathComponent = lastPathComponent ?? throw new ArgumentNullException("lastPathComponent");
            PathExtension = pathExtension ?? throw new ArgumentNullException("pathExtension");
            Host = host ?? throw new ArgumentNullException("host");
            Query = query ?? throw new ArgumentNullException("query");
            Fragment = fragment ?? throw new ArgumentNullException("fragment");
        }

        /// <summary>The link.</summary>
        public string Url { get; }

        /// <summary>Its path.</summary>
        public string Path { get; }

        /// <summary>The last part of the path.</summary>
        public string LastPathComponent { get; }

        /// <summary>The extension of that part.</summary>
        public string PathExtension { get; }

        /// <summary>Its host; empty for none.</summary>
        public string Host { get; }

        /// <summary>Its query; empty for none. Android decodes it.</summary>
        public string Query { get; }

        /// <summary>Its fragment; empty for none. Android decodes it.</summary>
        public string Fragment { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static DeepLinkOpenEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new DeepLinkOpenEvent(
                JsonShape.Required(members, "url", JsonShape.Text),
                JsonShape.Required(members, "path", JsonShape.Text),
                JsonShape.Required(members, "lastPathComponent", JsonShape.Text),
                JsonShape.Required(members, "pathExtension", JsonShape.Text),
                JsonShape.Required(members, "host", JsonShape.Text),
                JsonShape.Required(members, "query", JsonShape.Text),
                JsonShape.Required(members, "fragment", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("url", JsonShape.Of(Url));
            json.Add("path", JsonShape.Of(Path));
            json.Add("lastPathComponent", JsonShape.Of(LastPathComponent));
            json.Add("pathExtension", JsonShape.Of(PathExtension));
            json.Add("host", JsonShape.Of(Host));
            json.Add("query", JsonShape.Of(Query));
            json.Add("fragment", JsonShape.Of(Fragment));
            return json;
        }
    }

    /// <summary>iOS: a redemption under a paywall began a trial.</summary>
    public sealed class FreeTrialStartEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="productId">The product.</param>
        public FreeTrialStartEvent(string productId)
        {
            ProductId = productId ?? throw new ArgumentNullException("productId");
        }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static FreeTrialStartEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new FreeTrialStartEvent(JsonShape.Required(members, "product_id", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("product_id", JsonShape.Of(ProductId));
            return json;
        }
    }

    /// <summary>Expo: a placement's paywall cannot be shown.</summary>
    public sealed class PaywallErrorEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="errorString">Why.</param>
        /// <param name="handlerId">The name that the call gave to its handler.</param>
        public PaywallErrorEvent(string errorString, string handlerId)
        {
            ErrorString = errorString ?? throw new ArgumentNullException("errorString");
            HandlerId = handlerId ?? throw new ArgumentNullException("handlerId");
        }

        /// <summary>Why.</summary>
        public string ErrorString { get; }

        /// <summary>The name that the call gave to its handler.</summary>
        public string HandlerId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PaywallErrorEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PaywallErrorEvent(
                JsonShape.Required(members, "errorString", JsonShape.Text),
                JsonShape.Required(members, "handlerId", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("errorString", JsonShape.Of(ErrorString));
            json.Add("handlerId", JsonShape.Of(HandlerId));
            return json;
        }
    }

    /// <summary>Expo: a placement was skipped.</summary>
    public sealed class PaywallSkipEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="skippedReason">Why: an object with <c>type</c>.</param>
        /// <param name="handlerId">The name that the call gave to its handler.</param>
        public PaywallSkipEvent(JObject skippedReason, string handlerId)
        {
            SkippedReason = skippedReason ?? throw new ArgumentNullException("skippedReason");
            HandlerId = handlerId ?? throw new ArgumentNullException("handlerId");
        }

        /// <summary>Why: an object with <c>type</c>.</summary>
        public JObject SkippedReason { get; }

        /// <summary>The name that the call gave to its handler.</summary>
        public string HandlerId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PaywallSkipEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PaywallSkipEvent(
                JsonShape.Required(members, "skippedReason", JsonShape.Object),
                JsonShape.Required(members, "handlerId", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("skippedReason", JsonShape.Of(SkippedReason));
            json.Add("handlerId", JsonShape.Of(HandlerId));
            return json;
        }
    }

    /// <summary>What the buyer is led to: a link with a code, or the app owner's page with the purchase in its query.</summary>
    public sealed class PostPurchase : IEquatable<PostPurchase>
    {
        /// <summary><c>redeem</c>.</summary>
        public static readonly PostPurchase Redeem = new PostPurchase("redeem", Kinds.Redeem);

        /// <summary><c>redirect</c>.</summary>
        public static readonly PostPurchase Redirect = new PostPurchase("redirect", Kinds.Redirect);

        private static readonly PostPurchase[] All = { Redeem, Redirect };

        private PostPurchase(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>Redeem</c> of the class.</summary>
            Redeem,

            /// <summary>See <c>Redirect</c> of the class.</summary>
            Redirect
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static PostPurchase Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new PostPurchase(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static PostPurchase Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(PostPurchase other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as PostPurchase);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Word.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return JsonShape.Say(Word);
        }

        /// <summary>Whether both have one word.</summary>
        public static bool operator ==(PostPurchase one, PostPurchase other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(PostPurchase one, PostPurchase other)
        {
            return !(one == other);
        }
    }

    /// <summary>Why codes are sent: a link was opened, stored codes are sent again, or the user's ids of other services have
    /// changed.</summary>
    public sealed class RedemptionCause : IEquatable<RedemptionCause>
    {
        /// <summary><c>CODE</c>.</summary>
        public static readonly RedemptionCause Code = new RedemptionCause("CODE", Kinds.Code);

        /// <summary><c>EXISTING_CODES</c>.</summary>
        public static readonly RedemptionCause ExistingCodes = new RedemptionCause("EXISTING_CODES", Kinds.ExistingCodes);

        /// <summary><c>INTEGRATION_ATTRIBUTES</c>.</summary>
        public static readonly RedemptionCause IntegrationAttributes = new RedemptionCause("INTEGRATION_ATTRIBUTES", Kinds.IntegrationAttributes);

        private static readonly RedemptionCause[] All = { Code, ExistingCodes, IntegrationAttributes };

        private RedemptionCause(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>Code</c> of the class.</summary>
            Code,

            /// <summary>See <c>ExistingCodes</c> of the class.</summary>
            ExistingCodes,

            /// <summary>See <c>IntegrationAttributes</c> of the class.</summary>
            IntegrationAttributes
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static RedemptionCause Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new RedemptionCause(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static RedemptionCause Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(RedemptionCause other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as RedemptionCause);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Word.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return JsonShape.Say(Word);
        }

        /// <summary>Whether both have one word.</summary>
        public static bool operator ==(RedemptionCause one, RedemptionCause other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(RedemptionCause one, RedemptionCause other)
        {
            return !(one == other);
        }
    }

    /// <summary>A step of a redemption.</summary>
    public sealed class RedemptionEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="type">Why codes are sent.</param>
        /// <param name="code">The code that was opened; absent for other causes. Null where it is left out.</param>
        public RedemptionEvent(RedemptionCause type, string code = null)
        {
            Type = type ?? throw new ArgumentNullException("type");
            Code = code;
        }

        /// <summary>Why codes are sent.</summary>
        public RedemptionCause Type { get; }

        /// <summary>The code that was opened; absent for other causes. Null where it is left out.</summary>
        public string Code { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RedemptionEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RedemptionEvent(
                JsonShape.Required(members, "type", RedemptionCause.Read),
                JsonShape.Optional(members, "code", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", Type.Write());
            if (Code != null)
            {
                json.Add("code", JsonShape.Of(Code));
            }
            return json;
        }
    }

    /// <summary>A completion of <c>register</c>: a paywall was closed through the SDK, or a placement found none.</summary>
    public sealed class RegisterEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="completion">Which handler is called: <c>onDismiss</c>, <c>onSkip</c> or <c>onError</c>, or <c>feature</c> for the
        /// placement's own code.</param>
        /// <param name="result">The paywall's result, such as <c>restored</c>, why it was skipped, such as <c>placementNotFound</c>, or the
        /// error's text.</param>
        /// <param name="handlerId">The name that the channel's call gave to the handler or the feature; absent where it gave none. Null
        /// where it is left out.</param>
        public RegisterEvent(string completion, string result, string handlerId = null)
        {
            Completion = completion ?? throw new ArgumentNullException("completion");
            Result = result ?? throw new ArgumentNullException("result");
            HandlerId = handlerId;
        }

        /// <summary>Which handler is called: <c>onDismiss</c>, <c>onSkip</c> or <c>onError</c>, or <c>feature</c> for the placement's own
        /// code.</summary>
        public string Completion { get; }

        /// <summary>The paywall's result, such as <c>restored</c>, why it was skipped, such as <c>placementNotFound</c>, or the error's
        /// text.</summary>
        public string Result { get; }

        /// <summary>The name that the channel's call gave to the handler or the feature; absent where it gave none. Null where it is left
        /// out.</summary>
        public string HandlerId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RegisterEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RegisterEvent(
                JsonShape.Required(members, "completion", JsonShape.Text),
                JsonShape.Required(members, "result", JsonShape.Text),
                JsonShape.Optional(members, "handlerId", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("completion", JsonShape.Of(Completion));
            json.Add("result", JsonShape.Of(Result));
            if (HandlerId != null)
            {
                json.Add("handlerId", JsonShape.Of(HandlerId));
            }
            return json;
        }
    }

    /// <summary>The paywall on screen is not covered.</summary>
    public sealed class RestoreFailEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="errorMessage">Why.</param>
        public RestoreFailEvent(string errorMessage)
        {
            ErrorMessage = errorMessage ?? throw new ArgumentNullException("errorMessage");
        }

        /// <summary>Why.</summary>
        public string ErrorMessage { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RestoreFailEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RestoreFailEvent(JsonShape.Required(members, "error_message", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("error_message", JsonShape.Of(ErrorMessage));
            return json;
        }
    }

    /// <summary>Another request is about to be waited for (our own event).</summary>
    public sealed class RetryEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="attempt">The number of the request to come; the first one is 1. At least 2.</param>
        /// <param name="wait">How long is waited for it, in milliseconds.</param>
        /// <param name="cause">Why the one before failed.</param>
        /// <param name="httpStatus">HTTP status; absent without an answer. Null where it is left out.</param>
        public RetryEvent(long attempt, long wait, FailureReason cause, long? httpStatus = null)
        {
            Attempt = attempt;
            Wait = wait;
            Cause = cause ?? throw new ArgumentNullException("cause");
            HttpStatus = httpStatus;
        }

        /// <summary>The number of the request to come; the first one is 1. At least 2.</summary>
        public long Attempt { get; }

        /// <summary>How long is waited for it, in milliseconds.</summary>
        public long Wait { get; }

        /// <summary>Why the one before failed.</summary>
        public FailureReason Cause { get; }

        /// <summary>HTTP status; absent without an answer. Null where it is left out.</summary>
        public long? HttpStatus { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RetryEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RetryEvent(
                JsonShape.Required(members, "attempt", JsonShape.Whole),
                JsonShape.Required(members, "wait", JsonShape.Whole),
                JsonShape.Required(members, "cause", FailureReason.Read),
                JsonShape.OptionalValue(members, "httpStatus", JsonShape.Whole));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("attempt", JsonShape.Of(Attempt));
            json.Add("wait", JsonShape.Of(Wait));
            json.Add("cause", Cause.Write());
            if (HttpStatus != null)
            {
                json.Add("httpStatus", JsonShape.Of(HttpStatus.Value));
            }
            return json;
        }
    }

    /// <summary>iOS: a step of a checkout in a paywall's page.</summary>
    public sealed class StripeCheckoutEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="isTriggeredFromEvent">Whether a placement led to the paywall.</param>
        /// <param name="productIdentifier">The product.</param>
        public StripeCheckoutEvent(bool isTriggeredFromEvent, string productIdentifier)
        {
            IsTriggeredFromEvent = isTriggeredFromEvent;
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
        }

        /// <summary>Whether a placement led to the paywall.</summary>
        public bool IsTriggeredFromEvent { get; }

        /// <summary>The product.</summary>
        public string ProductIdentifier { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static StripeCheckoutEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "store", "STRIPE");
            return new StripeCheckoutEvent(
                JsonShape.Required(members, "is_triggered_from_event", JsonShape.Truth),
                JsonShape.Required(members, "product_identifier", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("is_triggered_from_event", JsonShape.Of(IsTriggeredFromEvent));
            json.Add("store", "STRIPE");
            json.Add("product_identifier", JsonShape.Of(ProductIdentifier));
            return json;
        }
    }

    /// <summary>The status is not what it was.</summary>
    public sealed class SubscriptionStatusChange
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="from">What it was.</param>
        /// <param name="to">What it is.</param>
        public SubscriptionStatusChange(JObject from, JObject to)
        {
            From = from ?? throw new ArgumentNullException("from");
            To = to ?? throw new ArgumentNullException("to");
        }

        /// <summary>What it was.</summary>
        public JObject From { get; }

        /// <summary>What it is.</summary>
        public JObject To { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SubscriptionStatusChange Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SubscriptionStatusChange(
                JsonShape.Required(members, "from", JsonShape.Object),
                JsonShape.Required(members, "to", JsonShape.Object));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("from", JsonShape.Of(From));
            json.Add("to", JsonShape.Of(To));
            return json;
        }
    }

    /// <summary>A link of Superwall's own that carries no code.</summary>
    public sealed class SuperwallDeepLink
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="fullUrl">The link.</param>
        /// <param name="pathComponents">The parts of its path behind <c>app-link</c>.</param>
        /// <param name="queryParameters">Its query, the last of each name; items without a value are left out.</param>
        public SuperwallDeepLink(
            string fullUrl,
            IReadOnlyList<string> pathComponents,
            IReadOnlyDictionary<string, string> queryParameters)
        {
            FullUrl = fullUrl ?? throw new ArgumentNullException("fullUrl");
            PathComponents = pathComponents ?? throw new ArgumentNullException("pathComponents");
            QueryParameters = queryParameters ?? throw new ArgumentNullException("queryParameters");
        }

        /// <summary>The link.</summary>
        public string FullUrl { get; }

        /// <summary>The parts of its path behind <c>app-link</c>.</summary>
        public IReadOnlyList<string> PathComponents { get; }

        /// <summary>Its query, the last of each name; items without a value are left out.</summary>
        public IReadOnlyDictionary<string, string> QueryParameters { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallDeepLink Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallDeepLink(
                JsonShape.Required(members, "fullURL", JsonShape.Text),
                JsonShape.Required(members, "pathComponents", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "queryParameters", JsonShape.MapOf(JsonShape.Text)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("fullURL", JsonShape.Of(FullUrl));
            json.Add("pathComponents", JsonShape.Of(PathComponents, item => JsonShape.Of(item)));
            json.Add("queryParameters", JsonShape.Of(QueryParameters, item => JsonShape.Of(item)));
            return json;
        }
    }

    /// <summary>A tracked event, as Expo's (<c>eventInfo</c>) and Unity's module (<c>eventType</c>, <c>params</c>) pass it on.</summary>
    public sealed class SuperwallEventInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="eventInfo">Expo: <c>event</c> with the SDK's own name of the event and its values, and <c>params</c>. Null where it
        /// is left out.</param>
        /// <param name="eventType">Unity: the name under which the native SDK tracks it. Null where it is left out.</param>
        /// <param name="params">Unity: its params. Null where it is left out.</param>
        public SuperwallEventInfo(JObject eventInfo = null, string eventType = null, JObject @params = null)
        {
            EventInfo = eventInfo;
            EventType = eventType;
            Params = @params;
        }

        /// <summary>Expo: <c>event</c> with the SDK's own name of the event and its values, and <c>params</c>. Null where it is left
        /// out.</summary>
        public JObject EventInfo { get; }

        /// <summary>Unity: the name under which the native SDK tracks it. Null where it is left out.</summary>
        public string EventType { get; }

        /// <summary>Unity: its params. Null where it is left out.</summary>
        public JObject Params { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallEventInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallEventInfo(
                JsonShape.Optional(members, "eventInfo", JsonShape.Object),
                JsonShape.Optional(members, "eventType", JsonShape.Text),
                JsonShape.Optional(members, "params", JsonShape.Object));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            if (EventInfo != null)
            {
                json.Add("eventInfo", JsonShape.Of(EventInfo));
            }
            if (EventType != null)
            {
                json.Add("eventType", JsonShape.Of(EventType));
            }
            if (Params != null)
            {
                json.Add("params", JsonShape.Of(Params));
            }
            return json;
        }
    }

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallUnityAndroidStatus
    {
        private SuperwallUnityAndroidStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallUnityAndroidStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "active":
                    return Active.Read(json);
                case "inactive":
                    return Inactive.Read(json);
                case "unknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Active, TResult> active,
            Func<Inactive, TResult> inactive,
            Func<Unknown, TResult> unknown,
            Func<Unrecognized, TResult> unrecognized)
        {
            if (this is Active)
            {
                return active((Active)this);
            }
            if (this is Inactive)
            {
                return inactive((Inactive)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            if (this is Unrecognized)
            {
                return unrecognized((Unrecognized)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The user may use something.</summary>
        public sealed class Active : SuperwallUnityAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public Active()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "active");
                return new Active();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "active");
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallUnityAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public Inactive()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Inactive Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "inactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "inactive");
                return json;
            }
        }

        /// <summary>Not known yet.</summary>
        public sealed class Unknown : SuperwallUnityAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public Unknown()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Unknown Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "unknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "unknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallUnityAndroidStatus
        {
            /// <summary>Keeps a value.</summary>
            public Unrecognized(JToken json)
            {
                Json = json ?? throw new ArgumentNullException("json");
            }

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return JsonShape.Of(Json);
            }
        }
    }

    /// <summary>What the user has, as far as Unity is told.</summary>
    public sealed class SuperwallUnityCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="userId">The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        public SuperwallUnityCustomerInfo(string userId, IReadOnlyList<SuperwallUnityEntitlement> entitlements)
        {
            UserId = userId ?? throw new ArgumentNullException("userId");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
        }

        /// <summary>The app user. Without one: the alias on iOS and in Flutter, empty in the other Android SDKs.</summary>
        public string UserId { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallUnityEntitlement> Entitlements { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallUnityCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallUnityCustomerInfo(
                JsonShape.Required(members, "userId", JsonShape.Text),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallUnityEntitlement.Read)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("userId", JsonShape.Of(UserId));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>One entitlement.</summary>
    public sealed class SuperwallUnityEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        /// <param name="isActive">True if it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        public SuperwallUnityEntitlement(string id, bool isActive, IReadOnlyList<string> productIds)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>True if it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallUnityEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "serviceLevel");
            return new SuperwallUnityEntitlement(
                JsonShape.Required(members, "id", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("type", "serviceLevel");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            return json;
        }
    }

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallUnityIosStatus
    {
        private SuperwallUnityIosStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallUnityIosStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "active":
                    return Active.Read(json);
                case "inactive":
                    return Inactive.Read(json);
                case "unknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Active, TResult> active,
            Func<Inactive, TResult> inactive,
            Func<Unknown, TResult> unknown,
            Func<Unrecognized, TResult> unrecognized)
        {
            if (this is Active)
            {
                return active((Active)this);
            }
            if (this is Inactive)
            {
                return inactive((Inactive)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            if (this is Unrecognized)
            {
                return unrecognized((Unrecognized)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The user may use something.</summary>
        public sealed class Active : SuperwallUnityIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallUnityEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallUnityEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "active");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallUnityEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "active");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallUnityIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public Inactive()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Inactive Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "inactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "inactive");
                return json;
            }
        }

        /// <summary>Not known yet.</summary>
        public sealed class Unknown : SuperwallUnityIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public Unknown()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Unknown Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "unknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "unknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallUnityIosStatus
        {
            /// <summary>Keeps a value.</summary>
            public Unrecognized(JToken json)
            {
                Json = json ?? throw new ArgumentNullException("json");
            }

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return JsonShape.Of(Json);
            }
        }
    }

    /// <summary>What the redemption gave, as far as Unity is told.</summary>
    public sealed class SuperwallUnityRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        public SuperwallUnityRedemptionInfo(IReadOnlyList<SuperwallUnityEntitlement> entitlements)
        {
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
        }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallUnityEntitlement> Entitlements { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallUnityRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallUnityRedemptionInfo(
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallUnityEntitlement.Read)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallUnityReply
    {
        private SuperwallUnityReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallUnityReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "success":
                    return Success.Read(json);
                case "error":
                    return Error.Read(json);
                case "expiredCode":
                    return ExpiredCode.Read(json);
                case "invalidCode":
                    return InvalidCode.Read(json);
                case "expiredSubscription":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Success, TResult> success,
            Func<Error, TResult> error,
            Func<ExpiredCode, TResult> expiredCode,
            Func<InvalidCode, TResult> invalidCode,
            Func<ExpiredSubscription, TResult> expiredSubscription,
            Func<Unknown, TResult> unknown)
        {
            if (this is Success)
            {
                return success((Success)this);
            }
            if (this is Error)
            {
                return error((Error)this);
            }
            if (this is ExpiredCode)
            {
                return expiredCode((ExpiredCode)this);
            }
            if (this is InvalidCode)
            {
                return invalidCode((InvalidCode)this);
            }
            if (this is ExpiredSubscription)
            {
                return expiredSubscription((ExpiredSubscription)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The purchase is redeemed.</summary>
        public sealed class Success : SuperwallUnityReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty if unknown.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallUnityRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty if unknown.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallUnityRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "success");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallUnityRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "success");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallUnityReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty if unknown.</param>
            /// <param name="error">Why, for people.</param>
            public Error(string code, string error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty if unknown.</summary>
            public string Code { get; }

            /// <summary>Why, for people.</summary>
            public string ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "error");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "error");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", JsonShape.Of(ErrorValue));
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class ExpiredCode : SuperwallUnityReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty if unknown.</param>
            /// <param name="resent">True if a new link was sent.</param>
            /// <param name="obfuscatedEmail">Where to, masked; null if unknown.</param>
            public ExpiredCode(string code, bool resent, Optional<string> obfuscatedEmail = default(Optional<string>))
            {
                Code = code ?? throw new ArgumentNullException("code");
                Resent = resent;
                HasObfuscatedEmail = obfuscatedEmail.IsThere;
                ObfuscatedEmail = obfuscatedEmail.Value;
            }

            /// <summary>The code; empty if unknown.</summary>
            public string Code { get; }

            /// <summary>True if a new link was sent.</summary>
            public bool Resent { get; }

            /// <summary>Where to, masked; null if unknown.</summary>
            public string ObfuscatedEmail { get; }

            /// <summary>Whether <c>obfuscatedEmail</c> is there; it may be, and be null.</summary>
            public bool HasObfuscatedEmail { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "expiredCode");
                return new ExpiredCode(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "resent", JsonShape.Truth),
                    JsonShape.IfThere(members, "obfuscatedEmail", JsonShape.OrNull(JsonShape.Text)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "expiredCode");
                json.Add("code", JsonShape.Of(Code));
                json.Add("resent", JsonShape.Of(Resent));
                if (HasObfuscatedEmail)
                {
                    json.Add("obfuscatedEmail", ObfuscatedEmail == null ? JsonShape.Null() : JsonShape.Of(ObfuscatedEmail));
                }
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallUnityReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty if unknown.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty if unknown.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "invalidCode");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "invalidCode");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallUnityReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty if unknown.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallUnityRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty if unknown.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallUnityRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "expiredSubscription");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallUnityRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "expiredSubscription");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallUnityReply
        {
            /// <summary>Keeps a value.</summary>
            public Unknown(JToken json)
            {
                Json = json ?? throw new ArgumentNullException("json");
            }

            /// <summary>The whole value.</summary>
            public JToken Json { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return JsonShape.Of(Json);
            }
        }
    }

    /// <summary>iOS: the buyer has left a checkout in a paywall's page.</summary>
    public sealed class TransactionAbandonEvent
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="productId">The product.</param>
        public TransactionAbandonEvent(string productId)
        {
            ProductId = productId ?? throw new ArgumentNullException("productId");
        }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static TransactionAbandonEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "store", "STRIPE");
            JsonShape.Constant(members, "source", "SUPERWALL");
            return new TransactionAbandonEvent(JsonShape.Required(members, "product_id", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("store", "STRIPE");
            json.Add("source", "SUPERWALL");
            json.Add("product_id", JsonShape.Of(ProductId));
            return json;
        }
    }
}
