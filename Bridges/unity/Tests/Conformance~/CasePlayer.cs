using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Conformance
{
    /// <summary>Plays the steps of one case on a server.</summary>
    internal sealed class CasePlayer
    {
        private readonly RedemptionServer _server;
        private readonly RoundTrip _roundTrip;
        private readonly SavedValues _saved = new SavedValues();
        private readonly Dictionary<string, Held> _held = new Dictionary<string, Held>();

        internal CasePlayer(RedemptionServer server, RoundTrip roundTrip)
        {
            _server = server;
            _roundTrip = roundTrip;
        }

        /// <summary>Null where the case holds, else the step and its fault.</summary>
        internal async Task<string> Play(JObject played)
        {
            _server.Events.Take();
            _roundTrip.Forget();
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
            _roundTrip.Params(method, parameters, step["error"] != null);
            var call = _server.Call(method, (JObject)parameters.DeepClone());
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
            foreach (var name in step["replies"] ?? new JArray())
            {
                var held = _held[(string)name];
                _held.Remove((string)name);
                await CheckReply(held.Step, held.Parameters, held.Call).ConfigureAwait(false);
            }
            var told = _server.Events.Take();
            foreach (var one in told)
            {
                _roundTrip.Event(one);
            }
            if (step["events"] != null)
            {
                Check(Expectation.Events((JArray)_saved.Fill(step["events"]), told));
            }
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
            _roundTrip.Result((string)step["method"], parameters, result);
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
