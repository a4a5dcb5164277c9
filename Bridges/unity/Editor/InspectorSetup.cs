using System.Reflection;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>Runs again what a component's `Start` did with its inspector fields against the SDK's empty wrapper.</summary>
    /// <remarks>
    /// purchases-unity 9.7.0, `Purchases.Start`: sets the proxy URL; unless `useRuntimeSetup`, configures and asks for products. The
    /// component's own `Configure(string)` is called, so that its other fields are read as on a phone. Only the key differs: in the
    /// editor that method finds no phone and passes a blank one.
    /// </remarks>
    internal static class InspectorSetup
    {
        internal const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

        internal static void Replay(object purchases, WrapperProxy proxy)
        {
            var runtimeSetup = purchases.GetType().GetField("useRuntimeSetup", Members);
            var configure = purchases.GetType().GetMethod("Configure", Members, null, new[] { typeof(string) }, null);
            var proxyUrl = Text(purchases, "proxyURL");
            if (!string.IsNullOrEmpty(proxyUrl))
            {
                proxy.Target.Post("SetProxyURL", proxyUrl);
            }
            if (runtimeSetup == null || configure == null || (bool)runtimeSetup.GetValue(purchases))
            {
                return;
            }
            var user = Text(purchases, "appUserID");
            proxy.ApiKey = Key(purchases, proxy.Target.Platform) ?? "";
            try
            {
                ReflectedCall.Invoke(configure, purchases, string.IsNullOrEmpty(user) ? null : user);
            }
            finally
            {
                proxy.ApiKey = null;
            }
            proxy.Target.Post("GetProducts", Value(purchases, "productIdentifiers") ?? new string[0], "subs");
        }

        private static string Key(object purchases, Platform platform)
        {
            if (platform == Platform.Ios)
            {
                return Text(purchases, "revenueCatAPIKeyApple");
            }
            var usesAmazon = Value(purchases, "useAmazon") as bool? ?? false;
            return Text(purchases, usesAmazon ? "revenueCatAPIKeyAmazon" : "revenueCatAPIKeyGoogle");
        }

        private static string Text(object purchases, string name)
        {
            return Value(purchases, name) as string;
        }

        private static object Value(object purchases, string name)
        {
            var field = purchases.GetType().GetField(name, Members);
            return field == null ? null : field.GetValue(purchases);
        }
    }
}
