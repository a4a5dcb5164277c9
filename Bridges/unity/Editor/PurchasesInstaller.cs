using System;
using System.Reflection;

namespace RedemptionKit
{
    /// <summary>Puts a stand-in under an app's own `Purchases` component, whose wrapper does nothing in the editor.</summary>
    /// <remarks>
    /// The component keeps its wrapper in a private field of the interface `IPurchasesWrapper` (purchases-unity 9.7.0). Its `Start` fills
    /// that field: install after it. What the component calls then goes to `channel/call` by its name; what the channel does not have
    /// throws `ChannelRefused`.
    /// </remarks>
    public static class PurchasesInstaller
    {
        private const string InterfaceName = "IPurchasesWrapper";

        /// <summary>Installs it.</summary>
        /// <param name="purchases">The SDK's component.</param>
        /// <param name="wrapper">The native side; its messages must go to the component's game object.</param>
        /// <exception cref="ArgumentException">The object has no such field.</exception>
        public static void Install(object purchases, PurchasesWrapper wrapper)
        {
            if (purchases == null)
            {
                throw new ArgumentNullException("purchases");
            }
            var field = Field(purchases.GetType());
            var proxy = WrapperProxy.Create(field.FieldType);
            proxy.Target = wrapper ?? throw new ArgumentNullException("wrapper");
            field.SetValue(purchases, proxy);
        }

        private static FieldInfo Field(Type component)
        {
            for (var type = component; type != null; type = type.BaseType)
            {
                foreach (var field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                {
                    if (field.FieldType.IsInterface && field.FieldType.Name == InterfaceName)
                    {
                        return field;
                    }
                }
            }
            throw new ArgumentException(
                component.FullName + " has no field of an interface " + InterfaceName + ". Give the `Purchases` component of purchases-unity; "
                + "where a newer one keeps its wrapper elsewhere, implement that interface over PurchasesWrapper yourself.", "purchases");
        }
    }
}
