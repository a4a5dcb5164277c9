using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

/// <summary>Calls typed methods by the names of the contract, as `session/open` for `Session.Open(…)`, and gives what they send.</summary>
internal sealed class Calls : ContractCalls
{
    /// <summary>What the typed method sends for these params, or its exception.</summary>
    internal static JObject Sent(string method, JObject parameters)
    {
        var words = method.Split('/', '.').Select(Capital).ToArray();
        var group = typeof(ContractCalls).GetProperty(words[0]);
        var typed = group.PropertyType.GetMethod(words[1]);
        var arguments = typed.GetParameters().Select(one => Argument(one, parameters)).ToArray();
        var unknown = parameters.Properties().FirstOrDefault(one => typed.GetParameters().All(parameter => !IsCalled(parameter, one.Name)));
        if (unknown != null)
        {
            throw new ContractMismatch(unknown.Value, "a parameter of the typed method");
        }
        var calls = new Calls();
        Invoke(typed, group.GetValue(calls), arguments);
        return calls._sent;
    }

    private JObject _sent;

    /// <inheritdoc/>
    protected internal override Task<TResult> Send<TResult>(
        string method, JObject parameters, Func<JToken, TResult> read, CancellationToken cancellation, TimeSpan? timeout)
    {
        _sent = parameters ?? new JObject();
        return Task.FromResult<TResult>(null);
    }

    /// <summary>Whether a parameter is that of a member: `managementUrl` for `managementURL`.</summary>
    private static bool IsCalled(ParameterInfo parameter, string member)
    {
        return string.Equals(parameter.Name, member, StringComparison.OrdinalIgnoreCase);
    }

    private static object Argument(ParameterInfo parameter, JObject parameters)
    {
        var json = parameters.Properties().FirstOrDefault(one => IsCalled(parameter, one.Name))?.Value;
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
        return read == null ? throw new InvalidOperationException(bare.Name + " cannot be read") : Invoke(read, null, new object[] { json });
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
