using System;
using System.Linq;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>The stand-in under a component with the shape of RevenueCat's own, on both platforms.</summary>
    [TestFixture("ios")]
    [TestFixture("android")]
    public sealed class InstallerTests
    {
        private readonly Platform _platform;
        private RedemptionServer _server;
        private GameObjectMessages _messages;
        private PurchasesWrapper _wrapper;
        private SomePurchases _purchases;

        public InstallerTests(string platform)
        {
            _platform = Platform.Of(platform);
        }

        [SetUp]
        public void Open()
        {
            _server = RedemptionServer.Start().Result;
            _messages = GameObjectMessages.Create();
            _wrapper = PurchasesWrapper.Open(_server, _platform, _messages.Send).Result;
            _purchases = new GameObject("Shop").AddComponent<SomePurchases>();
            _purchases.revenueCatAPIKeyApple = "appl_key";
            _purchases.revenueCatAPIKeyGoogle = "goog_key";
            _purchases.revenueCatAPIKeyAmazon = "amzn_key";
        }

        [TearDown]
        public void Close()
        {
            UnityEngine.Object.DestroyImmediate(_purchases.gameObject);
            UnityEngine.Object.DestroyImmediate(_messages.gameObject);
            if (_server != null)
            {
                _server.Dispose();
            }
        }

        [Test]
        public void A_component_that_the_game_configures_redeems_a_link()
        {
            _purchases.useRuntimeSetup = true;
            PurchasesInstaller.Install(_purchases, _wrapper);
            Assert.IsFalse(_purchases.Wrapper.IsConfigured());
            _purchases.Configure("key", null);
            Assert.IsTrue(_purchases.Wrapper.IsConfigured());
            Redeem(Sell());
            CollectionAssert.DoesNotContain(_purchases.Received, "SUCCESS", "Nothing arrives before a frame.");
            _messages.Deliver();
            CollectionAssert.Contains(_purchases.Received, "SUCCESS");
        }

        [Test]
        public void A_component_that_the_inspector_configures_is_configured_by_the_installer()
        {
            _purchases.appUserID = "ada";
            Start(_purchases);
            PurchasesInstaller.Install(_purchases, _wrapper, isPlaying: true);
            Assert.IsTrue(_purchases.Wrapper.IsConfigured());
            Assert.AreEqual("ada", _purchases.Wrapper.GetAppUserId());
            Redeem(Sell());
            _messages.Deliver();
            CollectionAssert.Contains(_purchases.Received, "SUCCESS");
        }

        [Test]
        public void An_edit_mode_component_whose_Start_never_ran_is_configured_too()
        {
            PurchasesInstaller.Install(_purchases, _wrapper, isPlaying: false);
            Assert.IsTrue(_purchases.Wrapper.IsConfigured());
            StringAssert.StartsWith("$RCAnonymousID:", _purchases.Wrapper.GetAppUserId());
        }

        [Test]
        public void The_installer_asks_for_products_as_Start_does()
        {
            PurchasesInstaller.Install(_purchases, _wrapper);
            _wrapper.Settled().Wait();
            _messages.Deliver();
            CollectionAssert.Contains(_purchases.Received, "products []");
        }

        [Test]
        public void The_key_is_the_one_of_the_platform_that_is_stood_in_for()
        {
            _purchases.revenueCatAPIKeyApple = null;
            _purchases.revenueCatAPIKeyGoogle = "";
            if (_platform == Platform.Android)
            {
                var error = Assert.Throws<ChannelRefused>(() => PurchasesInstaller.Install(_purchases, _wrapper));
                StringAssert.Contains("API key must be set", error.Message);
                _purchases.useAmazon = true;
            }
            PurchasesInstaller.Install(_purchases, _wrapper);
            Assert.IsTrue(_purchases.Wrapper.IsConfigured());
        }

        [Test]
        public void In_play_mode_a_component_must_have_started()
        {
            var error = Assert.Throws<ComponentNotStarted>(() => PurchasesInstaller.Install(_purchases, _wrapper, isPlaying: true));
            StringAssert.Contains("yield return null", error.Message);
        }

        [Test]
        public void What_the_SDK_makes_with_its_wrapper_gets_the_stand_in_too()
        {
            PurchasesInstaller.Install(_purchases, _wrapper);
            Assert.AreSame(_purchases.Wrapper, _purchases.Tracked);
        }

        [Test]
        public void The_quickstart_s_setters_are_accepted()
        {
            _purchases.proxyURL = "https://proxy.example.com";
            PurchasesInstaller.Install(_purchases, _wrapper);
            _purchases.Wrapper.SetLogLevel(SomePurchases.LogLevel.Debug);
            _purchases.Wrapper.SetEmail("ada@example.com");
            _wrapper.Settled().Wait();
        }

        [Test]
        public void An_object_without_a_wrapper_is_refused()
        {
            Assert.Throws<ArgumentException>(() => PurchasesInstaller.Install("text", _wrapper));
            Assert.Throws<ArgumentNullException>(() => PurchasesInstaller.Install(null, _wrapper));
            Assert.Throws<ArgumentNullException>(() => PurchasesInstaller.Install(_purchases, null));
        }

        [Test]
        public void An_unknown_object_is_rejected_and_not_sent_as_null()
        {
            PurchasesInstaller.Install(_purchases, _wrapper);
            var error = Assert.Throws<UnknownArgument>(() => _purchases.Wrapper.NotOfTheSDK(new SomePurchases.Unheard()));
            Assert.AreEqual("NotOfTheSDK", error.Method);
            Assert.AreEqual("thing", error.Parameter);
            StringAssert.Contains("SomePurchases+Unheard", error.Message);
        }

        [Test]
        public void A_null_redemption_throws_as_the_SDK_s_own_wrapper_does()
        {
            PurchasesInstaller.Install(_purchases, _wrapper);
            Assert.Throws<NullReferenceException>(() => _purchases.Wrapper.RedeemWebPurchase(null));
        }

        [Test]
        public void Arguments_are_what_the_SDK_s_wrapper_reads_of_them()
        {
            Assert.AreEqual("rc://x", Read("RedeemWebPurchase", 0, new SomePurchases.WebPurchaseRedemption("rc://x")));
            Assert.AreEqual("$rc_monthly", Read("PurchasePackage", 0, new SomePurchases.Package()));
            Assert.AreEqual(
                "{\"productId\":\"pro\",\"id\":\"monthly\"}",
                ((JObject)Read("PurchaseSubscriptionOption", 0, new SomePurchases.SubscriptionOption())).ToString(Newtonsoft.Json.Formatting.None));
            StringAssert.Contains("Identifier", Assert.Throws<UnknownArgument>(() => Read("PurchasePackage", 0, new Package())).Message);
            Assert.AreEqual(1700000000000, Read("PurchaseProduct", 2, new SomePurchases.PromotionalOffer()));
            Assert.IsNull(Read("PurchaseProduct", 2, null));
            Assert.IsNull(Read("PurchaseProduct", 0, null));
            Assert.AreEqual("{\"adFormat\":\"banner\"}", Read("TrackAdLoaded", 0, new SomePurchases.AdLoadedData()));
            Assert.AreEqual(
                "{\"paywallId\":\"wall\",\"offeringId\":null}",
                ((JObject)Read("PurchasePackage", 0, new CustomPaywallImpressionParams())).ToString(Newtonsoft.Json.Formatting.None));
            Assert.AreEqual("DEBUG", Read("SetLogLevel", 0, SomePurchases.LogLevel.Debug));
            CollectionAssert.AreEqual(new object[] { 1 }, (object[])Read("CanMakePayments", 0, new[] { SomePurchases.BillingFeature.SubscriptionsUpdate }));
            CollectionAssert.AreEqual(new object[] { "a", "b" }, (object[])Read("GetProducts", 0, new[] { "a", "b" }));
            CollectionAssert.AreEqual(new object[0], (object[])Read("GetProducts", 0, null), "JsonUtility writes a null array as an empty one.");
        }

        [Test]
        public void A_component_of_the_game_s_own_class_without_SetWrapper_gets_the_stand_in_too()
        {
            var purchases = new GameObject("Old shop").AddComponent<MyPurchases>();
            PurchasesInstaller.Install(purchases, _wrapper);
            Assert.IsFalse(purchases.Wrapper.IsConfigured());
            UnityEngine.Object.DestroyImmediate(purchases.gameObject);
        }

        /// <summary>The params for an impression of the game's own paywall, without an offering.</summary>
        private sealed class CustomPaywallImpressionParams
        {
            public readonly string PaywallId = "wall";
            public readonly string OfferingId = null;
        }

        /// <summary>A package of another version of the SDK.</summary>
        private sealed class Package
        {
            public readonly object Identifier = new object();
        }

        /// <summary>A component that keeps its wrapper in its field alone.</summary>
        public class OldPurchases : MonoBehaviour
        {
            private IPurchasesWrapper _wrapper = null;

            public IPurchasesWrapper Wrapper
            {
                get { return _wrapper; }
            }
        }

        /// <summary>A game's own class over it.</summary>
        public sealed class MyPurchases : OldPurchases
        {
        }

        private static object Read(string method, int parameter, object value)
        {
            return WrapperArgument.Read(typeof(IPurchasesWrapper).GetMethod(method).GetParameters()[parameter], value);
        }

        /// <summary>What Unity does before the first frame of a component in play mode.</summary>
        private static void Start(SomePurchases component)
        {
            component.GetType().GetMethod("Start", System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)
                .Invoke(component, null);
        }

        private string Sell()
        {
            return _server.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" }).Result.Link.Url;
        }

        private void Redeem(string link)
        {
            _purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(link));
            _wrapper.Settled().Wait();
        }
    }
}
