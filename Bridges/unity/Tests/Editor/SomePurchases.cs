using System;
using System.Collections.Generic;
using System.ComponentModel;
using Newtonsoft.Json.Linq;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>The shape of the SDK's own interface, with one call of each kind of argument.</summary>
    /// <remarks>purchases-unity 9.7.0, `PurchasesWrapper.cs`, `IPurchasesWrapper`. `Setup` has two overloads there too.</remarks>
    public interface IPurchasesWrapper
    {
        void Setup(string gameObject, string apiKey, string appUserId, bool useAmazon);
        void Setup(string gameObject, string apiKey, string appUserId, SomePurchases.StoreKitVersion storeKitVersion, bool useAmazon, string dangerousSettingsJson);
        bool IsConfigured();
        string GetAppUserId();
        void GetProducts(string[] productIdentifiers, string type = "subs");
        void ParseAsWebPurchaseRedemption(string urlString);
        void RedeemWebPurchase(SomePurchases.WebPurchaseRedemption webPurchaseRedemption);
        void PurchaseProduct(string productIdentifier, string type = "subs", SomePurchases.PromotionalOffer discount = null);
        void PurchasePackage(SomePurchases.Package packageToPurchase);
        void PurchaseSubscriptionOption(SomePurchases.SubscriptionOption subscriptionOption);
        void CanMakePayments(SomePurchases.BillingFeature[] features);
        void SetLogLevel(SomePurchases.LogLevel level);
        void SetProxyURL(string proxyURL);
        void SetEmail(string email);
        void TrackAdLoaded(SomePurchases.AdLoadedData data);
        void NotOfTheSDK(SomePurchases.Unheard thing);
    }

    /// <summary>The shape of the SDK's own component: the members that the installer and the proxy touch, declared as they are there.</summary>
    /// <remarks>
    /// purchases-unity 9.7.0, `Purchases.cs`: public inspector fields, a private `Start`, `Configure(string)` and `_wrapper`, an
    /// internal `SetWrapper`. `WebPurchaseRedemption.cs`: a public readonly field, not a property.
    /// </remarks>
    public sealed class SomePurchases : MonoBehaviour
    {
        public MonoBehaviour listener;
        public bool useRuntimeSetup;
        public string revenueCatAPIKeyApple;
        public string revenueCatAPIKeyGoogle;
        public string revenueCatAPIKeyAmazon;
        public bool useAmazon;
        public string appUserID;
        public string[] productIdentifiers;
        public string proxyURL;

        public readonly List<string> Received = new List<string>();
        private IPurchasesWrapper _wrapper;

        /// <summary>What `SetWrapper` makes besides, as the SDK makes its `AdTracker`.</summary>
        public IPurchasesWrapper Tracked { get; private set; }

        public IPurchasesWrapper Wrapper
        {
            get { return _wrapper; }
        }

        internal void SetWrapper(IPurchasesWrapper wrapper)
        {
            _wrapper = wrapper ?? throw new ArgumentNullException("wrapper");
            Tracked = wrapper;
        }

        /// <summary>Unity calls it; in the editor the SDK takes its wrapper that does nothing.</summary>
        private void Start()
        {
            SetWrapper(new Noop());
            if (!string.IsNullOrEmpty(proxyURL))
            {
                _wrapper.SetProxyURL(proxyURL);
            }
            if (useRuntimeSetup)
            {
                return;
            }
            Configure(string.IsNullOrEmpty(appUserID) ? null : appUserID);
            _wrapper.GetProducts(productIdentifiers);
        }

        /// <summary>In the editor no platform is a phone's, so the key stays blank.</summary>
        private void Configure(string newUserId)
        {
            Configure("", newUserId);
        }

        public void Configure(string apiKey, string appUserId)
        {
            _wrapper.Setup(gameObject.name, apiKey, appUserId, StoreKitVersion.StoreKit2, useAmazon, "{}");
        }

        /// <summary>Gets the name and the value of each message about the customer.</summary>
        public Action<string, JObject> Told { get; set; } = (name, value) => { };

        /// <summary>Unity calls it by its name.</summary>
        private void _redeemWebPurchase(string message)
        {
            Told("redeemWebPurchase", JObject.Parse(message));
            Received.Add((string)JObject.Parse(message)["result"]);
        }

        private void _receiveCustomerInfo(string message)
        {
            Told("receiveCustomerInfo", JObject.Parse(message));
            Received.Add("customer");
        }

        private void _receiveProducts(string message)
        {
            Received.Add("products " + JObject.Parse(message)["products"].ToString(Newtonsoft.Json.Formatting.None));
        }

        public class WebPurchaseRedemption
        {
            public readonly string RedemptionLink;

            public WebPurchaseRedemption(string redemptionLink)
            {
                RedemptionLink = redemptionLink;
            }
        }

        public class Package
        {
            public readonly string Identifier = "$rc_monthly";
        }

        public class SubscriptionOption
        {
            public readonly string ProductId = "pro";

            public string Id
            {
                get { return "monthly"; }
            }
        }

        public class PromotionalOffer
        {
            public readonly long Timestamp = 1700000000000;
        }

        public class AdLoadedData
        {
            public string ToJsonString()
            {
                return "{\"adFormat\":\"banner\"}";
            }
        }

        public class Unheard
        {
        }

        public enum StoreKitVersion
        {
            [Description("DEFAULT")]
            Default,

            [Description("STOREKIT_2")]
            StoreKit2
        }

        public enum LogLevel
        {
            [Description("VERBOSE")]
            Verbose,

            [Description("DEBUG")]
            Debug
        }

        public enum BillingFeature
        {
            Subscriptions,
            SubscriptionsUpdate
        }

        private sealed class Noop : IPurchasesWrapper
        {
            public void Setup(string gameObject, string apiKey, string appUserId, bool useAmazon)
            {
            }

            public void Setup(string gameObject, string apiKey, string appUserId, StoreKitVersion storeKitVersion, bool useAmazon, string dangerousSettingsJson)
            {
            }

            public bool IsConfigured()
            {
                return false;
            }

            public string GetAppUserId()
            {
                return null;
            }

            public void GetProducts(string[] productIdentifiers, string type = "subs")
            {
            }

            public void ParseAsWebPurchaseRedemption(string urlString)
            {
            }

            public void RedeemWebPurchase(WebPurchaseRedemption webPurchaseRedemption)
            {
            }

            public void PurchaseProduct(string productIdentifier, string type = "subs", PromotionalOffer discount = null)
            {
            }

            public void PurchasePackage(Package packageToPurchase)
            {
            }

            public void PurchaseSubscriptionOption(SubscriptionOption subscriptionOption)
            {
            }

            public void CanMakePayments(BillingFeature[] features)
            {
            }

            public void SetLogLevel(LogLevel level)
            {
            }

            public void SetProxyURL(string proxyURL)
            {
            }

            public void SetEmail(string email)
            {
            }

            public void TrackAdLoaded(AdLoadedData data)
            {
            }

            public void NotOfTheSDK(Unheard thing)
            {
            }
        }
    }
}
