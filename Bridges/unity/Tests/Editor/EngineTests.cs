using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>Game objects as receivers, and a stand-in under a component that is as RevenueCat's own.</summary>
    [TestFixture]
    public sealed class EngineTests
    {
        private RedemptionServer _server;
        private GameObjectMessages _messages;
        private PurchasesWrapper _wrapper;
        private SomePurchases _purchases;

        [SetUp]
        public void Install()
        {
            _server = RedemptionServer.Start().Result;
            _messages = GameObjectMessages.Create();
            _wrapper = PurchasesWrapper.Open(_server, Platform.Ios, _messages.Send).Result;
            _purchases = new GameObject("Shop").AddComponent<SomePurchases>();
            PurchasesInstaller.Install(_purchases, _wrapper);
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
        public void A_component_s_own_calls_reach_the_server_and_its_private_receivers_hear()
        {
            _purchases.Configure("key");
            Assert.IsTrue(_purchases.IsConfigured());
            var link = _server.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" }).Result.Link.Url;
            _purchases.Redeem(new SomePurchases.WebPurchaseRedemption { RedemptionLink = link });
            _wrapper.Settled().Wait();
            CollectionAssert.DoesNotContain(_purchases.Received, "SUCCESS", "Nothing arrives before a frame.");
            _messages.Deliver();
            CollectionAssert.Contains(_purchases.Received, "SUCCESS");
        }

        [Test]
        public void A_call_that_is_not_there_throws_in_the_component()
        {
            _purchases.Configure("key");
            Assert.Throws<ChannelRefused>(() => _purchases.SetEmail("ada@example.com"));
        }

        [Test]
        public void An_object_without_a_wrapper_is_refused()
        {
            Assert.Throws<ArgumentException>(() => PurchasesInstaller.Install("text", _wrapper));
            Assert.Throws<ArgumentNullException>(() => PurchasesInstaller.Install(null, _wrapper));
            Assert.Throws<ArgumentNullException>(() => PurchasesInstaller.Install(_purchases, null));
        }

        [Test]
        public void Superwall_s_messages_reach_the_component_on_its_own_game_object()
        {
            var bridge = new GameObject(SuperwallCallbacks.GameObjectName).AddComponent<SomeBridge>();
            var superwall = SuperwallCallbacks.Open(_server, Platform.Android, _messages.Send).Result;
            superwall.Configure("key");
            Assert.IsTrue(superwall.HandleDeepLink("game://superwall/redeem?code=nonsense"));
            _messages.Deliver();
            CollectionAssert.Contains(bridge.Methods, "willRedeemLink");
            Assert.AreEqual("didRedeemLink", bridge.Methods[bridge.Methods.Count - 1]);
        }

        [Test]
        public void A_message_to_an_object_that_is_gone_is_logged_as_unity_does()
        {
            // The real engine's log would fail the test: it is expected here, and the stub only keeps it.
            _messages.Send("Nowhere", "_logIn", "{}");
#if UNITY_EDITOR
            UnityEngine.TestTools.LogAssert.Expect(LogType.Error, "SendMessage: object Nowhere not found!");
            _messages.Deliver();
#else
            _messages.Deliver();
            CollectionAssert.Contains(Debug.Errors, "SendMessage: object Nowhere not found!");
#endif
        }

        /// <summary>The form of Superwall's own component.</summary>
        public sealed class SomeBridge : MonoBehaviour
        {
            public readonly List<string> Methods = new List<string>();

            /// <summary>Unity calls it by its name.</summary>
            public void OnCallback(string message)
            {
                Methods.Add((string)JObject.Parse(message)["method"]);
            }
        }

        /// <summary>The form of the SDK's own interface: a few of its calls, with its argument types.</summary>
        public interface IPurchasesWrapper
        {
            void Setup(string gameObject, string apiKey, string appUserId, SomePurchases.Mode mode, bool useAmazon, string dangerousSettingsJson);
            bool IsConfigured();
            void RedeemWebPurchase(SomePurchases.WebPurchaseRedemption redemption);
            void SetEmail(string email);
        }

        /// <summary>The form of the SDK's own component.</summary>
        public sealed class SomePurchases : MonoBehaviour
        {
            public readonly List<string> Received = new List<string>();
            private IPurchasesWrapper _wrapper;

            public enum Mode
            {
                Default,
                Other
            }

            public void Configure(string apiKey)
            {
                _wrapper.Setup(gameObject.name, apiKey, null, Mode.Other, false, null);
            }

            public bool IsConfigured()
            {
                return _wrapper.IsConfigured();
            }

            public void Redeem(WebPurchaseRedemption redemption)
            {
                _wrapper.RedeemWebPurchase(redemption);
            }

            public void SetEmail(string email)
            {
                _wrapper.SetEmail(email);
            }

            /// <summary>Unity calls it by its name.</summary>
            private void _redeemWebPurchase(string message)
            {
                Received.Add((string)JObject.Parse(message)["result"]);
            }

            private void _receiveCustomerInfo(string message)
            {
                Received.Add("customer");
            }

            public sealed class WebPurchaseRedemption
            {
                public string RedemptionLink { get; set; }
            }
        }
    }
}
