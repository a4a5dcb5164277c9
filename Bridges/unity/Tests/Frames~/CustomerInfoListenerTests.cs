using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using RedemptionKit;
using RedemptionKit.Contract;
using UnityEngine;

/// <summary>The listener of RevenueCat's component hears of a changed customer, and Superwall's instance is the phone's.</summary>
public sealed class CustomerInfoListenerTests
{
    [TestCase("ios")]
    [TestCase("android")]
    public void A_redemption_calls_the_listener(string platform)
    {
        using (var phone = Phone.Start(Platform.Of(platform)))
        {
            var purchases = new GameObject("Listening shop").AddComponent<Purchases>();
            purchases.revenueCatAPIKeyApple = "appl_key";
            purchases.revenueCatAPIKeyGoogle = "goog_key";
            var listener = purchases.gameObject.AddComponent<Listener>();
            purchases.listener = listener;
            phone.Install(purchases);
            var link = phone.Server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }).Result.Link.Url;
            purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption(link), result => { });
            phone.Settle();
            Object.DestroyImmediate(purchases.gameObject);
            Assert.AreEqual("pro", listener.Heard.Last());
        }
    }

    [Test]
    public void Superwalls_instance_ends_with_the_phone()
    {
        using (var phone = Phone.Start(Platform.Ios))
        {
            phone.InstallSuperwall();
            Assert.IsNotNull(Superwall.Superwall.Shared);
            Assert.IsNotNull(Superwall.Internal.BridgeCallbackHandler.Instance);
        }
        Assert.IsNull(Superwall.Superwall.Shared);
        Assert.IsNull(Superwall.Internal.BridgeCallbackHandler.Instance);
    }

    private sealed class Listener : Purchases.UpdatedCustomerInfoListener
    {
        public readonly List<string> Heard = new List<string>();

        public override void CustomerInfoReceived(Purchases.CustomerInfo customerInfo)
        {
            Heard.Add(string.Join(",", customerInfo.Entitlements.Active.Keys.ToArray()));
        }
    }
}
