using System.Collections.Generic;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>Messages reach components on their game objects.</summary>
    [TestFixture]
    public sealed class EngineTests
    {
        private RedemptionServer _server;
        private GameObjectMessages _messages;

        [SetUp]
        public void Install()
        {
            _server = RedemptionServer.Start().Result;
            _messages = GameObjectMessages.Create();
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
    }
}
