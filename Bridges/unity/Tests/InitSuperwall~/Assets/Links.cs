using System.Collections.Generic;
using Superwall;
using UnityEngine;

namespace Game
{
    /// <summary>A game whose handler opens a link once more if it is not valid.</summary>
    public sealed class Links : MonoBehaviour, ISuperwallDelegate
    {
        private string _last;

        public void Start()
        {
            Application.deepLinkActivated += Handle;
        }

        public void Handle(string url)
        {
            _last = url;
            Superwall.Superwall.Shared.HandleDeepLink(url);
        }

        public void DidRedeemLink(RedemptionResult result)
        {
            if (result is RedemptionResult.InvalidCodeResult && _last != null)
            {
                Superwall.Superwall.Shared.HandleDeepLink(_last);
                _last = null;
            }
        }

        public void WillRedeemLink() { }
        public void SubscriptionStatusDidChange(SubscriptionStatus from, SubscriptionStatus to) { }
        public void HandleSuperwallEvent(SuperwallEventInfo eventInfo) { }
        public void HandleCustomPaywallAction(string name) { }
        public void WillDismissPaywall(PaywallInfo paywallInfo) { }
        public void WillPresentPaywall(PaywallInfo paywallInfo) { }
        public void DidDismissPaywall(PaywallInfo paywallInfo) { }
        public void DidPresentPaywall(PaywallInfo paywallInfo) { }
        public void PaywallWillOpenURL(string url) { }
        public void PaywallWillOpenDeepLink(string url) { }
        public void HandleLog(string level, string scope, string message, Dictionary<string, object> info, string error) { }
        public void HandleSuperwallDeepLink(string fullURL, List<string> pathComponents, Dictionary<string, string> queryParameters) { }
        public void CustomerInfoDidChange(CustomerInfo from, CustomerInfo to) { }
        public void UserAttributesDidChange(Dictionary<string, object> newAttributes) { }
    }
}
