using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Conformance
{
    /// <summary>What a case keeps of its results for its later steps.</summary>
    internal sealed class SavedValues
    {
        private static readonly Regex Place = new Regex(@"\$\{([A-Za-z][A-Za-z0-9]*)\}");

        private readonly Dictionary<string, JToken> _values = new Dictionary<string, JToken>();

        internal void Save(JObject pointers, JToken result)
        {
            foreach (var member in pointers.Properties())
            {
                var value = Find((string)member.Value, result);
                if (value == null)
                {
                    throw new CaseFault("nothing to save at " + member.Value);
                }
                _values[member.Name] = value;
            }
        }

        internal JToken Fill(JToken token)
        {
            if (token is JObject)
            {
                return new JObject(((JObject)token).Properties().Select(member => new JProperty(member.Name, Fill(member.Value))));
            }
            if (token is JArray)
            {
                return new JArray(token.Select(Fill).ToArray());
            }
            return token.Type == JTokenType.String ? FillText((string)token) : token.DeepClone();
        }

        private JToken FillText(string text)
        {
            var whole = Place.Match(text);
            if (whole.Success && whole.Length == text.Length)
            {
                return Value(whole.Groups[1].Value).DeepClone();
            }
            return Place.Replace(text, match => Text(Value(match.Groups[1].Value)));
        }

        private JToken Value(string name)
        {
            JToken value;
            if (!_values.TryGetValue(name, out value))
            {
                throw new CaseFault("nothing saved ${" + name + "}");
            }
            return value;
        }

        private static string Text(JToken value)
        {
            return value.Type == JTokenType.String ? (string)value : value.ToString(Formatting.None);
        }

        /// <summary>RFC 6901; null where nothing is there.</summary>
        private static JToken Find(string pointer, JToken token)
        {
            foreach (var step in pointer.Split('/').Skip(1).Select(part => part.Replace("~1", "/").Replace("~0", "~")))
            {
                int index;
                if (token is JObject)
                {
                    token = token[step];
                }
                else if (token is JArray && int.TryParse(step, out index) && index < ((JArray)token).Count)
                {
                    token = token[index];
                }
                else
                {
                    return null;
                }
                if (token == null)
                {
                    return null;
                }
            }
            return token;
        }
    }

    /// <summary>A case does not hold.</summary>
    internal sealed class CaseFault : Exception
    {
        internal CaseFault(string message) : base(message)
        {
        }
    }
}
