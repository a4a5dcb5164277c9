using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>Links as the system opens them, and what was redeemed.</summary>
    [TestFixture("ios")]
    [TestFixture("android")]
    public sealed class PhoneTests
    {
        private readonly Platform _platform;
        private Phone _phone;
        private SomePurchases _purchases;

        public PhoneTests(string platform)
        {
            _platform = Platform.Of(platform);
        }

        [SetUp]
        public void Start()
        {
            _phone = Phone.Start(_platform);
            _purchases = new GameObject("Shop").AddComponent<SomePurchases>();
            _purchases.useRuntimeSetup = true;
            _phone.Install(_purchases);
            _purchases.Configure("key", "ada");
        }

        [TearDown]
        public void Close()
        {
            UnityEngine.Object.DestroyImmediate(_purchases.gameObject);
            _phone.Dispose();
        }

        [TestCaseSource(typeof(Outcomes), "Revenuecat")]
        public void A_link_of_RevenueCat_ends_as_the_table_says(OutcomeCase outcome)
        {
            var link = outcome.Url(_phone.Server);
            Application.deepLinkActivated += Redeem;
            _phone.Open(link);
            Assert.AreEqual(_phone.Redemptions()[0].Session, _phone.ExpectRedeemedOnce(link, outcome.Outcome).Session);
        }

        [TestCaseSource(typeof(Outcomes), "Superwall")]
        public void A_link_of_Superwall_ends_as_the_table_says(OutcomeCase outcome)
        {
            var link = outcome.Url(_phone.Server);
            var superwall = _phone.InstallSuperwall();
            Application.deepLinkActivated += url => Assert.IsTrue(superwall.HandleDeepLink(url));
            _phone.Open(link);
            Assert.AreEqual(Vendor.Superwall, _phone.ExpectRedeemedOnce(link, outcome.Outcome).Vendor);
        }

        [TestCase("revenuecat")]
        [TestCase("superwall")]
        public void The_rows_are_those_of_the_server(string vendor)
        {
            var rows = vendor == "superwall" ? Outcomes.Superwall : Outcomes.Revenuecat;
            var table = _phone.Server.Outcomes.List(Vendor.Of(vendor)).Result.Situations;
            CollectionAssert.AreEqual(table.Select(one => one.Name + " " + one.Outcome.Word), rows.Select(one => one.Name + " " + one.Outcome.Word));
        }

        [Test]
        public void A_row_sells_what_the_game_sells()
        {
            var lapsed = Outcomes.Revenuecat.First(one => one.Name == "subscriptionExpired");
            var link = lapsed.Url(_phone.Server, "gold", new[] { "premium" }, PurchaseKind.OneTime, email: "", scheme: "rc-mine");
            StringAssert.StartsWith("rc-mine://", link);
            Redeem(link);
            _phone.ExpectRedeemedOnce(link, OutcomeKind.SubscriptionExpired);
            var sold = _phone.Server.Store.List().Result.Purchases[0].Purchase;
            Assert.AreEqual("gold premium ", sold.Product + " " + sold.Entitlements[0] + " " + sold.Email);
        }

        [Test]
        public void A_link_that_nothing_listens_for_is_lost()
        {
            var error = Assert.Throws<InvalidOperationException>(() => _phone.Open("game://home"));
            StringAssert.Contains("deepLinkActivated", error.Message);
        }

        [Test]
        public void A_phone_sets_earlier_handlers_aside_and_gives_them_back()
        {
            var opened = new List<string>();
            Application.deepLinkActivated += opened.Add;
            using (var other = Phone.Start(_platform))
            {
                Assert.Throws<InvalidOperationException>(() => other.Open("game://other"));
            }
            _phone.Open("game://home");
            CollectionAssert.AreEqual(new[] { "game://home" }, opened);
        }

        [Test]
        public void A_link_that_starts_the_game_is_handed_to_its_start()
        {
            var link = Sell();
            Application.deepLinkActivated += url => Assert.Fail("A link that starts the game raises no event.");
            _phone.Launch(link, Redeem);
            _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
        }

        [Test]
        public void A_link_that_is_redeemed_twice_or_never_or_otherwise_is_not_redeemed_once()
        {
            var twice = Sell();
            var never = Sell();
            Application.deepLinkActivated += Redeem;
            Application.deepLinkActivated += Redeem;
            _phone.Open(twice);
            StringAssert.StartsWith("redeemed 2 times", Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(twice)).Message);
            var error = Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(never));
            StringAssert.StartsWith("never redeemed", error.Message);
            Assert.AreEqual(2, error.Records.Count);
            CollectionAssert.AreEqual(new[] { twice, twice }, _phone.Redemptions().Select(one => one.Url));
            CollectionAssert.IsEmpty(_phone.Redemptions(never));
        }

        [TestCase("")]
        [TestCase("A link to pro was sold and never redeemed.")]
        [TestCase("`customerInfoUpdated` came, and RevenueCat's component has no `listener`.")]
        [TestCase("`_redeemWebPurchase` came for the game object Shop, which is not there.")]
        public void A_strict_phone_fails_a_test_that_missed_something(string missed)
        {
            _phone.Dispose();
            _phone = Phone.Start(_platform, strict: true);
            _phone.Install(_purchases);
            _purchases.listener = missed.Contains("listener") ? null : _purchases;
            _purchases.Configure("key", "ada");
            Redeem(Outcomes.Revenuecat.First(one => one.Name == "invalidCode").Url(_phone.Server));
            var link = Sell();
            if (missed.Contains("not there"))
            {
                _phone.Settle();
                UnityEngine.Object.DestroyImmediate(_purchases.gameObject);
            }
            if (!missed.Contains("sold"))
            {
                Redeem(link);
            }
            _phone.Settle();
            if (missed.Length > 0)
            {
                StringAssert.Contains(missed, Assert.Throws<StrictPhoneFailed>(_phone.Dispose).Message);
            }
        }

        [Test]
        public void A_strict_phone_reads_every_page_of_what_was_sold()
        {
            _phone.Dispose();
            _phone = Phone.Start(_platform, strict: true);
            for (var sold = 0; sold < 101; sold++)
            {
                Sell();
            }
            var message = Assert.Throws<StrictPhoneFailed>(_phone.Dispose).Message;
            Assert.AreEqual(101, message.Split(new[] { "never redeemed" }, StringSplitOptions.None).Length - 1);
        }

        [Test, Timeout(20000)]
        public void A_game_that_redeems_again_at_each_answer_ends_its_test()
        {
            var link = Outcomes.Revenuecat.First(one => one.Name == "invalidCode").Url(_phone.Server);
            _purchases.Told = (name, message) =>
            {
                if (name == "redeemWebPurchase")
                {
                    Redeem(link);
                }
            };
            Application.deepLinkActivated += Redeem;
            _phone.Open(link);
            Assert.Greater(_phone.Redemptions(link).Count, 1);
            Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link, OutcomeKind.InvalidCode));
            StringAssert.Contains("after 1000 rounds", Assert.Throws<NeverSettled>(_phone.Settle).Message);
            _purchases.Told = (name, message) => { };
            _phone.Settle();
        }

        [Test]
        public void A_redemption_in_progress_has_no_end()
        {
            var link = Sell();
            _phone.Server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
            Redeem(link);
            Assert.IsNull(_phone.Redemptions(link)[0].Outcome);
            _phone.Server.Clock.Advance(5).Wait();
            _phone.Settle();
            _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
        }

        [Test]
        public void An_answer_that_waits_for_the_clock_comes_after_the_link_was_opened_twice()
        {
            // Its calls fail after 5 s.
            using (var server = RedemptionServer.Start(new RedemptionServerOptions { Timeout = TimeSpan.FromSeconds(5) }).Result)
            using (var phone = Phone.Start(_platform, server))
            {
                phone.Install(_purchases);
                _purchases.Configure("key", "ada");
                Application.deepLinkActivated += Redeem;
                var link = server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }).Result.Link.Url;
                server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
                phone.Open(link);
                phone.Open(link);
                Assert.IsTrue(phone.Redemptions(link).All(one => one.Outcome == null));
                server.Clock.Advance(5).Wait();
                phone.Settle();
                Assert.IsTrue(phone.Redemptions(link).All(one => one.Outcome == OutcomeKind.Redeemed));
                Application.deepLinkActivated -= Redeem;
            }
        }

        [Test]
        public void A_game_that_starts_again_has_its_user_and_its_access_and_one_that_is_installed_again_has_not()
        {
            _purchases.Configure("key", null);
            var user = _purchases.Wrapper.GetAppUserId();
            Application.deepLinkActivated += Redeem;
            var link = Sell();
            _phone.Open(link);
            _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
            _phone.Server.Fault.Inject(FaultInjection.Offline).Wait();
            _phone.Relaunch();
            Assert.Throws<InvalidOperationException>(() => _phone.Open(link), "its handler of links is gone");
            Assert.IsFalse(_purchases.Wrapper.IsConfigured());
            _purchases.Configure("key", null);
            Assert.AreEqual(user, _purchases.Wrapper.GetAppUserId());
            _phone.Reinstall();
            _purchases.Configure("key", null);
            Assert.AreNotEqual(user, _purchases.Wrapper.GetAppUserId());
            _phone.Server.Fault.Inject(FaultInjection.None).Wait();
            var second = Sell();
            Redeem(second);
            _phone.ExpectRedeemedOnce(second, OutcomeKind.Redeemed);
        }

        [Test]
        public void One_redemption_each_of_two_components_is_one_too_many()
        {
            var other = new GameObject("Another shop").AddComponent<SomePurchases>();
            other.useRuntimeSetup = true;
            _phone.Install(other);
            other.Configure("key", "ben");
            var link = Sell();
            Redeem(link);
            other.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(link));
            Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link));
            UnityEngine.Object.DestroyImmediate(other.gameObject);
        }

        [Test]
        public void A_call_in_progress_ends_with_the_game()
        {
            _phone.Server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
            Redeem(Sell());
            _purchases.Received.Clear();
            _phone.Relaunch();
            _phone.Server.Clock.Advance(5).Wait();
            _phone.Settle();
            CollectionAssert.IsEmpty(_purchases.Received);
            // Android's native side never answers this one.
            _purchases.Configure("key", null);
            _phone.Server.Fault.Inject(FaultInjection.Malformed).Wait();
            Redeem(Sell());
            _phone.Relaunch();
            _phone.Settle();
            CollectionAssert.IsEmpty(_purchases.Received);
        }

        [Test]
        public void A_link_that_the_SDK_logs_is_nothing_to_a_game_that_was_removed()
        {
            _phone.InstallSuperwall();
            _phone.Dispose();
            Assert.DoesNotThrow(() => Debug.Log("[Superwall] HandleDeepLink(my-app://superwall/redeem?code=redemption_1)"));
            _phone = Phone.Start(_platform);
        }

        [Test]
        public void The_clock_moves_once_for_both_SDKs_in_the_background()
        {
            _phone.InstallSuperwall();
            var before = _phone.Server.Clock.Now().Result.Now;
            _phone.Background(TimeSpan.FromHours(25));
            Assert.AreEqual(25 * 3600000L, _phone.Server.Clock.Now().Result.Now - before);
        }

        private string Sell()
        {
            return _phone.Server.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" }).Result.Link.Url;
        }

        private void Redeem(string link)
        {
            _purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(link));
        }
    }
}
