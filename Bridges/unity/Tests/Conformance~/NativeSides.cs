using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>The drop-ins over the sessions of one case. Calls go through them, and their messages are what a game object gets.</summary>
    internal sealed class NativeSides : IDisposable
    {
        private readonly Dictionary<string, NativeSide> _sides = new Dictionary<string, NativeSide>();
        private readonly List<JObject> _messages = new List<JObject>();

        /// <summary>How many calls went through a drop-in.</summary>
        internal int Calls { get; private set; }

        /// <summary>Puts a drop-in over a session that a case has opened.</summary>
        internal void Open(RedemptionServer server, string session, JObject parameters)
        {
            var platform = Platform.Read(parameters["platform"]);
            UnitySendMessage send = Note;
            var arguments = (string)parameters["vendor"] == "revenuecat"
                ? new object[] { server, session, platform, send }
                : new object[] { server, session, send };
            var type = arguments.Length == 4 ? typeof(PurchasesWrapper) : typeof(SuperwallCallbacks);
            // An app opens one with its session; a case has opened the session with options of its own.
            _sides[session] = (NativeSide)type.GetConstructors(BindingFlags.Instance | BindingFlags.NonPublic).Single().Invoke(arguments);
        }

        /// <summary>Makes a call, and returns what the native side answered, as `channel/call` has it.</summary>
        /// <remarks>The wanted answer only chooses between the two ways of a wrapper: a value at once, or a message later.</remarks>
        internal JObject Call(JObject parameters, JObject wanted)
        {
            var side = _sides[(string)parameters["session"]];
            var method = (string)parameters["method"];
            var arguments = ((JArray)parameters["arguments"] ?? new JArray()).ToArray<object>();
            Calls += 1;
            lock (_messages)
            {
                _messages.Clear();
            }
            try
            {
                if (wanted?["value"] is JObject)
                {
                    side.Post(method, arguments);
                    side.Settled().GetAwaiter().GetResult();
                    return new JObject { { "value", Answer((string)wanted["value"]["receiver"], (string)wanted["value"]["message"]) } };
                }
                return new JObject { { "value", side.Ask(method, arguments) ?? new JValue((object)null) } };
            }
            catch (ChannelRefused error)
            {
                var details = error.Details ?? new JValue((object)null);
                return new JObject { { "error", new JObject { { "code", error.Code }, { "message", error.Text }, { "details", details } } } };
            }
        }

        /// <summary>Each event of a session must be one message to a game object.</summary>
        internal string Wrong(IReadOnlyCollection<SessionEvent> told)
        {
            lock (_messages)
            {
                var own = told.Where(one => _sides.ContainsKey(one.Session) && IsTold(one.Name)).ToList();
                var wrong = own.FirstOrDefault(one => _messages.Count(sent => Carries(sent, one)) != own.Count(other => IsEqual(other, one)));
                return wrong == null ? null : "the drop-in sent " + _messages.Count(sent => Carries(sent, wrong)) + " messages for the event " + wrong.Name;
            }
        }

        private static bool IsEqual(SessionEvent one, SessionEvent other)
        {
            return one.Name == other.Name && Expectation.Equal(one.Params, other.Params) == null;
        }

        /// <summary>Ends the drop-ins and their sessions.</summary>
        public void Dispose()
        {
            foreach (var side in _sides.Values)
            {
                side.Dispose();
            }
            _sides.Clear();
        }

        private static bool IsTold(string name)
        {
            return name == "customerInfoUpdated" || name == "willRedeemLink" || name == "didRedeemLink" || name == "subscriptionStatusDidChange"
                || name == "customerInfoDidChange" || name == "redemption_start" || name == "redemption_complete" || name == "redemption_fail";
        }

        private static bool Carries(JObject sent, SessionEvent told)
        {
            var receiver = told.Name == "customerInfoUpdated" ? "_receiveCustomerInfo" : "OnCallback";
            if ((string)sent["receiver"] != receiver)
            {
                return false;
            }
            var message = Program.Read(new System.IO.StringReader((string)sent["message"]));
            var parameters = message["data"]?["params"] ?? message["data"] ?? message;
            var name = (string)message["data"]?["eventType"] ?? (string)message["method"] ?? "customerInfoUpdated";
            return name == told.Name && Expectation.Equal(told.Params, parameters) == null;
        }

        /// <summary>The last message of that receiver: with that text if there is one.</summary>
        private JObject Answer(string receiver, string text)
        {
            lock (_messages)
            {
                var own = _messages.Where(one => (string)one["receiver"] == receiver).ToList();
                return own.FirstOrDefault(one => (string)one["message"] == text) ?? own.LastOrDefault() ?? new JObject();
            }
        }

        private void Note(string gameObject, string method, string message)
        {
            lock (_messages)
            {
                _messages.Add(new JObject { { "receiver", method }, { "message", message } });
            }
        }
    }
}
