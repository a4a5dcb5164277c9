using System;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Reflection.Emit;
using Newtonsoft.Json.Linq;

namespace RedemptionKit
{
    /// <summary>Implements the SDK's own wrapper interface at run time: forwards every call by its name.</summary>
    /// <remarks>The interface is in the app's assemblies, which this package cannot refer to. Only the editor runs this.</remarks>
    public abstract class WrapperProxy
    {
        private MethodInfo[] _methods;

        /// <summary>Receives the calls.</summary>
        internal PurchasesWrapper Target { get; set; }

        /// <summary>Replaces the API key of `Setup`; null for the one that the app passes.</summary>
        internal string ApiKey { get; set; }

        /// <summary>Forwards a call.</summary>
        /// <param name="index">The method's place in the interface.</param>
        /// <param name="arguments">The app's arguments.</param>
        public object Call(int index, object[] arguments)
        {
            var method = _methods[index];
            var carried = method.GetParameters().Select((parameter, place) => WrapperArgument.Read(parameter, arguments[place])).ToArray();
            if (method.Name == "Setup")
            {
                Target.Setup((string)carried[0], ApiKey ?? (string)carried[1], (string)carried[2], carried.Skip(3).ToArray());
                return null;
            }
            if (method.ReturnType == typeof(void))
            {
                Target.Post(method.Name, carried);
                return null;
            }
            var value = Target.Ask(method.Name, carried);
            if (value == null)
            {
                return method.ReturnType.IsValueType ? Activator.CreateInstance(method.ReturnType) : null;
            }
            return Convert.ChangeType(((JValue)value).Value, method.ReturnType, CultureInfo.InvariantCulture);
        }

        internal static WrapperProxy Create(Type contract)
        {
            var assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("RedemptionKit.Proxies"), AssemblyBuilderAccess.Run);
            var type = assembly.DefineDynamicModule("Main").DefineType(
                "Proxy", TypeAttributes.Public | TypeAttributes.Sealed, typeof(WrapperProxy), new[] { contract });
            var methods = contract.GetMethods();
            for (var index = 0; index < methods.Length; index += 1)
            {
                Implement(type, methods[index], index);
            }
            var proxy = (WrapperProxy)Activator.CreateInstance(type.CreateType());
            proxy._methods = methods;
            return proxy;
        }

        private static void Implement(TypeBuilder type, MethodInfo method, int number)
        {
            var parameters = method.GetParameters().Select(one => one.ParameterType).ToArray();
            var body = type.DefineMethod(
                method.Name, MethodAttributes.Public | MethodAttributes.Virtual | MethodAttributes.Final | MethodAttributes.HideBySig,
                method.ReturnType, parameters).GetILGenerator();
            body.Emit(OpCodes.Ldarg_0);
            body.Emit(OpCodes.Ldc_I4, number);
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
    }
}
