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
}
