using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>A value has not the shape that the contract says.</summary>
    public sealed class ContractMismatch : Exception
    {
        /// <summary>Names a place and what was expected there.</summary>
        public ContractMismatch(JToken json, string expected, string member = null)
            : base("At `" + Pointer(json, member) + "`: expected " + expected + ".")
        {
            Path = Pointer(json, member);
            Expected = expected;
        }

        /// <summary>Where: a JSON Pointer (RFC 6901) from the root of what was read.</summary>
        public string Path { get; }

        /// <summary>What was expected there.</summary>
        public string Expected { get; }

        private static string Pointer(JToken json, string member)
        {
            var steps = new List<string>();
            if (member != null)
            {
                steps.Add(member);
            }
            for (var token = json; token != null && token.Parent != null; token = token.Parent)
            {
                var property = token as JProperty;
                if (property != null)
                {
                    steps.Add(property.Name);
                }
                else if (token.Parent is JArray)
                {
                    steps.Add(((JArray)token.Parent).IndexOf(token).ToString(CultureInfo.InvariantCulture));
                }
            }
            steps.Reverse();
            return string.Concat(steps.Select(step => "/" + step.Replace("~", "~0").Replace("/", "~1")).ToArray());
        }
    }

    /// <summary>A word of the contract, or one of a newer server. Values of the same word are equal.</summary>
    public abstract class ContractWord<TWord, TKind> : IEquatable<ContractWord<TWord, TKind>>
    {
        /// <summary>Keeps a word, known or not.</summary>
        protected ContractWord(TWord word, TKind kind)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            Word = word;
            Kind = kind;
        }

        /// <summary>The value on the wire.</summary>
        public TWord Word { get; }

        /// <summary>The known word, or the case for all others.</summary>
        public TKind Kind { get; }

        /// <summary>Whether both are there with the same word, or neither is there.</summary>
        public static bool operator ==(ContractWord<TWord, TKind> one, ContractWord<TWord, TKind> other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>The opposite.</summary>
        public static bool operator !=(ContractWord<TWord, TKind> one, ContractWord<TWord, TKind> other)
        {
            return !(one == other);
        }

        /// <summary>The value as JSON.</summary>
        public JToken Write()
        {
            return new JValue((object)Word);
        }

        /// <inheritdoc/>
        public bool Equals(ContractWord<TWord, TKind> other)
        {
            return !ReferenceEquals(other, null) && Word.Equals(other.Word);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as ContractWord<TWord, TKind>);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Word.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Convert.ToString(Word, CultureInfo.InvariantCulture);
        }
    }

    /// <summary>A member that may be left out, and may be null where it is not.</summary>
    public struct Optional<T>
    {
        /// <summary>A member that is there, with its value or null.</summary>
        public Optional(T value)
        {
            IsThere = true;
            Value = value;
        }

        /// <summary>Whether it is there.</summary>
        public bool IsThere { get; }

        /// <summary>Its value; null where it is null or left out.</summary>
        public T Value { get; }

        /// <summary>A value is a member that is there.</summary>
        public static implicit operator Optional<T>(T value)
        {
            return new Optional<T>(value);
        }
    }

    /// <summary>Reads and writes the parts that all types are made of.</summary>
    internal static class JsonShape
    {
        internal static JObject Object(JToken json)
        {
            return json as JObject ?? throw new ContractMismatch(json, "an object");
        }

        internal static string Text(JToken json)
        {
            return json != null && json.Type == JTokenType.String ? (string)json : throw new ContractMismatch(json, "a string");
        }

        internal static bool Truth(JToken json)
        {
            return json != null && json.Type == JTokenType.Boolean ? (bool)json : throw new ContractMismatch(json, "true or false");
        }

        /// <summary>A whole number of 64 bits; a fraction of zero says nothing.</summary>
        internal static long Whole(JToken json)
        {
            if (json != null && json.Type == JTokenType.Integer && ((JValue)json).Value is long)
            {
                return (long)json;
            }
            if (json != null && json.Type == JTokenType.Float)
            {
                var number = (double)json;
                if (Math.Floor(number) == number && Math.Abs(number) <= 9007199254740992)
                {
                    return (long)number;
                }
            }
            throw new ContractMismatch(json, "a whole number of 64 bits");
        }

        internal static double Number(JToken json)
        {
            return json != null && (json.Type == JTokenType.Float || json.Type == JTokenType.Integer)
                ? (double)json
                : throw new ContractMismatch(json, "a number");
        }

        internal static JToken Any(JToken json)
        {
            return json;
        }

        internal static Func<JToken, IReadOnlyList<T>> ListOf<T>(Func<JToken, T> read)
        {
            return json =>
            {
                var elements = json as JArray ?? throw new ContractMismatch(json, "a list");
                var list = new List<T>(elements.Count);
                foreach (var element in elements)
                {
                    list.Add(read(element));
                }
                return list;
            };
        }

        internal static Func<JToken, IReadOnlyDictionary<string, T>> MapOf<T>(Func<JToken, T> read)
        {
            return json =>
            {
                var map = new Dictionary<string, T>();
                foreach (var member in Object(json).Properties())
                {
                    map.Add(member.Name, read(member.Value));
                }
                return map;
            };
        }

        internal static Func<JToken, T> OrNull<T>(Func<JToken, T> read) where T : class
        {
            return json => IsNull(json) ? null : read(json);
        }

        internal static Func<JToken, T?> OrNullValue<T>(Func<JToken, T> read) where T : struct
        {
            return json => IsNull(json) ? (T?)null : read(json);
        }

        internal static T Required<T>(JObject members, string name, Func<JToken, T> read)
        {
            return read(members[name] ?? throw new ContractMismatch(members, "a member that is missing", name));
        }

        /// <summary>A member that may be left out; null is read as absence.</summary>
        internal static T Optional<T>(JObject members, string name, Func<JToken, T> read) where T : class
        {
            var json = members[name];
            return json == null || IsNull(json) ? null : read(json);
        }

        internal static T? OptionalValue<T>(JObject members, string name, Func<JToken, T> read) where T : struct
        {
            var json = members[name];
            return json == null || IsNull(json) ? (T?)null : read(json);
        }

        internal static Optional<T> IfThere<T>(JObject members, string name, Func<JToken, T> read)
        {
            var json = members[name];
            return json == null ? default(Optional<T>) : new Optional<T>(read(json));
        }

        internal static IReadOnlyDictionary<string, T> Others<T>(JObject members, Func<JToken, T> read, params string[] known)
        {
            return members.Properties().Where(member => !known.Contains(member.Name)).ToDictionary(member => member.Name, member => read(member.Value));
        }

        internal static void Constant(JObject members, string name, string word)
        {
            if (Required(members, name, Text) != word)
            {
                throw new ContractMismatch(members[name], "`" + word + "`");
            }
        }

        internal static string Tag(JToken json, string member)
        {
            return Required(Object(json), member, Text);
        }

        internal static string Kind(JToken json)
        {
            switch (json == null ? JTokenType.None : json.Type)
            {
                case JTokenType.Object:
                    return "object";
                case JTokenType.Array:
                    return "array";
                case JTokenType.String:
                    return "string";
                case JTokenType.Integer:
                case JTokenType.Float:
                    return "number";
                case JTokenType.Boolean:
                    return "boolean";
                case JTokenType.Null:
                    return "null";
                default:
                    return "";
            }
        }

        internal static JToken Null()
        {
            return new JValue((object)null);
        }

        internal static JToken Of(string value)
        {
            return value == null ? Null() : new JValue(value);
        }

        internal static JToken Of(bool value)
        {
            return new JValue(value);
        }

        internal static JToken Of(long value)
        {
            return new JValue(value);
        }

        internal static JToken Of(double value)
        {
            return new JValue(value);
        }

        internal static JToken Of(JToken value)
        {
            return value == null ? Null() : value.DeepClone();
        }

        internal static JToken Of<T>(IReadOnlyList<T> list, Func<T, JToken> write)
        {
            var json = new JArray();
            foreach (var element in list)
            {
                json.Add(write(element));
            }
            return json;
        }

        internal static JToken Of<T>(IReadOnlyDictionary<string, T> map, Func<T, JToken> write)
        {
            var json = new JObject();
            foreach (var member in map)
            {
                json.Add(member.Key, write(member.Value));
            }
            return json;
        }

        private static bool IsNull(JToken json)
        {
            return json != null && json.Type == JTokenType.Null;
        }
    }
}
