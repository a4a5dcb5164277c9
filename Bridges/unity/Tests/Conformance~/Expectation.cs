using System;
using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>Compares what came with what a case says; null where it holds, else where and how it does not.</summary>
    internal static class Expectation
    {
        internal static string Equal(JToken expected, JToken actual, string path = "")
        {
            return Compare(expected, actual, path, false);
        }

        internal static string Contains(JToken expected, JToken actual, string path = "")
        {
            return Compare(expected, actual, path, true);
        }

        internal static string Refused(JObject expected, CallRefused refused)
        {
            if ((int)expected["code"] != refused.Code || (string)expected["kind"] != refused.Kind)
            {
                return "refused with " + refused.Code + ", " + refused.Kind + " where " + expected["code"] + ", " + expected["kind"] + " stands";
            }
            return expected["path"] != null && (string)expected["path"] != refused.Path ? "refused at " + (refused.Path ?? "no path") : null;
        }

        internal static string Events(JArray expected, IReadOnlyList<SessionEvent> told)
        {
            var names = told.Select(one => one.Name).ToArray();
            var wanted = expected.Select(one => (string)one["name"]).ToArray();
            if (!names.SequenceEqual(wanted))
            {
                return "events are [" + string.Join(", ", names) + "] where [" + string.Join(", ", wanted) + "] stands";
            }
            for (var index = 0; index < told.Count; index += 1)
            {
                var parameters = expected[index]["params"];
                var fault = parameters == null ? null : Contains(parameters, told[index].Params, "/params");
                if (fault != null)
                {
                    return "event " + names[index] + ": " + fault;
                }
            }
            return null;
        }

        private static string Compare(JToken expected, JToken actual, string path, bool partly)
        {
            if (actual == null)
            {
                return At(path) + " is missing";
            }
            if (expected is JObject && actual is JObject)
            {
                return CompareObjects((JObject)expected, (JObject)actual, path, partly);
            }
            if (expected is JArray && actual is JArray)
            {
                return CompareArrays((JArray)expected, (JArray)actual, path, partly);
            }
            var same = IsNumber(expected) && IsNumber(actual) ? SameNumber((JValue)expected, (JValue)actual) : JToken.DeepEquals(expected, actual);
            return same ? null : At(path) + " is " + actual.ToString(Newtonsoft.Json.Formatting.None) + " where "
                + expected.ToString(Newtonsoft.Json.Formatting.None) + " stands";
        }

        private static string CompareObjects(JObject expected, JObject actual, string path, bool partly)
        {
            foreach (var member in expected.Properties())
            {
                var fault = Compare(member.Value, actual[member.Name], path + "/" + member.Name, partly);
                if (fault != null)
                {
                    return fault;
                }
            }
            var more = partly ? null : actual.Properties().FirstOrDefault(member => expected[member.Name] == null);
            return more == null ? null : At(path + "/" + more.Name) + " is not expected";
        }

        private static string CompareArrays(JArray expected, JArray actual, string path, bool partly)
        {
            if (expected.Count != actual.Count)
            {
                return At(path) + " has " + actual.Count + " elements where " + expected.Count + " stand";
            }
            return expected.Select((element, index) => Compare(element, actual[index], path + "/" + index, partly)).FirstOrDefault(fault => fault != null);
        }

        private static bool IsNumber(JToken token)
        {
            return token.Type == JTokenType.Integer || token.Type == JTokenType.Float;
        }

        private static bool SameNumber(JValue one, JValue other)
        {
            if (one.Type == JTokenType.Integer && other.Type == JTokenType.Integer)
            {
                return JToken.DeepEquals(one, other);
            }
            return (double)one == (double)other;
        }

        private static string At(string path)
        {
            return path.Length == 0 ? "the whole" : path;
        }
    }
}
