using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>The typed methods of one call, which compares what they send and return with the JSON on the wire.</summary>
    internal sealed class RecordingCalls : ContractCalls
    {
        private readonly RedemptionServer _server;
        private readonly JObject _wanted;

        internal RecordingCalls(RedemptionServer server, JObject wanted)
        {
            _server = server;
            _wanted = wanted;
        }

        /// <summary>The result as it came; null before.</summary>
        internal JToken Received { get; private set; }

        /// <inheritdoc/>
        protected override async Task<TResult> Send<TResult>(
            string method, JObject parameters, Func<JToken, TResult> read, CancellationToken cancellation, TimeSpan? timeout)
        {
            var fault = Expectation.Equal(WithoutNulls(_wanted), WithoutNulls(parameters ?? new JObject()));
            if (fault != null)
            {
                throw new CaseFault("the typed call sends other params: " + fault);
            }
            Received = await _server.Call(method, parameters, cancellation, timeout).ConfigureAwait(false);
            return read(Received);
        }

        /// <summary>A typed call leaves out what a case gives as null.</summary>
        private static JObject WithoutNulls(JObject parameters)
        {
            return new JObject(parameters.Properties().Where(one => one.Value.Type != JTokenType.Null));
        }
    }
}
