using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>Plays one case: calls of the SDK's native side through the drop-in, others as plain JSON: `Tests/Codegen` has the typed methods.</summary>
    internal sealed class CasePlayer
    {
        /// <summary>The call whose result comes in order with the events.</summary>
        private static readonly MethodInfo OrderedCall = typeof(RedemptionServer).GetMethod(
            "Call", BindingFlags.Instance | BindingFlags.NonPublic, null,
            new[] { typeof(string), typeof(JObject), typeof(Action<JToken>) }, null);

        private readonly RedemptionServer _server;
        private readonly SavedValues _saved = new SavedValues();
        private readonly Dictionary<string, Held> _held = new Dictionary<string, Held>();
        private readonly NativeSides _sides = new NativeSides();
        private int _told;
        private int? _toldBefore;

        internal CasePlayer(RedemptionServer server)
        {
            _server = server;
        }

        /// <summary>Null where the case holds, else the step and its fault.</summary>
        internal async Task<string> Play(JObject played)
        {
            _server.Events.Take();
            Action<SessionEvent> count = told => Interlocked.Increment(ref _told);
            _server.Events.Received += count;
            try
            {
                using (_sides)
                {
                    return await PlaySteps(played).ConfigureAwait(false);
                }
            }
            finally
            {
                _server.Events.Received -= count;
            }
        }

        private async Task<string> PlaySteps(JObject played)
        {
            var number = 0;
            foreach (var step in ((JArray)played["steps"]).Cast<JObject>())
            {
                number += 1;
                try
                {
                    await PlayStep(step).ConfigureAwait(false);
                }
                catch (CaseFault fault)
                {
                    return "step " + number + " (" + step["method"] + "): " + fault.Message;
                }
                catch (RedemptionException error)
                {
                    return "step " + number + " (" + step["method"] + "): " + error.Message;
                }
            }
            return _held.Count == 0 ? null : "a reply was never awaited";
        }

        private async Task PlayStep(JObject step)
        {
            var method = (string)step["method"];
            var parameters = (JObject)_saved.Fill(step["params"]);
            var first = Volatile.Read(ref _told);
            _toldBefore = null;
            var call = Call(method, (JObject)parameters.DeepClone(), step);
            if (step["later"] != null)
            {
                _held.Add((string)step["later"], new Held { Step = step, Parameters = parameters, Call = call });
                await _server.Call("clock/now").ConfigureAwait(false); // Requests are begun in order: this one has begun.
                Check(call.IsCompleted ? "a reply came where none may come yet" : null);
            }
            else
            {
                await CheckReply(step, parameters, call).ConfigureAwait(false);
            }
            var before = _toldBefore - first;
            foreach (var name in step["replies"] ?? new JArray())
            {
                var held = _held[(string)name];
                _held.Remove((string)name);
                await CheckReply(held.Step, held.Parameters, held.Call).ConfigureAwait(false);
            }
            await _server.Call("$/cancelRequest", new JObject { { "id", 0 } }).ConfigureAwait(false); // Its reply comes behind all events.
            var told = _server.Events.Take();
            if (step["events"] != null || step["eventsAfter"] != null)
            {
                var events = (JArray)_saved.Fill(step["events"] ?? new JArray());
                var eventsAfter = (JArray)_saved.Fill(step["eventsAfter"] ?? new JArray());
                // A drop-in does not say when its reply has come.
                Check(before == null || before == events.Count ? null : before + " events came before the reply where " + events.Count + " stand");
                Check(Expectation.Events(new JArray(events.Concat(eventsAfter)), told));
            }
            if (method == "channel/call" && step["error"] == null)
            {
                Check(_sides.Wrong(told));
            }
        }

        private Task<JToken> Call(string method, JObject parameters, JObject step)
        {
            // A drop-in refuses what its native side would: such a case is about the refusal, which the client must read.
            return method == "channel/call" && step["error"] == null ? CallDropIn(parameters, step) : CallPlain(method, parameters);
        }

        private async Task<JToken> CallPlain(string method, JObject parameters)
        {
            Action<JToken> replied = _ => _toldBefore = Volatile.Read(ref _told);
            var result = await ((Task<JToken>)OrderedCall.Invoke(_server, new object[] { method, parameters, replied })).ConfigureAwait(false);
            if (method == "session/open")
            {
                _sides.Open(_server, (string)result["session"], parameters);
            }
            return result;
        }

        private Task<JToken> CallDropIn(JObject parameters, JObject step)
        {
            var wanted = _saved.Fill(step["result"] ?? step["contains"]) as JObject;
            return wanted?["silent"] != null
                ? CallPlain("channel/call", parameters) // A drop-in waits for its whole time limit, as an app would.
                : Task.Run(() => (JToken)_sides.Call(parameters, wanted));
        }

        private async Task CheckReply(JObject step, JObject parameters, Task<JToken> call)
        {
            JToken result;
            try
            {
                result = await call.ConfigureAwait(false);
            }
            catch (CallRefused refused)
            {
                if (step["error"] == null)
                {
                    throw;
                }
                Check(Expectation.Refused((JObject)_saved.Fill(step["error"]), refused));
                return;
            }
            Check(step["error"] == null ? null : "a result came where an error stands");
            if (step["result"] != null)
            {
                Check(Expectation.Equal(_saved.Fill(step["result"]), result));
            }
            if (step["contains"] != null)
            {
                Check(Expectation.Contains(_saved.Fill(step["contains"]), result));
            }
            if (step["save"] != null)
            {
                _saved.Save((JObject)step["save"], result);
            }
        }

        private static void Check(string fault)
        {
            if (fault != null)
            {
                throw new CaseFault(fault);
            }
        }

        private sealed class Held
        {
            internal JObject Step { get; set; }
            internal JObject Parameters { get; set; }
            internal Task<JToken> Call { get; set; }
        }
    }
}
