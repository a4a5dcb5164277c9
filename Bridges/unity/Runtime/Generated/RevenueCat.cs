// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>A customer, wrapped as Unity's receiver reads it.</summary>
    public sealed class CustomerMessage
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="customerInfo">What the user has.</param>
        public CustomerMessage(JObject customerInfo)
        {
            CustomerInfo = customerInfo ?? throw new ArgumentNullException("customerInfo");
        }

        /// <summary>What the user has.</summary>
        public JObject CustomerInfo { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static CustomerMessage Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new CustomerMessage(JsonShape.Required(members, "customerInfo", JsonShape.Object));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("customerInfo", JsonShape.Of(CustomerInfo));
            return json;
        }
    }

    /// <summary>Whether purchases get redemption links.</summary>
    public sealed class LinkPolicy : IEquatable<LinkPolicy>
    {
        /// <summary><c>disallowed</c>.</summary>
        public static readonly LinkPolicy Disallowed = new LinkPolicy("disallowed", Kinds.Disallowed);

        /// <summary><c>allowed</c>.</summary>
        public static readonly LinkPolicy Allowed = new LinkPolicy("allowed", Kinds.Allowed);

        /// <summary><c>allowedOnlySandbox</c>.</summary>
        public static readonly LinkPolicy AllowedOnlySandbox = new LinkPolicy("allowedOnlySandbox", Kinds.AllowedOnlySandbox);

        private static readonly LinkPolicy[] All = { Disallowed, Allowed, AllowedOnlySandbox };

        private LinkPolicy(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>Disallowed</c> of the class.</summary>
            Disallowed,

            /// <summary>See <c>Allowed</c> of the class.</summary>
            Allowed,

            /// <summary>See <c>AllowedOnlySandbox</c> of the class.</summary>
            AllowedOnlySandbox
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static LinkPolicy Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new LinkPolicy(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static LinkPolicy Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(LinkPolicy other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as LinkPolicy);
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
        public static bool operator ==(LinkPolicy one, LinkPolicy other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(LinkPolicy one, LinkPolicy other)
        {
            return !(one == other);
        }
    }

    /// <summary>A customer. Every member is present; an unknown one is null.</summary>
    public sealed class RevenueCatHybridAndroidCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="entitlements">What the user may use.</param>
        /// <param name="activeSubscriptions">The products whose subscription is active, <c>product</c> or <c>product:plan</c>.</param>
        /// <param name="allPurchasedProductIdentifiers">Every product ever bought.</param>
        /// <param name="latestExpirationDate">The latest end of any subscription; null without any; UTC, three fraction digits.</param>
        /// <param name="latestExpirationDateMillis">The latest end of any subscription; null without any; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="firstSeen">When the customer was first seen; UTC, three fraction digits.</param>
        /// <param name="firstSeenMillis">When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="originalAppUserId">The first identifier this customer was known by.</param>
        /// <param name="requestDate">When the service gave this answer; UTC, three fraction digits.</param>
        /// <param name="requestDateMillis">When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="allExpirationDates">The end of each product's subscription, by <c>product</c> or <c>product:plan</c>; UTC, null for
        /// never.</param>
        /// <param name="allExpirationDatesMillis">The end of each product's subscription, by <c>product</c> or <c>product:plan</c>;
        /// milliseconds since 1970-01-01T00:00:00Z, null for never.</param>
        /// <param name="allPurchaseDates">The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; UTC.</param>
        /// <param name="allPurchaseDatesMillis">The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; milliseconds
        /// since 1970-01-01T00:00:00Z.</param>
        /// <param name="originalApplicationVersion">Always null here.</param>
        /// <param name="managementUrl">Where the user manages the subscription; null if there is no such page.</param>
        /// <param name="originalPurchaseDate">When the app itself was first bought; null if unknown; UTC, three fraction digits.</param>
        /// <param name="originalPurchaseDateMillis">When the app itself was first bought; null if unknown; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="nonSubscriptionTransactions">The user's one-time purchases, oldest first.</param>
        /// <param name="subscriptionsByProductIdentifier">The user's subscriptions, each under its product identifier.</param>
        public RevenueCatHybridAndroidCustomerInfo(
            RevenueCatHybridAndroidEntitlements entitlements,
            IReadOnlyList<string> activeSubscriptions,
            IReadOnlyList<string> allPurchasedProductIdentifiers,
            string latestExpirationDate,
            long? latestExpirationDateMillis,
            string firstSeen,
            long firstSeenMillis,
            string originalAppUserId,
            string requestDate,
            long requestDateMillis,
            IReadOnlyDictionary<string, string> allExpirationDates,
            IReadOnlyDictionary<string, long?> allExpirationDatesMillis,
            IReadOnlyDictionary<string, string> allPurchaseDates,
            IReadOnlyDictionary<string, long> allPurchaseDatesMillis,
            JToken originalApplicationVersion,
            string managementUrl,
            string originalPurchaseDate,
            long? originalPurchaseDateMillis,
            IReadOnlyList<RevenueCatHybridAndroidTransaction> nonSubscriptionTransactions,
            IReadOnlyDictionary<string, RevenueCatHybridAndroidSubscription> subscriptionsByProductIdentifier)
        {
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            ActiveSubscriptions = activeSubscriptions ?? throw new ArgumentNullException("activeSubscriptions");
            AllPurchasedProductIdentifiers = allPurchasedProductIdentifiers ?? throw new ArgumentNullException("allPurchasedProductIdentifiers");
            LatestExpirationDate = latestExpirationDate;
            LatestExpirationDateMillis = latestExpirationDateMillis;
            FirstSeen = firstSeen ?? throw new ArgumentNullException("firstSeen");
            FirstSeenMillis = firstSeenMillis;
            OriginalAppUserId = originalAppUserId ?? throw new ArgumentNullException("originalAppUserId");
            RequestDate = requestDate ?? throw new ArgumentNullException("requestDate");
            RequestDateMillis = requestDateMillis;
            AllExpirationDates = allExpirationDates ?? throw new ArgumentNullException("allExpirationDates");
            AllExpirationDatesMillis = allExpirationDatesMillis ?? throw new ArgumentNullException("allExpirationDatesMillis");
            AllPurchaseDates = allPurchaseDates ?? throw new ArgumentNullException("allPurchaseDates");
            AllPurchaseDatesMillis = allPurchaseDatesMillis ?? throw new ArgumentNullException("allPurchaseDatesMillis");
            OriginalApplicationVersion = originalApplicationVersion;
            ManagementUrl = managementUrl;
            OriginalPurchaseDate = originalPurchaseDate;
            OriginalPurchaseDateMillis = originalPurchaseDateMillis;
            NonSubscriptionTransactions = nonSubscriptionTransactions ?? throw new ArgumentNullException("nonSubscriptionTransactions");
            SubscriptionsByProductIdentifier = subscriptionsByProductIdentifier ?? throw new ArgumentNullException("subscriptionsByProductIdentifier");
        }

        /// <summary>What the user may use.</summary>
        public RevenueCatHybridAndroidEntitlements Entitlements { get; }

        /// <summary>The products whose subscription is active, <c>product</c> or <c>product:plan</c>.</summary>
        public IReadOnlyList<string> ActiveSubscriptions { get; }

        /// <summary>Every product ever bought.</summary>
        public IReadOnlyList<string> AllPurchasedProductIdentifiers { get; }

        /// <summary>The latest end of any subscription; null without any; UTC, three fraction digits.</summary>
        public string LatestExpirationDate { get; }

        /// <summary>The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? LatestExpirationDateMillis { get; }

        /// <summary>When the customer was first seen; UTC, three fraction digits.</summary>
        public string FirstSeen { get; }

        /// <summary>When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long FirstSeenMillis { get; }

        /// <summary>The first identifier this customer was known by.</summary>
        public string OriginalAppUserId { get; }

        /// <summary>When the service gave this answer; UTC, three fraction digits.</summary>
        public string RequestDate { get; }

        /// <summary>When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long RequestDateMillis { get; }

        /// <summary>The end of each product's subscription, by <c>product</c> or <c>product:plan</c>; UTC, null for never.</summary>
        public IReadOnlyDictionary<string, string> AllExpirationDates { get; }

        /// <summary>The end of each product's subscription, by <c>product</c> or <c>product:plan</c>; milliseconds since
        /// 1970-01-01T00:00:00Z, null for never.</summary>
        public IReadOnlyDictionary<string, long?> AllExpirationDatesMillis { get; }

        /// <summary>The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; UTC.</summary>
        public IReadOnlyDictionary<string, string> AllPurchaseDates { get; }

        /// <summary>The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; milliseconds since
        /// 1970-01-01T00:00:00Z.</summary>
        public IReadOnlyDictionary<string, long> AllPurchaseDatesMillis { get; }

        /// <summary>Always null here.</summary>
        public JToken OriginalApplicationVersion { get; }

        /// <summary>Where the user manages the subscription; null if there is no such page.</summary>
        public string ManagementUrl { get; }

        /// <summary>When the app itself was first bought; null if unknown; UTC, three fraction digits.</summary>
        public string OriginalPurchaseDate { get; }

        /// <summary>When the app itself was first bought; null if unknown; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? OriginalPurchaseDateMillis { get; }

        /// <summary>The user's one-time purchases, oldest first.</summary>
        public IReadOnlyList<RevenueCatHybridAndroidTransaction> NonSubscriptionTransactions { get; }

        /// <summary>The user's subscriptions, each under its product identifier.</summary>
        public IReadOnlyDictionary<string, RevenueCatHybridAndroidSubscription> SubscriptionsByProductIdentifier { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridAndroidCustomerInfo(
                JsonShape.Required(members, "entitlements", RevenueCatHybridAndroidEntitlements.Read),
                JsonShape.Required(members, "activeSubscriptions", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "allPurchasedProductIdentifiers", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "latestExpirationDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "latestExpirationDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "firstSeen", JsonShape.Text),
                JsonShape.Required(members, "firstSeenMillis", JsonShape.Whole),
                JsonShape.Required(members, "originalAppUserId", JsonShape.Text),
                JsonShape.Required(members, "requestDate", JsonShape.Text),
                JsonShape.Required(members, "requestDateMillis", JsonShape.Whole),
                JsonShape.Required(members, "allExpirationDates", JsonShape.MapOf(JsonShape.OrNull(JsonShape.Text))),
                JsonShape.Required(members, "allExpirationDatesMillis", JsonShape.MapOf(JsonShape.OrNullValue(JsonShape.Whole))),
                JsonShape.Required(members, "allPurchaseDates", JsonShape.MapOf(JsonShape.Text)),
                JsonShape.Required(members, "allPurchaseDatesMillis", JsonShape.MapOf(JsonShape.Whole)),
                JsonShape.Required(members, "originalApplicationVersion", JsonShape.Any),
                JsonShape.Required(members, "managementURL", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "originalPurchaseDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "originalPurchaseDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "nonSubscriptionTransactions", JsonShape.ListOf(RevenueCatHybridAndroidTransaction.Read)),
                JsonShape.Required(members, "subscriptionsByProductIdentifier", JsonShape.MapOf(RevenueCatHybridAndroidSubscription.Read)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("entitlements", Entitlements.Write());
            json.Add("activeSubscriptions", JsonShape.Of(ActiveSubscriptions, item => JsonShape.Of(item)));
            json.Add("allPurchasedProductIdentifiers", JsonShape.Of(AllPurchasedProductIdentifiers, item => JsonShape.Of(item)));
            json.Add("latestExpirationDate", LatestExpirationDate == null ? JsonShape.Null() : JsonShape.Of(LatestExpirationDate));
            json.Add("latestExpirationDateMillis", LatestExpirationDateMillis.HasValue ? JsonShape.Of(LatestExpirationDateMillis.Value) : JsonShape.Null());
            json.Add("firstSeen", JsonShape.Of(FirstSeen));
            json.Add("firstSeenMillis", JsonShape.Of(FirstSeenMillis));
            json.Add("originalAppUserId", JsonShape.Of(OriginalAppUserId));
            json.Add("requestDate", JsonShape.Of(RequestDate));
            json.Add("requestDateMillis", JsonShape.Of(RequestDateMillis));
            json.Add("allExpirationDates", JsonShape.Of(AllExpirationDates, item => item == null ? JsonShape.Null() : JsonShape.Of(item)));
            json.Add("allExpirationDatesMillis", JsonShape.Of(AllExpirationDatesMillis, item => item.HasValue ? JsonShape.Of(item.Value) : JsonShape.Null()));
            json.Add("allPurchaseDates", JsonShape.Of(AllPurchaseDates, item => JsonShape.Of(item)));
            json.Add("allPurchaseDatesMillis", JsonShape.Of(AllPurchaseDatesMillis, item => JsonShape.Of(item)));
            json.Add("originalApplicationVersion", JsonShape.Of(OriginalApplicationVersion));
            json.Add("managementURL", ManagementUrl == null ? JsonShape.Null() : JsonShape.Of(ManagementUrl));
            json.Add("originalPurchaseDate", OriginalPurchaseDate == null ? JsonShape.Null() : JsonShape.Of(OriginalPurchaseDate));
            json.Add("originalPurchaseDateMillis", OriginalPurchaseDateMillis.HasValue ? JsonShape.Of(OriginalPurchaseDateMillis.Value) : JsonShape.Null());
            json.Add("nonSubscriptionTransactions", JsonShape.Of(NonSubscriptionTransactions, item => item.Write()));
            json.Add("subscriptionsByProductIdentifier", JsonShape.Of(SubscriptionsByProductIdentifier, item => item.Write()));
            return json;
        }
    }

    /// <summary>One entitlement.</summary>
    public sealed class RevenueCatHybridAndroidEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The entitlement's identifier.</param>
        /// <param name="isActive">True if it gives access at the time of the answer.</param>
        /// <param name="willRenew">True if it will be renewed at its end.</param>
        /// <param name="periodType">How the current period was bought.</param>
        /// <param name="latestPurchaseDateMillis">Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="latestPurchaseDate">Latest purchase or renewal; UTC, three fraction digits.</param>
        /// <param name="originalPurchaseDateMillis">First purchase; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="originalPurchaseDate">First purchase; UTC, three fraction digits.</param>
        /// <param name="expirationDateMillis">End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="expirationDate">End of access; null if it never ends; UTC, three fraction digits.</param>
        /// <param name="store">Where it was bought.</param>
        /// <param name="productIdentifier">The product's identifier.</param>
        /// <param name="productPlanIdentifier">The product's plan (Google Play's base plan); null if it has none.</param>
        /// <param name="isSandbox">True for a purchase without real money.</param>
        /// <param name="unsubscribeDetectedAt">When the renewal was seen to be cancelled; null while it renews; UTC, three fraction
        /// digits.</param>
        /// <param name="unsubscribeDetectedAtMillis">When the renewal was seen to be cancelled; null while it renews; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="billingIssueDetectedAt">When a payment was seen to have failed; null while all is paid; UTC, three fraction
        /// digits.</param>
        /// <param name="billingIssueDetectedAtMillis">When a payment was seen to have failed; null while all is paid; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="ownershipType">Whether it is the user's own purchase.</param>
        /// <param name="verification">Whether the answer's signature was checked.</param>
        public RevenueCatHybridAndroidEntitlement(
            string identifier,
            bool isActive,
            bool willRenew,
            RevenueCatPeriodType periodType,
            long latestPurchaseDateMillis,
            string latestPurchaseDate,
            long originalPurchaseDateMillis,
            string originalPurchaseDate,
            long? expirationDateMillis,
            string expirationDate,
            RevenueCatStore store,
            string productIdentifier,
            string productPlanIdentifier,
            bool isSandbox,
            string unsubscribeDetectedAt,
            long? unsubscribeDetectedAtMillis,
            string billingIssueDetectedAt,
            long? billingIssueDetectedAtMillis,
            RevenueCatOwnershipType ownershipType,
            RevenueCatVerificationResult verification)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            IsActive = isActive;
            WillRenew = willRenew;
            PeriodType = periodType ?? throw new ArgumentNullException("periodType");
            LatestPurchaseDateMillis = latestPurchaseDateMillis;
            LatestPurchaseDate = latestPurchaseDate ?? throw new ArgumentNullException("latestPurchaseDate");
            OriginalPurchaseDateMillis = originalPurchaseDateMillis;
            OriginalPurchaseDate = originalPurchaseDate ?? throw new ArgumentNullException("originalPurchaseDate");
            ExpirationDateMillis = expirationDateMillis;
            ExpirationDate = expirationDate;
            Store = store ?? throw new ArgumentNullException("store");
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
            ProductPlanIdentifier = productPlanIdentifier;
            IsSandbox = isSandbox;
            UnsubscribeDetectedAt = unsubscribeDetectedAt;
            UnsubscribeDetectedAtMillis = unsubscribeDetectedAtMillis;
            BillingIssueDetectedAt = billingIssueDetectedAt;
            BillingIssueDetectedAtMillis = billingIssueDetectedAtMillis;
            OwnershipType = ownershipType ?? throw new ArgumentNullException("ownershipType");
            Verification = verification ?? throw new ArgumentNullException("verification");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Identifier { get; }

        /// <summary>True if it gives access at the time of the answer.</summary>
        public bool IsActive { get; }

        /// <summary>True if it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>How the current period was bought.</summary>
        public RevenueCatPeriodType PeriodType { get; }

        /// <summary>Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long LatestPurchaseDateMillis { get; }

        /// <summary>Latest purchase or renewal; UTC, three fraction digits.</summary>
        public string LatestPurchaseDate { get; }

        /// <summary>First purchase; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long OriginalPurchaseDateMillis { get; }

        /// <summary>First purchase; UTC, three fraction digits.</summary>
        public string OriginalPurchaseDate { get; }

        /// <summary>End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDateMillis { get; }

        /// <summary>End of access; null if it never ends; UTC, three fraction digits.</summary>
        public string ExpirationDate { get; }

        /// <summary>Where it was bought.</summary>
        public RevenueCatStore Store { get; }

        /// <summary>The product's identifier.</summary>
        public string ProductIdentifier { get; }

        /// <summary>The product's plan (Google Play's base plan); null if it has none.</summary>
        public string ProductPlanIdentifier { get; }

        /// <summary>True for a purchase without real money.</summary>
        public bool IsSandbox { get; }

        /// <summary>When the renewal was seen to be cancelled; null while it renews; UTC, three fraction digits.</summary>
        public string UnsubscribeDetectedAt { get; }

        /// <summary>When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? UnsubscribeDetectedAtMillis { get; }

        /// <summary>When a payment was seen to have failed; null while all is paid; UTC, three fraction digits.</summary>
        public string BillingIssueDetectedAt { get; }

        /// <summary>When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? BillingIssueDetectedAtMillis { get; }

        /// <summary>Whether it is the user's own purchase.</summary>
        public RevenueCatOwnershipType OwnershipType { get; }

        /// <summary>Whether the answer's signature was checked.</summary>
        public RevenueCatVerificationResult Verification { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridAndroidEntitlement(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "periodType", RevenueCatPeriodType.Read),
                JsonShape.Required(members, "latestPurchaseDateMillis", JsonShape.Whole),
                JsonShape.Required(members, "latestPurchaseDate", JsonShape.Text),
                JsonShape.Required(members, "originalPurchaseDateMillis", JsonShape.Whole),
                JsonShape.Required(members, "originalPurchaseDate", JsonShape.Text),
                JsonShape.Required(members, "expirationDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", RevenueCatStore.Read),
                JsonShape.Required(members, "productIdentifier", JsonShape.Text),
                JsonShape.Required(members, "productPlanIdentifier", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isSandbox", JsonShape.Truth),
                JsonShape.Required(members, "unsubscribeDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "unsubscribeDetectedAtMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "billingIssueDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "billingIssueDetectedAtMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "ownershipType", RevenueCatOwnershipType.Read),
                JsonShape.Required(members, "verification", RevenueCatVerificationResult.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("periodType", PeriodType.Write());
            json.Add("latestPurchaseDateMillis", JsonShape.Of(LatestPurchaseDateMillis));
            json.Add("latestPurchaseDate", JsonShape.Of(LatestPurchaseDate));
            json.Add("originalPurchaseDateMillis", JsonShape.Of(OriginalPurchaseDateMillis));
            json.Add("originalPurchaseDate", JsonShape.Of(OriginalPurchaseDate));
            json.Add("expirationDateMillis", ExpirationDateMillis.HasValue ? JsonShape.Of(ExpirationDateMillis.Value) : JsonShape.Null());
            json.Add("expirationDate", ExpirationDate == null ? JsonShape.Null() : JsonShape.Of(ExpirationDate));
            json.Add("store", Store.Write());
            json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            json.Add("productPlanIdentifier", ProductPlanIdentifier == null ? JsonShape.Null() : JsonShape.Of(ProductPlanIdentifier));
            json.Add("isSandbox", JsonShape.Of(IsSandbox));
            json.Add("unsubscribeDetectedAt", UnsubscribeDetectedAt == null ? JsonShape.Null() : JsonShape.Of(UnsubscribeDetectedAt));
            json.Add("unsubscribeDetectedAtMillis", UnsubscribeDetectedAtMillis.HasValue ? JsonShape.Of(UnsubscribeDetectedAtMillis.Value) : JsonShape.Null());
            json.Add("billingIssueDetectedAt", BillingIssueDetectedAt == null ? JsonShape.Null() : JsonShape.Of(BillingIssueDetectedAt));
            json.Add("billingIssueDetectedAtMillis", BillingIssueDetectedAtMillis.HasValue ? JsonShape.Of(BillingIssueDetectedAtMillis.Value) : JsonShape.Null());
            json.Add("ownershipType", OwnershipType.Write());
            json.Add("verification", Verification.Write());
            return json;
        }
    }

    /// <summary>The customer's entitlements.</summary>
    public sealed class RevenueCatHybridAndroidEntitlements
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="all">All, each under its identifier.</param>
        /// <param name="active">Those of <c>all</c> that are active.</param>
        /// <param name="verification">Whether the answer's signature was checked.</param>
        public RevenueCatHybridAndroidEntitlements(
            IReadOnlyDictionary<string, RevenueCatHybridAndroidEntitlement> all,
            IReadOnlyDictionary<string, RevenueCatHybridAndroidEntitlement> active,
            RevenueCatVerificationResult verification)
        {
            All = all ?? throw new ArgumentNullException("all");
            Active = active ?? throw new ArgumentNullException("active");
            Verification = verification ?? throw new ArgumentNullException("verification");
        }

        /// <summary>All, each under its identifier.</summary>
        public IReadOnlyDictionary<string, RevenueCatHybridAndroidEntitlement> All { get; }

        /// <summary>Those of <c>all</c> that are active.</summary>
        public IReadOnlyDictionary<string, RevenueCatHybridAndroidEntitlement> Active { get; }

        /// <summary>Whether the answer's signature was checked.</summary>
        public RevenueCatVerificationResult Verification { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidEntitlements Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridAndroidEntitlements(
                JsonShape.Required(members, "all", JsonShape.MapOf(RevenueCatHybridAndroidEntitlement.Read)),
                JsonShape.Required(members, "active", JsonShape.MapOf(RevenueCatHybridAndroidEntitlement.Read)),
                JsonShape.Required(members, "verification", RevenueCatVerificationResult.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("all", JsonShape.Of(All, item => item.Write()));
            json.Add("active", JsonShape.Of(Active, item => item.Write()));
            json.Add("verification", Verification.Write());
            return json;
        }
    }

    /// <summary>The flat map of an error.</summary>
    public sealed class RevenueCatHybridAndroidErrorDetails
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="code">The number of the error on Android. At least 0.</param>
        /// <param name="message">The fixed text of the code.</param>
        /// <param name="underlyingErrorMessage">What lies beneath; empty for nothing.</param>
        /// <param name="readableErrorCode">The code's name as Android writes it, such as <c>NetworkError</c>; absent if it has none. Null
        /// where it is left out.</param>
        /// <param name="readableErrorCodeValue">The same. Deprecated. Null where it is left out.</param>
        public RevenueCatHybridAndroidErrorDetails(
            long code,
            string message,
            string underlyingErrorMessage,
            string readableErrorCode = null,
            string readableErrorCodeValue = null)
        {
            Code = code;
            Message = message ?? throw new ArgumentNullException("message");
            UnderlyingErrorMessage = underlyingErrorMessage ?? throw new ArgumentNullException("underlyingErrorMessage");
            ReadableErrorCode = readableErrorCode;
            ReadableErrorCodeValue = readableErrorCodeValue;
        }

        /// <summary>The number of the error on Android. At least 0.</summary>
        public long Code { get; }

        /// <summary>The fixed text of the code.</summary>
        public string Message { get; }

        /// <summary>What lies beneath; empty for nothing.</summary>
        public string UnderlyingErrorMessage { get; }

        /// <summary>The code's name as Android writes it, such as <c>NetworkError</c>; absent if it has none. Null where it is left
        /// out.</summary>
        public string ReadableErrorCode { get; }

        /// <summary>The same. Deprecated. Null where it is left out.</summary>
        public string ReadableErrorCodeValue { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidErrorDetails Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridAndroidErrorDetails(
                JsonShape.Required(members, "code", JsonShape.Whole),
                JsonShape.Required(members, "message", JsonShape.Text),
                JsonShape.Required(members, "underlyingErrorMessage", JsonShape.Text),
                JsonShape.Optional(members, "readableErrorCode", JsonShape.Text),
                JsonShape.Optional(members, "readable_error_code", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", JsonShape.Of(Code));
            json.Add("message", JsonShape.Of(Message));
            if (ReadableErrorCode != null)
            {
                json.Add("readableErrorCode", JsonShape.Of(ReadableErrorCode));
            }
            if (ReadableErrorCodeValue != null)
            {
                json.Add("readable_error_code", JsonShape.Of(ReadableErrorCodeValue));
            }
            json.Add("underlyingErrorMessage", JsonShape.Of(UnderlyingErrorMessage));
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class RevenueCatHybridAndroidReply
    {
        private RevenueCatHybridAndroidReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "result"))
            {
                case "SUCCESS":
                    return Success.Read(json);
                case "ERROR":
                    return Error.Read(json);
                case "INVALID_TOKEN":
                    return InvalidToken.Read(json);
                case "PURCHASE_BELONGS_TO_OTHER_USER":
                    return PurchaseBelongsToOtherUser.Read(json);
                case "EXPIRED":
                    return Expired.Read(json);
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
            Func<InvalidToken, TResult> invalidToken,
            Func<PurchaseBelongsToOtherUser, TResult> purchaseBelongsToOtherUser,
            Func<Expired, TResult> expired,
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
            if (this is InvalidToken)
            {
                return invalidToken((InvalidToken)this);
            }
            if (this is PurchaseBelongsToOtherUser)
            {
                return purchaseBelongsToOtherUser((PurchaseBelongsToOtherUser)this);
            }
            if (this is Expired)
            {
                return expired((Expired)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The purchase is redeemed.</summary>
        public sealed class Success : RevenueCatHybridAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="customerInfo">The customer after it.</param>
            public Success(RevenueCatHybridAndroidCustomerInfo customerInfo)
            {
                CustomerInfo = customerInfo ?? throw new ArgumentNullException("customerInfo");
            }

            /// <summary>The customer after it.</summary>
            public RevenueCatHybridAndroidCustomerInfo CustomerInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "SUCCESS");
                return new Success(JsonShape.Required(members, "customerInfo", RevenueCatHybridAndroidCustomerInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "SUCCESS");
                json.Add("customerInfo", CustomerInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : RevenueCatHybridAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="error">Why.</param>
            public Error(RevenueCatHybridAndroidErrorDetails error)
            {
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>Why.</summary>
            public RevenueCatHybridAndroidErrorDetails ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "ERROR");
                return new Error(JsonShape.Required(members, "error", RevenueCatHybridAndroidErrorDetails.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "ERROR");
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The link's token is none.</summary>
        public sealed class InvalidToken : RevenueCatHybridAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public InvalidToken()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidToken Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "INVALID_TOKEN");
                return new InvalidToken();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "INVALID_TOKEN");
                return json;
            }
        }

        /// <summary>Another user keeps the purchase.</summary>
        public sealed class PurchaseBelongsToOtherUser : RevenueCatHybridAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public PurchaseBelongsToOtherUser()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new PurchaseBelongsToOtherUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "PURCHASE_BELONGS_TO_OTHER_USER");
                return new PurchaseBelongsToOtherUser();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "PURCHASE_BELONGS_TO_OTHER_USER");
                return json;
            }
        }

        /// <summary>The link was too old or used already.</summary>
        public sealed class Expired : RevenueCatHybridAndroidReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="obfuscatedEmail">Where a new link went, masked; empty if unknown.</param>
            public Expired(string obfuscatedEmail)
            {
                ObfuscatedEmail = obfuscatedEmail ?? throw new ArgumentNullException("obfuscatedEmail");
            }

            /// <summary>Where a new link went, masked; empty if unknown.</summary>
            public string ObfuscatedEmail { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Expired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "EXPIRED");
                return new Expired(JsonShape.Required(members, "obfuscatedEmail", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "EXPIRED");
                json.Add("obfuscatedEmail", JsonShape.Of(ObfuscatedEmail));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : RevenueCatHybridAndroidReply
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

    /// <summary>One subscription.</summary>
    public sealed class RevenueCatHybridAndroidSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="productIdentifier">The product's identifier.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; UTC, three fraction digits.</param>
        /// <param name="originalPurchaseDate">First purchase; null if unknown; UTC, three fraction digits.</param>
        /// <param name="expiresDate">End of access; null if it never ends; UTC, three fraction digits.</param>
        /// <param name="store">Where it was bought.</param>
        /// <param name="unsubscribeDetectedAt">When the renewal was seen to be cancelled; null while it renews; UTC, three fraction
        /// digits.</param>
        /// <param name="isSandbox">True for a purchase without real money.</param>
        /// <param name="billingIssuesDetectedAt">When a payment was seen to have failed; null while all is paid; UTC, three fraction
        /// digits.</param>
        /// <param name="gracePeriodExpiresDate">End of the grace period; null if none runs; UTC, three fraction digits.</param>
        /// <param name="ownershipType">Whether it is the user's own purchase.</param>
        /// <param name="periodType">How the current period was bought.</param>
        /// <param name="refundedAt">When it was refunded; null unless it was; UTC, three fraction digits.</param>
        /// <param name="storeTransactionId">The store's name of the transaction; null if unknown.</param>
        /// <param name="isActive">True if it gives access at the time of the answer.</param>
        /// <param name="willRenew">True if it will be renewed at its end.</param>
        /// <param name="autoResumeDate">When a paused subscription resumes; null unless it is paused; UTC, three fraction digits.</param>
        /// <param name="displayName">The product's name for people; null if it has none.</param>
        /// <param name="managementUrl">Where the user manages the subscription; null if there is no such page.</param>
        /// <param name="productPlanIdentifier">The product's plan (Google Play's base plan); null if it has none.</param>
        public RevenueCatHybridAndroidSubscription(
            string productIdentifier,
            string purchaseDate,
            string originalPurchaseDate,
            string expiresDate,
            RevenueCatStore store,
            string unsubscribeDetectedAt,
            bool isSandbox,
            string billingIssuesDetectedAt,
            string gracePeriodExpiresDate,
            RevenueCatOwnershipType ownershipType,
            RevenueCatPeriodType periodType,
            string refundedAt,
            string storeTransactionId,
            bool isActive,
            bool willRenew,
            string autoResumeDate,
            string displayName,
            string managementUrl,
            string productPlanIdentifier)
        {
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            OriginalPurchaseDate = originalPurchaseDate;
            ExpiresDate = expiresDate;
            Store = store ?? throw new ArgumentNullException("store");
            UnsubscribeDetectedAt = unsubscribeDetectedAt;
            IsSandbox = isSandbox;
            BillingIssuesDetectedAt = billingIssuesDetectedAt;
            GracePeriodExpiresDate = gracePeriodExpiresDate;
            OwnershipType = ownershipType ?? throw new ArgumentNullException("ownershipType");
            PeriodType = periodType ?? throw new ArgumentNullException("periodType");
            RefundedAt = refundedAt;
            StoreTransactionId = storeTransactionId;
            IsActive = isActive;
            WillRenew = willRenew;
            AutoResumeDate = autoResumeDate;
            DisplayName = displayName;
            ManagementUrl = managementUrl;
            ProductPlanIdentifier = productPlanIdentifier;
        }

        /// <summary>The product's identifier.</summary>
        public string ProductIdentifier { get; }

        /// <summary>Latest purchase or renewal; UTC, three fraction digits.</summary>
        public string PurchaseDate { get; }

        /// <summary>First purchase; null if unknown; UTC, three fraction digits.</summary>
        public string OriginalPurchaseDate { get; }

        /// <summary>End of access; null if it never ends; UTC, three fraction digits.</summary>
        public string ExpiresDate { get; }

        /// <summary>Where it was bought.</summary>
        public RevenueCatStore Store { get; }

        /// <summary>When the renewal was seen to be cancelled; null while it renews; UTC, three fraction digits.</summary>
        public string UnsubscribeDetectedAt { get; }

        /// <summary>True for a purchase without real money.</summary>
        public bool IsSandbox { get; }

        /// <summary>When a payment was seen to have failed; null while all is paid; UTC, three fraction digits.</summary>
        public string BillingIssuesDetectedAt { get; }

        /// <summary>End of the grace period; null if none runs; UTC, three fraction digits.</summary>
        public string GracePeriodExpiresDate { get; }

        /// <summary>Whether it is the user's own purchase.</summary>
        public RevenueCatOwnershipType OwnershipType { get; }

        /// <summary>How the current period was bought.</summary>
        public RevenueCatPeriodType PeriodType { get; }

        /// <summary>When it was refunded; null unless it was; UTC, three fraction digits.</summary>
        public string RefundedAt { get; }

        /// <summary>The store's name of the transaction; null if unknown.</summary>
        public string StoreTransactionId { get; }

        /// <summary>True if it gives access at the time of the answer.</summary>
        public bool IsActive { get; }

        /// <summary>True if it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>When a paused subscription resumes; null unless it is paused; UTC, three fraction digits.</summary>
        public string AutoResumeDate { get; }

        /// <summary>The product's name for people; null if it has none.</summary>
        public string DisplayName { get; }

        /// <summary>Where the user manages the subscription; null if there is no such page.</summary>
        public string ManagementUrl { get; }

        /// <summary>The product's plan (Google Play's base plan); null if it has none.</summary>
        public string ProductPlanIdentifier { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridAndroidSubscription(
                JsonShape.Required(members, "productIdentifier", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "originalPurchaseDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "expiresDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", RevenueCatStore.Read),
                JsonShape.Required(members, "unsubscribeDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isSandbox", JsonShape.Truth),
                JsonShape.Required(members, "billingIssuesDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "gracePeriodExpiresDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "ownershipType", RevenueCatOwnershipType.Read),
                JsonShape.Required(members, "periodType", RevenueCatPeriodType.Read),
                JsonShape.Required(members, "refundedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "storeTransactionId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "autoResumeDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "displayName", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "managementURL", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "productPlanIdentifier", JsonShape.OrNull(JsonShape.Text)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("originalPurchaseDate", OriginalPurchaseDate == null ? JsonShape.Null() : JsonShape.Of(OriginalPurchaseDate));
            json.Add("expiresDate", ExpiresDate == null ? JsonShape.Null() : JsonShape.Of(ExpiresDate));
            json.Add("store", Store.Write());
            json.Add("unsubscribeDetectedAt", UnsubscribeDetectedAt == null ? JsonShape.Null() : JsonShape.Of(UnsubscribeDetectedAt));
            json.Add("isSandbox", JsonShape.Of(IsSandbox));
            json.Add("billingIssuesDetectedAt", BillingIssuesDetectedAt == null ? JsonShape.Null() : JsonShape.Of(BillingIssuesDetectedAt));
            json.Add("gracePeriodExpiresDate", GracePeriodExpiresDate == null ? JsonShape.Null() : JsonShape.Of(GracePeriodExpiresDate));
            json.Add("ownershipType", OwnershipType.Write());
            json.Add("periodType", PeriodType.Write());
            json.Add("refundedAt", RefundedAt == null ? JsonShape.Null() : JsonShape.Of(RefundedAt));
            json.Add("storeTransactionId", StoreTransactionId == null ? JsonShape.Null() : JsonShape.Of(StoreTransactionId));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("autoResumeDate", AutoResumeDate == null ? JsonShape.Null() : JsonShape.Of(AutoResumeDate));
            json.Add("displayName", DisplayName == null ? JsonShape.Null() : JsonShape.Of(DisplayName));
            json.Add("managementURL", ManagementUrl == null ? JsonShape.Null() : JsonShape.Of(ManagementUrl));
            json.Add("productPlanIdentifier", ProductPlanIdentifier == null ? JsonShape.Null() : JsonShape.Of(ProductPlanIdentifier));
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class RevenueCatHybridAndroidTransaction
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionIdentifier">RevenueCat's own name of the transaction.</param>
        /// <param name="revenueCatId">RevenueCat's own name of the transaction. Deprecated: the same as the key before it.</param>
        /// <param name="productIdentifier">The product's identifier.</param>
        /// <param name="productId">The product's identifier. Deprecated: the same as the key before it.</param>
        /// <param name="purchaseDateMillis">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="purchaseDate">When it was bought; UTC, three fraction digits.</param>
        public RevenueCatHybridAndroidTransaction(
            string transactionIdentifier,
            string revenueCatId,
            string productIdentifier,
            string productId,
            long purchaseDateMillis,
            string purchaseDate)
        {
            TransactionIdentifier = transactionIdentifier ?? throw new ArgumentNullException("transactionIdentifier");
            RevenueCatId = revenueCatId ?? throw new ArgumentNullException("revenueCatId");
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDateMillis = purchaseDateMillis;
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
        }

        /// <summary>RevenueCat's own name of the transaction.</summary>
        public string TransactionIdentifier { get; }

        /// <summary>RevenueCat's own name of the transaction. Deprecated: the same as the key before it.</summary>
        public string RevenueCatId { get; }

        /// <summary>The product's identifier.</summary>
        public string ProductIdentifier { get; }

        /// <summary>The product's identifier. Deprecated: the same as the key before it.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDateMillis { get; }

        /// <summary>When it was bought; UTC, three fraction digits.</summary>
        public string PurchaseDate { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridAndroidTransaction Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridAndroidTransaction(
                JsonShape.Required(members, "transactionIdentifier", JsonShape.Text),
                JsonShape.Required(members, "revenueCatId", JsonShape.Text),
                JsonShape.Required(members, "productIdentifier", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDateMillis", JsonShape.Whole),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionIdentifier", JsonShape.Of(TransactionIdentifier));
            json.Add("revenueCatId", JsonShape.Of(RevenueCatId));
            json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDateMillis", JsonShape.Of(PurchaseDateMillis));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            return json;
        }
    }

    /// <summary>A customer. Every member is present; an unknown one is null.</summary>
    public sealed class RevenueCatHybridIosCustomerInfo
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="entitlements">What the user may use.</param>
        /// <param name="activeSubscriptions">The products whose subscription is active, <c>product</c> or <c>product:plan</c>.</param>
        /// <param name="allPurchasedProductIdentifiers">Every product ever bought.</param>
        /// <param name="latestExpirationDate">The latest end of any subscription; null without any; UTC, whole seconds.</param>
        /// <param name="latestExpirationDateMillis">The latest end of any subscription; null without any; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="firstSeen">When the customer was first seen; UTC, whole seconds.</param>
        /// <param name="firstSeenMillis">When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="originalAppUserId">The first identifier this customer was known by.</param>
        /// <param name="requestDate">When the service gave this answer; UTC, whole seconds.</param>
        /// <param name="requestDateMillis">When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="allExpirationDates">The end of each product's subscription, by <c>product</c> or <c>product:plan</c>; UTC, null for
        /// never.</param>
        /// <param name="allExpirationDatesMillis">The end of each product's subscription, by <c>product</c> or <c>product:plan</c>;
        /// milliseconds since 1970-01-01T00:00:00Z, null for never.</param>
        /// <param name="allPurchaseDates">The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; UTC.</param>
        /// <param name="allPurchaseDatesMillis">The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; milliseconds
        /// since 1970-01-01T00:00:00Z.</param>
        /// <param name="originalApplicationVersion">The app version at the first purchase; null if unknown, always on Android.</param>
        /// <param name="originalPurchaseDate">When the app itself was first bought; null if unknown; UTC, whole seconds.</param>
        /// <param name="originalPurchaseDateMillis">When the app itself was first bought; null if unknown; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="managementUrl">Where the user manages the subscription; null if there is no such page.</param>
        /// <param name="nonSubscriptionTransactions">The user's one-time purchases, oldest first.</param>
        /// <param name="subscriptionsByProductIdentifier">The user's subscriptions, each under its product identifier.</param>
        public RevenueCatHybridIosCustomerInfo(
            RevenueCatHybridIosEntitlements entitlements,
            IReadOnlyList<string> activeSubscriptions,
            IReadOnlyList<string> allPurchasedProductIdentifiers,
            string latestExpirationDate,
            long? latestExpirationDateMillis,
            string firstSeen,
            long firstSeenMillis,
            string originalAppUserId,
            string requestDate,
            long requestDateMillis,
            IReadOnlyDictionary<string, string> allExpirationDates,
            IReadOnlyDictionary<string, long?> allExpirationDatesMillis,
            IReadOnlyDictionary<string, string> allPurchaseDates,
            IReadOnlyDictionary<string, long?> allPurchaseDatesMillis,
            string originalApplicationVersion,
            string originalPurchaseDate,
            long? originalPurchaseDateMillis,
            string managementUrl,
            IReadOnlyList<RevenueCatHybridIosTransaction> nonSubscriptionTransactions,
            IReadOnlyDictionary<string, RevenueCatHybridIosSubscription> subscriptionsByProductIdentifier)
        {
            Entitlements = entitlements ?? throw new ArgumentNullException("entitlements");
            ActiveSubscriptions = activeSubscriptions ?? throw new ArgumentNullException("activeSubscriptions");
            AllPurchasedProductIdentifiers = allPurchasedProductIdentifiers ?? throw new ArgumentNullException("allPurchasedProductIdentifiers");
            LatestExpirationDate = latestExpirationDate;
            LatestExpirationDateMillis = latestExpirationDateMillis;
            FirstSeen = firstSeen ?? throw new ArgumentNullException("firstSeen");
            FirstSeenMillis = firstSeenMillis;
            OriginalAppUserId = originalAppUserId ?? throw new ArgumentNullException("originalAppUserId");
            RequestDate = requestDate ?? throw new ArgumentNullException("requestDate");
            RequestDateMillis = requestDateMillis;
            AllExpirationDates = allExpirationDates ?? throw new ArgumentNullException("allExpirationDates");
            AllExpirationDatesMillis = allExpirationDatesMillis ?? throw new ArgumentNullException("allExpirationDatesMillis");
            AllPurchaseDates = allPurchaseDates ?? throw new ArgumentNullException("allPurchaseDates");
            AllPurchaseDatesMillis = allPurchaseDatesMillis ?? throw new ArgumentNullException("allPurchaseDatesMillis");
            OriginalApplicationVersion = originalApplicationVersion;
            OriginalPurchaseDate = originalPurchaseDate;
            OriginalPurchaseDateMillis = originalPurchaseDateMillis;
            ManagementUrl = managementUrl;
            NonSubscriptionTransactions = nonSubscriptionTransactions ?? throw new ArgumentNullException("nonSubscriptionTransactions");
            SubscriptionsByProductIdentifier = subscriptionsByProductIdentifier ?? throw new ArgumentNullException("subscriptionsByProductIdentifier");
        }

        /// <summary>What the user may use.</summary>
        public RevenueCatHybridIosEntitlements Entitlements { get; }

        /// <summary>The products whose subscription is active, <c>product</c> or <c>product:plan</c>.</summary>
        public IReadOnlyList<string> ActiveSubscriptions { get; }

        /// <summary>Every product ever bought.</summary>
        public IReadOnlyList<string> AllPurchasedProductIdentifiers { get; }

        /// <summary>The latest end of any subscription; null without any; UTC, whole seconds.</summary>
        public string LatestExpirationDate { get; }

        /// <summary>The latest end of any subscription; null without any; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? LatestExpirationDateMillis { get; }

        /// <summary>When the customer was first seen; UTC, whole seconds.</summary>
        public string FirstSeen { get; }

        /// <summary>When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long FirstSeenMillis { get; }

        /// <summary>The first identifier this customer was known by.</summary>
        public string OriginalAppUserId { get; }

        /// <summary>When the service gave this answer; UTC, whole seconds.</summary>
        public string RequestDate { get; }

        /// <summary>When the service gave this answer; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long RequestDateMillis { get; }

        /// <summary>The end of each product's subscription, by <c>product</c> or <c>product:plan</c>; UTC, null for never.</summary>
        public IReadOnlyDictionary<string, string> AllExpirationDates { get; }

        /// <summary>The end of each product's subscription, by <c>product</c> or <c>product:plan</c>; milliseconds since
        /// 1970-01-01T00:00:00Z, null for never.</summary>
        public IReadOnlyDictionary<string, long?> AllExpirationDatesMillis { get; }

        /// <summary>The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; UTC.</summary>
        public IReadOnlyDictionary<string, string> AllPurchaseDates { get; }

        /// <summary>The latest purchase of each product, by <c>product</c> or <c>product:plan</c>; milliseconds since
        /// 1970-01-01T00:00:00Z.</summary>
        public IReadOnlyDictionary<string, long?> AllPurchaseDatesMillis { get; }

        /// <summary>The app version at the first purchase; null if unknown, always on Android.</summary>
        public string OriginalApplicationVersion { get; }

        /// <summary>When the app itself was first bought; null if unknown; UTC, whole seconds.</summary>
        public string OriginalPurchaseDate { get; }

        /// <summary>When the app itself was first bought; null if unknown; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? OriginalPurchaseDateMillis { get; }

        /// <summary>Where the user manages the subscription; null if there is no such page.</summary>
        public string ManagementUrl { get; }

        /// <summary>The user's one-time purchases, oldest first.</summary>
        public IReadOnlyList<RevenueCatHybridIosTransaction> NonSubscriptionTransactions { get; }

        /// <summary>The user's subscriptions, each under its product identifier.</summary>
        public IReadOnlyDictionary<string, RevenueCatHybridIosSubscription> SubscriptionsByProductIdentifier { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosCustomerInfo Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosCustomerInfo(
                JsonShape.Required(members, "entitlements", RevenueCatHybridIosEntitlements.Read),
                JsonShape.Required(members, "activeSubscriptions", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "allPurchasedProductIdentifiers", JsonShape.ListOf(JsonShape.Text)),
                JsonShape.Required(members, "latestExpirationDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "latestExpirationDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "firstSeen", JsonShape.Text),
                JsonShape.Required(members, "firstSeenMillis", JsonShape.Whole),
                JsonShape.Required(members, "originalAppUserId", JsonShape.Text),
                JsonShape.Required(members, "requestDate", JsonShape.Text),
                JsonShape.Required(members, "requestDateMillis", JsonShape.Whole),
                JsonShape.Required(members, "allExpirationDates", JsonShape.MapOf(JsonShape.OrNull(JsonShape.Text))),
                JsonShape.Required(members, "allExpirationDatesMillis", JsonShape.MapOf(JsonShape.OrNullValue(JsonShape.Whole))),
                JsonShape.Required(members, "allPurchaseDates", JsonShape.MapOf(JsonShape.OrNull(JsonShape.Text))),
                JsonShape.Required(members, "allPurchaseDatesMillis", JsonShape.MapOf(JsonShape.OrNullValue(JsonShape.Whole))),
                JsonShape.Required(members, "originalApplicationVersion", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "originalPurchaseDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "originalPurchaseDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "managementURL", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "nonSubscriptionTransactions", JsonShape.ListOf(RevenueCatHybridIosTransaction.Read)),
                JsonShape.Required(members, "subscriptionsByProductIdentifier", JsonShape.MapOf(RevenueCatHybridIosSubscription.Read)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("entitlements", Entitlements.Write());
            json.Add("activeSubscriptions", JsonShape.Of(ActiveSubscriptions, item => JsonShape.Of(item)));
            json.Add("allPurchasedProductIdentifiers", JsonShape.Of(AllPurchasedProductIdentifiers, item => JsonShape.Of(item)));
            json.Add("latestExpirationDate", LatestExpirationDate == null ? JsonShape.Null() : JsonShape.Of(LatestExpirationDate));
            json.Add("latestExpirationDateMillis", LatestExpirationDateMillis.HasValue ? JsonShape.Of(LatestExpirationDateMillis.Value) : JsonShape.Null());
            json.Add("firstSeen", JsonShape.Of(FirstSeen));
            json.Add("firstSeenMillis", JsonShape.Of(FirstSeenMillis));
            json.Add("originalAppUserId", JsonShape.Of(OriginalAppUserId));
            json.Add("requestDate", JsonShape.Of(RequestDate));
            json.Add("requestDateMillis", JsonShape.Of(RequestDateMillis));
            json.Add("allExpirationDates", JsonShape.Of(AllExpirationDates, item => item == null ? JsonShape.Null() : JsonShape.Of(item)));
            json.Add("allExpirationDatesMillis", JsonShape.Of(AllExpirationDatesMillis, item => item.HasValue ? JsonShape.Of(item.Value) : JsonShape.Null()));
            json.Add("allPurchaseDates", JsonShape.Of(AllPurchaseDates, item => item == null ? JsonShape.Null() : JsonShape.Of(item)));
            json.Add("allPurchaseDatesMillis", JsonShape.Of(AllPurchaseDatesMillis, item => item.HasValue ? JsonShape.Of(item.Value) : JsonShape.Null()));
            json.Add("originalApplicationVersion", OriginalApplicationVersion == null ? JsonShape.Null() : JsonShape.Of(OriginalApplicationVersion));
            json.Add("originalPurchaseDate", OriginalPurchaseDate == null ? JsonShape.Null() : JsonShape.Of(OriginalPurchaseDate));
            json.Add("originalPurchaseDateMillis", OriginalPurchaseDateMillis.HasValue ? JsonShape.Of(OriginalPurchaseDateMillis.Value) : JsonShape.Null());
            json.Add("managementURL", ManagementUrl == null ? JsonShape.Null() : JsonShape.Of(ManagementUrl));
            json.Add("nonSubscriptionTransactions", JsonShape.Of(NonSubscriptionTransactions, item => item.Write()));
            json.Add("subscriptionsByProductIdentifier", JsonShape.Of(SubscriptionsByProductIdentifier, item => item.Write()));
            return json;
        }
    }

    /// <summary>One entitlement.</summary>
    public sealed class RevenueCatHybridIosEntitlement
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="identifier">The entitlement's identifier.</param>
        /// <param name="isActive">True if it gives access at the time of the answer.</param>
        /// <param name="willRenew">True if it will be renewed at its end.</param>
        /// <param name="periodType">How the current period was bought.</param>
        /// <param name="latestPurchaseDate">Latest purchase or renewal; null if unknown; UTC, whole seconds.</param>
        /// <param name="latestPurchaseDateMillis">Latest purchase or renewal; null if unknown; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="originalPurchaseDate">First purchase; null if unknown; UTC, whole seconds.</param>
        /// <param name="originalPurchaseDateMillis">First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="expirationDate">End of access; null if it never ends; UTC, whole seconds.</param>
        /// <param name="expirationDateMillis">End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z.</param>
        /// <param name="store">Where it was bought.</param>
        /// <param name="productIdentifier">The product's identifier.</param>
        /// <param name="productPlanIdentifier">The product's plan (Google Play's base plan); null if it has none.</param>
        /// <param name="isSandbox">True for a purchase without real money.</param>
        /// <param name="unsubscribeDetectedAt">When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds.</param>
        /// <param name="unsubscribeDetectedAtMillis">When the renewal was seen to be cancelled; null while it renews; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="billingIssueDetectedAt">When a payment was seen to have failed; null while all is paid; UTC, whole seconds.</param>
        /// <param name="billingIssueDetectedAtMillis">When a payment was seen to have failed; null while all is paid; milliseconds since
        /// 1970-01-01T00:00:00Z.</param>
        /// <param name="ownershipType">Whether it is the user's own purchase.</param>
        /// <param name="verification">Whether the answer's signature was checked.</param>
        public RevenueCatHybridIosEntitlement(
            string identifier,
            bool isActive,
            bool willRenew,
            RevenueCatPeriodType periodType,
            string latestPurchaseDate,
            long? latestPurchaseDateMillis,
            string originalPurchaseDate,
            long? originalPurchaseDateMillis,
            string expirationDate,
            long? expirationDateMillis,
            RevenueCatStore store,
            string productIdentifier,
            string productPlanIdentifier,
            bool isSandbox,
            string unsubscribeDetectedAt,
            long? unsubscribeDetectedAtMillis,
            string billingIssueDetectedAt,
            long? billingIssueDetectedAtMillis,
            RevenueCatOwnershipType ownershipType,
            RevenueCatVerificationResult verification)
        {
            Identifier = identifier ?? throw new ArgumentNullException("identifier");
            IsActive = isActive;
            WillRenew = willRenew;
            PeriodType = periodType ?? throw new ArgumentNullException("periodType");
            LatestPurchaseDate = latestPurchaseDate;
            LatestPurchaseDateMillis = latestPurchaseDateMillis;
            OriginalPurchaseDate = originalPurchaseDate;
            OriginalPurchaseDateMillis = originalPurchaseDateMillis;
            ExpirationDate = expirationDate;
            ExpirationDateMillis = expirationDateMillis;
            Store = store ?? throw new ArgumentNullException("store");
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
            ProductPlanIdentifier = productPlanIdentifier;
            IsSandbox = isSandbox;
            UnsubscribeDetectedAt = unsubscribeDetectedAt;
            UnsubscribeDetectedAtMillis = unsubscribeDetectedAtMillis;
            BillingIssueDetectedAt = billingIssueDetectedAt;
            BillingIssueDetectedAtMillis = billingIssueDetectedAtMillis;
            OwnershipType = ownershipType ?? throw new ArgumentNullException("ownershipType");
            Verification = verification ?? throw new ArgumentNullException("verification");
        }

        /// <summary>The entitlement's identifier.</summary>
        public string Identifier { get; }

        /// <summary>True if it gives access at the time of the answer.</summary>
        public bool IsActive { get; }

        /// <summary>True if it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>How the current period was bought.</summary>
        public RevenueCatPeriodType PeriodType { get; }

        /// <summary>Latest purchase or renewal; null if unknown; UTC, whole seconds.</summary>
        public string LatestPurchaseDate { get; }

        /// <summary>Latest purchase or renewal; null if unknown; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? LatestPurchaseDateMillis { get; }

        /// <summary>First purchase; null if unknown; UTC, whole seconds.</summary>
        public string OriginalPurchaseDate { get; }

        /// <summary>First purchase; null if unknown; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? OriginalPurchaseDateMillis { get; }

        /// <summary>End of access; null if it never ends; UTC, whole seconds.</summary>
        public string ExpirationDate { get; }

        /// <summary>End of access; null if it never ends; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? ExpirationDateMillis { get; }

        /// <summary>Where it was bought.</summary>
        public RevenueCatStore Store { get; }

        /// <summary>The product's identifier.</summary>
        public string ProductIdentifier { get; }

        /// <summary>The product's plan (Google Play's base plan); null if it has none.</summary>
        public string ProductPlanIdentifier { get; }

        /// <summary>True for a purchase without real money.</summary>
        public bool IsSandbox { get; }

        /// <summary>When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds.</summary>
        public string UnsubscribeDetectedAt { get; }

        /// <summary>When the renewal was seen to be cancelled; null while it renews; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? UnsubscribeDetectedAtMillis { get; }

        /// <summary>When a payment was seen to have failed; null while all is paid; UTC, whole seconds.</summary>
        public string BillingIssueDetectedAt { get; }

        /// <summary>When a payment was seen to have failed; null while all is paid; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long? BillingIssueDetectedAtMillis { get; }

        /// <summary>Whether it is the user's own purchase.</summary>
        public RevenueCatOwnershipType OwnershipType { get; }

        /// <summary>Whether the answer's signature was checked.</summary>
        public RevenueCatVerificationResult Verification { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosEntitlement Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosEntitlement(
                JsonShape.Required(members, "identifier", JsonShape.Text),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "periodType", RevenueCatPeriodType.Read),
                JsonShape.Required(members, "latestPurchaseDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "latestPurchaseDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "originalPurchaseDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "originalPurchaseDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "expirationDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "expirationDateMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "store", RevenueCatStore.Read),
                JsonShape.Required(members, "productIdentifier", JsonShape.Text),
                JsonShape.Required(members, "productPlanIdentifier", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isSandbox", JsonShape.Truth),
                JsonShape.Required(members, "unsubscribeDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "unsubscribeDetectedAtMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "billingIssueDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "billingIssueDetectedAtMillis", JsonShape.OrNullValue(JsonShape.Whole)),
                JsonShape.Required(members, "ownershipType", RevenueCatOwnershipType.Read),
                JsonShape.Required(members, "verification", RevenueCatVerificationResult.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("identifier", JsonShape.Of(Identifier));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("periodType", PeriodType.Write());
            json.Add("latestPurchaseDate", LatestPurchaseDate == null ? JsonShape.Null() : JsonShape.Of(LatestPurchaseDate));
            json.Add("latestPurchaseDateMillis", LatestPurchaseDateMillis.HasValue ? JsonShape.Of(LatestPurchaseDateMillis.Value) : JsonShape.Null());
            json.Add("originalPurchaseDate", OriginalPurchaseDate == null ? JsonShape.Null() : JsonShape.Of(OriginalPurchaseDate));
            json.Add("originalPurchaseDateMillis", OriginalPurchaseDateMillis.HasValue ? JsonShape.Of(OriginalPurchaseDateMillis.Value) : JsonShape.Null());
            json.Add("expirationDate", ExpirationDate == null ? JsonShape.Null() : JsonShape.Of(ExpirationDate));
            json.Add("expirationDateMillis", ExpirationDateMillis.HasValue ? JsonShape.Of(ExpirationDateMillis.Value) : JsonShape.Null());
            json.Add("store", Store.Write());
            json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            json.Add("productPlanIdentifier", ProductPlanIdentifier == null ? JsonShape.Null() : JsonShape.Of(ProductPlanIdentifier));
            json.Add("isSandbox", JsonShape.Of(IsSandbox));
            json.Add("unsubscribeDetectedAt", UnsubscribeDetectedAt == null ? JsonShape.Null() : JsonShape.Of(UnsubscribeDetectedAt));
            json.Add("unsubscribeDetectedAtMillis", UnsubscribeDetectedAtMillis.HasValue ? JsonShape.Of(UnsubscribeDetectedAtMillis.Value) : JsonShape.Null());
            json.Add("billingIssueDetectedAt", BillingIssueDetectedAt == null ? JsonShape.Null() : JsonShape.Of(BillingIssueDetectedAt));
            json.Add("billingIssueDetectedAtMillis", BillingIssueDetectedAtMillis.HasValue ? JsonShape.Of(BillingIssueDetectedAtMillis.Value) : JsonShape.Null());
            json.Add("ownershipType", OwnershipType.Write());
            json.Add("verification", Verification.Write());
            return json;
        }
    }

    /// <summary>The customer's entitlements.</summary>
    public sealed class RevenueCatHybridIosEntitlements
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="all">All, each under its identifier.</param>
        /// <param name="active">Those of <c>all</c> that are active.</param>
        /// <param name="verification">Whether the answer's signature was checked.</param>
        public RevenueCatHybridIosEntitlements(
            IReadOnlyDictionary<string, RevenueCatHybridIosEntitlement> all,
            IReadOnlyDictionary<string, RevenueCatHybridIosEntitlement> active,
            RevenueCatVerificationResult verification)
        {
            All = all ?? throw new ArgumentNullException("all");
            Active = active ?? throw new ArgumentNullException("active");
            Verification = verification ?? throw new ArgumentNullException("verification");
        }

        /// <summary>All, each under its identifier.</summary>
        public IReadOnlyDictionary<string, RevenueCatHybridIosEntitlement> All { get; }

        /// <summary>Those of <c>all</c> that are active.</summary>
        public IReadOnlyDictionary<string, RevenueCatHybridIosEntitlement> Active { get; }

        /// <summary>Whether the answer's signature was checked.</summary>
        public RevenueCatVerificationResult Verification { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosEntitlements Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosEntitlements(
                JsonShape.Required(members, "all", JsonShape.MapOf(RevenueCatHybridIosEntitlement.Read)),
                JsonShape.Required(members, "active", JsonShape.MapOf(RevenueCatHybridIosEntitlement.Read)),
                JsonShape.Required(members, "verification", RevenueCatVerificationResult.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("all", JsonShape.Of(All, item => item.Write()));
            json.Add("active", JsonShape.Of(Active, item => item.Write()));
            json.Add("verification", Verification.Write());
            return json;
        }
    }

    /// <summary>The flat map of an error.</summary>
    public sealed class RevenueCatHybridIosErrorDetails
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="code">The number of the error on iOS. At least 0.</param>
        /// <param name="message">The fixed text of the code and the service's own message.</param>
        /// <param name="underlyingErrorMessage">What lies beneath; empty for nothing.</param>
        /// <param name="readableErrorCode">The code's name as iOS writes it, such as <c>NETWORK_ERROR</c>; absent if it has none. Null
        /// where it is left out.</param>
        /// <param name="readableErrorCodeValue">The same. Deprecated. Null where it is left out.</param>
        /// <param name="storeError">The first error beneath that is not RevenueCat's own; absent for none. Null where it is left
        /// out.</param>
        public RevenueCatHybridIosErrorDetails(
            long code,
            string message,
            string underlyingErrorMessage,
            string readableErrorCode = null,
            string readableErrorCodeValue = null,
            RevenueCatHybridIosStoreError storeError = null)
        {
            Code = code;
            Message = message ?? throw new ArgumentNullException("message");
            UnderlyingErrorMessage = underlyingErrorMessage ?? throw new ArgumentNullException("underlyingErrorMessage");
            ReadableErrorCode = readableErrorCode;
            ReadableErrorCodeValue = readableErrorCodeValue;
            StoreError = storeError;
        }

        /// <summary>The number of the error on iOS. At least 0.</summary>
        public long Code { get; }

        /// <summary>The fixed text of the code and the service's own message.</summary>
        public string Message { get; }

        /// <summary>What lies beneath; empty for nothing.</summary>
        public string UnderlyingErrorMessage { get; }

        /// <summary>The code's name as iOS writes it, such as <c>NETWORK_ERROR</c>; absent if it has none. Null where it is left
        /// out.</summary>
        public string ReadableErrorCode { get; }

        /// <summary>The same. Deprecated. Null where it is left out.</summary>
        public string ReadableErrorCodeValue { get; }

        /// <summary>The first error beneath that is not RevenueCat's own; absent for none. Null where it is left out.</summary>
        public RevenueCatHybridIosStoreError StoreError { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosErrorDetails Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosErrorDetails(
                JsonShape.Required(members, "code", JsonShape.Whole),
                JsonShape.Required(members, "message", JsonShape.Text),
                JsonShape.Required(members, "underlyingErrorMessage", JsonShape.Text),
                JsonShape.Optional(members, "readableErrorCode", JsonShape.Text),
                JsonShape.Optional(members, "readable_error_code", JsonShape.Text),
                JsonShape.Optional(members, "storeError", RevenueCatHybridIosStoreError.Read));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", JsonShape.Of(Code));
            json.Add("message", JsonShape.Of(Message));
            json.Add("underlyingErrorMessage", JsonShape.Of(UnderlyingErrorMessage));
            if (ReadableErrorCode != null)
            {
                json.Add("readableErrorCode", JsonShape.Of(ReadableErrorCode));
            }
            if (ReadableErrorCodeValue != null)
            {
                json.Add("readable_error_code", JsonShape.Of(ReadableErrorCodeValue));
            }
            if (StoreError != null)
            {
                json.Add("storeError", StoreError.Write());
            }
            return json;
        }
    }

    /// <summary>What the app is told of a redemption.</summary>
    public abstract class RevenueCatHybridIosReply
    {
        private RevenueCatHybridIosReply()
        {
        }

        /// <summary>Reads one; a case of a newer server is <c>Unknown</c>.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosReply Read(JToken json)
        {
            switch (JsonShape.Tag(json, "result"))
            {
                case "SUCCESS":
                    return Success.Read(json);
                case "ERROR":
                    return Error.Read(json);
                case "INVALID_TOKEN":
                    return InvalidToken.Read(json);
                case "PURCHASE_BELONGS_TO_OTHER_USER":
                    return PurchaseBelongsToOtherUser.Read(json);
                case "EXPIRED":
                    return Expired.Read(json);
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
            Func<InvalidToken, TResult> invalidToken,
            Func<PurchaseBelongsToOtherUser, TResult> purchaseBelongsToOtherUser,
            Func<Expired, TResult> expired,
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
            if (this is InvalidToken)
            {
                return invalidToken((InvalidToken)this);
            }
            if (this is PurchaseBelongsToOtherUser)
            {
                return purchaseBelongsToOtherUser((PurchaseBelongsToOtherUser)this);
            }
            if (this is Expired)
            {
                return expired((Expired)this);
            }
            if (this is Unknown)
            {
                return unknown((Unknown)this);
            }
            throw new InvalidOperationException("There is no other case.");
        }

        /// <summary>The purchase is redeemed.</summary>
        public sealed class Success : RevenueCatHybridIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="customerInfo">The customer after it.</param>
            public Success(RevenueCatHybridIosCustomerInfo customerInfo)
            {
                CustomerInfo = customerInfo ?? throw new ArgumentNullException("customerInfo");
            }

            /// <summary>The customer after it.</summary>
            public RevenueCatHybridIosCustomerInfo CustomerInfo { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Success Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "SUCCESS");
                return new Success(JsonShape.Required(members, "customerInfo", RevenueCatHybridIosCustomerInfo.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "SUCCESS");
                json.Add("customerInfo", CustomerInfo.Write());
                return json;
            }
        }

        /// <summary>It failed.</summary>
        public sealed class Error : RevenueCatHybridIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="error">Why.</param>
            public Error(RevenueCatHybridIosErrorDetails error)
            {
                ErrorValue = error ?? throw new ArgumentNullException("error");
            }

            /// <summary>Why.</summary>
            public RevenueCatHybridIosErrorDetails ErrorValue { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Error Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "ERROR");
                return new Error(JsonShape.Required(members, "error", RevenueCatHybridIosErrorDetails.Read));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "ERROR");
                json.Add("error", ErrorValue.Write());
                return json;
            }
        }

        /// <summary>The link's token is none.</summary>
        public sealed class InvalidToken : RevenueCatHybridIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public InvalidToken()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new InvalidToken Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "INVALID_TOKEN");
                return new InvalidToken();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "INVALID_TOKEN");
                return json;
            }
        }

        /// <summary>Another user keeps the purchase.</summary>
        public sealed class PurchaseBelongsToOtherUser : RevenueCatHybridIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            public PurchaseBelongsToOtherUser()
            {
            }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new PurchaseBelongsToOtherUser Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "PURCHASE_BELONGS_TO_OTHER_USER");
                return new PurchaseBelongsToOtherUser();
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "PURCHASE_BELONGS_TO_OTHER_USER");
                return json;
            }
        }

        /// <summary>The link was too old or used already.</summary>
        public sealed class Expired : RevenueCatHybridIosReply
        {
            /// <summary>Puts one together; what is required comes first.</summary>
            /// <param name="obfuscatedEmail">Where a new link went, masked; empty if unknown.</param>
            public Expired(string obfuscatedEmail)
            {
                ObfuscatedEmail = obfuscatedEmail ?? throw new ArgumentNullException("obfuscatedEmail");
            }

            /// <summary>Where a new link went, masked; empty if unknown.</summary>
            public string ObfuscatedEmail { get; }

            /// <summary>Reads one. Members that are not known are passed over.</summary>
            /// <exception cref="ContractMismatch">The value has another shape.</exception>
            public static new Expired Read(JToken json)
            {
                var members = JsonShape.Object(json);
                JsonShape.Constant(members, "result", "EXPIRED");
                return new Expired(JsonShape.Required(members, "obfuscatedEmail", JsonShape.Text));
            }

            /// <inheritdoc/>
            public override JToken Write()
            {
                var json = new JObject();
                json.Add("result", "EXPIRED");
                json.Add("obfuscatedEmail", JsonShape.Of(ObfuscatedEmail));
                return json;
            }
        }

        /// <summary>A case of a newer server. It is kept as it came.</summary>
        public sealed class Unknown : RevenueCatHybridIosReply
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

    /// <summary>An error beneath that is not RevenueCat's own.</summary>
    public sealed class RevenueCatHybridIosStoreError
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="code">Its number, such as -1001 for a time-out.</param>
        /// <param name="domain">Whose number that is, such as <c>NSURLErrorDomain</c>.</param>
        /// <param name="message">What it says.</param>
        public RevenueCatHybridIosStoreError(long code, string domain, string message)
        {
            Code = code;
            Domain = domain ?? throw new ArgumentNullException("domain");
            Message = message ?? throw new ArgumentNullException("message");
        }

        /// <summary>Its number, such as -1001 for a time-out.</summary>
        public long Code { get; }

        /// <summary>Whose number that is, such as <c>NSURLErrorDomain</c>.</summary>
        public string Domain { get; }

        /// <summary>What it says.</summary>
        public string Message { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosStoreError Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosStoreError(
                JsonShape.Required(members, "code", JsonShape.Whole),
                JsonShape.Required(members, "domain", JsonShape.Text),
                JsonShape.Required(members, "message", JsonShape.Text));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("code", JsonShape.Of(Code));
            json.Add("domain", JsonShape.Of(Domain));
            json.Add("message", JsonShape.Of(Message));
            return json;
        }
    }

    /// <summary>One subscription.</summary>
    public sealed class RevenueCatHybridIosSubscription
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="productIdentifier">The product's identifier.</param>
        /// <param name="purchaseDate">Latest purchase or renewal; UTC, whole seconds.</param>
        /// <param name="originalPurchaseDate">First purchase; null if unknown; UTC, whole seconds.</param>
        /// <param name="expiresDate">End of access; null if it never ends; UTC, whole seconds.</param>
        /// <param name="store">Where it was bought.</param>
        /// <param name="isSandbox">True for a purchase without real money.</param>
        /// <param name="unsubscribeDetectedAt">When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds.</param>
        /// <param name="billingIssuesDetectedAt">When a payment was seen to have failed; null while all is paid; UTC, whole
        /// seconds.</param>
        /// <param name="gracePeriodExpiresDate">End of the grace period; null if none runs; UTC, whole seconds.</param>
        /// <param name="ownershipType">Whether it is the user's own purchase.</param>
        /// <param name="periodType">How the current period was bought.</param>
        /// <param name="refundedAt">When it was refunded; null unless it was; UTC, whole seconds.</param>
        /// <param name="storeTransactionId">The store's name of the transaction; null if unknown.</param>
        /// <param name="isActive">True if it gives access at the time of the answer.</param>
        /// <param name="willRenew">True if it will be renewed at its end.</param>
        /// <param name="autoResumeDate">When a paused subscription resumes; null unless it is paused; UTC, whole seconds.</param>
        /// <param name="displayName">The product's name for people; null if it has none.</param>
        /// <param name="managementUrl">Where the user manages the subscription; null if there is no such page.</param>
        /// <param name="productPlanIdentifier">The product's plan (Google Play's base plan); null if it has none.</param>
        /// <param name="price">What was paid; null if unknown.</param>
        public RevenueCatHybridIosSubscription(
            string productIdentifier,
            string purchaseDate,
            string originalPurchaseDate,
            string expiresDate,
            RevenueCatStore store,
            bool isSandbox,
            string unsubscribeDetectedAt,
            string billingIssuesDetectedAt,
            string gracePeriodExpiresDate,
            RevenueCatOwnershipType ownershipType,
            RevenueCatPeriodType periodType,
            string refundedAt,
            string storeTransactionId,
            bool isActive,
            bool willRenew,
            string autoResumeDate,
            string displayName,
            string managementUrl,
            string productPlanIdentifier,
            RevenueCatHybridPrice price)
        {
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            OriginalPurchaseDate = originalPurchaseDate;
            ExpiresDate = expiresDate;
            Store = store ?? throw new ArgumentNullException("store");
            IsSandbox = isSandbox;
            UnsubscribeDetectedAt = unsubscribeDetectedAt;
            BillingIssuesDetectedAt = billingIssuesDetectedAt;
            GracePeriodExpiresDate = gracePeriodExpiresDate;
            OwnershipType = ownershipType ?? throw new ArgumentNullException("ownershipType");
            PeriodType = periodType ?? throw new ArgumentNullException("periodType");
            RefundedAt = refundedAt;
            StoreTransactionId = storeTransactionId;
            IsActive = isActive;
            WillRenew = willRenew;
            AutoResumeDate = autoResumeDate;
            DisplayName = displayName;
            ManagementUrl = managementUrl;
            ProductPlanIdentifier = productPlanIdentifier;
            Price = price;
        }

        /// <summary>The product's identifier.</summary>
        public string ProductIdentifier { get; }

        /// <summary>Latest purchase or renewal; UTC, whole seconds.</summary>
        public string PurchaseDate { get; }

        /// <summary>First purchase; null if unknown; UTC, whole seconds.</summary>
        public string OriginalPurchaseDate { get; }

        /// <summary>End of access; null if it never ends; UTC, whole seconds.</summary>
        public string ExpiresDate { get; }

        /// <summary>Where it was bought.</summary>
        public RevenueCatStore Store { get; }

        /// <summary>True for a purchase without real money.</summary>
        public bool IsSandbox { get; }

        /// <summary>When the renewal was seen to be cancelled; null while it renews; UTC, whole seconds.</summary>
        public string UnsubscribeDetectedAt { get; }

        /// <summary>When a payment was seen to have failed; null while all is paid; UTC, whole seconds.</summary>
        public string BillingIssuesDetectedAt { get; }

        /// <summary>End of the grace period; null if none runs; UTC, whole seconds.</summary>
        public string GracePeriodExpiresDate { get; }

        /// <summary>Whether it is the user's own purchase.</summary>
        public RevenueCatOwnershipType OwnershipType { get; }

        /// <summary>How the current period was bought.</summary>
        public RevenueCatPeriodType PeriodType { get; }

        /// <summary>When it was refunded; null unless it was; UTC, whole seconds.</summary>
        public string RefundedAt { get; }

        /// <summary>The store's name of the transaction; null if unknown.</summary>
        public string StoreTransactionId { get; }

        /// <summary>True if it gives access at the time of the answer.</summary>
        public bool IsActive { get; }

        /// <summary>True if it will be renewed at its end.</summary>
        public bool WillRenew { get; }

        /// <summary>When a paused subscription resumes; null unless it is paused; UTC, whole seconds.</summary>
        public string AutoResumeDate { get; }

        /// <summary>The product's name for people; null if it has none.</summary>
        public string DisplayName { get; }

        /// <summary>Where the user manages the subscription; null if there is no such page.</summary>
        public string ManagementUrl { get; }

        /// <summary>The product's plan (Google Play's base plan); null if it has none.</summary>
        public string ProductPlanIdentifier { get; }

        /// <summary>What was paid; null if unknown.</summary>
        public RevenueCatHybridPrice Price { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosSubscription Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosSubscription(
                JsonShape.Required(members, "productIdentifier", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "originalPurchaseDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "expiresDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "store", RevenueCatStore.Read),
                JsonShape.Required(members, "isSandbox", JsonShape.Truth),
                JsonShape.Required(members, "unsubscribeDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "billingIssuesDetectedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "gracePeriodExpiresDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "ownershipType", RevenueCatOwnershipType.Read),
                JsonShape.Required(members, "periodType", RevenueCatPeriodType.Read),
                JsonShape.Required(members, "refundedAt", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "storeTransactionId", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "isActive", JsonShape.Truth),
                JsonShape.Required(members, "willRenew", JsonShape.Truth),
                JsonShape.Required(members, "autoResumeDate", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "displayName", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "managementURL", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "productPlanIdentifier", JsonShape.OrNull(JsonShape.Text)),
                JsonShape.Required(members, "price", JsonShape.OrNull(RevenueCatHybridPrice.Read)));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("originalPurchaseDate", OriginalPurchaseDate == null ? JsonShape.Null() : JsonShape.Of(OriginalPurchaseDate));
            json.Add("expiresDate", ExpiresDate == null ? JsonShape.Null() : JsonShape.Of(ExpiresDate));
            json.Add("store", Store.Write());
            json.Add("isSandbox", JsonShape.Of(IsSandbox));
            json.Add("unsubscribeDetectedAt", UnsubscribeDetectedAt == null ? JsonShape.Null() : JsonShape.Of(UnsubscribeDetectedAt));
            json.Add("billingIssuesDetectedAt", BillingIssuesDetectedAt == null ? JsonShape.Null() : JsonShape.Of(BillingIssuesDetectedAt));
            json.Add("gracePeriodExpiresDate", GracePeriodExpiresDate == null ? JsonShape.Null() : JsonShape.Of(GracePeriodExpiresDate));
            json.Add("ownershipType", OwnershipType.Write());
            json.Add("periodType", PeriodType.Write());
            json.Add("refundedAt", RefundedAt == null ? JsonShape.Null() : JsonShape.Of(RefundedAt));
            json.Add("storeTransactionId", StoreTransactionId == null ? JsonShape.Null() : JsonShape.Of(StoreTransactionId));
            json.Add("isActive", JsonShape.Of(IsActive));
            json.Add("willRenew", JsonShape.Of(WillRenew));
            json.Add("autoResumeDate", AutoResumeDate == null ? JsonShape.Null() : JsonShape.Of(AutoResumeDate));
            json.Add("displayName", DisplayName == null ? JsonShape.Null() : JsonShape.Of(DisplayName));
            json.Add("managementURL", ManagementUrl == null ? JsonShape.Null() : JsonShape.Of(ManagementUrl));
            json.Add("productPlanIdentifier", ProductPlanIdentifier == null ? JsonShape.Null() : JsonShape.Of(ProductPlanIdentifier));
            json.Add("price", Price == null ? JsonShape.Null() : Price.Write());
            return json;
        }
    }

    /// <summary>One purchase that does not renew.</summary>
    public sealed class RevenueCatHybridIosTransaction
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="transactionIdentifier">RevenueCat's own name of the transaction.</param>
        /// <param name="revenueCatId">RevenueCat's own name of the transaction. Deprecated: the same as the key before it.</param>
        /// <param name="productIdentifier">The product's identifier.</param>
        /// <param name="productId">The product's identifier. Deprecated: the same as the key before it.</param>
        /// <param name="purchaseDate">When it was bought; UTC, whole seconds.</param>
        /// <param name="purchaseDateMillis">When it was bought; milliseconds since 1970-01-01T00:00:00Z.</param>
        public RevenueCatHybridIosTransaction(
            string transactionIdentifier,
            string revenueCatId,
            string productIdentifier,
            string productId,
            string purchaseDate,
            long purchaseDateMillis)
        {
            TransactionIdentifier = transactionIdentifier ?? throw new ArgumentNullException("transactionIdentifier");
            RevenueCatId = revenueCatId ?? throw new ArgumentNullException("revenueCatId");
            ProductIdentifier = productIdentifier ?? throw new ArgumentNullException("productIdentifier");
            ProductId = productId ?? throw new ArgumentNullException("productId");
            PurchaseDate = purchaseDate ?? throw new ArgumentNullException("purchaseDate");
            PurchaseDateMillis = purchaseDateMillis;
        }

        /// <summary>RevenueCat's own name of the transaction.</summary>
        public string TransactionIdentifier { get; }

        /// <summary>RevenueCat's own name of the transaction. Deprecated: the same as the key before it.</summary>
        public string RevenueCatId { get; }

        /// <summary>The product's identifier.</summary>
        public string ProductIdentifier { get; }

        /// <summary>The product's identifier. Deprecated: the same as the key before it.</summary>
        public string ProductId { get; }

        /// <summary>When it was bought; UTC, whole seconds.</summary>
        public string PurchaseDate { get; }

        /// <summary>When it was bought; milliseconds since 1970-01-01T00:00:00Z.</summary>
        public long PurchaseDateMillis { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridIosTransaction Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridIosTransaction(
                JsonShape.Required(members, "transactionIdentifier", JsonShape.Text),
                JsonShape.Required(members, "revenueCatId", JsonShape.Text),
                JsonShape.Required(members, "productIdentifier", JsonShape.Text),
                JsonShape.Required(members, "productId", JsonShape.Text),
                JsonShape.Required(members, "purchaseDate", JsonShape.Text),
                JsonShape.Required(members, "purchaseDateMillis", JsonShape.Whole));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("transactionIdentifier", JsonShape.Of(TransactionIdentifier));
            json.Add("revenueCatId", JsonShape.Of(RevenueCatId));
            json.Add("productIdentifier", JsonShape.Of(ProductIdentifier));
            json.Add("productId", JsonShape.Of(ProductId));
            json.Add("purchaseDate", JsonShape.Of(PurchaseDate));
            json.Add("purchaseDateMillis", JsonShape.Of(PurchaseDateMillis));
            return json;
        }
    }

    /// <summary>What was paid, as the hybrids have it over iOS.</summary>
    public sealed class RevenueCatHybridPrice
    {
        /// <summary>Puts one together; what is required comes first.</summary>
        /// <param name="currency">ISO 4217 code.</param>
        /// <param name="amount">In the currency's unit.</param>
        public RevenueCatHybridPrice(string currency, double amount)
        {
            Currency = currency ?? throw new ArgumentNullException("currency");
            Amount = amount;
        }

        /// <summary>ISO 4217 code.</summary>
        public string Currency { get; }

        /// <summary>In the currency's unit.</summary>
        public double Amount { get; }

        /// <summary>Reads one. Members that are not known are passed over.</summary>
        /// <exception cref="ContractMismatch">The value has another shape.</exception>
        public static RevenueCatHybridPrice Read(JToken json)
        {
            var members = JsonShape.Object(json);
            return new RevenueCatHybridPrice(
                JsonShape.Required(members, "currency", JsonShape.Text),
                JsonShape.Required(members, "amount", JsonShape.Number));
        }

        /// <summary>The object on the wire.</summary>
        public JObject Write()
        {
            var json = new JObject();
            json.Add("currency", JsonShape.Of(Currency));
            json.Add("amount", JsonShape.Of(Amount));
            return json;
        }
    }

    /// <summary>Whether it is the user's own or a family member's purchase, as the hybrids and Kotlin write it.</summary>
    public sealed class RevenueCatOwnershipType : IEquatable<RevenueCatOwnershipType>
    {
        /// <summary><c>PURCHASED</c>.</summary>
        public static readonly RevenueCatOwnershipType Purchased = new RevenueCatOwnershipType("PURCHASED", Kinds.Purchased);

        /// <summary><c>FAMILY_SHARED</c>.</summary>
        public static readonly RevenueCatOwnershipType FamilyShared = new RevenueCatOwnershipType("FAMILY_SHARED", Kinds.FamilyShared);

        /// <summary><c>UNKNOWN</c>.</summary>
        public static readonly RevenueCatOwnershipType Unknown = new RevenueCatOwnershipType("UNKNOWN", Kinds.Unknown);

        private static readonly RevenueCatOwnershipType[] All = { Purchased, FamilyShared, Unknown };

        private RevenueCatOwnershipType(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unrecognized,

            /// <summary>See <c>Purchased</c> of the class.</summary>
            Purchased,

            /// <summary>See <c>FamilyShared</c> of the class.</summary>
            FamilyShared,

            /// <summary>See <c>Unknown</c> of the class.</summary>
            Unknown
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static RevenueCatOwnershipType Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new RevenueCatOwnershipType(word, Kinds.Unrecognized);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static RevenueCatOwnershipType Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(RevenueCatOwnershipType other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as RevenueCatOwnershipType);
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
        public static bool operator ==(RevenueCatOwnershipType one, RevenueCatOwnershipType other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(RevenueCatOwnershipType one, RevenueCatOwnershipType other)
        {
            return !(one == other);
        }
    }

    /// <summary>How the current period was bought, as the hybrids and Kotlin write it.</summary>
    public sealed class RevenueCatPeriodType : IEquatable<RevenueCatPeriodType>
    {
        /// <summary><c>NORMAL</c>.</summary>
        public static readonly RevenueCatPeriodType Normal = new RevenueCatPeriodType("NORMAL", Kinds.Normal);

        /// <summary><c>INTRO</c>.</summary>
        public static readonly RevenueCatPeriodType Intro = new RevenueCatPeriodType("INTRO", Kinds.Intro);

        /// <summary><c>TRIAL</c>.</summary>
        public static readonly RevenueCatPeriodType Trial = new RevenueCatPeriodType("TRIAL", Kinds.Trial);

        /// <summary><c>PREPAID</c>.</summary>
        public static readonly RevenueCatPeriodType Prepaid = new RevenueCatPeriodType("PREPAID", Kinds.Prepaid);

        private static readonly RevenueCatPeriodType[] All = { Normal, Intro, Trial, Prepaid };

        private RevenueCatPeriodType(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>Normal</c> of the class.</summary>
            Normal,

            /// <summary>See <c>Intro</c> of the class.</summary>
            Intro,

            /// <summary>See <c>Trial</c> of the class.</summary>
            Trial,

            /// <summary>See <c>Prepaid</c> of the class.</summary>
            Prepaid
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static RevenueCatPeriodType Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new RevenueCatPeriodType(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static RevenueCatPeriodType Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(RevenueCatPeriodType other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as RevenueCatPeriodType);
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
        public static bool operator ==(RevenueCatPeriodType one, RevenueCatPeriodType other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(RevenueCatPeriodType one, RevenueCatPeriodType other)
        {
            return !(one == other);
        }
    }

    /// <summary>Where something was bought, as the hybrids and Kotlin write it.</summary>
    public sealed class RevenueCatStore : IEquatable<RevenueCatStore>
    {
        /// <summary><c>APP_STORE</c>.</summary>
        public static readonly RevenueCatStore AppStore = new RevenueCatStore("APP_STORE", Kinds.AppStore);

        /// <summary><c>MAC_APP_STORE</c>.</summary>
        public static readonly RevenueCatStore MacAppStore = new RevenueCatStore("MAC_APP_STORE", Kinds.MacAppStore);

        /// <summary><c>PLAY_STORE</c>.</summary>
        public static readonly RevenueCatStore PlayStore = new RevenueCatStore("PLAY_STORE", Kinds.PlayStore);

        /// <summary><c>STRIPE</c>.</summary>
        public static readonly RevenueCatStore Stripe = new RevenueCatStore("STRIPE", Kinds.Stripe);

        /// <summary><c>PROMOTIONAL</c>.</summary>
        public static readonly RevenueCatStore Promotional = new RevenueCatStore("PROMOTIONAL", Kinds.Promotional);

        /// <summary><c>UNKNOWN_STORE</c>.</summary>
        public static readonly RevenueCatStore UnknownStore = new RevenueCatStore("UNKNOWN_STORE", Kinds.UnknownStore);

        /// <summary><c>AMAZON</c>.</summary>
        public static readonly RevenueCatStore Amazon = new RevenueCatStore("AMAZON", Kinds.Amazon);

        /// <summary><c>RC_BILLING</c>.</summary>
        public static readonly RevenueCatStore RcBilling = new RevenueCatStore("RC_BILLING", Kinds.RcBilling);

        /// <summary><c>EXTERNAL</c>.</summary>
        public static readonly RevenueCatStore External = new RevenueCatStore("EXTERNAL", Kinds.External);

        /// <summary><c>PADDLE</c>.</summary>
        public static readonly RevenueCatStore Paddle = new RevenueCatStore("PADDLE", Kinds.Paddle);

        /// <summary><c>TEST_STORE</c>.</summary>
        public static readonly RevenueCatStore TestStore = new RevenueCatStore("TEST_STORE", Kinds.TestStore);

        /// <summary><c>GALAXY</c>.</summary>
        public static readonly RevenueCatStore Galaxy = new RevenueCatStore("GALAXY", Kinds.Galaxy);

        private static readonly RevenueCatStore[] All = { AppStore, MacAppStore, PlayStore, Stripe, Promotional, UnknownStore, Amazon, RcBilling, External, Paddle, TestStore, Galaxy };

        private RevenueCatStore(string word, Kinds kind)
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

            /// <summary>See <c>MacAppStore</c> of the class.</summary>
            MacAppStore,

            /// <summary>See <c>PlayStore</c> of the class.</summary>
            PlayStore,

            /// <summary>See <c>Stripe</c> of the class.</summary>
            Stripe,

            /// <summary>See <c>Promotional</c> of the class.</summary>
            Promotional,

            /// <summary>See <c>UnknownStore</c> of the class.</summary>
            UnknownStore,

            /// <summary>See <c>Amazon</c> of the class.</summary>
            Amazon,

            /// <summary>See <c>RcBilling</c> of the class.</summary>
            RcBilling,

            /// <summary>See <c>External</c> of the class.</summary>
            External,

            /// <summary>See <c>Paddle</c> of the class.</summary>
            Paddle,

            /// <summary>See <c>TestStore</c> of the class.</summary>
            TestStore,

            /// <summary>See <c>Galaxy</c> of the class.</summary>
            Galaxy
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static RevenueCatStore Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new RevenueCatStore(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static RevenueCatStore Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(RevenueCatStore other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as RevenueCatStore);
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
        public static bool operator ==(RevenueCatStore one, RevenueCatStore other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(RevenueCatStore one, RevenueCatStore other)
        {
            return !(one == other);
        }
    }

    /// <summary>Whether the signature of the service's answer was checked, as the hybrids and Kotlin write it.</summary>
    public sealed class RevenueCatVerificationResult : IEquatable<RevenueCatVerificationResult>
    {
        /// <summary><c>NOT_REQUESTED</c>.</summary>
        public static readonly RevenueCatVerificationResult NotRequested = new RevenueCatVerificationResult("NOT_REQUESTED", Kinds.NotRequested);

        /// <summary><c>VERIFIED</c>.</summary>
        public static readonly RevenueCatVerificationResult Verified = new RevenueCatVerificationResult("VERIFIED", Kinds.Verified);

        /// <summary><c>VERIFIED_ON_DEVICE</c>.</summary>
        public static readonly RevenueCatVerificationResult VerifiedOnDevice = new RevenueCatVerificationResult("VERIFIED_ON_DEVICE", Kinds.VerifiedOnDevice);

        /// <summary><c>FAILED</c>.</summary>
        public static readonly RevenueCatVerificationResult Failed = new RevenueCatVerificationResult("FAILED", Kinds.Failed);

        private static readonly RevenueCatVerificationResult[] All = { NotRequested, Verified, VerifiedOnDevice, Failed };

        private RevenueCatVerificationResult(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>NotRequested</c> of the class.</summary>
            NotRequested,

            /// <summary>See <c>Verified</c> of the class.</summary>
            Verified,

            /// <summary>See <c>VerifiedOnDevice</c> of the class.</summary>
            VerifiedOnDevice,

            /// <summary>See <c>Failed</c> of the class.</summary>
            Failed
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static RevenueCatVerificationResult Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new RevenueCatVerificationResult(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static RevenueCatVerificationResult Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(RevenueCatVerificationResult other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as RevenueCatVerificationResult);
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
        public static bool operator ==(RevenueCatVerificationResult one, RevenueCatVerificationResult other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(RevenueCatVerificationResult one, RevenueCatVerificationResult other)
        {
            return !(one == other);
        }
    }
}
