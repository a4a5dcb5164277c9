using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>The native side of RevenueCat's Unity SDK: the calls of its `IPurchasesWrapper`, and the messages to its `Purchases`.</summary>
    /// <remarks>
    /// Calls, arguments and messages are those of purchases-unity 9.7.0. Where an app's own `Purchases` component is there, put this
    /// under it with `PurchasesInstaller`.
    /// </remarks>
    public sealed class PurchasesWrapper : NativeSide
    {
        private string _gameObject = "Purchases";

        private PurchasesWrapper(RedemptionServer server, string session, Platform platform, UnitySendMessage send) : base(server, session, send)
        {
            Platform = platform;
        }

        /// <summary>The phone whose native SDK is simulated.</summary>
        public Platform Platform { get; }

        /// <inheritdoc/>
        internal override string GameObject
        {
            get { return _gameObject; }
        }

        /// <summary>Installs an app that has not configured the SDK yet.</summary>
        /// <param name="server">What answers.</param>
        /// <param name="platform">The phone whose native SDK is simulated.</param>
        /// <param name="send">Takes the messages.</param>
        /// <param name="gateway">What answers redemptions; null for the ledger.</param>
        /// <param name="sdkVersion">The version of the SDK's package; null if it is not known.</param>
        public static async Task<PurchasesWrapper> Open(
            RedemptionServer server, Platform platform, UnitySendMessage send, Gateway gateway = null, string sdkVersion = null)
        {
            var installed = await Open(server, Vendor.Revenuecat, platform, gateway, sdkVersion).ConfigureAwait(false);
            return new PurchasesWrapper(server, installed.Opened.Session, platform, send) { Installed = installed };
        }

        /// <summary>Configures the SDK. Nothing answers it.</summary>
        /// <param name="gameObject">The name of the game object that gets the messages.</param>
        /// <param name="apiKey">Any key; Android refuses a blank one.</param>
        /// <param name="appUserId">Who uses the app; null for somebody anonymous.</param>
        /// <param name="others">What else the wrapper gives; it changes nothing here.</param>
        public void Setup(string gameObject, string apiKey, string appUserId = null, params object[] others)
        {
            _gameObject = gameObject;
            Ask("Setup", new object[] { gameObject, apiKey, appUserId }.Concat(others).ToArray());
        }

        /// <summary>Whether `Setup` was called.</summary>
        public bool IsConfigured()
        {
            return (bool)Ask("IsConfigured");
        }

        /// <summary>Who uses the app.</summary>
        public string GetAppUserId()
        {
            return (string)Ask("GetAppUserId");
        }

        /// <summary>Whether the SDK made the user's id itself.</summary>
        public bool IsAnonymous()
        {
            return (bool)Ask("IsAnonymous");
        }

        /// <summary>Logs a user in; `_logIn` gets the answer.</summary>
        public void LogIn(string appUserId)
        {
            Post("LogIn", appUserId);
        }

        /// <summary>Logs the user out; `_logOut` gets the answer.</summary>
        public void LogOut()
        {
            Post("LogOut");
        }

        /// <summary>Asks what the user has; `_getCustomerInfo` gets the answer.</summary>
        public void GetCustomerInfo()
        {
            Post("GetCustomerInfo");
        }

        /// <summary>Restores; `_restorePurchases` gets the answer.</summary>
        public void RestorePurchases()
        {
            Post("RestorePurchases");
        }

        /// <summary>Drops what is kept of the customer. Nothing answers it.</summary>
        public void InvalidateCustomerInfoCache()
        {
            Ask("InvalidateCustomerInfoCache");
        }

        /// <summary>Whether a text is a redemption link; `_parseAsWebPurchaseRedemption` gets the answer.</summary>
        /// <exception cref="ChannelRefused">The text is no redemption link: the native side of both platforms throws.</exception>
        public void ParseAsWebPurchaseRedemption(string urlString)
        {
            Post("ParseAsWebPurchaseRedemption", urlString);
        }

        /// <summary>Redeems a link; `_redeemWebPurchase` gets the answer.</summary>
        public void RedeemWebPurchase(string redemptionLink)
        {
            Post("RedeemWebPurchase", redemptionLink);
        }

        /// <inheritdoc/>
        internal override void Tell(SessionEvent told)
        {
            if (told.Name == "customerInfoUpdated")
            {
                Send(GameObject, "_receiveCustomerInfo", told.Params.ToString(Formatting.None));
            }
        }
    }
}
