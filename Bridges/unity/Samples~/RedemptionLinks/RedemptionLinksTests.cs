using System.Collections.Generic;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit;
using RedemptionKit.Contract;

namespace MyGame
{
    using Purchases = RedemptionKit.Purchases; // In the game itself this is RevenueCat's own component: leave the line out.

    /// <summary>Shows the player how a redemption ended.</summary>
    public sealed class RedemptionScreen
    {
        public bool IsBusy { get; private set; }
        public int TimesBusy { get; private set; }
        public string Message { get; private set; }

        public void Begin()
        {
            IsBusy = true;
            TimesBusy += 1;
        }

        public void End(string message)
        {
            IsBusy = false;
            Message = message;
        }
    }

    /// <summary>Redeems RevenueCat's links.</summary>
    public sealed class RevenueCatLinks
    {
        private readonly Purchases _purchases;
        private readonly RedemptionScreen _screen;

        public RevenueCatLinks(Purchases purchases, RedemptionScreen screen)
        {
            _purchases = purchases;
            _screen = screen;
        }

        public void Open(string url)
        {
            _purchases.ParseAsWebPurchaseRedemption(url, redemption =>
            {
                _screen.Begin();
                _purchases.RedeemWebPurchase(redemption, result => _screen.End(Message(result)));
            });
        }

        private static string Message(Purchases.WebPurchaseRedemptionResult result)
        {
            if (result is Purchases.WebPurchaseRedemptionResult.Success success)
            {
                return success.CustomerInfo.Entitlements.Active.Count > 0
                    ? "Your purchase is unlocked. Enjoy!"
                    : "This subscription has run out. Renew it to continue."; // A lapsed purchase redeems too.
            }
            if (result is Purchases.WebPurchaseRedemptionResult.InvalidToken)
            {
                return "This link does not work. Please open the one in your e-mail again, or write to us.";
            }
            if (result is Purchases.WebPurchaseRedemptionResult.Expired expired)
            {
                return string.IsNullOrEmpty(expired.ObfuscatedEmail)
                    ? "This link is too old. Look for a new one in your e-mail."
                    : "This link is too old. A new one is on its way to " + expired.ObfuscatedEmail + ".";
            }
            if (result is Purchases.WebPurchaseRedemptionResult.PurchaseBelongsToOtherUser)
            {
                return "Another account has this purchase. Sign in with that one to use it.";
            }
            return "We could not reach the store. Please open the link again in a moment."; // The Unity SDK gives null for every error.
        }
    }

    /// <summary>Receives the results of Superwall's links.</summary>
    public sealed class SuperwallLinks : ISuperwallDelegate
    {
        private readonly RedemptionScreen _screen;
        private readonly string _email;

        public SuperwallLinks(RedemptionScreen screen, string email)
        {
            _screen = screen;
            _email = email;
        }

        public SuperwallCallbacks Superwall { get; set; }

        public void WillRedeemLink()
        {
            _screen.Begin();
        }

        public void DidRedeemLink(RedemptionResult result)
        {
            if (result is RedemptionResult.SuccessResult)
            {
                // The Unity SDK does not pass the buyer's address: this is the one that the player gave to the game.
                Superwall.SetUserAttributes(new Dictionary<string, object> { { "email", _email } });
            }
            _screen.End(Message(result));
        }

        public void HandleSuperwallDeepLink(string fullURL, IReadOnlyList<string> path, IReadOnlyDictionary<string, string> query)
        {
        }

        public void CustomerInfoDidChange(JObject from, JObject to)
        {
        }

        public void SubscriptionStatusDidChange(JObject from, JObject to)
        {
        }

        private static string Message(RedemptionResult result)
        {
            if (result is RedemptionResult.SuccessResult)
            {
                return "Your purchase is unlocked. Enjoy!";
            }
            if (result is RedemptionResult.InvalidCodeResult)
            {
                return "This link does not work. Please open the one in your e-mail again, or write to us.";
            }
            if (result is RedemptionResult.ExpiredCodeResult expired)
            {
                return expired.Info.Resent && expired.Info.ObfuscatedEmail != null
                    ? "This link is too old. A new one is on its way to " + expired.Info.ObfuscatedEmail + "."
                    : "This link is too old. Look for a new one in your e-mail.";
            }
            if (result is RedemptionResult.ExpiredSubscriptionResult)
            {
                return "This subscription has run out. Renew it to continue.";
            }
            return "We could not redeem your purchase. Please open the link again in a moment.";
        }
    }

    [TestFixture]
    public sealed class RedemptionLinksTests
    {
        private const string Email = "jane.doe@example.com";
        private const string TryAgain = "We could not reach the store. Please open the link again in a moment.";

        private RedemptionServer _server;
        private RedemptionScreen _screen;
        private Purchases _purchases;
        private SuperwallCallbacks _superwall;

        [SetUp]
        public void Start()
        {
            _server = RedemptionServer.Shared().Result; // One for the whole test run.
            _server.Reset().Wait(); // What other tests bought is gone.
            _screen = new RedemptionScreen();

            _purchases = Purchases.Open(_server, Platform.Ios).Result;
            _purchases.Configure("key", "ada");

            var links = new SuperwallLinks(_screen, Email);
            var receiver = new SuperwallReceiver { Delegate = links };
            _superwall = SuperwallCallbacks.Open(_server, Platform.Ios, receiver.Receive).Result;
            links.Superwall = _superwall;
            _superwall.Configure("key");
        }

        [TearDown]
        public void Close()
        {
            _purchases?.Dispose();
            _superwall?.Dispose();
        }

