using System;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Newtonsoft.Json.Linq;

namespace RedemptionKit
{
    /// <summary>An implementation of the SDK's own wrapper interface, made when it is known: every call goes on by its name.</summary>
    /// <remarks>The interface is in the app's assemblies, which this package cannot refer to. Only the editor runs this.</remarks>
    public abstract class WrapperProxy
    {
        /// <summary>Where calls go.</summary>
        internal PurchasesWrapper Target { get; set; }

        /// <summary>Hands a call on.</summary>
        /// <param name="method">Its name.</param>
        /// <param name="arguments">What the app gave.</param>
        /// <param name="result">The type of its value; void for none.</param>
        public object Call(string method, object[] arguments, Type result)
        {
            var carried = arguments.Select(Carried).ToArray();
            if (method == "Setup")
            {
                Target.Setup((string)carried[0], (string)carried[1], (string)carried[2], carried.Skip(3).ToArray());
                return null;
            }
            if (result == typeof(void))
            {
                Target.Post(method, carried);
                return null;
            }
            var value = Target.Ask(method, carried);
            if (value == null)
            {
                return result.IsValueType ? Activator.CreateInstance(result) : null;
            }
            return Convert.ChangeType(((JValue)value).Value, result, System.Globalization.CultureInfo.InvariantCulture);
        }

        internal static WrapperProxy Create(Type contract)
        {
            var assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("RedemptionKit.Proxies"), AssemblyBuilderAccess.Run);
            var type = assembly.DefineDynamicModule("Main").DefineType(
                "Proxy", TypeAttributes.Public | TypeAttributes.Sealed, typeof(WrapperProxy), new[] { contract });
            foreach (var method in contract.GetMethods())
            {
                Implement(type, method);
            }
            return (WrapperProxy)Activator.CreateInstance(type.CreateType());
        }

        private static void Implement(TypeBuilder type, MethodInfo method)
        {
            var parameters = method.GetParameters().Select(one => one.ParameterType).ToArray();
            var body = type.DefineMethod(
                method.Name, MethodAttributes.Public | MethodAttributes.Virtual | MethodAttributes.Final | MethodAttributes.HideBySig,
                method.ReturnType, parameters).GetILGenerator();
            body.Emit(OpCodes.Ldarg_0);
            body.Emit(OpCodes.Ldstr, method.Name);
            body.Emit(OpCodes.Ldc_I4, parameters.Length);
            body.Emit(OpCodes.Newarr, typeof(object));
            for (var index = 0; index < parameters.Length; index += 1)
            {
                body.Emit(OpCodes.Dup);
                body.Emit(OpCodes.Ldc_I4, index);
                body.Emit(OpCodes.Ldarg, (short)(index + 1));
                if (parameters[index].IsValueType)
                {
                    body.Emit(OpCodes.Box, parameters[index]);
                }
                body.Emit(OpCodes.Stelem_Ref);
            }
            body.Emit(OpCodes.Ldtoken, method.ReturnType);
            body.Emit(OpCodes.Call, typeof(Type).GetMethod("GetTypeFromHandle"));
            body.Emit(OpCodes.Call, typeof(WrapperProxy).GetMethod("Call"));
            if (method.ReturnType == typeof(void))
            {
                body.Emit(OpCodes.Pop);
            }
            else
            {
                body.Emit(OpCodes.Unbox_Any, method.ReturnType);
            }
            body.Emit(OpCodes.Ret);
        }

        /// <summary>What the native call would get: a redemption goes as its link, values as they are, and an object of the SDK not at all.</summary>
        private static object Carried(object argument)
        {
            var link = argument == null ? null : argument.GetType().GetProperty("RedemptionLink");
            if (link != null)
            {
                return link.GetValue(argument, null);
            }
            var isPlain = argument is string || argument is bool || argument is Enum || argument is string[]
                || (argument != null && argument.GetType().IsPrimitive);
            return isPlain ? argument : null;
        }
    }
}
