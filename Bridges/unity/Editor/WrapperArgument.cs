using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using System.Reflection;
using Newtonsoft.Json.Linq;

namespace RedemptionKit
{
    /// <summary>Reads an argument of the SDK's wrapper as the wrapper itself passes it to the native side.</summary>
    internal static class WrapperArgument
    {
        private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public;

        /// <summary>The members that identify an object of the SDK to the native side, by the name of its class.</summary>
        /// <remarks>purchases-unity 9.7.0, `PurchasesWrapperAndroid.cs` and `PurchasesWrapperiOS.cs`: what their calls read.</remarks>
        private static readonly Dictionary<string, string[]> Identity = new Dictionary<string, string[]>
        {
            { "WebPurchaseRedemption", new[] { "RedemptionLink" } },
            { "Package", new[] { "Identifier" } },
            { "StoreProduct", new[] { "Identifier" } },
            { "WinBackOffer", new[] { "Identifier" } },
            { "PromotionalOffer", new[] { "Timestamp" } },
            { "SubscriptionOption", new[] { "ProductId", "Id" } },
            { "GoogleProductChangeInfo", new[] { "OldProductIdentifier", "ProrationMode" } },
            { "CustomPaywallImpressionParams", new[] { "PaywallId", "OfferingId" } }
        };

        /// <summary>Returns what the native side gets: a text, a number, a truth value, a list of these, or null.</summary>
        /// <exception cref="UnknownArgument">The value is an object that the wrapper of purchases-unity 9.7.0 does not have.</exception>
        /// <exception cref="NullReferenceException">The wrapper reads the argument, and it is null.</exception>
        internal static object Read(ParameterInfo parameter, object value)
        {
            if (value == null)
            {
                return Null(parameter);
            }
            object plain;
            if (TryPlain(value, out plain))
            {
                return plain;
            }
            var list = value as IEnumerable;
            if (list != null)
            {
                return list.Cast<object>().Select(one => Read(parameter, one)).ToArray();
            }
            return Object(parameter, value);
        }

        private static object Null(ParameterInfo parameter)
        {
            var type = parameter.ParameterType;
            if (type == typeof(string[]))
            {
                return new object[0]; // The wrapper sends it through JsonUtility, which writes a null array as an empty one.
            }
            if (type == typeof(string) || parameter.IsOptional)
            {
                return null;
            }
            throw new NullReferenceException(
                "`" + parameter.Member.Name + "` reads its argument `" + parameter.Name + "`, which is null. The SDK's wrapper throws here on a phone too.");
        }

        /// <summary>An enum goes by the name that the SDK gives it in its `Description`, or else by its number.</summary>
        private static bool TryPlain(object value, out object plain)
        {
            plain = value;
            if (value is Enum)
            {
                var member = value.GetType().GetField(value.ToString());
                var name = member == null ? null : (DescriptionAttribute)Attribute.GetCustomAttribute(member, typeof(DescriptionAttribute));
                plain = name == null ? Convert.ToInt64(value) : (object)name.Description;
                return true;
            }
            return value is string || value.GetType().IsPrimitive;
        }

        private static object Object(ParameterInfo parameter, object value)
        {
            var type = value.GetType();
            string[] names;
            if (Identity.TryGetValue(type.Name, out names))
            {
                var values = names.Select(name => Member(parameter, value, name)).ToArray();
                return values.Length == 1
                    ? values[0]
                    : new JObject(names.Select((name, index) => new JProperty(char.ToLowerInvariant(name[0]) + name.Substring(1), values[index])));
            }
            // The data of ads writes itself (`AdLoadedData.ToJsonString` and its like).
            var json = type.GetMethod("ToJsonString", Members, null, Type.EmptyTypes, null);
            if (json != null && json.ReturnType == typeof(string))
            {
                return ReflectedCall.Invoke(json, value);
            }
            throw new UnknownArgument(parameter.Member.Name, parameter.Name, type.FullName, null);
        }

        /// <summary>Reads a public field, or a property: purchases-unity 9.7.0 has both.</summary>
        private static object Member(ParameterInfo parameter, object value, string name)
        {
            var type = value.GetType();
            var field = type.GetField(name, Members);
            var property = field == null ? type.GetProperty(name, Members) : null;
            if (field == null && property == null)
            {
                throw new UnknownArgument(parameter.Member.Name, parameter.Name, type.FullName, name);
            }
            var found = field != null ? field.GetValue(value) : property.GetValue(value, null);
            object plain = null;
            if (found != null && !TryPlain(found, out plain))
            {
                throw new UnknownArgument(parameter.Member.Name, parameter.Name, type.FullName, name);
            }
            return plain;
        }
    }
}
