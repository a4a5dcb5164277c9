using System;
using System.Collections;
using NUnit.Framework;
using RedemptionKit;
using RedemptionKit.Contract;
using Superwall.Internal;
using UnityEngine;
using UnityEngine.TestTools;

namespace MyGame
{
    [TestFixture("ios")]
    [TestFixture("android")]
    public sealed class RedemptionLinksTests
    {
        private readonly Platform _platform;
        private Phone _phone;
        private Purchases _purchases;
        private BridgeCallbackHandler _bridge;
        private RedemptionScreen _screen;
        private RedemptionLinks _links;

        public RedemptionLinksTests(string platform)
        {
            _platform = Platform.Of(platform);
        }

        [SetUp]
        public void Start()
        {
            _phone = Phone.Start(_platform);
            _screen = new RedemptionScreen();

            // RevenueCat's own component, configured in the inspector.
            _purchases = new GameObject("Shop").AddComponent<Purchases>();
            _purchases.revenueCatAPIKeyApple = "appl_key";
            _purchases.revenueCatAPIKeyGoogle = "goog_key";
            _purchases.appUserID = "ada";
            _phone.Install(_purchases);

            // Superwall's own receiver of messages. `Superwall.Configure` makes it in play mode.
            _bridge = new GameObject("SuperwallBridge").AddComponent<BridgeCallbackHandler>();
            var superwall = _phone.InstallSuperwall();

            _links = new RedemptionLinks(_purchases, _screen, superwall.HandleDeepLink);
            _bridge.Delegate = _links;
            Application.deepLinkActivated += _links.Open;
        }

        [TearDown]
        public void Close()
        {
            UnityEngine.Object.DestroyImmediate(_purchases.gameObject);
            UnityEngine.Object.DestroyImmediate(_bridge.gameObject);
            _phone.Dispose();
        }

        [TestCaseSource(typeof(Outcomes), "Revenuecat")]
        [TestCaseSource(typeof(Outcomes), "Superwall")]
        public void The_player_sees_what_came_of_a_link(OutcomeCase outcome)
        {
            var link = outcome.Url(_phone.Server);
            _phone.Open(link);
            _phone.ExpectRedeemedOnce(link, outcome.Outcome);
            Assert.AreEqual(outcome.Outcome == OutcomeKind.Redeemed, _screen.IsUnlocked);
            Assert.IsFalse(_screen.IsBusy);
            Assert.IsNotNull(_screen.Message);
        }

        [Test]
        public void A_purchase_of_something_else_unlocks_nothing()
        {
            foreach (var vendor in new[] { Vendor.Revenuecat, Vendor.Superwall })
            {
                var link = _phone.Server.Store.Purchase(vendor, "stickers", new[] { "stickers" }).Result.Link.Url;
                _phone.Open(link);
                _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
                Assert.IsFalse(_screen.IsUnlocked);
            }
        }

        [Test]
        public void A_link_that_starts_the_game_is_redeemed_once()
        {
            var link = Sell(Vendor.Revenuecat);
            _phone.Launch(link, _links.Open); // The game calls it with `Application.absoluteURL`.
            _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
            Assert.IsTrue(_screen.IsUnlocked);
        }

        [Test]
        public void A_new_link_is_on_its_way_when_one_is_too_old()
        {
            foreach (var vendor in new[] { Vendor.Revenuecat, Vendor.Superwall })
            {
                var link = Sell(vendor);
                _phone.Server.Clock.Advance(3600).Wait();
                _phone.Open(link);
                Assert.AreEqual("This link is too old. A new one is on its way to j***@e***e.com.", _screen.Message);
            }
        }

        [Test]
        public void A_link_that_failed_offline_works_later()
        {
            var link = Sell(Vendor.Revenuecat);
            _phone.Server.Fault.Inject(FaultInjection.Offline).Wait();
            _phone.Open(link);
            Assert.IsFalse(_screen.IsUnlocked);
            _phone.Server.Fault.Inject(FaultInjection.None).Wait();
            _phone.Open(link);
            Assert.IsTrue(_screen.IsUnlocked);
        }

        [UnityTest]
        public IEnumerator The_game_shows_activity_while_it_lasts()
        {
            foreach (var vendor in new[] { Vendor.Revenuecat, Vendor.Superwall })
            {
                _phone.Server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
                _phone.Open(Sell(vendor), TimeSpan.Zero);
                Assert.IsTrue(_screen.IsBusy);
                _phone.Server.Clock.Advance(5).Wait();
                var settling = _phone.Settling();
                while (settling.MoveNext())
                {
                    yield return null;
                }
                Assert.IsFalse(_screen.IsBusy);
                Assert.IsTrue(_screen.IsUnlocked);
            }
        }

        private string Sell(Vendor vendor)
        {
            return _phone.Server.Store.Purchase(vendor, "pro_monthly", new[] { "pro" }, email: "jane.doe@example.com").Result.Link.Url;
        }
    }
}
