using System;
using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Tests
{
    /// <summary>What an app does about Superwall's news; the part of the SDK's own interface that redemptions touch.</summary>
    public interface ISuperwallDelegate
    {
        /// <summary>A link is being redeemed.</summary>
        void WillRedeemLink();

        /// <summary>What came of it; null where the SDK could not read its own message.</summary>
        void DidRedeemLink(RedemptionResult result);

        /// <summary>A link of Superwall's own that carries no code.</summary>
        void HandleSuperwallDeepLink(string fullURL, IReadOnlyList<string> pathComponents, IReadOnlyDictionary<string, string> queryParameters);

        /// <summary>The customer changed; the objects are the message's own.</summary>
        void CustomerInfoDidChange(JObject from, JObject to);

        /// <summary>The status changed; the objects are the message's own.</summary>
        void SubscriptionStatusDidChange(JObject from, JObject to);
    }

    /// <summary>Superwall's receiver in a Unity app: reads the messages to `OnCallback`, and tells the delegate.</summary>
    /// <remarks>It reads as `BridgeCallbackHandler.cs` of Superwall-Unity 0.2.5 does: a result of an unknown type is null.</remarks>
    public sealed class SuperwallReceiver
    {
        private readonly object _gate = new object();
        private readonly Dictionary<string, Action<string>> _callbacks = new Dictionary<string, Action<string>>();
        private readonly Dictionary<string, Action<JObject>> _handlers = new Dictionary<string, Action<JObject>>();

        /// <summary>Who is told; null for nobody.</summary>
        public ISuperwallDelegate Delegate { get; set; }

        /// <summary>Hears the answer to a call that names this callback, once: its text without the name.</summary>
        public void RegisterAsyncCallback(string callbackId, Action<string> callback)
        {
            lock (_gate)
            {
                _callbacks[callbackId] = callback;
            }
        }

        /// <summary>Hears `onDismiss`, `onSkip`, `onError` and `onFeature` of this name: the message as it came.</summary>
        public void RegisterHandler(string handlerId, Action<JObject> handler)
        {
            lock (_gate)
            {
                _handlers[handlerId] = handler;
            }
        }

        /// <summary>Takes a message; give it to `SuperwallCallbacks.Open`.</summary>
        public void Receive(string gameObject, string method, string message)
        {
            if (gameObject == SuperwallCallbacks.GameObjectName && method == "OnCallback")
            {
                OnCallback(message);
            }
        }

        private void OnCallback(string message)
        {
            var payload = (JObject)MessageText.Read(message);
            var data = payload["data"] as JObject ?? new JObject();
            var told = (string)payload["method"];
            switch (told)
            {
                case "asyncResponse":
                    Respond(data);
                    break;
                case "onDismiss":
                case "onSkip":
                case "onError":
                case "onFeature":
                    Handle(payload, data);
                    break;
                default:
                    if (Delegate != null)
                    {
                        TellDelegate(told, data);
                    }
                    break;
            }
        }

        private void TellDelegate(string told, JObject data)
        {
            switch (told)
            {
                case "willRedeemLink":
                    Delegate.WillRedeemLink();
                    break;
                case "didRedeemLink":
                    Delegate.DidRedeemLink(RedemptionResult.Read(data));
                    break;
                case "handleSuperwallDeepLink":
                    Delegate.HandleSuperwallDeepLink(
                        (string)data["fullURL"], data["pathComponents"].Select(one => (string)one).ToList(),
                        ((JObject)data["queryParameters"]).Properties().ToDictionary(one => one.Name, one => (string)one.Value));
                    break;
                case "customerInfoDidChange":
                    Delegate.CustomerInfoDidChange((JObject)data["from"], (JObject)data["to"]);
                    break;
                case "subscriptionStatusDidChange":
                    Delegate.SubscriptionStatusDidChange((JObject)data["from"], (JObject)data["to"]);
                    break;
            }
        }

        private void Respond(JObject data)
        {
            Action<string> callback;
            var id = (string)data["callbackId"];
            lock (_gate)
            {
                if (id == null || !_callbacks.TryGetValue(id, out callback))
                {
                    return;
                }
                _callbacks.Remove(id);
            }
            data.Remove("callbackId");
            callback(data.ToString(Formatting.None));
        }

        private void Handle(JObject payload, JObject data)
        {
            Action<JObject> handler;
            var id = (string)data["handlerId"];
            lock (_gate)
            {
                if (id == null || !_handlers.TryGetValue(id, out handler))
                {
                    return;
                }
            }
            handler(payload);
        }
    }
}
