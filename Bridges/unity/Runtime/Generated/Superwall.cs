// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
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

        /// <summary>The object as it stands on the wire.</summary>
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
        /// <param name="host">Its host; null for none.</param>
        /// <param name="query">Its query; null for none.</param>
        /// <param name="fragment">Its fragment; null for none.</param>
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
            Host = host;
            Query = query;
            Fragment = fragment;
        }

        /// <summary>The link.</summary>
        public string Url { get; }

        /// <summary>Its path.</summary>
        public string Path { get; }

        /// <summary>The last part of the path.</summary>
        public string LastPathComponent { get; }

        /// <summary>The extension of that part.</summary>
        public string PathExtension { get; }

        /// <summary>Its host; null for none.</summary>
        public string Host { get; }

        /// <summary>Its query; null for none.</summary>
        public string Query { get; }

        /// <summary>Its fragment; null for none.</summary>
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
                JsonShape.Required(members, "host", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "query", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "fragment", JsonShape.OrNull(JsonShape.Text)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("url", JsonShape.Of(Url));
            json.Add("path", JsonShape.Of(Path));
            json.Add("lastPathComponent", JsonShape.Of(LastPathComponent));
            json.Add("pathExtension", JsonShape.Of(PathExtension));
            json.Add("host", Host == null ? JsonShape.Null() : JsonShape.Of(Host));
            json.Add("query", Query == null ? JsonShape.Null() : JsonShape.Of(Query));
            json.Add("fragment", Fragment == null ? JsonShape.Null() : JsonShape.Of(Fragment));
            return json;
        }
    }

    /// <summary>Why codes are sent: a link was opened, or held codes are sent again, or what other services call the user has
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

        /// <summary>What stands on the wire.</summary>
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

        /// <summary>The word as it stands on the wire.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("from", JsonShape.Of(From));
            json.Add("to", JsonShape.Of(To));
            return json;
        }
    }

    /// <summary>The paywall that led to the purchase, on Android.</summary>
    public sealed class SuperwallAndroidPaywallInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The paywall's identifier.</param>
        /// <param name="placementName">The placement that showed it.</param>
        /// <param name="placementParams">The parameters that the app gave.</param>
        /// <param name="variantId">The variant that was shown.</param>
        /// <param name="experimentId">The experiment.</param>
        /// <param name="productIdentifier">The product chosen; absent where nobody told. Null where it is left out.</param>
        public SuperwallAndroidPaywallInfo(
            string identifier,
            string placementName,
            JObject placementParams,
            string variantId,
            string experimentId,
            string productIdentifier = null)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            PlacementName = placementName ?? throw new ArgumentNullException("placementName");
            PlacementParams = placementParams ?? throw new ArgumentNullException("placementParams");
            VariantId = variantId ?? throw new ArgumentNullException("variantId");
            ExperimentId = experimentId ?? throw new ArgumentNullException("experimentId");
            ProductIdentifier = productIdentifier;
        }

        /// <summary>The paywall's identifier.</summary>
        public string Identifier { get; }

        /// <summary>The placement that showed it.</summary>
        public string PlacementName { get; }

        /// <summary>The parameters that the app gave.</summary>
        public JObject PlacementParams { get; }

        /// <summary>The variant that was shown.</summary>
        public string VariantId { get; }

        /// <summary>The experiment.</summary>
        public string ExperimentId { get; }

        /// <summary>The product chosen; absent where nobody told. Null where it is left out.</summary>
        public string ProductIdentifier { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallAndroidPaywallInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallAndroidPaywallInfo(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "placementName", JsonShape.Text),
                JsonShape.Required(members, "placementParams", JsonShape.Object),
                JsonShape.Required(members, "variantId", JsonShape.Text),
                JsonShape.Required(members, "experimentId", JsonShape.Text),
                JsonShape.Optional(members, "productIdentifier", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("placementName", JsonShape.Of(PlacementName));
            json.Add("placementParams", JsonShape.Of(PlacementParams));
            json.Add("variantId", JsonShape.Of(VariantId));
            json.Add("experimentId", JsonShape.Of(ExperimentId));
            if (ProductIdentifier != null)
            {
                json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            }
            return json;
        }
    }

    /// <summary>Where a subscription stands, as Superwall-Android writes it.</summary>
    public sealed class SuperwallAndroidState : IEquatable<SuperwallAndroidState>
    {
        /// <summary><c>grace_period</c>.</summary>
        public static readonly SuperwallAndroidState GracePeriod = new SuperwallAndroidState("grace_period", Kinds.GracePeriod);

        /// <summary><c>expired</c>.</summary>
        public static readonly SuperwallAndroidState Expired = new SuperwallAndroidState("expired", Kinds.Expired);

        /// <summary><c>subscribed</c>.</summary>
        public static readonly SuperwallAndroidState Subscribed = new SuperwallAndroidState("subscribed", Kinds.Subscribed);

        /// <summary><c>billing_retry</c>.</summary>
        public static readonly SuperwallAndroidState BillingRetry = new SuperwallAndroidState("billing_retry", Kinds.BillingRetry);

        /// <summary><c>revoked</c>.</summary>
        public static readonly SuperwallAndroidState Revoked = new SuperwallAndroidState("revoked", Kinds.Revoked);

        private static readonly SuperwallAndroidState[] All = { GracePeriod, Expired, Subscribed, BillingRetry, Revoked };

        private SuperwallAndroidState(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>GracePeriod</c> of the class.</summary>
            GracePeriod,

            /// <summary>See <c>Expired</c> of the class.</summary>
            Expired,

            /// <summary>See <c>Subscribed</c> of the class.</summary>
            Subscribed,

            /// <summary>See <c>BillingRetry</c> of the class.</summary>
            BillingRetry,

            /// <summary>See <c>Revoked</c> of the class.</summary>
            Revoked
        }

        /// <summary>What stands on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static SuperwallAndroidState Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new SuperwallAndroidState(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static SuperwallAndroidState Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word as it stands on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(SuperwallAndroidState other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as SuperwallAndroidState);
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
        public static bool operator ==(SuperwallAndroidState one, SuperwallAndroidState other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(SuperwallAndroidState one, SuperwallAndroidState other)
        {
            return !(one == other);
        }
    }

    /// <summary>Where a product was bought, as Superwall-Android writes it.</summary>
    public sealed class SuperwallAndroidStore : IEquatable<SuperwallAndroidStore>
    {
        /// <summary><c>APP_STORE</c>.</summary>
        public static readonly SuperwallAndroidStore AppStore = new SuperwallAndroidStore("APP_STORE", Kinds.AppStore);

        /// <summary><c>STRIPE</c>.</summary>
        public static readonly SuperwallAndroidStore Stripe = new SuperwallAndroidStore("STRIPE", Kinds.Stripe);

        /// <summary><c>PADDLE</c>.</summary>
        public static readonly SuperwallAndroidStore Paddle = new SuperwallAndroidStore("PADDLE", Kinds.Paddle);

        /// <summary><c>PLAY_STORE</c>.</summary>
        public static readonly SuperwallAndroidStore PlayStore = new SuperwallAndroidStore("PLAY_STORE", Kinds.PlayStore);

        /// <summary><c>SUPERWALL</c>.</summary>
        public static readonly SuperwallAndroidStore Superwall = new SuperwallAndroidStore("SUPERWALL", Kinds.Superwall);

        /// <summary><c>OTHER</c>.</summary>
        public static readonly SuperwallAndroidStore Other = new SuperwallAndroidStore("OTHER", Kinds.Other);

        private static readonly SuperwallAndroidStore[] All = { AppStore, Stripe, Paddle, PlayStore, Superwall, Other };

        private SuperwallAndroidStore(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>AppStore</c> of the class.</summary>
            AppStore,

            /// <summary>See <c>Stripe</c> of the class.</summary>
            Stripe,

            /// <summary>See <c>Paddle</c> of the class.</summary>
            Paddle,

            /// <summary>See <c>PlayStore</c> of the class.</summary>
            PlayStore,

            /// <summary>See <c>Superwall</c> of the class.</summary>
            Superwall,

            /// <summary>See <c>Other</c> of the class.</summary>
            Other
        }

        /// <summary>What stands on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static SuperwallAndroidStore Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new SuperwallAndroidStore(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static SuperwallAndroidStore Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word as it stands on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(SuperwallAndroidStore other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as SuperwallAndroidStore);
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
        public static bool operator ==(SuperwallAndroidStore one, SuperwallAndroidStore other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(SuperwallAndroidStore one, SuperwallAndroidStore other)
        {
            return !(one == other);
        }
    }

    /// <summary>The paywall that led to the purchase, as Flutter and KMP know it.</summary>
    public sealed class SuperwallClassPaywallInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The paywall's identifier.</param>
        /// <param name="placementName">The placement that showed it.</param>
        /// <param name="placementParams">The parameters that the app gave.</param>
        /// <param name="variantId">The variant that was shown.</param>
        /// <param name="experimentId">The experiment.</param>
        public SuperwallClassPaywallInfo(
            string identifier,
            string placementName,
            JObject placementParams,
            string variantId,
            string experimentId)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            PlacementName = placementName ?? throw new ArgumentNullException("placementName");
            PlacementParams = placementParams ?? throw new ArgumentNullException("placementParams");
            VariantId = variantId ?? throw new ArgumentNullException("variantId");
            ExperimentId = experimentId ?? throw new ArgumentNullException("experimentId");
        }

        /// <summary>The paywall's identifier.</summary>
        public string Identifier { get; }

        /// <summary>The placement that showed it.</summary>
        public string PlacementName { get; }

        /// <summary>The parameters that the app gave.</summary>
        public JObject PlacementParams { get; }

        /// <summary>The variant that was shown.</summary>
        public string VariantId { get; }

        /// <summary>The experiment.</summary>
        public string ExperimentId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallClassPaywallInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallClassPaywallInfo(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "placementName", JsonShape.Text),
                JsonShape.Required(members, "placementParams", JsonShape.Object),
                JsonShape.Required(members, "variantId", JsonShape.Text),
                JsonShape.Required(members, "experimentId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("placementName", JsonShape.Of(PlacementName));
            json.Add("placementParams", JsonShape.Of(PlacementParams));
            json.Add("variantId", JsonShape.Of(VariantId));
            json.Add("experimentId", JsonShape.Of(ExperimentId));
            return json;
        }
    }

    /// <summary>A link of Superwall's own that carries no code.</summary>
    public sealed class SuperwallDeepLink
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="fullUrl">The link.</param>
        /// <param name="pathComponents">The parts of its path behind <c>app-link</c>.</param>
        /// <param name="queryParameters">Its query, the first of each name.</param>
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

        /// <summary>Its query, the first of each name.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("fullURL", JsonShape.Of(FullUrl));
            json.Add("pathComponents", JsonShape.Of(PathComponents, item => JsonShape.Of(item)));
            json.Add("queryParameters", JsonShape.Of(QueryParameters, item => JsonShape.Of(item)));
            return json;
        }
    }

    /// <summary>Why it failed.</summary>
    public sealed class SuperwallError
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="message">For people; nothing else tells a network's failure from a server's.</param>
        public SuperwallError(string message)
        {
            Message = message ?? throw new ArgumentNullException("message");
        }

        /// <summary>For people; nothing else tells a network's failure from a server's.</summary>
        public string Message { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallError Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallError(JsonShape.Required(members, "message", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("message", JsonShape.Of(Message));
            return json;
        }
    }

    /// <summary>What is told of an expired code.</summary>
    public sealed class SuperwallExpired
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="resent">Whether a new link was sent.</param>
        /// <param name="obfuscatedEmail">Where to, masked; absent where nobody told. Null where it is left out.</param>
        public SuperwallExpired(bool resent, string obfuscatedEmail = null)
        {
            Resent = resent;
            ObfuscatedEmail = obfuscatedEmail;
        }

        /// <summary>Whether a new link was sent.</summary>
        public bool Resent { get; }

        /// <summary>Where to, masked; absent where nobody told. Null where it is left out.</summary>
        public string ObfuscatedEmail { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallExpired Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallExpired(
                JsonShape.Required(members, "resent", JsonShape.Truth),
                JsonShape.Optional(members, "obfuscatedEmail", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("resent", JsonShape.Of(Resent));
            if (ObfuscatedEmail != null)
            {
                json.Add("obfuscatedEmail", JsonShape.Of(ObfuscatedEmail));
            }
            return json;
        }
    }

    /// <summary>What the user has.</summary>
    public sealed class SuperwallFlutterAndroidCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallFlutterAndroidCustomerInfo(
            IReadOnlyList<SuperwallFlutterAndroidSubscription> subscriptions,
            IReadOnlyList<SuperwallFlutterAndroidNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallFlutterAndroidFullEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallFlutterAndroidSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallFlutterAndroidNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallFlutterAndroidFullEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterAndroidCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "PCustomerInfo");
            return new SuperwallFlutterAndroidCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallFlutterAndroidSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallFlutterAndroidNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallFlutterAndroidFullEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "PCustomerInfo");
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement with all its fields; null where nobody told.</summary>
    public sealed class SuperwallFlutterAndroidFullEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        /// <param name="latestProductId">The product that gives it now; null for a grant by hand.</param>
        /// <param name="store">Where that product was bought; null where nobody told.</param>
        /// <param name="startsAt">First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="renewedAt">Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="expiresAt">End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isLifetime">Whether it never ends; null where nobody told.</param>
        /// <param name="willRenew">Whether it will be renewed; null where nobody told.</param>
        /// <param name="state">Where its subscription stands; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; null for none.</param>
        public SuperwallFlutterAndroidFullEntitlement(
            string id,
            bool isActive,
            IReadOnlyList<string> productIds,
            string latestProductId,
            SuperwallAndroidStore store,
            long? startsAt,
            long? renewedAt,
            long? expiresAt,
            bool? isLifetime,
            bool? willRenew,
            EntitlementState state,
            OfferType offerType)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
            LatestProductId = latestProductId;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>The product that gives it now; null for a grant by hand.</summary>
        public string LatestProductId { get; }

        /// <summary>Where that product was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? StartsAt { get; }

        /// <summary>Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? RenewedAt { get; }

        /// <summary>End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpiresAt { get; }

        /// <summary>Whether it never ends; null where nobody told.</summary>
        public bool? IsLifetime { get; }

        /// <summary>Whether it will be renewed; null where nobody told.</summary>
        public bool? WillRenew { get; }

        /// <summary>Where its subscription stands; null where nobody told.</summary>
        public EntitlementState State { get; }

        /// <summary>The offer it was bought under; null for none.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterAndroidFullEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "serviceLevel");
            return new SuperwallFlutterAndroidFullEntitlement(
                JsonShape.Required(members, "id", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "latestProductId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)),
                JsonShape.Required(members, "startsAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "renewedAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "expiresAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "isLifetime", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "willRenew", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "state", JsonShape.OrNull(EntitlementState.Read)),
                JsonShape.Required(members, "offerType", JsonShape.OrNull(OfferType.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("type", "serviceLevel");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            json.Add("latestProductId", LatestProductId == null ? JsonShape.Null() : JsonShape.Of(LatestProductId));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            json.Add("startsAt", StartsAt.HasValue ? JsonShape.Of(StartsAt.Value) : JsonShape.Null());
            json.Add("renewedAt", RenewedAt.HasValue ? JsonShape.Of(RenewedAt.Value) : JsonShape.Null());
            json.Add("expiresAt", ExpiresAt.HasValue ? JsonShape.Of(ExpiresAt.Value) : JsonShape.Null());
            json.Add("isLifetime", IsLifetime.HasValue ? JsonShape.Of(IsLifetime.Value) : JsonShape.Null());
            json.Add("willRenew", WillRenew.HasValue ? JsonShape.Of(WillRenew.Value) : JsonShape.Null());
            json.Add("state", State == null ? JsonShape.Null() : State.Write());
            json.Add("offerType", OfferType == null ? JsonShape.Null() : OfferType.Write());
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallFlutterAndroidNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallFlutterAndroidNonSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallAndroidStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterAndroidNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "PNonSubscriptionTransaction");
            return new SuperwallFlutterAndroidNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "PNonSubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallFlutterAndroidStatus
    {
        private SuperwallFlutterAndroidStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterAndroidStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "PActive":
                    return Active.Read(json);
                case "PInactive":
                    return Inactive.Read(json);
                case "PUnknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallFlutterAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallFlutterAndroidFullEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallFlutterAndroidFullEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PActive");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallFlutterAndroidFullEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PActive");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallFlutterAndroidStatus
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
                JsonShape.Constant(members, "type", "PInactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PInactive");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallFlutterAndroidStatus
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
                JsonShape.Constant(members, "type", "PUnknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PUnknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallFlutterAndroidStatus
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallFlutterAndroidSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallFlutterAndroidSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            long? expirationDate,
            SuperwallAndroidStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterAndroidSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "PSubscriptionTransaction");
            return new SuperwallFlutterAndroidSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "PSubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate.HasValue ? JsonShape.Of(ExpirationDate.Value) : JsonShape.Null());
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>One entitlement, of which only the identifier is told.</summary>
    public sealed class SuperwallFlutterEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        /// <param name="isActive">Always true: nothing says otherwise.</param>
        /// <param name="productIds">Always empty. Always empty.</param>
        public SuperwallFlutterEntitlement(string id, bool isActive, IReadOnlyList<string> productIds)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Always true: nothing says otherwise.</summary>
        public bool IsActive { get; }

        /// <summary>Always empty. Always empty.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "serviceLevel");
            return new SuperwallFlutterEntitlement(
                JsonShape.Required(members, "id", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)));
        }

        /// <summary>The object as it stands on the wire.</summary>
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

    /// <summary>What the user has.</summary>
    public sealed class SuperwallFlutterIosCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallFlutterIosCustomerInfo(
            IReadOnlyList<SuperwallFlutterIosSubscription> subscriptions,
            IReadOnlyList<SuperwallFlutterIosNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallFlutterIosFullEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallFlutterIosSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallFlutterIosNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallFlutterIosFullEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterIosCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "PCustomerInfo");
            return new SuperwallFlutterIosCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallFlutterIosSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallFlutterIosNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallFlutterIosFullEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "PCustomerInfo");
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement with all its fields; null where nobody told.</summary>
    public sealed class SuperwallFlutterIosFullEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        /// <param name="latestProductId">The product that gives it now; null for a grant by hand.</param>
        /// <param name="store">Where that product was bought; null where nobody told.</param>
        /// <param name="startsAt">First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="renewedAt">Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="expiresAt">End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isLifetime">Whether it never ends; null where nobody told.</param>
        /// <param name="willRenew">Whether it will be renewed; null where nobody told.</param>
        /// <param name="state">Where its subscription stands; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; null for none.</param>
        public SuperwallFlutterIosFullEntitlement(
            string id,
            bool isActive,
            IReadOnlyList<string> productIds,
            string latestProductId,
            SuperwallIosStore store,
            long? startsAt,
            long? renewedAt,
            long? expiresAt,
            bool? isLifetime,
            bool? willRenew,
            EntitlementState state,
            OfferType offerType)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
            LatestProductId = latestProductId;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>The product that gives it now; null for a grant by hand.</summary>
        public string LatestProductId { get; }

        /// <summary>Where that product was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? StartsAt { get; }

        /// <summary>Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? RenewedAt { get; }

        /// <summary>End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpiresAt { get; }

        /// <summary>Whether it never ends; null where nobody told.</summary>
        public bool? IsLifetime { get; }

        /// <summary>Whether it will be renewed; null where nobody told.</summary>
        public bool? WillRenew { get; }

        /// <summary>Where its subscription stands; null where nobody told.</summary>
        public EntitlementState State { get; }

        /// <summary>The offer it was bought under; null for none.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterIosFullEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "serviceLevel");
            return new SuperwallFlutterIosFullEntitlement(
                JsonShape.Required(members, "id", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "latestProductId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)),
                JsonShape.Required(members, "startsAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "renewedAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "expiresAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "isLifetime", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "willRenew", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "state", JsonShape.OrNull(EntitlementState.Read)),
                JsonShape.Required(members, "offerType", JsonShape.OrNull(OfferType.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("type", "serviceLevel");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            json.Add("latestProductId", LatestProductId == null ? JsonShape.Null() : JsonShape.Of(LatestProductId));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            json.Add("startsAt", StartsAt.HasValue ? JsonShape.Of(StartsAt.Value) : JsonShape.Null());
            json.Add("renewedAt", RenewedAt.HasValue ? JsonShape.Of(RenewedAt.Value) : JsonShape.Null());
            json.Add("expiresAt", ExpiresAt.HasValue ? JsonShape.Of(ExpiresAt.Value) : JsonShape.Null());
            json.Add("isLifetime", IsLifetime.HasValue ? JsonShape.Of(IsLifetime.Value) : JsonShape.Null());
            json.Add("willRenew", WillRenew.HasValue ? JsonShape.Of(WillRenew.Value) : JsonShape.Null());
            json.Add("state", State == null ? JsonShape.Null() : State.Write());
            json.Add("offerType", OfferType == null ? JsonShape.Null() : OfferType.Write());
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallFlutterIosNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Always null here.</param>
        public SuperwallFlutterIosNonSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool isConsumable,
            bool isRevoked,
            JToken store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Always null here.</summary>
        public JToken Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterIosNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "PNonSubscriptionTransaction");
            return new SuperwallFlutterIosNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.Any));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "PNonSubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", JsonShape.Of(Store));
            return json;
        }
    }

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallFlutterIosStatus
    {
        private SuperwallFlutterIosStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterIosStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "PActive":
                    return Active.Read(json);
                case "PInactive":
                    return Inactive.Read(json);
                case "PUnknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallFlutterIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallFlutterIosFullEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallFlutterIosFullEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PActive");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallFlutterIosFullEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PActive");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallFlutterIosStatus
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
                JsonShape.Constant(members, "type", "PInactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PInactive");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallFlutterIosStatus
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
                JsonShape.Constant(members, "type", "PUnknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PUnknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallFlutterIosStatus
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallFlutterIosSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Always null here.</param>
        public SuperwallFlutterIosSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            long? expirationDate,
            JToken store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDate { get; }

        /// <summary>Always null here.</summary>
        public JToken Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterIosSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "PSubscriptionTransaction");
            return new SuperwallFlutterIosSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", JsonShape.Any));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "PSubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate.HasValue ? JsonShape.Of(ExpirationDate.Value) : JsonShape.Null());
            json.Add("store", JsonShape.Of(Store));
            return json;
        }
    }

    /// <summary>Who owns the purchase.</summary>
    public abstract class SuperwallFlutterOwnership
    {
        private SuperwallFlutterOwnership()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterOwnership Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "PAppUserOwnership":
                    return AppUser.Read(json);
                case "PDeviceOwnership":
                    return Device.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<AppUser, TResult> appUser,
            Func<Device, TResult> device,
            Func<Unknown, TResult> unknown)
        {
            if (this is AppUser)
            {
                return appUser((AppUser)this);
            }
            if (this is Device)
            {
                return device((Device)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>An app user.</summary>
        public sealed class AppUser : SuperwallFlutterOwnership
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="appUserId">The app user.</param>
            public AppUser(string appUserId)
            {
                AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            }

            /// <summary>The app user.</summary>
            public string AppUserId { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new AppUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PAppUserOwnership");
                return new AppUser(JsonShape.Required(members, "appUserId", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PAppUserOwnership");
                json.Add("appUserId", JsonShape.Of(AppUserId));
                return json;
            }
        }

        /// <summary>A device.</summary>
        public sealed class Device : SuperwallFlutterOwnership
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="deviceId">The device.</param>
            public Device(string deviceId)
            {
                DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            }

            /// <summary>The device.</summary>
            public string DeviceId { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Device Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PDeviceOwnership");
                return new Device(JsonShape.Required(members, "deviceId", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PDeviceOwnership");
                json.Add("deviceId", JsonShape.Of(DeviceId));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallFlutterOwnership
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

    /// <summary>Who bought it.</summary>
    public sealed class SuperwallFlutterPurchaserInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="appUserId">The buyer; empty where nobody told.</param>
        /// <param name="storeIdentifiers">What the store calls the buyer.</param>
        /// <param name="email">The full address; absent where nobody told. Null where it is left out.</param>
        public SuperwallFlutterPurchaserInfo(
            string appUserId,
            SuperwallFlutterStoreIdentifiers storeIdentifiers,
            string email = null)
        {
            AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            StoreIdentifiers = storeIdentifiers ?? throw new ArgumentNullException("storeIdentifiers");
            Email = email;
        }

        /// <summary>The buyer; empty where nobody told.</summary>
        public string AppUserId { get; }

        /// <summary>What the store calls the buyer.</summary>
        public SuperwallFlutterStoreIdentifiers StoreIdentifiers { get; }

        /// <summary>The full address; absent where nobody told. Null where it is left out.</summary>
        public string Email { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterPurchaserInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallFlutterPurchaserInfo(
                JsonShape.Required(members, "appUserId", JsonShape.Text),
                JsonShape.Required(members, "storeIdentifiers", SuperwallFlutterStoreIdentifiers.Read),
                JsonShape.Optional(members, "email", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("appUserId", JsonShape.Of(AppUserId));
            if (Email != null)
            {
                json.Add("email", JsonShape.Of(Email));
            }
            json.Add("storeIdentifiers", StoreIdentifiers.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallFlutterRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallFlutterRedemptionInfo(
            SuperwallFlutterOwnership ownership,
            SuperwallFlutterPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallFlutterEntitlement> entitlements,
            SuperwallClassPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallFlutterOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallFlutterPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallFlutterEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallClassPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallFlutterRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallFlutterOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallFlutterPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallFlutterEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallClassPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallFlutterReply
    {
        private SuperwallFlutterReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "PSuccessRedemptionResult":
                    return Success.Read(json);
                case "PErrorRedemptionResult":
                    return Error.Read(json);
                case "PExpiredCodeRedemptionResult":
                    return ExpiredCode.Read(json);
                case "PInvalidCodeRedemptionResult":
                    return InvalidCode.Read(json);
                case "PExpiredSubscriptionCode":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Success : SuperwallFlutterReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallFlutterRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallFlutterRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PSuccessRedemptionResult");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallFlutterRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PSuccessRedemptionResult");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallFlutterReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PErrorRedemptionResult");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PErrorRedemptionResult");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class ExpiredCode : SuperwallFlutterReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="info">What became of it.</param>
            public ExpiredCode(string code, SuperwallExpired info)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Info = info ?? throw new ArgumentNullException("info");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Info { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PExpiredCodeRedemptionResult");
                return new ExpiredCode(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "info", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PExpiredCodeRedemptionResult");
                json.Add("code", JsonShape.Of(Code));
                json.Add("info", Info.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallFlutterReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PInvalidCodeRedemptionResult");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PInvalidCodeRedemptionResult");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallFlutterReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallFlutterRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallFlutterRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PExpiredSubscriptionCode");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallFlutterRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PExpiredSubscriptionCode");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallFlutterReply
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

    /// <summary>What a store calls a buyer and the purchases.</summary>
    public abstract class SuperwallFlutterStoreIdentifiers
    {
        private SuperwallFlutterStoreIdentifiers()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallFlutterStoreIdentifiers Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "PStripeStoreIdentifiers":
                    return Stripe.Read(json);
                case "PPaddleStoreIdentifiers":
                    return Paddle.Read(json);
                case "PUnknownStoreIdentifiers":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Stripe, TResult> stripe,
            Func<Paddle, TResult> paddle,
            Func<Unknown, TResult> unknown,
            Func<Unrecognized, TResult> unrecognized)
        {
            if (this is Stripe)
            {
                return stripe((Stripe)this);
            }
            if (this is Paddle)
            {
                return paddle((Paddle)this);
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

        /// <summary>Stripe's names.</summary>
        public sealed class Stripe : SuperwallFlutterStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="customerId">Stripe's customer.</param>
            /// <param name="subscriptionIds">Stripe's subscriptions.</param>
            public Stripe(string customerId, IReadOnlyList<string> subscriptionIds)
            {
                CustomerId = customerId ?? throw new ArgumentNullException("customerId");
                SubscriptionIds = subscriptionIds ?? throw new ArgumentNullException("subscriptionIds");
            }

            /// <summary>Stripe's customer.</summary>
            public string CustomerId { get; }

            /// <summary>Stripe's subscriptions.</summary>
            public IReadOnlyList<string> SubscriptionIds { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Stripe Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PStripeStoreIdentifiers");
                return new Stripe(
                    JsonShape.Required(members, "customerId", JsonShape.Text),
                    JsonShape.Required(members, "subscriptionIds", JsonShape.ListOf(JsonShape.Text)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PStripeStoreIdentifiers");
                json.Add("customerId", JsonShape.Of(CustomerId));
                json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds, item => JsonShape.Of(item)));
                return json;
            }
        }

        /// <summary>Paddle's names.</summary>
        public sealed class Paddle : SuperwallFlutterStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="customerId">Paddle's customer.</param>
            /// <param name="subscriptionIds">Paddle's subscriptions.</param>
            public Paddle(string customerId, IReadOnlyList<string> subscriptionIds)
            {
                CustomerId = customerId ?? throw new ArgumentNullException("customerId");
                SubscriptionIds = subscriptionIds ?? throw new ArgumentNullException("subscriptionIds");
            }

            /// <summary>Paddle's customer.</summary>
            public string CustomerId { get; }

            /// <summary>Paddle's subscriptions.</summary>
            public IReadOnlyList<string> SubscriptionIds { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Paddle Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PPaddleStoreIdentifiers");
                return new Paddle(
                    JsonShape.Required(members, "customerId", JsonShape.Text),
                    JsonShape.Required(members, "subscriptionIds", JsonShape.ListOf(JsonShape.Text)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PPaddleStoreIdentifiers");
                json.Add("customerId", JsonShape.Of(CustomerId));
                json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds, item => JsonShape.Of(item)));
                return json;
            }
        }

        /// <summary>Another store's names.</summary>
        public sealed class Unknown : SuperwallFlutterStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="store">The store by its own name; <c>UNKNOWN</c> where nobody told.</param>
            /// <param name="additionalInfo">Whatever the store tells.</param>
            public Unknown(string store, JObject additionalInfo)
            {
                Store = store ?? throw new ArgumentNullException("store");
                AdditionalInfo = additionalInfo ?? throw new ArgumentNullException("additionalInfo");
            }

            /// <summary>The store by its own name; <c>UNKNOWN</c> where nobody told.</summary>
            public string Store { get; }

            /// <summary>Whatever the store tells.</summary>
            public JObject AdditionalInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Unknown Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "PUnknownStoreIdentifiers");
                return new Unknown(
                    JsonShape.Required(members, "store", JsonShape.Text),
                    JsonShape.Required(members, "additionalInfo", JsonShape.Object));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "PUnknownStoreIdentifiers");
                json.Add("store", JsonShape.Of(Store));
                json.Add("additionalInfo", JsonShape.Of(AdditionalInfo));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallFlutterStoreIdentifiers
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

    /// <summary>Where a subscription stands, as SuperwallKit writes it.</summary>
    public sealed class SuperwallIosState : IEquatable<SuperwallIosState>
    {
        /// <summary><c>inGracePeriod</c>.</summary>
        public static readonly SuperwallIosState InGracePeriod = new SuperwallIosState("inGracePeriod", Kinds.InGracePeriod);

        /// <summary><c>subscribed</c>.</summary>
        public static readonly SuperwallIosState Subscribed = new SuperwallIosState("subscribed", Kinds.Subscribed);

        /// <summary><c>expired</c>.</summary>
        public static readonly SuperwallIosState Expired = new SuperwallIosState("expired", Kinds.Expired);

        /// <summary><c>inBillingRetryPeriod</c>.</summary>
        public static readonly SuperwallIosState InBillingRetryPeriod = new SuperwallIosState("inBillingRetryPeriod", Kinds.InBillingRetryPeriod);

        /// <summary><c>revoked</c>.</summary>
        public static readonly SuperwallIosState Revoked = new SuperwallIosState("revoked", Kinds.Revoked);

        private static readonly SuperwallIosState[] All = { InGracePeriod, Subscribed, Expired, InBillingRetryPeriod, Revoked };

        private SuperwallIosState(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>InGracePeriod</c> of the class.</summary>
            InGracePeriod,

            /// <summary>See <c>Subscribed</c> of the class.</summary>
            Subscribed,

            /// <summary>See <c>Expired</c> of the class.</summary>
            Expired,

            /// <summary>See <c>InBillingRetryPeriod</c> of the class.</summary>
            InBillingRetryPeriod,

            /// <summary>See <c>Revoked</c> of the class.</summary>
            Revoked
        }

        /// <summary>What stands on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static SuperwallIosState Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new SuperwallIosState(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static SuperwallIosState Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word as it stands on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(SuperwallIosState other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as SuperwallIosState);
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
        public static bool operator ==(SuperwallIosState one, SuperwallIosState other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(SuperwallIosState one, SuperwallIosState other)
        {
            return !(one == other);
        }
    }

    /// <summary>Where a product was bought, as SuperwallKit writes it.</summary>
    public sealed class SuperwallIosStore : IEquatable<SuperwallIosStore>
    {
        /// <summary><c>APP_STORE</c>.</summary>
        public static readonly SuperwallIosStore AppStore = new SuperwallIosStore("APP_STORE", Kinds.AppStore);

        /// <summary><c>STRIPE</c>.</summary>
        public static readonly SuperwallIosStore Stripe = new SuperwallIosStore("STRIPE", Kinds.Stripe);

        /// <summary><c>PADDLE</c>.</summary>
        public static readonly SuperwallIosStore Paddle = new SuperwallIosStore("PADDLE", Kinds.Paddle);

        /// <summary><c>PLAY_STORE</c>.</summary>
        public static readonly SuperwallIosStore PlayStore = new SuperwallIosStore("PLAY_STORE", Kinds.PlayStore);

        /// <summary><c>SUPERWALL</c>.</summary>
        public static readonly SuperwallIosStore Superwall = new SuperwallIosStore("SUPERWALL", Kinds.Superwall);

        /// <summary><c>OTHER</c>.</summary>
        public static readonly SuperwallIosStore Other = new SuperwallIosStore("OTHER", Kinds.Other);

        /// <summary><c>CUSTOM</c>.</summary>
        public static readonly SuperwallIosStore Custom = new SuperwallIosStore("CUSTOM", Kinds.Custom);

        private static readonly SuperwallIosStore[] All = { AppStore, Stripe, Paddle, PlayStore, Superwall, Other, Custom };

        private SuperwallIosStore(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>AppStore</c> of the class.</summary>
            AppStore,

            /// <summary>See <c>Stripe</c> of the class.</summary>
            Stripe,

            /// <summary>See <c>Paddle</c> of the class.</summary>
            Paddle,

            /// <summary>See <c>PlayStore</c> of the class.</summary>
            PlayStore,

            /// <summary>See <c>Superwall</c> of the class.</summary>
            Superwall,

            /// <summary>See <c>Other</c> of the class.</summary>
            Other,

            /// <summary>See <c>Custom</c> of the class.</summary>
            Custom
        }

        /// <summary>What stands on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static SuperwallIosStore Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new SuperwallIosStore(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static SuperwallIosStore Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word as it stands on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(SuperwallIosStore other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as SuperwallIosStore);
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
        public static bool operator ==(SuperwallIosStore one, SuperwallIosStore other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(SuperwallIosStore one, SuperwallIosStore other)
        {
            return !(one == other);
        }
    }

    /// <summary>What the user has.</summary>
    public sealed class SuperwallKmpAndroidCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallKmpAndroidCustomerInfo(
            IReadOnlyList<SuperwallKmpAndroidSubscription> subscriptions,
            IReadOnlyList<SuperwallKmpAndroidNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallKmpAndroidEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallKmpAndroidSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallKmpAndroidNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallKmpAndroidEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "CustomerInfo");
            return new SuperwallKmpAndroidCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallKmpAndroidSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallKmpAndroidNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallKmpAndroidEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "CustomerInfo");
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement with all its fields; null where nobody told.</summary>
    public sealed class SuperwallKmpAndroidEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        /// <param name="latestProductId">The product that gives it now; null for a grant by hand.</param>
        /// <param name="store">Where that product was bought; null where nobody told.</param>
        /// <param name="startsAt">First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="renewedAt">Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="expiresAt">End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isLifetime">Whether it never ends; null where nobody told.</param>
        /// <param name="willRenew">Whether it will be renewed; null where nobody told.</param>
        /// <param name="state">Where its subscription stands; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; null for none.</param>
        public SuperwallKmpAndroidEntitlement(
            string id,
            bool isActive,
            IReadOnlyList<string> productIds,
            string latestProductId,
            SuperwallAndroidStore store,
            long? startsAt,
            long? renewedAt,
            long? expiresAt,
            bool? isLifetime,
            bool? willRenew,
            SuperwallAndroidState state,
            OfferType offerType)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
            LatestProductId = latestProductId;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>The product that gives it now; null for a grant by hand.</summary>
        public string LatestProductId { get; }

        /// <summary>Where that product was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? StartsAt { get; }

        /// <summary>Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? RenewedAt { get; }

        /// <summary>End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpiresAt { get; }

        /// <summary>Whether it never ends; null where nobody told.</summary>
        public bool? IsLifetime { get; }

        /// <summary>Whether it will be renewed; null where nobody told.</summary>
        public bool? WillRenew { get; }

        /// <summary>Where its subscription stands; null where nobody told.</summary>
        public SuperwallAndroidState State { get; }

        /// <summary>The offer it was bought under; null for none.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SERVICE_LEVEL");
            return new SuperwallKmpAndroidEntitlement(
                JsonShape.Required(members, "id", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "latestProductId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)),
                JsonShape.Required(members, "startsAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "renewedAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "expiresAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "isLifetime", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "willRenew", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "state", JsonShape.OrNull(SuperwallAndroidState.Read)),
                JsonShape.Required(members, "offerType", JsonShape.OrNull(OfferType.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("type", "SERVICE_LEVEL");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            json.Add("latestProductId", LatestProductId == null ? JsonShape.Null() : JsonShape.Of(LatestProductId));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            json.Add("startsAt", StartsAt.HasValue ? JsonShape.Of(StartsAt.Value) : JsonShape.Null());
            json.Add("renewedAt", RenewedAt.HasValue ? JsonShape.Of(RenewedAt.Value) : JsonShape.Null());
            json.Add("expiresAt", ExpiresAt.HasValue ? JsonShape.Of(ExpiresAt.Value) : JsonShape.Null());
            json.Add("isLifetime", IsLifetime.HasValue ? JsonShape.Of(IsLifetime.Value) : JsonShape.Null());
            json.Add("willRenew", WillRenew.HasValue ? JsonShape.Of(WillRenew.Value) : JsonShape.Null());
            json.Add("state", State == null ? JsonShape.Null() : State.Write());
            json.Add("offerType", OfferType == null ? JsonShape.Null() : OfferType.Write());
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallKmpAndroidNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallKmpAndroidNonSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallAndroidStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "NonSubscriptionTransaction");
            return new SuperwallKmpAndroidNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "NonSubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallKmpAndroidRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallKmpAndroidRedemptionInfo(
            SuperwallKmpOwnership ownership,
            SuperwallKmpPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallKmpAndroidEntitlement> entitlements,
            SuperwallClassPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallKmpOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallKmpPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallKmpAndroidEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallClassPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallKmpAndroidRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallKmpOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallKmpPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallKmpAndroidEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallClassPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallKmpAndroidReply
    {
        private SuperwallKmpAndroidReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "Success":
                    return Success.Read(json);
                case "Error":
                    return Error.Read(json);
                case "ExpiredCode":
                    return ExpiredCode.Read(json);
                case "InvalidCode":
                    return InvalidCode.Read(json);
                case "ExpiredSubscription":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Success : SuperwallKmpAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallKmpAndroidRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallKmpAndroidRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Success");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallKmpAndroidRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Success");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallKmpAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Error");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Error");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class ExpiredCode : SuperwallKmpAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="info">What became of it.</param>
            public ExpiredCode(string code, SuperwallExpired info)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Info = info ?? throw new ArgumentNullException("info");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Info { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "ExpiredCode");
                return new ExpiredCode(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "info", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "ExpiredCode");
                json.Add("code", JsonShape.Of(Code));
                json.Add("info", Info.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallKmpAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "InvalidCode");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "InvalidCode");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallKmpAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallKmpAndroidRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallKmpAndroidRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "ExpiredSubscription");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallKmpAndroidRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "ExpiredSubscription");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallKmpAndroidReply
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

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallKmpAndroidStatus
    {
        private SuperwallKmpAndroidStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "Active":
                    return Active.Read(json);
                case "Inactive":
                    return Inactive.Read(json);
                case "Unknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallKmpAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallKmpAndroidEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallKmpAndroidEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Active");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallKmpAndroidEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Active");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallKmpAndroidStatus
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
                JsonShape.Constant(members, "type", "Inactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Inactive");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallKmpAndroidStatus
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
                JsonShape.Constant(members, "type", "Unknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Unknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallKmpAndroidStatus
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallKmpAndroidSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallKmpAndroidSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            long? expirationDate,
            SuperwallAndroidStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpAndroidSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SubscriptionTransaction");
            return new SuperwallKmpAndroidSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "SubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate.HasValue ? JsonShape.Of(ExpirationDate.Value) : JsonShape.Null());
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>What the user has.</summary>
    public sealed class SuperwallKmpIosCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallKmpIosCustomerInfo(
            IReadOnlyList<SuperwallKmpIosSubscription> subscriptions,
            IReadOnlyList<SuperwallKmpIosNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallKmpIosEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallKmpIosSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallKmpIosNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallKmpIosEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "CustomerInfo");
            return new SuperwallKmpIosCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallKmpIosSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallKmpIosNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallKmpIosEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "CustomerInfo");
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement with all its fields; null where nobody told.</summary>
    public sealed class SuperwallKmpIosEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        /// <param name="latestProductId">The product that gives it now; null for a grant by hand.</param>
        /// <param name="store">Where that product was bought; null where nobody told.</param>
        /// <param name="startsAt">First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="renewedAt">Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="expiresAt">End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isLifetime">Whether it never ends; null where nobody told.</param>
        /// <param name="willRenew">Whether it will be renewed; null where nobody told.</param>
        /// <param name="state">Where its subscription stands; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; null for none.</param>
        public SuperwallKmpIosEntitlement(
            string id,
            bool isActive,
            IReadOnlyList<string> productIds,
            string latestProductId,
            SuperwallIosStore store,
            long? startsAt,
            long? renewedAt,
            long? expiresAt,
            bool? isLifetime,
            bool? willRenew,
            SuperwallIosState state,
            OfferType offerType)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
            LatestProductId = latestProductId;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>The product that gives it now; null for a grant by hand.</summary>
        public string LatestProductId { get; }

        /// <summary>Where that product was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>First purchase; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? StartsAt { get; }

        /// <summary>Latest renewal; null where nobody told; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? RenewedAt { get; }

        /// <summary>End of access; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpiresAt { get; }

        /// <summary>Whether it never ends; null where nobody told.</summary>
        public bool? IsLifetime { get; }

        /// <summary>Whether it will be renewed; null where nobody told.</summary>
        public bool? WillRenew { get; }

        /// <summary>Where its subscription stands; null where nobody told.</summary>
        public SuperwallIosState State { get; }

        /// <summary>The offer it was bought under; null for none.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SERVICE_LEVEL");
            return new SuperwallKmpIosEntitlement(
                JsonShape.Required(members, "id", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "latestProductId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)),
                JsonShape.Required(members, "startsAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "renewedAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "expiresAt", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "isLifetime", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "willRenew", JsonShape.OrNullValue(JsonShape.Truth)),
                JsonShape.Required(members, "state", JsonShape.OrNull(SuperwallIosState.Read)),
                JsonShape.Required(members, "offerType", JsonShape.OrNull(OfferType.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("type", "SERVICE_LEVEL");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            json.Add("latestProductId", LatestProductId == null ? JsonShape.Null() : JsonShape.Of(LatestProductId));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            json.Add("startsAt", StartsAt.HasValue ? JsonShape.Of(StartsAt.Value) : JsonShape.Null());
            json.Add("renewedAt", RenewedAt.HasValue ? JsonShape.Of(RenewedAt.Value) : JsonShape.Null());
            json.Add("expiresAt", ExpiresAt.HasValue ? JsonShape.Of(ExpiresAt.Value) : JsonShape.Null());
            json.Add("isLifetime", IsLifetime.HasValue ? JsonShape.Of(IsLifetime.Value) : JsonShape.Null());
            json.Add("willRenew", WillRenew.HasValue ? JsonShape.Of(WillRenew.Value) : JsonShape.Null());
            json.Add("state", State == null ? JsonShape.Null() : State.Write());
            json.Add("offerType", OfferType == null ? JsonShape.Null() : OfferType.Write());
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallKmpIosNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallKmpIosNonSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallIosStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "NonSubscriptionTransaction");
            return new SuperwallKmpIosNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "NonSubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallKmpIosRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallKmpIosRedemptionInfo(
            SuperwallKmpOwnership ownership,
            SuperwallKmpPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallKmpIosEntitlement> entitlements,
            SuperwallClassPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallKmpOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallKmpPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallKmpIosEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallClassPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallKmpIosRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallKmpOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallKmpPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallKmpIosEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallClassPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallKmpIosReply
    {
        private SuperwallKmpIosReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "Success":
                    return Success.Read(json);
                case "Error":
                    return Error.Read(json);
                case "ExpiredCode":
                    return ExpiredCode.Read(json);
                case "InvalidCode":
                    return InvalidCode.Read(json);
                case "ExpiredSubscription":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Success : SuperwallKmpIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallKmpIosRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallKmpIosRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Success");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallKmpIosRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Success");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallKmpIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Error");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Error");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class ExpiredCode : SuperwallKmpIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="info">What became of it.</param>
            public ExpiredCode(string code, SuperwallExpired info)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Info = info ?? throw new ArgumentNullException("info");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Info { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "ExpiredCode");
                return new ExpiredCode(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "info", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "ExpiredCode");
                json.Add("code", JsonShape.Of(Code));
                json.Add("info", Info.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallKmpIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "InvalidCode");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "InvalidCode");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallKmpIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallKmpIosRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallKmpIosRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "ExpiredSubscription");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallKmpIosRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "ExpiredSubscription");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallKmpIosReply
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

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallKmpIosStatus
    {
        private SuperwallKmpIosStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "Active":
                    return Active.Read(json);
                case "Inactive":
                    return Inactive.Read(json);
                case "Unknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallKmpIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallKmpIosEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallKmpIosEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Active");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallKmpIosEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Active");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallKmpIosStatus
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
                JsonShape.Constant(members, "type", "Inactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Inactive");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallKmpIosStatus
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
                JsonShape.Constant(members, "type", "Unknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Unknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallKmpIosStatus
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallKmpIosSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallKmpIosSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            long? expirationDate,
            SuperwallIosStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpIosSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SubscriptionTransaction");
            return new SuperwallKmpIosSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("type", "SubscriptionTransaction");
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate.HasValue ? JsonShape.Of(ExpirationDate.Value) : JsonShape.Null());
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>Who owns the purchase.</summary>
    public abstract class SuperwallKmpOwnership
    {
        private SuperwallKmpOwnership()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpOwnership Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "AppUser":
                    return AppUser.Read(json);
                case "Device":
                    return Device.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<AppUser, TResult> appUser,
            Func<Device, TResult> device,
            Func<Unknown, TResult> unknown)
        {
            if (this is AppUser)
            {
                return appUser((AppUser)this);
            }
            if (this is Device)
            {
                return device((Device)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>An app user.</summary>
        public sealed class AppUser : SuperwallKmpOwnership
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="appUserId">The app user.</param>
            public AppUser(string appUserId)
            {
                AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            }

            /// <summary>The app user.</summary>
            public string AppUserId { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new AppUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "AppUser");
                return new AppUser(JsonShape.Required(members, "appUserId", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "AppUser");
                json.Add("appUserId", JsonShape.Of(AppUserId));
                return json;
            }
        }

        /// <summary>A device.</summary>
        public sealed class Device : SuperwallKmpOwnership
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="deviceId">The device.</param>
            public Device(string deviceId)
            {
                DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            }

            /// <summary>The device.</summary>
            public string DeviceId { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Device Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Device");
                return new Device(JsonShape.Required(members, "deviceId", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Device");
                json.Add("deviceId", JsonShape.Of(DeviceId));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallKmpOwnership
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

    /// <summary>Who bought it.</summary>
    public sealed class SuperwallKmpPurchaserInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="appUserId">The buyer; empty where nobody told.</param>
        /// <param name="storeIdentifiers">What the store calls the buyer.</param>
        /// <param name="email">The full address; absent where nobody told. Null where it is left out.</param>
        public SuperwallKmpPurchaserInfo(
            string appUserId,
            SuperwallKmpStoreIdentifiers storeIdentifiers,
            string email = null)
        {
            AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            StoreIdentifiers = storeIdentifiers ?? throw new ArgumentNullException("storeIdentifiers");
            Email = email;
        }

        /// <summary>The buyer; empty where nobody told.</summary>
        public string AppUserId { get; }

        /// <summary>What the store calls the buyer.</summary>
        public SuperwallKmpStoreIdentifiers StoreIdentifiers { get; }

        /// <summary>The full address; absent where nobody told. Null where it is left out.</summary>
        public string Email { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpPurchaserInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallKmpPurchaserInfo(
                JsonShape.Required(members, "appUserId", JsonShape.Text),
                JsonShape.Required(members, "storeIdentifiers", SuperwallKmpStoreIdentifiers.Read),
                JsonShape.Optional(members, "email", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("appUserId", JsonShape.Of(AppUserId));
            if (Email != null)
            {
                json.Add("email", JsonShape.Of(Email));
            }
            json.Add("storeIdentifiers", StoreIdentifiers.Write());
            return json;
        }
    }

    /// <summary>What a store calls a buyer and the purchases.</summary>
    public abstract class SuperwallKmpStoreIdentifiers
    {
        private SuperwallKmpStoreIdentifiers()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallKmpStoreIdentifiers Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "Stripe":
                    return Stripe.Read(json);
                case "Paddle":
                    return Paddle.Read(json);
                case "Unknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Stripe, TResult> stripe,
            Func<Paddle, TResult> paddle,
            Func<Unknown, TResult> unknown,
            Func<Unrecognized, TResult> unrecognized)
        {
            if (this is Stripe)
            {
                return stripe((Stripe)this);
            }
            if (this is Paddle)
            {
                return paddle((Paddle)this);
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

        /// <summary>Stripe's names.</summary>
        public sealed class Stripe : SuperwallKmpStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="customerId">Stripe's customer.</param>
            /// <param name="subscriptionIds">Stripe's subscriptions.</param>
            public Stripe(string customerId, IReadOnlyList<string> subscriptionIds)
            {
                CustomerId = customerId ?? throw new ArgumentNullException("customerId");
                SubscriptionIds = subscriptionIds ?? throw new ArgumentNullException("subscriptionIds");
            }

            /// <summary>Stripe's customer.</summary>
            public string CustomerId { get; }

            /// <summary>Stripe's subscriptions.</summary>
            public IReadOnlyList<string> SubscriptionIds { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Stripe Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Stripe");
                return new Stripe(
                    JsonShape.Required(members, "customerId", JsonShape.Text),
                    JsonShape.Required(members, "subscriptionIds", JsonShape.ListOf(JsonShape.Text)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Stripe");
                json.Add("customerId", JsonShape.Of(CustomerId));
                json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds, item => JsonShape.Of(item)));
                return json;
            }
        }

        /// <summary>Paddle's names.</summary>
        public sealed class Paddle : SuperwallKmpStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="customerId">Paddle's customer.</param>
            /// <param name="subscriptionIds">Paddle's subscriptions.</param>
            public Paddle(string customerId, IReadOnlyList<string> subscriptionIds)
            {
                CustomerId = customerId ?? throw new ArgumentNullException("customerId");
                SubscriptionIds = subscriptionIds ?? throw new ArgumentNullException("subscriptionIds");
            }

            /// <summary>Paddle's customer.</summary>
            public string CustomerId { get; }

            /// <summary>Paddle's subscriptions.</summary>
            public IReadOnlyList<string> SubscriptionIds { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Paddle Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Paddle");
                return new Paddle(
                    JsonShape.Required(members, "customerId", JsonShape.Text),
                    JsonShape.Required(members, "subscriptionIds", JsonShape.ListOf(JsonShape.Text)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Paddle");
                json.Add("customerId", JsonShape.Of(CustomerId));
                json.Add("subscriptionIds", JsonShape.Of(SubscriptionIds, item => JsonShape.Of(item)));
                return json;
            }
        }

        /// <summary>Another store's names.</summary>
        public sealed class Unknown : SuperwallKmpStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="store">The store by its own name; <c>UNKNOWN</c> where nobody told.</param>
            /// <param name="additionalInfo">Whatever the store tells.</param>
            public Unknown(string store, JObject additionalInfo)
            {
                Store = store ?? throw new ArgumentNullException("store");
                AdditionalInfo = additionalInfo ?? throw new ArgumentNullException("additionalInfo");
            }

            /// <summary>The store by its own name; <c>UNKNOWN</c> where nobody told.</summary>
            public string Store { get; }

            /// <summary>Whatever the store tells.</summary>
            public JObject AdditionalInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Unknown Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Unknown");
                return new Unknown(
                    JsonShape.Required(members, "store", JsonShape.Text),
                    JsonShape.Required(members, "additionalInfo", JsonShape.Object));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Unknown");
                json.Add("store", JsonShape.Of(Store));
                json.Add("additionalInfo", JsonShape.Of(AdditionalInfo));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallKmpStoreIdentifiers
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

    /// <summary>What the user has.</summary>
    public sealed class SuperwallNativeAndroidCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallNativeAndroidCustomerInfo(
            IReadOnlyList<SuperwallNativeAndroidSubscription> subscriptions,
            IReadOnlyList<SuperwallNativeAndroidNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallNativeAndroidEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallNativeAndroidSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallNativeAndroidNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallNativeAndroidEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeAndroidCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallNativeAndroidSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallNativeAndroidNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallNativeAndroidEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement.</summary>
    public sealed class SuperwallNativeAndroidEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The entitlement's identifier.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        /// <param name="latestProductId">The product that gives it now; absent for a grant by hand. Null where it is left out.</param>
        /// <param name="store">Where that product was bought; absent where nobody told. Null where it is left out.</param>
        /// <param name="startsAt">First purchase; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</param>
        /// <param name="renewedAt">Latest renewal; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</param>
        /// <param name="expiresAt">End of access; absent for ever; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</param>
        /// <param name="isLifetime">Whether it never ends; absent where nobody told. Null where it is left out.</param>
        /// <param name="willRenew">Whether it will be renewed; absent where nobody told. Null where it is left out.</param>
        /// <param name="state">Where its subscription stands; absent where nobody told. Null where it is left out.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallNativeAndroidEntitlement(
            string identifier,
            bool isActive,
            IReadOnlyList<string> productIds,
            string latestProductId = null,
            SuperwallAndroidStore store = null,
            long? startsAt = null,
            long? renewedAt = null,
            long? expiresAt = null,
            bool? isLifetime = null,
            bool? willRenew = null,
            SuperwallAndroidState state = null,
            OfferType offerType = null)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
            LatestProductId = latestProductId;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Identifier { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>The product that gives it now; absent for a grant by hand. Null where it is left out.</summary>
        public string LatestProductId { get; }

        /// <summary>Where that product was bought; absent where nobody told. Null where it is left out.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>First purchase; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? StartsAt { get; }

        /// <summary>Latest renewal; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? RenewedAt { get; }

        /// <summary>End of access; absent for ever; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? ExpiresAt { get; }

        /// <summary>Whether it never ends; absent where nobody told. Null where it is left out.</summary>
        public bool? IsLifetime { get; }

        /// <summary>Whether it will be renewed; absent where nobody told. Null where it is left out.</summary>
        public bool? WillRenew { get; }

        /// <summary>Where its subscription stands; absent where nobody told. Null where it is left out.</summary>
        public SuperwallAndroidState State { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SERVICE_LEVEL");
            return new SuperwallNativeAndroidEntitlement(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "latestProductId", JsonShape.Text),
                JsonShape.Optional(members, "store", SuperwallAndroidStore.Read),
                JsonShape.OptionalValue(members, "startsAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "renewedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "expiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "isLifetime", JsonShape.Truth),
                JsonShape.OptionalValue(members, "willRenew", JsonShape.Truth),
                JsonShape.Optional(members, "state", SuperwallAndroidState.Read),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("type", "SERVICE_LEVEL");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            if (LatestProductId != null)
            {
                json.Add("latestProductId", JsonShape.Of(LatestProductId));
            }
            if (Store != null)
            {
                json.Add("store", Store.Write());
            }
            if (StartsAt != null)
            {
                json.Add("startsAt", JsonShape.Of(StartsAt.Value));
            }
            if (RenewedAt != null)
            {
                json.Add("renewedAt", JsonShape.Of(RenewedAt.Value));
            }
            if (ExpiresAt != null)
            {
                json.Add("expiresAt", JsonShape.Of(ExpiresAt.Value));
            }
            if (IsLifetime != null)
            {
                json.Add("isLifetime", JsonShape.Of(IsLifetime.Value));
            }
            if (WillRenew != null)
            {
                json.Add("willRenew", JsonShape.Of(WillRenew.Value));
            }
            if (State != null)
            {
                json.Add("state", State.Write());
            }
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallNativeAndroidNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallNativeAndroidNonSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallAndroidStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeAndroidNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>Who bought it.</summary>
    public sealed class SuperwallNativeAndroidPurchaserInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="appUserId">The buyer; empty where nobody told.</param>
        /// <param name="storeIdentifiers">What the store calls the buyer.</param>
        /// <param name="email">The full address; absent where nobody told. Null where it is left out.</param>
        public SuperwallNativeAndroidPurchaserInfo(
            string appUserId,
            SuperwallNativeAndroidStoreIdentifiers storeIdentifiers,
            string email = null)
        {
            AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            StoreIdentifiers = storeIdentifiers ?? throw new ArgumentNullException("storeIdentifiers");
            Email = email;
        }

        /// <summary>The buyer; empty where nobody told.</summary>
        public string AppUserId { get; }

        /// <summary>What the store calls the buyer.</summary>
        public SuperwallNativeAndroidStoreIdentifiers StoreIdentifiers { get; }

        /// <summary>The full address; absent where nobody told. Null where it is left out.</summary>
        public string Email { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidPurchaserInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeAndroidPurchaserInfo(
                JsonShape.Required(members, "appUserId", JsonShape.Text),
                JsonShape.Required(members, "storeIdentifiers", SuperwallNativeAndroidStoreIdentifiers.Read),
                JsonShape.Optional(members, "email", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("appUserId", JsonShape.Of(AppUserId));
            if (Email != null)
            {
                json.Add("email", JsonShape.Of(Email));
            }
            json.Add("storeIdentifiers", StoreIdentifiers.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallNativeAndroidRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallNativeAndroidRedemptionInfo(
            SuperwallOwnership ownership,
            SuperwallNativeAndroidPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallNativeAndroidEntitlement> entitlements,
            SuperwallAndroidPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallNativeAndroidPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallNativeAndroidEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallAndroidPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeAndroidRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallNativeAndroidPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallNativeAndroidEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallAndroidPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallNativeAndroidReply
    {
        private SuperwallNativeAndroidReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "status"))
            {
                case "SUCCESS":
                    return Success.Read(json);
                case "ERROR":
                    return Error.Read(json);
                case "CODE_EXPIRED":
                    return CodeExpired.Read(json);
                case "INVALID_CODE":
                    return InvalidCode.Read(json);
                case "EXPIRED_SUBSCRIPTION":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Success, TResult> success,
            Func<Error, TResult> error,
            Func<CodeExpired, TResult> codeExpired,
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
            if (this is CodeExpired)
            {
                return codeExpired((CodeExpired)this);
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
        public sealed class Success : SuperwallNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallNativeAndroidRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallNativeAndroidRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "SUCCESS");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallNativeAndroidRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "SUCCESS");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "ERROR");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "ERROR");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class CodeExpired : SuperwallNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="expired">What became of it.</param>
            public CodeExpired(string code, SuperwallExpired expired)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Expired = expired ?? throw new ArgumentNullException("expired");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Expired { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new CodeExpired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "CODE_EXPIRED");
                return new CodeExpired(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "expired", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "CODE_EXPIRED");
                json.Add("code", JsonShape.Of(Code));
                json.Add("expired", Expired.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "INVALID_CODE");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "INVALID_CODE");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallNativeAndroidRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallNativeAndroidRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "EXPIRED_SUBSCRIPTION");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallNativeAndroidRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "EXPIRED_SUBSCRIPTION");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallNativeAndroidReply
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

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallNativeAndroidStatus
    {
        private SuperwallNativeAndroidStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "Active":
                    return Active.Read(json);
                case "Inactive":
                    return Inactive.Read(json);
                case "Unknown":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallNativeAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallNativeAndroidEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallNativeAndroidEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "Active");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallNativeAndroidEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Active");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallNativeAndroidStatus
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
                JsonShape.Constant(members, "type", "Inactive");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Inactive");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallNativeAndroidStatus
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
                JsonShape.Constant(members, "type", "Unknown");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "Unknown");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallNativeAndroidStatus
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

    /// <summary>What a store calls a buyer and the purchases.</summary>
    public abstract class SuperwallNativeAndroidStoreIdentifiers
    {
        private SuperwallNativeAndroidStoreIdentifiers()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidStoreIdentifiers Read(JToken json)
        {
            switch (JsonShape.Tag(json, "store"))
            {
                case "STRIPE":
                    return new Stripe(SuperwallStripeIdentifiers.Read(json));
                case "PADDLE":
                    return new Paddle(SuperwallPaddleIdentifiers.Read(json));
                case "UNKNOWN":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Stripe, TResult> stripe,
            Func<Paddle, TResult> paddle,
            Func<Unknown, TResult> unknown,
            Func<Unrecognized, TResult> unrecognized)
        {
            if (this is Stripe)
            {
                return stripe((Stripe)this);
            }
            if (this is Paddle)
            {
                return paddle((Paddle)this);
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

        /// <summary>Stands for the case Stripe.</summary>
        public static implicit operator SuperwallNativeAndroidStoreIdentifiers(SuperwallStripeIdentifiers value)
        {
            return new Stripe(value);
        }

        /// <summary>Stripe's names, on the wire.</summary>
        public sealed class Stripe : SuperwallNativeAndroidStoreIdentifiers
        {
            /// <summary>Wraps a value.</summary>
            public Stripe(SuperwallStripeIdentifiers value)
            {
                Value = value ?? throw new ArgumentNullException("value");
            }

            /// <summary>The value.</summary>
            public SuperwallStripeIdentifiers Value { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return Value.Write();
            }
        }

        /// <summary>Stands for the case Paddle.</summary>
        public static implicit operator SuperwallNativeAndroidStoreIdentifiers(SuperwallPaddleIdentifiers value)
        {
            return new Paddle(value);
        }

        /// <summary>Paddle's names, on the wire.</summary>
        public sealed class Paddle : SuperwallNativeAndroidStoreIdentifiers
        {
            /// <summary>Wraps a value.</summary>
            public Paddle(SuperwallPaddleIdentifiers value)
            {
                Value = value ?? throw new ArgumentNullException("value");
            }

            /// <summary>The value.</summary>
            public SuperwallPaddleIdentifiers Value { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return Value.Write();
            }
        }

        /// <summary>Another store's names.</summary>
        public sealed class Unknown : SuperwallNativeAndroidStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="properties">Whatever the store tells.</param>
            public Unknown(JObject properties)
            {
                Properties = properties ?? throw new ArgumentNullException("properties");
            }

            /// <summary>Whatever the store tells.</summary>
            public JObject Properties { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Unknown Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "store", "UNKNOWN");
                return new Unknown(JsonShape.Required(members, "properties", JsonShape.Object));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("store", "UNKNOWN");
                json.Add("properties", JsonShape.Of(Properties));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallNativeAndroidStoreIdentifiers
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallNativeAndroidSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallNativeAndroidSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            long? expirationDate,
            SuperwallAndroidStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeAndroidSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeAndroidSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate.HasValue ? JsonShape.Of(ExpirationDate.Value) : JsonShape.Null());
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>What the user has.</summary>
    public sealed class SuperwallNativeIosCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallNativeIosCustomerInfo(
            IReadOnlyList<SuperwallNativeIosSubscription> subscriptions,
            IReadOnlyList<SuperwallNativeIosNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallNativeIosEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallNativeIosSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallNativeIosNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallNativeIosEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeIosCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallNativeIosSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallNativeIosNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallNativeIosEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement.</summary>
    public sealed class SuperwallNativeIosEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The entitlement's identifier.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        /// <param name="latestProductId">The product that gives it now; absent for a grant by hand. Null where it is left out.</param>
        /// <param name="store">Where that product was bought; absent where nobody told. Null where it is left out.</param>
        /// <param name="startsAt">First purchase; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</param>
        /// <param name="renewedAt">Latest renewal; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</param>
        /// <param name="expiresAt">End of access; absent for ever; milliseconds since 1970-01-01T00:00:00Z. Null where it is left
        /// out.</param>
        /// <param name="isLifetime">Whether it never ends; absent where nobody told. Null where it is left out.</param>
        /// <param name="willRenew">Whether it will be renewed; absent where nobody told. Null where it is left out.</param>
        /// <param name="state">Where its subscription stands; absent where nobody told. Null where it is left out.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallNativeIosEntitlement(
            string identifier,
            bool isActive,
            IReadOnlyList<string> productIds,
            string latestProductId = null,
            SuperwallIosStore store = null,
            long? startsAt = null,
            long? renewedAt = null,
            long? expiresAt = null,
            bool? isLifetime = null,
            bool? willRenew = null,
            SuperwallIosState state = null,
            OfferType offerType = null)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
            LatestProductId = latestProductId;
            Store = store;
            StartsAt = startsAt;
            RenewedAt = renewedAt;
            ExpiresAt = expiresAt;
            IsLifetime = isLifetime;
            WillRenew = willRenew;
            State = state;
            OfferType = offerType;
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Identifier { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>Every product that gives it.</summary>
        public IReadOnlyList<string> ProductIds { get; }

        /// <summary>The product that gives it now; absent for a grant by hand. Null where it is left out.</summary>
        public string LatestProductId { get; }

        /// <summary>Where that product was bought; absent where nobody told. Null where it is left out.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>First purchase; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? StartsAt { get; }

        /// <summary>Latest renewal; absent where nobody told; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? RenewedAt { get; }

        /// <summary>End of access; absent for ever; milliseconds since 1970-01-01T00:00:00Z. Null where it is left out.</summary>
        public long? ExpiresAt { get; }

        /// <summary>Whether it never ends; absent where nobody told. Null where it is left out.</summary>
        public bool? IsLifetime { get; }

        /// <summary>Whether it will be renewed; absent where nobody told. Null where it is left out.</summary>
        public bool? WillRenew { get; }

        /// <summary>Where its subscription stands; absent where nobody told. Null where it is left out.</summary>
        public SuperwallIosState State { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SERVICE_LEVEL");
            return new SuperwallNativeIosEntitlement(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "productIds", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Optional(members, "latestProductId", JsonShape.Text),
                JsonShape.Optional(members, "store", SuperwallIosStore.Read),
                JsonShape.OptionalValue(members, "startsAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "renewedAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "expiresAt", JsonShape.Whole),
                JsonShape.OptionalValue(members, "isLifetime", JsonShape.Truth),
                JsonShape.OptionalValue(members, "willRenew", JsonShape.Truth),
                JsonShape.Optional(members, "state", SuperwallIosState.Read),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("type", "SERVICE_LEVEL");
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("productIds", JsonShape.Of(ProductIds, item => JsonShape.Of(item)));
            if (LatestProductId != null)
            {
                json.Add("latestProductId", JsonShape.Of(LatestProductId));
            }
            if (Store != null)
            {
                json.Add("store", Store.Write());
            }
            if (StartsAt != null)
            {
                json.Add("startsAt", JsonShape.Of(StartsAt.Value));
            }
            if (RenewedAt != null)
            {
                json.Add("renewedAt", JsonShape.Of(RenewedAt.Value));
            }
            if (ExpiresAt != null)
            {
                json.Add("expiresAt", JsonShape.Of(ExpiresAt.Value));
            }
            if (IsLifetime != null)
            {
                json.Add("isLifetime", JsonShape.Of(IsLifetime.Value));
            }
            if (WillRenew != null)
            {
                json.Add("willRenew", JsonShape.Of(WillRenew.Value));
            }
            if (State != null)
            {
                json.Add("state", State.Write());
            }
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallNativeIosNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallNativeIosNonSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallIosStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeIosNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallNativeIosRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallNativeIosRedemptionInfo(
            SuperwallOwnership ownership,
            SuperwallPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallNativeIosEntitlement> entitlements,
            SuperwallPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallNativeIosEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeIosRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallNativeIosEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallNativeIosReply
    {
        private SuperwallNativeIosReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "status"))
            {
                case "SUCCESS":
                    return Success.Read(json);
                case "ERROR":
                    return Error.Read(json);
                case "CODE_EXPIRED":
                    return CodeExpired.Read(json);
                case "INVALID_CODE":
                    return InvalidCode.Read(json);
                case "EXPIRED_SUBSCRIPTION":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Success, TResult> success,
            Func<Error, TResult> error,
            Func<CodeExpired, TResult> codeExpired,
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
            if (this is CodeExpired)
            {
                return codeExpired((CodeExpired)this);
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
        public sealed class Success : SuperwallNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallNativeIosRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallNativeIosRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "SUCCESS");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallNativeIosRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "SUCCESS");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "ERROR");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "ERROR");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class CodeExpired : SuperwallNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="expired">What became of it.</param>
            public CodeExpired(string code, SuperwallExpired expired)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Expired = expired ?? throw new ArgumentNullException("expired");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Expired { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new CodeExpired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "CODE_EXPIRED");
                return new CodeExpired(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "expired", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "CODE_EXPIRED");
                json.Add("code", JsonShape.Of(Code));
                json.Add("expired", Expired.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "INVALID_CODE");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "INVALID_CODE");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallNativeIosRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallNativeIosRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "EXPIRED_SUBSCRIPTION");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallNativeIosRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "EXPIRED_SUBSCRIPTION");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallNativeIosReply
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

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallNativeIosStatus
    {
        private SuperwallNativeIosStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosStatus Read(JToken json)
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

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallNativeIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallNativeIosEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallNativeIosEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "active");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallNativeIosEntitlement.Read)));
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
        public sealed class Inactive : SuperwallNativeIosStatus
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

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallNativeIosStatus
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
        public sealed class Unrecognized : SuperwallNativeIosStatus
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallNativeIosSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallNativeIosSubscription(
            string transactionId,
            string productId,
            long purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            long? expirationDate,
            SuperwallIosStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate;
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallNativeIosSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallNativeIosSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Whole),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate.HasValue ? JsonShape.Of(ExpirationDate.Value) : JsonShape.Null());
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>Who owns the purchase, on the wire.</summary>
    public abstract class SuperwallOwnership
    {
        private SuperwallOwnership()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallOwnership Read(JToken json)
        {
            switch (JsonShape.Tag(json, "type"))
            {
                case "APP_USER":
                    return AppUser.Read(json);
                case "DEVICE":
                    return Device.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<AppUser, TResult> appUser,
            Func<Device, TResult> device,
            Func<Unknown, TResult> unknown)
        {
            if (this is AppUser)
            {
                return appUser((AppUser)this);
            }
            if (this is Device)
            {
                return device((Device)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>An app user.</summary>
        public sealed class AppUser : SuperwallOwnership
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="appUserId">The app user.</param>
            public AppUser(string appUserId)
            {
                AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            }

            /// <summary>The app user.</summary>
            public string AppUserId { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new AppUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "APP_USER");
                return new AppUser(JsonShape.Required(members, "appUserId", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "APP_USER");
                json.Add("appUserId", JsonShape.Of(AppUserId));
                return json;
            }
        }

        /// <summary>A device.</summary>
        public sealed class Device : SuperwallOwnership
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="deviceId">The device.</param>
            public Device(string deviceId)
            {
                DeviceId = deviceId ?? throw new ArgumentNullException("deviceId");
            }

            /// <summary>The device.</summary>
            public string DeviceId { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Device Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "DEVICE");
                return new Device(JsonShape.Required(members, "deviceId", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "DEVICE");
                json.Add("deviceId", JsonShape.Of(DeviceId));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallOwnership
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

    /// <summary>Paddle's names, on the wire.</summary>
    public sealed class SuperwallPaddleIdentifiers
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="paddleCustomerId">Paddle's customer.</param>
        /// <param name="paddleSubscriptionIds">Paddle's subscriptions.</param>
        public SuperwallPaddleIdentifiers(string paddleCustomerId, IReadOnlyList<string> paddleSubscriptionIds)
        {
            PaddleCustomerId = paddleCustomerId ?? throw new ArgumentNullException("paddleCustomerId");
            PaddleSubscriptionIds = paddleSubscriptionIds ?? throw new ArgumentNullException("paddleSubscriptionIds");
        }

        /// <summary>Paddle's customer.</summary>
        public string PaddleCustomerId { get; }

        /// <summary>Paddle's subscriptions.</summary>
        public IReadOnlyList<string> PaddleSubscriptionIds { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallPaddleIdentifiers Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "store", "PADDLE");
            return new SuperwallPaddleIdentifiers(
                JsonShape.Required(members, "paddleCustomerId", JsonShape.Text),
                JsonShape.Required(members, "paddleSubscriptionIds", JsonShape.ListOf(JsonShape.Text)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("store", "PADDLE");
            json.Add("paddleCustomerId", JsonShape.Of(PaddleCustomerId));
            json.Add("paddleSubscriptionIds", JsonShape.Of(PaddleSubscriptionIds, item => JsonShape.Of(item)));
            return json;
        }
    }

    /// <summary>The paywall that led to the purchase, with the product's description.</summary>
    public sealed class SuperwallPaywallInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The paywall's identifier.</param>
        /// <param name="placementName">The placement that showed it.</param>
        /// <param name="placementParams">The parameters that the app gave.</param>
        /// <param name="variantId">The variant that was shown.</param>
        /// <param name="experimentId">The experiment.</param>
        /// <param name="productIdentifier">The product chosen; absent where nobody told. Null where it is left out.</param>
        /// <param name="product">The product's description; absent where nobody told. Null where it is left out.</param>
        public SuperwallPaywallInfo(
            string identifier,
            string placementName,
            JObject placementParams,
            string variantId,
            string experimentId,
            string productIdentifier = null,
            PaywallProduct product = null)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            PlacementName = placementName ?? throw new ArgumentNullException("placementName");
            PlacementParams = placementParams ?? throw new ArgumentNullException("placementParams");
            VariantId = variantId ?? throw new ArgumentNullException("variantId");
            ExperimentId = experimentId ?? throw new ArgumentNullException("experimentId");
            ProductIdentifier = productIdentifier;
            Product = product;
        }

        /// <summary>The paywall's identifier.</summary>
        public string Identifier { get; }

        /// <summary>The placement that showed it.</summary>
        public string PlacementName { get; }

        /// <summary>The parameters that the app gave.</summary>
        public JObject PlacementParams { get; }

        /// <summary>The variant that was shown.</summary>
        public string VariantId { get; }

        /// <summary>The experiment.</summary>
        public string ExperimentId { get; }

        /// <summary>The product chosen; absent where nobody told. Null where it is left out.</summary>
        public string ProductIdentifier { get; }

        /// <summary>The product's description; absent where nobody told. Null where it is left out.</summary>
        public PaywallProduct Product { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallPaywallInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallPaywallInfo(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "placementName", JsonShape.Text),
                JsonShape.Required(members, "placementParams", JsonShape.Object),
                JsonShape.Required(members, "variantId", JsonShape.Text),
                JsonShape.Required(members, "experimentId", JsonShape.Text),
                JsonShape.Optional(members, "productIdentifier", JsonShape.Text),
                JsonShape.Optional(members, "product", PaywallProduct.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("placementName", JsonShape.Of(PlacementName));
            json.Add("placementParams", JsonShape.Of(PlacementParams));
            json.Add("variantId", JsonShape.Of(VariantId));
            json.Add("experimentId", JsonShape.Of(ExperimentId));
            if (ProductIdentifier != null)
            {
                json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            }
            if (Product != null)
            {
                json.Add("product", Product.Write());
            }
            return json;
        }
    }

    /// <summary>Who bought it.</summary>
    public sealed class SuperwallPurchaserInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="appUserId">The buyer; empty where nobody told.</param>
        /// <param name="storeIdentifiers">What the store calls the buyer.</param>
        /// <param name="email">The full address; absent where nobody told. Null where it is left out.</param>
        public SuperwallPurchaserInfo(
            string appUserId,
            SuperwallStoreIdentifiers storeIdentifiers,
            string email = null)
        {
            AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            StoreIdentifiers = storeIdentifiers ?? throw new ArgumentNullException("storeIdentifiers");
            Email = email;
        }

        /// <summary>The buyer; empty where nobody told.</summary>
        public string AppUserId { get; }

        /// <summary>What the store calls the buyer.</summary>
        public SuperwallStoreIdentifiers StoreIdentifiers { get; }

        /// <summary>The full address; absent where nobody told. Null where it is left out.</summary>
        public string Email { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallPurchaserInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallPurchaserInfo(
                JsonShape.Required(members, "appUserId", JsonShape.Text),
                JsonShape.Required(members, "storeIdentifiers", SuperwallStoreIdentifiers.Read),
                JsonShape.Optional(members, "email", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("appUserId", JsonShape.Of(AppUserId));
            if (Email != null)
            {
                json.Add("email", JsonShape.Of(Email));
            }
            json.Add("storeIdentifiers", StoreIdentifiers.Write());
            return json;
        }
    }

    /// <summary>What the user has.</summary>
    public sealed class SuperwallReactNativeAndroidCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallReactNativeAndroidCustomerInfo(
            IReadOnlyList<SuperwallReactNativeAndroidSubscription> subscriptions,
            IReadOnlyList<SuperwallReactNativeAndroidNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallReactNativeIosEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallReactNativeAndroidSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallReactNativeAndroidNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallReactNativeIosEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallReactNativeAndroidSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallReactNativeAndroidNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallReactNativeIosEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement, by its identifier.</summary>
    public sealed class SuperwallReactNativeAndroidEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        public SuperwallReactNativeAndroidEntitlement(string id)
        {
            Id = id ?? throw new ArgumentNullException("id");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidEntitlement(JsonShape.Required(members, "id", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallReactNativeAndroidNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; ISO 8601, UTC.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallReactNativeAndroidNonSubscription(
            string transactionId,
            string productId,
            string purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallAndroidStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; ISO 8601, UTC.</summary>
        public string PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>The paywall that led to the purchase.</summary>
    public sealed class SuperwallReactNativeAndroidPaywallInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The paywall's identifier.</param>
        /// <param name="placementName">The placement that showed it.</param>
        /// <param name="placementParams">The parameters that the app gave, each as JSON text.</param>
        /// <param name="variantId">The variant that was shown.</param>
        /// <param name="experimentId">The experiment.</param>
        /// <param name="productIdentifier">The product chosen; absent where nobody told. Null where it is left out.</param>
        public SuperwallReactNativeAndroidPaywallInfo(
            string identifier,
            string placementName,
            IReadOnlyDictionary<string, string> placementParams,
            string variantId,
            string experimentId,
            string productIdentifier = null)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            PlacementName = placementName ?? throw new ArgumentNullException("placementName");
            PlacementParams = placementParams ?? throw new ArgumentNullException("placementParams");
            VariantId = variantId ?? throw new ArgumentNullException("variantId");
            ExperimentId = experimentId ?? throw new ArgumentNullException("experimentId");
            ProductIdentifier = productIdentifier;
        }

        /// <summary>The paywall's identifier.</summary>
        public string Identifier { get; }

        /// <summary>The placement that showed it.</summary>
        public string PlacementName { get; }

        /// <summary>The parameters that the app gave, each as JSON text.</summary>
        public IReadOnlyDictionary<string, string> PlacementParams { get; }

        /// <summary>The variant that was shown.</summary>
        public string VariantId { get; }

        /// <summary>The experiment.</summary>
        public string ExperimentId { get; }

        /// <summary>The product chosen; absent where nobody told. Null where it is left out.</summary>
        public string ProductIdentifier { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidPaywallInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidPaywallInfo(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "placementName", JsonShape.Text),
                JsonShape.Required(members, "placementParams", JsonShape.MapOf(JsonShape.Text)),
                JsonShape.Required(members, "variantId", JsonShape.Text),
                JsonShape.Required(members, "experimentId", JsonShape.Text),
                JsonShape.Optional(members, "productIdentifier", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("placementName", JsonShape.Of(PlacementName));
            json.Add("placementParams", JsonShape.Of(PlacementParams, item => JsonShape.Of(item)));
            json.Add("variantId", JsonShape.Of(VariantId));
            json.Add("experimentId", JsonShape.Of(ExperimentId));
            if (ProductIdentifier != null)
            {
                json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            }
            return json;
        }
    }

    /// <summary>Who bought it.</summary>
    public sealed class SuperwallReactNativeAndroidPurchaserInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="appUserId">The buyer; empty where nobody told.</param>
        /// <param name="storeIdentifiers">What the store calls the buyer.</param>
        /// <param name="email">The full address; absent where nobody told. At least 1 character. Null where it is left out.</param>
        public SuperwallReactNativeAndroidPurchaserInfo(
            string appUserId,
            SuperwallReactNativeAndroidStoreIdentifiers storeIdentifiers,
            string email = null)
        {
            AppUserId = appUserId ?? throw new ArgumentNullException("appUserId");
            StoreIdentifiers = storeIdentifiers ?? throw new ArgumentNullException("storeIdentifiers");
            Email = email;
        }

        /// <summary>The buyer; empty where nobody told.</summary>
        public string AppUserId { get; }

        /// <summary>What the store calls the buyer.</summary>
        public SuperwallReactNativeAndroidStoreIdentifiers StoreIdentifiers { get; }

        /// <summary>The full address; absent where nobody told. At least 1 character. Null where it is left out.</summary>
        public string Email { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidPurchaserInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidPurchaserInfo(
                JsonShape.Required(members, "appUserId", JsonShape.Text),
                JsonShape.Required(members, "storeIdentifiers", SuperwallReactNativeAndroidStoreIdentifiers.Read),
                JsonShape.Optional(members, "email", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("appUserId", JsonShape.Of(AppUserId));
            if (Email != null)
            {
                json.Add("email", JsonShape.Of(Email));
            }
            json.Add("storeIdentifiers", StoreIdentifiers.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallReactNativeAndroidRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallReactNativeAndroidRedemptionInfo(
            SuperwallOwnership ownership,
            SuperwallReactNativeAndroidPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallReactNativeAndroidEntitlement> entitlements,
            SuperwallReactNativeAndroidPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallReactNativeAndroidPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallReactNativeAndroidEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallReactNativeAndroidPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallReactNativeAndroidPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallReactNativeAndroidEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallReactNativeAndroidPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallReactNativeAndroidReply
    {
        private SuperwallReactNativeAndroidReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "status"))
            {
                case "SUCCESS":
                    return Success.Read(json);
                case "ERROR":
                    return Error.Read(json);
                case "CODE_EXPIRED":
                    return CodeExpired.Read(json);
                case "INVALID_CODE":
                    return InvalidCode.Read(json);
                case "EXPIRED_SUBSCRIPTION":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Success, TResult> success,
            Func<Error, TResult> error,
            Func<CodeExpired, TResult> codeExpired,
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
            if (this is CodeExpired)
            {
                return codeExpired((CodeExpired)this);
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
        public sealed class Success : SuperwallReactNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallReactNativeAndroidRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallReactNativeAndroidRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "SUCCESS");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallReactNativeAndroidRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "SUCCESS");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallReactNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "ERROR");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "ERROR");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class CodeExpired : SuperwallReactNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="expired">What became of it.</param>
            public CodeExpired(string code, SuperwallExpired expired)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Expired = expired ?? throw new ArgumentNullException("expired");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Expired { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new CodeExpired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "CODE_EXPIRED");
                return new CodeExpired(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "expired", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "CODE_EXPIRED");
                json.Add("code", JsonShape.Of(Code));
                json.Add("expired", Expired.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallReactNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "INVALID_CODE");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "INVALID_CODE");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallReactNativeAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallReactNativeAndroidRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallReactNativeAndroidRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "EXPIRED_SUBSCRIPTION");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallReactNativeAndroidRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "EXPIRED_SUBSCRIPTION");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallReactNativeAndroidReply
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

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallReactNativeAndroidStatus
    {
        private SuperwallReactNativeAndroidStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "status"))
            {
                case "ACTIVE":
                    return Active.Read(json);
                case "INACTIVE":
                    return Inactive.Read(json);
                case "UNKNOWN":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallReactNativeAndroidStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallReactNativeAndroidEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallReactNativeAndroidEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "ACTIVE");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallReactNativeAndroidEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "ACTIVE");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallReactNativeAndroidStatus
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
                JsonShape.Constant(members, "status", "INACTIVE");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "INACTIVE");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallReactNativeAndroidStatus
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
                JsonShape.Constant(members, "status", "UNKNOWN");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "UNKNOWN");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallReactNativeAndroidStatus
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

    /// <summary>What a store calls a buyer and the purchases.</summary>
    public abstract class SuperwallReactNativeAndroidStoreIdentifiers
    {
        private SuperwallReactNativeAndroidStoreIdentifiers()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidStoreIdentifiers Read(JToken json)
        {
            switch (JsonShape.Tag(json, "store"))
            {
                case "STRIPE":
                    return new Stripe(SuperwallStripeIdentifiers.Read(json));
                case "PADDLE":
                    return new Paddle(SuperwallPaddleIdentifiers.Read(json));
                case "UNKNOWN":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Stripe, TResult> stripe,
            Func<Paddle, TResult> paddle,
            Func<Unknown, TResult> unknown,
            Func<Unrecognized, TResult> unrecognized)
        {
            if (this is Stripe)
            {
                return stripe((Stripe)this);
            }
            if (this is Paddle)
            {
                return paddle((Paddle)this);
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

        /// <summary>Stands for the case Stripe.</summary>
        public static implicit operator SuperwallReactNativeAndroidStoreIdentifiers(SuperwallStripeIdentifiers value)
        {
            return new Stripe(value);
        }

        /// <summary>Stripe's names, on the wire.</summary>
        public sealed class Stripe : SuperwallReactNativeAndroidStoreIdentifiers
        {
            /// <summary>Wraps a value.</summary>
            public Stripe(SuperwallStripeIdentifiers value)
            {
                Value = value ?? throw new ArgumentNullException("value");
            }

            /// <summary>The value.</summary>
            public SuperwallStripeIdentifiers Value { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return Value.Write();
            }
        }

        /// <summary>Stands for the case Paddle.</summary>
        public static implicit operator SuperwallReactNativeAndroidStoreIdentifiers(SuperwallPaddleIdentifiers value)
        {
            return new Paddle(value);
        }

        /// <summary>Paddle's names, on the wire.</summary>
        public sealed class Paddle : SuperwallReactNativeAndroidStoreIdentifiers
        {
            /// <summary>Wraps a value.</summary>
            public Paddle(SuperwallPaddleIdentifiers value)
            {
                Value = value ?? throw new ArgumentNullException("value");
            }

            /// <summary>The value.</summary>
            public SuperwallPaddleIdentifiers Value { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return Value.Write();
            }
        }

        /// <summary>Another store, of which no more is told.</summary>
        public sealed class Unknown : SuperwallReactNativeAndroidStoreIdentifiers
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
                JsonShape.Constant(members, "store", "UNKNOWN");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("store", "UNKNOWN");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallReactNativeAndroidStoreIdentifiers
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallReactNativeAndroidSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; ISO 8601, UTC.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; ISO 8601, UTC.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallReactNativeAndroidSubscription(
            string transactionId,
            string productId,
            string purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            string expirationDate,
            SuperwallAndroidStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; ISO 8601, UTC.</summary>
        public string PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; ISO 8601, UTC.</summary>
        public string ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallAndroidStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeAndroidSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeAndroidSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallAndroidStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate == null ? JsonShape.Null() : JsonShape.Of(ExpirationDate));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>What the user has.</summary>
    public sealed class SuperwallReactNativeIosCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="subscriptions">By ascending product.</param>
        /// <param name="nonSubscriptions">By ascending transaction.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        /// <param name="userId">The app user; empty where a device owns.</param>
        public SuperwallReactNativeIosCustomerInfo(
            IReadOnlyList<SuperwallReactNativeIosSubscription> subscriptions,
            IReadOnlyList<SuperwallReactNativeIosNonSubscription> nonSubscriptions,
            IReadOnlyList<SuperwallReactNativeIosEntitlement> entitlements,
            string userId)
        {
            Subscriptions = subscriptions ?? throw new ArgumentNullException("subscriptions");
            NonSubscriptions = nonSubscriptions ?? throw new ArgumentNullException("nonSubscriptions");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            UserId = userId ?? throw new ArgumentNullException("userId");
        }

        /// <summary>By ascending product.</summary>
        public IReadOnlyList<SuperwallReactNativeIosSubscription> Subscriptions { get; }

        /// <summary>By ascending transaction.</summary>
        public IReadOnlyList<SuperwallReactNativeIosNonSubscription> NonSubscriptions { get; }

        /// <summary>By ascending identifier.</summary>
        public IReadOnlyList<SuperwallReactNativeIosEntitlement> Entitlements { get; }

        /// <summary>The app user; empty where a device owns.</summary>
        public string UserId { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeIosCustomerInfo(
                JsonShape.Required(members, "subscriptions", JsonShape.ListOf(SuperwallReactNativeIosSubscription.Read)),
                JsonShape.Required(members, "nonSubscriptions", JsonShape.ListOf(SuperwallReactNativeIosNonSubscription.Read)),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallReactNativeIosEntitlement.Read)),
                JsonShape.Required(members, "userId", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("subscriptions", JsonShape.Of(Subscriptions, item => item.Write()));
            json.Add("nonSubscriptions", JsonShape.Of(NonSubscriptions, item => item.Write()));
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            json.Add("userId", JsonShape.Of(UserId));
            return json;
        }
    }

    /// <summary>One entitlement, by its identifier.</summary>
    public sealed class SuperwallReactNativeIosEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="id">The entitlement's identifier.</param>
        public SuperwallReactNativeIosEntitlement(string id)
        {
            Id = id ?? throw new ArgumentNullException("id");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "type", "SERVICE_LEVEL");
            return new SuperwallReactNativeIosEntitlement(JsonShape.Required(members, "id", JsonShape.Text));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("id", JsonShape.Of(Id));
            json.Add("type", "SERVICE_LEVEL");
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class SuperwallReactNativeIosNonSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">When it was bought; ISO 8601, UTC.</param>
        /// <param name="isConsumable">Whether it is used up; never here.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        public SuperwallReactNativeIosNonSubscription(
            string transactionId,
            string productId,
            string purchaseDate,
            bool isConsumable,
            bool isRevoked,
            SuperwallIosStore store)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            IsConsumable = isConsumable;
            IsRevoked = isRevoked;
            Store = store;
        }

        /// <summary>The store's name of the transaction.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; ISO 8601, UTC.</summary>
        public string PurchaseDate { get; }

        /// <summary>Whether it is used up; never here.</summary>
        public bool IsConsumable { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosNonSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeIosNonSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "isConsumable", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("isConsumable", JsonShape.Of(IsConsumable));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            return json;
        }
    }

    /// <summary>What the redemption gave.</summary>
    public sealed class SuperwallReactNativeIosRedemptionInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="ownership">Who owns it now.</param>
        /// <param name="purchaserInfo">Who bought it.</param>
        /// <param name="entitlements">What the owner may use, by ascending identifier.</param>
        /// <param name="paywallInfo">The paywall that led to it; absent for a grant by hand. Null where it is left out.</param>
        public SuperwallReactNativeIosRedemptionInfo(
            SuperwallOwnership ownership,
            SuperwallPurchaserInfo purchaserInfo,
            IReadOnlyList<SuperwallReactNativeIosEntitlement> entitlements,
            SuperwallPaywallInfo paywallInfo = null)
        {
            Ownership = ownership ?? throw new ArgumentNullException("ownership");
            PurchaserInfo = purchaserInfo ?? throw new ArgumentNullException("purchaserInfo");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            PaywallInfo = paywallInfo;
        }

        /// <summary>Who owns it now.</summary>
        public SuperwallOwnership Ownership { get; }

        /// <summary>Who bought it.</summary>
        public SuperwallPurchaserInfo PurchaserInfo { get; }

        /// <summary>What the owner may use, by ascending identifier.</summary>
        public IReadOnlyList<SuperwallReactNativeIosEntitlement> Entitlements { get; }

        /// <summary>The paywall that led to it; absent for a grant by hand. Null where it is left out.</summary>
        public SuperwallPaywallInfo PaywallInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosRedemptionInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeIosRedemptionInfo(
                JsonShape.Required(members, "ownership", SuperwallOwnership.Read),
                JsonShape.Required(members, "purchaserInfo", SuperwallPurchaserInfo.Read),
                JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallReactNativeIosEntitlement.Read)),
                JsonShape.Optional(members, "paywallInfo", SuperwallPaywallInfo.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("ownership", Ownership.Write());
            json.Add("purchaserInfo", PurchaserInfo.Write());
            if (PaywallInfo != null)
            {
                json.Add("paywallInfo", PaywallInfo.Write());
            }
            json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class SuperwallReactNativeIosReply
    {
        private SuperwallReactNativeIosReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "status"))
            {
                case "SUCCESS":
                    return Success.Read(json);
                case "ERROR":
                    return Error.Read(json);
                case "CODE_EXPIRED":
                    return CodeExpired.Read(json);
                case "INVALID_CODE":
                    return InvalidCode.Read(json);
                case "EXPIRED_SUBSCRIPTION":
                    return ExpiredSubscription.Read(json);
                default:
                    return new Unknown(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Success, TResult> success,
            Func<Error, TResult> error,
            Func<CodeExpired, TResult> codeExpired,
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
            if (this is CodeExpired)
            {
                return codeExpired((CodeExpired)this);
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
        public sealed class Success : SuperwallReactNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallReactNativeIosRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it gave.</summary>
            public SuperwallReactNativeIosRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "SUCCESS");
                return new Success(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallReactNativeIosRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "SUCCESS");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : SuperwallReactNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why.</param>
            public Error(string code, SuperwallError error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Why.</summary>
            public SuperwallError ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "ERROR");
                return new Error(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "error", SuperwallError.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "ERROR");
                json.Add("code", JsonShape.Of(Code));
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class CodeExpired : SuperwallReactNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="expired">What became of it.</param>
            public CodeExpired(string code, SuperwallExpired expired)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Expired = expired ?? throw new ArgumentNullException("expired");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What became of it.</summary>
            public SuperwallExpired Expired { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new CodeExpired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "CODE_EXPIRED");
                return new CodeExpired(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "expired", SuperwallExpired.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "CODE_EXPIRED");
                json.Add("code", JsonShape.Of(Code));
                json.Add("expired", Expired.Write());
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallReactNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "INVALID_CODE");
                return new InvalidCode(JsonShape.Required(members, "code", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "INVALID_CODE");
                json.Add("code", JsonShape.Of(Code));
                return json;
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscription : SuperwallReactNativeIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallReactNativeIosRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>What it once gave.</summary>
            public SuperwallReactNativeIosRedemptionInfo RedemptionInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredSubscription Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "EXPIRED_SUBSCRIPTION");
                return new ExpiredSubscription(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "redemptionInfo", SuperwallReactNativeIosRedemptionInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "EXPIRED_SUBSCRIPTION");
                json.Add("code", JsonShape.Of(Code));
                json.Add("redemptionInfo", RedemptionInfo.Write());
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : SuperwallReactNativeIosReply
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

    /// <summary>The subscription status.</summary>
    public abstract class SuperwallReactNativeIosStatus
    {
        private SuperwallReactNativeIosStatus()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unrecognized</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosStatus Read(JToken json)
        {
            switch (JsonShape.Tag(json, "status"))
            {
                case "ACTIVE":
                    return Active.Read(json);
                case "INACTIVE":
                    return Inactive.Read(json);
                case "UNKNOWN":
                    return Unknown.Read(json);
                default:
                    return new Unrecognized(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
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
        public sealed class Active : SuperwallReactNativeIosStatus
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="entitlements">What the user may use.</param>
            public Active(IReadOnlyList<SuperwallReactNativeIosEntitlement> entitlements)
            {
                Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            }

            /// <summary>What the user may use.</summary>
            public IReadOnlyList<SuperwallReactNativeIosEntitlement> Entitlements { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Active Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "status", "ACTIVE");
                return new Active(
                    JsonShape.Required(members, "entitlements", JsonShape.ListOf(SuperwallReactNativeIosEntitlement.Read)));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "ACTIVE");
                json.Add("entitlements", JsonShape.Of(Entitlements, item => item.Write()));
                return json;
            }
        }

        /// <summary>The user may use nothing.</summary>
        public sealed class Inactive : SuperwallReactNativeIosStatus
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
                JsonShape.Constant(members, "status", "INACTIVE");
                return new Inactive();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "INACTIVE");
                return json;
            }
        }

        /// <summary>Nobody knows yet.</summary>
        public sealed class Unknown : SuperwallReactNativeIosStatus
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
                JsonShape.Constant(members, "status", "UNKNOWN");
                return new Unknown();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("status", "UNKNOWN");
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unrecognized : SuperwallReactNativeIosStatus
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

    /// <summary>One subscription.</summary>
    public sealed class SuperwallReactNativeIosSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionId">The store's name of the transaction; empty where nobody told.</param>
        /// <param name="productId">The product.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; ISO 8601, UTC.</param>
        /// <param name="willRenew">Whether it will be renewed at its end.</param>
        /// <param name="isRevoked">Whether it was refunded.</param>
        /// <param name="isInGracePeriod">Whether a grace period runs.</param>
        /// <param name="isInBillingRetryPeriod">Whether the store tries a failed payment again.</param>
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="expirationDate">End of the paid time; null for ever; ISO 8601, UTC.</param>
        /// <param name="store">Where it was bought; null where nobody told.</param>
        /// <param name="offerType">The offer it was bought under; absent for none. Null where it is left out.</param>
        public SuperwallReactNativeIosSubscription(
            string transactionId,
            string productId,
            string purchaseDate,
            bool willRenew,
            bool isRevoked,
            bool isInGracePeriod,
            bool isInBillingRetryPeriod,
            bool isActive,
            string expirationDate,
            SuperwallIosStore store,
            OfferType offerType = null)
        {
            TransactionId = transactionId ?? throw new ArgumentNullException("transactionId");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            WillRenew = willRenew;
            IsRevoked = isRevoked;
            IsInGracePeriod = isInGracePeriod;
            IsInBillingRetryPeriod = isInBillingRetryPeriod;
            IsActive = isActive;
            ExpirationDate = expirationDate;
            Store = store;
            OfferType = offerType;
        }

        /// <summary>The store's name of the transaction; empty where nobody told.</summary>
        public string TransactionId { get; }

        /// <summary>The product.</summary>
        public string ProductId { get; }

        /// <summary>Latest purchase or renewal; ISO 8601, UTC.</summary>
        public string PurchaseDate { get; }

        /// <summary>Whether it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>Whether it was refunded.</summary>
        public bool IsRevoked { get; }

        /// <summary>Whether a grace period runs.</summary>
        public bool IsInGracePeriod { get; }

        /// <summary>Whether the store tries a failed payment again.</summary>
        public bool IsInBillingRetryPeriod { get; }

        /// <summary>Whether it gives access now.</summary>
        public bool IsActive { get; }

        /// <summary>End of the paid time; null for ever; ISO 8601, UTC.</summary>
        public string ExpirationDate { get; }

        /// <summary>Where it was bought; null where nobody told.</summary>
        public SuperwallIosStore Store { get; }

        /// <summary>The offer it was bought under; absent for none. Null where it is left out.</summary>
        public OfferType OfferType { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallReactNativeIosSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new SuperwallReactNativeIosSubscription(
                JsonShape.Required(members, "transactionId", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "isRevoked", JsonShape.Truth),
                JsonShape.Required(members, "isInGracePeriod", JsonShape.Truth),
                JsonShape.Required(members, "isInBillingRetryPeriod", JsonShape.Truth),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", JsonShape.OrNull(SuperwallIosStore.Read)),
                JsonShape.Optional(members, "offerType", OfferType.Read));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionId", JsonShape.Of(TransactionId));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("isRevoked", JsonShape.Of(IsRevoked));
            json.Add("isInGracePeriod", JsonShape.Of(IsInGracePeriod));
            json.Add("isInBillingRetryPeriod", JsonShape.Of(IsInBillingRetryPeriod));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("expirationDate", ExpirationDate == null ? JsonShape.Null() : JsonShape.Of(ExpirationDate));
            json.Add("store", Store == null ? JsonShape.Null() : Store.Write());
            if (OfferType != null)
            {
                json.Add("offerType", OfferType.Write());
            }
            return json;
        }
    }

    /// <summary>What a store calls a buyer and the purchases. Told apart by <c>store</c>; a name that is neither <c>STRIPE</c> nor
    /// <c>PADDLE</c> is another store's.</summary>
    public abstract class SuperwallStoreIdentifiers
    {
        private SuperwallStoreIdentifiers()
        {
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallStoreIdentifiers Read(JToken json)
        {
            switch (JsonShape.Tag(json, "store"))
            {
                case "STRIPE":
                    return new Stripe(SuperwallStripeIdentifiers.Read(json));
                case "PADDLE":
                    return new Paddle(SuperwallPaddleIdentifiers.Read(json));
                default:
                    return Other.Read(json);
            }
        }

        /// <summary>The value as it stands on the wire.</summary>
        public abstract JToken Write();

        /// <summary>Goes on with the case that it is. Every case is asked for, so that none is forgotten.</summary>
        public TResult Match<TResult>(
            Func<Stripe, TResult> stripe,
            Func<Paddle, TResult> paddle,
            Func<Other, TResult> other)
        {
            if (this is Stripe)
            {
                return stripe((Stripe)this);
            }
            if (this is Paddle)
            {
                return paddle((Paddle)this);
            }
            if (this is Other)
            {
                return other((Other)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>Stands for the case Stripe.</summary>
        public static implicit operator SuperwallStoreIdentifiers(SuperwallStripeIdentifiers value)
        {
            return new Stripe(value);
        }

        /// <summary>Stripe's names, on the wire.</summary>
        public sealed class Stripe : SuperwallStoreIdentifiers
        {
            /// <summary>Wraps a value.</summary>
            public Stripe(SuperwallStripeIdentifiers value)
            {
                Value = value ?? throw new ArgumentNullException("value");
            }

            /// <summary>The value.</summary>
            public SuperwallStripeIdentifiers Value { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return Value.Write();
            }
        }

        /// <summary>Stands for the case Paddle.</summary>
        public static implicit operator SuperwallStoreIdentifiers(SuperwallPaddleIdentifiers value)
        {
            return new Paddle(value);
        }

        /// <summary>Paddle's names, on the wire.</summary>
        public sealed class Paddle : SuperwallStoreIdentifiers
        {
            /// <summary>Wraps a value.</summary>
            public Paddle(SuperwallPaddleIdentifiers value)
            {
                Value = value ?? throw new ArgumentNullException("value");
            }

            /// <summary>The value.</summary>
            public SuperwallPaddleIdentifiers Value { get; }

            /// <inheritdoc/>
            public override JToken Write()
            {
                return Value.Write();
            }
        }

        /// <summary>Another store's names: its own name, and flat beside it whatever it tells.</summary>
        public sealed class Other : SuperwallStoreIdentifiers
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="store">The store by its own name; <c>UNKNOWN</c> where nobody told.</param>
            /// <param name="otherMembers">Members beside these.</param>
            public Other(string store, IReadOnlyDictionary<string, JToken> otherMembers = null)
            {
                Store = store ?? throw new ArgumentNullException("store");
                OtherMembers = otherMembers ?? new Dictionary<string, JToken>();
            }

            /// <summary>The store by its own name; <c>UNKNOWN</c> where nobody told.</summary>
            public string Store { get; }

            /// <summary>Members beside these; they are written back.</summary>
            public IReadOnlyDictionary<string, JToken> OtherMembers { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Other Read(JToken json)
            {
                var members = JsonShape.Object(json);
                return new Other(
                    JsonShape.Required(members, "store", JsonShape.Text),
                    JsonShape.Others(members, JsonShape.Any, "store"));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("store", JsonShape.Of(Store));
                foreach (var other in OtherMembers)
                {
                    json.Add(other.Key, JsonShape.Of(other.Value));
                }
                return json;
            }
        }
    }

    /// <summary>Stripe's names, on the wire.</summary>
    public sealed class SuperwallStripeIdentifiers
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="stripeCustomerId">Stripe's customer.</param>
        /// <param name="stripeSubscriptionIds">Subscriptions (<c>sub_…</c>), or Checkout sessions (<c>cs_…</c>) of one-time
        /// purchases.</param>
        public SuperwallStripeIdentifiers(string stripeCustomerId, IReadOnlyList<string> stripeSubscriptionIds)
        {
            StripeCustomerId = stripeCustomerId ?? throw new ArgumentNullException("stripeCustomerId");
            StripeSubscriptionIds = stripeSubscriptionIds ?? throw new ArgumentNullException("stripeSubscriptionIds");
        }

        /// <summary>Stripe's customer.</summary>
        public string StripeCustomerId { get; }

        /// <summary>Subscriptions (<c>sub_…</c>), or Checkout sessions (<c>cs_…</c>) of one-time purchases.</summary>
        public IReadOnlyList<string> StripeSubscriptionIds { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static SuperwallStripeIdentifiers Read(JToken json)
        {
            var members = JsonShape.Object(json);
            JsonShape.Constant(members, "store", "STRIPE");
            return new SuperwallStripeIdentifiers(
                JsonShape.Required(members, "stripeCustomerId", JsonShape.Text),
                JsonShape.Required(members, "stripeSubscriptionIds", JsonShape.ListOf(JsonShape.Text)));
        }

        /// <summary>The object as it stands on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("store", "STRIPE");
            json.Add("stripeCustomerId", JsonShape.Of(StripeCustomerId));
            json.Add("stripeSubscriptionIds", JsonShape.Of(StripeSubscriptionIds, item => JsonShape.Of(item)));
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

        /// <summary>The value as it stands on the wire.</summary>
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

        /// <summary>Nobody knows yet.</summary>
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
        /// <param name="userId">The app user; empty where a device owns.</param>
        /// <param name="entitlements">By ascending identifier.</param>
        public SuperwallUnityCustomerInfo(string userId, IReadOnlyList<SuperwallUnityEntitlement> entitlements)
        {
            UserId = userId ?? throw new ArgumentNullException("userId");
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
        }

        /// <summary>The app user; empty where a device owns.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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
        /// <param name="isActive">Whether it gives access now.</param>
        /// <param name="productIds">Every product that gives it.</param>
        public SuperwallUnityEntitlement(string id, bool isActive, IReadOnlyList<string> productIds)
        {
            Id = id ?? throw new ArgumentNullException("id");
            IsActive = isActive;
            ProductIds = productIds ?? throw new ArgumentNullException("productIds");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Id { get; }

        /// <summary>Whether it gives access now.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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

        /// <summary>The value as it stands on the wire.</summary>
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

        /// <summary>Nobody knows yet.</summary>
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

        /// <summary>The object as it stands on the wire.</summary>
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

        /// <summary>The value as it stands on the wire.</summary>
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
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it gave.</param>
            public Success(string code, SuperwallUnityRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
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
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="error">Why, for people.</param>
            public Error(string code, string error)
            {
                Code = code ?? throw new ArgumentNullException("code");
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>The code; empty where nobody told.</summary>
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
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="resent">Whether a new link was sent.</param>
            /// <param name="obfuscatedEmail">Where to, masked; absent where nobody told. Null where it is left out.</param>
            public ExpiredCode(string code, bool resent, string obfuscatedEmail = null)
            {
                Code = code ?? throw new ArgumentNullException("code");
                Resent = resent;
                ObfuscatedEmail = obfuscatedEmail;
            }

            /// <summary>The code; empty where nobody told.</summary>
            public string Code { get; }

            /// <summary>Whether a new link was sent.</summary>
            public bool Resent { get; }

            /// <summary>Where to, masked; absent where nobody told. Null where it is left out.</summary>
            public string ObfuscatedEmail { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new ExpiredCode Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "type", "expiredCode");
                return new ExpiredCode(
                    JsonShape.Required(members, "code", JsonShape.Text),
                    JsonShape.Required(members, "resent", JsonShape.Truth),
                    JsonShape.Optional(members, "obfuscatedEmail", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("type", "expiredCode");
                json.Add("code", JsonShape.Of(Code));
                json.Add("resent", JsonShape.Of(Resent));
                if (ObfuscatedEmail != null)
                {
                    json.Add("obfuscatedEmail", JsonShape.Of(ObfuscatedEmail));
                }
                return json;
            }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCode : SuperwallUnityReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="code">The code; empty where nobody told.</param>
            public InvalidCode(string code)
            {
                Code = code ?? throw new ArgumentNullException("code");
            }

            /// <summary>The code; empty where nobody told.</summary>
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
            /// <param name="code">The code; empty where nobody told.</param>
            /// <param name="redemptionInfo">What it once gave.</param>
            public ExpiredSubscription(string code, SuperwallUnityRedemptionInfo redemptionInfo)
            {
                Code = code ?? throw new ArgumentNullException("code");
                RedemptionInfo = redemptionInfo ?? throw new ArgumentNullException("redemptionInfo");
            }

            /// <summary>The code; empty where nobody told.</summary>
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
}
