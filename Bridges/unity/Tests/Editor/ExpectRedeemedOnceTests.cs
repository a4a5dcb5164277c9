using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>What a passing `ExpectRedeemedOnce` means: it waits for the redemption, and then looks for a second one.</summary>
    [TestFixture]
    public sealed class ExpectRedeemedOnceTests
    {
        private Phone _phone;
        private SomePurchases _purchases;

        [SetUp]
        public void Start()
        {
            _phone = Phone.Start(Platform.Ios);
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
            Application.isPlaying = false;
        }

        [TestCase(10)]
        [TestCase(50)]
        [TestCase(100)]
        [TestCase(900)]
        public void A_late_redemption_is_waited_for(int milliseconds)
        {
            var link = Sell();
            RedeemAfter(milliseconds, link);
            Assert.AreEqual("SUCCESS", _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed).Returned);
        }

        [TestCase(1000)]
        [TestCase(1500)]
        public void A_later_one_is_waited_for_with_a_longer_limit(int milliseconds)
        {
            var link = Sell();
            RedeemAfter(milliseconds, link);
            _phone.ExpectRedeemedOnce(link, within: TimeSpan.FromSeconds(3));
        }

        [TestCase(0)]
        [TestCase(10)]
        [TestCase(100)]
        [TestCase(200)]
        public void A_second_redemption_in_the_quiet_time_fails(int milliseconds)
        {
            var link = Sell();
            Redeem(link);
            RedeemAfter(milliseconds, link);
            var error = Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link));
            StringAssert.StartsWith("redeemed 2 times, and the test expected one: 1. redeemed: the SDK returned SUCCESS with active=[pro]; 2. ", error.Message);
            Assert.AreEqual(2, error.Records.Count);
        }

        [Test]
        public void A_second_redemption_after_a_second_is_seen_by_a_longer_quiet_time_alone()
        {
            var link = Sell();
            Redeem(link);
            RedeemAfter(1000, link);
            _phone.ExpectRedeemedOnce(link);
            Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link, quiet: TimeSpan.FromMilliseconds(1500)));
        }

        [Test]
        public void Another_end_fails_at_once_and_none_after_the_limit()
        {
            var link = Sell();
            var watch = Stopwatch.StartNew();
            StringAssert.StartsWith("never redeemed: ", Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link)).Message);
            Assert.GreaterOrEqual(watch.ElapsedMilliseconds, 1000);
            Redeem(link);
            watch.Restart();
            var error = Assert.Throws<RedeemedOnceFailed>(
                () => _phone.ExpectRedeemedOnce(link, OutcomeKind.SubscriptionExpired, quiet: TimeSpan.FromSeconds(20), shows: "Welcome!"));
            Assert.AreEqual(
                "redeemed: the SDK returned SUCCESS with active=[pro], the app showed \"Welcome!\", and the test expected lapsed.", error.Message);
            Assert.Less(watch.ElapsedMilliseconds, 10000);
        }

        [Test]
        public void A_late_result_is_waited_for_and_no_result_fails()
        {
            var link = Sell();
            _phone.Server.Fault.Inject(FaultInjection.Delay, seconds: 60).Wait();
            Redeem(link);
            StringAssert.Contains("still in progress", Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link)).Message);
            After(300, () => _phone.Server.Clock.Advance(60).Wait());
            _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
        }

        [Test]
        public void A_redemption_before_the_SDK_is_configured_has_ended_with_its_error()
        {
            var link = Sell();
            var early = new GameObject("Early shop").AddComponent<SomePurchases>();
            early.useRuntimeSetup = true;
            _phone.Install(early);
            Assert.Throws<ChannelRefused>(() => early.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(link)));
            var watch = Stopwatch.StartNew();
            var failed = Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link));
            StringAssert.Contains("the call ended with \"There is no singleton instance.", failed.Message);
            Assert.Less(watch.ElapsedMilliseconds, 1500);
            UnityEngine.Object.DestroyImmediate(early.gameObject);
        }

        [Test]
        public void Another_call_in_progress_does_not_use_up_the_quiet_time()
        {
            var link = Sell();
            Redeem(link);
            _phone.Settle();
            _phone.Server.Fault.Inject(FaultInjection.Delay, seconds: 60).Wait();
            Redeem(Sell());
            After(1200, () => _phone.Server.Clock.Advance(60).Wait());
            RedeemAfter(1700, link);
            StringAssert.StartsWith(
                "redeemed 2 times", Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link, quiet: TimeSpan.FromSeconds(1))).Message);
        }

        [TestCase(10)]
        [TestCase(100)]
        [TestCase(900)]
        public void A_phone_waits_for_a_game_that_redeems_later(int milliseconds)
        {
            var link = Sell();
            Application.deepLinkActivated += url => RedeemAfter(milliseconds, url);
            _phone.Open(link);
            _phone.Server.Redemption.Expect(link, OutcomeKind.Redeemed).Wait();
            var started = Sell();
            _phone.Launch(started, url => RedeemAfter(milliseconds, url));
            _phone.Server.Redemption.Expect(started, OutcomeKind.Redeemed).Wait();
        }

        [Test]
        public void A_phone_waits_neither_for_another_link_nor_longer_than_its_limit()
        {
            Application.deepLinkActivated += url => { };
            var watch = Stopwatch.StartNew();
            _phone.Open("https://example.com/news", TimeSpan.FromSeconds(60));
            _phone.Open(Sell(), TimeSpan.FromMilliseconds(50));
            _phone.Open(Sell(), TimeSpan.Zero);
            Assert.Less(watch.ElapsedMilliseconds, 30000);
        }

        [Test]
        public void What_await_leaves_for_the_main_thread_runs_meanwhile()
        {
            var before = SynchronizationContext.Current;
            SynchronizationContext.SetSynchronizationContext(new MainThread());
            try
            {
                var link = Sell();
                RedeemWithAwait(link);
                _phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
                RedeemWithAwait(link);
                Assert.Throws<RedeemedOnceFailed>(() => _phone.ExpectRedeemedOnce(link));
            }
            finally
            {
                SynchronizationContext.SetSynchronizationContext(before);
            }
        }

        [Test]
        public void In_play_mode_it_waits_frame_by_frame()
        {
            var link = Sell();
            Application.isPlaying = true;
            GameObject.Frame(); // The component's `Start` runs, and puts the SDK's empty wrapper in.
            _phone.Install(_purchases);
            _purchases.Configure("key", "ada");
            StringAssert.Contains("ExpectingRedeemedOnce", Assert.Throws<InvalidOperationException>(() => _phone.ExpectRedeemedOnce(link)).Message);
            RedeemAfter(100, link);
            Assert.Greater(Frames(_phone.ExpectingRedeemedOnce(link, OutcomeKind.Redeemed)), 5);
            RedeemAfter(100, link);
            Assert.Throws<RedeemedOnceFailed>(() => Frames(_phone.ExpectingRedeemedOnce(link)));
            Assert.Throws<RedeemedOnceFailed>(() => Frames(_phone.ExpectingRedeemedOnce(Sell())));
        }

        [Test]
        public void A_reset_after_a_crash_starts_another_server()
        {
            using (var server = RedemptionServer.Start().Result)
            {
                var heard = new List<string>();
                var old = PurchasesWrapper.Open(server, Platform.Ios, (receiver, method, text) => heard.Add(method)).Result;
                old.Setup("Purchases", "key");
                Process.GetProcessById(server.ProcessId).Kill();
                server.Reset().Wait();
                StringAssert.Contains("`Reset` and `Phone.Start` start another one", Assert.Throws<ServerExited>(() => old.IsConfigured()).Message);
                using (var phone = Phone.Start(Platform.Ios, server))
                {
                    heard.Clear();
                    var purchases = new GameObject("Another shop").AddComponent<SomePurchases>();
                    purchases.useRuntimeSetup = true;
                    Assert.AreEqual(old.Session, phone.Install(purchases).Session, "Another server begins its names again.");
                    purchases.Configure("key", "ada");
                    var link = server.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" }).Result.Link.Url;
                    purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(link));
                    phone.ExpectRedeemedOnce(link, OutcomeKind.Redeemed);
                    CollectionAssert.IsEmpty(heard);
                    old.Dispose();
                    Assert.IsTrue(purchases.Wrapper.IsConfigured(), "The other server's session is not closed.");
                    UnityEngine.Object.DestroyImmediate(purchases.gameObject);
                }
                Process.GetProcessById(server.ProcessId).Kill();
                using (Phone.Start(Platform.Ios, server))
                {
                    Assert.AreEqual(2, server.Generation);
                }
                server.Dispose();
                Assert.IsInstanceOf<ServerExited>(Assert.Throws<AggregateException>(() => server.Reset().Wait()).InnerException);
            }
        }

        [Test]
        public void A_game_that_was_removed_is_deaf_and_its_calls_throw()
        {
            var link = Sell();
            _phone.Server.Fault.Inject(FaultInjection.Delay, seconds: 60).Wait();
            Redeem(link);
            _phone.Dispose();
            using (var next = Phone.Start(Platform.Ios))
            {
                Assert.Throws<PhoneReset>(() => Redeem(link));
                next.Settle();
                Assert.IsEmpty(next.Redemptions());
            }
        }

        [Test]
        public void The_platform_of_a_phone_that_is_started_without_one()
        {
            Assert.AreEqual(Platform.Ios, Phone.DefaultPlatform(null));
            Assert.AreEqual(Platform.Android, Phone.DefaultPlatform("android"));
            Assert.Throws<ArgumentException>(() => Phone.DefaultPlatform("tizen"));
        }

        private static int Frames(IEnumerator frames)
        {
            var count = 0;
            while (frames.MoveNext())
            {
                count += 1;
                Thread.Sleep(5);
                GameObject.Frame();
            }
            return count;
        }

        private static void After(int milliseconds, Action action)
        {
            Task.Delay(milliseconds).ContinueWith(done => action());
        }

        private string Sell()
        {
            return _phone.Server.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" }).Result.Link.Url;
        }

        private void Redeem(string link)
        {
            _purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(link));
        }

        private void RedeemAfter(int milliseconds, string link)
        {
            After(milliseconds, () => Redeem(link));
        }

        private async void RedeemWithAwait(string link)
        {
            await Task.Delay(100);
            Redeem(link);
        }
    }
}
