using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>RevenueCat's native side and receiver, on both platforms.</summary>
    [TestFixture("ios")]
    [TestFixture("android")]
    public sealed class PurchasesTests
    {
        private readonly Platform _platform;
        private RedemptionServer _server;
        private Purchases _purchases;

        public PurchasesTests(string platform)
        {
            _platform = Platform.Of(platform);
        }

        [SetUp]
        public void Install()
        {
            _server = RedemptionServer.Start(new RedemptionServerOptions { Timeout = TimeSpan.FromSeconds(5) }).Result;
            _purchases = Purchases.Open(_server, _platform).Result;
        }

        [TearDown]
        public void Close()
        {
            if (_server != null)
            {
                _server.Dispose();
            }
        }

        [Test]
        public void An_app_configures_and_asks_who_it_is_at_once()
        {
            Assert.IsFalse(_purchases.IsConfigured());
            _purchases.Configure("key");
            Assert.IsTrue(_purchases.IsConfigured());
            Assert.IsTrue(_purchases.IsAnonymous());
            StringAssert.StartsWith("$RCAnonymousID:", _purchases.GetAppUserId());
        }

        [Test]
        public void A_call_of_an_app_that_is_not_configured_throws_where_it_is_made()
        {
            Assert.Throws<ChannelRefused>(() => _purchases.GetAppUserId());
            Assert.Throws<ChannelRefused>(() => _purchases.LogIn("ada", (info, created, error) => { }));
        }

        [Test]
        public void An_app_logs_in_and_out()
        {
            _purchases.Configure("key");
            var told = new List<string>();
            _purchases.LogIn("ada", (info, created, error) => told.Add("in " + created + " " + (error == null)));
            _purchases.Settled().Wait();
            Assert.AreEqual("ada", _purchases.GetAppUserId());
            _purchases.LogOut((info, error) => told.Add("out " + info.OriginalAppUserId.StartsWith("$RCAnonymousID:")));
            _purchases.Settled().Wait();
            _purchases.LogOut((info, error) => told.Add("again " + error.Code));
            _purchases.Settled().Wait();
            CollectionAssert.AreEqual(new[] { "in True True", "out True", "again 22" }, told);
        }

        [Test]
        public void A_link_is_redeemed_and_the_listener_hears_before_the_result()
        {
            _purchases.Configure("key");
            var told = new List<string>();
            _purchases.CustomerInfoReceived += info => told.Add("listener " + string.Join(",", info.Entitlements.Active.Keys.ToArray()));
            Open(Sell(), result => told.Add("result " + ((Purchases.WebPurchaseRedemptionResult.Success)result).CustomerInfo.Entitlements.Active["pro"].ProductIdentifier));
            CollectionAssert.AreEqual(new[] { "listener pro", "result pro_monthly" }, told.Skip(told.Count - 2).ToArray());
        }

        [Test]
        public void Messages_go_to_the_object_that_Setup_names_and_are_those_of_its_own_session()
        {
            var sent = new List<string>();
            var store = PurchasesWrapper.Open(_server, _platform, (receiver, method, text) => sent.Add("store " + receiver + " " + method)).Result;
            var other = PurchasesWrapper.Open(_server, _platform, (receiver, method, text) => sent.Add("other " + receiver + " " + method)).Result;
            store.Setup("Store", "key", "ada");
            other.Setup("Purchases", "key", "ben");
            CollectionAssert.AreEqual(new[] { "other Purchases", "store Store" }, sent.Select(one => one.Substring(0, one.LastIndexOf(' '))).Distinct().OrderBy(one => one));
            sent.Clear();
            store.RedeemWebPurchase(Sell());
            store.Settled().Wait();
            CollectionAssert.AreEqual(new[] { "store Store _receiveCustomerInfo", "store Store _redeemWebPurchase" }, sent);
        }

        [Test]
        public void A_killed_or_removed_game_gets_no_answer()
        {
            var sent = new List<string>();
            var wrapper = PurchasesWrapper.Open(_server, _platform, (receiver, method, text) => sent.Add(method)).Result;
            foreach (var end in new Action[] { () => wrapper.StartAgain(false), wrapper.Dispose })
            {
                wrapper.Setup("Purchases", "key");
                _server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
                wrapper.RedeemWebPurchase(Sell());
                sent.Clear();
                end();
                _server.Clock.Advance(5).Wait();
                CollectionAssert.IsEmpty(sent);
            }
        }

        [Test]
        public void Each_outcome_comes_as_the_receiver_has_it()
        {
            _purchases.Configure("key", "ada");
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.InvalidToken>(Result("rc-abc://redeem_web_purchase?redemption_token=nonsense"));

            var link = Sell();
            _server.Clock.Advance(3600).Wait();
            var expired = (Purchases.WebPurchaseRedemptionResult.Expired)Result(link);
            StringAssert.StartsWith("j***@", expired.ObfuscatedEmail);

            _server.Store.Policy(Vendor.Revenuecat, transfer: TransferPolicy.KeepWithOriginal).Wait();
            var others = _server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }, appUserId: "ben").Result.Link.Url;
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.PurchaseBelongsToOtherUser>(Result(others));
        }

        [Test]
        public void Upstream_defect_an_error_reaches_the_app_as_null()
        {
            _purchases.Configure("key");
            var link = Sell();
            _server.Fault.Inject(FaultInjection.Offline).Wait();
            Assert.IsNull(Result(link));
            _server.Fault.Inject(FaultInjection.None).Wait();
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.Success>(Result(link));

            // The message itself holds the result, which the typed client reads.
            string message = null;
            var wrapper = PurchasesWrapper.Open(_server, _platform, (receiver, method, text) => message = text).Result;
            wrapper.Setup("Purchases", "key");
            _server.Fault.Inject(FaultInjection.Offline).Wait();
            wrapper.RedeemWebPurchase(Sell());
            wrapper.Settled().Wait();
            var read = Purchases.WebPurchaseRedemptionResult.FromJson(JObject.Parse(message));
            var error = ((Purchases.WebPurchaseRedemptionResult.RedemptionError)read).Error;
            Assert.AreEqual(_platform == Platform.Ios ? 35 : 10, error.Code);
            // Empty on iOS.
            Assert.AreEqual((string)JObject.Parse(message)["error"]["underlyingErrorMessage"], error.UnderlyingErrorMessage);
        }

        [Test]
        public void Upstream_defect_a_link_that_is_none_reaches_the_app_as_null_too()
        {
            _purchases.Configure("key");
            var results = new List<object>();
            _purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption("https://example.com"), results.Add);
            _purchases.Settled().Wait();
            CollectionAssert.AreEqual(new object[] { null }, results);
        }

        [Test]
        public void Upstream_defect_a_text_that_is_no_link_throws_at_the_call()
        {
            var answered = false;
            var error = Assert.Throws<ChannelRefused>(
                () => _purchases.ParseAsWebPurchaseRedemption("https://example.com", redemption => answered = true));
            StringAssert.Contains(_platform == Platform.Ios ? "NSInvalidArgumentException" : "NullPointerException", error.Message);
            _purchases.Settled().Wait();
            Assert.IsFalse(answered);
        }

        [Test]
        public void Upstream_defect_a_success_that_cannot_be_read_is_never_answered_on_android_and_null_on_ios()
        {
            using (var server = RedemptionServer.Start(new RedemptionServerOptions { Timeout = TimeSpan.FromSeconds(5) }).Result)
            {
                var purchases = Purchases.Open(server, _platform).Result;
                purchases.Configure("key");
                var link = server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }).Result.Link.Url;
                server.Fault.Inject(FaultInjection.Malformed).Wait();
                var told = new List<object>();
                var waited = System.Diagnostics.Stopwatch.StartNew();
                purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption(link), told.Add);
                if (_platform == Platform.Ios)
                {
                    purchases.Settled().Wait();
                    CollectionAssert.AreEqual(new object[] { null }, told);
                    return;
                }
                Support.Run(async () => await Support.Fails<ChannelSilent>(() => purchases.Settled()));
                Assert.AreEqual(0, told.Count);
                Assert.Greater(waited.Elapsed, TimeSpan.FromSeconds(4));
            }
        }

        [Test]
        public void A_blank_key_is_refused_on_android()
        {
            if (_platform == Platform.Ios)
            {
                _purchases.Configure(" ");
                Assert.IsTrue(_purchases.IsConfigured());
                return;
            }
            Assert.Throws<ChannelRefused>(() => _purchases.Configure(" "));
            Assert.IsFalse(_purchases.IsConfigured());
        }

        [Test]
        public void Upstream_defect_a_second_call_takes_the_callback_of_the_first()
        {
            _purchases.Configure("key");
            var told = new List<string>();
            _server.Fault.Inject(FaultInjection.Delay, seconds: 60, count: 2).Wait();
            _purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption(Sell()), result => told.Add("first"));
            _purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption(Sell()), result => told.Add("second"));
            _server.Clock.Advance(120).Wait();
            _purchases.Settled().Wait();
            CollectionAssert.AreEqual(new[] { "second" }, told);
        }

        [Test]
        public void Upstream_defect_dates_of_subscriptions_are_local()
        {
            _purchases.Configure("key");
            var info = ((Purchases.WebPurchaseRedemptionResult.Success)Result(Sell())).CustomerInfo;
            var subscription = info.SubscriptionsByProductIdentifier["pro_monthly"];
            Assert.AreEqual(DateTimeKind.Local, subscription.ExpiresDate.Value.Kind);
            Assert.AreEqual(DateTimeKind.Utc, info.LatestExpirationDate.Value.Kind);
            Assert.Less(Math.Abs((subscription.ExpiresDate.Value.ToUniversalTime() - info.LatestExpirationDate.Value).TotalSeconds), 1.0);
        }

        [Test]
        public void Customer_info_is_asked_for_dropped_and_restored()
        {
            _purchases.Configure("key", "ada");
            Result(Sell());
            _purchases.InvalidateCustomerInfoCache();
            var told = new List<string>();
            _purchases.GetCustomerInfo((info, error) => told.Add("info " + info.Entitlements.Active.Count));
            _purchases.RestorePurchases((info, error) => told.Add("restored " + info.Entitlements.Active.Count));
            _purchases.Settled().Wait();
            CollectionAssert.AreEqual(new[] { "info 1", "restored 1" }, told);
        }

        [Test]
        public void The_quickstart_s_setters_are_accepted()
        {
            _purchases.Configure("key");
            _purchases.SetLogLevel(Purchases.LogLevel.Debug);
            _purchases.SetAttributes(new Dictionary<string, string> { { "level", "3" }, { "guild", null } });
            _purchases.SetEmail("ada@example.com");
            _purchases.SetAdjustID(null);
            _purchases.CollectDeviceIdentifiers();
            var told = new List<string>();
            _purchases.SyncPurchases((info, error) => told.Add(info.OriginalAppUserId.Substring(0, 4) + (error == null)));
            _purchases.Settled().Wait();
            CollectionAssert.AreEqual(new[] { "$RCATrue" }, told);
        }

        [Test]
        public void A_call_that_the_native_side_does_not_have_is_refused_by_name()
        {
            _purchases.Configure("key");
            var error = Assert.Throws<ChannelRefused>(() => _purchases.Wrapper.Post("GetCoupons"));
            Assert.AreEqual(_platform == Platform.Ios ? "EntryPointNotFoundException" : "AndroidJavaException", error.Code);
            StringAssert.Contains("GetCoupons", error.Text);
            Assert.AreEqual("GetCoupons", error.Method);
            Assert.Throws<ChannelRefused>(() => _purchases.Wrapper.Ask("GetCachedCoupons"));
        }

        [Test]
        public void What_a_callback_throws_is_told_when_the_calls_settle()
        {
            _purchases.Configure("key");
            _purchases.GetCustomerInfo((info, error) => { throw new InvalidOperationException("My callback."); });
            Support.Run(async () => Assert.AreEqual("My callback.", (await Support.Fails<InvalidOperationException>(() => _purchases.Settled())).Message));
        }

        [Test]
        public void What_several_callbacks_throw_is_told_together()
        {
            var wrapper = PurchasesWrapper.Open(_server, _platform, (receiver, method, text) => { throw new InvalidOperationException(method); }).Result;
            wrapper.Setup("Purchases", "key");
            wrapper.GetCustomerInfo();
            wrapper.LogIn("ada");
            Support.Run(async () =>
            {
                var error = await Support.Fails<AggregateException>(() => wrapper.Settled());
                CollectionAssert.AreEqual(new[] { "_getCustomerInfo", "_logIn" }, error.InnerExceptions.Select(one => one.Message));
            });
        }

        [Test]
        public void Calls_settle_when_those_have_that_callbacks_made_meanwhile()
        {
            _purchases.Configure("key");
            var link = new Purchases.WebPurchaseRedemption(Sell());
            var told = new List<string>();
            _server.Fault.Inject(FaultInjection.Late).Wait();
            _purchases.LogIn("ada", (info, created, error) =>
            {
                told.Add("in");
                _server.Fault.Inject(FaultInjection.Late).Wait();
                _purchases.RedeemWebPurchase(link, result => told.Add("redeemed"));
            });
            Assert.IsFalse(_purchases.Wrapper.IsSettled);
            var settled = _purchases.Settled();
            _server.Call("fault/release").Wait();
            Assert.IsFalse(settled.Wait(500), string.Join(", ", told.ToArray()));
            CollectionAssert.AreEqual(new[] { "in" }, told);
            _server.Call("fault/release").Wait();
            settled.Wait();
            CollectionAssert.AreEqual(new[] { "in", "redeemed" }, told);
            Assert.IsTrue(_purchases.Wrapper.IsSettled);
        }

        [Test]
        public void A_callback_may_ask_at_once()
        {
            _purchases.Configure("key");
            string user = null;
            _purchases.LogIn("ada", (info, created, error) => user = _purchases.GetAppUserId());
            _purchases.Settled().Wait();
            Assert.AreEqual("ada", user);
        }

        private string Sell()
        {
            return _server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }, email: "jane.doe@example.com").Result.Link.Url;
        }

        private Purchases.WebPurchaseRedemptionResult Result(string link)
        {
            Purchases.WebPurchaseRedemptionResult result = null;
            var isTold = false;
            Open(link, told =>
            {
                isTold = true;
                result = told;
            });
            Assert.IsTrue(isTold);
            return result;
        }

        private void Open(string link, Action<Purchases.WebPurchaseRedemptionResult> told)
        {
            Purchases.WebPurchaseRedemption redemption = null;
            _purchases.ParseAsWebPurchaseRedemption(link, parsed => redemption = parsed);
            _purchases.Settled().Wait();
            Assert.AreEqual(link, redemption.RedemptionLink);
            _purchases.RedeemWebPurchase(redemption, told);
            _purchases.Settled().Wait();
        }
    }
}
