using System;
using System.Collections.Generic;
using System.Linq;
using Superwall;

namespace MyGame
{
    /// <summary>Shows the player how a redemption ended.</summary>
    public sealed class RedemptionScreen
    {
        public bool IsBusy { get; private set; }
        public bool IsUnlocked { get; private set; }
        public string Message { get; private set; }

        public void Begin()
        {
            IsBusy = true;
        }

        public void End(bool isUnlocked, string message)
        {
            IsBusy = false;
            IsUnlocked = isUnlocked;
            Message = message;
        }
    }

    /// <summary>Redeems links: Superwall's first, then RevenueCat's.</summary>
    public sealed class RedemptionLinks : ISuperwallDelegate
    {
        private readonly Purchases _purchases;
        private readonly RedemptionScreen _screen;
        private readonly Func<string, bool> _superwall;

        /// <param name="superwall">In the game: `Superwall.Superwall.Shared.HandleDeepLink`.</param>
        public RedemptionLinks(Purchases purchases, RedemptionScreen screen, Func<string, bool> superwall)
        {
            _purchases = purchases;
            _screen = screen;
            _superwall = superwall;
        }

        public void Open(string url)
        {
            if (string.IsNullOrEmpty(url) || _superwall(url))
            {
                return;
            }
            _purchases.ParseAsWebPurchaseRedemption(url, redemption =>
            {
                _screen.Begin();
                _purchases.RedeemWebPurchase(redemption, Show);
            });
        }

        private void Show(Purchases.WebPurchaseRedemptionResult result)
        {
            if (result is Purchases.WebPurchaseRedemptionResult.Success success)
            {
                // A lapsed purchase is a success too, and so is one of something else.
                Redeemed(success.CustomerInfo.Entitlements.Active.ContainsKey("pro"));
            }
            else if (result is Purchases.WebPurchaseRedemptionResult.InvalidToken)
            {
                Invalid();
            }
            else if (result is Purchases.WebPurchaseRedemptionResult.Expired expired)
            {
                Expired(expired.ObfuscatedEmail);
            }
            else if (result is Purchases.WebPurchaseRedemptionResult.PurchaseBelongsToOtherUser)
            {
                _screen.End(false, "Another account has this purchase. Sign in with that one to use it.");
            }
            else
            {
                Failed(); // The Unity SDK passes null for every error.
            }
        }

        public void WillRedeemLink()
        {
            _screen.Begin();
        }

        public void DidRedeemLink(RedemptionResult result)
        {
            if (result is RedemptionResult.SuccessResult success)
            {
                Redeemed(success.RedemptionInfo.Entitlements.Any(entitlement => entitlement.Id == "pro"));
            }
            else if (result is RedemptionResult.InvalidCodeResult)
            {
                Invalid();
            }
            else if (result is RedemptionResult.ExpiredCodeResult expired)
            {
                Expired(expired.Info.Resent ? expired.Info.ObfuscatedEmail : null);
            }
            else if (result is RedemptionResult.ExpiredSubscriptionResult)
            {
                Redeemed(false);
            }
            else
            {
                Failed();
            }
        }

        private void Redeemed(bool isActive)
        {
            _screen.End(isActive, isActive ? "Your purchase is unlocked. Enjoy!" : "This purchase does not give you Pro, or no longer. Subscribe to continue.");
        }

        private void Invalid()
        {
            _screen.End(false, "This link does not work. Please open the one in your e-mail again, or write to us.");
        }

        private void Expired(string email)
        {
            _screen.End(false, string.IsNullOrEmpty(email)
                ? "This link is too old. Look for a new one in your e-mail."
                : "This link is too old. A new one is on its way to " + email + ".");
        }

        private void Failed()
        {
            _screen.End(false, "We could not redeem your purchase. Please open the link again in a moment.");
        }

        // The rest of Superwall's delegate: nothing to do for a redemption.
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