        [Test]
        public void RevenueCat_success()
        {
            OpenRevenueCat(Buy(Vendor.Revenuecat));
            Assert.AreEqual("Your purchase is unlocked. Enjoy!", _screen.Message);
        }

        [Test]
        public void RevenueCat_error()
        {
            var link = Buy(Vendor.Revenuecat);
            _server.Fault.Inject(FaultInjection.Http, status: 500).Wait();
            OpenRevenueCat(link);
            Assert.AreEqual(TryAgain, _screen.Message);
        }

        [Test]
        public void RevenueCat_offline()
        {
            var link = Buy(Vendor.Revenuecat);
            _server.Fault.Inject(FaultInjection.Offline).Wait();
            OpenRevenueCat(link);
            Assert.AreEqual(TryAgain, _screen.Message);
            _server.Fault.Inject(FaultInjection.None).Wait();
            OpenRevenueCat(link);
            Assert.AreEqual("Your purchase is unlocked. Enjoy!", _screen.Message);
        }

        [Test]
        public void RevenueCat_invalid_token()
        {
            OpenRevenueCat("rc-d458f1e3a2://redeem_web_purchase?redemption_token=nonsense");
            StringAssert.StartsWith("This link does not work.", _screen.Message);
        }

        [Test]
        public void RevenueCat_expired()
        {
            var link = Buy(Vendor.Revenuecat);
            _server.Clock.Advance(3600).Wait();
            OpenRevenueCat(link);
            Assert.AreEqual("This link is too old. A new one is on its way to j***@e***e.com.", _screen.Message);
        }

        [Test]
        public void RevenueCat_lapsed()
        {
            var bought = _server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }).Result;
            _server.Store.Expire(bought.Purchase).Wait();
            OpenRevenueCat(bought.Link.Url);
            StringAssert.StartsWith("This subscription has run out.", _screen.Message);
        }

        [Test]
        public void RevenueCat_belongs_to_other_user()
        {
            _server.Store.Policy(Vendor.Revenuecat, transfer: TransferPolicy.KeepWithOriginal).Wait();
            OpenRevenueCat(Buy(Vendor.Revenuecat, "ben"));
            StringAssert.StartsWith("Another account has this purchase.", _screen.Message);
        }

        [Test]
        public void RevenueCat_shows_activity_while_it_lasts()
        {
            var link = Buy(Vendor.Revenuecat);
            _server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
            new RevenueCatLinks(_purchases, _screen).Open(link);
            Assert.IsTrue(_screen.IsBusy);
            _server.Clock.Advance(5).Wait();
            _purchases.Settled().Wait();
            Assert.IsFalse(_screen.IsBusy);
        }

        [Test]
        public void Superwall_shows_activity_while_it_lasts()
        {
            _server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
            _superwall.HandleDeepLink(Buy(Vendor.Superwall));
            Assert.IsTrue(_screen.IsBusy); // willRedeemLink came,
            _server.Clock.Advance(5).Wait();
            Assert.IsFalse(_screen.IsBusy); // and didRedeemLink.
        }

        [Test]
        public void Superwall_success_sets_the_email()
        {
            OpenSuperwall(Buy(Vendor.Superwall));
            Assert.AreEqual("Your purchase is unlocked. Enjoy!", _screen.Message);
            Assert.AreEqual(Email, (string)JObject.Parse(_superwall.GetUserAttributes())["email"]);
        }

        [Test]
        public void Superwall_error_and_offline()
        {
            foreach (var fault in new[] { FaultInjection.Http, FaultInjection.Offline })
            {
                var link = Buy(Vendor.Superwall);
                _server.Fault.Inject(fault, status: fault == FaultInjection.Http ? 401 : (long?)null).Wait();
                OpenSuperwall(link);
                StringAssert.StartsWith("We could not redeem your purchase.", _screen.Message);
                Assert.IsNull(JObject.Parse(_superwall.GetUserAttributes())["email"]);
                _server.Fault.Inject(FaultInjection.None).Wait();
            }
        }

        [Test]
        public void Superwall_invalid_code()
        {
            OpenSuperwall("mygame://superwall/redeem?code=nonsense");
            StringAssert.StartsWith("This link does not work.", _screen.Message);
        }

        [Test]
        public void Superwall_expired()
        {
            var link = Buy(Vendor.Superwall);
            _server.Clock.Advance(3600).Wait();
            OpenSuperwall(link);
            Assert.AreEqual("This link is too old. A new one is on its way to j***@e***e.com.", _screen.Message);
        }

        [Test]
        public void Superwall_lapsed()
        {
            var bought = _server.Store.Purchase(Vendor.Superwall, "pro_monthly", new[] { "pro" }).Result;
            _server.Store.Expire(bought.Purchase).Wait();
            OpenSuperwall(bought.Link.Url);
            StringAssert.StartsWith("This subscription has run out.", _screen.Message);
        }

        private string Buy(Vendor vendor, string appUserId = null)
        {
            return _server.Store.Purchase(vendor, "pro_monthly", new[] { "pro" }, appUserId: appUserId, email: Email).Result.Link.Url;
        }

        private void OpenRevenueCat(string link)
        {
            var before = _screen.TimesBusy;
            new RevenueCatLinks(_purchases, _screen).Open(link);
            _purchases.Settled().Wait();
            Assert.AreEqual(before + 1, _screen.TimesBusy);
            Assert.IsFalse(_screen.IsBusy);
        }

        private void OpenSuperwall(string link)
        {
            var before = _screen.TimesBusy;
            Assert.IsTrue(_superwall.HandleDeepLink(link));
            Assert.AreEqual(before + 1, _screen.TimesBusy);
            Assert.IsFalse(_screen.IsBusy);
        }
    }
}
