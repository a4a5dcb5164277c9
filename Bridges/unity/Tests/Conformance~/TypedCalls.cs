using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit.Conformance
{
    /// <summary>Calls the typed methods of a server by the names of the contract, as `session/open` for `server.Session.Open(…)`.</summary>
    internal static class TypedCalls
    {
        /// <summary>Calls the overload with one parameter per member, and writes its result.</summary>
        /// <exception cref="ContractMismatch">The typed method cannot take these params.</exception>
        internal static Task<JToken> Call(ContractCalls calls, string method, JObject parameters)
        {
            var group = Group(method).GetValue(calls);
            var typed = Typed(method);
            var arguments = typed.GetParameters().Select(one => Argument(one, parameters)).ToArray();
            var names = new HashSet<string>(typed.GetParameters().Select(one => one.Name));
            var unknown = parameters.Properties().FirstOrDefault(one => !names.Contains(one.Name));
            if (unknown != null)
            {
                throw new ContractMismatch(unknown.Value, "a parameter of the typed method");
            }
            return Result((Task)Invoke(typed, group, arguments));
        }

        /// <summary>Whether a method of the contract has a typed one: those that Bridges/codegen names have.</summary>
        internal static bool Has(string method)
        {
            return Typed(method) != null;
        }

        private static PropertyInfo Group(string method)
        {
            return typeof(ContractCalls).GetProperty(Capital(method.Split('/')[0]));
        }

        private static MethodInfo Typed(string method)
        {
            var name = Capital(method.Split('/')[1]);
            return Group(method)?.PropertyType.GetMethods().FirstOrDefault(one => one.Name == name && IsPlain(one));
        }

        /// <summary>The other overload takes the params as one object.</summary>
        private static bool IsPlain(MethodInfo method)
        {
            var first = method.GetParameters().FirstOrDefault();
            return first == null || first.Name != "parameters" || !first.ParameterType.Name.EndsWith("Params", StringComparison.Ordinal);
        }

        private static object Argument(ParameterInfo parameter, JObject parameters)
        {
            var json = parameters[parameter.Name];
            var isLeftOut = json == null || json.Type == JTokenType.Null && parameter.HasDefaultValue;
            if (!isLeftOut)
            {
                return Read(parameter.ParameterType, json);
            }
            return parameter.ParameterType.IsValueType ? Activator.CreateInstance(parameter.ParameterType) : null;
        }

        private static object Read(Type type, JToken json)
        {
            var bare = Nullable.GetUnderlyingType(type) ?? type;
            if (typeof(JToken).IsAssignableFrom(bare))
            {
                return bare.IsInstanceOfType(json) ? json : throw new ContractMismatch(json, bare.Name);
            }
            if (bare.IsGenericType && bare.GetGenericTypeDefinition() == typeof(Optional<>))
            {
                return Activator.CreateInstance(bare, json.Type == JTokenType.Null ? null : Read(bare.GetGenericArguments()[0], json));
            }
            if (bare == typeof(string))
            {
                return json.Type == JTokenType.String ? (string)json : throw new ContractMismatch(json, "a string");
            }
            if (bare == typeof(bool))
            {
                return json.Type == JTokenType.Boolean ? (bool)json : throw new ContractMismatch(json, "true or false");
            }
            if (bare == typeof(long) || bare == typeof(double))
            {
                return json is JValue && ((JValue)json).Value is IConvertible && json.Type != JTokenType.String && json.Type != JTokenType.Boolean
                    ? Convert.ChangeType(((JValue)json).Value, bare)
                    : throw new ContractMismatch(json, "a number");
            }
            if (bare.IsGenericType && bare.GetGenericArguments().Length == 1 && typeof(IEnumerable).IsAssignableFrom(bare))
            {
                return ReadList(bare.GetGenericArguments()[0], json as JArray ?? throw new ContractMismatch(json, "a list"));
            }
            if (bare.IsGenericType && bare.GetGenericTypeDefinition() == typeof(IReadOnlyDictionary<,>))
            {
                return ReadMap(bare.GetGenericArguments()[1], json as JObject ?? throw new ContractMismatch(json, "an object"));
            }
            var read = bare.GetMethod("Read", BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly, null, new[] { typeof(JToken) }, null);
            return read == null ? throw new CaseFault(bare.Name + " cannot be read") : Invoke(read, null, new object[] { json });
        }

        private static object ReadList(Type element, JArray json)
        {
            var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(element));
            foreach (var one in json)
            {
                list.Add(Read(element, one));
            }
            return list;
        }

        private static object ReadMap(Type value, JObject json)
        {
            var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(typeof(string), value));
            foreach (var one in json.Properties())
            {
                map.Add(one.Name, Read(value, one.Value));
            }
            return map;
        }

        private static async Task<JToken> Result(Task call)
        {
            await call.ConfigureAwait(false);
            var result = call.GetType().GetProperty("Result").GetValue(call);
            return result as JToken ?? (JToken)Invoke(result.GetType().GetMethod("Write", Type.EmptyTypes), result, null);
        }

        private static object Invoke(MethodInfo method, object target, object[] arguments)
        {
            try
            {
                return method.Invoke(target, arguments);
            }
            catch (TargetInvocationException error)
            {
                System.Runtime.ExceptionServices.ExceptionDispatchInfo.Capture(error.InnerException).Throw();
                throw;
            }
        }

        private static string Capital(string word)
        {
            return char.ToUpperInvariant(word[0]) + word.Substring(1);
        }
    }
}
