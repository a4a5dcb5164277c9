using System;
using System.Reflection;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>Puts a stand-in under an app's own `Purchases` component, whose wrapper does nothing in the editor.</summary>
    /// <remarks>
    /// The component keeps its wrapper in a private field of the interface `IPurchasesWrapper`, and its `Start` fills that field
    /// (purchases-unity 9.7.0, `Purchases.cs`). In play mode install after `Start`; in edit mode no `Start` runs. Every call of the
    /// component then goes to `channel/call` by its name. A call that the SDK does not have throws `ChannelRefused`.
    /// </remarks>
    public static class PurchasesInstaller
    {
        private const string InterfaceName = "IPurchasesWrapper";

        /// <summary>Installs the stand-in, and configures a component that is configured in the inspector.</summary>
        /// <remarks>
        /// With `useRuntimeSetup` off, the component has configured itself against the SDK's empty wrapper, so this runs its
        /// configuration again, with the key of the stand-in's platform. With `useRuntimeSetup` on, the game calls `Configure`
        /// itself, after this.
        /// </remarks>
        /// <param name="purchases">The SDK's component.</param>
        /// <param name="wrapper">The native side; its messages must go to the component's game object.</param>
        /// <exception cref="ArgumentException">The object has no such field.</exception>
        /// <exception cref="ComponentNotStarted">In play mode, the component's `Start` has not run.</exception>
        /// <exception cref="ChannelRefused">The native side rejects the component's configuration.</exception>
        public static void Install(object purchases, PurchasesWrapper wrapper)
        {
            Install(purchases, wrapper, Application.isPlaying);
        }

        internal static void Install(object purchases, PurchasesWrapper wrapper, bool isPlaying)
        {
            if (purchases == null)
            {
                throw new ArgumentNullException("purchases");
            }
            if (wrapper == null)
            {
                throw new ArgumentNullException("wrapper");
            }
            var field = Field(purchases.GetType());
            if (isPlaying && field.GetValue(purchases) == null)
            {
                throw new ComponentNotStarted(purchases.GetType().FullName);
            }
            var proxy = WrapperProxy.Create(field.FieldType);
            proxy.Target = wrapper;
            Set(purchases, field, proxy);
            SdkVersion.Warn(wrapper);
            InspectorSetup.Replay(purchases, proxy);
        }

        /// <summary>Calls `SetWrapper` where the component has it, because it makes the SDK's `AdTracker` too.</summary>
        private static void Set(object purchases, FieldInfo field, WrapperProxy proxy)
        {
            var setter = field.DeclaringType.GetMethod("SetWrapper", InspectorSetup.Members, null, new[] { field.FieldType }, null);
            if (setter == null)
            {
                field.SetValue(purchases, proxy);
                return;
            }
            ReflectedCall.Invoke(setter, purchases, proxy);
        }

        private static FieldInfo Field(Type component)
        {
            for (var type = component; type != null; type = type.BaseType)
            {
                foreach (var field in type.GetFields(InspectorSetup.Members | BindingFlags.DeclaredOnly))
                {
                    if (field.FieldType.IsInterface && field.FieldType.Name == InterfaceName)
                    {
                        return field;
                    }
                }
            }
            throw new ArgumentException(
                component.FullName + " has no field of an interface " + InterfaceName + ". Pass the `Purchases` component of purchases-unity. "
                + "If a newer version keeps its wrapper elsewhere, implement that interface over PurchasesWrapper yourself.", "purchases");
        }
    }
}
