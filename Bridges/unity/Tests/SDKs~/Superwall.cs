// Stands in for Superwall-Unity 0.2.5 where this repository compiles its README: its delegate, its receiver, and the members that the README uses.
// It throws for a message that the SDK does not know, where the SDK logs a warning. Unity never sees this folder.
using System;
using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json.Linq;
using UnityEngine;

namespace Superwall
{
    public interface ISuperwallDelegate
    {
        void SubscriptionStatusDidChange(SubscriptionStatus from, SubscriptionStatus to);
        void HandleSuperwallEvent(SuperwallEventInfo eventInfo);
        void HandleCustomPaywallAction(string name);
        void WillDismissPaywall(PaywallInfo paywallInfo);
        void WillPresentPaywall(PaywallInfo paywallInfo);
        void DidDismissPaywall(PaywallInfo paywallInfo);
        void DidPresentPaywall(PaywallInfo paywallInfo);
        void PaywallWillOpenURL(string url);
        void PaywallWillOpenDeepLink(string url);
        void HandleLog(string level, string scope, string message, Dictionary<string, object> info, string error);
        void WillRedeemLink();
        void DidRedeemLink(RedemptionResult result);
        void HandleSuperwallDeepLink(string fullURL, List<string> pathComponents, Dictionary<string, string> queryParameters);
        void CustomerInfoDidChange(CustomerInfo from, CustomerInfo to);
        void UserAttributesDidChange(Dictionary<string, object> newAttributes);
    }

    public class Superwall
    {
        private static Superwall _shared;

        private Superwall()
        {
        }

        /// <summary>Null until the game configures the SDK.</summary>
        public static Superwall Shared
        {
            get { return _shared; }
        }

        public static Superwall Configure(string apiKey)
        {
            if (_shared == null)
            {
                Internal.BridgeCallbackHandler.Initialize();
                _shared = new Superwall();
            }
            return _shared;
        }

        public void SetDelegate(ISuperwallDelegate superwallDelegate)
        {
            Internal.BridgeCallbackHandler.Instance.Delegate = superwallDelegate;
        }

        /// <summary>What the SDK compiles for the editor.</summary>
        public bool HandleDeepLink(string url)
        {
            Debug.Log("[Superwall] HandleDeepLink(" + url + ")");
            return false;
        }
    }

    public class SubscriptionStatus
    {
    }

    public class SuperwallEventInfo
    {
    }

    public class PaywallInfo
    {
    }

    public class CustomerInfo
    {
    }

    public class Entitlement
    {
        public string Id;
    }

    public class ErrorInfo
    {
        public string Message;
    }

    public class ExpiredCodeInfo
    {
        public bool Resent;
        public string ObfuscatedEmail;
    }

    public class RedemptionInfo
    {
        public List<Entitlement> Entitlements;
    }

    public class RedemptionResult
    {
        public class SuccessResult : RedemptionResult
        {
            public string Code;
            public RedemptionInfo RedemptionInfo;
        }

        public class ErrorResult : RedemptionResult
        {
            public string Code;
            public ErrorInfo Error;
        }

        public class ExpiredCodeResult : RedemptionResult
        {
            public string Code;
            public ExpiredCodeInfo Info;
        }

        public class InvalidCodeResult : RedemptionResult
        {
            public string Code;
        }

        public class ExpiredSubscriptionResult : RedemptionResult
        {
            public string Code;
            public RedemptionInfo RedemptionInfo;
        }
    }
}

namespace Superwall.Internal
{
    public class BridgeCallbackHandler : MonoBehaviour
    {
        private static readonly string[] Others = { "handleSuperwallEvent", "customerInfoDidChange", "subscriptionStatusDidChange", "asyncResponse" };

        private static BridgeCallbackHandler _instance;

        public static BridgeCallbackHandler Instance
        {
            get { return _instance; }
        }

        public ISuperwallDelegate Delegate { get; set; }

        public static void Initialize()
        {
            var holder = new GameObject("SuperwallBridge");
            DontDestroyOnLoad(holder);
            _instance = holder.AddComponent<BridgeCallbackHandler>();
        }

        public void OnCallback(string jsonPayload)
        {
            var payload = JObject.Parse(jsonPayload);
            var method = (string)Member(payload, "method");
            var data = (JObject)Member(payload, "data");
            switch (method)
            {
                case "willRedeemLink":
                    Delegate?.WillRedeemLink();
                    break;
                case "didRedeemLink":
                    Delegate?.DidRedeemLink(Result(data));
                    break;
                default:
                    if (!Others.Contains(method))
                    {
                        throw new InvalidOperationException("Unknown callback method: " + method);
                    }
                    break;
            }
        }

        private static RedemptionResult Result(JObject data)
        {
            var code = (string)Member(data, "code");
            switch (((string)Member(data, "type")).ToLowerInvariant())
            {
                case "success":
                    return new RedemptionResult.SuccessResult { Code = code, RedemptionInfo = Info(data) };
                case "error":
                    return new RedemptionResult.ErrorResult { Code = code, Error = new ErrorInfo { Message = (string)Member(data, "error") } };
                case "expiredcode":
                    return new RedemptionResult.ExpiredCodeResult
                    {
                        Code = code,
                        Info = new ExpiredCodeInfo { Resent = (bool)Member(data, "resent"), ObfuscatedEmail = (string)Member(data, "obfuscatedEmail") }
                    };
                case "invalidcode":
                    return new RedemptionResult.InvalidCodeResult { Code = code };
                case "expiredsubscription":
                    return new RedemptionResult.ExpiredSubscriptionResult { Code = code, RedemptionInfo = Info(data) };
                default:
                    throw new InvalidOperationException("Unknown result type: " + data["type"]);
            }
        }

        private static RedemptionInfo Info(JObject data)
        {
            var info = (JObject)Member(data, "redemptionInfo");
            return new RedemptionInfo { Entitlements = Member(info, "entitlements").Select(one => new Entitlement { Id = (string)Member((JObject)one, "id") }).ToList() };
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
    }
}
