// Stands in for purchases-unity 9.7.0 where this repository compiles its README: the members that the README uses, declared as they are there.
// It reads messages strictly, and its wrapper for the editor does nothing, as the SDK's own. Unity never sees this folder.
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using Newtonsoft.Json.Linq;
using UnityEngine;

public interface IPurchasesWrapper
{
    void Setup(string gameObject, string apiKey, string appUserId, Purchases.StoreKitVersion storeKitVersion, bool useAmazon, string dangerousSettingsJson);
    bool IsConfigured();
    string GetAppUserId();
    void GetProducts(string[] productIdentifiers, string type = "subs");
    void SetLogLevel(Purchases.LogLevel level);
    void SetProxyURL(string proxyURL);
    void ParseAsWebPurchaseRedemption(string urlString);
    void RedeemWebPurchase(Purchases.WebPurchaseRedemption webPurchaseRedemption);
}

public class Purchases : MonoBehaviour
{
    public bool useRuntimeSetup;
    public string revenueCatAPIKeyApple;
    public string revenueCatAPIKeyGoogle;
    public string revenueCatAPIKeyAmazon;
    public bool useAmazon;
    public string appUserID;
    public string[] productIdentifiers;
    public UpdatedCustomerInfoListener listener;
    public string proxyURL;

    private IPurchasesWrapper _wrapper;
    private ParseAsWebPurchaseRedemptionFunc _parse;
    private RedeemWebPurchaseFunc _redeem;

    public delegate void ParseAsWebPurchaseRedemptionFunc(WebPurchaseRedemption webPurchaseRedemption);

    public delegate void RedeemWebPurchaseFunc(WebPurchaseRedemptionResult result);

    public bool IsConfigured()
    {
        return _wrapper.IsConfigured();
    }

    public string GetAppUserId()
    {
        return _wrapper.GetAppUserId();
    }

    public void SetLogLevel(LogLevel level)
    {
        _wrapper.SetLogLevel(level);
    }

    public void Configure(PurchasesConfiguration configuration)
    {
        _wrapper.Setup(gameObject.name, configuration.ApiKey, configuration.AppUserId, StoreKitVersion.Default, useAmazon, "{}");
    }

    public void ParseAsWebPurchaseRedemption(string urlString, ParseAsWebPurchaseRedemptionFunc callback)
    {
        _parse = callback;
        _wrapper.ParseAsWebPurchaseRedemption(urlString);
    }

    public void RedeemWebPurchase(WebPurchaseRedemption webPurchaseRedemption, RedeemWebPurchaseFunc callback)
    {
        _redeem = callback;
        _wrapper.RedeemWebPurchase(webPurchaseRedemption);
    }

    internal void SetWrapper(IPurchasesWrapper wrapper)
    {
        _wrapper = wrapper;
    }

    private void Start()
    {
        SetWrapper(new Noop());
        if (!useRuntimeSetup)
        {
            Configure(string.IsNullOrEmpty(appUserID) ? null : appUserID);
            _wrapper.GetProducts(productIdentifiers);
        }
    }

    private void Configure(string newUserId)
    {
        Configure(PurchasesConfiguration.Builder.Init("").SetAppUserId(newUserId).Build());
    }

    private void _receiveCustomerInfo(string message)
    {
        if (listener != null)
        {
            listener.CustomerInfoReceived(new CustomerInfo(Object(Read(message), "customerInfo")));
        }
    }

    private void _receiveProducts(string message)
    {
        Read(message);
    }

    private void _parseAsWebPurchaseRedemption(string message)
    {
        var callback = _parse;
        _parse = null;
        callback(new WebPurchaseRedemption((string)Member(Read(message), "redemptionLink")));
    }

    private void _redeemWebPurchase(string message)
    {
        var callback = _redeem;
        _redeem = null;
        var response = Read(message);
        callback(response["error"] == null || response["error"].Type == JTokenType.Null ? WebPurchaseRedemptionResult.FromJson(response) : null);
    }

    private static JObject Read(string message)
    {
        return JObject.Parse(message);
    }

    private static JToken Member(JObject json, string name)
    {
        var member = json[name];
        if (member == null)
        {
            throw new InvalidOperationException("The message has no `" + name + "`.");
        }
        return member;
    }

