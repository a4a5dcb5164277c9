using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>Reads what is sent and received with the generated types, writes it again, and compares. `Tests/Codegen` does the same with every reply.</summary>
    internal sealed class RoundTrip
    {
        private readonly HashSet<string> _shapes = new HashSet<string>();
        private int _values;

        /// <summary>Params are written by cases in other words than a client's where they are to be refused: those are not read.</summary>
        internal void Params(string method, JObject parameters, bool areRefused)
        {
            if (!areRefused && TypedCalls.Has(method))
            {
                Check(Shapes.Params(method), parameters, "params");
            }
        }

        internal void Result(string method, JToken result)
        {
            if (!TypedCalls.Has(method))
            {
                return;
            }
            Check(Shapes.Result(method), result, "result");
            var value = method == "channel/call" ? result["value"] as JObject : null;
            if (value != null && value["message"] != null && Expectation.Equal(value, ChannelMessage.Read(value).Write()) != null)
            {
                throw new CaseFault("ChannelMessage writes the message in another way");
            }
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return string.Format(
                CultureInfo.InvariantCulture, "  {0} values of {1} types were read and written back by the generated types", _values, _shapes.Count);
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
