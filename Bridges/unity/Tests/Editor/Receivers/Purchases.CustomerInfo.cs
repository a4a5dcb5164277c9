using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Tests
{
    public sealed partial class Purchases
    {
        /// <summary>What a user has, as far as redemptions go; `Json` is all that the native side tells.</summary>
        public sealed class CustomerInfo
        {
            private CustomerInfo(JObject json)
            {
                Json = json;
                OriginalAppUserId = (string)json["originalAppUserId"];
                ActiveSubscriptions = Texts(json["activeSubscriptions"]);
                AllPurchasedProductIdentifiers = Texts(json["allPurchasedProductIdentifiers"]);
                FirstSeen = Moment(json["firstSeenMillis"]) ?? default(DateTime);
                RequestDate = Moment(json["requestDateMillis"]) ?? default(DateTime);
                OriginalPurchaseDate = Moment(json["originalPurchaseDateMillis"]);
                LatestExpirationDate = Moment(json["latestExpirationDateMillis"]);
                ManagementURL = (string)json["managementURL"];
                Entitlements = new EntitlementInfos((JObject)json["entitlements"]);
                SubscriptionsByProductIdentifier = ((JObject)json["subscriptionsByProductIdentifier"] ?? new JObject()).Properties()
                    .ToDictionary(one => one.Name, one => new SubscriptionInfo((JObject)one.Value));
            }

            /// <summary>The whole object.</summary>
            public JObject Json { get; }

            /// <summary>The first id that the customer was known by.</summary>
            public string OriginalAppUserId { get; }

            /// <summary>Products whose subscription runs.</summary>
            public IReadOnlyList<string> ActiveSubscriptions { get; }

            /// <summary>Every product that was ever bought.</summary>
            public IReadOnlyList<string> AllPurchasedProductIdentifiers { get; }

            /// <summary>When the service first met the customer; UTC.</summary>
            public DateTime FirstSeen { get; }

            /// <summary>When this was told; UTC.</summary>
            public DateTime RequestDate { get; }

            /// <summary>When the app was bought; UTC. Null where nobody told, or it was in the first millisecond of 1970.</summary>
            public DateTime? OriginalPurchaseDate { get; }

            /// <summary>When the last subscription ends; UTC. Null for none.</summary>
            public DateTime? LatestExpirationDate { get; }

            /// <summary>Where the customer manages the subscription; null for nowhere.</summary>
            public string ManagementURL { get; }

            /// <summary>What the user may use.</summary>
            public EntitlementInfos Entitlements { get; }

            /// <summary>The subscriptions, by product.</summary>
            public IReadOnlyDictionary<string, SubscriptionInfo> SubscriptionsByProductIdentifier { get; }

            /// <summary>Reads one; a missing customer is a NullReferenceException, as it is upstream.</summary>
            public static CustomerInfo FromJson(JToken json)
            {
                if (json == null)
                {
                    throw new NullReferenceException("The message has no customer.");
                }
                return new CustomerInfo((JObject)json);
            }
        }

        /// <summary>What a user may use.</summary>
        public sealed class EntitlementInfos
        {
            internal EntitlementInfos(JObject json)
            {
                All = Entitlements(json["all"]);
                Active = Entitlements(json["active"]);
                Verification = (string)json["verification"];
            }

            /// <summary>All, by identifier.</summary>
            public IReadOnlyDictionary<string, EntitlementInfo> All { get; }

            /// <summary>Those that give access now, by identifier.</summary>
            public IReadOnlyDictionary<string, EntitlementInfo> Active { get; }

            /// <summary>Whether the answer was signed.</summary>
            public string Verification { get; }

            private static IReadOnlyDictionary<string, EntitlementInfo> Entitlements(JToken json)
            {
                return ((JObject)json ?? new JObject()).Properties().ToDictionary(one => one.Name, one => new EntitlementInfo((JObject)one.Value));
            }
        }

        /// <summary>One entitlement.</summary>
        public sealed class EntitlementInfo
        {
            internal EntitlementInfo(JObject json)
            {
                Identifier = (string)json["identifier"];
                IsActive = (bool?)json["isActive"] ?? false;
                WillRenew = (bool?)json["willRenew"] ?? false;
                ProductIdentifier = (string)json["productIdentifier"];
                Store = (string)json["store"];
                IsSandbox = (bool?)json["isSandbox"] ?? false;
                LatestPurchaseDate = Moment(json["latestPurchaseDateMillis"]);
                OriginalPurchaseDate = Moment(json["originalPurchaseDateMillis"]);
                ExpirationDate = Moment(json["expirationDateMillis"]);
            }

            /// <summary>Its identifier.</summary>
            public string Identifier { get; }

            /// <summary>Whether it gives access now.</summary>
            public bool IsActive { get; }

            /// <summary>Whether its subscription goes on by itself.</summary>
            public bool WillRenew { get; }

            /// <summary>The product behind it.</summary>
            public string ProductIdentifier { get; }

            /// <summary>Where that was bought.</summary>
            public string Store { get; }

            /// <summary>Whether it was a test purchase.</summary>
            public bool IsSandbox { get; }

            /// <summary>When it was last bought or renewed; UTC.</summary>
            public DateTime? LatestPurchaseDate { get; }

            /// <summary>When it was first bought; UTC.</summary>
            public DateTime? OriginalPurchaseDate { get; }

            /// <summary>When it ends; UTC. Null for never.</summary>
            public DateTime? ExpirationDate { get; }
        }

        /// <summary>One subscription. Its dates are of the local time zone, as upstream parses them; all others are UTC.</summary>
        public sealed class SubscriptionInfo
        {
            internal SubscriptionInfo(JObject json)
            {
                ProductIdentifier = (string)json["productIdentifier"];
                IsActive = (bool?)json["isActive"] ?? false;
                WillRenew = (bool?)json["willRenew"] ?? false;
                Store = (string)json["store"];
                PurchaseDate = Local(json["purchaseDate"]);
                ExpiresDate = Local(json["expiresDate"]);
            }

            /// <summary>Its product.</summary>
            public string ProductIdentifier { get; }

            /// <summary>Whether it runs.</summary>
            public bool IsActive { get; }

            /// <summary>Whether it goes on by itself.</summary>
            public bool WillRenew { get; }

            /// <summary>Where it was bought.</summary>
            public string Store { get; }

            /// <summary>When it was bought or renewed; local time.</summary>
            public DateTime? PurchaseDate { get; }

            /// <summary>When it ends; local time. Null for never.</summary>
            public DateTime? ExpiresDate { get; }

            private static DateTime? Local(JToken json)
            {
                var text = (string)json;
                return string.IsNullOrEmpty(text) ? (DateTime?)null : DateTime.Parse(text, CultureInfo.InvariantCulture);
            }
        }

        private static IReadOnlyList<string> Texts(JToken json)
        {
            return ((JArray)json ?? new JArray()).Select(text => (string)text).ToList();
        }

        /// <summary>Milliseconds since 1970; zero reads as no date, as it does upstream.</summary>
        private static DateTime? Moment(JToken json)
        {
            var millis = json == null || json.Type == JTokenType.Null ? 0 : (long)(double)json;
            return millis == 0 ? (DateTime?)null : new DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddMilliseconds(millis);
        }
    }
}
