using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>What goes to the server: each call by its name, with all that the game gave, in the order of the SDK's own.</summary>
    [TestFixture]
    [Platform(Exclude = "Win")] // It listens between client and server in shell.
    public sealed class SentCallsTests
    {
        private string _log;
        private RedemptionServer _server;

        [SetUp]
        public void Start()
        {
            _log = Support.TemporaryFile();
            var executable = ServerExecutable.Find(null, Environment.GetEnvironmentVariable).File;
            _server = RedemptionServer.Start(Support.For(Support.Program("tee '" + _log + "' | '" + executable + "' \"$@\""), 30)).Result;
        }

        [TearDown]
        public void Close()
        {
            _server.Dispose();
            Support.Clean();
        }

        [Test]
        public void An_app_is_opened_with_its_script_of_answers_and_its_version()
        {
            var script = new ScriptGateway(new ScriptedAnswer[] { new RedemptionOutcome.InvalidCode("c") });
            PurchasesWrapper.Open(_server, Platform.Android, Nobody, script, "9.7.0").Wait();
            SuperwallCallbacks.Open(_server, Platform.Ios, Nobody, script, "0.2.5").Wait();
            var opened = Sent("session/open").Select(one => one["vendor"] + " " + one["sdk"] + " " + one["platform"] + " " + one["sdkVersion"] + " "
                + one["gateway"]["script"][0]["kind"] + " " + one["configured"]);
            CollectionAssert.AreEqual(
                new[] { "revenuecat unity android 9.7.0 invalidCode False", "superwall unity ios 0.2.5 invalidCode False" }, opened);
        }

        [Test]
        public void Superwall_s_calls_have_the_names_and_arguments_of_its_bridge()
        {
            var superwall = SuperwallCallbacks.Open(_server, Platform.Ios, Nobody).Result;
            Assert.IsFalse(superwall.GetIsConfigured());
            Assert.AreEqual("pending", superwall.GetConfigurationStatus());
            superwall.Configure("key", "{\"o\":1}", true, "c1");
            Assert.IsTrue(superwall.GetIsConfigured());
            Assert.AreEqual("configured", superwall.GetConfigurationStatus());
            superwall.SetDelegate(true);
            superwall.SetDelegate(false);
            superwall.Identify("ada", "{\"i\":1}");
            superwall.GetUserId();
            superwall.GetIsLoggedIn();
            superwall.SetUserAttributes(new Dictionary<string, object> { { "age", 36 }, { "email", null } });
            superwall.GetUserAttributes();
            superwall.SetIntegrationAttributes("{\"adjustId\":\"a\"}");
            superwall.GetEntitlements();
            superwall.GetCustomerInfo("c2");
            superwall.SetSubscriptionStatus("{\"type\":\"inactive\"}");
            Assert.AreEqual("inactive", ((string)JObject.Parse(superwall.GetSubscriptionStatus())["type"]).ToLowerInvariant());
            superwall.HandleDeepLink("https://example.com/news");
            superwall.RegisterPlacement("campaign", "{\"p\":1}", "h", "f", "c3");
            superwall.GetIsPaywallPresented();
            superwall.Dismiss();
            superwall.RestorePurchases("c4");
            superwall.Reset();
            superwall.Settled().Wait();
            CollectionAssert.AreEqual(
                new[]
                {
                    "GetIsConfigured []", "GetConfigurationStatus []", "Configure [\"key\",\"{\\\"o\\\":1}\",true,\"c1\"]", "GetIsConfigured []",
                    "GetConfigurationStatus []", "SetDelegate [true]", "SetDelegate [false]", "Identify [\"ada\",\"{\\\"i\\\":1}\"]", "GetUserId []",
                    "GetIsLoggedIn []", "SetUserAttributes [\"{\\\"age\\\":36,\\\"email\\\":null}\"]", "GetUserAttributes []",
                    "SetIntegrationAttributes [\"{\\\"adjustId\\\":\\\"a\\\"}\"]", "GetEntitlements []", "GetCustomerInfo [\"c2\"]",
                    "SetSubscriptionStatus [\"{\\\"type\\\":\\\"inactive\\\"}\"]", "GetSubscriptionStatus []",
                    "HandleDeepLink [\"https://example.com/news\"]", "RegisterPlacement [\"campaign\",\"{\\\"p\\\":1}\",\"h\",\"f\",\"c3\"]",
                    "GetIsPaywallPresented []", "Dismiss []", "RestorePurchases [\"c4\"]", "Reset []"
                },
                Calls());
        }

        [Test]
        public void RevenueCat_s_calls_have_the_names_and_arguments_of_its_wrapper()
        {
            var wrapper = PurchasesWrapper.Open(_server, Platform.Android, Nobody).Result;
            wrapper.Setup("Shop", "key", "ada", "STOREKIT_2", false, null);
            Assert.IsFalse(wrapper.IsAnonymous());
            wrapper.GetAppUserId();
            wrapper.LogIn("ben");
            wrapper.LogOut();
            wrapper.Settled().Wait();
            Assert.IsTrue(wrapper.IsAnonymous());
            wrapper.GetCustomerInfo();
            wrapper.RestorePurchases();
            wrapper.InvalidateCustomerInfoCache();
            wrapper.ParseAsWebPurchaseRedemption("rc-abc://redeem_web_purchase?redemption_token=t");
            wrapper.RedeemWebPurchase("rc-abc://redeem_web_purchase?redemption_token=t");
            wrapper.Post("CanMakePayments", new object[] { new object[] { SomePurchases.BillingFeature.SubscriptionsUpdate, 2L } });
            wrapper.Post("TrackCustomPaywallImpression", new JObject { { "paywallId", "p" }, { "offeringId", null } });
            wrapper.Settled().Wait();
            CollectionAssert.AreEqual(
                new[]
                {
                    "Setup [\"Shop\",\"key\",\"ada\",\"STOREKIT_2\",false,null]", "IsAnonymous []", "GetAppUserId []", "LogIn [\"ben\"]", "LogOut []",
                    "IsAnonymous []", "GetCustomerInfo []", "RestorePurchases []", "InvalidateCustomerInfoCache []",
                    "ParseAsWebPurchaseRedemption [\"rc-abc://redeem_web_purchase?redemption_token=t\"]",
                    "RedeemWebPurchase [\"rc-abc://redeem_web_purchase?redemption_token=t\"]", "CanMakePayments [[1,2]]",
                    "TrackCustomPaywallImpression [{\"paywallId\":\"p\",\"offeringId\":null}]"
                },
                Calls());
        }

        [TestCase("ios", "appl_key")]
        [TestCase("android", "goog_key")]
        public void A_component_is_configured_by_its_own_fields_once_and_by_the_game_s_arguments_after_that(string platform, string key)
        {
            var purchases = new GameObject("Shop").AddComponent<SomePurchases>();
            purchases.revenueCatAPIKeyApple = "appl_key";
            purchases.revenueCatAPIKeyGoogle = "goog_key";
            purchases.appUserID = ""; // As a field that nobody has filled in the inspector.
            purchases.productIdentifiers = new[] { "pro_monthly" };
            purchases.proxyURL = "https://proxy.example.com";
            var wrapper = PurchasesWrapper.Open(_server, Platform.Of(platform), Nobody).Result;
            PurchasesInstaller.Install(purchases, wrapper);
            purchases.Configure("other_key", "ada");
            wrapper.Settled().Wait();
            UnityEngine.Object.DestroyImmediate(purchases.gameObject);
            CollectionAssert.AreEqual(
                new[]
                {
                    "SetProxyURL [\"https://proxy.example.com\"]", "Setup [\"Shop\",\"" + key + "\",null,\"STOREKIT_2\",false,\"{}\"]",
                    "GetProducts [[\"pro_monthly\"],\"subs\"]", "Setup [\"Shop\",\"other_key\",\"ada\",\"STOREKIT_2\",false,\"{}\"]"
                },
                Calls());
        }

        [Test]
        public void A_phone_configures_Superwall_and_sends_what_is_configured_to_the_background_and_back()
        {
            using (var phone = Phone.Start(Platform.Ios, _server))
            {
                var superwall = phone.InstallSuperwall("my key");
                var purchases = new GameObject("Shop").AddComponent<SomePurchases>();
                purchases.useRuntimeSetup = true;
                phone.Install(purchases);
                phone.Background(TimeSpan.FromHours(25));
                UnityEngine.Object.DestroyImmediate(purchases.gameObject);
                CollectionAssert.AreEqual(new[] { "Configure [\"my key\",null,false,null]", "SetDelegate [true]" }, Calls());
                CollectionAssert.AreEqual(new[] { superwall.Session }, Sent("session/background").Select(one => (string)one["session"]));
                CollectionAssert.AreEqual(new[] { superwall.Session }, Sent("session/foreground").Select(one => (string)one["session"]));
                Assert.AreEqual(90000, (double)Sent("clock/advance").Single()["seconds"]);
            }
        }

        [Test]
        public void An_exploration_has_its_options_and_what_the_game_shows_and_starts_the_game_again()
        {
            var happened = new List<string>();
            using (var phone = Phone.Start(Platform.Android, _server))
            {
                Application.deepLinkActivated += url => happened.Add("a link to the running game");
                var options = new ExploreOptions<string>
                {
                    Vendor = Vendor.Superwall,
                    Shows = game => new ExploreShows { Says = "nothing", Access = new[] { "pro" }, User = "ada", Text = "Hello" },
                    Key = game => new JArray(game),
                    Events = { { "look", game => happened.Add(game + " looks") } },
                    Enabled = game => new[] { "look" },
                    World = new[] { "purchase", "timePasses", "reinstall", "linkStartsApp" },
                    Properties = new[] { "noCrash" },
                    Restart = (game, how, link) =>
                    {
                        happened.Add(how + (link == null ? "" : " by a link"));
                        return how;
                    },
                    End = game => happened.Add(game + " ends"),
                    Advance = (game, time) => happened.Add(time.TotalSeconds >= 90 ? "time passes" : "too little time passes"),
                    Timers = game => new[] { TimeSpan.FromSeconds(90) },
                    More = JObject.Parse("{\"seed\":7,\"user\":\"ben\"}")
                };
                phone.PlayStory(() => phone.InstallSuperwall() == null ? "" : "first", options, "purchase", "timePasses", "look", "reinstall", "linkStartsApp");
            }
            CollectionAssert.AreEqual(
                new[] { "time passes", "first looks", "first ends", "reinstall", "reinstall ends", "relaunch by a link", "relaunch ends" }, happened);
            Assert.AreEqual(1, Sent("device/wipe").Count());
            Assert.AreEqual(
                "{\"seed\":7,\"user\":\"ben\",\"app\":{\"vendor\":\"superwall\",\"sdk\":\"unity\",\"platform\":\"android\"},\"events\":[{\"name\":\"look\"}],"
                + "\"world\":[\"purchase\",\"timePasses\",\"reinstall\",\"linkStartsApp\"],\"properties\":[\"noCrash\"],"
                + "\"story\":[\"purchase\",\"timePasses\",\"look\",\"reinstall\",\"linkStartsApp\"]}",
                Sent("explore/start").Single().ToString(Formatting.None));
            var observed = Sent("explore/observed").First();
            observed.Remove("exploration");
            Assert.AreEqual(
                "{\"shows\":{\"says\":\"nothing\",\"access\":[\"pro\"],\"user\":\"ada\",\"text\":\"Hello\"},\"key\":[\"first\"],\"enabled\":[\"look\"],"
                + "\"timers\":[90000.0]}", observed.ToString(Formatting.None));
        }

        private static void Nobody(string gameObject, string method, string message)
        {
        }

        private string[] Calls()
        {
            return Sent("channel/call").Select(one => one["method"] + " " + one["arguments"].ToString(Formatting.None)).ToArray();
        }

        private IEnumerable<JObject> Sent(string method)
        {
            return File.ReadAllLines(_log).Select(JObject.Parse).Where(one => (string)one["method"] == method).Select(one => (JObject)one["params"]);
        }
    }
}
