using System;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>RevenueCat's `Purchases` of a Unity app, over `PurchasesWrapper`: its calls with callbacks, its results, its defects.</summary>
    /// <remarks>
    /// It reads the messages as `Purchases.cs` of purchases-unity 9.7.0 does. So a failed redemption comes as null, a second call of one
    /// kind takes the first one's callback away, and a text that is no redemption link is never answered. The typed calls of
    /// `RedemptionServer` have none of this. Callbacks run on a thread of the server's own, as they run on the main thread in Unity.
    /// </remarks>
    public sealed partial class Purchases : IDisposable
    {
        private readonly string _gameObject;
        private Action<CustomerInfo, bool, Error> _logIn;
        private Action<CustomerInfo, Error> _logOut;
        private Action<CustomerInfo, Error> _getCustomerInfo;
        private Action<CustomerInfo, Error> _restorePurchases;
        private Action<WebPurchaseRedemption> _parse;
        private Action<WebPurchaseRedemptionResult> _redeem;

        private Purchases(string gameObject)
        {
            _gameObject = gameObject;
        }

        /// <summary>What the user has, after every change; the SDK's `UpdatedCustomerInfoListener`.</summary>
        public event Action<CustomerInfo> CustomerInfoReceived;

        /// <summary>The native side, for its session and for calls that are not here.</summary>
        public PurchasesWrapper Wrapper { get; private set; }

        /// <summary>Installs an app that has not configured the SDK yet.</summary>
        /// <param name="server">What answers.</param>
        /// <param name="platform">The phone whose native SDK is simulated.</param>
        /// <param name="gateway">What answers redemptions; null for the ledger.</param>
        /// <param name="gameObject">The name of the game object that the component would be on.</param>
        public static async Task<Purchases> Open(
            RedemptionServer server, Platform platform, Gateway gateway = null, string gameObject = "Purchases")
        {
            var purchases = new Purchases(gameObject);
            purchases.Wrapper = await PurchasesWrapper.Open(server, platform, purchases.Receive, gateway).ConfigureAwait(false);
            return purchases;
        }

        /// <summary>Configures the SDK.</summary>
        public void Configure(string apiKey, string appUserId = null)
        {
            Wrapper.Setup(_gameObject, apiKey, appUserId);
        }

        /// <summary>Whether the SDK is configured.</summary>
        public bool IsConfigured()
        {
            return Wrapper.IsConfigured();
        }

        /// <summary>Who uses the app.</summary>
        public string GetAppUserId()
        {
            return Wrapper.GetAppUserId();
        }

        /// <summary>Whether the SDK made the user's id itself.</summary>
        public bool IsAnonymous()
        {
            return Wrapper.IsAnonymous();
        }

        /// <summary>Logs a user in; the callback hears whether the service had not met the user before.</summary>
        public void LogIn(string appUserId, Action<CustomerInfo, bool, Error> callback)
        {
            _logIn = callback;
            Wrapper.LogIn(appUserId);
        }

        /// <summary>Logs the user out.</summary>
        public void LogOut(Action<CustomerInfo, Error> callback)
        {
            _logOut = callback;
            Wrapper.LogOut();
        }

        /// <summary>Asks what the user has.</summary>
        public void GetCustomerInfo(Action<CustomerInfo, Error> callback)
        {
            _getCustomerInfo = callback;
            Wrapper.GetCustomerInfo();
        }

        /// <summary>Restores.</summary>
        public void RestorePurchases(Action<CustomerInfo, Error> callback)
        {
            _restorePurchases = callback;
            Wrapper.RestorePurchases();
        }

        /// <summary>Drops what is kept of the customer.</summary>
        public void InvalidateCustomerInfoCache()
        {
            Wrapper.InvalidateCustomerInfoCache();
        }

        /// <summary>Reads a text as a redemption link. For another text the callback is never called: upstream sends no message.</summary>
        public void ParseAsWebPurchaseRedemption(string urlString, Action<WebPurchaseRedemption> callback)
        {
            _parse = callback;
            Wrapper.ParseAsWebPurchaseRedemption(urlString);
        }

        /// <summary>Redeems a link. A failure, and a link that is none, come as null: upstream's receiver takes them for a bridge's error.</summary>
        public void RedeemWebPurchase(WebPurchaseRedemption webPurchaseRedemption, Action<WebPurchaseRedemptionResult> callback)
        {
            _redeem = callback;
            Wrapper.RedeemWebPurchase(webPurchaseRedemption.RedemptionLink);
        }

        /// <summary>Waits until every call has been answered and its callback has run.</summary>
        /// <exception cref="ChannelSilent">A call is never answered.</exception>
        public Task Settled()
        {
            return Wrapper.Settled();
        }

        /// <summary>Closes the session: the app is gone, and no callback runs any more.</summary>
        public void Dispose()
        {
            Wrapper.Dispose();
        }

        private void Receive(string gameObject, string method, string message)
        {
            var response = (JObject)MessageText.Read(message);
            switch (method)
            {
                case "_receiveCustomerInfo":
                    Tell(CustomerInfoReceived, info => info(CustomerInfo.FromJson(response["customerInfo"])));
                    break;
                case "_logIn":
                    Tell(Take(ref _logIn), callback => LoggedIn(callback, response));
                    break;
                case "_logOut":
                    Tell(Take(ref _logOut), callback => Customer(callback, response));
                    break;
                case "_getCustomerInfo":
                    Tell(Take(ref _getCustomerInfo), callback => Customer(callback, response));
                    break;
                case "_restorePurchases":
                    Tell(Take(ref _restorePurchases), callback => Customer(callback, response));
                    break;
                case "_syncPurchases":
                    Tell(Take(ref _syncPurchases), callback => Customer(callback, response));
                    break;
                case "_parseAsWebPurchaseRedemption":
                    Tell(Take(ref _parse), callback => callback(new WebPurchaseRedemption((string)response["redemptionLink"])));
                    break;
                case "_redeemWebPurchase":
                    Tell(Take(ref _redeem), callback => callback(HasError(response) ? null : WebPurchaseRedemptionResult.FromJson(response)));
                    break;
            }
        }

        private static void LoggedIn(Action<CustomerInfo, bool, Error> callback, JObject response)
        {
            if (HasError(response))
            {
                callback(null, false, new Error(response["error"]));
                return;
            }
            callback(CustomerInfo.FromJson(response["customerInfo"]), (bool)response["created"], null);
        }

        private static void Customer(Action<CustomerInfo, Error> callback, JObject response)
        {
            if (HasError(response))
            {
                callback(null, new Error(response["error"]));
                return;
            }
            callback(CustomerInfo.FromJson(response["customerInfo"]), null);
        }

        /// <summary>Upstream's own test, which an `ERROR` result meets as well.</summary>
        private static bool HasError(JObject response)
        {
            var error = response["error"];
            return error != null && error.Type != JTokenType.Null;
        }

        private static T Take<T>(ref T callback) where T : class
        {
            var taken = callback;
            callback = null;
            return taken;
        }

        private static void Tell<T>(T callback, Action<T> tell) where T : class
        {
            if (callback != null)
            {
                tell(callback);
            }
        }
    }
}
