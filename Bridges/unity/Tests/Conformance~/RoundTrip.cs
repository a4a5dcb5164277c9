using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>Reads what is sent and received with the generated types, writes it again, and compares.</summary>
    internal sealed class RoundTrip
    {
        private readonly HashSet<string> _shapes = new HashSet<string>();
        private readonly Dictionary<string, Target> _targets = new Dictionary<string, Target>();
        private int _values;

        /// <summary>Params are written by cases in other words than a client's where they are to be refused: those are not read.</summary>
        internal void Params(string method, JObject parameters, bool areRefused)
        {
            if (!areRefused)
            {
                Check(Shapes.Params(method), parameters, "params");
            }
        }

        internal void Result(string method, JObject parameters, JToken result)
        {
            Check(Shapes.Result(method), result, "result");
            if (method == "session/open")
            {
                _targets[(string)result["session"]] = Target.Read(new JObject(
                    new[] { "vendor", "sdk", "platform" }.Select(word => new JProperty(word, parameters[word]))));
            }
            var target = TargetOf(parameters);
            if (target == null)
            {
                return;
            }
            if (method == "channel/call" && target.Sdk == Sdk.Unity)
            {
                Message(target, result);
            }
            else if (method == "session/customerInfo")
            {
                Check(Shapes.CustomerReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), result["reply"], "reply");
            }
            else if (method == "reply/render" || method == "redemption/redeem")
            {
                Check(Shapes.Reply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), result["reply"], "reply");
            }
        }

        /// <summary>The messages of Unity's native side are JSON in text: customers and results in the target's own shape.</summary>
        private void Message(Target target, JToken result)
        {
            var value = result["value"] as JObject;
            if (value == null || value["message"] == null)
            {
                return;
            }
            var told = ChannelMessage.Read(value);
            if (Expectation.Equal(value, told.Write()) != null)
            {
                throw new CaseFault("ChannelMessage writes the message in another way");
            }
            var message = Program.Read(new StringReader(told.Message));
            if (message["result"] != null)
            {
                Check(Shapes.Reply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), message, "message's result");
            }
            if (message["customerInfo"] != null)
            {
                Check(Shapes.CustomerReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), message["customerInfo"], "message's customer");
            }
        }

        internal void Event(SessionEvent told)
        {
            Target target;
            if (!_targets.TryGetValue(told.Session, out target))
            {
                throw new CaseFault("an event of a session that nobody opened");
            }
            var shape = Shapes.Event(target.Vendor.Word, target.Sdk.Word, told.Name);
            Check(shape, told.Params, "event " + told.Name);
            if (shape != null && shape.Name == "Reply")
            {
                Check(Shapes.Reply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), told.Params, "event " + told.Name);
            }
            else if (shape != null && shape.Name == "CustomerReply")
            {
                Check(Shapes.CustomerReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), told.Params, "event " + told.Name);
            }
            else if (shape != null && shape.Name == "SubscriptionStatusChange")
            {
                Check(Shapes.StatusReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), told.Params["from"], "status before");
                Check(Shapes.StatusReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), told.Params["to"], "status after");
            }
            else if (shape != null && shape.Name == "CustomerInfoChange")
            {
                Check(Shapes.CustomerReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), told.Params["from"], "customer before");
                Check(Shapes.CustomerReply(target.Vendor.Word, target.Sdk.Word, target.Platform.Word), told.Params["to"], "customer after");
            }
        }

        /// <summary>Sessions are named anew by each server.</summary>
        internal void Forget()
        {
            _targets.Clear();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return string.Format(
                CultureInfo.InvariantCulture, "  {0} values of {1} types were read and written back by the generated types", _values, _shapes.Count);
        }

        private Target TargetOf(JObject parameters)
        {
            if (parameters["target"] != null)
            {
                return Target.Read(parameters["target"]);
            }
            Target target = null;
            var session = parameters["session"];
            if (session != null)
            {
                _targets.TryGetValue((string)session, out target);
            }
            return target;
        }

        private void Check(Shape shape, JToken json, string what)
        {
            if (shape == null)
            {
                throw new CaseFault("no generated type for the " + what);
            }
            JToken written;
            try
            {
                written = shape.Write(shape.Read(json));
            }
            catch (ContractMismatch mismatch)
            {
                throw new CaseFault(shape.Name + " cannot read the " + what + ": " + mismatch.Message);
            }
            var fault = Expectation.Equal(json, written);
            if (fault != null)
            {
                throw new CaseFault(shape.Name + " writes the " + what + " in another way: " + fault);
            }
            _values += 1;
            _shapes.Add(shape.Name);
        }
    }
}
