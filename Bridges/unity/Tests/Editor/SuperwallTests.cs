using System;
using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>Superwall's native side and receiver, on both platforms.</summary>
    [TestFixture("ios")]
    [TestFixture("android")]
    public sealed class SuperwallTests : ISuperwallDelegate
    {
        private readonly Platform _platform;
        private readonly List<string> _told = new List<string>();
        private readonly List<string> _changes = new List<string>();
        private RedemptionServer _server;
        private SuperwallReceiver _receiver;
        private SuperwallCallbacks _superwall;
        private RedemptionResult _result;

        public SuperwallTests(string platform)
        {
            _platform = Platform.Of(platform);
        }

        [SetUp]
        public void Install()
        {
            _told.Clear();
            _changes.Clear();
            _server = RedemptionServer.Start(new RedemptionServerOptions { Timeout = TimeSpan.FromSeconds(5) }).Result;
            _receiver = new SuperwallReceiver { Delegate = this };
            _superwall = SuperwallCallbacks.Open(_server, _platform, _receiver.Receive).Result;
            _superwall.Configure("key");
            _told.Clear();
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
        public void A_link_is_redeemed_and_the_delegate_hears_in_the_sdk_s_order()
        {
            var sold = Sell();
            Assert.IsTrue(_superwall.HandleDeepLink(sold));
            Assert.AreEqual("will", _told.First());
            CollectionAssert.Contains(_told, "did");
            CollectionAssert.AreEqual(new[] { "pro" }, ((RedemptionResult.SuccessResult)_result).RedemptionInfo.Entitlements.Select(one => one.Id).ToArray());
            var id = sold.Substring(sold.IndexOf("code=", StringComparison.Ordinal) + 5);
            Assert.AreEqual(id, _result.Code);
            CollectionAssert.Contains(_changes, "status inactive to active");
            CollectionAssert.Contains(_changes, "customer 0 to 1");
            StringAssert.Contains("\"pro\"", _superwall.GetEntitlements());
            Assert.AreEqual("active", ((string)JObject.Parse(_superwall.GetSubscriptionStatus())["type"]).ToLowerInvariant());
        }

        [Test]
        public void Each_outcome_comes_as_the_receiver_has_it()
        {
            var link = Sell();
            _superwall.HandleDeepLink(link.Substring(0, link.IndexOf("code=", StringComparison.Ordinal)) + "code=nonsense");
            Assert.IsInstanceOf<RedemptionResult.InvalidCodeResult>(_result);

            _server.Clock.Advance(3600).Wait();
            _superwall.HandleDeepLink(link);
            var expired = (RedemptionResult.ExpiredCodeResult)_result;
            Assert.IsTrue(expired.Info.Resent);
            StringAssert.StartsWith("j***@", expired.Info.ObfuscatedEmail);

            _server.Fault.Inject(FaultInjection.Offline, count: 7).Wait();
            _superwall.HandleDeepLink(Sell());
            Assert.IsInstanceOf<RedemptionResult.ErrorResult>(_result);
            _server.Fault.Inject(FaultInjection.None).Wait();

            var sold = _server.Store.Purchase(Vendor.Superwall, "pro_monthly", new[] { "pro" }).Result;
            _server.Store.Expire(sold.Purchase.Id).Wait();
            _superwall.HandleDeepLink(sold.Link.Url);
            Assert.IsInstanceOf<RedemptionResult.ExpiredSubscriptionResult>(_result);
        }

        [Test]
        public void A_link_of_somebody_else_s_is_not_taken()
        {
            Assert.IsFalse(_superwall.HandleDeepLink("https://example.com/news"));
            CollectionAssert.DoesNotContain(_told, "will");
        }

        [Test]
        public void An_app_names_its_user_and_sets_attributes()
        {
            Assert.IsFalse(_superwall.GetIsLoggedIn());
            StringAssert.StartsWith("$SuperwallAlias:", _superwall.GetUserId());
            _superwall.Identify("ada");
            Assert.AreEqual("ada", _superwall.GetUserId());
            _superwall.SetUserAttributes(new Dictionary<string, object> { { "email", "ada@example.com" }, { "age", 36 } });
            var attributes = JObject.Parse(_superwall.GetUserAttributes());
            Assert.AreEqual("ada@example.com", (string)attributes["email"]);
            _superwall.Reset();
            Assert.IsFalse(_superwall.GetIsLoggedIn());
        }

        [Test]
        public void Calls_with_a_callback_are_answered_to_it()
        {
            var answers = new List<string>();
            _receiver.RegisterAsyncCallback("c1", answers.Add);
            _receiver.RegisterAsyncCallback("c2", answers.Add);
            _superwall.GetCustomerInfo("c1");
            _superwall.RestorePurchases("c2");
            _superwall.Settled().Wait();
            Assert.IsNotNull(JObject.Parse(answers[0])["entitlements"]);
            Assert.AreEqual("{\"type\":\"restored\"}", answers[1]);
        }

        [Test]
        public void A_placement_finds_no_campaign_and_its_feature_runs()
        {
            var told = new List<string>();
            _receiver.RegisterHandler("h", payload => told.Add((string)payload["method"] + " " + payload["data"]["reason"]));
            _receiver.RegisterHandler("f", payload => told.Add((string)payload["method"]));
            _superwall.RegisterPlacement("campaign_trigger", null, "h", "f");
            _superwall.Settled().Wait();
            CollectionAssert.AreEqual(new[] { "onSkip placementNotFound", "onFeature" }, told);
        }

        [Test]
        public void A_placement_under_a_paywall_is_an_error_for_its_handler_alone()
        {
            var sent = new List<string>();
            var other = SuperwallCallbacks.Open(_server, _platform, (receiver, method, message) => sent.Add(message)).Result;
            other.Configure("key");
            sent.Clear();
            other.RegisterPlacement("campaign_trigger");
            CollectionAssert.IsEmpty(sent);
            _server.Call("session/setPaywall", new JObject { { "session", other.Session }, { "open", true } }).Wait();
            other.RegisterPlacement("campaign_trigger", null, "h");
            var told = JObject.Parse(sent.Single());
            Assert.AreEqual("onError h", told["method"] + " " + told["data"]["handlerId"]);
            Assert.IsNotEmpty((string)told["data"]["error"]);
        }

        [Test]
        public void A_removed_app_leaves_no_session()
        {
            var session = _superwall.Session;
            _superwall.Dispose();
            var error = Assert.Throws<AggregateException>(() => _server.Session.Describe(session).Wait());
            Assert.AreEqual("unknownSession", ((CallRefused)error.InnerException).Kind);
        }

        [Test]
        public void A_paywall_is_closed_by_the_app()
        {
            _server.Call("session/setPaywall", new JObject { { "session", _superwall.Session }, { "open", true } }).Wait();
            Assert.IsTrue(_superwall.GetIsPaywallPresented());
            _superwall.Dismiss();
            Assert.IsFalse(_superwall.GetIsPaywallPresented());
        }

        [Test]
        public void Tracked_events_reach_the_delegate_s_method_for_them()
        {
            var types = new List<string>();
            var other = SuperwallCallbacks.Open(_server, _platform, (receiver, method, message) =>
            {
                Assert.AreEqual("SuperwallBridge.OnCallback", receiver + "." + method);
                var payload = JObject.Parse(message);
                if ((string)payload["method"] == "handleSuperwallEvent")
                {
                    types.Add((string)payload["data"]["eventType"]);
                }
            }).Result;
            other.Configure("key");
            other.HandleDeepLink(Sell());
            CollectionAssert.Contains(types, "redemption_start");
            CollectionAssert.Contains(types, "redemption_complete");
            // What the server tells beside the SDK's own events stays out: iOS's alert is one.
            Assert.IsTrue(types.All(one => one.StartsWith("redemption") || one.StartsWith("restore") || one == "deepLink_open" || one.EndsWith("_didChange")), string.Join(", ", types.ToArray()));
        }

        [Test]
        public void Nothing_but_the_bridge_s_own_callbacks_reaches_the_app()
        {
            var methods = new List<string>();
            var other = SuperwallCallbacks.Open(_server, _platform, (receiver, method, message) => methods.Add((string)JObject.Parse(message)["method"])).Result;
            other.Configure("key");
            _server.Events.Take();
            _server.Fault.Inject(FaultInjection.Offline, count: 1).Wait();
            other.HandleDeepLink(Sell());
            other.HandleDeepLink(Sell());
            var paywall = JObject.Parse("{\"session\": \"" + other.Session + "\", \"open\": true, \"entitlements\": [\"plus\"]}");
            _server.Call("session/setPaywall", paywall).Wait();
            other.HandleDeepLink(Sell());
            if (_platform == Platform.Ios)
            {
                // The buyer presses "restore" on the paywall.
                var restored = JObject.Parse("{\"session\": \"" + other.Session + "\", \"entitlements\": [], \"after\": \"restore\"}");
                _server.Call("session/setDeviceEntitlements", restored).Wait();
            }
            var told = _server.Events.Take().Where(one => one.Session == other.Session).Select(one => one.Name).ToList();
            foreach (var name in _platform == Platform.Ios ? new[] { "redemption_retry", "webPurchaseConfirmationAlert", "webRestorationAlert" } : new string[0])
            {
                CollectionAssert.Contains(told, name, string.Join(", ", told.ToArray()));
            }
            CollectionAssert.AreEqual(
                new string[0],
                methods.Except(new[]
                {
                    "willRedeemLink", "didRedeemLink", "customerInfoDidChange", "subscriptionStatusDidChange", "handleSuperwallEvent", "onConfigureCompleted"
                }),
                string.Join(", ", told.ToArray()));
        }

        [Test]
        public void Upstream_defect_a_result_of_an_unknown_type_is_null()
        {
            _receiver.Receive("SuperwallBridge", "OnCallback", "{\"method\": \"didRedeemLink\", \"data\": {\"status\": \"SUCCESS\", \"code\": \"c\"}}");
            Assert.IsNull(_result);
            Assert.AreEqual("did", _told.Last());
        }

        [Test]
        public void A_call_that_the_bridge_does_not_have_is_refused_by_name()
        {
            var error = Assert.Throws<ChannelRefused>(() => _superwall.Ask("PreloadEverything"));
            StringAssert.Contains("reloadEverything", error.Text);
        }

        void ISuperwallDelegate.WillRedeemLink()
        {
            _told.Add("will");
        }

        void ISuperwallDelegate.DidRedeemLink(RedemptionResult result)
        {
            _told.Add("did");
            _result = result;
        }

        void ISuperwallDelegate.HandleSuperwallDeepLink(string fullURL, IReadOnlyList<string> path, IReadOnlyDictionary<string, string> query)
        {
            _told.Add("deep link");
        }

        void ISuperwallDelegate.CustomerInfoDidChange(JObject from, JObject to)
        {
            _changes.Add("customer " + ActiveOf(from) + " to " + ActiveOf(to));
            _told.Add("customer");
        }

        void ISuperwallDelegate.SubscriptionStatusDidChange(JObject from, JObject to)
        {
            _changes.Add(("status " + from["type"] + " to " + to["type"]).ToLowerInvariant());
            _told.Add("status");
        }

        private static int ActiveOf(JObject customer)
        {
            return customer["entitlements"].Count(one => (bool)one["isActive"]);
        }

        private string Sell()
        {
            return _server.Store.Purchase(Vendor.Superwall, "pro_monthly", new[] { "pro" }, email: "jane.doe@example.com").Result.Link.Url;
        }
    }
}
