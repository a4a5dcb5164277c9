using System;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>The typed methods of one call, which compares what they send and return with the JSON on the wire.</summary>
    internal sealed class RecordingCalls : ContractCalls
    {
        /// <summary>The call whose result comes in order with the events.</summary>
        private static readonly MethodInfo OrderedCall = typeof(RedemptionServer).GetMethod(
            "Call", BindingFlags.Instance | BindingFlags.NonPublic, null,
            new[] { typeof(string), typeof(JObject), typeof(Action<JToken>) }, null);

        private readonly RedemptionServer _server;
        private readonly JObject _wanted;
        private readonly Action _replied;

        /// <param name="server">Where the calls go.</param>
        /// <param name="wanted">The params that they must send.</param>
        /// <param name="replied">Called at the reply, in order with the events.</param>
        internal RecordingCalls(RedemptionServer server, JObject wanted, Action replied)
        {
            _server = server;
            _wanted = wanted;
            _replied = replied;
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
            Action<JToken> deliver = result => _replied();
            Received = await ((Task<JToken>)OrderedCall.Invoke(_server, new object[] { method, parameters, deliver })).ConfigureAwait(false);
            return read(Received);
        }

        /// <summary>A typed call leaves out what a case gives as null.</summary>
        private static JObject WithoutNulls(JObject parameters)
        {
            return new JObject(parameters.Properties().Where(one => one.Value.Type != JTokenType.Null));
        }
    }
}
