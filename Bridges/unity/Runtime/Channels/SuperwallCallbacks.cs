using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>The native side of Superwall's Unity SDK: the calls of its bridge, and its messages to `OnCallback`.</summary>
    /// <remarks>
    /// Calls, arguments and messages are those of Superwall-Unity 0.2.5: texts that are JSON where the bridge has them so, and every
    /// message to the game object `SuperwallBridge`. The SDK's `BridgeCallbackHandler` reads them. The `eventType` of
    /// `handleSuperwallEvent` is the raw name, such as `redemption_start`: Android's `SuperwallEvent.rawName` (2.7.19), iOS's
    /// `SuperwallEvent.description` (4.16.4).
    /// </remarks>
    public sealed class SuperwallCallbacks : NativeSide
    {
        /// <summary>The SDK's own game object.</summary>
        public const string GameObjectName = "SuperwallBridge";

        /// <summary>What the server tells beside the SDK's own events.</summary>
        private static readonly HashSet<string> NotTold = new HashSet<string> { "redemption_retry", "webPurchaseConfirmationAlert", "webRestorationAlert" };

        private SuperwallCallbacks(RedemptionServer server, string session, UnitySendMessage send) : base(server, session, send)
        {
        }

        /// <inheritdoc/>
        internal override string GameObject
        {
            get { return GameObjectName; }
        }

        /// <summary>Installs an app that has not configured the SDK yet.</summary>
        /// <param name="server">What answers.</param>
        /// <param name="platform">The phone whose native SDK is simulated.</param>
        /// <param name="send">Takes the messages.</param>
        /// <param name="gateway">What answers redemptions; null for the ledger.</param>
        /// <param name="sdkVersion">The version of the SDK's package; null if it is not known.</param>
        public static async Task<SuperwallCallbacks> Open(
            RedemptionServer server, Platform platform, UnitySendMessage send, Gateway gateway = null, string sdkVersion = null)
        {
            var installed = await Open(server, Vendor.Superwall, platform, gateway, sdkVersion).ConfigureAwait(false);
            return new SuperwallCallbacks(server, installed.Opened.Session, send) { Installed = installed };
        }

        /// <summary>Configures the SDK, then sends the callback if it has a name.</summary>
        public void Configure(string apiKey, string optionsJson = null, bool hasPurchaseController = false, string completionCallbackId = null)
        {
            Post("Configure", apiKey, optionsJson, hasPurchaseController, completionCallbackId);
        }

        /// <summary>Whether the SDK is configured.</summary>
        public bool GetIsConfigured()
        {
            return (bool)Ask("GetIsConfigured");
        }

        /// <summary>`pending` or `configured`.</summary>
        public string GetConfigurationStatus()
        {
            return (string)Ask("GetConfigurationStatus");
        }

        /// <summary>Says whether the app listens.</summary>
        public void SetDelegate(bool hasDelegate)
        {
            Ask("SetDelegate", hasDelegate);
        }

        /// <summary>Names the user.</summary>
        public void Identify(string userId, string identityOptionsJson = null)
        {
            Ask("Identify", userId, identityOptionsJson);
        }

        /// <summary>Forgets the user.</summary>
        public void Reset()
        {
            Ask("Reset");
        }

        /// <summary>The user's id, or the alias of one whom the app has not named.</summary>
        public string GetUserId()
        {
            return (string)Ask("GetUserId");
        }

        /// <summary>Whether the app has named the user.</summary>
        public bool GetIsLoggedIn()
        {
            return (bool)Ask("GetIsLoggedIn");
        }

        /// <summary>Sets attributes of the user, as JSON text.</summary>
        public void SetUserAttributes(string attributesJson)
        {
            Ask("SetUserAttributes", attributesJson);
        }

        /// <summary>Sets attributes of the user: texts, numbers, truth values; null takes one away.</summary>
        public void SetUserAttributes(IDictionary<string, object> attributes)
        {
            var json = new JObject(attributes.Select(one => new JProperty(one.Key, one.Value)));
            SetUserAttributes(json.ToString(Formatting.None));
        }

        /// <summary>The user's attributes, as JSON text.</summary>
        public string GetUserAttributes()
        {
            return (string)Ask("GetUserAttributes");
        }

        /// <summary>Sets what other services call the user, as JSON text.</summary>
        public void SetIntegrationAttributes(string attributesJson)
        {
            Ask("SetIntegrationAttributes", attributesJson);
        }

        /// <summary>The lists `active`, `inactive` and `all`, as JSON text; this SDK has no `web`.</summary>
        public string GetEntitlements()
        {
            return (string)Ask("GetEntitlements");
        }

        /// <summary>Gets the customer info for the callback.</summary>
        public void GetCustomerInfo(string callbackId)
        {
            Post("GetCustomerInfo", callbackId);
        }

        /// <summary>The status, as JSON text.</summary>
        public string GetSubscriptionStatus()
        {
            return (string)Ask("GetSubscriptionStatus");
        }

        /// <summary>Sets the status, as JSON text; only the identifiers of its entitlements count.</summary>
        public void SetSubscriptionStatus(string statusJson)
        {
            Ask("SetSubscriptionStatus", statusJson);
        }

        /// <summary>Passes a link to the SDK. Messages report the redemption.</summary>
        /// <returns>Whether the SDK takes it for its own.</returns>
        public bool HandleDeepLink(string url)
        {
            return (bool)Ask("HandleDeepLink", url);
        }

        /// <summary>Registers a placement; handler, feature and callback receive messages if they have names.</summary>
        public void RegisterPlacement(
            string placement, string paramsJson = null, string handlerId = null, string featureId = null, string callbackId = null)
        {
            Post("RegisterPlacement", placement, paramsJson, handlerId, featureId, callbackId);
        }

        /// <summary>Whether a paywall is on screen.</summary>
        public bool GetIsPaywallPresented()
        {
            return (bool)Ask("GetIsPaywallPresented");
        }

        /// <summary>Closes the paywall.</summary>
        public void Dismiss()
        {
            Ask("Dismiss");
        }

        /// <summary>Restores purchases, then sends the callback.</summary>
        public void RestorePurchases(string callbackId)
        {
            Post("RestorePurchases", callbackId);
        }

        /// <inheritdoc/>
        internal override void Tell(SessionEvent told)
        {
            if (told.Name == "register")
            {
                TellPlacement(RegisterEvent.Read(told.Params));
            }
            else if (!NotTold.Contains(told.Name))
            {
                Callback(told.Name, told.Params);
            }
        }

        private void TellPlacement(RegisterEvent told)
        {
            if (told.HandlerId == null)
            {
                return; // The app gave no name, so it has no listener.
            }
            var data = new JObject { { "handlerId", told.HandlerId } };
            switch (told.Completion)
            {
                case "feature":
                    Callback("onFeature", data);
                    return;
                case "onSkip":
                    data.Add("reason", told.Result);
                    break;
                case "onError":
                    data.Add("error", told.Result);
                    break;
                default:
                    data.Add("result", new JObject { { "type", told.Result } });
                    break;
            }
            Callback(told.Completion, data);
        }

        private void Callback(string method, JObject data)
        {
            var payload = new JObject { { "method", method }, { "data", data } };
            Send(GameObject, "OnCallback", payload.ToString(Formatting.None));
        }
    }
}