    private static JObject Object(JObject json, string name)
    {
        return (JObject)Member(json, name);
    }

    public abstract class UpdatedCustomerInfoListener : MonoBehaviour
    {
        public abstract void CustomerInfoReceived(CustomerInfo customerInfo);
    }

    public class WebPurchaseRedemption
    {
        public readonly string RedemptionLink;

        public WebPurchaseRedemption(string redemptionLink)
        {
            RedemptionLink = redemptionLink;
        }
    }

    public abstract class WebPurchaseRedemptionResult
    {
        public static WebPurchaseRedemptionResult FromJson(JObject response)
        {
            switch ((string)Member(response, "result"))
            {
                case "SUCCESS":
                    return new Success(new CustomerInfo(Object(response, "customerInfo")));
                case "INVALID_TOKEN":
                    return new InvalidToken();
                case "EXPIRED":
                    return new Expired((string)Member(response, "obfuscatedEmail"));
                case "PURCHASE_BELONGS_TO_OTHER_USER":
                    return new PurchaseBelongsToOtherUser();
                default:
                    throw new ArgumentException("Invalid result type: " + response["result"]);
            }
        }

        public sealed class Success : WebPurchaseRedemptionResult
        {
            public readonly CustomerInfo CustomerInfo;

            public Success(CustomerInfo customerInfo)
            {
                CustomerInfo = customerInfo;
            }
        }

        public sealed class InvalidToken : WebPurchaseRedemptionResult
        {
        }

        public sealed class Expired : WebPurchaseRedemptionResult
        {
            public Expired(string obfuscatedEmail)
            {
                ObfuscatedEmail = obfuscatedEmail;
            }

            public string ObfuscatedEmail { get; }
        }

        public sealed class PurchaseBelongsToOtherUser : WebPurchaseRedemptionResult
        {
        }
    }

    public class CustomerInfo
    {
        public readonly EntitlementInfos Entitlements;

        internal CustomerInfo(JObject json)
        {
            Entitlements = new EntitlementInfos(Object(json, "entitlements"));
        }
    }

    public class EntitlementInfos
    {
        public readonly Dictionary<string, EntitlementInfo> All;
        public readonly Dictionary<string, EntitlementInfo> Active;

        internal EntitlementInfos(JObject json)
        {
            All = Each(json, "all");
            Active = Each(json, "active");
        }

        private static Dictionary<string, EntitlementInfo> Each(JObject json, string name)
        {
            return Object(json, name).Properties().ToDictionary(one => one.Name, one => new EntitlementInfo((JObject)one.Value));
        }
    }

    public class EntitlementInfo
    {
        public readonly string Identifier;
        public readonly bool IsActive;

        internal EntitlementInfo(JObject json)
        {
            Identifier = (string)Member(json, "identifier");
            IsActive = (bool)Member(json, "isActive");
        }
    }

    public class PurchasesConfiguration
    {
        public readonly string ApiKey;
        public readonly string AppUserId;

        private PurchasesConfiguration(string apiKey, string appUserId)
        {
            ApiKey = apiKey;
            AppUserId = appUserId;
        }

        public class Builder
        {
            private readonly string _apiKey;
            private string _appUserId;

            private Builder(string apiKey)
            {
                _apiKey = apiKey;
            }

            public static Builder Init(string apiKey)
            {
                return new Builder(apiKey);
            }

            public Builder SetAppUserId(string appUserId)
            {
                _appUserId = appUserId;
                return this;
            }

            public PurchasesConfiguration Build()
            {
                return new PurchasesConfiguration(_apiKey, _appUserId);
            }
        }
    }

    public enum StoreKitVersion
    {
        [Description("DEFAULT")]
        Default
    }

    public enum LogLevel
    {
        [Description("DEBUG")]
        Debug,

        [Description("INFO")]
        Info
    }

    private sealed class Noop : IPurchasesWrapper
    {
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

        public void SetLogLevel(LogLevel level)
        {
        }

        public void SetProxyURL(string proxyURL)
        {
        }

        public void ParseAsWebPurchaseRedemption(string urlString)
        {
        }

        public void RedeemWebPurchase(WebPurchaseRedemption webPurchaseRedemption)
        {
        }
    }
}
