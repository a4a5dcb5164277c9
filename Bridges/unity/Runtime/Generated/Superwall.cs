// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
#pragma warning disable 1573, 1591 // What its name says has no comment of its own.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>What a paywall's button does after the purchase.</summary>
    public sealed class AfterPurchase : ContractWord<string, AfterPurchase.Kinds>
    {
        public static readonly AfterPurchase AppDefault = new AfterPurchase("appDefault", Kinds.AppDefault);
        public static readonly AfterPurchase RedemptionPage = new AfterPurchase("redemptionPage", Kinds.RedemptionPage);
        public static readonly AfterPurchase DeepLink = new AfterPurchase("deepLink", Kinds.DeepLink);
        public static readonly AfterPurchase CustomUrl = new AfterPurchase("customUrl", Kinds.CustomUrl);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, AppDefault, RedemptionPage, DeepLink, CustomUrl }

        private static readonly AfterPurchase[] All = { AppDefault, RedemptionPage, DeepLink, CustomUrl };

        private AfterPurchase(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static AfterPurchase Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new AfterPurchase(word, Kinds.Unknown);
    }

    /// <summary>Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the app.</summary>
    public sealed class CheckoutBrowser : ContractWord<string, CheckoutBrowser.Kinds>
    {
        public static readonly CheckoutBrowser InApp = new CheckoutBrowser("inApp", Kinds.InApp);
        public static readonly CheckoutBrowser External = new CheckoutBrowser("external", Kinds.External);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, InApp, External }

        private static readonly CheckoutBrowser[] All = { InApp, External };

        private CheckoutBrowser(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static CheckoutBrowser Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new CheckoutBrowser(word, Kinds.Unknown);
    }

    /// <summary>A checkout that an SDK waits for.</summary>
    public sealed class PendingCheckout
    {
        public PendingCheckout(string checkoutContextId, string product, long remainingAttempts, long updatedAt)
        {
            CheckoutContextId = checkoutContextId ?? throw new ArgumentNullException("checkoutContextId");
            Product = product ?? throw new ArgumentNullException("product");
            RemainingAttempts = remainingAttempts;
            UpdatedAt = updatedAt;
        }

        /// <summary>Its id at the service.</summary>
        public string CheckoutContextId { get; }
        /// <summary>The product.</summary>
        public string Product { get; }
        /// <summary>How many more times the SDK asks when the app comes to the foreground. At least 1, at most 5.</summary>
        public long RemainingAttempts { get; }
        /// <summary>When the SDK last stored it, in milliseconds since 1970. It expires a minute later.</summary>
        public long UpdatedAt { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static PendingCheckout Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new PendingCheckout(
                JsonShape.Required(members, "checkoutContextId", JsonShape.Text), JsonShape.Required(members, "product", JsonShape.Text),
                JsonShape.Required(members, "remainingAttempts", JsonShape.Whole), JsonShape.Required(members, "updatedAt", JsonShape.Whole));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("checkoutContextId", JsonShape.Of(CheckoutContextId));
            json.Add("product", JsonShape.Of(Product));
            json.Add("remainingAttempts", JsonShape.Of(RemainingAttempts));
            json.Add("updatedAt", JsonShape.Of(UpdatedAt));
            return json;
        }
    }

    /// <summary>Where the buyer is sent: a link with a code, or the app owner's page with the purchase in its query.</summary>
    public sealed class PostPurchase : ContractWord<string, PostPurchase.Kinds>
    {
        public static readonly PostPurchase Redeem = new PostPurchase("redeem", Kinds.Redeem);
        public static readonly PostPurchase Redirect = new PostPurchase("redirect", Kinds.Redirect);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Redeem, Redirect }

        private static readonly PostPurchase[] All = { Redeem, Redirect };

        private PostPurchase(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static PostPurchase Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new PostPurchase(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static PostPurchase Read(JToken json) => Of(JsonShape.Text(json));
    }

    /// <summary>A completion of <c>register</c>: a paywall was closed through the SDK, or a placement found none.</summary>
    public sealed class RegisterEvent
    {
        public RegisterEvent(string completion, string result, string handlerId = null)
        {
            Completion = completion ?? throw new ArgumentNullException("completion");
            Result = result ?? throw new ArgumentNullException("result");
            HandlerId = handlerId;
        }

        /// <summary>The handler that is called: <c>onDismiss</c>, <c>onSkip</c> or <c>onError</c>, or <c>feature</c> for the placement's own
        /// code.</summary>
        public string Completion { get; }
        /// <summary>The paywall's result, such as <c>restored</c>, why it was skipped, such as <c>placementNotFound</c>, or the error's
        /// text.</summary>
        public string Result { get; }
        /// <summary>The name that the channel's call gave to the handler or the feature; absent for none. Null where it is left out.</summary>
        public string HandlerId { get; }

        /// <summary>Reads an object. Unknown members are ignored.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RegisterEvent Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RegisterEvent(
                JsonShape.Required(members, "completion", JsonShape.Text), JsonShape.Required(members, "result", JsonShape.Text),
                JsonShape.Optional(members, "handlerId", JsonShape.Text));
        }

        public JObject Write()
        {
            var json = new JObject();
            json.Add("completion", JsonShape.Of(Completion));
            json.Add("result", JsonShape.Of(Result));
            if (HandlerId != null) { json.Add("handlerId", JsonShape.Of(HandlerId)); }
            return json;
        }
    }
}
